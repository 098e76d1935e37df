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

TEST(CallinOut, AnEffectMayLetNobodyElseJoin) {
  for (const bool alone : {false, true}) {
    Town t;
    const CardId caller = t.dude(P1, {.abilities = {noon().choose(dudes(!mine() && is_here())).effect(
                                          Verb::call_out, self(), slot(0), Argument(), alone ? Argument(1) : Argument())},
                                      .at = kSquare});
    const CardId friendly = t.dude(P1, {.abilities = {shootout_play().joins_posse().effect(Verb::join_posse, self())}, .at = kSquare});
    const CardId called = t.dude(P2, {.at = kSquare});
    t.use(caller);
    t.pick(called);
    t.accept();
    EXPECT_EQ(t.kind() == DecisionKind::join_posse, !alone);
    t.pass_until(DecisionKind::shootout_play, P1);
    EXPECT_EQ(t.side(caller), 1);
    EXPECT_EQ(t.side(called), 2);
    EXPECT_EQ(t.can_use(friendly), !alone) << "nor in the middle of it";
  }
}

TEST(CallinOut, AnEffectMayEndTheShootoutAfterSoManyRounds) {
  Town t({.parameters = {{Parameter::tied_round_casualties, 0}}});
  const CardId caller = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::call_out, self(), slot(0), Argument(), Argument(), num(2))},
                                    .at = kSquare});
  const CardId called = t.dude(P2, {.at = kSquare});
  for (int round = 0; round < 2; ++round) {
    t.draws(P1, "2C 4D 6H 8S TC");
    t.draws(P2, "2D 4H 6S 8C TD");
  }
  t.use(caller);
  t.pick(called);
  t.accept();
  t.pass_until_event("shootout.ends");
  EXPECT_EQ(t.happened("shootout.round_begins"), 2);
  EXPECT_EQ(t.happened("shootout.won"), 0);
  EXPECT_EQ(t.zone(called), Zone::in_play);
}

TEST(CallinOut, AnEffectMayMakeRefusingCost) {
  for (const int stash : {1, 2}) {
    Town t;
    const CardId caller = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::call_out, self(), slot(0), Argument(), Argument(), Argument(), num(2))},
                                      .at = kSquare});
    const CardId called = t.dude(P2, {.at = kSquare});
    t.ghost_rock(P2, stash);
    t.use(caller);
    t.pick(called);
    ASSERT_EQ(t.kind() == DecisionKind::answer_callout, stash == 2) << "who cannot pay cannot refuse";
    if (stash < 2) continue;
    t.refuse();
    EXPECT_EQ(t.ghost_rock(P2), 0);
    EXPECT_EQ(t.ghost_rock(P1), 12);
  }
}

}  // namespace
}  // namespace highnoon::test
