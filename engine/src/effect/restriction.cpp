// What cards cannot do or suffer, what they may do against the usual rules, and what that costs.
// "Cannot" beats "can".

#include <algorithm>

#include "ability/predicate.hpp"
#include "effect/ban_price.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "effect/standing.hpp"

namespace highnoon {

namespace {

static_assert(kActs <= 64 && kPermits <= 64, "a bit for each");
constexpr std::uint64_t bit(Act act) { return std::uint64_t{1} << static_cast<int>(act); }

/// Acts that happen to a card: who cannot be affected by an effect does not suffer them from it.
constexpr std::uint64_t kSuffered = bit(Act::be_called_out) | bit(Act::move) |
                                    bit(Act::join_posse) | bit(Act::leave_posse) | bit(Act::boot) |
                                    bit(Act::unboot) | bit(Act::be_aced) | bit(Act::be_discarded) |
                                    bit(Act::gain_bounty) | bit(Act::stat_up) |
                                    bit(Act::stat_down) | bit(Act::bullets_down) |
                                    bit(Act::become_draw) | bit(Act::attach) | bit(Act::be_affected);

/// What does not happen twice: to a card that is aced, and still there.
constexpr std::uint64_t kEnds = bit(Act::be_aced) | bit(Act::be_discarded) | bit(Act::be_casualty);
constexpr std::uint64_t kMovement = bit(Act::move) | bit(Act::move_play) | bit(Act::free_move);

bool for_a_while(const Kernel& k, Act act, CardId card, const Cause& cause) {
  if (!(modifier_kinds(k).acts >> static_cast<int>(act) & 1)) return false;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op != ModifierOp::restrict || (modifier.card && modifier.card != card) ||
        modifier.what != static_cast<std::uint8_t>(act))
      continue;
    if (modifier.amount && !(modifier.amount & cause.timing)) continue;
    if (!modifier.player || (cause.is_effect() && cause.player == modifier.player)) return true;
  }
  return false;
}

bool for_a_while(const Kernel& k, Permit permit, CardId card, CardId object) {
  if (!k.exists(card) || !(modifier_kinds(k).permits >> static_cast<int>(permit) & 1)) return false;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op != ModifierOp::permit || modifier.what != static_cast<std::uint8_t>(permit)) continue;
    const bool meant = modifier.card ? modifier.card == card : modifier.player == k.card(card).controller;
    if (meant && (modifier.amount == 0 || has_keyword(k, object, static_cast<KeywordId>(modifier.amount - 1)))) return true;
  }
  return false;
}

bool row_forbids(const Kernel& k, const StandingRow& row, CardId card, const Cause& cause,
                 LocationId to) {
  const StandingDef& effect = *row.effect;
  if (effect.by && !(effect.by & cause.timing)) return false;
  if (effect.by_others_only && (!cause.player || cause.player == player_of(k, row)))
    return false;
  if (left_out(k, row) || !is_active(k, row)) return false;
  const ModeGuard guard(k.cache, row.reflexive);
  const Event event = as_event(card, cause, to);
  Context c = context_of(k, row, card);
  c.event = &event;
  c.subject = 0;
  c.place = to;
  if (row.trait->is_lent ? !is_lent_to(k, row, card) : effect.affects == kNoNode && !affects(k, row, card)) return false;
  if (effect.affects != kNoNode && !holds(c, effect.affects)) return false;
  if (effect.from == kNoNode) return true;
  if (!k.exists(cause.card)) return false;
  c.candidate = cause.card;
  return holds(c, effect.from);
}

BanList bans_at_a_price(const Kernel& k, Act act, CardId card, const Cause& cause, LocationId to) {
  BanList found;
  for (const StandingRow* row : rows_of(k, group_of(act))) {
    if (row->trait->price != kNoEffects && row_forbids(k, *row, card, cause, to)) found.push_back(row);
  }
  return found;
}

/// A ban that a price lifts is one for those who cannot pay.
bool by_trait(const Kernel& k, Act act, CardId card, const Cause& cause, LocationId to) {
  bool at_a_price = false;
  for (const StandingRow* row : rows_of(k, group_of(act))) {
    if (!row_forbids(k, *row, card, cause, to)) continue;
    if (row->trait->price == kNoEffects) return true;
    at_a_price = true;
  }
  return at_a_price && !(cause.flags & kEventPaid) && !can_pay(k, bans_at_a_price(k, act, card, cause, to), as_event(card, cause, to));
}

bool is_forbidden(const Kernel& k, Act act, CardId card, const Cause& cause, LocationId to) {
  return for_a_while(k, act, card, cause) || by_trait(k, act, card, cause, to);
}

/// Whether an expression speaks of legends, and of no other cards.
bool names_legends(const Definitions& d, NodeId id) {
  if (id == kNoNode) return false;
  const Node& node = d.nodes[id];
  if (node.op == Op::not_) return false;
  if (node.op == Op::is_type && node.value == bit(CardType::legend)) return true;
  const auto given = arguments(d, node);
  return std::any_of(given.begin(), given.end(), [&](NodeId argument) { return names_legends(d, argument); });
}

/// Whether the ability whose effect it is says that it chooses a legend.
bool is_meant_for_legends(const Kernel& k, const Cause& cause) {
  const std::vector<ChoiceDef>& choices = k.ability(cause.card, cause.ability).choices;
  return std::any_of(choices.begin(), choices.end(), [&](const ChoiceDef& choice) {
    return choice.kind == ChoiceDef::Kind::cards && names_legends(k.d, choice.from);
  });
}

/// RR-LEGEND-001: no card effects but a legend's own, and those that say they reach legends. What holds a ruleset's abilities is no card
/// that any could reach.
bool is_untouchable(const Kernel& k, CardId card, const Cause& cause) {
  const CardType type = k.def(card).type;
  if (type == CardType::rules) return cause.is_effect();
  return type == CardType::legend && cause.is_effect() && cause.card != card && !is_meant_for_legends(k, cause);
}

bool by_own_card(const Cause& cause, CardId card) {
  return cause.card == card || cause.flags & kEventCost;
}

bool allows(const Kernel& k, const StandingRow& row, CardId object) {
  if (row.effect->from == kNoNode) return true;
  Context c = context_of(k, row, object);
  c.place = object ? LocationId(object) : LocationId::town_square();
  return holds(c, row.effect->from);
}

bool allows_now(const Kernel& k, const StandingRow& row, CardId object) {
  if (left_out(k, row) || !is_active(k, row)) return false;
  const ModeGuard guard(k.cache, row.reflexive);
  return allows(k, row, object);
}

/// Traits that change what playing their own card costs work wherever it is. RC-TRAIT-002.
bool is_active_for_cost(const Kernel& k, const StandingRow& row) {
  if (row.effect->affects != kNoNode || row.trait->zones || row.trait->is_lent) return is_active(k, row);
  return k.exists(row.card) && !is_blank(k, row.card, kBlankTraits) &&
         holds(context_of(k, row), row.trait->condition);
}

/// What a row adds to the cost of the event's subject.
int cost_change(const Kernel& k, const StandingRow& row, const Event& event) {
  const CardId card = event.subjects[0];
  if (left_out(k, row) || (row.trait->is_lent ? !affects(k, row, card) : row.effect->affects == kNoNode && row.card != card) ||
      !is_active_for_cost(k, row))
    return 0;
  const ModeGuard guard(k.cache, row.reflexive);
  Context c = context_of(k, row, card);
  c.event = &event;
  c.subject = 0;
  if (!holds(c, row.effect->affects) || !holds(c, row.effect->from) ||
      row.effect->amount == kNoNode)
    return 0;
  return number(c, row.effect->amount);
}

bool ignores_bans(const Kernel& k, Act act, CardId card) { return kMovement & bit(act) && permitted(k, Permit::ignore_move_bans, card); }

}  // namespace

bool forbidden(const Kernel& k, Act act, CardId card, const Cause& cause, LocationId to) {
  if (!k.exists(card)) return true;
  if (k.card(card).has(kAced) && kEnds & bit(act)) return true;
  if (is_forbidden(k, act, card, cause, to)) return !ignores_bans(k, act, card);
  if (!cause.is_effect() || by_own_card(cause, card)) return false;
  if (is_untouchable(k, card, cause) && (act == Act::be_chosen || kSuffered & bit(act)))
    return true;
  return act != Act::be_affected && (kSuffered & bit(act)) &&
         is_forbidden(k, Act::be_affected, card, cause, to);
}

BanList priced_bans(const Kernel& k, Act act, CardId card, const Cause& cause, LocationId to) {
  BanList found = bans_at_a_price(k, act, card, cause, to);
  if (!found.empty() && ignores_bans(k, act, card)) found.clear();
  return found;
}

bool counts_as_its_type(const Kernel& k, CardId card) {
  return k.def(card).type != CardType::dude || !forbidden(k, Act::count_as_dude, card);
}

bool permitted(const Kernel& k, Permit permit, CardId card, CardId object) {
  bool found = for_a_while(k, permit, card, object);
  for_rows(k, group_of(permit), card,
           [&](const StandingRow& row) { found = found || allows(k, row, object); });
  return found;
}

PlayerList permitted_players(const Kernel& k, Permit permit, CardId object) {
  unsigned found = 0;
  for (const StandingRow* row : rows_of(k, group_of(permit))) {
    if (allows_now(k, *row, object)) found |= 1u << player_of(k, *row).value;
  }
  PlayerList players;
  for (const PlayerId player : k.from(k.s.winner ? k.s.winner : PlayerId{0})) {
    if (found >> player.value & 1) players.push_back(player);
  }
  return players;
}

CardId permitting_card(const Kernel& k, Permit permit, PlayerId player, CardId object) {
  for (const StandingRow* row : rows_of(k, group_of(permit))) {
    if (k.card(row->card).controller == player && allows_now(k, *row, object)) return row->card;
  }
  return {};
}

int permissions(const Kernel& k, Permit permit, CardId card) {
  int sum = 0;
  for_rows(k, group_of(permit), card,
           [&](const StandingRow& row) { sum += amount_of(k, row, card, 1); });
  return sum;
}

int changed_cost(const Kernel& k, PlayerId payer, CardId card, CardId host, int cost) {
  // What a trait may read: event_player pays, for event_subject, to be attached to event_other.
  Cause cause;
  cause.player = payer;
  Event event = as_event(card, cause, {});
  event.other = host;
  const bool stops = k.parameter(Parameter::costs_stop_at_zero);
  for (const StandingRow& row : pool_of(k).of(kCostGroup)) {
    cost += cost_change(k, row, event);
    if (stops) cost = std::max(cost, 0);
  }
  return cost;
}

}  // namespace highnoon
