#include "ability/ability.hpp"

#include <gtest/gtest.h>

#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Ability noon_gain(int amount = 1) { return noon().effect(Verb::gain, you(), amount); }

/// Both players pass until the next day's High Noon.
void next_day(Town& t) {
  t.pass_until_day(t.day() + 1);
  t.pass_until(DecisionKind::noon_play);
}

/// Lets the others pass until it is the player's turn to play again.
void my_turn(Town& t, PlayerId player) {
  while (t.decider() != player || t.kind() != DecisionKind::noon_play) t.pass();
}

// --- who may use what, and when --------------------------------------------------------------------------------------------------

TEST(Ability, OfAnActionCardIsUsedFromTheHand) {
  PROVES("RR-ACT-001", "RR-ACTION-001", "RR-ACT-017");
  Town t;
  const CardId action = t.action_in_hand(P1, {.cost = 2, .abilities = {noon_gain(5)}});
  t.use(action);
  EXPECT_EQ(t.ghost_rock(P1), 13);
  EXPECT_EQ(t.zone(action), Zone::discard) << "the next player's turn has begun";
  EXPECT_EQ(t.decider(), P2);
}

TEST(Ability, ActionIsNotYetDiscardedWhileItsPlayIsUnderWay) {
  PROVES("RC-PLAYS-006");
  Town t;
  const CardId other = t.dude(P2);
  const CardId action = t.action_in_hand(P1, {.abilities = {noon_gain(1).effect(Verb::discard, cards(is_card(slot(0)))).choose(dudes(!mine()))}});
  const CardId watcher = t.dude(P2, {.abilities = {react(TriggerPoint::dude_discarded).effect(Verb::gain, you(), 1)}});
  t.use(action);
  t.pick(other);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.zone(action), Zone::limbo);
  t.use(watcher);
  EXPECT_EQ(t.zone(action), Zone::discard);
}

TEST(Ability, OfACardInPlayBelongsToWhoControlsIt) {
  PROVES("RR-ACT-002");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon_gain()}});
  const CardId deed = t.deed(P1, {.abilities = {noon_gain()}});
  EXPECT_TRUE(t.can_use(dude));
  EXPECT_TRUE(t.can_use(deed));
  t.pass(P1);
  EXPECT_FALSE(t.can_use(dude));
  EXPECT_FALSE(t.can_use(deed));
}

TEST(Ability, OfAnotherTimingIsNoNoonPlay) {
  PROVES("RR-ACT-003", "RC-ABILITY-002");
  Town t;
  const CardId action = t.action_in_hand(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), 1)}});
  const CardId dude = t.dude(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), 1), resolution().effect(Verb::gain, you(), 1),
                                                react(TriggerPoint::dude_aced).effect(Verb::gain, you(), 1)}});
  EXPECT_FALSE(t.can_use(action));
  for (const int ability : {0, 1, 2}) EXPECT_FALSE(t.can_use(dude, ability));
}

TEST(Ability, IsNoTrait) {
  PROVES("RC-ABILITY-001");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {standing().gives(Stat::bullets, 1), noon_gain()}});
  EXPECT_FALSE(t.can_use(dude, 0));
  EXPECT_TRUE(t.can_use(dude, 1));
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
}

TEST(Ability, OfADeedMarkedControllerBelongsToTheController) {
  PROVES("RR-ACT-015");
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {noon_gain().controller()}});
  t.dude(P2, {.influence = 2, .at = deed});
  ASSERT_EQ(t.controller(deed), P2);
  EXPECT_FALSE(t.can_use(deed));
  t.pass(P1);
  EXPECT_TRUE(t.can_use(deed));
}

TEST(Ability, OfADeedThatIsNotMarkedDoesToo) {
  PROVES("RR-ACT-015");
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {noon_gain()}});
  t.dude(P2, {.influence = 2, .at = deed});
  EXPECT_FALSE(t.can_use(deed));
  t.pass(P1);
  EXPECT_TRUE(t.can_use(deed));
}

TEST(Ability, OfSeveralOnAnActionOnlyTheDeclaredOneHappens) {
  PROVES("RR-ACTION-002");
  Town t;
  const CardId action = t.action_in_hand(P1, {.abilities = {noon_gain(2), noon_gain(5)}});
  t.use(action, 1);
  EXPECT_EQ(t.ghost_rock(P1), 15);
  EXPECT_EQ(t.zone(action), Zone::discard);
}

// --- costs -----------------------------------------------------------------------------------------------------------------------

TEST(Ability, PaysBeforeItResolves) {
  PROVES("RR-ACT-004");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().pay(1).effect(Verb::move, self(), square())}});
  t.use(dude);
  EXPECT_TRUE(t.came_before("ghost_rock.paid", "ability.declared"));
  EXPECT_TRUE(t.came_before("ability.declared", "dude.moved"));
  EXPECT_TRUE(t.came_before("dude.moved", "ability.resolved"));
  EXPECT_EQ(t.ghost_rock(P1), 9);
}

TEST(Ability, BootsTheCardIfThatIsAmongItsCosts) {
  PROVES("RR-ACT-005");
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {noon_gain().boot()}});
  t.use(deed);
  EXPECT_TRUE(t.is_booted(deed));
  EXPECT_TRUE(t.came_before("card.booted", "ghost_rock.gained"));
}

TEST(Ability, LeavesTheCardUnbootedOtherwise) {
  PROVES("RR-ACT-010");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon_gain()}});
  t.use(dude);
  EXPECT_FALSE(t.is_booted(dude));
}

TEST(Ability, IsRefusedToWhoCannotPay) {
  PROVES("RR-ACT-006", "RR-ACTION-003");
  Town t({.ghost_rock = 1});
  const CardId dude = t.dude(P1, {.abilities = {noon_gain().pay(2), noon_gain().pay(1)}});
  const CardId dear = t.action_in_hand(P1, {.cost = 2, .abilities = {noon_gain()}});
  const CardId cheap = t.action_in_hand(P1, {.cost = 1, .abilities = {noon_gain()}});
  EXPECT_FALSE(t.can_use(dude, 0));
  EXPECT_TRUE(t.can_use(dude, 1));
  EXPECT_FALSE(t.can_use(dear));
  EXPECT_TRUE(t.can_use(cheap));
}

TEST(Ability, OfABootedCardCannotBePaidByBooting) {
  PROVES("RC-ABILITY-003", "RR-BOOT-004");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon_gain().boot(), noon_gain()}, .booted = true});
  EXPECT_FALSE(t.can_use(dude, 0));
  EXPECT_TRUE(t.can_use(dude, 1));
}

TEST(Ability, WithAnAmountToPayAsksForIt) {
  Town t({.ghost_rock = 3});
  const CardId dude = t.dude(P1, {.abilities = {noon().pay(num(1), num(9)).effect(Verb::bounty, self(), op(Op::paid))}});
  t.use(dude);
  ASSERT_EQ(t.kind(), DecisionKind::pay_amount);
  EXPECT_FALSE(t.offers(OptionKind::number, 0));
  EXPECT_FALSE(t.offers(OptionKind::number, 4)) << "more than there is";
  t.pick_number(2);
  EXPECT_EQ(t.ghost_rock(P1), 1);
  EXPECT_EQ(t.bounty(dude), 2);
}

// --- the Requirement Clause --------------------------------------------------------------------------------------------------------

TEST(Ability, NeedsItsFirstSentence) {
  PROVES("RC-ABILITY-004", "RR-ACT-008");
  Town t;
  const CardId needs = t.dude(P1, {.abilities = {noon()
                                                     .boot()
                                                     .choose(dudes(!mine() && op(Op::has_attached, 0, {op(Op::has_keyword, static_cast<int>(Keyword::weapon))})))
                                                     .effect(Verb::boot, slot(0))}});
  const CardId armed = t.dude(P2);
  EXPECT_FALSE(t.can_use(needs));
  t.goods(P2, armed, {.keywords = {"Weapon"}});
  EXPECT_TRUE(t.can_use(needs));
  EXPECT_FALSE(t.is_booted(needs));
}

TEST(Ability, NeedsNothingOfItsLaterSentences) {
  PROVES("RR-ACT-009", "RC-ABILITY-007");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon_gain(2).effect(Verb::boot, dudes(!mine() && is_here()))}});
  t.dude(P2);
  EXPECT_TRUE(t.can_use(dude));
  t.use(dude);
  EXPECT_EQ(t.ghost_rock(P1), 12);
}

TEST(Ability, MayFailARequirementThatBeginsWithIf) {
  PROVES("RC-ABILITY-005", "RC-ABILITY-006");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon()
                                                    .pay(1)
                                                    .optional_if()
                                                    .effect(Verb::when, never(), std::vector{effect(Verb::gain, you(), 9)})
                                                    .effect(Verb::draw, you(), 1)}});
  t.use(dude);
  EXPECT_EQ(t.ghost_rock(P1), 9);
  EXPECT_EQ(t.hand_size(P1), 1);
}

TEST(Ability, MustMeetItsConditionWhetherOrNotItsFirstEffectMayFail) {
  PROVES("RC-ABILITY-005");
  Town t;
  const Ability unfulfilled = noon().optional_if().needs(compare(op(Op::ghost_rock, 0, {you()}), Comparison::less, num(11))).effect(Verb::boot, dudes(never()));
  const CardId dude = t.dude(P1, {.abilities = {unfulfilled}});
  EXPECT_TRUE(t.can_use(dude)) << "that there is nobody to boot does not matter";
  t.ghost_rock(P1, 11);
  EXPECT_FALSE(t.can_use(dude));
}

TEST(Ability, ThatSaysDoThisToGetThatNeedsThis) {
  PROVES("RR-ACT-007", "RC-ABILITY-008");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().price(effect(Verb::discard_from_hand, you(), 1)).effect(Verb::draw, you(), 2)}});
  EXPECT_FALSE(t.can_use(dude)) << "with an empty hand";
  t.hand(P1, 1);
  t.use(dude);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 1u);
  EXPECT_EQ(t.hand_size(P1), 2);
}

// --- how often ---------------------------------------------------------------------------------------------------------------------

TEST(Ability, IsUsedOnceADay) {
  PROVES("RR-ACT-011", "RC-ABILITY-012");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon_gain()}});
  t.use(dude);
  my_turn(t, P1);
  EXPECT_FALSE(t.can_use(dude));
  next_day(t);
  my_turn(t, P1);
  EXPECT_TRUE(t.can_use(dude));
}

TEST(Ability, IsCountedForEachAbilityAndEachCard) {
  PROVES("RR-ACT-012");
  Town t;
  const CardId two = t.dude(P1, {.abilities = {noon_gain(), noon_gain()}});
  const CardId other = t.dude(P1, {.abilities = {noon_gain()}});
  t.use(two, 0);
  my_turn(t, P1);
  EXPECT_FALSE(t.can_use(two, 0));
  EXPECT_TRUE(t.can_use(two, 1));
  EXPECT_TRUE(t.can_use(other));
}

TEST(Ability, MarkedRepeatIsUsedAsOftenAsItIsPaid) {
  PROVES("RR-ACT-014", "RC-ABILITY-013");
  Town t({.ghost_rock = 3});
  const CardId dude = t.dude(P1, {.abilities = {noon().repeat().pay(1).effect(Verb::bounty, self(), 1)}});
  for (int i = 0; i < 3; ++i) {
    my_turn(t, P1);
    t.use(dude);
  }
  EXPECT_EQ(t.ghost_rock(P1), 0);
  EXPECT_EQ(t.bounty(dude), 3);
  my_turn(t, P1);
  EXPECT_FALSE(t.can_use(dude));
}

TEST(Ability, OfRepeatWithALimitStopsThere) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon_gain().limit(2, Duration::day)}});
  for (int i = 0; i < 2; ++i) {
    my_turn(t, P1);
    t.use(dude);
  }
  my_turn(t, P1);
  EXPECT_FALSE(t.can_use(dude));
}

// --- choices -----------------------------------------------------------------------------------------------------------------------

TEST(Ability, ChoosesSeveralOneByOneAndNothingHappensBeforeDone) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().choose(dudes(!mine()), 1, 2).effect(Verb::boot, slot(0))}});
  const CardId a = t.dude(P2);
  const CardId b = t.dude(P2);
  const CardId c = t.dude(P2);
  t.use(dude);
  EXPECT_FALSE(t.offers(OptionKind::done)) << "at least one";
  t.pick(a);
  EXPECT_TRUE(t.offers(OptionKind::done));
  t.pick(b);
  EXPECT_FALSE(t.offers(OptionKind::card, c)) << "two at most";
  t.take(OptionKind::take_back, a);
  t.pick(c);
  EXPECT_FALSE(t.is_booted(b));
  t.done();
  EXPECT_FALSE(t.is_booted(a));
  EXPECT_TRUE(t.is_booted(b));
  EXPECT_TRUE(t.is_booted(c));
  EXPECT_EQ(t.happened("card.booted"), 1) << "one event for all";
}

TEST(Ability, ListsOnlyChoicesThatCanBeCompleted) {
  Town t;
  const CardId near = t.dude(P2, {.at = kSquare});
  const CardId far = t.dude(P2);
  const CardId alone = t.dude(P1, {.at = kSquare});
  // The first choice is any opposing dude, the second an own dude at the same place.
  const CardId actor = t.dude(P1, {.abilities = {noon()
                                                     .choose(dudes(!mine()))
                                                     .choose(dudes(mine() && op(Op::at_location, 0, {op(Op::location_of, 0, {slot(0)})})))
                                                     .effect(Verb::boot, slot(1))}});
  t.use(actor);
  EXPECT_TRUE(t.offers(OptionKind::card, near));
  EXPECT_FALSE(t.offers(OptionKind::card, far));
  t.pick(near);
  t.pick(alone);
  EXPECT_TRUE(t.is_booted(alone));
}

// --- how long ----------------------------------------------------------------------------------------------------------------------

TEST(Ability, OfNoonLastsThroughSundown) {
  PROVES("RR-ACT-016", "RC-DURATION-004");
  Town t;
  const CardId dude = t.dude(P1, {.influence = 1, .abilities = {noon().effect(Verb::modify, self(), Stat::influence, 1)}});
  t.use(dude);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
  t.hand(P1, 1);  // so that there is a decision in Sundown
  t.pass_until(DecisionKind::sundown_discard);
  ASSERT_EQ(t.happened("victory.checked"), 1);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(dude, Stat::influence), 1);
}

TEST(Ability, LeavesWhatItChangedAtOnceAsItIs) {
  PROVES("RC-DURATION-001", "RC-DURATION-002");
  Town t;
  const CardId marked = t.dude(P1, {.abilities = {noon().effect(Verb::bounty, self(), 1)}});
  const CardId cleared = t.dude(P1, {.abilities = {noon().effect(Verb::bounty, self(), -1)}, .bounty = 2});
  t.use(marked);
  my_turn(t, P1);
  t.use(cleared);
  EXPECT_EQ(t.bounty(cleared), 1);
  next_day(t);
  EXPECT_EQ(t.bounty(marked), 1);
  EXPECT_EQ(t.bounty(cleared), 1);
}

TEST(Ability, ThatHasHappenedLeavesNothingBehind) {
  PROVES("RC-DURATION-003");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::unboot, self())}, .booted = true});
  t.use(dude);
  EXPECT_FALSE(t.is_booted(dude));
  my_turn(t, P1);
  t.edit([&](Kernel& k) { k.card(dude).set(kBooted); });
  my_turn(t, P1);
  EXPECT_TRUE(t.is_booted(dude));
  EXPECT_EQ(t.state().modifiers.size(), 0);
}

TEST(Ability, OfReactAtNoonLastsThePhase) {
  PROVES("RC-DURATION-009");
  Town t;
  const CardId victim = t.dude(P2);
  const CardId discards = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::discard, slot(0))}});
  const CardId dude = t.dude(P1, {.influence = 1, .abilities = {react(TriggerPoint::dude_discarded).effect(Verb::modify, self(), Stat::influence, 1)}});
  t.use(discards);
  t.pick(victim);
  t.use(dude);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
  t.pass_until_phase(Phase::sundown);
  EXPECT_EQ(t.stat(dude, Stat::influence), 1);
}

TEST(Ability, ThatSaysHowLongLastsThatLong) {
  PROVES("RC-DURATION-010");
  Town t;
  const CardId victim = t.dude(P2);
  const CardId discards = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::discard, slot(0))}});
  const CardId dude = t.dude(P1, {.influence = 1, .abilities = {react(TriggerPoint::dude_discarded)
                                                                     .effect(Verb::modify, self(), Stat::influence, 1, Duration::day)}});
  t.use(discards);
  t.pick(victim);
  t.use(dude);
  t.hand(P1, 1);  // so that there is a decision in Sundown
  t.pass_until(DecisionKind::sundown_discard);
  ASSERT_EQ(t.happened("victory.checked"), 1);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(dude, Stat::influence), 1);
}

// --- traits that work elsewhere ------------------------------------------------------------------------------------------------------

TEST(Trait, IsActiveWhileItsCardIsInPlay) {
  PROVES("RC-TRAIT-001");
  Town t;
  const CardId helper = t.dude(P1, {.abilities = {standing().gives(Stat::bullets, 2, mine() && !is_card(self()))}});
  const CardId dude = t.dude(P1, {.bullets = 1});
  const CardId rival = t.dude(P2, {.bullets = 1});
  EXPECT_EQ(t.stat(dude, Stat::bullets), 3);
  EXPECT_EQ(t.stat(rival, Stat::bullets), 1);
  EXPECT_EQ(t.stat(helper, Stat::bullets), 0);
}

TEST(Ability, WhatCardsCannotBootPaysNoBootCost) {
  PROVES("RC-CARD-051");
  const auto restricted = [](Expr from) {
    return standing().gives(StandingDef::Kind::restrict, static_cast<int>(Act::boot), left_out(),
                            left_out(), std::move(from));
  };
  const Ability boots = noon().boot().effect(Verb::gain, you(), 1);
  Town t;
  const CardId deed = t.deed(P1);
  const CardId spared = t.dude(P1, {.abilities = {boots, restricted(anything())}, .at = deed});
  const CardId other = t.dude(P1, {.abilities = {boots, restricted(never())}});
  EXPECT_FALSE(t.can_use(spared));
  EXPECT_TRUE(t.can_use(other));
  t.take(OptionKind::move_booting, spared, kSquare);
  EXPECT_TRUE(t.is_booted(spared)) << "the rules may boot it";
}

// --- texts -------------------------------------------------------------------------------------------------------------------------

TEST(Ability, IsTheSameWhateverItsReminder) {
  PROVES("RC-TEXT-002");
  Town t;
  const CardId plain = t.dude(P1, {.abilities = {noon_gain(2).text("Noon: gain 2 ghost rock.")}});
  const CardId wordy = t.dude(P1, {.abilities = {noon_gain(2).text("Noon: gain 2 ghost rock. (From the bank, and boot this dude.)")}});
  t.use(plain);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  t.pass(P2);
  t.use(wordy);
  EXPECT_EQ(t.ghost_rock(P1), 14);
  EXPECT_FALSE(t.is_booted(wordy));
}

TEST(Ability, ThatMovesADudeNeverBootsItWhereverItGoes) {
  PROVES("RC-TEXT-003", "RC-TEXT-004");
  Town t;
  const CardId from = t.deed(P1);
  const CardId to = t.deed(P2);
  const CardId dude = t.dude(P1, {.at = from});
  const CardId horse = t.goods(P1, dude, {.keywords = {"Horse"},
                                          .abilities = {noon().boot().effect(Verb::move, bearer(), op(Op::location_of, 0, {cards(is(CardType::deed) && !mine())}))}});
  t.use(horse);
  EXPECT_TRUE(t.is_booted(horse));
  EXPECT_EQ(t.where(dude), LocationId(to));
  EXPECT_FALSE(t.is_booted(dude));
}

TEST(Ability, OfThisLocationMeansWhereTheCardIsNow) {
  PROVES("RC-THIS-001");
  Town t;
  const CardId x = t.deed(P1);
  const CardId y = t.deed(P1);
  const CardId leader = t.dude(P1, {.abilities = {standing().gives(Stat::bullets, 1, is(CardType::dude) && is_here() && !is_card(self()))}, .at = x});
  const CardId at_x = t.dude(P1, {.at = x});
  const CardId at_y = t.dude(P1, {.at = y});
  EXPECT_EQ(t.stat(at_x, Stat::bullets), 1);
  EXPECT_EQ(t.stat(at_y, Stat::bullets), 0);
  t.move(leader, y);
  EXPECT_EQ(t.stat(at_x, Stat::bullets), 0);
  EXPECT_EQ(t.stat(at_y, Stat::bullets), 1);
}

TEST(Trait, ThatChangesHowItsCardIsPlayedOrUsedWorksOutOfPlay) {
  PROVES("RC-TRAIT-002", "RC-TRAIT-003");
  Town t;
  const CardId cheap = t.in_hand(P1, CardType::dude, {.cost = 3, .abilities = {standing().gives(StandingDef::Kind::cost, 0, num(-1))}});
  const Ability bar = standing()
                          .in_zones(bit(Zone::hand))
                          .needs(!op(Op::exists, 0, {dudes(mine())}))
                          .forbids(Act::use_abilities);
  const CardId action = t.action_in_hand(P1, {.abilities = {noon_gain(5), bar}});
  EXPECT_FALSE(t.can_use(action)) << "without a dude";
  t.shop(cheap);
  EXPECT_EQ(t.ghost_rock(P1), 8);
  t.pass(P2);
  t.use(action);
  EXPECT_EQ(t.ghost_rock(P1), 13);
}

TEST(Ability, ThatTakesABountyToInventNeedsOneToTake) {
  PROVES("RC-ABILITY-009");
  Town t;
  const Ability invents = noon()
                              .choose(dudes(!mine() && op(Op::is_wanted)))
                              .price(effect(Verb::bounty, slot(0), -1))
                              .effect(Verb::invent, op(Op::cards_in_hand, 0, {you()}), self(), left_out(), num(3), left_out(), 1);
  const CardId doctor = t.dude(P1, {.keywords = {"Mad Scientist 0"}, .abilities = {invents}});
  const CardId gadget = t.in_hand(P1, CardType::goods, {.difficulty = 8, .keywords = {"Gadget"}});
  const CardId clean = t.dude(P2);
  EXPECT_FALSE(t.can_use(doctor));
  const CardId wanted = t.dude(P2, {.bounty = 2});
  t.pulls(P1, "5C");
  t.use(doctor);
  EXPECT_FALSE(t.offers(OptionKind::card, clean));
  t.pick(wanted);
  EXPECT_EQ(t.bounty(wanted), 1);
  t.pick(doctor);  // carries it
  EXPECT_EQ(t.host(gadget), doctor) << "5 against 8 less 3";
  EXPECT_FALSE(t.is_booted(doctor));
}

TEST(Ability, IsDeclaredBeforeItsChoicesAndPaidBeforeItsTest) {
  PROVES("RR-ACT-004");
  Town t;
  const CardId wizard = t.dude(P1, {.keywords = {"Huckster 1"}});
  const CardId other = t.dude(P1);
  const CardId action = t.action_in_hand(
      P1, {.cost = 2, .abilities = {noon().choose(dudes(mine())).test(SkillTest::spell, 3).effect(Verb::bounty, slot(0), 1)}});
  const CardId listener = watcher(t, P2, TriggerPoint::ability_declared);
  t.pulls(P1, "9C");
  t.use(action);
  if (t.kind() == DecisionKind::performer) t.pick(wizard);
  ASSERT_TRUE(t.offers(OptionKind::card, other));
  EXPECT_EQ(t.zone(action), Zone::limbo) << "declared, so it is out of the hand";
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.pick(other);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(listener));
  EXPECT_EQ(t.ghost_rock(P1), 8) << "paid";
  EXPECT_EQ(t.happened("pull.revealed"), 0) << "and not tested yet";
  t.pass();
  EXPECT_EQ(t.happened("pull.revealed"), 1);
  EXPECT_EQ(t.bounty(other), 1);
}

TEST(Ability, OfATotemIsForShamansAmongOthersThere) {
  Town t;
  const CardId shaman = t.dude(P1, {.keywords = {"Shaman 1"}, .at = kSquare});
  t.dude(P1, {.at = kSquare});
  t.dude(P2, {.at = kSquare});
  t.edit([](Kernel&) {});
  const CardId totem = t.spell(P2, shaman, {.keywords = {"Totem"}, .abilities = {noon().effect(Verb::gain, you(), 1)}});
  t.edit([&](Kernel& k) {
    k.card(totem).host = {};
    k.card(totem).host_location = kSquare;
    k.card(totem).controller = P2;
  });
  EXPECT_TRUE(t.can_use(totem)) << "not all who are there need be Shamans";
  t.pass(P1);
  EXPECT_FALSE(t.can_use(totem)) << "player 2 has no Shaman there";
}

TEST(Ability, IsOfferedIfTheMostThatCanBePaidMakesAChoicePossible) {
  Town t({.ghost_rock = 2});
  const Expr cheaper = dudes(!mine() && compare(stat_of(Stat::bullets, op(Op::candidate)), Comparison::at_most, op(Op::paid)));
  const CardId fixed = t.dude(P1, {.abilities = {noon().pay(num(2), left_out()).choose(cheaper).effect(Verb::boot, slot(0))}});
  const CardId open = t.dude(P1, {.abilities = {noon().pay(num(0), num(5)).choose(cheaper).effect(Verb::boot, slot(0))}});
  t.dude(P2, {.bullets = 2});
  EXPECT_TRUE(t.can_use(fixed));
  EXPECT_TRUE(t.can_use(open)) << "with both ghost rock";
  t.ghost_rock(P1, 1);
  EXPECT_FALSE(t.can_use(fixed));
  EXPECT_FALSE(t.can_use(open)) << "with one it is not enough";
}

TEST(Ability, ThatMayCostNothingOffersToPayNothing) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().pay(num(0), num(2)).effect(Verb::gain, you(), 5)}});
  t.use(dude);
  ASSERT_EQ(t.kind(), DecisionKind::pay_amount);
  EXPECT_EQ(t.count(OptionKind::number), 3) << "0, 1, 2";
  t.pick_number(0);
  EXPECT_EQ(t.ghost_rock(P1), 15);
}

TEST(Ability, ThatChoosesUpToNoneNeedsNone) {
  Town t;
  const auto up_to = [](int most) { return noon().choose(dudes(!mine()), 0, most).effect(Verb::gain, you(), 1); };
  const CardId none = t.dude(P1, {.abilities = {up_to(0)}});
  const CardId less = t.dude(P1, {.abilities = {up_to(-1)}});
  t.dude(P2);
  EXPECT_TRUE(t.can_use(none));
  EXPECT_FALSE(t.can_use(less));
}

TEST(Ability, NotATraitIsResolvedAsAnAbility) {
  Town t;
  t.dude(P1, {.abilities = {trait(TriggerPoint::card_booted).effect(Verb::gain, you(), 1)}});
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::boot, self())}});
  t.use(dude);
  EXPECT_EQ(t.ghost_rock(P1), 11) << "the trait has happened";
  EXPECT_EQ(t.happened("ability.resolved"), 1) << "of the ability only";
}

TEST(Ability, WithNobodyToPerformItIsNotUsed) {
  Town t;
  t.dude(P2, {.keywords = {"Kung Fu 3"}});
  const CardId job = t.deed(P1, {.abilities = {noon().job().on_success(effect(Verb::gain, you(), 1))}});
  const CardId technique = t.action_in_hand(P1, {.abilities = {noon().test(SkillTest::kung_fu, 0).effect(Verb::gain, you(), 1)}});
  EXPECT_FALSE(t.can_use(job));
  EXPECT_FALSE(t.can_use(technique));
}

TEST(Ability, TakesBackWhatIsChosenAndNothingElse) {
  Town t;
  const CardId a = t.dude(P2), b = t.dude(P2), c = t.dude(P2);
  const CardId actor = t.dude(P1, {.abilities = {noon().choose(dudes(!mine()), 1, 3).effect(Verb::boot, slot(0))}});
  t.use(actor);
  t.pick(a);
  t.pick(b);
  EXPECT_EQ(t.count(OptionKind::take_back), 2);
  EXPECT_EQ(t.count(OptionKind::card), 1) << "what is chosen is not offered again";
  t.take(OptionKind::take_back, a);
  EXPECT_EQ(t.count(OptionKind::take_back), 1);
  t.done();
  EXPECT_FALSE(t.is_booted(a));
  EXPECT_TRUE(t.is_booted(b));
  EXPECT_FALSE(t.is_booted(c));
}

TEST(Cancel, TheAbilityReactedToHasNoEffectAndIsUsed) {
  Town t;
  const CardId actor = t.dude(P1, {.abilities = {noon().boot().effect(Verb::gain, you(), 5)}});
  const CardId guard = t.dude(P2, {.abilities = {react(TriggerPoint::ability_declared).about(op(Op::event_by, 0, {op(Op::other_players)})).effect(Verb::cancel)}});
  t.use(actor);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(guard);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_TRUE(t.is_booted(actor));
}

/// "React: when another player's ability has chosen your dude, another that it could have chosen is chosen instead."
Ability stands_in() {
  return react(TriggerPoint::target_chosen).as(0).about(op(Op::controlled_by, 0, {you(), subject()}) && op(Op::event_by, 0, {op(Op::other_players)}))
      .choose(dudes(op(Op::could_be_chosen)));
}

TEST(ChosenInstead, TheAbilityGoesOnWithTheOtherCard) {
  Town t;
  const CardId shooter = t.dude(P1, {.abilities = {noon().choose(dudes(!mine() && !booted())).choose(cards(op(Op::attached_to, 0, {slot(0)})))
                                                       .effect(Verb::boot, slot(0)).effect(Verb::discard, slot(1))}});
  const CardId first = t.dude(P2), second = t.dude(P2), bare = t.dude(P2), tired = t.dude(P2, {.booted = true});
  const CardId hat = t.goods(P2, first), boots = t.goods(P2, second), gun = t.goods(P2, tired);
  const CardId guard = t.dude(P2, {.abilities = {stands_in().effect(Verb::choose_instead, subject(), slot(0))}});
  t.use(shooter);
  t.pick(first);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(guard);
  EXPECT_FALSE(t.offers(OptionKind::card, first)) << "chosen already";
  EXPECT_FALSE(t.offers(OptionKind::card, bare)) << "with whom the ability could not go on";
  EXPECT_FALSE(t.offers(OptionKind::card, tired)) << "who does not fit";
  t.pick(second);
  while (t.kind() != DecisionKind::noon_play) t.answer_plainly();
  EXPECT_TRUE(t.is_booted(second));
  EXPECT_FALSE(t.is_booted(first));
  EXPECT_EQ(t.zone(boots), Zone::discard);
  EXPECT_EQ(t.zone(hat), Zone::in_play);
  EXPECT_EQ(t.zone(gun), Zone::in_play);
}

TEST(ChosenInstead, AlsoWhatAnEffectLetsChoose) {
  Town t;
  const CardId shooter = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), 1).effect(Verb::choose, you(), 3, dudes(!mine()))
                                                       .effect(Verb::boot, slot(3))}});
  const CardId first = t.dude(P2), second = t.dude(P2);
  const CardId guard = t.dude(P2, {.abilities = {stands_in().effect(Verb::choose_instead, subject(), slot(0))}});
  t.use(shooter);
  t.pick(first);
  t.use(guard);
  t.pick(second);
  EXPECT_TRUE(t.is_booted(second));
  EXPECT_FALSE(t.is_booted(first));
}

TEST(ChosenInstead, OneOfSeveral) {
  Town t;
  const CardId shooter = t.dude(P1, {.abilities = {noon().choose(dudes(!mine()), 2, 2).effect(Verb::boot, slot(0))}});
  const CardId first = t.dude(P2), second = t.dude(P2), third = t.dude(P2);
  const CardId guard = t.dude(P2, {.abilities = {stands_in().effect(Verb::choose_instead, subject(), slot(0))}});
  t.use(shooter);
  t.pick(first);
  t.pick(second);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(guard);
  EXPECT_FALSE(t.offers(OptionKind::card, second));
  t.pick(third);
  while (t.kind() != DecisionKind::noon_play) t.answer_plainly();
  EXPECT_EQ(t.is_booted(first) + t.is_booted(second), 1);
  EXPECT_TRUE(t.is_booted(third));
}

TEST(Ability, OfATotemThatADudeCarriesIsUsedAtDeeds) {
  Town t;
  const CardId deed = t.deed(P1);
  const CardId carrier = t.dude(P1, {.abilities = {standing().permits(Permit::carry_totem)}, .at = LocationId(deed)});
  t.dude(P1, {.keywords = {"Shaman 1"}, .at = LocationId(deed)});
  t.dude(P1, {.keywords = {"Shaman 1"}, .at = kSquare});
  const CardId totem = t.spell(P1, carrier, {.keywords = {"Totem"}, .abilities = {noon().effect(Verb::gain, you(), 1)}});
  EXPECT_TRUE(t.can_use(totem));
  t.edit([&](Kernel& k) { k.card(carrier).location = kSquare; });
  EXPECT_FALSE(t.can_use(totem)) << "carried, and planted nowhere";
}

}  // namespace
}  // namespace highnoon::test
