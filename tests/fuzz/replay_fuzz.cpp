// Replays of chance: read, refused with a line, or played to where they no longer fit. What is read is written as it was read.
//
// Input: which replay; 0 changes bytes of its text (where: two bytes; what), 1 its lines (where, what, where to), 2 is text after its head.

#include "highnoon/replay.hpp"
#include "tests/fuzz/table.hpp"

namespace highnoon::fuzz {
namespace {

const std::vector<std::string>& replays() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> texts;
    for (int number = 0; number < 6; ++number) {
      Game game = std::move(*Game::start(library().content(), config_of(number)));
      Replay replay = number % 2 == 0 ? Replay::of(game) : Replay::of(game, library());
      Chance chance(static_cast<std::uint32_t>(number));
      for (int i = 0; i < 20 && game.decision() != nullptr; ++i) {
        const int option = chance.below(game.decision()->options.size());
        replay.record(game, option);
        (void)game.choose(option);
      }
      replay.finish(game);
      texts.push_back(to_text(replay, library().definitions()));
    }
    return texts;
  }();
  return all;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1);
    lines.push_back(text.substr(at, end + 1 - at));
    at = end + 1;
  }
  return lines;
}

std::string changed(const std::string& original, Input& input) {
  std::string text = original;
  switch (input.byte() % 3) {
    case 0:
      while (!input.at_end()) {
        const auto at = static_cast<std::size_t>(input.word()) % text.size();
        text[at] = static_cast<char>(input.byte());
      }
      return text;
    case 1: {
      std::vector<std::string> lines = lines_of(text);
      while (!input.at_end() && !lines.empty()) {
        const auto from = static_cast<std::size_t>(input.byte()) % lines.size();
        const int what = input.byte() % 3;
        const auto to = static_cast<std::size_t>(input.byte()) % lines.size();
        if (what == 0) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(from));
        if (what == 1) std::swap(lines[from], lines[to]);
        if (what == 2 && lines.size() < 200) lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(to), lines[from]);
      }
      std::string joined;
      for (const std::string& line : lines) joined += line;
      return joined;
    }
    default: return text.substr(0, text.find('\n') + 1) + std::string(input.rest());
  }
}

void run(Input& input) {
  const std::string& original = replays()[static_cast<std::size_t>(input.byte()) % replays().size()];
  const std::string text = changed(original, input);
  (void)parse_replay_head(text, "a.replay");
  Result<Replay> replay = parse_replay(text, library().definitions(), "a.replay");
  if (!replay) {
    require(replay.error().message.starts_with("a.replay:"), "an error names no file");
    return;
  }
  const std::string written = to_text(*replay, library().definitions());
  const Result<Replay> again = parse_replay(written, library().definitions(), "a.replay");
  require(again.ok() && to_text(*again, library().definitions()) == written, "what is written is not read back");
  Result<Replayer> replayer = Replayer::start(library().content(), *std::move(replay));
  if (!replayer) return;
  while (!replayer->at_end()) {
    if (!replayer->step()) return;
  }
  (void)replayer->verify_end();
}

}  // namespace
}  // namespace highnoon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  highnoon::fuzz::Input input(data, size);
  highnoon::fuzz::run(input);
  return 0;
}
