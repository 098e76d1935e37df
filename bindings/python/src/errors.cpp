// Errors as exceptions: one class a code, all of them HighnoonError.

#include <fmt/format.h>

#include <array>

#include "module.hpp"

namespace highnoon::python {
namespace {

struct ErrorClass {
  const char* code;  ///< as to_string(ErrorCode); "": none of the library's
  const char* name;
  PyObject** also;  ///< a class of Python's that it is too
  const char* doc;
};

const std::array kClasses = {
    ErrorClass{"no_such_option", "NoSuchOption", &PyExc_ValueError,
               "The option is not among those of the decision; the game is unchanged."},
    ErrorClass{"game_over", "GameOver", nullptr, "The game has ended: nothing is left to decide."},
    ErrorClass{"stale", "Stale", nullptr, "The decision or mark belongs to another moment of the game."},
    ErrorClass{"not_your_decision", "NotYourDecision", nullptr, "Another player must decide now."},
    ErrorClass{"bad_config", "BadConfig", &PyExc_ValueError, "No game can be started so: number of players, decks, ruleset, seats."},
    ErrorClass{"bad_deck", "BadDeck", &PyExc_ValueError, "A deck breaks deckbuilding rules: the message has all its faults, a line each."},
    ErrorClass{"bad_data", "BadData", &PyExc_ValueError,
               "A file or bytes are damaged or not what they should be; after Library.load, `problems` has all that is wrong."},
    ErrorClass{"bad_script", "BadScript", &PyExc_ValueError, "A script does not load."},
    ErrorClass{"not_found", "NotFound", &PyExc_LookupError, "There is no such file, card, pack, ruleset, format or bot."},
    ErrorClass{"wrong_library", "WrongLibrary", nullptr, "The data belongs to another library than the one given."},
    ErrorClass{"host_limit", "HostLimit", nullptr, "A resource cap was met; the call had no effect."},
    ErrorClass{"past_reveal", "PastReveal", nullptr, "Undo would take back what has been shown, drawn or decided by others since."},
    ErrorClass{"", "InUse", &PyExc_RuntimeError, "Another thread is using this very object; give each thread a copy."},
};

std::array<PyObject*, kClasses.size()> classes;
PyObject* base = nullptr;

PyObject* class_of(std::string_view code) {
  for (std::size_t i = 0; i < kClasses.size(); ++i) {
    if (kClasses[i].code == code) return classes[i];
  }
  return base;
}

void raise(const Raised& raised) {
  const char* code = to_string(raised.error.code);
  const py::object type = py::reinterpret_borrow<py::object>(class_of(code));
  const py::object error = type(raised.error.message);
  error.attr("code") = code;
  if (!raised.problems.empty()) error.attr("problems") = py::tuple(dicts_of(raised.problems));
  PyErr_SetObject(type.ptr(), error.ptr());
}

PyObject* make_class(py::module_& module, const char* name, const char* doc, PyObject* bases, py::dict attributes) {
  PyObject* made = PyErr_NewExceptionWithDoc(fmt::format("highnoon.{}", name).c_str(), doc, bases, attributes.ptr());
  if (made == nullptr) throw py::error_already_set();
  module.add_object(name, made);
  return made;
}

}  // namespace

void Turnstile::raise_in_use(const char* what) {
  PyErr_SetString(classes.back(), fmt::format("another thread is using this {}; give each thread a copy", what).c_str());
  throw py::error_already_set();
}

void add_errors(py::module_& module) {
  py::dict attributes;
  attributes["code"] = py::none();
  attributes["problems"] = py::tuple();
  base = make_class(module, "HighnoonError", "What goes wrong in Highnoon. `code`: its name in the library, as \"no_such_option\".",
                    PyExc_Exception, attributes);
  for (std::size_t i = 0; i < kClasses.size(); ++i) {
    const ErrorClass& each = kClasses[i];
    py::tuple bases = each.also == nullptr ? py::make_tuple(py::handle(base)) : py::make_tuple(py::handle(base), py::handle(*each.also));
    py::dict own;
    own["code"] = each.code[0] == '\0' ? py::object(py::none()) : py::object(py::str(each.code));
    classes[i] = make_class(module, each.name, each.doc, bases.ptr(), own);
  }
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Raised& raised) {
      raise(raised);
    }
  });
}

}  // namespace highnoon::python
