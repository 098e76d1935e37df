#include <gtest/gtest.h>

#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

/// A dude of P2 in the town square who cannot leave the posse, and one of P1 with this Shootout ability; P1 plays.
struct Held {
  explicit Held(Ability ability) {
    gun = t.dude(P1, {.abilities = {std::move(ability)}, .at = kSquare});
    held = t.dude(P2, {.abilities = {standing().forbids(Act::leave_posse)}, .at = kSquare});
    t.shootout(gun, held);
  }
  Town t;
  CardId gun, held;
};

TEST(LeavingAPosse, ThatIsForbiddenKeepsOffWhatSendsHome) {
  Held h(shootout_play().choose(dudes(!mine())).effect(Verb::send_home, slot(0)));
  EXPECT_FALSE(h.t.can_use(h.gun)) << "nor is it possible for the ability";
}

TEST(LeavingAPosse, ThatIsForbiddenKeepsOffWhatMovesAway) {
  Held h(shootout_play().choose(dudes(!mine())).effect(Verb::move, slot(0), op(Op::home_of, 0, {you()})));
  EXPECT_FALSE(h.t.can_use(h.gun));
}

TEST(LeavingAPosse, ThatIsForbiddenKeepsOffWhatSwaps) {
  Held h(shootout_play().choose(dudes(in_fight() && !mine())).choose(dudes(!in_fight())).effect(Verb::swap, slot(0), slot(1)));
  h.t.dude(P2);
  EXPECT_FALSE(h.t.can_use(h.gun));
}

TEST(LeavingAPosse, ThatIsForbiddenIsNoWayToFlee) {
  Held h(shootout_play().effect(Verb::draw, you(), 1));
  const CardId other = h.t.dude(P2, {.at = kSquare});
  h.t.edit([&](Kernel& k) { k.card(other).side = 2; });
  h.t.pass_until(DecisionKind::flee, P2);
  EXPECT_TRUE(h.t.offers(OptionKind::flee, other));
  EXPECT_FALSE(h.t.offers(OptionKind::flee, h.held));
}

TEST(LeavingAPosse, ByAMoveIsWhatTheEffectDoes) {
  for (const bool home : {false, true}) {
    Town t;
    const Ability push = shootout_play().choose(dudes(!mine()));
    const CardId gun = t.dude(P1, {.abilities = {home ? Ability(push).effect(Verb::send_home, slot(0))
                                                      : Ability(push).effect(Verb::move, slot(0), op(Op::home_of, 0, {you()}))},
                                   .at = kSquare});
    const CardId pushed = t.dude(P2, {.at = kSquare}), other = t.dude(P2, {.at = kSquare});
    t.call_out(gun, other);
    t.accept();
    t.pass_until(DecisionKind::join_posse, P2);
    t.join(pushed);
    t.pass_until(DecisionKind::shootout_play, P1);
    t.use(gun);
    t.pick(pushed);
    const auto left = t.events("dude.left_posse");
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left[0].cause, gun);
    EXPECT_EQ(left[0].cause_player, P1);
    EXPECT_TRUE(left[0].flags & kEventEffect);
  }
}

// --- a mark who stands alone -------------------------------------------------------------------------------------------------------------

TEST(MarkStandsAlone, UntilThePossesAreFormed) {
  Town t;
  const CardId caller = t.dude(P1, {.abilities = {react(TriggerPoint::callout_accepted).effect(Verb::mark_stands_alone)}, .at = kSquare});
  const CardId mark = t.dude(P2, {.at = kSquare});
  const CardId friend_of_mark =
      t.dude(P2, {.abilities = {shootout_play().joins_posse().effect(Verb::join_posse, self())}, .at = kSquare});
  const CardId friend_of_caller = t.dude(P1, {.at = kSquare});
  t.call_out(caller, mark);
  t.accept();
  t.use(caller);
  t.join(friend_of_caller);
  t.pass_until(DecisionKind::shootout_play, P2);
  EXPECT_EQ(t.side(friend_of_caller), 1);
  EXPECT_EQ(t.side(friend_of_mark), 0);
  t.use(friend_of_mark);
  EXPECT_EQ(t.side(friend_of_mark), 2);
}

// --- bonuses that change places ------------------------------------------------------------------------------------------------------------

TEST(SwitchedBonuses, LastForTheRound) {
  Town t;
  const CardId gun = t.dude(P1, {.bullets = 2, .stud = true, .abilities = {shootout_play().effect(Verb::switch_bonuses, you())}, .at = kSquare});
  const CardId foe = t.dude(P2, {.bullets = 0, .at = kSquare});
  t.dude(P2);
  t.shootout(gun, foe);
  t.use(gun);
  t.pass_until(DecisionKind::draw_discards, P1);
  EXPECT_EQ(t.state().player(P1).draw_hand.size(), 5) << "no stud bonus";
  EXPECT_EQ(t.state().player(P1).redraws, 2) << "but as much of a draw bonus";
}

}  // namespace
}  // namespace highnoon::test
