#include "effect/memory.hpp"

#include <algorithm>

#include "ability/ability.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"

namespace highnoon {
namespace {

/// Modifier::what of bounty; counters have their Stat.
constexpr std::uint8_t kBountyCount = 0xFF;

struct Counter {
  std::uint8_t what;
  std::int8_t Card::*on_card;
};
constexpr std::uint8_t number(Stat stat) { return static_cast<std::uint8_t>(stat); }
constexpr Counter kCounters[] = {
    {kBountyCount, &Card::bounty},
    {number(Stat::control), &Card::control_counters},
    {number(Stat::production), &Card::production_counters},
    {number(Stat::influence), &Card::influence_counters},
    {number(Stat::bullets), &Card::bullets_counters},
};

/// What was Unique is one card, whoever has it; else each player's copies are one. CL-MEMORY-001, -004; CL-EXPERIENCED-002.
bool is_one_card(const Kernel& k, CardId before, CardId now) {
  if (k.def(before).persona != k.def(now).persona) return false;
  return k.card(before).owner == k.card(now).owner || is_unique(k, before);
}

/// Of which card out of play the changes are now about this one: its own, or those of the first copy that has some.
CardId remembered_by(const Kernel& k, CardId card) {
  CardId found;
  for (const Modifier& modifier : k.s.modifiers) {
    if (!is_for_good(modifier) || !k.exists(modifier.card)) continue;
    if (modifier.card == card) return card;
    if (!found && !k.card(modifier.card).in_play() && is_one_card(k, modifier.card, card)) found = modifier.card;
  }
  return found;
}

}  // namespace

bool is_for_good(const Modifier& modifier) {
  if (modifier.until != Duration::permanent || !modifier.card) return false;
  switch (modifier.op) {
    case ModifierOp::control:
    case ModifierOp::used:
    case ModifierOp::lend:
    case ModifierOp::singled_out: return false;
    default: return true;
  }
}

void remember(Kernel& k, CardId id) {
  if (has_keyword(k, id, Keyword::token)) return;
  const Card& card = k.card(id);
  for (const Counter& counter : kCounters) {
    if (card.*counter.on_card == 0) continue;
    Modifier counted;
    counted.op = ModifierOp::counted;
    counted.what = counter.what;
    counted.card = id;
    counted.amount = card.*counter.on_card;
    if (k.s.modifiers.full()) throw Overflow{HaltReason::modifiers_full};
    k.s.modifiers.push(counted);
  }
}

void recall(Kernel& k, CardId id) {
  const CardId from = remembered_by(k, id);
  if (!from) return;
  Card& card = k.card(id);
  auto& modifiers = k.s.modifiers;
  for (int i = 0; i < modifiers.size(); ++i) {
    Modifier& modifier = modifiers[i];
    if (modifier.card != from || !is_for_good(modifier)) continue;
    modifier.card = id;
    if (modifier.op == ModifierOp::gained) forget_pool(k.cache);
    if (modifier.op != ModifierOp::counted) continue;
    for (const Counter& counter : kCounters) {
      if (counter.what == modifier.what) card.*counter.on_card = static_cast<std::int8_t>(modifier.amount);
    }
    modifiers.erase_at(i--);
  }
  touch(k);
}

}  // namespace highnoon
