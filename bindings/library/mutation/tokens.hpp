#pragma once

/// The words of a Lua script, with their places.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace highnoon::mutation {

enum class TokenKind { name, keyword, number, string, symbol };

struct Token {
  TokenKind kind = TokenKind::symbol;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string_view text;  ///< in the script; of a string with its quotes
  std::size_t partner =
      0;  ///< of a bracket, or a keyword that begins or ends a block: the index of the other
  bool opens = false;
  bool closes = false;
};

/// @param script  must outlive the tokens
/// @return nothing if brackets and blocks do not pair up, or a string or comment has no end
std::vector<Token> tokens_of(std::string_view script);

}  // namespace highnoon::mutation
