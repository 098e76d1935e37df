// What the words of an expression read (ops.inl), one by one.

#include <gtest/gtest.h>

#include <algorithm>

#include "ability/predicate.hpp"
#include "effect/actions.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// For whom an expression is read.
struct For {
  CardId self{};
  CardId candidate{};
  PlayerId you = P1;
  const Play* play = nullptr;
  LocationId place{};
};

int value(Town& t, const Expr& e, const For& whom = {}) {
  t.game();
  const NodeId node = e.build(t.definitions());
  const Kernel k = t.kernel();
  Context c{k, whom.self, whom.you, whom.play};
  c.candidate = whom.candidate;
  c.place = whom.place;
  return number(c, node);
}

std::vector<CardId> those(Town& t, const Expr& e, const For& whom = {}) {
  t.game();
  const NodeId node = e.build(t.definitions());
  const Kernel k = t.kernel();
  CardList found;
  collect(Context{k, whom.self, whom.you, whom.play}, node, found);
  return {found.begin(), found.end()};
}

/// A condition of a card: true of `yes` and false of `no`, whether the card is given (here as self) or is the one being filtered.
void expect_tells(Town& t, Op what, std::int32_t number, std::vector<Expr> before, CardId yes, CardId no, std::vector<Expr> after = {}) {
  const auto with = [&](const Expr& card) {
    std::vector<Expr> all = before;
    all.push_back(card);
    all.insert(all.end(), after.begin(), after.end());
    return op(what, number, all);
  };
  const auto without = after.empty() ? op(what, number, before) : with(left_out());
  SCOPED_TRACE(static_cast<int>(what));
  EXPECT_EQ(value(t, with(self()), {.self = yes, .candidate = no}), 1);
  EXPECT_EQ(value(t, with(self()), {.self = no, .candidate = yes}), 0);
  EXPECT_EQ(value(t, without, {.self = no, .candidate = yes}), 1);
  EXPECT_EQ(value(t, without, {.self = yes, .candidate = no}), 0);
  EXPECT_EQ(value(t, without, {}), 0) << "no card fulfils nothing";
}

TEST(Expression, AConditionIsAboutTheCardGivenOrElseTheOneBeingFiltered) {
  Town t;
  const CardId dude = t.dude(P1, {.title = "A", .bullets = 2, .stud = true, .keywords = {"Huckster 2"}, .at = kSquare, .bounty = 1});
  const CardId other = t.dude(P2, {.title = "B", .keywords = {"Huckster 1"}, .abilities = {noon().effect(Verb::gain, you(), 1)}});
  const CardId plain = t.dude(P1, {.title = "C", .at = t.home(P1), .booted = true});
  const CardId deed = t.deed(P1, {.keywords = {"Out of Town"}});
  const CardId away = t.dude(P2, {.at = deed});
  const CardId guest = t.dude(P2, {.at = t.home(P1)});
  const CardId goods = t.goods(P1, dude);
  const CardId more = t.goods(P2, other);
  const CardId held = t.in_hand(P1, CardType::goods);
  const CardId unfit = t.in_hand(P1, CardType::goods, {.abilities = {attaches_to(never())}});
  const CardId drawn = t.put_card(P1, Zone::draw_hand, CardType::deed);
  const CardId twin = t.in_hand(P1, CardType::dude, {.title = "A"});
  t.game();
  t.edit([&](Kernel& k) {
    k.card(plain).owner = P2;
    k.card(away).owner = P1;
    k.card(other).set(kEnteredThisPhase);
    k.card(other).used = 1;
  });
  const auto tells = [&](Op what, std::int32_t number, std::vector<Expr> before, CardId yes, CardId no, std::vector<Expr> after = {}) {
    expect_tells(t, what, number, std::move(before), yes, no, std::move(after));
  };
  const auto keyword = static_cast<int>(Keyword::huckster);
  tells(Op::is_type, bit(CardType::dude), {}, dude, deed);
  tells(Op::of_title, t.card(dude).def, {}, dude, other);
  tells(Op::has_keyword, keyword, {}, other, plain);
  tells(Op::has_keyword, keyword, {}, dude, other, {num(2)});
  tells(Op::controlled_by, 0, {you()}, plain, away);
  tells(Op::owned_by, 0, {you()}, away, plain);
  tells(Op::opposing, 0, {}, other, dude);
  tells(Op::is_booted, 0, {}, plain, dude);
  tells(Op::is_wanted, 0, {}, dude, plain);
  tells(Op::at_location, 0, {square()}, dude, plain);
  tells(Op::adjacent_to, 0, {square()}, plain, dude);
  tells(Op::nearby, 0, {square()}, dude, away);
  tells(Op::in_town, 0, {}, dude, away);
  tells(Op::at_home, 0, {}, plain, dude);
  tells(Op::at_home, 0, {}, other, guest);
  tells(Op::at_other_home, 0, {}, guest, plain);
  tells(Op::at_other_home, 0, {}, guest, dude);
  tells(Op::is_same, 0, {cards(op(Op::is_wanted))}, dude, plain);
  tells(Op::is_stud, 0, {}, dude, plain);
  tells(Op::has_attached, 0, {is(CardType::goods)}, dude, plain);
  tells(Op::attached_to, 0, {cards(mine())}, goods, more);
  tells(Op::is_attached, 0, {}, goods, dude);
  tells(Op::entered_this_phase, 0, {}, other, dude);
  tells(Op::in_zone, bit(Zone::hand), {}, held, dude);
  tells(Op::can_attach_to, 0, {cards(op(Op::is_wanted))}, held, unfit);
  tells(Op::has_ability_used, 0, {}, other, dude);
  tells(Op::is_faceup_draw, 0, {}, drawn, held);
  tells(Op::can_play, 0, {}, held, twin);
}

TEST(Expression, WhatAPlayHasComeTo) {
  Town t;
  Play play;
  for (const int end : {0, 1, 2}) {
    play.succeeded = static_cast<std::uint8_t>(end);
    play.job_outcome = static_cast<std::uint8_t>(end);
    EXPECT_EQ(value(t, op(Op::skill_succeeded), {.play = &play}), end == 1);
    EXPECT_EQ(value(t, op(Op::job_success), {.play = &play}), end == 1);
  }
  EXPECT_EQ(value(t, op(Op::skill_succeeded)), 0) << "there is no play";
  EXPECT_EQ(value(t, op(Op::job_success)), 0);
}

TEST(Expression, ConditionsOfAFightAreAboutTheCardGivenOrElseTheOneBeingFiltered) {
  Town t;
  const CardId leader = t.dude(P1, {.at = kSquare});
  const CardId friendly = t.dude(P1, {.at = kSquare});
  const CardId mark = t.dude(P2, {.at = kSquare});
  const CardId goods = t.goods(P1, leader);
  t.shootout(leader, mark);
  expect_tells(t, Op::in_shootout, 0, {}, leader, friendly);
  expect_tells(t, Op::in_shootout, 0, {}, goods, friendly);
  expect_tells(t, Op::in_posse_of, 0, {you()}, leader, mark);
  expect_tells(t, Op::in_posse_of, 0, {opponent()}, mark, friendly);
  expect_tells(t, Op::in_leader_posse, 0, {}, leader, mark);
  expect_tells(t, Op::is_leader, 0, {}, leader, mark);
  expect_tells(t, Op::is_mark, 0, {}, mark, leader);
  t.edit([&](Kernel& k) { k.player(P2).shooter = mark; });
  expect_tells(t, Op::is_shooter, 0, {}, mark, leader);
}

TEST(Expression, InAFightOpposingIsNobodyOfTheOwnPosse) {
  Town t({.players = 3});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId c = t.dude(P3, {.at = kSquare});
  const CardId idle = t.dude(P3, {.at = kSquare});
  const auto opposing = [&](CardId card, PlayerId you) { return value(t, op(Op::opposing), {.candidate = card, .you = you}); };
  EXPECT_EQ(opposing(c, P1), 1) << "outside a shootout whoever is another player's";
  EXPECT_EQ(opposing(c, {}), 1);
  t.shootout(a, b);
  t.edit([&](Kernel& k) { k.card(c).side = 1; });
  EXPECT_EQ(opposing(b, P1), 1);
  EXPECT_EQ(opposing(c, P1), 0) << "he has joined player 1";
  EXPECT_EQ(opposing(c, P2), 1);
  EXPECT_EQ(opposing(idle, P1), 1) << "in no posse";
  EXPECT_EQ(opposing(a, {}), 1) << "the rules themselves have no posse";
}

TEST(Expression, ANumberOfACardIsThatOfTheCardGiven) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 3, .influence = 1, .value = 8, .suit = Suit::hearts, .experience = 2, .keywords = {"Huckster 2"}, .bounty = 4});
  const CardId other = t.dude(P2, {.bullets = 1});
  t.game();
  t.edit([&](Kernel& k) { k.card(dude).pool = 5; });
  const auto told = [&](Op what, int number = 0) { return value(t, op(what, number, {self()}), {.self = dude, .candidate = other}); };
  EXPECT_EQ(told(Op::stat, static_cast<int>(Stat::bullets)), 3);
  EXPECT_EQ(told(Op::printed_stat, static_cast<int>(Stat::bullets)), 3);
  EXPECT_EQ(told(Op::rating, static_cast<int>(Keyword::huckster)), 2);
  EXPECT_EQ(told(Op::grit), 12) << "8, 3 bullets and 1 influence";
  EXPECT_EQ(told(Op::bounty), 4);
  EXPECT_EQ(told(Op::pool), 5);
  EXPECT_EQ(told(Op::suit_of), static_cast<int>(Suit::hearts));
  EXPECT_EQ(told(Op::experience), 2);
  // Of no card at all.
  for (const Op what : {Op::grit, Op::bounty, Op::pool, Op::suit_of, Op::experience}) EXPECT_EQ(value(t, op(what, 0, {bearer()})), 0);
}

TEST(Expression, NumbersAreComputedFromNumbers) {
  Town t;
  const auto of = [&](Op what, int a, int b) { return value(t, op(what, 0, {num(a), num(b)})); };
  EXPECT_EQ(of(Op::add, 7, 3), 10);
  EXPECT_EQ(of(Op::subtract, 7, 3), 4);
  EXPECT_EQ(of(Op::multiply, 7, 3), 21);
  EXPECT_EQ(of(Op::least, 7, 3), 3);
  EXPECT_EQ(of(Op::most, 7, 3), 7);
  EXPECT_EQ(value(t, op(Op::negate, 0, {num(7)})), -7);
  EXPECT_EQ(of(Op::multiply, 999'999, 999'999), 1'000'000) << "what does not fit is cut off";
  EXPECT_EQ(value(t, op(Op::if_number, 0, {anything(), num(7), num(3)})), 7);
  EXPECT_EQ(value(t, op(Op::if_number, 0, {never(), num(7), num(3)})), 3);
}

TEST(Expression, NumbersCompareAsTheWordSays) {
  Town t;
  const auto row = [&](Comparison how) {
    std::string found;
    for (const int a : {1, 2, 3}) found += value(t, compare(num(a), how, num(2))) ? 'y' : 'n';
    return found;
  };
  EXPECT_EQ(row(Comparison::equal), "nyn");
  EXPECT_EQ(row(Comparison::not_equal), "yny");
  EXPECT_EQ(row(Comparison::less), "ynn");
  EXPECT_EQ(row(Comparison::at_most), "yyn");
  EXPECT_EQ(row(Comparison::more), "nny");
  EXPECT_EQ(row(Comparison::at_least), "nyy");
}

TEST(Expression, SumHighestAndLowestAreOfTheCardsNamed) {
  Town t;
  for (const int bullets : {2, 5, 1}) t.dude(P1, {.bullets = bullets});
  t.dude(P2, {.bullets = 9});
  const auto bullets = static_cast<int>(Stat::bullets);
  const Expr all = dudes(mine()), none = dudes(never());
  EXPECT_EQ(value(t, op(Op::count, 0, {all})), 3);
  EXPECT_EQ(value(t, op(Op::sum_of, bullets, {all})), 8);
  EXPECT_EQ(value(t, op(Op::highest_of, bullets, {all})), 5);
  EXPECT_EQ(value(t, op(Op::lowest_of, bullets, {all})), 1);
  for (const Op what : {Op::sum_of, Op::highest_of, Op::lowest_of}) EXPECT_EQ(value(t, op(what, bullets, {none})), 0);
}

TEST(Expression, WhatAFightHasIsNothingOutsideOne) {
  Town t;
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const auto numbers = [&] {
    return std::vector{value(t, op(Op::round_number)),  value(t, op(Op::shootout_location)), value(t, op(Op::leader_player)),
                       value(t, op(Op::mark_player)),   value(t, op(Op::in_a_shootout)),     value(t, op(Op::is_job)),
                       value(t, op(Op::opponent))};
  };
  const int theirs = 1 << P2.value;
  EXPECT_EQ(numbers(), (std::vector{0, 0, 0, 0, 0, 0, theirs}));
  EXPECT_TRUE(those(t, op(Op::leader)).empty());
  EXPECT_TRUE(those(t, op(Op::mark)).empty());
  t.shootout(a, b);
  EXPECT_EQ(numbers(), (std::vector<int>{1, kSquare.raw, 1 << P1.value, theirs, 1, 0, theirs}));
  EXPECT_EQ(those(t, op(Op::leader)), std::vector{a});
  EXPECT_EQ(those(t, op(Op::mark)), std::vector{b});
  EXPECT_EQ(those(t, op(Op::posse_of, 0, {opponent()})), std::vector{b});
}

TEST(Expression, TheOpponentIsWhoFightsYouElseTheNextPlayer) {
  Town t({.players = 3});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId c = t.dude(P3, {.at = kSquare});
  const auto opponent_of = [&](PlayerId you) { return value(t, opponent(), {.you = you}); };
  EXPECT_EQ(opponent_of(P1), 1 << P2.value);
  EXPECT_EQ(opponent_of(P3), 1 << P1.value);
  EXPECT_EQ(opponent_of({}), 0);
  t.shootout(a, c);
  EXPECT_EQ(opponent_of(P1), 1 << P3.value);
  EXPECT_EQ(opponent_of(P3), 1 << P1.value);
  EXPECT_EQ(opponent_of(P2), 1 << P3.value) << "who is not in it: the next";
  EXPECT_EQ(value(t, op(Op::other_players)), 0b110);
  EXPECT_EQ(value(t, op(Op::all_players)), 0b111);
}

TEST(Expression, ParametersOfTheRulesetAreReadAsOnOrOff) {
  Town t({.parameters = {{Parameter::refusal_boots, 1}, {Parameter::victory_points, 0}}});
  EXPECT_EQ(value(t, op(Op::is_ruleset_on, static_cast<int>(Parameter::refusal_boots))), 1);
  EXPECT_EQ(value(t, op(Op::is_ruleset_on, static_cast<int>(Parameter::victory_points))), 0);
}

TEST(Expression, ASlotHoldsWhatWasChosenAndWhileAPlaceIsChosenThePlaceTried) {
  Town t;
  t.game();
  Play play;
  const Expr there = op(Op::slot_location, 1);
  const LocationId home = t.home(P2);
  EXPECT_EQ(value(t, there), 0);
  EXPECT_EQ(value(t, there, {.play = &play}), 0);
  EXPECT_EQ(value(t, there, {.play = &play, .place = home}), home.raw);
  EXPECT_EQ(value(t, there, {.place = home}), home.raw);
  play.slots[1].filled = play.slots[1].count = 1;
  play.slots[1].values[0] = static_cast<std::int16_t>(kSquare.raw);
  EXPECT_EQ(value(t, there, {.play = &play, .place = home}), kSquare.raw) << "that slot is filled: the place tried is for another one";
  EXPECT_EQ(value(t, op(Op::slot_filled, 1), {.play = &play}), 1);
  EXPECT_EQ(value(t, op(Op::slot_filled, 2), {.play = &play}), 0);
  play.slots[2].filled = play.slots[2].count = 1;
  play.slots[2].values[0] = 1;
  EXPECT_EQ(value(t, op(Op::slot_player, 2), {.play = &play}), 1 << P2.value);
  EXPECT_EQ(value(t, op(Op::slot_player, 3), {.play = &play}), 0);
  EXPECT_EQ(value(t, op(Op::slot_player, 2)), 0);
}

TEST(Expression, TheTopOfADeckIsReadFromTheTop) {
  Town t({.deck = 0});
  const CardId third = t.put_card(P1, Zone::deck, CardType::deed);
  const CardId second = t.put_card(P1, Zone::deck, CardType::deed);
  const CardId first = t.put_card(P1, Zone::deck, CardType::deed);
  const auto top = [&](int n) { return those(t, op(Op::top_of_deck, 0, {you(), num(n)})); };
  EXPECT_TRUE(top(0).empty());
  EXPECT_EQ(top(1), (std::vector{first}));
  EXPECT_EQ(top(2), (std::vector{first, second}));
  EXPECT_EQ(top(9), (std::vector{first, second, third})) << "fewer if there are not as many";
}

TEST(Expression, TogetherIsEachCardOnce) {
  Town t;
  const CardId a = t.dude(P1, {.bounty = 1});
  const CardId b = t.dude(P1, {.booted = true, .bounty = 1});
  const CardId c = t.dude(P1, {.booted = true});
  EXPECT_EQ(those(t, op(Op::together, 0, {cards(op(Op::is_wanted)), cards(booted())})), (std::vector{a, b, c}));
}

TEST(Expression, WhatACardIsAttachedToAndWhatIsAttachedToIt) {
  Town t;
  const CardId dude = t.dude(P1);
  const CardId horse = t.goods(P1, dude), gun = t.goods(P1, dude);
  const CardId deed = t.deed(P2);
  EXPECT_EQ(those(t, op(Op::host_of, 0, {self()}), {.self = gun}), std::vector{dude});
  EXPECT_TRUE(those(t, op(Op::host_of, 0, {self()}), {.self = dude}).empty());
  auto carried = those(t, op(Op::attachments_of, 0, {self()}), {.self = dude});
  std::sort(carried.begin(), carried.end());
  EXPECT_EQ(carried, (std::vector{horse, gun}));
  EXPECT_EQ(those(t, op(Op::host_dude, 0, {self()}), {.self = gun}), std::vector{dude});
  EXPECT_EQ(those(t, op(Op::host_dude, 0, {self()}), {.self = dude}), std::vector{dude});
  EXPECT_TRUE(those(t, op(Op::host_dude, 0, {self()}), {.self = deed}).empty());
  EXPECT_EQ(those(t, bearer(), {.self = gun}), std::vector{dude});
  EXPECT_EQ(those(t, bearer(), {.self = deed}), std::vector{deed});
}

TEST(Expression, PlacesHaveKinds) {
  Town t;
  const CardId deed = t.deed(P1);
  const CardId out = t.deed(P1, {.keywords = {"Out of Town"}});
  const auto kinds = [&](LocationId place) {
    std::string found;
    Play play;
    play.slots[0].filled = play.slots[0].count = 1;
    play.slots[0].values[0] = static_cast<std::int16_t>(place.raw);
    for (const int kind : {kHome, kDeed, kTownSquare, kInTown, kOutOfTown}) {
      found += value(t, op(Op::is_location_kind, kind, {op(Op::slot_location, 0)}), {.play = &play}) ? 'y' : 'n';
    }
    return found;
  };
  EXPECT_EQ(kinds(t.home(P1)), "ynnyn");
  EXPECT_EQ(kinds(deed), "nynyn");
  EXPECT_EQ(kinds(out), "nynny");
  EXPECT_EQ(kinds(kSquare), "nnyyn");
  EXPECT_EQ(kinds({}), "nnnnn");
}

TEST(Expression, EveryPlayerIsAskedInTurn) {
  Town t({.players = 3});
  t.ghost_rock(P1, 4);
  t.ghost_rock(P2, 5);
  t.ghost_rock(P3, 4);
  const auto richer = [](Expr players) {
    return op(Op::every_player, 0, {std::move(players), compare(op(Op::ghost_rock, 0, {op(Op::that_player)}), Comparison::more,
                                                               op(Op::ghost_rock, 0, {you()}))});
  };
  EXPECT_FALSE(value(t, richer(op(Op::other_players))));
  t.ghost_rock(P3, 6);
  EXPECT_TRUE(value(t, richer(op(Op::other_players))));
  EXPECT_FALSE(value(t, richer(op(Op::all_players)))) << "nobody is richer than oneself";
  EXPECT_EQ(value(t, op(Op::that_player)), 0) << "nobody elsewhere";
}

TEST(Expression, ANoteIsKeptWhileTheCardIsInPlay) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1, .abilities = {noon().effect(Verb::note, self(), num(3)),
                                                noon().effect(Verb::discard, self()),
                                                standing().gives(StandingDef::Kind::stat, static_cast<int>(Stat::bullets),
                                                                 op(Op::note, 0, {self()}))}});
  EXPECT_EQ(t.stat(dude, Stat::bullets), 1);
  t.use(dude, 0);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 4) << "read anew";
  EXPECT_EQ(value(t, op(Op::note, 0, {self()}), {.self = dude}), 3);
  t.pass(P2);
  t.use(dude, 1);
  EXPECT_EQ(value(t, op(Op::note, 0, {self()}), {.self = dude}), 0);
}

TEST(Expression, WhoIsSingledOutIsSoForTraitsOfThatCardAlone) {
  Town t;
  const Expr chosen = op(Op::is_singled_out);
  const auto trait = standing().gives(Stat::bullets, 1, chosen);
  const CardId first = t.deed(P1, {.abilities = {noon().choose(dudes(mine())).effect(Verb::single_out, slot(0)), trait}});
  t.deed(P1, {.abilities = {trait}});
  const CardId a = t.dude(P1), b = t.dude(P1);
  t.use(first);
  t.pick(a);
  EXPECT_EQ(t.stat(a, Stat::bullets), 1) << "of two such traits one means the dude";
  EXPECT_EQ(t.stat(b, Stat::bullets), 0);
  t.pass_until_day(2);
  EXPECT_EQ(t.stat(a, Stat::bullets), 0);
}

TEST(Expression, APlaceIsSingledOutForItsCardAsOftenAsThatWasDone) {
  Town t;
  const CardId deed = t.deed(P1), other = t.deed(P1);
  const Ability aim = noon()
                          .choose(ChoiceDef::Kind::location, anything(), left_out(), left_out())
                          .effect(Verb::single_out, left_out(), left_out(), op(Op::slot_location, 0));
  const CardId gun = t.dude(P1, {.abilities = {aim, aim}});
  const CardId second = t.dude(P1, {.abilities = {aim}});
  const auto times = [&](LocationId place, CardId whose) {
    const Expr where = place == kSquare ? square() : op(Op::location_of, 0, {op(Op::candidate)});
    return value(t, op(Op::times_singled_out, 0, {where}), {.self = whose, .candidate = place.card()});
  };
  const auto aim_at = [&](CardId card, int ability, LocationId place) {
    t.use(card, ability);
    t.pick(place);
    t.pass(P2);
  };
  aim_at(gun, 0, deed);
  EXPECT_EQ(times(deed, gun), 1);
  aim_at(gun, 1, deed);
  EXPECT_EQ(times(deed, gun), 2);
  EXPECT_EQ(times(other, gun), 0);
  EXPECT_EQ(times(deed, second), 0);
  aim_at(second, 0, kSquare);
  EXPECT_EQ(times(kSquare, second), 1);
  EXPECT_EQ(times(kSquare, gun), 0);
  t.edit([&](Kernel& k) { discard(k, one(deed), {}); });
  EXPECT_EQ(std::count_if(t.state().modifiers.begin(), t.state().modifiers.end(), [](const Modifier& m) { return m.place == kSquare; }), 1);
  EXPECT_EQ(t.state().modifiers.size(), 1) << "a deed that is gone was never aimed at";
  t.pass_until_day(2);
  EXPECT_EQ(times(kSquare, second), 0) << "until the day ends";
}

}  // namespace
}  // namespace highnoon::test
