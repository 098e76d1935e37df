#include <gtest/gtest.h>

#include <fmt/format.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "game.hpp"
#include "state/invariant.hpp"
#include "tests/games/coverage.hpp"
#include "tests/games/playing.hpp"

namespace highnoon::test {
namespace {

constexpr int kMostChoices = 20'000;  ///< no random game comes near; one without end does
constexpr int kCopies = 10;
constexpr int kCopiesInAbilities = 4;

/// A copy of a game, and after how many choices it was made.
struct Copied {
  Game game;
  std::size_t at;
};

/// Keeps some of many, each with the same chance.
class Sample {
 public:
  explicit Sample(int room) : room_(room) {}
  void offer(const Game& game, std::size_t at, Dice& dice) {
    ++seen_;
    if (static_cast<int>(kept_.size()) < room_) {
      kept_.push_back({game, at});
    } else if (const int place = dice.roll(seen_); place < room_) {
      kept_[static_cast<std::size_t>(place)] = {game, at};
    }
  }
  std::vector<Copied>& kept() { return kept_; }

 private:
  int room_;
  int seen_ = 0;
  std::vector<Copied> kept_;
};

/// One random game and everything that must hold in it. Fails once, with the seed.
class RandomGame {
 public:
  RandomGame(std::uint64_t seed, Coverage& coverage, const Published& published = Published::get(), std::size_t seats = 2)
      : seed_(seed), coverage_(coverage), published_(published), seats_(seats) {}

  /// "" or what went wrong.
  std::string play() {
    coverage_.start_game();
    Result<Game> started = Game::start(published_.content, table_for(seed_, published_, seats_), &coverage_);
    if (!started.ok()) return started.error().message;
    Game game = std::move(started.value());
    Dice dice(seed_);
    std::string fault;
    while (const Decision* decision = game.decision()) {
      if (!(fault = look(game, *decision)).empty()) return at(fault);
      sample(game);
      const int option = dice.roll(static_cast<int>(decision->options.size()));
      if (!(fault = step(game, option)).empty()) return at(fault);
      if (choices_.size() == kMostChoices) return at("no end in sight");
    }
    if (game.outcome() == Outcome::halted) return at("halted: " + game.halt_reason());
    if (!game.script_errors().empty()) return at("script error: " + game.script_errors().front());
    if (!(fault = broken_invariant(game.impl().reader())).empty()) return at(fault);
    if (!(fault = coverage_.fault(game.state())).empty()) return at(fault);
    hash_ = game.hash();
    return finish_copies(game);
  }

  std::uint64_t hash() const { return hash_; }
  std::size_t choices() const { return choices_.size(); }

 private:
  std::string at(const std::string& fault) const { return fmt::format("seed {}, choice {}: {}", seed_, choices_.size(), fault); }

  std::string look(const Game& game, const Decision& decision) {
    if (decision.options.empty()) return "an empty list of options";
    if (!game.script_errors().empty()) return "script error: " + game.script_errors().front();
    if (std::string fault = broken_invariant(game.impl().reader()); !fault.empty()) return fault;
    return coverage_.fault(game.state());
  }

  void sample(const Game& game) {
    copies_.offer(game, choices_.size(), sampling_);
    if (!game.state().plays.empty()) copies_in_abilities_.offer(game, choices_.size(), sampling_);
  }

  /// Takes one option, in the game and in a copy made just now: both must go the same way.
  std::string step(Game& game, int option) {
    Game copy = game;
    if (copy.hash() != game.hash() || !(copy == game)) return "a copy differs at once";
    choices_.push_back(option);
    const auto in_game = game.choose(option);
    const auto in_copy = copy.choose(option);
    if (!in_game.ok()) return in_game.error().message;
    if (!in_copy.ok()) return "a copy refuses: " + in_copy.error().message;
    if (copy.hash() != game.hash()) return "a copy went another way";
    const Decision* a = game.decision();
    const Decision* b = copy.decision();
    if (!a != !b) return "only one of game and copy is over";
    if (a && !std::equal(a->options.begin(), a->options.end(), b->options.begin(), b->options.end())) {
      return "a copy has other options";
    }
    return "";
  }

  std::string finish_copies(const Game& game) {
    for (Sample* sample : {&copies_, &copies_in_abilities_}) {
      for (Copied& copied : sample->kept()) {
        for (std::size_t i = copied.at; i < choices_.size(); ++i) {
          if (!copied.game.choose(choices_[i]).ok()) return at(fmt::format("a copy made at {} refuses choice {}", copied.at, i));
        }
        if (copied.game.hash() != game.hash() || copied.game.outcome() != game.outcome()) {
          return at(fmt::format("a copy made at {} ended otherwise", copied.at));
        }
      }
    }
    return "";
  }

  std::uint64_t seed_;
  Coverage& coverage_;
  const Published& published_;
  std::size_t seats_;
  Dice sampling_{seed_ ^ 0x5EED};
  Sample copies_{kCopies - kCopiesInAbilities};
  Sample copies_in_abilities_{kCopiesInAbilities};
  std::vector<int> choices_;
  std::uint64_t hash_ = 0;
};

// --- what random games do not reach ----------------------------------------------------------------------------------------

/// "what: Suite.Test" of each line of unreached.txt.
std::map<std::string, std::string> listed_exceptions() {
  std::map<std::string, std::string> listed;
  std::ifstream file(std::string(HIGHNOON_SOURCE_DIRECTORY) + "/tests/games/unreached.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos) listed[line.substr(0, colon)] = line.substr(colon + 2);
  }
  return listed;
}

/// Every "Suite.Test" of the sources.
std::set<std::string> all_tests() {
  std::set<std::string> names;
  const std::regex test(R"(\bTEST(?:_F|_P)?\(\s*(\w+)\s*,\s*(\w+)\s*\))");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(HIGHNOON_SOURCE_DIRECTORY) + "/tests")) {
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream file(entry.path());
    const std::string source((std::istreambuf_iterator<char>(file)), {});
    for (std::sregex_iterator i(source.begin(), source.end(), test); i != std::sregex_iterator(); ++i) {
      names.insert((*i)[1].str() + "." + (*i)[2].str());
    }
  }
  return names;
}

void compare_with_list(const Coverage& coverage) {
  const auto listed = listed_exceptions();
  const auto tests = all_tests();
  const std::set<std::string> unreached = coverage.unreached(default_ruleset());
  for (const std::string& what : unreached) {
    const auto found = listed.find(what);
    fmt::print("not reached: {}\n", what);
    if (found == listed.end()) {
      ADD_FAILURE() << what << " is never reached by random games, and tests/games/unreached.txt names no test that goes there";
    }
  }
  for (const auto& [what, test] : listed) {
    if (!unreached.contains(what)) fmt::print("reached after all, its line can go: {}\n", what);
    EXPECT_TRUE(tests.contains(test)) << "tests/games/unreached.txt names " << test << " for " << what << ", which is not there";
  }
}

/// Plays as many as the environment asks for, every tenth twice.
void play_random_games(Coverage& coverage, const Published& published, int usual, std::size_t most_seats) {
  const int games = number_from_environment("HIGHNOON_GAMES", usual);
  const int first = number_from_environment("HIGHNOON_FIRST_GAME", 1);
  std::size_t choices = 0;
  int faults = 0;
  for (int i = 0; i < games && faults < 5; ++i) {
    const auto seed = static_cast<std::uint64_t>(first + i);
    const std::size_t seats = 2 + seed % (most_seats - 1);
    RandomGame game(seed, coverage, published, seats);
    const std::string fault = game.play();
    if (!fault.empty()) {
      ADD_FAILURE() << fault;
      ++faults;
    }
    choices += game.choices();
    if (i % 10 != 0 || !fault.empty()) continue;
    Coverage again;
    RandomGame same(seed, again, published, seats);
    EXPECT_EQ(same.play(), "");
    EXPECT_EQ(same.hash(), game.hash()) << "seed " << seed << " played twice";
  }
  fmt::print("games: {}\nchoices: {}\n", games, choices);
}

TEST(RandomGames, KeepEveryInvariantAndEveryCopyGoesTheSameWay) {
  constexpr int kEnoughToCompare = 500;
  Coverage coverage;
  play_random_games(coverage, Published::get(), kEnoughToCompare, 2);
  if (number_from_environment("HIGHNOON_GAMES", kEnoughToCompare) >= kEnoughToCompare && !HasFailure()) compare_with_list(coverage);
}

TEST(RandomGames, OfTheClassicGameForTwoToFourDoSoToo) {
  Coverage coverage;
  play_random_games(coverage, Published::classic(), 150, 4);
}

}  // namespace
}  // namespace highnoon::test
