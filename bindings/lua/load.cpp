#include <algorithm>
#include <optional>

#include "call_script/script_host.hpp"
#include "convert/compiler.hpp"
#include "highnoon/lua/load_scripts.hpp"

namespace highnoon {
namespace {

using lua::HouseRule;
using lua::StepChange;

bool apply(const HouseRule& rule, RulesetDef& ruleset, Diagnostic& wrong) {
  for (const auto& [parameter, value] : rule.parameters) ruleset.parameters[static_cast<std::size_t>(parameter)] = value;
  for (const auto& [procedure, steps] : rule.procedures) ruleset.procedures[static_cast<std::size_t>(procedure)] = steps;
  ruleset.implies.insert(ruleset.implies.end(), rule.implies.begin(), rule.implies.end());
  ruleset.words.insert(ruleset.words.begin(), rule.words.begin(), rule.words.end());
  if (rule.rules_card != kNoDef) ruleset.rules_cards.push_back(rule.rules_card);
  for (const StepChange& change : rule.changes) {
    std::vector<StepRef>& steps = ruleset.procedures[static_cast<std::size_t>(change.procedure)];
    const auto at = std::find_if(steps.begin(), steps.end(), [&](const StepRef& step) { return step.name == change.step; });
    if (at == steps.end()) {
      wrong = {.file = rule.file,
               .line = change.line,
               .message = "house rule \"" + rule.name + "\": \"" + ruleset.name + "\" has no step \"" + change.step + "\" in \"" +
                          procedure_name(change.procedure) + "\"",
               .rule = "unknown-word"};
      return false;
    }
    switch (change.kind) {
      case StepChange::Kind::insert_before: steps.insert(at, change.with); break;
      case StepChange::Kind::insert_after: steps.insert(at + 1, change.with); break;
      case StepChange::Kind::replace: *at = change.with; break;
      case StepChange::Kind::remove: steps.erase(at); break;
    }
  }
  ruleset.name += "+" + rule.name;
  ruleset.house_rules.push_back(rule.name);
  return true;
}

}  // namespace

std::shared_ptr<ScriptHost> load_scripts(Definitions& definitions, const ScriptSources& sources, Diagnostics& diagnostics,
                                         const ScriptLimits& limits) {
  auto facts = std::make_shared<const Definitions>(definitions);
  Definitions compiled = definitions;
  Diagnostics found;
  auto runner = std::make_unique<lua::Runner>(limits);
  std::vector<HouseRule> house_rules;
  {
    lua::Compiler compiler(runner->machine, compiled, found);
    compiler.load(sources);
    house_rules = compiler.house_rules();
  }
  // Each is combined with each that it fits; one at least.
  constexpr std::size_t kMost = 100;
  if (compiled.rulesets.size() > kMost || house_rules.size() > kMost) found.error("", 0, "", "there are more than 100 rulesets or house rules");
  const std::size_t bases = found.has_errors() ? 0 : compiled.rulesets.size();
  std::vector<std::optional<Diagnostic>> unfit(house_rules.size());
  std::vector<bool> fits(house_rules.size());
  for (std::size_t base = 0; base < bases; ++base) {
    for (std::size_t i = 0; i < house_rules.size(); ++i) {
      RulesetDef ruleset = compiled.rulesets[base];
      Diagnostic wrong;
      if (apply(house_rules[i], ruleset, wrong)) {
        compiled.rulesets.push_back(std::move(ruleset));
        fits[i] = true;
      } else if (!unfit[i]) {
        unfit[i] = std::move(wrong);
      }
    }
  }
  for (std::size_t i = 0; i < house_rules.size(); ++i) {
    if (unfit[i] && !fits[i]) found.add(*std::move(unfit[i]));
  }
  diagnostics.add(found);
  if (found.has_errors()) return nullptr;
  definitions = std::move(compiled);
  runner->machine.finish_loading();
  return std::make_shared<lua::LuaHost>(sources, limits, std::move(facts), std::move(house_rules), std::move(runner));
}

const ScriptSources& sources_of(const ScriptHost& host) { return dynamic_cast<const lua::LuaHost&>(host).sources(); }
const Definitions& facts_of(const ScriptHost& host) { return dynamic_cast<const lua::LuaHost&>(host).facts(); }

Result<void> combine_ruleset(Definitions& definitions, const ScriptHost& host, const std::string& base,
                             const std::vector<std::string>& house_rules) {
  const int found = definitions.find_ruleset(base);
  if (found < 0) {
    std::vector<std::string> names;
    for (const RulesetDef& r : definitions.rulesets) names.push_back(r.name);
    return Error{ErrorCode::not_found, "no ruleset is named \"" + base + "\"" + did_you_mean(base, names)};
  }
  RulesetDef ruleset = definitions.rulesets[static_cast<std::size_t>(found)];
  const auto& known = dynamic_cast<const lua::LuaHost&>(host).house_rules();
  for (const std::string& name : house_rules) {
    const auto rule = std::find_if(known.begin(), known.end(), [&](const HouseRule& r) { return r.name == name; });
    if (rule == known.end()) {
      std::vector<std::string> names;
      for (const HouseRule& r : known) names.push_back(r.name);
      return Error{ErrorCode::not_found, "no house rule is named \"" + name + "\"" + did_you_mean(name, names)};
    }
    Diagnostic wrong;
    if (!apply(*rule, ruleset, wrong)) return Error{ErrorCode::bad_config, to_string(wrong)};
  }
  if (definitions.find_ruleset(ruleset.name) < 0) definitions.rulesets.push_back(std::move(ruleset));
  return {};
}

}  // namespace highnoon
