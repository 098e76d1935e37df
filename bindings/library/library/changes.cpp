#include "highnoon/changes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "highnoon/lua/load_scripts.hpp"

namespace highnoon {
namespace {

namespace fs = std::filesystem;

/// A printing as pack.yaml gives it, by names: two libraries number keywords and factions otherwise.
std::string facts_text(const CardDef& card, const Definitions& d) {
  std::string text = fmt::format("{} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {}", card.title, card.persona, card.pack,
                                 static_cast<int>(card.type), card.poker.value, static_cast<int>(card.poker.suit),
                                 d.factions.empty() ? "" : d.factions[card.faction], card.is_stud, card.has_bullets, card.bullets,
                                 card.influence, card.cost, card.upkeep, card.production, card.control, card.wealth, card.difficulty,
                                 card.experience, card.joker_kind, card.ratings.size(), card.printed_abilities, card.printed_traits);
  std::set<std::string> keywords;
  for (std::size_t i = 0; i < d.keywords.size(); ++i) {
    if (card.keywords.test(i)) keywords.insert(d.keywords[i]);
  }
  for (const std::string& keyword : keywords) text += " " + keyword;
  for (const KeywordRating& rating : card.ratings) text += fmt::format(" {} {}", d.keywords[rating.keyword], rating.rating);
  return text;
}

using Texts = std::map<std::string, std::string>;  ///< by file

Texts texts_of(const std::vector<ScriptSource>& sources) {
  Texts texts;
  for (const ScriptSource& source : sources) texts[source.file] += source.text;
  return texts;
}

/// Files that are only in one, or otherwise in the other.
std::set<std::string> different(const Texts& before, const Texts& after) {
  std::set<std::string> files;
  for (const auto& [file, text] : before) {
    const auto other = after.find(file);
    if (other == after.end() || other->second != text) files.insert(file);
  }
  for (const auto& [file, text] : after) {
    if (before.count(file) == 0) files.insert(file);
  }
  return files;
}

std::vector<std::string> names_of(const std::set<std::string>& files) {
  std::vector<std::string> names;
  names.reserve(files.size());
  for (const std::string& file : files) names.push_back(fs::path(file).filename().string());
  return names;
}

/// Names of the house rules in a text.
std::set<std::string> house_rules_in(const std::string& text) {
  static const std::regex rule("house_rule\\s*[\"'](\\w+)[\"']");
  std::set<std::string> names;
  for (std::sregex_iterator found(text.begin(), text.end(), rule), end; found != end; ++found) names.insert((*found)[1]);
  return names;
}

/// All about one design in one library.
struct Design {
  std::string title;
  std::string facts;  ///< of all printings
  std::string file;
  std::string errata;
};

/// What errata in force say, each with its part of the file.
std::string errata_text(const ErratumDef& erratum, const Texts& files, const std::vector<ErratumDef>& all) {
  std::size_t end = std::string::npos;
  for (const ErratumDef& other : all) {
    if (other.file == erratum.file && other.line > erratum.line) end = std::min<std::size_t>(end, other.line);
  }
  std::string part;
  std::size_t line = 1;
  if (const auto file = files.find(erratum.file); file != files.end()) {
    for (const char c : file->second) {
      if (line >= erratum.line && line < end) part += c;
      if (c == '\n') ++line;
    }
  }
  return part;
}

struct Designs {
  std::map<std::string, Design> by_script;
  std::vector<std::string> order;
};

Designs designs_of(const Library& library, const ScriptSources& sources) {
  Designs designs;
  const Definitions& facts = facts_of(*library.content()->host);
  for (const CardDef& card : facts.cards) {
    const auto [at, is_new] = designs.by_script.try_emplace(card.script);
    if (is_new) {
      designs.order.push_back(card.script);
      at->second.title = card.title;
    }
    at->second.facts += card.code + " " + facts_text(card, facts) + "\n";
  }
  for (const CardDef& card : library.definitions().cards) designs.by_script[card.script].file = card.script_file;
  const Texts files = texts_of(sources.errata);
  for (const ErratumDef& erratum : library.definitions().errata) {
    if (erratum.in_force) designs.by_script[erratum.script].errata += errata_text(erratum, files, library.definitions().errata);
  }
  return designs;
}

}  // namespace

LibraryChanges changes_between(const Library& before, const Library& after) {
  LibraryChanges changes;
  changes.content = before.hash() != after.hash();
  const ScriptSources &old_sources = sources_of(*before.content()->host), &new_sources = sources_of(*after.content()->host);
  changes.words = names_of(different(texts_of(old_sources.words), texts_of(new_sources.words)));
  changes.rulesets = names_of(different(texts_of(old_sources.rulesets), texts_of(new_sources.rulesets)));
  const Texts old_rules = texts_of(old_sources.house_rules), new_rules = texts_of(new_sources.house_rules);
  std::set<std::string> house_rules;
  for (const std::string& file : different(old_rules, new_rules)) {
    for (const Texts* texts : {&old_rules, &new_rules}) {
      if (const auto found = texts->find(file); found != texts->end()) house_rules.merge(house_rules_in(found->second));
    }
  }
  changes.house_rules.assign(house_rules.begin(), house_rules.end());

  const std::set<std::string> scripts = different(texts_of(old_sources.cards), texts_of(new_sources.cards));
  const Designs old_cards = designs_of(before, old_sources), new_cards = designs_of(after, new_sources);
  for (const std::string& script : new_cards.order) {
    const Design& now = new_cards.by_script.at(script);
    CardChange change{.script = script, .title = now.title};
    const auto found = old_cards.by_script.find(script);
    if (found == old_cards.by_script.end()) {
      change.is_new = true;
    } else {
      const Design& then = found->second;
      change.facts = now.facts != then.facts;
      change.text = then.file != now.file || scripts.count(now.file) > 0;
      change.errata = now.errata != then.errata;
    }
    if (change.is_new || change.facts || change.text || change.errata) changes.cards.push_back(std::move(change));
  }
  for (const std::string& script : old_cards.order) {
    if (new_cards.by_script.count(script) > 0) continue;
    changes.cards.push_back({.script = script, .title = old_cards.by_script.at(script).title, .is_gone = true});
  }
  return changes;
}

std::string to_string(const LibraryChanges& changes) {
  constexpr std::size_t kMostCards = 12;
  std::vector<std::string> groups, cards;
  for (const CardChange& card : changes.cards) {
    std::vector<const char*> what;
    if (card.is_new) what.push_back("new");
    if (card.is_gone) what.push_back("gone");
    if (card.facts) what.push_back("facts");
    if (card.text) what.push_back("script");
    if (card.errata) what.push_back("errata");
    cards.push_back(fmt::format("{} ({})", card.title, fmt::join(what, ", ")));
  }
  if (cards.size() > kMostCards) {
    cards[kMostCards - 1] = fmt::format("{} more cards", cards.size() - kMostCards + 1);
    cards.resize(kMostCards);
  }
  if (!cards.empty()) groups.push_back(fmt::format("{}", fmt::join(cards, ", ")));
  if (!changes.house_rules.empty()) groups.push_back(fmt::format("house rule {}", fmt::join(changes.house_rules, ", ")));
  if (!changes.rulesets.empty()) groups.push_back(fmt::format("ruleset {}", fmt::join(changes.rulesets, ", ")));
  if (!changes.words.empty()) groups.push_back(fmt::format("words {}", fmt::join(changes.words, ", ")));
  return fmt::format("{}", fmt::join(groups, "; "));
}

}  // namespace highnoon
