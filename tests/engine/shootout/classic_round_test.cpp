// The rounds of a classic shootout, step by step: shooters, comparison, casualties, who leaves, the end.

#include "effect/modifier.hpp"
#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

/// P1's posse is the dealer's; both sides have as many dudes as asked for.
struct Gunfight {
  explicit Gunfight(int of_p1 = 2, int of_p2 = 2, const TownSpec& spec = classic(), const CardSpec& each = {}) : t(spec) {
    const auto add = [&](PlayerId player, int n, std::vector<CardId>& posse) {
      for (int i = 0; i < n; ++i) {
        CardSpec one = each;
        one.at = kSquare;
        posse.push_back(t.dude(player, one));
      }
    };
    add(P1, of_p1, a);
    add(P2, of_p2, b);
  }
  void begin() { fight(t, a[0], b[0], {a.begin() + 1, a.end()}, {b.begin() + 1, b.end()}); }
  /// To the casualties of a player in a round of such ranks.
  void to_casualties(int p1, int p2) {
    ranks(t, p1, p2);
    begin();
    t.pass_until(DecisionKind::assign_casualty);
  }
  Town t;
  std::vector<CardId> a, b;
};

TEST(ClassicRound, ShootersAreNamedAnewInEachRoundOnceAllHavePassed) {
  PROVES("CL-SHOOT-011", "CL-SHOOT-012", "CT-SHOOT-010");
  Gunfight in(3, 1, bloodless_classic());
  Town& t = in.t;
  t.edit([&](Kernel& k) { k.card(in.a[1]).set(kBooted); });
  draw_alike(t, 2);
  in.begin();
  for (const CardId shooter : {in.a[0], in.a[1]}) {
    ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
    t.pass_until(DecisionKind::pick_shooter, P1);
    EXPECT_EQ(t.count(OptionKind::shooter), 3);
    EXPECT_FALSE(t.offers(OptionKind::pass)) << "no more actions";
    EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 0u) << "and no card is drawn yet";
    t.pick_shooter(shooter);
    ASSERT_EQ(t.kind(), DecisionKind::pick_shooter);
    EXPECT_EQ(t.decider(), P2);
    EXPECT_EQ(t.state().player(P1).shooter, shooter);
    t.pick_shooter(in.b[0]);
    t.pass_until(DecisionKind::shootout_play);
  }
}

TEST(ClassicRound, TheHigherRankWinsAndTheDifferenceIsAced) {
  PROVES("CL-SHOOT-014", "CL-SHOOT-015", "CL-SHOOT-016");
  Gunfight in(1, 3);
  Town& t = in.t;
  in.to_casualties(4, 2);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.events("round.won_or_lost")[0].player, P1);
  EXPECT_EQ(t.count(OptionKind::casualty_discard) + t.count(OptionKind::casualty_home), 0);
  EXPECT_EQ(t.count(OptionKind::casualty_ace), 3);
  t.casualty_ace(in.b[0]);
  t.casualty_ace(in.b[1]);
  t.done();
  t.pass_until(DecisionKind::flee);
  EXPECT_EQ(t.zone(in.b[0]), Zone::boot_hill);
  EXPECT_EQ(t.zone(in.b[1]), Zone::boot_hill);
  EXPECT_EQ(t.zone(in.b[2]), Zone::in_play);
}

TEST(ClassicRound, WhoTakesThemPicksThemAndMoreThanThereAreAreLost) {
  PROVES("CL-SHOOT-017", "CL-SHOOT-018");
  Gunfight one(1, 2);
  one.to_casualties(2, 1);
  ASSERT_EQ(one.t.decider(), P2);
  for (const CardId dude : one.b) EXPECT_TRUE(one.t.offers(OptionKind::casualty_ace, dude));

  Gunfight five(1, 2);
  five.to_casualties(6, 1);
  for (const CardId dude : five.b) five.t.casualty_ace(dude);
  five.t.done();
  EXPECT_EQ(five.t.kind(), DecisionKind::noon_play);
  for (const CardId dude : five.b) EXPECT_EQ(five.t.zone(dude), Zone::boot_hill);
  EXPECT_EQ(five.t.zone(five.a[0]), Zone::in_play);
}

/// Both hold a pair, P1 the better one.
struct Tied : Gunfight {
  Tied() : Gunfight(2, 2) {
    t.draws(P1, "KC KD 6H 8S TC");
    t.draws(P2, "3C 3D 6H 8S TC");
    begin();
    t.pass_until(DecisionKind::assign_casualty);
  }
  void choose(const std::vector<CardId>& posse) {
    t.casualty_ace(posse[1]);
    t.done();
  }
};

TEST(ClassicRound, EqualRanksCostEachSideOneAndTheBetterHandWins) {
  PROVES("CL-SHOOT-019", "CL-SHOOT-020");
  Tied in;
  Town& t = in.t;
  EXPECT_EQ(t.state().shootout.round_winner, P1);
  ASSERT_EQ(t.decider(), P2);
  in.choose(in.b);
  ASSERT_EQ(t.kind(), DecisionKind::assign_casualty);
  ASSERT_EQ(t.decider(), P1);
  in.choose(in.a);
  EXPECT_EQ(t.zone(in.a[1]), Zone::boot_hill);
  EXPECT_EQ(t.zone(in.b[1]), Zone::boot_hill);
  EXPECT_EQ(t.events("round.won_or_lost")[0].player, P1);
  EXPECT_EQ(t.kind(), DecisionKind::flee);
}

TEST(ClassicRound, BothSidesAceAtOnce) {
  PROVES("CT-SHOOT-016");
  Tied in;
  Town& t = in.t;
  in.choose(in.b);
  EXPECT_EQ(t.zone(in.b[1]), Zone::in_play) << "he waits for P1's choice";
  in.choose(in.a);
  const auto aced = t.events("dude.aced");
  ASSERT_EQ(aced.size(), 1u);
  EXPECT_EQ(aced[0].subjects.size(), 2u);
  EXPECT_TRUE(aced[0].flags & kEventCasualty);
  EXPECT_EQ(t.happened("casualty.covered"), 2);
  EXPECT_EQ(t.happened("casualties.taken"), 2);
}

TEST(ClassicRound, ABountyGoesToTheOtherSideOfEach) {
  Gunfight in(2, 2, classic(), {.bounty = 1});
  Town& t = in.t;
  in.to_casualties(2, 2);
  for (int i = 0; i < 2; ++i) {
    t.casualty_ace(t.decider() == P1 ? in.a[1] : in.b[1]);
    t.done();
  }
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.ghost_rock(P2), 11);
}

TEST(ClassicRound, WhatAnAcedDudeCarriesGoesWithHim) {
  PROVES("CL-SHOOT-021");
  Gunfight in(1, 1);
  Town& t = in.t;
  const CardId horse = t.goods(P2, in.b[0], {.keywords = {"Horse"}});
  in.to_casualties(2, 1);
  t.casualty_ace(in.b[0]);
  t.done();
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.zone(in.b[0]), Zone::boot_hill);
  EXPECT_EQ(t.zone(horse), Zone::boot_hill);
}

TEST(ClassicRound, DrawHandsStayUntilTheAcingIsOver) {
  PROVES("CL-SHOOT-022", "CT-SHOOT-017");
  Gunfight in(2, 2);
  Town& t = in.t;
  t.outfit(P1, {.abilities = {react(TriggerPoint::dude_aced).effect(Verb::gain, you(), 1)}});
  in.to_casualties(2, 1);
  t.casualty_ace(in.b[0]);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  for (const PlayerId player : {P1, P2}) EXPECT_EQ(t.pile(player, Zone::draw_hand).size(), 5u);
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::flee);
  for (const PlayerId player : {P1, P2}) {
    EXPECT_EQ(t.pile(player, Zone::draw_hand).size(), 0u);
    EXPECT_EQ(t.pile(player, Zone::discard).size(), 5u);
  }
}

TEST(ClassicRound, TheDealersSideDecidesFirstWhoLeaves) {
  PROVES("CL-SHOOT-023", "CT-SHOOT-018");
  Gunfight in(2, 3);
  Town& t = in.t;
  in.to_casualties(2, 1);
  t.casualty_ace(in.b[0]);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::flee);
  ASSERT_EQ(t.decider(), P1) << "though P2 has lost the round";
  t.flee(in.a[1]);
  EXPECT_EQ(t.where(in.a[1]), t.home(P1));
  EXPECT_TRUE(t.is_booted(in.a[1]));
  ASSERT_EQ(t.decider(), P1) << "for all of that posse";
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::flee);
  ASSERT_EQ(t.decider(), P2);
  t.flee(in.b[1]);
  EXPECT_EQ(t.where(in.b[1]), t.home(P2));
  EXPECT_EQ(t.side(in.b[1]), 0);
}

TEST(ClassicRound, WhoIsBootedAndAtHomeMayLeaveToo) {
  PROVES("CL-SHOOT-024");
  TownSpec spec = bloodless_classic();
  spec.parameters.push_back({Parameter::callout_at_home, 1});
  Town t(spec);
  const CardId a = t.dude(P1, {.at = t.home(P2)});
  const CardId b = t.dude(P2);
  const CardId c = t.dude(P2, {.booted = true});
  draw_alike(t);
  fight(t, a, b, {}, {c});
  t.pass_until(DecisionKind::flee, P2);
  t.flee(c);
  EXPECT_EQ(t.side(c), 0);
  EXPECT_EQ(t.where(c), t.home(P2));
  EXPECT_TRUE(t.is_booted(c));
}

TEST(ClassicRound, RoundsFollowUntilOnePosseIsLeftWhichHasWon) {
  PROVES("CL-SHOOT-025", "CL-SHOOT-026", "CT-SHOOT-019");
  Gunfight in(1, 1, bloodless_classic());
  Town& t = in.t;
  draw_alike(t, 2);
  in.begin();
  t.pass_until(DecisionKind::flee, P2);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play) << "nobody forms a posse anew";
  EXPECT_EQ(t.state().shootout.round, 2);
  t.pass_until(DecisionKind::flee, P2);
  t.flee(in.b[0]);
  EXPECT_EQ(t.events("shootout.won")[0].player, P1);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
}

TEST(ClassicRound, AnEmptySideEndsItAfterTheOthersMayHaveLeft) {
  PROVES("CT-SHOOT-020");
  TownSpec spec = classic();
  spec.ruleset = "classic+by_the_guide";
  for (const bool guide : {true, false}) {
    Gunfight in(1, 1, guide ? spec : classic());
    Town& t = in.t;
    in.to_casualties(2, 1);
    t.casualty_ace(in.b[0]);
    t.done();
    EXPECT_EQ(t.kind(), guide ? DecisionKind::flee : DecisionKind::noon_play);
    if (guide) t.done();
    EXPECT_EQ(t.kind(), DecisionKind::noon_play);
    EXPECT_EQ(t.events("shootout.won")[0].player, P1);
  }
}

// --- what may be answered between comparing and acing

/// Equal ranks; P2 may raise the own rank when hands are compared, P1 answers a round won.
struct Compared : Gunfight {
  Compared() : Gunfight(1, 2) {
    t.outfit(P1, {.abilities = {react(TriggerPoint::round_compared).about(op(Op::same_player, 0, {op(Op::round_winner), you()}))
                                    .effect(Verb::modify_player, opponent(), Stat::casualties, num(1))}});
    t.outfit(P2, {.abilities = {react(TriggerPoint::hands_compared).effect(Verb::modify_player, you(), Stat::hand_rank, num(1))}});
  }
};

TEST(ClassicRound, RanksAreComparedWithWhatChangesThemAndThatMayBeAnswered) {
  PROVES("CT-SHOOT-014", "CT-REACT-013");
  Compared in;
  Town& t = in.t;
  ranks(t, 4, 4);
  in.begin();
  t.pass_until(DecisionKind::react);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.happened("hands.compared"), 1);
  EXPECT_EQ(t.happened("round.won_or_lost"), 0);
  EXPECT_FALSE(t.state().shootout.round_winner);
  t.use(t.home_card(P2));
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(t.events("round.won_or_lost")[0].player, P2);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(casualties_owed(t.kernel(), P1), 1);
}

TEST(ClassicRound, TheWinnerOfTheRoundIsToldWhileAllStillLive) {
  PROVES("CT-SHOOT-015", "CT-REACT-014");
  Compared in;
  Town& t = in.t;
  ranks(t, 2, 1);
  in.begin();
  t.pass_until(DecisionKind::react, P1);
  EXPECT_EQ(t.state().shootout.round_winner, P1);
  for (const CardId dude : in.b) EXPECT_EQ(t.zone(dude), Zone::in_play);
  t.use(t.home_card(P1));
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(casualties_owed(t.kernel(), P2), 2);
}

TEST(ClassicRound, IncomeForTheDeadIsPaidOnceTheyAreAndNobodyIsAsked) {
  PROVES("CT-REACT-018");
  for (const bool saved : {true, false}) {
    Gunfight in(1, 2);
    Town& t = in.t;
    t.outfit(P1, {.abilities = {trait(TriggerPoint::dude_aced).effect(Verb::gain, you(), 2)}});
    const CardId medicine = t.action_in_hand(P2, {.abilities = {react(TriggerPoint::dude_aced, Window::when).instead().effect(Verb::gain, you(), 1)}});
    in.to_casualties(2, 1);
    t.casualty_ace(in.b[1]);
    t.done();
    ASSERT_EQ(t.kind(), DecisionKind::react);
    EXPECT_EQ(t.ghost_rock(P1), 10);
    saved ? t.use(medicine) : t.pass();
    EXPECT_EQ(t.ghost_rock(P1), saved ? 10 : 12);
    EXPECT_EQ(t.zone(in.b[1]), saved ? Zone::in_play : Zone::boot_hill);
    EXPECT_EQ(t.kind(), DecisionKind::flee);
  }
}

TEST(ClassicRound, WhoLeavesMayBeHeldBack) {
  PROVES("CT-REACT-019");
  Gunfight in(1, 1, bloodless_classic());
  Town& t = in.t;
  t.outfit(P1, {.abilities = {react(TriggerPoint::dude_fled, Window::when).instead().effect(Verb::forbid_fleeing, opponent())}});
  draw_alike(t);
  in.begin();
  t.pass_until(DecisionKind::flee, P2);
  t.flee(in.b[0]);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P1);
  t.use(t.home_card(P1));
  EXPECT_EQ(t.side(in.b[0]), 2);
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play) << "another round";
}

// --- the end

/// "He is not aced now; ace him after the shootout."
Ability refuses_to_fall() {
  return react(TriggerPoint::dude_aced, Window::when).instead().as(0)
      .effect(Verb::later, TriggerPoint::shootout_over, Argument{}, std::vector<EffectSpec>{effect(Verb::ace, slot(0))}, Duration::day);
}

TEST(ClassicRound, WhatIsPutOffHappensAfterTheShootoutAndIsAnswered) {
  PROVES("CT-SHOOT-021");
  Gunfight in(1, 1);
  Town& t = in.t;
  const CardId refuses = t.action_in_hand(P2, {.abilities = {refuses_to_fall()}});
  in.to_casualties(2, 1);
  t.casualty_ace(in.b[0]);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(refuses);
  EXPECT_EQ(t.zone(in.b[0]), Zone::in_play);
  t.outfit(P1, {.abilities = {react(TriggerPoint::dude_aced, Window::when).effect(Verb::gain, you(), 1)}});
  t.pass_until(DecisionKind::flee, P2);
  t.flee(in.b[0]);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.state().shootout.active, 0);
  t.pass();
  EXPECT_EQ(t.zone(in.b[0]), Zone::boot_hill);
}

// --- token dudes

/// A shootout in which P1 has made two tokens.
struct Tokens {
  Tokens() : t(bloodless_classic()) {
    shark = t.define(CardType::dude, {.title = "Shark", .bullets = 1, .stud = true, .value = 1, .keywords = {"Token", "Unique"}});
    const auto makes = [&](int times) {
      Ability ability = shootout_play();
      for (int i = 0; i < times; ++i) ability.effect(Verb::make_token, static_cast<int>(shark), you(), op(Op::shootout_location), 1);
      return ability;
    };
    a = t.dude(P1, {.abilities = {makes(2)}, .at = kSquare});
    b = t.dude(P2, {.abilities = {shootout_play().choose(dudes(op(Op::opposing))).effect(Verb::boot, slot(0))}, .at = kSquare});
    fight(t, a, b);
    t.use(a);
    for (const Card& card : t.state().all_cards()) {
      if (card.def == shark && card.in_play()) tokens.push_back(card.id);
    }
  }
  Town t;
  DefId shark;
  CardId a, b;
  std::vector<CardId> tokens;
};

TEST(ClassicTokens, AreSeparateUniqueDudesOfWhoHasMadeThem) {
  PROVES("CL-TOKEN-001", "CL-TOKEN-003", "CL-TOKEN-004");
  Tokens in;
  Town& t = in.t;
  ASSERT_EQ(in.tokens.size(), 2u);
  for (const CardId token : in.tokens) {
    EXPECT_EQ(t.controller(token), P1);
    EXPECT_EQ(t.side(token), 1);
    EXPECT_TRUE(has_keyword(t.kernel(), token, Keyword::unique));
  }
  t.use(in.b);
  EXPECT_TRUE(t.offers(OptionKind::card, in.tokens[0]));
  t.pick(in.tokens[1]);
  t.pass_until(DecisionKind::pick_shooter, P1);
  EXPECT_TRUE(t.offers(OptionKind::shooter, in.tokens[0]));
}

TEST(ClassicTokens, LeavePlayAsTheShootoutEnds) {
  PROVES("CL-TOKEN-002");
  Tokens in;
  Town& t = in.t;
  t.draws(P1, "2C 4D 6H 8S TC QD KH");
  t.draws(P2, "2C 4D 6H 8S TC");
  t.pass_until(DecisionKind::flee, P2);
  EXPECT_EQ(t.zone(in.tokens[0]), Zone::in_play);
  t.flee(in.b);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  for (const CardId token : in.tokens) EXPECT_EQ(t.zone(token), Zone::none);
  EXPECT_EQ(t.zone(in.a), Zone::in_play);
}

}  // namespace
}  // namespace highnoon::test
