#pragma once

/// Events: every change to the game, with the windows around it. Rules: Reloaded 1.3.1, "Reacts"; Compendium 0.7, "React
/// Priorities".

#include "flow/kernel.hpp"

namespace highnoon {

/// Lets an event happen: windows before and when, the change, the window after. If nobody listens it is done when raise() returns,
/// else frames are pushed and it is done when the present step runs on; so a step returns after raising. In both cases
/// State::result then holds how many subjects were really changed (or 1/0 for events without subjects).
/// @return true if it is done already
bool raise(Kernel& k, const Event& event);
/// As raise(), but even if nobody listens it happens only when the present step runs on: what is pushed now comes before it.
/// @return where it is in State::events
int raise_step_by_step(Kernel& k, const Event& event);
/// Whether nothing is left of an event that could happen: all of its subjects are gone, or, without subjects, it was replaced.
bool has_lapsed(const Event& event);
/// Whether any card or delayed trigger of this game listens to it at all.
bool heard(const Kernel& k, TriggerPoint type);
/// A moment that only marks a time, with windows: raise() of an event without change.
bool mark_moment(Kernel& k, TriggerPoint type, PlayerId player = {}, int amount = 0);

/// Starts filling an event.
Event make_event(TriggerPoint type, const Cause& cause = {});
Event make_event(TriggerPoint type, CardId subject, const Cause& cause = {});
Event make_event(TriggerPoint type, std::span<const CardId> subjects, const Cause& cause = {});

/// The change an event makes: one function a trigger point that has one (effect/, day/, shootout/), by the table in
/// timing/event.cpp. Sets Event::changed and may raise what follows from it; that runs before the window after.
using Change = void (*)(Kernel&, Event&);

}  // namespace highnoon
