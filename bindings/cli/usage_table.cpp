#include "usage_table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "coverage.hpp"
#include "layout.hpp"

namespace highnoon::cli {
namespace {

constexpr std::size_t kTextLength = 60;

const AbilityDef& ability_of(const AbilityUsage& row) {
  return row.card->abilities[static_cast<std::size_t>(row.number)];
}

/// The first words.
std::string beginning(const std::string& text) {
  if (text.size() <= kTextLength) return text;
  const std::size_t space = text.rfind(' ', kTextLength);
  return text.substr(0, space == std::string::npos ? kTextLength : space) + " ...";
}

}  // namespace

std::string usage_table(const std::vector<AbilityUsage>& list) {
  int widest = 4;
  for (const AbilityUsage& row : list) widest = std::max(widest, width(row.card->script));
  std::string text = fmt::format("{:>6} {:>6} {:>6}  {}  no.  form: text\n", "uses", "games",
                                 "decks", padded("card", widest));
  for (const AbilityUsage& row : list) {
    const AbilityDef& ability = ability_of(row);
    text += fmt::format("{:>6} {:>6} {:>6}  {}  {:>3}  {}: {}\n", row.uses, row.games, row.decks,
                        padded(row.card->script, widest), row.number + 1, form_of(ability),
                        beginning(text_of(*row.card, row.number)));
  }
  return text;
}

nlohmann::ordered_json usage_json(const std::vector<AbilityUsage>& list) {
  auto json = nlohmann::ordered_json::array();
  for (const AbilityUsage& row : list) {
    json.push_back({{"card", row.card->script},
                    {"ability", row.number + 1},
                    {"form", form_of(ability_of(row))},
                    {"text", text_of(*row.card, row.number)},
                    {"uses", row.uses},
                    {"games", row.games},
                    {"decks", row.decks}});
  }
  return json;
}

}  // namespace highnoon::cli
