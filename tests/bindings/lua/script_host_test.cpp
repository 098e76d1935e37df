#include "tests/bindings/lua/scripted.hpp"

#include "state/state.hpp"

namespace highnoon::test {
namespace {

std::string noon_function(const std::string& body) {
  return "card \"home\" {\n  noon {\n    text = \"Noon: something.\",\n    effect = {\n      function(play)\n" + body + "\n      end,\n    },\n  },\n}\n";
}

int stash(const Game& game) { return game.state().players[0].ghost_rock; }

const char* const kTwoQuestions = R"(
        local a = play:ask_number { 0, 3 }
        play:gain { ghost_rock = a }
        local b = play:ask_number { 0, 2 }
        play:gain { ghost_rock = b * 2 })";

TEST(ScriptHost, AFunctionAsksInTheMiddleAndGoesOnWithTheAnswer) {
  Game game = game_with(noon_function(kTwoQuestions));
  ASSERT_TRUE(use_home(game));
  const int before = stash(game);
  ASSERT_TRUE(answer(game, 3));
  EXPECT_EQ(stash(game), before + 3);
  ASSERT_TRUE(answer(game, 2));
  EXPECT_EQ(stash(game), before + 7);
  EXPECT_TRUE(game.script_errors().empty());
}

TEST(ScriptHost, ACopyAtEveryPromptPlaysOnAlike) {
  Game game = game_with(noon_function(kTwoQuestions));
  ASSERT_TRUE(use_home(game));
  Game first = game;
  ASSERT_TRUE(answer(game, 1));
  Game second = game;
  ASSERT_TRUE(answer(game, 2));
  ASSERT_TRUE(answer(second, 2));
  EXPECT_EQ(game, second);
  ASSERT_TRUE(answer(first, 1));
  ASSERT_TRUE(answer(first, 2));
  EXPECT_EQ(game, first);
}

TEST(ScriptHost, CopiesWithOtherAnswersDoNotDisturbOneAnother) {
  Game game = game_with(noon_function(kTwoQuestions));
  ASSERT_TRUE(use_home(game));
  const int before = stash(game);
  Game other = game;
  ASSERT_TRUE(answer(other, 3));
  ASSERT_TRUE(answer(game, 1));
  ASSERT_TRUE(answer(other, 2));
  ASSERT_TRUE(answer(game, 0));
  EXPECT_EQ(stash(other), before + 7);
  EXPECT_EQ(stash(game), before + 1);
}

TEST(ScriptHost, RebuildingAtEveryPromptChangesNothing) {
  Game live = game_with(noon_function(kTwoQuestions), false);
  Game rebuilt = game_with(noon_function(kTwoQuestions), true);
  ASSERT_TRUE(use_home(live));
  ASSERT_TRUE(use_home(rebuilt));
  for (const int number : {2, 1}) {
    ASSERT_TRUE(answer(live, number));
    ASSERT_TRUE(answer(rebuilt, number));
    EXPECT_EQ(live.hash(), rebuilt.hash());
  }
  EXPECT_TRUE(rebuilt.script_errors().empty());
}

TEST(ScriptHost, AnErrorTakesBackWhatTheScriptDidAndIsTold) {
  Game game = game_with(noon_function("        play:gain { ghost_rock = 3 }\n        error(\"odd\")"));
  const int before = stash(game);
  ASSERT_TRUE(use_home(game));
  EXPECT_EQ(stash(game), before);
  ASSERT_EQ(game.script_errors().size(), 1u);
  EXPECT_NE(game.script_errors()[0].find("test.lua:7: odd"), std::string::npos) << game.script_errors()[0];
  EXPECT_EQ(game.outcome(), Outcome::running);
  EXPECT_LT(find_option(game, OptionKind::use_ability), 0);  // it counts as used
}

TEST(ScriptHost, ABudgetRunsOutAtTheSamePlaceInACopy) {
  const std::string script = noon_function(R"(
        local a = play:ask_number { 0, 3 }
        for i = 1, 300000 do a = a + 0 end
        local b = play:ask_number { 0, 2 }
        for i = 1, 400000 do b = b + 0 end
        play:gain { ghost_rock = 1 })");
  const ScriptLimits limits{.instructions = 1'000'000};
  Game game = game_with(script, false, limits);
  ASSERT_TRUE(use_home(game));
  ASSERT_TRUE(answer(game, 1));
  Game copy = game;  // has spent nothing in its own coroutine yet
  ASSERT_TRUE(answer(game, 2));
  ASSERT_TRUE(answer(copy, 2));
  ASSERT_EQ(game.script_errors().size(), 1u);
  EXPECT_NE(game.script_errors()[0].find("runs too long"), std::string::npos) << game.script_errors()[0];
  EXPECT_EQ(copy.script_errors().size(), 1u);
  EXPECT_EQ(game, copy);
}

TEST(ScriptHost, AVerbInsideAComparatorIsAnErrorThoughNobodyListens) {
  Game game = game_with(noon_function("        local t = { 2, 1 }\n        table.sort(t, function(a, b) play:gain { ghost_rock = 1 } return a < b end)"));
  const int before = stash(game);
  ASSERT_TRUE(use_home(game));
  EXPECT_EQ(stash(game), before);
  ASSERT_EQ(game.script_errors().size(), 1u);
  EXPECT_NE(game.script_errors()[0].find("cannot be used inside a function that is called by another"), std::string::npos);
}

TEST(ScriptHost, TooManyCallsFillTheJournalAndFail) {
  Game game = game_with(noon_function("        for i = 1, 10000 do play:gain { ghost_rock = 1 } end"));
  const int before = stash(game);
  ASSERT_TRUE(use_home(game));
  EXPECT_EQ(stash(game), before);
  EXPECT_EQ(game.script_errors().size(), 1u);
}

TEST(ScriptHost, MeetingTheMemoryGuardRefusesTheChoiceAndChangesNothing) {
  // With these no budget bounds what the script keeps.
  const ScriptLimits limits{.instructions = 1'000'000'000, .bytes = std::int64_t{1} << 40, .memory = 16u << 20};
  Game game = game_with(noon_function("        play:gain { ghost_rock = 1 }\n        local t = {}\n        while true do t = { t } end"), false, limits);
  for (int i = 0; i < 20 && find_option(game, OptionKind::use_ability) < 0; ++i) ASSERT_TRUE(game.choose(find_option(game, OptionKind::pass)));
  const Game before = game;
  const auto refused = game.choose(find_option(game, OptionKind::use_ability));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::host_limit);
  EXPECT_EQ(game, before);
  ASSERT_NE(game.decision(), nullptr);
  EXPECT_EQ(game.decision()->options.size(), before.decision()->options.size());
  Game other = before;
  ASSERT_TRUE(game.choose(find_option(game, OptionKind::pass)));
  ASSERT_TRUE(other.choose(find_option(other, OptionKind::pass)));
  EXPECT_EQ(game, other);
}

TEST(ScriptHost, WhatIsReadIsReadOnceAlsoWhenTheFunctionIsRunAgain) {
  const std::string script = noon_function(R"(
        local before = play.you.ghost_rock
        play:gain { ghost_rock = 2 }
        play:ask_number { 0, 1 }
        play:gain { ghost_rock = play.you.ghost_rock - before })");
  for (const bool rebuild : {false, true}) {
    Game game = game_with(script, rebuild);
    ASSERT_TRUE(use_home(game));
    const int before = stash(game) - 2;
    ASSERT_TRUE(answer(game, 1));
    EXPECT_EQ(stash(game), before + 4);
  }
}

// Found by the fuzzer: there was no such player in the state.
TEST(ScriptHost, AVerbAboutAPlayerWhoIsNobodyDoesNothing) {
  Game game = game_with(noon_function(R"(
        play:pull { player = leader_player }
        play:draw { player = leader_player, amount = 2 }
        play:may { player = leader_player }
        play:gain { ghost_rock = 3 + (play:ask_number { player = leader_player, least = 1, most = 2 } or 0) })"));
  ASSERT_TRUE(use_home(game));
  EXPECT_TRUE(game.script_errors().empty());
  EXPECT_NE(game.decision()->kind, DecisionKind::may);
}

TEST(ScriptHost, AFunctionAsksAnotherPlayerForYesOrNo) {
  const std::string script = noon_function(R"(
        if play:may { player = opponent } then play:gain { ghost_rock = 3 } else play:gain { ghost_rock = 1 } end)");
  for (const bool agrees : {false, true}) {
    Game game = game_with(script);
    ASSERT_TRUE(use_home(game));
    ASSERT_EQ(game.decision()->kind, DecisionKind::may);
    EXPECT_EQ(game.decision()->player, PlayerId{1});
    const int before = stash(game);
    ASSERT_TRUE(game.choose(find_option(game, agrees ? OptionKind::yes : OptionKind::no)));
    EXPECT_EQ(stash(game), before + (agrees ? 3 : 1));
    EXPECT_TRUE(game.script_errors().empty());
  }
}

TEST(ScriptHost, APureFunctionComputesAnAmountWhenItIsNeeded) {
  Game game = game_with(R"(card "home" { noon { text = "x", effect = {
    choose_number { as = "n", least = 0, most = 3 },
    gain { ghost_rock = function(read) return read.n * 3 + 1 end } } } })");
  ASSERT_TRUE(use_home(game));
  const int before = stash(game);
  ASSERT_TRUE(answer(game, 2));
  EXPECT_EQ(stash(game), before + 7);
}

TEST(ScriptHost, APureFunctionThatWouldChangeTheGameReadsAsNothing) {
  Game game = game_with(R"(card "home" { noon { text = "x", effect = {
    choose_number { as = "n", least = 0, most = 3 },
    gain { ghost_rock = function(read) read:draw(1) return 5 end } } } })");
  ASSERT_TRUE(use_home(game));
  const int before = stash(game);
  const int hand = game.state().players[0].hand.size();
  ASSERT_TRUE(answer(game, 2));
  EXPECT_EQ(stash(game), before);
  EXPECT_EQ(game.state().players[0].hand.size(), hand);
}

TEST(ScriptHost, AWindowInsideAFunctionAsksInItsTurnAndCanBeCopied) {
  for (const bool rebuild : {false, true}) {
    Game game = game_with(R"(
card "home" {
  noon {
    text   = "Gains what it is told, twice.",
    effect = {
      function(play)
        play:gain { ghost_rock = play:ask_number { least = 0, most = 3 } }
        play:gain { ghost_rock = play:ask_number { least = 0, most = 3 } }
      end,
    },
  },
  trait {
    text   = "When a little is gained, a function of this trait asks too.",
    when   = ghost_rock_gained { player = you, amount = below(50) },
    effect = { function(play) play:gain { ghost_rock = 100 * play:ask_number { least = 0, most = 5 } } end },
  },
}
)", rebuild);
    ASSERT_TRUE(use_home(game));
    const int before = game.state().players[0].ghost_rock;
    const auto say = [](Game& g, int n) { return g.choose(find_option(g, OptionKind::number, n)).ok(); };
    ASSERT_TRUE(say(game, 2));  // now the trait asks, inside the function
    Game copy = game;
    for (Game* one : {&game, &copy}) {
      ASSERT_TRUE(say(*one, 4));  // the trait
      EXPECT_EQ(one->state().players[0].ghost_rock, before + 402);
      ASSERT_TRUE(say(*one, 1));  // the function's second question
      Game later = *one;
      ASSERT_TRUE(say(*one, 0));  // the trait again
      ASSERT_TRUE(say(later, 0));
      EXPECT_EQ(one->state().players[0].ghost_rock, before + 403);
      EXPECT_EQ(one->hash(), later.hash());
    }
    EXPECT_EQ(game.hash(), copy.hash());
    EXPECT_TRUE(game.script_errors().empty());
  }
}

}  // namespace
}  // namespace highnoon::test
