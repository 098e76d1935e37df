#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Runs a file of scenarios that holds this text.
Ran run_scenarios(const std::string& text, const std::string& more = "") {
  const std::string file = scratch("scenarios/some.lua");
  write_file(file, text);
  return run_highnoon("test " + file + " " + more);
}

/// One scenario with this body.
Ran run_scenario(const std::string& body, const std::string& more = "") {
  return run_scenarios("scenario \"It\" {\n  function(t)\n" + body + "\n  end,\n}\n", more);
}

const std::string kMoves = "local dude = t:dude {}\n t:move(dude, \"square\")\n t:expect(t:where(dude), t:place \"square\")\n";

TEST(Scenario, PassesAndIsCounted) {
  const Ran ran = run_scenario(kMoves);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("ok      It\n"));
  EXPECT_THAT(ran.out, HasSubstr("1 passed, 0 failed"));
}

TEST(Scenario, IsFoundInAFolderThatStandsInScenarios) {
  const std::string folder = scratch("scenarios/of_moves");
  write_file(folder + "/one.lua", "scenario \"It\" {\n  function(t)\n" + kMoves + "  end,\n}\n");
  const Ran ran = run_highnoon("test " + folder);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("1 passed, 0 failed"));
}

TEST(Scenario, FailureTellsWhatWasExpectedWhereAndWhatHadHappened) {
  const Ran ran = run_scenario(kMoves + "t:expect(t:where(dude), t:place \"home 2\", \"the place\")");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.out, scratch("scenarios/some.lua")), 6) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("the place: expected P2's home, but it is the town square"));
  EXPECT_THAT(ran.out, HasSubstr("P2 decides (noon_play)"));
  EXPECT_THAT(ran.out, HasSubstr("moves from P1's home to the town square"));
  EXPECT_THAT(ran.out, HasSubstr("0 passed, 1 failed"));
}

TEST(Scenario, TablesAreEqualIfAllInThemIs) {
  EXPECT_EQ(run_scenario("local dude = t:dude {}\n t:expect({ 1, \"a\", { where = t:where(dude) } }, { 1, \"a\", { where = t:place \"home 1\" } })").status, 0);
  EXPECT_EQ(run_scenario("t:expect({ 1, 2 }, { 1, 2, 3 })").status, 1);
  EXPECT_EQ(run_scenario("t:expect({ 1, 2, 3 }, { 1, 2 })").status, 1);
  EXPECT_EQ(run_scenario("t:expect({ a = 1 }, { b = 1 })").status, 1);
  EXPECT_EQ(run_scenario("t:expect({}, 0)").status, 1);
}

TEST(Scenario, TablesThatDifferAreToldPlaceByPlace) {
  const Ran ran = run_scenario(
      "local ann = t:dude { title = \"Ann\" }\n local bob = t:dude { title = \"Bob\" }\n"
      "t:expect({ ann, 2, { bullets = 3 }, more = true }, { bob, 2, { bullets = 4 }, less = 1 }, \"the list\")");
  EXPECT_THAT(ran.out, HasSubstr("the list:\n    expected { Bob, 2, { bullets = 4 }, less = 1 }\n    but it is { Ann, 2, { bullets = 3 }, more = true }\n"));
  EXPECT_THAT(ran.out, HasSubstr("\n      at [  1]: expected Bob, but it is Ann\n"));
  EXPECT_THAT(ran.out, HasSubstr("\n      at [  3].bullets: expected 4, but it is 3\n"));
  EXPECT_THAT(ran.out, HasSubstr("\n      at .less: expected 1, but there is nothing\n"));
  EXPECT_THAT(ran.out, HasSubstr("\n      at .more: true is not expected\n"));
  EXPECT_THAT(ran.out, Not(HasSubstr("at [  2]")));
}

TEST(Scenario, TextsThatReadLikeNumbersAreToldApart) {
  EXPECT_THAT(run_scenario("t:expect(1, \"1\")").out, HasSubstr("expected \"1\", but it is 1"));
}

TEST(Scenario, TablesInThemselvesAreNoTrap) {
  EXPECT_EQ(run_scenario("local a, b = {}, {}\n a[1], b[1] = a, b\n t:expect(a, b)").status, 1);
}

TEST(Scenario, WhatIsNotOfferedFailsWithTheOptions) {
  const Ran ran = run_scenario("local dude = t:dude { title = \"Slow\", at = \"square\" }\n t:move(dude, \"square\")");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("not offered: moving Slow"));
  EXPECT_THAT(ran.out, HasSubstr("Move Slow to P1's home"));
}

TEST(Scenario, ScriptedCardThatNobodyDrewFails) {
  const Ran ran = run_scenario("t:dude {}\n t:pulls(1, \"KC\")");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("scripted cards that nobody drew: P1:"));
}

TEST(Scenario, CardsAreDrawnInTheOrderWritten) {
  EXPECT_EQ(run_scenario("local a = t:dude { at = \"square\" }\n local b = t:dude { player = 2, at = \"square\" }\n"
                         "t:draws(1, \"KC KD KH 2S\")\n t:draws(1, \"3D\")\n t:draws(2, \"9C 9D 9H 9S 2C\")\n"
                         "t:call_out(a, b)\n t:accept()\n t:go_on_to(\"resolution_play\", 1)\n"
                         "t:expect(t:rank(1), 4)\n t:expect(t:rank(2), 8)")
                .status,
            0);
}

TEST(Scenario, RefusalsAreChecked) {
  const std::string ranch = "local ranch = t:deed { card = \"railroad_station\" }\n";
  EXPECT_EQ(run_scenario(ranch + "t:refuses(ranch)").status, 0);
  const Ran ran = run_scenario(ranch + "t:dude { at = ranch }\n t:refuses(ranch)");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("can be used, though it should not: Railroad Station (\"Use Railroad Station"));
}

TEST(Scenario, UnknownCardsAndKeysAreNamed) {
  EXPECT_THAT(run_scenario("t:dude { card = \"steel_archer\" }").out, HasSubstr("steele_archer"));
  EXPECT_THAT(run_scenario("t:dude { bulets = 2 }").out, HasSubstr("unknown key \"bulets\""));
  EXPECT_THAT(run_scenario("t:dude { at = \"nowhere\" }").out, HasSubstr("no place \"nowhere\""));
}

TEST(Scenario, OptionsAreTakenByTheirText) {
  EXPECT_EQ(run_scenario("local dude = t:dude { title = \"Ann\" }\n t:take \"Move Ann to the town square\"\n"
                         "t:expect(t:happened \"dude.moved\", 1)")
                .status,
            0);
  const Ran ran = run_scenario("t:dude { title = \"Ann\" }\n t:take \"Move Ann\"");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("fits several options"));
}

TEST(Scenario, EachPlayWaitsForTheScenario) {
  // Player 2 has nothing to do but to pass; that is still said, and the day does not run away.
  EXPECT_EQ(run_scenario(kMoves + "t:expect(t:asked(), \"noon_play\")\n t:pass()\n t:pass()\n t:expect(t:phase(), \"noon\")").status, 0);
}

TEST(Scenario, OthersRunWhenOneFails) {
  const Ran ran = run_scenarios("scenario \"Bad\" { function() error(\"no\") end }\nscenario \"Good\" { function() end }\n", "--threads 2");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("FAILED  Bad"));
  EXPECT_THAT(ran.out, HasSubstr("ok      Good"));
  EXPECT_THAT(ran.out, HasSubstr("1 passed, 1 failed"));
}

TEST(Scenario, KeywordsAreRead) {
  EXPECT_EQ(run_scenario("local deed = t:deed { keywords = { \"Saloon\" } }\n t:expect_true(t:has(deed, \"Saloon\"))\n"
                         "t:expect(t:has(deed, \"Ranch\"), false)")
                .status,
            0);
  EXPECT_THAT(run_scenario("t:has(t:deed {}, \"Saloom\")").out, HasSubstr("no keyword \"Saloom\" (did you mean \"Saloon\"?)"));
}

TEST(Scenario, CardsInPlayAreFoundByTheirTitle) {
  EXPECT_EQ(run_scenario("t:in_hand { title = \"Ann\" }\n local a = t:dude { title = \"Ann\" }\n local b = t:dude { title = \"Ann\", player = 2 }\n"
                         "t:expect(t:find(\"Ann\", 1), a)\n t:expect(t:find(\"Ann\", 2), b)")
                .status,
            0);
  EXPECT_THAT(run_scenario("t:dude { title = \"Bob\", player = 2 }\n t:find \"Ann\"").out,
              HasSubstr("no card in play is \"Ann\"; in play are P1's home (P1), P2's home (P2), Bob (P2)"));
}

TEST(Scenario, TitleOfSeveralCardsFindsNoneOfThem) {
  const std::string two = "t:dude { title = \"Ann\" }\n t:dude { title = \"Ann\", player = 2 }\n";
  EXPECT_THAT(run_scenario(two + "t:find \"Ann\"").out, HasSubstr("several cards in play are \"Ann\": say whose"));
  EXPECT_THAT(run_scenario(two + "t:dude { title = \"Ann\" }\n t:find(\"Ann\", 1)").out, HasSubstr("several cards in play are \"Ann\"\n"));
}

TEST(Scenario, TellsWhoKnowsACard) {
  // A hand is known to its player, what is in play to all, the deck to nobody, until somebody looks.
  const Ran ran = run_scenario(
      "local mine = t:in_hand {}\n local theirs = t:in_hand { player = 2 }\n local ann = t:dude {}\n"
      "local top = t:on_top_of_deck {}\n local felix = t:dude { card = \"felix_amador\" }\n t:spell { card = \"lay_on_hands\", on = felix }\n"
      "t:expect({ t:knows(1, mine), t:knows(2, mine) }, { true, false })\n"
      "t:expect({ t:knows(1, theirs), t:knows(2, theirs) }, { false, true })\n"
      "t:expect({ t:knows(1, ann), t:knows(2, ann) }, { true, true })\n"
      "t:expect({ t:knows(1, top), t:knows(2, top) }, { false, false })\n t:use(felix)\n"
      "t:expect({ t:knows(1, top), t:knows(2, top) }, { true, false })");
  EXPECT_EQ(ran.status, 0) << ran.out;
}

TEST(Scenario, TwoToSixPlayersSitAtTheTable) {
  const Ran ran = run_scenario(
      "t:players(6)\n local sixth = t:dude { player = 6 }\n local third = t:dude { player = 3, at = \"home 6\" }\n t:ghost_rock(5, 3)\n"
      "t:expect(t:where(sixth), t:place \"home 6\")\n t:expect(t:where(third), t:where(sixth))\n"
      "t:until_turn_of(6)\n t:move(sixth, \"home 4\")\n t:expect(t:where(sixth), t:place \"home 4\")\n"
      "t:expect({ t:asked() }, { \"noon_play\", 1 })\n t:expect({ t:ghost_rock(5), t:ghost_rock(6) }, { 3, 10 })");
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_THAT(run_scenario("t:players(7)").out, HasSubstr("from 2 to 6 play"));
  EXPECT_THAT(run_scenario("t:dude { player = 3 }").out, HasSubstr("there is no player 3"));
  EXPECT_THAT(run_scenario("t:place \"home 3\"").out, HasSubstr("there is no player 3"));
  EXPECT_THAT(run_scenario("t:pass()\n t:players(3)").out, HasSubstr("before play begins"));
}

TEST(Scenario, MayBeginWhenTheGameIsSetUp) {
  EXPECT_EQ(run_scenario("t:phase \"setup\"\n t:hand(1, 3)\n local gina = t:dude { card = \"genesee_gina_tailfeathers\" }\n"
                         "t:expect(t:day(), 0)\n t:expect(t:phase(), \"setup\")\n t:use(gina)\n"
                         "t:go_on_to(\"noon_play\")\n t:expect(t:day(), 1)\n t:expect(t:phase(), \"noon\")")
                .status,
            0);
}

TEST(Scenario, MayBePlayedByHouseRules) {
  const std::string body = "function(t) t:until_day(2) t:expect({ t:hand_count(1), t:happened \"lowball.ante_paid\" }, { 6, 0 }) end }\n";
  const Ran ran = run_scenarios("scenario \"It\" { house_rules = { \"hand_of_six\", \"no_ante\" }, " + body);
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_EQ(run_scenarios("scenario \"It\" { " + body).status, 1) << "only who names them";
  EXPECT_THAT(run_scenarios("scenario \"It\" { house_rules = { \"hand_of_sixx\" }, " + body).out,
              HasSubstr("no house rule is named \"hand_of_sixx\" (did you mean \"hand_of_six\"?)"));
}

TEST(Scenario, FilterPicksByName) {
  const std::string two = "scenario \"One\" { function() error(\"no\") end }\nscenario \"Two\" { function() end }\n";
  const Ran ran = run_scenarios(two, "--filter Two");
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("1 passed, 0 failed"));
  EXPECT_EQ(run_scenarios(two, "--filter Three").status, 1) << "a filter that fits nothing is a mistake";
}

TEST(Scenario, RunsThatDoNotEndAreStopped) {
  const Ran ran = run_scenario("while true do pcall(function() while true do end end) end");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("runs too long"));
}

TEST(Scenario, TooMuchMemoryIsRefused) {
  const Ran ran = run_scenario("local s = \"x\"\n while true do s = s .. s end");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("not enough memory"));
}

TEST(Scenario, FilesOfTheSystemAreOutOfReach) {
  for (const char* call : {"io.open(\"x\")", "os.remove(\"x\")", "dofile(\"x\")", "require(\"x\")", "load(\"x\")"}) {
    EXPECT_EQ(run_scenario(call).status, 1) << call;
  }
}

TEST(Scenario, FileThatIsNoLuaIsNamedWithItsLine) {
  const Ran ran = run_scenarios("scenario \"It\" {\n  function(t) t:dude { end,\n}\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, scratch("scenarios/some.lua")), 2) << ran.err;
}

TEST(Scenario, MissingPathsAndEmptyFoldersAreErrors) {
  EXPECT_EQ(run_highnoon("test " + scratch("nothing")).status, 1);
  write_file(scratch("empty/readme.txt"), "");
  EXPECT_THAT(run_highnoon("test " + scratch("empty")).err, HasSubstr("no scenarios"));
}

TEST(Scenario, ProvesOnlyRulesOfTheIndex) {
  const auto proves = [](const std::string& list) { return run_scenarios("scenario \"It\" { proves = { " + list + " }, function() end }\n"); };
  EXPECT_EQ(proves("\"RC-CARD-030\"").status, 0);
  EXPECT_THAT(proves("\"RC-CARD-999\"").out, HasSubstr("RC-CARD-999 is not in the rule index"));
  EXPECT_THAT(proves("\"RC-CARD-030\", \"RC-CARD-030\"").out, HasSubstr("claimed twice"));
  EXPECT_EQ(proves("\"RC-CARD-030\", \"RC-CARD-031\", \"RC-CARD-032\", \"RC-CARD-033\"").status, 1);
}

TEST(Scenario, OnlyWhatPassedIsClaimed) {
  const std::string folder = scratch("claims");
  const char* before = std::getenv("HIGHNOON_CLAIMS_DIR");
  const std::string kept = before != nullptr ? before : "";
  setenv("HIGHNOON_CLAIMS_DIR", folder.c_str(), 1);
  run_scenarios(
      "scenario \"Good\" { proves = { \"RC-CARD-030\" }, function() end }\n"
      "scenario \"Bad\" { proves = { \"RC-CARD-031\" }, function() error(\"no\") end }\n");
  before != nullptr ? setenv("HIGHNOON_CLAIMS_DIR", kept.c_str(), 1) : unsetenv("HIGHNOON_CLAIMS_DIR");
  EXPECT_EQ(read_file(folder + "/scenarios.claims"), "RC-CARD-030\tScenario.Good\n");
}

/// A pack of one dude with this ability, and a scenario that uses it.
std::string pack_with(const std::string& effect) {
  write_file(scratch("mod/pack.yaml"),
             "id: mod\nname: Mod\nversion: 1.0.0\nlanguage: 1\nneeds: [base_set]\ncards:\n"
             "  - id: odd_one\n    code: \"99001\"\n    title: Odd One\n    type: dude\n    value: 5\n    suit: spades\n"
             "    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n");
  write_file(scratch("mod/odd_one.lua"),
             "card \"odd_one\" {\n  noon {\n    text = \"Noon: An effect.\",\n    effect = { " + effect + " },\n  },\n}\n");
  write_file(scratch("mod/scenarios/odd_one.lua"),
             "scenario \"Odd\" {\n  function(t)\n    t:use(t:dude { card = \"odd_one\" })\n    t:expect(t:ghost_rock(1), 11)\n  end,\n}\n");
  return scratch("mod");
}

TEST(Scenario, PackOfAnAuthorIsLoadedWithItsScenarios) {
  const Ran ran = run_highnoon("test " + pack_with("gain { ghost_rock = 1 }"));
  EXPECT_EQ(ran.status, 0) << ran.err << ran.out;
}

TEST(Scenario, CoverageListsWhatNoPassingScenarioUsed) {
  const std::string path = pack_with("gain { ghost_rock = 1 }");
  EXPECT_THAT(run_highnoon("test --coverage " + path).out, HasSubstr("1 of 1 abilities and traits are used"));
  write_file(path + "/scenarios/odd_one.lua", "scenario \"Idle\" { function(t) t:refuses(t:dude { card = \"odd_one\", booted = true }) end }\n");
  write_file(path + "/odd_one.lua",
             "card \"odd_one\" {\n  noon {\n    text = \"Noon: It.\",\n    cost = { boot },\n    effect = { gain { ghost_rock = 1 } },\n  },\n"
             "  trait { text = \"Always.\", affects = self, gives = { bullets = 1 } },\n"
             "  trait { text = \"At a Saloon.\", condition = at { keyword = \"Saloon\" }, affects = self, gives = { influence = 1 } },\n"
             "  trait { text = \"When it moves.\", when = moved { self }, effect = { draw(1) } },\n}\n");
  const Ran ran = run_highnoon("test --coverage " + path);
  EXPECT_EQ(ran.status, 0) << "what is not used is no failure";
  EXPECT_THAT(ran.out, HasSubstr("odd_one: never used: ability 1 (Noon): Noon: It."));
  EXPECT_THAT(ran.out, Not(HasSubstr("ability 2")));
  EXPECT_THAT(ran.out, HasSubstr("odd_one: never used: ability 3 (trait): At a Saloon."));
  EXPECT_THAT(ran.out, HasSubstr("odd_one: never used: ability 4 (triggered trait): When it moves."));
  EXPECT_THAT(ran.out, HasSubstr("1 of 4 abilities and traits are used"));
}

TEST(Scenario, CoverageCountsPassingScenariosOnly) {
  const std::string path = pack_with("gain { ghost_rock = 2 }");
  EXPECT_THAT(run_highnoon("test --coverage " + path).out, HasSubstr("0 of 1 abilities and traits are used"));
}

TEST(Scenario, JsonTellsResultsAndCoverage) {
  const Ran ran = run_highnoon("test --json --coverage " + pack_with("gain { ghost_rock = 1 }"));
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto report = nlohmann::json::parse(ran.out);
  EXPECT_EQ(report["passed"], 1);
  EXPECT_EQ(report["failed"], 0);
  EXPECT_EQ(report["scenarios"][0]["name"], "Odd");
  EXPECT_EQ(report["coverage"]["used"], 1);
  EXPECT_EQ(report["coverage"]["list"][0]["scenarios"], 1);
  const auto failed = nlohmann::json::parse(run_highnoon("test --json " + pack_with("gain { ghost_rock = 2 }")).out);
  EXPECT_EQ(failed["failed"], 1);
  EXPECT_THAT(std::string(failed["scenarios"][0]["message"]), HasSubstr("expected 11, but it is 12"));
  EXPECT_FALSE(failed.contains("coverage"));
}

TEST(Scenario, EndlessChoicesAreStopped) {
  const Ran ran = run_scenario("t:dude {}\n while true do t:pass() end");
  EXPECT_EQ(ran.status, 1);
}

TEST(Scenario, ErrorInACardsScriptFails) {
  const Ran ran = run_highnoon("test " + pack_with("function(play) local nothing = nil; return nothing.bullets end"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("a script failed: "));
  EXPECT_GT(line_named(ran.out, "odd_one.lua"), 0) << ran.out;
  EXPECT_THAT(ran.out, Not(HasSubstr("1 passed")));
}

}  // namespace
}  // namespace highnoon::test
