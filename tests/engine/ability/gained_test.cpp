// Abilities that a card gains from another: used as if they were printed on it.

#include "ability/ability.hpp"
#include "effect/gained.hpp"
#include "highnoon/save.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

constexpr int kFirstGained = kGainedBase;

EffectSpec gains(Expr who, Expr from, int ability, Duration lasts) {
  return effect(Verb::gain_ability, std::move(who), std::move(from), num(ability), static_cast<int>(lasts));
}
Expr of_the_other() { return op(Op::controlled_by, 0, {opponent()}); }

/// P1's dude gains, by an ability, the first one of P2's dude: "Noon, Boot: this dude has +2 bullets today."
struct Lesson {
  explicit Lesson(Duration lasts = Duration::permanent, TownSpec spec = {},
                  Ability taught = noon().boot().effect(Verb::modify, self(), Stat::bullets, num(2), static_cast<int>(Duration::day)))
      : t(std::move(spec)) {
    mentor = t.dude(P2, {.abilities = {taught, trait(TriggerPoint::dude_aced)}, .at = kSquare});
    pupil = t.dude(P1, {.bullets = 1, .at = kSquare});
    const Expr one = dudes(mine() && op(Op::at_location, 0, {square()}));
    school = t.deed(P1, {.abilities = {noon().repeat().effect(gains(one, dudes(of_the_other()), 0, lasts)),
                                       noon().repeat().effect(gains(one, dudes(of_the_other()), 1, lasts)),
                                       noon().repeat().effect(Verb::discard, one), noon().repeat().effect(Verb::discard, dudes(of_the_other()))}});
  }
  void learn() {
    t.use(school);
    t.pass(P2);
  }
  Town t;
  CardId mentor, pupil, school;
};

TEST(GainedAbility, IsUsedByWhoHasGainedItOnceADay) {
  Lesson l;
  l.t.game();
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
  l.learn();
  EXPECT_FALSE(l.t.can_use(l.mentor)) << "another player's";
  l.t.use(l.pupil, kFirstGained);
  EXPECT_TRUE(l.t.is_booted(l.pupil)) << "the pupil pays the boot";
  EXPECT_FALSE(l.t.is_booted(l.mentor));
  EXPECT_EQ(l.t.stat(l.pupil, Stat::bullets), 3) << "self is the pupil";
  EXPECT_EQ(l.t.stat(l.mentor, Stat::bullets), 0);
  l.t.pass(P2);
  l.t.edit([&](Kernel& k) { k.card(l.pupil).set(kBooted, false); });
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained)) << "used today";
  l.t.pass_until_day(2);
  l.t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained)) << "for good, and once a day";
}

TEST(GainedAbility, IsNotSpentByTheUseOfThePrintedOne) {
  Lesson l;
  l.t.use(l.school);
  l.t.use(l.mentor);
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained));
}

TEST(GainedAbility, EndsWithItsTime) {
  Lesson l(Duration::day);
  l.learn();
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained));
  l.t.pass_until_day(2);
  l.t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
}

TEST(GainedAbility, StaysWhenTheOtherCardIsGone) {
  Lesson l;
  l.learn();
  l.t.use(l.school, 3);
  l.t.pass(P2);
  EXPECT_EQ(l.t.zone(l.mentor), Zone::discard);
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained));
}

TEST(GainedAbility, IsNoneOfWhoCannotUseAbilities) {
  Lesson l;
  l.t.deed(P1, {.abilities = {standing().forbids(Act::use_abilities, is(CardType::dude))}});
  l.learn();
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
}

TEST(GainedAbility, IsAPlayOnly) {
  Lesson l;
  l.t.game();
  EXPECT_TRUE(l.t.can_use(l.school, 0));
  EXPECT_FALSE(l.t.can_use(l.school, 1)) << "a trait";
  const CardDef& def = l.t.definitions().cards[l.t.card(l.mentor).def];
  EXPECT_TRUE(can_be_gained(def, 0));
  EXPECT_FALSE(can_be_gained(def, 1));
  EXPECT_FALSE(can_be_gained(def, 2));
  EXPECT_FALSE(can_be_gained(def, -1));
}

TEST(GainedAbility, RepeatsIfItRepeats) {
  Lesson l(Duration::permanent, {}, noon().repeat().limit(2, Duration::day).effect(Verb::gain, you(), num(1)));
  l.learn();
  for (int times = 1; times <= 2; ++times) {
    l.t.use(l.pupil, kFirstGained);
    EXPECT_EQ(l.t.ghost_rock(P1), 10 + times);
    l.t.pass(P2);
  }
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained)) << "twice today";
}

TEST(GainedAbility, IsOneMoreEachTime) {
  Lesson l;
  l.learn();
  l.learn();
  l.t.use(l.pupil, kFirstGained + 1);
  l.t.pass(P2);
  l.t.edit([&](Kernel& k) { k.card(l.pupil).set(kBooted, false); });
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained)) << "each has its own use";
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained + 1));
}

TEST(GainedAbility, LastsThroughItsOwnUseWhateverBecomesOfItsCard) {
  Lesson l(Duration::day, {}, noon().effect(Verb::discard, self()).effect(Verb::gain, you(), num(3)));
  l.learn();
  l.t.use(l.pupil, kFirstGained);
  EXPECT_EQ(l.t.zone(l.pupil), Zone::discard);
  EXPECT_EQ(l.t.ghost_rock(P1), 13);
}

TEST(GainedAbility, StaysWithTheNameWhereCardsAreRemembered) {
  for (const bool classic : {false, true}) {
    Lesson l(Duration::permanent, {.ruleset = classic ? "classic" : ""});
    l.learn();
    l.t.use(l.school, 2);
    EXPECT_EQ(l.t.zone(l.pupil), Zone::discard);
    EXPECT_EQ(l.t.state().modifiers.size(), classic ? 1 : 0) << classic;
  }
}

TEST(GainedAbility, IsInSaves) {
  Lesson l;
  l.learn();
  l.t.use(l.pupil, kFirstGained);
  const Result<Game> loaded = load(l.t.game().content_ptr(), save(l.t.game()));
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
  EXPECT_TRUE(*loaded == l.t.game());
}

}  // namespace
}  // namespace highnoon::test
