#pragma once

/// The card language as a list: its words, the classes of its tables, the names of its types.

#include <map>
#include <string>
#include <vector>

#include "highnoon/lua/tokens.hpp"
#include "highnoon/lua/manual.hpp"

namespace highnoon::lua {

struct CallParameter {
  std::string name;  ///< "t?" may be left out, as "..." is any number of them
  std::string type;
};

/// One way to call a word.
struct Call {
  std::vector<CallParameter> parameters;
  std::string returns;  ///< "": nothing
};

struct Word {
  std::string name;
  std::string group;  ///< the file of scripts/highnoon that it stands in
  std::string doc;
  std::string type;  ///< of the word where it is not called; "": it is a plain function
  std::vector<Call> calls;
  std::vector<std::string> overloads;  ///< further ways to call it, as types: "fun(id: string)"
};

struct Field {
  std::string name;  ///< "[1]", "[integer]": without a key
  std::string type;
  std::string doc;
  bool optional = false;
};

struct TableClass {
  std::string name;
  std::vector<std::string> parents;
  std::string doc;
  std::vector<Field> fields;
  bool generated = false;  ///< from a registry; else it stands in a file of scripts/meta
  bool is_yield = false;   ///< what words yield: it has no fields
};

struct Alias {
  std::string name;
  std::string type;
  std::string doc;
  bool generated = false;
};

struct Catalog {
  std::vector<Word> words;  ///< by name
  std::vector<TableClass> classes;
  std::vector<Alias> aliases;

  const TableClass* find_class(const std::string& name) const;
  /// The fields of a class and of its parents.
  std::vector<Field> all_fields(const TableClass& one) const;
};

/// @param accepted  gets the keys that the words read, by class
Result<Catalog> make_catalog(const ManualSources& sources,
                             std::map<std::string, std::vector<std::string>>& accepted);

/// Types that nothing defines, and what lacks documentation.
std::vector<std::string> gaps_of(const Catalog& catalog);

std::string join(const std::vector<std::string>& items, const char* between);

std::string annotations_of(const Catalog& catalog);
std::string lua_api_of(const Catalog& catalog, const std::vector<ScriptSource>& cards);
std::string events_of(const std::vector<ScriptSource>& cards,
                      const std::vector<ScriptSource>& words);

}  // namespace highnoon::lua
