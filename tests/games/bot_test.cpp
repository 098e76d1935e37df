// The heuristic bot is clearly better than chance.

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

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

/// With these decks and seeds it boots its dudes for a bounty on theirs and moves about, every day; 20,000 choices did not end it.
TEST(HeuristicBot, DoesNotSitOppositeItselfForEver) {
  const std::filesystem::path root = HIGHNOON_SOURCE_DIRECTORY;
  LibraryOptions options;
  options.data = root;
  const Library library = Library::load({}, options).value();
  GameConfig config;
  config.seed = 9901659744880715441u;
  for (const char* name : {"stalemate_red", "stalemate_blue"}) {
    const Result<DeckList> deck = library.read_deck(root / "tests" / "games" / (std::string(name) + ".yaml"));
    ASSERT_TRUE(deck) << deck.error().message;
    config.seats.push_back({name, *deck});
  }
  Result<Game> game = Game::start(library.content(), config);
  ASSERT_TRUE(game);
  const std::unique_ptr<Bot> bots[] = {heuristic_bot(15169592186665434746u), heuristic_bot(5662314046417435467u)};
  while (game->decision() && game->day() < 300) {
    ASSERT_TRUE(game->choose(bots[game->decision()->player.index()]->choose(*game)));
  }
  EXPECT_EQ(game->outcome(), Outcome::won);
}

}  // namespace
}  // namespace highnoon::test
