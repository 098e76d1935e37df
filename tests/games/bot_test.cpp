// The heuristic bot is clearly better than chance.

#include <gtest/gtest.h>

#include <cmath>

#include "highnoon/bot.hpp"
#include "tests/games/playing.hpp"

namespace highnoon::test {
namespace {

/// Lower end of the 95 % confidence interval of a share (Wilson).
double lower_bound(int won, int played) {
  const double z = 1.96, n = played, p = won / n;
  return (p + z * z / (2 * n) - z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n))) / (1 + z * z / n);
}

TEST(HeuristicBot, BeatsTheRandomOneInThreeGamesOfFour) {
  const Published& published = Published::get();
  constexpr int kGames = 200;
  int won = 0;
  for (int i = 0; i < kGames; ++i) {
    const auto seat = static_cast<std::uint8_t>(i % 2);           // the heuristic bot's
    const auto swapped = static_cast<std::size_t>(i / 2 % 2);     // the decks
    GameConfig config;
    config.seed = 5000u + static_cast<std::uint64_t>(i);
    config.seats = {{"A", published.decks[swapped]}, {"B", published.decks[1 - swapped]}};
    Result<Game> game = Game::start(published.content, config);
    ASSERT_TRUE(game.ok());
    auto heuristic = heuristic_bot(config.seed);
    auto random = random_bot(config.seed);
    for (int choices = 0; game->decision() && choices < 50'000; ++choices) {
      Bot& bot = game->decision()->player == PlayerId{seat} ? *heuristic : *random;
      ASSERT_TRUE(game->choose(bot.choose(*game)).ok());
    }
    won += game->outcome() == Outcome::won && game->winner() == PlayerId{seat};
  }
  std::printf("won %d of %d, lower 95 %% bound %.3f\n", won, kGames, lower_bound(won, kGames));
  EXPECT_GT(lower_bound(won, kGames), 0.75);
}

}  // namespace
}  // namespace highnoon::test
