// Actions and targeting by the ruleset `classic`.

#include "ability/ability.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic(TownSpec spec = {}) {
  spec.ruleset = "classic";
  return spec;
}

Ability gains(Ability ability, int amount = 1) { return ability.effect(Verb::gain, you(), amount); }

TEST(ClassicActions, OfEachKindHaveTheirOwnTime) {
  PROVES("CL-ACT-001");
  Town t(classic());
  const CardId gun = t.dude(P1, {.at = kSquare});
  const CardId mark = t.dude(P2, {.at = kSquare});
  const CardId at_noon = t.action_in_hand(P1, {.abilities = {gains(noon())}});
  const CardId in_fight = t.action_in_hand(P1, {.abilities = {gains(shootout_play())}});
  const CardId reaction = t.action_in_hand(P1, {.abilities = {gains(react(TriggerPoint::shootout_ends))}});
  EXPECT_TRUE(t.can_use(at_noon));
  EXPECT_FALSE(t.can_use(in_fight));
  EXPECT_FALSE(t.can_use(reaction));
  t.shootout(gun, mark);
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_FALSE(t.can_use(at_noon));
  EXPECT_TRUE(t.can_use(in_fight));
  EXPECT_FALSE(t.can_use(reaction));
}

TEST(ClassicActions, ACardIsDiscardedOnceItHasResolved) {
  PROVES("CL-ACT-002");
  Town t(classic());
  const CardId action = t.action_in_hand(P1, {.abilities = {gains(noon())}});
  t.dude(P2, {.abilities = {gains(react(TriggerPoint::ability_resolved))}});
  t.use(action);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.zone(action), Zone::discard) << "before the next player's turn";
  EXPECT_EQ(t.pile(P1, Zone::discard), std::vector{action});
}

TEST(ClassicActions, ByTheOtherRulesACardWaitsForTheNextTurn) {
  Town t;
  const CardId action = t.action_in_hand(P1, {.abilities = {gains(noon())}});
  t.dude(P2, {.abilities = {gains(react(TriggerPoint::ability_resolved))}});
  t.use(action);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.zone(action), Zone::limbo);
}

TEST(ClassicActions, OfACardInPlayLeaveItThere) {
  PROVES("CL-ACT-003");
  Town t(classic());
  const CardId deed = t.deed(P1, {.abilities = {gains(noon())}});
  t.use(deed);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.zone(deed), Zone::in_play);
}

TEST(ClassicActions, EachOnACardIsUsedOnceATurn) {
  PROVES("CL-ACT-004", "CL-ACT-005");
  Town t(classic());
  const CardId deed = t.deed(P1, {.abilities = {gains(noon()), gains(noon(), 2)}});
  t.use(deed, 0);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(deed, 0));
  EXPECT_TRUE(t.can_use(deed, 1)) << "each is counted by itself";
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.can_use(deed, 0));
}

TEST(ClassicActions, WithoutABootAreForTheBootedToo) {
  PROVES("CL-ACT-006");
  Town t(classic());
  const CardId dude = t.dude(P1, {.abilities = {noon().pay(1).effect(Verb::draw, you(), 1), gains(noon().boot())}, .booted = true});
  EXPECT_FALSE(t.can_use(dude, 1));
  t.use(dude, 0);
  EXPECT_EQ(t.ghost_rock(P1), 9);
  EXPECT_EQ(t.hand_size(P1), 1);
}

TEST(ClassicActions, CancelledKeepWhatWasPaid) {
  PROVES("CL-ACT-007");
  Town t(classic());
  const CardId dude = t.dude(P1, {.abilities = {noon().boot().pay(2).effect(Verb::bounty, self(), 1)}});
  const CardId answer = t.action_in_hand(P2, {.abilities = {react(TriggerPoint::ability_declared).effect(Verb::cancel)}});
  t.use(dude);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(answer);
  EXPECT_TRUE(t.is_booted(dude));
  EXPECT_EQ(t.ghost_rock(P1), 8);
  EXPECT_EQ(t.bounty(dude), 0);
}

TEST(ClassicActions, ACancelledCardIsDiscarded) {
  PROVES("CL-ACT-007");
  Town t(classic());
  const CardId action = t.action_in_hand(P1, {.cost = 2, .abilities = {gains(noon(), 5)}});
  const CardId answer = t.action_in_hand(P2, {.abilities = {react(TriggerPoint::ability_declared).effect(Verb::cancel)}});
  t.use(action);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(answer);
  EXPECT_EQ(t.ghost_rock(P1), 8);
  EXPECT_EQ(t.zone(action), Zone::discard);
}

TEST(ClassicActions, AtNoonComeFromTheHandAndFromPlay) {
  PROVES("CL-ACT-008");
  Town t(classic());
  const CardId action = t.action_in_hand(P1, {.abilities = {gains(noon())}});
  const CardId deed = t.deed(P1, {.abilities = {gains(noon())}});
  const CardId discarded = t.put_card(P1, Zone::discard, CardType::action, {.abilities = {gains(noon())}});
  EXPECT_TRUE(t.can_use(action));
  EXPECT_TRUE(t.can_use(deed));
  EXPECT_FALSE(t.can_use(discarded));
}

TEST(ClassicActions, AreDeclaredThenPaidThenResolved) {
  PROVES("CL-ACT-009", "CL-ACT-010");
  Town t(classic({.ghost_rock = 2}));
  const CardId action = t.action_in_hand(P1, {.cost = 2, .abilities = {noon().effect(Verb::draw, you(), 1)}});
  t.use(action);
  EXPECT_TRUE(t.came_before("action.played", "ghost_rock.paid"));
  EXPECT_TRUE(t.came_before("ghost_rock.paid", "card.drawn_by_effect"));
  EXPECT_EQ(t.ghost_rock(P1), 0);
}

TEST(ClassicActions, NeedTheGhostRockOnTheirCard) {
  PROVES("CL-ACT-010");
  Town t(classic({.ghost_rock = 1}));
  const CardId action = t.action_in_hand(P1, {.cost = 2, .abilities = {noon().effect(Verb::draw, you(), 1)}});
  EXPECT_FALSE(t.can_use(action));
  t.edit([](Kernel& k) { k.player(P1).ghost_rock = 2; });
  EXPECT_TRUE(t.can_use(action));
}

// --- targeting ---------------------------------------------------------------------------------------------------------------------------

/// A Terror of P2 who cannot be targeted, and one who can.
struct Targets {
  Targets() : t(classic()) {
    terror = t.definitions().keyword("Terror");
    hidden = t.dude(P2, {.bullets = 3, .keywords = {"Terror"}, .abilities = {standing().forbids(Act::be_chosen)}});
    open = t.dude(P2, {.bullets = 3});
    other = t.dude(P2, {.bullets = 3});
  }
  Town t;
  KeywordId terror;
  CardId hidden, open, other;
};

TEST(ClassicTargeting, IsWhatATextThatSaysSoDoes) {
  PROVES("CL-TARGET-001");
  Targets g;
  const CardId mover = g.t.dude(P1, {.abilities = {trait(TriggerPoint::dude_moved).choose(dudes(!mine())).effect(Verb::boot, slot(0))}, .at = kSquare});
  g.t.move(mover, g.t.home(P2));
  ASSERT_EQ(g.t.kind(), DecisionKind::choose_cards);
  EXPECT_TRUE(g.t.offers(OptionKind::card, g.open));
  EXPECT_FALSE(g.t.offers(OptionKind::card, g.hidden));
}

TEST(ClassicTargeting, IsWhatEveryActionDoes) {
  PROVES("CL-TARGET-002");
  Targets g;
  const CardId action = g.t.action_in_hand(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::boot, slot(0))}});
  g.t.use(action);
  ASSERT_EQ(g.t.kind(), DecisionKind::choose_cards);
  EXPECT_TRUE(g.t.offers(OptionKind::card, g.open));
  EXPECT_FALSE(g.t.offers(OptionKind::card, g.hidden));
}

TEST(ClassicTargeting, IsNotWhatAGlobalActionDoes) {
  PROVES("CL-TARGET-003");
  Targets g;
  const CardId action = g.t.action_in_hand(P1, {.abilities = {noon().effect(Verb::boot, dudes(op(Op::has_keyword, g.terror)))}});
  g.t.use(action);
  EXPECT_TRUE(g.t.is_booted(g.hidden));
  EXPECT_FALSE(g.t.is_booted(g.open));
}

TEST(ClassicTargeting, IsNothingElse) {
  PROVES("CL-TARGET-004");
  Targets g;
  g.t.dude(P1, {.abilities = {standing().gives(Stat::bullets, -1, is(CardType::dude) && !mine()),
                              trait(TriggerPoint::dude_moved).effect(Verb::boot, subject())}});
  EXPECT_EQ(g.t.stat(g.hidden, Stat::bullets), 2);
  g.t.pass(P1);
  g.t.move(g.hidden, kSquare);
  EXPECT_TRUE(g.t.is_booted(g.hidden)) << "a free move, but the trait boots whoever moves";
}

// --- Harrowed Powers ---------------------------------------------------------------------------------------------------------------------

TEST(ClassicActions, LastingForGoodAreKnownByTheirTitle) {
  Town t(classic());
  const auto power = [&](const char* title) {
    return t.action_in_hand(P1, {.title = title,
                                 .abilities = {noon().choose(dudes(!op(Op::has_effect_of, 0, {self()})))
                                                   .effect(Verb::modify, slot(0), Stat::influence, num(1), static_cast<int>(Duration::permanent))}});
  };
  const CardId first = power("Smarts"), second = power("Smarts"), third = power("Speed");
  const CardId passing = t.action_in_hand(P1, {.title = "Speed", .abilities = {noon().choose(dudes(anything())).effect(Verb::modify, slot(0), Stat::influence, num(1), static_cast<int>(Duration::day))}});
  const CardId dude = t.dude(P1);
  t.use(passing);
  t.pick(dude);
  t.pass(P2);
  t.use(first);
  t.pick(dude);
  t.pass(P2);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
  EXPECT_FALSE(t.can_use(second));
  EXPECT_TRUE(t.can_use(third)) << "what lasts for a day is no power";
}

TEST(ClassicActions, WhatAHarrowedPowerGivesIsAHarrowedAbility) {
  PROVES("CL-HARROWED-014");
  Town t(classic());
  const auto raises = [&](std::vector<std::string> keywords) {
    return t.action_in_hand(P1, {.keywords = std::move(keywords),
                                 .abilities = {noon().choose(dudes(anything()))
                                                   .effect(Verb::modify, slot(0), Stat::influence, num(1), static_cast<int>(Duration::permanent))
                                                   .effect(Verb::ace, self())}});
  };
  const CardId power = raises({"Harrowed Power"}), blessing = raises({});
  const KeywordId powers = t.definitions().keyword("Harrowed Power");
  const CardId undead = t.dude(P1, {.keywords = {"Harrowed"}});
  const CardId exorcism = t.action_in_hand(
      P1, {.abilities = {noon().choose(dudes(anything())).effect(Verb::end_effects, slot(0), op(Op::all, bit(Zone::boot_hill), {op(Op::has_keyword, powers)}))}});
  for (const CardId action : {power, blessing, exorcism}) {
    t.use(action);
    if (t.kind() == DecisionKind::choose_cards) t.pick(undead);
    if (action == blessing) {
      EXPECT_EQ(t.stat(undead, Stat::influence), 2);
    }
    if (t.kind() == DecisionKind::noon_play && t.decider() == P2) t.pass(P2);
  }
  EXPECT_EQ(t.zone(power), Zone::boot_hill);
  EXPECT_EQ(t.stat(undead, Stat::influence), 1) << "the power is gone, what is none has stayed";
}

}  // namespace
}  // namespace highnoon::test
