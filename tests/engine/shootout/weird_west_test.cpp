// The Weird West Edition's multiplayer rules, by the parameters of scripts/rulesets/weird_west.lua.

#include <algorithm>

#include "day/victory.hpp"
#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

TownSpec weird(int players = 3, Phase phase = Phase::noon, PlayerId winner = P1) {
  TownSpec spec;
  spec.players = players;
  spec.winner = winner;
  spec.phase = phase;
  spec.parameters = {{Parameter::lowball_prize, 2},         {Parameter::lowball_second_prize, 1},
                     {Parameter::first_without_winner, 1},    {Parameter::posse_invitations, 1},
                     {Parameter::private_bounty_spares_leader, 1},
                     {Parameter::first_casualty_own, 1},    {Parameter::allies_flee_first, 1},
                     {Parameter::casualty_bounty_shared, 1}, {Parameter::victory_points, 1}};
  return spec;
}

// --- turn order

TEST(WeirdWest, TheDealerIsFirstThenClockwise) {
  PROVES("WW-ORDER-001");
  Town t(weird(3, Phase::noon, P2));
  std::vector<PlayerId> order;
  for (int i = 0; i < 3; ++i) {
    t.pass_until(DecisionKind::noon_play);
    order.push_back(t.decider());
    t.pass();
  }
  EXPECT_EQ(order, (std::vector<PlayerId>{P2, P3, P1}));
}

/// One of the sheet's rules is left out: as Reloaded has it.
void without(Town& t, Parameter rule) {
  const auto index = static_cast<std::size_t>(rule);
  t.ruleset().parameters[index] = default_ruleset().parameters[index];
}

/// P3 calls P2 out in the square.
struct Duel {
  explicit Duel(PlayerId dealer, TownSpec spec = weird()) : t((spec.winner = dealer, spec)) {
    leader = t.dude(P3, {.title = "Leader", .at = kSquare});
    mark = t.dude(P2, {.title = "Mark", .at = kSquare});
  }
  /// Up to the first question about posses or plays.
  void start() {
    while (t.decider() != P3) t.pass();
    t.call_out(leader, mark);
    t.accept();
  }
  Town t;
  CardId leader, mark;
};

TEST(WeirdWest, AShootoutWithoutTheDealerStartsWithTheLeader) {
  PROVES("WW-ORDER-002");
  Duel duel(P1);
  duel.start();
  duel.t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(duel.t.decider(), P3);
  duel.t.pass();
  EXPECT_EQ(duel.t.decider(), P2);
}

TEST(WeirdWest, AShootoutWithTheDealerStartsWithTheDealer) {
  PROVES("WW-ORDER-003");
  Duel duel(P2);
  duel.start();
  duel.t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(duel.t.decider(), P2);
}

// --- lowball

constexpr const char* kLowest = "AC 2D 3H 4S 6C";
constexpr const char* kSecond = "AD 2H 3S 4C KD";
constexpr const char* kPairLow = "AH AS 3C 4D 6H";
constexpr const char* kPairHigh = "KH KS 3C 4D 6H";

TEST(WeirdWest, TheLowestHandTakesTwoTheSecondOneAndTheRestIsNobodys) {
  PROVES("WW-GAMBLE-001", "WW-GAMBLE-002", "WW-GAMBLE-003");
  Town t(weird(4, Phase::gambling));
  t.draws(P1, kSecond);
  t.draws(P2, kPairLow);
  t.draws(P3, kLowest);
  t.draws(P4, kPairHigh);
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.state().winner, P3);
  EXPECT_EQ(t.ghost_rock(P3), 11);  // 10 - 1 + 2
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.ghost_rock(P2), 9);
  EXPECT_EQ(t.ghost_rock(P4), 9);
}

TEST(WeirdWest, WhatIsLeftOfThePotLeavesPlay) {
  PROVES("WW-GAMBLE-004");
  Town t(weird(5, Phase::gambling));
  t.draws(P1, kLowest);
  t.draws(P2, kSecond);
  for (const PlayerId player : {P3, P4}) t.draws(player, kPairLow);
  t.draws(P5, kPairHigh);
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.state().pot, 0);
  int all = 0;
  for (const PlayerId player : {P1, P2, P3, P4, P5}) all += t.ghost_rock(player);
  EXPECT_EQ(all, 50 - 2);
}

TEST(WeirdWest, ATieForTheSecondHandIsRedrawn) {
  PROVES("WW-GAMBLE-003");
  Town t(weird(3, Phase::gambling));
  t.draws(P1, kLowest);
  t.draws(P2, "AD 2H 3S 4C KD 7C 8D 9H TS QC");
  t.draws(P3, "AH 2S 3C 4D KH 2C 3D 4H 5S 7D");
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.state().winner, P1);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.ghost_rock(P2), 9);
  EXPECT_EQ(t.ghost_rock(P3), 10);
}

TEST(WeirdWest, WhoLosesTheRedrawForTheFirstPlaceIsSecond) {
  PROVES("WW-GAMBLE-002", "WW-GAMBLE-003");
  Town t(weird(3, Phase::gambling));
  t.draws(P1, "AC 2D 3H 4S 6C 7C 8D 9H TS QC");
  t.draws(P2, "AD 2H 3S 4C 6D 2C 3D 4H 5S 7D");
  t.draws(P3, kSecond);
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.ghost_rock(P3), 9);
}

// --- posses

TEST(WeirdWest, TheLeaderThenTheMarkMayInvite) {
  PROVES("WW-POSSE-001", "WW-POSSE-003", "WW-POSSE-007");
  Duel duel(P1);
  Town& t = duel.t;
  const CardId third = t.dude(P1, {.title = "Third", .at = kSquare});
  duel.start();
  ASSERT_EQ(t.kind(), DecisionKind::invite);
  EXPECT_EQ(t.decider(), P3);
  EXPECT_EQ(t.side(duel.leader), 1) << "in the posse, and then invites";
  EXPECT_EQ(t.side(duel.mark), 0);
  t.pick(P1);
  t.pass_until(DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P1);
  t.done();  // declines
  ASSERT_EQ(t.kind(), DecisionKind::invite) << "the refused invitation leaves P1 free";
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(t.side(duel.mark), 2);
  t.pick(P1);
  t.pass_until(DecisionKind::join_posse, P1);
  t.join(third);
  EXPECT_EQ(t.side(third), 2);
  EXPECT_EQ(t.controller(third), P1);
  EXPECT_EQ(t.state().shootout.opposing_player, P2);
}

TEST(WeirdWest, WhoTakesPartCannotBeInvitedByTheOtherSide) {
  PROVES("WW-POSSE-002");
  Duel duel(P1, weird(4));
  Town& t = duel.t;
  const CardId third = t.dude(P1, {.at = kSquare});
  t.dude(P4, {.at = kSquare});
  duel.start();
  ASSERT_EQ(t.kind(), DecisionKind::invite);
  EXPECT_FALSE(t.offers(OptionKind::player, P2));
  t.pick(P1);
  t.done();
  t.pass_until(DecisionKind::join_posse);
  t.join(third);
  t.pass_until(DecisionKind::invite, P2);
  EXPECT_FALSE(t.offers(OptionKind::player, P1));
  EXPECT_TRUE(t.offers(OptionKind::player, P4));
}

TEST(WeirdWest, WhoIsNotInvitedStaysOut) {
  PROVES("WW-POSSE-004");
  Duel duel(P1);
  Town& t = duel.t;
  t.dude(P1, {.at = kSquare});
  duel.start();
  while (t.kind() != DecisionKind::shootout_play) {
    EXPECT_NE(t.decider(), P1);
    t.answer_plainly();
  }
}

TEST(WeirdWest, InvitedDudesJoinUnderTheLimitsOfTheSide) {
  PROVES("WW-POSSE-005");
  Duel duel(P1);
  Town& t = duel.t;
  const CardId by = t.deed(P1);
  const CardId booted = t.dude(P1, {.at = by, .booted = true});
  const CardId fresh = t.dude(P1, {.at = by});
  duel.start();
  t.pick(P1);
  t.pass_until(DecisionKind::join_posse);
  EXPECT_FALSE(t.offers_any(booted));
  ASSERT_TRUE(t.offers(OptionKind::join_booting, fresh));
  t.join(fresh);
  EXPECT_TRUE(t.is_booted(fresh));
  EXPECT_EQ(t.where(fresh), kSquare);
}

/// P1 leads a job from home at P2's deed, far from it; P3 has a dude with P1's leader.
struct Raid {
  Raid() : t(weird()) {
    deed = t.deed(P2);
    leader = t.dude(P1);
    guard = t.dude(P2, {.at = deed});
    third = t.dude(P3, {.at = t.home(P1)});
    job = t.action_in_hand(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).job(0).on_success(
                                    effect(Verb::gain, you(), num(2)))}});
    t.use(job);
    for (int i = 0; i < 3 && t.kind() != DecisionKind::invite; ++i)
      t.pick(t.kind() == DecisionKind::choose_leader ? leader : deed);
  }
  Town t;
  CardId deed, leader, guard, third, job;
};

TEST(WeirdWest, HelpOnTheLeadersSideOfAJobFollowsTheJob) {
  PROVES("WW-POSSE-006");
  Raid raid;
  Town& t = raid.t;
  ASSERT_EQ(t.kind(), DecisionKind::invite);
  EXPECT_EQ(t.side(raid.leader), 1) << "who leads is in the posse by then";
  EXPECT_FALSE(t.offers(OptionKind::player, P2)) << "the mark's controller";
  t.pick(P3);
  ASSERT_EQ(t.kind(), DecisionKind::join_posse);
  ASSERT_EQ(t.decider(), P3);
  EXPECT_TRUE(t.offers(OptionKind::join_booting, raid.third));
  t.join(raid.third);
  EXPECT_EQ(t.side(raid.third), 1);
  t.pass_until(DecisionKind::oppose_job);
  EXPECT_EQ(t.where(raid.third), LocationId(raid.deed));
  EXPECT_EQ(t.where(raid.leader), LocationId(raid.deed));
}

TEST(WeirdWest, HelpOnTheMarksSideOfAJobComesFromTheDefendersRange) {
  PROVES("WW-POSSE-006");
  Raid raid;
  Town& t = raid.t;
  const CardId there = t.dude(P3, {.at = raid.deed});
  t.done();
  t.pass_until(DecisionKind::oppose_job);
  t.join(raid.guard);
  ASSERT_EQ(t.kind(), DecisionKind::invite);
  ASSERT_EQ(t.decider(), P2);
  t.pick(P3);
  t.pass_until(DecisionKind::join_posse, P3);
  EXPECT_FALSE(t.offers_any(raid.third));
  t.join(there);
  EXPECT_EQ(t.side(there), 2);
  EXPECT_EQ(t.side(raid.third), 0);
}

// --- the shootout

/// P3's leader with P1's third-party dude against P2's mark.
struct Allied : Duel {
  explicit Allied(CardSpec ally, PlayerId dealer = P1) : Duel(dealer) {
    ally.at = kSquare;
    third = t.dude(P1, ally);
  }
  void form() {
    start();
    t.pick(P1);
    t.pass_until(DecisionKind::join_posse, P1);
    t.join(third);
  }
  CardId third;
};

TEST(WeirdWest, ThirdPartiesMakeShootoutPlaysInTheirTurn) {
  PROVES("WW-SHOOT-001");
  Allied allied({.abilities = {shootout_play().effect(Verb::gain, you(), 1)}}, P2);
  allied.form();
  Town& t = allied.t;
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_TRUE(t.can_use(allied.third));
  t.use(allied.third);
  EXPECT_EQ(t.ghost_rock(P1), 11);
}

TEST(WeirdWest, ADealerWithThirdPartiesOnlyIsFirst) {
  PROVES("WW-ORDER-003");
  Allied allied({}, P1);
  allied.form();
  allied.t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(allied.t.decider(), P1);
}

TEST(WeirdWest, ThirdPartiesMakeResolutionPlaysToo) {
  PROVES("WW-SHOOT-001");
  Allied allied({.abilities = {resolution().effect(Verb::gain, you(), 1)}}, P2);
  allied.form();
  allied.t.pass_until(DecisionKind::resolution_play, P1);
  EXPECT_TRUE(allied.t.can_use(allied.third));
}

TEST(WeirdWest, ThirdPartiesAddToTheBonusAndMayBeTheShooterFromTheHeadsDeck) {
  PROVES("WW-SHOOT-002", "WW-SHOOT-003", "WW-SHOOT-004");
  Allied allied({.bullets = 4, .stud = true});
  Town& t = allied.t;
  const CardId second = t.dude(P3, {.bullets = 2, .stud = true, .at = kSquare});
  allied.start();
  t.pick(P1);
  t.join(second);
  t.pass_until(DecisionKind::join_posse, P1);
  t.join(allied.third);
  t.pass_until(DecisionKind::pick_shooter, P3);
  ASSERT_TRUE(t.offers(OptionKind::shooter, allied.third));
  const std::size_t mine = t.pile(P1, Zone::deck).size();
  t.pick_shooter(allied.third);
  EXPECT_EQ(stud_bonus(t.kernel(), P3), 5);
  const std::size_t before = t.pile(P3, Zone::deck).size();
  t.pass_until_event("draw_hand.drawn");
  EXPECT_LT(t.pile(P3, Zone::deck).size(), before);
  EXPECT_EQ(t.pile(P1, Zone::deck).size(), mine);
}

// --- bounty of Private places

/// A Private deed of `owner`, at which P3 calls P2 out.
struct BreakIn {
  explicit BreakIn(PlayerId owner, PlayerId guest, bool spares_leader = true) : t(weird(4, Phase::noon, P3)) {
    if (!spares_leader) without(t, Parameter::private_bounty_spares_leader);
    place = t.deed(owner, {.keywords = {"Private"}});
    leader = t.dude(P3, {.at = place});
    mark = t.dude(P2, {.at = place});
    if (guest) third = t.dude(guest, {.at = place});
    t.call_out(leader, mark);
    t.accept();
    if (guest) t.pick(guest);
    while (t.kind() != DecisionKind::shootout_play) {
      if (guest && t.decider() == guest && t.kind() == DecisionKind::join_posse && t.side(third) == 0) {
        t.join(third);
      } else {
        t.answer_plainly();
      }
    }
  }
  Town t;
  CardId place, leader, mark, third;
};

TEST(WeirdWest, TheOwnersDudesSpareTheLeadersPosseTheBounty) {
  PROVES("WW-BOUNTY-001");
  BreakIn in(P1, P1);
  EXPECT_EQ(in.t.side(in.third), 1);
  EXPECT_EQ(in.t.bounty(in.leader), 0);
  EXPECT_EQ(in.t.bounty(in.third), 0);
  EXPECT_EQ(in.t.bounty(in.mark), 1);
}

TEST(WeirdWest, AnAbsentOwnerSparesNobody) {
  PROVES("WW-BOUNTY-002");
  BreakIn in(P1, P4);
  EXPECT_EQ(in.t.bounty(in.leader), 1);
  EXPECT_EQ(in.t.bounty(in.third), 1);
  EXPECT_EQ(in.t.bounty(in.mark), 1);
}

TEST(Reloaded, SparesTheOwnersDudesAloneTheBounty) {
  PROVES("RC-BOUNTY-003");
  BreakIn in(P1, P1, false);
  EXPECT_EQ(in.t.bounty(in.leader), 1);
  EXPECT_EQ(in.t.bounty(in.third), 0);
  EXPECT_EQ(in.t.bounty(in.mark), 1);
}

TEST(WeirdWest, AgainstTheOwnerTheLeadersPosseGainsBounty) {
  PROVES("WW-BOUNTY-003");
  BreakIn in(P2, P4);
  EXPECT_EQ(in.t.bounty(in.leader), 1);
  EXPECT_EQ(in.t.bounty(in.third), 1);
  EXPECT_EQ(in.t.bounty(in.mark), 0);
}

TEST(WeirdWest, AnOwnerWhoHelpsTheMarkSparesTheOwnDudesAlone) {
  PROVES("WW-BOUNTY-003");
  Town t(weird(4, Phase::noon, P3));
  const CardId place = t.deed(P1, {.keywords = {"Private"}});
  const CardId leader = t.dude(P3, {.at = place});
  const CardId mark = t.dude(P2, {.at = place});
  const CardId third = t.dude(P1, {.at = place});
  t.call_out(leader, mark);
  t.accept();
  t.pass_until(DecisionKind::invite, P2);
  t.pick(P1);
  t.pass_until(DecisionKind::join_posse, P1);
  t.join(third);
  t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(t.side(third), 2);
  EXPECT_EQ(t.bounty(leader), 1);
  EXPECT_EQ(t.bounty(mark), 1);
  EXPECT_EQ(t.bounty(third), 0);
}

// --- casualties

/// P3's side loses: P3's leader, P1's ally in the posse; P3 assigns `owed`.
struct Beaten : Allied {
  explicit Beaten(int owed, CardSpec ally = {}) : Allied(std::move(ally)) {
    t.draws(P3, hand_of_rank(1));
    t.draws(P2, hand_of_rank(1 + owed));
    form();
  }
  void lose() { t.pass_until(DecisionKind::assign_casualty, P3); }
};

TEST(WeirdWest, WhatAnEffectDemandsIsAssignedFirst) {
  PROVES("WW-LUMPS-001");
  Beaten beaten(2);
  beaten.t.edit([&](Kernel& k) { k.card(beaten.third).set(kForcedCasualty); });
  beaten.lose();
  EXPECT_TRUE(beaten.t.offers(OptionKind::casualty_discard, beaten.third));
  EXPECT_EQ(beaten.t.count(OptionKind::casualty_discard, beaten.leader), 0);
  beaten.t.casualty_discard(beaten.third);
  EXPECT_TRUE(beaten.t.offers(OptionKind::casualty_discard, beaten.leader));
}

TEST(WeirdWest, TheFirstFreeCasualtyIsTheHeadsOwn) {
  PROVES("WW-LUMPS-002");
  Beaten beaten(1);
  beaten.lose();
  EXPECT_TRUE(beaten.t.offers(OptionKind::casualty_discard, beaten.leader));
  EXPECT_FALSE(beaten.t.offers(OptionKind::casualty_discard, beaten.third));
}

TEST(WeirdWest, TheMarksHeadTakesItOnACardItOwnsTooNotOnOneItOnlyControls) {
  PROVES("WW-LUMPS-002");
  Duel duel(P1);
  Town& t = duel.t;
  const CardId third = t.dude(P1, {.at = kSquare});
  const CardId hired = t.dude(P2, {.at = kSquare, .owner = P1});
  t.draws(P3, hand_of_rank(2));
  t.draws(P2, hand_of_rank(1));
  duel.start();
  t.pass_until(DecisionKind::invite, P2);
  t.pick(P1);
  while (t.kind() != DecisionKind::shootout_play) {
    const CardId joins = t.decider() == P1 ? third : hired;
    if (t.kind() == DecisionKind::join_posse && t.offers_any(joins)) {
      t.join(joins);
    } else {
      t.answer_plainly();
    }
  }
  ASSERT_EQ(t.side(third), 2);
  ASSERT_EQ(t.side(hired), 2);
  t.pass_until(DecisionKind::assign_casualty, P2);
  EXPECT_TRUE(t.offers(OptionKind::casualty_discard, duel.mark));
  EXPECT_FALSE(t.offers(OptionKind::casualty_discard, hired));
  EXPECT_FALSE(t.offers(OptionKind::casualty_discard, third));
}

TEST(Reloaded, LeavesEveryCasualtyToWhoAssignsIt) {
  Beaten beaten(1);
  without(beaten.t, Parameter::first_casualty_own);
  beaten.lose();
  EXPECT_TRUE(beaten.t.offers(OptionKind::casualty_discard, beaten.leader));
  EXPECT_TRUE(beaten.t.offers(OptionKind::casualty_discard, beaten.third));
}

TEST(WeirdWest, WithoutAnOwnDudeThirdPartiesTakeIt) {
  PROVES("WW-LUMPS-003");
  Beaten beaten(1);
  Town& t = beaten.t;
  t.edit([&](Kernel& k) { k.card(beaten.leader).set(kProtected); });
  beaten.lose();
  EXPECT_TRUE(t.offers(OptionKind::casualty_discard, beaten.third));
}

TEST(WeirdWest, LaterCasualtiesAreFreeAndAcedOnesGoToTheirOwnersBootHill) {
  PROVES("WW-LUMPS-004");
  Beaten beaten(3);
  Town& t = beaten.t;
  beaten.lose();
  t.casualty_discard(beaten.leader);
  ASSERT_TRUE(t.offers(OptionKind::casualty_ace, beaten.third));
  t.casualty_ace(beaten.third);
  t.pass_until_event("casualties.taken");
  EXPECT_EQ(t.pile(P1, Zone::boot_hill), std::vector<CardId>{beaten.third});
}

TEST(WeirdWest, ThirdPartiesAreNotAcedForMoreThanIsOwed) {
  PROVES("WW-LUMPS-005");
  Beaten beaten(2);
  Town& t = beaten.t;
  beaten.lose();
  t.casualty_discard(beaten.leader);
  EXPECT_FALSE(t.offers(OptionKind::casualty_ace, beaten.third));
  EXPECT_TRUE(t.offers(OptionKind::casualty_discard, beaten.third));
}

// --- fleeing

/// P3 with P1 and P2 with P4; P2 has lost a dude, or nobody any, and each in turn is asked who flees.
std::vector<PlayerId> order_of_flight(Town& t, bool lost = true) {
  const CardId leader = t.dude(P3, {.title = "L", .at = kSquare});
  const CardId mark = t.dude(P2, {.title = "M", .at = kSquare});
  const CardId with_leader = t.dude(P1, {.title = "A", .at = kSquare});
  const CardId with_mark = t.dude(P4, {.title = "B", .at = kSquare});
  // Ranks that cost one casualty would empty a posse: two dudes more.
  const CardId spare = t.dude(P2, {.title = "S", .at = kSquare});
  t.draws(P3, hand_of_rank(lost ? 2 : 1));
  t.draws(P2, hand_of_rank(1));
  t.call_out(leader, mark);
  t.accept();
  t.pick(P1);
  t.done();
  for (int i = 0; i < 12 && t.kind() != DecisionKind::shootout_play; ++i) {
    const auto joins = [&](PlayerId who, CardId dude) {
      if (t.kind() != DecisionKind::join_posse || t.decider() != who || t.side(dude) != 0) return false;
      t.join(dude);
      return true;
    };
    if (t.kind() == DecisionKind::invite && t.decider() == P2 && t.offers(OptionKind::player, P4)) {
      t.pick(P4);
    } else if (!joins(P1, with_leader) && !joins(P4, with_mark) && !joins(P2, spare)) {
      t.answer_plainly();
    }
  }
  EXPECT_EQ(t.side(with_leader), 1);
  EXPECT_EQ(t.side(with_mark), 2);
  if (lost) {
    t.pass_until(DecisionKind::assign_casualty, P2);
    t.casualty_discard(spare);
  }
  std::vector<PlayerId> order;
  t.pass_until(DecisionKind::flee);
  while (t.kind() == DecisionKind::flee) {
    order.push_back(t.decider());
    for (const Option& option : t.options()) {
      if (option.kind != OptionKind::flee) continue;
      EXPECT_EQ(t.controller(CardId{static_cast<std::uint16_t>(option.a)}), t.decider());
    }
    t.done();
  }
  return order;
}

TEST(WeirdWest, AlliesSettleTheirOwnFlightBeforeTheHeads) {
  PROVES("WW-FLEE-001", "WW-FLEE-002");
  Town t(weird(4, Phase::noon, P3));
  EXPECT_EQ(order_of_flight(t), (std::vector<PlayerId>{P4, P1, P2, P3}));
}

TEST(WeirdWest, WithoutALoserTheLeadersSideIsFirst) {
  PROVES("WW-FLEE-002");
  TownSpec spec = weird(4, Phase::noon, P3);
  spec.parameters.push_back({Parameter::tied_round_casualties, 0});
  Town t(spec);
  EXPECT_EQ(order_of_flight(t, false), (std::vector<PlayerId>{P1, P4, P3, P2}));
}

TEST(Reloaded, LetsTheLoserFleeFirstThenAllClockwise) {
  PROVES("RR-FLEE-001");
  Town t(weird(4, Phase::noon, P3));
  without(t, Parameter::allies_flee_first);
  EXPECT_EQ(order_of_flight(t), (std::vector<PlayerId>{P2, P3, P4, P1}));
}

// --- bounty of casualties

/// P3 and P1 beat P2, whose mark has a bounty.
struct Collected : Allied {
  explicit Collected(int bounty, CardSpec ally = {}) : Allied(std::move(ally)) {
    t.edit([&](Kernel& k) { k.card(mark).bounty = static_cast<std::int8_t>(bounty); });
    t.draws(P3, hand_of_rank(2));
    t.draws(P2, hand_of_rank(1));
    form();
  }
  Collected& shooter(CardId dude) {
    t.pass_until(DecisionKind::pick_shooter, P3);
    t.pick_shooter(dude);
    t.pass_until(DecisionKind::assign_casualty, P2);
    t.casualty_discard(mark);
    return *this;
  }
};

TEST(WeirdWest, TheBountyOfACasualtyIsSharedEvenly) {
  PROVES("WW-BOUNTY-004");
  Collected won(4);
  won.shooter(won.leader);
  won.t.pass_until_event("bounty.collected");
  won.t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(won.t.ghost_rock(P3), 12);
  EXPECT_EQ(won.t.ghost_rock(P1), 12);
}

TEST(Reloaded, GivesTheBountyOfACasualtyToTheOpponent) {
  PROVES("RC-WANTED-004");
  Collected won(4);
  without(won.t, Parameter::casualty_bounty_shared);
  won.shooter(won.leader);
  won.t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(won.t.ghost_rock(P3), 14);
  EXPECT_EQ(won.t.ghost_rock(P1), 10);
}

TEST(WeirdWest, AnUnevenBountyIsDealtOutByTheShootersController) {
  PROVES("WW-BOUNTY-005");
  Collected won(3);
  won.shooter(won.third);
  Town& t = won.t;
  t.pass_until(DecisionKind::share_bounty);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_FALSE(t.offers(OptionKind::player, P2));
  t.pick(P3);
  t.pick(P1);
  t.pick(P1);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  EXPECT_EQ(t.ghost_rock(P3), 11);
}

TEST(WeirdWest, TheBountyOfACardEffectIsItsOwners) {
  PROVES("WW-BOUNTY-006");
  Allied allied({.abilities = {shootout_play().choose(dudes(!mine())).effect(Verb::ace, slot(0))}}, P2);
  allied.t.edit([&](Kernel& k) { k.card(allied.mark).bounty = 3; });
  allied.form();
  Town& t = allied.t;
  t.pass_until(DecisionKind::shootout_play, P1);
  t.use(allied.third);
  t.pick(allied.mark);
  EXPECT_EQ(t.ghost_rock(P1), 13);
  EXPECT_EQ(t.ghost_rock(P3), 10);
}

// --- victory points

void give(Town& t, PlayerId player, int control, int influence) {
  if (control > 0) t.deed(player, {.control = control});
  if (influence > 0) t.dude(player, {.influence = influence});
}

void points(Town& t, PlayerId player, int before) {
  t.edit([&](Kernel& k) { k.player(player).victory_points = static_cast<std::uint16_t>(before); });
}

TEST(WeirdWest, AsManyPointsAsOpponentsWin) {
  PROVES("WW-VICTORY-001");
  Town t(weird(3, Phase::sundown));
  points(t, P1, 2);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.game().winner(), P1);
  Town four(weird(4, Phase::sundown));
  points(four, P1, 2);
  EXPECT_FALSE(four.over());
}

TEST(WeirdWest, WhoHasLeftStillCountsAsAnOpponent) {
  PROVES("WW-VICTORY-001");
  for (const int enough : {0, 1}) {
    Town t(weird(4, Phase::sundown));
    t.edit([](Kernel& k) { k.player(P4).set(kOut); });
    points(t, P1, 2 + enough);
    EXPECT_EQ(t.over(), enough == 1);
  }
}

TEST(WeirdWest, AtSundownAPointForEachOpponentOutclassed) {
  PROVES("WW-VICTORY-002", "WW-VICTORY-003");
  Town t(weird(3));
  give(t, P1, 4, 0);
  give(t, P2, 0, 3);
  give(t, P3, 0, 4);
  t.game();
  EXPECT_EQ(t.state().player(P1).victory_points, 0);
  t.pass_until_phase(Phase::sundown);
  t.pass_until_day(2);
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.state().player(P1).victory_points, 1);
  EXPECT_EQ(t.state().player(P2).victory_points, 0);
  EXPECT_TRUE(t.came_before("phase.sundown_begins", "victory.points_scored"));
}

TEST(WeirdWest, SeveralPointsInOneDay) {
  PROVES("WW-VICTORY-004");
  Town t(weird(3, Phase::sundown));
  give(t, P1, 4, 0);
  give(t, P2, 0, 3);
  give(t, P3, 0, 2);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.game().winner(), P1);
  EXPECT_EQ(t.state().player(P1).victory_points, 2);
}

TEST(WeirdWest, PointsStay) {
  PROVES("WW-VICTORY-005");
  Town t(weird(3, Phase::sundown));
  points(t, P1, 1);
  give(t, P2, 0, 3);
  give(t, P3, 0, 3);
  t.pass_until_day(2);
  EXPECT_EQ(t.state().player(P1).victory_points, 1);
}

TEST(WeirdWest, TheSameOpponentIsWorthAPointEveryDay) {
  PROVES("WW-VICTORY-005");
  Town t(weird(4, Phase::sundown));
  give(t, P1, 4, 0);
  give(t, P2, 0, 3);
  give(t, P3, 0, 5);
  give(t, P4, 0, 5);
  t.pass_until_day(2);
  EXPECT_EQ(t.state().player(P1).victory_points, 1);
  t.pass_until_day(3);
  EXPECT_EQ(t.state().player(P1).victory_points, 2);
}

TEST(WeirdWest, TheMostPointsWin) {
  PROVES("WW-TIE-001");
  Town t(weird(3, Phase::sundown));
  points(t, P1, 3);
  points(t, P2, 2);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.game().winner(), P1);
}

TEST(WeirdWest, ThenTheMostOfThisDay) {
  PROVES("WW-TIE-002");
  Town t(weird(3, Phase::sundown));
  points(t, P1, 1);
  give(t, P1, 4, 5);  // outclasses P3
  give(t, P2, 6, 4);  // outclasses P1 and P3
  give(t, P3, 0, 3);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.state().player(P1).victory_points, 2);
  EXPECT_EQ(t.state().player(P2).victory_points, 2);
  EXPECT_EQ(t.game().winner(), P2);
}

TEST(WeirdWest, ThenAsUsual) {
  PROVES("WW-TIE-003");
  Town t(weird(3, Phase::sundown));
  points(t, P1, 1);
  points(t, P2, 1);
  give(t, P1, 5, 4);
  give(t, P2, 4, 5);
  give(t, P3, 0, 3);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.state().player(P1).victory_points, 2);
  EXPECT_EQ(t.state().player(P2).victory_points, 2);
  EXPECT_EQ(t.game().winner(), P1);
}

TEST(WeirdWest, AFullTieIsLookedAtAgainAtTheNextSundown) {
  PROVES("WW-TIE-003");
  Town t(weird(3, Phase::sundown));
  points(t, P1, 2);
  points(t, P2, 2);
  t.pass_until_day(2);
  ASSERT_FALSE(t.over());
  t.dude(P2, {.influence = 1});
  t.pass_until_event("game.won");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.game().winner(), P2);
  EXPECT_EQ(t.day(), 2);
}

// --- two players

TEST(WeirdWest, NothingOfItMattersWithTwoPlayers) {
  PROVES("WW-MULTI-001");
  Town t(weird(2, Phase::gambling));
  t.draws(P1, kPairLow);
  t.draws(P2, kLowest);
  const CardId leader = t.dude(P2, {.at = kSquare});
  const CardId mark = t.dude(P1, {.at = kSquare});
  t.dude(P1, {.influence = 1});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.ghost_rock(P1), 9);
  t.call_out(leader, mark);
  t.accept();
  EXPECT_NE(t.kind(), DecisionKind::invite) << "there is nobody to invite";
}

}  // namespace
}  // namespace highnoon::test
