// Legal and cheatin' hands.

#include "highnoon/poker.hpp"
#include "poker/hand_table.hpp"

namespace highnoon {

bool is_cheatin(std::span<const PokerCard> cards, std::uint32_t joker_mask) {
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool was_joker = i < 32 && (joker_mask >> i & 1) != 0;
    if (was_joker || cards[i].is_joker()) continue;
    const std::uint64_t bit = poker::card_bit(cards[i]);
    if ((seen & bit) != 0) return true;
    seen |= bit;
  }
  return false;
}

}  // namespace highnoon
