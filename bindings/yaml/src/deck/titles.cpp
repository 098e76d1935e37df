#include "deck/titles.hpp"

#include <algorithm>
#include <regex>

#include "highnoon/diagnostics.hpp"
#include "highnoon/yaml/deck.hpp"

namespace highnoon {
namespace deck {
namespace {

/// The base letter of each code point from U+00C0 to U+017F; ' ' where there is none.
constexpr std::string_view kBaseLetters =
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"   // U+00C0
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"   // U+0100
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";  // U+0140
static_assert(kBaseLetters.size() == 0x180 - 0xC0);

}  // namespace

std::string folded(std::string_view title) {
  std::string result;
  for (std::size_t i = 0; i < title.size(); ++i) {
    const auto byte = static_cast<unsigned char>(title[i]);
    if (byte >= '0' && byte <= '9') {
      result += title[i];
    } else if (byte >= 'a' && byte <= 'z') {
      result += title[i];
    } else if (byte >= 'A' && byte <= 'Z') {
      result += static_cast<char>(byte - 'A' + 'a');
    } else if (byte == '&') {
      result += "and";
    } else if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < title.size()) {
      // Two bytes of UTF-8; quotes, dashes and dots have three and are left out with all the rest.
      const int code = ((byte & 0x1F) << 6) | (static_cast<unsigned char>(title[++i]) & 0x3F);
      const char base = kBaseLetters[static_cast<std::size_t>(code - 0xC0)];
      if (base != ' ') result += base;
    }
  }
  // "(Experienced 1)" is "(Exp.1)".
  static constexpr std::string_view kLong = "experienced";
  const std::size_t at = result.rfind(kLong);
  if (at != std::string::npos && at + kLong.size() + 1 == result.size()) {
    result.replace(at, kLong.size(), "exp");
  }
  return result;
}

TitleIndex::TitleIndex(const Definitions& definitions) : definitions_(definitions) {
  for (std::size_t i = 0; i < definitions.cards.size(); ++i) {
    const CardDef& card = definitions.cards[i];
    const auto id = static_cast<DefId>(i);
    if (card.type == CardType::rules) continue;  // of no deck
    by_title_[folded(card.title)].push_back(id);
    if (!card.octgn.empty()) by_octgn_.emplace(card.octgn, id);
    // Lists seldom say a joker's colour, or say it first.
    static const std::regex colour(R"((.*joker) \((.*)\))", std::regex::icase);
    std::smatch match;
    if (card.type == CardType::joker && std::regex_match(card.title, match, colour)) {
      by_title_[folded(match[1].str())].push_back(id);
      by_title_[folded(match[2].str() + match[1].str())].push_back(id);
    }
  }
}

DefId TitleIndex::find(std::string_view title, std::string_view set) const {
  const auto found = by_title_.find(folded(title));
  if (found == by_title_.end() || found->first.empty()) return kNoDef;
  if (!set.empty()) {
    for (const DefId id : found->second) {
      if (folded(definitions_.cards[id].pack) == folded(set)) return id;
    }
  }
  // Two titles may differ in punctuation alone.
  for (const DefId id : found->second) {
    if (definitions_.cards[id].title == title) return id;
  }
  return found->second.front();
}

DefId TitleIndex::find_with_set(std::string_view title) const {
  const DefId whole = find(title);
  const std::size_t open = title.rfind('(');
  if (whole != kNoDef || open == std::string_view::npos || title.back() != ')') return whole;
  const std::string_view set = title.substr(open + 1, title.size() - open - 2);
  // Another version of a dude is another card, not another set.
  const std::string word = folded(set);
  if (word.starts_with("exp") && word.find_first_of("0123456789") == 3) return kNoDef;
  return find(title.substr(0, open), set);
}

DefId TitleIndex::find_octgn(std::string_view id) const {
  const auto found = by_octgn_.find(id);
  return found == by_octgn_.end() ? kNoDef : found->second;
}

std::string TitleIndex::suggestion(std::string_view title) const {
  std::vector<std::string> known;
  for (const auto& [folded_title, ids] : by_title_) known.push_back(folded_title);
  const auto nearest = nearest_word(folded(title), known);
  if (!nearest) return "";
  return " (did you mean \"" + definitions_.cards[by_title_.at(*nearest).front()].title + "\"?)";
}

}  // namespace deck

DefId find_title_leniently(std::string_view title, const Definitions& definitions) {
  return deck::TitleIndex(definitions).find_with_set(title);
}

}  // namespace highnoon
