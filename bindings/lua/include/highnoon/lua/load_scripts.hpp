#pragma once

/// Cards, rulesets and house rules written in Lua: sources in, definitions and their script host out.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// One file of Lua, already read: the loader itself opens nothing.
struct ScriptSource {
  std::string file;  ///< as messages name it
  std::string pack;  ///< id of the pack it belongs to; "" for words and rulesets
  std::string text;
};

/// Reads the `.lua` files of a folder, not of its subfolders, in the order of their names.
/// @retval ErrorCode::not_found  no such folder, or a file cannot be read
Result<std::vector<ScriptSource>> read_scripts(const std::string& folder, const std::string& pack = "");

/// A fact as an erratum gives it: one text, or a list.
struct FactValue {
  std::vector<std::string> texts;
  bool is_list = false;
};
/// Changes a fact of a card as pack.yaml would give it. @return what is wrong with it, or ""
using SetFact = std::function<std::string(Definitions& definitions, CardDef& card, const std::string& key, const FactValue& value)>;

/// All the Lua of a library, in load order.
struct ScriptSources {
  std::vector<ScriptSource> words;        ///< scripts/highnoon
  std::vector<ScriptSource> cards;        ///< cards/<pack>/*.lua, pack after pack
  std::vector<ScriptSource> rulesets;     ///< scripts/rulesets
  std::vector<ScriptSource> house_rules;  ///< scripts/house_rules
  std::vector<ScriptSource> errata;       ///< scripts/errata; the pack of each is the one its cards are of
  std::string as_of;                      ///< the date whose errata are in force; "": all that are known
  SetFact set_fact;                       ///< who reads the facts in errata
  Window reacts = Window::after;          ///< the window of Reacts whose script names none
  bool lints = true;                      ///< off: what a look at the source would find fails only when it runs; for tests of the sandbox
};

/// What scripts may use up. Those of one function fall the same in every copy, in every machine and on every computer; a script that
/// passes one of them fails. The memory cap is the last guard: meeting it ends the call that ran the script with an error of the host.
struct ScriptLimits {
  std::int64_t load_instructions = 5'000'000;   ///< for one file
  std::int64_t load_bytes = 24 << 20;           ///< asked for, for one file
  std::int64_t instructions = 100'000;          ///< for one function effect, counted from its start
  std::int64_t pure_instructions = 20'000;      ///< for one call of a pure function
  int kernel_calls = 2'000;                     ///< for one function effect
  int pure_kernel_calls = 500;                  ///< for one call of a pure function
  int journal_words = 640;                      ///< for one function effect
  std::int64_t bytes = 1 << 20;                 ///< asked for as texts, tables, functions and handles, for one function effect
  std::size_t memory = 64u << 20;               ///< bytes for loading, and once more for what runs then, in one machine
  int machines = 16;                            ///< kept in the pool when idle
  int coroutines = 64;                          ///< kept alive in one machine
};

/// Compiles all scripts into the definitions: abilities are attached to every card with the script's id, rulesets are added
/// (each alone and with each house rule, as "reloaded+hand_of_six"). Facts of the packs must be in `definitions` already.
///
/// @param diagnostics  gets everything that is wrong, with file and line
/// @return who runs the script functions, or null if there were errors; then `definitions` is unchanged
std::shared_ptr<ScriptHost> load_scripts(Definitions& definitions, const ScriptSources& sources, Diagnostics& diagnostics,
                                         const ScriptLimits& limits = {});

/// What a host of load_scripts() was loaded from, to load it again with a change: its scripts, and the facts before scripts.
const ScriptSources& sources_of(const ScriptHost& host);
const Definitions& facts_of(const ScriptHost& host);

/// Adds the ruleset `base` with house rules in this order, named "base+one+two", to loaded definitions.
/// @param host  what load_scripts() returned for them
/// @retval ErrorCode::not_found  no such ruleset or house rule
/// @retval ErrorCode::bad_config  a house rule names a step that is not there
Result<void> combine_ruleset(Definitions& definitions, const ScriptHost& host, const std::string& base,
                             const std::vector<std::string>& house_rules);

}  // namespace highnoon
