#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "highnoon/yaml/deck.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/proves.hpp"

namespace highnoon {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using Kind = DeckFault::Kind;

RulesetDef reloaded() {
  RulesetDef ruleset;
  for (int i = 0; i < kParameters; ++i) {
    ruleset.parameters[static_cast<std::size_t>(i)] =
        static_cast<std::int16_t>(info(static_cast<Parameter>(i)).value);
  }
  return ruleset;
}

/// A legal deck to be spoilt: outfit of the Alphas with a stash of 16, 13 dudes ("Dude 1" to "Dude
/// 13", drifters of cost 1), 13 deeds, goods and actions, one of each value.
class DeckLegality : public testing::Test {
 protected:
  DeckLegality() {
    const CardType types[] = {CardType::dude, CardType::deed, CardType::goods, CardType::action};
    const Suit suits[] = {Suit::spades, Suit::diamonds, Suit::hearts, Suit::clubs};
    const char* names[] = {"Dude", "Deed", "Goods", "Action"};
    deck_.file = "deck.yaml";
    CardDef outfit = {.title = "House of Alpha", .type = CardType::outfit, .wealth = 16};
    outfit.faction = definitions_.faction("alphas");
    deck_.outfits.push_back({.card = define(outfit), .count = 1, .line = 1});
    for (int kind = 0; kind < 4; ++kind) {
      for (std::uint8_t value = 1; value <= 13; ++value) {
        add({.title = names[kind] + (" " + std::to_string(value)),
             .type = types[kind],
             .poker = {suits[kind], value},
             .cost = 1});
      }
    }
  }

  DefId define(CardDef card) {
    if (card.persona.empty()) card.persona = card.title;
    definitions_.cards.push_back(std::move(card));
    return static_cast<DefId>(definitions_.cards.size() - 1);
  }
  /// A new card in the deck; its entry's index.
  std::size_t add(CardDef card, int count = 1) {
    deck_.cards.push_back({.card = define(std::move(card)),
                           .count = count,
                           .line = 10 + static_cast<int>(deck_.cards.size())});
    return deck_.cards.size() - 1;
  }
  /// In place of as many of the last actions, goods, ..., so that the deck keeps its size.
  std::size_t swap_in(CardDef card, int count = 1) {
    for (int i = 0; i < count; ++i) deck_.cards[--kept_].count = 0;
    return add(std::move(card), count);
  }
  void start(std::size_t entry, int copies = 1) { deck_.cards[entry].starting = copies; }
  static CardDef dude(const std::string& title, int value, int cost = 1) {
    return {.title = title,
            .type = CardType::dude,
            .poker = {Suit::spades, static_cast<std::uint8_t>(value)},
            .cost = static_cast<std::int8_t>(cost)};
  }
  static CardDef with(CardDef card, Keyword keyword) {
    card.keywords.set(static_cast<std::size_t>(keyword));
    return card;
  }
  CardDef of(const char* faction, CardDef card) {
    card.faction = definitions_.faction(faction);
    return card;
  }

  std::vector<DeckFault> faults() const { return check_deck(deck_, definitions_, ruleset_); }
  std::vector<Kind> kinds() const {
    std::vector<Kind> kinds;
    for (const DeckFault& fault : faults()) kinds.push_back(fault.kind);
    return kinds;
  }
  /// The only fault, as text.
  std::string fault() const {
    const auto all = faults();
    EXPECT_EQ(all.size(), 1u);
    return all.empty() ? "" : to_string(all[0], deck_);
  }

  Definitions definitions_;
  LoadedDeck deck_;
  RulesetDef ruleset_ = reloaded();
  std::size_t kept_ = 52;
};

TEST_F(DeckLegality, AcceptsADeckThatBreaksNoRule) { EXPECT_THAT(kinds(), ElementsAre()); }

TEST_F(DeckLegality, DemandsExactlyOneOutfit) {
  PROVES("RR-DECK-001");
  deck_.outfits.push_back({.card = define({.title = "House of Beta", .type = CardType::outfit}),
                           .count = 1,
                           .line = 2});
  EXPECT_EQ(fault(), "deck.yaml:2:1: error: the deck has 2 outfits instead of one");
  deck_.outfits.clear();
  EXPECT_EQ(fault(), "deck.yaml: error: the deck has no outfit");
}

TEST_F(DeckLegality, AllowsOneLegend) {
  PROVES("RR-DECK-002");
  const DefId legend = define({.title = "Old Coyote", .type = CardType::legend});
  deck_.legends.push_back({.card = legend, .count = 1, .line = 2});
  EXPECT_THAT(kinds(), ElementsAre());
  deck_.legends.push_back({.card = legend, .count = 1, .line = 3});
  EXPECT_EQ(fault(), "deck.yaml:3:1: error: the deck has 2 legends; one is the most");
}

TEST_F(DeckLegality, DemandsExactly52CardsWithAValue) {
  PROVES("RR-DECK-003");
  const DeckEntry last = deck_.cards.back();
  deck_.cards.pop_back();
  EXPECT_EQ(fault(), "deck.yaml: error: the deck has 51 cards with a value instead of 52");
  deck_.cards.push_back(last);
  ++deck_.cards.back().count;
  EXPECT_EQ(fault(), "deck.yaml: error: the deck has 53 cards with a value instead of 52");
}

TEST_F(DeckLegality, AllowsTwoJokersBesidesThe52) {
  PROVES("RR-DECK-004");
  const std::size_t joker = add({.title = "Joker", .type = CardType::joker});
  EXPECT_THAT(kinds(), ElementsAre());
  add({.title = "Devil's Joker", .type = CardType::joker, .joker_kind = 1});
  EXPECT_THAT(kinds(), ElementsAre());
  deck_.cards[joker].count = 2;
  EXPECT_EQ(fault(), "deck.yaml:63:1: error: the deck has 3 jokers; 2 are the most");
}

TEST_F(DeckLegality, AllowsFourCardsOfASuitAndValue) {
  PROVES("RR-DECK-005");
  swap_in(dude("Eight of Spades", 8), 3);
  EXPECT_THAT(kinds(), ElementsAre());
  swap_in(dude("Another Eight", 8));
  EXPECT_THAT(kinds(), ElementsAre(Kind::same_suit_and_value));
  EXPECT_THAT(fault(), HasSubstr("5 cards are 8 of spades; 4 are the most (1x Dude 8, 3x Eight of "
                                 "Spades, 1x Another Eight)"));
}

TEST_F(DeckLegality, AllowsFourCardsOfATitle) {
  PROVES("RR-DECK-006", "RR-UNIQUE-003", "RC-UNIQUE-003");
  const std::size_t marsh = swap_in(dude("Odell Marsh", 8), 3);
  CardDef other = dude("Odell Marsh", 9);  // another printing, with another value
  swap_in(other);
  EXPECT_THAT(kinds(), ElementsAre());
  swap_in(other);
  EXPECT_THAT(fault(), HasSubstr("5 copies of Odell Marsh; 4 are the most"));
  deck_.cards[marsh].count = 2;
  EXPECT_THAT(kinds(), ElementsAre(Kind::card_count));
}

TEST_F(DeckLegality, CountsAllVersionsOfADudeAsOneCard) {
  PROVES("RC-EXPERIENCED-001");
  swap_in(dude("Odell Marsh", 8), 3);
  CardDef experienced = dude("Odell Marsh (Exp.1)", 9);
  experienced.persona = "Odell Marsh";
  swap_in(experienced, 2);
  EXPECT_THAT(fault(), HasSubstr("5 copies of Odell Marsh; 4 are the most"));
}

TEST_F(DeckLegality, CountsAnotherWordingOfATitleAsTheSameTitle) {
  PROVES("RR-DECK-006");
  CardDef former = dude("Odell Marsh", 8), later = dude("Odell Marsh", 9);
  former.script = "odell_marsh";
  later.script = "odell_marsh_weird_west";
  later.cost = 2;
  swap_in(former, 2);
  swap_in(later, 2);
  EXPECT_THAT(kinds(), ElementsAre());
  swap_in(later);
  EXPECT_THAT(fault(), HasSubstr("5 copies of Odell Marsh; 4 are the most"));
}

TEST_F(DeckLegality, DoesNotLimitDudesOfOtherFactions) {
  PROVES("RR-DECK-007");
  for (int value = 1; value <= 13; ++value) {
    swap_in(of("betas", dude("Beta " + std::to_string(value), value)));
  }
  for (int value = 1; value <= 7; ++value) {
    swap_in(of("gammas", dude("Gamma " + std::to_string(value), value)));
  }
  EXPECT_THAT(kinds(), ElementsAre());
}

TEST_F(DeckLegality, MixesUnionAndConfederate) {
  PROVES("RC-KEYWORD-001");
  CardDef north = dude("Sergeant", 8), south = dude("Scout", 9);
  north.keywords.set(definitions_.keyword("Union"));
  south.keywords.set(definitions_.keyword("Confederate"));
  start(swap_in(north));
  start(swap_in(south));
  EXPECT_THAT(kinds(), ElementsAre());
}

TEST_F(DeckLegality, KeepsTokensOutOfDecks) {
  PROVES("RC-TOKEN-001");
  swap_in(with(dude("Hired Gun", 2), Keyword::token));
  EXPECT_THAT(fault(), HasSubstr("Hired Gun is a token and no part of a deck"));
}

TEST_F(DeckLegality, AllowsNoneToFiveStartingDudes) {
  PROVES("RR-SETUP-004");
  for (std::size_t i = 0; i < 5; ++i) start(i);
  EXPECT_THAT(kinds(), ElementsAre());
  start(5);
  EXPECT_EQ(fault(), "deck.yaml: error: 6 cards start; 5 are the most");
}

TEST_F(DeckLegality, DemandsThatTheStashPaysForTheStartingGang) {
  PROVES("RR-SETUP-005");
  start(swap_in(dude("Eight", 8, 8)));
  start(swap_in(dude("Five", 5, 5)));
  const std::size_t last = swap_in(dude("Three", 3, 3));
  start(last);
  EXPECT_THAT(kinds(), ElementsAre());
  definitions_.cards[deck_.cards[last].card].cost = 4;
  EXPECT_EQ(fault(), "deck.yaml: error: the starting gang costs 17 ghost rock; the stash is 16");
}

TEST_F(DeckLegality, CountsTheLegendInTheStash) {
  start(swap_in(dude("Sixteen", 8, 16)));
  EXPECT_THAT(kinds(), ElementsAre());
  const DefId legend = define({.title = "Old Coyote", .type = CardType::legend, .wealth = -1});
  deck_.legends.push_back({.card = legend, .count = 1, .line = 2});
  EXPECT_THAT(fault(), HasSubstr("costs 16 ghost rock; the stash is 15"));
}

TEST_F(DeckLegality, StartsOnlyDudesOfTheOutfitAndDrifters) {
  PROVES("RR-SETUP-006");
  start(swap_in(of("alphas", dude("Alpha", 1))));
  start(swap_in(dude("Drifter", 2)));
  EXPECT_THAT(kinds(), ElementsAre());
  start(swap_in(of("betas", dude("Beta", 3))));
  EXPECT_THAT(fault(), HasSubstr("Beta starts but is a dude of betas, not of alphas or none"));
  ruleset_.parameters[static_cast<std::size_t>(Parameter::starting_gang_other_factions)] = 1;
  EXPECT_THAT(kinds(), ElementsAre());
}

TEST_F(DeckLegality, StartsOneGrifterAtMost) {
  PROVES("RR-SETUP-007", "RC-GRIFTER-002");
  start(swap_in(with(dude("Grifter One", 1), Keyword::grifter)));
  EXPECT_THAT(kinds(), ElementsAre());
  start(swap_in(with(dude("Grifter Two", 2), Keyword::grifter)));
  EXPECT_THAT(fault(), HasSubstr("2 Grifters start; 1 is the most"));
}

TEST_F(DeckLegality, StartsNoForeignGrifter) {
  PROVES("RC-GRIFTER-004");
  ruleset_.parameters[static_cast<std::size_t>(Parameter::starting_gang_other_factions)] = 1;
  start(swap_in(with(of("betas", dude("Beta", 3)), Keyword::grifter)));
  EXPECT_THAT(fault(), HasSubstr("Beta starts but is a Grifter of betas"));
}

TEST_F(DeckLegality, StartsACoreDeedInADudesPlace) {
  PROVES("RC-CORE-001");
  for (std::size_t i = 0; i < 4; ++i) start(i);
  CardDef deed = {.title = "Core Deed", .type = CardType::deed, .poker = {Suit::diamonds, 3}};
  start(swap_in(with(deed, Keyword::core)));
  EXPECT_THAT(kinds(), ElementsAre());
  start(4);
  EXPECT_EQ(fault(), "deck.yaml: error: 6 cards start; 5 are the most");
}

TEST_F(DeckLegality, StartsACoreDeedOnlyWithTheOutfitItNames) {
  PROVES("RC-CORE-002");
  CardDef deed = {.title = "Core Deed", .type = CardType::deed, .poker = {Suit::diamonds, 3}};
  const std::size_t entry = swap_in(with(of("betas", deed), Keyword::core));
  EXPECT_THAT(kinds(), ElementsAre());
  start(entry);
  EXPECT_THAT(fault(), HasSubstr("Core Deed starts but is a Core deed of betas"));
  definitions_.cards[deck_.outfits[0].card].faction = definitions_.faction("betas");
  EXPECT_THAT(kinds(), ElementsAre());
}

TEST_F(DeckLegality, StartsNeitherOtherDeedsNorGoods) {
  start(13);
  start(26);
  EXPECT_THAT(kinds(), ElementsAre(Kind::start_type, Kind::start_type));
}

TEST_F(DeckLegality, StartsOnlyCardsOfTheDeck) {
  deck_.cards.push_back({.card = define(dude("Stranger", 3)), .starting = 1, .line = 7});
  EXPECT_EQ(fault(), "deck.yaml:7:1: error: Stranger starts but is not in the deck");
}

TEST_F(DeckLegality, StartsAUniqueDudeOnce) {
  const std::size_t marsh = swap_in(dude("Odell Marsh", 8), 2);
  start(marsh, 2);
  EXPECT_THAT(fault(), HasSubstr("Odell Marsh is unique but starts 2 times"));
  start(marsh, 1);
  CardDef experienced = dude("Odell Marsh (Exp.1)", 9);
  experienced.persona = "Odell Marsh";
  start(swap_in(experienced));
  EXPECT_THAT(kinds(), ElementsAre(Kind::start_unique));
}

TEST_F(DeckLegality, StartsSeveralCopiesOfANonUniqueDude) {
  start(swap_in(with(dude("Hired Gun", 8), Keyword::non_unique), 2), 2);
  EXPECT_THAT(kinds(), ElementsAre());
}

TEST_F(DeckLegality, HeedsThePermissionsOfTraits) {
  AbilityDef trait = {.kind = AbilityDef::Kind::standing};
  trait.standing.push_back({.kind = StandingDef::Kind::permit,
                            .what = static_cast<std::uint8_t>(Permit::extra_starting_dude)});
  trait.standing.push_back({.kind = StandingDef::Kind::permit,
                            .what = static_cast<std::uint8_t>(Permit::start_in_any_gang)});
  for (std::size_t i = 0; i < 5; ++i) start(i);
  CardDef welcome = of("betas", dude("Welcome Guest", 8));
  const std::size_t entry = swap_in(welcome);
  start(entry);
  EXPECT_THAT(kinds(), ElementsAre(Kind::start_count, Kind::start_faction));
  definitions_.cards[deck_.cards[entry].card].abilities.push_back(trait);
  EXPECT_THAT(kinds(), ElementsAre());
}

TEST_F(DeckLegality, TakesItsLimitsFromTheRuleset) {
  const auto set = [&](Parameter parameter, int value) {
    ruleset_.parameters[static_cast<std::size_t>(parameter)] = static_cast<std::int16_t>(value);
  };
  set(Parameter::deck_cards, 40);
  set(Parameter::max_starting_dudes, 0);
  set(Parameter::deck_same_suit_and_value, 1);
  start(0);
  swap_in(dude("Another Eight", 8));
  EXPECT_THAT(kinds(), ElementsAre(Kind::card_count, Kind::same_suit_and_value, Kind::start_count));
}

TEST_F(DeckLegality, ListsEveryFaultAtOnce) {
  deck_.outfits.clear();
  start(13);
  swap_in(with(dude("Hired Gun", 2), Keyword::token), 5);
  EXPECT_THAT(kinds(), ElementsAre(Kind::outfit_count, Kind::same_suit_and_value, Kind::same_title,
                                   Kind::token, Kind::start_type));
}

}  // namespace
}  // namespace highnoon
