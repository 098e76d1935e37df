#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "deck/builder.hpp"
#include "document/file.hpp"

namespace highnoon::deck {
namespace {

std::string trimmed(const std::string& text) {
  constexpr const char* kBlank = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Headings below which all cards start.
bool is_start_word(std::string_view word) {
  return is_one_of(word, {"start", "starting", "startinggang", "startingposse", "startingcards",
                          "startingdudes", "gang", "posse"});
}

bool is_heading_word(std::string_view word) {
  return is_start_word(word) ||
         is_one_of(word, {"outfit", "outfits", "home",     "legend", "legends", "dude",
                          "dudes",  "deed",    "deeds",    "good",   "goods",   "spell",
                          "spells", "action",  "actions",  "joker",  "jokers",  "card",
                          "cards",  "deck",    "maindeck", "main",   "total"});
}

bool is_number_or_empty(const std::string& word) {
  return word.find_first_not_of("0123456789") == std::string::npos;
}

/// Splits "4x Title", "4 Title" or "Title x4". Written without std::regex, whose matching of a long
/// line recurses as deep as the line is long.
bool split_count(const std::string& line, std::string& title, int& count) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto is_times = [](char c) { return c == 'x' || c == 'X'; };
  const auto number = [](const std::string& digits) {
    return digits.size() > 4 ? 9999 : std::stoi(digits);
  };
  std::size_t digits = 0;
  while (digits < line.size() && is_digit(line[digits])) ++digits;
  if (digits > 0 && digits < line.size()) {
    const std::size_t rest = digits + (is_times(line[digits]) ? 1 : 0);
    if (rest < line.size() && (line[rest] == ' ' || line[rest] == '\t')) {
      count = number(line.substr(0, digits));
      title = trimmed(line.substr(rest));
      return !title.empty();
    }
  }
  std::size_t end = line.size();
  while (end > 0 && is_digit(line[end - 1])) --end;
  if (end < line.size() && end >= 3 && is_times(line[end - 1]) && line[end - 2] == ' ') {
    count = number(line.substr(end));
    title = trimmed(line.substr(0, end - 2));
    return !title.empty();
  }
  return false;
}

/// Takes a mark of the starting gang off the end of a line; whether there was one.
bool take_start_mark(std::string& line) {
  constexpr std::array kMarks = {"*start*", "(start)", "(starting)", "[start]", "*", "\u2605"};
  for (const std::string_view mark : kMarks) {
    if (line.size() <= mark.size()) continue;
    const std::size_t at = line.size() - mark.size();
    const bool matches =
        std::equal(mark.begin(), mark.end(), line.begin() + static_cast<std::ptrdiff_t>(at),
                   [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b - 'A' + 'a' : b); });
    if (!matches) continue;
    line = trimmed(line.substr(0, at));
    return true;
  }
  return false;
}

/// Reads a text list, a line at a time.
class TextDeck {
 public:
  explicit TextDeck(Builder& builder) : builder_(builder) {}

  void read_line(std::string line, int number) {
    line = trimmed(line);
    if (line.empty() || line.starts_with('#') || line.starts_with("//")) return;
    const bool marked = take_start_mark(line);
    std::string title;
    int count = 0;
    if (builder_.titles().find_with_set(line) != kNoDef) {
      add(line, 1, marked, number);
    } else if (read_setting(line, number) || read_heading(line)) {
      return;
    } else if (split_count(line, title, count)) {
      // "16 Dudes" and "52 cards" only count what stands below or above.
      if (builder_.titles().find(title) != kNoDef || !is_heading_word(folded(title))) {
        add(title, count, marked, number);
      }
    } else if (!builder_.has_cards() && !builder_.has_name() && !in_start_) {
      builder_.set_name(line);
    } else {
      add(line, 1, marked, number);  // unknown, and reported as such
    }
  }

 private:
  void add(const std::string& title, int count, bool marked, int line) {
    builder_.add(title, count, in_start_ ? count : marked ? 1 : 0, line);
  }

  /// "Outfit: Title", "Name: words".
  bool read_setting(const std::string& line, int number) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) return false;
    const std::string key = folded(line.substr(0, colon));
    const std::string value = trimmed(line.substr(colon + 1));
    if (value.empty()) return false;
    if (is_one_of(key, {"name", "deck", "title"})) {
      builder_.set_name(value);
    } else if (is_one_of(key, {"outfit", "home", "legend"})) {
      builder_.add(value, 1, 0, number);
    } else {
      return is_heading_word(key) && is_number_or_empty(folded(value));
    }
    return true;
  }

  /// "Dudes (16):", "== Start ==". What is no number in brackets is no heading: "Joker (black) x1".
  bool read_heading(const std::string& line) {
    const std::size_t open = std::min(line.find('('), line.size());
    const std::string word = folded(line.substr(0, open));
    const std::string number = folded(line.substr(open));
    if (!is_heading_word(word) || !is_number_or_empty(number)) return false;
    in_start_ = is_start_word(word);
    return true;
  }

  Builder& builder_;
  bool in_start_ = false;
};

}  // namespace

void read_text_deck(const std::string& text, Builder& builder) {
  TextDeck deck(builder);
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    deck.read_line(text.substr(begin, end - begin), ++number);
    begin = end + 1;
  }
}

}  // namespace highnoon::deck
