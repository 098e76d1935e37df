// Rulesets and house rules: parameters, and the order of the steps of procedures.

#include <algorithm>
#include <utility>

#include "convert/compiler.hpp"
#include "convert/keys.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

using Strings = std::vector<std::string>;

const Strings kRulesetKeys = {"parameters", "procedures", "words", "implies", "abilities"};
const Strings kHouseRuleKeys = {"text", "parameters", "procedures", "words", "implies", "abilities", "insert", "replace", "remove"};
constexpr const char* kWordsExample = "what texts call things: { Sundown = \"Nightfall\" }";
constexpr const char* kImpliesExample = "which keyword goes with another: { Abomination = \"Terror\" }";
const Strings kInsertKeys = {"into", "after", "before", "name", "step"};
const Strings kReplaceKeys = {"of", "step", "name", "with"};
const Strings kRemoveKeys = {"from", "step"};

Strings parameter_names() {
  Strings names;
  for (int i = 0; i < kParameters; ++i) names.emplace_back(info(static_cast<Parameter>(i)).name);
  return names;
}

Strings procedure_names() {
  Strings names;
  for (int i = 0; i < procedure_count(); ++i) names.emplace_back(procedure_name(i));
  return names;
}

Strings step_names(int procedure) {
  Strings names;
  for (const char* name : procedure_steps(procedure)) names.emplace_back(name);
  return names;
}

}  // namespace

void add_ruleset_keys(KeysByClass& keys) {
  keys["Ruleset"] = kRulesetKeys;
  keys["HouseRule"] = kHouseRuleKeys;
  keys["StepInsert"] = kInsertKeys;
  keys["StepReplace"] = kReplaceKeys;
  keys["StepRemove"] = kRemoveKeys;
  keys["Parameters"] = parameter_names();
}

void Compiler::parameters(int index, std::vector<std::pair<Parameter, std::int16_t>>& out) {
  if (lua_isnil(L_, index)) return;
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(line_, "`parameters` is a table");
    return;
  }
  const Strings names = parameter_names();
  known_keys(index, names, "`parameters`");
  for (int i = 0; i < kParameters; ++i) {
    const auto parameter = static_cast<Parameter>(i);
    const ParameterInfo& row = info(parameter);
    lua_getfield(L_, index, row.name);
    if (!lua_isnil(L_, -1)) {
      const lua_Integer value = lua_tointeger(L_, -1);
      if (!lua_isinteger(L_, -1) || value < row.low || value > row.high) {
        fail(line_of_key(line_, row.name), "\"" + std::string(row.name) + "\" must be a whole number from " + std::to_string(row.low) +
                                               " to " + std::to_string(row.high));
      } else {
        out.emplace_back(parameter, static_cast<std::int16_t>(value));
      }
    }
    lua_pop(L_, 1);
  }
}

void Compiler::ruleset(const std::string& name, int index, int line) {
  line_ = line;
  if (!is_in(Group::rulesets, line, "a ruleset")) return;
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(line, "a ruleset is a table");
    return;
  }
  table_ = table_of_block("ruleset", line);
  known_keys(index, kRulesetKeys, "a ruleset");
  const auto [first, is_new] = ruleset_files_.try_emplace(name, source_->file);
  if (!is_new) fail(line, "there are two rulesets \"" + name + "\", the first in " + first->second, "conflict");
  RulesetDef ruleset = default_ruleset();
  ruleset.name = name;
  ruleset.house_rules.clear();
  std::vector<std::pair<Parameter, std::int16_t>> values;
  field_parameters(index, values);
  for (const auto& [parameter, value] : values) ruleset.parameters[static_cast<std::size_t>(parameter)] = value;
  std::vector<std::pair<int, std::vector<StepRef>>> orders;
  procedures(index, orders);
  for (auto& [procedure, order] : orders) ruleset.procedures[static_cast<std::size_t>(procedure)] = std::move(order);
  pairs_of_texts(index, "words", kWordsExample, ruleset.words);
  pairs_of_texts(index, "implies", kImpliesExample, ruleset.implies);
  if (const DefId card = abilities_of_rules(index, name); card != kNoDef) ruleset.rules_cards.push_back(card);
  line_ = line;
  table_ = kNowhere;
  d_.rulesets.push_back(std::move(ruleset));
}

void Compiler::procedures(int index, std::vector<std::pair<int, std::vector<StepRef>>>& out) {
  lua_getfield(L_, index, "procedures");
  const int procedures = lua_gettop(L_);
  if (lua_type(L_, procedures) == LUA_TTABLE) {
    const int outer_line = line_;
    const Strings names = procedure_names();
    const std::size_t lists = table_at(value_at(table_, "procedures"));
    line_ = line_of_key(line_, "procedures");
    for (lua_pushnil(L_); lua_next(L_, procedures) != 0; lua_pop(L_, 1)) {
      const std::string key = lua_type(L_, -2) == LUA_TSTRING ? lua_tostring(L_, -2) : "";
      const int at = line_at(value_of_text(lists, key));
      if (std::find(names.begin(), names.end(), key) == names.end()) {
        fail(at, "unknown procedure \"" + key + "\"" + did_you_mean(key, names), "unknown-key");
      } else if (lua_type(L_, -1) != LUA_TTABLE) {
        fail(at, "a procedure is a list of its steps");
      }
    }
    for (int p = 0; p < procedure_count(); ++p) {
      lua_getfield(L_, procedures, procedure_name(p));
      if (lua_type(L_, -1) == LUA_TTABLE) {
        const int list = lua_gettop(L_);
        const std::size_t items = table_at(value_of_text(lists, procedure_name(p)));
        const Strings steps = step_names(p);
        std::vector<StepRef> order;
        const lua_Integer n = item_count(list);
        for (lua_Integer i = 1; i <= n; ++i) {
          lua_rawgeti(L_, list, i);
          line_ = line_at(item_at(items, i));
          const int step = enumerated(lua_gettop(L_), steps, ("a step of \"" + std::string(procedure_name(p)) + "\"").c_str());
          lua_pop(L_, 1);
          if (step >= 0) order.push_back({steps[static_cast<std::size_t>(step)], static_cast<std::int16_t>(step), kNoFunction});
        }
        out.emplace_back(p, std::move(order));
      }
      lua_pop(L_, 1);
    }
    line_ = outer_line;
  }
  lua_pop(L_, 1);
}

/// words = { Sundown = "Nightfall" }: in the order of their names, so that a library is the same everywhere.
void Compiler::pairs_of_texts(int index, const char* field, const char* example, std::vector<std::pair<std::string, std::string>>& out) {
  lua_getfield(L_, index, field);
  if (lua_type(L_, -1) == LUA_TTABLE) {
    for (lua_pushnil(L_); lua_next(L_, -2) != 0; lua_pop(L_, 1)) {
      if (lua_type(L_, -2) == LUA_TSTRING && lua_type(L_, -1) == LUA_TSTRING) {
        out.emplace_back(lua_tostring(L_, -2), lua_tostring(L_, -1));
      } else {
        fail(line_of_key(line_, field), "`" + std::string(field) + "` says " + example);
      }
    }
    std::sort(out.begin(), out.end());
  } else if (!lua_isnil(L_, -1)) {
    fail(line_of_key(line_, field), "`" + std::string(field) + "` is a table");
  }
  lua_pop(L_, 1);
}

/// abilities = { noon { ... }, trait { ... } }: on a card of no deck that each player has. kNoDef: there are none.
DefId Compiler::abilities_of_rules(int index, const std::string& name) {
  lua_getfield(L_, index, "abilities");
  DefId made = kNoDef;
  if (lua_type(L_, -1) == LUA_TTABLE) {
    const int outer_line = std::exchange(line_, line_of_key(line_, "abilities"));
    const std::size_t outer = std::exchange(table_, table_at(value_at(table_, "abilities")));
    abilities_.clear();
    card_ = name;
    list_of_abilities(lua_gettop(L_), table_, "`abilities`");
    card_.clear();
    CardDef card;
    card.code = "rules:" + name;
    card.script = card.code;
    card.title = name;
    std::replace(card.title.begin(), card.title.end(), '_', ' ');
    card.persona = card.title;
    card.type = CardType::rules;
    card.abilities = std::move(abilities_);
    card.scripted = true;
    card.script_file = source_->file;
    made = static_cast<DefId>(d_.cards.size());
    d_.cards.push_back(std::move(card));
    abilities_.clear();
    line_ = outer_line;
    table_ = outer;
  } else if (!lua_isnil(L_, -1)) {
    fail(line_of_key(line_, "abilities"), "`abilities` is a list: noon { ... }, react { ... }, trait { ... }");
  }
  lua_pop(L_, 1);
  return made;
}

std::size_t Compiler::value_of_text(std::size_t open, const std::string& key) const {
  if (open >= tokens_.size()) return kNowhere;
  for (const Entry& entry : entries_of(tokens_, open)) {
    const bool is_text = entry.begin + 4 < entry.end && tokens_[entry.begin].is("[") && tokens_[entry.begin + 3].is("=");
    if (is_text && tokens_[entry.begin + 1].text == "\"" + key + "\"") return entry.begin + 4;
  }
  return kNowhere;
}

void Compiler::field_parameters(int table, std::vector<std::pair<Parameter, std::int16_t>>& out) {
  lua_getfield(L_, table, "parameters");
  const int outer_line = line_;
  if (!lua_isnil(L_, -1)) line_ = line_of_key(line_, "parameters");
  const std::size_t outer = std::exchange(table_, table_at(value_at(table_, "parameters")));
  parameters(lua_gettop(L_), out);
  table_ = outer;
  line_ = outer_line;
  lua_pop(L_, 1);
}

void Compiler::house_rule(const std::string& name, int index, int line) {
  line_ = line;
  if (!is_in(Group::house_rules, line, "a house rule")) return;
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(line, "a house rule is a table");
    return;
  }
  for (const HouseRule& other : house_rules_) {
    if (other.name == name) fail(line, "there are two house rules \"" + name + "\", the first in " + other.file, "conflict");
  }
  table_ = table_of_block("house_rule", line);
  known_keys(index, kHouseRuleKeys, "a house rule");
  lua_getfield(L_, index, "text");
  if (!lua_isnil(L_, -1) && lua_type(L_, -1) != LUA_TSTRING) fail(line_of_key(line, "text"), "`text` is a text");
  lua_pop(L_, 1);
  HouseRule rule;
  rule.name = name;
  rule.file = source_->file;
  field_parameters(index, rule.parameters);
  procedures(index, rule.procedures);
  pairs_of_texts(index, "words", kWordsExample, rule.words);
  pairs_of_texts(index, "implies", kImpliesExample, rule.implies);
  rule.rules_card = abilities_of_rules(index, name);
  for (const char* field : {"insert", "replace", "remove"}) {
    lua_getfield(L_, index, field);
    const int value = lua_gettop(L_);
    if (lua_type(L_, value) == LUA_TTABLE) {
      line_ = line_of_key(line, field);
      const lua_Integer n = item_count(value);
      if (n == 0) step_change(value, field, rule);
      for (lua_Integer i = 1; i <= n; ++i) {
        lua_rawgeti(L_, value, i);
        step_change(lua_gettop(L_), field, rule);
        lua_pop(L_, 1);
      }
    } else if (!lua_isnil(L_, value)) {
      fail(line_of_key(line, field), std::string("`") + field + "` is a table");
    }
    lua_pop(L_, 1);
  }
  table_ = kNowhere;
  house_rules_.push_back(std::move(rule));
}

/// insert = { into = "day", after = "upkeep", name = "...", step = function(game) ... end },
/// replace = { into = "day", step_named = "upkeep", ... }, remove = { from = "day", step = "upkeep" }.
bool Compiler::step_change(int index, const char* field, HouseRule& rule) {
  const std::string kind = field;
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(line_, "`" + kind + "` is a table, or a list of tables");
    return false;
  }
  StepChange change;
  change.line = line_;
  const Strings& keys = kind == "insert" ? kInsertKeys : kind == "replace" ? kReplaceKeys : kRemoveKeys;
  known_keys(index, keys, "`" + kind + "`");
  const char* const place = kind == "insert" ? "into" : kind == "replace" ? "of" : "from";
  const std::string procedure = text(index, place);
  change.procedure = find_procedure(procedure);
  if (change.procedure < 0) {
    fail(line_of_key(line_, place), "unknown procedure \"" + procedure + "\"" + did_you_mean(procedure, procedure_names()));
    return false;
  }
  if (kind == "insert") {
    const std::string after = text(index, "after");
    change.kind = after.empty() ? StepChange::Kind::insert_before : StepChange::Kind::insert_after;
    change.step = after.empty() ? text(index, "before") : after;
  } else {
    change.kind = kind == "replace" ? StepChange::Kind::replace : StepChange::Kind::remove;
    change.step = text(index, "step");
  }
  if (change.kind != StepChange::Kind::remove) {
    change.with.name = text(index, "name");
    if (change.with.name.empty()) change.with.name = rule.name;
    lua_getfield(L_, index, kind == "insert" ? "step" : "with");
    const Strings kernels = step_names(change.procedure);
    const auto own = std::find(kernels.begin(), kernels.end(), change.with.name);
    if (lua_isfunction(L_, -1)) {
      slots_.clear();
      change.with.function = function(lua_gettop(L_), false, change.with.name.c_str());
    } else if (lua_isnil(L_, -1) && own != kernels.end()) {
      change.with.native = static_cast<std::int16_t>(own - kernels.begin());
    } else {
      fail(line_, "a step of a house rule is a function, or one of the kernel's by its name" + did_you_mean(change.with.name, kernels));
    }
    lua_pop(L_, 1);
  }
  const Strings steps = step_names(change.procedure);
  if (std::find(steps.begin(), steps.end(), change.step) == steps.end()) {
    fail(line_, "\"" + procedure + "\" has no step \"" + change.step + "\"" + did_you_mean(change.step, steps));
    return false;
  }
  rule.changes.push_back(std::move(change));
  return true;
}

}  // namespace highnoon::lua
