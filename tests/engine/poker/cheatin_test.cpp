#include <gtest/gtest.h>

#include "highnoon/poker.hpp"
#include "tests/engine/poker/slow_poker.hpp"
#include "tests/support/poker_cards.hpp"
#include "tests/support/proves.hpp"

namespace highnoon {
namespace {

using test::hand;

TEST(Cheatin, AHandWithoutTwoCardsOfOneSuitAndValueIsLegal) {
  PROVES("RR-CHEAT-001");
  EXPECT_FALSE(is_cheatin(hand("7C 7D 7H 7S 2C")));
  EXPECT_FALSE(is_cheatin(hand("AC 2C 3C 4C 5C")));
  EXPECT_FALSE(is_cheatin({}));
}

TEST(Cheatin, TwoCardsOfOneSuitAndValueAreCheatin) {
  PROVES("RR-CHEAT-002");
  EXPECT_TRUE(is_cheatin(hand("7C 7C 4H 9S 2D")));
  EXPECT_TRUE(is_cheatin(hand("2D 7C 4H 9S 2D")));
  EXPECT_TRUE(is_cheatin(hand("KS KS")));
}

TEST(Cheatin, AJokerNeverMakesAHandCheatin) {
  PROVES("RR-CHEAT-003");
  EXPECT_FALSE(is_cheatin(hand("KC KD KH KS *")));
  EXPECT_EQ(test::rank("KC KD KH KS *"), 10);
  EXPECT_FALSE(is_cheatin(hand("KC KD KH KS KS"), 0b10000));
  EXPECT_FALSE(is_cheatin(hand("KC KC KC KS KD"), 0b00110));
  EXPECT_FALSE(is_cheatin(hand("* * * KS KD")));
}

TEST(Cheatin, AJokerDoesNotCureACheatinHand) {
  PROVES("RR-CHEAT-004");
  EXPECT_TRUE(is_cheatin(hand("7C 7C 4H 9S *")));
  EXPECT_TRUE(is_cheatin(hand("7C 7C 4H 9S 7C"), 0b10000));
  EXPECT_TRUE(is_cheatin(hand("7C 7C 7C 9S 2D"), 0b00001));
}

TEST(Cheatin, AChangedCardCanMakeAHandCheatin) {
  PROVES("RR-CHEAT-005");
  std::vector<PokerCard> cards = hand("7C 7D 4H 9S 2D");
  EXPECT_FALSE(is_cheatin(cards));
  cards[1].suit = Suit::clubs;
  EXPECT_TRUE(is_cheatin(cards));
}

TEST(Cheatin, EveryHandIsCheatinIfAndOnlyIfTwoOfItsCardsAreEqual) {
  std::array<PokerCard, 5> cards;
  long hands = 0;
  long wrong = 0;
  test::for_each_filling(cards, 0, cards.size(), [&] {
    if (hands++ % test::kStride != 0) return;
    bool equal = false;
    for (int i = 0; i < 5; ++i) {
      for (int j = 0; j < i; ++j) equal |= cards[i] == cards[j];
    }
    wrong += is_cheatin(cards) != equal;
  });
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace highnoon
