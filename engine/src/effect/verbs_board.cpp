// Verbs about cards in play: boots, places, posses, leaving play, bounty and counters.

#include <algorithm>

#include "ability/ability.hpp"
#include "day/callin_out.hpp"
#include "effect/actions.hpp"
#include "effect/carrying.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "effect/verbs.hpp"
#include "shootout/posse.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

template <typename Test>
bool any_card(const VerbCall& call, Test test) {
  return std::any_of(call[0].cards.begin(), call[0].cards.end(), test);
}

/// Nothing but dudes goes from place to place. RR-DEED-001.
bool may_go(const Kernel& k, CardId card, const Cause& cause, LocationId to) {
  return k.card(card).in_play() && may_move(k, card, to, cause);
}

/// Two dudes change places: one in a posse leaves it, unless both are in one, and the other comes in.
bool may_swap(const Kernel& k, CardId card, CardId other, const Cause& cause) {
  const bool leaves = k.card(card).side != 0 && k.card(other).side == 0;
  const bool comes = k.card(card).side == 0 && k.card(other).side != 0;
  return may_go(k, card, cause, {}) && !(leaves && forbidden(k, Act::leave_posse, card, cause)) && !(comes && is_closed_to(k, card));
}

int side_in(const Kernel& k, const VerbCall& call, int argument) {
  const PlayerId player = call[argument].given ? player_in(call[argument]) : call.cause.player;
  return side_of(k, player);
}

}  // namespace

bool can_boot(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return k.card(c).in_play() && !k.card(c).booted() && !forbidden(k, Act::boot, c, call.cause); });
}
void run_boot(Kernel& k, const VerbCall& call) { boot(k, cards_in(call[0]), call.cause); }

bool can_unboot(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return k.card(c).in_play() && k.card(c).booted() && !forbidden(k, Act::unboot, c, call.cause); });
}
void run_unboot(Kernel& k, const VerbCall& call) { unboot(k, cards_in(call[0]), call.cause); }

bool can_move(const Kernel& k, const VerbCall& call) {
  const LocationId to = place_in(call[1]);
  return to && any_card(call, [&](CardId c) { return may_go(k, c, call.cause, to) && location_of(k, c) != to; });
}
void run_move(Kernel& k, const VerbCall& call) {
  // The last pushed runs first, so that the dudes move in the order given.
  for (int i = call[0].cards.size() - 1; i >= 0; --i) move(k, call[0].cards[i], place_in(call[1]), call.cause);
}

bool can_send_home(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return k.card(c).in_play() && can_go_home(k, c, !call[2].given, call.cause); });
}
void run_send_home(Kernel& k, const VerbCall& call) { send_home(k, cards_in(call[0]), !call[2].given, call.cause); }

bool can_swap(const Kernel& k, const VerbCall& call) {
  const CardId a = card_in(call[0]), b = card_in(call[1]);
  return a && b && a != b && may_swap(k, a, b, call.cause) && may_swap(k, b, a, call.cause);
}
void run_swap(Kernel& k, const VerbCall& call) {
  if (can_swap(k, call)) swap(k, card_in(call[0]), card_in(call[1]), call.cause);
}

bool can_bounty(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) {
    return k.card(c).in_play() && (call[1].value > 0 ? can_gain_bounty(k, c, call.cause) : k.card(c).bounty > 0);
  });
}
void run_bounty(Kernel& k, const VerbCall& call) { change_bounty(k, cards_in(call[0]), call[1].value, call.cause); }

bool can_counter(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return k.card(c).in_play(); });
}
void run_counter(Kernel& k, const VerbCall& call) {
  change_counter(k, cards_in(call[0]), static_cast<Stat>(call[1].value), call[2].value, call.cause);
}

bool can_join_posse(const Kernel& k, const VerbCall& call) {
  const int side = side_in(k, call, 1);
  return side != 0 && any_card(call, [&](CardId c) { return k.card(c).side == 0 && may_join(k, c, side, call.cause); });
}
void run_join_posse(Kernel& k, const VerbCall& call) {
  const int side = side_in(k, call, 1);
  if (side == 0) return;
  for (int i = call[0].cards.size() - 1; i >= 0; --i) {
    const CardId dude = call[0].cards[i];
    if (k.card(dude).side == 0) join_posse(k, dude, side, call[2].given, !call[3].given, call.cause);
  }
}

/// What is attached to a dude of a posse, and is in none yet.
bool can_fight_as_dude(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return k.card(c).host && k.card(c).side == 0 && k.card(k.card(c).host).side != 0; });
}
void run_fight_as_dude(Kernel& k, const VerbCall& call) {
  if (!can_fight_as_dude(k, call)) return;
  for (const CardId id : call[0].cards) {
    Card& card = k.card(id);
    if (!card.host || card.side != 0) continue;
    const int side = k.card(card.host).side;
    card.set(kFightsAsDude);
    if (!may_join(k, id, side, call.cause)) card.set(kFightsAsDude, false);
    touch_board(k);
    join_posse(k, id, side, false, false, call.cause);
  }
}

bool can_leave_posse(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return k.card(c).side != 0 && !forbidden(k, Act::leave_posse, c, call.cause); });
}
void run_leave_posse(Kernel& k, const VerbCall& call) { leave_posse(k, cards_in(call[0]), call.cause); }

bool can_change_sides(const Kernel& k, const VerbCall& call) {
  const PlayerId to = player_in(call[1]);
  return any_card(call, [&](CardId c) { return may_change_sides(k, c, side_of(k, to), call.cause); });
}
void run_change_sides(Kernel& k, const VerbCall& call) {
  const auto until = call[2].given ? static_cast<Duration>(call[2].value) : Duration::standard;
  change_sides(k, cards_in(call[0]), player_in(call[1]), until, call.cause);
}

bool can_call_out(const Kernel& k, const VerbCall& call) {
  const CardId caller = card_in(call[0]), target = card_in(call[1]);
  return caller && target && can_call_out(k, caller, target, call.cause, true);
}
void run_call_out(Kernel& k, const VerbCall& call) {
  if (!can_call_out(k, call)) return;
  const bool cannot_refuse =
      call[2].given && holds(context_of(k, call.play), static_cast<NodeId>(call[2].value));
  CallOut how{card_in(call[0]), card_in(call[1]), true, cannot_refuse};
  how.alone = call[3].given;
  how.rounds = static_cast<std::uint8_t>(std::clamp(call[4].value, 0, 255));
  how.refuse_for = static_cast<std::uint8_t>(std::clamp(call[5].value, 0, 255));
  call_out(k, how, call.cause);
}

bool can_start_shootout(const Kernel& k, const VerbCall& call) {
  const CardId leader = card_in(call[0]), mark = card_in(call[1]);
  return leader && mark && can_fight(k, leader, mark, call.cause);
}
void run_start_shootout(Kernel& k, const VerbCall& call) {
  if (!can_start_shootout(k, call)) return;
  StartShootout how = between(k, card_in(call[0]), card_in(call[1]));
  how.closed = call[2].given ? kClosed : 0;
  how.most_rounds = static_cast<std::uint8_t>(std::clamp(call[3].value, 0, 255));
  start_shootout(k, how);
}

bool can_start_job(const Kernel&, const VerbCall& call) { return call.play >= 0; }
void run_start_job(Kernel& k, const VerbCall& call) {
  k.s.plays[call.play].leader = card_in(call[0]);
  start_job(k, call.play);
}

bool can_ready_weapon(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return can_ready(k, c); });
}
void run_ready_weapon(Kernel& k, const VerbCall& call) {
  if (can_ready_weapon(k, call)) ready_weapon(k, card_in(call[0]), call.cause);
}

bool can_take_control(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { const PlayerId taker = player_in(call[1]);
    // A player never has dudes in both posses, whatever the cards say. RR-POSSE-015.
    const bool splits = side_of(k, taker) == other_side(k.card(c).side);
    return k.card(c).in_play() && k.card(c).controller != taker && !splits;
  });
}
void run_take_control(Kernel& k, const VerbCall& call) {
  if (!can_take_control(k, call)) return;
  const CardList cards(call[0].cards.begin(), call[0].cards.end());
  raise_for(k, TriggerPoint::control_changed, cards, call.cause, [&](Event& event) {
    event.player = player_in(call[1]);
    event.until = static_cast<std::uint8_t>(call[2].given ? call[2].value : static_cast<int>(Duration::standard));
  });
}

bool can_end_shootout(const Kernel& k, const VerbCall&) { return k.s.shootout.active != 0; }
void run_end_shootout(Kernel& k, const VerbCall&) { k.s.shootout.ending = 1; }

bool can_take_place_of(const Kernel& k, const VerbCall& call) {
  return !call[0].cards.empty() && !call[1].cards.empty() && (callout_under_way(k) || k.s.shootout.active);
}
void run_take_place_of(Kernel& k, const VerbCall& call) {
  if (can_take_place_of(k, call)) take_place_of(k, card_in(call[0]), card_in(call[1]));
}

bool can_mark_forms_first(const Kernel& k, const VerbCall&) { return callout_under_way(k); }
void run_mark_forms_first(Kernel& k, const VerbCall&) { let_mark_form_first(k); }

bool can_mark_stands_alone(const Kernel& k, const VerbCall&) { return callout_under_way(k); }
void run_mark_stands_alone(Kernel& k, const VerbCall&) { let_mark_stand_alone(k); }

bool can_switch_bonuses(const Kernel& k, const VerbCall&) { return k.s.shootout.active != 0; }
void run_switch_bonuses(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) k.player(player).set(kBonusesSwitched, !k.player(player).has(kBonusesSwitched));
  touch(k);
}

bool can_forbid_fleeing(const Kernel& k, const VerbCall&) { return k.s.shootout.active != 0; }
void run_forbid_fleeing(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) k.player(player).set(kCannotFlee);
}

bool can_force_casualty(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return k.card(c).side != 0; });
}
namespace {

/// What has left play meanwhile, as the bearer of a spell whose effect waited, is marked no more.
void mark_casualties(Kernel& k, const VerbCall& call, CardFlag flag, bool on) {
  for (const CardId card : call[0].cards) {
    if (k.card(card).in_play()) k.card(card).set(flag, on);
  }
}

}  // namespace

void run_force_casualty(Kernel& k, const VerbCall& call) { mark_casualties(k, call, kForcedCasualty, !call[1].given); }
bool can_protect_casualty(const Kernel& k, const VerbCall& call) { return can_force_casualty(k, call); }
void run_protect_casualty(Kernel& k, const VerbCall& call) { mark_casualties(k, call, kProtected, !call[1].given); }

bool can_take_casualties(const Kernel& k, const VerbCall& call) { return k.s.shootout.active && call[1].value > 0; }
void run_take_casualties(Kernel& k, const VerbCall& call) {
  if (!can_take_casualties(k, call)) return;
  for (const PlayerId player : players_in(k, call[0])) take_casualties(k, player, call[1].value);
}

namespace {

/// The bits of a card's abilities that the verb is about: the one it names by its place in the definition, else all.
std::uint8_t ability_bits(const Kernel& k, const VerbCall& call, CardId card) {
  std::uint8_t bits = 0;
  const std::vector<AbilityDef>& all = k.def(card).abilities;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].kind != AbilityDef::Kind::ability || all[i].is_granted() || all[i].is_lent) continue;
    if (!call[1].given || call[1].value == static_cast<int>(i)) bits |= static_cast<std::uint8_t>(1u << all[i].number);
  }
  return bits;
}

/// Those of its abilities that the card has gained, and the verb is about.
List<AbilityIx, kMostGained> gained_meant(const Kernel& k, const VerbCall& call, CardId card) {
  List<AbilityIx, kMostGained> found;
  for_abilities(k, card, [&](AbilityIx number, const AbilityDef& ability) {
    if (!is_gained(number) || number != used_as(k, card, number) || ability.kind != AbilityDef::Kind::ability) return;
    if (!call[1].given || call[1].value == number) found.push_back(number);
  });
  return found;
}

/// Today it counts as if it had been used so many times more.
void change_uses(Kernel& k, CardId card, AbilityIx number, int by, const Cause& cause) {
  Modifier used;
  used.op = ModifierOp::used;
  used.what = number;
  used.card = card;
  used.until = Duration::day;
  used.amount = static_cast<std::int16_t>(by - 1);
  make_last(k, used, {cause.player, cause.timing, card, number, 0});
}

void forget_uses(Kernel& k, CardId card, AbilityIx number) {
  auto& modifiers = k.s.modifiers;
  for (int i = modifiers.size() - 1; i >= 0; --i) {
    const Modifier& one = modifiers[i];
    if (one.op == ModifierOp::used && one.card == card && one.source == card && one.what == number && one.amount == 0) modifiers.erase_at(i);
  }
  touch(k);
}

bool can_be_refreshed(const Kernel& k, const VerbCall& call, CardId card) {
  const auto gained = gained_meant(k, call, card);
  if (call[2].given) return ability_bits(k, call, card) != 0 || !gained.empty();
  const bool printed = k.card(card).used != 0 && ability_bits(k, call, card) != 0;
  return printed || std::any_of(gained.begin(), gained.end(), [&](AbilityIx number) { return was_used(k, card, number); });
}

}  // namespace

bool can_refresh(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return can_be_refreshed(k, call, c); });
}
void run_refresh(Kernel& k, const VerbCall& call) {
  for (const CardId id : call[0].cards) {
    Card& card = k.card(id);
    const std::uint8_t bits = ability_bits(k, call, id);
    if (call[2].given) {
      card.extra |= bits;
    } else {
      card.used = static_cast<std::uint8_t>(card.used & ~bits);
    }
    for (const AbilityIx number : gained_meant(k, call, id)) {
      call[2].given ? change_uses(k, id, number, -1, call.cause) : forget_uses(k, id, number);
    }
  }
  raise_for(k, TriggerPoint::ability_refreshed, {call[0].cards.begin(), call[0].cards.end()}, call.cause);
}

bool can_bar_ability(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return ability_bits(k, call, c) != 0 || !gained_meant(k, call, c).empty(); });
}
void run_bar_ability(Kernel& k, const VerbCall& call) {
  for (const CardId card : call[0].cards) {
    k.card(card).barred |= ability_bits(k, call, card);
    for (const AbilityIx number : gained_meant(k, call, card)) change_uses(k, card, number, kBarredUses, call.cause);
  }
}

bool can_own(const Kernel& k, const VerbCall& call) {
  return any_card(call, [&](CardId c) { return k.card(c).in_play() && k.card(c).owner != player_in(call[1]); });
}
void run_own(Kernel& k, const VerbCall& call) {
  for (const CardId card : call[0].cards) {
    if (!k.card(card).in_play() || k.card(card).owner == player_in(call[1])) continue;
    k.card(card).owner = player_in(call[1]);
    drop_kept(k, card);
  }
  touch_board(k);
}

bool can_note(const Kernel&, const VerbCall& call) { return !call[0].cards.empty(); }
void run_note(Kernel& k, const VerbCall& call) {
  if (call[0].cards.empty()) return;
  k.card(card_in(call[0])).note = static_cast<std::int16_t>(call[1].value);
  touch(k);
}

}  // namespace highnoon
