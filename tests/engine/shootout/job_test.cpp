#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Expr deeds() { return cards(is(CardType::deed)); }
/// "Noon Job: mark a deed; if it succeeds gain 2 ghost rock."
Ability deed_job() {
  return noon().choose(deeds()).job(0).on_success(effect(Verb::gain, you(), num(2)));
}
Ability square_job() { return noon().job().on_success(effect(Verb::gain, you(), num(2))); }
Ability dude_job(EffectSpec success) {
  return noon().choose(dudes(!mine())).job(0).on_success(std::move(success));
}

TEST(Job, ANoonJobRunsAJobWithLeaderAndMark) {
  PROVES("RR-JOB-001", "RR-JOB-002", "RR-JOB-013");
  Town t;
  const CardId deed = t.deed(P2, {.title = "Marked"});
  const CardId a = t.dude(P1);
  t.dude(P1);
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  begin_job(t, job, a, deed);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  EXPECT_EQ(t.ghost_rock(P1), 10) << "the job is not done yet";
  EXPECT_EQ(t.state().shootout.is_job, 1);
  EXPECT_EQ(t.state().shootout.leader_player, P1);
  EXPECT_EQ(t.state().shootout.leader, a);
  EXPECT_EQ(t.state().shootout.mark, deed);
  EXPECT_EQ(t.state().shootout.location, LocationId(deed));
  EXPECT_EQ(t.side(a), 1);
}

TEST(Job, TheLeaderIsAnUnbootedDudeOfTheStarter) {
  PROVES("RR-JOB-003");
  Town t;
  t.deed(P2);
  t.dude(P1, {.booted = true});
  t.dude(P2);
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  t.game();
  EXPECT_FALSE(t.can_use(job));
  t.dude(P1);
  EXPECT_TRUE(t.can_use(job));
}

TEST(Job, AJobOnADudeOrHisGoodsIsLedByHim) {
  PROVES("RR-JOB-004");
  Town t;
  const CardId deed = t.deed(P2);
  const CardId a = t.dude(P1);
  t.dude(P1);
  const CardId booted = t.dude(P1, {.booted = true});
  const CardId map = t.goods(P1, a, {.abilities = {deed_job()}});
  const CardId other_map = t.goods(P1, booted, {.abilities = {deed_job()}});
  EXPECT_FALSE(t.can_use(other_map));
  t.use(map);
  EXPECT_NE(t.kind(), DecisionKind::choose_leader);
  if (t.kind() == DecisionKind::choose_cards) t.pick(deed);
  EXPECT_EQ(t.state().shootout.leader, a);
}

TEST(Job, AnActionsJobIsLedByAnyUnbootedDudeWhereverHeIs) {
  PROVES("RR-JOB-005", "RR-JOB-009");
  Town t;
  const CardId deed = t.deed(P2, {.title = "Marked"});
  const CardId far = t.deed(P1, {.title = "Far", .keywords = {"Out of Town"}});
  const CardId a = t.dude(P1);
  const CardId b = t.dude(P1, {.at = kSquare});
  const CardId c = t.dude(P1, {.at = far});
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  t.use(job);
  while (t.kind() == DecisionKind::choose_cards) t.pick(deed);
  ASSERT_EQ(t.kind(), DecisionKind::choose_leader);
  EXPECT_TRUE(t.offers(OptionKind::card, a));
  EXPECT_TRUE(t.offers(OptionKind::card, b));
  t.pick(c);
  if (t.kind() == DecisionKind::choose_cards) t.pick(deed);
  EXPECT_EQ(t.state().shootout.leader, c);
}

TEST(Job, AJobOfADeedTheOutfitOrALegendIsLedByAnyDudeToo) {
  PROVES("RR-JOB-005");
  for (const CardType type : {CardType::deed, CardType::outfit, CardType::legend}) {
    Town t;
    const CardSpec spec{.abilities = {deed_job()}};
    const CardId marked = t.deed(P2);
    const CardId a = t.dude(P1);
    const CardId b = t.dude(P1, {.at = kSquare});
    const CardId job = type == CardType::deed ? t.deed(P1, spec) : type == CardType::outfit ? t.outfit(P1, spec) : t.legend(P1, spec);
    t.use(job);
    if (t.kind() == DecisionKind::choose_cards) t.pick(marked);
    ASSERT_EQ(t.kind(), DecisionKind::choose_leader);
    EXPECT_TRUE(t.offers(OptionKind::card, a));
    EXPECT_TRUE(t.offers(OptionKind::card, b));
  }
}

TEST(Job, OnlyABootCostBootsTheLeader) {
  PROVES("RR-JOB-006", "RR-JOB-007");
  for (const bool boots : {true, false}) {
    Town t;
    const CardId a = t.dude(P1);
    Ability ability = square_job();
    if (boots) ability.boot();
    t.dude(P1, {.at = kSquare});
    const CardId job = t.action_in_hand(P1, {.abilities = {ability}});
    begin_job(t, job, a);
    t.pass_until(DecisionKind::join_posse, P1);
    ASSERT_EQ(t.where(a), kSquare);
    EXPECT_EQ(t.is_booted(a), boots);
    EXPECT_EQ(t.state().shootout.leader, a);
  }
}

TEST(Job, TheMarkFitsTheFirstSentenceAndMayBeOnesOwn) {
  PROVES("RR-JOB-008", "RR-JOB-010");
  Town t;
  const CardId own = t.deed(P1, {.title = "Own"});
  const CardId theirs = t.deed(P2, {.title = "Theirs"});
  const CardId a = t.dude(P1);
  const CardId victim = t.dude(P2);
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  t.use(job);
  if (t.kind() == DecisionKind::choose_leader) t.pick(a);
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  EXPECT_TRUE(t.offers(OptionKind::card, theirs));
  EXPECT_FALSE(t.offers_any(victim));
  t.pick(own);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.events("job.marked")[0].subjects, std::vector<CardId>{own});
}

TEST(Job, WhoMarksAnOwnCardCannotDefendItOthersMay) {
  PROVES("RR-JOB-011");
  Town t;
  const CardId own = t.deed(P1);
  const CardId a = t.dude(P1);
  t.dude(P1, {.title = "Own guard", .at = own});
  const CardId guard = t.dude(P2, {.at = own});
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  begin_job(t, job, a, own);
  t.pass_until(DecisionKind::join_posse, P1);
  while (t.kind() == DecisionKind::join_posse) t.done();
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.offers_any(guard));
  t.pass();
  EXPECT_NE(t.kind(), DecisionKind::oppose_job);
}

TEST(Job, TheLeadersPosseIsDoneBeforeAnyOpposes) {
  PROVES("RR-JOB-012");
  Town t;
  const CardId deed = t.deed(P2);
  const CardId a = t.dude(P1);
  t.dude(P1);
  t.dude(P1, {.at = deed});
  t.dude(P2, {.at = deed});
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  begin_job(t, job, a, deed);
  for (int asked = 0; asked < 2; ++asked) {
    ASSERT_EQ(t.kind(), DecisionKind::join_posse) << asked;
    ASSERT_EQ(t.decider(), P1);
    t.done();
  }
  EXPECT_EQ(t.kind(), DecisionKind::oppose_job);
  EXPECT_EQ(t.decider(), P2);
}

/// A job of P1's A, at home, on a deed of P2 in the same town. Streets: P1's home, "near" beside
/// it; P2's home, the mark, "by" beside it. P2 may oppose.
struct Raid {
  Raid() {
    near = t.deed(P1, {.title = "Near the leader"});
    mark = t.deed(P2, {.title = "Mark"});
    by = t.deed(P2, {.title = "By the mark"});
    a = t.dude(P1);
    t.dude(P2, {.title = "Guard", .at = mark});
    job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  }
  void go() { begin_job(t, job, a, mark); }
  Town t;
  CardId near, mark, by, a, job;
};

TEST(Job, JoinersBootUnlessTheyAreAtTheMark) {
  PROVES("RR-JOB-014", "RR-JOB-015", "RR-JOB-021");
  Raid r;
  Town& t = r.t;
  const CardId b = t.dude(P1);
  const CardId g = t.dude(P1, {.at = r.mark});
  const CardId h = t.dude(P1, {.at = r.mark, .booted = true});
  r.go();
  EXPECT_FALSE(t.offers_any(g)) << "those at the mark are last";
  t.take(OptionKind::join_booting, b);
  EXPECT_TRUE(t.is_booted(b));
  while (!t.offers_any(g)) t.done();
  t.take(OptionKind::join, g);
  t.take(OptionKind::join, h);
  EXPECT_EQ(t.side(g), 1);
  EXPECT_FALSE(t.is_booted(g));
  EXPECT_EQ(t.side(h), 1);
  EXPECT_TRUE(t.is_booted(h));
}

TEST(Job, WhoCannotMoveToTheMarkCannotJoin) {
  PROVES("RR-JOB-016");
  Raid r;
  const CardId stuck = r.t.dude(P1, {.abilities = {standing().forbids(Act::move)}});
  const CardId free = r.t.dude(P1);
  r.go();
  ASSERT_EQ(r.t.kind(), DecisionKind::join_posse);
  EXPECT_FALSE(r.t.offers_any(stuck));
  EXPECT_TRUE(r.t.offers_any(free));
}

TEST(Job, FirstThoseWithTheLeaderThenThoseNearby) {
  PROVES("RR-JOB-017", "RR-JOB-018", "RR-JOB-019");
  Raid r;
  Town& t = r.t;
  const CardId b = t.dude(P1);
  const CardId c = t.dude(P1, {.booted = true});
  const CardId d = t.dude(P1, {.at = r.near});
  r.go();
  EXPECT_TRUE(t.offers(OptionKind::join_booting, b));
  EXPECT_FALSE(t.offers_any(c));
  EXPECT_FALSE(t.offers_any(d));
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  EXPECT_FALSE(t.offers_any(b)) << "the first substep is over";
  t.forget_log();
  // An observer of the moment after joining: D has booted and stands where he stood.
  t.take(OptionKind::join_booting, d);
  const auto joined = t.events("dude.joined_posse");
  ASSERT_FALSE(joined.empty());
  EXPECT_EQ(joined[0].subjects, std::vector<CardId>{d});
  EXPECT_TRUE(t.came_before("dude.joined_posse", "dude.moved"));
  const auto moved = t.events("dude.moved");
  ASSERT_EQ(moved.size(), 2u) << "each by itself";
  EXPECT_EQ(moved[0].subjects, std::vector<CardId>{r.a});
  EXPECT_EQ(moved[1].subjects, std::vector<CardId>{d});
  EXPECT_EQ(moved[1].to, LocationId(r.mark));
}

TEST(Job, ThenThoseNearTheMarkAndNoneOfAnEarlierStep) {
  PROVES("RR-JOB-020", "RR-JOB-022");
  Raid r;
  Town& t = r.t;
  const CardId b = t.dude(P1);
  const CardId e = t.dude(P1, {.at = r.by});
  const CardId f = t.dude(P1, {.at = r.by, .booted = true});
  r.go();
  ASSERT_TRUE(t.offers_any(b));
  EXPECT_FALSE(t.offers_any(e));
  EXPECT_EQ(t.where(r.a), t.home(P1));
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  EXPECT_EQ(t.where(r.a), LocationId(r.mark)) << "the posse has moved before they are asked";
  EXPECT_TRUE(t.offers(OptionKind::join_booting, e));
  EXPECT_FALSE(t.offers_any(f));
  EXPECT_FALSE(t.offers_any(b));
  t.join(e);
  EXPECT_TRUE(t.is_booted(e));
  EXPECT_EQ(t.where(e), LocationId(r.mark));
}

TEST(Job, TheMarksControllerMayOpposeWithThoseThereOrAdjacent) {
  PROVES("RR-JOB-023", "RR-JOB-024", "RR-JOB-025");
  Raid r;
  Town& t = r.t;
  const CardId out = t.deed(P2, {.title = "Out", .keywords = {"Out of Town"}});
  const CardId x = t.dude(P2, {.at = r.mark, .booted = true});
  const CardId y = t.dude(P2, {.at = r.by});
  const CardId z = t.dude(P2, {.at = r.by, .booted = true});
  const CardId far = t.dude(P2, {.at = out});
  r.go();
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.offers(OptionKind::pass));
  EXPECT_TRUE(t.offers(OptionKind::join, x));
  EXPECT_FALSE(t.offers_any(z));
  EXPECT_FALSE(t.offers_any(far));
  t.take(OptionKind::join_booting, y);
  EXPECT_EQ(t.side(y), 2);
  EXPECT_TRUE(t.is_booted(y));
  EXPECT_EQ(t.where(y), LocationId(r.mark));
}

TEST(Job, DefendersJoinOneAtATimeAndTheMarkedDudeMayStayOut) {
  PROVES("RR-JOB-026", "RR-JOB-027");
  Town t;
  const CardId a = t.dude(P1);
  const CardId m = t.dude(P2, {.title = "M", .at = kSquare});
  const CardId n = t.dude(P2, {.at = kSquare});
  const CardId o = t.dude(P2, {.at = kSquare});
  const CardId job =
      t.action_in_hand(P1, {.abilities = {dude_job(effect(Verb::gain, you(), num(2)))}});
  begin_job(t, job, a, m);
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
  t.forget_log();
  t.join(n);
  t.join(o);
  t.done();
  EXPECT_EQ(t.side(m), 0);
  const auto joined = t.events("dude.joined_posse");
  ASSERT_EQ(joined.size(), 2u);
  EXPECT_EQ(joined[0].subjects, std::vector<CardId>{n});
  EXPECT_EQ(joined[1].subjects, std::vector<CardId>{o});
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play);
}

/// Three players: P2 controls P3's deed with dudes.
struct Controlled {
  Controlled() : t(TownSpec{.players = 3}) {
    deed = t.deed(P3);
    a = t.dude(P1);
    guard = t.dude(P2, {.influence = 2, .at = deed});
    owner_guard = t.dude(P3, {.at = deed});
    job = t.action_in_hand(P1, {.abilities = {deed_job()}});
    begin_job(t, job, a, deed);
  }
  Town t;
  CardId deed, a, guard, owner_guard, job;
};

TEST(Job, TheOwnerMayOpposeIfTheControllerDoesNot) {
  PROVES("RR-JOB-028", "RR-JOB-029");
  Controlled c;
  ASSERT_EQ(c.t.kind(), DecisionKind::oppose_job);
  ASSERT_EQ(c.t.decider(), P2);
  EXPECT_FALSE(c.t.offers(OptionKind::done)) << "no posse of nobody: pass is forming none";
  c.t.pass();
  ASSERT_EQ(c.t.kind(), DecisionKind::oppose_job);
  EXPECT_EQ(c.t.decider(), P3);
}

TEST(Job, TheControllersPosseExcludesTheOwners) {
  PROVES("RR-JOB-030");
  Controlled c;
  c.t.join(c.guard);
  EXPECT_EQ(c.t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(c.t.side(c.owner_guard), 0);
}

TEST(Job, OtherwiseEverybodyIsAskedFromTheLeadersLeft) {
  PROVES("RR-JOB-031");
  Town t(TownSpec{.players = 4});
  const CardId deed = t.deed(P2);
  const CardId a = t.dude(P1);
  for (const PlayerId player : {P2, P3, P4}) t.dude(player, {.at = deed});
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  begin_job(t, job, a, deed);
  for (const PlayerId player : {P2, P3, P4}) {
    ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
    ASSERT_EQ(t.decider(), player);
    t.pass();
  }
  EXPECT_NE(t.kind(), DecisionKind::oppose_job);
}

TEST(Job, WhoOpposesFirstOpposesAlone) {
  PROVES("RR-JOB-031");
  Town t(TownSpec{.players = 4});
  const CardId deed = t.deed(P2);
  const CardId a = t.dude(P1);
  t.dude(P2, {.at = deed});
  const CardId b = t.dude(P3, {.at = deed});
  const CardId outsider = t.dude(P4, {.at = deed});
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  begin_job(t, job, a, deed);
  t.pass(P2);
  ASSERT_EQ(t.decider(), P3);
  t.join(b);
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.state().shootout.opposing_player, P3);
  EXPECT_EQ(t.side(outsider), 0);
}

TEST(Job, WhoseOnlyDefenderIsKeptOutDoesNotOppose) {
  PROVES("RR-JOB-028", "RR-JOB-031");
  Town t(TownSpec{.players = 3});
  const CardId deed = t.deed(P2);
  const CardId a = t.dude(P1);
  const CardId kept_out = t.dude(
      P2, {.abilities = {trait(TriggerPoint::dude_joining_posse, Window::when).instead().about(subject_is(self())).effect(Verb::prevent)},
           .at = deed});
  const CardId b = t.dude(P3, {.at = deed});
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  begin_job(t, job, a, deed);
  ASSERT_EQ(t.decider(), P2);
  t.join(kept_out);
  while (t.kind() == DecisionKind::join_posse) t.done();
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job) << "there is no posse of nobody: the next player is asked";
  EXPECT_EQ(t.decider(), P3);
  t.join(b);
  EXPECT_EQ(t.state().shootout.opposing_player, P3);
}

TEST(Job, TheTownSquareIsDefendedByAnybodyFromTheLeft) {
  PROVES("RR-JOB-032");
  Town t(TownSpec{.players = 3});
  const CardId a = t.dude(P1, {.at = kSquare});
  t.dude(P3, {.at = kSquare});
  t.dude(P2, {.at = kSquare});
  const CardId job = t.action_in_hand(P1, {.abilities = {square_job()}});
  begin_job(t, job, a);
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
  EXPECT_EQ(t.decider(), P2);
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
  EXPECT_EQ(t.decider(), P3);
}

TEST(Job, AnUnopposedJobSucceedsAndTheSurvivorsGoHomeBootedFirst) {
  PROVES("RR-JOB-033", "RR-JOB-040", "RR-JOB-042");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId job = t.action_in_hand(P1, {.abilities = {square_job()}});
  begin_job(t, job, a);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  t.join(b);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("shootout.begins"), 0);
  EXPECT_EQ(t.happened("job.succeeded"), 1);
  for (const CardId dude : {a, b}) {
    EXPECT_EQ(t.where(dude), t.home(P1));
    EXPECT_TRUE(t.is_booted(dude));
  }
  EXPECT_EQ(t.ghost_rock(P1), 12);
  EXPECT_TRUE(t.came_before("dude.sent_home", "ghost_rock.gained"));
  EXPECT_TRUE(t.came_before("ghost_rock.gained", "job.succeeded"));
}

/// Sets a requirement of a job that is on a card already.
void require(Town& t, CardId card, NodeId JobDef::*which, const Expr& condition) {
  Definitions& d = t.definitions();
  const NodeId node = condition.build(d);
  d.cards[t.card(card).def].abilities[0].job.*which = node;
}

TEST(Job, ThoseAtTheMarkAreLastAndThePosseIsJudgedWithThem) {
  PROVES("RR-JOB-021", "RR-JOB-022", "RR-JOB-034");
  Raid r;
  Town& t = r.t;
  require(t, r.job, &JobDef::posse_requirement,
          compare(op(Op::count, 0, {op(Op::posse_of, 0, {you()})}), Comparison::at_least, num(2)));
  const CardId near_mark = t.dude(P1, {.at = r.by});
  const CardId at_mark = t.dude(P1, {.at = r.mark});
  r.go();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  EXPECT_TRUE(t.offers_any(near_mark));
  EXPECT_FALSE(t.offers_any(at_mark));
  t.done();
  EXPECT_FALSE(t.offers_any(near_mark));
  t.join(at_mark);
  t.pass_until(DecisionKind::oppose_job);
  EXPECT_EQ(t.happened("job.failed"), 0) << "two are enough";
}

TEST(Job, AnIllegalPosseLosesIt) {
  PROVES("RR-JOB-034", "RR-JOB-035", "RR-JOB-044");
  const Expr two =
      compare(op(Op::count, 0, {op(Op::posse_of, 0, {you()})}), Comparison::at_least, num(2));
  Town alone;
  const CardId a = alone.dude(P1, {.at = kSquare});
  alone.dude(P2, {.at = kSquare});
  const CardId job = alone.action_in_hand(P1, {.abilities = {square_job()}});
  require(alone, job, &JobDef::posse_requirement, two);
  begin_job(alone, job, a);
  EXPECT_EQ(alone.happened("job.failed"), 1);
  EXPECT_EQ(alone.happened("job.succeeded"), 0);
  EXPECT_EQ(alone.ghost_rock(P1), 10);
  EXPECT_EQ(alone.where(a), alone.home(P1)) << "it is over, and nobody was asked to oppose";

  Town illegal;
  const CardId b = illegal.dude(P1, {.at = kSquare});
  const CardId m = illegal.dude(P2, {.title = "M", .at = kSquare});
  const CardId n = illegal.dude(P2, {.at = kSquare});
  const CardId kidnapping =
      illegal.action_in_hand(P1, {.abilities = {dude_job(effect(Verb::gain, you(), num(2)))}});
  require(illegal, kidnapping, &JobDef::opposing_requirement,
          op(Op::exists, 0, {cards(op(Op::is_mark) && op(Op::in_shootout))}));
  begin_job(illegal, kidnapping, b, m);
  ASSERT_EQ(illegal.kind(), DecisionKind::oppose_job);
  illegal.join(n);
  illegal.done();
  EXPECT_EQ(illegal.happened("shootout.begins"), 0);
  EXPECT_EQ(illegal.happened("job.succeeded"), 1);
  EXPECT_EQ(illegal.ghost_rock(P1), 12);
}

TEST(Job, AnOpposedJobIsAShootoutWithItsPossesAndItsBounty) {
  PROVES("RR-JOB-036", "RR-JOB-037");
  Town t;
  const CardId deed = t.deed(P2, {.keywords = {"Private"}});
  const CardId a = t.dude(P1);
  const CardId guard = t.dude(P2, {.at = deed});
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  begin_job(t, job, a, deed);
  t.join(guard);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.happened("shootout.begins"), 1);
  EXPECT_EQ(t.state().shootout.round, 1);
  EXPECT_EQ(t.state().shootout.location, LocationId(deed));
  EXPECT_EQ(t.bounty(a), 1);
  EXPECT_EQ(t.bounty(guard), 0);
}

TEST(Job, UnopposedAtAPrivatePlaceBringsNoBounty) {
  PROVES("RR-JOB-037");
  Town t;
  const CardId deed = t.deed(P2, {.keywords = {"Private"}});
  const CardId a = t.dude(P1);
  const CardId job = t.action_in_hand(P1, {.abilities = {deed_job()}});
  begin_job(t, job, a, deed);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.happened("job.succeeded"), 1);
  EXPECT_EQ(t.bounty(a), 0);
}

/// P1's job on the square, opposed by P2; they draw hands of these ranks.
struct Opposed {
  Opposed(int p1, int p2, Ability ability, bool more = false) {
    a = t.dude(P1, {.at = kSquare});
    guard = t.dude(P2, {.title = "Guard", .at = kSquare});
    if (more) other = t.dude(P2, {.title = "Other", .at = kSquare});
    job = t.action_in_hand(P1, {.abilities = {std::move(ability)}});
    ranks(t, p1, p2);
    begin_job(t, job, a, guard);
    t.join(guard);
    if (more) t.join(other);
    t.pass_until(DecisionKind::assign_casualty);
  }
  Town t;
  CardId a, guard, other, job;
};

TEST(Job, WinningTheShootoutIsSuccessWithoutTheMarkToo) {
  PROVES("RR-JOB-038", "RR-JOB-043");
  Opposed o(3, 1,
            noon()
                .choose(dudes(!mine()))
                .job(0)
                .on_success(effect(Verb::ace, slot(0)))
                .on_success(effect(Verb::gain, you(), num(1))));
  Town& t = o.t;
  t.casualty_ace(o.guard);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("job.succeeded"), 1);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.happened("dude.aced"), 1) << "as a casualty only";
}

TEST(Job, AnyOtherOutcomeIsFailure) {
  PROVES("RR-JOB-039");
  Opposed o(1, 1, dude_job(effect(Verb::gain, you(), num(2))));
  Town& t = o.t;
  t.casualty_discard(t.decider() == P1 ? o.a : o.guard);
  t.done();
  t.casualty_discard(t.decider() == P1 ? o.a : o.guard);
  t.done();
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.happened("job.failed"), 1);
  EXPECT_EQ(t.happened("job.succeeded"), 0);
  EXPECT_EQ(t.ghost_rock(P1), 10);
}

TEST(Job, DefendersStayAndThePossesDissolve) {
  PROVES("RR-JOB-041", "RR-JOB-045");
  Opposed o(1, 2, dude_job(effect(Verb::gain, you(), num(2))), true);
  Town& t = o.t;
  ASSERT_EQ(t.decider(), P1);
  t.casualty_discard(o.a);
  t.pass_until(DecisionKind::noon_play);
  for (const CardId dude : {o.guard, o.other}) {
    EXPECT_EQ(t.where(dude), kSquare);
    EXPECT_FALSE(t.is_booted(dude));
    EXPECT_EQ(t.side(dude), 0);
  }
  EXPECT_EQ(t.state().shootout.active, 0);
  EXPECT_EQ(t.happened("job.failed"), 1);
}

TEST(Job, WhoCannotMoveYetIsTriedAgainAfterTheOthers) {
  PROVES("RR-JOB-019", "RC-CARD-068");
  Raid r;
  Town& t = r.t;
  const Expr at_mark = op(Op::at_location, 0, {op(Op::location_of, 0, {op(Op::mark)})});
  const Expr friend_on_the_way =
      op(Op::exists, 0,
         {dudes(op(Op::has_keyword, static_cast<int>(Keyword::rowdy)) && in_fight() && !at_mark)});
  const CardId tom =
      t.dude(P1, {.abilities = {standing().needs(friend_on_the_way).forbids(Act::move)}});
  const CardId d = t.dude(P1, {.keywords = {"Rowdy"}});
  r.go();
  t.join(tom);
  t.forget_log();
  t.join(d);
  const auto moved = t.events("dude.moved");
  ASSERT_EQ(moved.size(), 3u);
  EXPECT_EQ(moved[0].subjects, std::vector<CardId>{r.a});
  EXPECT_EQ(moved[1].subjects, std::vector<CardId>{d});
  EXPECT_EQ(moved[2].subjects, std::vector<CardId>{tom}) << "passed over the first time";
}

TEST(Job, ItMaySayWhoJoinsTheLeader) {
  Town t;
  const CardId a = t.dude(P1);
  const CardId fit = t.dude(P1, {.influence = 2});
  const CardId unfit = t.dude(P1);
  const CardId job = t.action_in_hand(P1, {.abilities = {square_job().joins(compare(stat_of(Stat::influence, op(Op::candidate)), Comparison::at_least, num(2)))}});
  begin_job(t, job, a);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  EXPECT_TRUE(t.offers_any(fit));
  EXPECT_FALSE(t.offers_any(unfit));
}

TEST(Job, WhatItDoesKnowsWhoWasInThePosseAsItEnded) {
  Town t;
  const CardId leader = t.dude(P1), friendly = t.dude(P1), away = t.dude(P1);
  const CardId other = t.dude(P2, {.at = kSquare});
  const CardId goods = t.goods(P1, friendly);
  const Expr posse = cards(op(Op::in_leader_posse));
  const CardId job = t.action_in_hand(
      P1, {.abilities = {noon().job().on_success(effect(Verb::gain, you(), op(Op::count, 0, {posse}))).on_success(effect(Verb::bounty, posse, num(1)))}});
  begin_job(t, job, leader);
  t.join(friendly);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.where(leader), t.home(P1));
  EXPECT_EQ(t.ghost_rock(P1), 13) << "leader, friend, and what the friend carries";
  EXPECT_EQ(t.bounty(leader), 1);
  EXPECT_EQ(t.bounty(friendly), 1);
  EXPECT_EQ(t.bounty(away) + t.bounty(other), 0);
  EXPECT_EQ(t.host(goods), friendly);
  t.edit([&](Kernel& k) {
    for (const CardId dude : {leader, friendly}) EXPECT_FALSE(k.card(dude).has(kFinishedJob)) << "the job is over";
  });
}

}  // namespace
}  // namespace highnoon::test
