#pragma once

/// Games as files: what they were started with and every choice, to be played again and verified.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/game.hpp"
#include "highnoon/library.hpp"
#include "highnoon/pins.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// One choice as it was made.
struct ReplayChoice {
  PlayerId player;
  DecisionKind kind = DecisionKind::none;
  int index = 0;                ///< of the option
  Option option;
  std::uint32_t state = 0;      ///< low half of Game::hash() before the choice
  int day = 0;                  ///< for readers only
  int line = 0;                 ///< of the file, from 1; 0: not from a file
};

/// Where the game moved to another content (reload.hpp).
struct ReplayMove {
  std::size_t position = 0;     ///< choices made before it
  std::uint64_t library = 0;
  std::string as_of;
  int line = 0;
};

/// A game from its start to its end, or to where it was saved. As text: one JSON object a line, first what the game was started
/// with, then the seats, then the choices, then how it stands.
struct Replay {
  GameConfig config;
  std::uint64_t library = 0;    ///< Definitions::hash
  std::string as_of;            ///< Definitions::as_of: with this date the library gives the cards their old text again
  LibraryPins pins;             ///< the parts of the library, with the cards of the decks; empty: nobody noted them
  std::vector<ReplayChoice> choices;
  std::vector<ReplayMove> moves;
  Outcome outcome = Outcome::running;
  PlayerId winner;
  std::uint64_t final_hash = 0; ///< Game::hash() after the last choice
  std::string file;             ///< "" if not from a file
  int end_line = 0;

  /// A replay of a game that has just started, without choices.
  static Replay of(const Game& game);
  /// Likewise, noting the parts of the library that the game was started with, so that it can be replayed when that has changed.
  static Replay of(const Game& game, const Library& library);
  /// Notes the choice that is about to be made, and first, if the game has moved to another content, that.
  void record(const Game& game, int index);
  /// Takes back all choices from `count` on.
  void cut(std::size_t count);
  /// Notes how the game stands now.
  void finish(const Game& game);

 private:
  void note_move(const Game& game);
};

/// The text form. Cards stand by their codes, so the definitions are needed that the game was started with.
std::string to_text(const Replay& replay, const Definitions& definitions);
/// Writes a file, whole or not at all.
/// @retval ErrorCode::bad_data  it cannot be written
Result<void> save_replay(const Replay& replay, const Definitions& definitions, const std::filesystem::path& path);

/// Reads the text form; messages begin with "file:line: ".
/// @retval ErrorCode::bad_data       damaged, or it ends too early
/// @retval ErrorCode::wrong_library  made with other content than `definitions`
Result<Replay> parse_replay(std::string_view text, const Definitions& definitions, const std::string& file);
/// As parse_replay, from a file.
/// @retval ErrorCode::not_found  no such file
Result<Replay> load_replay(const std::filesystem::path& path, const Definitions& definitions);

/// What a replay needs to be read: which library, put together from which parts.
struct ReplayHead {
  std::uint64_t library = 0;
  std::string as_of;
  std::string ruleset;
  LibraryPins pins;
  std::string file;
};
/// @retval as parse_replay(), of the first line alone
Result<ReplayHead> parse_replay_head(std::string_view text, const std::string& file);
Result<ReplayHead> load_replay_head(const std::filesystem::path& path);

/// Puts together the library that a replay was made with: of the packs that come with Highnoon and those of `paths` the ones it names, in
/// the state that they had at its date; packs, rules and errata that have come since are left out.
/// @param options  only where files are; the rest is as the replay says
/// @retval ErrorCode::wrong_library  something that it names is not there or is another: all of it, a line each, with the cards
Result<Library> library_for(const ReplayHead& head, const std::vector<std::filesystem::path>& paths = {}, LibraryOptions options = {});

/// Finds a content that a replayed game moved to.
using ContentFinder = std::function<Result<ContentPtr>(std::uint64_t library, const std::string& as_of)>;

/// Plays a replay again and compares everything it says with what happens.
class Replayer {
 public:
  /// @param find  asked wherever the game moved to another content
  /// @retval ErrorCode::bad_config  the game cannot be started so
  static Result<Replayer> start(ContentPtr content, Replay replay, Observer* observer = nullptr, ContentFinder find = {});

  const Game& game() const { return game_; }
  const Replay& replay() const { return replay_; }
  /// Choices made so far.
  std::size_t position() const { return position_; }
  bool at_end() const { return position_ == replay_.choices.size(); }

  /// Makes the next choice. Only when not at_end().
  /// @retval ErrorCode::bad_data  the replay does not fit the game: "file:line: what"; the game is unchanged
  Result<void> step();
  /// At the end: whether the game stands as the replay says.
  Result<void> verify_end() const;

 private:
  Replayer(Game game, Replay replay, ContentFinder find) : game_(std::move(game)), replay_(std::move(replay)), find_(std::move(find)) {}
  /// Moves the game where it moved before the next choice.
  Result<void> make_moves();

  Game game_;
  Replay replay_;
  ContentFinder find_;
  std::size_t moves_made_ = 0;
  std::size_t position_ = 0;
};

}  // namespace highnoon
