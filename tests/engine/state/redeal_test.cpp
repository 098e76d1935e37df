#include "highnoon/redeal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "game.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

constexpr int kSeeds = 60;

/// As after a shuffle.
void shuffled(Kernel& k, PlayerId player) {
  for (const CardId card : k.player(player).deck) k.card(card).known = 0;
  for (const CardId card : k.player(player).hand) k.card(card).known = static_cast<std::uint8_t>(1 << player.value);
}

/// The titles that a card of a pile has in some redeals for a viewer.
std::set<std::string> titles(Town& t, PlayerId viewer, PlayerId whose, int in_hand) {
  std::set<std::string> found;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Game copy = t.game();
    EXPECT_TRUE(redeal(copy, viewer, seed));
    const State& s = copy.state();
    found.insert(copy.content().definitions.cards[s.card(s.player(whose).hand[in_hand]).def].title);
  }
  return found;
}

TEST(Redeal, CardsOfAnotherHandGoToTheDeckAndBack) {
  Town t;
  t.in_hand(P1, CardType::dude, {.title = "Mine"});
  t.in_hand(P2, CardType::dude, {.title = "Theirs"});
  t.put_card(P2, Zone::deck, CardType::dude, {.title = "Below"});
  t.edit([&](Kernel& k) { shuffled(k, P2); });
  EXPECT_EQ(titles(t, P1, P1, 0), std::set<std::string>{"Mine"});
  const std::set<std::string> found = titles(t, P1, P2, 0);
  EXPECT_TRUE(found.contains("Theirs"));
  EXPECT_TRUE(found.contains("Below"));
  EXPECT_EQ(titles(t, P2, P2, 0), std::set<std::string>{"Theirs"}) << "to its owner nothing of it is hidden";
}

TEST(Redeal, ACardThatThePlayerHasSeenStays) {
  Town t;
  const CardId theirs = t.in_hand(P2, CardType::dude, {.title = "Theirs"});
  t.put_card(P2, Zone::deck, CardType::dude, {.title = "Below"});
  t.edit([&](Kernel& k) {
    shuffled(k, P2);
    k.card(theirs).known = 3;
  });
  EXPECT_EQ(titles(t, P1, P2, 0), std::set<std::string>{"Theirs"});
}

TEST(Redeal, TheTopOfTheOwnDeckStaysIfItWasSeenAndTheRestIsShuffled) {
  Town t;
  for (const char* title : {"A", "B", "C", "D"}) t.put_card(P1, Zone::deck, CardType::dude, {.title = title});
  CardId top;
  t.edit([&](Kernel& k) {
    shuffled(k, P1);
    top = k.player(P1).deck.back();
    k.card(top).known = 1;
  });
  std::set<std::uint16_t> second;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Game copy = t.game();
    ASSERT_TRUE(redeal(copy, P1, seed));
    const auto& deck = copy.state().player(P1).deck;
    EXPECT_EQ(deck.back(), top);
    second.insert(deck[deck.size() - 2].raw);
  }
  EXPECT_GT(second.size(), 2u);
}

TEST(Redeal, WhoKnowsAPlaceKnowsTheCardThatLiesThereNow) {
  Town t;
  for (const char* title : {"A", "B", "C", "D"}) t.put_card(P2, Zone::deck, CardType::dude, {.title = title});
  t.edit([&](Kernel& k) {
    shuffled(k, P2);
    k.card(k.player(P2).deck.back()).known = 2;
  });
  std::set<std::uint16_t> tops;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Game copy = t.game();
    ASSERT_TRUE(redeal(copy, P1, seed));
    const State& s = copy.state();
    const auto& deck = s.player(P2).deck;
    tops.insert(deck.back().raw);
    for (const CardId card : deck) EXPECT_EQ(s.card(card).known, card == deck.back() ? 2 : 0);
  }
  EXPECT_GT(tops.size(), 2u);
}

TEST(Redeal, WhatALastingEffectSpeaksOfStaysAndIsCounted) {
  Town t;
  const CardId theirs = t.in_hand(P2, CardType::dude, {.title = "Theirs"});
  t.put_card(P2, Zone::deck, CardType::dude, {.title = "Below"});
  t.edit([&](Kernel& k) {
    shuffled(k, P2);
    Modifier modifier;
    modifier.op = ModifierOp::add;
    modifier.card = theirs;
    k.s.modifiers.push(modifier);
  });
  EXPECT_EQ(titles(t, P1, P2, 0), std::set<std::string>{"Theirs"});
  Game copy = t.game();
  const Result<Redealt> count = redeal(copy, P1, 1);
  ASSERT_TRUE(count);
  EXPECT_EQ(count->left, 1);
}

TEST(Redeal, CardsComeFromADeckThatIsGiven) {
  Town t;
  t.in_hand(P2, CardType::dude, {.title = "Theirs"});
  t.put_card(P2, Zone::deck, CardType::dude, {.title = "Below"});
  t.put_card(P2, Zone::discard, CardType::dude, {.title = "Gone"});
  t.edit([&](Kernel& k) { shuffled(k, P2); });
  const State& s = t.game().state();
  const auto hidden = static_cast<std::size_t>(s.player(P2).deck.size() + 1);
  DeckList deck;
  const DefId guess = t.define(CardType::dude, {.title = "A guess"});
  deck.cards.assign(hidden, guess);
  deck.cards.push_back(s.card(s.player(P2).discard[0]).def);
  RedealOptions options;
  options.decks[1] = &deck;
  Game copy = t.game();
  const Result<Redealt> count = redeal(copy, P1, 1, options);
  ASSERT_TRUE(count);
  for (const Card& card : copy.state().all_cards()) {
    const bool was_hidden = card.owner == P2 && (card.zone == Zone::hand || card.zone == Zone::deck);
    EXPECT_EQ(card.def, was_hidden ? guess : s.card(card.id).def);
  }
  EXPECT_FALSE(copy == t.game());

  deck.cards.resize(hidden - 1);
  Game refused = t.game();
  const std::uint64_t hash = refused.hash();
  const Result<Redealt> too_few = redeal(refused, P1, 1, options);
  ASSERT_FALSE(too_few);
  EXPECT_EQ(too_few.error().code, ErrorCode::bad_config);
  EXPECT_EQ(refused.hash(), hash);
  deck.cards.assign(hidden, 60000);
  EXPECT_FALSE(redeal(refused, P1, 1, options));
  EXPECT_FALSE(redeal(refused, PlayerId{2}, 1)) << "two sit at the table";
  EXPECT_EQ(refused.hash(), hash);
}

TEST(Redeal, WhatOthersAreAskedIsListedAnew) {
  Town t;
  const CardId theirs = t.in_hand(P2, CardType::deed, {.title = "Theirs", .cost = 1});
  t.edit([&](Kernel& k) { shuffled(k, P2); });
  t.pass(P1);
  ASSERT_EQ(t.decider(), P2);
  ASSERT_TRUE(t.offers(OptionKind::shop_deed, theirs));
  bool went = false;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Game copy = t.game();
    ASSERT_TRUE(redeal(copy, P1, seed));
    const auto options = copy.decision()->options;
    const auto builds = [&](const Option& o) { return o.kind == OptionKind::shop_deed && o.a == theirs.raw; };
    const bool offered = std::any_of(options.begin(), options.end(), builds);
    EXPECT_EQ(offered, copy.state().card(theirs).zone == Zone::hand);
    went = went || !offered;
  }
  EXPECT_TRUE(went);
}

TEST(Redeal, ASealedGangIsAnyThatCouldHaveBeenChosen) {
  Town t({.phase = Phase::setup, .deck = 0});
  for (const PlayerId player : {P1, P2}) {
    for (int i = 0; i < 2; ++i) t.put_card(player, Zone::deck, CardType::dude);
    for (int i = 0; i < 20; ++i) t.put_card(player, Zone::deck, CardType::action);
  }
  ASSERT_EQ(t.kind(), DecisionKind::starting_gang);
  ASSERT_EQ(t.decider(), P1);
  t.done();
  ASSERT_EQ(t.decider(), P2);
  std::set<int> sizes;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Game copy = t.game();
    ASSERT_TRUE(redeal(copy, P2, seed));
    int picked = 0;
    for (const CardId card : copy.state().player(P1).deck) picked += copy.state().card(card).has(kMarked);
    sizes.insert(picked);
  }
  EXPECT_EQ(sizes, (std::set<int>{0, 1, 2}));
}

}  // namespace
}  // namespace highnoon::test
