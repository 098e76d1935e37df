#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "highnoon/diagnostics.hpp"
#include "highnoon/yaml/deck.hpp"

namespace highnoon {
namespace {

bool has(const CardDef& card, Keyword keyword) {
  return card.keywords.test(static_cast<std::size_t>(keyword));
}

/// Whether a trait of the card grants a permission, such as not to count in the starting gang.
bool grants(const CardDef& card, Permit permit) {
  for (const AbilityDef& ability : card.abilities) {
    for (const StandingDef& standing : ability.standing) {
      if (standing.kind == StandingDef::Kind::permit && standing.what == static_cast<int>(permit)) {
        return true;
      }
    }
  }
  return false;
}

/// Judges one deck; a check a rule.
class Judge {
 public:
  Judge(const LoadedDeck& deck, const Definitions& definitions, const RulesetDef& ruleset)
      : deck_(deck), definitions_(definitions), ruleset_(ruleset) {}

  std::vector<DeckFault> faults() {
    check_outfit();
    check_legend();
    check_cards();
    check_jokers();
    check_suits_and_values();
    check_titles();
    check_tokens();
    check_start_in_deck();
    check_start_types();
    check_start_count();
    check_start_cost();
    check_start_factions();
    check_start_grifters();
    check_start_unique();
    return std::move(faults_);
  }

 private:
  using Kind = DeckFault::Kind;

  int limit(Parameter parameter) const {
    return ruleset_.parameters[static_cast<std::size_t>(parameter)];
  }
  const CardDef& card(const DeckEntry& entry) const { return definitions_.cards[entry.card]; }
  const CardDef* outfit() const {
    return deck_.outfits.empty() ? nullptr : &card(deck_.outfits.front());
  }
  static int copies(const std::vector<DeckEntry>& entries) {
    int count = 0;
    for (const DeckEntry& entry : entries) count += entry.count;
    return count;
  }
  void fault(Kind kind, int line, std::string message) {
    faults_.push_back({.kind = kind, .line = line, .message = std::move(message)});
  }
  template <typename Use>
  void each_starting(Use use) const {
    for (const DeckEntry& entry : deck_.cards) {
      if (entry.starting > 0) use(entry, card(entry));
    }
  }

  void check_outfit() {
    const int count = copies(deck_.outfits);
    if (count == 0) fault(Kind::outfit_count, 0, "the deck has no outfit");
    if (count > 1) {
      fault(Kind::outfit_count, deck_.outfits.back().line,
            fmt::format("the deck has {} outfits instead of one", count));
    }
  }

  void check_legend() {
    const int count = copies(deck_.legends);
    if (count > 1) {
      fault(Kind::legend_count, deck_.legends.back().line,
            fmt::format("the deck has {} legends; one is the most", count));
    }
  }

  void check_cards() {
    int count = 0;
    for (const DeckEntry& entry : deck_.cards) {
      if (card(entry).type != CardType::joker) count += entry.count;
    }
    const int needed = limit(Parameter::deck_cards);
    if (count != needed) {
      fault(Kind::card_count, 0,
            fmt::format("the deck has {} cards with a value instead of {}", count, needed));
    }
  }

  void check_jokers() {
    int count = 0;
    int line = 0;
    for (const DeckEntry& entry : deck_.cards) {
      if (card(entry).type != CardType::joker) continue;
      count += entry.count;
      line = entry.line;
    }
    const int most = limit(Parameter::deck_jokers);
    if (count > most) {
      fault(Kind::joker_count, line,
            fmt::format("the deck has {} jokers; {} are the most", count, most));
    }
  }

  void check_suits_and_values() {
    std::map<PokerCard, std::vector<const DeckEntry*>> groups;
    for (const DeckEntry& entry : deck_.cards) {
      if (card(entry).type != CardType::joker) groups[card(entry).poker].push_back(&entry);
    }
    const int most = limit(Parameter::deck_same_suit_and_value);
    for (const auto& [poker, entries] : groups) {
      const int count = total(entries);
      if (count <= most) continue;
      fault(Kind::same_suit_and_value, entries.back()->line,
            fmt::format("{} cards are {} of {}; {} are the most ({})", count, int{poker.value},
                        to_string(poker.suit), most, titles(entries)));
    }
  }

  /// All versions of a dude count as one card (RC-EXPERIENCED-001).
  void check_titles() {
    std::map<std::string, std::vector<const DeckEntry*>> groups;
    for (const DeckEntry& entry : deck_.cards) {
      if (card(entry).type != CardType::joker) groups[card(entry).persona].push_back(&entry);
    }
    const int most = limit(Parameter::deck_same_title);
    for (const auto& [persona, entries] : groups) {
      const int count = total(entries);
      if (count <= most) continue;
      fault(Kind::same_title, entries.back()->line,
            fmt::format("{} copies of {}; {} are the most", count, persona, most));
    }
  }

  void check_tokens() {
    for (const DeckEntry& entry : deck_.cards) {
      if (has(card(entry), Keyword::token)) {
        fault(Kind::token, entry.line,
              fmt::format("{} is a token and no part of a deck", card(entry).title));
      }
    }
  }

  void check_start_in_deck() {
    each_starting([&](const DeckEntry& entry, const CardDef& starter) {
      if (entry.starting > entry.count) {
        fault(Kind::start_not_in_deck, entry.line,
              fmt::format("{} starts but is not in the deck", starter.title));
      }
    });
  }

  /// Sidekicks that a starting dude brings.
  bool may_come_along(const CardDef& starter) const {
    bool found = false;
    each_starting([&](const DeckEntry&, const CardDef& other) { found = found || grants(other, Permit::start_with_sidekick); });
    return found && starter.type == CardType::goods && has(starter, Keyword::sidekick);
  }

  bool may_start(const CardDef& starter) const {
    if (may_come_along(starter)) return true;
    if (has(starter, Keyword::gadget)) return starter.type == CardType::dude && grants(starter, Permit::start_as_gadget);
    return starter.type == CardType::dude ||
           (starter.type == CardType::deed && has(starter, Keyword::core));
  }

  void check_start_types() {
    each_starting([&](const DeckEntry& entry, const CardDef& starter) {
      if (!may_start(starter)) {
        fault(Kind::start_type, entry.line,
              fmt::format("{} starts but is {}", starter.title,
                          has(starter, Keyword::gadget) ? "a Gadget, which must be invented" : "neither a dude nor a Core deed"));
      }
    });
  }

  void check_start_count() {
    int count = 0;
    int most = limit(Parameter::max_starting_dudes);
    each_starting([&](const DeckEntry& entry, const CardDef& starter) {
      count += entry.starting;
      if (grants(starter, Permit::extra_starting_dude)) most += entry.starting;
    });
    if (count > most) {
      fault(Kind::start_count, 0, fmt::format("{} cards start; {} are the most", count, most));
    }
  }

  void check_start_cost() {
    if (outfit() == nullptr) return;
    int stash = outfit()->wealth;
    if (!deck_.legends.empty()) stash += card(deck_.legends.front()).wealth;
    int cost = 0;
    each_starting([&](const DeckEntry& entry, const CardDef& starter) {
      cost += starter.cost * entry.starting;
    });
    if (cost > stash) {
      fault(Kind::start_cost, 0,
            fmt::format("the starting gang costs {} ghost rock; the stash is {}", cost, stash));
    }
  }

  bool is_foreign(const CardDef& starter) const {
    return outfit() != nullptr && starter.faction != 0 && starter.faction != outfit()->faction;
  }

  void check_start_factions() {
    const bool others_start = limit(Parameter::starting_gang_other_factions) != 0;
    each_starting([&](const DeckEntry& entry, const CardDef& starter) {
      if (!is_foreign(starter) || !may_start(starter)) return;
      if (grants(starter, Permit::start_in_any_gang)) return;
      // Even where other factions may start, a Grifter of one may not (RC-GRIFTER-004).
      const bool is_grifter = has(starter, Keyword::grifter);
      if (others_start && !is_grifter) return;
      fault(Kind::start_faction, entry.line,
            fmt::format("{} starts but is {} of {}, not of {} or none", starter.title,
                        is_grifter                       ? "a Grifter"
                        : starter.type == CardType::deed ? "a Core deed"
                                                         : "a dude",
                        definitions_.factions[starter.faction],
                        definitions_.factions[outfit()->faction]));
    });
  }

  void check_start_grifters() {
    int count = 0;
    int line = 0;
    each_starting([&](const DeckEntry& entry, const CardDef& starter) {
      if (!has(starter, Keyword::grifter)) return;
      count += entry.starting;
      line = entry.line;
    });
    int most = limit(Parameter::max_starting_grifters);
    each_starting([&](const DeckEntry& entry, const CardDef& starter) {
      if (grants(starter, Permit::extra_starting_grifter)) most += entry.starting;
    });
    if (count > most) {
      fault(
          Kind::start_grifters, line,
          fmt::format("{} Grifters start; {} {} the most", count, most, most == 1 ? "is" : "are"));
    }
  }

  /// Its own, and those of the cards that a trait counts it as one with.
  std::vector<std::string> personas_of(const CardDef& starter) const {
    std::vector<std::string> found{starter.persona};
    const auto walk = [&](const auto& self, NodeId id) -> void {
      if (id == kNoNode) return;
      const Node& node = definitions_.nodes[id];
      if (node.op == Op::of_title) found.push_back(definitions_.cards[static_cast<std::size_t>(node.value)].persona);
      for (unsigned i = 0; i < node.argument_count; ++i) self(self, definitions_.arguments[node.first_argument + i]);
    };
    for (const AbilityDef& ability : starter.abilities) {
      for (const StandingDef& row : ability.standing) {
        const bool counts = row.kind == StandingDef::Kind::permit && row.what == static_cast<int>(Permit::unique_with);
        if (counts) walk(walk, row.from);
      }
    }
    return found;
  }

  void check_start_unique() {
    std::map<std::string, int> personas;
    each_starting([&](const DeckEntry& entry, const CardDef& starter) {
      if (has(starter, Keyword::non_unique)) return;
      for (const std::string& persona : personas_of(starter)) {
        int& count = personas[persona];
        count += entry.starting;
        if (count > 1) {
          fault(Kind::start_unique, entry.line,
                fmt::format("{} is unique but starts {} times", persona, count));
        }
      }
    });
  }

  static int total(const std::vector<const DeckEntry*>& entries) {
    int count = 0;
    for (const DeckEntry* entry : entries) count += entry->count;
    return count;
  }
  std::string titles(const std::vector<const DeckEntry*>& entries) const {
    std::string text;
    for (const DeckEntry* entry : entries) {
      if (entry->count == 0) continue;
      if (!text.empty()) text += ", ";
      text += fmt::format("{}x {}", entry->count, card(*entry).title);
    }
    return text;
  }

  const LoadedDeck& deck_;
  const Definitions& definitions_;
  const RulesetDef& ruleset_;
  std::vector<DeckFault> faults_;
};

}  // namespace

std::string to_string(const DeckFault& fault, const LoadedDeck& deck) {
  return to_string(Diagnostic{.file = deck.file, .line = fault.line, .message = fault.message});
}

std::vector<DeckFault> check_deck(const LoadedDeck& deck, const Definitions& definitions,
                                  const RulesetDef& ruleset) {
  return Judge(deck, definitions, ruleset).faults();
}

}  // namespace highnoon
