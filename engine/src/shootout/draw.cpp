#include <algorithm>
#include <bit>

#include "effect/modifier.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

Flow draw(Kernel& k, Frame& f);
Flow choose_discards(Kernel& k, Frame& f);
Flow redraw(Kernel& k, Frame& f);
Flow choose_final_hand(Kernel& k, Frame& f);
Flow reduce(Kernel& k, Frame& f);

/// Both sides do each step before the next begins, and what they choose is sealed until both have
/// chosen. RC-SHOOT-018, -019.
constexpr Step kSteps[] = {
    {"draw", draw},     {"choose_discards", choose_discards},
    {"redraw", redraw}, {"choose_final_hand", choose_final_hand},
    {"reduce", reduce},
};

struct DrawData {
  std::uint8_t sides_done = 0;
  std::uint8_t spare = 0;
  std::array<std::uint8_t, 2> studs{};  ///< the stud bonus of each side, where it is settled before any card is drawn
};
FIELDS(kDrawDataFields, DrawData, FIELD(sides_done, up_to(2)), FIELD(spare, nothing()), FIELD(studs));

Flow step_done(DrawData& data) {
  data.sides_done = 0;
  return Flow::next;
}

CardList marked(const Kernel& k, PlayerId player) {
  CardList cards;
  for (const CardId card : k.player(player).draw_hand) {
    if (k.card(card).has(kMarked)) cards.push_back(card);
  }
  return cards;
}

/// Both bonuses of both sides, as shooters and posses are now. CT-DRAW-001.
void settle_bonuses(Kernel& k, DrawData& data) {
  for (const int side : {1, 2}) {
    Player& player = k.player(player_of_side(k, side));
    data.studs[static_cast<std::size_t>(side - 1)] = static_cast<std::uint8_t>(std::min(stud_bonus(k, player_of_side(k, side)), 255));
    player.redraws = static_cast<std::int8_t>(std::min(draw_bonus(k, player_of_side(k, side)), 127));
  }
}

/// RR-SHOOT-019.
Flow draw(Kernel& k, Frame& f) {
  auto& data = f.as<DrawData>();
  if (data.sides_done == 2) return step_done(data);
  const bool settled = k.parameter(Parameter::draw_bonus_first) != 0;
  if (settled && data.sides_done == 0) settle_bonuses(k, data);
  const PlayerId player = player_of_side(k, ++data.sides_done);
  const int studs = settled ? data.studs[data.sides_done - 1u] : stud_bonus(k, player);
  mark_moment(k, TriggerPoint::draw_hand_drawn, player, k.parameter(Parameter::draw_hand_size) + studs);
  return Flow::stay;
}

int redraw_limit(const Kernel& k, PlayerId player) {
  const int bonus = k.parameter(Parameter::draw_bonus_first) ? k.player(player).redraws : draw_bonus(k, player);
  return std::min(bonus, k.player(player).draw_hand.size());
}

/// Cards are marked as they are picked; who is done makes room for the other side.
bool take_answer(Kernel& k, DrawData& data) {
  const auto answer = k.answer();
  if (!answer) return false;
  if (answer->kind == OptionKind::done) {
    ++data.sides_done;
  } else {
    k.card(card_a(*answer)).set(kMarked, answer->kind == OptionKind::card);
  }
  return true;
}

Flow ask_if(bool there_is_a_choice, Kernel& k, DrawData& data, PlayerId player, DecisionKind what, int amount) {
  if (there_is_a_choice) return k.ask(player, what, amount);
  ++data.sides_done;
  return Flow::stay;
}

/// All at one go, up to the draw bonus, or none. RR-SHOOT-025 to -027.
Flow choose_discards(Kernel& k, Frame& f) {
  auto& data = f.as<DrawData>();
  if (shootout_over(k) || data.sides_done == 2) return step_done(data);
  const PlayerId player = player_of_side(k, data.sides_done + 1);
  if (take_answer(k, data)) return Flow::stay;
  const int limit = redraw_limit(k, player);
  k.player(player).redraws = static_cast<std::int8_t>(limit);
  return ask_if(limit > 0, k, data, player, DecisionKind::draw_discards, limit);
}

Flow redraw(Kernel& k, Frame& f) {
  auto& data = f.as<DrawData>();
  if (data.sides_done == 2) return step_done(data);
  const PlayerId player = player_of_side(k, ++data.sides_done);
  const int replaced = static_cast<int>(marked(k, player).size());
  if (replaced > 0) mark_moment(k, TriggerPoint::draw_hand_redrawn, player, replaced);
  return Flow::stay;
}

/// RR-SHOOT-028, -029: which five is the player's choice.
Flow choose_final_hand(Kernel& k, Frame& f) {
  auto& data = f.as<DrawData>();
  if (shootout_over(k) || data.sides_done == 2) return step_done(data);
  const PlayerId player = player_of_side(k, data.sides_done + 1);
  if (take_answer(k, data)) return Flow::stay;
  const int size = k.parameter(Parameter::draw_hand_size);
  return ask_if(k.player(player).draw_hand.size() > size, k, data, player, DecisionKind::final_hand, size);
}

/// What stays: the cards picked, else the best hand they make.
CardList kept_cards(const Kernel& k, PlayerId player, int size) {
  CardList kept = marked(k, player);
  if (!kept.empty()) return kept;
  std::uint32_t best = best_five(draw_hand_cards(k, player));
  CardList rest;
  for (const CardId card : k.player(player).draw_hand) {
    (best & 1 ? kept : rest).push_back(card);
    best >>= 1;
  }
  kept.insert(kept.end(), rest.begin(), rest.end());
  while (static_cast<int>(kept.size()) > size) kept.pop_back();
  return kept;
}

Flow reduce(Kernel& k, Frame&) {
  const int size = k.parameter(Parameter::draw_hand_size);
  for (const int side : {1, 2}) {
    const PlayerId player = player_of_side(k, side);
    const auto& hand = k.player(player).draw_hand;
    if (hand.size() > size) {
      const CardList kept = kept_cards(k, player, size);
      const CardList all(hand.begin(), hand.end());
      for (const CardId card : all) {
        if (std::find(kept.begin(), kept.end(), card) == kept.end()) put(k, card, Zone::discard);
      }
    }
    for (const CardId card : hand) k.card(card).set(kMarked, false);
  }
  return Flow::done;
}

/// Picks, taking back and done for a choice of up to `most` cards of the draw hand.
void list_picks(const Kernel& k, PlayerId player, int most, OptionList& o) {
  const int picked = static_cast<int>(marked(k, player).size());
  for (const CardId card : k.player(player).draw_hand) {
    if (k.card(card).has(kMarked)) {
      o.push_back(option(OptionKind::take_back, card));
    } else if (picked < most) {
      o.push_back(option(OptionKind::card, card));
    }
  }
}

}  // namespace

const Procedure k_draw_hand{"shootout.draw_hand", kSteps, kDrawDataFields};

void list_draw_discards(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::done));
  list_picks(k, p.player, p.a, o);
}

/// The five cards to keep are picked; done without a pick keeps the best hand that the cards make.
void list_final_hand(const Kernel& k, const Pending& p, OptionList& o) {
  const auto picked = static_cast<int>(marked(k, p.player).size());
  if (picked == 0 || picked == p.a) o.push_back(option(OptionKind::done));
  list_picks(k, p.player, p.a, o);
}

// --- changes
// ---------------------------------------------------------------------------------------------------------------

namespace {

int draw_into_hand(Kernel& k, PlayerId player, int amount) {
  int drawn = 0;
  while (drawn < amount && !k.player(player).draw_hand.full() &&
         draw_top(k, player, Zone::draw_hand))
    ++drawn;
  return drawn;
}

}  // namespace

void change_draw_hand_drawn(Kernel& k, Event& event) {
  event.amount = static_cast<std::int16_t>(draw_into_hand(k, event.player, event.amount));
  ++k.s.reveals;
  event.changed = 1;
}

void change_draw_hand_redrawn(Kernel& k, Event& event) {
  const CardList discards = marked(k, event.player);
  for (const CardId card : discards) {
    k.card(card).set(kMarked, false);
    put(k, card, Zone::discard);
  }
  // Who replaces at least one card may draw more than that. RC-ERRATA-003, -004; RC-CARD-091.
  const int extra = player_stat(k, event.player, Stat::redraw_extra);
  draw_into_hand(k, event.player, static_cast<int>(discards.size()) + extra);
  ++k.s.reveals;
  event.changed = 1;
}

}  // namespace highnoon
