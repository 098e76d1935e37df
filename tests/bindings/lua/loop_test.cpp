#include <gmock/gmock.h>

#include "tests/bindings/lua/scripted.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;

/// Two small cards. One pays whenever it was paid, the other pays it whenever it has paid.
std::string give_and_take(const std::string& gives, const std::string& takes) {
  return R"(
card "home" {
  noon {
    text   = "Noon: Gain 1 ghost rock.",
    effect = { gain { ghost_rock = 1 } },
  },
  trait {
    text   = "When you gain ghost rock, lose as much.",
    when   = ghost_rock_gained { player = you },
    effect = { )" + takes + R"( },
  },
}
card "other" {
  trait {
    text   = "When an opponent loses ghost rock, they gain as much.",
    when   = ghost_rock_lost { player = opponent },
    effect = { )" + gives + R"( },
  },
}
)";
}

const char* const kGives = "gain { player = opponent, ghost_rock = 1 }";
const char* const kTakes = "lose { ghost_rock = 1 }";

TEST(ScriptLoop, OfTwoCardsIsNoticedByThePositionAndNamed) {
  Game game = game_with(give_and_take(kGives, kTakes));
  ASSERT_TRUE(use_home(game));
  EXPECT_EQ(game.outcome(), Outcome::halted);
  EXPECT_THAT(game.halt_reason(), HasSubstr("a chain of effects without end: "));
  EXPECT_THAT(game.halt_reason(), HasSubstr("home (ability 2)"));
  EXPECT_THAT(game.halt_reason(), HasSubstr("other (ability 1)"));
}

/// Of functions the innermost fails, as with any mistake of a script, and the game goes on.
TEST(ScriptLoop, OfFunctionsIsAnErrorOfOneOfThem) {
  Game game = game_with(give_and_take("function(play) play:gain { player = opponent, ghost_rock = 1 } end", kTakes));
  ASSERT_TRUE(use_home(game));
  EXPECT_EQ(game.outcome(), Outcome::running) << game.halt_reason();
  ASSERT_FALSE(game.script_errors().empty());
  EXPECT_THAT(game.script_errors().front(), HasSubstr("a chain of effects without end: "));
  EXPECT_LE(game.script_errors().size(), 4U);
}

}  // namespace
}  // namespace highnoon::test
