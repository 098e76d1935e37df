// The extension `_highnoon`; the package beside it is what programs import.

#include "module.hpp"

PYBIND11_MODULE(_highnoon, module) {
  namespace hn = highnoon::python;
  module.doc() = "Highnoon's library for Python. Import `highnoon`.";
  pybind11::options options;
  options.disable_enum_members_docstring();
  hn::add_errors(module);
  hn::add_library(module);
  hn::add_games(module);
  hn::add_sessions(module);
  hn::add_bots(module);
  hn::add_observation(module);
  hn::add_playouts(module);
}
