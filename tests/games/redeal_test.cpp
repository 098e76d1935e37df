// Dealing anew what a player cannot see: whatever that player sees, is asked and may answer stays; the rest is another game, played on by
// the rules.

#include "highnoon/redeal.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "game.hpp"
#include "highnoon/random_deck.hpp"
#include "state/invariant.hpp"
#include "state/zone.hpp"
#include "tests/games/playing.hpp"
#include "tests/games/told.hpp"

namespace highnoon::test {
namespace {

constexpr int kMostChoices = 4000;
constexpr int kOneIn = 25;  ///< choices are followed by a redeal

/// What the viewer is told of a game at this moment.
std::string seen_by(const Game& game, PlayerId viewer) {
  std::string text = told(game.view(viewer)) + "\n" + told(game.view({}));
  const Decision* decision = game.decision();
  if (!decision) return text + "\nover";
  text += fmt::format("\n{} is asked {}", decision->player.value, static_cast<int>(decision->kind));
  if (decision->player != viewer) return text;
  text += game.prompt();
  for (const Option& option : decision->options) {
    fmt::format_to(std::back_inserter(text), "\n{} {} {} {} {}", static_cast<int>(option.kind), option.a, option.b, option.c,
                   game.text(option));
  }
  return text;
}

/// How many of each card each owner has, and how many cards lie in each zone of each player.
std::map<std::string, int> books_of(const Game& game) {
  std::map<std::string, int> books;
  for (const Card& card : game.state().all_cards()) {
    ++books[fmt::format("{} owns {}", card.owner.value, card.def)];
    ++books[fmt::format("{} in {}", card.owner.value, static_cast<int>(card.zone))];
  }
  for (const Player& player : game.state().players) {
    books[fmt::format("hand of {}", &player - game.state().players.data())] = player.hand.size();
    books[fmt::format("draw hand of {}", &player - game.state().players.data())] = player.draw_hand.size();
  }
  return books;
}

/// Cards in places of more than one kind, so that where they are can differ.
bool could_differ(const Redealt& count) { return count.dealt > 20; }

struct Tally {
  int redeals = 0, dealt = 0, left = 0, played_on = 0;
};

/// Plays one game to its end with choices by chance, and deals it anew now and then. @return "" or what is wrong
std::string try_one(const Game& game, Dice& dice, Tally& tally) {
  const PlayerId viewer{static_cast<std::uint8_t>(dice.roll(game.state().player_count))};
  const auto seed = static_cast<std::uint64_t>(dice.roll(1 << 30));
  const std::uint64_t hash = game.hash();
  Game one = game, again = game, other = game;
  const Result<Redealt> count = redeal(one, viewer, seed);
  if (!count || !redeal(again, viewer, seed) || !redeal(other, viewer, seed + 1)) return "it is refused";
  ++tally.redeals;
  tally.dealt += count->dealt;
  tally.left += count->left;
  if (game.hash() != hash) return "the original is another game now";
  if (!(one == again)) return "the same seed deals differently";
  if (const std::string a = seen_by(game, viewer), b = seen_by(one, viewer); a != b) return "the viewer sees" + difference(a, b);
  if (const std::string broken = broken_invariant(one.impl().reader()); !broken.empty()) return broken;
  if (books_of(game) != books_of(one)) return "cards are lost";
  // Not only other chance, but other cards in the same places.
  const auto lie = [](const Game& g) {
    std::vector<std::uint16_t> ids;
    for (const Player& p : g.state().players) {
      for (const auto* pile : {&p.deck, &p.hand}) {
        for (const CardId id : *pile) ids.push_back(id.raw);
      }
    }
    return ids;
  };
  if (could_differ(*count) && game.day() > 0 && lie(one) == lie(other)) return "two seeds deal the same";
  const bool of_viewer = game.decision() && game.decision()->player == viewer;
  if (of_viewer) {
    // The rules would list the same options, too.
    const Kernel k = one.impl().reader();
    std::vector<Option> listed;
    list_options(k, listed);
    if (!std::ranges::equal(listed, game.decision()->options)) return "the viewer's options are not those of the rules";
  }
  // From what was dealt before the same is dealt as from the real game; only what another player may choose from can have to stay.
  Game twice = other;
  if (!redeal(twice, viewer, seed)) return "it is refused the second time";
  if ((of_viewer || count->left == 0) && !(twice == one)) return "what is dealt depends on how it lay before";
  if (dice.roll(4) == 0) {
    ++tally.played_on;
    for (int choices = 0; one.decision() && choices < kMostChoices; ++choices) {
      const Result<const Decision*> next = one.choose(dice.roll(static_cast<int>(one.decision()->options.size())));
      if (!next) return next.error().message;
    }
    if (one.outcome() == Outcome::halted) return "played on it halts: " + one.halt_reason();
    if (one.decision()) return "played on it has no end";
    if (!one.script_errors().empty()) return "played on: " + one.script_errors().front();
  }
  return "";
}

GameConfig table_of(int number, RandomDecks& decks) {
  GameConfig config;
  config.ruleset = number % 2 == 0 ? "reloaded" : "weird_west";
  config.prompts = number / 2 % 2 == 0 ? PromptMode::quick : PromptMode::uniform;
  config.seed = static_cast<std::uint64_t>(number);
  for (int seat = 0; seat < 2 + number % 5; ++seat) {
    DeckList deck = decks.next().value().list();
    if (number % 3 == 1) deck.starting_gang.clear();
    config.seats.push_back({fmt::format("P{}", seat + 1), std::move(deck)});
  }
  return config;
}

TEST(Redeal, LeavesWhatThePlayerSeesAndDealsTheRestByTheRules) {
  const int games = number_from_environment("HIGHNOON_REDEAL_GAMES", 100);
  const int first = number_from_environment("HIGHNOON_FIRST_GAME", 1);
  LibraryOptions options;
  options.data = HIGHNOON_SOURCE_DIRECTORY;
  const Library library = Library::load({}, options).value();
  RandomDecks decks = RandomDecks::make(library, {.seed = static_cast<std::uint64_t>(first)}).value();
  Tally tally;
  int faults = 0;
  for (int number = first; number < first + games && faults < 5; ++number) {
    const GameConfig config = table_of(number, decks);
    Game game = Game::start(library.content(), config).value();
    Dice dice(static_cast<std::uint64_t>(number));
    for (int choices = 0; game.decision() && choices < kMostChoices; ++choices) {
      if (dice.roll(kOneIn) == 0 || (game.day() == 0 && dice.roll(3) == 0)) {
        if (const std::string fault = try_one(game, dice, tally); !fault.empty()) {
          ADD_FAILURE() << fmt::format("game {}, choice {}, \"{}\": {}", number, choices, game.prompt(), fault);
          ++faults;
          break;
        }
      }
      ASSERT_TRUE(game.choose(dice.roll(static_cast<int>(game.decision()->options.size()))).ok());
    }
  }
  fmt::print("redeals: {}\ndealt: {}\nleft: {}\nplayed on: {}\n", tally.redeals, tally.dealt, tally.left, tally.played_on);
  EXPECT_GT(tally.redeals, 2 * games);
  EXPECT_LT(tally.left * 50, tally.dealt) << "little is named by what is under way";
}

/// Cards of a player marked for a starting gang, by title.
std::string sealed_gang(const Game& game, PlayerId player) {
  std::vector<std::string> titles;
  for (const CardId card : game.state().player(player).deck) {
    const Card& c = game.state().card(card);
    if (c.has(kMarked)) titles.push_back(game.content().definitions.cards[c.def].title);
  }
  std::sort(titles.begin(), titles.end());
  return fmt::format("{}", fmt::join(titles, ", "));
}

TEST(Redeal, ASealedStartingGangIsChosenAnewUnlessItCameWithTheDeck) {
  GameConfig config = table_for(3);  // gangs are chosen by the players
  Game game = Game::start(Published::get().content, config).value();
  const PlayerId first = game.decision()->player;
  while (game.decision()->player == first) {
    const auto options = game.decision()->options;
    ASSERT_TRUE(game.choose(options.size() > 1 && options[1].kind == OptionKind::card ? 1 : 0));
  }
  ASSERT_EQ(game.decision()->kind, DecisionKind::starting_gang);
  const PlayerId viewer = game.decision()->player;
  std::set<std::string> gangs;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Game copy = game;
    ASSERT_TRUE(redeal(copy, viewer, seed));
    EXPECT_EQ(seen_by(copy, viewer), seen_by(game, viewer));
    gangs.insert(sealed_gang(copy, first));
  }
  EXPECT_GT(gangs.size(), 5u);

  RedealOptions options;
  DeckList deck = config.seats[first.value].deck;
  deck.starting_gang = Published::get().decks[(first.value + 3u) % 2].starting_gang;
  ASSERT_FALSE(deck.starting_gang.empty());
  options.decks[first.value] = &deck;
  gangs.clear();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Game copy = game;
    ASSERT_TRUE(redeal(copy, viewer, seed, options));
    gangs.insert(sealed_gang(copy, first));
  }
  EXPECT_EQ(gangs.size(), 1u);
}

}  // namespace
}  // namespace highnoon::test
