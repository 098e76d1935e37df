#include "call_script/machine.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>

#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

constexpr int kHookInterval = 1000;
constexpr const char* kTooLong = "the script runs too long";
constexpr const char* kWordsField = "highnoon.words";
constexpr const char* kEnvironmentsField = "highnoon.environments";

}  // namespace

void* Machine::allocate(void* self, void* block, std::size_t old_size, std::size_t new_size) {
  auto& machine = *static_cast<Machine*>(self);
  const int type = block == nullptr ? static_cast<int>(old_size) : LUA_TNONE;  // Lua passes a type there
  if (block == nullptr) old_size = 0;
  if (new_size == 0) {
    std::free(block);
    machine.bytes_in_use_ -= old_size;
    return nullptr;
  }
  if (new_size > old_size) {
    // Lua collects its garbage and asks once more.
    if (machine.bytes_in_use_ + (new_size - old_size) > machine.floor_ + machine.limits_.memory) return nullptr;
    if (machine.budget_ != nullptr) {
      if (machine.floor_ == 0) {
        machine.budget_->bytes -= static_cast<std::int64_t>(new_size - old_size);
        if (machine.budget_->bytes < 0) machine.stop_soon();
      }
      if (type != LUA_TNONE && !machine.charge_block(type, new_size)) return nullptr;
    }
  }
  void* const fresh = std::realloc(block, new_size);
  if (fresh != nullptr) machine.bytes_in_use_ += new_size - old_size;
  return fresh;
}

// While games run, only what a script asks for in the same way in every machine is charged. Short texts are shared, the parts of
// tables are made anew at moments that depend on hashes, stacks and call records on the garbage collector: of these there are few for
// each instruction, so that the budget of instructions bounds them (docs/sandbox.md). Long texts, tables, functions and handles are new
// each time.
bool Machine::charge_block(int type, std::size_t size) {
  constexpr std::size_t kTextHead = 32;   // at most; more than Lua puts before the letters
  constexpr std::size_t kShortText = 40;  // letters; LUAI_MAXSHORTLEN
  constexpr std::size_t kLongestText = std::size_t{64} << 10;
  constexpr std::int64_t kTable = 256;    // with the parts that its constructor may make (bytecode.cpp)
  constexpr int kUpvalue = LUA_NUMTYPES;
  if (type == LUA_TSTRING && size > kLongestText + kTextHead) {
    if (refusal_.empty()) refusal_ = where(thread_ != nullptr ? thread_ : L_) + "a text becomes too long";
    return false;
  }
  if (floor_ == 0) return true;  // all is charged there
  switch (type) {
    case LUA_TSTRING:
      if (size > kTextHead + kShortText) budget_->bytes -= static_cast<std::int64_t>(size);
      break;
    case LUA_TTABLE: budget_->bytes -= kTable; break;
    case LUA_TFUNCTION:
    case LUA_TUSERDATA:
    case kUpvalue: budget_->bytes -= static_cast<std::int64_t>(size); break;
    default: break;
  }
  if (budget_->bytes < 0) stop_soon();
  return true;
}

/// The thread fails before its next instruction: no error can be raised while Lua asks for memory.
void Machine::stop_soon() {
  if (thread_ != nullptr) lua_sethook(thread_, &Machine::count, LUA_MASKCOUNT, 1);
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

void Machine::charge_work(lua_State* L, std::int64_t instructions) {
  if (!spend(instructions)) luaL_error(L, "%s", kTooLong);
}

bool Machine::spend(std::int64_t instructions) {
  if (budget_ == nullptr) return true;
  budget_->instructions -= instructions;
  if (budget_->instructions >= 0) return true;
  stop_soon();
  return false;
}

void Machine::count(lua_State* L, lua_Debug*) {
  constexpr int kDeepest = 200;
  Machine& machine = of(L);
  Budget* const budget = machine.budget_;
  if (budget == nullptr) return;
  const char* message = nullptr;
  lua_Debug record;
  if (budget->bytes < 0) {
    message = "the script asks for too much memory";
  } else if ((budget->instructions -= lua_gethookcount(L)) < 0) {
    message = kTooLong;
  } else if (lua_getstack(L, kDeepest, &record) != 0) {
    message = "functions call one another too deep";
  }
  if (message == nullptr) return;
  luaL_where(L, 0);  // in a hook the script itself is at level 0
  lua_pushstring(L, message);
  lua_concat(L, 2);
  lua_error(L);
}

lua_State* Machine::set_thread(lua_State* thread) { return std::exchange(thread_, thread); }

void Machine::arm() { lua_sethook(thread_, &Machine::count, LUA_MASKCOUNT, kHookInterval); }

void Machine::finish_loading() {
  lua_gc(L_, LUA_GCCOLLECT);
  floor_ = bytes_in_use_;
}

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
  if (const int status = luaL_loadbufferx(L_, source.text.data(), source.text.size(), chunk.c_str(), "t"); status != LUA_OK) {
    error = failure(L_, status);
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

int Machine::keep_line(lua_State* L) {
  Machine& machine = of(L);
  lua_Debug record;
  for (int level = 1; lua_getstack(L, level, &record) != 0; ++level) {
    lua_getinfo(L, "Sl", &record);
    if (record.currentline <= 0 || machine.is_words(record.source)) continue;
    machine.error_line_ = record.currentline;
    break;
  }
  return 1;
}

bool Machine::call(int arguments, int results, std::string& error) {
  lua_State* const outer = set_thread(L_);
  arm();
  error_line_ = 0;
  const int base = lua_gettop(L_) - arguments;
  lua_pushcfunction(L_, keep_line);
  lua_insert(L_, base);
  const int status = lua_pcall(L_, arguments, results, base);
  lua_remove(L_, base);
  set_thread(outer);
  if (status == LUA_OK) return true;
  error = failure(L_, status);
  lua_pop(L_, 1);
  return false;
}

std::string Machine::failure(lua_State* thread, int status) {
  if (std::string refused = take_refusal(); status == LUA_ERRMEM && !refused.empty()) return refused;
  std::size_t size = 0;
  const char* const text = lua_type(thread, -1) == LUA_TSTRING ? lua_tolstring(thread, -1, &size) : nullptr;
  return text != nullptr ? readable({text, size}) : "the script raised something that is no message";
}

std::string readable(std::string_view text) {
  constexpr std::size_t kLongest = 400;
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    if (out.size() >= kLongest) return out + " ...";
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : 0;
    bool fine = length > 0 && i + length <= text.size() && lead >= ' ' && lead != 0x7F;
    for (std::size_t j = 1; fine && j < length; ++j) fine = (static_cast<unsigned char>(text[i + j]) & 0xC0) == 0x80;
    // Of three bytes these would be too many, or half of a pair of UTF-16.
    if (fine && length == 3) {
      const auto second = static_cast<unsigned char>(text[i + 1]);
      fine = !(lead == 0xE0 && second < 0xA0) && !(lead == 0xED && second >= 0xA0);
    }
    if (fine) {
      out += text.substr(i, length);
      i += length;
    } else {
      out += lead == '\n' || lead == '\t' ? ' ' : '?';
      ++i;
    }
  }
  return out;
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
