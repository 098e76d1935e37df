#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TEST(Shoppin, BringsFourTypesIntoPlayForTheirCost) {
  PROVES("RR-SHOP-001", "RR-SHOP-002", "RR-SHOP-004");
  Town t;
  const CardId host = t.dude(P1, {.keywords = {"Huckster 1"}});
  const CardId dude = t.in_hand(P1, CardType::dude, {.cost = 4});
  const CardId deed = t.in_hand(P1, CardType::deed, {.cost = 4});
  const CardId goods = t.in_hand(P1, CardType::goods, {.cost = 4});
  const CardId spell = t.in_hand(P1, CardType::spell, {.cost = 4, .keywords = {"Hex"}});
  const CardId action = t.action_in_hand(P1);
  const CardId joker = t.in_hand(P1, CardType::joker);
  const CardId dear = t.in_hand(P1, CardType::dude, {.cost = 11});
  EXPECT_TRUE(t.offers(OptionKind::shop, dude));
  EXPECT_EQ(t.count(OptionKind::shop_deed, deed), 2);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, goods, host));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, spell, host));
  for (const CardId card : {action, joker, dear}) EXPECT_FALSE(t.offers_any(card));
  t.shop(dude);
  EXPECT_EQ(t.ghost_rock(P1), 6);
  EXPECT_EQ(t.where(dude), t.home(P1));
  EXPECT_FALSE(t.is_booted(dude));
}

TEST(Shoppin, AbilitiesWaitForTheNextTurn) {
  PROVES("RR-SHOP-003");
  Town t;
  const CardId dude =
      t.in_hand(P1, CardType::dude, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  t.shop(dude);
  ASSERT_EQ(t.decider(), P2);
  t.pass();
  EXPECT_TRUE(t.can_use(dude));
}

TEST(Shoppin, AbilitiesThatAreNoNoonPlaysNeedNotWait) {
  PROVES("RR-SHOP-003");
  Town t;
  const CardId place = t.deed(P1);
  const CardId a = t.dude(P1, {.at = place});
  const CardId b = t.dude(P2, {.at = place});
  const CardId gun = t.in_hand(P1, CardType::goods,
                               {.abilities = {react(TriggerPoint::callout_made).effect(Verb::gain, you(), 1),
                                              shootout_play().effect(Verb::gain, you(), 1)}});
  t.shop(gun, a);
  t.call_out(b, a);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(gun, 0));
  t.pass();
  t.accept();
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_TRUE(t.can_use(gun, 1));
}

TEST(Shoppin, OutOfTownDeedsStayOffTheStreet) {
  PROVES("RR-SHOP-005");
  Town t;
  const CardId deed = t.in_hand(P1, CardType::deed, {.keywords = {"Out of Town"}});
  EXPECT_EQ(t.count(OptionKind::shop_deed), 0);
  t.shop(deed);
  EXPECT_EQ(t.zone(deed), Zone::in_play);
  EXPECT_EQ(t.street(P1).size(), 1U);
}

TEST(Shoppin, GoodsGoToUnbootedDudesAtControlledLocations) {
  PROVES("RR-SHOP-006", "RR-SHOP-007", "RR-SHOP-008");
  Town t;
  const CardId theirs = t.deed(P2);
  const CardId at_home = t.dude(P1);
  const CardId tired = t.dude(P1, {.booted = true});
  const CardId in_square = t.dude(P1, {.at = kSquare});
  const CardId holder = t.dude(P1, {.influence = 1, .at = theirs});
  const CardId rival = t.dude(P2);
  const CardId goods = t.in_hand(P1, CardType::goods);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, goods, at_home));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, goods, holder));
  for (const CardId dude : {tired, in_square, rival})
    EXPECT_FALSE(t.offers(OptionKind::shop_attach, goods, dude));
}

TEST(Shoppin, GoodsStayWithADudeWhoMayCarryThem) {
  PROVES("RR-SHOP-009", "RR-SHOP-010", "RR-SHOP-011");
  Town t;
  const CardId plain = t.dude(P1);
  const CardId deputy = t.dude(P1, {.keywords = {"Rowdy"}});
  t.goods(P1, deputy);
  t.goods(P1, deputy);
  const CardId badge = t.in_hand(
      P1, CardType::goods,
      {.abilities = {attaches_to(op(Op::has_keyword, static_cast<int>(Keyword::rowdy)))}});
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, badge, plain));
  t.shop(badge, deputy);
  t.pass(P2);
  t.move(deputy, kSquare);
  EXPECT_EQ(t.host(badge), deputy);
  EXPECT_EQ(t.where(badge), kSquare);
}

TEST(Shoppin, OneWeaponAndOneHorse) {
  PROVES("RR-SHOP-012", "RR-SHOP-013", "RR-SHOP-014");
  Town t({.parameters = {{Parameter::surplus_choice, 0}}});
  const CardId dude = t.dude(P1);
  const CardId old_gun = t.goods(P1, dude, {.keywords = {"Weapon"}});
  const CardId old_horse = t.goods(P1, dude, {.keywords = {"Horse"}});
  const CardId gun = t.in_hand(P1, CardType::goods, {.keywords = {"Weapon"}});
  const CardId horse = t.in_hand(P1, CardType::goods, {.keywords = {"Horse"}});
  t.shop(gun, dude);
  EXPECT_EQ(t.zone(old_gun), Zone::discard);
  EXPECT_EQ(t.host(gun), dude);
  EXPECT_EQ(t.host(old_horse), dude);
  t.pass(P2);
  t.shop(horse, dude);
  EXPECT_EQ(t.zone(old_horse), Zone::discard);
  EXPECT_EQ(t.host(horse), dude);
  EXPECT_EQ(t.host(gun), dude);
}

TEST(Shoppin, GoodsForDeedsGoToDeeds) {
  PROVES("RR-SHOP-015");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId dude = t.dude(P1);
  const CardId improvement = t.in_hand(
      P1, CardType::goods,
      {.keywords = {"Improvement"}, .abilities = {attaches_to(is(CardType::deed) && mine())}});
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, improvement, dude));
  t.shop(improvement, deed);
  EXPECT_EQ(t.host(improvement), deed);
}

TEST(Shoppin, OnlyTheCardSaysToWhichDeedsItsGoodsGo) {
  PROVES("RR-SHOP-015");
  Town t;
  const CardId theirs = t.deed(P2);
  const CardId on_any = t.in_hand(P1, CardType::goods, {.abilities = {attaches_to(is(CardType::deed))}});
  const CardId on_own = t.in_hand(P1, CardType::goods, {.abilities = {attaches_to(is(CardType::deed) && mine())}});
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, on_any, theirs)) << "not controlled, and nobody there";
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, on_own, theirs));
}

TEST(Shoppin, SpellsNeedTheSkillAndThereMayBeMany) {
  PROVES("RR-SHOP-016", "RR-SHOP-017");
  Town t;
  const CardId huckster = t.dude(P1, {.keywords = {"Huckster 1"}});
  const CardId blessed = t.dude(P1, {.keywords = {"Blessed 1"}});
  const CardId tired = t.dude(P1, {.keywords = {"Huckster 1"}, .booted = true});
  const CardId away = t.dude(P1, {.keywords = {"Huckster 1"}, .at = kSquare});
  for (int i = 0; i < 3; ++i) t.spell(P1, huckster, {.keywords = {"Hex"}});
  const CardId hex = t.in_hand(P1, CardType::spell, {.keywords = {"Hex"}});
  const CardId miracle = t.in_hand(P1, CardType::spell, {.keywords = {"Miracle"}});
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, hex, huckster));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, miracle, blessed));
  EXPECT_EQ(t.count(OptionKind::shop_attach), 2);
  EXPECT_FALSE(t.offers_any(tired) && t.offers(OptionKind::shop_attach, hex, tired));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, hex, away));
}

TEST(Unique, OwnCopiesInPlayOrBootHillKeepACardOut) {
  PROVES("RR-UNIQUE-001", "RR-UNIQUE-002", "RR-UNIQUE-004");
  Town t;
  t.dude(P1, {.title = "X"});
  t.deed(P1, {.title = "Y"});
  t.deed(P1, {.title = "Common", .keywords = {"Non-Unique"}});
  t.put_card(P1, Zone::boot_hill, CardType::dude, {.title = "Dead"});
  const CardId x = t.in_hand(P1, CardType::dude, {.title = "X"});
  const CardId y = t.in_hand(P1, CardType::deed, {.title = "Y"});
  const CardId common =
      t.in_hand(P1, CardType::deed, {.title = "Common", .keywords = {"Non-Unique"}});
  const CardId dead = t.in_hand(P1, CardType::dude, {.title = "Dead"});
  for (const CardId card : {x, y, dead}) EXPECT_FALSE(t.offers_any(card));
  EXPECT_TRUE(t.offers_any(common));
}

TEST(Unique, DiscardedCopiesAndOtherPlayersCopiesDoNot) {
  PROVES("RR-UNIQUE-005", "RR-UNIQUE-007", "RR-UNIQUE-009");
  Town t;
  t.put_card(P1, Zone::discard, CardType::dude, {.title = "X"});
  t.dude(P2, {.title = "X"});
  const CardId host = t.dude(P1);
  t.goods(P1, host, {.title = "Z"});
  const CardId x = t.in_hand(P1, CardType::dude, {.title = "X"});
  const CardId z = t.in_hand(P1, CardType::goods, {.title = "Z"});
  EXPECT_TRUE(t.offers(OptionKind::shop, x));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, z, host));
}

TEST(Unique, WhoOwnsTheCopyCountsNotWhoControlsIt) {
  PROVES("RR-UNIQUE-006");
  Town t;
  t.dude(P2, {.title = "X", .owner = P1});
  const CardId mine_too = t.in_hand(P1, CardType::dude, {.title = "X"});
  const CardId theirs = t.in_hand(P2, CardType::dude, {.title = "X"});
  EXPECT_FALSE(t.offers_any(mine_too));
  t.pass(P1);
  EXPECT_TRUE(t.offers(OptionKind::shop, theirs));
}

TEST(Unique, AreDudesAndDeedsUnlessTheySayNotAndOthersIfTheySaySo) {
  PROVES("RC-UNIQUE-001", "RC-UNIQUE-002", "RC-UNIQUE-007");
  Town t;
  const CardId host = t.dude(P1, {.title = "X"});
  t.dude(P1, {.title = "Common", .keywords = {"Non-Unique"}});
  t.goods(P1, host, {.title = "Hat"});
  t.goods(P1, host, {.title = "Idol", .keywords = {"Unique"}});
  const CardId x = t.in_hand(P1, CardType::dude, {.title = "X"});
  const CardId common = t.in_hand(P1, CardType::dude, {.title = "Common", .keywords = {"Non-Unique"}});
  const CardId hat = t.in_hand(P1, CardType::goods, {.title = "Hat"});
  const CardId idol = t.in_hand(P1, CardType::goods, {.title = "Idol", .keywords = {"Unique"}});
  EXPECT_FALSE(t.offers_any(x));
  EXPECT_TRUE(t.offers(OptionKind::shop, common));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, hat, host));
  EXPECT_FALSE(t.offers_any(idol));
}

TEST(Unique, ConcernsTheOwnersCopiesInPlayAndInBootHill) {
  PROVES("RC-UNIQUE-004", "RC-UNIQUE-005");
  Town t;
  t.put_card(P1, Zone::boot_hill, CardType::dude, {.title = "Dead"});
  t.dude(P2, {.title = "Theirs"});
  const CardId dead = t.in_hand(P1, CardType::dude, {.title = "Dead"});
  const CardId mine = t.in_hand(P1, CardType::dude, {.title = "Theirs"});
  EXPECT_FALSE(t.offers_any(dead));
  EXPECT_TRUE(t.offers(OptionKind::shop, mine));
}

TEST(Unique, OnlyEnteringPlayIsChecked) {
  PROVES("RR-UNIQUE-008", "RC-UNIQUE-006");
  Town t;
  const CardId x = t.dude(P1, {.title = "X"});
  t.put_card(P1, Zone::boot_hill, CardType::dude, {.title = "X"});
  t.pass(P1);
  t.pass(P2);
  EXPECT_EQ(t.zone(x), Zone::in_play);
}

TEST(Totem, IsPlantedWhereAnUnbootedShamanIsAndThePlayerControls) {
  PROVES("RR-TOTEM-002", "RR-TOTEM-003", "RR-TOTEM-004");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId shaman = t.dude(P1, {.keywords = {"Shaman 1"}});
  t.dude(P1, {.keywords = {"Shaman 1"}, .at = deed, .booted = true});
  t.dude(P1, {.keywords = {"Shaman 1"}, .at = kSquare});
  const CardId totem = t.in_hand(P1, CardType::spell, {.keywords = {"Spirit", "Totem"}});
  EXPECT_TRUE(t.offers(OptionKind::shop_plant, totem, t.home(P1)));
  EXPECT_EQ(t.count(OptionKind::shop_plant), 1);
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, totem, shaman));
  t.take(OptionKind::shop_plant, totem, t.home(P1));
  EXPECT_EQ(t.zone(totem), Zone::in_play);
  EXPECT_EQ(t.where(totem), t.home(P1));
}

TEST(Totem, ATotemMayNarrowItsPlaces) {
  PROVES("RR-TOTEM-005");
  Town t;
  const CardId deed = t.deed(P1);
  t.dude(P1, {.keywords = {"Shaman 1"}});
  t.dude(P1, {.keywords = {"Shaman 1"}, .at = deed});
  const CardId totem =
      t.in_hand(P1, CardType::spell,
                {.keywords = {"Spirit", "Totem"}, .abilities = {attaches_to(is(CardType::deed))}});
  EXPECT_FALSE(t.offers(OptionKind::shop_plant, totem, t.home(P1)));
  EXPECT_TRUE(t.offers(OptionKind::shop_plant, totem, LocationId(deed)));
}

/// Two printings of one person.
void same_persona(Town& t, CardId a, CardId b) {
  t.edit([&](Kernel& k) {
    Definitions& d = t.definitions();
    d.cards[k.card(b).def].persona = d.cards[k.card(a).def].persona;
  });
}

TEST(Experienced, AnotherVersionTakesTheDudesPlaceAndKeepsAll) {
  PROVES("RC-EXPERIENCED-002", "RC-EXPERIENCED-004", "RC-EXPERIENCED-006");
  Town t;
  const CardId dude = t.dude(P1, {.title = "Young", .at = kSquare, .booted = true, .bounty = 2});
  const CardId goods = t.goods(P1, dude);
  const CardId better =
      t.in_hand(P1, CardType::dude,
                {.title = "Old", .bullets = 3, .cost = 20, .experience = 1, .keywords = {"Experienced 1"}});
  same_persona(t, dude, better);
  t.take(OptionKind::replace_dude, dude, better);
  EXPECT_EQ(t.ghost_rock(P1), 10) << "a replacement costs nothing";
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  EXPECT_EQ(t.where(dude), kSquare);
  EXPECT_TRUE(t.is_booted(dude));
  EXPECT_EQ(t.bounty(dude), 2);
  EXPECT_EQ(t.host(goods), dude);
  ASSERT_EQ(t.pile(P1, Zone::discard).size(), 1U);
  EXPECT_EQ(t.definitions().cards[t.card(t.pile(P1, Zone::discard).front()).def].title, "Young");
}

TEST(Experienced, LevelsDifferByOneAtMostEitherWayOnceADay) {
  PROVES("RC-EXPERIENCED-007", "RC-EXPERIENCED-009", "RC-EXPERIENCED-010");
  Town t;
  const CardId dude = t.dude(P1, {.title = "One", .experience = 1});
  const CardId lower = t.in_hand(P1, CardType::dude, {.title = "None"});
  const CardId higher = t.in_hand(P1, CardType::dude, {.title = "Two", .experience = 2});
  const CardId far = t.in_hand(P1, CardType::dude, {.title = "Three", .experience = 3});
  for (const CardId card : {lower, higher, far}) same_persona(t, dude, card);
  EXPECT_TRUE(t.offers(OptionKind::replace_dude, dude, lower));
  EXPECT_TRUE(t.offers(OptionKind::replace_dude, dude, higher));
  EXPECT_FALSE(t.offers(OptionKind::replace_dude, dude, far));
  t.take(OptionKind::replace_dude, dude, higher);
  t.pass(P2);
  EXPECT_EQ(t.count(OptionKind::replace_dude), 0);
}

TEST(Experienced, NothingEntersOrLeavesPlay) {
  PROVES("RC-EXPERIENCED-011", "RC-EXPERIENCED-012", "RC-EXPERIENCED-013");
  Town t;
  const CardId dude = t.dude(P1, {.title = "Young"});
  const CardId better = t.in_hand(P1, CardType::dude, {.title = "Old", .experience = 1});
  same_persona(t, dude, better);
  t.take(OptionKind::replace_dude, dude, better);
  EXPECT_EQ(t.happened("dude.replaced"), 1);
  for (const char* name : {"card.entering_play", "card.entered_play", "dude.discarded",
                           "card.left_play", "card.discarded_from_hand"}) {
    EXPECT_EQ(t.happened(name), 0) << name;
  }
}

TEST(Experienced, AControlledDudesNewVersionIsItsPlayers) {
  Town t;
  const CardId dude = t.dude(P1, {.title = "Taken", .owner = P2});
  const CardId better = t.in_hand(P1, CardType::dude, {.title = "Mine", .experience = 1});
  same_persona(t, dude, better);
  t.take(OptionKind::replace_dude, dude, better);
  EXPECT_EQ(t.card(dude).owner, P1);
  EXPECT_EQ(t.controller(dude), P1);
  EXPECT_TRUE(t.pile(P1, Zone::discard).empty());
  ASSERT_EQ(t.pile(P2, Zone::discard).size(), 1u);
  const CardId old = t.pile(P2, Zone::discard).front();
  EXPECT_EQ(t.definitions().cards[t.card(old).def].title, "Taken");
}

TEST(Experienced, OnlyComesFromThePlayHandAtNoonOneLevelAboveTheBase) {
  PROVES("RC-EXPERIENCED-003", "RC-EXPERIENCED-008");
  Town t;
  const CardId dude = t.dude(P1, {.title = "Base", .at = LocationId::town_square()});
  const CardId rival = t.dude(P2, {.at = LocationId::town_square()});
  const CardId lying = t.put_card(P1, Zone::discard, CardType::dude, {.title = "Lying", .experience = 1});
  const CardId held = t.in_hand(P1, CardType::dude, {.title = "Held", .experience = 1});
  const CardId far = t.in_hand(P1, CardType::dude, {.title = "Far", .experience = 2});
  for (const CardId card : {lying, held, far}) same_persona(t, dude, card);
  EXPECT_TRUE(t.offers(OptionKind::replace_dude, dude, held)) << "the base version is level 0";
  EXPECT_FALSE(t.offers(OptionKind::replace_dude, dude, far));
  EXPECT_FALSE(t.offers(OptionKind::replace_dude, dude, lying));
  t.shootout(dude, rival);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.count(OptionKind::replace_dude), 0);
}

TEST(Experienced, ANewVersionIsUnderTheSameEffects) {
  PROVES("RC-EXPERIENCED-005");
  Town t;
  const CardId dude = t.dude(P1, {.title = "Base", .bullets = 2});
  const CardId better = t.in_hand(P1, CardType::dude, {.title = "Better", .bullets = 3, .experience = 1});
  const CardId curse = t.deed(P1, {.abilities = {noon().effect(Verb::modify, cards(is(CardType::dude)), Stat::bullets, num(-1))}});
  same_persona(t, dude, better);
  t.use(curse);
  t.pass(P2);
  t.take(OptionKind::replace_dude, dude, better);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
}

TEST(Shoppin, IsPaidBeforeTheCardEntersPlay) {
  PROVES("RR-SHOP-002");
  Town t;
  const CardId dude = t.in_hand(P1, CardType::dude, {.cost = 4});
  watcher(t, P2, TriggerPoint::card_entering_play, Window::before);
  t.shop(dude);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.ghost_rock(P1), 6);
  EXPECT_EQ(t.zone(dude), Zone::hand);
}

TEST(Shoppin, GoodsEnterPlayAndAreThenAttached) {
  PROVES("RR-GOODS-001");
  Town t;
  const CardId dude = t.dude(P1);
  const CardId goods = t.in_hand(P1, CardType::goods);
  const CardId listener = watcher(t, P2, TriggerPoint::card_entered_play);
  t.shop(goods, dude);
  ASSERT_TRUE(t.can_use(listener));
  EXPECT_EQ(t.happened("card.attached"), 0);
  t.pass();
  ASSERT_EQ(t.happened("card.attached"), 1);
  EXPECT_EQ(t.events("card.attached")[0].other, dude);
}

}  // namespace
}  // namespace highnoon::test
