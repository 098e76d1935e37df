// Jobs of the classic game: the target first, one posse in one go, defenders by right only, both posses moving at once.

#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Ability on_deed(EffectSpec success = effect(Verb::gain, you(), num(2))) {
  return noon().choose(cards(is(CardType::deed))).job(0).on_success(std::move(success));
}

/// A job of P1 on P2's deed: A leads it from P1's home. Its street: P2's home, the mark, "by"; P1's: home, near.
struct Raid {
  explicit Raid(const TownSpec& spec = classic(), Ability ability = on_deed(), std::vector<std::string> keywords = {}) : t(spec) {
    near = t.deed(P1, {.title = "Near the leader"});
    mark = t.deed(P2, {.title = "Mark", .keywords = std::move(keywords)});
    by = t.deed(P2, {.title = "By the mark"});
    a = t.dude(P1);
    job = t.action_in_hand(P1, {.abilities = {std::move(ability)}});
  }
  void go() { begin_job(t, job, a, mark); }
  /// Nobody else of P1 joins.
  void go_alone() {
    go();
    while (t.kind() == DecisionKind::join_posse || t.kind() == DecisionKind::invite) t.done();
  }
  Town t;
  CardId near, mark, by, a, job;
};

TEST(ClassicJob, NobodyMarksHisOwnDudes) {
  PROVES("CL-JOB-001");
  Town t(classic());
  t.dude(P1);
  const CardId own = t.dude(P1, {.at = kSquare});
  const CardId theirs = t.dude(P2, {.at = kSquare});
  const CardId own_deed = t.deed(P1);
  const CardId job = t.action_in_hand(P1, {.abilities = {noon().choose(all_dudes()).job(0).on_success(effect(Verb::gain, you(), num(2))), on_deed()}});
  EXPECT_TRUE(t.can_use(job, 1)) << "a deed may be one's own: " << own_deed.raw;
  t.use(job, 0);
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  EXPECT_EQ(t.count(OptionKind::card), 1);
  EXPECT_TRUE(t.offers(OptionKind::card, theirs));
  EXPECT_FALSE(t.offers_any(own));
}

TEST(ClassicJob, TheTargetIsDeclaredBeforeTheUnbootedDealer) {
  PROVES("CL-JOB-002", "CL-JOB-003", "CL-JOB-004");
  Raid in;
  Town& t = in.t;
  const CardId strike = t.deed(P1, {.keywords = {"Out of Town"}});
  const CardId far = t.dude(P1, {.at = strike});
  const CardId tired = t.dude(P1, {.booted = true});
  t.use(in.job);
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  EXPECT_TRUE(t.offers(OptionKind::card, in.mark));
  EXPECT_EQ(t.count(OptionKind::card), 4) << "deeds only";
  t.pick(in.mark);
  ASSERT_EQ(t.kind(), DecisionKind::choose_leader);
  EXPECT_TRUE(t.offers(OptionKind::card, far));
  EXPECT_FALSE(t.offers_any(tired));
  t.pick(far);
  const auto marked = t.events("job.marked");
  ASSERT_EQ(marked.size(), 1u);
  EXPECT_EQ(marked[0].other, far);
  EXPECT_EQ(marked[0].subjects, std::vector<CardId>{in.mark});
}

TEST(ClassicJob, TheDealerMustBeAbleToGoThere) {
  PROVES("CL-JOB-005");
  Town t(classic());
  const CardId barred = t.deed(P2, {.title = "Barred"});
  const CardId open = t.deed(P2, {.title = "Open"});
  const CardId terror = t.dude(P1, {.abilities = {standing().forbids(Act::move)}});
  const CardId job = t.action_in_hand(P1, {.abilities = {on_deed()}});
  t.game();
  EXPECT_FALSE(t.can_use(job)) << "he can go nowhere";
  t.edit([&](Kernel& k) { k.card(terror).location = LocationId(open); });
  t.use(job);
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  EXPECT_TRUE(t.offers(OptionKind::card, open));
  EXPECT_FALSE(t.offers(OptionKind::card, barred));
}

TEST(ClassicJob, JoinersComeFromFourAreasInOneGo) {
  PROVES("CL-JOB-007", "CL-JOB-009", "CL-JOB-010");
  Raid in;
  Town& t = in.t;
  const CardId strike = t.deed(P1, {.keywords = {"Out of Town"}});
  const CardId with = t.dude(P1);
  const CardId next_to_a = t.dude(P1, {.at = in.near});
  const CardId next_to_mark = t.dude(P1, {.at = in.by});
  const CardId at_mark = t.dude(P1, {.at = in.mark, .booted = true});
  const CardId far = t.dude(P1, {.at = strike});
  const CardId tired = t.dude(P1, {.at = in.near, .booted = true});
  const CardId barred = t.dude(P1, {.abilities = {standing().forbids(Act::move)}});
  in.go();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  for (const CardId dude : {with, next_to_a, next_to_mark, at_mark}) EXPECT_TRUE(t.offers_any(dude));
  for (const CardId dude : {far, tired, barred}) EXPECT_FALSE(t.offers_any(dude));
}

/// A takes one along who is with him, and one who is at the mark; P2 opposes with a dude from next door.
struct Opposed : Raid {
  explicit Opposed(const TownSpec& spec = classic(), std::vector<std::string> keywords = {}) : Raid(spec, on_deed(effect(Verb::ace, op(Op::mark))), std::move(keywords)) {
    with = t.dude(P1, {.value = 6});
    there = t.dude(P1, {.at = mark});
    guard = t.dude(P2, {.at = by});
    go();
    t.join(with);
    t.join(there);
    while (t.kind() == DecisionKind::join_posse) t.done();
  }
  void defend() { t.join(guard); }
  CardId with, there, guard;
};

TEST(ClassicJob, AllButTheDealerBootToJoinUnlessTheyAreThere) {
  PROVES("CL-JOB-006", "CL-JOB-008", "CL-JOB-020");
  Opposed in;
  Town& t = in.t;
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
  for (const CardId dude : {in.a, in.with}) EXPECT_EQ(t.where(dude), t.home(P1)) << "they wait for the defenders";
  in.defend();
  t.pass_until(DecisionKind::shootout_play);
  for (const CardId dude : {in.a, in.with, in.there, in.guard}) EXPECT_EQ(t.where(dude), LocationId(in.mark));
  EXPECT_FALSE(t.is_booted(in.a));
  EXPECT_TRUE(t.is_booted(in.with));
  EXPECT_FALSE(t.is_booted(in.there));
  EXPECT_TRUE(t.is_booted(in.guard));
}

TEST(ClassicJob, TheTargetsControllerMayDefendWithDudesOfThereAndNextDoor) {
  PROVES("CL-JOB-011", "CL-JOB-021", "CT-CALLOUT-004");
  Raid in;
  Town& t = in.t;
  const CardId strike = t.deed(P2, {.keywords = {"Out of Town"}});
  const CardId there = t.dude(P2, {.at = in.mark});
  const CardId next = t.dude(P2, {.at = in.by});
  const CardId far = t.dude(P2, {.at = strike});
  in.go_alone();
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.offers_any(there));
  EXPECT_TRUE(t.offers_any(next));
  EXPECT_FALSE(t.offers_any(far));
  EXPECT_FALSE(t.offers(OptionKind::refuse));
  t.join(there);
  t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(t.happened("shootout.begins"), 1);
}

TEST(ClassicJob, IfTheControllerDoesNotTheOwnerMayAndNobodyElse) {
  PROVES("CL-JOB-012", "CL-JOB-013");
  for (const bool defends : {true, false}) {
    Town t(classic(4));
    const CardId mark = t.deed(P3, {.title = "Mark", .owner = P3});
    const CardId a = t.dude(P1);
    const CardId of_controller = t.dude(P2, {.influence = 9, .at = mark});
    const CardId of_owner = t.dude(P3, {.at = mark});
    t.dude(P4, {.at = mark});
    const CardId job = t.action_in_hand(P1, {.abilities = {on_deed()}});
    t.game();
    ASSERT_EQ(t.controller(mark), P2);
    begin_job(t, job, a, mark);
    while (t.kind() == DecisionKind::join_posse || t.kind() == DecisionKind::invite) t.done();
    ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
    ASSERT_EQ(t.decider(), P2);
    EXPECT_TRUE(t.offers_any(of_controller));
    t.pass();
    ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
    ASSERT_EQ(t.decider(), P3);
    if (defends) {
      t.join(of_owner);
      t.pass_until(DecisionKind::shootout_play);
      EXPECT_EQ(t.state().shootout.opposing_player, P3);
    } else {
      t.pass();
      EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "P4 is not asked";
      EXPECT_EQ(t.happened("job.succeeded"), 1);
      EXPECT_EQ(t.happened("shootout.begins"), 0);
      EXPECT_EQ(t.ghost_rock(P1), 12);
    }
  }
}

// --- getting help

/// P3, who is not in it, has dudes near P1's leader.
struct Helped : Raid {
  Helped() : Raid(bloodless_classic(3)) {
    helper = t.dude(P3, {.bullets = 4, .stud = true, .at = kSquare});
    tired = t.dude(P3, {.at = kSquare, .booted = true});
    other = t.dude(P1, {.bullets = 2, .stud = true});
    guard = t.dude(P2, {.at = mark});
    action = t.action_in_hand(P3, {.abilities = {shootout_play().effect(Verb::gain, you(), num(1))}});
    go();
  }
  void invite() {
    ASSERT_EQ(t.kind(), DecisionKind::invite) << t.describe();
    ASSERT_EQ(t.decider(), P1);
    t.pick(P3);
    while (t.kind() == DecisionKind::invite) t.done();
    while (t.kind() == DecisionKind::join_posse && t.decider() == P1) t.offers_any(other) ? t.join(other) : t.done();
  }
  /// To the first Shootout action, P2 opposing.
  void to_fight() {
    invite();
    t.join(helper);
    t.pass_until(DecisionKind::oppose_job);
    t.join(guard);
    t.pass_until(DecisionKind::shootout_play);
  }
  CardId helper, tired, other, guard, action;
};

TEST(ClassicJob, AnOutsiderJoinsIfBothAgreeByTheSameRules) {
  PROVES("CL-JOB-014", "CL-JOB-015");
  for (const bool asked : {true, false}) {
    for (const bool agrees : {true, false}) {
      Helped in;
      Town& t = in.t;
      if (asked) {
        in.invite();
        ASSERT_EQ(t.kind(), DecisionKind::join_posse);
        ASSERT_EQ(t.decider(), P3);
        EXPECT_TRUE(t.offers(OptionKind::join_booting, in.helper));
        EXPECT_FALSE(t.offers_any(in.tired));
        agrees ? t.join(in.helper) : t.done();
      }
      while (t.kind() == DecisionKind::join_posse || t.kind() == DecisionKind::invite) t.done();
      EXPECT_EQ(t.side(in.helper), asked && agrees ? 1 : 0);
    }
  }
}

TEST(ClassicJob, WhoHelpsPlaysActionsAndDrawsNoHand) {
  PROVES("CL-JOB-016", "CL-JOB-017");
  Helped in;
  Town& t = in.t;
  in.to_fight();
  t.pass_until(DecisionKind::shootout_play, P3);
  EXPECT_TRUE(t.can_use(in.action));
  t.pass_until(DecisionKind::final_hand);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_EQ(t.pile(P3, Zone::draw_hand).size(), 0u);
  EXPECT_EQ(t.pile(P2, Zone::draw_hand).size(), 5u);
}

TEST(ClassicJob, AHelperCountsForTheDrawAndMayBeTheShooter) {
  PROVES("CL-JOB-018", "CL-JOB-019");
  for (const bool leads : {true, false}) {
    Helped in;
    Town& t = in.t;
    in.to_fight();
    t.pass_until(DecisionKind::pick_shooter, P1);
    t.pick_shooter(leads ? in.helper : in.other);
    t.pass_until(DecisionKind::final_hand, P1);
    EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), leads ? 10u : 8u);
  }
}

// --- what comes of it

TEST(ClassicJob, TrespassersAreWantedAsInAnyShootout) {
  PROVES("CL-JOB-022");
  Opposed in(classic(), {"Private"});
  Town& t = in.t;
  in.defend();
  t.pass_until(DecisionKind::shootout_play);
  for (const CardId dude : {in.a, in.with, in.there}) EXPECT_EQ(t.bounty(dude), 1);
  EXPECT_EQ(t.bounty(in.guard), 0);
}

TEST(ClassicJob, AWonShootoutIsSuccessOnceTheDealersDudesAreHome) {
  PROVES("CL-JOB-023", "CL-JOB-026", "CL-JOB-027");
  Opposed in;
  Town& t = in.t;
  in.defend();
  ranks(t, 2, 1);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("job.succeeded"), 1);
  EXPECT_TRUE(t.came_before("dude.sent_home", "deed.left_play"));
  EXPECT_EQ(t.zone(in.mark), Zone::boot_hill);
  for (const CardId dude : {in.a, in.with, in.there}) {
    EXPECT_EQ(t.where(dude), t.home(P1));
    EXPECT_TRUE(t.is_booted(dude));
  }
}

TEST(ClassicJob, DefendersWhoAllLeaveMeanSuccess) {
  PROVES("CL-JOB-024");
  Opposed in(bloodless_classic());
  Town& t = in.t;
  in.defend();
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P2);
  t.flee(in.guard);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("job.succeeded"), 1);
}

TEST(ClassicJob, OtherwiseItFailsAndTheDefendersStay) {
  PROVES("CL-JOB-025", "CL-JOB-028");
  Opposed in;
  Town& t = in.t;
  in.defend();
  ranks(t, 1, 5);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("job.failed"), 1);
  EXPECT_EQ(t.zone(in.mark), Zone::in_play);
  EXPECT_EQ(t.zone(in.a), Zone::boot_hill);
  EXPECT_EQ(t.where(in.guard), LocationId(in.mark));
  EXPECT_TRUE(t.is_booted(in.guard)) << "as he was";
}

TEST(ClassicJob, SurvivorsGoHomeOfAFailedJobToo) {
  PROVES("CL-JOB-027");
  Opposed in(bloodless_classic());
  Town& t = in.t;
  in.defend();
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  for (const CardId dude : {in.a, in.with, in.there}) t.flee(dude);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("job.failed"), 1);
  for (const CardId dude : {in.a, in.with, in.there}) {
    EXPECT_EQ(t.where(dude), t.home(P1));
    EXPECT_TRUE(t.is_booted(dude));
  }
}

TEST(ClassicJob, TheResultComesBeforeWhatWaitsForTheEndAndIsAnswered) {
  PROVES("CT-JOB-001", "CT-REACT-020");
  Raid in(classic(), on_deed(effect(Verb::ace, op(Op::mark))));
  Town& t = in.t;
  t.outfit(P1, {.abilities = {trait(TriggerPoint::shootout_over).effect(Verb::gain, you(), 1)}});
  const CardId bucket = t.action_in_hand(P2, {.abilities = {react(TriggerPoint::deed_left_play, Window::before).instead().effect(Verb::gain, you(), 1)}});
  in.go_alone();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.use(bucket);
  EXPECT_EQ(t.zone(in.mark), Zone::in_play);
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

/// The steps that an observer hears of, but for what the sides do otherwise.
std::vector<std::string> steps_of(Town& t) {
  std::vector<std::string> names;
  for (const Logged& event : t.log()) {
    for (const char* const prefix : {"shootout.", "draw_hand.", "shooter.", "hands.", "round.", "casualties.", "posses."}) {
      if (event.name.starts_with(prefix)) names.push_back(event.name);
    }
  }
  return names;
}

TEST(ClassicJob, ItsShootoutIsAnyShootout) {
  PROVES("CT-SHOOT-001");
  Opposed job;
  job.defend();
  ranks(job.t, 2, 1);
  job.t.pass_until(DecisionKind::noon_play);

  Town t(classic());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  ranks(t, 2, 1);
  fight(t, a, b);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(steps_of(job.t), steps_of(t));
  EXPECT_EQ(steps_of(t).back(), "shootout.over");
}

}  // namespace
}  // namespace highnoon::test
