#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "highnoon/game.hpp"
#include "layout.hpp"

namespace highnoon::cli {

/// Keeps the lines of a game's log as one viewer may read them.
class LogKeeper : public Observer {
 public:
  /// @param viewer  none: what all may see
  /// @param prints  prints each line at once, too
  explicit LogKeeper(PlayerId viewer, bool prints = false) : viewer_(viewer), prints_(prints) {}

  void on_event(const Kernel& kernel, const Event& event) override {
    std::string line = log_line(kernel, event, viewer_);
    if (line.empty()) return;
    if (prints_) fmt::print("{}\n", wrapped(line, kColumns, 4));
    lines_.push_back(std::move(line));
  }

  const std::vector<std::string>& lines() const { return lines_; }
  /// Forgets the lines from `count` on.
  void cut(std::size_t count) { lines_.resize(count); }

 private:
  PlayerId viewer_;
  bool prints_;
  std::vector<std::string> lines_;
};

/// How a game ended, in a sentence.
inline std::string ending(const Game& game) {
  switch (game.outcome()) {
    case Outcome::won: return fmt::format("{} wins on day {}.", game.player_name(game.winner()), game.day());
    case Outcome::drawn: return fmt::format("The game is drawn on day {}.", game.day());
    case Outcome::halted: return fmt::format("The game was halted on day {}: {}.", game.day(), game.halt_reason());
    default: return fmt::format("The game is not over; it is day {}.", game.day());
  }
}

}  // namespace highnoon::cli
