#include "highnoon/yaml/format.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/proves.hpp"
#include "tests/support/scratch.hpp"

namespace highnoon::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;
using Kind = DeckFault::Kind;

struct LoadedFormat {
  std::optional<Format> format;
  std::string faults;
};

LoadedFormat load(const std::string& text) {
  const Scratch scratch;
  Diagnostics diagnostics;
  LoadedFormat loaded;
  loaded.format = load_format(scratch.write("own.yaml", text), {"first", "second"}, diagnostics);
  loaded.faults = diagnostics.text();
  return loaded;
}

TEST(Format, SaysPacksBansLimitsAndRuleset) {
  const LoadedFormat loaded = load(
      "name: Our Own\nruleset: reloaded+no_ante\npacks: [first]\nbanned: [\"11001\"]\n"
      "limits: {\"01093\": 1}\ndeck: {cards: 40, jokers: 0}\n");
  ASSERT_TRUE(loaded.format) << loaded.faults;
  EXPECT_EQ(loaded.format->id, "own");
  EXPECT_EQ(loaded.format->name, "Our Own");
  EXPECT_EQ(loaded.format->ruleset, "reloaded+no_ante");
  EXPECT_THAT(loaded.format->packs, ElementsAre("first"));
  EXPECT_THAT(loaded.format->banned, ElementsAre("11001"));
  EXPECT_THAT(loaded.format->limits, ElementsAre(testing::Pair("01093", 1)));
  EXPECT_THAT(loaded.format->parameters,
              ElementsAre(testing::Pair(Parameter::deck_cards, 40), testing::Pair(Parameter::deck_jokers, 0)));
}

TEST(Format, NamesLineAndNearestWordOfEachMistake) {
  const LoadedFormat loaded = load(
      "name: Our Own\npacs: [first]\npacks:\n  - frist\ndeck:\n  cards: many\n  jokrs: 1\nlimits: {\"01093\": -1}\n");
  EXPECT_FALSE(loaded.format);
  EXPECT_THAT(loaded.faults, HasSubstr("own.yaml:2:1: error: unknown key \"pacs\" (did you mean \"packs\"?)"));
  EXPECT_THAT(loaded.faults, HasSubstr("own.yaml:4:5: error: no pack is called \"frist\" (did you mean \"first\"?)"));
  EXPECT_THAT(loaded.faults, HasSubstr("own.yaml:6:10: error: cards"));
  EXPECT_THAT(loaded.faults, HasSubstr("own.yaml:7:3: error: unknown key \"jokrs\" of \"deck\" (did you mean \"jokers\"?)"));
  EXPECT_THAT(loaded.faults, HasSubstr("own.yaml:8:19: error: 01093"));
  EXPECT_THAT(load("ruleset: reloaded\n").faults, HasSubstr("\"name\" is missing"));
}

/// A deck of one outfit and a few cards, judged by the format alone: deckbuilding asks for one outfit and as many cards as there are.
class InFormat : public testing::Test {
 protected:
  InFormat() {
    deck_.outfits.push_back({.card = add("11001", "108 Worldly Desires", "first", CardType::outfit), .count = 1, .line = 2});
    ruleset_.parameters[static_cast<std::size_t>(Parameter::deck_same_suit_and_value)] = 99;
    ruleset_.parameters[static_cast<std::size_t>(Parameter::deck_same_title)] = 99;
  }

  DefId add(const std::string& code, const std::string& title, const std::string& pack, CardType type = CardType::action) {
    CardDef card;
    card.code = code;
    card.script = code;
    card.title = card.persona = title;
    card.pack = pack;
    card.type = type;
    definitions_.cards.push_back(card);
    return static_cast<DefId>(definitions_.cards.size() - 1);
  }

  void put(DefId card, int count) {
    deck_.cards.push_back({.card = card, .count = count, .line = 10 + static_cast<int>(deck_.cards.size())});
  }

  std::vector<Kind> kinds(Format format) {
    int count = 0;
    for (const DeckEntry& entry : deck_.cards) count += entry.count;
    format.parameters.emplace_back(Parameter::deck_cards, static_cast<std::int16_t>(count));
    faults_ = check_deck(deck_, definitions_, ruleset_, format);
    std::vector<Kind> kinds;
    for (const DeckFault& fault : faults_) kinds.push_back(fault.kind);
    return kinds;
  }

  Definitions definitions_;
  LoadedDeck deck_;
  RulesetDef ruleset_;
  std::vector<DeckFault> faults_;
};

TEST_F(InFormat, ABannedCardIsRejectedAndWithoutTheListAccepted) {
  PROVES("RC-BANNED-001");
  EXPECT_THAT(kinds({.name = "Tournament", .banned = {"11001"}}), ElementsAre(Kind::banned));
  EXPECT_EQ(faults_[0].line, 2);
  EXPECT_EQ(faults_[0].message, "108 Worldly Desires is banned in the format Tournament");
  EXPECT_THAT(kinds({.name = "Casual"}), ElementsAre());
}

TEST_F(InFormat, ABanIsOnEveryPrintingAndWording) {
  const DefId first = add("11002", "Long Odds", "first");
  put(add("24002", "Long Odds", "second"), 1);
  EXPECT_THAT(kinds({.name = "F", .banned = {definitions_.cards[first].code}}), ElementsAre(Kind::banned));
}

TEST_F(InFormat, OnlyCardsOfItsPacksAreAllowedInAnyPrinting) {
  put(add("2", "Only There", "second"), 1);
  const DefId both = add("3", "Here And There", "second");
  const DefId reprint = add("4", "Here And There", "first");
  definitions_.cards[reprint].script = definitions_.cards[both].script;
  put(both, 1);
  EXPECT_THAT(kinds({.name = "First", .packs = {"first"}}), ElementsAre(Kind::not_in_format));
  EXPECT_EQ(faults_[0].message, "Only There is of no pack of the format First (it is of second)");
}

TEST_F(InFormat, LimitsCopiesOfACardAndListsEveryFault) {
  const DefId card = add("5", "Long Odds", "first");
  put(card, 1);
  EXPECT_THAT(kinds({.name = "F", .limits = {{"5", 1}}}), ElementsAre());
  put(card, 1);
  EXPECT_THAT(kinds({.name = "F", .banned = {"11001"}, .limits = {{"5", 1}}}), UnorderedElementsAre(Kind::banned, Kind::format_limit));
  EXPECT_EQ(faults_[1].line, 11);
  EXPECT_EQ(faults_[1].message, "2 copies of Long Odds; the format F allows 1");
}

}  // namespace
}  // namespace highnoon::test
