#include "state/rng.hpp"

#include <utility>

#include "effect/modifier.hpp"
#include "flow/kernel.hpp"

namespace highnoon {
namespace {

/// PCG-XSH-RR: a 64-bit congruential generator whose output is permuted to 32 bits.
std::uint32_t next(Rng& rng) {
  const std::uint64_t old = rng.state;
  rng.state = old * 6364136223846793005u + rng.increment;
  const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
  const auto turn = static_cast<std::uint32_t>(old >> 59);
  return shifted >> turn | shifted << (-turn & 31u);
}

}  // namespace

void seed(Rng& rng, std::uint64_t seed) {
  rng = {0, 0xDA3E39CB94B95BDBu | 1u};
  next(rng);
  rng.state += seed;
  next(rng);
}

std::uint32_t below(Rng& rng, std::uint32_t n) {
  // The lowest draws, too few to be shared out evenly, are drawn again.
  const std::uint32_t unfair = -n % n;
  std::uint32_t drawn = next(rng);
  while (drawn < unfair) drawn = next(rng);
  return drawn % n;
}

void shuffle_deck(Kernel& k, PlayerId player) {
  Pile& deck = k.player(player).deck;
  for (int i = deck.size(); i > 1; --i) {
    std::swap(deck[i - 1], deck[static_cast<int>(below(k.s.rng, static_cast<std::uint32_t>(i)))]);
  }
  for (const CardId card : deck) k.card(card).known = 0;
  ++k.s.reveals;
  touch(k);
}

PlayerId toss(Kernel& k, std::span<const PlayerId> players) {
  ++k.s.reveals;
  return players[below(k.s.rng, static_cast<std::uint32_t>(players.size()))];
}

CardId pick_random(Kernel& k, std::span<const CardId> cards) {
  ++k.s.reveals;
  return cards[below(k.s.rng, static_cast<std::uint32_t>(cards.size()))];
}

}  // namespace highnoon
