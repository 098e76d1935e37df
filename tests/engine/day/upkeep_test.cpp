#include "day/upkeep.hpp"

#include "state/zone.hpp"
#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec at_upkeep(int players = 2) { return {.players = players, .phase = Phase::upkeep}; }

TEST(Upkeep, ProductionOfDeedsNeedsOwnerAndController) {
  PROVES("RR-UPKEEP-001", "RR-UPKEEP-002", "RR-UPKEEP-005");
  Town t(at_upkeep());
  t.outfit(P1, {.production = 1});
  t.deed(P1, {.production = 3});
  const CardId lost = t.deed(P1, {.production = 2});
  t.dude(P2, {.influence = 1, .at = lost});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.ghost_rock(P1), 14);
  EXPECT_EQ(t.ghost_rock(P2), 10);
}

TEST(Upkeep, OtherCardsProduceForTheirController) {
  PROVES("RR-UPKEEP-003");
  Town t(at_upkeep());
  const CardId dude = t.dude(P1, {.production = 1, .owner = P2});
  t.goods(P1, dude, {.production = 2, .owner = P2});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.ghost_rock(P1), 13);
  EXPECT_EQ(t.ghost_rock(P2), 10);
}

TEST(Upkeep, ALegendChangesWhatItsOutfitProduces) {
  PROVES("RR-LEGEND-003");
  for (const int change : {1, -1}) {
    Town t(at_upkeep());
    t.outfit(P1, {.production = 2});
    t.legend(P1, {.production = change});
    t.pass_until_phase(Phase::noon);
    EXPECT_EQ(t.ghost_rock(P1), 12 + change);
    EXPECT_EQ(t.ghost_rock(P2), 10);
  }
}

TEST(Upkeep, GoodsMayProduceOrCostUpkeep) {
  PROVES("RR-GOODS-005");
  Town t(at_upkeep());
  const CardId dude = t.dude(P1);
  t.goods(P1, dude, {.production = 2});
  const CardId dear = t.goods(P1, dude, {.upkeep = 1});
  ASSERT_EQ(t.kind(), DecisionKind::pay_upkeep);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  EXPECT_TRUE(t.offers_any(dear));
}

TEST(Upkeep, AnActionThatStaysInPlayProducesOrCostsUpkeepToo) {
  PROVES("RR-ACTION-004");
  Town t(at_upkeep());
  const CardId good = t.action_in_hand(P1, {.production = 1});
  const CardId dear = t.action_in_hand(P2, {.upkeep = 1});
  t.edit([&](Kernel& k) {
    put(k, good, Zone::in_play);
    put(k, dear, Zone::in_play);
  });
  ASSERT_EQ(t.kind(), DecisionKind::pay_upkeep);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_TRUE(t.offers_any(dear));
}

TEST(Upkeep, ProductionIsCountedForAllBeforeAnybodyGetsIt) {
  PROVES("RR-UPKEEP-004");
  Town t(at_upkeep());
  t.outfit(P1, {.production = 1,
                .abilities = {trait(TriggerPoint::production_collected)
                                  .about(op(Op::same_player, 0, {op(Op::event_player), you()}))
                                  .effect(Verb::modify, cards(is(CardType::outfit) && !mine()),
                                          Stat::production, num(-1))}});
  t.outfit(P2, {.production = 1});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.ghost_rock(P2), 11);
}

TEST(Upkeep, DebtsAreRepaidAfterProductionAndBeforeUpkeep) {
  PROVES("RR-UPKEEP-006");
  Town t(at_upkeep());
  t.ghost_rock(P2, 0);
  t.outfit(P2, {.production = 2});
  t.edit([](Kernel& k) { k.player(P2).debt = 1; });
  const CardId dude = t.dude(P2, {.upkeep = 2});
  t.pass_until(DecisionKind::pay_upkeep, P2);
  EXPECT_EQ(t.ghost_rock(P2), 1);
  EXPECT_EQ(t.state().player(P2).debt, 0);
  EXPECT_FALSE(t.offers(OptionKind::pay_upkeep, dude));
}

TEST(Upkeep, APlayerPicksWhatToPayForAndMayPayNothing) {
  PROVES("RR-UPKEEP-007", "RR-UPKEEP-012", "RR-UPKEEP-013");
  Town t(at_upkeep());
  t.ghost_rock(P1, 3);
  const CardId a = t.dude(P1, {.upkeep = 2});
  const CardId b = t.dude(P1, {.upkeep = 2});
  const CardId c = t.dude(P1, {.upkeep = 1});
  const CardId free = t.dude(P1);
  const CardId theirs = t.dude(P2, {.upkeep = 1});
  ASSERT_EQ(t.decider(), P2);
  t.done();
  EXPECT_EQ(t.zone(theirs), Zone::in_play);  // not before everybody has paid
  ASSERT_EQ(t.decider(), P1);
  t.take(OptionKind::pay_upkeep, a);
  EXPECT_FALSE(t.offers(OptionKind::pay_upkeep, b));
  EXPECT_TRUE(t.offers(OptionKind::pay_upkeep, c));
  t.take(OptionKind::take_back, a);
  t.take(OptionKind::pay_upkeep, b);
  EXPECT_FALSE(t.offers(OptionKind::pay_upkeep, free));
  t.done();
  EXPECT_EQ(t.ghost_rock(P1), 1);
  EXPECT_EQ(t.zone(a), Zone::discard);
  EXPECT_EQ(t.zone(b), Zone::in_play);
  EXPECT_EQ(t.zone(c), Zone::discard);
  EXPECT_EQ(t.zone(free), Zone::in_play);
  EXPECT_EQ(t.zone(theirs), Zone::discard);
}

TEST(Upkeep, TheWinnersLeftPaysFirstAndControllersPay) {
  PROVES("RR-UPKEEP-008", "RR-UPKEEP-009");
  Town t({.players = 3, .winner = P2, .phase = Phase::upkeep});
  t.dude(P1, {.upkeep = 1});
  t.dude(P2, {.upkeep = 1, .owner = P1});
  t.dude(P3, {.upkeep = 1});
  for (const PlayerId player : {P3, P1, P2}) {
    ASSERT_EQ(t.kind(), DecisionKind::pay_upkeep);
    EXPECT_EQ(t.decider(), player);
    EXPECT_EQ(t.count(OptionKind::pay_upkeep), 1);
    t.done();
  }
}

TEST(Upkeep, DudesOfOtherOutfitsCostTheirInfluenceMoreButDriftersDoNot) {
  PROVES("RR-UPKEEP-010", "RR-UPKEEP-011");
  Town t;
  t.outfit(P1, {.faction = "law"});
  const CardId own = t.dude(P1, {.influence = 2, .upkeep = 1, .faction = "law"});
  const CardId other = t.dude(P1, {.influence = 2, .upkeep = 1, .faction = "crooks"});
  const CardId drifter = t.dude(P1, {.influence = 2, .upkeep = 1});
  EXPECT_EQ(upkeep_of(t.kernel(), own), 1);
  EXPECT_EQ(upkeep_of(t.kernel(), other), 3);
  EXPECT_EQ(upkeep_of(t.kernel(), drifter), 1);
  t.goods(P1, other, {.influence = 1});
  EXPECT_EQ(upkeep_of(t.kernel(), other), 4);
  const CardId waiting = t.in_hand(P1, CardType::dude, {.influence = 2, .upkeep = 1, .faction = "crooks"});
  EXPECT_EQ(t.stat(waiting, Stat::upkeep), 1) << "only in play";
}

TEST(Upkeep, WhatDudesOfOtherOutfitsCostIsThatForCardsToo) {
  PROVES("RC-CARD-079");
  Town t;
  t.outfit(P1, {.faction = "law"});
  const CardId other = t.dude(P1, {.influence = 2, .upkeep = 1, .faction = "crooks"});
  const CardId office = t.deed(P1, {.abilities = {noon().effect(Verb::lose, you(), stat_of(Stat::upkeep, dudes(mine())))}});
  t.use(office);
  EXPECT_EQ(t.ghost_rock(P1), 7);
  EXPECT_EQ(t.stat(other, Stat::upkeep), 3);
}

TEST(Upkeep, ADebtThatCannotBePaidWaitsAndIsPaidAsSoonAsPossible) {
  PROVES("RR-UPKEEP-014", "RR-UPKEEP-015");
  Town t(at_upkeep());
  t.ghost_rock(P2, 0);
  t.edit([](Kernel& k) { k.player(P2).debt = 2; });
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.state().player(P2).debt, 2);
  t.outfit(P2, {.production = 9});
  t.pass_until_day(2);
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.state().player(P2).debt, 0);
}

TEST(Upkeep, GoesProductionPaymentRemovalEnd) {
  PROVES("RR-UPKEEP-007", "RR-UPKEEP-012");
  Town t(at_upkeep());
  t.deed(P1, {.production = 1});
  const CardId paid = t.dude(P1, {.upkeep = 2});
  t.dude(P1, {.upkeep = 1});
  const CardId lasting = t.dude(
      P1, {.influence = 1,
           .abilities = {trait(TriggerPoint::production_collected).effect(Verb::modify, self(), Stat::influence, 1, Duration::phase),
                         trait(TriggerPoint::phase_upkeep_ends).effect(Verb::gain, you(), stat_of(Stat::influence, self()))}});
  t.pass_until(DecisionKind::pay_upkeep);
  t.take(OptionKind::pay_upkeep, paid);
  t.done();
  t.pass_until_phase(Phase::noon);
  const std::vector<std::string> order = {"phase.upkeep_begins", "production.collected", "upkeep.paid", "upkeep.unpaid_removal",
                                          "phase.upkeep_ends"};
  EXPECT_EQ(order_of(t, order), order);
  ASSERT_EQ(t.happened("ghost_rock.gained"), 1);
  EXPECT_EQ(t.events("ghost_rock.gained")[0].amount, 2) << "what lasts through the phase lasts through its last moment";
  EXPECT_EQ(t.stat(lasting, Stat::influence), 1);
}

TEST(Upkeep, ADeedOfAnotherOwnerEndsNothing) {
  Town t({.phase = Phase::upkeep});
  const CardId deed = t.deed(P2, {.production = 5});
  t.dude(P1, {.influence = 2, .at = deed});
  const CardId own = t.dude(P1, {.production = 3});
  t.game();
  ASSERT_LT(deed, own);
  EXPECT_EQ(t.ghost_rock(P1), 13) << "nothing of the deed, three of the dude who comes after it";
}

TEST(Upkeep, ACardMayTakeADeedsProductionForItsPlayer) {
  const auto claim = [] { return standing().permits(Permit::collect_production, left_out(), is(CardType::deed) && is_here()); };
  Town t(at_upkeep());
  const CardId rich = t.deed(P2, {.production = 4});
  t.deed(P2, {.production = 1});
  t.dude(P1, {.abilities = {claim()}, .at = rich});
  t.dude(P2, {.influence = 1, .at = rich});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.ghost_rock(P1), 14) << "whoever owns and controls it";
  EXPECT_EQ(t.ghost_rock(P2), 11) << "what the other deed produces";
}

}  // namespace
}  // namespace highnoon::test
