#pragma once

/// The primitives that the words of the card language (scripts/highnoon) are written with: nodes, and what is known.

#include <lua.hpp>

#include <string>

namespace highnoon::lua {

/// Fills the words' table, on top of the stack, with `kernel`: make, data, fail, and the registries.
void open_words(lua_State* L);

/// __index and __newindex of a pack's globals.
int find_word(lua_State* L);
int refuse_global(lua_State* L);

// A node is what a word yields: a value scripts can pass on but neither read nor change. Its data is a table that only words and
// the compiler see; field "tag" says what it is.

bool is_node(lua_State* L, int index);
/// Line of the script where it was written.
int node_line(lua_State* L, int index);
/// Pushes its data.
void push_data(lua_State* L, int index);
/// Its tag, or "" for what is no node.
std::string node_tag(lua_State* L, int index);
/// A text field of its data, or "".
std::string node_text(lua_State* L, int index, const char* field);
/// Wraps the table on top of the stack.
void make_node(lua_State* L, int line);
/// Pushes a node that stands for a mistake already reported: it can be called, read and passed on, and means nothing.
void push_poison(lua_State* L);

}  // namespace highnoon::lua
