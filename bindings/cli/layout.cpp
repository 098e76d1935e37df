#include "layout.hpp"

#include <algorithm>

namespace highnoon::cli {

namespace {

bool begins_code_point(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

}  // namespace

int width(std::string_view text) { return static_cast<int>(std::count_if(text.begin(), text.end(), begins_code_point)); }

std::string clipped(std::string_view text, int columns) {
  if (width(text) <= columns) return std::string(text);
  std::string result;
  int taken = 0;
  for (const char c : text) {
    if (begins_code_point(c) && ++taken >= columns) break;
    result += c;
  }
  return result + "…";
}

std::string padded(std::string_view text, int columns) {
  std::string result = clipped(text, columns);
  result.append(static_cast<std::size_t>(columns - width(result)), ' ');
  return result;
}

std::string wrapped(std::string_view text, int columns, int indent) {
  std::string result;
  std::string line;
  bool first = true;
  const auto flush = [&] {
    if (!first) result += "\n" + std::string(static_cast<std::size_t>(indent), ' ');
    result += line;
    line.clear();
    first = false;
  };
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    const int room = first ? columns : columns - indent;
    if (!line.empty() && width(line) + 1 + width(word) > room) flush();
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty() || first) flush();
  return result;
}

std::string side_by_side(const std::vector<std::vector<std::string>>& blocks, int columns) {
  const auto in_a_row = static_cast<std::size_t>(std::max(1, kColumns / columns));
  std::string result;
  for (std::size_t first = 0; first < blocks.size(); first += in_a_row) {
    const std::size_t last = std::min(first + in_a_row, blocks.size());
    std::size_t height = 0;
    for (std::size_t i = first; i < last; ++i) height = std::max(height, blocks[i].size());
    for (std::size_t row = 0; row < height; ++row) {
      std::string line;
      for (std::size_t i = first; i < last; ++i) {
        line += padded(row < blocks[i].size() ? blocks[i][row] : "", columns - 1) + " ";
      }
      line.erase(line.find_last_not_of(' ') + 1);
      result += line + "\n";
    }
  }
  return result;
}

std::string table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<int> widths;
  for (const std::vector<std::string>& row : rows) {
    if (row.size() > widths.size()) widths.resize(row.size(), 0);
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string result;
  for (const std::vector<std::string>& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string fill(static_cast<std::size_t>(widths[i] - width(row[i])), ' ');
      line += i == 0 ? row[i] + fill : "  " + fill + row[i];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    result += line + "\n";
  }
  return result;
}

}  // namespace highnoon::cli
