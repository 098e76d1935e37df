#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace highnoon::cli {

/// What the paths of an author lead to: files and folders of packs, scripts, scenarios.
struct AuthorPaths {
  std::vector<std::filesystem::path> folders;  ///< whole names; packs in, above or below them are meant
  std::vector<std::string> extra;              ///< folders that the library would not load by itself, as written where they can be
};

/// A path within a pack leads to the pack; one to a folder of scenarios, errata, house rules, rulesets or formats, to what holds it; one
/// to a folder with packs somewhere below it, to those as well.
/// @param packs  that are loaded anyway
AuthorPaths author_paths(const std::vector<std::string>& paths, const std::vector<std::string>& packs = {});

/// Whether a pack in this folder is meant.
bool names_pack(const AuthorPaths& paths, const std::filesystem::path& folder);

}  // namespace highnoon::cli
