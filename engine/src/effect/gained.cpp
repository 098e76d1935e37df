#include "effect/gained.hpp"

#include <algorithm>

namespace highnoon {
namespace {

bool is_on(const Modifier& modifier, CardId card) { return modifier.op == ModifierOp::gained && modifier.card == card; }

}  // namespace

bool can_be_gained(const CardDef& def, int ability) {
  const auto i = static_cast<std::size_t>(ability);
  if (ability < 0 || i >= def.abilities.size()) return false;
  const AbilityDef& a = def.abilities[i];
  if (a.kind != AbilityDef::Kind::ability || a.is_granted() || a.during_effect || a.zones != 0) return false;
  if (a.listen.trigger != TriggerPoint::none || a.continues) return false;
  return i + 1 == def.abilities.size() || !def.abilities[i + 1].continues;  // else what goes on with it would be missing
}

const AbilityDef* find_gained(const Kernel& k, CardId card, int number) {
  int before = number - kGainedBase;
  if (before < 0) return nullptr;
  for (const Modifier& modifier : k.s.modifiers) {
    if (is_on(modifier, card) && before-- == 0) return &k.d.cards[static_cast<DefId>(modifier.amount)].abilities[modifier.what];
  }
  return nullptr;
}

int count_gained(const Kernel& k, CardId card) {
  return static_cast<int>(std::count_if(k.s.modifiers.begin(), k.s.modifiers.end(), [&](const Modifier& modifier) { return is_on(modifier, card); }));
}

bool has_ability(const Kernel& k, CardId card, std::int64_t number) {
  if (number < 0 || number >= 0xFF) return false;
  return number < static_cast<std::int64_t>(k.def(card).abilities.size()) || find_gained(k, card, static_cast<int>(number)) != nullptr;
}

bool uses_gained(const Kernel& k, CardId card) {
  return std::any_of(k.s.plays.begin(), k.s.plays.end(), [&](const Play& play) { return play.card == card && is_gained(play.ability); });
}

const AbilityDef& gained_ability(const Kernel& k, CardId card, AbilityIx number) {
  static const AbilityDef none;
  const AbilityDef* const found = find_gained(k, card, number);
  return found ? *found : none;
}

}  // namespace highnoon
