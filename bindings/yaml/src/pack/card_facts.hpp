#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/yaml.hpp"
#include "highnoon/definitions.hpp"
#include "highnoon/yaml/card_game.hpp"

namespace highnoon::pack {

/// Reads one entry of `cards:` in a pack.yaml.
class CardFacts {
 public:
  /// @param known_keywords  those that need no warning; @param definitions  gets keywords, not
  /// cards
  CardFacts(document::Reader& reader, Definitions& definitions, const std::string& pack,
            const std::vector<std::string>& known_keywords, const CardGame& game);

  /// @return none after an error
  std::optional<CardDef> read(const YAML::Node& node);

  /// Changes one fact of a card that is there already, as an entry of pack.yaml would say it.
  void change(CardDef& card, const std::string& key, const YAML::Node& value);

 private:
  void read_entry(CardDef& card, const YAML::Node& key, const YAML::Node& value);
  void count(CardDef& card, const YAML::Node& node);
  void read_number(CardDef& card, const std::string& key, const YAML::Node& value);
  std::optional<int> printed_with_star(std::string_view key, const YAML::Node& value);
  void read_bullets(CardDef& card, const YAML::Node& value);
  void read_keyword(CardDef& card, const std::string& printed, const YAML::Node& node);
  void check_type(const CardDef& card, const YAML::Node& node);
  void check_keywords(const CardDef& card, const YAML::Node& node);
  void start_reprint(CardDef& card, const YAML::Node& node);

  document::Reader& reader_;
  Definitions& definitions_;
  const std::string& pack_;
  const std::vector<std::string>& known_keywords_;
  const CardGame& game_;
};

/// Those that cards are printed with.
const std::vector<std::string>& type_names();

/// A title without the experience at its end: "Odell Marsh (Exp.1)" is a version of "Odell Marsh".
std::string persona_of(const std::string& title);

}  // namespace highnoon::pack
