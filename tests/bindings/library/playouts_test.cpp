#include "highnoon/playouts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/games/playing.hpp"

namespace highnoon::test {
namespace {

/// A game some choices on, the same each time.
Game some_game(std::uint64_t seed, int choices = 25) {
  Game game = Game::start(Published::get().content, table_for(seed)).value();
  Dice dice(seed);
  for (int i = 0; i < choices && game.decision(); ++i) {
    EXPECT_TRUE(game.choose(dice.roll(static_cast<int>(game.decision()->options.size()))));
  }
  return game;
}

std::set<std::uint64_t> hashes(const std::vector<Playout>& playouts) {
  std::set<std::uint64_t> all;
  for (const Playout& playout : playouts) all.insert(playout.hash);
  return all;
}

TEST(Playouts, DependOnTheGameAndTheSeedAndNotOnTheThreads) {
  const Game game = some_game(2);
  const std::uint64_t hash = game.hash();
  for (const Policy policy : {Policy::random, Policy::heuristic}) {
    PlayoutOptions options{.playouts = 20, .policy = policy, .seed = 5, .threads = 1, .redeal_for = game.decision()->player};
    const std::vector<Playout> one = play_out(game, options).value();
    options.threads = 3;
    EXPECT_EQ(play_out(game, options).value(), one);
    options.seed = 6;
    EXPECT_NE(play_out(game, options).value(), one);
    options.seed = 5;
    options.playouts = 10;
    EXPECT_TRUE(std::equal(one.begin(), one.begin() + 10, play_out(game, options)->begin())) << "fewer are the first of more";
  }
  EXPECT_EQ(game.hash(), hash);
}

TEST(Playouts, GoToTheEndOrAsFarAsTheyMay) {
  const Game game = some_game(4);
  const std::vector<Playout> whole = play_out(game, {.playouts = 20, .policy = Policy::random}).value();
  for (const Playout& playout : whole) {
    EXPECT_EQ(playout.outcome, Outcome::won);
    EXPECT_TRUE(playout.winner);
    EXPECT_GE(playout.day, game.day());
  }
  const std::vector<Playout> cut = play_out(game, {.playouts = 20, .policy = Policy::random, .most_decisions = 3}).value();
  for (const Playout& playout : cut) {
    EXPECT_EQ(playout.outcome, Outcome::running);
    EXPECT_FALSE(playout.winner);
    EXPECT_EQ(playout.decisions, 3u);
  }
  const PlayoutTotals totals = totals_of(cut, 2);
  EXPECT_DOUBLE_EQ(totals.unfinished, 1);
  EXPECT_DOUBLE_EQ(totals.decisions, 3);
  const PlayoutTotals all = totals_of(whole, 2);
  EXPECT_EQ(all.playouts, 20);
  EXPECT_NEAR(all.won[0] + all.won[1], 1, 1e-9);
  const auto of_first = std::ranges::count(whole, PlayerId{0}, &Playout::winner);
  EXPECT_NEAR(all.won[0], static_cast<double>(of_first) / 20, 1e-9);
}

TEST(Playouts, WithoutARedealTheCardsAndTheChanceAreThoseOfTheGame) {
  const Game game = some_game(6);
  const PlayoutOptions plain{.playouts = 30, .policy = Policy::random, .most_decisions = 1};
  PlayoutOptions dealt = plain;
  dealt.redeal_for = game.decision()->player;
  EXPECT_LE(hashes(*play_out(game, plain)).size(), game.decision()->options.size());
  EXPECT_EQ(hashes(*play_out(game, dealt)).size(), 30u);
}

TEST(Playouts, RefuseWhatCannotBe) {
  const Game game = some_game(2);
  EXPECT_EQ(play_out(game, {.playouts = 0}).error().code, ErrorCode::bad_config);
  EXPECT_EQ(play_out(game, {.most_decisions = 0}).error().code, ErrorCode::bad_config);
  EXPECT_EQ(play_out(game, {.playouts = 4, .threads = 2, .redeal_for = PlayerId{5}}).error().code, ErrorCode::bad_config);
}

}  // namespace
}  // namespace highnoon::test
