#pragma once

/// Many games from one position: what becomes of it, when all seats play by a policy.

#include <cstdint>
#include <optional>
#include <vector>

#include "highnoon/game.hpp"
#include "highnoon/redeal.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// Who decides in a playout. random: any option, all equally likely. heuristic: the rules of thumb, as heuristic_bot.
enum class Policy : std::uint8_t { random, heuristic };

struct PlayoutOptions {
  int playouts = 1000;
  Policy policy = Policy::heuristic;
  std::uint64_t seed = 1;         ///< of the policies' chance, and of what is dealt anew
  int threads = 0;                ///< 0: one a core
  int most_decisions = 50'000;    ///< a playout that goes on longer stops there, still running
  /// Before each playout what this player (none: a spectator) cannot see is dealt anew, with new chance for all that is to come. Else every
  /// playout goes on with the cards and the random generator of the game: only the policies' chance tells them apart.
  std::optional<PlayerId> redeal_for;
  RedealOptions redeal;
};

struct Playout {
  Outcome outcome = Outcome::running;
  PlayerId winner;                ///< none: drawn, halted or still running
  int day = 0;                    ///< at the end
  std::uint32_t decisions = 0;    ///< taken in the playout, those with one option too
  std::uint64_t hash = 0;         ///< of the game at its end

  friend bool operator==(const Playout&, const Playout&) = default;
};

/// Plays a game on as often as asked. The results stand in the order of the playouts, and depend on the game and the options alone, not on
/// the threads. The game is only read; each thread copies into one game of its own, so that a playout allocates next to nothing.
///
/// @retval ErrorCode::bad_config  less than one playout or decision, no such seat, decks that redeal refuses
/// @retval ErrorCode::host_limit  a script met the allocator's last guard
Result<std::vector<Playout>> play_out(const Game& game, const PlayoutOptions& options = {});

/// Shares of playouts, 0 to 1.
struct PlayoutTotals {
  int playouts = 0;
  std::vector<double> won;        ///< by seat
  double drawn = 0, unfinished = 0, halted = 0;
  double days = 0, decisions = 0; ///< mean
};
/// @param players  seats of the game
PlayoutTotals totals_of(const std::vector<Playout>& playouts, int players);

}  // namespace highnoon
