// Draw hands of the classic game.

#include "tests/engine/shootout/fight.hpp"

namespace highnoon::test {
namespace {

struct Drawn {
  int cards = 0;
  int redraws = 0;
};

/// What P1 draws with a shooter and helpers.
Drawn drawn_with(CardSpec shooter, std::vector<CardSpec> helpers = {}, int goods = 0) {
  Town t(bloodless_classic());
  shooter.at = kSquare;
  const CardId a = t.dude(P1, shooter);
  if (goods) t.goods(P1, a, {.bullets = goods});
  std::vector<CardId> with;
  for (CardSpec& spec : helpers) {
    spec.at = kSquare;
    with.push_back(t.dude(P1, spec));
  }
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b, with);
  t.pass_until(DecisionKind::pick_shooter, P1);
  t.pick_shooter(a);
  t.pass_until_event("draw_hand.drawn");
  return {static_cast<int>(t.pile(P1, Zone::draw_hand).size()), t.state().player(P1).redraws};
}

void expect_drawn(Drawn got, int cards, int redraws) {
  EXPECT_EQ(got.cards, cards);
  EXPECT_EQ(got.redraws, redraws);
}

TEST(ClassicDraw, AStudDrawsMoreCardsAndADrawReplacesThem) {
  PROVES("CL-DRAW-001", "CL-DRAW-002", "CL-DRAW-008");
  expect_drawn(drawn_with({.bullets = 3, .stud = true}), 8, 0);
  expect_drawn(drawn_with({.bullets = 2}), 5, 2);
  expect_drawn(drawn_with({.bullets = 0}, {{.bullets = 0}}), 5, 1);
}

TEST(ClassicDraw, EachOtherStudAddsACardAndEachOtherDrawARedraw) {
  PROVES("CL-DRAW-005", "CL-DRAW-006", "CL-DRAW-007");
  const CardSpec stud{.bullets = 3, .stud = true};
  expect_drawn(drawn_with(stud, {{.stud = true}, {.stud = true}}), 10, 0);
  expect_drawn(drawn_with(stud, {{.bullets = 1}, {.bullets = 4}}), 8, 2);
  expect_drawn(drawn_with({.bullets = 1, .stud = true}, {{.stud = true}, {.bullets = 5, .stud = true}}), 8, 0);
}

TEST(ClassicDraw, GoodsRaiseTheRatingAndLeaveItsKind) {
  PROVES("CL-DRAW-003", "CL-DRAW-004");
  expect_drawn(drawn_with({.bullets = 3, .stud = true}, {}, 1), 9, 0);
  expect_drawn(drawn_with({.bullets = 2}, {}, 1), 5, 3);
  Town t(classic());
  EXPECT_FALSE(t.is_stud(t.dude(P1, {.bullets = 2})));
  EXPECT_TRUE(t.is_stud(t.dude(P1, {.bullets = 2, .stud = true})));
}

/// P1's shooter with such bonuses draws these cards, P2 a poor hand.
struct OneHand {
  OneHand(CardSpec shooter, std::string_view cards, std::vector<CardSpec> helpers = {}) : t(bloodless_classic()) {
    shooter.at = kSquare;
    a = t.dude(P1, shooter);
    std::vector<CardId> with;
    for (CardSpec& spec : helpers) {
      spec.at = kSquare;
      with.push_back(t.dude(P1, spec));
    }
    b = t.dude(P2, {.at = kSquare});
    t.draws(P1, cards);
    fight(t, a, b, with);
    t.pass_until(DecisionKind::pick_shooter, P1);
    t.pick_shooter(a);
    t.pick_shooter(b);
  }
  int held() { return static_cast<int>(t.pile(P1, Zone::draw_hand).size()); }
  Town t;
  CardId a, b;
};

TEST(ClassicDraw, TheHandIsApartFromThePlayHandAndStudCardsComeFirst) {
  PROVES("CL-SHOOT-013", "CL-DRAW-009", "CT-DRAW-002");
  OneHand in({.bullets = 2, .stud = true}, "2C 4D 6H 8S TC QD 3H", {{.bullets = 1}});
  Town& t = in.t;
  ASSERT_EQ(t.kind(), DecisionKind::draw_discards);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(in.held(), 7);
  EXPECT_EQ(t.count(OptionKind::card), 7) << "one of them may be replaced";
  EXPECT_EQ(t.hand_size(P1), 0);
  t.draws(P1, "KS");
  t.take(OptionKind::card, t.pile(P1, Zone::draw_hand)[0]);
  EXPECT_EQ(t.count(OptionKind::card), 0);
  t.done();
  ASSERT_EQ(t.kind(), DecisionKind::final_hand);
  for (const CardId card : t.pile(P1, Zone::draw_hand)) EXPECT_FALSE(t.card(card).known & 2) << "hidden from P2";
  t.keep_hand();
  t.pass_until(DecisionKind::flee);
  EXPECT_EQ(t.happened("draw_hand.revealed"), 1);
}

TEST(ClassicDraw, ThereIsOneRedrawOfNoMoreThanTheHand) {
  PROVES("CL-DRAW-010", "CL-DRAW-011");
  OneHand in({.bullets = 7}, "2C 4D 6H 8S TC");
  Town& t = in.t;
  ASSERT_EQ(t.kind(), DecisionKind::draw_discards);
  EXPECT_EQ(t.state().pending.a, 5);
  const auto hand = t.pile(P1, Zone::draw_hand);
  t.draws(P1, "KS QS");
  t.take(OptionKind::card, hand[0]);
  t.take(OptionKind::card, hand[1]);
  t.done();
  t.pass_until_event("draw_hand.revealed");
  EXPECT_EQ(t.happened("draw_hand.redrawn"), 1);
  EXPECT_EQ(t.events("draw_hand.redrawn")[0].amount, 2);
}

TEST(ClassicDraw, TheBestFiveAreKept) {
  PROVES("CL-DRAW-012");
  OneHand in({.bullets = 3, .stud = true}, "2C 4C 6C 8C TC KD KS 3H");
  Town& t = in.t;
  ASSERT_EQ(t.kind(), DecisionKind::final_hand);
  t.keep_hand();
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(in.held(), 5);
  EXPECT_EQ(base_score(t.kernel(), P1).rank(), HandRank::flush);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 3u);
}

TEST(ClassicDraw, BonusesAreSettledBeforeAnyCardIsDrawn) {
  PROVES("CT-DRAW-001");
  Town t(bloodless_classic());
  // As P1 draws, his helper becomes a draw, and P2's shooter a stud: both too late.
  const CardId a = t.dude(P1, {.bullets = 3, .stud = true, .at = kSquare});
  const CardId helper = t.dude(P1, {.bullets = 1, .at = kSquare});
  const CardId b = t.dude(P2, {.bullets = 1, .at = kSquare});
  t.outfit(P1, {.abilities = {trait(TriggerPoint::draw_hand_drawn, Window::before).about(op(Op::same_player, 0, {op(Op::event_player), you()}))
                                  .effect(Verb::make_stud, all_dudes())}});
  fight(t, a, b, {helper});
  t.pass_until(DecisionKind::pick_shooter, P1);
  t.pick_shooter(a);
  t.pick_shooter(b);
  ASSERT_EQ(t.kind(), DecisionKind::draw_discards);
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 8u);
  EXPECT_EQ(t.state().pending.a, 1);
  EXPECT_TRUE(t.is_stud(helper)) << "which is not asked any more";
  EXPECT_EQ(t.pile(P2, Zone::draw_hand).size(), 5u);
}

TEST(ClassicDraw, AnEmptyDeckIsMadeAnewOfTheDiscardPile) {
  PROVES("CL-DRAW-014");
  Town t(bloodless_classic());
  t.empty_deck(P1);
  const auto pile = [&](Zone zone, int n) {
    for (int i = 0; i < n; ++i) t.put_card(P1, zone, CardType::action, {.value = 1 + i % 13});
  };
  pile(Zone::deck, 3);
  pile(Zone::discard, 20);
  const CardId a = t.dude(P1, {.bullets = 3, .stud = true, .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  t.pass_until(DecisionKind::final_hand);
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 8u);
  EXPECT_EQ(t.pile(P1, Zone::deck).size(), 15u);
}

TEST(ClassicDraw, TooFewCardsMakeTheHandThatTheyCan) {
  PROVES("CL-DRAW-015");
  Town t(bloodless_classic());
  t.empty_deck(P1);
  t.draws(P1, "4C 4D 9H");
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  fight(t, a, b);
  t.pass_until_event("draw_hand.revealed");
  EXPECT_EQ(t.pile(P1, Zone::draw_hand).size(), 3u);
  EXPECT_EQ(base_score(t.kernel(), P1).rank(), HandRank::pair);
}

// --- the reveal

/// P1's and P2's hands; P2 holds a Cheatin' card and one for after the reveal.
struct Shown {
  explicit Shown(std::string_view first, std::string_view second = "2C 4D 6H 8S TC") : t(bloodless_classic()) {
    const auto answers = [](TriggerPoint point) { return react(point).once_an_event().effect(Verb::gain, you(), 1); };
    a = t.dude(P1, {.at = kSquare});
    b = t.dude(P2, {.at = kSquare});
    cheatin_card = t.action_in_hand(P2, {.title = "Caught", .abilities = {cheatin().effect(Verb::modify_player, op(Op::cheatin_player), Stat::hand_rank, num(-2))}});
    before = t.action_in_hand(P2, {.title = "Before", .abilities = {answers(TriggerPoint::draw_hand_about_to_be_revealed)}});
    after = t.action_in_hand(P1, {.title = "After", .abilities = {answers(TriggerPoint::draw_hand_revealed)}});
    t.draws(P1, first);
    t.draws(P2, second);
    fight(t, a, b);
  }
  Town t;
  CardId a, b, cheatin_card, before, after;
};

TEST(ClassicReveal, TwoAlikeCardsMakeTheHandIllegalAndAnyoneMayPlayIt) {
  PROVES("CL-DRAW-016", "CL-DRAW-017");
  Shown in("8S 8S 8H 3C 3D");
  Town& t = in.t;
  t.pass_until_event("draw_hand.revealed");
  EXPECT_TRUE(draw_hand_cheatin(t.kernel(), P1));
  t.pass_until_event("round.won_or_lost");
  EXPECT_EQ(final_score(t.kernel(), P1).rank(), HandRank::full_house);
}

TEST(ClassicReveal, CheatinCardsAreForIllegalHandsOnly) {
  PROVES("CL-DRAW-018");
  Shown in("8S 8C 8H 3C 3D");
  Town& t = in.t;
  while (t.kind() != DecisionKind::noon_play) {
    ASSERT_NE(t.kind(), DecisionKind::cheatin_play);
    ASSERT_FALSE(t.offers_any(in.cheatin_card));
    t.answer_plainly();
  }
}

TEST(ClassicReveal, FirstComesWhatIsBeforeItWhileHandsAreHidden) {
  PROVES("CT-REACT-008");
  Shown in("8S 8S 8H 3C 3D");
  Town& t = in.t;
  t.pass_until(DecisionKind::react);
  EXPECT_EQ(t.decider(), P2);
  EXPECT_TRUE(t.can_use(in.before));
  for (const CardId card : t.pile(P1, Zone::draw_hand)) EXPECT_FALSE(t.card(card).known & 2);
  EXPECT_EQ(t.happened("draw_hand.revealed"), 0);
}

TEST(ClassicReveal, ThenCheatinCardsAndOnlyThenWhatComesAfter) {
  PROVES("CT-REACT-009", "CT-REACT-011", "CT-TIMING-009");
  Shown in("8S 8S 8H 3C 3D");
  Town& t = in.t;
  t.pass_until(DecisionKind::cheatin_play);
  ASSERT_EQ(t.decider(), P2);
  for (const CardId card : t.pile(P1, Zone::draw_hand)) EXPECT_TRUE(t.card(card).known & 2);
  EXPECT_EQ(t.happened("draw_hand.revealed"), 0);
  t.use(in.cheatin_card);
  if (t.kind() == DecisionKind::choose_player) t.pick(P1);
  t.pass_until(DecisionKind::react);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_TRUE(t.can_use(in.after));
  EXPECT_EQ(static_cast<int>(final_score(t.kernel(), P1).rank()), 5);
}

TEST(ClassicReveal, NoHandIsMadeLegalInTime) {
  PROVES("CT-TIMING-010");
  Town t(bloodless_classic());
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId ace_in_the_hole = t.action_in_hand(P1, {.abilities = {react(TriggerPoint::draw_hand_revealed).choose(op(Op::cards_in_draw_hand, 0, {you()}))
                                                                         .effect(Verb::discard, slot(0)).effect(Verb::draw_to_draw_hand, you(), num(1))}});
  const CardId caught = t.action_in_hand(P2, {.abilities = {cheatin().effect(Verb::gain, you(), num(1))}});
  t.draws(P1, "8S 8S 8H 3C 3D");
  fight(t, a, b);
  t.pass_until(DecisionKind::cheatin_play);
  EXPECT_FALSE(t.offers_any(ace_in_the_hole));
  t.use(caught);
  t.pass_until(DecisionKind::react);
  EXPECT_TRUE(t.can_use(ace_in_the_hole));
  EXPECT_EQ(t.ghost_rock(P2), 11);
}

TEST(ClassicReveal, ACheatinCardMayBeAnsweredBeforeItTakesEffect) {
  PROVES("CT-REACT-010");
  Shown in("8S 8S 8H 3C 3D");
  Town& t = in.t;
  const CardId swapped = t.action_in_hand(P1, {.title = "Swapped", .abilities = {react(TriggerPoint::ability_declared).about(op(Op::event_kind, kCheatin)).effect(Verb::cancel)}});
  t.pass_until(DecisionKind::cheatin_play);
  t.use(in.cheatin_card);
  if (t.kind() == DecisionKind::choose_player) t.pick(P1);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(final_score(t.kernel(), P1).rank(), HandRank::full_house);
  t.use(swapped);
  t.pass_until_event("round.won_or_lost");
  EXPECT_EQ(final_score(t.kernel(), P1).rank(), HandRank::full_house);
}

TEST(ClassicReveal, JokersAreDeclaredWhenAllThatIsOver) {
  PROVES("CT-JOKER-001");
  Shown in("9C 9D 9H 2S *");
  Town& t = in.t;
  t.pass_until(DecisionKind::joker);
  EXPECT_EQ(t.decider(), P1);
  EXPECT_EQ(t.happened("draw_hand.revealed"), 1);
  t.take(OptionKind::suit_and_value, Suit::spades, 9);
  t.pass_until(DecisionKind::assign_casualty);
  EXPECT_EQ(final_score(t.kernel(), P1).rank(), HandRank::four_of_a_kind);
}

/// "As it is declared, the opposing dude with the lowest value is aced."
Ability deaths_head() {
  const Expr foes = dudes(op(Op::in_posse_of, 0, {opponent()}));
  const Expr lowest = op(Op::lowest_of, static_cast<int>(Stat::value), {foes});
  return trait(TriggerPoint::joker_declared).in_zones(bit(Zone::draw_hand)).about(subject_is(self()))
      .effect(Verb::ace, dudes(op(Op::in_posse_of, 0, {opponent()}) && compare(stat_of(Stat::value, op(Op::candidate)), Comparison::equal, lowest)));
}

struct DeathsHead {
  explicit DeathsHead(bool alone) : t(bloodless_classic()) {
    a = t.dude(P1, {.at = kSquare});
    b = t.dude(P2, {.value = 3, .at = kSquare});
    if (!alone) c = t.dude(P2, {.value = 9, .at = kSquare});
    medicine = t.action_in_hand(P2, {.abilities = {react(TriggerPoint::dude_aced, Window::when).instead().effect(Verb::gain, you(), 1)}});
    joker = t.put_card(P1, Zone::deck, CardType::joker, {.abilities = {deaths_head()}});
    t.draws(P1, "2C 4D 6H 8S");
    t.draws(P2, "9C 9D 9H 9S TC");
    fight(t, a, b, {}, alone ? std::vector<CardId>{} : std::vector<CardId>{c});
    t.pass_until(DecisionKind::joker);
    t.take(OptionKind::suit_and_value, Suit::spades, 12);
  }
  Town t;
  CardId a, b, c, medicine, joker;
};

TEST(ClassicReveal, AJokerThatAcesDoesSoAsItIsDeclaredAndThatIsAnswered) {
  PROVES("CT-JOKER-002", "CT-REACT-012");
  for (const bool saved : {true, false}) {
    DeathsHead in(false);
    Town& t = in.t;
    ASSERT_EQ(t.kind(), DecisionKind::react) << t.describe();
    ASSERT_EQ(t.decider(), P2);
    EXPECT_EQ(t.happened("round.won_or_lost"), 0);
    saved ? t.use(in.medicine) : t.pass();
    t.pass_until(DecisionKind::assign_casualty);
    EXPECT_EQ(t.zone(in.b), saved ? Zone::in_play : Zone::boot_hill);
    EXPECT_EQ(t.zone(in.c), Zone::in_play);
  }
}

TEST(ClassicReveal, APosseGoneBeforeTheComparisonEndsTheShootout) {
  PROVES("CT-SHOOT-011", "CT-SHOOT-012", "CT-SHOOT-013");
  DeathsHead in(true);
  Town& t = in.t;
  t.pass(P2);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(t.happened("hands.compared") + t.happened("round.won_or_lost"), 0);
  EXPECT_EQ(t.zone(in.a), Zone::in_play) << "though P2 had four nines";
  EXPECT_EQ(t.zone(in.b), Zone::boot_hill);
  EXPECT_EQ(t.events("shootout.won")[0].player, P1);
}

}  // namespace
}  // namespace highnoon::test
