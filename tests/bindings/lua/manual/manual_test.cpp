#include "highnoon/lua/manual.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "highnoon/scenario_keys.hpp"
#include "tests/bindings/lua/scripted.hpp"

namespace highnoon::test {
namespace {

const std::string kRoot = HIGHNOON_SOURCE_DIRECTORY;

std::string read_file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

/// scripts/meta without the file that is made from it.
std::vector<ScriptSource> types() {
  std::vector<ScriptSource> all = read_scripts(kRoot + "/scripts/meta").value();
  std::erase_if(all,
                [](const ScriptSource& source) { return source.file.ends_with("/words.lua"); });
  return all;
}

ManualSources sources() {
  ManualSources all{.words = words(), .types = types(), .cards = {}};
  std::vector<std::filesystem::path> packs;
  for (const auto& entry : std::filesystem::directory_iterator(kRoot + "/cards"))
    packs.push_back(entry.path());
  std::sort(packs.begin(), packs.end());
  for (const std::filesystem::path& pack : packs) {
    std::vector<ScriptSource> scripts = read_scripts(pack.string()).value();
    std::move(scripts.begin(), scripts.end(), std::back_inserter(all.cards));
  }
  return all;
}

const Manual& manual() {
  static const Manual made = make_manual(sources()).value();
  return made;
}

void expect_file(const std::string& name, const std::string& text) {
  const std::string path = kRoot + name;
  if (std::getenv("HIGHNOON_WRITE_META") != nullptr) std::ofstream(path) << text;
  EXPECT_TRUE(read_file(path) == text)
      << path << " is old: run this test with HIGHNOON_WRITE_META=1";
}

/// Whether a gap is among those of a manual made of changed sources.
bool has_gap(const ManualSources& changed, const std::string& gap) {
  const Manual made = make_manual(changed).value();
  return std::find(made.gaps.begin(), made.gaps.end(), gap) != made.gaps.end();
}

TEST(Manual, TheAnnotationsHoldEveryWordAsItIsNow) {
  expect_file("/scripts/meta/words.lua", manual().annotations);
}
TEST(Manual, ThePageOfWordsIsAsItIsNow) { expect_file("/docs/lua-api.md", manual().lua_api); }
TEST(Manual, ThePageOfEventsIsAsItIsNow) { expect_file("/docs/events.md", manual().events); }

TEST(Manual, EveryWordFieldAndFunctionHasATypeAndADocumentation) {
  EXPECT_TRUE(manual().gaps.empty()) << ::testing::PrintToString(manual().gaps);
}

TEST(Manual, NoticesAWordWithoutDocumentationAndAFieldWithoutType) {
  ManualSources changed = sources();
  changed.words.push_back({"more.lua", "", "function unheard_of(card) return card end\n"});
  EXPECT_TRUE(has_gap(changed, "no documentation: word unheard_of"));
  EXPECT_TRUE(has_gap(changed, "no type: word unheard_of"));
  changed = sources();
  changed.types.push_back(
      {"more.lua", "", "--- Something.\n---@class Something\n---@field what? Cardz\n"});
  EXPECT_TRUE(has_gap(changed, "no type \"Cardz\": field Something.what"));
  EXPECT_TRUE(has_gap(changed, "no documentation: field Something.what"));
}

TEST(Manual, TellsOfTheKeysThatTheLibraryReadsAndOfNoOthers) {
  auto accepted = manual().accepted;
  accepted.merge(scenario_keys());
  EXPECT_GE(accepted.size(), 30u);
  for (const auto& [name, keys] : accepted) {
    const auto found = manual().documented.find(name);
    ASSERT_NE(found, manual().documented.end()) << "no class " << name;
    std::set<std::string> documented;
    for (const std::string& key : found->second) {
      if (key.front() != '[') documented.insert(key);
    }
    EXPECT_EQ(documented, std::set<std::string>(keys.begin(), keys.end())) << name;
  }
}

TEST(Manual, EveryClassOfTablesIsHeldAgainstTheLibrary) {
  // What the library does not list: parents that only gather keys, arguments of verbs (from the
  // registry), what functions are asked with.
  const std::set<std::string> others = {
      "CardNumbers", "PlayerNumbers", "ComparedNumbers", "CardStats", "Readable",
      "PlayVerbs",   "Arguments",     "LaterKeys",       "Ask",       "ChooseTable",
      "AskNumber",   "AskPlayer",     "AskLocation",     "AskOption", "ScenarioBody"};
  const auto scenarios = scenario_keys();
  for (const auto& [name, keys] : manual().documented) {
    const bool held = manual().accepted.count(name) != 0 || scenarios.count(name) != 0 ||
                      name.ends_with("_arguments") || others.count(name) != 0;
    EXPECT_TRUE(held) << name;
  }
}

}  // namespace
}  // namespace highnoon::test
