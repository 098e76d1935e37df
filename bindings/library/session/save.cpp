// A session as bytes: the game as it stands, and the replay that led to it, from which the rest of its history is made again.

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

#include "highnoon/save.hpp"
#include "highnoon/session.hpp"
#include "state/state.hpp"

namespace highnoon {
namespace {

constexpr std::string_view kHead = "HNSESS01";

/// The first bytes; what follows is the saved game, then the text of the replay.
struct Head {
  char magic[8] = {};
  std::uint64_t game_size = 0;
  std::uint64_t replay_size = 0;  ///< 0: the session began in the middle of a game
  std::uint64_t library = 0;      ///< that the game was started with
  std::uint64_t checksum = 0;     ///< of all that follows it and of the three numbers before it
};
static_assert(sizeof(Head) == 40);

std::uint64_t checksum(std::span<const std::byte> bytes) {
  return hash_bytes(bytes.first(offsetof(Head, checksum))) ^ std::rotl(hash_bytes(bytes.subspan(sizeof(Head))), 1);
}

Error bad(std::string what) { return {ErrorCode::bad_data, "this is no saved session of Highnoon: " + std::move(what)}; }

}  // namespace

std::vector<std::byte> Session::save() const {
  const std::vector<std::byte> game = highnoon::save(game_);
  const Result<std::string> replay = replay_text();
  Head head{.game_size = game.size(), .replay_size = replay ? replay->size() : 0, .library = replay_.library};
  std::memcpy(head.magic, kHead.data(), kHead.size());
  std::vector<std::byte> bytes(sizeof head + head.game_size + head.replay_size);
  std::memcpy(bytes.data(), &head, sizeof head);
  std::copy(game.begin(), game.end(), bytes.begin() + sizeof head);
  if (replay) std::memcpy(bytes.data() + sizeof head + head.game_size, replay->data(), replay->size());
  const std::uint64_t sum = checksum(bytes);
  std::memcpy(bytes.data() + offsetof(Head, checksum), &sum, sizeof sum);
  return bytes;
}

Result<Session> Session::load(ContentPtr content, std::span<const std::byte> bytes, const ContentFinder& find, SessionOptions options) {
  Head head;
  if (bytes.size() < sizeof head) return bad("it is too short");
  std::memcpy(&head, bytes.data(), sizeof head);
  if (std::memcmp(head.magic, kHead.data(), kHead.size()) != 0) return bad("it begins otherwise");
  const std::uint64_t rest = bytes.size() - sizeof head;
  if (head.game_size > rest || rest - head.game_size != head.replay_size) return bad("its parts do not add up");
  if (head.checksum != checksum(bytes)) return bad("it is damaged");
  Result<Game> game = highnoon::load(content, bytes.subspan(sizeof head, head.game_size));
  if (!game) return game.error();
  if (head.replay_size == 0) return of(*std::move(game), options);

  // What is given for the library that the game moved to serves for that which it was started with, if it is the same.
  const auto content_for = [&](std::uint64_t library, const std::string& as_of) -> Result<ContentPtr> {
    if (library == content->definitions.hash) return content;
    if (find) return find(library, as_of);
    return Error{ErrorCode::wrong_library, fmt::format("nobody knows the library {:016x}", library)};
  };
  const Result<ContentPtr> first = content_for(head.library, "");
  if (!first) return of(*std::move(game), options);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + sizeof head + head.game_size, head.replay_size);
  Result<Replay> replay = parse_replay(text, (*first)->definitions, "save");
  if (!replay) return replay.error();
  for (const ReplayMove& move : replay->moves) {
    if (!content_for(move.library, move.as_of)) return of(*std::move(game), options);
  }
  Result<Session> session = from_replay(*first, *std::move(replay), content_for, options);
  if (!session) return session;
  if (session->hash() != game->hash()) return bad("its replay leads to another game");
  return session;
}

}  // namespace highnoon
