#include "document/file.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace highnoon::document {

std::optional<std::string> read_file(const std::filesystem::path& path, Diagnostics& diagnostics) {
  constexpr std::uintmax_t kLargest = 16 * 1024 * 1024;
  const auto refuse = [&](const char* reason) {
    diagnostics.error(path.string(), 0, "", reason);
    return std::nullopt;
  };
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (!std::filesystem::exists(status)) return refuse("no such file");
  // Never a device or pipe: reading one might not end.
  if (!std::filesystem::is_regular_file(status)) return refuse("not a file");
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (error) return refuse("cannot be read");
  if (size > kLargest) return refuse("larger than 16 MiB");
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return refuse("cannot be read");
  std::string text(std::istreambuf_iterator<char>(stream), {});
  if (stream.bad()) return refuse("cannot be read");
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  return text;
}

int line_at(const std::string& text, std::size_t offset) {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(offset, text.size()));
  return 1 + static_cast<int>(std::count(text.begin(), end, '\n'));
}

}  // namespace highnoon::document
