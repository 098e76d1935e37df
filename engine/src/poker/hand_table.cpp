#include "poker/hand_table.hpp"

#include <algorithm>
#include <cassert>

namespace highnoon::poker {
namespace {

using Values = std::array<std::uint8_t, kHandSize>;  // sorted, the first so many in use

/// Calls f(values) for every multiset of so many values.
template <typename F>
void for_each_multiset(int cards, F f, Values values = {}, int placed = 0) {
  if (placed == cards) {
    f(values);
    return;
  }
  for (int v = placed == 0 ? 1 : values[placed - 1]; v <= kValues; ++v) {
    values[placed] = static_cast<std::uint8_t>(v);
    for_each_multiset(cards, f, values, placed + 1);
  }
}

/// A key: the rank, then five values in the order in which they decide between equal ranks.
std::uint32_t make_key(HandRank rank, const Values& deciding) {
  std::uint32_t key = 0;
  for (const std::uint8_t v : deciding) key = key << 4 | v;
  return static_cast<std::uint32_t>(rank) << 24 | key;
}

bool is_straight(const Values& sorted) {
  for (int i = 1; i < kHandSize; ++i) {
    if (sorted[i] != sorted[i - 1] + 1) return false;
  }
  return true;
}

/// Ranks by how often the values occur: the most frequent first, the larger of equally frequent.
std::uint32_t key_of_groups(const Values& sorted) {
  std::array<std::uint8_t, kValues + 1> count{};
  for (const std::uint8_t v : sorted) ++count[v];
  Values deciding = sorted;
  std::sort(deciding.begin(), deciding.end(), [&](std::uint8_t a, std::uint8_t b) {
    return count[a] != count[b] ? count[a] > count[b] : a > b;
  });
  const int most = count[deciding[0]];
  const int next = most < kHandSize ? count[deciding[most]] : 0;
  HandRank rank = HandRank::high_card;
  if (most == 5) {
    rank = HandRank::five_of_a_kind;
  } else if (most == 4) {
    rank = HandRank::four_of_a_kind;
  } else if (most == 3) {
    rank = next == 2 ? HandRank::full_house : HandRank::three_of_a_kind;
  } else if (most == 2) {
    rank = next == 2 ? HandRank::two_pair : HandRank::pair;
  } else if (is_straight(sorted)) {
    rank = HandRank::straight;
  }
  return make_key(rank, deciding);
}

/// The key if all five share a suit. A flush may hold equal values (a cheatin' one); what ranks
/// higher on its own, from a full house up, stays what it is.
std::uint32_t suited_key(const Values& sorted, std::uint32_t of_groups) {
  Values deciding = sorted;
  std::reverse(deciding.begin(), deciding.end());
  const HandRank rank = is_straight(sorted) ? HandRank::straight_flush : HandRank::flush;
  return std::max(of_groups, make_key(rank, deciding));
}

/// The rows of the multisets that have one card more than `values`, which has `cards`.
template <typename F>
void for_each_extension(const Values& values, int cards, F f) {
  for (int v = 1; v <= kValues; ++v) {
    Values longer = values;
    auto place = std::upper_bound(longer.begin(), longer.begin() + cards, v);
    std::copy_backward(place, longer.begin() + cards, longer.begin() + cards + 1);
    *place = static_cast<std::uint8_t>(v);
    f(kFirstRow[cards + 1] + row_of(std::span(longer).first(cards + 1)));
  }
}

}  // namespace

HandTable::HandTable() : any{}, suited{} {
  for_each_multiset(kHandSize, [&](const Values& values) {
    const int row = kFirstRow[kHandSize] + row_of(values);
    any[kHandSize][row] = key_of_groups(values);
    suited[row] = suited_key(values, any[kHandSize][row]);
  });
  // Short hands: without jokers they are the lowest of the hands with one card more.
  for (int n = kHandSize - 1; n >= 0; --n) {
    for_each_multiset(n, [&](const Values& values) {
      std::uint32_t lowest = ~std::uint32_t{0};
      for_each_extension(values, n, [&](int row) { lowest = std::min(lowest, any[n + 1][row]); });
      any[n][kFirstRow[n] + row_of(std::span(values).first(n))] = lowest;
    });
  }
  // Jokers: a hand with one joker more is the best of what that joker can be.
  for (int n = 1; n <= kHandSize; ++n) {
    for (int m = n - 1; m >= 0; --m) {
      for_each_multiset(m, [&](const Values& values) {
        const int row = kFirstRow[m] + row_of(std::span(values).first(m));
        for_each_extension(values, m, [&](int longer) {
          any[n][row] = std::max(any[n][row], any[n][longer]);
          if (n == kHandSize) suited[row] = std::max(suited[row], suited[longer]);
        });
      });
    }
  }
}

SortedCards::SortedCards(std::span<const PokerCard> hand) {
  assert(hand.size() <= cards.size());
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (hand[i].is_joker()) continue;
    assert(hand[i].value <= kValues && hand[i].suit != Suit::none);
    int place = size++;
    for (; place > 0 && cards[place - 1].value > hand[i].value; --place) {
      cards[place] = cards[place - 1];
      origin[place] = origin[place - 1];
    }
    cards[place] = hand[i];
    origin[place] = static_cast<std::uint8_t>(i);
  }
}

}  // namespace highnoon::poker
