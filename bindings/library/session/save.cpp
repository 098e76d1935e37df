// A session as bytes: its replay behind a head. What it was played by is named, so that another library is refused.

#include <cstring>

#include "highnoon/session.hpp"

namespace highnoon {
namespace {

constexpr std::string_view kHead = "HNSESS01";

}  // namespace

Result<std::vector<std::byte>> Session::save() const {
  const Result<std::string> replay = replay_text();
  if (!replay) return replay.error();
  std::vector<std::byte> bytes(kHead.size() + replay->size());
  std::memcpy(bytes.data(), kHead.data(), kHead.size());
  std::memcpy(bytes.data() + kHead.size(), replay->data(), replay->size());
  return bytes;
}

Result<Session> Session::load(ContentPtr content, std::span<const std::byte> bytes, const ContentFinder& find, SessionOptions options) {
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!text.starts_with(kHead)) return Error{ErrorCode::bad_data, "this is no saved session of Highnoon"};
  Result<Replay> replay = parse_replay(text.substr(kHead.size()), content->definitions, "save");
  if (!replay) return replay.error();
  return from_replay(std::move(content), *std::move(replay), find, options);
}

}  // namespace highnoon
