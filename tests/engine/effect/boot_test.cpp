#include "effect/actions.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Expr goods_in(int zones) { return op(Op::all, zones, {is(CardType::goods)}); }

/// "Noon: boot your dude to gain 1 ghost rock."
Ability boots_a_dude() {
  return noon().choose(dudes(mine())).price(effect(Verb::boot, slot(0))).effect(Verb::gain, you(), 1);
}

TEST(Booting, TurnsACardAndUnbootingTurnsItBack) {
  PROVES("RR-BOOT-001");
  Town t;
  const CardId dude = t.dude(P2);
  const CardId boots = t.deed(P1, {.abilities = {noon().effect(Verb::boot, dudes(!mine()))}});
  const CardId unboots = t.deed(P1, {.abilities = {noon().effect(Verb::unboot, dudes(!mine()))}});
  t.use(boots);
  EXPECT_TRUE(t.is_booted(dude));
  t.pass(P2);
  t.use(unboots);
  EXPECT_FALSE(t.is_booted(dude));
}

TEST(Booting, OfABootedCardIsNoBooting) {
  PROVES("RR-BOOT-002", "RR-BOOT-005");
  Town t;
  const CardId payer = t.deed(P1, {.abilities = {boots_a_dude()}});
  const CardId dude = t.dude(P1, {.booted = true});
  EXPECT_FALSE(t.can_use(payer)) << "the only dude is booted";
  t.edit([&](Kernel& k) { boot(k, one(dude), {}); });
  EXPECT_EQ(t.happened("card.booted"), 0);
  const CardId fresh = t.dude(P1);
  const CardId third = t.dude(P1);
  t.use(payer);
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  EXPECT_FALSE(t.offers(OptionKind::card, dude));
  EXPECT_TRUE(t.offers(OptionKind::card, third));
  t.pick(fresh);
  EXPECT_TRUE(t.is_booted(fresh));
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

TEST(Booting, CardsEnterPlayUnbootedUnlessAnEffectSaysOtherwise) {
  PROVES("RR-BOOT-003");
  Town t;
  const CardId deed = t.in_hand(P1, CardType::deed);
  const CardId dude = t.in_hand(P1, CardType::dude);
  const CardId other = t.in_hand(P1, CardType::dude);
  const CardId bringer = t.deed(P1, {.abilities = {noon()
                                                       .choose(op(Op::all, bit(Zone::hand), {is(CardType::dude)}))
                                                       .effect(Verb::put_into_play, slot(0), left_out(), left_out(), left_out(), 1)}});
  t.shop(deed, Side::right);
  t.pass(P2);
  t.shop(dude);
  t.pass(P2);
  EXPECT_FALSE(t.is_booted(deed));
  EXPECT_FALSE(t.is_booted(dude));
  t.use(bringer);
  t.pick(other);
  EXPECT_TRUE(t.is_booted(other));
}

TEST(Booting, LeavesACardAsItIsOtherwise) {
  PROVES("RR-BOOT-006");
  Town t;
  const CardId deed = t.deed(P2, {.control = 1});
  const CardId dude = t.dude(P1, {.influence = 2,
                                  .abilities = {noon().effect(Verb::gain, you(), 1), standing().gives(Stat::bullets, 2)},
                                  .at = deed,
                                  .booted = true});
  EXPECT_EQ(t.controller(deed), P1);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
  t.use(dude);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_TRUE(t.is_booted(dude));
}

TEST(Booting, IsForCardsInPlay) {
  PROVES("RR-BOOT-007");
  for (const Zone zone : {Zone::hand, Zone::discard, Zone::boot_hill}) {
    Town t;
    const CardId card = t.put_card(P1, zone, CardType::goods);
    const CardId booter =
        t.deed(P1, {.abilities = {noon().choose(goods_in(bit(Zone::in_play) | bit(zone))).effect(Verb::boot, slot(0))}});
    EXPECT_FALSE(t.can_use(booter));
    t.edit([&](Kernel& k) { boot(k, one(card), {}); });
    EXPECT_FALSE(t.is_booted(card));
    EXPECT_EQ(t.happened("card.booted"), 0);
  }
}

TEST(Booting, IsForgottenByACardThatLeavesPlay) {
  PROVES("RR-BOOT-008");
  Town t;
  const CardId dude = t.dude(P1);
  const CardId goods = t.goods(P1, dude, {.booted = true});
  const CardId fetcher = t.deed(
      P1, {.abilities = {noon().choose(goods_in(bit(Zone::discard))).effect(Verb::attach, slot(0), dudes(mine()))}});
  t.edit([&](Kernel& k) { discard(k, one(goods), {}); });
  EXPECT_FALSE(t.is_booted(goods));
  t.use(fetcher);
  t.pick(goods);
  EXPECT_EQ(t.host(goods), dude);
  EXPECT_FALSE(t.is_booted(goods));
}

TEST(Outfit, IsTheCardAndHomeIsThePlace) {
  PROVES("RR-CARD-001");
  Town t;
  const CardId at_home = t.dude(P1);
  t.dude(P1, {.at = kSquare});
  t.outfit(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 1)}});
  const CardId reader = t.deed(
      P1, {.abilities = {noon()
                             .needs(op(Op::is_booted, 0, {op(Op::outfit_of, 0, {you()})}))
                             .choose(dudes(op(Op::at_location, 0, {op(Op::home_of, 0, {you()})})), 0, 9)
                             .effect(Verb::bounty, slot(0), 1)}});
  EXPECT_FALSE(t.can_use(reader)) << "the outfit is not booted";
  t.use(t.home_card(P1));
  EXPECT_TRUE(t.is_booted(t.home_card(P1)));
  EXPECT_FALSE(t.is_booted(at_home));
  t.pass(P2);
  t.use(reader);
  EXPECT_EQ(t.count(OptionKind::card), 1);
  EXPECT_TRUE(t.offers(OptionKind::card, at_home));
}

TEST(Deed, NeverMoves) {
  PROVES("RR-DEED-001");
  Town t;
  const CardId first = t.deed(P1);
  t.deed(P1);
  t.deed(P2);
  const CardId dude = t.dude(P1, {.at = first});
  const CardId mover = t.dude(
      P1, {.abilities = {noon().choose(cards(is(CardType::deed) && mine())).effect(Verb::move, slot(0), op(Op::location_of, 0, {cards(is_card(op(Op::outfit_of, 0, {opponent()})))})),
                         noon().choose(cards(is(CardType::deed))).choose(cards(is(CardType::deed))).effect(Verb::swap, slot(0), slot(1))}});
  const std::vector<CardId> mine = t.street(P1), others = t.street(P2);
  EXPECT_FALSE(t.can_use(mover, 0));
  EXPECT_FALSE(t.can_use(mover, 1));
  t.edit([&](Kernel& k) { move(k, first, kSquare, {}); });
  EXPECT_EQ(t.street(P1), mine);
  EXPECT_EQ(t.street(P2), others);
  EXPECT_EQ(t.happened("dude.moved"), 0);
  EXPECT_EQ(t.where(dude), LocationId(first));
  EXPECT_FALSE(t.offers(OptionKind::move, first) || t.offers(OptionKind::move_booting, first));
}

}  // namespace
}  // namespace highnoon::test
