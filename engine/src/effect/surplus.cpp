// After each play a dude that carries too much, or what it may not carry, gets rid of it. Rules:
// Compendium 0.7, "Attachment Limits".

#include <algorithm>

#include "ability/ability.hpp"
#include "effect/actions.hpp"
#include "effect/cache.hpp"
#include "effect/carrying.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

Flow discard_illegal(Kernel& k, Frame& f);
Flow discard_surplus(Kernel& k, Frame& f);

constexpr Step kSteps[] = {{"discard_illegal", discard_illegal},
                           {"discard_surplus", discard_surplus}};

struct SurplusData {
  std::uint16_t attempts = 0;
  std::uint16_t spare = 0;
};
FIELDS(kSurplusDataFields, SurplusData, FIELD(attempts), FIELD(spare, nothing()));

/// A discard can be replaced, so that the card stays; then the check ends rather than try for ever.
constexpr int kMostAttempts = 64;
constexpr int kNoLimit = 99;

struct Limit {
  Keyword keyword;
  Parameter limit;
  Permit one_more;
};
constexpr Limit kLimits[] = {
    {Keyword::weapon, Parameter::weapon_limit, Permit::extra_weapon},
    {Keyword::horse, Parameter::horse_limit, Permit::extra_horse},
};

/// Whether a dude still meets the requirements for carrying a card. RC-ATTACH-002.
bool may_carry(const Kernel& k, CardId dude, CardId card) {
  const CardDef& def = k.def(card);
  const bool totem = has_keyword(k, card, Keyword::totem);
  if (totem && !permitted(k, Permit::carry_totem, dude, card)) return false;
  if (!totem && def.type == CardType::spell && !has_skill_for(k, card, dude)) return false;
  Context c{k};
  c.self = card;
  c.you = k.card(card).controller;
  c.candidate = dude;
  return std::all_of(def.abilities.begin(), def.abilities.end(), [&](const AbilityDef& rule) {
    return rule.kind != AbilityDef::Kind::attach_rule || rule.when_invented || holds(c, rule.attach_to);
  });
}

bool can_go(const Kernel& k, CardId card) { return !forbidden(k, Act::be_discarded, card); }

CardList illegal(const Kernel& k) {
  CardList cards;
  for (const CardId card : cards_in_play(k)) {
    const CardId host = k.card(card).host;
    if (host && k.def(host).type == CardType::dude && !may_carry(k, host, card) && can_go(k, card))
      cards.push_back(card);
  }
  return cards;
}

int most_of(const Kernel& k, CardId dude, const Limit& limit) { return k.parameter(limit.limit) + permissions(k, limit.one_more, dude); }

CardList carried_of(const Kernel& k, CardId dude, const Limit& limit) {
  CardList cards;
  for (CardId card = first_attached(k, dude); card; card = next_attached(k, card)) {
    if (has_keyword(k, card, limit.keyword)) cards.push_back(card);
  }
  return cards;
}

/// The limit that the goods count against; null if there is none.
const Limit* limit_for(const Kernel& k, CardId goods) {
  const auto found = std::find_if(std::begin(kLimits), std::end(kLimits), [&](const Limit& limit) { return has_keyword(k, goods, limit.keyword); });
  return found == std::end(kLimits) ? nullptr : found;
}

/// Attached cards of a kind of which the dude carries too many, in the order they entered play;
/// none if it does not.
CardList surplus_of(const Kernel& k, CardId dude, const Limit& limit) {
  CardList cards = carried_of(k, dude, limit);
  const int carried = static_cast<int>(cards.size());
  if (carried <= k.parameter(limit.limit) || carried <= most_of(k, dude, limit)) return {};
  erase_if(cards, [&](CardId card) { return !can_go(k, card); });
  return cards;
}

/// The first dude with a surplus, players in turn order, and which limit it is over.
struct Surplus {
  CardId dude;
  int limit = 0;
};
Surplus find_surplus(const Kernel& k) {
  for (const PlayerId player : k.from(k.s.winner ? k.s.winner : PlayerId{0})) {
    for (const CardId dude : dudes_of(k, player)) {
      if (!first_attached(k, dude)) continue;
      for (int i = 0; i < static_cast<int>(std::size(kLimits)); ++i) {
        if (!surplus_of(k, dude, kLimits[i]).empty()) return {dude, i};
      }
    }
  }
  return {};
}

Cause by_rule(PlayerId player) {
  Cause cause;
  cause.player = player;
  return cause;
}

Flow discard_illegal(Kernel& k, Frame& f) {
  auto& data = f.as<SurplusData>();
  const CardList cards = illegal(k);
  if (cards.empty() || ++data.attempts > kMostAttempts) return Flow::next;
  discard(k, cards, by_rule(f.player));
  return Flow::stay;
}

Flow discard_surplus(Kernel& k, Frame& f) {
  auto& data = f.as<SurplusData>();
  if (auto a = k.answer()) {
    discard(k, one(card_a(*a)), by_rule(k.card(card_a(*a)).controller));
    return Flow::stay;
  }
  const Surplus surplus = find_surplus(k);
  if (!surplus.dude || ++data.attempts > kMostAttempts) return Flow::done;
  const PlayerId controller = k.card(surplus.dude).controller;
  if (k.parameter(Parameter::surplus_choice)) {
    return k.ask(controller, DecisionKind::discard_surplus, surplus.dude.raw, surplus.limit);
  }
  discard(k, one(surplus_of(k, surplus.dude, kLimits[surplus.limit]).front()), by_rule(controller));
  return Flow::stay;
}

}  // namespace

int room_for(const Kernel& k, CardId dude, CardId goods) {
  const Limit* limit = limit_for(k, goods);
  return limit ? most_of(k, dude, *limit) - static_cast<int>(carried_of(k, dude, *limit).size()) : kNoLimit;
}

bool has_room_for(const Kernel& k, CardId dude, CardId goods) {
  return k.card(goods).host == dude || k.def(dude).type != CardType::dude || room_for(k, dude, goods) > 0;
}

bool is_limited_like(const Kernel& k, CardId goods, CardId other) {
  const Limit* limit = limit_for(k, goods);
  return limit && limit == limit_for(k, other);
}

const Procedure k_surplus{"surplus", kSteps, kSurplusDataFields};

void list_discard_surplus(const Kernel& k, const Pending& p, OptionList& options) {
  const CardId dude{static_cast<std::uint16_t>(p.a)};
  for (const CardId card : surplus_of(k, dude, kLimits[p.b]))
    options.push_back(option(OptionKind::card, card));
}

}  // namespace highnoon
