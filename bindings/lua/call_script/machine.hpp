#pragma once

/// One Lua state: its allocator, its instruction hook, its whitelisted environments. Used by one thread at a time.

#include <lua.hpp>

#include <cstdint>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "highnoon/lua/load_scripts.hpp"

namespace highnoon::lua {

/// What one run of a script may still use up. Counted from the start of each coroutine, so that a rebuilt one spends the same.
struct Budget {
  std::int64_t instructions = 0;
  std::int64_t bytes = 0;
  int kernel_calls = 0;
};

/// Thrown to the host when the allocator's last guard was met.
struct MemoryLimit : std::bad_alloc {
  const char* what() const noexcept override { return "a script met the memory limit of its machine"; }
};

/// Thrown to the host when functions that compute values, each within its budget, together work without end.
struct WorkLimit : std::bad_alloc {
  const char* what() const noexcept override { return "the functions of scripts that compute values take too long together"; }
};

class Compiler;
struct Session;

class Machine {
 public:
  Compiler* compiler = nullptr;  ///< who takes what is being loaded; null while games run
  int node_line = 0;             ///< of what words yield, if it is not that of their call (kernel.at_line)
  Session* session = nullptr;    ///< the function that runs; null while scripts are loaded

  explicit Machine(const ScriptLimits& limits);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  lua_State* state() { return L_; }
  static Machine& of(lua_State* L);
  const ScriptLimits& limits() const { return limits_; }

  /// Makes this the budget that hooks and functions charge; returns the former one.
  Budget* set_budget(Budget* budget);
  /// Charges work that is done in C++, in instructions; raises a Lua error when there are none left.
  void charge_work(lua_State* L, std::int64_t instructions);
  /// The same for what the host does for a script outside of Lua: the script fails as soon as it goes on. Whether any are left.
  bool spend(std::int64_t instructions);
  /// Whose instructions are counted from now on; returns the former thread.
  lua_State* set_thread(lua_State* thread);
  /// Switches the instruction hook on for the thread that runs.
  void arm();
  std::size_t bytes_in_use() const { return bytes_in_use_; }
  /// Everything is loaded: from here on what is asked for counts as while games run, and the cap is what may be added.
  void finish_loading();
  /// What is left over from former runs takes so much room that a new one could meet the cap.
  bool is_crowded() const { return bytes_in_use_ > floor_ + limits_.memory / 4; }
  /// What went wrong when a text was asked for that no budget allows, with its place; empty otherwise. Reading it clears it.
  bool was_refused() const { return !refusal_.empty(); }
  std::string take_refusal() { return std::exchange(refusal_, {}); }

  /// Pushes the table of words (made on first use). Words of the card language are its fields.
  void push_words();
  /// Pushes the read-only environment of a pack: its globals are the words.
  void push_environment(const std::string& pack);
  /// Loads a source as text and leaves its function on the stack; on failure leaves nothing and tells the message.
  bool load(const ScriptSource& source, bool is_words, std::string& error);
  /// Whether a chunk name (as in lua_Debug::source) belongs to the words.
  bool is_words(const char* chunk) const;
  /// Calls the function on the stack with `arguments`, protected; on failure the message is left out of the stack and told.
  bool call(int arguments, int results, std::string& error);
  /// The line of the script, not of the words, where the last call() failed; 0: none.
  int error_line() const { return error_line_; }
  /// The message of a thread that has failed with this status.
  std::string failure(lua_State* thread, int status);

 private:
  static int keep_line(lua_State* L);
  static void* allocate(void* self, void* block, std::size_t old_size, std::size_t new_size);
  static void count(lua_State* L, lua_Debug* record);
  /// Charges a new block by what Lua makes of it. Whether it may be had.
  bool charge_block(int type, std::size_t size);
  void stop_soon();

  ScriptLimits limits_;
  std::size_t bytes_in_use_ = 0;
  std::size_t floor_ = 0;              ///< bytes in use when everything was loaded; 0 while it is not
  Budget* budget_ = nullptr;
  lua_State* thread_ = nullptr;        ///< that runs
  std::string refusal_;
  lua_State* L_ = nullptr;
  int error_line_ = 0;
  std::vector<std::string> words_chunks_;
};

/// A script's message as logs and JSON can hold it: one short line of UTF-8.
std::string readable(std::string_view text);

/// "file:line: what", where the line is the script's.
void describe(lua_State* L, const std::exception& error, char* message, std::size_t size);

/// Every function that Lua can call goes through this: exceptions of ours become Lua errors, and destructors run first.
/// Lua's own errors (of its C++ build) are not std::exceptions and pass.
template <lua_CFunction f>
int guarded(lua_State* L) {
  char message[512];
  try {
    return f(L);
  } catch (const std::exception& error) {
    // Copied out, so that the exception is gone before Lua's own is thrown.
    describe(L, error, message, sizeof message);
  }
  lua_pushstring(L, message);
  return lua_error(L);
}

/// Where the script that is calling us stands: "file:line: ", or "".
std::string where(lua_State* L);
/// Fills the table of functions that every script may use (sandbox.cpp).
void open_sandbox(lua_State* L);

}  // namespace highnoon::lua
