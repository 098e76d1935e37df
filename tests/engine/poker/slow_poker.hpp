#pragma once

/// Poker once more, slow and obvious: nothing in here looks at the kernel's tables or keys. And the
/// loops over whole spaces of hands.

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <random>
#include <span>
#include <vector>

#include "highnoon/poker.hpp"

namespace highnoon::test {

/// How much of a large space to try: all of it in optimised builds, every so manieth hand where
/// sanitizers or missing optimisation make that too slow. Prime, so that no pattern is stepped
/// over.
#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
inline constexpr long kStride = 97;
#else
inline constexpr long kStride = 1;
#endif

/// Rank, then the values by which equal ranks are compared.
struct SlowScore {
  int rank = 0;
  std::array<int, 5> values{};
  friend auto operator<=>(const SlowScore&, const SlowScore&) = default;
};

inline SlowScore slow_score(std::span<const PokerCard> cards) {
  std::array<int, 14> count{};
  std::array<int, 5> suits{};
  for (const PokerCard card : cards) {
    ++count[card.value];
    ++suits[static_cast<int>(card.suit)];
  }
  // The number of values that occur once, twice, ... five times.
  std::array<int, 6> groups{};
  for (int v = 1; v <= 13; ++v) ++groups[count[v]];
  bool straight = false;
  for (int v = 1; v + 4 <= 13; ++v) {
    straight |= count[v] && count[v + 1] && count[v + 2] && count[v + 3] && count[v + 4];
  }
  const bool flush = suits[1] == 5 || suits[2] == 5 || suits[3] == 5 || suits[4] == 5;
  const auto has = [&](Suit suit, int value) {
    return std::count(cards.begin(), cards.end(),
                      PokerCard{suit, static_cast<std::uint8_t>(value)}) > 0;
  };
  const bool dead_mans = has(Suit::clubs, 1) && has(Suit::spades, 1) && has(Suit::clubs, 8) &&
                         has(Suit::spades, 8) && has(Suit::diamonds, 11);

  // Values from king to ace, those that occur five times first, then four times, ...
  SlowScore score;
  std::size_t next = 0;
  for (int times = 5; times >= 1; --times) {
    for (int v = 13; v >= 1; --v) {
      for (int i = 0; count[v] == times && i < times; ++i) score.values[next++] = v;
    }
  }
  if (dead_mans) {
    score.rank = 11;
    score.values = {};
  } else if (groups[5] == 1) {
    score.rank = 10;
  } else if (straight && flush) {
    score.rank = 9;
  } else if (groups[4] == 1) {
    score.rank = 8;
  } else if (groups[3] == 1 && groups[2] == 1) {
    score.rank = 7;
  } else if (flush) {
    score.rank = 6;
    std::sort(score.values.begin(), score.values.end(), std::greater<>());
  } else if (straight) {
    score.rank = 5;
  } else if (groups[3] == 1) {
    score.rank = 4;
  } else if (groups[2] == 2) {
    score.rank = 3;
  } else if (groups[2] == 1) {
    score.rank = 2;
  } else {
    score.rank = 1;
  }
  return score;
}

/// Card 0 to 51.
inline PokerCard nth_card(int n) {
  return {static_cast<Suit>(n / 13 + 1), static_cast<std::uint8_t>(n % 13 + 1)};
}

/// Calls f for all ways to fill hand[from..to) with any of the 52 cards, each as often as it likes,
/// order aside.
template <typename F>
void for_each_filling(std::span<PokerCard> hand, std::size_t from, std::size_t to, const F& f,
                      int lowest = 0) {
  if (from == to) {
    f();
    return;
  }
  for (int n = lowest; n < 52; ++n) {
    hand[from] = nth_card(n);
    for_each_filling(hand, from + 1, to, f, n);
  }
}

/// The best (or, `lowest`, the worst) that five cards can score when hand[known..5) is free.
inline HandScore brute_force(std::array<PokerCard, 5> hand, std::size_t known, bool lowest) {
  HandScore result =
      score_five(std::array{nth_card(0), nth_card(0), nth_card(0), nth_card(0), nth_card(0)});
  bool first = true;
  for_each_filling(hand, known, hand.size(), [&] {
    const HandScore score = score_five(hand);
    if (first || (lowest ? score < result : score > result)) result = score;
    first = false;
  });
  return result;
}

/// Random cards of a fixed seed; a small deck makes duplicates likely.
class RandomCards {
 public:
  explicit RandomCards(std::uint32_t seed) : random_(seed) {}

  int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

  std::vector<PokerCard> cards(int size, int jokers, int different) {
    std::vector<PokerCard> deck(different);
    for (PokerCard& card : deck) card = nth_card(below(52));
    std::vector<PokerCard> result(size);
    for (PokerCard& card : result) card = deck[below(different)];
    for (int i = 0; i < jokers; ++i) result[below(size)] = PokerCard{};
    return result;
  }

 private:
  std::mt19937 random_;
};

}  // namespace highnoon::test
