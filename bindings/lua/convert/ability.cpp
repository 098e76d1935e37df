// Abilities and traits: what stands in `card "id" { ... }`.

#include <algorithm>
#include <utility>

#include "convert/compiler.hpp"
#include "convert/keys.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

using Strings = std::vector<std::string>;

const Strings kUsableKeys = {"text", "cost", "price", "condition", "optional_if", "choose", "effect", "failure", "repeats", "limit",
                             "controller", "owner", "joins_posse", "zones", "hex", "miracle", "spirit", "technique", "tao", "combo",
                             "difficulty", "continues", "during_effect"};
const Strings kEventKeys = {"text", "condition", "choose", "effect", "continues"};
const Strings kReactKeys = {"when", "instead"};
const Strings kJobKeys = {"mark", "leader", "posse", "opposing", "joins", "start", "each_join", "success"};
const Strings kTraitKeys = {"text", "condition", "affects", "gives", "cannot", "unless", "may", "by", "by_others", "from", "against", "ignores", "ignores_penalties", "fixes", "blanks", "attaches_to", "invented_for",
                            "when", "instead", "effect", "choose", "optional", "zones", "continues"};

struct TimingName {
  const char* name;
  std::uint16_t bits;
};
constexpr TimingName kForms[] = {{"noon", kNoon}, {"shootout", kShootout}, {"noon_or_shootout", kNoon | kShootout},
                                 {"resolution", kResolution}, {"cheatin", kCheatin}, {"react", kReact}, {"job", kNoon},
                                 {"resolution_or_cheatin", kResolution | kCheatin}, {"event", kEvent}, {"trait", 0}};

Strings operator+(Strings a, const Strings& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

const Strings& given_keys() {
  static const Strings names = [] {
    Strings all = {"stud", "draw", "keyword", "loses", "ability"};
    for (int i = 0; i < kStats; ++i) all.emplace_back(info(static_cast<Stat>(i)).name);
    return all;
  }();
  return names;
}

}  // namespace

void add_ability_keys(KeysByClass& keys) {
  keys["Ability"] = kUsableKeys;
  keys["EventText"] = kEventKeys;
  keys["React"] = kUsableKeys + kReactKeys;
  keys["Job"] = kUsableKeys + kJobKeys;
  keys["Trait"] = kTraitKeys;
  keys["Gives"] = given_keys();
}

bool Compiler::known_keys(int body, const Strings& known, const std::string& what, bool values) {
  Strings unknown;
  const bool keyless = !values && lua_rawlen(L_, body) > 0;
  if (keyless) {
    fail(line_at(item_at(table_, 1)), "what stands here has no key; " + what + " has only keys, such as " + known.front() + " = ...");
  }
  for (lua_pushnil(L_); lua_next(L_, body) != 0; lua_pop(L_, 1)) {
    if (lua_type(L_, -2) != LUA_TSTRING) continue;
    std::string key = lua_tostring(L_, -2);
    if (std::find(known.begin(), known.end(), key) == known.end()) unknown.push_back(key);
  }
  std::sort(unknown.begin(), unknown.end());
  const bool has_parameters = std::find(known.begin(), known.end(), "parameters") != known.end();
  for (const std::string& key : unknown) {
    const std::string hint = has_parameters && find_parameter(key) ? " (it is a parameter: parameters = { " + key + " = ... })" : did_you_mean(key, known);
    fail(line_of_key(line_, key), "unknown key \"" + key + "\" of " + what + hint, "unknown-key");
  }
  return unknown.empty() && !keyless;
}

bool Compiler::flag(int body, const char* field) {
  const int type = lua_getfield(L_, body, field);
  const bool value = lua_toboolean(L_, -1) != 0;
  if (type != LUA_TNIL && type != LUA_TBOOLEAN) {
    fail(line_of_key(line_, field), std::string("\"") + field + "\" must be true or false");
  }
  lua_pop(L_, 1);
  return value;
}

std::string Compiler::text(int body, const char* field) {
  const int type = lua_getfield(L_, body, field);
  const std::string value = type == LUA_TSTRING ? lua_tostring(L_, -1) : "";
  if (type != LUA_TNIL && type != LUA_TSTRING) fail(line_of_key(line_, field), std::string("\"") + field + "\" must be a text");
  lua_pop(L_, 1);
  return value;
}

void Compiler::ability(int index, std::size_t at) {
  if (node_tag(L_, index) == "poison") return;
  if (node_tag(L_, index) != "ability") {
    fail(node_line(L_, index) > 0 ? node_line(L_, index) : at != kNowhere ? line_at(at) : card_line_,
         "a card is a list of abilities: noon { ... }, react { ... }, trait { ... }");
    return;
  }
  const int events = event_count(index);
  const int errors = diagnostics_.error_count();
  // What is wrong is told once.
  for (int event = 0; event < events && diagnostics_.error_count() == errors; ++event) ability_on(index, event, at);
}

/// How many events a trait listens to: some words stand for several. The trait then is one ability for each.
int Compiler::event_count(int index) {
  int count = 1;
  const int top = lua_gettop(L_);
  push_data(L_, index);
  lua_getfield(L_, -1, "body");
  lua_getfield(L_, -1, "when");
  const int when = lua_gettop(L_);
  call_event_word(when);
  if (node_tag(L_, when) == "events") {
    push_data(L_, when);
    lua_getfield(L_, -1, "list");
    count = static_cast<int>(lua_rawlen(L_, -1));
  }
  lua_settop(L_, top);
  return count;
}

void Compiler::ability_on(int index, int event, std::size_t at) {
  event_ = event;
  line_ = node_line(L_, index);
  table_ = table_of(index, at);
  slots_.clear();
  const std::string form = node_text(L_, index, "form");
  push_data(L_, index);
  lua_getfield(L_, -1, "body");
  const int body = lua_gettop(L_);
  AbilityDef a;
  a.line = static_cast<std::uint32_t>(line_);
  a.number = static_cast<std::uint8_t>(abilities_.size());
  for (const TimingName& name : kForms) {
    if (form == name.name) a.timing = name.bits;
  }
  a.text = text(body, "text");
  moment_ = moment_of_form(body, form, a);
  if (a.text.find_first_not_of(" \t\n") == std::string::npos) a.text.clear();
  if (a.text.empty()) fail(line_, "`text` is missing: our own short wording of what this does", "no-text");
  a.continues = flag(body, "continues") || event > 0;
  for (const AbilityDef& above : abilities_) {
    if (!a.continues && !a.text.empty() && above.text == a.text) {
      warn(line_of_key(line_, "text"), "this `text` stands above already, in line " + std::to_string(above.line) + ": each tells what is its own",
           "same-text");
    }
  }
  // What goes on with an ability is used up with it.
  for (auto above = abilities_.rbegin(); a.continues && form != "trait" && above != abilities_.rend(); ++above) {
    if (above->is_lent) continue;
    if (above->kind == AbilityDef::Kind::ability && !above->is_granted()) a.number = above->number;
    break;
  }
  if (event > 0 && form != "trait") fail(line_of_key(line_, "when"), "this stands for several events: only a trait can listen to it");
  if (a.continues && abilities_.empty()) {
    fail(line_of_key(line_, "continues"), "there is nothing above that this could continue");
  }
  if (form == "trait") {
    trait(body, a);
  } else {
    usable(body, form, a);
  }
  lua_getfield(L_, body, "zones");
  if (!lua_isnil(L_, -1)) {
    bool fine = true;
    line_ = line_of_key(line_, "zones");
    a.zones = static_cast<std::uint16_t>(operation_value(Op::in_zone, lua_gettop(L_), fine));
  }
  lua_pop(L_, 3);
  if (event == 0) check_choices();
  slots_.clear();
  moment_ = {};
  abilities_.push_back(std::move(a));
  for (AbilityDef& lent : lent_) {
    lent.number = static_cast<std::uint8_t>(abilities_.size());
    abilities_.push_back(std::move(lent));
  }
  lent_.clear();
}

Moment Compiler::moment_of_form(int body, const std::string& form, const AbilityDef& a) {
  const auto has = [&](const char* field) {
    const bool there = lua_getfield(L_, body, field) != LUA_TNIL;
    lua_pop(L_, 1);
    return there;
  };
  Moment moment;
  if (has("when")) {
    lua_getfield(L_, body, "when");
    const int when = lua_gettop(L_);
    if (node_tag(L_, when) == "event") moment = moment_of(find_trigger_point(node_text(L_, when, "trigger")).value_or(TriggerPoint::none));
    lua_pop(L_, 1);
    moment.instead = has("instead");
  } else if (form == "trait") {
    return moment;
  } else {
    moment.event = moment.instead = false;
    moment.cheatin = (a.timing & kCheatin) != 0;
    moment.draw_hands = (a.timing & (kResolution | kCheatin)) != 0;
    moment.shootout = moment.draw_hands || (a.timing & kShootout) != 0;
    if (a.timing & kEvent) moment.draw_hands = true;  // of lowball
  }
  moment.pull = has("hex") || has("miracle") || has("spirit") || has("technique");
  moment.payment = false;
  // As far as the costs tell: they are compiled only after the choices, which may speak of them.
  lua_getfield(L_, body, "cost");
  const int costs = lua_gettop(L_);
  const auto look_at = [&](int cost) {
    if (node_text(L_, cost, "verb") == "pull") moment.pull = true;
    if (node_text(L_, cost, "verb") == "pay") moment.payment = true;
  };
  if (lua_type(L_, costs) == LUA_TTABLE) {
    const auto n = static_cast<lua_Integer>(lua_rawlen(L_, costs));
    for (lua_Integer i = 1; i <= n; ++i) {
      lua_rawgeti(L_, costs, i);
      look_at(lua_gettop(L_));
      lua_pop(L_, 1);
    }
  } else {
    look_at(costs);
  }
  lua_pop(L_, 1);
  return moment;
}

void Compiler::usable(int body, const std::string& form, AbilityDef& a) {
  const Strings known = form == "react" ? kUsableKeys + kReactKeys : form == "job" ? kUsableKeys + kJobKeys : form == "event" ? kEventKeys : kUsableKeys;
  const bool all_known = known_keys(body, known, "\"" + form + "\"");
  a.kind = AbilityDef::Kind::ability;
  if (form == "react") {
    lua_getfield(L_, body, "instead");
    const bool instead = !lua_isnil(L_, -1);
    lua_getfield(L_, body, "when");
    if (lua_isnil(L_, -1)) {
      if (all_known) fail(line_, "a react lacks `when`: what it reacts to");
    } else {
      listen(lua_gettop(L_), a.listen, reacts_, instead);
    }
    lua_pop(L_, 2);
  }
  if (form == "job") job(body, a, all_known);
  lua_getfield(L_, body, "choose");
  choices(lua_gettop(L_), a);
  lua_getfield(L_, body, "cost");
  costs(lua_gettop(L_), a);
  a.price = field_effects(body, "price");
  lua_pop(L_, 2);
  a.condition = field_expression(body, "condition", 'b');
  a.optional_if = flag(body, "optional_if");
  a.repeat = flag(body, "repeats");
  a.controller = flag(body, "controller");
  a.owner_only = flag(body, "owner");
  a.joins_posse = flag(body, "joins_posse");
  a.during_effect = flag(body, "during_effect");
  lua_getfield(L_, body, "limit");
  if (!lua_isnil(L_, -1)) {
    const int limit = lua_gettop(L_);
    if (node_tag(L_, limit) == "limit") {
      push_data(L_, limit);
      lua_getfield(L_, -1, "times");
      if (!lua_isinteger(L_, -1)) fail(line_of_key(line_, "limit"), "a limit is a whole number of times");
      a.limit = static_cast<std::uint8_t>(std::clamp<lua_Integer>(lua_tointeger(L_, -1), 0, 255));
      lua_pop(L_, 2);
      a.limit_per = duration(limit);
      if (!a.repeat) fail(line_of_key(line_, "limit"), "only an ability that repeats has a limit");
    } else {
      fail(line_of_key(line_, "limit"), "a limit is per_round(n), per_shootout(n) or per_day(n)");
    }
  }
  lua_pop(L_, 1);
  skill_test(body, a);
  const auto has = [&](const char* field) {
    const bool there = lua_getfield(L_, body, field) != LUA_TNIL;
    lua_pop(L_, 1);
    return there;
  };
  if (has("effect") && has("instead")) fail(line_, "an ability has `effect` or `instead`, not both");
  a.effects = field_effects(body, has("instead") ? "instead" : "effect");
  if (a.is_job) moment_.shootout = moment_.draw_hands = true;
  (a.is_job ? a.job.failure : a.failure) = field_effects(body, "failure");
  a.combo = field_expression(body, "combo", 'b');  // may speak of what the effects choose
  if (a.effects == kNoEffects && !a.is_job && !card_is_wrong()) fail(line_, "this ability has no effect");
  for (const DefId printing : printings_) {
    a.headline = a.headline || d_.cards[printing].keywords.test(static_cast<std::size_t>(Keyword::headline));
  }
}

void Compiler::costs(int index, AbilityDef& a) {
  if (lua_isnil(L_, index)) return;
  if (lua_type(L_, index) != LUA_TTABLE) {
    cost(index, a);
    return;
  }
  known_keys(index, {}, "a list of costs", true);
  const lua_Integer n = item_count(index);
  if (n == 0) fail(line_of_key(line_, "cost"), "a list of costs is empty");
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L_, index, i);
    cost(lua_gettop(L_), a);
    lua_pop(L_, 1);
  }
}

void Compiler::cost(int index, AbilityDef& a) {
  const std::string tag = node_tag(L_, index);
  const std::string verb = node_text(L_, index, "verb");
  if (tag == "poison") return;
  if (tag == "verb_word" && verb == "boot") {
    a.boot = true;
  } else if (tag == "verb_word" && verb == "pull") {
    a.test = SkillTest::pull;
  } else if (tag == "verb" && verb == "pay") {
    const int outer_line = std::exchange(line_, node_line(L_, index));
    push_data(L_, index);
    lua_getfield(L_, -1, "args");
    const int arguments = lua_gettop(L_);
    const auto amount = [&](const char* field) {
      lua_getfield(L_, arguments, field);
      const NodeId node = expression(lua_gettop(L_), 'n');
      lua_pop(L_, 1);
      return node;
    };
    const int errors = diagnostics_.error_count();
    a.pay_least = amount("ghost_rock");
    a.pay_most = amount("most");
    if (a.pay_least == kNoNode && diagnostics_.error_count() == errors) fail(line_, "\"pay\" lacks a number");
    if (a.pay_most == kNoNode) a.pay_most = a.pay_least;
    lua_pop(L_, 2);
    line_ = outer_line;
  } else {
    fail(line_of_key(line_, "cost"), "a cost is boot, pull, pay(n) or pay(least, most); what is done to get the effect stands in `price`");
  }
}

void Compiler::skill_test(int body, AbilityDef& a) {
  constexpr struct {
    const char* key;
    Keyword skill;
  } kSpells[] = {{"hex", Keyword::huckster}, {"miracle", Keyword::blessed}, {"spirit", Keyword::shaman}};
  for (const auto& spell : kSpells) {
    const NodeId difficulty = field_expression(body, spell.key, 'n');
    if (difficulty == kNoNode) continue;
    if (a.test != SkillTest::none) fail(line_, "an ability has one pull or skill check");
    a.test = SkillTest::spell;
    a.skill = static_cast<KeywordId>(spell.skill);
    a.difficulty = difficulty;
  }
  if (const NodeId difficulty = field_expression(body, "difficulty", 'n'); difficulty != kNoNode) a.difficulty = difficulty;
  if (flag(body, "technique")) {
    a.test = SkillTest::kung_fu;
    a.skill = static_cast<KeywordId>(Keyword::kung_fu);
  }
  a.tao = text(body, "tao");
  lua_getfield(L_, body, "combo");
  const bool combo = !lua_isnil(L_, -1);
  lua_pop(L_, 1);
  if ((!a.tao.empty() || combo) && a.test != SkillTest::kung_fu) fail(line_, "only a technique has `tao` and `combo`");
}

void Compiler::choices(int index, AbilityDef& a) {
  if (lua_isnil(L_, index)) return;
  const std::size_t at = value_at(table_, "choose");
  if (lua_type(L_, index) != LUA_TTABLE) {
    choice(index, a, at);
    return;
  }
  known_keys(index, {}, "a list of choices", true);
  const lua_Integer n = item_count(index);
  if (n == 0) fail(line_of_key(line_, "choose"), "a list of choices is empty");
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L_, index, i);
    choice(lua_gettop(L_), a, item_at(table_at(at), i));
    lua_pop(L_, 1);
  }
}

void Compiler::choice(int index, AbilityDef& a, std::size_t at, const char* default_name) {
  using Kind = ChoiceDef::Kind;
  const std::string tag = node_tag(L_, index);
  if (tag == "poison") return;
  if (tag != "filter" && tag != "choice") {
    fail(at != kNowhere ? line_at(at) : line_of_key(line_, default_name != nullptr ? default_name : "choose"), "a choice is a selector such as dude { as = \"name\" }, or location, player, number, suit, option");
    return;
  }
  const int outer_line = line_;
  const std::size_t outer_table = std::exchange(table_, table_of(index, at));
  line_ = node_line(L_, index);
  push_data(L_, index);
  const int data = lua_gettop(L_);
  ChoiceDef c;
  const std::string kind = node_text(L_, index, "kind");
  c.kind = tag == "filter" ? Kind::cards : kind == "location" ? Kind::location : kind == "player" ? Kind::player
           : kind == "number" ? Kind::number : kind == "suit" ? Kind::suit : kind == "ability" ? Kind::ability : Kind::option;
  c.name = text(data, "as");
  if (c.name.empty()) c.name = default_name != nullptr ? default_name : "#" + std::to_string(a.choices.size() + 1);
  if (find_slot(c.name) != nullptr) fail(line_, "\"" + c.name + "\" is the name of two choices");
  if (c.kind == Kind::cards) {
    c.from = expression(index, 'c');  // before its own name is known: a choice cannot be about itself
    c.slot = static_cast<std::uint8_t>(slot(c.name, c.kind, default_name == nullptr));
  } else {
    c.slot = static_cast<std::uint8_t>(slot(c.name, c.kind, true));
    if (c.kind == Kind::location) {
      c.from = field_expression(data, "cond", 'b');
      slots_.back().is_read = false;  // by itself
    }
    if (c.kind == Kind::player) c.from = field_expression(data, "among", 'p');
    if (c.kind == Kind::ability) c.from = field_expression(data, "of", 'c');
  }
  c.least = field_expression(data, "least", 'n');
  c.most = field_expression(data, "most", 'n');
  c.chooser = field_expression(data, "chooser", 'p');
  c.random = flag(data, "random");
  c.optional = flag(data, "optional");
  lua_getfield(L_, data, "affects");
  c.affects = lua_isnil(L_, -1) || flag(data, "affects");
  a.choices.push_back(std::move(c));
  lua_settop(L_, data - 1);
  line_ = outer_line;
  table_ = outer_table;
}

void Compiler::job(int body, AbilityDef& a, bool all_known) {
  a.is_job = true;
  const Moment before = moment_;
  lua_getfield(L_, body, "mark");
  const int mark = lua_gettop(L_);
  if (lua_isnil(L_, mark)) {
    if (all_known) fail(line_, "a job lacks `mark`");
  } else if (node_text(L_, mark, "op") != "town_square") {
    choice(mark, a, value_at(table_, "mark"), "mark");
    if (!a.choices.empty()) a.job.mark_slot = a.choices.back().slot;
  }
  lua_pop(L_, 1);
  moment_.shootout = moment_.draw_hands = true;
  const auto condition = [&](const char* field) {
    lua_getfield(L_, body, field);
    const int outer_line = std::exchange(line_, line_of_key(line_, field));
    const NodeId node = candidate_condition(lua_gettop(L_));
    line_ = outer_line;
    lua_pop(L_, 1);
    return node;
  };
  a.job.leader = condition("leader");
  a.job.joins = condition("joins");
  a.job.posse_requirement = field_expression(body, "posse", 'b');
  a.job.opposing_requirement = field_expression(body, "opposing", 'b');
  a.job.start = field_effects(body, "start");
  slots_.push_back({"joiner", ChoiceDef::Kind::cards, kAuthorSlots});
  a.job.each_join = field_effects(body, "each_join");
  slots_.pop_back();
  a.job.success = field_effects(body, "success");
  moment_ = before;
}

/// An event word without keys means the event in general.
void Compiler::call_event_word(int index) {
  if (node_tag(L_, index) != "event_word") return;
  push_data(L_, index);
  lua_getfield(L_, -1, "call");
  lua_newtable(L_);
  lua_call(L_, 1, 1);
  lua_replace(L_, index);
  lua_pop(L_, 1);
}

/// @param usual  the window, where the event names none and nothing happens instead
void Compiler::listen(int index, ListenDef& out, Window usual, bool instead) {
  call_event_word(index);
  if (node_tag(L_, index) == "events") {
    push_data(L_, index);
    lua_getfield(L_, -1, "list");
    lua_rawgeti(L_, -1, event_ + 1);
    lua_replace(L_, index);
    lua_pop(L_, 2);
  }
  const std::string tag = node_tag(L_, index);
  if (tag == "poison") return;
  if (tag != "event") {
    fail(line_of_key(line_, "when"), "this is no event, such as casualty { ... } or dude_aced { ... }");
    return;
  }
  const int outer_line = line_;
  line_ = node_line(L_, index);
  push_data(L_, index);
  const int data = lua_gettop(L_);
  const std::string trigger = node_text(L_, index, "trigger");
  out.trigger = find_trigger_point(trigger).value_or(TriggerPoint::none);
  if (out.trigger == TriggerPoint::none) fail(line_, "unknown trigger point \"" + trigger + "\"");
  out.instead = instead;
  const std::string window = text(data, "window");
  out.window = instead ? Window::when : usual;
  if (!window.empty()) {
    const Strings names = {"before", "when", "after"};
    const auto found = std::find(names.begin(), names.end(), window);
    if (found == names.end()) {
      fail(line_of_key(line_, "window"), "a window is \"before\", \"when\" or \"after\"");
    } else {
      out.window = static_cast<Window>(found - names.begin());
    }
  }
  const std::uint8_t flags = info(out.trigger).flags;
  if (instead && (out.window == Window::after || (flags & kTriggerReplaceable) == 0)) {
    fail(line_, "\"" + trigger + "\" cannot be replaced by something instead" + (out.window == Window::after ? " after it happened" : ""));
  }
  if (const std::string name = text(data, "as"); !name.empty()) out.as = static_cast<std::uint8_t>(slot(name, ChoiceDef::Kind::cards, true));
  out.condition = field_expression(data, "cond", 'b');
  lua_getfield(L_, data, "each");
  out.each_subject = (flags & kTriggerSubjects) != 0 && (lua_isnil(L_, -1) || flag(data, "each"));
  lua_settop(L_, data - 1);
  line_ = outer_line;
}

void Compiler::trait(int body, AbilityDef& a) {
  const bool all_known = known_keys(body, kTraitKeys, "\"trait\"");
  const int top = lua_gettop(L_);
  const auto has = [&](const char* field) {
    const bool there = lua_getfield(L_, body, field) != LUA_TNIL;
    lua_pop(L_, 1);
    return there;
  };
  if (has("when")) {
    a.kind = AbilityDef::Kind::triggered;
    lua_getfield(L_, body, "when");
    listen(lua_gettop(L_), a.listen, Window::after, has("instead"));
    lua_getfield(L_, body, "choose");
    choices(lua_gettop(L_), a);
    a.effects = field_effects(body, has("instead") ? "instead" : "effect");
    lua_pop(L_, 2);
    a.condition = field_expression(body, "condition", 'b');
    a.optional = flag(body, "optional");
    a.timing = kTrait;
    if (a.effects == kNoEffects && all_known) fail(line_, "a trait with `when` lacks `effect` or `instead`");
    return;
  }
  a.condition = field_expression(body, "condition", 'b');
  if (has("attaches_to")) {
    a.kind = AbilityDef::Kind::attach_rule;
    lua_getfield(L_, body, "attaches_to");
    line_ = line_of_key(line_, "attaches_to");
    a.attach_to = candidate_condition(lua_gettop(L_));
    lua_pop(L_, 1);
    return;
  }
  if (has("invented_for")) {
    a.kind = AbilityDef::Kind::attach_rule;
    a.when_invented = true;
    lua_getfield(L_, body, "invented_for");
    line_ = line_of_key(line_, "invented_for");
    a.attach_to = candidate_condition(lua_gettop(L_));
    lua_pop(L_, 1);
    return;
  }
  lua_getfield(L_, body, "gives");
  const bool grants = lua_type(L_, -1) == LUA_TTABLE && lua_getfield(L_, -1, "ability") != LUA_TNIL;
  if (grants) granted(body, lua_gettop(L_), a);
  lua_settop(L_, top);
  if (grants) return;
  a.kind = AbilityDef::Kind::standing;
  standing(body, a);
  if (a.standing.empty() && all_known) fail(line_, "a trait lacks `gives`, `cannot`, `may`, `ignores`, `ignores_penalties`, `fixes`, `blanks`, `attaches_to`, `invented_for` or `when`");
}

/// An ability that the trait gives to dudes, each of whom uses it as if it were printed on that dude, or to players. Its text follows the
/// trait's.
void Compiler::granted(int body, int given, AbilityDef& a) {
  if (node_tag(L_, given) == "poison") return;
  const std::string form = node_text(L_, given, "form");
  lua_getfield(L_, body, "affects");
  const bool to_players = kind_of(lua_gettop(L_)) == 'p';
  lua_pop(L_, 1);
  const bool is_play = node_tag(L_, given) == "ability" && form != "trait" && form != "react" && form != "event" && (to_players || form != "job");
  if (!is_play) return fail(line_of_key(line_, "ability"), "`ability` is one that is used as a play, such as noon { ... }");
  lua_getfield(L_, body, "gives");
  known_keys(lua_gettop(L_), {"ability"}, "what gives an ability");
  lua_getfield(L_, body, "affects");
  if (lua_isnil(L_, -1)) return fail(line_, "a trait that gives an ability says in `affects` which dudes get it");
  const NodeId when = a.condition;
  if (to_players) {
    a.given_to = expression(lua_gettop(L_), 'p');
  } else {
    a.granted_to = candidate_condition(lua_gettop(L_));
    if (when != kNoNode) a.granted_to = d_.add(Op::and_, 0, {when, a.granted_to});
  }
  const int outer_line = std::exchange(line_, node_line(L_, given));
  const std::size_t at = value_at(table_at(value_at(table_, "gives")), "ability");
  const std::size_t outer_table = std::exchange(table_, table_of(given, at));
  push_data(L_, given);
  lua_getfield(L_, -1, "body");
  const int inner = lua_gettop(L_);
  for (const TimingName& name : kForms) {
    if (form == name.name) a.timing = name.bits;
  }
  moment_ = moment_of_form(inner, form, a);
  usable(inner, form, a);
  if (to_players && when != kNoNode) a.condition = a.condition == kNoNode ? when : d_.add(Op::and_, 0, {when, a.condition});
  if (const std::string own = text(inner, "text"); !own.empty()) a.text += " " + own;
  table_ = outer_table;
  line_ = outer_line;
}

/// The kind that a word yields, as in ops.inl; 0 for what is no operation.
char Compiler::kind_of(int index) {
  const std::string op = node_text(L_, index, "op");
  for (int i = 0; i < static_cast<int>(Op::count_); ++i) {
    if (op == info(static_cast<Op>(i)).name) return info(static_cast<Op>(i)).result;
  }
  return 0;
}

void Compiler::standing(int body, AbilityDef& a) {
  StandingDef base;
  const bool self_has_no_bearer = std::all_of(printings_.begin(), printings_.end(), [&](DefId printing) {
    const CardType type = d_.cards[printing].type;
    return type == CardType::dude || type == CardType::deed || type == CardType::outfit;
  });
  const int own_line = line_;
  lua_getfield(L_, body, "affects");
  const int affects = lua_gettop(L_);
  line_ = line_of_key(own_line, "affects");
  const std::string op = node_text(L_, affects, "op");
  if (op == "bearer" || (op == "self" && self_has_no_bearer)) {
    base.affects = kNoNode;
  } else if (kind_of(affects) == 'p') {
    base.affects = expression(affects, 'p');
  } else {
    base.affects = candidate_condition(affects);
  }
  lua_getfield(L_, body, "from");
  line_ = line_of_key(own_line, "from");
  base.from = candidate_condition(lua_gettop(L_));
  lua_getfield(L_, body, "by");
  line_ = line_of_key(own_line, "by");
  if (!lua_isnil(L_, -1)) {
    bool fine = true;
    base.by = static_cast<std::uint16_t>(operation_value(Op::event_kind, lua_gettop(L_), fine));
  }
  lua_getfield(L_, body, "against");
  line_ = line_of_key(own_line, "against");
  base.amount = candidate_condition(lua_gettop(L_));
  lua_pop(L_, 4);
  line_ = own_line;
  base.by_others_only = flag(body, "by_others");

  lua_getfield(L_, body, "gives");
  if (!lua_isnil(L_, -1)) gives(lua_gettop(L_), base, a);
  lua_pop(L_, 1);
  const auto rows = [&](const char* field, StandingDef::Kind kind, const Strings& names, const char* what) {
    lua_getfield(L_, body, field);
    const int list = lua_gettop(L_);
    const int outer_line = line_;
    if (!lua_isnil(L_, list)) line_ = line_of_key(line_, field);
    const auto add = [&](int item) {
      const int found = enumerated(item, names, what);
      if (found < 0) return;
      StandingDef row = base;
      row.kind = kind;
      row.what = static_cast<std::uint8_t>(found);
      a.standing.push_back(row);
    };
    if (lua_type(L_, list) == LUA_TTABLE) {
      const lua_Integer n = item_count(list);
      known_keys(list, {}, "a list", true);
      if (n == 0) fail(line_, std::string("the list of `") + field + "` is empty");
      for (lua_Integer i = 1; i <= n; ++i) {
        lua_rawgeti(L_, list, i);
        add(lua_gettop(L_));
        lua_pop(L_, 1);
      }
    } else if (!lua_isnil(L_, list)) {
      add(list);
    }
    line_ = outer_line;
    lua_pop(L_, 1);
  };
  Strings stats;
  for (int i = 0; i < kStats; ++i) stats.emplace_back(info(static_cast<Stat>(i)).name);
  rows("cannot", StandingDef::Kind::restrict, act_names(), "something that can be forbidden");
  unless(body, a);
  rows("may", StandingDef::Kind::permit, permit_names(), "something that can be allowed");
  rows("ignores", StandingDef::Kind::ignore_changes, stats, "a number of a card or player");
  fixes(body, base, a);
  const std::size_t before = a.standing.size();
  rows("blanks", StandingDef::Kind::blank, {"abilities", "traits", "bonuses", "keywords"}, "what a card can lose");
  for (std::size_t i = before; i < a.standing.size(); ++i) a.standing[i].what = static_cast<std::uint8_t>(1u << a.standing[i].what);
  if (a.standing.size() > before && (base.affects != kNoNode || a.condition != kNoNode)) {
    fail(line_of_key(line_, "blanks"), "`blanks` is about what the card is attached to, for as long as it is");
  }
  base.amount = d_.number(-1);
  rows("ignores_penalties", StandingDef::Kind::ignore_changes, stats, "a number of a card or player");
}

/// What is paid to do what the trait forbids.
void Compiler::unless(int body, AbilityDef& a) {
  a.price = field_effects(body, "unless");
  if (a.price == kNoEffects) return;
  const auto is_move = [](const StandingDef& row) { return row.kind != StandingDef::Kind::restrict || row.what == static_cast<std::uint8_t>(Act::move); };
  const bool bans = std::any_of(a.standing.begin(), a.standing.end(), [](const StandingDef& row) { return row.kind == StandingDef::Kind::restrict; });
  if (!bans || !std::all_of(a.standing.begin(), a.standing.end(), is_move)) {
    fail(line_of_key(line_, "unless"), "`unless` is the price at which a dude moves after all: it goes with `cannot = move`");
  }
}

/// Numbers of cards that are so, whatever else changes them.
void Compiler::fixes(int body, const StandingDef& base, AbilityDef& a) {
  lua_getfield(L_, body, "fixes");
  const int table = lua_gettop(L_);
  if (lua_type(L_, table) == LUA_TTABLE) {
    const std::size_t outer_table = std::exchange(table_, table_at(value_at(table_, "fixes")));
    Strings known;
    for (int i = 0; i < kStats; ++i) {
      if (!info(static_cast<Stat>(i)).of_player) known.emplace_back(info(static_cast<Stat>(i)).name);
    }
    known_keys(table, known, "`fixes`");
    for (const std::string& name : known) {
      const NodeId amount = field_expression(table, name.c_str(), 'n');
      if (amount == kNoNode) continue;
      StandingDef row = base;
      row.kind = StandingDef::Kind::fix;
      row.what = static_cast<std::uint8_t>(*find_stat(name));
      row.amount = amount;
      a.standing.push_back(row);
    }
    table_ = outer_table;
  } else if (!lua_isnil(L_, table) && node_tag(L_, table) != "poison") {
    fail(line_of_key(line_, "fixes"), "`fixes` is a table such as { production = 0 }");
  }
  lua_pop(L_, 1);
}

/// A trait that an effect lends: it stands behind the ability, told by its distance. It is read when the ability is long over, so it
/// knows nothing of what was chosen.
std::uint32_t Compiler::lent_trait(int index) {
  if (node_tag(L_, index) != "lent") return kNoNode;
  push_data(L_, index);
  lua_getfield(L_, -1, "body");
  const int body = lua_gettop(L_);
  AbilityDef a;
  a.kind = AbilityDef::Kind::standing;
  a.is_lent = a.continues = true;
  a.line = static_cast<std::uint32_t>(line_);
  std::vector<SlotName> outer_slots = std::exchange(slots_, {});
  const Moment outer_moment = std::exchange(moment_, {});
  a.condition = field_expression(body, "condition", 'b');
  standing(body, a);
  slots_ = std::move(outer_slots);
  moment_ = outer_moment;
  if (a.standing.empty()) fail(line_, "`lasting_trait` lacks `gives`, `cannot`, `may`, `ignores` or `ignores_penalties`");
  lua_pop(L_, 2);
  lent_.push_back(std::move(a));
  return static_cast<std::uint32_t>(lent_.size());
}

/// An ability that an effect gives to others: it stands behind the ability with the effect, as a lent trait does, and knows nothing of
/// what was chosen either.
std::uint32_t Compiler::lent_play(int index, std::size_t at) {
  if (node_tag(L_, index) == "poison") return kNoNode;
  const std::string form = node_tag(L_, index) == "ability" ? node_text(L_, index, "form") : "trait";
  if (form == "trait" || form == "event") {
    fail(line_, "`own` is an ability that is used as a play or React, such as noon { ... }");
    return kNoNode;
  }
  const int outer_line = std::exchange(line_, node_line(L_, index));
  const std::size_t outer_table = std::exchange(table_, table_of(index, at));
  std::vector<SlotName> outer_slots = std::exchange(slots_, {});
  std::vector<AbilityDef> outer_lent = std::exchange(lent_, {});
  push_data(L_, index);
  lua_getfield(L_, -1, "body");
  const int body = lua_gettop(L_);
  AbilityDef a;
  a.is_lent = a.continues = true;
  a.line = static_cast<std::uint32_t>(line_);
  for (const TimingName& name : kForms) {
    if (form == name.name) a.timing = name.bits;
  }
  a.text = text(body, "text");
  if (a.text.empty()) fail(line_, "`text` is missing: our own short wording of what this does", "no-text");
  for (const char* const key : {"zones", "continues", "during_effect"}) {
    if (lua_getfield(L_, body, key) != LUA_TNIL) fail(line_of_key(line_, key), std::string("an ability that is gained has no `") + key + "`");
    lua_pop(L_, 1);
  }
  const Moment outer_moment = std::exchange(moment_, moment_of_form(body, form, a));
  usable(body, form, a);
  check_choices();
  if (!lent_.empty()) fail(line_, "an ability that is gained lends none, and no traits");
  lua_pop(L_, 2);
  moment_ = outer_moment;
  lent_ = std::move(outer_lent);
  slots_ = std::move(outer_slots);
  table_ = outer_table;
  line_ = outer_line;
  lent_.push_back(std::move(a));
  return static_cast<std::uint32_t>(lent_.size());
}

void Compiler::gives(int index, const StandingDef& base, AbilityDef& a) {
  using Kind = StandingDef::Kind;
  if (lua_type(L_, index) != LUA_TTABLE) {
    if (node_tag(L_, index) != "poison") fail(line_of_key(line_, "gives"), "`gives` is a table such as { bullets = 1 }");
    return;
  }
  const Strings& known = given_keys();
  const std::size_t outer_table = std::exchange(table_, table_at(value_at(table_, "gives")));
  known_keys(index, known, "`gives`");
  for (const std::string& key : known) {
    lua_getfield(L_, index, key.c_str());
    const int value = lua_gettop(L_);
    const auto add = [&](Kind kind, int what, NodeId amount) {
      StandingDef row = base;
      row.kind = kind;
      row.what = static_cast<std::uint8_t>(what);
      row.amount = amount;
      a.standing.push_back(row);
    };
    if (lua_isnil(L_, value)) {
      // not given
    } else if (key == "stud" || key == "draw") {
      flag(index, key.c_str());
      add(key == "stud" ? Kind::stud : Kind::draw, 0, kNoNode);
    } else if (key == "keyword" || key == "loses") {
      const auto one = [&](int item) {
        if (lua_type(L_, item) != LUA_TSTRING) {
          fail(line_of_key(line_, key), "a keyword is a text in quotes");
          return;
        }
        int rating = -1;
        const KeywordId id = keyword(lua_tostring(L_, item), &rating);
        add(key == "keyword" ? Kind::keyword : Kind::lose_keyword, id, rating >= 0 ? d_.number(rating) : kNoNode);
      };
      if (lua_type(L_, value) == LUA_TTABLE) {
        const lua_Integer n = item_count(value);
        if (n == 0) fail(line_of_key(line_, key), "a list of keywords is empty");
        for (lua_Integer i = 1; i <= n; ++i) {
          lua_rawgeti(L_, value, i);
          one(lua_gettop(L_));
          lua_pop(L_, 1);
        }
      } else {
        one(value);
      }
    } else {
      const Stat stat = *find_stat(key);
      const NodeId amount = field_expression(index, key.c_str(), 'n');
      if (stat == Stat::cost) {
        add(Kind::cost, static_cast<int>(stat), amount);
      } else {
        add(info(stat).of_player ? Kind::player_stat : Kind::stat, static_cast<int>(stat), amount);
      }
    }
    lua_pop(L_, 1);
  }
  table_ = outer_table;
}

}  // namespace highnoon::lua
