#include "state/zone.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// A ban on moving that its player lifts with a card of the play hand, for each move that other players' effects do not make.
Ability toll(int cards = 1) {
  return standing()
      .forbids(Act::move, is_card(bearer()) && !op(Op::event_by, 0, {op(Op::other_players)}))
      .price(effect(Verb::discard_from_hand, you(), cards));
}

const std::string kRulesets[] = {"", "classic"};

TEST(BanPrice, IsPaidForAMove) {
  PROVES("CL-MOVE-014");
  for (const std::string& ruleset : kRulesets) {
    Town t({.ruleset = ruleset});
    const CardId dude = t.dude(P1);
    t.goods(P1, dude, {.abilities = {toll()}});
    const CardId other = t.dude(P1);
    EXPECT_FALSE(t.offers(OptionKind::move, dude, kSquare)) << "with an empty hand";
    EXPECT_TRUE(t.offers(OptionKind::move, other, kSquare));
    t.hand(P1, 2);
    t.move(dude, kSquare);
    EXPECT_EQ(t.where(dude), t.home(P1)) << "paid for before";
    t.answer_plainly();
    EXPECT_EQ(t.where(dude), kSquare);
    EXPECT_EQ(t.hand_size(P1), 1);
    t.pass(P2);
    t.move(dude, t.home(P1));
    t.answer_plainly();
    EXPECT_EQ(t.hand_size(P1), 0) << "for each move";
    EXPECT_EQ(t.where(dude), t.home(P1)) << "an empty hand bars no move that is paid for";
  }
}

TEST(BanPrice, IsOfTheTraitsPlayerAndMaySpeakOfTheMove) {
  Town t;
  t.ghost_rock(P1, 1);
  const CardId gate = t.deed(P2);
  const Expr mover = op(Op::controller_of, 0, {subject()});
  const Ability fee = standing()
                          .forbids(Act::move, op(Op::same_location, 0, {op(Op::event_to), op(Op::location_of, 0, {self()})}) && !mine())
                          .price(effect(Verb::pay_player, mover, you(), 1));
  t.goods(P2, t.dude(P2, {.at = gate}), {.abilities = {fee}});
  const CardId first = t.dude(P1, {.at = kSquare}), second = t.dude(P1, {.at = kSquare}), own = t.dude(P2, {.at = kSquare});
  t.move(first, gate);
  EXPECT_EQ(t.where(first), LocationId(gate));
  EXPECT_EQ(t.ghost_rock(P1), 0);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  t.move(own, gate);
  EXPECT_EQ(t.ghost_rock(P2), 11) << "who is not meant goes free";
  EXPECT_FALSE(t.offers(OptionKind::move, second, gate)) << "nothing left to pay with";
  EXPECT_TRUE(t.offers(OptionKind::move, second, t.home(P2)));
}

TEST(BanPrice, IsPaidToJoinAPosseElsewhere) {
  PROVES("CL-MOVE-022", "CL-POSSE-010");
  for (const std::string& ruleset : kRulesets) {
    for (const int cards : {0, 1}) {
      Town t({.ruleset = ruleset});
      const CardId leader = t.dude(P1, {.at = kSquare}), mark = t.dude(P2, {.at = kSquare});
      const CardId far = t.dude(P1), near = t.dude(P1, {.at = kSquare});
      for (const CardId dude : {far, near}) t.goods(P1, dude, {.abilities = {toll()}});
      t.hand(P1, cards);
      t.call_out(leader, mark);
      t.accept();
      EXPECT_EQ(t.offers(OptionKind::join_booting, far), cards == 1);
      t.join(near);
      EXPECT_EQ(t.hand_size(P1), cards) << "who is there does not move";
      if (cards == 0) continue;
      t.join(far);
      t.pass_until(DecisionKind::shootout_play);
      EXPECT_EQ(t.hand_size(P1), 0);
      EXPECT_EQ(t.where(far), kSquare);
      EXPECT_EQ(t.side(far), 1);
    }
  }
}

/// Two dudes who may join at a price, and one who joins without. The price is of a card of each, or of the place.
struct Joiners {
  Joiners(bool of_the_place, int cards, std::string ruleset = "classic") : t({.ruleset = std::move(ruleset)}) {
    CardSpec gate;
    if (of_the_place) gate.abilities = {standing().forbids(Act::move, is(CardType::dude) && !mine()).price(effect(Verb::discard_from_hand, op(Op::controller_of, 0, {subject()}), 1))};
    const CardId place = t.deed(P2, std::move(gate));
    const CardId leader = t.dude(P1, {.at = place}), mark = t.dude(P2, {.at = place});
    a = t.dude(P1, {.at = kSquare}), b = t.dude(P1, {.at = kSquare}), near = t.dude(P1, {.at = place});
    for (const CardId dude : {a, b}) {
      if (!of_the_place) t.goods(P1, dude, {.abilities = {toll()}});
    }
    t.hand(P1, cards);
    t.call_out(leader, mark);
    t.accept();
  }
  Town t;
  CardId a, b, near;
};

TEST(BanPrice, OfThoseWhoJoinIsPaidForAllOfThemOrTheyAreNotOffered) {
  PROVES("CL-MOVE-022");
  for (const std::string& ruleset : kRulesets) {
    for (const bool of_the_place : {false, true}) {
      for (const int cards : {1, 2}) {
        Joiners j(of_the_place, cards, ruleset);
        Town& t = j.t;
        EXPECT_TRUE(t.offers(OptionKind::join_booting, j.b));
        t.join(j.a);
        t.pass_until(DecisionKind::join_posse, P1);
        EXPECT_TRUE(t.offers_any(j.near)) << "who pays nothing";
        EXPECT_EQ(t.offers_any(j.b), cards == 2) << "one card pays for one of them";
        if (cards == 2) t.join(j.b);
        t.pass_until(DecisionKind::shootout_play);
        EXPECT_EQ(t.side(j.a), 1);
        EXPECT_EQ(t.side(j.b), cards == 2 ? 1 : 0);
        EXPECT_EQ(t.is_booted(j.b), cards == 2);
        EXPECT_EQ(t.hand_size(P1), 0);
      }
    }
  }
}

TEST(BanPrice, KeepsWhoHasNotPaidOutOfTheCommonMove) {
  Joiners j(false, 2);
  Town& t = j.t;
  t.join(j.a);
  t.join(j.b);
  t.edit([](Kernel& k) { put(k, k.player(P1).hand[0], Zone::discard); });
  t.pass_until(DecisionKind::shootout_play);
  EXPECT_EQ(t.side(j.a), 1);
  EXPECT_EQ(t.side(j.b), 0) << "one card pays for one of them";
  EXPECT_EQ(t.where(j.b), kSquare);
}

TEST(BanPrice, IsNotPaidByWhoNeedNotHeedBans) {
  for (const std::string& ruleset : kRulesets) {
    for (const int cards : {0, 1}) {
      Town t({.ruleset = ruleset});
      const CardId leader = t.dude(P1, {.at = kSquare}), mark = t.dude(P2, {.at = kSquare});
      const CardId rider = t.dude(P1), far = t.dude(P1);
      for (const CardId dude : {rider, far}) {
        t.goods(P1, dude, {.abilities = {toll()}});
        t.goods(P1, dude, {.abilities = {standing().permits(Permit::ignore_move_bans, is_card(bearer()))}});
      }
      t.hand(P1, cards);
      t.move(rider, kSquare);
      EXPECT_EQ(t.where(rider), kSquare);
      t.pass(P2);
      t.call_out(leader, mark);
      t.accept();
      t.join(far);
      t.pass_until(DecisionKind::shootout_play);
      EXPECT_EQ(t.side(far), 1);
      EXPECT_EQ(t.hand_size(P1), cards);
    }
  }
}

TEST(BanPrice, IsPaidToGoOnAJob) {
  PROVES("CL-MOVE-022", "CL-JOB-010");
  for (const std::string& ruleset : kRulesets) {
    for (const int cards : {0, 1, 2}) {
      const bool classic = !ruleset.empty();
      Town t({.ruleset = ruleset});
      const CardId leader = t.dude(P1, {.abilities = {noon().job(0xFF).on_success(effect(Verb::gain, you(), 1))}});
      t.goods(P1, leader, {.abilities = {toll()}});
      t.dude(P2);
      t.hand(P1, cards);
      if (classic && cards == 0) {
        EXPECT_FALSE(t.can_use(leader)) << "the leader must be able to go";
        continue;
      }
      t.use(leader);
      t.pass_until(DecisionKind::noon_play, P2);
      // Where bans stop who goes home booted, their price is paid for that, too.
      EXPECT_EQ(t.hand_size(P1), classic ? cards - 1 : 0);
      EXPECT_EQ(t.where(leader), !classic && cards == 1 ? kSquare : t.home(P1));
    }
  }
}

TEST(BanPrice, IsPaidForMovesByOnesOwnEffects) {
  PROVES("CL-MOVE-021");
  for (const std::string& ruleset : kRulesets) {
    Town t({.ruleset = ruleset});
    const CardId dude = t.dude(P1);
    t.goods(P1, dude, {.abilities = {toll()}});
    const CardId ride = t.action_in_hand(P1, {.abilities = {noon().choose(dudes(mine())).effect(Verb::move, slot(0), square())}});
    EXPECT_FALSE(t.can_use(ride)) << "the action does not pay for itself";
    t.hand(P1, 1);
    t.use(ride);
    t.pass_until(DecisionKind::noon_play, P2);
    EXPECT_EQ(t.where(dude), kSquare);
    EXPECT_EQ(t.hand_size(P1), 0);
  }
}

TEST(BanPrice, LeavesMovesAloneThatTheBanIsNotAbout) {
  PROVES("CL-MOVE-023");
  Town t({.ruleset = "classic"});
  const CardId dude = t.dude(P1, {.at = kSquare}), rival = t.dude(P2, {.at = kSquare});
  const CardId rope = t.deed(P2, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::move, slot(0), op(Op::location_of, 0, {self()}))}});
  t.goods(P1, dude, {.abilities = {toll()}});
  t.hand(P1, 1);
  t.pass(P1);
  t.use(rope);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_EQ(t.where(dude), LocationId(rope)) << "another player moves him";
  t.pass(P1);
  t.move(rival, rope);
  t.pass(P1);
  t.call_out(rival, dude);
  t.refuse();
  EXPECT_EQ(t.where(dude), t.home(P1)) << "home booted";
  EXPECT_EQ(t.hand_size(P1), 1);
}

TEST(BanPrice, IsOfWhatIsForbiddenForAWhileToo) {
  Town t;
  const Expr mover = op(Op::controller_of, 0, {subject()});
  const CardId hex = t.action_in_hand(P1, {.abilities = {noon().effect(Verb::lasting_trait, 1, left_out(), Duration::day),
                                                         standing()
                                                             .forbids(Act::move, op(Op::same_location, 0, {op(Op::event_to), square()}))
                                                             .price(effect(Verb::discard_from_hand, mover, 1))
                                                             .lent()}});
  const CardId own = t.dude(P1), other = t.dude(P2);
  t.hand(P2, 1);
  t.use(hex);
  t.move(other, kSquare);
  t.answer_plainly();
  EXPECT_EQ(t.where(other), kSquare);
  EXPECT_EQ(t.hand_size(P2), 0);
  EXPECT_FALSE(t.offers(OptionKind::move, own, kSquare)) << "who used it has no card";
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.offers(OptionKind::move, own, kSquare));
}

TEST(BanPrice, OfTwoBansIsPaidTogetherOrNotAtAll) {
  for (const int cards : {2, 3, 4}) {
    Town t;
    const CardId dude = t.dude(P1);
    t.goods(P1, dude, {.abilities = {toll(1)}});
    t.goods(P1, dude, {.abilities = {toll(2)}});
    t.hand(P1, cards);
    EXPECT_EQ(t.offers(OptionKind::move, dude, kSquare), cards >= 3);
    if (cards < 3) continue;
    t.move(dude, kSquare);
    t.pass_until(DecisionKind::noon_play, P2);
    EXPECT_EQ(t.where(dude), kSquare);
    EXPECT_EQ(t.hand_size(P1), cards - 3);
  }
}

TEST(BanPrice, OfATraitThatIsGainedIsCausedByThat) {
  Town t;
  t.dude(P2, {.abilities = {noon().effect(Verb::gain, you(), 1), standing().forbids(Act::move).price(effect(Verb::discard_from_hand, you(), 1)).continues()}});
  const CardId pupil = t.dude(P1);
  const CardId book = t.action_in_hand(P1, {.abilities = {noon().effect(Verb::gain_ability, dudes(mine()), dudes(!mine()), 0, Duration::day)}});
  t.hand(P1, 2);
  t.use(book);
  t.pass(P2);
  t.move(pupil, kSquare);
  ASSERT_EQ(t.kind(), DecisionKind::discard_from_hand);
  const Play& price = t.state().plays[t.state().plays.size() - 1];
  EXPECT_EQ(price.card, pupil);
  EXPECT_EQ(price.ability, kGainedBase + 1) << "the trait that goes on with what was gained";
  t.answer_plainly();
  EXPECT_EQ(t.where(pupil), kSquare);
  EXPECT_EQ(t.hand_size(P1), 1);
}

/// What is gained by the payment stands before the bans among all that stands.
TEST(BanPrice, IsPaidOnceWhateverTheCardsGainByIt) {
  Town t;
  t.dude(P2, {.abilities = {noon().effect(Verb::gain, you(), 1), standing().forbids(Act::move).continues()}});
  const CardId dude = t.dude(P1);
  const Expr others = dudes(op(Op::controlled_by, 0, {opponent()}));
  t.goods(P1, dude, {.abilities = {standing()
                                       .forbids(Act::move, is_card(bearer()))
                                       .price(effect(Verb::gain_ability, others, others, 0, Duration::day))
                                       .price(effect(Verb::lose, you(), 2))}});
  t.goods(P1, dude, {.abilities = {standing().forbids(Act::move, is_card(bearer())).price(effect(Verb::lose, you(), 3))}});
  t.move(dude, kSquare);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.where(dude), kSquare);
  EXPECT_EQ(t.ghost_rock(P1), 10 - 2 - 3);
}

TEST(BanPrice, LiftsNoOtherBan) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {toll(), standing().forbids(Act::move)}});
  t.hand(P1, 3);
  EXPECT_FALSE(t.offers(OptionKind::move, dude, kSquare));
}

TEST(BanPrice, CannotBeAMoveAtAPrice) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {standing().forbids(Act::move).price(effect(Verb::move, self(), square()))}});
  EXPECT_FALSE(t.offers(OptionKind::move, dude, kSquare));
}

// --- the card that is played is no part of the hand that pays

TEST(BanPrice, ACardThatIsPlayedDoesNotPayForItself) {
  PROVES("RR-ACT-007", "RC-ABILITY-008");
  Town t;
  const CardId action = t.action_in_hand(P1, {.abilities = {noon().price(effect(Verb::discard_from_hand, you(), 1)).effect(Verb::gain, you(), 4)}});
  EXPECT_FALSE(t.can_use(action));
  t.hand(P1, 1);
  t.use(action);
  t.pass_until(DecisionKind::noon_play, P2);
  EXPECT_EQ(t.hand_size(P1), 0);
  EXPECT_EQ(t.ghost_rock(P1), 14);
}

}  // namespace
}  // namespace highnoon::test
