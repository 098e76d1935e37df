#include <gmock/gmock.h>

#include "log/texts.hpp"
#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

/// The log as anybody reads it.
struct Lines : Observer {
  void on_event(const Kernel& kernel, const Event& event) override { text += log_line(kernel, event, PlayerId{}) + "\n"; }
  std::string text;
};

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

TEST(Flee, AtHomeItCountsAsMovingAndTheLogSaysThatTheyFlee) {
  PROVES("RC-SHOOT-050");
  TownSpec spec = homes_open();
  spec.parameters.push_back({Parameter::tied_round_casualties, 0});
  Town t(spec);
  const CardId a = t.dude(P1, {.at = t.home(P2)});
  const CardId b = t.dude(P2, {.title = "Homebody", .abilities = {trait(TriggerPoint::dude_moved)
                                                                       .about(subject_is(self()))
                                                                       .effect(Verb::gain, you(), 1)}});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::flee, P2);
  t.forget_log();
  Lines lines;
  t.game().set_observer(&lines);
  t.flee(b);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.where(b), t.home(P2));
  EXPECT_TRUE(t.is_booted(b));
  EXPECT_EQ(t.side(b), 0);
  EXPECT_THAT(lines.text, testing::HasSubstr("Homebody flees"));
  EXPECT_THAT(lines.text, testing::Not(testing::HasSubstr("moves")));
}

TEST(Flee, ElsewhereItIsOneMove) {
  PROVES("RC-SHOOT-050");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::flee, P1);
  t.forget_log();
  t.flee(a);
  ASSERT_EQ(t.happened("dude.moved"), 1);
  EXPECT_EQ(t.events("dude.moved")[0].to, t.home(P1));
}

}  // namespace
}  // namespace highnoon::test
