#include "highnoon/observation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string_view>

#include "highnoon/bot.hpp"
#include "highnoon/card_view.hpp"
#include "highnoon/random_deck.hpp"
#include "highnoon/redeal.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// An observation that can be asked by the names of the schema.
class Seen {
 public:
  Seen(const Game& game, PlayerId seat) : schema_(observation_schema(static_cast<int>(game.config().seats.size()))) {
    // Filled with something else, so that what is not written shows.
    cards_.assign(schema_.arrays[0].size(), 77);
    players_.assign(schema_.arrays[1].size(), 77);
    table_.assign(schema_.arrays[2].size(), 77);
    options_.assign(schema_.arrays[3].size(), 77);
    mask_ = std::make_unique<bool[]>(kObservedOptions);
    std::fill_n(mask_.get(), kObservedOptions, true);
    observe(game, seat, {cards_, players_, table_, options_, {mask_.get(), kObservedOptions}});
  }

  int card(int row, std::string_view column) const { return cards_[at(0, row, column)]; }
  int player(int row, std::string_view column) const { return players_[at(1, row, column)]; }
  int table(std::string_view column) const { return table_[at(2, 0, column)]; }
  int option(int row, std::string_view column) const { return options_[at(3, row, column)]; }
  int legal() const { return static_cast<int>(std::count(mask_.get(), mask_.get() + kObservedOptions, true)); }
  int rows() const { return schema_.arrays[0].rows; }
  /// The row of the card with this printing; -1: none.
  int row_of(DefId def) const {
    for (int row = 0; row < rows(); ++row) {
      if (card(row, "present") == 1 && card(row, "def") == def) return row;
    }
    return -1;
  }
  bool operator==(const Seen& other) const {
    return cards_ == other.cards_ && players_ == other.players_ && table_ == other.table_ && options_ == other.options_ &&
           std::equal(mask_.get(), mask_.get() + kObservedOptions, other.mask_.get());
  }
  /// The number of a value's name.
  int value(std::string_view list, std::string_view name) const {
    const auto names = std::ranges::find(schema_.values, list, &std::pair<std::string, std::vector<std::string>>::first);
    return static_cast<int>(std::ranges::find(names->second, name) - names->second.begin());
  }

 private:
  std::size_t at(std::size_t array, int row, std::string_view name) const {
    const auto& columns = schema_.arrays[array].columns;
    const auto column = std::ranges::find(columns, name, &ObservationColumn::name);
    EXPECT_NE(column, columns.end()) << name;
    return static_cast<std::size_t>(row) * columns.size() + static_cast<std::size_t>(column - columns.begin());
  }

  const ObservationSchema& schema_;
  std::vector<std::int16_t> cards_, players_, table_;
  std::vector<std::int32_t> options_;
  std::unique_ptr<bool[]> mask_;
};

DefId def_of(Town& t, CardId card) { return t.game().state().cards[static_cast<std::size_t>(card.index())].def; }

const Library& library() {
  static const Library loaded = Library::load().value();
  return loaded;
}

/// A game with decks by chance.
Game start(std::uint64_t seed, int players) {
  RandomDecks decks = RandomDecks::make(library(), {.seed = seed}).value();
  GameConfig config;
  config.seed = seed;
  for (int i = 0; i < players; ++i) config.seats.push_back({"", decks.next().value().list()});
  return Game::start(library().content(), config).value();
}

TEST(Observation, SchemaHasAHashThatChangesWithIt) {
  // Who trains on observations reads this hash. A change here is a breaking change: say so in CHANGELOG.md, and run
  // PYTHONPATH=build/release/python python3 tests/python/observation_doc.py.
  EXPECT_EQ(observation_schema(2).hash, 0xffe23ab9862b07f5u);
  EXPECT_NE(observation_schema(2).hash, observation_schema(3).hash);
  for (int players = 2; players <= kMaxPlayers; ++players) {
    const ObservationSchema& schema = observation_schema(players);
    EXPECT_EQ(schema.players, players);
    EXPECT_EQ(schema.arrays[0].rows, 48 + 56 * players);
    for (const ObservationArray& array : schema.arrays) {
      for (const ObservationColumn& column : array.columns) {
        EXPECT_FALSE(column.meaning.empty()) << column.name;
        if (column.values.empty()) continue;
        EXPECT_TRUE(std::ranges::any_of(schema.values, [&](const auto& list) { return list.first == column.values; })) << column.values;
      }
    }
  }
}

TEST(Observation, HasTheNumbersOfTheTable) {
  Town t;
  const CardId deed = t.deed(P1, {.title = "Mine", .production = 2, .control = 1});
  const CardId dude =
      t.dude(P1, {.bullets = 3, .stud = true, .influence = 2, .value = 9, .cost = 5, .keywords = {"Huckster 2"}, .at = deed, .bounty = 4});
  const CardId gun = t.goods(P1, dude, {.title = "Gun", .bullets = 1});
  const CardId other = t.dude(P2, {.title = "Stranger", .at = kSquare, .booted = true});
  t.hand(P2, 3);
  t.ghost_rock(P2, 7);
  t.decider();
  const Seen seen(t.game(), P1);
  const int row = seen.row_of(def_of(t, dude)), place = seen.row_of(def_of(t, deed)), gun_row = seen.row_of(def_of(t, gun));
  const int other_row = seen.row_of(def_of(t, other));
  ASSERT_TRUE(row >= 0 && place >= 0 && gun_row >= 0 && other_row >= 0);
  EXPECT_EQ(seen.card(row, "type"), seen.value("type", "dude"));
  EXPECT_EQ(seen.card(row, "where"), seen.value("where", "at_place"));
  EXPECT_EQ(seen.card(row, "place"), place);
  EXPECT_EQ(seen.card(row, "bullets"), 4);
  EXPECT_EQ(seen.card(row, "stud"), 1);
  EXPECT_EQ(seen.card(row, "influence"), 2);
  EXPECT_EQ(seen.card(row, "rank"), 9);
  EXPECT_EQ(seen.card(row, "suit"), seen.value("suit", "spades"));
  EXPECT_EQ(seen.card(row, "bounty"), 4);
  EXPECT_EQ(seen.card(row, "keyword_huckster"), 2);
  EXPECT_EQ(seen.card(row, "keyword_blessed"), 0);
  EXPECT_EQ(seen.card(row, "owner"), 0);
  EXPECT_EQ(seen.card(place, "where"), seen.value("where", "street"));
  EXPECT_EQ(seen.card(place, "place"), place);
  EXPECT_EQ(seen.card(place, "order"), 1);
  EXPECT_EQ(seen.card(place, "production"), 2);
  EXPECT_EQ(seen.card(gun_row, "where"), seen.value("where", "attached"));
  EXPECT_EQ(seen.card(gun_row, "bearer"), row);
  EXPECT_EQ(seen.card(gun_row, "place"), place);
  EXPECT_EQ(seen.card(other_row, "place"), -2);
  EXPECT_EQ(seen.card(other_row, "booted"), 1);
  EXPECT_EQ(seen.card(other_row, "controller"), 1);
  EXPECT_EQ(seen.player(0, "seat"), 0);
  EXPECT_EQ(seen.player(0, "influence"), 2);
  EXPECT_EQ(seen.player(1, "ghost_rock"), 7);
  EXPECT_EQ(seen.player(1, "hand"), 3);
  EXPECT_EQ(seen.table("phase"), seen.value("phase", "noon"));
  EXPECT_EQ(seen.table("players"), 2);
  EXPECT_EQ(seen.table("cards_left_out"), 0);
}

TEST(Observation, SeatsAreCountedFromTheObserver) {
  Town t({.players = 3});
  const CardId dude = t.dude(P2);
  t.decider();
  for (const auto& [viewer, seat] : {std::pair{P1, 1}, {P2, 0}, {P3, 2}}) {
    const Seen seen(t.game(), viewer);
    EXPECT_EQ(seen.card(seen.row_of(def_of(t, dude)), "controller"), seat);
    EXPECT_EQ(seen.player(seat, "seat"), 1);
    EXPECT_EQ(seen.player(seat, "decides"), t.decider() == P2);
  }
}

TEST(Observation, ShowsWhoFightsWhere) {
  Town t;
  const CardId a = t.dude(P1, {.title = "A", .at = kSquare}), b = t.dude(P2, {.title = "B", .at = kSquare});
  t.call_out(a, b);
  t.accept();
  const Seen seen(t.game(), P2);
  EXPECT_EQ(seen.table("shootout"), 1);
  EXPECT_EQ(seen.table("shootout_place"), -2);
  EXPECT_EQ(seen.player(1, "leads"), 1);
  EXPECT_EQ(seen.player(0, "opposes"), 1);
  EXPECT_EQ(seen.card(seen.row_of(def_of(t, a)), "leader"), 1);
  EXPECT_EQ(seen.card(seen.row_of(def_of(t, b)), "mark"), 1);
  EXPECT_EQ(seen.card(seen.row_of(def_of(t, b)), "side"), 2);
}

TEST(Observation, OnlyWhoDecidesHasOptions) {
  Town t;
  const CardId dude = t.dude(P1, {.at = kSquare}), stranger = t.dude(P2, {.at = kSquare});
  ASSERT_EQ(t.decider(), P1);
  const Seen mine(t.game(), P1), theirs(t.game(), P2);
  const std::vector<Option> options = t.options();
  EXPECT_EQ(mine.legal(), static_cast<int>(options.size()));
  EXPECT_EQ(mine.table("decision"), static_cast<int>(DecisionKind::noon_play));
  EXPECT_EQ(theirs.legal(), 0);
  EXPECT_EQ(theirs.table("decision"), 0);
  EXPECT_EQ(theirs.table("options"), 0);
  EXPECT_EQ(theirs.option(0, "present"), 0);
  EXPECT_EQ(theirs.player(1, "decides"), 1);
  bool found = false;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].kind != OptionKind::call_out) continue;
    found = true;
    const int row = static_cast<int>(i);
    EXPECT_EQ(mine.option(row, "kind"), mine.value("option", "call_out"));
    EXPECT_EQ(mine.option(row, "card"), mine.row_of(def_of(t, dude)));
    EXPECT_EQ(mine.option(row, "other"), mine.row_of(def_of(t, stranger)));
    EXPECT_EQ(mine.option(row, "place"), -1);
  }
  EXPECT_TRUE(found);
}

TEST(Observation, NamesEachCardOfAnOptionByItsRow) {
  int cards_named = 0, offered = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Game game = start(seed, seed % 4 == 0 ? 4 : 2);
    const std::unique_ptr<Bot> bot = curious_bot(seed);
    for (int choices = 0; game.decision() != nullptr && choices < 400; ++choices) {
      const Decision& decision = *game.decision();
      const Seen seen(game, decision.player);
      ASSERT_EQ(seen.table("options"), static_cast<int>(decision.options.size()));
      for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        const int row = static_cast<int>(i);
        // Of kinds whose first argument is a card.
        if (to_string(option).find("=#") == std::string::npos || option.kind == OptionKind::place || option.kind == OptionKind::trade_start)
          continue;
        const CardView card = card_view(game, decision.player, CardId{static_cast<std::uint16_t>(option.a)});
        const int named = seen.option(row, "card");
        if (card.def == kNoDef) {
          EXPECT_EQ(named, -1) << to_string(option);
          continue;
        }
        ASSERT_GE(named, 0) << to_string(option);
        EXPECT_EQ(seen.card(named, "def"), card.def) << to_string(option);
        ++cards_named;
        offered += seen.card(named, "where") == seen.value("where", "offered");
      }
      ASSERT_TRUE(game.choose(bot->choose(game)));
    }
  }
  EXPECT_GT(cards_named, 5'000);
  EXPECT_GT(offered, 0) << "no option was about a card that no view has";
}

TEST(Observation, IsTheSameHoweverTheHiddenCardsLie) {
  int compared = 0, different_games = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Game game = start(seed, seed % 4 == 0 ? 4 : 2);
    const std::unique_ptr<Bot> bot = curious_bot(seed);
    for (int choices = 0; game.decision() != nullptr && choices < 300; ++choices) {
      if (choices % 5 == 0) {
        for (std::size_t seat = 0; seat < game.config().seats.size(); ++seat) {
          const PlayerId viewer{static_cast<std::uint8_t>(seat)};
          Game other = game;
          ASSERT_TRUE(redeal(other, viewer, seed + static_cast<std::uint64_t>(choices)));
          different_games += other.hash() != game.hash();
          ++compared;
          ASSERT_TRUE(Seen(game, viewer) == Seen(other, viewer)) << "seed " << seed << ", choice " << choices << ", seat " << seat;
        }
      }
      ASSERT_TRUE(game.choose(bot->choose(game)));
    }
  }
  EXPECT_GT(compared, 300);
  EXPECT_GT(different_games, compared / 2);
}

/// P1's dude has gained an ability that costs a boot and a ghost rock.
struct Gained {
  Gained() {
    const CardId mentor = t.dude(P2, {.abilities = {noon().boot().pay(1).effect(Verb::gain, you(), num(1))}});
    pupil = t.dude(P1, {});
    const CardId school = t.deed(
        P1, {.abilities = {noon().effect(Verb::gain_ability, dudes(mine()), dudes(!mine()), num(0), Duration::permanent)}});
    t.use(school);
    t.pass(P2);
    t.game();
    static_cast<void>(mentor);
  }
  Town t;
  CardId pupil;
};

TEST(Observation, CountsGainedAbilities) {
  Gained g;
  const Seen seen(g.t.game(), P1);
  EXPECT_EQ(seen.card(seen.row_of(def_of(g.t, g.pupil)), "abilities"), 1);
}

TEST(HeuristicBot, KnowsWhatGainedAbilitiesCost) {
  Gained g;
  ASSERT_TRUE(g.t.can_use(g.pupil, 0x80));
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Option taken = g.t.options()[static_cast<std::size_t>(heuristic_bot(seed)->choose(g.t.game()))];
    EXPECT_NE(taken.kind, OptionKind::use_ability);
  }
}

}  // namespace
}  // namespace highnoon::test
