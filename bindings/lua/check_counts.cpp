#include "highnoon/lua/check_counts.hpp"

#include <fmt/format.h>

#include <set>

namespace highnoon {
namespace {

struct Counts {
  int abilities = 0;
  int traits = 0;
};

Counts counts_of(const CardDef& card) {
  Counts counts;
  for (const AbilityDef& ability : card.abilities) {
    if (!ability.continues) ++(ability.kind == AbilityDef::Kind::ability && !ability.is_granted() ? counts.abilities : counts.traits);
  }
  return counts;
}

std::string in_words(int number, const char* one, const char* several) {
  return number == 0 ? fmt::format("no {}", one) : fmt::format("{} {}", number, number == 1 ? one : several);
}

}  // namespace

void check_counts(const Definitions& definitions, const std::string& pack, Diagnostics& diagnostics) {
  std::set<std::string> seen;
  for (const CardDef& card : definitions.cards) {
    if (card.pack != pack || card.printed_abilities < 0 || card.script_file.empty() || !seen.insert(card.script).second) continue;
    const Counts has = counts_of(card);
    const int line = card.abilities.empty() ? 1 : static_cast<int>(card.abilities.back().line);
    const auto compare = [&](int scripted, int printed, const char* one, const char* several) {
      if (scripted == printed) return;
      diagnostics.error(card.script_file, line, card.script,
                        fmt::format("the printed card has {}, the script {}{}", in_words(printed, one, several),
                                    in_words(scripted, one, several),
                                    scripted > printed ? "; what goes on with the one above it says `continues = true`" : ""),
                        "count");
    };
    compare(has.abilities, card.printed_abilities, "ability", "abilities");
    compare(has.traits, card.printed_traits, "trait", "traits");
  }
}

}  // namespace highnoon
