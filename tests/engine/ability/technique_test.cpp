// Techniques and combos. No deck of the starter sets has them: the cards are our own.

#include <gtest/gtest.h>

#include "effect/modifier.hpp"
#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Ability technique(Ability timing) { return timing.test(SkillTest::kung_fu, 0).effect(Verb::bounty, bearer(), 1); }
Ability technique() { return technique(noon()); }

/// A Tao Technique that may be followed by another if the condition holds.
Ability tao(const char* school, Expr requirement, Ability timing = noon()) {
  return std::move(timing.test(SkillTest::kung_fu, 0, Keyword::kung_fu, school)
                       .combo(std::move(requirement))
                       .effect(Verb::bounty, bearer(), 1));
}
/// One with which a combo ends.
Ability last_of(const char* school) {
  return noon().test(SkillTest::kung_fu, 0, Keyword::kung_fu, school).effect(Verb::bounty, bearer(), 1);
}

CardSpec spec(Ability ability, std::string title = "") {
  return {.title = std::move(title), .keywords = {"Technique"}, .abilities = {std::move(ability)}};
}

CardId in_hand(Town& t, Ability ability, std::string title = "") {
  return t.action_in_hand(P1, spec(std::move(ability), std::move(title)));
}

CardId fighter(Town& t, int rating, int value = 9) {
  return t.dude(P1, {.value = value, .keywords = {"Kung Fu " + std::to_string(rating)}});
}

void perform(Town& t, CardId technique, CardId dude) {
  t.use(technique);
  if (t.kind() == DecisionKind::performer) t.pick(dude);
}

// --- the test ---------------------------------------------------------------------------------------------------------------------

TEST(Technique, NeedsADudeWithKungFuWhateverTheRating) {
  PROVES("RR-KUNGFU-002", "RR-KUNGFU-005");
  Town t;
  t.dude(P1, {.value = 12, .keywords = {"Huckster 3"}});
  const CardId theirs = t.dude(P2, {.value = 12, .keywords = {"Kung Fu 3"}});
  const CardId card = in_hand(t, technique());
  EXPECT_FALSE(t.can_use(card));
  const CardId dude = fighter(t, 0, 7);
  const CardId other = fighter(t, 1, 7);
  EXPECT_EQ(t.stat(dude, Stat::value), 7);
  t.pulls(P1, "6C");
  t.use(card);
  ASSERT_EQ(t.kind(), DecisionKind::performer);
  EXPECT_EQ(t.count(OptionKind::card), 2);
  EXPECT_TRUE(t.offers(OptionKind::card, other));
  EXPECT_FALSE(t.offers(OptionKind::card, theirs));
  t.pick(dude);
  EXPECT_EQ(t.bounty(dude), 1);
}

TEST(Technique, IsTestedAgainstTheValueWithAllThatChangesIt) {
  PROVES("RR-KUNGFU-007");
  for (const bool lower : {true, false}) {
    Town t;
    const CardId dude = fighter(t, 2, 5);
    t.goods(P1, dude, {.abilities = {standing().gives(Stat::value, 1, is_card(bearer()))}});
    ASSERT_EQ(t.stat(dude, Stat::value), 8);
    const CardId card = in_hand(t, technique());
    t.pulls(P1, lower ? "7C" : "8C");
    perform(t, card, dude);
    EXPECT_EQ(t.bounty(dude), lower ? 1 : 0);
  }
}

TEST(Technique, ThatFailsIsUsedUp) {
  PROVES("RR-KUNGFU-008");
  Town t;
  const CardId dude = fighter(t, 0, 6);
  const CardId card = in_hand(t, technique());
  t.pulls(P1, "TC");
  perform(t, card, dude);
  EXPECT_EQ(t.bounty(dude), 0);
  EXPECT_EQ(t.zone(card), Zone::discard);
  EXPECT_EQ(t.decider(), P2);
}

TEST(Technique, SpeaksOfWhoPerformsIt) {
  PROVES("RR-KUNGFU-009");
  Town t;
  const CardId other = fighter(t, 1);
  const CardId dude = fighter(t, 1);
  const CardId card = in_hand(t, technique());
  t.pulls(P1, "2C");
  perform(t, card, dude);
  EXPECT_EQ(t.bounty(dude), 1);
  EXPECT_EQ(t.bounty(other), 0);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "and asks for no other";
}

// --- combos -----------------------------------------------------------------------------------------------------------------------

TEST(Combo, IsAsLongAsTheRatingAllows) {
  PROVES("RR-KUNGFU-003");
  for (const int rating : {0, 1, 2}) {
    Town t;
    const CardId dude = fighter(t, rating);
    std::vector<CardId> chain;
    for (int i = 0; i < 4; ++i) chain.push_back(in_hand(t, tao("Hare", anything())));
    for (int i = 0; i <= rating; ++i) t.pulls(P1, "2C");
    perform(t, chain[0], dude);
    for (int i = 1; i <= rating; ++i) {
      ASSERT_EQ(t.kind(), DecisionKind::combo) << i;
      t.use(chain[static_cast<std::size_t>(i)]);
    }
    EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "no more than " << rating;
    EXPECT_EQ(t.bounty(dude), rating + 1);
  }
}

TEST(Combo, IsOfOneTao) {
  PROVES("RR-TAO-001");
  Town t;
  const CardId dude = fighter(t, 2);
  const CardId first = in_hand(t, tao("Hare", anything()));
  const CardId same = in_hand(t, tao("Hare", anything()));
  const CardId other = in_hand(t, tao("Boar", anything()));
  const CardId none = in_hand(t, technique());
  t.pulls(P1, "2C");
  perform(t, first, dude);
  ASSERT_EQ(t.kind(), DecisionKind::combo);
  EXPECT_TRUE(t.can_use(same));
  EXPECT_FALSE(t.can_use(other));
  EXPECT_FALSE(t.can_use(none));
}

TEST(Combo, MayFollowAtOnceOrNot) {
  PROVES("RR-TAO-002");
  for (const bool follows : {true, false}) {
    Town t;
    const CardId dude = fighter(t, 2);
    const CardId first = in_hand(t, tao("Hare", anything()));
    const CardId second = in_hand(t, tao("Hare", never()));
    t.pulls(P1, follows ? "2C 3C" : "2C");
    perform(t, first, dude);
    ASSERT_EQ(t.kind(), DecisionKind::combo);
    EXPECT_EQ(t.decider(), P1);
    if (follows) {
      t.use(second);
    } else {
      t.pass();
    }
    EXPECT_EQ(t.bounty(dude), follows ? 2 : 1);
    EXPECT_EQ(t.decider(), P2);
  }
}

TEST(Combo, NeedsItsRequirementAndASuccess) {
  PROVES("RR-TAO-003", "RR-TAO-004");
  for (const bool succeeds : {true, false}) {
    Town t;
    const CardId dude = fighter(t, 2);
    const CardId first = in_hand(t, tao("Hare", succeeds ? never() : anything()));
    in_hand(t, tao("Hare", anything()));
    t.pulls(P1, succeeds ? "2C" : "KC");
    perform(t, first, dude);
    EXPECT_EQ(t.bounty(dude), succeeds);
    EXPECT_EQ(t.kind(), DecisionKind::noon_play);
    EXPECT_EQ(t.decider(), P2);
  }
}

TEST(Combo, GoesOnFromHandOrDiscardPile) {
  PROVES("RR-TAO-005");
  Town t;
  const CardId dude = fighter(t, 2);
  const CardId first = in_hand(t, tao("Hare", anything()));
  const CardId held = in_hand(t, tao("Hare", anything()));
  const CardId lying = t.put_card(P1, Zone::discard, CardType::action, spec(tao("Hare", anything())));
  const CardId theirs = t.put_card(P2, Zone::discard, CardType::action, spec(tao("Hare", anything())));
  const CardId buried = t.put_card(P1, Zone::boot_hill, CardType::action, spec(tao("Hare", anything())));
  t.pulls(P1, "2C 3C 4C");
  perform(t, first, dude);
  EXPECT_FALSE(t.can_use(theirs));
  EXPECT_FALSE(t.can_use(buried));
  EXPECT_TRUE(t.can_use(held));
  t.use(lying);
  ASSERT_EQ(t.kind(), DecisionKind::combo);
  t.use(held);
  EXPECT_EQ(t.bounty(dude), 3);
}

TEST(Combo, MayGoOnWithTheTechniqueThatWasPulled) {
  Town t;
  const CardId dude = fighter(t, 2);
  const CardId first = in_hand(t, tao("Hare", anything()));
  const CardId pulled = t.put_card(P1, Zone::deck, CardType::action, [] {
    CardSpec low = spec(tao("Hare", never()));
    low.value = 2;
    return low;
  }());
  perform(t, first, dude);
  ASSERT_EQ(t.kind(), DecisionKind::combo) << "the pull is through and its card discarded";
  t.pulls(P1, "3C");
  t.use(pulled);
  EXPECT_EQ(t.bounty(dude), 2);
}

TEST(Combo, IsPerformedByOneDudeWithATestForEach) {
  PROVES("RR-TAO-006");
  Town t;
  const CardId dude = fighter(t, 2, 6);
  const CardId other = fighter(t, 3);
  const CardId first = in_hand(t, tao("Hare", anything()));
  const CardId second = in_hand(t, tao("Hare", anything()));
  t.pulls(P1, "2C KC");
  perform(t, first, dude);
  t.use(second);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "nobody was asked who performs it, and its own test failed";
  EXPECT_EQ(t.bounty(dude), 1);
  EXPECT_EQ(t.bounty(other), 0);
}

TEST(Combo, NeverRepeatsATechniqueAtOnceButLater) {
  PROVES("RR-TAO-007", "RR-TAO-008");
  Town t;
  const CardId dude = fighter(t, 3);
  const CardId first = in_hand(t, tao("Hare", anything()), "Leap");
  const CardId copy = in_hand(t, tao("Hare", anything()), "Leap");
  const CardId other = in_hand(t, tao("Hare", anything()), "Feint");
  t.pulls(P1, "2C 3C 4C");
  perform(t, first, dude);
  EXPECT_FALSE(t.can_use(copy));
  t.use(other);
  ASSERT_EQ(t.kind(), DecisionKind::combo);
  EXPECT_FALSE(t.can_use(first)) << "it is in play: another copy comes";
  t.use(copy);
  EXPECT_EQ(t.bounty(dude), 3);
}

TEST(Combo, EndsWithATechniqueWithoutARequirement) {
  PROVES("RR-TAO-009");
  Town t;
  const CardId dude = fighter(t, 3);
  const CardId first = in_hand(t, tao("Hare", anything()));
  const CardId ending = in_hand(t, last_of("Hare"));
  in_hand(t, tao("Hare", anything()));
  t.pulls(P1, "2C 3C");
  perform(t, first, dude);
  t.use(ending);
  EXPECT_EQ(t.bounty(dude), 2);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
}

TEST(Combo, IsOverWithTheShootoutThatItEnds) {
  PROVES("RC-CARD-178");
  for (const bool alone : {true, false}) {
    Town t(bloodless());
    const CardId dude = t.dude(P1, {.value = 9, .keywords = {"Kung Fu 2"}, .at = kSquare});
    const CardId friendly = t.dude(P1, {.at = kSquare});
    const CardId mark = t.dude(P2, {.at = kSquare});
    const CardId away = in_hand(t, shootout_play()
                                       .test(SkillTest::kung_fu, 0, Keyword::kung_fu, "Hare")
                                       .combo(anything())
                                       .effect(Verb::send_home, bearer()), "Feint");
    const CardId back = in_hand(t, shootout_play()
                                       .test(SkillTest::kung_fu, 0, Keyword::kung_fu, "Hare")
                                       .joins_posse()
                                       .effect(Verb::join_posse, bearer()), "Leap");
    t.pulls(P1, alone ? "2C" : "2C 3C");
    if (alone) {
      fight(t, dude, mark);
    } else {
      fight(t, dude, mark, {friendly});
    }
    perform(t, away, dude);
    EXPECT_EQ(t.where(dude), t.home(P1));
    EXPECT_EQ(t.can_use(back), !alone) << "a posse without dudes ends the shootout at once";
    if (alone) continue;
    t.use(back);
    EXPECT_EQ(t.where(dude), LocationId(kSquare));
    EXPECT_NE(t.side(dude), 0);
  }
}

// --- how long they stay -------------------------------------------------------------------------------------------------------------

TEST(TaoTechnique, StaysInPlayTillTheEndOfHighNoon) {
  PROVES("RR-TAO-010", "RR-TAO-011");
  Town t;
  const CardId dude = fighter(t, 1);
  const CardId card = in_hand(t, tao("Hare", never()));
  const CardId common = in_hand(t, technique());
  t.pulls(P1, "2C 3C");
  perform(t, card, dude);
  EXPECT_EQ(t.zone(card), Zone::in_play);
  t.pass(P2);
  perform(t, common, dude);
  EXPECT_EQ(t.zone(common), Zone::discard);
  t.pass_until_event("victory.checked");
  EXPECT_EQ(t.zone(card), Zone::discard);
  ASSERT_EQ(t.happened("card.left_play"), 1);
  EXPECT_TRUE(t.came_before("card.left_play", "victory.checked"));
}

TEST(TaoTechnique, LeavesBeforeHighNoonEnds) {
  PROVES("RR-TAO-010", "RR-TAO-011");
  Town t;
  const CardId dude = fighter(t, 1);
  const CardId card = in_hand(t, tao("Hare", never()));
  t.pulls(P1, "2C");
  perform(t, card, dude);
  t.pass_until_event("victory.checked");
  EXPECT_TRUE(t.came_before("card.left_play", "phase.noon_ends"));
}

TEST(TaoTechnique, EffectsOutliveTheCard) {
  PROVES("RR-TAO-011");
  Town t;
  const CardId dude = fighter(t, 1);
  const CardId card = in_hand(t, noon()
                                     .test(SkillTest::kung_fu, 0, Keyword::kung_fu, "Hare")
                                     .combo(never())
                                     .effect(Verb::modify, bearer(), Stat::bullets, num(2)));
  t.pulls(P1, "2C");
  perform(t, card, dude);
  t.hand(P1, 1);
  t.pass_until(DecisionKind::sundown_discard);
  EXPECT_EQ(t.zone(card), Zone::discard);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0);
}

TEST(TaoTechnique, ThatFailedStaysUnlessTheTableReadsItOtherwise) {
  PROVES("RR-TAO-010");
  for (const int stays : {1, 0}) {
    TownSpec table;
    if (!stays) table.parameters = {{Parameter::tao_failed_stays, 0}};
    Town t(table);
    const CardId dude = fighter(t, 1);
    const CardId card = in_hand(t, tao("Hare", never()));
    t.pulls(P1, "KC");
    perform(t, card, dude);
    EXPECT_EQ(t.zone(card), stays ? Zone::in_play : Zone::discard);
  }
}

TEST(TaoTechnique, OfAShootoutGoesBeforeShootersArePickedAndComesBackNextRound) {
  PROVES("RR-TAO-012", "RR-TAO-013");
  Town t(bloodless());
  const CardId dude = t.dude(P1, {.value = 9, .keywords = {"Kung Fu 2"}, .at = kSquare});
  const CardId mark = t.dude(P2, {.at = kSquare});
  const CardId first = in_hand(t, tao("Hare", anything(), shootout_play()), "Leap");
  const CardId second = in_hand(t, tao("Hare", anything(), shootout_play()), "Feint");
  const CardId later = in_hand(t, tao("Hare", anything(), shootout_play()), "Kick");
  t.pulls(P1, "2C 3C");
  fight(t, dude, mark);
  perform(t, first, dude);
  t.use(second);
  EXPECT_EQ(t.kind(), DecisionKind::combo);
  EXPECT_FALSE(t.can_use(first)) << "it is in play";
  t.pass();
  EXPECT_EQ(t.zone(first), Zone::in_play);
  draw_alike(t);
  t.pass_until(DecisionKind::pick_shooter);
  EXPECT_EQ(t.zone(first), Zone::discard);
  EXPECT_EQ(t.zone(second), Zone::discard);
  t.pass_until(DecisionKind::shootout_play, P1);
  t.pulls(P1, "2C 3C");
  perform(t, later, dude);
  ASSERT_EQ(t.kind(), DecisionKind::combo);
  t.use(first);
  EXPECT_EQ(t.bounty(dude), 4);
}

TEST(TaoTechnique, OfResolutionGoesAtTheEndOfThatStep) {
  PROVES("RR-TAO-012");
  Town t(bloodless());
  const CardId dude = t.dude(P1, {.value = 9, .keywords = {"Kung Fu 1"}, .at = kSquare});
  const CardId mark = t.dude(P2, {.at = kSquare});
  const CardId card = in_hand(t, tao("Hare", never(), resolution()));
  t.draws(P1, "2C 4D 6H 8S TC 2D");
  t.draws(P2, "2C 4D 6H 8S TC");
  fight(t, dude, mark);
  t.pass_until(DecisionKind::resolution_play, P1);
  perform(t, card, dude);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.zone(card), Zone::in_play);
  t.pass_until_event("round.won_or_lost");
  EXPECT_EQ(t.zone(card), Zone::discard);
  EXPECT_TRUE(t.came_before("card.left_play", "round.won_or_lost"));
}

TEST(Combo, FindsTheTechniqueAmongOtherAbilitiesOfACard) {
  // as in Combo.IsOfOneTao, the second ability of the next card is the Technique
  Town t;
  const CardId fighter = t.dude(P1, {.keywords = {"Kung Fu 2"}});
  const auto technique = [] { return noon().test(SkillTest::kung_fu, 3, Keyword::kung_fu, "Long").effect(Verb::gain, you(), 1); };
  const CardId first = t.action_in_hand(P1, {.title = "First", .keywords = {"Tao Technique"}, .abilities = {technique().combo(anything())}});
  const CardId next = t.action_in_hand(P1, {.title = "Next", .abilities = {shootout_play().effect(Verb::gain, you(), 7), technique()}});
  t.pulls(P1, "2C");
  t.use(first);
  t.pick(fighter);
  ASSERT_EQ(t.kind(), DecisionKind::combo) << t.describe();
  EXPECT_TRUE(t.offers_any(next));
}

TEST(Technique, ItsBootBootsTheDudeWhoPerformsIt) {
  Town t;
  const CardId tired = t.dude(P1, {.value = 9, .keywords = {"Kung Fu 1"}, .booted = true});
  const CardId card = in_hand(t, technique().boot());
  EXPECT_FALSE(t.can_use(card));
  const CardId rested = fighter(t, 1);
  const CardId third = fighter(t, 2);
  t.pulls(P1, "KC");
  t.use(card);
  ASSERT_EQ(t.kind(), DecisionKind::performer);
  EXPECT_FALSE(t.offers(OptionKind::card, tired));
  t.pick(rested);
  EXPECT_TRUE(t.is_booted(rested)) << "a cost, paid though the test fails";
  EXPECT_FALSE(t.is_booted(third));
}

TEST(Technique, OfADeedBootsTheDeedAndOfAnActionWhoPerformsIt) {
  for (const bool action : {true, false}) {
    Town t;
    const CardId dude = t.dude(P1, {.value = 9, .keywords = {"Kung Fu 1"}});
    const Ability ability = noon().boot().test(SkillTest::kung_fu, 0).effect(Verb::gain, you(), 1);
    const CardId card = action ? t.action_in_hand(P1, {.abilities = {ability}}) : t.deed(P1, {.abilities = {ability}});
    t.pulls(P1, "2C");
    t.use(card);
    if (t.kind() == DecisionKind::performer) t.pick(dude);
    EXPECT_EQ(t.ghost_rock(P1), 11);
    EXPECT_EQ(t.is_booted(dude), action);
    EXPECT_EQ(t.is_booted(card), !action);
  }
}

}  // namespace
}  // namespace highnoon::test
