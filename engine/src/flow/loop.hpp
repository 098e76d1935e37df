#pragma once

/// Finds what would never end: the same position again without a choice in between, so that the rules would go round for ever.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "state/state.hpp"

namespace highnoon {

class Kernel;
enum class HaltReason : std::uint8_t;

/// An ability that had its part in what goes on.
struct LoopPart {
  DefId card = kNoDef;
  AbilityIx ability = kNoAbility;
  friend bool operator==(const LoopPart&, const LoopPart&) = default;
};

/// What has happened since somebody last had a choice. Beside the state, and copied with it.
struct LoopWatch {
  int steps = 0;
  // One position is kept, a later one each time twice as many steps were taken (Brent's way), with what was used since.
  std::uint64_t kept = 0;
  int next = 0;
  std::vector<LoopPart> parts;
  // By depth, of the triggered traits that began one inside the other: the position in which they did.
  std::array<std::uint64_t, kMaxPlays> begun{};
  std::string told;  ///< of the game that was halted: which abilities

  /// Somebody has chosen.
  void reset() {
    steps = 0;
    parts.clear();
    begun = {};
  }
};

/// To be called before each step. Throws Overflow when the game stands where it stood.
void watch_steps(Kernel& k);
/// To be called when the newest play was put on the stack. A trait that begins in the same position in which it has begun already, with
/// nothing but traits in between, begins for ever: throws Overflow.
void watch_nesting(Kernel& k);
/// Why a game or script was stopped, and the abilities that were in use.
std::string stopped_by(const Kernel& k, HaltReason reason);

}  // namespace highnoon
