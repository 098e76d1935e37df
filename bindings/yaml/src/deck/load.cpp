#include <fmt/format.h>

#include <algorithm>

#include "deck/builder.hpp"
#include "document/file.hpp"

namespace highnoon {
namespace deck {

Builder::Builder(std::string file, const Definitions& definitions, Diagnostics& diagnostics)
    : definitions_(definitions), diagnostics_(diagnostics), titles_(definitions) {
  deck_.file = std::move(file);
}

bool Builder::has_cards() const {
  return !deck_.outfits.empty() || !deck_.legends.empty() || !deck_.cards.empty();
}

void Builder::error(int line, std::string message) {
  diagnostics_.error(deck_.file, line, "", std::move(message));
}

DefId Builder::find(std::string_view title, int line) {
  const DefId card = titles_.find_with_set(title);
  if (card == kNoDef) {
    has_unknown_cards_ = true;
    error(line, fmt::format("unknown card \"{}\"{}", title, titles_.suggestion(title)));
  }
  return card;
}

void Builder::add(std::string_view title, int count, int starting, int line, std::string_view octgn) {
  if (count < 1 || count > kMostCopies) {
    error(line, fmt::format("{} copies of \"{}\": must be 1 to {}", count, title, kMostCopies));
    return;
  }
  const DefId version = titles_.find_octgn(octgn);
  const DefId card = version != kNoDef ? version : find(title, line);
  if (card == kNoDef) return;
  const CardType type = definitions_.cards[card].type;
  auto& entries = type == CardType::outfit   ? deck_.outfits
                  : type == CardType::legend ? deck_.legends
                                             : deck_.cards;
  entries.push_back({.card = card, .count = count, .starting = starting, .line = line});
}

void Builder::start(std::string_view title, int line) {
  const DefId card = find(title, line);
  if (card == kNoDef) return;
  const auto entry = std::find_if(
      deck_.cards.begin(), deck_.cards.end(),
      [&](const DeckEntry& other) { return other.card == card && other.starting < other.count; });
  if (entry != deck_.cards.end()) {
    ++entry->starting;
  } else {
    deck_.cards.push_back({.card = card, .count = 0, .starting = 1, .line = line});
  }
}

}  // namespace deck

DeckList LoadedDeck::list() const {
  DeckList list;
  if (!outfits.empty()) list.outfit = outfits.front().card;
  if (!legends.empty()) list.legend = legends.front().card;
  for (const DeckEntry& entry : cards) {
    list.cards.insert(list.cards.end(), static_cast<std::size_t>(entry.count), entry.card);
    list.starting_gang.insert(list.starting_gang.end(), static_cast<std::size_t>(entry.starting),
                              entry.card);
  }
  return list;
}

std::vector<DefId> cards_without_script(const DeckList& deck, const Definitions& definitions) {
  std::vector<DefId> found;
  const auto look_at = [&](DefId card) {
    if (card == kNoDef || definitions.cards[card].scripted) return;
    const auto same = [&](DefId other) { return definitions.cards[other].script == definitions.cards[card].script; };
    if (std::none_of(found.begin(), found.end(), same)) found.push_back(card);
  };
  look_at(deck.outfit);
  look_at(deck.legend);
  for (const DefId card : deck.cards) look_at(card);
  return found;
}

Result<LoadedDeck> load_deck(const std::filesystem::path& path, const Definitions& definitions) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) {
    return Error{ErrorCode::not_found,
                 to_string(Diagnostic{.file = path.string(), .message = "no such file"})};
  }
  Diagnostics diagnostics;
  const std::optional<std::string> text = document::read_file(path, diagnostics);
  if (!text) return diagnostics.to_error(ErrorCode::bad_data);
  return parse_deck(*text, path, definitions);
}

Result<LoadedDeck> parse_deck(const std::string& text, const std::filesystem::path& path, const Definitions& definitions) {
  Diagnostics diagnostics;
  deck::Builder builder(path.string(), definitions, diagnostics);
  std::string extension = path.extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (extension == ".yaml" || extension == ".yml") {
    deck::read_yaml_deck(text, path, builder, diagnostics);
  } else if (extension == ".o8d") {
    deck::read_octgn_deck(text, builder);
  } else {
    deck::read_text_deck(text, builder);
  }
  if (!diagnostics.has_errors() && !builder.has_cards()) builder.error(0, "the deck names no card");
  if (diagnostics.has_errors()) {
    return diagnostics.to_error(builder.has_unknown_cards() ? ErrorCode::not_found
                                                            : ErrorCode::bad_data);
  }
  if (!builder.has_name()) builder.set_name(path.stem().string());
  return builder.take();
}

}  // namespace highnoon
