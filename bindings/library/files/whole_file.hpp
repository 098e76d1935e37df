#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "highnoon/result.hpp"

namespace highnoon {

/// Writes a file, whole or not at all: what stood there stays until the new file is complete.
/// @retval ErrorCode::bad_data  it cannot be written: "file: cannot be written: why"
Result<void> write_whole(const std::filesystem::path& path, std::string_view bytes);

/// @param what  what it should be, for the message about a folder: "a replay"
/// @retval ErrorCode::not_found  "file: why"
Result<std::string> read_whole(const std::filesystem::path& path, std::string_view what);

}  // namespace highnoon
