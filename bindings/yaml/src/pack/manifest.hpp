#pragma once

#include <optional>

#include "document/yaml.hpp"
#include "highnoon/yaml/pack.hpp"

namespace highnoon::pack {

/// The manifest in the document of a pack.yaml; `cards` is left alone.
/// @return none after an error
std::optional<PackManifest> read_manifest(const YAML::Node& document, document::Reader& reader,
                                          const std::filesystem::path& folder);

/// The keys of a pack.yaml, but those of its cards.
const std::vector<std::string>& manifest_keys();

/// Whether a word is a name for programs: lower-case letters, digits and _.
bool is_snake_case(const std::string& word);

}  // namespace highnoon::pack
