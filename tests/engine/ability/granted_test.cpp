// Abilities that a trait gives to dudes: each uses it as if it were printed on that dude.

#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Expr in_square() { return op(Op::at_location, 0, {square()}); }

/// "Dudes in the town square have: Noon, Boot: gain 1 ghost rock."
CardId teacher(Town& t, Ability ability = noon().boot()) {
  return t.dude(P1, {.abilities = {ability.granted_to(in_square()).effect(Verb::gain, you(), num(1))}});
}

TEST(GrantedAbility, IsUsedOnceADayByEachWhoHasIt) {
  Town t;
  const CardId from = teacher(t);
  const CardId first = t.dude(P1, {.at = kSquare}), second = t.dude(P1, {.at = kSquare});
  const CardId away = t.dude(P1);
  const CardId tired = t.dude(P1, {.at = kSquare, .booted = true});
  t.use(from);
  ASSERT_EQ(t.kind(), DecisionKind::performer);
  EXPECT_FALSE(t.offers(OptionKind::card, away));
  EXPECT_FALSE(t.offers(OptionKind::card, tired));
  EXPECT_FALSE(t.offers(OptionKind::card, from));
  t.pick(first);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_TRUE(t.is_booted(first));
  EXPECT_FALSE(t.is_booted(from));
  t.edit([&](Kernel& k) { k.card(first).set(kBooted, false); });
  t.pass(P2);
  t.use(from);
  EXPECT_FALSE(t.offers(OptionKind::card, first)) << "used today";
  t.pick(second);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(from)) << "nobody is left";
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.can_use(from)) << "the next day";
}

TEST(GrantedAbility, IsRepeatedIfItRepeats) {
  Town t;
  const CardId from = teacher(t, noon().repeat());
  const CardId dude = t.dude(P1, {.at = kSquare});
  for (int times = 1; times <= 2; ++times) {
    t.use(from);
    t.pick(dude);
    EXPECT_EQ(t.ghost_rock(P1), 10 + times);
    t.pass(P2);
  }
}

TEST(GrantedAbility, IsRepeatedAsOftenAsItsLimitAllowsEachDude) {
  Town t;
  const CardId from = teacher(t, noon().repeat().limit(2, Duration::day));
  const CardId dude = t.dude(P1, {.at = kSquare}), other = t.dude(P1, {.at = kSquare});
  for (int times = 1; times <= 2; ++times) {
    t.use(from);
    t.pick(dude);
    t.pass(P2);
  }
  t.use(from);
  EXPECT_FALSE(t.offers(OptionKind::card, dude)) << "twice today";
  t.pick(other);
  EXPECT_EQ(t.ghost_rock(P1), 13);
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  t.use(from);
  EXPECT_TRUE(t.offers(OptionKind::card, dude));
}

TEST(GrantedAbility, IsThatOfTheDudesPlayer) {
  Town t;
  const CardId from = teacher(t);
  const CardId dude = t.dude(P2, {.at = kSquare});
  t.game();
  EXPECT_FALSE(t.can_use(from)) << "nobody of this player is there";
  t.pass(P1);
  t.use(from);
  t.pick(dude);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.ghost_rock(P1), 10);
}

TEST(GrantedAbility, KnowsWhoUsesIt) {
  Town t;
  const CardId from = t.dude(P1, {.abilities = {noon().granted_to(in_square()).effect(Verb::bounty, bearer(), num(1)).effect(
                                      Verb::modify, dudes(is_here()), Stat::bullets, num(1))}});
  const CardId dude = t.dude(P1, {.at = kSquare});
  t.use(from);
  t.pick(dude);
  EXPECT_EQ(t.bounty(dude), 1);
  EXPECT_EQ(t.bounty(from), 0);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1) << "here is where the dude is";
  EXPECT_EQ(t.stat(from, Stat::bullets), 0);
}

TEST(GrantedAbility, IsNoneOfWhoCannotUseAbilities) {
  Town t;
  const CardId from = teacher(t);
  t.dude(P1, {.abilities = {standing().forbids(Act::use_abilities)}, .at = kSquare});
  t.game();
  EXPECT_FALSE(t.can_use(from));
  t.dude(P1, {.at = kSquare});
  EXPECT_TRUE(t.can_use(from));
}

TEST(GrantedAbility, GoesWithTheTraitsOfItsCardAndNotWithItsAbilities) {
  for (const bool traits : {true, false}) {
    Town t;
    const CardId from = teacher(t);
    t.dude(P1, {.at = kSquare});
    const Argument abilities_too = traits ? Argument() : Argument(1), traits_too = traits ? Argument(1) : Argument();
    const CardId blanker = t.deed(P1, {.abilities = {noon().effect(Verb::blank, dudes(!in_square()), abilities_too, traits_too)}});
    t.use(blanker);
    t.pass(P2);
    EXPECT_EQ(t.can_use(from), !traits);
  }
}

TEST(GrantedAbility, OfPlayersIsUsedOnceADayByEach) {
  Town t;
  const CardId from = t.deed(P1, {.abilities = {noon().job().given_to(op(Op::all_players)).on_success(test::effect(Verb::gain, you(), num(1)))}});
  t.dude(P1, {.at = kSquare});
  const CardId second = t.dude(P1, {.at = kSquare});
  t.dude(P2, {.at = kSquare});
  t.use(from);
  ASSERT_EQ(t.kind(), DecisionKind::choose_leader) << "any dude of the player leads the job";
  t.pick(second);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  t.use(from);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_EQ(t.ghost_rock(P2), 11) << "whose card it is does not matter";
  EXPECT_FALSE(t.can_use(from)) << "used today";
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  t.dude(P1, {.at = kSquare});
  EXPECT_TRUE(t.can_use(from)) << "the next day";
}

TEST(GrantedAbility, OfAPlayerThatRepeatsLeavesNoMark) {
  Town t;
  const CardId from = t.dude(P1, {.abilities = {noon().repeat().given_to(opponent()).effect(Verb::gain, you(), num(1))}});
  t.game();
  for (int times = 1; times <= 3; ++times) {
    t.pass(P1);
    t.use(from);
    EXPECT_EQ(t.ghost_rock(P2), 10 + times);
  }
  EXPECT_EQ(t.state().modifiers.size(), 0);
}

}  // namespace
}  // namespace highnoon::test
