#include "day/upkeep.hpp"

#include <algorithm>

#include "day/turns.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "effect/money.hpp"
#include "effect/subjects.hpp"
#include "state/zone.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

struct Upkeep {
  std::uint8_t turn = 0;
  std::uint8_t counted = 0;  ///< 1: `amounts` holds everybody's production
  std::array<std::int16_t, kMaxPlayers> amounts{};
};
FIELDS(kUpkeepFields, Upkeep, FIELD(turn, is(Holds::turn)), FIELD(counted, flag()), FIELD(amounts));

// --- the phase. Rules: Reloaded 1.3.1, "Upkeep Phase"
// ----------------------------------------------

Flow begin(Kernel& k, Frame&) {
  begin_phase(k, Phase::upkeep);
  mark_moment(k, TriggerPoint::phase_upkeep_begins, first_player(k));
  return Flow::next;
}

/// Everybody's production is counted before anybody gets it: it is simultaneous. RR-UPKEEP-004,
/// -005.
Flow production(Kernel& k, Frame& f) {
  Upkeep& u = f.as<Upkeep>();
  if (!u.counted) {
    for (const PlayerId player : k.from({})) {
      u.amounts[player.value] = static_cast<std::int16_t>(production_of(k, player));
    }
    u.counted = 1;
  }
  return each_player(k, u.turn, first_player(k), [&](PlayerId player) {
    if (u.amounts[player.value] == 0) return;
    mark_moment(k, TriggerPoint::production_collected, player, u.amounts[player.value]);
  });
}

/// As much of the debt as the player has; the rest waits for later days. RR-UPKEEP-006, -014, -015.
Flow repay_debts(Kernel& k, Frame& f) {
  return each_player(k, f.as<Upkeep>().turn, first_player(k), [&](PlayerId player) {
    Player& p = k.player(player);
    const int amount = std::min<int>(p.debt, std::max<int>(p.ghost_rock, 0));
    if (amount == 0) return;
    p.debt = static_cast<std::int16_t>(p.debt - amount);
    pay(k, player, amount, rule(player));
  });
}

CardList cards_with_upkeep(const Kernel& k, PlayerId player) {
  CardList cards;
  for (const Card& card : k.s.all_cards()) {
    if (card.in_play() && card.controller == player && upkeep_of(k, card.id) > 0)
      cards.push_back(card.id);
  }
  return cards;
}

/// What the cards picked so far cost together.
int picked_upkeep(const Kernel& k, PlayerId player) {
  int total = 0;
  for (const CardId card : cards_with_upkeep(k, player)) {
    if (k.card(card).has(kMarked)) total += upkeep_of(k, card);
  }
  return total;
}

/// Notes what was not paid for, and pays for the rest at once.
void settle_upkeep(Kernel& k, PlayerId player) {
  const int amount = picked_upkeep(k, player);
  for (const CardId card : cards_with_upkeep(k, player)) {
    k.card(card).set(kUnpaid, !k.card(card).has(kMarked));
    k.card(card).set(kMarked, false);
  }
  touch(k);
  if (amount > 0) mark_moment(k, TriggerPoint::upkeep_paid, player, amount);
}

/// From the Winner's left, or the Winner, each player picks card by card what to pay for; nobody has to.
/// RR-UPKEEP-007 to -009; CL-UPKEEP-011.
Flow pay_upkeep(Kernel& k, Frame& f) {
  Upkeep& u = f.as<Upkeep>();
  const PlayerId first = k.parameter(Parameter::upkeep_from_winner) ? first_player(k) : k.next(first_player(k));
  while (u.turn < k.players()) {
    const PlayerId player = player_in_turn(k, first, u.turn);
    bool done = false;
    if (const auto answer = k.answer()) {
      done = answer->kind == OptionKind::done;
      if (!done) k.card(card_a(*answer)).set(kMarked, answer->kind == OptionKind::pay_upkeep);
      touch(k);
    }
    const auto cards = cards_with_upkeep(k, player);
    const bool open = std::any_of(cards.begin(), cards.end(),
                                  [&](CardId card) { return !k.card(card).has(kMarked); });
    if (open && !done && !k.player(player).has(kOut))
      return k.ask(player, DecisionKind::pay_upkeep);
    ++u.turn;
    settle_upkeep(k, player);
    return Flow::stay;
  }
  u.turn = 0;
  return Flow::next;
}

/// Once everybody has paid. What costs nothing by now is safe. RR-UPKEEP-012, -013.
Flow remove_unpaid(Kernel& k, Frame& f) {
  return each_player(k, f.as<Upkeep>().turn, first_player(k), [&](PlayerId player) {
    Event event = make_event(TriggerPoint::upkeep_unpaid_removal);
    event.player = player;
    for (const CardId card : cards_with_upkeep(k, player)) {
      if (k.card(card).has(kUnpaid) && event.count < event.subjects.size())
        event.subjects[event.count++] = card;
    }
    for (Card& card : k.s.all_cards()) {
      if (card.controller == player) card.set(kUnpaid, false);
    }
    if (event.count > 0) raise(k, event);
  });
}

Flow phase_ends(Kernel& k, Frame&) {
  mark_moment(k, TriggerPoint::phase_upkeep_ends, first_player(k));
  return Flow::next;
}

Flow effects_end(Kernel& k, Frame&) {
  end_effects(k, Duration::next_upkeep);
  end_phase(k);
  return Flow::next;
}

constexpr Step kSteps[] = {
    {"begin", begin},
    {"production", production},
    {"repay_debts", repay_debts},
    {"pay_upkeep", pay_upkeep},
    {"remove_unpaid", remove_unpaid},
    {"phase_ends", phase_ends},
    {"effects_end", effects_end},
};

}  // namespace

const Procedure k_upkeep{"upkeep", kSteps, kUpkeepFields};

namespace {

/// An improvement's upkeep and production are those of its deed. CL-IMPROVE-007, -008.
bool is_part_of_host(const Kernel& k, const Card& card) { return k.d.cards[card.def].type == CardType::improvement && card.host; }

/// Who gets the production of a card: its controller; of a deed its owner who controls it, or the player of a card that says so;
/// nobody else. RR-UPKEEP-002, -003.
PlayerId collector_of(const Kernel& k, const Card& card) {
  const CardType type = k.d.cards[card.def].type;
  if (is_part_of_host(k, card)) return collector_of(k, k.card(card.host));
  if (type == CardType::legend) return {};  // it changes the outfit's production
  if (type != CardType::deed) return card.controller;
  const auto claims = permitted_players(k, Permit::collect_production, card.id);
  if (!claims.empty()) return claims.front();
  return card.owner == card.controller ? card.owner : PlayerId{};
}

}  // namespace

int production_of(const Kernel& k, PlayerId player) {
  int total = 0;
  for (const Card& card : k.s.all_cards()) {
    if (card.in_play() && collector_of(k, card) == player) total += stat(k, card.id, Stat::production);
  }
  return total;
}

int upkeep_of(const Kernel& k, CardId id) {
  const Card& card = k.card(id);
  if (is_part_of_host(k, card)) return 0;
  int upkeep = stat(k, id, Stat::upkeep);
  if (k.d.cards[card.def].type != CardType::deed) return upkeep;
  if (card.owner != card.controller && !k.parameter(Parameter::split_deed_upkeep)) return 0;  // CL-CONTROL-013
  for (const CardId attached : attachments(k, id)) {
    if (is_part_of_host(k, k.card(attached))) upkeep += stat(k, attached, Stat::upkeep);
  }
  return upkeep;
}

void list_pay_upkeep(const Kernel& k, const Pending& p, OptionList& o) {
  const int left = k.player(p.player).ghost_rock - picked_upkeep(k, p.player);
  const auto cards = cards_with_upkeep(k, p.player);
  o.push_back(option(OptionKind::done));
  for (const CardId card : cards) {
    if (!k.card(card).has(kMarked) && upkeep_of(k, card) <= left)
      o.push_back(option(OptionKind::pay_upkeep, card));
  }
  for (const CardId card : cards) {
    if (k.card(card).has(kMarked)) o.push_back(option(OptionKind::take_back, card));
  }
}

void change_production_collected(Kernel& k, Event& event) {
  add_to_stash(k, event.player, event.amount);
  event.changed = 1;
}

void change_upkeep_paid(Kernel& k, Event& event) {
  add_to_stash(k, event.player, -event.amount);
  event.changed = 1;
}

void change_upkeep_unpaid_removal(Kernel& k, Event& event) {
  CardList cards;
  change_each_in_play(k, event, [&](CardId card) {
    cards.push_back(card);
    return true;
  });
  discard(k, cards, rule(event.player));
}

}  // namespace highnoon
