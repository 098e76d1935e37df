#include "bots.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "games.hpp"

namespace highnoon::python {
namespace {

int choose(PyBot& self, const PyGame& game) {
  const Turnstile::Pass bot_pass(self.turnstile, "bot");
  const auto pass = game.pass();
  if (game.game.decision() == nullptr) throw Raised{{ErrorCode::game_over, "the game is over"}};
  return without_lock([&] { return self.bot->choose(game.game); });
}

}  // namespace

void add_bots(py::module_& module) {
  using namespace py::literals;
  py::class_<PyBot>(module, "Bot", "A player that is a program. It sees what its seat may see. For one game, and one thread, at a time.")
      .def(py::init([](const std::string& name, std::uint64_t seed) {
             return std::make_unique<PyBot>(name, value_or_raise(make_bot(name, seed)));
           }),
           "name"_a, "seed"_a = 0,
           "A bot by name, see bot_names(). The same bot with the same seed decides the same in the same game.\n\n"
           "\"search\" thinks for 1000 playouts a decision; \"search:200\" and \"search:500ms\" say how many, or how long.\n\n"
           "Raises NotFound, BadConfig (another budget).")
      .def_readonly("name", &PyBot::name, "As in bot_names().")
      .def("choose", &choose, "game"_a,
           "Decides for the player who must decide now: the index of an option, which is not taken.\n\nRaises GameOver. Releases the GIL.")
      .def(
          "__repr__", [](const PyBot& self) { return fmt::format("<highnoon.Bot {}>", self.name); }, "For people.");
  module.def("bot_names", &bot_names, "The names that Bot knows.");
}

}  // namespace highnoon::python
