// The parts of a decision, each alone: highnoon_parts_bench --benchmark_filter=list_of. Whole figures beside their budgets: highnoon bench.

#include <benchmark/benchmark.h>

#include <array>

#include "effect/modifier.hpp"
#include "game.hpp"
#include "highnoon/poker.hpp"
#include "shootout/shootout.hpp"
#include "tests/bench/moments.hpp"
#include "town/town.hpp"

namespace highnoon::bench {
namespace {

// --- decisions

/// What is legal, with nothing looked up before.
void list_of(benchmark::State& state, DecisionKind kind) {
  auto found = decisions_of(kind);
  OptionList options;
  std::size_t i = 0, listed = 0;
  for (auto _ : state) {
    Game& game = found[i++ % found.size()].game;
    Kernel k = game.impl().kernel();
    touch(k);
    options.clear();
    list_options(k, options);
    listed += options.size();
    benchmark::DoNotOptimize(options.data());
  }
  state.counters["options"] = benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kAvgIterations);
}
BENCHMARK_CAPTURE(list_of, noon_play, DecisionKind::noon_play);
BENCHMARK_CAPTURE(list_of, shootout_play, DecisionKind::shootout_play);
BENCHMARK_CAPTURE(list_of, choose_cards, DecisionKind::choose_cards);
BENCHMARK_CAPTURE(list_of, assign_casualty, DecisionKind::assign_casualty);

/// A copy into a game at hand, and one choice in it; copy_into_one_at_hand is what to take off.
void choose_of(benchmark::State& state, DecisionKind kind) {
  const auto found = decisions_of(kind);
  Game game = found.front().game;
  std::size_t i = 0;
  for (auto _ : state) {
    const Moment& moment = found[i++ % found.size()];
    game = moment.game;
    choose(game, moment.option);
  }
}
BENCHMARK_CAPTURE(choose_of, noon_play, DecisionKind::noon_play);
BENCHMARK_CAPTURE(choose_of, shootout_play, DecisionKind::shootout_play);
BENCHMARK_CAPTURE(choose_of, react, DecisionKind::react);
BENCHMARK_CAPTURE(choose_of, draw_discards, DecisionKind::draw_discards);

// --- scripts

/// As choose_of, where a script's function runs.
void run_script(benchmark::State& state) {
  const auto found = moments(16, [](const Game&, int, int resumed) { return resumed > 0; });
  Game game = found.front().game;
  std::size_t i = 0;
  for (auto _ : state) {
    const Moment& moment = found[i++ % found.size()];
    game = moment.game;
    choose(game, moment.option);
  }
}
BENCHMARK(run_script);

// --- numbers, control, poker

void numbers_of_dudes(benchmark::State& state) {
  auto found = decisions_of(DecisionKind::noon_play);
  std::size_t i = 0;
  int sum = 0;
  for (auto _ : state) {
    Kernel k = found[i++ % found.size()].game.impl().kernel();
    touch(k);
    for (const CardId dude : dudes_of(k, PlayerId{0})) sum += stat(k, dude, Stat::bullets) + stat(k, dude, Stat::influence);
  }
  benchmark::DoNotOptimize(sum);
}
BENCHMARK(numbers_of_dudes);

void control_of_deeds(benchmark::State& state) {
  auto found = decisions_of(DecisionKind::noon_play);
  std::size_t i = 0;
  for (auto _ : state) {
    Kernel k = found[i++ % found.size()].game.impl().kernel();
    touch(k);
    settle_control(k);
  }
}
BENCHMARK(control_of_deeds);

void five_cards(benchmark::State& state) {
  test::Dice dice(1);
  std::vector<std::array<PokerCard, 5>> hands(1024);
  for (auto& hand : hands) {
    for (PokerCard& card : hand) card = {static_cast<Suit>(1 + dice.roll(4)), static_cast<std::uint8_t>(1 + dice.roll(13))};
  }
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(score_five(hands[i++ % hands.size()]).key);
}
BENCHMARK(five_cards);

void best_of_eight_with_a_joker(benchmark::State& state) {
  test::Dice dice(1);
  std::vector<std::array<PokerCard, 8>> hands(1024);
  for (auto& hand : hands) {
    for (PokerCard& card : hand) card = {static_cast<Suit>(1 + dice.roll(4)), static_cast<std::uint8_t>(1 + dice.roll(13))};
    hand[7] = PokerCard{};
  }
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(best_hand(hands[i++ % hands.size()]).key);
}
BENCHMARK(best_of_eight_with_a_joker);

// --- the game as a value

void new_game(benchmark::State& state) {
  const Table& table = Table::get();
  std::uint64_t seed = 0;
  for (auto _ : state) benchmark::DoNotOptimize(table.start(2, ++seed));
}
BENCHMARK(new_game);

void copy_as_a_new_one(benchmark::State& state) {
  const auto found = decisions_of(DecisionKind::shootout_play);
  std::size_t i = 0;
  for (auto _ : state) {
    Game copy = found[i++ % found.size()].game;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(copy_as_a_new_one);

void copy_into_one_at_hand(benchmark::State& state) {
  const auto found = decisions_of(DecisionKind::shootout_play);
  Game game = found.front().game;
  std::size_t i = 0;
  for (auto _ : state) {
    game = found[i++ % found.size()].game;
    benchmark::ClobberMemory();
  }
}
BENCHMARK(copy_into_one_at_hand);

void hash_of_a_game(benchmark::State& state) {
  const auto found = decisions_of(DecisionKind::noon_play);
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(found[i++ % found.size()].game.hash());
}
BENCHMARK(hash_of_a_game);

void view_of_a_player(benchmark::State& state) {
  const auto found = decisions_of(DecisionKind::noon_play);
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(found[i++ % found.size()].game.view(PlayerId{0}));
}
BENCHMARK(view_of_a_player);

void texts_of_a_decision(benchmark::State& state) {
  const auto found = decisions_of(DecisionKind::noon_play);
  std::size_t i = 0;
  for (auto _ : state) {
    const Game& game = found[i++ % found.size()].game;
    for (const Option& option : game.decision()->options) benchmark::DoNotOptimize(game.text(option));
  }
}
BENCHMARK(texts_of_a_decision);

}  // namespace
}  // namespace highnoon::bench

BENCHMARK_MAIN();
