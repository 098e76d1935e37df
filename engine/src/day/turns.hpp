#pragma once

/// Steps in which every player has a turn. Rules: Reloaded 1.3.1, "Gambling Phase" (RR-GAMBLE-019,
/// -020).

#include "flow/kernel.hpp"

namespace highnoon {

/// The Winner; before there is one, the first seat.
inline PlayerId first_player(const Kernel& k) { return k.s.winner ? k.s.winner : PlayerId{0}; }

/// The player whose turn it is, `turn` seats clockwise from `first`.
inline PlayerId player_in_turn(const Kernel& k, PlayerId first, int turn) {
  return PlayerId{static_cast<std::uint8_t>((first.index() + turn) % k.players())};
}

/// A change that the rules themselves make for a player.
inline Cause rule(PlayerId player) {
  Cause cause;
  cause.player = player;
  return cause;
}

/// Runs `act(player)` for each player who has not lost, clockwise from `first`, one in each run of
/// the step: each may raise an event. `turn` is kept in the frame, 0 before and after.
template <typename Act>
Flow each_player(Kernel& k, std::uint8_t& turn, PlayerId first, Act act) {
  while (turn < k.players()) {
    const PlayerId player = player_in_turn(k, first, turn++);
    if (k.player(player).has(kOut)) continue;
    act(player);
    return Flow::stay;
  }
  turn = 0;
  return Flow::next;
}

/// A phase begins (what entered play before it no longer counts as new) and ends with the effects
/// that last until then.
void begin_phase(Kernel& k, Phase phase);
void end_phase(Kernel& k);

/// High Noon goes on with this player's turn, as if somebody had had one before (pushes frames).
void go_on_at_noon(Kernel& k, PlayerId player);

}  // namespace highnoon
