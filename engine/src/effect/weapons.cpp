// A dude may carry many Weapons, of which some are ready; the others give nothing. Rules: classic rulebook, "Weapons" (CL-WEAPON).

#include <algorithm>

#include "effect/actions.hpp"
#include "effect/cache.hpp"
#include "effect/carrying.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "state/zone.hpp"
#include "timing/changes.hpp"

namespace highnoon {
namespace {

bool is_carried_weapon(const Kernel& k, CardId card) {
  return k.in_play(card) && k.card(card).host && has_keyword(k, card, Keyword::weapon);
}

/// Without those that he gives away in the trade under way, in which all change hands at once.
CardList weapons_of(const Kernel& k, CardId dude) {
  CardList weapons = attachments(k, dude);
  erase_if(weapons, [&](CardId card) { return !has_keyword(k, card, Keyword::weapon) || k.card(card).pick != 0; });
  return weapons;
}

/// How many may be ready; 0: all.
int most_ready(const Kernel& k, CardId dude) {
  const int most = k.parameter(Parameter::ready_weapons);
  return most == 0 ? 0 : most + permissions(k, Permit::extra_weapon, dude);
}

}  // namespace

void settle_readiness(Kernel& k, CardId card) {
  if (k.parameter(Parameter::ready_weapons) == 0 || !is_carried_weapon(k, card)) return;
  const CardId dude = k.card(card).host;
  k.card(card).set(kUnready, static_cast<int>(weapons_of(k, dude).size()) > most_ready(k, dude));
  touch(k);
}

bool can_ready(const Kernel& k, CardId weapon) { return is_carried_weapon(k, weapon) && k.card(weapon).has(kUnready); }

void ready_weapon(Kernel& k, CardId weapon, const Cause& cause) {
  raise_for(k, TriggerPoint::weapon_readied, those_in_play(k, one(weapon), [&](CardId card) { return can_ready(k, card); }), cause,
            [&](Event& event) { event.other = k.card(weapon).host; });
}

/// If as many as can be are ready, the first of them is not any more. CL-WEAPON-005.
void change_weapon_readied(Kernel& k, Event& event) {
  change_each_in_play(k, event, [&](CardId weapon) {
    if (!can_ready(k, weapon)) return false;
    CardList ready = weapons_of(k, k.card(weapon).host);
    erase_if(ready, [&](CardId card) { return k.card(card).has(kUnready); });
    if (static_cast<int>(ready.size()) >= most_ready(k, k.card(weapon).host)) k.card(ready.front()).set(kUnready);
    k.card(weapon).set(kUnready, false);
    return true;
  });
}

}  // namespace highnoon
