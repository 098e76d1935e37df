#pragma once

/// What pack.yaml, decks and formats can say: the schemas of scripts/schemas are held against it.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "highnoon/definitions.hpp"

namespace highnoon {

/// A key of a card in pack.yaml.
struct CardKey {
  std::string name;
  std::vector<CardType> may;   ///< the types that can have it
  std::vector<CardType> must;  ///< those that need it, reprints apart
  std::optional<int> low;      ///< of a whole number, as is `high`
  std::optional<int> high;
};

std::vector<CardKey> card_keys();

/// The other keys, by what they are of: "pack" (its head), "deck", "format", and "format.deck".
std::map<std::string, std::vector<std::string>> document_keys();

}  // namespace highnoon
