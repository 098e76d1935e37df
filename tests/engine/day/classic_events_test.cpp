// Events of the classic game: they turn up in lowball hands.

#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec at_gambling(int players = 2) { return {.players = players, .phase = Phase::gambling, .ruleset = "classic"}; }

// Four cards each: with an Event of a value that is none of theirs they are a hand without pairs, the later the lower.
constexpr const char* kHigh = "3C TD QS KS";
constexpr const char* kLow = "2C 4D 5S AS";

Ability event_text() { return play_of(kEvent); }
Ability pays(int amount) { return event_text().effect(Verb::gain, you(), amount); }

/// Besides what was scripted, the card that the player draws first.
CardId draws_event(Town& t, PlayerId player, CardSpec spec) { return t.put_card(player, Zone::deck, CardType::event, std::move(spec)); }

void to_noon(Town& t) { t.pass_until_phase(Phase::noon); }

std::vector<CardId> resolved(Town& t) {
  std::vector<CardId> cards;
  for (const Logged& event : t.events("event.resolves")) cards.push_back(event.subjects.at(0));
  return cards;
}

TEST(ClassicEvents, DoNothingInAPlayHand) {
  PROVES("CL-EVENT-001");
  Town t({.ruleset = "classic"});
  const CardId held = t.in_hand(P1, CardType::event, {.value = 6, .abilities = {pays(3)}});
  ASSERT_EQ(t.decider(), P1);
  EXPECT_FALSE(t.offers_any(held));
}

TEST(ClassicEvents, OneOfEachPlayerResolvesAsChancePicks) {
  PROVES("CL-EVENT-002", "CL-EVENT-005");
  int first = 0;
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    const auto play = [&](bool& was_first) {
      TownSpec spec = at_gambling();
      spec.seed = seed;
      Town t(spec);
      t.draws(P1, "TD QS KS");
      t.draws(P2, "2C 4D 5S AS 7H");
      const CardId one = draws_event(t, P1, {.value = 4, .abilities = {pays(3)}});
      const CardId two = draws_event(t, P1, {.value = 9, .abilities = {pays(5)}});
      to_noon(t);
      const auto cards = resolved(t);
      ASSERT_EQ(cards.size(), 1u);
      was_first = cards[0] == one;
      EXPECT_EQ(t.ghost_rock(P1), was_first ? 12 : 14);
      EXPECT_EQ(t.zone(one), Zone::discard);
      EXPECT_EQ(t.zone(two), Zone::discard);
    };
    bool once = false, again = false;
    play(once);
    play(again);
    EXPECT_EQ(once, again) << "the same seed gives the same";
    first += once;
  }
  EXPECT_GT(first, 0);
  EXPECT_LT(first, 16);
}

TEST(ClassicEvents, ComeOnceTheWinnerIsKnown) {
  PROVES("CL-EVENT-003");
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, "2C 4D 5S AS 7H");
  draws_event(t, P1, {.value = 6, .abilities = {event_text().effect(Verb::gain, op(Op::winner), 2)}});
  to_noon(t);
  EXPECT_EQ(t.state().winner, P2);
  EXPECT_EQ(t.ghost_rock(P2), 13) << "the ante of the other, and two";
  EXPECT_TRUE(t.came_before("lowball.won", "event.resolves"));
  EXPECT_TRUE(t.came_before("event.resolves", "lowball.hand_discarded"));
}

TEST(ClassicEvents, CannotBeDeclined) {
  PROVES("CL-EVENT-004");
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, "2C 4D 5S AS 7H");
  draws_event(t, P1, {.value = 6, .abilities = {event_text().effect(Verb::lose, you(), 4)}});
  EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "the first that anybody is asked";
  EXPECT_EQ(t.ghost_rock(P1), 5);
}

TEST(ClassicEvents, ResolveFromTheHighestValueDown) {
  PROVES("CL-EVENT-006");
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  const CardId four = draws_event(t, P1, {.value = 4, .abilities = {pays(1)}});
  const CardId jack = draws_event(t, P2, {.value = 11, .abilities = {pays(1)}});
  to_noon(t);
  ASSERT_EQ(t.state().winner, P2);
  EXPECT_EQ(resolved(t), (std::vector{jack, four}));
}

TEST(ClassicEvents, ThoseOfEqualValueFromTheWinnerClockwise) {
  PROVES("CL-EVENT-007");
  Town t(at_gambling(3));
  t.draws(P1, kHigh);
  t.draws(P2, "3D TC JS 8S 9D");
  t.draws(P3, kLow);
  const CardId a = draws_event(t, P1, {.value = 7, .abilities = {pays(1)}});
  const CardId c = draws_event(t, P3, {.value = 7, .abilities = {pays(1)}});
  to_noon(t);
  ASSERT_EQ(t.state().winner, P3);
  EXPECT_EQ(resolved(t), (std::vector{c, a}));
}

TEST(ClassicEvents, OfOneTitleResolveOnceADay) {
  PROVES("CL-EVENT-008");
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  const CardId one = draws_event(t, P1, {.title = "Hail", .value = 6, .abilities = {pays(2)}});
  const CardId two = draws_event(t, P2, {.title = "Hail", .value = 6, .abilities = {pays(2)}});
  to_noon(t);
  EXPECT_EQ(resolved(t), std::vector{two});
  EXPECT_EQ(t.ghost_rock(P1), 9);
  EXPECT_EQ(t.ghost_rock(P2), 13);
  EXPECT_EQ(t.zone(one), Zone::discard);
  EXPECT_EQ(t.zone(two), Zone::discard);
}

TEST(ClassicEvents, HaveHadTheirResolutionForTheDay) {
  PROVES("CL-EVENT-002", "CL-EVENT-008");
  for (const int of_a_player : {1, 9}) {
    TownSpec spec = at_gambling();
    spec.parameters = {{Parameter::events_per_day, of_a_player}};
    Town t(spec);
    t.draws(P1, kHigh);
    t.draws(P2, kLow);
    draws_event(t, P1, {.title = "Frost", .value = 8, .abilities = {pays(2)}});
    draws_event(t, P2, {.title = "Hail", .value = 6, .abilities = {pays(2)}});
    auto& steps = t.ruleset().procedures[static_cast<std::size_t>(Proc::gambling)];
    const auto events = std::find_if(steps.begin(), steps.end(), [](const StepRef& step) { return step.name == "events"; });
    ASSERT_NE(events, steps.end());
    steps.insert(events, StepRef(*events));
    to_noon(t);
    EXPECT_EQ(resolved(t).size(), 2u) << "the step comes twice in the day";
    t.pass_until_day(2);
    EXPECT_EQ(t.state().modifiers.size(), 0) << "until the day ends";
  }
}

TEST(ClassicEvents, HaveHadTheirResolutionWhateverAbilitiesAreLost) {
  PROVES("CL-EVENT-008");
  Town t(at_gambling(3));
  t.draws(P1, kHigh);
  t.draws(P2, "3D TC JS 9S");
  t.draws(P3, kLow);
  t.dude(P2, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  const Expr pupil = dudes(mine());
  const CardId first = draws_event(t, P1, {.title = "Hail", .value = 9, .abilities = {pays(2)}});
  const CardId lesson = draws_event(t, P2, {.value = 8, .abilities = {event_text().effect(Verb::gain_ability, pupil, pupil, 0, Duration::day).effect(Verb::end_effects, pupil, self())}});
  draws_event(t, P3, {.title = "Hail", .value = 7, .abilities = {pays(2)}});
  to_noon(t);
  EXPECT_EQ(resolved(t), (std::vector{first, lesson}));
}

TEST(ClassicEvents, OneThatIsCancelledHasHadItsResolution) {
  PROVES("CL-EVENT-009");
  for (const Window window : {Window::before, Window::when}) {
    Town t(at_gambling());
    t.draws(P1, kHigh);
    t.draws(P2, kLow);
    const CardId medium = t.dude(P1, {.abilities = {react(TriggerPoint::event_resolves, window).instead().effect(Verb::ace, subject())}});
    const CardId one = draws_event(t, P1, {.title = "Hail", .value = 6, .abilities = {pays(2)}});
    const CardId two = draws_event(t, P2, {.title = "Hail", .value = 6, .abilities = {pays(2)}});
    t.pass_until(DecisionKind::react);
    t.use(medium);
    to_noon(t);
    EXPECT_EQ(t.happened("event.resolves"), 0);
    EXPECT_EQ(t.ghost_rock(P1), 9);
    EXPECT_EQ(t.ghost_rock(P2), 11);
    EXPECT_EQ(t.zone(two), Zone::boot_hill) << "aced without effect";
    EXPECT_EQ(t.zone(one), Zone::discard);
  }
}

TEST(ClassicEvents, ADisputeLowersWhatStrikesProduceThatDay) {
  PROVES("CL-EVENT-010");
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, "2C 4D 5S AS 7H");
  t.deed(P1, {.production = 4, .keywords = {"Strike"}});
  t.deed(P1, {.production = 1, .keywords = {"Strike"}});
  t.deed(P1, {.production = 3});
  const Expr strikes = cards(op(Op::has_keyword, t.definitions().keyword("Strike")));
  draws_event(t, P1, {.value = 6, .abilities = {event_text().effect(Verb::modify, strikes, Stat::production, num(-2))}});
  to_noon(t);
  ASSERT_EQ(t.events("production.collected").size(), 1u);
  EXPECT_EQ(t.events("production.collected")[0].amount, 2 + 0 + 3);
  t.forget_log();
  t.pass_until_day(2);
  t.pass_until_event("production.collected");
  EXPECT_EQ(t.events("production.collected")[0].amount, 4 + 1 + 3) << "the next day";
}

TEST(ClassicEvents, MayChooseAndAceThemselvesOrStayInPlay) {
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  const CardId victim = t.dude(P2);
  t.dude(P2);
  const CardId aced = draws_event(t, P1, {.value = 6, .abilities = {event_text().choose(dudes(!mine())).effect(Verb::boot, slot(0)).effect(Verb::ace, self())}});
  const CardId stays = draws_event(t, P2, {.value = 7, .abilities = {event_text().effect(Verb::put_on, self(), op(Op::outfit_of, 0, {you()})),
                                                                    standing().gives(StandingDef::Kind::player_stat, static_cast<int>(Stat::hand_size), num(2))}});
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.host(stays), t.home_card(P2)) << "the higher one was first";
  t.pick(victim);
  EXPECT_TRUE(t.is_booted(victim));
  EXPECT_EQ(t.zone(aced), Zone::boot_hill);
  t.pass_until_day(2);
  EXPECT_EQ(t.zone(stays), Zone::in_play);
  EXPECT_EQ(t.hand_size(P2), 7);
  EXPECT_EQ(t.hand_size(P1), 5);
}

TEST(ClassicEvents, WhatCannotBeDoneIsLeftOut) {
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  const CardId nobody = draws_event(t, P1, {.value = 6, .abilities = {event_text().choose(dudes(!mine())).effect(Verb::boot, slot(0)).effect(Verb::gain, you(), 9)}});
  const CardId half = draws_event(t, P2, {.value = 7, .abilities = {event_text().effect(Verb::ace, dudes(!mine())).effect(Verb::gain, you(), 2)}});
  to_noon(t);
  EXPECT_EQ(resolved(t), (std::vector{half, nobody}));
  EXPECT_EQ(t.ghost_rock(P1), 9) << "without anybody to choose nothing happens";
  EXPECT_EQ(t.ghost_rock(P2), 13) << "no first effect is required";
}

TEST(ClassicEvents, CanBeReactedToOnceTheyHaveResolved) {
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, "2C 4D 5S AS 7H");
  const CardId staff = t.dude(P2, {.abilities = {react(TriggerPoint::event_resolves).about(!op(Op::same_player, 0, {op(Op::event_player), you()})).effect(Verb::gain, you(), 1)}});
  draws_event(t, P1, {.value = 6, .abilities = {pays(4)}});
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.ghost_rock(P1), 13);
  t.use(staff);
  EXPECT_EQ(t.ghost_rock(P2), 12);
}

TEST(ClassicEvents, OneTakenOutOfTheHandDoesNotResolve) {
  Town t(at_gambling());
  t.draws(P1, kHigh);
  t.draws(P2, kLow);
  const CardId taken = draws_event(t, P1, {.value = 6, .abilities = {pays(2)}});
  const Expr theirs = op(Op::cards_in_draw_hand, 0, {opponent()});
  const CardId thief = draws_event(t, P2, {.value = 7, .abilities = {event_text().effect(Verb::to_hand, theirs)}});
  to_noon(t);
  EXPECT_EQ(resolved(t), std::vector{thief});
  EXPECT_EQ(t.zone(taken), Zone::hand);
  EXPECT_EQ(t.ghost_rock(P1), 9);
}

TEST(ClassicEvents, AreOnlyCardsInTheDrawHandsOfShootouts) {
  PROVES("CL-DRAW-013");
  Town t({.ruleset = "classic"});
  const CardId a = t.dude(P1, {.at = kSquare}), b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "7C 9D 2C 4C");
  t.draws(P2, "KC QD 2D 4S 6H");
  draws_event(t, P1, {.value = 7, .abilities = {pays(3)}});
  t.shootout(a, b);
  t.pass_until_event("round.won_or_lost");
  EXPECT_EQ(t.happened("event.resolves"), 0);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.events("round.won_or_lost")[0].player, P1) << "a pair of sevens with the Event";
}

}  // namespace
}  // namespace highnoon::test
