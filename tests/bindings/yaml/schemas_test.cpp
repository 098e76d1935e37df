#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "highnoon/definitions.hpp"
#include "highnoon/yaml/document_keys.hpp"

// scripts/schemas says to editors what the readers say to authors. That files of the tree fit and
// bad ones do not: tests/support/validate_schemas.py, with a library that knows JSON Schema.

namespace highnoon::test {
namespace {

using nlohmann::json;
using Names = std::set<std::string>;

json schema(const std::string& name) {
  return json::parse(std::ifstream(std::string(HIGHNOON_SOURCE_DIRECTORY) + "/scripts/schemas/" +
                                   name + ".schema.json"));
}

Names keys_of(const json& object) {
  Names names;
  for (const auto& [key, value] : object.items()) names.insert(key);
  return names;
}

Names set_of(const std::vector<std::string>& list) { return {list.begin(), list.end()}; }

TEST(Schemas, HaveTheKeysThatAreRead) {
  const auto read = document_keys();
  EXPECT_EQ(keys_of(schema("pack")["properties"]), set_of(read.at("pack")));
  EXPECT_EQ(keys_of(schema("deck")["properties"]), set_of(read.at("deck")));
  EXPECT_EQ(keys_of(schema("format")["properties"]), set_of(read.at("format")));
  EXPECT_EQ(keys_of(schema("format")["properties"]["deck"]["properties"]),
            set_of(read.at("format.deck")));
  Names card;
  for (const CardKey& key : card_keys()) card.insert(key.name);
  EXPECT_EQ(keys_of(schema("pack")["definitions"]["card"]["properties"]), card);
}

TEST(Schemas, TellEachTypeOfCardsItsKeys) {
  const json card = schema("pack")["definitions"]["card"];
  const std::vector<std::string> types = card["properties"]["type"]["enum"];
  ASSERT_EQ(types.size(), static_cast<std::size_t>(CardType::rules)) << "all that are printed";
  for (std::size_t i = 0; i < types.size(); ++i) {
    const json& rule = card["else"]["allOf"][i];
    ASSERT_EQ(rule["if"]["properties"]["type"]["const"], types[i]);
    Names must, refused;
    for (const CardKey& key : card_keys()) {
      const auto has = [&](const std::vector<CardType>& list) {
        return std::find(list.begin(), list.end(), static_cast<CardType>(i)) != list.end();
      };
      if (has(key.must)) must.insert(key.name);
      if (!has(key.may)) refused.insert(key.name);
    }
    EXPECT_EQ(set_of(rule["then"]["required"]), must) << types[i];
    Names not_allowed;
    for (const auto& [key, value] : rule["then"]["properties"].items()) {
      if (value == false) not_allowed.insert(key);
    }
    EXPECT_EQ(not_allowed, refused) << types[i];
  }
}

TEST(Schemas, HaveTheBoundsOfNumbers) {
  const json properties = schema("pack")["definitions"]["card"]["properties"];
  int numbers = 0;
  for (const CardKey& key : card_keys()) {
    if (!key.low) continue;
    ++numbers;
    EXPECT_EQ(properties[key.name]["minimum"], *key.low) << key.name;
    EXPECT_EQ(properties[key.name]["maximum"], *key.high) << key.name;
  }
  EXPECT_GE(numbers, 8);
  const json deck = schema("format")["properties"]["deck"]["properties"];
  for (const auto& [key, parameter] : {std::pair{"cards", Parameter::deck_cards},
                                       {"jokers", Parameter::deck_jokers},
                                       {"same_suit_and_value", Parameter::deck_same_suit_and_value},
                                       {"same_title", Parameter::deck_same_title}}) {
    EXPECT_EQ(deck[key]["minimum"], info(parameter).low) << key;
    EXPECT_EQ(deck[key]["maximum"], info(parameter).high) << key;
  }
}

TEST(Schemas, DescribeEveryKey) {
  for (const char* const name : {"pack", "deck", "format"}) {
    const json whole = schema(name);
    std::vector<json> objects = {whole["properties"]};
    if (whole.contains("definitions"))
      objects.push_back(whole["definitions"]["card"]["properties"]);
    for (const json& object : objects) {
      for (const auto& [key, value] : object.items())
        EXPECT_NE(value.value("description", ""), "") << name << ": " << key;
    }
  }
}

}  // namespace
}  // namespace highnoon::test
