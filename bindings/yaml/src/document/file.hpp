#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "highnoon/diagnostics.hpp"

namespace highnoon::document {

/// The bytes of a regular file, without a byte order mark.
/// @return none after an error (missing, unreadable, a folder, over 16 MiB), which is added to
/// `diagnostics`
std::optional<std::string> read_file(const std::filesystem::path& path, Diagnostics& diagnostics);

/// Number of the line, from 1, that holds the byte at `offset`.
int line_at(const std::string& text, std::size_t offset);

}  // namespace highnoon::document
