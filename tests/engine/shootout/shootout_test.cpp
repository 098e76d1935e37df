#include "tests/engine/shootout/fight.hpp"

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

}  // namespace
}  // namespace highnoon::test
