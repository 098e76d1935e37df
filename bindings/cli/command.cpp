#include "command.hpp"

#include <fmt/format.h>

#include <random>

namespace highnoon::cli {

void LibraryArguments::add_packs_to(CLI::App& command) {
  command.add_option("--packs", packs, "A folder of further packs, rulesets/, house_rules/, errata/ and formats/; may be repeated")
      ->allow_extra_args(false)->type_name("PATH");
  command.add_option("--game", game, "The game whose cards and rules are meant (default: the ruleset's)")->type_name("NAME");
  command.add_option("--as-of", as_of, "Cards as they stood on this day: later errata are left out")->type_name("YYYY-MM-DD");
}

void LibraryArguments::add_rules_to(CLI::App& command) {
  CLI::Option* rules = command.add_option("--ruleset", ruleset, "The rules to play by (default: the game's, reloaded)")->type_name("NAME");
  CLI::Option* house = one_each(command.add_option("--house-rule", house_rules, "A house rule, or several (a,b), in this order"))->type_name("NAME");
  command.add_option("--format", format, "Packs, bans, limits and rules of a format")->type_name("NAME")->excludes(rules)->excludes(house);
}

std::string LibraryArguments::full_ruleset() const {
  if (!format.empty()) return format_ruleset_;
  std::string name = ruleset;
  if (name.empty()) {
    const std::vector<CardGame> games = known_games(data);
    const CardGame* usual = find_game(games, game.empty() ? kUsualGame : game);
    name = usual != nullptr && !usual->rulesets.empty() ? usual->rulesets.front() : kUsualGame;
  }
  for (const std::string& rule : house_rules) name += "+" + rule;
  return name;
}

void LibraryArguments::set_ruleset(std::string full) {
  for (std::size_t plus = full.rfind('+'); plus != std::string::npos; plus = full.rfind('+')) {
    house_rules.insert(house_rules.begin(), full.substr(plus + 1));
    full.erase(plus);
  }
  if (!full.empty()) ruleset = full;
}

void LibraryArguments::use_format(const Library& library) const {
  if (!format.empty()) format_ruleset_ = value_or_fail(library.find_format(format)).ruleset;
}

std::vector<std::string> rule_changes(const Library& library) {
  std::vector<std::string> lines;
  for (const ChangedRules& changed : library.changed_rules()) {
    std::string who = changed.folder.string();
    for (const PackManifest& pack : library.packs()) {
      if (pack.id == changed.pack) who = fmt::format("{} {} ({})", pack.name, pack.version, pack.id);
    }
    lines.push_back(fmt::format("{} changes rules: {}", who, fmt::join(changed.files, ", ")));
  }
  return lines;
}

LibraryOptions LibraryArguments::options() const {
  LibraryOptions options;
  options.game = game;
  options.data = data;
  options.as_of = as_of;
  if (!house_rules.empty()) options.rulesets.push_back(full_ruleset());
  if (!game.empty()) return options;
  const std::vector<CardGame> games = known_games(data);
  if (!format.empty()) options.game = game_of_format(format, games, data);
  const CardGame* of_ruleset = ruleset.empty() ? nullptr : find_game_of(games, ruleset);
  if (of_ruleset != nullptr) options.game = of_ruleset->id;
  return options;
}

void LibraryArguments::use_game_of(const std::vector<std::string>& paths) {
  if (!game.empty() || !ruleset.empty() || !format.empty()) return;
  const std::vector<CardGame> games = known_games(data);
  for (const std::string& path : paths) {
    if (game.empty()) game = game_of_path(path, games);
  }
}

Library LibraryArguments::load() const {
  Library library = value_or_fail(Library::load({packs.begin(), packs.end()}, options()));
  use_format(library);
  return library;
}

DeckList read_deck(const Library& library, const std::string& file, const LibraryArguments& arguments) {
  DeckList deck = value_or_fail(arguments.format.empty() ? library.read_deck(file, arguments.full_ruleset())
                                                         : library.read_deck_for(file, arguments.format));
  std::vector<std::string> titles;
  for (const DefId card : cards_without_script(deck, library.definitions())) titles.push_back(library.definitions().cards[card].title);
  if (!titles.empty()) {
    fmt::print(stderr, "{}: warning: {} of its cards {} no script and play{} as if nothing were printed on {}: {}\n", file, titles.size(),
               titles.size() == 1 ? "has" : "have", titles.size() == 1 ? "s" : "", titles.size() == 1 ? "it" : "them", fmt::join(titles, ", "));
  }
  return deck;
}

void check_players(std::size_t decks) {
  const char* const how_many = "a game has two to six players, with a deck each";
  static_assert(kMaxPlayers == 6);
  if (decks == 0) throw Failure(fmt::format("no deck: {}", how_many), 2);
  if (decks == 1) throw Failure(fmt::format("one deck: {}; a deck named twice plays against itself", how_many), 2);
  if (decks > kMaxPlayers) throw Failure(fmt::format("{} decks: {}; leave out {}", decks, how_many, decks - kMaxPlayers), 2);
}

std::string default_name(int seat) {
  static constexpr const char* kNames[kMaxPlayers] = {"Red", "Blue", "Green", "Gold", "Gray", "Rose"};
  return kNames[seat];
}

std::unique_ptr<Bot> named_bot(const std::string& name, std::uint64_t seed) { return value_or_fail(make_bot(name, seed)); }

std::uint64_t fresh_seed() { return std::random_device{}() % 1'000'000; }

}  // namespace highnoon::cli
