#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "highnoon/yaml/pack.hpp"

namespace highnoon::test {

/// A folder of its own for one test, gone with it.
class Scratch {
 public:
  Scratch() {
    static int number = 0;
    folder_ = std::filesystem::temp_directory_path() /
              ("highnoon_yaml_" + std::to_string(::getpid()) + "_" + std::to_string(++number));
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

inline std::filesystem::path source_directory() { return HIGHNOON_SOURCE_DIRECTORY; }

/// The facts of the packs that come with Highnoon.
inline const Definitions& shipped_cards() {
  static const Definitions definitions = [] {
    Definitions loaded;
    Diagnostics diagnostics;
    for (const char* pack : {"base_set", "faith_and_fear", "immovable_object", "showcase"}) {
      load_pack_facts(source_directory() / "cards" / pack, loaded, diagnostics);
    }
    EXPECT_EQ(diagnostics.text(), "");
    return loaded;
  }();
  return definitions;
}

}  // namespace highnoon::test
