#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// A pack that changes an erratum's worth of the base set, and the arguments that load it.
std::string rule_pack() {
  write_file(
      scratch("mods/dust/pack.yaml"),
      "id: dust\nname: Dust\nversion: 1.2.0\nlanguage: 1\nneeds: [base_set]\npermissions: rules\n");
  write_file(scratch("mods/dust/errata/base_set.lua"),
             "erratum \"E\" {\n  card = \"01001\", date = \"2020-01-01\", reason = \"It.\",\n"
             "  facts = { production = 5 },\n}\n");
  return " --packs " + scratch("mods");
}

constexpr const char* kNamed = "Dust 1.2.0 (dust) changes rules: errata/base_set.lua";

TEST(Mods, ThatChangeRulesAreNamedWhereGamesAreStarted) {
  const std::string packs = rule_pack();
  const std::string file = scratch("game.replay");
  const Ran play =
      run_highnoon("play " + kDecks + " --bots --bot random --seed 5 --save " + file + packs);
  ASSERT_EQ(play.status, 0) << play.err;
  EXPECT_THAT(play.out,
              HasSubstr(std::string("Highnoon, reloaded rules, seed 5.\n") + kNamed + ".\n"));
  const Ran sim = run_highnoon("sim " + kDecks + " -n 1 --bot random" + packs);
  ASSERT_EQ(sim.status, 0) << sim.err;
  EXPECT_THAT(sim.out, HasSubstr(kNamed));
  const Ran json = run_highnoon("sim " + kDecks + " -n 1 --bot random --json" + packs);
  ASSERT_EQ(json.status, 0) << json.err;
  EXPECT_THAT(nlohmann::json::parse(json.out)["changed_rules"], ElementsAre(kNamed));
  const Ran replay = run_highnoon("replay " + file + packs);
  ASSERT_EQ(replay.status, 0) << replay.err;
  EXPECT_THAT(replay.out, HasSubstr(kNamed));
}

TEST(Mods, ThatBringCardsAloneAreNot) {
  const Ran sim =
      run_highnoon("sim " + kDecks + " -n 1 --bot random --packs examples/packs/sweetwater");
  ASSERT_EQ(sim.status, 0) << sim.err;
  EXPECT_THAT(sim.out, Not(HasSubstr("changes rules")));
}

TEST(Mods, CheckSaysWhatEachBrings) {
  rule_pack();
  const Ran rules = run_highnoon("check " + scratch("mods"));
  ASSERT_EQ(rules.status, 0) << rules.err;
  EXPECT_THAT(rules.out, testing::ContainsRegex("dust .*cards, rules\n"));
  EXPECT_THAT(rules.out, HasSubstr(kNamed));
  const Ran cards = run_highnoon("check examples/packs/sweetwater");
  ASSERT_EQ(cards.status, 0) << cards.err;
  EXPECT_THAT(cards.out, testing::ContainsRegex("sweetwater .*cards\n"));
  EXPECT_THAT(cards.out, Not(HasSubstr("changes rules")));
}

TEST(Mods, CheckRefusesRulesThatThePackDoesNotSayItBrings) {
  rule_pack();
  write_file(scratch("mods/dust/pack.yaml"),
             "id: dust\nname: Dust\nversion: 1.2.0\nlanguage: 1\nneeds: [base_set]\n");
  const Ran ran = run_highnoon("check " + scratch("mods"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("lacks the line \"permissions: rules\""));
}

}  // namespace
}  // namespace highnoon::test
