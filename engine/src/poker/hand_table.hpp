#pragma once

// Hands as table rows.
//
// Suits aside, a hand is a multiset of the 13 values: for five cards one of C(17,5) = 6188. Values
// v1 <= v2 <= ... <= vm of m cards have the row
//
//   C(v1 - 1, 1) + C(v2, 2) + C(v3 + 1, 3) + C(v4 + 2, 4) + C(v5 + 3, 5),
//
// which counts the multisets before it and leaves no gaps (the combinatorial number system). The
// row is a sum over positions, so a search through subsets of sorted cards carries it along. What
// suits add is two facts: whether all cards share one, and whether they are the Dead Man's.

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "highnoon/poker.hpp"

namespace highnoon::poker {

inline constexpr int kHandSize = 5;
inline constexpr int kValues = 13;

/// C(n, k), for building other tables.
constexpr int choose(int n, int k) {
  int result = 1;
  for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return n < k ? 0 : result;
}

/// Where the rows of multisets of m cards start; smaller multisets come first.
inline constexpr std::array<int, kHandSize + 2> kFirstRow = [] {
  std::array<int, kHandSize + 2> first{};
  for (int m = 0; m <= kHandSize; ++m) first[m + 1] = first[m] + choose(kValues + m - 1, m);
  return first;
}();

inline constexpr int kRows = kFirstRow[kHandSize + 1];

/// kRowTerm[i][v]: what value v adds to the row as the card in place i (from 0) of the sorted hand.
/// Padded to 16 values and read with four bits, so that even a card that is none reads no other
/// memory.
inline constexpr auto kRowTerm = [] {
  std::array<std::array<std::uint16_t, 16>, kHandSize> term{};
  for (int i = 0; i < kHandSize; ++i) {
    for (int v = 1; v <= kValues; ++v) {
      term[i][v] = static_cast<std::uint16_t>(choose(v - 1 + i, i + 1));
    }
  }
  return term;
}();

/// The row of sorted values among the multisets of their number, from 0.
constexpr int row_of(std::span<const std::uint8_t> sorted) {
  int row = 0;
  for (std::size_t i = 0; i < sorted.size(); ++i) row += kRowTerm[i][sorted[i] & 15];
  return row;
}

/// The keys of all hands and of all hands still to be completed.
struct HandTable {
  using Rows = std::array<std::uint32_t, kRows>;

  /// any[n][kFirstRow[m] + row]: a hand of n cards, m of them given by the row and the others
  /// jokers, each as good as it can be; then, where n < 5, completed to the lowest hand of five.
  /// Cards of one suit and the Dead Man's Hand are not considered.
  ///
  /// So with n = m it is also the lowest hand that the row's cards can be part of.
  std::array<Rows, kHandSize + 1> any;

  /// As any[5], where the cards given share one suit: jokers may complete a flush.
  Rows suited;

  HandTable();
};

/// The tables, built on first use (1.6 ms).
inline const HandTable& hand_table() {
  static const HandTable kTable;
  return kTable;
}

/// One bit for each suit and value, 52 of 64.
constexpr std::uint64_t card_bit(PokerCard card) {
  return std::uint64_t{1} << (16 * ((static_cast<int>(card.suit) - 1) & 3) + (card.value & 15));
}

/// One bit for each suit; cards share a suit if a bit is left when theirs are and-ed.
constexpr std::uint8_t suit_bit(PokerCard card) {
  return static_cast<std::uint8_t>(1 << static_cast<int>(card.suit));
}

inline constexpr std::uint8_t kAllSuits = 0xff;

inline constexpr std::array<PokerCard, kHandSize> kDeadMansHand{{{Suit::clubs, 1},
                                                                 {Suit::spades, 1},
                                                                 {Suit::clubs, 8},
                                                                 {Suit::spades, 8},
                                                                 {Suit::diamonds, 11}}};

inline constexpr std::uint64_t kDeadMansBits = [] {
  std::uint64_t bits = 0;
  for (const PokerCard card : kDeadMansHand) bits |= card_bit(card);
  return bits;
}();

/// The only key of rank 11: all hands of that rank are equal.
inline constexpr std::uint32_t kDeadMansKey = static_cast<std::uint32_t>(HandRank::dead_mans_hand)
                                              << 24;

/// Whether so many cards, whose bits are or-ed, are different cards of the Dead Man's Hand; jokers
/// can then be the rest of it.
constexpr bool are_dead_mans(std::uint64_t card_bits, int cards) {
  return (card_bits & ~kDeadMansBits) == 0 && std::popcount(card_bits) == cards;
}

/// The cards of a hand that are no jokers, sorted by value. Equal values keep their order.
struct SortedCards {
  std::array<PokerCard, 16> cards;
  std::array<std::uint8_t, 16> origin;  ///< index in the hand that was sorted
  int size = 0;

  explicit SortedCards(std::span<const PokerCard> hand);
};

/// The best that a hand of five makes of some cards and, for the rest, jokers.
/// @param row  kFirstRow of their number plus their row
inline std::uint32_t five_key(const HandTable& table, int row, std::uint8_t common_suit,
                              std::uint64_t card_bits, int cards) {
  if (are_dead_mans(card_bits, cards)) [[unlikely]] {
    return kDeadMansKey;
  }
  return common_suit != 0 ? table.suited[row] : table.any[kHandSize][row];
}

}  // namespace highnoon::poker
