#pragma once

/// How aced cards leave play. Rules: Reloaded 1.3.1, "Boot Hill"; where they stay until the reactions are over: the guide to reactions, steps 13
/// to 15.

#include "flow/kernel.hpp"

namespace highnoon {

/// Whether the event aces its subjects.
bool is_acing(const Event& event);
/// Whether its subjects, aced, stay where they are until all reactions to it are over (kAced); then they are buried.
bool leaves_last(const Kernel& k, const Event& event);
/// Who aces or discards the card: whose effect or play it is; of a casualty the player of the opposing posse.
PlayerId doer_of(const Kernel& k, const Event& event, CardId card);
/// The subjects that have stayed go to Boot Hill.
void bury(Kernel& k, Event& event);

// --- effect/harrowed.cpp
/// Begins the pull for subject number `subject`, if it is a Harrowed dude who waits for Boot Hill.
bool pull_for_harrowed(Kernel& k, const Event& event, int subject);

}  // namespace highnoon
