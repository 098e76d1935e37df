// Who may do what when, in a shootout. Compendium, "Making Plays and Passing", "Shootout".

#include "effect/modifier.hpp"
#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Ability shot(int amount = 1) { return shootout_play().effect(Verb::gain, you(), amount); }
Ability rank(int by, Duration lasts = Duration::standard) {
  return resolution().effect(Verb::modify_player, you(), Stat::hand_rank, num(by), lasts);
}
Ability caught() { return cheatin().effect(Verb::gain, you(), num(1)); }
constexpr const char* kPlain = "2C 4D 6H 8S TC";
constexpr const char* kCheatinHand = "2C 2C 6H 8S TC";

/// P1's dude called out P2's in the town square.
struct Duel {
  explicit Duel(CardSpec p1 = {}, CardSpec p2 = {}, TownSpec spec = bloodless()) : t(std::move(spec)) {
    p1.at = p2.at = kSquare;
    a = t.dude(P1, std::move(p1));
    b = t.dude(P2, std::move(p2));
  }
  void draw(const char* p1, const char* p2) {
    t.draws(P1, p1);
    t.draws(P2, p2);
  }
  void to_resolution(PlayerId who) { t.pass_until(DecisionKind::resolution_play, who); }
  Town t;
  CardId a, b;
};

// --- turns ------------------------------------------------------------------------------------------------------------------------

TEST(Turns, AtHighNoonGoClockwiseFromTheWinner) {
  PROVES("RC-PLAYS-001");
  Town t({.players = 3, .winner = P2});
  for (const PlayerId player : {P2, P3, P1, P2, P3}) {
    if (t.kind() != DecisionKind::noon_play) break;
    ASSERT_EQ(t.decider(), player);
    const CardId deed = t.deed(player, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
    t.use(deed);
  }
  EXPECT_EQ(t.decider(), P1);
}

TEST(Turns, AStepIsOpenUntilAllPassInARowAlsoToWhoHasPassed) {
  PROVES("RC-PLAYS-004", "RC-PLAYS-005");
  Town t;
  const CardId mine = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  const CardId theirs = t.dude(P2, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  t.pass(P1);
  t.use(theirs);
  ASSERT_EQ(t.kind(), DecisionKind::noon_play);
  t.use(mine);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  t.pass(P2);
  ASSERT_EQ(t.happened("phase.noon_ends"), 0);
  t.pass(P1);
  EXPECT_EQ(t.happened("phase.noon_ends"), 1);
}

TEST(Turns, OfAShootoutStepAreOpenToWhoHasPassedUntilAllHave) {
  PROVES("RC-SHOOT-008", "RC-SHOOT-009");
  Duel d({.abilities = {shot()}}, {.abilities = {shot()}});
  fight(d.t, d.a, d.b);
  d.t.pass(P1);
  d.t.use(d.b);
  ASSERT_EQ(d.t.kind(), DecisionKind::shootout_play);
  d.t.use(d.a);
  EXPECT_EQ(d.t.ghost_rock(P1), 11);
  d.t.pass(P2);
  d.t.pass(P1);
  EXPECT_EQ(d.t.kind(), DecisionKind::pick_shooter);
}

// --- from where ---------------------------------------------------------------------------------------------------------------------

TEST(Shootout, ReactsWorkFromAnyCard) {
  PROVES("RC-SHOOT-005", "RC-SHOOT-029");
  Duel d({.abilities = {shot()}}, {.abilities = {rank(1)}});
  const CardId far = d.t.dude(P1, {.abilities = {react(TriggerPoint::ability_resolved).effect(Verb::gain, you(), 3)}});
  d.draw(kPlain, kPlain);
  fight(d.t, d.a, d.b);
  d.t.use(d.a);
  ASSERT_EQ(d.t.kind(), DecisionKind::react);
  EXPECT_TRUE(d.t.can_use(far));
  d.t.pass();
  d.to_resolution(P2);
  d.t.use(d.b);
  ASSERT_EQ(d.t.kind(), DecisionKind::react);
  d.t.use(far);
  EXPECT_EQ(d.t.ghost_rock(P1), 14);
}

TEST(Shootout, CheatinResolutionsArePlaysInTurnAgainstAnothersHand) {
  PROVES("RC-SHOOT-030", "RC-SHOOT-031");
  Duel d;
  const CardId mine = d.t.action_in_hand(P1, {.abilities = {caught()}});
  const CardId theirs = d.t.action_in_hand(P2, {.abilities = {caught()}});
  const CardId second = d.t.action_in_hand(P2, {.abilities = {rank(1)}});
  d.draw(kCheatinHand, "2C 2D 6H 8S TC");
  fight(d.t, d.a, d.b);
  d.to_resolution(P1);
  EXPECT_EQ(d.t.happened("draw_hand.revealed_cheatin"), 1);
  EXPECT_FALSE(d.t.can_use(mine)) << "only P1's own hand is cheatin'";
  EXPECT_FALSE(d.t.can_use(theirs)) << "not P2's turn";
  d.t.pass(P1);
  d.t.use(theirs);
  d.t.pick(P1);
  ASSERT_EQ(d.t.kind(), DecisionKind::resolution_play);
  EXPECT_EQ(d.t.decider(), P1) << "it was P2's play";
  EXPECT_FALSE(d.t.can_use(second));
}

TEST(Shootout, OnlyWhetherAHandIsCheatinNowCounts) {
  PROVES("RC-SHOOT-032", "RC-SHOOT-033");
  for (const int legal : {1, 0}) {
    Duel d({.abilities = {resolution().effect(Verb::set_legal, you(), num(legal))}});
    const CardId theirs = d.t.action_in_hand(P2, {.abilities = {caught()}});
    d.draw(legal ? kCheatinHand : kPlain, "2C 2D 6H 8S TC");
    fight(d.t, d.a, d.b);
    d.to_resolution(P1);
    d.t.pass(P1);
    EXPECT_EQ(d.t.can_use(theirs), legal != 0);
    const CardId other = d.t.dude(P2, {.abilities = {resolution().joins_posse().effect(Verb::join_posse, self())}});
    d.t.use(other);
    d.t.use(d.a);
    EXPECT_EQ(d.t.can_use(theirs), legal == 0);
  }
}

TEST(Shootout, AHandThatTurnsLegalAndBackIsHitOnce) {
  PROVES("RC-SHOOT-035");
  Duel d({.abilities = {resolution().effect(Verb::set_legal, you(), num(1)), resolution().effect(Verb::set_legal, you(), num(0))}});
  const CardId first = d.t.action_in_hand(P2, {.abilities = {caught()}});
  const CardId second = d.t.action_in_hand(P2, {.abilities = {caught()}});
  d.draw(kCheatinHand, "2C 2D 6H 8S TC");
  fight(d.t, d.a, d.b);
  d.to_resolution(P1);
  d.t.pass(P1);
  d.t.use(first);
  d.t.pick(P1);
  d.t.use(d.a, 0);
  d.t.pass(P2);
  d.t.use(d.a, 1);
  ASSERT_EQ(d.t.decider(), P2);
  EXPECT_TRUE(draw_hand_cheatin(d.t.kernel(), P1));
  EXPECT_FALSE(d.t.can_use(second));
}

// --- into a posse and out of it -------------------------------------------------------------------------------------------------------

TEST(Posse, AnEffectThatMovesIntoItMovesOnlyWhoIsElsewhere) {
  PROVES("RC-POSSE-001", "RC-POSSE-002", "RC-SHOOT-006");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId here = t.dude(P1, {.at = kSquare, .booted = true});
  const CardId far = t.dude(P1);
  const CardId b = t.dude(P2, {.at = kSquare});
  const auto musters = [] {
    return shootout_play().joins_posse().choose(dudes(mine() && !in_fight())).effect(Verb::join_posse, slot(0));
  };
  const CardId first = t.action_in_hand(P1, {.abilities = {musters()}});
  const CardId second = t.action_in_hand(P1, {.abilities = {musters()}});
  fight(t, a, b);
  t.use(first);
  t.pick(here);
  EXPECT_EQ(t.side(here), 1);
  EXPECT_EQ(t.where(here), kSquare);
  EXPECT_TRUE(t.is_booted(here));
  EXPECT_EQ(t.happened("dude.moved"), 0);
  t.pass(P2);
  t.use(second);
  t.pick(far);
  EXPECT_EQ(t.side(far), 1);
  EXPECT_EQ(t.where(far), kSquare);
  EXPECT_FALSE(t.is_booted(far));
  EXPECT_EQ(t.happened("dude.moved"), 1);
}

TEST(Posse, IsNoPlaceToMoveTo) {
  PROVES("RC-POSSE-003");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId mover = t.dude(P1, {.abilities = {shootout_play().effect(Verb::gain, you(), 1)}, .at = kSquare});
  const CardId goods = t.goods(
      P1, mover,
      {.abilities = {shootout_play()
                         .choose(ChoiceDef::Kind::location, anything(), left_out(), left_out())
                         .effect(Verb::move, bearer(), op(Op::slot_location, 0))}});
  fight(t, a, b, {mover});
  t.use(goods);
  ASSERT_EQ(t.kind(), DecisionKind::choose_location);
  for (const Option& option : t.options()) {
    EXPECT_EQ(option.kind, OptionKind::place);
    const LocationId place{static_cast<std::uint16_t>(option.a)};
    EXPECT_TRUE(place == LocationId(deed) || place == t.home(P1) || place == t.home(P2) || place == kSquare);
  }
  EXPECT_EQ(t.options().size(), 3U) << "all but the square, where the dude is";
}

TEST(Posse, LeavingItAtHomeCountsAsGoingHome) {
  PROVES("RC-SHOOT-007");
  Town t(homes_open());
  const CardId a = t.dude(P1, {.at = t.home(P2)});
  const CardId b = t.dude(P2);
  const CardId c = t.dude(P2, {.abilities = {shootout_play().effect(Verb::send_home, self(), left_out(), 1)}});
  fight(t, a, b, {}, {c});
  t.pass(P1);
  t.use(c);
  EXPECT_EQ(t.side(c), 0);
  EXPECT_EQ(t.where(c), t.home(P2));
  EXPECT_FALSE(t.is_booted(c));
}

// --- shooters -----------------------------------------------------------------------------------------------------------------------

TEST(Shooter, IsAnyDudeOfThePosseWhoeverControlsIt) {
  PROVES("RC-SHOOT-013");
  Town t(bloodless(3));
  const CardId a = t.dude(
      P1, {.abilities = {shootout_play().joins_posse().effect(Verb::join_posse, dudes(op(Op::is_booted)))}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId ally = t.dude(P3, {.bullets = 3, .stud = true, .at = kSquare, .booted = true});
  fight(t, a, b);
  t.use(a);
  ASSERT_EQ(t.side(ally), 1);
  t.pass_until(DecisionKind::pick_shooter, P1);
  EXPECT_TRUE(t.offers(OptionKind::shooter, a));
  t.pick_shooter(ally);
  EXPECT_EQ(stud_bonus(t.kernel(), P1), 3);
}

TEST(Shooter, MayBeFixedByAnEffect) {
  PROVES("RC-SHOOT-014");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId must = t.dude(
      P1, {.abilities = {standing().forbids(Act::be_shooter, is(CardType::dude) && mine() && !is_card(self()))}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b, {must});
  t.pass_until(DecisionKind::pick_shooter, P1);
  EXPECT_FALSE(t.offers(OptionKind::shooter, a));
  EXPECT_TRUE(t.offers(OptionKind::shooter, must));
}

/// The bonuses of P1's posse of these dudes with the first as shooter.
std::pair<int, int> bonuses(std::vector<CardSpec> posse) {
  Town t(bloodless());
  std::vector<CardId> all;
  for (CardSpec& spec : posse) {
    spec.at = kSquare;
    all.push_back(t.dude(P1, spec));
  }
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, all[0], b, {all.begin() + 1, all.end()});
  t.pass_until(DecisionKind::pick_shooter, P1);
  t.pick_shooter(all[0]);
  return {stud_bonus(t.kernel(), P1), draw_bonus(t.kernel(), P1)};
}

TEST(Shooter, WithoutBulletsAddsNothingAndEveryOtherDudeOne) {
  PROVES("RC-SHOOT-015", "RC-SHOOT-016", "RC-SHOOT-017");
  const CardSpec none{.stud = true}, one{.bullets = 1, .stud = true}, two{.bullets = 2, .stud = true};
  EXPECT_EQ(bonuses({none}), std::pair(0, 0));
  EXPECT_EQ(bonuses({two, none, {.bullets = 3, .stud = true}, {}}), std::pair(4, 1));
  EXPECT_EQ(bonuses({none, one}), std::pair(1, 0));
  EXPECT_EQ(bonuses({one, none}), std::pair(2, 0));
}

// --- the reveal ---------------------------------------------------------------------------------------------------------------------

TEST(Reveal, TheWinnerOrdersWhatHappensAtOnce) {
  PROVES("RC-SHOOT-022");
  for (const PlayerId winner : {P1, P2}) {
    Town t(bloodless(2, winner));
    const auto gains = [](int amount) { return trait(TriggerPoint::draw_hand_revealed).effect(Verb::gain, you(), amount); };
    const CardId a = t.dude(P1, {.abilities = {gains(1)}, .at = kSquare});
    const CardId b = t.dude(P2, {.abilities = {gains(2)}, .at = kSquare});
    draw_alike(t);
    if (winner == P2) t.pass(P2);
    fight(t, a, b);
    t.pass_until(DecisionKind::order_traits);
    EXPECT_EQ(t.decider(), winner);
    EXPECT_EQ(t.count(OptionKind::trait), 2);
    t.use(b);
    EXPECT_EQ(t.ghost_rock(P2), 12);
    EXPECT_TRUE(t.ghost_rock(P1) == 11);
  }
}

TEST(Reveal, WhatItBroughtLastsForTheRoundWhateverBecomesOfTheHand) {
  PROVES("RC-SHOOT-023", "RC-SHOOT-020");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.abilities = {trait(TriggerPoint::draw_hand_revealed_cheatin)
                                                 .effect(Verb::modify_player, you(), Stat::hand_rank, num(1), Duration::round),
                                             resolution().effect(Verb::set_legal, op(Op::all_players), num(1))},
                               .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, kPlain);
  t.draws(P2, kCheatinHand);
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play);
  EXPECT_EQ(player_stat(t.kernel(), P1, Stat::hand_rank), 1) << "before the first Resolution play";
  t.use(a, 1);
  EXPECT_FALSE(draw_hand_cheatin(t.kernel(), P2));
  EXPECT_EQ(player_stat(t.kernel(), P1, Stat::hand_rank), 1);
  t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(player_stat(t.kernel(), P1, Stat::hand_rank), 0);
  t.pass_until(DecisionKind::resolution_play);
}

// --- hand ranks ---------------------------------------------------------------------------------------------------------------------

TEST(RankModifiers, CountAsTheyStandAtTheEndOfResolution) {
  PROVES("RC-RANKMOD-004");
  Town t;
  const CardId a = t.dude(P1, {.abilities = {rank(1), rank(-3)}, .at = kSquare});
  const CardId b = t.dude(P2, {.abilities = {resolution().effect(Verb::modify_player, opponent(), Stat::hand_rank, num(0)),
                                             rank(0)},
                               .at = kSquare});
  ranks(t, 7, 4);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P1);
  t.use(a, 0);
  t.pass(P2);
  t.use(a, 1);
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(casualties_owed(t.kernel(), P2), 1) << "5 against 4";
}

/// P1's change of rank in the second round, made in the first by this ability.
int rank_in_second_round(Ability ability, DecisionKind step) {
  Town t(bloodless());
  const CardId a = t.dude(P1, {.abilities = {std::move(ability)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare}), d = t.dude(P2, {.at = kSquare});
  ranks(t, 1, 1);
  ranks(t, 1, 1);
  fight(t, a, b, {}, {c, d});
  t.pass_until(step, P1);
  t.use(a);
  t.pass_until_event("shootout.round_begins");
  t.pass_until(DecisionKind::resolution_play, P1);
  EXPECT_EQ(t.state().shootout.round, 2);
  return player_stat(t.kernel(), P1, Stat::hand_rank);
}

TEST(RankModifiers, LastAsLongAsTheirPlaySaysOrItsKindDoes) {
  PROVES("RC-RANKMOD-006", "RC-RANKMOD-007", "RC-RANKMOD-008");
  const Ability of_a_shootout = shootout_play().effect(Verb::modify_player, you(), Stat::hand_rank, num(1));
  EXPECT_EQ(rank_in_second_round(of_a_shootout, DecisionKind::shootout_play), 1);
  EXPECT_EQ(rank_in_second_round(rank(2), DecisionKind::resolution_play), 0);
  EXPECT_EQ(rank_in_second_round(rank(2, Duration::shootout), DecisionKind::resolution_play), 2);
}

// --- Headlines ----------------------------------------------------------------------------------------------------------------------

TEST(Headline, IsPlayedOnceAShootoutByAnybody) {
  PROVES("RC-HEADLINE-001", "RC-HEADLINE-002", "RC-HEADLINE-003");
  Town t(bloodless());
  const auto headline = [&](PlayerId player) { return t.action_in_hand(player, {.keywords = {"Headline"}, .abilities = {shot()}}); };
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId first = headline(P1), mine = headline(P1), theirs = headline(P2);
  draw_alike(t, 2);
  fight(t, a, b);
  t.use(first);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_FALSE(t.can_use(theirs));
  t.pass(P2);
  EXPECT_FALSE(t.can_use(mine));
  t.pass_until_event("shootout.round_begins");
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_FALSE(t.can_use(mine)) << "nor in the next round";
  t.pass_until(DecisionKind::flee, P2);
  t.flee(b);
  const CardId again = t.dude(P2, {.at = kSquare});
  t.pass_until(DecisionKind::noon_play, P1);
  fight(t, a, again);
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_TRUE(t.can_use(mine));
}

TEST(Shootout, ALimitForThisShootoutEndsWithIt) {
  PROVES("RC-THIS-002");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.abilities = {shot().limit(1, Duration::shootout)}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.use(a);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(a));
  t.pass_until(DecisionKind::flee, P2);
  t.flee(b);
  const CardId again = t.dude(P2, {.at = kSquare});
  t.pass_until(DecisionKind::noon_play, P1);
  fight(t, a, again);
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_TRUE(t.can_use(a));
}

// --- sent home ------------------------------------------------------------------------------------------------------------------------

TEST(SendHomeBooted, ABootedDudeGoesToo) {
  PROVES("RC-SHB-002");
  Duel d({.abilities = {shootout_play().effect(Verb::gain, you(), 1).effect(Verb::send_home, op(Op::mark), 1)}}, {.booted = true});
  d.t.call_out(d.a, d.b);  // a booted dude cannot refuse
  d.t.pass_until(DecisionKind::shootout_play);
  d.t.use(d.a);
  EXPECT_EQ(d.t.where(d.b), d.t.home(P2));
  EXPECT_TRUE(d.t.is_booted(d.b));
  EXPECT_EQ(d.t.side(d.b), 0);
}

TEST(SendHomeBooted, WhoCannotLeaveThePosseStaysAsItIs) {
  PROVES("RC-SHB-008");
  Duel d({.abilities = {shootout_play().effect(Verb::gain, you(), 1).effect(Verb::send_home, op(Op::mark), 1)}},
         {.abilities = {standing().forbids(Act::leave_posse)}});
  fight(d.t, d.a, d.b);
  d.t.use(d.a);
  EXPECT_EQ(d.t.ghost_rock(P1), 11);
  EXPECT_EQ(d.t.where(d.b), kSquare);
  EXPECT_FALSE(d.t.is_booted(d.b));
  EXPECT_EQ(d.t.side(d.b), 2);
}

TEST(SendHomeBooted, MovingHomeAndBootingDoesTheSame) {
  PROVES("RC-SHB-009");
  Duel d({.abilities = {shootout_play()
                            .effect(Verb::boot, op(Op::mark))
                            .effect(Verb::move, op(Op::mark), op(Op::home_of, 0, {opponent()}))}});
  const CardId other = d.t.dude(P2, {.at = kSquare});
  fight(d.t, d.a, d.b, {}, {other});
  d.t.use(d.a);
  EXPECT_EQ(d.t.where(d.b), d.t.home(P2));
  EXPECT_TRUE(d.t.is_booted(d.b));
  EXPECT_EQ(d.t.side(d.b), 0);
  EXPECT_EQ(d.t.side(other), 2);
}

// --- fleeing, rounds and the end --------------------------------------------------------------------------------------------------------

TEST(Flee, TheMarkMayAndTheShootoutGoesOn) {
  PROVES("RC-SHOOT-052", "RC-SHOOT-053");
  Town t(bloodless());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId mark = t.dude(P2, {.at = kSquare});
  const CardId other = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, mark, {}, {other});
  t.pass_until(DecisionKind::flee, P2);
  t.flee(mark);
  EXPECT_EQ(t.side(mark), 0);
  t.done();
  EXPECT_EQ(t.state().shootout.round, 2);
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.side(other), 2);
}

TEST(Shootout, WhatLastsForItIsGoneWhenAJobIsResolved) {
  PROVES("RC-SHOOT-054");
  Town t(bloodless());
  const CardId deed = t.deed(P2);
  const CardId a = t.dude(P1, {.bullets = 1, .abilities = {shootout_play().effect(Verb::modify, self(), Stat::bullets, num(2))}, .at = deed});
  const CardId b = t.dude(P2, {.at = deed});
  const CardId job = t.action_in_hand(P1, {.abilities = {noon()
                                                             .choose(cards(is(CardType::deed)))
                                                             .job(0)
                                                             .on_success(effect(Verb::gain, you(), stat_of(Stat::bullets, op(Op::leader))))}});
  draw_alike(t);
  t.use(job);
  while (t.kind() != DecisionKind::shootout_play) {
    if (t.kind() == DecisionKind::choose_cards) {
      t.pick(deed);
    } else if (t.kind() == DecisionKind::choose_leader) {
      t.pick(a);
    } else if (t.kind() == DecisionKind::oppose_job || (t.kind() == DecisionKind::join_posse && t.decider() == P2)) {
      if (t.side(b) == 0) {
        t.join(b);
      } else {
        t.done();
      }
    } else {
      t.answer_plainly();
    }
  }
  t.use(a);
  EXPECT_EQ(t.stat(a, Stat::bullets), 3);
  t.pass_until(DecisionKind::flee, P2);
  t.flee(b);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.ghost_rock(P1), 11) << "resolved with 1 bullet";
  EXPECT_EQ(t.happened("job.succeeded"), 1);
}

TEST(Winner, IsAlwaysLowballs) {
  PROVES("RC-WINNER-001");
  Duel d({}, {}, bloodless());
  const Expr me = op(Op::is_winner, 0, {you()});
  const CardId mine = d.t.deed(P1, {.abilities = {shot().needs(me)}});
  const CardId theirs = d.t.deed(P2, {.abilities = {shot().needs(me)}});
  const CardId third = d.t.dude(P1, {.at = kSquare});
  ranks(d.t, 1, 2);
  fight(d.t, d.a, d.b, {third});
  d.t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(d.t.state().shootout.round_winner, P2);
  d.t.casualty_discard(third);
  d.t.done();
  d.t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_TRUE(d.t.can_use(mine));
  d.t.pass(P1);
  EXPECT_FALSE(d.t.can_use(theirs));
}

// --- casualties -----------------------------------------------------------------------------------------------------------------------

TEST(Casualties, ReactsToTheLosersComeBeforeTheWinnersAreAssigned) {
  PROVES("RC-SHOOT-046");
  Town t;
  const CardId a = t.dude(P1, {.abilities = {resolution().effect(Verb::modify_player, you(), Stat::casualties, num(1))}, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId watcher = t.dude(P2, {.abilities = {react(TriggerPoint::casualties_taken).effect(Verb::gain, you(), 1)}});
  ranks(t, 2, 1);
  fight(t, a, b);
  t.pass_until(DecisionKind::resolution_play, P1);
  t.use(a);
  t.pass_until(DecisionKind::assign_casualty);
  ASSERT_EQ(t.decider(), P2);
  t.casualty_discard(b);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(watcher);
  ASSERT_EQ(t.kind(), DecisionKind::assign_casualty);
  EXPECT_EQ(t.decider(), P1);
}

TEST(Casualties, AReactBeforeTheyAreTakenIsOfferedThenOnly) {
  PROVES("RC-REACT-011");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P2, {.at = kSquare});
  const CardId watcher = t.dude(P2, {.abilities = {react(TriggerPoint::casualties_about_to_be_taken)
                                                       .about(op(Op::same_player, 0, {op(Op::event_player), you()}))
                                                       .effect(Verb::gain, you(), 1)}});
  ranks(t, 3, 1);
  fight(t, a, b, {}, {c});
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_discard(b);
  t.casualty_discard(c);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_TRUE(t.can_use(watcher));
  EXPECT_EQ(t.zone(b), Zone::in_play) << "nothing is taken yet";
  t.pass();
  EXPECT_EQ(t.zone(b), Zone::discard);
  EXPECT_NE(t.kind(), DecisionKind::react);
}

/// P2's only dude in the posse has a Sidekick and owes that many casualties.
struct WithDog {
  explicit WithDog(int owed) {
    a = t.dude(P1, {.at = kSquare});
    b = t.dude(P2, {.at = kSquare});
    dog = t.goods(P2, b, {.bullets = 2, .keywords = {"Sidekick"}});
    ranks(t, 1 + owed, 1);
    fight(t, a, b);
    t.pass_until(DecisionKind::assign_casualty);
  }
  Town t;
  CardId a, b, dog;
};

TEST(Sidekick, NeedNotCover) {
  PROVES("RC-SIDEKICK-004");
  WithDog w(1);
  EXPECT_TRUE(w.t.offers(OptionKind::casualty_discard, w.dog));
  w.t.casualty_discard(w.b);
  w.t.done();
  EXPECT_EQ(w.t.zone(w.b), Zone::discard);
  EXPECT_EQ(w.t.zone(w.dog), Zone::discard);
}

TEST(Sidekick, CoversBesideItsBearer) {
  PROVES("RR-LUMPS-014", "RC-SHOOT-049", "RC-SIDEKICK-005");
  for (const int owed : {2, 3}) {
    WithDog w(owed);
    if (owed == 3) {
      w.t.casualty_ace(w.b);
    } else {
      w.t.casualty_discard(w.b);
    }
    w.t.casualty_discard(w.dog);
    w.t.done();
    EXPECT_EQ(w.t.zone(w.b), owed == 3 ? Zone::boot_hill : Zone::discard);
    EXPECT_EQ(w.t.zone(w.dog), Zone::discard);
    ASSERT_FALSE(w.t.events("casualties.taken").empty());
    EXPECT_EQ(w.t.events("casualties.taken")[0].amount, owed);
  }
}

TEST(Sidekick, SparesItsBearerTheAcing) {
  PROVES("RC-SHOOT-043");
  WithDog w(2);
  EXPECT_TRUE(w.t.offers(OptionKind::casualty_ace, w.b));
  EXPECT_TRUE(w.t.offers(OptionKind::casualty_discard, w.b)) << "twice as many as there are dudes, and a Sidekick for one";
}

TEST(Sidekick, AsACasualtyHasNoBullets) {
  PROVES("RC-SIDEKICK-007");
  Town t;
  const Expr bullets = op(Op::highest_of, static_cast<int>(Stat::bullets), {op(Op::round_casualties_of, 0, {opponent()})});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId dog = t.goods(P2, b, {.bullets = 3, .keywords = {"Sidekick"}});
  t.outfit(P1, {.abilities = {trait(TriggerPoint::casualties_taken)
                                  .about(op(Op::same_player, 0, {op(Op::event_player), opponent()}))
                                  .effect(Verb::gain, you(), op(Op::add, 0, {bullets, num(1)}))}});
  ranks(t, 2, 1);
  fight(t, a, b);
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_discard(dog);
  t.done();
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

}  // namespace
}  // namespace highnoon::test
