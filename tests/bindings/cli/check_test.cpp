#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;

TEST(Check, TheBaseSetIsCleanAndItsScriptsAreCounted) {
  const Ran ran = run_highnoon("check cards/base_set");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, testing::ContainsRegex("base_set +146 +146 +[0-9]+"));
  EXPECT_THAT(ran.out, HasSubstr("Nothing is wrong."));
}

TEST(Check, NamesFileAndLineOfBadFacts) {
  write_file(scratch("mod/pack.yaml"),
             "id: mod\nname: Mod\nversion: 1.0.0\nlanguage: 1\nneeds: [base_set]\ncards:\n"
             "  - id: odd_one\n    code: \"99001\"\n    title: Odd One\n    type: dood\n");
  const Ran ran = run_highnoon("check " + scratch("mod"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, scratch("mod/pack.yaml")), 10) << ran.err;
}

TEST(Check, NamesFileAndLineOfABadScript) {
  write_file(scratch("mod/pack.yaml"),
             "id: mod\nname: Mod\nversion: 1.0.0\nlanguage: 1\nneeds: [base_set]\ncards:\n"
             "  - id: odd_one\n    code: \"99001\"\n    title: Odd One\n    type: dude\n    value: 5\n    suit: spades\n"
             "    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n");
  write_file(scratch("mod/odd_one.lua"), "card \"odd_one\" {\n  noon {\n    texxt = \"misspelt\",\n  },\n}\n");
  const Ran ran = run_highnoon("check " + scratch("mod"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr(scratch("mod/odd_one.lua") + ":3:5: error: odd_one: unknown key \"texxt\"")) << ran.err;

  const Ran json = run_highnoon("check --json " + scratch("mod"));
  EXPECT_EQ(json.status, 1);
  const auto found = nlohmann::json::parse(json.out);
  ASSERT_EQ(found["diagnostics"].size(), found["errors"]);
  EXPECT_EQ(found["warnings"], 0);
  const auto& key = *std::find_if(found["diagnostics"].begin(), found["diagnostics"].end(), [](const auto& d) { return d["rule"] == "unknown-key"; });
  EXPECT_EQ(key["file"], scratch("mod/odd_one.lua"));
  EXPECT_EQ(key["line"], 3);
  EXPECT_EQ(key["column"], 5);
  EXPECT_EQ(key["severity"], "error");
  EXPECT_EQ(key["card"], "odd_one");
  EXPECT_THAT(key["message"].get<std::string>(), HasSubstr("(did you mean \"text\"?)"));
}

TEST(Check, JsonHoldsCountsAndDecks) {
  write_file(scratch("deck.yaml"), "name: Short\noutfit: The Fourth Ring\ncards:\n  Blood Curse: 7\n");
  const Ran ran = run_highnoon("check --json cards/base_set " + scratch("deck.yaml"));
  EXPECT_EQ(ran.status, 1);
  const auto found = nlohmann::json::parse(ran.out);
  EXPECT_TRUE(found["diagnostics"].empty());
  ASSERT_EQ(found["packs"].size(), 1u);
  EXPECT_EQ(found["packs"][0]["pack"], "base_set");
  EXPECT_EQ(found["packs"][0]["printings"], 146);
  EXPECT_EQ(found["packs"][0]["designs"].get<std::size_t>(),
            found["packs"][0]["scripted"].get<std::size_t>() + found["packs"][0]["without_script"].size());
  ASSERT_EQ(found["decks"].size(), 1u);
  EXPECT_EQ(found["decks"][0]["legal"], false);
  EXPECT_GE(found["decks"][0]["faults"].size(), 3u);
  EXPECT_THAT(found["decks"][0]["faults"][0].get<std::string>(), HasSubstr(scratch("deck.yaml") + ":"));
}

TEST(Check, CountsTheFunctionsOfCardsByTheirKind) {
  const auto dude = [](const std::string& id, const std::string& code) {
    return "  - id: " + id + "\n    code: \"" + code + "\"\n    title: " + id + "\n    type: dude\n    value: 5\n    suit: spades\n" +
           "    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n";
  };
  write_file(scratch("mod/pack.yaml"), "id: mod\nname: Mod\nversion: 1.0.0\nlanguage: 1\nneeds: [base_set]\ncards:\n" +
                                           dude("odd_one", "99001") + dude("plain_one", "99002"));
  write_file(scratch("mod/odd_one.lua"),
             "card \"odd_one\" {\n  noon {\n    text = \"Noon: Odd.\",\n    condition = function(read) return true end,\n    effect = {\n"
             "      gain { ghost_rock = function(read)\n        return 1\n      end },\n"
             "      function(play)\n        play:draw(1)\n      end,\n    },\n  },\n}\n");
  write_file(scratch("mod/plain_one.lua"), "card \"plain_one\" {\n  noon {\n    text = \"Noon: Plain.\",\n    effect = { draw(1) },\n  },\n}\n");
  const Ran ran = run_highnoon("check --functions " + scratch("mod"));
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("1 of 2 cards need no function"));
  EXPECT_THAT(ran.out, testing::ContainsRegex("all +3 +1"));
  EXPECT_THAT(ran.out, HasSubstr("odd_one.lua:4: odd_one: condition\n"));
  EXPECT_THAT(ran.out, HasSubstr("odd_one.lua:6: odd_one: number\n"));
  EXPECT_THAT(ran.out, HasSubstr("odd_one.lua:9: odd_one: effect\n"));
}

TEST(Check, ErrataAreSilentAboutACardWhoseScriptIsWrong) {
  write_file(scratch("mod/pack.yaml"),
             "id: mod\nname: Mod\nversion: 1.0.0\nlanguage: 1\nneeds: [base_set]\ncards:\n"
             "  - id: odd_one\n    code: \"99001\"\n    title: Odd One\n    type: dude\n    value: 5\n    suit: spades\n"
             "    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n");
  write_file(scratch("mod/odd_one.lua"), "card \"odd_one\" {\n  triat { text = \"misspelt\" },\n}\n");
  write_file(scratch("mod/errata/mod.lua"),
             "erratum \"E-1\" {\n  card = \"99001\",\n  date = \"2020-01-01\",\n  reason = \"A word was wrong.\",\n"
             "  before = \"unknown\",\n  concerns = { trait = { 1 } },\n}\n");
  const Ran ran = run_highnoon("check " + scratch("mod"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, scratch("mod/odd_one.lua")), 2) << ran.err;
  EXPECT_THAT(ran.err, testing::Not(HasSubstr("errata/mod.lua"))) << ran.err;
}

/// A pack with one dude whose printed card has one ability and one trait, and its script.
Ran check_counted(const std::string& script) {
  write_file(scratch("mod/pack.yaml"),
             "id: mod\nname: Mod\nversion: 1.0.0\nlanguage: 1\nneeds: [base_set]\ncards:\n"
             "  - id: odd_one\n    code: \"99001\"\n    title: Odd One\n    type: dude\n    value: 5\n    suit: spades\n"
             "    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n    abilities: 1\n    traits: 1\n");
  write_file(scratch("mod/odd_one.lua"), script);
  return run_highnoon("check " + scratch("mod"));
}

const std::string kNoon = "  noon { text = \"Gain 1.\", effect = { gain(1) } },\n";
const std::string kTrait = "  trait { text = \"Strong.\", gives = { bullets = 1 } },\n";
const std::string kMore = "  trait { text = \"And loved.\", gives = { influence = 1 }, continues = true },\n";

TEST(Check, HoldsScriptsAgainstTheCountsOfThePrintedCards) {
  EXPECT_EQ(check_counted("card \"odd_one\" {\n" + kTrait + kNoon + "}\n").status, 0);
  const Ran none = check_counted("card \"odd_one\" {\n" + kNoon + "}\n");
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(line_named(none.err, scratch("mod/odd_one.lua")), 2) << none.err;
  EXPECT_THAT(none.err, HasSubstr("odd_one: the printed card has 1 trait, the script no trait"));
  const Ran three = check_counted("card \"odd_one\" {\n" + kTrait + kNoon + kNoon + "}\n");
  EXPECT_EQ(three.status, 1);
  EXPECT_THAT(three.err, HasSubstr("the printed card has 1 ability, the script 2 abilities; what goes on"));
}

TEST(Check, NoScriptLeavesOutAnAbilityOfThePrintedCard) {
  const Ran ran = run_highnoon("check cards");
  EXPECT_EQ(ran.status, 0) << ran.err;
}

TEST(Check, CountsWhatContinuesWithWhatStandsAboveIt) {
  EXPECT_EQ(check_counted("card \"odd_one\" {\n" + kTrait + kMore + kNoon + "}\n").status, 0);
  const Ran first = check_counted("card \"odd_one\" {\n" + kMore + kNoon + "}\n");
  EXPECT_EQ(first.status, 1);
  EXPECT_THAT(first.err, HasSubstr("there is nothing above that this could continue"));
}

TEST(Check, ListsEveryFaultOfADeck) {
  write_file(scratch("deck.yaml"), "name: Short\noutfit: The Fourth Ring\ncards:\n  Blood Curse: 7\n");
  const Ran ran = run_highnoon("check " + scratch("deck.yaml"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr(scratch("deck.yaml")));
  EXPECT_GE(std::count(ran.err.begin(), ran.err.end(), '\n'), 3) << "too few cards, too many of a title, and the sum";
}

TEST(Check, LegalDecksAreSaidToBe) {
  const Ran ran = run_highnoon("check " + kDecks);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("morgan_cattle_co.yaml: a legal deck"));
}

TEST(Check, AMissingPathIsAnError) {
  const Ran ran = run_highnoon("check " + scratch("nothing"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr(scratch("nothing")));
}

TEST(Card, ShowsFactsAndOurWords) {
  const Ran ran = run_highnoon("card blood curse");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Blood Curse (base_set"));
  EXPECT_THAT(ran.out, HasSubstr("spell"));
  EXPECT_EQ(run_highnoon("card 01005").status, 0);
}

TEST(Card, ThatDoesNotExistIsAnErrorWithTheNearestTitle) {
  const Ran ran = run_highnoon("card Blod Curse");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("did you mean \"Blood Curse\"?"));
}

TEST(Program, WrongCommandsAreErrorsOfTheCommandLine) {
  EXPECT_EQ(run_highnoon("").status, 2);
  EXPECT_EQ(run_highnoon("dance").status, 2);
  EXPECT_EQ(run_highnoon("--help").status, 0);
}

TEST(Bench, SetsEveryFigureBesideItsBudget) {
  const Ran ran = run_highnoon("bench --seconds 0.05");
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* what : {"whole random games", "decisions", "five-card hands", "a new game", "two players", "six players", "copy",
                           "best five of eight", "loading every pack"}) {
    EXPECT_THAT(ran.out, HasSubstr(what));
  }
}

}  // namespace
}  // namespace highnoon::test
