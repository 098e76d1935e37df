// The classic game: Tradin', and effects that give goods to others.

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic() { return {.ruleset = "classic"}; }

CardId horse_of(Town& t, CardId dude) { return t.goods(P1, dude, {.keywords = {"Horse"}}); }

TEST(ClassicTradin, NeedsTwoDudesAtAControlledLocation) {
  PROVES("CL-TRADE-001");
  Town t(classic());
  const CardId away = t.dude(P1, {.at = kSquare});
  t.dude(P1, {.at = kSquare});
  const CardId alone = t.dude(P1, {.at = t.deed(P1)});
  t.goods(P1, away);
  t.goods(P1, alone);
  EXPECT_EQ(t.count(OptionKind::trade_start), 0);
  const CardId at_home = t.dude(P1);
  t.goods(P1, at_home);
  t.dude(P1);
  EXPECT_TRUE(t.offers(OptionKind::trade_start, t.home(P1)));
  EXPECT_EQ(t.count(OptionKind::trade_start), 1);
}

TEST(ClassicTradin, AnyNumberOfGoodsChangeHandsInOnePlay) {
  PROVES("CL-TRADE-002", "CL-TRADE-003");
  Town t(classic());
  const CardId a = t.dude(P1, {.keywords = {"Mad Scientist 1"}}), b = t.dude(P1), c = t.dude(P1);
  const CardId one = t.goods(P1, a, {.keywords = {"Gadget"}}), two = t.goods(P1, a), three = t.goods(P1, b), four = t.goods(P1, c);
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, one, b);
  t.take(OptionKind::trade_give, two, c);
  t.take(OptionKind::trade_give, three, a);
  t.take(OptionKind::trade_give, four, a);
  t.done();
  EXPECT_EQ(t.host(one), b) << "a Gadget";
  EXPECT_EQ(t.host(two), c);
  EXPECT_EQ(t.host(three), a);
  EXPECT_EQ(t.host(four), a);
  EXPECT_EQ(t.decider(), P2);
}

TEST(ClassicTradin, OnlyReceiversMustBeUnbooted) {
  PROVES("CL-TRADE-004", "CL-TRADE-005");
  Town t(classic());
  const CardId tired = t.dude(P1, {.booted = true}), fresh = t.dude(P1);
  const CardId from_tired = t.goods(P1, tired), from_fresh = t.goods(P1, fresh);
  t.take(OptionKind::trade_start, t.home(P1));
  EXPECT_TRUE(t.offers(OptionKind::trade_give, from_tired, fresh));
  EXPECT_FALSE(t.offers(OptionKind::trade_give, from_fresh, tired));
}

TEST(ClassicTradin, NobodyEndsWithTwoHorses) {
  PROVES("CL-TRADE-006");
  Town t(classic());
  const CardId a = t.dude(P1), b = t.dude(P1);
  const CardId first = horse_of(t, a), second = horse_of(t, b);
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, first, b);
  EXPECT_FALSE(t.offers(OptionKind::done)) << "b would have both";
  t.take(OptionKind::trade_give, second, a);
  t.done();
  EXPECT_EQ(t.host(first), b);
  EXPECT_EQ(t.host(second), a);
}

TEST(ClassicTradin, WhoCannotPassHisHorseOnGetsNone) {
  PROVES("CL-TRADE-006");
  Town t(classic());
  const CardId tired = t.dude(P1, {.booted = true}), rider = t.dude(P1);
  const CardId first = horse_of(t, tired), second = horse_of(t, rider);
  EXPECT_EQ(t.count(OptionKind::trade_start), 0) << "the giver cannot take the other horse";
  const CardId walker = t.dude(P1);
  t.take(OptionKind::trade_start, t.home(P1));
  EXPECT_TRUE(t.offers(OptionKind::trade_give, first, walker));
  EXPECT_TRUE(t.offers(OptionKind::trade_give, first, rider)) << "who gives his own to the third";
  EXPECT_TRUE(t.offers(OptionKind::trade_give, second, walker));
  t.take(OptionKind::trade_give, second, walker);
  EXPECT_FALSE(t.offers(OptionKind::trade_give, first, walker));
  t.take(OptionKind::trade_give, first, rider);
  t.done();
  EXPECT_EQ(t.host(first), rider);
  EXPECT_EQ(t.host(second), walker);
}

TEST(ClassicTradin, WeaponsThatAreExchangedAreReady) {
  Town t(classic());
  const CardId a = t.dude(P1, {.bullets = 1}), b = t.dude(P1, {.bullets = 1});
  const CardId small = t.goods(P1, a, {.bullets = 1, .keywords = {"Weapon"}}), big = t.goods(P1, b, {.bullets = 3, .keywords = {"Weapon"}});
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, small, b);
  t.take(OptionKind::trade_give, big, a);
  t.done();
  EXPECT_EQ(t.stat(a, Stat::bullets), 4);
  EXPECT_EQ(t.stat(b, Stat::bullets), 2);
}

TEST(ClassicTradin, WhatWasTradedIsStuckForTheDay) {
  PROVES("CL-TRADE-007");
  Town t(classic());
  const CardId x = t.dude(P1), y = t.dude(P1);
  const CardId hat = t.goods(P1, x);
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, hat, y);
  t.done();
  t.pass(P2);
  EXPECT_EQ(t.count(OptionKind::trade_start), 0);
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_EQ(t.count(OptionKind::trade_start), 1);
}

TEST(ClassicTradin, SpellsStay) {
  PROVES("CL-TRADE-008");
  Town t(classic());
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 1"}});
  t.dude(P1, {.keywords = {"Huckster 1"}});
  t.spell(P1, caster, {.keywords = {"Hex"}});
  EXPECT_EQ(t.count(OptionKind::trade_start), 0);
}

TEST(ClassicTradin, EffectsGiveToBootedDudesAnywhereWithinWhatTheyMayCarry) {
  PROVES("CL-TRADE-009", "CL-TRADE-010", "CL-TRADE-011");
  Town t(classic());
  const CardId giver = t.dude(P1);
  const CardId tired = t.dude(P1, {.at = kSquare, .booted = true}), rider = t.dude(P1, {.at = kSquare});
  const CardId horse = horse_of(t, giver);
  horse_of(t, rider);
  const CardId wagon = t.deed(P1, {.abilities = {noon().choose(cards(is(CardType::goods) && mine())).choose(dudes(mine())).effect(Verb::transfer, slot(0), slot(1))}});
  t.use(wagon);
  t.pick(horse);
  EXPECT_FALSE(t.offers(OptionKind::card, rider)) << "a second horse";
  t.pick(tired);
  EXPECT_EQ(t.host(horse), tired);
}

TEST(ClassicTradin, GoodsOfAnotherPlayerReturnToTheirOwnersPile) {
  PROVES("CL-TRADE-012");
  for (const Verb verb : {Verb::ace, Verb::discard}) {
    Town t(classic());
    const CardId thief = t.dude(P1);
    const CardId hat = t.goods(P1, thief, {.owner = P2});
    const CardId killer = t.deed(P1, {.abilities = {noon().effect(verb, dudes(mine()))}});
    t.use(killer);
    const Zone pile = verb == Verb::ace ? Zone::boot_hill : Zone::discard;
    EXPECT_EQ(t.pile(P1, pile), std::vector{thief});
    EXPECT_EQ(t.pile(P2, pile), std::vector{hat});
  }
}

}  // namespace
}  // namespace highnoon::test
