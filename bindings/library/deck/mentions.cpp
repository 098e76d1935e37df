#include "deck/mentions.hpp"

#include <string_view>

namespace highnoon {
namespace {

class Walk {
 public:
  explicit Walk(const Definitions& definitions) : d_(definitions) {}

  void ability(const AbilityDef& a) {
    for (const NodeId id : {a.pay_least, a.pay_most, a.condition, a.difficulty, a.combo,
                            a.listen.condition, a.attach_to, a.job.leader, a.job.posse_requirement,
                            a.job.opposing_requirement, a.job.joins}) {
      node(id);
    }
    for (const ChoiceDef& choice : a.choices) {
      for (const NodeId id : {choice.from, choice.least, choice.most, choice.chooser}) node(id);
    }
    for (const StandingDef& standing : a.standing) {
      for (const NodeId id : {standing.affects, standing.amount, standing.from}) node(id);
    }
    for (const EffectListId id : {a.price, a.effects, a.failure, a.job.start, a.job.each_join,
                                  a.job.success, a.job.failure}) {
      effects(id);
    }
  }

  KeywordSet found;

 private:
  void node(NodeId id) {
    if (id == kNoNode) return;
    const Node& n = d_.nodes[id];
    if (n.op == Op::has_keyword || n.op == Op::location_keyword || n.op == Op::rating) {
      found.set(static_cast<std::size_t>(n.value));
    }
    for (unsigned i = 0; i < n.argument_count; ++i) node(d_.arguments[n.first_argument + i]);
  }

  void effects(EffectListId id) {
    if (id == kNoEffects) return;
    for (const Effect& effect : d_.effect_lists[id]) {
      // "cards:c to:l lasts:lasts?": a kind of one letter is an expression.
      std::string_view arguments = info(effect.verb).arguments;
      for (const std::uint32_t argument : effect.arguments) {
        const std::size_t colon = arguments.find(':');
        if (colon == std::string_view::npos) break;
        const std::string_view kind =
            arguments.substr(colon + 1, arguments.find_first_of(" ?", colon) - colon - 1);
        if (kind.size() == 1) node(argument);
        if (kind == "effects") effects(argument);
        arguments.remove_prefix(std::min(arguments.size(), arguments.find(' ', colon)));
      }
    }
  }

  const Definitions& d_;
};

}  // namespace

KeywordSet mentioned_keywords(const Definitions& definitions, const CardDef& card) {
  Walk walk(definitions);
  for (const AbilityDef& ability : card.abilities) walk.ability(ability);
  return walk.found;
}

}  // namespace highnoon
