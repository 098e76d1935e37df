// highnoon new: a pack or a card to begin with, each with a scenario that passes.

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "command.hpp"

namespace highnoon::cli {
namespace {

namespace fs = std::filesystem;

struct NewArguments {
  std::string name;             ///< of the pack, or the title of the card
  std::string folder = ".";     ///< where the pack's folder goes, or the pack of the card
  std::string type = "action";
  std::string code;
};

/// "Salt Wagon" becomes salt_wagon.
std::string id_of(const std::string& title) {
  std::string id;
  for (const char c : title) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      id += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if ((c == ' ' || c == '-' || c == '_') && !id.empty() && id.back() != '_') {
      id += '_';
    }
  }
  while (!id.empty() && id.back() == '_') id.pop_back();
  if (id.empty()) throw Failure(fmt::format("\"{}\" has no letter that a file could be named by", title), 2);
  return id;
}

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Failure(fmt::format("{}: cannot be read", path.string()));
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void write(const fs::path& path, const std::string& text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) throw Failure(fmt::format("{}: cannot be written", path.string()));
  fmt::print("{}\n", path.string());
}

/// What a card of each type is made of: its facts, its script and a scenario of it.
struct Skeleton {
  const char* facts;
  const char* script;
  const char* scenario;
};

constexpr const char* kPlain = R"(  noon {
    text   = "Noon, Boot: Gain 1 ghost rock.",
    cost   = { boot },
    effect = { gain { ghost_rock = 1 } },
  },
)";
constexpr const char* kPlainTest = R"(    t:use(card)
    t:expect(t:ghost_rock(1), 11, "the stash, from 10,")
    t:expect_true(t:is_booted(card), "it is booted")
)";

const std::map<std::string, Skeleton>& skeletons() {
  static const std::map<std::string, Skeleton> all = {
      {"dude", {"    value: 5\n    suit: spades\n    bullets: 1 draw\n    influence: 1\n    cost: 3\n    upkeep: 1\n", kPlain, "    local card = t:dude { card = ID }\n"}},
      {"deed", {"    value: 5\n    suit: diamonds\n    cost: 2\n    production: 1\n    control: 1\n", kPlain, "    local card = t:deed { card = ID }\n"}},
      {"goods", {"    value: 5\n    suit: hearts\n    cost: 1\n", kPlain, "    local card = t:goods { card = ID, on = t:dude {} }\n"}},
      {"action", {"    value: 5\n    suit: clubs\n    cost: 0\n", R"(  noon {
    text   = "Noon: Gain 1 ghost rock.",
    effect = { gain { ghost_rock = 1 } },
  },
)", R"(    local card = t:in_hand { card = ID }
    t:use(card)
    t:expect(t:ghost_rock(1), 11, "the stash, from 10,")
)"}},
      {"spell", {"    value: 5\n    suit: hearts\n    cost: 1\n    keywords: [Hex]\n", R"(  noon {
    text   = "Noon Hex 5, Boot: Gain 1 ghost rock.",
    hex    = 5,
    cost   = { boot },
    effect = { gain { ghost_rock = 1 } },
  },
)", R"(    local card = t:spell { card = ID, on = t:dude { keywords = { "Huckster 0" } } }
    t:pulls(1, "KC")
    t:use(card)
    t:expect(t:ghost_rock(1), 11, "the stash, from 10,")
)"}},
      {"outfit", {"    faction: outlaws\n    production: 3\n    wealth: 18\n", kPlain, "    local card = t:outfit { card = ID }\n"}},
  };
  return all;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) text.replace(at, from.size(), to);
  return text;
}

/// The highest five-digit code of the pack and one; 90001 in a new one.
std::string next_code(const std::string& yaml) {
  int highest = 90000;
  const std::regex code("code: *\"([0-9]{5})\"");
  for (std::sregex_iterator found(yaml.begin(), yaml.end(), code), end; found != end; ++found) highest = std::max(highest, std::stoi((*found)[1]));
  return fmt::format("{:05}", highest + 1);
}

void new_card(const NewArguments& arguments) {
  const auto& all = skeletons();
  const auto found = all.find(arguments.type);
  if (found == all.end()) {
    std::vector<std::string> types;
    for (const auto& [type, unused] : all) types.push_back(type);
    throw Failure(fmt::format("there is no skeleton of a \"{}\"{}; there are {}", arguments.type, did_you_mean(arguments.type, types), fmt::join(types, ", ")), 2);
  }
  const fs::path pack = arguments.folder;
  const fs::path facts = pack / "pack.yaml";
  if (!fs::exists(facts)) throw Failure(fmt::format("{}: there is no pack here; `highnoon new pack NAME` makes one", facts.string()));
  const std::string id = id_of(arguments.name);
  const fs::path script = pack / (id + ".lua");
  const fs::path scenario = pack / "scenarios" / (id + ".lua");
  std::string yaml = read(facts);
  const bool named = std::regex_search(yaml, std::regex("- id: " + id + "\\s"));
  for (const fs::path& path : {script, scenario}) {
    if (fs::exists(path)) throw Failure(fmt::format("{}: is there already; nothing was written", path.string()));
  }
  if (named) throw Failure(fmt::format("{}: \"{}\" is in the pack already; nothing was written", facts.string(), id));

  const Skeleton& skeleton = found->second;
  if (!yaml.empty() && yaml.back() != '\n') yaml += '\n';
  yaml = std::regex_replace(yaml, std::regex("cards: *\\[ *\\]"), "cards:");
  yaml += fmt::format("{}  - id: {}\n    code: \"{}\"\n    title: {}\n    type: {}\n{}", yaml.ends_with("cards:\n") ? "" : "\n", id,
                      arguments.code.empty() ? next_code(yaml) : arguments.code, quoted(arguments.name), arguments.type, skeleton.facts);
  std::string body = replaced(skeleton.scenario, "ID", quoted(id));
  if (skeleton.script == kPlain) body += kPlainTest;
  write(facts, yaml);
  write(script, fmt::format("card {} {{\n{}}}\n", quoted(id), skeleton.script));
  write(scenario, fmt::format("scenario {} {{\n  function(t)\n{}  end,\n}}\n", quoted(arguments.name + " pays 1 ghost rock"), body));
  fmt::print("Next: highnoon check {0}; highnoon test {0}\n", pack.string());
}

void new_pack(const NewArguments& arguments) {
  const std::string id = id_of(arguments.name);
  const fs::path pack = fs::path(arguments.folder) / id;
  if (fs::exists(pack)) throw Failure(fmt::format("{}: is there already; nothing was written", pack.string()));
  write(pack / "pack.yaml", fmt::format("id: {}\nname: {}\nversion: 0.1.0\nlanguage: 1\nneeds: []\nfactions: []\nkeywords: []\n\ncards:\n", id,
                                        quoted(arguments.name)));
  NewArguments first = arguments;
  first.folder = pack.string();
  first.name = "First Light of " + arguments.name;
  first.type = "action";
  new_card(first);
}

/// Settings that tell editors where this Highnoon's types and schemas are.
void new_editor(const NewArguments& arguments) {
  using nlohmann::json;
  const fs::path folder = arguments.folder;
  const fs::path scripts = fs::absolute(fs::path(data_directory())) / "scripts";
  const json lua = {{"runtime.version", "Lua 5.4"},
                    {"workspace.library", json::array({(scripts / "meta").string()})},
                    {"workspace.checkThirdParty", false}};
  json schemas;
  for (const auto& [name, files] : {std::pair{"pack", "**/pack.yaml"}, {"deck", "**/decks/*.yaml"}, {"format", "**/formats/*.yaml"}}) {
    schemas[(scripts / "schemas" / (std::string(name) + ".schema.json")).string()] = files;
  }
  const std::vector<std::pair<fs::path, json>> files = {{folder / ".luarc.json", lua},
                                                        {folder / ".vscode" / "settings.json", json::object({{"yaml.schemas", schemas}})}};
  for (const auto& [path, settings] : files) {
    if (fs::exists(path)) throw Failure(fmt::format("{}: is there already; nothing was written", path.string()));
  }
  for (const auto& [path, settings] : files) write(path, settings.dump(2) + "\n");
}

}  // namespace

void add_new(CLI::App& program) {
  CLI::App* command = program.add_subcommand("new", "Make a pack or a card to begin with, with a scenario that passes");
  command->require_subcommand(1);
  auto arguments = std::make_shared<NewArguments>();
  CLI::App* pack = command->add_subcommand("pack", "A folder with a manifest, a card, its script and its scenario");
  pack->add_option("name", arguments->name, "The pack's name")->required();
  pack->add_option("--in", arguments->folder, "The folder to make it in")->capture_default_str();
  pack->callback([arguments] { new_pack(*arguments); });
  CLI::App* editor = command->add_subcommand("editor", "Settings by which editors complete and flag Lua and YAML in a folder of packs");
  editor->add_option("folder", arguments->folder, "The folder that is opened in the editor")->capture_default_str();
  editor->callback([arguments] { new_editor(*arguments); });
  CLI::App* card = command->add_subcommand("card", "A card of a pack, its script and its scenario");
  card->add_option("pack", arguments->folder, "The pack's folder")->required();
  card->add_option("title", arguments->name, "The card's title")->required();
  card->add_option("--type", arguments->type, "dude, deed, goods, spell, action or outfit")->capture_default_str();
  card->add_option("--code", arguments->code, "Default: the pack's highest and one");
  card->callback([arguments] { new_card(*arguments); });
}

}  // namespace highnoon::cli
