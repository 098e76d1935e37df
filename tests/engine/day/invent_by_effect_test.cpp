#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TEST(InventingByEffect, AGadgetBroughtInByAnEffectIsStillInvented) {
  PROVES("RR-GADGET-004");
  Town t;
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId device =
      t.in_hand(P1, CardType::goods, {.cost = 4, .difficulty = 7, .keywords = {"Gadget"}});
  const CardId action =
      t.action_in_hand(P1, {.abilities = {noon()
                                              .choose(op(Op::cards_in_hand, 0, {you()}))
                                              .choose(dudes(mine()))
                                              .effect(Verb::attach, slot(0), slot(1), num(2))}});
  t.pulls(P1, "5C");
  t.use(action);
  t.pick(device);
  t.pick(scientist);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_TRUE(t.is_booted(scientist));
  EXPECT_EQ(t.ghost_rock(P1), 8);
  EXPECT_EQ(t.host(device), scientist);
  EXPECT_EQ(t.happened("gadget.invented"), 1);
}

TEST(Totem, AnyShamanThereUsesItLikeAnAttachedSpirit) {
  PROVES("RR-TOTEM-001", "RR-TOTEM-006", "RR-TOTEM-007");
  Town t;
  const CardId totem = t.spell(
      P1, t.home_card(P1),
      {.keywords = {"Spirit", "Totem"},
       .abilities = {
           noon().test(SkillTest::spell, 6, Keyword::shaman).effect(Verb::gain, you(), 1)}});
  t.dude(P2, {.keywords = {"Shaman 2"}, .at = t.home(P1)});
  t.outfit(P2,
           {.abilities = {noon()
                              .choose(cards(op(Op::has_keyword, static_cast<int>(Keyword::spirit))))
                              .effect(Verb::gain, you(), 1)}});
  t.pass(P1);
  EXPECT_TRUE(t.can_use(t.home_card(P2)));
  ASSERT_TRUE(t.can_use(totem));
  t.pulls(P2, "4C");
  t.use(totem);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.ghost_rock(P1), 10);
}

TEST(Totem, IsUsedOnceADayByAllTogether) {
  PROVES("RR-TOTEM-007");
  Town t;
  const CardId totem = t.spell(P1, t.home_card(P1),
                               {.keywords = {"Spirit", "Totem"},
                                .abilities = {noon().test(SkillTest::spell, 6, Keyword::shaman).effect(Verb::gain, you(), 1)}});
  t.dude(P1, {.keywords = {"Shaman 2"}});
  t.dude(P2, {.keywords = {"Shaman 2"}, .at = t.home(P1)});
  t.pulls(P1, "4C");
  t.use(totem);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_FALSE(t.can_use(totem));
}

TEST(InventingByEffect, ItIsInventedByTheDudeWhoGetsIt) {
  PROVES("RR-GADGET-004");
  Town t;
  const CardId scientist = t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId other = t.dude(P1);
  t.dude(P1, {.keywords = {"Mad Scientist 2"}});
  const CardId device = t.in_hand(P1, CardType::goods, {.difficulty = 7, .keywords = {"Gadget"}});
  const CardId action =
      t.action_in_hand(P1, {.abilities = {noon()
                                              .choose(op(Op::cards_in_hand, 0, {you()}))
                                              .choose(dudes(mine()))
                                              .effect(Verb::attach, slot(0), slot(1))}});
  t.pulls(P1, "5C");
  t.use(action);
  t.pick(device);
  EXPECT_FALSE(t.offers_any(other)) << "who is no Mad Scientist invents nothing";
  t.pick(scientist);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.host(device), scientist);
}

TEST(InventingByEffect, TheInventorIsAtAControlledLocation) {
  PROVES("RC-CARD-054");
  Town t;
  const CardId device = t.in_hand(P1, CardType::dude, {.difficulty = 5, .keywords = {"Gadget"}});
  const CardId action = t.action_in_hand(
      P1, {.abilities = {
               noon().choose(op(Op::cards_in_hand, 0, {you()})).effect(Verb::invent, slot(0))}});
  t.dude(P1, {.keywords = {"Mad Scientist 0"}, .at = kSquare});
  EXPECT_FALSE(t.can_use(action)) << "nobody controls the town square";
  const CardId at_home = t.dude(P1, {.keywords = {"Mad Scientist 0"}});
  t.pulls(P1, "5C");
  t.use(action);
  if (t.kind() == DecisionKind::choose_cards) t.pick(device);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_TRUE(t.is_booted(at_home));
  EXPECT_EQ(t.zone(device), Zone::in_play);
}

}  // namespace
}  // namespace highnoon::test
