#pragma once

/// What must be true of every state in which a game waits, whatever has been played. Checked after each choice in builds with
/// HIGHNOON_INVARIANTS, and by the random games.

#include <string>

#include "flow/kernel.hpp"

namespace highnoon {

/// The first thing that is wrong with the state, as a sentence; "" if nothing is. Reads only; allocates nothing but its answer.
/// @param waits  false: of a state in the middle of a choice, such as a checkpoint
std::string broken_invariant(const Kernel& k, bool waits = true);

}  // namespace highnoon
