// Call-outs of the classic game: where the rulebook agrees with Reloaded, and what card effects reach.

#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

/// "Call out a dude": any that can be.
Ability calls_out() { return noon().choose(dudes(!is_card(self()))).effect(Verb::call_out, self(), slot(0)); }

TEST(ClassicCallinOut, AnUnbootedDudeCallsOutAnotherPlayersDudeWhoIsWithHim) {
  PROVES("CL-CALLOUT-001", "CL-CALLOUT-002", "CL-CALLOUT-008");
  Town t(classic(3));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId tired = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P3);
  EXPECT_EQ(t.count(OptionKind::call_out), 1) << t.describe();
  EXPECT_TRUE(t.offers(OptionKind::call_out, a, b));
  EXPECT_FALSE(t.offers(OptionKind::call_out, tired, b));
  EXPECT_FALSE(t.offers(OptionKind::call_out, a, tired));
  EXPECT_FALSE(t.offers(OptionKind::call_out, a, c));
}

TEST(ClassicCallinOut, WhoRefusesGoesHomeBootedAndTheCallerGoesOn) {
  PROVES("CL-CALLOUT-003", "CL-CALLOUT-004", "CL-CALLOUT-005");
  Town t(classic());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId second = t.dude(P2, {.at = kSquare});
  t.call_out(a, b);
  ASSERT_EQ(t.kind(), DecisionKind::answer_callout);
  EXPECT_EQ(t.decider(), P2);
  t.refuse();
  EXPECT_EQ(t.where(b), t.home(P2));
  EXPECT_TRUE(t.is_booted(b));
  EXPECT_EQ(t.state().shootout.active, 0);
  EXPECT_FALSE(t.is_booted(a));
  t.pass(P2);
  EXPECT_TRUE(t.offers(OptionKind::call_out, a, second));
}

TEST(ClassicCallinOut, ARefusalIsTheEndOfIt) {
  PROVES("CT-CALLOUT-002", "CT-CALLOUT-003");
  Town t(classic());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.call_out(a, b);
  t.refuse();
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(t.where(b), t.home(P2));
  EXPECT_TRUE(t.is_booted(b));
  EXPECT_EQ(t.happened("dude.joined_posse") + t.happened("posse.declared") + t.happened("shootout.begins"), 0);
}

TEST(ClassicCallinOut, ABootedDudeMustAcceptAndIsTheTarget) {
  PROVES("CL-CALLOUT-006", "CL-CALLOUT-014", "CL-SHOOT-001");
  Town t(classic());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare, .booted = true});
  t.dude(P1, {.at = kSquare});
  t.call_out(a, b);
  EXPECT_EQ(t.happened("callout.accepted"), 1);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_EQ(t.state().shootout.leader_player, P1);
  EXPECT_EQ(t.state().shootout.leader, a);
  EXPECT_EQ(t.state().shootout.opposing_player, P2);
  EXPECT_EQ(t.state().shootout.mark, b);
}

TEST(ClassicCallinOut, ThePlayReachesNobodyAtHomeButCardEffectsDo) {
  PROVES("CL-CALLOUT-007", "CL-CALLOUT-009", "CL-CALLOUT-010");
  Town t(classic());
  const CardId a = t.dude(P1, {.at = t.home(P2)});
  const CardId sent = t.dude(P1, {.abilities = {calls_out()}, .at = t.home(P2), .booted = true});
  const CardId b = t.dude(P2);
  EXPECT_FALSE(t.offers(OptionKind::call_out, a, b));
  t.use(sent);
  t.pick(b);
  ASSERT_EQ(t.kind(), DecisionKind::answer_callout);
  t.accept();
  while (t.kind() == DecisionKind::join_posse) t.done();
  EXPECT_EQ(t.state().shootout.leader, sent);
  EXPECT_EQ(t.state().shootout.mark, b);
}

TEST(ClassicCallinOut, AnEffectMayReachFurtherAndTheShootoutIsWhereTheTargetIs) {
  PROVES("CL-CALLOUT-011", "CL-CALLOUT-012", "CL-CALLOUT-013");
  Town t(classic());
  const CardId x = t.deed(P2);
  const CardId a = t.dude(P1, {.abilities = {calls_out()}, .at = kSquare});
  const CardId own = t.dude(P1, {.at = x});
  const CardId b = t.dude(P2, {.at = x});
  const CardId other = t.dude(P2, {.at = x});
  t.use(a);
  EXPECT_FALSE(t.offers(OptionKind::card, own));
  t.pick(b);
  t.accept();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.state().shootout.location, LocationId(x));
  t.join(own);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P2);
  t.join(other);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.where(a), LocationId(x));
  EXPECT_EQ(t.side(a), 1);
}

TEST(ClassicCallinOut, WhoCannotGoThereCallsNobodyOutThere) {
  Town t(classic());
  const CardId x = t.deed(P2);
  const CardId a = t.dude(P1, {.abilities = {calls_out(), standing().forbids(Act::move)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = x});
  t.game();
  EXPECT_FALSE(t.can_use(a));
  t.edit([&](Kernel& k) { k.card(b).location = kSquare; });
  EXPECT_TRUE(t.can_use(a));
}

TEST(ClassicCallinOut, TheDeclarationIsAnsweredBeforeTheDude) {
  PROVES("CT-CALLOUT-001", "CT-REACT-001");
  Town t(classic());
  t.outfit(P2, {.abilities = {react(TriggerPoint::callout_made).effect(Verb::gain, you(), 1)}});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.call_out(a, b);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.happened("callout.made"), 1);
  t.use(t.home_card(P2));
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.kind(), DecisionKind::answer_callout);
}

TEST(ClassicCallinOut, ARefusalMayBeAnswered) {
  PROVES("CT-REACT-002");
  Town t(classic());
  t.outfit(P1, {.abilities = {react(TriggerPoint::callout_refused).effect(Verb::counter, subject(), Stat::influence, -1)}});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.influence = 2, .at = kSquare});
  t.call_out(a, b);
  t.refuse();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P1);
  t.use(t.home_card(P1));
  EXPECT_EQ(t.stat(b, Stat::influence), 1);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
}

}  // namespace
}  // namespace highnoon::test
