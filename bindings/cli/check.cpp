// highnoon check: everything wrong with packs, scripts and decks.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "command.hpp"
#include "function_table.hpp"
#include "highnoon/lua/check_counts.hpp"
#include "layout.hpp"

namespace highnoon::cli {
namespace {

namespace fs = std::filesystem;

struct CheckArguments {
  LibraryArguments library;
  std::vector<std::string> paths;
  bool list = false;
  bool functions = false;
};

fs::path resolved(const fs::path& path) {
  std::error_code error;
  fs::path result = fs::weakly_canonical(path, error);
  return error ? path : result;
}

bool is_below(const fs::path& path, const fs::path& folder) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

/// What the paths name, sorted out: folders of packs, and decks.
struct Wanted {
  std::vector<fs::path> folders;  ///< whose packs are counted
  std::vector<fs::path> extra;    ///< those that the library would not load by itself
  std::vector<std::string> decks;
};

Wanted sort_out(const std::vector<std::string>& paths, const fs::path& standard) {
  Wanted wanted;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::exists(path, error)) throw Failure(path + ": no such file or folder");
    if (fs::is_directory(path, error)) {
      wanted.folders.push_back(resolved(path));
    } else if (fs::path(path).filename() == "pack.yaml" || fs::path(path).extension() == ".lua") {
      wanted.folders.push_back(resolved(fs::path(path).parent_path()));
    } else {
      wanted.decks.push_back(path);
      continue;
    }
    // A folder that holds the standard packs, or is one of them, is loaded anyway.
    if (!is_below(wanted.folders.back(), standard) && !is_below(standard, wanted.folders.back())) {
      wanted.extra.push_back(path);
    }
  }
  return wanted;
}

/// Whether the paths name a pack, or a folder that holds it.
bool names(const Wanted& wanted, const PackManifest& pack) {
  const fs::path folder = resolved(pack.folder);
  return std::any_of(wanted.folders.begin(), wanted.folders.end(),
                     [&](const fs::path& path) { return is_below(folder, path) || is_below(path, folder); });
}

void print_packs(const Library& library, const Wanted& wanted, bool list) {
  std::vector<std::vector<std::string>> rows = {{"pack", "printings", "designs", "scripted", "without script"}};
  std::vector<std::string> unscripted;
  for (const PackManifest& pack : library.packs()) {
    if (!names(wanted, pack)) continue;
    int printings = 0;
    std::set<std::string> designs, scripted;
    for (const CardDef& card : library.definitions().cards) {
      if (card.pack != pack.id) continue;
      ++printings;
      if (designs.insert(card.script).second && !card.scripted) unscripted.push_back(card.title);
      if (card.scripted) scripted.insert(card.script);
    }
    rows.push_back({pack.id, std::to_string(printings), std::to_string(designs.size()), std::to_string(scripted.size()),
                    std::to_string(designs.size() - scripted.size())});
  }
  if (rows.size() > 1) fmt::print("{}", table(rows));
  if (!list) return;
  for (const std::string& title : unscripted) fmt::print("  without script: {}\n", title);
}

int check_decks(const Library& library, const std::vector<std::string>& decks, const LibraryArguments& arguments) {
  int wrong = 0;
  for (const std::string& deck : decks) {
    const Result<DeckList> read = arguments.format.empty() ? library.read_deck(deck, arguments.full_ruleset())
                                                           : library.read_deck_for(deck, arguments.format);
    if (read) {
      fmt::print("{}: a legal deck\n", deck);
    } else {
      fmt::print(stderr, "{}\n", read.error().message);
      ++wrong;
    }
  }
  return wrong;
}

void check(const CheckArguments& arguments) {
  const fs::path standard = resolved(fs::path(data_directory()) / "cards");
  const Wanted wanted = sort_out(arguments.paths, standard);
  std::vector<fs::path> paths = wanted.extra;
  paths.insert(paths.end(), arguments.library.packs.begin(), arguments.library.packs.end());
  LibraryOptions options;
  if (!arguments.library.house_rules.empty()) options.rulesets.push_back(arguments.library.full_ruleset());
  options.as_of = arguments.library.as_of;
  Diagnostics diagnostics;
  const Result<Library> library = Library::load(paths, options, diagnostics);
  for (const Diagnostic& diagnostic : diagnostics.all()) fmt::print(stderr, "{}\n", to_string(diagnostic));
  if (library) {
    Diagnostics counts;
    for (const PackManifest& pack : library->packs()) {
      if (names(wanted, pack)) check_counts(library->definitions(), pack.id, counts);
    }
    for (const Diagnostic& diagnostic : counts.all()) fmt::print(stderr, "{}\n", to_string(diagnostic));
    diagnostics.add(counts);
  }
  if (!library && !diagnostics.has_errors()) throw Failure(library.error().message);
  if (diagnostics.has_errors()) throw Failure(fmt::format("{} errors", diagnostics.error_count()));
  arguments.library.use_format(*library);
  print_packs(*library, wanted, arguments.list);
  if (arguments.functions) {
    std::set<std::string> packs;
    for (const PackManifest& pack : library->packs()) {
      if (names(wanted, pack)) packs.insert(pack.id);
    }
    fmt::print("{}", function_table(library->definitions(), [&](const CardDef& card) { return packs.count(card.pack) > 0; }));
  }
  const int wrong = check_decks(*library, wanted.decks, arguments.library);
  if (wrong > 0) throw Failure(fmt::format("{} of {} decks are not legal", wrong, wanted.decks.size()));
  const auto warnings = diagnostics.all().size();
  fmt::print("{}\n", warnings == 0 ? "Nothing is wrong." : fmt::format("{} warnings, no errors.", warnings));
}

}  // namespace

void add_check(CLI::App& program) {
  CLI::App* command = program.add_subcommand("check", "Tell everything that is wrong with packs, scripts and decks");
  auto arguments = std::make_shared<CheckArguments>();
  command->add_option("paths", arguments->paths, "Packs, folders of packs, or deck files")->required()->type_name("PATH");
  command->add_flag("--list", arguments->list, "Name the cards without script");
  command->add_flag("--functions", arguments->functions, "Count and name the functions of the cards: what words do not say");
  arguments->library.add_packs_to(*command);
  arguments->library.add_rules_to(*command);
  command->callback([arguments] { check(*arguments); });
}

}  // namespace highnoon::cli
