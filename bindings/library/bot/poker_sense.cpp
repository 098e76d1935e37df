#include "bot/poker_sense.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace highnoon {

std::uint32_t final_five(std::span<const PokerCard> cards) {
  const int count = static_cast<int>(std::min<std::size_t>(cards.size(), 16));
  const int size = std::min(count, 5);
  std::uint32_t best = 0;
  std::int64_t best_score = -1;
  for (std::uint32_t mask = 0; mask < 1u << count; ++mask) {
    if (std::popcount(mask) != size) continue;
    std::array<PokerCard, 5> hand;
    int n = 0;
    int jokers = 0;
    for (int i = 0; i < count; ++i) {
      if ((mask >> i & 1) == 0) continue;
      hand[static_cast<std::size_t>(n++)] = cards[static_cast<std::size_t>(i)];
      jokers += cards[static_cast<std::size_t>(i)].is_joker();
    }
    const std::span<const PokerCard> five(hand.data(), static_cast<std::size_t>(n));
    std::int64_t score = best_hand(five).key;
    if (is_cheatin(five)) score -= std::int64_t{2} << 24;
    // A joker in the final hand is aced: not for nothing.
    score = score * 4 - jokers;
    if (score > best_score) {
      best_score = score;
      best = mask;
    }
  }
  return best;
}

std::uint32_t worth_keeping(std::span<const PokerCard> cards) {
  const std::uint32_t five = best_five(cards);
  if (best_hand(cards).rank() >= HandRank::straight) return five;
  std::uint32_t keep = 0;
  std::array<int, 14> of_value{};
  std::array<int, 5> of_suit{};
  for (const PokerCard card : cards) {
    ++of_value[card.value];
    ++of_suit[static_cast<std::size_t>(card.suit)];
  }
  const auto most_suit = static_cast<Suit>(std::max_element(of_suit.begin() + 1, of_suit.end()) - of_suit.begin());
  const bool has_set = std::any_of(of_value.begin() + 1, of_value.end(), [](int n) { return n >= 2; });
  const bool for_flush = !has_set && of_suit[static_cast<std::size_t>(most_suit)] >= 4;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool keeps = cards[i].is_joker() || (has_set && of_value[cards[i].value] >= 2) || (for_flush && cards[i].suit == most_suit);
    if (keeps) keep |= 1u << i;
  }
  return keep;
}

}  // namespace highnoon
