#pragma once

/// What is wrong with content: packs, scripts, rulesets, decks. All of it is collected, then one
/// error is returned.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/result.hpp"

namespace highnoon {

enum class Severity : std::uint8_t {
  warning,  ///< suspicious, but it loads
  error,    ///< nothing is loaded
};

/// One thing that is wrong, and where.
struct Diagnostic {
  std::string file;  ///< as the host named it; "" if there is none
  int line = 0;      ///< from 1; 0: unknown, or the whole file
  int column = 0;    ///< from 1; 0: unknown
  Severity severity = Severity::error;
  std::string card;  ///< the script id or title it is about; "" if none
  std::string message;
  std::string rule = "data";  ///< what kind of mistake it is, one word for tools (docs/check.md)
};

/// "error" or "warning".
const char* to_string(Severity severity);

/// "file:line:column: error: card: message", as compilers write it and editors read it. An unknown
/// column is 1, for editors want one; other parts that are unknown are left out.
std::string to_string(const Diagnostic& diagnostic);

/// Collects what is wrong while content is read.
class Diagnostics {
 public:
  void add(Diagnostic diagnostic);
  void error(std::string file, int line, std::string card, std::string message,
             std::string rule = "data");
  void warning(std::string file, int line, std::string card, std::string message,
               std::string rule = "data");
  /// Appends all of `other`, what says the same of the same place once.
  void add(const Diagnostics& other);

  /// In the order they were found.
  const std::vector<Diagnostic>& all() const { return all_; }
  bool empty() const { return all_.empty(); }
  int error_count() const;
  bool has_errors() const { return error_count() > 0; }

  /// One line each, errors and warnings.
  std::string text() const;
  /// One error of all errors found (warnings are left out), a line each. Only when has_errors().
  Error to_error(ErrorCode code) const;

 private:
  std::vector<Diagnostic> all_;
};

/// How many letters must be changed, added, dropped or swapped with their neighbour to turn one
/// word into the other; the case of ASCII letters does not count.
int edit_distance(std::string_view a, std::string_view b);

/// The known word that is nearest to a misspelt one, the first of several; none if all are too far
/// off to have been meant.
std::optional<std::string> nearest_word(std::string_view word,
                                        const std::vector<std::string>& known);

/// ` (did you mean "x"?)` with the nearest known word, or "" if there is none: to be put after a
/// message.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

}  // namespace highnoon
