// Games that move from one content to another at every safe point, beside games that do not.

#include "highnoon/reload.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "highnoon/library.hpp"
#include "state/state.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

struct Two {
  Library plain;
  Library other;  ///< the same cards behind those of another pack, and another numbering of everything that scripts compile to
};

/// A pack whose id comes first, so that all that is loaded after it has other numbers.
Two libraries(const Scratch& scratch) {
  scratch.write("first/pack.yaml",
                "id: aa_first\nname: First\nversion: 1.0.0\nlanguage: 1\nneeds: []\ncards:\n"
                "  - id: odd_one\n    code: \"95900\"\n    title: Odd One\n    type: dude\n    value: 5\n    suit: spades\n"
                "    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n");
  scratch.write("first/odd_one.lua",
                "card \"odd_one\" {\n  noon { text = \"Noon: Odd.\", choose = { dude { as = \"x\", here = true, bullets = above(7) } },\n"
                "    effect = { boot \"x\", function(play) play:gain(1) end } },\n}\n");
  const std::filesystem::path cards = source_directory() / "cards";
  const Result<Library> plain = Library::load({cards}, {.standard_packs = false});
  const Result<Library> other = Library::load({scratch.folder() / "first", cards}, {.standard_packs = false});
  EXPECT_TRUE(plain) << (plain ? "" : plain.error().message);
  EXPECT_TRUE(other) << (other ? "" : other.error().message);
  return {*plain, *other};
}

GameConfig table(const Library& library, std::uint64_t seed) {
  GameConfig config;
  config.seed = seed;
  for (const char* name : {"the_fourth_ring", "morgan_cattle_co"}) {
    const Result<DeckList> deck = library.read_deck(source_directory() / "examples/decks" / (std::string(name) + ".yaml"));
    EXPECT_TRUE(deck) << (deck ? "" : deck.error().message);
    config.seats.push_back({name, *deck});
  }
  return config;
}

std::vector<std::string> options(const Game& game) {
  std::vector<std::string> forms;
  for (const Option& option : game.decision()->options) forms.push_back(to_string(option) + " " + game.text(option));
  return forms;
}

TEST(Reload, AGameThatMovesBetweenContentsWithTheSameCardsPlaysOnAsIfItHadNot) {
  const Scratch scratch;
  const Two two = libraries(scratch);
  ASSERT_NE(two.plain.definitions().find_code("01001"), two.other.definitions().find_code("01001"));
  int moved = 0, waited = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const GameConfig config = table(two.plain, seed);
    Result<Game> started = Game::start(two.plain.content(), config);
    ASSERT_TRUE(started) << started.error().message;
    Game stays = *started, moves = *started;
    Dice dice(seed);
    for (int choice = 0; choice < 3000 && stays.decision() != nullptr; ++choice) {
      if (dice.roll(3) == 0) {
        const bool away = moves.content_ptr() == two.plain.content();
        const Result<bool> result = move_to(moves, (away ? two.other : two.plain).content());
        ASSERT_TRUE(result) << result.error().message;
        ++(*result ? moved : waited);
      }
      ASSERT_NE(moves.decision(), nullptr);
      ASSERT_EQ(options(moves), options(stays)) << "seed " << seed << ", choice " << choice;
      const int option = dice.roll(static_cast<int>(stays.decision()->options.size()));
      ASSERT_TRUE(stays.choose(option));
      ASSERT_TRUE(moves.choose(option));
    }
    EXPECT_EQ(moves.outcome(), stays.outcome());
    EXPECT_EQ(moves.winner(), stays.winner());
    EXPECT_THAT(moves.script_errors(), testing::IsEmpty());
  }
  EXPECT_GT(moved, 100);
  EXPECT_GT(waited, 20);
}

}  // namespace
}  // namespace highnoon::test
