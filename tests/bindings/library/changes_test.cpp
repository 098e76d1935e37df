#include "highnoon/changes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>

#include "highnoon/scenario.hpp"
#include "tests/support/scratch.hpp"

namespace highnoon::test {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::string dude(const std::string& id, const std::string& title, const std::string& code, int cost) {
  return "  - id: " + id + "\n    code: \"" + code + "\"\n    title: " + title +
         "\n    type: dude\n    value: 5\n    suit: spades\n    bullets: 1 stud\n    influence: 1\n    cost: " + std::to_string(cost) +
         "\n    upkeep: 0\n";
}

/// A pack of two dudes, Ada with a script, an erratum and a house rule, that may be changed between loads.
class Changes : public testing::Test {
 protected:
  Changes() {
    facts(dude("ada", "Ada", "95001", 1) + dude("bob", "Bob", "95002", 1));
    script("ada", 1);
  }
  void facts(const std::string& cards) const {
    scratch_.write("ours/pack.yaml", "id: ours\nname: Ours\nversion: 1.0.0\nlanguage: 1\npermissions: rules\ncards:\n" + cards);
  }
  void script(const std::string& id, int amount) const {
    scratch_.write("ours/" + id + ".lua", "card \"" + id + "\" {\n  noon { text = \"Noon: Gain.\", effect = { gain { ghost_rock = " +
                                              std::to_string(amount) + " } } },\n}\n");
  }
  void erratum(int cost, const std::string& comment = "") const {
    scratch_.write("ours/errata/ours.lua", comment + "erratum \"OUR-1\" {\n  card = \"95002\", date = \"2020-01-01\", reason = \"So.\",\n" +
                                               "  facts = { cost = " + std::to_string(cost) + " },\n}\n");
  }
  Library load() const {
    Result<Library> library = Library::load({scratch_.folder() / "ours"}, {.standard_packs = false});
    EXPECT_TRUE(library) << (library ? "" : library.error().message);
    return *library;
  }

  Scratch scratch_;
};

TEST_F(Changes, ThereAreNoneBetweenTheSameFiles) {
  const LibraryChanges changes = changes_between(load(), load());
  EXPECT_FALSE(changes.content);
  EXPECT_THAT(changes.cards, IsEmpty());
  EXPECT_FALSE(changes.reach_everything());
  EXPECT_EQ(to_string(changes), "");
}

TEST_F(Changes, NameTheCardsWhoseFactsScriptOrErrataDiffer) {
  const Library before = load();
  facts(dude("ada", "Ada", "95001", 1) + dude("bob", "Bob", "95002", 2));
  script("ada", 2);
  const Library after = load();
  EXPECT_EQ(to_string(changes_between(before, after)), "Ada (script), Bob (facts)");
  EXPECT_TRUE(changes_between(before, after).content);
  erratum(3);
  const Library corrected = load();
  EXPECT_EQ(to_string(changes_between(after, corrected)), "Bob (errata)");
  erratum(4);
  EXPECT_EQ(to_string(changes_between(corrected, load())), "Bob (errata)");
  erratum(4, "-- a comment above\n");
  const Library commented = load();
  erratum(4);
  EXPECT_EQ(to_string(changes_between(commented, load())), "");
}

TEST_F(Changes, NameNewCardsAndThoseThatAreGone) {
  const Library before = load();
  facts(dude("zoe", "Zoe", "95000", 1) + dude("ada", "Ada", "95001", 1));
  const Library after = load();
  EXPECT_EQ(to_string(changes_between(before, after)), "Zoe (new), Bob (gone)") << "other numbers in the pack are no change of Ada";
  script("zoe", 1);
  EXPECT_EQ(to_string(changes_between(after, load())), "Zoe (script)");
}

TEST_F(Changes, NameHouseRulesAndRulesets) {
  scratch_.write("ours/house_rules/short.lua", "house_rule \"short\" { text = \"Short.\", parameters = { day_limit = 3 } }\n");
  const Library before = load();
  scratch_.write("ours/house_rules/short.lua", "house_rule \"short\" { text = \"Short.\", parameters = { day_limit = 4 } }\n");
  const Library after = load();
  const LibraryChanges changes = changes_between(before, after);
  EXPECT_THAT(changes.house_rules, ElementsAre("short"));
  EXPECT_FALSE(changes.reach_everything());
  EXPECT_EQ(to_string(changes), "house rule short");
  scratch_.write("ours/rulesets/odd.lua", "-- nothing yet\n");
  EXPECT_TRUE(changes_between(after, load()).reach_everything());
}

TEST_F(Changes, ScenariosAreFoundByTheNamesInThem) {
  const fs::path own = scratch_.write("ours/scenarios/ada.lua", "-- nothing in quotes\n");
  const fs::path other = scratch_.write("ours/scenarios/pair.lua", "t:dude { card = \"bob\" }; t:dude { card = 'ada' }\n");
  const fs::path none = scratch_.write("ours/scenarios/x.lua", "ada and \"adamant\"\n");
  const std::vector<fs::path> all = {own, other, none};
  EXPECT_THAT(scenarios_naming(all, {"ada"}), ElementsAre(own, other));
  EXPECT_THAT(scenarios_naming(all, {"bob"}), ElementsAre(other));
  EXPECT_THAT(scenarios_naming(all, {}), IsEmpty());
}

TEST_F(Changes, ARunOfScenariosMayBeEnded) {
  std::string text;
  for (int i = 0; i < 20; ++i) text += "scenario \"number " + std::to_string(i) + "\" { function(t) t:dude { card = \"ada\" } end }\n";
  const fs::path file = scratch_.write("ours/scenarios/many.lua", text);
  for (const int threads : {1, 3}) {
    std::atomic<int> asked{0};
    ScenarioOptions options;
    options.threads = threads;
    options.goes_on = [&] { return ++asked <= 5; };
    const auto results = run_scenarios(load(), {file}, options);
    ASSERT_TRUE(results) << results.error().message;
    EXPECT_THAT(*results, SizeIs(5));
    for (const ScenarioResult& result : *results) EXPECT_FALSE(result.name.empty());
  }
}

}  // namespace
}  // namespace highnoon::test
