#include "timing/window.hpp"

#include <gtest/gtest.h>

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// A dude whose Noon ability does this to a dude that its player chooses.
CardId actor(Town& t, PlayerId player, Verb verb) {
  return t.dude(player, {.title = "Actor", .abilities = {noon().repeat().choose(dudes(anything())).effect(verb, slot(0))}});
}

void act(Town& t, CardId actor, CardId victim) {
  t.use(actor);
  t.pick(victim);
}

Ability gains(Ability ability, int amount = 1) { return ability.effect(Verb::gain, you(), amount); }

/// A dude at home with one ability.
CardId with(Town& t, PlayerId player, Ability ability) { return t.dude(player, {.abilities = {std::move(ability)}}); }

/// "Home booted instead", as a React or a trait that replaces a discard.
Ability saves(Ability ability) { return ability.instead().effect(Verb::send_home, subject(), 1); }

Ability when_discarded() { return react(TriggerPoint::dude_discarded, Window::when); }
Ability after_discarded() { return react(TriggerPoint::dude_discarded, Window::after); }
Ability trait_when_discarded() { return trait(TriggerPoint::dude_discarded, Window::when); }

// --- which events --------------------------------------------------------------------------------------------------------------

TEST(Window, OpensForTheEventThatTheReactNamesOnly) {
  PROVES("RR-REACT-001");
  Town t;
  const CardId aces = actor(t, P1, Verb::ace);
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId first = t.dude(P2);
  const CardId second = t.dude(P2);
  const CardId watcher = with(t, P1, gains(after_discarded()));

  act(t, aces, first);
  EXPECT_EQ(t.zone(first), Zone::boot_hill);
  ASSERT_EQ(t.kind(), DecisionKind::noon_play);
  t.pass(P2);
  act(t, discards, second);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(watcher));
}

TEST(Window, AsksNobodyIfNobodyCanReact) {
  PROVES("RR-REACT-007");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  with(t, P2, gains(react(TriggerPoint::dude_aced)));
  act(t, discards, victim);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.decider(), P2);
}

TEST(Window, OfUniformPromptsAsksWhoeverMightReact) {
  PROVES("RR-REACT-007");
  Town t({.prompts = PromptMode::uniform});
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  const CardId watcher = with(t, P2, gains(after_discarded().needs(never())));
  act(t, discards, victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_FALSE(t.can_use(watcher));
  t.take(OptionKind::stand_pass_day);
  ASSERT_EQ(t.kind(), DecisionKind::noon_play);
  t.pass(P2);
  act(t, discards, t.dude(P2));
  EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "asked again on the same day";
}

// --- order among players -------------------------------------------------------------------------------------------------------

TEST(Window, StartsWithTheWinnerWhoeverCausedTheEvent) {
  PROVES("RR-REACT-002", "RR-REACT-003", "RC-REACT-001");
  Town t({.players = 3, .winner = P2});
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P3);
  with(t, P1, gains(after_discarded()));
  with(t, P2, gains(after_discarded()));
  t.pass(P2);
  t.pass(P3);
  act(t, discards, victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.decider(), P2);
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.decider(), P1);
}

TEST(Window, AsksTheWinnerFirstBeforeAndDuringTheEventToo) {
  PROVES("RC-REACT-012");
  for (const Window window : {Window::before, Window::when, Window::after}) {
    Town t({.winner = P2});
    const CardId discards = actor(t, P1, Verb::discard);
    const CardId victim = t.dude(P1);
    with(t, P1, gains(react(TriggerPoint::dude_discarded, window)));
    with(t, P2, gains(react(TriggerPoint::dude_discarded, window)));
    t.pass(P2);
    act(t, discards, victim);
    ASSERT_EQ(t.kind(), DecisionKind::react);
    EXPECT_EQ(t.decider(), P2);
    EXPECT_EQ(t.zone(victim), window == Window::after ? Zone::discard : Zone::in_play);
  }
}

TEST(Window, CarriesOutOneReactBeforeTheNextIsOffered) {
  PROVES("RR-REACT-004");
  Town t({.winner = P2});
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  const CardId mover = t.dude(P2, {.abilities = {after_discarded().effect(Verb::move, self(), square())}});
  with(t, P1, gains(after_discarded()));
  t.pass(P2);
  act(t, discards, victim);
  t.use(mover);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.where(mover), kSquare);
}

TEST(Window, ClosesWhenAllHavePassedInARow) {
  PROVES("RR-REACT-005");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  with(t, P1, gains(after_discarded()));
  const CardId two = t.dude(P2, {.abilities = {gains(after_discarded()), gains(after_discarded())}});
  act(t, discards, victim);
  t.pass(P1);
  ASSERT_EQ(t.decider(), P2);
  t.use(two, 0);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.pass(P1);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.pass(P2);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.decider(), P2);
}

TEST(Window, OfAnEventInsideAWindowIsCompletedFirst) {
  PROVES("RR-REACT-006");
  Town t({.winner = P2});
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  const CardId causes = with(t, P2, gains(after_discarded(), 2));
  const CardId outer = with(t, P1, gains(after_discarded()));
  const CardId inner = with(t, P1, react(TriggerPoint::ghost_rock_gained)
                                       .about(op(Op::compare, static_cast<int>(Comparison::equal), {op(Op::event_amount), num(2)}))
                                       .effect(Verb::move, self(), square()));
  t.pass(P2);
  act(t, discards, victim);
  t.use(causes);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(inner));
  EXPECT_FALSE(t.can_use(outer));
  t.use(inner);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(outer));
  EXPECT_EQ(t.where(inner), kSquare);
}

TEST(Window, DoesNotUseUpTheRegularTurn) {
  PROVES("RC-PLAYS-007");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  const CardId reacts = with(t, P2, gains(after_discarded()));
  act(t, discards, victim);
  t.use(reacts);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.decider(), P2);
}

// --- the three windows ---------------------------------------------------------------------------------------------------------

TEST(Window, WhenComesBeforeAfter) {
  PROVES("RC-REACT-007");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  const CardId after = with(t, P1, gains(after_discarded()));
  const CardId when = with(t, P2, gains(when_discarded()));
  act(t, discards, victim);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(when));
  t.use(when);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(after));
}

TEST(Window, AReactOfWhenComesBeforeATraitOfAfter) {
  PROVES("RC-REACT-008");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  with(t, P1, trait(TriggerPoint::dude_discarded).effect(Verb::gain, you(), 3));
  const CardId when = with(t, P2, gains(when_discarded(), 1));
  act(t, discards, victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.use(when);
  EXPECT_EQ(t.ghost_rock(P1), 13);
}

TEST(Window, WhenFindsTheCardStillInItsPlaceAndAfterInItsNew) {
  PROVES("RC-REACT-009", "RC-REACT-010");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  const CardId goods = t.goods(P1, victim);
  with(t, P1, gains(when_discarded()));
  with(t, P1, gains(after_discarded()));
  act(t, discards, victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.zone(victim), Zone::in_play);
  EXPECT_EQ(t.host(goods), victim);
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.zone(victim), Zone::discard);
  EXPECT_EQ(t.zone(goods), Zone::discard);
}

// --- the four tiers ------------------------------------------------------------------------------------------------------------

TEST(Window, OffersReactsThatReplaceFirst) {
  PROVES("RC-REACT-002");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  const CardId plain = with(t, P1, gains(when_discarded()));
  const CardId savior = with(t, P2, saves(when_discarded()));
  act(t, discards, victim);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(savior));
  t.pass();
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(plain));
}

TEST(Window, AppliesATraitThatReplacesBeforeAReactThatDoes) {
  PROVES("RC-REACT-004");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  with(t, P2, saves(when_discarded()));
  with(t, P1, trait_when_discarded().instead().effect(Verb::ace, subject()));
  act(t, discards, victim);
  EXPECT_EQ(t.zone(victim), Zone::boot_hill);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
}

TEST(Window, OffersAReactThatReplacesBeforePlainTraits) {
  PROVES("RC-REACT-005");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  with(t, P1, gains(trait_when_discarded(), 3));
  const CardId savior = with(t, P2, saves(when_discarded()));
  act(t, discards, victim);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.use(savior);
  EXPECT_EQ(t.ghost_rock(P1), 10) << "the trait answered an event that was replaced";
}

TEST(Window, ResolvesTraitsBeforeReacts) {
  PROVES("RC-REACT-006", "RC-TRAIT-006");
  Town t({.winner = P2});
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  with(t, P1, gains(trait(TriggerPoint::dude_discarded), 3));
  with(t, P2, gains(trait(TriggerPoint::dude_discarded), 4));
  with(t, P2, gains(after_discarded()));
  t.pass(P2);
  act(t, discards, victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(t.ghost_rock(P1), 13);
  EXPECT_EQ(t.ghost_rock(P2), 14);
}

// --- traits --------------------------------------------------------------------------------------------------------------------

TEST(Window, LetsEachPlayerOrderTheirOwnTraitsInTurnOrder) {
  PROVES("RC-TRAIT-007");
  Town t({.winner = P2});
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  with(t, P1, gains(trait(TriggerPoint::dude_discarded), 1));
  const CardId three = with(t, P2, gains(trait(TriggerPoint::dude_discarded), 3));
  const CardId four = with(t, P2, gains(trait(TriggerPoint::dude_discarded), 4));
  t.pass(P2);
  act(t, discards, victim);
  ASSERT_EQ(t.kind(), DecisionKind::order_traits);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(three));
  EXPECT_FALSE(t.offers(OptionKind::pass)) << "traits cannot be left out";
  t.use(four);
  std::vector<int> amounts;
  for (const Logged& gain : t.events("ghost_rock.gained")) amounts.push_back(gain.amount);
  EXPECT_EQ(amounts, (std::vector<int>{4, 3, 1}));
}

TEST(Window, ResolvesTraitsOfEachWindowInTheirs) {
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  with(t, P1, gains(trait(TriggerPoint::dude_discarded, Window::after), 3));
  with(t, P1, gains(trait(TriggerPoint::dude_discarded, Window::when), 2));
  with(t, P1, gains(trait(TriggerPoint::dude_discarded, Window::before), 1));
  act(t, discards, victim);
  std::vector<int> amounts;
  for (const Logged& gain : t.events("ghost_rock.gained")) amounts.push_back(gain.amount);
  EXPECT_EQ(amounts, (std::vector<int>{1, 2, 3}));
}

TEST(Window, AppliesTraitsOneAfterAnother) {
  PROVES("RC-TRAIT-008");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  const CardId fierce = t.dude(P1, {.title = "Fierce", .bullets = 1,
                                    .abilities = {trait(TriggerPoint::dude_discarded).effect(Verb::modify, self(), Stat::bullets, 2),
                                                  trait(TriggerPoint::dude_discarded).effect(Verb::gain, you(), stat_of(Stat::bullets, self()))}});
  act(t, discards, victim);
  ASSERT_EQ(t.kind(), DecisionKind::order_traits);
  t.use(fierce, 0);
  EXPECT_EQ(t.ghost_rock(P1), 13) << "the second trait read the number before the first changed it";
}

TEST(Window, CannotBeUsedToSwitchATraitOff) {
  PROVES("RC-TRAIT-005");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  with(t, P1, trait(TriggerPoint::dude_discarded).effect(Verb::lose, you(), 4));
  act(t, discards, victim);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.ghost_rock(P1), 6);
}

TEST(Window, HearsNoTraitOfACardThatIsOutOfPlay) {
  PROVES("RC-TRAIT-004");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  t.put_card(P1, Zone::discard, CardType::dude, {.abilities = {gains(trait(TriggerPoint::dude_discarded))}});
  t.put_card(P1, Zone::hand, CardType::dude, {.abilities = {gains(trait(TriggerPoint::dude_discarded))}});
  act(t, discards, victim);
  EXPECT_EQ(t.ghost_rock(P1), 10);
}

TEST(Window, AsksAboutATraitThatIsOptional) {
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  with(t, P1, gains(trait(TriggerPoint::dude_discarded)).optional());
  act(t, discards, t.dude(P2));
  ASSERT_EQ(t.kind(), DecisionKind::use_trait);
  t.no();
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.pass(P2);
  act(t, discards, t.dude(P2));
  t.yes();
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

// --- instead -------------------------------------------------------------------------------------------------------------------

TEST(Instead, AReactReplacesTheEvent) {
  PROVES("RR-REACT-008", "RR-REACT-009", "RC-REACT-003");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2, {.at = kSquare});
  const CardId savior = with(t, P2, saves(when_discarded()));
  with(t, P1, gains(when_discarded()));
  with(t, P1, gains(after_discarded()));
  act(t, discards, victim);
  t.use(savior);
  EXPECT_EQ(t.zone(victim), Zone::in_play);
  EXPECT_EQ(t.where(victim), t.home(P2));
  EXPECT_TRUE(t.is_booted(victim));
  EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "a React to an event that was replaced";
  EXPECT_EQ(t.happened("dude.discarded"), 0);
}

TEST(Instead, WorksBeforeTheEventToo) {
  for (const bool by_trait : {true, false}) {
    Town t;
    const CardId discards = actor(t, P1, Verb::discard);
    const CardId victim = t.dude(P2, {.at = kSquare});
    const CardId savior = with(t, P2, saves(by_trait ? trait(TriggerPoint::dude_discarded, Window::before)
                                                     : react(TriggerPoint::dude_discarded, Window::before)));
    with(t, P1, gains(trait_when_discarded(), 3));
    act(t, discards, victim);
    if (!by_trait) t.use(savior);
    EXPECT_EQ(t.where(victim), t.home(P2));
    EXPECT_EQ(t.ghost_rock(P1), 10) << "the windows of an event that was replaced are closed";
  }
}

TEST(Instead, WhatTakesThePlaceCanBeReactedTo) {
  PROVES("RR-REACT-010");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2, {.at = kSquare});
  const CardId savior = with(t, P2, saves(when_discarded()));
  const CardId watcher = with(t, P1, gains(react(TriggerPoint::dude_sent_home, Window::when)));
  act(t, discards, victim);
  t.use(savior);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(watcher));
  EXPECT_EQ(t.where(victim), kSquare);
}

TEST(Instead, ATraitCancelsTheEventAndItsResponses) {
  PROVES("RC-TRAIT-009", "RC-TRAIT-010");
  Town t;
  const CardId aces = actor(t, P1, Verb::ace);
  const CardId victim = t.dude(P2, {.abilities = {trait(TriggerPoint::dude_aced, Window::when)
                                                      .about(subject_is(self()))
                                                      .instead()
                                                      .effect(Verb::discard, subject())}});
  with(t, P1, gains(trait(TriggerPoint::dude_aced), 3));
  act(t, aces, victim);
  EXPECT_EQ(t.zone(victim), Zone::discard);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.happened("dude.aced"), 0);
}

TEST(Instead, WhatATraitPutsInThePlaceCanBeReactedTo) {
  PROVES("RC-TRAIT-011");
  Town t;
  const CardId aces = actor(t, P1, Verb::ace);
  const CardId victim = t.dude(P2, {.abilities = {trait(TriggerPoint::dude_aced, Window::when)
                                                      .about(subject_is(self()))
                                                      .instead()
                                                      .effect(Verb::discard, subject())}});
  const CardId watcher = with(t, P1, gains(after_discarded()));
  act(t, aces, victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(watcher));
}

TEST(Instead, AListenerReplacesAtMostOnceInAChain) {
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  with(t, P2, trait(TriggerPoint::dude_discarded, Window::when).instead().effect(Verb::ace, subject()));
  with(t, P2, trait(TriggerPoint::dude_aced, Window::when).instead().effect(Verb::discard, subject()));
  act(t, discards, victim);
  EXPECT_EQ(t.zone(victim), Zone::discard) << "discarded, aced instead, discarded instead of that, and then really";
}

TEST(Instead, AFailedTestLeavesTheWindowOpen) {
  PROVES("RR-REACT-009");
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P2);
  const CardId huckster = t.dude(P2, {.keywords = {"Huckster 0"}});
  const CardId hex = t.spell(P2, huckster, {.keywords = {"Hex"}, .abilities = {saves(when_discarded()).test(SkillTest::spell, 9)}});
  const CardId watcher = with(t, P1, gains(when_discarded()));
  t.pulls(P2, "2H");
  act(t, discards, victim);
  t.use(hex);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(watcher));
  t.pass();
  EXPECT_EQ(t.zone(victim), Zone::discard);
}

TEST(Instead, EachSubjectIsReplacedAlone) {
  Town t;
  const CardId discards_all = t.dude(P1, {.abilities = {noon().effect(Verb::discard, dudes(!mine()))}});
  const CardId saved = t.dude(P2, {.at = kSquare});
  const CardId lost = t.dude(P2, {.at = kSquare});
  const CardId savior = t.goods(P2, saved, {.abilities = {saves(when_discarded().about(subject_is(bearer())))}});
  t.use(discards_all);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(savior);
  EXPECT_EQ(t.where(saved), t.home(P2));
  EXPECT_EQ(t.zone(lost), Zone::discard);
}

// --- costs ---------------------------------------------------------------------------------------------------------------------

TEST(Costs, CannotBeStoppedByReacts) {
  PROVES("RC-COST-001");
  Town t;
  const CardId pays = t.dude(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 5)}});
  const CardId bystander = t.dude(P1);
  const CardId boots = actor(t, P2, Verb::boot);
  const CardId stops = with(t, P2, react(TriggerPoint::card_booted, Window::when).instead().effect(Verb::gain, you(), 1));
  t.use(pays);
  EXPECT_TRUE(t.is_booted(pays));
  EXPECT_EQ(t.ghost_rock(P1), 15);
  act(t, boots, bystander);
  EXPECT_TRUE(t.can_use(stops)) << "what is no cost can be stopped";
}

TEST(Costs, ChangedByTraitsCountAsPaid) {
  PROVES("RC-COST-002", "RC-COST-003");
  Town t;
  const CardId pays = t.dude(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 5),
                                                trait(TriggerPoint::card_booted, Window::when)
                                                    .about(subject_is(self()))
                                                    .instead()
                                                    .effect(Verb::bounty, self(), 1)}});
  t.use(pays);
  EXPECT_FALSE(t.is_booted(pays));
  EXPECT_EQ(t.bounty(pays), 1);
  EXPECT_EQ(t.ghost_rock(P1), 15);
}

// --- delayed triggers ----------------------------------------------------------------------------------------------------------

TEST(Later, WaitsForItsEventAndFiresOnce) {
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId waits = t.dude(P1, {.abilities = {noon().effect(Verb::later, TriggerPoint::dude_discarded, left_out(),
                                                               std::vector{effect(Verb::gain, you(), 2)}, Duration::day)}});
  t.use(waits);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.pass(P2);
  act(t, discards, t.dude(P2));
  EXPECT_EQ(t.ghost_rock(P1), 12);
  t.pass(P2);
  act(t, discards, t.dude(P2));
  EXPECT_EQ(t.ghost_rock(P1), 12);
}

TEST(Instead, WhoseDiscardIsReplacedNoTraitHearsOfIt) {
  Town t;
  const CardId discards_all = t.dude(P1, {.abilities = {noon().effect(Verb::discard, dudes(!mine()))}});
  const CardId saved = t.dude(P2, {.at = kSquare});
  const CardId lost = t.dude(P2, {.influence = 3, .at = kSquare});
  with(t, P1, trait(TriggerPoint::dude_discarded, Window::after).effect(Verb::gain, you(), 1));
  const CardId savior = t.goods(P2, saved, {.abilities = {saves(when_discarded().about(subject_is(bearer())))}});
  t.use(discards_all);
  t.use(savior);
  EXPECT_EQ(t.zone(lost), Zone::discard);
  EXPECT_EQ(t.ghost_rock(P1), 11) << "one is heard of, the other is not";
}

TEST(Later, FiresEachTimeIfItSaysSo) {
  Town t;
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId waits = t.dude(P1, {.abilities = {noon().effect(Verb::later, TriggerPoint::dude_discarded, left_out(),
                                                               std::vector{effect(Verb::gain, you(), 2)}, Duration::day, 1)}});
  t.use(waits);
  for (int expected : {12, 14}) {
    t.pass(P2);
    act(t, discards, t.dude(P2));
    EXPECT_EQ(t.ghost_rock(P1), expected);
  }
}

// --- copies --------------------------------------------------------------------------------------------------------------------

TEST(Window, GoesOnTheSameWayInACopyMadeInsideIt) {
  Town t({.winner = P2});
  const CardId discards = actor(t, P1, Verb::discard);
  const CardId victim = t.dude(P1);
  const CardId causes = with(t, P2, gains(after_discarded(), 2));
  with(t, P1, gains(react(TriggerPoint::ghost_rock_gained)));
  with(t, P1, gains(after_discarded()));
  t.pass(P2);
  act(t, discards, victim);
  t.use(causes);
  Game copy = t.game();
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(copy.hash(), t.game().hash());
    const int last = static_cast<int>(copy.decision()->options.size()) - 1;
    ASSERT_TRUE(copy.choose(last).ok());
    ASSERT_TRUE(t.game().choose(last).ok());
  }
  EXPECT_EQ(copy.hash(), t.game().hash());
}

}  // namespace
}  // namespace highnoon::test
