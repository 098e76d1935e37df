#include <gtest/gtest.h>

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

// --- cancelling, and giving back what was paid ---------------------------------------------------------------------------------------

Ability stops(bool refund) {
  const Ability answer = react(TriggerPoint::ability_declared).about(!op(Op::event_by, 0, {you()}));
  return refund ? Ability(answer).effect(Verb::cancel, 1) : Ability(answer).effect(Verb::cancel);
}

/// A dude of P1 with a Noon ability that costs a boot and 3 ghost rock, and a deed of P2 that may stop it.
struct Stopped {
  explicit Stopped(bool refund) {
    dude = t.dude(P1, {.abilities = {noon().boot().pay(3).effect(Verb::bounty, self(), 1)}});
    t.deed(P2, {.abilities = {stops(refund)}});
    t.use(dude);
  }
  Town t;
  CardId dude;
};

TEST(Cancel, GivesBackAllThatWasPaid) {
  PROVES("RC-CARD-185", "RC-CARD-186");
  Stopped s(true);
  EXPECT_EQ(s.t.ghost_rock(P1), 7);
  s.t.pass_until(DecisionKind::react, P2);
  const CardId deed = s.t.state().player(P2).street[1];
  s.t.use(deed);
  EXPECT_EQ(s.t.ghost_rock(P1), 10);
  EXPECT_FALSE(s.t.is_booted(s.dude));
  EXPECT_EQ(s.t.bounty(s.dude), 0);
  s.t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_FALSE(s.t.can_use(s.dude)) << "it counts as used";
  EXPECT_EQ(s.t.events("ability.resolved").size(), 1U) << "what was cancelled has not resolved";
}

TEST(Cancel, AloneGivesNothingBack) {
  Stopped s(false);
  s.t.pass_until(DecisionKind::react, P2);
  s.t.use(s.t.state().player(P2).street[1]);
  EXPECT_EQ(s.t.ghost_rock(P1), 7);
  EXPECT_TRUE(s.t.is_booted(s.dude));
  EXPECT_EQ(s.t.bounty(s.dude), 0);
}

TEST(Cancel, GivesNothingBackWhereNothingWasPaid) {
  Town t;
  t.outfit(P1, {.abilities = {standing().permits(Permit::use_without_costs, is(CardType::dude) && mine())}});
  const CardId dude = t.dude(P1, {.abilities = {noon().boot().pay(3).effect(Verb::bounty, self(), 1)}, .booted = true});
  const CardId deed = t.deed(P2, {.abilities = {stops(true)}});
  t.use(dude);
  t.pass_until(DecisionKind::react, P2);
  t.use(deed);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_TRUE(t.is_booted(dude)) << "it was booted before";
}

// --- an ability that an effect uses ----------------------------------------------------------------------------------------------------

TEST(UseByEffect, GoesWithoutBootAndOnceMore) {
  Town t;
  const CardId tool = t.deed(P1, {.abilities = {noon().boot().pay(1).effect(Verb::gain, you(), 5)}});
  const CardId dude = t.dude(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).effect(Verb::use_ability, slot(0), num(0), 1, 1)}});
  t.use(tool);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(tool));
  t.use(dude);
  t.pick(tool);
  EXPECT_EQ(t.ghost_rock(P1), 18) << "each time 1 for 5";
  EXPECT_EQ(t.happened("card.booted"), 1);
}

TEST(UseByEffect, IsHeldToTheRestOfTheRules) {
  Town t;
  const CardId tool = t.deed(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 5)}, .booted = true});
  const CardId dude = t.dude(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).effect(Verb::use_ability, slot(0), num(0))}});
  EXPECT_FALSE(t.can_use(dude)) << "the Boot cannot be paid";
  t.edit([&](Kernel& k) { k.card(tool).set(kBooted, false); });
  EXPECT_TRUE(t.can_use(dude));
}

// --- Totems elsewhere --------------------------------------------------------------------------------------------------------------------

TEST(DistantTotem, WorksWhereItsShamanIsOnceADay) {
  PROVES("RC-CARD-035");
  Town t;
  const CardId far = t.deed(P1);
  const Ability boots = noon().choose(dudes(is_here() && !booted() && !mine())).effect(Verb::boot, slot(0));
  const CardId totem = t.spell(P1, far, {.keywords = {"Totem"}, .abilities = {boots}});
  const CardId second = t.spell(P1, far, {.keywords = {"Totem"}, .abilities = {boots}});
  t.dude(P1, {.keywords = {"Shaman 1"}, .abilities = {standing().permits(Permit::use_distant_totems)}, .at = kSquare});
  const CardId near = t.dude(P2, {.at = kSquare});
  const CardId there = t.dude(P2, {.at = far});
  EXPECT_TRUE(t.can_use(totem));
  t.use(totem);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.is_booted(near));
  EXPECT_FALSE(t.is_booted(there));
  t.edit([&](Kernel& k) { k.card(near).set(kBooted, false); });
  EXPECT_FALSE(t.can_use(second)) << "once a day";
}

}  // namespace
}  // namespace highnoon::test
