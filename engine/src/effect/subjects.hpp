#pragma once

/// Events about several cards at once: raising them for the cards that can change, and changing
/// each.

#include <algorithm>
#include <vector>

#include "effect/actions.hpp"
#include "flow/kernel.hpp"
#include "timing/event.hpp"

namespace highnoon {

/// The change was already made along with another (a card left play with its host): the event only
/// tells it.
inline constexpr std::uint8_t kAlreadyDone = 0xFF;

/// Who an event is caused by, for what follows from it.
inline Cause cause_of(const Event& event) {
  constexpr auto kOwn =
      static_cast<std::uint16_t>(~(kEventEffect | kEventReplacement | kEventBooted));
  return {event.cause_player, event.cause_timing, event.cause_card, event.cause_ability,
          static_cast<std::uint16_t>(event.flags & kOwn)};
}

/// The rules make what follows from it anyway: no card's effect, so nothing forbids it.
inline Cause rule_of(const Event& event) {
  Cause cause;
  cause.player = event.cause_player;
  return cause;
}

/// The cards in play for which `test` holds, each once.
template <typename Test>
CardList those_in_play(const Kernel& k, std::span<const CardId> cards, Test test) {
  CardList found;
  for (const CardId card : cards) {
    const bool fits = k.in_play(card) && test(card);
    if (fits && std::find(found.begin(), found.end(), card) == found.end()) found.push_back(card);
  }
  return found;
}

/// Raises an event for the cards, and several if they are more than one event holds. Nothing to
/// change: the result is 0.
template <typename Prepare>
void raise_for(Kernel& k, TriggerPoint type, const CardList& cards, const Cause& cause,
               Prepare prepare) {
  constexpr std::size_t kMost = decltype(Event::subjects)::size();
  if (cards.empty()) {
    k.s.result = 0;
    return;
  }
  // The last pushed runs first.
  for (std::size_t begin = (cards.size() - 1) / kMost * kMost;; begin -= kMost) {
    const std::size_t count = std::min(kMost, cards.size() - begin);
    Event event = make_event(type, std::span<const CardId>(cards.data() + begin, count), cause);
    prepare(event);
    raise(k, event);
    if (begin == 0) return;
  }
}
inline void raise_for(Kernel& k, TriggerPoint type, const CardList& cards,
                      const Cause& cause) {
  raise_for(k, type, cards, cause, [](Event&) {});
}

/// Changes each subject that is still there; `change` returns whether it did.
template <typename ChangeOne>
void change_each(const Kernel& k, Event& event, ChangeOne change) {
  for (int i = 0; i < event.count; ++i) {
    const CardId card = event.subjects[static_cast<std::size_t>(i)];
    if (!event.is_gone(i) && k.exists(card) && change(card)) event.changed |= 1u << i;
  }
}

/// As change_each, for subjects that must be in play.
template <typename ChangeOne>
void change_each_in_play(const Kernel& k, Event& event, ChangeOne change) {
  change_each(k, event, [&](CardId card) { return k.card(card).in_play() && change(card); });
}

}  // namespace highnoon
