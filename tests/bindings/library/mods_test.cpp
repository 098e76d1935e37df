#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "highnoon/library.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

namespace fs = std::filesystem;

std::string head(const std::string& id, const std::string& more = "") {
  return "id: " + id + "\nname: The " + id + "\nversion: 1.0.0\nlanguage: 1\n" + more;
}

std::string action(const std::string& id, const std::string& code, const std::string& title) {
  return "  - id: " + id + "\n    code: \"" + code + "\"\n    title: " + title +
         "\n    type: action\n    value: 6\n    suit: clubs\n    cost: 0\n";
}

std::string script(const std::string& id, int amount = 1) {
  return "card \"" + id + "\" {\n  noon { text = \"Gain.\", effect = { gain { ghost_rock = " +
         std::to_string(amount) + " } } },\n}\n";
}

std::string erratum(const std::string& code, int value = 7) {
  return "erratum \"E-" + code + "\" {\n  card = \"" + code +
         "\", date = \"2020-01-01\", reason = \"It.\",\n  facts = { value = " +
         std::to_string(value) + " },\n}\n";
}

constexpr const char* kRules = "permissions: rules\n";
constexpr const char* kHouseRule =
    "house_rule \"richer\" { text = \"More.\", parameters = { hand_size = 6 } }\n";
constexpr const char* kRuleset = "ruleset \"dusty\" { parameters = { hand_size = 4 } }\n";

/// A pack with one card, "ore" of code 96001, and everything that a pack may bring.
void write_all_of_it(const Scratch& scratch, const std::string& folder) {
  scratch.write(folder + "/pack.yaml",
                head("dust", std::string("needs: [base_set]\n") + kRules + "cards:\n" +
                                 action("ore", "96001", "Ore")));
  scratch.write(folder + "/ore.lua", script("ore"));
  scratch.write(folder + "/rulesets/dusty.lua", kRuleset);
  scratch.write(folder + "/house_rules/richer.lua", kHouseRule);
  scratch.write(folder + "/errata/dust.lua", erratum("96001"));
  scratch.write(folder + "/errata/base_set.lua",
                "erratum \"E-1\" {\n  card = \"01001\", date = \"2020-01-01\", reason = \"It.\",\n "
                " facts = { production = 5 },\n}\n");
  scratch.write(folder + "/formats/dusty.yaml", "name: Dusty\nruleset: dusty+richer\n");
}

Library load(const std::vector<fs::path>& paths) {
  Result<Library> library = Library::load(paths);
  EXPECT_TRUE(library) << (library ? "" : library.error().message);
  return *library;
}

/// What is wrong, "file:line: card: message"; without columns.
std::string plain(const std::string& text) {
  return std::regex_replace(std::regex_replace(text, std::regex(":(\\d+):\\d+: "), ":$1: "),
                            std::regex(": error: "), ": ");
}

std::string fault(const std::vector<fs::path>& paths) {
  const Result<Library> library = Library::load(paths);
  return library ? "nothing is wrong" : plain(library.error().message);
}

// --- what a pack brings

void brings_all_of_it(const Library& library) {
  const Definitions& d = library.definitions();
  EXPECT_EQ(d.cards.at(d.find_code("96001")).poker.value, 7) << "the erratum to its own card";
  EXPECT_EQ(d.cards.at(d.find_code("96001")).abilities.size(), 1u);
  EXPECT_EQ(d.cards.at(d.find_code("01001")).production, 5) << "the erratum to another pack's card";
  EXPECT_GE(d.find_ruleset("dusty"), 0);
  EXPECT_GE(d.find_ruleset("reloaded+richer"), 0);
  EXPECT_GE(d.find_ruleset("dusty+richer"), 0);
  EXPECT_TRUE(library.find_format("dusty"));
}

TEST(Mod, BringsCardsRulesErrataAndFormats) {
  Scratch scratch;
  write_all_of_it(scratch, "mods/dust");
  brings_all_of_it(load({scratch.folder() / "mods/dust"}));
}

TEST(Mod, BringsAllOfItFromAFolderOfPacksToo) {
  Scratch scratch;
  write_all_of_it(scratch, "mods/dust");
  brings_all_of_it(load({scratch.folder() / "mods"}));
}

TEST(Mod, ThatChangesRulesIsNamed) {
  Scratch scratch;
  write_all_of_it(scratch, "mods/dust");
  const Library library = load({scratch.folder() / "mods"});
  ASSERT_EQ(library.changed_rules().size(), 1u);
  EXPECT_EQ(library.changed_rules()[0].pack, "dust");
  EXPECT_THAT(library.changed_rules()[0].files,
              ElementsAre("errata/base_set.lua", "house_rules/richer.lua", "rulesets/dusty.lua"))
      << "errata to its own cards are its own matter";
}

TEST(Mod, SoIsAFolderThatIsNoPack) {
  Scratch scratch;
  scratch.write("mine/house_rules/richer.lua", kHouseRule);
  const Library library = load({scratch.folder() / "mine"});
  EXPECT_GE(library.definitions().find_ruleset("reloaded+richer"), 0);
  ASSERT_EQ(library.changed_rules().size(), 1u);
  EXPECT_EQ(library.changed_rules()[0].pack, "");
  EXPECT_EQ(library.changed_rules()[0].folder, scratch.folder() / "mine");
}

TEST(Mod, OfCardsAloneChangesNoRules) {
  EXPECT_TRUE(load({}).changed_rules().empty());
  EXPECT_TRUE(load({source_directory() / "examples/packs"}).changed_rules().empty());
}

// --- permissions

/// What is wrong with a pack of cards alone that has this file too.
std::string fault_with(const std::string& name, const std::string& text,
                       const std::string& more = "") {
  Scratch scratch;
  scratch.write("mods/dust/pack.yaml", head("dust", "needs: [base_set]\n" + more + "cards:\n" +
                                                        action("ore", "96001", "Ore")));
  scratch.write("mods/dust/" + name, text);
  return fault({scratch.folder() / "mods"});
}

TEST(Permissions, APackOfCardsBringsNoRules) {
  for (const auto& [name, text] :
       {std::pair<std::string, std::string>{"house_rules/richer.lua", kHouseRule},
        {"rulesets/dusty.lua", kRuleset},
        {"errata/base_set.lua",
         "erratum \"E\" {\n  card = \"01001\", date = \"2020-01-01\", reason = \"It.\", facts = { "
         "production = 5 },\n}\n"}}) {
    EXPECT_THAT(fault_with(name, text),
                AllOf(HasSubstr("mods/dust/" + name + ": changes "),
                      HasSubstr("which the pack \"dust\" may not do"),
                      HasSubstr("mods/dust/pack.yaml lacks the line \"permissions: rules\"")));
    EXPECT_THAT(fault_with(name, text, "permissions: cards\n"),
                HasSubstr("lacks the line \"permissions: rules\""))
        << name;
    EXPECT_EQ(fault_with(name, text, kRules), "nothing is wrong") << name;
  }
}

TEST(Permissions, APackOfCardsMayCorrectItsOwnCardsAndBringFormats) {
  EXPECT_EQ(fault_with("errata/dust.lua", erratum("96001")), "nothing is wrong");
  EXPECT_EQ(fault_with("formats/dusty.yaml", "name: Dusty\npacks: [base_set, dust]\n"),
            "nothing is wrong");
}

TEST(Permissions, NoScriptOfACardDefinesRules) {
  for (const char* permissions : {"", kRules}) {
    EXPECT_THAT(fault_with("ore.lua", kHouseRule, permissions),
                HasSubstr("ore.lua:1: a house rule stands in a folder house_rules/"));
    EXPECT_THAT(fault_with("ore.lua", kRuleset, permissions),
                HasSubstr("ore.lua:1: a ruleset stands in a folder rulesets/"));
  }
  EXPECT_THAT(fault_with("errata/dust.lua", kHouseRule),
              HasSubstr("dust.lua:1: a house rule stands in a folder house_rules/"));
  EXPECT_THAT(fault_with("house_rules/ore.lua", script("ore"), kRules),
              HasSubstr("ore.lua:1: ore: a card's script stands in the folder of its pack"));
}

TEST(Permissions, NoPackScriptsACardOfAnother) {
  Scratch scratch;
  // Not "two scripts": the card has no text, so its own pack has no script of it.
  scratch.write("mods/dust/pack.yaml",
                head("dust", "cards:\n" + action("ore", "96001", "Ore") + "    text: none\n"));
  scratch.write("mods/ash/pack.yaml",
                head("ash", std::string("needs: [dust]\n") + kRules + "cards: []\n"));
  scratch.write("mods/ash/ore.lua", script("ore"));
  EXPECT_THAT(
      fault({scratch.folder() / "mods"}),
      HasSubstr("ash/ore.lua:1: ore: this is a card of the pack dust, which has its script"));
}

TEST(Permissions, NoPackCorrectsACardOfAnotherThatItReprints) {
  Scratch scratch;
  scratch.write(
      "mods/dust/pack.yaml",
      head("dust", "needs: [base_set]\ncards:\n  - code: \"96009\"\n    reprint_of: \"01001\"\n"));
  ASSERT_EQ(fault({scratch.folder() / "mods"}), "nothing is wrong");
  scratch.write("mods/dust/errata/dust.lua",
                "erratum \"E\" {\n  card = \"96009\", date = \"2020-01-01\", reason = \"It.\", "
                "facts = { production = 5 },\n}\n");
  EXPECT_THAT(
      fault({scratch.folder() / "mods"}),
      HasSubstr(
          "\"96009\" repeats 01001 of the pack base_set, whose errata stand in base_set.lua"));
}

// --- conflicts

/// Two packs, each with this text below its head and with these files.
struct TwoPacks {
  explicit TwoPacks(const std::string& one = "", const std::string& two = "") {
    first = scratch.write("mods/ash/pack.yaml", head("ash", kRules + one));
    second = scratch.write("mods/oak/pack.yaml", head("oak", kRules + two));
  }
  void both(const std::string& name, const std::string& text) const {
    scratch.write("mods/ash/" + name, text);
    scratch.write("mods/oak/" + name, text);
  }
  std::string path(const std::string& name) const {
    return (scratch.folder() / "mods" / name).string();
  }
  std::string fault() const { return test::fault({scratch.folder() / "mods"}); }

  Scratch scratch;
  fs::path first, second;
};

TEST(Conflict, OfIdsOfPacksNamesBothFiles) {
  const TwoPacks packs;
  packs.scratch.write("mods/oak/pack.yaml", head("ash"));
  EXPECT_EQ(packs.fault(), packs.second.string() + ": the pack \"ash\" is there already, in " +
                               packs.first.string());
}

TEST(Conflict, OfCodesNamesBothFiles) {
  const TwoPacks packs("cards:\n" + action("ore", "96001", "Ore"),
                       "cards:\n" + action("tin", "96001", "Tin"));
  EXPECT_EQ(packs.fault(),
            packs.second.string() +
                ":8: tin: the code \"96001\" is used twice, the first time by Ore in " +
                packs.first.string());
}

TEST(Conflict, OfIdsOfCardsNamesBothFiles) {
  const TwoPacks packs("cards:\n" + action("ore", "96001", "Ore"),
                       "cards:\n" + action("ore", "96002", "Tin"));
  EXPECT_THAT(packs.fault(),
              HasSubstr(packs.second.string() +
                        ":7: ore: the id is used twice, the first time by 96001 in " +
                        packs.first.string()));
}

TEST(Conflict, OfTitlesIsAWarningForItMayBeAnotherVersion) {
  const TwoPacks packs("cards:\n" + action("ore", "96001", "Ore"),
                       "cards:\n" + action("ore_2", "96002", "Ore"));
  Diagnostics diagnostics;
  EXPECT_TRUE(Library::load({packs.scratch.folder() / "mods"}, {}, diagnostics));
  EXPECT_THAT(plain(diagnostics.text()),
              AllOf(HasSubstr(packs.second.string() + ":9: warning: ore_2: 96001 in " +
                              packs.first.string()),
                    HasSubstr("has this title too")));
}

TEST(Conflict, OfFactionsNamesBothFiles) {
  const TwoPacks packs("factions: [rivermen]\n", "factions: [rivermen]\n");
  EXPECT_THAT(packs.fault(), HasSubstr(packs.second.string() +
                                       ":6: the faction \"rivermen\" is there already, in " +
                                       packs.first.string()));
}

TEST(Conflict, ThereIsNoneOfKeywordsWhichPacksShare) {
  const std::string ferry = "keywords: [Ferry]\ncards:\n";
  const TwoPacks packs(ferry + action("ore", "96001", "Ore") + "    keywords: [Ferry]\n",
                       ferry + action("tin", "96002", "Tin") + "    keywords: [Ferry]\n");
  const Library library = load({packs.scratch.folder() / "mods"});
  const Definitions& d = library.definitions();
  EXPECT_EQ(std::count(d.keywords.begin(), d.keywords.end(), "Ferry"), 1);
  EXPECT_EQ(d.cards.at(d.find_code("96001")).keywords, d.cards.at(d.find_code("96002")).keywords);
}

TEST(Conflict, OfRulesAndErrataAndFormatsNamesBothFiles) {
  const std::string cards = "needs: [base_set]\n";
  const TwoPacks packs(cards, cards);
  packs.both("house_rules/richer.lua", kHouseRule);
  packs.both("rulesets/dusty.lua", kRuleset);
  packs.both("errata/base_set.lua",
             "erratum \"E\" {\n  card = \"01001\", date = \"2020-01-01\", reason = \"It.\", facts "
             "= { production = 5 },\n}\n");
  const std::string text = packs.fault();
  EXPECT_THAT(text, HasSubstr(packs.path("oak/house_rules/richer.lua") +
                              ":1: there are two house rules \"richer\", the first in " +
                              packs.path("ash/house_rules/richer.lua")));
  EXPECT_THAT(text, HasSubstr(packs.path("oak/rulesets/dusty.lua") +
                              ":1: there are two rulesets \"dusty\", the first in " +
                              packs.path("ash/rulesets/dusty.lua")));
  EXPECT_THAT(text, AllOf(HasSubstr(packs.path("oak/errata/base_set.lua") + ":1: "),
                          HasSubstr("there are two errata \"E\", the first in " +
                                    packs.path("ash/errata/base_set.lua"))));
  const TwoPacks formats;
  formats.both("formats/dusty.yaml", "name: Dusty\n");
  EXPECT_EQ(formats.fault(), formats.path("oak/formats/dusty.yaml") +
                                 ": there is a format \"dusty\" already, in " +
                                 formats.path("ash/formats/dusty.yaml"));
}

TEST(Conflict, WithHighnoonsOwnRulesIsOneToo) {
  const TwoPacks packs;
  packs.scratch.write(
      "mods/ash/house_rules/no_ante.lua",
      "house_rule \"no_ante\" { text = \"None.\", parameters = { hand_size = 6 } }\n");
  EXPECT_THAT(packs.fault(),
              HasSubstr("there are two house rules \"no_ante\", the first in " +
                        (source_directory() / "scripts/house_rules/no_ante.lua").string()));
}

// --- the hash

TEST(Hash, CountsAllThatAPackBrings) {
  Scratch scratch;
  write_all_of_it(scratch, "mods/dust");
  const auto hash = [&] { return load({scratch.folder() / "mods/dust"}).hash(); };
  const std::uint64_t before = hash();
  EXPECT_EQ(hash(), before);
  EXPECT_NE(load({}).hash(), before);
  const auto changes = [&](const std::string& name, const std::string& text) {
    write_all_of_it(scratch, "mods/dust");
    scratch.write("mods/dust/" + name, text);
    return hash() != before;
  };
  const std::string cards = "cards:\n" + action("ore", "96001", "Ore");
  EXPECT_TRUE(
      changes("pack.yaml", head("dust", "needs: [base_set >= 1.0]\npermissions: rules\n" + cards)))
      << "the manifest";
  EXPECT_TRUE(changes("pack.yaml", head("dust", "needs: [base_set]\npermissions: rules\n" + cards +
                                                    "    keywords: [Saloon]\n")))
      << "facts";
  EXPECT_TRUE(changes("ore.lua", script("ore", 2))) << "a script";
  EXPECT_TRUE(
      changes("rulesets/dusty.lua", "ruleset \"dusty\" { parameters = { hand_size = 3 } }\n"))
      << "a ruleset";
  EXPECT_TRUE(
      changes("house_rules/richer.lua",
              "house_rule \"richer\" { text = \"More.\", parameters = { hand_size = 7 } }\n"))
      << "a house rule";
  EXPECT_TRUE(changes("errata/dust.lua", erratum("96001", 8))) << "an erratum";
  write_all_of_it(scratch, "mods/dust");
  EXPECT_EQ(hash(), before);
}

TEST(Hash, CountsTheLoadOrder) {
  const TwoPacks packs("cards:\n" + action("ore", "96001", "Ore"),
                       "cards:\n" + action("tin", "96002", "Tin"));
  const fs::path mods = packs.scratch.folder() / "mods";
  EXPECT_NE(load({mods / "ash", mods / "oak"}).hash(), load({mods / "oak", mods / "ash"}).hash());
}

TEST(Hash, DoesNotCountWhereAPackIs) {
  Scratch scratch;
  write_all_of_it(scratch, "mods/dust");
  write_all_of_it(scratch, "elsewhere/dust_of_mine");
  const std::uint64_t here = load({scratch.folder() / "mods/dust"}).hash();
  EXPECT_EQ(load({scratch.folder() / "elsewhere/dust_of_mine"}).hash(), here);
  EXPECT_EQ(load({scratch.folder() / "elsewhere"}).hash(), here);
}

TEST(Hash, DoesNotCountTheNamesOfFoldersAmongPacks) {
  const TwoPacks packs("cards:\n" + action("ore", "96001", "Ore"),
                       "cards:\n" + action("tin", "96002", "Tin"));
  const fs::path mods = packs.scratch.folder() / "mods";
  const std::uint64_t before = load({mods}).hash();
  fs::rename(mods / "ash", mods / "zebra");
  EXPECT_EQ(load({mods}).hash(), before);
}

}  // namespace
}  // namespace highnoon::test
