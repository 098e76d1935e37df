#pragma once

/// Call-outs, by the play or by a card's effect. Rules: Reloaded 1.3.1, "Callin' Out" (RR-CALLOUT).

#include "flow/kernel.hpp"

namespace highnoon {

/// How a dude calls out another: by the play, or by an effect that may say that it cannot be
/// refused.
struct CallOut {
  CardId caller;
  CardId target;
  bool by_effect = false;
  bool cannot_refuse = false;
  bool alone = false;          ///< nobody else joins the shootout that comes of it
  std::uint8_t rounds = 0;     ///< after which that shootout ends; 0: no limit
  std::uint8_t refuse_for = 0; ///< ghost rock that who refuses pays the caller's player
};

/// Starts a call-out (pushes frames): made, answered, and a shootout if it is accepted. It comes to
/// nothing if the dudes are not at one place (`callout_from_afar`) or one player controls both.
void call_out(Kernel& k, const CallOut& how, const Cause& cause);
/// Whether the caller could call out the target now: presence (an effect may reach further) and bans.
bool can_call_out(const Kernel& k, CardId caller, CardId target, const Cause& cause, bool by_effect = false);

/// Whether a call-out is being made or answered.
bool callout_under_way(const Kernel& k);
/// In the call-out under way a dude is caller or called instead of another.
void take_place_of(Kernel& k, CardId dude, CardId of);
/// The shootout that comes of it will have the mark's posse formed first.
void let_mark_form_first(Kernel& k);
/// Nobody else will join the mark's posse while the posses of that shootout form.
void let_mark_stand_alone(Kernel& k);
/// Whether the one called out joins though that is forbidden: the Winner has put the ban on refusing
/// before it. RR-GOLD-003.
bool mark_must_join(const Kernel& k);

}  // namespace highnoon
