#include <algorithm>
#include <bitset>

#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "shootout/round.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

Flow about_to_assign(Kernel& k, Frame& f);
Flow assign(Kernel& k, Frame& f);
Flow chosen(Kernel& k, Frame& f);
Flow about_to_take(Kernel& k, Frame& f);
Flow take(Kernel& k, Frame& f);
Flow taken(Kernel& k, Frame& f);
Flow finish(Kernel& k, Frame& f);

/// One player's casualties: all assigned in order, then taken one at a time; nothing owed goes the
/// same way. RR-LUMPS-017 to -023.
constexpr Step kSteps[] = {
    {"about_to_assign", about_to_assign},
    {"assign", assign},
    {"chosen", chosen},
    {"about_to_take", about_to_take},
    {"take", take},
    {"taken", taken},
    {"finish", finish},
};

/// A card and what happens to it as a casualty: casualty_discard, casualty_ace or casualty_home.
struct Assignment {
  CardId card;
  OptionKind fate = OptionKind::casualty_discard;
  int covers = 0;
  int side = 0;  ///< where those of both posses are taken together
};

std::int32_t pack(CardId card, OptionKind fate, int covers, int side = 0) {
  return card.raw | static_cast<std::int32_t>(fate) << 16 | covers << 24 | side << 28;
}

Assignment assignment(const Kernel& k, const Frame& f, int i) {
  const std::int32_t word = k.s.arena[static_cast<std::size_t>(f.arena_base + i)];
  return {CardId{static_cast<std::uint16_t>(word & 0xFFFF)},
          static_cast<OptionKind>(word >> 16 & 0xFF), word >> 24 & 15, word >> 28 & 3};
}

/// What covering with a card is worth; 0: it cannot be done so. RR-LUMPS-012 to -014;
/// RC-HARROWED-001 to -003; RC-SIDEKICK-002.
int cover_of(const Kernel& k, CardId card, OptionKind fate) {
  const bool dude = k.type_of(card) == CardType::dude;
  const bool harrowed = dude && has_keyword(k, card, Keyword::harrowed);
  Parameter parameter = Parameter::casualty_sidekick_covers;
  switch (fate) {
    case OptionKind::casualty_discard:
      if (dude)
        parameter =
            harrowed ? Parameter::harrowed_discard_covers : Parameter::casualty_discard_covers;
      break;
    case OptionKind::casualty_ace:
      if (!dude && !permitted(k, Permit::ace_as_casualty, card)) return 0;
      parameter = harrowed ? Parameter::harrowed_ace_covers : Parameter::casualty_ace_covers;
      break;
    default:
      if (!harrowed) return 0;
      parameter = Parameter::harrowed_home_covers;
  }
  return k.parameter(parameter);
}

Cause casualty_cause(const Kernel& k, PlayerId player) {
  return {player_of_side(k, other_side(side_of(k, player))), kRule, {}, kNoAbility, kEventCasualty};
}

/// Dudes of the player's posse and the Sidekicks on them that may be chosen and are not assigned
/// yet. RR-LUMPS-015; RC-SIDEKICK-003.
CardList candidates(const Kernel& k, PlayerId player) {
  CardList cards;
  const Cause cause = casualty_cause(k, player);
  const auto add = [&](CardId card) {
    const Card& c = k.card(card);
    if (!c.has(kAssigned) && !c.has(kProtected) && !forbidden(k, Act::be_casualty, card, cause))
      cards.push_back(card);
  };
  for (const CardId dude : posse(k, side_of(k, player))) {
    add(dude);
    for (const CardId attached : attachments(k, dude)) {
      if (k.card(attached).side == 0 && has_keyword(k, attached, Keyword::sidekick)) add(attached);
    }
  }
  return cards;
}

/// The fates of cards, those of one in a row.
using Ways = List<Assignment, 3 * kMaxCards>;

/// The ways a card may be a casualty.
void add_fates(const Kernel& k, PlayerId player, CardId card, Ways& ways) {
  const Cause cause = casualty_cause(k, player);
  const auto can_suffer = [&](OptionKind fate) {
    if (fate == OptionKind::casualty_home) return can_go_home(k, card, true, cause);
    return !forbidden(k, fate == OptionKind::casualty_ace ? Act::be_aced : Act::be_discarded, card, cause);
  };
  for (const OptionKind fate : {OptionKind::casualty_discard, OptionKind::casualty_ace, OptionKind::casualty_home}) {
    const int covers = cover_of(k, card, fate);
    if (covers > 0 && can_suffer(fate)) ways.push_back({card, fate, covers});
  }
}

using Sums = std::bitset<512>;

/// Every number of casualties that the candidates, but for one, can cover.
Sums reachable(const Ways& ways, CardId without) {
  Sums sums;
  sums.set(0);
  for (std::size_t i = 0; i < ways.size();) {
    const CardId card = ways[i].card;
    Sums more = sums;
    for (; i < ways.size() && ways[i].card == card; ++i)
      more |= sums << static_cast<std::size_t>(ways[i].covers);
    if (card != without) sums = more;
  }
  return sums;
}

/// The largest sum up to a limit; 0 is always one.
int largest(const Sums& sums, int limit) {
  int sum = std::clamp(limit, 0, 511);
  while (!sums.test(static_cast<std::size_t>(sum))) --sum;
  return sum;
}

/// What stands before the next assignment. The sum is what a pending choice keeps.
enum Due : int {
  kFirstDue = 1,  ///< nothing is assigned yet: a card that an effect makes the first casualty
  kOwnDue = 2,    ///< of the free casualties none is: a card that the head of the posse owns
};

/// What may be assigned next so that the whole covers exactly what is owed, or as much of it as can
/// be without exceeding it. What is due comes first if anything can be covered with it; of several such
/// cards the player picks. RR-LUMPS-018, -019, -021; WW-LUMPS-001 to -005.
Ways next_assignments(const Kernel& k, PlayerId player, int owed, int due) {
  Ways ways;
  for (const CardId card : candidates(k, player)) add_fates(k, player, card, ways);
  // Each first step, and what it can come to.
  struct FirstStep {
    Assignment way;
    int total;
  };
  List<FirstStep, 3 * kMaxCards> possible;
  Sums rest;
  CardId left_out;
  for (const Assignment& way : ways) {
    if (way.card != left_out) rest = reachable(ways, left_out = way.card);
    if (way.covers <= owed) possible.push_back({way, way.covers + largest(rest, owed - way.covers)});
  }
  const auto best_of = [&](auto fits) {
    int best = 0;
    for (const auto& [way, total] : possible) best = fits(way.card) ? std::max(best, total) : best;
    Ways result;
    for (const auto& [way, total] : possible) {
      if (total == best && fits(way.card)) result.push_back(way);
    }
    return result;
  };
  Ways result;
  if (due) result = best_of([&](CardId card) { return k.card(card).has(kForcedCasualty); });
  if (result.empty() && due & kOwnDue)
    result = best_of([&](CardId card) { return k.card(card).owner == player; });
  return result.empty() ? best_of([](CardId) { return true; }) : result;
}

int amount_of(const Kernel& k, const Frame& f) {
  const auto& data = f.as<CasualtiesData>();
  return data.of_round() ? casualties_owed(k, f.player) : data.amount;
}

int assigned_sum(const Kernel& k, const Frame& f) {
  int sum = 0;
  for (int i = f.as<CasualtiesData>().taken; i < f.as<CasualtiesData>().assigned; ++i)
    sum += assignment(k, f, i).covers;
  return sum;
}

int what_is_due(const Kernel& k, const Frame& f) {
  const auto& data = f.as<CasualtiesData>();
  int due = data.assigned == 0 ? kFirstDue : 0;
  if (!k.parameter(Parameter::first_casualty_own)) return due;
  due |= kOwnDue;
  for (int i = 0; i < data.assigned; ++i) {
    const CardId card = assignment(k, f, i).card;
    if (!k.exists(card) || !k.card(card).has(kForcedCasualty)) return 0;
  }
  return due;
}

// --- the steps
// -------------------------------------------------------------------------------------------------------------

Flow about_to_assign(Kernel& k, Frame& f) {
  mark_moment(k, TriggerPoint::casualties_about_to_be_assigned, f.player, amount_of(k, f));
  return Flow::next;
}

void keep_assignment(Kernel& k, Frame& f, std::int32_t packed) {
  if (k.s.arena_top == kArenaWords) throw Overflow(HaltReason::arena_full);
  k.s.arena[k.s.arena_top++] = packed;
  ++f.as<CasualtiesData>().assigned;
}

void add_assignment(Kernel& k, Frame& f, const Option& chosen) {
  keep_assignment(k, f, pack(card_a(chosen), chosen.kind, cover_of(k, card_a(chosen), chosen.kind)));
  k.card(card_a(chosen)).set(kAssigned);
}

void take_back_assignment(Kernel& k, Frame& f, CardId card) {
  auto& data = f.as<CasualtiesData>();
  int kept = data.taken;
  for (int i = data.taken; i < data.assigned; ++i) {
    const std::int32_t word = k.s.arena[static_cast<std::size_t>(f.arena_base + i)];
    if (assignment(k, f, i).card != card)
      k.s.arena[static_cast<std::size_t>(f.arena_base + kept++)] = word;
  }
  while (data.assigned > kept) {
    k.s.arena[--k.s.arena_top] = 0;
    --data.assigned;
  }
  k.card(card).set(kAssigned, false);
}

Flow assign(Kernel& k, Frame& f) {
  auto& data = f.as<CasualtiesData>();
  if (const auto answer = k.answer()) {
    if (answer->kind == OptionKind::done) return Flow::next;
    if (answer->kind == OptionKind::take_back) {
      take_back_assignment(k, f, card_a(*answer));
    } else {
      add_assignment(k, f, *answer);
    }
    touch(k);
    return Flow::stay;
  }
  const int open = amount_of(k, f) - data.covered - assigned_sum(k, f);
  if (data.assigned == data.taken &&
      next_assignments(k, f.player, open, what_is_due(k, f)).empty())
    return Flow::next;
  return k.ask(f.player, DecisionKind::assign_casualty, open, what_is_due(k, f));
}

Flow chosen(Kernel& k, Frame& f) {
  auto& data = f.as<CasualtiesData>();
  const int index = data.taken + data.stage;
  if (index >= data.assigned) {
    data.stage = 0;
    return Flow::next;
  }
  ++data.stage;
  Event event = make_event(TriggerPoint::dude_chosen_as_casualty, assignment(k, f, index).card);
  event.player = f.player;
  raise(k, event);
  return Flow::stay;
}

Flow about_to_take(Kernel& k, Frame& f) {
  mark_moment(k, TriggerPoint::casualties_about_to_be_taken, f.player, assigned_sum(k, f));
  return Flow::next;
}

void suffer(Kernel& k, PlayerId player, const Assignment& given) {
  const Cause cause = casualty_cause(k, player);
  switch (given.fate) {
    case OptionKind::casualty_ace: return ace(k, one(given.card), cause);
    case OptionKind::casualty_home: return send_home(k, one(given.card), true, cause);
    default: return discard(k, one(given.card), cause);
  }
}

/// Where less is owed than was announced, what comes last is not taken. RR-LUMPS-020.
void lift_the_rest(Kernel& k, Frame& f) {
  auto& data = f.as<CasualtiesData>();
  while (data.assigned > data.taken) {
    const CardId card = assignment(k, f, --data.assigned).card;
    if (k.exists(card)) k.card(card).set(kAssigned, false);
    k.s.arena[--k.s.arena_top] = 0;
    touch(k);
  }
}

/// What has been taken covers, now that it has happened.
int count(Kernel& k, const Assignment& given) {
  bool happened = true;
  if (k.exists(given.card)) {
    Card& card = k.card(given.card);
    card.set(kAssigned, false);
    const bool gone = card.zone == Zone::discard || card.zone == Zone::boot_hill;
    // One that was saved counts as well. RC-CARD-190.
    if (gone || card.in_play()) card.set(kWasCasualty);
    happened = gone || (given.fate == OptionKind::casualty_home && card.side == 0);
  }
  touch(k);
  // A dude saved by an effect still covers what was assigned. RC-SHOOT-048.
  return happened || k.parameter(Parameter::saved_casualty_covers) ? given.covers : 0;
}

void tell_covered(Kernel& k, PlayerId player, CardId card, int covers) {
  Event event = make_event(TriggerPoint::casualty_covered, card);
  event.player = player;
  event.amount = static_cast<std::int16_t>(covers);
  raise(k, event);
}

/// What was assigned is kept on the cards until the other posse has chosen too.
Flow wait_for_others(Kernel& k, const Frame& f) {
  for (int i = 0; i < f.as<CasualtiesData>().assigned; ++i) {
    const Assignment given = assignment(k, f, i);
    if (k.in_play(given.card)) k.card(given.card).pick = static_cast<std::uint8_t>(given.fate);
  }
  touch(k);
  return Flow::done;
}

/// Each in the announced order, with its own windows. Two runs a casualty: it happens; then it
/// counts. RR-LUMPS-020; RC-SHOOT-045.
Flow take(Kernel& k, Frame& f) {
  auto& data = f.as<CasualtiesData>();
  if (data.together) return wait_for_others(k, f);
  if (data.stage == 0 && data.covered >= amount_of(k, f)) lift_the_rest(k, f);
  if (data.taken == data.assigned) return Flow::next;
  const Assignment given = assignment(k, f, data.taken);
  const bool there = k.in_play(given.card);
  if (data.stage == 0) {
    data.stage = 1;
    if (there) suffer(k, f.player, given);
    return Flow::stay;
  }
  data.stage = 0;
  ++data.taken;
  const int covers = count(k, given);
  data.covered = static_cast<std::int16_t>(data.covered + covers);
  if (covers != 0) tell_covered(k, f.player, given.card, covers);
  return Flow::stay;
}

Flow taken(Kernel& k, Frame& f) {
  auto& data = f.as<CasualtiesData>();
  // Where a saved dude covers nothing, others must. The forced first casualty was first already.
  const int open = amount_of(k, f) - data.covered;
  const bool again = !k.parameter(Parameter::saved_casualty_covers) && data.assigned > 0 &&
                     open > 0 && !next_assignments(k, f.player, open, 0).empty() &&
                     data.assigned < 200;
  if (again) {
    f.step = static_cast<std::uint8_t>(k.step_index(Proc::casualties, "assign"));
    return Flow::stay;
  }
  if (data.of_round()) k.player(f.player).covered = data.covered;
  mark_moment(k, TriggerPoint::casualties_taken, f.player, data.covered);
  return Flow::next;
}

/// Claims to the first casualty are settled by the first; until then they stand. RC-CARD-171, -172.
void settle_claims(Kernel& k, PlayerId player) {
  for (const CardId dude : posse(k, side_of(k, player))) k.card(dude).set(kForcedCasualty, false);
}

Flow finish(Kernel& k, Frame& f) {
  if (f.as<CasualtiesData>().assigned > 0) settle_claims(k, f.player);
  k.s.result = f.as<CasualtiesData>().covered;
  touch(k);
  return Flow::done;
}

FIELDS(kCasualtiesDataFields, CasualtiesData, FIELD(amount), FIELD(covered), FIELD(assigned, is(Holds::own_words)),
       FIELD(taken, at_most(offsetof(S, assigned))), FIELD(stage), FIELD(together, flag()));

// --- both posses at once
// ----------------------------------------------------------------------------------------------------------

Flow take_all(Kernel& k, Frame& f);
Flow count_all(Kernel& k, Frame& f);
Flow all_taken(Kernel& k, Frame& f);

/// What both have chosen happens at once: one event for each fate. CT-SHOOT-016.
constexpr Step kTogetherSteps[] = {{"take", take_all}, {"count", count_all}, {"taken", all_taken}};

/// Casualties of one fate, out of those that the frame keeps.
CardList those_with(const Kernel& k, const Frame& f, OptionKind fate) {
  CardList cards;
  for (int i = 0; i < f.as<CasualtiesData>().assigned; ++i) {
    const Assignment given = assignment(k, f, i);
    if (given.fate == fate) cards.push_back(given.card);
  }
  return cards;
}

/// Whose doing it is: the opposing player's; if both posses have casualties, that of who won the round.
Cause cause_together(const Kernel& k, const CardList& cards) {
  const int side = side_of_card(k, cards[0]);
  const bool mixed = std::any_of(cards.begin(), cards.end(), [&](CardId card) { return side_of_card(k, card) != side; });
  return {mixed ? k.s.shootout.round_winner : player_of_side(k, other_side(side)), kRule, {}, kNoAbility, kEventCasualty};
}

Flow take_all(Kernel& k, Frame& f) {
  for (Card& card : k.s.all_cards()) {
    if (!card.has(kAssigned) || card.pick == 0) continue;
    const auto fate = static_cast<OptionKind>(card.pick);
    card.pick = 0;
    keep_assignment(k, f, pack(card.id, fate, cover_of(k, card.id, fate), side_of_card(k, card.id)));
  }
  // The last pushed runs first.
  for (const OptionKind fate : {OptionKind::casualty_home, OptionKind::casualty_discard, OptionKind::casualty_ace}) {
    const CardList cards = those_with(k, f, fate);
    if (cards.empty()) continue;
    const Cause cause = cause_together(k, cards);
    switch (fate) {
      case OptionKind::casualty_ace: ace(k, cards, cause); break;
      case OptionKind::casualty_home: send_home(k, cards, true, cause); break;
      default: discard(k, cards, cause);
    }
  }
  return Flow::next;
}

Flow count_all(Kernel& k, Frame& f) {
  auto& data = f.as<CasualtiesData>();
  if (data.taken == data.assigned) return Flow::next;
  const Assignment given = assignment(k, f, data.taken++);
  const PlayerId player = player_of_side(k, given.side);
  const int covers = count(k, given);
  if (covers == 0 || !player) return Flow::stay;
  k.player(player).covered = static_cast<std::int16_t>(k.player(player).covered + covers);
  tell_covered(k, player, given.card, covers);
  return Flow::stay;
}

Flow all_taken(Kernel& k, Frame& f) {
  auto& data = f.as<CasualtiesData>();
  if (data.stage == 2) return Flow::done;
  const int first = side_of(k, loser_or_leader(k));
  const PlayerId player = player_of_side(k, data.stage++ == 0 ? first : other_side(first));
  if (!player) return Flow::stay;
  if (k.player(player).covered > 0) settle_claims(k, player);
  mark_moment(k, TriggerPoint::casualties_taken, player, k.player(player).covered);
  return Flow::stay;
}

}  // namespace

const Procedure k_casualties{"shootout.casualties", kSteps, kCasualtiesDataFields, Procedure::kOfPlayer};
const Procedure k_casualties_together{"shootout.casualties_together", kTogetherSteps, kCasualtiesDataFields};

int casualties_owed(const Kernel& k, PlayerId player) {
  return std::max(player_stat(k, player, Stat::least_casualties),
                  k.player(player).casualties + player_stat(k, player, Stat::casualties));
}

void take_casualties(Kernel& k, PlayerId player, int amount) {
  CasualtiesData data;
  data.amount = static_cast<std::int16_t>(amount);
  k.push(Proc::casualties, player, data);
}

/// p.a: still to be covered; p.b: what is due.
void list_assign_casualty(const Kernel& k, const Pending& p, OptionList& o) {
  const Ways ways = next_assignments(k, p.player, p.a, p.b);
  for (const Assignment& way : ways) o.push_back(option(way.fate, way.card));
  if (ways.empty()) o.push_back(option(OptionKind::done));
  for (const Card& card : k.s.all_cards()) {
    if (card.has(kAssigned) && side_of_card(k, card.id) == side_of(k, p.player)) {
      o.push_back(option(OptionKind::take_back, card.id));
    }
  }
}

}  // namespace highnoon
