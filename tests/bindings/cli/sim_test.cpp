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

const std::string kFourDecks = kDecks + " examples/decks/law_dogs.yaml examples/decks/the_sloane_gang.yaml";

int sum_of(const nlohmann::json& list) {
  int sum = 0;
  for (const nlohmann::json& number : list) sum += number.get<int>();
  return sum;
}

TEST(Sim, FourSidesEachSitInEverySeat) {
  for (const std::string ruleset : {"reloaded", "weird_west"}) {
    const Ran ran = run_highnoon("sim " + kFourDecks + " -n 8 --bot random --seed 2 --json --ruleset " + ruleset);
    ASSERT_EQ(ran.status, 0) << ran.err;
    const nlohmann::json json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json["ruleset"], ruleset);
    EXPECT_EQ(json["players"]["4"], 8);
    ASSERT_EQ(json["sides"].size(), 4u);
    int wins = 0;
    for (const nlohmann::json& side : json["sides"]) {
      EXPECT_EQ(side["games"], 8);
      wins += side["wins"].get<int>();
    }
    EXPECT_EQ(wins, 8);
    EXPECT_EQ(sum_of(json["seat_wins"]), 8);
    EXPECT_EQ(sum_of(json["deck_wins"]), 8);
    EXPECT_EQ(json["won_at_sundown"].get<int>() + json["won_by_a_card"].get<int>(), json["won"]);
  }
}

TEST(Sim, TheSeatsAndTheDecksGoRound) {
  // Every side has the same deck and bot, so the winner of a deal is a seat; sides take turns in it.
  const std::string deck = "examples/decks/law_dogs.yaml ";
  const Ran ran = run_highnoon("sim " + deck + deck + deck + " -n 9 --swap-decks --seed 6 --json");
  ASSERT_EQ(ran.status, 0) << ran.err;
  const nlohmann::json json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["seat_wins"].size(), 3u);
  EXPECT_EQ(sum_of(json["seat_wins"]), 9);
  EXPECT_EQ(json["decks"].size(), 3u);
  const Ran text = run_highnoon("sim " + deck + deck + deck + " -n 3 --seed 6");
  EXPECT_THAT(text.out, HasSubstr("C: heuristic bot, examples/decks/law_dogs.yaml"));
  EXPECT_THAT(text.out, HasSubstr("third seat"));
  EXPECT_THAT(text.out, HasSubstr("won at Sundown"));
}

TEST(Sim, RandomDecksForTwoToSixPlayers) {
  const std::string arguments = "sim --random-decks --players 2..6 -n 30 --bot random --ruleset weird_west --seed 9 --json";
  const Ran ran = run_highnoon(arguments);
  ASSERT_EQ(ran.status, 0) << ran.err;
  const nlohmann::json json = nlohmann::json::parse(ran.out);
  int games = 0, seats = 0;
  for (int players = 2; players <= 6; ++players) {
    const int of = json["players"][std::to_string(players)];
    EXPECT_GT(of, 0) << players;
    games += of;
    seats += of * players;
  }
  EXPECT_EQ(games, 30);
  int sat = 0;
  for (const nlohmann::json& side : json["sides"]) sat += side["games"].get<int>();
  EXPECT_EQ(sat, seats);
  for (const char* what : {"abilities used", "call-outs", "jobs", "shootouts", "casualties"}) {
    EXPECT_GT(json["reached"][what]["times"], 0) << what;
    EXPECT_LE(json["reached"][what]["games"], 30) << what;
  }
  // Scripts that are built anew at every prompt go the same way.
  const nlohmann::json again = nlohmann::json::parse(run_highnoon(arguments + " --rebuild").out);
  EXPECT_EQ(again["games_hash"], json["games_hash"]);
}

TEST(Sim, OneOfTheGamesIsTheSameAlone) {
  const std::string arguments = "sim --random-decks --players 3..5 -n 6 --seed 3 --json";
  const nlohmann::json all = nlohmann::json::parse(run_highnoon(arguments).out);
  double choices = 0;
  for (int game = 1; game <= 6; ++game) {
    const nlohmann::json one = nlohmann::json::parse(run_highnoon(arguments + " --only " + std::to_string(game)).out);
    EXPECT_EQ(one["games"], 1);
    choices += one["choices"].get<double>();
  }
  EXPECT_NEAR(choices / 6, all["choices"].get<double>(), 1e-6);
}

/// What a command that must fail says.
std::string refused(const std::string& arguments) {
  const Ran ran = run_highnoon(arguments);
  EXPECT_NE(ran.status, 0) << arguments;
  EXPECT_EQ(ran.out, "") << arguments;
  return ran.err;
}

TEST(Sim, WrongTablesAreRefusedWithTheNearestRightThing) {
  const std::string deck = " examples/decks/law_dogs.yaml";
  for (const std::string command : {"sim", "play --bots"}) {
    EXPECT_THAT(refused(command + deck), HasSubstr("one deck: a game has two to six players"));
    EXPECT_THAT(refused(command + deck + deck + deck + deck + deck + deck + deck), HasSubstr("7 decks: a game has two to six players"));
    EXPECT_THAT(refused(command + deck + deck + " --ruleset weird_wst"), HasSubstr("did you mean \"weird_west\"?"));
    EXPECT_THAT(refused(command + deck + deck + " --ruleset chess"), HasSubstr("there are reloaded, weird_west"));
    EXPECT_THAT(refused(command + deck + deck + " --ruleset reloade --house-rule no_ante"), HasSubstr("did you mean \"reloaded\"?"));
  }
  const std::string random = "sim --random-decks -n 1 ";
  EXPECT_THAT(refused(random + "--players 1"), HasSubstr("a game has 2 to 6 players; the nearest is 2"));
  EXPECT_THAT(refused(random + "--players 2..7"), HasSubstr("the nearest is 6"));
  EXPECT_THAT(refused(random + "--players 6..2"), HasSubstr("as 2..6"));
  EXPECT_THAT(refused(random + "--players some"), HasSubstr("a number, as 4"));
  EXPECT_THAT(refused(random + "--ruleset weirdwest"), HasSubstr("did you mean \"weird_west\"?"));
  EXPECT_THAT(refused(random + "--prompts uniforn"), HasSubstr("did you mean \"uniform\"?"));
  EXPECT_THAT(refused("sim --players 3" + deck + deck), HasSubstr("--players is for --random-decks"));
  EXPECT_THAT(refused(random + "--only 2"), HasSubstr("a game from 1 to 1"));
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
  const auto refused = [](const std::string& name) { return run_highnoon("sim " + kDecks + " --bot-a " + name).err; };
  EXPECT_THAT(refused("serch:20"), HasSubstr("did you mean \"search\"?"));
  for (const std::string budget : {"search:", "search:0", "search:many", "search:-5", "search:20s", "search:99999999999"}) {
    EXPECT_THAT(refused(budget), HasSubstr("as search:1000, or milliseconds, as search:500ms")) << budget;
  }
  EXPECT_THAT(refused("random:20"), HasSubstr("only the search bot takes a budget"));
}

TEST(Sim, TheSearchBotSaysHowLongItThinks) {
  const std::string arguments = "sim " + kDecks + " -n 2 --bot-a search:3 --bot-b random --seed 4 --json --threads ";
  const Ran one = run_highnoon(arguments + "1"), two = run_highnoon(arguments + "2");
  ASSERT_EQ(one.status, 0) << one.err;
  nlohmann::json a = nlohmann::json::parse(one.out), b = nlohmann::json::parse(two.out);
  a.erase("seconds");
  b.erase("seconds");
  EXPECT_EQ(a, b);
  EXPECT_EQ(a["sides"][0]["wins"], 2);
}

}  // namespace
}  // namespace highnoon::test
