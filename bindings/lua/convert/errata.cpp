// Errata: dated changes of single facts and single abilities of a card. All of them are compiled; the date says which of a card's
// versions the definitions get.

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "convert/compiler.hpp"
#include "convert/keys.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

using Strings = std::vector<std::string>;

const Strings kErratumKeys = {"card", "date", "reason", "facts", "replaces", "removes", "adds", "before", "concerns"};
const Strings kChangeKeys = {"facts", "replaces", "removes", "adds"};
const Strings kPartKeys = {"ability", "trait"};
const Strings kConcernKeys = {"ability", "trait", "facts"};
const Strings kFactKeys = {"bullets", "influence", "cost", "upkeep", "production", "control", "wealth", "value", "faction", "keywords"};

bool is_date(const std::string& text) {
  static const std::regex form(R"((\d{4})-(\d{2})-(\d{2}))");
  std::smatch match;
  if (!std::regex_match(text, match, form)) return false;
  const int month = std::stoi(match[2]), day = std::stoi(match[3]);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/// A printed ability or trait: the blocks of the script that make it up.
struct Unit {
  std::vector<AbilityDef> blocks;
  bool is_trait() const { return blocks.front().kind != AbilityDef::Kind::ability || blocks.front().is_granted(); }
};

std::vector<Unit> units_of(const CardDef& card) {
  std::vector<Unit> units;
  for (const AbilityDef& ability : card.abilities) {
    if (!ability.continues || units.empty()) units.emplace_back();
    units.back().blocks.push_back(ability);
  }
  return units;
}

/// Index of the `number`th ability or trait, from 1; -1: there are not so many.
int find_unit(const std::vector<Unit>& units, const CardPart& part) {
  int seen = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    if (units[i].is_trait() == part.is_trait && ++seen == part.number) return static_cast<int>(i);
  }
  return -1;
}

int count_units(const std::vector<Unit>& units, bool traits) {
  return static_cast<int>(std::count_if(units.begin(), units.end(), [&](const Unit& unit) { return unit.is_trait() == traits; }));
}

std::string name_of(const CardPart& part) { return fmt::format("{} {}", part.is_trait ? "trait" : "ability", part.number); }

std::string text_of(const std::vector<AbilityDef>& blocks) {
  std::string text;
  for (const AbilityDef& block : blocks) text += (text.empty() ? "" : " ") + block.text;
  return text;
}

std::string keywords_of(const CardDef& card, const Definitions& d) {
  Strings names;
  for (std::size_t i = 0; i < d.keywords.size(); ++i) {
    if (!card.keywords.test(i)) continue;
    std::string name = d.keywords[i];
    for (const KeywordRating& rating : card.ratings) {
      if (rating.keyword == i) name += fmt::format(" {}", rating.rating);
    }
    if (i == static_cast<std::size_t>(Keyword::gadget) && card.difficulty != 0) name += fmt::format(" {}", card.difficulty);
    names.push_back(std::move(name));
  }
  return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

/// How a fact is printed.
std::string fact_of(const CardDef& card, const std::string& key, const Definitions& d) {
  if (key == "bullets") {
    return card.type == CardType::dude ? fmt::format("{} {}", card.bullets, card.is_stud ? "stud" : "draw")
                                       : fmt::format("{:+}", card.bullets);
  }
  if (key == "keywords") return keywords_of(card, d);
  if (key == "faction") return card.faction == 0 ? "none" : d.factions[card.faction];
  if (key == "value") return std::to_string(card.poker.value);
  const int number = key == "influence"    ? card.influence
                     : key == "cost"       ? card.cost
                     : key == "upkeep"     ? card.upkeep
                     : key == "production" ? card.production
                     : key == "control"    ? card.control
                                           : card.wealth;
  return std::to_string(number);
}

}  // namespace

void add_erratum_keys(KeysByClass& keys) {
  keys["Erratum"] = kErratumKeys;
  keys["ErratumChanges"] = kChangeKeys;
  keys["ErratumParts"] = keys["ErratumReplaces"] = kPartKeys;
  keys["ErratumConcerns"] = kConcernKeys;
  keys["ErratumFacts"] = kFactKeys;
}

// --- reading

void Compiler::begin_erratum(const std::string& id, int line) {
  end_errata();
  open_erratum_ = {id, line};
}

void Compiler::end_errata() {
  if (open_erratum_) fail(open_erratum_->second, "the erratum \"" + open_erratum_->first + "\" lacks its table: erratum \"id\" { ... }");
  open_erratum_.reset();
}

void Compiler::erratum(const std::string& id, int index, int line) {
  open_erratum_.reset();
  const int errors_before = diagnostics_.error_count();
  line_ = line;
  card_.clear();
  if (!is_in(Group::errata, line, "an erratum")) return;
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(line, "an erratum is a table");
    return;
  }
  Erratum e;
  const std::string code = text(index, "card");
  const DefId card = d_.find_code(code);
  if (card == kNoDef || d_.cards[card].pack != source_->pack) {
    Strings known;
    for (const CardDef& one : d_.cards) {
      if (one.pack == source_->pack) known.push_back(one.code);
    }
    fail(line_of_key(line, "card"),
         card != kNoDef ? fmt::format("\"{}\" is a card of the pack {}, whose errata stand in {}.lua", code, d_.cards[card].pack,
                                      d_.cards[card].pack)
                        : fmt::format("no card of the pack {} has the code \"{}\"{}", source_->pack, code, did_you_mean(code, known)));
    return;
  }
  e.def.script = card_ = d_.cards[card].script;
  card_line_ = line;
  printings_.clear();
  for (std::size_t i = 0; i < d_.cards.size(); ++i) {
    if (d_.cards[i].script == card_) printings_.push_back(static_cast<DefId>(i));
  }
  if (const CardDef& first = d_.cards[printings_.front()]; first.pack != source_->pack) {
    fail(line_of_key(line, "card"), fmt::format("\"{}\" repeats {} of the pack {}, whose errata stand in {}.lua", code, first.code, first.pack, first.pack));
    return;
  }

  table_ = table_of_block("erratum", line);
  known_keys(index, kErratumKeys, "an erratum");
  for (const Erratum& other : errata_) {
    if (other.def.id == id) fail(line, "there are two errata \"" + id + "\", the first in " + other.def.file, "conflict");
  }
  e.def.id = id;
  e.def.file = source_->file;
  e.def.line = static_cast<std::uint32_t>(line);
  e.def.date = text(index, "date");
  e.def.reason = text(index, "reason");
  if (!is_date(e.def.date)) fail(line_of_key(line, "date"), "`date` is the first day it is in force, as in \"2017-03-01\"");
  if (e.def.reason.empty()) fail(line_of_key(line, "reason"), "`reason` is missing: why the card is changed");

  read_changes(index, e);
  const bool changes = e.changes();
  const int before = lua_getfield(L_, index, "before");
  if (before == LUA_TSTRING && std::string(lua_tostring(L_, -1)) == "unknown") {
    e.def.before_unknown = true;
  } else if (before == LUA_TTABLE) {
    e.is_backward = true;
    line_ = line_of_key(line, "before");
    known_keys(lua_gettop(L_), kChangeKeys, "`before`");
    read_changes(lua_gettop(L_), e);
    line_ = line;
    if (!e.changes() && diagnostics_.error_count() == errors_before) {
      fail(line_of_key(line, "before"), "`before` tells nothing: it lacks `facts`, `replaces`, `removes` or `adds`; or it is \"unknown\"");
    }
  } else if (before != LUA_TNIL) {
    fail(line_of_key(line, "before"), "`before` is how the card was, as in { facts = { cost = 2 } }, or \"unknown\"");
  } else if (!changes && diagnostics_.error_count() == errors_before) {
    fail(line, "this erratum changes nothing: it lacks `facts`, `replaces`, `removes`, `adds` or `before`");
  }
  lua_pop(L_, 1);
  if (before != LUA_TNIL && changes) {
    fail(line_of_key(line, "before"), "an erratum tells what changes, or, where the card's own files have it already, what was before: not both");
  }
  lua_getfield(L_, index, "concerns");
  if (!lua_isnil(L_, -1)) read_concerns(lua_gettop(L_), e);
  lua_pop(L_, 1);
  errata_.push_back(std::move(e));
  card_.clear();
}

void Compiler::read_concerns(int index, Erratum& e) {
  const int line = line_of_key(line_, "concerns");
  if (!e.def.before_unknown || lua_type(L_, index) != LUA_TTABLE) {
    fail(line, "`concerns` says what an erratum is about whose `before` is \"unknown\", as in { ability = { 1 }, facts = { \"keywords\" } }");
    return;
  }
  line_ = line;
  known_keys(index, kConcernKeys, "`concerns`");
  e.concerns = read_parts(index, "concerns");
  line_ = line;
  lua_getfield(L_, index, "facts");
  const auto n = lua_istable(L_, -1) ? item_count(-1) : 0;
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L_, -1, i);
    const int known = enumerated(lua_gettop(L_), kFactKeys, "a fact that errata change");
    if (known >= 0) e.facts.push_back({kFactKeys[static_cast<std::size_t>(known)], {}, line});
    lua_pop(L_, 1);
  }
  lua_pop(L_, 1);
}

void Compiler::read_changes(int index, Erratum& e) {
  lua_getfield(L_, index, "facts");
  if (!lua_isnil(L_, -1)) read_facts(lua_gettop(L_), e);
  lua_getfield(L_, index, "replaces");
  if (!lua_isnil(L_, -1)) read_replaces(lua_gettop(L_), e);
  lua_getfield(L_, index, "removes");
  if (!lua_isnil(L_, -1)) e.removes = read_parts(lua_gettop(L_), "removes");
  lua_getfield(L_, index, "adds");
  if (lua_istable(L_, -1)) {
    line_ = line_of_key(line_, "adds");
    known_keys(lua_gettop(L_), {}, "`adds`, which is a list of abilities", true);
    e.adds = read_blocks(lua_gettop(L_), table_at(value_at(table_, "adds")));
  } else if (!lua_isnil(L_, -1)) {
    fail(line_of_key(line_, "adds"), "`adds` is a list of abilities: { noon { ... }, trait { ... } }");
  }
  lua_pop(L_, 4);
  line_ = static_cast<int>(e.def.line);
}

void Compiler::read_facts(int index, Erratum& e) {
  const int line = line_of_key(line_, "facts");
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(line, "`facts` is a table, as in { cost = 2, bullets = \"1 stud\" }");
    return;
  }
  line_ = line;
  known_keys(index, kFactKeys, "`facts`");
  for (const std::string& key : kFactKeys) {
    const int type = lua_getfield(L_, index, key.c_str());
    const auto scalar = [&](int at) -> std::string {
      if (lua_isinteger(L_, at)) return std::to_string(lua_tointeger(L_, at));
      if (lua_type(L_, at) == LUA_TSTRING) return lua_tostring(L_, at);
      fail(line_of_key(line, key), "\"" + key + "\" is a whole number or a text, or a list of texts");
      return "";
    };
    if (type == LUA_TTABLE) {
      FactChange change{key, {}, line_of_key(line, key)};
      change.value.is_list = true;
      const lua_Integer n = item_count(-1);
      for (lua_Integer i = 1; i <= n; ++i) {
        lua_rawgeti(L_, -1, i);
        change.value.texts.push_back(scalar(lua_gettop(L_)));
        lua_pop(L_, 1);
      }
      e.facts.push_back(std::move(change));
    } else if (type != LUA_TNIL) {
      e.facts.push_back({key, {{scalar(lua_gettop(L_))}, false}, line_of_key(line, key)});
    }
    lua_pop(L_, 1);
  }
}

/// { ability = { 1, 2 }, trait = { 1 } }; a single number needs no braces.
std::vector<CardPart> Compiler::read_parts(int index, const char* field) {
  std::vector<CardPart> parts;
  const int line = line_of_key(line_, field);
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(line, fmt::format("`{}` names parts of the card, as in {{ ability = {{ 2 }}, trait = {{ 1 }} }}", field));
    return parts;
  }
  for (const std::string& kind : kPartKeys) {
    lua_getfield(L_, index, kind.c_str());
    const auto add = [&](int at) {
      const lua_Integer number = lua_tointeger(L_, at);
      if (!lua_isinteger(L_, at) || number < 1 || number > 8) {
        fail(line_of_key(line, kind), "an ability or trait is named by its number, from 1");
      } else {
        parts.push_back({kind == "trait", static_cast<int>(number), line_of_key(line, kind)});
      }
    };
    if (lua_istable(L_, -1)) {
      const lua_Integer n = item_count(-1);
      for (lua_Integer i = 1; i <= n; ++i) {
        lua_rawgeti(L_, -1, i);
        add(lua_gettop(L_));
        lua_pop(L_, 1);
      }
    } else if (!lua_isnil(L_, -1)) {
      add(lua_gettop(L_));
    }
    lua_pop(L_, 1);
  }
  line_ = line;
  if (std::string(field) != "concerns") known_keys(index, kPartKeys, fmt::format("`{}`", field));
  line_ = static_cast<int>(card_line_);
  return parts;
}

/// { ability = { [2] = shootout { ... } }, trait = { [1] = { trait { ... }, trait { ..., continues = true } } } }.
void Compiler::read_replaces(int index, Erratum& e) {
  const int line = line_of_key(line_, "replaces");
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(line, "`replaces` says what stands instead, as in { ability = { [2] = shootout { ... } } }");
    return;
  }
  line_ = line;
  known_keys(index, kPartKeys, "`replaces`");
  for (const std::string& kind : kPartKeys) {
    lua_getfield(L_, index, kind.c_str());
    const int table = lua_gettop(L_);
    const int at = line_of_key(line, kind);
    if (lua_istable(L_, table)) {
      int given = 0;
      for (lua_pushnil(L_); lua_next(L_, table) != 0; lua_pop(L_, 1)) ++given;
      for (int number = 1; number <= 8; ++number) {
        lua_rawgeti(L_, table, number);
        if (!lua_isnil(L_, -1)) {
          --given;
          Replacement change;
          change.part = {kind == "trait", number, at};
          line_ = at;
          if (lua_istable(L_, -1)) {
            change.with = read_blocks(lua_gettop(L_));
          } else {
            lua_createtable(L_, 1, 0);
            lua_insert(L_, -2);
            lua_rawseti(L_, -2, 1);
            change.with = read_blocks(lua_gettop(L_));
          }
          if (lua_istable(L_, -1) && lua_rawlen(L_, -1) == 0) {
            fail(at, "nothing stands here instead: what goes without a substitute is named in `removes`");
          }
          if (!change.with.empty()) e.replaces.push_back(std::move(change));
        }
        lua_pop(L_, 1);
      }
      if (given != 0) fail(at, "an ability or trait is named by its number, as in { [2] = shootout { ... } }");
    } else if (!lua_isnil(L_, table)) {
      fail(at, fmt::format("`{}` is a table by number, as in {{ [2] = shootout {{ ... }} }}", kind));
    }
    lua_pop(L_, 1);
  }
}

std::vector<AbilityDef> Compiler::read_blocks(int list, std::size_t open) {
  abilities_.clear();
  const int erratum_line = std::exchange(card_line_, line_);  // where what is no ability is reported
  const lua_Integer n = item_count(list);
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L_, list, i);
    ability(lua_gettop(L_), item_at(open, i));
    lua_pop(L_, 1);
  }
  card_line_ = erratum_line;
  return std::move(abilities_);
}

// --- applying

bool Compiler::apply(const Erratum& e, const SetFact& set_fact, CardDef& card, bool is_first) {
  const auto wrong = [&](int line, const std::string& what) {
    if (is_first) diagnostics_.error(e.def.file, line, e.def.script, what, "erratum");
  };
  bool fine = true;
  for (const FactChange& fact : e.facts) {
    const std::string fault = set_fact ? set_fact(d_, card, fact.key, fact.value) : "nobody can change facts here";
    if (!fault.empty()) wrong(fact.line, fault), fine = false;
  }
  std::vector<Unit> units = units_of(card);
  const int abilities = count_units(units, false), traits = count_units(units, true);
  // Numbers are those of the card as it is before this erratum, so places are found first.
  const auto place_of = [&](const CardPart& part) {
    const int place = find_unit(units, part);
    if (place < 0) {
      wrong(part.line, fmt::format("the card has no {}: it has {} abilities and {} traits", name_of(part), abilities, traits));
      fine = false;
    }
    return place;
  };
  std::vector<int> removed;
  for (const CardPart& part : e.removes) removed.push_back(place_of(part));
  for (const Replacement& change : e.replaces) {
    if (const int place = place_of(change.part); place >= 0) units[static_cast<std::size_t>(place)].blocks = change.with;
  }
  if (!fine) return false;
  std::sort(removed.begin(), removed.end());
  removed.erase(std::unique(removed.begin(), removed.end()), removed.end());
  for (auto place = removed.rbegin(); place != removed.rend(); ++place) units.erase(units.begin() + *place);
  card.abilities.clear();
  for (const Unit& unit : units) card.abilities.insert(card.abilities.end(), unit.blocks.begin(), unit.blocks.end());
  card.abilities.insert(card.abilities.end(), e.adds.begin(), e.adds.end());
  if (card.abilities.size() > 8) wrong(static_cast<int>(e.def.line), "a card can have eight abilities at most"), fine = false;
  const bool headline = card.keywords.test(static_cast<std::size_t>(Keyword::headline));
  for (std::size_t i = 0; i < card.abilities.size(); ++i) {
    AbilityDef& a = card.abilities[i];
    a.number = static_cast<std::uint8_t>(i);
    const bool goes_on = i > 0 && a.continues && !a.is_granted() && a.kind == AbilityDef::Kind::ability;
    if (goes_on && card.abilities[i - 1].kind == AbilityDef::Kind::ability) a.number = card.abilities[i - 1].number;
    card.abilities[i].headline = headline && card.abilities[i].kind == AbilityDef::Kind::ability;
  }
  if (card.printed_abilities >= 0 && card.scripted) {
    units = units_of(card);
    card.printed_abilities = static_cast<std::int8_t>(card.printed_abilities + count_units(units, false) - abilities);
    card.printed_traits = static_cast<std::int8_t>(card.printed_traits + count_units(units, true) - traits);
  }
  if (!e.adds.empty() || !e.replaces.empty()) card.scripted = true;
  return fine;
}

std::vector<ErratumChange> Compiler::changes_between(const Erratum& e, const CardDef& before, const CardDef& after) const {
  std::vector<ErratumChange> changes;
  const bool unknown = e.def.before_unknown;
  for (const FactChange& fact : e.facts) {
    changes.push_back({fact.key, unknown ? "unknown" : fact_of(before, fact.key, d_), fact_of(after, fact.key, d_)});
  }
  // The side that the erratum's words are about: a backward one tells what was before.
  const std::vector<Unit> named = units_of(e.is_backward || unknown ? after : before);
  const auto text_at = [&](const CardPart& part) {
    const int place = find_unit(named, part);
    return place < 0 ? std::string() : text_of(named[static_cast<std::size_t>(place)].blocks);
  };
  const auto add = [&](const std::string& what, std::string old_text, std::string new_text) {
    if (e.is_backward) std::swap(old_text, new_text);
    changes.push_back({what, std::move(old_text), std::move(new_text)});
  };
  for (const CardPart& part : e.concerns) changes.push_back({name_of(part), "unknown", text_at(part)});
  for (const Replacement& change : e.replaces) add(name_of(change.part), text_at(change.part), text_of(change.with));
  for (const CardPart& part : e.removes) add(name_of(part), text_at(part), "");
  for (const AbilityDef& block : e.adds) {
    if (!block.continues) add(block.kind == AbilityDef::Kind::ability && !block.is_granted() ? "another ability" : "another trait", "", block.text);
  }
  return changes;
}

void Compiler::apply_errata(const ScriptSources& sources) {
  d_.as_of = sources.as_of;
  for (const Erratum& e : errata_) {
    if (sources.as_of.empty()) d_.as_of = std::max(d_.as_of, e.def.date);
  }
  std::stable_sort(errata_.begin(), errata_.end(), [](const Erratum& a, const Erratum& b) {
    return a.def.script != b.def.script ? a.def.script < b.def.script : a.def.date < b.def.date;
  });
  for (std::size_t begin = 0, end = 0; begin < errata_.size(); begin = end) {
    while (end < errata_.size() && errata_[end].def.script == errata_[begin].def.script) ++end;
    apply_errata_of_card(begin, end, sources.set_fact);
  }
}

void Compiler::apply_errata_of_card(std::size_t begin, std::size_t end, const SetFact& set_fact) {
  // Of a card whose own files are wrong its errata have nothing to say yet.
  const ErratumDef& first = errata_[begin].def;
  const bool is_broken = std::any_of(diagnostics_.all().begin(), diagnostics_.all().end(), [&](const Diagnostic& fault) {
    return fault.severity == Severity::error && fault.card == first.script && fault.file != first.file;
  });
  if (is_broken) return;
  // The card's own files hold the version between those that tell what was before and those that tell what changes.
  std::size_t files = begin;
  for (std::size_t i = begin; i < end; ++i) {
    if (!errata_[i].is_backward) continue;
    const auto forward = std::find_if(errata_.begin() + static_cast<std::ptrdiff_t>(begin), errata_.begin() + static_cast<std::ptrdiff_t>(i),
                                      [](const Erratum& e) { return !e.is_backward && !e.def.before_unknown; });
    if (forward != errata_.begin() + static_cast<std::ptrdiff_t>(i)) {
      diagnostics_.error(errata_[i].def.file, static_cast<int>(errata_[i].def.line), errata_[i].def.script,
                         fmt::format("the card's files cannot hold this erratum already, for the older \"{}\" is not in them",
                                     forward->def.id),
                         "erratum");
      return;
    }
    files = i + 1;
  }
  std::size_t wanted = begin;
  while (wanted < end && errata_[wanted].def.date <= d_.as_of) ++wanted;
  for (std::size_t i = begin; i < end; ++i) {
    ErratumDef& def = errata_[i].def;
    def.in_force = i < wanted;
    def.overlaid = !def.before_unknown && (errata_[i].is_backward ? !def.in_force : def.in_force);
  }
  bool is_first = true;
  for (CardDef& printing : d_.cards) {
    if (printing.script != errata_[begin].def.script) continue;
    std::vector<CardDef> versions(end - begin + 1, printing);
    for (std::size_t i = files; i < end; ++i) {
      CardDef& next = versions[i + 1 - begin] = versions[i - begin];
      if (!errata_[i].def.before_unknown && !apply(errata_[i], set_fact, next, is_first)) return;
    }
    for (std::size_t i = files; i-- > begin;) {
      CardDef& former = versions[i - begin] = versions[i + 1 - begin];
      if (!errata_[i].def.before_unknown && !apply(errata_[i], set_fact, former, is_first)) return;
    }
    for (std::size_t i = begin; is_first && i < end; ++i) {
      errata_[i].def.changes = changes_between(errata_[i], versions[i - begin], versions[i + 1 - begin]);
      check_concerns(errata_[i], versions[i + 1 - begin]);
    }
    printing = versions[wanted - begin];
    is_first = false;
  }
  for (std::size_t i = begin; i < end; ++i) d_.errata.push_back(errata_[i].def);
}

/// What an erratum with an unknown past is about must be there, once the card has a script.
void Compiler::check_concerns(const Erratum& e, const CardDef& card) {
  if (card.script_file.empty()) return;
  const std::vector<Unit> units = units_of(card);
  for (const CardPart& part : e.concerns) {
    if (find_unit(units, part) >= 0) continue;
    diagnostics_.error(e.def.file, part.line, e.def.script,
                       fmt::format("the card has no {}: it has {} abilities and {} traits", name_of(part), count_units(units, false),
                                   count_units(units, true)),
                       "erratum");
  }
}

}  // namespace highnoon::lua
