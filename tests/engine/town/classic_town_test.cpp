// Places, streets and control by the ruleset `classic`: as in Reloaded, but for what lies out of town and what each card is called.

#include "effect/modifier.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"
#include "town/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic(TownSpec spec = {}) {
  spec.ruleset = "classic";
  return spec;
}

Ability gains(Ability ability, int amount = 1) { return ability.effect(Verb::gain, you(), amount); }

/// A street X, home, Y of P1.
struct Street {
  Street() : t(classic()) {
    x = t.deed(P1, {.side = Side::left});
    y = t.deed(P1);
    home = t.home(P1);
  }
  bool touch(LocationId a, LocationId b) { return adjacent(t.kernel(), a, b) && adjacent(t.kernel(), b, a); }
  Town t;
  CardId x, y;
  LocationId home;
};

TEST(ClassicTown, ADeedIsWorthTheControlPointsOnIt) {
  PROVES("CL-TOWN-001");
  Town t(classic());
  t.deed(P1, {.control = 2});
  t.deed(P1);
  EXPECT_EQ(total_control(t.kernel(), P1), 2);
}

TEST(ClassicTown, AStreetBeginsAsTheHome) {
  PROVES("CL-TOWN-003");
  Town t(classic());
  EXPECT_EQ(t.street(P1), std::vector{t.home_card(P1)});
}

TEST(ClassicTown, StrikesAndOutOfTownDeedsLieOutside) {
  PROVES("CL-TOWN-004", "CL-TOWN-010");
  Town t(classic());
  const CardId plain = t.deed(P1);
  const CardId strike = t.deed(P1, {.keywords = {"Strike"}});
  const CardId second = t.deed(P1, {.keywords = {"Strike"}});
  const CardId outside = t.deed(P1, {.keywords = {"Out of Town"}});
  const Kernel k = t.kernel();
  EXPECT_TRUE(in_town(k, plain));
  for (const CardId deed : {strike, second, outside}) {
    EXPECT_FALSE(in_town(k, deed));
    for (const LocationId place : locations(k)) EXPECT_FALSE(adjacent(k, deed, place));
  }
  EXPECT_EQ(t.street(P1), (std::vector{t.home_card(P1), plain}));
}

TEST(ClassicTown, AShoppedStrikeTakesNoPlaceInTheStreet) {
  PROVES("CL-TOWN-004");
  Town t(classic());
  const CardId strike = t.in_hand(P1, CardType::deed, {.keywords = {"Strike"}});
  EXPECT_EQ(t.count(OptionKind::shop_deed, strike), 0);
  t.shop(strike);
  EXPECT_EQ(t.zone(strike), Zone::in_play);
  EXPECT_EQ(t.street(P1), std::vector{t.home_card(P1)});
}

TEST(ClassicTown, AStrikeIsNoneOutsideByTheOtherRules) {
  Town t;
  const CardId strike = t.deed(P1, {.keywords = {"Strike"}});
  EXPECT_TRUE(in_town(t.kernel(), strike));
}

TEST(ClassicTown, ANewDeedGoesToEitherEnd) {
  PROVES("CL-TOWN-005");
  for (const Side end : {Side::left, Side::right}) {
    Street s;
    const CardId z = s.t.in_hand(P1, CardType::deed);
    EXPECT_EQ(s.t.count(OptionKind::shop_deed, z), 2);
    s.t.shop(z, end);
    const std::vector<CardId> left = {z, s.x, s.t.home_card(P1), s.y}, right = {s.x, s.t.home_card(P1), s.y, z};
    EXPECT_EQ(s.t.street(P1), end == Side::left ? left : right);
  }
}

TEST(ClassicTown, NeighboursTouchAndNothingElseInAStreet) {
  PROVES("CL-TOWN-006", "CL-TOWN-012", "CL-TOWN-013");
  Street s;
  EXPECT_TRUE(s.touch(s.x, s.home));
  EXPECT_TRUE(s.touch(s.home, s.y));
  EXPECT_FALSE(s.touch(s.x, s.y));
  for (const LocationId place : locations(s.t.kernel())) EXPECT_FALSE(s.touch(place, place));
}

TEST(ClassicTown, TheGapOfALostDeedCloses) {
  PROVES("CL-TOWN-007");
  Town t(classic());
  const CardId x = t.deed(P1);
  const CardId y = t.deed(P1);
  const CardId razed = t.action_in_hand(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).effect(Verb::ace, slot(0))}});
  EXPECT_FALSE(adjacent(t.kernel(), t.home(P1), y));
  t.use(razed);
  t.pick(x);
  EXPECT_TRUE(adjacent(t.kernel(), t.home(P1), y));
}

TEST(ClassicTown, TheSquareTouchesEveryDeedInTown) {
  PROVES("CL-TOWN-008");
  Street s;
  const CardId theirs = s.t.deed(P2);
  for (const CardId deed : {s.x, s.y, theirs}) EXPECT_TRUE(s.touch(kSquare, deed));
}

TEST(ClassicTown, TheSquareIsNoDeed) {
  PROVES("CL-TOWN-009");
  Town t(classic());
  const CardId deed = t.deed(P2);
  const CardId visitor = t.dude(P2, {.at = kSquare});
  const CardId quake = t.action_in_hand(P1, {.abilities = {noon().effect(Verb::discard, cards(is(CardType::deed) && op(Op::in_town)))}});
  t.use(quake);
  EXPECT_EQ(t.zone(deed), Zone::discard);
  EXPECT_TRUE(is_location(t.kernel(), kSquare));
  EXPECT_EQ(t.where(visitor), kSquare);
}

TEST(ClassicTown, ADudeTouchesWhatTheirPlaceTouches) {
  PROVES("CL-TOWN-011");
  Town t(classic());
  const CardId x = t.deed(P1);
  const CardId y = t.deed(P1);
  const CardId scout = t.dude(P1, {.at = x});
  t.dude(P2, {.abilities = {}});
  const auto boots = [&](CardId place) {
    return t.action_in_hand(P1, {.abilities = {noon().effect(Verb::boot, dudes(op(Op::adjacent_to, 0, {op(Op::location_of, 0, {cards(op(Op::of_title, t.card(place).def))})})))}});
  };
  const CardId by_y = boots(y), by_x = boots(x);
  EXPECT_FALSE(t.can_use(by_x)) << "nobody is next to X";
  t.use(by_y);
  EXPECT_TRUE(t.is_booted(scout));
}

TEST(ClassicTown, PlacesAreHomesDeedsAndTheSquare) {
  PROVES("CL-TOWN-014");
  Street s;
  s.t.deed(P2, {.keywords = {"Strike"}});
  s.t.dude(P1);
  s.t.goods(P2, s.x, {.keywords = {"Improvement"}});
  EXPECT_EQ(locations(s.t.kernel()).size(), 6U);
}

// --- control ---------------------------------------------------------------------------------------------------------------------------

TEST(ClassicControlOf, AHomeIsItsPlayers) {
  PROVES("CL-CONTROL-001");
  Town t(classic());
  t.dude(P2, {.influence = 5, .at = t.home(P1)});
  t.game();
  EXPECT_EQ(controller_of(t.kernel(), t.home(P1)), P1);
}

TEST(ClassicControlOf, TheSquareIsNobodys) {
  PROVES("CL-CONTROL-002");
  Town t(classic());
  const CardId one = t.dude(P1, {.influence = 3, .at = kSquare});
  t.dude(P1, {.at = kSquare});
  t.goods(P1, one);
  EXPECT_EQ(controller_of(t.kernel(), kSquare), PlayerId{});
  EXPECT_EQ(t.count(OptionKind::trade_start), 0);
}

TEST(ClassicControlOf, ADeedIsWhoseTheMostInfluenceThereIs) {
  PROVES("CL-CONTROL-005", "CL-CONTROL-006", "CL-CONTROL-007");
  Town t(classic({.winner = P2}));
  const CardId deed = t.deed(P1, {.control = 2, .abilities = {gains(noon())}});
  t.dude(P1, {.influence = 1, .at = deed});
  t.dude(P2, {.influence = 2, .at = deed});
  ASSERT_EQ(t.decider(), P2);
  EXPECT_EQ(t.controller(deed), P2);
  EXPECT_EQ(total_control(t.kernel(), P1), 0);
  EXPECT_EQ(total_control(t.kernel(), P2), 2);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(deed)) << "its owner does not control it";
}

TEST(ClassicControlOf, YouIsWhoControlsTheCardNow) {
  PROVES("CL-CONTROL-003", "CL-CONTROL-007");
  Town t(classic({.winner = P2}));
  const CardId deed = t.deed(P1, {.abilities = {gains(noon())}});
  t.dude(P2, {.influence = 2, .at = deed});
  t.use(deed);
  EXPECT_EQ(t.ghost_rock(P2), 11);
  EXPECT_EQ(t.ghost_rock(P1), 10);
}

TEST(ClassicControlOf, ADudeChangesByEffectsAlone) {
  PROVES("CL-CONTROL-004", "CL-CONTROL-014");
  Town t(classic());
  const CardId deed = t.deed(P1);
  const CardId weak = t.dude(P1, {.at = deed});
  t.dude(P2, {.influence = 4, .at = deed});
  const CardId lured = t.dude(P2);
  const CardId lure = t.action_in_hand(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::take_control, slot(0), you())}});
  t.game();
  EXPECT_EQ(t.controller(deed), P2);
  EXPECT_EQ(t.controller(weak), P1);
  t.use(lure);
  t.pick(lured);
  EXPECT_EQ(t.controller(lured), P1);
  EXPECT_TRUE(dudes_of(t.kernel(), P1).contains(lured));
  EXPECT_FALSE(dudes_of(t.kernel(), P2).contains(lured));
}

TEST(ClassicControlOf, OwnersAbilitiesAreTheOwners) {
  PROVES("CL-CONTROL-008");
  Town t(classic());
  const CardId deed = t.deed(P1, {.abilities = {gains(react(TriggerPoint::dude_moved))}});
  const CardId boss = t.dude(P2, {.influence = 2, .at = deed});
  const CardId mover = t.dude(P1, {.at = kSquare});
  t.definitions().cards[t.card(deed).def].abilities[0].owner_only = true;
  ASSERT_EQ(t.decider(), P1);
  EXPECT_EQ(t.controller(deed), P2);
  t.move(mover, t.home(P2));
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.decider(), P1);
  t.use(deed);
  EXPECT_EQ(t.kind(), DecisionKind::noon_play) << "and not to the controller";
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.where(boss), LocationId(deed));
}

TEST(ClassicControlOf, ADeedChangesAsOftenAsInfluenceDoesAndStaysAsItIs) {
  PROVES("CL-CONTROL-009", "CL-CONTROL-010");
  Town t(classic({.winner = P2}));
  const CardId deed = t.deed(P1, {.booted = true});
  const auto street = t.street(P1);
  const CardId guest = t.dude(P2, {.influence = 1, .abilities = {noon().repeat().effect(Verb::move, self(), op(Op::location_of, 0, {cards(is(CardType::deed))})),
                                                                noon().repeat().effect(Verb::send_home, self(), left_out())}});
  const auto turn = [&](int ability) {
    t.use(guest, ability);
    t.pass(P1);
    return t.controller(deed);
  };
  EXPECT_EQ(turn(0), P2);
  EXPECT_TRUE(t.is_booted(deed));
  EXPECT_EQ(t.street(P1), street);
  EXPECT_EQ(turn(1), P1);
  EXPECT_EQ(turn(0), P2);
  EXPECT_EQ(t.day(), 1);
}

TEST(ClassicControlOf, ATieIsTheOwners) {
  PROVES("CL-CONTROL-011");
  Town t(classic({.players = 3}));
  const CardId deed = t.deed(P1);
  const CardId empty = t.deed(P1);
  t.dude(P2, {.influence = 2, .at = deed});
  t.dude(P3, {.influence = 2, .at = deed});
  t.game();
  EXPECT_EQ(t.controller(deed), P1);
  EXPECT_EQ(t.controller(empty), P1);
}

TEST(ClassicControlOf, WhoBringsACardIntoPlayOwnsIt) {
  PROVES("CL-CONTROL-015");
  Town t(classic());
  const CardId deed = t.in_hand(P1, CardType::deed);
  t.shop(deed, Side::right);
  const CardId guest = t.dude(P2, {.influence = 1});
  t.move(guest, deed);
  EXPECT_EQ(t.controller(deed), P2);
  EXPECT_EQ(t.card(deed).owner, P1);
}

}  // namespace
}  // namespace highnoon::test
