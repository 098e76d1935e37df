// LuaCATS annotations of every word, for editors: scripts/meta/words.lua. What the registries know comes from there, the rest from
// the comments before the words' definitions.

#include <algorithm>
#include <map>

#include "call_script/machine.hpp"
#include "convert/compiler.hpp"
#include "highnoon/lua/load_scripts.hpp"
#include "script_api/words.hpp"

namespace highnoon {
namespace {

using Docs = std::map<std::string, std::string>;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += c;
    }
  }
  return lines;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

std::string word_at(const std::string& line, std::size_t at) {
  std::size_t end = at;
  while (end < line.size() && is_letter(line[end])) ++end;
  return line.substr(at, end - at);
}

/// The word that a line of scripts/highnoon defines, or "".
std::string defined_by(const std::string& line) {
  for (const char* const before : {"function ", "kernel.words."}) {
    if (line.rfind(before, 0) == 0) return word_at(line, std::string(before).size());
  }
  for (const char* const maker : {"word(\"", "selector(\"", "form(\"", "event_word(\"", "comparison(\"", "for_each_stat(\"", "choice(\"", "by_number(\""}) {
    if (line.rfind(maker, 0) == 0) return word_at(line, std::string(maker).size());
  }
  const std::string word = word_at(line, 0);
  return !word.empty() && line.compare(word.size(), 3, " = ") == 0 ? word : "";
}

void read_comments(const ScriptSource& source, Docs& docs) {
  std::string comment;
  for (const std::string& line : lines_of(source.text)) {
    if (line.rfind("--- ", 0) == 0) {
      comment += (comment.empty() ? "" : " ") + line.substr(4);
      continue;
    }
    const std::string word = defined_by(line);
    if (!word.empty() && !comment.empty()) docs[word] = comment;
    comment.clear();
  }
}

std::string underscored(std::string name) {
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

void read_registries(Docs& docs) {
  for (int i = 0; i < static_cast<int>(Op::count_); ++i) {
    const OpInfo& op = info(static_cast<Op>(i));
    docs[op.name] = *op.doc != '\0' ? op.doc : op.result == 'b' ? "A condition: what its name says" : "A number: what its name says";
  }
  for (int i = 0; i < kStats; ++i) {
    const StatInfo& stat = info(static_cast<Stat>(i));
    docs[std::string(stat.name) + "_of"] = std::string(stat.name) + (stat.of_player ? " of a player" : " of a card, as it is now");
  }
  for (int i = 1; i < kTriggerPoints; ++i) {
    const TriggerInfo& trigger = info(static_cast<TriggerPoint>(i));
    docs[underscored(trigger.name)] = "Event " + std::string(trigger.name) + ": " + trigger.doc;
  }
#define ACT(name, text, doc) docs[text] = "Can be forbidden: to " doc;
#include "highnoon/acts.inl"
#undef ACT
#define PERMIT(name, text, doc) docs[text] = "Can be allowed: " doc;
#include "highnoon/permits.inl"
#undef PERMIT
  for (int i = 0; i < static_cast<int>(Verb::count_); ++i) {
    const VerbInfo& verb = info(static_cast<Verb>(i));
    docs[verb.name] = "Effect: " + std::string(verb.doc) + ". Arguments: " + (*verb.arguments != '\0' ? verb.arguments : "none");
  }
}

}  // namespace

Result<std::string> word_annotations(const std::vector<ScriptSource>& words) {
  Definitions definitions;
  Diagnostics diagnostics;
  const ScriptLimits limits;
  lua::Machine machine(limits);
  lua::Compiler compiler(machine, definitions, diagnostics);
  compiler.load({.words = words});
  if (diagnostics.has_errors()) return diagnostics.to_error(ErrorCode::bad_script);
  Docs docs;
  read_registries(docs);
  for (const ScriptSource& source : words) read_comments(source, docs);

  lua_State* const L = machine.state();
  machine.push_words();
  const int table = lua_gettop(L);
  Docs entries;
  for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
    const std::string name = lua_tostring(L, -2);
    const int type = lua_type(L, -1);
    if (name == "kernel" || name.front() == '_' || lua_iscfunction(L, -1) || type == LUA_TTABLE) continue;
    const bool called = type == LUA_TFUNCTION || lua::node_text(L, lua_gettop(L), "tag").find("word") != std::string::npos;
    std::string entry;
    if (const auto doc = docs.find(name); doc != docs.end()) entry += "--- " + doc->second + "\n";
    entry += called ? "---@type fun(...): any\n" + name + " = nil\n" : type == LUA_TNUMBER ? "---@type integer\n" + name + " = nil\n" : "---@type any\n" + name + " = nil\n";
    entries[name] = entry;
  }
  lua_pop(L, 1);
  std::string text = "---@meta\n-- Every word of the card language. Made from scripts/highnoon and the kernel's registries; a test tells when it is old, and\n"
                     "-- HIGHNOON_WRITE_META=1 makes that test write it anew. Never executed.\n";
  for (const auto& [name, entry] : entries) text += "\n" + entry;
  return text;
}

}  // namespace highnoon
