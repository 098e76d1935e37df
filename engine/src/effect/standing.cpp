#include "effect/standing.hpp"

#include "effect/modifier.hpp"
#include "town/town.hpp"

namespace highnoon {

const Modifier* lent_by(const Kernel& k, CardId source, const AbilityDef& trait, CardId card) {
  if (!has_modifier(k, ModifierOp::lend)) return nullptr;
  const auto index = &trait - k.d.cards[k.card(source).def].abilities.data();
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op != ModifierOp::lend || modifier.source != source || modifier.what != index) continue;
    if (!card || modifier.card == card) return &modifier;
  }
  return nullptr;
}

PlayerId player_of(const Kernel& k, const StandingRow& row) {
  const Modifier* lent = row.trait->is_lent ? lent_by(k, row.card, *row.trait) : nullptr;
  return lent ? lent->source_player : k.card(row.card).controller;
}

std::uint16_t timing_of(const Kernel& k, const StandingRow& row) {
  const Modifier* lent = row.trait->is_lent ? lent_by(k, row.card, *row.trait) : nullptr;
  return lent ? lent->source_timing : static_cast<std::uint16_t>(kTrait);
}

Context context_of(const Kernel& k, const StandingRow& row, CardId candidate) {
  Context c{k};
  c.self = row.card;
  c.you = player_of(k, row);
  c.candidate = candidate;
  return c;
}

bool is_lent_to(const Kernel& k, const StandingRow& row, CardId card) {
  const Modifier* lent = lent_by(k, row.card, *row.trait);
  if (!lent) return false;
  return lent->card ? lent_by(k, row.card, *row.trait, card) != nullptr : row.effect->affects != kNoNode;
}

bool affects(const Kernel& k, const StandingRow& row, CardId card) {
  if (row.trait->is_lent)
    return is_lent_to(k, row, card) && (row.effect->affects == kNoNode || holds(context_of(k, row, card), row.effect->affects));
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
  if (trait.is_lent) return lent_by(k, id, trait) != nullptr;
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
