#include <algorithm>

#include "ability/ability.hpp"
#include "effect/cache.hpp"
#include "effect/carrying.hpp"
#include "effect/money.hpp"
#include "effect/modifier.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

/// Whose Boot Hill matters: Parameter::unique_in_boot_hill.
enum : int { kOwnHill = 1, kAnyHill = 2 };

/// Copies of a card that is not Unique which its owner may have; 0: any number.
int most_copies(const Kernel& k, CardId card) {
  const CardType type = k.def(card).type;
  const bool limited = (type == CardType::dude || type == CardType::deed) && !has_keyword(k, card, Keyword::token);
  return limited ? k.parameter(Parameter::non_unique_copies) : 0;
}

/// A deed that its player owns and controls, if the card does not say otherwise. CL-IMPROVE-002, -003.
bool is_own_deed(const Kernel& k, CardId host, PlayerId player) {
  const Card& deed = k.card(host);
  return k.def(host).type == CardType::deed && deed.owner == player && deed.controller == player;
}

/// CL-IMPROVE-010; to attach one is to choose the deed: CL-SHOP-007.
bool takes_improvement(const Kernel& k, CardId card, CardId host) {
  if (forbidden(k, Act::be_chosen, host, {k.card(card).controller, kNoonPlay})) return false;
  const CardList there = attachments(k, host);
  return std::none_of(there.begin(), there.end(), [&](CardId other) { return other != card && k.def(other).persona == k.def(card).persona; });
}

bool carries_totem(const Kernel& k, CardId dude) {
  const CardList carried = attachments(k, dude);
  return std::any_of(carried.begin(), carried.end(), [&](CardId card) { return has_keyword(k, card, Keyword::totem); });
}

bool counts_as(const Kernel& k, CardId card, CardId other) {
  return permitted(k, Permit::unique_with, card, other);
}

/// Which dude may carry which spell. Rules: Reloaded 1.3.1, "Spell Card" (RR-SPELL).
struct SpellKind {
  Keyword spell;
  Keyword skill;
};
constexpr SpellKind kSpellKinds[] = {
    {Keyword::hex, Keyword::huckster}, {Keyword::miracle, Keyword::blessed}, {Keyword::spirit, Keyword::shaman}};

/// A ban may be on some cards alone; what is attached does not affect its host by that.
Cause attaching(const Kernel& k, CardId card) {
  return {k.card(card).controller, kRule, card, kNoAbility, kEventCost};
}

}  // namespace

int cost_to_play(const Kernel& k, PlayerId player, CardId card, CardId host, int reduce) {
  return std::max(changed_cost(k, player, card, host, stat(k, card, Stat::cost)) - reduce, 0);
}

CardList company_for(const Kernel& k, PlayerId player, CardId card) {
  CardList found;
  if (k.def(card).type != CardType::dude || !is_ever_permitted(k, Permit::enter_with)) return found;
  for (const CardId dude : dudes_of(k, player)) {
    if (permitted(k, Permit::enter_with, card, dude)) found.push_back(dude);
  }
  for (const LocationId place : locations(k)) {
    if (place.card() && !is_home(k, place) && permitted(k, Permit::enter_with, card, place.card())) found.push_back(place.card());
  }
  return found;
}

int least_cost_to_play(const Kernel& k, PlayerId player, CardId card, int reduce) {
  int least = cost_to_play(k, player, card, {}, reduce);
  for (const CardId dude : company_for(k, player, card)) least = std::min(least, cost_to_play(k, player, card, dude, reduce));
  return least;
}

bool costs_waived(const Kernel& k, const Play& play) {
  return k.exists(play.card) && permitted(k, Permit::use_without_costs, play.card);
}

bool can_afford(const Kernel& k, PlayerId player, int amount, std::uint16_t timing) {
  return amount <= available(k, player, timing);
}

bool same_for_uniqueness(const Kernel& k, CardId a, CardId b) {
  if (k.def(a).persona == k.def(b).persona) return true;
  return is_ever_permitted(k, Permit::unique_with) && (counts_as(k, a, b) || counts_as(k, b, a));
}

bool is_unique(const Kernel& k, CardId card) {
  const CardType type = k.def(card).type;
  if (has_keyword(k, card, Keyword::token)) return false;
  if (type == CardType::dude || type == CardType::deed) return !has_keyword(k, card, Keyword::non_unique);
  return has_keyword(k, card, Keyword::unique);
}

/// Whether another copy is in play, or in a Boot Hill that matters; of a Non-Unique dude or deed as many as its owner may have.
bool can_enter_play(const Kernel& k, PlayerId player, CardId card, LocationId to) {
  if (forbidden(k, Act::enter_play, card, {player}, to) || k.card(card).has(kBanned)) return false;
  const bool unique = is_unique(k, card);
  const int most = unique ? 1 : most_copies(k, card);
  if (most == 0) return true;
  const PlayerId owner = k.card(card).owner;
  const std::string& persona = k.def(card).persona;
  const bool others_too = is_ever_permitted(k, Permit::unique_with);
  const bool game_wide = unique && k.parameter(Parameter::unique_game_wide);
  const int hills = unique ? k.parameter(Parameter::unique_in_boot_hill) : kOwnHill;
  int left = most;
  for (const Card& other : k.s.all_cards()) {
    if (other.zone != Zone::in_play && other.zone != Zone::boot_hill) continue;
    const bool own = other.owner == owner;
    const bool counts = other.in_play() ? own || game_wide : hills >= (own ? kOwnHill : kAnyHill);
    if (!counts || other.id == card) continue;
    if (k.d.cards[other.def].persona != persona && (!others_too || !same_for_uniqueness(k, card, other.id))) continue;
    if (--left == 0) return false;
  }
  return true;
}

bool has_skill_for(const Kernel& k, CardId spell, CardId dude) {
  for (const SpellKind& kind : kSpellKinds) {
    if (has_keyword(k, spell, kind.spell)) return has_keyword(k, dude, kind.skill);
  }
  return true;
}

bool can_attach(const Kernel& k, CardId card, CardId host) {
  return is_fit_for(k, card, host) && (!k.parameter(Parameter::surplus_refused) || has_room_for(k, host, card));
}

bool is_fit_for(const Kernel& k, CardId card, CardId host) {
  const Card& target = k.card(host);
  if (!target.in_play() || forbidden(k, Act::attach, host, attaching(k, card))) return false;
  const CardDef& def = k.def(card);
  bool ruled = false;
  for (const AbilityDef& ability : def.abilities) {
    if (ability.kind != AbilityDef::Kind::attach_rule || ability.when_invented) continue;
    ruled = true;
    Context context{k, card, k.card(card).controller};
    context.candidate = host;
    if (!holds(context, ability.attach_to)) return false;
  }
  if (has_keyword(k, card, Keyword::totem)) {
    if (k.def(host).type == CardType::dude) return permitted(k, Permit::carry_totem, host, card) && !carries_totem(k, host);
    return ruled || k.def(host).type == CardType::deed || k.def(host).type == CardType::outfit;
  }
  if (def.type == CardType::improvement) return (ruled || is_own_deed(k, host, k.card(card).controller)) && takes_improvement(k, card, host);
  if (!ruled && k.def(host).type != CardType::dude) return false;
  return def.type != CardType::spell || has_skill_for(k, card, host);
}

CardId boots_for(const Kernel& k, const Play& play) {
  const CardType type = k.def(play.card).type;
  const AbilityDef& ability = k.ability(play);
  if (ability.is_granted()) return play.performer;
  const bool leader_boots = ability.is_job && type != CardType::deed && type != CardType::outfit && type != CardType::legend && type != CardType::rules;
  if (leader_boots) return play.leader;  // RR-JOB-006
  const bool technique = type == CardType::action && ability.test == SkillTest::kung_fu;
  return technique ? play.performer : play.card;  // an action card has nothing to boot but the dude who does it
}

}  // namespace highnoon
