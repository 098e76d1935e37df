#include "day/turns.hpp"
#include "shootout/posse.hpp"
#include "tests/engine/shootout/fight.hpp"
#include "tests/support/order.hpp"

namespace highnoon::test {
namespace {

TEST(Shootout, TheOnlyPosseLeftWins) {
  PROVES("RR-SHOOT-041");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  ranks(t, 2, 1);
  fight(t, a, b);
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_discard(b);
  t.pass_until(DecisionKind::noon_play);
  ASSERT_EQ(t.happened("shootout.won"), 1);
  EXPECT_EQ(t.events("shootout.won")[0].player, P1);
  EXPECT_EQ(t.happened("shootout.ends"), 1);
  EXPECT_EQ(t.where(a), kSquare) << "survivors of a call-out stay";
  EXPECT_EQ(t.side(a), 0);
  EXPECT_EQ(t.state().shootout.active, 0);
}

TEST(Shootout, NobodyWinsWhenBothPossesAreEmpty) {
  PROVES("RR-SHOOT-042");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_discard(a);
  t.done();
  t.casualty_discard(b);
  t.done();
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.happened("shootout.won"), 0);
  EXPECT_EQ(t.happened("shootout.ends"), 1);
}

TEST(Shootout, AnEmptiedPosseCannotBeRefilled) {
  PROVES("RC-SHOOT-012");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b =
      t.dude(P2, {.abilities = {shootout_play()
                                    .effect(Verb::send_home, self(), 1)
                                    .effect(Verb::join_posse, dudes(mine() && !is_card(self())))},
                  .at = kSquare});
  const CardId c = t.dude(P2, {.title = "Late", .at = kSquare});
  fight(t, a, b);
  t.pass(P1);
  t.use(b);
  EXPECT_EQ(t.side(c), 0);
  EXPECT_EQ(t.state().shootout.active, 0);
}

TEST(Shootout, GoesFromTheCallOutToItsEndStepByStep) {
  PROVES("RR-SHOOT-001", "RR-LUMPS-001");
  Town t;
  const CardId a = t.dude(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), 1)}, .at = kSquare});
  const CardId helper = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.bullets = 1, .at = kSquare});
  ranks(t, 1, 2);
  ASSERT_EQ(t.kind(), DecisionKind::noon_play);
  t.forget_log();
  fight(t, a, b, {helper});
  t.use(a);
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_discard(helper);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(a);
  t.pass_until(DecisionKind::noon_play);
  const std::vector<std::string> order = {
      "callout.made",        "callout.accepted",      "dude.joined_posse",    "posses.formed",      "shootout.begins",
      "shootout.round_begins", "shootout_play.made",  "shooter.declared",   "draw_hand.drawn",
      "draw_hand.revealed",  "round.won_or_lost",     "dude.chosen_as_casualty", "dude.discarded",
      "casualty.covered",    "dude.fled",             "shootout.won",       "shootout.ends"};
  EXPECT_EQ(order_of(t, order), order);
}

TEST(Shootout, AtWhateverMomentAPosseIsEmptiedTheOtherWins) {
  PROVES("RR-SHOOT-041", "RC-SHOOT-011");
  const TriggerPoint before_casualties[] = {
      TriggerPoint::posses_formed,      TriggerPoint::shootout_begins,  TriggerPoint::shootout_round_begins,
      TriggerPoint::shooter_declared,   TriggerPoint::draw_hand_drawn,  TriggerPoint::draw_hand_revealed,
      TriggerPoint::shootout_play_made, TriggerPoint::round_compared};
  const TriggerPoint later[] = {
      TriggerPoint::casualties_about_to_be_assigned, TriggerPoint::dude_chosen_as_casualty,
      TriggerPoint::casualties_about_to_be_taken,    TriggerPoint::casualty_covered,
      TriggerPoint::casualties_taken,                TriggerPoint::dude_fled};
  const auto empty_at = [](TriggerPoint moment, bool no_casualties) {
    SCOPED_TRACE(info(moment).name);
    Town t;
    const CardId a = t.dude(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), 1)}, .at = kSquare});
    const CardId helper = t.dude(P1, {.at = kSquare});
    const CardId third = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    const CardId c = t.dude(P2, {.at = kSquare});
    t.dude(P1, {.abilities = {trait(moment).once_an_event().effect(Verb::send_home, dudes(!mine() && in_fight()), 1)}});
    fight(t, a, b, {helper, third}, {c});
    if (t.can_use(a)) t.use(a);
    for (int i = 0; i < 40 && t.kind() != DecisionKind::noon_play; ++i) {
      if (t.kind() == DecisionKind::flee && t.offers(OptionKind::flee, helper)) {
        t.flee(helper);
      } else {
        t.answer_plainly();
      }
    }
    ASSERT_EQ(t.kind(), DecisionKind::noon_play);
    ASSERT_EQ(t.happened("shootout.won"), 1);
    EXPECT_EQ(t.events("shootout.won")[0].player, P1);
    EXPECT_EQ(t.happened("shootout.ends"), 1);
    EXPECT_EQ(t.happened("shootout.round_begins"), moment < TriggerPoint::shootout_round_begins ? 0 : 1);
    EXPECT_EQ(t.happened("casualties.taken") > 0, !no_casualties);
    for (const CardId dude : {a, helper, third, b, c}) EXPECT_EQ(t.side(dude), 0);
    for (const PlayerId player : {P1, P2}) EXPECT_TRUE(t.pile(player, Zone::draw_hand).empty());
  };
  for (const TriggerPoint moment : before_casualties) empty_at(moment, true);
  for (const TriggerPoint moment : later) empty_at(moment, false);
}

TEST(Shootout, ControlOfItsPlaceChangesWithinIt) {
  PROVES("RR-CONTROL-006");
  Town t;
  const CardId deed = t.deed(P2);
  const CardId a = t.dude(P1, {.influence = 2, .at = deed});
  const CardId b = t.dude(P2, {.influence = 1, .at = deed});
  const CardId helper = t.dude(P1, {.at = deed});
  ranks(t, 1, 2);
  EXPECT_EQ(t.controller(deed), P1);
  fight(t, a, b, {helper});
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_discard(a);
  t.pass_until(DecisionKind::flee);
  EXPECT_EQ(t.controller(deed), P2) << "at once, not when the shootout is over";
}

TEST(Shootout, IsOverTheMomentAPosseIsEmpty) {
  for (const bool leader : {true, false}) {
    Town t;
    const CardId a = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    fight(t, a, b);
    Game game = t.game();
    Kernel k = game.impl().kernel();
    EXPECT_FALSE(shootout_over(k));
    remove_from_posse(k, leader ? a : b);
    EXPECT_TRUE(shootout_over(k)) << "before any other step is taken";
  }
}

TEST(Shootout, NobodyJoinsOnceItEnds) {
  Town t;
  const CardId late = t.dude(P1, {.at = kSquare});
  const CardId a = t.dude(P1, {.abilities = {shootout_play().effect(Verb::end_shootout).effect(Verb::join_posse, dudes(mine() && !in_fight()))}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  if (t.decider() == P2) t.pass();
  t.forget_log();
  t.use(a);
  EXPECT_EQ(t.happened("dude.joined_posse"), 0);
  EXPECT_EQ(t.side(late), 0);
}

TEST(Shootout, APosseThatCasualtiesHaveEmptiedIsNotRefilled) {
  Town t;
  const CardId a = t.dude(P1, {.abilities = {react(TriggerPoint::dude_discarded).effect(Verb::gain, you(), 1)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId late = t.dude(P2, {.at = kSquare});
  ranks(t, 2, 1);
  fight(t, a, b);
  t.pass_until(DecisionKind::react);
  ASSERT_EQ(t.zone(b), Zone::discard);
  ASSERT_EQ(t.state().shootout.active, 2);
  EXPECT_FALSE(shootout_over(t.kernel())) << "casualties are taken to the end";
  EXPECT_FALSE(may_join(t.kernel(), late, 2, rule(P2)));
  EXPECT_TRUE(may_join(t.kernel(), t.dude(P1, {.at = kSquare}), 1, rule(P1))) << "the other posse still stands";
}

}  // namespace
}  // namespace highnoon::test
