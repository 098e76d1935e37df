#include "source/lint.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace highnoon::lua {

namespace {

std::string quoted(std::string_view word) { return "\"" + std::string(word) + "\""; }

bool ends_value(const Token& token) {
  if (token.kind == TokenKind::name || token.kind == TokenKind::number ||
      token.kind == TokenKind::string || token.closes)
    return true;
  return token.text == "true" || token.text == "false" || token.text == "nil" ||
         token.text == "...";
}

class Linter {
 public:
  Linter(const ScriptSource& source, const std::vector<Token>& tokens, const KnownNames& known,
         Diagnostics& diagnostics)
      : source_(source), tokens_(tokens), known_(known), diagnostics_(diagnostics) {}

  void run() {
    find_braces();
    find_declared();
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (is(i, "card") && is_string(i + 1)) card_ = unquoted(i + 1);
      if (is(i, "{")) check_table(i);
      if (is(i, "(") && i > 0 && is_name(i - 1) && !is(i - 2, "function")) check_values(i);
      if (is(i, "-") && is(i + 1, "-")) warning(i, "a minus stands twice");
      if (functions_[i] > 0) check_in_function(i);
    }
    card_.clear();
    check_statements();
  }

 private:
  bool is(std::size_t i, std::string_view text) const {
    return i < tokens_.size() && tokens_[i].is(text);
  }
  bool is_name(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::name;
  }
  bool is_string(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::string;
  }
  std::string text(std::size_t i) const { return std::string(tokens_[i].text); }
  std::string unquoted(std::size_t i) const {
    const std::string_view all = tokens_[i].text;
    return std::string(all.front() == '[' ? all : all.substr(1, all.size() - 2));
  }

  void error(std::size_t at, std::string message) {
    report(Severity::error, at, std::move(message));
  }
  void warning(std::size_t at, std::string message) {
    report(Severity::warning, at, std::move(message));
  }
  void report(Severity severity, std::size_t at, std::string message) {
    const std::size_t begin = tokens_[at].begin;
    const std::size_t line = begin == 0 ? 0 : source_.text.rfind('\n', begin - 1) + 1;
    diagnostics_.add({.file = source_.file,
                      .line = tokens_[at].line,
                      .column = static_cast<int>(begin - line) + 1,
                      .severity = severity,
                      .card = card_,
                      .message = std::move(message),
                      .rule = "script"});
  }
  static std::string hint(const std::string& word, const std::set<std::string>& known) {
    return did_you_mean(word, {known.begin(), known.end()});
  }

  static std::set<std::string> with(std::set<std::string> known, const std::set<std::string>& own) {
    known.insert(own.begin(), own.end());
    return known;
  }

  /// In how many functions, and in which brackets, each token is.
  void find_braces() {
    functions_.assign(tokens_.size(), 0);
    in_table_.assign(tokens_.size(), false);
    in_brackets_.assign(tokens_.size(), false);
    in_game_.assign(tokens_.size(), false);
    std::vector<std::size_t> open;
    int functions = 0, games = 0;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].closes && !open.empty()) {
        functions -= is(open.back(), "function") ? 1 : 0;
        games -= is(open.back(), "function") && in_brackets_[open.back()] ? 1 : 0;
        open.pop_back();
      }
      functions_[i] = functions;
      in_game_[i] = games > 0;
      in_table_[i] = !open.empty() && is(open.back(), "{");
      in_brackets_[i] =
          in_table_[i] || (!open.empty() && (is(open.back(), "(") || is(open.back(), "[")));
      if (!tokens_[i].opens) continue;
      functions += is(i, "function") ? 1 : 0;
      games += is(i, "function") && in_brackets_[i] ? 1 : 0;
      open.push_back(i);
    }
  }

  /// All names that the script gives, and whatever it uses as a field of its own.
  void find_declared() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (is(i, "local") || is(i, "for")) {
        std::size_t j = is(i + 1, "function") ? i + 2 : i + 1;
        for (; is_name(j); j += 2) {
          declared_[text(j)] = std::min(declared_.try_emplace(text(j), j).first->second, j);
          if (!is(j + 1, ",")) break;
        }
      } else if (is(i, "function")) {
        std::size_t j = is_name(i + 1) ? i + 2 : i + 1;
        if (!is(j, "(")) continue;
        for (const Entry& entry : entries_of(tokens_, j))
          declared_.try_emplace(text(entry.begin), entry.begin);
      } else if (is_name(i) && is(i + 1, "=") && is_key(i)) {
        if (is(i, "as") && is_string(i + 2)) {
          texts_.insert(unquoted(i + 2));
          fields_.insert(unquoted(i + 2));
        }
        if (functions_[i] > 0) fields_.insert(text(i));
      } else if (is(i, ".") && is_name(i + 1) && is(i + 2, "=")) {
        fields_.insert(text(i + 1));
      }
    }
  }

  bool is_key(std::size_t i) const {
    return in_table_[i] && is(i + 1, "=") && (is(i - 1, "{") || is(i - 1, ",") || is(i - 1, ";"));
  }

  void check_table(std::size_t open) {
    std::map<std::string, int> seen;
    for (const Entry& entry : entries_of(tokens_, open)) {
      std::string key(entry.key);
      if (is(entry.begin, "[") && is_string(entry.begin + 1)) key = unquoted(entry.begin + 1);
      if (key.empty()) continue;
      const auto [first, fresh] = seen.emplace(key, tokens_[entry.begin].line);
      if (!fresh)
        error(entry.begin, quoted(key) + " stands twice in this table, also in line " +
                               std::to_string(first->second));
    }
    check_values(open);
  }

  bool same(const Entry& a, const Entry& b) const {
    return std::equal(tokens_.begin() + static_cast<std::ptrdiff_t>(a.begin),
                      tokens_.begin() + static_cast<std::ptrdiff_t>(a.end),
                      tokens_.begin() + static_cast<std::ptrdiff_t>(b.begin),
                      tokens_.begin() + static_cast<std::ptrdiff_t>(b.end),
                      [](const Token& x, const Token& y) { return x.text == y.text; });
  }

  /// What stands twice in a row was meant to stand once, or to differ; what stands in brackets was
  /// meant to follow a word.
  void check_values(std::size_t open) {
    const std::vector<Entry> list = entries_of(tokens_, open);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::size_t first = list[i].value();
      if (first < list[i].end && is(first, "(") && tokens_[first].partner + 1 == list[i].end)
        warning(first, "a word is missing before the bracket");
      if (i + 1 == list.size() || !list[i].key.empty() || !list[i + 1].key.empty() ||
          !same(list[i], list[i + 1]))
        continue;
      const bool number = tokens_[first].kind == TokenKind::number;
      if (!number || (is(open, "(") && functions_[open] == 0))
        warning(list[i + 1].begin, "the same stands twice in a row");
    }
  }

  // --- functions

  bool is_declared(std::size_t i) const {
    const auto found = declared_.find(text(i));
    return found != declared_.end() && found->second <= i;
  }

  void check_in_function(std::size_t i) {
    if (is_string(i)) return in_game_[i] ? check_text(i) : void();
    if (is(i, "in") && !is_name(i + 1)) error(i, "`in` is followed by pairs(...) or ipairs(...)");
    if (!is_name(i)) return;
    const std::string name = text(i);
    // A value before it on its line, and not in brackets: two statements, or something is missing.
    if (!in_brackets_[i] && ends_value(tokens_[i - 1]) && !is(i - 1, "end") &&
        !is_header_end(i - 1) && tokens_[i - 1].line == tokens_[i].line)
      warning(i, "a statement begins in the middle of the line: something is missing before " +
                     quoted(name));
    if (is(i - 1, ":")) {
      if (is(i + 1, "(") && is(i + 2, ")") && known_.asking.count(name) > 0)
        error(i, quoted(name) + " lacks what it is about");
      if (known_.methods.count(name) == 0)
        error(i, "there is no " + quoted(name) + " to call" + hint(name, known_.methods));
      return check_keys(i);
    }
    if (is(i - 1, ".")) {
      if (fields_.count(name) == 0 && known_.fields.count(name) == 0 && known_.methods.count(name) == 0)
        error(i, "there is no field " + quoted(name) + hint(name, with(known_.fields, fields_)));
      return;
    }
    if (is_key(i) || is_declared(i) || is(i - 1, "goto") || is(i - 1, "::")) return;
    if (is(i + 1, "=") && !in_table_[i])
      return error(i, quoted(name) + " cannot be a global: write `local` before it");
    if (known_.words.count(name) > 0) return check_composed(i);
    std::set<std::string> locals;
    for (const auto& [local, at] : declared_) locals.insert(local);
    error(i, "unknown word " + quoted(name) + hint(name, with(known_.words, locals)));
  }

  /// A game cannot compile what is made of words; and what nobody takes is lost.
  void check_composed(std::size_t i) {
    if (known_.composing.count(text(i)) == 0) return;
    if (!is(i + 1, "(") && !is(i + 1, "{") && !is_string(i + 1)) return;
    if (in_game_[i]) {
      error(i, "what " + quoted(text(i)) +
                   " makes must be made outside of the function: local x = " + text(i) + " ...");
    } else if (!in_brackets_[i] && (is_header_end(i - 1) || ends_value(tokens_[i - 1]) ||
                                    is(i - 1, "then") || is(i - 1, "do") || is(i - 1, "else"))) {
      error(i, "what " + quoted(text(i)) + " makes here is in no card: `return` is missing");
    }
  }

  /// The bracket after what a function is given.
  bool is_header_end(std::size_t i) const {
    if (!is(i, ")")) return false;
    const std::size_t open = tokens_[i].partner;
    return open > 0 && (is(open - 1, "function") || (open > 1 && is(open - 2, "function")));
  }

  void check_keys(std::size_t method) {
    std::size_t open = method + 1;
    if (is(open, "(") && is(open + 1, "{")) ++open;
    if (!is(open, "{")) return;
    const std::set<std::string> keys = known_.keys(text(method));
    if (keys.empty()) return;
    for (const Entry& entry : entries_of(tokens_, open)) {
      const std::string key(entry.key);
      if (!key.empty() && keys.count(key) == 0)
        error(entry.begin,
              "unknown key " + quoted(key) + " of " + quoted(text(method)) + hint(key, keys));
    }
  }

  /// A text of a function may be any; but one that is nearly a name is that name misspelt.
  void check_text(std::size_t i) {
    const std::string name = unquoted(i);
    if (texts_.count(name) > 0 || known_.texts.count(name) > 0) return;
    const std::string nearest = hint(name, with(known_.texts, texts_));
    if (!nearest.empty()) warning(i, "nothing is named " + quoted(name) + nearest);
  }

  // --- statements of the file itself

  void check_statements() {
    for (std::size_t i = 0; i < tokens_.size();) {
      if (is(i, "local") && is(i + 1, "function")) {
        i = tokens_[i + 1].partner + 1;
      } else if (is(i, "local")) {
        std::size_t j = i + 1;
        while (is_name(j) && is(j + 1, ",")) j += 2;
        ++j;
        if (is(j, "<")) j += 3;  // <const>
        if (!is(j, "=")) error(i, quoted(text(i + 1)) + " gets no value");
        i = is(j, "=") ? end_of_expressions(j + 1) : j;
      } else if (is_name(i)) {
        if (known_.statements.count(text(i)) == 0 && known_.words.count(text(i)) > 0)
          error(i, "what " + quoted(text(i)) + " makes here is in no card");
        i = end_of_expressions(i);
      } else {
        i = tokens_[i].opens ? tokens_[i].partner + 1 : i + 1;
      }
    }
  }

  std::size_t end_of_expressions(std::size_t i) const {
    for (std::size_t begin = i; i < tokens_.size(); ++i) {
      const bool statement = tokens_[i].kind == TokenKind::keyword && !ends_value(tokens_[i]) &&
                             !is(i, "function") && !is(i, "and") && !is(i, "or") && !is(i, "not");
      if (statement || is(i, ";")) return i;
      if (i > begin && (is_name(i) || is(i, "function")) && ends_value(tokens_[i - 1])) return i;
      if (tokens_[i].opens) i = tokens_[i].partner;
    }
    return i;
  }

  const ScriptSource& source_;
  const std::vector<Token>& tokens_;
  const KnownNames& known_;
  Diagnostics& diagnostics_;
  std::string card_;
  std::vector<int> functions_;
  std::vector<bool> in_table_, in_brackets_;
  std::vector<bool> in_game_;  ///< in a function that is a value of a card: games run it
  std::map<std::string, std::size_t> declared_;  ///< names, where they are first given
  std::set<std::string> texts_, fields_;         ///< the script's own
};

}  // namespace

void lint(const ScriptSource& source, const std::vector<Token>& tokens, const KnownNames& known,
          Diagnostics& diagnostics) {
  if (!tokens.empty()) Linter(source, tokens, known, diagnostics).run();
}

}  // namespace highnoon::lua
