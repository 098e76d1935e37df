#include "highnoon/definitions.hpp"

#include <algorithm>

namespace highnoon {
namespace {

/// Index of the first entry of `list` that `is_it`, or `none`.
template <typename Index, typename List, typename IsIt>
Index find_index(const List& list, Index none, IsIt is_it) {
  const auto found = std::find_if(list.begin(), list.end(), is_it);
  return found == list.end() ? none : static_cast<Index>(found - list.begin());
}

}  // namespace

Definitions::Definitions() : factions{"none"} {
  for (int i = 0; i < static_cast<int>(Keyword::count_); ++i) {
    keywords.emplace_back(to_string(static_cast<Keyword>(i)));
  }
}

NodeId Definitions::add(Op op, std::int32_t value, const std::vector<NodeId>& node_arguments) {
  nodes.push_back({.op = op,
                   .argument_count = static_cast<std::uint8_t>(node_arguments.size()),
                   .value = value,
                   .first_argument = static_cast<std::uint32_t>(arguments.size())});
  arguments.insert(arguments.end(), node_arguments.begin(), node_arguments.end());
  return static_cast<NodeId>(nodes.size() - 1);
}

NodeId Definitions::add(Op op, std::int32_t value, std::initializer_list<NodeId> node_arguments) {
  return add(op, value, std::vector<NodeId>(node_arguments));
}

EffectListId Definitions::add(std::vector<Effect> effects) {
  effect_lists.push_back(std::move(effects));
  return static_cast<EffectListId>(effect_lists.size() - 1);
}

KeywordId Definitions::keyword(std::string_view printed_name) {
  const KeywordId full = 0xFF;
  const KeywordId known =
      find_index(keywords, full, [&](const std::string& name) { return name == printed_name; });
  if (known != full || keywords.size() >= kMaxKeywords) return known;
  keywords.emplace_back(printed_name);
  return static_cast<KeywordId>(keywords.size() - 1);
}

std::uint8_t Definitions::faction(std::string_view name) {
  const std::uint8_t unknown = 0xFF;
  const std::uint8_t known =
      find_index(factions, unknown, [&](const std::string& faction) { return faction == name; });
  if (known != unknown || factions.size() >= unknown) return known;
  factions.emplace_back(name);
  return static_cast<std::uint8_t>(factions.size() - 1);
}

DefId Definitions::find_code(std::string_view code) const {
  return find_index(cards, kNoDef, [&](const CardDef& card) { return card.code == code; });
}

DefId Definitions::find_title(std::string_view title) const {
  return find_index(cards, kNoDef, [&](const CardDef& card) { return card.title == title; });
}

int Definitions::find_ruleset(std::string_view name) const {
  return find_index(rulesets, -1, [&](const RulesetDef& ruleset) { return ruleset.name == name; });
}

}  // namespace highnoon
