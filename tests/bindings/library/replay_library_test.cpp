// Replays whose library has changed since.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "highnoon/library.hpp"
#include "highnoon/replay.hpp"
#include "highnoon/save_file.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

std::string facts(const std::string& id, const std::string& code, const std::string& title, const std::string& version, int cost = 3) {
  return "id: " + id + "\nname: Of " + id + "\nversion: " + version + "\nlanguage: 1\nneeds: []\ncards:\n  - id: " + id + "_dude\n    code: \"" +
         code + "\"\n    title: " + title + "\n    type: dude\n    value: 5\n    suit: spades\n    bullets: 1 draw\n    influence: 1\n    cost: " +
         std::to_string(cost) + "\n    upkeep: 0\n";
}
std::string script(const std::string& id, int gain) {
  return "card \"" + id + "_dude\" {\n  noon { text = \"Noon: Gain.\", effect = { gain { ghost_rock = " + std::to_string(gain) + " } } },\n}\n";
}

/// A game with a dude of the pack salt in a deck, by a house rule of ours, played for a while.
class ReplayLibrary : public testing::Test {
 protected:
  void SetUp() override {
    write_salt("1.0.0", 1);
    rule("short_hands", "hand_size = 4");
    const std::string deck = read(source_directory() / "examples/decks/the_fourth_ring.yaml");
    const fs::path with_salt = files_.write("deck.yaml", std::regex_replace(deck, std::regex("Travis Moone"), "Sal Stone"));
    LibraryOptions options;
    options.rulesets = {"reloaded+short_hands"};
    const Library library = *Library::load({salt_, house_}, options);
    GameConfig config;
    config.ruleset = "reloaded+short_hands";
    config.seed = 4;
    for (const fs::path& file : {with_salt, source_directory() / "examples/decks/morgan_cattle_co.yaml"}) {
      const Result<DeckList> list = library.read_deck(file, config.ruleset);
      ASSERT_TRUE(list) << list.error().message;
      config.seats.push_back({"P" + std::to_string(config.seats.size() + 1), *list});
    }
    Game game = std::move(*Game::start(library.content(), config));
    Replay replay = Replay::of(game, library);
    Dice dice(4);
    for (int i = 0; i < 60 && game.decision() != nullptr; ++i) {
      const int option = dice.roll(static_cast<int>(game.decision()->options.size()));
      replay.record(game, option);
      ASSERT_TRUE(game.choose(option));
    }
    replay.finish(game);
    hash_ = library.hash();
    text_ = to_text(replay, library.definitions());
  }

  static std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  void write_salt(const std::string& version, int gain, int cost = 3) {
    files_.write("salt/pack.yaml", facts("salt", "95101", "Sal Stone", version, cost));
    files_.write("salt/salt_dude.lua", script("salt", gain));
  }
  void rule(const std::string& name, const std::string& parameters) {
    files_.write("house/house_rules/" + name + ".lua", "house_rule \"" + name + "\" {\n  text = \"Ours.\",\n  parameters = { " + parameters + " },\n}\n");
  }

  Result<Library> again(const std::vector<fs::path>& paths) const { return library_for(*parse_replay_head(text_, "old.replay"), paths); }
  std::string refusal(const std::vector<fs::path>& paths) const {
    const Result<Library> library = again(paths);
    EXPECT_FALSE(library);
    if (library) return "";
    EXPECT_EQ(library.error().code, ErrorCode::wrong_library);
    return library.error().message;
  }

  Scratch files_;
  fs::path salt_ = files_.folder() / "salt", house_ = files_.folder() / "house";
  std::uint64_t hash_ = 0;
  std::string text_;
};

TEST_F(ReplayLibrary, WhatHasComeSinceIsLeftOut) {
  files_.write("sugar/pack.yaml", facts("sugar", "95201", "Sugar Ray", "1.0.0"));
  files_.write("sugar/sugar_dude.lua", script("sugar", 1));
  rule("long_hands", "hand_size = 7");
  files_.write("house/errata/salt.lua",
               "erratum \"E-1\" {\n  card = \"95101\", date = \"2035-01-01\", reason = \"It.\",\n  facts = { cost = 5 },\n}\n");
  files_.write("broken/pack.yaml", "id: [");
  const std::vector<fs::path> paths = {files_.folder() / "sugar", salt_, house_, files_.folder() / "broken"};
  Result<Library> library = again(paths);
  ASSERT_TRUE(library) << library.error().message;
  EXPECT_EQ(library->hash(), hash_);
  Result<Replay> replay = parse_replay(text_, library->definitions(), "old.replay");
  ASSERT_TRUE(replay) << replay.error().message;
  EXPECT_EQ(to_text(*replay, library->definitions()), text_);
  Result<Replayer> replayer = Replayer::start(library->content(), *std::move(replay));
  ASSERT_TRUE(replayer);
  while (!replayer->at_end()) {
    const Result<void> stepped = replayer->step();
    ASSERT_TRUE(stepped) << stepped.error().message;
  }
  EXPECT_TRUE(replayer->verify_end());
}

TEST_F(ReplayLibrary, AMissingPackIsNamedWithItsCards) {
  const std::string says = refusal({house_});
  EXPECT_THAT(says, HasSubstr("old.replay:1: it was made with other cards or rules than are here:\n"));
  EXPECT_THAT(says, HasSubstr("\n  pack salt 1.0.0 (Of salt) is not there; these decks have of it: Sal Stone (95101)"));
  EXPECT_THAT(says, Not(HasSubstr("base_set")));
}

TEST_F(ReplayLibrary, AChangedPackIsNamedWithItsVersionHashAndCards) {
  write_salt("1.0.0", 2);
  std::string says = refusal({salt_, house_});
  EXPECT_TRUE(std::regex_search(says, std::regex("pack salt 1.0.0 has other contents: [0-9a-f]{16}, not [0-9a-f]{16}; of these decks differ: Sal Stone \\(95101\\)"))) << says;
  write_salt("1.1.0", 1);
  says = refusal({salt_, house_});
  EXPECT_THAT(says, HasSubstr("pack salt 1.0.0 is here in version 1.1.0"));
  EXPECT_THAT(says, HasSubstr("no card of these decks differs"));
}

TEST_F(ReplayLibrary, ChangedRulesAndErrataAreNamed) {
  rule("short_hands", "hand_size = 3");
  EXPECT_THAT(refusal({salt_, house_}), HasSubstr("\n  house_rules/short_hands.lua has other contents"));
  EXPECT_THAT(refusal({salt_}), HasSubstr("short_hands"));
  rule("short_hands", "hand_size = 4");
  // Dated back before the replay's day.
  files_.write("house/errata/salt.lua",
               "erratum \"E-2\" {\n  card = \"95101\", date = \"2001-01-01\", reason = \"It.\",\n  facts = { cost = 5 },\n}\n");
  EXPECT_THAT(refusal({salt_, house_}), HasSubstr("erratum E-2 (pack salt) is in force, and was not"));
}

TEST_F(ReplayLibrary, HeadsThatAreDamagedAreErrors) {
  const auto fault = [&](const std::string& from, const std::string& to) {
    const Result<ReplayHead> head = parse_replay_head(std::regex_replace(text_, std::regex(from), to, std::regex_constants::format_first_only), "old.replay");
    return head ? "" : head.error().message;
  };
  EXPECT_EQ(fault("\"packs\":\\[", "\"packs\":[7,"), "old.replay:1: \"packs\" holds something that is no part");
  EXPECT_EQ(fault("\"files\":", "\"fils\":"), "old.replay:1: \"files\" is missing");
  EXPECT_EQ(fault("\"hash\":\"", "\"hash\":\"z"), "old.replay:1: \"hash\" is no hexadecimal number");
  EXPECT_EQ(parse_replay_head("", "old.replay").error().message, "old.replay: the file is empty");
}

// --- saved games as files ------------------------------------------------------------------------------------------------------

TEST_F(ReplayLibrary, ASavedGameIsLoadedWithItsLibraryAlone) {
  LibraryOptions options;
  options.rulesets = {"reloaded+short_hands"};
  const Library library = *Library::load({salt_, house_}, options);
  Result<Replay> replay = parse_replay(text_, library.definitions(), "old.replay");
  const Game game = std::move(*Game::start(library.content(), replay->config));
  const fs::path file = files_.folder() / "game";
  ASSERT_TRUE(save_game(game, file));
  EXPECT_FALSE(fs::exists(files_.folder() / "game.part"));
  const Result<Game> loaded = load_game(file, library);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_TRUE(*loaded == game);
  EXPECT_EQ(saved_game_with(file)->ruleset, "reloaded+short_hands");

  const Result<Game> refused = load_game(file, *Library::load());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::wrong_library);
  EXPECT_THAT(refused.error().message, HasSubstr(file.string() + ": the game was saved with the library "));
  EXPECT_EQ(load_game(files_.folder() / "none", library).error().code, ErrorCode::not_found);
  EXPECT_THAT(load_game(files_.folder(), library).error().message, HasSubstr("a folder, not a saved game"));
  EXPECT_THAT(save_game(game, files_.folder()).error().message, HasSubstr("it is a folder"));
  EXPECT_THAT(save_game(game, files_.folder() / "no/where").error().message, HasSubstr("cannot be written"));
}

}  // namespace
}  // namespace highnoon::test
