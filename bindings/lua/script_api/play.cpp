// `play` and `read`: the calls script functions make. Their methods are written in scripts/highnoon/play.lua over three
// primitives: verb_call, evaluate, is_card.

#include "script_api/play.hpp"

#include <algorithm>

#include "convert/compiler.hpp"
#include "script_api/words.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon::lua {
namespace {

using Kind = ChoiceDef::Kind;

[[noreturn]] void fail(const std::string& message) { throw std::runtime_error(message); }

// --- names and words at run time

struct NamedSlot {
  int slot = -1;
  Kind kind = Kind::cards;
};

/// The choice that the text at `index` names.
NamedSlot find_name(lua_State* L, const Session& session, int index) {
  NamedSlot found;
  const int top = lua_gettop(L);
  if (lua_getfield(L, LUA_REGISTRYINDEX, kNamesField) == LUA_TTABLE && lua_rawgeti(L, -1, session.function + 1) == LUA_TTABLE) {
    lua_pushvalue(L, index);
    if (lua_rawget(L, -2) == LUA_TNUMBER) {
      const auto packed = static_cast<int>(lua_tointeger(L, -1));
      found = {packed >> 8, static_cast<Kind>(packed & 0xFF)};
    }
  }
  lua_settop(L, top);
  return found;
}

bool find_compiled(lua_State* L, const char* field, lua_Integer owner, int index, CompiledNode& out) {
  const int top = lua_gettop(L);
  bool found = false;
  if (lua_getfield(L, LUA_REGISTRYINDEX, field) == LUA_TTABLE && lua_rawgeti(L, -1, owner) == LUA_TTABLE) {
    lua_pushvalue(L, index);
    if (lua_rawget(L, -2) == LUA_TNUMBER) {
      const lua_Integer packed = lua_tointeger(L, -1);
      out = {static_cast<char>(packed & 0xFF), static_cast<NodeId>(packed >> 8)};
      found = true;
    }
  }
  lua_settop(L, top);
  return found;
}

CompiledNode compiled(lua_State* L, const Session& session, int index, bool as_condition = false) {
  CompiledNode node;
  if (as_condition && find_compiled(L, kConditionsField, session.function + 1, index, node)) return node;
  if (find_compiled(L, kCompiledField, session.function + 1, index, node)) return node;
  if (find_compiled(L, kCompiledField, 0, index, node)) return node;
  fail("a composed word must be made outside the function: write `local name = ...` above the card");
}

CardId card_of(const Session& session, const Handle& handle) {
  const CardId card{static_cast<std::uint16_t>(handle.value)};
  if (!session.k->exists(card)) fail("this card is no longer in the game");
  return card;
}

const Slot* slot_of(const Session& session, int slot) {
  const Context context = context_for(session);
  return context.play != nullptr && slot >= 0 && slot < kMaxSlots ? &context.play->slots[static_cast<std::size_t>(slot)] : nullptr;
}

// --- hashing and evaluating arguments

/// Length of a list that is passed to the game: lists can hold lists, but not themselves.
lua_Integer list_length(lua_State* L, int index, int depth) {
  constexpr int kDeepest = 3;
  constexpr lua_Integer kLongest = 64;
  luaL_checkstack(L, 10, "too deep");
  if (depth > kDeepest) fail("these are lists in lists in lists");
  const auto n = static_cast<lua_Integer>(lua_rawlen(L, index));
  if (n > kLongest) fail("the list is too long");
  return n;
}

void hash_value(lua_State* L, const Session& session, int index, CallHash& hash, int depth = 1) {
  if (const Handle* const handle = to_handle(L, index)) {
    hash.add(handle->kind);
    hash.add(handle->value);
    return;
  }
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      if (!lua_isinteger(L, index)) fail("numbers must be whole");
      hash.add(lua_tointeger(L, index));
      break;
    case LUA_TBOOLEAN: hash.add(lua_toboolean(L, index) + 2); break;
    case LUA_TSTRING: hash.add(lua_tostring(L, index)); break;
    case LUA_TTABLE: {
      const lua_Integer n = list_length(L, index, depth);
      Machine::of(L).charge_work(L, n);
      hash.add(n);
      for (lua_Integer i = 1; i <= n; ++i) {
        lua_rawgeti(L, index, i);
        hash_value(L, session, lua_gettop(L), hash, depth + 1);
        lua_pop(L, 1);
      }
      break;
    }
    case LUA_TFUNCTION: fail("a function made while a game runs cannot be kept in the game");
    default:
      if (is_node(L, index)) {
        const std::string tag = node_tag(L, index);
        if (tag == "op" || tag == "filter") {
          hash.add(static_cast<std::int64_t>(compiled(L, session, index).node));
        } else {
          hash.add(tag);
          hash.add(node_text(L, index, "name"));
        }
      }
  }
}

void add_card(List<CardId, 56>& cards, CardId card) {
  if (!card || cards.contains(card)) return;
  cards.push_back(card);
}

void to_cards(lua_State* L, const Session& session, int index, List<CardId, 56>& out, int depth = 1) {
  if (const Handle* const handle = to_handle(L, index)) {
    if (handle->kind == 'c') return add_card(out, card_of(session, *handle));
    if (handle->kind == 'l') return add_card(out, LocationId{static_cast<std::uint16_t>(handle->value)}.card());
    fail("this must be cards");
  }
  if (lua_type(L, index) == LUA_TTABLE) {
    const lua_Integer n = list_length(L, index, depth);
    for (lua_Integer i = 1; i <= n; ++i) {
      lua_rawgeti(L, index, i);
      to_cards(L, session, lua_gettop(L), out, depth + 1);
      lua_pop(L, 1);
    }
    return;
  }
  if (lua_type(L, index) == LUA_TSTRING) {
    const NamedSlot named = find_name(L, session, index);
    if (named.slot < 0 || named.kind != Kind::cards) fail("no cards are named \"" + std::string(lua_tostring(L, index)) + "\"");
    if (const Slot* const slot = slot_of(session, named.slot)) {
      for (int i = 0; i < slot->count; ++i) add_card(out, slot->card(i));
    }
    return;
  }
  if (!is_node(L, index)) fail(std::string("this must be cards, and is a ") + luaL_typename(L, index));
  const CompiledNode node = compiled(L, session, index);
  if (node.kind != 'c') fail("this word names no cards");
  CardList list;
  collect(context_for(session), node.node, list);
  for (const CardId card : list) add_card(out, card);
}

int to_number(lua_State* L, const Session& session, int index) {
  if (lua_isinteger(L, index)) {
    const lua_Integer value = lua_tointeger(L, index);
    if (value < -30000 || value > 30000) fail("the number is too large");
    return static_cast<int>(value);
  }
  if (lua_type(L, index) == LUA_TSTRING) {
    const NamedSlot named = find_name(L, session, index);
    const Slot* const slot = named.slot < 0 ? nullptr : slot_of(session, named.slot);
    if (slot == nullptr) fail("no number is named \"" + std::string(lua_tostring(L, index)) + "\"");
    return slot->count > 0 ? slot->values[0] : 0;
  }
  if (!is_node(L, index)) fail(std::string("this must be a number, and is a ") + luaL_typename(L, index));
  const CompiledNode node = compiled(L, session, index);
  if (node.kind != 'n') fail("this word is no number");
  return number(context_for(session), node.node);
}

int to_players(lua_State* L, const Session& session, int index) {
  const auto bit_of = [](int player) { return player >= 0 && player < kMaxPlayers ? 1 << player : 0; };
  if (const Handle* const handle = to_handle(L, index)) {
    if (handle->kind == 'p') return bit_of(handle->value);
    if (handle->kind == 'c') return bit_of(session.k->card(card_of(session, *handle)).controller.value);
    fail("this must be a player");
  }
  if (lua_type(L, index) == LUA_TSTRING) {
    const NamedSlot named = find_name(L, session, index);
    const Slot* const slot = named.slot < 0 || named.kind != Kind::player ? nullptr : slot_of(session, named.slot);
    if (slot == nullptr) fail("no player is named \"" + std::string(lua_tostring(L, index)) + "\"");
    return slot->count > 0 ? bit_of(slot->values[0]) : 0;
  }
  if (!is_node(L, index)) fail(std::string("this must be a player, and is a ") + luaL_typename(L, index));
  const CompiledNode node = compiled(L, session, index);
  if (node.kind != 'p') fail("this word is no player");
  int bits = 0;
  for (const PlayerId player : players(context_for(session), node.node)) bits |= bit_of(player.value);
  return bits;
}

LocationId to_place(lua_State* L, const Session& session, int index) {
  if (const Handle* const handle = to_handle(L, index)) {
    if (handle->kind == 'l') return LocationId{static_cast<std::uint16_t>(handle->value)};
    if (handle->kind == 'c') return location_of(*session.k, card_of(session, *handle));
    fail("this must be a location");
  }
  if (lua_type(L, index) == LUA_TSTRING) {
    const NamedSlot named = find_name(L, session, index);
    const Slot* const slot = named.slot < 0 ? nullptr : slot_of(session, named.slot);
    if (slot == nullptr) fail("no location is named \"" + std::string(lua_tostring(L, index)) + "\"");
    if (named.kind == Kind::cards) return slot->count > 0 ? location_of(*session.k, slot->card(0)) : LocationId{};
    return slot->count > 0 ? LocationId{static_cast<std::uint16_t>(slot->values[0])} : LocationId{};
  }
  if (!is_node(L, index)) fail(std::string("this must be a location, and is a ") + luaL_typename(L, index));
  const CompiledNode node = compiled(L, session, index);
  const Context context = context_for(session);
  if (node.kind == 'l') return place(context, node.node);
  if (node.kind == 'c') return location_of(*session.k, first_card(context, node.node));
  fail("this word is no location");
}

template <typename Names>
int index_of(const Names& names, const std::string& name, const char* what) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) fail("\"" + name + "\" is not " + what + did_you_mean(name, names));
  return static_cast<int>(found - names.begin());
}

std::string name_at(lua_State* L, int index) {
  if (lua_type(L, index) == LUA_TSTRING) return lua_tostring(L, index);
  const std::string tag = node_tag(L, index);
  return node_text(L, index, tag == "verb_word" ? "verb" : tag == "duration" ? "duration" : "name");
}

/// Evaluates one argument; what is not an expression is the number itself.
VerbArgument to_argument(lua_State* L, const Session& session, const ArgumentSpec& spec, int index) {
  const Definitions& d = session.k->d;
  VerbArgument argument;
  argument.given = true;
  const std::string& kind = spec.kind;
  if (kind == "c") {
    to_cards(L, session, index, argument.cards);
  } else if (kind == "n") {
    argument.value = to_number(L, session, index);
  } else if (kind == "p") {
    argument.value = to_players(L, session, index);
  } else if (kind == "l") {
    argument.value = to_place(L, session, index).raw;
  } else if (kind == "b") {
    argument.value = static_cast<std::int32_t>(compiled(L, session, index, true).node);
  } else if (kind == "stat") {
    const auto found = find_stat(name_at(L, index));
    if (!found) fail("\"" + name_at(L, index) + "\" is no number of a card or player");
    argument.value = static_cast<std::int32_t>(*found);
  } else if (kind == "keyword") {
    argument.value = index_of(d.keywords, name_at(L, index), "a keyword");
  } else if (kind == "act") {
    argument.value = index_of(act_names(), name_at(L, index), "something that can be forbidden");
  } else if (kind == "permit") {
    argument.value = index_of(permit_names(), name_at(L, index), "something that can be allowed");
  } else if (kind == "lasts") {
    const Duration duration = find_duration(name_at(L, index));
    if (duration == Duration::standard) fail("this is no duration");
    argument.value = static_cast<std::int32_t>(duration);
  } else if (kind == "def") {
    const std::string name = name_at(L, index);
    const auto found = std::find_if(d.cards.begin(), d.cards.end(), [&](const CardDef& card) { return card.script == name || card.code == name; });
    if (found == d.cards.end()) fail("no card is named \"" + name + "\"");
    argument.value = static_cast<std::int32_t>(found - d.cards.begin());
  } else if (kind == "flag") {
    argument.value = lua_toboolean(L, index);
    argument.given = argument.value != 0;
  } else {
    fail("\"" + spec.name + "\" can only be given in the data of a card");
  }
  return argument;
}

/// Which item of the table at `given` is the value of each argument: its index if it has no key, -1 if it has one, 0 if left out.
std::vector<int> match(lua_State* L, Verb verb, int given) {
  constexpr int kMostKeys = 100;
  const std::vector<ArgumentSpec>& specs = arguments_of(verb);
  std::vector<int> where_from(specs.size(), 0);
  for (std::size_t i = 0; i < specs.size(); ++i) {
    lua_getfield(L, given, specs[i].name.c_str());
    if (!lua_isnil(L, -1)) where_from[i] = -1;
    lua_pop(L, 1);
  }
  int keys = 0;
  for (lua_pushnil(L); lua_next(L, given) != 0; lua_pop(L, 1)) {
    if (++keys > kMostKeys) fail("\"" + std::string(info(verb).name) + "\" takes fewer values");
    if (lua_type(L, -2) != LUA_TSTRING) continue;
    const std::string key = lua_tostring(L, -2);
    const bool known = std::any_of(specs.begin(), specs.end(), [&](const ArgumentSpec& spec) { return spec.name == key; });
    if (!known && key != "rank") fail("unknown key \"" + key + "\" of \"" + info(verb).name + "\"");
  }
  const auto n = static_cast<int>(lua_rawlen(L, given));
  std::size_t next = 0;
  for (int i = 1; i <= n; ++i) {
    lua_rawgeti(L, given, i);
    const int value = lua_gettop(L);
    const Handle* const handle = to_handle(L, value);
    const bool is_player = (handle != nullptr && handle->kind == 'p') || (is_node(L, value) && node_tag(L, value) == "op");
    while (next < specs.size() &&
           (where_from[next] != 0 || specs[next].kind == "slot" || specs[next].kind == "effects" ||
            (specs[next].kind == "p" && specs[next].name == "player" && specs.size() > 1 && !is_player))) {
      ++next;
    }
    if (is_player && next < specs.size() && specs[next].kind == "p" && handle == nullptr) {
      // A word may be a player or not: only its compiled form tells.
      const CompiledNode node = compiled(L, session_of(L), value);
      if (node.kind != 'p' && specs[next].name == "player") {
        ++next;
        while (next < specs.size() && (where_from[next] != 0 || specs[next].kind == "slot")) ++next;
      }
    }
    lua_pop(L, 1);
    if (next >= specs.size()) fail("\"" + std::string(info(verb).name) + "\" takes fewer values");
    where_from[next++] = i;
  }
  return where_from;
}

void push_given(lua_State* L, int given, const ArgumentSpec& spec, int where_from) {
  if (where_from > 0) {
    lua_rawgeti(L, given, where_from);
  } else {
    lua_getfield(L, given, spec.name.c_str());
  }
}

/// The result of the verb that the function has waited for.
int finish_verb(lua_State* L, std::uint32_t tag) {
  Session& session = session_of(L);
  VerbResult result;
  if (!replay(session, tag, result)) fail("the script was resumed without a result");
  push_result(L, result);
  return 1;
}

int after_wait(lua_State* L, int, lua_KContext tag) {
  char message[512];
  try {
    return finish_verb(L, static_cast<std::uint32_t>(tag));
  } catch (const std::exception& error) {
    describe(L, error, message, sizeof message);
  }
  lua_pushstring(L, message);
  return lua_error(L);
}

/// verb_call(name, arguments): does a verb and returns what it did.
int verb_call(lua_State* L) {
  Session& session = session_of(L);
  if (session.pure()) fail("a function that computes a value can change nothing");
  // Heard or unheard: what works only until somebody listens is an error always.
  if (!lua_isyieldable(L)) fail("verbs cannot be used inside a function that is called by another, such as a comparator of sort");
  const std::string name = luaL_checkstring(L, 1);
  const Verb verb = find_verb(name);
  if (verb == Verb::count_) fail("unknown verb \"" + name + "\"");
  luaL_checktype(L, 2, LUA_TTABLE);
  charge_call(session);
  const std::vector<ArgumentSpec>& specs = arguments_of(verb);
  const std::vector<int> where_from = match(L, verb, 2);
  CallHash hash;
  hash.add(static_cast<int>(verb));
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (where_from[i] == 0) continue;
    hash.add(static_cast<std::int64_t>(i));
    push_given(L, 2, specs[i], where_from[i]);
    hash_value(L, session, lua_gettop(L), hash);
    lua_pop(L, 1);
  }
  lua_getfield(L, 2, "rank");
  const auto rank = static_cast<std::int16_t>(lua_tointeger(L, -1));
  hash.add(rank);
  lua_pop(L, 1);
  const std::uint32_t tag = hash.tag();
  VerbResult result;
  if (replay(session, tag, result)) {
    push_result(L, result);
    return 1;
  }
  bool done = false;
  {
    VerbCall call;
    call.verb = verb;
    call.play = session.play;
    if (session.play >= 0) call.cause = cause_of(*session.k, session.play);
    for (std::size_t i = 0; i < specs.size(); ++i) {
      VerbArgument& argument = call.arguments[i];
      if (where_from[i] != 0) {
        push_given(L, 2, specs[i], where_from[i]);
        argument = to_argument(L, session, specs[i], lua_gettop(L));
        lua_pop(L, 1);
      } else if (specs[i].kind == "slot") {
        argument = {.given = true, .value = kScriptSlot, .cards = {}};
      } else if (specs[i].kind == "effects" && !specs[i].optional) {
        argument = {.given = true, .value = static_cast<std::int32_t>(kNoEffects), .cards = {}};
      } else if (specs[i].kind == "p" && specs[i].name == "player" && !specs[i].optional) {
        argument = {.given = true, .value = 1 << context_for(session).you.value, .cards = {}};
      } else if (!specs[i].optional) {
        fail("\"" + name + "\" lacks \"" + specs[i].name + "\"");
      }
    }
    if (rank != 0 && session.play >= 0) {
      Slot& slot = session.game->s.plays[session.play].slots[kScriptSlot];
      slot = {.filled = 1, .count = 1, .values = {rank}};
    }
    done = script_verb(*session.game, *session.frame, call, tag);
  }
  if (session.frame->as<ScriptData>().length > session.limits->journal_words) fail("the script's journal is full: it makes too many calls");
  if (!done) return lua_yieldk(L, 0, static_cast<lua_KContext>(tag), after_wait);
  return finish_verb(L, tag);
}

/// evaluate(kind, value, card): a word read now; kind "c" all cards, "C" the first, "n", "b" (of the card), "p" players, "P" the
/// first, "l".
int evaluate(lua_State* L) {
  Session& session = session_of(L);
  const char kind = *luaL_checkstring(L, 1);
  lua_settop(L, 3);
  CallHash hash;
  hash.add("evaluate");
  hash.add(kind);
  hash_value(L, session, 2, hash);
  hash_value(L, session, 3, hash);
  const auto compute = [&]() -> VerbResult {
    VerbResult result{.kind = static_cast<char>(kind | 0x20), .value = 0, .cards = {}};
    if (kind == 'c' || kind == 'C') {
      to_cards(L, session, 2, result.cards);
    } else if (kind == 'n') {
      result.value = to_number(L, session, 2);
    } else if (kind == 'p' || kind == 'P') {
      // As a mask: turned into a list below.
      result.kind = 'n';
      result.value = to_players(L, session, 2);
    } else if (kind == 'l') {
      result.value = to_place(L, session, 2).raw;
    } else {
      result.kind = 'b';
      const CompiledNode node = compiled(L, session, 2, true);
      Context context = context_for(session);
      if (const Handle* const handle = to_handle(L, 3); handle != nullptr && handle->kind == 'c') {
        context.candidate = CardId{static_cast<std::uint16_t>(handle->value)};
      }
      if (node.kind != 'b') fail("this word is no condition");
      result.value = holds(context, node.node) ? 1 : 0;
    }
    return result;
  };
  const VerbResult result = read(session, hash.tag(), compute);
  if (kind == 'p' || kind == 'P') {
    lua_newtable(L);
    lua_Integer n = 0;
    for (const PlayerId player : session.k->from(session.k->s.winner ? session.k->s.winner : PlayerId{0})) {
      if ((result.value >> player.value & 1) == 0) continue;
      push_handle(L, 'p', player.value);
      lua_rawseti(L, -2, ++n);
    }
    if (kind == 'P') lua_rawgeti(L, -1, 1);
    return 1;
  }
  push_result(L, result, kind == 'C');
  return 1;
}

int is_card(lua_State* L) {
  const Handle* const handle = to_handle(L, 1);
  lua_pushboolean(L, handle != nullptr && handle->kind == 'c');
  return 1;
}

/// slot(name): what was chosen as "name" when the ability was used, or nothing; has_slot(name) whether there is such a name.
int slot_value(lua_State* L) {
  Session& session = session_of(L);
  luaL_checktype(L, 1, LUA_TSTRING);
  const NamedSlot named = find_name(L, session, 1);
  if (named.slot < 0) {
    lua_pushboolean(L, 0);
    return 1;
  }
  lua_pushboolean(L, 1);
  CallHash hash;
  hash.add("slot");
  hash.add(named.slot);
  const VerbResult result = read(session, hash.tag(), [&]() -> VerbResult {
    VerbResult value;
    const Slot* const slot = slot_of(session, named.slot);
    const int first = slot != nullptr && slot->count > 0 ? slot->values[0] : 0;
    const bool filled = slot != nullptr && slot->count > 0;
    switch (named.kind) {
      case Kind::cards:
        value.kind = 'c';
        for (int i = 0; filled && i < slot->count; ++i) value.cards.push_back(slot->card(i));
        break;
      case Kind::location: value = {.kind = 'l', .value = static_cast<std::uint16_t>(first), .cards = {}}; break;
      case Kind::player: value = {.kind = 'p', .value = filled ? first : 0xFF, .cards = {}}; break;
      default: value = {.kind = 'n', .value = first, .cards = {}};
    }
    return value;
  });
  push_result(L, result, result.cards.size() <= 1);
  return 2;
}

const luaL_Reg kPrimitives[] = {{"verb_call", guarded<verb_call>}, {"evaluate", guarded<evaluate>}, {"is_card", is_card},
                                {"slot", guarded<slot_value>}, {nullptr, nullptr}};

}  // namespace

void open_play(lua_State* L) {
  luaL_setfuncs(L, kPrimitives, 0);
  // So that the first script that gets a handle does not pay for their metatable.
  push_handle(L, 'x', 0);
  lua_pop(L, 1);
}

}  // namespace highnoon::lua
