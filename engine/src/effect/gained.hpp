#pragma once

/// Abilities that cards have gained from others: used as if they were printed on them. docs/decisions/0015.

#include "effect/cache.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

/// Numbers that a card has for what it gains.
inline constexpr int kMostGained = 0x60;

/// More uses than there can be of an ability on one day: it is barred.
inline constexpr int kBarredUses = 1000;

constexpr bool is_gained(AbilityIx ability) { return ability >= kGainedBase; }
/// Whether a card may gain this ability of a printing, and all that goes on with it: what works in play.
bool can_be_gained(const CardDef& def, int ability);
/// How many abilities and traits of the printing come with this one: itself, what goes on with it, and what it lends.
int count_gained(const CardDef& def, int ability);
/// Whether the lasting effect by which a card has it could be: there is such an ability, and its numbers are free.
bool can_be(const Kernel& k, const Modifier& gained);
/// Gives a lasting effect that is about to begin the numbers of what its card gains.
void give_numbers(const Kernel& k, Modifier& gained);
/// An ability that the card has gained, or null.
const AbilityDef* find_gained(const Kernel& k, CardId card, int number);
/// Where the ability stands: its own number on the card, or the printing and place of one that was gained.
struct Printed {
  DefId def = kNoDef;
  int ability = 0;
};
Printed printed_at(const Kernel& k, CardId card, AbilityIx number);
/// As what a use of it counts: what goes on with an ability is used up with it.
AbilityIx used_as(const Kernel& k, CardId card, AbilityIx number);
/// Whether the card has, or could have had, an ability of this number.
bool has_ability(const Kernel& k, CardId card, std::int64_t number);
/// Whether it is being used: it stays until then.
bool is_in_use(const Kernel& k, const Modifier& gained);

/// Calls use(number, ability) for what the card has of abilities and traits, of its own and gained.
template <typename Use>
void for_abilities(const Kernel& k, CardId card, Use use) {
  const std::vector<AbilityDef>& own = k.def(card).abilities;
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (!own[i].is_lent_play()) use(static_cast<AbilityIx>(i), own[i]);
  }
  if (!has_modifier(k, ModifierOp::gained)) return;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op != ModifierOp::gained || modifier.card != card) continue;
    const CardDef& from = k.d.cards[static_cast<DefId>(modifier.amount)];
    for (int i = 0; i < count_gained(from, modifier.what); ++i) {
      const AbilityDef& ability = from.abilities[static_cast<std::size_t>(modifier.what + i)];
      if (i == 0 || !ability.is_lent_play()) use(static_cast<AbilityIx>(kGainedBase + modifier.number + i), ability);
    }
  }
}

/// Whether one of the card's abilities is such.
template <typename Is>
bool any_ability(const Kernel& k, CardId card, Is is) {
  bool found = false;
  for_abilities(k, card, [&](AbilityIx, const AbilityDef& ability) { found = found || is(ability); });
  return found;
}

}  // namespace highnoon
