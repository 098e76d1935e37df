#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "games.hpp"
#include "highnoon/many_games.hpp"
#include "highnoon/playouts.hpp"

namespace highnoon::python {
namespace {

template <typename T, typename Game, typename Field>
py::array_t<T> column(const std::vector<Game>& games, Field field) {
  py::array_t<T> array(static_cast<py::ssize_t>(games.size()));
  T* out = array.mutable_data();
  for (const Game& game : games) *out++ = static_cast<T>(field(game));
  return array;
}

/// One name for all sides, or one a side.
std::vector<std::string> bots_of(const py::object& bots, std::size_t sides) {
  if (py::isinstance<py::str>(bots)) return std::vector<std::string>(sides, py::cast<std::string>(bots));
  return py::cast<std::vector<std::string>>(bots);
}

py::dict play_games(const LibraryPtr& library, const std::vector<Deck>& decks, std::uint64_t games, const py::object& bots,
                    std::uint64_t seed, std::uint64_t first, int threads, const std::string& ruleset, const std::string& prompts,
                    bool rotate, std::uint64_t most_choices) {
  const GameConfig config = config_of(*library, decks, std::nullopt, ruleset, seed, prompts, true);
  ManyGames many{.bots = bots_of(bots, decks.size()),
                 .ruleset = ruleset,
                 .prompts = config.prompts,
                 .seed = seed,
                 .first = first,
                 .games = games,
                 .rotate = rotate,
                 .most_choices = most_choices,
                 .threads = threads};
  for (const SeatConfig& seat : config.seats) many.decks.push_back(seat.deck);
  const std::vector<PlayedGame> played = value_or_raise(without_lock([&] { return play_many(library->library.content(), many); }));
  py::dict dict;
  dict["winner"] = column<std::int8_t>(played, [](const PlayedGame& game) { return game.side; });
  dict["seat"] = column<std::int8_t>(played, [](const PlayedGame& game) { return game.seat; });
  dict["outcome"] = column<std::uint8_t>(played, [](const PlayedGame& game) { return game.outcome; });
  dict["days"] = column<std::int32_t>(played, [](const PlayedGame& game) { return game.days; });
  dict["choices"] = column<std::int64_t>(played, [](const PlayedGame& game) { return game.choices; });
  dict["decisions"] = column<std::int64_t>(played, [](const PlayedGame& game) { return game.decisions; });
  dict["script_errors"] = column<std::int32_t>(played, [](const PlayedGame& game) { return game.script_errors; });
  dict["hash"] = column<std::uint64_t>(played, [](const PlayedGame& game) { return game.hash; });
  return dict;
}

py::dict play_out(const PyGame& game, int playouts, const std::string& policy, std::uint64_t seed, int threads, int most_decisions,
                  const py::object& redeal_for) {
  const auto pass = game.pass();
  PlayoutOptions options{.playouts = playouts, .seed = seed, .threads = threads, .most_decisions = most_decisions};
  if (policy != "heuristic" && policy != "random") {
    throw Raised{{ErrorCode::bad_config,
                  fmt::format("policy \"{}\": heuristic or random{}", policy, did_you_mean(policy, {"heuristic", "random"}))}};
  }
  options.policy = policy == "random" ? Policy::random : Policy::heuristic;
  if (!redeal_for.is_none()) options.redeal_for = seat_of(game.game, redeal_for);
  const std::vector<Playout> played = value_or_raise(without_lock([&] { return highnoon::play_out(game.game, options); }));
  py::dict dict;
  dict["winner"] = column<std::int8_t>(played, [](const Playout& each) { return each.winner ? each.winner.index() : -1; });
  dict["outcome"] = column<std::uint8_t>(played, [](const Playout& each) { return each.outcome; });
  dict["days"] = column<std::int32_t>(played, [](const Playout& each) { return each.day; });
  dict["decisions"] = column<std::int64_t>(played, [](const Playout& each) { return each.decisions; });
  dict["hash"] = column<std::uint64_t>(played, [](const Playout& each) { return each.hash; });
  return dict;
}

}  // namespace

void add_playouts(py::module_& module) {
  using namespace py::literals;
  module.attr("OUTCOMES") = py::make_tuple("running", "won", "drawn", "halted");
  module.def(
      "play_out", &play_out, "game"_a, "playouts"_a = 1000, py::kw_only(), "policy"_a = "heuristic", "seed"_a = 1, "threads"_a = 0,
      "most_decisions"_a = 50'000, "redeal_for"_a = py::none(),
      "Plays a game on as often as asked, on threads of C++; the game itself stays as it is.\n\n"
      "policy: who decides for all seats, \"heuristic\" or \"random\". redeal_for: a seat; before each playout what it cannot see is dealt "
      "anew, with new chance. None: every playout goes on with the cards and the chance of the game.\n\n"
      "Returns a dict of arrays, an element a playout: winner (the seat, int8, -1 none), outcome (uint8, index into OUTCOMES), days "
      "(int32), decisions (int64), hash (uint64, of the game at its end); the same on any number of threads (0: one a core).\n\n"
      "Raises BadConfig (numbers, seat, policy), HostLimit. Releases the GIL.");
  module.def(
      "play_games", &play_games, "library"_a, "decks"_a, "games"_a, py::kw_only(), "bots"_a = "heuristic", "seed"_a = 1, "first"_a = 0,
      "threads"_a = 0, "ruleset"_a = "reloaded", "prompts"_a = "quick", "rotate"_a = true, "most_choices"_a = 50'000,
      "Plays games between bots on threads of C++, a deck for each side.\n\n"
      "bots: a name for all sides, or a list with one for each. first: number of the first game; a game depends on the other arguments "
      "and its own number alone, so any part of the games may be played anywhere, on any number of threads (0: one a core).\n"
      "rotate: sides move one seat on from game to game; games that differ only in who sits where share their seed.\n"
      "most_choices: a game that goes on longer is left unfinished, outcome 0.\n\n"
      "Returns a dict of arrays, an element a game: winner (the side, int8, -1 none), seat (that of the winner, int8), outcome (uint8, "
      "index into OUTCOMES), days (int32), choices and decisions (int64; decisions are choices among at least two options), "
      "script_errors (int32), hash (uint64, of the game at its end).\n\n"
      "Raises BadConfig, NotFound (bots, cards), HostLimit. Releases the GIL.");
}

}  // namespace highnoon::python
