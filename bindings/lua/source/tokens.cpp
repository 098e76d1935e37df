#include "highnoon/lua/tokens.hpp"

#include <algorithm>
#include <cctype>
#include <string>

namespace highnoon::lua {

namespace {

constexpr std::string_view kKeywords[] = {"and",   "break", "do",       "else", "elseif", "end",
                                          "false", "for",   "function", "goto", "if",     "in",
                                          "local", "nil",   "not",      "or",   "repeat", "return",
                                          "then",  "true",  "until",    "while"};

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// The place after a long bracket that begins here ("[[", "[=["), or 0: none begins here; npos: it
/// has no end.
std::size_t long_bracket(std::string_view script, std::size_t at) {
  if (at >= script.size() || script[at] != '[') return 0;
  std::size_t level = 0;
  while (at + 1 + level < script.size() && script[at + 1 + level] == '=') ++level;
  if (at + 1 + level >= script.size() || script[at + 1 + level] != '[') return 0;
  const std::string close = "]" + std::string(level, '=') + "]";
  const std::size_t end = script.find(close, at + 2 + level);
  return end == std::string_view::npos ? end : end + close.size();
}

/// The place after a string in quotes; npos: it has no end.
std::size_t quoted(std::string_view script, std::size_t at) {
  const char quote = script[at];
  for (std::size_t i = at + 1; i < script.size() && script[i] != '\n'; ++i) {
    if (script[i] == '\\') {
      ++i;
    } else if (script[i] == quote) {
      return i + 1;
    }
  }
  return std::string_view::npos;
}

std::size_t number_end(std::string_view script, std::size_t at) {
  std::size_t i = at;
  while (i < script.size() &&
         (is_letter(script[i]) || is_digit(script[i]) ||
          (script[i] == '.' && !(i + 1 < script.size() && script[i + 1] == '.')))) {
    ++i;
  }
  return i;
}

std::size_t symbol_end(std::string_view script, std::size_t at) {
  for (const std::string_view symbol :
       {"...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"}) {
    if (script.substr(at, symbol.size()) == symbol) return at + symbol.size();
  }
  return at + 1;
}

/// Brackets; and of blocks: `do` also stands for `while` and `for`, which it follows.
bool opens(std::string_view text) {
  return text == "(" || text == "{" || text == "[" || text == "function" || text == "if" ||
         text == "do" || text == "repeat";
}
std::string_view closer_of(std::string_view text) {
  if (text == "(") return ")";
  if (text == "{") return "}";
  if (text == "[") return "]";
  return text == "repeat" ? "until" : "end";
}
bool closes(std::string_view text) {
  return text == ")" || text == "}" || text == "]" || text == "end" || text == "until";
}

/// @param whole  false if a string or comment has no end; the tokens before it are returned
std::vector<Token> scan(std::string_view script, bool& whole) {
  std::vector<Token> tokens;
  whole = false;
  int line = 1;
  std::size_t counted = 0;
  for (std::size_t at = 0; at < script.size();) {
    const char c = script[at];
    if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++at;
      continue;
    }
    if (script.substr(at, 2) == "--") {
      const std::size_t end = long_bracket(script, at + 2);
      if (end == std::string_view::npos) return tokens;
      at = end != 0 ? end : std::min(script.find('\n', at), script.size());
      continue;
    }
    Token token;
    token.begin = at;
    if (is_letter(c)) {
      token.kind = TokenKind::name;
      token.end = at;
      while (token.end < script.size() &&
             (is_letter(script[token.end]) || is_digit(script[token.end])))
        ++token.end;
    } else if (is_digit(c) || (c == '.' && at + 1 < script.size() && is_digit(script[at + 1]))) {
      token.kind = TokenKind::number;
      token.end = number_end(script, at);
    } else if (c == '"' || c == '\'') {
      token.kind = TokenKind::string;
      token.end = quoted(script, at);
    } else if (const std::size_t end = long_bracket(script, at); end != 0) {
      token.kind = TokenKind::string;
      token.end = end;
    } else {
      token.end = symbol_end(script, at);
    }
    if (token.end == std::string_view::npos) return tokens;
    token.text = script.substr(token.begin, token.end - token.begin);
    if (std::find(std::begin(kKeywords), std::end(kKeywords), token.text) != std::end(kKeywords))
      token.kind = TokenKind::keyword;
    if (token.kind == TokenKind::symbol || token.kind == TokenKind::keyword) {
      token.opens = opens(token.text);
      token.closes = closes(token.text);
    }
    const auto from = script.begin();
    line += static_cast<int>(std::count(from + static_cast<std::ptrdiff_t>(counted),
                                        from + static_cast<std::ptrdiff_t>(at), '\n'));
    counted = at;
    token.line = line;
    tokens.push_back(token);
    at = token.end;
  }
  whole = true;
  return tokens;
}

/// Finds every token's partner. @return false  they do not pair up
bool pair_up(std::vector<Token>& tokens) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    Token& token = tokens[i];
    if (token.opens) open.push_back(i);
    if (!token.closes) continue;
    if (open.empty() || closer_of(tokens[open.back()].text) != token.text) return false;
    token.partner = open.back();
    tokens[open.back()].partner = i;
    open.pop_back();
  }
  return open.empty();
}

}  // namespace

std::vector<Token> tokens_of(std::string_view script) {
  bool whole = false;
  std::vector<Token> tokens = scan(script, whole);
  if (!whole || !pair_up(tokens)) return {};
  return tokens;
}

std::vector<Entry> entries_of(const std::vector<Token>& tokens, std::size_t open) {
  std::vector<Entry> list;
  const std::size_t close = tokens[open].partner;
  for (std::size_t i = open + 1; i < close;) {
    std::size_t end = i;
    while (end < close && !tokens[end].is(",") && !tokens[end].is(";"))
      end = tokens[end].opens ? tokens[end].partner + 1 : end + 1;
    const bool keyed = tokens[i].kind == TokenKind::name && tokens[i + 1].is("=");
    if (end > i) list.push_back({i, end, keyed ? tokens[i].text : std::string_view()});
    i = end + 1;
  }
  return list;
}

std::string_view head_of(const std::vector<Token>& tokens, std::size_t open) {
  const auto is_name = [&](std::size_t i) { return tokens[i].kind == TokenKind::name; };
  if (open == 0) return "";
  if (is_name(open - 1)) return tokens[open - 1].text;
  if (tokens[open - 1].is("(") && open > 1 && is_name(open - 2)) return tokens[open - 2].text;
  if (tokens[open - 1].kind == TokenKind::string && open > 1 && tokens[open - 2].is("card"))
    return "card";
  return "";
}

std::vector<Token> loose_tokens_of(std::string_view script) {
  bool whole = false;
  return scan(script, whole);
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += c;
    }
  }
  return lines;
}

bool is_word_letter(char c) { return is_letter(c) || is_digit(c); }

}  // namespace highnoon::lua
