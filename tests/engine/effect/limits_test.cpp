#include "effect/modifier.hpp"
#include "tests/engine/shootout/fight.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

/// "Noon: gain as much ghost rock as that."
Ability counts(Expr number) { return noon().effect(Verb::gain, you(), std::move(number)); }

TEST(Limits, NumbersArePrintedOnesWithAllThatChangesThem) {
  PROVES("RC-LIMIT-001", "RC-VALUE-001");
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 2, .value = 6});
  t.goods(P1, dude, {.bullets = 1, .keywords = {"Weapon"}});
  t.goods(P1, dude, {.keywords = {"Condition"}, .abilities = {standing().gives(Stat::value, -3, is_card(bearer()))}});
  const CardId changer = t.deed(P1, {.abilities = {noon().effect(Verb::modify, dudes(mine()), Stat::bullets, num(-2))}});
  t.use(changer);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
  EXPECT_EQ(t.stat(dude, Stat::value), 3);
}

TEST(Limits, InfluenceAndControlBelowZeroCountAsZero) {
  PROVES("RC-LIMIT-003", "RC-LIMIT-006");
  Town t;
  t.dude(P1, {.influence = 1, .abilities = {standing().gives(Stat::influence, -3)}});
  t.dude(P1, {.influence = 2});
  t.deed(P1, {.control = 1, .abilities = {standing().gives(Stat::control, -3)}});
  t.deed(P1, {.control = 4});
  const CardId influence = t.deed(P1, {.abilities = {counts(op(Op::total_influence, 0, {you()}))}});
  const CardId control = t.deed(P1, {.abilities = {counts(op(Op::total_control, 0, {you()}))}});
  t.use(influence);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  t.pass(P2);
  t.use(control);
  EXPECT_EQ(t.ghost_rock(P1), 16);
}

TEST(Limits, ACostBelowZeroIsZero) {
  PROVES("RC-LIMIT-004");
  Town t;
  t.outfit(P1, {.abilities = {standing().gives(StandingDef::Kind::cost, 0, num(-4), is(CardType::dude))}});
  const CardId dude = t.in_hand(P1, CardType::dude, {.cost = 2});
  t.shop(dude);
  EXPECT_EQ(t.zone(dude), Zone::in_play);
  EXPECT_EQ(t.ghost_rock(P1), 10);
}

TEST(Limits, UpkeepAndProductionBelowZeroAreZero) {
  PROVES("RC-LIMIT-005", "RC-LIMIT-007");
  Town t({.phase = Phase::upkeep});
  t.outfit(P1, {.production = 3});
  t.dude(P1, {.upkeep = 1, .abilities = {standing().gives(Stat::upkeep, -3)}});
  t.deed(P1, {.production = 1, .abilities = {standing().gives(Stat::production, -3)}});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.ghost_rock(P1), 13);
}

TEST(Limits, CasualtiesBelowZeroAreZero) {
  PROVES("RC-LIMIT-009");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(
      P2, {.abilities = {resolution().effect(Verb::modify_player, you(), Stat::casualties, num(-3))}, .at = kSquare});
  ranks(t, 3, 1);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P2);
  t.use(b);
  t.pass_until_event("round.won_or_lost");
  EXPECT_EQ(t.state().shootout.round_loser, P2);
  EXPECT_EQ(casualties_owed(t.kernel(), P2), 0);
  EXPECT_EQ(casualties_owed(t.kernel(), P1), 0);
  EXPECT_EQ(t.kind(), DecisionKind::flee);
}

// --- what a dude carries ------------------------------------------------------------------------------------------------------------

TEST(Carrying, TooManyWeaponsAreSettledByTheControllerAfterThePlay) {
  PROVES("RC-ATTACH-001", "RC-ATTACH-003", "RC-WEAPON-001");
  Town t;
  const CardId dude = t.dude(P1);
  const CardId old = t.goods(P1, dude, {.keywords = {"Weapon"}});
  const CardId fresh = t.in_hand(P1, CardType::goods, {.keywords = {"Weapon"}});
  const CardId giver = t.deed(
      P1, {.abilities = {noon()
                             .effect(Verb::attach, op(Op::all, bit(Zone::hand), {is(CardType::goods)}), dudes(mine()))
                             .effect(Verb::bounty, dudes(mine()), op(Op::count, 0, {op(Op::attachments_of, 0, {dudes(mine())})}))}});
  t.use(giver);
  EXPECT_EQ(t.bounty(dude), 2) << "both are carried while the play goes on";
  ASSERT_EQ(t.kind(), DecisionKind::discard_surplus);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.offers(OptionKind::card, old));
  t.pick(fresh);
  EXPECT_EQ(t.host(old), dude);
  EXPECT_EQ(t.zone(fresh), Zone::discard);
  EXPECT_EQ(t.decider(), P2);
}

TEST(Carrying, WhatADudeMayNotCarryAnyMoreIsDiscarded) {
  PROVES("RC-ATTACH-002");
  Town t;
  const CardId huckster = t.dude(P1, {.keywords = {"Huckster 1"}});
  const CardId first = t.spell(P1, huckster, {.keywords = {"Hex"}});
  const CardId second = t.spell(P1, huckster, {.keywords = {"Hex"}});
  const CardId hat = t.goods(P1, huckster);
  const CardId curse = t.deed(P1, {.abilities = {noon().effect(Verb::lose_keyword, dudes(mine()), Keyword::huckster)}});
  t.use(curse);
  EXPECT_EQ(t.zone(first), Zone::discard);
  EXPECT_EQ(t.zone(second), Zone::discard);
  EXPECT_EQ(t.zone(hat), Zone::in_play);
}

TEST(Carrying, ACardMayAllowMoreWeapons) {
  PROVES("RC-WEAPON-002");
  for (const bool allowed : {true, false}) {
    Town t;
    const CardId dude = allowed ? t.dude(P1, {.abilities = {standing().permits(Permit::extra_weapon)}}) : t.dude(P1);
    const CardId old = t.goods(P1, dude, {.keywords = {"Weapon"}});
    const CardId fresh = t.in_hand(P1, CardType::goods, {.keywords = {"Weapon"}});
    t.shop(fresh, dude);
    EXPECT_EQ(t.kind() == DecisionKind::discard_surplus, !allowed);
    EXPECT_EQ(t.host(old), dude);
    EXPECT_EQ(t.host(fresh), dude);
  }
}

TEST(Carrying, AnEffectMayTakeAWeaponsBonusAway) {
  PROVES("RC-WEAPON-004");
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1});
  t.goods(P1, dude, {.bullets = 2, .keywords = {"Weapon"}});
  const CardId blanker = t.deed(
      P1, {.abilities = {noon().effect(Verb::blank, cards(is(CardType::goods)), left_out(), left_out(), 1)}});
  ASSERT_EQ(t.stat(dude, Stat::bullets), 3);
  t.use(blanker);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
}

TEST(Sidekick, IsGoodsOrASpellAndThereMayBeAnyNumber) {
  PROVES("RC-SIDEKICK-001");
  Town t;
  const CardId dude = t.dude(P1, {.keywords = {"Shaman 1"}});
  for (int i = 0; i < 2; ++i) t.goods(P1, dude, {.keywords = {"Sidekick"}});
  const CardId dog = t.in_hand(P1, CardType::goods, {.keywords = {"Sidekick"}});
  const CardId spirit = t.in_hand(P1, CardType::spell, {.keywords = {"Spirit", "Sidekick"}});
  t.shop(dog, dude);
  t.pass(P2);
  t.shop(spirit, dude);
  EXPECT_EQ(t.host(dog), dude);
  EXPECT_EQ(t.host(spirit), dude);
  EXPECT_EQ(t.happened("attachment.left_play"), 0);
}

// --- keywords ----------------------------------------------------------------------------------------------------------------------

TEST(Keywords, CanBeGivenForAWhile) {
  PROVES("RC-KEYWORD-004");
  Town t;
  const KeywordId deputy = t.definitions().keyword("Deputy");
  const CardId dude = t.dude(P1);
  const CardId badge =
      t.deed(P1, {.abilities = {noon().effect(Verb::grant_keyword, dudes(mine()), static_cast<std::int32_t>(deputy))}});
  const CardId caller = t.deed(P1, {.abilities = {noon().choose(dudes(op(Op::has_keyword, deputy))).effect(Verb::bounty, slot(0), 1)}});
  EXPECT_FALSE(t.can_use(caller));
  t.use(badge);
  t.pass(P2);
  t.use(caller);
  t.pick(dude);
  EXPECT_EQ(t.bounty(dude), 1);
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, t.state().winner);
  if (t.decider() != P1) t.pass();
  EXPECT_FALSE(t.can_use(caller));
}

TEST(Keywords, AreAnyNumberAndEachIsHadOnce) {
  PROVES("RC-KEYWORD-005", "RC-KEYWORD-006");
  Town t;
  const CardId dude = t.dude(P1, {.keywords = {"Abomination", "Deputy", "Rowdy", "Huckster 2"}});
  const CardId giver = t.deed(P1, {.abilities = {noon()
                                                     .effect(Verb::grant_keyword, dudes(mine()), Keyword::harrowed)
                                                     .effect(Verb::grant_keyword, dudes(mine()), Keyword::gunslinger)
                                                     .effect(Verb::grant_keyword, dudes(mine()), Keyword::huckster, 1)}});
  t.use(giver);
  for (const char* name : {"Abomination", "Deputy", "Rowdy", "Huckster", "Harrowed", "Gunslinger"}) {
    EXPECT_TRUE(has_keyword(t.kernel(), dude, t.definitions().keyword(name))) << name;
  }
  EXPECT_EQ(t.stat(dude, Stat::huckster), 2) << "not 3";
}

TEST(Keywords, UnionAndConfederateHaveNoRules) {
  PROVES("RC-KEYWORD-002");
  Town t;
  const CardId a = t.dude(P1, {.bullets = 2, .influence = 1, .keywords = {"Union"}, .at = kSquare});
  const CardId b = t.dude(P1, {.bullets = 2, .influence = 1, .keywords = {"Confederate"}, .at = kSquare});
  const CardId mark = t.dude(P2, {.at = kSquare});
  fight(t, a, mark, {b});
  EXPECT_EQ(t.side(a), 1);
  EXPECT_EQ(t.side(b), 1);
  for (const CardId dude : {a, b}) {
    EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
    EXPECT_EQ(t.stat(dude, Stat::influence), 1);
    EXPECT_EQ(t.bounty(dude), 0);
  }
}

TEST(Keywords, SeedyAndTransientHaveNoRules) {
  PROVES("RC-KEYWORD-007", "RC-KEYWORD-008");
  for (const bool has : {true, false}) {
    Town t({.phase = Phase::gambling});
    std::vector<std::string> keywords;
    if (has) keywords = {"Seedy", "Transient"};
    const CardId dude = t.dude(P1, {.cost = 1, .upkeep = 3, .keywords = keywords});
    t.draws(P1, "2C 2C 9D TH KS");
    t.draws(P2, "AD 2H 3S 4C KD");
    t.pass_until(DecisionKind::pay_upkeep);
    EXPECT_EQ(t.state().winner, P2);
    EXPECT_EQ(t.stat(dude, Stat::upkeep), 3);
    t.take(OptionKind::pay_upkeep, dude);
    EXPECT_EQ(t.ghost_rock(P1), 6);
    EXPECT_EQ(t.ghost_rock(P2), 11);
  }
}

}  // namespace
}  // namespace highnoon::test
