#include "effect/modifier.hpp"
#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

/// The two readings of how long a React lasts: the Compendium's, ours if nothing is said, and the rulebook's.
TownSpec read_as(int reading, Phase phase = Phase::noon) {
  TownSpec spec;
  spec.phase = phase;
  if (reading != 0) spec.parameters = {{Parameter::react_duration, reading}};
  return spec;
}

/// "React, to that: this dude has +1."
Ability gives(TriggerPoint point, Stat stat, int amount = 1) {
  return react(point).effect(Verb::modify, self(), stat, num(amount));
}

TEST(Reacts, OfNoonLastTillTheEndOfTheDayOrOfThePhase) {
  PROVES("RR-REACT-011");
  for (const bool to_end_of_day : {true, false}) {
    Town t(read_as(to_end_of_day));
    const CardId dude = t.dude(P1, {.influence = 1, .abilities = {gives(TriggerPoint::dude_moved, Stat::influence)}});
    t.move(dude, kSquare);
    t.use(dude);
    EXPECT_EQ(t.stat(dude, Stat::influence), 2);
    // What is counted when victory is checked.
    t.deed(P2, {.control = 2});
    t.dude(P2, {.influence = 9});
    for (int passes = 0; !t.over() && t.day() == 1 && passes < 50; ++passes) t.answer_plainly();
    EXPECT_EQ(t.over(), !to_end_of_day) << "2 control points against 1 influence, or 2";
    if (to_end_of_day) {
      EXPECT_EQ(t.stat(dude, Stat::influence), 1);
    }
  }
}

TEST(Reacts, OfAShootoutLastTillItEnds) {
  PROVES("RR-REACT-012", "RC-DURATION-008");
  for (const int reading : {0, 1}) {
    TownSpec spec = read_as(reading);
    spec.parameters.push_back({Parameter::tied_round_casualties, 0});
    Town t(spec);
    const CardId dude = t.dude(P1, {.bullets = 1,
                                    .abilities = {gives(TriggerPoint::draw_hand_revealed, Stat::bullets)
                                                      .effect(Verb::make_stud, self())},
                                    .at = kSquare});
    const CardId mark = t.dude(P2, {.at = kSquare});
    fight(t, dude, mark);
    draw_alike(t);
    t.pass_until(DecisionKind::react);
    t.use(dude);
    EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
    t.pass_until(DecisionKind::shootout_play);
    EXPECT_EQ(t.state().shootout.round, 2);
    EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
    EXPECT_TRUE(t.is_stud(dude));
    draw_alike(t);
    t.pass_until(DecisionKind::flee, P1);
    t.flee(dude);
    t.pass_until(DecisionKind::noon_play);
    EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
    EXPECT_FALSE(t.is_stud(dude));
  }
}

TEST(Reacts, OfUpkeepLastTillItEnds) {
  PROVES("RR-REACT-013");
  for (const int reading : {0, 1}) {
    Town t(read_as(reading, Phase::upkeep));
    const CardId dude = t.dude(P1, {.influence = 1,
                                    .upkeep = 1,
                                    .abilities = {gives(TriggerPoint::phase_upkeep_begins, Stat::upkeep, -1)
                                                      .effect(Verb::modify, self(), Stat::influence, num(1))}});
    ASSERT_EQ(t.kind(), DecisionKind::react);
    t.use(dude);
    t.pass_until_phase(Phase::noon);
    EXPECT_EQ(t.ghost_rock(P1), 10) << "no upkeep was due";
    EXPECT_EQ(t.stat(dude, Stat::upkeep), 1);
    EXPECT_EQ(t.stat(dude, Stat::influence), 1);
  }
}

TEST(Reacts, OfLowballLastTillItEnds) {
  PROVES("RR-REACT-014");
  for (const int reading : {0, 1}) {
    Town t(read_as(reading, Phase::gambling));
    const CardId dude = t.dude(P1, {.abilities = {react(TriggerPoint::lowball_hand_drawn)
                                                      .about(op(Op::same_player, 0, {op(Op::event_player), you()}))
                                                      .effect(Verb::modify_player, you(), Stat::hand_rank, num(3))
                                                      .effect(Verb::modify, self(), Stat::bullets, num(1))}});
    t.draws(P1, "AC 2D 3H 4S 6C");
    t.draws(P2, "AH AS 3C 4D 6H");
    t.pass_until(DecisionKind::react);
    t.use(dude);
    t.pass_until_phase(Phase::noon);
    EXPECT_EQ(t.state().winner, P2) << "the raised hand lost";
    EXPECT_EQ(player_stat(t.kernel(), P1, Stat::hand_rank), 0);
    EXPECT_EQ(t.stat(dude, Stat::bullets), 0);
  }
}

TEST(Reacts, OfSundownLastTillItEnds) {
  PROVES("RR-REACT-015");
  for (const bool wins : {true, false}) {
    Town t(read_as(wins));
    const CardId deed = t.deed(P1, {.control = 1,
                                    .abilities = {gives(TriggerPoint::phase_sundown_begins, Stat::control)}});
    t.dude(P2, {.influence = wins ? 1 : 2});
    t.dude(P1, {.influence = 5});
    t.hand(P1, 1);
    t.pass_until(DecisionKind::react);
    t.use(deed);
    EXPECT_EQ(t.stat(deed, Stat::control), 2);
    for (int passes = 0; !t.over() && t.day() == 1 && passes < 50; ++passes) t.answer_plainly();
    EXPECT_EQ(t.over(), wins);
    if (!wins) {
      EXPECT_EQ(t.stat(deed, Stat::control), 1);
    }
  }
}

TEST(Duration, OfTheNextDayOutlastsThisDayAndNoLonger) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1, .abilities = {noon().effect(Verb::modify, self(), Stat::bullets, 2, Duration::next_day)}});
  const CardId other = t.dude(P1, {.bullets = 1, .abilities = {noon().effect(Verb::modify, self(), Stat::bullets, 2, Duration::day)}});
  t.use(dude);
  t.pass(P2);
  t.use(other);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  EXPECT_EQ(t.stat(other, Stat::bullets), 3);
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  EXPECT_EQ(t.stat(other, Stat::bullets), 1);
  t.pass_until_day(3);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
}

TEST(Duration, OfTheNextDayIsNotShortenedByWhatEndsBefore) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1, .at = kSquare});
  const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::modify, dudes(is_here()), Stat::bullets, 2, Duration::next_day)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.use(a);
  t.pass(P2);
  t.shootout(a, b);
  t.pass_until_event("shootout.ends");
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3) << "rounds and a shootout have ended";
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3) << "and the day";
}

TEST(Duration, OfADelayedTriggerWhileInPlayEndsWithItsCardOnly) {
  for (const bool own : {true, false}) {
    Town t;
    const auto wait = [](Duration until) {
      return noon().effect(Verb::later, TriggerPoint::phase_sundown_begins, left_out(), std::vector{effect(Verb::gain, you(), 3)}, until);
    };
    const CardId waiting = t.dude(P1, {.abilities = {wait(Duration::while_in_play), wait(Duration::day)}});
    const CardId bystander = t.dude(P1);
    const CardId killer = t.dude(P2, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::ace, slot(0))}});
    t.use(waiting, 0);
    t.pass(P2);
    t.use(waiting, 1);
    t.use(killer);
    t.pick(own ? waiting : bystander);
    t.pass_until_event("phase.sundown_begins");
    t.answer_plainly();
    EXPECT_EQ(t.happened("ghost_rock.gained"), own ? 1 : 2) << "the one of the day stays in any case";
  }
}

TEST(Later, WhatHasHappenedMakesRoomForMore) {
  Town t({.ghost_rock = 0});
  const CardId dude = t.dude(P1, {.abilities = {noon().repeat().effect(Verb::later, TriggerPoint::ability_resolved, left_out(),
                                                                       std::vector{effect(Verb::gain, you(), 1)})}});
  for (int i = 1; i <= 2 * kMaxDelayed; ++i) {
    t.use(dude);
    t.pass(P2);
    EXPECT_EQ(t.ghost_rock(P1), i);
  }
}

TEST(Duration, OfTheNextRoundIsNeitherThisOneNorTheOneAfter) {
  Town t(bloodless());
  const CardId a = t.dude(P1, {.bullets = 1, .abilities = {shootout_play().effect(Verb::modify, self(), Stat::bullets, 2, Duration::next_round),
                                                           shootout_play().effect(Verb::gain, you(), 1)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  if (t.decider() == P2) t.pass();
  t.use(a, 0);
  t.pass(P2);
  t.use(a, 1);
  EXPECT_EQ(t.stat(a, Stat::bullets), 3) << "plays end, the round does not";
  for (const int round : {2, 3}) {
    draw_alike(t);
    while (t.state().shootout.round < round) t.answer_plainly();
    EXPECT_EQ(t.stat(a, Stat::bullets), round == 2 ? 3 : 1) << "round " << round;
  }
}

TEST(Later, ThatFiresEachTimeStaysWhenAnotherIsAdded) {
  Town t({.ghost_rock = 0});
  const auto wait = [](TriggerPoint what, int amount) {
    return noon().effect(Verb::later, what, left_out(), std::vector{effect(Verb::gain, you(), amount)}, Duration::day, 1);
  };
  const CardId dude = t.dude(P1, {.abilities = {wait(TriggerPoint::card_booted, 1), wait(TriggerPoint::dude_moved, 5)}});
  const CardId booter = t.dude(P1, {.abilities = {noon().repeat().choose(dudes(!booted())).effect(Verb::boot, slot(0))}});
  const auto boot_one = [&] {
    t.pass(P2);
    t.use(booter);
    t.pick(t.dude(P2));
  };
  t.use(dude, 0);
  boot_one();
  EXPECT_EQ(t.ghost_rock(P1), 1);
  t.pass(P2);
  t.use(dude, 1);
  boot_one();
  EXPECT_EQ(t.ghost_rock(P1), 2);
}

TEST(Duration, OfANoonPlayOutlastsThePlaysOfItsShootout) {
  Town t;
  const CardId a = t.dude(P1, {.bullets = 1,
                               .abilities = {noon().choose(dudes(!mine())).effect(Verb::modify, self(), Stat::bullets, 2, Duration::play)
                                                 .effect(Verb::call_out, self(), slot(0)),
                                             shootout_play().effect(Verb::modify, self(), Stat::influence, 1, Duration::play)},
                               .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.use(a, 0);
  t.pick(b);
  t.accept();
  t.pass_until(DecisionKind::shootout_play, P1);
  t.use(a, 1);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.stat(a, Stat::influence), 0) << "that play is over";
  EXPECT_EQ(t.stat(a, Stat::bullets), 3) << "this one is not";
  t.pass_until_event("draw_hand.revealed");
  EXPECT_EQ(t.stat(a, Stat::bullets), 3);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.stat(a, Stat::bullets), 1);
}

}  // namespace
}  // namespace highnoon::test
