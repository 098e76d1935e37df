// Where what is being compiled stands in the source. Lua's values do not know: a table has no line, and the line of a word is that
// of its call. So the compiler follows the tokens of the source down beside the values, as long as they agree.

#include <algorithm>

#include "convert/compiler.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {

std::size_t Compiler::table_at(std::size_t token) const {
  if (token >= tokens_.size()) return kNowhere;
  if (tokens_[token].is("{")) return token;
  if (tokens_[token].kind != TokenKind::name) return kNowhere;
  std::size_t next = token + 1;
  if (next < tokens_.size() && tokens_[next].is("(")) ++next;
  return next < tokens_.size() && tokens_[next].is("{") ? next : kNowhere;
}

std::size_t Compiler::value_at(std::size_t open, const std::string& key) const {
  if (open >= tokens_.size()) return kNowhere;
  for (const Entry& entry : entries_of(tokens_, open)) {
    if (entry.key == key) return entry.value();
  }
  return kNowhere;
}

std::size_t Compiler::item_at(std::size_t open, lua_Integer number) const {
  if (open >= tokens_.size()) return kNowhere;
  for (const Entry& entry : entries_of(tokens_, open)) {
    if (entry.key.empty() && --number == 0) return entry.begin;
  }
  return kNowhere;
}

int Compiler::line_at(std::size_t token) const { return token < tokens_.size() ? tokens_[token].line : line_; }

std::size_t Compiler::table_of(int index, std::size_t token) const {
  if (token >= tokens_.size()) return kNowhere;
  if (is_node(L_, index) && node_line(L_, index) != tokens_[token].line) return kNowhere;
  return table_at(token);
}

std::size_t Compiler::table_of_block(const char* word, int line) const {
  for (std::size_t i = 0; i + 2 < tokens_.size(); ++i) {
    if (tokens_[i].line != line || !tokens_[i].is(word) || tokens_[i + 1].kind != TokenKind::string) continue;
    return tokens_[i + 2].is("{") ? i + 2 : kNowhere;
  }
  return kNowhere;
}

int Compiler::line_of_assignment(int line, const std::string& name) const {
  int found = line;
  for (std::size_t i = 0; i + 1 < tokens_.size() && tokens_[i].line <= line; ++i) {
    if (tokens_[i].is(name) && (tokens_[i + 1].is("=") || tokens_[i + 1].is(","))) found = tokens_[i].line;
  }
  return found;
}

}  // namespace highnoon::lua
