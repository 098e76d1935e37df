// Posses of the classic game, which wait for each other, and who is Wanted by joining one.

#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

TEST(ClassicPosse, TheDealerDeclaresFirstAndMayTakeDudesOfHereAndNextDoor) {
  PROVES("CL-POSSE-001", "CL-POSSE-003", "CL-POSSE-005");
  Town t(classic());
  const CardId far_deed = t.deed(P1, {.keywords = {"Out of Town"}});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId here = t.dude(P1, {.at = kSquare});
  const CardId near = t.dude(P1);
  const CardId far = t.dude(P1, {.at = far_deed});
  const CardId tired = t.dude(P1, {.booted = true});
  const CardId theirs = t.dude(P2);
  t.call_out(a, b);
  t.accept();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.offers_any(here));
  EXPECT_TRUE(t.offers_any(near));
  EXPECT_FALSE(t.offers_any(far));
  EXPECT_FALSE(t.offers_any(tired));
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.offers_any(theirs));
}

TEST(ClassicPosse, OnlyDudesOfTheTwoPlayersJoinBootedOnesFromHere) {
  PROVES("CL-POSSE-004", "CL-POSSE-006", "CL-POSSE-010");
  Town t(classic(3));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId tired = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId barred = t.dude(P1, {.abilities = {standing().forbids(Act::move)}});
  const CardId third = t.dude(P3, {.at = kSquare});
  t.call_out(a, b);
  t.accept();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse) << "nobody is invited to a call-out";
  EXPECT_TRUE(t.offers_any(tired));
  EXPECT_FALSE(t.offers_any(barred));
  EXPECT_FALSE(t.offers_any(third));
  t.join(tired);
  t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(t.side(tired), 1);
  EXPECT_EQ(t.side(third), 0);
}

/// P1 has a dude next door and one here who join, P2 two next door.
struct TwoPosses {
  explicit TwoPosses(const TownSpec& spec = classic()) : t(spec) {
    t.outfit(P1, {.abilities = {trait(TriggerPoint::dude_joined_posse).effect(Verb::gain, you(), 1)}});
    a = t.dude(P1, {.at = kSquare});
    b = t.dude(P2, {.at = kSquare});
    here = t.dude(P1, {.at = kSquare});
    near = t.dude(P1);
    for (CardId& dude : theirs) dude = t.dude(P2);
    t.call_out(a, b);
    t.accept();
    t.join(near);
    t.join(here);
  }
  Town t;
  CardId a, b, here, near;
  CardId theirs[2];
};

TEST(ClassicPosse, NobodyMovesBeforeBothPossesAreDeclared) {
  PROVES("CL-POSSE-002", "CL-POSSE-008", "CL-POSSE-009");
  TwoPosses in;
  Town& t = in.t;
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.where(in.near), t.home(P1));
  EXPECT_FALSE(t.is_booted(in.near));
  EXPECT_EQ(t.side(in.near), 1) << "but he is one of the posse";
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.join(in.theirs[0]);
  EXPECT_EQ(t.where(in.theirs[0]), t.home(P2));
  t.join(in.theirs[1]);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  for (const CardId dude : {in.near, in.theirs[0], in.theirs[1]}) {
    EXPECT_TRUE(t.is_booted(dude));
    EXPECT_EQ(t.where(dude), kSquare);
  }
  for (const CardId dude : {in.a, in.b, in.here}) EXPECT_FALSE(t.is_booted(dude));
  EXPECT_EQ(t.ghost_rock(P1), 16) << "leader and mark have joined as the others have";
  // All boot, and only then do they move.
  const auto boots = t.events("card.booted");
  ASSERT_EQ(boots.size(), 1u);
  EXPECT_EQ(boots[0].subjects.size(), 3u);
  EXPECT_TRUE(t.came_before("card.booted", "dude.moved"));
}

TEST(ClassicPosse, WhoCannotGetThereAnyMoreDoesNotJoin) {
  for (const bool asked : {false, true}) {
    Town t(classic());
    // As the posses go, no dude can come into the square any more; or he is stopped as he is about to join.
    t.outfit(P2, {.abilities = {asked ? react(TriggerPoint::dude_joining_posse, Window::when).about(!subject_is(op(Op::leader)) && !subject_is(op(Op::mark))).instead()
                                            .effect(Verb::gain, you(), 1)
                                      : trait(TriggerPoint::posse_declared).once_an_event().effect(Verb::restrict, all_dudes(),
                                                                                 static_cast<std::int32_t>(Act::move))}});
    const CardId a = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    const CardId near = t.dude(P1);
    t.call_out(a, b);
    t.accept();
    t.join(near);
    if (asked) {
      t.pass_until(DecisionKind::react);
      t.use(t.home_card(P2));
    }
    t.pass_until(DecisionKind::shootout_play);
    EXPECT_EQ(t.side(near), 0);
    EXPECT_EQ(t.where(near), t.home(P1));
    EXPECT_EQ(t.side(a), 1);
    EXPECT_EQ(t.side(b), 2);
  }
}

TEST(ClassicPosse, NobodyIsOnBothSides) {
  PROVES("CL-POSSE-007");
  Town t(bloodless_classic());
  const auto brings = [](Expr side) {
    return shootout_play().joins_posse().choose(dudes(mine() && !in_fight())).effect(Verb::join_posse, slot(0), std::move(side));
  };
  const CardId a = t.dude(P1, {.abilities = {brings(opponent()), brings(you())}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId friendly = t.dude(P1);
  fight(t, a, b);
  EXPECT_FALSE(t.can_use(a, 0));
  t.use(a, 1);
  t.pick(friendly);
  EXPECT_EQ(t.side(friendly), 1);
}

TEST(ClassicPosse, AnEffectMayLeaveThemAlone) {
  PROVES("CL-POSSE-011");
  Town t(classic());
  const CardId a = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::call_out, self(), slot(0), Argument{}, 1)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId friendly = t.dude(P1, {.at = kSquare});
  const CardId theirs = t.dude(P2);
  t.use(a);
  if (t.kind() == DecisionKind::choose_cards) t.pick(b);
  t.accept();
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.side(friendly) + t.side(theirs), 0);
}

TEST(ClassicPosse, PossesAreNoMoreWhenTheShootoutIsOver) {
  PROVES("CL-POSSE-012");
  Town t(classic());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  ranks(t, 2, 1);
  fight(t, a, b);
  EXPECT_EQ(t.side(a), 1);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.side(a), 0);
  EXPECT_EQ(t.state().shootout.active, 0);
}

// --- by the guide, each posse as it is declared

/// At P2's Private deed; each player has a dude next door, and reactions to everything.
struct ByTheGuide {
  ByTheGuide() : t([] { TownSpec spec = classic(); spec.ruleset = "classic+by_the_guide"; return spec; }()) {
    const auto answers = [](TriggerPoint trigger, Window window) {
      return react(trigger, window).once_an_event().about(!op(Op::same_player, 0, {op(Op::event_player), you()})).effect(Verb::gain, you(), 1).repeat();
    };
    for (const PlayerId player : {P1, P2}) {
      t.outfit(player, {.abilities = {answers(TriggerPoint::posse_declared, Window::after), answers(TriggerPoint::dude_joined_posse, Window::after)}});
    }
    x = t.deed(P2, {.title = "X", .keywords = {"Private"}});
    next = t.deed(P2, {.title = "Next"});
    a = t.dude(P1, {.at = x});
    here = t.dude(P1, {.at = x});
    near = t.dude(P1, {.at = next});
    b = t.dude(P2, {.at = x});
    theirs = t.dude(P2, {.at = next});
    t.call_out(a, b);
    t.accept();
    t.join(near);
    t.join(here);
  }
  /// No reaction but P1's and P2's to what is asked now.
  void to_second_posse() { t.pass_until(DecisionKind::join_posse, P2); }
  Town t;
  CardId x, next, a, here, near, b, theirs;
};

TEST(ClassicPosse, TheDealersPosseIsFixedAndMayBeAnsweredBeforeItMoves) {
  PROVES("CT-POSSE-001", "CT-REACT-003");
  ByTheGuide in;
  Town& t = in.t;
  ASSERT_EQ(t.kind(), DecisionKind::react) << t.describe();
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(t.home_card(P2), 0));
  EXPECT_EQ(t.events("posse.declared")[0].subjects.size(), 3u);
  EXPECT_EQ(t.where(in.near), LocationId(in.next));
  EXPECT_FALSE(t.is_booted(in.near));
  EXPECT_EQ(t.side(in.b), 0) << "the target's posse comes later";
}

TEST(ClassicPosse, TheDealersDudesAreThereBeforeTheTargetDeclares) {
  PROVES("CT-POSSE-002", "CT-POSSE-003", "CT-WANTED-001");
  ByTheGuide in;
  Town& t = in.t;
  in.to_second_posse();
  EXPECT_TRUE(t.is_booted(in.near));
  EXPECT_EQ(t.where(in.near), LocationId(in.x));
  EXPECT_FALSE(t.is_booted(in.here));
  for (const CardId dude : {in.a, in.here, in.near}) EXPECT_EQ(t.bounty(dude), 1);
}

TEST(ClassicPosse, WhatTheDealersPosseHasDoneMayBeAnsweredBeforeTheTargetDeclares) {
  PROVES("CT-REACT-004", "CT-POSSE-004");
  ByTheGuide in;
  Town& t = in.t;
  t.pass(P2);  // the declaration
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(t.home_card(P2), 1));
  EXPECT_EQ(t.where(in.near), LocationId(in.x));
  in.to_second_posse();
  EXPECT_TRUE(t.offers_any(in.theirs));
  EXPECT_EQ(t.side(in.theirs), 0);
}

TEST(ClassicPosse, TheTargetsPosseIsAnsweredBeforeAndAfterItMoves) {
  PROVES("CT-REACT-005", "CT-POSSE-005", "CT-REACT-006");
  ByTheGuide in;
  Town& t = in.t;
  in.to_second_posse();
  t.join(in.theirs);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(t.home_card(P1), 0));
  EXPECT_EQ(t.where(in.theirs), LocationId(in.next));
  EXPECT_FALSE(t.is_booted(in.theirs));
  t.pass(P1);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(t.home_card(P1), 1));
  EXPECT_EQ(t.where(in.theirs), LocationId(in.x));
  EXPECT_TRUE(t.is_booted(in.theirs));
  t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(t.bounty(in.b) + t.bounty(in.theirs), 0);
}

TEST(ClassicPosse, TheTargetsDudesAreWantedOnTheDealersLand) {
  PROVES("CT-WANTED-002");
  TownSpec spec = classic(3);
  spec.ruleset = "classic+by_the_guide";
  for (const PlayerId owner : {P1, P3}) {
    Town t(spec);
    const CardId x = t.deed(owner, {.keywords = {"Private"}});
    const CardId a = t.dude(P1, {.at = x});
    const CardId b = t.dude(P2, {.at = x});
    const CardId c = t.dude(P2, {.at = x});
    fight(t, a, b, {}, {c});
    EXPECT_EQ(t.bounty(a), 0);
    EXPECT_EQ(t.bounty(b), owner == P1 ? 1 : 0) << "the land of others makes nobody Wanted";
    EXPECT_EQ(t.bounty(c), owner == P1 ? 1 : 0);
  }
}

// --- Wanted

TEST(ClassicWanted, NobodyIsByAFightInAPublicPlace) {
  PROVES("CL-WANTED-001");
  Town t(classic());
  const CardId deed = t.deed(P2, {.keywords = {"Public"}});
  for (const LocationId place : {kSquare, LocationId(deed)}) {
    const CardId a = t.dude(P1, {.at = place});
    const CardId b = t.dude(P2, {.at = place});
    ranks(t, 2, 1);
    fight(t, a, b);
    EXPECT_EQ(t.bounty(a) + t.bounty(b), 0);
    t.pass_until(DecisionKind::noon_play, P1);
  }
}

TEST(ClassicWanted, AllWhoFightOnPrivateLandThatIsNotTheirPlayersAre) {
  PROVES("CL-WANTED-002", "CL-WANTED-003", "CL-WANTED-009");
  for (const PlayerId owner : {P2, P3}) {
    Town t(classic(3));
    const CardId x = t.deed(owner, {.keywords = {"Private"}});
    const CardId a = t.dude(P1, {.at = x});
    const CardId old = t.dude(P1, {.at = x, .bounty = 1});
    const CardId b = t.dude(P2, {.at = x, .bounty = 1});
    const CardId c = t.dude(P2, {.at = x, .owner = P1});
    fight(t, a, b, {old}, {c});
    EXPECT_EQ(t.bounty(a), 1);
    EXPECT_EQ(t.bounty(old), 1);
    EXPECT_EQ(t.bounty(b), 1);
    EXPECT_EQ(t.bounty(c), owner == P2 ? 0 : 1) << "whose posse it is counts, not whose card";
  }
}

TEST(ClassicWanted, IsAMarkerOfOneGhostRock) {
  PROVES("CL-WANTED-004", "CL-WANTED-009");
  Town t(classic());
  const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::bounty, self(), num(3)).repeat()}});
  t.use(a);
  EXPECT_EQ(t.bounty(a), 1);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(a)) << "nobody is more Wanted than that";
}

TEST(ClassicWanted, WhoAcesAWantedDudeInAShootoutGetsTheMarker) {
  PROVES("CL-WANTED-005");
  Town t(classic());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare, .bounty = 1});
  ranks(t, 2, 1);
  fight(t, a, b);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.zone(b), Zone::boot_hill);
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

TEST(ClassicWanted, ElsewhereAndForADiscardThereIsNothing) {
  PROVES("CL-WANTED-006");
  Town t(classic());
  const CardId b = t.dude(P2, {.at = kSquare, .bounty = 1});
  const CardId c = t.dude(P2, {.at = kSquare, .bounty = 1});
  const CardId d = t.dude(P2, {.at = kSquare, .bounty = 1});
  const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::ace, slot(0)).choose(dudes(!mine())),
                                             shootout_play().choose(dudes(!mine())).effect(Verb::discard, slot(0)),
                                             shootout_play().choose(dudes(!mine())).effect(Verb::ace, slot(0))}, .at = kSquare});
  t.use(a, 0);
  t.pick(b);
  EXPECT_EQ(t.zone(b), Zone::boot_hill);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.pass(P2);
  const CardId e = t.dude(P2, {.at = kSquare});
  fight(t, a, e, {}, {c, d});
  t.use(a, 1);
  t.pick(c);
  EXPECT_EQ(t.zone(c), Zone::discard);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.pass(P2);
  t.use(a, 2);
  t.pick(d);
  EXPECT_EQ(t.ghost_rock(P1), 11) << "an effect of the shootout aces as well";
}

TEST(ClassicWanted, LateJoinersAreAtOnce) {
  PROVES("CT-WANTED-003");
  Town t(bloodless_classic());
  const CardId x = t.deed(P2, {.keywords = {"Private"}});
  const CardId a = t.dude(P1, {.at = x});
  const CardId late = t.dude(P1, {.abilities = {shootout_play().joins_posse().effect(Verb::join_posse, self())}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = x});
  t.call_out(a, b);
  t.accept();
  while (t.kind() == DecisionKind::join_posse) t.done();
  EXPECT_EQ(t.bounty(late), 0);
  t.use(late);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(t.side(late), 1);
  EXPECT_EQ(t.bounty(late), 1);
}

}  // namespace
}  // namespace highnoon::test
