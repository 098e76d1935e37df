#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

int in_town_count(Town& t) {
  const Kernel k = t.kernel();
  int count = 0;
  for (const LocationId place : locations(k)) count += in_town(k, place) ? 1 : 0;
  return count;
}

TEST(Street, HomesInTownDeedsAndTheSquareAreInTown) {
  PROVES("RR-LOC-001", "RR-LOC-002", "RR-LOC-003");
  Town t({.players = 3});
  EXPECT_EQ(in_town_count(t), 4);
  const CardId inside = t.deed(P1);
  const CardId outside = t.deed(P1, {.keywords = {"Out of Town"}});
  const Kernel k = t.kernel();
  EXPECT_EQ(in_town_count(t), 5);
  EXPECT_TRUE(in_town(k, inside));
  EXPECT_FALSE(in_town(k, outside));
  EXPECT_TRUE(is_location(k, outside));
  EXPECT_EQ(locations(k).size(), 6U);
}

TEST(Street, ADeedStaysOnItsOwnersStreetWhoeverControlsIt) {
  PROVES("RR-LOC-004");
  Town t;
  const CardId deed = t.deed(P1);
  t.dude(P2, {.influence = 1, .at = deed});
  EXPECT_EQ(t.controller(deed), P2);
  EXPECT_EQ(t.street(P1), (std::vector{t.home_card(P1), deed}));
  EXPECT_EQ(t.street(P2), std::vector{t.home_card(P2)});
}

TEST(Street, NewDeedsGoToEitherEndAndNowhereElse) {
  PROVES("RR-LOC-005", "RR-LOC-006", "RR-LOC-007");
  Town t;
  const CardId a = t.in_hand(P1, CardType::deed);
  const CardId b = t.in_hand(P1, CardType::deed);
  EXPECT_EQ(t.count(OptionKind::shop_deed, b), 2);
  t.take(OptionKind::shop_deed, a, 1);
  t.pass(P2);
  EXPECT_EQ(t.count(OptionKind::shop_deed, b), 2);
  t.take(OptionKind::shop_deed, b, 1);
  t.pass(P2);
  EXPECT_EQ(t.street(P1), (std::vector{b, a, t.home_card(P1)}));
  EXPECT_FALSE(t.offers_any(a));
}

TEST(Street, ADeedThatLeavesSendsItsDudesHomeBooted) {
  PROVES("RR-LOC-012");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId mine = t.dude(P1, {.at = deed});
  const CardId theirs = t.dude(P2, {.at = deed, .booted = true});
  const CardId razed = t.action_in_hand(
      P1, {.abilities = {noon().choose(cards(is(CardType::deed))).effect(Verb::discard, slot(0))}});
  t.use(razed);
  t.pick(deed);
  EXPECT_EQ(t.zone(deed), Zone::discard);
  EXPECT_EQ(t.where(mine), t.home(P1));
  EXPECT_TRUE(t.is_booted(mine));
  EXPECT_EQ(t.where(theirs), t.home(P2));
  EXPECT_TRUE(t.is_booted(theirs));
}

TEST(Street, AShootoutStaysWhereItIsIfAnotherDeedLeaves) {
  Town t;
  const CardId place = t.deed(P1);
  const CardId other = t.deed(P1);
  const CardId leader = t.dude(
      P1, {.abilities = {shootout_play().choose(cards(is(CardType::deed))).effect(Verb::discard, slot(0))}, .at = place});
  const CardId mark = t.dude(P2, {.at = place});
  t.shootout(leader, mark);
  t.use(leader);
  t.pick(other);
  EXPECT_EQ(t.zone(other), Zone::discard);
  EXPECT_EQ(t.state().shootout.location, LocationId(place));
}

TEST(Street, WhatWasAttachedToAnAcedDeedIsDiscarded) {
  PROVES("RR-LOC-013");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId improvement = t.goods(P2, deed, {.keywords = {"Improvement"}, .owner = P2});
  const CardId razed = t.action_in_hand(
      P1, {.abilities = {noon().choose(cards(is(CardType::deed))).effect(Verb::ace, slot(0))}});
  t.use(razed);
  t.pick(deed);
  EXPECT_EQ(t.zone(deed), Zone::boot_hill);
  EXPECT_EQ(t.zone(improvement), Zone::discard);
  EXPECT_EQ(t.pile(P2, Zone::discard), std::vector{improvement});
}

TEST(Street, TheGapThatADeedLeavesCloses) {
  PROVES("RR-LOC-014");
  Town t;
  const CardId middle = t.deed(P1);
  const CardId end = t.deed(P1);
  const CardId razed = t.action_in_hand(
      P1, {.abilities = {noon().choose(cards(is(CardType::deed))).effect(Verb::discard, slot(0))}});
  EXPECT_FALSE(adjacent(t.kernel(), end, t.home(P1)));
  t.use(razed);
  t.pick(middle);
  EXPECT_EQ(t.street(P1), (std::vector{t.home_card(P1), end}));
  EXPECT_TRUE(adjacent(t.kernel(), end, t.home(P1)));
}

}  // namespace
}  // namespace highnoon::test
