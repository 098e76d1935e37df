#include "effect/modifier.hpp"

#include "effect/actions.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

void change(Town& t, CardId card, Stat what, int amount, Duration until = Duration::day) {
  t.edit([&](Kernel& k) {
    Modifier modifier;
    modifier.op = ModifierOp::add;
    modifier.what = static_cast<std::uint8_t>(what);
    modifier.amount = static_cast<std::int16_t>(amount);
    modifier.until = until;
    add_modifier(k, one(card), modifier, {});
  });
}

TEST(Numbers, BelowTheFloorTheTrueNumberIsKept) {
  PROVES("RC-LIMIT-002", "RC-LIMIT-008");
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1});
  change(t, dude, Stat::bullets, -3);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0);
  change(t, dude, Stat::bullets, 1);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0);
  change(t, dude, Stat::bullets, 3);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
}

TEST(Numbers, ValueIsReadFromOneToThirteen) {
  PROVES("RC-VALUE-002", "RC-VALUE-003");
  Town t;
  const CardId low = t.dude(P1, {.value = 2});
  const CardId high = t.dude(P1, {.value = 12});
  change(t, low, Stat::value, -4);
  change(t, high, Stat::value, 4);
  EXPECT_EQ(t.stat(low, Stat::value), 1);
  EXPECT_EQ(t.stat(high, Stat::value), 13);
}

TEST(Numbers, GritAddsTheLimitedNumbers) {
  PROVES("RC-VALUE-005", "RR-GRIT-002");
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 0, .influence = 0, .value = 5});
  change(t, dude, Stat::bullets, -1);
  change(t, dude, Stat::influence, -1);
  EXPECT_EQ(grit(t.kernel(), dude), 5);
}

TEST(Numbers, GritIsValueBulletsAndInfluence) {
  PROVES("RR-GRIT-001", "RC-VALUE-004", "RC-VALUE-006");
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 3, .influence = 2, .value = 9});
  EXPECT_EQ(grit(t.kernel(), dude), 14);
  change(t, dude, Stat::value, 6);
  EXPECT_EQ(grit(t.kernel(), dude), 18) << "a value of 13 at most";
  change(t, dude, Stat::bullets, 1);
  EXPECT_EQ(grit(t.kernel(), dude), 19);
}

TEST(Numbers, OfBulletsAreStudOrDraw) {
  PROVES("RR-CARD-004");
  Town t;
  const CardId stud = t.dude(P1, {.bullets = 2, .stud = true});
  const CardId draw = t.dude(P1, {.bullets = 3});
  EXPECT_TRUE(t.is_stud(stud));
  EXPECT_EQ(t.stat(stud, Stat::bullets), 2);
  EXPECT_FALSE(t.is_stud(draw));
  EXPECT_EQ(t.stat(draw, Stat::bullets), 3);
}

TEST(Numbers, GoodsAddTheirBulletsWhateverTheirColour) {
  PROVES("RR-GOODS-003");
  Town t;
  const CardId draw = t.dude(P1, {.bullets = 1});
  const CardId stud = t.dude(P1, {.bullets = 1, .stud = true});
  t.goods(P1, draw, {.bullets = 1, .stud = true});
  t.goods(P1, stud, {.bullets = 1});
  EXPECT_EQ(t.stat(draw, Stat::bullets), 2);
  EXPECT_FALSE(t.is_stud(draw));
  EXPECT_TRUE(t.is_stud(stud));
}

TEST(Numbers, GoodsAddTheirInfluence) {
  PROVES("RR-GOODS-004");
  Town t;
  const CardId dude = t.dude(P1, {.influence = 1});
  t.goods(P1, dude, {.influence = 1});
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
}

TEST(Numbers, ASkillIsRatedByTheNumberBehindIt) {
  PROVES("RR-SKILL-001");
  Town t;
  const CardId dude = t.dude(P1, {.keywords = {"Huckster 2", "Mad Scientist 1"}});
  EXPECT_EQ(t.stat(dude, Stat::huckster), 2);
  EXPECT_EQ(t.stat(dude, Stat::mad_scientist), 1);
  EXPECT_EQ(t.stat(dude, Stat::blessed), 0);
}

TEST(Numbers, SuitAndValueCanBeReadWhereverTheCardIs) {
  PROVES("RR-VALUE-001");
  Town t;
  const CardId dude = t.dude(P1, {.value = 7, .suit = Suit::clubs});
  const CardId held = t.in_hand(P1, CardType::goods, {.value = 12});
  const CardId reader = t.deed(P1, {.abilities = {noon()
                                                      .choose(op(Op::all, bit(Zone::in_play) | bit(Zone::hand),
                                                                 {compare(op(Op::suit_of, 0, {op(Op::candidate)}), Comparison::equal,
                                                                          num(static_cast<int>(Suit::clubs)))}))
                                                      .effect(Verb::gain, you(), stat_of(Stat::value, slot(0)))}});
  t.use(reader);
  if (t.kind() == DecisionKind::choose_cards) {
    EXPECT_FALSE(t.offers(OptionKind::card, held));
    t.pick(dude);
  }
  EXPECT_EQ(t.ghost_rock(P1), 17);
  EXPECT_EQ(printed_stat(t.kernel(), held, Stat::value), 12);
}

TEST(Membership, IsReadFromTheSymbolAndNoneIsADrifter) {
  PROVES("RR-CARD-002", "RR-CARD-003");
  Town t;
  t.outfit(P1, {.faction = "alpha"});
  t.outfit(P2, {.faction = "beta"});
  const CardId own = t.dude(P1, {.faction = "alpha"});
  const CardId other = t.dude(P1, {.faction = "beta"});
  const CardId drifter = t.dude(P1);
  const Expr ours = op(Op::of_outfit_of, 0, {you()});
  const auto found = [&](Expr condition) {
    const CardId reader = t.deed(P1, {.abilities = {noon().choose(dudes(std::move(condition)), 0, 9).effect(Verb::bounty, slot(0), 1)}});
    if (t.decider() != P1) t.pass();
    t.use(reader);
    std::vector<CardId> offered;
    for (const CardId dude : {own, other, drifter}) {
      if (t.offers(OptionKind::card, dude)) offered.push_back(dude);
    }
    while (t.kind() == DecisionKind::choose_cards) t.answer_plainly();
    return offered;
  };
  EXPECT_EQ(found(ours), std::vector{own});
  EXPECT_EQ(found(op(Op::is_drifter)), std::vector{drifter});
  EXPECT_EQ(found(!ours && !op(Op::is_drifter)), std::vector{other});
}

TEST(Membership, HavingNoOutfitIsNoOutfitToShare) {
  PROVES("CL-CARD-014");
  // A home without a symbol is the nearest there is to an outfit of drifters.
  for (const char* const faction : {"", "Law Dogs"}) {
    Town t({.ruleset = "classic"});
    t.outfit(P1, {.faction = faction});
    t.dude(P1);
    t.dude(P1, {.faction = faction});
    const CardId reader = t.deed(P1, {.abilities = {noon().choose(dudes(op(Op::of_outfit_of, 0, {you()})), 1, 9).effect(Verb::bounty, slot(0), 1)}});
    EXPECT_EQ(t.offers(OptionKind::use_ability, reader), faction[0] != 0) << faction;
  }
}

TEST(Membership, TheBankIsNoDeedOfThatName) {
  PROVES("CL-CARD-013");
  Town t({.ruleset = "classic"});
  const CardId deed = t.deed(P2, {.title = "1st Bank of Gomorra"});
  const CardId payer = t.deed(P1, {.abilities = {noon().effect(Verb::pay, you(), 3)}});
  const int before = t.game().state().player(P2).ghost_rock;
  t.use(payer);
  EXPECT_EQ(t.game().state().player(P1).ghost_rock, 7);
  EXPECT_EQ(t.game().state().player(P2).ghost_rock, before);
  EXPECT_EQ(t.card(deed).pool, 0);
}

TEST(Keywords, OfACardCanBeAskedFor) {
  PROVES("RR-CARD-005", "RC-KEYWORD-003");
  Town t;
  const CardId deputy = t.dude(P1, {.keywords = {"Deputy", "Huckster 1"}});
  const CardId other = t.dude(P1, {.keywords = {"Huckster 1"}});
  const KeywordId keyword = t.definitions().keyword("Deputy");
  const CardId reader =
      t.deed(P1, {.abilities = {noon().choose(dudes(op(Op::has_keyword, keyword)), 0, 9).effect(Verb::bounty, slot(0), 1)}});
  t.use(reader);
  EXPECT_TRUE(t.offers(OptionKind::card, deputy));
  EXPECT_FALSE(t.offers(OptionKind::card, other));
}

TEST(Numbers, AWeaponsBonusCountsWhileItIsBooted) {
  PROVES("RR-GOODS-002", "RC-WEAPON-003");
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1});
  t.goods(P1, dude, {.bullets = 2, .keywords = {"Weapon"}, .booted = true});
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
}

TEST(Numbers, KungFuAddsToTheValueInPlayOnly) {
  PROVES("RR-KUNGFU-001");
  Town t;
  const CardId dude = t.dude(P1, {.value = 6, .keywords = {"Kung Fu 3"}});
  EXPECT_EQ(t.stat(dude, Stat::value), 9);
  t.edit([&](Kernel& k) { discard(k, one(dude), {}); });
  EXPECT_EQ(t.stat(dude, Stat::value), 6);
}

TEST(Durations, AnEffectOfAShootoutOutlivesItsRoundButNotTheShootout) {
  PROVES("RC-DURATION-006", "RC-DURATION-007");
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1});
  change(t, dude, Stat::bullets, 2, Duration::shootout);
  t.edit([&](Kernel& k) { end_effects(k, Duration::round); });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  t.edit([&](Kernel& k) { end_effects(k, Duration::shootout); });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
}

TEST(Durations, AnEffectOfTheDayOutlivesAShootout) {
  PROVES("RC-DURATION-005");
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1});
  change(t, dude, Stat::bullets, 2);
  t.edit([&](Kernel& k) { end_effects(k, Duration::shootout); });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
}

TEST(Modifier, LastsWhileHereButNotLongerThanTheDay) {
  PROVES("RC-DURATION-004");
  for (const bool moves : {true, false}) {
    Town t;
    const CardId dude = t.dude(
        P1, {.abilities = {noon().effect(Verb::modify, self(), Stat::influence, num(1), Duration::while_here_today)}});
    t.use(dude);
    EXPECT_EQ(t.stat(dude, Stat::influence), 1);
    t.pass(P2);
    if (moves) {
      t.move(dude, LocationId::town_square());
    } else {
      t.pass_until_day(2);
    }
    EXPECT_EQ(t.stat(dude, Stat::influence), 0);
  }
}

TEST(Reduced, IsToldOfThoseWhoseNumberFellAndOfNoOthers) {
  Town t;
  const CardId low = t.dude(P2, {.influence = 1});
  const CardId high = t.dude(P2, {.influence = 4});
  const CardId actor = t.dude(P1, {.abilities = {noon().effect(Verb::set_stat, dudes(!mine()), Stat::influence, 2), noon().effect(Verb::set_stat, dudes(!mine()), Stat::influence, 2)}});
  t.use(actor, 0);
  const auto told = t.events("stat.reduced");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].subjects, std::vector{high});
  EXPECT_EQ(told[0].amount, 2);
  EXPECT_EQ(t.stat(low, Stat::influence), 2);
}

TEST(Legend, ChangesTheProductionOfItsOutfitAndNoOtherNumber) {
  Town t;
  t.outfit(P1, {.production = 3, .control = 1});
  t.legend(P1, {.production = -1});
  const CardId deed = t.deed(P1, {.production = 2});
  const CardId home = t.home_card(P1);
  EXPECT_EQ(t.stat(home, Stat::production), 2);
  EXPECT_EQ(t.stat(home, Stat::control), 1);
  EXPECT_EQ(t.stat(deed, Stat::production), 2);
}

TEST(LoseKeyword, LastsAsLongAsIsSaid) {
  Town t;
  const CardId dude = t.dude(P1, {.keywords = {"Huckster 2"}});
  const CardId actor = t.dude(P1, {.abilities = {noon().effect(Verb::lose_keyword, dudes(!is_card(self())), Keyword::huckster, Duration::next_day)}});
  const auto is_huckster = [&] { return has_keyword(t.kernel(), dude, Keyword::huckster); };
  EXPECT_TRUE(is_huckster());
  t.use(actor);
  EXPECT_FALSE(is_huckster());
  t.pass_until_day(2);
  EXPECT_FALSE(is_huckster());
  t.pass_until_day(3);
  EXPECT_TRUE(is_huckster());
}

TEST(LimitStat, HoldsWhateverElseChangesTheNumber) {
  Town t;
  const CardId dude = t.dude(P1, {.influence = 3});
  t.goods(P1, dude, {.influence = 4});
  t.deed(P1, {.abilities = {standing().gives(Stat::influence, 5, is(CardType::dude))}});
  const CardId cap = t.deed(P1, {.abilities = {noon().effect(Verb::limit_stat, dudes(mine()), Stat::influence, num(1))}});
  const CardId rise = t.deed(P1, {.abilities = {noon().effect(Verb::modify, dudes(mine()), Stat::influence, num(2))}});
  ASSERT_EQ(t.stat(dude, Stat::influence), 12) << "goods and traits";
  t.use(cap);
  EXPECT_EQ(t.stat(dude, Stat::influence), 1);
  t.pass(P2);
  t.use(rise);
  EXPECT_EQ(t.stat(dude, Stat::influence), 1) << "a later change";
  t.dude(P2, {.influence = 9});
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(dude, Stat::influence), 12) << "the next day";
}

TEST(LimitStat, IsNoLimitForWhoseNumberCannotFall) {
  Town t;
  const CardId proud = t.dude(P2, {.influence = 3, .abilities = {standing().forbids(Act::stat_down)}});
  const CardId other = t.dude(P2, {.influence = 3});
  const CardId actor = t.dude(P1, {.abilities = {noon().effect(Verb::limit_stat, dudes(!mine()), Stat::influence, 1)}});
  t.use(actor);
  EXPECT_EQ(t.stat(proud, Stat::influence), 3);
  EXPECT_EQ(t.stat(other, Stat::influence), 1);
  EXPECT_EQ(t.events("stat.changed").size(), 1u);
}

TEST(LimitStat, OfAtLeastWhatANumberHasAlreadyCountsOnceItFalls) {
  Town t;
  const CardId dude = t.dude(P1, {.influence = 3, .abilities = {standing().forbids(Act::stat_up)}});
  const CardId actor = t.dude(P1, {.abilities = {noon().effect(Verb::limit_stat, dudes(!is_card(self())), Stat::influence, 3, 1)}});
  t.use(actor);
  EXPECT_EQ(t.events("stat.changed").size(), 1u) << "it raises nothing now";
  t.edit([&](Kernel& k) { change_counter(k, one(dude), Stat::influence, -2, {}); });
  EXPECT_EQ(t.stat(dude, Stat::influence), 3);
}

TEST(Modifier, CountersOnWhatIsAttachedAddToItsBonus) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1, .influence = 1});
  const CardId gun = t.goods(P1, dude, {.bullets = 1});
  t.edit([&](Kernel& k) { change_counter(k, one(gun), Stat::bullets, 2, {}); });
  t.edit([&](Kernel& k) { change_counter(k, one(gun), Stat::influence, 1, {}); });
  EXPECT_EQ(t.stat(gun, Stat::bullets), 3);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 4);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
  t.edit([&](Kernel& k) { change_counter(k, one(dude), Stat::bullets, 1, {}); });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 5);
  EXPECT_EQ(t.stat(dude, Stat::bullet_bonus), 0) << "a dude's own are no bonus";
}

TEST(Modifier, ForgottenChangesOfANumberAreGone) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1, .influence = 1});
  const CardId other = t.dude(P1, {.bullets = 1});
  const CardId helper = t.dude(P1, {.abilities = {noon().effect(Verb::modify, dudes(anything()), Stat::bullets, num(2))
                                                      .effect(Verb::modify, dudes(anything()), Stat::influence, num(2))
                                                      .effect(Verb::limit_stat, dudes(anything()), Stat::bullets, num(2)),
                                                  noon().choose(dudes(!is_card(self()))).effect(Verb::forget_changes, slot(0), Stat::bullets)}});
  t.use(helper);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
  t.pass(P2);
  t.use(helper, 1);
  t.pick(dude);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
  EXPECT_EQ(t.stat(dude, Stat::influence), 3) << "another number";
  EXPECT_EQ(t.stat(other, Stat::bullets), 2) << "another dude";
}

TEST(Modifier, WhatSomeCardsHaveDoneMayBeLeftWhereChangesAreForgotten) {
  Town t;
  const auto gives = noon().effect(Verb::modify, dudes(anything()), Stat::bullets, 1);
  const CardId spared = t.deed(P1, {.abilities = {gives}}), other = t.deed(P1, {.abilities = {gives}});
  const CardId healer = t.dude(P1, {.abilities = {noon().effect(Verb::forget_changes, self(), Stat::bullets, cards(is(CardType::deed) && booted()))}});
  t.edit([&](Kernel& k) { k.card(spared).set(kBooted); });
  t.use(spared);
  t.pass(P2);
  t.use(other);
  t.pass(P2);
  EXPECT_EQ(t.stat(healer, Stat::bullets), 2);
  t.use(healer);
  EXPECT_EQ(t.stat(healer, Stat::bullets), 1);
}

}  // namespace
}  // namespace highnoon::test
