// docs/lua-api.md and docs/events.md.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "highnoon/trigger_point.hpp"
#include "manual/catalog.hpp"

namespace highnoon::lua {
namespace {

struct Group {
  const char* file;
  const char* title;
  const char* about;
};
constexpr Group kGroups[] = {
    {"timings", "What a card consists of", "Abilities by their timing, traits; rules and errata."},
    {"selectors", "Selectors and choices",
     "In `choose` a choice, in an effect all cards that fit, in a condition the question whether a "
     "card fits."},
    {"costs", "Costs and limits", "Beside `boot` and `pull`, which are verbs."},
    {"conditions", "Conditions",
     "For `condition`, `combo`, `posse`, `where`, and for the effect `when`."},
    {"effects", "Effects",
     "A verb takes a table or its arguments in their order; a `player` who is you can be left out; "
     "`each = selector` says `cards`."},
    {"durations", "Durations",
     "For `lasts`. Left out, an effect lasts as the rules say for its kind of play."},
    {"numbers", "Numbers", "Numbers can be added, subtracted and multiplied."},
    {"cards", "Cards and players by name", "Beside the words of \"Values\"."},
    {"values", "Values",
     "Every operation of the kernel that has no better word, under its own name."},
    {"acts and permits", "What can be forbidden and allowed",
     "For `cannot` and `restrict`, `may` and `permit`. Verbs that are acts too stand under "
     "\"Effects\"."},
    {"events", "Events",
     "For `when` and `later`. Every trigger point under its name with `_` for `.` "
     "([events.md](events.md) tells of each), and shorter names for some."},
    {"scenario", "Scenarios", "For the files of `scenarios/` ([testing.md](testing.md))."},
};

struct Line {
  std::string text;
  std::string file;
};

std::string trimmed(const std::string& line) {
  const std::size_t first = line.find_first_not_of(' ');
  if (first == std::string::npos) return "";
  std::string text = line.substr(first);
  while (!text.empty() && (text.back() == ' ' || text.back() == ',')) text.pop_back();
  return text;
}

/// The code of a line: what is in quotes is blanked, and comments are cut off.
std::string code_of(const std::string& line) {
  std::string code;
  bool in_string = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') in_string = !in_string;
    if (!in_string && line.compare(i, 2, "--") == 0) break;
    code += in_string && line[i] != '"' ? ' ' : line[i];
  }
  return code;
}

bool is_balanced(const std::string& code) {
  int depth = 0;
  for (const char c : code) {
    if (c == '{' || c == '(') ++depth;
    if (c == '}' || c == ')') --depth;
    if (depth < 0) return false;
  }
  return depth == 0;
}

/// Which lines of the cards use which names: of each name a line that calls it, if there is one,
/// and that is whole; and the shortest of these.
class Examples {
 public:
  explicit Examples(const std::vector<ScriptSource>& cards) {
    for (const ScriptSource& card : cards) {
      for (const std::string& line : lines_of(card.text)) {
        const std::string code = code_of(line);
        const std::string text = trimmed(line);
        if (text.rfind("text ", 0) == 0 || text.rfind("..", 0) == 0 || text.size() > kLongest)
          continue;
        const bool whole = is_balanced(trimmed(code));
        for (std::size_t at = 0; at < code.size(); ++at) {
          if (!is_word_letter(code[at]) || (at > 0 && is_word_letter(code[at - 1]))) continue;
          std::size_t end = at;
          while (end < code.size() && is_word_letter(code[end])) ++end;
          std::string name = code.substr(at, end - at);
          if (at > 0 && (code[at - 1] == '.' || code[at - 1] == ':')) name = code[at - 1] + name;
          // A key of a table is no use of the word of that name.
          const std::size_t next = code.find_first_not_of(' ', end);
          const bool is_key =
              next != std::string::npos && code[next] == '=' && code.compare(next, 2, "==") != 0;
          if (is_key) continue;
          const bool called = next != std::string::npos &&
                              std::string("({\"").find(code[next]) != std::string::npos;
          offer(name, {text, card.file}, (called ? 2 : 0) + (whole ? 1 : 0));
        }
      }
    }
  }

  /// "" if no card uses it.
  std::string of(const std::string& name) const {
    const auto found = best_.find(name);
    if (found == best_.end()) return "";
    const std::string& file = found->second.line.file;
    const std::size_t slash = file.rfind('/');
    return fmt::format("`{}` ({})", found->second.line.text,
                       slash == std::string::npos ? file : file.substr(slash + 1));
  }

 private:
  static constexpr std::size_t kLongest = 110;
  struct Best {
    Line line;
    int merit = -1;
  };

  void offer(const std::string& name, Line line, int merit) {
    Best& best = best_[name];
    if (merit > best.merit || (merit == best.merit && line.text.size() < best.line.text.size()))
      best = {std::move(line), merit};
  }

  std::map<std::string, Best> best_;
};

/// A type for the page: what has a place of its own is linked there.
std::string linked(const std::string& type, const Catalog& catalog) {
  std::string text;
  for (std::size_t at = 0; at < type.size();) {
    if (!is_word_letter(type[at])) {
      text += type[at] == '|'   ? std::string("\\|")
              : type[at] == '<' ? std::string("\\<")
                                : std::string(1, type[at]);
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < type.size() && is_word_letter(type[end])) ++end;
    const std::string word = type.substr(at, end - at);
    const bool is_alias = std::any_of(catalog.aliases.begin(), catalog.aliases.end(),
                                      [&](const Alias& alias) { return alias.name == word; });
    const bool in_string = at > 0 && type[at - 1] == '"';
    std::string anchor = word;
    std::transform(anchor.begin(), anchor.end(), anchor.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (word.ends_with("_arguments")) {
      text += fmt::format("[{}](#{})", word,
                          word.substr(0, word.size() - std::string("_arguments").size()));
    } else if (is_alias && !in_string) {
      text += fmt::format("[{}](#types)", word);
    } else if (catalog.find_class(word) != nullptr && !in_string) {
      text += fmt::format("[{}](#{})", word, catalog.find_class(word)->is_yield ? "types" : anchor);
    } else {
      text += word;
    }
    at = end;
  }
  return text;
}

/// How a word is written: `move { cards: Cards, to: Place }`.
std::string written(const Word& word, const Call& call, const Catalog& catalog) {
  if (call.parameters.size() == 1 && call.parameters[0].type == word.name + "_arguments") {
    std::vector<std::string> keys;
    for (const Field& field : catalog.find_class(call.parameters[0].type)->fields) {
      if (field.name.front() != '[' && field.name != "each") keys.push_back(field.name);
    }
    return keys.empty() ? word.name + " {}"
                        : fmt::format("{} {{ {} }}", word.name, join(keys, ", "));
  }
  std::vector<std::string> names;
  for (const CallParameter& parameter : call.parameters) names.push_back(parameter.name);
  if (names.size() == 1 && names[0] == "t") return word.name + " { ... }";
  return fmt::format("{}({})", word.name, join(names, ", "));
}

void write_word(const Word& word, const Catalog& catalog, const Examples& examples,
                std::string& page) {
  page += fmt::format("\n### {}\n\n", word.name);
  page += word.doc + "\n\n";
  if (!word.type.empty() && word.calls.empty())
    page += fmt::format("- `{}`: {}\n", word.name, linked(word.type, catalog));
  for (const Call& call : word.calls) {
    std::vector<std::string> types;
    const bool own =
        call.parameters.size() == 1 && call.parameters[0].type == word.name + "_arguments";
    if (own) {
      for (const Field& field : catalog.find_class(call.parameters[0].type)->fields) {
        if (field.name.front() == '[' || field.name == "each") continue;
        types.push_back(
            fmt::format("`{}`: {}, {}", field.name, linked(field.type, catalog), field.doc));
      }
    } else {
      for (const CallParameter& parameter : call.parameters)
        types.push_back(fmt::format("`{}`: {}", parameter.name, linked(parameter.type, catalog)));
    }
    page += fmt::format("- `{}`{}\n", written(word, call, catalog),
                        call.returns.empty() ? "" : " yields " + linked(call.returns, catalog));
    if (own || word.calls.size() == 1) {
      for (const std::string& type : types) page += "  - " + type + "\n";
    }
  }
  for (const std::string& overload : word.overloads)
    page += "- also: " + linked(overload, catalog) + "\n";
  const std::string example = examples.of(word.name);
  if (!example.empty()) page += "- Example: " + example + "\n";
}

void write_class(const TableClass& one, const Catalog& catalog, const Examples& examples,
                 bool methods, std::string& page) {
  page += fmt::format("\n### {}\n\n{}\n", one.name, one.doc);
  if (!one.parents.empty()) {
    std::vector<std::string> parents;
    for (const std::string& parent : one.parents) parents.push_back(linked(parent, catalog));
    page += fmt::format("\nAlso all of {}.\n", join(parents, " and of "));
  }
  if (one.fields.empty()) return;
  page += methods ? "\n| | type | what it is | example |\n| --- | --- | --- | --- |\n"
                  : "\n| | type | what it is |\n| --- | --- | --- |\n";
  for (const Field& field : one.fields) {
    std::string doc = field.doc;
    for (std::size_t at = doc.find('|'); at != std::string::npos; at = doc.find('|', at + 2))
      doc.replace(at, 1, "\\|");
    page += fmt::format("| `{}`{} | {} | {} |", field.name, field.optional ? "" : "",
                        linked(field.type, catalog), doc);
    if (methods) {
      const bool is_call = field.type.rfind("fun(", 0) == 0;
      std::string example = examples.of((is_call ? ":" : ".") + field.name);
      for (std::size_t at = example.find('|'); at != std::string::npos;
           at = example.find('|', at + 2))
        example.replace(at, 1, "\\|");
      page += fmt::format(" {} |", example);
    }
    page += "\n";
  }
}

constexpr const char* kHead =
    "<!-- Made from scripts/highnoon, scripts/meta and the kernel's registries. A test tells when "
    "it is old; HIGHNOON_WRITE_META=1 makes\n"
    "     that test write it anew (docs/testing.md, \"The manual\"). -->\n\n";

/// The word that listens to a trigger point.
std::string word_of(const char* trigger) {
  std::string word = trigger;
  std::replace(word.begin(), word.end(), '.', '_');
  return word;
}

}  // namespace

std::string lua_api_of(const Catalog& catalog, const std::vector<ScriptSource>& cards) {
  const Examples examples(cards);
  std::string page = "# The words of the card language\n\n";
  page += kHead;
  page +=
      "Every word, table and function, as an editor shows it. [card-language.md](card-language.md) "
      "teaches them; [events.md](events.md) tells of\n"
      "the events. An example is the shortest line of the cards that uses the word.\n\n";
  const auto anchor = [](std::string title) {
    std::transform(title.begin(), title.end(), title.begin(), [](unsigned char c) {
      return c == ' ' ? '-' : static_cast<char>(std::tolower(c));
    });
    return title;
  };
  for (const Group& group : kGroups)
    page += fmt::format("- [{}](#{})\n", group.title, anchor(group.title));
  page += "- [Functions of cards](#functions-of-cards)\n- [Tables](#tables)\n- [Types](#types)\n";
  std::set<std::string> shown;
  for (const Group& group : kGroups) {
    page += fmt::format("\n## {}\n\n{}\n", group.title, group.about);
    const bool is_list =
        std::string(group.file) == "acts and permits" || std::string(group.file) == "events";
    if (is_list) page += "\n| word | |\n| --- | --- |\n";
    for (const Word& word : catalog.words) {
      if (word.group != group.file) continue;
      shown.insert(word.name);
      if (is_list) {
        page += fmt::format("| `{}` | {} |\n", word.name, word.doc);
      } else {
        write_word(word, catalog, examples, page);
      }
    }
  }
  const std::set<std::string> read = {
      "Card",      "Player", "Location",    "Read",      "Play",      "PlayVerbs",   "Readable",
      "CardStats", "Ask",    "ChooseTable", "AskNumber", "AskPlayer", "AskLocation", "AskOption"};
  const auto is_shown = [&](const TableClass& one) {
    return !one.is_yield && !one.name.ends_with("_arguments") && one.name != "Arguments";
  };
  page +=
      "\n## Functions of cards\n\nAn effect may be `function(play) ... end`, a number or condition "
      "`function(read) return ... end`.\n";
  for (const TableClass& one : catalog.classes) {
    if (is_shown(one) && read.count(one.name) != 0) write_class(one, catalog, examples, true, page);
  }
  page += "\n## Tables\n\nThe keys that a table can have.\n";
  for (const TableClass& one : catalog.classes) {
    if (is_shown(one) && read.count(one.name) == 0)
      write_class(one, catalog, examples, false, page);
  }
  page += "\n## Types\n\n| type | is | |\n| --- | --- | --- |\n";
  for (const TableClass& one : catalog.classes) {
    if (one.is_yield) page += fmt::format("| `{}` | a word | {} |\n", one.name, one.doc);
  }
  for (const Alias& alias : catalog.aliases)
    page += fmt::format("| `{}` | {} | {} |\n", alias.name, linked(alias.type, catalog), alias.doc);
  return page;
}

std::string events_of(const std::vector<ScriptSource>& cards,
                      const std::vector<ScriptSource>& words) {
  // Which words mean which trigger points: event_word("aced", "dude.aced"),
  // kernel.event("casualty", ... "dude.aced" or "dude.discarded" ...).
  std::map<std::string, std::vector<std::string>> listeners;
  for (int i = 1; i < kTriggerPoints; ++i) {
    const char* const name = info(static_cast<TriggerPoint>(i)).name;
    listeners[name] = {word_of(name)};
  }
  for (const ScriptSource& source : words) {
    for (const std::string& line : lines_of(source.text)) {
      if (line.rfind("event_word(\"", 0) != 0 && line.find("kernel.event(\"") == std::string::npos)
        continue;
      std::vector<std::string> quoted;
      for (std::size_t at = line.find('"'); at != std::string::npos; at = line.find('"', at + 1)) {
        const std::size_t end = line.find('"', at + 1);
        if (end == std::string::npos) break;
        quoted.push_back(line.substr(at + 1, end - at - 1));
        at = end;
      }
      for (std::size_t i = 1; i < quoted.size(); ++i) {
        if (listeners.count(quoted[i]) != 0) listeners[quoted[i]].push_back(quoted.front());
      }
    }
  }

  std::map<std::string, std::set<std::string>> users;  // by word
  for (const ScriptSource& card : cards) {
    for (const std::string& line : lines_of(card.text)) {
      const std::string code = code_of(line);
      for (std::size_t at = 0; at < code.size(); ++at) {
        if (!is_word_letter(code[at]) || (at > 0 && (is_word_letter(code[at - 1]) || code[at - 1] == '.')))
          continue;
        std::size_t end = at;
        while (end < code.size() && is_word_letter(code[end])) ++end;
        const std::size_t next = code.find_first_not_of(' ', end);
        const bool is_key =
            next != std::string::npos && code[next] == '=' && code.compare(next, 2, "==") != 0;
        const std::size_t slash = card.file.rfind('/');
        if (!is_key)
          users[code.substr(at, end - at)].insert(
              slash == std::string::npos ? card.file : card.file.substr(slash + 1));
      }
    }
  }
  std::string page = "# Events\n\n";
  page += kHead;
  page +=
      "Every change of the game is an event of one of these trigger points. Cards listen with "
      "`when` and `later`, by the word of the event:\n"
      "`when = dude_aced { side = yours }`. An event opens a window *before*, a window *when* it "
      "happens and a window *after*; a listener\n"
      "names one with `window`, else it is *after*, and *when* with `instead`.\n\n"
      "Roles: **subjects** are cards (selectors' keys are about them, `as` names them), **other** "
      "is a second card (`other`), **player** is whom it is\n"
      "about (`player`), **from** and **to** are locations, **amount** is a number (`amount`, "
      "`event_amount`). Whose card effect did it is asked by\n"
      "`by`, the kind of play by `play`. *Instead* says whether an ability can put something in "
      "place of the event with `instead`.\n\n"
      "The table gives for each the word, when it is raised and what its fields mean, its roles, "
      "whether it can be replaced, and the cards of the packs here\n"
      "that listen.\n\n"
      "| event | word | when | roles | instead | cards |\n| --- | --- | --- | --- | --- | --- |\n";
  for (int i = 1; i < kTriggerPoints; ++i) {
    const TriggerInfo& row = info(static_cast<TriggerPoint>(i));
    std::vector<std::string> roles;
    if ((row.flags & kTriggerSubjects) != 0) roles.emplace_back("subjects");
    if ((row.flags & kTriggerPlayer) != 0) roles.emplace_back("player");
    if ((row.flags & kTriggerLocations) != 0) roles.emplace_back("from, to");
    const std::string doc = row.doc;
    if (doc.find("other:") != std::string::npos) roles.emplace_back("other");
    if (doc.find("amount") != std::string::npos) roles.emplace_back("amount");
    std::set<std::string> files;
    std::vector<std::string> names;
    for (const std::string& word : listeners[row.name]) {
      names.push_back("`" + word + "`");
      files.insert(users[word].begin(), users[word].end());
    }
    const std::string who = files.empty() ? ""
                            : files.size() == 1
                                ? *files.begin()
                                : fmt::format("{}, as {}", files.size(), *files.begin());
    page +=
        fmt::format("| `{}` | {} | {} | {} | {} | {} |\n", row.name, join(names, ", "), doc,
                    join(roles, ", "), (row.flags & kTriggerReplaceable) != 0 ? "yes" : "", who);
  }
  return page;
}

}  // namespace highnoon::lua

namespace highnoon {

Result<Manual> make_manual(const ManualSources& sources) {
  Manual manual;
  const Result<lua::Catalog> catalog = lua::make_catalog(sources, manual.accepted);
  if (!catalog) return catalog.error();
  manual.annotations = lua::annotations_of(*catalog);
  manual.lua_api = lua::lua_api_of(*catalog, sources.cards);
  manual.events = lua::events_of(sources.cards, sources.words);
  manual.gaps = lua::gaps_of(*catalog);
  for (const lua::TableClass& one : catalog->classes) {
    for (const lua::Field& field : catalog->all_fields(one))
      manual.documented[one.name].push_back(field.name);
  }
  return manual;
}

}  // namespace highnoon
