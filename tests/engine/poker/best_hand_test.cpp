#include <gtest/gtest.h>

#include <bit>
#include <tuple>

#include "highnoon/poker.hpp"
#include "tests/engine/poker/slow_poker.hpp"
#include "tests/support/poker_cards.hpp"
#include "tests/support/proves.hpp"

namespace highnoon {
namespace {

using test::hand;
using test::rank;
using test::score;

std::vector<PokerCard> chosen(std::span<const PokerCard> cards, std::uint32_t mask) {
  std::vector<PokerCard> result;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if ((mask >> i & 1) != 0) result.push_back(cards[i]);
  }
  return result;
}

/// Tries every five of the cards: the best score, and the mask that best_five should give.
struct EveryFive {
  HandScore score;
  std::uint32_t mask = 0;

  explicit EveryFive(std::span<const PokerCard> cards) {
    std::tuple<HandScore, bool, long> best;
    for (std::uint32_t m = 0; m < std::uint32_t{1} << cards.size(); ++m) {
      if (std::popcount(m) != 5) continue;
      const std::vector<PokerCard> five = chosen(cards, m);
      const auto jokers =
          std::count_if(five.begin(), five.end(), [](PokerCard card) { return card.is_joker(); });
      const std::tuple merit{best_hand(five), !is_cheatin(five), -static_cast<long>(jokers)};
      if (mask == 0 || merit > best) {
        best = merit;
        mask = m;
      }
    }
    score = std::get<0>(best);
  }
};

TEST(BestHand, OfUpToSixteenCardsTheBestFiveCount) {
  test::RandomCards random(1882);
  for (int size = 5; size <= 16; ++size) {
    for (int i = 0; i < (size < 11 ? 200 : 20); ++i) {
      const auto cards =
          random.cards(size, random.below(2) * random.below(6), 3 + random.below(20));
      const EveryFive expected(cards);
      ASSERT_EQ(best_hand(cards), expected.score);
      ASSERT_EQ(best_five(cards), expected.mask);
    }
  }
}

TEST(BestHand, WithoutJokersScoresAsTheSlowWayDoes) {
  test::RandomCards random(1899);
  for (int i = 0; i < 300; ++i) {
    const auto cards = random.cards(6 + random.below(5), 0, 4 + random.below(12));
    test::SlowScore slow;
    for (std::uint32_t m = 0; m < std::uint32_t{1} << cards.size(); ++m) {
      if (std::popcount(m) == 5) slow = std::max(slow, test::slow_score(chosen(cards, m)));
    }
    const auto five = chosen(cards, best_five(cards));
    ASSERT_EQ(five.size(), 5u);
    ASSERT_EQ(test::slow_score(five), slow);
    ASSERT_EQ(static_cast<int>(best_hand(cards).rank()), slow.rank);
  }
}

TEST(BestHand, FindsADeadMansHandAmongOtherCards) {
  EXPECT_EQ(rank("8H AC AS 2D 8C 8S 8D JD"), 11);
  EXPECT_EQ(best_five(hand("8H AC AS 2D 8C 8S 8D JD")), 0b10110110u);
  EXPECT_EQ(rank("8H AC AS 2D * 8C 8D JD"), 11);
}

TEST(BestHand, OfEqualChoicesTakesTheLegalOneThenFewJokersThenTheFirstCards) {
  EXPECT_EQ(best_five(hand("7C 7C 7D 9S 9D 9H")), 0b111101u);
  EXPECT_EQ(best_five(hand("* AC AS 8C 8S JD")), 0b111110u);
  EXPECT_EQ(best_five(hand("9C 9D 9H 9S 2D 2C")), 0b011111u);
  EXPECT_EQ(best_five(hand("* * * * * *")), 0b011111u);
}

TEST(BestHand, FiveOrFewerCardsAreAllTaken) {
  EXPECT_EQ(best_five(hand("2C 3D * 9S KD")), 0b11111u);
  EXPECT_EQ(best_five(hand("2C *")), 0b11u);
  EXPECT_EQ(best_five({}), 0u);
}

TEST(BestHand, FourOrFewerCardsCountAsTheLowestHandTheyCanBePartOf) {
  PROVES("RC-DRAWHAND-001");
  EXPECT_EQ(score("3C 5D 7H 9S"), score("3C 5D 7H 9S AC"));
  EXPECT_EQ(score("2C 3C 4C 5C"), score("2C 3D 4H 5S 7C"));
  EXPECT_EQ(score("9C 9D 9H"), score("9C 9D 9H AS 2S"));
  EXPECT_EQ(score("7C 7D 4H 4S"), score("7C 7D 4H 4S AC"));
  EXPECT_EQ(score("AC AS 8C 8S"), score("AC AS 8C 8S 2D"));
  EXPECT_EQ(score("KD"), score("AC 2D 3H 4S KD"));
  EXPECT_EQ(score(""), score("AC 2D 3H 4S 6C"));
}

TEST(BestHand, AShortHandIsTheLowestOfAllCompletions) {
  std::array<PokerCard, 5> cards{};
  for (std::size_t known = 0; known < 5; ++known) {
    long hands = 0;
    long wrong = 0;
    test::for_each_filling(cards, 0, known, [&] {
      if (hands++ % test::kStride != 0) return;
      const auto cards_known = std::span<const PokerCard>(cards).first(known);
      wrong += best_hand(cards_known) != test::brute_force(cards, known, true);
    });
    EXPECT_EQ(wrong, 0) << known << " cards";
  }
}

TEST(BestHand, AJokerInAShortHandIsChosenBeforeTheHandIsCompleted) {
  test::RandomCards random(1912);
  EXPECT_EQ(rank("9C 9D *"), 4);
  for (int i = 0; i < 60; ++i) {
    const int size = 1 + random.below(4);
    std::array<PokerCard, 5> cards{};
    const int jokers = 1 + random.below(std::min(size, 2));
    const std::size_t reals = static_cast<std::size_t>(size - jokers);
    for (std::size_t n = 0; n < reals; ++n) cards[n] = test::nth_card(random.below(52));
    const HandScore short_hand = best_hand(std::span<const PokerCard>(cards).first(size));
    HandScore expected;
    test::for_each_filling(cards, reals, size, [&] {
      const auto fixed = std::span<const PokerCard>(cards).first(size);
      expected = std::max(expected, best_hand(fixed));
    });
    ASSERT_EQ(short_hand, expected);
  }
}

TEST(BestHand, CardsPastTheSixteenthAreIgnored) {
  std::vector<PokerCard> cards = hand("2C 3C 2C 3C 2C 3C 2C 3C 2D 3D 2D 3D 2D 3D 2D 4H * *");
  EXPECT_EQ(best_hand(cards), best_hand(std::span(cards).first(16)));
  EXPECT_EQ(best_five(cards), best_five(std::span(cards).first(16)));
}

}  // namespace
}  // namespace highnoon
