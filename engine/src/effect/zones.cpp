// Leaving play, hands and decks. Rules: Reloaded 1.3.1, "Decks, Discards, and Boot Hill";
// Compendium 0.7, "Wanted Dudes", "Harrowed".

#include <algorithm>

#include "effect/actions.hpp"
#include "effect/leaving.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "shootout/posse.hpp"
#include "shootout/share_bounty.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "timing/changes.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

/// What leaves play, by the event that tells it.
struct Leaving {
  CardList dudes, deeds, attachments, others;
};

CardList& list_for(const Kernel& k, CardId card, Leaving& leaving) {
  const CardType type = k.type_of(card);
  if (type == CardType::dude) return leaving.dudes;
  if (type == CardType::deed) return leaving.deeds;
  const Card& c = k.card(card);
  return c.host || c.host_location ? leaving.attachments : leaving.others;
}

/// Homes never leave play.
bool is_home(const Kernel& k, CardId card) { return k.def(card).type == CardType::outfit; }

/// What has been aced already cannot leave in another way, though it is still there.
bool can_leave(const Kernel& k, CardId card, Act act, const Cause& cause) {
  return !is_home(k, card) && !k.card(card).has(kAced) && (cause.flags & kEventUnpreventable || !forbidden(k, act, card, cause));
}

Leaving those_leaving(const Kernel& k, std::span<const CardId> cards, Act act, const Cause& cause) {
  Leaving leaving;
  for (const CardId card :
       those_in_play(k, cards, [&](CardId c) { return can_leave(k, c, act, cause); })) {
    list_for(k, card, leaving).push_back(card);
  }
  return leaving;
}

/// Where cards go that are removed from the game.
constexpr Zone kOutOfTheGame{0xFF};

/// The event tells whose the first card was, where it was and on what; `to`: where the cards go if they are neither aced nor
/// discarded.
void raise_leaving(Kernel& k, TriggerPoint type, const CardList& cards, bool acing,
                   const Cause& cause, Zone to = Zone::none) {
  if (cards.empty()) return;
  raise_for(k, type, cards, cause, [&](Event& event) {
    const CardId first = event.subjects[0];
    event.player = k.card(first).controller;
    event.from = location_of(k, first);
    event.other = k.card(first).host;
    event.amount = acing;
    event.mode = static_cast<std::uint8_t>(to);
  });
}

void leave(Kernel& k, const Leaving& leaving, bool acing, const Cause& cause) {
  k.s.result = 0;
  // The last pushed runs first.
  raise_leaving(k, TriggerPoint::card_left_play, leaving.others, acing, cause);
  raise_leaving(k, TriggerPoint::attachment_left_play, leaving.attachments, acing, cause);
  raise_leaving(k, TriggerPoint::deed_left_play, leaving.deeds, acing, cause);
  raise_leaving(k, acing ? TriggerPoint::dude_aced : TriggerPoint::dude_discarded, leaving.dudes,
                acing, cause);
}

/// Harrowed dudes in play that a card effect would ace are discarded instead; casualties are aced.
/// RC-HARROWED-004 to -006.
bool is_kept_from_boot_hill(const Kernel& k, CardId card, const Cause& cause) {
  if (k.parameter(Parameter::harrowed_pulls)) return false;
  return cause.is_effect() && !(cause.flags & (kEventCasualty | kEventUnpreventable)) && k.card(card).in_play() &&
         k.type_of(card) == CardType::dude && has_keyword(k, card, Keyword::harrowed);
}

// --- the change itself

/// Who gets the bounty: the player whose effect it was, or the opponent for a casualty; never one
/// who owns or controls the dude. RC-WANTED-004 to -007.
PlayerId collector(const Kernel& k, const Event& event, CardId dude) {
  const bool earns = event.has(kEventCasualty) || event.cause_card;
  const Card& card = k.card(dude);
  const PlayerId player = doer_of(k, event, dude);
  return earns && player != card.owner && player != card.controller ? player : PlayerId{};
}

/// What follows from cards leaving play, raised when they all have.
struct Consequences {
  List<Event, decltype(Event::subjects){}.size()> bounties;
  List<Event, decltype(Event::subjects){}.size()> shared;      ///< bounties that a whole posse has earned
  CardList attached;   ///< gone with their hosts
  CardList sent_home;  ///< from deeds that are no more
};

/// Everything attached to a card, and to that.
void collect_attached(const Kernel& k, CardId host, CardList& attached) {
  for (const CardId card : attachments(k, host)) {
    collect_attached(k, card, attached);
    attached.push_back(card);
  }
}

/// A ruleset may have bounty collected for aced dudes, or in shootouts, only. CL-WANTED-005, -006.
bool pays_bounty(const Kernel& k, const Event& event) {
  if (event.type != TriggerPoint::dude_aced && !k.parameter(Parameter::bounty_for_discards)) return false;
  return k.s.shootout.active == 2 || k.parameter(Parameter::bounty_outside_shootouts);
}

/// @return whether somebody collects it
bool note_bounty(const Kernel& k, const Event& event, CardId dude, Consequences& after) {
  const int bounty = bounty_of(k, dude);
  const PlayerId player = collector(k, event, dude);
  if (bounty == 0 || !player || !pays_bounty(k, event)) return false;  // the bank's
  Event collected = make_event(TriggerPoint::bounty_collected, dude, cause_of(event));
  collected.player = player;
  collected.amount = static_cast<std::int16_t>(bounty);
  const bool shared = event.has(kEventCasualty) && side_of(k, player) != 0 &&
                      k.parameter(Parameter::casualty_bounty_shared);
  (shared ? after.shared : after.bounties).push_back(collected);
  return true;
}

/// RR-LOC-012: whoever is at a deed that leaves play goes home booted, whatever else is said about
/// moving.
void empty_deed(Kernel& k, CardId deed, const Cause& cause, Consequences& after) {
  for (const CardId dude : dudes_at(k, deed)) {
    Card& card = k.card(dude);
    remove_from_posse(k, dude);
    card.location = home_of(k, card.controller);
    if (!forbidden(k, Act::boot, dude, cause)) card.set(kBooted);
    end_effects_of_place(k, dude);
    after.sent_home.push_back(dude);
  }
  // What is left of a shootout there (dudes that stay elsewhere) goes on in the middle of the town.
  if (k.s.shootout.active && k.s.shootout.location == LocationId(deed))
    k.s.shootout.location = LocationId::town_square();
}

/// Where what is attached to a card goes with it. RR-PILE-011, -012, RR-LOC-013; CL-GOODS-003, CL-SPELL-002, CL-IMPROVE-004.
Zone pile_of_attached(const Kernel& k, Zone pile) {
  return pile == Zone::boot_hill && k.parameter(Parameter::attachments_follow_host) ? pile : Zone::discard;
}

/// The card to its owner's pile, what is attached to it to those of their owners.
void take_from_play(Kernel& k, const Event& event, CardId card, Zone pile, Consequences& after) {
  CardList attached;
  collect_attached(k, card, attached);
  if (k.def(card).type == CardType::deed) empty_deed(k, card, rule_of(event), after);
  put(k, card, pile);
  for (const CardId lost : attached) put(k, lost, pile_of_attached(k, pile));
  after.attached.insert(after.attached.end(), attached.begin(), attached.end());
}

void raise_consequences(Kernel& k, const Event& event, Consequences& after) {
  const Cause rule = rule_of(event);
  const auto done = [&](Event& told) {
    told.detail = kAlreadyDone;
    told.player = k.card(told.subjects[0]).owner;
  };
  if (!after.sent_home.empty()) {
    raise_for(k, TriggerPoint::dude_sent_home, after.sent_home, rule, [&](Event& told) {
      done(told);
      told.amount = 1;
      told.flags |= kEventBooted;
    });
  }
  if (!after.attached.empty()) {
    raise_for(k, TriggerPoint::attachment_left_play, after.attached, rule, [&](Event& told) {
      done(told);
      told.amount = is_acing(event) && pile_of_attached(k, Zone::boot_hill) == Zone::boot_hill;
    });
  }
  for (const Event& bounty : after.shared)
    share_bounty(k, bounty.subjects[0], bounty.amount, bounty.player, cause_of(event));
  for (auto bounty = after.bounties.rbegin(); bounty != after.bounties.rend(); ++bounty)
    raise(k, *bounty);
}

void change_leaving(Kernel& k, Event& event, bool acing) {
  const Cause cause = cause_of(event);
  const Act act = acing ? Act::be_aced : Act::be_discarded;
  const auto to = static_cast<Zone>(event.mode);  // given if it goes elsewhere than these two bring it
  const bool stays = leaves_last(k, event);
  Consequences after;
  change_each_in_play(k, event, [&](CardId card) {
    if (to == Zone::none ? !can_leave(k, card, act, cause) : is_home(k, card)) return false;
    const bool collected = note_bounty(k, event, card, after);
    if (stays) {
      k.card(card).set(kAced);
      if (collected) k.card(card).bounty = 0;  // or who comes back would still be worth it
      return true;
    }
    const Zone pile = acing ? Zone::boot_hill : Zone::discard;
    take_from_play(k, event, card, to == Zone::none ? pile : to == kOutOfTheGame ? Zone::none : to, after);
    return true;
  });
  raise_consequences(k, event, after);
}

}  // namespace

bool is_acing(const Event& event) {
  switch (event.type) {
    case TriggerPoint::dude_aced: return true;
    case TriggerPoint::deed_left_play:
    case TriggerPoint::attachment_left_play:
    case TriggerPoint::card_left_play: return event.amount != 0;
    default: return false;
  }
}

PlayerId doer_of(const Kernel& k, const Event& event, CardId card) {
  const int side = event.has(kEventCasualty) ? side_of_card(k, card) : 0;
  return side != 0 ? player_of_side(k, other_side(side)) : event.cause_player;
}

bool leaves_last(const Kernel& k, const Event& event) {
  return k.parameter(Parameter::aced_leave_last) && is_acing(event) && event.detail != kAlreadyDone;
}

void bury(Kernel& k, Event& event) {
  Consequences after;
  for (int i = 0; i < event.count; ++i) {
    const CardId card = event.subjects[static_cast<std::size_t>(i)];
    if (event.changed >> i & 1 && k.in_play(card) && k.card(card).has(kAced)) take_from_play(k, event, card, Zone::boot_hill, after);
  }
  touch(k);
  raise_consequences(k, event, after);
}

void ace(Kernel& k, std::span<const CardId> cards, const Cause& cause) {
  CardList aced, discarded;
  for (const CardId card : cards) {
    if (k.exists(card)) (is_kept_from_boot_hill(k, card, cause) ? discarded : aced).push_back(card);
  }
  const Leaving leaving = those_leaving(k, aced, Act::be_aced, cause);
  if (!discarded.empty()) discard(k, discarded, cause);
  const std::int32_t result = k.s.result;
  leave(k, leaving, true, cause);
  if (!discarded.empty()) k.s.result += result;
}

void discard(Kernel& k, std::span<const CardId> cards, const Cause& cause) {
  leave(k, those_leaving(k, cards, Act::be_discarded, cause), false, cause);
}

void return_from_play(Kernel& k, std::span<const CardId> cards, Zone to, const Cause& cause) {
  k.s.result = 0;
  const auto leaving = those_in_play(k, cards, [&](CardId card) { return !is_home(k, card) && (to == kOutOfTheGame || !k.card(card).has(kAced)); });
  raise_leaving(k, TriggerPoint::card_left_play, leaving, false, cause, to);
}

void remove(Kernel& k, std::span<const CardId> cards, const Cause& cause) { return_from_play(k, cards, kOutOfTheGame, cause); }

void change_dude_aced(Kernel& k, Event& event) { change_leaving(k, event, true); }
void change_dude_discarded(Kernel& k, Event& event) { change_leaving(k, event, false); }
void change_deed_left_play(Kernel& k, Event& event) { change_leaving(k, event, event.amount != 0); }
void change_card_left_play(Kernel& k, Event& event) { change_leaving(k, event, event.amount != 0); }
void change_attachment_left_play(Kernel& k, Event& event) {
  if (event.detail == kAlreadyDone) return change_each(k, event, [](CardId) { return true; });
  change_leaving(k, event, event.amount != 0);
}

// --- hands

void discard_from_hand(Kernel& k, std::span<const CardId> cards, const Cause& cause) {
  k.s.result = 0;
  for (int seat = k.players() - 1; seat >= 0; --seat) {
    const PlayerId player{static_cast<std::uint8_t>(seat)};
    CardList held;
    for (const CardId card : cards) {
      if (k.player(player).hand.contains(card)) held.push_back(card);
    }
    if (held.empty()) continue;
    raise_for(k, TriggerPoint::card_discarded_from_hand, held, cause,
              [&](Event& event) { event.player = player; });
  }
}

void change_card_discarded_from_hand(Kernel& k, Event& event) {
  change_each(k, event, [&](CardId card) {
    if (k.card(card).zone != Zone::hand) return false;
    put(k, card, Zone::discard);
    return true;
  });
}

void draw_cards(Kernel& k, PlayerId player, int amount, const Cause& cause) {
  k.s.result = 0;
  if (amount <= 0) return;
  Event event = make_event(TriggerPoint::card_drawn_by_effect, cause);
  event.player = player;
  event.amount = static_cast<std::int16_t>(std::min(amount, Pile::capacity()));
  raise(k, event);
}

void change_card_drawn_by_effect(Kernel& k, Event& event) {
  const PlayerId player = event.player;
  int drawn = 0;
  while (drawn < event.amount && draw_top(k, player, Zone::hand)) ++drawn;
  event.amount = static_cast<std::int16_t>(drawn);
  event.changed = drawn > 0;
}

}  // namespace highnoon
