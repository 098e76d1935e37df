#include "highnoon/reload.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <new>
#include <optional>

#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "game.hpp"

namespace highnoon {
namespace {

/// Compares abilities of two contents, whose nodes, lists and functions are numbered otherwise; keeps which list and node of the new one
/// stands for which of the old one.
class Twins {
 public:
  Twins(const Definitions& old_content, const Definitions& new_content) : a_(old_content), b_(new_content) {}

  bool same(const AbilityDef& x, const AbilityDef& y) {
    return x.kind == y.kind && x.timing == y.timing && x.zones == y.zones && flags_of(x) == flags_of(y) && x.limit == y.limit &&
           x.limit_per == y.limit_per && x.test == y.test && x.skill == y.skill && x.tao == y.tao && node(x.pay_least, y.pay_least) &&
           node(x.pay_most, y.pay_most) && node(x.condition, y.condition) && node(x.difficulty, y.difficulty) && node(x.combo, y.combo) &&
           node(x.attach_to, y.attach_to) && node(x.granted_to, y.granted_to) && node(x.given_to, y.given_to) && choices(x, y) && list(x.price, y.price) && list(x.effects, y.effects) &&
           list(x.failure, y.failure) && job(x.job, y.job) && listen(x.listen, y.listen) && standing(x, y);
  }

  bool same(const CardDef& x, const CardDef& y) {
    if (x.abilities.size() != y.abilities.size()) return false;
    for (std::size_t i = 0; i < x.abilities.size(); ++i) {
      if (!same(x.abilities[i], y.abilities[i])) return false;
    }
    return true;
  }

  EffectListId list_of(EffectListId old_list) const { return lists_.at(old_list); }
  NodeId node_of(NodeId old_node) const { return old_node == kNoNode ? kNoNode : nodes_.at(old_node); }
  bool knows(EffectListId old_list, NodeId old_node) const {
    return lists_.count(old_list) != 0 && (old_node == kNoNode || nodes_.count(old_node) != 0);
  }

 private:
  static std::array<bool, 11> flags_of(const AbilityDef& x) {
    return {x.boot, x.repeat, x.controller, x.owner_only, x.optional_if, x.joins_posse, x.optional, x.headline, x.is_job, x.when_invented, x.is_lent};
  }

  bool card(std::uint32_t x, std::uint32_t y) const {
    if (x >= a_.cards.size() || y >= b_.cards.size()) return x == y;
    return a_.cards[x].code == b_.cards[y].code;
  }

  bool function(std::uint32_t x, std::uint32_t y) const {
    if (x >= a_.functions.size() || y >= b_.functions.size()) return x == y;
    return a_.functions[x].name == b_.functions[y].name && a_.functions[x].code == b_.functions[y].code;
  }

  bool node(NodeId x, NodeId y) {
    if (x == kNoNode || y == kNoNode) return x == y;
    const Node &left = a_.nodes[x], &right = b_.nodes[y];
    if (left.op != right.op || left.argument_count != right.argument_count) return false;
    const auto u = static_cast<std::uint32_t>(left.value), v = static_cast<std::uint32_t>(right.value);
    const bool value = left.op == Op::of_title                                         ? card(u, v)
                       : left.op == Op::call_number || left.op == Op::call_condition ? function(u, v)
                                                                                     : u == v;
    if (!value) return false;
    for (std::uint32_t i = 0; i < left.argument_count; ++i) {
      if (!node(a_.arguments[left.first_argument + i], b_.arguments[right.first_argument + i])) return false;
    }
    nodes_[x] = y;
    return true;
  }

  bool list(EffectListId x, EffectListId y) {
    if (x == kNoEffects || y == kNoEffects) return x == y;
    const std::vector<Effect>&left = a_.effect_lists[x], &right = b_.effect_lists[y];
    if (left.size() != right.size()) return false;
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (!effect(left[i], right[i])) return false;
    }
    lists_[x] = y;
    return true;
  }

  bool effect(const Effect& x, const Effect& y) {
    if (x.verb != y.verb) return false;
    std::string_view rest = info(x.verb).arguments;
    for (std::size_t i = 0; !rest.empty(); ++i) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
      std::string_view kind = word.substr(word.find(':') + 1);
      if (kind.ends_with('?')) kind.remove_suffix(1);
      const std::uint32_t u = x.arguments[i], v = y.arguments[i];
      const bool fits = kind.size() == 1      ? node(u, v)
                        : kind == "effects"  ? list(u, v)
                        : kind == "function" ? function(u, v)
                        : kind == "def"      ? card(u, v)
                                             : u == v;
      if (!fits) return false;
    }
    return true;
  }

  bool choices(const AbilityDef& x, const AbilityDef& y) {
    return std::equal(x.choices.begin(), x.choices.end(), y.choices.begin(), y.choices.end(), [&](const ChoiceDef& l, const ChoiceDef& r) {
      return l.kind == r.kind && l.slot == r.slot && l.random == r.random && l.optional == r.optional && l.affects == r.affects &&
             node(l.from, r.from) && node(l.least, r.least) && node(l.most, r.most) && node(l.chooser, r.chooser);
    });
  }

  bool job(const JobDef& x, const JobDef& y) {
    return x.mark_slot == y.mark_slot && node(x.leader, y.leader) && node(x.posse_requirement, y.posse_requirement) &&
           node(x.opposing_requirement, y.opposing_requirement) && node(x.joins, y.joins) && list(x.start, y.start) &&
           list(x.each_join, y.each_join) && list(x.success, y.success) && list(x.failure, y.failure);
  }

  bool listen(const ListenDef& x, const ListenDef& y) {
    return x.trigger == y.trigger && x.window == y.window && x.instead == y.instead && x.as == y.as && x.each_subject == y.each_subject &&
           node(x.condition, y.condition);
  }

  bool standing(const AbilityDef& x, const AbilityDef& y) {
    return std::equal(x.standing.begin(), x.standing.end(), y.standing.begin(), y.standing.end(),
                      [&](const StandingDef& l, const StandingDef& r) {
                        return l.kind == r.kind && l.what == r.what && l.by == r.by && l.by_others_only == r.by_others_only &&
                               node(l.affects, r.affects) && node(l.amount, r.amount) && node(l.from, r.from);
                      });
  }

  const Definitions& a_;
  const Definitions& b_;
  std::map<EffectListId, EffectListId> lists_;
  std::map<NodeId, NodeId> nodes_;
};

/// Procedures whose frames hold nothing of any ability: day, gambling, plays and shootouts between two abilities.
bool is_quiet(Proc procedure) {
  switch (procedure) {
    case Proc::game:
    case Proc::setup:
    case Proc::starting_gangs:
    case Proc::day:
    case Proc::gambling:
    case Proc::lowball:
    case Proc::upkeep:
    case Proc::high_noon:
    case Proc::noon_play:
    case Proc::sundown:
    case Proc::shootout:
    case Proc::shootout_round:
    case Proc::plays:
    case Proc::draw_hand:
    case Proc::reveal:
    case Proc::casualties:
      return true;
    default:
      return false;
  }
}

Error lacks(const std::string& what) { return {ErrorCode::wrong_library, "the other content lacks " + what}; }

/// A game on its way from one content to another.
class Move {
 public:
  Move(const Game& game, const Content& to)
      : game_(game.impl()), a_(game.content().definitions), b_(to.definitions), twins_(a_, b_) {}

  /// Finds for everything that the game speaks of what stands for it; an error if something is missing.
  Result<void> prepare() {
    if (b_.find_ruleset(game_.config->ruleset) < 0) return lacks(fmt::format("the ruleset \"{}\"", game_.config->ruleset));
    for (std::size_t i = 0; i < a_.keywords.size(); ++i) {
      if (i >= b_.keywords.size() || a_.keywords[i] != b_.keywords[i]) return lacks(fmt::format("the keyword \"{}\" in its place", a_.keywords[i]));
    }
    for (std::size_t i = 0; i < a_.factions.size(); ++i) {
      if (i >= b_.factions.size() || a_.factions[i] != b_.factions[i]) return lacks(fmt::format("the faction \"{}\" in its place", a_.factions[i]));
    }
    for (const Card& card : game_.state.all_cards()) {
      if (Result<void> found = find(card.def); !found) return found;
    }
    for (const SeatConfig& seat : game_.config->seats) {
      for (const DefId def : seat.deck.cards) {
        if (Result<void> found = find(def); !found) return found;
      }
      if (Result<void> found = find(seat.deck.outfit); !found) return found;
      if (Result<void> found = find(seat.deck.legend); !found) return found;
    }
    return {};
  }

  /// After prepare().
  bool is_safe() {
    const State& s = game_.state;
    if (s.outcome != Outcome::running || !s.plays.empty() || !s.events.empty()) return false;
    for (int i = 0; i < s.frame_count; ++i) {
      const Frame& frame = s.frames[static_cast<std::size_t>(i)];
      if (!is_quiet(static_cast<Proc>(frame.procedure)) || !new_step(frame)) return false;
    }
    for (const Delayed& waiting : s.all_delayed()) {
      const DefId def = s.card(waiting.card).def;
      if (!twins_.same(a_.cards[def], b_.cards[defs_.at(def)])) return false;
      if (!twins_.knows(waiting.effects, waiting.condition)) return false;
    }
    for (const Modifier& lasting : s.modifiers) {
      if (lasting.op != ModifierOp::lend && lasting.op != ModifierOp::gained) continue;
      const DefId def = lasting.op == ModifierOp::gained ? static_cast<DefId>(lasting.amount) : s.card(lasting.source).def;
      if (defs_.count(def) == 0 || !twins_.same(a_.cards[def], b_.cards[defs_.at(def)])) return false;
    }
    return true;
  }

  /// After is_safe(): changes a copy of the game.
  void carry_out(Game::Impl& g, ContentPtr content) {
    State& s = g.state;
    for (int i = 0; i < s.frame_count; ++i) {
      Frame& frame = s.frames[static_cast<std::size_t>(i)];
      frame.step = *new_step(frame);
    }
    for (Delayed& waiting : s.all_delayed()) {
      waiting.effects = twins_.list_of(waiting.effects);
      waiting.condition = twins_.node_of(waiting.condition);
    }
    for (Modifier& lasting : s.modifiers) {
      if (lasting.op == ModifierOp::gained) lasting.amount = static_cast<std::int16_t>(defs_.at(static_cast<DefId>(lasting.amount)));
    }
    for (Card& card : s.all_cards()) {
      const CardDef &before = a_.cards[card.def], &after = b_.cards[defs_.at(card.def)];
      for (std::uint8_t Card::*marks : {&Card::used, &Card::extra, &Card::barred}) card.*marks = marks_after(before, after, card.*marks);
      card.def = defs_.at(card.def);
    }
    GameConfig config = *g.config;
    for (SeatConfig& seat : config.seats) {
      for (DefId& def : seat.deck.cards) def = defs_.at(def);
      for (DefId& def : seat.deck.starting_gang) def = defs_.at(def);
      seat.deck.outfit = defs_.at(seat.deck.outfit);
      if (seat.deck.legend != kNoDef) seat.deck.legend = defs_.at(seat.deck.legend);
    }
    g.config = std::make_shared<const GameConfig>(std::move(config));
    g.content = std::move(content);
    g.rules = &g.content->definitions.rulesets[static_cast<std::size_t>(g.content->definitions.find_ruleset(g.config->ruleset))];
    g.checkpoints.clear();
    g.ask_anew();
  }

 private:
  Result<void> find(DefId def) {
    if (def == kNoDef || defs_.count(def) != 0) return {};
    const CardDef& card = a_.cards[def];
    const DefId found = b_.find_code(card.code);
    if (found == kNoDef || b_.cards[found].type != card.type) return lacks(fmt::format("{} ({})", card.title, card.code));
    defs_[def] = found;
    return {};
  }

  /// The step with the same name in the new ruleset.
  std::optional<std::uint8_t> new_step(const Frame& frame) const {
    const std::vector<StepRef>& old_steps = game_.rules->procedures[frame.procedure];
    const RulesetDef& rules = b_.rulesets[static_cast<std::size_t>(b_.find_ruleset(game_.config->ruleset))];
    const std::vector<StepRef>& steps = rules.procedures[frame.procedure];
    if (frame.step >= old_steps.size()) return static_cast<std::uint8_t>(steps.size());
    const auto found = std::find_if(steps.begin(), steps.end(), [&](const StepRef& step) { return step.name == old_steps[frame.step].name; });
    if (found == steps.end()) return std::nullopt;
    return static_cast<std::uint8_t>(found - steps.begin());
  }

  /// Usage marks: an ability keeps its own wherever it stands now; a changed one has those of the one it replaces.
  std::uint8_t marks_after(const CardDef& x, const CardDef& y, std::uint8_t marks) {
    std::uint8_t taken = 0, after = 0;
    std::vector<int> twin(y.abilities.size(), -1);
    for (std::size_t i = 0; i < y.abilities.size(); ++i) {
      for (std::size_t j = 0; j < x.abilities.size() && twin[i] < 0; ++j) {
        if ((taken >> j & 1) != 0 || !twins_.same(x.abilities[j], y.abilities[i])) continue;
        twin[i] = static_cast<int>(j);
        taken = static_cast<std::uint8_t>(taken | 1 << j);
      }
    }
    for (std::size_t i = 0; i < y.abilities.size(); ++i) {
      if (twin[i] < 0 && i < x.abilities.size() && (taken >> i & 1) == 0) twin[i] = static_cast<int>(i);
      if (twin[i] >= 0 && (marks >> twin[i] & 1) != 0) after = static_cast<std::uint8_t>(after | 1 << i);
    }
    return after;
  }

  const Game::Impl& game_;
  const Definitions& a_;
  const Definitions& b_;
  Twins twins_;
  std::map<DefId, DefId> defs_;
};

}  // namespace

Result<bool> move_to(Game& game, ContentPtr content) {
  if (content == game.content_ptr()) return true;
  Move move(game, *content);
  if (const Result<void> prepared = move.prepare(); !prepared) return prepared.error();
  if (!move.is_safe()) return false;
  Game moved = game;  // with a serial of its own: no coroutine of the old scripts can be taken for one of the new
  try {
    move.carry_out(moved.impl(), std::move(content));
  } catch (const std::bad_alloc& error) {  // a pure function of the new scripts met the allocator's guard
    return Error{ErrorCode::host_limit, error.what()};
  }
  if (moved.impl().output.options.empty()) return false;
  moved.set_observer(game.impl().observer);
  game = std::move(moved);
  return true;
}

bool at_safe_point(const Game& game, const Content& content) {
  Move move(game, content);
  return move.prepare() && move.is_safe();
}

}  // namespace highnoon
