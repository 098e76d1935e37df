// The classic game: numbers of cards, what leaves play with what, card memory, ready Weapons.

#include "effect/modifier.hpp"
#include "highnoon/save.hpp"
#include "state/zone.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic() { return {.ruleset = "classic"}; }

/// A deed with "Noon: ace (discard) that."
CardId killer(Town& t, Verb verb, Expr whom) { return t.deed(P1, {.abilities = {noon().effect(verb, std::move(whom))}}); }

// --- numbers ---------------------------------------------------------------------------------------------------------------------

TEST(ClassicNumbers, GoodsAddTheirBonusesWhileAttached) {
  PROVES("CL-STAT-001", "CL-STAT-002");
  Town t(classic());
  const CardId dude = t.dude(P1, {.bullets = 2, .influence = 1});
  const CardId gun = t.goods(P1, dude, {.bullets = 1, .keywords = {"Weapon"}});
  const CardId hat = t.goods(P1, dude, {.influence = 1});
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
  t.use(killer(t, Verb::discard, cards(is(CardType::goods))));
  EXPECT_EQ(t.zone(gun), Zone::discard);
  EXPECT_EQ(t.zone(hat), Zone::discard);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
  EXPECT_EQ(t.stat(dude, Stat::influence), 1);
}

/// What the card costs with such changes, made in this order.
int cost_after(int printed, std::vector<int> changes) {
  Town t(classic());
  for (const int change : changes) {
    t.deed(P1, {.abilities = {standing().gives(StandingDef::Kind::cost, 0, num(change), is(CardType::dude))}});
  }
  t.shop(t.in_hand(P1, CardType::dude, {.cost = printed}));
  return 10 - t.ghost_rock(P1);
}

TEST(ClassicNumbers, ACostStopsAtZero) {
  PROVES("CL-STAT-005");
  EXPECT_EQ(cost_after(2, {-5}), 0);
  EXPECT_EQ(cost_after(2, {-5, +1}), 1) << "from zero, not from -3";
  EXPECT_EQ(cost_after(2, {+1, -5}), 0);
  EXPECT_EQ(cost_after(4, {-1, +2}), 5);
}

TEST(ClassicNumbers, ACostThatLastingEffectsChangeStopsAtZeroToo) {
  PROVES("CL-STAT-005");
  Town t(classic());
  const CardId dude = t.in_hand(P1, CardType::dude, {.cost = 2});
  t.edit([&](Kernel& k) {
    for (const int amount : {-5, +1}) {
      Modifier change;
      change.op = ModifierOp::add;
      change.what = static_cast<std::uint8_t>(Stat::cost);
      change.card = dude;
      change.amount = static_cast<std::int16_t>(amount);
      k.s.modifiers.push(change);
    }
    touch(k);
  });
  EXPECT_EQ(t.stat(dude, Stat::cost), 1);
}

TEST(ClassicNumbers, OtherNumbersKeepWhatIsBelowZero) {
  PROVES("CL-STAT-006");
  Town t(classic());
  const CardId dude = t.dude(P1, {.bullets = 1});
  const auto change = [&](int amount) { return t.deed(P1, {.abilities = {noon().effect(Verb::modify, dudes(mine()), Stat::bullets, num(amount))}}); };
  t.use(change(-3));
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0);
  t.pass(P2);
  t.use(change(1));
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0) << "-1 in truth";
}

TEST(ClassicNumbers, ArePrintedOnesWithAllThatChangesThem) {
  PROVES("CL-STAT-007", "CL-STAT-008");
  Town t(classic());
  const CardId dude = t.dude(P1, {.bullets = 2, .influence = 1});
  t.goods(P1, dude, {.bullets = 2, .influence = 2});
  t.use(t.deed(P1, {.abilities = {noon().effect(Verb::modify, dudes(mine()), Stat::bullets, num(1))}}));
  EXPECT_EQ(t.stat(dude, Stat::bullets), 5);
  t.pass(P2);
  const Expr printed = op(Op::printed_stat, static_cast<int>(Stat::influence), {op(Op::candidate)});
  t.use(t.deed(P1, {.abilities = {noon().choose(dudes(compare(printed, Comparison::at_most, num(1)))).effect(Verb::bounty, slot(0), num(1))}}));
  if (t.kind() == DecisionKind::choose_cards) t.pick(dude);
  EXPECT_EQ(t.bounty(dude), 1) << "three now, one as printed";
}

TEST(ClassicCards, CardsSayWhatRulesForbid) {
  PROVES("CL-CARD-009");
  Town t(classic());
  const CardId caller = t.dude(P1, {.at = t.home(P2)});
  const CardId shy = t.dude(P2);
  const CardId bold = t.dude(P2, {.abilities = {standing().permits(Permit::call_out_at_home, is(CardType::dude), is_card(self()))}});
  EXPECT_FALSE(t.offers(OptionKind::call_out, caller, shy));
  EXPECT_TRUE(t.offers(OptionKind::call_out, caller, bold));
}

TEST(ClassicCards, ABootedCardPaysNoBoot) {
  PROVES("CL-CARD-010");
  Town t(classic());
  const CardId deed = t.deed(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 1)}});
  const CardId tired = t.deed(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 1)}, .booted = true});
  EXPECT_TRUE(t.can_use(deed));
  EXPECT_FALSE(t.can_use(tired));
}

TEST(ClassicCards, AHomeIsALocationAndNoDeed) {
  PROVES("CL-HOME-001");
  Town t(classic());
  const CardId dude = t.dude(P1);
  t.deed(P2);
  EXPECT_EQ(t.where(dude), t.home(P1));
  t.use(t.deed(P1, {.abilities = {noon().effect(Verb::boot, cards(is(CardType::deed)))}}));
  EXPECT_FALSE(t.is_booted(t.home_card(P1)));
  EXPECT_FALSE(t.is_booted(t.home_card(P2)));
  EXPECT_EQ(t.events("card.booted")[0].subjects.size(), 2u);
}

// --- leaving play ----------------------------------------------------------------------------------------------------------------

TEST(ClassicGoods, LeaveWithTheirDude) {
  PROVES("CL-GOODS-002", "CL-GOODS-003", "CL-SPELL-002");
  for (const Verb verb : {Verb::ace, Verb::discard}) {
    Town t(classic());
    const CardId dude = t.dude(P1, {.keywords = {"Huckster 1"}});
    const CardId horse = t.goods(P1, dude, {.keywords = {"Horse"}});
    const CardId first = t.spell(P1, dude, {.keywords = {"Hex"}}), second = t.spell(P1, dude, {.keywords = {"Hex"}});
    t.use(killer(t, verb, dudes(mine())));
    for (const CardId card : {dude, horse, first, second}) EXPECT_EQ(t.zone(card), verb == Verb::ace ? Zone::boot_hill : Zone::discard);
  }
}

// --- card memory -----------------------------------------------------------------------------------------------------------------

/// Bare: the card is put there.
void put_away(Town& t, CardId card, Zone zone) {
  t.edit([&](Kernel& k) { put(k, card, zone); });
}

bool is_harrowed(Town& t, CardId card) { return has_keyword(t.kernel(), card, Keyword::harrowed); }

/// A deed with "Noon: dudes of yours are Harrowed for good."
CardId grave(Town& t, PlayerId player) {
  return t.deed(player, {.abilities = {noon().effect(Verb::grant_keyword, dudes(mine()), Keyword::harrowed, left_out(), Duration::permanent)}});
}

TEST(ClassicMemory, WhatChangesAUniqueCardForGoodStaysWithItsName) {
  PROVES("CL-MEMORY-001");
  Town t(classic());
  const CardId ours = t.dude(P1, {.title = "X", .bounty = 1});
  const CardId theirs = t.in_hand(P2, CardType::dude, {.title = "X"});
  t.use(grave(t, P1));
  t.edit([&](Kernel& k) { k.card(ours).influence_counters = 2; });
  put_away(t, ours, Zone::discard);
  EXPECT_EQ(t.bounty(ours), 0);
  t.shop(theirs);
  EXPECT_EQ(t.bounty(theirs), 1);
  EXPECT_EQ(t.stat(theirs, Stat::influence), 2);
  EXPECT_TRUE(is_harrowed(t, theirs));
  EXPECT_FALSE(is_harrowed(t, ours)) << "what is changed is the card in play";
  put_away(t, theirs, Zone::hand);
  t.pass(P1);
  t.shop(theirs);
  EXPECT_EQ(t.bounty(theirs), 1);
  EXPECT_EQ(t.stat(theirs, Stat::influence), 2) << "once, not once more each time";
}

TEST(ClassicMemory, WhatIsTakenBackInPlayIsForgotten) {
  PROVES("CL-MEMORY-002");
  Town t(classic());
  const CardId dude = t.dude(P1, {.title = "X", .bounty = 1});
  put_away(t, dude, Zone::hand);
  const CardId pardon = t.deed(P1, {.abilities = {noon().effect(Verb::bounty, dudes(mine()), num(-1))}});
  t.shop(dude);
  EXPECT_EQ(t.bounty(dude), 1);
  t.pass(P2);
  t.use(pardon);
  put_away(t, dude, Zone::hand);
  t.pass(P2);
  t.shop(dude);
  EXPECT_EQ(t.bounty(dude), 0);
}

TEST(ClassicMemory, PullsReadWhatIsPrinted) {
  PROVES("CL-MEMORY-003");
  Town t(classic());
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 1"}});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {noon().test(SkillTest::spell, 5).effect(Verb::gain, you(), 1)}});
  const CardId dude = t.dude(P1, {.title = "X", .value = 13, .keywords = {"Rowdy"}});
  const Expr rowdy = op(Op::has_keyword, static_cast<int>(Keyword::rowdy));
  t.use(t.deed(P1, {.abilities = {noon().effect(Verb::set_stat, dudes(rowdy), Stat::value, num(5), Duration::permanent)}}));
  EXPECT_EQ(t.stat(dude, Stat::value), 5);
  put_away(t, dude, Zone::deck);
  t.pass(P2);
  t.use(spell);
  EXPECT_EQ(t.events("skill_check.made")[0].amount, 14);
}

TEST(ClassicMemory, OfANonUniqueCardOnlyItsOwnersCopiesAreMeant) {
  PROVES("CL-MEMORY-004");
  Town t(classic());
  const std::vector<std::string> common = {"Non-Unique"};
  const CardId first = t.dude(P1, {.title = "X", .keywords = common});
  const CardId ours = t.in_hand(P1, CardType::dude, {.title = "X", .keywords = common});
  const CardId theirs = t.in_hand(P2, CardType::dude, {.title = "X", .keywords = common});
  t.use(grave(t, P1));
  put_away(t, first, Zone::discard);
  t.shop(theirs);
  t.shop(ours);
  EXPECT_TRUE(is_harrowed(t, ours));
  EXPECT_FALSE(is_harrowed(t, theirs));
}

TEST(ClassicMemory, WhatLastsForAWhileIsNotKept) {
  PROVES("CL-MEMORY-005");
  Town t(classic());
  const CardId dude = t.dude(P1, {.title = "X", .bullets = 1});
  t.use(t.deed(P1, {.abilities = {noon().effect(Verb::modify, dudes(mine()), Stat::bullets, num(2))}}));
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  put_away(t, dude, Zone::hand);
  t.pass(P2);
  t.shop(dude);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
}

TEST(ClassicMemory, IsSavedWithTheGame) {
  Town t(classic());
  const CardId dude = t.dude(P1, {.title = "X", .bounty = 1});
  t.use(grave(t, P1));
  put_away(t, dude, Zone::hand);
  t.pass(P2);
  const std::vector<std::byte> bytes = save(t.game());
  Result<Game> loaded = load(t.game().content_ptr(), bytes);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->hash(), t.game().hash());
}

TEST(ClassicMemory, BelongsToTheRuleset) {
  Town t;
  const CardId dude = t.dude(P1, {.title = "X", .bounty = 1});
  t.use(grave(t, P1));
  put_away(t, dude, Zone::hand);
  t.pass(P2);
  t.shop(dude);
  EXPECT_EQ(t.bounty(dude), 0);
  EXPECT_FALSE(is_harrowed(t, dude));
}

// --- Weapons ---------------------------------------------------------------------------------------------------------------------

CardSpec gun(int bonus) { return {.bullets = bonus, .keywords = {"Weapon"}, .abilities = {noon().effect(Verb::gain, you(), 1), standing().gives(Stat::influence, 1)}}; }

bool is_unready(Town& t, CardId card) { return t.card(card).has(kUnready); }

TEST(ClassicWeapons, ADudeMayHaveManyOfWhichOneIsReady) {
  PROVES("CL-WEAPON-001", "CL-WEAPON-002");
  Town t(classic());
  const CardId dude = t.dude(P1);
  const CardId first = t.goods(P1, dude, gun(1)), second = t.goods(P1, dude, gun(1));
  const CardId third = t.in_hand(P1, CardType::goods, gun(1));
  t.shop(third, dude);
  EXPECT_EQ(t.host(third), dude);
  EXPECT_FALSE(is_unready(t, first));
  EXPECT_TRUE(is_unready(t, second));
  EXPECT_TRUE(is_unready(t, third));
}

TEST(ClassicWeapons, AnUnreadyOneGivesNothing) {
  PROVES("CL-WEAPON-003");
  Town t(classic());
  const CardId dude = t.dude(P1, {.bullets = 2});
  const CardId first = t.goods(P1, dude, gun(1)), second = t.goods(P1, dude, gun(3));
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  EXPECT_EQ(t.stat(dude, Stat::influence), 1) << "one trait";
  EXPECT_TRUE(t.can_use(first));
  EXPECT_FALSE(t.can_use(second));
}

TEST(ClassicWeapons, AnUnreadyOneIsSeenAndChosen) {
  PROVES("CL-WEAPON-004");
  Town t(classic());
  const CardId dude = t.dude(P2);
  const CardId first = t.goods(P2, dude, gun(1)), second = t.goods(P2, dude, gun(3));
  const CardId thief = t.deed(P1, {.abilities = {noon().choose(cards(is(CardType::goods))).effect(Verb::discard, slot(0))}});
  const View view = t.game().view(P1);
  const auto& held = view.players[1].street[0].dudes[0].attachments;
  ASSERT_EQ(held.size(), 2u);
  EXPECT_FALSE(held[0].unready);
  EXPECT_TRUE(held[1].unready);
  EXPECT_FALSE(held[1].title.empty());
  t.use(thief);
  EXPECT_TRUE(t.offers(OptionKind::card, first));
  t.pick(second);
  EXPECT_EQ(t.zone(second), Zone::discard);
}

TEST(ClassicWeapons, ReadyingOneChangesOverToIt) {
  Town t(classic());
  const CardId dude = t.dude(P1, {.bullets = 1});
  const CardId small = t.goods(P1, dude, gun(1)), big = t.goods(P1, dude, gun(3));
  const CardId drill = t.deed(P1, {.abilities = {noon().choose(cards(op(Op::is_unready))).effect(Verb::ready_weapon, slot(0))}});
  t.use(drill);
  if (t.kind() == DecisionKind::choose_cards) t.pick(big);
  EXPECT_TRUE(is_unready(t, small));
  EXPECT_FALSE(is_unready(t, big));
  EXPECT_EQ(t.stat(dude, Stat::bullets), 4);
  ASSERT_EQ(t.happened("weapon.readied"), 1);
  EXPECT_EQ(t.events("weapon.readied")[0].other, dude);
}

TEST(ClassicWeapons, WithoutAReadyOneTheOthersWaitToBeReadied) {
  Town t(classic());
  const CardId dude = t.dude(P1);
  const CardId first = t.goods(P1, dude, gun(1)), second = t.goods(P1, dude, gun(3));
  put_away(t, first, Zone::discard);
  EXPECT_TRUE(is_unready(t, second));
  const CardId third = t.in_hand(P1, CardType::goods, gun(1));
  t.shop(third, dude);
  EXPECT_TRUE(is_unready(t, third)) << "he has one";
  t.pass(P2);
  t.use(t.deed(P1, {.abilities = {noon().choose(cards(op(Op::is_unready))).effect(Verb::ready_weapon, slot(0))}}));
  t.pick(third);
  EXPECT_FALSE(is_unready(t, third));
  EXPECT_TRUE(is_unready(t, second));
}

TEST(ClassicWeapons, APlayOfOneIsNotedUntilTheShootoutIsOverAReactionIsNot) {
  Town t(classic());
  const CardId dude = t.dude(P1, {.at = kSquare}), rival = t.dude(P2, {.at = kSquare});
  const CardId rifle = t.goods(P1, dude, {.keywords = {"Weapon"}, .abilities = {react(TriggerPoint::shootout_begins).effect(Verb::gain, you(), 1),
                                                                              shootout_play().effect(Verb::gain, you(), 1)}});
  t.call_out(dude, rival);
  t.accept();
  t.pass_until(DecisionKind::react);
  t.use(rifle, 0);
  EXPECT_FALSE(t.card(rifle).has(kUsedHere));
  t.pass_until(DecisionKind::shootout_play, P1);
  t.use(rifle, 1);
  EXPECT_TRUE(t.card(rifle).has(kUsedHere));
  EXPECT_EQ(t.ghost_rock(P1), 12);
  t.draws(P1, "KC KD KH 2S 3S");
  t.draws(P2, "2C 3D 4H 9S TC");
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.host(rifle), dude);
  EXPECT_FALSE(t.card(rifle).has(kUsedHere));
}

TEST(ClassicWeapons, ACardMayLetADudeUseOneMore) {
  Town t(classic());
  const CardId dude = t.dude(P1, {.abilities = {standing().permits(Permit::extra_weapon)}});
  t.goods(P1, dude, gun(1));
  EXPECT_FALSE(is_unready(t, t.goods(P1, dude, gun(1))));
  EXPECT_TRUE(is_unready(t, t.goods(P1, dude, gun(1))));
}

}  // namespace
}  // namespace highnoon::test
