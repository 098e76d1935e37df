#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TEST(HighNoon, TheWinnerIsFirstThenClockwiseUntilAllPassInARow) {
  PROVES("RR-NOON-001", "RR-NOON-004", "RR-NOON-005");
  Town t({.players = 3, .winner = P2});
  t.hand(P1, 1);
  const CardId dude = t.dude(P1);
  for (const PlayerId player : {P2, P3}) t.pass(player);
  ASSERT_EQ(t.decider(), P1);
  t.move(dude, kSquare);
  for (const PlayerId player : {P2, P3}) {
    EXPECT_EQ(t.phase(), Phase::noon);
    t.pass(player);
  }
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.offers_any(dude));  // who has passed before may play again
  t.pass(P1);
  EXPECT_NE(t.phase(), Phase::noon);
}

TEST(HighNoon, OnePlayOfFiveKindsOrAPass) {
  PROVES("RR-NOON-002", "RC-PLAYS-003");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId a =
      t.dude(P1, {.influence = 1, .abilities = {noon().effect(Verb::gain, you(), 1)}, .at = deed});
  const CardId b = t.dude(P1, {.at = deed});
  const CardId rival = t.dude(P2, {.at = deed});
  t.goods(P1, a);
  const CardId bought = t.in_hand(P1, CardType::dude);
  EXPECT_TRUE(t.offers(OptionKind::pass));
  EXPECT_TRUE(t.can_use(a));
  EXPECT_TRUE(t.offers(OptionKind::call_out, a, rival));
  EXPECT_TRUE(t.offers(OptionKind::move_booting, b, kSquare));
  EXPECT_TRUE(t.offers(OptionKind::shop, bought));
  EXPECT_TRUE(t.offers(OptionKind::trade_start, LocationId(deed)));
  t.shop(bought);
  EXPECT_EQ(t.decider(), P2);
}

TEST(HighNoon, PlaysRepeatInAnyOrder) {
  PROVES("RR-NOON-003");
  Town t;
  const CardId first = t.in_hand(P1, CardType::dude);
  const CardId second = t.in_hand(P1, CardType::dude);
  const CardId dude = t.dude(P1);
  t.shop(first);
  t.pass(P2);
  t.move(dude, kSquare);
  t.pass(P2);
  t.shop(second);
  EXPECT_EQ(t.zone(second), Zone::in_play);
}

}  // namespace
}  // namespace highnoon::test
