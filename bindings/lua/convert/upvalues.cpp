// Functions of cards: they get a number, and keep no state outside the game. A function may see locals of its file, but none of
// them may be assigned by it, and none may be a table, for both would outlive the game.

#include <algorithm>
#include <set>

#include "convert/bytecode.hpp"
#include "convert/compiler.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

/// Pushes registry[field], a table made on first use.
void push_registry_table(lua_State* L, const char* field) {
  if (lua_getfield(L, LUA_REGISTRYINDEX, field) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setfield(L, LUA_REGISTRYINDEX, field);
}

/// registry[field][owner][node at index] = kind and node in one integer.
void remember(lua_State* L, const char* field, lua_Integer owner, int index, CompiledNode compiled) {
  push_registry_table(L, field);
  if (lua_rawgeti(L, -1, owner) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, owner);
  }
  lua_pushvalue(L, index);
  lua_pushinteger(L, static_cast<lua_Integer>(compiled.node) << 8 | compiled.kind);
  lua_rawset(L, -3);
  lua_pop(L, 2);
}

char result_kind(lua_State* L, int index) {
  if (node_tag(L, index) == "filter") return 'c';
  const std::string name = node_text(L, index, "op");
  for (int i = 0; i < static_cast<int>(Op::count_); ++i) {
    if (name == info(static_cast<Op>(i)).name) return info(static_cast<Op>(i)).result;
  }
  return '?';
}

}  // namespace

FunctionId Compiler::function(int index, bool pure, const char* purpose) {
  if (d_.functions.size() >= kNoFunction) {
    fail(line_, "too many functions");
    return 0;
  }
  lua_Debug record;
  lua_pushvalue(L_, index);
  lua_getinfo(L_, ">S", &record);
  const auto id = static_cast<FunctionId>(d_.functions.size());
  const std::string owner = card_.empty() ? "ruleset" : card_ + ":" + std::to_string(abilities_.size() + 1);
  d_.functions.push_back({.pack = source_ != nullptr ? source_->pack : "",
                          .name = owner + ":" + purpose,
                          .line = static_cast<std::uint32_t>(std::max(record.linedefined, 0)),
                          .pure = pure,
                          .code = source_hash_});
  push_registry_table(L_, kFunctionsField);
  lua_pushvalue(L_, index);
  lua_rawseti(L_, -2, id + 1);
  lua_pop(L_, 1);
  // The names of choices, for the function to read them by.
  push_registry_table(L_, kNamesField);
  lua_newtable(L_);
  for (const SlotName& name : slots_) {
    lua_pushinteger(L_, name.slot << 8 | static_cast<int>(name.kind));
    lua_setfield(L_, -2, name.name.c_str());
  }
  lua_rawseti(L_, -2, id + 1);
  lua_pop(L_, 1);
  if (lua_iscfunction(L_, index)) {
    fail(line_, "this must be a function of the script");
  } else {
    std::set<const void*> seen;
    check_upvalues(index, id, seen);
  }
  return id;
}

void Compiler::check_upvalues(int index, FunctionId function, std::set<const void*>& seen) {
  if (!seen.insert(lua_topointer(L_, index)).second) return;
  luaL_checkstack(L_, 10, "too deep");
  lua_Debug record;
  lua_pushvalue(L_, index);
  lua_getinfo(L_, ">S", &record);
  if (lua_iscfunction(L_, index)) {
    // One with upvalues is what pairs() gives: it remembers how far it is.
    if (lua_getupvalue(L_, index, 1) == nullptr) return;
    lua_pop(L_, 1);
    return fail(line_, "the function goes on with a pairs() that was begun outside of it");
  }
  // Functions of the words are ours, and checked by our tests.
  if (machine_.is_words(record.source)) return;
  const int line = record.linedefined > 0 ? record.linedefined : line_;
  mark_choices_read(record.linedefined, record.lastlinedefined);
  check_moment_of_function(record.linedefined, record.lastlinedefined);
  const std::set<int> assigned = assigned_upvalues(L_, index);
  for (int i = 1;; ++i) {
    const char* const raw_name = lua_getupvalue(L_, index, i);
    if (raw_name == nullptr) break;
    const std::string name = raw_name;
    const int value = lua_gettop(L_);
    machine_.push_environment(source_ != nullptr ? source_->pack : "");
    const bool is_globals = lua_rawequal(L_, -1, value) != 0;
    lua_pop(L_, 1);
    // A local with the name of the globals is a table like any other.
    if (!is_globals || assigned.contains(i - 1)) {
      if (assigned.contains(i - 1)) {
        fail(line, "the function assigns \"" + name + "\", a local of the file: what it keeps must be in the game (play:note { card, number })", "outside-state");
      } else if (lua_type(L_, value) == LUA_TTABLE) {
        fail(line, "the function uses \"" + name + "\", a table of the file, which could keep what is no part of the game: make it inside the function", "outside-state");
      } else if (lua_isfunction(L_, value)) {
        check_upvalues(value, function, seen);
      } else if (is_node(L_, value)) {
        const char kind = result_kind(L_, value);
        if (kind != '?') {
          const NodeId node = expression(value, kind);
          if (node != kNoNode) remember(L_, kCompiledField, function + 1, value, {kind, node});
          if (node_tag(L_, value) == "filter") {
            remember(L_, kConditionsField, function + 1, value, {'b', expression(value, 'b')});
          }
        }
      }
    }
    lua_pop(L_, 1);
  }
}

/// Words that are values of their own (self, you, here ...) may be named in every function.
void Compiler::compile_nullary_words() {
  slots_ = {{"#script", ChoiceDef::Kind::number, kAuthorSlots}};
  machine_.push_words();
  const int words = lua_gettop(L_);
  std::vector<std::string> names;
  for (lua_pushnil(L_); lua_next(L_, words) != 0; lua_pop(L_, 1)) {
    if (lua_type(L_, -2) == LUA_TSTRING && node_tag(L_, lua_gettop(L_)) == "op") names.emplace_back(lua_tostring(L_, -2));
  }
  std::sort(names.begin(), names.end());
  for (const std::string& name : names) {
    lua_getfield(L_, words, name.c_str());
    const int value = lua_gettop(L_);
    const char kind = result_kind(L_, value);
    const NodeId node = expression(value, kind);
    if (node != kNoNode) remember(L_, kCompiledField, 0, value, {kind, node});
    lua_pop(L_, 1);
  }
  lua_pop(L_, 1);
}

}  // namespace highnoon::lua
