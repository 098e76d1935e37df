// The classic game: spells, Gadgets, skills and pulls.

#include "effect/modifier.hpp"
#include "state/zone.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic(int deck = 20) { return {.deck = deck, .ruleset = "classic"}; }

/// "Noon Hex: gain so much ghost rock."
Ability hex(int difficulty, int gains = 5) { return noon().test(SkillTest::spell, difficulty).effect(Verb::gain, you(), gains); }

CardId a_hex(Town& t, CardId caster, std::vector<Ability> abilities) {
  return t.spell(P1, caster, {.keywords = {"Hex"}, .abilities = std::move(abilities)});
}
CardId huckster(Town& t, int rating) { return t.dude(P1, {.keywords = {"Huckster " + std::to_string(rating)}}); }

// --- spells ----------------------------------------------------------------------------------------------------------------------

TEST(ClassicSpells, EachKindNeedsItsSkill) {
  PROVES("CL-SPELL-001");
  Town t(classic());
  const char* const kSkills[] = {"Huckster 1", "Blessed 1", "Shaman 1"};
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

TEST(ClassicSpells, WithoutTheSkillASpellIsNotUsed) {
  PROVES("CL-SPELL-011");
  Town t(classic());
  const CardId caster = huckster(t, 2);
  const CardId spell = a_hex(t, caster, {hex(5)}), another = t.in_hand(P1, CardType::spell, {.keywords = {"Hex"}});
  EXPECT_TRUE(t.can_use(spell));
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, another, caster));
  t.use(t.deed(P1, {.abilities = {noon().effect(Verb::lose_keyword, dudes(mine()), Keyword::huckster)}}));
  t.pass(P2);
  EXPECT_FALSE(t.can_use(spell));
  EXPECT_EQ(t.card(spell).host, caster) << "it stays, for who may be a Huckster again";
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, another, caster));
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.can_use(spell));
}

TEST(ClassicSpells, ASpellIsUsedOnceADayWhicheverOfItsAbilitiesItIs) {
  PROVES("CL-SPELL-003", "CL-SPELL-005");
  Town t(classic());
  const CardId caster = huckster(t, 2);
  const CardId first = a_hex(t, caster, {hex(5), hex(6)}), second = a_hex(t, caster, {hex(5), hex(6)});
  t.pulls(P1, "7C 7D");
  t.use(first, 1);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(first, 0));
  EXPECT_FALSE(t.can_use(first, 1));
  EXPECT_TRUE(t.can_use(second, 1));
  t.use(second, 0);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(second, 1));
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.can_use(first, 0));
}

TEST(ClassicSpells, AnAdditionalUseIsOne) {
  Town t(classic());
  const CardId caster = huckster(t, 2);
  const CardId spell = a_hex(t, caster, {hex(5), hex(6)});
  const CardId book = t.deed(P1, {.abilities = {noon().effect(Verb::refresh, cards(is(CardType::spell)), left_out(), 1)}});
  t.pulls(P1, "7C 7D");
  t.use(spell, 0);
  t.pass(P2);
  t.use(book);
  t.pass(P2);
  t.use(spell, 1);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(spell, 0));
  EXPECT_FALSE(t.can_use(spell, 1));
}

TEST(ClassicSpells, WhichOfTheAbilitiesIsSaidBeforeThePull) {
  PROVES("CL-SPELL-004", "CL-SPELL-009");
  for (const int ability : {0, 1}) {
    Town t(classic());
    const CardId spell = a_hex(t, huckster(t, 2), {hex(5), hex(9)});
    EXPECT_EQ(t.count(OptionKind::use_ability, spell), 2);
    t.pulls(P1, "5C");
    t.use(spell, ability);
    EXPECT_EQ(t.ghost_rock(P1), ability == 0 ? 15 : 10) << "7 against 5, or 9";
  }
}

TEST(ClassicSpells, ABootedDudeCasts) {
  PROVES("CL-SPELL-006", "CL-SPELL-007", "CL-SKILL-002");
  Town t(classic());
  const CardId caster = t.dude(P1, {.keywords = {"Blessed 2"}, .booted = true});
  const CardId miracle = t.spell(P1, caster, {.keywords = {"Miracle"}, .abilities = {noon().test(SkillTest::spell, 7, Keyword::blessed).effect(Verb::gain, you(), 5)}});
  t.pulls(P1, "6C");
  t.use(miracle);
  ASSERT_EQ(t.happened("skill_check.made"), 1);
  EXPECT_EQ(t.events("skill_check.made")[0].amount, 8);
  EXPECT_EQ(t.happened("pull.revealed"), 1);
  EXPECT_EQ(t.ghost_rock(P1), 15);
}

TEST(ClassicSpells, TheCheckMustExceedTheDifficulty) {
  PROVES("CL-SPELL-008", "CL-SPELL-010");
  for (const bool exceeds : {true, false}) {
    Town t(classic());
    const CardId spell = a_hex(t, huckster(t, 2), {hex(8)});
    t.pulls(P1, exceeds ? "7C" : "6C");
    t.use(spell);
    EXPECT_EQ(t.ghost_rock(P1), exceeds ? 15 : 10);
    ASSERT_EQ(t.decider(), P2);
    t.pass(P2);
    EXPECT_FALSE(t.can_use(spell)) << "used, whatever came of it";
  }
}

// --- Gadgets ---------------------------------------------------------------------------------------------------------------------

CardId gadget(Town& t) { return t.in_hand(P1, CardType::goods, {.cost = 3, .difficulty = 9, .keywords = {"Gadget"}}); }

TEST(ClassicGadgets, AreMadeByAnUnbootedMadScientistWhereThePlayerControls) {
  PROVES("CL-GADGET-001", "CL-GADGET-002", "CL-GADGET-003");
  Town t(classic());
  const CardId ready = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId tired = t.dude(P1, {.keywords = {"Mad Scientist 2"}, .booted = true});
  const CardId away = t.dude(P1, {.keywords = {"Mad Scientist 2"}, .at = kSquare});
  const CardId plain = t.dude(P1);
  const CardId card = gadget(t);
  EXPECT_TRUE(t.offers(OptionKind::invent, card, ready));
  for (const CardId dude : {tired, away, plain}) EXPECT_FALSE(t.offers(OptionKind::invent, card, dude));
  EXPECT_EQ(t.count(OptionKind::shop_attach, card), 0) << "not simply shopped";
  t.pulls(P1, "KC");
  t.take(OptionKind::invent, card, ready);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_TRUE(t.is_booted(ready));
}

TEST(ClassicGadgets, ArePaidForBeforeTheCheck) {
  PROVES("CL-GADGET-004");
  Town t(classic());
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId card = gadget(t);
  t.ghost_rock(P1, 2);
  EXPECT_FALSE(t.offers(OptionKind::invent, card, scientist));
  t.ghost_rock(P1, 3);
  t.pulls(P1, "KC");
  t.take(OptionKind::invent, card, scientist);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_TRUE(t.came_before("ghost_rock.paid", "pull.revealed"));
}

TEST(ClassicGadgets, WorkIfTheCheckExceedsTheDifficulty) {
  PROVES("CL-GADGET-005", "CL-GADGET-006");
  for (const bool exceeds : {true, false}) {
    Town t(classic());
    const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
    t.dude(P1);
    const CardId card = gadget(t);
    t.pulls(P1, exceeds ? "8C" : "7C");
    t.take(OptionKind::invent, card, scientist);
    t.pass_until(DecisionKind::noon_play, P2);
    EXPECT_EQ(t.host(card), exceeds ? scientist : CardId{});
  }
}

TEST(ClassicGadgets, AFailureLosesTheGadgetAndWhatWasPaid) {
  PROVES("CL-GADGET-007", "CL-GADGET-008");
  Town t(classic());
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId card = gadget(t);
  t.pulls(P1, "7C");
  t.take(OptionKind::invent, card, scientist);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.zone(card), Zone::discard);
  EXPECT_EQ(t.ghost_rock(P1), 7);
  EXPECT_TRUE(t.is_booted(scientist));
}

// --- skills and pulls ------------------------------------------------------------------------------------------------------------

TEST(ClassicSkills, AreTheLabelAndItsNumber) {
  PROVES("CL-SKILL-001");
  Town t(classic());
  const CardId dude = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  EXPECT_EQ(t.stat(dude, Stat::mad_scientist), 2);
  for (const Stat other : {Stat::huckster, Stat::blessed, Stat::shaman}) EXPECT_EQ(t.stat(dude, other), 0);
}

TEST(ClassicPull, ReadsTheTopCardByItsFace) {
  PROVES("CL-PULL-001", "CL-PULL-002", "CL-PULL-003");
  const std::pair<const char*, int> kFaces[] = {{"AC", 1}, {"9C", 9}, {"JC", 11}, {"QC", 12}, {"KC", 13}};
  for (const auto& [card, value] : kFaces) {
    Town t(classic());
    const CardId spell = a_hex(t, huckster(t, 3), {hex(20)});
    t.pulls(P1, card);
    t.use(spell);
    ASSERT_EQ(t.happened("skill_check.made"), 1);
    EXPECT_EQ(t.events("skill_check.made")[0].amount, value + 3) << card;
  }
}

TEST(ClassicPull, ThePulledCardIsDiscardedOnceAllIsOver) {
  PROVES("CL-PULL-004");
  Town t(classic());
  const CardId old = t.put_card(P1, Zone::discard, CardType::action);
  const Expr discarded = op(Op::all, bit(Zone::discard), {op(Op::owned_by, 0, {you()})});
  const CardId spell = a_hex(t, huckster(t, 2), {noon().test(SkillTest::spell, 5).effect(Verb::shuffle_into_deck, discarded)});
  t.pulls(P1, "7C");
  t.use(spell);
  EXPECT_EQ(t.zone(old), Zone::deck);
  ASSERT_EQ(t.pile(P1, Zone::discard).size(), 1u) << "it was not there yet as the effect shuffled the pile";
  EXPECT_EQ(t.kernel().def(t.pile(P1, Zone::discard)[0]).poker.value, 7);
}

TEST(ClassicPull, WithoutCardsItIsAnAce) {
  PROVES("CL-PULL-005");
  Town t(classic(0));
  const CardId spell = a_hex(t, huckster(t, 2), {hex(2)});
  t.use(spell);
  ASSERT_EQ(t.happened("skill_check.made"), 1);
  EXPECT_EQ(t.events("skill_check.made")[0].amount, 3);
  EXPECT_EQ(t.ghost_rock(P1), 15);
}

TEST(ClassicPull, TheDiscardPileIsTheDeckBeforeThat) {
  PROVES("CL-PULL-005");
  Town t(classic(0));
  const CardId king = t.put_card(P1, Zone::discard, CardType::action, {.value = 13});
  const CardId spell = a_hex(t, huckster(t, 2), {hex(2)});
  t.use(spell);
  EXPECT_EQ(t.events("skill_check.made")[0].amount, 15);
  EXPECT_EQ(t.zone(king), Zone::discard);
}

}  // namespace
}  // namespace highnoon::test
