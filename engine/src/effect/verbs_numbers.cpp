// Verbs about numbers: ghost rock, lasting changes, keywords, restrictions, pulls.

#include <algorithm>

#include "ability/ability.hpp"
#include "day/victory.hpp"
#include "effect/actions.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "effect/money.hpp"
#include "effect/subjects.hpp"
#include "effect/verbs.hpp"
#include "poker/pull.hpp"
#include "shootout/shootout.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

PlayerList players_in(const Kernel& k, const VerbArgument& argument) {
  PlayerList found;
  for (const PlayerId player : k.from(k.s.winner)) {
    if (argument.value >> player.value & 1) found.push_back(player);
  }
  return found;
}

PlayerId player_in(const VerbArgument& argument) {
  for (std::uint8_t i = 0; i < kMaxPlayers; ++i) {
    if (argument.value >> i & 1) return PlayerId{i};
  }
  return {};
}

// --- ghost rock ------------------------------------------------------------------------------------------------------------------

bool can_gain(const Kernel&, const VerbCall&) { return true; }
void run_gain(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) gain(k, player, call[1].value, call.cause);
}

bool can_lose(const Kernel&, const VerbCall&) { return true; }
void run_lose(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) lose(k, player, call[1].value, call.cause);
}

bool can_score(const Kernel&, const VerbCall& call) { return call[1].value > 0; }
void run_score(Kernel& k, const VerbCall& call) {
  for (const PlayerId player : players_in(k, call[0])) score(k, player, call[1].value, call.cause);
}

bool can_pay(const Kernel& k, const VerbCall& call) {
  const PlayerId player = player_in(call[0]);
  return can_afford(k, player, std::max(0, call[1].value), call.cause.timing);
}
void run_pay(Kernel& k, const VerbCall& call) {
  if (can_pay(k, call) && call[1].value > 0) pay(k, player_in(call[0]), call[1].value, call.cause);
}

bool can_pay_player(const Kernel& k, const VerbCall& call) {
  const PlayerId from = player_in(call[0]);
  return from && player_in(call[1]) && k.player(from).ghost_rock >= call[2].value;
}
void run_pay_player(Kernel& k, const VerbCall& call) {
  const PlayerId from = player_in(call[0]), to = player_in(call[1]);
  if (!from || !to) return;
  Event event = make_event(TriggerPoint::ghost_rock_paid_to_player, call.cause);
  event.player = from;
  event.other_player = to;
  event.amount = static_cast<std::int16_t>(std::clamp<int>(call[2].value, 0, k.player(from).ghost_rock));
  if (event.amount > 0) raise(k, event);
}

bool can_take(const Kernel&, const VerbCall& call) { return player_in(call[0]) && player_in(call[2]); }
void run_take(Kernel& k, const VerbCall& call) {
  if (!can_take(k, call)) return;
  Event event = make_event(TriggerPoint::ghost_rock_taken, call.cause);
  event.player = player_in(call[2]);
  event.other_player = player_in(call[0]);
  event.amount = static_cast<std::int16_t>(std::clamp<int>(call[1].value, 0, k.player(event.player).ghost_rock));
  if (event.amount > 0 && event.player != event.other_player) raise(k, event);
}

void change_pool_changed(Kernel& k, Event& event) {
  change_each_in_play(k, event, [&](CardId id) {
    Card& card = k.card(id);
    int amount = std::clamp(card.pool + event.amount, 0, 120) - card.pool;
    if (event.player && amount > 0) amount = std::min<int>(amount, k.player(event.player).ghost_rock);
    if (amount == 0) return false;
    card.pool = static_cast<std::int8_t>(card.pool + amount);
    if (event.player) add_to_stash(k, event.player, -amount);
    event.amount = static_cast<std::int16_t>(amount);
    return true;
  });
}

namespace {

void change_pool(Kernel& k, const VerbCall& call, int sign) {
  if (call[0].cards.empty()) return;
  Event event = make_event(TriggerPoint::pool_changed, card_in(call[0]), call.cause);
  event.amount = static_cast<std::int16_t>(sign * std::clamp(call[1].value, 0, 120));
  event.player = call[2].given ? call.cause.player : PlayerId{};
  raise(k, event);
}

}  // namespace

bool can_put_ghost_rock(const Kernel& k, const VerbCall& call) {
  if (call[0].cards.empty() || !k.card(card_in(call[0])).in_play()) return false;
  return !call[2].given || k.player(call.cause.player).ghost_rock >= call[1].value;
}
void run_put_ghost_rock(Kernel& k, const VerbCall& call) {
  if (can_put_ghost_rock(k, call)) change_pool(k, call, 1);
}
bool can_take_ghost_rock(const Kernel& k, const VerbCall& call) { return !call[0].cards.empty() && k.card(card_in(call[0])).pool > 0; }
void run_take_ghost_rock(Kernel& k, const VerbCall& call) { change_pool(k, call, -1); }

// --- for a while -----------------------------------------------------------------------------------------------------------------

namespace {

Modifier modifier_for(const Kernel& k, const VerbCall& call, ModifierOp op, int what, int amount, int lasts) {
  Modifier m;
  m.op = op;
  m.what = static_cast<std::uint8_t>(what);
  m.amount = static_cast<std::int16_t>(amount);
  m.until = settled_duration(k, call[lasts].given ? static_cast<Duration>(call[lasts].value) : Duration::standard, call.cause.timing);
  m.source = call.cause.card;
  m.source_player = call.cause.player;
  m.source_ability = call.cause.ability;
  m.source_timing = call.cause.timing;
  return m;
}

bool can_change(const Kernel& k, const VerbCall& call) {
  return std::any_of(call[0].cards.begin(), call[0].cards.end(), [&](CardId c) { return k.in_play(c); });
}

}  // namespace

bool can_modify(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_modify(Kernel& k, const VerbCall& call) {
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::add, call[1].value, call[2].value, 3), call.cause);
}
bool can_set_stat(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_set_stat(Kernel& k, const VerbCall& call) {
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::set, call[1].value, call[2].value, 3), call.cause);
}
bool can_limit_stat(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_limit_stat(Kernel& k, const VerbCall& call) {
  const auto op = call[3].given ? ModifierOp::at_least : ModifierOp::at_most;
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, op, call[1].value, call[2].value, 4), call.cause);
}
bool can_forget_changes(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_forget_changes(Kernel& k, const VerbCall& call) {
  forget_changes(k, cards_in(call[0]), static_cast<Stat>(call[1].value), cards_in(call[2]));
}
bool can_make_stud(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_make_stud(Kernel& k, const VerbCall& call) {
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::set, static_cast<int>(Stat::bullet_type), 1, 1), call.cause);
}
bool can_make_draw(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_make_draw(Kernel& k, const VerbCall& call) {
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::set, static_cast<int>(Stat::bullet_type), 0, 1), call.cause);
}

bool can_modify_player(const Kernel&, const VerbCall&) { return true; }
void run_modify_player(Kernel& k, const VerbCall& call) {
  const Modifier m = modifier_for(k, call, ModifierOp::add, call[1].value, call[2].value, 3);
  for (const PlayerId player : players_in(k, call[0])) add_player_modifier(k, player, m, call.cause);
}

bool can_grant_keyword(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_grant_keyword(Kernel& k, const VerbCall& call) {
  CardList harrowed;
  if (call[1].value == static_cast<int>(Keyword::harrowed)) {
    for (const CardId card : call[0].cards) {
      if (k.type_of(card) == CardType::dude && !has_keyword(k, card, Keyword::harrowed)) harrowed.push_back(card);
    }
  }
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::keyword, call[1].value, call[2].value, 3), call.cause);
  if (!harrowed.empty()) raise_for(k, TriggerPoint::dude_harrowed, harrowed, call.cause);
}
bool can_lose_keyword(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_lose_keyword(Kernel& k, const VerbCall& call) {
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::lose_keyword, call[1].value, 0, 2), call.cause);
}
bool can_blank(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_blank(Kernel& k, const VerbCall& call) {
  const int mask = (call[1].given ? kBlankAbilities : 0) | (call[2].given ? kBlankTraits : 0) | (call[3].given ? kBlankBonuses : 0);
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::blank, mask, 0, 4), call.cause);
}
bool can_restrict(const Kernel& k, const VerbCall& call) { return !call[0].given || can_change(k, call); }
void run_restrict(Kernel& k, const VerbCall& call) {
  Modifier m = modifier_for(k, call, ModifierOp::restrict, call[1].value, call[4].value, 3);
  if (!call[0].given) return add_player_modifier(k, {}, m, call.cause);
  if (!call[2].given) return add_modifier(k, cards_in(call[0]), m, call.cause);
  for (const PlayerId player : players_in(k, call[2])) {
    m.player = player;
    add_modifier(k, cards_in(call[0]), m, call.cause);
  }
}

bool can_end_effects(const Kernel& k, const VerbCall& call) {
  if (!call[0].given && !call[1].given) return has_lasting_effect(k, call.cause.card);
  return (!call[0].given || !call[0].cards.empty()) && (!call[1].given || !call[1].cards.empty());
}
void run_end_effects(Kernel& k, const VerbCall& call) {
  const auto of = call[1].given ? cards_in(call[1]) : one(call.cause.card);
  for (const CardId source : of) {
    if (!call[0].given) end_effects_from(k, source);
  }
  if (call[0].given) end_effects_on(k, cards_in(call[0]), of);
}

bool can_ban(const Kernel&, const VerbCall& call) { return !call[0].cards.empty(); }
void run_ban(Kernel& k, const VerbCall& call) {
  for (const CardId banned : cards_in(call[0])) {
    for (Card& card : k.s.all_cards()) {
      if (k.def(card.id).persona == k.def(banned).persona) card.set(kBanned);
    }
  }
  touch(k);
}

bool can_single_out(const Kernel& k, const VerbCall& call) { return can_change(k, call) || is_location(k, place_in(call[2])); }
void run_single_out(Kernel& k, const VerbCall& call) {
  Modifier m = modifier_for(k, call, ModifierOp::singled_out, 0, 0, 1);
  add_modifier(k, cards_in(call[0]), m, call.cause);
  m.place = place_in(call[2]);
  if (is_location(k, m.place)) make_last(k, m, call.cause);
}

namespace {

/// The ability that is gained: one that stands behind the ability that lends it, as lasting traits do, or one of a card.
Printed lesson(const Kernel& k, const VerbCall& call) {
  if (!call[4].given) return k.exists(card_in(call[1])) ? Printed{k.card(card_in(call[1])).def, call[2].value} : Printed{};
  Printed place = printed_at(k, call.cause.card, call.cause.ability);
  place.ability += call[4].value;
  return place;
}

}  // namespace

bool can_gain_ability(const Kernel& k, const VerbCall& call) {
  const Printed from = lesson(k, call);
  return can_change(k, call) && from.def != kNoDef && can_be_gained(k.d.cards[from.def], from.ability);
}
void run_gain_ability(Kernel& k, const VerbCall& call) {
  if (!can_gain_ability(k, call)) return;
  const Printed from = lesson(k, call);
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::gained, from.ability, static_cast<std::int16_t>(from.def), 3), call.cause);
}

bool can_permit(const Kernel&, const VerbCall&) { return true; }
void run_permit(Kernel& k, const VerbCall& call) {
  const Modifier m = modifier_for(k, call, ModifierOp::permit, call[1].value, 0, 2);
  for (const PlayerId player : players_in(k, call[0])) add_player_modifier(k, player, m, call.cause);
}

bool can_permit_cards(const Kernel& k, const VerbCall& call) { return can_change(k, call); }
void run_permit_cards(Kernel& k, const VerbCall& call) {
  const int about = call[2].given ? call[2].value + 1 : 0;
  add_modifier(k, cards_in(call[0]), modifier_for(k, call, ModifierOp::permit, call[1].value, about, 3), call.cause);
}

/// The traits that an ability lends stand behind it on its card.
bool can_lasting_trait(const Kernel& k, const VerbCall& call) { return !call[1].given || can_change(k, {.arguments = {call[1]}}); }
void run_lasting_trait(Kernel& k, const VerbCall& call) {
  const Modifier m = modifier_for(k, call, ModifierOp::lend, call.cause.ability + call[0].value, 0, 2);
  if (call[1].given) return add_modifier(k, cards_in(call[1]), m, call.cause);
  add_player_modifier(k, call.cause.player, m, call.cause);
}

// --- pulls -----------------------------------------------------------------------------------------------------------------------

bool can_pull(const Kernel&, const VerbCall&) { return true; }
void run_pull(Kernel& k, const VerbCall& call) {
  pull(k, player_in(call[0]), call.play < 0 ? 0xFF : call.play, call.cause);
}
bool can_change_pull(const Kernel& k, const VerbCall& call) { return call[0].value != 0 && is_pulling(k); }
void run_change_pull(Kernel& k, const VerbCall& call) { change_pull(k, call[0].value); }
bool can_pull_again(const Kernel& k, const VerbCall&) { return can_pull_again(k); }
void run_pull_again(Kernel& k, const VerbCall&) { pull_again(k); }
bool can_harder(const Kernel& k, const VerbCall&) { return is_testing(k); }
void run_harder(Kernel& k, const VerbCall& call) { make_harder(k, call[0].value); }
bool can_skill_check(const Kernel& k, const VerbCall& call) {
  return !call[0].cards.empty() && has_keyword(k, card_in(call[0]), static_cast<KeywordId>(call[1].value));
}
void run_skill_check(Kernel& k, const VerbCall& call) {
  if (call.play >= 0 && can_skill_check(k, call)) {
    skill_test(k, call.play, card_in(call[0]), static_cast<KeywordId>(call[1].value), call[2].value);
  }
}

}  // namespace highnoon
