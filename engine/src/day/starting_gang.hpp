#pragma once

#include <span>

#include "flow/kernel.hpp"

namespace highnoon {

/// While starting gangs are being chosen: whether the player has sealed a choice.
bool has_sealed_gang(const Kernel& k, PlayerId player);
/// Seals another gang in its place: the one given, as far as it is allowed, or else any.
void seal_another_gang(Kernel& k, PlayerId player, std::span<const DefId> given);

}  // namespace highnoon
