#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace highnoon::test {

/// A folder of its own for one test, gone with it.
class Scratch {
 public:
  Scratch() {
    static int number = 0;
    folder_ = std::filesystem::temp_directory_path() /
              ("highnoon_" + std::to_string(::getpid()) + "_" + std::to_string(++number));
    std::filesystem::create_directories(folder_);
  }
  ~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::filesystem::path& folder() const { return folder_; }
  /// Writes a file below the folder; returns its path.
  std::filesystem::path write(const std::string& name, const std::string& text) const {
    const std::filesystem::path path = folder_ / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace highnoon::test
