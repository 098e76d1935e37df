#pragma once

/// Choices that come from strangers, as a server gets them: each says who chooses, which decision it was shown, and what. Whatever is
/// wrong with one is an error, and the game is unchanged.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "highnoon/game.hpp"

namespace highnoon {

/// Names the pending decision among all of this game: what a server sends along with it. Undoing makes numbers stand for others.
inline std::uint64_t decision_number(const Game& game) { return game.choices_taken(); }

struct ForeignChoice {
  PlayerId player;                   ///< who sent it, as the server knows them
  std::uint64_t decision = 0;        ///< decision_number() when it was shown
  std::variant<int, Option> option;  ///< index into decision()->options, 0-based, or the option itself
};

/// Game::choose() for a stranger. Says nothing to a player that depends on what others may do.
/// @retval ErrorCode::game_over          nothing is left to decide
/// @retval ErrorCode::not_your_decision  another player must decide, or nobody sits there
/// @retval ErrorCode::stale              the decision has been taken already, or is still to come
/// @retval ErrorCode::no_such_option     it is not among the options; the nearest is named
/// @retval ErrorCode::host_limit         a script met the allocator's guard
Result<const Decision*> choose_checked(Game& game, const ForeignChoice& choice);

/// Several in a row: all of them or none. Messages begin with "choice 3: ", counted from 1. (What is taken without asking is no choice,
/// and has no number.)
Result<const Decision*> choose_checked(Game& game, std::span<const ForeignChoice> choices);

/// Reads a list, one choice a line: decision, player, and the option's index or machine form. Empty lines are passed over.
///
///     12 P2 3
///     13 P1 move dude=#12.1 to=square
///
/// @retval ErrorCode::bad_data  "line 2: what is wrong, nearest right word"; also of more than 100,000 choices
Result<std::vector<ForeignChoice>> read_choices(std::string_view text);
/// As read_choices reads it.
std::string to_string(const ForeignChoice& choice);

}  // namespace highnoon
