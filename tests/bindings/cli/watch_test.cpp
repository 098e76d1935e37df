// highnoon watch, as an author meets it: the program runs while files are saved.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <filesystem>

#include "tests/bindings/cli/program.hpp"
#include "tests/bindings/cli/running.hpp"

namespace highnoon::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string dude(const std::string& id, const std::string& title, const std::string& code) {
  return "  - id: " + id + "\n    code: \"" + code + "\"\n    title: " + title +
         "\n    type: dude\n    value: 5\n    suit: spades\n    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n";
}
std::string gains(const std::string& id, const std::string& amount) {
  return "card \"" + id + "\" {\n  noon { text = \"Noon, Boot: Gain.\", cost = { boot },\n    effect = { gain { ghost_rock = " + amount +
         " } } },\n}\n";
}
std::string scenario_of(const std::string& id, const std::string& amount) {
  return "scenario \"" + id + " gains\" {\n  function(t)\n    local one = t:dude { card = \"" + id + "\", at = \"square\" }\n" +
         "    t:use(one)\n    t:expect(t:ghost_rock(1), " + amount + ", \"the stash\")\n  end,\n}\n";
}

/// A small Highnoon of two packs, with the project's words and rules; what is saved in it changes nothing else.
class Watch : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* part : {"highnoon", "rulesets", "house_rules"}) {
      fs::create_directories(data_ / "scripts");
      fs::copy(fs::path(HIGHNOON_SOURCE_DIRECTORY) / "scripts" / part, data_ / "scripts" / part, fs::copy_options::recursive);
    }
    save("cards/ours/pack.yaml", kHead + dude("ada", "Ada", "95001") + dude("bob", "Bob", "95002"));
    save("cards/ours/ada.lua", gains("ada", "1"));
    save("cards/ours/bob.lua", gains("bob", "2"));
    save("cards/ours/scenarios/ada.lua", scenario_of("ada", "11"));
    save("cards/ours/scenarios/bob.lua", scenario_of("bob", "12"));
  }

  void save(const std::string& name, const std::string& text) const { write_file((data_ / name).string(), text); }
  std::string path(const std::string& name) const { return (data_ / name).string(); }
  std::vector<std::string> command(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = {"watch", path("cards"), path("scripts")};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  static inline const std::string kHead = "id: ours\nname: Ours\nversion: 1.0.0\nlanguage: 1\nneeds: []\nfactions: [outlaws]\ncards:\n"
                                          "  - id: house\n    code: \"95000\"\n    title: House\n    type: outfit\n    faction: outlaws\n"
                                          "    production: 2\n    wealth: 18\n";
  const fs::path data_ = scratch("data");
};

TEST_F(Watch, ASavedScriptIsLoadedAndItsScenariosRun) {
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("all scenarios: 2 scenarios pass")) << watch.all();
  save("cards/ours/ada.lua", gains("ada", "3"));
  ASSERT_TRUE(watch.says("1 of 1 scenario fails")) << watch.all();
  EXPECT_THAT(watch.last(), HasSubstr("FAILED  ada gains"));
  EXPECT_THAT(watch.last(), HasSubstr("scenarios/ada.lua:5: the stash: expected 11, but it is 13"));
  EXPECT_THAT(watch.last(), HasSubstr(path("cards/ours/ada.lua") + ": "));
  save("cards/ours/ada.lua", gains("ada", "1"));
  ASSERT_TRUE(watch.says("ada.lua: 1 scenario passes")) << watch.all();
}

TEST_F(Watch, AMistakeIsToldWithItsLineAndThePacksStayAsTheyWere) {
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("all scenarios:")) << watch.all();
  save("cards/ours/ada.lua", "card \"ada\" {\n  noon { text = \"Noon: Gain.\",\n    efect = { gain { ghost_rock = 1 } } },\n}\n");
  ASSERT_TRUE(watch.says("the packs stay as they were")) << watch.all();
  EXPECT_THAT(watch.last(), HasSubstr(path("cards/ours/ada.lua") + ":3:"));
  EXPECT_THAT(watch.last(), HasSubstr("(did you mean \"effect\"?)"));
  // A scenario is played with the packs of before.
  save("cards/ours/scenarios/bob.lua", scenario_of("bob", "12") + "\n");
  ASSERT_TRUE(watch.says("scenarios/bob.lua: ")) << watch.all();
  ASSERT_TRUE(watch.says("1 scenario passes")) << watch.all();
  save("cards/ours/ada.lua", gains("ada", "1") + "-- right again\n");
  ASSERT_TRUE(watch.says("ada.lua: 1 scenario passes")) << watch.all();
}

TEST_F(Watch, ASavedScenarioRunsAlone) {
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("all scenarios:")) << watch.all();
  save("cards/ours/scenarios/bob.lua", scenario_of("bob", "12") + scenario_of("ada", "99"));
  ASSERT_TRUE(watch.says("bob.lua: 1 of 2 scenarios fails")) << watch.all();
  EXPECT_THAT(watch.last(), HasSubstr("expected 99, but it is 11"));
  save("cards/ours/scenarios/bob.lua", "scenario \"half");
  ASSERT_TRUE(watch.says("1 scenario file does not load")) << watch.all();
  EXPECT_THAT(watch.last(), HasSubstr("scenarios/bob.lua:1:"));
  // What failed runs again when something else is saved.
  save("cards/ours/scenarios/bob.lua", scenario_of("bob", "13"));
  ASSERT_TRUE(watch.says("1 of 1 scenario fails")) << watch.all();
  save("cards/ours/bob.lua", gains("bob", "3"));
  ASSERT_TRUE(watch.says("bob.lua: 1 scenario passes")) << watch.all();
}

TEST_F(Watch, ChangedFactsRunTheScenariosOfTheirCards) {
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("all scenarios:")) << watch.all();
  save("cards/ours/pack.yaml", kHead + dude("ada", "Ada", "95001") + dude("bob", "Bob the Second", "95002"));
  ASSERT_TRUE(watch.says("pack.yaml: 1 scenario passes")) << watch.all();
}

TEST_F(Watch, NewCardsComeAndOldOnesGo) {
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("all scenarios:")) << watch.all();
  save("cards/ours/pack.yaml", kHead + dude("ada", "Ada", "95001") + dude("bob", "Bob", "95002") + dude("cy", "Cy", "95003"));
  ASSERT_TRUE(watch.says("new: Cy")) << watch.all();
  save("cards/ours/cy.lua", gains("cy", "4"));
  ASSERT_TRUE(watch.says("cy.lua: no scenario names it")) << watch.all();
  save("cards/ours/scenarios/cy.lua", scenario_of("cy", "14"));
  ASSERT_TRUE(watch.says("scenarios/cy.lua: 1 scenario passes")) << watch.all();
  // A whole pack.
  save("cards/theirs/pack.yaml", "id: theirs\nname: Theirs\nversion: 1.0.0\nlanguage: 1\nneeds: []\ncards:\n" + dude("dee", "Dee", "95004"));
  ASSERT_TRUE(watch.says("new: Dee")) << watch.all();
  fs::remove_all(data_ / "cards/theirs");
  ASSERT_TRUE(watch.says("gone: Dee")) << watch.all();
  EXPECT_EQ((watch.signal(SIGINT), watch.ends()), 0) << watch.all();
}

TEST_F(Watch, HalfWrittenAndDeletedFilesAreErrorsAndNoEnd) {
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("all scenarios:")) << watch.all();
  const std::string whole = read_file(path("cards/ours/pack.yaml"));
  for (const char* text : {"", "id: [ours", "id: ours\ncards: {", "\xFF\xFE\x00\x01", "cards:\n  - {"}) {
    save("cards/ours/pack.yaml", text);
    ASSERT_TRUE(watch.says("the packs stay as they were")) << text << "\n" << watch.all();
    EXPECT_THAT(watch.last(), HasSubstr("cards/ours/pack.yaml")) << text;
  }
  save("cards/ours/pack.yaml", whole);
  ASSERT_TRUE(watch.says("nothing that games know of has changed")) << watch.all();
  fs::rename(data_ / "cards", data_ / "away");
  ASSERT_TRUE(watch.says("the packs stay as they were")) << watch.all();
  fs::rename(data_ / "away", data_ / "cards");
  ASSERT_TRUE(watch.says("2 scenarios pass; nothing that games know of has changed")) << watch.all();
  EXPECT_EQ((watch.signal(SIGTERM), watch.ends()), 0) << watch.all();
}

TEST_F(Watch, AChangedWordRunsAllScenarios) {
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("all scenarios: 2 scenarios pass")) << watch.all();
  save("scripts/highnoon/numbers.lua", read_file(path("scripts/highnoon/numbers.lua")) + "-- a comment\n");
  ASSERT_TRUE(watch.says("numbers.lua: all scenarios follow")) << watch.all();
  ASSERT_TRUE(watch.says("all scenarios: 2 scenarios pass")) << watch.all();
  save("scripts/rulesets/reloaded.lua", read_file(path("scripts/rulesets/reloaded.lua")) + "-- a comment\n");
  ASSERT_TRUE(watch.says("reloaded.lua: all scenarios follow")) << watch.all();
  ASSERT_TRUE(watch.says("all scenarios: 2 scenarios pass")) << watch.all();
}

TEST_F(Watch, AChangedHouseRuleRunsTheScenariosThatNameIt) {
  save("cards/ours/scenarios/rules.lua",
       "scenario \"six\" {\n  house_rules = { \"hand_of_six\" },\n  function(t)\n    t:until_day(2)\n    t:expect(t:hand_count(1), 6, \"cards\")\n"
       "  end,\n}\n");
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("all scenarios: 3 scenarios pass")) << watch.all();
  save("scripts/house_rules/hand_of_six.lua", "house_rule \"hand_of_six\" {\n  text = \"Seven.\",\n  parameters = { hand_size = 7 },\n}\n");
  ASSERT_TRUE(watch.says("hand_of_six.lua: 1 of 1 scenario fails")) << watch.all();
  EXPECT_THAT(watch.last(), HasSubstr("expected 6, but it is 7"));
}

TEST_F(Watch, WithoutEventsItLooksByItself) {
  Running watch(command({"--poll"}), data_);
  ASSERT_TRUE(watch.says("by looking four times a second")) << watch.all();
  ASSERT_TRUE(watch.says("all scenarios:")) << watch.all();
  save("cards/ours/ada.lua", gains("ada", "3"));
  ASSERT_TRUE(watch.says("1 of 1 scenario fails")) << watch.all();
}

TEST_F(Watch, APackThatDoesNotLoadAtFirstIsWatchedUntilItDoes) {
  save("cards/ours/ada.lua", "card \"ada\" {");
  Running watch(command(), data_);
  ASSERT_TRUE(watch.says("Watching")) << watch.all();
  EXPECT_THAT(watch.last(), HasSubstr("ada.lua:1:"));
  save("cards/ours/ada.lua", gains("ada", "1"));
  ASSERT_TRUE(watch.says("all scenarios: 2 scenarios pass")) << watch.all();
}

TEST_F(Watch, OnceChecksAndTestsWhatIsThere) {
  Running fine(command({"--once"}), data_);
  EXPECT_EQ(fine.ends(), 0) << fine.all();
  EXPECT_THAT(fine.all(), HasSubstr("everything: 2 scenarios pass"));
  save("cards/ours/scenarios/bob.lua", scenario_of("bob", "99"));
  Running failing(command({"--once"}), data_);
  EXPECT_EQ(failing.ends(), 1) << failing.all();
  EXPECT_THAT(failing.all(), HasSubstr("everything: 1 of 2 scenarios fails"));
  save("cards/ours/bob.lua", "card \"bob\" {");
  Running broken(command({"--once"}), data_);
  EXPECT_EQ(broken.ends(), 1) << broken.all();
  EXPECT_THAT(broken.all(), HasSubstr("bob.lua:1:"));
}

TEST_F(Watch, DecksAreChecked) {
  save("cards/decks/mine.yaml", "name: Mine\noutfit: Nobody\ncards: []\n");
  Running once(command({"--once"}), data_);
  EXPECT_EQ(once.ends(), 1) << once.all();
  EXPECT_THAT(once.all(), HasSubstr("cards/decks/mine.yaml"));
}

TEST(WatchCommand, APathThatIsNotThereIsSaidAtOnce) {
  const Ran ran = run_highnoon("watch nowhere");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("nowhere: no such file or folder"));
}

TEST(WatchCommand, AnAuthorsOwnPackIsLoadedBesideTheStandardOnes) {
  const std::string pack = scratch("mine");
  ASSERT_EQ(run_highnoon("new pack mine --in " + fs::path(pack).parent_path().string()).status, 0);
  const Ran ran = run_highnoon("watch --once " + pack);
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("1 scenario passes"));
}

TEST(WatchCommand, PacksAreFoundHoweverDeepBelowAFolder) {
  const fs::path pack = scratch("all/of/mine/salt");
  ASSERT_EQ(run_highnoon("new pack salt --in " + pack.parent_path().string()).status, 0);
  const Ran ran = run_highnoon("watch --once " + scratch("all"));
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("1 scenario passes"));
}

}  // namespace
}  // namespace highnoon::test
