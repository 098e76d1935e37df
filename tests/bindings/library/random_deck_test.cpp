#include "highnoon/random_deck.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/support/scratch.hpp"

namespace highnoon::test {
namespace {

const Library& library() {
  static const Library loaded = Library::load().value();
  return loaded;
}

std::vector<LoadedDeck> decks(int count, const RandomDeckOptions& options = {}) {
  Result<RandomDecks> random = RandomDecks::make(library(), options);
  EXPECT_TRUE(random);
  std::vector<LoadedDeck> made;
  for (int i = 0; i < count; ++i) {
    Result<LoadedDeck> deck = random->next();
    EXPECT_TRUE(deck) << deck.error().message;
    made.push_back(*deck);
  }
  return made;
}

std::vector<DefId> cards_of(const LoadedDeck& deck) {
  std::vector<DefId> cards;
  for (const auto* entries : {&deck.outfits, &deck.legends, &deck.cards}) {
    for (const DeckEntry& entry : *entries) {
      cards.insert(cards.end(), static_cast<std::size_t>(entry.count), entry.card);
    }
  }
  return cards;
}

TEST(RandomDecks, AreAllLegalAndStartAGang) {
  const Definitions& d = library().definitions();
  const RulesetDef& rules = d.rulesets[static_cast<std::size_t>(d.find_ruleset("reloaded"))];
  int starting = 0;
  for (const LoadedDeck& deck : decks(200)) {
    const auto faults = check_deck(deck, d, rules);
    EXPECT_TRUE(faults.empty()) << to_string(faults.front(), deck);
    starting += static_cast<int>(deck.list().starting_gang.size());
  }
  EXPECT_GT(starting, 200 * 2);
}

TEST(RandomDecks, HaveEveryCardThatADeckMayHave) {
  const Definitions& d = library().definitions();
  std::set<DefId> had;
  for (const LoadedDeck& deck : decks(120)) {
    for (const DefId card : cards_of(deck)) had.insert(card);
  }
  for (std::size_t i = 0; i < d.cards.size(); ++i) {
    const bool is_token = d.cards[i].keywords.test(static_cast<std::size_t>(Keyword::token));
    EXPECT_EQ(had.count(static_cast<DefId>(i)), is_token ? 0u : 1u) << d.cards[i].title;
  }
}

TEST(RandomDecks, BringDudesWithTheSkillThatTheirSpellsNeed) {
  const Definitions& d = library().definitions();
  const auto has = [&](DefId card, Keyword keyword) {
    return d.cards[card].keywords.test(static_cast<std::size_t>(keyword));
  };
  for (const LoadedDeck& deck : decks(100)) {
    int hexes = 0, hucksters = 0;
    for (const DefId card : cards_of(deck)) {
      hexes += has(card, Keyword::hex);
      hucksters += has(card, Keyword::huckster);
    }
    // Where suits and values leave room for nothing else, a Hex may come alone.
    EXPECT_TRUE(hexes <= 2 || hucksters > 0) << hexes << " Hexes";
  }
}

TEST(RandomDecks, AreTheSameForTheSameSeedAlone) {
  const auto lists = [](std::uint64_t seed) {
    std::vector<std::vector<DefId>> all;
    for (const LoadedDeck& deck : decks(5, {.seed = seed})) all.push_back(cards_of(deck));
    return all;
  };
  EXPECT_EQ(lists(7), lists(7));
  EXPECT_NE(lists(7), lists(8));
}

TEST(RandomDecks, KeepToAFormat) {
  Scratch scratch;
  scratch.write("formats/small.yaml",
                "name: Small\npacks: [base_set]\nbanned: [\"01001\"]\nlimits:\n"
                "  \"01095\": 1\ndeck:\n  same_title: 2\n");
  const Result<Library> own = Library::load({scratch.folder()});
  ASSERT_TRUE(own) << own.error().message;
  const Definitions& d = own->definitions();
  const Format format = own->find_format("small").value();
  const RulesetDef& rules = d.rulesets[static_cast<std::size_t>(d.find_ruleset("reloaded"))];
  Result<RandomDecks> random = RandomDecks::make(*own, {.format = "small"});
  ASSERT_TRUE(random);
  for (int i = 0; i < 50; ++i) {
    const Result<LoadedDeck> deck = random->next();
    ASSERT_TRUE(deck) << deck.error().message;
    const auto faults = check_deck(*deck, d, rules, format);
    EXPECT_TRUE(faults.empty()) << to_string(faults.front(), *deck);
  }
}

TEST(RandomDecks, WhatCannotBeIsAnError) {
  EXPECT_EQ(RandomDecks::make(library(), {.ruleset = "nowhere"}).error().code,
            ErrorCode::bad_config);
  EXPECT_EQ(RandomDecks::make(library(), {.format = "nowhere"}).error().code, ErrorCode::not_found);
  Scratch scratch;
  const std::string head = "id: few\nname: Few\nversion: 1.0.0\nlanguage: 1\nneeds: []\ncards:\n";
  const std::string dude =
      "  - id: lone\n    code: \"95001\"\n    title: Lone\n    type: dude\n    value: 5\n"
      "    suit: spades\n    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n";
  const std::string outfit =
      "  - id: home\n    code: \"95002\"\n    title: Home\n    type: outfit\n    production: 1\n"
      "    wealth: 15\n    faction: lawdogs\n";
  scratch.write("few/pack.yaml", head + dude);
  const Result<Library> homeless =
      Library::load({scratch.folder() / "few"}, {.standard_packs = false});
  ASSERT_TRUE(homeless) << homeless.error().message;
  EXPECT_EQ(RandomDecks::make(*homeless).error().code, ErrorCode::bad_deck);

  scratch.write(
      "few/pack.yaml",
      "id: few\nname: Few\nversion: 1.0.0\nlanguage: 1\nneeds: []\nfactions: [lawdogs]\ncards:\n" +
          dude + outfit);
  const Result<Library> few = Library::load({scratch.folder() / "few"}, {.standard_packs = false});
  ASSERT_TRUE(few) << few.error().message;
  const Result<LoadedDeck> deck = RandomDecks::make(*few)->next();
  ASSERT_FALSE(deck);
  EXPECT_EQ(deck.error().code, ErrorCode::bad_deck);
  EXPECT_THAT(deck.error().message, testing::HasSubstr("4 cards with a value instead of 52"));
}

}  // namespace
}  // namespace highnoon::test
