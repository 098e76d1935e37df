#pragma once

/// Dealing anew what one player cannot see: for search that does not peek.

#include <array>
#include <cstdint>

#include "highnoon/game.hpp"

namespace highnoon {

struct RedealOptions {
  /// By seat, what the player's deck may hold; null: as open, the cards that are hidden now. Of a deck given here the cards that the
  /// viewer knows are taken away, and the hidden ones are drawn from the rest. Only `cards` and `starting_gang` are read, and not the
  /// viewer's own.
  std::array<const DeckList*, kMaxPlayers> decks{};
};

/// Of the cards that the viewer does not know: how many were dealt anew, and how many stay what and where they are.
struct Redealt {
  int dealt = 0;
  int left = 0;
};

/// Deals the game on as it could be for all that `viewer` knows (none: a spectator). The cards that the viewer does not know, in hands,
/// draw hands and decks, the viewer's own deck too, change places at random with others of the same owner; gangs that other players have
/// chosen in secret are chosen anew, by chance; the random generator is seeded with `seed`, for future chance is unknown too. What the
/// viewer knows, sees, is asked and may answer stays as it is; so does what others know: who knows the top card of a deck knows the one
/// that lies there now. The same seed deals the same, however the hidden cards lay before.
///
/// Hidden cards that something under way speaks of (an ability, an event, a script's journal, a list being chosen from, a lasting or
/// delayed effect, the pending decision), or that are set aside, stay: `left`. A failing script can no longer take back what was done
/// before; `game.script_errors()` and the observer stay.
///
/// Costs no allocation that the next choice would not cost, about as much as copying a game; with decks given, what the cards of the
/// game can do is looked up anew.
///
/// @retval ErrorCode::bad_config  no such seat; a deck given has unknown cards, or fewer than are hidden; the game is unchanged
Result<Redealt> redeal(Game& game, PlayerId viewer, std::uint64_t seed, const RedealOptions& options = {});

}  // namespace highnoon
