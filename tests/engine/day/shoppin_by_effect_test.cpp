#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// An action that attaches a card of the hand to an own dude.
CardSpec supplier() {
  return {.abilities = {noon()
                            .choose(op(Op::cards_in_hand, 0, {you()}))
                            .choose(dudes(mine()))
                            .effect(Verb::attach, slot(0), slot(1))}};
}

TEST(ShoppinByEffect, GoesToBootedDudesAnywhereAtTheCost) {
  PROVES("RR-SHOP-019", "RR-SHOP-020", "RR-SHOP-021");
  Town t;
  const CardId dude = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId goods = t.in_hand(P1, CardType::goods, {.cost = 4});
  const CardId dear = t.in_hand(P1, CardType::goods, {.cost = 11});
  const CardId action = t.action_in_hand(P1, supplier());
  t.use(action);
  EXPECT_FALSE(t.offers(OptionKind::card, dear));
  t.pick(goods);
  t.pick(dude);
  EXPECT_EQ(t.host(goods), dude);
  EXPECT_EQ(t.ghost_rock(P1), 6);
}

TEST(ShoppinByEffect, WhatADudeMayCarryStillCounts) {
  PROVES("RR-SHOP-018", "RR-SHOP-022");
  Town t;
  const CardId rowdy = t.dude(P1, {.keywords = {"Rowdy"}});
  const CardId plain = t.dude(P1);
  const CardId badge = t.in_hand(
      P1, CardType::goods,
      {.abilities = {attaches_to(op(Op::has_keyword, static_cast<int>(Keyword::rowdy)))}});
  const CardId action = t.action_in_hand(P1, supplier());
  t.use(action);
  t.pick(badge);
  EXPECT_FALSE(t.offers(OptionKind::card, plain));
  t.pick(rowdy);
  EXPECT_EQ(t.host(badge), rowdy);
}

TEST(ShoppinByEffect, TransfersReachBootedDudesAnywhereWithinTheLimits) {
  PROVES("RR-TRADE-011", "RR-TRADE-012");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId weapon = t.goods(P1, a, {.keywords = {"Weapon"}});
  const CardId own = t.goods(P1, b, {.keywords = {"Weapon"}});
  const CardId action =
      t.action_in_hand(P1, {.abilities = {noon()
                                              .choose(cards(is(CardType::goods) && mine()))
                                              .choose(dudes(mine()))
                                              .effect(Verb::transfer, slot(0), slot(1))}});
  t.use(action);
  t.pick(weapon);
  t.pick(b);
  EXPECT_EQ(t.host(weapon), b);
  ASSERT_EQ(t.kind(), DecisionKind::discard_surplus);
  t.pick(own);
  EXPECT_EQ(t.zone(own), Zone::discard);
  EXPECT_EQ(t.host(weapon), b);
}

}  // namespace
}  // namespace highnoon::test
