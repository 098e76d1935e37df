#pragma once

/// Games at moments worth measuring, found by playing at random.

#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "ability/journal.hpp"
#include "highnoon/library.hpp"
#include "tests/support/dice.hpp"

namespace highnoon::bench {

/// Runs scripts as before, and counts the calls.
class CountingHost : public ScriptHost {
 public:
  explicit CountingHost(std::shared_ptr<ScriptHost> host) : host_(std::move(host)) {}
  ScriptStatus resume(Kernel& k, Frame& frame, std::string& error) override {
    ++resumed;
    return host_->resume(k, frame, error);
  }
  int call_pure(const Context& context, FunctionId function, std::string& error) override {
    ++pure;
    return host_->call_pure(context, function, error);
  }
  std::atomic<int> resumed = 0, pure = 0;

 private:
  std::shared_ptr<ScriptHost> host_;
};

/// The library with two published decks.
struct Table {
  std::shared_ptr<CountingHost> host;
  ContentPtr content;
  std::vector<DeckList> decks;

  Table() {
    const std::filesystem::path root = HIGHNOON_SOURCE_DIRECTORY;
    LibraryOptions options;
    options.data = root;
    Result<Library> library = Library::load({}, options);
    if (!library.ok()) throw std::runtime_error(library.error().message);
    auto copy = std::make_shared<Content>(*library->content());
    host = std::make_shared<CountingHost>(copy->host);
    copy->host = host;
    content = copy;
    for (const char* name : {"the_fourth_ring", "morgan_cattle_co"}) {
      Result<DeckList> deck = library->read_deck(root / "examples" / "decks" / (std::string(name) + ".yaml"));
      if (!deck.ok()) throw std::runtime_error(deck.error().message);
      decks.push_back(*deck);
    }
  }
  static const Table& get() {
    static const Table table;
    return table;
  }

  GameConfig config(int players, std::uint64_t seed, PromptMode prompts = PromptMode::quick) const {
    GameConfig config;
    config.seed = seed;
    config.prompts = prompts;
    for (int i = 0; i < players; ++i) {
      config.seats.push_back({"P" + std::to_string(i + 1), decks[static_cast<std::size_t>(i) % decks.size()]});
    }
    return config;
  }
  Game start(int players, std::uint64_t seed, PromptMode prompts = PromptMode::quick) const {
    Result<Game> game = Game::start(content, config(players, seed, prompts));
    if (!game.ok()) throw std::runtime_error(game.error().message);
    return *std::move(game);
  }
};

/// A game, and the option that is taken in it.
struct Moment {
  Game game;
  int option;
};

inline void choose(Game& game, int option) {
  if (const auto next = game.choose(option); !next.ok()) throw std::runtime_error(next.error().message);
}

/// The first `count` moments of random games for which `wanted(before, option, scripts run)` holds.
inline std::vector<Moment> moments(int count, const std::function<bool(const Game&, int option, int resumed)>& wanted) {
  const Table& table = Table::get();
  std::vector<Moment> found;
  for (std::uint64_t seed = 1; seed <= 400 && static_cast<int>(found.size()) < count; ++seed) {
    Game game = table.start(2, seed);
    test::Dice dice(seed);
    while (const Decision* decision = game.decision()) {
      const int option = dice.roll(static_cast<int>(decision->options.size()));
      const Game before = game;
      const int resumed = table.host->resumed;
      choose(game, option);
      if (wanted(before, option, table.host->resumed - resumed)) found.push_back({before, option});
      if (static_cast<int>(found.size()) == count) break;
    }
  }
  if (found.empty()) throw std::runtime_error("no random game comes to such a moment");
  return found;
}

inline std::vector<Moment> decisions_of(DecisionKind kind, int count = 64) {
  return moments(count, [kind](const Game& game, int, int) { return game.decision()->kind == kind; });
}

}  // namespace highnoon::bench
