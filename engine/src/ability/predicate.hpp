#pragma once

/// Evaluates compiled expressions (ops.inl) over a game. Pure: nothing changes.

#include "flow/kernel.hpp"

namespace highnoon {

/// What an expression is evaluated for.
struct Context {
  const Kernel& k;
  CardId self{};
  PlayerId you{};
  const Play* play = nullptr;
  const Event* event = nullptr;
  int subject = -1;      ///< of the event
  CardId candidate{};      ///< card or place being filtered
  LocationId place{};      ///< place being filtered
  PlayerId that{};         ///< of every_player
};

/// The arguments of an operation, in order.
inline std::span<const NodeId> arguments(const Definitions& d, const Node& node) {
  return std::span(d.arguments).subspan(node.first_argument, node.argument_count);
}

int number(const Context& c, NodeId node);
bool holds(const Context& c, NodeId node);   ///< kNoNode holds
void collect(const Context& c, NodeId node, CardList& out);
CardId first_card(const Context& c, NodeId node);
PlayerList players(const Context& c, NodeId node);
PlayerId first_player(const Context& c, NodeId node);
/// Whether the player is one of them.
bool includes(const Context& c, NodeId node, PlayerId player);
LocationId place(const Context& c, NodeId node);

}  // namespace highnoon
