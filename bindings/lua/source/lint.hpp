#pragma once

/// What is wrong with a script and cannot be seen in the values that it yields: a table keeps only
/// the last of two equal keys, and a function is not run before a game needs it.

#include <functional>
#include <set>
#include <string>

#include "highnoon/diagnostics.hpp"
#include "highnoon/lua/load_scripts.hpp"
#include "highnoon/lua/tokens.hpp"

namespace highnoon::lua {

/// What the functions of a script can name.
struct KnownNames {
  std::set<std::string> words;       ///< as global names
  std::set<std::string> statements;  ///< of them, those that may begin a statement of a file
  std::set<std::string> composing;   ///< of them, those that make something of what they are given
  std::set<std::string> methods;     ///< after a colon
  std::set<std::string> asking;      ///< of them, those that are nothing without an argument
  std::set<std::string> fields;      ///< after a dot
  std::set<std::string> texts;       ///< in quotes: keywords, titles, types ...
  /// The keys that a method's table may have; none: any.
  std::function<std::set<std::string>(const std::string& method)> keys;
};

/// @param tokens  of the script; empty: there is nothing to check
void lint(const ScriptSource& source, const std::vector<Token>& tokens, const KnownNames& known,
          Diagnostics& diagnostics);

}  // namespace highnoon::lua
