#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Ability gains(int amount) { return noon().effect(Verb::gain, you(), num(amount)); }

TEST(Uses, AnAdditionalUseCountsForAnAbilityThatWasNotUsedYet) {
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {gains(1)}});
  const CardId helper = t.deed(P1, {.abilities = {noon().choose(cards(is(CardType::deed)))
                                                      .effect(Verb::refresh, slot(0), Argument{}, 1)}});
  t.use(helper);
  t.take(OptionKind::card, deed);
  t.pass(P2);
  for (int use = 0; use < 2; ++use) {
    t.use(deed);
    t.pass(P2);
  }
  EXPECT_EQ(t.ghost_rock(P1), 12);
  EXPECT_FALSE(t.can_use(deed));
}

TEST(Uses, ABarredAbilityCannotBeUsedUntilTheDayEnds) {
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {gains(1).repeat(), gains(2).repeat()}});
  const CardId helper = t.deed(P1, {.abilities = {noon().choose(cards(is(CardType::deed)))
                                                      .choose(ChoiceDef::Kind::ability, slot(0), left_out(), left_out())
                                                      .effect(Verb::bar_ability, slot(0), slot(1))}});
  t.use(helper);
  t.take(OptionKind::card, deed);
  t.take(OptionKind::ability, deed, 0);
  t.pass(P2);
  EXPECT_FALSE(t.offers(OptionKind::use_ability, deed, 0));
  t.use(deed, 1);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.offers(OptionKind::use_ability, deed, 0));
  EXPECT_TRUE(t.offers(OptionKind::use_ability, deed, 1));
}

/// More cards than there is room for events inside each other, and somebody listens.
TEST(Uses, OfManyCardsAreRefreshedByOneEvent) {
  Town t;
  std::vector<CardId> deeds;
  for (int i = 0; i < 20; ++i) deeds.push_back(t.deed(P1, {.abilities = {gains(1)}}));
  const CardId helper = t.dude(P1, {.abilities = {noon().effect(Verb::refresh, cards(is(CardType::deed))),
                                                  trait(TriggerPoint::ability_refreshed).effect(Verb::gain, you(), 1)}});
  t.use(deeds[3]);
  t.pass(P2);
  t.use(helper);
  while (t.kind() == DecisionKind::order_traits) t.answer_plainly();
  ASSERT_FALSE(t.over()) << t.game().halt_reason();
  EXPECT_EQ(t.happened("ability.refreshed"), 1);
  t.pass(P2);
  EXPECT_TRUE(t.can_use(deeds[3]));
}

TEST(Uses, RefreshingOneAbilityLeavesTheOthersUsed) {
  Town t;
  const auto gain = [] { return noon().effect(Verb::gain, you(), 1); };
  const CardId dude = t.dude(P1, {.abilities = {gain(), gain(), gain()}});
  const CardId actor = t.dude(P1, {.abilities = {noon().effect(Verb::refresh, dudes(is_card(slot(0))), 1).choose(dudes(!is_card(self())))}});
  t.game();
  t.edit([&](Kernel& k) { k.card(dude).used = 0b111; });
  t.use(actor);
  t.pick(dude);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(dude, 0));
  EXPECT_TRUE(t.can_use(dude, 1));
  EXPECT_FALSE(t.can_use(dude, 2));
}

/// A dude of P1 who uses Controller abilities of deeds where he is not.
CardId agent(Town& t) {
  return t.dude(P1, {.abilities = {standing().permits(Permit::use_as_controller, left_out(), is(CardType::deed) && !is_here())}});
}

TEST(Uses, ControllerAbilitiesAsIfControllingTheDeed) {
  Town t;
  const CardId deed = t.deed(P2, {.abilities = {gains(1).controller().boot(), gains(2), gains(4).controller()}});
  EXPECT_FALSE(t.can_use(deed, 0));
  agent(t);
  EXPECT_FALSE(t.can_use(deed, 1)) << "not a Controller ability";
  t.use(deed, 0);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.ghost_rock(P2), 10);
  EXPECT_TRUE(t.is_booted(deed));
  EXPECT_EQ(t.controller(deed), P2);
  t.use(deed, 2);
  EXPECT_EQ(t.ghost_rock(P2), 14) << "its controller as ever";
  EXPECT_FALSE(t.can_use(deed, 2)) << "once a day, whoever uses it";
}

/// A dude of P1 who uses abilities of deeds elsewhere as if controlling them and being there.
CardId visitor(Town& t, LocationId at = kSquare) {
  return t.dude(P1, {.abilities = {standing().permits(Permit::use_as_if_there, left_out(), is(CardType::deed) && !is_here())}, .at = at});
}

TEST(Uses, AbilitiesAsIfControllingTheDeedAndBeingThere) {
  Town t;
  const auto moves = [] { return noon().choose(dudes(mine() && is_here())).effect(Verb::bounty, slot(0), 1); };
  const CardId deed = t.deed(P2, {.abilities = {moves(), gains(4).controller()}});
  const CardId away = t.dude(P1);
  t.game();
  EXPECT_FALSE(t.can_use(deed, 0));
  const CardId dude = visitor(t);
  ASSERT_TRUE(t.can_use(deed, 0)) << "not a Controller ability";
  t.use(deed, 0);
  EXPECT_FALSE(t.offers(OptionKind::card, away));
  t.pick(dude);
  EXPECT_EQ(t.bounty(dude), 1);
  EXPECT_EQ(t.where(dude), kSquare);
  EXPECT_EQ(t.controller(deed), P2);
  t.pass(P2);
  t.use(deed, 1);
  EXPECT_EQ(t.ghost_rock(P1), 14);
}

TEST(Uses, WhoCountsAsBeingThereDoesNotForOthers) {
  Town t;
  const CardId deed = t.deed(P2, {.abilities = {noon().choose(dudes(is_here())).effect(Verb::bounty, slot(0), 1)}});
  visitor(t);
  t.game();
  t.pass(P1);
  EXPECT_FALSE(t.can_use(deed, 0)) << "nobody is there for its controller";
}

TEST(Uses, ReactsAsIfControllingTheDeed) {
  Town t;
  const CardId deed = t.deed(P2, {.abilities = {react(TriggerPoint::card_booted).effect(Verb::gain, you(), 3)}});
  visitor(t);
  const CardId actor = t.dude(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 1)}});
  t.use(actor);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P1);
  t.use(deed);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.ghost_rock(P1), 14);
}

TEST(Uses, ControllerReactsAsIfControllingTheDeed) {
  for (const bool listened : {true, false}) {
    Town t;
    const CardId deed = t.deed(P2, {.abilities = {react(TriggerPoint::card_booted).controller().effect(Verb::gain, you(), 3)}});
    const CardId other = t.deed(P2, {.abilities = {react(TriggerPoint::card_booted).effect(Verb::gain, you(), 3)}});
    agent(t);
    const CardId actor = t.dude(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 1)}});
    t.use(actor);
    ASSERT_EQ(t.kind(), DecisionKind::react);
    EXPECT_EQ(t.decider(), P1);
    EXPECT_EQ(t.count(OptionKind::react), 1) << "the one that says Controller";
    if (listened) {
      t.use(deed);
    } else {
      t.pass();
    }
    ASSERT_EQ(t.decider(), P2);
    EXPECT_EQ(t.count(OptionKind::react), listened ? 1 : 2) << "what was used is used";
    t.use(other);
    t.pass_until(DecisionKind::noon_play);
    EXPECT_EQ(t.ghost_rock(P1), listened ? 14 : 11);
    EXPECT_EQ(t.ghost_rock(P2), 13);
  }
}

TEST(Uses, AChoiceOfAbilitiesLeavesTraitsOut) {
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {trait(TriggerPoint::dude_moved).effect(Verb::gain, you(), 1), gains(1), gains(2)}});
  const CardId helper = t.deed(P1, {.abilities = {noon().choose(cards(is(CardType::deed) && !is_card(self())))
                                                      .choose(ChoiceDef::Kind::ability, slot(0), left_out(), left_out())
                                                      .effect(Verb::gain, you(), 1)
                                                      .effect(Verb::bar_ability, slot(0), op(Op::slot_number, 1))}});
  t.use(helper);
  t.pick(deed);
  EXPECT_EQ(t.count(OptionKind::ability, deed), 2);
  EXPECT_FALSE(t.offers(OptionKind::ability, deed, 0));
}

}  // namespace
}  // namespace highnoon::test
