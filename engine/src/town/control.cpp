#include <algorithm>

#include "effect/actions.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

/// Who controls a card by an effect ("take control"): the newest one counts.
PlayerId taken_by(const Kernel& k, CardId card) {
  PlayerId player;
  if (!has_modifier(k, ModifierOp::control)) return player;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op == ModifierOp::control && modifier.card == card) player = modifier.player;
  }
  return player;
}

/// The player with the most influence (or, where a card says so, bullets) at a deed; its owner in a
/// tie. RR-CONTROL-005, -008 to -010.
PlayerId strongest_at(const Kernel& k, const Card& deed) {
  const CardList there = dudes_at(k, deed.id);
  const Stat counted = permitted(k, Permit::control_by_bullets, deed.id) ? Stat::bullets : Stat::influence;
  std::array<int, kMaxPlayers> strength{};
  for (const CardId dude : there) strength[k.card(dude).controller.value] += stat(k, dude, counted);
  const int most = *std::max_element(strength.begin(), strength.end());
  if (std::count(strength.begin(), strength.end(), most) > 1) return deed.owner;
  return PlayerId{static_cast<std::uint8_t>(std::find(strength.begin(), strength.end(), most) -
                                            strength.begin())};
}

struct Changes {
  std::array<FixedList<CardId, 32>, kMaxPlayers> to;  ///< by new controller
  bool any = false;

  void set(Kernel& k, Card& card, PlayerId controller) {
    if (card.controller == controller || !controller) return;
    card.controller = controller;
    auto& list = to[controller.value];
    if (!list.full()) list.push(card.id);
    any = true;
    touch(k);
  }
};

/// Dudes go back to their owner when nobody has taken control of them any more. RR-CONTROL-003,
/// -004.
void settle_dudes(Kernel& k, Changes& changes) {
  for (const CardId dude : board_of(k).dudes) {
    Card& card = k.card(dude);
    if (card.host) continue;  // fights as a dude; its dude says whose it is
    const PlayerId taker = taken_by(k, dude);
    changes.set(k, card, taker ? taker : card.owner);
  }
}

void settle_deeds(Kernel& k, Changes& changes) {
  CardList contested;  // where another player than the owner has a dude
  for (const CardId dude : board_of(k).dudes) {
    const CardId deed = k.card(dude).location.card();
    if (deed && k.card(deed).owner != k.card(dude).controller && !contested.contains(deed)) contested.push_back(deed);
  }
  for (const CardId deed : board_of(k).deeds) {
    const PlayerId taker = taken_by(k, deed);
    const PlayerId strongest = contested.contains(deed) ? strongest_at(k, k.card(deed)) : k.card(deed).owner;
    changes.set(k, k.card(deed), taker ? taker : strongest);
  }
}

/// Whoever controls a dude or deed controls what is attached to it. RR-CONTROL-011, -012.
void settle_attached(Kernel& k, Changes& changes) {
  for (const CardId card : board_of(k).attached) {
    CardId at = k.card(card).host;
    while (k.card(at).host) at = k.card(at).host;
    const PlayerId taker = taken_by(k, card);
    changes.set(k, k.card(card), taker ? taker : k.card(at).controller);
  }
}

/// The controllers are set before anybody hears of it: they hold at every moment, so there is
/// nothing to prevent. RR-CONTROL-006.
void tell_changes(Kernel& k, const Changes& changes) {
  const std::int32_t result = k.s.result;  // belongs to the procedure that is interrupted
  const auto order = k.from(k.s.winner);
  for (auto player = order.rbegin(); player != order.rend(); ++player) {
    const auto& cards = changes.to[player->value];
    if (cards.empty()) continue;
    Event event = make_event(TriggerPoint::control_changed,
                             std::span<const CardId>(cards.begin(), cards.end()));
    event.player = *player;
    if (raise(k, event)) k.s.result = result;
  }
}

}  // namespace

void take_control(Kernel& k, CardId card, const Event& event) {
  Modifier modifier;
  modifier.op = ModifierOp::control;
  modifier.card = card;
  modifier.player = event.player;
  modifier.until = static_cast<Duration>(event.until);
  make_last(k, modifier, cause_of(event));
  k.card(card).controller = event.player;
}

void settle_control(Kernel& k) {
  Changes changes;
  settle_dudes(k, changes);
  settle_deeds(k, changes);
  settle_attached(k, changes);
  if (changes.any) tell_changes(k, changes);
}

/// By an effect ("take control") the new controller stays so while the effect lasts. What follows
/// from the board is settled already. RR-CONTROL-004.
void change_control_changed(Kernel& k, Event& event) {
  change_each_in_play(k, event, [&](CardId card) {
    if (event.cause_card) take_control(k, card, event);
    return true;
  });
}

/// With the victory points, where they are control points for good. CL-VICTORY-001.
int total_control(const Kernel& k, PlayerId player) {
  int total = player_stat(k, player, Stat::control_points) + (k.parameter(Parameter::victory_points) == 2 ? k.player(player).victory_points : 0);
  for (const CardId card : cards_in_play(k)) {
    if (k.card(card).controller == player) total += stat(k, card, Stat::control);
  }
  return total;
}

int total_influence(const Kernel& k, PlayerId player) {
  int total = 0;
  for (const CardId dude : dudes_of(k, player)) total += stat(k, dude, Stat::influence);
  return total;
}

}  // namespace highnoon
