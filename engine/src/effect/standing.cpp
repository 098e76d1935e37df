#include "effect/standing.hpp"

#include "effect/modifier.hpp"
#include "town/town.hpp"

namespace highnoon {

Context context_of(const Kernel& k, const StandingRow& row, CardId candidate) {
  Context c{k};
  c.self = row.card;
  c.you = k.card(row.card).controller;
  c.candidate = candidate;
  return c;
}

bool affects(const Kernel& k, const StandingRow& row, CardId card) {
  if (row.effect->affects != kNoNode) return holds(context_of(k, row, card), row.effect->affects);
  const CardId host = host_as_planted(k, row.card);
  return card == (host ? host : row.card);
}

int amount_of(const Kernel& k, const StandingRow& row, CardId card, int otherwise) {
  return row.effect->amount == kNoNode ? otherwise
                                       : number(context_of(k, row, card), row.effect->amount);
}

bool is_active(const Kernel& k, CardId id, const AbilityDef& trait) {
  const Card& card = k.card(id);
  if (card.id != id) return false;
  // The usual zone of a trait is play. RC-TRAIT-001, -004.
  const int zones = trait.zones ? trait.zones : bit(Zone::in_play);
  return (bit(card.zone) & zones) && !is_blank(k, id, kBlankTraits);
}

bool is_active(const Kernel& k, const StandingRow& row) {
  if (!k.exists(row.card) || k.card(row.card).def != row.def) return false;
  std::vector<std::uint64_t>& states =
      k.cache.row_states[row.reflexive ? kWithoutReflexive : k.cache.mode];
  if (states.size() <= row.index) states.resize(pool_of(k).rows.size());
  const std::uint64_t known = states[row.index];
  if (known >> 1 == k.cache.stamp) return known & 1;
  const ModeGuard guard(k.cache, row.reflexive);
  const bool active =
      is_active(k, row.card, *row.trait) && holds(context_of(k, row), row.trait->condition);
  states[row.index] = k.cache.stamp << 1 | static_cast<std::uint64_t>(active);
  return active;
}

}  // namespace highnoon
