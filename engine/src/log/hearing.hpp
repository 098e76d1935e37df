#pragma once

/// Who hears of an event, and how much of it: the same for a line of the log and for the event as data.

#include <vector>

#include "flow/kernel.hpp"

namespace highnoon {

/// The subjects that an event is about: those really changed, if the change has been made.
CardList subjects_of(const Event& event);
/// Whether the viewer may hear of it at all: only those who may see the card hear of an error in its script.
bool may_hear(const Kernel& k, const Event& event, PlayerId viewer);
/// Whether the viewer may learn which cards it is about: some events are seen by their player only.
bool may_see_subjects(const Event& event, PlayerId viewer);

}  // namespace highnoon
