#pragma once

/// Hands in short notation: value (A 2 .. 9 T J Q K), then suit (C D H S); a joker is `*`.

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/poker.hpp"

namespace highnoon::test {

/// E.g. "AC AS 8C 8S JD" or "7C 7D *". Throws on anything else, which fails the test.
inline std::vector<PokerCard> hand(std::string_view text) {
  constexpr std::string_view kValues = "A23456789TJQK";
  constexpr std::string_view kSuits = "CDHS";
  std::vector<PokerCard> cards;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ') continue;
    if (text[i] == '*') {
      cards.emplace_back();
      continue;
    }
    const std::size_t value = kValues.find(text[i]);
    const std::size_t suit = i + 1 < text.size() ? kSuits.find(text[i + 1]) : kSuits.npos;
    if (value == kValues.npos || suit == kSuits.npos) {
      throw std::invalid_argument("no hand: " + std::string(text));
    }
    cards.push_back({static_cast<Suit>(suit + 1), static_cast<std::uint8_t>(value + 1)});
    ++i;
  }
  return cards;
}

inline HandScore score(std::string_view text) { return best_hand(hand(text)); }
inline int rank(std::string_view text) { return static_cast<int>(score(text).rank()); }

}  // namespace highnoon::test
