#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "command.hpp"

namespace highnoon::cli {

/// The files of a library as they are now, so that a game can be replayed when they have changed.
class KeptLibrary {
 public:
  /// Reads scripts/ and cards/ of Highnoon and the folders of `--packs`: what the library is loaded from, a megabyte or so.
  static KeptLibrary read(const LibraryArguments& arguments);

  /// Writes them below a folder: scripts/, cards/, and packs/00, packs/01 ... in the order of `--packs`.
  /// @throw Failure  it cannot be written
  void write(const std::filesystem::path& folder) const;

  /// Where the libraries of a replay stand, if it needs some of its own: `FILE.libraries/HASH`.
  static std::filesystem::path folder_for(const std::string& replay, std::uint64_t hash);
  /// The arguments that load what was written to a folder, with the rules and the date of others.
  static LibraryArguments arguments_for(const std::filesystem::path& folder, LibraryArguments arguments);

 private:
  struct File {
    std::filesystem::path name;  ///< below the folder
    std::string text;
  };
  std::vector<File> files_;
};

}  // namespace highnoon::cli
