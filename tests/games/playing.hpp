#pragma once

/// Whole games with the published decks, as all tests of this folder play them.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "highnoon/game.hpp"
#include "highnoon/library.hpp"
#include "tests/support/dice.hpp"

namespace highnoon::test {

inline int number_from_environment(const char* name, int otherwise) {
  const char* text = std::getenv(name);
  return text && *text ? std::atoi(text) : otherwise;
}

/// A game's library and the published decks that random games use; loaded once.
struct Published {
  ContentPtr content;
  std::vector<DeckList> decks;
  std::string ruleset;

  /// Two decks of the base set.
  static const Published& get() {
    static const Published published = load("reloaded", {"the_fourth_ring", "morgan_cattle_co"});
    return published;
  }
  /// The decks of the classic game all of whose cards have scripts.
  static const Published& classic() {
    static const Published published = load("classic", {"classic/blackjacks", "classic/lost_angels", "classic/sioux_union", "classic/the_agency"});
    return published;
  }

 private:
  static Published load(const std::string& ruleset, std::initializer_list<const char*> names) {
    const std::filesystem::path root = HIGHNOON_SOURCE_DIRECTORY;
    LibraryOptions options;
    options.data = root;
    options.rulesets = {ruleset};
    Result<Library> library = Library::load({}, options);
    if (!library.ok()) throw std::runtime_error(library.error().message);
    Published result;
    result.content = library->content();
    result.ruleset = ruleset;
    for (const char* name : names) {
      Result<DeckList> deck = library->read_deck(root / "examples" / "decks" / (std::string(name) + ".yaml"), ruleset);
      if (!deck.ok()) throw std::runtime_error(deck.error().message);
      result.decks.push_back(*deck);
    }
    return result;
  }
};

/// The table of a random game: seats, prompts and debugging switches change from seed to seed. Starting gangs are chosen by the
/// players in every third game, so that this is played too.
inline GameConfig table_for(std::uint64_t seed, const Published& published = Published::get(), std::size_t seats = 2) {
  GameConfig config;
  config.ruleset = published.ruleset;
  config.seed = seed;
  config.prompts = seed % 4 == 1 ? PromptMode::uniform : PromptMode::quick;
  config.auto_take = seed % 8 != 3;
  config.rebuild_scripts = seed % 5 == 2;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    DeckList deck = published.decks[(seat + seed) % published.decks.size()];
    if (seed % 3 == 0) deck.starting_gang.clear();
    config.seats.push_back({"P" + std::to_string(seat + 1), deck});
  }
  return config;
}

}  // namespace highnoon::test
