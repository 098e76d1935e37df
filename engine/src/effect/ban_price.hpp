#pragma once

/// Bans that a price lifts: who pays it does after all what a trait forbids ("cannot ... unless"). Such a price is paid for each move that
/// the ban is about, right before it.

#include <span>
#include <vector>

#include "effect/cache.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

using BanList = std::vector<const StandingRow*>;

/// What a trait may read about the act: event_to, event_cause, event_kind ...
inline Event as_event(CardId card, const Cause& cause, LocationId to) {
  Event event;
  event.count = 1;
  event.subjects[0] = card;
  event.player = event.cause_player = cause.player;
  event.cause_timing = cause.timing;
  event.cause_card = cause.card;
  event.cause_ability = cause.ability;
  event.flags = cause.flags;
  event.to = to;
  return event;
}
/// The traits that forbid it to the card, but for a price.
BanList priced_bans(const Kernel& k, Act act, CardId card, const Cause& cause, LocationId to);
/// Whether the prices of all these could be paid for what the event tells, together.
bool can_pay(const Kernel& k, const BanList& bans, const Event& event);
/// Whether, besides the moves of these others to the place, the dude's could be paid for too, each by who controls the mover.
bool can_pay_besides(const Kernel& k, CardId dude, LocationId to, std::span<const CardId> others);
/// Lets a dude move once what lifts the bans on that is paid. Where it cannot be, nobody moves.
void raise_at_price(Kernel& k, const Event& move);

}  // namespace highnoon
