#include "document/yaml.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "document/file.hpp"

namespace highnoon::document {
namespace {

const char* kind_of(const YAML::Node& node) {
  switch (node.Type()) {
    case YAML::NodeType::Sequence: return "a list";
    case YAML::NodeType::Map: return "a mapping";
    case YAML::NodeType::Scalar: return "a value";
    default: return "nothing";
  }
}

bool is_control(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte < 0x20 || byte == 0x7F;
}

}  // namespace

std::optional<YAML::Node> read_yaml(const std::filesystem::path& path, Diagnostics& diagnostics) {
  const std::optional<std::string> text = read_file(path, diagnostics);
  if (!text) return std::nullopt;
  return parse_yaml(*text, path, diagnostics);
}

std::optional<YAML::Node> parse_yaml(const std::string& text, const std::filesystem::path& path,
                                     Diagnostics& diagnostics) {
  try {
    return YAML::Load(text);
  } catch (const YAML::Exception& exception) {
    const bool known = !exception.mark.is_null();
    diagnostics.add({.file = path.string(),
                     .line = known ? exception.mark.line + 1 : 0,
                     .column = known ? exception.mark.column + 1 : 0,
                     .message = "broken YAML: " + exception.msg,
                     .rule = "syntax"});
  } catch (const std::exception& exception) {
    diagnostics.error(path.string(), 0, "", std::string("broken YAML: ") + exception.what());
  }
  return std::nullopt;
}

int line_of(const YAML::Node& node) {
  return node.IsDefined() && !node.Mark().is_null() ? node.Mark().line + 1 : 0;
}

void Reader::error(int line, std::string message) {
  diagnostics_.error(file_, line, card_, std::move(message));
}

void Reader::warning(const YAML::Node& node, std::string message) {
  add(node, Severity::warning, std::move(message));
}

void Reader::add(const YAML::Node& node, Severity severity, std::string message) {
  const bool known = line_of(node) > 0;
  diagnostics_.add({.file = file_,
                    .line = line_of(node),
                    .column = known ? node.Mark().column + 1 : 0,
                    .severity = severity,
                    .card = card_,
                    .message = std::move(message)});
}

std::optional<std::string> Reader::text(const YAML::Node& node, const std::string& what) {
  if (!node.IsScalar()) {
    error(node, fmt::format("{} must be a text, not {}", what, kind_of(node)));
    return std::nullopt;
  }
  const std::string& value = node.Scalar();
  if (value.empty()) {
    error(node, what + " is empty");
    return std::nullopt;
  }
  constexpr std::size_t kLongest = 400;
  if (value.size() > kLongest) {
    error(node, fmt::format("{} is longer than {} bytes", what, kLongest));
    return std::nullopt;
  }
  // A title is printed to terminals: nothing in it may steer one.
  if (std::any_of(value.begin(), value.end(), is_control)) {
    error(node, what + " contains a control character");
    return std::nullopt;
  }
  return value;
}

std::optional<int> Reader::integer(const YAML::Node& node, const std::string& what, int low,
                                   int high) {
  const std::string text = node.IsScalar() ? node.Scalar() : "";
  const char* begin = text.data() + (text.starts_with('+') ? 1 : 0);
  const char* end = text.data() + text.size();
  int value = 0;
  const auto [rest, failure] = std::from_chars(begin, end, value);
  if (!node.IsScalar() || rest != end || failure == std::errc::invalid_argument) {
    error(node, fmt::format("{} must be a whole number, not {}", what,
                            node.IsScalar() ? '"' + text + '"' : kind_of(node)));
    return std::nullopt;
  }
  if (failure != std::errc{} || value < low || value > high) {
    error(node, fmt::format("{} must be {} to {}, not {}", what, low, high, text));
    return std::nullopt;
  }
  return value;
}

std::vector<std::string> Reader::texts(const YAML::Node& node, const std::string& what) {
  std::vector<std::string> values;
  if (!node.IsSequence()) {
    error(node, fmt::format("{} must be a list, not {}", what, kind_of(node)));
    return values;
  }
  for (const YAML::Node& entry : node) {
    if (auto value = text(entry, "an entry of " + what)) values.push_back(*std::move(value));
  }
  return values;
}

std::optional<int> Reader::word(const YAML::Node& node, const std::string& what,
                                const std::vector<std::string>& words) {
  const auto value = text(node, what);
  if (!value) return std::nullopt;
  const auto found = std::find(words.begin(), words.end(), *value);
  if (found != words.end()) return static_cast<int>(found - words.begin());
  error(node, fmt::format("unknown {} \"{}\"{}", what, *value, did_you_mean(*value, words)));
  return std::nullopt;
}

bool Reader::each_entry(
    const YAML::Node& node, const std::string& what,
    const std::function<void(const YAML::Node& key, const YAML::Node& value)>& use) {
  if (!node.IsMap()) {
    error(node, fmt::format("{} must be a mapping (key: value), not {}", what, kind_of(node)));
    return false;
  }
  // yaml-cpp keeps both entries of a key that stands twice and finds the first.
  std::vector<std::string> seen;
  for (const auto& entry : node) {
    const auto key = text(entry.first, "a key");
    if (!key) continue;
    if (std::find(seen.begin(), seen.end(), *key) != seen.end()) {
      error(entry.first, fmt::format("\"{}\" stands here twice", *key));
      continue;
    }
    seen.push_back(*key);
    use(entry.first, entry.second);
  }
  return true;
}

}  // namespace highnoon::document
