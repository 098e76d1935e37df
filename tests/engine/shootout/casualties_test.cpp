#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

/// P1's dude against P2's, who owes the difference of the ranks. Ends where P2 assigns.
struct Lost {
  explicit Lost(int owed, std::vector<CardSpec> posse_of_p2, CardSpec p1 = {}, int p1_more = 0) {
    p1.at = kSquare;
    a = t.dude(P1, p1);
    for (int i = 0; i < p1_more; ++i) a_posse.push_back(t.dude(P1, {.at = kSquare}));
    for (CardSpec& spec : posse_of_p2) {
      spec.at = kSquare;
      b.push_back(t.dude(P2, spec));
    }
    ranks(t, 1 + owed, 1);
  }
  void go() {
    fight(t, a, b[0], a_posse, {b.begin() + 1, b.end()});
    t.pass_until(DecisionKind::assign_casualty);
  }
  Town t;
  CardId a;
  std::vector<CardId> a_posse, b;
};

TEST(Casualties, LoserOwesTheDifferenceOfTheRanks) {
  PROVES("RR-LUMPS-001", "RR-LUMPS-009");
  Lost lost(5, {{}, {}, {}});
  lost.go();
  Town& t = lost.t;
  EXPECT_EQ(t.state().shootout.round_winner, P1);
  EXPECT_EQ(t.state().shootout.round_loser, P2);
  EXPECT_EQ(casualties_owed(t.kernel(), P2), 5);
  EXPECT_EQ(casualties_owed(t.kernel(), P1), 0);
  EXPECT_EQ(t.decider(), P2);
}

TEST(Casualties, TheHandTakesTheHighestRankItsCardsAllow) {
  PROVES("RR-LUMPS-002");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "AC AS 8C 8S JD");
  t.draws(P2, hand_of_rank(8));
  fight(t, a, b);
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(t.state().shootout.round_winner, P1);
  EXPECT_EQ(casualties_owed(t.kernel(), P2), 3);
}

TEST(Casualties, EqualRanksCostOneEachAndTheBetterHandWins) {
  PROVES("RR-LUMPS-003", "RR-LUMPS-010");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "JC JD JH 4S 2C");
  t.draws(P2, "AC AD AH KS QC");
  fight(t, a, b);
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(t.state().shootout.round_winner, P1);
  EXPECT_EQ(casualties_owed(t.kernel(), P1), 1);
  EXPECT_EQ(casualties_owed(t.kernel(), P2), 1);
  EXPECT_EQ(t.decider(), P2) << "the loser of the round is first";
}

TEST(Casualties, TheSameHandHasNoWinnerAndTheLeaderIsFirst) {
  PROVES("RR-LUMPS-004", "RR-LUMPS-016", "RC-SHOOT-040");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "KC KD 9H 5S 2C");
  t.draws(P2, "KH KS 9C 5D 2D");
  fight(t, a, b);
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(t.state().shootout.round_winner, PlayerId{});
  EXPECT_EQ(t.state().shootout.round_loser, PlayerId{});
  EXPECT_EQ(t.decider(), P1);
  t.casualty_discard(a);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::assign_casualty);
  EXPECT_EQ(t.decider(), P2) << "the winner of the shootout-to-be takes them all the same";

  // With a loser, that player is first: here the leader is not.
  Lost lost(1, {{}});
  lost.go();
  EXPECT_EQ(lost.t.decider(), P2);
}

/// P1's hand is changed by `by` in Resolution; where the round stands then.
Town& changed_hand(Town& t, std::string_view p1, int by, std::string_view p2) {
  const CardId a = t.dude(
      P1, {.abilities = {resolution().effect(Verb::modify_player, you(), Stat::hand_rank, num(by))},
           .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, p1);
  t.draws(P2, p2);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  t.use(a);
  t.pass_until(DecisionKind::assign_casualty);
  return t;
}

TEST(Casualties, ARaisedHandIsTheWorstOfItsRankUpToEleven) {
  PROVES("RR-LUMPS-005", "RR-LUMPS-006");
  Town raised;
  changed_hand(raised, "2C 2D 6H 8S TC", 2, "AC AD AH KS QC");
  EXPECT_EQ(raised.state().shootout.round_winner, P2);
  EXPECT_EQ(casualties_owed(raised.kernel(), P1), 1);
  EXPECT_EQ(casualties_owed(raised.kernel(), P2), 1);

  Town capped;
  changed_hand(capped, "6C 6S 6D 6H *", 3, "AC AS 8C 8S JD");
  EXPECT_EQ(capped.state().shootout.round_winner, PlayerId{});
  EXPECT_EQ(casualties_owed(capped.kernel(), P1), 1);
  EXPECT_EQ(casualties_owed(capped.kernel(), P2), 1);
}

TEST(Casualties, ALoweredHandIsTheBestOfItsRankDownToOne) {
  PROVES("RR-LUMPS-007", "RR-LUMPS-008");
  Town lowered;
  changed_hand(lowered, "2C 2D 2H 6S 6C", -1, "2S 5S 7S 8S JS");
  EXPECT_EQ(lowered.state().shootout.round_winner, P1);
  EXPECT_EQ(casualties_owed(lowered.kernel(), P2), 1);

  Town floor;
  changed_hand(floor, "2C 2D 6H 8S TC", -3, "2C 3D 5H 8S 9C");
  EXPECT_EQ(floor.state().shootout.round_winner, P2);
  EXPECT_EQ(casualties_owed(floor.kernel(), P1), 1);
}

TEST(Casualties, EffectsAddCasualtiesForEitherSide) {
  PROVES("RR-LUMPS-011");
  Lost lost(
      2, {{}, {}, {}},
      {.abilities = {resolution()
                         .effect(Verb::modify_player, you(), Stat::casualties, num(1))
                         .effect(Verb::modify_player, opponent(), Stat::casualties, num(1))}});
  Town& t = lost.t;
  fight(t, lost.a, lost.b[0], {}, {lost.b[1], lost.b[2]});
  t.pass_until(DecisionKind::resolution_play, P1);
  t.use(lost.a);
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(casualties_owed(t.kernel(), P2), 3);
  EXPECT_EQ(casualties_owed(t.kernel(), P1), 1);
}

TEST(Casualties, ADiscardCoversOneAnAceTwo) {
  PROVES("RR-LUMPS-012", "RR-LUMPS-013");
  Lost one_owed(1, {{}});
  one_owed.go();
  one_owed.t.casualty_discard(one_owed.b[0]);
  one_owed.t.done();
  EXPECT_EQ(one_owed.t.zone(one_owed.b[0]), Zone::discard);

  Lost two_owed(2, {{}});
  two_owed.go();
  two_owed.t.casualty_ace(two_owed.b[0]);
  two_owed.t.done();
  EXPECT_EQ(two_owed.t.zone(two_owed.b[0]), Zone::boot_hill);
}

TEST(Casualties, ASidekickCoversOne) {
  PROVES("RR-LUMPS-014", "RC-SIDEKICK-002");
  Lost lost(1, {{}});
  const CardId dog = lost.t.goods(P2, lost.b[0], {.keywords = {"Sidekick"}});
  const CardId hat = lost.t.goods(P2, lost.b[0]);
  lost.go();
  Town& t = lost.t;
  EXPECT_FALSE(t.offers_any(hat));
  EXPECT_FALSE(t.offers(OptionKind::casualty_ace, dog));
  t.casualty_discard(dog);
  t.done();
  EXPECT_EQ(t.zone(dog), Zone::discard);
  EXPECT_EQ(t.zone(lost.b[0]), Zone::in_play);
}

TEST(Casualties, ASidekickThatCanBeAcedCoversAsAnAcedDudeDoes) {
  Lost lost(2, {{.abilities = {standing().permits(Permit::ace_as_casualty, op(Op::attached_to, 0, {self()}))}}, {}});
  const CardId dog = lost.t.goods(P2, lost.b[0], {.keywords = {"Sidekick"}});
  const CardId hat = lost.t.goods(P2, lost.b[0]);
  const CardId other = lost.t.goods(P2, lost.b[1], {.keywords = {"Sidekick"}});
  lost.go();
  Town& t = lost.t;
  EXPECT_FALSE(t.offers_any(hat));
  EXPECT_FALSE(t.offers(OptionKind::casualty_ace, other));
  EXPECT_TRUE(t.offers(OptionKind::casualty_discard, dog));
  t.casualty_ace(dog);
  EXPECT_FALSE(t.offers(OptionKind::casualty_discard, other)) << "2 are covered";
  t.done();
  EXPECT_EQ(t.zone(dog), Zone::boot_hill);
  EXPECT_EQ(t.zone(other), Zone::in_play);
}

TEST(Casualties, OnlyThePossesCardsCover) {
  PROVES("RR-LUMPS-015", "RC-SIDEKICK-003");
  Lost lost(1, {{}});
  const CardId outsider = lost.t.dude(P2);
  const CardId dog = lost.t.goods(P2, outsider, {.keywords = {"Sidekick"}});
  lost.go();
  EXPECT_TRUE(lost.t.offers_any(lost.b[0]));
  EXPECT_FALSE(lost.t.offers_any(outsider));
  EXPECT_FALSE(lost.t.offers_any(dog));
}

TEST(Casualties, EachAssignsAllThenTakesBeforeTheNext) {
  PROVES("RR-LUMPS-017", "RC-SHOOT-044");
  Lost lost(
      2, {{}, {}},
      {.abilities = {resolution().effect(Verb::modify_player, you(), Stat::casualties, num(1))}});
  Town& t = lost.t;
  fight(t, lost.a, lost.b[0], {}, {lost.b[1]});
  t.pass_until(DecisionKind::resolution_play, P1);
  t.use(lost.a);
  t.pass_until(DecisionKind::assign_casualty);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.happened("casualties.about_to_be_assigned"), 1);
  t.casualty_discard(lost.b[0]);
  EXPECT_EQ(t.zone(lost.b[0]), Zone::in_play) << "nothing happens before all are assigned";
  t.casualty_discard(lost.b[1]);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::assign_casualty);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_EQ(t.zone(lost.b[0]), Zone::discard);
  EXPECT_EQ(t.zone(lost.b[1]), Zone::discard);
  EXPECT_TRUE(t.came_before("dude.chosen_as_casualty", "casualties.about_to_be_taken"));
}

TEST(Casualties, TheExactNumberIsCovered) {
  PROVES("RR-LUMPS-018", "RC-SHOOT-042");
  Lost one_owed(1, {{}});
  one_owed.go();
  EXPECT_FALSE(one_owed.t.offers(OptionKind::casualty_ace, one_owed.b[0]));
  EXPECT_TRUE(one_owed.t.offers(OptionKind::casualty_discard, one_owed.b[0]));
  EXPECT_FALSE(one_owed.t.offers(OptionKind::done));

  Lost two_owed(2, {{}});
  two_owed.go();
  EXPECT_FALSE(two_owed.t.offers(OptionKind::casualty_discard, two_owed.b[0]));
  EXPECT_TRUE(two_owed.t.offers(OptionKind::casualty_ace, two_owed.b[0]));

  Lost three_owed(3, {{}, {}});
  three_owed.go();
  Town& t = three_owed.t;
  t.casualty_ace(three_owed.b[0]);
  EXPECT_FALSE(t.offers(OptionKind::casualty_ace, three_owed.b[1]));
  EXPECT_FALSE(t.offers(OptionKind::done));
  t.casualty_discard(three_owed.b[1]);
  EXPECT_TRUE(t.offers(OptionKind::done));
  t.take(OptionKind::take_back, three_owed.b[0]);
  EXPECT_FALSE(t.offers(OptionKind::done));
}

TEST(Casualties, WhatCannotBeCoveredLapses) {
  PROVES("RR-LUMPS-019", "RC-SHOOT-043");
  Lost lost(4, {{}});
  lost.go();
  Town& t = lost.t;
  EXPECT_FALSE(t.offers(OptionKind::casualty_discard, lost.b[0]));
  t.casualty_ace(lost.b[0]);
  t.done();
  EXPECT_EQ(t.zone(lost.b[0]), Zone::boot_hill);
  ASSERT_FALSE(t.events("casualties.taken").empty());
  EXPECT_EQ(t.events("casualties.taken")[0].amount, 2);

  Lost both(5, {{}, {}});
  both.go();
  both.t.casualty_ace(both.b[1]);
  EXPECT_FALSE(both.t.offers(OptionKind::casualty_discard, both.b[0]));
  EXPECT_TRUE(both.t.offers(OptionKind::casualty_ace, both.b[0]));
}

TEST(Casualties, TooFewAreCoveredRatherThanTooMany) {
  PROVES("RR-LUMPS-019");
  Lost lost(1, {{.abilities = {standing().forbids(Act::be_discarded)}}});
  Town& t = lost.t;
  fight(t, lost.a, lost.b[0]);
  t.pass_until_event("casualties.taken");
  EXPECT_EQ(t.events("casualties.taken")[0].amount, 0);
  EXPECT_EQ(t.zone(lost.b[0]), Zone::in_play) << "an ace would cover two";
}

TEST(Casualties, TheyAreTakenOneAtATimeInTheAnnouncedOrder) {
  PROVES("RR-LUMPS-020", "RC-SHOOT-045");
  Lost lost(3, {{}, {}});
  lost.go();
  Town& t = lost.t;
  t.casualty_discard(lost.b[1]);
  t.casualty_ace(lost.b[0]);
  t.done();
  EXPECT_TRUE(t.came_before("dude.discarded", "dude.aced"));
  ASSERT_EQ(t.happened("casualty.covered"), 2);
  EXPECT_EQ(t.events("casualty.covered")[0].subjects, std::vector<CardId>{lost.b[1]});
  EXPECT_EQ(t.events("casualty.covered")[1].amount, 2);
}

TEST(Casualties, AForcedFirstCasualtyIsFirst) {
  PROVES("RR-LUMPS-021", "RC-SIDEKICK-006");
  Lost lost(2, {{.title = "Forced"}, {}},
            {.abilities = {
                 resolution().effect(Verb::force_casualty, dudes(!mine() && op(Op::is_mark)))}});
  Town& t = lost.t;
  const CardId dog = t.goods(P2, lost.b[0], {.keywords = {"Sidekick"}});
  fight(t, lost.a, lost.b[0], {}, {lost.b[1]});
  t.pass_until(DecisionKind::resolution_play, P1);
  t.use(lost.a);
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_FALSE(t.offers_any(lost.b[1]));
  EXPECT_FALSE(t.offers_any(dog));
  t.casualty_discard(lost.b[0]);
  EXPECT_TRUE(t.offers_any(lost.b[1]));
  EXPECT_TRUE(t.offers(OptionKind::casualty_discard, dog));
}

TEST(Casualties, ClaimsToTheFirstStandUntilOneIsChosen) {
  PROVES("RC-CARD-171", "RC-CARD-172");
  Town t(bloodless());
  const CardId a = t.dude(
      P1, {.abilities = {shootout_play().effect(Verb::force_casualty, dudes(op(Op::is_wanted)))},
           .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare, .bounty = 1});
  const CardId c = t.dude(P2, {.at = kSquare, .bounty = 1});
  const CardId free = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  ranks(t, 2, 1);
  ranks(t, 2, 1);
  fight(t, a, b, {}, {c, free});
  t.use(a);
  t.pass_until(DecisionKind::assign_casualty, P2);
  EXPECT_TRUE(t.offers_any(b));
  EXPECT_TRUE(t.offers_any(c));
  EXPECT_FALSE(t.offers_any(free));
  t.casualty_discard(b);
  t.done();
  t.pass_until(DecisionKind::assign_casualty, P2);
  EXPECT_TRUE(t.offers_any(c));
  EXPECT_TRUE(t.offers_any(free));
}

TEST(Casualties, NoneAreAssignedAndTakenToo) {
  PROVES("RR-LUMPS-022");
  Lost lost(1, {{}, {}});
  lost.t.outfit(P1, {.abilities = {trait(TriggerPoint::casualties_taken)
                                       .about(op(Op::same_player, 0, {op(Op::event_player), you()}))
                                       .effect(Verb::gain, you(), num(1))}});
  lost.go();
  Town& t = lost.t;
  t.casualty_discard(lost.b[0]);
  t.done();
  const auto assigned = t.events("casualties.about_to_be_assigned");
  ASSERT_EQ(assigned.size(), 2u);
  EXPECT_EQ(assigned[1].player, P1);
  EXPECT_EQ(assigned[1].amount, 0);
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

TEST(Casualties, ThoseOfAnEffectAreAssignedAndTakenAlike) {
  PROVES("RR-LUMPS-023");
  Town t;
  const CardId a =
      t.dude(P1, {.abilities = {shootout_play().effect(Verb::take_casualties, opponent(), num(1))},
                  .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare});
  fight(t, a, b, {}, {c});
  t.use(a);
  ASSERT_EQ(t.kind(), DecisionKind::assign_casualty);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_FALSE(t.offers(OptionKind::casualty_ace, c));
  t.casualty_discard(c);
  t.done();
  EXPECT_EQ(t.zone(c), Zone::discard);
  EXPECT_EQ(t.happened("casualties.taken"), 1);
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play);
}

TEST(Casualties, TheWinnerTakesTheirsThoughNobodyIsLeftToFight) {
  PROVES("RR-LUMPS-024", "RC-SHOOT-047");
  Lost lost(
      2, {{}},
      {.abilities = {resolution().effect(Verb::modify_player, you(), Stat::casualties, num(1))}},
      1);
  Town& t = lost.t;
  fight(t, lost.a, lost.b[0], lost.a_posse);
  t.pass_until(DecisionKind::resolution_play, P1);
  t.use(lost.a);
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_ace(lost.b[0]);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::assign_casualty);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_FALSE(t.offers(OptionKind::done));
  t.casualty_discard(lost.a);
  t.done();
  EXPECT_EQ(t.zone(lost.a), Zone::discard);
}

TEST(Casualties, HarrowedDudesCoverMore) {
  PROVES("RC-HARROWED-001", "RC-HARROWED-002", "RC-HARROWED-003");
  Lost one_owed(1, {{.keywords = {"Harrowed"}}});
  one_owed.go();
  EXPECT_FALSE(one_owed.t.offers(OptionKind::casualty_discard, one_owed.b[0]));
  one_owed.t.casualty_home(one_owed.b[0]);
  one_owed.t.done();
  EXPECT_EQ(one_owed.t.where(one_owed.b[0]), one_owed.t.home(P2));
  EXPECT_TRUE(one_owed.t.is_booted(one_owed.b[0]));

  Lost two_owed(2, {{.keywords = {"Harrowed"}}});
  two_owed.go();
  two_owed.t.casualty_discard(two_owed.b[0]);
  two_owed.t.done();
  EXPECT_EQ(two_owed.t.zone(two_owed.b[0]), Zone::discard);

  Lost three_owed(3, {{.keywords = {"Harrowed"}}});
  three_owed.go();
  three_owed.t.casualty_ace(three_owed.b[0]);
  three_owed.t.done();
  EXPECT_EQ(three_owed.t.zone(three_owed.b[0]), Zone::boot_hill);
}

TEST(Casualties, ASavedDudeStillCovers) {
  PROVES("RR-LUMPS-020", "RC-SHOOT-048", "RC-CARD-190");
  Lost lost(1, {{}, {}});
  lost.t.outfit(P2, {.abilities = {trait(TriggerPoint::dude_discarded, Window::when)
                                       .instead()
                                       .effect(Verb::send_home, subject(), 1)}});
  lost.go();
  Town& t = lost.t;
  t.casualty_discard(lost.b[0]);
  t.done();
  EXPECT_EQ(t.where(lost.b[0]), t.home(P2));
  EXPECT_TRUE(t.card(lost.b[0]).has(kWasCasualty));
  ASSERT_FALSE(t.events("casualties.taken").empty());
  EXPECT_EQ(t.events("casualties.taken")[0].amount, 1);
  EXPECT_NE(t.kind(), DecisionKind::assign_casualty);
}

TEST(Casualties, ProtectionCanBeLifted) {
  Town t;
  const CardId a = t.dude(P1, {.abilities = {shootout_play()
                                                 .effect(Verb::protect_casualty, self())
                                                 .effect(Verb::protect_casualty, self(), 1)},
                               .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  ranks(t, 1, 2);
  fight(t, a, b);
  t.use(a);
  t.pass_until(DecisionKind::assign_casualty, P1);
  EXPECT_TRUE(t.offers_any(a));
}

TEST(Casualties, WhatIsNoLongerOwedIsNotTaken) {
  PROVES("RR-LUMPS-020");
  Lost lost(4, {{}, {}});
  Town& t = lost.t;
  t.outfit(P2, {.abilities = {trait(TriggerPoint::dude_aced)
                                  .effect(Verb::modify_player, you(), Stat::casualties, -2)}});
  lost.go();
  t.casualty_ace(lost.b[0]);
  t.casualty_ace(lost.b[1]);
  t.forget_log();
  t.done();
  EXPECT_EQ(t.zone(lost.b[0]), Zone::boot_hill);
  EXPECT_EQ(t.zone(lost.b[1]), Zone::in_play) << "the first has covered the 2 that are left";
  EXPECT_FALSE(t.card(lost.b[1]).has(kAssigned));
  EXPECT_EQ(t.happened("casualty.covered"), 1);
}

TEST(Casualties, WhatIsOutOfPlayIsNotMarkedForThem) {
  Town t(bloodless());
  const Expr discarded = op(Op::all, bit(Zone::discard), {anything()});
  const CardId a = t.dude(P1, {.abilities = {shootout_play()
                                                 .effect(Verb::gain, you(), 1)
                                                 .effect(Verb::protect_casualty, discarded)
                                                 .effect(Verb::force_casualty, discarded)},
                               .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId gone = t.put_card(P1, Zone::discard, CardType::dude);
  fight(t, a, b);
  t.use(a);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.card(gone).flags, 0);
}

TEST(TakeCasualties, OfNoneIsNothingToDo) {
  Town t;
  const auto take = [](int n) { return shootout_play().effect(Verb::take_casualties, opponent(), n); };
  const CardId a = t.dude(P1, {.abilities = {take(0), take(1)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.shootout(a, b);
  if (t.decider() == P2) t.pass();
  EXPECT_FALSE(t.can_use(a, 0));
  EXPECT_TRUE(t.can_use(a, 1));
}

}  // namespace
}  // namespace highnoon::test
