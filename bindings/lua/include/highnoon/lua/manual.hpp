#pragma once

/// The manual of the card language, made from what the library itself reads: types for editors, and
/// two pages of docs.

#include <map>
#include <string>
#include <vector>

#include "highnoon/lua/load_scripts.hpp"

namespace highnoon {

/// What the manual is made from.
struct ManualSources {
  std::vector<ScriptSource>
      words;  ///< scripts/highnoon: the words with the comments before their definitions
  std::vector<ScriptSource>
      types;  ///< scripts/meta without words.lua: the tables, and what functions are given
  std::vector<ScriptSource> cards;  ///< scripts that examples are taken from
};

struct Manual {
  std::string annotations;  ///< scripts/meta/words.lua: every word with its types, as editors read
                            ///< them (LuaCATS)
  std::string lua_api;      ///< docs/lua-api.md
  std::string events;       ///< docs/events.md
  /// What lacks a documentation or a type, and types that nothing defines: "field
  /// SelectorKeys.here", "word aced", "type Cardz".
  std::vector<std::string> gaps;
  /// Of each class of tables the keys that the manual tells of, those of its parents too.
  std::map<std::string, std::vector<std::string>> documented;
  /// Of each class of tables the keys that the library reads.
  std::map<std::string, std::vector<std::string>> accepted;
};

/// @retval ErrorCode::bad_script  the words do not load
Result<Manual> make_manual(const ManualSources& sources);

}  // namespace highnoon
