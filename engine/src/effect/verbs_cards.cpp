// Verbs about cards that are not, or no longer, in play: piles, hands, draw hands, and cards brought into play.

#include <algorithm>

#include "ability/ability.hpp"
#include "day/inventing.hpp"
#include "day/noon_play.hpp"
#include "day/shoppin.hpp"
#include "day/starting_gang.hpp"
#include "effect/actions.hpp"
#include "effect/carrying.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "effect/money.hpp"
#include "effect/play_card.hpp"
#include "effect/subjects.hpp"
#include "effect/verbs.hpp"
#include "poker/pull.hpp"
#include "shootout/shootout.hpp"
#include "state/rng.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

/// The cards of an argument that are in a zone.
CardList in_zone(const Kernel& k, const VerbArgument& argument, Zone zone) {
  CardList found;
  for (const CardId card : argument.cards) {
    if (k.exists(card) && k.card(card).zone == zone) found.push_back(card);
  }
  return found;
}

/// Cards go to a pile of their owners, as one event those out of play and as another those in play. Nobody puts an opponent's card
/// into hand or deck: it is the owner's (RR-PILE).
void move_cards(Kernel& k, const CardList& all, Zone to, const Cause& cause, bool bottom = false, CardId under = {}) {
  CardList cards, played;
  for (const CardId card : all) (k.card(card).in_play() ? played : cards).push_back(card);
  return_from_play(k, played, to, cause);
  if (cards.empty()) return;
  Event event = make_event(TriggerPoint::card_moved_between_piles, cards, cause);
  event.player = k.card(cards.front()).owner;
  event.detail = static_cast<std::uint8_t>(to);
  event.mode = bottom;
  event.other = under;
  raise(k, event);
}

PlayerId holder_of(const Kernel& k, CardId card) {
  for (const PlayerId player : k.from(k.s.winner)) {
    if (k.player(player).draw_hand.contains(card)) return player;
  }
  return {};
}

void draw_hand_was_changed(Kernel& k, PlayerId holder, CardId card, const Cause& cause) {
  if (k.player(holder).has(kRevealed)) rescore(k, holder);
  Event event = make_event(TriggerPoint::draw_hand_changed, card, cause);
  event.player = holder;
  raise(k, event);
}

void take_from_draw_hands(Kernel& k, const CardList& cards, Zone to, const Cause& cause) {
  for (const CardId card : cards) {
    const PlayerId holder = holder_of(k, card);
    put(k, card, to);
    draw_hand_was_changed(k, holder, card, cause);
  }
}

bool has_cards(const VerbCall& call) { return !call[0].cards.empty(); }

}  // namespace

void change_card_moved_between_piles(Kernel& k, Event& event) {
  const auto to = static_cast<Zone>(event.detail);
  change_each(k, event, [&](CardId card) {
    if (event.other && !k.in_play(event.other)) return false;
    put(k, card, to, {}, event.mode != 0);
    k.card(card).host = event.other;
    return true;
  });
}

bool can_ace(const Kernel& k, const VerbCall& call) {
  return std::any_of(call[0].cards.begin(), call[0].cards.end(), [&](CardId c) {
    return call[1].given || !k.card(c).in_play() || !forbidden(k, Act::be_aced, c, call.cause);
  });
}
void run_ace(Kernel& k, const VerbCall& call) {
  Cause cause = call.cause;
  if (call[1].given) cause.flags |= kEventUnpreventable;
  const auto played = in_zone(k, call[0], Zone::in_play), held = in_zone(k, call[0], Zone::hand);
  const auto drawn = in_zone(k, call[0], Zone::draw_hand);
  auto rest = in_zone(k, call[0], Zone::discard);
  for (const Zone zone : {Zone::deck, Zone::limbo, Zone::pulled}) {
    for (const CardId card : in_zone(k, call[0], zone)) rest.push_back(card);
  }
  for (const CardId card : held) rest.push_back(card);
  if (!played.empty()) ace(k, played, cause);
  take_from_draw_hands(k, drawn, Zone::boot_hill, cause);
  move_cards(k, rest, Zone::boot_hill, cause);
}

bool can_discard(const Kernel& k, const VerbCall& call) {
  return std::any_of(call[0].cards.begin(), call[0].cards.end(), [&](CardId c) {
    return !k.card(c).in_play() || !forbidden(k, Act::be_discarded, c, call.cause);
  });
}
void run_discard(Kernel& k, const VerbCall& call) {
  const auto played = in_zone(k, call[0], Zone::in_play), held = in_zone(k, call[0], Zone::hand);
  const auto drawn = in_zone(k, call[0], Zone::draw_hand);
  CardList rest;
  for (const Zone zone : {Zone::deck, Zone::limbo, Zone::pulled, Zone::aside, Zone::boot_hill}) {
    for (const CardId card : in_zone(k, call[0], zone)) rest.push_back(card);
  }
  if (!played.empty()) discard(k, played, call.cause);
  if (!held.empty()) discard_from_hand(k, held, call.cause);
  take_from_draw_hands(k, drawn, Zone::discard, call.cause);
  move_cards(k, rest, Zone::discard, call.cause);
}

bool can_remove(const Kernel& k, const VerbCall& call) {
  return std::any_of(call[0].cards.begin(), call[0].cards.end(), [&](CardId c) { return k.card(c).in_play(); });
}
void run_remove(Kernel& k, const VerbCall& call) { remove(k, in_zone(k, call[0], Zone::in_play), call.cause); }

bool can_to_hand(const Kernel&, const VerbCall& call) { return has_cards(call); }
void run_to_hand(Kernel& k, const VerbCall& call) {
  CardList cards(call[0].cards.begin(), call[0].cards.end());
  move_cards(k, cards, Zone::hand, call.cause);
}
bool can_to_deck(const Kernel&, const VerbCall& call) { return has_cards(call); }
void run_to_deck(Kernel& k, const VerbCall& call) {
  CardList cards(call[0].cards.begin(), call[0].cards.end());
  move_cards(k, cards, Zone::deck, call.cause, call[1].given);
}
bool can_shuffle_into_deck(const Kernel&, const VerbCall&) { return true; }
void run_shuffle_into_deck(Kernel& k, const VerbCall& call) {
  std::uint32_t owners = call[0].cards.empty() && call.cause.player ? 1u << call.cause.player.value : 0u;
  for (const CardId card : call[0].cards) owners |= 1u << k.card(card).owner.value;
  // The last pushed runs first: the cards go, then each owner shuffles, the player of the ability first.
  PlayerList turn = k.from(call.cause.player);
  for (auto owner = turn.rbegin(); owner != turn.rend(); ++owner) {
    if (owners >> owner->value & 1) k.push(Proc::shuffle_after, *owner);
  }
  move_cards(k, {call[0].cards.begin(), call[0].cards.end()}, Zone::deck, call.cause);
}
bool can_shuffle(const Kernel&, const VerbCall&) { return true; }
void run_shuffle(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) {
    shuffle_deck(k, player);
    mark_moment(k, TriggerPoint::deck_shuffled, player);
  }
}

bool can_draw(const Kernel& k, const VerbCall& call) {
  const auto players = players_in(k, call[0]);
  return std::any_of(players.begin(), players.end(), [&](PlayerId p) { return !k.player(p).deck.empty() || !k.player(p).discard.empty(); });
}
void run_draw(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) draw_cards(k, player, call[1].value, call.cause);
}

/// A card that is played to do it is in the hand no more by then.
bool can_discard_from_hand(const Kernel& k, const VerbCall& call) {
  const Pile& hand = k.player(player_in(call[0])).hand;
  return hand.size() - (hand.contains(call.cause.card) ? 1 : 0) >= call[1].value;
}
void run_discard_from_hand(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) {
    const int amount = std::min(call[1].value, k.player(player).hand.size());
    if (amount <= 0) continue;
    if (!call[2].given) {
      k.push(Proc::discard_choice, player, DiscardChoice{static_cast<std::uint16_t>(amount), call.cause.card, call.cause.timing});
      continue;
    }
    CardList left(k.player(player).hand.begin(), k.player(player).hand.end()), taken;
    for (int i = 0; i < amount; ++i) {
      const CardId card = pick_random(k, left);
      erase(left, card);
      taken.push_back(card);
    }
    discard_from_hand(k, taken, call.cause);
  }
}

bool can_mill(const Kernel& k, const VerbCall& call) { return can_draw(k, call); }
void run_mill(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) {
    CardList cards;
    for (int i = 0; i < call[1].value; ++i) {
      if (const CardId card = draw_top(k, player, Zone::aside)) cards.push_back(card);
    }
    if (cards.empty()) continue;
    for (const CardId card : cards) put(k, card, Zone::discard);
    Event event = make_event(TriggerPoint::card_milled, cards, call.cause);
    event.player = player;
    raise(k, event);
  }
}

// --- into play -------------------------------------------------------------------------------------------------------------------

/// Goods, spells and improvements are in play on something only, everything else never is. RR-GOODS-001, RR-SPELL-001.
bool is_attachment(const Kernel& k, CardId card) {
  const CardType type = k.def(card).type;
  return type == CardType::goods || type == CardType::spell || type == CardType::improvement;
}

namespace {

/// The card that boots to use the ability, and so cannot boot to invent by it. RC-CARD-075.
CardId booted_to_use(const Kernel& k, const Cause& cause) {
  if (!k.exists(cause.card)) return {};
  const AbilityDef& ability = k.ability(cause.card, cause.ability);
  return ability.boot && !ability.is_job && !permitted(k, Permit::use_without_costs, cause.card) ? cause.card : CardId{};
}

/// A Gadget must be invented, by the dude who is to get it.
Invention invention_for(const Kernel& k, const VerbCall& call) {
  const CardId host = card_in(call[1]);
  const bool by_host = k.def(host).type == CardType::dude;
  return {.card = card_in(call[0]), .by = by_host ? host : CardId{}, .reduce = call[2].value, .free = call[3].given,
          .spent = booted_to_use(k, call.cause)};
}

/// The same where it may be invented by anybody.
Invention invention_by_anybody(const Kernel& k, const VerbCall& call) {
  return {.card = card_in(call[0]), .reduce = call[2].value, .free = call[3].given, .spent = booted_to_use(k, call.cause)};
}

}  // namespace

bool can_attach(const Kernel& k, const VerbCall& call) {
  const CardId card = card_in(call[0]), host = card_in(call[1]);
  // An action whose ability says so is paid for as it is played.
  const bool action = card && k.def(card).type == CardType::action;
  if (!card || !host || !(action || is_attachment(k, card)) || k.card(card).in_play()) return false;
  if (!can_enter_play(k, call.cause.player, card) || !can_attach(k, card, host)) return false;
  if (action) return true;
  // CL-SHOP-012: as in shoppin', unless the ruleset lets effects do more.
  if (k.parameter(Parameter::effects_attach_as_shopped) && !is_open_for(k, call.cause.player, card, host)) return false;
  if (has_keyword(k, card, Keyword::gadget)) return can_invent(k, call.cause.player, invention_for(k, call));
  const int cost = call[3].given ? 0 : cost_to_play(k, call.cause.player, card, host, call[2].value);
  return can_afford(k, call.cause.player, cost, kRule);
}
void run_attach(Kernel& k, const VerbCall& call) {
  if (!can_attach(k, call)) return;
  if (has_keyword(k, card_in(call[0]), Keyword::gadget)) return invent(k, call.cause.player, invention_for(k, call), call.cause);
  PlayCard how;
  how.card = card_in(call[0]);
  how.host = card_in(call[1]);
  how.reduce = static_cast<std::int8_t>(call[2].value);
  if (call[3].given || k.def(how.card).type == CardType::action) how.flags |= kPlayFree;
  play_card(k, call.cause.player, how, call.cause);
}

bool can_put_into_play(const Kernel& k, const VerbCall& call) {
  const CardId card = card_in(call[0]);
  const LocationId to = call[1].given ? place_in(call[1]) : LocationId{};
  if (!card || k.card(card).in_play() || !can_enter_play(k, call.cause.player, card, to)) return false;
  const CardType type = k.def(card).type;
  const bool stands_alone = type == CardType::dude || type == CardType::deed;
  if (!stands_alone && !(is_attachment(k, card) && has_keyword(k, card, Keyword::gadget))) return false;
  const int cost = call[3].given ? 0 : least_cost_to_play(k, call.cause.player, card, call[2].value);
  if (!can_afford(k, call.cause.player, cost, kRule)) return false;
  return !has_keyword(k, card, Keyword::gadget) || can_invent(k, call.cause.player, invention_by_anybody(k, call));
}
void run_put_into_play(Kernel& k, const VerbCall& call) {
  if (!can_put_into_play(k, call)) return;
  PlayCard how;
  how.card = card_in(call[0]);
  if (call[1].given) how.place = place_in(call[1]);
  how.reduce = static_cast<std::int8_t>(call[2].value);
  if (call[3].given) how.flags |= kPlayFree;
  if (call[4].given) how.flags |= kPlayBooted;
  if (call[5].given) how.flags |= kPlayIntoPosse;
  play_card(k, call.cause.player, how, call.cause);
}

namespace {

/// Where a card is put on: a card, or the town square.
EnterPlay place_to_put_on(const VerbCall& call) {
  EnterPlay how;
  how.card = card_in(call[0]);
  how.host = card_in(call[1]);
  if (!call[1].given) how.place = place_in(call[2]);
  if (!how.host) how.host = how.place.card();
  return how;
}

}  // namespace

bool can_put_on(const Kernel& k, const VerbCall& call) {
  const EnterPlay how = place_to_put_on(call);
  if (!how.card) return false;
  const Card& card = k.card(how.card);
  if (call[3].given) return !card.in_play() && k.in_play(how.host);
  if (card.in_play() ? !card.host || card.host == how.host : !can_enter_play(k, call.cause.player, how.card)) return false;
  if (!how.host) return how.place.is_town_square();
  const bool refused = k.parameter(Parameter::surplus_refused) && !has_room_for(k, how.host, how.card);
  return k.in_play(how.host) && !refused && !forbidden(k, Act::attach, how.host, call.cause);
}
void run_put_on(Kernel& k, const VerbCall& call) {
  if (!can_put_on(k, call)) return;
  const EnterPlay how = place_to_put_on(call);
  if (call[3].given) return move_cards(k, {how.card}, Zone::aside, call.cause, false, how.host);
  if (k.card(how.card).in_play()) return transfer(k, how.card, how.host, call.cause);
  enter_play(k, how, call.cause.player, call.cause);
}

bool can_join_gang(const Kernel& k, const VerbCall& call) {
  return std::any_of(call[0].cards.begin(), call[0].cards.end(), [&](CardId c) { return can_join_gang(k, c); });
}
void run_join_gang(Kernel& k, const VerbCall& call) {
  // Bare changes but for the last, which tells what was paid.
  for (const CardId card : call[0].cards) {
    if (can_join_gang(k, card)) join_gang(k, card, call.cause);
  }
}

bool can_enter_at(const Kernel&, const VerbCall& call) { return bool(place_in(call[0])); }
void run_enter_at(Kernel& k, const VerbCall& call) {
  if (can_enter_at(k, call)) enter_elsewhere(k, place_in(call[0]));
}

namespace {

Invention invention_of(const Kernel& k, const VerbCall& call) {
  return {.card = card_in(call[0]), .by = card_in(call[1]), .reduce = call[2].value, .easier = call[3].value, .free = call[4].given,
          .without_boot = call[5].given, .spent = booted_to_use(k, call.cause)};
}

}  // namespace

bool can_invent(const Kernel& k, const VerbCall& call) {
  const CardId card = card_in(call[0]);
  return card && has_keyword(k, card, Keyword::gadget) && can_invent(k, call.cause.player, invention_of(k, call));
}
void run_invent(Kernel& k, const VerbCall& call) {
  if (can_invent(k, call)) invent(k, call.cause.player, invention_of(k, call), call.cause);
}

// --- actions played by an effect

namespace {

struct PlayAction {
  CardId card, leader;
  std::uint16_t timing = kNoon;
  std::uint16_t spare = 0;
};
FIELDS(kPlayActionFields, PlayAction, FIELD(card), FIELD(leader), FIELD(timing, bits(kTimings)), FIELD(spare, nothing()));

/// The action has begun: the dude leads its job, if that dude can.
void lead_by(Kernel& k, CardId leader) {
  Play& play = k.s.plays.back();
  if (!k.exists(leader) || !k.ability(play).is_job || play.performer) return;
  Play tried = play;
  tried.performer = tried.leader = leader;
  if (performers(k, play).contains(leader) && can_complete(k, tried, 0)) play.performer = play.leader = leader;
}

Flow play(Kernel& k, Frame& f) {
  const PlayAction data = f.as<PlayAction>();
  const auto ways = playable_abilities(k, f.player, data.card, data.timing);
  const auto answer = k.answer();
  if (!answer && ways.size() > 1) return k.ask(f.player, DecisionKind::play_action);
  if (!answer && ways.empty()) return Flow::done;
  use_ability(k, f.player, data.card, answer ? static_cast<AbilityIx>(answer->b) : ways.front(), data.timing);
  lead_by(k, data.leader);
  return Flow::next;
}
constexpr Step kPlayActionSteps[] = {{"play", play}};

}  // namespace

const Procedure k_play_action{"play_action", kPlayActionSteps, kPlayActionFields, Procedure::kOfPlayer};

void list_play_action(const Kernel& k, const Pending& p, OptionList& options) {
  const auto& data = k.s.frames[p.frame].as<PlayAction>();
  for (const AbilityIx way : playable_abilities(k, p.player, data.card, data.timing)) {
    options.push_back({OptionKind::play_action, data.card.raw, way, data.timing});
  }
}

bool can_play_action(const Kernel& k, const VerbCall& call) {
  return !call[0].cards.empty() && !playable_abilities(k, call.cause.player, card_in(call[0]), call.cause.timing).empty();
}
void run_play_action(Kernel& k, const VerbCall& call) {
  if (!can_play_action(k, call)) return;
  k.push(Proc::play_action, call.cause.player, PlayAction{card_in(call[0]), card_in(call[1]), call.cause.timing});
}

bool can_trade(const Kernel& k, const VerbCall& call) {
  const PlayerId player = player_in(call[0]);
  return can_trade(k, player);
}
void run_trade(Kernel& k, const VerbCall& call) { trade(k, player_in(call[0])); }

namespace {

/// To a card, or planted at the town square.
bool is_attached(const Card& card) { return card.host || card.host_location; }

}  // namespace

bool can_transfer(const Kernel& k, const VerbCall& call) {
  const CardId card = card_in(call[0]), to = card_in(call[1]);
  return card && to && is_attached(k.card(card)) && k.card(card).host != to && can_attach(k, card, to);
}
void run_transfer(Kernel& k, const VerbCall& call) {
  if (can_transfer(k, call)) transfer(k, card_in(call[0]), card_in(call[1]), call.cause);
}

bool can_become_condition(const Kernel& k, const VerbCall& call) {
  const CardId card = card_in(call[0]), to = card_in(call[1]);
  return k.in_play(card) && k.in_play(to) && card != to && k.type_of(card) == CardType::dude;
}
void run_become_condition(Kernel& k, const VerbCall& call) {
  if (can_become_condition(k, call)) become_condition(k, card_in(call[0]), card_in(call[1]), call.cause);
}

bool can_make_token(const Kernel&, const VerbCall&) { return true; }
void run_make_token(Kernel& k, const VerbCall& call) {
  const PlayerId player = player_in(call[1]);
  if (!player) return;
  const CardId token = new_card(k, static_cast<DefId>(call[0].value), player);
  put(k, token, Zone::aside);
  PlayCard how;
  how.card = token;
  if (call[2].given) how.place = place_in(call[2]);
  how.flags = kPlayFree | (call[3].given ? kPlayIntoPosse : 0) | (call[4].given ? kPlayBooted : 0);
  play_card(k, player, how, call.cause);
}

// --- draw hands ------------------------------------------------------------------------------------------------------------------

bool can_replace_in_draw_hand(const Kernel& k, const VerbCall& call) {
  return (!call[0].given || !call[0].cards.empty()) && !call[1].cards.empty() &&
         (holder_of(k, card_in(call[0])) || call.cause.player);
}
void run_replace_in_draw_hand(Kernel& k, const VerbCall& call) {
  if (call[1].cards.empty()) return;
  const CardId out = card_in(call[0]), in = card_in(call[1]);
  if (out && replace_pull(k, out, in)) return;
  const PlayerId still_there = out ? holder_of(k, out) : PlayerId{};
  const PlayerId holder = still_there ? still_there : call.cause.player;
  if (still_there) put(k, out, Zone::discard);
  if (k.player(holder).draw_hand.full()) throw Overflow(HaltReason::list_full);
  const auto attached = attachments(k, in);
  put(k, in, Zone::draw_hand, holder);
  draw_hand_was_changed(k, holder, in, call.cause);
  if (k.player(holder).has(kRevealed)) declare_jokers(k, holder);
  if (!attached.empty()) discard(k, attached, call.cause);  // a dude leaves play without them
}

bool can_draw_to_draw_hand(const Kernel& k, const VerbCall& call) { return can_draw(k, call); }
void run_draw_to_draw_hand(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) {
    for (int i = 0; i < call[1].value && !k.player(player).draw_hand.full(); ++i) {
      const CardId card = draw_top(k, call[2].given ? player_in(call[2]) : player, Zone::aside);
      if (!card) break;
      put(k, card, Zone::draw_hand, player);
      draw_hand_was_changed(k, player, card, call.cause);
    }
    if (k.player(player).has(kRevealed)) declare_jokers(k, player);
  }
}

bool can_set_suit_and_value(const Kernel& k, const VerbCall& call) { return !call[0].cards.empty() && bool(holder_of(k, card_in(call[0]))); }
void run_set_suit_and_value(Kernel& k, const VerbCall& call) {
  if (!can_set_suit_and_value(k, call)) return;
  Card& card = k.card(card_in(call[0]));
  const PokerCard now = poker_card(k, card.id);
  card.suit = call[1].given ? static_cast<Suit>(std::clamp(call[1].value, 1, 4)) : now.suit;
  card.value = static_cast<std::uint8_t>(call[2].given ? std::clamp(call[2].value, 1, 13) : now.value);
  card.set(kDeclared);
  draw_hand_was_changed(k, holder_of(k, card.id), card.id, call.cause);
}

bool can_exchange_draw_hands(const Kernel& k, const VerbCall& call) {
  const PlayerId a = player_in(call[0]), b = player_in(call[1]);
  return a && b && a != b && !k.player(a).draw_hand.empty() && !k.player(b).draw_hand.empty();
}
void run_exchange_draw_hands(Kernel& k, const VerbCall& call) {
  if (!can_exchange_draw_hands(k, call)) return;
  const PlayerId a = player_in(call[0]), b = player_in(call[1]);
  std::swap(k.player(a).draw_hand, k.player(b).draw_hand);
  for (const PlayerId player : {a, b}) rescore(k, player);
  for (const PlayerId player : {b, a}) draw_hand_was_changed(k, player, k.player(player).draw_hand[0], call.cause);
}

/// As if the hand had been hit as often as it can be.
bool can_forbid_cheatin(const Kernel&, const VerbCall&) { return true; }
void run_forbid_cheatin(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) {
    k.player(player).cheatin_used = static_cast<std::int8_t>(k.parameter(Parameter::cheatin_per_hand));
  }
}

bool can_set_legal(const Kernel&, const VerbCall&) { return true; }
void run_set_legal(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) {
    k.player(player).set(kCountsLegal, call[1].value == 1);
    k.player(player).set(kCountsCheatin, call[1].value != 1);
  }
}

bool can_set_base_rank(const Kernel&, const VerbCall&) { return true; }
void run_set_base_rank(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) {
    k.player(player).base_rank = static_cast<std::uint8_t>(std::clamp(call[1].value, 1, 11));
    k.player(player).set(kBaseRankSet);
  }
}

// --- seeing ----------------------------------------------------------------------------------------------------------------------

bool can_look(const Kernel&, const VerbCall&) { return true; }
void run_look(Kernel& k, const VerbCall& call) {
  const PlayerId player = player_in(call[0]);
  if (call[1].cards.empty()) return;
  for (const CardId card : call[1].cards) k.card(card).known |= static_cast<std::uint8_t>(1u << player.value);
  ++k.s.reveals;
  Event event = make_event(TriggerPoint::cards_looked_at, cards_in(call[1]), call.cause);
  event.player = player;
  event.flags |= kEventHidden;
  raise(k, event);
}

bool can_reveal(const Kernel&, const VerbCall&) { return true; }
void run_reveal(Kernel& k, const VerbCall& call) {
  if (call[0].cards.empty()) return;
  for (const CardId card : call[0].cards) k.card(card).known = 0xFF;
  ++k.s.reveals;
  raise(k, make_event(TriggerPoint::cards_revealed, cards_in(call[0]), call.cause));
}

bool can_reveal_until(const Kernel& k, const VerbCall& call) { return can_draw(k, call); }
void run_reveal_until(Kernel& k, const VerbCall& call) {
  const PlayerId player = player_in(call[0]);
  if (call.play < 0) return;
  Slot seen;
  CardList revealed;
  while (static_cast<int>(revealed.size()) < call[1].value && revealed.size() < 11) {
    const CardId card = draw_top(k, player, Zone::aside);
    if (!card) break;
    k.card(card).known = 0xFF;
    revealed.push_back(card);
    seen.values[seen.count++] = static_cast<std::int16_t>(card.raw);
    Context context = context_of(k, call.play);
    context.candidate = card;
    if (call[2].given && holds(context, static_cast<NodeId>(call[2].value))) break;
  }
  seen.filled = 1;
  k.s.plays[call.play].slots[kScriptSlot] = seen;
  ++k.s.reveals;
  if (revealed.empty()) return;
  for (const CardId card : revealed) put(k, card, Zone::discard);
  raise(k, make_event(TriggerPoint::cards_revealed, revealed, call.cause));
}

/// Searching an empty deck fails at once; a card need not be taken; the deck is shuffled afterwards. Compendium, "Searching".
bool can_search_deck(const Kernel& k, const VerbCall& call) {
  const PlayerId player = player_in(call[0]);
  return !k.player(player).deck.empty() || !call[4].cards.empty();
}
void run_search_deck(Kernel& k, const VerbCall& call) {
  const PlayerId player = player_in(call[0]);
  if (call.play < 0 || !can_search_deck(k, call)) return;
  CardList found(call[4].cards.begin(), call[4].cards.end());
  for (const CardId card : k.player(player).deck) {
    Context context = context_of(k, call.play);
    context.candidate = card;
    if (holds(context, call[2].given ? static_cast<NodeId>(call[2].value) : kNoNode)) found.push_back(card);
    k.card(card).known |= static_cast<std::uint8_t>(1u << player.value);
  }
  ++k.s.reveals;
  const int slot = call[1].given ? call[1].value : kScriptSlot;
  k.push(Proc::shuffle_after, player);  // RR-PILE-003: after any search, whatever was found
  push_card_choice(k, call.play, slot, player, found, 0, 1);
}

// --- what an event or play becomes -------------------------------------------------------------------------------------------------

/// While it is only asked whether the ability can be used there is no play yet.
bool can_cancel(const Kernel& k, const VerbCall& call) { return call.play < 0 || k.s.plays[call.play].event != 0xFF; }
void run_cancel(Kernel& k, const VerbCall& call) {
  if (call.play < 0 || !can_cancel(k, call)) return;
  const Event& event = k.s.events[k.s.plays[call.play].event];
  for (int i = call.play - 1; i >= 0; --i) {
    Play& cancelled = k.s.plays[i];
    if (cancelled.card != event.cause_card || cancelled.ability != event.cause_ability) continue;
    cancelled.flags |= kPlayCancelled;
    if (!call[0].given) return;
    give_back(k, cancelled.player, cancelled.spent);
    if (cancelled.flags & kPlayBootPaid) unboot(k, one(boots_for(k, cancelled)), {});
    return;
  }
}

bool can_choose_instead(const Kernel&, const VerbCall& call) { return card_in(call[0]) && card_in(call[1]); }
void run_choose_instead(Kernel& k, const VerbCall& call) {
  const bool reacts = call.play >= 0 && k.s.plays[call.play].event != 0xFF;
  if (reacts && can_choose_instead(k, call)) choose_instead(k, k.s.events[k.s.plays[call.play].event], card_in(call[0]), card_in(call[1]));
}

bool can_prevent(const Kernel&, const VerbCall&) { return true; }
void run_prevent(Kernel&, const VerbCall&) {}  // the ability has replaced the event already

bool can_extra_play(const Kernel&, const VerbCall&) { return true; }
void run_extra_play(Kernel& k, const VerbCall& call) {
  const bool early = k.s.shootout.active && k.find_frame(Proc::plays) <= k.find_frame(Proc::shootout);  // those of an outer one are no plays of this
  if (!early) {
    ++k.s.extra_plays;
    const bool not_actin = call[1].given && !k.s.shootout.active;
    for (const PlayerId player : players_in(k, call[0])) k.player(player).set(kNoActin, not_actin);
    return;
  }
  for (const PlayerId player : players_in(k, call[0])) ++k.player(player).early_plays;
}
namespace {

Play play_by_effect(const VerbCall& call) {
  Play play{.card = card_in(call[0]), .ability = static_cast<AbilityIx>(call[1].value), .player = call.cause.player, .timing = call.cause.timing};
  if (call[3].given) play.flags = kPlayWithoutBoot;
  return play;
}

}  // namespace

bool can_use_ability(const Kernel& k, const VerbCall& call) {
  const CardId card = card_in(call[0]);
  return card && has_ability(k, card, call[1].value) && k.ability(card, static_cast<AbilityIx>(call[1].value)).kind == AbilityDef::Kind::ability &&
         can_use_by_effect(k, play_by_effect(call), call[2].given);
}
void run_use_ability(Kernel& k, const VerbCall& call) {
  if (!can_use_ability(k, call)) return;
  const Play play = play_by_effect(call);
  use_ability(k, play.player, play.card, play.ability, play.timing, -1, -1, play.flags);
}
bool can_skip_play(const Kernel&, const VerbCall&) { return true; }
void run_skip_play(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) k.player(player).set(kSkipPlay);
}

}  // namespace highnoon
