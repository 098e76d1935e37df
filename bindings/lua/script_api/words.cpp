#include "script_api/words.hpp"

#include <algorithm>
#include <cstring>

#include "call_script/machine.hpp"
#include "convert/compiler.hpp"
#include "script_api/play.hpp"

namespace highnoon::lua {
namespace {

constexpr const char* kNodeType = "highnoon.node";

struct NodeHead {
  int line;
};

Compiler& compiler_of(lua_State* L) {
  Compiler* const compiler = Machine::of(L).compiler;
  if (compiler == nullptr) throw std::runtime_error("words can only be defined and used while scripts are loaded");
  return *compiler;
}

/// The line of the script that is being run, not of the words; while only words run, theirs, or 0 if `of_scripts_only`.
int script_line(lua_State* L, bool of_scripts_only = false) {
  const Machine& machine = Machine::of(L);
  lua_Debug record;
  int line = 0;
  for (int level = 0; lua_getstack(L, level, &record) != 0; ++level) {
    lua_getinfo(L, "Sl", &record);
    if (record.currentline <= 0) continue;
    if (line == 0 && !of_scripts_only) line = record.currentline;
    if (!machine.is_words(record.source)) return record.currentline;
  }
  return line;
}

// --- kernel.*

int make(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  const int given = Machine::of(L).node_line;
  make_node(L, given > 0 ? given : script_line(L, true));
  return 1;
}

int data(lua_State* L) {
  if (is_node(L, 1)) {
    push_data(L, 1);
  } else {
    lua_pushnil(L);
  }
  return 1;
}

/// kernel.fail(message, key, rule): reports at the line of the script, or where `key` is written below it.
int fail(lua_State* L) {
  const std::string message = luaL_checkstring(L, 1);
  const char* const key = luaL_optstring(L, 2, nullptr);
  Compiler& compiler = compiler_of(L);
  const int line = script_line(L);
  compiler.fail(key != nullptr ? compiler.line_of_key(line, key) : line, message, luaL_optstring(L, 3, "script"));
  push_poison(L);
  return 1;
}

/// kernel.line_of(key): where the key is written, at the line of the script or below it.
int line_of(lua_State* L) {
  const int line = script_line(L, true);
  const Compiler* const compiler = Machine::of(L).compiler;
  const char* const key = luaL_checkstring(L, 1);
  lua_pushinteger(L, line > 0 && compiler != nullptr ? compiler->line_of_key(line, key) : 0);
  return 1;
}

/// kernel.at_line(line): words yield nodes of this line until kernel.at_line(nil).
int at_line(lua_State* L) {
  Machine::of(L).node_line = static_cast<int>(luaL_optinteger(L, 1, 0));
  return 0;
}

/// kernel.did_you_mean(word, list): a hint to put after a message.
int hint(lua_State* L) {
  const std::string word = luaL_checkstring(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  std::vector<std::string> known;
  const auto n = static_cast<lua_Integer>(lua_rawlen(L, 2));
  Machine::of(L).charge_work(L, n);
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L, 2, i);
    if (lua_type(L, -1) == LUA_TSTRING) known.emplace_back(lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  const std::string text = did_you_mean(word, known);
  lua_pushlstring(L, text.data(), text.size());
  return 1;
}

int begin_card(lua_State* L) {
  compiler_of(L).begin_card(luaL_checkstring(L, 1), script_line(L));
  return 0;
}

int end_card(lua_State* L) {
  lua_settop(L, 1);
  compiler_of(L).end_card(1);
  return 0;
}

int ruleset(lua_State* L) {
  compiler_of(L).ruleset(luaL_checkstring(L, 1), 2, script_line(L));
  return 0;
}

int house_rule(lua_State* L) {
  compiler_of(L).house_rule(luaL_checkstring(L, 1), 2, script_line(L));
  return 0;
}

int titles_with(lua_State* L) {
  const std::vector<std::string> titles = compiler_of(L).titles_with(luaL_checkstring(L, 1));
  lua_createtable(L, static_cast<int>(titles.size()), 0);
  for (std::size_t i = 0; i < titles.size(); ++i) {
    lua_pushstring(L, titles[i].c_str());
    lua_rawseti(L, -2, static_cast<lua_Integer>(i) + 1);
  }
  return 1;
}

int begin_erratum(lua_State* L) {
  compiler_of(L).begin_erratum(luaL_checkstring(L, 1), script_line(L));
  return 0;
}

int erratum(lua_State* L) {
  compiler_of(L).erratum(luaL_checkstring(L, 1), 2, script_line(L));
  return 0;
}

const luaL_Reg kKernel[] = {{"make", guarded<make>}, {"data", guarded<data>}, {"fail", guarded<fail>}, {"did_you_mean", guarded<hint>},
                            {"line_of", guarded<line_of>}, {"at_line", guarded<at_line>},
                            {"begin_card", guarded<begin_card>}, {"end_card", guarded<end_card>}, {"ruleset", guarded<ruleset>},
                            {"house_rule", guarded<house_rule>}, {"titles_with", guarded<titles_with>},
                            {"begin_erratum", guarded<begin_erratum>}, {"erratum", guarded<erratum>}, {nullptr, nullptr}};

// --- the registries, as lists of {name = ...}

void push_row(lua_State* L, lua_Integer i, const char* name) {
  lua_createtable(L, 0, 4);
  lua_pushstring(L, name);
  lua_setfield(L, -2, "name");
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, i);
}

void set_text(lua_State* L, const char* field, const char* text) {
  lua_pushstring(L, text);
  lua_setfield(L, -2, field);
}

void push_registries(lua_State* L) {
  lua_newtable(L);
  for (int i = 0; i < static_cast<int>(Op::count_); ++i) {
    const OpInfo& op = info(static_cast<Op>(i));
    push_row(L, i + 1, op.name);
    set_text(L, "result", std::string(1, op.result).c_str());
    set_text(L, "arguments", op.arguments);
    set_text(L, "value", value_kind(static_cast<Op>(i)));
    set_text(L, "doc", op.doc);
    lua_pop(L, 1);
  }
  lua_setfield(L, -2, "ops");
  lua_newtable(L);
  for (int i = 0; i < static_cast<int>(Verb::count_); ++i) {
    const VerbInfo& verb = info(static_cast<Verb>(i));
    push_row(L, i + 1, verb.name);
    set_text(L, "arguments", verb.arguments);
    set_text(L, "doc", verb.doc);
    lua_pop(L, 1);
  }
  lua_setfield(L, -2, "verbs");
  lua_newtable(L);
  for (int i = 1; i < kTriggerPoints; ++i) {
    const TriggerInfo& trigger = info(static_cast<TriggerPoint>(i));
    push_row(L, i, trigger.name);
    set_text(L, "doc", trigger.doc);
    lua_pushboolean(L, trigger.flags & kTriggerSubjects);
    lua_setfield(L, -2, "subjects");
    lua_pop(L, 1);
  }
  lua_setfield(L, -2, "triggers");
  lua_newtable(L);
  for (int i = 0; i < kStats; ++i) {
    push_row(L, i + 1, info(static_cast<Stat>(i)).name);
    lua_pushboolean(L, info(static_cast<Stat>(i)).of_player);
    lua_setfield(L, -2, "of_player");
    lua_pop(L, 1);
  }
  lua_setfield(L, -2, "stats");
  lua_newtable(L);
  for (std::size_t i = 0; i < act_names().size(); ++i) {
    push_row(L, static_cast<lua_Integer>(i) + 1, act_names()[i].c_str());
    lua_pop(L, 1);
  }
  lua_setfield(L, -2, "acts");
  lua_newtable(L);
  for (std::size_t i = 0; i < permit_names().size(); ++i) {
    push_row(L, static_cast<lua_Integer>(i) + 1, permit_names()[i].c_str());
    lua_pop(L, 1);
  }
  lua_setfield(L, -2, "permits");
}

// --- what can be done with a node

/// Reports arguments that the function at `function` would drop without a word. Functions with `...` look at theirs themselves.
void count_arguments(lua_State* L, int function, int given, const char* name) {
  lua_Debug record;
  lua_pushvalue(L, function);
  lua_getinfo(L, ">uS", &record);
  Compiler* const compiler = Machine::of(L).compiler;
  if (compiler == nullptr || record.isvararg || *record.what == 'C' || given <= record.nparams) return;
  compiler->fail(script_line(L), (*name != '\0' ? "\"" + std::string(name) + "\"" : "this word") + " takes " +
                                     (record.nparams == 1 ? "one value" : "at most " + std::to_string(record.nparams) + " values"));
}

/// Calls the field "call" of its data.
int call_node(lua_State* L) {
  push_data(L, 1);
  if (lua_getfield(L, -1, "call") != LUA_TFUNCTION) {
    lua_settop(L, 1);
    if (node_tag(L, 1) == "poison") return 1;
    compiler_of(L).fail(script_line(L), "this word takes no arguments");
    push_poison(L);
    return 1;
  }
  lua_remove(L, -2);
  count_arguments(L, lua_gettop(L), lua_gettop(L) - 2, node_text(L, 1, "name").c_str());
  lua_replace(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

int index_node(lua_State* L) {
  if (node_tag(L, 1) != "poison") {
    compiler_of(L).fail(script_line(L), "words have no fields; numbers are read with words such as bullets_of(self)");
  }
  push_poison(L);
  return 1;
}

int refuse_change(lua_State* L) { return luaL_error(L, "words cannot be changed"); }

template <int which>
int arithmetic(lua_State* L) {
  constexpr const char* kNames[] = {"add", "subtract", "multiply", "negate"};
  lua_settop(L, 2);
  lua_createtable(L, 0, 3);
  lua_pushliteral(L, "op");
  lua_setfield(L, -2, "tag");
  lua_pushstring(L, kNames[which]);
  lua_setfield(L, -2, "op");
  lua_createtable(L, 2, 1);
  const int arguments = which == 3 ? 1 : 2;
  for (int i = 1; i <= arguments; ++i) {
    lua_pushvalue(L, i);
    lua_rawseti(L, -2, i);
  }
  lua_pushinteger(L, arguments);
  lua_setfield(L, -2, "n");
  lua_setfield(L, -2, "args");
  make_node(L, script_line(L, true));
  return 1;
}

const luaL_Reg kNodeMethods[] = {{"__call", guarded<call_node>}, {"__index", guarded<index_node>}, {"__newindex", refuse_change},
                                 {"__add", guarded<arithmetic<0>>}, {"__sub", guarded<arithmetic<1>>}, {"__mul", guarded<arithmetic<2>>},
                                 {"__unm", guarded<arithmetic<3>>}, {nullptr, nullptr}};

}  // namespace

void open_words(lua_State* L) {
  lua_createtable(L, 0, 16);
  luaL_setfuncs(L, kKernel, 0);
  open_play(L);
  push_registries(L);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, "words");
  lua_setfield(L, -2, "kernel");
}

/// A function among the words, as scripts call it: upvalues are the function and its name.
int call_word(lua_State* L) {
  count_arguments(L, lua_upvalueindex(1), lua_gettop(L), lua_tostring(L, lua_upvalueindex(2)));
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

int find_word(lua_State* L) {
  Machine& machine = Machine::of(L);
  const char* const name = lua_tostring(L, 2);
  lua_getfield(L, LUA_REGISTRYINDEX, "highnoon.words");
  if (name != nullptr && std::strcmp(name, "kernel") != 0) {
    lua_pushvalue(L, 2);
    if (const int type = lua_rawget(L, -2); type != LUA_TNIL) {
      if (type == LUA_TFUNCTION && !lua_iscfunction(L, -1) && machine.compiler != nullptr) {
        lua_pushvalue(L, 2);
        lua_pushcclosure(L, guarded<call_word>, 2);
      }
      return 1;
    }
    lua_pop(L, 1);
  }
  const std::string message = "unknown word \"" + std::string(name != nullptr ? name : "?") + "\"";
  if (machine.compiler == nullptr) throw std::runtime_error(where(L) + message);
  std::vector<std::string> known;
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TSTRING) known.emplace_back(lua_tostring(L, -2));
  }
  std::sort(known.begin(), known.end());
  machine.compiler->fail(script_line(L), message + did_you_mean(name != nullptr ? name : "", known), "unknown-word");
  push_poison(L);
  return 1;
}

int refuse_global(lua_State* L) {
  const char* const name = lua_tostring(L, 2);
  const std::string message = "\"" + std::string(name != nullptr ? name : "?") + "\" cannot be a global: write `local` before it";
  Compiler* const compiler = Machine::of(L).compiler;
  if (compiler == nullptr) throw std::runtime_error(where(L) + message);
  compiler->fail(compiler->line_of_assignment(script_line(L), name != nullptr ? name : ""), message, "outside-state");
  return 0;
}

bool is_node(lua_State* L, int index) { return luaL_testudata(L, index, kNodeType) != nullptr; }

int node_line(lua_State* L, int index) {
  const auto* const head = static_cast<NodeHead*>(luaL_testudata(L, index, kNodeType));
  return head != nullptr ? head->line : 0;
}

void push_data(lua_State* L, int index) { lua_getiuservalue(L, index, 1); }

std::string node_text(lua_State* L, int index, const char* field) {
  if (!is_node(L, index)) return "";
  push_data(L, index);
  lua_getfield(L, -1, field);
  const std::string text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  lua_pop(L, 2);
  return text;
}

std::string node_tag(lua_State* L, int index) { return node_text(L, index, "tag"); }

void make_node(lua_State* L, int line) {
  auto* const head = static_cast<NodeHead*>(lua_newuserdatauv(L, sizeof(NodeHead), 1));
  head->line = line;
  lua_insert(L, -2);
  lua_setiuservalue(L, -2, 1);
  if (luaL_newmetatable(L, kNodeType) != 0) {
    luaL_setfuncs(L, kNodeMethods, 0);
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
  }
  lua_setmetatable(L, -2);
}

void push_poison(lua_State* L) {
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "poison");
  lua_setfield(L, -2, "tag");
  make_node(L, 0);
}

}  // namespace highnoon::lua
