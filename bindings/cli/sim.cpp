// highnoon sim: many games between bots, counted.

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <fstream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <span>
#include <thread>

#include "command.hpp"
#include "progress.hpp"
#include "sim_report.hpp"
#include "usage_table.hpp"

namespace highnoon::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct SimArguments {
  LibraryArguments library;
  std::vector<std::string> decks;
  int games = 100;
  std::string players;                        ///< "4" or "2..6": at tables with random decks
  std::array<std::string, kMaxPlayers> bots;  ///< by side
  std::uint64_t seed = 1;
  int threads = 0;
  int most_choices = 50'000;
  int only = 0;  ///< number of the one game that is played; 0: all
  bool swap_decks = false;
  bool random_decks = false;
  bool rebuild = false;
  std::string prompts = "quick";
  std::string usage;  ///< the file for how often abilities were used; "-": standard output; "": not counted
  bool json = false;
  bool quiet = false;

  SimArguments() { bots.fill("heuristic"); }
};

/// "4", "2..6". Fails if that is no number of players.
std::pair<int, int> players_in(const std::string& text) {
  const std::size_t dots = text.find("..");
  const auto number = [&](const std::string& part) {
    int value = 0;
    const auto [stop, error] = std::from_chars(part.data(), part.data() + part.size(), value);
    if (error != std::errc() || stop != part.data() + part.size()) {
      throw Failure(fmt::format("--players {}: a number, as 4, or from one to another, as 2..6", text), 2);
    }
    return value;
  };
  const int least = number(text.substr(0, dots));
  const int most = dots == std::string::npos ? least : number(text.substr(dots + 2));
  for (const int players : {least, most}) {
    if (players >= 2 && players <= kMaxPlayers) continue;
    throw Failure(
        fmt::format("--players {}: a game has 2 to {} players; the nearest is {}", text, kMaxPlayers, players < 2 ? 2 : kMaxPlayers), 2);
  }
  if (most < least) throw Failure(fmt::format("--players {}: the smaller number first, as {}..{}", text, most, least), 2);
  return {least, most};
}

/// The decks of all games. With deck files every game has the same; at random each game has its own.
class Decks {
 public:
  Decks(const Library& library, const SimArguments& arguments, std::pair<int, int> players) {
    if (!arguments.random_decks) {
      for (const std::string& file : arguments.decks) decks_.push_back(read_deck(library, file, arguments.library));
      return;
    }
    RandomDecks random = value_or_fail(RandomDecks::make(
        library, {.ruleset = arguments.library.full_ruleset(), .format = arguments.library.format, .seed = arguments.seed}));
    const auto sizes = static_cast<std::uint64_t>(players.second - players.first + 1);
    for (int game = 0; game < arguments.games; ++game) {
      first_.push_back(decks_.size());
      const std::uint64_t chance = mixed_seed(~arguments.seed, static_cast<std::uint64_t>(game));
      const int seats = players.first + static_cast<int>((chance >> 32) % sizes);
      for (int i = 0; i < seats; ++i) decks_.push_back(value_or_fail(random.next()).list());
    }
    first_.push_back(decks_.size());
  }

  std::span<const DeckList> of(int game) const {
    if (first_.empty()) return decks_;
    const auto number = static_cast<std::size_t>(game);
    return std::span(decks_).subspan(first_[number], first_[number + 1] - first_[number]);
  }

 private:
  std::vector<DeckList> decks_;
  std::vector<std::size_t> first_;  ///< by game, of its decks; empty: all are of every game
};

/// Counts what happens in one game.
class Tally : public Observer {
 public:
  explicit Tally(Happened& happened) : happened_(happened) {}
  void on_event(const Kernel&, const Event& event) override { ++happened_[static_cast<std::size_t>(type_of(event))]; }

 private:
  Happened& happened_;
};

Ending ending_of(const Game& game) {
  switch (game.outcome()) {
    case Outcome::won: return game.view(PlayerId{}).phase == Phase::sundown ? Ending::at_sundown : Ending::by_effect;
    case Outcome::drawn: return Ending::drawn;
    case Outcome::halted: return Ending::halted;
    default: return Ending::unfinished;
  }
}

/// One game. Sides move one seat on from game to game, decks (if asked) one side on whenever all seats were had. Games that differ
/// only in who sits where share their seed.
SimResult play_one(const Library& library, const SimArguments& arguments, const Decks& all, int number, UsageCounter* usage) {
  const std::span<const DeckList> decks = all.of(number);
  const int players = static_cast<int>(decks.size());
  const int alike = arguments.random_decks ? 1 : arguments.swap_decks ? players * players : players;
  const std::uint64_t seed = mixed_seed(arguments.seed, static_cast<std::uint64_t>(number / alike));
  const auto seat_of = [&](int side) { return (side + number) % players; };
  const auto deck_of = [&](int side) { return arguments.swap_decks ? (side + number / players) % players : side; };
  GameConfig config;
  config.ruleset = arguments.library.full_ruleset();
  config.seed = seed;
  config.prompts = arguments.prompts == "uniform" ? PromptMode::uniform : PromptMode::quick;
  config.rebuild_scripts = arguments.rebuild;
  config.seats.resize(decks.size());
  std::array<std::unique_ptr<Bot>, kMaxPlayers> bots;  // by seat
  std::array<int, kMaxPlayers> side_at{};
  for (int side = 0; side < players; ++side) {
    const int seat = seat_of(side);
    const auto i = static_cast<std::size_t>(seat);
    side_at[i] = side;
    config.seats[i] = {default_name(seat), decks[static_cast<std::size_t>(deck_of(side))]};
    bots[i] = named_bot(arguments.bots[static_cast<std::size_t>(side)], mixed_seed(seed, static_cast<std::uint64_t>(side) + 100));
  }
  SimResult result;
  result.players = players;
  Tally tally(result.happened);
  Result<Game> started = Game::start(library.content(), config, &tally);
  if (!started) throw Failure(started.error().message);
  Game& game = *started;
  if (usage) usage->watch(game, &tally);
  const auto problem = [&](const std::string& what) {
    if (result.problem.empty())
      result.problem = fmt::format("game {}, {} players, choice {}: {}", number + 1, players, game.choices_taken(), what);
  };
  while (const Decision* decision = game.decision()) {
    if (game.choices_taken() >= static_cast<std::uint64_t>(arguments.most_choices)) {
      problem(fmt::format("no end after {} choices", arguments.most_choices));
      break;
    }
    if (decision->options.size() >= 2) ++result.decisions;
    if (usage) usage->look();
    const Result<const Decision*> next = game.choose(bots[static_cast<std::size_t>(decision->player.index())]->choose(game));
    if (!next) {
      problem(next.error().message);
      break;
    }
  }
  result.ending = ending_of(game);
  result.choices = game.choices_taken();
  result.days = game.day();
  result.hash = game.hash();
  result.script_errors = static_cast<int>(game.script_errors().size());
  if (game.outcome() == Outcome::halted) problem("halted: " + game.halt_reason());
  if (result.script_errors > 0) problem(game.script_errors().front());
  if (game.outcome() == Outcome::won) {
    result.seat = game.winner().index();
    result.side = side_at[static_cast<std::size_t>(result.seat)];
    result.deck = deck_of(result.side);
  }
  return result;
}

/// Plays all games on some threads; results stand by game number, so they do not depend on the threads.
std::vector<SimResult> play_all(const Library& library, const SimArguments& arguments, const Decks& decks, UsageCounter& usage) {
  const int first = arguments.only > 0 ? arguments.only - 1 : 0;
  const int games = arguments.only > 0 ? 1 : arguments.games;
  std::vector<SimResult> results(static_cast<std::size_t>(games));
  std::atomic<int> next{0};
  std::atomic<int> finished{0};
  std::mutex mutex;
  std::string failure;
  const auto work = [&] {
    UsageCounter counter(library.content());
    for (int i = next++; i < games; i = next++) {
      try {
        results[static_cast<std::size_t>(i)] = play_one(library, arguments, decks, first + i, arguments.usage.empty() ? nullptr : &counter);
      } catch (const std::exception& error) {
        const std::lock_guard lock(mutex);
        failure = error.what();
        next = games;
      }
      ++finished;
    }
    const std::lock_guard lock(mutex);
    usage.add(counter);
  };
  std::vector<std::thread> threads;
  const int hardware = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const int count = std::min(arguments.threads > 0 ? arguments.threads : hardware, games);
  for (int i = 0; i < count; ++i) threads.emplace_back(work);

  Progress progress("games", arguments.quiet);
  const auto tell = progress.teller();
  while (tell && finished < games && next < games) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    tell(finished, games);
  }
  for (std::thread& thread : threads) thread.join();
  progress.clear();
  if (!failure.empty()) throw Failure(failure);
  return results;
}

/// What was asked for and what by, before the counts.
nlohmann::ordered_json heading(const SimArguments& arguments, const Library& library, const SimTotals& totals) {
  return {{"games", totals.games},
          {"seed", arguments.seed},
          {"ruleset", arguments.library.full_ruleset()},
          {"library", fmt::format("{:016x}", library.hash())},
          {"changed_rules", rule_changes(library)}};
}

void write_file(const std::string& path, const std::string& text) {
  std::ofstream file(path);
  file << text;
  if (!file.flush()) throw Failure(path + ": cannot be written");
}

/// Who may sit at the tables; fails if that is nobody.
std::pair<int, int> players_of(const SimArguments& arguments) {
  const int decks = static_cast<int>(arguments.decks.size());
  if (arguments.random_decks) {
    if (decks > 0) throw Failure("decks or --random-decks, not both", 2);
    return players_in(arguments.players.empty() ? "2" : arguments.players);
  }
  if (!arguments.players.empty()) throw Failure("--players is for --random-decks; else each deck is a player's", 2);
  if (decks == 0) throw Failure("two to six decks, one for each player, or --random-decks", 2);
  check_players(arguments.decks.size());
  return {decks, decks};
}

void check_names(const SimArguments& arguments) {
  for (const std::string& bot : arguments.bots) named_bot(bot, 0);
  if (arguments.prompts != "quick" && arguments.prompts != "uniform") {
    throw Failure(fmt::format("--prompts {}: quick or uniform{}", arguments.prompts, did_you_mean(arguments.prompts, {"quick", "uniform"})),
                  2);
  }
}

void sim(SimArguments arguments) {
  arguments.library.use_game_of(arguments.decks);
  if (arguments.games < 1) throw Failure("-n: at least one game", 2);
  if (arguments.only < 0 || arguments.only > arguments.games) throw Failure(fmt::format("--only: a game from 1 to {}", arguments.games), 2);
  const std::pair<int, int> players = players_of(arguments);
  check_names(arguments);
  const Library library = arguments.library.load();
  const Decks decks(library, arguments, players);
  SimTable sat{{arguments.bots.begin(), arguments.bots.begin() + players.second},
               arguments.decks,
               arguments.swap_decks,
               players.first,
               players.second};
  if (arguments.random_decks) sat.decks.assign(sat.bots.size(), "random decks");
  UsageCounter usage(library.content());
  const Clock::time_point start = Clock::now();
  const SimTotals totals = SimTotals::of(play_all(library, arguments, decks, usage));
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  const bool told = arguments.usage == "-";
  if (arguments.json) {
    nlohmann::ordered_json json = heading(arguments, library, totals);
    json.update(sim_json(sat, totals));
    json["seconds"] = seconds;
    if (told) json["usage"] = usage_json(usage.list());
    fmt::print("{}\n", json.dump(2));
  } else {
    for (const std::string& line : rule_changes(library)) fmt::print("{}.\n", line);
    fmt::print("{}", sim_text(sat, totals));
    fmt::print("time: {:.2f} s, {:.1f} games a second\n", seconds, totals.games / seconds);
    if (told) fmt::print("\n{}", usage_table(usage.list()));
  }
  if (!told && !arguments.usage.empty()) {
    write_file(arguments.usage, arguments.json ? usage_json(usage.list()).dump(2) + "\n" : usage_table(usage.list()));
  }
  if (totals.problems.empty()) return;
  std::string message = fmt::format("{} games went wrong", totals.problems.size());
  for (std::size_t i = 0; i < totals.problems.size() && i < 10; ++i) message += "\n  " + totals.problems[i];
  throw Failure(message);
}

}  // namespace

void add_sim(CLI::App& program) {
  CLI::App* command = program.add_subcommand("sim", "Play many games between bots and count");
  auto arguments = std::make_shared<SimArguments>();
  command->add_option("decks", arguments->decks, "A deck for each side, A to F: two to six")->type_name("DECK");
  command->add_option("-n,--games", arguments->games, "How many games")->capture_default_str();
  command->add_option_function<std::string>(
      "--bot", [arguments](const std::string& bot) { arguments->bots.fill(bot); },
      "Who plays for all sides: random, heuristic, curious or search; search:200 and search:500ms say how long it thinks about a decision");
  for (std::size_t side = 0; side < arguments->bots.size(); ++side) {
    const char letter = static_cast<char>('a' + side);
    command->add_option(fmt::format("--bot-{}", letter), arguments->bots[side],
                        fmt::format("Who plays for side {}", static_cast<char>('A' + side)));
  }
  command->add_flag("--swap-decks", arguments->swap_decks, "Let the decks change sides too, not only the sides their seats");
  command->add_flag("--random-decks", arguments->random_decks, "Legal decks by chance for each game, of all cards alike, instead of files");
  command->add_option("--players", arguments->players, "How many sit down with random decks; 2..6: by chance from game to game (2)")
      ->type_name("N");
  command
      ->add_option("--usage", arguments->usage,
                   "Tell how often each ability and trait was used, the least used first; -: on standard output")
      ->type_name("FILE");
  command->add_option("--seed", arguments->seed, "Of all chance")->capture_default_str();
  command->add_option("--threads", arguments->threads, "Default: one a core");
  command->add_option("--most-choices", arguments->most_choices, "A game that goes on longer is called unfinished")->capture_default_str();
  command->add_option("--only", arguments->only, "Play only this one of the games, by its number from 1")->type_name("N");
  command->add_option("--prompts", arguments->prompts, "Who is asked: quick, who can act; uniform, who might")->capture_default_str();
  command->add_flag("--rebuild", arguments->rebuild, "Debugging: build every script anew at every prompt");
  command->add_flag("--json", arguments->json, "Print JSON");
  command->add_flag("--quiet", arguments->quiet, "No progress bar");
  arguments->library.add_packs_to(*command);
  arguments->library.add_rules_to(*command);
  command->callback([arguments] { sim(*arguments); });
}

}  // namespace highnoon::cli
