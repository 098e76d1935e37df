#pragma once

/// A second, slow opinion about what is legal, for the five plays, joining posses, casualties and shootout plays. It reads raw State and
/// Definitions and calls nothing of the kernel: no number, keyword, place or permission of its own is computed by the engine's code.
///
/// What cards change it does not work out in full. Where something in the game could allow or forbid an option it calls that option
/// uncertain: such an option may be listed or not. Everything certain must be listed, and nothing else may be.

#include <string>

#include "highnoon/game.hpp"
#include "state/state.hpp"

namespace highnoon::test {

/// How much a comparison said.
struct LegalityCount {
  long decisions = 0;
  long certain = 0;    ///< options that had to be listed
  long uncertain = 0;  ///< options that might be listed
};

/// Compares the pending decision of a game with the rules. @return "" or the first difference
std::string legality_fault(const Game& game, LegalityCount& count);

}  // namespace highnoon::test
