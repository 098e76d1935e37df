#pragma once

/// The five plays: what each lists and how each is carried out. Rules: Reloaded 1.3.1, "The Five
/// Plays".

#include "flow/kernel.hpp"

namespace highnoon {

/// Who makes a basic play, as the cause of what it does. `flags`: EventFlag.
inline Cause basic_play(PlayerId player, std::uint16_t timing = kNoonPlay,
                        std::uint16_t flags = 0) {
  Cause cause;
  cause.player = player;
  cause.timing = timing;
  cause.flags = flags;
  return cause;
}

/// The timing of a basic play made now: Shoppin' and inventing may be Shootout plays. RR-SHOOT-004.
inline std::uint16_t play_timing(const Kernel& k) {
  return k.s.shootout.step & kShootout ? kShootout : kNoonPlay;
}

/// Carries a play out, one change a run: `stage` counts the runs. Flow::next: the play is complete,
/// what it pushed aside.
using CarryOut = Flow (*)(Kernel&, PlayerId, const Option&, std::uint8_t& stage);

// Each appends what the player may do now. Everything in it is legal.
void list_callouts(const Kernel& k, PlayerId player, OptionList& o);
void list_moves(const Kernel& k, PlayerId player, OptionList& o);
void list_shopping(const Kernel& k, PlayerId player, OptionList& o);
void list_inventions(const Kernel& k, PlayerId player, OptionList& o);
void list_replacements(const Kernel& k, PlayerId player, OptionList& o);
void list_trades(const Kernel& k, PlayerId player, OptionList& o);

/// A Tradin' play by an effect (pushes frames), the place chosen first.
bool can_trade(const Kernel& k, PlayerId player);
void trade(Kernel& k, PlayerId player);

Flow act(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t& stage);
Flow call_out(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t& stage);
Flow move(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t& stage);
Flow shop(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t& stage);
Flow invent(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t& stage);
Flow replace_dude(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t& stage);
Flow trade(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t& stage);

}  // namespace highnoon
