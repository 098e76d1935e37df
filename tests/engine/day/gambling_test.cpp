#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec at_gambling(int players = 2) { return {.players = players, .phase = Phase::gambling}; }

// Hands from low to high.
constexpr const char* kLow = "AC 2D 3H 4S 6C";
constexpr const char* kHigh = "AD 2H 3S 4C KD";
constexpr const char* kPair = "AH AS 3C 4D 6H";
constexpr const char* kCheatin = "5C 5C 9D TH KS";

/// The day's first decision of the Noon phase, after the gambling.
void to_noon(Town& t) { t.pass_until_phase(Phase::noon); }

TEST(Gambling, EverybodyAntesAndTheWinnerTakesThePot) {
  PROVES("RR-GAMBLE-001", "RR-GAMBLE-011", "RR-GAMBLE-018");
  Town t(at_gambling());
  t.draws(P1, kPair);
  t.draws(P2, kHigh);
  to_noon(t);
  EXPECT_EQ(t.state().winner, P2);
  EXPECT_EQ(t.ghost_rock(P1), 9);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.state().pot, 0);
}

TEST(Gambling, WhoHasNothingBorrowsTheAnte) {
  PROVES("RR-GAMBLE-002");
  Town t(at_gambling());
  t.ghost_rock(P1, 0);
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  to_noon(t);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.ghost_rock(P1), 0);
  EXPECT_EQ(t.state().player(P1).debt, 1);
}

TEST(Gambling, ABorrowedAnteIsRepaidThoughItsPlayerWinsThePot) {
  PROVES("RR-GAMBLE-002");
  Town t(at_gambling());
  t.ghost_rock(P1, 0);
  t.draws(P1, kLow);
  t.draws(P2, kHigh);
  to_noon(t);
  ASSERT_EQ(t.happened("lowball.won"), 1);
  EXPECT_EQ(t.events("lowball.won")[0].player, P1);
  EXPECT_EQ(t.ghost_rock(P1), 1);  // 0, the pot of 2, and the debt of 1
  EXPECT_EQ(t.state().player(P1).debt, 0);
}

TEST(Gambling, FiveCardsFromTheDeckBesideThePlayHand) {
  PROVES("RR-GAMBLE-003", "RR-GAMBLE-004", "RR-GAMBLE-021");
  Town t({.phase = Phase::gambling});
  t.hand(P1, 3);
  t.draws(P1, kCheatin);
  t.draws(P2, "2C 4D 6H 8S TC");
  t.action_in_hand(P2, {.abilities = {cheatin().effect(Verb::gain, you(), 1)}});
  ASSERT_EQ(t.kind(), DecisionKind::cheatin_play);
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 5U);
  EXPECT_EQ(t.pile(P2, Zone::draw_hand).size(), 5U);
  EXPECT_EQ(t.hand_size(P1), 3);
  EXPECT_TRUE(t.state().player(P1).has(kRevealed));
  EXPECT_TRUE(t.state().player(P2).has(kRevealed));
  to_noon(t);
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 0U);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 5U);
  EXPECT_EQ(t.hand_size(P1), 3);
}

TEST(Gambling, ACheatinHandMayBePunishedFromHandOrPlayButNotOnesOwn) {
  PROVES("RR-GAMBLE-005", "RR-GAMBLE-008", "RR-GAMBLE-010");
  Town t({.phase = Phase::gambling});
  t.draws(P1, kCheatin);
  t.draws(P2, "2C 4D 6H 8S TC");
  const auto ability = [] { return cheatin().effect(Verb::gain, you(), 2); };
  const CardId own = t.dude(P1, {.abilities = {ability()}});
  const CardId in_play = t.dude(P2, {.abilities = {ability()}});
  const CardId action = t.action_in_hand(P2, {.abilities = {ability()}});
  ASSERT_EQ(t.kind(), DecisionKind::cheatin_play);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(in_play));
  EXPECT_TRUE(t.can_use(action));
  t.use(action);
  t.pick(P1);
  EXPECT_EQ(t.ghost_rock(P2), 13);  // 2 of them the pot
  EXPECT_NE(t.kind(), DecisionKind::cheatin_play);
  EXPECT_FALSE(t.can_use(own));
}

TEST(Gambling, OneCheatinResolutionAgainstEachHand) {
  PROVES("RR-GAMBLE-009");
  Town t({.phase = Phase::gambling});
  t.draws(P1, kCheatin);
  t.draws(P2, "2C 4D 6H 8S TC");
  const CardId one = t.dude(P2, {.abilities = {cheatin().effect(Verb::gain, you(), 2)}});
  t.dude(P2, {.abilities = {cheatin().effect(Verb::gain, you(), 2)}});
  t.use(one);
  t.pick(P1);
  EXPECT_NE(t.kind(), DecisionKind::cheatin_play);
}

TEST(Gambling, ThePreviousWinnerIsFirstInTheWindow) {
  PROVES("RR-GAMBLE-006", "RR-GAMBLE-017");
  Town t({.players = 3, .winner = P3, .phase = Phase::gambling});
  t.draws(P1, "5C 5C 9D TH KS");
  t.draws(P2, "2C 4D 6H 8S TC");
  t.draws(P3, "2D 4H 6S 8C QD");
  for (const PlayerId player : {P2, P3})
    t.dude(player, {.abilities = {cheatin().effect(Verb::gain, you(), 2)}});
  ASSERT_EQ(t.kind(), DecisionKind::cheatin_play);
  EXPECT_EQ(t.decider(), P3);
  EXPECT_EQ(t.state().winner, P3);
  t.pass(P3);
  ASSERT_EQ(t.kind(), DecisionKind::cheatin_play);
  t.pass_until_event("lowball.won");
  EXPECT_EQ(t.state().winner, P2);
}

TEST(Gambling, OnTheFirstDayTheLowestPullStartsTheWindow) {
  PROVES("RR-GAMBLE-007");
  Town t({.winner = {}, .phase = Phase::gambling});
  t.draws(P1, "2C 4D 6H 8S TC 7C 9D");
  t.draws(P2, "5C 5C 5D 8D TD 7D 3D");
  for (const PlayerId player : {P1, P2})
    t.dude(player, {.abilities = {cheatin().effect(Verb::gain, you(), 2)}});
  ASSERT_EQ(t.kind(), DecisionKind::cheatin_play);
  EXPECT_EQ(t.state().previous_winner, P2);  // the sevens tie and both pull again
}

TEST(Gambling, OnlyWhoTiesForTheLowestPullPullsAgain) {
  PROVES("RR-GAMBLE-007");
  Town t({.players = 3, .winner = {}, .phase = Phase::gambling});
  t.draws(P1, "2C 4D 6H 8S TC 7C 9D");
  t.draws(P2, "5C 5C 5D 8D TD 7D 8H");
  t.draws(P3, "3C 4C 6C 8C JD KC");
  t.dude(P1, {.abilities = {cheatin().effect(Verb::gain, you(), 2)}});
  ASSERT_EQ(t.kind(), DecisionKind::cheatin_play);
  EXPECT_EQ(t.state().previous_winner, P2);
}

TEST(Gambling, WithinARankTheWeakerHandWins) {
  PROVES("RR-GAMBLE-012");
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  to_noon(t);
  EXPECT_EQ(t.state().winner, P2);
}

TEST(Gambling, TiedPlayersDrawNewHandsWithoutANewAnte) {
  PROVES("RR-GAMBLE-013");
  Town t(at_gambling(3));
  t.draws(P1, "AC 2D 3H 4S 6C 7C 8D 9H TS QC");
  t.draws(P2, "AD 2H 3S 4C 6D 2C 3D 4H 5S 7D");
  t.draws(P3, kPair);
  to_noon(t);
  EXPECT_EQ(t.state().winner, P2);
  EXPECT_EQ(t.ghost_rock(P2), 12);
  EXPECT_EQ(t.happened("lowball.ante_paid"), 3);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 10U);
  EXPECT_EQ(t.pile(P3, Zone::discard).size(), 5U);
}

TEST(Gambling, OfThreeTheLowestHandAloneTakesAll) {
  PROVES("RR-GAMBLE-011", "RR-GAMBLE-018");
  Town t(at_gambling(3));
  t.draws(P1, kPair);
  t.draws(P2, kLow);
  t.draws(P3, kHigh);
  to_noon(t);
  EXPECT_EQ(t.state().winner, P2);
  EXPECT_EQ(t.ghost_rock(P2), 12);
  for (const PlayerId player : {P1, P3}) EXPECT_EQ(t.ghost_rock(player), 9);
  EXPECT_EQ(t.happened("lowball.second"), 0);
  t.pass_until(DecisionKind::noon_play);
  for (const PlayerId player : {P2, P3, P1}) {
    EXPECT_EQ(t.decider(), player);
    t.pass();
  }
}

TEST(Gambling, WhoIsNotTiedForTheLowestHandDrawsNoMore) {
  PROVES("RR-GAMBLE-013");
  Town t(at_gambling(4));
  t.draws(P1, kPair);
  t.draws(P2, "AC 2D 3H 4S 6C TC TD TH TS QC");
  t.draws(P3, kHigh);
  t.draws(P4, "AD 2H 3S 4C 6D KC KD KH KS QD");
  to_noon(t);
  EXPECT_EQ(t.state().winner, P2) << "though the new hands are far above those of the others";
  EXPECT_EQ(t.ghost_rock(P2), 13);
}

TEST(Gambling, ARedrawnHandIsANewHandForCheatin) {
  PROVES("RR-GAMBLE-014");
  Town t({.phase = Phase::gambling});
  t.draws(P1, "5C 5C 9D TH KS 6C 6C 9C TC KC");
  t.draws(P2, "5D 5H 9H TS KC 2C 4D 6H 8S TD");
  const CardId one = t.dude(P2, {.abilities = {cheatin().repeat().effect(Verb::gain, you(), 2)}});
  t.use(one);
  t.pick(P1);
  ASSERT_EQ(t.kind(), DecisionKind::cheatin_play);
  t.use(one);
  t.pick(P1);
  EXPECT_EQ(t.ghost_rock(P2), 15);
}

TEST(Gambling, AHandCountsAsTheHighestItCanBe) {
  PROVES("RR-GAMBLE-015");
  Town t(at_gambling());
  t.draws(P1, "AC 2D 3H 4S 5C");  // a straight, though of the lowest cards
  t.draws(P2, "9D 9H 3S 4C KD");
  to_noon(t);
  EXPECT_EQ(t.state().winner, P2);
}

TEST(Gambling, ChanceBreaksATieThatRedrawsCannot) {
  PROVES("RR-GAMBLE-016");
  Town t({.phase = Phase::gambling, .deck = 0, .parameters = {{Parameter::lowball_redraws, 3}}});
  t.draws(P1, "AC 2D 3H 4S 6C");
  t.draws(P2, "AD 2H 3S 4C 6D");
  to_noon(t);
  EXPECT_EQ(t.ghost_rock(t.state().winner), 11);
}

TEST(Gambling, TheWinnerIsFirstAtNoon) {
  PROVES("RR-GAMBLE-019");
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  to_noon(t);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.decider(), P2);
}

TEST(Gambling, OfSimultaneousTraitsTheWinnersIsFirst) {
  PROVES("RR-GAMBLE-020");
  Town t({.winner = P2});
  for (const PlayerId player : {P1, P2}) {
    t.dude(player,
           {.abilities = {trait(TriggerPoint::phase_noon_ends).effect(Verb::gain, you(), 1)}});
  }
  t.hand(P1, 1);
  t.pass(P2);
  t.pass(P1);
  const auto gains = t.events("ghost_rock.gained");
  ASSERT_GE(gains.size(), 2U);
  EXPECT_EQ(gains[0].player, P2);
  EXPECT_EQ(gains[1].player, P1);
}

TEST(Gambling, AJokerIsChosenByItsOwnerAndAcedAfterwards) {
  PROVES("RR-JOKER-003");
  Town t({.phase = Phase::gambling});
  t.draws(P1, "2D 3H 4S 6C *");
  t.draws(P2, "AD 2H 3S 4C 7D");
  ASSERT_EQ(t.kind(), DecisionKind::joker);
  ASSERT_EQ(t.decider(), P1);
  const CardId joker = t.pile(P1, Zone::draw_hand).back();
  t.take(OptionKind::suit_and_value, 1, 1);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.state().winner, P1);
  EXPECT_EQ(t.zone(joker), Zone::boot_hill);
}

TEST(Gambling, OnlyPlayersAgainstWhomTheChoicesCanBeMadeAreOffered) {
  Town t({.players = 3, .phase = Phase::gambling});
  t.draws(P1, kCheatin);
  t.draws(P2, kCheatin);
  t.draws(P3, "2C 4D 6H 8S TC");
  const Expr theirs = dudes(op(Op::controlled_by, 0, {op(Op::cheatin_player)}) && !booted());
  const CardId user =
      t.dude(P3, {.abilities = {cheatin().choose(theirs).effect(Verb::boot, slot(0))}});
  t.dude(P1, {.booted = true});
  const CardId victim = t.dude(P2);
  t.pass_until(DecisionKind::cheatin_play, P3);
  t.use(user);
  ASSERT_EQ(t.kind(), DecisionKind::choose_player);
  EXPECT_FALSE(t.offers(OptionKind::player, P1)) << "his dude is booted already";
  t.pick(P2);
  t.pick(victim);
  EXPECT_TRUE(t.is_booted(victim));
}

TEST(Gambling, FiveCardsInDeckAndDiscardPileAreEnough) {
  PROVES("RC-DRAWHAND-002");
  Town t({.phase = Phase::gambling, .deck = 0});
  for (const int value : {2, 4}) t.put_card(P1, Zone::deck, CardType::deed, {.value = value});
  for (const int value : {6, 8, 10}) t.put_card(P1, Zone::discard, CardType::goods, {.value = value});
  for (int i = 0; i < 30; ++i) t.put_card(P2, Zone::deck, CardType::deed, {.value = 12});
  t.put_card(P2, Zone::hand, CardType::action, {.abilities = {cheatin().effect(Verb::gain, you(), 1)}});
  t.put_card(P1, Zone::hand, CardType::action, {.abilities = {cheatin().effect(Verb::gain, you(), 1)}});
  ASSERT_EQ(t.kind(), DecisionKind::cheatin_play);
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 5U);
  EXPECT_TRUE(t.pile(P1, Zone::discard).empty());
  to_noon(t);
  EXPECT_EQ(t.state().winner, P1) << "high card, as usual";
}

TEST(Gambling, HandsAreDrawnFaceDownThenRevealedAndOnlyThenAreJokersChosen) {
  PROVES("RR-GAMBLE-004", "RR-JOKER-003");
  Town t({.phase = Phase::gambling});
  watcher(t, P2, TriggerPoint::lowball_hand_drawn);
  t.draws(P1, "2D 3H 4S 6C *");
  t.draws(P2, "AD 2H 3S 4C 7D");
  t.pass_until(DecisionKind::react);
  for (const PlayerId player : {P1, P2}) EXPECT_FALSE(t.state().player(player).has(kRevealed));
  t.pass_until(DecisionKind::joker);
  for (const PlayerId player : {P1, P2}) EXPECT_TRUE(t.state().player(player).has(kRevealed));
  EXPECT_EQ(t.happened("lowball.hand_revealed"), 0) << "nobody knows yet what the hand is";
  t.take(OptionKind::suit_and_value, 1, 1);
  to_noon(t);
  EXPECT_EQ(t.happened("lowball.hand_revealed"), 2);
}

TEST(Gambling, TiedHandsAreDiscardedBeforeTheAnteAndTheDrawOfTheRedraw) {
  PROVES("RR-GAMBLE-013", "RR-GAMBLE-014");
  Town t({.phase = Phase::gambling, .parameters = {{Parameter::lowball_redraw_ante, 1}}});
  t.draws(P1, "AC 2D 3H 4S 6C 7C 8D 9H TS QC");
  t.draws(P2, "AD 2H 3S 4C 6D 2C 3D 4H 5S 7D");
  to_noon(t);
  EXPECT_EQ(order_of(t, {"lowball.ante_paid", "lowball.hand_drawn", "lowball.hand_revealed", "lowball.hand_discarded",
                         "lowball.won"}),
            (std::vector<std::string>{"lowball.ante_paid", "lowball.hand_drawn", "lowball.hand_revealed",
                                      "lowball.hand_discarded", "lowball.ante_paid", "lowball.hand_drawn",
                                      "lowball.hand_revealed", "lowball.won", "lowball.hand_discarded"}));
  EXPECT_EQ(t.ghost_rock(P2), 12);
}

TEST(Gambling, PullsForTheFirstDaysWindowComeAfterTheReveal) {
  PROVES("RR-GAMBLE-007");
  Town t({.winner = {}, .phase = Phase::gambling});
  t.draws(P1, "2C 4D 6H 8S TC 7C");
  t.draws(P2, "5C 5C 5D 8D TD 3D");
  t.dude(P1, {.abilities = {cheatin().effect(Verb::gain, you(), 2)}});
  t.pass_until(DecisionKind::cheatin_play);
  EXPECT_EQ(order_of(t, {"lowball.hand_revealed", "pull.revealed"}),
            (std::vector<std::string>{"lowball.hand_revealed", "pull.revealed"}));
}

TEST(Gambling, TheHandsAreDiscardedWithinThePhase) {
  PROVES("RR-GAMBLE-021");
  Town t({.phase = Phase::gambling});
  const CardId dude = t.dude(
      P1, {.influence = 1,
           .abilities = {trait(TriggerPoint::lowball_hand_discarded).effect(Verb::modify, self(), Stat::influence, 1, Duration::phase),
                         trait(TriggerPoint::phase_upkeep_begins).effect(Verb::gain, you(), stat_of(Stat::influence, self()))}});
  t.draws(P1, kLow);
  t.draws(P2, kHigh);
  to_noon(t);
  EXPECT_EQ(t.happened("lowball.hand_discarded"), 2);
  ASSERT_EQ(t.happened("ghost_rock.gained"), 1);
  EXPECT_EQ(t.events("ghost_rock.gained")[0].amount, 1) << "what lasts till the end of Gambling is over as Upkeep begins";
  EXPECT_EQ(t.stat(dude, Stat::influence), 1);
}

TEST(Gambling, TwentyTiedRedrawsAreEnough) {
  PROVES("RR-GAMBLE-016");
  Town t({.phase = Phase::gambling, .deck = 0});
  t.draws(P1, "AC 2D 3H 4S 6C");
  t.draws(P2, "AD 2H 3S 4C 6D");
  to_noon(t);
  EXPECT_EQ(t.happened("lowball.hand_drawn"), 2 * 21);
}

TEST(Gambling, AHandWhoseDiscardIsReplacedIsPutAwayWithoutAnotherTry) {
  Town t({.phase = Phase::gambling});
  t.dude(P1, {.abilities = {trait(TriggerPoint::lowball_hand_discarded, Window::when).instead().once_an_event().effect(Verb::gain, you(), 1)}});
  t.draws(P1, "2D 3H 4S 6C *");
  t.draws(P2, kHigh);
  to_noon(t);
  EXPECT_EQ(t.happened("ghost_rock.gained"), 2) << "once for each hand";
  EXPECT_EQ(t.happened("lowball.joker_aced"), 1);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 4u);
  EXPECT_EQ(t.pile(P1, Zone::boot_hill).size(), 1u);
  EXPECT_EQ(t.pile(P2, Zone::discard).size(), 5u);
}

}  // namespace
}  // namespace highnoon::test
