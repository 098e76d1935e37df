#include "pack/manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <regex>
#include <string_view>

#include "document/file.hpp"

namespace highnoon {
namespace pack {

const std::vector<std::string>& manifest_keys() {
  static const std::vector<std::string> keys = {"id",    "name",        "version",  "language", "game",
                                                "needs", "permissions", "factions", "keywords",
                                                "cards"};
  return keys;
}

bool is_snake_case(const std::string& word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

namespace {

constexpr const char* kVersionForm = R"(\d{1,9}(\.\d{1,9}){0,3})";

void read_version(PackManifest& manifest, const YAML::Node& value, document::Reader& reader) {
  static const std::regex form(kVersionForm);
  manifest.version = reader.text(value, "version").value_or("");
  if (!manifest.version.empty() && !std::regex_match(manifest.version, form)) {
    reader.error(value, fmt::format("version \"{}\" is not of numbers with dots, as in \"1.2.0\"",
                                    manifest.version));
  }
}

void read_needs(PackManifest& manifest, const YAML::Node& value, document::Reader& reader) {
  static const std::regex form(std::string(R"(([a-z0-9_]+)(?: *>= *()") + kVersionForm + "))?");
  int index = 0;
  for (const std::string& text : reader.texts(value, "needs")) {
    const YAML::Node entry = value[index++];
    std::smatch parts;
    if (std::regex_match(text, parts, form)) {
      manifest.needs.push_back({parts[1], parts[2], document::line_of(entry)});
    } else {
      reader.error(entry, fmt::format("\"{}\" is no pack's id, or an id and the lowest version that "
                                      "will do, as in \"base_set >= 1.2\"",
                                      text));
    }
  }
}

}  // namespace

std::optional<PackManifest> read_manifest(const YAML::Node& document, document::Reader& reader,
                                          const std::filesystem::path& folder) {
  const int errors_before = reader.error_count();
  PackManifest manifest{.folder = folder};
  bool has_language = false;
  const auto read_text = [&](const YAML::Node& value, const std::string& key, std::string& field) {
    const auto text = reader.text(value, key);
    if (text) field = *text;
  };
  const bool is_map = reader.each_entry(
      document, "pack.yaml", [&](const YAML::Node& key_node, const YAML::Node& value) {
        const std::string& key = key_node.Scalar();
        if (key == "id") {
          read_text(value, key, manifest.id);
          if (!manifest.id.empty() && !is_snake_case(manifest.id)) {
            reader.error(value, fmt::format("id \"{}\" is not snake_case", manifest.id));
          }
        } else if (key == "name") {
          read_text(value, key, manifest.name);
        } else if (key == "version") {
          read_version(manifest, value, reader);
        } else if (key == "language") {
          has_language = true;
          const auto language = reader.integer(value, key, 0, 9999);
          if (language && *language != kCardLanguage) {
            reader.error(value,
                         fmt::format("the pack is written in version {} of the card language; this "
                                     "library reads version {}",
                                     *language, kCardLanguage));
          }
        } else if (key == "game") {
          read_text(value, key, manifest.game);
        } else if (key == "needs") {
          read_needs(manifest, value, reader);
        } else if (key == "permissions") {
          const auto permissions = reader.word(value, key, {"cards", "rules"});
          if (permissions) manifest.permissions = static_cast<Permissions>(*permissions);
        } else if (key == "factions") {
          manifest.factions = reader.texts(value, key);
          for (const std::string& faction : manifest.factions) {
            if (!is_snake_case(faction)) {
              reader.error(value, fmt::format("faction \"{}\" is not snake_case", faction));
            }
          }
        } else if (key == "keywords") {
          manifest.keywords = reader.texts(value, key);
        } else if (key != "cards") {
          reader.error(key_node, fmt::format("unknown key \"{}\"{}", key, did_you_mean(key, manifest_keys())));
        }
      });
  if (!is_map) return std::nullopt;
  for (const auto& [key, missing] : {std::pair{"id", !document["id"]},
                                     {"name", !document["name"]},
                                     {"version", !document["version"]},
                                     {"language", !has_language}}) {
    if (missing) reader.error(document, fmt::format("\"{}\" is missing", key));
  }
  if (reader.error_count() > errors_before) return std::nullopt;
  return manifest;
}

}  // namespace pack

namespace {

/// A pack.yaml with blank lines instead of its cards, which are most of it and take long to parse. They are whole lines below a line
/// `cards:`, indented or beginning with a dash; written otherwise they stay.
std::string without_cards(const std::string& text) {
  std::string head;
  bool among_cards = false;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    const std::string_view line(text.data() + begin, end - begin);
    const bool is_continued = line.find_first_of(" -#\r\n") == 0;
    among_cards = among_cards ? is_continued : line == "cards:\n";
    head += among_cards ? std::string_view("\n") : line;
    begin = end;
  }
  // Lines after the last key are of no use.
  head.erase(head.find_last_not_of('\n') + 1);
  return head + "\n";
}

}  // namespace

std::optional<PackManifest> read_manifest(const std::filesystem::path& folder,
                                          Diagnostics& diagnostics) {
  const std::filesystem::path path = folder / "pack.yaml";
  const auto text = document::read_file(path, diagnostics);
  if (!text) return std::nullopt;
  const auto document = document::parse_yaml(without_cards(*text), path, diagnostics);
  if (!document) return std::nullopt;
  document::Reader reader(path.string(), diagnostics);
  return pack::read_manifest(*document, reader, folder);
}

namespace {

/// Puts packs after those they need, depth first; what cannot be ordered is left out.
class LoadOrder {
 public:
  LoadOrder(const std::vector<PackManifest>& found, Diagnostics& diagnostics)
      : found_(found), diagnostics_(diagnostics) {
    for (const PackManifest& manifest : found) ids_.push_back(manifest.id);
  }

  std::vector<PackManifest> ordered() {
    for (std::size_t i = 0; i < found_.size(); ++i) visit(i);
    return std::move(ordered_);
  }

 private:
  enum class Mark { open, done, failed };

  bool visit(std::size_t index) {
    const PackManifest& manifest = found_[index];
    const auto [mark, is_new] = marks_.try_emplace(index, Mark::open);
    if (!is_new) return mark->second != Mark::failed;
    path_.push_back(manifest.id);
    for (const PackNeed& need : manifest.needs) {
      if (!meet(index, need)) {
        marks_[index] = Mark::failed;
        path_.pop_back();
        return false;
      }
    }
    path_.pop_back();
    marks_[index] = Mark::done;
    ordered_.push_back(manifest);
    return true;
  }

  /// Puts a pack that another one needs before it, if it can be.
  bool meet(std::size_t index, const PackNeed& need) {
    const auto fail = [&](const std::string& why) {
      diagnostics_.error((found_[index].folder / "pack.yaml").string(), need.line, "",
                         fmt::format("needs the pack \"{}\", which {}", need.id, why));
      return false;
    };
    const auto needed = std::find(ids_.begin(), ids_.end(), need.id);
    if (needed == ids_.end()) {
      return fail("is not on the search path" + did_you_mean(need.id, ids_));
    }
    const auto needed_index = static_cast<std::size_t>(needed - ids_.begin());
    const auto open = marks_.find(needed_index);
    if (open != marks_.end() && open->second == Mark::open) {
      const auto begin = std::find(path_.begin(), path_.end(), need.id);
      return fail(fmt::format("needs it in turn: {}, {}",
                              fmt::join(begin, path_.end(), ", "), need.id));
    }
    const PackManifest& other = found_[needed_index];
    if (!need.least.empty() && !is_at_least(other.version, need.least)) {
      return fail(fmt::format("is of version {}, not at least {}: {}", other.version, need.least,
                              (other.folder / "pack.yaml").string()));
    }
    return visit(needed_index) || fail("cannot be loaded");
  }

  const std::vector<PackManifest>& found_;
  Diagnostics& diagnostics_;
  std::vector<std::string> ids_;
  std::map<std::size_t, Mark> marks_;
  std::vector<std::string> path_;  ///< ids of those being visited
  std::vector<PackManifest> ordered_;
};

/// The folder itself, or those directly below it that hold a pack.yaml; of one that holds none, as that of a game, those below it.
std::vector<std::filesystem::path> pack_folders(const std::filesystem::path& root,
                                                Diagnostics& diagnostics) {
  namespace fs = std::filesystem;
  if (std::error_code error; fs::exists(root / "pack.yaml", error)) return {root};
  std::vector<fs::path> folders;
  const auto look_into = [&](const auto& self, const fs::path& folder, int depth) -> void {
    std::error_code error;
    fs::directory_iterator entries(folder, error);
    if (error && depth == 0) diagnostics.error(root.string(), 0, "", "no such folder");
    for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
      std::error_code ignored;
      const fs::path& path = entries->path();
      if (fs::exists(path / "pack.yaml", ignored)) folders.push_back(path);
      else if (depth == 0 && entries->is_directory(ignored)) self(self, path, 1);
    }
  };
  look_into(look_into, root, 0);
  std::sort(folders.begin(), folders.end());  // so that messages come in one order
  return folders;
}

}  // namespace

bool is_at_least(const std::string& version, const std::string& least) {
  const char *at = version.data(), *other = least.data();
  const auto next = [](const char*& from, const std::string& text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    from = std::from_chars(from, end, number).ptr;
    if (from < end) ++from;  // the dot
    return number;
  };
  for (int i = 0; i < 4; ++i) {
    const int a = next(at, version), b = next(other, least);
    if (a != b) return a > b;
  }
  return true;
}

std::vector<PackManifest> find_packs(const std::vector<std::filesystem::path>& search_path,
                                     Diagnostics& diagnostics, const std::string& game) {
  std::vector<PackManifest> found;
  for (const std::filesystem::path& root : search_path) {
    const std::size_t first = found.size();
    for (const std::filesystem::path& folder : pack_folders(root, diagnostics)) {
      auto manifest = read_manifest(folder, diagnostics);
      if (!manifest) continue;
      if (!game.empty() && manifest->game != game) {
        if (folder == root) {
          diagnostics.error((folder / "pack.yaml").string(), 0, "",
                            fmt::format("the pack \"{}\" is of the game \"{}\", and the library is of \"{}\"", manifest->id, manifest->game, game));
        }
        continue;
      }
      const auto twin = std::find_if(found.begin(), found.end(), [&](const PackManifest& other) {
        return other.id == manifest->id;
      });
      if (twin == found.end()) {
        found.push_back(*std::move(manifest));
        continue;
      }
      std::error_code ignored;
      if (std::filesystem::equivalent(folder, twin->folder, ignored)) continue;
      diagnostics.error((folder / "pack.yaml").string(), 0, "",
                        fmt::format("the pack \"{}\" is there already, in {}", manifest->id,
                                    (twin->folder / "pack.yaml").string()),
                        "conflict");
    }
    // By id, so that the names of folders, which are a matter of each machine, decide nothing.
    std::sort(found.begin() + static_cast<std::ptrdiff_t>(first), found.end(),
              [](const PackManifest& a, const PackManifest& b) { return a.id < b.id; });
  }
  return LoadOrder(found, diagnostics).ordered();
}

}  // namespace highnoon
