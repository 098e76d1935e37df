#pragma once

#include "module.hpp"

namespace highnoon::python {

/// A dict of arrays; `out`: None, or such a dict to be written anew.
py::object observation_of(const Game& game, PlayerId seat, const py::object& out);

}  // namespace highnoon::python
