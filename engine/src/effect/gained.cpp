#include "effect/gained.hpp"

#include <algorithm>

namespace highnoon {
namespace {

const CardDef& printing_of(const Kernel& k, const Modifier& gained) { return k.d.cards[static_cast<DefId>(gained.amount)]; }
int count_of(const Kernel& k, const Modifier& gained) { return count_gained(printing_of(k, gained), gained.what); }

/// By which the card has what has the number; null: it has not.
const Modifier* gained_by(const Kernel& k, CardId card, int number) {
  const int at = number - kGainedBase;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op != ModifierOp::gained || modifier.card != card) continue;
    if (at >= modifier.number && at < modifier.number + count_of(k, modifier)) return &modifier;
  }
  return nullptr;
}

}  // namespace

bool can_be_gained(const CardDef& def, int ability) {
  if (ability < 0 || ability >= static_cast<int>(def.abilities.size())) return false;
  const auto* const first = def.abilities.data() + ability;
  if (first->kind != AbilityDef::Kind::ability || first->during_effect || (first->continues && !first->is_lent)) return false;
  return std::all_of(first, first + count_gained(def, ability), [](const AbilityDef& one) { return !one.is_granted() && one.zones == 0; });
}

int count_gained(const CardDef& def, int ability) {
  const auto first = def.abilities.begin() + ability;
  if (first->is_lent) return 1;  // an ability that an effect lends stands alone
  return static_cast<int>(std::find_if(first + 1, def.abilities.end(), [](const AbilityDef& next) { return !next.continues; }) - first);
}

bool can_be(const Kernel& k, const Modifier& gained) {
  const auto printing = static_cast<DefId>(gained.amount);
  return printing < k.d.cards.size() && can_be_gained(k.d.cards[printing], gained.what) && gained.number + count_of(k, gained) <= kMostGained;
}

void give_numbers(const Kernel& k, Modifier& gained) {
  const int count = count_of(k, gained);
  int first = 0;
  const auto is_taken = [&](const Modifier& other) {
    if (other.op != ModifierOp::gained || other.card != gained.card || other.number >= first + count) return false;
    return first < other.number + count_of(k, other);
  };
  const auto& all = k.s.modifiers;
  for (auto taken = std::find_if(all.begin(), all.end(), is_taken); taken != all.end(); taken = std::find_if(all.begin(), all.end(), is_taken)) {
    first = taken->number + count_of(k, *taken);
  }
  if (first + count > kMostGained) throw Overflow{HaltReason::modifiers_full};
  gained.number = static_cast<std::uint8_t>(first);
}

const AbilityDef* find_gained(const Kernel& k, CardId card, int number) {
  const Modifier* const gained = gained_by(k, card, number);
  return gained ? &printing_of(k, *gained).abilities[static_cast<std::size_t>(gained->what + number - kGainedBase - gained->number)] : nullptr;
}

Printed printed_at(const Kernel& k, CardId card, AbilityIx number) {
  if (!is_gained(number)) return {k.card(card).def, number};
  const Modifier* const gained = gained_by(k, card, number);
  return gained ? Printed{static_cast<DefId>(gained->amount), gained->what + number - kGainedBase - gained->number} : Printed{};
}

AbilityIx used_as(const Kernel& k, CardId card, AbilityIx number) {
  const Modifier* const gained = is_gained(number) ? gained_by(k, card, number) : nullptr;
  return gained ? static_cast<AbilityIx>(kGainedBase + gained->number) : number;
}

bool has_ability(const Kernel& k, CardId card, std::int64_t number) {
  return number >= 0 && (number < static_cast<std::int64_t>(k.def(card).abilities.size()) || (number >= kGainedBase && number < kGainedBase + kMostGained));
}

bool is_in_use(const Kernel& k, const Modifier& gained) {
  const int first = kGainedBase + gained.number;
  return std::any_of(k.s.plays.begin(), k.s.plays.end(), [&](const Play& play) {
    return play.card == gained.card && play.ability >= first && play.ability < first + count_of(k, gained);
  });
}

const AbilityDef& gained_ability(const Kernel& k, CardId card, AbilityIx number) {
  static const AbilityDef none;
  const AbilityDef* const found = find_gained(k, card, number);
  return found ? *found : none;
}

}  // namespace highnoon
