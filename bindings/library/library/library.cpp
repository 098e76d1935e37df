#include "highnoon/library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>

#include "highnoon/lua/load_scripts.hpp"
#include "library/content_hash.hpp"

namespace highnoon {
namespace {

namespace fs = std::filesystem;

/// Appends the scripts of a folder, if there is one.
void read_into(std::vector<ScriptSource>& sources, const fs::path& folder, const std::string& pack, Diagnostics& diagnostics) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) return;
  Result<std::vector<ScriptSource>> read = read_scripts(folder.string(), pack);
  if (!read) {
    diagnostics.error(folder.string(), 0, "", read.error().message);
    return;
  }
  for (ScriptSource& source : *read) sources.push_back(std::move(source));
}

void add_to(ContentHash& hash, const char* group, const std::vector<ScriptSource>& sources) {
  hash.add(group);
  for (const ScriptSource& source : sources) {
    hash.add(source.pack);
    // The folder's place does not count, so that a library is the same on every machine.
    hash.add(fs::path(source.file).filename().string());
    hash.add(source.text);
  }
}

/// @param facts  the hash of the packs' facts
std::uint64_t hash_content(std::uint64_t facts, const ScriptSources& sources, const std::vector<std::string>& rulesets) {
  ContentHash hash;
  hash.add(std::to_string(facts));
  add_to(hash, "words", sources.words);
  add_to(hash, "cards", sources.cards);
  add_to(hash, "rulesets", sources.rulesets);
  add_to(hash, "house_rules", sources.house_rules);
  for (const std::string& ruleset : rulesets) hash.add(ruleset);
  return hash.value();
}

/// "base+one+two" in its parts.
std::vector<std::string> parts_of(const std::string& ruleset) {
  std::vector<std::string> parts(1);
  for (const char c : ruleset) {
    if (c == '+') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

void combine(Definitions& definitions, const ScriptHost& host, const std::vector<std::string>& rulesets, Diagnostics& diagnostics) {
  for (const std::string& ruleset : rulesets) {
    if (definitions.find_ruleset(ruleset) >= 0) continue;
    std::vector<std::string> rules = parts_of(ruleset);
    const std::string base = rules.front();
    rules.erase(rules.begin());
    const Result<void> combined = combine_ruleset(definitions, host, base, rules);
    if (!combined) diagnostics.error("", 0, "", combined.error().message);
  }
}

/// What is no folder cannot be a pack or hold packs: said here, before the search passes over it.
bool check_paths(const std::vector<fs::path>& paths, Diagnostics& diagnostics) {
  for (const fs::path& path : paths) {
    std::error_code error;
    if (!fs::exists(path, error)) {
      diagnostics.error(path.string(), 0, "", "no such folder");
    } else if (!fs::is_directory(path, error)) {
      diagnostics.error(path.string(), 0, "", "a pack is a folder, and this is none");
    }
  }
  return !diagnostics.has_errors();
}

}  // namespace

Result<Library> Library::load(const std::vector<fs::path>& paths, const LibraryOptions& options) {
  Diagnostics diagnostics;
  return load(paths, options, diagnostics);
}

Result<Library> Library::load(const std::vector<fs::path>& paths, const LibraryOptions& options, Diagnostics& diagnostics) {
  const fs::path data = options.data.empty() ? fs::path(data_directory()) : options.data;
  const fs::path scripts = data / "scripts";
  std::vector<fs::path> search = paths;
  if (options.standard_packs) search.insert(search.begin(), data / "cards");
  if (!check_paths(search, diagnostics)) return diagnostics.to_error(ErrorCode::not_found);

  Library library;
  auto content = std::make_shared<Content>();
  Definitions& definitions = content->definitions;
  ScriptSources sources;
  read_into(sources.words, scripts / "highnoon", "", diagnostics);
  read_into(sources.rulesets, scripts / "rulesets", "", diagnostics);
  read_into(sources.house_rules, scripts / "house_rules", "", diagnostics);
  for (const fs::path& path : paths) {
    read_into(sources.rulesets, path / "rulesets", "", diagnostics);
    read_into(sources.house_rules, path / "house_rules", "", diagnostics);
  }
  library.packs_ = find_packs(search, diagnostics);
  for (const PackManifest& pack : library.packs_) {
    if (load_pack_facts(pack.folder, definitions, diagnostics)) read_into(sources.cards, pack.folder, pack.id, diagnostics);
  }
  // Scripts of packs whose facts are wrong would only add errors that follow from those.
  if (diagnostics.has_errors()) return diagnostics.to_error(ErrorCode::bad_data);

  const std::uint64_t facts = definitions.hash;
  content->host = load_scripts(definitions, sources, diagnostics);
  if (content->host) combine(definitions, *content->host, options.rulesets, diagnostics);
  if (diagnostics.has_errors() || !content->host) return diagnostics.to_error(ErrorCode::bad_script);
  // Without ruleset files there is still the one that the kernel knows.
  if (definitions.rulesets.empty()) definitions.rulesets.push_back(default_ruleset());
  definitions.hash = hash_content(facts, sources, options.rulesets);
  library.content_ = std::move(content);
  return library;
}

Result<DeckList> Library::read_deck(const fs::path& path, const std::string& ruleset) const {
  const int index = definitions().find_ruleset(ruleset);
  if (index < 0) return Error{ErrorCode::bad_config, fmt::format("there is no ruleset \"{}\"", ruleset)};
  Result<LoadedDeck> deck = load_deck(path, definitions());
  if (!deck) return deck.error();
  std::string faults;
  for (const DeckFault& fault : check_deck(*deck, definitions(), definitions().rulesets[static_cast<std::size_t>(index)])) {
    faults += (faults.empty() ? "" : "\n") + to_string(fault, *deck);
  }
  if (!faults.empty()) return Error{ErrorCode::bad_deck, faults};
  return deck->list();
}

}  // namespace highnoon
