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

}  // namespace
}  // namespace highnoon::test
