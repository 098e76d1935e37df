#pragma once

/// Mutation of card scripts: small faults put into a card one at a time, to see whether its
/// scenarios notice (docs/testing.md, "Mutations").

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "highnoon/library.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// A script with one fault.
struct Mutant {
  int line = 0;    ///< from 1, the first line that is changed
  int column = 0;  ///< from 1
  std::string
      kind;  ///< "drop" (an effect, cost, filter, limit, call), "condition", "number" or "side"
  std::string change;       ///< "drops booted = true", "3 -> 4"
  std::string text;         ///< the whole script, changed
  std::string alternative;  ///< taken if `text` does not load: the number one lower, what is done
                            ///< under a condition that never holds; "": none
  std::string alternative_change;
};

/// All mutants of a script, in the order of their place; none if it is no Lua.
std::vector<Mutant> mutants_of(const std::string& script);

enum class MutantFate : std::uint8_t {
  survived,    ///< every scenario passes
  caught,      ///< a scenario fails
  unloadable,  ///< the script does not load, or loading warns of something new
};

struct MutantResult {
  Mutant mutant;
  MutantFate fate = MutantFate::survived;
  std::string by;  ///< the scenario that fails, or what loading says
};

/// What became of the mutants of one script.
struct CardMutations {
  std::string file;
  std::vector<std::string> cards;                ///< the cards that it defines
  std::vector<std::filesystem::path> scenarios;  ///< files
  int scenario_count = 0;
  std::string problem;  ///< why no mutants were tried: the scenarios fail as it is
  std::vector<MutantResult> mutants;

  int count(MutantFate fate) const;
};

struct MutationOptions {
  std::vector<std::string> cards;  ///< only scripts of these cards; empty: all of the paths
  std::string filter;              ///< only scripts with this text in their file
  int threads = 1;
  int sample = 0;  ///< only so many mutants, chosen by `seed` among all; 0: all
  std::uint64_t seed = 1;
  /// Called after each mutant, from any thread, one at a time.
  std::function<void(int done, int of)> on_progress;
};

/// Puts every mutant of the scripts in the place of the script, in memory, and runs the scenarios
/// that use the card: those of `scenarios/ID.lua` beside it, or else those of all files that name
/// it and use it. The results do not depend on the threads.
///
/// @param paths  card scripts, packs, folders of packs, or the scenarios of a card; of packs that
/// the library has
/// @retval ErrorCode::not_found   no such card or path, no script at these paths
/// @retval ErrorCode::bad_script  a file of scenarios does not load
Result<std::vector<CardMutations>> run_mutants(const Library& library,
                                               const std::vector<std::filesystem::path>& paths,
                                               const MutationOptions& options = {});

}  // namespace highnoon
