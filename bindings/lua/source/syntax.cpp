#include "highnoon/lua/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <lua.hpp>
#include <memory>
#include <vector>

#include "highnoon/lua/tokens.hpp"

namespace highnoon::lua {

namespace {

/// The brackets of a script against its indentation.
class Layout {
 public:
  explicit Layout(const std::string& script) : tokens_(loose_tokens_of(script)) {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (!is_first(i)) continue;
      const std::size_t begin = script.rfind('\n', tokens_[i].begin);
      const std::size_t from = begin == std::string::npos ? 0 : begin + 1;
      if (static_cast<std::size_t>(tokens_[i].line) >= indents_.size())
        indents_.resize(static_cast<std::size_t>(tokens_[i].line) + 1);
      indents_[static_cast<std::size_t>(tokens_[i].line)] = tokens_[i].begin - from;
    }
  }

  /// The first place where they disagree, if there is one.
  std::optional<SyntaxError> first_fault() const {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Token& token = tokens_[i];
      if (is_first(i) && !open.empty()) {
        // What is written no further right than the line of a bracket is no longer in it.
        const Token& inner = tokens_[open.back()];
        const std::size_t from = indent(inner.line), here = indent(token.line);
        if (here < from || (here == from && !token.closes && !continues(token)))
          return not_closed(open.back(), tokens_[i - 1].line);
        if (here > from && is(i - 1, "=") && !token.opens)
          return SyntaxError{tokens_[i - 1].line, "what opens the next lines is missing"};
      }
      // What is indented is in something.
      if (i > 0 && is_first(i) && open.empty() && indent(token.line) > 0)
        return SyntaxError{tokens_[i - 1].line, "what opens the next lines is missing"};
      if (token.opens) open.push_back(i);
      if (!token.closes) continue;
      if (open.empty()) return SyntaxError{token.line, surplus(token)};
      const Token& opener = tokens_[open.back()];
      if (!fit(opener.text, token.text)) return not_closed(open.back(), token.line);
      // What ends a line opens a block, whose end begins a line.
      if (!is_first(i) && opener.line < token.line && is_last(open.back()) &&
          tokens_[i].text != "end" && indent(token.line) > indent(opener.line))
        return SyntaxError{token.line, surplus(token)};
      open.pop_back();
    }
    if (open.empty()) return std::nullopt;
    return not_closed(open.back(), tokens_.back().line);
  }

 private:
  bool is(std::size_t i, std::string_view text) const {
    return i < tokens_.size() && tokens_[i].is(text);
  }
  bool is_first(std::size_t i) const { return i == 0 || tokens_[i - 1].line < tokens_[i].line; }
  bool is_last(std::size_t i) const {
    return i + 1 == tokens_.size() || tokens_[i + 1].line > tokens_[i].line;
  }
  std::size_t indent(int line) const { return indents_[static_cast<std::size_t>(line)]; }

  /// Words that stand under what they go on with.
  static bool continues(const Token& token) {
    return token.kind == TokenKind::keyword && (token.text == "else" || token.text == "elseif");
  }

  static bool fit(std::string_view opener, std::string_view closer) {
    if (opener == "(") return closer == ")";
    if (opener == "{") return closer == "}";
    if (opener == "[") return closer == "]";
    return closer == (opener == "repeat" ? "until" : "end");
  }
  /// @param line  where that shows; what opens twice at the end of a line is one too many there
  SyntaxError not_closed(std::size_t open, int line) const {
    const Token& opener = tokens_[open];
    if (is(open + 1, opener.text) && is_last(open + 1) && !is_last(open))
      return SyntaxError{opener.line, fmt::format("\"{}\" stands twice", opener.text)};
    return SyntaxError{line,
                       fmt::format("\"{}\" of line {} is not closed", opener.text, opener.line)};
  }
  static std::string surplus(const Token& closer) {
    return fmt::format("\"{}\" closes what is not opened in this line", closer.text);
  }

  std::vector<Token> tokens_;
  std::vector<std::size_t> indents_;  ///< by line
};

}  // namespace

std::optional<SyntaxError> syntax_error_of(const std::string& script) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> state(luaL_newstate(), &lua_close);
  if (!state) return SyntaxError{0, "out of memory"};
  lua_State* const L = state.get();
  if (luaL_loadbufferx(L, script.data(), script.size(), "=", "t") == LUA_OK) return std::nullopt;
  // ":12: message"
  const char* const text = lua_tostring(L, -1);
  std::string message = text != nullptr ? text : "does not load";
  SyntaxError error;
  std::size_t end = 1;
  while (end < message.size() && std::isdigit(static_cast<unsigned char>(message[end])) != 0) ++end;
  if (message[0] == ':' && end > 1 && end < 9 && message[end] == ':') {
    error.line = std::stoi(message.substr(1, end - 1));
    message.erase(0, std::min(end + 2, message.size()));
  }
  error.message = message;
  return located(script, error);
}

SyntaxError located(const std::string& script, const SyntaxError& error) {
  if (!tokens_of(script).empty()) return error;
  const std::optional<SyntaxError> fault = Layout(script).first_fault();
  return fault && fault->line < error.line ? *fault : error;
}

}  // namespace highnoon::lua
