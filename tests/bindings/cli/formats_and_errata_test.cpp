#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kGround = "tests/bindings/library/data/proving_ground";
const std::string kFourthRing = "examples/decks/the_fourth_ring.yaml";

TEST(CardAsOf, ShowsBeforeAndAfterWithTheReason) {
  const Ran old = run_highnoon("card 95002 --packs " + kGround + " --as-of 2020-02-29");
  ASSERT_EQ(old.status, 0) << old.err;
  EXPECT_THAT(old.out, HasSubstr("2 bullets (draw)"));
  EXPECT_THAT(old.out, HasSubstr("Erratum PG-1, from 2020-03-01 (not in force on 2020-02-29): She outdrew everybody."));
  EXPECT_THAT(old.out, HasSubstr("    bullets\n      before: 2 draw\n      after: 1 stud\n"));
  const Ran now = run_highnoon("card 95002 --packs " + kGround + " --as-of 2020-03-01");
  EXPECT_THAT(now.out, HasSubstr("1 bullets (stud)"));
  EXPECT_THAT(now.out, HasSubstr("Erratum PG-1, from 2020-03-01: She outdrew everybody."));
}

TEST(CardAsOf, SaysWhenThePastIsUnknown) {
  const Ran ran = run_highnoon("card hot lead --as-of 2016-01-01");
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Erratum RC-ERRATA-019, from 2017-01-01 (not in force on 2016-01-01)"));
  EXPECT_THAT(ran.out, HasSubstr("    keywords\n      before: unknown\n      after: Headline\n"));
}

TEST(CardAsOf, ADateMustBeOne) {
  const Ran ran = run_highnoon("card hot lead --as-of 2016-1-1");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("\"2016-1-1\" is no date"));
}

TEST(ReplayAsOf, AnErratumThatComesLaterLeavesTheReplayItsText) {
  const std::string errata = scratch("mod/errata/base_set.lua");
  const auto with = [&](const std::string& date, int production) {
    return "erratum \"E-" + date + "\" {\n  card = \"01001\", date = \"" + date + "\", reason = \"It.\",\n  facts = { production = " +
           std::to_string(production) + " },\n}\n";
  };
  write_file(errata, with("2020-01-01", 4));
  const std::string mod = " --packs " + scratch("mod");
  const std::string file = scratch("game.replay");
  ASSERT_EQ(run_highnoon("play " + kDecks + " --bots --bot random --seed 5 --save " + file + mod).status, 0);
  EXPECT_THAT(read_file(file), HasSubstr("\"as_of\":\"2020-01-01\""));
  ASSERT_EQ(run_highnoon("replay " + file + " --quiet" + mod).status, 0);

  write_file(errata, with("2020-01-01", 4) + "\n" + with("2021-01-01", 1));
  const Ran again = run_highnoon("replay " + file + " --quiet" + mod);
  EXPECT_EQ(again.status, 0) << again.err;
  const Ran newest = run_highnoon("replay " + file + " --quiet --as-of 2021-01-01" + mod);
  EXPECT_EQ(newest.status, 1);
  EXPECT_THAT(newest.err, HasSubstr("it was made with the library"));
}

TEST(FormatOption, CheckListsEveryFaultOfADeckInIt) {
  write_file(scratch("mod/formats/small.yaml"), "name: Small\npacks: [base_set]\nbanned: [\"01001\"]\ndeck: {cards: 40}\n");
  const Ran ran = run_highnoon("check " + kFourthRing + " --format small --packs " + scratch("mod"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("The Fourth Ring is banned in the format Small"));
  EXPECT_THAT(ran.err, HasSubstr("52 cards with a value instead of 40"));
  EXPECT_EQ(run_highnoon("check " + kFourthRing + " --format tournament").status, 0);
}

TEST(FormatOption, NamesTheNearestFormat) {
  const Ran ran = run_highnoon("check " + kFourthRing + " --format tournamnt");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("there is no format \"tournamnt\" (did you mean \"tournament\"?)"));
}

TEST(FormatOption, PlaysByTheRulesetOfTheFormat) {
  write_file(scratch("mod/formats/friendly.yaml"), "name: Friendly\nruleset: reloaded+no_ante\n");
  const Ran sim = run_highnoon("sim " + kDecks + " -n 2 --json --format friendly --packs " + scratch("mod"));
  ASSERT_EQ(sim.status, 0) << sim.err;
  EXPECT_EQ(nlohmann::json::parse(sim.out)["ruleset"], "reloaded+no_ante");
  const Ran play = run_highnoon("play " + kDecks + " --bots --format friendly --packs " + scratch("mod"));
  ASSERT_EQ(play.status, 0) << play.err;
  EXPECT_THAT(play.out, HasSubstr("reloaded+no_ante rules"));
  const Ran both = run_highnoon("sim " + kDecks + " -n 1 --format friendly --ruleset reloaded --packs " + scratch("mod"));
  EXPECT_EQ(both.status, 2) << "a format says its rules";
}

TEST(FormatOption, ARulesetThatIsNotThereIsAnErrorOfTheFile) {
  write_file(scratch("mod/formats/odd.yaml"), "name: Odd\nruleset: reloaded+no_antee\n");
  const Ran ran = run_highnoon("check " + kFourthRing + " --packs " + scratch("mod"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr(scratch("mod/formats/odd.yaml") + ": error: no house rule is named \"no_antee\" (did you mean \"no_ante\"?)"));
}

}  // namespace
}  // namespace highnoon::test
