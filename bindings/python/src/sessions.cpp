#include <fmt/format.h>
#include <pybind11/stl/filesystem.h>

#include <filesystem>
#include <optional>

#include "highnoon/session.hpp"
#include "position.hpp"

namespace highnoon::python {
namespace {

std::optional<PyDecision> from(const std::optional<DecisionView>& view) {
  if (!view) return std::nullopt;
  PyDecision decision{view->number, view->player.index(), view->kind, view->prompt, {}};
  for (const OptionView& option : view->options)
    decision.options.push_back({option.index, option.option, option.machine_form, option.text});
  return decision;
}

PySession start(const LibraryPtr& library, const std::vector<Deck>& decks, const std::optional<std::vector<std::string>>& names,
                const std::string& ruleset, std::uint64_t seed, const std::string& prompts, bool auto_take, bool events) {
  const GameConfig config = config_of(*library, decks, names, ruleset, seed, prompts, auto_take);
  return {library, value_or_raise(Session::start(library->library.content(), config, {.events = events}))};
}

void choose(PySession& self, const py::object& option, const std::optional<int>& player, const std::optional<std::uint64_t>& number) {
  const auto pass = self.pass();
  Session& session = self.session;
  if (!player && !number) {
    const int index = index_from(session.game(), option);
    check(without_lock([&] { return session.choose(index); }));
    return;
  }
  // From a client: what it says is checked in the session's own order, the option last.
  if (!player) throw py::type_error("a decision's number comes with the player who answers it");
  const PlayerId seat = player_of(session.game(), *player);
  const std::uint64_t decision = number.value_or(session.decision_number());
  if (py::isinstance<py::str>(option)) {
    const auto form = py::cast<std::string>(option);
    check(without_lock([&] { return session.choose(seat, decision, std::string_view(form)); }));
    return;
  }
  if (session.game().decision() == nullptr || session.decision_number() != decision || session.game().decision()->player != seat) {
    check(session.choose(seat, decision, -1));
  }
  const int index = index_from(session.game(), option);
  check(without_lock([&] { return session.choose(seat, decision, index); }));
}

std::uint64_t play_on(PySession& self, const py::list& bots, std::uint64_t most_choices) {
  const auto pass = self.pass();
  return play(
      self.session.game(), [&](int option) { return self.session.choose(option); }, bots, most_choices);
}

/// The number of an event, or that of the first since a mark.
std::uint64_t number_of(const Session& session, const py::object& since, PlayerId viewer) {
  if (py::isinstance<Mark>(since)) return session.event_number(py::cast<const Mark&>(since), viewer);
  return py::cast<std::uint64_t>(since);
}

py::object events(const PySession& self, const py::object& seat, const py::object& since) {
  const auto pass = self.pass();
  const PlayerId viewer = seat_of(self.position(), seat);
  std::string text = "[";
  for (const SessionEvent& event : self.session.events(viewer, number_of(self.session, since, viewer))) {
    if (text.size() > 1) text += ',';
    text += to_json(event);
  }
  return from_json(text + "]");
}

std::vector<std::string> log(const PySession& self, const py::object& seat, const py::object& since) {
  const auto pass = self.pass();
  const PlayerId viewer = seat_of(self.position(), seat);
  return self.session.log(viewer, number_of(self.session, since, viewer));
}

Undo undo_of(bool any) { return any ? Undo::any : Undo::fair; }

std::string replay_text(const PySession& self) {
  const Replay replay = value_or_raise(self.session.replay());
  return to_text(replay, self.library->definitions());
}

PySession from_replay(const LibraryPtr& library, const std::string& text, bool events) {
  const auto played = without_lock([&]() -> Result<Session> {
    Result<Replay> replay = parse_replay(text, library->definitions(), "replay");
    if (!replay) return replay.error();
    return Session::from_replay(library->library.content(), std::move(*replay), {}, {.events = events});
  });
  return {library, value_or_raise(played)};
}

PySession load_replay(const LibraryPtr& library, const std::filesystem::path& path, bool events) {
  const auto played = without_lock([&]() -> Result<Session> {
    Result<Replay> replay = highnoon::load_replay(path, library->definitions());
    if (!replay) return replay.error();
    return Session::from_replay(library->library.content(), std::move(*replay), {}, {.events = events});
  });
  return {library, value_or_raise(played)};
}

PySession copy_of(const PySession& self) {
  const auto pass = self.pass();
  return {self.library, self.session};
}

}  // namespace

void add_sessions(py::module_& module) {
  using namespace py::literals;

  py::class_<Mark>(module, "Mark", "A moment of a session to come back to. A value.")
      .def_readonly("choices", &Mark::choices, "Made before it.")
      .def(
          "__eq__", [](const Mark& a, const Mark& b) { return a == b; }, py::is_operator(), "Whether it is the same moment.")
      .def(
          "__hash__", [](const Mark& mark) { return py::hash(py::make_tuple(mark.choices, mark.state)); }, "Equal marks have equal hashes.")
      .def(
          "__repr__", [](const Mark& mark) { return fmt::format("<highnoon.Mark after {} choices>", mark.choices); }, "For people.")
      .def(py::pickle([](const Mark& mark) { return py::make_tuple(mark.choices, mark.state); },
                      [](const py::tuple& pickled) {
                        return Mark{py::cast<std::uint64_t>(pickled[0]), py::cast<std::uint32_t>(pickled[1])};
                      }));

  py::class_<PySession> session(
      module, "Session",
      "A game with its history: what each viewer has heard of, undo, and the replay. What it tells of its position "
      "is as of a Game.\n\n"
      "Viewers are seats from 0, or None for a spectator. One thread at a time may use a session (InUse otherwise).");
  add_position(session);
  session
      .def(py::init(&start), "library"_a, "decks"_a, py::kw_only(), "names"_a = py::none(), "ruleset"_a = "reloaded", "seed"_a = 0,
           "prompts"_a = "quick", "auto_take"_a = true, "events"_a = true,
           "Starts a game, as Game does.\n\nevents: keep what happens; without, a session costs little more than its game.\n"
           "Raises BadConfig, NotFound (cards).")
      .def_static(
          "of",
          [](const PyGame& game, bool events) {
            const auto pass = game.pass();
            return PySession{game.library, Session::of(game.game, {.events = events})};
          },
          "game"_a, py::kw_only(), "events"_a = true,
          "Goes on from a copy of a game, without what led to it: nothing before it can be undone, and there is no replay.")
      .def_property_readonly(
          "game",
          [](const PySession& self) {
            const auto pass = self.pass();
            return PyGame{self.library, self.session.game()};
          },
          "A copy of the game as it stands.")
      .def_property_readonly(
          "decision",
          [](const PySession& self) {
            const auto pass = self.pass();
            return from(self.session.decision());
          },
          "The pending decision as who decides knows it, or None if the game is over.")
      .def(
          "decision_for",
          [](const PySession& self, const py::object& seat) {
            const auto pass = self.pass();
            return from(self.session.decision(seat_of(self.position(), seat)));
          },
          "seat"_a = py::none(), "The pending decision as a viewer may know it: prompt and options only if that seat decides.")
      .def_property_readonly(
          "decision_number", [](const PySession& self) { return self.session.decision_number(); },
          "Of the pending decision, from 1: no other one of the session has it, also after undo.")
      .def("choose", &choose, "option"_a, "player"_a = py::none(), "number"_a = py::none(),
           "Takes an option of the pending decision, by index, machine form or Option, and runs the rules until somebody must decide.\n\n"
           "player, number: from a client, its seat and the decision it answers; refused unless that is what must be decided now.\n"
           "Raises NoSuchOption, GameOver, Stale, NotYourDecision, HostLimit; then nothing has changed. Releases the GIL.")
      .def("play", &play_on, "bots"_a, py::kw_only(), "most_choices"_a = 50'000,
           "Lets bots decide, one a seat, until the game is over or that many choices were made.\n\n"
           "Returns the number of choices made. Raises BadConfig (number of bots), HostLimit. Releases the GIL.")
      .def_property_readonly(
          "choices", [](const PySession& self) { return self.session.choices(); }, "Made since the session began.")
      .def(
          "event_count",
          [](const PySession& self, const py::object& seat) { return self.session.event_count(seat_of(self.position(), seat)); },
          "seat"_a = py::none(), "How many events a viewer has heard of: the number of the next one. Undo makes it less.")
      .def("events", &events, "seat"_a = py::none(), "since"_a = 0,
           "What a viewer has heard of, oldest first, as dicts (docs/view.md).\n\nsince: the number of an event, or a Mark.")
      .def("log", &log, "seat"_a = py::none(), "since"_a = 0,
           "The lines of the log for a viewer.\n\nsince: the number of an event, or a Mark.")
      .def_property_readonly(
          "undone", [](const PySession& self) { return self.session.undone(); },
          "How often something was taken back: who has heard events since should ask for all of them again.")
      .def(
          "mark",
          [](const PySession& self) {
            const auto pass = self.pass();
            return self.session.mark();
          },
          "The moment of now.")
      .def(
          "undo_to",
          [](PySession& self, const Mark& mark, bool any) {
            const auto pass = self.pass();
            check(self.session.undo_to(mark, undo_of(any)));
          },
          "mark"_a, py::kw_only(), "any"_a = false,
          "Goes back to a mark; without `any` only if nothing was shown, drawn or left to chance since.\n\n"
          "Raises Stale (a mark of another course of the game), PastReveal; then nothing has changed.")
      .def(
          "take_back",
          [](PySession& self, int player, bool any) {
            const auto pass = self.pass();
            check(self.session.take_back(player_of(self.position(), player), undo_of(any)));
          },
          "player"_a, py::kw_only(), "any"_a = false,
          "Takes back a player's last choice and all that followed; `any` as of undo_to.\n\n"
          "Raises NotFound (the player has made no choice), PastReveal; then nothing has changed.")
      .def(
          "replay",
          [](const PySession& self) {
            const auto pass = self.pass();
            return replay_text(self);
          },
          "Everything from the start to now as text, for from_replay() and `highnoon replay`.\n\n"
          "Raises NotFound if the session began in the middle of a game.")
      .def(
          "save_replay",
          [](const PySession& self, const std::filesystem::path& path) {
            const auto pass = self.pass();
            check(highnoon::save_replay(value_or_raise(self.session.replay()), self.library->definitions(), path));
          },
          "path"_a, "Writes the replay to a file, whole or not at all.\n\nRaises NotFound as replay(), BadData if it cannot be written.")
      .def_static("from_replay", &from_replay, "library"_a, "text"_a, py::kw_only(), "events"_a = true,
                  "Plays a replay again to where it ends, and compares everything it says with what happens.\n\n"
                  "Raises BadData, WrongLibrary, BadConfig. Releases the GIL.")
      .def_static("load_replay", &load_replay, "library"_a, "path"_a, py::kw_only(), "events"_a = true,
                  "As from_replay(), of a file.\n\nRaises NotFound too. Releases the GIL.")
      .def("copy", &copy_of, "The same session again; what is done to one does nothing to the other.")
      .def("__copy__", &copy_of, "As copy().")
      .def(
          "__deepcopy__", [](const PySession& self, const py::dict&) { return copy_of(self); }, "memo"_a, "As copy().")
      .def(
          "__repr__",
          [](const PySession& self) {
            return fmt::format("<highnoon.Session: {} players, {} choices>", self.position().config().seats.size(), self.session.choices());
          },
          "For people.")
      .def(py::pickle(
          [](const PySession& self) {
            const auto pass = self.pass();
            return py::make_tuple(self.library, replay_text(self));
          },
          [](const py::tuple& pickled) { return from_replay(py::cast<LibraryPtr>(pickled[0]), py::cast<std::string>(pickled[1]), true); }));
}

}  // namespace highnoon::python
