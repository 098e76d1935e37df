// The functions every script may use. A whitelist: what is not here does not exist for a script. Left out on purpose: pcall
// (eats the budget's error), coroutine, load, setmetatable (finalisers), next and rawset, pattern matching (unbounded), random
// numbers, time, files. What takes longer than one instruction charges what it does (Machine::charge_work); texts and tables charge
// themselves where they are made (Machine::charge_block).

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "call_script/machine.hpp"

namespace highnoon::lua {
namespace {

constexpr lua_Integer kMostItems = 10'000;
constexpr std::size_t kLongestText = 65'536;

int as_error(lua_State* L) {
  luaL_checkstring(L, 1);
  lua_settop(L, 1);
  luaL_where(L, 1);
  lua_insert(L, 1);
  lua_concat(L, 2);
  return lua_error(L);
}

int assert_true(lua_State* L) {
  if (lua_toboolean(L, 1)) return lua_gettop(L);
  return luaL_error(L, "%s", luaL_optstring(L, 2, "assertion failed"));
}

int type_name(lua_State* L) {
  luaL_checkany(L, 1);
  lua_pushstring(L, luaL_typename(L, 1));
  return 1;
}

/// Tells no addresses, which differ from run to run.
int to_text(lua_State* L) {
  switch (lua_type(L, 1)) {
    case LUA_TNUMBER:
    case LUA_TSTRING:
      lua_settop(L, 1);
      lua_tostring(L, 1);
      break;
    case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, 1) ? "true" : "false"); break;
    default: lua_pushstring(L, luaL_typename(L, 1));
  }
  return 1;
}

int to_number(lua_State* L) {
  lua_Integer number = 0;
  int exact = 0;
  number = lua_tointegerx(L, 1, &exact);
  if (exact) {
    lua_pushinteger(L, number);
  } else {
    lua_pushnil(L);
  }
  return 1;
}

int select_values(lua_State* L) {
  const int n = lua_gettop(L);
  if (lua_type(L, 1) == LUA_TSTRING && lua_tostring(L, 1)[0] == '#') {
    lua_pushinteger(L, n - 1);
    return 1;
  }
  lua_Integer i = luaL_checkinteger(L, 1);
  if (i < 0) i = n + i;
  luaL_argcheck(L, i >= 1, 1, "index out of range");
  return i >= n ? 0 : n - static_cast<int>(i);
}

int next_item(lua_State* L) {
  const lua_Integer i = luaL_checkinteger(L, 2) + 1;
  lua_pushinteger(L, i);
  return lua_geti(L, 1, i) == LUA_TNIL ? 1 : 2;
}

int each_item(lua_State* L) {
  luaL_checkany(L, 1);
  lua_pushcfunction(L, next_item);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

/// One step of pairs(): upvalues are the table, its sorted keys and how far we are.
int next_pair(lua_State* L) {
  const lua_Integer i = lua_tointeger(L, lua_upvalueindex(3)) + 1;
  lua_pushinteger(L, i);
  lua_replace(L, lua_upvalueindex(3));
  if (lua_rawgeti(L, lua_upvalueindex(2), i) == LUA_TNIL) return 1;
  lua_pushvalue(L, -1);
  lua_rawget(L, lua_upvalueindex(1));
  return 2;
}

/// A key of a table; texts are views of what the table holds.
struct Key {
  bool is_text;
  lua_Integer number;
  std::string_view text;

  friend bool operator<(const Key& a, const Key& b) {
    if (a.is_text != b.is_text) return b.is_text;
    return a.is_text ? a.text < b.text : a.number < b.number;
  }
};

/// pairs() in a fixed order: integers first, then strings, both ascending. Other keys are refused, for they have no order.
int ordered_pairs(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  std::vector<Key> keys;
  for (lua_pushnil(L); lua_next(L, 1) != 0; lua_pop(L, 1)) {
    if (keys.size() == kMostItems) throw std::runtime_error("pairs: too many items");
    if (lua_isinteger(L, -2)) {
      keys.push_back({false, lua_tointeger(L, -2), {}});
    } else if (lua_type(L, -2) == LUA_TSTRING) {
      std::size_t length = 0;
      const char* const text = lua_tolstring(L, -2, &length);
      keys.push_back({true, 0, {text, length}});
    } else {
      throw std::runtime_error("pairs: only integers and strings can be keys");
    }
  }
  const auto n = static_cast<int>(keys.size());
  // Reading, sorting and writing them.
  Machine::of(L).charge_work(L, std::int64_t{n} * (n > 32 ? 8 : 2));
  std::sort(keys.begin(), keys.end());
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; ++i) {
    const Key& key = keys[static_cast<std::size_t>(i)];
    if (key.is_text) {
      lua_pushlstring(L, key.text.data(), key.text.size());
    } else {
      lua_pushinteger(L, key.number);
    }
    lua_rawseti(L, 2, i + 1);
  }
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, next_pair, 3);
  return 1;
}

// --- numbers: integers only

int absolute(lua_State* L) {
  const lua_Integer n = luaL_checkinteger(L, 1);
  // The smallest number stays what it is, as in Lua.
  lua_pushinteger(L, n < 0 ? static_cast<lua_Integer>(0 - static_cast<lua_Unsigned>(n)) : n);
  return 1;
}

template <bool wants_largest>
int extreme(lua_State* L) {
  lua_Integer best = luaL_checkinteger(L, 1);
  for (int i = 2; i <= lua_gettop(L); ++i) {
    const lua_Integer n = luaL_checkinteger(L, i);
    best = wants_largest ? std::max(best, n) : std::min(best, n);
  }
  lua_pushinteger(L, best);
  return 1;
}

// --- strings

int string_length(lua_State* L) {
  std::size_t length = 0;
  luaL_checklstring(L, 1, &length);
  lua_pushinteger(L, static_cast<lua_Integer>(length));
  return 1;
}

int string_sub(lua_State* L) {
  std::size_t length = 0;
  const char* const text = luaL_checklstring(L, 1, &length);
  const auto n = static_cast<lua_Integer>(length);
  lua_Integer from = luaL_checkinteger(L, 2);
  lua_Integer to = luaL_optinteger(L, 3, -1);
  if (from < 0) from = std::max<lua_Integer>(n + from + 1, 1);
  if (from == 0) from = 1;
  if (to < 0) to = n + to + 1;
  to = std::min(to, n);
  if (from > to) {
    lua_pushliteral(L, "");
  } else {
    lua_pushlstring(L, text + from - 1, static_cast<std::size_t>(to - from + 1));
  }
  return 1;
}

template <bool upper>
int change_case(lua_State* L) {
  std::size_t length = 0;
  const char* const text = luaL_checklstring(L, 1, &length);
  luaL_Buffer buffer;
  char* const out = luaL_buffinitsize(L, &buffer, length);
  for (std::size_t i = 0; i < length; ++i) {
    const char c = text[i];
    const bool changes = upper ? (c >= 'a' && c <= 'z') : (c >= 'A' && c <= 'Z');
    out[i] = changes ? static_cast<char>(c ^ 0x20) : c;
  }
  luaL_pushresultsize(&buffer, length);
  return 1;
}

int string_byte(lua_State* L) {
  std::size_t length = 0;
  const char* const text = luaL_checklstring(L, 1, &length);
  const lua_Integer i = luaL_optinteger(L, 2, 1);
  if (i < 1 || i > static_cast<lua_Integer>(length)) return 0;
  lua_pushinteger(L, static_cast<unsigned char>(text[i - 1]));
  return 1;
}

int string_repeat(lua_State* L) {
  std::size_t length = 0;
  const char* const text = luaL_checklstring(L, 1, &length);
  const lua_Integer times = luaL_checkinteger(L, 2);
  // Also of "": the loop itself must stay short.
  luaL_argcheck(L, times <= kMostItems, 2, "too many repetitions");
  luaL_argcheck(L, length * static_cast<std::size_t>(std::max<lua_Integer>(times, 0)) <= kLongestText, 1, "the string becomes too long");
  Machine::of(L).charge_work(L, std::max<lua_Integer>(times, 0));
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (lua_Integer i = 0; i < times; ++i) luaL_addlstring(&buffer, text, length);
  luaL_pushresult(&buffer);
  return 1;
}

/// Plain text only: pattern matching can run for ever.
int string_find(lua_State* L) {
  std::size_t length = 0;
  const char* const text = luaL_checklstring(L, 1, &length);
  std::size_t wanted = 0;
  const char* const what = luaL_checklstring(L, 2, &wanted);
  const lua_Integer from = std::max<lua_Integer>(luaL_optinteger(L, 3, 1), 1);
  // At worst each letter begins what is looked for.
  Machine::of(L).charge_work(L, static_cast<std::int64_t>(length * (wanted + 8) / 64));
  const std::string_view all(text, length);
  const std::size_t at = from > static_cast<lua_Integer>(length) + 1 ? std::string_view::npos
                                                                    : all.find(std::string_view(what, wanted), static_cast<std::size_t>(from - 1));
  if (at == std::string_view::npos) {
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, static_cast<lua_Integer>(at + 1));
  lua_pushinteger(L, static_cast<lua_Integer>(at + wanted));
  return 2;
}

/// %d, %s and %% are known, widths are not.
int string_format(lua_State* L) {
  std::size_t length = 0;
  const char* const form = luaL_checklstring(L, 1, &length);
  int argument = 1;
  Machine::of(L).charge_work(L, static_cast<std::int64_t>(length / 16));
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (std::size_t i = 0; i < length; ++i) {
    if (form[i] != '%') {
      luaL_addchar(&buffer, form[i]);
      continue;
    }
    const char kind = i + 1 < length ? form[++i] : '\0';
    if (kind == '%') {
      luaL_addchar(&buffer, '%');
    } else if (kind == 'd') {
      lua_pushinteger(L, luaL_checkinteger(L, ++argument));
      lua_tostring(L, -1);
      luaL_addvalue(&buffer);
    } else if (kind == 's') {
      std::size_t size = 0;
      luaL_checklstring(L, ++argument, &size);
      luaL_argcheck(L, luaL_bufflen(&buffer) + size <= kLongestText, 1, "the string becomes too long");
      lua_pushvalue(L, argument);
      luaL_addvalue(&buffer);
    } else {
      return luaL_argerror(L, 1, "only %d, %s and %% are known");
    }
  }
  luaL_pushresult(&buffer);
  return 1;
}

// --- tables: raw lengths, checked sizes

lua_Integer raw_length(lua_State* L, int index) {
  luaL_checktype(L, index, LUA_TTABLE);
  const auto n = static_cast<lua_Integer>(lua_rawlen(L, index));
  luaL_argcheck(L, n <= kMostItems, index, "too many items");
  return n;
}

/// Raw writes would reach the libraries and the globals of a pack behind their metatables, and be kept from game to game.
void refuse_protected(lua_State* L) {
  if (lua_istable(L, 1) && lua_getmetatable(L, 1) != 0) luaL_error(L, "this table cannot be changed");
}

int table_insert(lua_State* L) {
  refuse_protected(L);
  const lua_Integer n = raw_length(L, 1);
  lua_Integer at = n + 1;
  if (lua_gettop(L) >= 3) {
    at = luaL_checkinteger(L, 2);
    luaL_argcheck(L, at >= 1 && at <= n + 1, 2, "position out of bounds");
    Machine::of(L).charge_work(L, n - at + 1);
    for (lua_Integer i = n; i >= at; --i) {
      lua_rawgeti(L, 1, i);
      lua_rawseti(L, 1, i + 1);
    }
    lua_settop(L, 3);
  } else {
    lua_settop(L, 2);
  }
  lua_rawseti(L, 1, at);
  return 0;
}

int table_remove(lua_State* L) {
  refuse_protected(L);
  const lua_Integer n = raw_length(L, 1);
  if (n == 0) return 0;
  const lua_Integer at = luaL_optinteger(L, 2, n);
  luaL_argcheck(L, at >= 1 && at <= n, 2, "position out of bounds");
  Machine::of(L).charge_work(L, n - at);
  lua_rawgeti(L, 1, at);
  for (lua_Integer i = at; i < n; ++i) {
    lua_rawgeti(L, 1, i + 1);
    lua_rawseti(L, 1, i);
  }
  lua_pushnil(L);
  lua_rawseti(L, 1, n);
  return 1;
}

int table_concat(lua_State* L) {
  const lua_Integer n = raw_length(L, 1);
  std::size_t gap_length = 0;
  const char* const gap = luaL_optlstring(L, 2, "", &gap_length);
  Machine::of(L).charge_work(L, n);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (lua_Integer i = 1; i <= n; ++i) {
    const int kind = lua_rawgeti(L, 1, i);
    if (kind != LUA_TSTRING && kind != LUA_TNUMBER) return luaL_error(L, "concat: item %d is no text", static_cast<int>(i));
    std::size_t size = 0;
    lua_tolstring(L, -1, &size);
    luaL_argcheck(L, luaL_bufflen(&buffer) + size + gap_length <= kLongestText, 1, "the string becomes too long");
    luaL_addvalue(&buffer);
    if (i < n) luaL_addlstring(&buffer, gap, gap_length);
  }
  luaL_pushresult(&buffer);
  return 1;
}

int table_unpack(lua_State* L) {
  const lua_Integer n = raw_length(L, 1);
  luaL_argcheck(L, n <= 200, 1, "too many items");
  luaL_checkstack(L, static_cast<int>(n), "too many items");
  for (lua_Integer i = 1; i <= n; ++i) lua_rawgeti(L, 1, i);
  return static_cast<int>(n);
}

bool comes_before(lua_State* L, int a, int b) {
  if (!lua_isfunction(L, 2) && lua_type(L, a) == LUA_TSTRING && lua_type(L, b) == LUA_TSTRING) {
    // Letter by letter, whatever language the host speaks.
    std::size_t length_a = 0;
    std::size_t length_b = 0;
    const char* const text_a = lua_tolstring(L, a, &length_a);
    const char* const text_b = lua_tolstring(L, b, &length_b);
    return std::string_view(text_a, length_a) < std::string_view(text_b, length_b);
  }
  if (!lua_isfunction(L, 2)) return lua_compare(L, a, b, LUA_OPLT) != 0;
  lua_pushvalue(L, 2);
  lua_pushvalue(L, a);
  lua_pushvalue(L, b);
  lua_call(L, 2, 1);
  const bool result = lua_toboolean(L, -1) != 0;
  lua_pop(L, 1);
  return result;
}

/// A stable insertion sort: any comparator gives one order, the same everywhere, and ends.
int table_sort(lua_State* L) {
  refuse_protected(L);
  const lua_Integer n = raw_length(L, 1);
  luaL_argcheck(L, n <= 500, 1, "too many items to sort");
  lua_settop(L, 2);
  for (lua_Integer i = 2; i <= n; ++i) {
    lua_rawgeti(L, 1, i);
    lua_Integer j = i - 1;
    for (; j >= 1; --j) {
      Machine::of(L).charge_work(L, 1);
      lua_rawgeti(L, 1, j);
      if (!comes_before(L, 3, 4)) {
        lua_pop(L, 1);
        break;
      }
      lua_rawseti(L, 1, j + 1);
    }
    lua_rawseti(L, 1, j + 1);
  }
  return 0;
}

const luaL_Reg kBase[] = {{"assert", assert_true}, {"error", as_error}, {"ipairs", each_item}, {"pairs", guarded<ordered_pairs>},
                          {"select", select_values}, {"type", type_name}, {"tostring", to_text}, {"tonumber", to_number}, {nullptr, nullptr}};
const luaL_Reg kMath[] = {{"abs", absolute}, {"max", extreme<true>}, {"min", extreme<false>}, {nullptr, nullptr}};
const luaL_Reg kString[] = {{"byte", string_byte}, {"find", guarded<string_find>}, {"format", string_format}, {"len", string_length},
                            {"lower", change_case<false>}, {"rep", string_repeat}, {"sub", string_sub}, {"upper", change_case<true>}, {nullptr, nullptr}};
const luaL_Reg kTable[] = {{"concat", table_concat}, {"insert", table_insert}, {"remove", table_remove}, {"sort", table_sort}, {"unpack", table_unpack}, {nullptr, nullptr}};

/// A library as a table that nobody can write to: an empty one whose fields stand behind its metatable.
void push_frozen(lua_State* L, const luaL_Reg* functions) {
  lua_newtable(L);
  lua_newtable(L);
  lua_newtable(L);
  luaL_setfuncs(L, functions, 0);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, [](lua_State* state) { return luaL_error(state, "this library cannot be changed"); });
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
}

}  // namespace

/// Adds to the table on top.
void open_sandbox(lua_State* L) {
  luaL_setfuncs(L, kBase, 0);
  push_frozen(L, kMath);
  lua_setfield(L, -2, "math");
  push_frozen(L, kString);
  // The methods of strings are the same few functions: what a script writes as ("x"):rep(9) meets the same caps.
  lua_pushliteral(L, "");
  lua_newtable(L);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
  lua_setfield(L, -2, "string");
  push_frozen(L, kTable);
  lua_setfield(L, -2, "table");
}

}  // namespace highnoon::lua
