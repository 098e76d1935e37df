#pragma once

/// Small values that name players, cards and places. None of them is a pointer; all can be stored, hashed and saved.

#include <compare>
#include <cstdint>

namespace highnoon {

inline constexpr int kMaxPlayers = 6;
inline constexpr int kMaxCards = 384;  ///< six decks of 56 with their outfits and legends, and 48 tokens

/// A seat, 0-based in clockwise order. Default means "no player".
struct PlayerId {
  std::uint8_t value = 0xFF;

  friend constexpr auto operator<=>(PlayerId, PlayerId) = default;
  explicit constexpr operator bool() const { return value != 0xFF; }
  constexpr int index() const { return value; }
};

/// Names one card in one game. Default means "no card"; a generation tells the lives of one slot (tokens) apart.
struct CardId {
  std::uint16_t raw = 0;  ///< slot in the low 9 bits, generation (1 to 127) above

  static constexpr CardId make(int slot, int generation) {
    return {static_cast<std::uint16_t>(slot | generation << 9)};
  }
  constexpr int index() const { return raw & 0x1FF; }
  constexpr int generation() const { return raw >> 9; }
  friend constexpr auto operator<=>(CardId, CardId) = default;
  explicit constexpr operator bool() const { return raw != 0; }
};

/// A place where dudes can be: a home (its outfit card), a deed, or the town square. Default means "nowhere".
struct LocationId {
  std::uint16_t raw = 0;

  constexpr LocationId() = default;
  explicit constexpr LocationId(std::uint16_t r) : raw(r) {}
  constexpr LocationId(CardId card) : raw(card.raw) {}  // NOLINT: a deed or outfit is a location
  static constexpr LocationId town_square() { return LocationId(std::uint16_t{1}); }

  constexpr bool is_town_square() const { return raw == 1; }
  /// The deed or outfit card, or none for the town square.
  constexpr CardId card() const { return raw > 1 ? CardId{raw} : CardId{}; }
  friend constexpr auto operator<=>(LocationId, LocationId) = default;
  explicit constexpr operator bool() const { return raw != 0; }
};

/// Index into Definitions::cards.
using DefId = std::uint16_t;
inline constexpr DefId kNoDef = 0xFFFF;

/// Index into CardDef::abilities.
using AbilityIx = std::uint8_t;
inline constexpr AbilityIx kNoAbility = 0xFF;

}  // namespace highnoon
