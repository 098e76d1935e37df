#pragma once

/// Ghost rock is neither made nor lost but by the bank. The ledger hears what the bank gives, lends and takes, and knows what must be
/// on the table.

#include <fmt/format.h>

#include <array>
#include <bit>
#include <string>
#include <utility>

#include "flow/kernel.hpp"
#include "flow/step_watcher.hpp"
#include "highnoon/game.hpp"

namespace highnoon::test {

class Ledger : public StepWatcher {
 public:
  /// Forgets the game before.
  void start_game() { *this = Ledger{}; }
  /// What is on the table now is right.
  void open(const State& s) {
    expected_ = on_table(s);
    debts_ = debts(s);
    open_ = true;
  }

  void on_event(const Kernel& k, const Event& event) override {
    trail_ += fmt::format(" {}({})", info(event.type).name, event.amount);
    collect_pools(k.s);
    const int lent = debts(k.s) - debts_;  // an ante may be borrowed
    debts_ += lent;
    switch (event.type) {
      case TriggerPoint::game_setup_done:
        open(k.s);
        break;
      // The bank gives.
      case TriggerPoint::lowball_ante_paid: expected_ += lent; break;
      case TriggerPoint::production_collected:
      case TriggerPoint::ghost_rock_gained: expected_ += event.amount; break;
      case TriggerPoint::bounty_collected: expected_ += event.amount * std::popcount(event.changed); break;
      // The bank takes.
      case TriggerPoint::ghost_rock_lost:
      case TriggerPoint::ghost_rock_paid:
      case TriggerPoint::upkeep_paid: expected_ -= event.amount; break;
      case TriggerPoint::pool_changed:
        if (!event.player) expected_ += event.amount;
        break;
      default: break;
    }
  }

  void on_step(const Kernel&, int, int) override {}

  /// "" or what does not add up.
  std::string fault(const State& s) {
    collect_pools(s);
    const std::string since = std::exchange(trail_, "");
    if (!open_ || expected_ == on_table(s)) return "";
    return fmt::format("{} ghost rock are on the table, but the bank's books say {}; since the last choice:{}", on_table(s), expected_,
                       since);
  }

  static int on_table(const State& s) {
    int sum = s.pot;
    for (int i = 0; i < s.player_count; ++i) {
      sum += s.players[static_cast<std::size_t>(i)].ghost_rock;
    }
    for (const Card& card : s.all_cards()) sum += card.pool;
    return sum;
  }

 private:
  /// What was kept on a card that has left play goes back to the bank.
  void collect_pools(const State& s) {
    for (const Card& card : s.all_cards()) {
      std::int8_t& pool = pools_[static_cast<std::size_t>(card.id.index())];
      if (!card.in_play()) expected_ -= pool;
      pool = card.in_play() ? card.pool : std::int8_t{0};
    }
  }

  static int debts(const State& s) {
    int sum = 0;
    for (int i = 0; i < s.player_count; ++i) sum += s.players[static_cast<std::size_t>(i)].debt;
    return sum;
  }

  std::string trail_;  ///< what has happened since the last look
  std::array<std::int8_t, kMaxCards> pools_{};
  int debts_ = 0;
  int expected_ = 0;
  bool open_ = false;
};

}  // namespace highnoon::test
