// highnoon sim: many games between bots, counted.

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <fstream>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "command.hpp"
#include "layout.hpp"
#include "usage_table.hpp"

namespace highnoon::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct SimArguments {
  LibraryArguments library;
  std::vector<std::string> decks;  ///< what sides play with, as it is told
  int games = 100;
  std::string bot_a = "heuristic";
  std::string bot_b = "heuristic";
  std::uint64_t seed = 1;
  int threads = 0;
  int most_choices = 50'000;
  bool swap_decks = false;
  bool random_decks = false;
  std::string usage;  ///< the file for how often abilities were used; "-": standard output; "": not counted
  bool json = false;
  bool quiet = false;
};

/// What one game came to. Side 0 is the first deck's, side 1 the second's.
struct GameResult {
  Outcome outcome = Outcome::running;
  int winner = -1;     ///< side
  int seat = -1;       ///< of the winner
  int deck = -1;       ///< of the winner
  int days = 0;
  std::uint64_t choices = 0;
  std::uint64_t decisions = 0;  ///< choices between at least two options
  int script_errors = 0;
  std::string problem;
};

/// Which side sits and plays where in a game: seats are swapped from game to game, decks (if asked) from pair to pair.
struct Pairing {
  int seat_of[2];
  int deck_of[2];
};

Pairing pairing_of(int game, bool swap_decks) {
  const int seat = game & 1;
  const int deck = swap_decks ? game >> 1 & 1 : 0;
  return {{seat, 1 - seat}, {deck, 1 - deck}};
}

/// The decks of both sides; or, made by chance, of both sides of each game.
using Decks = std::vector<DeckList>;

GameResult play_one(const Library& library, const SimArguments& arguments, const Decks& decks, int number, UsageCounter* usage) {
  const Pairing pairing = pairing_of(number, arguments.swap_decks);
  // Games that differ only in who sits where share their seed.
  const int alike = arguments.random_decks ? 1 : arguments.swap_decks ? 4 : 2;
  const std::uint64_t seed = mixed_seed(arguments.seed, static_cast<std::uint64_t>(number / alike));
  const std::size_t first_deck = arguments.random_decks ? 2 * static_cast<std::size_t>(number) : 0;
  const std::string bots[2] = {arguments.bot_a, arguments.bot_b};
  GameConfig config;
  config.ruleset = arguments.library.full_ruleset();
  config.seed = seed;
  config.seats.resize(2);
  std::unique_ptr<Bot> players[2];
  int side_at[2] = {0, 0};
  for (int side = 0; side < 2; ++side) {
    const int seat = pairing.seat_of[side];
    side_at[seat] = side;
    config.seats[static_cast<std::size_t>(seat)] = {default_name(seat), decks[first_deck + static_cast<std::size_t>(pairing.deck_of[side])]};
    players[seat] = named_bot(bots[side], mixed_seed(seed, static_cast<std::uint64_t>(side) + 100));
  }
  GameResult result;
  Result<Game> started = Game::start(library.content(), config);
  if (!started) throw Failure(started.error().message);
  Game& game = *started;
  if (usage) usage->watch(game);
  while (const Decision* decision = game.decision()) {
    if (game.choices_taken() >= static_cast<std::uint64_t>(arguments.most_choices)) {
      result.problem = fmt::format("seed {}: no end after {} choices", seed, arguments.most_choices);
      break;
    }
    if (decision->options.size() >= 2) ++result.decisions;
    if (usage) usage->look();
    const Result<const Decision*> next = game.choose(players[decision->player.index()]->choose(game));
    if (!next) {
      result.problem = fmt::format("seed {}: {}", seed, next.error().message);
      break;
    }
  }
  result.outcome = game.outcome();
  result.choices = game.choices_taken();
  result.days = game.day();
  result.script_errors = static_cast<int>(game.script_errors().size());
  if (result.script_errors > 0 && result.problem.empty()) {
    result.problem = fmt::format("seed {}: {}", seed, game.script_errors().front());
  }
  if (game.outcome() == Outcome::halted) result.problem = fmt::format("seed {}: halted: {}", seed, game.halt_reason());
  if (game.outcome() == Outcome::won) {
    result.seat = game.winner().index();
    result.winner = side_at[result.seat];
    result.deck = pairing.deck_of[result.winner];
  }
  return result;
}

/// Plays all games on some threads; results stand by game number, so they do not depend on the threads.
std::vector<GameResult> play_all(const Library& library, const SimArguments& arguments, const Decks& decks, UsageCounter& usage) {
  std::vector<GameResult> results(static_cast<std::size_t>(arguments.games));
  std::atomic<int> next{0};
  std::atomic<int> finished{0};
  std::mutex mutex;
  std::string failure;
  const auto work = [&] {
    UsageCounter counter(library.content());
    for (int number = next++; number < arguments.games; number = next++) {
      try {
        results[static_cast<std::size_t>(number)] = play_one(library, arguments, decks, number, arguments.usage.empty() ? nullptr : &counter);
      } catch (const std::exception& error) {
        const std::lock_guard lock(mutex);
        failure = error.what();
        next = arguments.games;
      }
      ++finished;
    }
    const std::lock_guard lock(mutex);
    usage.add(counter);
  };
  std::vector<std::thread> threads;
  const int hardware = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const int count = std::min(arguments.threads > 0 ? arguments.threads : hardware, arguments.games);
  for (int i = 0; i < count; ++i) threads.emplace_back(work);

  const bool bar = !arguments.quiet && isatty(STDERR_FILENO) != 0;
  const Clock::time_point start = Clock::now();
  while (bar && finished < arguments.games && next < arguments.games) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const int done = finished;
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    const int filled = 40 * done / arguments.games;
    fmt::print(stderr, "\r[{}{}] {}/{} games, {:.0f} a second ", std::string(static_cast<std::size_t>(filled), '#'),
               std::string(static_cast<std::size_t>(40 - filled), '.'), done, arguments.games, done / std::max(seconds, 0.001));
  }
  for (std::thread& thread : threads) thread.join();
  if (bar) fmt::print(stderr, "\r{}\r", std::string(90, ' '));
  if (!failure.empty()) throw Failure(failure);
  return results;
}

/// Wilson's 95% interval of a share.
std::pair<double, double> interval(int wins, int games) {
  if (games == 0) return {0, 1};
  const double z = 1.959964, n = games, p = wins / n;
  const double middle = p + z * z / (2 * n), spread = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {(middle - spread) / (1 + z * z / n), (middle + spread) / (1 + z * z / n)};
}

struct Totals {
  int wins[2] = {0, 0};       ///< by side
  int deck_wins[2] = {0, 0};
  int seat_wins[2] = {0, 0};
  int outcomes[4] = {0, 0, 0, 0};
  int script_errors = 0;
  int least_days = INT32_MAX, most_days = 0;
  double days = 0, decisions = 0, choices = 0;
  std::vector<std::string> problems;
};

Totals add_up(const std::vector<GameResult>& results) {
  Totals totals;
  for (const GameResult& result : results) {
    ++totals.outcomes[static_cast<int>(result.outcome)];
    if (result.winner >= 0) {
      ++totals.wins[result.winner];
      ++totals.deck_wins[result.deck];
      ++totals.seat_wins[result.seat];
    }
    totals.script_errors += result.script_errors;
    totals.least_days = std::min(totals.least_days, result.days);
    totals.most_days = std::max(totals.most_days, result.days);
    totals.days += result.days;
    totals.decisions += static_cast<double>(result.decisions);
    totals.choices += static_cast<double>(result.choices);
    if (!result.problem.empty()) totals.problems.push_back(result.problem);
  }
  const auto n = static_cast<double>(results.size());
  totals.days /= n;
  totals.decisions /= n;
  totals.choices /= n;
  return totals;
}

void print_table(const SimArguments& arguments, const Library& library, const Totals& totals, double seconds) {
  for (const std::string& line : rule_changes(library)) fmt::print("{}.\n", line);
  const int n = arguments.games;
  std::vector<std::vector<std::string>> rows = {{"", "games", "wins", "%", "95% interval"}};
  const auto row = [&](const std::string& name, int wins) {
    const auto [low, high] = interval(wins, n);
    rows.push_back({name, std::to_string(n), std::to_string(wins), fmt::format("{:.1f}", 100.0 * wins / n),
                    fmt::format("{:.1f} to {:.1f}", 100 * low, 100 * high)});
  };
  const char* letters = "AB";
  for (int side = 0; side < 2; ++side) {
    const std::string& bot = side == 0 ? arguments.bot_a : arguments.bot_b;
    const std::string& deck = arguments.decks[static_cast<std::size_t>(side)];
    row(arguments.swap_decks ? fmt::format("{}: {} bot", letters[side], bot) : fmt::format("{}: {} bot, {}", letters[side], bot, deck),
        totals.wins[side]);
  }
  if (arguments.swap_decks) {
    for (int deck = 0; deck < 2; ++deck) row(arguments.decks[static_cast<std::size_t>(deck)], totals.deck_wins[deck]);
  }
  row("first seat", totals.seat_wins[0]);
  row("second seat", totals.seat_wins[1]);
  fmt::print("{}\n", table(rows));
  fmt::print("{}", table({{"outcome", "games"},
                          {"won", std::to_string(totals.outcomes[1])},
                          {"drawn", std::to_string(totals.outcomes[2])},
                          {"halted", std::to_string(totals.outcomes[3])},
                          {"unfinished", std::to_string(totals.outcomes[0])}}));
  fmt::print("\ndays: mean {:.2f}, {} to {}\n", totals.days, totals.least_days, totals.most_days);
  fmt::print("decisions a game: mean {:.1f} (choices between at least two options)\n", totals.decisions);
  fmt::print("script errors: {}\n", totals.script_errors);
  fmt::print("time: {:.2f} s, {:.1f} games a second\n", seconds, n / seconds);
}

nlohmann::ordered_json to_json(const SimArguments& arguments, const Library& library, const Totals& totals, double seconds) {
  const auto share = [&](int wins) {
    const auto [low, high] = interval(wins, arguments.games);
    return nlohmann::ordered_json{{"wins", wins}, {"share", static_cast<double>(wins) / arguments.games}, {"low95", low}, {"high95", high}};
  };
  return {{"games", arguments.games},
                                 {"seed", arguments.seed},
                                 {"ruleset", arguments.library.full_ruleset()},
                                 {"library", fmt::format("{:016x}", library.hash())},
                                 {"changed_rules", rule_changes(library)},
                                 {"decks", arguments.decks},
                                 {"bots", {arguments.bot_a, arguments.bot_b}},
                                 {"sides", {share(totals.wins[0]), share(totals.wins[1])}},
                                 {"deck_wins", {totals.deck_wins[0], totals.deck_wins[1]}},
                                 {"seat_wins", {totals.seat_wins[0], totals.seat_wins[1]}},
                                 {"won", totals.outcomes[1]},
                                 {"drawn", totals.outcomes[2]},
                                 {"halted", totals.outcomes[3]},
                                 {"unfinished", totals.outcomes[0]},
                                 {"days", totals.days},
                                 {"decisions", totals.decisions},
                                 {"choices", totals.choices},
                                 {"script_errors", totals.script_errors},
                                 {"problems", totals.problems},
                                 {"seconds", seconds}};
}

void write_file(const std::string& path, const std::string& text) {
  std::ofstream file(path);
  file << text;
  if (!file.flush()) throw Failure(path + ": cannot be written");
}

/// Both decks from their files; or two for each game.
Decks decks_of(const Library& library, const SimArguments& arguments) {
  Decks decks;
  if (!arguments.random_decks) {
    for (const std::string& file : arguments.decks) decks.push_back(read_deck(library, file, arguments.library));
    return decks;
  }
  RandomDecks random = value_or_fail(RandomDecks::make(
      library, {.ruleset = arguments.library.full_ruleset(), .format = arguments.library.format, .seed = arguments.seed}));
  for (int i = 0; i < 2 * arguments.games; ++i) decks.push_back(value_or_fail(random.next()).list());
  return decks;
}

void sim(SimArguments arguments) {
  if (arguments.games < 1) throw Failure("-n: at least one game", 2);
  if (arguments.random_decks != arguments.decks.empty()) throw Failure("two decks, or --random-decks", 2);
  named_bot(arguments.bot_a, 0);
  named_bot(arguments.bot_b, 0);
  const Library library = arguments.library.load();
  const Decks decks = decks_of(library, arguments);
  if (arguments.random_decks) arguments.decks = {"random decks", "random decks"};
  UsageCounter usage(library.content());
  const Clock::time_point start = Clock::now();
  const Totals totals = add_up(play_all(library, arguments, decks, usage));
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  const bool told = arguments.usage == "-";
  if (arguments.json) {
    nlohmann::ordered_json json = to_json(arguments, library, totals, seconds);
    if (told) json["usage"] = usage_json(usage.list());
    fmt::print("{}\n", json.dump(2));
  } else {
    print_table(arguments, library, totals, seconds);
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
  command->add_option("decks", arguments->decks, "The decks of side A and side B")->expected(2)->type_name("DECK");
  command->add_option("-n,--games", arguments->games, "How many games")->capture_default_str();
  command->add_option_function<std::string>("--bot", [arguments](const std::string& bot) { arguments->bot_a = arguments->bot_b = bot; },
                                            "Who plays for both sides");
  command->add_option("--bot-a", arguments->bot_a, "Who plays for side A: random, heuristic or curious")->capture_default_str();
  command->add_option("--bot-b", arguments->bot_b, "Who plays for side B")->capture_default_str();
  command->add_flag("--swap-decks", arguments->swap_decks, "Swap the decks between the sides too, not only the seats");
  command->add_flag("--random-decks", arguments->random_decks, "Two legal decks by chance for each game, of all cards alike, instead of two files");
  command->add_option("--usage", arguments->usage, "Tell how often each ability and trait was used, the least used first; -: on standard output")
      ->type_name("FILE");
  command->add_option("--seed", arguments->seed, "Of all chance")->capture_default_str();
  command->add_option("--threads", arguments->threads, "Default: one a core");
  command->add_option("--most-choices", arguments->most_choices, "A game that goes on longer is called unfinished")->capture_default_str();
  command->add_flag("--json", arguments->json, "Print JSON");
  command->add_flag("--quiet", arguments->quiet, "No progress bar");
  arguments->library.add_packs_to(*command);
  arguments->library.add_rules_to(*command);
  command->callback([arguments] { sim(*arguments); });
}

}  // namespace highnoon::cli
