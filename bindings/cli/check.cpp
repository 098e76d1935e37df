// highnoon check: everything wrong with packs, scripts and decks.

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <map>
#include <set>
#include <sstream>
#include <thread>

#include "author_paths.hpp"
#include "command.hpp"
#include "function_table.hpp"
#include "highnoon/lua/check_counts.hpp"
#include "layout.hpp"
#include "mistake_report.hpp"

namespace highnoon::cli {
namespace {

namespace fs = std::filesystem;

struct CheckArguments {
  LibraryArguments library;
  std::vector<std::string> paths;
  bool list = false;
  bool functions = false;
  bool json = false;
  bool mutate = false;
  MistakeArguments mistakes;
};

/// What the paths name: packs and scripts, and decks.
struct Wanted {
  AuthorPaths author;
  std::vector<std::string> decks;
};

Wanted sort_out(const CheckArguments& arguments) {
  Wanted wanted;
  std::vector<std::string> paths;
  for (const std::string& path : arguments.paths) {
    std::error_code error;
    if (!fs::exists(path, error)) throw Failure(path + ": no such file or folder");
    const bool is_deck = !fs::is_directory(path, error) && fs::path(path).filename() != "pack.yaml" && fs::path(path).extension() != ".lua";
    (is_deck ? wanted.decks : paths).push_back(path);
  }
  wanted.author = author_paths(paths, arguments.library.packs);
  return wanted;
}

struct CheckedPack {
  std::string id;
  int printings = 0;
  int designs = 0;
  std::vector<std::string> unscripted;  ///< titles
  std::string brings;                   ///< "cards", "cards, rules" ...
};

struct CheckedDeck {
  std::string file;
  std::vector<std::string> faults;  ///< "file:line:column: error: what"; none: a legal deck
  std::vector<std::string> unscripted;  ///< titles
};

/// All that is found, however it is printed.
struct Report {
  Diagnostics diagnostics;
  std::vector<CheckedPack> packs;
  std::vector<CheckedDeck> decks;
  std::vector<std::string> changed_rules;  ///< rule_changes()

  int bad_decks() const {
    return static_cast<int>(std::count_if(decks.begin(), decks.end(), [](const CheckedDeck& deck) { return !deck.faults.empty(); }));
  }
  int warning_count() const { return static_cast<int>(diagnostics.all().size()) - diagnostics.error_count(); }
};

const char* what_it_brings(const Library& library, const PackManifest& pack) {
  if (pack.permissions == Permissions::cards) return "cards";
  const auto& changed = library.changed_rules();
  const bool changes = std::any_of(changed.begin(), changed.end(), [&](const ChangedRules& rules) { return rules.pack == pack.id; });
  return changes ? "cards, rules" : "cards; it may change rules, and does not";
}

std::vector<CheckedPack> count_packs(const Library& library, const Wanted& wanted) {
  std::vector<CheckedPack> packs;
  for (const PackManifest& pack : library.packs()) {
    if (!names_pack(wanted.author, pack.folder)) continue;
    CheckedPack counted{.id = pack.id, .unscripted = {}, .brings = what_it_brings(library, pack)};
    std::set<std::string> designs;
    for (const CardDef& card : library.definitions().cards) {
      if (card.pack != pack.id) continue;
      ++counted.printings;
      if (designs.insert(card.script).second && !card.scripted) counted.unscripted.push_back(card.title);
    }
    counted.designs = static_cast<int>(designs.size());
    packs.push_back(std::move(counted));
  }
  return packs;
}

CheckedDeck check_deck(const Library& library, const std::string& deck, const LibraryArguments& arguments) {
  CheckedDeck checked{.file = deck, .faults = {}, .unscripted = {}};
  const Result<DeckList> read = arguments.format.empty() ? library.read_deck(deck, arguments.full_ruleset())
                                                         : library.read_deck_for(deck, arguments.format);
  std::istringstream lines(read ? "" : read.error().message);
  for (std::string line; std::getline(lines, line);) checked.faults.push_back(line);
  if (read) {
    for (const DefId card : cards_without_script(*read, library.definitions())) checked.unscripted.push_back(library.definitions().cards[card].title);
  }
  return checked;
}

/// The form of docs/check.md.
void print_json(const Report& report) {
  using Json = nlohmann::ordered_json;
  Json diagnostics = Json::array(), packs = Json::array(), decks = Json::array();
  for (const Diagnostic& d : report.diagnostics.all()) {
    diagnostics.push_back({{"file", d.file}, {"line", d.line}, {"column", d.column}, {"severity", to_string(d.severity)},
                           {"rule", d.rule}, {"card", d.card}, {"message", d.message}});
  }
  for (const CheckedPack& pack : report.packs) {
    packs.push_back({{"pack", pack.id}, {"printings", pack.printings}, {"designs", pack.designs},
                     {"scripted", pack.designs - static_cast<int>(pack.unscripted.size())}, {"without_script", pack.unscripted}, {"brings", pack.brings}});
  }
  for (const CheckedDeck& deck : report.decks) {
    decks.push_back({{"file", deck.file}, {"legal", deck.faults.empty()}, {"faults", deck.faults}, {"without_script", deck.unscripted}});
  }
  const Json all = {{"errors", report.diagnostics.error_count()}, {"warnings", report.warning_count()},
                    {"diagnostics", diagnostics}, {"packs", packs}, {"changed_rules", report.changed_rules}, {"decks", decks}};
  // A script may hold any bytes; what is no UTF-8 must not stop the list.
  fmt::print("{}\n", all.dump(2, ' ', false, Json::error_handler_t::replace));
}

void print_text(const Report& report, bool list) {
  for (const Diagnostic& diagnostic : report.diagnostics.all()) fmt::print(stderr, "{}\n", to_string(diagnostic));
  if (report.diagnostics.has_errors()) return;
  std::vector<std::vector<std::string>> rows = {{"pack", "printings", "designs", "scripted", "without script", "brings"}};
  for (const CheckedPack& pack : report.packs) {
    const auto unscripted = static_cast<int>(pack.unscripted.size());
    rows.push_back({pack.id, std::to_string(pack.printings), std::to_string(pack.designs), std::to_string(pack.designs - unscripted),
                    std::to_string(unscripted), pack.brings});
  }
  if (rows.size() > 1) fmt::print("{}", table(rows));
  for (const std::string& line : report.changed_rules) fmt::print("{}.\n", line);
  for (const CheckedPack& pack : report.packs) {
    for (const std::string& title : pack.unscripted) {
      if (list) fmt::print("  without script: {}\n", title);
    }
  }
  for (const CheckedDeck& deck : report.decks) {
    if (deck.faults.empty()) {
      const std::size_t unscripted = deck.unscripted.size();
      fmt::print("{}: a legal deck{}\n", deck.file, unscripted == 0 ? "" : fmt::format(", {} of its cards without script", unscripted));
      for (const std::string& title : deck.unscripted) {
        if (list) fmt::print("  without script: {}\n", title);
      }
    }
    for (const std::string& fault : deck.faults) fmt::print(stderr, "{}\n", fault);
  }
}

/// The games that the paths are about: those of packs in and around them, else the usual one.
std::set<std::string> games_of(const CheckArguments& arguments, const Wanted& wanted) {
  const LibraryArguments& library = arguments.library;
  if (const std::string asked = library.options().game; !asked.empty()) return {asked};
  const std::vector<CardGame> known = known_games(library.data);
  std::set<std::string> games;
  for (const fs::path& folder : wanted.author.folders) {
    const std::string named = game_of_path(folder, known);
    if (!named.empty()) {
      games.insert(named);
      continue;
    }
    Diagnostics found_later;
    std::error_code error;
    const auto found = fs::is_directory(folder, error) ? find_packs({folder}, found_later) : std::vector<PackManifest>();
    for (const PackManifest& pack : found) games.insert(pack.game);
  }
  for (const std::string& deck : wanted.decks) {
    const std::string named = game_of_path(deck, known);
    games.insert(named.empty() ? kUsualGame : named);
  }
  if (games.empty() || (arguments.mutate && games.count(kUsualGame) > 0)) return {kUsualGame};
  return games;
}

/// Loads the packs of one game, and finds in them and in its decks what there is to find.
void check_game(CheckArguments arguments, const Wanted& wanted, const std::string& game, bool is_only_one, Report& report) {
  arguments.library.game = game;
  const std::vector<CardGame> known = known_games(arguments.library.data);
  // Of a pack or deck that names no game it is the usual one.
  const auto is_of_it = [&](const fs::path& path) {
    const std::string named = game_of_path(path, known);
    return is_only_one || (named.empty() ? kUsualGame : named) == game;
  };
  std::vector<fs::path> paths;
  for (const std::string& extra : wanted.author.extra) {
    const fs::path path(extra);
    std::error_code error;
    if (!fs::exists(path / "pack.yaml", error) || is_of_it(path)) paths.push_back(path);
  }
  paths.insert(paths.end(), arguments.library.packs.begin(), arguments.library.packs.end());
  Diagnostics found;
  const Result<Library> library = Library::load(paths, arguments.library.options(), found);
  if (library) {
    for (const PackManifest& pack : library->packs()) {
      if (names_pack(wanted.author, pack.folder)) check_counts(library->definitions(), pack.id, found);
    }
  } else if (!found.has_errors()) {
    found.error("", 0, "", library.error().message);
  }
  report.diagnostics.add(found);
  if (!found.has_errors() && arguments.mutate) {
    MistakeArguments mistakes = arguments.mistakes;
    mistakes.paths = arguments.paths;
    mistakes.list = arguments.list;
    mistakes.json = arguments.json;
    mistakes.options.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return make_mistakes(*library, mistakes);
  }
  if (!found.has_errors()) {
    arguments.library.use_format(*library);
    const std::vector<CheckedPack> packs = count_packs(*library, wanted);
    report.packs.insert(report.packs.end(), packs.begin(), packs.end());
    for (const std::string& line : rule_changes(*library)) {
      if (std::find(report.changed_rules.begin(), report.changed_rules.end(), line) == report.changed_rules.end()) report.changed_rules.push_back(line);
    }
    for (const std::string& deck : wanted.decks) {
      if (is_of_it(deck)) report.decks.push_back(check_deck(*library, deck, arguments.library));
    }
  }
  if (library && arguments.functions && !arguments.json) {
    std::set<std::string> packs;
    for (const PackManifest& pack : library->packs()) {
      if (names_pack(wanted.author, pack.folder)) packs.insert(pack.id);
    }
    fmt::print("{}", function_table(library->definitions(), [&](const CardDef& card) { return packs.count(card.pack) > 0; }));
  }
}

void check(const CheckArguments& arguments) {
  const Wanted wanted = sort_out(arguments);
  const std::set<std::string> games = games_of(arguments, wanted);
  Report report;
  for (const std::string& game : games) check_game(arguments, wanted, game, games.size() == 1, report);
  if (arguments.mutate && !report.diagnostics.has_errors()) return;
  if (report.diagnostics.has_errors()) report.packs.clear(), report.decks.clear();
  arguments.json ? print_json(report) : print_text(report, arguments.list);
  if (const int errors = report.diagnostics.error_count(); errors > 0) throw Failure(fmt::format("{} error{}", errors, errors == 1 ? "" : "s"));
  if (report.bad_decks() > 0) throw Failure(fmt::format("{} of {} decks are not legal", report.bad_decks(), report.decks.size()));
  if (arguments.json) return;
  const int warnings = report.warning_count();
  fmt::print("{}\n", warnings == 0 ? "Nothing is wrong." : fmt::format("{} warning{}, no errors.", warnings, warnings == 1 ? "" : "s"));
}

}  // namespace

void add_check(CLI::App& program) {
  CLI::App* command = program.add_subcommand("check", "Tell everything that is wrong with packs, scripts and decks");
  auto arguments = std::make_shared<CheckArguments>();
  command->add_option("paths", arguments->paths, "Packs, folders of packs, or deck files")->required()->type_name("PATH");
  command->add_flag("--list", arguments->list, "Name the cards without script");
  command->add_flag("--functions", arguments->functions, "Count and name the functions of the cards: what words do not say");
  command->add_flag("--json", arguments->json, "Print everything as one JSON object, for tools");
  CLI::Option* mutate = command->add_flag("--mutate", arguments->mutate, "Put mistakes into the scripts, one at a time, and tell how many are found; with --list also which are not");
  MistakeArguments& mistakes = arguments->mistakes;
  command->add_option("--sample", mistakes.options.sample, "With --mutate: only so many mistakes, chosen by chance")->needs(mutate)->type_name("N");
  command->add_option("--seed", mistakes.options.seed, "With --mutate: of the chance")->needs(mutate)->capture_default_str();
  command->add_option("--filter", mistakes.options.filter, "With --mutate: only scripts with this text in their file")->needs(mutate);
  command->add_option("--at-least", mistakes.at_least, "With --mutate: the percentage that must be found on the right line")->needs(mutate)->capture_default_str();
  arguments->library.add_packs_to(*command);
  arguments->library.add_rules_to(*command);
  command->callback([arguments] { check(*arguments); });
}

}  // namespace highnoon::cli
