#pragma once

/// Moving a running game to another content: an erratum, a changed script, a house rule that lands in the middle of a game.

#include "highnoon/game.hpp"

namespace highnoon {

/// Gives a running game other cards, scripts and rules, if it stands at a safe point: no ability, event or script is under way, and no
/// effect waits for its moment that comes from a card whose text changes. Then every card plays by the new text at once; what has
/// happened stays. Abilities used today stay used where the new card has them, or others in their place. A game that stands elsewhere
/// is left unchanged: ask again after the next choices.
///
/// @return whether the game moved; false: not at a safe point
/// @retval ErrorCode::wrong_library  `content` lacks a card, keyword, faction or ruleset of the game; the game is unchanged
/// @retval ErrorCode::host_limit     a script of `content` met the allocator's last guard; the game is unchanged
Result<bool> move_to(Game& game, ContentPtr content);

/// Whether move_to would move the game now.
bool at_safe_point(const Game& game, const Content& content);

}  // namespace highnoon
