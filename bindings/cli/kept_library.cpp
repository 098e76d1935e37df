#include "kept_library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace highnoon::cli {

namespace fs = std::filesystem;

KeptLibrary KeptLibrary::read(const LibraryArguments& arguments) {
  KeptLibrary kept;
  const auto add = [&](const fs::path& folder, const fs::path& name) {
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
      const fs::path& path = entry->path();
      std::error_code gone;
      if (path.filename() == "scenarios") entry.disable_recursion_pending();
      if ((path.extension() != ".lua" && path.extension() != ".yaml") || !entry->is_regular_file(gone)) continue;
      std::ifstream file(path, std::ios::binary);
      kept.files_.push_back({name / path.lexically_relative(folder), {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()}});
    }
  };
  const fs::path data = arguments.data.empty() ? data_directory() : arguments.data;
  for (const char* part : {"scripts", "cards"}) add(data / part, part);
  for (std::size_t i = 0; i < arguments.packs.size(); ++i) add(arguments.packs[i], fs::path("packs") / fmt::format("{:02}", i));
  return kept;
}

void KeptLibrary::write(const fs::path& folder) const {
  for (const File& file : files_) {
    const fs::path path = folder / file.name;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    std::ofstream stream(path, std::ios::binary);
    stream << file.text;
    if (!stream.flush()) throw Failure(path.string() + ": cannot be written");
  }
}

fs::path KeptLibrary::folder_for(const std::string& replay, std::uint64_t hash) {
  return fs::path(replay + ".libraries") / fmt::format("{:016x}", hash);
}

LibraryArguments KeptLibrary::arguments_for(const fs::path& folder, LibraryArguments arguments) {
  arguments.data = folder.string();
  arguments.packs.clear();
  std::error_code error;
  for (fs::directory_iterator entry(folder / "packs", error), end; !error && entry != end; entry.increment(error)) {
    arguments.packs.push_back(entry->path().string());
  }
  std::sort(arguments.packs.begin(), arguments.packs.end());
  return arguments;
}

}  // namespace highnoon::cli
