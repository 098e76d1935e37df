#include "state/zone.hpp"

#include <algorithm>
#include <vector>

#include "effect/cache.hpp"
#include "effect/memory.hpp"
#include "effect/modifier.hpp"
#include "flow/kernel.hpp"
#include "shootout/posse.hpp"
#include "state/rng.hpp"
#include "timing/event.hpp"

namespace highnoon {
namespace {

constexpr int kHighestGeneration = 127;

std::uint8_t seat_bit(PlayerId player) { return static_cast<std::uint8_t>(1 << player.value); }

bool is_public(Zone zone) {
  return zone == Zone::in_play || zone == Zone::discard || zone == Zone::boot_hill ||
         zone == Zone::limbo || zone == Zone::pulled;
}

bool is_token(const Kernel& k, CardId card) {
  return k.def(card).keywords[static_cast<KeywordId>(Keyword::token)];
}

Pile* pile_of(Player& player, Zone zone) {
  switch (zone) {
    case Zone::deck: return &player.deck;
    case Zone::hand: return &player.hand;
    case Zone::discard: return &player.discard;
    case Zone::boot_hill: return &player.boot_hill;
    default: return nullptr;
  }
}

template <typename List>
void add(List& list, CardId card, bool bottom) {
  if (list.full()) throw Overflow{HaltReason::list_full};
  list.insert_at(bottom ? 0 : list.size(), card);
}

/// What depends on a card's being in play ends: posse, street, what is attached to it, lasting
/// effects.
void take_out_of_play(Kernel& k, CardId card) {
  remove_from_posse(k, card);
  k.card(card).set(kFinishedJob, false);
  for (int seat = 0; seat < k.players(); ++seat) {
    Player& player = k.s.players[static_cast<std::size_t>(seat)];
    if (player.shooter == card) player.shooter = {};
    if (player.legend == card) player.legend = {};
    player.street.remove(card);
  }
  for (const CardId attached : attachments(k, card)) k.card(attached).host = {};
  drop_kept(k, card);
  if (k.parameter(Parameter::card_memory)) remember(k, card);
  end_effects_of_card(k, card);
}

void take_out(Kernel& k, CardId id) {
  const Card& card = k.card(id);
  if (card.zone == Zone::in_play) {
    take_out_of_play(k, id);
  } else if (card.zone == Zone::draw_hand) {
    for (int seat = 0; seat < k.players(); ++seat)
      k.s.players[static_cast<std::size_t>(seat)].draw_hand.remove(id);
  } else if (Pile* pile = pile_of(k.player(card.owner), card.zone)) {
    pile->remove(id);
  }
}

/// The discard pile becomes the deck, at the moment a card is needed. RR-PILE-009.
void remake_deck(Kernel& k, PlayerId player) {
  Player& p = k.player(player);
  for (const CardId card : p.discard) {
    k.card(card).zone = Zone::deck;
    p.deck.push(card);
  }
  p.discard.clear();
  shuffle_deck(k, player);
  const std::int32_t result = k.s.result;
  mark_moment(k, TriggerPoint::deck_shuffled, player, 1);
  k.s.result = result;
}

}  // namespace

void put(Kernel& k, CardId id, Zone zone, PlayerId whose, bool bottom) {
  take_out(k, id);
  Card& card = k.card(id);
  const bool was_in_play = card.zone == Zone::in_play;
  if (was_in_play && zone != Zone::in_play && is_token(k, id)) zone = Zone::none;
  Card fresh;
  fresh.def = card.def;
  fresh.id = card.id;
  fresh.owner = fresh.controller = card.owner;
  fresh.known = card.known;
  fresh.zone = zone;
  card = fresh;
  if (is_public(zone)) card.known = kKnownToAll;
  Player& owner = k.player(card.owner);
  if (zone == Zone::in_play) {
    if (whose) card.controller = whose;
    card.entered = ++k.s.entries;
    card.set(kEnteredThisPhase);
  } else if (zone == Zone::draw_hand) {
    const PlayerId holder = whose ? whose : card.owner;
    card.known |= seat_bit(holder);
    add(k.player(holder).draw_hand, id, bottom);
  } else if (Pile* pile = pile_of(owner, zone)) {
    if (zone == Zone::hand) card.known |= seat_bit(card.owner);
    add(*pile, id, bottom);
  }
  if (!was_in_play && zone != Zone::in_play) return touch(k);
  touch_board(k);
  if (zone == Zone::in_play && k.parameter(Parameter::card_memory)) recall(k, id);
}

CardId draw_top(Kernel& k, PlayerId player, Zone zone) {
  Pile& deck = k.player(player).deck;
  if (deck.empty() && !k.player(player).discard.empty()) remake_deck(k, player);
  if (deck.empty()) return {};
  const CardId card = deck.back();
  put(k, card, zone, player);
  ++k.s.reveals;
  return card;
}

CardList attachments(const Kernel& k, CardId host) {
  CardList attached;
  for (CardId card = first_attached(k, host); card; card = next_attached(k, card))
    attached.push_back(card);
  return attached;
}

CardList kept_under(const Kernel& k, CardId keeper) {
  CardList kept;
  for (const Card& card : k.s.all_cards()) {
    if (card.zone == Zone::aside && card.host == keeper) kept.push_back(card.id);
  }
  return kept;
}

void drop_kept(Kernel& k, CardId keeper) {
  for (const Card& card : k.s.all_cards()) {
    if (card.host == keeper && card.zone == Zone::aside) put(k, card.id, Zone::discard);
  }
}

CardId new_card(Kernel& k, DefId def, PlayerId owner) {
  // A removed token's slot stands until it is needed, for what still speaks of the token.
  int slot = 0;
  while (slot < k.s.card_count) {
    const Card& old = k.s.cards[static_cast<std::size_t>(slot)];
    if (old.zone == Zone::none && is_token(k, old.id)) break;
    ++slot;
  }
  if (slot == kMaxCards) throw Overflow{HaltReason::cards_full};
  int generation = 1;
  if (slot < k.s.card_count) {
    generation = k.s.cards[static_cast<std::size_t>(slot)].id.generation() % kHighestGeneration + 1;
  } else {
    ++k.s.card_count;
  }
  Card card;
  card.def = def;
  card.id = CardId::make(slot, generation);
  card.owner = card.controller = owner;
  card.known = kKnownToAll;
  k.s.cards[static_cast<std::size_t>(slot)] = card;
  forget_pool(k.cache);
  return card.id;
}

PokerCard poker_card(const Kernel& k, CardId id) {
  const Card& card = k.card(id);
  if (card.has(kDeclared)) return {card.suit, card.value};
  PokerCard shown = k.def(id).poker;
  if (card.in_play()) shown.value = static_cast<std::uint8_t>(stat(k, id, Stat::value));
  return shown;
}

bool knows(const Kernel& k, PlayerId viewer, CardId id) {
  const Card& card = k.card(id);
  if (is_public(card.zone) || card.zone == Zone::none) return true;  // none: a token that has left play
  if (card.zone == Zone::draw_hand && k.player(card.owner).has(kRevealed)) return true;
  return viewer && (card.known & seat_bit(viewer));
}

}  // namespace highnoon
