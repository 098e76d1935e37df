#include "state/invariant.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "state/zone.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;

/// A table with one of everything, and what is wrong with it after a break.
template <typename Break>
std::string broken_by(Break do_break) {
  Town t;
  const CardId dude = t.dude(P1, {.title = "Dude", .at = kSquare});
  t.goods(P1, dude, {.title = "Goods"});
  t.deed(P1, {.title = "Deed"});
  t.hand(P1, 2);
  t.game();
  Kernel k = t.kernel();
  if (std::string fault = broken_invariant(k); !fault.empty()) return "broken from the start: " + fault;
  do_break(t, k, k.card(dude));
  return broken_invariant(k);
}

TEST(Invariant, EachCardIsInOnePlace) {
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card& dude) { k.player(P1).hand.push(dude.id); }), HasSubstr("Dude"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.player(P1).discard.push(k.player(P1).hand[0]); }), HasSubstr("discard pile"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.player(P1).hand.push(k.player(P1).hand[0]); }), HasSubstr("two places"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.player(P1).hand.pop(); }), HasSubstr("no list"));
}

TEST(Invariant, DudesStandSomewhereAndGoodsHang) {
  EXPECT_THAT(broken_by([](Town&, Kernel&, Card& dude) { dude.location = {}; }), HasSubstr("Dude"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card& dude) { dude.location = k.player(P1).deck[0]; }), HasSubstr("nowhere"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card& dude) { put(k, dude.id, Zone::hand); }), HasSubstr("Goods"));
  EXPECT_THAT(broken_by([](Town& t, Kernel& k, Card&) { k.player(P1).street.remove(t.home_card(P1)); }), HasSubstr("home"));
}

TEST(Invariant, OutOfPlayNothingIsLeftOfPlay) {
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.card(k.player(P1).hand[0]).set(kBooted); }), HasSubstr("out of play"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.card(k.player(P1).hand[0]).bounty = 1; }), HasSubstr("out of play"));
}

TEST(Invariant, PossesAreThereOnlyInAShootoutAndAtIts) {
  EXPECT_THAT(broken_by([](Town&, Kernel&, Card& dude) { dude.side = 1; }), HasSubstr("without a shootout"));
  EXPECT_THAT(broken_by([](Town& t, Kernel& k, Card& dude) {
                dude.side = 1;
                k.s.shootout.active = 2;
                k.s.shootout.location = t.home(P1);
              }),
              HasSubstr("elsewhere"));
}

TEST(Invariant, FreedSlotsAreClear) {
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.s.arena[k.s.arena_top] = 1; }), HasSubstr("arena"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.s.frames[k.s.frame_count].serial = 5; }), HasSubstr("frame"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.player(P1).hand.items[9] = CardId{7}; }), HasSubstr("beyond its end"));
}

TEST(Invariant, MoneyIsNeverLessThanNothing) {
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.player(P2).ghost_rock = -1; }), HasSubstr("ghost rock"));
}

TEST(Invariant, FramesAbilitiesAndEventsGoTogether) {
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card& dude) { k.s.plays.push(Play{.card = dude.id, .player = P1}); }), HasSubstr("abilities"));
  EXPECT_THAT(broken_by([](Town&, Kernel& k, Card&) { k.s.events.push(Event{}); }), HasSubstr("events"));
}

}  // namespace
}  // namespace highnoon::test
