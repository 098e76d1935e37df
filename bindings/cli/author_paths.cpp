#include "author_paths.hpp"

#include <algorithm>

#include "file_watcher.hpp"
#include "highnoon/data_directory.hpp"
#include "highnoon/scenario.hpp"

namespace highnoon::cli {
namespace {

namespace fs = std::filesystem;

fs::path resolved(const fs::path& path) {
  std::error_code error;
  fs::path result = fs::weakly_canonical(path, error);
  if (error) return path;
  return result.has_filename() ? result : result.parent_path();  // "pack/" is "pack"
}

/// The folder to load for a path.
fs::path home_of(const fs::path& path) {
  std::error_code error;
  for (fs::path at = path; at.has_relative_path(); at = at.parent_path()) {
    if (fs::is_regular_file(at / "pack.yaml", error)) return at;
  }
  fs::path folder = fs::is_regular_file(path, error) ? path.parent_path() : path;
  for (const char* part : {"scenarios", "errata", "house_rules", "rulesets", "formats"}) {
    if (folder.filename() == part) return folder.parent_path();
  }
  return folder;
}

/// Packs that are too deep below a folder for the library to find them there.
std::vector<fs::path> deep_packs(const fs::path& folder) {
  std::vector<fs::path> packs;
  std::error_code error;
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path& path = entry->path();
    std::error_code gone;
    if (entry->is_directory(gone) && is_passed_over(path)) entry.disable_recursion_pending();
    if (entry.depth() > 2 && path.filename() == "pack.yaml") packs.push_back(path.parent_path());
  }
  std::sort(packs.begin(), packs.end());
  return packs;
}

}  // namespace

AuthorPaths author_paths(const std::vector<std::string>& paths, const std::vector<std::string>& packs) {
  const fs::path data = resolved(data_directory());
  AuthorPaths result;
  std::vector<fs::path> loaded;  // whole names
  loaded.reserve(packs.size() + paths.size());
  for (const std::string& pack : packs) loaded.push_back(resolved(pack));
  for (const std::string& path : paths) {
    const fs::path whole = resolved(path), home = home_of(whole);
    result.folders.push_back(home);
    // What comes with Highnoon is loaded anyway, and so is a folder around it.
    const bool is_standard = is_below(home, data / "cards") || is_below(home, data / "scripts") || is_below(data, home);
    if (is_standard || std::find(loaded.begin(), loaded.end(), home) != loaded.end()) continue;
    loaded.push_back(home);
    result.extra.push_back(home == whole ? fs::path(path) : home);
    std::error_code error;
    if (home != whole || fs::exists(home / "pack.yaml", error)) continue;
    for (const fs::path& pack : deep_packs(path)) {
      if (std::find(loaded.begin(), loaded.end(), resolved(pack)) != loaded.end()) continue;
      loaded.push_back(resolved(pack));
      result.extra.push_back(pack);
    }
  }
  return result;
}

bool names_pack(const AuthorPaths& paths, const fs::path& folder) {
  const fs::path whole = resolved(folder);
  return std::any_of(paths.folders.begin(), paths.folders.end(),
                     [&](const fs::path& path) { return is_below(whole, path) || is_below(path, whole); });
}

}  // namespace highnoon::cli
