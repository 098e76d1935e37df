#pragma once

/// What script functions get: `play` (or `read`), and handles of cards, players and locations. Every call goes through one wrapper
/// that journals it.

#include <lua.hpp>

#include <string>
#include <vector>

#include "call_script/session.hpp"

namespace highnoon::lua {

/// A value a script can pass on and read fields of: c card, p player, l location; x is `play`, r is `read`.
struct Handle {
  char kind = 'c';
  std::int32_t value = 0;
};

const Handle* to_handle(lua_State* L, int index);
void push_handle(lua_State* L, char kind, std::int32_t value);
/// The fields of handles (handles.cpp): pushes the field's value, or returns false if there is none of that name.
bool push_field(lua_State* L, const Handle& handle, const char* name);
/// The names of all of them, and of what is called on handles.
std::vector<std::string> field_names();
/// Adds what play.lua is written with to the table on top: verb_call, evaluate, is_card.
void open_play(lua_State* L);

}  // namespace highnoon::lua
