// Gathers the card language: words from their table, with the comments before their definitions and
// the registries' own texts; classes from scripts/meta and from the registries.

#include "manual/catalog.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "call_script/machine.hpp"
#include "convert/compiler.hpp"
#include "convert/keys.hpp"
#include "script_api/play.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

using Strings = std::vector<std::string>;
using Keys = std::map<std::string, Strings>;

std::string word_at(const std::string& line, std::size_t at) {
  std::size_t end = at;
  while (end < line.size() && is_word_letter(line[end])) ++end;
  return line.substr(at, end - at);
}

bool starts_with(const std::string& text, const std::string& start) {
  return text.rfind(start, 0) == 0;
}

void add_text(std::string& text, const std::string& more) {
  text += (text.empty() || more.empty() ? "" : " ") + more;
}

/// Takes the type off the front of an annotation: brackets, strings and "fun(a: b): c" belong to
/// it.
std::string take_type(std::string& rest) {
  std::size_t at = 0;
  int depth = 0;
  bool in_string = false;
  for (; at < rest.size(); ++at) {
    const char c = rest[at];
    if (c == '"') in_string = !in_string;
    if (in_string) continue;
    if (c == '(' || c == '<' || c == '{') ++depth;
    if (c == ')' || c == '>' || c == '}') --depth;
    if (c != ' ' || depth > 0) continue;
    if (at > 0 && (rest[at - 1] == ':' || rest[at - 1] == ',')) continue;
    break;
  }
  std::string type = rest.substr(0, at);
  rest = at < rest.size() ? rest.substr(at + 1) : "";
  return type;
}

/// The word that a line of scripts/highnoon defines, or "".
std::string defined_by(const std::string& line) {
  for (const char* const before : {"function ", "kernel.words."}) {
    if (starts_with(line, before)) return word_at(line, std::string(before).size());
  }
  for (const char* const maker :
       {"word(\"", "selector(\"", "form(\"", "event_word(\"", "comparison(\"", "for_each_stat(\"",
        "choice(\"", "by_number(\""}) {
    if (starts_with(line, maker)) return word_at(line, std::string(maker).size());
  }
  const std::string word = word_at(line, 0);
  return !word.empty() && line.compare(word.size(), 3, " = ") == 0 ? word : "";
}

/// A block of comments as editors read it.
struct Comment {
  std::string doc;
  Call call;
  Strings overloads;
  bool has_types = false;

  /// @return whether the line belongs to a block
  bool add(const std::string& line) {
    if (starts_with(line, "---@param ")) {
      std::string rest = line.substr(10);
      const std::size_t space = rest.find(' ');
      std::string name = rest.substr(0, space);
      rest = rest.substr(space + 1);
      std::string type = take_type(rest);
      call.parameters.push_back({std::move(name), std::move(type)});
      has_types = true;
    } else if (starts_with(line, "---@return ")) {
      std::string rest = line.substr(11);
      call.returns = take_type(rest);
      has_types = true;
    } else if (starts_with(line, "---@overload ")) {
      overloads.push_back(line.substr(13));
    } else if (starts_with(line, "--- ")) {
      add_text(doc, line.substr(4));
    } else {
      return false;
    }
    return true;
  }
};

struct Defined {
  std::string group;
  Comment comment;
};

std::string stem_of(const std::string& file) {
  const std::size_t slash = file.rfind('/');
  const std::string name = slash == std::string::npos ? file : file.substr(slash + 1);
  return name.substr(0, name.rfind('.'));
}

void read_comments(const ScriptSource& source, std::map<std::string, Defined>& words) {
  Comment comment;
  for (const std::string& line : lines_of(source.text)) {
    if (comment.add(line)) continue;
    if (const std::string word = defined_by(line); !word.empty() && words.count(word) == 0)
      words[word] = {stem_of(source.file), comment};
    comment = {};
  }
}

/// Classes and names of types in a file of scripts/meta, and the words that it declares itself.
void read_types(const ScriptSource& source, Catalog& catalog) {
  Comment comment;
  TableClass* open = nullptr;
  for (const std::string& line : lines_of(source.text)) {
    if (starts_with(line, "---@class ")) {
      std::string rest = line.substr(10);
      if (starts_with(rest, "(exact) ")) rest = rest.substr(8);
      TableClass one;
      one.name = word_at(rest, 0);
      one.doc = comment.doc;
      for (std::size_t at = one.name.size(); at < rest.size();) {
        at = rest.find_first_not_of(":, ", at);
        if (at == std::string::npos) break;
        one.parents.push_back(word_at(rest, at));
        at += one.parents.back().size();
      }
      catalog.classes.push_back(std::move(one));
      open = &catalog.classes.back();
      comment = {};
    } else if (starts_with(line, "---@field ") && open != nullptr) {
      std::string rest = line.substr(10);
      const std::size_t space = rest.find(' ');
      Field field;
      field.name = rest.substr(0, space);
      field.optional = field.name.back() == '?';
      if (field.optional) field.name.pop_back();
      rest = rest.substr(space + 1);
      field.type = take_type(rest);
      field.doc = rest;
      open->fields.push_back(std::move(field));
    } else if (starts_with(line, "---@alias ")) {
      std::string rest = line.substr(10);
      const std::size_t space = rest.find(' ');
      Alias alias{rest.substr(0, space), rest.substr(space + 1), comment.doc};
      catalog.aliases.push_back(std::move(alias));
      comment = {};
    } else if (starts_with(line, "---@operator") || starts_with(line, "---@meta")) {
      continue;
    } else if (!comment.add(line)) {
      if (const std::string word = defined_by(line); !word.empty()) {
        catalog.words.push_back(
            {word, stem_of(source.file), comment.doc, "", {comment.call}, comment.overloads});
      }
      comment = {};
      open = nullptr;
    }
  }
  for (TableClass& one : catalog.classes) one.is_yield = one.fields.empty();
}

const char* type_of_kind(char kind) {
  switch (kind) {
    case 'n': return "Number";
    case 'b': return "Condition";
    case 'c': return "Cards";
    case 'p': return "Players";
    default: return "Place";
  }
}

const char* yield_of_kind(char kind) {
  switch (kind) {
    case 'n': return "NumberWord";
    case 'b': return "ConditionWord";
    case 'c': return "CardsWord";
    case 'p': return "PlayersWord";
    default: return "PlaceWord";
  }
}

const char* handle_of_kind(char kind) {
  switch (kind) {
    case 'n': return "integer";
    case 'b': return "boolean";
    case 'c': return "Card?";
    case 'p': return "Player?";
    default: return "Location?";
  }
}

const char* name_of_kind(char kind) {
  switch (kind) {
    case 'n': return "number";
    case 'b': return "condition";
    case 'c': return "cards";
    case 'p': return "player";
    default: return "place";
  }
}

/// What an operation's first argument is where it is no expression: its name and its type.
CallParameter value_parameter(const std::string& kind) {
  static const std::map<std::string, CallParameter> all = {
      {"number", {"number", "integer"}},
      {"boolean", {"holds", "boolean"}},
      {"stat", {"stat", "StatName"}},
      {"keyword", {"keyword", "Keyword"}},
      {"slot", {"name", "Name"}},
      {"function", {"compute", "fun(read: Read, card: Card?): any"}},
      {"zones", {"zones", "ZoneName|ZoneName[]"}},
      {"types", {"types", "CardType|CardType[]"}},
      {"comparison", {"how", "ComparisonName"}},
      {"phases", {"phases", "PhaseName|PhaseName[]"}},
      {"timings", {"plays", "TimingName|TimingName[]"}},
      {"event_flags", {"flags", "EventFlag|EventFlag[]"}},
      {"faction", {"faction", "string"}},
      {"title", {"title", "string"}},
      {"location_kinds", {"kinds", "PlaceKind|PlaceKind[]"}},
      {"parameter", {"parameter", "ParameterName"}}};
  return all.at(kind);
}

Call call_of(Op op) {
  const OpInfo& row = info(op);
  Call call;
  call.returns = yield_of_kind(row.result);
  if (const std::string kind = value_kind(op); !kind.empty())
    call.parameters.push_back(value_parameter(kind));
  const std::string arguments = row.arguments;
  int seen = 0;
  for (const char letter : arguments) {
    if (letter == '*') {
      call.parameters.push_back({"...", call.parameters.back().type});
      continue;
    }
    const char kind = static_cast<char>(letter | 0x20);
    const bool optional = kind != letter;
    std::string name = name_of_kind(kind);
    if (std::count_if(arguments.begin(), arguments.end(),
                      [&](char other) { return (other | 0x20) == kind; }) > 1)
      name += static_cast<char>('1' + seen);
    ++seen;
    call.parameters.push_back({name + (optional ? "?" : ""), type_of_kind(kind)});
  }
  return call;
}

/// The text of an operation, without what is for maintainers of the kernel.
std::string doc_of(const OpInfo& op) {
  std::string doc = op.doc;
  if (starts_with(doc, "value: ")) {
    const std::size_t end = doc.find("; ");
    doc = end == std::string::npos ? "" : doc.substr(end + 2);
  }
  return doc;
}

std::string argument_type(const std::string& kind) {
  if (kind.size() == 1) return type_of_kind(kind[0]);
  static const std::map<std::string, std::string> all = {{"stat", "StatName"},
                                                         {"keyword", "Keyword"},
                                                         {"act", "Act|Verb"},
                                                         {"permit", "Permit|Verb"},
                                                         {"timing", "TimingName|TimingName[]"},
                                                         {"lasts", "Duration"},
                                                         {"effects", "Effects"},
                                                         {"trigger", "string"},
                                                         {"def", "string"},
                                                         {"slot", "Name"},
                                                         {"function", "fun(play: Play)"},
                                                         {"trait", "Trait"},
                                                         {"play", "AbilityWord"},
                                                         {"flag", "boolean"}};
  return all.at(kind);
}

std::string result_of(Verb verb) {
  if (verb == Verb::may) return "boolean";
  for (const ArgumentSpec& spec : arguments_of(verb)) {
    if (spec.kind != "slot") continue;
    switch (chosen_by(verb)) {
      case ChoiceDef::Kind::cards: return "Card[]";
      case ChoiceDef::Kind::location: return "Location?";
      case ChoiceDef::Kind::player: return "Player?";
      default: return "integer";
    }
  }
  return verb == Verb::reveal_until ? "Card[]" : "integer";
}

/// The table that a verb takes, in a class of its own.
TableClass arguments_class(Verb verb, const TableClass& arguments) {
  TableClass one;
  one.name = std::string(info(verb).name) + "_arguments";
  one.doc = fmt::format("What `{}` takes. What has no key goes to the arguments in their order.",
                        info(verb).name);
  one.generated = true;
  Strings types;
  const auto add_type = [&](const std::string& type) {
    std::string part;
    for (const char c : type + "|") {
      if (c != '|') {
        part += c;
        continue;
      }
      if (std::find(types.begin(), types.end(), part) == types.end()) types.push_back(part);
      part.clear();
    }
  };
  bool about_cards = false;
  for (const ArgumentSpec& spec : arguments_of(verb)) {
    Field field;
    field.name = spec.name;
    field.type = argument_type(spec.kind);
    field.optional = true;  // it may stand without its key
    for (const Field& known : arguments.fields) {
      if (known.name == spec.name) field.doc = known.doc;
    }
    add_type(spec.kind == "effects" ? "OneEffect" : field.type);
    about_cards = about_cards || (spec.name == "cards" && spec.kind == "c");
    one.fields.push_back(std::move(field));
  }
  const bool has_each = std::any_of(one.fields.begin(), one.fields.end(),
                                    [](const Field& field) { return field.name == "each"; });
  if (about_cards && !has_each) one.fields.push_back({"each", "Cards", "which cards", true});
  if (!types.empty())
    one.fields.insert(one.fields.begin(),
                      {"[integer]", join(types, "|"), "the arguments in their order", true});
  return one;
}

/// A verb with its arguments one after the other.
Call plain_call(Verb verb) {
  Call call;
  call.returns = "Effect";
  const std::vector<ArgumentSpec>& specs = arguments_of(verb);
  for (const ArgumentSpec& spec : specs) {
    const bool is_you = spec.name == "player" && specs.size() > 1 && call.parameters.empty();
    if (is_you || spec.kind == "slot" || spec.kind == "effects") continue;
    const bool optional = spec.optional || (spec.name == "player" && specs.size() == 1);
    call.parameters.push_back({spec.name + (optional ? "?" : ""), argument_type(spec.kind)});
  }
  return call;
}

std::string upper_first(std::string text) {
  const std::string first = word_at(text, 0);
  if (!first.empty() && first.find('_') == std::string::npos)
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string sentence(const std::string& text) {
  if (text.empty()) return text;
  return upper_first(text) + (text.back() == '.' || text.back() == '?' ? "" : ".");
}

std::string underscored(std::string name) {
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

struct StatRow {
  const char* name;
  const char* doc;
};
constexpr StatRow kStatRows[] = {
#define STAT(name, text, where, low, high, doc) {text, doc},
#include "highnoon/stats.inl"
#undef STAT
};

const std::map<std::string, std::string>& acts() {
  static const std::map<std::string, std::string> all = {
#define ACT(name, text, doc) {text, doc},
#include "highnoon/acts.inl"
#undef ACT
  };
  return all;
}

const std::map<std::string, std::string>& permits() {
  static const std::map<std::string, std::string> all = {
#define PERMIT(name, text, doc) {text, doc},
#include "highnoon/permits.inl"
#undef PERMIT
  };
  return all;
}

/// What the registries know, by word.
struct Registries {
  std::map<std::string, Op> ops;
  std::map<std::string, Verb> verbs;
  std::map<std::string, TriggerPoint> triggers;
  std::map<std::string, Stat> stats;  ///< by "bullets_of"

  Registries() {
    for (int i = 0; i < static_cast<int>(Op::count_); ++i)
      ops[info(static_cast<Op>(i)).name] = static_cast<Op>(i);
    for (int i = 0; i < static_cast<int>(Verb::count_); ++i)
      verbs[info(static_cast<Verb>(i)).name] = static_cast<Verb>(i);
    for (int i = 1; i < kTriggerPoints; ++i)
      triggers[underscored(info(static_cast<TriggerPoint>(i)).name)] = static_cast<TriggerPoint>(i);
    for (int i = 0; i < kStats; ++i)
      stats[std::string(info(static_cast<Stat>(i)).name) + "_of"] = static_cast<Stat>(i);
  }
};

std::string quoted_names(const Strings& names) {
  Strings quoted;
  for (const std::string& name : names) quoted.push_back("\"" + name + "\"");
  return join(quoted, "|");
}

/// The classes and names that the registries make: numbers, parameters, what `play.NAME` reads.
void add_registries(Catalog& catalog) {
  const auto add = [&](const char* name, const char* doc) -> TableClass& {
    TableClass one;
    one.name = name;
    one.doc = doc;
    one.generated = true;
    catalog.classes.push_back(std::move(one));
    return catalog.classes.back();
  };
  Strings names;
  for (const StatRow& row : kStatRows) names.emplace_back(row.name);
  catalog.aliases.push_back(
      {"StatName", quoted_names(names), "The name of a number of cards or players.", true});
  const auto numbers = [&](const char* name, const char* doc, const char* type, bool of_player,
                           bool optional, bool compared) {
    TableClass& one = add(name, doc);
    for (int i = 0; i < kStats; ++i) {
      if (info(static_cast<Stat>(i)).of_player != of_player ||
          (compared && static_cast<Stat>(i) == Stat::bullet_type))
        continue;
      one.fields.push_back({kStatRows[i].name, type, kStatRows[i].doc, optional});
    }
  };
  numbers("CardNumbers", "Changes of numbers of cards.", "Number", false, true, false);
  numbers("PlayerNumbers", "Changes of numbers of players.", "Number", true, true, false);
  numbers("ComparedNumbers", "Numbers of cards and what they must be.", "Compared", false, true,
          true);
  numbers("CardStats", "Numbers of a card as they are now.", "integer", false, false, false);
  TableClass& parameters = add("Parameters", "The numbers of a ruleset.");
  names.clear();
  for (int i = 0; i < kParameters; ++i) {
    const ParameterInfo& row = info(static_cast<Parameter>(i));
    names.emplace_back(row.name);
    parameters.fields.push_back(
        {row.name, "integer",
         fmt::format("{}; {} to {}, {} if left out", row.doc, row.low, row.high, row.value), true});
  }
  catalog.aliases.push_back(
      {"ParameterName", quoted_names(names), "The name of a number of the ruleset.", true});
  TableClass& readable =
      add("Readable", "What `play.NAME` and `read.NAME` read: every word that needs no argument.");
  for (int i = 0; i < static_cast<int>(Op::count_); ++i) {
    const OpInfo& op = info(static_cast<Op>(i));
    if (*op.arguments != '\0' || *value_kind(static_cast<Op>(i)) != '\0') continue;
    const bool several = static_cast<Op>(i) == Op::event_subjects;
    readable.fields.push_back(
        {op.name, several ? "Card[]" : handle_of_kind(op.result), doc_of(op), false});
  }
}

/// The keys of the table on top of the stack, sorted.
Strings keys_on_top(lua_State* L) {
  Strings keys;
  if (lua_type(L, -1) != LUA_TTABLE) return keys;
  const int table = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TSTRING) keys.emplace_back(lua_tostring(L, -2));
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

/// The methods of `play` and `read`, and the keys that words look at: what scripts/highnoon keeps
/// in `kernel`.
void read_kernel(lua_State* L, int words, Keys& accepted) {
  lua_getfield(L, words, "kernel");
  const int kernel = lua_gettop(L);
  const std::map<std::string, Strings> classes = {
      {"CardKeys", {"CardKeys"}},    {"SelectorKeys", {"SelectorKeys"}},
      {"PlaceKeys", {"PlaceKeys"}},  {"EventKeys", {"EventKeys"}},
      {"CheckKeys", {"CheckKeys"}},  {"modify", {"ModifyKeys"}},
      {"lasting_trait", {"LastingTraitKeys"}},
      {"limit_stat", {"LimitKeys"}}, {"player", {"PlayerChoice"}},
      {"number", {"NumberChoice"}},  {"ability", {"AbilityChoice"}},
      {"option", {"OptionChoice"}},  {"suit", {"ChoiceKeys"}}};
  lua_getfield(L, kernel, "accepted");
  for (const auto& [word, names] : classes) {
    lua_getfield(L, -1, word.c_str());
    for (const std::string& name : names) accepted[name] = keys_on_top(L);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  lua_getfield(L, kernel, "reading");
  accepted["Read"] = keys_on_top(L);
  lua_getfield(L, kernel, "changing");
  accepted["Play"] = keys_on_top(L);
  lua_pop(L, 3);
  Strings& play = accepted["Play"];
  play.insert(play.end(), accepted["Read"].begin(), accepted["Read"].end());
  for (const auto& [name, op] : Registries().ops) {
    if (*info(op).arguments != '\0' || *value_kind(op) != '\0') continue;
    play.push_back(name);
    accepted["Read"].push_back(name);
  }
}

/// The verbs of `play` that scripts/meta does not describe itself.
void add_play_verbs(Catalog& catalog, const Strings& methods, const Registries& registries) {
  const TableClass* const play = catalog.find_class("Play");
  TableClass verbs;
  verbs.name = "PlayVerbs";
  verbs.doc =
      "The verbs of `play`: each takes what the effect of its name takes, and tells what it did.";
  verbs.generated = true;
  for (const std::string& name : methods) {
    const auto verb = registries.verbs.find(name);
    if (verb == registries.verbs.end()) continue;
    if (play != nullptr && std::any_of(play->fields.begin(), play->fields.end(),
                                       [&](const Field& field) { return field.name == name; }))
      continue;
    const auto word = std::find_if(catalog.words.begin(), catalog.words.end(),
                                   [&](const Word& one) { return one.name == name; });
    std::string types = name + "_arguments";
    for (const Call& call : word->calls) {
      if (call.parameters.size() == 1 && call.parameters[0].name == "t")
        types = call.parameters[0].type;
    }
    const std::string first = arguments_of(verb->second).empty()
                                  ? ""
                                  : "|" + argument_type(arguments_of(verb->second).front().kind);
    verbs.fields.push_back({name,
                            fmt::format("fun(self: Play, arguments: {}{}, ...: any): {}", types,
                                        first, result_of(verb->second)),
                            word->doc, false});
  }
  catalog.classes.push_back(std::move(verbs));
}

}  // namespace

std::string join(const std::vector<std::string>& items, const char* between) {
  return fmt::format("{}", fmt::join(items, between));
}

const TableClass* Catalog::find_class(const std::string& name) const {
  const auto found = std::find_if(classes.begin(), classes.end(),
                                  [&](const TableClass& one) { return one.name == name; });
  return found == classes.end() ? nullptr : &*found;
}

std::vector<Field> Catalog::all_fields(const TableClass& one) const {
  std::vector<Field> fields = one.fields;
  for (const std::string& parent : one.parents) {
    if (const TableClass* const found = find_class(parent)) {
      for (Field& field : all_fields(*found)) fields.push_back(std::move(field));
    }
  }
  return fields;
}

Result<Catalog> make_catalog(const ManualSources& sources, Keys& accepted) {
  Definitions definitions;
  Diagnostics diagnostics;
  const ScriptLimits limits;
  Machine machine(limits);
  Compiler compiler(machine, definitions, diagnostics);
  compiler.load({.words = sources.words});
  if (diagnostics.has_errors()) return diagnostics.to_error(ErrorCode::bad_script);

  Catalog catalog;
  for (const ScriptSource& source : sources.types) read_types(source, catalog);
  add_registries(catalog);
  std::map<std::string, Defined> defined;
  for (const ScriptSource& source : sources.words) read_comments(source, defined);
  const Registries registries;
  const TableClass* const named = catalog.find_class("Arguments");
  const TableClass arguments = named != nullptr ? *named : TableClass{};

  lua_State* const L = machine.state();
  machine.push_words();
  const int table = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
    const std::string name = lua_tostring(L, -2);
    const int type = lua_type(L, -1);
    if (name == "kernel" || name.front() == '_' || lua_iscfunction(L, -1) || type == LUA_TTABLE)
      continue;
    Word word;
    word.name = name;
    word.group = "values";
    const std::string tag = node_tag(L, lua_gettop(L));
    const auto op = registries.ops.find(name);
    const auto verb = registries.verbs.find(name);
    const auto trigger = registries.triggers.find(name);
    const auto stat = registries.stats.find(name);
    if (tag == "verb_word" && verb != registries.verbs.end()) {
      word.group = "effects";
      word.doc = sentence(info(verb->second).doc);
      word.type = "Verb";
      if (acts().count(name) != 0) word.type += ", Act";
      if (permits().count(name) != 0) word.type += ", Permit";
      catalog.classes.push_back(arguments_class(verb->second, arguments));
      word.calls = {{{{"t", name + "_arguments"}}, "Effect"}, plain_call(verb->second)};
    } else if (tag == "verb_word") {
      word.group = "effects";
      word.type = "Verb";
    } else if (trigger != registries.triggers.end()) {
      const TriggerInfo& row = info(trigger->second);
      word.group = "events";
      word.doc = fmt::format("Event {}: {}", row.name, row.doc) + ".";
    } else if (stat != registries.stats.end()) {
      const StatInfo& row = info(stat->second);
      word.group = "numbers";
      word.doc =
          sentence(fmt::format("{}, as it is now", kStatRows[static_cast<int>(stat->second)].doc));
      word.calls = {{{{row.of_player ? "player" : "card", row.of_player ? "Players" : "Cards"}},
                     "NumberWord"}};
    } else if (tag == "enum") {
      word.group = "acts and permits";
      const auto act = acts().find(name);
      word.type = act != acts().end() ? "Act" : "Permit";
      word.doc = act != acts().end() ? "Can be forbidden: to " + act->second + "."
                                     : "Can be allowed: " + permits().at(name) + ".";
    } else if (op != registries.ops.end()) {
      word.doc = sentence(doc_of(info(op->second)));
      if (type == LUA_TFUNCTION) {
        word.calls = {call_of(op->second)};
      } else {
        word.type = yield_of_kind(info(op->second).result);
      }
    }
    if (tag == "event_word") {
      word.group = "events";
      word.type = "Event";
      word.calls = {{{{"t", "EventKeys|Cards"}}, "Event"}};
    } else if (tag == "duration") {
      word.type = "Duration";
    } else if (tag == "side") {
      word.type = "PlayersWord";
    } else if (tag == "op" && word.type.empty()) {
      const auto meant = registries.ops.find(node_text(L, lua_gettop(L), "op"));
      if (meant != registries.ops.end()) word.type = yield_of_kind(info(meant->second).result);
    } else if (type == LUA_TNUMBER) {
      word.type = "integer";
    }
    if (const auto found = defined.find(name); found != defined.end()) {
      word.group = found->second.group;
      if (!found->second.comment.doc.empty()) word.doc = sentence(found->second.comment.doc);
      if (found->second.comment.has_types) word.calls = {found->second.comment.call};
      word.overloads = found->second.comment.overloads;
    }
    catalog.words.push_back(std::move(word));
  }
  std::sort(catalog.words.begin(), catalog.words.end(),
            [](const Word& a, const Word& b) { return a.name < b.name; });
  // Classes of the files in their order, then what verbs take by name.
  const auto arguments_begin = std::stable_partition(
      catalog.classes.begin(), catalog.classes.end(),
      [](const TableClass& one) { return !one.name.ends_with("_arguments"); });
  std::sort(arguments_begin, catalog.classes.end(),
            [](const TableClass& a, const TableClass& b) { return a.name < b.name; });
  read_kernel(L, table, accepted);
  lua_pop(L, 1);
  add_ability_keys(accepted);
  add_ruleset_keys(accepted);
  add_erratum_keys(accepted);
  add_handle_fields(accepted);
  add_play_verbs(catalog, accepted["Play"], registries);
  return catalog;
}

std::vector<std::string> gaps_of(const Catalog& catalog) {
  std::set<std::string> known = {"any", "string", "integer", "boolean", "table",
                                 "fun", "true",   "false",   "nil",     "self"};
  for (const TableClass& one : catalog.classes) known.insert(one.name);
  for (const Alias& alias : catalog.aliases) known.insert(alias.name);
  Strings gaps;
  const auto check_type = [&](const std::string& type, const std::string& what) {
    if (type.empty() || type == "any") gaps.push_back("no type: " + what);
    for (std::size_t at = 0; at < type.size(); ++at) {
      if (type[at] == '"') {
        at = type.find('"', at + 1);
        if (at == std::string::npos) break;
        continue;
      }
      const std::string word = word_at(type, at);
      if (word.empty()) continue;
      at += word.size();
      const bool is_number =
          std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
      const bool is_name = type.compare(at, 2, ": ") == 0 && word != "fun";
      if (!is_number && !is_name && known.count(word) == 0)
        gaps.push_back(fmt::format("no type \"{}\": {}", word, what));
      --at;
    }
  };
  for (const Word& word : catalog.words) {
    if (word.doc.empty()) gaps.push_back("no documentation: word " + word.name);
    if (word.type.empty() && word.calls.empty()) gaps.push_back("no type: word " + word.name);
    for (const Call& call : word.calls) {
      for (const CallParameter& parameter : call.parameters)
        check_type(parameter.type, "word " + word.name);
      if (!call.returns.empty()) check_type(call.returns, "word " + word.name);
    }
    for (const std::string& overload : word.overloads) check_type(overload, "word " + word.name);
  }
  for (const TableClass& one : catalog.classes) {
    if (one.doc.empty()) gaps.push_back("no documentation: class " + one.name);
    for (const std::string& parent : one.parents) check_type(parent, "class " + one.name);
    for (const Field& field : one.fields) {
      const std::string name = "field " + one.name + "." + field.name;
      check_type(field.type, name);
      if (field.doc.empty()) gaps.push_back("no documentation: " + name);
    }
  }
  for (const Alias& alias : catalog.aliases) check_type(alias.type, "type " + alias.name);
  return gaps;
}

}  // namespace highnoon::lua
