#include "effect/modifier.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

/// An action that takes control of a dude.
CardSpec persuasion() {
  return {.abilities = {noon().choose(dudes(!mine())).effect(Verb::take_control, slot(0), you())}};
}

/// More cards than there is room for events inside each other, and somebody listens.
TEST(Control, OfManyCardsIsTakenByOneEvent) {
  Town t;
  std::vector<CardId> dudes_taken;
  for (int i = 0; i < 20; ++i) dudes_taken.push_back(t.dude(P2));
  const CardId boss = t.dude(P1, {.abilities = {noon().effect(Verb::take_control, dudes(!mine()), you()),
                                                trait(TriggerPoint::control_changed).once_an_event().effect(Verb::gain, you(), 1)}});
  t.use(boss);
  ASSERT_FALSE(t.over()) << t.game().halt_reason();
  for (const CardId dude : dudes_taken) EXPECT_EQ(t.controller(dude), P1);
  EXPECT_EQ(t.happened("control.changed"), 1);
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

TEST(Control, TakingControlChangesTheControllerNotTheOwner) {
  PROVES("RR-CONTROL-001", "RR-CONTROL-003", "RR-CONTROL-004");
  Town t;
  const CardId dude = t.dude(P2);
  const CardId action = t.action_in_hand(P1, persuasion());
  EXPECT_EQ(t.controller(dude), P2);
  t.use(action);
  t.pick(dude);
  EXPECT_EQ(t.controller(dude), P1);
  EXPECT_EQ(t.card(dude).owner, P2);
}

TEST(Control, YouInACardsTextIsItsController) {
  PROVES("RR-CONTROL-002");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), 1)}, .owner = P2});
  t.use(dude);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.ghost_rock(P2), 10);
}

TEST(Control, MostInfluenceAtADeedControlsItAtOnce) {
  PROVES("RR-CONTROL-005", "RR-CONTROL-006");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId one = t.dude(P1, {.influence = 1, .at = deed});
  const CardId two = t.dude(P2, {.influence = 2});
  EXPECT_EQ(t.controller(deed), P1);
  t.pass(P1);
  t.move(two, deed);
  EXPECT_EQ(t.controller(deed), P2);
  EXPECT_EQ(t.events("control.changed").front().player, P2);
  t.pass(P1);
  t.edit([&](Kernel& k) { k.card(two).set(kBooted, false); });
  t.move(two, kSquare);
  EXPECT_EQ(t.controller(deed), P1);
  t.move(one, kSquare);
  t.edit([&](Kernel& k) { k.card(two).set(kBooted, false); });
  t.move(two, deed);
  EXPECT_EQ(t.controller(deed), P2);
}

TEST(Control, ANewControllerChangesNothingElse) {
  PROVES("RR-CONTROL-007");
  Town t;
  const CardId deed = t.deed(P1);
  t.deed(P1);
  const CardId improvement = t.goods(P1, deed);
  const auto street = t.street(P1);
  t.dude(P2, {.influence = 1, .at = deed});
  t.edit([](Kernel& k) { settle_control(k); });
  EXPECT_EQ(t.controller(deed), P2);
  EXPECT_EQ(t.street(P1), street);
  EXPECT_FALSE(t.is_booted(deed));
  EXPECT_EQ(t.host(improvement), deed);
}

TEST(Control, TheOwnerControlsATiedOrEmptyDeed) {
  PROVES("RR-CONTROL-008", "RR-CONTROL-009", "RR-CONTROL-010");
  Town t({.players = 3});
  const CardId tied = t.deed(P1);
  const CardId empty = t.deed(P1);
  const CardId others = t.deed(P1);
  const CardId powerless = t.deed(P1);
  t.dude(P1, {.influence = 1, .at = tied});
  t.dude(P2, {.influence = 1, .at = tied});
  t.dude(P1, {.at = others});
  t.dude(P2, {.influence = 2, .at = others});
  t.dude(P3, {.influence = 2, .at = others});
  t.dude(P2, {.at = powerless});
  for (const CardId deed : {tied, empty, others, powerless}) EXPECT_EQ(t.controller(deed), P1);
  t.dude(P2, {.influence = 1, .at = tied});
  t.dude(P3, {.influence = 1, .at = others});
  t.edit([](Kernel& k) { settle_control(k); });
  EXPECT_EQ(t.controller(tied), P2);
  EXPECT_EQ(t.controller(others), P3);
}

TEST(Control, AttachedCardsFollowTheirDudeOrDeed) {
  PROVES("RR-CONTROL-011", "RR-CONTROL-012");
  Town t;
  const CardId dude = t.dude(P2);
  const CardId weapon = t.goods(P2, dude);
  const CardId deed = t.deed(P1);
  const CardId improvement = t.goods(P1, deed);
  const CardId action = t.action_in_hand(P1, persuasion());
  t.dude(P2, {.influence = 1, .at = deed});
  EXPECT_EQ(t.controller(improvement), P2);
  EXPECT_EQ(t.controller(weapon), P2);
  t.use(action);
  t.pick(dude);
  EXPECT_EQ(t.controller(weapon), P1);
}

TEST(Control, NobodyControlsTheSquareAndHomesAreTheirPlayers) {
  PROVES("RR-CONTROL-013", "RR-CONTROL-014");
  Town t;
  t.dude(P2, {.influence = 3, .at = t.home(P1)});
  t.dude(P2, {.influence = 3, .at = kSquare});
  const Kernel k = t.kernel();
  EXPECT_EQ(controller_of(k, kSquare), PlayerId{});
  EXPECT_EQ(owner_of(k, kSquare), PlayerId{});
  EXPECT_EQ(controller_of(k, t.home(P1)), P1);
  EXPECT_EQ(owner_of(k, t.home(P1)), P1);
}

TEST(Control, ControlPointsComeFromControlledDeedsAndFromCards) {
  PROVES("RR-VICTORY-001", "RR-VICTORY-002", "RR-VICTORY-003");
  Town t;
  const CardId deed = t.deed(P1, {.control = 2});
  t.deed(P1, {.control = 1});
  EXPECT_EQ(total_control(t.kernel(), P1), 3);
  const CardId two = t.dude(P2, {.influence = 2, .at = deed});
  t.dude(P2, {.influence = 1, .control = 1});
  EXPECT_EQ(total_control(t.kernel(), P1), 1);
  EXPECT_EQ(total_control(t.kernel(), P2), 3);
  EXPECT_EQ(total_influence(t.kernel(), P2), 3);
  t.goods(P2, two, {.influence = 1});
  EXPECT_EQ(total_influence(t.kernel(), P2), 4);
}

TEST(Control, SomeDeedsAreHeldByBullets) {
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {standing().permits(Permit::control_by_bullets)}});
  t.dude(P1, {.influence = 3, .at = deed});
  EXPECT_EQ(t.controller(deed), P1);
  t.dude(P2, {.bullets = 1, .at = deed});
  t.edit([](Kernel& k) { settle_control(k); });
  EXPECT_EQ(t.controller(deed), P2);
}

}  // namespace
}  // namespace highnoon::test
