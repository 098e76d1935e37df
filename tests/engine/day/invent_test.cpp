#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// Goods of the hand that must be invented: difficulty 7, 3 ghost rock.
CardId gadget(Town& t, CardType type = CardType::goods) {
  return t.in_hand(P1, type, {.cost = 3, .difficulty = 7, .keywords = {"Gadget"}});
}

TEST(Inventing, GadgetsOfAllTypesAreInventedNotShopped) {
  PROVES("RR-GADGET-001", "RR-GADGET-002", "RR-GADGET-003");
  Town t;
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  t.dude(P1);
  for (const CardType type : {CardType::goods, CardType::dude, CardType::deed}) {
    const CardId card = gadget(t, type);
    EXPECT_TRUE(t.offers(OptionKind::invent, card, scientist));
    EXPECT_EQ(t.count(OptionKind::invent, card), 1);
    EXPECT_EQ(t.count(OptionKind::shop, card) + t.count(OptionKind::shop_deed, card) +
                  t.count(OptionKind::shop_attach, card),
              0);
  }
}

TEST(Inventing, ADudeMayBeKeptFromSomeGadgets) {
  Town t;
  const Expr plain = !op(Op::has_keyword, static_cast<int>(Keyword::weapon));
  Ability only_weapons = standing().gives(StandingDef::Kind::restrict, static_cast<int>(Act::invent), left_out(), left_out(), plain);
  const CardId picky = t.dude(P1, {.keywords = {"Mad Scientist 2"}, .abilities = {only_weapons}});
  const CardId other = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId weapon = t.in_hand(P1, CardType::goods, {.difficulty = 7, .keywords = {"Gadget", "Weapon"}});
  const CardId horse = t.in_hand(P1, CardType::goods, {.difficulty = 7, .keywords = {"Gadget", "Horse"}});
  EXPECT_TRUE(t.offers(OptionKind::invent, weapon, picky));
  EXPECT_FALSE(t.offers(OptionKind::invent, horse, picky));
  EXPECT_TRUE(t.offers(OptionKind::invent, horse, other));
}

TEST(Inventing, AHucksterMayInventByACard) {
  Town t;
  const Expr weapons = op(Op::has_keyword, static_cast<int>(Keyword::weapon));
  Ability as_huckster = standing().permits(Permit::invent_as_huckster, left_out(), weapons);
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 4"}, .abilities = {as_huckster}});
  const CardId both = t.dude(P1, {.keywords = {"Huckster 1", "Mad Scientist 4"}, .abilities = {as_huckster}});
  const CardId neither = t.dude(P1, {.abilities = {as_huckster}});
  const CardId huckster = t.dude(P1, {.keywords = {"Huckster 4"}});
  const CardId first = t.in_hand(P1, CardType::goods, {.difficulty = 7, .keywords = {"Gadget", "Weapon"}});
  const CardId second = t.in_hand(P1, CardType::goods, {.difficulty = 7, .keywords = {"Gadget", "Weapon"}});
  const CardId horse = t.in_hand(P1, CardType::goods, {.difficulty = 7, .keywords = {"Gadget", "Horse"}});
  EXPECT_FALSE(t.offers(OptionKind::invent, first, neither));
  EXPECT_FALSE(t.offers(OptionKind::invent, first, huckster));
  EXPECT_FALSE(t.offers(OptionKind::invent, horse, caster));
  t.pulls(P1, "3C 3D");
  t.take(OptionKind::invent, first, caster);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.host(first), caster) << "3 and 4 as a Huckster";
  EXPECT_TRUE(t.is_booted(caster));
  t.pass(P2);
  t.take(OptionKind::invent, second, both);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.host(second), both) << "3 and 4, the better skill";
}

TEST(Inventing, WhoBootsForAnAbilityDoesNotInventByIt) {
  PROVES("RC-CARD-075");
  for (const bool by_invent : {true, false}) {
    Town t;
    const Expr plan = op(Op::all, bit(Zone::hand), {op(Op::has_keyword, static_cast<int>(Keyword::gadget))});
    Ability ability = noon().boot().choose(plan);
    ability = by_invent ? ability.effect(Verb::invent, slot(0)) : ability.effect(Verb::put_into_play, slot(0));
    const CardId planner = t.dude(P1, {.keywords = {"Mad Scientist 2"}, .abilities = {ability}});
    const CardId card = gadget(t);
    EXPECT_FALSE(t.can_use(planner));
    const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
    t.pulls(P1, "9C");
    t.use(planner);
    if (t.kind() == DecisionKind::choose_cards) t.pick(card);
    if (t.kind() == DecisionKind::mad_scientist) t.pick(scientist);
    t.pass_until(DecisionKind::noon_play, P2);
    EXPECT_EQ(t.host(card), scientist);
  }
}

TEST(Inventing, TheInventorBootsPaysAndPullsInThisOrder) {
  PROVES("RR-GADGET-005", "RR-GADGET-007", "RR-GADGET-008");
  Town t;
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId tired = t.dude(P1, {.keywords = {"Mad Scientist 2"}, .booted = true});
  const CardId card = gadget(t);
  EXPECT_FALSE(t.offers(OptionKind::invent, card, tired));
  t.pulls(P1, "5C");
  t.take(OptionKind::invent, card, scientist);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_TRUE(t.is_booted(scientist));
  EXPECT_EQ(t.ghost_rock(P1), 7);
  EXPECT_EQ(t.host(card), scientist);
  EXPECT_TRUE(t.came_before("card.booted", "ghost_rock.paid"));
  EXPECT_TRUE(t.came_before("ghost_rock.paid", "pull.revealed"));
  EXPECT_TRUE(t.came_before("pull.revealed", "card.entered_play"));
  EXPECT_EQ(t.happened("gadget.invented"), 1);
  EXPECT_EQ(t.happened("play.finished"), 1);
}

TEST(Inventing, AFailureLosesTheGadgetAndItsCost) {
  PROVES("RR-GADGET-006", "RR-GADGET-009");
  Town t;
  t.ghost_rock(P1, 3);
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId card = gadget(t);
  t.pulls(P1, "4C");
  t.take(OptionKind::invent, card, scientist);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.ghost_rock(P1), 0);
  EXPECT_EQ(t.zone(card), Zone::discard);
  EXPECT_TRUE(t.is_booted(scientist));
  EXPECT_EQ(t.happened("gadget.invented"), 0);
}

TEST(Inventing, GadgetDudesStartBesideTheirInventor) {
  PROVES("RR-GADGET-010", "RR-GADGET-011");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId scientist = t.dude(P1, {.influence = 1, .keywords = {"Mad Scientist 2"}, .at = LocationId(deed)});
  const CardId card = gadget(t, CardType::dude);
  t.pulls(P1, "5C");
  t.take(OptionKind::invent, card, scientist);
  t.pass(P2);
  EXPECT_EQ(t.where(card), LocationId(deed));
  EXPECT_FALSE(t.is_booted(card));
  EXPECT_EQ(t.host(card), CardId{});
  EXPECT_TRUE(t.offers(OptionKind::move_booting, card, kSquare));
}

TEST(Inventing, GadgetDeedsGoToEitherEndOfTheStreet) {
  PROVES("RR-GADGET-012");
  Town t;
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId card = gadget(t, CardType::deed);
  t.pulls(P1, "5C");
  t.take(OptionKind::invent, card, scientist);
  ASSERT_EQ(t.kind(), DecisionKind::shop_position);
  t.take(OptionKind::end_of_street, 1);
  EXPECT_EQ(t.street(P1), (std::vector{card, t.home_card(P1)}));
}

TEST(Inventing, InventedGoodsCanBeTradedToAnybody) {
  PROVES("RR-SHOP-023");
  Town t;
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId plain = t.dude(P1);
  const CardId device = t.goods(P1, scientist, {.keywords = {"Gadget"}});
  t.take(OptionKind::trade_start, t.home(P1));
  t.take(OptionKind::trade_give, device, plain);
  t.done();
  EXPECT_EQ(t.host(device), plain);
}

TEST(Inventing, GoodsNeedAControlledLocationUnlessTheTableReadsItOtherwise) {
  PROVES("RR-GADGET-003");
  for (const int strict : {0, 1}) {
    Town t({.parameters = {{Parameter::gadget_controlled_location, strict}}});
    const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}, .at = kSquare});
    const CardId card = gadget(t);
    EXPECT_EQ(t.offers(OptionKind::invent, card, scientist), strict == 0);
  }
}

}  // namespace
}  // namespace highnoon::test
