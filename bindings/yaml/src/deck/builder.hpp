#pragma once

#include <string>
#include <string_view>

#include "deck/titles.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/yaml/deck.hpp"

namespace highnoon::deck {

/// Puts a deck together from titles and counts; what does not fit is reported.
class Builder {
 public:
  Builder(std::string file, const Definitions& definitions, Diagnostics& diagnostics);

  /// So many copies, of which so many start.
  /// @param octgn  id of the card, which tells versions of one title apart; "" if there is none
  void add(std::string_view title, int count, int starting, int line, std::string_view octgn = {});
  /// One more copy of an entry above starts; if there is none left, the entry of count 0 is a fault
  /// for check_deck.
  void start(std::string_view title, int line);
  void set_name(std::string name) { deck_.name = std::move(name); }
  bool has_name() const { return !deck_.name.empty(); }
  bool has_cards() const;
  const TitleIndex& titles() const { return titles_; }

  void error(int line, std::string message);
  bool has_unknown_cards() const { return has_unknown_cards_; }
  LoadedDeck take() { return std::move(deck_); }

 private:
  DefId find(std::string_view title, int line);

  const Definitions& definitions_;
  Diagnostics& diagnostics_;
  TitleIndex titles_;
  LoadedDeck deck_;
  bool has_unknown_cards_ = false;
};

/// More copies of a card in one line are refused as a mistake.
inline constexpr int kMostCopies = 99;

// Each reads one form of deck file into the builder; `path` is for messages.
void read_yaml_deck(const std::string& text, const std::filesystem::path& path, Builder& builder, Diagnostics& diagnostics);
void read_text_deck(const std::string& text, Builder& builder);
void read_octgn_deck(const std::string& text, Builder& builder);

/// The keys of a deck in YAML, of a format, and of what a format says of building decks.
const std::vector<std::string>& yaml_deck_keys();
const std::vector<std::string>& format_keys();
const std::vector<std::string>& format_deck_keys();

}  // namespace highnoon::deck
