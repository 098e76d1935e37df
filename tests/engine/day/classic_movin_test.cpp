// Moving by the ruleset `classic`: the free moves are Reloaded's; nothing stops who goes home booted.

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TownSpec classic(TownSpec spec = {}) {
  spec.ruleset = "classic";
  return spec;
}

bool moves(Town& t, CardId dude, LocationId to) { return t.offers(OptionKind::move, dude, to); }
bool moves_booting(Town& t, CardId dude, LocationId to) { return t.offers(OptionKind::move_booting, dude, to); }

/// A deed where Terrors cannot move to.
CardId barred_deed(Town& t) {
  return t.deed(P1, {.abilities = {standing().forbids(Act::move, op(Op::has_keyword, t.definitions().keyword("Terror")) &&
                                                                     op(Op::same_location, 0, {op(Op::event_to), here()}))}});
}

TEST(ClassicMovin, FromTheOwnHomeIsFreeToWhatIsNextToIt) {
  PROVES("CL-MOVE-005", "CL-MOVE-006", "CL-MOVE-011");
  Town t(classic());
  const CardId near = t.deed(P1);
  const CardId far = t.deed(P1);
  const CardId theirs = t.deed(P2);
  const CardId strike = t.deed(P2, {.keywords = {"Strike"}});
  const CardId dude = t.dude(P1);
  EXPECT_TRUE(moves(t, dude, near));
  EXPECT_TRUE(moves(t, dude, kSquare));
  EXPECT_EQ(t.count(OptionKind::move, dude), 2);
  for (const LocationId place : {LocationId(far), LocationId(theirs), LocationId(strike), t.home(P2)}) EXPECT_TRUE(moves_booting(t, dude, place));
}

TEST(ClassicMovin, ReachesEveryOtherPlace) {
  PROVES("CL-MOVE-002", "CL-MOVE-003", "CL-MOVE-013");
  Town t(classic());
  const CardId strike = t.deed(P2, {.keywords = {"Strike"}});
  const CardId theirs = t.deed(P2);
  const CardId dude = t.dude(P1);
  for (const LocationId place : {LocationId(theirs), LocationId(strike), t.home(P2)}) EXPECT_TRUE(moves_booting(t, dude, place));
  EXPECT_EQ(t.count(OptionKind::move_booting, dude), 3) << "and not to where he is";
  EXPECT_EQ(t.count(OptionKind::move, dude), 1) << "to the square";
  t.move(dude, strike);
  EXPECT_EQ(t.where(dude), LocationId(strike));
  EXPECT_TRUE(t.is_booted(dude));
}

TEST(ClassicMovin, BootsFromWhereverItIsNotFree) {
  PROVES("CL-MOVE-004");
  Town t(classic());
  const CardId x = t.deed(P1);
  const CardId y = t.deed(P1);
  const CardId dude = t.dude(P1, {.at = x});
  EXPECT_EQ(t.count(OptionKind::move, dude), 0);
  t.move(dude, y);
  EXPECT_TRUE(t.is_booted(dude));
}

TEST(ClassicMovin, FromTheSquareIsFreeButToTheOwnHome) {
  PROVES("CL-MOVE-007", "CL-MOVE-008", "CL-MOVE-009");
  Town t(classic());
  const CardId deed = t.deed(P2);
  const CardId dude = t.dude(P1, {.at = kSquare});
  EXPECT_TRUE(moves(t, dude, deed));
  EXPECT_TRUE(moves(t, dude, t.home(P2)));
  EXPECT_TRUE(moves_booting(t, dude, t.home(P1)));
  EXPECT_FALSE(moves(t, dude, kSquare) || moves_booting(t, dude, kSquare));
  t.move(dude, t.home(P1));
  EXPECT_EQ(t.where(dude), t.home(P1));
  EXPECT_TRUE(t.is_booted(dude));
}

TEST(ClassicMovin, NeedsAnUnbootedDude) {
  PROVES("CL-MOVE-001", "CL-MOVE-010");
  Town t(classic());
  t.deed(P1);
  const CardId at_home = t.dude(P1, {.booted = true});
  const CardId in_square = t.dude(P1, {.at = kSquare, .booted = true});
  EXPECT_FALSE(t.offers_any(at_home));
  EXPECT_FALSE(t.offers_any(in_square));
}

TEST(ClassicMovin, FromAnotherHomeBoots) {
  PROVES("CL-MOVE-012");
  Town t(classic());
  const CardId dude = t.dude(P1, {.at = t.home(P2)});
  EXPECT_EQ(t.count(OptionKind::move, dude), 0);
  t.move(dude, kSquare);
  EXPECT_TRUE(t.is_booted(dude));
}

TEST(ClassicMovin, BansCloseThePlay) {
  PROVES("CL-MOVE-014");
  Town t(classic());
  const CardId barred = barred_deed(t);
  const CardId terror = t.dude(P1, {.keywords = {"Abomination"}});
  const CardId plain = t.dude(P1);
  EXPECT_FALSE(moves(t, terror, barred) || moves_booting(t, terror, barred));
  EXPECT_TRUE(moves(t, terror, kSquare));
  EXPECT_TRUE(moves(t, plain, barred));
}

// --- by effects ------------------------------------------------------------------------------------------------------------------------

/// Moves any dude anywhere.
Ability takes_along() { return noon().choose(dudes(anything())).choose(ChoiceDef::Kind::location, anything(), left_out(), left_out()).effect(Verb::move, slot(0), op(Op::slot_location, 1)); }

TEST(ClassicMovin, EffectsMoveWhoIsBootedAndDoNotBoot) {
  PROVES("CL-MOVE-019", "CL-MOVE-020");
  Town t(classic());
  const CardId strike = t.deed(P2, {.keywords = {"Strike"}});
  const CardId x = t.deed(P1);
  const CardId guide = t.action_in_hand(P1, {.abilities = {takes_along()}});
  const CardId second = t.action_in_hand(P1, {.abilities = {takes_along()}});
  const CardId booted = t.dude(P1, {.booted = true});
  const CardId fresh = t.dude(P1, {.at = x});
  t.use(guide);
  t.pick(booted);
  t.pick(kSquare);
  EXPECT_EQ(t.where(booted), kSquare);
  EXPECT_TRUE(t.is_booted(booted));
  t.pass(P2);
  t.use(second);
  t.pick(fresh);
  t.pick(LocationId(strike));
  EXPECT_EQ(t.where(fresh), LocationId(strike));
  EXPECT_FALSE(t.is_booted(fresh));
}

TEST(ClassicMovin, BansBindEffectsToo) {
  PROVES("CL-MOVE-021");
  Town t(classic());
  const CardId barred = barred_deed(t);
  const CardId guide = t.action_in_hand(P1, {.abilities = {takes_along()}});
  const CardId terror = t.dude(P1, {.keywords = {"Abomination"}});
  t.dude(P1);
  t.use(guide);
  t.pick(terror);
  EXPECT_TRUE(t.offers(OptionKind::place, kSquare));
  EXPECT_FALSE(t.offers(OptionKind::place, LocationId(barred)));
}

// --- going home ------------------------------------------------------------------------------------------------------------------------

CardId sender(Town& t, bool booted = true) {
  return t.action_in_hand(P1, {.abilities = {noon().choose(dudes(anything())).effect(booted ? EffectSpec{Verb::send_home, {Argument(slot(0)), Argument(1)}}
                                                                                            : EffectSpec{Verb::send_home, {Argument(slot(0)), Argument(left_out()), Argument(1)}})}});
}

TEST(ClassicMovin, HomeIsThatOfWhoControlsTheDude) {
  PROVES("CL-MOVE-015");
  Town t(classic());
  const CardId deed = t.deed(P1);
  const CardId dude = t.dude(P2, {.at = deed, .owner = P1});
  t.dude(P2);
  const CardId action = sender(t);
  t.use(action);
  t.pick(dude);
  EXPECT_EQ(t.where(dude), t.home(P2));
  EXPECT_TRUE(t.is_booted(dude));
}

/// A dude of P1 in the square who cannot move home.
struct Kept {
  explicit Kept(TownSpec spec) : t(std::move(spec)) {
    t.deed(P2, {.abilities = {standing().forbids(Act::move, op(Op::same_location, 0, {op(Op::event_to), op(Op::home_of, 0, {op(Op::owner_of, 0, {op(Op::candidate)})})}))}});
    kept = t.dude(P1, {.at = kSquare});
    t.dude(P2);
  }
  Town t;
  CardId kept;
};

TEST(ClassicMovin, NothingStopsWhoGoesHomeBooted) {
  PROVES("CL-MOVE-016");
  Kept k(classic());
  const CardId action = sender(k.t);
  EXPECT_FALSE(moves_booting(k.t, k.kept, k.t.home(P1)));
  k.t.use(action);
  k.t.pick(k.kept);
  EXPECT_EQ(k.t.where(k.kept), k.t.home(P1));
  EXPECT_TRUE(k.t.is_booted(k.kept));
}

TEST(ClassicMovin, ABanStopsWhoGoesHomeUnbooted) {
  Kept k(classic());
  const CardId action = sender(k.t, false);
  k.t.use(action);
  if (k.t.offers(OptionKind::card, k.kept)) k.t.pick(k.kept);
  EXPECT_EQ(k.t.where(k.kept), kSquare);
}

TEST(ClassicMovin, ByTheOtherRulesABanStopsWhoGoesHomeBooted) {
  Kept k({});
  const CardId action = sender(k.t);
  k.t.use(action);
  if (k.t.offers(OptionKind::card, k.kept)) k.t.pick(k.kept);
  EXPECT_EQ(k.t.where(k.kept), kSquare);
}

TEST(ClassicMovin, WhoIsAtHomeAlreadyIsBooted) {
  PROVES("CL-MOVE-017");
  Town t(classic());
  const CardId dude = t.dude(P1);
  t.dude(P1, {.at = kSquare});
  const CardId action = sender(t);
  t.use(action);
  t.pick(dude);
  EXPECT_EQ(t.where(dude), t.home(P1));
  EXPECT_TRUE(t.is_booted(dude));
}

TEST(ClassicMovin, ALostDeedSendsAllHomeBooted) {
  PROVES("CL-MOVE-018");
  for (const Verb verb : {Verb::ace, Verb::discard}) {
    Town t(classic());
    const CardId deed = t.deed(P2);
    const CardId razed = t.action_in_hand(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).effect(verb, slot(0))}});
    const CardId mine = t.dude(P1, {.at = deed});
    const CardId theirs = t.dude(P2, {.at = deed, .booted = true});
    t.use(razed);
    t.pick(deed);
    EXPECT_EQ(t.where(mine), t.home(P1));
    EXPECT_EQ(t.where(theirs), t.home(P2));
    EXPECT_TRUE(t.is_booted(mine));
    EXPECT_TRUE(t.is_booted(theirs));
  }
}

TEST(ClassicMovin, AnUnpaidDeedSendsAllHomeBooted) {
  PROVES("CL-MOVE-018");
  Town t(classic({.phase = Phase::upkeep, .ghost_rock = 0}));
  const CardId deed = t.deed(P1, {.upkeep = 3});
  const CardId guest = t.dude(P2, {.at = deed});
  t.pass_until_phase(Phase::noon);
  EXPECT_EQ(t.zone(deed), Zone::discard);
  EXPECT_EQ(t.where(guest), t.home(P2));
  EXPECT_TRUE(t.is_booted(guest));
}

/// A Terror and another dude of P1 next to a deed that Terrors cannot move to, where P1 and P2 have a dude each.
struct BarredPlace {
  BarredPlace() : t(classic()) {
    barred = barred_deed(t);
    terror = t.dude(P1, {.keywords = {"Abomination"}, .at = kSquare});
    plain = t.dude(P1, {.at = kSquare});
    caller = t.dude(P1, {.at = barred, .booted = true});
    called = t.dude(P2, {.at = barred});
  }
  Town t;
  CardId barred, terror, plain, caller, called;
};

TEST(ClassicMovin, ABanIsOneOnJobsAndPossesToo) {
  PROVES("CL-MOVE-022");
  {
    BarredPlace in;
    EXPECT_TRUE(moves(in.t, in.plain, in.barred));
    EXPECT_FALSE(moves(in.t, in.terror, in.barred) || moves_booting(in.t, in.terror, in.barred));
  }
  {
    BarredPlace in;
    const CardId job = in.t.action_in_hand(P1, {.abilities = {noon().choose(cards(is(CardType::deed))).job(0).on_success(effect(Verb::gain, you(), num(2)))}});
    in.t.use(job);
    in.t.pick(in.barred);
    EXPECT_TRUE(in.t.offers(OptionKind::card, in.plain));
    EXPECT_FALSE(in.t.offers(OptionKind::card, in.terror)) << "leads no job there";
    in.t.pick(in.plain);
    in.t.pass_until(DecisionKind::noon_play);
    EXPECT_EQ(in.t.where(in.terror), kSquare) << "nor joins it";
  }
  {
    BarredPlace in;
    in.t.edit([&](Kernel& k) { k.card(in.caller).set(kBooted, false); });
    in.t.call_out(in.caller, in.called);
    in.t.accept();
    ASSERT_EQ(in.t.kind(), DecisionKind::join_posse);
    EXPECT_TRUE(in.t.offers_any(in.plain));
    EXPECT_FALSE(in.t.offers_any(in.terror)) << "cannot join from next door";
  }
}

TEST(ClassicMovin, WhoRunsGetsHomeThoughAllMovesAreBarred) {
  PROVES("CL-MOVE-023");
  TownSpec spec = classic();
  spec.parameters.push_back({Parameter::tied_round_casualties, 0});
  Town t(spec);
  const CardId dude = t.dude(P1, {.abilities = {standing().forbids(Act::move)}, .at = kSquare});
  const CardId other = t.dude(P2, {.at = kSquare});
  t.draws(P1, "2C 4D 6H 8S TC");
  t.draws(P2, "2D 4H 6S 8C TD");
  t.call_out(dude, other);
  t.accept();
  t.pass_until(DecisionKind::flee, P1);
  t.flee(dude);
  EXPECT_EQ(t.where(dude), t.home(P1));
  EXPECT_TRUE(t.is_booted(dude));
}

}  // namespace
}  // namespace highnoon::test
