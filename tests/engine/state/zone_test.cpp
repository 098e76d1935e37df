#include "state/zone.hpp"

#include <algorithm>

#include "effect/actions.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

using Cards = std::vector<CardId>;

/// "Noon: look for a card in your deck and take it into your hand."
Ability searching(Expr condition = anything()) {
  return noon()
      .effect(Verb::search_deck, you(), 0, std::move(condition))
      .effect(Verb::to_hand, slot(0));
}

Cards deck_of(Town& t, PlayerId player) {
  Cards cards;
  t.edit([&](Kernel& k) { cards.assign(k.player(player).deck.begin(), k.player(player).deck.end()); });
  return cards;
}

TEST(Decks, EverybodyDrawsAndPullsFromTheOwn) {
  PROVES("RR-PILE-001");
  Town t;
  const CardId drawer = t.deed(P1, {.abilities = {noon().effect(Verb::draw, you(), 2).effect(Verb::pull, you())}});
  t.draws(P1, "2C 3C 4C");
  const auto mine = t.pile(P1, Zone::deck).size();
  const Cards theirs = t.pile(P2, Zone::deck);
  t.use(drawer);
  EXPECT_EQ(t.hand_size(P1), 2);
  EXPECT_EQ(t.pile(P1, Zone::deck).size(), mine - 3);
  EXPECT_EQ(t.pile(P2, Zone::deck), theirs);
  for (const CardId card : t.pile(P1, Zone::hand)) EXPECT_EQ(t.card(card).owner, P1);
}

TEST(Decks, AreShuffledBeforeTheGame) {
  PROVES("RR-PILE-002");
  const auto order = [](std::uint64_t seed) {
    Town t({.phase = Phase::setup, .seed = seed});
    const Cards listed = deck_of(t, P1);
    t.pass_until_phase(Phase::noon);
    Cards now;
    for (const Zone zone : {Zone::deck, Zone::draw_hand, Zone::discard, Zone::hand}) {
      for (const CardId card : t.pile(P1, zone)) now.push_back(card);
    }
    EXPECT_NE(now, listed);
    EXPECT_TRUE(std::is_permutation(now.begin(), now.end(), listed.begin(), listed.end()));
    return now;
  };
  EXPECT_EQ(order(1), order(1));
  EXPECT_NE(order(1), order(2));
}

TEST(Decks, AreShuffledAfterASearchWhateverWasFound) {
  PROVES("RR-PILE-003", "RC-SEARCH-002");
  for (const bool finds : {true, false}) {
    Town t;
    const CardId searcher = t.deed(P1, {.abilities = {searching(finds ? anything() : never())}});
    Cards before = t.pile(P1, Zone::deck);
    t.use(searcher);
    if (t.kind() == DecisionKind::choose_cards) {
      const CardId found = before.front();
      t.pick(found);
      std::erase(before, found);
      EXPECT_EQ(t.pile(P1, Zone::hand), Cards{found});
    }
    EXPECT_EQ(t.happened("deck.shuffled"), 1);
    const Cards after = t.pile(P1, Zone::deck);
    EXPECT_NE(after, before);
    EXPECT_TRUE(std::is_permutation(after.begin(), after.end(), before.begin(), before.end()));
  }
}

TEST(Decks, WhoeverSearchesMayTakeNothing) {
  PROVES("RC-SEARCH-001");
  Town t;
  const CardId searcher = t.deed(P1, {.abilities = {searching()}});
  t.use(searcher);
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  t.pass();
  EXPECT_EQ(t.hand_size(P1), 0);
  EXPECT_EQ(t.decider(), P2) << "and play goes on";
}

TEST(Decks, ASearchOfAnEmptyDeckFailsAndLeavesTheDiscardPile) {
  PROVES("RC-SEARCH-003", "RC-SEARCH-004");
  Town t;
  t.empty_deck(P1);
  const CardId gone = t.put_card(P1, Zone::discard, CardType::action);
  const CardId searcher =
      t.deed(P1, {.abilities = {noon().effect(Verb::gain, you(), 1).effect(Verb::search_deck, you(), 0, anything())}});
  t.use(searcher);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.pile(P1, Zone::discard), Cards{gone});
  EXPECT_EQ(t.happened("deck.shuffled"), 0);
}

TEST(Decks, EveryShuffleIsToldToAllAndAsksNobodyToCut) {
  PROVES("RR-PILE-004");
  Town t;
  const CardId searcher = t.deed(P1, {.abilities = {searching(never())}});
  const CardId shuffler = t.deed(P1, {.abilities = {noon().effect(Verb::shuffle, you())}});
  t.use(searcher);
  ASSERT_EQ(t.happened("deck.shuffled"), 1);
  EXPECT_EQ(t.events("deck.shuffled")[0].player, P1);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  t.pass(P2);
  t.use(shuffler);
  EXPECT_EQ(t.happened("deck.shuffled"), 2);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  t.pass(P2);
  const CardId drawer = t.deed(P1, {.abilities = {noon().effect(Verb::draw, you(), 1)}});
  t.empty_deck(P1);
  t.put_card(P1, Zone::discard, CardType::action);
  t.use(drawer);
  EXPECT_EQ(t.happened("deck.shuffled"), 3) << "a deck made of the discard pile";
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
}

TEST(Decks, LookingAtTheTopCardsShufflesNothing) {
  PROVES("RR-PILE-005");
  Town t;
  const CardId looker =
      t.deed(P1, {.abilities = {noon().effect(Verb::look, you(), op(Op::top_of_deck, 0, {you(), num(3)}))}});
  t.edit([&](Kernel& k) {
    for (const CardId card : k.player(P1).deck) k.card(card).known = 0;
  });
  const Cards before = t.pile(P1, Zone::deck);
  t.use(looker);
  EXPECT_EQ(std::count_if(before.begin(), before.end(), [&](CardId card) { return knows(t.kernel(), P1, card); }), 3);
  EXPECT_EQ(t.pile(P1, Zone::deck), before);
  EXPECT_EQ(t.happened("deck.shuffled"), 0);
}

TEST(DiscardPile, GetsDiscardedCardsFaceUpOnTop) {
  PROVES("RR-PILE-006");
  Town t;
  const CardId old = t.put_card(P1, Zone::discard, CardType::action);
  const CardId held = t.in_hand(P1, CardType::goods);
  const CardId discarder = t.deed(P1, {.abilities = {noon().effect(Verb::discard_from_hand, you(), 1)}});
  t.edit([&](Kernel& k) { k.card(held).known = 1; });
  EXPECT_FALSE(knows(t.kernel(), P2, held));
  t.use(discarder);
  t.pick(held);
  EXPECT_EQ(t.pile(P1, Zone::discard), (Cards{old, held}));
  EXPECT_TRUE(knows(t.kernel(), P2, held));
}

TEST(DiscardPile, KeepsItsOrderWhoeverLooksThroughItOrTakesFromIt) {
  PROVES("RR-PILE-008");
  Town t;
  const CardId taker = t.deed(P1, {.abilities = {noon()
                                                     .choose(op(Op::all, bit(Zone::discard), {op(Op::owned_by, 0, {you()})}))
                                                     .effect(Verb::to_hand, slot(0))}});
  const CardId looker = t.deed(
      P1, {.abilities = {noon().effect(Verb::look, you(), op(Op::all, bit(Zone::discard), {anything()}))}});
  Cards pile;
  for (int i = 0; i < 4; ++i) pile.push_back(t.put_card(P1, Zone::discard, CardType::action));
  t.use(looker);
  EXPECT_EQ(t.pile(P1, Zone::discard), pile);
  t.pass(P2);
  for (const CardId card : pile) EXPECT_FALSE(t.offers_any(card)) << "no play touches the pile";
  t.use(taker);
  t.pick(pile[1]);
  EXPECT_EQ(t.pile(P1, Zone::discard), (Cards{pile[0], pile[2], pile[3]}));
}

TEST(Zones, NobodyGetsAnothersCardIntoHandOrDeck) {
  PROVES("RR-PILE-015");
  for (const Verb verb : {Verb::to_hand, Verb::to_deck, Verb::shuffle_into_deck}) {
    Town t;
    const CardId bearer = t.dude(P1);
    const CardId stolen = t.goods(P1, bearer, {.owner = P2});
    const CardId taker = t.deed(P1, {.abilities = {noon().choose(cards(is(CardType::goods) && mine())).effect(verb, slot(0))}});
    ASSERT_EQ(t.controller(stolen), P1);
    t.use(taker);
    if (t.kind() == DecisionKind::choose_cards) t.pick(stolen);
    EXPECT_EQ(t.hand_size(P1), 0);
    const Cards deck = t.pile(P1, Zone::deck);
    EXPECT_EQ(std::count(deck.begin(), deck.end(), stolen), 0);
    EXPECT_EQ(t.zone(stolen), verb == Verb::to_hand ? Zone::hand : Zone::deck);
    const Cards own = t.pile(P2, t.zone(stolen));
    EXPECT_EQ(std::count(own.begin(), own.end(), stolen), 1);
  }
}

TEST(DrawHand, IsNoPartOfThePlayHand) {
  PROVES("RR-VALUE-003");
  Town t({.phase = Phase::gambling});
  t.hand(P1, 5);
  t.draws(P1, "AC 2D 3H 4S 6C");
  t.draws(P2, "AD 2H 3S 4C KD");
  Cards held;
  t.edit([&](Kernel& k) { held.assign(k.player(P1).hand.begin(), k.player(P1).hand.end()); });
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.pile(P1, Zone::hand), held);
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 0U);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 5U);
}

TEST(DrawHand, GivesARankAndNothingElse) {
  PROVES("RR-VALUE-004");
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const auto helps = [] { return resolution().effect(Verb::modify_player, you(), Stat::hand_rank, num(1)); };
  const CardId held = t.action_in_hand(P1, {.abilities = {helps()}});
  t.draws(P2, "2C 4D 6H 8S TC");
  t.draws(P1, "3C 5D 7H 9S");
  const CardId drawn = t.put_card(P1, Zone::deck, CardType::action, {.abilities = {helps()}});
  t.shootout(a, b);
  t.pass_until(DecisionKind::resolution_play, P1);
  ASSERT_EQ(t.zone(drawn), Zone::draw_hand);
  EXPECT_FALSE(t.offers_any(drawn));
  EXPECT_TRUE(t.can_use(held));
}

TEST(Jokers, InHandAreNotPlayedUnlessTheyThemselvesAllowIt) {
  PROVES("RR-JOKER-001");
  Town t;
  const CardId plain = t.in_hand(P1, CardType::joker);
  const CardId helpful = t.in_hand(
      P1, CardType::joker, {.abilities = {noon().in_zones(bit(Zone::hand)).effect(Verb::gain, you(), 1)}});
  EXPECT_FALSE(t.offers_any(plain));
  EXPECT_TRUE(t.offers_any(helpful));
}

}  // namespace
}  // namespace highnoon::test
