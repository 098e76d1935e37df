// Leaving play, hands and decks. Rules: Reloaded 1.3.1, "Decks, Discards, and Boot Hill";
// Compendium 0.7, "Wanted Dudes", "Harrowed".

#include <algorithm>

#include "effect/actions.hpp"
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

bool can_leave(const Kernel& k, CardId card, Act act, const Cause& cause) {
  return !is_home(k, card) && (cause.flags & kEventUnpreventable || !forbidden(k, act, card, cause));
}

Leaving those_leaving(const Kernel& k, std::span<const CardId> cards, Act act, const Cause& cause) {
  Leaving leaving;
  for (const CardId card :
       those_in_play(k, cards, [&](CardId c) { return can_leave(k, c, act, cause); })) {
    list_for(k, card, leaving).push_back(card);
  }
  return leaving;
}

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
  return cause.is_effect() && !(cause.flags & (kEventCasualty | kEventUnpreventable)) && k.card(card).in_play() &&
         k.type_of(card) == CardType::dude && has_keyword(k, card, Keyword::harrowed);
}

// --- the change itself

/// Who gets the bounty: the player whose effect it was, or the opponent for a casualty; never one
/// who owns or controls the dude. RC-WANTED-004 to -007.
PlayerId collector(const Kernel& k, const Event& event, CardId dude) {
  const bool earns = event.has(kEventCasualty) || event.cause_card;
  const Card& card = k.card(dude);
  const PlayerId player = event.cause_player;
  return earns && player != card.owner && player != card.controller ? player : PlayerId{};
}

/// What follows from cards leaving play, raised when they all have.
struct Consequences {
  List<Event, decltype(Event::subjects){}.size()> bounties;
  List<Event, decltype(Event::subjects){}.size()> shared;      ///< bounties that a whole posse has earned
  CardList attached;   ///< discarded with their hosts
  CardList sent_home;  ///< from deeds that are no more
};

/// Everything attached to a card, and to that.
void collect_attached(const Kernel& k, CardId host, CardList& attached) {
  for (const CardId card : attachments(k, host)) {
    collect_attached(k, card, attached);
    attached.push_back(card);
  }
}

void note_bounty(const Kernel& k, const Event& event, CardId dude, Consequences& after) {
  const int bounty = k.card(dude).bounty;
  const PlayerId player = collector(k, event, dude);
  if (bounty == 0 || !player) return;  // the bank's
  Event collected = make_event(TriggerPoint::bounty_collected, dude, cause_of(event));
  collected.player = player;
  collected.amount = static_cast<std::int16_t>(bounty);
  const bool shared = event.has(kEventCasualty) && side_of(k, player) != 0 &&
                      k.parameter(Parameter::casualty_bounty_shared);
  (shared ? after.shared : after.bounties).push_back(collected);
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

/// RR-PILE-011, -012, RR-LOC-013: the card to its owner's pile, what is attached to it to the
/// discard piles of their owners.
void take_from_play(Kernel& k, const Event& event, CardId card, Zone pile, Consequences& after) {
  CardList attached;
  collect_attached(k, card, attached);
  note_bounty(k, event, card, after);
  if (k.def(card).type == CardType::deed) empty_deed(k, card, rule_of(event), after);
  put(k, card, pile);
  for (const CardId lost : attached) put(k, lost, Zone::discard);
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
  if (!after.attached.empty())
    raise_for(k, TriggerPoint::attachment_left_play, after.attached, rule, done);
  for (const Event& bounty : after.shared)
    share_bounty(k, bounty.subjects[0], bounty.amount, bounty.player, cause_of(event));
  for (auto bounty = after.bounties.rbegin(); bounty != after.bounties.rend(); ++bounty)
    raise(k, *bounty);
}

void change_leaving(Kernel& k, Event& event, bool acing) {
  const Cause cause = cause_of(event);
  const Act act = acing ? Act::be_aced : Act::be_discarded;
  const auto to = static_cast<Zone>(event.mode);  // given if it goes elsewhere than these two bring it
  Consequences after;
  change_each_in_play(k, event, [&](CardId card) {
    if (to == Zone::none ? !can_leave(k, card, act, cause) : is_home(k, card)) return false;
    const Zone pile = acing ? Zone::boot_hill : Zone::discard;
    take_from_play(k, event, card, to == Zone::none ? pile : to, after);
    return true;
  });
  raise_consequences(k, event, after);
}

}  // namespace

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
  const auto leaving = those_in_play(k, cards, [&](CardId card) { return !is_home(k, card); });
  raise_leaving(k, TriggerPoint::card_left_play, leaving, false, cause, to);
}

void remove_tokens(Kernel& k, const CardList& tokens, const Cause& cause) {
  k.s.result = 0;
  raise_leaving(k, TriggerPoint::card_left_play, tokens, false, cause);
}

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
