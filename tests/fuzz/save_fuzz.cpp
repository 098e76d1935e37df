// Saved games with changed bytes and a right checksum: an error, or a game that can be played on, looked at and saved again.
//
// Input: which game; 0 changes the saved bytes, 1 the state before it is saved; then changes of three bytes: where (two), what.

#include "highnoon/save.hpp"
#include "state/seal.hpp"
#include "tests/fuzz/table.hpp"

namespace highnoon::fuzz {
namespace {

std::vector<std::byte> changed_bytes(const Game& game, Input& input) {
  std::vector<std::byte> bytes = save(game);
  while (!input.at_end()) {
    const auto at = static_cast<std::size_t>(input.word());
    const auto value = static_cast<std::byte>(input.byte());
    if (at == 0xFFFF) bytes.resize(std::max(kSaveHeadSize, bytes.size() - std::min(bytes.size(), static_cast<std::size_t>(value))));
    else bytes[at % bytes.size()] = value;
  }
  seal(bytes);
  return bytes;
}

/// What saving itself leans on stays as it is.
std::vector<std::byte> changed_state(const Game& game, Input& input) {
  Game hostile = game;
  State& s = hostile.impl().state;
  auto* const bytes = reinterpret_cast<std::uint8_t*>(&s);
  const auto cards = s.card_count;
  const auto frames = s.frame_count;
  while (!input.at_end()) {
    const auto at = static_cast<std::size_t>(input.word()) % game.state_bytes();
    bytes[at] = static_cast<std::uint8_t>(input.byte());
  }
  s.card_count = cards;
  s.frame_count = frames;
  for (int i = 0; i < s.frame_count; ++i) {
    Frame& frame = s.frames[static_cast<std::size_t>(i)];
    frame.procedure = static_cast<std::uint8_t>(frame.procedure % procedure_count());
  }
  return save(hostile);
}

void run(Input& input, std::uint32_t seed) {
  const Game& game = games()[static_cast<std::size_t>(input.byte()) % games().size()];
  const bool of_state = input.byte() % 2 == 1;
  const std::vector<std::byte> bytes = of_state ? changed_state(game, input) : changed_bytes(game, input);
  Result<Game> loaded = load(game.content_ptr(), bytes);
  if (!loaded) return;
  Result<Game> again = load(game.content_ptr(), save(*loaded));
  require(again.ok(), "what was loaded is not loaded again");
  require(*again == *loaded && again->hash() == loaded->hash(), "what was loaded again is another game");
  Chance chance(seed);
  use(*loaded, chance);
  (void)save(*loaded);
}

}  // namespace
}  // namespace highnoon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  highnoon::fuzz::Input input(data, size);
  highnoon::fuzz::run(input, static_cast<std::uint32_t>(size));
  return 0;
}
