#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Ability gain_when_cheatin_is_revealed() {
  return trait(TriggerPoint::draw_hand_revealed_cheatin).effect(Verb::gain, you(), num(1));
}

TEST(Reveal, BothHandsAtOnceAndReactionsBeforeResolution) {
  PROVES("RR-SHOOT-030", "RR-SHOOT-031");
  Town t(bloodless());
  t.outfit(P1, {.abilities = {gain_when_cheatin_is_revealed()}});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "2C 4D 6H 8S TC");
  t.draws(P2, "2C 2C 6H 8S TC");
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  EXPECT_EQ(t.happened("draw_hand.revealed"), 1);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  for (const PlayerId player : {P1, P2}) {
    for (const CardId card : t.pile(player, Zone::draw_hand)) EXPECT_EQ(t.card(card).known & 3, 3);
  }
}

TEST(Reveal, AHandIsRevealedOnce) {
  PROVES("RR-SHOOT-032", "RC-SHOOT-021");
  Town t(bloodless());
  t.outfit(P1, {.abilities = {gain_when_cheatin_is_revealed()}});
  const Ability redraw = cheatin()
                             .effect(Verb::discard, op(Op::cards_in_draw_hand, 0, {opponent()}))
                             .effect(Verb::draw_to_draw_hand, opponent(), num(5));
  const CardId a = t.dude(P1, {.abilities = {redraw}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "2C 4D 6H 8S TC");
  t.draws(P2, "2C 2C 6H 8S TC 3C 3C 6H 8S TC");
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  ASSERT_EQ(t.ghost_rock(P1), 11);
  t.use(a);
  t.pick(P2);
  EXPECT_TRUE(draw_hand_cheatin(t.kernel(), P2));
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.happened("draw_hand.revealed_cheatin"), 1);
}

TEST(Reveal, JokersAreDeclaredWithBothHandsInSight) {
  PROVES("RC-SHOOT-024", "RC-SHOOT-025", "RC-SHOOT-026");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "9C 9D 9H 2S *");
  t.draws(P2, "2C 4D 6H 8S TC");
  fight(t, a, b);
  t.pass_until(DecisionKind::joker);
  EXPECT_EQ(t.happened("draw_hand.revealed"), 0);
  for (const CardId card : t.pile(P2, Zone::draw_hand)) EXPECT_TRUE(t.card(card).known & 1);
  t.take(OptionKind::suit_and_value, Suit::hearts, 2);
  EXPECT_EQ(base_score(t.kernel(), P1).rank(), HandRank::full_house)
      << "as declared, not the best it could be";
  t.pass_until(DecisionKind::flee);
  EXPECT_EQ(t.happened("draw_hand.revealed"), 1) << "nobody was asked about the joker again";
}

TEST(Reveal, AJokerInAnotherPlayersHandIsDeclaredByItsOwner) {
  PROVES("RR-JOKER-003");
  Town t(bloodless());
  const Ability deal = resolution()
                           .effect(Verb::discard, op(Op::cards_in_draw_hand, 0, {opponent()}))
                           .effect(Verb::draw_to_draw_hand, opponent(), num(5), you());
  const CardId a = t.dude(P1, {.abilities = {deal}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "2C 4D 6H 8S TC 3C 5C 7H 9S *");
  t.draws(P2, "3D 5D 7D 9D JD");
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  t.use(a);
  ASSERT_EQ(t.kind(), DecisionKind::joker);
  EXPECT_EQ(t.decider(), P1);
  t.take(OptionKind::suit_and_value, Suit::hearts, 3);
  EXPECT_EQ(base_score(t.kernel(), P2).rank(), HandRank::pair);
  for (const CardId card : t.pile(P2, Zone::draw_hand)) EXPECT_EQ(t.card(card).owner, P1);
}

TEST(Reveal, CardsMayMakeTheirDrawHandCheatinOrLegal) {
  const auto says = [](Permit what) {
    return standing().permits(what, op(Op::owned_by, 0, {you()}) && op(Op::is_faceup_draw));
  };
  const auto cheats = [&](std::vector<Ability> abilities, const char* cards) {
    Town t(bloodless());
    const CardId a = t.dude(P1, {.abilities = std::move(abilities), .at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    t.draws(P1, cards);
    fight(t, a, b);
    t.pass_until(DecisionKind::resolution_play);
    EXPECT_FALSE(draw_hand_cheatin(t.kernel(), P2));
    return draw_hand_cheatin(t.kernel(), P1);
  };
  EXPECT_FALSE(cheats({}, "2C 4D 6H 8S TC"));
  EXPECT_TRUE(cheats({says(Permit::hand_is_cheatin)}, "2C 4D 6H 8S TC"));
  EXPECT_FALSE(cheats({says(Permit::hand_is_legal)}, "2C 2C 6H 8S TC"));
  EXPECT_FALSE(cheats({says(Permit::hand_is_legal), says(Permit::hand_is_cheatin)}, "2C 2C 6H 8S TC"));
}

TEST(Reveal, AJokerThatCannotBeAcedIsDiscardedAfterUse) {
  Town t(bloodless());
  const CardId a = t.dude(
      P1, {.abilities = {standing().forbids(Act::be_aced, op(Op::is_faceup_draw))}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "9C 9D 9H 2S *");
  t.draws(P2, "8C 8D 8H 3S 3C");
  fight(t, a, b);
  t.pass_until(DecisionKind::joker);
  const auto drawn = t.pile(P1, Zone::draw_hand);
  t.take(OptionKind::suit_and_value, Suit::spades, 9);  // four nines: the only rival falls, the shootout is over
  t.pass_until(DecisionKind::noon_play);
  ASSERT_EQ(drawn.size(), 5u);
  for (const CardId card : drawn) EXPECT_NE(t.zone(card), Zone::boot_hill);
}

TEST(Reveal, TheRankOfAHandCountsWhatChangesIt) {
  Town t(bloodless());
  const Expr rank = op(Op::draw_hand_rank, 0, {you()});
  const CardId a = t.dude(P1, {.abilities = {resolution().effect(Verb::modify_player, you(), Stat::hand_rank, 2),
                                             resolution().effect(Verb::gain, you(), rank)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  ranks(t, 3, 3);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P1);
  t.use(a, 0);
  t.pass(P2);
  t.use(a, 1);
  EXPECT_EQ(t.ghost_rock(P1), 15);
}

TEST(DrawHand, ASuitThatIsNoneIsTheNearestAndCheatinMayBeForbidden) {
  Town t(bloodless());
  const Expr first = op(Op::cards_in_draw_hand, 0, {you()});
  const CardId a = t.dude(P1, {.abilities = {resolution().choose(first).effect(Verb::set_suit_and_value, slot(0), num(7), num(9)),
                                             resolution().effect(Verb::forbid_cheatin, opponent())}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P1);
  const CardId changed = t.pile(P1, Zone::draw_hand).front();
  t.use(a, 0);
  t.pick(changed);
  EXPECT_EQ(static_cast<int>(t.card(changed).suit), 4);
  EXPECT_EQ(t.card(changed).value, 9);
  t.pass(P2);
  EXPECT_TRUE(t.can_use(a, 1));
  t.use(a, 1);
  EXPECT_EQ(t.state().player(P2).cheatin_used, 1);
}

}  // namespace
}  // namespace highnoon::test
