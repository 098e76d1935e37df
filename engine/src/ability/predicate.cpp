#include "ability/predicate.hpp"

#include <algorithm>

#include "ability/journal.hpp"
#include "ability/operations.hpp"
#include "effect/cache.hpp"

namespace highnoon {
namespace {

/// How one operation is evaluated: by one of the two, after its result kind.
struct Evaluator {
  Evaluate evaluate = nullptr;
  VisitCards visit = nullptr;
};

#define HIGHNOON_ROW_n(name) Evaluator{n_##name, nullptr},
#define HIGHNOON_ROW_b(name) Evaluator{b_##name, nullptr},
#define HIGHNOON_ROW_p(name) Evaluator{p_##name, nullptr},
#define HIGHNOON_ROW_l(name) Evaluator{l_##name, nullptr},
#define HIGHNOON_ROW_c(name) Evaluator{nullptr, c_##name},
#define OP(name, result, arguments, doc) HIGHNOON_ROW_##result(name)
constexpr Evaluator kEvaluators[] = {
#include "highnoon/ops.inl"
};
#undef OP
#undef HIGHNOON_ROW_n
#undef HIGHNOON_ROW_b
#undef HIGHNOON_ROW_p
#undef HIGHNOON_ROW_l
#undef HIGHNOON_ROW_c
static_assert(std::size(kEvaluators) == static_cast<std::size_t>(Op::count_));

const Node& node_at(const Context& c, NodeId node) { return c.k.d.nodes[node]; }

const Evaluator& evaluator(const Node& node) {
  return kEvaluators[static_cast<std::size_t>(node.op)];
}

/// An expression of the wrong kind (the loader lets none through) reads as 0.
Value evaluate(const Context& c, NodeId id) {
  const Node& node = node_at(c, id);
  const Evaluate function = evaluator(node).evaluate;
  return function ? function(c, node) : 0;
}

}  // namespace

int number(const Context& c, NodeId node) { return node == kNoNode ? 0 : evaluate(c, node); }

bool holds(const Context& c, NodeId node) { return node == kNoNode || evaluate(c, node) != 0; }

LocationId place(const Context& c, NodeId node) {
  return node == kNoNode ? LocationId{} : LocationId{static_cast<std::uint16_t>(evaluate(c, node))};
}

Value player_bits(const Context& c, NodeId node) { return node == kNoNode ? 0 : evaluate(c, node); }

bool includes(const Context& c, NodeId node, PlayerId player) {
  return player && player_bits(c, node) >> player.value & 1;
}

PlayerList players(const Context& c, NodeId node) {
  const Value bits = player_bits(c, node);
  const PlayerId first = c.k.s.winner ? c.k.s.winner : PlayerId{0};
  PlayerList list;
  PlayerId player = first;
  do {
    if (bits >> player.value & 1) list.push_back(player);
    player = c.k.next(player);
  } while (player != first);
  return list;
}

PlayerId first_player(const Context& c, NodeId node) {
  const PlayerList list = players(c, node);
  return list.empty() ? PlayerId{} : list.front();
}

bool visit(const Context& c, NodeId id, const Visit& take) {
  if (id == kNoNode) return false;
  const Node& node = node_at(c, id);
  const VisitCards function = evaluator(node).visit;
  return function && function(c, node, take);
}

void collect(const Context& c, NodeId node, CardList& out) {
  auto add = [&](CardId card) {
    out.push_back(card);
    return false;
  };
  visit(c, node, visitor(add));
}

CardId first_card(const Context& c, NodeId node) {
  CardId first;
  auto take = [&](CardId card) {
    first = card;
    return true;
  };
  visit(c, node, visitor(take));
  return first;
}

CardId subject_card(const Context& c, const Node& node, int i) {
  const NodeId id = argument(c, node, i);
  const CardId card = id == kNoNode ? c.candidate : first_card(c, id);
  return c.k.exists(card) ? card : CardId{};
}

const Event* event_of(const Context& c) {
  if (c.event) return c.event;
  if (!c.play || c.play->event >= c.k.s.events.size()) return nullptr;
  return &c.k.s.events[c.play->event];
}

const Play* declared_play(const Context& c) {
  const Event* event = event_of(c);
  if (!event || event->type != TriggerPoint::ability_declared) return nullptr;
  for (int i = c.k.s.plays.size() - 1; i >= 0; --i) {
    const Play& play = c.k.s.plays[i];
    if (play.card == event->cause_card && play.ability == event->cause_ability) return &play;
  }
  return nullptr;
}

Context with_candidate(const Context& c, CardId card) {
  Context with = c;
  with.candidate = card;
  return with;
}

Value call_function(const Context& c, const Node& node) {
  if (!c.k.content.host) return 0;
  std::string error;
  const int result = c.k.content.host->call_pure(c, static_cast<FunctionId>(node.value), error);
  if (error.empty()) return result;
  // It is asked again and again; one word of each error is enough.
  auto& errors = c.k.output.script_errors;
  if (std::find(errors.begin(), errors.end(), error) == errors.end()) errors.push_back(error);
  return 0;
}

}  // namespace highnoon
