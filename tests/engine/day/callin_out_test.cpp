#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// An ability that calls out an opposing dude at the same place.
Ability calls_out() {
  return noon().choose(dudes(!mine() && is_here())).effect(Verb::call_out, self(), slot(0));
}

TEST(CallinOut, UnbootedDudesCallOutRivalsAtTheirPlace) {
  PROVES("RR-CALLOUT-001", "RR-CALLOUT-002", "RR-CALLOUT-003");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId tired = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId elsewhere = t.dude(P2, {.at = t.home(P1)});
  EXPECT_TRUE(t.offers(OptionKind::call_out, a, b));
  EXPECT_FALSE(t.offers(OptionKind::call_out, tired, b));
  EXPECT_FALSE(t.offers(OptionKind::call_out, a, elsewhere));
  EXPECT_EQ(t.count(OptionKind::call_out), 1);
}

TEST(CallinOut, OwnDudesAreNeverCalledOutEvenIfOwnedByOthers) {
  PROVES("RR-CALLOUT-004");
  Town t;
  t.dude(P1, {.at = kSquare});
  t.dude(P1, {.at = kSquare, .owner = P2});
  EXPECT_EQ(t.count(OptionKind::call_out), 0);
}

TEST(CallinOut, TheCallerStaysUnbootedAndMayCallOutAgain) {
  PROVES("RR-CALLOUT-005", "RR-CALLOUT-006");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare});
  t.call_out(a, b);
  t.refuse();
  EXPECT_FALSE(t.is_booted(a));
  t.pass(P2);
  EXPECT_TRUE(t.offers(OptionKind::call_out, a, c));
}

TEST(CallinOut, ThePlaySparesDudesAtTheirOwnHomeOnly) {
  PROVES("RR-CALLOUT-007", "RR-CALLOUT-008");
  Town t({.players = 3});
  const CardId a = t.dude(P1, {.at = t.home(P2)});
  const CardId host = t.dude(P2);
  const CardId visitor = t.dude(P3, {.at = t.home(P2)});
  EXPECT_FALSE(t.offers(OptionKind::call_out, a, host));
  EXPECT_TRUE(t.offers(OptionKind::call_out, a, visitor));
}

TEST(CallinOut, WhoRefusesGoesHomeBooted) {
  PROVES("RR-CALLOUT-009");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.call_out(a, b);
  ASSERT_EQ(t.decider(), P2);
  ASSERT_EQ(t.kind(), DecisionKind::answer_callout);
  t.refuse();
  EXPECT_EQ(t.where(b), t.home(P2));
  EXPECT_TRUE(t.is_booted(b));
  EXPECT_EQ(t.state().shootout.active, 0);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
}

TEST(CallinOut, BootedDudesCannotRefuse) {
  PROVES("RR-CALLOUT-010");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare, .booted = true});
  t.call_out(a, b);
  EXPECT_NE(t.kind(), DecisionKind::answer_callout);
  EXPECT_NE(t.state().shootout.active, 0);
  EXPECT_EQ(t.side(b), 2);
}

TEST(CallinOut, EffectsCallOutWhileBootedAndAtHome) {
  PROVES("RR-CALLOUT-011", "RR-CALLOUT-012", "RR-CALLOUT-013");
  Town t;
  const CardId a = t.dude(P1, {.abilities = {calls_out()}, .at = t.home(P2), .booted = true});
  const CardId b = t.dude(P2);
  t.use(a);
  t.pick(b);
  ASSERT_EQ(t.kind(), DecisionKind::answer_callout);
  t.refuse();
  EXPECT_EQ(t.where(b), t.home(P2));
  EXPECT_TRUE(t.is_booted(b));
  EXPECT_EQ(t.state().shootout.active, 0);
}

TEST(CallinOut, ABootedDudeAtHomeMustAccept) {
  PROVES("RR-CALLOUT-014");
  Town t;
  const CardId a = t.dude(P1, {.abilities = {calls_out()}, .at = t.home(P2)});
  const CardId b = t.dude(P2, {.booted = true});
  t.use(a);
  t.pick(b);
  EXPECT_NE(t.kind(), DecisionKind::answer_callout);
  EXPECT_EQ(t.side(b), 2);
}

TEST(CallinOut, AnAcceptedCallOutIsAShootoutThere) {
  PROVES("RR-CALLOUT-015");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId a = t.dude(P1, {.at = deed});
  const CardId b = t.dude(P2, {.at = deed});
  t.call_out(a, b);
  t.accept();
  EXPECT_EQ(t.state().shootout.location, LocationId(deed));
  EXPECT_EQ(t.side(a), 1);
  EXPECT_EQ(t.side(b), 2);
  EXPECT_EQ(t.happened("callout.accepted"), 1);
}

TEST(CallinOut, NobodyIsAskedAboutACallOutThatIsPreventedOrDodged) {
  PROVES("RR-CALLOUT-003");
  for (const bool prevented : {true, false}) {
    Town t;
    const CardId caller = t.dude(P1, {.at = kSquare});
    const CardId mark = t.dude(P2, {.at = kSquare});
    const CardId saves = t.dude(P2, {.abilities = {prevented ? react(TriggerPoint::callout_made, Window::when).instead().effect(Verb::prevent)
                                                             : react(TriggerPoint::callout_made).effect(Verb::send_home, subject(), left_out(), 1)}});
    t.call_out(caller, mark);
    t.use(saves);
    EXPECT_EQ(t.kind(), DecisionKind::noon_play);
    EXPECT_FALSE(t.is_booted(mark));
    EXPECT_EQ(t.where(mark), prevented ? kSquare : t.home(P2));
    EXPECT_EQ(t.happened("callout.accepted") + t.happened("callout.refused"), 0);
  }
}

}  // namespace
}  // namespace highnoon::test
