// scripts/meta/words.lua: what words take and yield, as editors read it.

#include <fmt/format.h>

#include "manual/catalog.hpp"

namespace highnoon::lua {
namespace {

std::string as_type(const Call& call) {
  std::vector<std::string> parameters;
  for (const CallParameter& parameter : call.parameters)
    parameters.push_back(parameter.name + ": " + parameter.type);
  return fmt::format("fun({}){}", join(parameters, ", "),
                     call.returns.empty() ? "" : ": " + call.returns);
}

std::string entry_of(const Word& word) {
  std::string text = "--- " + word.doc + "\n";
  if (word.calls.empty())
    return text + "---@type " + (word.type.empty() ? "any" : word.type) + "\n" + word.name +
           " = nil\n";
  if (!word.type.empty()) {  // a word that stands alone too
    text += fmt::format("---@class word.{}: {}\n", word.name, word.type);
    for (const Call& call : word.calls) text += "---@overload " + as_type(call) + "\n";
    return text + word.name + " = {}\n";
  }
  const Call& call = word.calls.front();
  std::vector<std::string> names;
  for (const CallParameter& parameter : call.parameters) {
    text += fmt::format("---@param {} {}\n", parameter.name, parameter.type);
    names.push_back(parameter.name.back() == '?'
                        ? parameter.name.substr(0, parameter.name.size() - 1)
                        : parameter.name);
  }
  if (!call.returns.empty()) text += "---@return " + call.returns + "\n";
  for (const std::string& overload : word.overloads) text += "---@overload " + overload + "\n";
  return text + fmt::format("function {}({}) end\n", word.name, join(names, ", "));
}

}  // namespace

std::string annotations_of(const Catalog& catalog) {
  std::string text =
      "---@meta\n-- Every word of the card language. Made from scripts/highnoon and the kernel's "
      "registries; a test tells when it is old, and\n"
      "-- HIGHNOON_WRITE_META=1 makes that test write it anew. Never executed.\n";
  for (const Alias& alias : catalog.aliases) {
    if (alias.generated)
      text += fmt::format("\n--- {}\n---@alias {} {}\n", alias.doc, alias.name, alias.type);
  }
  for (const TableClass& one : catalog.classes) {
    if (!one.generated) continue;
    text += fmt::format("\n--- {}\n---@class (exact) {}{}\n", one.doc, one.name,
                        one.parents.empty() ? "" : ": " + join(one.parents, ", "));
    for (const Field& field : one.fields) {
      text += fmt::format("---@field {}{} {} {}\n", field.name,
                          field.optional && field.name.front() != '[' ? "?" : "", field.type,
                          field.doc);
    }
  }
  for (const Word& word : catalog.words) {
    if (word.group != "scenario") text += "\n" + entry_of(word);
  }
  return text;
}

}  // namespace highnoon::lua
