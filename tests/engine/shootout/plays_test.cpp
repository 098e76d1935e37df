#include "tests/engine/shootout/fight.hpp"
#include "tests/support/order.hpp"

namespace highnoon::test {
namespace {

Ability more_bullets() {
  return shootout_play().effect(Verb::modify, self(), Stat::bullets, num(2));
}
Ability higher_rank() {
  return resolution().effect(Verb::modify_player, you(), Stat::hand_rank, num(2));
}

TEST(Plays, TheWinnerMakesTheFirstShootoutPlay) {
  PROVES("RR-SHOOT-002", "RC-PLAYS-002");
  Town t(bloodless(2, P2));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.pass(P2);
  fight(t, a, b);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.decider(), P2);
  t.pass();
  EXPECT_EQ(t.decider(), P1);
  draw_alike(t);
  t.pass_until(DecisionKind::resolution_play);
  EXPECT_EQ(t.decider(), P2);
  t.pass();
  EXPECT_EQ(t.decider(), P1);
}

TEST(Plays, OnlyParticipantsMakeShootoutPlaysTillAllPassInARow) {
  PROVES("RR-SHOOT-003", "RR-SHOOT-010", "RC-SHOOT-010");
  Town t(bloodless(3));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.abilities = {more_bullets()}, .at = kSquare});
  t.dude(P3, {.at = kSquare});
  t.action_in_hand(P3, {.abilities = {shootout_play().effect(Verb::gain, you(), num(1))}});
  fight(t, a, b);
  t.pass(P1);
  ASSERT_EQ(t.decider(), P2);
  t.use(b);
  t.pass(P1);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  t.pass(P2);
  EXPECT_EQ(t.kind(), DecisionKind::pick_shooter);
}

TEST(Plays, AShootoutPlayIsAShootoutAbilityOrAPass) {
  PROVES("RR-SHOOT-004");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId noon_action =
      t.action_in_hand(P1, {.abilities = {noon().effect(Verb::gain, you(), num(1))}});
  const CardId action =
      t.action_in_hand(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), num(1))}});
  fight(t, a, b);
  EXPECT_TRUE(t.offers(OptionKind::pass));
  EXPECT_TRUE(t.offers(OptionKind::play_action, action));
  EXPECT_FALSE(t.offers_any(noon_action));
}

TEST(Plays, ShootoutAbilitiesComeFromHandDeedsOutfitAndPosse) {
  PROVES("RR-SHOOT-005", "RR-SHOOT-006", "RC-SHOOT-002");
  Town t;
  const Ability gains = shootout_play().effect(Verb::gain, you(), num(1));
  const CardId deed = t.deed(P1, {.abilities = {gains}});
  t.outfit(P1, {.abilities = {gains}});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId goods = t.goods(P1, a, {.abilities = {gains}});
  const CardId outsider = t.dude(P1, {.abilities = {gains}});
  const CardId far_goods = t.goods(P1, outsider, {.abilities = {gains}});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  EXPECT_TRUE(t.can_use(deed));
  EXPECT_TRUE(t.can_use(t.home_card(P1)));
  EXPECT_TRUE(t.can_use(goods));
  EXPECT_FALSE(t.can_use(outsider));
  EXPECT_FALSE(t.can_use(far_goods));
}

TEST(Plays, ALegendsAbilitiesAreThereAsTheOutfitsAre) {
  PROVES("RR-SHOOT-005", "RR-SHOOT-035");
  Town t(bloodless());
  const CardId legend = t.legend(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), 1), higher_rank()}});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  EXPECT_TRUE(t.can_use(legend, 0));
  t.pass_until(DecisionKind::resolution_play, P1);
  EXPECT_TRUE(t.can_use(legend, 1));
}

TEST(Plays, AnOutsideCardMayBringACardIntoAPosse) {
  PROVES("RR-SHOOT-007", "RC-SHOOT-003", "RC-SHOOT-004");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId helper =
      t.dude(P1, {.abilities = {shootout_play().joins_posse().effect(Verb::join_posse, self())}});
  const CardId outsider = t.dude(P1, {.abilities = {more_bullets()}});
  const CardId gun = t.goods(P1, outsider, {.abilities = {shootout_play().effect(Verb::gain, you(), 1)}});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  EXPECT_FALSE(t.can_use(outsider));
  EXPECT_FALSE(t.can_use(gun));
  t.use(helper);
  EXPECT_EQ(t.side(helper), 1);
  EXPECT_EQ(t.where(helper), kSquare);
}

TEST(Plays, ShootoutAbilitiesReachOnlyPosses) {
  PROVES("RR-SHOOT-008");
  Town t;
  const CardId a =
      t.dude(P1, {.abilities = {shootout_play().choose(dudes(!mine())).effect(Verb::boot, slot(0))},
                  .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare});
  const CardId outsider = t.dude(P2, {.title = "Outsider", .at = kSquare});
  fight(t, a, b, {}, {c});
  t.use(a);
  EXPECT_TRUE(t.offers(OptionKind::card, b));
  EXPECT_TRUE(t.offers(OptionKind::card, c));
  EXPECT_FALSE(t.offers_any(outsider));
}

TEST(Plays, AnActionIsDiscardedWhenTheNextPlayersTurnComes) {
  PROVES("RR-SHOOT-009");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId action = t.action_in_hand(
      P1, {.abilities = {shootout_play().effect(
               Verb::may, you(), std::vector<EffectSpec>{effect(Verb::gain, you(), num(1))})}});
  fight(t, a, b);
  t.use(action);
  ASSERT_EQ(t.kind(), DecisionKind::may);
  EXPECT_NE(t.zone(action), Zone::discard);
  t.yes();
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.zone(action), Zone::discard);
}

TEST(Plays, ShootoutEffectsLastTillTheShootoutEnds) {
  PROVES("RR-SHOOT-011");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.abilities = {more_bullets()}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.use(a);
  EXPECT_EQ(t.stat(a, Stat::bullets), 2);
  t.pass_until_event("shootout.round_begins");
  EXPECT_EQ(t.stat(a, Stat::bullets), 2);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P2);
  t.flee(b);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.stat(a, Stat::bullets), 0);
}

TEST(Plays, SentHomeIsOutOfTheShootoutEvenAtHome) {
  PROVES("RR-SHOOT-012", "RC-SHB-005");
  Town t(homes_open());
  const CardId a = t.dude(
      P1,
      {.abilities = {shootout_play().choose(dudes(!mine())).effect(Verb::send_home, slot(0), 1)},
       .at = t.home(P2)});
  const CardId b = t.dude(P2);
  const CardId c = t.dude(P2);
  fight(t, a, b, {}, {c});
  t.use(a);
  t.pick(c);
  EXPECT_EQ(t.where(c), t.home(P2));
  EXPECT_TRUE(t.is_booted(c));
  EXPECT_EQ(t.side(c), 0);
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play);
}

TEST(Plays, AnEmptiedPosseEndsTheShootoutAtOnce) {
  PROVES("RR-SHOOT-013", "RC-SHOOT-011");
  Town t;
  const CardId a = t.dude(
      P1, {.abilities = {shootout_play().effect(Verb::send_home, op(Op::mark), 1)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  t.use(a);
  EXPECT_EQ(t.side(b), 0);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.happened("shooter.declared"), 0);
  EXPECT_EQ(t.happened("draw_hand.drawn"), 0);
  EXPECT_EQ(t.happened("casualties.taken"), 0);
  ASSERT_EQ(t.happened("shootout.won"), 1);
  EXPECT_EQ(t.events("shootout.won")[0].player, P1);
}

TEST(Plays, AnActionThatEndsTheShootoutIsDiscardedBeforeItsEnd) {
  PROVES("RR-ACTION-001", "RC-SHOOT-011");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId action =
      t.action_in_hand(P1, {.abilities = {shootout_play().effect(Verb::send_home, op(Op::mark), 1)}});
  watcher(t, P2, TriggerPoint::shootout_ends);
  fight(t, a, b);
  t.use(action);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.zone(action), Zone::discard);
}

// --- resolution
// ------------------------------------------------------------------------------------------------------------

TEST(Plays, WithoutTheWinnerTheFirstParticipantClockwiseBegins) {
  PROVES("RR-SHOOT-033", "RC-SHOOT-001", "RC-SHOOT-027");
  Town t(bloodless(3));
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P3, {.at = kSquare});
  t.draws(P2, hand_of_rank(1));
  t.draws(P3, hand_of_rank(1));
  t.pass(P1);
  t.pass(P2);
  fight(t, c, b);
  EXPECT_EQ(t.decider(), P2);
  t.pass_until(DecisionKind::resolution_play);
  EXPECT_EQ(t.decider(), P2);
  t.pass();
  ASSERT_EQ(t.kind(), DecisionKind::resolution_play);
  EXPECT_EQ(t.decider(), P3);
}

TEST(Plays, ResolutionPlaysGoOnTillAllPassInARow) {
  PROVES("RR-SHOOT-034");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.abilities = {higher_rank()}, .at = kSquare});
  const CardId b = t.dude(P2, {.abilities = {higher_rank()}, .at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  t.pass(P1);
  t.use(b);
  ASSERT_EQ(t.kind(), DecisionKind::resolution_play);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(a));
  t.use(a);
  t.pass(P2);
  t.pass(P1);
  EXPECT_NE(t.kind(), DecisionKind::resolution_play);
}

TEST(Plays, ResolutionAbilitiesComeFromThePosseOrJoinIt) {
  PROVES("RR-SHOOT-035", "RR-SHOOT-036", "RC-SHOOT-028");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId goods = t.goods(P1, a, {.abilities = {higher_rank()}});
  const CardId outsider = t.dude(P1, {.abilities = {higher_rank()}});
  const CardId helper =
      t.dude(P1, {.abilities = {resolution().joins_posse().effect(Verb::join_posse, self())}});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  EXPECT_TRUE(t.can_use(goods));
  EXPECT_FALSE(t.can_use(outsider));
  t.use(helper);
  EXPECT_EQ(t.side(helper), 1);
}

TEST(Plays, ResolutionAbilitiesComeFromDeedsAndTheOutfitToo) {
  PROVES("RR-SHOOT-035", "RC-SHOOT-028");
  Town t(bloodless());
  const CardId deed = t.deed(P1, {.abilities = {higher_rank()}});
  const CardId improvement = t.goods(P1, deed, {.keywords = {"Improvement"}, .abilities = {higher_rank()}});
  t.outfit(P1, {.abilities = {higher_rank()}});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P1);
  for (const CardId card : {deed, improvement, t.home_card(P1)}) EXPECT_TRUE(t.can_use(card));
}

TEST(Plays, ResolutionAbilitiesReachOnlyPosses) {
  PROVES("RR-SHOOT-037");
  Town t(bloodless());
  const CardId a =
      t.dude(P1, {.abilities = {resolution().choose(dudes(!mine())).effect(Verb::ace, slot(0))},
                  .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId outsider = t.dude(P2);
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  t.use(a);
  EXPECT_FALSE(t.kind() == DecisionKind::choose_cards && t.offers_any(outsider));
  if (t.kind() == DecisionKind::choose_cards) t.pick(b);
  EXPECT_EQ(t.zone(b), Zone::boot_hill);
  EXPECT_EQ(t.zone(outsider), Zone::in_play);
}

TEST(Plays, ResolutionEffectsEndWithTheRound) {
  PROVES("RR-SHOOT-038");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.abilities = {higher_rank()}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare});
  const CardId d = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b, {}, {c, d});
  t.pass_until(DecisionKind::resolution_play);
  t.use(a);
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(casualties_owed(t.kernel(), P2), 2);
  t.casualty_discard(c);
  t.casualty_discard(d);
  t.done();
  draw_alike(t);
  t.pass_until_event("shootout.round_begins");
  t.pass_until_event("round.won_or_lost");
  EXPECT_EQ(t.state().shootout.round_winner, PlayerId{});
}

TEST(Plays, APosseLostInResolutionEndsTheShootout) {
  PROVES("RR-SHOOT-039");
  Town t;
  const CardId a =
      t.dude(P1, {.abilities = {resolution().effect(Verb::ace, op(Op::mark))}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  t.use(a);
  EXPECT_EQ(t.zone(b), Zone::boot_hill);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.happened("round.won_or_lost"), 0);
  EXPECT_EQ(t.happened("casualties.taken"), 0);
  ASSERT_EQ(t.happened("shootout.won"), 1);
  EXPECT_EQ(t.events("shootout.won")[0].player, P1);
}

// --- cheatin'
// --------------------------------------------------------------------------------------------------------------

Ability caught() { return cheatin().effect(Verb::gain, you(), num(1)); }
constexpr const char* kCheatinHand = "2C 2C 6H 8S TC";

TEST(Plays, ACheatinHandLetsRivalsUseCheatinResolutions) {
  PROVES("RR-CHEAT-006", "RR-CHEAT-008", "RR-CHEAT-009");
  for (const bool cheats : {true, false}) {
    Town t(bloodless());
    const CardId a = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    const CardId mine = t.action_in_hand(P1, {.abilities = {caught()}});
    const CardId theirs = t.action_in_hand(P2, {.abilities = {caught()}});
    t.draws(P1, cheats ? kCheatinHand : "2C 2D 6H 8S TC");
    t.draws(P2, "2C 2D 6H 8S TC");
    fight(t, a, b);
    t.pass_until(DecisionKind::resolution_play);
    EXPECT_FALSE(t.can_use(mine)) << "P1's own hand at most is cheatin'";
    t.pass(P1);
    EXPECT_EQ(t.can_use(theirs), cheats);
  }
}

TEST(Plays, OneCheatinResolutionAgainstAPlayerInAStep) {
  PROVES("RR-CHEAT-007", "RC-SHOOT-034");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId first = t.action_in_hand(P2, {.abilities = {caught()}});
  const CardId second = t.action_in_hand(P2, {.title = "Second", .abilities = {caught()}});
  t.draws(P1, kCheatinHand);
  t.draws(P2, "2C 2D 6H 8S TC");
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P2);
  t.use(first);
  t.pick(P1);
  t.pass(P1);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_FALSE(t.can_use(second));
}

TEST(Plays, OutsidersUseCheatinActionsOnly) {
  PROVES("RR-CHEAT-010");
  Town t(bloodless(3));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId deed = t.deed(P3, {.abilities = {caught()}});
  const CardId action = t.action_in_hand(P3, {.abilities = {caught()}});
  t.draws(P1, kCheatinHand);
  t.draws(P2, "2C 2D 6H 8S TC");
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P3);
  EXPECT_TRUE(t.can_use(action));
  EXPECT_FALSE(t.can_use(deed));
  t.use(action);
  t.pick(P1);
  EXPECT_EQ(t.ghost_rock(P3), 11);
}

TEST(Plays, OutsidersAreAskedInTheirSeatsTurn) {
  PROVES("RR-CHEAT-010");
  Town t(bloodless(3));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId c = t.dude(P3, {.at = kSquare});
  t.action_in_hand(P2, {.abilities = {caught()}});
  t.draws(P1, kCheatinHand);
  t.draws(P3, "2C 2D 6H 8S TC");
  fight(t, a, c);
  t.pass_until(DecisionKind::resolution_play);
  for (const PlayerId player : {P1, P2, P3}) {
    ASSERT_EQ(t.kind(), DecisionKind::resolution_play);
    EXPECT_EQ(t.decider(), player);
    t.pass();
  }
}

TEST(Plays, WhatSpeaksOfAPosseDoesNothingForAnOutsider) {
  PROVES("RR-CHEAT-011");
  Town t(bloodless(3));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId outsider = t.dude(P3, {.at = kSquare});
  const CardId action = t.action_in_hand(
      P3, {.abilities = {cheatin()
                             .effect(Verb::modify_player, op(Op::cheatin_player), Stat::hand_rank, num(-1))
                             .effect(Verb::bounty, op(Op::posse_of, 0, {you()}), 1)}});
  t.draws(P1, kCheatinHand);
  t.draws(P2, "2C 2D 6H 8S TC");
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P3);
  t.use(action);
  t.pick(P1);
  EXPECT_EQ(t.happened("hand_rank.changed"), 1);
  for (const CardId dude : {a, b, outsider}) EXPECT_EQ(t.bounty(dude), 0);
}

TEST(Plays, AShootoutPlayIsDeclaredThenMade) {
  Town t;
  const CardId a = t.dude(P1, {.abilities = {shootout_play().effect(Verb::boot, self())}, .at = kSquare});
  const CardId b = t.dude(P2, {.abilities = {react(TriggerPoint::play_declared).about(op(Op::event_kind, kShootout)).effect(Verb::boot, dudes(!mine()))}, .at = kSquare});
  fight(t, a, b);
  t.forget_log();
  t.use(a);
  ASSERT_EQ(t.kind(), DecisionKind::react) << "declared, and not made yet";
  EXPECT_FALSE(t.is_booted(a));
  t.use(b);
  EXPECT_TRUE(t.is_booted(a));
  EXPECT_EQ(t.happened("ability.declared"), 1) << "the React alone: what answered it has made the play impossible";
  EXPECT_EQ(t.decider(), P2) << "whose turn it is then";
}

TEST(Plays, APassIsToldAsAPlayIs) {
  Town t;
  const CardId a = t.dude(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), 1)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  t.use(a);
  t.pass(P2);
  t.pass(P1);
  const auto told = t.events("shootout_play.made");
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[0].amount, 0);
  EXPECT_EQ(told[1].amount, 1);
  EXPECT_EQ(told[1].player, P2);
  EXPECT_EQ(told[2].player, P1);
}

}  // namespace
}  // namespace highnoon::test
