#pragma once

/// What a player must decide, and the complete list of what is legal.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/ids.hpp"

namespace highnoon {

/// What a decision is about. Listed in decision_kinds.inl with its prompt.
enum class DecisionKind : std::uint8_t {
  none,
#define DECISION(name, text) name,
#include "highnoon/decision_kinds.inl"
#undef DECISION
  count_
};
/// Machine name, e.g. "noon_play".
const char* to_string(DecisionKind kind);

/// What an option does; `a`, `b`, `c` are its arguments, as listed in option_kinds.inl.
enum class OptionKind : std::int32_t {
#define OPTION(name, arguments, text) name,
#include "highnoon/option_kinds.inl"
#undef OPTION
  count_
};
const char* to_string(OptionKind kind);

/// One legal answer. A plain value: comparing, storing and sending it needs no game.
struct Option {
  OptionKind kind = OptionKind::pass;
  std::int32_t a = 0;
  std::int32_t b = 0;
  std::int32_t c = 0;

  friend constexpr auto operator<=>(const Option&, const Option&) = default;
};
/// Stable machine form: the kind and its arguments by name, e.g. "move dude=#12.1 to=#3.1". Cards are written
/// #slot.generation, the town square as "square", players as P1, P2, ...
std::string to_string(const Option& option);
/// Reads the machine form back; none if it is not one.
std::optional<Option> parse_option(std::string_view text);

/// The pending decision. Everything listed is legal and everything legal is listed; never empty.
struct Decision {
  PlayerId player;
  DecisionKind kind = DecisionKind::none;
  std::span<const Option> options;  ///< valid until the game changes
};

}  // namespace highnoon
