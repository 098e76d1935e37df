#pragma once

#include <memory>
#include <string>
#include <vector>

#include "module.hpp"

namespace highnoon::python {

/// How a library was asked for: enough to load it again in another process.
struct LibrarySource {
  std::vector<std::string> paths;
  std::string data;
  std::vector<std::string> rulesets;
  bool standard_packs = true;
  std::string as_of;
  std::string game;

  friend bool operator==(const LibrarySource&, const LibrarySource&) = default;
};

/// A library with what it was loaded from. Shared by all that needs it.
struct LoadedLibrary {
  Library library;
  LibrarySource source;
  std::vector<Diagnostic> problems;

  const Definitions& definitions() const { return library.definitions(); }
};
using LibraryPtr = std::shared_ptr<LoadedLibrary>;

/// A deck by codes of printings, so that it means the same in every library that has them.
struct Deck {
  struct Entry {
    std::string code;
    int count = 0;
    int starting = 0;  ///< how many of them begin in play

    friend bool operator==(const Entry&, const Entry&) = default;
  };
  std::string name;
  std::string outfit;
  std::string legend;        ///< "": none
  std::vector<Entry> cards;  ///< all others, in the order of their file: with the seed it decides how they are dealt

  friend bool operator==(const Deck&, const Deck&) = default;
};

/// A deck as the kernel wants it.
/// Raises NotFound for a code that the library has not.
DeckList list_of(const LoadedLibrary& library, const Deck& deck);

/// Rulesets of one name are put together when a library loads: "reloaded+no_ante" must be known.
void check_ruleset(const LoadedLibrary& library, const std::string& ruleset);

/// For pickles: the library of that source again, one for all that ask in this process.
/// Raises WrongLibrary if it has not this hash.
LibraryPtr library_again(const LibrarySource& source, std::uint64_t hash);

py::tuple to_tuple(const LibrarySource& source);
LibrarySource source_of(const py::tuple& tuple);

}  // namespace highnoon::python
