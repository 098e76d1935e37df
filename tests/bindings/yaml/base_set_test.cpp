// The shipped packs against the reference data, field by field, where that is at hand.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "highnoon/library.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon {
namespace {

using nlohmann::json;

std::filesystem::path reference_folder() {
  const char* environment = std::getenv("HIGHNOON_REFERENCE");
  if (environment != nullptr && *environment != '\0') return environment;
  return test::source_directory() / "../shared/reference";
}

std::string text_of(const json& card, const char* key) {
  return card.contains(key) && card[key].is_string() ? card[key].get<std::string>() : "";
}
int number_of(const json& card, const char* key) {
  return card.contains(key) && card[key].is_number() ? card[key].get<int>() : 0;
}

/// The keywords as printed, their parts apart: name to rating (-1: none).
std::map<std::string, int> keywords_of(const json& card) {
  std::map<std::string, int> keywords;
  std::string rest = text_of(card, "keywords");
  while (!rest.empty()) {
    const std::string separator = " \u2022 ";
    const std::size_t end = rest.find(separator);
    std::string word = rest.substr(0, end);
    rest = end == std::string::npos ? "" : rest.substr(end + separator.size());
    const std::size_t space = word.find_last_of(' ');
    if (space != std::string::npos && std::isdigit(static_cast<unsigned char>(word.back())) != 0) {
      keywords[word.substr(0, space)] = std::stoi(word.substr(space + 1));
    } else {
      keywords[word] = -1;
    }
  }
  return keywords;
}

/// As keywords_of, from our definition; a Gadget's difficulty under its own name.
std::map<std::string, int> keywords_of(const CardDef& card, const Definitions& definitions) {
  std::map<std::string, int> keywords;
  for (std::size_t i = 0; i < definitions.keywords.size(); ++i) {
    if (card.keywords.test(i)) keywords[definitions.keywords[i]] = -1;
  }
  for (const KeywordRating& rating : card.ratings) {
    keywords[definitions.keywords[rating.keyword]] = rating.rating;
  }
  if (card.difficulty != 0) keywords["Difficulty"] = card.difficulty;
  return keywords;
}

void expect_same(const CardDef& card, const json& reference, const Definitions& definitions) {
  SCOPED_TRACE(card.title);
  static const std::map<std::string, CardType> types = {
      {"outfit", CardType::outfit}, {"legend", CardType::legend}, {"dude", CardType::dude},
      {"deed", CardType::deed},     {"goods", CardType::goods},   {"spell", CardType::spell},
      {"action", CardType::action}, {"joker", CardType::joker}};
  static const std::map<std::string, Suit> suits = {{"", Suit::none},
                                                    {"Clubs", Suit::clubs},
                                                    {"Diams", Suit::diamonds},
                                                    {"Hearts", Suit::hearts},
                                                    {"Spades", Suit::spades}};
  static const std::map<std::string, std::string> factions = {{"neutral", "none"},
                                                              {"1stpeoples", "firstpeople"}};
  EXPECT_EQ(card.title, text_of(reference, "title"));
  EXPECT_EQ(card.type, types.at(text_of(reference, "type_code")));
  const std::string gang = text_of(reference, "gang_code");
  // A Core deed's outfit stands in its trait, not in the data's field.
  if (card.type != CardType::deed) {
    EXPECT_EQ(definitions.factions[card.faction],
              factions.contains(gang) ? factions.at(gang) : gang);
  }
  EXPECT_EQ(card.poker.suit, suits.at(text_of(reference, "suit")));
  EXPECT_EQ(card.poker.value, number_of(reference, "rank"));
  const bool has_bullets = reference.contains("bullets") && reference["bullets"].is_number();
  EXPECT_EQ(card.has_bullets, has_bullets);
  EXPECT_EQ(card.bullets, number_of(reference, "bullets"));
  EXPECT_EQ(card.is_stud, text_of(reference, "shooter") == "Stud");
  EXPECT_EQ(card.influence, number_of(reference, "influence"));
  EXPECT_EQ(card.cost, number_of(reference, "cost"));
  EXPECT_EQ(card.upkeep, number_of(reference, "upkeep"));
  EXPECT_EQ(card.production, number_of(reference, "production"));
  EXPECT_EQ(card.control, number_of(reference, "control"));
  EXPECT_EQ(card.wealth, number_of(reference, "wealth"));
  std::map<std::string, int> printed = keywords_of(reference);
  if (printed.contains("Gadget") &&
      printed["Gadget"] > 0) {  // "Gadget 10" is "Gadget, Difficulty 10"
    printed["Difficulty"] = printed["Gadget"];
    printed["Gadget"] = -1;
  }
  EXPECT_EQ(keywords_of(card, definitions), printed);
  EXPECT_EQ(card.experience, printed.contains("Experienced") ? printed["Experienced"] : 0);
  const bool has_text = !text_of(reference, "text").empty();
  EXPECT_EQ(card.scripted, !has_text || card.type == CardType::joker);
}

TEST(BaseSet, Has146CardsEachWithAnIdAndACodeOfItsOwn) {
  const Definitions& definitions = test::shipped_cards();
  std::set<std::string> ids, codes;
  int count = 0;
  for (const CardDef& card : definitions.cards) {
    if (card.pack == "base_set") ++count;
    ids.insert(card.script);
    codes.insert(card.code);
  }
  EXPECT_EQ(count, 146);
  EXPECT_EQ(ids.size(), definitions.cards.size());
  EXPECT_EQ(codes.size(), definitions.cards.size());
}

TEST(BaseSet, AgreesWithTheReferenceFieldByField) {
  const std::filesystem::path folder = reference_folder() / "reloaded";
  if (!std::filesystem::exists(folder / "DTR.json")) GTEST_SKIP() << "no reference data";
  std::map<std::string, json> reference;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream stream(entry.path());
    const json pack = json::parse(stream);
    if (!pack.is_array()) continue;
    for (const json& card : pack) {
      if (card.contains("type_code")) reference[card["code"].get<std::string>()] = card;
    }
  }
  const Definitions& definitions = test::shipped_cards();
  int base_set_cards = 0;
  for (const CardDef& card : definitions.cards) {
    ASSERT_TRUE(reference.contains(card.code)) << card.code;
    expect_same(card, reference[card.code], definitions);
    if (card.pack == "base_set") ++base_set_cards;
  }
  EXPECT_EQ(base_set_cards, 146);
}

TEST(ExampleDecks, AreLegalAndStartTheirGang) {
  const Result<Library> library = Library::load();
  ASSERT_TRUE(library.ok()) << library.error().message;
  int count = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(test::source_directory() / "examples/decks")) {
    if (entry.is_directory()) continue;  // of another game
    SCOPED_TRACE(entry.path().string());
    const Result<DeckList> deck = library.value().read_deck(entry.path());
    ASSERT_TRUE(deck.ok()) << deck.error().message;
    EXPECT_GE(deck.value().cards.size(), 52u);
    EXPECT_GE(deck.value().starting_gang.size(), 4u);
    ++count;
  }
  EXPECT_EQ(count, 11);
}

}  // namespace
}  // namespace highnoon
