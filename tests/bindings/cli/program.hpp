#pragma once

#include <string>

namespace highnoon::test {

struct Ran {
  int status = -1;
  std::string out;
  std::string err;
};

/// Runs the program `highnoon` with these arguments (as a shell reads them) and this standard input, in the source folder.
Ran run_highnoon(const std::string& arguments, const std::string& input = "");

/// A path in a folder of its own for the running test, empty at first.
std::string scratch(const std::string& name);
void write_file(const std::string& path, const std::string& text);
std::string read_file(const std::string& path);
/// "text:NUMBER:": the line a message names after this file.
int line_named(const std::string& message, const std::string& file);

/// The two published decks of examples/decks.
inline const std::string kDecks = "examples/decks/the_fourth_ring.yaml examples/decks/morgan_cattle_co.yaml";

}  // namespace highnoon::test
