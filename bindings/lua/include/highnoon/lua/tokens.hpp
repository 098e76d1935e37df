#pragma once

/// The words of a Lua script, with their places: for whatever reads a script without running it.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace highnoon::lua {

enum class TokenKind { name, keyword, number, string, symbol };

struct Token {
  TokenKind kind = TokenKind::symbol;
  std::size_t begin = 0;
  std::size_t end = 0;
  int line = 0;           ///< from 1, of its beginning
  std::string_view text;  ///< in the script; of a string with its quotes
  std::size_t partner =
      0;  ///< of a bracket, or a keyword that begins or ends a block: the index of the other
  bool opens = false;
  bool closes = false;

  bool is(std::string_view other) const { return kind != TokenKind::string && text == other; }
};

/// @param script  must outlive the tokens
/// @return nothing if brackets and blocks do not pair up, or a string or comment has no end
std::vector<Token> tokens_of(std::string_view script);

/// The same of a script that may be broken: partners are not set, and it ends before what has no
/// end.
std::vector<Token> loose_tokens_of(std::string_view script);

/// What stands between two commas of a pair of brackets.
struct Entry {
  std::size_t begin = 0;
  std::size_t end = 0;   ///< tokens, without the comma
  std::string_view key;  ///< "": a value of the list

  /// Where its value begins.
  std::size_t value() const { return key.empty() ? begin : begin + 2; }
};

/// @param open  of tokens_of(): a bracket
std::vector<Entry> entries_of(const std::vector<Token>& tokens, std::size_t open);

/// The word that a table is given to, "card" for that of a whole card, or "" for a list.
std::string_view head_of(const std::vector<Token>& tokens, std::size_t open);

/// The lines of a text, without their ends.
std::vector<std::string> lines_of(std::string_view text);
/// Whether a name can go on with it.
bool is_word_letter(char c);

}  // namespace highnoon::lua
