// The search bot: stronger than the rules of thumb, and never by peeking.

#include "highnoon/search_bot.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>

#include "bindings/library/bot/evaluation.hpp"
#include "highnoon/random_deck.hpp"
#include "highnoon/redeal.hpp"
#include "tests/games/playing.hpp"

namespace highnoon::test {
namespace {

SearchOptions playouts(int number) {
  SearchOptions options;
  options.playouts = number;
  return options;
}

/// Two hundred such games at a thousand playouts: tests/long.sh search.
TEST(SearchBot, BeatsTheRulesOfThumbAtAHundredPlayouts) {
  const int games = number_from_environment("HIGHNOON_SEARCH_GAMES", 10);
  const int first = number_from_environment("HIGHNOON_FIRST_GAME", 0);
  const int each = number_from_environment("HIGHNOON_SEARCH_PLAYOUTS", 100);
  const Published& published = Published::get();
  int won = 0, drawn = 0;
  std::uint64_t decisions = 0;
  const auto start = std::chrono::steady_clock::now();
  for (int i = first; i < first + games; ++i) {
    const PlayerId seat{static_cast<std::uint8_t>(i % 2)};     // the search bot's
    const auto swapped = static_cast<std::size_t>(i / 2 % 2);  // the decks
    GameConfig config;
    config.seed = 700'000u + static_cast<std::uint64_t>(i / 4);
    config.seats = {{"A", published.decks[swapped]}, {"B", published.decks[1 - swapped]}};
    Game game = Game::start(published.content, config).value();
    const auto search = search_bot(static_cast<std::uint64_t>(i), playouts(each));
    const auto heuristic = heuristic_bot(static_cast<std::uint64_t>(i));
    while (game.decision() && game.choices_taken() < 20'000) {
      const bool mine = game.decision()->player == seat;
      decisions += mine && game.decision()->options.size() > 1;
      ASSERT_TRUE(game.choose((mine ? *search : *heuristic).choose(game)));
    }
    ASSERT_TRUE(game.script_errors().empty()) << game.script_errors().front();
    ASSERT_TRUE(game.outcome() == Outcome::won || game.outcome() == Outcome::drawn) << "game " << i;
    won += game.winner() == seat;
    drawn += game.outcome() == Outcome::drawn;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  fmt::print("games: {}\nwon: {}\ndrawn: {}\ndecisions: {}\nspent: {:.0f}\n", games, won, drawn, decisions, seconds.count());
  if (games == 10 && each == 100) {
    EXPECT_GE(won, 7);
  }
}

GameConfig table_of(int number, RandomDecks& decks, int players) {
  GameConfig config;
  config.ruleset = number % 2 == 0 ? "reloaded" : "weird_west";
  config.prompts = number % 3 == 0 ? PromptMode::uniform : PromptMode::quick;
  config.seed = static_cast<std::uint64_t>(number);
  for (int seat = 0; seat < players; ++seat) {
    DeckList deck = decks.next().value().list();
    if (number % 4 == 1) deck.starting_gang.clear();
    config.seats.push_back({fmt::format("P{}", seat + 1), std::move(deck)});
  }
  return config;
}

Library whole_library() {
  LibraryOptions options;
  options.data = HIGHNOON_SOURCE_DIRECTORY;
  return Library::load({}, options).value();
}

TEST(SearchBot, ChoosesTheSameWhateverIsHiddenFromIt) {
  const Library library = whole_library();
  RandomDecks decks = RandomDecks::make(library, {.seed = 21}).value();
  int compared = 0, hidden = 0;
  for (int number = 0; number < 24; ++number) {
    Game game = Game::start(library.content(), table_of(number, decks, 2 + number % 3)).value();
    Dice dice(static_cast<std::uint64_t>(number));
    const auto bot = heuristic_bot(static_cast<std::uint64_t>(number));
    for (int choices = 0; game.decision() && choices < 400; ++choices) {
      if (game.decision()->options.size() > 2 && dice.roll(8) == 0) {
        const PlayerId me = game.decision()->player;
        Game other = game;
        const Result<Redealt> dealt = redeal(other, me, static_cast<std::uint64_t>(choices));
        ASSERT_TRUE(dealt);
        hidden += dealt->dealt;
        // Few playouts, so that what was chosen would soon differ.
        const auto seed = static_cast<std::uint64_t>(choices);
        const int one = search_bot(seed, playouts(12))->choose(game), two = search_bot(seed, playouts(12))->choose(other);
        EXPECT_EQ(one, two) << fmt::format("game {}, choice {}: {}", number, choices, game.prompt());
        ++compared;
      }
      ASSERT_TRUE(game.choose(bot->choose(game)));
    }
  }
  fmt::print("compared: {}\n", compared);
  EXPECT_GT(compared, 300);
  EXPECT_GT(hidden, 20 * compared);
}

TEST(SearchBot, PlaysForItselfAtTablesOfMore) {
  const Library library = whole_library();
  RandomDecks decks = RandomDecks::make(library, {.seed = 22}).value();
  for (int number = 0; number < 5; ++number) {
    Game game = Game::start(library.content(), table_of(number, decks, 2 + number)).value();
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < 2 + number; ++seat) {
      bots.push_back(seat == 1 ? search_bot(7, playouts(10)) : heuristic_bot(static_cast<std::uint64_t>(seat)));
    }
    while (game.decision() && game.choices_taken() < 20'000) {
      const int option = bots[game.decision()->player.value]->choose(game);
      ASSERT_GE(option, 0);
      ASSERT_LT(option, static_cast<int>(game.decision()->options.size()));
      ASSERT_TRUE(game.choose(option));
    }
    EXPECT_EQ(game.outcome(), Outcome::won) << "game " << number;
    EXPECT_TRUE(game.script_errors().empty());
  }
}

TEST(SearchBot, TakesItsTimeAndNotMuchMore) {
  const Published& published = Published::get();
  Game game = Game::start(published.content, table_for(2)).value();
  while (game.decision()->options.size() < 3) ASSERT_TRUE(game.choose(0));
  SearchOptions options;
  options.milliseconds = 60;
  const auto bot = search_bot(1, options);
  const auto start = std::chrono::steady_clock::now();
  bot->choose(game);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  EXPECT_GE(took.count(), 0.06);
  EXPECT_LT(took.count(), 2.0);
}

/// With a deck that the game refutes it goes on as with open decks.
TEST(SearchBot, KnowsTheDecksThatItIsGiven) {
  const Published& published = Published::get();
  Game game = Game::start(published.content, table_for(2)).value();
  while (game.day() < 1 || game.decision()->options.size() < 4) ASSERT_TRUE(game.choose(0));
  const std::size_t other = 1u - game.decision()->player.value;
  SearchOptions open = playouts(50), given = open, refuted = open;
  given.decks[other] = game.config().seats[other].deck;
  refuted.decks[other] = DeckList{};
  EXPECT_EQ(search_bot(3, open)->choose(game), search_bot(3, given)->choose(game)) << "it is the real one";
  EXPECT_EQ(search_bot(3, open)->choose(game), search_bot(3, refuted)->choose(game));
}

TEST(Evaluation, SharesChancesOutAndKnowsTheWinner) {
  const Published& published = Published::get();
  int right = 0, games = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Game game = Game::start(published.content, table_for(seed)).value();
    const std::unique_ptr<Bot> bots[] = {heuristic_bot(seed), heuristic_bot(seed + 100)};
    std::optional<bool> first_is_ahead;
    while (game.decision()) {
      const auto chance = chances(game);
      ASSERT_NEAR(chance[0] + chance[1], 1, 1e-9);
      ASSERT_GE(std::min(chance[0], chance[1]), 0);
      if (game.day() == 3 && game.decision()->kind == DecisionKind::noon_play && !first_is_ahead) first_is_ahead = chance[0] > chance[1];
      ASSERT_TRUE(game.choose(bots[game.decision()->player.value]->choose(game)));
    }
    ASSERT_EQ(game.outcome(), Outcome::won);
    EXPECT_EQ(chances(game)[game.winner().value], 1);
    if (!first_is_ahead) continue;
    ++games;
    right += *first_is_ahead == (game.winner().value == 0);
  }
  fmt::print("ahead on the third day: won {} of {}\n", right, games);
  EXPECT_GT(games, 20);
  EXPECT_GT(right * 100, games * 60);
}

}  // namespace
}  // namespace highnoon::test
