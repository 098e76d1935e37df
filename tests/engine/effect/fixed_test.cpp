#include <gtest/gtest.h>

#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Ability fixes(Stat stat, int amount) {
  return standing().gives(StandingDef::Kind::fix, static_cast<int>(stat), num(amount));
}
Ability blanks(int mask) { return standing().gives(StandingDef::Kind::blank, mask); }

TEST(FixedNumbers, AreSoWhateverElseChangesThem) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 3, .influence = 2});
  t.goods(P1, dude, {.abilities = {fixes(Stat::bullets, 1)}});
  t.goods(P1, dude, {.bullets = 2});
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2) << "the others are free";
  t.edit([&](Kernel& k) { add_modifier(k, one(dude), {.op = ModifierOp::add, .what = static_cast<std::uint8_t>(Stat::bullets), .until = Duration::day, .amount = 4}, {}); });
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
}

TEST(Blanking, TakesAbilitiesTraitsAndKeywordsOfTheBearerAlone) {
  Town t;
  const Ability gains = noon().effect(Verb::gain, you(), 1);
  const Ability strong = standing().gives(Stat::influence, 2);
  const CardId dude = t.dude(P1, {.influence = 1, .keywords = {"Huckster 2"}, .abilities = {gains, strong}});
  const CardId other = t.dude(P1, {.influence = 1, .keywords = {"Huckster 2"}, .abilities = {gains, strong}});
  EXPECT_EQ(t.stat(dude, Stat::influence), 3);
  t.goods(P1, dude, {.abilities = {blanks(kBlankAbilities), blanks(kBlankTraits), blanks(kBlankKeywords)}});
  EXPECT_EQ(t.stat(dude, Stat::influence), 1);
  EXPECT_EQ(t.stat(dude, Stat::huckster), 0);
  EXPECT_FALSE(t.can_use(dude));
  EXPECT_EQ(t.stat(other, Stat::influence), 3);
  EXPECT_EQ(t.stat(other, Stat::huckster), 2);
  EXPECT_TRUE(t.can_use(other));
}

TEST(Condition, IsWhatADudeBecomesWhoIsAttached) {
  Town t;
  const CardId deed = t.deed(P1, {.production = 2});
  const CardId howard = t.dude(P1, {.influence = 1, .abilities = {noon().choose(cards(is(CardType::deed))).effect(Verb::become_condition, self(), slot(0))}});
  const CardId gun = t.dude(P2, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::ace, slot(0))}});
  t.use(howard);
  t.pick(deed);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.host(howard), deed);
  EXPECT_EQ(t.where(howard), LocationId(deed));
  EXPECT_FALSE(t.can_use(gun)) << "he is no dude any more";
  EXPECT_EQ(t.stat(deed, Stat::production), 2);
  t.edit([&](Kernel& k) { discard(k, one(deed), {}); });
  EXPECT_EQ(t.zone(howard), Zone::discard) << "he goes with the deed";
}

TEST(Condition, IsADudeAgainAndHisOwnersOnceSentHome) {
  Town t;
  const CardId deed = t.deed(P1);
  const CardId dude = t.dude(P2, {.influence = 2});
  const CardId horse = t.goods(P2, dude);
  t.edit([&](Kernel& k) { become_condition(k, dude, deed, {}); });
  ASSERT_EQ(t.host(dude), deed);
  EXPECT_EQ(t.host(horse), dude);
  t.edit([&](Kernel& k) { send_home(k, one(dude), true, {}); });
  EXPECT_FALSE(t.host(dude));
  EXPECT_EQ(t.where(dude), t.home(P2));
  EXPECT_TRUE(t.is_booted(dude));
  t.pass(P1);
  EXPECT_EQ(t.controller(dude), P2);
  EXPECT_EQ(t.controller(horse), P2);
}

}  // namespace
}  // namespace highnoon::test
