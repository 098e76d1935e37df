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
