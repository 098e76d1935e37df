// The best five of any number of cards.

#include <algorithm>
#include <bit>

#include "highnoon/poker.hpp"
#include "poker/hand_table.hpp"

namespace highnoon {
namespace {

using namespace poker;

constexpr std::size_t kMostCards = 16;

std::span<const PokerCard> limited(std::span<const PokerCard> cards) {
  return cards.first(std::min(cards.size(), kMostCards));
}

/// Some of the sorted cards, and what is known of them together.
struct Subset {
  int row = 0;  ///< so far
  int cards = 0;
  std::uint8_t common_suit = kAllSuits;
  std::uint64_t card_bits = 0;
  std::uint32_t mask = 0;  ///< over the indices of the hand

  Subset with(PokerCard card, int origin) const {
    return {row + kRowTerm[cards][card.value & 15], cards + 1,
            static_cast<std::uint8_t>(common_suit & suit_bit(card)), card_bits | card_bit(card),
            mask | std::uint32_t{1} << origin};
  }
};

/// Calls f(subset) for every way to add so many of the sorted cards from `next` on. The number is a
/// template argument, so that compilers make plain nested loops of it.
template <int More, typename F>
void for_each_subset(const SortedCards& sorted, const F& f, const Subset& begun = {},
                     int next = 0) {
  if constexpr (More == 0) {
    f(begun);
  } else {
    for (int i = next; i <= sorted.size - More; ++i) {
      const Subset longer = begun.with(sorted.cards[i], sorted.origin[i]);
      for_each_subset<More - 1>(sorted, f, longer, i + 1);
    }
  }
}

/// Calls f(key, subset) for every subset of so many cards, the rest of five being jokers.
template <typename F>
void for_each_hand(const SortedCards& sorted, int size, const F& f) {
  const HandTable& table = hand_table();
  const auto with_key = [&](const Subset& subset) {
    const int row = kFirstRow[size] + subset.row;
    f(five_key(table, row, subset.common_suit, subset.card_bits, size), subset);
  };
  switch (size) {
    case 0: return for_each_subset<0>(sorted, with_key);
    case 1: return for_each_subset<1>(sorted, with_key);
    case 2: return for_each_subset<2>(sorted, with_key);
    case 3: return for_each_subset<3>(sorted, with_key);
    case 4: return for_each_subset<4>(sorted, with_key);
    case 5: return for_each_subset<5>(sorted, with_key);
  }
}

/// The lowest so many bits of a mask.
std::uint32_t lowest_bits(std::uint32_t mask, int count) {
  std::uint32_t result = 0;
  for (; count > 0; --count) {
    result |= mask & -mask;
    mask &= mask - 1;
  }
  return result;
}

}  // namespace

HandScore best_hand(std::span<const PokerCard> cards) {
  cards = limited(cards);
  const bool has_joker =
      std::any_of(cards.begin(), cards.end(), [](PokerCard card) { return card.is_joker(); });
  if (cards.size() == kHandSize && !has_joker) return score_five(cards.first<kHandSize>());
  const SortedCards sorted(cards);
  const int jokers = static_cast<int>(cards.size()) - sorted.size;
  if (cards.size() < kHandSize) {
    int row = kFirstRow[sorted.size];
    for (int i = 0; i < sorted.size; ++i) row += kRowTerm[i][sorted.cards[i].value & 15];
    return {hand_table().any[cards.size()][row]};
  }
  // A joker can be whatever card it takes the place of, so all of them take part.
  std::uint32_t best = 0;
  for_each_hand(sorted, kHandSize - std::min(jokers, kHandSize),
                [&](std::uint32_t key, const Subset&) { best = std::max(best, key); });
  return {best};
}

std::uint32_t best_five(std::span<const PokerCard> cards) {
  cards = limited(cards);
  if (cards.size() <= kHandSize) return (std::uint32_t{1} << cards.size()) - 1;
  const SortedCards sorted(cards);
  std::uint32_t joker_mask = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i].is_joker()) joker_mask |= std::uint32_t{1} << i;
  }
  // What decides between two choices in one number: key, legal, few jokers, low mask.
  std::uint64_t best = 0;
  const int most_jokers = std::min(std::popcount(joker_mask), kHandSize);
  for (int jokers = std::max(0, kHandSize - sorted.size); jokers <= most_jokers; ++jokers) {
    const std::uint32_t used = lowest_bits(joker_mask, jokers);
    for_each_hand(sorted, kHandSize - jokers, [&](std::uint32_t key, const Subset& subset) {
      if (key < best >> 32) return;
      const bool legal = std::popcount(subset.card_bits) == subset.cards;
      const std::uint32_t mask = subset.mask | used;
      best = std::max(best, std::uint64_t{key} << 32 | std::uint64_t{legal} << 19 |
                                std::uint64_t(kHandSize - jokers) << 16 | (mask ^ 0xffff));
    });
  }
  return static_cast<std::uint32_t>(best & 0xffff) ^ 0xffff;
}

}  // namespace highnoon
