#pragma once

/// Packs, scripts and rulesets from folders, checked and put together for games.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "highnoon/data_directory.hpp"
#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/game.hpp"
#include "highnoon/pins.hpp"
#include "highnoon/result.hpp"
#include "highnoon/yaml/card_game.hpp"
#include "highnoon/yaml/deck.hpp"
#include "highnoon/yaml/format.hpp"
#include "highnoon/yaml/pack.hpp"

namespace highnoon {

/// What of all that is found makes up a library; the rest is left out.
struct LibraryParts {
  std::vector<std::string> packs;  ///< ids
  std::vector<std::string> files;  ///< of words, rulesets and house rules, as LibraryPins::files names them
};

struct LibraryOptions {
  /// Where scripts/ and cards/ that come with Highnoon are; "": data_directory().
  std::filesystem::path data;
  /// The game whose packs, rulesets and formats it has (scripts/games): "classic". "": that of the first of `rulesets`, else that of the
  /// first of the paths that is a pack, else "reloaded".
  std::string game;
  /// Rulesets put together from a base and house rules in this order: "reloaded+hand_of_six+no_ante". Each house rule alone is
  /// there without asking.
  std::vector<std::string> rulesets;
  bool standard_packs = true;  ///< false: only the packs of the given paths
  /// The date whose errata are in force, "2017-03-01"; "": all errata that are known.
  std::string as_of;
  /// Only these; formats are left out too. How replays put together again what they were played with.
  std::optional<LibraryParts> only;
};

/// Where rules come from that are not Highnoon's own.
struct ChangedRules {
  std::string pack;                ///< its id; "": a folder of the host's that is no pack
  std::filesystem::path folder;
  std::vector<std::string> files;  ///< below the folder: "errata/base_set.lua", "house_rules/short_week.lua", in this order
};

/// Everything a game needs, immutable once loaded; copies share it. Games keep the content they were started with.
class Library {
 public:
  /// Reads the packs that come with Highnoon and those of `paths`: a pack's folder, or a folder of packs; then, for each pack in load
  /// order and for each path that is no pack itself, the Lua files in rulesets/, house_rules/ and errata/ below it, and the formats in
  /// formats/. A file in errata/ has the name of the pack it is about. A pack without "permissions: rules" may bring errata to its own
  /// cards, and formats, but nothing else of these. Packs of another game are passed over; a path that is one is an error.
  /// @retval ErrorCode::bad_data  all that is wrong, a line each, "file:line:column: error: card: what"
  static Result<Library> load(const std::vector<std::filesystem::path>& paths = {}, const LibraryOptions& options = {});

  /// As load(), with everything found on the way, warnings too; also after an error.
  static Result<Library> load(const std::vector<std::filesystem::path>& paths, const LibraryOptions& options, Diagnostics& diagnostics);

  const ContentPtr& content() const { return content_; }
  const Definitions& definitions() const { return content_->definitions; }
  /// The date whose errata are in force: the one asked for, else that of the newest erratum; "": there are none.
  const std::string& as_of() const { return content_->definitions.as_of; }
  /// Names all content in load order; in saves and replays. An erratum counts only while it changes what a card's own files say, so
  /// that a library as of an older date stays the same when errata are added.
  std::uint64_t hash() const { return content_->definitions.hash; }
  /// The game that all of it is of.
  const CardGame& game() const { return game_; }
  /// In load order.
  const std::vector<PackManifest>& packs() const { return packs_; }

  /// The packs and folders that bring rulesets, house rules, or errata to cards of other packs, in load order.
  const std::vector<ChangedRules>& changed_rules() const { return changed_rules_; }

  /// What it is made of, part by part.
  const LibraryPins& pins() const { return *pins_; }

  /// Those of scripts/formats, and of formats/ in packs and paths.
  const std::vector<Format>& formats() const { return formats_; }
  /// @retval ErrorCode::not_found  no such format; the nearest one is named
  Result<Format> find_format(const std::string& id) const;

  /// A legal deck from a file.
  /// @retval ErrorCode::not_found   no such file, or cards that no pack has
  /// @retval ErrorCode::bad_data    the file is damaged
  /// @retval ErrorCode::bad_deck    it breaks deckbuilding rules: all faults, a line each
  /// @retval ErrorCode::bad_config  no such ruleset
  Result<DeckList> read_deck(const std::filesystem::path& path, const std::string& ruleset = "reloaded") const;
  /// As read_deck, for a format and the ruleset it names.
  /// @retval ErrorCode::not_found  also: no such format
  Result<DeckList> read_deck_for(const std::filesystem::path& path, const std::string& format) const;
  /// As read_deck and read_deck_for, of a deck that stands in no file; `name`'s ending says what form the text has ("mine.yaml").
  Result<DeckList> parse_deck(const std::string& text, const std::string& name, const std::string& ruleset = "reloaded") const;
  Result<DeckList> parse_deck_for(const std::string& text, const std::string& name, const std::string& format) const;

 private:
  Result<DeckList> legal_deck(const Result<LoadedDeck>& deck, const std::string& ruleset) const;
  Result<DeckList> legal_deck_for(const Result<LoadedDeck>& deck, const std::string& format) const;

  ContentPtr content_;
  CardGame game_;
  std::vector<PackManifest> packs_;
  std::vector<ChangedRules> changed_rules_;
  std::vector<Format> formats_;
  std::shared_ptr<const LibraryPins> pins_;
};

/// The games that come with Highnoon.
/// @param data  as in LibraryOptions
std::vector<CardGame> known_games(const std::filesystem::path& data = {});

/// The game that a file or folder is about: its pack's, or that of which a folder on its path has the name (cards/classic,
/// tests/scenarios/classic); "": none is named.
std::string game_of_path(const std::filesystem::path& path, const std::vector<CardGame>& games);

/// The game of a format that comes with Highnoon, by the ruleset that it names; "": there is no such format there.
std::string game_of_format(const std::string& id, const std::vector<CardGame>& games, const std::filesystem::path& data = {});

}  // namespace highnoon
