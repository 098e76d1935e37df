#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;


TEST(SaveGame, AGameGoesOnWhereItWasSaved) {
  const std::string file = scratch("a.game");
  const std::string choices = "1\n1\n1\n1\n1\n1\n1\n1\n";
  const Ran whole = run_highnoon("play " + kDecks + " --seed 5 --house-rule no_ante", choices + "table\nquit\n");
  ASSERT_EQ(whole.status, 0) << whole.err;
  const Ran first = run_highnoon("play " + kDecks + " --seed 5 --house-rule no_ante", "1\n1\n1\nsave game " + file + "\nquit\n");
  ASSERT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.out, HasSubstr("The game is saved as " + file + "; go on with: highnoon play --load-game " + file));
  const Ran then = run_highnoon("play --load-game " + file, "1\n1\n1\n1\n1\ntable\nquit\n");
  ASSERT_EQ(then.status, 0) << then.err;
  EXPECT_THAT(then.out, HasSubstr("Highnoon, reloaded+no_ante rules, seed 5, after "));
  // The table drawn last is the same.
  EXPECT_EQ(then.out.substr(then.out.size() - 600), whole.out.substr(whole.out.size() - 600));
}

TEST(SaveGame, AReplayOfALoadedGameIsNotPromised) {
  const std::string file = scratch("a.game"), second = scratch("b.game");
  ASSERT_EQ(run_highnoon("play " + kDecks + " --seed 5 --save-game " + file, "1\nquit\n").status, 0);
  const Ran play = run_highnoon("play --load-game " + file + " --save-game " + second, "save replay\nquit\n");
  ASSERT_EQ(play.status, 0) << play.err;
  EXPECT_THAT(play.out, HasSubstr("Say \"save game FILE\""));
  EXPECT_EQ(read_file(second), read_file(file));
  EXPECT_EQ(run_highnoon("play --load-game " + file + " --save x.replay").status, 2);
  EXPECT_EQ(run_highnoon("play --load-game " + file + " " + kDecks).status, 2);
}

TEST(SaveGame, WhatIsNoSavedGameIsAnError) {
  EXPECT_THAT(run_highnoon("play --load-game " + scratch("none")).err, HasSubstr("No such file"));
  write_file(scratch("a.replay"), "{}\n");
  const Ran ran = run_highnoon("play --load-game " + scratch("a.replay"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("a.replay: this is no saved game of Highnoon"));
}

TEST(SaveGame, ReplaysAndSavedGamesAreNotMixedUp) {
  const std::string file = scratch("a.game");
  ASSERT_EQ(run_highnoon("play " + kDecks + " --seed 5 --save-game " + file, "1\nquit\n").status, 0);
  const Ran replay = run_highnoon("replay " + file);
  EXPECT_EQ(replay.status, 1);
  EXPECT_THAT(replay.err, HasSubstr("this is a saved game, not a replay: highnoon play --load-game"));
}

}  // namespace
}  // namespace highnoon::test
