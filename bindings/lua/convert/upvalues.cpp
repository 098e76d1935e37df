// Functions of cards: they get a number, and keep no state outside the game. A function may see locals of its file, but none of
// them may be assigned by it, and none may be a table, for both would outlive the game.

#include <algorithm>
#include <cstring>
#include <set>

#include "convert/compiler.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

/// Reads what string.dump writes (Lua 5.4, stripped), only as far as needed: which upvalues are assigned.
class Dump {
 public:
  explicit Dump(std::string bytes) : bytes_(std::move(bytes)) {}

  std::set<int> assigned_upvalues() {
    at_ = 4 + 1 + 1 + 6 + 3 + sizeof(lua_Integer) + sizeof(lua_Number) + 1;
    return function();
  }

 private:
  struct Upvalue {
    bool in_stack;
    int index;
  };

  unsigned char byte() { return at_ < bytes_.size() ? static_cast<unsigned char>(bytes_[at_++]) : fail(); }
  [[noreturn]] unsigned char fail() { throw std::runtime_error("a function cannot be checked"); }
  std::size_t size() {
    std::size_t value = 0;
    for (;;) {
      const unsigned char b = byte();
      value = value << 7 | (b & 0x7F);
      if (b & 0x80) return value;
    }
  }
  void skip(std::size_t n) {
    if (n > bytes_.size() - at_) fail();
    at_ += n;
  }
  void text() {
    const std::size_t n = size();
    if (n > 0) skip(n - 1);
  }

  std::set<int> function() {
    constexpr unsigned kSetUpvalue = 10;  // OP_SETUPVAL: A B: UpValue[B] := R[A]
    std::set<int> assigned;
    text();
    size();
    size();
    skip(3);
    for (std::size_t n = size(); n > 0; --n) {
      std::uint32_t instruction = 0;
      if (bytes_.size() - at_ < sizeof instruction) fail();
      std::memcpy(&instruction, bytes_.data() + at_, sizeof instruction);
      at_ += sizeof instruction;
      if ((instruction & 0x7F) == kSetUpvalue) assigned.insert(static_cast<int>(instruction >> 16 & 0xFF));
    }
    for (std::size_t n = size(); n > 0; --n) {
      switch (byte()) {
        case 0x03: case 0x13: skip(8); break;
        case 0x04: case 0x14: text(); break;
        default: break;
      }
    }
    std::vector<Upvalue> upvalues;
    for (std::size_t n = size(); n > 0; --n) {
      const bool in_stack = byte() != 0;
      upvalues.push_back({in_stack, byte()});
      byte();
    }
    for (std::size_t n = size(); n > 0; --n) {
      for (const int ours : inner_function()) assigned.insert(ours);
    }
    for (std::size_t n = size(); n > 0; --n) byte();
    for (std::size_t n = size(); n > 0; --n) {
      size();
      size();
    }
    for (std::size_t n = size(); n > 0; --n) {
      text();
      size();
      size();
    }
    for (std::size_t n = size(); n > 0; --n) text();
    last_upvalues_ = std::move(upvalues);
    return assigned;
  }

  /// An inner function assigns one of ours if it assigns an upvalue that it has from our upvalues.
  std::set<int> inner_function() {
    const std::set<int> inner = function();
    const std::vector<Upvalue> upvalues = last_upvalues_;
    std::set<int> ours;
    for (const int i : inner) {
      if (i < static_cast<int>(upvalues.size()) && !upvalues[static_cast<std::size_t>(i)].in_stack) {
        ours.insert(upvalues[static_cast<std::size_t>(i)].index);
      }
    }
    return ours;
  }

  std::string bytes_;
  std::size_t at_ = 0;
  std::vector<Upvalue> last_upvalues_;
};

int append(lua_State*, const void* bytes, std::size_t size, void* out) {
  static_cast<std::string*>(out)->append(static_cast<const char*>(bytes), size);
  return 0;
}

std::set<int> assigned_upvalues(lua_State* L, int index) {
  std::string bytes;
  lua_pushvalue(L, index);
  lua_dump(L, append, &bytes, 1);
  lua_pop(L, 1);
  return Dump(std::move(bytes)).assigned_upvalues();
}

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
  // Functions of the words are ours, and checked by our tests.
  if (lua_iscfunction(L_, index) || machine_.is_words(record.source)) return;
  const int line = record.linedefined > 0 ? record.linedefined : line_;
  mark_choices_read(record.linedefined, record.lastlinedefined);
  check_moment_of_function(record.linedefined, record.lastlinedefined);
  const std::set<int> assigned = assigned_upvalues(L_, index);
  for (int i = 1;; ++i) {
    const char* const raw_name = lua_getupvalue(L_, index, i);
    if (raw_name == nullptr) break;
    const std::string name = raw_name;
    const int value = lua_gettop(L_);
    if (name != "_ENV") {
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
