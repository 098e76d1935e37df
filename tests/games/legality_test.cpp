#include "tests/support/legality.hpp"

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "tests/games/playing.hpp"

namespace highnoon::test {
namespace {

/// A game at random, each decision compared with a second opinion.
std::string play(std::uint64_t seed, LegalityCount& count) {
  Result<Game> started = Game::start(Published::get().content, table_for(seed));
  if (!started.ok()) return started.error().message;
  Game game = std::move(started.value());
  Dice dice(seed * 31);
  for (int i = 0; i < 20'000; ++i) {
    const Decision* decision = game.decision();
    if (!decision) return "";
    if (std::string fault = legality_fault(game, count); !fault.empty()) {
      return fmt::format("seed {}, choice {}, day {}, {}: {}", seed, i, game.state().day, to_string(decision->kind), fault);
    }
    const auto result = game.choose(dice.roll(static_cast<int>(decision->options.size())));
    if (!result.ok()) return result.error().message;
  }
  return "";
}

TEST(Legality, WhatIsListedIsLegalAndWhatIsLegalIsListed) {
  const int games = number_from_environment("HIGHNOON_LEGALITY_GAMES", 200);
  LegalityCount count;
  int faults = 0;
  for (int i = 1; i <= games && faults < 10; ++i) {
    const std::string fault = play(static_cast<std::uint64_t>(i), count);
    if (fault.empty()) continue;
    ADD_FAILURE() << fault;
    ++faults;
  }
  fmt::print("decisions compared: {}, options that must be listed: {}, that may be: {}\n", count.decisions, count.certain, count.uncertain);
  // A checker that is never sure proves nothing.
  EXPECT_GT(count.certain, 4 * count.uncertain);
  EXPECT_GT(count.decisions, 10 * games);
}

}  // namespace
}  // namespace highnoon::test
