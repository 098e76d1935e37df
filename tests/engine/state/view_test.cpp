#include "state/view.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

const PlayerView& of(const View& view, PlayerId player) { return view.players[player.value]; }

/// Whether any card of a list is one that the viewer may not see but can tell apart all the same.
bool leaks(const std::vector<CardView>& cards) {
  return std::any_of(cards.begin(), cards.end(), [](const CardView& card) {
    return card.def != kNoDef || card.id || !card.title.empty() || card.poker != PokerCard{} || card.cost != 0 || card.bullets != 0;
  });
}

TEST(View, HidesTheOthersPlayHandsByPlaceOnly) {
  Town t;
  t.in_hand(P1, CardType::dude, {.title = "Mine", .bullets = 2, .cost = 3});
  const CardId theirs = t.in_hand(P2, CardType::dude, {.title = "Theirs", .bullets = 2, .cost = 3});
  t.edit([&](Kernel& k) { k.card(theirs).known = 2; });  // as after a draw from a shuffled deck
  const View view = t.game().view(P1);
  ASSERT_EQ(of(view, P1).hand.size(), 1u);
  EXPECT_EQ(of(view, P1).hand[0].title, "Mine");
  ASSERT_EQ(of(view, P2).hand.size(), 1u);
  EXPECT_TRUE(leaks(of(view, P1).hand));
  EXPECT_FALSE(leaks(of(view, P2).hand));
  EXPECT_EQ(of(view, P2).hand_count, 1);
}

TEST(View, OfASpectatorHidesEveryPlayHand) {
  Town t;
  t.in_hand(P1, CardType::dude, {.title = "One", .cost = 3});
  t.in_hand(P2, CardType::dude, {.title = "Two", .cost = 3});
  const View view = t.game().view(PlayerId{});
  EXPECT_FALSE(leaks(of(view, P1).hand));
  EXPECT_FALSE(leaks(of(view, P2).hand));
}

TEST(View, ShowsAHiddenCardToThoseWhoKnowIt) {
  Town t;
  const CardId card = t.in_hand(P2, CardType::dude, {.title = "Seen", .cost = 3});
  t.edit([&](Kernel& k) { k.card(card).known = 2; });
  EXPECT_FALSE(leaks(of(t.game().view(P1), P2).hand));
  t.edit([&](Kernel& k) { k.card(card).known = 3; });
  EXPECT_EQ(of(t.game().view(P1), P2).hand[0].title, "Seen");
  EXPECT_FALSE(leaks(of(t.game().view(PlayerId{}), P2).hand));
}

TEST(View, DiscardPilesAndBootHillsArePublic) {
  PROVES("RR-PILE-007", "RR-PILE-013");
  Town t;
  t.put_card(P1, Zone::discard, CardType::action, {.title = "Older"});
  t.put_card(P1, Zone::discard, CardType::action, {.title = "Newer"});
  t.put_card(P2, Zone::boot_hill, CardType::dude, {.title = "Long dead"});
  t.put_card(P2, Zone::boot_hill, CardType::dude, {.title = "Just dead"});
  const std::uint64_t before = t.game().hash();
  for (const PlayerId viewer : {P1, P2, PlayerId{}}) {
    const View view = t.game().view(viewer);
    ASSERT_EQ(of(view, P1).discard.size(), 2u);
    EXPECT_EQ(of(view, P1).discard[0].title, "Older");
    EXPECT_EQ(of(view, P1).discard[1].title, "Newer");
    ASSERT_EQ(of(view, P2).boot_hill.size(), 2u);
    EXPECT_EQ(of(view, P2).boot_hill[0].title, "Long dead");
    EXPECT_EQ(of(view, P2).boot_hill[1].title, "Just dead");
  }
  // Looking changes nothing, and there is no other way to touch them.
  EXPECT_EQ(t.game().hash(), before);
}

TEST(View, PutsDudesWhereTheyStandWithTheirLiveNumbers) {
  Town t;
  const CardId deed = t.deed(P1, {.title = "Store", .production = 2, .control = 1, .side = Side::left});
  const CardId dude = t.dude(P2, {.title = "Gun", .bullets = 1, .stud = true, .influence = 2, .at = deed, .booted = true, .bounty = 3});
  t.goods(P2, dude, {.title = "Iron", .bullets = 2});
  const View view = t.game().view(P1);
  const std::vector<LocationView>& street = of(view, P1).street;
  ASSERT_EQ(street.size(), 2u);
  EXPECT_EQ(street[0].title, "Store");
  EXPECT_EQ(street[0].card.production, 2);
  EXPECT_EQ(street[0].card.controller, P2);
  ASSERT_EQ(street[0].dudes.size(), 1u);
  const CardView& gun = street[0].dudes[0];
  EXPECT_EQ(gun.bullets, 3);
  EXPECT_EQ(gun.influence, 2);
  EXPECT_EQ(gun.bounty, 3);
  EXPECT_TRUE(gun.booted);
  EXPECT_TRUE(gun.is_stud);
  ASSERT_EQ(gun.attachments.size(), 1u);
  EXPECT_EQ(gun.attachments[0].title, "Iron");
  EXPECT_EQ(of(view, P2).control, 1);
  EXPECT_EQ(of(view, P2).influence, 2);
}

TEST(View, ShowsThePossesOfAShootout) {
  Town t;
  const CardId a = t.dude(P1, {.title = "Caller", .bullets = 2, .at = kSquare});
  const CardId b = t.dude(P2, {.title = "Called", .bullets = 1, .at = kSquare});
  t.shootout(a, b);
  const View view = t.game().view(P2);
  EXPECT_TRUE(view.shootout.active);
  EXPECT_FALSE(view.shootout.is_job);
  EXPECT_EQ(view.shootout.leader, a);
  EXPECT_EQ(view.shootout.mark, b);
  EXPECT_EQ(view.shootout.location, kSquare);
  for (const CardView& dude : view.town_square.dudes) EXPECT_EQ(dude.side, dude.id == a ? 1 : 2);
}

}  // namespace
}  // namespace highnoon::test
