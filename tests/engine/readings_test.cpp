// The other reading of what the sources leave open, each by its parameter: docs/rules/README.md. The reading of `reloaded` is proved where
// the rule is.

#include "day/upkeep.hpp"
#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

TownSpec read_as(std::vector<std::pair<Parameter, int>> parameters, int players = 2) {
  TownSpec spec;
  spec.players = players;
  spec.parameters = std::move(parameters);
  return spec;
}

// --- bounty at a Private location

/// P1 against P2 at P3's Private deed: who carries how much bounty when the fight has begun.
struct BreakIn {
  explicit BreakIn(const TownSpec& spec) : t(spec) {
    place = t.deed(P3, {.keywords = {"Private"}});
    hired = t.dude(P1, {.at = place, .owner = P3});
    lost = t.dude(P2, {.at = place});
    fight(t, hired, lost);
  }
  Town t;
  CardId place, hired, lost;
};

TEST(Readings, TheOwnersDudesAreSparedTheBountyWhoeverControlsThem) {
  PROVES("RC-BOUNTY-003");
  BreakIn in(read_as({}, 3));
  EXPECT_EQ(in.t.bounty(in.hired), 0);
  EXPECT_EQ(in.t.bounty(in.lost), 1);
}

TEST(Readings, OrTheDudesThatTheOwnerControls) {
  PROVES("RR-POSSE-016");
  BreakIn in(read_as({{Parameter::private_bounty_by_owner, 0}}, 3));
  EXPECT_EQ(in.t.bounty(in.hired), 1);
  EXPECT_EQ(in.t.bounty(in.lost), 1);
}

TEST(Readings, WhoJoinsAgainGainsTheBountyOnce) {
  PROVES("RC-BOUNTY-007");
  for (const int each : {0, 1}) {
    Town t(read_as({{Parameter::private_bounty_each_entry, each}}));
    const CardId place = t.deed(P2, {.keywords = {"Private"}});
    const CardId a = t.dude(P1, {.abilities = {shootout_play().effect(Verb::leave_posse, dudes(mine() && !is_card(self())))}, .at = place});
    const CardId ally = t.dude(P1, {.abilities = {shootout_play().repeat().joins_posse().effect(Verb::join_posse, self())}, .at = place});
    const CardId b = t.dude(P2, {.at = place});
    fight(t, a, b, {ally});
    ASSERT_EQ(t.bounty(ally), 1);
    t.use(a);
    t.pass(P2);
    t.use(ally);
    EXPECT_EQ(t.side(ally), 1);
    EXPECT_EQ(t.bounty(ally), 1 + each);
  }
}

// --- casualties

/// P2 loses a round by `owed` with these dudes, in the square.
struct Beaten {
  Beaten(const TownSpec& spec, int owed, const std::vector<CardSpec>& posse) : t(spec) {
    const CardId a = t.dude(P1, {.at = kSquare});
    for (CardSpec dude : posse) {
      dude.at = kSquare;
      b.push_back(t.dude(P2, dude));
    }
    ranks(t, 1 + owed, 1);
    fight(t, a, b[0], {}, {b.begin() + 1, b.end()});
    t.pass_until(DecisionKind::assign_casualty);
  }
  Town t;
  std::vector<CardId> b;
};

TEST(Readings, HarrowedDudesCoverAsOthersDo) {
  PROVES("RR-LUMPS-012", "RR-LUMPS-013");
  const TownSpec as_others =
      read_as({{Parameter::harrowed_home_covers, 0}, {Parameter::harrowed_discard_covers, 1}, {Parameter::harrowed_ace_covers, 2}});
  Beaten one_owed(as_others, 1, {{.keywords = {"Harrowed"}}});
  EXPECT_FALSE(one_owed.t.offers(OptionKind::casualty_home, one_owed.b[0]));
  one_owed.t.casualty_discard(one_owed.b[0]);
  one_owed.t.done();
  EXPECT_EQ(one_owed.t.zone(one_owed.b[0]), Zone::discard);
  Beaten two_owed(as_others, 2, {{.keywords = {"Harrowed"}}});
  two_owed.t.casualty_ace(two_owed.b[0]);
  two_owed.t.done();
  EXPECT_EQ(two_owed.t.zone(two_owed.b[0]), Zone::boot_hill);
}

TEST(Readings, ASavedDudeCoversNothingAndOthersMust) {
  TownSpec spec = read_as({{Parameter::saved_casualty_covers, 0}});
  Beaten beaten(spec, 1, {{.abilities = {trait(TriggerPoint::dude_discarded, Window::when)
                                             .about(subject_is(self()))
                                             .instead()
                                             .effect(Verb::send_home, self(), 1)}},
                          {}});
  Town& t = beaten.t;
  t.casualty_discard(beaten.b[0]);
  t.done();
  EXPECT_EQ(t.where(beaten.b[0]), t.home(P2));
  ASSERT_EQ(t.kind(), DecisionKind::assign_casualty);
  t.casualty_discard(beaten.b[1]);
  t.done();
  EXPECT_EQ(t.zone(beaten.b[1]), Zone::discard);
}

TEST(Readings, TheMarksPosseWinsWhereNobodyIsLeft) {
  Town t(read_as({{Parameter::both_posses_empty_winner, 1}}));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  draw_alike(t);
  fight(t, a, b);
  t.pass_until(DecisionKind::assign_casualty);
  t.casualty_discard(a);
  t.done();
  t.casualty_discard(b);
  t.done();
  ASSERT_EQ(t.happened("shootout.won"), 1);
  EXPECT_EQ(t.events("shootout.won")[0].player, P2);
}

// --- jobs

/// "Noon Job: mark a deed." Used, led by `leader`, up to the first decision about posses.
void raid(Town& t, CardId leader, CardId deed) {
  const Ability job_on_deed = noon().choose(cards(is(CardType::deed))).job(0).on_success(effect(Verb::gain, you(), num(2)));
  begin_job(t, t.action_in_hand(P1, {.abilities = {job_on_deed}}), leader, deed);
}

TEST(Readings, DudesWithTheLeaderBootThoughTheMarkIsThere) {
  PROVES("RR-JOB-014", "RR-JOB-017");
  for (const int boots : {0, 1}) {
    Town t(boots == 0 ? TownSpec{} : read_as({{Parameter::job_same_place_boots, 1}}));
    const CardId deed = t.deed(P2);
    const CardId leader = t.dude(P1, {.at = deed});
    const CardId with_him = t.dude(P1, {.at = deed});
    raid(t, leader, deed);
    ASSERT_EQ(t.kind(), DecisionKind::join_posse);
    EXPECT_EQ(t.offers(OptionKind::join_booting, with_him), boots == 1);
    EXPECT_EQ(t.offers(OptionKind::join, with_him), boots == 0);
  }
}

TEST(Readings, TheOwnerOfTheLeadersCardIsAskedInTurn) {
  PROVES("RR-JOB-032");
  for (const int first : {0, 1}) {
    Town t(first == 1 ? TownSpec{.players = 3} : read_as({{Parameter::job_owner_may_oppose_leader, 0}}, 3));
    const CardId deed = t.deed(P3);
    const CardId leader = t.dude(P1, {.influence = 3, .at = deed});
    t.dude(P2, {.at = deed});
    t.dude(P3, {.at = deed});
    raid(t, leader, deed);
    while (t.kind() == DecisionKind::join_posse) t.done();
    ASSERT_EQ(t.kind(), DecisionKind::oppose_job);
    EXPECT_EQ(t.decider(), first == 1 ? P3 : P2);
  }
}

TEST(Readings, SurvivorsOfAJobStayWhereTheyAre) {
  Town t(read_as({{Parameter::job_survivors_home, 0}}));
  const CardId deed = t.deed(P2);
  const CardId leader = t.dude(P1);
  raid(t, leader, deed);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.where(leader), LocationId(deed));
  EXPECT_EQ(t.ghost_rock(P1), 12);
}

// --- attachments, upkeep, copies

TEST(Readings, ADudeOfAnotherOutfitHasHisPrintedUpkeep) {
  PROVES("RR-UPKEEP-010");
  for (const int more : {0, 1}) {
    Town t(read_as({{Parameter::out_of_faction_upkeep, more}}));
    t.outfit(P1, {.faction = "law"});
    const CardId stranger = t.dude(P1, {.influence = 2, .upkeep = 1, .faction = "crooks"});
    EXPECT_EQ(upkeep_of(t.kernel(), stranger), more == 1 ? 3 : 1);
  }
}

TEST(Readings, ACopyInBootHillKeepsNobodyOut) {
  Town t(read_as({{Parameter::unique_in_boot_hill, 0}}));
  t.put_card(P1, Zone::boot_hill, CardType::dude, {.title = "Dead"});
  const CardId dead = t.in_hand(P1, CardType::dude, {.title = "Dead"});
  EXPECT_TRUE(t.offers_any(dead));
}

TEST(Readings, WhoRefusesACallOutIsNotBooted) {
  Town t(read_as({{Parameter::refusal_boots, 0}}));
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.call_out(a, b);
  t.refuse();
  EXPECT_EQ(t.where(b), t.home(P2));
  EXPECT_FALSE(t.is_booted(b));
}

}  // namespace
}  // namespace highnoon::test
