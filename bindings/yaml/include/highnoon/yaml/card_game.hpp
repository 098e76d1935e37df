#pragma once

/// Card games: which rulesets, packs and types of cards belong together.

#include <filesystem>
#include <string>
#include <vector>

#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"

namespace highnoon {

/// The game of packs and libraries that name none.
inline constexpr const char* kUsualGame = "reloaded";

/// What a file such as scripts/games/reloaded.yaml says. Packs of different games are never in one library.
struct CardGame {
  /// A card of the type has one of the keywords, and not two.
  struct OneOf {
    CardType type = CardType::dude;
    std::vector<std::string> keywords;
  };

  std::string id = kUsualGame;        ///< the file's name without .yaml
  std::string name;                   ///< for people
  std::vector<std::string> rulesets;  ///< the first is the usual one; none: any
  int types = -1;                     ///< bits of CardType: those that its cards may have
  std::vector<OneOf> one_of;
  std::vector<std::string> unrated;   ///< keywords of skills that dudes have without a number
  Window reacts = Window::after;      ///< the window of Reacts whose script names none

  bool has_ruleset(const std::string& ruleset) const;
};

/// Reads all games of a folder, in the order of their names. Everything wrong is added to `diagnostics`.
std::vector<CardGame> read_games(const std::filesystem::path& folder, Diagnostics& diagnostics);

/// The game that a ruleset is of ("classic", also with house rules: "classic+no_ante"); null if it is of none.
const CardGame* find_game_of(const std::vector<CardGame>& games, const std::string& ruleset);
const CardGame* find_game(const std::vector<CardGame>& games, const std::string& id);

}  // namespace highnoon
