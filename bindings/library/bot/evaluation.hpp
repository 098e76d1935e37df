#pragma once

/// Who will win, by what lies on the table: where a playout is cut.

#include <array>

#include "highnoon/game.hpp"

namespace highnoon {

inline constexpr int kFeatures = 11;
/// What a seat has that tells, in the order of evaluation.cpp.
using Features = std::array<double, kFeatures>;
Features features_of(const Game& game, PlayerId player);

/// Each seat's chance to win, 0 to 1; of a game that is over 1 for the winner, and equal shares if there is none. Sees everything: it is
/// for games that are dealt anew.
std::array<double, kMaxPlayers> chances(const Game& game);

}  // namespace highnoon
