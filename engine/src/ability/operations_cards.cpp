// Cards, players and locations.

#include <algorithm>

#include "ability/ability.hpp"
#include "ability/operations.hpp"
#include "effect/cache.hpp"
#include "effect/leaving.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

bool take_one(const Context& c, CardId card, const Visit& take) {
  return c.k.exists(card) && take(card);
}

template <typename List>
bool take_all(const Context& c, const List& list, const Visit& take) {
  for (const CardId card : list) {
    if (take_one(c, card, take)) return true;
  }
  return false;
}

/// For every player that the first argument names, in seat order.
template <typename Each>
bool each_player(const Context& c, const Node& node, Each each) {
  const Value bits = player_bits(c, argument(c, node, 0));
  for (int seat = 0; seat < c.k.players(); ++seat) {
    if (bits >> seat & 1 && each(PlayerId{static_cast<std::uint8_t>(seat)})) return true;
  }
  return false;
}

/// For every card that the first argument names.
template <typename Each>
bool each_card(const Context& c, const Node& node, Each each) {
  auto take = [&](CardId card) { return c.k.exists(card) && each(card); };
  return visit(c, argument(c, node, 0), visitor(take));
}

constexpr Zone kPiles[] = {Zone::hand, Zone::draw_hand, Zone::discard, Zone::boot_hill, Zone::deck};
constexpr int kLooseZones = bit(Zone::limbo) | bit(Zone::pulled) | bit(Zone::aside);

template <typename Take>
bool take_pile(const Player& player, Zone zone, Take take) {
  const auto all = [&](const auto& list) {
    for (const CardId card : list) {
      if (take(card)) return true;
    }
    return false;
  };
  switch (zone) {
    case Zone::hand: return all(player.hand);
    case Zone::draw_hand: return all(player.draw_hand);
    case Zone::discard: return all(player.discard);
    case Zone::boot_hill: return all(player.boot_hill);
    case Zone::deck: return all(player.deck);
    default: return false;
  }
}

/// Cards of the zones, zone by zone, each player's in pile order.
template <typename Take>
bool take_zones(const Context& c, int zones, Take take) {
  if (zones & bit(Zone::in_play)) {
    for (const CardId card : cards_in_play(c.k)) {
      if (take(card)) return true;
    }
  }
  for (const Zone zone : kPiles) {
    if (!(zones & bit(zone))) continue;
    for (int seat = 0; seat < c.k.players(); ++seat) {
      if (take_pile(c.k.s.players[static_cast<std::size_t>(seat)], zone, take)) return true;
    }
  }
  if (!(zones & kLooseZones)) return false;
  for (const Card& card : c.k.s.all_cards()) {
    if (bit(card.zone) & zones & kLooseZones && take(card.id)) return true;
  }
  return false;
}

const Slot* slot_of(const Context& c, const Node& node) {
  return c.play ? &c.play->slots[static_cast<std::size_t>(node.value)] : nullptr;
}

CardId bearer_of(const Context& c) {
  if (!c.k.exists(c.self)) return {};
  const Card& self = c.k.card(c.self);
  const bool is_given = c.play && c.play->card == c.self && c.play->performer && c.k.ability(*c.play).is_granted();
  if (is_given) return c.play->performer;
  if (self.host) return host_as_planted(c.k, c.self);
  // What was attached as its ability was used may have left play by it.
  const bool borrows = c.k.def(c.self).type == CardType::action || self.host_location || !self.in_play();
  return borrows && c.play && c.play->performer ? c.play->performer : c.self;
}

CardId host_dude_of(const Context& c, CardId card) {
  if (c.k.type_of(card) == CardType::dude) return card;
  const CardId host = c.k.card(card).host;
  return c.k.exists(host) && c.k.def(host).type == CardType::dude ? host : CardId{};
}

/// The top cards of a pile of each player that the first argument names, as many as the second says.
bool take_top(const Context& c, const Node& node, Pile Player::*which, const Visit& take) {
  const int amount = number(c, argument(c, node, 1));
  return each_player(c, node, [&](PlayerId player) {
    const Pile& pile = c.k.player(player).*which;  // its top is at the end
    for (int i = pile.size() - 1; i >= std::max(0, pile.size() - amount); --i) {
      if (take_one(c, pile[i], take)) return true;
    }
    return false;
  });
}

Value bits(PlayerId player) { return player ? 1 << player.value : 0; }
Value bits_of_all(const Context& c) { return (1 << c.k.players()) - 1; }

/// One player's bit for each card named.
template <typename Read>
Value players_of_cards(const Context& c, const Node& node, Read read) {
  Value found = 0;
  each_card(c, node, [&](CardId card) {
    found |= bits(read(c.k.card(card)));
    return false;
  });
  return found;
}

}  // namespace

LocationId place_of(const Context& c, CardId card) {
  const bool visits = c.play && c.play->visitor && c.play->visitor == card;
  return location_of(c.k, visits ? c.play->card : card);
}

// --- cards

bool c_self(const Context& c, const Node&, const Visit& take) { return take_one(c, c.self, take); }
bool c_bearer(const Context& c, const Node&, const Visit& take) {
  return take_one(c, bearer_of(c), take);
}
bool c_job_card(const Context& c, const Node&, const Visit& take) {
  const Shootout& s = c.k.s.shootout;
  return s.active && s.is_job && take_one(c, c.k.s.plays[s.job_play].card, take);
}
bool c_slot(const Context& c, const Node& node, const Visit& take) {
  const Slot* slot = slot_of(c, node);
  for (int i = 0; slot && i < slot->count; ++i) {
    if (take_one(c, slot->card(i), take)) return true;
  }
  return false;
}
bool c_top_of_deck(const Context& c, const Node& node, const Visit& take) { return take_top(c, node, &Player::deck, take); }
bool c_top_of_discard_pile(const Context& c, const Node& node, const Visit& take) { return take_top(c, node, &Player::discard, take); }
bool c_candidate(const Context& c, const Node&, const Visit& take) {
  return take_one(c, c.candidate, take);
}
bool c_all(const Context& c, const Node& node, const Visit& take) {
  const NodeId condition = argument(c, node, 0);
  Context filtered = c;
  return take_zones(c, node.value, [&](CardId card) {
    filtered.candidate = card;
    return holds(filtered, condition) && take(card);
  });
}
bool c_declared_mark(const Context& c, const Node&, const Visit& take) {
  const Play* play = declared_play(c);
  if (!play || !c.k.ability(*play).is_job) return false;
  const std::uint8_t slot = c.k.ability(*play).job.mark_slot;
  return take_one(c, slot < kMaxSlots ? play->slots[slot].card() : CardId{}, take);
}
bool c_leader(const Context& c, const Node&, const Visit& take) {
  const CardId leader = c.k.s.shootout.active ? c.k.s.shootout.leader : CardId{};
  return take_one(c, leader || !c.play ? leader : c.play->leader, take);
}
bool c_mark(const Context& c, const Node&, const Visit& take) {
  return c.k.s.shootout.active && take_one(c, c.k.s.shootout.mark, take);
}
bool c_shooter(const Context& c, const Node& node, const Visit& take) {
  return each_player(c, node, [&](PlayerId p) { return take_one(c, c.k.player(p).shooter, take); });
}
bool c_event_subject(const Context& c, const Node&, const Visit& take) {
  const Event* event = event_of(c);
  return event && c.subject >= 0 && take_one(c, event->subjects[static_cast<std::size_t>(c.subject)], take);
}
bool c_event_subjects(const Context& c, const Node&, const Visit& take) {
  const Event* event = event_of(c);
  for (int i = 0; event && i < event->count; ++i) {
    if (!event->is_gone(i) && take_one(c, event->subjects[static_cast<std::size_t>(i)], take))
      return true;
  }
  return false;
}
bool c_event_other(const Context& c, const Node&, const Visit& take) {
  const Event* event = event_of(c);
  return event && take_one(c, event->other, take);
}
bool c_event_cause(const Context& c, const Node&, const Visit& take) {
  const Event* event = event_of(c);
  return event && take_one(c, event->cause_card, take);
}
bool c_host_of(const Context& c, const Node& node, const Visit& take) {
  return each_card(c, node, [&](CardId card) { return take_one(c, c.k.card(card).host, take); });
}
bool c_attachments_of(const Context& c, const Node& node, const Visit& take) {
  return each_card(c, node, [&](CardId host) {
    for (CardId card = first_attached(c.k, host); card; card = next_attached(c.k, card)) {
      if (take(card)) return true;
    }
    return false;
  });
}
bool c_posse_of(const Context& c, const Node& node, const Visit& take) {
  return each_player(c, node, [&](PlayerId p) {
    const int side = side_of(c.k, p);
    return side != 0 && take_all(c, posse(c.k, side), take);
  });
}
bool c_outfit_of(const Context& c, const Node& node, const Visit& take) {
  return each_player(c, node, [&](PlayerId p) { return take_one(c, c.k.player(p).outfit, take); });
}
bool c_round_casualties_of(const Context& c, const Node& node, const Visit& take) {
  const Value players = player_bits(c, argument(c, node, 0));
  for (const Card& card : c.k.s.all_cards()) {
    const bool dude = c.k.d.cards[card.def].type == CardType::dude;
    if (card.has(kWasCasualty) && dude && bits(card.controller) & players && take(card.id)) return true;
  }
  return false;
}
bool c_pulled_card(const Context& c, const Node&, const Visit& take) {
  return c.play && take_one(c, c.play->pulled, take);
}
bool c_together(const Context& c, const Node& node, const Visit& take) {
  const NodeId first = argument(c, node, 0);
  if (visit(c, first, take)) return true;
  auto take_new = [&](CardId card) {
    auto same = [&](CardId other) { return other == card; };
    return !visit(c, first, visitor(same)) && take(card);
  };
  return visit(c, argument(c, node, 1), visitor(take_new));
}
bool c_cards_in_hand(const Context& c, const Node& node, const Visit& take) {
  return each_player(c, node, [&](PlayerId p) { return take_all(c, c.k.player(p).hand, take); });
}
bool c_cards_in_draw_hand(const Context& c, const Node& node, const Visit& take) {
  return each_player(c, node,
                     [&](PlayerId p) { return take_all(c, c.k.player(p).draw_hand, take); });
}
bool c_host_dude(const Context& c, const Node& node, const Visit& take) {
  return each_card(c, node, [&](CardId card) { return take_one(c, host_dude_of(c, card), take); });
}

// --- players

Value p_you(const Context& c, const Node&) { return bits(c.you); }
Value p_opponent(const Context& c, const Node&) {
  if (!c.you) return 0;
  const int side = c.k.s.shootout.active ? side_of(c.k, c.you) : 0;
  const PlayerId opposing = side ? player_of_side(c.k, other_side(side)) : PlayerId{};
  return bits(opposing ? opposing : c.k.next(c.you));
}
Value p_other_players(const Context& c, const Node&) { return bits_of_all(c) & ~bits(c.you); }
Value p_all_players(const Context& c, const Node&) { return bits_of_all(c); }
Value p_owner_of(const Context& c, const Node& node) {
  return players_of_cards(c, node, [](const Card& card) { return card.owner; });
}
Value p_controller_of(const Context& c, const Node& node) {
  return players_of_cards(c, node, [](const Card& card) { return card.controller; });
}
Value p_winner(const Context& c, const Node&) { return bits(c.k.s.winner); }
Value p_event_player(const Context& c, const Node&) {
  const Event* event = event_of(c);
  return event ? bits(event->player) : 0;
}
Value p_event_cause_player(const Context& c, const Node&) {
  const Event* event = event_of(c);
  if (!event) return 0;
  // Of a casualty it is the player of the other posse, whoever else falls with it.
  const bool has_subject = c.subject >= 0 && c.subject < event->count;
  return bits(has_subject ? doer_of(c.k, *event, event->subjects[static_cast<std::size_t>(c.subject)]) : event->cause_player);
}
Value p_leader_player(const Context& c, const Node&) {
  return c.k.s.shootout.active ? bits(c.k.s.shootout.leader_player) : 0;
}
Value p_mark_player(const Context& c, const Node&) {
  return c.k.s.shootout.active ? bits(c.k.s.shootout.opposing_player) : 0;
}
Value p_round_winner(const Context& c, const Node&) { return bits(c.k.s.shootout.round_winner); }
Value p_round_loser(const Context& c, const Node&) { return bits(c.k.s.shootout.round_loser); }
Value p_slot_player(const Context& c, const Node& node) {
  const Slot* slot = slot_of(c, node);
  if (!slot || slot->count == 0) return 0;
  return bits(PlayerId{static_cast<std::uint8_t>(slot->values[0])}) & bits_of_all(c);
}
Value p_cheatin_player(const Context& c, const Node&) {
  if (c.play && c.play->against) return bits(c.play->against);
  if (!c.you) return 0;
  Value found = 0;
  for (const PlayerId player : cheatin_targets(c.k, c.you)) found |= bits(player);
  return found;
}
Value p_holding_draw_hand(const Context& c, const Node&) {
  Value found = 0;
  for (const PlayerId player : c.k.from(c.k.s.winner)) {
    if (!c.k.player(player).draw_hand.empty()) found |= bits(player);
  }
  return found;
}
Value p_that_player(const Context& c, const Node&) { return bits(c.that); }
Value p_if_player(const Context& c, const Node& node) {
  return player_bits(c, argument(c, node, holds(c, argument(c, node, 0)) ? 1 : 2));
}
Value p_location_owner(const Context& c, const Node& node) {
  return bits(owner_of(c.k, place(c, argument(c, node, 0))));
}
Value p_left_of(const Context& c, const Node& node) {
  const PlayerId player = first_player(c, argument(c, node, 0));
  return player ? bits(c.k.next(player)) : 0;
}
Value p_location_controller(const Context& c, const Node& node) {
  return bits(controller_of(c.k, place(c, argument(c, node, 0))));
}

// --- locations

/// For who uses a Totem elsewhere, where that dude is. RC-CARD-035.
Value l_here(const Context& c, const Node&) {
  const bool from_afar = c.play && c.play->card == c.self && c.play->flags & kPlayFromAfar;
  if (from_afar && c.k.exists(c.play->performer)) return location_of(c.k, c.play->performer).raw;
  const CardId bearer = bearer_of(c);
  if (!bearer) return 0;
  const LocationId place = location_of(c.k, bearer);
  return place || !c.k.s.shootout.active ? place.raw : c.k.s.shootout.location.raw;
}
Value l_location_of(const Context& c, const Node& node) {
  const CardId card = first_card(c, argument(c, node, 0));
  return card ? place_of(c, card).raw : 0;
}
Value l_home_of(const Context& c, const Node& node) {
  const PlayerId player = first_player(c, argument(c, node, 0));
  return player ? home_of(c.k, player).raw : 0;
}
Value l_town_square(const Context&, const Node&) { return LocationId::town_square().raw; }
Value l_slot_location(const Context& c, const Node& node) {
  const Slot* slot = slot_of(c, node);
  // While a place is being chosen for the slot it stands for the place that is tried.
  if (c.place && (!slot || !slot->filled)) return c.place.raw;
  return slot && slot->count ? static_cast<std::uint16_t>(slot->values[0]) : 0;
}
Value l_event_from(const Context& c, const Node&) {
  const Event* event = event_of(c);
  return event ? event->from.raw : 0;
}
Value l_event_to(const Context& c, const Node&) {
  const Event* event = event_of(c);
  return event ? event->to.raw : 0;
}
Value l_shootout_location(const Context& c, const Node&) {
  return c.k.s.shootout.active ? c.k.s.shootout.location.raw : 0;
}

}  // namespace highnoon
