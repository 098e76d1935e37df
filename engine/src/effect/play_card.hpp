#pragma once

/// Cards brought into play by a card effect: costs, place, and what follows. Rules: Reloaded 1.3.1, "Shoppin'", last paragraph.

#include "effect/actions.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

enum PlayCardFlag : std::uint8_t { kPlayFree = 1, kPlayBooted = 2, kPlayIntoPosse = 4 };

struct PlayCard {
  CardId card;
  CardId host;
  LocationId place;
  std::int8_t reduce = 0;
  std::uint8_t flags = 0;
  CardId source;               ///< the cause
  std::uint16_t timing = kRule;
  AbilityIx ability = kNoAbility;
  std::uint8_t left_end = 0;
};

/// Pays for the card and brings it into play; a Gadget must be invented (pushes frames).
void play_card(Kernel& k, PlayerId player, PlayCard how, const Cause& cause);

/// A player chooses cards of the play hand and discards them (Proc::discard_choice).
struct DiscardChoice {
  std::uint16_t amount = 0;
  CardId source;
  std::uint16_t timing = kRule;
};

}  // namespace highnoon
