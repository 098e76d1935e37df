#pragma once

/// The operations of ops.inl as functions, one each, for the evaluator's table. Operations of cards
/// hand every card to a visitor, which may stop them; the others return the number, the condition
/// (0 or 1), the players (a bit each) or LocationId::raw.

#include "ability/predicate.hpp"

namespace highnoon {

/// Takes one card; true stops the visit.
struct Visit {
  bool (*take)(void* taker, CardId card);
  void* taker;
  bool operator()(CardId card) const { return take(taker, card); }
};
/// A visitor from a callable that returns whether to stop.
template <typename Take>
Visit visitor(Take& take) {
  return {[](void* taker, CardId card) -> bool { return (*static_cast<Take*>(taker))(card); },
          &take};
}

using Value = std::int32_t;
using Evaluate = Value (*)(const Context&, const Node&);
using VisitCards = bool (*)(const Context&, const Node&, const Visit&);

#define HIGHNOON_RESULT_n(name) Value n_##name(const Context&, const Node&);
#define HIGHNOON_RESULT_b(name) Value b_##name(const Context&, const Node&);
#define HIGHNOON_RESULT_p(name) Value p_##name(const Context&, const Node&);
#define HIGHNOON_RESULT_l(name) Value l_##name(const Context&, const Node&);
#define HIGHNOON_RESULT_c(name) bool c_##name(const Context&, const Node&, const Visit&);
#define OP(name, result, arguments, doc) HIGHNOON_RESULT_##result(name)
#include "highnoon/ops.inl"
#undef OP
#undef HIGHNOON_RESULT_n
#undef HIGHNOON_RESULT_b
#undef HIGHNOON_RESULT_p
#undef HIGHNOON_RESULT_l
#undef HIGHNOON_RESULT_c

/// The i-th argument, or kNoNode if it was left out.
inline NodeId argument(const Context& c, const Node& node, int i) {
  return i < node.argument_count ? c.k.d.arguments[node.first_argument + static_cast<unsigned>(i)]
                                 : kNoNode;
}
/// Players as a bit each.
Value player_bits(const Context& c, NodeId node);
/// Hands every card of an expression to a visitor; true if it stopped.
bool visit(const Context& c, NodeId node, const Visit& take);
/// Where a card is, as the play sees it: a visitor is where the ability's card is.
LocationId place_of(const Context& c, CardId card);
/// The card argument of a condition: the candidate if it was left out.
CardId subject_card(const Context& c, const Node& node, int i);
/// The event reacted to, or null.
const Event* event_of(const Context& c);
/// The play whose declaration is the event; null of other events.
const Play* declared_play(const Context& c);
/// The same context with another candidate.
Context with_candidate(const Context& c, CardId card);
/// Calls a pure script function; an error reads as 0.
Value call_function(const Context& c, const Node& node);

}  // namespace highnoon
