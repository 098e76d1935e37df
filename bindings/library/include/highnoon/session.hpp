#pragma once

/// A game as a host runs it: decisions with their texts, what has happened as each viewer may know it, undo, and the replay.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/event.hpp"
#include "highnoon/game.hpp"
#include "highnoon/replay.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// One answer that the player who decides may give.
struct OptionView {
  int index = 0;             ///< for choose()
  Option option;
  std::string machine_form;  ///< "move dude=#12.1 to=#3.1"; the same option has the same form as long as the decision stands
  std::string text;          ///< "Move Avie Cline to the town square"
};

/// The pending decision as one viewer may know it.
struct DecisionView {
  std::uint64_t number = 0;  ///< names this decision; no other one of the session has it, also after undo
  PlayerId player;           ///< who decides
  DecisionKind kind = DecisionKind::none;
  std::string prompt;        ///< "" but for who decides
  std::vector<OptionView> options;  ///< none but for who decides
};

/// Something that happened, as one viewer may know it.
struct SessionEvent {
  std::uint64_t number = 0;   ///< among the events that this viewer hears of, from 0
  std::uint64_t choices = 0;  ///< choices made until then, with the one that led to it
  int day = 0;                ///< 0 during setup
  EventView event;
  std::string text;           ///< the line of the log; "" if there is nothing to tell
};

/// A moment of a session to come back to. Plain data.
struct Mark {
  std::uint64_t choices = 0;  ///< made before it
  std::uint32_t state = 0;    ///< low half of Game::hash() then

  friend bool operator==(const Mark&, const Mark&) = default;
};

/// What may be taken back. fair: only what has shown nobody anything: no card was revealed or drawn, nothing was left to chance.
enum class Undo : std::uint8_t { fair, any };

struct SessionOptions {
  bool events = true;  ///< keep events with their texts; without, a session costs little more than its game
};

/// A game with its history. Copies are independent of each other and share what does not change. Not thread-safe; different sessions,
/// also of one library, may be used by different threads at once.
///
/// Players are seats from 0; as a viewer, none means a spectator, who knows what all know.
class Session {
 public:
  // --- beginning

  /// Starts a game.
  /// @retval ErrorCode::bad_config  as Game::start
  static Result<Session> start(ContentPtr content, const GameConfig& config, SessionOptions options = {});
  /// Goes on from a position, without what led to it: nothing before it can be undone, and there is no replay.
  static Session of(Game game, SessionOptions options = {});

  // --- the game

  const Game& game() const { return game_; }
  /// What a player may know; none: a spectator's view.
  View view(PlayerId viewer) const { return game_.view(viewer); }
  std::uint64_t hash() const { return game_.hash(); }
  Phase phase() const;
  /// Choices made since the session began.
  std::uint64_t choices() const { return replay_.choices.size(); }

  // --- deciding

  /// The pending decision with everything that the viewer may know of it; none if the game is over.
  std::optional<DecisionView> decision(PlayerId viewer) const;
  /// For who decides: with prompt and options.
  std::optional<DecisionView> decision() const;
  /// Number of the pending decision, from 1; after the end of the game of none.
  std::uint64_t decision_number() const { return decision_number_; }

  /// Takes an option of the pending decision and runs the rules on. After an error nothing has changed.
  /// @param option  index, from 0
  /// @retval ErrorCode::no_such_option, ErrorCode::game_over, ErrorCode::host_limit  as Game::choose
  Result<void> choose(int option);
  /// As choose(int), from a client: refused unless this player decides, and about this decision.
  /// @retval ErrorCode::stale              the decision with that number is not pending
  /// @retval ErrorCode::not_your_decision  another player decides
  Result<void> choose(PlayerId player, std::uint64_t decision, int option);
  /// As above, by the option's machine form.
  /// @retval ErrorCode::no_such_option  also: no option of the decision has this form
  Result<void> choose(PlayerId player, std::uint64_t decision, std::string_view machine_form);

  // --- what has happened

  /// How many events the viewer has heard of: the number of the next one. Undo makes it less.
  std::uint64_t event_count(PlayerId viewer) const;
  /// The events that a viewer hears of, from a number on, oldest first. None if events are not kept.
  std::vector<SessionEvent> events(PlayerId viewer, std::uint64_t from = 0) const;
  /// Those since a mark.
  std::vector<SessionEvent> events_since(const Mark& mark, PlayerId viewer) const;
  /// The number of the first event since a mark.
  std::uint64_t event_number(const Mark& mark, PlayerId viewer) const;
  /// The lines of the log from an event's number on.
  std::vector<std::string> log(PlayerId viewer, std::uint64_t from = 0) const;
  /// How often something was taken back: a client that has heard events since should ask for all of them again.
  std::uint32_t undone() const { return undone_; }

  // --- going back

  /// The moment of now.
  Mark mark() const;
  /// Goes back to a mark.
  /// @retval ErrorCode::stale        the mark is of another course of the game, or of another session
  /// @retval ErrorCode::past_reveal  by Undo::fair: something was revealed, drawn or left to chance since; the message says what may be done
  Result<void> undo_to(const Mark& mark, Undo undo = Undo::fair);
  /// Takes back a player's last choice and all that followed.
  /// @retval ErrorCode::not_found    the player has made no choice
  /// @retval ErrorCode::past_reveal  by Undo::fair: as undo_to, or another player has decided since
  Result<void> take_back(PlayerId player, Undo undo = Undo::fair);

  // --- other content, replays, saves

  /// Moves the game to another content, as highnoon::move_to (reload.hpp): at a safe point, else nothing changes.
  /// @return whether it moved
  Result<bool> move_to(ContentPtr content);

  /// A session that begins here, with all that `viewer` (none: a spectator) cannot know dealt anew (redeal.hpp): for search.
  /// @retval ErrorCode::bad_config  no such seat
  Result<Session> redealt(PlayerId viewer, std::uint64_t seed) const;

  /// Everything from the start to now.
  /// @retval ErrorCode::not_found  the session began in the middle of a game
  Result<Replay> replay() const;
  /// The same as text, as in a file (replay.hpp).
  Result<std::string> replay_text() const;
  /// Plays a replay again, verifying it, to where it ends.
  /// @retval ErrorCode::bad_data    it does not fit: "file:line: what"
  /// @retval ErrorCode::bad_config  the game cannot be started so
  static Result<Session> from_replay(ContentPtr content, Replay replay, const ContentFinder& find = {}, SessionOptions options = {});

  /// The session as bytes: the game as it stands, and the replay that led to it.
  std::vector<std::byte> save() const;
  /// A saved session. Its history is played again, so that what has been can be asked for and taken back; a session that began in the
  /// middle of a game, or whose earlier libraries nobody knows, begins where it was saved.
  /// @param content  the library that the game was at
  /// @param find     knows those that it was at before
  /// @retval ErrorCode::bad_data       damaged
  /// @retval ErrorCode::wrong_library  the game was at another library
  static Result<Session> load(ContentPtr content, std::span<const std::byte> bytes, const ContentFinder& find = {},
                              SessionOptions options = {});

 private:
  class Recorder;
  /// What one or several viewers heard.
  struct Heard {
    std::uint64_t choices = 0;
    int day = 0;
    EventView event;
    std::string text;
  };
  struct Snapshot {
    std::uint64_t choices = 0;
    std::shared_ptr<const Game> game;
  };

  Session(Game game, SessionOptions options);
  int stream_of(PlayerId viewer) const;
  SessionEvent told(int stream, std::uint64_t number) const;
  void keep_snapshot();
  /// The game as it was after so many choices.
  Result<Game> game_at(std::uint64_t choices) const;
  void go_back(std::uint64_t choices, Game game);

  Game game_;
  Replay replay_;
  SessionOptions options_;
  bool from_start_ = false;
  std::uint64_t decision_number_ = 1;
  std::uint32_t undone_ = 0;
  std::vector<Snapshot> snapshots_;
  std::vector<Mark> moved_;  ///< marks just before the game moved to another content: they are still good
  std::vector<std::vector<std::shared_ptr<const Heard>>> streams_;  ///< by viewer; spectators last
};

/// Views as JSON, an object in one line; docs/view.md has all fields.
std::string to_json(const View& view, const Definitions& definitions);
std::string to_json(const DecisionView& decision);
std::string to_json(const SessionEvent& event);
/// A card's facts, and what it does in our short wording ("abilities", a text each). card: of these definitions.
std::string to_json(const CardDef& card, const Definitions& definitions);
/// The words of JSON: "noon", "dude".
const char* to_string(Phase phase);

}  // namespace highnoon
