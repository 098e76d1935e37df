#pragma once

/// Decks from files, and whether they are legal.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/definitions.hpp"
#include "highnoon/game.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// Copies of one card that a deck file names in one place.
struct DeckEntry {
  DefId card = kNoDef;
  int count = 0;
  int starting = 0;  ///< how many of them begin in play
  int line = 0;      ///< of the file, from 1
};

/// A deck as its file has it. It names only known cards, but may be illegal: see check_deck.
struct LoadedDeck {
  std::string name;
  std::string file;
  std::vector<DeckEntry> outfits;
  std::vector<DeckEntry> legends;
  std::vector<DeckEntry> cards;  ///< all others, jokers too

  /// The deck as the kernel wants it. Only meaningful if the deck is legal.
  DeckList list() const;
};

/// Reads a deck: .yaml or .yml; .o8d (OCTGN); anything else as a text list.
///
/// YAML has `name`, `outfit`, `legend`, `start` (a list of titles, part of `cards`), `cards`
/// (title: count); `source` and `note` are for people. A text list has lines such as `4x Title`, `4
/// Title (Set)`, `Title x4`; headings, empty lines and lines that begin with # or // are passed
/// over; `Outfit: Title`, `Legend: Title` and `Name: ...` say so. A line that ends in `*` or
/// `(start)` has a copy in the starting gang, and so has every copy below a heading `Start`
/// (`Starting gang`, `Starting posse`, in .o8d `Starting Cards`), which are part of the deck too.
/// Titles need not match in case, accents, quotes, spaces and punctuation; of several printings the
/// set in brackets decides, else the one loaded first; in .o8d the card's id, where a pack says it (`octgn`).
///
/// @retval ErrorCode::not_found  no such file, or it names cards that no pack has (all of them are
/// listed, each with
///   the nearest title)
/// @retval ErrorCode::bad_data   the file is damaged or not a deck
Result<LoadedDeck> load_deck(const std::filesystem::path& path, const Definitions& definitions);

/// As load_deck, from the text of a deck file. The ending of `path` says what form it has, and messages name it; it need not exist.
Result<LoadedDeck> parse_deck(const std::string& text, const std::filesystem::path& path, const Definitions& definitions);

/// The cards of a deck that have a printed text and no script, each once in the deck's order: they play as if nothing were printed on them.
std::vector<DefId> cards_without_script(const DeckList& deck, const Definitions& definitions);

/// The card with this title, matched as in a deck file; kNoDef if there is none.
DefId find_title_leniently(std::string_view title, const Definitions& definitions);

/// One way in which a deck breaks the deckbuilding or setup rules.
struct DeckFault {
  enum class Kind : std::uint8_t {
    outfit_count,
    legend_count,
    card_count,
    joker_count,
    same_suit_and_value,
    same_title,
    token,  ///< tokens are no part of decks
    start_not_in_deck,
    start_type,  ///< neither dude nor Core deed
    start_count,
    start_cost,
    start_faction,
    start_grifters,
    start_unique,
    not_in_format,  ///< of no pack of the format
    banned,
    format_limit,  ///< more copies than the format allows of this card
  };
  Kind kind = Kind::outfit_count;
  int line = 0;  ///< of the deck's file; 0: the whole deck
  std::string message;
};

/// "file:line:column: error: message".
std::string to_string(const DeckFault& fault, const LoadedDeck& deck);

/// Every fault of a deck, none if it is legal. The limits are the ruleset's parameters; permissions
/// that the cards' abilities grant are heeded. Rules: Reloaded 1.3.1, "Deckbuilding" (RR-DECK) and
/// "Setup" (RR-SETUP-004 to -007); Compendium 0.7, "Core", "Grifter", "Experienced Characters"
/// (RC-CORE, RC-GRIFTER, RC-EXPERIENCED-001).
std::vector<DeckFault> check_deck(const LoadedDeck& deck, const Definitions& definitions,
                                  const RulesetDef& ruleset);

}  // namespace highnoon
