#pragma once

/// Text in columns, for terminals of 100 columns.

#include <string>
#include <string_view>
#include <vector>

namespace highnoon::cli {

inline constexpr int kColumns = 100;

/// Columns a UTF-8 text takes (each code point one).
int width(std::string_view text);
/// Cut to at most `columns`, with an ellipsis where something is missing.
std::string clipped(std::string_view text, int columns);
/// Cut or filled with spaces to exactly `columns`.
std::string padded(std::string_view text, int columns);
/// Broken at spaces into lines of at most `columns`; lines after the first begin with `indent` spaces.
std::string wrapped(std::string_view text, int columns, int indent = 0);

/// Blocks of lines side by side, each `columns` wide, as many in a row as fit.
std::string side_by_side(const std::vector<std::vector<std::string>>& blocks, int columns);

/// A table: the first row is the heading, the first column is flush left, the others flush right.
std::string table(const std::vector<std::vector<std::string>>& rows);

}  // namespace highnoon::cli
