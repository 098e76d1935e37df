// A library is of one game.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

#include "highnoon/library.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

std::string pack(const std::string& id, const std::string& more) {
  return "id: " + id + "\nname: The " + id + "\nversion: 1.0.0\nlanguage: 1\n" + more;
}

std::vector<std::string> names(const Library& library) {
  std::vector<std::string> names;
  for (const RulesetDef& ruleset : library.definitions().rulesets) {
    if (ruleset.house_rules.empty()) names.push_back(ruleset.name);
  }
  return names;
}

std::vector<std::string> games(const Library& library) {
  std::vector<std::string> games;
  for (const PackManifest& pack : library.packs()) games.push_back(pack.game);
  return games;
}

TEST(CardGame, ALibraryHasThePacksRulesetsAndFormatsOfOneGame) {
  const Library reloaded = Library::load().value(), classic = Library::load({}, {.game = "classic"}).value();
  EXPECT_EQ(reloaded.game().id, "reloaded");
  EXPECT_THAT(names(reloaded), testing::ElementsAre("reloaded", "weird_west"));
  EXPECT_THAT(games(reloaded), Each(std::string("reloaded")));
  EXPECT_FALSE(reloaded.find_format("after_knicknevin"));
  EXPECT_EQ(classic.game().id, "classic");
  EXPECT_THAT(names(classic), testing::ElementsAre("classic"));
  EXPECT_THAT(games(classic), Each(std::string("classic")));
  EXPECT_EQ(classic.packs().size(), 11u);
  EXPECT_TRUE(classic.find_format("after_knicknevin"));
  EXPECT_FALSE(classic.find_format("tournament"));
}

TEST(CardGame, IsThatOfTheRulesetElseOfThePackElseReloaded) {
  const Scratch scratch;
  scratch.write("own/pack.yaml", pack("own", "game: classic\nneeds: [episodes]\n"));
  scratch.write("rules/house_rules/seven.lua", "house_rule \"seven\" { text = \"Seven.\", parameters = { hand_size = 7 } }\n");
  EXPECT_EQ(Library::load({}, {.rulesets = {"classic"}}).value().game().id, "classic");
  EXPECT_EQ(Library::load({scratch.folder() / "rules"}, {.rulesets = {"classic+seven"}}).value().game().id, "classic");
  EXPECT_EQ(Library::load({scratch.folder() / "rules"}).value().game().id, "reloaded");
  EXPECT_EQ(Library::load({scratch.folder() / "own"}).value().game().id, "classic");
  const Result<Library> unknown = Library::load({}, {.game = "clasic"});
  ASSERT_FALSE(unknown);
  EXPECT_THAT(unknown.error().message, HasSubstr("there is no game \"clasic\" (did you mean \"classic\"?)"));
}

TEST(CardGame, APackOfAnotherGameIsPassedOverButNotIfItIsNamed) {
  const Scratch scratch;
  scratch.write("mods/own/pack.yaml", pack("own", "game: classic\nneeds: [episodes]\n"));
  EXPECT_THAT(games(Library::load({scratch.folder() / "mods"}).value()), Each(std::string("reloaded")));
  const Result<Library> named = Library::load({scratch.folder() / "mods/own"}, {.game = "reloaded"});
  ASSERT_FALSE(named);
  EXPECT_THAT(named.error().message, HasSubstr("the pack \"own\" is of the game \"classic\", and the library is of \"reloaded\""));
}

TEST(CardGame, OfAPathIsThatOfItsPackOrOfAFolderWithItsName) {
  const std::vector<CardGame> games = known_games();
  EXPECT_EQ(game_of_path(source_directory() / "cards/base_set/bank.lua", games), "reloaded");
  EXPECT_EQ(game_of_path(source_directory() / "cards/classic/boot_hill/scenarios/one.lua", games), "classic");
  EXPECT_EQ(game_of_path(source_directory() / "tests/scenarios/classic/one.lua", games), "classic");
  EXPECT_EQ(game_of_path(source_directory() / "tests/scenarios/one.lua", games), "");
  EXPECT_EQ(game_of_format("after_knicknevin", games), "classic");
  EXPECT_EQ(game_of_format("tournament", games), "reloaded");
}

TEST(CardGame, TheUsualRulesOfTheClassicGameAreThoseOfApril2000) {
  PROVES("CL-CARD-019");
  const Scratch scratch;
  scratch.write("old/rulesets/classic_1998.lua", "ruleset \"classic_1998\" { parameters = { hand_size = 7 } }\n");
  const Library library = Library::load({scratch.folder() / "old"}, {.game = "classic"}).value();
  const Definitions& d = library.definitions();
  EXPECT_THAT(names(library), Contains("classic_1998"));
  EXPECT_EQ(d.rulesets.front().name, "classic") << "what is played if nothing else is asked for";
  EXPECT_EQ(library.game().rulesets.front(), "classic");
  const auto& rules = d.rulesets[static_cast<std::size_t>(d.find_ruleset("classic"))];
  EXPECT_EQ(rules.parameters[static_cast<std::size_t>(Parameter::hand_size)], 5);
  EXPECT_EQ(rules.parameters[static_cast<std::size_t>(Parameter::unique_game_wide)], 1);
}

}  // namespace
}  // namespace highnoon::test
