// Mistakes: which can be made in a script, and what becomes of its text.

#include "highnoon/mistakes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <random>
#include <set>
#include <utility>

#include "highnoon/definitions.hpp"
#include "highnoon/lua/syntax.hpp"
#include "highnoon/lua/tokens.hpp"

namespace highnoon {

namespace {

using lua::entries_of;
using lua::Entry;
using lua::head_of;
using lua::Token;
using lua::TokenKind;

/// Keys whose text is for people: any other text is as good.
constexpr std::string_view kProse[] = {"text", "reason"};
constexpr std::string_view kSelectors[] = {"dude",   "deed",   "goods",  "spell",
                                           "action", "outfit", "legend", "attachment"};
constexpr std::string_view kForms[] = {"noon",    "shootout", "noon_or_shootout",      "resolution",
                                       "cheatin", "react",    "resolution_or_cheatin", "job",
                                       "event",   "trait"};
constexpr std::string_view kNumbers[] = {"clubs", "diamonds", "hearts", "spades",
                                         "least", "most",     "if_"};
/// Effects that are made of several verbs.
constexpr std::string_view kEffects[] = {"modify", "set_stat",   "limit_stat",  "counter",
                                         "pay",    "when_check", "when_margin", "when_pull"};

/// What these are given may stand in any order.
constexpr std::string_view kUnordered[] = {"card", "all_of", "any_of", "none_of",
                                           "both", "least",  "most"};
constexpr std::string_view kConditions[] = {
    "is",     "at",      "is_at", "place_is", "there_is", "compare",   "chosen",         "all_of",
    "any_of", "none_of", "isnt",  "in_phase", "play_is",  "succeeded", "during_shootout"};

template <typename List>
bool among(const List& list, std::string_view word) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

/// What kind of thing an expression is, as far as its first word tells.
enum class Kind { number, text, truth, table, selector, effect, function, ability, word, unknown };

bool is_verb(std::string_view word) {
  if (among(kEffects, word)) return true;
  for (int i = 0; i < static_cast<int>(Verb::count_); ++i) {
    if (word == info(static_cast<Verb>(i)).name) return true;
  }
  return false;
}

/// The kind of an operation's result ('n', 'b', 'c', 'p', 'l'), or '?'.
char result_of(std::string_view word) {
  for (int i = 0; i < static_cast<int>(Op::count_); ++i) {
    if (word == info(static_cast<Op>(i)).name) return info(static_cast<Op>(i)).result;
  }
  if (word == "yours" || word == "opposing") return 'p';
  for (int i = 0; i < kStats; ++i) {
    if (word == std::string(info(static_cast<Stat>(i)).name) + "_of") return 'n';
  }
  return among(kNumbers, word) || word == "number_of" || word == "bounty_of" ? 'n' : '?';
}

/// A value of another kind, by the kind that it stands for. Where two kinds can be meant by one
/// place (a condition may be `true`, a number a function), the other is not there.
struct WrongKind {
  Kind kind;
  std::vector<std::string_view> instead;
};
const std::vector<WrongKind> kWrongKinds = {
    {Kind::number, {"\"three\"", "true", "draw(1)", "dude { booted = true }"}},
    {Kind::text, {"7", "{}", "true"}},
    {Kind::truth, {"7", "\"yes\"", "{}"}},
    {Kind::table, {"7", "\"these\"", "true"}},
    {Kind::selector, {"7", "draw(1)", "\"them\""}},
    {Kind::effect, {"dude { booted = true }", "7", "\"it\"", "true"}},
    {Kind::function, {"\"it\"", "draw(1)"}},
    {Kind::ability, {"dude { booted = true }", "7", "\"it\"", "draw(1)"}},
    {Kind::word, {"\"it\"", "draw(1)"}},
};

class Maker {
 public:
  Maker(const std::string& script, const std::vector<std::string>& known, std::uint64_t seed)
      : script_(script), tokens_(lua::tokens_of(script)), known_(known), chance_(seed) {
    std::sort(known_.begin(), known_.end());
    find_prose();
  }

  MistakesOfScript make() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) misspell(i);
    for (std::size_t i = 0; i < tokens_.size(); ++i) remove(i);
    for (std::size_t i = 0; i < tokens_.size(); ++i) duplicate(i);
    each_entry([&](std::size_t open, const std::vector<Entry>& list, std::size_t i) {
      duplicate_entry(open, list[i]);
    });
    for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) swap(i);
    each_entry([&](std::size_t open, const std::vector<Entry>& list, std::size_t i) {
      swap_with_value(list[i]);
      if (i + 1 < list.size()) swap_entries(open, list[i], list[i + 1]);
    });
    each_entry([&](std::size_t, const std::vector<Entry>& list, std::size_t i) {
      put_wrong_kind(list[i]);
    });
    return std::move(made_);
  }

 private:
  const Token& at(std::size_t i) const { return tokens_[i]; }
  bool is(std::size_t i, std::string_view text) const {
    return i < tokens_.size() && tokens_[i].is(text);
  }
  bool is_name(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::name;
  }
  bool is_string(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::string;
  }

  template <typename Use>
  void each_entry(const Use& use) const {
    for (std::size_t open = 0; open < tokens_.size(); ++open) {
      if (!is(open, "{") && !is(open, "(")) continue;
      // What a function is given when it is declared is not a value.
      if (is(open, "(") && (open == 0 || is(open - 1, "function"))) continue;
      const std::vector<Entry> list = entries_of(tokens_, open);
      for (std::size_t i = 0; i < list.size(); ++i) use(open, list, i);
    }
  }

  /// Texts for people: of their keys, and what is offered by `option`.
  void find_prose() {
    prose_.assign(tokens_.size(), false);
    for (std::size_t i = 0; i + 2 < tokens_.size(); ++i) {
      if (!is_name(i) || !among(kProse, at(i).text) || !is(i + 1, "=")) continue;
      for (std::size_t j = i + 2; is_string(j) || is(j, ".."); ++j) prose_[j] = is_string(j);
    }
    for (std::size_t open = 1; open < tokens_.size(); ++open) {
      if (!is(open, "{") || head_of(tokens_, open) != "option") continue;
      for (const Entry& entry : entries_of(tokens_, open)) {
        if (entry.key.empty()) prose_[entry.begin] = is_string(entry.begin);
      }
    }
  }

  std::string text_of(std::size_t begin, std::size_t end) const {
    return script_.substr(at(begin).begin, at(end - 1).end - at(begin).begin);
  }
  static std::string one_line(std::string text) {
    std::string line;
    for (const char c : text) {
      const bool space = std::isspace(static_cast<unsigned char>(c)) != 0;
      if (!space || line.empty() || line.back() != ' ') line += space ? ' ' : c;
    }
    return line;
  }
  /// Lines keep their numbers.
  std::string replaced(std::size_t begin, std::size_t end, std::string with) const {
    const std::string old = script_.substr(begin, end - begin);
    const auto lines = [](const std::string& text) {
      return std::count(text.begin(), text.end(), '\n');
    };
    if (const auto less = lines(old) - lines(with); less > 0)
      with.append(static_cast<std::size_t>(less), '\n');
    return script_.substr(0, begin) + with + script_.substr(end);
  }

  void leave_out(const char* why) { ++made_.left_out[why]; }

  void add(MistakeKind kind, std::size_t token, std::string text, std::string change,
           std::vector<int> lines) {
    Mistake mistake;
    mistake.kind = kind;
    mistake.line = at(token).line;
    const std::size_t begin = at(token).begin;
    mistake.column =
        1 + static_cast<int>(begin - (begin == 0 ? 0 : script_.rfind('\n', begin - 1) + 1));
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    mistake.lines = std::move(lines);
    mistake.change = one_line(std::move(change));
    for (std::size_t i = 0; i < token; ++i)
      mistake.in_function |= is(i, "function") && at(i).partner > token;
    mistake.is_syntax = lua::syntax_error_of(text).has_value();
    mistake.text = std::move(text);
    made_.mistakes.push_back(std::move(mistake));
  }

  std::size_t pick(std::size_t of) { return static_cast<std::size_t>(chance_() % of); }

  // --- misspelt

  std::optional<std::string> misspelt(const std::string& word) {
    std::vector<std::size_t> letters;
    for (std::size_t i = 0; i < word.size(); ++i) {
      if (std::isalpha(static_cast<unsigned char>(word[i])) != 0) letters.push_back(i);
    }
    if (letters.empty()) return std::nullopt;
    for (int tries = 0; tries < 50; ++tries) {
      std::string wrong = word;
      const std::size_t i = letters[pick(letters.size())];
      const char letter = static_cast<char>('a' + pick(26));
      switch (pick(4)) {
        case 0: wrong[i] = letter; break;
        case 1: wrong.erase(i, 1); break;
        case 2: wrong.insert(i, 1, letter); break;
        default:
          if (i + 1 < word.size()) std::swap(wrong[i], wrong[i + 1]);
      }
      const bool begins_well =
          !wrong.empty() && (std::isalpha(static_cast<unsigned char>(wrong[0])) != 0 ||
                             wrong[0] == '_' || wrong[0] == word[0]);
      if (begins_well && wrong != word && !std::binary_search(known_.begin(), known_.end(), wrong))
        return wrong;
    }
    return std::nullopt;
  }

  void misspell(std::size_t i) {
    const Token& token = at(i);
    if (prose_[i]) return leave_out("texts for people");
    const bool quoted = token.kind == TokenKind::string;
    if (!quoted && token.kind != TokenKind::name && token.kind != TokenKind::keyword) return;
    const std::string word(quoted ? token.text.substr(1, token.text.size() - 2) : token.text);
    const std::optional<std::string> wrong = misspelt(word);
    if (!wrong) return leave_out("no misspelling that is no other word");
    std::vector<int> lines = {token.line};
    if (declared(word)) {
      for (std::size_t j = 0; j < tokens_.size(); ++j) {
        const std::string_view text = at(j).text;
        if (text == word || text == "\"" + word + "\"") lines.push_back(at(j).line);
      }
    }
    const std::string with = quoted ? "\"" + *wrong + "\"" : *wrong;
    add(MistakeKind::misspelt, i, replaced(token.begin, token.end, with),
        fmt::format("{} -> {}", token.text, with), std::move(lines));
  }

  /// Whether the script itself gives this name: to a choice, a local, what a function is given.
  bool declared(const std::string& word) const {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const std::string_view text = at(i).text;
      if (text == "\"" + word + "\"") {
        if (i > 1 && is(i - 1, "=") && is(i - 2, "as")) return true;
      } else if (text == word && is_name(i) && i > 0) {
        if (is(i - 1, "local") || is(i - 1, "for") || in_declaration(i)) return true;
      }
    }
    return false;
  }
  /// In `function(a, b)`, `local a, b` or `for a, b in`.
  bool in_declaration(std::size_t i) const {
    while (i > 1 && is(i - 1, ",") && is_name(i - 2)) i -= 2;
    if (i == 0) return false;
    if (is(i - 1, "local") || is(i - 1, "for")) return true;
    return is(i - 1, "(") && i > 1 && (is(i - 2, "function") || (i > 2 && is(i - 3, "function")));
  }

  // --- deleted

  std::vector<int> around(std::size_t begin, std::size_t end) const {
    std::vector<int> lines;
    for (std::size_t i = begin; i < end; ++i) lines.push_back(at(i).line);
    if (begin > 0) lines.push_back(at(begin - 1).line);
    if (end < tokens_.size()) lines.push_back(at(end).line);
    return lines;
  }

  void remove(std::size_t i) {
    const Token& token = at(i);
    if ((token.is(",") || token.is(";")) && i + 1 < tokens_.size() && at(i + 1).closes)
      return leave_out("a comma that can be left out");
    if (token.is("-") && !(i > 0 && ends_value(i - 1))) return leave_out("a changed number");
    if (ends_list(i)) return leave_out("a list with one item less");
    if (prose_[i] && (is(i + 1, "..") || is(i - 1, ".."))) return leave_out("texts for people");
    if (prose_[i] && !is(i - 1, "=")) return leave_out("texts for people");
    add(MistakeKind::deleted, i, replaced(token.begin, token.end, " "),
        fmt::format("deletes {}", token.text), lines_of_deleted(i));
  }

  /// Of a name that is given here it shows where the name is used.
  std::vector<int> lines_of_deleted(std::size_t i) const {
    std::vector<int> lines = around(i, i + 1);
    if (!is_name(i) || !in_declaration(i)) return lines;
    for (std::size_t j = 0; j < tokens_.size(); ++j) {
      if (is_name(j) && at(j).text == at(i).text) lines.push_back(at(j).line);
    }
    return lines;
  }

  bool ends_value(std::size_t i) const {
    const Token& token = at(i);
    return token.kind == TokenKind::name || token.kind == TokenKind::number ||
           token.kind == TokenKind::string || token.closes;
  }

  /// The last of several items of a list: the others are a list too.
  bool ends_list(std::size_t i) const {
    if (i == 0 || !is(i - 1, ",") || i + 1 >= tokens_.size() || !is(i + 1, "}")) return false;
    const std::size_t open = at(i + 1).partner;
    return head_of(tokens_, open).empty() && entries_of(tokens_, open).size() > 1;
  }

  // --- duplicated

  void duplicate(std::size_t i) {
    const Token& token = at(i);
    // "a" .. "b" "b" is an error; a second semicolon after a statement is none.
    if (token.is(";") || token.is("not")) return leave_out("what may stand twice");
    const std::string text(token.text);
    add(MistakeKind::duplicated, i, replaced(token.begin, token.end, text + " " + text),
        fmt::format("duplicates {}", text), around(i, i + 1));
  }

  void duplicate_entry(std::size_t, const Entry& entry) {
    if (prose_[entry.begin]) return leave_out("texts for people");
    const std::string text = text_of(entry.begin, entry.end);
    if (text.find("--") != std::string::npos) return leave_out("with a comment");
    add(MistakeKind::duplicated, entry.begin,
        replaced(at(entry.end - 1).end, at(entry.end - 1).end, ", " + one_line(text)),
        fmt::format("duplicates {}", text), around(entry.begin, entry.end));
  }

  // --- swapped

  std::string exchanged(const Entry& a, const Entry& b) const {
    const std::string between =
        script_.substr(at(a.end - 1).end, at(b.begin).begin - at(a.end - 1).end);
    return script_.substr(0, at(a.begin).begin) + text_of(b.begin, b.end) + between +
           text_of(a.begin, a.end) + script_.substr(at(b.end - 1).end);
  }

  void swap(std::size_t i) {
    const Token &a = at(i), &b = at(i + 1);
    if (a.text == b.text) return leave_out("equal neighbours");
    if ((a.is(",") || a.is(";")) && b.closes) return leave_out("a comma that can be left out");
    if (a.closes && b.is(",") && i + 2 < tokens_.size() && at(i + 2).closes)
      return leave_out("a comma that can be left out");
    if (prose_[i] && prose_[i + 1]) return leave_out("texts for people");
    if (only_turns_list_into_call(i)) return leave_out("another way to write the same");
    add(MistakeKind::swapped, i, exchanged({i, i + 1, {}}, {i + 1, i + 2, {}}),
        fmt::format("swaps {} and {}", a.text, b.text), around(i, i + 2));
  }

  /// `{ boot "x" }` to `boot { "x" }`, and the like.
  bool only_turns_list_into_call(std::size_t i) const {
    if (!is(i, "{") || !is_name(i + 1) || i + 2 >= tokens_.size()) return false;
    const std::vector<Entry> list = entries_of(tokens_, i);
    return list.size() == 1 && list[0].key.empty() && (is_string(i + 2) || is(i + 2, "("));
  }

  void swap_with_value(const Entry& entry) {
    if (entry.key.empty() || entry.end != entry.begin + 3) return;
    const Token &key = at(entry.begin), &value = at(entry.end - 1);
    if (key.text == value.text) return leave_out("equal neighbours");
    add(MistakeKind::swapped, entry.begin,
        exchanged({entry.begin, entry.begin + 1, {}}, {entry.end - 1, entry.end, {}}),
        fmt::format("swaps {} and {}", key.text, value.text), around(entry.begin, entry.end));
  }

  void swap_entries(std::size_t open, const Entry& a, const Entry& b) {
    const std::string first = text_of(a.begin, a.end), second = text_of(b.begin, b.end);
    if (first == second) return leave_out("equal neighbours");
    if (!a.key.empty() || !b.key.empty()) return leave_out("keys have no order");
    if (is(open, "{") && head_of(tokens_, open).empty())
      return leave_out("another order of a list");
    if (among(kUnordered, head_of(tokens_, open))) return leave_out("another order of a list");
    if (prose_[a.begin] || prose_[b.begin]) return leave_out("texts for people");
    if (interchangeable(a, b)) return leave_out("another value of the same kind");
    add(MistakeKind::swapped, a.begin, exchanged(a, b),
        fmt::format("swaps {} and {}", first, second), around(a.begin, b.end));
  }

  /// Two effects, two cards, two numbers ...: what then stands there is as good a card.
  bool interchangeable(const Entry& a, const Entry& b) const {
    const Kind first = kind_of(a), second = kind_of(b);
    if (first == Kind::unknown || second == Kind::unknown) return false;
    const char x = result_kind(a), y = result_kind(b);
    if (x != '?' && x == y) return true;
    return first == second && first != Kind::word && x == y;
  }

  // --- wrong kind

  char result_kind(const Entry& entry) const {
    switch (kind_of(entry)) {
      case Kind::number: return 'n';
      case Kind::selector: return 'c';
      case Kind::word: {
        const std::size_t first = entry.value();
        for (std::size_t i = first; i < entry.end; i = at(i).opens ? at(i).partner + 1 : i + 1) {
          if (is(i, "-") || is(i, "+") || is(i, "*")) return 'n';
        }
        return among(kConditions, at(first).text) ? 'b' : result_of(at(first).text);
      }
      default: return '?';
    }
  }

  Kind kind_of(const Entry& entry) const {
    const std::size_t first = entry.value(), length = entry.end - first;
    const Token& token = at(first);
    switch (token.kind) {
      case TokenKind::number: return length == 1 ? Kind::number : Kind::word;
      case TokenKind::string: return Kind::text;
      case TokenKind::keyword:
        if (token.text == "function") return Kind::function;
        return token.text == "true" || token.text == "false" ? Kind::truth : Kind::unknown;
      case TokenKind::symbol:
        if (token.is("{")) return Kind::table;
        if (token.is("-"))
          return length == 2 && at(first + 1).kind == TokenKind::number ? Kind::number : Kind::word;
        return Kind::unknown;
      case TokenKind::name: break;
    }
    // A table given to a word, or a word alone.
    if (length > 1 &&
        (among(kSelectors, token.text) || (token.text == "card" && is(first + 1, "{"))))
      return Kind::selector;
    if (among(kForms, token.text) && length > 1) return Kind::ability;
    if (is_verb(token.text) && length > 1) return Kind::effect;
    return Kind::word;
  }

  void put_wrong_kind(const Entry& entry) {
    const Kind kind = kind_of(entry);
    for (const WrongKind& wrong : kWrongKinds) {
      if (wrong.kind != kind) continue;
      const std::size_t first = entry.value();
      const std::string with(wrong.instead[pick(wrong.instead.size())]);
      add(MistakeKind::wrong_kind, first, replaced(at(first).begin, at(entry.end - 1).end, with),
          fmt::format("{} -> {}", text_of(first, entry.end), with), {at(first).line});
      return;
    }
    leave_out("of a kind that its words do not tell");
  }

  const std::string& script_;
  std::vector<Token> tokens_;
  std::vector<std::string> known_;
  std::mt19937_64 chance_;
  std::vector<bool> prose_;  ///< by token
  MistakesOfScript made_;
};

}  // namespace

const char* name_of(MistakeKind kind) {
  constexpr std::array<const char*, kMistakeKinds> kNames = {"misspelt", "deleted", "duplicated",
                                                             "swapped", "wrong kind"};
  return kNames[static_cast<std::size_t>(kind)];
}

MistakesOfScript mistakes_of(const std::string& script, const std::vector<std::string>& known,
                             std::uint64_t seed) {
  return Maker(script, known, seed).make();
}

}  // namespace highnoon
