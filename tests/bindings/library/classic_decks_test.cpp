// Decks of the classic game: its rules of building them, the published ones, and the format of the time after Knicknevin.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "highnoon/library.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Kind = DeckFault::Kind;
namespace fs = std::filesystem;

const Library& classic() {
  static const Library loaded = [] {
    Result<Library> library = Library::load({}, {.game = "classic"});
    if (!library) throw std::runtime_error(library.error().message);
    return *std::move(library);
  }();
  return loaded;
}

/// A legal deck of the Law Dogs to be spoilt: 52 different actions, nobody starts.
class ClassicDecks : public testing::Test {
 protected:
  ClassicDecks() {
    deck_.file = "deck.yaml";
    deck_.outfits.push_back({.card = find("Law Dogs"), .count = 1, .line = 1});
    std::set<std::string> personas;
    for (std::size_t i = 0; i < d_.cards.size() && deck_.cards.size() < 52; ++i) {
      if (d_.cards[i].type == CardType::action && personas.insert(d_.cards[i].persona).second) {
        deck_.cards.push_back({.card = static_cast<DefId>(i), .count = 1});
      }
    }
  }

  DefId find(const std::string& title) const {
    const DefId id = d_.find_title(title);
    if (id == kNoDef) throw std::runtime_error("no card is called " + title);
    return id;
  }
  /// In the place of as many actions.
  void put(DefId card, int count = 1, int starting = 0) {
    for (int i = 0; i < count; ++i) deck_.cards.erase(deck_.cards.begin());
    deck_.cards.push_back({.card = card, .count = count, .starting = starting});
  }
  std::vector<Kind> kinds() const {
    std::vector<Kind> kinds;
    for (const DeckFault& fault : faults()) kinds.push_back(fault.kind);
    return kinds;
  }
  std::vector<DeckFault> faults() const {
    return check_deck(deck_, d_, d_.rulesets[static_cast<std::size_t>(d_.find_ruleset("classic"))]);
  }

  const Definitions& d_ = classic().definitions();
  LoadedDeck deck_;
};

TEST_F(ClassicDecks, HoldFiftyTwoCardsBesideOutfitAndJokers) {
  PROVES("CL-DECK-001", "CL-JOKER-001");
  EXPECT_THAT(kinds(), IsEmpty());
  deck_.cards.push_back({.card = find("Joker"), .count = 2});
  EXPECT_THAT(kinds(), IsEmpty()) << "jokers are not counted";
  deck_.cards.erase(deck_.cards.begin());
  EXPECT_THAT(kinds(), ElementsAre(Kind::card_count));
  EXPECT_THAT(faults().front().message, HasSubstr("51 cards"));
}

TEST_F(ClassicDecks, HoldFourCopiesOfACardUniqueOrNot) {
  PROVES("CL-DECK-002", "CL-UNIQUE-004");
  put(find("Winchester Rifle"), 4);
  put(find("Jesse Radcliffe"), 4);
  EXPECT_THAT(kinds(), IsEmpty()) << "a Unique dude too";
  put(find("Winchester Rifle"), 1);
  EXPECT_THAT(kinds(), ElementsAre(Kind::same_title));
}

TEST_F(ClassicDecks, HoldAnyNumberOfOneSuitAndValue) {
  PROVES("CL-DECK-003");
  std::set<std::string> personas;
  for (std::size_t i = 0; i < d_.cards.size() && personas.size() < 6; ++i) {
    const CardDef& card = d_.cards[i];
    if (card.type == CardType::dude && card.poker == PokerCard{Suit::spades, 8} && personas.insert(card.persona).second) put(static_cast<DefId>(i));
  }
  ASSERT_EQ(personas.size(), 6u);
  EXPECT_THAT(kinds(), IsEmpty());
}

TEST_F(ClassicDecks, HoldDudesOfAnyOutfit) {
  PROVES("CL-DECK-004");
  for (const char* title : {"Andra Miles", "Ely Parker", "Black Jack"}) put(find(title));
  EXPECT_THAT(kinds(), IsEmpty());
  deck_.cards.back().starting = 1;
  EXPECT_THAT(kinds(), ElementsAre(Kind::start_faction)) << "the starting gang is another matter";
}

TEST_F(ClassicDecks, HaveOneHome) {
  PROVES("CL-HOME-006");
  deck_.outfits.push_back({.card = find("Law Dogs: Mob Justice"), .count = 1, .line = 2});
  EXPECT_THAT(kinds(), ElementsAre(Kind::outfit_count));
  deck_.outfits.clear();
  EXPECT_THAT(kinds(), ElementsAre(Kind::outfit_count));
}

TEST_F(ClassicDecks, CountAllVersionsOfADudeAsOneCard) {
  PROVES("CL-EXPERIENCED-002");
  put(find("Nate Hunter"), 3);
  put(find("Nate Hunter (Exp.1)"));
  EXPECT_THAT(kinds(), IsEmpty());
  put(find("Nate Hunter (Exp.2)"));
  EXPECT_THAT(kinds(), ElementsAre(Kind::same_title));
  EXPECT_THAT(faults().front().message, HasSubstr("5 copies of Nate Hunter"));
}

// --- the game that is made of them

TEST(ClassicGame, NeedsTwoPlayers) {
  PROVES("CL-SETUP-001");
  const DeckList deck = classic().read_deck(source_directory() / "examples/decks/classic/law_dogs.yaml", "classic").value();
  GameConfig config{.ruleset = "classic"};
  config.seats.push_back({"Ann", deck});
  EXPECT_FALSE(Game::start(classic().content(), config));
  config.seats.push_back({"Bob", deck});
  EXPECT_TRUE(Game::start(classic().content(), config));
}

TEST(ClassicGame, TheHomeIsOnTheTableAndNoCardOfTheDeck) {
  PROVES("CL-CARD-002");
  GameConfig config{.ruleset = "classic"};
  for (const char* name : {"law_dogs", "blackjacks"}) {
    config.seats.push_back({name, classic().read_deck(source_directory() / "examples/decks/classic" / (std::string(name) + ".yaml"), "classic").value()});
    EXPECT_EQ(config.seats.back().deck.cards.size(), 52u);
  }
  Result<Game> game = Game::start(classic().content(), config);
  ASSERT_TRUE(game) << game.error().message;
  // Until all have their gangs and hands.
  for (int i = 0; i < 200 && game->decision() != nullptr && game->view(PlayerId{0}).phase == Phase::setup; ++i) ASSERT_TRUE(game->choose(0));
  for (const int seat : {0, 1}) {
    const View view = game->view(PlayerId{static_cast<std::uint8_t>(seat)});
    const PlayerView& player = view.players[static_cast<std::size_t>(seat)];
    std::size_t in_play = 0;
    bool has_home = false;
    const auto look_at = [&](const LocationView& place) {
      in_play += static_cast<std::size_t>(std::count_if(place.dudes.begin(), place.dudes.end(), [&](const CardView& dude) { return dude.owner.index() == seat; }));
      has_home = has_home || (place.card.def == config.seats[static_cast<std::size_t>(seat)].deck.outfit && place.card.owner.index() == seat);
    };
    for (const PlayerView& other : view.players) {
      for (const LocationView& place : other.street) look_at(place);
    }
    EXPECT_TRUE(has_home);
    EXPECT_EQ(static_cast<std::size_t>(player.deck_count + player.hand_count) + player.discard.size() + in_play, 52u);
  }
}

// --- the published decks

fs::path published() {
  const char* environment = std::getenv("HIGHNOON_REFERENCE");
  if (environment != nullptr && *environment != '\0') return fs::path(environment) / "classic/decks";
  return source_directory() / "../shared/reference/classic/decks";
}

TEST(ClassicDeckFiles, OfOctgnLoadAsTheyAre) {
  if (!fs::exists(published())) GTEST_SKIP() << "no reference data";
  const Definitions& d = classic().definitions();
  const RulesetDef& rules = d.rulesets[static_cast<std::size_t>(d.find_ruleset("classic"))];
  int files = 0;
  for (const auto& entry : fs::directory_iterator(published())) {
    SCOPED_TRACE(entry.path().filename().string());
    ++files;
    const Result<LoadedDeck> deck = load_deck(entry.path(), d);
    ASSERT_TRUE(deck) << deck.error().message;
    EXPECT_EQ(deck->outfits.size(), 1u);
    EXPECT_EQ(deck->list().cards.size(), 52u);
    EXPECT_GE(deck->list().starting_gang.size(), 3u);
    std::vector<Kind> kinds;
    for (const DeckFault& fault : check_deck(*deck, d, rules)) kinds.push_back(fault.kind);
    // The Western Corporate Office starts with a deed, which only its script can allow.
    if (entry.path().stem() == "Sweetock") EXPECT_THAT(kinds, testing::AnyOf(IsEmpty(), ElementsAre(Kind::start_type)));
    else EXPECT_THAT(kinds, IsEmpty());
    // But for one deck they have one card of each suit and value: so the versions are the right ones.
    std::map<PokerCard, int> values;
    for (const DefId card : deck->list().cards) ++values[d.cards[card].poker];
    if (entry.path().stem() != "Sioux_Union") EXPECT_EQ(values.size(), 52u);
  }
  EXPECT_EQ(files, 11);
}

TEST(ClassicDeckFiles, OfOctgnTellVersionsOfOneTitleApart) {
  const Scratch scratch;
  const auto dude = [](const char* id) { return std::string("<card qty=\"1\" id=\"") + id + "\">Jenny Cooper</card>"; };
  const CardDef& exp = classic().definitions().cards[classic().definitions().find_title("Jenny Cooper (Exp.1)")];
  ASSERT_NE(exp.octgn, "");
  const auto file = scratch.write("two.o8d", "<deck><section name=\"Deck\">" + dude(exp.octgn.c_str()) + dude("no-such-id") + "</section></deck>");
  const Result<LoadedDeck> deck = load_deck(file, classic().definitions());
  ASSERT_TRUE(deck) << deck.error().message;
  ASSERT_EQ(deck->cards.size(), 2u);
  EXPECT_EQ(classic().definitions().cards[deck->cards[0].card].title, "Jenny Cooper (Exp.1)");
  EXPECT_EQ(classic().definitions().cards[deck->cards[1].card].title, "Jenny Cooper") << "the first printing where the id tells nothing";
}

TEST(ClassicDeckFiles, OfOursAreThoseOfOctgn) {
  const Definitions& d = classic().definitions();
  int files = 0;
  for (const auto& entry : fs::directory_iterator(source_directory() / "examples/decks/classic")) {
    SCOPED_TRACE(entry.path().filename().string());
    ++files;
    const Result<DeckList> ours = classic().read_deck(entry.path(), "classic");
    ASSERT_TRUE(ours) << ours.error().message;
    if (!fs::exists(published())) continue;
    std::string name = entry.path().stem().string();
    std::erase(name, '_');
    for (const auto& other : fs::directory_iterator(published())) {
      std::string theirs = other.path().stem().string();
      std::erase(theirs, '_');
      for (char& c : theirs) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      if (theirs != name) continue;
      const DeckList list = load_deck(other.path(), d)->list();
      EXPECT_EQ(std::multiset<DefId>(list.cards.begin(), list.cards.end()), std::multiset<DefId>(ours->cards.begin(), ours->cards.end()));
      std::multiset<DefId> gang(list.starting_gang.begin(), list.starting_gang.end());
      std::erase_if(gang, [&](DefId card) { return d.cards[card].type != CardType::dude; });  // the deed of the Western Corporate Office
      EXPECT_EQ(gang, std::multiset<DefId>(ours->starting_gang.begin(), ours->starting_gang.end()));
      EXPECT_EQ(list.outfit, ours->outfit);
    }
  }
  EXPECT_EQ(files, 11);
}

TEST(ClassicDeckFiles, NameTheirCardsWithoutScript) {
  Definitions d;
  const auto add = [&](const char* title, bool scripted) {
    CardDef card;
    card.title = card.script = title;
    card.scripted = scripted;
    d.cards.push_back(card);
    return static_cast<DefId>(d.cards.size() - 1);
  };
  const DefId home = add("Home", false), plain = add("Plain", true), odd = add("Odd", false);
  EXPECT_THAT(cards_without_script({.outfit = home, .cards = {plain, odd, odd}}, d), ElementsAre(home, odd));
}

// --- after Knicknevin

class AfterKnicknevin : public ClassicDecks {
 protected:
  AfterKnicknevin() {
    // A deck of actions of the format's own packs.
    format_ = classic().find_format("after_knicknevin").value();
    deck_.outfits = {{.card = find("Law Dogs: Mob Justice"), .count = 1, .line = 1}};
    deck_.cards.clear();
    for (std::size_t i = 0; i < d_.cards.size() && deck_.cards.size() < 52; ++i) {
      const auto& packs = format_.packs;
      if (d_.cards[i].type == CardType::action && std::find(packs.begin(), packs.end(), d_.cards[i].pack) != packs.end()) {
        deck_.cards.push_back({.card = static_cast<DefId>(i), .count = 1});
      }
    }
  }
  std::vector<Kind> kinds_in(const Format& format) const {
    std::vector<Kind> kinds;
    const RulesetDef& rules = d_.rulesets[static_cast<std::size_t>(d_.find_ruleset("classic"))];
    for (const DeckFault& fault : check_deck(deck_, d_, rules, format)) kinds.push_back(fault.kind);
    return kinds;
  }
  Format format_;
};

TEST_F(AfterKnicknevin, OnlyCardsOfBootHillAndLaterSetsMayBePlayed) {
  PROVES("CL-DECK-005");
  EXPECT_THAT(kinds_in(format_), IsEmpty());
  put(find("Pinned Down"));
  EXPECT_THAT(kinds_in(format_), IsEmpty()) << "printed anew in Boot Hill: any printing will do";
  put(find("Sun in Yer Eyes"));
  EXPECT_THAT(kinds_in(format_), ElementsAre(Kind::not_in_format));
  EXPECT_THAT(kinds(), IsEmpty()) << "without the format it is legal";
}

TEST_F(AfterKnicknevin, AnyVersionOfALivingDudeOfTheseSetsMayBePlayed) {
  PROVES("CL-DECK-006");
  put(find("Max Baine"));  // only his second experience is in these sets
  EXPECT_THAT(kinds_in(format_), IsEmpty());
  put(find("Robert Northrop"));
  EXPECT_THAT(kinds_in(format_), ElementsAre(Kind::not_in_format)) << "of him there is none";
  Format buried = format_;
  buried.no_versions = {"Max Baine"};
  EXPECT_THAT(kinds_in(buried), ElementsAre(Kind::not_in_format, Kind::not_in_format)) << "whom the story has buried keeps what these sets print";
}

}  // namespace
}  // namespace highnoon::test
