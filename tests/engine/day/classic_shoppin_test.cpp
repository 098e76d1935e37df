// The classic game: who may bring which card into play, where it goes, and other versions of it.

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic() { return {.ruleset = "classic"}; }

/// An action that attaches a card of the hand to an own card.
CardSpec supplier() {
  return {.abilities = {noon().choose(op(Op::cards_in_hand, 0, {you()})).choose(cards(mine())).effect(Verb::attach, slot(0), slot(1))}};
}

// --- uniqueness ------------------------------------------------------------------------------------------------------------------

TEST(ClassicUnique, DudesAndDeedsOfAnyPlayerKeepTheirNamesOutOfPlay) {
  PROVES("CL-UNIQUE-001", "CL-UNIQUE-002");
  Town t(classic());
  t.dude(P2, {.title = "X"});
  t.deed(P2, {.title = "Y"});
  t.dude(P2, {.title = "Common", .keywords = {"Non-Unique"}});
  const CardId x = t.in_hand(P1, CardType::dude, {.title = "X"});
  const CardId y = t.in_hand(P1, CardType::deed, {.title = "Y"});
  const CardId common = t.in_hand(P1, CardType::dude, {.title = "Common", .keywords = {"Non-Unique"}});
  const CardId other = t.in_hand(P1, CardType::dude, {.title = "Z"});
  EXPECT_FALSE(t.offers_any(x));
  EXPECT_FALSE(t.offers_any(y));
  EXPECT_TRUE(t.offers(OptionKind::shop, common));
  EXPECT_TRUE(t.offers(OptionKind::shop, other));
}

TEST(ClassicUnique, AnyBootHillKeepsTheNameOut) {
  PROVES("CL-UNIQUE-003");
  Town t(classic());
  t.put_card(P2, Zone::boot_hill, CardType::dude, {.title = "X"});
  t.put_card(P1, Zone::boot_hill, CardType::dude, {.title = "Y"});
  t.put_card(P2, Zone::discard, CardType::dude, {.title = "Z"});
  EXPECT_FALSE(t.offers_any(t.in_hand(P1, CardType::dude, {.title = "X"})));
  EXPECT_FALSE(t.offers_any(t.in_hand(P1, CardType::dude, {.title = "Y"})));
  EXPECT_TRUE(t.offers_any(t.in_hand(P1, CardType::dude, {.title = "Z"})));
}

TEST(ClassicUnique, IsTheSameForWhatElseSaysIt) {
  PROVES("CL-UNIQUE-005");
  Town t(classic());
  const CardId theirs = t.dude(P2, {.keywords = {"Huckster 1"}});
  t.goods(P2, theirs, {.title = "Idol", .keywords = {"Unique"}});
  t.spell(P2, theirs, {.title = "Curse", .keywords = {"Hex", "Unique"}});
  t.improvement(P2, t.deed(P2), {.title = "Vault", .keywords = {"Unique"}});
  t.dude(P1, {.keywords = {"Huckster 1"}});
  t.deed(P1);
  EXPECT_FALSE(t.offers_any(t.in_hand(P1, CardType::goods, {.title = "Idol", .keywords = {"Unique"}})));
  EXPECT_FALSE(t.offers_any(t.in_hand(P1, CardType::spell, {.title = "Curse", .keywords = {"Hex", "Unique"}})));
  EXPECT_FALSE(t.offers_any(t.in_hand(P1, CardType::improvement, {.title = "Vault", .keywords = {"Unique"}})));
  EXPECT_TRUE(t.offers_any(t.in_hand(P1, CardType::goods, {.title = "Other Idol", .keywords = {"Unique"}})));
}

TEST(ClassicUnique, OfANonUniqueCardEachPlayerHasOne) {
  PROVES("CL-UNIQUE-006", "CL-UNIQUE-007", "CL-UNIQUE-008");
  const std::vector<std::string> common = {"Non-Unique"};
  for (const CardType type : {CardType::dude, CardType::deed}) {
    Town t(classic());
    const auto enter = [&](PlayerId player, const char* title) {
      return type == CardType::dude ? t.dude(player, {.title = title, .keywords = common}) : t.deed(player, {.title = title, .keywords = common});
    };
    enter(P2, "Theirs");
    enter(P1, "Ours");
    t.put_card(P1, Zone::boot_hill, type, {.title = "Dead", .keywords = common});
    const CardId second = t.in_hand(P1, type, {.title = "Theirs", .keywords = common});
    const CardId same = t.in_hand(P1, type, {.title = "Ours", .keywords = common});
    const CardId dead = t.in_hand(P1, type, {.title = "Dead", .keywords = common});
    const CardId dead_elsewhere = t.in_hand(P2, type, {.title = "Dead", .keywords = common});
    EXPECT_TRUE(t.offers_any(second));
    EXPECT_FALSE(t.offers_any(same));
    EXPECT_FALSE(t.offers_any(dead));
    t.pass(P1);
    EXPECT_TRUE(t.offers_any(dead_elsewhere));
  }
}

TEST(ClassicUnique, OtherAttachmentsAreAnyNumber) {
  PROVES("CL-UNIQUE-009");
  Town t(classic());
  const CardId a = t.dude(P1, {.keywords = {"Huckster 1"}}), b = t.dude(P1);
  const CardId full = t.deed(P1), empty = t.deed(P1);
  for (const CardId dude : {a, a, b}) t.goods(P1, dude, {.title = "Hat"});
  t.spell(P1, a, {.title = "Curse", .keywords = {"Hex"}});
  t.improvement(P1, full, {.title = "Vault"});
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, t.in_hand(P1, CardType::goods, {.title = "Hat"}), a));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, t.in_hand(P1, CardType::spell, {.title = "Curse", .keywords = {"Hex"}}), a));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, t.in_hand(P1, CardType::improvement, {.title = "Vault"}), empty));
}

TEST(ClassicUnique, TokensAreAnyNumber) {
  Town t(classic());
  const DefId def = t.define(CardType::dude, {.title = "Gun for Hire", .keywords = {"Token"}});
  const CardId maker = t.deed(P1, {.abilities = {noon().repeat().effect(Verb::make_token, static_cast<std::int32_t>(def), you())}});
  for (int i = 0; i < 2; ++i) {
    t.use(maker);
    t.pass(P2);
  }
  EXPECT_EQ(t.happened("card.entered_play"), 2);
}

// --- shoppin' --------------------------------------------------------------------------------------------------------------------

TEST(ClassicShoppin, BringsFiveTypesIntoPlayForTheirCost) {
  PROVES("CL-SHOP-001", "CL-SHOP-002");
  Town t(classic());
  const CardId host = t.dude(P1, {.keywords = {"Huckster 1"}});
  const CardId deed = t.deed(P1);
  const auto held = [&](CardType type, int cost) {
    return t.in_hand(P1, type, {.cost = cost, .keywords = type == CardType::spell ? std::vector<std::string>{"Hex"} : std::vector<std::string>{}});
  };
  EXPECT_TRUE(t.offers(OptionKind::shop, held(CardType::dude, 10)));
  EXPECT_EQ(t.count(OptionKind::shop_deed, held(CardType::deed, 10)), 2);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, held(CardType::goods, 10), host));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, held(CardType::spell, 10), host));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, held(CardType::improvement, 10), deed));
  for (const CardType type : {CardType::action, CardType::event, CardType::joker}) EXPECT_FALSE(t.offers_any(held(type, 0)));
  for (const CardType type : {CardType::dude, CardType::deed, CardType::goods, CardType::spell, CardType::improvement}) {
    EXPECT_FALSE(t.offers_any(held(type, 11)));
  }
  t.put_card(P1, Zone::discard, CardType::dude, {.title = "Lying"});
  const CardId vault = held(CardType::improvement, 4);
  t.shop(vault, deed);
  EXPECT_EQ(t.ghost_rock(P1), 6);
  EXPECT_EQ(t.host(vault), deed);
}

TEST(ClassicShoppin, ANewDudeOfAnyOutfitStartsAtHomeUnbooted) {
  PROVES("CL-SHOP-004", "CL-SHOP-005", "CL-CARD-011");
  Town t(classic());
  t.outfit(P1, {.faction = "alpha"});
  t.ghost_rock(P1, 4);
  const CardId dude = t.in_hand(P1, CardType::dude, {.influence = 2, .cost = 4, .faction = "beta"});
  t.shop(dude);
  EXPECT_EQ(t.ghost_rock(P1), 0) << "influence raises the upkeep, not the price";
  EXPECT_EQ(t.where(dude), t.home(P1));
  EXPECT_FALSE(t.is_booted(dude));
}

TEST(ClassicShoppin, AbilitiesCanBeUsedOnTheNextTurn) {
  PROVES("CL-SHOP-003");
  Town t(classic());
  const CardId dude = t.in_hand(P1, CardType::dude, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  t.shop(dude);
  t.pass(P2);
  EXPECT_TRUE(t.can_use(dude));
}

TEST(ClassicShoppin, DeedsOutOfTownStayOffTheStreet) {
  PROVES("CL-SHOP-006");
  Town t(classic());
  const CardId strike = t.in_hand(P1, CardType::deed, {.keywords = {"Out of Town"}});
  t.shop(strike);
  EXPECT_EQ(t.zone(strike), Zone::in_play);
  EXPECT_EQ(t.street(P1).size(), 1u);
}

TEST(ClassicShoppin, AnImprovementNeedsADeedThatCanBeChosen) {
  PROVES("CL-SHOP-007");
  Town t(classic());
  const CardId open = t.deed(P1);
  const CardId hidden = t.deed(P1, {.abilities = {standing().forbids(Act::be_chosen)}});
  const CardId vault = t.in_hand(P1, CardType::improvement);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, vault, open));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, vault, hidden));
}

TEST(ClassicShoppin, GoodsAndSpellsGoToUnbootedDudesWhereThePlayerControls) {
  PROVES("CL-SHOP-008", "CL-SHOP-009");
  Town t(classic());
  const CardId at_home = t.dude(P1, {.keywords = {"Huckster 1"}});
  const CardId tired = t.dude(P1, {.keywords = {"Huckster 1"}, .booted = true});
  const CardId away = t.dude(P1, {.keywords = {"Huckster 1"}, .at = kSquare});
  for (const CardId card : {t.in_hand(P1, CardType::goods), t.in_hand(P1, CardType::spell, {.keywords = {"Hex"}})}) {
    EXPECT_TRUE(t.offers(OptionKind::shop_attach, card, at_home));
    EXPECT_FALSE(t.offers(OptionKind::shop_attach, card, tired));
    EXPECT_FALSE(t.offers(OptionKind::shop_attach, card, away));
  }
}

TEST(ClassicShoppin, ADudeCarriesAnyNumberButOneHorse) {
  PROVES("CL-SHOP-010", "CL-SHOP-011");
  Town t(classic());
  const CardId rider = t.dude(P1), walker = t.dude(P1);
  t.goods(P1, rider, {.keywords = {"Horse"}});
  for (int i = 0; i < 6; ++i) t.goods(P1, rider);
  const CardId hat = t.in_hand(P1, CardType::goods);
  const CardId horse = t.in_hand(P1, CardType::goods, {.keywords = {"Horse"}});
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, horse, rider));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, horse, walker));
  t.shop(hat, rider);
  EXPECT_EQ(t.host(hat), rider);
}

TEST(ClassicShoppin, EffectsFollowItsRules) {
  PROVES("CL-SHOP-012");
  Town t(classic());
  const CardId ready = t.dude(P1), tired = t.dude(P1, {.booted = true}), away = t.dude(P1, {.at = kSquare});
  const CardId rider = t.dude(P1);
  t.goods(P1, rider, {.keywords = {"Horse"}});
  const CardId horse = t.in_hand(P1, CardType::goods, {.cost = 4, .keywords = {"Horse"}});
  const CardId action = t.action_in_hand(P1, supplier());
  t.use(action);
  if (t.offers(OptionKind::card, horse)) t.pick(horse);
  for (const CardId dude : {tired, away, rider}) EXPECT_FALSE(t.offers(OptionKind::card, dude));
  t.pick(ready);
  EXPECT_EQ(t.host(horse), ready);
  EXPECT_EQ(t.ghost_rock(P1), 6);
}

TEST(ClassicShoppin, AnEffectAttachesImprovementsByItsRulesToo) {
  PROVES("CL-SHOP-012");
  Town t(classic());
  const CardId own = t.deed(P1), full = t.deed(P1), theirs = t.deed(P2);
  t.improvement(P1, full, {.title = "X"});
  t.dude(P1, {.influence = 1, .at = theirs});
  const CardId vault = t.in_hand(P1, CardType::improvement, {.title = "X", .cost = 4});
  t.use(t.action_in_hand(P1, supplier()));
  if (t.kind() == DecisionKind::choose_cards && t.offers(OptionKind::card, vault)) t.pick(vault);
  EXPECT_FALSE(t.offers(OptionKind::card, full));
  EXPECT_FALSE(t.offers(OptionKind::card, theirs));
  t.pick(own);
  EXPECT_EQ(t.host(vault), own);
  EXPECT_EQ(t.ghost_rock(P1), 6);
}

TEST(ClassicGoods, NeedADude) {
  PROVES("CL-GOODS-001");
  Town t(classic());
  t.deed(P1);
  const CardId goods = t.in_hand(P1, CardType::goods);
  EXPECT_FALSE(t.offers_any(goods));
  const CardId dude = t.dude(P1);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, goods, dude));
}

// --- improvements ----------------------------------------------------------------------------------------------------------------

TEST(ClassicImprovement, IsNoDeedAndNoLocation) {
  PROVES("CL-IMPROVE-001", "CL-IMPROVE-005");
  Town t(classic());
  const CardId dude = t.dude(P1);
  const CardId deed = t.deed(P1, {.abilities = {noon().effect(Verb::gain, you(), op(Op::count, 0, {cards(is(CardType::deed))}))}});
  const CardId vault = t.improvement(P1, deed);
  EXPECT_TRUE(t.offers(OptionKind::move, dude, LocationId(deed)) || t.offers(OptionKind::move_booting, dude, LocationId(deed)));
  EXPECT_FALSE(t.offers(OptionKind::move, dude, LocationId(vault)) || t.offers(OptionKind::move_booting, dude, LocationId(vault)));
  t.use(deed);
  EXPECT_EQ(t.ghost_rock(P1), 11) << "one deed";
}

TEST(ClassicImprovement, GoesToADeedThatItsPlayerOwnsAndControls) {
  PROVES("CL-IMPROVE-002");
  Town t(classic());
  const CardId own = t.deed(P1), taken = t.deed(P1), conquered = t.deed(P2);
  t.dude(P2, {.influence = 1, .at = taken});
  t.dude(P1, {.influence = 1, .at = conquered});
  const CardId vault = t.in_hand(P1, CardType::improvement);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, vault, own));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, vault, taken));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, vault, conquered));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, vault, t.home_card(P1)));
}

TEST(ClassicImprovement, ItsOwnTextMayNameOtherDeeds) {
  PROVES("CL-IMPROVE-003");
  Town t(classic());
  const CardId theirs = t.deed(P2), own = t.deed(P1);
  const CardId sabotage = t.in_hand(P1, CardType::improvement, {.abilities = {attaches_to(is(CardType::deed) && !mine())}});
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, sabotage, own));
  t.shop(sabotage, theirs);
  EXPECT_EQ(t.host(sabotage), theirs);
}

TEST(ClassicImprovement, IsOncePerNameOnADeed) {
  PROVES("CL-IMPROVE-009", "CL-IMPROVE-010");
  Town t(classic());
  const CardId deed = t.deed(P1), other = t.deed(P1);
  t.improvement(P1, deed, {.title = "X"});
  t.improvement(P1, deed, {.title = "Y"});
  const CardId x = t.in_hand(P1, CardType::improvement, {.title = "X"});
  const CardId z = t.in_hand(P1, CardType::improvement, {.title = "Z"});
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, x, deed));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, x, other));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, z, deed));
}

TEST(ClassicImprovement, IsControlledWithItsDeed) {
  PROVES("CL-IMPROVE-006");
  Town t(classic());
  const CardId deed = t.deed(P1);
  const CardId vault = t.improvement(P1, deed, {.control = 1});
  const CardId rival = t.dude(P2, {.influence = 2, .at = kSquare});
  EXPECT_EQ(t.controller(vault), P1);
  t.pass(P1);
  t.move(rival, deed);
  EXPECT_EQ(t.controller(deed), P2);
  EXPECT_EQ(t.controller(vault), P2);
}

TEST(ClassicImprovement, LeavesPlayAsItsDeedDoes) {
  PROVES("CL-IMPROVE-004");
  for (const Verb verb : {Verb::ace, Verb::discard}) {
    Town t(classic());
    const CardId deed = t.deed(P2);
    const CardId vault = t.improvement(P2, deed), cellar = t.improvement(P2, deed, {.owner = P1});
    const CardId burner = t.deed(P1, {.abilities = {noon().effect(verb, cards(is(CardType::deed) && !mine()))}});
    t.use(burner);
    const Zone pile = verb == Verb::ace ? Zone::boot_hill : Zone::discard;
    for (const CardId card : {deed, vault, cellar}) EXPECT_EQ(t.zone(card), pile);
    EXPECT_EQ(t.pile(P1, pile).size(), 1u) << "its owner's";
  }
}

// --- versions --------------------------------------------------------------------------------------------------------------------

/// Printings of one card.
void same_persona(Town& t, std::initializer_list<CardId> all) {
  t.edit([&](Kernel& k) {
    for (const CardId card : all) t.definitions().cards[k.card(card).def].persona = "One Card";
  });
}

TEST(ClassicExperienced, VersionsAreOneCardForUniqueness) {
  PROVES("CL-EXPERIENCED-002", "CL-EXPERIENCED-003");
  for (const PlayerId player : {P1, P2}) {
    Town t(classic());
    const CardId plain = t.dude(player, {.title = "Plain"});
    const CardId better = t.in_hand(P1, CardType::dude, {.title = "Better", .experience = 2});
    same_persona(t, {plain, better});
    EXPECT_FALSE(t.offers(OptionKind::shop, better));
    EXPECT_EQ(t.offers(OptionKind::replace_dude, plain, better), player == P1);
  }
}

TEST(ClassicExperienced, AVersionTakesThePlaceOfAnotherForNothing) {
  PROVES("CL-EXPERIENCED-001", "CL-EXPERIENCED-004", "CL-EXPERIENCED-007");
  Town t(classic());
  const CardId dude = t.dude(P1, {.title = "Plain", .bullets = 1, .at = kSquare});
  const CardId hat = t.goods(P1, dude), boots = t.goods(P1, dude);
  const CardId better = t.in_hand(P1, CardType::dude, {.title = "Better", .bullets = 3, .cost = 9, .experience = 3});
  same_persona(t, {dude, better});
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
  t.take(OptionKind::replace_dude, dude, better);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  EXPECT_EQ(t.where(dude), kSquare);
  EXPECT_EQ(t.host(hat), dude);
  EXPECT_EQ(t.host(boots), dude);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.decider(), P2) << "it was this turn's play";
}

TEST(ClassicExperienced, TheOldVersionGoesToItsOwnersPileButIsNotDiscarded) {
  PROVES("CL-EXPERIENCED-005", "CL-EXPERIENCED-006");
  Town t(classic());
  const CardId dude = t.dude(P1, {.title = "Plain", .owner = P2});
  const CardId better = t.in_hand(P1, CardType::dude, {.title = "Better", .experience = 1});
  same_persona(t, {dude, better});
  t.take(OptionKind::replace_dude, dude, better);
  ASSERT_EQ(t.pile(P2, Zone::discard).size(), 1u);
  EXPECT_EQ(t.definitions().cards[t.card(t.pile(P2, Zone::discard).front()).def].title, "Plain");
  for (const char* name : {"dude.discarded", "dude.aced", "card.left_play", "card.discarded_from_hand"}) EXPECT_EQ(t.happened(name), 0) << name;
}

TEST(ClassicExperienced, TheNewVersionIsBootedAsTheOldOneWas) {
  PROVES("CL-EXPERIENCED-008");
  for (const bool booted : {true, false}) {
    Town t(classic());
    const CardId dude = t.dude(P1, {.title = "Plain", .booted = booted});
    const CardId better = t.in_hand(P1, CardType::dude, {.title = "Better", .experience = 1});
    same_persona(t, {dude, better});
    t.take(OptionKind::replace_dude, dude, better);
    EXPECT_EQ(t.is_booted(dude), booted);
  }
}

TEST(ClassicExperienced, AUniqueVersionIsNotBroughtInWhileAnotherGangHasIt) {
  PROVES("CL-EXPERIENCED-009");
  Town t(classic());
  const CardId ours = t.dude(P1, {.title = "Common", .keywords = {"Non-Unique"}});
  const CardId alone = t.dude(P1, {.title = "Alone", .keywords = {"Non-Unique"}});
  const CardId theirs = t.dude(P2, {.title = "Unique One"});
  const CardId unique = t.in_hand(P1, CardType::dude, {.title = "Unique One", .experience = 1});
  const CardId common = t.in_hand(P1, CardType::dude, {.title = "Other", .experience = 2, .keywords = {"Non-Unique"}});
  const CardId free = t.in_hand(P1, CardType::dude, {.title = "Free", .experience = 1});
  same_persona(t, {ours, theirs, unique, common});
  t.edit([&](Kernel& k) { t.definitions().cards[k.card(free).def].persona = "Alone"; });
  EXPECT_FALSE(t.offers(OptionKind::replace_dude, ours, unique));
  EXPECT_TRUE(t.offers(OptionKind::replace_dude, ours, common));
  EXPECT_TRUE(t.offers(OptionKind::replace_dude, alone, free));
}

TEST(ClassicExperienced, AnyVersionMayReplaceAnyOtherAgainAndAgain) {
  PROVES("CL-EXPERIENCED-010", "CL-EXPERIENCED-011");
  Town t(classic());
  const CardId dude = t.dude(P1, {.title = "Third", .experience = 3});
  const CardId plain = t.in_hand(P1, CardType::dude, {.title = "Plain"});
  const CardId first = t.in_hand(P1, CardType::dude, {.title = "First", .experience = 1});
  same_persona(t, {dude, plain, first});
  t.take(OptionKind::replace_dude, dude, plain);
  t.pass(P2);
  t.take(OptionKind::replace_dude, dude, first);
  EXPECT_EQ(t.kernel().def(dude).title, "First");
}

TEST(ClassicExperienced, WhateverHasVersionsMayChangeThem) {
  Town t(classic());
  const CardId dude = t.dude(P1);
  const CardId gun = t.goods(P1, dude, {.title = "Old Gun", .bullets = 1});
  const CardId better = t.in_hand(P1, CardType::goods, {.title = "Famous Gun", .bullets = 2, .experience = 1});
  same_persona(t, {gun, better});
  t.take(OptionKind::replace_dude, gun, better);
  EXPECT_EQ(t.host(gun), dude);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
}

}  // namespace
}  // namespace highnoon::test
