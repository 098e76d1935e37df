#include <gtest/gtest.h>

#include "state/zone.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Expr their_hand() { return op(Op::cards_in_hand, 0, {opponent()}); }
/// Chance picks cards of the opponent's hand, which are discarded.
Ability robs(int least) { return noon().effect(Verb::choose, you(), 0, their_hand(), num(least), left_out(), 1).effect(Verb::discard, slot(0)); }

TEST(ChoiceByChance, NobodyIsAskedAndSoManyArePicked) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {robs(2)}});
  t.hand(P2, 5);
  t.use(dude);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "no choice is asked for";
  EXPECT_EQ(t.kernel().player(P2).hand.size(), 3);
}

TEST(ChoiceByChance, TakesWhatThereIs) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {robs(4)}});
  t.hand(P2, 3);
  t.use(dude);
  EXPECT_EQ(t.kernel().player(P2).hand.size(), 0);
}

TEST(ChoiceByChance, AnyCardMayBePicked) {
  std::vector<bool> picked(3, false);
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Town t({.seed = seed});
    const CardId dude = t.dude(P1, {.abilities = {robs(1)}});
    t.hand(P2, 3);
    const Pile before = t.kernel().player(P2).hand;
    t.use(dude);
    for (int i = 0; i < 3; ++i) {
      if (t.zone(before[i]) == Zone::discard) picked[static_cast<std::size_t>(i)] = true;
    }
  }
  EXPECT_EQ(picked, std::vector(3, true));
}

TEST(ChoiceOfANumber, LeavesOutThoseForWhichTheConditionFails) {
  Town t;
  const Expr odd = compare(op(Op::slot_number, 0), Comparison::not_equal, num(2));
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::choose_number, you(), 0, num(1), num(3), odd)
                                                    .effect(Verb::gain, you(), op(Op::slot_number, 0))}});
  t.use(dude);
  EXPECT_TRUE(t.offers(OptionKind::number, 1));
  EXPECT_FALSE(t.offers(OptionKind::number, 2));
  t.take(OptionKind::number, 3);
  EXPECT_EQ(t.ghost_rock(P1), 13);
}

/// P2's guard, who stands in for the others at the town square, and two of those.
struct Guarded {
  CardId guard, ward, second;

  explicit Guarded(Town& t)
      : guard(t.dude(P2, {.abilities = {standing().permits(Permit::protects, left_out(), mine())}, .at = kSquare})),
        ward(t.dude(P2, {.at = kSquare})),
        second(t.dude(P2, {.at = kSquare})) {}
};

/// Whether it is the ability or an effect of it that lets dudes of the opponent be chosen.
class Protected : public testing::TestWithParam<bool> {
 public:
  Ability boots(int least, int most) const {
    if (GetParam()) return noon().choose(dudes(!mine()), least, most).effect(Verb::boot, slot(0));
    return noon().effect(Verb::gain, you(), 1).effect(Verb::choose, you(), 0, dudes(!mine()), num(least), num(most)).effect(Verb::boot, slot(0));
  }
};

TEST_P(Protected, NobodyIsChosenWithoutTheGuard) {
  PROVES("RC-CARD-154");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {boots(1, 2)}});
  const Guarded their(t);
  t.use(dude);
  EXPECT_TRUE(t.offers(OptionKind::card, their.guard));
  EXPECT_FALSE(t.offers(OptionKind::card, their.ward));
  t.pick(their.guard);
  t.pick(their.ward);
  EXPECT_FALSE(t.offers(OptionKind::card, their.second)) << "two are enough";
  t.take(OptionKind::take_back, their.guard);
  EXPECT_FALSE(t.offers(OptionKind::done)) << "the ward alone";
  EXPECT_FALSE(t.offers(OptionKind::card, their.second));
  t.take(OptionKind::take_back, their.ward);
  t.pick(their.guard);
  t.done();
  EXPECT_TRUE(t.is_booted(their.guard));
  EXPECT_FALSE(t.is_booted(their.ward));
}

TEST_P(Protected, WithTheGuardTheyAre) {
  PROVES("RC-CARD-153");
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {boots(3, 3)}});
  const Guarded their(t);
  t.use(dude);
  t.pick(their.guard);
  t.pick(their.ward);
  t.pick(their.second);
  t.done();
  EXPECT_TRUE(t.is_booted(their.ward) && t.is_booted(their.second));
}

INSTANTIATE_TEST_SUITE_P(Choice, Protected, testing::Bool(), [](const auto& one) { return one.param ? "OfTheAbility" : "OfAnEffect"; });

TEST(ForEachPlayer, GoesRoundFromTheWinner) {
  Town t({.players = 3, .winner = P2});
  const Expr rival = op(Op::slot_player, 0);
  const CardId asker = t.dude(P2, {.abilities = {noon().effect(Verb::for_each_player, op(Op::all_players), 0,
                                                              std::vector{effect(Verb::choose_number, rival, 1, num(0), num(3)),
                                                                          effect(Verb::gain, rival, op(Op::slot_number, 1))})}});
  t.use(asker);
  int given = 1;
  for (const PlayerId player : {P2, P3, P1}) {
    ASSERT_EQ(t.decider(), player);
    t.pick_number(given++);
  }
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.ghost_rock(P3), 12);
  EXPECT_EQ(t.ghost_rock(P1), 13);
}

TEST(Name, MeansTheCardsAsTheyWere) {
  Town t;
  t.hand(P1, 2);
  const Expr hand = op(Op::cards_in_hand, 0, {you()});
  const CardId user = t.dude(P1, {.abilities = {noon().effect(Verb::name, hand, 0).effect(Verb::draw, you(), 3).effect(Verb::discard, slot(0))}});
  t.use(user);
  EXPECT_EQ(t.hand_size(P1), 3) << "what was drawn";
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 2u);
}

TEST(Bounty, OfSeveralDudesIsAddedUp) {
  Town t;
  t.dude(P2, {.bounty = 2});
  t.dude(P2, {.bounty = 1});
  const CardId hunter = t.dude(P1, {.abilities = {noon().effect(Verb::gain, you(), op(Op::bounty, 0, {dudes(!mine())}))}});
  t.use(hunter);
  EXPECT_EQ(t.ghost_rock(P1), 13);
}

}  // namespace
}  // namespace highnoon::test
