// Boots, places, bounty and counters of cards in play.

#include <algorithm>

#include "effect/actions.hpp"
#include "effect/ban_price.hpp"
#include "effect/modifier.hpp"
#include "effect/money.hpp"
#include "effect/subjects.hpp"
#include "shootout/posse.hpp"
#include "shootout/suspended.hpp"
#include "timing/changes.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

constexpr int kMostCounters = 120;

bool is_dude(const Kernel& k, CardId card) { return k.type_of(card) == CardType::dude; }

/// Whether nothing that is said about moving stops it. CL-MOVE-016.
bool goes_home_anyway(const Kernel& k, bool booted) { return booted && !k.parameter(Parameter::bans_stop_going_home); }

bool is_on_the_way_home(const Kernel& k, const Cause& cause) {
  return cause.flags & kEventUnpreventable && goes_home_anyway(k, true);
}

bool is_at_home(const Kernel& k, CardId dude) {
  return location_of(k, dude) == home_of(k, k.card(dude).controller);
}

bool can_boot(const Kernel& k, CardId card, const Cause& cause) {
  return !k.card(card).booted() && !forbidden(k, Act::boot, card, cause);
}

bool can_unboot(const Kernel& k, CardId card, const Cause& cause) {
  return k.card(card).booted() && !forbidden(k, Act::unboot, card, cause);
}

bool can_move(const Kernel& k, CardId dude, LocationId to, const Cause& cause) {
  return is_location(k, to) && location_of(k, dude) != to && may_move(k, dude, to, cause);
}

std::int8_t* counter_of(Card& card, Stat stat) {
  switch (stat) {
    case Stat::control: return &card.control_counters;
    case Stat::production: return &card.production_counters;
    case Stat::influence: return &card.influence_counters;
    case Stat::bullets: return &card.bullets_counters;
    default: return nullptr;
  }
}

/// A dude who does something has booted by it.
void note_performer(Kernel& k, CardId card, const Cause& cause) {
  for (Play& play : k.s.plays) {
    if (play.performer == card && play.card == cause.card && play.ability == cause.ability) play.flags |= kPlayPerformerBooted;
  }
}

/// An ability has moved a dude of the player who uses it.
void note_moved(Kernel& k, CardId dude, const Cause& cause) {
  for (Play& play : k.s.plays) {
    const bool own = k.card(dude).controller == play.player;
    if (own && play.card == cause.card && play.ability == cause.ability) play.flags |= kPlayMovedDude;
  }
}

bool can_be_changed(const Kernel& k, CardId card, Stat stat, int amount, const Cause& cause) {
  if (stat == Stat::control && amount > 0 && forbidden(k, Act::gain_control_points, card, cause)) return false;
  return amount != 0 && !forbidden(k, amount > 0 ? Act::stat_up : Act::stat_down, card, cause);
}

}  // namespace

bool may_move(const Kernel& k, CardId dude, LocationId to, const Cause& cause) {
  if (!is_dude(k, dude)) return false;
  if (is_on_the_way_home(k, cause)) return true;
  if (forbidden(k, Act::move, dude, cause, to)) return false;
  const bool leaves = to && ((k.card(dude).side != 0 && to != k.s.shootout.location) || leaves_suspended(k, dude, to));
  return !leaves || !forbidden(k, Act::leave_posse, dude, cause);
}

namespace {

/// A dude who is attached to a card, and so none at present.
bool is_held(const Kernel& k, CardId card) {
  return k.in_play(card) && k.def(card).type == CardType::dude && k.card(card).host;
}

/// A dude again, where he was held, and his owner's.
void release(Kernel& k, CardId dude) {
  Card& card = k.card(dude);
  card.controller = card.owner;
  const LocationId there = location_of(k, dude);
  card.location = there ? there : home_of(k, card.owner);
  card.host = {};
  touch_board(k);
}

}  // namespace

bool can_go_home(const Kernel& k, CardId dude, bool booted, const Cause& cause) {
  if (is_held(k, dude)) return true;
  if (!is_dude(k, dude)) return false;
  const Card& card = k.card(dude);
  const LocationId home = home_of(k, card.controller);
  if (booted && !card.booted() && forbidden(k, Act::boot, dude, cause)) return false;
  if (!goes_home_anyway(k, booted) && !is_at_home(k, dude) && forbidden(k, Act::move, dude, cause, home)) return false;
  return card.side == 0 || !forbidden(k, Act::leave_posse, dude, cause);
}

// --- booting

void boot(Kernel& k, std::span<const CardId> cards, const Cause& cause) {
  const auto booting =
      those_in_play(k, cards, [&](CardId card) { return can_boot(k, card, cause); });
  raise_for(k, TriggerPoint::card_booted, booting, cause);
}

void change_card_booted(Kernel& k, Event& event) {
  const Cause cause = cause_of(event);
  change_each_in_play(k, event, [&](CardId card) {
    if (!can_boot(k, card, cause)) return false;
    k.card(card).set(kBooted);
    note_performer(k, card, cause);
    return true;
  });
  touch(k);
}

void unboot(Kernel& k, std::span<const CardId> cards, const Cause& cause) {
  const auto unbooting =
      those_in_play(k, cards, [&](CardId card) { return can_unboot(k, card, cause); });
  raise_for(k, TriggerPoint::card_unbooted, unbooting, cause);
}

void change_card_unbooted(Kernel& k, Event& event) {
  const Cause cause = cause_of(event);
  change_each_in_play(k, event, [&](CardId card) {
    if (!can_unboot(k, card, cause)) return false;
    k.card(card).set(kBooted, false);
    return true;
  });
  touch(k);
}

// --- moving

void count_as_moved_home(Kernel& k, CardId dude, const Cause& cause) {
  if (!is_at_home(k, dude)) return;
  Event event = make_event(TriggerPoint::dude_moved, dude, cause);
  event.from = event.to = k.card(dude).location;
  event.player = k.card(dude).controller;
  event.detail = kAlreadyDone;
  raise(k, event);
}

void move(Kernel& k, CardId dude, LocationId to, const Cause& cause) {
  if (!k.in_play(dude) || !can_move(k, dude, to, cause)) {
    k.s.result = 0;
    return;
  }
  Event event = make_event(TriggerPoint::dude_moved, dude, cause);
  event.from = location_of(k, dude);
  event.to = to;
  event.player = k.card(dude).controller;
  const bool is_free = is_on_the_way_home(k, cause) || priced_bans(k, Act::move, dude, cause, to).empty();
  is_free ? static_cast<void>(raise(k, event)) : raise_at_price(k, event);
}

void change_dude_moved(Kernel& k, Event& event) {
  if (event.detail == kAlreadyDone) return change_each(k, event, [](CardId) { return true; });
  const Cause cause = cause_of(event);
  CardList leaving;
  change_each_in_play(k, event, [&](CardId dude) {
    if (!can_move(k, dude, event.to, cause)) return false;
    Card& card = k.card(dude);
    note_moved(k, dude, cause);
    if (!card.host) card.location = event.to;  // what is attached stays so
    card.set(kStaying, false);
    end_effects_of_place(k, dude);
    if (card.side != 0 && event.to != k.s.shootout.location) leaving.push_back(dude);
    leave_suspended(k, dude, event.to);
    return true;
  });
  touch(k);
  // Who is moved away is not in the shootout any more; that is part of the move and cannot be
  // refused.
  if (leaving.empty()) return;
  for (const CardId dude : leaving) leave_present_posse(k, dude);
  Event left = make_event(TriggerPoint::dude_left_posse, leaving, cause);
  left.detail = kAlreadyDone;
  raise(k, left);
}

// --- going home. Compendium, "Send Home Booted": boot, move, leave the posse.

void send_home(Kernel& k, std::span<const CardId> dudes, bool booted, const Cause& cause) {
  const auto going =
      those_in_play(k, dudes, [&](CardId dude) { return can_go_home(k, dude, booted, cause); });
  raise_for(k, TriggerPoint::dude_sent_home, going, cause, [&](Event& event) {
    event.amount = booted;
    if (booted) event.flags |= kEventBooted;
  });
}

void change_dude_sent_home(Kernel& k, Event& event) {
  if (event.detail == kAlreadyDone) return change_each(k, event, [](CardId) { return true; });
  const Cause cause = cause_of(event);
  const bool booted = event.amount != 0;
  CardList going;
  change_each_in_play(k, event, [&](CardId dude) {
    if (!can_go_home(k, dude, booted, cause)) return false;
    if (is_held(k, dude)) release(k, dude);
    leave_suspended(k, dude);
    going.push_back(dude);
    return true;
  });
  // The last pushed runs first.
  const auto in_posse =
      those_in_play(k, going, [&](CardId dude) { return k.card(dude).side != 0; });
  const auto away = those_in_play(k, going, [&](CardId dude) { return !k.card(dude).host && !is_at_home(k, dude); });
  if (!in_posse.empty()) leave_posse(k, in_posse, cause);
  Cause of_move = cause;
  if (goes_home_anyway(k, booted)) of_move.flags |= kEventUnpreventable;
  for (auto dude = away.rbegin(); dude != away.rend(); ++dude)
    move(k, *dude, home_of(k, k.card(*dude).controller), of_move);
  if (booted) boot(k, going, cause);
}

// --- bounty. Compendium, "Bounty", "Wanted Dudes": a dude with bounty is wanted.

namespace {

/// Where it is but a sign that a dude is wanted, there is one or none. CL-WANTED-009.
int most_bounty(const Kernel& k) {
  const int limit = k.parameter(Parameter::bounty_limit);
  return limit == 0 ? kMostCounters : std::min(limit, kMostCounters);
}

}  // namespace

int bounty_of(const Kernel& k, CardId dude) {
  return std::max<int>(k.card(dude).bounty, permitted(k, Permit::always_wanted, dude) ? 1 : 0);
}

bool can_gain_bounty(const Kernel& k, CardId card, const Cause& cause) {
  return is_dude(k, card) && counts_as_its_type(k, card) && k.card(card).bounty < most_bounty(k) &&
         !forbidden(k, Act::gain_bounty, card, cause);
}

void change_bounty(Kernel& k, std::span<const CardId> dudes, int amount, const Cause& cause) {
  const auto changing = those_in_play(k, dudes, [&](CardId dude) {
    return amount > 0 ? can_gain_bounty(k, dude, cause) : amount < 0 && k.card(dude).bounty > 0;
  });
  raise_for(k, amount > 0 ? TriggerPoint::bounty_gained : TriggerPoint::bounty_lost, changing,
            cause, [&](Event& event) {
              event.amount =
                  static_cast<std::int16_t>(std::clamp(std::abs(amount), 0, kMostCounters));
            });
}

void change_bounty_gained(Kernel& k, Event& event) {
  const Cause cause = cause_of(event);
  change_each_in_play(k, event, [&](CardId dude) {
    if (!can_gain_bounty(k, dude, cause)) return false;
    Card& card = k.card(dude);
    card.bounty = static_cast<std::int8_t>(std::min(card.bounty + event.amount, most_bounty(k)));
    return true;
  });
  touch(k);
}

void change_bounty_lost(Kernel& k, Event& event) {
  change_each_in_play(k, event, [&](CardId dude) {
    Card& card = k.card(dude);
    const bool had_any = card.bounty > 0;
    card.bounty = static_cast<std::int8_t>(std::max(card.bounty - event.amount, 0));
    return had_any;
  });
  touch(k);
}

/// From the dude, who has left play with it, to a player's stash.
void change_bounty_collected(Kernel& k, Event& event) {
  add_to_stash(k, event.player, event.amount);
  event.changed = 1;
}

// --- counters: permanent, RC-DURATION-001, -002

void change_counter(Kernel& k, std::span<const CardId> cards, Stat stat, int amount,
                    const Cause& cause) {
  const auto changing = those_in_play(k, cards, [&](CardId card) {
    return counter_of(k.card(card), stat) && can_be_changed(k, card, stat, amount, cause);
  });
  raise_for(k, TriggerPoint::counter_changed, changing, cause, [&](Event& event) {
    event.amount = static_cast<std::int16_t>(std::clamp(amount, -kMostCounters, kMostCounters));
    event.detail = static_cast<std::uint8_t>(stat);
  });
}

void change_counter_changed(Kernel& k, Event& event) {
  const Cause cause = cause_of(event);
  change_each_in_play(k, event, [&](CardId card) {
    const auto stat = static_cast<Stat>(event.detail);
    std::int8_t* counter = counter_of(k.card(card), stat);
    if (!counter || !can_be_changed(k, card, stat, event.amount, cause)) return false;
    *counter = static_cast<std::int8_t>(
        std::clamp(*counter + event.amount, -kMostCounters, kMostCounters));
    return true;
  });
  touch(k);
}

}  // namespace highnoon
