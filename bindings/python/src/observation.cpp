#include "observation.hpp"

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <vector>

#include "highnoon/observation.hpp"

namespace highnoon::python {
namespace {

std::vector<py::ssize_t> shape_of(const ObservationArray& array) {
  std::vector<py::ssize_t> shape;
  if (array.rows > 0) shape.push_back(array.rows);
  if (!array.columns.empty()) shape.push_back(static_cast<py::ssize_t>(array.columns.size()));
  return shape;
}

const ObservationSchema& schema_for(int players) {
  if (players < 2 || players > kMaxPlayers) {
    throw Raised{{ErrorCode::bad_config, fmt::format("a game has 2 to {} players, not {}", kMaxPlayers, players)}};
  }
  return observation_schema(players);
}

py::dict schema(int players) {
  const ObservationSchema& schema = schema_for(players);
  py::dict arrays;
  for (const ObservationArray& array : schema.arrays) {
    py::list columns;
    for (const ObservationColumn& column : array.columns) {
      py::dict one;
      one["name"] = column.name;
      one["meaning"] = column.meaning;
      one["values"] = column.values.empty() ? py::object(py::none()) : py::object(py::str(column.values));
      columns.append(one);
    }
    py::dict one;
    one["dtype"] = array.type;
    one["shape"] = py::tuple(py::cast(shape_of(array)));
    one["meaning"] = array.meaning;
    one["columns"] = columns;
    arrays[py::str(array.name)] = one;
  }
  py::dict values;
  for (const auto& [name, all] : schema.values) values[py::str(name)] = all;
  py::dict dict;
  dict["players"] = schema.players;
  dict["hash"] = hex(schema.hash);
  dict["arrays"] = arrays;
  dict["values"] = values;
  return dict;
}

template <typename T>
std::span<T> span_of(const py::dict& dict, const ObservationArray& array) {
  const py::str name(array.name);
  if (!dict.contains(name) || !py::isinstance<py::array_t<T, py::array::c_style>>(dict[name])) {
    throw py::value_error(fmt::format("out[\"{}\"]: no array of {}", array.name, array.type));
  }
  auto typed = py::cast<py::array_t<T, py::array::c_style>>(dict[name]);
  const std::vector<py::ssize_t> shape = shape_of(array);
  if (!std::equal(shape.begin(), shape.end(), typed.shape(), typed.shape() + typed.ndim()) || !typed.writeable()) {
    throw py::value_error(fmt::format("out[\"{}\"]: not of shape ({}), or not writeable", array.name, fmt::join(shape, ", ")));
  }
  return {typed.mutable_data(), static_cast<std::size_t>(typed.size())};
}

}  // namespace

py::object observation_of(const Game& game, PlayerId seat, const py::object& out) {
  const ObservationSchema& schema = observation_schema(static_cast<int>(game.config().seats.size()));
  py::dict dict;
  if (out.is_none()) {
    for (const ObservationArray& array : schema.arrays) dict[py::str(array.name)] = py::array(py::dtype(array.type), shape_of(array));
  } else {
    dict = py::cast<py::dict>(out);
  }
  observe(game, seat,
          {span_of<std::int16_t>(dict, schema.arrays[0]), span_of<std::int16_t>(dict, schema.arrays[1]),
           span_of<std::int16_t>(dict, schema.arrays[2]), span_of<std::int32_t>(dict, schema.arrays[3]),
           span_of<bool>(dict, schema.arrays[4])});
  return dict;
}

void add_observation(py::module_& module) {
  using namespace py::literals;
  module.def(
      "observation_schema", &schema, "players"_a = 2,
      "All about the arrays of an observation at a table of 2 to 6: a dict with players, hash (16 hex digits; another one for another "
      "schema), arrays ({name: dtype, shape, meaning, columns}; a column has name, meaning, and which values its numbers name) and "
      "values ({name: names by number from 0}).\n\nRaises BadConfig.");
  module.attr("ACTIONS") = kObservedOptions;
}

}  // namespace highnoon::python
