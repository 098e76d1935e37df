#pragma once

/// Many games between bots, on several threads: for studies of balance.

#include <cstdint>
#include <string>
#include <vector>

#include "highnoon/game.hpp"
#include "highnoon/ids.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// What is played. A game depends on nothing but this and its number, so that any part of the games may be played anywhere.
struct ManyGames {
  std::vector<DeckList> decks;    ///< of the sides, 2 to 6
  std::vector<std::string> bots;  ///< of the sides, by name
  std::string ruleset = "reloaded";
  PromptMode prompts = PromptMode::quick;
  std::uint64_t seed = 1;   ///< of all chance
  std::uint64_t first = 0;  ///< number of the first game
  std::uint64_t games = 0;
  /// Sides move one seat on from game to game, and games that differ only in who sits where share their seed; else side 0 always has
  /// the first seat.
  bool rotate = true;
  std::uint64_t most_choices = 50'000;  ///< a game that goes on longer is left unfinished
  int threads = 0;                      ///< 0: one a core
};

/// How one of them went.
struct PlayedGame {
  Outcome outcome = Outcome::running;  ///< running: it was left unfinished
  int side = -1;                       ///< that won; -1: none
  int seat = -1;                       ///< of that side
  int days = 0;
  std::uint64_t choices = 0;
  std::uint64_t decisions = 0;  ///< choices among at least two options
  int script_errors = 0;
  std::uint64_t hash = 0;  ///< Game::hash() at its end
};

/// Plays them all; results by number, the same on any number of threads. `highnoon sim` plays the same games.
/// @retval ErrorCode::bad_config  no such games: sides, bots, ruleset, decks
/// @retval ErrorCode::not_found   no such bot
/// @retval ErrorCode::host_limit  a game met a limit of the host
Result<std::vector<PlayedGame>> play_many(const ContentPtr& content, const ManyGames& games);

/// A seed for one use of chance out of another seed.
std::uint64_t mixed_seed(std::uint64_t seed, std::uint64_t use);

}  // namespace highnoon
