#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

TEST(Round, LeaderThenMarkAnnounceTheirShooters) {
  PROVES("RR-SHOOT-014", "RR-SHOOT-016", "RR-SHOOT-017");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId helper = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare});
  fight(t, a, b, {helper}, {c});
  t.pass_until(DecisionKind::pick_shooter);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.count(OptionKind::shooter), 2);
  t.pick_shooter(helper);
  EXPECT_EQ(t.state().player(P1).shooter, helper);
  ASSERT_EQ(t.kind(), DecisionKind::pick_shooter);
  EXPECT_EQ(t.decider(), P2);
}

TEST(Round, TheShooterIsOfTheOwnPosse) {
  PROVES("RR-SHOOT-018");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId bystander = t.dude(P1, {.title = "Bystander", .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  t.pass_until(DecisionKind::pick_shooter);
  EXPECT_TRUE(t.offers(OptionKind::shooter, a));
  EXPECT_FALSE(t.offers_any(bystander));
  EXPECT_FALSE(t.offers_any(b));
}

TEST(Round, RoundsGoOnWhileBothPossesStandAndShootersAreChosenAnew) {
  PROVES("RR-SHOOT-001", "RR-SHOOT-015", "RR-SHOOT-043");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId helper = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b, {helper});
  t.pass_until(DecisionKind::pick_shooter);
  t.pick_shooter(a);
  t.pass_until_event("shootout.round_begins");
  EXPECT_EQ(t.state().shootout.round, 2);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  t.pass_until(DecisionKind::pick_shooter);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.state().player(P1).shooter, CardId{});
  t.pick_shooter(helper);
  EXPECT_EQ(t.state().player(P1).shooter, helper);
}

/// A posse of P1 with this shooter and these others, who has picked the shooter.
struct Bonus {
  Bonus(CardSpec shooter, std::vector<CardSpec> others) {
    shooter.at = kSquare;
    const CardId a = t.dude(P1, shooter);
    std::vector<CardId> with;
    for (CardSpec& spec : others) {
      spec.at = kSquare;
      with.push_back(t.dude(P1, spec));
    }
    const CardId b = t.dude(P2, {.at = kSquare});
    fight(t, a, b, with);
    t.pass_until(DecisionKind::pick_shooter);
    t.pick_shooter(a);
    stud = stud_bonus(t.kernel(), P1);
    draw = draw_bonus(t.kernel(), P1);
  }
  Town t;
  int stud = 0, draw = 0;
};

TEST(Round, StudBonusIsTheShootersRatingAndOneForEachOtherStud) {
  PROVES("RR-SHOOT-019", "RR-SHOOT-020", "RR-SHOOT-021");
  Bonus b({.bullets = 3, .stud = true},
          {{.bullets = 2, .stud = true}, {.bullets = 1, .stud = true}, {.bullets = 1}});
  EXPECT_EQ(b.stud, 5);
  b.t.answer_plainly();
  ASSERT_FALSE(b.t.events("draw_hand.drawn").empty());
  EXPECT_EQ(b.t.events("draw_hand.drawn")[0].player, P1);
  EXPECT_EQ(b.t.events("draw_hand.drawn")[0].amount, 10);
  EXPECT_EQ(b.t.pile(P1, Zone::draw_hand).size(), 10u);

  EXPECT_EQ(Bonus({.stud = true}, {{.stud = true}}).stud, 1);
}

TEST(Round, ADrawShooterAddsNothingToTheStudBonus) {
  PROVES("RR-SHOOT-022");
  const Bonus b({.bullets = 4}, {{.bullets = 2, .stud = true}, {.stud = true}});
  EXPECT_EQ(b.stud, 2);
  EXPECT_EQ(b.draw, 4);
}

TEST(Round, DrawBonusIsTheShootersRatingAndOneForEachOtherDraw) {
  PROVES("RR-SHOOT-023", "RR-SHOOT-024");
  EXPECT_EQ(
      Bonus({.bullets = 2}, {{.bullets = 3}, {.bullets = 1}, {.bullets = 1, .stud = true}}).draw,
      4);
  EXPECT_EQ(Bonus({.bullets = 2, .stud = true}, {{}, {}}).draw, 2);
}

TEST(Round, DrawHandsAreDiscardedAtItsEnd) {
  PROVES("RR-SHOOT-040", "RR-JOKER-003");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "9C 9D 9H 2S *");
  t.draws(P2, "9C 9D 9H 9S 2S");
  fight(t, a, b);
  t.pass_until(DecisionKind::joker);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_EQ(t.count(OptionKind::suit_and_value), 52);
  t.take(OptionKind::suit_and_value, Suit::spades, 9);
  t.pass_until_event("shootout.round_begins");
  EXPECT_TRUE(t.pile(P1, Zone::draw_hand).empty());
  EXPECT_TRUE(t.pile(P2, Zone::draw_hand).empty());
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 4u);
  EXPECT_EQ(t.pile(P1, Zone::boot_hill).size(), 1u) << "the joker is aced";
  EXPECT_EQ(t.pile(P2, Zone::discard).size(), 5u);
}

TEST(Round, AnEffectLetsInfluenceSizeTheDraw) {
  PROVES("RC-CARD-160");
  Town t;
  const CardId a = t.dude(P1, {.bullets = 1,
                               .stud = true,
                               .influence = 3,
                               .abilities = {shootout_play().effect(Verb::permit, op(Op::all_players), Permit::draw_by_influence)},
                               .at = kSquare});
  const CardId b = t.dude(P2, {.bullets = 4, .influence = 2, .at = kSquare});
  fight(t, a, b);
  t.use(a);
  t.pass_until_event("draw_hand.drawn");
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 8u);
  EXPECT_EQ(draw_bonus(t.kernel(), P2), 2) << "of both posses; draw stays draw";
  EXPECT_EQ(stud_bonus(t.kernel(), P2), 0);
  EXPECT_EQ(t.stat(a, Stat::bullets), 1);
  EXPECT_EQ(t.stat(b, Stat::bullets), 4);
}

TEST(Round, WhoDoesNotContributeAddsNothing) {
  Town t;
  const CardId a = t.dude(P1, {.bullets = 2, .stud = true, .at = kSquare});
  const CardId idle = t.dude(P1, {.stud = true, .abilities = {standing().forbids(Act::contribute)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b, {idle});
  t.pass_until(DecisionKind::pick_shooter);
  t.pick_shooter(a);
  EXPECT_EQ(stud_bonus(t.kernel(), P1), 2);
}

}  // namespace
}  // namespace highnoon::test
