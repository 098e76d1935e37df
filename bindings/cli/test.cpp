// highnoon test: scenarios of cards and rules, written in Lua.

#include <fmt/format.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <thread>

#include "command.hpp"
#include "coverage.hpp"
#include "highnoon/scenario.hpp"
#include "mutation_report.hpp"

namespace highnoon::cli {
namespace {

struct TestArguments {
  LibraryArguments library;
  std::vector<std::string> paths;
  std::string filter;
  std::string index = "docs/rules";
  int threads = 0;
  bool quiet = false;
  bool json = false;
  bool coverage = false;
  bool mutate = false;
  MutateArguments mutation;
};

/// What a passed scenario proves goes where the tests' claims go (tests/support/proves.hpp), if they are collected.
void claim(const std::vector<ScenarioResult>& results) {
  const char* folder = std::getenv("HIGHNOON_CLAIMS_DIR");
  if (!folder || !*folder) return;
  std::filesystem::create_directories(folder);
  std::string lines;
  for (const ScenarioResult& result : results) {
    if (!result.passed) continue;
    for (const std::string& id : result.proves) lines += fmt::format("{}\tScenario.{}\n", id, result.name);
  }
  if (lines.empty()) return;
  // Several packs may be tested at a time: one write with O_APPEND keeps their lines whole.
  const std::string file = (std::filesystem::path(folder) / "scenarios.claims").string();
  const int handle = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  const bool written = handle >= 0 && ::write(handle, lines.data(), lines.size()) == static_cast<ssize_t>(lines.size());
  if (handle >= 0) ::close(handle);
  if (!written) throw Failure(file + ": cannot be written");
}

/// The packs among the paths, or that the paths lie in, which do not come with Highnoon: an author's own.
void add_own_packs(TestArguments& arguments) {
  namespace fs = std::filesystem;
  const fs::path standard = fs::weakly_canonical(fs::path(data_directory()) / "cards");
  for (const std::string& path : arguments.paths) {
    for (fs::path at = fs::weakly_canonical(path); at.has_relative_path(); at = at.parent_path()) {
      if (!fs::is_regular_file(at / "pack.yaml")) continue;
      auto& packs = arguments.library.packs;
      const bool is_standard = is_below(at, standard);
      if (!is_standard && std::find(packs.begin(), packs.end(), at.string()) == packs.end()) packs.push_back(at.string());
      break;
    }
    // A folder of packs is loaded as one.
    const fs::path whole = fs::weakly_canonical(path);
    std::error_code error;
    const fs::directory_iterator entries(whole, error);
    const bool holds_packs = std::any_of(begin(entries), end(entries), [](const auto& entry) { return fs::is_regular_file(entry.path() / "pack.yaml"); });
    if (holds_packs && !is_below(whole, standard)) arguments.library.packs.push_back(whole.string());
  }
}

void print_text(const std::vector<ScenarioResult>& results, bool quiet) {
  int passed = 0, failed = 0;
  for (const ScenarioResult& result : results) {
    ++(result.passed ? passed : failed);
    if (result.passed && !quiet) fmt::print("ok      {}\n", result.name);
    if (!result.passed) fmt::print("FAILED  {}\n{}\n\n", result.name, result.message);
  }
  fmt::print("{} passed, {} failed\n", passed, failed);
}

int covered_of(const std::vector<CoveredAbility>& abilities) {
  return static_cast<int>(std::count_if(abilities.begin(), abilities.end(), [](const CoveredAbility& one) { return !one.scenarios.empty(); }));
}

void print_coverage(const std::vector<CoveredAbility>& abilities) {
  for (const CoveredAbility& one : abilities) {
    if (!one.scenarios.empty()) continue;
    const AbilityDef& ability = one.card->abilities[static_cast<std::size_t>(one.number)];
    fmt::print("{}:{}: {}: never used: ability {} ({}): {}\n", one.card->script_file, ability.line, one.card->script, one.number + 1,
               form_of(ability), text_of(*one.card, one.number));
  }
  fmt::print("{} of {} abilities and traits are used\n", covered_of(abilities), abilities.size());
}

void print_json(const std::vector<ScenarioResult>& results, const std::vector<CoveredAbility>& abilities, bool coverage) {
  using Json = nlohmann::ordered_json;
  Json scenarios = Json::array();
  int passed = 0;
  for (const ScenarioResult& result : results) {
    passed += result.passed ? 1 : 0;
    Json one = {{"name", result.name}, {"file", result.file}, {"passed", result.passed}, {"proves", result.proves}};
    if (!result.passed) one["message"] = result.message;
    scenarios.push_back(std::move(one));
  }
  Json json = {{"passed", passed}, {"failed", static_cast<int>(results.size()) - passed}, {"scenarios", std::move(scenarios)}};
  if (coverage) {
    Json list = Json::array();
    for (const CoveredAbility& one : abilities) {
      const AbilityDef& ability = one.card->abilities[static_cast<std::size_t>(one.number)];
      Json names = Json::array();
      for (const ScenarioResult* scenario : one.scenarios) names.push_back({{"name", scenario->name}, {"file", scenario->file}});
      list.push_back({{"card", one.card->script},
                      {"ability", one.number + 1},
                      {"form", form_of(ability)},
                      {"text", text_of(*one.card, one.number)},
                      {"file", one.card->script_file},
                      {"line", ability.line},
                      {"scenarios", one.scenarios.size()},
                      {"used_in", std::move(names)}});
    }
    json["coverage"] = {{"abilities", abilities.size()}, {"used", covered_of(abilities)}, {"list", std::move(list)}};
  }
  fmt::print("{}\n", json.dump(2));
}

/// Scenarios are played with a library of their own game: that of their pack, of a folder above them, or of the ruleset that they name.
/// With --game only those of that game, and those that are of no game in particular.
std::map<std::string, std::vector<std::filesystem::path>> files_by_game(const TestArguments& arguments) {
  const std::vector<CardGame> games = known_games(arguments.library.data);
  std::map<std::string, std::vector<std::filesystem::path>> files;
  const std::string& only = arguments.library.game;
  for (const auto& file : value_or_fail(find_scenarios({arguments.paths.begin(), arguments.paths.end()}))) {
    std::string named = game_of_scenarios(file, games);
    if (named.empty()) named = only.empty() ? kUsualGame : only;
    if (only.empty() || named == only) files[named].push_back(file);
  }
  return files;
}

/// Without the packs that are of another game.
LibraryArguments library_of(const std::string& game, LibraryArguments library) {
  library.game = game;
  const std::vector<CardGame> games = known_games(library.data);
  std::erase_if(library.packs, [&](const std::string& pack) {
    return std::filesystem::exists(std::filesystem::path(pack) / "pack.yaml") && game_of_path(pack, games) != game;
  });
  return library;
}

ScenarioOptions options_of(const TestArguments& arguments) {
  ScenarioOptions options;
  options.filter = arguments.filter;
  if (std::filesystem::is_directory(arguments.index)) options.rules = rule_ids(arguments.index);
  options.threads = arguments.threads > 0 ? arguments.threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  options.watched = arguments.coverage;
  return options;
}

void run_mutation(TestArguments& arguments, const std::string& game) {
  arguments.mutation.paths = arguments.paths;
  arguments.mutation.quiet = arguments.quiet;
  arguments.mutation.json = arguments.json;
  arguments.mutation.options.filter = arguments.filter;
  arguments.mutation.options.threads = options_of(arguments).threads;
  mutate(library_of(game, arguments.library).load(), arguments.mutation);
}

void run_test(TestArguments arguments) {
  add_own_packs(arguments);
  const auto by_game = files_by_game(arguments);
  if (by_game.empty()) throw Failure("no scenarios there" + (arguments.library.game.empty() ? "" : " of the game " + arguments.library.game));
  if (arguments.mutate) {
    if (by_game.size() > 1) throw Failure("scenarios of several games: name one with --game", 2);
    return run_mutation(arguments, by_game.begin()->first);
  }
  std::vector<ScenarioResult> results;
  std::vector<Library> libraries;
  std::vector<std::size_t> ends;  // of each library's results
  for (const auto& [game, files] : by_game) {
    libraries.push_back(library_of(game, arguments.library).load());
    auto more = value_or_fail(run_scenarios(libraries.back(), files, options_of(arguments)));
    results.insert(results.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    ends.push_back(results.size());
  }
  claim(results);
  if (results.empty()) throw Failure("no scenario has \"" + arguments.filter + "\" in its name or file");
  std::vector<CoveredAbility> abilities;
  for (std::size_t i = 0, begin = 0; arguments.coverage && i < libraries.size(); begin = ends[i++]) {
    const auto covered = coverage(libraries[i], arguments.paths, std::span(results).subspan(begin, ends[i] - begin));
    abilities.insert(abilities.end(), covered.begin(), covered.end());
  }
  const auto failed = std::count_if(results.begin(), results.end(), [](const ScenarioResult& result) { return !result.passed; });
  if (arguments.json) {
    print_json(results, abilities, arguments.coverage);
  } else {
    print_text(results, arguments.quiet);
    if (arguments.coverage) print_coverage(abilities);
  }
  if (failed > 0) throw Failure(fmt::format("{} of {} scenarios failed", failed, results.size()));
}

}  // namespace

void add_test(CLI::App& program) {
  auto arguments = std::make_shared<TestArguments>();
  CLI::App* command = program.add_subcommand("test", "run scenarios of cards and rules");
  command->add_option("paths", arguments->paths, "scenario files, or folders that hold them (packs, mods)")->required();
  command->add_option("--filter", arguments->filter, "only scenarios with this text in their name or file");
  command->add_option("--threads", arguments->threads, "how many run at once (default: all cores)");
  command->add_option("--index", arguments->index, "the rule index that `proves` is checked against, if it is there")->capture_default_str();
  command->add_flag("--quiet", arguments->quiet, "tell failures only");
  command->add_flag("--json", arguments->json, "print JSON");
  command->add_flag("--coverage", arguments->coverage, "list the abilities and traits that no passing scenario used, triggered or had in force");
  CLI::Option* mutate = command->add_flag("--mutate", arguments->mutate, "change the card scripts a little, one change at a time, and tell which the scenarios do not notice");
  MutateArguments& mutation = arguments->mutation;
  one_each(command->add_option("--card", mutation.options.cards, "with --mutate: only scripts of this card, or of several (a,b)"))->needs(mutate)->type_name("ID");
  command->add_option("--at-least", mutation.at_least, "with --mutate: the percentage that must be noticed")->needs(mutate)->capture_default_str();
  command->add_option("--sample", mutation.options.sample, "with --mutate: only so many mutants, chosen by chance")->needs(mutate)->type_name("N");
  command->add_option("--seed", mutation.options.seed, "with --sample: of the chance")->needs(mutate)->capture_default_str();
  arguments->library.add_packs_to(*command);
  command->callback([arguments] { run_test(*arguments); });
}

}  // namespace highnoon::cli
