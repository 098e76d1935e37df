// Saved games in the middle of everything: all published decks, two to six players, both prompt modes, both rulesets.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "game.hpp"
#include "highnoon/save.hpp"
#include "tests/games/playing.hpp"

namespace highnoon::test {
namespace {

constexpr std::size_t kMostChoices = 4'000;  ///< of one game; random games of six take long
constexpr int kTwins = 3;

struct LogLines : Observer {
  std::vector<std::string> lines;
  void on_event(const Kernel& kernel, const Event& event) override {
    if (std::string line = log_line(kernel, event, {}); !line.empty()) lines.push_back(std::move(line));
  }
};

/// A loaded game that plays on beside the original.
struct Twin {
  std::optional<Game> game;
  LogLines log;
  std::size_t lines_before = 0;
  std::size_t at = 0;
};

struct Decks {
  std::vector<DeckList> all;
  static const Decks& get() {
    static const Decks decks = [] {
      const std::filesystem::path folder = std::filesystem::path(HIGHNOON_SOURCE_DIRECTORY) / "examples" / "decks";
      LibraryOptions options;
      options.data = HIGHNOON_SOURCE_DIRECTORY;
      const Result<Library> library = Library::load({}, options);
      if (!library.ok()) throw std::runtime_error(library.error().message);
      std::vector<std::filesystem::path> files;
      for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (!entry.is_directory()) files.push_back(entry.path());  // those of another game have a folder
      }
      std::sort(files.begin(), files.end());
      Decks result;
      for (const auto& file : files) {
        // Starter decks are not legal; they are played all the same.
        const Result<LoadedDeck> deck = load_deck(file, library->definitions());
        if (!deck.ok()) throw std::runtime_error(deck.error().message);
        result.all.push_back(deck->list());
      }
      return result;
    }();
    return decks;
  }
};

GameConfig crowd(std::uint64_t seed) {
  const std::vector<DeckList>& decks = Decks::get().all;
  GameConfig config;
  config.seed = seed;
  config.ruleset = seed % 2 == 0 ? "reloaded" : "weird_west";
  config.prompts = seed / 2 % 2 == 0 ? PromptMode::quick : PromptMode::uniform;
  config.auto_take = seed % 3 != 0;
  const int players = 2 + static_cast<int>(seed % 5);
  for (int i = 0; i < players; ++i) config.seats.push_back({fmt::format("P{}", i + 1), decks[(seed * 3 + static_cast<std::uint64_t>(i)) % decks.size()]});
  return config;
}

class SavedGame {
 public:
  explicit SavedGame(std::uint64_t seed) : seed_(seed), dice_(seed * 31 + 7) {}

  /// "" or what went wrong.
  std::string play() {
    Result<Game> started = Game::start(Published::get().content, crowd(seed_), &log_);
    if (!started.ok()) return started.error().message;
    Game game = std::move(*started);
    int next = 0;
    while (const Decision* decision = game.decision()) {
      // Where abilities are under way there is most to lose.
      const bool deep = !game.state().plays.empty();
      if (dice_.roll(deep ? 3 : 12) == 0) {
        if (std::string fault = check(game, twins_[next++ % kTwins]); !fault.empty()) return at(game, fault);
      }
      const int option = dice_.roll(static_cast<int>(decision->options.size()));
      if (!game.choose(option).ok()) return at(game, "a choice is refused");
      for (Twin& twin : twins_) {
        if (std::string fault = follow(game, twin, option); !fault.empty()) return at(game, fault);
      }
      if (game.choices_taken() == kMostChoices) break;
    }
    if (std::string fault = check(game, twins_[next % kTwins]); !fault.empty()) return at(game, fault);
    for (const Twin& twin : twins_) {
      if (twin.game && !std::equal(log_.lines.begin() + static_cast<std::ptrdiff_t>(twin.lines_before), log_.lines.end(), twin.log.lines.begin(), twin.log.lines.end())) {
        return at(game, fmt::format("the log is another since choice {}", twin.at));
      }
    }
    return "";
  }

  int saves() const { return saves_; }
  std::size_t largest() const { return largest_; }

 private:
  std::string at(const Game& game, const std::string& fault) const { return fmt::format("seed {}, choice {}: {}", seed_, game.choices_taken(), fault); }

  static bool same_options(const Game& a, const Game& b) {
    const Decision *x = a.decision(), *y = b.decision();
    if (!x || !y) return !x && !y;
    return x->player == y->player && x->kind == y->kind && std::equal(x->options.begin(), x->options.end(), y->options.begin(), y->options.end());
  }

  std::string check(const Game& game, Twin& twin) {
    const std::vector<std::byte> bytes = save(game);
    Result<Game> loaded = load(game.content_ptr(), bytes);
    ++saves_;
    largest_ = std::max(largest_, bytes.size());
    if (!loaded.ok()) return "not loaded: " + loaded.error().message;
    if (!(*loaded == game) || loaded->hash() != game.hash()) return "what is loaded is another game";
    if (!same_options(*loaded, game)) return "what is loaded has other options";
    if (loaded->outcome() != game.outcome() || loaded->winner() != game.winner() || loaded->halt_reason() != game.halt_reason()) return "it ended otherwise";
    if (save(*loaded) != bytes) return "what is saved again is something else";
    twin.log.lines.clear();
    twin.lines_before = log_.lines.size();
    twin.at = game.choices_taken();
    twin.game = std::move(*loaded);
    twin.game->set_observer(&twin.log);
    return "";
  }

  static std::string follow(const Game& game, Twin& twin, int option) {
    if (!twin.game) return "";
    if (!twin.game->choose(option).ok()) return fmt::format("the game loaded at {} refuses the choice", twin.at);
    if (twin.game->hash() != game.hash()) return fmt::format("the game loaded at {} goes another way", twin.at);
    if (!same_options(game, *twin.game)) return fmt::format("the game loaded at {} has other options", twin.at);
    return "";
  }

  std::uint64_t seed_;
  Dice dice_;
  LogLines log_;
  std::array<Twin, kTwins> twins_;
  int saves_ = 0;
  std::size_t largest_ = 0;
};

TEST(Save, AtThousandsOfPointsOfRandomGamesALoadedGameIsTheSameAndPlaysOnAlike) {
  const int games = number_from_environment("HIGHNOON_SAVED_GAMES", 60);
  int saves = 0, faults = 0;
  std::size_t largest = 0;
  for (int seed = 1; seed <= games && faults < 5; ++seed) {
    SavedGame game(static_cast<std::uint64_t>(seed));
    if (const std::string fault = game.play(); !fault.empty()) {
      ADD_FAILURE() << fault;
      ++faults;
    }
    saves += game.saves();
    largest = std::max(largest, game.largest());
  }
  fmt::print("games: {}, saves: {}, the largest has {} bytes\n", games, saves, largest);
  EXPECT_GE(saves, games * 20);
}

// --- hostile saves ---------------------------------------------------------------------------------------------------------------

/// Looks at a game as a host does, and plays on for a while. Nothing of it may crash.
void use(Game& game, Dice& dice) {
  for (int i = 0; i < 30 && game.decision() != nullptr; ++i) {
    (void)game.prompt();
    for (const Option& option : game.decision()->options) (void)game.text(option);
    (void)game.view(game.decision()->player);
    (void)game.choose(dice.roll(static_cast<int>(game.decision()->options.size())));
  }
  (void)save(game);
  (void)game.halt_reason();
}

TEST(Save, HostileStatesWithARightChecksumGiveAnErrorOrAGame) {
  const int games = number_from_environment("HIGHNOON_HOSTILE_GAMES", 40);
  const int first = number_from_environment("HIGHNOON_FIRST_GAME", 1);
  int tried = 0, loaded_games = 0;
  for (int seed = first; seed < first + games; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    Game game = std::move(*Game::start(Published::get().content, crowd(static_cast<std::uint64_t>(seed))));
    for (int i = 0; i < 600 && game.decision() != nullptr; ++i) {
      if (dice.roll(game.state().plays.empty() ? 12 : 2) == 0) {
        for (int j = 0; j < 8; ++j) {
          Game hostile = game;
          State& s = hostile.impl().state;
          const State& sound = game.state();  // its numbers can be trusted
          auto* const bytes = reinterpret_cast<std::uint8_t*>(&s);
          // Mostly there where much is under way; what saving itself leans on stays.
          constexpr std::size_t kFrames = offsetof(State, frames), kPlays = offsetof(State, plays);
          for (int k = dice.roll(3); k >= 0; --k) {
            std::size_t at = static_cast<std::size_t>(dice.roll(static_cast<int>(sound.used_bytes())));
            switch (dice.roll(6)) {
              case 0: at = kFrames + static_cast<std::size_t>(dice.roll(static_cast<int>(sizeof(Frame)) * (sound.frame_count + 1))); break;
              case 1: at = kPlays + static_cast<std::size_t>(dice.roll(static_cast<int>(sizeof(Play)) * (sound.plays.size() + 1) + 4)); break;
              case 2: at = static_cast<std::size_t>(dice.roll(static_cast<int>(kPlays))); break;
              case 3: at = offsetof(State, cards) + static_cast<std::size_t>(dice.roll(static_cast<int>(sizeof(Card)) * sound.card_count)); break;
              case 4: at = offsetof(State, arena) + static_cast<std::size_t>(dice.roll(4 * (sound.arena_top + 1))); break;
              default: break;
            }
            const std::uint8_t values[] = {0, 1, 2, 3, 0xFF, static_cast<std::uint8_t>(bytes[at] + 1), static_cast<std::uint8_t>(bytes[at] - 1), static_cast<std::uint8_t>(dice.roll(256))};
            const auto cards = s.card_count;
            const auto frames = s.frame_count;
            bytes[at] = values[dice.roll(8)];
            s.card_count = cards;
            s.frame_count = frames;
          }
          for (int f = 0; f < s.frame_count; ++f) {
            Frame& frame = s.frames[static_cast<std::size_t>(f)];
            if (frame.procedure >= procedure_count()) frame.procedure = 0;
          }
          ++tried;
          Result<Game> loaded = load(game.content_ptr(), save(hostile));
          if (!loaded.ok()) {
            EXPECT_EQ(loaded.error().code, ErrorCode::bad_data) << loaded.error().message;
            continue;
          }
          ++loaded_games;
          use(*loaded, dice);
        }
      }
      if (!game.choose(dice.roll(static_cast<int>(game.decision()->options.size()))).ok()) break;
    }
  }
  fmt::print("tried: {}, of them loaded: {}\n", tried, loaded_games);
}

}  // namespace
}  // namespace highnoon::test
