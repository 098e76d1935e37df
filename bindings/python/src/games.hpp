#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "highnoon/session.hpp"
#include "library.hpp"
#include "module.hpp"

namespace highnoon::python {

/// A game with the library that its content is of.
struct PyGame {
  LibraryPtr library;
  Game game;
  mutable Turnstile turnstile{};

  const Game& position() const { return game; }
  Turnstile::Pass pass() const { return {turnstile, "game"}; }
};

/// A session, likewise.
struct PySession {
  LibraryPtr library;
  Session session;
  mutable Turnstile turnstile{};

  const Game& position() const { return session.game(); }
  Turnstile::Pass pass() const { return {turnstile, "session"}; }
};

/// One answer as Python has it: a value that outlives the decision.
struct PyOption {
  int index = 0;
  Option option;
  std::string machine_form;
  std::string text;
};

struct PyDecision {
  std::uint64_t number = 0;  ///< of a session's; 0: a game's
  int player = 0;
  DecisionKind kind = DecisionKind::none;
  std::string prompt;
  std::vector<PyOption> options;
};

/// What choose() takes: an index (any kind of whole number), a machine form, or an Option.
/// Raises NoSuchOption, GameOver, TypeError.
int index_from(const Game& game, const py::object& option);

/// Lets bots choose by `choose`, one a seat, until the game is over or that many choices were made; how many were.
/// Raises BadConfig, HostLimit.
std::uint64_t play(const Game& game, const std::function<Result<void>(int)>& choose, const py::list& bots, std::uint64_t most_choices);

/// The view of a seat, or of a spectator, as docs/view.md has it.
py::object view_of(const Game& game, const py::object& seat);
/// JSON as Python has it.
py::object from_json(const std::string& text);

const char* name_of(Outcome outcome);

/// What a game is started with.
/// Raises BadConfig, NotFound.
GameConfig config_of(const LoadedLibrary& library, const std::vector<Deck>& decks, const std::optional<std::vector<std::string>>& names,
                     const std::string& ruleset, std::uint64_t seed, const std::string& prompts, bool auto_take);

}  // namespace highnoon::python
