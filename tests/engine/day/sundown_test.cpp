#include <algorithm>

#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec at_sundown(int players = 2) {
  return {.players = players, .winner = P2, .phase = Phase::sundown};
}

TEST(Sundown, FollowsHighNoonWithoutAPlayBetween) {
  PROVES("RR-SUNDOWN-001", "RR-SEQ-001");
  Town t;
  t.hand(P1, 5);
  t.hand(P2, 5);
  ASSERT_EQ(t.decider(), P1);
  t.forget_log();
  t.pass(P1);
  t.pass(P2);
  EXPECT_EQ(t.phase(), Phase::sundown);
  EXPECT_EQ(t.kind(), DecisionKind::sundown_discard);
  t.pass_until_day(2);
  const char* order[] = {"phase.sundown_begins", "day.begins", "phase.gambling_begins",
                         "phase.upkeep_begins", "phase.noon_begins"};
  for (int i = 0; i + 1 < 5; ++i) EXPECT_TRUE(t.came_before(order[i], order[i + 1])) << order[i];
}

TEST(Sundown, ContinuousEffectsCountForVictory) {
  PROVES("RR-SUNDOWN-002");
  Town t(at_sundown());
  t.deed(P1,
         {.control = 1,
          .abilities = {
              standing().needs(op(Op::phase_is, bit(Phase::sundown))).gives(Stat::control, 1)}});
  t.dude(P2, {.influence = 1});
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.game().winner(), P1);
}

TEST(Sundown, ChangesWaitForTheVictoryCheck) {
  PROVES("RR-SUNDOWN-003");
  Town t(at_sundown());
  t.hand(P1, 1);
  t.deed(
      P1,
      {.control = 2,
       .abilities = {trait(TriggerPoint::victory_checked).effect(Verb::discard, dudes(!mine()))}});
  const CardId dude = t.dude(P2, {.influence = 2});
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.zone(dude), Zone::discard);
}

TEST(Sundown, EachMayDiscardOneCardTheWinnerFirst) {
  PROVES("RR-SUNDOWN-004", "RR-SUNDOWN-005");
  Town t(at_sundown());
  t.hand(P1, 4);
  t.hand(P2, 4);
  ASSERT_EQ(t.kind(), DecisionKind::sundown_discard);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.offers(OptionKind::pass));
  t.pick(t.pile(P2, Zone::hand).front());
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.hand_size(P2), 3);
  EXPECT_EQ(t.pile(P2, Zone::discard).size(), 1U);
  EXPECT_TRUE(t.offers(OptionKind::pass));
}

TEST(Sundown, HandsAreRefilledToTheHandSize) {
  PROVES("RR-SUNDOWN-006", "RR-SUNDOWN-008");
  Town t({.phase = Phase::sundown});
  t.hand(P1, 2);
  t.hand(P2, 3);
  t.outfit(P2, {.abilities = {standing().gives(StandingDef::Kind::player_stat,
                                               static_cast<int>(Stat::hand_size), num(1))}});
  t.pass_until_day(2);
  EXPECT_EQ(t.hand_size(P1), 5);
  EXPECT_EQ(t.hand_size(P2), 6);
}

TEST(Sundown, HandsAboveTheHandSizeAreDiscardedDown) {
  PROVES("RR-SUNDOWN-007");
  Town t(at_sundown());
  t.hand(P1, 8);
  t.hand(P2, 5);
  t.pass(P2);
  t.pass(P1);
  ASSERT_EQ(t.kind(), DecisionKind::discard_to_hand_size);
  ASSERT_EQ(t.decider(), P1);
  const auto hand = t.pile(P1, Zone::hand);
  for (int i = 0; i < 3; ++i) {
    EXPECT_FALSE(t.offers(OptionKind::done));
    t.pick(hand[static_cast<std::size_t>(i)]);
  }
  EXPECT_EQ(t.count(OptionKind::card), 0);
  EXPECT_EQ(t.hand_size(P1), 8);
  t.done();
  EXPECT_EQ(t.hand_size(P1), 5);
  EXPECT_EQ(t.zone(hand[0]), Zone::discard);
  EXPECT_EQ(t.zone(hand[3]), Zone::hand);
}

TEST(Sundown, AllCardsUnboot) {
  PROVES("RR-SUNDOWN-009");
  Town t({.phase = Phase::sundown});
  const CardId dude = t.dude(P1, {.booted = true});
  const CardId goods = t.goods(P1, dude, {.booted = true});
  const CardId deed = t.deed(P2, {.booted = true});
  const CardId cursed =
      t.dude(P2, {.abilities = {standing().forbids(Act::unboot_at_sundown)}, .booted = true});
  t.edit([&](Kernel& k) { k.card(k.player(P2).outfit).set(kBooted); });
  t.pass_until_day(2);
  for (const CardId card : {dude, goods, deed, t.home_card(P2)}) EXPECT_FALSE(t.is_booted(card));
  EXPECT_TRUE(t.is_booted(cursed));
}

TEST(Sundown, TheWindowClosesThenSundownEffectsThenTheDaysEffectsEnd) {
  PROVES("RR-SUNDOWN-010", "RR-SUNDOWN-011", "RR-ACT-016");
  Town t;
  t.hand(P2, 1);
  const CardId dude = t.dude(P1);
  const CardId action = t.action_in_hand(
      P1, {.abilities = {noon().effect(Verb::modify, dudes(mine()), Stat::bullets, num(2))}});
  t.use(action);
  t.pass_until_phase(Phase::sundown);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 0);
  const auto steps = procedure_steps(find_procedure("sundown"));
  const auto at = [&](std::string_view name) {
    return std::find(steps.begin(), steps.end(), name) - steps.begin();
  };
  EXPECT_LT(at("unboot"), at("turn_ends"));
  EXPECT_LT(at("turn_ends"), at("sundown_effects_end"));
  EXPECT_LT(at("sundown_effects_end"), at("turn_effects_end"));
  EXPECT_LT(at("turn_effects_end"), at("refresh"));
}

TEST(Sundown, AbilitiesRefreshForANewDay) {
  PROVES("RR-SUNDOWN-012", "RR-SUNDOWN-013", "RR-SEQ-002");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), 1)}});
  t.use(dude);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_FALSE(t.can_use(dude));
  t.pass_until_day(2);
  EXPECT_EQ(t.day(), 2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.can_use(dude));
}

TEST(Sundown, TheEndOfTheTurnIsThatOfTheDay) {
  PROVES("RC-DAY-001");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::modify, self(), Stat::influence, num(2), Duration::day),
                                                trait(TriggerPoint::turn_ends).effect(Verb::gain, you(), stat_of(Stat::influence, self())),
                                                trait(TriggerPoint::day_begins).effect(Verb::bounty, self(), op(Op::add, 0, {stat_of(Stat::influence, self()), num(1)}))}});
  t.use(dude);
  t.pass_until_event("day.begins");
  ASSERT_EQ(t.happened("turn.ends"), 1);
  const auto gained = t.events("ghost_rock.gained");
  ASSERT_FALSE(gained.empty());
  EXPECT_EQ(gained[0].amount, 2) << "it lasts till the turn ends";
  EXPECT_EQ(t.bounty(dude), 1) << "and is gone before the next day's gambling";
}

TEST(Sundown, RefillsHandsBeforeItUnbootsAndThenEnds) {
  PROVES("RR-SUNDOWN-006", "RR-SUNDOWN-009", "RR-SUNDOWN-010");
  Town t(at_sundown());
  t.dude(P1, {.booted = true});
  t.pass_until_day(2);
  const std::vector<std::string> order = {"phase.sundown_begins", "victory.checked", "sundown.hand_refilled", "card.unbooted",
                                          "turn.ends", "day.begins"};
  EXPECT_EQ(order_of(t, order), order);
  for (const PlayerId player : {P1, P2}) EXPECT_EQ(t.hand_size(player), 5);
}

}  // namespace
}  // namespace highnoon::test
