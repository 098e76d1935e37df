// Numbers and abilities changed for a while: the change is an event, what lasts is a modifier.

#include <algorithm>

#include "effect/actions.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "timing/changes.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

bool is_number(ModifierOp op) { return op >= ModifierOp::add && op <= ModifierOp::at_most; }

/// By how much the change moves the number now.
int difference(const Kernel& k, CardId card, ModifierOp op, Stat what, int amount) {
  if (op == ModifierOp::add) return amount;
  const int now = raw_stat(k, card, what);
  if (op == ModifierOp::at_least) return std::max(0, amount - now);
  if (op == ModifierOp::at_most) return std::min(0, amount - now);
  return amount - now;
}

/// Acts that forbid some numbers only.
bool is_kept(const Kernel& k, CardId card, Stat what, int moved, int amount, const Cause& cause) {
  if (what == Stat::bullets) return moved < 0 && forbidden(k, Act::bullets_down, card, cause);
  return what == Stat::bullet_type && amount == 0 && forbidden(k, Act::become_draw, card, cause);
}

bool can_be_changed(const Kernel& k, CardId card, ModifierOp op, Stat what, int amount,
                    const Cause& cause) {
  const int moved = difference(k, card, op, what, amount);
  if (is_kept(k, card, what, moved, amount, cause)) return false;
  if (moved == 0) return op != ModifierOp::add;  // a limit or a set number may matter later
  return !forbidden(k, moved > 0 ? Act::stat_up : Act::stat_down, card, cause);
}

void keep(Kernel& k, Modifier modifier) {
  if (k.s.modifiers.full()) throw Overflow{HaltReason::modifiers_full};
  modifier.born = ++k.s.modifiers_born;
  if (modifier.op == ModifierOp::gained) {
    give_numbers(k, modifier);
    forget_pool(k.cache);
  }
  if (modifier.card && lasts_here(modifier.until))
    modifier.place = location_of(k, modifier.card);
  k.s.modifiers.push(modifier);
  modifier.op == ModifierOp::lend ? touch_board(k) : touch(k);
}

void put_into(Event& event, const Modifier& modifier) {
  event.detail = modifier.what;
  event.amount = modifier.amount;
  event.until = static_cast<std::uint8_t>(modifier.until);
  event.mode = static_cast<std::uint8_t>(modifier.op);
}

/// The modifier that an event carries.
Modifier modifier_of(const Event& event) {
  Modifier modifier;
  modifier.op = static_cast<ModifierOp>(event.mode);
  modifier.what = event.detail;
  modifier.amount = event.amount;
  modifier.until = static_cast<Duration>(event.until);
  modifier.source = event.cause_card;
  modifier.source_player = event.cause_player;
  modifier.source_ability = event.cause_ability;
  modifier.source_timing = event.cause_timing;
  return modifier;
}

Modifier complete(const Kernel& k, Modifier modifier, const Cause& cause) {
  modifier.until = settled_duration(k, modifier.until, cause.timing);
  modifier.source = cause.card;
  modifier.source_player = cause.player;
  modifier.source_ability = cause.ability;
  modifier.source_timing = cause.timing;
  return modifier;
}

/// Keywords, blanks, restrictions and control: no number changes, so there is no event of its own.
void keep_for_each(Kernel& k, std::span<const CardId> cards, Modifier modifier,
                   const Cause& cause) {
  const auto changing = those_in_play(
      k, cards, [&](CardId card) { return !forbidden(k, Act::be_affected, card, cause); });
  for (const CardId card : changing) {
    Modifier own = modifier;
    own.card = card;
    if (own.op == ModifierOp::blank && forbidden(k, Act::lose_traits, card, cause)) own.what &= static_cast<std::uint8_t>(~kBlankTraits);
    if (own.op != ModifierOp::blank || own.what != 0) keep(k, own);
  }
  k.s.result = static_cast<std::int32_t>(changing.size());
}

/// Keeps the event's modifier on each subject; what was lowered is told by an event of its own.
void change_numbers(Kernel& k, Event& event) {
  const Cause cause = cause_of(event);
  Modifier modifier = modifier_of(event);
  const auto what = static_cast<Stat>(modifier.what);
  CardList reduced;
  int by = 0;
  change_each_in_play(k, event, [&](CardId card) {
    if (!can_be_changed(k, card, modifier.op, what, modifier.amount, cause)) return false;
    const int moved = difference(k, card, modifier.op, what, modifier.amount);
    modifier.card = card;
    keep(k, modifier);
    if (moved < 0) {
      reduced.push_back(card);
      by = std::max(by, -moved);
    }
    return true;
  });
  if (reduced.empty() || what == Stat::bullet_type) return;
  raise_for(k, TriggerPoint::stat_reduced, reduced, cause, [&](Event& told) {
    told.detail = event.detail;
    told.amount = static_cast<std::int16_t>(by);
  });
}

void change_player_number(Kernel& k, Event& event) {
  Modifier modifier = modifier_of(event);
  modifier.player = event.player;
  keep(k, modifier);
  event.changed = 1;
}

}  // namespace

void make_last(Kernel& k, Modifier modifier, const Cause& cause) { keep(k, complete(k, modifier, cause)); }

void add_modifier(Kernel& k, std::span<const CardId> cards, const Modifier& given,
                  const Cause& cause) {
  const Modifier modifier = complete(k, given, cause);
  if (!is_number(modifier.op)) return keep_for_each(k, cards, modifier, cause);
  const auto what = static_cast<Stat>(modifier.what);
  const auto changing = those_in_play(k, cards, [&](CardId card) {
    return can_be_changed(k, card, modifier.op, what, modifier.amount, cause);
  });
  const auto type =
      what == Stat::bullet_type ? TriggerPoint::bullet_type_changed : TriggerPoint::stat_changed;
  raise_for(k, type, changing, cause, [&](Event& event) { put_into(event, modifier); });
}

void change_stat_changed(Kernel& k, Event& event) { change_numbers(k, event); }
void change_bullet_type_changed(Kernel& k, Event& event) { change_numbers(k, event); }

void add_player_modifier(Kernel& k, PlayerId player, const Modifier& given, const Cause& cause) {
  Modifier modifier = complete(k, given, cause);
  const auto what = static_cast<Stat>(modifier.what);
  if (!is_number(modifier.op) || (what != Stat::hand_rank && what != Stat::casualties)) {
    modifier.card = {};
    modifier.player = player;
    keep(k, modifier);
    k.s.result = 1;
    return;
  }
  Event event = make_event(
      what == Stat::hand_rank ? TriggerPoint::hand_rank_changed : TriggerPoint::casualties_changed,
      cause);
  event.player = player;
  put_into(event, modifier);
  raise(k, event);
}

void change_hand_rank_changed(Kernel& k, Event& event) { change_player_number(k, event); }
void change_casualties_changed(Kernel& k, Event& event) { change_player_number(k, event); }

}  // namespace highnoon
