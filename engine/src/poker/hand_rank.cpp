// Hand ranks 1 to 11, and what modifiers make of them.

#include <algorithm>
#include <cassert>

#include "highnoon/poker.hpp"
#include "poker/hand_table.hpp"

namespace highnoon {
namespace {

constexpr std::uint32_t key_of(HandRank rank) { return static_cast<std::uint32_t>(rank) << 24; }

/// Puts two values in order. Arithmetic, because a compare that a compiler turns into a jump is
/// mispredicted every other time.
inline void sort(int& a, int& b) {
  const int swap = (b - a) & (b - a) >> 31;
  a += swap;
  b -= swap;
}

constexpr int kLowestRank = static_cast<int>(HandRank::high_card);
constexpr int kHighestRank = static_cast<int>(HandRank::dead_mans_hand);

}  // namespace

HandScore HandScore::worst(HandRank rank) { return {key_of(rank)}; }

HandScore HandScore::best(HandRank rank) {
  if (rank == HandRank::none || rank == HandRank::dead_mans_hand) return worst(rank);
  return {key_of(rank) | 0x00ffffff};
}

HandScore score_five(std::span<const PokerCard, 5> cards) {
  using namespace poker;
  assert(std::none_of(cards.begin(), cards.end(), [](PokerCard c) { return c.is_joker(); }));
  // The smallest sorting network for five.
  int v0 = cards[0].value & 15, v1 = cards[1].value & 15, v2 = cards[2].value & 15;
  int v3 = cards[3].value & 15, v4 = cards[4].value & 15;
  sort(v0, v3), sort(v1, v4);
  sort(v0, v2), sort(v1, v3);
  sort(v0, v1), sort(v2, v4);
  sort(v1, v2), sort(v3, v4);
  sort(v2, v3);
  const int row = kFirstRow[kHandSize] + kRowTerm[0][v0] + kRowTerm[1][v1] + kRowTerm[2][v2] +
                  kRowTerm[3][v3] + kRowTerm[4][v4];

  constexpr std::array<std::uint8_t, kHandSize> kDeadMansValues{1, 1, 8, 8, 11};
  constexpr int kDeadMansRow = kFirstRow[kHandSize] + row_of(kDeadMansValues);
  if (row == kDeadMansRow) [[unlikely]] {
    std::uint64_t bits = 0;
    for (const PokerCard card : cards) bits |= card_bit(card);
    if (bits == kDeadMansBits) return {kDeadMansKey};
  }
  const HandTable& table = hand_table();
  const auto suit = [&](int i) { return static_cast<int>(cards[i].suit); };
  const bool suited =
      ((suit(0) ^ suit(1)) | (suit(0) ^ suit(2)) | (suit(0) ^ suit(3)) | (suit(0) ^ suit(4))) == 0;
  return {suited ? table.suited[row] : table.any[kHandSize][row]};
}

HandScore with_modifiers(HandScore revealed, int modifiers) {
  if (modifiers == 0 || revealed.rank() == HandRank::none) return revealed;
  // Beyond twice the scale nothing changes any more, and the sum cannot overflow.
  const int limited = std::clamp(modifiers, -2 * kHighestRank, 2 * kHighestRank);
  const int sum = static_cast<int>(revealed.rank()) + limited;
  if (sum < kLowestRank) return HandScore::worst(HandRank::high_card);
  const auto rank = static_cast<HandRank>(std::min(sum, kHighestRank));
  return modifiers > 0 ? HandScore::worst(rank) : HandScore::best(rank);
}

const char* to_string(HandRank rank) {
  switch (rank) {
    case HandRank::none: return "no hand";
    case HandRank::high_card: return "high card";
    case HandRank::pair: return "pair";
    case HandRank::two_pair: return "two pair";
    case HandRank::three_of_a_kind: return "three of a kind";
    case HandRank::straight: return "straight";
    case HandRank::flush: return "flush";
    case HandRank::full_house: return "full house";
    case HandRank::four_of_a_kind: return "four of a kind";
    case HandRank::straight_flush: return "straight flush";
    case HandRank::five_of_a_kind: return "five of a kind";
    case HandRank::dead_mans_hand: return "dead man's hand";
  }
  return "no hand";
}

const char* to_string(Suit suit) {
  switch (suit) {
    case Suit::none: return "none";
    case Suit::clubs: return "clubs";
    case Suit::diamonds: return "diamonds";
    case Suit::hearts: return "hearts";
    case Suit::spades: return "spades";
  }
  return "none";
}

}  // namespace highnoon
