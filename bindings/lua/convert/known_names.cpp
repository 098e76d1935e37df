// What the functions of a script can name: words, verbs of `play`, fields, and what stands in quotes.

#include "convert/compiler.hpp"
#include "script_api/play.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

using Names = std::set<std::string>;

/// The keys of the table on top of the stack, which is popped.
void take_keys(lua_State* L, Names& names) {
  if (lua_type(L, -1) == LUA_TTABLE) {
    for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
      if (lua_type(L, -2) == LUA_TSTRING) names.emplace(lua_tostring(L, -2));
    }
  }
  lua_pop(L, 1);
}

/// Of the methods that are no verbs, or several (scripts/highnoon/play.lua).
const Names kAskingKeys = {"player", "least", "most", "among", "condition", "amount", "cards", "from", "as"};

Names keys_of(const std::string& method) {
  Names keys;
  const auto add_verb = [&](Verb verb) {
    for (const ArgumentSpec& argument : arguments_of(verb)) keys.insert(argument.name);
  };
  if (const Verb verb = find_verb(method); verb != Verb::count_) {
    add_verb(verb);
    keys.insert("each");
    if (keys.count("stat") > 0) {
      add_verb(Verb::modify_player);
      for (int i = 0; i < kStats; ++i) keys.insert(info(static_cast<Stat>(i)).name);
    }
    if (verb == Verb::choose) keys.insert("from");
    if (verb == Verb::reveal_until) keys.insert({"rank", "at_most", "from"});
    if (verb == Verb::may) keys.insert("player");
  } else if (method.rfind("ask_", 0) == 0 || method == "choose_one") {
    keys = kAskingKeys;
  }
  return keys;
}

}  // namespace

void Compiler::find_known_names() {
  known_names_.statements = {"card", "erratum", "ruleset", "house_rule"};
  machine_.push_words();
  const int words = lua_gettop(L_);
  for (lua_pushnil(L_); lua_next(L_, words) != 0; lua_pop(L_, 1)) {
    if (lua_type(L_, -2) != LUA_TSTRING) continue;
    const std::string name = lua_tostring(L_, -2);
    if (name == "kernel") continue;
    known_names_.words.insert(name);
    const int value = lua_gettop(L_);
    const bool is_function = lua_isfunction(L_, value) && !lua_iscfunction(L_, value);
    if (is_function || (is_node(L_, value) && node_tag(L_, value) != "op")) known_names_.composing.insert(name);
  }
  lua_getfield(L_, words, "kernel");
  lua_getfield(L_, -1, "play_methods");
  take_keys(L_, known_names_.methods);
  lua_getfield(L_, -1, "play_readers");
  take_keys(L_, known_names_.asking);
  lua_getfield(L_, -1, "play_fields");
  take_keys(L_, known_names_.fields);
  lua_pop(L_, 1);
  for (const char* const library : {"table", "string", "math"}) {
    Names names;
    lua_getfield(L_, words, library);
    if (luaL_getmetafield(L_, -1, "__index") == LUA_TNIL) continue;  // frozen: what is in it is behind it
    take_keys(L_, names);
    known_names_.fields.insert(names.begin(), names.end());
    known_names_.methods.insert(names.begin(), names.end());
  }
  lua_settop(L_, words - 1);
  for (const std::string& name : field_names()) known_names_.fields.insert(name);
  known_names_.methods.insert({"has", "rating"});
  Names& texts = known_names_.texts;
  texts.insert(d_.keywords.begin(), d_.keywords.end());
  texts.insert(d_.factions.begin(), d_.factions.end());
  for (const CardDef& card : d_.cards) texts.insert({card.title, card.script});
  texts.insert({"leader", "mark", "joiner"});
  for (int i = 0; i < kStats; ++i) texts.insert(info(static_cast<Stat>(i)).name);
  texts.insert(kCardTypeNames.begin(), kCardTypeNames.end());
  texts.insert({"deck", "hand", "draw_hand", "discard_pile", "boot_hill", "in_play"});
  known_names_.keys = keys_of;
}

}  // namespace highnoon::lua
