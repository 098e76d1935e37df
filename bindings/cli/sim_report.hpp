#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "highnoon/game.hpp"

namespace highnoon::cli {

/// What the games of a run were played with.
struct SimTable {
  std::vector<std::string> bots;   ///< by side
  std::vector<std::string> decks;  ///< by side, as they are told
  bool swaps_decks = false;
  int least_players = 2, most_players = 2;

  int sides() const { return static_cast<int>(bots.size()); }
};

/// How a game ended, finer than its outcome.
enum class Ending : std::uint8_t { unfinished, at_sundown, by_effect, drawn, halted, count_ };
inline constexpr int kEndings = static_cast<int>(Ending::count_);

/// How often each thing happened in a game.
using Happened = std::array<std::int32_t, kTriggerPoints>;

/// What one game came to. Sides are numbered as their decks are given; of each its share is counted.
struct SimResult {
  int players = 0;
  Ending ending = Ending::unfinished;
  int side = -1;  ///< of the winner
  int seat = -1;
  int deck = -1;
  int days = 0;
  std::uint64_t choices = 0;
  std::uint64_t decisions = 0;  ///< choices between at least two options
  int script_errors = 0;
  std::uint64_t hash = 0;  ///< of the game at its end
  Happened happened{};
  std::string problem;
};

/// Wins, and the games in which they could be won.
struct Share {
  int wins = 0;
  int games = 0;
};

/// Many games added up.
struct SimTotals {
  int games = 0;
  std::array<Share, kMaxPlayers> sides{}, decks{}, seats{};
  std::array<int, kMaxPlayers + 1> by_players{};
  std::array<int, kEndings> endings{};
  std::array<std::int64_t, kTriggerPoints> happened{};
  std::array<int, kTriggerPoints> games_with{};
  int script_errors = 0;
  int least_days = std::numeric_limits<int>::max(), most_days = 0;
  double days = 0, decisions = 0, choices = 0;  ///< a game
  std::uint64_t most_choices = 0;
  std::uint64_t hash = 0;  ///< of all games in their order
  std::vector<std::string> problems;

  static SimTotals of(const std::vector<SimResult>& results);
};

std::string sim_text(const SimTable& table, const SimTotals& totals);
nlohmann::ordered_json sim_json(const SimTable& table, const SimTotals& totals);

}  // namespace highnoon::cli
