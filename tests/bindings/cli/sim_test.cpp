#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;

TEST(Sim, CountsEveryGameOnce) {
  const Ran ran = run_highnoon("sim " + kDecks + " -n 6 --bot-a random --bot-b random --seed 3 --json");
  ASSERT_EQ(ran.status, 0) << ran.err;
  const nlohmann::json json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["games"], 6);
  EXPECT_EQ(json["won"].get<int>() + json["drawn"].get<int>(), 6);
  EXPECT_EQ(json["sides"][0]["wins"].get<int>() + json["sides"][1]["wins"].get<int>(), json["won"]);
  EXPECT_EQ(json["seat_wins"][0].get<int>() + json["seat_wins"][1].get<int>(), json["won"]);
  EXPECT_GT(json["decisions"].get<double>(), 10);
  EXPECT_LE(json["decisions"].get<double>(), json["choices"].get<double>());
}

TEST(Sim, DoesNotDependOnTheThreads) {
  const std::string arguments = "sim " + kDecks + " -n 6 --seed 4 --json --threads ";
  const Ran one = run_highnoon(arguments + "1"), three = run_highnoon(arguments + "3");
  ASSERT_EQ(one.status, 0) << one.err;
  nlohmann::json a = nlohmann::json::parse(one.out), b = nlohmann::json::parse(three.out);
  a.erase("seconds");
  b.erase("seconds");
  EXPECT_EQ(a, b);
}

TEST(Sim, PrintsATable) {
  const Ran ran = run_highnoon("sim " + kDecks + " -n 2 --bot-b random");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("decisions a game: mean"));
  EXPECT_THAT(ran.out, HasSubstr("A: heuristic bot, examples/decks/the_fourth_ring.yaml"));
  EXPECT_EQ(ran.err, "");
}

TEST(Sim, PlaysRandomDecksAndTellsWhatTheyUse) {
  const std::string arguments = "sim --random-decks -n 8 --bot curious --seed 5 --json --usage - --threads ";
  const Ran one = run_highnoon(arguments + "1"), three = run_highnoon(arguments + "3");
  ASSERT_EQ(one.status, 0) << one.err;
  nlohmann::json a = nlohmann::json::parse(one.out), b = nlohmann::json::parse(three.out);
  a.erase("seconds");
  b.erase("seconds");
  EXPECT_EQ(a, b);
  EXPECT_EQ(a["won"].get<int>() + a["drawn"].get<int>(), 8);
  int uses = 0, last = 0;
  for (const nlohmann::json& row : a["usage"]) {
    EXPECT_GE(row["uses"], last);
    last = row["uses"];
    uses += last;
  }
  EXPECT_GT(uses, 50);

  const std::string file = scratch("usage.txt");
  const Ran text = run_highnoon("sim --random-decks -n 2 --usage " + file);
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("A: heuristic bot, random decks"));
  EXPECT_THAT(read_file(file), HasSubstr("Noon: Noon"));
}

TEST(Sim, RandomDecksOfAFormat) {
  const Ran ran = run_highnoon("sim --random-decks --format base_set -n 4 --json --usage -");
  ASSERT_EQ(ran.status, 0) << ran.err;
  const nlohmann::json usage = nlohmann::json::parse(ran.out)["usage"];
  for (const nlohmann::json& row : usage) {
    if (row["card"] == "micah_ryse_exp1") EXPECT_EQ(row["decks"], 0);
  }
}

TEST(Sim, BadInputIsOneErrorAndAStatus) {
  EXPECT_EQ(run_highnoon("sim").status, 2);
  EXPECT_EQ(run_highnoon("sim --random-decks " + kDecks).status, 2);
  EXPECT_EQ(run_highnoon("sim --random-decks --usage /nowhere/usage -n 1").status, 1);
  EXPECT_EQ(run_highnoon("sim " + kDecks + " -n 0").status, 2);
  EXPECT_EQ(run_highnoon("sim " + kDecks + " -n many").status, 2);
  const Ran bot = run_highnoon("sim " + kDecks + " --bot-b nobody");
  EXPECT_EQ(bot.status, 1);
  EXPECT_THAT(bot.err, HasSubstr("nobody"));
}

}  // namespace
}  // namespace highnoon::test
