#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

namespace highnoon {

namespace fs = std::filesystem;

Result<void> write_whole(const fs::path& path, std::string_view bytes) {
  const auto failed = [&](const std::string& why) {
    return Error{ErrorCode::bad_data, fmt::format("{}: cannot be written: {}", path.string(), why)};
  };
  std::error_code error;
  if (fs::is_directory(path, error)) return failed("it is a folder");
  fs::path part = path;
  part += ".part";
  {
    std::ofstream file(part, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.flush();
    if (!file) {
      const std::string why = std::strerror(errno);
      fs::remove(part, error);
      return failed(why);
    }
  }
  fs::rename(part, path, error);
  if (error) return failed(error.message());
  return {};
}

Result<std::string> read_whole(const fs::path& path, std::string_view what) {
  std::error_code error;
  if (fs::is_directory(path, error)) return Error{ErrorCode::not_found, fmt::format("{}: a folder, not {}", path.string(), what)};
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{ErrorCode::not_found, path.string() + ": " + std::strerror(errno)};
  return std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace highnoon
