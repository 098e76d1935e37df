#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

/// The first line in which two texts differ, for a message that can be read.
std::string first_difference(const std::string& was, const std::string& is) {
  std::istringstream a(was), b(is);
  std::string x, y;
  for (int line = 1;; ++line) {
    const bool more_a = static_cast<bool>(std::getline(a, x)), more_b = static_cast<bool>(std::getline(b, y));
    if (!more_a && !more_b) return "";
    if (more_a != more_b || x != y) {
      return "line " + std::to_string(line) + ":\n  was " + (more_a ? x : "(end)") + "\n  is  " + (more_b ? y : "(end)");
    }
  }
}

TEST(GoldenGames, GoAsTheyWent) {
  std::ifstream list("tests/golden/games.sh");
  int games = 0;
  for (std::string line; std::getline(list, line);) {
    std::istringstream words(line);
    std::string game, name, seed, bot, deck_a, deck_b, ruleset = "reloaded";
    words >> game >> name >> seed >> bot >> deck_a >> deck_b >> ruleset;
    if (game != "game") continue;
    ++games;
    const Ran ran = run_highnoon("play examples/decks/" + deck_a + ".yaml examples/decks/" + deck_b + ".yaml --bots --bot " + bot +
                                 " --narrate --seed " + seed + " --ruleset " + (ruleset.empty() ? "reloaded" : ruleset));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(first_difference(read_file("tests/golden/" + name + ".log"), ran.out), "")
        << name << " (tests/golden/update.sh writes them anew)";
  }
  EXPECT_EQ(games, 6);
}

}  // namespace
}  // namespace highnoon::test
