#pragma once

/// A game of Doomtown as one copyable value.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/decision.hpp"
#include "highnoon/definitions.hpp"
#include "highnoon/ids.hpp"
#include "highnoon/result.hpp"
#include "highnoon/view.hpp"

namespace highnoon {

struct State;
struct Event;
class Kernel;

/// A deck as the kernel wants it: printings by index. Legality is judged before (bindings/yaml, deck.hpp).
struct DeckList {
  DefId outfit = kNoDef;
  DefId legend = kNoDef;
  std::vector<DefId> cards;          ///< every card but outfit and legend, one entry a copy, jokers too; at most 54
  std::vector<DefId> starting_gang;  ///< part of `cards`; empty: the player chooses at setup
};

struct SeatConfig {
  std::string name;
  DeckList deck;
};

/// Who is asked in a window. quick: only who can act (search, simulation). uniform: whoever public facts say might act, so that
/// prompts give nothing away (servers).
enum class PromptMode : std::uint8_t { quick, uniform };

struct GameConfig {
  std::vector<SeatConfig> seats;  ///< 2 to 6, clockwise
  std::string ruleset = "reloaded";
  std::uint64_t seed = 0;
  PromptMode prompts = PromptMode::quick;
  bool auto_take = true;          ///< a decision with a single option is taken without asking; by quick prompts only
  bool rebuild_scripts = false;   ///< debugging: every script is rebuilt from its journal at every prompt
};

/// How a game ended.
enum class Outcome : std::uint8_t { running, won, drawn, halted };

/// Hears events as they happen. Never part of the game: a copy of a game has none.
class Observer {
 public:
  virtual ~Observer() = default;
  /// After the change of `event` was made (or for an event that only marks a moment). Both are valid during the call only.
  virtual void on_event(const Kernel& kernel, const Event& event) = 0;
};

class Game {
 public:
  /// Sets the table and runs the rules until somebody must decide.
  /// @retval ErrorCode::bad_config  2 to 6 seats, known ruleset, known printings, an outfit each
  static Result<Game> start(ContentPtr content, const GameConfig& config, Observer* observer = nullptr);

  Game(const Game& other);
  Game& operator=(const Game& other);
  Game(Game&&) noexcept;
  Game& operator=(Game&&) noexcept;
  ~Game();

  /// The pending decision, or null if the game is over. Valid until the game changes.
  const Decision* decision() const;

  /// Takes one option of the pending decision, then runs the rules until somebody must decide again.
  /// @param option  index into decision()->options, 0-based
  /// @return the next decision, or null if the game is over
  /// @retval ErrorCode::no_such_option  not in decision()->options; the game is unchanged
  /// @retval ErrorCode::game_over       nothing to decide; the game is unchanged
  /// @retval ErrorCode::host_limit      a script met the allocator's last guard; the game is unchanged
  /// Rules: Reloaded 1.3.1, "The Five Plays"; Compendium 0.7, "Making Plays and Passing".
  Result<const Decision*> choose(int option);

  Outcome outcome() const;
  /// The winner, or none while running, drawn or halted.
  PlayerId winner() const;
  /// Why the game was halted, or "".
  std::string halt_reason() const;

  /// The day, from 1; 0 during setup.
  int day() const;
  /// What a copy copies.
  std::size_t state_bytes() const;

  /// What a player may know; none: a spectator's view.
  View view(PlayerId viewer) const;

  /// Text for people, made now: what is asked, what an option does.
  std::string prompt() const;
  std::string text(const Option& option) const;

  const Content& content() const;
  ContentPtr content_ptr() const;
  const State& state() const;
  const GameConfig& config() const;
  const std::string& player_name(PlayerId player) const;

  /// Equal games have equal hashes on every machine. Caches, observer and configuration of the host do not count.
  std::uint64_t hash() const;
  friend bool operator==(const Game& a, const Game& b);

  /// What scripts have done wrong since the start (or the copy): "file:line: message". The game went on.
  const std::vector<std::string>& script_errors() const;

  void set_observer(Observer* observer);
  /// Debugging and search: number of choices taken since the start.
  std::uint64_t choices_taken() const;

  struct Impl;
  /// For the engine, its tests and bindings.
  Impl& impl() { return *impl_; }
  const Impl& impl() const { return *impl_; }

 private:
  friend Result<Game> load(ContentPtr content, std::span<const std::byte> bytes);  // save.hpp

  explicit Game(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// What kind of event an observer is told.
TriggerPoint type_of(const Event& event);
/// One line of the log about an event, for a viewer (none: what all may see); "" if there is nothing to tell.
std::string log_line(const Kernel& kernel, const Event& event, PlayerId viewer);

}  // namespace highnoon
