#pragma once

/// What the members of the state's structs may hold: a row a member, a table a struct. Saves are checked by these tables, and their
/// layout is part of a save's fingerprint.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "state/state.hpp"

namespace highnoon {

enum class Holds : std::uint8_t {
  any,        ///< every number
  nothing,    ///< always 0
  number,     ///< `limit` itself
  up_to,      ///< 0 to `limit`
  bits,       ///< bits of `limit`
  card,       ///< none, or a slot in use
  place,      ///< nowhere, the town square, or a card's slot in use
  player,     ///< a seat, or none
  players,    ///< bits of seats
  seat,       ///< a seat's number
  turn,       ///< how many players have had their turn: 0 to all of them
  printing,   ///< of the library
  ability,    ///< none, or an ability of the card whose member stands at `limit`
  own_ability,  ///< likewise, never none
  play,       ///< the innermost ability in use
  any_play,   ///< an ability in use, or none (all bits set)
  event,      ///< the innermost event
  any_event,  ///< an event under way, or none (all bits set)
  subject,    ///< of an event, or none
  condition,  ///< an expression that is a condition, or none
  effects,    ///< a list of effects
  may_effects,  ///< likewise, or none
  function,   ///< of a script
  slot,       ///< of an ability's choices
  choice,     ///< of the innermost ability in use, or none; of an ability (the kind at `limit`) never none
  keyword,
  step_or_play, ///< likewise, or none (all bits set)
  arena,      ///< words of the arena that are in use: where they begin; the next member is how many
  arena_cards,  ///< likewise, each a card
  journal,    ///< likewise, the entries of a journal
  own_words,  ///< how many words of the arena, from where the frame's part begins
  option,     ///< OptionKind and its three arguments
  fewer,      ///< at most as much as the member at `limit`
  increment,  ///< of the random generator: odd
};

struct Rule {
  Holds holds = Holds::any;
  std::int32_t limit = 0;
};

// For members that are plain numbers.
constexpr Rule any() { return {}; }
constexpr Rule nothing() { return {Holds::nothing}; }
constexpr Rule up_to(int limit) { return {Holds::up_to, limit}; }
constexpr Rule flag() { return up_to(1); }
constexpr Rule bits(int mask) { return {Holds::bits, mask}; }
constexpr Rule is(Holds holds) { return {holds}; }
constexpr Rule ability_of(std::size_t card) { return {Holds::ability, static_cast<std::int32_t>(card)}; }
constexpr Rule at_most(std::size_t other) { return {Holds::fewer, static_cast<std::int32_t>(other)}; }
inline constexpr int kTimings = 0x3FF;

/// What a member holds by its type.
template <typename T>
constexpr Rule rule_of() {
  if constexpr (std::is_same_v<T, CardId>) return {Holds::card};
  if constexpr (std::is_same_v<T, LocationId>) return {Holds::place};
  if constexpr (std::is_same_v<T, PlayerId>) return {Holds::player};
  if constexpr (std::is_same_v<T, bool>) return up_to(1);
  if constexpr (std::is_same_v<T, Zone>) return up_to(static_cast<int>(Zone::aside));
  if constexpr (std::is_same_v<T, Suit>) return up_to(4);
  if constexpr (std::is_same_v<T, Phase>) return up_to(static_cast<int>(Phase::sundown));
  if constexpr (std::is_same_v<T, Outcome>) return up_to(static_cast<int>(Outcome::halted));
  if constexpr (std::is_same_v<T, Window>) return up_to(static_cast<int>(Window::after));
  if constexpr (std::is_same_v<T, Duration>) return up_to(static_cast<int>(Duration::permanent));
  if constexpr (std::is_same_v<T, ModifierOp>) return up_to(static_cast<int>(ModifierOp::gained));
  if constexpr (std::is_same_v<T, TriggerPoint>) return up_to(kTriggerPoints - 1);
  if constexpr (std::is_same_v<T, DecisionKind>) return up_to(static_cast<int>(DecisionKind::count_) - 1);
  if constexpr (std::is_same_v<T, ChoiceDef::Kind>) return up_to(static_cast<int>(ChoiceDef::Kind::ability));
  return {};
}

/// One member, or the equal members of an array.
struct Field {
  const char* name = "";
  std::uint16_t offset = 0;
  std::uint16_t count = 1;
  std::uint16_t size = 1;  ///< bytes of one
  bool is_signed = false;
  Rule rule;
};
using Fields = std::span<const Field>;

namespace detail {
template <typename T>
struct ItemOf {
  using type = T;
};
template <typename T, std::size_t N>
struct ItemOf<std::array<T, N>> {
  using type = T;
};
template <typename T, std::size_t N>
struct ItemOf<Row<T, N>> {
  using type = T;
};
template <typename T, std::size_t N>
struct ItemOf<T[N]> {
  using type = T;
};
}  // namespace detail

template <typename Member>
constexpr Field field(const char* name, std::size_t offset, Rule rule = rule_of<typename detail::ItemOf<Member>::type>()) {
  using Item = typename detail::ItemOf<Member>::type;
  return {name, static_cast<std::uint16_t>(offset), static_cast<std::uint16_t>(sizeof(Member) / sizeof(Item)), sizeof(Item),
          std::is_signed_v<Item>, rule};
}

/// Whether a table has a row for each byte of its struct, in order.
template <typename Table>
constexpr bool covers(const Table& fields, std::size_t size) {
  std::size_t at = 0;
  for (const Field& row : fields) {
    if (row.offset != at) return false;
    at += std::size_t{row.size} * row.count;
  }
  return at == size;
}

/// A table: FIELDS(kName, Struct, FIELD(member), FIELD(member, rule), ...), one row a member.
#define FIELDS(name, Struct, ...)              \
  constexpr auto name = [] {                   \
    using S = Struct;                          \
    return std::array{__VA_ARGS__};            \
  }();                                         \
  static_assert(covers(name, sizeof(Struct)), "each member of " #Struct " has its row")
#define FIELD(member, ...) \
  field<decltype(std::declval<S&>().member)>(#member, offsetof(S, member) __VA_OPT__(, ) __VA_ARGS__)
/// An Option: its kind says what its arguments are.
#define OPTION_FIELD(member) \
  Field { #member, offsetof(S, member), 4, 4, true, is(Holds::option) }

}  // namespace highnoon
