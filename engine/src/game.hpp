#pragma once

/// What a Game holds besides its content: the state, its checkpoints, and caches that copies do not share.

#include "effect/cache.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

struct Game::Impl {
  Impl() {}
  ~Impl() {}

  ContentPtr content;
  std::shared_ptr<const GameConfig> config;
  const RulesetDef* rules = nullptr;  ///< in *content
  Observer* observer = nullptr;
  Checkpoints checkpoints;
  GameCache cache;
  Output output;
  union {
    State state;  ///< made by whoever makes the game
  };
  mutable Decision decision;
  bool from_bytes = false;  ///< loaded: if an invariant breaks later, that may have been in the bytes

  Kernel kernel() { return Kernel(state, *content, *rules, cache, *config, checkpoints, output, observer); }
  /// For reading only: a kernel that is never run.
  Kernel reader() const { return const_cast<Impl*>(this)->kernel(); }
  /// Runs the rules until somebody must decide, and lists the options.
  void run();
  void set_decision();
  /// After another state or other content has come in: what hung on the old one is forgotten, the options are listed anew.
  void ask_anew();
};

/// Names games for the cache of running scripts; never part of a state.
std::uint64_t next_game_serial();
/// What is wrong with a seat, or "".
std::string fault_of(const SeatConfig& seat, const Definitions& d);

}  // namespace highnoon
