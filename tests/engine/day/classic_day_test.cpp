// The day of the classic game where it is otherwise than in Reloaded, and what it has in common with it.

#include "day/upkeep.hpp"
#include "day/victory.hpp"
#include "effect/actions.hpp"
#include "effect/fear.hpp"
#include "state/zone.hpp"
#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic(Phase phase = Phase::noon, int players = 2, PlayerId winner = P1) {
  return {.players = players, .winner = winner, .phase = phase, .ruleset = "classic"};
}

// Hands from low to high.
constexpr const char* kLow = "AC 2D 3H 4S 6C";
constexpr const char* kHigh = "AD 2H 3S 5C KD";
constexpr const char* kPair = "AH AS 3C 4D 6H";
constexpr const char* kStraight = "AC 2D 3H 4S 5C";

void to_noon(Town& t) { t.pass_until_phase(Phase::noon); }

std::vector<PlayerId> players_of(Town& t, std::string_view event) {
  std::vector<PlayerId> players;
  for (const Logged& one : t.events(event)) players.push_back(one.player);
  return players;
}

// --- the phases

TEST(ClassicDay, FourPhasesInTheirOrder) {
  PROVES("CL-TIMING-001", "CL-NIGHTFALL-008");
  Town t(classic(Phase::gambling));
  t.pass_until_day(2);
  t.pass_until_phase(Phase::noon);
  const std::vector<std::string> day = {"phase.gambling_begins", "phase.upkeep_begins", "phase.noon_begins", "phase.sundown_begins"};
  const std::vector<std::string> heard = order_of(t, day);
  EXPECT_EQ(heard, (std::vector{day[0], day[1], day[2], day[3], day[0], day[1], day[2]}));
  EXPECT_EQ(t.day(), 2);
}

// --- gamblin'

TEST(ClassicGambling, EverybodyAntesAndTheWinnerTakesThePot) {
  PROVES("CL-GAMBLE-001", "CL-GAMBLE-005", "CL-GAMBLE-009");
  Town t(classic(Phase::gambling, 3));
  t.ghost_rock(P1, 5);
  t.ghost_rock(P2, 4);
  t.ghost_rock(P3, 1);
  t.draws(P1, kPair);
  t.draws(P2, kLow);
  t.draws(P3, kHigh);
  to_noon(t);
  EXPECT_EQ(t.events("lowball.ante_paid").size(), 3u);
  ASSERT_EQ(t.events("lowball.won").size(), 1u);
  EXPECT_EQ(t.events("lowball.won")[0].amount, 3);
  EXPECT_EQ(t.state().winner, P2);
  EXPECT_EQ(t.ghost_rock(P1), 4);
  EXPECT_EQ(t.ghost_rock(P2), 6);
  EXPECT_EQ(t.ghost_rock(P3), 0);
}

TEST(ClassicGambling, WhoHasNothingBorrowsTheAnte) {
  PROVES("CL-GAMBLE-002");
  Town t(classic(Phase::gambling));
  t.ghost_rock(P1, 0);
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  to_noon(t);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.state().player(P1).debt, 1);
}

TEST(ClassicGambling, DrawHandsAreKeptApartAndNothingOfThemIsPlayed) {
  PROVES("CL-GAMBLE-003", "CL-GAMBLE-004", "CL-GAMBLE-013");
  Town t(classic(Phase::gambling));
  t.hand(P1, 5);
  t.hand(P2, 5);
  t.draws(P1, kHigh);
  const CardId reaction = t.put_card(P2, Zone::deck, CardType::action, {.value = 6, .abilities = {react(TriggerPoint::lowball_hand_revealed).effect(Verb::gain, you(), 1)}});
  watcher(t, P2, TriggerPoint::lowball_hand_revealed);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P2);
  for (const PlayerId player : {P1, P2}) {
    EXPECT_EQ(t.hand_size(player), 5);
    EXPECT_EQ(t.pile(player, Zone::draw_hand).size(), 5u);
  }
  ASSERT_EQ(t.zone(reaction), Zone::draw_hand);
  EXPECT_FALSE(t.offers_any(reaction));
  to_noon(t);
  for (const PlayerId player : {P1, P2}) {
    EXPECT_EQ(t.hand_size(player), 5);
    EXPECT_EQ(t.pile(player, Zone::draw_hand).size(), 0u);
    EXPECT_EQ(t.pile(player, Zone::discard).size(), 5u);
  }
}

TEST(ClassicGambling, StraightsAreAsBadAsTheyRank) {
  PROVES("CL-GAMBLE-006", "CL-CARD-004");
  Town t(classic(Phase::gambling));
  t.draws(P1, kStraight);
  t.draws(P2, "KC KD 3H 4S 6C");
  to_noon(t);
  EXPECT_EQ(t.state().winner, P2);
  Town aces(classic(Phase::gambling));
  aces.draws(P1, "TC JD QH KS AC");  // no straight: an ace is 1
  aces.draws(P2, kPair);
  to_noon(aces);
  EXPECT_EQ(aces.state().winner, P1);
}

TEST(ClassicGambling, WhoTiesExactlyDrawsAnewWithoutAnAnte) {
  PROVES("CL-GAMBLE-007");
  Town t(classic(Phase::gambling, 3));
  t.draws(P1, "AC 2D 3H 5S KC 2S 3D 6C 8H QD");
  t.draws(P2, "AD 2H 3S 5C KD 2C 3C 6H 8S JD");
  t.draws(P3, kPair);
  to_noon(t);
  EXPECT_EQ(players_of(t, "lowball.hand_drawn"), (std::vector{P1, P2, P3, P1, P2}));
  EXPECT_EQ(t.happened("lowball.ante_paid"), 3);
  EXPECT_EQ(t.state().winner, P2);
  EXPECT_EQ(t.ghost_rock(P2), 12);
}

TEST(ClassicGambling, AHandTooShortIsTheLowestThatItsCardsPermit) {
  PROVES("CL-GAMBLE-008");
  Town t(classic(Phase::gambling));
  t.empty_deck(P1);
  t.draws(P1, "4C");
  t.put_card(P1, Zone::discard, CardType::action, {.value = 9});
  t.put_card(P1, Zone::discard, CardType::action, {.value = 11});
  t.draws(P2, kPair);
  to_noon(t);
  EXPECT_EQ(t.state().winner, P1) << "the three cards of deck and discard pile, against a pair";
}

TEST(ClassicGambling, TheWinnerIsFirstInEachPhaseUntilTheNextLowball) {
  PROVES("CL-GAMBLE-010", "CL-GAMBLE-011", "CL-GAMBLE-012");
  Town t(classic(Phase::gambling));
  t.draws(P1, kPair);
  t.draws(P2, kLow);
  t.dude(P1, {.upkeep = 1});
  t.dude(P2, {.upkeep = 1});
  watcher(t, P1, TriggerPoint::phase_upkeep_ends);
  watcher(t, P2, TriggerPoint::phase_upkeep_ends);
  t.pass_until(DecisionKind::pay_upkeep);
  EXPECT_EQ(t.decider(), P2);
  t.pass_until(DecisionKind::react);
  EXPECT_EQ(t.decider(), P2) << "of two who want to react to one thing";
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.decider(), P2);
  t.hand(P1, 1);
  t.hand(P2, 1);
  t.pass_until(DecisionKind::sundown_discard);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(t.state().winner, P2);
}

// --- upkeep

TEST(ClassicUpkeep, ProductionOfEveryCardComesFirstAndTheLoanIsRepaidAtOnce) {
  PROVES("CL-UPKEEP-001", "CL-UPKEEP-002", "CL-UPKEEP-003");
  Town t(classic(Phase::upkeep));
  t.ghost_rock(P1, 0);
  t.outfit(P1, {.production = 1});
  t.deed(P1, {.production = 1});
  t.dude(P1, {.production = 1});
  const CardId dear = t.dude(P1, {.upkeep = 3}), cheap = t.dude(P1, {.upkeep = 2});
  t.edit([](Kernel& k) { k.player(P1).debt = 1; });
  ASSERT_EQ(t.kind(), DecisionKind::pay_upkeep);
  EXPECT_EQ(t.events("production.collected")[0].amount, 3);
  EXPECT_EQ(t.ghost_rock(P1), 2);
  EXPECT_EQ(t.state().player(P1).debt, 0);
  EXPECT_FALSE(t.offers(OptionKind::pay_upkeep, dear));
  EXPECT_TRUE(t.offers(OptionKind::pay_upkeep, cheap));
}

TEST(ClassicUpkeep, ALoanIsRepaidAsFarAsThereIsGhostRock) {
  Town t(classic(Phase::upkeep));
  t.ghost_rock(P1, 1);
  t.edit([](Kernel& k) { k.player(P1).debt = 3; });
  t.game();
  EXPECT_EQ(t.ghost_rock(P1), 0);
  EXPECT_EQ(t.state().player(P1).debt, 2);
}

TEST(ClassicUpkeep, WhatIsNotPaidForIsDiscardedWithWhatItCarries) {
  PROVES("CL-UPKEEP-004", "CL-UPKEEP-005", "CL-UPKEEP-006");
  Town t(classic(Phase::upkeep));
  t.ghost_rock(P1, 3);
  const CardId one = t.dude(P1, {.upkeep = 1}), two = t.dude(P1, {.upkeep = 2}), lost = t.dude(P1, {.upkeep = 1});
  const CardId hat = t.goods(P1, lost), horse = t.goods(P1, lost);
  t.take(OptionKind::pay_upkeep, one);
  t.take(OptionKind::pay_upkeep, two);
  t.done();
  EXPECT_EQ(t.ghost_rock(P1), 0);
  for (const CardId card : {lost, hat, horse}) EXPECT_EQ(t.zone(card), Zone::discard);
  EXPECT_EQ(t.zone(one), Zone::in_play);
  EXPECT_EQ(t.zone(two), Zone::in_play);
}

TEST(ClassicUpkeep, NobodyMustPay) {
  PROVES("CL-UPKEEP-007");
  Town t(classic(Phase::upkeep));
  const CardId unwanted = t.dude(P1, {.upkeep = 2});
  t.done();
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.zone(unwanted), Zone::discard);
}

TEST(ClassicUpkeep, ADudeOfAnotherOutfitCostsTheirInfluenceBesides) {
  PROVES("CL-UPKEEP-008", "CL-UPKEEP-009", "CL-UPKEEP-010");
  Town t(classic(Phase::upkeep));
  t.outfit(P1, {.faction = "law"});
  const CardId foreign = t.dude(P1, {.influence = 2, .upkeep = 1, .faction = "crooks"});
  const CardId hatted = t.dude(P1, {.influence = 1, .faction = "crooks"});
  t.goods(P1, hatted, {.abilities = {standing().gives(Stat::influence, 1, is_card(op(Op::bearer)))}});
  const CardId weak = t.dude(P1, {.influence = -1, .upkeep = 1, .faction = "crooks"});
  const CardId drifter = t.dude(P1, {.influence = 2, .upkeep = 1});
  const CardId own = t.dude(P1, {.influence = 2, .upkeep = 1, .faction = "law"});
  const Kernel k = t.kernel();
  EXPECT_EQ(upkeep_of(k, foreign), 3);
  EXPECT_EQ(upkeep_of(k, hatted), 2);
  EXPECT_EQ(upkeep_of(k, weak), 1);
  EXPECT_EQ(upkeep_of(k, drifter), 1);
  EXPECT_EQ(upkeep_of(k, own), 1);
}

TEST(ClassicUpkeep, IsPaidFromTheWinnerClockwise) {
  PROVES("CL-UPKEEP-011");
  Town t(classic(Phase::upkeep, 3, P2));
  for (const PlayerId player : {P1, P2, P3}) t.dude(player, {.upkeep = 1});
  for (const PlayerId player : {P2, P3, P1}) {
    ASSERT_EQ(t.kind(), DecisionKind::pay_upkeep);
    EXPECT_EQ(t.decider(), player);
    t.done();
  }
}

TEST(ClassicUpkeep, ADeedThatAnotherControlsBringsAndCostsNothing) {
  PROVES("CL-CONTROL-012", "CL-CONTROL-013");
  for (const bool split : {true, false}) {
    Town t(classic(Phase::upkeep));
    const CardId rich = t.deed(P1, {.production = 3}), dear = t.deed(P1, {.upkeep = 2});
    t.ghost_rock(P1, 0);
    if (split) {
      for (const CardId deed : {rich, dear}) t.dude(P2, {.influence = 1, .at = deed});
    }
    EXPECT_EQ(upkeep_of(t.kernel(), dear), split ? 0 : 2);
    to_noon(t);
    EXPECT_EQ(t.ghost_rock(P1), split ? 0 : 3);
    EXPECT_EQ(t.ghost_rock(P2), 10);
    EXPECT_EQ(t.zone(dear), split ? Zone::in_play : Zone::discard);
  }
}

TEST(ClassicUpkeep, AnImprovementIsPartOfItsDeed) {
  PROVES("CL-IMPROVE-007", "CL-IMPROVE-008");
  Town t(classic(Phase::upkeep));
  t.ghost_rock(P1, 1);
  const CardId deed = t.deed(P1, {.upkeep = 1});
  const CardId wing = t.improvement(P1, deed, {.upkeep = 2});
  EXPECT_EQ(upkeep_of(t.kernel(), deed), 3);
  EXPECT_EQ(upkeep_of(t.kernel(), wing), 0);
  ASSERT_EQ(t.kind(), DecisionKind::pay_upkeep);
  EXPECT_EQ(t.count(OptionKind::pay_upkeep), 0) << "not the deed alone";
  t.done();
  EXPECT_EQ(t.zone(deed), Zone::discard);
  EXPECT_EQ(t.zone(wing), Zone::discard);
  EXPECT_EQ(t.ghost_rock(P1), 1);

  for (const bool split : {true, false}) {
    Town town(classic(Phase::upkeep));
    const CardId place = town.deed(P1, {.production = 1});
    town.improvement(P1, place, {.production = 2});
    if (split) town.dude(P2, {.influence = 1, .at = place});
    to_noon(town);
    EXPECT_EQ(town.ghost_rock(P1), split ? 10 : 13);
    EXPECT_EQ(town.ghost_rock(P2), 10) << "whoever controls it";
  }
}

// --- high noon

TEST(ClassicNoon, PlaysGoRoundUntilAllHavePassedInARow) {
  PROVES("CL-NOON-001", "CL-NOON-002", "CL-NOON-003");
  Town three(classic(Phase::noon, 3, P2));
  std::vector<PlayerId> order;
  std::vector<CardId> dudes;
  for (const PlayerId player : {P1, P2, P3}) {
    for (int i = 0; i < 2; ++i) dudes.push_back(three.dude(player, {.abilities = {noon().boot().effect(Verb::gain, you(), 1)}}));
  }
  for (const int i : {2, 4, 0, 3}) {
    order.push_back(three.decider());
    three.use(dudes[static_cast<std::size_t>(i)]);
  }
  EXPECT_EQ(order, (std::vector{P2, P3, P1, P2}));

  Town t(classic());
  t.hand(P1, 1);
  const CardId dude = t.dude(P2), own = t.dude(P1);
  t.pass(P1);
  ASSERT_EQ(t.decider(), P2);
  t.move(dude, kSquare);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.offers(OptionKind::move_booting, own, kSquare) || t.offers(OptionKind::move, own, kSquare)) << "a pass does not bind";
  t.pass(P1);
  EXPECT_EQ(t.phase(), Phase::noon);
  t.pass(P2);
  EXPECT_EQ(t.phase(), Phase::sundown);
}

TEST(ClassicNoon, SixKindsOfChoicesAndNoEventOrJoker) {
  PROVES("CL-NOON-004", "CL-JOKER-002");
  Town t(classic());
  const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), 1)}, .at = kSquare}), b = t.dude(P2, {.at = kSquare});
  const CardId other = t.dude(P1, {.at = kSquare});
  t.goods(P1, a);
  const CardId held = t.in_hand(P1, CardType::dude);
  const CardId action = t.action_in_hand(P1, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  const CardId joker = t.in_hand(P1, CardType::joker), event = t.in_hand(P1, CardType::event);
  EXPECT_TRUE(t.offers(OptionKind::pass));
  EXPECT_TRUE(t.offers(OptionKind::shop, held));
  EXPECT_TRUE(t.offers(OptionKind::call_out, other, b));
  EXPECT_TRUE(t.can_use(a));
  EXPECT_TRUE(t.can_use(action));
  EXPECT_TRUE(t.offers(OptionKind::move_booting, a, t.home(P1)) || t.offers(OptionKind::move, a, t.home(P1)));
  EXPECT_FALSE(t.offers_any(joker));
  EXPECT_FALSE(t.offers_any(event));
  for (const Option& option : t.options()) {
    switch (option.kind) {
      case OptionKind::pass: case OptionKind::shop: case OptionKind::shop_deed: case OptionKind::shop_attach: case OptionKind::trade_start:
      case OptionKind::move: case OptionKind::move_booting: case OptionKind::call_out: case OptionKind::use_ability: case OptionKind::play_action: break;
      default: ADD_FAILURE() << to_string(option.kind);
    }
  }
}

TEST(ClassicNoon, EachChoiceAnyNumberOfTimesAndAPassChangesNothing) {
  PROVES("CL-NOON-005", "CL-NOON-006");
  Town t(classic());
  t.ghost_rock(P1, 20);
  std::vector<CardId> held;
  for (int i = 0; i < 4; ++i) held.push_back(t.in_hand(P1, CardType::dude, {.cost = 3}));
  for (const CardId card : held) {
    ASSERT_EQ(t.decider(), P1);
    t.shop(card);
    const State before = t.state();
    t.pass(P2);
    EXPECT_EQ(t.ghost_rock(P2), before.players[1].ghost_rock);
    EXPECT_EQ(t.hand_size(P2), before.players[1].hand.size());
    for (const Card& was : before.all_cards()) {
      const Card& now = t.card(was.id);
      EXPECT_TRUE(now.flags == was.flags && now.zone == was.zone && now.location == was.location && now.used == was.used);
    }
  }
}

TEST(ClassicNoon, CostsArePaidFromTheVault) {
  PROVES("CL-SETUP-002", "CL-CARD-016");
  Town t(classic());
  t.ghost_rock(P1, 4);
  const CardId four = t.in_hand(P1, CardType::dude, {.cost = 4}), one = t.in_hand(P1, CardType::dude, {.cost = 1});
  t.shop(four);
  EXPECT_EQ(t.ghost_rock(P1), 0);
  EXPECT_EQ(t.ghost_rock(P2), 10) << "it is the bank's";
  t.pass(P2);
  EXPECT_FALSE(t.offers(OptionKind::shop, one));
}

// --- nightfall

TEST(ClassicNightfall, ChecksVictoryBeforeAnythingElse) {
  PROVES("CL-NIGHTFALL-001");
  Town t(classic(Phase::sundown));
  t.hand(P1, 5);
  t.deed(P1, {.control = 2});
  t.dude(P2, {.influence = 1});
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.game().winner(), P1);
  EXPECT_EQ(t.hand_size(P1), 5);
}

TEST(ClassicNightfall, AllEventsAndOneCardMoreMayBeDiscarded) {
  PROVES("CL-NIGHTFALL-002", "CL-NIGHTFALL-003");
  Town t(classic(Phase::sundown));
  t.hand(P1, 3);
  const CardId one = t.in_hand(P1, CardType::event), two = t.in_hand(P1, CardType::event);
  const auto hand = t.pile(P1, Zone::hand);
  ASSERT_EQ(t.kind(), DecisionKind::sundown_discard);
  t.pick(one);
  EXPECT_EQ(t.count(OptionKind::card), 4);
  t.pick(hand[0]);
  EXPECT_EQ(t.count(OptionKind::card), 1) << "no second card that is no Event";
  EXPECT_TRUE(t.offers(OptionKind::pass)) << "nobody must";
  t.pick(two);
  EXPECT_NE(t.kind(), DecisionKind::sundown_discard);
  for (const CardId card : {one, two, hand[0]}) EXPECT_EQ(t.zone(card), Zone::discard);
  EXPECT_EQ(t.zone(hand[1]), Zone::hand);

  Town keeps(classic(Phase::sundown));
  keeps.hand(P1, 5);
  const auto kept = keeps.pile(P1, Zone::hand);
  keeps.pass(P1);
  keeps.pass_until_day(2);
  EXPECT_EQ(keeps.pile(P1, Zone::hand), kept);
}

TEST(ClassicNightfall, UniformPromptsDoNotTellWhetherThereAreEvents) {
  for (const bool event : {true, false}) {
    TownSpec spec = classic(Phase::sundown);
    spec.prompts = PromptMode::uniform;
    Town t(spec);
    t.hand(P1, 2);
    if (event) t.in_hand(P1, CardType::event);
    t.pick(t.pile(P1, Zone::hand)[0]);
    EXPECT_EQ(t.kind(), DecisionKind::sundown_discard);
    EXPECT_EQ(t.decider(), P1);
    EXPECT_EQ(t.count(OptionKind::card), event ? 1 : 0);
  }
}

TEST(ClassicNightfall, HandsAreRefilledToTheirSize) {
  PROVES("CL-NIGHTFALL-004", "CL-HAND-001");
  Town t(classic(Phase::sundown));
  t.hand(P1, 2);
  t.outfit(P1, {.abilities = {standing().gives(StandingDef::Kind::player_stat, static_cast<int>(Stat::hand_size), num(1))}});
  t.hand(P2, 2);
  t.pass_until_day(2);
  EXPECT_EQ(t.hand_size(P1), 6);
  EXPECT_EQ(t.hand_size(P2), 5);
}

TEST(ClassicNightfall, AHandAboveItsSizeIsNotCutAndDrawsNothing) {
  PROVES("CL-HAND-003", "CL-HAND-004");
  for (const int held : {6, 7}) {
    Town t(classic(Phase::sundown));
    t.hand(P1, held);
    t.hand(P2, 5);
    t.dude(P1, {.influence = 1});
    const auto kept = t.pile(P1, Zone::hand);
    t.pass_until_day(2);
    EXPECT_EQ(t.pile(P1, Zone::hand), kept) << "no card for the most influence either";
  }
}

TEST(ClassicNightfall, ARefillEndsWithTheCards) {
  PROVES("CL-HAND-002");
  Town t(classic(Phase::sundown));
  t.hand(P1, 2);
  t.empty_deck(P1);
  t.put_card(P1, Zone::deck, CardType::action);
  t.put_card(P1, Zone::discard, CardType::action);
  t.pass(P1);
  EXPECT_EQ(t.hand_size(P1), 4);
}

TEST(ClassicNightfall, TheMostInfluenceDrawsOneCardMore) {
  PROVES("CL-NIGHTFALL-005", "CL-NIGHTFALL-006");
  for (const int influence : {4, 5}) {
    for (const int held : {3, 5}) {
      Town t(classic(Phase::sundown));
      t.hand(P1, held);
      t.hand(P2, 5);
      t.dude(P1, {.influence = 5});
      t.dude(P2, {.influence = influence});
      t.pass_until_day(2);
      EXPECT_EQ(t.hand_size(P1), influence == 5 ? 5 : 6) << "tied: nobody draws it";
      EXPECT_EQ(t.hand_size(P2), 5);
    }
  }
}

TEST(ClassicNightfall, AllCardsUnbootAfterTheDraws) {
  PROVES("CL-NIGHTFALL-007");
  Town t(classic(Phase::sundown));
  const CardId dude = t.dude(P1, {.booted = true}), deed = t.deed(P2, {.booted = true});
  t.edit([](Kernel& k) { k.card(k.player(P2).outfit).set(kBooted); });
  t.pass_until_day(2);
  for (const CardId card : {dude, deed, t.home_card(P2)}) EXPECT_FALSE(t.is_booted(card));
  EXPECT_TRUE(t.came_before("sundown.hand_refilled", "card.unbooted"));
}

// --- victory

void give(Town& t, PlayerId player, int control, int influence) {
  t.deed(player, {.control = control});
  t.dude(player, {.influence = influence});
}

void give_points(Town& t, PlayerId player, int points) {
  t.edit([&](Kernel& k) { k.player(player).victory_points = static_cast<std::uint16_t>(points); });
}

TEST(ClassicVictory, PointsAreControlPointsForGood) {
  PROVES("CL-VICTORY-001", "CL-VICTORY-002");
  Town t(classic());
  const CardId hero = t.dude(P1, {.abilities = {noon().effect(Verb::score, you(), 1)}});
  const CardId deed = t.deed(P1, {.control = 2});
  const CardId a = t.dude(P1, {.at = kSquare}), b = t.dude(P2, {.at = kSquare});
  t.shootout(a, b);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_EQ(t.state().player(P1).victory_points, 0) << "no shootout gives one";
  t.use(hero);
  EXPECT_EQ(total_control(t.kernel(), P1), 3);
  EXPECT_EQ(t.events("victory.points_scored").size(), 1u);
  EXPECT_EQ(t.game().view(P2).players[0].control, 3);
  t.edit([&](Kernel& k) { put(k, deed, Zone::discard); });
  EXPECT_EQ(total_control(t.kernel(), P1), 1);
  EXPECT_EQ(total_control(t.kernel(), P2), 0);
}

TEST(ClassicVictory, PointsMustExceedTheInfluenceOfEachRival) {
  PROVES("CL-VICTORY-003", "CL-VICTORY-004", "CL-VICTORY-006");
  Town t(classic(Phase::noon, 3));
  give(t, P1, 3, 9);
  give(t, P2, 0, 4);
  give(t, P3, 0, 3);
  give_points(t, P1, 1);
  EXPECT_EQ(find_victor(t.kernel()), PlayerId{}) << "four is not above four";
  give_points(t, P1, 2);
  EXPECT_EQ(find_victor(t.kernel()), P1);
}

TEST(ClassicVictory, IsCheckedAtNightfallAlone) {
  PROVES("CL-VICTORY-005");
  Town t(classic());
  const CardId deed = t.deed(P1, {.control = 6, .abilities = {noon().effect(Verb::modify, self(), Stat::control, num(-5))}});
  t.dude(P2, {.influence = 2});
  ASSERT_FALSE(t.over());
  t.use(deed);
  t.pass_until_day(2);
  EXPECT_FALSE(t.over());
}

TEST(ClassicVictory, MostPointsThenMostInfluenceThenAnotherDay) {
  PROVES("CL-VICTORY-007", "CL-VICTORY-008", "CL-VICTORY-009");
  const auto victor = [](int a_control, int a_points, int a_influence, int b_control, int b_influence) {
    Town t(classic());
    give(t, P1, a_control, a_influence);
    give(t, P2, b_control, b_influence);
    give_points(t, P1, a_points);
    return find_victor(t.kernel());
  };
  EXPECT_EQ(victor(4, 2, 2, 5, 3), P1);
  EXPECT_EQ(victor(4, 1, 2, 5, 3), P2);
  EXPECT_EQ(victor(4, 1, 3, 5, 2), P1);
  EXPECT_EQ(victor(4, 1, 2, 5, 2), PlayerId{});
  Town t(classic(Phase::sundown));
  give(t, P1, 5, 2);
  give(t, P2, 5, 2);
  t.pass_until_day(2);
  EXPECT_FALSE(t.over());
}

TEST(ClassicVictory, AgainstTheLowestInfluenceIfSoAgreed) {
  PROVES("CL-VICTORY-010");
  for (const int option : {0, 1}) {
    TownSpec spec = classic(Phase::noon, 3);
    spec.parameters = {{Parameter::victory_against_lowest, option}};
    Town t(spec);
    give(t, P1, 3, 6);
    give(t, P2, 0, 5);
    give(t, P3, 0, 2);
    EXPECT_EQ(find_victor(t.kernel()), option ? P1 : PlayerId{});
  }
  TownSpec spec = classic();
  spec.parameters = {{Parameter::victory_against_lowest, 1}};
  Town two(spec);
  give(two, P1, 1, 0);
  give(two, P2, 0, 3);
  EXPECT_EQ(find_victor(two.kernel()), PlayerId{}) << "only of more than two players";
}

TEST(ClassicVictory, TheInfluenceOfAGangIsForAllToSee) {
  PROVES("CL-STAT-003", "CL-STAT-004");
  Town t(classic());
  t.dude(P1, {.influence = 2});
  const CardId hatted = t.dude(P1, {.influence = 1});
  t.dude(P1, {.influence = 0});
  t.goods(P1, hatted, {.abilities = {standing().gives(Stat::influence, 1, is_card(op(Op::bearer)))}});
  EXPECT_EQ(total_influence(t.kernel(), P1), 4);
  EXPECT_EQ(t.game().view(P2).players[0].influence, 4);
  EXPECT_EQ(t.game().view(PlayerId{}).players[0].influence, 4);
}

// --- the Fear level

TEST(Fear, BeginsAtSixAndIsOneForAll) {
  PROVES("CL-FEAR-001", "CL-FEAR-002");
  Town t(classic());
  EXPECT_EQ(fear_level(t.kernel()), 6);
  const CardId ghost = t.dude(P1, {.abilities = {noon().effect(Verb::change_fear, num(1))}});
  const CardId counter = t.dude(P2, {.abilities = {noon().effect(Verb::gain, you(), op(Op::fear_level))}});
  t.use(ghost);
  EXPECT_EQ(t.game().view(P2).fear_level, 7);
  ASSERT_EQ(t.events("fear.changed").size(), 1u);
  EXPECT_EQ(t.events("fear.changed")[0].amount, 1);
  t.use(counter);
  EXPECT_EQ(t.ghost_rock(P2), 17);
}

TEST(Fear, ReadsFromOneToTenWhateverItIsTrackedAt) {
  PROVES("CL-FEAR-003", "CL-FEAR-004");
  Town t(classic());
  const auto raise = [&](int amount) {
    const CardId card = t.dude(P1, {.abilities = {noon().effect(Verb::change_fear, num(amount))}});
    t.use(card);
    t.pass(P2);
    return fear_level(t.kernel());
  };
  EXPECT_EQ(raise(3), 9);
  EXPECT_EQ(raise(3), 10);
  EXPECT_EQ(raise(-1), 10);
  EXPECT_EQ(raise(-2), 9);
  EXPECT_EQ(raise(-10), 1);
  EXPECT_EQ(raise(1), 1);
  EXPECT_EQ(raise(2), 2);
}

TEST(Fear, IsNotInEveryGame) {
  Town t;
  EXPECT_EQ(fear_level(t.kernel()), 0);
  const CardId ghost = t.dude(P1, {.abilities = {noon().effect(Verb::change_fear, num(1))}});
  EXPECT_FALSE(t.can_use(ghost));
}

TEST(Fear, AChangeCanBeReplaced) {
  Town t(classic());
  t.dude(P1, {.abilities = {trait(TriggerPoint::fear_changed, Window::when).instead().effect(Verb::prevent)}});
  const CardId ghost = t.dude(P1, {.abilities = {noon().effect(Verb::change_fear, num(1))}});
  t.use(ghost);
  EXPECT_EQ(fear_level(t.kernel()), 6);
}

// --- piles

TEST(ClassicPiles, UsedCardsLieFaceUpAndNobodyLooksBelowTheTop) {
  PROVES("CL-PILE-001", "CL-PILE-002");
  Town t(classic());
  t.put_card(P1, Zone::discard, CardType::action, {.title = "Old"});
  t.put_card(P1, Zone::discard, CardType::action, {.title = "Older"});
  const CardId puller = t.dude(P1, {.abilities = {noon().effect(Verb::pull, you())}});
  t.pulls(P1, "9C");
  t.use(puller);
  const auto pile = t.pile(P1, Zone::discard);
  ASSERT_EQ(pile.size(), 3u);
  EXPECT_EQ(t.kernel().def(pile.back()).poker.value, 9);
  for (const PlayerId viewer : {P1, P2, PlayerId{}}) {
    const auto seen = t.game().view(viewer).players[0].discard;
    ASSERT_EQ(seen.size(), 3u);
    EXPECT_EQ(seen[2].id, pile[2]);
    EXPECT_EQ(seen[2].poker.value, 9);
    for (const int below : {0, 1}) {
      EXPECT_EQ(seen[static_cast<std::size_t>(below)].def, kNoDef);
      EXPECT_FALSE(seen[static_cast<std::size_t>(below)].id);
      EXPECT_EQ(seen[static_cast<std::size_t>(below)].title, "");
    }
  }
}

TEST(ClassicPiles, AnEmptyDeckIsMadeAnewOfTheDiscardPileAlone) {
  PROVES("CL-PILE-003", "CL-PILE-005");
  Town t(classic());
  t.empty_deck(P1);
  for (int i = 0; i < 20; ++i) t.put_card(P1, Zone::discard, CardType::action);
  t.edit([](Kernel& k) { draw_cards(k, P1, 2, {}); });
  EXPECT_EQ(t.hand_size(P1), 2);
  EXPECT_EQ(t.pile(P1, Zone::deck).size(), 18u);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 0u);

  Town few(classic());
  few.empty_deck(P1);
  for (int i = 0; i < 3; ++i) few.put_card(P1, Zone::discard, CardType::action);
  for (int i = 0; i < 10; ++i) few.put_card(P1, Zone::boot_hill, CardType::action);
  few.edit([](Kernel& k) { draw_cards(k, P1, 5, {}); });
  EXPECT_EQ(few.hand_size(P1), 3);
  EXPECT_EQ(few.pile(P1, Zone::boot_hill).size(), 10u);
}

TEST(ClassicPiles, ACardGoesToItsOwnersPile) {
  PROVES("CL-PILE-004", "CL-PILE-006");
  Town t(classic());
  const CardId miller = t.dude(P1, {.abilities = {noon().effect(Verb::mill, opponent(), num(1))}});
  const CardId top = t.put_card(P2, Zone::deck, CardType::action);
  const CardId dude = t.dude(P2, {.owner = P1});
  const CardId killer = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::ace, slot(0))}});
  t.use(miller);
  EXPECT_EQ(t.zone(top), Zone::discard);
  EXPECT_EQ(t.pile(P2, Zone::discard), std::vector{top});
  ASSERT_EQ(t.controller(dude), P2);
  t.pass(P2);
  t.use(killer);
  if (t.kind() == DecisionKind::choose_cards) t.pick(dude);
  EXPECT_EQ(t.pile(P1, Zone::boot_hill), std::vector{dude});
}

TEST(ClassicPiles, BootHillIsOneForEffects) {
  PROVES("CL-PILE-007");
  Town t(classic());
  for (int i = 0; i < 2; ++i) t.put_card(P1, Zone::boot_hill, CardType::dude);
  for (int i = 0; i < 3; ++i) t.put_card(P2, Zone::boot_hill, CardType::dude);
  t.put_card(P2, Zone::boot_hill, CardType::action);
  const CardId digger = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), op(Op::count, 0, {op(Op::all, bit(Zone::boot_hill), {is(CardType::dude)})}))}});
  t.use(digger);
  EXPECT_EQ(t.ghost_rock(P1), 15);
}

// --- homes and jokers

TEST(ClassicHome, IsALocationAndNoDeedAndNeverLeavesPlay) {
  PROVES("CL-HOME-001", "CL-HOME-005");
  Town t(classic());
  const CardId deed = t.deed(P2);
  const CardId quake = t.deed(P1, {.abilities = {noon().effect(Verb::boot, cards(is(CardType::deed)))}});
  const CardId dude = t.dude(P1);
  EXPECT_EQ(t.where(dude), t.home(P1));
  t.use(quake, 0);
  EXPECT_TRUE(t.is_booted(deed));
  for (const PlayerId player : {P1, P2}) EXPECT_FALSE(t.is_booted(t.home_card(player)));
  for (const auto act : {ace, discard, remove}) {
    t.edit([&](Kernel& k) { act(k, one(t.home_card(P2)), {P1, kNoon, quake, 0, 0}); });
    EXPECT_EQ(t.zone(t.home_card(P2)), Zone::in_play);
  }
}

TEST(ClassicHome, IsItsOwnersPrivateLand) {
  PROVES("CL-HOME-003");
  Town t(classic());
  const CardId caller = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::call_out, self(), slot(0))}, .at = kSquare});
  const CardId target = t.dude(P2);
  t.edit([&](Kernel& k) { k.card(caller).location = t.home(P2); });
  t.use(caller);
  if (t.kind() == DecisionKind::choose_cards) t.pick(target);
  t.accept();
  ASSERT_EQ(t.happened("shootout.begins"), 1);
  EXPECT_EQ(t.bounty(caller), 1);
  EXPECT_EQ(t.bounty(target), 0);
}

TEST(ClassicJoker, NeverMakesAHandIllegal) {
  PROVES("CL-JOKER-003");
  Town t(classic());
  const CardId a = t.dude(P1, {.at = kSquare}), b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "9C 9D 9H 9S *");
  t.draws(P2, "2C 4D 5S 7H 8C");
  t.shootout(a, b);
  t.pass_until(DecisionKind::joker, P1);
  t.take(OptionKind::suit_and_value, Suit::clubs, 9);
  if (t.events("round.won_or_lost").empty()) t.pass_until_event("round.won_or_lost");
  EXPECT_EQ(t.events("round.won_or_lost")[0].player, P1);
  EXPECT_EQ(t.happened("draw_hand.revealed_cheatin"), 0);
}

}  // namespace
}  // namespace highnoon::test
