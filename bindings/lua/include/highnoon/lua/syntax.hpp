#pragma once

/// Whether a script is Lua at all.

#include <optional>
#include <string>

namespace highnoon::lua {

struct SyntaxError {
  int line = 0;  ///< from 1
  std::string message;
};

/// What Lua refuses of a script, without running it, and where (located()).
std::optional<SyntaxError> syntax_error_of(const std::string& script);

/// Lua sees a missing or surplus bracket only where nothing fits any longer, often at the end of
/// the file: then the line is the one whose brackets are at odds with the indentation.
///
/// @param error  as Lua tells it
SyntaxError located(const std::string& script, const SyntaxError& error);

}  // namespace highnoon::lua
