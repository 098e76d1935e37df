#include "state/state.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace highnoon {
namespace {

std::unique_ptr<State> state_of(int cards) {
  auto state = std::make_unique<State>();
  state->card_count = static_cast<std::uint16_t>(cards);
  for (int i = 0; i < cards; ++i) state->cards[static_cast<std::size_t>(i)].id = CardId::make(i, 1);
  return state;
}

TEST(State, ACopyIsEqualAndHashesEqually) {
  const auto state = state_of(20);
  const auto copy = std::make_unique<State>();
  copy_state(*copy, *state);
  EXPECT_TRUE(*copy == *state);
  EXPECT_EQ(hash_state(*copy), hash_state(*state));
}

TEST(State, ACopyOverALargerStateLeavesNothingOfIt) {
  const auto small = state_of(5);
  const auto target = state_of(30);
  copy_state(*target, *small);
  const State fresh;
  EXPECT_EQ(std::memcmp(&target->cards[5], &fresh.cards[5], 25 * sizeof(Card)), 0);
}

TEST(State, EveryByteInUseCountsForEqualityAndHash) {
  const auto state = state_of(3);
  const auto other = state_of(3);
  auto* bytes = reinterpret_cast<unsigned char*>(other.get());
  for (std::size_t i = 0; i < state->used_bytes(); i += 97) {
    if (i == offsetof(State, card_count) || i == offsetof(State, card_count) + 1) continue;
    bytes[i] ^= 0x10;
    EXPECT_FALSE(*other == *state) << i;
    EXPECT_NE(hash_state(*other), hash_state(*state)) << i;
    bytes[i] ^= 0x10;
  }
  EXPECT_TRUE(*other == *state);
}

}  // namespace
}  // namespace highnoon
