#pragma once

/// Poker as Doomtown plays it: suits and values, hand ranks 1 to 11, jokers, cheatin', best hands.
/// Pure functions of values; nothing here knows a game. Safe to call from any thread.

#include <array>
#include <compare>
#include <cstdint>
#include <span>

namespace highnoon {

/// A card's suit. Reloaded fixes it by type: dudes spades, deeds diamonds, goods and spells hearts,
/// actions clubs.
enum class Suit : std::uint8_t { none, clubs, diamonds, hearts, spades };

/// What a card shows in a poker hand. `value` is 1 (ace) to 13 (king), with one of the four suits;
/// a joker has suit none and value 0.
struct PokerCard {
  Suit suit = Suit::none;
  std::uint8_t value = 0;

  constexpr bool is_joker() const { return value == 0; }
  friend constexpr auto operator<=>(PokerCard, PokerCard) = default;
};

/// The eleven hand ranks. Rules: Reloaded 1.3.1, "Hand Ranks" (RR-HANDS).
enum class HandRank : std::uint8_t {
  none = 0,  ///< no hand
  high_card = 1,
  pair = 2,
  two_pair = 3,
  three_of_a_kind = 4,
  straight = 5,
  flush = 6,
  full_house = 7,
  four_of_a_kind = 8,
  straight_flush = 9,
  five_of_a_kind = 10,
  dead_mans_hand = 11,
};

/// A hand that can be compared: by rank, then by the values that make the rank, then by kickers,
/// high to low. Suits never count and an ace is 1, so two hands may be equal. Larger is better.
struct HandScore {
  std::uint32_t key = 0;  ///< rank in the top bits; opaque otherwise

  constexpr HandRank rank() const { return static_cast<HandRank>(key >> 24); }
  friend constexpr auto operator<=>(HandScore, HandScore) = default;

  /// Stands for a hand that an effect has raised to `rank`: below every hand of cards of that rank,
  /// equal to every other raised one. All hands of rank 11 are equal, so there worst is best.
  /// Rules: Reloaded 1.3.1, "Take Yer Lumps" (RR-LUMPS-005, -006, -008).
  static HandScore worst(HandRank rank);

  /// Stands for a hand that an effect has lowered to `rank`: above every hand of cards of that
  /// rank, equal to every other lowered one. Rules: as for worst (RR-LUMPS-007).
  static HandScore best(HandRank rank);
};

/// Scores exactly five cards, none of them a joker. The fast path of everything that ranks hands.
/// Rules: Reloaded 1.3.1, "Hand Ranks" (RR-HANDS).
HandScore score_five(std::span<const PokerCard, 5> cards);

/// The best score that the cards allow, jokers (any number) taking the suit and value that are best
/// for it; they may complete a Dead Man's Hand.
///
/// More than five cards: the best five of them. Fewer than five: the lowest hand that those cards
/// are part of, once their jokers are chosen; no cards at all: the lowest high card.
/// @param cards  at most 16; cards after these are ignored
/// Rules: Reloaded 1.3.1, "Take Yer Lumps" (RR-LUMPS-002); Compendium 0.7, "Draw Hand"
/// (RC-DRAWHAND-001).
HandScore best_hand(std::span<const PokerCard> cards);

/// Which five of the cards make best_hand, as a bit mask over their indices. With five or fewer:
/// all of them. Among equal choices: one that is not cheatin', then one with the fewest jokers (a
/// joker in the final hand is aced), then the lowest mask.
/// @param cards  at most 16; cards after these are ignored
std::uint32_t best_five(std::span<const PokerCard> cards);

/// What each joker in a final hand stands for in best_hand; other entries are copied, those past
/// the last card are jokers. A joker may take a suit and value that the hand already holds.
/// @param cards  at most five; cards after these are ignored
/// Rules: Reloaded 1.3.1, "Joker Card" (RR-JOKER-003).
std::array<PokerCard, 5> assign_jokers(std::span<const PokerCard> cards);

/// As assign_jokers, but what each joker must stand for to make the hand the lowest: in lowball its
/// owner picks suit and value freely, and the hand then counts as the highest rank of those cards.
/// @param cards  at most five; cards after these are ignored
/// Rules: Reloaded 1.3.1, "Gambling Phase", "Joker Card" (RR-GAMBLE-015, RR-JOKER-003).
std::array<PokerCard, 5> assign_jokers_lowball(std::span<const PokerCard> cards);

/// Whether a hand is illegal: two cards, jokers aside, share suit and value.
/// @param joker_mask  bit i set: card i is a joker that was given a suit and value, and does not
/// count; cards that still show as jokers never do
/// Rules: Reloaded 1.3.1, "Cheatin'" (RR-CHEAT-001 to -005).
bool is_cheatin(std::span<const PokerCard> cards, std::uint32_t joker_mask = 0);

/// Applies the sum of the modifiers on a revealed hand: rank plus the sum, clamped to 1 to 11. If
/// the sum is up the hand is the worst of its new rank, if down the best; pushed below 1 it is the
/// worst rank 1 hand; all hands at 11 or above are equal. No hand (rank none) stays no hand.
///
/// The caller keeps modifiers summed and unclamped, so that +6 and then -2 on rank 8 still is 11.
/// Rules: Reloaded 1.3.1, "Take Yer Lumps" (RR-LUMPS-005 to -008); Compendium 0.7, "Hand Rank
/// Modifiers" (RC-RANKMOD).
HandScore with_modifiers(HandScore revealed, int modifiers);

/// Short text in the rulebook's words, e.g. "three of a kind"; rank none is "no hand".
const char* to_string(HandRank rank);

/// "clubs", "diamonds", "hearts", "spades"; suit none is "none".
const char* to_string(Suit suit);

}  // namespace highnoon
