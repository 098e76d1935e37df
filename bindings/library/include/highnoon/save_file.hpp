#pragma once

/// Saved games as files. A saved game holds how a game stands, and plays on from there; a replay (replay.hpp) holds how it came there.

#include <filesystem>

#include "highnoon/library.hpp"
#include "highnoon/save.hpp"

namespace highnoon {

/// Writes a file, whole or not at all.
/// @retval ErrorCode::bad_data  it cannot be written
Result<void> save_game(const Game& game, const std::filesystem::path& path);

/// Messages begin with the file's name.
/// @retval ErrorCode::not_found      no such file
/// @retval ErrorCode::bad_data       no saved game, damaged, or made by another version of the engine
/// @retval ErrorCode::wrong_library  saved with another library; names both by their hashes
Result<Game> load_game(const std::filesystem::path& path, const Library& library);

/// What library and ruleset a file needs.
/// @retval as load_game()
Result<SavedWith> saved_game_with(const std::filesystem::path& path);

}  // namespace highnoon
