#include "highnoon/position.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "highnoon/save.hpp"
#include "state/state.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

const Library& library() {
  static const Library loaded = *Library::load();
  return loaded;
}

constexpr const char* kPuzzle = R"(position: 1
seed: 7
day: 3
winner: 2
turn: 1
pot: 1
players:
  - name: Ann
    outfit: Law Dogs
    ghost_rock: 4
    hand: [Pinned Down, 2x Roan]
    deck: [Shotgun, "3x Pinned Down"]
    discard_pile: [Roan]
    street:
      - card: home
        booted: true
      - General Store
    dudes:
      - card: Philip Swinford
        at: General Store
        booted: true
        bounty: 2
        used: [1]
        attached: [Roan]
      - card: Tommy Harden
        at: town square
  - name: Bob
    outfit: Morgan Cattle Co.
    ghost_rock: 0
    deck: { shuffled: [4x Shotgun] }
    street: [Bunkhouse, home]
    dudes:
      - card: Jake Smiley
        at: General Store
        attached:
          - card: Shotgun
            booted: true
)";

Position parse(const std::string& text) {
  Diagnostics diagnostics;
  std::optional<Position> position = parse_position(text, "puzzle.yaml", diagnostics);
  EXPECT_TRUE(position) << diagnostics.text();
  return position ? *position : Position{};
}

TEST(Position, IsSetUpAsTheFileSays) {
  const Result<Game> game = game_at(library(), parse(kPuzzle));
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(game->day(), 3);
  ASSERT_NE(game->decision(), nullptr);
  EXPECT_EQ(game->decision()->kind, DecisionKind::noon_play);
  EXPECT_EQ(game->decision()->player, PlayerId{0});
  const View view = game->view(PlayerId{0});
  EXPECT_EQ(view.pot, 1);
  EXPECT_EQ(view.winner_of_lowball, PlayerId{1});
  const PlayerView& ann = view.players[0];
  EXPECT_EQ(ann.ghost_rock, 4);
  EXPECT_EQ(ann.hand_count, 3);
  EXPECT_EQ(ann.deck_count, 4);
  ASSERT_EQ(ann.street.size(), 2u);
  EXPECT_TRUE(ann.street[0].card.booted);
  EXPECT_EQ(ann.street[1].title, "General Store");
  ASSERT_EQ(ann.street[1].dudes.size(), 2u);
  const CardView& philip = ann.street[1].dudes[0];
  EXPECT_EQ(philip.title, "Philip Swinford");
  EXPECT_TRUE(philip.booted);
  EXPECT_EQ(philip.bounty, 2);
  ASSERT_EQ(philip.attachments.size(), 1u);
  EXPECT_EQ(philip.attachments[0].title, "Roan");
  EXPECT_EQ(ann.street[1].dudes[1].title, "Jake Smiley");
  ASSERT_EQ(view.town_square.dudes.size(), 1u);
  ASSERT_EQ(view.players[1].street.size(), 2u);
  EXPECT_EQ(view.players[1].street[0].title, "Bunkhouse");
  // The deck from the top.
  const State& s = game->state();
  EXPECT_EQ(library().definitions().cards[s.card(s.players[0].deck.back()).def].title, "Shotgun");
}

TEST(Position, IsWrittenAsItWasRead) {
  const Result<Game> game = game_at(library(), parse(kPuzzle));
  ASSERT_TRUE(game) << game.error().message;
  const std::string text = to_yaml(position_of(*game));
  const Result<Game> again = game_at(library(), parse(text));
  ASSERT_TRUE(again) << again.error().message << "\n" << text;
  EXPECT_EQ(to_yaml(position_of(*again)), text);
  EXPECT_THAT(text, HasSubstr("turn: 1\n"));
  EXPECT_THAT(text, HasSubstr("at: \"General Store\"\n"));
  EXPECT_THAT(text, Not(HasSubstr("under way")));
}

TEST(Position, TheFearLevelStandsAsItIsTracked) {
  const Position position = parse(std::string(kPuzzle) + "fear: -3\n");
  EXPECT_EQ(position.fear, -3);
  EXPECT_THAT(to_yaml(position), HasSubstr("fear: -3\n"));
  const Result<Game> game = game_at(library(), position);
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(game->state().fear, -3);
  EXPECT_EQ(game->view(PlayerId{0}).fear_level, 0) << "this ruleset has none";
  EXPECT_THAT(to_yaml(parse(kPuzzle)), Not(HasSubstr("fear")));
}

TEST(Position, APositionsGameIsSavedAndPlayedOn) {
  Result<Game> game = game_at(library(), parse(kPuzzle));
  ASSERT_TRUE(game) << game.error().message;
  Dice dice(1);
  for (int i = 0; i < 200 && game->decision() != nullptr; ++i) {
    const Result<Game> loaded = load(game->content_ptr(), save(*game));
    ASSERT_TRUE(loaded) << loaded.error().message;
    ASSERT_TRUE(game->choose(dice.roll(static_cast<int>(game->decision()->options.size()))));
  }
}

TEST(Position, WhatItCannotSayIsWrittenDown) {
  Result<Game> game = game_at(library(), parse(kPuzzle));
  ASSERT_TRUE(game) << game.error().message;
  const auto options = game->decision()->options;
  const auto call = std::find_if(options.begin(), options.end(), [](const Option& o) { return o.kind == OptionKind::use_ability || o.kind == OptionKind::move; });
  ASSERT_NE(call, options.end());
  Dice dice(3);
  bool in_shootout = false;
  for (int i = 0; i < 3000 && game->decision() != nullptr && !in_shootout; ++i) {
    ASSERT_TRUE(game->choose(dice.roll(static_cast<int>(game->decision()->options.size()))));
    in_shootout = game->state().shootout.active == 2 && game->decision() != nullptr;
  }
  ASSERT_TRUE(in_shootout);
  const std::string text = to_yaml(position_of(*game));
  EXPECT_THAT(text, HasSubstr("# It could not say everything. Where that matters, save the game instead"));
  EXPECT_THAT(text, HasSubstr("# - what is under way ("));
  EXPECT_THAT(text, HasSubstr("in a "));
}

TEST(Position, EverythingWrongIsSaidWithItsLine) {
  const auto faults = [](std::string text, const std::string& from, const std::string& to) {
    text.replace(text.find(from), from.size(), to);
    Diagnostics diagnostics;
    const std::optional<Position> position = parse_position(text, "puzzle.yaml", diagnostics);
    if (!position) return diagnostics.text();
    const Result<Game> game = game_at(library(), *position);
    return game ? std::string() : game.error().message;
  };
  EXPECT_THAT(faults(kPuzzle, "winner: 2", "winer: 2"), HasSubstr("puzzle.yaml:4:1: error: unknown key \"winer\" of a position (did you mean \"winner\"?)"));
  EXPECT_THAT(faults(kPuzzle, "Tommy Harden", "Tomy Harden"), HasSubstr("puzzle.yaml:25:1: error: no card is called \"Tomy Harden\" (did you mean \"Tommy Harden\"?)"));
  EXPECT_THAT(faults(kPuzzle, "at: town square", "at: General Stor"), HasSubstr("puzzle.yaml:26:1: error: no place is called \"General Stor\" (did you mean \"General Store\"?)"));
  EXPECT_THAT(faults(kPuzzle, "- card: Tommy Harden", "- card: Roan"), HasSubstr("Roan cannot be among dudes"));
  EXPECT_THAT(faults(kPuzzle, "used: [1]", "used: [7]"), HasSubstr("Philip Swinford has "));
  EXPECT_THAT(faults(kPuzzle, "street: [Bunkhouse, home]", "street: [Bunkhouse]"), HasSubstr("the street has no \"home\""));
  EXPECT_THAT(faults(kPuzzle, "seed: 7", "ruleset: reloadd"), HasSubstr("there is no ruleset \"reloadd\" (did you mean \"reloaded\"?)"));
  EXPECT_THAT(faults(kPuzzle, "seed: 7", "seed: -7"), HasSubstr("\"seed\" must be a whole number"));
  EXPECT_THAT(faults(kPuzzle, "day: 3", "day: 0"), HasSubstr("\"day\" is 0 during setup only"));
  EXPECT_THAT(faults(kPuzzle, "turn: 1", "turn: 3"), HasSubstr("\"turn\" is 3, and 2 play"));
  EXPECT_THAT(faults(kPuzzle, "position: 1", "day: 3"), HasSubstr("puzzle.yaml:3"));
  EXPECT_THAT(faults(kPuzzle, "4x Shotgun", "54x Shotgun"), HasSubstr("a deck has at most 54"));
  EXPECT_THAT(faults(kPuzzle, "outfit: Law Dogs", "outfit: Bunkhouse"), HasSubstr("Bunkhouse cannot be an outfit"));
  EXPECT_THAT(load_position("none.yaml").error().message, HasSubstr("none.yaml"));
}

/// Positions of random games between two plays are positions again, and the same.
TEST(Position, OfRandomGamesAreReadBack) {
  const Result<DeckList> one = library().read_deck(source_directory() / "examples/decks/law_dogs.yaml"), two = library().read_deck(source_directory() / "examples/decks/the_fourth_ring.yaml");
  ASSERT_TRUE(one && two);
  int positions = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    GameConfig config;
    config.seed = seed;
    config.seats = {{"Ann", *one}, {"Bob", *two}};
    Game game = std::move(*Game::start(library().content(), config));
    Dice dice(seed);
    for (int i = 0; i < 400 && game.decision() != nullptr; ++i) {
      if (game.decision()->kind == DecisionKind::noon_play && dice.roll(5) == 0) {
        const std::string text = to_yaml(position_of(game));
        const Result<Game> again = game_at(library(), parse(text));
        ASSERT_TRUE(again) << again.error().message << "\n" << text;
        const std::string same = to_yaml(position_of(*again));
        ASSERT_EQ(same.substr(same.find("position: 1")), text.substr(text.find("position: 1")));
        ++positions;
      }
      ASSERT_TRUE(game.choose(dice.roll(static_cast<int>(game.decision()->options.size()))));
    }
  }
  EXPECT_GT(positions, 20);
}

}  // namespace
}  // namespace highnoon::test
