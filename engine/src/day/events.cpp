#include <algorithm>

#include "ability/ability.hpp"
#include "day/turns.hpp"
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

/// Of several in one hand chance picks; the highest value resolves first, equal ones from the Winner. CL-EVENT-002, -005 to -007.
Flow select(Kernel& k, Frame& f) {
  CardList chosen;
  for (const PlayerId player : k.from(first_player(k))) {
    CardList own = events_of(k, player);
    for (int left = k.parameter(Parameter::events_per_day); left > 0 && !own.empty(); --left) {
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
bool has_come_before(const Kernel& k, const Events& e, int i) {
  for (int before = 0; before < i; ++before) {
    if (k.def(event_at(k, e, before)).title == k.def(event_at(k, e, i)).title) return true;
  }
  return false;
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
  const int i = e.done++;
  const CardId card = event_at(k, e, i);
  const PlayerId player = holder_of(k, card);  // none: another Event has taken it out of the hand
  if (!player || has_come_before(k, e, i)) return Flow::stay;
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
