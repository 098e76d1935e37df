// Plays a fixed set of games, the same on every machine, and prints what they came to. Under valgrind's callgrind only the playing counts:
// tests/bench/instructions.py compares the instructions it takes with those that are kept.

#include <fmt/format.h>

#include "tests/bench/moments.hpp"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_TOGGLE_COLLECT
#endif

using namespace highnoon;

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 60;
  const bench::Table& table = bench::Table::get();
  // What is made once for all games, such as the table of hands, is not theirs.
  const auto play = [&](std::uint64_t seed, std::uint64_t& hash, std::uint64_t& decisions) {
    Game game = table.start(2, seed, seed % 4 == 3 ? PromptMode::uniform : PromptMode::quick);
    test::Dice dice(seed);
    while (const Decision* decision = game.decision()) bench::choose(game, dice.roll(static_cast<int>(decision->options.size())));
    hash = hash * 0x100000001B3u ^ game.hash();
    decisions += game.choices_taken();
  };
  std::uint64_t hash = 0, decisions = 0;
  for (std::uint64_t seed = 1001; seed <= 1004; ++seed) play(seed, hash, decisions);
  hash = decisions = 0;
  CALLGRIND_TOGGLE_COLLECT;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(count); ++seed) play(seed, hash, decisions);
  CALLGRIND_TOGGLE_COLLECT;
  fmt::print("games {} decisions {} hash {:016x}\n", count, decisions, hash);
}
