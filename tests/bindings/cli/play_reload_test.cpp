// Cards that change while highnoon play runs.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>

#include "tests/bindings/cli/program.hpp"
#include "tests/bindings/cli/running.hpp"

namespace highnoon::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A game at the terminal whose first seat, a person's, starts with a dude of our own.
class PlayReload : public testing::Test {
 protected:
  void SetUp() override {
    facts("95101");
    script("gain { ghost_rock = 1 }");
    const std::string deck = read_file(HIGHNOON_SOURCE_DIRECTORY "/examples/decks/the_fourth_ring.yaml");
    write_file(deck_, std::regex_replace(deck, std::regex("Travis Moone"), "Ada Stone"));
  }

  void facts(const std::string& code) const {
    write_file(pack_ + "/pack.yaml", "id: salt\nname: Salt\nversion: 1.0.0\nlanguage: 1\nneeds: []\ncards:\n  - id: ada\n    code: \"" + code +
                                         "\"\n    title: Ada Stone\n    type: dude\n    value: 5\n    suit: spades\n    bullets: 1 draw\n" +
                                         "    influence: 1\n    cost: 3\n    upkeep: 0\n");
  }
  void script(const std::string& effect) const {
    write_file(pack_ + "/ada.lua", "card \"ada\" {\n  noon { text = \"Noon: Choose a dude.\", choose = { dude { as = \"friend\" } },\n    effect = { " +
                                       effect + " } },\n}\n");
  }
  std::vector<std::string> command(bool watches = true) const {
    std::vector<std::string> words = {"play", deck_, "examples/decks/morgan_cattle_co.yaml", "--seed", "3", "--packs", pack_};
    if (watches) words.push_back("--watch");
    return words;
  }

  /// Takes first options until the first Noon play; its options are in last().
  static bool reaches_noon(Running& play) {
    for (int choice = 0; choice < 40; ++choice) {
      if (!play.says("Red> ")) return false;
      if (play.last().find("make a Noon play") != std::string::npos) return true;
      play.type("1");
    }
    return false;
  }
  /// The number of the option with this text among those last told; "none".
  static std::string option(const Running& play, const std::string& text) {
    std::smatch found;
    return std::regex_search(play.last(), found, std::regex("([0-9]+) [^\\n]*" + text)) ? found[1].str() : "none";
  }

  const std::string pack_ = scratch("salt");
  const std::string deck_ = scratch("ada.yaml");
};

TEST_F(PlayReload, ASavedScriptIsInForceAtOnceAndTheReplayKeepsTheOldOneToo) {
  const std::string file = scratch("game.replay");
  {
    Running play(command());
    ASSERT_TRUE(reaches_noon(play)) << play.all();
    script("gain { ghost_rock = 2 }");
    ASSERT_TRUE(play.says("Changed: Ada Stone (script).")) << play.all();
    ASSERT_TRUE(play.says("The game plays by it from now on.")) << play.all();
    ASSERT_TRUE(play.says("Red> ")) << play.all();
    play.type(option(play, "Ada Stone: Noon"));
    ASSERT_TRUE(play.says("Red> ")) << play.all();
    play.type("1");
    ASSERT_TRUE(play.says("gains 2 ghost rock (Ada Stone)")) << play.all();
    play.type("save " + file);
    ASSERT_TRUE(play.says("are kept in " + file + ".libraries")) << play.all();
    play.type("quit");
    EXPECT_EQ(play.ends(), 0) << play.all();
  }
  script("gain { ghost_rock = 3 }");
  const Ran replayed = run_highnoon("replay --quiet " + file + " --packs " + pack_);
  EXPECT_EQ(replayed.status, 0) << replayed.err;
  EXPECT_THAT(replayed.out, HasSubstr("verified"));
  fs::remove_all(file + ".libraries");
  const Ran without = run_highnoon("replay --quiet " + file + " --packs " + pack_);
  EXPECT_EQ(without.status, 1);
  EXPECT_THAT(without.err, HasSubstr(file + ":1: it was made with other cards or rules than are here:"));
}

TEST_F(PlayReload, WhileAnAbilityIsUnderWayTheGameWaits) {
  Running play(command());
  ASSERT_TRUE(reaches_noon(play)) << play.all();
  play.type(option(play, "Ada Stone: Noon"));
  ASSERT_TRUE(play.says("Red> ")) << play.all();
  script("gain { ghost_rock = 2 }");
  ASSERT_TRUE(play.says("It takes effect as soon as no ability, event or job is under way.")) << play.all();
  play.type("1");
  ASSERT_TRUE(play.says("The game plays by it from now on.")) << play.all();
  ASSERT_TRUE(play.says("Red> ")) << play.all();
  EXPECT_THAT(play.all(), HasSubstr("gains 1 ghost rock (Ada Stone)"));
}

TEST_F(PlayReload, WhatDoesNotLoadOrLacksACardLeavesTheGameAsItWas) {
  Running play(command());
  ASSERT_TRUE(reaches_noon(play)) << play.all();
  const std::string use = option(play, "Ada Stone: Noon");
  script("gian { ghost_rock = 2 }");
  ASSERT_TRUE(play.says("The game stays as it was.")) << play.all();
  EXPECT_THAT(play.last(), HasSubstr(pack_ + "/ada.lua:3:"));
  play.type("reload");
  ASSERT_TRUE(play.says("The game stays as it was.")) << play.all();
  script("gain { ghost_rock = 2 }");
  facts("95102");
  ASSERT_TRUE(play.says("lacks Ada Stone (95101). The game stays as it was.")) << play.all();
  ASSERT_TRUE(play.says("Red> ")) << play.all();
  play.type(use);
  ASSERT_TRUE(play.says("Red> ")) << play.all();
  play.type("1");
  ASSERT_TRUE(play.says("gains ")) << play.all();
  play.type("quit");
  EXPECT_EQ(play.ends(), 0) << play.all();
}

TEST_F(PlayReload, ReloadIsAWordAtThePromptToo) {
  Running play(command(false));
  ASSERT_TRUE(reaches_noon(play)) << play.all();
  play.type("reload");
  ASSERT_TRUE(play.says("Nothing that games know of has changed.")) << play.all();
  script("gain { ghost_rock = 2 }");
  play.type("reload");
  ASSERT_TRUE(play.says("Changed: Ada Stone (script).")) << play.all();
  ASSERT_TRUE(play.says("The game plays by it from now on.")) << play.all();
  play.type("undo");
  ASSERT_TRUE(play.says("Taken back.")) << play.all();
  ASSERT_TRUE(play.says("The game plays by it from now on.")) << play.all();
}

}  // namespace
}  // namespace highnoon::test
