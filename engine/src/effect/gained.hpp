#pragma once

/// Abilities that cards have gained from others: used as if they were printed on them. docs/decisions/0015.

#include "flow/kernel.hpp"

namespace highnoon {

constexpr bool is_gained(AbilityIx ability) { return ability >= kGainedBase; }
/// Whether a card may gain this ability of a printing: a play that is whole by itself and needs no trait of its card.
bool can_be_gained(const CardDef& def, int ability);
/// An ability that the card has gained, or null. Numbered in the order in which it gained them.
const AbilityDef* find_gained(const Kernel& k, CardId card, int number);
int count_gained(const Kernel& k, CardId card);
/// Whether the card has an ability of this number, its own or gained.
bool has_ability(const Kernel& k, CardId card, std::int64_t number);
/// Whether one that the card has gained is being used: it stays until then.
bool uses_gained(const Kernel& k, CardId card);

}  // namespace highnoon
