#include "day/victory.hpp"

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// Deeds and dudes that give a player these totals.
void give(Town& t, PlayerId player, int control, int influence) {
  t.deed(player, {.control = control});
  t.dude(player, {.influence = influence});
}

TEST(Victory, ControlPointsMustExceedTheHighestRivalInfluence) {
  PROVES("RR-VICTORY-004");
  Town t({.players = 3});
  give(t, P1, 5, 0);
  give(t, P2, 0, 4);
  give(t, P3, 0, 5);
  EXPECT_EQ(find_victor(t.kernel()), PlayerId{});
  t.deed(P1, {.control = 1});
  EXPECT_EQ(find_victor(t.kernel()), P1);
}

TEST(Victory, OfSeveralTheMostControlPointsDecide) {
  PROVES("RR-VICTORY-005");
  Town t;
  give(t, P1, 5, 3);
  give(t, P2, 6, 2);
  EXPECT_EQ(find_victor(t.kernel()), P2);
}

TEST(Victory, ThenTheMostInfluence) {
  PROVES("RR-VICTORY-006");
  Town t;
  give(t, P1, 5, 2);
  give(t, P2, 5, 3);
  EXPECT_EQ(find_victor(t.kernel()), P2);
}

TEST(Victory, AFullTiePlaysAnotherDay) {
  PROVES("RR-VICTORY-007");
  Town t({.phase = Phase::sundown});
  give(t, P1, 5, 2);
  give(t, P2, 5, 2);
  t.pass_until_day(2);
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.day(), 2);
}

TEST(Victory, TheGameEndsAtOnce) {
  Town t({.phase = Phase::sundown});
  give(t, P1, 3, 0);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.game().outcome(), Outcome::won);
  EXPECT_EQ(t.game().winner(), P1);
}

TEST(Victory, WhoIsOutIsPassedOver) {
  Town t({.players = 3});
  give(t, P1, 9, 0);
  give(t, P2, 5, 3);
  give(t, P3, 0, 4);
  t.game();
  t.edit([&](Kernel& k) { k.player(P1).set(kOut); });
  EXPECT_EQ(find_victor(t.kernel()), P2);
}

}  // namespace
}  // namespace highnoon::test
