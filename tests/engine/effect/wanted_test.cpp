#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

Ability raises(int amount, Expr whose = dudes(!mine())) { return noon().choose(std::move(whose)).effect(Verb::bounty, slot(0), amount); }

void raise(Town& t, CardId card, CardId dude) {
  t.use(card);
  t.pick(dude);
}

TEST(Bounty, IsCountedInGhostRockFromTheBank) {
  PROVES("RC-BOUNTY-001", "RC-BOUNTY-011", "RC-WANTED-001");
  Town t;
  const CardId clean = t.dude(P2);
  const CardId wanted = t.dude(P2, {.bounty = 1});
  const CardId one = t.deed(P1, {.abilities = {raises(1)}});
  const CardId two = t.deed(P1, {.abilities = {raises(2)}});
  raise(t, one, clean);
  EXPECT_EQ(t.bounty(clean), 1);
  t.pass(P2);
  raise(t, two, wanted);
  EXPECT_EQ(t.bounty(wanted), 3);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.ghost_rock(P2), 10);
}

TEST(Bounty, WhatIsForWantedDudesReachesNoOthers) {
  PROVES("RC-BOUNTY-012");
  Town t;
  const CardId clean = t.dude(P2);
  const CardId hunter = t.deed(P1, {.abilities = {raises(1, dudes(!mine() && op(Op::is_wanted)))}});
  EXPECT_FALSE(t.can_use(hunter));
  const CardId wanted = t.dude(P2, {.bounty = 1});
  t.use(hunter);
  EXPECT_FALSE(t.offers(OptionKind::card, clean));
  t.pick(wanted);
  EXPECT_EQ(t.bounty(wanted), 2);
}

TEST(WantedDudes, BecomeWantedByTheirFirstBountyOnly) {
  PROVES("RC-WANTED-002", "RC-WANTED-003");
  Town t;
  // "When a dude becomes wanted": all the bounty there is has just been gained.
  t.outfit(P1, {.abilities = {trait(TriggerPoint::bounty_gained)
                                  .about(compare(op(Op::bounty, 0, {subject()}), Comparison::equal, op(Op::event_amount)))
                                  .effect(Verb::gain, you(), 5)}});
  const CardId wanted = t.dude(P2, {.bounty = 2});
  const CardId clean = t.dude(P2);
  const CardId first = t.deed(P1, {.abilities = {raises(1)}});
  const CardId second = t.deed(P1, {.abilities = {raises(1)}});
  raise(t, first, wanted);
  EXPECT_EQ(t.bounty(wanted), 3);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  t.pass(P2);
  raise(t, second, clean);
  EXPECT_EQ(t.bounty(clean), 1);
  EXPECT_EQ(t.ghost_rock(P1), 15);
}

TEST(WantedDudes, OfCasualtiesTheOpponentCollects) {
  PROVES("RC-WANTED-004");
  for (const bool aced : {true, false}) {
    Town t;
    const CardId a = t.dude(P1, {.at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare, .bounty = 3});
    ranks(t, aced ? 3 : 2, 1);
    fight(t, a, b);
    t.pass_until(DecisionKind::assign_casualty);
    if (aced) {
      t.casualty_ace(b);
    } else {
      t.casualty_discard(b);
    }
    t.pass_until(DecisionKind::noon_play);
    EXPECT_EQ(t.ghost_rock(P1), 13);
    EXPECT_EQ(t.ghost_rock(P2), 10);
  }
}

TEST(WantedDudes, WhoIsNotWantedAnyMoreHasNoBounty) {
  PROVES("RC-WANTED-009");
  Town t;
  const CardId wanted = t.dude(P2, {.bounty = 4});
  const CardId pardon =
      t.deed(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::bounty, slot(0), op(Op::negate, 0, {op(Op::bounty, 0, {slot(0)})}))}});
  raise(t, pardon, wanted);
  EXPECT_EQ(t.bounty(wanted), 0);
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.ghost_rock(P2), 10);
}

TEST(WantedDudes, WhoCannotGainBountyGetsNone) {
  Town t;
  const CardId beast = t.dude(P2, {.abilities = {standing().forbids(Act::gain_bounty)}});
  const CardId dude = t.dude(P2);
  const CardId all = t.deed(P1, {.abilities = {noon().effect(Verb::bounty, dudes(!mine()), 1)}});
  t.use(all);
  EXPECT_EQ(t.bounty(beast), 0);
  EXPECT_EQ(t.bounty(dude), 1);
}

TEST(WantedDudes, WhoDoesNotCountAsADudeIsNeitherWantedNorSeenAsADude) {
  PROVES("RC-WANTED-011");
  Town t;
  const CardId gun = t.dude(P2, {.abilities = {standing().forbids(Act::count_as_dude)}});
  const CardId dude = t.dude(P2);
  const Expr others = cards(!mine() && !is(CardType::dude) && !is(CardType::outfit));
  const CardId named = t.deed(P1, {.abilities = {noon().choose(others).effect(Verb::bounty, slot(0), 1)}});
  const CardId all = t.deed(P1, {.abilities = {noon().effect(Verb::boot, dudes(!mine()))}});
  EXPECT_FALSE(t.can_use(named)) << "nothing would happen";
  t.edit([&](Kernel& k) { change_bounty(k, std::vector{gun, dude}, 1, {}); });
  EXPECT_EQ(t.bounty(gun), 0);
  EXPECT_EQ(t.bounty(dude), 1);
  t.use(all);
  EXPECT_FALSE(t.is_booted(gun));
  EXPECT_TRUE(t.is_booted(dude));
  EXPECT_TRUE(t.offers_any(gun)) << "the rules, Movin' here, treat it as the dude it is";
}

// --- at Private locations -----------------------------------------------------------------------------------------------------------

TEST(Bounty, NobodyInTheOwnersPosseGetsIt) {
  PROVES("RC-BOUNTY-006");
  Town t(bloodless(3));
  const CardId place = t.deed(P2, {.keywords = {"Private"}});
  const CardId a = t.dude(P1, {.at = place});
  const CardId b = t.dude(
      P2, {.abilities = {shootout_play().joins_posse().effect(Verb::join_posse, dudes(op(Op::is_booted)))}, .at = place});
  const CardId ally = t.dude(P3, {.at = place, .booted = true});
  fight(t, a, b);
  t.pass_until(DecisionKind::shootout_play, P2);
  t.use(b);
  EXPECT_EQ(t.side(ally), 2);
  EXPECT_EQ(t.bounty(ally), 0);
  EXPECT_EQ(t.bounty(a), 1);
}

/// A call-out at one place that an effect of P2's outfit takes to another: the bounty of P1's dude after the posses are formed.
int bounty_when_moved(bool from_private) {
  Town t;
  const CardId place = t.deed(P2, {.keywords = {"Private"}});
  const LocationId from = from_private ? LocationId(place) : kSquare;
  const Expr to = from_private ? square() : op(Op::location_of, 0, {cards(is(CardType::deed))});
  t.outfit(P2, {.abilities = {trait(TriggerPoint::callout_made).effect(Verb::move, dudes(anything()), to)}});
  const CardId a = t.dude(P1, {.at = from});
  const CardId b = t.dude(P2, {.at = from});
  fight(t, a, b);
  EXPECT_EQ(t.state().shootout.location, from_private ? kSquare : LocationId(place));
  return t.bounty(a);
}

TEST(Bounty, OfAPrivatePlaceIsForTheShootoutThereNotForTheCallOut) {
  PROVES("RC-BOUNTY-009", "RC-BOUNTY-010");
  EXPECT_EQ(bounty_when_moved(true), 0);
  EXPECT_EQ(bounty_when_moved(false), 1);
}

}  // namespace
}  // namespace highnoon::test
