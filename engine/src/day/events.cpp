#include <algorithm>

#include "ability/ability.hpp"
#include "day/turns.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "state/rng.hpp"
#include "state/zone.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

struct Events {
  std::uint16_t begin = 0;  ///< in the arena: the Events that will resolve, in their order
  std::uint16_t count = 0;
  std::uint16_t done = 0;
};
FIELDS(kEventsFields, Events, FIELD(begin, is(Holds::arena_cards)), FIELD(count), FIELD(done, at_most(offsetof(S, count))));

CardId event_at(const Kernel& k, const Events& e, int i) {
  return CardId{static_cast<std::uint16_t>(k.s.arena[static_cast<std::size_t>(e.begin + i)])};
}

CardList events_of(const Kernel& k, PlayerId player) {
  CardList cards;
  for (const CardId card : k.player(player).draw_hand) {
    if (k.def(card).type == CardType::event) cards.push_back(card);
  }
  return cards;
}

// --- Events. Rules: classic rulebook of April 2000, "Gamblin'" (CL-EVENT)
// ------------------------------------------------------------------------

/// That an Event has had its resolution is kept until the day ends, as the use of an ability that no card has.
constexpr std::uint8_t kEventResolved = 0xFF;

void note_resolution(Kernel& k, PlayerId player, CardId card) {
  Modifier had;
  had.op = ModifierOp::used;
  had.what = kEventResolved;
  had.card = card;
  had.player = player;
  had.until = Duration::day;
  make_last(k, had, {});
}

template <typename Test>
int resolutions_today(const Kernel& k, Test test) {
  return static_cast<int>(std::count_if(k.s.modifiers.begin(), k.s.modifiers.end(), [&](const Modifier& modifier) {
    return modifier.op == ModifierOp::used && modifier.what == kEventResolved && test(modifier);
  }));
}

/// Of several in one hand chance picks; the highest value resolves first, equal ones from the Winner. CL-EVENT-002, -005 to -007.
Flow select(Kernel& k, Frame& f) {
  CardList chosen;
  for (const PlayerId player : k.from(first_player(k))) {
    CardList own = events_of(k, player);
    const int had = resolutions_today(k, [&](const Modifier& one) { return one.player == player; });
    for (int left = k.parameter(Parameter::events_per_day) - had; left > 0 && !own.empty(); --left) {
      const CardId card = own.size() == 1 ? own.front() : pick_random(k, own);
      erase_if(own, [&](CardId other) { return other == card; });
      chosen.push_back(card);
    }
  }
  std::stable_sort(chosen.begin(), chosen.end(),
                   [&](CardId a, CardId b) { return poker_card(k, a).value > poker_card(k, b).value; });
  Events& e = f.as<Events>();
  e.begin = k.s.arena_top;
  for (const CardId card : chosen) {
    if (k.s.arena_top == kArenaWords) throw Overflow(HaltReason::arena_full);
    k.s.arena[k.s.arena_top++] = card.raw;
    ++e.count;
  }
  return Flow::next;
}

/// One of a title has had its resolution for the day, cancelled or not. CL-EVENT-008, -009.
bool has_come_before(const Kernel& k, CardId card) {
  return resolutions_today(k, [&](const Modifier& one) { return k.def(one.card).title == k.def(card).title; }) > 0;
}

PlayerId holder_of(const Kernel& k, CardId card) {
  for (const PlayerId player : k.from({})) {
    if (k.player(player).draw_hand.contains(card)) return player;
  }
  return {};
}

Flow resolve(Kernel& k, Frame& f) {
  Events& e = f.as<Events>();
  if (e.done == e.count) return Flow::next;
  const CardId card = event_at(k, e, e.done++);
  const PlayerId player = holder_of(k, card);  // none: another Event has taken it out of the hand
  if (!player || has_come_before(k, card)) return Flow::stay;
  note_resolution(k, player, card);
  Event event = make_event(TriggerPoint::event_resolves, card);
  event.player = player;
  raise(k, event);
  return Flow::stay;
}

constexpr Step kSteps[] = {{"select", select}, {"resolve", resolve}};

}  // namespace

const Procedure k_events{"gambling.events", kSteps, kEventsFields};

/// Nobody can decline it; what it cannot do is left out. CL-EVENT-004.
void change_event_resolves(Kernel& k, Event& event) {
  const CardId card = event.subjects[0];
  const PlayerId player = event.player;
  event.changed = 1;
  // What is pushed last runs first.
  for (std::size_t i = k.def(card).abilities.size(); i-- > 0;) {
    const auto ability = static_cast<AbilityIx>(i);
    if (can_use_anywhere(k, player, card, ability, kEvent)) use_ability(k, player, card, ability, kEvent);
  }
}

}  // namespace highnoon
