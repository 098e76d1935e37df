#pragma once

/// What the code of a script's functions does, as far as it can be seen without running it.

#include <lua.hpp>

#include <set>
#include <string>
#include <vector>

namespace highnoon::lua {

struct CodeFault {
  int line = 0;
  std::string message;
};

/// What the chunk at `index` and its functions do that scripts may not: what no budget of instructions would bound, and numbers that
/// are not whole.
/// @throws std::runtime_error  what string.dump would write is not what this Lua writes
std::vector<CodeFault> faults_of_chunk(lua_State* L, int index);

/// Which upvalues of the function at `index` it or a function inside it assigns, from 0.
std::set<int> assigned_upvalues(lua_State* L, int index);

}  // namespace highnoon::lua
