#pragma once

/// Formats: which packs, which banned cards, how many copies, which ruleset.

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/yaml/deck.hpp"

namespace highnoon {

/// What a file such as scripts/formats/tournament.yaml says.
struct Format {
  std::string id;                    ///< the file's name without .yaml
  std::string name;                  ///< for people
  std::string file;
  std::string ruleset = "reloaded";  ///< may name house rules: "reloaded+no_ante"
  std::vector<std::string> packs;    ///< ids of those whose cards are allowed; none: every pack
  bool other_versions = false;       ///< a dude's other versions are allowed with any that these packs have
  std::vector<std::string> no_versions;  ///< personas of whom they are not
  std::vector<std::string> banned;   ///< codes; every printing of the card is banned
  std::vector<std::pair<std::string, int>> limits;            ///< code, most copies in a deck
  std::vector<std::pair<Parameter, std::int16_t>> parameters;  ///< of deckbuilding, instead of the
                                                               ///< ruleset's
};

/// Reads a format. Everything wrong is added to `diagnostics`: unknown keys, packs that none of
/// `packs` is, parameters that are not about decks.
/// @param foreign_rulesets  a format of one of these is passed over, unread
/// @return none after an error, or of a format passed over
std::optional<Format> load_format(const std::filesystem::path& path,
                                  const std::vector<std::string>& packs, Diagnostics& diagnostics,
                                  const std::vector<std::string>& foreign_rulesets = {});

/// The ruleset that a file of a format names, with its house rules.
std::string ruleset_of_format(const std::filesystem::path& path);

/// Every fault of a deck in a format: those of deckbuilding with the format's numbers, cards of
/// other packs, banned cards, and more copies than allowed.
/// Rules: Reloaded 1.3.1, "Deckbuilding" (RR-DECK); Compendium 0.7, "Banned Cards" (RC-BANNED).
std::vector<DeckFault> check_deck(const LoadedDeck& deck, const Definitions& definitions,
                                  const RulesetDef& ruleset, const Format& format);

}  // namespace highnoon
