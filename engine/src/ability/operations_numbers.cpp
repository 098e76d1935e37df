// Numbers.

#include <algorithm>
#include <array>

#include "ability/operations.hpp"
#include "effect/fear.hpp"
#include "effect/modifier.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

Stat stat_of(const Node& node) { return static_cast<Stat>(node.value); }

const Card* card_in(const Context& c, const Node& node) {
  const CardId card = subject_card(c, node, 0);
  return card ? &c.k.card(card) : nullptr;
}

PlayerId player_in(const Context& c, const Node& node) {
  return first_player(c, argument(c, node, 0));
}

/// A number of one player; 0 if there is none.
template <typename Read>
Value of_player(const Context& c, const Node& node, Read read) {
  const PlayerId player = player_in(c, node);
  return player ? read(player) : 0;
}

Value left(const Context& c, const Node& node) { return number(c, argument(c, node, 0)); }
Value right(const Context& c, const Node& node) { return number(c, argument(c, node, 1)); }

/// Folds a number over cards, from `none` if there are no cards.
template <typename Fold>
Value fold_cards(const Context& c, const Node& node, Value none, Fold fold) {
  bool any = false;
  Value so_far = none;
  auto add = [&](CardId card) {
    const Value next = stat(c.k, card, stat_of(node));
    so_far = any ? fold(so_far, next) : next;
    any = true;
    return false;
  };
  visit(c, argument(c, node, 0), visitor(add));
  return so_far;
}

/// Scripts may compute with any numbers: what does not fit is cut off.
Value fit(std::int64_t number) {
  constexpr std::int64_t kMost = 1'000'000;
  return static_cast<Value>(std::clamp(number, -kMost, kMost));
}

}  // namespace

Value n_number(const Context&, const Node& node) { return node.value; }
Value n_stat(const Context& c, const Node& node) {
  return stat(c.k, subject_card(c, node, 0), stat_of(node));
}
Value n_printed_stat(const Context& c, const Node& node) {
  return printed_stat(c.k, subject_card(c, node, 0), stat_of(node));
}
Value n_counters(const Context& c, const Node& node) {
  const CardId card = subject_card(c, node, 0);
  return card ? counters(c.k.card(card), stat_of(node)) : 0;
}
Value n_player_stat(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return player_stat(c.k, p, stat_of(node)); });
}
Value n_rating(const Context& c, const Node& node) {
  return rating(c.k, subject_card(c, node, 0), static_cast<KeywordId>(node.value));
}
Value n_count(const Context& c, const Node& node) {
  Value count = 0;
  auto add = [&](CardId) {
    ++count;
    return false;
  };
  visit(c, argument(c, node, 0), visitor(add));
  return count;
}
Value n_sum_of(const Context& c, const Node& node) {
  return fold_cards(c, node, 0, [](Value a, Value b) { return fit(std::int64_t{a} + b); });
}
Value n_highest_of(const Context& c, const Node& node) {
  return fold_cards(c, node, 0, [](Value a, Value b) { return std::max(a, b); });
}
Value n_lowest_of(const Context& c, const Node& node) {
  return fold_cards(c, node, 0, [](Value a, Value b) { return std::min(a, b); });
}
Value n_grit(const Context& c, const Node& node) {
  const CardId card = subject_card(c, node, 0);
  return card ? grit(c.k, card) : 0;
}
Value n_bounty(const Context& c, const Node& node) {
  Value sum = 0;
  auto add = [&](CardId card) {
    sum += bounty_of(c.k, card);
    return false;
  };
  visit(c, argument(c, node, 0), visitor(add));
  return sum;
}
Value n_pool(const Context& c, const Node& node) {
  const Card* card = card_in(c, node);
  return card ? card->pool : 0;
}
Value n_note(const Context& c, const Node& node) {
  const Card* card = card_in(c, node);
  return card ? card->note : 0;
}
Value n_times_singled_out(const Context& c, const Node& node) {
  const LocationId where = place(c, argument(c, node, 0));
  const auto& all = c.k.s.modifiers;
  return static_cast<Value>(std::count_if(all.begin(), all.end(), [&](const Modifier& modifier) {
    return modifier.op == ModifierOp::singled_out && !modifier.card && modifier.place == where && modifier.source == c.self;
  }));
}
Value n_ghost_rock(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return c.k.player(p).ghost_rock; });
}
Value n_debt(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return c.k.player(p).debt; });
}
Value n_hand_count(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return c.k.player(p).hand.size(); });
}
Value n_deck_count(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return c.k.player(p).deck.size(); });
}
Value n_total_influence(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return total_influence(c.k, p); });
}
Value n_total_control(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return total_control(c.k, p); });
}
Value n_pairs_in(const Context& c, const Node& node) {
  std::array<int, 14> seen{};
  auto count = [&](CardId card) {
    const PokerCard shown = poker_card(c.k, card);
    if (!shown.is_joker()) ++seen[shown.value];
    return false;
  };
  visit(c, argument(c, node, 0), visitor(count));
  return static_cast<Value>(std::count_if(seen.begin() + 1, seen.end(), [](int cards) { return cards >= 2; }));
}
Value n_draw_hand_rank(const Context& c, const Node& node) {
  return of_player(c, node,
                   [&](PlayerId p) { return static_cast<int>(final_score(c.k, p).rank()); });
}
Value n_base_rank(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return static_cast<int>(base_score(c.k, p).rank()); });
}
Value n_casualties(const Context& c, const Node& node) {
  return of_player(c, node, [&](PlayerId p) { return casualties_owed(c.k, p); });
}
Value n_beaten_by(const Context& c, const Node& node) {
  const CardId card = subject_card(c, node, 0);
  return card ? ranks_beaten_by(c.k, card) : 0;
}
Value n_paid(const Context& c, const Node&) { return c.play ? c.play->paid : 0; }
Value n_pull_value(const Context& c, const Node&) { return c.play ? c.play->pull_value : 0; }
Value n_pull_suit(const Context& c, const Node&) {
  return c.play ? static_cast<Value>(c.play->pull_suit) : 0;
}
Value n_skill_total(const Context& c, const Node&) { return c.play ? c.play->skill_total : 0; }
Value n_skill_margin(const Context& c, const Node&) {
  return c.play ? c.play->skill_total - c.play->difficulty : 0;
}
Value n_slot_number(const Context& c, const Node& node) {
  return c.play ? c.play->slots[static_cast<std::size_t>(node.value)].values[0] : 0;
}
Value n_event_amount(const Context& c, const Node&) {
  const Event* event = event_of(c);
  return event ? event->amount : 0;
}
Value n_fear_level(const Context& c, const Node&) { return fear_level(c.k); }
Value n_day_number(const Context& c, const Node&) { return c.k.s.day; }
Value n_round_number(const Context& c, const Node&) {
  return c.k.s.shootout.active ? c.k.s.shootout.round : 0;
}
Value n_add(const Context& c, const Node& node) {
  return fit(std::int64_t{left(c, node)} + right(c, node));
}
Value n_subtract(const Context& c, const Node& node) {
  return fit(std::int64_t{left(c, node)} - right(c, node));
}
Value n_multiply(const Context& c, const Node& node) {
  return fit(std::int64_t{left(c, node)} * right(c, node));
}
Value n_least(const Context& c, const Node& node) {
  return std::min(left(c, node), right(c, node));
}
Value n_most(const Context& c, const Node& node) { return std::max(left(c, node), right(c, node)); }
Value n_negate(const Context& c, const Node& node) { return fit(-std::int64_t{left(c, node)}); }
Value n_if_number(const Context& c, const Node& node) {
  return number(c, argument(c, node, holds(c, argument(c, node, 0)) ? 1 : 2));
}
Value n_call_number(const Context& c, const Node& node) { return fit(call_function(c, node)); }
Value n_suit_of(const Context& c, const Node& node) {
  const CardId card = subject_card(c, node, 0);
  return card ? static_cast<Value>(poker_card(c.k, card).suit) : 0;
}
Value n_experience(const Context& c, const Node& node) {
  const CardId card = subject_card(c, node, 0);
  return card ? c.k.def(card).experience : 0;
}

}  // namespace highnoon
