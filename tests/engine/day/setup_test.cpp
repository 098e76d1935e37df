#include "state/zone.hpp"
#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

TownSpec from_the_start(int players = 2) {
  return {.players = players, .phase = Phase::setup, .deck = 20};
}

/// A town before its setup: P1 has a home of a faction with some ghost rock.
void give_home(Town& t, PlayerId player, int wealth, std::string faction = "law") {
  t.outfit(player, {.wealth = wealth, .faction = std::move(faction)});
}

CardId in_deck(Town& t, PlayerId player, CardSpec spec) {
  return t.put_card(player, Zone::deck, CardType::dude, std::move(spec));
}

CardId give_legend(Town& t, PlayerId player, CardSpec spec) {
  const DefId def = t.define(CardType::legend, std::move(spec));
  CardId legend;
  t.edit([&](Kernel& k) { legend = k.player(player).legend = new_card(k, def, player); });
  return legend;
}

TEST(Setup, TheOutfitIsTheHomeAndTheFirstOfTheStreet) {
  PROVES("RR-SETUP-001", "RR-SETUP-002");
  Town t(from_the_start());
  in_deck(t, P1, {});
  const CardId legend = give_legend(t, P1, {});
  ASSERT_EQ(t.kind(), DecisionKind::starting_gang);
  EXPECT_EQ(t.street(P1), std::vector{t.home_card(P1)});
  EXPECT_EQ(t.zone(t.home_card(P1)), Zone::in_play);
  EXPECT_EQ(t.host(legend), t.home_card(P1));
  EXPECT_EQ(t.zone(legend), Zone::in_play);
}

TEST(Setup, TheStashIsTheOutfitsWithTheLegendsChange) {
  PROVES("RR-SETUP-003", "RR-LEGEND-002");
  Town t(from_the_start());
  in_deck(t, P1, {});
  give_home(t, P1, 16);
  give_home(t, P2, 15);
  give_legend(t, P1, {.wealth = -3});
  ASSERT_EQ(t.kind(), DecisionKind::starting_gang);
  EXPECT_EQ(t.ghost_rock(P1), 13);
  EXPECT_EQ(t.ghost_rock(P2), 15);
}

TEST(Setup, UpToFiveDudesWithinTheStash) {
  PROVES("RR-SETUP-004", "RR-SETUP-005");
  Town t(from_the_start());
  give_home(t, P1, 9);
  std::vector<CardId> dudes;
  for (int i = 0; i < 6; ++i) dudes.push_back(in_deck(t, P1, {.cost = 1}));
  const CardId dear = in_deck(t, P1, {.cost = 7});
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.offers(OptionKind::card, dear));
  for (int i = 0; i < 3; ++i) t.pick(dudes[static_cast<std::size_t>(i)]);
  EXPECT_FALSE(t.offers(OptionKind::card, dear));  // 3 and 7 are more than 9
  t.take(OptionKind::take_back, dudes[0]);
  EXPECT_TRUE(t.offers(OptionKind::card, dear));
  for (const int i : {0, 3, 4}) t.pick(dudes[static_cast<std::size_t>(i)]);
  EXPECT_EQ(t.count(OptionKind::card), 0);
  EXPECT_EQ(t.count(OptionKind::take_back), 5);
  EXPECT_TRUE(t.offers(OptionKind::done));
}

TEST(Setup, OnlyTheOwnFactionAndDriftersAndOneGrifter) {
  PROVES("RR-SETUP-006", "RR-SETUP-007");
  Town t(from_the_start());
  give_home(t, P1, 20);
  const CardId own = in_deck(t, P1, {.faction = "law"});
  const CardId drifter = in_deck(t, P1, {});
  const CardId other = in_deck(t, P1, {.faction = "crooks"});
  const CardId grifter = in_deck(t, P1, {.keywords = {"Grifter"}});
  const CardId second = in_deck(t, P1, {.keywords = {"Grifter"}});
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.offers(OptionKind::card, own));
  EXPECT_TRUE(t.offers(OptionKind::card, drifter));
  EXPECT_FALSE(t.offers(OptionKind::card, other));
  EXPECT_TRUE(t.offers(OptionKind::card, second));
  t.pick(grifter);
  EXPECT_FALSE(t.offers(OptionKind::card, second));
}

TEST(Setup, AGadgetDoesNotStartUnlessItSaysSo) {
  PROVES("RR-GADGET-001");
  Town t(from_the_start());
  give_home(t, P1, 20);
  const Ability starts = standing().permits(Permit::start_as_gadget).in_zones(bit(Zone::deck));
  const CardId plain = in_deck(t, P1, {.difficulty = 1, .keywords = {"Gadget"}});
  const CardId machine = in_deck(t, P1, {.cost = 3, .difficulty = 1, .keywords = {"Gadget"}, .abilities = {starts}});
  const CardId scientist = in_deck(t, P1, {.keywords = {"Mad Scientist 1"}});
  ASSERT_EQ(t.decider(), P1);
  EXPECT_FALSE(t.offers(OptionKind::card, plain));
  t.pick(machine);
  t.pick(scientist);
  t.done();
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("deck.shuffled"), 0) << "no effect has shuffled";
  EXPECT_EQ(t.happened("gadget.invented"), 1);
  EXPECT_EQ(t.where(machine), t.home(P1));
  EXPECT_TRUE(t.kernel().card(scientist).booted());
}

TEST(Setup, AGadgetThatNobodyCanInventIsDiscarded) {
  Town t(from_the_start());
  give_home(t, P1, 20);
  const Ability starts = standing().permits(Permit::start_as_gadget).in_zones(bit(Zone::deck));
  const CardId machine = in_deck(t, P1, {.cost = 3, .keywords = {"Gadget"}, .abilities = {starts}});
  in_deck(t, P2, {});
  t.pick(machine);
  t.done();
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.zone(machine), Zone::deck) << "still secret";
  EXPECT_EQ(t.ghost_rock(P1), 20);
  t.done();
  EXPECT_EQ(t.zone(machine), Zone::discard);
}

TEST(Setup, GangsStandAtHomeTogetherOnceAllHaveChosen) {
  PROVES("RR-SETUP-008", "RR-SETUP-009");
  Town t(from_the_start());
  give_home(t, P1, 10);
  give_home(t, P2, 10);
  const CardId a = in_deck(t, P1, {.cost = 4});
  const CardId b = in_deck(t, P2, {.cost = 3});
  t.pick(a);
  t.done();
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.zone(a), Zone::deck);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.happened("cards.revealed"), 0);
  t.pick(b);
  t.done();
  const auto shown = t.events("cards.revealed");
  ASSERT_EQ(shown.size(), 1U);
  EXPECT_EQ(shown.front().subjects, (std::vector{a, b}));
  EXPECT_EQ(t.where(a), t.home(P1));
  EXPECT_EQ(t.where(b), t.home(P2));
}

TEST(Setup, StartingDudesDoNotEnterPlay) {
  PROVES("RR-SETUP-010");
  Town t(from_the_start());
  give_home(t, P1, 10);
  give_home(t, P2, 10);
  const CardId a = in_deck(t, P1,
                           {.abilities = {trait(TriggerPoint::card_entered_play)
                                              .about(subject_is(self()))
                                              .effect(Verb::gain, you(), 5)}});
  t.pick(a);
  t.done();
  EXPECT_EQ(t.zone(a), Zone::in_play);
  EXPECT_EQ(t.happened("card.entered_play"), 0);
  EXPECT_EQ(t.ghost_rock(P1) + t.ghost_rock(P2), 20);
}

TEST(Setup, PlayHandsOfFiveAreDrawnAfterTheGangs) {
  PROVES("RR-SETUP-011");
  Town t(from_the_start());
  give_home(t, P1, 10);
  const CardId a = in_deck(t, P1, {});
  t.pick(a);
  t.done();
  EXPECT_EQ(t.hand_size(P1), 5);
  EXPECT_EQ(t.hand_size(P2), 5);
  EXPECT_EQ(t.zone(a), Zone::in_play);
}

/// A Grifter whose ability gains 1 ghost rock.
CardSpec grifter() {
  return {.keywords = {"Grifter"},
          .abilities = {play_of(kSetup | kNoon).effect(Verb::gain, you(), 1)}};
}

TEST(Setup, AGrifterMayBeUsedOnceHandsAreDrawn) {
  PROVES("RR-SETUP-012", "RR-ACT-013", "RC-GRIFTER-001");
  Town t(from_the_start());
  give_home(t, P1, 10);
  const CardId a = in_deck(t, P1, grifter());
  t.pick(a);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::grifter);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.offers(OptionKind::pass));
  EXPECT_EQ(t.hand_size(P1), 5);
  EXPECT_EQ(t.phase(), Phase::setup) << "before the first gambling too";
  t.use(a);
  EXPECT_NE(t.kind(), DecisionKind::grifter);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_FALSE(t.can_use(a));
}

TEST(Setup, ChanceDecidesWhichGrifterIsFirst) {
  PROVES("RR-SETUP-013");
  int first_seats = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Town t({.phase = Phase::setup, .seed = seed});
    give_home(t, P1, 10);
    give_home(t, P2, 10);
    const CardId a = in_deck(t, P1, grifter());
    const CardId b = in_deck(t, P2, grifter());
    t.pick(a);
    t.done();
    t.pick(b);
    t.done();
    ASSERT_EQ(t.kind(), DecisionKind::grifter);
    const PlayerId first = t.decider();
    first_seats |= 1 << first.value;
    t.pass();
    ASSERT_EQ(t.kind(), DecisionKind::grifter);
    EXPECT_NE(t.decider(), first);
  }
  EXPECT_EQ(first_seats, 3);
}

TEST(Setup, OfThreePlayersWithGriftersTheOthersFollowClockwise) {
  PROVES("RR-SETUP-013");
  int first_seats = 0;
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    Town t({.players = 3, .phase = Phase::setup, .seed = seed});
    for (const PlayerId player : {P1, P2, P3}) {
      give_home(t, player, 10);
      in_deck(t, player, grifter());
    }
    t.pass_until(DecisionKind::starting_gang);
    for (int i = 0; i < 3; ++i) {
      t.take(OptionKind::card);
      t.done();
    }
    std::vector<int> order;
    for (; t.kind() == DecisionKind::grifter; t.pass()) order.push_back(t.decider().value);
    ASSERT_EQ(order.size(), 3U);
    EXPECT_EQ(order[1], (order[0] + 1) % 3);
    EXPECT_EQ(order[2], (order[0] + 2) % 3);
    first_seats |= 1 << order[0];
  }
  EXPECT_EQ(first_seats, 7);
}

TEST(Setup, ACoreDeedTakesTheFactionsPlaceOfADude) {
  PROVES("RC-CORE-001", "RC-CORE-002");
  Town t({.phase = Phase::setup, .parameters = {{Parameter::max_starting_dudes, 1}}});
  give_home(t, P1, 10);
  const CardId core = t.put_card(P1, Zone::deck, CardType::deed,
                                 {.cost = 2, .keywords = {"Core"}, .faction = "law"});
  const CardId wrong =
      t.put_card(P1, Zone::deck, CardType::deed, {.keywords = {"Core"}, .faction = "crooks"});
  const CardId plain = t.put_card(P1, Zone::deck, CardType::deed, {});
  const CardId dude = in_deck(t, P1, {});
  EXPECT_FALSE(t.offers(OptionKind::card, wrong));
  EXPECT_FALSE(t.offers(OptionKind::card, plain));
  t.pick(core);
  EXPECT_FALSE(t.offers(OptionKind::card, dude));
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::shop_position);
  t.take(OptionKind::end_of_street, 1);
  EXPECT_EQ(t.street(P1), (std::vector{core, t.home_card(P1)}));
  EXPECT_EQ(t.zone(core), Zone::in_play);
}

TEST(Setup, PlayHandsComeFromAShuffledDeckAndBeforeSetupIsDone) {
  PROVES("RR-PILE-002", "RR-SETUP-011");
  int from_the_top = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    TownSpec spec = from_the_start();
    spec.seed = seed;
    Town t(spec);
    watcher(t, P2, TriggerPoint::game_setup_done);
    std::vector<CardId> on_top;
    for (int i = 0; i < 5; ++i) on_top.push_back(t.put_card(P1, Zone::deck, CardType::deed));
    t.pass_until(DecisionKind::react);
    EXPECT_EQ(t.hand_size(P1), 5);
    for (const CardId card : on_top) from_the_top += t.zone(card) == Zone::hand;
  }
  EXPECT_LT(from_the_top, 12) << "five of twenty-five cards in a deck: about four";
}

TEST(Setup, GriftersComeLast) {
  PROVES("RR-SETUP-012");
  Town t(from_the_start());
  give_home(t, P1, 10);
  const CardId a = in_deck(t, P1, grifter());
  watcher(t, P2, TriggerPoint::game_setup_done);
  t.pick(a);
  t.done();
  EXPECT_EQ(t.kind(), DecisionKind::react);
  t.pass();
  EXPECT_EQ(t.kind(), DecisionKind::grifter);
}

TEST(Setup, ADudeMayLeaveRoomForOneMoreInTheGang) {
  PROVES("RC-TRAIT-002");
  Town t(from_the_start());
  give_home(t, P1, 9);
  std::vector<CardId> dudes;
  for (int i = 0; i < 6; ++i) dudes.push_back(in_deck(t, P1, {}));
  const CardId extra = in_deck(t, P1, {.abilities = {standing().in_zones(bit(Zone::deck)).permits(Permit::extra_starting_dude)}});
  for (int i = 0; i < 5; ++i) t.pick(dudes[static_cast<std::size_t>(i)]);
  EXPECT_FALSE(t.offers(OptionKind::card, dudes[5])) << "five start, for that dude is not among them";
  t.pick(extra);
  EXPECT_FALSE(t.offers(OptionKind::card, dudes[5])) << "six start";
  t.take(OptionKind::take_back, dudes[0]);
  EXPECT_TRUE(t.offers(OptionKind::card, dudes[5]));
}

}  // namespace
}  // namespace highnoon::test
