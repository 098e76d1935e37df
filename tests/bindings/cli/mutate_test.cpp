#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A pack of one dude with this ability, and one file of scenarios.
std::string pack(const std::string& ability, const std::string& scenarios,
                 const std::string& file = "odd_one.lua") {
  write_file(scratch("mod/pack.yaml"),
             "id: mod\nname: Mod\nversion: 1.0.0\nlanguage: 1\nneeds: [base_set]\ncards:\n"
             "  - id: odd_one\n    code: \"99001\"\n    title: Odd One\n    type: dude\n    value: "
             "5\n    suit: spades\n"
             "    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n");
  write_file(scratch("mod/odd_one.lua"),
             "card \"odd_one\" {\n  noon {\n    text = \"Noon: It.\",\n" + ability + "  },\n}\n");
  write_file(scratch("mod/scenarios/" + file), scenarios);
  return scratch("mod");
}

std::string scenario(const std::string& name, const std::string& body) {
  return "scenario \"" + name +
         "\" {\n  function(t)\n    local odd = t:dude { card = \"odd_one\" }\n" + body +
         "  end,\n}\n";
}

const std::string kGain = "    cost = { boot },\n    effect = { gain { ghost_rock = 1 } },\n";
const std::string kUses =
    scenario("It gains", "    t:use(odd)\n    t:expect(t:ghost_rock(1), 11)\n");
const std::string kBoots =
    scenario("It boots", "    t:use(odd)\n    t:expect_true(t:is_booted(odd))\n");

nlohmann::json report_of(const Ran& ran) { return nlohmann::json::parse(ran.out); }

TEST(Mutate, TellsWhatNoScenarioNotices) {
  const Ran ran = run_highnoon("test --mutate " + pack(kGain, kUses));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("odd_one.lua:4:5: survives: drops cost = { boot }"));
  EXPECT_THAT(ran.out, Not(HasSubstr("survives: 1 -> 2")));
  EXPECT_THAT(ran.err, HasSubstr("% of the mutants are caught, 95% are wanted"));
}

TEST(Mutate, IsContentWhenEveryMutantIsCaught) {
  const Ran ran = run_highnoon("test --mutate " + pack(kGain, kUses + kBoots));
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("100.0% of the 3 mutants that load are caught by scenarios"));
}

TEST(Mutate, WhatDoesNotLoadIsCountedApart) {
  const auto report =
      report_of(run_highnoon("test --mutate --json " + pack(kGain, kUses + kBoots)));
  const auto& total = report["total"];
  EXPECT_EQ(total["mutants"], 4);
  EXPECT_EQ(total["caught"], 3);
  EXPECT_EQ(total["unloadable"], 1);
  EXPECT_EQ(total["survived"], 0);
  const auto& unloadable = report["cards"][0]["do_not_load"][0];
  EXPECT_EQ(unloadable["change"], "drops ghost_rock = 1");
  EXPECT_THAT(std::string(unloadable["message"]), HasSubstr("odd_one.lua:5"));
}

TEST(Mutate, ThePercentageWantedCanBeLower) {
  const std::string path = pack(kGain, kUses);
  EXPECT_EQ(run_highnoon("test --mutate --at-least 66 " + path).status, 0);
  EXPECT_EQ(run_highnoon("test --mutate --at-least 67 " + path).status, 1);
}

TEST(Mutate, AMutantThatHangsIsStopped) {
  // One more, and the loop has no end: the script's budget ends it, and the scenario sees an error.
  const std::string loop =
      "    effect = {\n      function(play)\n        local n = 4\n        while n ~= 0 do n = n - "
      "2 end\n        play:gain { ghost_rock = 1 }\n      end,\n    },\n";
  const Ran ran = run_highnoon("test --mutate --json --at-least 0 " + pack(loop, kUses));
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto report = report_of(ran);
  for (const auto& survivor : report["cards"][0]["survivors"])
    EXPECT_NE(survivor["change"], "4 -> 5");
}

TEST(Mutate, AScenarioThatLoopsOnAMutantIsStopped) {
  // Without its cost the ability that repeats never ends.
  const std::string repeats =
      "    repeats = true,\n    cost = { pay(1) },\n    effect = { gain { player = opponent, "
      "ghost_rock = 1 } },\n";
  const std::string drains = scenario("It drains",
                                      "    while t:can_use(odd) do\n      t:use(odd)\n      "
                                      "t:pass()\n    end\n    t:expect(t:ghost_rock(1), 0)\n");
  const Ran ran = run_highnoon("test --mutate --json --at-least 0 " + pack(repeats, drains));
  ASSERT_EQ(ran.status, 0) << ran.err << ran.out;
  const auto report = report_of(ran);
  for (const auto& survivor : report["cards"][0]["survivors"])
    EXPECT_NE(survivor["change"], "drops cost = { pay(1) }");
}

TEST(Mutate, WithoutAFileOfItsOwnTheScenariosThatUseTheCardCount) {
  const std::string other = "scenario \"Nothing to do with it\" { function(t) t:dude {} end }\n";
  const auto report = report_of(run_highnoon("test --mutate --json --at-least 0 " +
                                             pack(kGain, kUses + kBoots + other, "several.lua")));
  EXPECT_EQ(report["cards"][0]["scenarios"], 2);
  EXPECT_EQ(report["total"]["caught"], 3);
}

TEST(Mutate, ACardWithoutScenariosHasOnlySurvivors) {
  const std::string path =
      pack(kGain, "scenario \"Other\" { function(t) t:dude {} end }\n", "other.lua");
  const auto report = report_of(run_highnoon("test --mutate --json --at-least 0 " + path));
  EXPECT_EQ(report["cards"][0]["scenarios"], 0);
  EXPECT_EQ(report["total"]["caught"], 0);
  EXPECT_EQ(report["total"]["survived"], 3);
}

TEST(Mutate, ScenariosThatFailBeforeAnyChangeAreToldFirst) {
  const Ran ran =
      run_highnoon("test --mutate " + pack(kGain, scenario("It is wrong", "    t:expect(1, 2)\n")));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("fails before any change: It is wrong"));
  EXPECT_EQ(line_named(ran.out, scratch("mod/scenarios/odd_one.lua")), 4) << ran.out;
  EXPECT_THAT(ran.err, HasSubstr("the scenarios of 1 scripts fail before any change"));
}

TEST(Mutate, AFileOfScenariosWithAnErrorIsNamedWithItsLine) {
  const Ran ran = run_highnoon("test --mutate " +
                               pack(kGain, "scenario \"It\" {\n  function(t) t:dude { end,\n}\n"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, scratch("mod/scenarios/odd_one.lua")), 2) << ran.err;
}

TEST(Mutate, PathsMayBeAScriptOrItsScenarios) {
  const std::string path = pack(kGain, kUses + kBoots);
  EXPECT_EQ(run_highnoon("test --mutate " + path + "/odd_one.lua").status, 0);
  EXPECT_EQ(run_highnoon("test --mutate " + path + "/scenarios/odd_one.lua").status, 0);
  EXPECT_EQ(run_highnoon("test --mutate " + path + "/scenarios").status, 0);
  EXPECT_EQ(run_highnoon("test --mutate " + path + "/nothing.lua").status, 1);
}

TEST(Mutate, CardsArePickedByIdAndByFile) {
  const auto cards = [](const std::string& arguments) {
    std::vector<std::string> files;
    const auto report =
        report_of(run_highnoon("test --mutate --json --at-least 0 cards/base_set " + arguments));
    for (const auto& card : report["cards"]) files.push_back(card["cards"][0]);
    return files;
  };
  EXPECT_EQ(cards("--card bunkhouse --card reserves"),
            (std::vector<std::string>{"bunkhouse", "reserves"}));
  EXPECT_EQ(cards("--filter bunkhou"), (std::vector<std::string>{"bunkhouse"}));
  EXPECT_THAT(run_highnoon("test --mutate cards/base_set --card bunk_house").err,
              HasSubstr("bunk_house"));
}

TEST(Mutate, SamplesAndResultsDependOnTheSeedAlone) {
  const auto sample = [](const std::string& more) {
    auto report =
        report_of(run_highnoon("test --mutate --json --at-least 0 --sample 5 cards/base_set --card "
                               "soul_blast --card undertaker " +
                               more));
    report.erase("seconds");
    return report;
  };
  const auto first = sample("--seed 7 --threads 1");
  EXPECT_EQ(first["total"]["mutants"], 5);
  EXPECT_EQ(first, sample("--seed 7 --threads 3"));
}

TEST(Mutate, TheScriptOnTheDiskStaysAsItIs) {
  const std::string path = pack(kGain, kUses);
  const std::string before = read_file(path + "/odd_one.lua");
  run_highnoon("test --mutate " + path);
  EXPECT_EQ(read_file(path + "/odd_one.lua"), before);
}

}  // namespace
}  // namespace highnoon::test
