#pragma once

/// Winning. Rules: Reloaded 1.3.1, "Sundown" (RR-VICTORY).

#include "flow/kernel.hpp"

namespace highnoon {

/// Who meets the victory condition now, ties settled; none if nobody does or the tie is full.
/// RR-VICTORY-004 to -007.
PlayerId find_victor(const Kernel& k);
/// Sets the points that each player scores today (Player::points_today): one for each opponent whose
/// influence the player's control points exceed. WW-VICTORY-003, -004.
void count_points(Kernel& k);
/// A card gives a player victory points. CL-VICTORY-002.
void score(Kernel& k, PlayerId player, int amount, const Cause& cause);
/// Ends the game; also for cards that say so.
void win_game(Kernel& k, PlayerId player, const Cause& cause);

}  // namespace highnoon
