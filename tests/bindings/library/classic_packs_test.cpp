// The packs of the classic game: what its cards may be, and their facts against the reference data where that is at hand.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "highnoon/library.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
namespace fs = std::filesystem;

const Library& classic() {
  static const Library loaded = [] {
    Result<Library> library = Library::load({}, {.game = "classic"});
    if (!library) throw std::runtime_error(library.error().message);
    return *std::move(library);
  }();
  return loaded;
}

const CardDef& card(const std::string& title) {
  const Definitions& d = classic().definitions();
  const DefId id = d.find_title(title);
  if (id == kNoDef) throw std::runtime_error("no card is called " + title);
  return d.cards[id];
}

bool has(const CardDef& card, const char* keyword) {
  const std::vector<std::string>& all = classic().definitions().keywords;
  const auto found = std::find(all.begin(), all.end(), keyword);
  return found != all.end() && card.keywords.test(static_cast<std::size_t>(found - all.begin()));
}

/// What is wrong with a pack of the classic game that has this card.
std::string fault_of(const std::string& card) {
  const Scratch scratch;
  scratch.write("own/pack.yaml",
                "id: own\nname: Own\nversion: 1.0.0\nlanguage: 1\ngame: classic\nneeds: [episodes]\ncards:\n  - id: ore\n    code: X1\n    title: Ore\n" + card);
  const Result<Library> library = Library::load({scratch.folder() / "own"});
  return library ? "" : library.error().message;
}

constexpr const char* kDeed = "    type: deed\n    value: 3\n    suit: diamonds\n    cost: 1\n    production: 1\n    control: 0\n";

TEST(ClassicPacks, HaveEightTypesOfDeckCards) {
  PROVES("CL-CARD-001");
  std::set<std::string> types;
  for (const CardDef& card : classic().definitions().cards) types.insert(to_string(card.type));
  types.erase("rules");
  EXPECT_EQ(types, (std::set<std::string>{"outfit", "dude", "deed", "improvement", "goods", "event", "action", "spell", "joker"}));
  EXPECT_EQ(fault_of("    type: event\n    value: 3\n    suit: hearts\n    cost: 0\n"), "");
  EXPECT_THAT(fault_of("    type: legend\n    wealth: -1\n"), HasSubstr("the game \"classic\" has no cards of the type \"legend\""));
}

TEST(ClassicPacks, EveryDeckCardButAJokerHasSuitAndValue) {
  PROVES("CL-CARD-003");
  EXPECT_THAT(fault_of("    type: event\n    value: 3\n    cost: 0\n"), HasSubstr("\"suit\" is missing (an event needs it)"));
  EXPECT_THAT(fault_of("    type: improvement\n    suit: diamonds\n    cost: 0\n"), HasSubstr("\"value\" is missing (an improvement needs it)"));
  for (const CardDef& card : classic().definitions().cards) {
    const bool is_in_decks = card.type != CardType::outfit && card.type != CardType::joker && card.type != CardType::rules;
    EXPECT_EQ(card.poker.suit != Suit::none, is_in_decks) << card.title;
    EXPECT_EQ(card.poker.value >= 1 && card.poker.value <= 13, is_in_decks) << card.title;
  }
}

TEST(ClassicPacks, ADeedIsPublicOrPrivateAndNotBoth) {
  PROVES("CL-TOWN-002");
  EXPECT_THAT(fault_of(kDeed), HasSubstr("a deed is Public or Private, and this is neither"));
  EXPECT_THAT(fault_of(std::string(kDeed) + "    keywords: [Public, Private]\n"), HasSubstr("a deed is Public or Private, not both"));
  EXPECT_EQ(fault_of(std::string(kDeed) + "    keywords: [Private]\n"), "");
  int deeds = 0;
  for (const CardDef& card : classic().definitions().cards) {
    if (card.type != CardType::deed) continue;
    ++deeds;
    EXPECT_NE(has(card, "Public"), has(card, "Private")) << card.title;
  }
  EXPECT_EQ(deeds, 261);
}

TEST(ClassicPacks, AnOutfitSymbolMakesAMemberAndADrifterHasNone) {
  PROVES("CL-CARD-005");
  const std::vector<std::string>& factions = classic().definitions().factions;
  EXPECT_EQ(factions[card("Jesse Radcliffe").faction], "law_dogs");
  EXPECT_EQ(factions[card("Law Dogs").faction], "law_dogs");
  EXPECT_EQ(card("Charlie Landers").faction, 0) << "a Drifter is of no outfit";
  EXPECT_EQ(factions[0], "none");
}

TEST(ClassicPacks, APlusSignMeansProductionElseItIsUpkeep) {
  PROVES("CL-CARD-006");
  EXPECT_EQ(card("No-Tell Hotel").production, 4);
  EXPECT_EQ(card("No-Tell Hotel").upkeep, 0);
  EXPECT_EQ(card("Haborym").production, 0);
  EXPECT_EQ(card("Haborym").upkeep, 1);
  EXPECT_EQ(card("Sheila Mirabella").production, 1) << "a dude may have it";
  EXPECT_EQ(card("The Horse Doctor").upkeep, 1) << "and a deed upkeep beside its production";
  EXPECT_EQ(card("The Horse Doctor").production, 1);
}

TEST(ClassicPacks, BoldWordsAtTheHeadOfATextAreTraits) {
  PROVES("CL-CARD-007");
  EXPECT_TRUE(has(card("Haborym"), "Harrowed"));
  EXPECT_FALSE(has(card("Abel Owens"), "Harrowed"));
  EXPECT_TRUE(has(card("New Dunwitch Casino"), "Casino"));
  EXPECT_TRUE(has(card("Unholy Symbol"), "Mystical"));
  EXPECT_TRUE(has(card("Flying Claw"), "Kung Fu Power"));
}

TEST(ClassicPacks, ASkilledDudeHasALabelWithARating) {
  PROVES("CL-SKILL-001");
  const CardDef& desmond = card("Desmond Quentin");
  ASSERT_EQ(desmond.ratings.size(), 1u) << "Mad Scientist 2 and no other";
  EXPECT_EQ(classic().definitions().keywords[desmond.ratings[0].keyword], "Mad Scientist");
  EXPECT_EQ(desmond.ratings[0].rating, 2);
}

TEST(ClassicPacks, TheLatestPrintingSaysWhatAllPrintingsDo) {
  PROVES("CL-CARD-017", "CT-TIMING-002");
  const Definitions& d = classic().definitions();
  for (const auto& [old_code, new_code] : {std::pair{"EP459", "PB021"}, {"EP117", "BH013"}, {"EP189", "BH007"}, {"EP061", "EE059"}}) {
    const DefId old_id = d.find_code(old_code), new_id = d.find_code(new_code);
    ASSERT_TRUE(old_id != kNoDef && new_id != kNoDef) << old_code;
    const CardDef &a = d.cards[old_id], &b = d.cards[new_id];
    EXPECT_EQ(a.title, b.title);
    EXPECT_EQ(a.script, b.script) << "there is one script, written by the latest wording";
    EXPECT_EQ(a.abilities.size(), b.abilities.size());
  }
  EXPECT_EQ(d.cards[d.find_code("EP189")].poker.value, 8) << "each printing keeps the value it is printed with";
  EXPECT_EQ(d.cards[d.find_code("BH007")].poker.value, 1);
}

TEST(ClassicPacks, AnExperiencedVersionIsACardOfItsOwn) {
  PROVES("CL-CARD-018", "CL-EXPERIENCED-001");
  const CardDef &plain = card("Black Jack"), &first = card("Black Jack (Exp.1)"), &second = card("Black Jack (Exp.2)");
  EXPECT_EQ(plain.persona, "Black Jack");
  EXPECT_EQ(first.persona, "Black Jack");
  EXPECT_EQ(second.persona, "Black Jack");
  EXPECT_EQ((std::set<std::string>{plain.script, first.script, second.script}).size(), 3u) << "each has a text of its own, whichever came last";
  EXPECT_EQ(plain.experience, 0);
  EXPECT_EQ(first.experience, 1);
  EXPECT_EQ(second.experience, 2);
  EXPECT_EQ(plain.cost, 11);
  EXPECT_EQ(first.cost, 10);
  EXPECT_EQ(plain.influence, 4);
  EXPECT_EQ(first.influence, 3);
}

TEST(ClassicPacks, ANumberThatTheTextWorksOutIsNoneBeforeTheScriptHasItsSay) {
  EXPECT_EQ(card("Lucifer Whateley").bullets, 0);
  EXPECT_TRUE(card("Lucifer Whateley").has_bullets);
  EXPECT_TRUE(card("Lucifer Whateley").is_stud);
  EXPECT_EQ(card("Skunky Swade").influence, 3) << "3* is three and a remark";
  EXPECT_THAT(fault_of("    type: action\n    value: \"*\"\n    suit: clubs\n    cost: 0\n"), HasSubstr("value must be"));
  EXPECT_THAT(fault_of("    type: action\n    value: 3\n    suit: clubs\n    cost: \"33*\"\n"), HasSubstr("cost must be"));
}

TEST(ClassicPacks, AReprintMayHaveAnotherValueOrFactionAndNothingElse) {
  const Scratch scratch;
  const auto load = [&](const std::string& more) {
    scratch.write("own/pack.yaml", "id: own\nname: Own\nversion: 1.0.0\nlanguage: 1\ngame: classic\nneeds: [episodes]\ncards:\n  - code: X1\n    reprint_of: EP149\n" + more);
    const Result<Library> library = Library::load({scratch.folder() / "own"});
    return library ? "" : library.error().message;
  };
  EXPECT_EQ(load("    value: 3\n    faction: blackjacks\n"), "");
  EXPECT_THAT(load("    cost: 3\n"), HasSubstr("a reprint has the cost of the printing it repeats"));
}

// --- against the reference

fs::path reference() {
  const char* environment = std::getenv("HIGHNOON_REFERENCE");
  if (environment != nullptr && *environment != '\0') return fs::path(environment) / "classic";
  return source_directory() / "../shared/reference/classic";
}

/// The files of the reference by our packs.
const std::map<std::string, std::string> kFiles = {
    {"episodes", "doomtown-episodes-1-9"}, {"pine_box", "pine-box"},             {"promos", "promo-shn"},
    {"revelations", "revelations"},        {"mouth_of_hell", "mouth-of-hell"},   {"reaping_of_souls", "a-reaping-of-souls"},
    {"boot_hill", "boot-hill"},            {"ashes_to_ashes", "ashes-to-ashes"}, {"do_unto_others", "do-unto-others"},
    {"eye_for_an_eye", "eye-for-an-eye"},  {"champions_project", "the-champions-project"}};

std::string text_of(const json& card, const char* key) { return card.contains(key) ? card[key].get<std::string>() : ""; }

/// "+*" is 0, "3*" is 3.
int number_of(const json& card, const char* key) {
  const std::string text = std::regex_replace(text_of(card, key), std::regex("[*+]"), "");
  return text.empty() ? 0 : std::stoi(text);
}

std::string letters_of(std::string text) {
  std::erase_if(text, [](unsigned char c) { return std::isalnum(c) == 0; });
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

/// What is printed in bold at the head, as far as it is a number: skills, difficulty, experience.
std::map<std::string, int> ratings_of(const json& card) {
  const std::string text = text_of(card, "text");
  std::map<std::string, int> ratings;
  std::smatch match;
  if (card["type"] == "Event" || card["type"] == "Action") return ratings;  // they speak of others'

  for (const char* skill : {"Huckster", "Blessed", "Shaman", "Mad Scientist"}) {
    const std::regex form(std::string("^.{0,60}\\b") + skill + ":\\s*(\\d)");
    if (card["type"] == "Dude" && std::regex_search(text, match, form)) ratings[skill] = std::stoi(match[1]);
  }
  if (std::regex_search(text, match, std::regex("^.{0,40}Gadget( Dude)?( Difficulty)?:? (\\d)"))) ratings["Gadget"] = std::stoi(match[3]);
  if (std::regex_search(text, match, std::regex("^.{0,30}Exper?i?[en]+c?ed[-. ]*([12]?)\\b"))) ratings["Experienced"] = match[1].length() > 0 ? std::stoi(match[1]) : 1;
  return ratings;
}

std::map<std::string, int> ratings_of(const CardDef& card) {
  std::map<std::string, int> ratings;
  for (const KeywordRating& rating : card.ratings) ratings[classic().definitions().keywords[rating.keyword]] = rating.rating;
  if (card.difficulty != 0) ratings["Gadget"] = card.difficulty;
  return ratings;
}

void expect_same(const CardDef& ours, const json& theirs) {
  SCOPED_TRACE(ours.code + " " + ours.title);
  static const std::map<std::string, Suit> suits = {{"", Suit::none}, {"C", Suit::clubs}, {"D", Suit::diamonds}, {"H", Suit::hearts}, {"S", Suit::spades}};
  static const std::map<std::string, int> values = {{"", 0}, {"W", 0}, {"A", 1}, {"J", 11}, {"Q", 12}, {"K", 13}};
  const std::string title = std::regex_replace(ours.title, std::regex(" \\(Exp\\.\\d\\)"), "");
  EXPECT_EQ(letters_of(title), letters_of(text_of(theirs, "title")));
  EXPECT_EQ(letters_of(to_string(ours.type)), letters_of(text_of(theirs, "type")));
  EXPECT_EQ(ours.poker.suit, suits.at(text_of(theirs, "suit")));
  const std::string rank = text_of(theirs, "rank");
  EXPECT_EQ(int{ours.poker.value}, values.contains(rank) ? values.at(rank) : std::stoi(rank));
  std::string faction = text_of(theirs, "outfit");
  if (faction == "Drifter" || faction.empty()) faction = "none";
  EXPECT_EQ(letters_of(classic().definitions().factions[ours.faction]), letters_of(std::regex_replace(faction, std::regex("^The "), "")));
  if (ours.type == CardType::dude) {
    EXPECT_EQ(ours.bullets, number_of(theirs, "bullets"));
    EXPECT_EQ(ours.is_stud, text_of(theirs, "draw_type") == "Stud");
    EXPECT_EQ(ours.influence, number_of(theirs, "influence"));
  } else if (ours.type == CardType::goods) {
    EXPECT_EQ(ours.bullets, number_of(theirs, "bullet_bonus"));
    EXPECT_EQ(ours.influence, number_of(theirs, "influence"));
  }
  EXPECT_EQ(ours.cost, number_of(theirs, "cost"));
  EXPECT_EQ(ours.upkeep, std::max(0, number_of(theirs, "upkeep"))) << "what lowers the bearer's is for the script";
  EXPECT_EQ(ours.production, number_of(theirs, "production"));
  EXPECT_EQ(ours.control, number_of(theirs, "control"));
  EXPECT_EQ(ours.wealth, number_of(theirs, "ghost_rock"));
  std::map<std::string, int> printed = ratings_of(theirs);
  // Two cards whose printing has lost a word: a second version, and a rating that the text works out.
  if (ours.script == "elizabeth_king_exp1") printed["Experienced"] = 1;
  std::map<std::string, int> read = ratings_of(ours);
  std::erase_if(read, [&](const auto& rating) { return rating.second == 0 && !printed.contains(rating.first); });
  EXPECT_EQ(read, printed);
  if (text_of(theirs, "text").empty()) EXPECT_TRUE(ours.scripted);
}

TEST(ClassicPacks, AgreeWithTheReferenceCardByCard) {
  if (!fs::exists(reference() / "boot-hill.json")) GTEST_SKIP() << "no reference data";
  std::map<std::string, std::vector<const CardDef*>> ours;
  for (const CardDef& card : classic().definitions().cards) {
    if (!has(card, "Token")) ours[card.pack].push_back(&card);  // no token is printed
  }
  std::size_t count = 0;
  for (const auto& [pack, file] : kFiles) {
    const json theirs = json::parse(std::ifstream(reference() / (file + ".json")));
    ASSERT_EQ(ours[pack].size(), theirs.size()) << pack;
    for (std::size_t i = 0; i < theirs.size(); ++i) expect_same(*ours[pack][i], theirs[i]);
    count += theirs.size();
  }
  EXPECT_EQ(count, 1642u);
}

TEST(ClassicPacks, HoldNoSentenceOfACardsText) {
  if (!fs::exists(reference() / "boot-hill.json")) GTEST_SKIP() << "no reference data";
  std::string packs;
  for (const auto& [pack, file] : kFiles) {
    std::ifstream stream(source_directory() / "cards/classic" / pack / "pack.yaml");
    packs += letters_of(std::string(std::istreambuf_iterator<char>(stream), {}));
  }
  for (const auto& [pack, file] : kFiles) {
    for (const json& card : json::parse(std::ifstream(reference() / (file + ".json")))) {
      std::string text = text_of(card, "text");
      for (std::size_t end = text.find_first_of(".:"); end != std::string::npos; end = text.find_first_of(".:")) {
        const std::string sentence = letters_of(text.substr(0, end));
        text.erase(0, end + 1);
        constexpr std::size_t kShort = 30;  // "Mad Scientist", "Private. Strike."
        if (sentence.size() > kShort) EXPECT_EQ(packs.find(sentence), std::string::npos) << text_of(card, "title") << ": " << sentence;
      }
    }
  }
}

}  // namespace
}  // namespace highnoon::test
