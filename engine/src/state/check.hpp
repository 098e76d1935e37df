#pragma once

/// Whether a state that came from outside can be a state of this game at all: every number in its range, everything it names there, and
/// frames that fit on one another. What the engine itself made always is one.

#include <cstdint>
#include <string>

#include "flow/kernel.hpp"

namespace highnoon {

/// The first thing that cannot be, as a sentence; "" if nothing is wrong. Reads nothing that the state's numbers lead outside of it.
/// Only broken_invariant() may be asked afterwards what else is wrong.
std::string impossible_in(const Kernel& k);

/// Hash of how states are laid out and numbered by this build: equal fingerprints read each other's bytes.
std::uint64_t layout_fingerprint();

}  // namespace highnoon
