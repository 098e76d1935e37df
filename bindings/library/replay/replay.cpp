#include "highnoon/replay.hpp"

#include <fmt/format.h>



namespace highnoon {
namespace {

std::uint32_t low_half(std::uint64_t hash) { return static_cast<std::uint32_t>(hash); }

Error mismatch(const Replay& replay, int line, std::string what) {
  return {ErrorCode::bad_data, line > 0 ? fmt::format("{}:{}: {}", replay.file, line, what) : std::move(what)};
}

}  // namespace

Replay Replay::of(const Game& game) {
  Replay replay;
  replay.config = game.config();
  replay.library = game.content().definitions.hash;
  replay.as_of = game.content().definitions.as_of;
  return replay;
}

void Replay::record(const Game& game, int index) {
  const Decision& decision = *game.decision();
  choices.push_back({.player = decision.player,
                     .kind = decision.kind,
                     .index = index,
                     .option = decision.options[static_cast<std::size_t>(index)],
                     .state = low_half(game.hash()),
                     .day = game.day()});
}

void Replay::finish(const Game& game) {
  outcome = game.outcome();
  winner = game.winner();
  final_hash = game.hash();
}

Result<Replayer> Replayer::start(ContentPtr content, Replay replay, Observer* observer) {
  Result<Game> game = Game::start(std::move(content), replay.config, observer);
  if (!game) return mismatch(replay, replay.file.empty() ? 0 : 1, game.error().message);
  return Replayer(std::move(*game), std::move(replay));
}

Result<void> Replayer::step() {
  const ReplayChoice& choice = replay_.choices[position_];
  const Decision* decision = game_.decision();
  if (decision == nullptr) return mismatch(replay_, choice.line, "the game is over, but the replay goes on");
  if (choice.state != low_half(game_.hash())) {
    return mismatch(replay_, choice.line, "the game stands otherwise here than when it was recorded");
  }
  if (choice.player != decision->player || choice.kind != decision->kind) {
    return mismatch(replay_, choice.line,
                    fmt::format("P{} decides {} here, not P{} {}", decision->player.value + 1, to_string(decision->kind),
                                choice.player.value + 1, to_string(choice.kind)));
  }
  if (choice.index < 0 || choice.index >= static_cast<int>(decision->options.size())) {
    return mismatch(replay_, choice.line, fmt::format("there are {} options, not {}", decision->options.size(), choice.index + 1));
  }
  const Option& option = decision->options[static_cast<std::size_t>(choice.index)];
  if (option != choice.option) {
    return mismatch(replay_, choice.line,
                    fmt::format("option {} is \"{}\", not \"{}\"", choice.index, to_string(option), to_string(choice.option)));
  }
  const Result<const Decision*> next = game_.choose(choice.index);
  if (!next) return mismatch(replay_, choice.line, next.error().message);
  ++position_;
  return {};
}

Result<void> Replayer::verify_end() const {
  if (game_.outcome() != replay_.outcome || game_.winner() != replay_.winner || game_.hash() != replay_.final_hash) {
    return mismatch(replay_, replay_.end_line, "the game does not end as the replay says");
  }
  return {};
}

}  // namespace highnoon
