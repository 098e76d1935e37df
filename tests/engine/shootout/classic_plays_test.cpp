// The Shootout actions of the classic game: who begins, where they come from, what ends them.

#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Ability gains() { return shootout_play().effect(Verb::gain, you(), num(1)); }

/// P1 calls out P2; the Winner, if not one of them, is P3, who stands by.
struct Brawl {
  explicit Brawl(PlayerId winner = P1, std::vector<Ability> of_a = {}, std::vector<Ability> of_b = {}) : t(bloodless_classic(3, winner)) {
    a = t.dude(P1, {.abilities = std::move(of_a), .at = kSquare});
    b = t.dude(P2, {.abilities = std::move(of_b), .at = kSquare});
    t.dude(P3, {.at = kSquare});
    t.game();
    while (t.decider() != P1) t.pass();
  }
  void begin() { fight(t, a, b); }
  Town t;
  CardId a, b;
};

TEST(ClassicPlays, TheWinnerBeginsAndThenTheyTakeTurns) {
  PROVES("CT-SHOOT-003", "CL-SHOOT-007");
  Brawl in(P1, {gains().repeat()}, {gains().repeat()});
  in.begin();
  Town& t = in.t;
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  ASSERT_EQ(t.decider(), P1);
  t.use(in.a);
  ASSERT_EQ(t.decider(), P2);
  t.pass(P2);
  ASSERT_EQ(t.decider(), P1);
  t.use(in.a);
  t.pass(P2);
  t.pass(P1);
  EXPECT_EQ(t.kind(), DecisionKind::pick_shooter) << "all have passed in a row";
}

TEST(ClassicPlays, WithoutTheWinnerTheTargetBegins) {
  PROVES("CL-SHOOT-002", "CL-SHOOT-003", "CT-SHOOT-004");
  Brawl in(P3);
  in.begin();
  Town& t = in.t;
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  ASSERT_EQ(t.decider(), P2);
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  ASSERT_EQ(t.decider(), P1);
  t.pass();
  EXPECT_EQ(t.kind(), DecisionKind::pick_shooter) << "P3 has no dude there and is not asked";
}

TEST(ClassicPlays, AnEffectMayLetAnotherPlayerBegin) {
  PROVES("CT-SHOOT-005");
  Brawl in(P2, {standing().permits(Permit::play_first)});
  in.begin();
  Town& t = in.t;
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  ASSERT_EQ(t.decider(), P1);
  t.pass();
  EXPECT_EQ(t.decider(), P2);
}

TEST(ClassicPlays, WhoIsGivenAnExtraActionTakesItBeforeAll) {
  PROVES("CT-SHOOT-002");
  Brawl in(P1, {}, {gains()});
  Town& t = in.t;
  t.deed(P2, {.abilities = {trait(TriggerPoint::shootout_round_begins).effect(Verb::extra_play, you())}});
  in.begin();
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  ASSERT_EQ(t.decider(), P2);
  t.use(in.b);
  ASSERT_EQ(t.decider(), P1) << "then the Winner";
  t.pass();
  EXPECT_EQ(t.decider(), P2);
}

TEST(ClassicPlays, ActionsComeFromTheHandAndTheShootout) {
  PROVES("CL-SHOOT-004", "CT-SHOOT-006");
  Town t(classic());
  const CardId here = t.deed(P1, {.title = "Here", .abilities = {gains()}});
  const CardId there = t.deed(P1, {.title = "There", .abilities = {gains()}});
  t.outfit(P1, {.abilities = {gains()}});
  const CardId a = t.dude(P1, {.abilities = {gains()}, .at = here});
  const CardId goods = t.goods(P1, a, {.abilities = {gains()}});
  const CardId outsider = t.dude(P1, {.abilities = {gains()}});
  const CardId far_goods = t.goods(P1, outsider, {.abilities = {gains()}});
  const CardId action = t.action_in_hand(P1, {.abilities = {gains()}});
  const CardId b = t.dude(P2, {.at = here});
  fight(t, a, b);
  for (const CardId card : {a, goods, action, here}) EXPECT_TRUE(t.can_use(card)) << t.kernel().def(card).title;
  for (const CardId card : {outsider, far_goods, there, t.home_card(P1)}) EXPECT_FALSE(t.can_use(card)) << t.kernel().def(card).title;
}

TEST(ClassicPlays, AnOutsiderMayUseAnActionThatBringsHimIn) {
  PROVES("CL-SHOOT-005", "CT-SHOOT-007");
  Town t(bloodless_classic());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId late = t.dude(P1, {.abilities = {shootout_play().joins_posse().effect(Verb::join_posse, self())}});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  t.use(late);
  EXPECT_EQ(t.side(late), 1);
  EXPECT_EQ(t.where(late), kSquare);
}

TEST(ClassicPlays, TheyLastUntilTheShootoutEnds) {
  PROVES("CL-SHOOT-008");
  Brawl in(P1, {shootout_play().effect(Verb::modify, self(), Stat::bullets, num(2))});
  Town& t = in.t;
  draw_alike(t);
  ranks(t, 2, 1);
  in.begin();
  t.use(in.a);
  t.pass_until_event("shootout.round_begins");
  ASSERT_EQ(t.state().shootout.round, 2);
  EXPECT_EQ(t.stat(in.a, Stat::bullets), 2);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.stat(in.a, Stat::bullets), 0);
}

TEST(ClassicPlays, WhoIsSentHomeIsOutOfItEvenAtHome) {
  PROVES("CL-SHOOT-009", "CL-SHOOT-027");
  Town t(bloodless_classic());
  const CardId a = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::call_out, self(), slot(0)),
                                             shootout_play().choose(dudes(op(Op::opposing))).effect(Verb::send_home, slot(0), 1)},
                               .at = t.home(P2)});
  const CardId b = t.dude(P2);
  const CardId c = t.dude(P2);
  const CardId bystander = t.dude(P2);
  t.use(a, 0);
  t.pick(b);
  t.accept();
  while (t.kind() == DecisionKind::join_posse) t.offers_any(c) ? t.join(c) : t.done();
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  t.use(a, 1);
  EXPECT_FALSE(t.offers_any(bystander)) << "opposing are those of the other posse";
  t.pick(c);
  EXPECT_EQ(t.side(c), 0);
  EXPECT_TRUE(t.is_booted(c));
  EXPECT_EQ(t.where(c), t.home(P2));
}

TEST(ClassicPlays, TheMomentOnePosseIsLeftThatPosseHasWon) {
  PROVES("CL-SHOOT-010");
  Brawl in(P1, {shootout_play().choose(dudes(op(Op::opposing))).effect(Verb::send_home, slot(0), 1)});
  Town& t = in.t;
  in.begin();
  t.use(in.a);
  if (t.kind() == DecisionKind::choose_cards) t.pick(in.b);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.events("shootout.won")[0].player, P1);
  EXPECT_EQ(t.happened("draw_hand.drawn"), 0);
}

TEST(ClassicPlays, AnActionIsAnsweredBeforeTheNextPlayersTurn) {
  PROVES("CT-REACT-007");
  Brawl in(P1, {gains()}, {react(TriggerPoint::ability_declared, Window::after).about(op(Op::event_kind, kShootout)).effect(Verb::cancel)});
  Town& t = in.t;
  in.begin();
  t.use(in.a);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P2);
  t.use(in.b);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.decider(), P2);
}

/// "Cannot be aced in a shootout unless beaten by 3 ranks."
std::vector<Ability> shield(int ranks) {
  const auto by = static_cast<std::uint16_t>(kNoon | kShootout | kResolution | kCheatin | kReact | kTrait);
  return {standing().needs(compare(op(Op::beaten_by, 0, {self()}), Comparison::less, num(ranks))).forbids(Act::be_aced),
          standing().needs(op(Op::in_a_shootout)).forbids(Act::be_aced, left_out(), by)};
}

TEST(ClassicPlays, AShieldOfRanksStopsEveryOtherAcing) {
  PROVES("CT-SHOOT-008");
  Brawl in(P1, {shootout_play().choose(dudes(op(Op::opposing))).effect(Verb::ace, slot(0))}, shield(3));
  Town& t = in.t;
  in.begin();
  EXPECT_FALSE(t.can_use(in.a));
}

TEST(ClassicPlays, OnlyTheComparisonOfRanksBreaksIt) {
  PROVES("CT-SHOOT-009");
  for (const int margin : {2, 3}) {
    Town t(classic());
    const CardId a = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.abilities = shield(3), .at = kSquare});
    const CardId c = t.dude(P2, {.at = kSquare});
    ranks(t, 1 + margin, 1);
    fight(t, a, b, {}, {c});
    t.pass_until(DecisionKind::assign_casualty);
    EXPECT_EQ(t.decider(), P2);
    EXPECT_TRUE(t.offers(OptionKind::casualty_ace, c));
    EXPECT_EQ(t.offers(OptionKind::casualty_ace, b), margin == 3);
  }
}

}  // namespace
}  // namespace highnoon::test
