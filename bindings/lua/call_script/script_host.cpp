#include "call_script/script_host.hpp"

#include <algorithm>

#include "effect/cache.hpp"
#include "script_api/play.hpp"

namespace highnoon::lua {

// --- borrowing a machine

/// A machine for as long as a call lasts. Calls inside one another on a thread share it.
class Borrowed {
 public:
  explicit Borrowed(LuaHost& host) : host_(host), outer_(innermost_) {
    for (const Borrowed* b = outer_; b != nullptr; b = b->outer_) {
      if (&b->host_ == &host) runner_ = b->runner_;
    }
    if (runner_ == nullptr) {
      own_ = host.take();
      runner_ = own_.get();
    }
    innermost_ = this;
  }
  ~Borrowed() {
    innermost_ = outer_;
    if (own_ && !own_->broken) host_.give_back(std::move(own_));
  }
  Borrowed(const Borrowed&) = delete;
  Borrowed& operator=(const Borrowed&) = delete;

  Runner& runner() { return *runner_; }

 private:
  static thread_local const Borrowed* innermost_;
  LuaHost& host_;
  const Borrowed* outer_;
  std::unique_ptr<Runner> own_;
  Runner* runner_ = nullptr;
};
thread_local const Borrowed* Borrowed::innermost_ = nullptr;

namespace {

/// Sets what the machine works for, and sets it back.
class Running {
 public:
  Running(Machine& machine, Session& session, lua_State* thread)
      : machine_(machine), session_(std::exchange(machine.session, &session)), budget_(machine.set_budget(session.budget)),
        thread_(machine.set_thread(thread)) {}
  ~Running() {
    machine_.session = session_;
    machine_.set_budget(budget_);
    machine_.set_thread(thread_);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

 private:
  Machine& machine_;
  Session* session_;
  Budget* budget_;
  lua_State* thread_;
};

std::uint64_t hash_journal(const Kernel& k, const ScriptData& data, int words) {
  std::uint64_t hash = 14695981039346656037u;
  for (int i = 0; i < words; ++i) {
    hash = (hash ^ static_cast<std::uint32_t>(k.s.arena[static_cast<std::size_t>(data.begin + i)])) * 1099511628211u;
  }
  return hash;
}

lua_State* thread_at(lua_State* L, int reference) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  lua_State* const thread = lua_tothread(L, -1);
  lua_pop(L, 1);
  return thread;
}

void drop(lua_State* L, Coroutine& coroutine) {
  luaL_unref(L, LUA_REGISTRYINDEX, coroutine.reference);
  coroutine.reference = LUA_NOREF;
}

/// Pushes a function by its number onto a thread.
void push_function(lua_State* thread, FunctionId function) {
  lua_getfield(thread, LUA_REGISTRYINDEX, kFunctionsField);
  lua_rawgeti(thread, -1, function + 1);
  lua_remove(thread, -2);
}

/// "card:1:effect (line 12)", for errors that have no place in a file of their own.
std::string name_of(const Kernel& k, FunctionId function) {
  const FunctionDef& def = k.d.functions[function];
  return def.name + " (line " + std::to_string(def.line) + ")";
}

/// Machines are as good as new to what runs in them: neither waiting functions nor garbage may bring a script nearer to the memory cap.
void make_room(Runner& runner) {
  if (!runner.machine.is_crowded() || runner.depth > 0) return;
  for (Coroutine& coroutine : runner.coroutines) drop(runner.machine.state(), coroutine);
  runner.coroutines.clear();
  lua_gc(runner.machine.state(), LUA_GCCOLLECT);
}

Budget full_budget(const ScriptLimits& limits) { return {limits.instructions, limits.bytes, limits.kernel_calls}; }

/// The message of a function that has failed. The guards are for the host, also when they were met further in, by a function that this
/// one's calls have used. A machine that met its memory guard is not used again.
std::string failure(Runner& runner, const Kernel& k, lua_State* thread, int status) {
  const bool met_guard = status == LUA_ERRMEM && !runner.machine.was_refused();
  if (met_guard) runner.broken = true;
  if (runner.broken) throw MemoryLimit();
  if (k.cache.script_work < 0) throw WorkLimit();
  return runner.machine.failure(thread, status);
}

}  // namespace

// --- the pool

LuaHost::LuaHost(ScriptSources sources, const ScriptLimits& limits, std::shared_ptr<const Definitions> facts,
                 std::vector<HouseRule> house_rules, std::unique_ptr<Runner> first)
    : sources_(std::move(sources)), limits_(limits), facts_(std::move(facts)), house_rules_(std::move(house_rules)) {
  idle_.push_back(std::move(first));
}

std::unique_ptr<Runner> LuaHost::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      std::unique_ptr<Runner> runner = std::move(idle_.back());
      idle_.pop_back();
      return runner;
    }
  }
  auto runner = std::make_unique<Runner>(limits_);
  Definitions scratch = *facts_;
  Diagnostics found;
  Compiler(runner->machine, scratch, found, true).load(sources_);
  if (found.has_errors()) throw MemoryLimit();  // they loaded before: only memory can be the reason
  runner->machine.finish_loading();
  return runner;
}

void LuaHost::give_back(std::unique_ptr<Runner> runner) {
  const std::lock_guard lock(mutex_);
  if (static_cast<int>(idle_.size()) < limits_.machines) idle_.push_back(std::move(runner));
}

// --- function effects

ScriptStatus LuaHost::resume(Kernel& k, Frame& frame, std::string& error) {
  Borrowed borrowed(*this);
  Runner& runner = borrowed.runner();
  lua_State* const L = runner.machine.state();
  const ScriptData& data = frame.as<ScriptData>();
  make_room(runner);

  const auto fits = [&](const Coroutine& c) {
    return c.game == k.cache.game_serial && c.frame == frame.serial && c.function == data.function && c.cursor < data.length &&
           c.journal_hash == hash_journal(k, data, c.cursor);
  };
  Coroutine coroutine;
  const auto live = std::find_if(runner.coroutines.begin(), runner.coroutines.end(), fits);
  lua_State* thread = nullptr;
  bool is_new = false;
  int arguments = 0;
  if (live != runner.coroutines.end()) {
    coroutine = *live;
    runner.coroutines.erase(live);
    thread = thread_at(L, coroutine.reference);
  } else {
    coroutine = {.game = k.cache.game_serial, .frame = frame.serial, .function = data.function, .budget = full_budget(limits_)};
    thread = lua_newthread(L);
    is_new = true;
    coroutine.reference = luaL_ref(L, LUA_REGISTRYINDEX);
    push_function(thread, data.function);
    push_handle(thread, 'x', 0);
    arguments = 1;
  }
  Session session{.k = &k, .game = &k, .frame = &frame, .function = data.function, .play = data.play == 0xFF ? -1 : data.play,
                  .cursor = coroutine.cursor, .entries = coroutine.entries, .budget = &coroutine.budget, .limits = &limits_};
  int status = LUA_OK;
  int results = 0;
  {
    const Running running(runner.machine, session, thread);
    // Once: a function that is run again does not begin to count anew where the first one waited.
    if (is_new) runner.machine.arm();
    status = lua_resume(thread, L, arguments, &results);
  }
  std::string fault;
  if (status != LUA_OK && status != LUA_YIELD) fault = failure(runner, k, thread, status);
  coroutine.cursor = session.cursor;
  coroutine.entries = session.entries;
  if (status != LUA_OK && status != LUA_YIELD) {
    error = std::move(fault);
    drop(L, coroutine);
    return ScriptStatus::failed;
  }
  if (session.cursor < data.length) {
    error = name_of(k, data.function) + ": the script is not deterministic: it made fewer calls than the first time";
    drop(L, coroutine);
    return ScriptStatus::failed;
  }
  if (status == LUA_OK) {
    drop(L, coroutine);
    return ScriptStatus::finished;
  }
  lua_pop(thread, results);
  if (k.config.rebuild_scripts) {
    drop(L, coroutine);
    return ScriptStatus::waiting;
  }
  coroutine.journal_hash = hash_journal(k, data, coroutine.cursor);
  runner.coroutines.push_front(coroutine);
  if (static_cast<int>(runner.coroutines.size()) > limits_.coroutines) {
    drop(L, runner.coroutines.back());
    runner.coroutines.pop_back();
  }
  return ScriptStatus::waiting;
}

// --- pure functions

int LuaHost::call_pure(const Context& context, FunctionId function, std::string& error) {
  constexpr int kDeepest = 8;
  constexpr int kLeastWork = 50;
  constexpr int kWorkOfCall = 50;
  // Each has a budget of its own, for whether one is called by another depends on which numbers are known already; but they can call
  // one another so often that it takes for ever.
  if (context.k.cache.script_work < 0) throw WorkLimit();
  Borrowed borrowed(*this);
  Runner& runner = borrowed.runner();
  lua_State* const L = runner.machine.state();
  if (runner.depth >= kDeepest) {
    error = name_of(context.k, function) + ": functions that compute values read one another in a circle";
    return 0;
  }
  if (runner.machine.session == nullptr) make_room(runner);
  if (static_cast<int>(runner.pure_threads.size()) <= runner.depth) {
    lua_newthread(L);
    runner.pure_threads.push_back(luaL_ref(L, LUA_REGISTRYINDEX));
  }
  lua_State* const thread = thread_at(L, runner.pure_threads[static_cast<std::size_t>(runner.depth)]);
  lua_settop(thread, 0);
  Budget budget{limits_.pure_instructions, limits_.bytes, limits_.pure_kernel_calls};
  Session session{.k = &context.k, .context = &context, .function = function, .budget = &budget, .limits = &limits_};
  int status = LUA_OK;
  {
    const Running running(runner.machine, session, thread);
    ++runner.depth;
    push_function(thread, function);
    push_handle(thread, 'r', 0);
    if (context.candidate) {
      push_handle(thread, 'c', context.candidate.raw);
    } else if (context.place) {
      push_handle(thread, 'l', context.place.raw);
    } else {
      lua_pushnil(thread);
    }
    runner.machine.arm();
    status = lua_pcall(thread, 2, 1, 0);
    --runner.depth;
  }
  const std::int64_t spent = kLeastWork + limits_.pure_instructions - budget.instructions +
                             kWorkOfCall * (limits_.pure_kernel_calls - budget.kernel_calls);
  context.k.cache.script_work -= spent;
  int result = 0;
  if (status != LUA_OK) {
    error = failure(runner, context.k, thread, status);
  } else if (lua_isboolean(thread, -1)) {
    result = lua_toboolean(thread, -1);
  } else if (lua_isinteger(thread, -1)) {
    result = static_cast<int>(std::clamp<lua_Integer>(lua_tointeger(thread, -1), -30000, 30000));
  } else {
    error = name_of(context.k, function) + ": the function must return a whole number, or true or false";
  }
  lua_settop(thread, 0);
  return result;
}

}  // namespace highnoon::lua
