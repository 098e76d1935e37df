#include <gtest/gtest.h>

#include "highnoon/poker.hpp"
#include "tests/engine/poker/slow_poker.hpp"
#include "tests/support/poker_cards.hpp"
#include "tests/support/proves.hpp"

namespace highnoon {
namespace {

using test::brute_force;
using test::hand;
using test::rank;

/// What is wrong with an assignment of jokers; empty if it is as it should be.
std::string fault(std::span<const PokerCard> hand, std::array<PokerCard, 5> assigned) {
  for (std::size_t i = 0; i < assigned.size(); ++i) {
    if (i >= hand.size()) {
      if (assigned[i] != PokerCard{}) return "a card past the hand";
    } else if (!hand[i].is_joker()) {
      if (assigned[i] != hand[i]) return "a card changed";
    } else if (assigned[i].value < 1 || assigned[i].value > 13 || assigned[i].suit == Suit::none) {
      return "a joker without suit or value";
    }
  }
  return "";
}

/// Compares all hands of five with so many jokers with every substitution of them.
void compare_all(int jokers) {
  const std::size_t known = static_cast<std::size_t>(5 - jokers);
  std::array<PokerCard, 5> cards{};
  long hands = 0;
  long wrong = 0;
  test::for_each_filling(cards, 0, known, [&] {
    if (hands++ % test::kStride != 0) return;
    const HandScore best = best_hand(cards);
    const auto assigned = assign_jokers(cards);
    const auto lowest = assign_jokers_lowball(cards);
    wrong += best != brute_force(cards, known, false) || !fault(cards, assigned).empty() ||
             score_five(assigned) != best || !fault(cards, lowest).empty() ||
             score_five(lowest) != brute_force(cards, known, true);
  });
  EXPECT_EQ(wrong, 0);
}

TEST(Joker, OneIsAsGoodAsItsBestSubstitution) { compare_all(1); }
TEST(Joker, TwoAreAsGoodAsTheirBestSubstitution) { compare_all(2); }
TEST(Joker, ThreeAreAsGoodAsTheirBestSubstitution) { compare_all(3); }
TEST(Joker, FourAreAsGoodAsTheirBestSubstitution) { compare_all(4); }
TEST(Joker, FiveAreAsGoodAsTheirBestSubstitution) { compare_all(5); }

TEST(Joker, TakesTheSuitAndValueThatAreBest) {
  EXPECT_EQ(rank("9C 9D 9H 2S *"), 8);
  EXPECT_EQ(assign_jokers(hand("9C 9D 9H 2S *"))[4], hand("9S")[0]);
  EXPECT_EQ(rank("2D 4D * TD KD"), 6);
  EXPECT_EQ(assign_jokers(hand("2D 4D * TD KD"))[2], hand("KD")[0]);
  EXPECT_EQ(rank("* 5H 6H 7H 8H"), 9);
  EXPECT_EQ(assign_jokers(hand("* 5H 6H 7H 8H"))[0], hand("9H")[0]);
  EXPECT_EQ(rank("TC JD QH KS *"), 5);
  EXPECT_EQ(rank("JC QD KH AS *"), 2);
}

TEST(Joker, MayCompleteADeadMansHand) {
  PROVES("RR-HANDS-001");
  EXPECT_EQ(rank("AC AS 8C 8S *"), 11);
  EXPECT_EQ(rank("* AS * 8S JD"), 11);
  EXPECT_EQ(rank("* * * * JD"), 11);
  EXPECT_EQ(rank("* * * * *"), 11);
  EXPECT_EQ(rank("AC AC 8C 8S *"), 7);
  EXPECT_EQ(rank("AC AS 8C 8H *"), 7);
  EXPECT_EQ(rank("* * * * JC"), 10);
  EXPECT_EQ(score_five(assign_jokers(hand("* AS * 8S JD"))).rank(), HandRank::dead_mans_hand);
}

TEST(Joker, MayRepeatACardWithoutCheatin) {
  const auto assigned = assign_jokers(hand("KC KD KH KS *"));
  EXPECT_EQ(assigned[4].value, 13);
  EXPECT_FALSE(is_cheatin(assigned, 0b10000));
  EXPECT_TRUE(is_cheatin(assigned));
}

TEST(Joker, MakesTheHandLowInLowballAndTheHandThenCountsAsItsHighestRank) {
  PROVES("RR-JOKER-003", "RR-GAMBLE-015");
  const auto lowest = [](std::string_view text) { return assign_jokers_lowball(hand(text)); };
  EXPECT_EQ(score_five(lowest("3C 5D 7H 9S *")), test::score("3C 5D 7H 9S AC"));
  // A two would complete the straight.
  EXPECT_EQ(score_five(lowest("AC 3D 4H 5S *")), test::score("AC 3D 4H 5S 6C"));
  // Of the same suit it would complete the flush.
  EXPECT_EQ(score_five(lowest("3C 5C 7C 9C *")), test::score("3C 5D 7H 9S AC"));
  // A pair cannot be undone.
  EXPECT_EQ(score_five(lowest("8C AS 8S AC *")), test::score("8C AS 8S AC 2D"));
  EXPECT_EQ(score_five(lowest("* * * * *")), test::score("AC 2D 3H 4S 6C"));
}

TEST(Joker, InAShortHandIsAssignedToWhatTheHandCountsAs) {
  test::RandomCards random(54);
  for (int i = 0; i < 3000; ++i) {
    const std::vector<PokerCard> cards = random.cards(1 + random.below(4), 1 + random.below(3), 9);
    const auto assigned = assign_jokers(cards);
    ASSERT_EQ(fault(cards, assigned), "");
    ASSERT_EQ(best_hand(std::span(assigned).first(cards.size())), best_hand(cards));
    const auto lowest = assign_jokers_lowball(cards);
    ASSERT_EQ(fault(cards, lowest), "");
    ASSERT_LE(best_hand(std::span(lowest).first(cards.size())), best_hand(cards));
  }
}

TEST(Joker, CardsPastTheFifthAreIgnored) {
  EXPECT_EQ(assign_jokers(hand("9C 9D 9H 2S * 9H *")), assign_jokers(hand("9C 9D 9H 2S *")));
  EXPECT_EQ(assign_jokers_lowball(hand("9C 9D 9H 2S * 9H *")),
            assign_jokers_lowball(hand("9C 9D 9H 2S *")));
}

}  // namespace
}  // namespace highnoon
