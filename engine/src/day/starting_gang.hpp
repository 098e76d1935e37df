#pragma once

#include <span>

#include "flow/kernel.hpp"

namespace highnoon {

/// Whether a dude in a deck could join the starting gang that stands already. RR-SETUP-004 to -007.
bool can_join_gang(const Kernel& k, CardId card);
/// The dude stands at home and is paid for; nothing of that is "entering play".
void join_gang(Kernel& k, CardId card, const Cause& cause);
/// While starting gangs are being chosen: whether the player has sealed a choice.
bool has_sealed_gang(const Kernel& k, PlayerId player);
/// Seals another gang in its place: the one given, as far as it is allowed, or else any.
void seal_another_gang(Kernel& k, PlayerId player, std::span<const DefId> given);

}  // namespace highnoon
