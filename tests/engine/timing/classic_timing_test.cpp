// The stages of reactions, and what is aced staying until they are over: by the ruleset `classic`.

#include "tests/engine/shootout/fight.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic(TownSpec spec = {}) {
  spec.ruleset = "classic";
  return spec;
}

Ability gains(Ability ability, int amount = 1) { return ability.effect(Verb::gain, you(), amount); }
CardId with(Town& t, PlayerId player, Ability ability) { return t.dude(player, {.abilities = {std::move(ability)}}); }
CardId killer(Town& t, PlayerId player, Expr whom) {
  return t.dude(player, {.abilities = {noon().repeat().choose(cards(std::move(whom))).effect(Verb::ace, slot(0))}});
}
Ability saves(Ability ability) { return ability.instead().effect(Verb::send_home, subject(), 1); }
Ability when_aced(Window window) { return react(TriggerPoint::dude_aced, window); }

void ace(Town& t, CardId killer, CardId victim) {
  t.use(killer);
  t.pick(victim);
}

/// A player's reaction to an acing in each stage, and who is aced.
struct Stages {
  explicit Stages(TownSpec spec = {}) : t(classic(std::move(spec))) {
    kills = killer(t, P1, is(CardType::dude));
    victim = t.dude(P2);
    before = with(t, P2, gains(when_aced(Window::before)));
    when = with(t, P1, gains(when_aced(Window::when)));
    after = with(t, P2, gains(when_aced(Window::after)));
  }
  Town t;
  CardId kills, victim, before, when, after;
};

TEST(ClassicTiming, AnAcingHasThreeStagesWhoeverIsTheWinner) {
  PROVES("CT-TIMING-003", "CT-TIMING-004", "CT-TIMING-007");
  Stages s;
  Town& t = s.t;
  ace(t, s.kills, s.victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(s.before));
  EXPECT_FALSE(t.can_use(s.after));
  t.use(s.before);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(s.when));
  EXPECT_EQ(t.happened("dude.aced"), 0);
  t.use(s.when);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(s.after));
  EXPECT_EQ(t.happened("dude.aced"), 1);
}

TEST(ClassicTiming, WhatIsAcedStaysUntilAllReactionsAreOver) {
  PROVES("CT-PILE-001");
  Stages s;
  ace(s.t, s.kills, s.victim);
  s.t.pass(P2);
  s.t.pass(P1);
  ASSERT_EQ(s.t.kind(), DecisionKind::react);
  EXPECT_EQ(s.t.zone(s.victim), Zone::in_play);
  EXPECT_EQ(s.t.where(s.victim), s.t.home(P2));
  s.t.pass(P2);
  EXPECT_EQ(s.t.zone(s.victim), Zone::boot_hill);
  EXPECT_EQ(s.t.kind(), DecisionKind::noon_play);
}

TEST(ClassicTiming, WithoutReactionsTheAcedDudeGoesAtOnce) {
  Town t(classic());
  const CardId kills = killer(t, P1, is(CardType::dude));
  const CardId victim = t.dude(P2);
  ace(t, kills, victim);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.zone(victim), Zone::boot_hill);
  EXPECT_EQ(t.pile(P2, Zone::boot_hill), std::vector{victim});
}

TEST(ClassicTiming, AfterIsNotOfferedAboutWhoWasSaved) {
  PROVES("CT-TIMING-006");
  Stages s;
  const CardId savior = with(s.t, P1, saves(when_aced(Window::when)));
  ace(s.t, s.kills, s.victim);
  s.t.pass(P2);
  s.t.use(savior);
  EXPECT_EQ(s.t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(s.t.zone(s.victim), Zone::in_play);
  EXPECT_TRUE(s.t.is_booted(s.victim));
  EXPECT_EQ(s.t.happened("dude.aced"), 0);
}

TEST(ClassicTiming, SameWordsShareOneWindowWithoutTiers) {
  PROVES("CT-TIMING-001");
  Town t(classic());
  const CardId kills = killer(t, P1, is(CardType::dude));
  const CardId victim = t.dude(P2);
  const CardId plain = with(t, P1, gains(when_aced(Window::when)));
  const CardId savior = with(t, P2, saves(when_aced(Window::when)));
  ace(t, kills, victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.decider(), P1) << "though the other's would replace the acing";
  EXPECT_TRUE(t.can_use(plain));
  t.pass();
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(savior));
}

TEST(ClassicTiming, WhatCannotBePreventedIsNotOfferedToSaviors) {
  Town t(classic());
  const CardId kills = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::ace, slot(0), 1)}});
  with(t, P2, saves(when_aced(Window::when)));
  const CardId victim = t.dude(P2);
  ace(t, kills, victim);
  EXPECT_EQ(t.zone(victim), Zone::boot_hill);
}

TEST(ClassicTiming, TheStagesAreThoseOfEveryEvent) {
  PROVES("CT-TIMING-008", "CL-IMPROVE-004");
  Town t(classic());
  const CardId kills = killer(t, P1, is(CardType::deed));
  const CardId deed = t.deed(P2);
  const CardId mill = t.goods(P2, deed, {.keywords = {"Improvement"}});
  const CardId sluice = t.goods(P1, deed, {.keywords = {"Improvement"}, .owner = P1});
  const CardId guest = t.dude(P1, {.at = deed});
  const CardId before = with(t, P2, gains(react(TriggerPoint::deed_left_play, Window::before)));
  const CardId after = with(t, P2, gains(react(TriggerPoint::deed_left_play, Window::after)));
  ace(t, kills, deed);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(before));
  EXPECT_FALSE(t.can_use(after));
  t.use(before);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(after));
  EXPECT_EQ(t.zone(deed), Zone::in_play);
  EXPECT_EQ(t.where(guest), LocationId(deed));
  t.pass();
  EXPECT_EQ(t.zone(deed), Zone::boot_hill);
  EXPECT_EQ(t.where(guest), t.home(P1));
  EXPECT_TRUE(t.is_booted(guest));
  for (const CardId improvement : {mill, sluice}) EXPECT_EQ(t.zone(improvement), Zone::boot_hill);
  EXPECT_EQ(t.events("attachment.left_play").front().amount, 1);
}

TEST(ClassicTiming, ImprovementsOfADiscardedDeedAreDiscarded) {
  PROVES("CL-IMPROVE-004");
  Town t(classic());
  const CardId razed = t.action_in_hand(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).effect(Verb::discard, slot(0))}});
  const CardId deed = t.deed(P2);
  const CardId mill = t.goods(P2, deed, {.keywords = {"Improvement"}});
  t.use(razed);
  t.pick(deed);
  EXPECT_EQ(t.zone(deed), Zone::discard);
  EXPECT_EQ(t.zone(mill), Zone::discard);
}

TEST(ClassicTiming, AttachedCardsGoToBootHillWithTheirDude) {
  PROVES("CL-GOODS-003", "CL-SPELL-002");
  Town t(classic());
  const CardId kills = killer(t, P1, is(CardType::dude));
  const CardId victim = t.dude(P2, {.keywords = {"Huckster 1"}});
  const std::vector<CardId> attached = {t.goods(P2, victim, {.keywords = {"Horse"}}), t.spell(P2, victim, {.keywords = {"Hex"}}),
                                        t.spell(P2, victim, {.keywords = {"Hex"}})};
  ace(t, kills, victim);
  for (const CardId card : attached) EXPECT_EQ(t.zone(card), Zone::boot_hill);
  EXPECT_TRUE(t.pile(P2, Zone::discard).empty());
}

TEST(ClassicTiming, TheSpellsOfADiscardedDudeAreDiscarded) {
  PROVES("CL-SPELL-002");
  Town t(classic());
  const CardId discards = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::discard, slot(0))}});
  const CardId victim = t.dude(P2, {.keywords = {"Huckster 1"}});
  const CardId hex = t.spell(P2, victim, {.keywords = {"Hex"}});
  ace(t, discards, victim);
  EXPECT_EQ(t.zone(hex), Zone::discard);
}

TEST(ClassicTiming, WhoIsAcedCannotBeAcedOrDiscardedAgain) {
  for (const Verb verb : {Verb::ace, Verb::discard}) {
    Town t(classic());
    const CardId kills = killer(t, P1, is(CardType::dude));
    const CardId victim = t.dude(P2);
    const CardId avenger = with(t, P2, when_aced(Window::after).effect(verb, dudes(anything())));
    ace(t, kills, victim);
    t.use(avenger);
    EXPECT_EQ(t.zone(victim), Zone::boot_hill);
    int times = 0;
    for (const char* name : {"dude.aced", "dude.discarded"}) {
      for (const Logged& event : t.events(name)) times += static_cast<int>(std::count(event.subjects.begin(), event.subjects.end(), victim));
    }
    EXPECT_EQ(times, 1);
    EXPECT_EQ(t.zone(kills), verb == Verb::ace ? Zone::boot_hill : Zone::discard);
  }
}

TEST(ClassicTiming, WhoIsAcedMayStillUseTheirAbilities) {
  Town t(classic());
  const CardId kills = killer(t, P1, is(CardType::dude));
  const CardId victim = t.dude(P2, {.abilities = {gains(when_aced(Window::after), 3)}});
  ace(t, kills, victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(victim);
  EXPECT_EQ(t.ghost_rock(P2), 13);
  EXPECT_EQ(t.zone(victim), Zone::boot_hill);
}

// --- reactions ---------------------------------------------------------------------------------------------------------------------------

TEST(ClassicReactions, AreOfferedAtOnceInAnyPhase) {
  PROVES("CL-REACT-001");
  Town t(classic({.phase = Phase::upkeep}));
  t.deed(P1, {.production = 2});
  const CardId collector = with(t, P2, gains(react(TriggerPoint::production_collected).about(op(Op::compare, static_cast<int>(Comparison::more), {op(Op::event_amount), num(0)}))));
  const CardId sender = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::send_home, slot(0), 1)}});
  const CardId sent = t.dude(P2, {.at = kSquare});
  const CardId friend_ = with(t, P1, gains(react(TriggerPoint::dude_sent_home)));
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.phase(), Phase::upkeep);
  t.use(collector);
  t.pass_until(DecisionKind::noon_play, P1);
  t.use(sender);
  t.pick(sent);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(friend_));
}

TEST(ClassicReactions, GoRoundOneAtATimeFromTheWinner) {
  PROVES("CL-REACT-002");
  Town t(classic({.players = 3, .winner = P3}));
  const CardId kills = killer(t, P3, is(CardType::dude));
  const CardId victim = t.dude(P2);
  const CardId two = t.dude(P1, {.abilities = {gains(when_aced(Window::after)), gains(when_aced(Window::after))}});
  const CardId one = with(t, P3, gains(when_aced(Window::after)));
  ace(t, kills, victim);
  ASSERT_EQ(t.decider(), P3);
  t.use(one);
  ASSERT_EQ(t.decider(), P1);
  t.use(two, 0);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P1);
  t.use(two, 1);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  EXPECT_EQ(t.ghost_rock(P3), 11);
}

TEST(ClassicReactions, OverPlayGoesOnWhereItWas) {
  PROVES("CL-REACT-003");
  Town t(classic());
  const CardId leader = t.dude(P1, {.abilities = {gains(shootout_play())}, .at = kSquare});
  const CardId mark = t.dude(P2, {.at = kSquare});
  const CardId answer = with(t, P2, gains(react(TriggerPoint::ability_resolved)));
  t.shootout(leader, mark);
  t.pass_until(DecisionKind::shootout_play, P1);
  t.use(leader);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(answer);
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.decider(), P2) << "the next player in the step of plays";
  EXPECT_EQ(t.ghost_rock(P2), 11);
}

// --- an acing in a shootout --------------------------------------------------------------------------------------------------------------

/// P1 has the better hand, so that P2's dude is aced; up to the first reaction to it.
struct Gunfight {
  explicit Gunfight(CardSpec shot = {}) : t(classic()) {
    gun = t.dude(P1, {.at = kSquare});
    shot.at = kSquare;
    victim = t.dude(P2, std::move(shot));
  }
  void go() {
    ranks(t, 2, 1);
    t.shootout(gun, victim);
    t.pass_until(DecisionKind::react);
  }
  Town t;
  CardId gun, victim;
};

TEST(ClassicShootout, ACasualtyHasTheThreeStages) {
  PROVES("CT-REACT-015", "CT-REACT-016", "CT-REACT-017");
  Gunfight g;
  Town& t = g.t;
  const CardId before = with(t, P1, gains(when_aced(Window::before)));
  const CardId savior = with(t, P2, saves(when_aced(Window::when)));
  const CardId after = with(t, P1, gains(when_aced(Window::after)));
  g.go();
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(before));
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(savior));
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(after));
  EXPECT_EQ(t.zone(g.victim), Zone::in_play);
  t.pass();
  EXPECT_EQ(t.zone(g.victim), Zone::boot_hill);
}

TEST(ClassicShootout, TheHarrowedPullComesAfterTheReactionsAndBootHillLast) {
  PROVES("CT-HARROWED-001", "CT-PILE-001", "CL-HARROWED-003");
  for (const bool survives : {true, false}) {
    Gunfight g({.value = 8, .keywords = {"Harrowed"}});
    Town& t = g.t;
    with(t, P1, gains(when_aced(Window::after)));
    ranks(t, 2, 1);
    t.pulls(P1, survives ? "5C" : "AC");
    t.shootout(g.gun, g.victim);
    t.pass_until(DecisionKind::react);
    EXPECT_EQ(t.zone(g.victim), Zone::in_play);
    EXPECT_EQ(t.happened("pull.revealed"), 0);
    t.pass();
    ASSERT_EQ(t.happened("pull.revealed"), 1);
    EXPECT_EQ(t.events("pull.revealed").front().player, P1) << "the player of the opposing posse pulls";
    EXPECT_EQ(t.zone(g.victim), survives ? Zone::in_play : Zone::boot_hill);
    EXPECT_EQ(t.events("dude.aced").size(), 1U);
  }
}

TEST(ClassicShootout, TheHandsAreKeptUntilTheAcedHaveGone) {
  PROVES("CT-SHOOT-017");
  Gunfight g;
  g.t.goods(P2, g.victim);
  with(g.t, P1, gains(react(TriggerPoint::attachment_left_play)));
  g.go();
  EXPECT_EQ(g.t.zone(g.victim), Zone::boot_hill);
  EXPECT_EQ(g.t.pile(P1, Zone::draw_hand).size(), 5U);
  g.t.pass_until(DecisionKind::noon_play);
  EXPECT_TRUE(g.t.pile(P1, Zone::draw_hand).empty());
}

// --- control while aced dudes are still there --------------------------------------------------------------------------------------------

/// P1 controls P3's deed by a dude who is shot there by P2's; the deed reacts to acings.
struct Contested {
  Contested() : t(classic({.players = 3})) {
    deed = t.deed(P3, {.abilities = {gains(when_aced(Window::when), 4)}});
    black = t.dude(P1, {.influence = 2, .at = deed});
    jim = t.dude(P2, {.influence = 1, .at = deed});
    with(t, P3, gains(when_aced(Window::after)));
    ranks(t, 1, 2);
    t.shootout(black, jim);
    EXPECT_EQ(t.controller(deed), P1);
    t.pass_until(DecisionKind::react);
  }
  Town t;
  CardId deed, black, jim;
};

TEST(ClassicControl, RestsOnAnAcedDudeUntilBootHill) {
  PROVES("CT-CONTROL-003", "CT-CONTROL-004", "CT-CONTROL-005");
  Contested c;
  Town& t = c.t;
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(c.deed));
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P3) << "P2 is not offered the deed's reaction; the next stage has come";
  EXPECT_EQ(t.zone(c.black), Zone::in_play);
  EXPECT_EQ(t.controller(c.deed), P1);
  t.pass();
  EXPECT_EQ(t.zone(c.black), Zone::boot_hill);
  EXPECT_EQ(t.controller(c.deed), P2);
}

TEST(ClassicControl, ADeedsReactionToTheAcingIsItsControllers) {
  PROVES("CT-CONTROL-004");
  Contested c;
  c.t.use(c.deed);
  EXPECT_EQ(c.t.ghost_rock(P1), 14);
}

TEST(ClassicControl, IsReckonedAnewDuringAShootout) {
  PROVES("CT-CONTROL-001");
  Town t(classic({.winner = P1}));
  const CardId deed = t.deed(P2, {.abilities = {gains(shootout_play().repeat())}});
  const CardId strong = t.dude(P1, {.influence = 2, .abilities = {shootout_play().effect(Verb::send_home, self(), 1)}, .at = deed});
  const CardId leader = t.dude(P1, {.at = deed});
  const CardId mark = t.dude(P2, {.influence = 1, .at = deed});
  fight(t, leader, mark, {strong});
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_EQ(t.controller(deed), P1);
  EXPECT_TRUE(t.can_use(deed));
  t.use(strong);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.controller(deed), P2);
  EXPECT_TRUE(t.can_use(deed)) << "for the next play";
}

TEST(ClassicControl, ShiftsWithWhoeverJoins) {
  PROVES("CT-CONTROL-002");
  Town t(classic({.parameters = {{Parameter::posse_movement, 1}}}));
  const CardId deed = t.deed(P2);
  const CardId leader = t.dude(P1, {.at = deed});
  const CardId joiner = t.dude(P1, {.influence = 3, .at = t.home(P2)});
  const CardId mark = t.dude(P2, {.influence = 1, .at = deed});
  t.dude(P2, {.at = kSquare});
  t.call_out(leader, mark);
  t.accept();
  t.join(joiner);
  t.pass_until(DecisionKind::join_posse, P2);
  EXPECT_EQ(t.where(joiner), LocationId(deed));
  EXPECT_EQ(t.controller(deed), P1);
}

}  // namespace
}  // namespace highnoon::test
