#pragma once

/// Chance, kept in the state: portable and without bias. One named function a kind of draw.

#include "state/state.hpp"

namespace highnoon {

void seed(Rng& rng, std::uint64_t seed);
/// 0 .. n-1, n at least 1.
std::uint32_t below(Rng& rng, std::uint32_t n);
/// Shuffles a deck, and nobody knows any of its cards or where they are.
void shuffle_deck(Kernel& k, PlayerId player);
/// A coin toss among players ("coin toss or other convenient method").
PlayerId toss(Kernel& k, std::span<const PlayerId> players);
/// A card at random.
CardId pick_random(Kernel& k, std::span<const CardId> cards);

}  // namespace highnoon
