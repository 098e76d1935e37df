#include "effect/modifier.hpp"
#include "tests/engine/shootout/fight.hpp"
#include "tests/support/order.hpp"

namespace highnoon::test {
namespace {

TEST(Posse, LeaderAndMarkAreTheFirstInTheirPosses) {
  PROVES("RR-POSSE-001", "RR-POSSE-004", "RR-POSSE-005");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.dude(P1, {.at = kSquare});
  t.dude(P2, {.at = kSquare});
  t.call_out(a, b);
  t.accept();

  EXPECT_EQ(t.state().shootout.leader, a);
  EXPECT_EQ(t.state().shootout.leader_player, P1);
  EXPECT_EQ(t.state().shootout.mark, b);
  EXPECT_EQ(t.state().shootout.opposing_player, P2);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.side(a), 1);
  EXPECT_FALSE(t.offers_any(a));
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.side(b), 2);
}

TEST(Posse, ShootoutStaysWhereItIsWithoutTheMark) {
  PROVES("RR-POSSE-002");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(
      P2, {.abilities = {shootout_play().effect(Verb::send_home, self(), 1)}, .at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b, {}, {c});
  t.pass(P1);
  t.use(b);
  EXPECT_EQ(t.side(b), 0);
  t.pass_until_event("shootout.round_begins");
  EXPECT_EQ(t.state().shootout.round, 2);
  EXPECT_EQ(t.state().shootout.location, kSquare);
}

TEST(Posse, LeaderCompletesThePosseBeforeTheMark) {
  PROVES("RR-POSSE-003", "RR-POSSE-014");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P1, {.at = kSquare});
  t.dude(P1, {.at = kSquare});
  const CardId e = t.dude(P2);
  const CardId f = t.dude(P2, {.booted = true});
  t.call_out(a, b);
  t.accept();
  t.join(c);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_FALSE(t.offers_any(e));
  t.done();
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.offers(OptionKind::join_booting, e));
  EXPECT_FALSE(t.offers_any(f));
  t.join(e);
  EXPECT_EQ(t.side(e), 2);
  EXPECT_TRUE(t.is_booted(e));
  EXPECT_EQ(t.where(e), kSquare);
}

TEST(Posse, LeaderAndMarkCountAsJoining) {
  PROVES("RR-POSSE-006");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.outfit(P1,
           {.abilities = {trait(TriggerPoint::dude_joined_posse).effect(Verb::gain, you(), 1)}});
  fight(t, a, b);
  EXPECT_EQ(t.ghost_rock(P1), 12);
}

TEST(Posse, OnlyDudesThereOrAdjacentMayJoin) {
  PROVES("RR-POSSE-007");
  Town t;
  const CardId first = t.deed(P1, {.title = "A"});
  const CardId second = t.deed(P1, {.title = "B"});
  const CardId third = t.deed(P1, {.title = "C"});
  const CardId a = t.dude(P1, {.at = first});
  const CardId b = t.dude(P2, {.at = first});
  const CardId near = t.dude(P1, {.at = second});
  const CardId far = t.dude(P1, {.at = third});
  t.call_out(a, b);
  t.accept();
  EXPECT_TRUE(t.offers(OptionKind::join_booting, near));
  EXPECT_FALSE(t.offers_any(far));
}

TEST(Posse, DudesThereJoinAsTheyAreAdjacentOnesBootAndMove) {
  PROVES("RR-POSSE-008", "RR-POSSE-009");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId booted = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId unbooted = t.dude(P1, {.at = kSquare});
  const CardId adjacent = t.dude(P1);
  t.call_out(a, b);
  t.accept();
  t.take(OptionKind::join, booted);
  t.take(OptionKind::join, unbooted);
  t.take(OptionKind::join_booting, adjacent);
  EXPECT_EQ(t.side(booted), 1);
  EXPECT_TRUE(t.is_booted(booted));
  EXPECT_EQ(t.side(unbooted), 1);
  EXPECT_FALSE(t.is_booted(unbooted));
  EXPECT_EQ(t.side(adjacent), 1);
  EXPECT_TRUE(t.is_booted(adjacent));
  EXPECT_EQ(t.where(adjacent), kSquare);
}

TEST(Posse, BootedOrImmovableAdjacentDudesCannotJoin) {
  PROVES("RR-POSSE-010", "RR-POSSE-011");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId booted = t.dude(P1, {.booted = true});
  const CardId immovable = t.dude(P1, {.abilities = {standing().forbids(Act::move)}});
  const CardId free = t.dude(P1);
  t.call_out(a, b);
  t.accept();
  EXPECT_FALSE(t.offers_any(booted));
  EXPECT_FALSE(t.offers_any(immovable));
  EXPECT_TRUE(t.offers_any(free));
}

TEST(Posse, DudesJoinOneAtATime) {
  PROVES("RR-POSSE-012");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P1);
  const CardId d = t.dude(P1);
  t.outfit(P1,
           {.abilities = {trait(TriggerPoint::dude_joined_posse).effect(Verb::gain, you(), 1)}});
  t.call_out(a, b);
  t.accept();
  t.join(c);
  EXPECT_EQ(t.ghost_rock(P1), 12) << "the leader and c";
  EXPECT_FALSE(t.is_booted(d));
  t.join(d);
  EXPECT_EQ(t.ghost_rock(P1), 14) << "d, and then the mark, for nobody is left to ask";
  const auto joined = t.events("dude.joined_posse");
  ASSERT_EQ(joined.size(), 4u);
  EXPECT_EQ(joined[1].subjects, std::vector<CardId>{c});
  EXPECT_EQ(joined[2].subjects, std::vector<CardId>{d});
}

TEST(Posse, WhatJoiningCostsIsPaidWhenDeclared) {
  PROVES("RR-POSSE-013");
  for (const int stash : {0, 3}) {
    Town t;
    const CardId a = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    const CardId dear =
        t.dude(P1, {.abilities = {standing().gives(Stat::join_cost, 1)}, .at = kSquare});
    const CardId free = t.dude(P1, {.at = kSquare});
    t.ghost_rock(P1, stash);
    t.call_out(a, b);
    t.accept();
    EXPECT_TRUE(t.offers_any(free));
    EXPECT_EQ(t.offers_any(dear), stash > 0);
    if (stash == 0) continue;
    t.join(dear);
    EXPECT_EQ(t.side(dear), 1);
    EXPECT_EQ(t.ghost_rock(P1), 2);
  }
}

TEST(Posse, JoiningIsPaidForDeclaredBootedForAndMadeInThisOrder) {
  PROVES("RR-POSSE-012", "RR-POSSE-013");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId dear = t.dude(P1, {.abilities = {standing().gives(Stat::join_cost, 1)}});
  t.dude(P1);
  t.call_out(a, b);
  t.accept();
  t.forget_log();
  t.join(dear);
  EXPECT_EQ(order_of(t, {"ghost_rock.paid", "dude.joining_posse", "card.booted", "dude.moved", "dude.joined_posse"}),
            (std::vector<std::string>{"ghost_rock.paid", "dude.joining_posse", "card.booted", "dude.moved", "dude.joined_posse"}));
}

TEST(Posse, NobodyIsInBothPosses) {
  PROVES("RR-POSSE-015");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId c = t.dude(P1, {.title = "Bystander", .at = kSquare});
  const CardId b =
      t.dude(P2, {.abilities = {shootout_play()
                                    .effect(Verb::gain, you(), num(1))
                                    .effect(Verb::join_posse, dudes(!mine() && !in_fight()))},
                  .at = kSquare});
  fight(t, a, b);
  t.pass(P1);
  t.use(b);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.side(a), 1);
  EXPECT_EQ(t.side(c), 0) << "P1's dudes are in the other posse";
}

TEST(Posse, OutsidersAtAPrivateLocationGainBounty) {
  PROVES("RR-POSSE-016", "RR-POSSE-021", "RC-BOUNTY-004");
  Town t(homes_open());
  const CardId a = t.dude(P1, {.at = t.home(P2)});
  const CardId c = t.dude(P1, {.at = t.home(P2)});
  const CardId b = t.dude(P2);
  const CardId d = t.dude(P2);
  fight(t, a, b, {c}, {d});
  EXPECT_EQ(t.bounty(a), 1);
  EXPECT_EQ(t.bounty(c), 1);
  EXPECT_EQ(t.bounty(b), 0);
  EXPECT_EQ(t.bounty(d), 0);

  Town square;
  const CardId x = square.dude(P1, {.at = kSquare});
  const CardId y = square.dude(P2, {.at = kSquare});
  fight(square, x, y);
  EXPECT_EQ(square.bounty(x), 0);
  EXPECT_EQ(square.bounty(y), 0);
}

TEST(Posse, WhoStartsTheFightDoesNotMatterForTheBounty) {
  PROVES("RR-POSSE-017");
  TownSpec spec;
  spec.winner = P2;
  Town t(spec);
  const CardId place = t.deed(P2, {.keywords = {"Private"}});
  const CardId a = t.dude(P1, {.at = place});
  const CardId b = t.dude(P2, {.at = place});
  fight(t, b, a);
  EXPECT_EQ(t.bounty(a), 1);
  EXPECT_EQ(t.bounty(b), 0);
}

TEST(Posse, TheOwnerOfThePlaceIsExemptNotItsController) {
  PROVES("RR-POSSE-018", "RC-BOUNTY-005");
  Town t;
  const CardId place = t.deed(P2, {.keywords = {"Private"}});
  const CardId a = t.dude(P1, {.influence = 2, .at = place});
  const CardId b = t.dude(P2, {.at = place});
  ASSERT_EQ(t.controller(place), P1);
  fight(t, a, b);
  EXPECT_EQ(t.bounty(a), 1);
  EXPECT_EQ(t.bounty(b), 0);
}

TEST(Posse, OneMoreBountyAtAPrivateDeedNoneAtAPublicOne) {
  PROVES("RR-POSSE-019", "RR-POSSE-020", "RC-BOUNTY-003");
  for (const char* keyword : {"Private", "Public"}) {
    const bool is_private = std::string(keyword) == "Private";
    Town t;
    const CardId place = t.deed(P2, {.keywords = {keyword}});
    const CardId clean = t.dude(P1, {.at = place});
    const CardId wanted = t.dude(P1, {.at = place, .bounty = 2});
    const CardId b = t.dude(P2, {.at = place});
    fight(t, clean, b, {wanted});
    EXPECT_EQ(t.bounty(clean), is_private ? 1 : 0);
    EXPECT_EQ(t.bounty(wanted), is_private ? 3 : 2);
    if (!is_private) continue;
    const std::vector<std::string> order = {"dude.joined_posse", "posses.formed", "bounty.gained", "shootout.begins"};
    EXPECT_EQ(order_of(t, order), order) << "once all posses are formed";
  }
}

TEST(Posse, LateJoinersGainTheBountyToo) {
  PROVES("RC-BOUNTY-007", "RC-BOUNTY-008");
  Town t(homes_open());
  const CardId a = t.dude(
      P1,
      {.abilities = {shootout_play().effect(Verb::leave_posse, dudes(mine() && !is_card(self())))},
       .at = t.home(P2)});
  const CardId late = t.dude(
      P1, {.abilities = {shootout_play().repeat().joins_posse().effect(Verb::join_posse, self())},
           .at = t.home(P2)});
  const CardId b = t.dude(P2);
  fight(t, a, b);
  ASSERT_EQ(t.bounty(late), 0);
  t.use(late);
  EXPECT_EQ(t.side(late), 1);
  EXPECT_EQ(t.bounty(late), 1);
  t.pass(P2);
  t.use(a);
  EXPECT_EQ(t.side(late), 0);
  t.pass(P2);
  t.use(late);
  EXPECT_EQ(t.side(late), 1);
  EXPECT_EQ(t.bounty(late), 2);
}

TEST(Posse, BootingToJoinCanBePrevented) {
  Town t;
  const Ability stirrup = react(TriggerPoint::card_booted, Window::when)
                              .boot()
                              .instead()
                              .about(subject_is(bearer()) && op(Op::event_is, kEventMovedPosse))
                              .effect(Verb::prevent);
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId rider = t.dude(P1);
  const CardId horse = t.goods(P1, rider, {.abilities = {stirrup}});
  t.call_out(a, b);
  t.accept();
  t.join(rider);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.take(OptionKind::react, horse);
  EXPECT_EQ(t.side(rider), 1);
  EXPECT_EQ(t.where(rider), kSquare);
  EXPECT_FALSE(t.is_booted(rider));
  EXPECT_TRUE(t.is_booted(horse));
}

TEST(Posse, AnEffectMayLetTheMarkFormFirst) {
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(
      P2, {.abilities = {react(TriggerPoint::callout_accepted).effect(Verb::mark_forms_first)},
           .at = kSquare});
  const CardId c = t.dude(P1, {.at = kSquare});
  const CardId d = t.dude(P2, {.at = kSquare});
  t.call_out(a, b);
  t.accept();
  t.use(b);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.side(a), 0) << "the leader has not joined yet";
  t.join(d);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P1);
  t.join(c);
  EXPECT_EQ(t.side(a), 1);
  EXPECT_EQ(t.side(c), 1);
  EXPECT_EQ(t.side(b), 2);
  EXPECT_EQ(t.side(d), 2);
}

TEST(Posse, WhoMayStayBehindMayJoinAsUsualToo) {
  for (const OptionKind how : {OptionKind::join, OptionKind::join_booting}) {
    Town t;
    const CardId a = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    const CardId far = t.dude(P1, {.abilities = {standing()
                                                     .permits(Permit::join_without_moving)
                                                     .permits(Permit::join_without_booting)}});
    t.call_out(a, b);
    t.accept();
    EXPECT_EQ(t.count(OptionKind::join, far), 1);
    EXPECT_EQ(t.count(OptionKind::join_booting, far), 1);
    t.take(how, far);
    EXPECT_EQ(t.side(far), 1);
    EXPECT_EQ(t.is_booted(far), how == OptionKind::join_booting);
    EXPECT_EQ(t.where(far), how == OptionKind::join_booting ? kSquare : t.home(P1));
  }
}

/// P2's dude talks one of P1's over.
struct Talk {
  explicit Talk(std::vector<Ability> of_the_other = {}) {
    a = t.dude(P1, {.abilities = std::move(of_the_other), .at = kSquare});
    ally = t.dude(P1, {.at = kSquare});
    outside = t.dude(P1, {.at = kSquare});
    b = t.dude(P2, {.abilities = {shootout_play().repeat().choose(dudes(!mine())).effect(Verb::change_sides, slot(0), you())}, .at = kSquare});
  }
  Town t;
  CardId a, ally, outside, b;
};

TEST(ChangeSides, TheDudeGoesOverAndIsControlledToTheShootoutsEnd) {
  Talk in;
  Town& t = in.t;
  const CardId gun = t.goods(P1, in.a);
  fight(t, in.ally, in.b, {in.a});
  t.pass(P1);
  t.use(in.b);
  EXPECT_FALSE(t.offers(OptionKind::card, in.outside)) << "nobody who is in no posse";
  t.pick(in.a);
  EXPECT_EQ(t.side(in.a), 2);
  EXPECT_EQ(t.controller(in.a), P2);
  EXPECT_EQ(t.controller(gun), P2);
  EXPECT_FALSE(t.is_booted(in.a));
  EXPECT_EQ(t.events("dude.joined_posse").back().player, P2);
  EXPECT_EQ(t.events("control.changed").back().player, P2);
  t.pass(P1);
  EXPECT_FALSE(t.can_use(in.b) && t.offers(OptionKind::card, in.a)) << "who is in the posse already";
  ranks(t, 3, 1);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.zone(in.b) == Zone::in_play && t.controller(in.a) == P2, false) << "back, or out of play";
}

TEST(ChangeSides, OfTheLastDudeEndsTheShootoutWithHimOnTheOtherSide) {
  Talk in;
  Town& t = in.t;
  fight(t, in.a, in.b);
  t.pass(P1);
  t.use(in.b);
  t.pick(in.a);
  EXPECT_EQ(t.happened("shootout.won"), 1);
  EXPECT_EQ(t.events("shootout.won")[0].player, P2);
  EXPECT_EQ(t.controller(in.a), P1) << "it is over";
}

TEST(ChangeSides, WhoMayNotLeaveAPosseStays) {
  Talk in({standing().forbids(Act::leave_posse)});
  Town& t = in.t;
  fight(t, in.a, in.b);
  t.pass(P1);
  EXPECT_FALSE(t.can_use(in.b));
}

// --- what fights as a dude

/// P1's goods fight as a dude whenever their dude joins a posse, or they come to a dude.
struct Robot {
  Robot() {
    owner = t.dude(P1, {.bullets = 2, .at = kSquare});
    other = t.dude(P1, {.bullets = 1, .at = kSquare});
    rival = t.dude(P2, {.abilities = {shootout_play().choose(op(Op::all, bit(Zone::in_play), {is(CardType::dude) && in_fight() && !mine()}))
                                          .effect(Verb::send_home, slot(0), 1)},
                        .at = kSquare});
    robot = t.goods(P1, owner, {.bullets = 3, .keywords = {"Sidekick"}, .abilities = {fights(TriggerPoint::dude_joined_posse)}});
  }
  static Ability fights(TriggerPoint when) { return trait(when).about(subject_is(bearer())).effect(Verb::fight_as_dude, self()); }
  void fight() {
    t.call_out(owner, rival);
    t.accept();
    t.pass_until(DecisionKind::shootout_play, P1);
  }
  Town t;
  CardId owner, other, rival, robot;
};

TEST(FightAsDude, IsADudeOfThePosseWhereItsDudeIs) {
  Robot r;
  EXPECT_EQ(r.t.stat(r.owner, Stat::bullets), 5) << "goods";
  r.fight();
  EXPECT_EQ(r.t.side(r.robot), 1);
  EXPECT_EQ(r.t.kernel().type_of(r.robot), CardType::dude);
  EXPECT_EQ(r.t.stat(r.robot, Stat::bullets), 3) << "its own bullets";
  EXPECT_EQ(r.t.stat(r.owner, Stat::bullets), 2) << "and no bonus";
  EXPECT_EQ(r.t.card(r.robot).host, r.owner);
  EXPECT_EQ(r.t.where(r.robot), kSquare);
  EXPECT_FALSE(has_keyword(r.t.kernel(), r.robot, Keyword::condition));
}

TEST(FightAsDude, StaysWithItsDudeWhenItLeavesThePosse) {
  Robot r;
  r.fight();
  r.t.pass(P1);
  r.t.use(r.rival);
  r.t.pick(r.robot);
  EXPECT_EQ(r.t.side(r.robot), 0);
  EXPECT_EQ(r.t.kernel().type_of(r.robot), CardType::goods);
  EXPECT_TRUE(r.t.is_booted(r.robot));
  EXPECT_EQ(r.t.card(r.robot).host, r.owner);
  EXPECT_EQ(r.t.where(r.robot), kSquare) << "not home";
  EXPECT_EQ(r.t.side(r.owner), 1);
  EXPECT_EQ(r.t.stat(r.owner, Stat::bullets), 5) << "a bonus again";
}

TEST(FightAsDude, EndsWithTheShootout) {
  Robot r;
  r.fight();
  r.t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(r.t.kernel().type_of(r.robot), CardType::goods);
  EXPECT_FALSE(r.t.card(r.robot).has(kFightsAsDude));
}

TEST(FightAsDude, IsOneCasualtyAsADude) {
  Robot r;
  r.t.draws(P1, "2C 3D 4H 6S 8C");
  r.t.draws(P2, "AC AD AH AS 5C");
  r.fight();
  r.t.pass_until(DecisionKind::assign_casualty, P1);
  EXPECT_EQ(r.t.count(OptionKind::casualty_ace, r.robot), 1) << "once";
  EXPECT_EQ(r.t.count(OptionKind::casualty_discard, r.robot), 0) << "not as a Sidekick besides";
}

TEST(FightAsDude, NeedsADudeInAPosse) {
  Town t;
  const CardId owner = t.dude(P1, {.at = kSquare});
  const CardId robot = t.goods(P1, owner, {});
  const CardId loose = t.dude(P1, {.at = kSquare});
  const CardId deed = t.deed(P1, {.abilities = {play_of(kNoon | kShootout).effect(Verb::fight_as_dude, cards(is(CardType::goods)))}});
  const CardId rival = t.dude(P2, {.at = kSquare});
  EXPECT_FALSE(t.can_use(deed)) << "no shootout";
  t.call_out(loose, rival);
  t.accept();
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_FALSE(t.can_use(deed)) << "its dude is not in it";
  EXPECT_EQ(t.kernel().type_of(robot), CardType::goods);
}

}  // namespace
}  // namespace highnoon::test
