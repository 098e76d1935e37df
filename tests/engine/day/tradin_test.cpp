#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TEST(Tradin, NeedsTwoOwnDudesAtAControlledLocation) {
  PROVES("RR-TRADE-001", "RR-TRADE-002");
  Town t;
  const CardId theirs = t.deed(P2);
  const CardId a = t.dude(P1, {.influence = 1, .at = theirs});
  const CardId in_square = t.dude(P1, {.at = kSquare});
  t.dude(P1, {.at = kSquare});
  t.goods(P1, a);
  t.goods(P1, in_square);
  EXPECT_EQ(t.count(OptionKind::trade_start), 0);
  t.dude(P1, {.at = theirs});
  EXPECT_TRUE(t.offers(OptionKind::trade_start, LocationId(theirs)));
  EXPECT_EQ(t.count(OptionKind::trade_start), 1);
}

TEST(Tradin, AnyNumberOfGoodsInOnePlay) {
  PROVES("RR-TRADE-003");
  Town t;
  const CardId a = t.dude(P1);
  const CardId b = t.dude(P1);
  const CardId c = t.dude(P1);
  const CardId one = t.goods(P1, a);
  const CardId two = t.goods(P1, a);
  const CardId three = t.goods(P1, b);
  t.take(OptionKind::trade_start, t.home(P1));
  EXPECT_FALSE(t.offers(OptionKind::done));
  t.take(OptionKind::trade_give, one, b);
  t.take(OptionKind::trade_give, two, b);
  t.take(OptionKind::take_back, two);
  t.take(OptionKind::trade_give, two, c);
  t.take(OptionKind::trade_give, three, a);
  EXPECT_EQ(t.host(one), a);
  t.done();
  EXPECT_EQ(t.host(one), b);
  EXPECT_EQ(t.host(two), c);
  EXPECT_EQ(t.host(three), a);
  EXPECT_EQ(t.decider(), P2);
}

TEST(Tradin, BootedDudesGiveButDoNotReceive) {
  PROVES("RR-TRADE-004", "RR-TRADE-005");
  Town t;
  const CardId booted_one = t.dude(P1, {.booted = true});
  const CardId fresh = t.dude(P1);
  const CardId from_booted = t.goods(P1, booted_one);
  const CardId from_fresh = t.goods(P1, fresh);
  t.take(OptionKind::trade_start, t.home(P1));
  EXPECT_TRUE(t.offers(OptionKind::trade_give, from_booted, fresh));
  EXPECT_FALSE(t.offers(OptionKind::trade_give, from_fresh, booted_one));
}

TEST(Tradin, ReceiversMustBeAllowedToCarryAndSpellsStay) {
  PROVES("RR-TRADE-006", "RR-TRADE-010");
  Town t;
  const CardId a = t.dude(P1, {.keywords = {"Rowdy", "Huckster 1"}});
  const CardId b = t.dude(P1, {.keywords = {"Huckster 1"}});
  const CardId badge = t.goods(
      P1, a, {.abilities = {attaches_to(op(Op::has_keyword, static_cast<int>(Keyword::rowdy)))}});
  const CardId hex = t.spell(P1, a, {.keywords = {"Hex"}});
  const CardId hat = t.goods(P1, a);
  t.take(OptionKind::trade_start, t.home(P1));
  EXPECT_TRUE(t.offers(OptionKind::trade_give, hat, b));
  EXPECT_FALSE(t.offers_any(badge));
  EXPECT_FALSE(t.offers_any(hex));
}

TEST(Tradin, GoodsFromATradeAreStuckForTheDay) {
  PROVES("RR-TRADE-007");
  Town t;
  const CardId a = t.dude(P1);
  const CardId b = t.dude(P1);
  const CardId hat = t.goods(P1, a);
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, hat, b);
  t.done();
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_EQ(t.count(OptionKind::trade_start), 0);
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_EQ(t.count(OptionKind::trade_start), 1);
}

TEST(Tradin, SurplusWeaponsGoAfterTheTradeAndSwapsLoseNothing) {
  PROVES("RR-TRADE-008", "RR-TRADE-009", "RC-ATTACH-004");
  Town t;
  const CardId a = t.dude(P1);
  const CardId b = t.dude(P1);
  const CardId first = t.goods(P1, a, {.keywords = {"Weapon"}});
  const CardId second = t.goods(P1, b, {.keywords = {"Weapon"}});
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, first, b);
  t.take(OptionKind::trade_give, second, a);
  t.done();
  EXPECT_EQ(t.host(first), b);
  EXPECT_EQ(t.host(second), a);
  EXPECT_EQ(t.decider(), P2);
  t.edit([&](Kernel& k) {
    k.card(first).set(kTradedToday, false);
    k.card(second).set(kTradedToday, false);
  });
  t.pass(P2);
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, first, a);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::discard_surplus);
  t.pick(second);
  EXPECT_EQ(t.zone(second), Zone::discard);
  EXPECT_EQ(t.host(first), a);
}

TEST(Tradin, OfSurplusWeaponsTheFirstInPlayGoesIfTheTableReadsItSo) {
  PROVES("RR-TRADE-008");
  Town t({.parameters = {{Parameter::surplus_choice, 0}}});
  const CardId a = t.dude(P1);
  const CardId b = t.dude(P1);
  const CardId old = t.goods(P1, b, {.keywords = {"Weapon"}});
  const CardId given = t.goods(P1, a, {.keywords = {"Weapon"}});
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, given, b);
  t.done();
  EXPECT_EQ(t.zone(old), Zone::discard);
  EXPECT_EQ(t.host(given), b);
}

TEST(Tradin, AnEffectMayMakeATrade) {
  PROVES("RR-TRADE-001");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId a = t.dude(P1, {.influence = 1, .at = deed});
  const CardId action = t.action_in_hand(P1, {.abilities = {noon().effect(Verb::trade, you())}});
  const CardId goods = t.goods(P1, a);
  EXPECT_FALSE(t.can_use(action)) << "nobody could receive anything";
  const CardId b = t.dude(P1, {.at = deed});
  const CardId c = t.dude(P1);
  t.dude(P1);
  t.goods(P1, c);
  t.use(action);
  ASSERT_EQ(t.kind(), DecisionKind::trade);
  EXPECT_TRUE(t.offers(OptionKind::trade_start, t.home(P1)));
  t.take(OptionKind::trade_start, LocationId(deed));
  EXPECT_FALSE(t.offers(OptionKind::done)) << "at least one of the goods";
  t.take(OptionKind::trade_give, goods, b);
  t.done();
  EXPECT_EQ(t.host(goods), b);
  EXPECT_EQ(t.decider(), P2);
}

}  // namespace
}  // namespace highnoon::test
