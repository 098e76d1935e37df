#include "highnoon/save_file.hpp"

#include <fmt/format.h>

#include <span>

#include "files/whole_file.hpp"

namespace highnoon {

Result<void> save_game(const Game& game, const std::filesystem::path& path) {
  const std::vector<std::byte> bytes = save(game);
  return write_whole(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

Result<Game> load_game(const std::filesystem::path& path, const Library& library) {
  const Result<std::string> read = read_whole(path, "a saved game");
  if (!read) return read.error();
  Result<Game> game = load(library.content(), std::as_bytes(std::span(*read)));
  if (!game) return Error{game.error().code, fmt::format("{}: {}", path.string(), game.error().message)};
  return game;
}

Result<SavedWith> saved_game_with(const std::filesystem::path& path) {
  const Result<std::string> read = read_whole(path, "a saved game");
  if (!read) return read.error();
  Result<SavedWith> with = saved_with(std::as_bytes(std::span(*read)));
  if (!with) return Error{with.error().code, fmt::format("{}: {}", path.string(), with.error().message)};
  return with;
}

}  // namespace highnoon
