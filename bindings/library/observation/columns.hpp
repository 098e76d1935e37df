#pragma once

/// The columns of observations by number.

#include <cstddef>

namespace highnoon {

enum CardColumn : int {
#define CARD_COLUMN(name, meaning, values) kCard_##name,
#include "highnoon/observation_columns.inl"
  kCardColumns
};

enum PlayerColumn : int {
#define PLAYER_COLUMN(name, meaning, values) kPlayer_##name,
#include "highnoon/observation_columns.inl"
  kPlayerColumns
};

enum TableColumn : int {
#define TABLE_COLUMN(name, meaning, values) kTable_##name,
#include "highnoon/observation_columns.inl"
  kTableColumns
};

enum OptionColumn : int {
#define OPTION_COLUMN(name, meaning, values) kOption_##name,
#include "highnoon/observation_columns.inl"
  kOptionColumns
};

/// Keywords have the last columns of cards, those of keywords.inl in their order.
inline constexpr std::size_t kObservedKeywords = 0
#define KEYWORD(name, text) +1
#include "highnoon/keywords.inl"
#undef KEYWORD
    ;
inline constexpr std::size_t kFirstKeyword = kCardColumns - kObservedKeywords;

/// A deck of at most 54 cards with outfit and legend.
inline constexpr int kCardsOfAPlayer = 56;

/// Where a card with a row is.
enum class Where : int { nowhere, hand, draw_hand, discard, boot_hill, street, out_of_town, at_place, attached, legend, limbo, offered };

}  // namespace highnoon
