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
  PROVES("RR-SHOOT-001", "RR-POSSE-001", "RR-LUMPS-001");
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
      "callout.made",        "callout.accepted",      "posses.formed",      "shootout.begins",
      "shootout.round_begins", "shootout_play.made",  "shooter.declared",   "draw_hand.drawn",
      "draw_hand.revealed",  "round.won_or_lost",     "dude.chosen_as_casualty", "dude.discarded",
      "casualty.covered",    "dude.fled",             "shootout.won",       "shootout.ends"};
  EXPECT_EQ(order_of(t, order), order);
}

}  // namespace
}  // namespace highnoon::test
