#include "function_table.hpp"

#include <fmt/format.h>

#include <map>

#include "layout.hpp"

namespace highnoon::cli {
namespace {

/// What a function stands in place of: the last part of "card:ability:purpose".
std::string kind_of(const FunctionDef& function) {
  return function.name.substr(function.name.rfind(':') + 1);
}

}  // namespace

std::string function_table(const Definitions& definitions,
                           const std::function<bool(const CardDef&)>& wanted) {
  std::map<std::string, const CardDef*> designs;
  for (const CardDef& card : definitions.cards) {
    if (wanted(card)) designs.emplace(card.script, &card);
  }
  // A function that several words are given, or several abilities have, is one.
  std::map<std::pair<std::string, std::uint32_t>, const FunctionDef*> functions;
  for (const FunctionDef& function : definitions.functions) {
    const std::string card = function.name.substr(0, function.name.find(':'));
    if (designs.count(card) > 0) functions.emplace(std::pair(card, function.line), &function);
  }
  struct Count {
    int functions = 0;
    std::set<std::string> cards;
  };
  std::map<std::string, Count> counts = {{"condition", {}}, {"effect", {}}, {"number", {}}};
  std::set<std::string> all;
  std::string places;
  for (const auto& [place, function] : functions) {
    const auto& [card, line] = place;
    Count& count = counts[kind_of(*function)];
    ++count.functions;
    count.cards.insert(card);
    all.insert(card);
    places += fmt::format("{}:{}: {}: {}\n", designs.at(card)->script_file, line, card,
                          kind_of(*function));
  }
  std::vector<std::vector<std::string>> rows = {{"functions", "how many", "cards"}};
  for (const auto& [kind, count] : counts) {
    rows.push_back({kind == "condition" ? "condition or filter" : kind,
                    std::to_string(count.functions), std::to_string(count.cards.size())});
  }
  rows.push_back({"all", std::to_string(functions.size()), std::to_string(all.size())});
  return fmt::format("{}{} of {} cards need no function\n{}", table(rows),
                     designs.size() - all.size(), designs.size(), places);
}

}  // namespace highnoon::cli
