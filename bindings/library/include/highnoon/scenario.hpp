#pragma once

/// Scenarios: small tests of cards and rules written in Lua (docs/testing.md, "Scenarios").

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "highnoon/library.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// What became of one scenario.
struct ScenarioResult {
  std::string file;
  std::string name;
  int number = 0;                   ///< in its file, from 0
  bool passed = false;
  std::string message;              ///< of a failure: what was expected, what is asked and offered, what had happened
  std::vector<std::string> proves;  ///< rule ids that it names
  std::set<std::string> cards;      ///< ids of the library's cards that were in its game
  /// With ScenarioOptions::watched: abilities and traits, as script id and index in CardDef::abilities, that were used, triggered or in
  /// force.
  std::set<std::pair<std::string, int>> used;
};

struct ScenarioOptions {
  std::string filter;  ///< only scenarios with this text in their name or file
  int threads = 1;
  std::set<std::string> rules;  ///< the ids that `proves` may name; empty: any
  /// Which of a file's scenarios run, by number from 0; empty: all.
  std::function<bool(const std::filesystem::path& file, int number)> wanted;
  bool watched = false;          ///< fills ScenarioResult::used, which takes time
  bool stop_at_failure = false;  ///< the first failure ends the run and the list of results; on one thread
  /// Asked before each scenario, from any thread; false ends the run, and what has not run has no result. Empty: always.
  std::function<bool()> goes_on;
  /// Called after each scenario, from any thread, one at a time.
  std::function<void(const ScenarioResult&)> on_result;
};

/// The files that hold scenarios: a `.lua` file itself; of a folder, all `*.lua` that have a folder named `scenarios` above them.
/// @retval ErrorCode::not_found  no such path, or no scenario in it
Result<std::vector<std::filesystem::path>> find_scenarios(const std::vector<std::filesystem::path>& paths);

/// Those of the files that are about one of the names or speak of it: `NAME.lua`, or the name stands in it in quotes. The names are ids of
/// cards, or house rules.
std::vector<std::filesystem::path> scenarios_naming(const std::vector<std::filesystem::path>& files, const std::set<std::string>& names);

/// What scenarios of a path are about: of `pack/scenarios/one.lua` the script `pack/one.lua`, of `pack/scenarios` the pack, of anything
/// else that itself.
std::filesystem::path scenario_subject(const std::filesystem::path& path);
/// Whether a path is that folder or file, or lies below it.
bool is_below(const std::filesystem::path& path, const std::filesystem::path& folder);

/// The game of a file of scenarios: that of its path, else that of the first ruleset that it names (`ruleset = "classic"`); "": neither.
std::string game_of_scenarios(const std::filesystem::path& file, const std::vector<CardGame>& games);

/// Runs all scenarios of the files, each at a table of its own. The order of the results is that of the files.
/// @retval ErrorCode::bad_script  a file does not load: "file:line: what"
Result<std::vector<ScenarioResult>> run_scenarios(const ContentPtr& content, const std::vector<std::filesystem::path>& files,
                                                  const ScenarioOptions& options = {});
inline Result<std::vector<ScenarioResult>> run_scenarios(const Library& library, const std::vector<std::filesystem::path>& files,
                                                         const ScenarioOptions& options = {}) {
  return run_scenarios(library.content(), files, options);
}

}  // namespace highnoon
