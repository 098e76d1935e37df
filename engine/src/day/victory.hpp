#pragma once

/// Winning. Rules: Reloaded 1.3.1, "Sundown" (RR-VICTORY).

#include "flow/kernel.hpp"

namespace highnoon {

/// Who meets the victory condition now, ties settled; none if nobody does or the tie is full.
/// RR-VICTORY-004 to -007.
PlayerId find_victor(const Kernel& k);
/// Ends the game; also for cards that say so.
void win_game(Kernel& k, PlayerId player, const Cause& cause);

}  // namespace highnoon
