#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "shootout/posse.hpp"
#include "shootout/round.hpp"
#include "shootout/shootout.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

/// The dudes of a player who may flee: booted or at home too, each for itself. RR-FLEE-003, -004.
CardList who_may_flee(const Kernel& k, PlayerId player) {
  CardList dudes;
  if (k.player(player).has(kCannotFlee)) return dudes;
  for (const int side : {1, 2}) {
    for (const CardId dude : posse(k, side)) {
      if (k.card(dude).controller == player && !forbidden(k, Act::flee, dude) && !forbidden(k, Act::leave_posse, dude))
        dudes.push_back(dude);
    }
  }
  return dudes;
}

/// The loser (or the leader; or always the leader, CL-SHOOT-023) first, then the others clockwise, RR-FLEE-001; or the loser's allies, the
/// other allies, the loser and the winner last, WW-FLEE-002.
PlayerList order_of_flight(const Kernel& k) {
  const PlayerId first = k.parameter(Parameter::leader_flees_first) ? k.s.shootout.leader_player : loser_or_leader(k);
  PlayerList order;
  if (!k.parameter(Parameter::allies_flee_first)) {
    for (const PlayerId player : k.from(first)) order.push_back(player);
    return order;
  }
  const int side = side_of(k, first);
  const PlayerId second = player_of_side(k, other_side(side));
  for (const int allies : {side, other_side(side)}) {
    for (const PlayerId player : k.from(first)) {
      if (player != first && player != second && side_of(k, player) == allies)
        order.push_back(player);
    }
  }
  order.push_back(first);
  if (second) order.push_back(second);
  return order;
}

}  // namespace

/// Each settles every own dude. RR-FLEE-005, WW-FLEE-001.
Flow run_or_gun(Kernel& k, Frame& f) {
  auto& data = f.as<RoundData>();
  const auto order = order_of_flight(k);
  if (k.s.shootout.ending || data.stage >= order.size()) {
    data.stage = 0;
    return Flow::next;
  }
  const PlayerId player = order[data.stage];
  if (const auto answer = k.answer()) {
    if (answer->kind == OptionKind::flee) {
      Event event =
          make_event(TriggerPoint::dude_fled, card_a(*answer), {player, kRule, {}, kNoAbility, 0});
      raise(k, event);
    } else {
      ++data.stage;
    }
    return Flow::stay;
  }
  if (who_may_flee(k, player).empty()) {
    ++data.stage;
    return Flow::stay;
  }
  return k.ask(player, DecisionKind::flee);
}

void list_flee(const Kernel& k, const Pending& p, OptionList& o) {
  for (const CardId dude : who_may_flee(k, p.player)) o.push_back(option(OptionKind::flee, dude));
  o.push_back(option(OptionKind::done));
}

/// Home booted and out of the posse, even from home and even if booted. RR-FLEE-002, -003.
void change_dude_fled(Kernel& k, Event& event) {
  CardList fleeing, dudes;
  change_each_in_play(k, event, [&](CardId card) {
    k.card(card).set(kFled);
    fleeing.push_back(card);
    if (k.card(card).has(kFightsAsDude)) return true;  // as a dude it goes nowhere
    // Out of the posse at once: who flees is gone even if the way home leads elsewhere.
    remove_from_posse(k, card);
    dudes.push_back(card);
    return true;
  });
  const Cause cause{event.player, kRule, {}, kNoAbility, 0};
  dismiss_companions(k, fleeing, cause);
  // The last pushed runs first: home, then the move that fleeing is even at home. RC-SHOOT-050.
  for (const CardId dude : dudes) count_as_moved_home(k, dude, cause);
  if (!dudes.empty()) send_home(k, dudes, true, cause);
}

}  // namespace highnoon
