#pragma once

/// Poker as Doomtown plays it: suits and values, hand ranks 1 to 11, jokers, cheatin', best hands.
/// Pure functions of values; nothing here knows a game.

#include <array>
#include <compare>
#include <cstdint>
#include <span>

namespace highnoon {

/// A card's suit. Reloaded fixes it by type: dudes spades, deeds diamonds, goods and spells hearts, actions clubs.
enum class Suit : std::uint8_t { none, clubs, diamonds, hearts, spades };

/// What a card shows in a poker hand. `value` is 1 (ace) to 13 (king); a joker has suit none and value 0.
struct PokerCard {
  Suit suit = Suit::none;
  std::uint8_t value = 0;

  bool is_joker() const { return value == 0; }
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

/// A hand that can be compared: by rank, then by the values that make the rank, then by kickers, high to low.
/// Suits never count and an ace is 1, so two hands may be equal. Larger is better.
/// The two ends of a rank stand for hands that an effect has raised or lowered (RR-LUMPS, "worst possible hand of
/// its new rank", "best possible hand"): `worst(r)` is below or equal to, `best(r)` above or equal to, every real hand of rank r.
struct HandScore {
  std::uint32_t key = 0;  ///< rank in the top bits; opaque otherwise

  HandRank rank() const { return static_cast<HandRank>(key >> 24); }
  friend constexpr auto operator<=>(HandScore, HandScore) = default;

  static HandScore worst(HandRank rank);
  static HandScore best(HandRank rank);
};

/// Scores exactly five cards without jokers.
HandScore score_five(std::span<const PokerCard, 5> cards);

/// The best score that the cards allow, jokers (any number) taking the suit and value that are best for it. Fewer than
/// five cards: the lowest hand that those cards can form when completed (Compendium 0.7, "Draw Hand"); no cards: rank
/// none's next, the lowest high card. More than five: the best five of them.
/// @param cards  up to 16 cards
HandScore best_hand(std::span<const PokerCard> cards);

/// Which five of the cards make best_hand, as a bit mask over their indices. With five or fewer: all of them.
/// Among equal choices: the one that is not cheatin', then the lowest mask.
std::uint32_t best_five(std::span<const PokerCard> cards);

/// What each joker in a final hand (at most five cards) stands for in best_hand; other entries are copied. A joker may
/// take a suit and value that the hand already holds.
std::array<PokerCard, 5> assign_jokers(std::span<const PokerCard> cards);

/// The lowest rank a hand with jokers can be given (lowball: its owner picks suit and value freely; the hand then counts as
/// the highest rank of those five cards), together with the jokers' choices.
std::array<PokerCard, 5> assign_jokers_lowball(std::span<const PokerCard> cards);

/// Whether a hand is illegal: two cards, jokers aside, share suit and value. Rules: Reloaded 1.3.1, "Cheatin'" (RR-CHEAT-001).
/// @param joker_mask  bit i set: card i is a joker that was given a suit and value, and does not count
bool is_cheatin(std::span<const PokerCard> cards, std::uint32_t joker_mask = 0);

/// Applies modifiers to a revealed hand: rank plus the sum, clamped to 1 to 11; if the rank went up the hand is the worst of its
/// new rank, if down the best; pushed below 1 it is the worst rank 1 hand; all hands at 11 or above are equal.
/// Rules: Reloaded 1.3.1, "Take Yer Lumps"; Compendium 0.7, "Hand Rank Modifiers".
HandScore with_modifiers(HandScore revealed, int modifiers);

/// Short text, e.g. "three of a kind".
const char* to_string(HandRank rank);
const char* to_string(Suit suit);

}  // namespace highnoon
