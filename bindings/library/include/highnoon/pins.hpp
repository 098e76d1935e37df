#pragma once

/// What a library is made of, with a hash of each part: replays pin it, and put it together again when the library has changed.

#include <cstdint>
#include <string>
#include <vector>

#include "highnoon/ids.hpp"

namespace highnoon {

struct Definitions;
struct GameConfig;

/// A part by its name: a pack by its id, a file, an erratum by its id, a card by its code.
struct Pin {
  std::string name;
  std::uint64_t hash = 0;
  std::string version;  ///< of packs
  std::string title;    ///< of packs and cards, for people
  std::string pack;     ///< of cards: the pack's id

  friend bool operator==(const Pin&, const Pin&) = default;
};

struct LibraryPins {
  std::vector<Pin> packs;   ///< in load order; hash of facts and card scripts
  /// Words, rulesets and house rules: "highnoon/words.lua", "rulesets/reloaded.lua", "house_rules/no_ante.lua"; of a pack
  /// "sweetwater:house_rules/no_ante.lua".
  std::vector<Pin> files;
  std::vector<Pin> errata;  ///< those by which a card plays otherwise than its own files say
  std::vector<std::string> rulesets;  ///< put together when it was loaded: "reloaded+no_ante"
  /// Facts, script and errata in force of each card. Of a library all cards in its order; of a replay those of its decks.
  std::vector<Pin> cards;

  bool empty() const { return packs.empty(); }

  friend bool operator==(const LibraryPins&, const LibraryPins&) = default;
};

/// The library's pins with only the cards that these seats' decks use.
LibraryPins pins_for(const LibraryPins& library, const GameConfig& config, const Definitions& definitions);

/// What is otherwise in a library than pinned, a line each: "pack sweetwater is 1.2, not 1.1; of the cards in these decks Blake Ruby
/// (01031) differs". Empty: all that is pinned is there and the same.
std::vector<std::string> differences(const LibraryPins& pinned, const LibraryPins& now);

}  // namespace highnoon
