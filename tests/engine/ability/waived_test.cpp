#include <gtest/gtest.h>

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

// --- costs that are waived --------------------------------------------------------------------------------------------------------

Ability free_of_charge() { return standing().permits(Permit::use_without_costs, is(CardType::dude) && mine()); }

TEST(WaivedCosts, LeaveTheRequirementClause) {
  PROVES("RC-ABILITY-010");
  Town t({.ghost_rock = 0});
  t.outfit(P1, {.abilities = {free_of_charge()}});
  const CardId dude = t.dude(P1, {.abilities = {noon().boot().pay(1).choose(dudes(!mine() && op(Op::is_wanted))).effect(Verb::boot, slot(0))},
                                  .booted = true});
  const CardId rival = t.dude(P2);
  EXPECT_FALSE(t.can_use(dude));
  t.edit([&](Kernel& k) { k.card(rival).bounty = 1; });
  EXPECT_TRUE(t.can_use(dude));
}

TEST(WaivedCosts, LeaveWhatTheTextDemands) {
  PROVES("RC-ABILITY-011");
  Town t;
  t.outfit(P1, {.abilities = {free_of_charge()}});
  const CardId dude = t.dude(P1, {.abilities = {noon().boot().pay(1).price(effect(Verb::discard_from_hand, you(), 1)).effect(Verb::draw, you(), 2)}});
  EXPECT_FALSE(t.can_use(dude)) << "with nothing to discard";
  t.hand(P1, 1);
  t.use(dude);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_FALSE(t.is_booted(dude));
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 1U);
  EXPECT_EQ(t.hand_size(P1), 2);
}

// --- Feats --------------------------------------------------------------------------------------------------------------------------

CardSpec feat(Ability timing) {
  return {.value = 6, .cost = 2, .keywords = {"Feat"}, .abilities = {timing.effect(Verb::gain, you(), 3)}};
}

/// P1 without ghost rock, whose dude pulls at Noon; the Feat is on top of the deck.
struct Puller {
  explicit Puller(Ability timing) : t({.ghost_rock = 0}) {
    dude = t.dude(P1, {.abilities = {noon().test(SkillTest::pull, 5).effect(Verb::bounty, self(), 1)}});
    card = t.put_card(P1, Zone::deck, CardType::action, feat(std::move(timing)));
    t.use(dude);
  }
  Town t;
  CardId dude, card;
};

TEST(Feat, ThatIsPulledMayBeUsedAtOnceForNoGhostRock) {
  PROVES("RC-FEAT-001", "RC-FEAT-003");
  for (const bool used : {true, false}) {
    Puller p(noon());
    ASSERT_EQ(p.t.kind(), DecisionKind::feat);
    EXPECT_EQ(p.t.decider(), P1);
    EXPECT_EQ(p.t.happened("pull.revealed"), 1);
    if (used) {
      p.t.use(p.card);
    } else {
      p.t.pass();
    }
    EXPECT_EQ(p.t.ghost_rock(P1), used ? 3 : 0);
    EXPECT_EQ(p.t.bounty(p.dude), 1) << "and the pull counts";
    EXPECT_EQ(p.t.zone(p.card), Zone::discard);
  }
}

TEST(Feat, MustFitThePhase) {
  PROVES("RC-FEAT-002");
  Puller p(shootout_play());
  EXPECT_EQ(p.t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(p.t.bounty(p.dude), 1);
}

// --- adjacency denied, one more Grifter ------------------------------------------------------------------------------------------------

TEST(Adjacency, ThatACardDeniesIsDeniedBothWays) {
  PROVES("RC-ADJ-002");
  Town t;
  const CardId apart = t.deed(P1, {.abilities = {standing().permits(Permit::not_adjacent)}});
  const CardId usual = t.deed(P1);
  t.game();
  EXPECT_FALSE(adjacent(t.kernel(), LocationId(apart), kSquare));
  EXPECT_FALSE(adjacent(t.kernel(), kSquare, LocationId(apart)));
  EXPECT_FALSE(adjacent(t.kernel(), LocationId(apart), LocationId(usual)));
  EXPECT_TRUE(adjacent(t.kernel(), LocationId(usual), kSquare));
}

TEST(Setup, ACardMayAllowOneMoreGrifter) {
  PROVES("RC-GRIFTER-003");
  for (const bool allowed : {true, false}) {
    Town t({.phase = Phase::setup});
    CardSpec home{.wealth = 20};
    if (allowed) home.abilities = {standing().permits(Permit::extra_starting_grifter)};
    t.outfit(P1, home);
    const CardId first = t.put_card(P1, Zone::deck, CardType::dude, {.keywords = {"Grifter"}});
    const CardId second = t.put_card(P1, Zone::deck, CardType::dude, {.keywords = {"Grifter"}});
    ASSERT_EQ(t.decider(), P1);
    t.pick(first);
    EXPECT_EQ(t.offers(OptionKind::card, second), allowed);
  }
}

}  // namespace
}  // namespace highnoon::test
