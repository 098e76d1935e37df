#include "scenario/lua_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include <lua.hpp>

#include "ability/ability.hpp"
#include "effect/cache.hpp"
#include "effect/fear.hpp"
#include "effect/modifier.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/scenario_keys.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon::scenario {

namespace {

Table& table_of(lua_State* L) { return *static_cast<Table*>(lua_touserdata(L, lua_upvalueindex(1))); }

/// Runs a method; what it throws becomes an error of the scenario. (Lua's C++ build unwinds: the message is pushed after the catch.)
template <int (*method)(lua_State*, Table&)>
int guarded(lua_State* L) {
  std::string message;
  try {
    return method(L, table_of(L));
  } catch (const std::exception& failure) {
    message = failure.what();
  }
  luaL_where(L, 1);
  lua_pushlstring(L, message.data(), message.size());
  lua_concat(L, 2);
  return lua_error(L);
}

// --- handles: a card or place in Lua, equal if they name the same one, and readable in a message

struct Handle {
  std::uint16_t raw;
};
constexpr const char* kHandle = "highnoon.scenario.card";

int push_handle(lua_State* L, LocationId id) {
  if (!id) return lua_pushnil(L), 1;
  static_cast<Handle*>(lua_newuserdatauv(L, sizeof(Handle), 0))->raw = id.raw;
  luaL_setmetatable(L, kHandle);
  return 1;
}
const Handle* handle(lua_State* L, int index) { return static_cast<const Handle*>(luaL_testudata(L, index, kHandle)); }

int handles_equal(lua_State* L) {
  const Handle *a = handle(L, 1), *b = handle(L, 2);
  lua_pushboolean(L, a && b && a->raw == b->raw);
  return 1;
}
int handle_name(lua_State* L, Table& t) {
  const Handle* given = handle(L, 1);
  const std::string name = given ? t.name_of(LocationId(given->raw)) : "?";
  lua_pushlstring(L, name.data(), name.size());
  return 1;
}

// --- arguments: index 1 is `t` itself --------------------------------------------------------------------------------------------

int integer(lua_State* L, int index, const char* what) {
  if (!lua_isinteger(L, index)) throw Failure(fmt::format("{} must be a whole number", what));
  return static_cast<int>(lua_tointeger(L, index));
}
std::string text(lua_State* L, int index, const char* what) {
  if (lua_type(L, index) != LUA_TSTRING) throw Failure(fmt::format("{} must be a text", what));
  return lua_tostring(L, index);
}
int field(lua_State* L, const char* key, int otherwise) {
  lua_getfield(L, 2, key);
  const int value = lua_isnil(L, -1) ? otherwise : integer(L, -1, key);
  lua_pop(L, 1);
  return value;
}
bool flag(lua_State* L, const char* key) {
  lua_getfield(L, 2, key);
  const bool value = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return value;
}
std::string text_field(lua_State* L, const char* key) {
  lua_getfield(L, 2, key);
  const std::string value = lua_isnil(L, -1) ? "" : text(L, -1, key);
  lua_pop(L, 1);
  return value;
}

CardId card(lua_State* L, Table& t, int index) {
  const Handle* given = handle(L, index);
  if (!given) throw Failure(fmt::format("a card is wanted here, not {}", luaL_typename(L, index)));
  const CardId id = LocationId(given->raw).card();
  if (!t.kernel().exists(id)) throw Failure("there is no such card any more");
  return id;
}

/// A place: "square", "home", "home 2", or a deed or home as a card.
LocationId place(lua_State* L, Table& t, int index, int player) {
  if (lua_isnoneornil(L, index)) return {};
  if (const Handle* given = handle(L, index)) return LocationId(given->raw);
  const std::string name = text(L, index, "the place");
  if (name == "square" || name == "town_square") return LocationId::town_square();
  if (name == "home") return t.home(player);
  if (name.size() == 6 && name.compare(0, 5, "home ") == 0 && name[5] >= '1' && name[5] <= '9') return t.home(name[5] - '0');
  throw Failure("no place \"" + name + "\": square, home, home 1 (of player 1), or a deed");
}

const char* const kSpecKeys[] = {"player", "card", "type", "title", "bullets", "stud", "influence", "value", "cost", "upkeep", "production",
                                 "control", "faction", "keywords", "at", "on", "booted", "bounty", "side"};

CardType type_named(const std::string& name) {
  const auto found = std::find(kCardTypeNames.begin(), kCardTypeNames.end(), name);
  if (found == kCardTypeNames.end()) throw Failure("no type of cards is named \"" + name + "\"");
  return static_cast<CardType>(found - kCardTypeNames.begin());
}

CardSpec spec_of(lua_State* L, CardType type) {
  if (lua_type(L, 2) != LUA_TTABLE) throw Failure("a card is described by a table");
  for (lua_pushnil(L); lua_next(L, 2) != 0; lua_pop(L, 1)) {
    const std::string key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "?";
    if (std::find(std::begin(kSpecKeys), std::end(kSpecKeys), key) == std::end(kSpecKeys)) throw Failure("unknown key \"" + key + "\"");
  }
  CardSpec spec;
  const std::string named = text_field(L, "type");
  spec.type = named.empty() ? type : type_named(named);
  spec.script = text_field(L, "card");
  spec.title = text_field(L, "title");
  spec.faction = text_field(L, "faction");
  spec.bullets = field(L, "bullets", 0);
  spec.influence = field(L, "influence", 0);
  spec.value = field(L, "value", 5);
  spec.cost = field(L, "cost", 0);
  spec.upkeep = field(L, "upkeep", 0);
  spec.production = field(L, "production", 0);
  spec.control = field(L, "control", 0);
  spec.stud = flag(L, "stud");
  lua_getfield(L, 2, "keywords");
  if (lua_istable(L, -1)) {
    for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; ++i) {
      spec.keywords.push_back(text(L, -1, "a keyword"));
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return spec;
}

template <CardType type>
int enter(lua_State* L, Table& t) {
  const CardSpec spec = spec_of(L, type);
  const int player = field(L, "player", 1);
  const CardId id = t.make(player, spec);
  lua_getfield(L, 2, "at");
  const LocationId at = place(L, t, lua_gettop(L), player);
  lua_pop(L, 1);
  lua_getfield(L, 2, "on");
  const CardId host = lua_isnil(L, -1) ? CardId{} : card(L, t, lua_gettop(L));
  lua_pop(L, 1);
  const std::string end = text_field(L, "side");
  if (!end.empty() && end != "left" && end != "right") throw Failure("no side \"" + end + "\": left, right");
  t.enter(id, player, at, host, flag(L, "booted"), field(L, "bounty", 0), end == "left");
  return push_handle(L, id);
}

template <Zone zone>
int put_away(lua_State* L, Table& t) {
  const CardSpec spec = spec_of(L, CardType::action);
  const int player = field(L, "player", 1);
  const CardId id = t.make(player, spec);
  t.put_card(id, player, zone);
  return push_handle(L, id);
}

int outfit(lua_State* L, Table& t) {
  const int player = field(L, "player", 1);
  t.set_outfit(player, text_field(L, "card"));
  return push_handle(L, t.home(player));
}
int legend(lua_State* L, Table& t) { return push_handle(L, t.add_legend(field(L, "player", 1), text_field(L, "card"))); }
int ghost_rock(lua_State* L, Table& t) {
  if (lua_gettop(L) >= 3) {
    t.set_ghost_rock(integer(L, 2, "the player"), integer(L, 3, "the amount"));
    return 0;
  }
  lua_pushinteger(L, t.kernel().player(t.seat(integer(L, 2, "the player"))).ghost_rock);
  return 1;
}
/// t:fear_level(9) sets the Fear level as it is tracked, t:fear_level() is what it reads as.
int fear_level_(lua_State* L, Table& t) {
  if (lua_gettop(L) > 1) return t.set_fear(integer(L, 2, "the Fear level")), 0;
  lua_pushinteger(L, fear_level(t.kernel()));
  return 1;
}
int push_player(lua_State* L, PlayerId player) {
  if (player) {
    lua_pushinteger(L, player.index() + 1);
  } else {
    lua_pushnil(L);
  }
  return 1;
}
/// t:winner(2) sets the Winner of the day, t:winner() is who that is.
int winner(lua_State* L, Table& t) {
  if (lua_gettop(L) == 1) return push_player(L, t.game().state().winner);
  return t.set_winner(integer(L, 2, "the player")), 0;
}
constexpr std::pair<const char*, Phase> kPhases[] = {
    {"setup", Phase::setup}, {"gambling", Phase::gambling}, {"upkeep", Phase::upkeep}, {"noon", Phase::noon}, {"sundown", Phase::sundown}};

Phase phase_named(const std::string& name) {
  for (const auto& [known, phase] : kPhases) {
    if (name == known) return phase;
  }
  throw Failure("no phase \"" + name + "\": setup, gambling, upkeep, noon, sundown");
}
/// t:phase "noon" says where the first day begins, t:phase() is where it is.
int phase(lua_State* L, Table& t) {
  if (lua_gettop(L) > 1) return t.start_at(phase_named(text(L, 2, "the phase"))), 0;
  const Phase now = t.game().state().phase;
  const auto* found = std::find_if(std::begin(kPhases), std::end(kPhases), [&](const auto& known) { return known.second == now; });
  lua_pushstring(L, found->first);
  return 1;
}
/// t:starting_gangs(): the game begins as the players pick their gangs from their decks.
int starting_gangs(lua_State*, Table& t) { return t.start_with_gangs(), 0; }
/// t:players(3): before anything else.
int players(lua_State* L, Table& t) {
  return t.set_players(integer(L, 2, "the number of players")), 0;
}
/// t:booted(card, false): boots or unboots a card that is in play, as nobody's doing.
int booted(lua_State* L, Table& t) {
  const CardId id = card(L, t, 2);
  if (!lua_isboolean(L, 3)) throw Failure("booted is true or false");
  return t.set_booted(id, lua_toboolean(L, 3)), 0;
}
/// t:hand(1, 4): so many plain cards into the play hand.
int hand(lua_State* L, Table& t) {
  const int player = integer(L, 2, "the player");
  for (int n = integer(L, 3, "the number of cards"); n > 0; --n) {
    CardSpec spec;
    spec.type = CardType::action;
    t.put_card(t.make(player, spec), player, Zone::hand);
  }
  return 0;
}
int draws(lua_State* L, Table& t) {
  const std::vector<CardId> cards = t.stack(integer(L, 2, "the player"), text(L, 3, "the cards"));
  lua_createtable(L, static_cast<int>(cards.size()), 0);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    push_handle(L, cards[i]);
    lua_rawseti(L, -2, static_cast<lua_Integer>(i + 1));
  }
  return 1;
}
int place_of(lua_State* L, Table& t) {
  return push_handle(L, place(L, t, 2, 1));
}

// --- playing ---------------------------------------------------------------------------------------------------------------------

/// One of several kinds of option with these arguments, or a failure that lists what is offered.
void take_one(Table& t, std::initializer_list<OptionKind> kinds, std::initializer_list<int> arguments, const std::string& what) {
  for (const OptionKind kind : kinds) {
    if (const int option = t.find(kind, arguments); option >= 0) return t.take(option);
  }
  t.fail("not offered: " + what);
}

std::string title(Table& t, CardId id) { return t.kernel().def(id).title; }

constexpr std::initializer_list<OptionKind> kUses = {OptionKind::use_ability, OptionKind::play_action, OptionKind::react,
                                                     OptionKind::trait};

int find_use(lua_State* L, Table& t) {
  const CardId id = card(L, t, 2);
  for (const OptionKind kind : kUses) {
    const int option = lua_isinteger(L, 3) ? t.find(kind, {id.raw, static_cast<int>(lua_tointeger(L, 3)) - 1}) : t.find(kind, {id.raw});
    if (option >= 0) return option;
  }
  return -1;
}
int use(lua_State* L, Table& t) {
  const int option = find_use(L, t);
  if (option < 0) t.fail("cannot be used now: " + title(t, card(L, t, 2)));
  return t.take(option), 0;
}
int can_use(lua_State* L, Table& t) {
  lua_pushboolean(L, find_use(L, t) >= 0);
  return 1;
}
int move(lua_State* L, Table& t) {
  const CardId dude = card(L, t, 2);
  const LocationId to = place(L, t, 3, 1);
  return take_one(t, {OptionKind::move, OptionKind::move_booting}, {dude.raw, to.raw}, "moving " + title(t, dude)), 0;
}
int call_out(lua_State* L, Table& t) {
  const CardId caller = card(L, t, 2), target = card(L, t, 3);
  return take_one(t, {OptionKind::call_out}, {caller.raw, target.raw}, title(t, caller) + " calls out " + title(t, target)), 0;
}
/// A card, a place, a number, or true and false for yes and no: whatever is asked.
int choose(lua_State* L, Table& t) {
  if (lua_isboolean(L, 2)) {
    const bool yes = lua_toboolean(L, 2);
    return take_one(t, {yes ? OptionKind::yes : OptionKind::no}, {}, yes ? "yes" : "no"), 0;
  }
  if (lua_isinteger(L, 2)) {
    const int value = integer(L, 2, "the choice");
    return take_one(t, {OptionKind::number}, {value}, fmt::format("the number {}", value)), 0;
  }
  const LocationId chosen = place(L, t, 2, 1);
  take_one(t, {OptionKind::card, OptionKind::place, OptionKind::shooter, OptionKind::casualty_discard, OptionKind::flee, OptionKind::pay_upkeep},
           {chosen.raw}, "choosing " + t.name_of(chosen));
  return 0;
}
/// t:take "text": the option with this text or machine form, or the only one that has it in it.
int take_text(lua_State* L, Table& t) {
  const std::string words = text(L, 2, "the option");
  const int option = t.find_text(words);
  if (option < 0) t.fail("not offered: \"" + words + "\"");
  return t.take(option), 0;
}
int choose_player(lua_State* L, Table& t) {
  return take_one(t, {OptionKind::player}, {t.seat(integer(L, 2, "the player")).value}, "that player"), 0;
}
int join(lua_State* L, Table& t) {
  const CardId dude = card(L, t, 2);
  return take_one(t, {OptionKind::join, OptionKind::join_booting}, {dude.raw}, title(t, dude) + " joins"), 0;
}
/// An option of one kind about a card.
template <OptionKind kind>
int about(lua_State* L, Table& t) {
  const CardId id = card(L, t, 2);
  return take_one(t, {kind}, {id.raw}, fmt::format("{} {}", to_string(kind), title(t, id))), 0;
}
/// t:shop(card), t:shop(goods, dude), t:shop(deed, "left").
int shop(lua_State* L, Table& t) {
  const CardId id = card(L, t, 2);
  const std::string what = "bringing in " + title(t, id);
  if (lua_isnoneornil(L, 3)) return take_one(t, {OptionKind::shop, OptionKind::shop_deed}, {id.raw}, what), 0;
  if (lua_type(L, 3) == LUA_TSTRING) {
    const std::string end = text(L, 3, "the end of the street");
    if (end != "left" && end != "right") throw Failure("a street has a left and a right end");
    return take_one(t, {OptionKind::shop_deed}, {id.raw, end == "left"}, what), 0;
  }
  const CardId with = card(L, t, 3);
  return take_one(t, {OptionKind::shop_attach, OptionKind::invent, OptionKind::shop_plant, OptionKind::replace_dude}, {id.raw, with.raw}, what), 0;
}
template <OptionKind kind>
int plain(lua_State*, Table& t) {
  return take_one(t, {kind}, {}, to_string(kind)), 0;
}

/// The plain answer: pass, done, no, accept, or else the first option.
void answer_plainly(Table& t) {
  for (const OptionKind kind : {OptionKind::pass, OptionKind::done, OptionKind::no, OptionKind::accept}) {
    if (const int option = t.find(kind, {}); option >= 0) return t.take(option);
  }
  t.take(0);
}

/// t:go_on_to "resolution_play" [player]: plain answers until that is asked.
int go_on_to(lua_State* L, Table& t) {
  const std::string kind = text(L, 2, "the decision");
  const int player = lua_isinteger(L, 3) ? static_cast<int>(lua_tointeger(L, 3)) : 0;
  for (int patience = 300; patience > 0; --patience) {
    const Decision* decision = t.game().decision();
    if (!decision) break;
    if (kind == to_string(decision->kind) && (player == 0 || decision->player == t.seat(player))) return 0;
    answer_plainly(t);
  }
  t.fail("nobody is asked for \"" + kind + "\"");
}

/// The next decision of a player: plain answers of the other until then.
int until_turn_of(lua_State* L, Table& t) {
  const PlayerId player = t.seat(integer(L, 2, "the player"));
  for (int patience = 300; patience > 0 && t.game().decision(); --patience) {
    if (t.game().decision()->player == player) return 0;
    answer_plainly(t);
  }
  t.fail("that player is not asked");
}

int until_phase(lua_State* L, Table& t) {
  const std::string name = text(L, 2, "the phase");
  const Phase wanted = phase_named(name);
  for (int patience = 300; patience > 0 && t.game().decision(); --patience) {
    if (t.game().state().phase == wanted) return 0;
    answer_plainly(t);
  }
  t.fail("the phase is never " + name);
}
int until_day(lua_State* L, Table& t) {
  const int wanted = integer(L, 2, "the day");
  for (int patience = 300; patience > 0 && t.game().decision(); --patience) {
    if (t.game().state().day >= wanted) return 0;
    answer_plainly(t);
  }
  t.fail(fmt::format("day {} never comes", wanted));
}

// --- looking ---------------------------------------------------------------------------------------------------------------------

int stat_of(lua_State* L, Table& t) {
  t.game();
  const CardId id = card(L, t, 2);
  const std::string name = text(L, 3, "the number");
  const Kernel k = t.kernel();
  if (name == "bounty" || name == "ghost_rock") {
    lua_pushinteger(L, name == "bounty" ? bounty_of(k, id) : k.card(id).pool);
    return 1;
  }
  const auto found = find_stat(name);
  if (!found) throw Failure("no number \"" + name + "\"");
  lua_pushinteger(L, stat(k, id, *found));
  return 1;
}
int is_stud_(lua_State* L, Table& t) {
  lua_pushboolean(L, is_stud(t.kernel(), card(L, t, 2)));
  return 1;
}
/// t:has(card, "Private"): whether it has a keyword now.
int has(lua_State* L, Table& t) {
  t.game();
  const CardId id = card(L, t, 2);
  const std::string name = text(L, 3, "the keyword");
  const Kernel k = t.kernel();
  const auto found = std::find(k.d.keywords.begin(), k.d.keywords.end(), name);
  if (found == k.d.keywords.end()) throw Failure("no keyword \"" + name + "\"" + did_you_mean(name, k.d.keywords));
  lua_pushboolean(L, has_keyword(k, id, static_cast<KeywordId>(found - k.d.keywords.begin())));
  return 1;
}
/// t:find "Gunslinger", t:find("Gunslinger", 2): the card in play with this title, of a player; for cards that come during play.
int find_card(lua_State* L, Table& t) {
  t.game();
  const std::string wanted = text(L, 2, "the title");
  const PlayerId player = lua_isnoneornil(L, 3) ? PlayerId{} : t.seat(integer(L, 3, "the player"));
  const Kernel k = t.kernel();
  CardId found;
  std::string in_play;
  for (const CardId id : cards_in_play(k)) {
    const PlayerId controller = k.card(id).controller;
    in_play += fmt::format("{}{} (P{})", in_play.empty() ? "" : ", ", t.name_of(LocationId(id)), controller.index() + 1);
    if (k.def(id).title != wanted || (player && controller != player)) continue;
    if (found) t.fail(fmt::format("several cards in play are \"{}\"{}", wanted, player ? "" : ": say whose"));
    found = id;
  }
  if (!found) t.fail(fmt::format("no card in play is \"{}\"; in play are {}", wanted, in_play));
  return push_handle(L, LocationId(found));
}
/// t:knows(1, card): whether a player may see a card: it is open, his own hand's, or he has looked at it.
int knows_(lua_State* L, Table& t) {
  t.game();
  const PlayerId player = t.seat(integer(L, 2, "the player"));
  lua_pushboolean(L, knows(t.kernel(), player, card(L, t, 3)));
  return 1;
}
int is_booted(lua_State* L, Table& t) {
  lua_pushboolean(L, t.kernel().card(card(L, t, 2)).booted());
  return 1;
}
int where(lua_State* L, Table& t) {
  return push_handle(L, location_of(t.kernel(), card(L, t, 2)));
}
constexpr const char* kZones[] = {"none", "deck", "hand", "draw_hand", "discard_pile", "boot_hill", "in_play", "limbo", "pulled", "aside"};

/// t:count(1, "draw_hand"): a player's cards in a zone.
int count(lua_State* L, Table& t) {
  const PlayerId player = t.seat(integer(L, 2, "the player"));
  const std::string name = text(L, 3, "the zone");
  const auto* zone = std::find_if(std::begin(kZones), std::end(kZones), [&](const char* known) { return name == known; });
  if (zone == std::end(kZones)) throw Failure("no zone \"" + name + "\"");
  const State& s = t.game().state();
  lua_pushinteger(L, std::count_if(s.all_cards().begin(), s.all_cards().end(), [&](const Card& one) {
                    return one.owner == player && static_cast<int>(one.zone) == zone - std::begin(kZones);
                  }));
  return 1;
}
int zone(lua_State* L, Table& t) {
  const Handle* given = handle(L, 2);
  if (!given) throw Failure("the card must be a card");
  const CardId id = LocationId(given->raw).card();
  const Kernel k = t.kernel();
  lua_pushstring(L, k.exists(id) ? kZones[static_cast<int>(k.card(id).zone)] : "none");
  return 1;
}
int side(lua_State* L, Table& t) {
  lua_pushinteger(L, side_of_card(t.kernel(), card(L, t, 2)));
  return 1;
}
int controller(lua_State* L, Table& t) {
  t.game();
  return push_player(L, t.kernel().card(card(L, t, 2)).controller);
}
int host(lua_State* L, Table& t) {
  return push_handle(L, t.kernel().card(card(L, t, 2)).host);
}
int hand_count(lua_State* L, Table& t) {
  lua_pushinteger(L, t.kernel().player(t.seat(integer(L, 2, "the player"))).hand.size());
  return 1;
}
int rank(lua_State* L, Table& t) {
  lua_pushinteger(L, static_cast<int>(final_score(t.kernel(), t.seat(integer(L, 2, "the player"))).rank()));
  return 1;
}
int casualties(lua_State* L, Table& t) {
  lua_pushinteger(L, casualties_owed(t.kernel(), t.seat(integer(L, 2, "the player"))));
  return 1;
}
int control_points(lua_State* L, Table& t) {
  t.game();
  lua_pushinteger(L, total_control(t.kernel(), t.seat(integer(L, 2, "the player"))));
  return 1;
}
/// How often an event has happened since play began.
int happened(lua_State* L, Table& t) {
  lua_pushinteger(L, t.happened(text(L, 2, "the event")));
  return 1;
}
int day(lua_State* L, Table& t) {
  lua_pushinteger(L, t.game().state().day);
  return 1;
}
/// Whether an option of the pending decision is about the card, or has this text.
int offers(lua_State* L, Table& t) {
  bool found = false;
  if (lua_type(L, 2) == LUA_TSTRING) {
    const std::string words = text(L, 2, "the option");
    if (const Decision* decision = t.game().decision()) {
      for (const Option& option : decision->options) {
        found = found || t.game().text(option).find(words) != std::string::npos || to_string(option).find(words) != std::string::npos;
      }
    }
  } else {
    const CardId id = card(L, t, 2);
    if (const Decision* decision = t.game().decision()) {
      for (const Option& option : decision->options) found = found || option.a == id.raw || option.b == id.raw;
    }
  }
  lua_pushboolean(L, found);
  return 1;
}
int asked(lua_State* L, Table& t) {
  const Decision* decision = t.game().decision();
  lua_pushstring(L, decision ? to_string(decision->kind) : "nothing");
  lua_pushinteger(L, decision ? decision->player.index() + 1 : 0);
  return 2;
}

// --- expecting -------------------------------------------------------------------------------------------------------------------

std::string shown(lua_State* L, int index) {
  const char* value = luaL_tolstring(L, index, nullptr);
  std::string result = value;
  lua_pop(L, 1);
  return result;
}
constexpr int kDeepest = 8;  ///< tables in tables
constexpr std::size_t kMostDifferences = 20;

/// A value as a scenario would write it; of a table all that is in it.
std::string written(lua_State* L, int index, int depth = 0) {
  index = lua_absindex(L, index);
  if (lua_type(L, index) == LUA_TSTRING) return fmt::format("\"{}\"", lua_tostring(L, index));
  if (!lua_istable(L, index)) return shown(L, index);
  if (depth == kDeepest) return "{ ... }";
  std::string text;
  const auto length = static_cast<lua_Integer>(lua_rawlen(L, index));
  for (lua_Integer i = 1; i <= length; ++i) {
    lua_rawgeti(L, index, i);
    text += (text.empty() ? "" : ", ") + written(L, -1, depth + 1);
    lua_pop(L, 1);
  }
  std::map<std::string, std::string> keyed;
  for (lua_pushnil(L); lua_next(L, index) != 0; lua_pop(L, 1)) {
    if (lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1 && lua_tointeger(L, -2) <= length) continue;
    keyed[lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "[" + shown(L, -2) + "]"] = written(L, -1, depth + 1);
  }
  for (const auto& [key, value] : keyed) text += (text.empty() ? "" : ", ") + key + " = " + value;
  return text.empty() ? "{}" : "{ " + text + " }";
}

/// Appends, for each place where two values differ, a line that says how. Tables are equal if all in them is.
void add_differences(lua_State* L, int actual, int expected, const std::string& place, int depth, std::map<std::string, std::string>& found) {
  actual = lua_absindex(L, actual);
  expected = lua_absindex(L, expected);
  if (lua_compare(L, actual, expected, LUA_OPEQ)) return;
  if (!lua_istable(L, actual) || !lua_istable(L, expected) || depth == kDeepest) {
    const bool missing = lua_isnil(L, actual) && !place.empty(), more = lua_isnil(L, expected) && !place.empty();
    found[place] = missing ? fmt::format("expected {}, but there is nothing", written(L, expected))
                   : more  ? fmt::format("{} is not expected", written(L, actual))
                           : fmt::format("expected {}, but it is {}", written(L, expected), written(L, actual));
    return;
  }
  const auto look_at_key = [&] {  // the key is on top, and stays
    const std::string key = lua_type(L, -1) == LUA_TSTRING ? fmt::format(".{}", lua_tostring(L, -1))
                            : lua_isinteger(L, -1)         ? fmt::format("[{:>3}]", lua_tointeger(L, -1))
                                                           : fmt::format("[{}]", shown(L, -1));
    lua_pushvalue(L, -1);
    lua_rawget(L, actual);
    lua_pushvalue(L, -2);
    lua_rawget(L, expected);
    add_differences(L, -2, -1, place + key, depth + 1, found);
    lua_pop(L, 2);
  };
  for (const int table : {actual, expected}) {
    luaL_checkstack(L, 8, "tables in tables");
    for (lua_pushnil(L); lua_next(L, table) != 0;) {
      lua_pop(L, 1);
      look_at_key();
    }
  }
}

/// t:expect(actual, expected, "what")
int expect(lua_State* L, Table& t) {
  lua_settop(L, 4);
  std::map<std::string, std::string> differences;
  add_differences(L, 2, 3, "", 0, differences);
  if (differences.empty()) return 0;
  const std::string what = lua_isstring(L, 4) ? lua_tostring(L, 4) : "this";
  if (!lua_istable(L, 2) || !lua_istable(L, 3)) {
    // Quotes only where a text stands against something else that reads the same.
    const bool alike = shown(L, 2) == shown(L, 3) || lua_istable(L, 2) || lua_istable(L, 3);
    t.fail(fmt::format("{}: expected {}, but it is {}", what, alike ? written(L, 3) : shown(L, 3), alike ? written(L, 2) : shown(L, 2)));
  }
  std::string text = fmt::format("{}:\n    expected {}\n    but it is {}", what, written(L, 3), written(L, 2));
  std::size_t told = 0;
  for (const auto& [place, difference] : differences) {
    if (++told > kMostDifferences) break;
    text += fmt::format("\n      at {}: {}", place, difference);
  }
  if (told > kMostDifferences) text += fmt::format("\n      and {} more", differences.size() - kMostDifferences);
  t.fail(text);
}
int expect_true(lua_State* L, Table& t) {
  if (lua_toboolean(L, 2)) return 0;
  t.fail(fmt::format("{}: expected to hold, but it does not", lua_isstring(L, 3) ? lua_tostring(L, 3) : "this"));
}
int refuses(lua_State* L, Table& t) {
  const int option = find_use(L, t);
  if (option < 0) return 0;
  const std::string offered = t.game().text(t.game().decision()->options[static_cast<std::size_t>(option)]);
  t.fail(fmt::format("can be used, though it should not: {} (\"{}\")", title(t, card(L, t, 2)), offered));
}

struct Method {
  const char* name;
  lua_CFunction function;
};
constexpr Method kMethods[] = {
    {"dude", guarded<enter<CardType::dude>>},
    {"deed", guarded<enter<CardType::deed>>},
    {"goods", guarded<enter<CardType::goods>>},
    {"spell", guarded<enter<CardType::spell>>},
    {"improvement", guarded<enter<CardType::improvement>>},
    {"in_hand", guarded<put_away<Zone::hand>>},
    {"in_discard_pile", guarded<put_away<Zone::discard>>},
    {"in_boot_hill", guarded<put_away<Zone::boot_hill>>},
    {"on_top_of_deck", guarded<put_away<Zone::deck>>},
    {"outfit", guarded<outfit>},
    {"legend", guarded<legend>},
    {"ghost_rock", guarded<ghost_rock>},
    {"winner", guarded<winner>},
    {"fear_level", guarded<fear_level_>},
    {"phase", guarded<phase>},
    {"starting_gangs", guarded<starting_gangs>},
    {"players", guarded<players>},
    {"hand", guarded<hand>},
    {"booted", guarded<booted>},
    {"draws", guarded<draws>},
    {"pulls", guarded<draws>},
    {"place", guarded<place_of>},
    {"use", guarded<use>},
    {"can_use", guarded<can_use>},
    {"refuses", guarded<refuses>},
    {"move", guarded<move>},
    {"call_out", guarded<call_out>},
    {"take", guarded<take_text>},
    {"choose", guarded<choose>},
    {"choose_player", guarded<choose_player>},
    {"join", guarded<join>},
    {"ace", guarded<about<OptionKind::casualty_ace>>},
    {"discard", guarded<about<OptionKind::casualty_discard>>},
    {"send_home", guarded<about<OptionKind::casualty_home>>},
    {"flee", guarded<about<OptionKind::flee>>},
    {"take_back", guarded<about<OptionKind::take_back>>},
    {"shop", guarded<shop>},
    {"pass", guarded<plain<OptionKind::pass>>},
    {"done", guarded<plain<OptionKind::done>>},
    {"accept", guarded<plain<OptionKind::accept>>},
    {"refuse", guarded<plain<OptionKind::refuse>>},
    {"yes", guarded<plain<OptionKind::yes>>},
    {"no", guarded<plain<OptionKind::no>>},
    {"go_on_to", guarded<go_on_to>},
    {"until_turn_of", guarded<until_turn_of>},
    {"until_phase", guarded<until_phase>},
    {"until_day", guarded<until_day>},
    {"stat", guarded<stat_of>},
    {"is_stud", guarded<is_stud_>},
    {"has", guarded<has>},
    {"knows", guarded<knows_>},
    {"find", guarded<find_card>},
    {"is_booted", guarded<is_booted>},
    {"where", guarded<where>},
    {"zone", guarded<zone>},
    {"side", guarded<side>},
    {"controller", guarded<controller>},
    {"host", guarded<host>},
    {"hand_count", guarded<hand_count>},
    {"count", guarded<count>},
    {"rank", guarded<rank>},
    {"casualties", guarded<casualties>},
    {"control_points", guarded<control_points>},
    {"offers", guarded<offers>},
    {"happened", guarded<happened>},
    {"day", guarded<day>},
    {"asked", guarded<asked>},
    {"expect", guarded<expect>},
    {"expect_true", guarded<expect_true>},
};

}  // namespace

void push_table(lua_State* L, Table& table) {
  luaL_newmetatable(L, kHandle);
  lua_pushcfunction(L, handles_equal);
  lua_setfield(L, -2, "__eq");
  lua_pushlightuserdata(L, &table);
  lua_pushcclosure(L, guarded<handle_name>, 1);
  lua_setfield(L, -2, "__tostring");
  lua_pushstring(L, "card");
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 1);

  lua_newtable(L);
  for (const Method& method : kMethods) {
    lua_pushlightuserdata(L, &table);
    lua_pushcclosure(L, method.function, 1);
    lua_setfield(L, -2, method.name);
  }
}

}  // namespace highnoon::scenario

namespace highnoon {

std::map<std::string, std::vector<std::string>> scenario_keys() {
  std::map<std::string, std::vector<std::string>> keys;
  keys["TableCard"].assign(std::begin(scenario::kSpecKeys), std::end(scenario::kSpecKeys));
  for (const scenario::Method& method : scenario::kMethods) keys["Table"].emplace_back(method.name);
  return keys;
}

}  // namespace highnoon
