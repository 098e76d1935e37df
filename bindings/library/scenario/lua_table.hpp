#pragma once

/// The table as scenarios see it: `t` and its methods.

#include <string>

#include "scenario/table.hpp"

struct lua_State;

namespace highnoon::scenario {

/// Pushes a table whose methods work on `table`, which must outlive the state.
void push_table(lua_State* L, Table& table);

}  // namespace highnoon::scenario
