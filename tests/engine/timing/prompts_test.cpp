// Uniform prompts: who is asked what does not tell what is in a hand. Many games: tests/games/hidden_test.cpp.

#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Expr goods_in_hand() { return op(Op::all, bit(Zone::hand), {is(CardType::goods) && mine()}); }

TEST(UniformPrompts, AskThoughThereIsButOneOption) {
  for (const PromptMode prompts : {PromptMode::quick, PromptMode::uniform}) {
    Town t({.auto_take = true, .prompts = prompts});
    t.dude(P2);
    EXPECT_EQ(t.decider(), prompts == PromptMode::quick ? P2 : P1);
    if (prompts == PromptMode::uniform) {
      EXPECT_EQ(t.options().size(), 1U);
    }
  }
}

TEST(UniformPrompts, OpenAWindowForWhatAnyHandCouldHold) {
  for (const PromptMode prompts : {PromptMode::quick, PromptMode::uniform}) {
    Town t({.prompts = prompts});
    // No card of this game listens, but one that exists does.
    t.define(CardType::action, {.abilities = {react(TriggerPoint::card_booted).effect(Verb::gain, you(), 1)}});
    const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::boot, self())}});
    t.hand(P2, 1);
    t.use(a);
    ASSERT_EQ(t.decider(), P2);
    EXPECT_EQ(t.kind(), prompts == PromptMode::quick ? DecisionKind::noon_play : DecisionKind::react);
  }
}

TEST(UniformPrompts, AskAboutAnOptionalTraitWhateverIsInTheHand) {
  const auto inventor = [](Town& t) {
    t.dude(P2, {.abilities = {trait(TriggerPoint::card_booted).optional().choose(goods_in_hand()).effect(Verb::discard, slot(0))}});
  };
  for (const bool has_goods : {true, false}) {
    Town t({.prompts = PromptMode::uniform});
    inventor(t);
    t.in_hand(P2, has_goods ? CardType::goods : CardType::deed);
    const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::boot, self())}});
    t.use(a);
    ASSERT_EQ(t.kind(), DecisionKind::use_trait);
    EXPECT_EQ(t.decider(), P2);
    EXPECT_EQ(t.offers(OptionKind::yes), has_goods);
    t.no();
    EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  }
  Town t;
  inventor(t);
  t.in_hand(P2, CardType::deed);
  const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::boot, self())}});
  t.use(a);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "quick prompts ask who can";
}

TEST(UniformPrompts, AskForAChoiceThatMayBeDeclinedThoughThereIsNothing) {
  for (const PromptMode prompts : {PromptMode::quick, PromptMode::uniform}) {
    Town t({.prompts = prompts});
    const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), 1).choose(goods_in_hand()).may_decline()}});
    t.in_hand(P1, CardType::deed);
    t.use(a);
    if (prompts == PromptMode::uniform) {
      ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
      ASSERT_EQ(t.options().size(), 1U);
      t.pass();
    }
    EXPECT_EQ(t.kind(), DecisionKind::noon_play);
    EXPECT_EQ(t.ghost_rock(P1), 11);
  }
}

TEST(UniformPrompts, AskAnOutsiderWhoCouldHoldACheatinAction) {
  for (const PromptMode prompts : {PromptMode::quick, PromptMode::uniform}) {
    TownSpec spec = bloodless(3);
    spec.prompts = prompts;
    Town t(spec);
    const CardId a = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    t.in_hand(P3, CardType::deed);
    t.draws(P1, "5C 5C 9D TH KS");
    t.draws(P2, "2C 2D 6H 8S TC");
    fight(t, a, b);
    t.pass_until(DecisionKind::resolution_play, P2);
    t.pass();
    EXPECT_EQ(t.kind() == DecisionKind::resolution_play && t.decider() == P3, prompts == PromptMode::uniform);
  }
}

}  // namespace
}  // namespace highnoon::test
