#pragma once

/// A player that looks ahead without peeking.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "highnoon/bot.hpp"

namespace highnoon {

struct SearchOptions {
  int playouts = 1000;          ///< a decision; with the same number and seed the same is chosen on every machine
  int milliseconds = 0;         ///< a decision, instead of playouts if above 0: then what is chosen depends on the machine
  /// A playout goes on until a Noon play of so many days later is to be made, and is judged there.
  int days = 1;
  /// How much more than what has proved good so far is tried what has not been tried much.
  double curiosity = 0.5;
  /// By seat, what a player's deck may hold; none: as open (highnoon/redeal.hpp). A deck that the game refutes counts as none.
  std::array<std::optional<DeckList>, kMaxPlayers> decks;
};

/// Searches a tree of what may follow, as its seat can know it: before each playout the cards that the seat does not know are dealt anew,
/// so it never chooses by what it must not see. All players are taken to seek their own good, and to play by the rules of thumb where the
/// tree ends. A decision with one sensible option is taken at once. See docs/bots.md.
std::unique_ptr<Bot> search_bot(std::uint64_t seed, const SearchOptions& options = {});

}  // namespace highnoon
