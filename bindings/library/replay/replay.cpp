#include "highnoon/replay.hpp"

#include <fmt/format.h>

#include "highnoon/reload.hpp"

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

Replay Replay::of(const Game& game, const Library& library) {
  Replay replay = of(game);
  replay.pins = pins_for(library.pins(), game.config(), library.definitions());
  return replay;
}

void Replay::note_move(const Game& game) {
  const Definitions& now = game.content().definitions;
  if (now.hash != (moves.empty() ? library : moves.back().library)) {
    moves.push_back({.position = choices.size(), .library = now.hash, .as_of = now.as_of});
  }
}

void Replay::cut(std::size_t count) {
  choices.resize(count);
  // Whether the game has moved where it stands now is noted with its next choice.
  std::erase_if(moves, [&](const ReplayMove& move) { return move.position >= count; });
}

void Replay::record(const Game& game, int index) {
  note_move(game);
  const Decision& decision = *game.decision();
  choices.push_back({.player = decision.player,
                     .kind = decision.kind,
                     .index = index,
                     .option = decision.options[static_cast<std::size_t>(index)],
                     .state = low_half(game.hash()),
                     .day = game.day()});
}

void Replay::finish(const Game& game) {
  note_move(game);
  outcome = game.outcome();
  winner = game.winner();
  final_hash = game.hash();
}

Result<Replayer> Replayer::start(ContentPtr content, Replay replay, Observer* observer, ContentFinder find) {
  Result<Game> game = Game::start(std::move(content), replay.config, observer);
  if (!game) return mismatch(replay, replay.file.empty() ? 0 : 1, game.error().message);
  Replayer replayer(std::move(*game), std::move(replay), std::move(find));
  if (const Result<void> moved = replayer.make_moves(); !moved) return moved.error();
  return replayer;
}

Result<void> Replayer::make_moves() {
  while (moves_made_ < replay_.moves.size() && replay_.moves[moves_made_].position == position_) {
    const ReplayMove& move = replay_.moves[moves_made_];
    Result<ContentPtr> content = find_ ? find_(move.library, move.as_of) : Error{ErrorCode::wrong_library, "nobody knows that library"};
    if (!content) return Error{content.error().code, mismatch(replay_, move.line, content.error().message).message};
    if ((*content)->definitions.hash != move.library) {
      return Error{ErrorCode::wrong_library,
                   mismatch(replay_, move.line, fmt::format("the game moved to the library {:016x}, and this is {:016x}", move.library,
                                                            (*content)->definitions.hash)).message};
    }
    const Result<bool> moved = move_to(game_, *std::move(content));
    if (!moved) return mismatch(replay_, move.line, moved.error().message);
    if (!*moved) return mismatch(replay_, move.line, "the game cannot move to another library here");
    ++moves_made_;
  }
  return {};
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
  return make_moves();
}

Result<void> Replayer::verify_end() const {
  if (game_.outcome() != replay_.outcome || game_.winner() != replay_.winner || game_.hash() != replay_.final_hash) {
    return mismatch(replay_, replay_.end_line, "the game does not end as the replay says");
  }
  return {};
}

}  // namespace highnoon
