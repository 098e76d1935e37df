#pragma once

/// Games from positions, and positions of games (yaml/position.hpp; docs/positions.md).

#include <filesystem>

#include "highnoon/library.hpp"
#include "highnoon/yaml/position.hpp"

namespace highnoon {

/// @retval ErrorCode::not_found  no such file
/// @retval ErrorCode::bad_data   all that is wrong, a line each: "file:line:column: error: what (did you mean ...?)"
Result<Position> load_position(const std::filesystem::path& path);
/// Writes a file, whole or not at all.
Result<void> save_position(const Position& position, const std::filesystem::path& path);

/// A game that begins there: nothing has happened yet and nothing is under way.
/// @param observer  hears what happens from the first moment on
/// @retval ErrorCode::bad_data    cards or places that are not there, cards where they cannot be; all of it, a line each
/// @retval ErrorCode::bad_config  no such ruleset
/// @retval ErrorCode::host_limit  a script met the allocator's guard
Result<Game> game_at(const Library& library, const Position& position, Observer* observer = nullptr);

/// How a game stands, as far as a position can say; the rest is told in Position::left_out.
Position position_of(const Game& game);

}  // namespace highnoon
