#include "games.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <array>
#include <optional>

#include "bots.hpp"
#include "highnoon/redeal.hpp"
#include "highnoon/save.hpp"
#include "position.hpp"

namespace highnoon::python {
namespace {

using namespace py::literals;

PromptMode prompts_of(const std::string& name) {
  if (name == "quick") return PromptMode::quick;
  if (name == "uniform") return PromptMode::uniform;
  throw Raised{{ErrorCode::bad_config, fmt::format("prompts \"{}\": quick or uniform{}", name, did_you_mean(name, {"quick", "uniform"}))}};
}

std::optional<PyDecision> decision_of(const Game& game) {
  const Decision* pending = game.decision();
  if (pending == nullptr) return std::nullopt;
  PyDecision decision{0, pending->player.index(), pending->kind, game.prompt(), {}};
  int index = 0;
  for (const Option& option : pending->options) decision.options.push_back({index++, option, to_string(option), game.text(option)});
  return decision;
}

/// The index of an option given in its machine form.
int index_of(const Game& game, const std::string& machine_form) {
  const Decision* decision = game.decision();
  if (decision == nullptr) throw Raised{{ErrorCode::game_over, "the game is over"}};
  std::vector<std::string> known;
  for (const Option& option : decision->options) {
    known.push_back(to_string(option));
    if (known.back() == machine_form) return static_cast<int>(known.size()) - 1;
  }
  throw Raised{{ErrorCode::no_such_option,
                fmt::format("there is no option \"{}\" among {}{}", machine_form, known.size(), did_you_mean(machine_form, known))}};
}

void choose(PyGame& self, const py::object& option) {
  const auto pass = self.pass();
  const int index = index_from(self.game, option);
  value_or_raise(without_lock([&] { return self.game.choose(index); }));
}

PyGame start(const LibraryPtr& library, const std::vector<Deck>& decks, const std::optional<std::vector<std::string>>& names,
             const std::string& ruleset, std::uint64_t seed, const std::string& prompts, bool auto_take) {
  return {library,
          value_or_raise(Game::start(library->library.content(), config_of(*library, decks, names, ruleset, seed, prompts, auto_take)))};
}

std::uint64_t play_on(PyGame& self, const py::list& bots, std::uint64_t most_choices) {
  const auto pass = self.pass();
  return play(
      self.game,
      [&](int option) -> Result<void> {
        const Result<const Decision*> next = self.game.choose(option);
        return next ? Result<void>() : Result<void>(next.error());
      },
      bots, most_choices);
}

py::tuple redeal_of(PyGame& self, const py::object& viewer, std::uint64_t seed,
                    const std::optional<std::vector<std::optional<Deck>>>& decks) {
  const auto pass = self.pass();
  const PlayerId seat = seat_of(self.game, viewer);
  std::vector<DeckList> lists;
  RedealOptions options;
  if (decks) {
    if (decks->size() != self.game.config().seats.size()) {
      throw Raised{
          {ErrorCode::bad_config, fmt::format("{} decks for {} seats: one each, or None", decks->size(), self.game.config().seats.size())}};
    }
    lists.reserve(decks->size());
    for (std::size_t i = 0; i < decks->size(); ++i) {
      if (!(*decks)[i]) continue;
      lists.push_back(list_of(*self.library, *(*decks)[i]));
      options.decks[i] = &lists.back();
    }
  }
  const Redealt redealt = value_or_raise(redeal(self.game, seat, seed, options));
  return py::make_tuple(redealt.dealt, redealt.left);
}

py::bytes saved(const PyGame& self) {
  const auto pass = self.pass();
  const std::vector<std::byte> bytes = save(self.game);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

PyGame loaded(const LibraryPtr& library, const py::bytes& bytes) {
  const std::string_view view = bytes;
  const auto* data = reinterpret_cast<const std::byte*>(view.data());
  return {library, value_or_raise(highnoon::load(library->library.content(), {data, view.size()}))};
}

PyGame copy_of(const PyGame& self) {
  const auto pass = self.pass();
  return {self.library, self.game};
}

}  // namespace

const char* name_of(Outcome outcome) {
  static constexpr const char* kNames[] = {"running", "won", "drawn", "halted"};
  return kNames[static_cast<int>(outcome)];
}

int index_from(const Game& game, const py::object& option) {
  if (py::isinstance<py::str>(option)) return index_of(game, py::cast<std::string>(option));
  if (py::isinstance<PyOption>(option)) return index_of(game, py::cast<const PyOption&>(option).machine_form);
  if (PyBool_Check(option.ptr()) == 0 && PyIndex_Check(option.ptr()) != 0) {
    const Py_ssize_t index = PyNumber_AsSsize_t(option.ptr(), nullptr);
    return static_cast<int>(std::clamp<Py_ssize_t>(index, -1, std::numeric_limits<int>::max()));
  }
  throw py::type_error("an option is its index, its machine form, or an Option");
}

std::uint64_t play(const Game& game, const std::function<Result<void>(int)>& choose, const py::list& players, std::uint64_t most_choices) {
  std::vector<PyBot*> bots;
  for (const py::handle bot : players) bots.push_back(&py::cast<PyBot&>(bot));
  if (bots.size() != game.config().seats.size()) {
    throw Raised{{ErrorCode::bad_config, fmt::format("{} bots for {} seats: one each", bots.size(), game.config().seats.size())}};
  }
  // One bot may have several seats.
  std::vector<PyBot*> each = bots;
  std::ranges::sort(each);
  each.erase(std::unique(each.begin(), each.end()), each.end());
  std::vector<std::unique_ptr<Turnstile::Pass>> passes;
  for (PyBot* bot : each) passes.push_back(std::make_unique<Turnstile::Pass>(bot->turnstile, "bot"));
  std::uint64_t made = 0;
  check(without_lock([&]() -> Result<void> {
    while (const Decision* decision = game.decision()) {
      if (made == most_choices) break;
      if (const auto next = choose(bots[static_cast<std::size_t>(decision->player.index())]->bot->choose(game)); !next) return next;
      ++made;
    }
    return {};
  }));
  return made;
}

py::object from_json(const std::string& text) { return py::module_::import("json").attr("loads")(text); }

py::object view_of(const Game& game, const py::object& seat) {
  return from_json(to_json(game.view(seat_of(game, seat)), game.content().definitions));
}

GameConfig config_of(const LoadedLibrary& library, const std::vector<Deck>& decks, const std::optional<std::vector<std::string>>& names,
                     const std::string& ruleset, std::uint64_t seed, const std::string& prompts, bool auto_take) {
  static constexpr std::array kNames = {"Ann", "Bob", "Cal", "Dot", "Eve", "Fay"};
  check_ruleset(library, ruleset);
  if (names && names->size() != decks.size()) {
    throw Raised{{ErrorCode::bad_config, fmt::format("{} names for {} decks", names->size(), decks.size())}};
  }
  GameConfig config;
  for (std::size_t i = 0; i < decks.size(); ++i) {
    config.seats.push_back({names ? (*names)[i] : i < kNames.size() ? kNames[i] : "", list_of(library, decks[i])});
  }
  config.ruleset = ruleset;
  config.seed = seed;
  config.prompts = prompts_of(prompts);
  config.auto_take = auto_take;
  return config;
}

PlayerId player_of(const Game& game, int seat) {
  const int players = static_cast<int>(game.config().seats.size());
  if (seat < 0 || seat >= players) throw Raised{{ErrorCode::bad_config, fmt::format("there is no seat {}: 0 to {}", seat, players - 1)}};
  return PlayerId{static_cast<std::uint8_t>(seat)};
}

PlayerId seat_of(const Game& game, const py::object& seat) { return seat.is_none() ? PlayerId{} : player_of(game, py::cast<int>(seat)); }

py::object seat_or_none(PlayerId player) { return player ? py::object(py::int_(player.index())) : py::object(py::none()); }

void add_games(py::module_& module) {
  py::class_<PyOption>(module, "Option", "One legal answer to a decision. A value: it outlives the decision.")
      .def_readonly("index", &PyOption::index, "For choose(), from 0.")
      .def_property_readonly(
          "kind", [](const PyOption& option) { return to_string(option.option.kind); }, "What it does, as \"move\".")
      .def_readonly("machine_form", &PyOption::machine_form,
                    "Kind and arguments by name, as \"move dude=#12.1 to=square\"; for choose() and for records.")
      .def_readonly("text", &PyOption::text, "For people.")
      .def(
          "__eq__",
          [](const PyOption& a, const PyOption& b) { return a.index == b.index && a.machine_form == b.machine_form && a.text == b.text; },
          py::is_operator(), "Whether all of it is the same.")
      .def(
          "__hash__", [](const PyOption& option) { return py::hash(py::str(option.machine_form)); }, "Equal options have equal hashes.")
      .def(
          "__repr__", [](const PyOption& option) { return fmt::format("<highnoon.Option {}: {}>", option.index, option.machine_form); },
          "For people.");

  py::class_<PyDecision>(module, "Decision", "What a player must decide, with all that is legal. A value: it outlives the decision.")
      .def_readonly("number", &PyDecision::number, "Names it among all of its session, also after undo; 0: of a Game, which counts none.")
      .def_readonly("player", &PyDecision::player, "The seat that decides, from 0.")
      .def_property_readonly(
          "kind", [](const PyDecision& decision) { return to_string(decision.kind); }, "As \"noon_play\".")
      .def_readonly("prompt", &PyDecision::prompt, "For people; only for who decides.")
      .def_property_readonly(
          "options", [](const PyDecision& decision) { return py::tuple(py::cast(decision.options)); },
          "All legal answers, at least one; only for who decides.")
      .def(
          "__len__", [](const PyDecision& decision) { return decision.options.size(); }, "How many options there are.")
      .def(
          "__repr__",
          [](const PyDecision& decision) {
            return fmt::format("<highnoon.Decision of seat {}: {}, {} options>", decision.player, to_string(decision.kind),
                               decision.options.size());
          },
          "For people.");

  py::class_<PyGame> game(
      module, "Game",
      "A game as a value: it stands at a decision, moves on by choose(), and can be copied at any of them.\n\n"
      "Players are seats from 0, clockwise. One thread at a time may use a game (InUse otherwise); different games, also "
      "copies, may be used by different threads at once.");
  add_position(game);
  game.def(
          py::init(&start), "library"_a, "decks"_a, py::kw_only(), "names"_a = py::none(), "ruleset"_a = "reloaded", "seed"_a = 0,
          "prompts"_a = "quick", "auto_take"_a = true,
          "Sets the table for 2 to 6 decks, clockwise, and runs the rules until somebody must decide. The decks are not judged: see "
          "Library.faults.\n\n"
          "names: of the players, for people. ruleset: one of library.rulesets. seed: of all chance, 64 bits.\n"
          "prompts: \"quick\" asks only who can act; \"uniform\" whoever might for all that is public, so that prompts give nothing away.\n"
          "auto_take: a decision with a single option is taken without asking; by quick prompts only.\n\n"
          "Raises BadConfig, NotFound (cards).")
      .def_property_readonly(
          "decision",
          [](const PyGame& self) {
            const auto pass = self.pass();
            return decision_of(self.game);
          },
          "The pending decision with texts, or None if the game is over.")
      .def("choose", &choose, "option"_a,
           "Takes an option of the pending decision, by index, machine form or Option, and runs the rules until somebody must decide.\n\n"
           "Raises NoSuchOption, GameOver, HostLimit; then the game is unchanged. Releases the GIL.")
      .def("play", &play_on, "bots"_a, py::kw_only(), "most_choices"_a = 50'000,
           "Lets bots decide, one a seat, until the game is over or that many choices were made.\n\n"
           "Returns the number of choices made. Raises BadConfig (number of bots), HostLimit. Releases the GIL.")
      .def_property_readonly(
          "choices", [](const PyGame& self) { return self.game.choices_taken(); }, "Taken since the start.")
      .def("redeal", &redeal_of, "viewer"_a, "seed"_a, "decks"_a = py::none(),
           "Deals the game on as it could be for all that a seat (None: a spectator) knows: hidden cards change places, future chance is "
           "another. The same seed deals the same, however the hidden cards lay.\n\n"
           "decks: by seat what the player's deck may hold, or None: the cards that are hidden now.\n"
           "Returns how many hidden cards were dealt, and how many stay since something under way speaks of them.\n"
           "Raises BadConfig; the game is unchanged then.")
      .def("save", &saved, "The game as it stands as bytes, a few KiB, for load(). Equal games give equal bytes.")
      .def_static("load", &loaded, "library"_a, "data"_a,
                  "The saved game again; it plays on as that one would. Bytes of any origin may be given: what save() cannot have made is "
                  "refused.\n\n"
                  "Raises BadData, WrongLibrary, HostLimit.")
      .def(py::pickle([](const PyGame& self) { return py::make_tuple(self.library, saved(self)); },
                      [](const py::tuple& pickled) { return loaded(py::cast<LibraryPtr>(pickled[0]), py::cast<py::bytes>(pickled[1])); }))
      .def("copy", &copy_of, "The same position again; what is done to one does nothing to the other.")
      .def("__copy__", &copy_of, "As copy().")
      .def(
          "__deepcopy__", [](const PyGame& self, const py::dict&) { return copy_of(self); }, "memo"_a, "As copy().")
      .def(
          "__eq__", [](const PyGame& a, const PyGame& b) { return a.game == b.game; }, py::is_operator(),
          "Whether the position is the same, of the same library.")
      .def(
          "__repr__",
          [](const PyGame& self) {
            return fmt::format("<highnoon.Game: {} players, day {}, {} choices, {}>", self.game.config().seats.size(), self.game.day(),
                               self.game.choices_taken(), name_of(self.game.outcome()));
          },
          "For people.")
      .attr("__hash__") = py::none();
}

}  // namespace highnoon::python
