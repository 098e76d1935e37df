#include "poker/pull.hpp"

#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

/// "Noon Hex: gain 5 ghost rock."
Ability hex(int difficulty) {
  return noon().test(SkillTest::spell, difficulty).effect(Verb::gain, you(), num(5));
}

TEST(Pull, ASkillTestIsOnePullAndTheRating) {
  PROVES("RR-SKILL-002", "RR-SKILL-003", "RR-SKILL-006");
  Town t;
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(9)}});
  t.pulls(P1, "7C");
  t.use(spell);
  EXPECT_EQ(t.ghost_rock(P1), 15) << "7 and 2 are 9";
  EXPECT_EQ(t.happened("pull.revealed"), 1);
  ASSERT_EQ(t.happened("skill_check.made"), 1);
  EXPECT_EQ(t.events("skill_check.made")[0].amount, 9);
}

TEST(Pull, AFailedTestMayBeMadeAnewWithAnotherPull) {
  Town t;
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"},
                                    .abilities = {react(TriggerPoint::skill_check_failed).effect(Verb::pull_again)}});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(9)}});
  t.pulls(P1, "6C 7D");
  t.use(spell);
  t.use(caster);
  EXPECT_EQ(t.ghost_rock(P1), 15) << "7 and 2 are 9";
  EXPECT_EQ(t.happened("skill_check.failed"), 1);
  EXPECT_EQ(t.happened("skill_check.succeeded"), 1);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 2u) << "both pulled cards";
}

/// "React: before a pull of a skill check it is 2 harder."
Ability harder() {
  return react(TriggerPoint::pull_about_to_be_made, Window::before).about(op(Op::event_is, kEventSkillCheck)).effect(Verb::harder, num(2));
}

TEST(Pull, ASkillCheckCanBeMadeHarderBeforeIt) {
  for (const char* pulled : {"8C", "9C"}) {
    Town t;
    const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}, .abilities = {harder()}});
    const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(9)}});
    t.pulls(P1, pulled);
    t.use(spell);
    EXPECT_EQ(t.happened("pull.revealed"), 0);
    t.use(caster);
    EXPECT_EQ(t.ghost_rock(P1), pulled[0] == '9' ? 15 : 10) << pulled << " and 2, against 11";
  }
}

TEST(Pull, OtherPullsAreNoSkillChecks) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().test(SkillTest::pull, 1).effect(Verb::gain, you(), num(5)), harder()}});
  t.pulls(P1, "7C");
  t.use(dude);
  EXPECT_EQ(t.ghost_rock(P1), 15);
  EXPECT_NE(t.kind(), DecisionKind::react);
}

/// "When a skill check succeeds: gain 1 ghost rock if the dude has booted for it."
Ability watch() {
  return trait(TriggerPoint::skill_check_succeeded).needs(op(Op::booted_for_check)).effect(Verb::gain, you(), num(1));
}

TEST(Pull, WhoBootsToUseAnAbilityHasBootedForItsCheck) {
  Town t;
  t.deed(P1, {.abilities = {watch()}});
  const auto check = [](Ability ability) { return ability.effect(Verb::skill_check, self(), Keyword::huckster, num(1)); };
  const CardId boots = t.dude(P1, {.keywords = {"Huckster 2"}, .abilities = {check(noon().boot())}});
  const CardId does_not = t.dude(P1, {.keywords = {"Huckster 2"}, .abilities = {check(noon())}, .booted = true});
  const CardId pays = t.dude(P1, {.keywords = {"Huckster 2"}, .abilities = {check(noon().price(effect(Verb::boot, self())))}});
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}, .booted = true});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(1).boot()}});
  t.pulls(P1, "7C 7D 7H 7S");
  t.use(boots);
  EXPECT_EQ(t.ghost_rock(P1), 11) << "by the cost";
  t.pass(P2);
  t.use(does_not);
  EXPECT_EQ(t.ghost_rock(P1), 11) << "booted before";
  t.pass(P2);
  t.use(pays);
  EXPECT_EQ(t.ghost_rock(P1), 12) << "by the price";
  t.pass(P2);
  t.use(spell);
  EXPECT_EQ(t.ghost_rock(P1), 17) << "the spell boots, not its dude";
}

TEST(Pull, AnInventorHasBootedForTheCheck) {
  Town t;
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 9"}});
  t.deed(P1, {.abilities = {watch()}});
  const CardId card = t.in_hand(P1, CardType::goods, {.difficulty = 7, .keywords = {"Gadget"}});
  t.pulls(P1, "7C");
  t.take(OptionKind::invent, card, scientist);
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

TEST(Pull, WithoutCardsItIsTheAceOfClubs) {
  PROVES("RR-SKILL-004");
  Town t(TownSpec{.deck = 0});
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(3)}});
  t.use(spell);
  ASSERT_EQ(t.happened("skill_check.made"), 1);
  EXPECT_EQ(t.events("skill_check.made")[0].amount, 3);
  EXPECT_EQ(t.ghost_rock(P1), 15);
}

TEST(Pull, TheOwnerOfAPulledJokerPicksAtOnce) {
  PROVES("RR-JOKER-002");
  Town t;
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(15)}});
  t.pulls(P1, "*");
  t.use(spell);
  ASSERT_EQ(t.kind(), DecisionKind::joker);
  EXPECT_EQ(t.decider(), P1);
  t.take(OptionKind::suit_and_value, Suit::clubs, 13);
  EXPECT_EQ(t.events("skill_check.made")[0].amount, 15);
  EXPECT_EQ(t.ghost_rock(P1), 15);
  EXPECT_EQ(t.pile(P1, Zone::boot_hill).size(), 1u);
}

TEST(Pull, AKungFuTestNeedsLessThanTheDudesValue) {
  PROVES("RR-KUNGFU-006", "RR-KUNGFU-004");
  for (const bool lower : {true, false}) {
    Town t;
    t.dude(P1, {.value = 9, .keywords = {"Kung Fu 0"}});
    const CardId technique = t.action_in_hand(
        P1, {.keywords = {"Technique"},
             .abilities = {noon().test(SkillTest::kung_fu, 0).effect(Verb::gain, you(), num(5))}});
    t.pulls(P1, lower ? "8C" : "9C");
    t.use(technique);
    while (t.kind() == DecisionKind::performer) t.answer_plainly();
    EXPECT_EQ(t.ghost_rock(P1), lower ? 15 : 10);
    EXPECT_EQ(t.happened("skill_check.made"), 0);
  }
}

TEST(Pull, CountsMoreOrLessByAnEffect) {
  PROVES("RR-VALUE-002");
  for (const auto& [change, total] : {std::pair{-3, 6}, std::pair{2, 11}, std::pair{-9, 3}, std::pair{9, 15}}) {
    Town t;
    const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"},
                                      .abilities = {react(TriggerPoint::pull_revealed).effect(Verb::change_pull, num(change))}});
    const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(9)}});
    t.pulls(P1, "7C");
    t.use(spell);
    t.use(caster);
    ASSERT_EQ(t.happened("skill_check.made"), 1);
    EXPECT_EQ(t.events("skill_check.made")[0].amount, total) << "7 and " << change << ", from 1 to 13, and 2";
    EXPECT_EQ(t.ghost_rock(P1), total >= 9 ? 15 : 10);
  }
}

TEST(Pull, EachPullOfATestIsChangedForItself) {
  Town t;
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"},
                                    .abilities = {react(TriggerPoint::pull_revealed).effect(Verb::change_pull, num(-3)),
                                                  react(TriggerPoint::skill_check_failed).effect(Verb::pull_again)}});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(9)}});
  t.pulls(P1, "9C 7D");
  t.use(spell);
  t.use(caster, 0);
  t.use(caster, 1);
  EXPECT_EQ(t.ghost_rock(P1), 15) << "9 less 3 and 2 are 8; then 7 and 2 are 9";
}

TEST(Pull, NothingIsChangedWithoutOne) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::change_pull, num(2))}});
  EXPECT_FALSE(t.can_use(dude));
}

TEST(Pull, IsToldBeforeACardIsDrawn) {
  Town t;
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}, .abilities = {react(TriggerPoint::pull_about_to_be_made).effect(Verb::gain, you(), 1)}});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(5)}});
  t.pulls(P1, "9C");
  const CardId top = t.pile(P1, Zone::deck).back();
  t.use(spell);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.zone(top), Zone::deck);
  t.use(caster);
  EXPECT_EQ(t.happened("pull.about_to_be_made"), 1);
  EXPECT_EQ(t.zone(top), Zone::discard);
}

TEST(Pull, IsSeenByAll) {
  Town t;
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}, .abilities = {react(TriggerPoint::pull_revealed).effect(Verb::gain, you(), 1)}});
  const CardId spell = t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = {hex(5)}});
  t.pulls(P1, "9C");
  const CardId top = t.pile(P1, Zone::deck).back();
  t.edit([&](Kernel& k) { k.card(top).known = 0; });
  t.use(spell);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.zone(top), Zone::pulled);
  EXPECT_EQ(t.card(top).known, 3);
}

}  // namespace
}  // namespace highnoon::test
