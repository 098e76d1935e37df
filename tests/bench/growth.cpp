// How cost grows: with players, with the library, with the length of a game, with reacts inside each other, with threads. Prints Markdown;
// tests/long.sh growth keeps it in docs/results/growth.md.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <map>
#include <sstream>
#include <thread>

#include "tests/bench/moments.hpp"
#include "tests/support/abilities.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/town.hpp"

namespace highnoon::bench {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// --- players

void players() {
  fmt::print("## Players\n\nRandom games of two published decks, each at every other seat.\n\n"
             "| players | games | decisions a game | days | µs a decision | state, KiB | copy into one at hand, µs |\n"
             "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
  for (const int seats : {2, 3, 4, 6}) {
    constexpr int kGames = 120;
    double seconds = 0, copying = 0, decisions = 0, days = 0, bytes = 0;
    Game kept = Table::get().start(seats, 1);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
      Game game = Table::get().start(seats, seed);
      test::Dice dice(seed);
      const Clock::time_point start = Clock::now();
      while (const Decision* decision = game.decision()) choose(game, dice.roll(static_cast<int>(decision->options.size())));
      seconds += since(start);
      decisions += static_cast<double>(game.choices_taken());
      days += game.day();
      bytes += static_cast<double>(game.state_bytes());
      const Clock::time_point copies = Clock::now();
      for (int i = 0; i < 100; ++i) kept = game;
      copying += since(copies) / 100;
    }
    fmt::print("| {} | {} | {:.0f} | {:.1f} | {:.2f} | {:.1f} | {:.3f} |\n", seats, kGames, decisions / kGames, days / kGames,
               1e6 * seconds / decisions, bytes / kGames / 1024, 1e6 * copying / kGames);
  }
}

// --- the library

struct Entry {
  std::string id, facts;
};

/// The base set's cards, as they stand in its pack.yaml.
std::vector<Entry> base_set(std::string& head) {
  std::ifstream file(fs::path(HIGHNOON_SOURCE_DIRECTORY) / "cards/base_set/pack.yaml");
  std::vector<Entry> entries;
  bool in_cards = false;
  for (std::string line; std::getline(file, line);) {
    const std::string key = "  - id: ";
    if (line.starts_with(key)) {
      in_cards = true;
      entries.push_back({line.substr(key.size()), ""});
    } else if (in_cards) {
      entries.back().facts += line + "\n";
    } else {
      head += line + "\n";
    }
  }
  return entries;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) text.replace(at, what.size(), by);
  return text;
}

/// A data directory with one pack of `count` cards: the base set's, again and again under other names.
void write_data(const fs::path& data, int count) {
  const fs::path root = HIGHNOON_SOURCE_DIRECTORY, pack = data / "cards" / "base_set";
  fs::create_directories(pack);
  fs::create_directories(data / "scripts");
  for (const char* folder : {"highnoon", "rulesets"}) fs::create_directory_symlink(root / "scripts" / folder, data / "scripts" / folder);
  std::string yaml;
  const std::vector<Entry> entries = base_set(yaml);
  yaml += "cards:\n";
  for (int i = 0; i < count; ++i) {
    const Entry& entry = entries[static_cast<std::size_t>(i) % entries.size()];
    const int round = i / static_cast<int>(entries.size());
    const std::string id = round == 0 ? entry.id : fmt::format("{}_{}", entry.id, round);
    std::istringstream facts(entry.facts);
    yaml += "  - id: " + id + "\n";
    for (std::string line; std::getline(facts, line);) {
      if (round > 0 && line.starts_with("    code: ")) line = fmt::format("    code: \"{:05}\"", 50000 + i);
      if (round > 0 && line.starts_with("    title: ")) {
        const bool quoted = line.ends_with('"') || line.ends_with('\'');
        line.insert(line.size() - (quoted ? 1 : 0), fmt::format(" {}", round));
      }
      yaml += line + "\n";
    }
    std::ifstream script(root / "cards/base_set" / (entry.id + ".lua"));
    if (!script) continue;
    std::ostringstream text;
    text << script.rdbuf();
    std::ofstream(pack / (id + ".lua")) << replaced(text.str(), "card \"" + entry.id + "\"", "card \"" + id + "\"");
  }
  std::ofstream(pack / "pack.yaml") << replaced(yaml, "cards:\ncards:\n", "cards:\n");
}

/// 52 cards of the first fifty.
DeckList deck_of(const Definitions& d, int outfit) {
  DeckList deck;
  int outfits = 0;
  for (DefId id = 0; id < 50; ++id) {
    const CardType type = d.cards[id].type;
    if (type == CardType::outfit && outfits++ == outfit) deck.outfit = id;
    if (type == CardType::dude || type == CardType::deed || type == CardType::goods || type == CardType::action) deck.cards.push_back(id);
  }
  const std::size_t different = deck.cards.size();
  while (deck.cards.size() < 52) deck.cards.push_back(deck.cards[deck.cards.size() % different]);
  return deck;
}

void library() {
  fmt::print("\n## The library\n\nThe base set's cards, again and again under other names; two decks of the first fifty.\n\n"
             "| cards | loading, ms | µs a card | a new game, µs | µs a decision |\n| ---: | ---: | ---: | ---: | ---: |\n");
  const test::Scratch scratch;
  for (const int cards : {50, 200, 1000}) {
    LibraryOptions options;
    options.data = scratch.folder() / std::to_string(cards);
    write_data(options.data, cards);
    double loading = 1e9;
    std::optional<Library> library;
    for (int i = 0; i < 5; ++i) {
      const Clock::time_point start = Clock::now();
      Result<Library> loaded = Library::load({}, options);
      if (!loaded.ok()) throw std::runtime_error(loaded.error().message);
      loading = std::min(loading, since(start));
      library = *std::move(loaded);
    }
    GameConfig config;
    for (int seat = 0; seat < 2; ++seat) config.seats.push_back({"P" + std::to_string(seat + 1), deck_of(library->definitions(), seat)});
    constexpr int kGames = 200;
    double starting = 0, playing = 0, decisions = 0;
    for (config.seed = 1; config.seed <= kGames; ++config.seed) {
      Clock::time_point start = Clock::now();
      Result<Game> game = Game::start(library->content(), config);
      if (!game.ok()) throw std::runtime_error(game.error().message);
      starting += since(start);
      test::Dice dice(config.seed);
      start = Clock::now();
      // Such decks need not come to an end.
      for (int n = 0; n < 400 && game->decision(); ++n) choose(*game, dice.roll(static_cast<int>(game->decision()->options.size())));
      playing += since(start);
      decisions += static_cast<double>(game->choices_taken());
    }
    fmt::print("| {} | {:.1f} | {:.0f} | {:.1f} | {:.2f} |\n", cards, 1e3 * loading, 1e6 * loading / cards, 1e6 * starting / kGames,
               1e6 * playing / decisions);
  }
}

// --- long games

void long_games() {
  fmt::print("\n## Long games\n\nRandom games of two, by the day.\n\n| days | decisions | options a decision | µs a decision |\n"
             "| --- | ---: | ---: | ---: |\n");
  struct Sum {
    double seconds = 0, decisions = 0, options = 0;
  };
  std::map<int, Sum> by_days;  // by the first day of each row
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    Game game = Table::get().start(2, seed);
    test::Dice dice(seed);
    while (const Decision* decision = game.decision()) {
      const int day = game.day();
      Sum& sum = by_days[day <= 2 ? 1 : day <= 4 ? 3 : day <= 8 ? 5 : 9];
      sum.options += static_cast<double>(decision->options.size());
      const int option = dice.roll(static_cast<int>(decision->options.size()));
      const Clock::time_point start = Clock::now();
      choose(game, option);
      sum.seconds += since(start);
      sum.decisions += 1;
    }
  }
  const std::map<int, const char*> names = {{1, "1 and 2"}, {3, "3 and 4"}, {5, "5 to 8"}, {9, "9 and later"}};
  for (const auto& [first, sum] : by_days) {
    fmt::print("| {} | {:.0f} | {:.1f} | {:.2f} |\n", names.at(first), sum.decisions, sum.options / sum.decisions, 1e6 * sum.seconds / sum.decisions);
  }
}

// --- reacts inside each other

/// Each react answers the gain of the one before and gains in turn, so that they stand one inside the other.
double nested(int depth) {
  using namespace highnoon::test;
  constexpr int kTimes = 2000;
  Town t;
  const CardId first = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  for (int i = 0; i < depth; ++i) t.dude(P1, {.abilities = {react(TriggerPoint::ghost_rock_gained).effect(Verb::gain, you(), 1)}});
  const Game& start = t.game();
  const auto& options = start.decision()->options;
  const auto use = std::find_if(options.begin(), options.end(), [&](const Option& o) {
    return o.kind == OptionKind::use_ability && o.a == first.raw;
  });
  if (use == options.end()) throw std::runtime_error("the ability cannot be used");
  const int option = static_cast<int>(use - options.begin());
  Game game = start;
  double seconds = 0;
  for (int i = 0; i < kTimes; ++i) {
    game = start;
    const Clock::time_point begin = Clock::now();
    choose(game, option);
    for (int done = 0; game.decision()->kind == DecisionKind::react; ++done) {
      const auto& reacts = game.decision()->options;
      const auto at = std::find_if(reacts.begin(), reacts.end(), [](const Option& o) { return o.kind == OptionKind::react; });
      choose(game, at == reacts.end() ? 0 : static_cast<int>(at - reacts.begin()));
    }
    seconds += since(begin);
  }
  return 1e6 * seconds / kTimes;
}

void reacts() {
  fmt::print("\n## Reacts inside each other\n\nA play, and reacts each of which answers the one before: from the play until all have resolved.\n\n"
             "| reacts | µs | more than with one less |\n| ---: | ---: | ---: |\n");
  double before = 0;
  for (int depth = 0; depth <= 5; ++depth) {
    const double now = nested(depth);
    fmt::print("| {} | {:.2f} | {:.2f} |\n", depth, now, depth == 0 ? 0.0 : now - before);
    before = now;
  }
}

// --- threads

void threads() {
  fmt::print("\n## Threads\n\nRandom games from one library, {} hardware threads.\n\n| threads | games a second | times as many |\n| ---: | ---: | ---: |\n",
             std::thread::hardware_concurrency());
  double one = 0;
  for (const int count : {1, 2}) {
    constexpr int kGames = 1500;
    const Clock::time_point start = Clock::now();
    std::vector<std::jthread> running;
    for (int i = 0; i < count; ++i) {
      running.emplace_back([i] {
        for (int n = 0; n < kGames; ++n) {
          const auto seed = static_cast<std::uint64_t>(i * kGames + n);
          Game game = Table::get().start(2, seed);
          test::Dice dice(seed);
          while (const Decision* decision = game.decision()) choose(game, dice.roll(static_cast<int>(decision->options.size())));
        }
      });
    }
    running.clear();
    const double rate = count * kGames / since(start);
    if (count == 1) one = rate;
    fmt::print("| {} | {:.0f} | {:.2f} |\n", count, rate, rate / one);
  }
}

}  // namespace
}  // namespace highnoon::bench

int main() {
  using namespace highnoon::bench;
  players();
  library();
  long_games();
  reacts();
  threads();
}
