#include <fmt/format.h>

#include <algorithm>

#include "highnoon/diagnostics.hpp"
#include "highnoon/replay.hpp"

namespace highnoon {
namespace {

Error refused(const ReplayHead& head, const std::string& why) {
  return {ErrorCode::wrong_library, fmt::format("{}{}{}", head.file, head.file.empty() ? "" : ":1: ", why)};
}

std::vector<std::string> names_of(const std::vector<Pin>& pins) {
  std::vector<std::string> names;
  for (const Pin& pin : pins) names.push_back(pin.name);
  return names;
}

/// Packs that the replay names and that no folder has.
std::vector<std::string> missing_packs(const LibraryPins& pins, const std::vector<std::filesystem::path>& search) {
  Diagnostics found;
  std::vector<std::string> there;
  for (const PackManifest& pack : find_packs(search, found)) there.push_back(pack.id);
  std::vector<std::string> lines;
  for (const Pin& pack : pins.packs) {
    if (std::find(there.begin(), there.end(), pack.name) != there.end()) continue;
    std::vector<std::string> cards;
    for (const Pin& card : pins.cards) {
      if (card.pack == pack.name) cards.push_back(fmt::format("{} ({})", card.title, card.name));
    }
    lines.push_back(fmt::format("pack {} {} ({}) is not there{}{}", pack.name, pack.version, pack.title, did_you_mean(pack.name, there),
                                cards.empty() ? "" : fmt::format("; these decks have of it: {}", fmt::join(cards, ", "))));
  }
  return lines;
}

}  // namespace

Result<Library> library_for(const ReplayHead& head, const std::vector<std::filesystem::path>& paths, LibraryOptions options) {
  options.as_of = head.as_of;
  options.rulesets.clear();
  const std::vector<CardGame> games = known_games(options.data);
  if (const CardGame* game = find_game_of(games, head.ruleset)) options.game = game->id;
  const LibraryPins& pins = head.pins;
  if (pins.empty()) {
    // Of a time when replays did not say more than a hash.
    if (head.ruleset.find('+') != std::string::npos) options.rulesets.push_back(head.ruleset);
    Result<Library> library = Library::load(paths, options);
    if (library && library->hash() != head.library) {
      return refused(head, fmt::format("it was made with the library {:016x}, and this is {:016x}: other cards, scripts or rules; it does not say which",
                                       head.library, library->hash()));
    }
    return library;
  }
  options.rulesets = pins.rulesets;
  options.only = LibraryParts{names_of(pins.packs), names_of(pins.files)};
  std::vector<std::filesystem::path> search = paths;
  if (options.standard_packs) search.insert(search.begin(), (options.data.empty() ? std::filesystem::path(data_directory()) : options.data) / "cards");
  const char* const kOthers = "it was made with other cards or rules than are here:";
  const std::vector<std::string> missing = missing_packs(pins, search);
  Result<Library> library = Library::load(paths, options);
  if (!library) {
    if (missing.empty()) return refused(head, fmt::format("what it was made with cannot be put together: {}", library.error().message));
    return refused(head, fmt::format("{}\n  {}", kOthers, fmt::join(missing, "\n  ")));
  }
  std::vector<std::string> lines = missing;
  for (std::string& line : differences(pins, library->pins())) {
    const bool said = std::any_of(missing.begin(), missing.end(), [&](const std::string& one) { return one.starts_with(line.substr(0, line.find(" is not there"))); });
    if (!said) lines.push_back(std::move(line));
  }
  if (!lines.empty()) return refused(head, fmt::format("{}\n  {}", kOthers, fmt::join(lines, "\n  ")));
  if (library->hash() != head.library) {
    return refused(head, fmt::format("it was made with the library {:016x}, and what it names makes the library {:016x}", head.library, library->hash()));
  }
  return library;
}

}  // namespace highnoon
