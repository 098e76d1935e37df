#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "highnoon/mutation.hpp"

namespace highnoon {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

std::vector<std::string> changes(const std::string& script) {
  std::vector<std::string> list;
  for (const Mutant& mutant : mutants_of(script)) list.push_back(mutant.change);
  return list;
}

/// The script of the only mutant with this change.
Mutant mutant(const std::string& script, const std::string& change) {
  Mutant found;
  int count = 0;
  for (const Mutant& one : mutants_of(script)) {
    if (one.change != change) continue;
    found = one;
    ++count;
  }
  EXPECT_EQ(count, 1) << change;
  return found;
}

TEST(Mutants, DropKeysButNotTextAndNames) {
  EXPECT_THAT(
      changes("card \"x\" { noon { text = \"Noon: It.\", cost = { boot }, choose = { dude { as = "
              "\"a\", here = true } } } }"),
      ElementsAre("drops cost = { boot }", "drops choose = { dude { as = \"a\", here = true } }",
                  "drops here = true"));
}

TEST(Mutants, DropEachEffectCostAndConditionOfAList) {
  EXPECT_THAT(
      changes("card \"x\" { noon { cost = { boot, pull }, effect = { boot \"a\", ace \"b\" } } }"),
      UnorderedElementsAre("drops cost = { boot, pull }", "drops boot", "drops pull",
                           "drops effect = { boot \"a\", ace \"b\" }", "drops boot \"a\"",
                           "drops ace \"b\""));
  EXPECT_THAT(changes("local both = all_of { wanted_one, booted_one }"),
              ElementsAre("drops wanted_one", "drops booted_one"));
}

TEST(Mutants, ALoneEffectIsKeptFromHappening) {
  const Mutant one =
      mutant("card \"x\" { noon { effect = { draw(you) } } }", "drops effect = { draw(you) }");
  EXPECT_EQ(one.text, "card \"x\" { noon {  } }");
  EXPECT_EQ(one.alternative, "card \"x\" { noon { effect = { when { false, draw(you) } } } }");
}

TEST(Mutants, ATraitWithoutItsEffectIsNeverOn) {
  EXPECT_EQ(mutant("local t = { trait { may = adjacent } }", "drops may = adjacent").alternative,
            "local t = { trait { condition = false, may = adjacent } }");
  EXPECT_EQ(
      mutant("local t = { trait { cannot = boot, condition = at {\n} } }", "drops cannot = boot")
          .alternative,
      "local t = { trait { cannot = boot, condition = false\n } }");
}

TEST(Mutants, NothingInPlaceOfAnEventIsNotDroppedTwice) {
  EXPECT_EQ(mutant("local r = { instead = { prevent {} } }", "drops instead = { prevent {} }")
                .alternative,
            "");
}

TEST(Mutants, ConditionsAreMadeToHold) {
  const std::string script =
      "local e = { when { during_shootout, ace \"a\", otherwise = { boot \"a\" } }, if_(succeeded, "
      "gain, lose) }";
  EXPECT_EQ(mutant(script, "drops the condition during_shootout").text,
            "local e = { when { true, ace \"a\", otherwise = { boot \"a\" } }, if_(succeeded, "
            "gain, lose) }");
  EXPECT_EQ(mutant(script, "drops the condition succeeded").text,
            "local e = { when { during_shootout, ace \"a\", otherwise = { boot \"a\" } }, "
            "if_(true, gain, lose) }");
  EXPECT_THAT(changes(script), Contains("drops ace \"a\"")) << "an effect of its list";
  EXPECT_THAT(changes("local e = later { dude_aced {}, draw(you) }"),
              Not(Contains("drops dude_aced {}")))
      << "what it waits for is no effect";
}

TEST(Mutants, NumbersAreOneMoreOrIfThatDoesNotLoadOneLess) {
  const Mutant three = mutant("local n = at_least(3)", "3 -> 4");
  EXPECT_EQ(three.text, "local n = at_least(4)");
  EXPECT_EQ(three.alternative, "local n = at_least(2)");
  EXPECT_EQ(three.alternative_change, "3 -> 2");
  EXPECT_EQ(mutant("local n = -1", "1 -> 2").text, "local n = -2");
  EXPECT_EQ(mutant("local all = 99", "99 -> 1").text, "local all = 1")
      << "one more than all is all";
  EXPECT_EQ(mutant("local n = 0", "0 -> 1").alternative, "") << "there is nothing below 0";
  EXPECT_EQ(mutant("local k = { gives = { keyword = \"Huckster 1\" } }", "1 -> 2").text,
            "local k = { gives = { keyword = \"Huckster 2\" } }");
  EXPECT_THAT(changes("-- 5 of them\nlocal t = { text = \"Gain 2.\" }"), IsEmpty())
      << "comments and texts do nothing";
}

TEST(Mutants, SidesChangePlaces) {
  EXPECT_EQ(mutant("local d = dude { side = yours }", "yours -> opposing").text,
            "local d = dude { side = opposing }");
  EXPECT_EQ(mutant("local d = dude { side = opposing }", "opposing -> yours").text,
            "local d = dude { side = yours }");
  EXPECT_EQ(mutant("local e = { draw(you) }", "you -> opponent").text,
            "local e = { draw(opponent) }");
  EXPECT_EQ(mutant("local e = { draw(opponent) }", "opponent -> you").text,
            "local e = { draw(you) }");
  EXPECT_THAT(changes("local j = job { opposing = wanted }"),
              ElementsAre("drops opposing = wanted"))
      << "a key is no side";
}

TEST(Mutants, WordsThatSayTheUsualStay) {
  EXPECT_THAT(changes("local t = trait { affects = bearer }"), IsEmpty());
  EXPECT_THAT(changes("local t = gain { player = you }"), ElementsAre("you -> opponent"));
  EXPECT_THAT(changes("local t = casualty { fate = discard }"), IsEmpty());
  EXPECT_THAT(changes("local t = noon { controller = true }"), IsEmpty());
  EXPECT_THAT(changes("local t = dude { controller = you }"),
              ElementsAre("drops controller = you", "you -> opponent"));
  EXPECT_THAT(changes("local t = send_home { \"x\", booted = true }"), IsEmpty());
  EXPECT_THAT(changes("local t = put_into_play { \"x\", booted = true }"),
              ElementsAre("drops booted = true"));
}

TEST(Mutants, WhatShootoutAbilitiesChooseIsInTheShootoutAnyway) {
  const auto drops = [](const std::string& ability) {
    const std::vector<std::string> list = changes("card \"x\" { " + ability + " }");
    return std::count(list.begin(), list.end(), "drops in_shootout = true");
  };
  EXPECT_EQ(drops("shootout { choose = { dude { as = \"a\", in_shootout = true } } }"), 0);
  EXPECT_EQ(drops("resolution { choose = { spell { as = \"a\", attached_to = dude { in_shootout = "
                  "true } } } }"),
            0);
  EXPECT_EQ(
      drops(
          "shootout { choose = { dude { as = \"a\", in_shootout = true } }, joins_posse = true }"),
      1);
  EXPECT_EQ(
      drops("shootout { choose = { dude { as = \"a\", in_shootout = true, affects = false } } }"),
      1);
  EXPECT_EQ(drops("shootout { choose = { dude { as = \"a\", where = there_is(dude { in_shootout = "
                  "true }) } } }"),
            1);
  EXPECT_EQ(drops("shootout { effect = { boot(dude { in_shootout = true }) } }"), 1);
  EXPECT_EQ(drops("shootout { choose = { goods { as = \"a\", in_shootout = true } } }"), 1)
      << "an improvement is not confined";
  EXPECT_EQ(drops("cheatin { choose = { dude { as = \"a\", in_shootout = true } } }"), 1)
      << "lowball has no shootout";
  EXPECT_EQ(drops("noon { choose = { dude { as = \"a\", in_shootout = true } } }"), 1);
}

TEST(Mutants, InFunctionsOnlyNumbersSidesAndWholeCalls) {
  const std::string script =
      "card \"x\" { noon { effect = { function(play)\n"
      "  local seen = play:reveal { 2, keyword = \"Hex\" }\n"
      "  if #seen > 1 then\n"
      "    play:modify(you, { bullets = #seen })\n"
      "  end\n"
      "  play:boot \"a\"\n"
      "  return play:draw(you)\n"
      "end } } }";
  std::vector<std::string> list = changes(script);
  list.erase(std::remove_if(list.begin(), list.end(),
                            [](const std::string& c) { return c.find("drops effect = ") == 0; }),
             list.end());
  EXPECT_THAT(list, ElementsAre("2 -> 3", "1 -> 2", "drops the call of modify", "you -> opponent",
                                "drops the call of boot", "you -> opponent"));
  EXPECT_THAT(mutant(script, "drops the call of boot").text,
              testing::HasSubstr("  end\n  \n  return play:draw(you)\n"));
}

TEST(Mutants, KnowTheirPlaceAndKeepTheLinesOfTheRest) {
  const std::string script =
      "card \"x\" {\n  noon {\n    choose = {\n      dude { here = true,\n             booted = "
      "false },\n    },\n    effect = 7,\n  },\n}\n";
  const Mutant booted = mutant(script, "drops booted = false");
  EXPECT_EQ(booted.line, 5);
  EXPECT_EQ(booted.column, 14);
  EXPECT_EQ(mutant(script, "7 -> 8").line, 7);
  for (const Mutant& one : mutants_of(script)) {
    EXPECT_EQ(std::count(one.text.begin(), one.text.end(), '\n'),
              std::count(script.begin(), script.end(), '\n'))
        << one.change;
  }
}

TEST(Mutants, AreAllDifferent) {
  std::vector<std::string> texts;
  for (const Mutant& one :
       mutants_of("local a = all_of { x, x }\nlocal b = { effect = { boot, boot } }"))
    texts.push_back(one.text);
  std::sort(texts.begin(), texts.end());
  EXPECT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end());
}

TEST(Mutants, StringsAndCommentsHideWhatIsInThem) {
  EXPECT_THAT(changes("local t = { text = \"{\", cost = [[ } ]] } -- { 3\n--[==[ { 4\n]==] local u "
                      "= '\\'{ 5 x'"),
              ElementsAre("drops cost = [[ } ]]"));
}

TEST(Mutants, WhatIsNoLuaHasNone) {
  EXPECT_THAT(mutants_of("card \"x\" { noon { effect = 1 }"), IsEmpty());
  EXPECT_THAT(mutants_of("local s = \"no end 1"), IsEmpty());
  EXPECT_THAT(mutants_of(""), IsEmpty());
}

}  // namespace
}  // namespace highnoon
