#include <gtest/gtest.h>

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// "Noon Hex: gain 5 ghost rock."
Ability hex(int difficulty, int gains = 5) {
  return noon().test(SkillTest::spell, difficulty).effect(Verb::gain, you(), gains);
}

CardId a_hex(Town& t, CardId caster, std::vector<Ability> abilities) {
  return t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = std::move(abilities)});
}

// --- who carries what ------------------------------------------------------------------------------------------------------------

TEST(Spells, AreBoughtForADudeInPlay) {
  PROVES("RR-SPELL-001");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId hex = t.in_hand(P1, CardType::spell, {.keywords = {"Hex"}});
  t.in_hand(P1, CardType::dude, {.keywords = {"Huckster 1"}});
  EXPECT_FALSE(t.offers(OptionKind::shop, hex));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, hex, deed));
  EXPECT_EQ(t.count(OptionKind::shop_attach), 0);
  const CardId huckster = t.dude(P1, {.keywords = {"Huckster 1"}});
  t.shop(hex, huckster);
  EXPECT_EQ(t.host(hex), huckster);
}

TEST(Spells, EachKindNeedsItsSkill) {
  PROVES("RR-SPELL-002", "RR-SPELL-003", "RR-SPELL-004");
  Town t;
  const char* const kSkills[] = {"Huckster 1", "Blessed 1", "Shaman 1", "Mad Scientist 1"};
  const char* const kKinds[] = {"Hex", "Miracle", "Spirit"};
  std::vector<CardId> dudes, spells;
  for (const char* skill : kSkills) dudes.push_back(t.dude(P1, {.keywords = {skill}}));
  for (const char* kind : kKinds) spells.push_back(t.in_hand(P1, CardType::spell, {.keywords = {kind}}));
  for (std::size_t spell = 0; spell < spells.size(); ++spell) {
    for (std::size_t dude = 0; dude < dudes.size(); ++dude) {
      EXPECT_EQ(t.offers(OptionKind::shop_attach, spells[spell], dudes[dude]), spell == dude) << kKinds[spell] << " " << kSkills[dude];
    }
  }
}

// --- casting ---------------------------------------------------------------------------------------------------------------------

TEST(Casting, IsUsingAnAbilityOfASpell) {
  PROVES("RR-SPELL-006");
  Town t;
  const Expr of_a_spell = op(Op::is_type, bit(CardType::spell), {subject()});
  t.deed(P1, {.abilities = {trait(TriggerPoint::ability_declared).about(of_a_spell).effect(Verb::gain, you(), 1)}});
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}, .abilities = {noon().effect(Verb::bounty, self(), 1)}});
  const CardId spell = a_hex(t, caster, {hex(5, 3)});
  t.use(caster);
  EXPECT_EQ(t.ghost_rock(P1), 10) << "an ability of the dude is not cast";
  t.pass(P2);
  t.pulls(P1, "7C");
  t.use(spell);
  EXPECT_EQ(t.ghost_rock(P1), 14);
}

TEST(Casting, IsTestedAgainstTheDifficultyOfTheAbilityUsed) {
  PROVES("RR-SPELL-007");
  Town t;
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}});
  const CardId spell = a_hex(t, caster, {hex(5, 1), hex(9, 2)});
  t.pulls(P1, "5C 5D");
  t.use(spell, 0);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  t.pass(P2);
  t.use(spell, 1);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.happened("skill_check.failed"), 1);
}

TEST(Casting, SucceedsIfTheCheckReachesTheDifficultyAndIsUsedUpIfNot) {
  PROVES("RR-SPELL-008", "RR-SPELL-009");
  for (const bool reaches : {true, false}) {
    Town t;
    const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}});
    const CardId spell = a_hex(t, caster, {hex(8).pay(1)});
    t.pulls(P1, reaches ? "6C" : "5C");
    t.use(spell);
    EXPECT_EQ(t.ghost_rock(P1), reaches ? 14 : 9) << "the cost stays paid";
    ASSERT_EQ(t.decider(), P2);
    t.pass(P2);
    EXPECT_FALSE(t.can_use(spell));
  }
}

TEST(Casting, UsesTheSkillOfItsKindAndInventingThatOfMadScientists) {
  PROVES("RR-SKILL-008");
  Town t;
  const CardId dude = t.dude(P1, {.keywords = {"Huckster 1", "Mad Scientist 3"}});
  const CardId spell = a_hex(t, dude, {hex(5)});
  const CardId gadget = t.in_hand(P1, CardType::goods, {.difficulty = 5, .keywords = {"Gadget"}});
  t.pulls(P1, "7C 6D");
  t.use(spell);
  t.pass(P2);
  ASSERT_TRUE(t.offers(OptionKind::invent, gadget));
  t.take(OptionKind::invent, gadget);
  while (t.kind() == DecisionKind::mad_scientist || t.kind() == DecisionKind::attach_to) t.answer_plainly();
  ASSERT_EQ(t.happened("skill_check.made"), 2);
  EXPECT_EQ(t.events("skill_check.made")[0].amount, 8);
  EXPECT_EQ(t.events("skill_check.made")[1].amount, 9);
}

// --- pulls -----------------------------------------------------------------------------------------------------------------------

TEST(Casting, NoOtherPullCountsARating) {
  PROVES("RR-SKILL-005");
  for (const bool higher : {true, false}) {
    Town t;
    const CardId dude = t.dude(P1, {.keywords = {"Huckster 3"},
                                    .abilities = {noon().test(SkillTest::pull, 8).effect(Verb::gain, you(), 5)}});
    t.pulls(P1, higher ? "9C" : "8C");
    t.use(dude);
    EXPECT_EQ(t.ghost_rock(P1), higher ? 15 : 10);
    EXPECT_EQ(t.happened("skill_check.made"), 0);
  }
}

TEST(Casting, ThePulledCardIsDiscardedAfterWhatThePullBrings) {
  PROVES("RR-SKILL-007");
  Town t;
  const CardId old = t.put_card(P1, Zone::discard, CardType::action);
  const CardId caster = t.dude(P1, {.keywords = {"Huckster 2"}});
  const Expr discarded = op(Op::all, bit(Zone::discard), {op(Op::owned_by, 0, {you()})});
  const CardId spell =
      a_hex(t, caster, {noon().test(SkillTest::spell, 5).effect(Verb::shuffle_into_deck, discarded)});
  t.pulls(P1, "7C");
  t.use(spell);
  EXPECT_EQ(t.zone(old), Zone::deck);
  const auto left = t.pile(P1, Zone::discard);
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(t.kernel().def(left[0]).poker.value, 7);
}

}  // namespace
}  // namespace highnoon::test
