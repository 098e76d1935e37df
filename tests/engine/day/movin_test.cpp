#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TEST(Movin, AnUnbootedDudeMovesAnywhereElseByBooting) {
  PROVES("RR-MOVE-001", "RR-MOVE-002", "RR-MOVE-004");
  Town t;
  const CardId near = t.deed(P1);
  const CardId far = t.deed(P1);
  const CardId theirs = t.deed(P2);
  const CardId dude = t.dude(P1, {.at = near});
  for (const LocationId place :
       {LocationId(far), LocationId(theirs), t.home(P1), t.home(P2), kSquare}) {
    EXPECT_TRUE(t.offers(OptionKind::move_booting, dude, place));
  }
  EXPECT_EQ(t.count(OptionKind::move_booting, dude), 5);
  EXPECT_EQ(t.count(OptionKind::move, dude), 0);
  t.take(OptionKind::move_booting, dude, LocationId(theirs));
  EXPECT_EQ(t.where(dude), LocationId(theirs));
  EXPECT_TRUE(t.is_booted(dude));
}

TEST(Movin, BootedDudesCannotMoveByThePlay) {
  PROVES("RR-MOVE-003");
  Town t;
  const CardId dude = t.dude(P1, {.booted = true});
  t.deed(P1);
  EXPECT_FALSE(t.offers_any(dude));
}

TEST(Movin, FromTheOwnHomeToAnAdjacentPlaceIsFree) {
  PROVES("RR-MOVE-005", "RR-MOVE-006");
  Town t;
  const CardId near = t.deed(P1);
  const CardId far = t.deed(P1);
  const CardId dude = t.dude(P1);
  EXPECT_TRUE(t.offers(OptionKind::move, dude, LocationId(near)));
  EXPECT_TRUE(t.offers(OptionKind::move, dude, kSquare));
  EXPECT_TRUE(t.offers(OptionKind::move_booting, dude, LocationId(far)));
  EXPECT_TRUE(t.offers(OptionKind::move_booting, dude, t.home(P2)));
  t.take(OptionKind::move, dude, LocationId(near));
  EXPECT_FALSE(t.is_booted(dude));
}

TEST(Movin, FromTheSquareOnlyTheOwnHomeBoots) {
  PROVES("RR-MOVE-007", "RR-MOVE-008", "RR-MOVE-009");
  Town t;
  const CardId deed = t.deed(P2);
  const CardId outside = t.deed(P2, {.keywords = {"Out of Town"}});
  const CardId dude = t.dude(P1, {.at = kSquare});
  EXPECT_TRUE(t.offers(OptionKind::move, dude, LocationId(deed)));
  EXPECT_TRUE(t.offers(OptionKind::move, dude, t.home(P2)));
  EXPECT_TRUE(t.offers(OptionKind::move_booting, dude, t.home(P1)));
  EXPECT_TRUE(t.offers(OptionKind::move_booting, dude, LocationId(outside)));
  EXPECT_EQ(t.count(OptionKind::move, dude), 2);
}

TEST(Movin, RivalHomesAndOutOfTownDeedsAreNeverLeftForFree) {
  PROVES("RR-MOVE-010", "RR-MOVE-011");
  Town t;
  const CardId outside = t.deed(P1, {.keywords = {"Out of Town"}});
  const CardId visitor = t.dude(P1, {.at = t.home(P2)});
  const CardId hermit = t.dude(P1, {.at = outside});
  const CardId at_home = t.dude(P1);
  EXPECT_EQ(t.count(OptionKind::move, visitor), 0);
  EXPECT_EQ(t.count(OptionKind::move, hermit), 0);
  EXPECT_EQ(t.count(OptionKind::move_booting, hermit), 3);
  EXPECT_TRUE(t.offers(OptionKind::move_booting, at_home, LocationId(outside)));
}

TEST(Movin, PlacesMadeAdjacentCountForTheFreeMoves) {
  PROVES("RR-MOVE-012");
  Town t;
  const CardId outside =
      t.deed(P1, {.keywords = {"Out of Town"},
                  .abilities = {standing().permits(Permit::adjacent, left_out(),
                                                   is(CardType::outfit) && mine())}});
  const CardId dude = t.dude(P1);
  EXPECT_TRUE(t.offers(OptionKind::move, dude, LocationId(outside)));
}

TEST(Movin, EffectsMoveBootedDudesAndDoNotBoot) {
  PROVES("RR-MOVE-013", "RR-MOVE-014");
  Town t;
  const CardId booted_one =
      t.dude(P1, {.abilities = {noon().effect(Verb::move, self(), square())}, .booted = true});
  const CardId fresh = t.dude(P1, {.abilities = {noon().effect(Verb::move, self(), square())}});
  t.use(booted_one);
  EXPECT_EQ(t.where(booted_one), kSquare);
  EXPECT_TRUE(t.is_booted(booted_one));
  t.pass(P2);
  t.use(fresh);
  EXPECT_EQ(t.where(fresh), kSquare);
  EXPECT_FALSE(t.is_booted(fresh));
}

TEST(Movin, EffectsNeedANewPlaceUnlessTheySendHome) {
  PROVES("RR-MOVE-015", "RR-MOVE-016");
  Town t;
  const CardId stays =
      t.dude(P1, {.abilities = {noon().effect(Verb::move, self(), square())}, .at = kSquare});
  const CardId sent = t.dude(P1, {.abilities = {noon().effect(Verb::send_home, self(), 1)}});
  EXPECT_FALSE(t.can_use(stays));
  ASSERT_TRUE(t.can_use(sent));
  t.use(sent);
  EXPECT_EQ(t.where(sent), t.home(P1));
  EXPECT_TRUE(t.is_booted(sent));
}

TEST(Movin, BansOfTheDudeOrThePlaceCloseTheMove) {
  Town t;
  const CardId stuck = t.dude(P1, {.abilities = {standing().forbids(Act::move_play)}});
  const CardId free = t.dude(P1);
  EXPECT_FALSE(t.offers_any(stuck));
  EXPECT_TRUE(t.offers_any(free));
}

}  // namespace
}  // namespace highnoon::test
