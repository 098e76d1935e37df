#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

#include "highnoon/lua/tokens.hpp"
#include "highnoon/mutation.hpp"

namespace highnoon {

namespace {

using lua::entries_of;
using lua::Entry;
using lua::head_of;
using lua::Token;
using lua::TokenKind;

/// What only names or words things: without it nothing changes that a game could show.
constexpr std::string_view kNames[] = {"text", "as", "continues"};

/// Effects that hold effects after what they begin with.
constexpr std::string_view kHolders[] = {"when",        "may",       "for_each", "for_each_player", "when_check",
                                         "when_margin", "when_pull", "later"};
/// Of those, the ones whose first value is no effect.
constexpr std::string_view kBegunWith[] = {"when", "for_each", "for_each_player", "later"};
/// Keys of lists of effects.
constexpr std::string_view kEffectKeys[] = {"effect", "price",     "failure", "success",
                                            "start",  "each_join", "instead", "otherwise"};
/// Keys of what a trait does while it is on.
constexpr std::string_view kTraitEffects[] = {"gives", "cannot", "may", "ignores"};
constexpr std::string_view kConditionLists[] = {"all_of", "any_of", "none_of"};
/// Their first value is a condition.
constexpr std::string_view kConditional[] = {"when", "if_", "if_player"};

/// Values that say what is so without the key: of this word, or of all.
struct Usual {
  std::string_view head, key, value;
};
constexpr Usual kUsual[] = {{"", "affects", "bearer"},
                            {"", "controller", "true"},
                            {"", "player", "you"},
                            {"send_home", "booted", "true"},
                            {"casualty", "fate", "discard"}};

/// What these choose is in the shootout whether they say so or not (RR-SHOOT-008, -037), unless
/// they bring somebody into a posse.
constexpr std::string_view kConfined[] = {"shootout", "resolution"};

constexpr std::pair<std::string_view, std::string_view> kOpposites[] = {
    {"yours", "opposing"}, {"opposing", "yours"}, {"you", "opponent"}, {"opponent", "you"}};

/// A larger number means "all", and one more would mean the same.
constexpr long long kMostFigures = 20;

constexpr std::string_view kHolds = "true";  ///< the condition that always holds

template <typename List>
bool among(const List& list, std::string_view word) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

class Walker {
 public:
  explicit Walker(const std::string& script)
      : script_(script), tokens_(lua::tokens_of(script)) {}

  std::vector<Mutant> walk() {
    walk(0, tokens_.size());
    std::stable_sort(mutants_.begin(), mutants_.end(), [](const Mutant& a, const Mutant& b) {
      return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    return std::move(mutants_);
  }

 private:
  bool is(std::size_t i, std::string_view text) const {
    return i < tokens_.size() && tokens_[i].is(text);
  }
  bool is_name(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::name;
  }

  /// Whether the name is a key of a table, or of something: `name =`, `x.name`, `x:name`.
  bool is_key(std::size_t i) const {
    if (i > 0 && (is(i - 1, ".") || is(i - 1, ":"))) return true;
    return is(i + 1, "=") && i > 0 && (is(i - 1, "{") || is(i - 1, ",") || is(i - 1, ";"));
  }

  /// Outside of functions.
  void walk(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      if (is(i, "function")) {
        walk_function(i + 1, tokens_[i].partner);
        i = tokens_[i].partner;
      } else if (is(i, "{")) {
        walk_table(i);
        i = tokens_[i].partner;
      } else {
        if (is(i, "(") && i > 0 && is_name(i - 1) && among(kConditional, tokens_[i - 1].text)) {
          if (const std::vector<Entry> arguments = entries_of(tokens_, i); !arguments.empty())
            drop_condition(arguments.front());
        }
        walk_word(i);
      }
    }
  }

  /// A function holds any Lua: only numbers, sides and whole calls are changed there.
  void walk_function(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      walk_word(i);
      if (const std::size_t after = call_statement(i); after != 0 && after <= end) {
        add("drop", tokens_[i].begin, tokens_[after - 1].end, "",
            "drops the call of " + std::string(tokens_[i + 2].text));
      }
    }
  }

  /// The token after a statement `name:method ...` that begins here, or 0.
  std::size_t call_statement(std::size_t i) const {
    if (!is_name(i) || !is(i + 1, ":") || !is_name(i + 2) || i == 0) return 0;
    // A name after the end of a value begins a statement; so does one after these words.
    const Token& before = tokens_[i - 1];
    const bool value = before.kind == TokenKind::name || before.kind == TokenKind::number ||
                       before.kind == TokenKind::string;
    const bool begins =
        value || among(std::initializer_list<std::string_view>{")", "}", "]", ";", "end", "then",
                                                               "do", "else", "repeat", "true",
                                                               "false", "nil", "..."},
                       before.text);
    if (!begins) return 0;
    const std::size_t argument = i + 3;
    if (argument >= tokens_.size()) return 0;
    std::size_t after = 0;
    if (tokens_[argument].kind == TokenKind::string) after = argument + 1;
    if (is(argument, "(") || is(argument, "{")) after = tokens_[argument].partner + 1;
    if (is(after, ".") || is(after, ":") || is(after, "[") || is(after, "(") || is(after, "=") ||
        is(after, ","))
      return 0;
    return after;
  }

  void walk_word(std::size_t i) {
    const Token& token = tokens_[i];
    if (token.kind == TokenKind::number) number(token.begin, token.end, token.text);
    if (token.kind == TokenKind::string) rating(token);
    if (token.kind != TokenKind::name || is_key(i)) return;
    for (const auto& [side, other] : kOpposites) {
      if (token.text == side)
        add("side", token.begin, token.end, std::string(other),
            fmt::format("{} -> {}", side, other));
    }
  }

  void number(std::size_t begin, std::size_t end, std::string_view digits) {
    long long value = 0;
    const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || rest != digits.data() + digits.size()) return;
    const long long changed = value > kMostFigures ? 1 : value + 1;
    add("number", begin, end, std::to_string(changed), fmt::format("{} -> {}", value, changed));
    if (value <= 0 || mutants_.empty() || mutants_.back().kind != "number") return;
    mutants_.back().alternative = replaced(begin, end, std::to_string(value - 1));
    mutants_.back().alternative_change = fmt::format("{} -> {}", value, value - 1);
  }

  /// "Huckster 1": the number behind a keyword.
  void rating(const Token& token) {
    const std::string_view text = token.text;
    const std::size_t space = text.rfind(' ');
    if (space == std::string_view::npos || space + 2 > text.size() - 1) return;
    number(token.begin + space + 1, token.end - 1, text.substr(space + 1, text.size() - space - 2));
  }

  bool has(const std::vector<Entry>& list, std::string_view key) const {
    return std::any_of(list.begin(), list.end(),
                       [&](const Entry& entry) { return entry.key == key; });
  }

  /// The value of a key: what a choice of a Shootout ability says about its card, or what that is
  /// attached to, is confined.
  void walk_value(std::string_view head, const std::vector<Entry>& list, const Entry& entry) {
    const bool before = confined_;
    if (among(kConfined, head)) {
      confined_ = entry.key == "choose" && !has(list, "joins_posse");
    } else if (entry.key != "attached_to") {
      confined_ = false;
    }
    walk(entry.begin + 2, entry.end);
    confined_ = before;
  }

  void walk_table(std::size_t open) {
    const std::string_view head = head_of(tokens_, open);
    const std::vector<Entry> list = entries_of(tokens_, open);
    const bool before = std::exchange(confined_, confined_ && !has(list, "affects"));
    const auto values = static_cast<std::size_t>(
        std::count_if(list.begin(), list.end(), [](const Entry& e) { return e.key.empty(); }));
    const bool holder = among(kHolders, head);
    const bool effects = holder || (head.empty() && open > 1 && is(open - 1, "=") &&
                                    among(kEffectKeys, tokens_[open - 2].text));
    std::size_t number = 0;
    for (const Entry& entry : list) {
      if (!entry.key.empty()) {
        if (is_changing(head, entry)) drop(entry);
        if (head == "trait" && among(kTraitEffects, entry.key)) keep_from_force(open, list);
        if (among(kEffectKeys, entry.key) && is(entry.begin + 2, "{")) {
          if (const std::vector<Entry> list_of_one = entries_of(tokens_, entry.begin + 2);
              list_of_one.size() == 1) {
            keep_from_happening(list_of_one.front());
          }
        }
        if (entry.key != "text") walk_value(head, list, entry);
        continue;
      }
      const bool first = number++ == 0;
      if (first && head == "when") {
        drop_condition(entry);
      } else if (holder ? !(first && among(kBegunWith, head))
                        : values > 1 && (head.empty() || among(kConditionLists, head))) {
        drop(entry);
        if (effects) keep_from_happening(entry);
      }
      walk(entry.begin, entry.end);
    }
    confined_ = before;
  }

  bool is_changing(std::string_view head, const Entry& entry) const {
    if (head == "card" || among(kNames, entry.key)) return false;
    if (entry.end != entry.begin + 3) return true;
    const std::string_view value = tokens_[entry.begin + 2].text;
    if (confined_ && head == "dude" && entry.key == "in_shootout" && value == "true") return false;
    return std::none_of(std::begin(kUsual), std::end(kUsual), [&](const Usual& usual) {
      return (usual.head.empty() || usual.head == head) && usual.key == entry.key &&
             usual.value == value;
    });
  }

  void drop(const Entry& entry) {
    const std::size_t begin = tokens_[entry.begin].begin;
    std::size_t end = tokens_[entry.end - 1].end;
    const std::string what = script_.substr(begin, end - begin);
    if (is(entry.end, ",") || is(entry.end, ";")) end = tokens_[entry.end].end;
    add("drop", begin, end, "", "drops " + what);
  }

  /// Where a list must not be empty, its last effect is dropped by a condition that never holds.
  void keep_from_happening(const Entry& entry) {
    if (mutants_.empty() || mutants_.back().kind != "drop") return;
    const std::size_t begin = tokens_[entry.begin].begin, end = tokens_[entry.end - 1].end;
    const std::string effect = script_.substr(begin, end - begin);
    if (tokens_[entry.begin].text == "prevent") return;  // nothing happens anyway
    mutants_.back().alternative =
        script_.substr(0, begin) + "when { false, " + effect + " }" + script_.substr(end);
    mutants_.back().alternative_change = one_line("drops " + effect);
  }

  /// A trait must do something: what it does is dropped by its never being on.
  void keep_from_force(std::size_t open, const std::vector<Entry>& list) {
    if (mutants_.empty() || mutants_.back().kind != "drop") return;
    const auto condition = std::find_if(
        list.begin(), list.end(), [](const Entry& entry) { return entry.key == "condition"; });
    const std::size_t begin =
        condition == list.end() ? tokens_[open].end : tokens_[condition->begin].begin;
    const std::size_t end = condition == list.end() ? begin : tokens_[condition->end - 1].end;
    mutants_.back().alternative =
        replaced(begin, end, condition == list.end() ? " condition = false," : "condition = false");
    mutants_.back().alternative_change = mutants_.back().change;
  }

  void drop_condition(const Entry& entry) {
    const std::size_t begin = tokens_[entry.begin].begin, end = tokens_[entry.end - 1].end;
    add("condition", begin, end, std::string(kHolds),
        "drops the condition " + script_.substr(begin, end - begin));
  }

  std::string replaced(std::size_t begin, std::size_t end, std::string with) const {
    // Lines keep their numbers.
    with.append(static_cast<std::size_t>(
                    std::count(script_.begin() + static_cast<std::ptrdiff_t>(begin),
                               script_.begin() + static_cast<std::ptrdiff_t>(end), '\n')),
                '\n');
    return script_.substr(0, begin) + with + script_.substr(end);
  }

  /// Without the line breaks and spaces of indentation.
  static std::string one_line(const std::string& text) {
    std::string line;
    for (const char c : text) {
      const bool space = c == ' ' || c == '\n' || c == '\t';
      if (!space || line.empty() || line.back() != ' ') line += space ? ' ' : c;
    }
    return line;
  }

  void add(const char* kind, std::size_t begin, std::size_t end, const std::string& with,
           const std::string& change) {
    Mutant mutant;
    mutant.line =
        1 + static_cast<int>(std::count(
                script_.begin(), script_.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
    mutant.column =
        1 + static_cast<int>(begin - (begin == 0 ? 0 : script_.rfind('\n', begin - 1) + 1));
    mutant.kind = kind;
    mutant.text = replaced(begin, end, with);
    mutant.change = one_line(change);
    if (seen_.insert(mutant.text).second) mutants_.push_back(std::move(mutant));
  }

  const std::string& script_;
  std::vector<Token> tokens_;
  std::vector<Mutant> mutants_;
  std::set<std::string> seen_;
  bool confined_ = false;  ///< walking through what can only be in the shootout
};

}  // namespace

std::vector<Mutant> mutants_of(const std::string& script) { return Walker(script).walk(); }

}  // namespace highnoon
