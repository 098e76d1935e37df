#include "highnoon/pins.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/game.hpp"

namespace highnoon {
namespace {

const Pin* find(const std::vector<Pin>& pins, const std::string& name) {
  const auto found = std::find_if(pins.begin(), pins.end(), [&](const Pin& pin) { return pin.name == name; });
  return found == pins.end() ? nullptr : &*found;
}

std::vector<std::string> names_of(const std::vector<Pin>& pins) {
  std::vector<std::string> names;
  for (const Pin& pin : pins) names.push_back(pin.name);
  return names;
}

/// "Blake Ruby (01031), Bank (01052)": the pinned cards of a pack that are not the same now.
std::string changed_cards(const LibraryPins& pinned, const LibraryPins& now, const std::string& pack) {
  std::vector<std::string> cards;
  for (const Pin& card : pinned.cards) {
    if (card.pack != pack) continue;
    const Pin* const twin = find(now.cards, card.name);
    if (!twin) cards.push_back(fmt::format("{} ({}, not there)", card.title, card.name));
    else if (twin->hash != card.hash) cards.push_back(fmt::format("{} ({})", card.title, card.name));
  }
  return fmt::format("{}", fmt::join(cards, ", "));
}

/// What is to be said of a pinned pack, or "".
std::string pack_difference(const LibraryPins& pinned, const LibraryPins& now, const Pin& pack) {
  const std::string name = fmt::format("pack {} {}", pack.name, pack.version);
  const Pin* const there = find(now.packs, pack.name);
  if (!there) return fmt::format("{} ({}) is not there{}", name, pack.title, did_you_mean(pack.name, names_of(now.packs)));
  if (there->hash == pack.hash && there->version == pack.version) return "";
  std::string text = there->version == pack.version ? fmt::format("{} has other contents: {:016x}, not {:016x}", name, there->hash, pack.hash)
                                                    : fmt::format("{} is here in version {}: {:016x}, not {:016x}", name, there->version, there->hash, pack.hash);
  const std::string cards = changed_cards(pinned, now, pack.name);
  return text + (cards.empty() ? "; no card of these decks differs" : "; of these decks differ: " + cards);
}

}  // namespace

LibraryPins pins_for(const LibraryPins& library, const GameConfig& config, const Definitions& definitions) {
  LibraryPins pins = library;
  std::vector<bool> used(definitions.cards.size(), false);
  const auto use = [&](DefId def) {
    if (def < used.size()) used[def] = true;
  };
  for (const SeatConfig& seat : config.seats) {
    use(seat.deck.outfit);
    use(seat.deck.legend);
    for (const DefId def : seat.deck.cards) use(def);
  }
  pins.cards.clear();
  for (std::size_t i = 0; i < used.size() && i < library.cards.size(); ++i) {
    if (used[i]) pins.cards.push_back(library.cards[i]);
  }
  return pins;
}

std::vector<std::string> differences(const LibraryPins& pinned, const LibraryPins& now) {
  std::vector<std::string> lines;
  const auto say = [&lines](std::string line) {
    if (!line.empty()) lines.push_back(std::move(line));
  };
  for (const Pin& pack : pinned.packs) say(pack_difference(pinned, now, pack));
  for (const Pin& file : pinned.files) {
    const Pin* const there = find(now.files, file.name);
    if (!there) say(fmt::format("{} is not there{}", file.name, did_you_mean(file.name, names_of(now.files))));
    else if (there->hash != file.hash) say(fmt::format("{} has other contents: {:016x}, not {:016x}", file.name, there->hash, file.hash));
  }
  for (const Pin& erratum : pinned.errata) {
    const Pin* const there = find(now.errata, erratum.name);
    if (!there) say(fmt::format("erratum {} (pack {}) was in force, and is not", erratum.name, erratum.pack));
    else if (there->hash != erratum.hash) say(fmt::format("erratum {} (pack {}) says something else", erratum.name, erratum.pack));
  }
  // What is in force or loaded and was not.
  for (const Pin& erratum : now.errata) {
    if (!find(pinned.errata, erratum.name)) say(fmt::format("erratum {} (pack {}) is in force, and was not", erratum.name, erratum.pack));
  }
  for (const Pin& pack : now.packs) {
    if (!find(pinned.packs, pack.name)) say(fmt::format("pack {} {} was not there", pack.name, pack.version));
  }
  for (const Pin& file : now.files) {
    if (!find(pinned.files, file.name)) say(fmt::format("{} was not there", file.name));
  }
  // Cards that differ though their packs are the same: by a pack that they lean on, or by errata told above.
  if (lines.empty()) {
    for (const Pin& pack : pinned.packs) {
      if (const std::string cards = changed_cards(pinned, now, pack.name); !cards.empty()) say(fmt::format("of pack {} differ: {}", pack.name, cards));
    }
    if (names_of(pinned.packs) != names_of(now.packs)) say("the packs are loaded in another order");
  }
  return lines;
}

}  // namespace highnoon
