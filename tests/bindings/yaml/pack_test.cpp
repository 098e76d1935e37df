#include "highnoon/yaml/pack.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/proves.hpp"
#include "tests/support/scratch.hpp"

namespace highnoon {
namespace {

using test::Scratch;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kHead =
    "id: dust\n"
    "name: Dust\n"
    "version: 0.1\n"
    "language: 1\n"
    "factions: [rail_barons]\n"
    "keywords: [Saloon]\n";

/// The cards of a pack with this text below its head (which has six lines), or what is wrong.
struct Loaded {
  explicit Loaded(const std::string& cards, const std::string& head = kHead) {
    path = scratch.write("pack.yaml", head + cards);
    ok = load_pack_facts(scratch.folder(), definitions, diagnostics);
  }
  /// The messages in short: "line: card: message", a warning as such.
  std::vector<std::string> messages() const {
    std::vector<std::string> texts;
    for (const Diagnostic& diagnostic : diagnostics.all()) {
      std::string text = diagnostic.line > 0 ? std::to_string(diagnostic.line) + ": " : " ";
      if (diagnostic.severity == Severity::warning) text += "warning: ";
      if (!diagnostic.card.empty()) text += diagnostic.card + ": ";
      texts.push_back(text + diagnostic.message);
    }
    return texts;
  }
  const CardDef& card() const { return definitions.cards.at(0); }

  Scratch scratch;
  std::filesystem::path path;
  Definitions definitions;
  Diagnostics diagnostics;
  bool ok = false;
};

std::string dude(const std::string& more = "", const std::string& id = "odell_marsh",
                 const std::string& code = "90001") {
  return "  - id: " + id + "\n    code: \"" + code +
         "\"\n    title: Odell Marsh\n    type: dude\n    value: 9\n    suit: spades\n"
         "    bullets: 1 stud\n    influence: 1\n    cost: 4\n    upkeep: 2\n" +
         more;
}

bool has(const CardDef& card, Keyword keyword) {
  return card.keywords.test(static_cast<std::size_t>(keyword));
}

TEST(Pack, GivesADudeAllItsFacts) {
  const Loaded pack("cards:\n" + dude("    faction: rail_barons\n"
                                      "    keywords: [Huckster 1, Saloon]\n"));
  ASSERT_TRUE(pack.ok) << pack.diagnostics.text();
  EXPECT_THAT(pack.messages(), ElementsAre());
  const CardDef& card = pack.card();
  EXPECT_EQ(card.script, "odell_marsh");
  EXPECT_EQ(card.code, "90001");
  EXPECT_EQ(card.title, "Odell Marsh");
  EXPECT_EQ(card.persona, "Odell Marsh");
  EXPECT_EQ(card.pack, "dust");
  EXPECT_EQ(card.type, CardType::dude);
  EXPECT_EQ(card.poker, (PokerCard{Suit::spades, 9}));
  EXPECT_EQ(pack.definitions.factions.at(card.faction), "rail_barons");
  EXPECT_TRUE(card.has_bullets);
  EXPECT_TRUE(card.is_stud);
  EXPECT_EQ(card.bullets, 1);
  EXPECT_EQ(card.influence, 1);
  EXPECT_EQ(card.cost, 4);
  EXPECT_EQ(card.upkeep, 2);
  EXPECT_TRUE(has(card, Keyword::huckster));
  ASSERT_EQ(card.ratings.size(), 1u);
  EXPECT_EQ(card.ratings[0].keyword, static_cast<KeywordId>(Keyword::huckster));
  EXPECT_EQ(card.ratings[0].rating, 1);
  EXPECT_FALSE(card.scripted);
}

TEST(Pack, GivesOtherTypesTheirFacts) {
  const Loaded pack(
      "cards:\n"
      "  - {id: rail_house, code: a1, title: Rail House, type: outfit, faction: rail_barons,\n"
      "     wealth: 17, production: 3}\n"
      "  - {id: old_coyote, code: a2, title: Old Coyote, type: legend, wealth: -2}\n"
      "  - {id: dry_well, code: a3, title: Dry Well, type: deed, value: 4, suit: diamonds, cost: "
      "2,\n"
      "     production: 1, control: 2, keywords: [Private]}\n"
      "  - {id: steam_fist, code: a4, title: Steam Fist, type: goods, value: 1, suit: hearts, "
      "cost: 2,\n"
      "     bullets: +2, keywords: [Weapon, Gadget 9]}\n"
      "  - {id: dust_devil, code: a5, title: Dust Devil, type: joker, joker: devils}\n");
  ASSERT_TRUE(pack.ok) << pack.diagnostics.text();
  EXPECT_THAT(pack.messages(), ElementsAre());
  const auto& cards = pack.definitions.cards;
  ASSERT_EQ(cards.size(), 5u);
  EXPECT_EQ(cards[0].wealth, 17);
  EXPECT_EQ(cards[0].production, 3);
  EXPECT_EQ(cards[0].poker, PokerCard{});
  EXPECT_EQ(cards[1].wealth, -2);
  EXPECT_EQ(cards[2].production, 1);
  EXPECT_EQ(cards[2].control, 2);
  EXPECT_FALSE(cards[2].has_bullets);
  EXPECT_EQ(cards[3].bullets, 2);
  EXPECT_TRUE(has(cards[3], Keyword::gadget));
  EXPECT_EQ(cards[3].difficulty, 9);
  EXPECT_TRUE(cards[4].poker.is_joker());
  EXPECT_EQ(cards[4].joker_kind, 1);
  EXPECT_TRUE(cards[4].scripted);
}

TEST(Pack, KnowsAnExperiencedDudesPersona) {
  const Loaded pack("cards:\n" + dude("    keywords: [Experienced 1]\n"));
  ASSERT_TRUE(pack.ok);
  EXPECT_EQ(pack.card().experience, 1);
  EXPECT_THAT(pack.messages(), ElementsAre(HasSubstr("replaces nobody")));

  std::string text = dude("    keywords: [Experienced 2]\n");
  text.replace(text.find("Odell Marsh"), 11, "Odell Marsh (Exp.2)");
  const Loaded experienced("cards:\n" + text);
  ASSERT_TRUE(experienced.ok);
  EXPECT_EQ(experienced.card().persona, "Odell Marsh");
  EXPECT_EQ(experienced.card().experience, 2);
  EXPECT_THAT(experienced.messages(), ElementsAre());
}

TEST(Pack, SaysWhichCardsNeedNoScript) {
  const Loaded pack("cards:\n" + dude("    text: none\n"));
  ASSERT_TRUE(pack.ok);
  EXPECT_TRUE(pack.card().scripted);
}

TEST(Pack, ReadsDifficultyApartFromGadget) {
  const Loaded pack("cards:\n" + dude("    keywords: [Gadget, Difficulty 6]\n"));
  ASSERT_TRUE(pack.ok);
  EXPECT_EQ(pack.card().difficulty, 6);
  EXPECT_TRUE(pack.card().ratings.empty());
}

TEST(Pack, RepeatsThePrintingThatAReprintNames) {
  const Loaded pack("cards:\n" + dude("    keywords: [Huckster 1]\n") +
                    "  - code: \"90101\"\n    reprint_of: \"90001\"\n    title: ODELL MARSH\n");
  ASSERT_TRUE(pack.ok) << pack.diagnostics.text();
  const CardDef& reprint = pack.definitions.cards.at(1);
  EXPECT_EQ(reprint.code, "90101");
  EXPECT_EQ(reprint.script, "odell_marsh");
  EXPECT_EQ(reprint.title, "ODELL MARSH");
  EXPECT_EQ(reprint.persona, pack.definitions.cards.at(0).persona) << "the same card, however it is spelled";
  EXPECT_EQ(reprint.upkeep, 2);
  EXPECT_TRUE(has(reprint, Keyword::huckster));
}

TEST(Pack, RefusesAReprintWithFactsOfItsOwn) {
  const Loaded pack("cards:\n" + dude() + "  - {code: b1, reprint_of: \"90001\", cost: 5, keywords: [Huckster 1]}\n");
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(pack.diagnostics.text(), HasSubstr(":18:43: error: odell_marsh: a reprint has the cost of the printing it repeats"));
  EXPECT_THAT(pack.diagnostics.text(), HasSubstr("a reprint has the keywords of the printing it repeats"));
}

TEST(Pack, KeepsVersionsOfATitleApartForScriptsAndTogetherAsOneTitle) {
  const Loaded pack("cards:\n" + dude() +
                    "  - {id: odell_marsh_exp1, code: \"90050\", title: Odell Marsh (Exp.1), type: dude, value: 9, suit: spades,\n"
                    "     bullets: 2 stud, influence: 1, cost: 6, upkeep: 1, keywords: [Experienced 1]}\n"
                    "  - {id: odell_marsh_weird_west, code: \"90060\", title: Odell Marsh, type: dude, value: 9, suit: spades,\n"
                    "     bullets: 1 draw, influence: 1, cost: 4, upkeep: 1}\n");
  ASSERT_TRUE(pack.ok) << pack.diagnostics.text();
  const auto& cards = pack.definitions.cards;
  EXPECT_NE(cards.at(0).script, cards.at(1).script);
  EXPECT_NE(cards.at(0).script, cards.at(2).script);
  EXPECT_EQ(cards.at(1).persona, cards.at(0).persona);
  EXPECT_EQ(cards.at(2).persona, cards.at(0).persona);
}

TEST(Pack, AVersionNamesAnOlderCardOfItsTitle) {
  const auto version = [](const std::string& of, const std::string& title) {
    return "  - {id: marsh_weird_west, code: b1, version_of: \"" + of + "\", title: " + title +
           ", type: dude, value: 9, suit: spades, bullets: 1 draw, influence: 1, cost: 4, upkeep: 1}\n";
  };
  EXPECT_TRUE(Loaded("cards:\n" + dude() + version("90001", "Odell Marsh")).ok);
  const Loaded nothing("cards:\n" + dude() + version("90009", "Odell Marsh"));
  EXPECT_FALSE(nothing.ok);
  EXPECT_THAT(nothing.diagnostics.text(), HasSubstr("version_of: no card has the code \"90009\""));
  const Loaded other("cards:\n" + dude() + version("90001", "Odell Swamp"));
  EXPECT_FALSE(other.ok);
  EXPECT_THAT(other.diagnostics.text(), HasSubstr("version_of: 90001 is Odell Marsh, another title"));
}

TEST(Pack, RefusesAReprintOfNothingOrWithAnIdOfItsOwn) {
  const Loaded pack("cards:\n" + dude() +
                    "  - {code: b1, reprint_of: \"90009\"}\n"
                    "  - {code: b2, reprint_of: \"90001\", id: marsh}\n"
                    "  - {reprint_of: \"90001\"}\n");
  EXPECT_FALSE(pack.ok);
  const std::string all = pack.diagnostics.text();
  EXPECT_THAT(all, HasSubstr(":18:28: error: reprint_of: no card has the code \"90009\""));
  EXPECT_THAT(all, HasSubstr(":19:41: error: marsh: a reprint has the id of the printing it repeats"));
  EXPECT_THAT(all, HasSubstr(":20:5: error: odell_marsh: \"code\" is missing"));
}

TEST(Pack, NamesTheNearestKeyTypeSuitAndFaction) {
  const Loaded pack("cards:\n" + dude("    infleunce: 2\n") +
                    "  - {id: b, code: b, title: B, type: dud}\n"
                    "  - {id: c, code: c, title: C, type: action, value: 3, suit: club, cost: 0}\n"
                    "  - {id: d, code: d, title: D, type: outfit, faction: rail_baron, wealth: 1, "
                    "production: 1}\n");
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(
      pack.messages(),
      ElementsAre("18: odell_marsh: unknown key \"infleunce\" (did you mean \"influence\"?)",
                  "19: b: unknown type \"dud\" (did you mean \"dude\"?)",
                  "20: c: unknown suit \"club\" (did you mean \"clubs\"?)",
                  "21: d: unknown faction \"rail_baron\" (did you mean \"rail_barons\"?)"));
}

/// Nothing comes from a text that only tells a story, for there is no place for one.
TEST(Pack, HasNoPlaceForFlavourText) {
  PROVES("CL-CARD-008");
  const Loaded pack("cards:\n" + dude("    flavor: Boot everybody, said Odell.\n"));
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(pack.messages(), ElementsAre(HasSubstr("odell_marsh: unknown key \"flavor\"")));
}

TEST(Pack, HoldsValuesFromOneToThirteen) {
  PROVES("RR-VALUE-002");
  const auto valued = [](int value) {
    return Loaded(fmt::format("cards:\n  - {{id: b, code: b, title: B, type: action, value: {}, suit: clubs, cost: 0}}\n", value));
  };
  for (const int value : {1, 11, 12, 13}) {
    const Loaded pack = valued(value);
    ASSERT_TRUE(pack.ok) << value;
    EXPECT_EQ(pack.card().poker.value, value);
  }
  EXPECT_FALSE(valued(0).ok);
  EXPECT_FALSE(valued(14).ok);
}

TEST(Pack, RefusesACardOfADeckWithoutSuitOrValue) {
  PROVES("CL-CARD-003");
  for (const auto& [type, suit] : {std::pair("action", "suit: clubs"), std::pair("event", "suit: hearts")}) {
    for (const bool has_value : {true, false}) {
      const Loaded pack(fmt::format("cards:\n  - {{id: b, code: b, title: B, type: {}, cost: 0, {}}}\n", type, has_value ? "value: 3" : suit));
      EXPECT_FALSE(pack.ok);
      EXPECT_THAT(pack.messages(), ElementsAre(HasSubstr(has_value ? "\"suit\" is missing" : "\"value\" is missing"))) << type;
    }
  }
  EXPECT_TRUE(Loaded("cards:\n  - {id: b, code: b, title: B, type: joker}\n").ok);
}

TEST(Pack, KeepsProductionAndUpkeepApart) {
  PROVES("CL-CARD-006");
  const Loaded pack("cards:\n" + dude() +
                    "  - {id: b, code: b, title: B, type: deed, value: 3, suit: diamonds, cost: 0, production: 2, control: 1}\n");
  ASSERT_TRUE(pack.ok) << pack.diagnostics.text();
  EXPECT_EQ(pack.definitions.cards[0].upkeep, 2);
  EXPECT_EQ(pack.definitions.cards[0].production, 0);
  EXPECT_EQ(pack.definitions.cards[1].upkeep, 0);
  EXPECT_EQ(pack.definitions.cards[1].production, 2);
}

TEST(Pack, GivesACardOfFlavourAloneNeitherAbilitiesNorTraits) {
  PROVES("RC-TEXT-001");
  const Loaded pack("cards:\n" + dude("    text: none\n"));
  ASSERT_TRUE(pack.ok);
  EXPECT_TRUE(pack.card().abilities.empty());
  EXPECT_TRUE(pack.card().scripted);
}

TEST(Pack, RefusesASpellWithoutItsKind) {
  PROVES("RR-SPELL-005");
  const std::string spell =
      "cards:\n  - {id: b, code: b, title: B, type: spell, value: 3, suit: hearts, cost: 0, keywords: [";
  EXPECT_TRUE(Loaded(spell + "Hex]}\n").ok);
  const Loaded kindless(spell + "Saloon]}\n");
  EXPECT_FALSE(kindless.ok);
  EXPECT_THAT(kindless.messages(), ElementsAre(HasSubstr("a spell needs the keyword of its kind")));
}

TEST(Pack, RefusesWrongTypesOfValues) {
  const Loaded pack(
      "cards:\n"
      "  - {id: b, code: b, title: B, type: action, value: nine, suit: clubs, cost: [1]}\n"
      "  - {id: c, code: c, title: [C], type: action, value: 14, suit: clubs, cost: -1}\n"
      "  - {id: d, code: d, title: D, type: dude, value: 1, suit: spades, bullets: 2, influence: "
      "1,\n"
      "     cost: 1, upkeep: 99999999999}\n"
      "  - B\n"
      "  - {id: e, code: e, title: E, type: action, value: 1, suit: clubs, cost: 0, keywords: "
      "Con}\n"
      "  - {id: f, code: f, title: F, type: action, value: 1, suit: clubs, cost: 0, text: some}\n"
      "  - {id: G x, code: g, title: G, type: action, value: 1, suit: clubs, cost: 0}\n");
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(
      pack.messages(),
      ElementsAre(
          "8: b: value must be a whole number, not \"nine\"",
          "8: b: cost must be a whole number, not a list", "9: c: title must be a text, not a list",
          "9: c: value must be 1 to 13, not 14", "9: c: cost must be 0 to 99, not -1",
          "10: d: bullets must be a number and a type, as in \"2 stud\" or \"0 draw\", not \"2\"",
          "11: d: upkeep must be 0 to 99, not 99999999999",
          "12: a card must be a mapping (key: value)",
          "13: e: keywords must be a list, not a value", "14: f: unknown text \"some\"",
          "15: G x: id \"G x\" is not snake_case"));
}

TEST(Pack, RefusesMissingAndForeignFacts) {
  const Loaded pack(
      "cards:\n"
      "  - {id: b, code: b, title: B, type: deed, value: 1, suit: diamonds, cost: 1, production: "
      "1}\n"
      "  - {id: c, code: c, title: C, type: joker, value: 1}\n"
      "  - {id: d, code: d, title: D}\n"
      "  - {id: e, title: E, type: legend, wealth: 0}\n");
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(pack.messages(),
              ElementsAre("8: b: \"control\" is missing (a deed needs it)",
                          "9: c: a joker has no \"value\"", "10: d: \"type\" is missing",
                          "11: e: \"code\" is missing (a legend needs it)"));
}

TEST(Pack, RefusesACodeOrIdUsedTwiceAndAKeyThatStandsTwice) {
  const Loaded pack("cards:\n" + dude() + dude("", "other") + dude("", "odell_marsh", "90002") +
                    dude("    cost: 3\n", "third", "90003"));
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(
      pack.messages(),
      ElementsAre("19: other: the code \"90001\" is used twice, the first time by Odell Marsh in this file",
                  HasSubstr("28: odell_marsh: the id is used twice, the first time by 90001 in this file"),
                  "48: third: \"cost\" stands here twice"));
}

TEST(Pack, RefusesRatedKeywordsWithoutTheirNumber) {
  const Loaded pack("cards:\n" + dude("    keywords: [Huckster, Saloon, Saloon]\n"));
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(pack.messages(),
              ElementsAre("18: odell_marsh: the keyword \"Saloon\" stands here twice",
                          "18: odell_marsh: the keyword \"Huckster\" needs a number, as in "
                          "\"Huckster 1\""));
}

TEST(Pack, AllowsAFactionOnCoreDeedsOnly) {
  const std::string deed =
      "  - {id: b, code: b, title: B, type: deed, value: 1, suit: diamonds, cost: 1, production: "
      "0,\n"
      "     control: 0, faction: rail_barons";
  EXPECT_TRUE(Loaded("cards:\n" + deed + ", keywords: [Core]}\n").ok);
  const Loaded pack("cards:\n" + deed + "}\n");
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(pack.messages(), ElementsAre(HasSubstr("9: b: only a Core deed has a faction")));
}

TEST(Pack, WarnsOfUnknownKeywordsAndUnusualSuits) {
  std::string text = dude("    keywords: [Salon, Saloon]\n");
  text.replace(text.find("spades"), 6, "hearts");
  const Loaded pack("cards:\n" + text);
  EXPECT_TRUE(pack.ok);
  EXPECT_THAT(
      pack.messages(),
      ElementsAre("18: warning: odell_marsh: unknown keyword \"Salon\" (did you mean \"Saloon\"?)",
                  "13: warning: odell_marsh: the suit of a dude is spades, not hearts"));
}

TEST(Pack, RefusesATitleThatCouldSteerATerminal) {
  const Loaded pack(
      "cards:\n"
      "  - {id: b, code: b, title: \"B\\e[2J\", type: joker}\n"
      "  - {id: c, code: c, title: " +
      std::string(500, 'c') + ", type: joker}\n");
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(pack.messages(), ElementsAre("8: b: title contains a control character",
                                           "9: c: title is longer than 400 bytes"));
}

TEST(Pack, ChecksItsManifest) {
  const Loaded pack("",
                    "id: Dust\nname: ''\nlanguage: 2\nneed: [base_set]\nfactions: [Rail Barons]\n");
  EXPECT_FALSE(pack.ok);
  EXPECT_THAT(pack.messages(), ElementsAre("1: id \"Dust\" is not snake_case", "2: name is empty",
                                           HasSubstr("3: the pack is written in version 2"),
                                           "4: unknown key \"need\" (did you mean \"needs\"?)",
                                           "5: faction \"Rail Barons\" is not snake_case",
                                           "1: \"version\" is missing"));
}

TEST(Pack, LeavesTheDefinitionsAloneAfterAnError) {
  Loaded pack("cards:\n" + dude("    keywords: [Saloon]\n"));
  ASSERT_TRUE(pack.ok);
  const std::vector<std::string> keywords = pack.definitions.keywords;
  const std::vector<std::string> factions = pack.definitions.factions;
  Scratch scratch;
  scratch.write("pack.yaml",
                "id: more\nname: More\nversion: 1\nlanguage: 1\nfactions: [new_faction]\n"
                "keywords: [Nova]\ncards:\n" +
                    dude("    keywords: [Nova]\n", "first", "c1") +
                    dude("    oops: 1\n", "second", "c2"));
  EXPECT_FALSE(load_pack_facts(scratch.folder(), pack.definitions, pack.diagnostics));
  EXPECT_EQ(pack.definitions.cards.size(), 1u);
  EXPECT_EQ(pack.definitions.keywords, keywords);
  EXPECT_EQ(pack.definitions.factions, factions);
}

TEST(Pack, GoesIntoTheLibrarysHash) {
  const Loaded one("cards:\n" + dude());
  const Loaded same("cards:\n" + dude());
  const Loaded other("cards:\n" + dude("", "odell_marsh", "90002"));
  EXPECT_NE(one.definitions.hash, 0u);
  EXPECT_EQ(one.definitions.hash, same.definitions.hash);
  EXPECT_NE(one.definitions.hash, other.definitions.hash);
  EXPECT_EQ(Loaded("cards: 1\n").definitions.hash, 0u);
}

TEST(Pack, SaysWhereItsYamlIsBroken) {
  const Loaded pack("cards:\n  - id: [unclosed\n    code: x\n");
  EXPECT_FALSE(pack.ok);
  ASSERT_EQ(pack.messages().size(), 1u);
  EXPECT_THAT(pack.messages()[0], testing::MatchesRegex("[0-9]+: broken YAML: .+"));
  EXPECT_GE(pack.diagnostics.all()[0].line, 8);
}

TEST(Pack, RefusesWhatIsNoPack) {
  EXPECT_THAT(Loaded("", "just words\n").messages(),
              ElementsAre(HasSubstr("pack.yaml must be a mapping")));
  EXPECT_THAT(Loaded("", "").messages(), ElementsAre(HasSubstr("pack.yaml must be a mapping")));
  EXPECT_THAT(Loaded("cards: many\n").messages(),
              ElementsAre(HasSubstr("\"cards\" must be a list")));
  EXPECT_THAT(Loaded("", std::string(100000, '[')).messages().size(), 1u);

  Definitions definitions;
  Diagnostics diagnostics;
  EXPECT_FALSE(load_pack_facts("/no/such/folder", definitions, diagnostics));
  EXPECT_EQ(diagnostics.text(), "/no/such/folder/pack.yaml: error: no such file\n");
}

std::string head(const std::string& id, const std::string& needs) {
  return "id: " + id + "\nname: N\nversion: 1\nlanguage: 1\nneeds: [" + needs + "]\n";
}

std::vector<std::string> ids(const std::vector<PackManifest>& packs) {
  std::vector<std::string> result;
  for (const PackManifest& pack : packs) result.push_back(pack.id);
  return result;
}

TEST(FindPacks, PutsAPackAfterThoseItNeeds) {
  Scratch scratch;
  scratch.write("cards/a/pack.yaml", head("a", "c"));
  scratch.write("cards/b/pack.yaml", head("b", ""));
  scratch.write("cards/c/pack.yaml", head("c", "b"));
  scratch.write("cards/notes/readme.txt", "no pack");
  scratch.write("mod/pack.yaml", head("mod", "a"));
  Diagnostics diagnostics;
  const auto packs =
      find_packs({scratch.folder() / "mod", scratch.folder() / "cards"}, diagnostics);
  EXPECT_EQ(diagnostics.text(), "");
  EXPECT_THAT(ids(packs), ElementsAre("b", "c", "a", "mod"));
  EXPECT_EQ(packs.at(3).folder, scratch.folder() / "mod");
}

TEST(FindPacks, ReadsTheHeadAlsoBelowTheCards) {
  Scratch scratch;
  scratch.write("a/pack.yaml", "name: A\nversion: 1\nlanguage: 1\ncards:\n- id: [\n\n# x\n  y\nneeds: [b]\nid: a\n");
  scratch.write("b/pack.yaml", "cards:\nid: b\nname: B\nversion: 1\nlanguage: 1\nneds: []\n");
  scratch.write("c/pack.yaml", "cards: [\n]\nid: c\nname: C\nversion: 1\nlanguage: 1\n");
  Diagnostics diagnostics;
  EXPECT_THAT(ids(find_packs({scratch.folder()}, diagnostics)), ElementsAre("c")) << "what is wrong with the cards is not looked at";
  EXPECT_THAT(diagnostics.text(), HasSubstr("b/pack.yaml:6:"));
  scratch.write("b/pack.yaml", "cards:\nid: b\nname: B\nversion: 1\nlanguage: 1\n");
  Diagnostics none;
  EXPECT_THAT(ids(find_packs({scratch.folder()}, none)), ElementsAre("b", "a", "c"));
  EXPECT_EQ(none.text(), "");
}

TEST(FindPacks, LeavesOutWhatLacksAPackOrNeedsItselfOrComesTwice) {
  Scratch scratch;
  scratch.write("1/pack.yaml", head("circle", "ring"));
  scratch.write("2/pack.yaml", head("ring", "circle"));
  scratch.write("3/pack.yaml", head("lonely", "rign"));
  scratch.write("4/pack.yaml", head("good", ""));
  scratch.write("5/pack.yaml", head("good", ""));
  Diagnostics diagnostics;
  EXPECT_THAT(ids(find_packs({scratch.folder(), scratch.folder() / "none"}, diagnostics)),
              ElementsAre("good"));
  const std::string text = diagnostics.text();
  EXPECT_THAT(text, HasSubstr("needs the pack \"circle\", which needs it in turn"));
  EXPECT_THAT(text,
              HasSubstr("needs the pack \"rign\", which is not on the search path (did you mean "
                        "\"ring\"?)"));
  EXPECT_THAT(text, HasSubstr("5/pack.yaml: error: the pack \"good\" is there already, in " + (scratch.folder() / "4/pack.yaml").string()));
  EXPECT_THAT(text, HasSubstr("none: error: no such folder"));
}

TEST(FindPacks, NamesTheWholeCircleOfNeedsAndTheLine) {
  Scratch scratch;
  scratch.write("1/pack.yaml", head("one", "two"));
  scratch.write("2/pack.yaml", head("two", "three"));
  scratch.write("3/pack.yaml", head("three", "two"));
  scratch.write("4/pack.yaml", head("self", "self"));
  Diagnostics diagnostics;
  EXPECT_THAT(ids(find_packs({scratch.folder()}, diagnostics)), ElementsAre());
  const std::string text = diagnostics.text();
  EXPECT_THAT(text, HasSubstr("3/pack.yaml:5:1: error: needs the pack \"two\", which needs it in turn: two, three, two\n"));
  EXPECT_THAT(text, HasSubstr("4/pack.yaml:5:1: error: needs the pack \"self\", which needs it in turn: self, self\n"));
  EXPECT_THAT(text, HasSubstr("1/pack.yaml:5:1: error: needs the pack \"two\", which cannot be loaded\n"));
}

TEST(FindPacks, AsksForALowestVersion) {
  Scratch scratch;
  const auto base = scratch.write("base/pack.yaml", "id: base\nname: N\nversion: 1.9.2\nlanguage: 1\n");
  scratch.write("mods/1/pack.yaml", head("old", "base >= 1.9"));
  scratch.write("mods/2/pack.yaml", head("same", "base>=1.9.2"));
  scratch.write("mods/3/pack.yaml", head("newer", "base >= 1.10"));
  Diagnostics diagnostics;
  EXPECT_THAT(ids(find_packs({scratch.folder() / "base", scratch.folder() / "mods"}, diagnostics)),
              ElementsAre("base", "old", "same"));
  EXPECT_THAT(diagnostics.text(),
              HasSubstr("3/pack.yaml:5:1: error: needs the pack \"base\", which is of version 1.9.2, not at least 1.10: " + base.string()));
}

TEST(FindPacks, OrdersAFolderByIdsNotByNamesOfFolders) {
  Scratch scratch;
  scratch.write("z/pack.yaml", head("ash", ""));
  scratch.write("a/pack.yaml", head("oak", ""));
  Diagnostics diagnostics;
  EXPECT_THAT(ids(find_packs({scratch.folder()}, diagnostics)), ElementsAre("ash", "oak"));
  EXPECT_THAT(ids(find_packs({scratch.folder() / "a", scratch.folder()}, diagnostics)), ElementsAre("oak", "ash"))
      << "a folder named twice is one pack";
  EXPECT_EQ(diagnostics.text(), "");
}

TEST(Manifest, VersionsAreComparedNumberByNumber) {
  EXPECT_TRUE(is_at_least("1.10", "1.9"));
  EXPECT_TRUE(is_at_least("2", "1.9.9"));
  EXPECT_TRUE(is_at_least("1", "1.0.0"));
  EXPECT_TRUE(is_at_least("1.0.1", "1.0"));
  EXPECT_FALSE(is_at_least("1.9", "1.10"));
  EXPECT_FALSE(is_at_least("1.0", "1.0.1"));
}

TEST(Manifest, ReadsNeedsAndPermissions) {
  Scratch scratch;
  scratch.write("pack.yaml", head("mod", "base, other >= 2.1") + "permissions: rules\n");
  Diagnostics diagnostics;
  const auto manifest = read_manifest(scratch.folder(), diagnostics);
  ASSERT_TRUE(manifest) << diagnostics.text();
  ASSERT_EQ(manifest->needs.size(), 2u);
  EXPECT_EQ(manifest->needs[0].id, "base");
  EXPECT_EQ(manifest->needs[0].least, "");
  EXPECT_EQ(manifest->needs[1].id, "other");
  EXPECT_EQ(manifest->needs[1].least, "2.1");
  EXPECT_EQ(manifest->permissions, Permissions::rules);
}

TEST(Manifest, BringsCardsAloneUnlessItSaysMore) {
  Scratch scratch;
  scratch.write("pack.yaml", head("mod", ""));
  Diagnostics diagnostics;
  const auto manifest = read_manifest(scratch.folder(), diagnostics);
  ASSERT_TRUE(manifest);
  EXPECT_EQ(manifest->permissions, Permissions::cards);
}

TEST(Manifest, TellsWhatIsWrongWithVersionNeedsAndPermissions) {
  Scratch scratch;
  const auto path = scratch.write("pack.yaml",
                                  "id: mod\nname: N\nversion: one\nlanguage: 1\nneeds: [base > 1, Base]\npermissions: rulez\n");
  Diagnostics diagnostics;
  EXPECT_FALSE(read_manifest(scratch.folder(), diagnostics));
  const std::string text = diagnostics.text();
  EXPECT_THAT(text, HasSubstr(path.string() + ":3:10: error: version \"one\" is not of numbers with dots"));
  EXPECT_THAT(text, HasSubstr(path.string() + ":5:9: error: \"base > 1\" is no pack's id, or an id and the lowest version"));
  EXPECT_THAT(text, HasSubstr(path.string() + ":5:19: error: \"Base\" is no pack's id"));
  EXPECT_THAT(text, HasSubstr(path.string() + ":6:14: error: "));
  EXPECT_THAT(text, HasSubstr("(did you mean \"rules\"?)"));
}

}  // namespace
}  // namespace highnoon
