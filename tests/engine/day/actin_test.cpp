#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

Ability gains(int amount = 1) { return noon().effect(Verb::gain, you(), amount); }

TEST(Actin, NoonAbilitiesOfActionsInHandAndOfCardsInPlay) {
  PROVES("RR-ACT-001", "RR-ACT-002", "RR-ACT-003");
  Town t;
  t.outfit(P1, {.abilities = {gains()}});
  const CardId action = t.action_in_hand(P1, {.abilities = {gains()}});
  const CardId dude = t.dude(P1, {.abilities = {gains()}});
  const CardId goods = t.goods(P1, dude, {.abilities = {gains()}});
  const CardId deed = t.deed(P1, {.abilities = {gains()}});
  const CardId other = t.dude(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), 1),
                                                 resolution().effect(Verb::gain, you(), 1)}});
  const CardId theirs = t.dude(P2, {.abilities = {gains()}});
  const CardId held = t.in_hand(P1, CardType::dude, {.abilities = {gains()}});
  for (const CardId card : {action, dude, goods, deed, t.home_card(P1)})
    EXPECT_TRUE(t.can_use(card));
  EXPECT_FALSE(t.can_use(other, 0));
  EXPECT_FALSE(t.can_use(other, 1));
  EXPECT_FALSE(t.can_use(theirs));
  EXPECT_FALSE(t.can_use(held));
}

TEST(Actin, CostsArePaidAndWithoutThemThereIsNoAbility) {
  PROVES("RR-ACT-004", "RR-ACT-005", "RR-ACT-006");
  Town t;
  const CardId boots = t.dude(P1, {.abilities = {gains(3).boot()}});
  const CardId tired = t.dude(P1, {.abilities = {gains(3).boot()}, .booted = true});
  const CardId pays = t.dude(P1, {.abilities = {gains(3).pay(11)}});
  EXPECT_TRUE(t.can_use(boots));
  EXPECT_FALSE(t.can_use(tired));
  EXPECT_FALSE(t.can_use(pays));
  t.use(boots);
  EXPECT_TRUE(t.is_booted(boots));
  EXPECT_TRUE(t.came_before("card.booted", "ghost_rock.gained"));
  t.pass(P2);
  ASSERT_TRUE(t.can_use(pays));
  t.use(pays);
  EXPECT_EQ(t.ghost_rock(P1), 5);
  EXPECT_FALSE(t.is_booted(pays));
}

TEST(Actin, TheFirstClauseIsARequirementLaterOnesAreNot) {
  PROVES("RR-ACT-007", "RR-ACT-008", "RR-ACT-009");
  Town t;
  const CardId needs =
      t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::boot, slot(0))}});
  const CardId price = t.dude(
      P1,
      {.abilities = {
           noon().price(effect(Verb::discard_from_hand, you(), 1)).effect(Verb::gain, you(), 1)}});
  const CardId later = t.dude(P1, {.abilities = {gains().effect(Verb::boot, dudes(!mine()))}});
  EXPECT_FALSE(t.can_use(needs));
  EXPECT_FALSE(t.can_use(price));
  ASSERT_TRUE(t.can_use(later));
  t.use(later);
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

TEST(Actin, UsingAnAbilityDoesNotBootAndEachIsUsedOnceADay) {
  PROVES("RR-ACT-010", "RR-ACT-011", "RR-ACT-012");
  Town t;
  const CardId a = t.dude(P1, {.abilities = {gains(), gains(2)}});
  const CardId b = t.dude(P1, {.abilities = {gains()}});
  t.use(a, 0);
  EXPECT_FALSE(t.is_booted(a));
  t.pass(P2);
  EXPECT_FALSE(t.can_use(a, 0));
  EXPECT_TRUE(t.can_use(a, 1));
  EXPECT_TRUE(t.can_use(b, 0));
}

TEST(Actin, RepeatAbilitiesAreUsedAgainAndAgain) {
  PROVES("RR-ACT-014");
  Town t;
  const CardId a = t.dude(P1, {.abilities = {gains().repeat().pay(4)}});
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(t.can_use(a));
    t.use(a);
    t.pass(P2);
  }
  EXPECT_EQ(t.ghost_rock(P1), 1);
  EXPECT_FALSE(t.can_use(a));
}

TEST(Actin, ControllerAbilitiesOfADeedAreTheControllers) {
  PROVES("RR-ACT-015");
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {gains().controller()}});
  EXPECT_TRUE(t.can_use(deed));
  t.dude(P2, {.influence = 1, .at = deed});
  t.edit([](Kernel& k) { settle_control(k); });
  EXPECT_FALSE(t.can_use(deed));
  t.pass(P1);
  EXPECT_TRUE(t.can_use(deed));
}

TEST(Actin, ANoonActionIsDiscardedWhenTheNextTurnBegins) {
  PROVES("RR-ACT-017", "RC-PLAYS-006");
  Town t;
  const CardId action = t.action_in_hand(P1, {.abilities = {gains()}});
  t.dude(P2, {.abilities = {react(TriggerPoint::play_finished).effect(Verb::gain, you(), 1)}});
  t.use(action);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.zone(action), Zone::limbo);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.zone(action), Zone::discard);
}

}  // namespace
}  // namespace highnoon::test
