#include "effect/standing.hpp"

#include "effect/modifier.hpp"
#include "town/town.hpp"

namespace highnoon {

const Modifier* lent_by(const Kernel& k, const StandingRow& row, CardId card) {
  if (!has_modifier(k, ModifierOp::lend)) return nullptr;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op != ModifierOp::lend || modifier.source != row.card || modifier.what != row.ability) continue;
    if (!card || modifier.card == card) return &modifier;
  }
  return nullptr;
}

PlayerId player_of(const Kernel& k, const StandingRow& row) {
  const Modifier* lent = row.trait->is_lent ? lent_by(k, row) : nullptr;
  return lent ? lent->source_player : k.card(row.card).controller;
}

std::uint16_t timing_of(const Kernel& k, const StandingRow& row) {
  const Modifier* lent = row.trait->is_lent ? lent_by(k, row) : nullptr;
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
  const Modifier* lent = lent_by(k, row);
  if (!lent) return false;
  return lent->card ? lent_by(k, row, card) != nullptr : row.effect->affects != kNoNode;
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

bool is_there(const Kernel& k, const StandingRow& row) {
  const Card& card = k.card(row.card);
  if (card.id != row.card) return false;
  if (row.trait->is_lent) return lent_by(k, row) != nullptr;
  // The usual zone of a trait is play. RC-TRAIT-001, -004.
  const int zones = row.trait->zones ? row.trait->zones : bit(Zone::in_play);
  return (bit(card.zone) & zones) && !is_blank(k, row.card, kBlankTraits);
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
      is_there(k, row) && holds(context_of(k, row), row.trait->condition);
  states[row.index] = k.cache.stamp << 1 | static_cast<std::uint64_t>(active);
  return active;
}

}  // namespace highnoon
