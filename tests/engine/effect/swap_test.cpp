#include "tests/support/abilities.hpp"
#include "tests/support/order.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// An ability that lets two dudes of its player change places.
Ability swapping(Ability ability) {
  return ability.choose(dudes(mine())).choose(dudes(mine())).effect(Verb::swap, slot(0), slot(1));
}

void change_places(Town& t, CardId user, CardId a, CardId b) {
  t.use(user);
  t.pick(a);
  t.pick(b);
}

/// P1's leader, who can let dudes change places, against one of P2; `relief` is at home.
struct Fight {
  Town t;
  CardId relief = t.dude(P1);
  CardId leader = t.dude(P1, {.abilities = {swapping(shootout_play().joins_posse())}, .at = kSquare});
  CardId mark = t.dude(P2, {.at = kSquare});
};

TEST(Swap, EachIsWhereTheOtherWas) {
  Town t;
  const CardId deed = t.deed(P1);
  const CardId a = t.dude(P1, {.abilities = {swapping(noon())}, .at = deed});
  const CardId b = t.dude(P1, {.at = kSquare});
  change_places(t, a, a, b);
  EXPECT_EQ(t.where(a), kSquare);
  EXPECT_EQ(t.where(b), LocationId(deed));
}

TEST(Swap, TheOnlyOneOfAPosseIsRelievedAndTheShootoutGoesOn) {
  Fight f;
  f.t.shootout(f.leader, f.mark);
  change_places(f.t, f.leader, f.relief, f.leader);
  EXPECT_EQ(f.t.side(f.relief), 1);
  EXPECT_EQ(f.t.where(f.relief), kSquare);
  EXPECT_EQ(f.t.side(f.leader), 0);
  EXPECT_EQ(f.t.where(f.leader), f.t.home(P1));
  EXPECT_EQ(f.t.happened("shootout.ends"), 0);
  EXPECT_EQ(order_of(f.t, {"dude.moved", "dude.joined_posse", "dude.left_posse"}),
            (std::vector<std::string>{"dude.joined_posse", "dude.moved", "dude.joined_posse", "dude.left_posse", "dude.moved"}))
      << "first those of the call-out";
}

TEST(Swap, WhereBothAreAlreadyTheOneStillReplacesTheOther) {
  Fight f;
  const CardId near = f.t.dude(P1, {.at = kSquare});
  f.t.shootout(f.leader, f.mark);
  change_places(f.t, f.leader, near, f.leader);
  EXPECT_EQ(f.t.side(near), 1);
  EXPECT_EQ(f.t.side(f.leader), 0);
  EXPECT_EQ(f.t.where(f.leader), kSquare);
}

TEST(Swap, TheOrderInWhichTheTwoAreNamedDoesNotMatter) {
  Fight f;
  f.t.shootout(f.leader, f.mark);
  change_places(f.t, f.leader, f.leader, f.relief);
  EXPECT_EQ(f.t.side(f.relief), 1);
  EXPECT_EQ(f.t.side(f.leader), 0);
}

TEST(Swap, TwoOfOnePosseStayInIt) {
  Fight f;
  const CardId partner = f.t.dude(P1, {.at = kSquare});
  f.t.call_out(f.leader, f.mark);
  f.t.accept();
  f.t.join(partner);
  f.t.pass_until(DecisionKind::shootout_play);
  change_places(f.t, f.leader, f.leader, partner);
  EXPECT_EQ(f.t.side(f.leader), 1);
  EXPECT_EQ(f.t.side(partner), 1);
  EXPECT_EQ(f.t.happened("dude.left_posse"), 0);
}

}  // namespace
}  // namespace highnoon::test
