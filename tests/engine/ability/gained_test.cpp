// Abilities that a card gains from another: used as if they were printed on it.

#include "ability/ability.hpp"
#include "effect/gained.hpp"
#include "highnoon/save.hpp"
#include "highnoon/view.hpp"
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
                  Ability taught = noon().boot().effect(Verb::modify, self(), Stat::bullets, num(2), static_cast<int>(Duration::day)),
                  std::vector<Ability> more = {})
      : t(std::move(spec)) {
    std::vector<Ability> all = {std::move(taught)};
    if (more.empty()) more = {trait(TriggerPoint::dude_aced)};
    all.insert(all.end(), more.begin(), more.end());
    mentor = t.dude(P2, {.abilities = std::move(all), .at = kSquare});
    pupil = t.dude(P1, {.bullets = 1, .at = kSquare});
    const Expr one = dudes(mine() && op(Op::at_location, 0, {square()}));
    school = t.deed(P1, {.abilities = {noon().repeat().effect(gains(one, dudes(of_the_other()), 0, lasts)),
                                       noon().repeat().effect(gains(one, dudes(of_the_other()), 1, lasts)),
                                       noon().repeat().effect(Verb::discard, one), noon().repeat().effect(Verb::discard, dudes(of_the_other())),
                                       noon().repeat().effect(Verb::end_effects, one, self()), noon().repeat().effect(Verb::refresh, one),
                                       noon().repeat().effect(Verb::refresh, one, num(kFirstGained), 1),
                                       noon().repeat().effect(Verb::bar_ability, one)}});
    walker = t.dude(P1, {});
  }
  enum { kLearn, kLearnSecond, kDiscard, kDiscardMentor, kForget, kRefresh, kOnceMore, kBar };
  void school_does(int what) {
    t.use(school, what);
    t.pass(P2);
  }
  void learn() {
    t.use(school);
    t.pass(P2);
  }
  Town t;
  CardId mentor, pupil, school, walker;
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
  EXPECT_FALSE(can_be_gained(def, 2)) << "there is none";
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
  l.t.pass(P2);
  l.t.pass(P1);
  EXPECT_TRUE(l.t.state().modifiers.empty()) << "but no longer";
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

// --- Reacts

Ability sees_moves(int gain = 1) { return react(TriggerPoint::dude_moved).effect(Verb::gain, you(), num(gain)); }

TEST(GainedAbility, MayBeAReact) {
  Lesson l(Duration::permanent, {}, sees_moves());
  l.learn();
  l.t.move(l.walker, kSquare);
  EXPECT_EQ(l.t.decider(), P1);
  ASSERT_TRUE(l.t.can_use(l.pupil, kFirstGained));
  l.t.use(l.pupil, kFirstGained);
  EXPECT_EQ(l.t.ghost_rock(P1), 11);
}

TEST(GainedAbility, ReactIsHeardAsLongAsItLastsOnly) {
  Lesson l(Duration::day, {}, sees_moves());
  l.school_does(Lesson::kLearn);
  l.school_does(Lesson::kForget);
  l.t.move(l.walker, kSquare);
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
  EXPECT_EQ(l.t.decider(), P2) << "the mentor has it";
}

TEST(GainedAbility, ReactMayReplace) {
  Lesson l(Duration::permanent, {}, react(TriggerPoint::dude_moved, Window::when).instead().effect(Verb::gain, you(), num(1)));
  l.learn();
  l.t.move(l.walker, kSquare);
  l.t.use(l.pupil, kFirstGained);
  EXPECT_NE(l.t.where(l.walker), kSquare);
  EXPECT_EQ(l.t.ghost_rock(P1), 11);
}

TEST(GainedAbility, ReactIsHeardThoughNoOtherCardListens) {
  Town t;
  const CardId pupil = t.dude(P1, {.at = kSquare}), walker = t.dude(P1, {});
  const CardId school = t.deed(P1, {.abilities = {noon().effect(Verb::gain_ability, dudes(mine()), left_out(), left_out(), Duration::permanent, 1),
                                                  sees_moves().lent()}});
  t.move(walker, kSquare);
  EXPECT_EQ(t.decider(), P2) << "what is lent is none of the deed's";
  t.pass(P2);
  t.use(school);
  t.pass(P2);
  const CardId other = walker;
  t.edit([&](Kernel& k) { k.card(other).set(kBooted, false); });
  t.move(walker, LocationId(t.state().player(P1).outfit));
  ASSERT_TRUE(t.can_use(pupil, kFirstGained));
  t.use(pupil, kFirstGained);
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

TEST(GainedAbility, ReactIsAskedForByUniformPrompts) {
  Lesson l(Duration::permanent, {.prompts = PromptMode::uniform}, sees_moves().pay(99));
  l.t.use(l.school);
  l.t.pass_until(DecisionKind::noon_play, P1);
  l.t.move(l.walker, kSquare);
  while (l.t.kind() == DecisionKind::react && l.t.decider() != P1) l.t.pass();
  EXPECT_EQ(l.t.kind(), DecisionKind::react) << "for all that the others know";
  EXPECT_EQ(l.t.decider(), P1);
}

// --- what comes with an ability

TEST(GainedAbility, BringsWhatGoesOnWithItAndIsUsedUpWithIt) {
  Lesson l(Duration::permanent, {}, noon().effect(Verb::gain, you(), num(1)), {sees_moves(2).continues(), noon().effect(Verb::gain, you(), num(9))});
  l.learn();
  l.t.move(l.walker, kSquare);
  l.t.use(l.pupil, kFirstGained + 1);
  EXPECT_EQ(l.t.ghost_rock(P1), 12);
  l.t.pass(P2);
  if (l.t.decider() == P2) l.t.pass(P2);
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained)) << "one ability";
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained + 2)) << "that is another";
}

TEST(GainedAbility, BringsTheTraitsThatGoOnWithIt) {
  Lesson l(Duration::day, {}, noon().effect(Verb::gain, you(), num(1)),
           {standing().gives(Stat::bullets, 3).continues(), trait(TriggerPoint::dude_moved).effect(Verb::gain, you(), num(5)).continues()});
  l.learn();
  EXPECT_EQ(l.t.stat(l.pupil, Stat::bullets), 4);
  EXPECT_EQ(l.t.stat(l.mentor, Stat::bullets), 3);
  const int before = l.t.ghost_rock(P1);
  l.t.move(l.walker, kSquare);
  EXPECT_EQ(l.t.ghost_rock(P1), before + 5);
  l.t.pass_until_day(2);
  EXPECT_EQ(l.t.stat(l.pupil, Stat::bullets), 1);
}

TEST(GainedAbility, LendsItsTraitsToWhoHasGainedIt) {
  Lesson l(Duration::permanent, {}, noon().effect(Verb::lasting_trait, 1, self(), Duration::day), {standing().gives(Stat::bullets, 3).lent()});
  l.learn();
  EXPECT_EQ(l.t.stat(l.pupil, Stat::bullets), 1) << "not used";
  l.t.use(l.pupil, kFirstGained);
  EXPECT_EQ(l.t.stat(l.pupil, Stat::bullets), 4);
  EXPECT_EQ(l.t.stat(l.mentor, Stat::bullets), 0);
  l.t.use(l.mentor);
  EXPECT_EQ(l.t.stat(l.mentor, Stat::bullets), 3) << "the printed one is another";
  l.t.pass_until_day(2);
  EXPECT_EQ(l.t.stat(l.pupil, Stat::bullets), 1);
}

TEST(GainedAbility, MayStandInTheAbilityThatGivesIt) {
  Town t;
  const CardId pupil = t.dude(P1, {.at = kSquare});
  const CardId school = t.deed(
      P1, {.abilities = {noon().effect(Verb::gain_ability, dudes(mine()), left_out(), left_out(), Duration::permanent, 2),
                         noon().lent().effect(Verb::gain, you(), num(1)), noon().lent().effect(Verb::gain, you(), num(5))}});
  t.game();
  EXPECT_FALSE(t.can_use(school, 1)) << "none of the card's own";
  EXPECT_FALSE(t.can_use(school, 2));
  t.use(school);
  t.pass(P2);
  t.use(pupil, kFirstGained);
  EXPECT_EQ(t.ghost_rock(P1), 15) << "the one that is named";
  t.pass(P2);
  EXPECT_FALSE(t.can_use(pupil, kFirstGained + 1)) << "that alone";
  const Result<Game> loaded = load(t.game().content_ptr(), save(t.game()));
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
}

// --- numbers and uses

TEST(GainedAbility, KeepsItsNumberWhenAnotherEnds) {
  Lesson l(Duration::permanent, {}, noon().effect(Verb::gain, you(), num(1)));
  const Expr one = dudes(mine() && op(Op::at_location, 0, {square()}));
  const CardId short_course = l.t.deed(P1, {.abilities = {noon().repeat().effect(gains(one, dudes(of_the_other()), 0, Duration::day))}});
  l.t.use(short_course);
  l.t.pass(P2);
  l.learn();
  l.t.use(l.pupil, kFirstGained + 1);
  l.t.pass_until_day(2);
  l.t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained + 1));
  l.t.use(short_course);
  l.t.pass(P2);
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained)) << "the number is free";
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained + 2));
}

TEST(GainedAbility, IsNewWhenItIsGainedAnew) {
  Lesson l(Duration::permanent, {}, noon().effect(Verb::gain, you(), num(1)));
  l.learn();
  l.t.use(l.pupil, kFirstGained);
  l.t.pass(P2);
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
  l.school_does(Lesson::kForget);
  l.school_does(Lesson::kLearn);
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained));
}

TEST(GainedAbility, IsRefreshed) {
  Lesson l(Duration::permanent, {}, noon().effect(Verb::gain, you(), num(1)));
  l.learn();
  EXPECT_FALSE(l.t.can_use(l.school, Lesson::kRefresh)) << "nothing to refresh";
  l.t.use(l.pupil, kFirstGained);
  l.t.pass(P2);
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
  l.school_does(Lesson::kRefresh);
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained));
}

TEST(GainedAbility, IsUsedOnceMore) {
  Lesson l(Duration::permanent, {}, noon().effect(Verb::gain, you(), num(1)));
  l.learn();
  l.school_does(Lesson::kOnceMore);
  for (int times = 1; times <= 2; ++times) {
    l.t.use(l.pupil, kFirstGained);
    l.t.pass(P2);
  }
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
}

TEST(GainedAbility, IsBarredForTheDay) {
  Lesson l(Duration::permanent, {}, noon().repeat().effect(Verb::gain, you(), num(1)));
  l.learn();
  l.school_does(Lesson::kBar);
  EXPECT_FALSE(l.t.can_use(l.pupil, kFirstGained));
  l.t.pass_until_day(2);
  l.t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(l.t.can_use(l.pupil, kFirstGained));
}

TEST(GainedAbility, WhatItHasDoneStaysInSavesWhenItHasEnded) {
  Lesson l(Duration::day, {}, noon().effect(Verb::modify, self(), Stat::bullets, num(2), static_cast<int>(Duration::permanent)));
  l.learn();
  l.t.use(l.pupil, kFirstGained);
  l.t.pass_until_day(2);
  EXPECT_EQ(l.t.stat(l.pupil, Stat::bullets), 3);
  const Result<Game> loaded = load(l.t.game().content_ptr(), save(l.t.game()));
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
}

TEST(GainedAbility, IsInViews) {
  Lesson l(Duration::permanent, {}, noon().text("Noon: Gain 1.").effect(Verb::gain, you(), num(1)), {sees_moves().continues()});
  l.learn();
  const View view = l.t.game().view(P2);
  std::vector<std::string> gained;
  for (const CardView& dude : view.town_square.dudes) gained.insert(gained.end(), dude.gained.begin(), dude.gained.end());
  EXPECT_EQ(gained, std::vector<std::string>{"Noon: Gain 1."});
}

}  // namespace
}  // namespace highnoon::test
