// A shootout inside a shootout: the outer one waits, and goes on where it was.

#include "day/callin_out.hpp"
#include "effect/modifier.hpp"
#include "highnoon/save.hpp"
#include "shootout/suspended.hpp"
#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Ability duel() {
  return shootout_play().joins_posse().choose(dudes(mine() && !in_fight())).choose(dudes(in_fight() && !mine())).effect(Verb::start_shootout, slot(0), slot(1), 1);
}

/// P1's A fights P2's B and C in the town square; P1 has two more dudes next door, and cards by which one of them fights one of P2's first.
struct Nested {
  explicit Nested(const TownSpec& spec = bloodless_classic(), Ability of_b = standing()) : t(spec) {
    a = t.dude(P1, {.title = "A", .at = kSquare});
    b = t.dude(P2, {.title = "B", .abilities = {std::move(of_b)}, .at = kSquare});
    c = t.dude(P2, {.title = "C", .at = kSquare});
    sniper = t.dude(P1, {.title = "Sniper"});
    other = t.dude(P1, {.title = "Other"});
    for (CardId& card : cards) card = t.action_in_hand(P1, {.abilities = {duel()}});
  }
  void begin() { fight(t, a, b, {}, {c}); }
  void nest(CardId against, CardId by, int card = 0) {
    t.use(cards[card]);
    t.pick(by);
    if (t.kind() == DecisionKind::choose_cards) t.pick(against);
  }
  void begin_and_nest() {
    begin();
    nest(b, sniper);
  }
  /// One round in which hands of these ranks are drawn; whoever must fall is aced. Ends at the next decision after that.
  void round(int p1, int p2) {
    ranks(t, p1, p2);
    t.pass_until(DecisionKind::assign_casualty);
    while (t.kind() == DecisionKind::assign_casualty) t.answer_plainly();
  }
  /// The inner shootout until nothing of it is left.
  void finish(int depth = 0) {
    while (!t.over() && t.state().shootout.depth > depth) t.answer_plainly();
  }
  const Shootout& fought() { return t.state().shootout; }

  Town t;
  CardId a, b, c, sniper, other;
  CardId cards[3];
};

TEST(SuspendedShootout, TheInnerOneIsBetweenTheTwoOnlyWhereTheMarkIs) {
  PROVES("CL-POSSE-011", "CL-CALLOUT-012");
  Nested in;
  in.begin();
  EXPECT_TRUE(callout_under_way(in.t.kernel())) << "it has led to this shootout";
  in.nest(in.b, in.sniper);
  ASSERT_EQ(in.t.kind(), DecisionKind::shootout_play) << "nobody refuses, nobody else joins";
  EXPECT_FALSE(callout_under_way(in.t.kernel()));
  EXPECT_EQ(in.t.decider(), P1) << "of the Winner";
  EXPECT_EQ(in.fought().depth, 1);
  EXPECT_EQ(in.fought().round, 1);
  EXPECT_EQ(in.fought().leader, in.sniper);
  EXPECT_EQ(in.fought().mark, in.b);
  EXPECT_EQ(in.t.side(in.sniper), 1);
  EXPECT_EQ(in.t.side(in.b), 2);
  EXPECT_EQ(in.t.side(in.a), 0);
  EXPECT_EQ(in.t.side(in.c), 0);
  EXPECT_EQ(in.t.where(in.sniper), kSquare);
  EXPECT_TRUE(in.t.is_booted(in.sniper)) << "as all who come from next door";
  EXPECT_EQ(in.t.game().view(P1).shootout.suspended, 1);
}

TEST(SuspendedShootout, TheOuterOneGoesOnWhereItWas) {
  PROVES("CL-REACT-003");
  Nested in;
  Town& t = in.t;
  in.begin();
  draw_alike(t);
  t.pass_until(DecisionKind::flee);
  t.pass_until(DecisionKind::shootout_play, P1);
  ASSERT_EQ(in.fought().round, 2);
  in.nest(in.b, in.sniper);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.decider(), P2) << "after P1's play";
  EXPECT_EQ(in.fought().round, 2);
  EXPECT_EQ(in.fought().leader, in.a);
  EXPECT_EQ(t.side(in.a), 1);
  EXPECT_EQ(t.side(in.b), 2);
  EXPECT_EQ(t.side(in.c), 2);
  EXPECT_EQ(t.side(in.sniper), 0);
  EXPECT_EQ(t.happened("shootout.ends"), 1);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.a);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("shootout.ends"), 2);
  EXPECT_FALSE(in.fought().active);
}

TEST(SuspendedShootout, WhoFallsInsideIsGoneFromTheOuterOne) {
  Nested in;
  Town& t = in.t;
  in.begin_and_nest();
  in.round(4, 1);
  in.finish();
  EXPECT_EQ(t.zone(in.b), Zone::boot_hill);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(t.side(in.a), 1);
  EXPECT_EQ(t.side(in.c), 2);
  EXPECT_EQ(t.where(in.sniper), kSquare) << "nobody goes home";
  EXPECT_EQ(t.events("shootout.won").size(), 1u);
}

TEST(SuspendedShootout, TheOuterOneIsOverIfTheLastOfAPosseFallsInside) {
  PROVES("CL-SHOOT-010");
  Nested in;
  Town& t = in.t;
  fight(t, in.a, in.b);
  in.nest(in.b, in.sniper);
  in.round(4, 1);
  t.pass_until(DecisionKind::noon_play);
  const auto won = t.events("shootout.won");
  ASSERT_EQ(won.size(), 2u);
  EXPECT_EQ(won[1].player, P1);
  EXPECT_FALSE(in.fought().active);
}

TEST(SuspendedShootout, TheOuterOneGoesOnIfTheSniperFalls) {
  Nested in;
  Town& t = in.t;
  in.begin_and_nest();
  in.round(1, 4);
  in.finish();
  EXPECT_EQ(t.zone(in.sniper), Zone::boot_hill);
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(t.side(in.a), 1);
  EXPECT_EQ(t.side(in.b), 2);
  EXPECT_EQ(t.side(in.c), 2);
}

TEST(SuspendedShootout, WhoFleesHasLeftBoth) {
  Nested in;
  Town& t = in.t;
  in.begin_and_nest();
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P2);
  EXPECT_FALSE(t.offers_any(in.c)) << "who is not in this one";
  t.flee(in.b);
  in.finish();
  EXPECT_EQ(t.where(in.b), t.home(P2));
  EXPECT_EQ(t.side(in.b), 0);
  EXPECT_EQ(t.side(in.c), 2);
}

TEST(SuspendedShootout, WhoFleesHasLeftBothEvenIfNotSentHome) {
  Nested in(bloodless_classic(), trait(TriggerPoint::dude_sent_home, Window::when).instead().effect(Verb::gain, you(), 1));
  Town& t = in.t;
  in.begin_and_nest();
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P2);
  t.flee(in.b);
  in.finish();
  EXPECT_EQ(t.where(in.b), kSquare);
  EXPECT_EQ(t.side(in.b), 0);
  EXPECT_EQ(t.side(in.c), 2);
}

/// The effect on C, who waits, in the inner shootout; then that one is over.
void meanwhile(Nested& in, Ability ability) {
  const CardId card = in.t.action_in_hand(P1, {.abilities = {std::move(ability)}});
  in.begin_and_nest();
  in.t.use(card);
  if (in.t.kind() == DecisionKind::choose_cards) in.t.pick(in.c);
  draw_alike(in.t);
  in.t.pass_until(DecisionKind::flee, P1);
  in.t.flee(in.sniper);
  in.finish();
}
Ability on_who_waits() { return shootout_play().joins_posse().choose(dudes(!in_fight() && !mine())); }

TEST(SuspendedShootout, WhoIsSentHomeOrMovedAwayMeanwhileHasLeftTheOuterOne) {
  {
    Nested in;
    meanwhile(in, on_who_waits().effect(Verb::send_home, slot(0)));
    EXPECT_EQ(in.t.side(in.c), 0);
    EXPECT_EQ(in.t.side(in.b), 2);
  }
  {
    Nested in;
    const LocationId home = in.t.home(P2);
    meanwhile(in, on_who_waits().effect(Verb::move, slot(0), op(Op::home_of, 0, {opponent()})).effect(Verb::move, slot(0), square()));
    EXPECT_NE(in.t.where(in.c), home);
    EXPECT_EQ(in.t.side(in.c), 0) << "though he is back";
    EXPECT_EQ(in.t.side(in.b), 2);
  }
}

TEST(SuspendedShootout, WhoIsSentHomeBootedAtHomeHasLeftTheOuterOne) {
  PROVES("CL-SHOOT-009");
  TownSpec spec = bloodless_classic();
  spec.parameters.emplace_back(Parameter::callout_at_home, 1);
  Town t(spec);
  const CardId a = t.dude(P1, {.at = t.home(P2)});
  const CardId b = t.dude(P2), c = t.dude(P2);
  const CardId sniper = t.dude(P1, {.at = kSquare});
  const CardId card = t.action_in_hand(P1, {.abilities = {duel()}});
  const CardId away = t.action_in_hand(P1, {.abilities = {on_who_waits().effect(Verb::send_home, slot(0))}});
  fight(t, a, b, {}, {c});
  t.use(card);
  if (t.kind() == DecisionKind::choose_cards) t.pick(sniper);
  t.pick(b);
  t.use(away);
  if (t.kind() == DecisionKind::choose_cards) t.pick(c);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(sniper);
  while (t.state().shootout.depth > 0) t.answer_plainly();
  EXPECT_TRUE(t.is_booted(c));
  EXPECT_EQ(t.side(c), 0);
  EXPECT_EQ(t.side(b), 2);
}

TEST(SuspendedShootout, NobodyIsOnBothSidesBecauseOfWhoHasTakenControlMeanwhile) {
  PROVES("CL-POSSE-007");
  Nested in;
  meanwhile(in, on_who_waits().effect(Verb::take_control, slot(0), you(), Duration::day));
  EXPECT_EQ(in.t.controller(in.c), P1);
  EXPECT_EQ(in.t.side(in.c), 0);
  EXPECT_EQ(in.t.side(in.a), 1);
  EXPECT_EQ(in.t.side(in.b), 2);
}

TEST(SuspendedShootout, WhatLastsOfTheOuterOneOutlivesTheInnerOneAndNotTheOtherWay) {
  PROVES("CL-SHOOT-007", "CL-SHOOT-008");
  Nested in;
  Town& t = in.t;
  const CardId before = t.action_in_hand(P1, {.abilities = {shootout_play().effect(Verb::modify, dudes(in_fight()), Stat::bullets, 2).effect(Verb::modify, dudes(in_fight()), Stat::bullets, 4, Duration::round)}});
  const CardId inside = t.action_in_hand(P1, {.abilities = {shootout_play().effect(Verb::modify, dudes(in_fight()), Stat::bullets, 1)}});
  in.begin();
  t.use(before);
  t.pass(P2);
  EXPECT_EQ(t.stat(in.b, Stat::bullets), 6);
  in.nest(in.b, in.sniper);
  EXPECT_EQ(t.stat(in.b, Stat::bullets), 6) << "what lasts counts in the inner one too";
  EXPECT_EQ(t.stat(in.sniper, Stat::bullets), 0);
  t.use(inside);
  EXPECT_EQ(t.stat(in.b, Stat::bullets), 7);
  t.draws(P1, "2C 4D 6H 8S TC");
  t.draws(P2, "2C 4D 6H 8S TC");
  t.pass_until(DecisionKind::flee, P1);
  EXPECT_EQ(t.stat(in.b, Stat::bullets), 7);
  t.flee(in.sniper);
  in.finish();
  EXPECT_EQ(t.stat(in.b, Stat::bullets), 6) << "the round of the outer one is not over";
  EXPECT_EQ(t.stat(in.c, Stat::bullets), 6);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(t.stat(in.b, Stat::bullets), 2) << "of the shootout";
  EXPECT_EQ(in.fought().round, 2);
}

TEST(SuspendedShootout, WhatChangesAPlayersHandIsOfOneShootoutOnly) {
  Nested in;
  Town& t = in.t;
  const CardId card = t.action_in_hand(P1, {.abilities = {shootout_play().effect(Verb::modify_player, opponent(), Stat::hand_rank, -2)}});
  in.begin();
  t.use(card);
  t.pass(P2);
  in.nest(in.b, in.sniper);
  EXPECT_EQ(player_stat(t.kernel(), P2, Stat::hand_rank), 0);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  EXPECT_EQ(player_stat(t.kernel(), P2, Stat::hand_rank), -2);
}

TEST(SuspendedShootout, WhatIsSaidAboutThePlayersInARoundIsOfOneShootoutOnly) {
  Nested in;
  Town& t = in.t;
  const CardId card = t.action_in_hand(P1, {.abilities = {shootout_play().effect(Verb::forbid_fleeing, opponent())}});
  in.begin();
  t.use(card);
  t.pass(P2);
  in.nest(in.b, in.sniper);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P2);
  t.pass_until(DecisionKind::shootout_play);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.done();
  EXPECT_EQ(t.kind(), DecisionKind::shootout_play) << "P2 is not asked";
  EXPECT_EQ(in.fought().round, 2);
}

TEST(SuspendedShootout, UsesAreCountedInEachShootoutByItself) {
  Nested in(bloodless_classic(), shootout_play().repeat().limit(1, Duration::shootout).effect(Verb::gain, you(), 1));
  Town& t = in.t;
  in.begin();
  t.pass(P1);
  t.use(in.b);
  in.nest(in.b, in.sniper);
  t.pass(P1);
  t.use(in.b);
  t.pass(P1);
  EXPECT_FALSE(t.can_use(in.b));
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  ASSERT_EQ(t.decider(), P2);
  EXPECT_FALSE(t.can_use(in.b)) << "it was used in this one";
  EXPECT_EQ(t.ghost_rock(P2), 12);
}

TEST(SuspendedShootout, UsesOfWhatDudesAreGivenAreCountedInEachShootoutByItself) {
  Nested in;
  Town& t = in.t;
  const CardId giver = t.dude(P2, {.abilities = {shootout_play().repeat().limit(1, Duration::shootout).granted_to(in_fight() && mine()).effect(Verb::gain, you(), 1)}});
  const auto use = [&] {
    t.pass(P1);
    t.use(giver);
    if (t.kind() == DecisionKind::performer) t.pick(in.b);
  };
  fight(t, in.a, in.b);
  use();
  in.nest(in.b, in.sniper);
  use();
  EXPECT_EQ(t.ghost_rock(P2), 12);
  t.pass(P1);
  EXPECT_FALSE(t.can_use(giver));
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  ASSERT_EQ(t.decider(), P2);
  EXPECT_FALSE(t.can_use(giver)) << "it was used in this one";
}

TEST(SuspendedShootout, AnExtraPlayOfTheOuterOneIsMadeWhenItGoesOn) {
  Nested in;
  Town& t = in.t;
  const CardId twice = t.action_in_hand(P1, {.abilities = {shootout_play().joins_posse().choose(dudes(mine() && !in_fight())).choose(dudes(in_fight() && !mine())).effect(Verb::extra_play, you()).effect(Verb::start_shootout, slot(0), slot(1), 1)}});
  in.begin();
  t.use(twice);
  t.pick(in.sniper);
  t.pick(in.b);
  t.pass(P1);
  EXPECT_EQ(t.decider(), P2) << "not in the inner one";
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  EXPECT_EQ(t.decider(), P1);
  t.pass(P1);
  EXPECT_EQ(t.decider(), P2);
}

TEST(SuspendedShootout, WhatIsPutOffUntilTheShootoutIsOverWaitsForTheOuterOne) {
  PROVES("CT-SHOOT-021");
  Nested in;
  Town& t = in.t;
  const auto later = [](TriggerPoint trigger, int amount) {
    return shootout_play().effect(Verb::later, trigger, left_out(), std::vector<EffectSpec>{effect(Verb::gain, you(), amount)}, Duration::day);
  };
  const CardId over = t.action_in_hand(P1, {.abilities = {later(TriggerPoint::shootout_over, 1)}});
  const CardId ends = t.action_in_hand(P1, {.abilities = {later(TriggerPoint::shootout_ends, 10)}});
  const CardId inner = t.action_in_hand(P1, {.abilities = {later(TriggerPoint::shootout_ends, 100)}});
  in.begin();
  t.use(over);
  t.pass(P2);
  t.use(ends);
  t.pass(P2);
  in.nest(in.b, in.sniper);
  t.use(inner);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  EXPECT_EQ(t.ghost_rock(P1), 110);
  EXPECT_EQ(t.happened("shootout.over"), 0);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.a);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.ghost_rock(P1), 121);
  EXPECT_EQ(t.happened("shootout.over"), 1);
}

TEST(SuspendedShootout, TokensLeaveWithTheShootoutThatTheyCameIn) {
  PROVES("CL-TOKEN-002");
  Nested in;
  Town& t = in.t;
  const DefId def = t.define(CardType::dude, {.title = "Hireling", .keywords = {"Token"}});
  const auto maker = [&] { return t.action_in_hand(P1, {.abilities = {shootout_play().effect(Verb::make_token, static_cast<std::int32_t>(def), you())}}); };
  const CardId first = maker(), second = maker();
  const auto tokens = [&] {
    int count = 0;
    for (const Card& card : t.state().all_cards()) count += card.def == def && card.in_play();
    return count;
  };
  in.begin();
  t.use(first);
  t.pass(P2);
  in.nest(in.b, in.sniper);
  t.use(second);
  EXPECT_EQ(tokens(), 2);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  EXPECT_EQ(tokens(), 1);
}

TEST(SuspendedShootout, OneInsideOfOneInsideOfAnotherAndNoMore) {
  Nested in;
  Town& t = in.t;
  const CardId third = t.dude(P1, {.title = "Third"});
  in.begin_and_nest();
  in.nest(in.b, in.other, 1);
  EXPECT_EQ(in.fought().depth, 2);
  EXPECT_EQ(t.side(in.other), 1);
  EXPECT_EQ(t.side(in.sniper), 0);
  EXPECT_FALSE(t.can_use(in.cards[2])) << third.raw;
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.other);
  in.finish(1);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(in.fought().leader, in.sniper);
  EXPECT_EQ(t.side(in.sniper), 1);
  EXPECT_EQ(t.side(in.b), 2);
  EXPECT_EQ(t.side(in.a), 0);
  draw_alike(t);
  t.pass_until(DecisionKind::flee, P1);
  t.flee(in.sniper);
  in.finish();
  EXPECT_EQ(in.fought().leader, in.a);
  EXPECT_EQ(t.side(in.a), 1);
  EXPECT_EQ(t.side(in.b), 2);
  EXPECT_EQ(t.side(in.c), 2);
}

TEST(SuspendedShootout, WhoDiesInTheInnermostHasLeftThemAll) {
  Nested in;
  Town& t = in.t;
  in.begin_and_nest();
  in.nest(in.b, in.other, 1);
  in.round(4, 1);
  in.finish();
  EXPECT_EQ(t.zone(in.b), Zone::boot_hill);
  EXPECT_EQ(t.events("shootout.won").size(), 2u);
  EXPECT_EQ(t.side(in.a), 1);
  EXPECT_EQ(t.side(in.c), 2);
}

TEST(SuspendedShootout, NoneBeginsWhilePossesFormOrHandsAreOut) {
  Nested in(bloodless());
  Town& t = in.t;
  const CardId late = t.dude(P1, {.abilities = {resolution().joins_posse().choose(dudes(in_fight() && !mine())).effect(Verb::start_shootout, self(), slot(0))}, .at = kSquare});
  t.call_out(in.a, in.b);
  t.accept();
  EXPECT_FALSE(may_begin_shootout(t.kernel()));
  t.done();
  if (t.kind() == DecisionKind::join_posse) t.done();
  EXPECT_TRUE(may_begin_shootout(t.kernel()));
  draw_alike(t);
  t.pass_until(DecisionKind::pick_shooter);
  EXPECT_TRUE(may_begin_shootout(t.kernel()));
  t.pass_until(DecisionKind::resolution_play);
  EXPECT_FALSE(may_begin_shootout(t.kernel()));
  EXPECT_FALSE(t.can_use(late));
}

TEST(SuspendedShootout, ACallOutInTheMiddleOfAShootoutIsOneInsideTheOther) {
  PROVES("CL-CALLOUT-013");
  Nested in;
  Town& t = in.t;
  const CardId card = t.action_in_hand(P1, {.abilities = {shootout_play().joins_posse().choose(dudes(mine() && !in_fight())).choose(dudes(!in_fight() && !mine())).effect(Verb::call_out, slot(0), slot(1))}});
  const CardId d = t.dude(P2, {.title = "D", .at = kSquare});
  fight(t, in.a, in.b, {}, {in.c});
  t.use(card);
  t.pick(in.sniper);
  if (t.kind() == DecisionKind::choose_cards) t.pick(d);
  t.accept();
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  EXPECT_TRUE(t.offers_any(in.a)) << "who is in the other one as well";
  t.join(in.a);
  t.done();
  t.join(in.b);
  t.done();
  EXPECT_EQ(in.fought().depth, 1);
  EXPECT_TRUE(callout_under_way(t.kernel()));
  EXPECT_EQ(t.side(in.a), 1);
  EXPECT_EQ(t.side(in.c), 0);
  in.round(4, 1);
  in.finish();
  EXPECT_EQ(in.fought().leader, in.a);
  EXPECT_EQ(in.fought().mark, in.b);
  EXPECT_EQ(t.side(in.a), 1);
  EXPECT_EQ(t.side(in.c), 2);
}

TEST(SuspendedShootout, AJobEndsRightAfterOneInsideItsShootout) {
  PROVES("CL-JOB-023");
  Town t(bloodless_classic());
  const CardId mark = t.deed(P2, {.title = "Mark"});
  const CardId leader = t.dude(P1, {.title = "Leader", .at = kSquare});
  const CardId sniper = t.dude(P1, {.title = "Sniper", .at = kSquare});
  const CardId b = t.dude(P2, {.title = "B", .at = mark});
  const CardId job = t.action_in_hand(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).job(0).on_success(effect(Verb::gain, you(), num(2)))}});
  const CardId card = t.action_in_hand(P1, {.abilities = {duel()}});
  begin_job(t, job, leader, mark);
  while (t.kind() == DecisionKind::join_posse || t.kind() == DecisionKind::invite) t.done();
  ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
  t.join(b);
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_TRUE(t.state().shootout.is_job);
  t.use(card);
  if (t.kind() == DecisionKind::choose_cards) t.pick(sniper);
  if (t.kind() == DecisionKind::choose_cards) t.pick(b);
  EXPECT_FALSE(t.state().shootout.is_job);
  ranks(t, 4, 1);
  t.pass_until(DecisionKind::assign_casualty);
  while (t.kind() == DecisionKind::assign_casualty) t.answer_plainly();
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.zone(b), Zone::boot_hill);
  EXPECT_EQ(t.happened("job.succeeded"), 1);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  EXPECT_EQ(t.where(leader), t.home(P1));
  EXPECT_TRUE(t.is_booted(leader));
  EXPECT_EQ(t.where(sniper), mark) << "who was not in the posse";
}

TEST(SuspendedShootout, WhatComesOfAJobMayBeginOneAndTheJobEndsAfterIt) {
  Town t(bloodless_classic());
  const CardId mark = t.deed(P2, {.title = "Mark"});
  const CardId leader = t.dude(P1, {.title = "Leader", .at = kSquare});
  const CardId friend_of = t.dude(P1, {.title = "Friend", .at = kSquare});
  const CardId b = t.dude(P2, {.title = "B"});
  const CardId job = t.action_in_hand(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).choose(dudes(!mine())).job(0).on_success(effect(Verb::start_shootout, op(Op::leader), slot(1), 1))}});
  t.use(job);
  while (t.kind() == DecisionKind::choose_cards || t.kind() == DecisionKind::choose_leader) {
    t.pick(t.offers(OptionKind::card, mark) ? mark : t.offers(OptionKind::card, b) ? b : leader);
  }
  t.join(friend_of);
  t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(t.state().shootout.depth, 1);
  EXPECT_EQ(t.side(leader), 1);
  EXPECT_EQ(t.side(friend_of), 0);
  ranks(t, 4, 1);
  t.pass_until(DecisionKind::assign_casualty);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.zone(b), Zone::boot_hill);
  EXPECT_EQ(t.happened("job.succeeded"), 1);
  EXPECT_EQ(t.happened("shootout.over"), 1);
  EXPECT_FALSE(t.state().shootout.active);
  for (const CardId dude : {leader, friend_of}) {
    EXPECT_EQ(t.side(dude), 0);
    EXPECT_FALSE(t.card(dude).has(kFinishedJob));
  }
}

TEST(SuspendedShootout, NothingIsLeftOfAnInnerOneThatIsCutShort) {
  Nested in;
  Town& t = in.t;
  in.begin_and_nest();
  draw_alike(t);
  t.pass_until(DecisionKind::flee);
  t.edit([](Kernel& k) {
    while (k.top().procedure != static_cast<std::uint8_t>(Proc::suspended)) k.pop();
    k.s.pending = Pending{};
    k.run();
  });
  ASSERT_EQ(t.kind(), DecisionKind::shootout_play);
  EXPECT_EQ(in.fought().depth, 0);
  EXPECT_EQ(t.side(in.a), 1);
  EXPECT_EQ(t.side(in.b), 2);
  EXPECT_EQ(t.side(in.sniper), 0);
  for (const PlayerId player : {P1, P2}) {
    EXPECT_TRUE(t.pile(player, Zone::draw_hand).empty());
    EXPECT_FALSE(t.state().player(player).shooter);
  }
  EXPECT_TRUE(may_begin_shootout(t.kernel()));
}

// --- copies and saves

/// The first option, or another, as the bits of `how` say, for a while.
void play_on(Game& game, std::uint32_t how) {
  for (int i = 0; i < 60 && game.decision() != nullptr; ++i) {
    how = how * 1664525 + 1013904223;
    const auto options = static_cast<int>(game.decision()->options.size());
    ASSERT_TRUE(game.choose(static_cast<int>(how >> 16) % options).ok());
    ASSERT_EQ(broken_invariant(game.impl().reader()), "");
  }
}

TEST(SuspendedShootout, ACopyAndASaveInTheMiddleOfTheInnerOneGoOnAlike) {
  Nested in;
  in.begin_and_nest();
  in.nest(in.b, in.other, 1);
  const std::vector<std::byte> bytes = save(in.t.game());
  for (std::uint32_t how = 0; how < 8; ++how) {
    Game copy = in.t.game();
    Result<Game> loaded = load(in.t.game().content_ptr(), bytes);
    ASSERT_TRUE(loaded.ok()) << loaded.error().message;
    EXPECT_EQ(save(*loaded), bytes);
    play_on(copy, how);
    play_on(*loaded, how);
    EXPECT_EQ(copy.hash(), loaded->hash());
  }
}

TEST(SuspendedShootout, WhatASaveSaysOfOneThatCannotBeIsRefusedAndTheRestDoesNoHarm) {
  Nested in;
  in.begin_and_nest();
  const State& state = in.t.state();
  const int index = in.t.kernel().find_frame(Proc::suspended);
  ASSERT_GE(index, 0);
  const Frame& frame = state.frames[static_cast<std::size_t>(index)];
  int refused = 0;
  const auto with = [&](auto change) {
    Game game = in.t.game();
    change(game.impl().state);
    Result<Game> loaded = load(in.t.game().content_ptr(), save(game));
    refused += !loaded.ok();
    if (loaded.ok()) play_on(*loaded, 5);
  };
  const int words = frame.as<SuspendedData>().words;
  for (int byte = 0; byte < 4 * words; ++byte) {
    for (const unsigned char value : {0x01, 0x7F, 0xFF}) {
      with([&](State& s) { reinterpret_cast<unsigned char*>(&s.arena[frame.arena_base])[byte] ^= value; });
    }
  }
  EXPECT_GT(refused, words);
  const int before = refused;
  with([&](State& s) { s.shootout.depth = 0; });
  with([&](State& s) { s.shootout.depth = 2; });
  with([&](State& s) { s.frames[static_cast<std::size_t>(index)].as<SuspendedData>().words = 3; });
  with([&](State& s) { s.frames[static_cast<std::size_t>(index)].as<SuspendedData>().words += 2; });
  EXPECT_EQ(refused, before + 4);
}

}  // namespace
}  // namespace highnoon::test
