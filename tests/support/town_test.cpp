#include "tests/support/town.hpp"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <gmock/gmock.h>

#include "state/invariant.hpp"
#include "state/zone.hpp"

namespace highnoon::test {
namespace {

TEST(Town, FailsIfAScriptedDrawIsLeftOver) {
  EXPECT_NONFATAL_FAILURE(
      {
        Town t;
        t.draws(P1, "KC");
      },
      "nobody drew");
}

TEST(Town, DrawsScriptedCardsInTheOrderGiven) {
  Town t;
  t.draws(P1, "KC 2D");
  t.draws(P1, "*");
  std::vector<int> values;
  t.edit([&](Kernel& k) {
    for (int i = 0; i < 3; ++i) values.push_back(k.def(draw_top(k, P1, Zone::hand)).poker.value);
  });
  EXPECT_EQ(values, (std::vector<int>{13, 2, 0}));
}

TEST(Town, SaysWhatIsOfferedWhenSomethingElseIsTaken) {
  Town t;
  const CardId a = t.dude(P1, {.title = "Abe"});
  try {
    t.call_out(a, t.dude(P2));
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("not offered"));
    EXPECT_THAT(error.what(), testing::HasSubstr("Abe"));
  }
}

TEST(Town, SetsTablesThatKeepTheInvariants) {
  for (const Phase phase : {Phase::gambling, Phase::upkeep, Phase::noon, Phase::sundown}) {
    for (int players = 2; players <= 6; ++players) {
      Town t({.players = players, .phase = phase});
      const CardId deed = t.deed(P2, {.keywords = {"Out of Town"}});
      const CardId dude = t.dude(P1, {.influence = 1, .at = deed});
      t.goods(P1, dude);
      t.hand(P2, 3);
      t.game();
      EXPECT_EQ(broken_invariant(t.kernel()), "");
      EXPECT_EQ(t.controller(deed), P1);
    }
  }
}

}  // namespace
}  // namespace highnoon::test
