// What can be read of cards, players and locations. In an effect every read is an entry of the journal, for the game will have
// moved on when the function is run again.

#include <array>

#include "convert/keys.hpp"
#include "effect/modifier.hpp"
#include "script_api/play.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon::lua {
namespace {

constexpr const char* kHandleType = "highnoon.handle";

VerbResult number_result(int value) { return {.kind = 'n', .value = value, .cards = {}}; }
VerbResult truth(bool value) { return {.kind = 'b', .value = value ? 1 : 0, .cards = {}}; }
VerbResult player_result(PlayerId player) { return {.kind = 'p', .value = player.value, .cards = {}}; }
VerbResult place_result(LocationId place) { return {.kind = 'l', .value = place.raw, .cards = {}}; }

template <typename List>
VerbResult cards_result(const List& list) {
  VerbResult result{.kind = 'c', .value = 0, .cards = {}};
  for (const CardId card : list) {
    result.cards.push_back(card);
  }
  return result;
}

VerbResult one_card(CardId card) {
  VerbResult result{.kind = 'c', .value = 0, .cards = {}};
  if (card) result.cards.push_back(card);
  return result;
}

enum class As : std::uint8_t { plain, single, title, type };

struct CardField {
  const char* name;
  VerbResult (*read)(const Kernel& k, CardId card);
  As as = As::plain;
};

const CardField kCardFields[] = {
    {"title", [](const Kernel& k, CardId c) { return number_result(k.card(c).def); }, As::title},
    {"type", [](const Kernel& k, CardId c) { return number_result(static_cast<int>(k.type_of(c))); }, As::type},
    {"booted", [](const Kernel& k, CardId c) { return truth(k.card(c).booted()); }},
    {"wanted", [](const Kernel& k, CardId c) { return truth(bounty_of(k, c) > 0); }},
    {"bounty", [](const Kernel& k, CardId c) { return number_result(bounty_of(k, c)); }},
    {"ghost_rock", [](const Kernel& k, CardId c) { return number_result(k.card(c).pool); }},
    {"note", [](const Kernel& k, CardId c) { return number_result(k.card(c).note); }},
    {"grit", [](const Kernel& k, CardId c) { return number_result(grit(k, c)); }},
    {"stud", [](const Kernel& k, CardId c) { return truth(is_stud(k, c)); }},
    {"suit", [](const Kernel& k, CardId c) { return number_result(static_cast<int>(poker_card(k, c).suit)); }},
    {"controller", [](const Kernel& k, CardId c) { return player_result(k.card(c).controller); }},
    {"owner", [](const Kernel& k, CardId c) { return player_result(k.card(c).owner); }},
    {"location", [](const Kernel& k, CardId c) { return place_result(location_of(k, c)); }},
    {"host", [](const Kernel& k, CardId c) { return one_card(k.card(c).host); }, As::single},
    {"attachments", [](const Kernel& k, CardId c) { return cards_result(attachments(k, c)); }},
    {"in_shootout", [](const Kernel& k, CardId c) { return truth(k.card(c).side != 0); }},
    {"in_play", [](const Kernel& k, CardId c) { return truth(k.card(c).in_play()); }},
};

struct PlayerField {
  const char* name;
  VerbResult (*read)(const Kernel& k, PlayerId player);
  bool single = false;
};

const PlayerField kPlayerFields[] = {
    {"ghost_rock", [](const Kernel& k, PlayerId p) { return number_result(k.player(p).ghost_rock); }},
    {"hand_count", [](const Kernel& k, PlayerId p) { return number_result(k.player(p).hand.size()); }},
    {"deck_count", [](const Kernel& k, PlayerId p) { return number_result(k.player(p).deck.size()); }},
    {"hand", [](const Kernel& k, PlayerId p) { return cards_result(k.player(p).hand); }},
    {"draw_hand", [](const Kernel& k, PlayerId p) { return cards_result(k.player(p).draw_hand); }},
    {"discard_pile", [](const Kernel& k, PlayerId p) { return cards_result(k.player(p).discard); }},
    {"boot_hill", [](const Kernel& k, PlayerId p) { return cards_result(k.player(p).boot_hill); }},
    {"hand_rank", [](const Kernel& k, PlayerId p) { return number_result(player_stat(k, p, Stat::hand_rank)); }},
    {"casualties", [](const Kernel& k, PlayerId p) { return number_result(k.player(p).casualties); }},
    {"influence", [](const Kernel& k, PlayerId p) { return number_result(total_influence(k, p)); }},
    {"control", [](const Kernel& k, PlayerId p) { return number_result(total_control(k, p)); }},
    {"home", [](const Kernel& k, PlayerId p) { return place_result(home_of(k, p)); }},
    {"outfit", [](const Kernel& k, PlayerId p) { return one_card(k.player(p).outfit); }, true},
    {"dudes", [](const Kernel& k, PlayerId p) { return cards_result(dudes_of(k, p)); }},
};

struct PlaceField {
  const char* name;
  VerbResult (*read)(const Kernel& k, LocationId place);
  bool single = false;
};

const PlaceField kPlaceFields[] = {
    {"card", [](const Kernel&, LocationId l) { return one_card(l.card()); }, true},
    {"owner", [](const Kernel& k, LocationId l) { return player_result(owner_of(k, l)); }},
    {"controller", [](const Kernel& k, LocationId l) { return player_result(controller_of(k, l)); }},
    {"dudes", [](const Kernel& k, LocationId l) { return cards_result(dudes_at(k, l)); }},
    {"is_home", [](const Kernel& k, LocationId l) { return truth(is_home(k, l)); }},
    {"is_town_square", [](const Kernel&, LocationId l) { return truth(l.is_town_square()); }},
    {"in_town", [](const Kernel& k, LocationId l) { return truth(in_town(k, l)); }},
};

std::uint32_t field_tag(const Handle& handle, const char* name) {
  CallHash hash;
  hash.add(handle.kind);
  hash.add(handle.value);
  hash.add(name);
  return hash.tag();
}

CardId card_of(const Kernel& k, const Handle& handle) {
  const CardId card{static_cast<std::uint16_t>(handle.value)};
  if (!k.exists(card)) throw std::runtime_error("this card is no longer in the game");
  return card;
}

KeywordId keyword_named(const Kernel& k, const char* name) {
  for (std::size_t i = 0; i < k.d.keywords.size(); ++i) {
    if (k.d.keywords[i] == name) return static_cast<KeywordId>(i);
  }
  throw std::runtime_error("unknown keyword \"" + std::string(name) + "\"" + did_you_mean(name, k.d.keywords));
}

template <bool wants_rating>
int keyword_method(lua_State* L) {
  const Handle* const handle = to_handle(L, 1);
  if (handle == nullptr || handle->kind == 'p') throw std::runtime_error("write card:has \"Keyword\", with a colon");
  const Handle self = *handle;
  const char* const name = luaL_checkstring(L, 2);
  Session& session = session_of(L);
  const KeywordId keyword = keyword_named(*session.k, name);
  CallHash hash;
  hash.add(wants_rating ? "rating" : "has");
  hash.add(keyword);
  hash.add(self.value);
  const VerbResult result = read(session, hash.tag(), [&] {
    const Kernel& k = *session.k;
    if (self.kind == 'l') return truth(has_keyword(k, LocationId{static_cast<std::uint16_t>(self.value)}, keyword));
    const CardId card = card_of(k, self);
    return wants_rating ? number_result(rating(k, card, keyword)) : truth(has_keyword(k, card, keyword));
  });
  push_result(L, result);
  return 1;
}

template <typename Fields>
std::vector<std::string> names_of(const Fields& fields) {
  std::vector<std::string> names;
  for (const auto& field : fields) names.emplace_back(field.name);
  return names;
}

int index_handle(lua_State* L) {
  const Handle handle = *to_handle(L, 1);
  const char* const name = luaL_checkstring(L, 2);
  if (handle.kind == 'x' || handle.kind == 'r') {
    // play and read: scripts/highnoon/play.lua looks the name up.
    lua_getfield(L, LUA_REGISTRYINDEX, "highnoon.words");
    lua_getfield(L, -1, "kernel");
    lua_getfield(L, -1, "index_play");
    lua_pushboolean(L, handle.kind == 'r');
    lua_pushvalue(L, 2);
    lua_call(L, 2, 1);
    return 1;
  }
  if (push_field(L, handle, name)) return 1;
  std::vector<std::string> known = handle.kind == 'c' ? names_of(kCardFields) : handle.kind == 'p' ? names_of(kPlayerFields) : names_of(kPlaceFields);
  throw std::runtime_error("there is no field \"" + std::string(name) + "\"" + did_you_mean(name, known));
}

int refuse_change(lua_State* L) {
  lua_settop(L, 0);
  throw std::runtime_error("cards, players and locations are changed by verbs only");
}

int same_handle(lua_State* L) {
  const Handle* const a = to_handle(L, 1);
  const Handle* const b = to_handle(L, 2);
  lua_pushboolean(L, a != nullptr && b != nullptr && a->kind == b->kind && a->value == b->value);
  return 1;
}

const luaL_Reg kMethods[] = {{"__index", guarded<index_handle>}, {"__newindex", guarded<refuse_change>}, {"__eq", same_handle}, {nullptr, nullptr}};

}  // namespace

const Handle* to_handle(lua_State* L, int index) { return static_cast<const Handle*>(luaL_testudata(L, index, kHandleType)); }

void add_handle_fields(KeysByClass& keys) {
  std::vector<std::string>& card = keys["Card"] = names_of(kCardFields);
  for (int i = 0; i < kStats; ++i) {
    if (!info(static_cast<Stat>(i)).of_player) card.emplace_back(info(static_cast<Stat>(i)).name);
  }
  card.insert(card.end(), {"has", "rating"});
  keys["Player"] = names_of(kPlayerFields);
  std::vector<std::string>& place = keys["Location"] = names_of(kPlaceFields);
  place.emplace_back("has");
}

std::vector<std::string> field_names() {
  std::vector<std::string> names = {"has", "rating"};
  for (const auto& list : {names_of(kCardFields), names_of(kPlayerFields), names_of(kPlaceFields)}) {
    names.insert(names.end(), list.begin(), list.end());
  }
  for (int i = 0; i < kStats; ++i) {
    if (!info(static_cast<Stat>(i)).of_player) names.emplace_back(info(static_cast<Stat>(i)).name);
  }
  return names;
}

void push_handle(lua_State* L, char kind, std::int32_t value) {
  auto* const handle = static_cast<Handle*>(lua_newuserdatauv(L, sizeof(Handle), 0));
  *handle = {kind, value};
  if (luaL_newmetatable(L, kHandleType) != 0) {
    luaL_setfuncs(L, kMethods, 0);
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
  }
  lua_setmetatable(L, -2);
}

bool push_field(lua_State* L, const Handle& handle, const char* name) {
  const std::string_view wanted = name;
  Session& session = session_of(L);
  const Kernel& k = *session.k;
  const std::uint32_t tag = field_tag(handle, name);
  if (handle.kind != 'p' && wanted == "has") {
    lua_pushcfunction(L, guarded<keyword_method<false>>);
    return true;
  }
  if (handle.kind == 'c') {
    if (wanted == "rating") {
      lua_pushcfunction(L, guarded<keyword_method<true>>);
      return true;
    }
    for (const CardField& field : kCardFields) {
      if (wanted != field.name) continue;
      const VerbResult result = read(session, tag, [&] { return field.read(k, card_of(k, handle)); });
      if (field.as == As::title) {
        const auto def = static_cast<std::size_t>(result.value);
        // With its length: by its address alone Lua would find a long text again, and make it anew in another machine.
        const std::string_view title = def < k.d.cards.size() ? std::string_view(k.d.cards[def].title) : "";
        lua_pushlstring(L, title.data(), title.size());
      } else if (field.as == As::type) {
        lua_pushstring(L, kCardTypeNames[static_cast<std::size_t>(result.value) % kCardTypeNames.size()]);
      } else {
        push_result(L, result, field.as == As::single);
      }
      return true;
    }
    if (const auto number = find_stat(wanted); number && !info(*number).of_player) {
      push_result(L, read(session, tag, [&] { return number_result(stat(k, card_of(k, handle), *number)); }));
      return true;
    }
  } else if (handle.kind == 'p') {
    for (const PlayerField& field : kPlayerFields) {
      if (wanted != field.name) continue;
      push_result(L, read(session, tag, [&] { return field.read(k, PlayerId{static_cast<std::uint8_t>(handle.value)}); }), field.single);
      return true;
    }
  } else if (handle.kind == 'l') {
    for (const PlaceField& field : kPlaceFields) {
      if (wanted != field.name) continue;
      push_result(L, read(session, tag, [&] { return field.read(k, LocationId{static_cast<std::uint16_t>(handle.value)}); }), field.single);
      return true;
    }
  }
  return false;
}

}  // namespace highnoon::lua
