#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Widest line in code points.
int widest(const std::string& text) {
  int most = 0, now = 0;
  for (const char c : text) {
    if (c == '\n') {
      now = 0;
    } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
      most = std::max(most, ++now);
    }
  }
  return most;
}

TEST(Play, BotsNarrateAWholeGameToItsWinner) {
  const Ran ran = run_highnoon("play " + kDecks + " --bots --narrate --seed 7");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("== Day 1 =="));
  EXPECT_THAT(ran.out, HasSubstr("-- High Noon"));
  EXPECT_THAT(ran.out, testing::ContainsRegex("(Red|Blue) wins on day [0-9]+\\."));
}

TEST(Play, SixPlayersByTheWeirdWestRules) {
  const std::string three = "examples/decks/law_dogs.yaml " + kDecks + " ";
  for (const std::string& decks : {three, three + three}) {
    const Ran ran = run_highnoon("play " + decks + "--bots --narrate --seed 7 --ruleset weird_west");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Highnoon, weird_west rules"));
    EXPECT_THAT(ran.out, testing::ContainsRegex("(Red|Blue|Green|Gold|Gray|Rose) wins on day [0-9]+\\."));
    EXPECT_LE(widest(ran.out), 100);
  }
  const Ran asked = run_highnoon("play " + three + "--seat 3 --seed 7", "1\n1\ntable\nlog\nundo\nquit\n");
  EXPECT_EQ(asked.status, 0) << asked.err;
  EXPECT_THAT(asked.out, HasSubstr("Green, "));
}

TEST(Play, TheSameSeedTellsTheSameGame) {
  const std::string arguments = "play " + kDecks + " --bots --narrate --seed 11";
  EXPECT_EQ(run_highnoon(arguments).out, run_highnoon(arguments).out);
}

TEST(Play, TheTableFitsIntoAHundredColumns) {
  const Ran ran = run_highnoon("play " + kDecks + " --seed 3", "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n");
  EXPECT_THAT(ran.out, HasSubstr("== town square"));
  EXPECT_LE(widest(ran.out), 100);
}

TEST(Play, TheEndOfInputEndsTheGameCleanly) {
  const Ran ran = run_highnoon("play " + kDecks + " --seed 3", "");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("End of input"));
}

TEST(Play, AnOptionThatIsNotThereIsAskedAgain) {
  const Ran ran = run_highnoon("play " + kDecks + " --seed 3", "999\nnonsense\nquit\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  const std::size_t first = ran.out.find("none of the options");
  ASSERT_NE(first, std::string::npos);
  EXPECT_NE(ran.out.find("none of the options", first + 1), std::string::npos);
}

TEST(Play, UndoGoesBackToTheChoiceBefore) {
  const Ran once = run_highnoon("play " + kDecks + " --seed 3", "options\nquit\n");
  const Ran back = run_highnoon("play " + kDecks + " --seed 3", "undo\n1\nundo\noptions\nquit\n");
  EXPECT_THAT(back.out, HasSubstr("There is nothing to take back."));
  const std::size_t taken_back = back.out.rfind("Taken back.");
  ASSERT_NE(taken_back, std::string::npos);
  // What is asked after undo is what was asked at first.
  const std::string first_option = once.out.substr(once.out.find("   1 "), 40);
  EXPECT_THAT(back.out.substr(taken_back), HasSubstr(first_option));
}

TEST(Play, AQuestionMarkExplainsACard) {
  const Ran ran = run_highnoon("play " + kDecks + " --seed 3", "? Blood Curse\n? No Such Card\nquit\n");
  EXPECT_THAT(ran.out, HasSubstr("Blood Curse (base_set"));
  EXPECT_THAT(ran.out, HasSubstr("No card is called"));
}

TEST(Play, AnotherPlayersHandIsNotShown) {
  const Ran ran = run_highnoon("play " + kDecks + " --seed 3 --seat 2", "1\n1\n1\nlog 500\nquit\n");
  EXPECT_THAT(ran.out, HasSubstr("Your hand:"));
  EXPECT_THAT(ran.out, Not(HasSubstr("Red's hand")));
}

TEST(Play, OptionsThatMayBeRepeatedLeaveTheDecksAlone) {
  const Ran plain = run_highnoon("play --bots --seed 3 --house-rule no_ante " + kDecks);
  EXPECT_EQ(plain.status, 0) << plain.err;
  for (const std::string both : {"--house-rule no_ante --house-rule eight_days ", "--house-rule no_ante,eight_days "}) {
    const Ran ran = run_highnoon("play --bots --seed 3 " + both + kDecks);
    EXPECT_EQ(ran.status, 0) << both << ran.err;
  }
  EXPECT_THAT(run_highnoon("play --bots --house-rule no_ante --house-rule eight_dayz " + kDecks).err, HasSubstr("eight_dayz"));
  EXPECT_EQ(run_highnoon("play --bots --seed 3 --packs examples/packs/sweetwater " + kDecks).status, 0);
  const Ran named = run_highnoon("play --seed 3 --seat 1 --name Ann --name Bob " + kDecks, "quit\n");
  EXPECT_EQ(named.status, 0) << named.err;
  EXPECT_THAT(named.out, HasSubstr("Bob"));
}

TEST(Play, BadInputIsOneErrorAndAStatus) {
  EXPECT_EQ(run_highnoon("play " + kDecks + " --seat 3").status, 2);
  EXPECT_EQ(run_highnoon("play examples/decks/the_fourth_ring.yaml").status, 2);
  const Ran missing = run_highnoon("play nowhere.yaml examples/decks/morgan_cattle_co.yaml --bots");
  EXPECT_EQ(missing.status, 1);
  EXPECT_THAT(missing.err, HasSubstr("nowhere.yaml"));
  const Ran rule = run_highnoon("play " + kDecks + " --bots --house-rule no_such_rule");
  EXPECT_EQ(rule.status, 1);
  EXPECT_THAT(rule.err, HasSubstr("no_such_rule"));
  const Ran bot = run_highnoon("play " + kDecks + " --bots --bot clever");
  EXPECT_EQ(bot.status, 1);
  EXPECT_THAT(bot.err, HasSubstr("clever"));
  const Ran seat = run_highnoon("play " + kDecks + " --bots --bot-2 serch");
  EXPECT_EQ(seat.status, 1);
  EXPECT_THAT(seat.err, HasSubstr("did you mean \"search\"?"));
}

TEST(Play, EachSeatMayHaveItsOwnBot) {
  const std::string arguments = "play " + kDecks + " --bots --narrate --seed 7 --bot random";
  const Ran both = run_highnoon(arguments), one = run_highnoon(arguments + " --bot-2 search:2");
  ASSERT_EQ(one.status, 0) << one.err;
  EXPECT_NE(one.out, both.out);
  EXPECT_EQ(run_highnoon(arguments + " --bot-1 random --bot-2 search:2").out, one.out);
}

TEST(Play, AnUnknownCardInADeckIsNamedWithItsLine) {
  write_file(scratch("deck.yaml"), "name: Broken\noutfit: The Fourth Ring\ncards:\n  Blood Curse: 4\n  Blod Cursing: 4\n");
  const Ran ran = run_highnoon("play " + scratch("deck.yaml") + " examples/decks/morgan_cattle_co.yaml --bots");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, scratch("deck.yaml")), 5) << ran.err;
}

}  // namespace
}  // namespace highnoon::test
