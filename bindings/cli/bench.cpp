// highnoon bench: every speed that the design has a budget for, beside its figure. One core, the steady clock, the best of some runs of
// what is short and the mean of what is long.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <numeric>

#include "ability/journal.hpp"
#include "command.hpp"
#include "highnoon/save.hpp"
#include "layout.hpp"

namespace highnoon::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct BenchArguments {
  LibraryArguments library;
  std::vector<std::string> decks;
  double seconds = 1.0;  ///< spent on each figure
  bool json = false;
};

struct Figure {
  std::string name;
  double value = 0;
  double least = 0;  ///< what counts as done; 0: no budget, told beside the others
  std::string unit;
  bool more_is_better = false;
  double aim = 0;    ///< what is aimed at, if that is more

  bool reaches(double budget) const { return more_is_better ? value >= budget : value <= budget; }
  std::string_view verdict() const {
    if (least == 0) return "";
    if (!reaches(least)) return "missed";
    return aim == 0 ? "met" : reaches(aim) ? "aim met" : "least met";
  }
};

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Keeps the optimiser from leaving out what is measured.
template <typename T>
void keep(const T& value) {
  asm volatile("" : : "r,m"(value) : "memory");
}

/// Seconds of one call, measured in batches for about `seconds`; the best batch counts.
double seconds_of(double seconds, const std::function<void()>& call, int batch) {
  double best = 1e9;
  const Clock::time_point begin = Clock::now();
  do {
    const Clock::time_point start = Clock::now();
    for (int i = 0; i < batch; ++i) call();
    best = std::min(best, since(start) / batch);
  } while (since(begin) < seconds);
  return best;
}

/// Runs scripts as before, and measures how long.
class TimedHost : public ScriptHost {
 public:
  explicit TimedHost(std::shared_ptr<ScriptHost> host) : host_(std::move(host)) {}
  ScriptStatus resume(Kernel& k, Frame& frame, std::string& error) override {
    const Clock::time_point start = Clock::now();
    const ScriptStatus status = host_->resume(k, frame, error);
    seconds += since(start);
    return status;
  }
  int call_pure(const Context& context, FunctionId function, std::string& error) override {
    const Clock::time_point start = Clock::now();
    const int result = host_->call_pure(context, function, error);
    seconds += since(start);
    return result;
  }
  double seconds = 0;

 private:
  std::shared_ptr<ScriptHost> host_;
};

/// A small generator, so that the dice cost next to nothing.
struct FastDice {
  std::uint32_t state = 0x2545F491u;
  int below(std::size_t n) {
    state = state * 1664525u + 1013904223u;
    return static_cast<int>((std::uint64_t{state} * n) >> 32);
  }
};

class Bench {
 public:
  Bench(const BenchArguments& arguments, const Library& library, const std::vector<DeckList>& decks)
      : arguments_(arguments), library_(library), decks_(decks) {}

  std::vector<Figure> all() {
    random_games();
    hands();
    games();
    copies();
    saves();
    library();
    return figures_;
  }

 private:
  GameConfig config(int players, std::uint64_t seed) const {
    GameConfig config;
    config.ruleset = arguments_.library.full_ruleset();
    config.seed = seed;
    for (int i = 0; i < players; ++i) config.seats.push_back({default_name(i), decks_[static_cast<std::size_t>(i) % decks_.size()]});
    return config;
  }

  Game start(int players, std::uint64_t seed) const { return start(library_.content(), players, seed); }
  Game start(const ContentPtr& content, int players, std::uint64_t seed) const {
    return value_or_fail(Game::start(content, config(players, seed)));
  }

  void step(Game& game, int option) const {
    const Result<const Decision*> next = game.choose(option);
    if (!next) throw Failure(next.error().message);
  }

  /// Games by uniform choices to their end. A decision counts if it leaves a choice.
  struct Played {
    int games = 0, won = 0;
    double decisions = 0, days = 0, seconds = 0;
  };
  Played play(const ContentPtr& content, double seconds) const {
    FastDice dice;
    Played played;
    const Clock::time_point begin = Clock::now();
    while ((played.seconds = since(begin)) < seconds) {
      Game game = start(content, 2, static_cast<std::uint64_t>(played.games));
      while (const Decision* decision = game.decision()) {
        played.decisions += decision->options.size() > 1;
        step(game, dice.below(decision->options.size()));
      }
      if (game.outcome() == Outcome::halted) throw Failure(fmt::format("the game of seed {} was halted: {}", played.games, game.halt_reason()));
      played.won += game.outcome() == Outcome::won;
      played.days += game.day();
      ++played.games;
    }
    return played;
  }

  void random_games() {
    const Played played = play(library_.content(), arguments_.seconds * 4);
    figures_.push_back({"whole random games", played.games / played.seconds, 1000, "a second", true, 2000});
    figures_.push_back({"decisions, listing options and applying one", played.decisions / played.seconds, 300'000, "a second", true, 600'000});
    figures_.push_back({"one random game", 1000 * played.seconds / played.games, 10, "ms"});
    figures_.push_back({"  its decisions, the mean", played.decisions / played.games, 0, ""});
    figures_.push_back({"  its days, the mean", played.days / played.games, 0, ""});
    figures_.push_back({"  won, not drawn", 100.0 * played.won / played.games, 0, "%"});
    scripts();
  }

  /// The share of scripts in random games, the time of the measuring itself in it.
  void scripts() {
    auto content = std::make_shared<Content>(*library_.content());
    const auto host = std::make_shared<TimedHost>(content->host);
    content->host = host;
    const Played played = play(content, arguments_.seconds);
    figures_.push_back({"scripts' share of a random game's time", 100 * host->seconds / played.seconds, 30, "%"});
  }

  void hands() {
    FastDice dice;
    std::vector<std::array<PokerCard, 8>> cards(4096);
    for (std::array<PokerCard, 8>& hand : cards) {
      for (PokerCard& card : hand) card = {static_cast<Suit>(1 + dice.below(4)), static_cast<std::uint8_t>(1 + dice.below(13))};
    }
    std::uint32_t sum = 0;
    const double five = seconds_of(arguments_.seconds, [&] {
      for (const std::array<PokerCard, 8>& hand : cards) sum += score_five(std::span<const PokerCard, 5>(hand.data(), 5)).key;
    }, 16) / static_cast<double>(cards.size());
    for (std::array<PokerCard, 8>& hand : cards) hand[7] = PokerCard{};
    const double eight = seconds_of(arguments_.seconds, [&] {
      for (const std::array<PokerCard, 8>& hand : cards) sum += best_hand(hand).key;
    }, 1) / static_cast<double>(cards.size());
    keep(sum);
    figures_.push_back({"five-card hands ranked", 1e-6 / five, 50, "million a second", true});
    figures_.push_back({"best five of eight cards, with a joker", 1e6 * eight, 1, "µs"});
  }

  void games() {
    std::uint64_t seed = 0;
    const double fresh = seconds_of(arguments_.seconds, [&] { keep(start(2, seed++)); }, 20);
    figures_.push_back({"a new game from a loaded library", 1000 * fresh, 0.1, "ms"});
    figures_.push_back({"the state, two players", static_cast<double>(start(2, 1).state_bytes()) / 1024, 24, "KiB"});
    figures_.push_back({"the state, six players", static_cast<double>(start(6, 1).state_bytes()) / 1024, 32, "KiB"});
  }

  /// Copies at every prompt of some random games: the mean, and the mean of what the copy's first choice costs more than the original's.
  void copies() {
    FastDice dice;
    double copying = 0, keeping = 0, moving = 0, original = 0;
    double prompts = 0;
    const Clock::time_point begin = Clock::now();
    for (std::uint64_t seed = 0; since(begin) < arguments_.seconds * 2; ++seed) {
      Game game = start(2, seed);
      Game kept = game;
      while (const Decision* decision = game.decision()) {
        const int option = dice.below(decision->options.size());
        constexpr int kTimes = 8;
        Clock::time_point start = Clock::now();
        for (int i = 0; i < kTimes; ++i) kept = game;
        keeping += since(start) / kTimes;
        start = Clock::now();
        for (int i = 0; i < kTimes; ++i) {
          Game copy = game;
          keep(copy);
        }
        copying += since(start) / kTimes;
        start = Clock::now();
        step(kept, option);
        moving += since(start);
        start = Clock::now();
        step(game, option);
        original += since(start);
        ++prompts;
      }
    }
    figures_.push_back({"copy of a game at any prompt, into one at hand", 1e6 * keeping / prompts, 1, "µs"});
    figures_.push_back({"copy of a game at any prompt, as a new one", 1e6 * copying / prompts, 1, "µs"});
    figures_.push_back({"copy until it has moved on, beyond the original's move", 1e6 * (keeping + moving - original) / prompts, 2, "µs"});
  }

  /// Saving and loading at every prompt of some random games: the mean.
  void saves() {
    FastDice dice;
    double saving = 0, loading = 0, bytes = 0, prompts = 0;
    const Clock::time_point begin = Clock::now();
    for (std::uint64_t seed = 0; since(begin) < arguments_.seconds * 2; ++seed) {
      Game game = start(2, seed);
      while (const Decision* decision = game.decision()) {
        Clock::time_point start = Clock::now();
        const std::vector<std::byte> saved = save(game);
        saving += since(start);
        start = Clock::now();
        const Result<Game> loaded = load(library_.content(), saved);
        loading += since(start);
        if (!loaded) throw Failure(loaded.error().message);
        bytes += static_cast<double>(saved.size());
        ++prompts;
        step(game, dice.below(decision->options.size()));
      }
    }
    figures_.push_back({"saving a game at any prompt", 1e6 * saving / prompts, 50, "µs"});
    figures_.push_back({"loading a saved game", 1e6 * loading / prompts, 50, "µs"});
    figures_.push_back({"a saved game, two players", bytes / prompts / 1024, 16, "KiB"});
  }

  void library() {
    const double loading = seconds_of(arguments_.seconds, [&] { keep(arguments_.library.load()); }, 1);
    figures_.push_back({"loading every pack", 1000 * loading, 300, "ms"});
  }

  const BenchArguments& arguments_;
  const Library& library_;
  const std::vector<DeckList>& decks_;
  std::vector<Figure> figures_;
};

std::string number(double value) {
  if (value >= 1000) return fmt::format("{:.0f}", value);
  return value >= 10 ? fmt::format("{:.1f}", value) : fmt::format("{:.3f}", value);
}

void bench(BenchArguments arguments) {
  const std::filesystem::path examples = std::filesystem::path(data_directory()) / "examples" / "decks";
  if (arguments.decks.empty()) arguments.decks = {examples / "the_fourth_ring.yaml", examples / "morgan_cattle_co.yaml"};
  arguments.library.use_game_of(arguments.decks);
  const Library library = arguments.library.load();
  std::vector<DeckList> decks;
  for (const std::string& file : arguments.decks) decks.push_back(read_deck(library, file, arguments.library));
  const std::vector<Figure> figures = Bench(arguments, library, decks).all();
  if (arguments.json) {
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const Figure& one : figures) {
      json.push_back({{"what", CLI::detail::trim_copy(one.name)}, {"figure", one.value}, {"unit", one.unit}, {"more_is_better", one.more_is_better}});
      if (one.least != 0) json.back().update({{"budget", one.least}, {"met", one.reaches(one.least)}});
      if (one.aim != 0) json.back().update({{"aim", one.aim}, {"aim_met", one.reaches(one.aim)}});
    }
    fmt::print("{}\n", json.dump(2));
    return;
  }
  std::vector<std::vector<std::string>> rows = {{"what", "figure", "budget", "aim", "unit", ""}};
  for (const Figure& one : figures) {
    const auto budget = [&](double limit) { return limit == 0 ? "" : (one.more_is_better ? "≥ " : "≤ ") + number(limit); };
    rows.push_back({one.name, number(one.value), budget(one.least), budget(one.aim), one.unit, std::string(one.verdict())});
  }
  fmt::print("{}", table(rows));
}

}  // namespace

void add_bench(CLI::App& program) {
  CLI::App* command = program.add_subcommand("bench", "Measure every budget of the design");
  auto arguments = std::make_shared<BenchArguments>();
  command->add_option("decks", arguments->decks, "Two decks (default: two published ones of examples/decks)")->expected(0, 2)->type_name("DECK");
  command->add_option("--seconds", arguments->seconds, "Time spent on each figure")->capture_default_str()->check(CLI::PositiveNumber);
  command->add_flag("--json", arguments->json, "Print JSON");
  arguments->library.add_packs_to(*command);
  arguments->library.add_rules_to(*command);
  command->callback([arguments] { bench(*arguments); });
}

}  // namespace highnoon::cli
