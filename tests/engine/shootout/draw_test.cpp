#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

TEST(Draw, UpToTheDrawBonusIsReplacedAtOneGo) {
  PROVES("RR-SHOOT-025", "RR-SHOOT-027");
  Town t;
  const CardId a = t.dude(P1, {.bullets = 2, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "2C 4D 6H 8S TC KC KD");
  fight(t, a, b);
  t.pass_until(DecisionKind::draw_discards);
  ASSERT_EQ(t.decider(), P1);
  const auto drawn = t.pile(P1, Zone::draw_hand);
  ASSERT_EQ(drawn.size(), 5u);
  t.pick(drawn[0]);
  t.pick(drawn[1]);
  EXPECT_EQ(t.count(OptionKind::card), 0) << "a third card is not on offer";
  EXPECT_EQ(t.zone(drawn[0]), Zone::draw_hand) << "nothing happens before done";
  t.done();
  EXPECT_EQ(t.zone(drawn[0]), Zone::discard);
  EXPECT_EQ(t.zone(drawn[1]), Zone::discard);
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 5u);
  EXPECT_NE(t.kind(), DecisionKind::draw_discards) << "there is no second helping";
}

TEST(Draw, NothingNeedBeReplaced) {
  PROVES("RR-SHOOT-026");
  Town t;
  const CardId a = t.dude(P1, {.bullets = 3, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  t.pass_until(DecisionKind::draw_discards);
  const auto drawn = t.pile(P1, Zone::draw_hand);
  t.done();
  EXPECT_EQ(t.pile(P1, Zone::draw_hand), drawn);
  EXPECT_EQ(t.happened("draw_hand.redrawn"), 0);
}

TEST(Draw, TheHandIsReducedToFiveCardsOfThePlayersChoice) {
  PROVES("RR-SHOOT-028", "RR-SHOOT-029");
  Town t;
  const CardId a = t.dude(P1, {.bullets = 3, .stud = true, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "KC KC KD KH 3S 2C 4C 6C");
  fight(t, a, b);
  t.pass_until(DecisionKind::final_hand);
  const auto drawn = t.pile(P1, Zone::draw_hand);
  ASSERT_EQ(drawn.size(), 8u);
  for (int i = 0; i < 4; ++i) t.pick(drawn[static_cast<std::size_t>(i)]);
  EXPECT_FALSE(t.offers(OptionKind::done)) << "four cards are not enough";
  t.pick(drawn[4]);
  EXPECT_EQ(t.count(OptionKind::card), 0) << "six are too many";
  t.done();
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 5u);
  for (std::size_t i = 0; i < 8; ++i)
    EXPECT_EQ(t.zone(drawn[i]), i < 5 ? Zone::draw_hand : Zone::discard);
  EXPECT_EQ(base_score(t.kernel(), P1).rank(), HandRank::four_of_a_kind);
  EXPECT_TRUE(draw_hand_cheatin(t.kernel(), P1));
}

TEST(Draw, DoneWithoutAPickKeepsTheBestHand) {
  Town t;
  const CardId a = t.dude(P1, {.bullets = 2, .stud = true, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.draws(P1, "2C KC 6D KD 9H KH 3S");
  fight(t, a, b);
  t.pass_until(DecisionKind::final_hand);
  t.done();
  EXPECT_EQ(base_score(t.kernel(), P1).rank(), HandRank::three_of_a_kind);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 2u);
}

TEST(Draw, DiscardsAreSealedTillBothHaveChosen) {
  PROVES("RC-SHOOT-018", "RC-SHOOT-019");
  Town t;
  const CardId a = t.dude(P1, {.bullets = 2, .at = kSquare});
  const CardId b = t.dude(P2, {.bullets = 1, .at = kSquare});
  t.draws(P1, "2C 4D 6H 8S TC KC");
  fight(t, a, b);
  t.pass_until(DecisionKind::draw_discards);
  const auto drawn = t.pile(P1, Zone::draw_hand);
  t.pick(drawn[0]);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::draw_discards);
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.zone(drawn[0]), Zone::draw_hand);
  t.done();
  EXPECT_EQ(t.zone(drawn[0]), Zone::discard);
}

TEST(Draw, WhoReplacesACardMayDrawOneMore) {
  PROVES("RC-ERRATA-003", "RC-ERRATA-004", "RC-CARD-091");
  for (const bool replaces : {true, false}) {
    Town t;
    const Ability extra = standing().gives(StandingDef::Kind::player_stat,
                                           static_cast<int>(Stat::redraw_extra), num(1));
    const CardId a = t.dude(P1, {.bullets = 1, .abilities = {extra, extra}, .at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    t.draws(P1, replaces ? "2C 4D 6H 8S TC KC KD KH" : "2C 4D 6H 8S TC");
    fight(t, a, b);
    t.pass_until(DecisionKind::draw_discards);
    const auto drawn = t.pile(P1, Zone::draw_hand);
    if (replaces) {
      t.pick(drawn[0]);
      EXPECT_EQ(t.count(OptionKind::card), 0) << "the draw bonus is still 1";
    }
    t.done();
    EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), replaces ? 7u : 5u);
  }
}

}  // namespace
}  // namespace highnoon::test
