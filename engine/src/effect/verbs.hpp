#pragma once

/// One pair of functions a verb: can_NAME tells whether it could do anything now, run_NAME does it (see verbs.inl for the arguments).

#include "effect/verb.hpp"

namespace highnoon {

#define VERB(name, text, arguments, doc)         \
  bool can_##name(const Kernel&, const VerbCall&); \
  void run_##name(Kernel&, const VerbCall&);
#include "highnoon/verbs.inl"
#undef VERB

/// Players in a 'p' argument, in turn order from the Winner.
PlayerList players_in(const Kernel& k, const VerbArgument& argument);
PlayerId player_in(const VerbArgument& argument);
inline CardId card_in(const VerbArgument& argument) { return argument.cards.empty() ? CardId{} : argument.cards[0]; }
inline LocationId place_in(const VerbArgument& argument) { return LocationId{static_cast<std::uint16_t>(argument.value)}; }
inline std::span<const CardId> cards_in(const VerbArgument& argument) { return {argument.cards.begin(), argument.cards.end()}; }

}  // namespace highnoon
