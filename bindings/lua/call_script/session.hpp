#pragma once

/// What a running script function may ask of the kernel: one wrapper for every call, that journals.

#include <lua.hpp>

#include <functional>
#include <string>
#include <vector>

#include "ability/journal.hpp"
#include "call_script/machine.hpp"

namespace highnoon::lua {

/// One run of a function, while it is on the C++ stack.
struct Session {
  const Kernel* k = nullptr;      ///< what it reads
  Kernel* game = nullptr;         ///< what it changes; null in a pure function
  Frame* frame = nullptr;
  const Context* context = nullptr;  ///< of a pure function
  FunctionId function = kNoFunction;
  int play = -1;                  ///< index into State::plays, or -1
  int cursor = 0;                 ///< words of the journal taken
  int entries = 0;
  Budget* budget = nullptr;
  const ScriptLimits* limits = nullptr;

  bool pure() const { return game == nullptr; }
};

Session& session_of(lua_State* L);

/// A hash of a call, 24 bits.
class CallHash {
 public:
  void add(std::int64_t value);
  void add(std::string_view text);
  std::uint32_t tag() const { return (hash_ ^ hash_ >> 24) & 0xFFFFFF; }

 private:
  std::uint32_t hash_ = 2166136261u;
};

/// Charges a kernel call.
void charge_call(Session& session);
/// The next entry of the journal if it has been made already; its tag must be the call's.
bool replay(Session& session, std::uint32_t tag, VerbResult& result);
/// Appends an entry that the game made just now.
void append(Session& session, std::uint32_t tag, std::span<const std::int32_t> words);
/// A read: from the journal, or computed and journaled; in a pure function only computed.
VerbResult read(Session& session, std::uint32_t tag, const std::function<VerbResult()>& compute);

/// The context in which expressions are evaluated for the function.
Context context_for(const Session& session);

/// A result as Lua sees it: a number, true or false, a list of cards, a player, a location, or nothing.
/// @param single  of cards, the first or nil
void push_result(lua_State* L, const VerbResult& result, bool single = false);

}  // namespace highnoon::lua
