#pragma once

/// The windows of an event: who may respond, in which order. Rules: Compendium 0.7, "React Priorities".

#include "flow/kernel.hpp"

namespace highnoon {

/// Opens a window of an event (pushes a frame) if somebody may respond in it.
void open_window(Kernel& k, int event, Window window);
/// Whether it was for one time only, and that has come.
constexpr bool has_fired(const Delayed& delayed) { return delayed.flags == kDelayedFired; }
/// Whether a delayed trigger waits for it.
bool is_awaited(const Kernel& k, TriggerPoint type);
/// A replacing ability really replaces: the event (or its subject) ends, and its window with it.
void replace_event(Kernel& k, const Play& play);

}  // namespace highnoon
