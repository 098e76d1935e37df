// The setup of the classic game: contested dudes, paid for once it is known who starts.

#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec from_the_start(int players = 2, int deck = 20) { return {.players = players, .phase = Phase::setup, .deck = deck, .ruleset = "classic"}; }

CardId in_deck(Town& t, PlayerId player, CardSpec spec) { return t.put_card(player, Zone::deck, CardType::dude, std::move(spec)); }

/// All that the player can draw is of this value.
void deck_of(Town& t, PlayerId player, int value) {
  for (int i = 0; i < 8; ++i) t.put_card(player, Zone::deck, CardType::action, {.value = value});
}

void choose(Town& t, const std::vector<CardId>& dudes) {
  for (const CardId dude : dudes) t.pick(dude);
  t.done();
}

std::vector<CardId> standing_of(Town& t, PlayerId player) {
  std::vector<CardId> dudes;
  for (const Card& card : t.state().all_cards()) {
    if (card.in_play() && card.owner == player && card.location) dudes.push_back(card.id);
  }
  return dudes;
}

TEST(ClassicSetup, TheHomeGivesTheStashAndFiveDudesOfItsOutfitAtMost) {
  PROVES("CL-SETUP-003", "CL-SETUP-004", "CL-SETUP-006");
  Town t(from_the_start());
  t.outfit(P1, {.wealth = 18, .faction = "law"});
  std::vector<CardId> dudes;
  for (int i = 0; i < 6; ++i) dudes.push_back(in_deck(t, P1, {.cost = 1, .faction = i % 2 ? "law" : ""}));
  const CardId other = in_deck(t, P1, {.faction = "crooks"});
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.ghost_rock(P1), 18);
  EXPECT_FALSE(t.offers(OptionKind::card, other));
  EXPECT_TRUE(t.offers(OptionKind::done)) << "none at all";
  for (int i = 0; i < 5; ++i) t.pick(dudes[static_cast<std::size_t>(i)]);
  EXPECT_EQ(t.count(OptionKind::card), 0);
  t.done();
  EXPECT_EQ(standing_of(t, P1).size(), 5u);
}

TEST(ClassicSetup, AHomeSaysTheStashAndWhatItMakes) {
  PROVES("CL-HOME-002");
  Town t(from_the_start());
  t.outfit(P1, {.production = 4, .wealth = 16});
  t.outfit(P2, {.wealth = 5});
  in_deck(t, P1, {});
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.ghost_rock(P1), 16);
  choose(t, {});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.ghost_rock(P1) + t.ghost_rock(P2), 16 + 5 + 4) << "the antes go from one to the other";
}

TEST(ClassicSetup, StartersAreOutOfTheDeckThatIsShuffledAndDealt) {
  PROVES("CL-SETUP-005", "CL-SETUP-014", "CL-SETUP-015");
  std::vector<std::vector<CardId>> hands;
  for (int game = 0; game < 2; ++game) {
    Town t(from_the_start(2, 48));
    t.outfit(P1, {.wealth = 16});
    std::vector<CardId> dudes;
    for (int i = 0; i < 4; ++i) dudes.push_back(in_deck(t, P1, {.cost = 1}));
    choose(t, dudes);
    EXPECT_EQ(standing_of(t, P1), dudes);
    for (const CardId dude : dudes) {
      EXPECT_EQ(t.where(dude), t.home(P1));
      EXPECT_FALSE(t.is_booted(dude));
    }
    EXPECT_EQ(t.hand_size(P1), 5);
    EXPECT_EQ(t.pile(P1, Zone::deck).size() + t.pile(P1, Zone::draw_hand).size() + t.pile(P1, Zone::discard).size(), 43u);
    hands.push_back(t.pile(P1, Zone::hand));
  }
  EXPECT_EQ(hands[0], hands[1]) << "of one seed";
}

TEST(ClassicSetup, ToStartIsNotToEnterPlay) {
  PROVES("CL-SETUP-007", "CL-CARD-015");
  Town t(from_the_start());
  const CardId dude = in_deck(t, P1, {.abilities = {trait(TriggerPoint::card_entered_play).effect(Verb::gain, you(), 5)}});
  choose(t, {dude});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.happened("card.entered_play"), 0);
  const CardId goods = t.goods(P1, dude);
  EXPECT_TRUE(t.kernel().in_play(dude)) << "in play all the same";
  EXPECT_TRUE(t.kernel().in_play(goods));
  EXPECT_FALSE(t.kernel().in_play(t.pile(P1, Zone::hand).front()));
  EXPECT_LT(t.ghost_rock(P1), 5);
}

TEST(ClassicSetup, ChoicesAreShownAllAtOnce) {
  PROVES("CL-SETUP-008");
  Town t(from_the_start());
  const CardId a = in_deck(t, P1, {}), b = in_deck(t, P2, {});
  choose(t, {a});
  ASSERT_EQ(t.decider(), P2);
  const View seen = t.game().view(P2);
  EXPECT_TRUE(seen.players[0].street[0].dudes.empty());
  EXPECT_EQ(seen.players[0].deck_count, 21);
  EXPECT_EQ(t.happened("cards.revealed"), 0);
  choose(t, {b});
  ASSERT_EQ(t.happened("cards.revealed"), 1);
  EXPECT_EQ(t.events("cards.revealed")[0].subjects, (std::vector{a, b}));
}

TEST(ClassicSetup, WhoDrawsLowestKeepsAContestedDude) {
  PROVES("CL-SETUP-009", "CL-SETUP-010", "CL-SETUP-013");
  Town t(from_the_start(2, 0));
  deck_of(t, P1, 4);
  deck_of(t, P2, 9);
  t.outfit(P1, {.wealth = 16});
  t.outfit(P2, {.wealth = 16});
  const CardId kept = in_deck(t, P1, {.title = "Jim", .cost = 5}), lost = in_deck(t, P2, {.title = "Jim", .cost = 5});
  const CardId ann = in_deck(t, P2, {.title = "Ann", .cost = 4}), bo = in_deck(t, P2, {.title = "Bo"});
  choose(t, {kept});
  choose(t, {lost, ann, bo});
  EXPECT_EQ(standing_of(t, P1), std::vector{kept});
  EXPECT_EQ(standing_of(t, P2), (std::vector{ann, bo}));
  EXPECT_TRUE(t.zone(lost) == Zone::deck || t.zone(lost) == Zone::hand || t.zone(lost) == Zone::draw_hand);
  const auto shown = t.events("cards.revealed");
  ASSERT_EQ(shown.size(), 3u) << "the gangs, and a card that each has drawn";
  EXPECT_EQ(t.pile(P1, Zone::deck).size() + t.pile(P1, Zone::hand).size() + t.pile(P1, Zone::discard).size(), 8u);
  EXPECT_EQ(t.ghost_rock(P1) + t.state().player(P1).debt, 16 - 5 - 1 + (t.state().winner == P1 ? 2 : 0));
  EXPECT_EQ(t.ghost_rock(P2) + t.state().player(P2).debt, 16 - 4 - 1 + (t.state().winner == P2 ? 2 : 0)) << "a dude lost costs nothing";
}

TEST(ClassicSetup, ATieForLowestGivesTheDudeToNobody) {
  PROVES("CL-SETUP-011");
  struct Draws {
    std::vector<int> values;
    int keeps;  ///< index of who does, -1: nobody
  };
  for (const Draws& draws : {Draws{{6, 6}, -1}, Draws{{4, 4, 9}, -1}, Draws{{9, 4, 9}, 1}, Draws{{13, 1, 2}, 1}}) {
    const int players = static_cast<int>(draws.values.size());
    Town t(from_the_start(players, 0));
    std::vector<CardId> copies;
    for (int i = 0; i < players; ++i) {
      const PlayerId player{static_cast<std::uint8_t>(i)};
      deck_of(t, player, draws.values[static_cast<std::size_t>(i)]);
      copies.push_back(in_deck(t, player, {.title = "Jim"}));
    }
    for (const CardId copy : copies) choose(t, {copy});
    for (int i = 0; i < players; ++i) EXPECT_EQ(t.kernel().in_play(copies[static_cast<std::size_t>(i)]), i == draws.keeps) << i;
  }
}

TEST(ClassicSetup, NonUniqueDudesAreNotContested) {
  PROVES("CL-SETUP-012");
  Town t(from_the_start());
  const CardId a = in_deck(t, P1, {.title = "Hand", .keywords = {"Non-Unique"}}), b = in_deck(t, P2, {.title = "Hand", .keywords = {"Non-Unique"}});
  choose(t, {a});
  choose(t, {b});
  EXPECT_EQ(t.zone(a), Zone::in_play);
  EXPECT_EQ(t.zone(b), Zone::in_play);
  EXPECT_EQ(t.happened("cards.revealed"), 1) << "no card was drawn";
}

TEST(ClassicSetup, BothMayHaveTheSameHome) {
  PROVES("CL-HOME-004");
  Town t(from_the_start());
  t.edit([](Kernel& k) { k.card(k.player(P2).outfit).def = k.card(k.player(P1).outfit).def; });
  const CardId a = in_deck(t, P1, {}), b = in_deck(t, P2, {});
  choose(t, {a});
  choose(t, {b});
  EXPECT_EQ(t.kernel().def(t.home_card(P1)).title, t.kernel().def(t.home_card(P2)).title);
  EXPECT_EQ(t.where(a), t.home(P1));
  EXPECT_EQ(t.where(b), t.home(P2));
  EXPECT_NE(t.where(a), t.where(b));
}

TEST(ClassicSetup, ContestsAreNoPartOfReloaded) {
  Town t({.phase = Phase::setup});
  const CardId a = in_deck(t, P1, {.title = "Jim"}), b = in_deck(t, P2, {.title = "Jim"});
  choose(t, {a});
  choose(t, {b});
  EXPECT_EQ(t.zone(a), Zone::in_play);
  EXPECT_EQ(t.zone(b), Zone::in_play);
}

}  // namespace
}  // namespace highnoon::test
