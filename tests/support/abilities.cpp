#include "tests/support/abilities.hpp"

#include <cstring>
#include <string_view>

namespace highnoon::test {

namespace {

/// The kind letter of a verb's argument, from its row in verbs.inl ("cards:c to:l lasts:lasts?").
std::string_view kind_of(Verb verb, std::size_t index) {
  std::string_view rest = info(verb).arguments;
  for (std::size_t i = 0;; ++i) {
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos) return "";
    rest.remove_prefix(colon + 1);
    const std::string_view kind = rest.substr(0, rest.find_first_of(" ?"));
    if (i == index) return kind;
  }
}

EffectListId build_list(Definitions& d, const std::vector<EffectSpec>& list) {
  if (list.empty()) return kNoEffects;
  std::vector<Effect> effects;
  for (const EffectSpec& e : list) effects.push_back(e.build(d));
  return d.add(std::move(effects));
}

}  // namespace

NodeId Expr::build(Definitions& d) const {
  if (!given) return kNoNode;
  std::vector<NodeId> nodes;
  for (const Expr& argument : arguments) nodes.push_back(argument.build(d));
  return d.add(op, value, nodes);
}

Effect EffectSpec::build(Definitions& d) const {
  Effect e;
  e.verb = verb;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Argument& argument = arguments[i];
    switch (argument.kind) {
      case Argument::Kind::none: break;
      case Argument::Kind::expression: e.arguments[i] = argument.expression.build(d); break;
      case Argument::Kind::effects: e.arguments[i] = build_list(d, argument.effects); break;
      case Argument::Kind::plain: {
        const bool is_number = kind_of(verb, i) == "n";
        e.arguments[i] = is_number ? d.number(argument.plain) : static_cast<std::uint32_t>(argument.plain);
        break;
      }
    }
  }
  return e;
}

Ability::Ability(AbilityDef::Kind kind, std::uint16_t timing) {
  def_.kind = kind;
  def_.timing = timing;
}

Ability& Ability::limit(int uses, Duration per) {
  def_.repeat = true;
  def_.limit = static_cast<std::uint8_t>(uses);
  def_.limit_per = per;
  return *this;
}

Ability& Ability::choose(ChoiceDef::Kind kind, Expr from, Expr least, Expr most) {
  ChoiceDef choice;
  choice.kind = kind;
  choice.slot = static_cast<std::uint8_t>(def_.choices.size());
  choice.name = "choice " + std::to_string(def_.choices.size());
  def_.choices.push_back(choice);
  choices_.push_back({std::move(from), std::move(least), std::move(most)});
  return *this;
}

Ability& Ability::test(SkillTest test, int difficulty, Keyword skill, std::string tao) {
  def_.test = test;
  def_.skill = static_cast<KeywordId>(skill);
  def_.tao = std::move(tao);
  difficulty_ = num(difficulty);
  return *this;
}

Ability& Ability::job(int mark_slot) {
  def_.is_job = true;
  def_.job.mark_slot = static_cast<std::uint8_t>(mark_slot);
  return *this;
}

Ability& Ability::to(TriggerPoint trigger, Window window) {
  def_.listen.trigger = trigger;
  def_.listen.window = window;
  return *this;
}

Ability& Ability::gives(StandingDef::Kind kind, int what, Expr amount, Expr affects, Expr from) {
  StandingDef row;
  row.kind = kind;
  row.what = static_cast<std::uint8_t>(what);
  def_.standing.push_back(row);
  standing_.push_back({std::move(amount), std::move(affects), std::move(from)});
  return *this;
}

Ability& Ability::forbids(Act act, Expr affects, std::uint16_t by, bool by_others_only) {
  gives(StandingDef::Kind::restrict, static_cast<int>(act), left_out(), std::move(affects));
  def_.standing.back().by = by;
  def_.standing.back().by_others_only = by_others_only;
  return *this;
}

AbilityDef Ability::build(Definitions& d, int number) const {
  AbilityDef def = def_;
  def.number = static_cast<std::uint8_t>(number);
  if (def.kind == AbilityDef::Kind::attach_rule) {
    def.attach_to = condition_.build(d);
  } else {
    def.condition = condition_.build(d);
  }
  def.pay_least = pay_least_.build(d);
  def.pay_most = pay_most_.build(d);
  def.difficulty = difficulty_.build(d);
  def.combo = combo_.build(d);
  def.job.joins = joins_.build(d);
  def.listen.condition = listen_.build(d);
  def.granted_to = granted_to_.build(d);
  def.given_to = given_to_.build(d);
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    def.choices[i].from = choices_[i].from.build(d);
    def.choices[i].least = choices_[i].least.build(d);
    def.choices[i].most = choices_[i].most.build(d);
  }
  for (std::size_t i = 0; i < standing_.size(); ++i) {
    def.standing[i].amount = standing_[i].amount.build(d);
    def.standing[i].affects = standing_[i].affects.build(d);
    def.standing[i].from = standing_[i].from.build(d);
  }
  def.effects = build_list(d, effects_);
  def.price = build_list(d, price_);
  def.failure = build_list(d, failure_);
  if (def.is_job) {
    def.job.success = build_list(d, success_);
    def.job.start = build_list(d, start_);
    def.effects = kNoEffects;
  }
  if (def.text.empty()) def.text = "ability " + std::to_string(number + 1);
  return def;
}

}  // namespace highnoon::test
