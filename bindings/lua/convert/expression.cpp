// Expressions: numbers, conditions, cards, players and locations as card scripts write them.

#include <algorithm>
#include <array>

#include "convert/compiler.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

constexpr std::int64_t kHeaviest = 100'000;

const char* kind_name(char kind) {
  switch (kind) {
    case 'n': return "a number";
    case 'b': return "a condition";
    case 'c': return "cards";
    case 'p': return "a player";
    default: return "a location";
  }
}

const std::vector<std::pair<const char*, int>> kZones = {
    {"deck", bit(Zone::deck)}, {"hand", bit(Zone::hand)}, {"draw_hand", bit(Zone::draw_hand)}, {"discard_pile", bit(Zone::discard)},
    {"boot_hill", bit(Zone::boot_hill)}, {"in_play", bit(Zone::in_play)}, {"limbo", bit(Zone::limbo)}, {"pulled", bit(Zone::pulled)},
    {"aside", bit(Zone::aside)}, {"anywhere", 0xFFFF & ~bit(Zone::none)}};
const std::vector<std::pair<const char*, int>> kTypes = {
#define CARD_TYPE(name) {#name, bit(CardType::name)},
#include "highnoon/card_types.inl"
#undef CARD_TYPE
};
const std::vector<std::pair<const char*, int>> kPhases = {
    {"setup", bit(Phase::setup)}, {"gambling", bit(Phase::gambling)}, {"upkeep", bit(Phase::upkeep)}, {"noon", bit(Phase::noon)},
    {"sundown", bit(Phase::sundown)}};
const std::vector<std::pair<const char*, int>> kTimings = {
    {"noon", kNoon}, {"shootout", kShootout}, {"resolution", kResolution}, {"cheatin", kCheatin}, {"react", kReact}, {"trait", kTrait},
    {"rule", kRule}, {"setup", kSetup}, {"noon_play", kNoonPlay}, {"event", kEvent}, {"ability", kNoon | kShootout | kResolution | kCheatin | kReact}};
const std::vector<std::pair<const char*, int>> kEventFlags = {
    {"casualty", kEventCasualty}, {"effect", kEventEffect}, {"cost", kEventCost}, {"unpreventable", kEventUnpreventable},
    {"booted", kEventBooted}, {"invention", kEventInvention}, {"hidden", kEventHidden}, {"replacement", kEventReplacement},
    {"job", kEventByJob}, {"refill", kEventRefill}, {"moved_posse", kEventMovedPosse}, {"from_hand", kEventFromHand},
    {"skill_check", kEventSkillCheck}, {"moved_dude", kEventMovedDude}};
const std::vector<std::pair<const char*, int>> kPlaces = {
    {"home", kHome}, {"deed", kDeed}, {"town_square", kTownSquare}, {"in_town", kInTown}, {"out_of_town", kOutOfTown}};
const std::vector<std::string> kComparisons = {"equal", "not_equal", "less", "at_most", "more", "at_least"};

}  // namespace

const std::vector<std::string>& act_names() {
  static const std::vector<std::string> names = {
#define ACT(name, text, doc) text,
#include "highnoon/acts.inl"
#undef ACT
  };
  return names;
}

const std::vector<std::string>& permit_names() {
  static const std::vector<std::string> names = {
#define PERMIT(name, text, doc) text,
#include "highnoon/permits.inl"
#undef PERMIT
  };
  return names;
}

const char* value_kind(Op op) {
  switch (op) {
    case Op::number: return "number";
    case Op::always: return "boolean";
    case Op::stat: case Op::printed_stat: case Op::counters: case Op::player_stat: case Op::sum_of: case Op::highest_of: case Op::lowest_of: return "stat";
    case Op::rating: case Op::has_keyword: case Op::location_keyword: return "keyword";
    case Op::slot_number: case Op::slot: case Op::slot_player: case Op::slot_location: case Op::slot_filled: return "slot";
    case Op::call_number: case Op::call_condition: return "function";
    case Op::all: case Op::in_zone: return "zones";
    case Op::is_type: return "types";
    case Op::compare: return "comparison";
    case Op::phase_is: return "phases";
    case Op::timing_is: case Op::event_kind: return "timings";
    case Op::event_is: return "event_flags";
    case Op::of_faction: return "faction";
    case Op::of_title: return "title";
    case Op::is_location_kind: return "location_kinds";
    case Op::is_ruleset_on: return "parameter";
    default: return "";
  }
}

namespace {

Op find_op(const std::string& name) {
  for (int i = 0; i < static_cast<int>(Op::count_); ++i) {
    if (name == info(static_cast<Op>(i)).name) return static_cast<Op>(i);
  }
  return Op::count_;
}

template <typename Enum>
std::vector<std::string> names_of(int first, int count) {
  std::vector<std::string> names;
  for (int i = first; i < count; ++i) names.emplace_back(info(static_cast<Enum>(i)).name);
  return names;
}

}  // namespace

int Compiler::enumerated(int index, const std::vector<std::string>& names, const char* what) {
  std::string name;
  if (lua_type(L_, index) == LUA_TSTRING) {
    name = lua_tostring(L_, index);
  } else if (is_node(L_, index)) {
    // Some words have two jobs: `boot` is an effect and what a restriction can forbid.
    const std::string tag = node_tag(L_, index);
    if (tag == "poison") return -1;
    name = node_text(L_, index, tag == "verb_word" ? "verb" : "name");
  }
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) return static_cast<int>(found - names.begin());
  if (name.empty()) {
    fail(line_, std::string("this must be ") + what, "wrong-kind");
  } else {
    fail(line_, "\"" + name + "\" is not " + what + did_you_mean(name, names), "unknown-word");
  }
  return -1;
}

std::int32_t Compiler::bits(int index, const std::vector<std::pair<const char*, int>>& names, const char* what) {
  std::vector<std::string> known;
  for (const auto& [name, value] : names) known.emplace_back(name);
  std::int32_t result = 0;
  if (lua_type(L_, index) == LUA_TTABLE) {
    const Nesting nesting(*this);
    luaL_checkstack(L_, 10, "too deep");
    const lua_Integer n = nesting ? item_count(index) : 0;
    if (n == 0) fail(line_, std::string("this must be ") + what + ", and is an empty list");
    for (lua_Integer i = 1; i <= n; ++i) {
      lua_rawgeti(L_, index, i);
      result |= bits(lua_gettop(L_), names, what);
      lua_pop(L_, 1);
    }
    return result;
  }
  const int found = enumerated(index, known, what);
  return found < 0 ? 0 : names[static_cast<std::size_t>(found)].second;
}

KeywordId Compiler::keyword(const std::string& name, int* rating) {
  std::string bare = name;
  const std::size_t space = name.rfind(' ');
  if (rating != nullptr && space != std::string::npos && space + 1 < name.size() &&
      std::all_of(name.begin() + static_cast<std::ptrdiff_t>(space) + 1, name.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
      name.size() - space <= 4) {
    *rating = std::stoi(name.substr(space + 1));
    bare = name.substr(0, space);
  }
  const auto found = std::find(d_.keywords.begin(), d_.keywords.end(), bare);
  if (found != d_.keywords.end()) return static_cast<KeywordId>(found - d_.keywords.begin());
  // A game's rules speak of keywords that the packs at hand need not have.
  if (group_ == Group::rulesets) return d_.keyword(bare);
  fail(line_of_key(line_, "\"" + name + "\""), "unknown keyword \"" + bare + "\"" + did_you_mean(bare, d_.keywords), "unknown-keyword");
  return 0;
}

const Compiler::SlotName* Compiler::find_slot(const std::string& name) const {
  for (auto it = slots_.rbegin(); it != slots_.rend(); ++it) {
    if (it->name == name) return &*it;
  }
  return nullptr;
}

const Compiler::SlotName* Compiler::read_slot(const std::string& name) {
  for (auto it = slots_.rbegin(); it != slots_.rend(); ++it) {
    if (it->name != name) continue;
    it->is_read = true;
    return &*it;
  }
  return nullptr;
}

void Compiler::mark_choices_read(int first_line, int last_line) {
  for (int line = std::max(first_line, 1); line <= std::min(last_line, static_cast<int>(lines_.size())); ++line) {
    for (SlotName& s : slots_) s.is_read = s.is_read || has_word(lines_[static_cast<std::size_t>(line - 1)], s.name);
  }
}

void Compiler::check_choices() {
  if (card_is_wrong()) return;
  for (const SlotName& s : slots_) {
    if (!s.must_be_read || s.is_read) continue;
    if (s.name.front() == '#') {
      warn(s.line, "this choice has no name (`as`), so that nothing can come of it", "unused-choice");
    } else {
      warn(line_of_word(s.line, s.name), "nothing comes of the choice \"" + s.name + "\": no cost, effect or condition names it", "unused-choice");
    }
  }
}

int Compiler::slot(const std::string& name, ChoiceDef::Kind kind, bool must_be_read) {
  if (const SlotName* const known = find_slot(name); known != nullptr && known->kind == kind) return known->slot;
  int used = 0;
  for (const SlotName& s : slots_) used += s.slot < kAuthorSlots ? 1 : 0;
  if (used >= kAuthorSlots) {
    fail(line_, "an ability can make " + std::to_string(kAuthorSlots) + " choices at most");
    return 0;
  }
  slots_.push_back({name, kind, used, line_, must_be_read});
  return used;
}

NodeId Compiler::coerce(NodeId node, char from, char to) {
  if (node == kNoNode || from == to) return node;
  if (from == 'c' && to == 'l') return d_.add(Op::location_of, 0, {node});
  if (from == 'c' && to == 'p') return d_.add(Op::controller_of, 0, {node});
  if (from == 'c' && to == 'b') return d_.add(Op::exists, 0, {node});
  fail(line_,
       std::string("this must be ") + kind_name(to) + ", and is " + kind_name(from) +
           (from == 'c' && to == 'n' ? ": count_of(...) tells how many, bullets_of(...) and the like a number of theirs" : ""),
       "wrong-kind");
  return kNoNode;
}

NodeId Compiler::named(const std::string& name, char kind) {
  using Kind = ChoiceDef::Kind;
  if (const SlotName* const s = read_slot(name)) {
    if (kind == 'b') return d_.add(Op::slot_filled, s->slot);
    switch (s->kind) {
      case Kind::cards: return coerce(d_.add(Op::slot, s->slot), 'c', kind);
      case Kind::location: return coerce(d_.add(Op::slot_location, s->slot), 'l', kind);
      case Kind::player: return coerce(d_.add(Op::slot_player, s->slot), 'p', kind);
      default: return coerce(d_.add(Op::slot_number, s->slot), 'n', kind);
    }
  }
  if (name == "leader") return coerce(d_.add(Op::leader), 'c', kind);
  if (name == "mark") return coerce(d_.add(Op::mark), 'c', kind);
  // Choices are made in their order; effects choose when they happen.
  for (int line = std::max(line_, 1); line <= static_cast<int>(lines_.size()); ++line) {
    const std::string& text = lines_[static_cast<std::size_t>(line - 1)];
    if (line > line_ && (text.starts_with("}") || text.starts_with("  }"))) break;  // the end of the card, or of its ability
    if (!has_word(text, "as") || (text.find("as = \"" + name + "\"") == std::string::npos && text.find("as=\"" + name + "\"") == std::string::npos)) continue;
    fail(line_of_key(line_, "\"" + name + "\""),
         "\"" + name + "\" is chosen only later, in line " + std::to_string(line) + ": a name is that of a choice made before", "late-choice");
    return kNoNode;
  }
  std::vector<std::string> known = {"leader", "mark"};
  for (const SlotName& s : slots_) known.push_back(s.name);
  fail(line_of_key(line_, "\"" + name + "\""), "nothing above is named \"" + name + "\"" + did_you_mean(name, known), "unknown-choice");
  return kNoNode;
}

lua_Integer Compiler::item_count(int index) {
  constexpr lua_Integer kMost = 200;  // Node::argument_count is a byte
  const auto n = static_cast<lua_Integer>(lua_rawlen(L_, index));
  if (n <= kMost) return n;
  fail(line_, "a list of more than 200 items");
  return kMost;
}

NodeId Compiler::list(int index, char kind) {
  const lua_Integer n = item_count(index);
  if (n > 0) known_keys(index, {}, std::string("a list of ") + (kind == 'b' ? "conditions" : "cards"), true);
  std::vector<NodeId> parts;
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L_, index, i);
    parts.push_back(expression(lua_gettop(L_), kind));
    lua_pop(L_, 1);
  }
  std::erase(parts, kNoNode);
  if (parts.empty()) {
    fail(line_, std::string("this must be ") + kind_name(kind) + ", and is an empty table", "wrong-kind");
    return kNoNode;
  }
  if (parts.size() == 1) return parts[0];
  if (kind == 'b') return d_.add(Op::and_, 0, parts);
  if (kind != 'c') {
    fail(line_, std::string("this must be ") + kind_name(kind) + ", and is a table", "wrong-kind");
    return kNoNode;
  }
  NodeId all = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i) all = d_.add(Op::together, 0, {all, parts[i]});
  return all;
}

NodeId Compiler::expression(int index, char kind) {
  luaL_checkstack(L_, 20, "too deep");
  const Nesting nesting(*this);
  if (!nesting) return kNoNode;
  switch (lua_type(L_, index)) {
    case LUA_TNIL: return kNoNode;
    case LUA_TNUMBER:
      if (!lua_isinteger(L_, index) || lua_tointeger(L_, index) < -100000 || lua_tointeger(L_, index) > 100000) {
        fail(line_, "numbers must be whole and below 100000");
        return kNoNode;
      }
      return coerce(d_.number(static_cast<std::int32_t>(lua_tointeger(L_, index))), 'n', kind);
    case LUA_TBOOLEAN: return coerce(d_.add(Op::always, lua_toboolean(L_, index)), 'b', kind);
    case LUA_TSTRING: return named(lua_tostring(L_, index), kind);
    case LUA_TFUNCTION:
      if (kind == 'n') return d_.add(Op::call_number, function(index, true, "number"));
      if (kind == 'b') return d_.add(Op::call_condition, function(index, true, "condition"));
      fail(line_, std::string("this must be ") + kind_name(kind) + ", and is a function", "wrong-kind");
      return kNoNode;
    case LUA_TTABLE: return list(index, kind);
    default: break;
  }
  const int outer_line = line_;
  if (const int own_line = node_line(L_, index); own_line > 0) line_ = own_line;
  const std::string tag = node_tag(L_, index);
  NodeId result = kNoNode;
  // What was made further up is right there; that it is no such thing is wrong where it is used.
  const int used_in = std::max(line_, outer_line);
  if (tag == "op") {
    result = operation(index, kind, used_in);
  } else if (tag == "filter") {
    result = filter(index, kind, used_in);
  } else if (tag == "hinted") {
    result = coerce(hinted(index), 'n', kind);
  } else if (tag != "poison") {
    const std::string name = node_text(L_, index, "name");
    fail(line_, std::string("this must be ") + kind_name(kind) + (name.empty() ? "" : ", and is the word \"" + name + "\""), "wrong-kind");
  }
  if (result != kNoNode && weight(result) > kHeaviest) {
    fail(line_, "this looks through all cards for each card of each card");
    result = kNoNode;
  }
  line_ = outer_line;
  return result;
}

/// About how many operations a node takes: those inside a selector are done for every card.
std::int64_t Compiler::weight(NodeId node) {
  constexpr std::int64_t kCards = 100;
  constexpr std::int64_t kTooHeavy = std::int64_t{1} << 40;
  for (std::size_t i = weights_.size(); i < d_.nodes.size(); ++i) {  // arguments come before what they are of
    const Node& n = d_.nodes[i];
    std::int64_t sum = 1;
    for (std::size_t a = 0; a < n.argument_count; ++a) {
      const NodeId argument = d_.arguments[n.first_argument + a];
      if (argument < i) sum += weights_[argument];
    }
    if (n.op == Op::all) sum *= kCards;
    if (n.op == Op::has_attached) sum *= 4;
    weights_.push_back(std::min(sum, kTooHeavy));
  }
  return weights_[node];
}

NodeId Compiler::field_expression(int table, const char* field, char kind) {
  lua_getfield(L_, table, field);
  const int outer_line = line_;
  if (!lua_isnil(L_, -1)) line_ = line_of_key(line_, field);
  const NodeId node = expression(lua_gettop(L_), kind);
  line_ = outer_line;
  lua_pop(L_, 1);
  return node;
}

/// A number that a name or a card stands for: below "gun" compares with the same number of that card.
NodeId Compiler::hinted(int index) {
  push_data(L_, index);
  const int data = lua_gettop(L_);
  lua_getfield(L_, data, "amount");
  const int amount = lua_gettop(L_);
  bool is_card = false;
  if (lua_type(L_, amount) == LUA_TSTRING) {
    const std::string name = lua_tostring(L_, amount);
    const SlotName* const s = find_slot(name);
    is_card = s != nullptr ? s->kind == ChoiceDef::Kind::cards : name == "leader" || name == "mark";
  } else if (node_tag(L_, amount) == "op") {
    const Op op = find_op(node_text(L_, amount, "op"));
    is_card = op != Op::count_ && info(op).result == 'c';
  }
  NodeId result = kNoNode;
  if (is_card) {
    const Op op = find_op(node_text(L_, index, "op"));
    bool fine = op != Op::count_;
    lua_getfield(L_, data, "value");
    const std::int32_t value = fine ? operation_value(op, lua_gettop(L_), fine) : 0;
    lua_pop(L_, 1);
    const NodeId card = expression(amount, 'c');
    if (fine && card != kNoNode) result = d_.add(op, value, {card});
  } else {
    result = expression(amount, 'n');
  }
  lua_settop(L_, data - 1);
  return result;
}

std::int32_t Compiler::operation_value(Op op, int index, bool& fine) {
  const std::string kind = value_kind(op);
  if (kind.empty()) return 0;
  const int before = diagnostics_.error_count();
  std::int32_t value = 0;
  const auto text_or_empty = [&] { return lua_type(L_, index) == LUA_TSTRING ? std::string(lua_tostring(L_, index)) : std::string(); };
  if (kind == "number" || kind == "boolean") {
    value = lua_isboolean(L_, index) ? lua_toboolean(L_, index) : static_cast<std::int32_t>(lua_tointeger(L_, index));
  } else if (kind == "stat") {
    value = enumerated(index, names_of<Stat>(0, kStats), "a number of a card or player");
  } else if (kind == "keyword") {
    if (text_or_empty().empty()) {
      fail(line_, "a keyword is a text in quotes");
    } else {
      value = keyword(text_or_empty());
    }
  } else if (kind == "slot") {
    const SlotName* const s = read_slot(text_or_empty());
    if (s == nullptr) {
      named(text_or_empty(), 'b');  // tells what is wrong
    } else {
      value = s->slot;
    }
  } else if (kind == "function") {
    if (lua_isfunction(L_, index)) {
      value = function(index, true, "condition");
    } else {
      fail(line_, "this must be a function");
    }
  } else if (kind == "zones") {
    value = lua_isnil(L_, index) ? bit(Zone::in_play) : bits(index, kZones, "a zone");
  } else if (kind == "types") {
    value = bits(index, kTypes, "a type of card");
  } else if (kind == "comparison") {
    value = enumerated(index, kComparisons, "a comparison");
  } else if (kind == "phases") {
    value = bits(index, kPhases, "a phase");
  } else if (kind == "timings") {
    value = bits(index, kTimings, "a kind of play");
  } else if (kind == "event_flags") {
    value = bits(index, kEventFlags, "a property of an event");
  } else if (kind == "faction") {
    // A ruleset may speak of factions that no pack of this library has.
    const bool of_ruleset = group_ == Group::rulesets || group_ == Group::house_rules;
    value = of_ruleset && !text_or_empty().empty() ? d_.faction(text_or_empty()) : enumerated(index, d_.factions, "a faction");
  } else if (kind == "title") {
    const std::string title = text_or_empty();
    DefId def = d_.find_title(title);
    std::vector<std::string> known;
    for (std::size_t i = 0; i < d_.cards.size(); ++i) {
      if (def == kNoDef && d_.cards[i].script == title) def = static_cast<DefId>(i);
      known.push_back(d_.cards[i].title);
    }
    if (def == kNoDef) fail(line_, "no card is titled \"" + title + "\"" + did_you_mean(title, known), "unknown-card");
    value = def == kNoDef ? 0 : def;
  } else if (kind == "location_kinds") {
    value = bits(index, kPlaces, "a kind of location");
  } else if (kind == "parameter") {
    value = enumerated(index, names_of<Parameter>(0, kParameters), "a parameter of a ruleset");
  }
  fine = fine && diagnostics_.error_count() == before;
  return value;
}

NodeId Compiler::operation(int index, char kind, int used_in) {
  const std::string name = node_text(L_, index, "op");
  const Op op = find_op(name);
  if (op == Op::count_) {
    fail(line_, "unknown operation \"" + name + "\"");
    return kNoNode;
  }
  check_moment(needed_by(op));
  push_data(L_, index);
  const int data = lua_gettop(L_);
  bool fine = true;
  lua_getfield(L_, data, "value");
  const std::int32_t value = operation_value(op, lua_gettop(L_), fine);
  lua_getfield(L_, data, "args");
  const int arguments = lua_gettop(L_);
  lua_getfield(L_, arguments, "n");
  const auto n = static_cast<int>(std::clamp<lua_Integer>(lua_tointeger(L_, -1), 0, 255));
  lua_pop(L_, 1);
  const std::string_view kinds = info(op).arguments;
  const bool repeats = !kinds.empty() && kinds.back() == '*';
  std::vector<NodeId> parts;
  for (int i = 0; i < n || (i < static_cast<int>(kinds.size()) && kinds[static_cast<std::size_t>(i)] != '*'); ++i) {
    const std::size_t last = repeats ? kinds.size() - 2 : kinds.size() - 1;
    if (kinds.empty() || (static_cast<std::size_t>(i) > last && !repeats)) {
      fail(line_, "\"" + name + "\" takes fewer arguments");
      break;
    }
    const char wanted = kinds[std::min(static_cast<std::size_t>(i), last)];
    const char lower = wanted >= 'a' ? wanted : static_cast<char>(wanted + ('a' - 'A'));
    if (i < n) {
      lua_rawgeti(L_, arguments, i + 1);
    } else {
      lua_pushnil(L_);
    }
    const bool left_out = lua_isnil(L_, -1);
    const int errors = diagnostics_.error_count();
    const NodeId part = expression(lua_gettop(L_), lower);
    if (!left_out && part == kNoNode && diagnostics_.error_count() == errors && node_tag(L_, lua_gettop(L_)) != "poison") {
      fail(line_, "\"" + name + "\" lacks " + kind_name(lower));
    }
    lua_pop(L_, 1);
    if (left_out) {
      if (wanted == lower && !(repeats && i > 0)) fail(line_, "\"" + name + "\" lacks " + kind_name(lower), "missing");
      fine = fine && (wanted != lower || (repeats && i > 0));
      break;  // only last arguments can be left out
    }
    fine = fine && part != kNoNode;
    parts.push_back(part);
  }
  lua_settop(L_, data - 1);
  if (!fine) return kNoNode;
  line_ = used_in;
  if ((op == Op::and_ || op == Op::or_) && parts.size() == 1) return coerce(parts[0], 'b', kind);
  return coerce(d_.add(op, value, parts), info(op).result, kind);
}

NodeId Compiler::filter(int index, char kind, int used_in) {
  push_data(L_, index);
  const int data = lua_gettop(L_);
  lua_getfield(L_, data, "cond");
  const NodeId condition = expression(lua_gettop(L_), 'b');
  NodeId result = condition;
  if (kind != 'b' && condition != kNoNode) {
    lua_getfield(L_, data, "zones");
    bool fine = true;
    lua_getfield(L_, data, "zones_line");
    if (lua_isinteger(L_, -1)) line_ = static_cast<int>(lua_tointeger(L_, -1));
    lua_pop(L_, 1);
    const std::int32_t zones = operation_value(Op::all, lua_gettop(L_), fine);
    line_ = used_in;
    result = coerce(d_.add(Op::all, zones, {condition}), 'c', kind);
  }
  lua_settop(L_, data - 1);
  return result;
}

NodeId Compiler::candidate_condition(int index) {
  if (lua_isnil(L_, index)) return kNoNode;
  if (node_tag(L_, index) == "filter") return expression(index, 'b');
  if (lua_isfunction(L_, index)) return expression(index, 'b');
  if (node_tag(L_, index) == "op") {
    const Op op = find_op(node_text(L_, index, "op"));
    if (op != Op::count_ && info(op).result == 'b') return expression(index, 'b');
  }
  const NodeId cards = expression(index, 'c');
  return cards == kNoNode ? kNoNode : d_.add(Op::is_same, 0, {cards});
}

}  // namespace highnoon::lua
