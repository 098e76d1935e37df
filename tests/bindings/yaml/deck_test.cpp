#include "highnoon/yaml/deck.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "tests/support/scratch.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon {
namespace {

using test::Scratch;
using test::shipped_cards;
using testing::ElementsAre;
using testing::HasSubstr;

std::filesystem::path data(const std::string& name) {
  return test::source_directory() / "tests/bindings/yaml/data" / name;
}
std::filesystem::path example(const std::string& name) {
  return test::source_directory() / "examples/decks" / name;
}

/// What is wrong with a deck file of this name and text, its folder left out.
struct Refusal {
  Refusal(const std::string& name, const std::string& text) {
    Scratch scratch;
    const Result<LoadedDeck> deck = load_deck(scratch.write(name, text), shipped_cards());
    if (deck.ok()) {
      ADD_FAILURE() << "was read: " << text;
      return;
    }
    code = deck.error().code;
    message = deck.error().message;
    const std::string folder = scratch.folder().string() + "/";
    for (std::size_t at; (at = message.find(folder)) != std::string::npos;) {
      message.erase(at, folder.size());
    }
  }
  ErrorCode code = ErrorCode::stale;
  std::string message;
};

LoadedDeck read(const std::string& name, const std::string& text) {
  Scratch scratch;
  Result<LoadedDeck> deck = load_deck(scratch.write(name, text), shipped_cards());
  if (!deck.ok()) ADD_FAILURE() << deck.error().message;
  return deck.ok() ? std::move(deck).value() : LoadedDeck{};
}

/// "count title starting", an entry each.
std::vector<std::string> entries(const std::vector<DeckEntry>& list) {
  std::vector<std::string> texts;
  for (const DeckEntry& entry : list) {
    texts.push_back(std::to_string(entry.count) + " " + shipped_cards().cards[entry.card].title +
                    (entry.starting > 0 ? " *" + std::to_string(entry.starting) : ""));
  }
  return texts;
}

void expect_same_deck(const std::filesystem::path& a, const std::filesystem::path& b) {
  const Result<LoadedDeck> first = load_deck(a, shipped_cards());
  const Result<LoadedDeck> second = load_deck(b, shipped_cards());
  ASSERT_TRUE(first.ok()) << first.error().message;
  ASSERT_TRUE(second.ok()) << second.error().message;
  DeckList one = first.value().list();
  DeckList two = second.value().list();
  for (DeckList* list : {&one, &two}) {
    std::sort(list->cards.begin(), list->cards.end());
    std::sort(list->starting_gang.begin(), list->starting_gang.end());
  }
  EXPECT_NE(one.outfit, kNoDef);
  EXPECT_EQ(one.outfit, two.outfit);
  EXPECT_EQ(one.legend, two.legend);
  EXPECT_EQ(one.cards, two.cards);
  EXPECT_EQ(one.starting_gang, two.starting_gang);
}

TEST(Deck, IsReadFromYaml) {
  const LoadedDeck deck = read("d.yaml",
                               "name: Short\n"
                               "source: nowhere\n"
                               "note: for a test\n"
                               "outfit: Law Dogs\n"
                               "legend: Andrew Lane\n"
                               "start: [Tommy Harden, tommy harden]\n"
                               "cards:\n"
                               "  Tommy Harden: 2\n"
                               "  Joker (red): 1\n");
  EXPECT_EQ(deck.name, "Short");
  EXPECT_THAT(entries(deck.outfits), ElementsAre("1 Law Dogs"));
  EXPECT_THAT(entries(deck.legends), ElementsAre("1 Andrew Lane"));
  EXPECT_THAT(entries(deck.cards), ElementsAre("2 Tommy Harden *2", "1 Joker (red)"));
  EXPECT_EQ(deck.cards[0].line, 8);
  const DeckList list = deck.list();
  EXPECT_EQ(list.cards.size(), 3u);
  EXPECT_EQ(list.starting_gang.size(), 2u);
}

TEST(Deck, IsTheSameAsYamlAndAsTextList) {
  expect_same_deck(example("the_fourth_ring.yaml"), data("the_fourth_ring.txt"));
}

TEST(Deck, IsTheSameAsYamlAndFromOctgn) {
  expect_same_deck(example("morgan_cattle_co.yaml"), data("morgan_cattle_co.o8d"));
}

TEST(Deck, IsNamedAfterItsFileIfNothingNamesIt) {
  EXPECT_EQ(
      read("lawless.o8d", "<deck><section name='x'><card>Sloane</card></section></deck>").name,
      "lawless");
  EXPECT_EQ(read("d.txt", "My first deck\n1x Sloane\n").name, "My first deck");
}

TEST(Deck, ReadsTextListsAsPeopleWriteThem) {
  const LoadedDeck deck = read("d.txt",
                               "\xEF\xBB\xBF# comment\r\n"
                               "// comment\r\n"
                               "The Fourth Ring\r\n"
                               "\r\n"
                               "Legend: andrew lane\r\n"
                               "** Starting Gang **\r\n"
                               "Travis Moone\r\n"
                               "2x Bobo (Other Set)\r\n"
                               "--- Dudes (3): ---\r\n"
                               "3X JIA MEIN\r\n"
                               "2 remy lapointe (Base Set) (start)\r\n"
                               "1 Micah Ryse (Experienced 1) \u2605\r\n"
                               "Coachwhip x4\r\n"
                               "1 1st Baptist Church\r\n"
                               "1x B and B Attorneys\r\n"
                               "1x Run \u2018Em Down\r\n"
                               "1x Joker (Base Set)\r\n"
                               "2 Black Joker\r\n"
                               "Total: 52\r\n"
                               "16 Dudes");
  EXPECT_THAT(entries(deck.outfits), ElementsAre("1 The Fourth Ring"));
  EXPECT_THAT(entries(deck.legends), ElementsAre("1 Andrew Lane"));
  EXPECT_THAT(
      entries(deck.cards),
      ElementsAre("1 Travis Moone *1", "2 Bobo *2", "3 Jia Mein", "2 R\u00e9my LaPointe *1",
                  "1 Micah Ryse (Exp.1) *1", "4 Coachwhip!", "1 1st Baptist Church",
                  "1 B & B Attorneys", "1 Run 'Em Down!", "1 Joker (red)", "2 Joker (black)"));
  EXPECT_EQ(deck.cards[0].line, 7);
}

TEST(Deck, TellsExperiencedVersionsApart) {
  const Definitions& definitions = shipped_cards();
  const auto code = [&](const char* title) {
    const DefId card = find_title_leniently(title, definitions);
    return card == kNoDef ? "" : definitions.cards[card].code;
  };
  EXPECT_EQ(code("Elander Boldman"), "01027");
  EXPECT_EQ(code("Elander Boldman (Exp.1)"), "07004");
  EXPECT_EQ(code("elander boldman exp 1"), "07004");
  EXPECT_EQ(code("Elander Boldman (Exp.2)"), "");
  EXPECT_EQ(code("Fe\u0301lix Amador"), "05018");
  EXPECT_EQ(code("!?"), "");
  EXPECT_EQ(code(""), "");
}

TEST(Deck, PrefersThePrintingOfTheSetInBrackets) {
  Definitions definitions;
  definitions.cards.push_back({.code = "a", .title = "Odell Marsh", .pack = "dust"});
  definitions.cards.push_back({.code = "b", .title = "Odell Marsh", .pack = "more_dust"});
  EXPECT_EQ(find_title_leniently("Odell Marsh", definitions), 0);
  EXPECT_EQ(find_title_leniently("Odell Marsh (More Dust)", definitions), 1);
}

TEST(Deck, ListsEveryUnknownCardWithTheNearestTitle) {
  const Refusal yaml(
      "d.yaml", "outfit: Lwa Dogs\nstart: [Slaone]\ncards:\n  Tomy Harden: 1\n  Zzyzx Qq: 1\n");
  EXPECT_EQ(yaml.code, ErrorCode::not_found);
  EXPECT_EQ(yaml.message,
            "d.yaml:1:1: error: unknown card \"Lwa Dogs\" (did you mean \"Law Dogs\"?)\n"
            "d.yaml:4:1: error: unknown card \"Tomy Harden\" (did you mean \"Tommy Harden\"?)\n"
            "d.yaml:5:1: error: unknown card \"Zzyzx Qq\"\n"
            "d.yaml:2:1: error: unknown card \"Slaone\" (did you mean \"Sloane\"?)");
  const Refusal text("d.txt", "1x Sloane\n\n2x Colt Peacemakr\n3 Peacemakr\nSlone\n");
  EXPECT_EQ(text.code, ErrorCode::not_found);
  EXPECT_EQ(text.message,
            "d.txt:3:1: error: unknown card \"Colt Peacemakr\"\n"
            "d.txt:4:1: error: unknown card \"Peacemakr\" (did you mean \"Peacemaker\"?)\n"
            "d.txt:5:1: error: unknown card \"Slone\" (did you mean \"Sloane\"?)");
  const Refusal octgn(
      "d.o8d", "<deck>\n<section name='Deck'>\n<card qty='2'>Slone</card>\n</section></deck>");
  EXPECT_EQ(octgn.message, "d.o8d:3:1: error: unknown card \"Slone\" (did you mean \"Sloane\"?)");
}

TEST(Deck, RefusesAMissingFileAFolderAndADevice) {
  const Result<LoadedDeck> missing = load_deck("/no/such/deck.yaml", shipped_cards());
  ASSERT_FALSE(missing.ok());
  EXPECT_EQ(missing.error().code, ErrorCode::not_found);
  EXPECT_EQ(missing.error().message, "/no/such/deck.yaml: error: no such file");
  for (const char* path : {"/dev", "/dev/zero"}) {
    const Result<LoadedDeck> deck = load_deck(path, shipped_cards());
    ASSERT_FALSE(deck.ok());
    EXPECT_EQ(deck.error().message, std::string(path) + ": error: not a file");
  }
}

TEST(Deck, RefusesBrokenYaml) {
  EXPECT_THAT(Refusal("d.yaml", "outfit: Law Dogs\ncards: {Sloane: 1\n").message,
              testing::StartsWith("d.yaml:3:1: error: broken YAML: "));
  const Refusal strict("d.yaml",
                       "outfits: Law Dogs\nstart: Sloane\ncards:\n  Sloane: two\n  Bobo: 0\n"
                       "  Bobo: 1\n  Roan: 100\n");
  EXPECT_EQ(strict.code, ErrorCode::bad_data);
  EXPECT_EQ(strict.message,
            "d.yaml:1:1: error: unknown key \"outfits\" (did you mean \"outfit\"?)\n"
            "d.yaml:4:11: error: the number of \"Sloane\" must be a whole number, not \"two\"\n"
            "d.yaml:5:9: error: the number of \"Bobo\" must be 1 to 99, not 0\n"
            "d.yaml:6:3: error: \"Bobo\" stands here twice\n"
            "d.yaml:7:9: error: the number of \"Roan\" must be 1 to 99, not 100\n"
            "d.yaml:2:8: error: start must be a list of titles");
  EXPECT_EQ(Refusal("d.yaml", "outfit: Law Dogs\n").message, "d.yaml:1:1: error: \"cards\" is missing");
  EXPECT_THAT(Refusal("d.yaml", "words").message, HasSubstr("d.yaml:1:1: error: a deck must be a mapping"));
}

TEST(Deck, RefusesATruncatedOctgnDeckWhereverItEnds) {
  std::ifstream stream(data("morgan_cattle_co.o8d"), std::ios::binary);
  const std::string whole(std::istreambuf_iterator<char>(stream), {});
  ASSERT_GT(whole.size(), 1000u);
  const std::size_t end_of_deck = whole.rfind("</deck>");
  for (std::size_t length = 0; length < end_of_deck; length += 97) {
    const Refusal truncated("d.o8d", whole.substr(0, length));
    EXPECT_EQ(truncated.code, ErrorCode::bad_data);
    EXPECT_THAT(truncated.message, testing::MatchesRegex("d\\.o8d:[0-9]+:1: error: .+")) << length;
  }
  EXPECT_THAT(Refusal("d.o8d", whole.substr(0, end_of_deck)).message,
              testing::MatchesRegex("d\\.o8d:4[0-9]:1: error: broken XML: .+"));
}

TEST(Deck, RefusesAnOctgnFileThatIsNoDeck) {
  EXPECT_THAT(Refusal("d.o8d", "<game/>").message, HasSubstr("d.o8d:1:1: error: not an OCTGN deck"));
  EXPECT_EQ(Refusal("d.o8d",
                    "<deck>\n<section name='Deck'>\n<card qty='x'>Sloane</card></section>"
                    "</deck>")
                .message,
            "d.o8d:3:1: error: 0 copies of \"Sloane\": must be 1 to 99");
  EXPECT_EQ(Refusal("d.o8d", "<deck/>").message, "d.o8d: error: the deck names no card");
}

TEST(Deck, RefusesATextListWithoutCardsOrWithTooMany) {
  EXPECT_EQ(Refusal("d.txt", "").message, "d.txt: error: the deck names no card");
  EXPECT_EQ(Refusal("d.txt", "Dudes (0)\n\n").message, "d.txt: error: the deck names no card");
  EXPECT_EQ(Refusal("d.txt", "123456789012x Sloane\n").message,
            "d.txt:1:1: error: 9999 copies of \"Sloane\": must be 1 to 99");
  EXPECT_EQ(Refusal("d.txt", "1x Sloane\n" + std::string(200000, '9')).code, ErrorCode::not_found);
}

}  // namespace
}  // namespace highnoon
