#pragma once

/// What the commands of the program share: failing, loading, counting.

#include <CLI/CLI.hpp>
#include <cstdint>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "highnoon/highnoon.hpp"

namespace highnoon::cli {

/// Ends the program: the message goes to the standard error, whole and once. Status 1: something is wrong with the input; 2: with the
/// command line.
struct Failure : std::runtime_error {
  explicit Failure(const std::string& message, int exit_status = 1) : std::runtime_error(message), status(exit_status) {}
  int status;
};

/// The value, or a Failure with the error's message.
template <typename T>
T value_or_fail(Result<T> result) {
  if (!result) throw Failure(result.error().message);
  return std::move(result).value();
}

inline void check_or_fail(const Result<void>& result) {
  if (!result) throw Failure(result.error().message);
}

// Each adds its command to the program; the command runs as the parser's callback.
void add_play(CLI::App& program);
void add_sim(CLI::App& program);
void add_replay(CLI::App& program);
void add_check(CLI::App& program);
void add_bench(CLI::App& program);
void add_rules(CLI::App& program);
void add_card(CLI::App& program);
void add_new(CLI::App& program);
void add_test(CLI::App& program);
void add_watch(CLI::App& program);

/// An option that is repeated, or takes several: a,b. What stands behind it, such as a deck, is none of its values.
inline CLI::Option* one_each(CLI::Option* option) { return option->allow_extra_args(false)->delimiter(','); }

/// The options that say which library and rules are meant.
struct LibraryArguments {
  std::vector<std::string> packs;
  std::string game;     ///< "": that of the ruleset or format
  std::string ruleset;  ///< "": the usual one of the game
  std::vector<std::string> house_rules;
  std::string as_of;
  std::string format;
  std::string data;  ///< where scripts/ and cards/ are; "": data_directory(). Not an option.

  void add_packs_to(CLI::App& command);
  void add_rules_to(CLI::App& command);
  /// "reloaded+hand_of_six"; of a format, once the library is loaded, the ruleset it names.
  std::string full_ruleset() const;
  /// What a library for these arguments is loaded with.
  LibraryOptions options() const;
  /// Takes the game of the first of the paths that names one, if no other argument does.
  void use_game_of(const std::vector<std::string>& paths);
  /// Takes a ruleset apart that full_ruleset() has put together.
  void set_ruleset(std::string full);
  /// Fails with all that is wrong.
  Library load() const;
  /// Takes the ruleset from the format, if one is asked for.
  void use_format(const Library& library) const;

 private:
  mutable std::string format_ruleset_;
};

/// A line for each pack or folder that changes rules, so that nobody plays by rules they do not know of.
std::vector<std::string> rule_changes(const Library& library);

/// Reads a deck for this ruleset or format; fails with all its faults. A line on the standard error names its cards that have no script.
DeckList read_deck(const Library& library, const std::string& file, const LibraryArguments& arguments);

/// Fails if so many decks, one for each player, are not the players of a game.
void check_players(std::size_t decks);

/// The ids of all rules in a folder of rule index files; fails if there are none.
std::set<std::string> rule_ids(const std::string& folder);

/// A seat's name where nobody gave one.
std::string default_name(int seat);

/// Checks the name now, so that a misspelt one fails before a game starts.
std::unique_ptr<Bot> named_bot(const std::string& name, std::uint64_t seed);

/// A seed for those who gave none.
std::uint64_t fresh_seed();

}  // namespace highnoon::cli
