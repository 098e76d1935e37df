#include <gtest/gtest.h>

#include <climits>
#include <map>
#include <string>

#include "highnoon/poker.hpp"
#include "tests/engine/poker/slow_poker.hpp"
#include "tests/support/poker_cards.hpp"
#include "tests/support/proves.hpp"

namespace highnoon {
namespace {

using test::rank;
using test::score;
using test::SlowScore;

TEST(HandRank, OnlyTwoBlackAcesTwoBlackEightsAndTheJackOfDiamondsAreADeadMansHand) {
  PROVES("RR-HANDS-001", "RR-LUMPS-002");
  EXPECT_EQ(rank("AC AS 8C 8S JD"), 11);
  EXPECT_EQ(rank("JD 8S AS 8C AC"), 11);
  EXPECT_EQ(rank("AC AS 8C 8H JD"), 3);
  EXPECT_EQ(rank("AC AC 8C 8S JD"), 3);
  EXPECT_EQ(rank("AC AS 8S 8S JD"), 3);
  EXPECT_EQ(rank("AC AS 8C 8S JC"), 3);
  EXPECT_EQ(rank("AC AS 8C 8S TD"), 3);
}

TEST(HandRank, FiveOfOneValueAreFiveOfAKind) {
  PROVES("RR-HANDS-002");
  EXPECT_EQ(rank("6C 6S 6D 6S 6H"), 10);
  EXPECT_TRUE(is_cheatin(test::hand("6C 6S 6D 6S 6H")));
  EXPECT_EQ(rank("6C 6S 6D * 6H"), 10);
  EXPECT_EQ(rank("7S 7S 7S 7S 7S"), 10);
}

TEST(HandRank, FiveConsecutiveValuesInOneSuitAreAStraightFlush) {
  PROVES("RR-HANDS-003");
  EXPECT_EQ(rank("4H 5H 6H 7H 8H"), 9);
  EXPECT_EQ(rank("8H 4H 7H 5H 6H"), 9);
  EXPECT_EQ(rank("AD 2D 3D 4D 5D"), 9);
}

TEST(HandRank, FourOfOneValueAreFourOfAKind) {
  PROVES("RR-HANDS-004");
  EXPECT_EQ(rank("5C 5D 5H 5S QS"), 8);
  EXPECT_EQ(rank("5C 5C 5C 5C QC"), 8);
}

TEST(HandRank, ThreeOfOneValueAndTwoOfAnotherAreAFullHouse) {
  PROVES("RR-HANDS-005");
  EXPECT_EQ(rank("4C 4D 4S QC QH"), 7);
  EXPECT_EQ(rank("4C 4C 4C QC QC"), 7);
}

TEST(HandRank, FiveOfOneSuitAreAFlushEvenWithAPairInside) {
  PROVES("RR-HANDS-006");
  EXPECT_EQ(rank("2D 4D 9D TD KD"), 6);
  EXPECT_EQ(rank("2D 2D 9D TD KD"), 6);
  EXPECT_EQ(rank("2D 2D 9D 9D KD"), 6);
  EXPECT_EQ(rank("2D 2D 2D 9D KD"), 6);
}

TEST(HandRank, FiveConsecutiveValuesInSeveralSuitsAreAStraight) {
  PROVES("RR-HANDS-007", "RR-GAMBLE-015");
  EXPECT_EQ(rank("7C 8D 9S TD JD"), 5);
  EXPECT_EQ(rank("2C 3D 4H 5S 6C"), 5);
  EXPECT_EQ(rank("9C TD JS QD KD"), 5);
}

TEST(HandRank, AnAceIsLowInStraights) {
  PROVES("RR-HANDS-008");
  EXPECT_EQ(rank("AD 2C 3H 4D 5S"), 5);
  EXPECT_EQ(rank("TC JD QH KS AD"), 1);
  EXPECT_EQ(rank("JC QD KH AS 2D"), 1);
  EXPECT_EQ(rank("TC JC QC KC AC"), 6);
}

TEST(HandRank, ThreeOfOneValueWithoutAPairAreThreeOfAKind) {
  PROVES("RR-HANDS-009");
  EXPECT_EQ(rank("9C 9D 9S 2C KS"), 4);
}

TEST(HandRank, PairsOfTwoValuesAreTwoPair) {
  PROVES("RR-HANDS-010");
  EXPECT_EQ(rank("3C 3D QS QC 9S"), 3);
}

TEST(HandRank, TwoOfOneValueAreAPair) {
  PROVES("RR-HANDS-011");
  EXPECT_EQ(rank("TC TD 7S JC KS"), 2);
}

TEST(HandRank, WithoutAPatternTheHighCardCounts) {
  PROVES("RR-HANDS-012");
  EXPECT_EQ(rank("2C 4D 7S JC KS"), 1);
  EXPECT_EQ(rank("2C 3D 4S 5C 7S"), 1);
}

TEST(HandRank, EveryFiveCardsScoreAsTheSlowWayDoes) {
  std::array<PokerCard, 5> cards;
  std::map<std::uint32_t, SlowScore> slow_of_key;
  long hands = 0;
  long wrong = 0;
  test::for_each_filling(cards, 0, cards.size(), [&] {
    if (hands++ % test::kStride != 0) return;
    const HandScore fast = score_five(cards);
    const SlowScore slow = test::slow_score(cards);
    const auto [known, is_new] = slow_of_key.try_emplace(fast.key, slow);
    wrong += static_cast<int>(fast.rank()) != slow.rank || known->second != slow;
  });
  EXPECT_EQ(hands, 3819816);  // C(52 + 5 - 1, 5)
  EXPECT_EQ(wrong, 0);
  // One slow score a key; if the keys' order is the scores' too, all hands compare the same way.
  const SlowScore* below = nullptr;
  for (const auto& [key, slow] : slow_of_key) {
    if (below != nullptr) {
      EXPECT_LT(*below, slow) << "key " << key;
    }
    below = &slow;
  }
  // Every multiset of values once in mixed suits, and again as a flush unless it is five or four of
  // a kind or a full house; then the Dead Man's Hand.
  if (test::kStride == 1) {
    EXPECT_EQ(slow_of_key.size(), 6188u + (6188 - 13 - 13 * 12 - 13 * 12) + 1);
  }
}

TEST(HandRank, TheOrderOfTheCardsDoesNotMatter) {
  test::RandomCards random(1102);
  for (int i = 0; i < 2000; ++i) {
    std::vector<PokerCard> cards = random.cards(5, random.below(3), 6);
    const HandScore expected = best_hand(cards);
    for (int n = 0; n < 5; ++n) {
      std::swap(cards[n], cards[random.below(5)]);
      ASSERT_EQ(best_hand(cards), expected);
    }
  }
}

TEST(HandRank, OfEqualRanksTheValuesThatMakeTheRankDecideFirst) {
  PROVES("RR-LUMPS-003");
  EXPECT_GT(score("JC JD JH 4S 2C"), score("AC AD AH KS QC"));
  EXPECT_GT(score("3C 3D 2H 4S 5C"), score("2C 2D KH QS JC"));
  EXPECT_GT(score("KC KD 2H 2S AC"), score("QC QD JH JS TC"));
  EXPECT_GT(score("KC KD 3H 3S AC"), score("KC KD 2H 2S QC"));
  EXPECT_GT(score("3C 3D 3H 2S 2C"), score("2C 2D 2H KS KC"));
  EXPECT_GT(score("2C 2D 2H 2S 3C"), score("AC AD AH AS KC"));
  EXPECT_GT(score("2C 3D 4H 5S 6C"), score("AC 2D 3H 4S 5C"));
  EXPECT_GT(score("KC 2C 3C 4C 5C"), score("QD JD TD 9D 7D"));
  EXPECT_GT(score("2S 3S 4S 5S 6S"), score("AC 2C 3C 4C 5C"));
  EXPECT_GT(score("2C 2D 2H 2S 2C"), score("AC AD AH AS AC"));
}

TEST(HandRank, ThenKickersDecideFromHighToLow) {
  EXPECT_GT(score("7C 7D KH 2S 3C"), score("7H 7S QH JS TC"));
  EXPECT_GT(score("7C 7D KH 9S 2C"), score("7H 7S KC 8S 6C"));
  EXPECT_GT(score("7C 7D KH 9S 3C"), score("7H 7S KC 9D 2C"));
  EXPECT_GT(score("KC 9D 7S 5H 3C"), score("KD 9C 7H 5S 2D"));
  EXPECT_GT(score("9C 9D 9S 5H 2C"), score("9H 9D 9S 4H 3C"));
  EXPECT_GT(score("9C 9D 5S 5H 2C"), score("9H 9D 5S 5C AC"));
  EXPECT_GT(score("9C 9D 9S 9H 2C"), score("9C 9D 9S 9H AC"));
  EXPECT_GT(score("KC KD 7S 6H 2C"), score("KC KD 7S 6H AC"));
}

TEST(HandRank, HandsThatDifferInSuitsOnlyAreEqual) {
  PROVES("RR-LUMPS-004", "RC-SHOOT-041");
  EXPECT_EQ(score("KC KD 9H 5S 2C"), score("KH KS 9C 5D 2D"));
  EXPECT_EQ(score("4H 5H 6H 7H 8H"), score("4S 5S 6S 7S 8S"));
  EXPECT_EQ(score("2D 4D 9D TD KD"), score("2C 4C 9C TC KC"));
  EXPECT_NE(score("KC KD 9H 5S 2C"), score("KH KS 9C 5D 3D"));
}

TEST(HandRank, ARaisedHandIsTheWorstOfItsNewRank) {
  PROVES("RR-LUMPS-005");
  const HandScore raised = with_modifiers(score("KC KD QH JS TC"), 2);
  EXPECT_EQ(raised.rank(), HandRank::three_of_a_kind);
  EXPECT_LT(raised, score("AC AD AH KS QC"));
  EXPECT_LT(raised, score("AC AD AH 3S 2C"));
  EXPECT_GT(raised, score("KC KD QH QS JC"));
  EXPECT_EQ(raised, with_modifiers(score("2C 3D 4H 5S 7C"), 3));
}

TEST(HandRank, AHandRaisedToElevenOrMoreEqualsEveryRankEleven) {
  PROVES("RR-LUMPS-006", "RC-SHOOT-038");
  const HandScore dead_mans = score("AC AS 8C 8S JD");
  EXPECT_EQ(with_modifiers(score("2C 2D 2H 2S 2C"), 3), dead_mans);
  EXPECT_EQ(with_modifiers(score("2C 2D 2H 2S 2C"), 1), dead_mans);
  EXPECT_EQ(with_modifiers(dead_mans, 4), dead_mans);
  EXPECT_EQ(with_modifiers(score("2C 3D 4H 5S 7C"), INT_MAX), dead_mans);
  EXPECT_EQ(HandScore::worst(HandRank::dead_mans_hand), dead_mans);
  EXPECT_EQ(HandScore::best(HandRank::dead_mans_hand), dead_mans);
}

TEST(HandRank, ALoweredHandIsTheBestOfItsNewRank) {
  PROVES("RR-LUMPS-007");
  const HandScore lowered = with_modifiers(score("AC AD AH 2S 2C"), -1);
  EXPECT_EQ(lowered.rank(), HandRank::flush);
  EXPECT_GT(lowered, score("2S 5S 7S 8S JS"));
  EXPECT_GT(lowered, score("KS KS QS QS JS"));
  EXPECT_LT(lowered, score("AC AD AH 2S 2C"));
  EXPECT_EQ(lowered, with_modifiers(score("KC KD KH KS KC"), -4));
  const HandScore lowered_to_one = with_modifiers(score("2C 2D 3H 4S 5C"), -1);
  EXPECT_EQ(lowered_to_one.rank(), HandRank::high_card);
  EXPECT_GT(lowered_to_one, score("KC QD JH TS 8C"));
}

TEST(HandRank, AHandLoweredBelowOneIsTheWorstRankOne) {
  PROVES("RR-LUMPS-008", "RC-SHOOT-037");
  const HandScore lowered = with_modifiers(score("KC KD QH JS TC"), -3);
  EXPECT_EQ(lowered.rank(), HandRank::high_card);
  EXPECT_LT(lowered, score("2C 3D 5H 8S 9C"));
  EXPECT_LT(lowered, score("AC 2D 3H 4S 6C"));
  EXPECT_EQ(lowered, with_modifiers(score("KC KD QH JS TC"), -2));
  EXPECT_EQ(lowered, with_modifiers(score("2C 3D 5H 8S 9C"), -1));
  EXPECT_EQ(lowered, with_modifiers(score("AC AS 8C 8S JD"), INT_MIN));
}

TEST(HandRank, TheFinalRankIsTheRevealedRankPlusTheSumOfModifiers) {
  PROVES("RC-RANKMOD-001", "RC-RANKMOD-002", "RC-RANKMOD-005");
  const HandScore full_house = score("4C 4D 4S QC QH");
  EXPECT_EQ(with_modifiers(full_house, 0), full_house);
  EXPECT_EQ(with_modifiers(full_house, -2).rank(), HandRank::straight);
  EXPECT_EQ(full_house.rank(), HandRank::full_house);
  EXPECT_EQ(with_modifiers(full_house, 2 - 2), full_house);
  EXPECT_EQ(with_modifiers(score("9C 9D 9S 2C KS"), 2 - 1).rank(), HandRank::straight);
}

TEST(HandRank, AReplacedHandKeepsTheModifiers) {
  PROVES("RC-RANKMOD-003");
  const int modifiers = -2;
  EXPECT_EQ(with_modifiers(score("4C 4D 4S QC QH"), modifiers).rank(), HandRank::straight);
  EXPECT_EQ(with_modifiers(score("3C 3D QS QC 9S"), modifiers).rank(), HandRank::high_card);
}

TEST(HandRank, ModifiersAreSummedBeforeTheRankIsClamped) {
  PROVES("RR-LUMPS-007", "RC-SHOOT-036", "RC-SHOOT-039");
  const HandScore four_of_a_kind = score("5C 5D 5H 5S QS");
  EXPECT_EQ(with_modifiers(four_of_a_kind, 6 - 2).rank(), HandRank::dead_mans_hand);
  EXPECT_EQ(with_modifiers(four_of_a_kind, 6 - 4).rank(), HandRank::five_of_a_kind);
  EXPECT_EQ(with_modifiers(score("9C 9D 9S 2C KS"), 1 + 2 - 1).rank(), HandRank::flush);
  EXPECT_EQ(with_modifiers(score("TC TD 7S JC KS"), -4 + 3), HandScore::best(HandRank::high_card));
}

TEST(HandRank, EveryRankAndModifierGiveTheClampedSum) {
  for (int from = 1; from <= 11; ++from) {
    const HandScore revealed = HandScore::worst(static_cast<HandRank>(from));
    for (int modifiers = -15; modifiers <= 15; ++modifiers) {
      const int sum = from + modifiers;
      const HandScore result = with_modifiers(revealed, modifiers);
      const auto expected = static_cast<HandRank>(sum < 1 ? 1 : sum > 11 ? 11 : sum);
      SCOPED_TRACE(std::to_string(from) + " with " + std::to_string(modifiers));
      ASSERT_EQ(result.rank(), expected);
      if (modifiers == 0) {
        ASSERT_EQ(result, revealed);
      } else if (modifiers > 0 || sum < 1) {
        ASSERT_EQ(result, HandScore::worst(expected));
      } else {
        ASSERT_EQ(result, HandScore::best(expected));
      }
    }
  }
}

TEST(HandRank, TheEndsOfARankEncloseItsHandsAndNoOthers) {
  test::RandomCards random(1876);
  for (int i = 0; i < 20000; ++i) {
    const HandScore real = best_hand(random.cards(5, 0, 1 + random.below(8)));
    ASSERT_LE(HandScore::worst(real.rank()), real);
    ASSERT_GE(HandScore::best(real.rank()), real);
  }
  for (int rank = 1; rank < 11; ++rank) {
    const auto lower = static_cast<HandRank>(rank);
    EXPECT_LT(HandScore::worst(lower), HandScore::best(lower));
    EXPECT_LT(HandScore::best(lower), HandScore::worst(static_cast<HandRank>(rank + 1)));
  }
}

TEST(HandRank, NoHandIsNotModified) {
  EXPECT_EQ(with_modifiers(HandScore{}, 3), HandScore{});
  EXPECT_EQ(with_modifiers(HandScore{}, -3), HandScore{});
  EXPECT_LT(HandScore{}, HandScore::worst(HandRank::high_card));
}

TEST(HandRank, HasANameInTheRulebooksWords) {
  EXPECT_STREQ(to_string(HandRank::none), "no hand");
  EXPECT_STREQ(to_string(HandRank::three_of_a_kind), "three of a kind");
  EXPECT_STREQ(to_string(HandRank::dead_mans_hand), "dead man's hand");
  EXPECT_STREQ(to_string(Suit::diamonds), "diamonds");
  EXPECT_STREQ(to_string(Suit::none), "none");
}

}  // namespace
}  // namespace highnoon
