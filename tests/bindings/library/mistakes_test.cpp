#include "highnoon/mistakes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace highnoon {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

const std::string kScript =
    "card \"x\" {\n"
    "  noon {\n"
    "    text   = \"Noon: It.\",\n"
    "    cost   = { boot, pay(2) },\n"
    "    choose = { dude { as = \"gun\", here = true, side = yours } },\n"
    "    effect = { move { \"gun\", to = here }, gain { ghost_rock = -1 } },\n"
    "  },\n"
    "}\n";

std::vector<std::string> changes(MistakeKind kind) {
  std::vector<std::string> list;
  for (const Mistake& mistake : mistakes_of(kScript, {}, 1).mistakes) {
    if (mistake.kind == kind && !mistake.is_syntax) list.push_back(mistake.change);
  }
  return list;
}

Mistake mistake(const std::string& change) {
  const std::vector<Mistake> all = mistakes_of(kScript, {}, 1).mistakes;
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Mistake& one) { return one.change == change; });
  EXPECT_NE(found, all.end()) << change;
  return found == all.end() ? Mistake{} : *found;
}

TEST(Mistakes, AMisspellingIsNoKnownWord) {
  const std::vector<std::string> known = {"boot", "bot", "oot", "boo"};
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    for (const Mistake& one : mistakes_of(kScript, known, seed).mistakes) {
      if (one.kind != MistakeKind::misspelt || one.change.rfind("boot -> ", 0) != 0) continue;
      EXPECT_THAT(known, Not(Contains(one.change.substr(8))));
    }
  }
}

TEST(Mistakes, TextsForPeopleAreLeftAlone) {
  for (const Mistake& one : mistakes_of(kScript, {}, 1).mistakes) {
    if (one.kind == MistakeKind::misspelt) EXPECT_NE(one.change.rfind("\"Noon: It.\"", 0), 0u);
  }
}

TEST(Mistakes, ADeletedTokenMayBeToldBesideIt) {
  EXPECT_THAT(mistake("deletes boot").lines, ElementsAre(4));
  EXPECT_THAT(mistake("deletes noon").lines, ElementsAre(1, 2));
  EXPECT_TRUE(mistake("deletes as").is_syntax);
}

TEST(Mistakes, WhatIsAsGoodACardIsNone) {
  EXPECT_THAT(changes(MistakeKind::deleted), Not(Contains("deletes -")));
  EXPECT_THAT(changes(MistakeKind::deleted), Not(Contains("deletes ,")));
  EXPECT_THAT(changes(MistakeKind::swapped), Not(Contains("swaps here = true and side = yours")));
  EXPECT_THAT(changes(MistakeKind::swapped), Contains("swaps side and yours"));
  EXPECT_GT(mistakes_of(kScript, {}, 1).left_out.at("keys have no order"), 0);
}

TEST(Mistakes, OfANameThatTheScriptGivesAllItsPlacesAreRight) {
  for (const Mistake& one : mistakes_of(kScript, {}, 1).mistakes) {
    if (one.kind == MistakeKind::misspelt && one.change.rfind("\"gun\"", 0) == 0)
      EXPECT_THAT(one.lines, ElementsAre(5, 6));
  }
}

TEST(Mistakes, LinesKeepTheirNumbers) {
  for (const Mistake& one : mistakes_of(kScript, {}, 1).mistakes)
    EXPECT_EQ(std::count(one.text.begin(), one.text.end(), '\n'), 8) << one.change;
}

TEST(Mistakes, TheSameSeedMakesTheSameMistakes) {
  const auto texts = [](std::uint64_t seed) {
    std::vector<std::string> list;
    for (const Mistake& one : mistakes_of(kScript, {}, seed).mistakes) list.push_back(one.text);
    return list;
  };
  EXPECT_EQ(texts(3), texts(3));
  EXPECT_NE(texts(3), texts(4));
}

}  // namespace
}  // namespace highnoon
