#pragma once

/// The library and the games that fuzzers of saves, replays and choices begin with.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "game.hpp"
#include "highnoon/library.hpp"

namespace highnoon::fuzz {

inline void require(bool fine, const char* what) {
  if (fine) return;
  std::fprintf(stderr, "fuzz: %s\n", what);
  std::abort();
}

/// What a fuzzer gave, byte by byte; zeros at its end.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  int byte() { return at_ < size_ ? data_[at_++] : 0; }
  int word() {
    const int low = byte();
    return low | byte() << 8;
  }
  bool at_end() const { return at_ >= size_; }
  std::string_view rest() const { return {reinterpret_cast<const char*>(data_ + at_), size_ - at_}; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

/// Chance that follows from the input alone.
class Chance {
 public:
  explicit Chance(std::uint32_t seed) : state_(seed * 2654435761u + 1) {}
  int below(std::size_t n) {
    state_ = state_ * 1664525u + 1013904223u;
    return static_cast<int>((std::uint64_t{state_} * n) >> 32);
  }

 private:
  std::uint32_t state_;
};

inline const Library& library() {
  static const Library loaded = [] {
    LibraryOptions options;
    options.data = HIGHNOON_SOURCE_DIRECTORY;
    Result<Library> result = Library::load({}, options);
    require(result.ok(), "the library does not load");
    return std::move(result).value();
  }();
  return loaded;
}

inline GameConfig config_of(int number) {
  static const std::vector<DeckList> decks = [] {
    std::vector<DeckList> all;
    for (const char* name : {"law_dogs", "morgan_cattle_co", "the_fourth_ring", "the_sloane_gang"}) {
      Result<DeckList> deck = library().read_deck(std::filesystem::path(HIGHNOON_SOURCE_DIRECTORY) / "examples/decks" / (std::string(name) + ".yaml"));
      require(deck.ok(), "a deck does not load");
      all.push_back(*deck);
    }
    return all;
  }();
  GameConfig config;
  config.seed = static_cast<std::uint64_t>(number);
  config.ruleset = number % 2 == 0 ? "reloaded" : "weird_west";
  config.prompts = number % 4 < 2 ? PromptMode::quick : PromptMode::uniform;
  const int players = 2 + number % 3;
  for (int i = 0; i < players; ++i) config.seats.push_back({"P" + std::to_string(i + 1), decks[static_cast<std::size_t>(number + i) % decks.size()]});
  return config;
}

/// Games in the middle of abilities, shootouts, jobs and between them.
inline const std::vector<Game>& games() {
  static const std::vector<Game> all = [] {
    std::vector<Game> kept;
    for (int number = 0; number < 24; ++number) {
      Result<Game> started = Game::start(library().content(), config_of(number));
      require(started.ok(), "a game does not start");
      Game game = std::move(started).value();
      Chance chance(static_cast<std::uint32_t>(number));
      const std::size_t depth = static_cast<std::size_t>(number % 3);  // of abilities in use
      Game last = game;
      for (int i = 0; i < 800 && game.decision() != nullptr; ++i) {
        if (i > 60 && static_cast<std::size_t>(game.state().plays.size()) >= depth) last = game;
        if (i > 60 + 20 * number && static_cast<std::size_t>(game.state().plays.size()) >= depth) break;
        (void)game.choose(chance.below(game.decision()->options.size()));
      }
      kept.push_back(std::move(last));
    }
    return kept;
  }();
  return all;
}

/// Looks at a game as a host does, and plays on for a while.
inline void use(Game& game, Chance& chance, int choices = 40) {
  for (int i = 0; i < choices && game.decision() != nullptr; ++i) {
    (void)game.prompt();
    for (const Option& option : game.decision()->options) (void)game.text(option);
    (void)game.view(game.decision()->player);
    (void)game.choose(chance.below(game.decision()->options.size()));
  }
  (void)game.halt_reason();
}

}  // namespace highnoon::fuzz
