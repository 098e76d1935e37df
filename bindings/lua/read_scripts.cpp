#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "highnoon/lua/load_scripts.hpp"

namespace highnoon {

Result<std::vector<ScriptSource>> read_scripts(const std::string& folder, const std::string& pack) {
  namespace fs = std::filesystem;
  std::error_code failed;
  std::vector<fs::path> paths;
  for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed)) {
    if (it->path().extension() == ".lua") paths.push_back(it->path());
  }
  if (failed) return Error{ErrorCode::not_found, folder + ": cannot be read: " + failed.message()};
  std::sort(paths.begin(), paths.end());
  std::vector<ScriptSource> sources;
  for (const fs::path& path : paths) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file) return Error{ErrorCode::not_found, path.string() + ": cannot be read"};
    sources.push_back({path.string(), pack, text.str()});
  }
  return sources;
}

}  // namespace highnoon
