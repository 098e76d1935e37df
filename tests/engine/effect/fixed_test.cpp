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

}  // namespace
}  // namespace highnoon::test
