#pragma once

/// What a bot knows of poker: which cards to keep, whatever the game.

#include <cstdint>
#include <span>

#include "highnoon/poker.hpp"

namespace highnoon {

/// Which cards (bit mask) make the best final hand of at most five: the highest rank, a cheatin' hand counting as two ranks less.
std::uint32_t final_five(std::span<const PokerCard> cards);

/// Which cards (bit mask) to keep when others can be replaced: a made hand, else sets of equal values, else four of a suit.
std::uint32_t worth_keeping(std::span<const PokerCard> cards);

}  // namespace highnoon
