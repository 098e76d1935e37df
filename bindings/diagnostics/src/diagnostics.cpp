#include "highnoon/diagnostics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace highnoon {

const char* to_string(Severity severity) {
  return severity == Severity::error ? "error" : "warning";
}

std::string to_string(const Diagnostic& diagnostic) {
  std::string text = diagnostic.file;
  if (!diagnostic.file.empty()) {
    if (diagnostic.line > 0) {
      text += fmt::format(":{}:{}", diagnostic.line, std::max(diagnostic.column, 1));
    }
    text += ": ";
  }
  text += fmt::format("{}: ", to_string(diagnostic.severity));
  if (!diagnostic.card.empty()) text += diagnostic.card + ": ";
  return text + diagnostic.message;
}

void Diagnostics::add(Diagnostic diagnostic) { all_.push_back(std::move(diagnostic)); }

void Diagnostics::add(const Diagnostics& other) {
  const auto parts = [](const Diagnostic& d) { return std::tie(d.file, d.line, d.column, d.severity, d.card, d.message); };
  for (const Diagnostic& one : other.all_) {
    if (std::none_of(all_.begin(), all_.end(), [&](const Diagnostic& told) { return parts(told) == parts(one); })) all_.push_back(one);
  }
}

void Diagnostics::error(std::string file, int line, std::string card, std::string message,
                        std::string rule) {
  add({.file = std::move(file),
       .line = line,
       .severity = Severity::error,
       .card = std::move(card),
       .message = std::move(message),
       .rule = std::move(rule)});
}

void Diagnostics::warning(std::string file, int line, std::string card, std::string message,
                          std::string rule) {
  add({.file = std::move(file),
       .line = line,
       .severity = Severity::warning,
       .card = std::move(card),
       .message = std::move(message),
       .rule = std::move(rule)});
}

int Diagnostics::error_count() const {
  return static_cast<int>(std::count_if(
      all_.begin(), all_.end(), [](const Diagnostic& d) { return d.severity == Severity::error; }));
}

std::string Diagnostics::text() const {
  std::string text;
  for (const Diagnostic& diagnostic : all_) text += to_string(diagnostic) + '\n';
  return text;
}

Error Diagnostics::to_error(ErrorCode code) const {
  std::string text;
  for (const Diagnostic& diagnostic : all_) {
    if (diagnostic.severity != Severity::error) continue;
    if (!text.empty()) text += '\n';
    text += to_string(diagnostic);
  }
  return {code, std::move(text)};
}

}  // namespace highnoon
