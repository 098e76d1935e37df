#pragma once

/// Positions as files: a table as it lies between two plays, for puzzles and reports. See docs/positions.md.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"

namespace highnoon {

/// A card as a file names it: code, script id or title.
struct NamedCard {
  std::string name;
  int line = 0;
};

/// A card in play with what lies on it.
struct PositionCard {
  NamedCard card;            ///< on a street "home" is the home itself
  NamedCard at;              ///< of dudes: "home", "home 2" (of player 2), "town square", or a deed, "Bank" or "Bank of 2"; "": home
  int owner = 0, controller = 0;  ///< seats from 1; 0: the player it stands with
  bool booted = false;
  int bounty = 0, ghost_rock = 0;
  int control = 0, production = 0, influence = 0, bullets = 0;  ///< counters
  std::vector<int> used;     ///< abilities used today, from 1
  std::vector<PositionCard> attached;
};

struct PositionPlayer {
  std::string name;
  NamedCard outfit, legend;
  int ghost_rock = 0, debt = 0, victory_points = 0;
  bool out = false;          ///< has lost
  std::vector<NamedCard> hand, deck, discard_pile, boot_hill;  ///< decks from the top
  bool shuffled = false;     ///< the deck's order is left to chance
  std::vector<PositionCard> street;       ///< left to right, with the home
  std::vector<PositionCard> out_of_town;  ///< deeds
  std::vector<PositionCard> town_square;  ///< attached to the town square itself
  std::vector<PositionCard> dudes;
  int line = 0;
};

struct Position {
  std::string ruleset = "reloaded";  ///< with its house rules: "reloaded+no_ante"
  std::string as_of;
  bool uniform_prompts = false;
  std::uint64_t seed = 0;    ///< of all chance from here on
  int day = 1;
  Phase phase = Phase::noon;
  int winner = 1;            ///< of lowball, a seat from 1
  int turn = 0;              ///< noon: whose play it is; 0: the phase begins
  int pot = 0;
  std::optional<int> fear;   ///< the Fear level as it is tracked; left out: as games begin
  std::vector<PositionPlayer> players;
  std::vector<std::string> left_out;  ///< what the file could not say, a sentence each; comments when written
  std::string file;
};

/// @return none after an error; everything wrong is added to `diagnostics` with file, line and the nearest right word
std::optional<Position> read_position(const std::filesystem::path& path, Diagnostics& diagnostics);
std::optional<Position> parse_position(const std::string& text, const std::string& file, Diagnostics& diagnostics);

/// As a file; reading it again gives the same.
std::string to_yaml(const Position& position);

}  // namespace highnoon
