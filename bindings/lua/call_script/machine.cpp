#include "call_script/machine.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>

#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

constexpr int kHookInterval = 1000;
constexpr const char* kWordsField = "highnoon.words";
constexpr const char* kEnvironmentsField = "highnoon.environments";

}  // namespace

void* Machine::allocate(void* self, void* block, std::size_t old_size, std::size_t new_size) {
  auto& machine = *static_cast<Machine*>(self);
  if (block == nullptr) old_size = 0;  // Lua passes a type there
  if (new_size == 0) {
    std::free(block);
    machine.bytes_in_use_ -= old_size;
    return nullptr;
  }
  if (new_size > old_size && machine.bytes_in_use_ + (new_size - old_size) > machine.limits_.memory) {
    return nullptr;  // Lua collects its garbage and asks once more
  }
  void* const fresh = std::realloc(block, new_size);
  if (fresh != nullptr) machine.bytes_in_use_ += new_size - old_size;
  return fresh;
}

Machine::Machine(const ScriptLimits& limits) : limits_(limits) {
  L_ = lua_newstate(&Machine::allocate, this);
  if (L_ == nullptr) throw std::bad_alloc();
  *static_cast<Machine**>(lua_getextraspace(L_)) = this;
  lua_gc(L_, LUA_GCGEN, 0, 0);
}

Machine::~Machine() { lua_close(L_); }

// Threads inherit the main thread's extra space.
Machine& Machine::of(lua_State* L) { return **static_cast<Machine**>(lua_getextraspace(L)); }

Budget* Machine::set_budget(Budget* budget) { return std::exchange(budget_, budget); }

void Machine::charge_bytes(lua_State* L, std::int64_t bytes) {
  if (budget_ == nullptr) return;
  budget_->bytes -= bytes;
  if (budget_->bytes < 0) luaL_error(L, "the script asks for too much memory");
}

void Machine::count(lua_State* L, lua_Debug*) {
  Budget* const budget = of(L).budget_;
  if (budget == nullptr) return;
  budget->instructions -= kHookInterval;
  if (budget->instructions >= 0) return;
  luaL_where(L, 0);  // in a hook the script itself is at level 0
  lua_pushliteral(L, "the script runs too long");
  lua_concat(L, 2);
  lua_error(L);
}

void Machine::arm(lua_State* thread) { lua_sethook(thread, &Machine::count, LUA_MASKCOUNT, kHookInterval); }

void Machine::push_words() {
  if (lua_getfield(L_, LUA_REGISTRYINDEX, kWordsField) == LUA_TTABLE) return;
  lua_pop(L_, 1);
  lua_newtable(L_);
  lua_pushvalue(L_, -1);
  lua_setfield(L_, LUA_REGISTRYINDEX, kWordsField);
  open_sandbox(L_);
  open_words(L_);
}

void Machine::push_environment(const std::string& pack) {
  if (lua_getfield(L_, LUA_REGISTRYINDEX, kEnvironmentsField) != LUA_TTABLE) {
    lua_pop(L_, 1);
    lua_newtable(L_);
    lua_pushvalue(L_, -1);
    lua_setfield(L_, LUA_REGISTRYINDEX, kEnvironmentsField);
  }
  if (lua_getfield(L_, -1, pack.c_str()) != LUA_TTABLE) {
    lua_pop(L_, 1);
    lua_newtable(L_);
    lua_createtable(L_, 0, 3);
    lua_pushcfunction(L_, guarded<find_word>);
    lua_setfield(L_, -2, "__index");
    lua_pushcfunction(L_, guarded<refuse_global>);
    lua_setfield(L_, -2, "__newindex");
    lua_pushboolean(L_, false);
    lua_setfield(L_, -2, "__metatable");
    lua_setmetatable(L_, -2);
    lua_pushvalue(L_, -1);
    lua_setfield(L_, -3, pack.c_str());
  }
  lua_remove(L_, -2);
}

bool Machine::load(const ScriptSource& source, bool is_words, std::string& error) {
  const std::string chunk = "@" + source.file;
  if (is_words) words_chunks_.push_back(chunk);
  // Text only: a precompiled chunk could do anything.
  if (luaL_loadbufferx(L_, source.text.data(), source.text.size(), chunk.c_str(), "t") != LUA_OK) {
    const char* const message = lua_tostring(L_, -1);
    error = message != nullptr ? message : "does not load";
    lua_pop(L_, 1);
    return false;
  }
  if (is_words) {
    push_words();
  } else {
    push_environment(source.pack);
  }
  lua_setupvalue(L_, -2, 1);
  return true;
}

bool Machine::is_words(const char* chunk) const {
  return std::find(words_chunks_.begin(), words_chunks_.end(), chunk) != words_chunks_.end();
}

bool Machine::call(int arguments, int results, std::string& error) {
  arm(L_);
  const int status = lua_pcall(L_, arguments, results, 0);
  if (status == LUA_OK) return true;
  const char* const message = lua_tostring(L_, -1);
  error = message != nullptr ? message : "the script raised something that is no message";
  lua_pop(L_, 1);
  return false;
}

void describe(lua_State* L, const std::exception& error, char* message, std::size_t size) {
  std::string text = error.what();
  const std::string place = where(L);
  if (!place.empty() && text.compare(0, place.size(), place) != 0) text = place + text;
  const std::size_t length = text.copy(message, size - 1);
  message[length] = '\0';
}

std::string where(lua_State* L) {
  const Machine& machine = Machine::of(L);
  lua_Debug record;
  for (int level = 0; lua_getstack(L, level, &record) != 0; ++level) {
    lua_getinfo(L, "Sl", &record);
    if (record.currentline <= 0 || machine.is_words(record.source)) continue;
    return std::string(record.source[0] == '@' ? record.source + 1 : record.short_src) + ":" + std::to_string(record.currentline) + ": ";
  }
  return "";
}

}  // namespace highnoon::lua
