#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TEST(HighNoon, TheWinnerIsFirstThenClockwiseUntilAllPassInARow) {
  PROVES("RR-NOON-001", "RR-NOON-004", "RR-NOON-005");
  Town t({.players = 3, .winner = P2});
  t.hand(P1, 1);
  const CardId dude = t.dude(P1);
  for (const PlayerId player : {P2, P3}) t.pass(player);
  ASSERT_EQ(t.decider(), P1);
  t.move(dude, kSquare);
  for (const PlayerId player : {P2, P3}) {
    EXPECT_EQ(t.phase(), Phase::noon);
    t.pass(player);
  }
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.offers_any(dude));  // who has passed before may play again
  t.pass(P1);
  EXPECT_NE(t.phase(), Phase::noon);
}

TEST(HighNoon, OnePlayOfFiveKindsOrAPass) {
  PROVES("RR-NOON-002", "RC-PLAYS-003");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId a =
      t.dude(P1, {.influence = 1, .abilities = {noon().effect(Verb::gain, you(), 1)}, .at = deed});
  const CardId b = t.dude(P1, {.at = deed});
  const CardId rival = t.dude(P2, {.at = deed});
  t.goods(P1, a);
  const CardId bought = t.in_hand(P1, CardType::dude);
  EXPECT_TRUE(t.offers(OptionKind::pass));
  EXPECT_TRUE(t.can_use(a));
  EXPECT_TRUE(t.offers(OptionKind::call_out, a, rival));
  EXPECT_TRUE(t.offers(OptionKind::move_booting, b, kSquare));
  EXPECT_TRUE(t.offers(OptionKind::shop, bought));
  EXPECT_TRUE(t.offers(OptionKind::trade_start, LocationId(deed)));
  t.shop(bought);
  EXPECT_EQ(t.decider(), P2);
}

TEST(HighNoon, PlaysRepeatInAnyOrder) {
  PROVES("RR-NOON-003");
  Town t;
  const CardId first = t.in_hand(P1, CardType::dude);
  const CardId second = t.in_hand(P1, CardType::dude);
  const CardId dude = t.dude(P1);
  t.shop(first);
  t.pass(P2);
  t.move(dude, kSquare);
  t.pass(P2);
  t.shop(second);
  EXPECT_EQ(t.zone(second), Zone::in_play);
}

TEST(HighNoon, AnActionIsDiscardedBeforeTheNextPlayerIsAboutToPlay) {
  PROVES("RR-ACT-017");
  Town t;
  const CardId action = t.action_in_hand(P1, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  watcher(t, P2, TriggerPoint::play_about_to_be_made);
  t.pass_until(DecisionKind::noon_play, P1);
  t.use(action);
  EXPECT_EQ(t.zone(action), Zone::discard);
  EXPECT_EQ(t.kind(), DecisionKind::react) << "before the play is asked for";
  EXPECT_EQ(t.decider(), P2);
}

TEST(HighNoon, APlayIsDeclaredThenCarriedOutThenOver) {
  PROVES("RR-ACT-004");
  Town t;
  const CardId dude = t.dude(P1);
  watcher(t, P2, TriggerPoint::play_declared);
  t.move(dude, kSquare);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.where(dude), t.home(P1)) << "declared, and not carried out yet";
  t.pass();
  EXPECT_EQ(t.where(dude), kSquare);
  EXPECT_EQ(order_of(t, {"play.declared", "dude.moved", "play.finished"}),
            (std::vector<std::string>{"play.declared", "dude.moved", "play.finished"}));
}

TEST(HighNoon, SurplusIsDiscardedBeforeThePlayIsOver) {
  PROVES("RC-ATTACH-001");
  Town t;
  const CardId dude = t.dude(P1);
  const CardId old = t.goods(P1, dude, {.keywords = {"Weapon"}});
  const CardId bought = t.in_hand(P1, CardType::goods, {.keywords = {"Weapon"}});
  watcher(t, P2, TriggerPoint::play_finished);
  t.shop(bought, dude);
  t.pick(old);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.zone(old), Zone::discard);
}

TEST(HighNoon, EffectsOfThePhaseAreStillInForceAsItEnds) {
  PROVES("RC-DURATION-010");
  Town t;
  const CardId dude = t.dude(P1, {.influence = 1,
                                  .abilities = {noon().effect(Verb::modify, self(), Stat::influence, 2, Duration::noon),
                                                trait(TriggerPoint::phase_noon_ends)
                                                    .effect(Verb::gain, you(), stat_of(Stat::influence, self()))}});
  t.use(dude);
  t.pass(P2);
  t.pass(P1);
  ASSERT_EQ(t.happened("ghost_rock.gained"), 1);
  EXPECT_EQ(t.events("ghost_rock.gained")[0].amount, 3);
  EXPECT_EQ(t.stat(dude, Stat::influence), 1);
}

TEST(HighNoon, APlayThatIsSkippedIsSkippedOnce) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::skip_play, opponent()), noon().effect(Verb::gain, you(), 1)}});
  t.use(dude, 0);
  ASSERT_EQ(t.decider(), P1) << "player 2's play is skipped";
  t.use(dude, 1);
  EXPECT_EQ(t.decider(), P2) << "but not the one after";
}

TEST(HighNoon, ASkippedPlayIsAPassInARow) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::skip_play, opponent())}});
  t.use(dude);
  ASSERT_EQ(t.decider(), P1);
  t.pass();
  EXPECT_EQ(t.day(), 2) << "the skipped play and this one are passes in a row: the day is over";
}

}  // namespace
}  // namespace highnoon::test
