#include <gtest/gtest.h>

#include "effect/modifier.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// An ability that lends the trait behind it.
Ability lends(Argument cards = {}, Argument lasts = Duration::day) { return noon().effect(Verb::lasting_trait, 1, std::move(cards), std::move(lasts)); }

TEST(LastingTrait, WorksFromItsEffectOnUntilThatEnds) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1, .abilities = {lends(self()), standing().gives(Stat::bullets, 2).lent()}});
  const CardId other = t.dude(P1, {.bullets = 1});
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1) << "not before";
  t.use(dude);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  EXPECT_EQ(t.stat(other, Stat::bullets), 1);
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
}

TEST(LastingTrait, ReadsItsConditionAnew) {
  Town t;
  const Expr wanted = op(Op::exists, 0, {cards(op(Op::is_wanted))});
  const CardId dude = t.dude(P1, {.abilities = {lends(self()), standing().gives(Stat::bullets, 2).needs(wanted).lent()}});
  const CardId outlaw = t.dude(P2, {.bounty = 1});
  t.use(dude);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
  t.edit([&](Kernel& k) { k.card(outlaw).bounty = 0; });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0);
  t.edit([&](Kernel& k) { k.card(outlaw).bounty = 1; });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
}

TEST(LastingTrait, OnTheCardsGivenOnlyWhileTheyFit) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {lends(dudes(mine())), standing().gives(Stat::bullets, 2, op(Op::is_wanted)).lent()}});
  const CardId friendly = t.dude(P1, {.bounty = 1});
  const CardId foe = t.dude(P2, {.bounty = 1});
  t.use(dude);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0) << "not wanted";
  EXPECT_EQ(t.stat(friendly, Stat::bullets), 2);
  EXPECT_EQ(t.stat(foe, Stat::bullets), 0) << "not given to that dude";
  t.edit([&](Kernel& k) { k.card(dude).bounty = 1; });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
}

TEST(LastingTrait, OnNoCardsIsAboutWhateverFits) {
  Town t;
  const CardId card = t.action_in_hand(P1, {.abilities = {lends(), standing().gives(Stat::bullets, 1, is(CardType::dude) && booted()).lent()}});
  const CardId dude = t.dude(P2);
  t.use(card);
  t.pass(P2);
  EXPECT_EQ(t.zone(card), Zone::discard) << "the action is gone, what it does is not";
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0);
  t.edit([&](Kernel& k) { k.card(dude).set(kBooted); });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
}

TEST(LastingTrait, IsTheUsersWhoeverHasTheCardThen) {
  Town t;
  Ability rank = standing().gives(StandingDef::Kind::player_stat, static_cast<int>(Stat::hand_rank), num(2)).lent();
  const CardId dude = t.dude(P1, {.abilities = {lends(), rank}});
  t.use(dude);
  EXPECT_EQ(player_stat(t.kernel(), P1, Stat::hand_rank), 2);
  EXPECT_EQ(player_stat(t.kernel(), P2, Stat::hand_rank), 0);
  t.edit([&](Kernel& k) { k.card(dude).controller = P2; });
  EXPECT_EQ(player_stat(t.kernel(), P1, Stat::hand_rank), 2);
  EXPECT_EQ(player_stat(t.kernel(), P2, Stat::hand_rank), 0);
}

TEST(LastingTrait, ForbidsToo) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {lends(dudes(!mine())), standing().forbids(Act::move).lent()}});
  const CardId foe = t.dude(P2);
  t.use(dude);
  EXPECT_TRUE(forbidden(t.kernel(), Act::move, foe));
  EXPECT_FALSE(forbidden(t.kernel(), Act::move, dude));
}

}  // namespace
}  // namespace highnoon::test
