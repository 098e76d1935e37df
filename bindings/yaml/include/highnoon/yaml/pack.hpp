#pragma once

/// Packs: a folder with `pack.yaml` (a manifest and the cards' facts) and one script a card.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/yaml/card_game.hpp"

namespace highnoon {

/// The format of packs and card scripts that this library reads (`language:` in pack.yaml).
inline constexpr int kCardLanguage = 1;

/// A pack that another one needs: "base_set" or "base_set >= 1.2".
struct PackNeed {
  std::string id;
  std::string least;  ///< the lowest version that will do; "": any
  int line = 0;       ///< of the pack.yaml
};

/// What a pack may bring besides facts and scripts of its own cards.
enum class Permissions : std::uint8_t {
  cards,  ///< nothing but errata to its own cards, and formats
  rules,  ///< rulesets, house rules, and errata to cards of other packs too
};

/// The head of a pack.yaml.
struct PackManifest {
  std::filesystem::path folder;
  std::string id;                     ///< snake_case; CardDef::pack of its cards
  std::string name;                   ///< for people
  std::string game = kUsualGame;      ///< id of the game that its cards are of
  std::string version;                ///< of the pack: numbers with dots
  std::vector<PackNeed> needs;        ///< packs that are loaded before it
  Permissions permissions = Permissions::cards;
  std::vector<std::string> factions;  ///< that its cards add to those of the packs it needs
  std::vector<std::string> keywords;  ///< likewise; other unknown keywords are warned about
};

/// Reads the head of `folder`/pack.yaml, not its cards.
/// @return none after an error, which is added to `diagnostics`
std::optional<PackManifest> read_manifest(const std::filesystem::path& folder,
                                          Diagnostics& diagnostics);

/// Whether a version is at least another: number by number, missing ones are 0 ("1.10" is more than
/// "1.9", "1" is "1.0").
bool is_at_least(const std::string& version, const std::string& least);

/// The packs in and directly below the folders of a search path, or below a folder there that is no pack, each after the packs it needs
/// and otherwise by id within a folder, the folders in their order. A needed pack that is nowhere or too
/// old, a circle of needs and an id found twice are errors; the packs concerned are left out. One
/// folder named twice is one pack.
/// @param game  packs of other games are passed over, but for a pack that the search path itself names: an error; "": all
std::vector<PackManifest> find_packs(const std::vector<std::filesystem::path>& search_path,
                                     Diagnostics& diagnostics, const std::string& game = "");

/// Reads `folder`/pack.yaml and appends its cards to `definitions`: every field of CardDef but the
/// abilities; Definitions::hash goes on with the file's bytes. The packs it needs must have been
/// loaded before. Everything wrong is added to `diagnostics`; after an error `definitions` is what
/// it was.
/// @param packs  those loaded before, to name their files where a card of them is met again
/// @param game   what its cards may be
/// @return whether there was no error (there may be warnings)
/// Rules: Reloaded 1.3.1, "Card Types" (which type has which numbers).
bool load_pack_facts(const std::filesystem::path& folder, Definitions& definitions,
                     Diagnostics& diagnostics, const std::vector<PackManifest>& packs = {}, const CardGame& game = {});

/// Changes one fact of a card as pack.yaml would say it: what errata do.
/// @return what is wrong with it, warnings too, or ""
std::string change_fact(Definitions& definitions, CardDef& card, const std::string& key,
                        const std::vector<std::string>& texts, bool is_list);

}  // namespace highnoon
