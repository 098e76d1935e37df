// Effects: verbs with their arguments, by the registry of verbs.

#include <algorithm>
#include <utility>

#include "convert/compiler.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

std::vector<ArgumentSpec> read_arguments(Verb verb) {
  std::vector<ArgumentSpec> specs;
  std::string_view rest = info(verb).arguments;
  while (!rest.empty()) {
    const std::size_t space = std::min(rest.find(' '), rest.size());
    const std::string_view one = rest.substr(0, space);
    const std::size_t colon = one.find(':');
    ArgumentSpec spec{std::string(one.substr(0, colon)), std::string(one.substr(colon + 1)), false};
    if (spec.kind.back() == '?') {
      spec.kind.pop_back();
      spec.optional = true;
    }
    specs.push_back(spec);
    rest.remove_prefix(std::min(space + 1, rest.size()));
  }
  return specs;
}

const std::vector<std::pair<const char*, Duration>> kDurations = {
    {"play", Duration::play}, {"round", Duration::round}, {"shootout", Duration::shootout}, {"next round", Duration::next_round},
    {"phase", Duration::phase}, {"noon", Duration::noon}, {"day", Duration::day}, {"next upkeep", Duration::next_upkeep},
    {"next day", Duration::next_day}, {"while here", Duration::while_here},
    {"while here today", Duration::while_here_today}, {"while in play", Duration::while_in_play},
    {"permanent", Duration::permanent}};

}  // namespace

const std::vector<ArgumentSpec>& arguments_of(Verb verb) {
  static const std::vector<std::vector<ArgumentSpec>> all = [] {
    std::vector<std::vector<ArgumentSpec>> rows;
    for (int i = 0; i < static_cast<int>(Verb::count_); ++i) rows.push_back(read_arguments(static_cast<Verb>(i)));
    return rows;
  }();
  return all[static_cast<std::size_t>(verb)];
}

ChoiceDef::Kind chosen_by(Verb verb) {
  using Kind = ChoiceDef::Kind;
  switch (verb) {
    case Verb::choose_location: return Kind::location;
    case Verb::choose_number: return Kind::number;
    case Verb::choose_option: return Kind::option;
    case Verb::choose_suit: return Kind::suit;
    case Verb::choose_player:
    case Verb::for_each_player: return Kind::player;
    default: return Kind::cards;
  }
}

Verb find_verb(const std::string& name) {
  for (int i = 0; i < static_cast<int>(Verb::count_); ++i) {
    if (name == info(static_cast<Verb>(i)).name) return static_cast<Verb>(i);
  }
  return Verb::count_;
}

Duration find_duration(const std::string& name) {
  for (const auto& [text, value] : kDurations) {
    if (name == text) return value;
  }
  return Duration::standard;
}

Duration Compiler::duration(int index) {
  std::string name;
  if (lua_type(L_, index) == LUA_TSTRING) name = lua_tostring(L_, index);
  if (is_node(L_, index)) {
    if (node_tag(L_, index) == "poison") return Duration::standard;
    name = node_text(L_, index, "duration");
  }
  std::vector<std::string> known;
  for (const auto& [text, value] : kDurations) {
    if (name == text) {
      check_moment(needed_by(value));
      return value;
    }
    known.emplace_back(text);
  }
  fail(line_, "\"" + name + "\" is no duration" + did_you_mean(name, known), "unknown-word");
  return Duration::standard;
}

EffectListId Compiler::effects(int index, std::size_t at) {
  if (lua_isnil(L_, index)) return kNoEffects;
  std::vector<Effect> out;
  effect(index, out, at);
  return out.empty() ? kNoEffects : d_.add(std::move(out));
}

EffectListId Compiler::field_effects(int table, const char* field) {
  lua_getfield(L_, table, field);
  const int outer_line = line_;
  if (!lua_isnil(L_, -1)) line_ = line_of_key(line_, field);
  const EffectListId list = effects(lua_gettop(L_), value_at(table_, field));
  line_ = outer_line;
  lua_pop(L_, 1);
  return list;
}

void Compiler::effect(int index, std::vector<Effect>& out, std::size_t at) {
  luaL_checkstack(L_, 20, "too deep");
  const Nesting nesting(*this);
  if (!nesting) return;
  const int outer_line = line_;
  line_ = line_at(at);
  if (lua_type(L_, index) == LUA_TTABLE) {
    const lua_Integer n = item_count(index);
    const std::size_t outer_table = std::exchange(table_, table_at(at));
    known_keys(index, {}, "a list of effects", true);
    if (n == 0) fail(line_, "a list of effects is empty");
    for (lua_Integer i = 1; i <= n; ++i) {
      lua_rawgeti(L_, index, i);
      effect(lua_gettop(L_), out, item_at(table_, i));
      lua_pop(L_, 1);
    }
    table_ = outer_table;
  } else if (lua_isfunction(L_, index)) {
    const FunctionId id = function(index, false, "effect");
    out.push_back({.verb = Verb::run_function, .arguments = {id}, .line = d_.functions[id].line});
    for (std::size_t i = 1; i < out.back().arguments.size(); ++i) out.back().arguments[i] = kNoNode;
  } else if (is_node(L_, index)) {
    const std::string tag = node_tag(L_, index);
    const std::size_t table = table_of(index, at);
    if (const int own_line = node_line(L_, index); own_line > 0) line_ = own_line;
    if (tag == "verb") {
      verb_call(index, out, table);
    } else if (tag == "effects") {
      // Several verbs of one table: its keys are theirs, its values are no effects.
      push_data(L_, index);
      lua_getfield(L_, -1, "list");
      const int list = lua_gettop(L_);
      for (lua_Integer i = 1; lua_rawgeti(L_, list, i) != LUA_TNIL; ++i) {
        verb_call(lua_gettop(L_), out, table);
        lua_pop(L_, 1);
      }
      lua_pop(L_, 3);
    } else if (tag == "verb_word") {
      fail(line_, "\"" + node_text(L_, index, "verb") + "\" lacks what it is about", "missing");
    } else if (tag != "poison") {
      fail(line_, "this is no effect", "wrong-kind");
    }
  } else {
    fail(line_, std::string("an effect is a word or a function, not a ") + luaL_typename(L_, index), "wrong-kind");
  }
  line_ = outer_line;
}

std::uint32_t Compiler::verb_argument(Verb verb, const std::string& kind, int index, std::size_t at) {
  if (kind.size() == 1) {
    // A condition on cards may be given as a selector, or as the cards themselves; some verbs want one on how things are.
    const bool of_a_card = verb != Verb::when && verb != Verb::call_out && verb != Verb::choose_number;
    return kind == "b" && of_a_card ? candidate_condition(index) : expression(index, kind[0]);
  }
  if (kind == "stat") {
    std::vector<std::string> names;
    for (int i = 0; i < kStats; ++i) names.emplace_back(info(static_cast<Stat>(i)).name);
    return static_cast<std::uint32_t>(enumerated(index, names, "a number of a card or player"));
  }
  if (kind == "keyword") {
    if (lua_type(L_, index) == LUA_TSTRING) return keyword(lua_tostring(L_, index));
    fail(line_, "a keyword is a text in quotes");
    return kNoNode;
  }
  if (kind == "act") return static_cast<std::uint32_t>(enumerated(index, act_names(), "something that can be forbidden"));
  if (kind == "permit") return static_cast<std::uint32_t>(enumerated(index, permit_names(), "something that can be allowed"));
  if (kind == "timing") {
    bool fine = true;
    return static_cast<std::uint32_t>(operation_value(Op::event_kind, index, fine));
  }
  if (kind == "trait") return lent_trait(index);
  if (kind == "play") return lent_play(index, at);
  if (kind == "lasts") return static_cast<std::uint32_t>(duration(index));
  if (kind == "effects") return effects(index, at);
  if (kind == "trigger") {
    std::vector<std::string> names;
    for (int i = 1; i < kTriggerPoints; ++i) names.emplace_back(info(static_cast<TriggerPoint>(i)).name);
    const int found = enumerated(index, names, "a trigger point");
    return found < 0 ? kNoNode : static_cast<std::uint32_t>(found + 1);
  }
  if (kind == "def") {
    const std::string name = lua_type(L_, index) == LUA_TSTRING ? lua_tostring(L_, index) : "";
    std::vector<std::string> known;
    for (std::size_t i = 0; i < d_.cards.size(); ++i) {
      if (d_.cards[i].script == name || d_.cards[i].code == name) return static_cast<std::uint32_t>(i);
      known.push_back(d_.cards[i].script);
    }
    fail(line_, "no card is named \"" + name + "\"" + did_you_mean(name, known), "unknown-card");
    return kNoNode;
  }
  if (kind == "slot") {
    if (lua_type(L_, index) == LUA_TSTRING) return static_cast<std::uint32_t>(slot(lua_tostring(L_, index), chosen_by(verb), verb != Verb::for_each && verb != Verb::for_each_player));
    fail(line_, "`as` is a name in quotes");
    return kNoNode;
  }
  if (kind == "function") {
    if (lua_isfunction(L_, index)) return function(index, false, "effect");
    fail(line_, "this must be a function");
    return kNoNode;
  }
  if (!lua_isboolean(L_, index)) {
    fail(line_, "this must be true or false", "wrong-kind");
    return kNoNode;
  }
  return static_cast<std::uint32_t>(lua_toboolean(L_, index));
}

EffectListId Compiler::trailing_effects(int index, std::size_t open) {
  lua_Integer values = 0;
  for (const Entry& entry : entries_of(tokens_, open)) values += entry.key.empty() ? 1 : 0;
  const auto n = static_cast<lua_Integer>(lua_rawlen(L_, index));
  std::vector<Effect> out;
  if (n == 0) fail(line_, "a list of effects is empty");
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L_, index, i);
    effect(lua_gettop(L_), out, item_at(open, values - n + i));
    lua_pop(L_, 1);
  }
  return out.empty() ? kNoEffects : d_.add(std::move(out));
}

void Compiler::verb_call(int index, std::vector<Effect>& out, std::size_t at) {
  const std::string name = node_text(L_, index, "verb");
  const Verb verb = find_verb(name);
  if (verb == Verb::count_) {
    fail(line_, "unknown verb \"" + name + "\"");
    return;
  }
  check_moment(needed_by(verb));
  const Moment now = moment_;
  if (verb == Verb::later) moment_ = {.instead = false, .pull = now.pull, .payment = now.payment};
  const std::vector<ArgumentSpec>& specs = arguments_of(verb);
  push_data(L_, index);
  const int data = lua_gettop(L_);
  lua_getfield(L_, data, "args");
  const int given = lua_gettop(L_);
  const std::size_t outer_table = std::exchange(table_, at);
  Effect effect{.verb = verb, .line = static_cast<std::uint32_t>(line_)};
  std::vector<std::string> known;
  for (const ArgumentSpec& spec : specs) known.push_back(spec.name);

  // Values without a key go to the arguments in their order; a player who is you need not be named.
  std::vector<int> positional(specs.size(), 0);
  const auto count = static_cast<int>(lua_rawlen(L_, given));
  std::size_t next = 0;
  for (int i = 1; i <= count; ++i) {
    lua_rawgeti(L_, given, i);
    const int value = lua_gettop(L_);
    std::string value_kind = "?";
    if (lua_isnumber(L_, value)) value_kind = "n";
    if (lua_isboolean(L_, value)) value_kind = "flag";
    if (node_tag(L_, value) == "op") {
      for (int o = 0; o < static_cast<int>(Op::count_); ++o) {
        if (node_text(L_, value, "op") == info(static_cast<Op>(o)).name) value_kind = std::string(1, info(static_cast<Op>(o)).result);
      }
    }
    if (node_tag(L_, value) == "filter") value_kind = "c";
    const auto takes = [&](const ArgumentSpec& spec) {
      lua_getfield(L_, given, spec.name.c_str());
      const bool named_already = !lua_isnil(L_, -1);
      lua_pop(L_, 1);
      if (named_already) return false;
      if (spec.kind == "p" && spec.name == "player" && specs.size() > 1 && value_kind != "p") return false;
      return true;
    };
    while (next < specs.size() && !takes(specs[next])) ++next;
    if (next == specs.size()) {
      fail(line_, "\"" + name + "\" takes fewer values");
      lua_pop(L_, 1);
      break;
    }
    positional[next++] = i;
    lua_pop(L_, 1);
  }
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const ArgumentSpec& spec = specs[i];
    const int outer_line = line_;
    lua_getfield(L_, given, spec.name.c_str());
    if (!lua_isnil(L_, -1)) line_ = line_of_key(line_, spec.name);
    if (lua_isnil(L_, -1) && positional[i] > 0) {
      lua_pop(L_, 1);
      lua_rawgeti(L_, given, positional[i]);
    }
    if (lua_isnil(L_, -1)) {
      if (!spec.optional && spec.kind == "p" && (spec.name == "player")) {
        effect.arguments[i] = d_.add(Op::you);
      } else if (!spec.optional) {
        fail(line_, "\"" + name + "\" lacks \"" + spec.name + "\"", "missing");
      }
    } else {
      const bool left_out = spec.kind == "flag" && lua_isboolean(L_, -1) && lua_toboolean(L_, -1) == 0;
      std::size_t place = value_at(at, spec.name);
      if (place == kNowhere && spec.kind == "effects" && at != kNowhere && lua_type(L_, -1) == LUA_TTABLE) {
        effect.arguments[i] = trailing_effects(lua_gettop(L_), at);
      } else if (!left_out) {
        if (place == kNowhere && positional[i] > 0) place = item_at(at, positional[i]);
        if (place != kNowhere) line_ = line_at(place);
        effect.arguments[i] = verb_argument(verb, spec.kind, lua_gettop(L_), place);
      }
    }
    lua_pop(L_, 1);
    line_ = outer_line;
  }
  if (verb == Verb::gain_ability && effect.arguments[1] == kNoNode) {
    if (lua_getfield(L_, given, "own") == LUA_TNIL) fail(line_, "\"" + name + "\" lacks \"from\"", "missing");
    lua_pop(L_, 1);
  }
  known_keys(given, known, "\"" + name + "\"", true);
  table_ = outer_table;
  if (verb == Verb::later) moment_ = now;
  if (verb == Verb::pull || verb == Verb::skill_check || verb == Verb::invent) moment_.pull = true;
  out.push_back(effect);
  lua_settop(L_, data - 1);
}

}  // namespace highnoon::lua
