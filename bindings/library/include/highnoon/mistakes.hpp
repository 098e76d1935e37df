#pragma once

/// Mistakes that an author could make in a script, put in one at a time, to measure what loading
/// and checking find (docs/testing.md, "Mistakes").

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "highnoon/diagnostics.hpp"
#include "highnoon/library.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

enum class MistakeKind : std::uint8_t {
  misspelt,    ///< a name, a key or a text in quotes, by a letter
  deleted,     ///< a token
  duplicated,  ///< a token, an argument, an entry of a table
  swapped,     ///< two neighbouring tokens, arguments or entries, or a key with its value
  wrong_kind,  ///< a value of another kind in its place
};
constexpr int kMistakeKinds = 5;
const char* name_of(MistakeKind kind);

/// A script with one mistake.
struct Mistake {
  MistakeKind kind = MistakeKind::misspelt;
  int line = 0;    ///< from 1, where the mistake begins
  int column = 0;  ///< from 1
  /// Where it may be told: the line of the mistake and those of the tokens next to it; of a name
  /// that stands in several places, all of them, for one cannot tell which is misspelt.
  std::vector<int> lines;
  std::string change;        ///< "deletes boot", "3 -> \"three\""
  std::string text;          ///< the whole script, changed
  bool is_syntax = false;    ///< Lua itself refuses it
  bool in_function = false;  ///< it is in what only a game runs
};

struct MistakesOfScript {
  std::vector<Mistake> mistakes;  ///< in the order of their kinds, then of their places
  /// What was left out because it is no mistake, by the reason.
  std::map<std::string, int> left_out;
};

/// One mistake of each kind at every place that can have it.
/// @param known  words that a misspelling must not give
/// @param seed   which letter is changed, which other kind is put
MistakesOfScript mistakes_of(const std::string& script, const std::vector<std::string>& known,
                             std::uint64_t seed);

enum class MistakeFate : std::uint8_t {
  none,       ///< the script says the same as before
  missed,     ///< nothing is told
  elsewhere,  ///< told, but on no line where it may be
  found,
};

struct MistakeResult {
  std::string file;
  Mistake mistake;
  MistakeFate fate = MistakeFate::missed;
  bool found_first = false;  ///< what is told first is on a right line
  std::string told;          ///< of several the one on a right line, else the first; "": nothing
};

struct MistakeOptions {
  std::string filter;  ///< only scripts with this text in their file
  int threads = 1;
  int sample = 0;  ///< only so many mistakes, chosen by `seed` among all; 0: all
  std::uint64_t seed = 1;
  /// Called after each mistake, from any thread, one at a time.
  std::function<void(int done, int of)> on_progress;
};

struct MistakeReport {
  std::vector<MistakeResult> results;
  std::map<std::string, int> left_out;
  int scripts = 0;

  /// @param kind  of this kind only, or -1: all
  int count(int kind) const;
  int syntax(int kind) const;
  int count(int kind, MistakeFate fate) const;
};

/// Puts the mistakes in the place of the scripts, in memory, loads and checks each as `highnoon
/// check` does. Of those that Lua itself refuses, chance leaves so many that they are at most a
/// quarter. The results do not depend on the threads.
///
/// @param paths  scripts, or folders that hold them: of cards, rulesets, house rules, errata
/// @retval ErrorCode::not_found   no such path, no script of the library at these paths
/// @retval ErrorCode::bad_script  something is told of a script before any change
Result<MistakeReport> try_mistakes(const Library& library,
                                   const std::vector<std::filesystem::path>& paths,
                                   const MistakeOptions& options = {});

}  // namespace highnoon
