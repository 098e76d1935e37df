#pragma once

/// What the files of the extension share. Each registers its part of the module.

#include <pybind11/pybind11.h>

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "highnoon/highnoon.hpp"

namespace highnoon::python {

namespace py = pybind11;

/// An Error on its way to Python, where its code gives the exception's type.
struct Raised {
  Error error;
  std::vector<Diagnostic> problems{};  ///< of a library that does not load
};

/// A result's value, or its error as an exception.
template <typename T>
T value_or_raise(Result<T> result) {
  if (!result) throw Raised{result.error()};
  return std::move(*result);
}
inline void check(const Result<void>& result) {
  if (!result) throw Raised{result.error()};
}

/// Runs without Python's lock: other threads of Python go on meanwhile. `call` must touch no Python object.
template <typename Call>
auto without_lock(Call call) {
  const py::gil_scoped_release released;
  return call();
}

/// One thread at a time may use a game or a bot. Taken and given back under Python's lock, so nothing ever waits for it.
class Turnstile {
 public:
  Turnstile() = default;
  Turnstile(const Turnstile&) {}  // a copy is used by nobody

  class Pass {
   public:
    Pass(Turnstile& turnstile, const char* what) : turnstile_(turnstile) {
      if (turnstile_.taken_.exchange(true)) raise_in_use(what);
    }
    ~Pass() { turnstile_.taken_ = false; }
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;

   private:
    Turnstile& turnstile_;
  };

  [[noreturn]] static void raise_in_use(const char* what);

 private:
  std::atomic<bool> taken_{false};
};

/// A seat from Python: 0 to `players` - 1, or None where a spectator may look on.
PlayerId seat_of(const Game& game, const py::object& seat);
PlayerId player_of(const Game& game, int seat);
/// A player for Python: the seat, or None.
py::object seat_or_none(PlayerId player);
py::list dicts_of(const std::vector<Diagnostic>& problems);
/// "0123456789abcdef".
std::string hex(std::uint64_t hash);

void add_errors(py::module_& module);
void add_library(py::module_& module);
void add_games(py::module_& module);
void add_sessions(py::module_& module);
void add_bots(py::module_& module);
void add_observation(py::module_& module);
void add_playouts(py::module_& module);

}  // namespace highnoon::python
