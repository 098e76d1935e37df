#include "flow/loop.hpp"

#include <gmock/gmock.h>

#include "effect/cache.hpp"
#include "state/invariant.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A dude who boots, and gets up again whenever he has booted.
CardSpec riser() {
  return {.title = "Early Riser",
          .abilities = {noon().effect(Verb::boot, self()),
                        trait(TriggerPoint::card_booted).about(subject_is(self())).effect(Verb::unboot, self())}};
}
/// One who does not let anybody get up.
CardSpec bully() { return {.title = "Town Bully", .abilities = {trait(TriggerPoint::card_unbooted).effect(Verb::boot, subject())}}; }

TEST(Loop, OfTwoCardsThatTriggerEachOtherIsNoticedAndNamed) {
  Town t;
  const CardId a = t.dude(P1, riser());
  t.dude(P2, bully());
  EXPECT_THROW(t.use(a), std::runtime_error);
  EXPECT_EQ(t.game().outcome(), Outcome::halted);
  EXPECT_THAT(t.game().halt_reason(), HasSubstr("a chain of effects without end: "));
  EXPECT_THAT(t.game().halt_reason(), HasSubstr("Early Riser (ability 2)"));
  EXPECT_THAT(t.game().halt_reason(), HasSubstr("Town Bully (ability 1)"));
  EXPECT_THAT(t.game().halt_reason(), Not(HasSubstr("Early Riser (ability 1)"))) << "what began it is no part of it";
  // The third time is enough: the first is the play, the second may still change something.
  EXPECT_LE(t.happened("card.booted") + t.happened("card.unbooted"), 6);
  EXPECT_EQ(Game(t.game()).halt_reason(), t.game().halt_reason());
}

TEST(Loop, OfOneCardIsNoticedToo) {
  Town t;
  const CardId a = t.dude(P1, {.title = "Riser",
                               .abilities = {trait(TriggerPoint::card_booted).about(subject_is(self())).effect(Verb::unboot, self()),
                                             trait(TriggerPoint::card_unbooted).about(subject_is(self())).effect(Verb::boot, self())}});
  const CardId caller = t.dude(P1, {.abilities = {noon().choose(dudes(anything())).effect(Verb::boot, slot(0))}});
  t.use(caller);
  EXPECT_THROW(t.pick(a), std::runtime_error);
  EXPECT_THAT(t.game().halt_reason(), HasSubstr("without end: Riser (ability "));
  EXPECT_EQ(broken_invariant(t.kernel()), "") << "halted, but whole";
}

TEST(Loop, ThatChangesSomethingEachTimeIsStoppedByName) {
  Town t;
  const CardId a =
      t.dude(P1, {.title = "Miser",
                  .abilities = {noon().effect(Verb::gain, you(), 1), trait(TriggerPoint::ghost_rock_gained).effect(Verb::gain, you(), 1)}});
  EXPECT_THROW(t.use(a), std::runtime_error);
  EXPECT_EQ(t.game().outcome(), Outcome::halted);
  EXPECT_THAT(t.game().halt_reason(), HasSubstr("too many abilities inside each other: Miser (ability 1), Miser (ability 2)"));
  EXPECT_EQ(broken_invariant(t.kernel()), "");
}

TEST(Loop, ThatEndsByItselfIsNone) {
  Town t;
  const CardId a =
      t.dude(P1, {.bullets = 3,
                  .abilities = {noon().effect(Verb::boot, self()), trait(TriggerPoint::card_booted).effect(Verb::unboot, self()),
                                trait(TriggerPoint::card_unbooted)
                                    .about(compare(op(Op::ghost_rock, 0, {you()}), Comparison::more, num(8)))
                                    .effect(Verb::lose, you(), 1)
                                    .effect(Verb::boot, self())}});
  t.use(a);
  EXPECT_EQ(t.ghost_rock(P1), 8);
  EXPECT_FALSE(t.is_booted(a));
  EXPECT_FALSE(t.over());
}

/// The same two, but each of them may be left undone.
struct MayGoRound {
  MayGoRound() {
    a = t.dude(P1, {.title = "Early Riser",
                    .abilities = {noon().effect(Verb::boot, self()),
                                  react(TriggerPoint::card_booted).repeat().about(subject_is(self())).effect(Verb::unboot, self())}});
    b = t.dude(P2, {.title = "Town Bully", .abilities = {react(TriggerPoint::card_unbooted).repeat().effect(Verb::boot, subject())}});
    t.use(a);
  }
  Town t;
  CardId a, b;
};

TEST(Loop, ThatAPlayerCanBreakIsNone) {
  MayGoRound m;
  m.t.use(m.a, 1);
  m.t.use(m.b);
  m.t.use(m.a, 1);
  ASSERT_EQ(m.t.decider(), P2);
  m.t.pass();
  EXPECT_FALSE(m.t.over());
  EXPECT_FALSE(m.t.is_booted(m.a));
  m.t.pass_until(DecisionKind::noon_play, P2);
}

TEST(Loop, ThatPlayersDoNotBreakIsNotOfferedForEver) {
  MayGoRound m;
  int rounds = 0;
  while (!m.t.over() && m.t.kind() == DecisionKind::react && rounds < 20) {
    m.t.use(m.t.decider() == P1 ? m.a : m.b, m.t.decider() == P1 ? 1 : 0);
    ++rounds;
  }
  EXPECT_FALSE(m.t.over()) << m.t.game().halt_reason();
  EXPECT_EQ(rounds, 5);
  EXPECT_EQ(m.t.kind(), DecisionKind::noon_play);
}

TEST(Loop, OfStepsIsTheSamePositionAgainButForWhatCountsUp) {
  Town t;
  t.dude(P1);
  t.game();
  Kernel k = t.kernel();
  int steps = 0;
  const auto go_round = [&](auto change) {
    k.cache.loop.reset();
    for (steps = 0; steps < 10'000; ++steps) {
      change(k.s);
      watch_steps(k);
    }
  };
  EXPECT_NO_THROW(go_round([](State& s) { ++s.pot; }));
  EXPECT_THROW(go_round([](State& s) { ++s.next_serial, ++s.reveals, ++s.modifiers_born; }), Overflow);
  EXPECT_LT(steps, 5'000);
  EXPECT_THROW(go_round([](State& s) { s.pot = static_cast<std::int16_t>((s.pot + 1) % 100); }), Overflow);
}

}  // namespace
}  // namespace highnoon::test
