// What UsageCounter counts, against the events of the same games.

#include "highnoon/usage.hpp"

#include <gtest/gtest.h>

#include <map>

#include "flow/kernel.hpp"
#include "highnoon/bot.hpp"
#include "highnoon/random_deck.hpp"

namespace highnoon::test {
namespace {

using Counts = std::map<std::pair<std::string, int>, int>;

/// Of the abilities that were used and not cancelled.
struct Listener : Observer {
  Counts resolved;
  void on_event(const Kernel& k, const Event& event) override {
    if (type_of(event) != TriggerPoint::ability_resolved) return;
    if (k.s.plays[k.s.plays.size() - 1].flags & kPlayCancelled) return;
    ++resolved[{k.def(event.cause_card).script, event.cause_ability}];
  }
};

class Usage : public testing::Test {
 protected:
  Usage() : library_(Library::load().value()), decks_(RandomDecks::make(library_).value()) {}

  Game start() {
    config_.seats = {{"A", decks_.next()->list()}, {"B", decks_.next()->list()}};
    ++config_.seed;
    return Game::start(library_.content(), config_).value();
  }
  template <typename Look>
  void play(Game& game, Look look) {
    const auto bot = curious_bot(config_.seed);
    while (game.decision()) {
      look();
      ASSERT_TRUE(game.choose(bot->choose(game)));
    }
  }

  Library library_;
  RandomDecks decks_;
  GameConfig config_;
};

TEST_F(Usage, CountsEachAbilityThatResolvesOnce) {
  UsageCounter counter(library_.content());
  Listener listener;
  for (int i = 0; i < 20; ++i) {
    Game game = start();
    Game same = game;
    counter.watch(game);
    play(game, [] {});
    same.set_observer(&listener);
    play(same, [] {});
    ASSERT_EQ(game, same);
  }
  Counts counted;
  int triggered = 0;
  for (const AbilityUsage& row : counter.list()) {
    const AbilityDef& ability = row.card->abilities[static_cast<std::size_t>(row.number)];
    EXPECT_LE(row.games, row.uses);
    if (row.uses == 0) continue;
    triggered += ability.kind == AbilityDef::Kind::triggered;
    if (ability.kind == AbilityDef::Kind::ability)
      counted[{row.card->script, row.number}] = row.uses;
  }
  EXPECT_EQ(counted, listener.resolved);
  EXPECT_GT(counted.size(), 30u);
  EXPECT_GT(triggered, 3);
}

TEST_F(Usage, CountsAStandingTraitOnceAGameAndOnlyInForce) {
  UsageCounter counter(library_.content());
  for (int i = 0; i < 10; ++i) {
    Game game = start();
    counter.watch(game);
    play(game, [&] { counter.look(); });
  }
  int in_force = 0, never = 0;
  for (const AbilityUsage& row : counter.list()) {
    const AbilityDef& ability = row.card->abilities[static_cast<std::size_t>(row.number)];
    if (ability.kind != AbilityDef::Kind::standing) continue;
    EXPECT_EQ(row.uses, row.games) << row.card->script;
    EXPECT_LE(row.games, row.decks) << row.card->script;
    (row.uses > 0 ? in_force : never) += 1;
  }
  EXPECT_GT(in_force, 5);
  EXPECT_GT(never, 5);
}

TEST_F(Usage, AddsUpAndListsTheLeastUsedFirst) {
  UsageCounter one(library_.content()), two(library_.content());
  for (UsageCounter* counter : {&one, &two}) {
    Game game = start();
    counter->watch(game);
    play(game, [&] { counter->look(); });
  }
  const auto sum = [](const UsageCounter& counter) {
    int uses = 0, decks = 0;
    for (const AbilityUsage& row : counter.list()) uses += row.uses, decks += row.decks;
    return std::pair(uses, decks);
  };
  const auto a = sum(one), b = sum(two);
  one.add(two);
  EXPECT_EQ(sum(one), std::pair(a.first + b.first, a.second + b.second));
  EXPECT_GT(a.first, 0);
  EXPECT_GT(b.second, 0);
  const auto list = one.list();
  for (std::size_t i = 1; i < list.size(); ++i) EXPECT_LE(list[i - 1].uses, list[i].uses);
}

}  // namespace
}  // namespace highnoon::test
