#include "highnoon/yaml/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "deck/builder.hpp"
#include "document/yaml.hpp"

namespace highnoon {
namespace {

const std::vector<std::string> kKeys = {"name", "ruleset", "packs", "other_versions", "no_versions", "banned", "limits", "deck"};

/// The parameters of deckbuilding, by the key that a format gives them.
struct DeckKey {
  const char* key;
  Parameter parameter;
};
constexpr DeckKey kDeckKeys[] = {{"cards", Parameter::deck_cards},
                                 {"jokers", Parameter::deck_jokers},
                                 {"same_suit_and_value", Parameter::deck_same_suit_and_value},
                                 {"same_title", Parameter::deck_same_title}};

void read_deck_key(const YAML::Node& key, const YAML::Node& value, document::Reader& reader,
                   Format& format) {
  for (const DeckKey& deck_key : kDeckKeys) {
    if (key.Scalar() != deck_key.key) continue;
    const ParameterInfo& row = info(deck_key.parameter);
    if (const auto number = reader.integer(value, key.Scalar(), row.low, row.high)) {
      format.parameters.emplace_back(deck_key.parameter, static_cast<std::int16_t>(*number));
    }
    return;
  }
  reader.error(key, fmt::format("unknown key \"{}\" of \"deck\"{}", key.Scalar(),
                                did_you_mean(key.Scalar(), deck::format_deck_keys())));
}

void read_packs(const YAML::Node& value, const std::vector<std::string>& known,
                document::Reader& reader, Format& format) {
  format.packs = reader.texts(value, "packs");
  for (std::size_t i = 0; i < format.packs.size(); ++i) {
    if (std::find(known.begin(), known.end(), format.packs[i]) != known.end()) continue;
    reader.error(value[i], fmt::format("no pack is called \"{}\"{}", format.packs[i],
                                       did_you_mean(format.packs[i], known)));
  }
}

std::string ruleset_in(const YAML::Node& document) {
  const YAML::Node ruleset = document.IsMap() ? document["ruleset"] : YAML::Node();
  return ruleset && ruleset.IsScalar() ? ruleset.Scalar() : Format{}.ruleset;
}

/// Whether two printings are the same card: a reprint, or another wording under the same title.
bool is_same_card(const CardDef& a, const CardDef& b) {
  return a.script == b.script || a.title == b.title;
}

class FormatJudge {
 public:
  FormatJudge(const LoadedDeck& deck, const Definitions& definitions, const Format& format)
      : definitions_(definitions), format_(format) {
    for (const auto* list : {&deck.outfits, &deck.legends, &deck.cards}) {
      for (const DeckEntry& entry : *list) entries_.push_back(&entry);
    }
  }

  void judge(std::vector<DeckFault>& faults) const {
    for (const DeckEntry* entry : entries_) {
      const CardDef& card = definitions_.cards[entry->card];
      if (!is_in_packs(card)) {
        faults.push_back({DeckFault::Kind::not_in_format, entry->line,
                          fmt::format("{} is of no pack of the format {} (it is of {})", card.title,
                                      format_.name, card.pack)});
      }
      if (is_banned(card)) {
        faults.push_back({DeckFault::Kind::banned, entry->line,
                          fmt::format("{} is banned in the format {}", card.title, format_.name)});
      }
    }
    for (const auto& [code, most] : format_.limits) check_limit(code, most, faults);
  }

 private:
  static bool names(const std::vector<std::string>& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  }

  /// A card is in the format if any printing of it is; where other versions are allowed, a dude is if any of the persona is.
  bool is_in_packs(const CardDef& card) const {
    if (format_.packs.empty()) return true;
    const bool by_persona = format_.other_versions && card.type == CardType::dude && !names(format_.no_versions, card.persona);
    return std::any_of(
        definitions_.cards.begin(), definitions_.cards.end(), [&](const CardDef& printing) {
          const bool is_version = by_persona && printing.type == CardType::dude && printing.persona == card.persona;
          return (is_version || printing.script == card.script) &&
                 std::find(format_.packs.begin(), format_.packs.end(), printing.pack) !=
                     format_.packs.end();
        });
  }

  bool is_card(const CardDef& card, const std::string& code) const {
    const DefId named = definitions_.find_code(code);
    return named != kNoDef && is_same_card(card, definitions_.cards[named]);
  }

  bool is_banned(const CardDef& card) const {
    return std::any_of(format_.banned.begin(), format_.banned.end(),
                       [&](const std::string& code) { return is_card(card, code); });
  }

  void check_limit(const std::string& code, int most, std::vector<DeckFault>& faults) const {
    int count = 0;
    const DeckEntry* last = nullptr;
    for (const DeckEntry* entry : entries_) {
      if (!is_card(definitions_.cards[entry->card], code)) continue;
      count += entry->count;
      last = entry;
    }
    if (count <= most) return;
    faults.push_back({DeckFault::Kind::format_limit, last->line,
                      fmt::format("{} copies of {}; the format {} allows {}", count,
                                  definitions_.cards[last->card].title, format_.name, most)});
  }

  const Definitions& definitions_;
  const Format& format_;
  std::vector<const DeckEntry*> entries_;
};

}  // namespace

const std::vector<std::string>& deck::format_keys() { return kKeys; }

const std::vector<std::string>& deck::format_deck_keys() {
  static const std::vector<std::string> keys = [] {
    std::vector<std::string> all;
    for (const DeckKey& key : kDeckKeys) all.emplace_back(key.key);
    return all;
  }();
  return keys;
}

std::optional<Format> load_format(const std::filesystem::path& path,
                                  const std::vector<std::string>& packs, Diagnostics& diagnostics,
                                  const std::vector<std::string>& foreign_rulesets) {
  const int errors_before = diagnostics.error_count();
  const auto document = document::read_yaml(path, diagnostics);
  if (!document) return std::nullopt;
  const std::string named = ruleset_in(*document);
  const std::string base = named.substr(0, named.find('+'));
  if (std::find(foreign_rulesets.begin(), foreign_rulesets.end(), base) != foreign_rulesets.end()) return std::nullopt;
  document::Reader reader(path.string(), diagnostics);
  Format format;
  format.id = path.stem().string();
  format.file = path.string();
  reader.each_entry(*document, "a format", [&](const YAML::Node& key, const YAML::Node& value) {
    const std::string& name = key.Scalar();
    if (name == "name") {
      format.name = reader.text(value, name).value_or("");
    } else if (name == "ruleset") {
      format.ruleset = reader.text(value, name).value_or("");
    } else if (name == "packs") {
      read_packs(value, packs, reader, format);
    } else if (name == "other_versions") {
      format.other_versions = reader.word(value, name, {"false", "true"}).value_or(0) == 1;
    } else if (name == "no_versions") {
      format.no_versions = reader.texts(value, name);
    } else if (name == "banned") {
      format.banned = reader.texts(value, name);
    } else if (name == "limits") {
      reader.each_entry(value, "\"limits\"", [&](const YAML::Node& code, const YAML::Node& most) {
        if (const auto number = reader.integer(most, code.Scalar(), 0, 99)) {
          format.limits.emplace_back(code.Scalar(), *number);
        }
      });
    } else if (name == "deck") {
      reader.each_entry(value, "\"deck\"", [&](const YAML::Node& deck_key, const YAML::Node& number) {
        read_deck_key(deck_key, number, reader, format);
      });
    } else {
      reader.error(key, fmt::format("unknown key \"{}\"{}", name, did_you_mean(name, kKeys)));
    }
  });
  if (format.name.empty() && diagnostics.error_count() == errors_before) {
    reader.error(*document, "\"name\" is missing");
  }
  if (diagnostics.error_count() > errors_before) return std::nullopt;
  return format;
}

std::string ruleset_of_format(const std::filesystem::path& path) {
  Diagnostics found_later;
  const auto document = document::read_yaml(path, found_later);
  return document ? ruleset_in(*document) : "";
}

std::vector<DeckFault> check_deck(const LoadedDeck& deck, const Definitions& definitions,
                                  const RulesetDef& ruleset, const Format& format) {
  RulesetDef rules = ruleset;
  for (const auto& [parameter, value] : format.parameters) {
    rules.parameters[static_cast<std::size_t>(parameter)] = value;
  }
  std::vector<DeckFault> faults = check_deck(deck, definitions, rules);
  FormatJudge(deck, definitions, format).judge(faults);
  return faults;
}

}  // namespace highnoon
