#pragma once

/// Runs script functions for the kernel: a synchronised pool of machines, each with a bounded cache of live coroutines.

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "ability/journal.hpp"
#include "call_script/machine.hpp"
#include "call_script/session.hpp"
#include "convert/compiler.hpp"
#include "highnoon/lua/load_scripts.hpp"

namespace highnoon::lua {

/// A function effect that waits: nothing but a cache, for its journal says the same.
struct Coroutine {
  std::uint64_t game = 0;         ///< serial
  std::uint32_t frame = 0;        ///< serial
  FunctionId function = kNoFunction;
  int cursor = 0;                 ///< words of the journal it has taken
  std::uint64_t journal_hash = 0; ///< of those words: a function with the same past stands where it stands
  int reference = LUA_NOREF;      ///< of its thread in the registry
  Budget budget;
  int entries = 0;                ///< kernel calls made
};

/// A machine with the functions of all scripts, and what it is running.
class Runner {
 public:
  explicit Runner(const ScriptLimits& limits) : machine(limits) {}

  Machine machine;
  std::list<Coroutine> coroutines;      ///< the one used last first
  std::vector<int> pure_threads;        ///< registry references, one a depth of nesting
  int depth = 0;
  bool broken = false;                  ///< met the memory guard: not used again
};

class LuaHost final : public ScriptHost {
 public:
  LuaHost(ScriptSources sources, const ScriptLimits& limits, std::shared_ptr<const Definitions> facts, std::vector<HouseRule> house_rules,
          std::unique_ptr<Runner> first);

  ScriptStatus resume(Kernel& k, Frame& frame, std::string& error) override;
  int call_pure(const Context& context, FunctionId function, std::string& error) override;

  const std::vector<HouseRule>& house_rules() const { return house_rules_; }
  const ScriptSources& sources() const { return sources_; }
  const Definitions& facts() const { return *facts_; }

 private:
  friend class Borrowed;
  std::unique_ptr<Runner> take();
  void give_back(std::unique_ptr<Runner> runner);

  ScriptSources sources_;
  ScriptLimits limits_;
  std::shared_ptr<const Definitions> facts_;  ///< before scripts: every machine compiles them again, to the same numbers
  std::vector<HouseRule> house_rules_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Runner>> idle_;
};

}  // namespace highnoon::lua
