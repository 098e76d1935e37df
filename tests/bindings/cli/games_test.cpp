// The program with packs and decks of more than one game.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string kClassicDeck = " examples/decks/classic/law_dogs.yaml";

TEST(Games, CheckLoadsALibraryForEach) {
  const Ran ran = run_highnoon("check --json cards examples/decks/law_dogs.yaml" + kClassicDeck);
  EXPECT_EQ(ran.status, 0) << ran.err << ran.out;
  const auto found = nlohmann::json::parse(ran.out);
  int printings = 0;
  bool has_base_set = false;
  for (const auto& pack : found["packs"]) {
    if (pack["pack"] == "base_set") has_base_set = true;
    for (const char* classic : {"episodes", "pine_box", "promos", "revelations", "mouth_of_hell", "reaping_of_souls", "boot_hill", "ashes_to_ashes",
                                "do_unto_others", "eye_for_an_eye", "champions_project"}) {
      if (pack["pack"] == classic) printings += pack["printings"].get<int>();
    }
  }
  EXPECT_TRUE(has_base_set);
  EXPECT_EQ(printings, 1642 + 3) << "and the tokens that cards make";
  ASSERT_EQ(found["decks"].size(), 2u) << "each deck is judged by its own game";
  for (const auto& deck : found["decks"]) EXPECT_EQ(deck["legal"], true) << deck;
}

TEST(Games, CheckOfASetOfTheClassicGameIsClean) {
  const Ran ran = run_highnoon("check cards/classic/boot_hill");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, testing::ContainsRegex("boot_hill +14 +14"));
  EXPECT_THAT(ran.out, Not(HasSubstr("base_set")));
}

TEST(Games, CardsAreThoseOfTheGameAskedFor) {
  EXPECT_THAT(run_highnoon("card Nicodemus Whateley --game classic").out, AllOf(HasSubstr("EP235"), Not(HasSubstr("05019"))));
  EXPECT_THAT(run_highnoon("card Nicodemus Whateley").out, Not(HasSubstr("EP235")));
  const Ran unknown = run_highnoon("card Nicodemus Whateley --game clasic");
  EXPECT_EQ(unknown.status, 1);
  EXPECT_THAT(unknown.err, HasSubstr("there is no game \"clasic\" (did you mean \"classic\"?)"));
}

TEST(Games, ADeckOfAnotherGameIsRefusedByItsTitles) {
  const Ran ran = run_highnoon("check --ruleset reloaded" + kClassicDeck);
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("unknown card \"Law Dogs: Mob Justice\""));
}

TEST(Games, DecksTellWhichGameIsMeantAndWhatTheyLack) {
  const std::string own = scratch("classic/one.yaml");
  write_file(own, "name: Own\noutfit: Law Dogs\ncards:\n  Jesse Radcliffe: 1\n");
  const Ran ran = run_highnoon("check " + own);
  EXPECT_THAT(ran.err, HasSubstr("1 cards with a value instead of 52")) << "known cards, but too few";
}

}  // namespace
}  // namespace highnoon::test
