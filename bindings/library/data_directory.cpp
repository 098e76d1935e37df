#include "highnoon/data_directory.hpp"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace highnoon {

namespace fs = std::filesystem;

std::string data_directory(const std::string& built_in) {
  if (const char* chosen = std::getenv("HIGHNOON_DATA"); chosen != nullptr && *chosen != '\0') {
    return chosen;
  }
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (!error) {
    const fs::path installed = program.parent_path().parent_path() / "share" / "highnoon";
    if (fs::is_directory(installed, error)) return installed.string();
  }
  return built_in;
}

}  // namespace highnoon
