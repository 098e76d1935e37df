#include "highnoon/definitions.hpp"

#include <gtest/gtest.h>

#include <set>

namespace highnoon {
namespace {

TEST(Definitions, StartWithTheKeywordsThatTheRulesRead) {
  Definitions definitions;
  ASSERT_EQ(definitions.keywords.size(), static_cast<std::size_t>(Keyword::count_));
  EXPECT_EQ(definitions.keyword("Mad Scientist"), static_cast<KeywordId>(Keyword::mad_scientist));
  EXPECT_EQ(definitions.keywords.size(), static_cast<std::size_t>(Keyword::count_));
}

TEST(Definitions, NumberAPacksKeywordOnce) {
  Definitions definitions;
  const KeywordId saloon = definitions.keyword("Saloon");
  EXPECT_EQ(saloon, static_cast<KeywordId>(Keyword::count_));
  EXPECT_EQ(definitions.keyword("Saloon"), saloon);
  EXPECT_NE(definitions.keyword("Casino"), saloon);
}

TEST(Definitions, RefuseAKeywordWhenAllNumbersAreTaken) {
  Definitions definitions;
  while (definitions.keywords.size() < kMaxKeywords) {
    definitions.keyword("Word " + std::to_string(definitions.keywords.size()));
  }
  EXPECT_EQ(definitions.keyword("One Too Many"), 0xFF);
  EXPECT_EQ(definitions.keywords.size(), static_cast<std::size_t>(kMaxKeywords));
}

TEST(Definitions, NumberFactionsFromOneOn) {
  Definitions definitions;
  EXPECT_EQ(definitions.faction("none"), 0);
  EXPECT_EQ(definitions.faction("river_rats"), 1);
  EXPECT_EQ(definitions.faction("river_rats"), 1);
}

TEST(Definitions, KeepTheArgumentsOfANodeTogether) {
  Definitions definitions;
  const NodeId two = definitions.number(2);
  const NodeId three = definitions.number(3);
  const NodeId both = definitions.add(Op::count, 7, {two, three});
  const Node& node = definitions.nodes[both];
  EXPECT_EQ(node.value, 7);
  ASSERT_EQ(node.argument_count, 2);
  EXPECT_EQ(definitions.arguments[node.first_argument], two);
  EXPECT_EQ(definitions.arguments[node.first_argument + 1], three);
}

TEST(Definitions, FindTheFirstPrintingOfATitle) {
  Definitions definitions;
  definitions.cards.push_back({.code = "90001", .title = "Odell Marsh"});
  definitions.cards.push_back({.code = "90101", .title = "Odell Marsh"});
  EXPECT_EQ(definitions.find_title("Odell Marsh"), 0);
  EXPECT_EQ(definitions.find_code("90101"), 1);
  EXPECT_EQ(definitions.find_code("90999"), kNoDef);
}

TEST(Registry, FindsEveryTriggerPointByItsName) {
  for (int i = 1; i < kTriggerPoints; ++i) {
    const auto point = static_cast<TriggerPoint>(i);
    EXPECT_EQ(find_trigger_point(info(point).name), point) << info(point).name;
  }
  EXPECT_FALSE(find_trigger_point("none"));
  EXPECT_FALSE(find_trigger_point("dude.abducted"));
}

TEST(Registry, FindsEveryStatAndParameterByItsName) {
  for (int i = 0; i < kStats; ++i) {
    EXPECT_EQ(find_stat(info(static_cast<Stat>(i)).name), static_cast<Stat>(i));
  }
  for (int i = 0; i < kParameters; ++i) {
    EXPECT_EQ(find_parameter(info(static_cast<Parameter>(i)).name), static_cast<Parameter>(i));
  }
  EXPECT_FALSE(find_stat("charm"));
  EXPECT_FALSE(find_parameter("charm"));
}

TEST(Registry, KeepsParametersDefaultsWithinTheirRange) {
  for (int i = 0; i < kParameters; ++i) {
    const ParameterInfo& parameter = info(static_cast<Parameter>(i));
    EXPECT_LE(parameter.low, parameter.value) << parameter.name;
    EXPECT_LE(parameter.value, parameter.high) << parameter.name;
  }
}

TEST(Registry, GivesNoNameTwice) {
  std::set<std::string> verbs, ops, triggers;
  for (int i = 0; i < static_cast<int>(Verb::count_); ++i) {
    EXPECT_TRUE(verbs.insert(info(static_cast<Verb>(i)).name).second);
  }
  for (int i = 0; i < static_cast<int>(Op::count_); ++i) {
    EXPECT_TRUE(ops.insert(info(static_cast<Op>(i)).name).second);
  }
  for (int i = 0; i < kTriggerPoints; ++i) {
    EXPECT_TRUE(triggers.insert(info(static_cast<TriggerPoint>(i)).name).second);
  }
}

}  // namespace
}  // namespace highnoon
