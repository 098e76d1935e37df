#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

TEST(Flee, TheLoserDecidesForAllDudesFirst) {
  PROVES("RR-FLEE-001", "RR-FLEE-005");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare});
  const CardId d = t.dude(P2, {.at = kSquare});
  ranks(t, 2, 1);
  fight(t, a, b, {}, {c, d});
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_discard(b);
  t.pass_until(DecisionKind::flee);
  ASSERT_EQ(t.decider(), P2);
  t.flee(c);
  ASSERT_EQ(t.kind(), DecisionKind::flee);
  ASSERT_EQ(t.decider(), P2) << "d is not settled yet";
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::flee);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_EQ(t.side(c), 0);
  EXPECT_EQ(t.side(d), 2);
}

TEST(Flee, WithoutALoserTheLeaderDecidesFirst) {
  PROVES("RR-FLEE-001");
  Town t(bloodless(2, P2));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  t.pass(P2);
  fight(t, a, b);
  t.pass_until(DecisionKind::flee);
  EXPECT_EQ(t.decider(), P1);
}

TEST(Flee, TheyGoHomeBootedOthersMayStay) {
  PROVES("RR-FLEE-002", "RR-FLEE-004", "RC-SHOOT-051");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId c = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b, {c});
  t.pass_until(DecisionKind::flee);
  ASSERT_EQ(t.decider(), P1);
  t.flee(c);
  EXPECT_EQ(t.where(c), t.home(P1));
  EXPECT_TRUE(t.is_booted(c));
  EXPECT_EQ(t.side(c), 0);
  EXPECT_EQ(t.side(a), 1);
  EXPECT_EQ(t.where(a), kSquare);
}

TEST(Flee, BootedDudesAndDudesAtHomeMayFlee) {
  PROVES("RR-FLEE-003");
  TownSpec spec = homes_open();
  spec.parameters.push_back({Parameter::tied_round_casualties, 0});
  Town t(spec);
  const CardId a = t.dude(P1, {.at = t.home(P2)});
  const CardId b = t.dude(P2);
  const CardId c = t.dude(P2, {.booted = true});
  draw_alike(t);
  fight(t, a, b, {}, {c});
  t.pass_until(DecisionKind::flee, P2);
  EXPECT_TRUE(t.offers(OptionKind::flee, b));
  t.flee(c);
  EXPECT_EQ(t.where(c), t.home(P2));
  EXPECT_TRUE(t.is_booted(c));
  EXPECT_EQ(t.side(c), 0);
}

}  // namespace
}  // namespace highnoon::test
