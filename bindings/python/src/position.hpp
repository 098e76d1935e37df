#pragma once

/// What games and sessions both tell of their position.

#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "games.hpp"
#include "observation.hpp"

namespace highnoon::python {

/// Adds it to a class that has position(), pass() and a library.
template <typename Self>
void add_position(py::class_<Self>& type) {
  using namespace py::literals;
  const auto pending = [](const Self& self) { return self.position().decision(); };
  type.def_property_readonly(
          "library", [](const Self& self) { return self.library; }, "The library that it was started with.")
      .def_property_readonly(
          "players", [](const Self& self) { return self.position().config().seats.size(); }, "How many sit at the table.")
      .def_property_readonly(
          "names",
          [](const Self& self) {
            std::vector<std::string> names;
            for (const SeatConfig& seat : self.position().config().seats) names.push_back(seat.name);
            return names;
          },
          "Of the players, by seat.")
      .def_property_readonly(
          "ruleset", [](const Self& self) { return self.position().config().ruleset; }, "That it is played by.")
      .def_property_readonly(
          "seed", [](const Self& self) { return self.position().config().seed; }, "That it was started with.")
      .def_property_readonly(
          "to_decide",
          [pending](const Self& self) {
            const auto pass = self.pass();
            const Decision* decision = pending(self);
            return seat_or_none(decision == nullptr ? PlayerId{} : decision->player);
          },
          "The seat that must decide, or None if the game is over.")
      .def_property_readonly(
          "option_count",
          [pending](const Self& self) {
            const auto pass = self.pass();
            const Decision* decision = pending(self);
            return decision == nullptr ? std::size_t{0} : decision->options.size();
          },
          "How many options the pending decision has; 0 if the game is over.")
      .def(
          "machine_forms",
          [pending](const Self& self) {
            const auto pass = self.pass();
            std::vector<std::string> forms;
            if (const Decision* decision = pending(self)) {
              for (const Option& option : decision->options) forms.push_back(to_string(option));
            }
            return forms;
          },
          "The options of the pending decision in machine form, by index. Cheaper than `decision`.")
      .def_property_readonly(
          "outcome",
          [](const Self& self) {
            const auto pass = self.pass();
            return name_of(self.position().outcome());
          },
          "\"running\", \"won\", \"drawn\" or \"halted\".")
      .def_property_readonly(
          "is_over",
          [pending](const Self& self) {
            const auto pass = self.pass();
            return pending(self) == nullptr;
          },
          "Whether nothing is left to decide.")
      .def_property_readonly(
          "winner",
          [](const Self& self) {
            const auto pass = self.pass();
            return seat_or_none(self.position().winner());
          },
          "The seat that has won, or None.")
      .def_property_readonly(
          "halt_reason",
          [](const Self& self) {
            const auto pass = self.pass();
            return self.position().halt_reason();
          },
          "Why the game was halted, or \"\".")
      .def_property_readonly(
          "day",
          [](const Self& self) {
            const auto pass = self.pass();
            return self.position().day();
          },
          "From 1; 0 during setup.")
      .def_property_readonly(
          "hash",
          [](const Self& self) {
            const auto pass = self.pass();
            return self.position().hash();
          },
          "Equal positions have equal hashes on every machine, 64 bits.")
      .def_property_readonly(
          "script_errors",
          [](const Self& self) {
            const auto pass = self.pass();
            return self.position().script_errors();
          },
          "What scripts have done wrong, \"file:line: message\"; the game went on. Not for players.")
      .def(
          "view",
          [](const Self& self, const py::object& seat) {
            const auto pass = self.pass();
            return view_of(self.position(), seat);
          },
          "seat"_a = py::none(),
          "What a seat (None: a spectator) may see, as a dict; docs/view.md has all fields.\n\nRaises BadConfig (no such seat).")
      .def(
          "observe",
          [](const Self& self, int seat, const py::object& out) {
            const auto pass = self.pass();
            return observation_of(self.position(), player_of(self.position(), seat), out);
          },
          "seat"_a, "out"_a = py::none(),
          "What a seat may know as a dict of NumPy arrays: cards, players, table, options, mask (observation_schema).\n\n"
          "out: the dict of an earlier observation of as many players, to be written anew.\n"
          "Raises BadConfig (no such seat), ValueError (arrays of another shape or type).");
}

}  // namespace highnoon::python
