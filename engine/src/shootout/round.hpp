#pragma once

/// What the procedures of a shootout round keep in their frames, and hand to each other.

#include "flow/kernel.hpp"

namespace highnoon {

/// The round's own numbers.
struct RoundData {
  std::uint8_t stage = 0;  ///< how far the present step is
  std::uint8_t lumps = 0;  ///< 1: casualties are being taken, or have been
  std::uint16_t spare = 0;
};

/// The plays of a step, one after another.
struct PlaysData {
  std::uint16_t timing = kShootout;  ///< kShootout or kResolution; kCheatin where those have a step of their own
  PlayerId turn;
  std::uint8_t stage = 0;
  std::uint8_t extra = 0;     ///< 1: this turn is an extra play
  std::uint8_t passes = 0;    ///< consecutive
  std::uint16_t entered = 0;  ///< State::entries when the step began
  CardId card;                ///< the play that is declared: the card of the ability, or of what is attached or invented
  CardId with;                ///< what that is attached to, or who invents it
  std::uint16_t how = 0;      ///< an ability's timing
  AbilityIx ability = kNoAbility;
  std::uint8_t kind = 0;      ///< OptionKind
  std::uint8_t shop_stage = 0;
  std::uint8_t early = 0;  ///< 1: this turn comes before the step's first

  bool uses_ability() const { return ability != kNoAbility; }
  Option chosen() const {
    return {static_cast<OptionKind>(kind), card.raw, uses_ability() ? ability : with.raw, how};
  }
};

/// A player's casualties. What is assigned stands in the arena from Frame::arena_base: CardId::raw
/// | OptionKind << 16.
struct CasualtiesData {
  std::int16_t amount = -1;  ///< imposed by an effect, at least 1; -1: what the player owes for the round
  std::int16_t covered = 0;
  std::uint8_t assigned = 0;
  std::uint8_t taken = 0;
  std::uint8_t stage = 0;
  std::uint8_t together = 0;  ///< 1: they are taken with those of the other posse, once both have chosen

  bool of_round() const { return amount < 0; }
};

/// What a player had of a round is over.
void forget_round(Player& player);

/// Step 6 of the round (flee.cpp).
Flow run_or_gun(Kernel& k, Frame& f);

}  // namespace highnoon
