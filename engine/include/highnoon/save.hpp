#pragma once

/// Games as bytes: what a copy copies, to be kept in a file or sent. See docs/saves.md.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "highnoon/game.hpp"

namespace highnoon {

/// The game as it stands, at any decision or over: state, what failing scripts go back to, configuration. A few KiB. Equal games give
/// equal bytes. Neither the observer nor script_errors() is in it.
std::vector<std::byte> save(const Game& game);

/// The game again; it plays on as the saved one would. Bytes of any origin may be given: what save() cannot have made is refused.
/// @param content  the library that the game was saved with
/// @retval ErrorCode::bad_data       no save, damaged, made by another version of the engine, or impossible; says which
/// @retval ErrorCode::wrong_library  made with another library; names both by their hashes
/// @retval ErrorCode::host_limit     a script met the allocator's guard while options were listed
Result<Game> load(ContentPtr content, std::span<const std::byte> bytes);

/// What a saved game needs to be loaded: a library with this hash as of this date, with this ruleset.
struct SavedWith {
  std::uint64_t library = 0;  ///< Definitions::hash
  std::string as_of;
  std::string ruleset;        ///< with its house rules: "reloaded+no_ante"
};
/// @retval ErrorCode::bad_data  as load()
Result<SavedWith> saved_with(std::span<const std::byte> bytes);

}  // namespace highnoon
