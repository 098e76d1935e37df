#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

TEST(Adjacency, NeighboursOnAStreetAreAdjacentBothWays) {
  PROVES("RR-LOC-008");
  Town t;
  const CardId a = t.deed(P1, {.side = Side::left});
  const CardId b = t.deed(P1);
  const CardId c = t.deed(P1);
  const Kernel k = t.kernel();
  for (const auto& [one, other] :
       {std::pair<LocationId, LocationId>{a, t.home(P1)}, {t.home(P1), b}, {b, c}}) {
    EXPECT_TRUE(adjacent(k, one, other));
    EXPECT_TRUE(adjacent(k, other, one));
  }
  EXPECT_FALSE(adjacent(k, a, b));
  EXPECT_FALSE(adjacent(k, t.home(P1), c));
  EXPECT_FALSE(adjacent(k, a, c));
  EXPECT_FALSE(adjacent(k, a, a));
}

TEST(Adjacency, TheSquareTouchesEveryStreetButStreetsDoNotTouch) {
  PROVES("RR-LOC-009", "RR-LOC-010");
  Town t;
  const CardId a = t.deed(P1, {.side = Side::left});
  const CardId d = t.deed(P2);
  const Kernel k = t.kernel();
  for (const LocationId place : {LocationId(a), t.home(P1), t.home(P2), LocationId(d)}) {
    EXPECT_TRUE(adjacent(k, kSquare, place));
    EXPECT_TRUE(adjacent(k, place, kSquare));
  }
  EXPECT_FALSE(adjacent(k, a, d));
  EXPECT_FALSE(adjacent(k, t.home(P1), t.home(P2)));
}

TEST(Adjacency, OutOfTownDeedsAreAdjacentToNothing) {
  PROVES("RR-LOC-011");
  Town t;
  const CardId a = t.deed(P1, {.keywords = {"Out of Town"}});
  const CardId b = t.deed(P1, {.keywords = {"Out of Town"}});
  const Kernel k = t.kernel();
  for (const LocationId place : locations(k)) {
    EXPECT_FALSE(adjacent(k, a, place));
    EXPECT_FALSE(adjacent(k, place, b));
  }
}

TEST(Adjacency, ACardCanMakeItsLocationAdjacentBothWays) {
  Town t;
  const CardId far =
      t.deed(P1, {.keywords = {"Out of Town"},
                  .abilities = {standing().permits(Permit::adjacent, left_out(),
                                                   is(CardType::outfit) && mine())}});
  const Kernel k = t.kernel();
  EXPECT_TRUE(adjacent(k, far, t.home(P1)));
  EXPECT_TRUE(adjacent(k, t.home(P1), far));
  EXPECT_FALSE(adjacent(k, far, t.home(P2)));
}

TEST(Adjacency, ThatAnEffectGrantsGoesBothWays) {
  PROVES("RC-ADJ-001");
  Town t;
  const CardId theirs = t.deed(P2, {.title = "Far"});
  const CardId mine = t.deed(P1, {.abilities = {standing().permits(Permit::adjacent, left_out(), is_card(cards(op(Op::of_title, t.card(theirs).def))))}});
  const CardId other = t.deed(P1);
  t.game();
  EXPECT_TRUE(adjacent(t.kernel(), LocationId(mine), LocationId(theirs)));
  EXPECT_TRUE(adjacent(t.kernel(), LocationId(theirs), LocationId(mine)));
  EXPECT_FALSE(adjacent(t.kernel(), LocationId(theirs), LocationId(other)));
}

}  // namespace
}  // namespace highnoon::test
