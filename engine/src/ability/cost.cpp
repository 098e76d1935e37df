#include <algorithm>

#include "ability/ability.hpp"
#include "effect/cache.hpp"
#include "effect/money.hpp"
#include "effect/modifier.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

bool is_unique(const Kernel& k, CardId card) {
  const CardType type = k.def(card).type;
  if (has_keyword(k, card, Keyword::token)) return false;
  if (type == CardType::dude || type == CardType::deed) return !has_keyword(k, card, Keyword::non_unique);
  return has_keyword(k, card, Keyword::unique);
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

}  // namespace

int cost_to_play(const Kernel& k, PlayerId player, CardId card, CardId host, int reduce) {
  const int cost = stat(k, card, Stat::cost) + cost_change(k, player, card, host) - reduce;
  return std::max(cost, 0);
}

CardList company_for(const Kernel& k, PlayerId player, CardId card) {
  CardList found;
  if (k.def(card).type != CardType::dude || !is_ever_permitted(k, Permit::enter_with)) return found;
  for (const CardId dude : dudes_of(k, player)) {
    if (permitted(k, Permit::enter_with, card, dude)) found.push_back(dude);
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

bool can_enter_play(const Kernel& k, PlayerId player, CardId card, LocationId to) {
  if (forbidden(k, Act::enter_play, card, {player}, to)) return false;
  if (!is_unique(k, card)) return true;
  const PlayerId owner = k.card(card).owner;
  const std::string& persona = k.def(card).persona;
  const bool others_too = is_ever_permitted(k, Permit::unique_with);
  return std::none_of(k.s.all_cards().begin(), k.s.all_cards().end(), [&](const Card& other) {
    const bool counts = other.in_play() || (other.zone == Zone::boot_hill && k.parameter(Parameter::unique_in_boot_hill));
    const bool same_side = other.owner == owner || (k.parameter(Parameter::unique_game_wide) && other.in_play());
    if (!counts || !same_side || other.id == card) return false;
    return k.d.cards[other.def].persona == persona || (others_too && same_for_uniqueness(k, card, other.id));
  });
}

bool has_skill_for(const Kernel& k, CardId spell, CardId dude) {
  for (const SpellKind& kind : kSpellKinds) {
    if (has_keyword(k, spell, kind.spell)) return has_keyword(k, dude, kind.skill);
  }
  return true;
}

bool can_attach(const Kernel& k, CardId card, CardId host) {
  const Card& target = k.card(host);
  if (!target.in_play() || forbidden(k, Act::attach, host, {k.card(card).controller})) return false;
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
  if (!ruled && k.def(host).type != CardType::dude) return false;
  return def.type != CardType::spell || has_skill_for(k, card, host);
}

CardId boots_for(const Kernel& k, const Play& play) {
  const CardType type = k.def(play.card).type;
  const AbilityDef& ability = k.ability(play);
  if (ability.is_granted()) return play.performer;
  const bool leader_boots = ability.is_job && type != CardType::deed && type != CardType::outfit && type != CardType::legend;
  if (leader_boots) return play.leader;  // RR-JOB-006
  const bool technique = type == CardType::action && ability.test == SkillTest::kung_fu;
  return technique ? play.performer : play.card;  // an action card has nothing to boot but the dude who does it
}

}  // namespace highnoon
