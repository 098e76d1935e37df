#pragma once

#include <yaml-cpp/yaml.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "highnoon/diagnostics.hpp"

namespace highnoon::document {

/// The document in a YAML file.
/// @return none after an error (file or syntax), which is added to `diagnostics`
std::optional<YAML::Node> read_yaml(const std::filesystem::path& path, Diagnostics& diagnostics);

/// The document in the text of a YAML file, as above.
std::optional<YAML::Node> parse_yaml(const std::string& text, const std::filesystem::path& path,
                                     Diagnostics& diagnostics);

int line_of(const YAML::Node& node);

/// Reads values from YAML nodes strictly; what does not fit is reported and reads as nothing.
class Reader {
 public:
  Reader(std::string file, Diagnostics& diagnostics)
      : file_(std::move(file)), diagnostics_(diagnostics) {}

  const std::string& file() const { return file_; }
  int error_count() const { return diagnostics_.error_count(); }

  /// The card that later messages are about; "" for none.
  void about(std::string card) { card_ = std::move(card); }
  void error(int line, std::string message);
  void error(const YAML::Node& node, std::string message) {
    add(node, Severity::error, std::move(message));
  }
  void warning(const YAML::Node& node, std::string message);

  /// A scalar of at most 400 bytes without control characters, not empty. `what` names it in
  /// messages.
  std::optional<std::string> text(const YAML::Node& node, const std::string& what);
  /// An integer between `low` and `high`; a leading + is allowed.
  std::optional<int> integer(const YAML::Node& node, const std::string& what, int low, int high);
  /// A list of texts.
  std::vector<std::string> texts(const YAML::Node& node, const std::string& what);
  /// One of `words`; its index.
  std::optional<int> word(const YAML::Node& node, const std::string& what,
                          const std::vector<std::string>& words);

  /// Calls `use(key, value)` for each entry of a mapping in its order; a key that stands there
  /// twice is an error.
  /// @return false, after an error, if `node` is no mapping
  bool each_entry(const YAML::Node& node, const std::string& what,
                  const std::function<void(const YAML::Node& key, const YAML::Node& value)>& use);

 private:
  void add(const YAML::Node& node, Severity severity, std::string message);

  std::string file_;
  Diagnostics& diagnostics_;
  std::string card_;
};

}  // namespace highnoon::document
