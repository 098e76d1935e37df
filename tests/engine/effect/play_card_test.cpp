#include "effect/play_card.hpp"

#include <gtest/gtest.h>

#include "effect/actions.hpp"
#include "effect/verb.hpp"
#include "state/zone.hpp"
#include "tests/support/order.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Expr own_hand() { return op(Op::cards_in_hand, 0, {you()}); }

// --- into play by an effect --------------------------------------------------------------------------------------------------------

TEST(PlayCard, ADeedPutIntoPlayIsPaidForAndGoesToEitherEnd) {
  PROVES("RR-SHOP-019");
  Town t;
  const CardId actor = t.dude(P1, {.abilities = {noon().choose(own_hand()).effect(Verb::put_into_play, slot(0), left_out(), 1)}});
  const CardId first = t.deed(P1);
  const CardId deed = t.in_hand(P1, CardType::deed, {.cost = 4});
  const CardId dear = t.in_hand(P1, CardType::deed, {.cost = 12});
  t.use(actor);
  EXPECT_FALSE(t.offers(OptionKind::card, dear)) << "eleven after the reduction, with ten in the stash";
  t.pick(deed);
  ASSERT_EQ(t.kind(), DecisionKind::shop_position);
  EXPECT_EQ(t.ghost_rock(P1), 10) << "not paid before all is chosen";
  watcher(t, P2, TriggerPoint::card_entering_play, Window::before);
  t.take(OptionKind::end_of_street, Side::left);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  EXPECT_EQ(t.ghost_rock(P1), 7);
  EXPECT_EQ(t.zone(deed), Zone::hand);
  t.pass();
  EXPECT_EQ(t.ghost_rock(P1), 7);
  EXPECT_EQ(t.street(P1), (std::vector<CardId>{deed, t.home_card(P1), first}));
}

TEST(PlayCard, GoodsAreNotPutIntoPlayWithoutABearer) {
  PROVES("RR-GOODS-001");
  Town t;
  const CardId actor = t.dude(P1, {.abilities = {noon().choose(own_hand()).effect(Verb::put_into_play, slot(0))}});
  t.in_hand(P1, CardType::goods);
  EXPECT_FALSE(t.can_use(actor));
}

TEST(PlayCard, ADudePutIntoPlayMayJoinThePosse) {
  Town t;
  const CardId a = t.dude(P1, {.abilities = {shootout_play().joins_posse().choose(own_hand()).effect(
                                                Verb::put_into_play, slot(0), left_out(), left_out(), 1, left_out(), 1)},
                               .at = kSquare});
  const CardId b = t.dude(P2, {.at = kSquare});
  const CardId newcomer = t.in_hand(P1, CardType::dude, {.cost = 3});
  t.shootout(a, b);
  t.use(a);
  t.pick(newcomer);
  EXPECT_EQ(t.side(newcomer), 1);
  EXPECT_EQ(t.where(newcomer), kSquare);
  EXPECT_EQ(t.ghost_rock(P1), 10) << "free";
}

// --- paying from cards -------------------------------------------------------------------------------------------------------------

TEST(Pay, GhostRockKeptOnACardMayPayForShootoutAbilities) {
  Town t({.ghost_rock = 1});
  const CardId a = t.dude(P1, {.abilities = {shootout_play().pay(2).effect(Verb::bounty, self(), 1), noon().pay(2).effect(Verb::bounty, self(), 1)},
                               .at = kSquare});
  const CardId purse = t.goods(P1, a, {.abilities = {standing().permits(Permit::pay_shootout_abilities, is_card(self()))}});
  const CardId b = t.dude(P2, {.at = kSquare});
  t.edit([&](Kernel& k) { k.card(purse).pool = 2; });
  EXPECT_FALSE(t.can_use(a, 1)) << "a Noon ability";
  t.shootout(a, b);
  t.use(a, 0);
  ASSERT_EQ(t.kind(), DecisionKind::pay_from);
  EXPECT_FALSE(t.offers(OptionKind::number, 0)) << "the stash holds one only";
  t.pick_number(1);
  EXPECT_EQ(t.ghost_rock(P1), 0);
  EXPECT_EQ(t.card(purse).pool, 1);
  EXPECT_EQ(t.bounty(a), 1);
}

// --- words that lead to other words ------------------------------------------------------------------------------------------------

TEST(May, HappensOnlyIfThePlayerWantsIt) {
  for (const bool wanted : {true, false}) {
    Town t;
    const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::may, you(), std::vector{effect(Verb::gain, you(), 3)},
                                                                std::vector{effect(Verb::lose, you(), 1)})}});
    t.use(dude);
    ASSERT_EQ(t.kind(), DecisionKind::may);
    if (wanted) {
      t.yes();
    } else {
      t.no();
    }
    EXPECT_EQ(t.ghost_rock(P1), wanted ? 13 : 9);
  }
}

TEST(ForEach, HappensOnceForEachCard) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::for_each, dudes(!mine()), 6,
                                                              std::vector{effect(Verb::boot, slot(6)), effect(Verb::gain, you(), 1)})}});
  const CardId a = t.dude(P2);
  const CardId b = t.dude(P2);
  t.use(dude);
  EXPECT_TRUE(t.is_booted(a));
  EXPECT_TRUE(t.is_booted(b));
  EXPECT_FALSE(t.is_booted(dude));
  EXPECT_EQ(t.ghost_rock(P1), 12);
}

TEST(Search, OfADeckMayEndWithAShuffle) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::search_deck, you(), 5, is(CardType::deed), 1).effect(Verb::to_hand, slot(5))}});
  const CardId deed = t.put_card(P1, Zone::deck, CardType::deed);
  t.use(dude);
  t.pick(deed);
  EXPECT_EQ(t.zone(deed), Zone::hand);
  EXPECT_EQ(t.happened("deck.shuffled"), 1);
}

TEST(Attach, AnEffectPutsATotemOnADeedOrTheHomeOnly) {
  PROVES("RR-TOTEM-002", "RR-TOTEM-004");
  Town t;
  const CardId actor =
      t.dude(P1, {.abilities = {noon().choose(own_hand()).choose(cards(anything())).effect(Verb::attach, slot(0), slot(1))}});
  const CardId deed = t.deed(P1);
  const CardId shaman = t.dude(P1, {.keywords = {"Shaman 1"}});
  const CardId totem = t.in_hand(P1, CardType::spell, {.keywords = {"Spirit", "Totem"}});
  t.use(actor);
  if (t.offers(OptionKind::card, totem)) t.pick(totem);
  EXPECT_TRUE(t.offers(OptionKind::card, deed)) << "no Shaman there, and none is needed";
  EXPECT_TRUE(t.offers(OptionKind::card, t.home_card(P1)));
  EXPECT_FALSE(t.offers(OptionKind::card, shaman));
  t.pick(t.home_card(P1));
  EXPECT_EQ(t.host(totem), t.home_card(P1));
}

TEST(Take, NothingHappensIfThereIsNothingToTake) {
  Town t;
  const CardId thief = t.dude(P1, {.abilities = {noon().effect(Verb::take, you(), num(2), opponent())}});
  t.ghost_rock(P2, 0);
  t.use(thief);
  EXPECT_EQ(t.happened("ghost_rock.taken"), 0);
  EXPECT_EQ(t.ghost_rock(P1), 10);
}

TEST(PlayCard, AGadgetPutIntoPlayForNothingIsInventedForNothing) {
  for (const bool free : {true, false}) {
    Town t;
    const Argument pays = free ? Argument(1) : Argument(left_out());
    const CardId actor = t.dude(P1, {.abilities = {noon().choose(op(Op::cards_in_hand, 0, {you()})).effect(
                                         EffectSpec{Verb::put_into_play, {Argument(slot(0)), Argument(left_out()), Argument(left_out()), pays}})}});
    const CardId inventor = t.dude(P1, {.keywords = {"Mad Scientist 5"}});
    const CardId gadget = t.in_hand(P1, CardType::deed, {.cost = 4, .difficulty = 3, .keywords = {"Gadget"}});
    t.pulls(P1, "9C");
    t.use(actor);
    t.pick(gadget);
    t.pass_until(DecisionKind::noon_play);
    EXPECT_EQ(t.zone(gadget), Zone::in_play);
    EXPECT_EQ(t.ghost_rock(P1), free ? 10 : 6);
    EXPECT_TRUE(t.is_booted(inventor));
  }
}

TEST(Attach, IsForGoodsAndSpellsThatAreNotInPlay) {
  Town t;
  const auto onto_self = [](Expr what) { return noon().choose(std::move(what)).effect(Verb::attach, slot(0), self()); };
  const Expr held = op(Op::cards_in_hand, 0, {you()});
  const CardId actor = t.dude(P1, {.abilities = {onto_self(held), onto_self(cards(is(CardType::goods)))}});
  const CardId other = t.dude(P1);
  t.goods(P1, other);
  t.in_hand(P1, CardType::deed);
  EXPECT_FALSE(t.can_use(actor, 0)) << "a deed is attached to nothing";
  EXPECT_FALSE(t.can_use(actor, 1)) << "what is in play changes hands by other words";
  t.in_hand(P1, CardType::goods);
  EXPECT_TRUE(t.can_use(actor, 0));
}

TEST(Search, ShowsThePlayerTheDeck) {
  Town t({.deck = 4});
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::search_deck, you(), 5, is(CardType::deed), 1).effect(Verb::to_hand, slot(5))}});
  t.put_card(P1, Zone::deck, CardType::deed);
  t.edit([&](Kernel& k) {
    for (const CardId card : k.player(P1).deck) k.card(card).known = 0;
  });
  t.use(dude);
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  for (const CardId card : t.pile(P1, Zone::deck)) EXPECT_EQ(t.card(card).known, 1) << "seen by player 1 alone";
}

TEST(Pay, NothingCanBePaidWithNothing) {
  Town t({.ghost_rock = 0});
  const auto pay = [](int n) { return noon().effect(Verb::pay, you(), n).effect(Verb::gain, you(), 2); };
  const CardId dude = t.dude(P1, {.abilities = {pay(0), pay(1)}});
  EXPECT_FALSE(t.can_use(dude, 1));
  t.use(dude, 0);
  EXPECT_EQ(t.ghost_rock(P1), 2);
}

TEST(Token, MayEnterBooted) {
  Town t;
  const DefId def = t.define(CardType::dude, {.title = "Ghost", .keywords = {"Token"}});
  const auto makes = [&](Argument is_booted) {
    return noon().effect(Verb::make_token, static_cast<std::int32_t>(def), you(), square(), Argument{}, is_booted);
  };
  const CardId maker = t.dude(P1, {.abilities = {makes(1), makes(Argument{})}});
  std::vector<bool> booted;
  for (const int ability : {0, 1}) {
    t.use(maker, ability);
    const auto entered = t.events("card.entered_play");
    booted.push_back(t.is_booted(entered.back().subjects.front()));
    EXPECT_EQ(t.where(entered.back().subjects.front()), kSquare);
    t.pass(P2);
  }
  EXPECT_EQ(booted, (std::vector{true, false}));
  EXPECT_EQ(t.happened("card.booted"), 0);
}

TEST(Attach, TellsWhatComesFromAPlayHand) {
  const auto attaches = [](Zone zone) {
    return noon().choose(op(Op::all, bit(zone), {is(CardType::goods)})).effect(Verb::attach, slot(0), self());
  };
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {attaches(Zone::hand), attaches(Zone::discard)}});
  const CardId held = t.in_hand(P1, CardType::goods);
  const CardId lost = t.put_card(P1, Zone::discard, CardType::goods);
  t.use(dude, 0);
  t.pick(held);
  t.pass(P2);
  t.use(dude, 1);
  t.pick(lost);
  const auto attached = t.events("card.attached");
  ASSERT_EQ(attached.size(), 2u);
  EXPECT_TRUE(attached[0].flags & kEventFromHand);
  EXPECT_FALSE(attached[1].flags & kEventFromHand);
}

TEST(Transfer, ReachesWhatIsPlantedInTheTownSquare) {
  Town t;
  const CardId deed = t.deed(P1);
  const CardId sign = t.goods(P1, deed, {.abilities = {attaches_to(is(CardType::deed))}});
  t.edit([&](Kernel& k) {
    k.card(sign).host = {};
    k.card(sign).host_location = LocationId::town_square();
  });
  const CardId dude = t.dude(P1, {.abilities = {noon().choose(cards(is(CardType::goods))).choose(cards(is(CardType::deed)))
                                                    .effect(Verb::transfer, slot(0), slot(1))}});
  t.use(dude);
  t.pick(sign);
  t.pick(deed);
  EXPECT_EQ(t.host(sign), deed);
  EXPECT_FALSE(t.card(sign).host_location);
}

TEST(Take, ASingleGhostRockIsTakenToo) {
  Town t;
  const CardId thief = t.dude(P1, {.abilities = {noon().effect(Verb::take, you(), num(1), opponent())}});
  t.use(thief);
  EXPECT_EQ(t.ghost_rock(P1), 11);
  EXPECT_EQ(t.ghost_rock(P2), 9);
}

TEST(MakeToken, WhatMayNotEnterPlayDoesNot) {
  for (const bool forbidden : {true, false}) {
    Town t;
    const DefId def = t.define(CardType::dude, {.title = "Shade", .keywords = {"Token"}});
    const CardId actor = t.dude(P1, {.abilities = {noon().effect(Verb::make_token, static_cast<int>(def), you())}});
    if (forbidden) t.dude(P2, {.abilities = {standing().forbids(Act::enter_play, op(Op::is_token))}});
    t.use(actor);
    EXPECT_EQ(t.happened("card.entered_play"), forbidden ? 0 : 1);
  }
}

TEST(Verbs, LeaveOutWhatIsInTheGameNoMore) {
  Town t;
  const CardId token = t.dude(P1, {.keywords = {"Token"}});
  const CardId dude = t.dude(P1);
  t.game();
  t.edit([&](Kernel& k) {
    ace(k, one(token), {});
    const CardId after = new_card(k, k.card(dude).def, P1);  // in the token's place
    ASSERT_NE(after, token);
    ASSERT_FALSE(k.exists(token));
    VerbCall call;
    call.cause = {P1, kNoon, dude, 0, 0};
    for (const CardId card : {token, dude}) call.arguments[0].cards.push_back(card);
    drop_immune(k, call);
    EXPECT_EQ(call.arguments[0].cards.size(), 1u);
  });
}

/// A dude who costs 6, less the influence of whom he comes with.
CardSpec guest(int zones) {
  return {.cost = 6, .abilities = {standing().in_zones(zones).permits(Permit::enter_with, left_out(), op(Op::is_type, bit(CardType::dude))),
                                   standing().gives(StandingDef::Kind::cost, static_cast<int>(Stat::cost),
                                                    op(Op::negate, 0, {stat_of(Stat::influence, op(Op::event_other))}))}};
}

TEST(EnterWith, AnEffectPutsTheDudeIntoPlayWithAnotherToo) {
  Town t;
  const CardId friendly = t.dude(P1, {.influence = 3, .at = kSquare});
  t.dude(P2, {.influence = 9});
  const CardId card = t.put_card(P1, Zone::discard, CardType::dude, guest(bit(Zone::discard)));
  const CardId helper = t.deed(P1, {.abilities = {noon().effect(Verb::put_into_play, op(Op::all, bit(Zone::discard), {anything()}), left_out(), num(1))}});
  t.ghost_rock(P1, 2);
  t.use(helper);
  ASSERT_EQ(t.kind(), DecisionKind::enter_with);
  EXPECT_EQ(t.options().size(), 2u) << "nobody else, and not for the full price";
  t.take(OptionKind::enter_with, friendly, kSquare);
  EXPECT_EQ(t.where(card), kSquare);
  EXPECT_EQ(t.ghost_rock(P1), 0);
  EXPECT_EQ(t.host(card), CardId{});
}

TEST(EnterWith, ForNothingItIsAskedWhereAllTheSame) {
  Town t;
  const CardId weak = t.dude(P1, {.at = kSquare});
  const CardId card = t.put_card(P1, Zone::discard, CardType::dude, guest(bit(Zone::discard)));
  const CardId helper =
      t.deed(P1, {.abilities = {noon().effect(Verb::put_into_play, op(Op::all, bit(Zone::discard), {anything()}), left_out(), left_out(), 1)}});
  t.ghost_rock(P1, 0);
  t.use(helper);
  t.take(OptionKind::enter_with, weak, kSquare);
  EXPECT_EQ(t.where(card), kSquare);
}

TEST(PutOn, AnActionIsAttachedToACardOrToTheTownSquare) {
  Town t;
  const auto put = [](Argument to, Argument at) { return noon().effect(Verb::put_on, self(), std::move(to), std::move(at)); };
  const CardId dude = t.dude(P1);
  const CardId here = t.action_in_hand(P1, {.abilities = {put(Argument(), square())}});
  const CardId there = t.action_in_hand(P1, {.abilities = {put(dudes(anything()), Argument())}});
  t.use(here);
  EXPECT_EQ(t.zone(here), Zone::in_play);
  EXPECT_EQ(t.where(here), kSquare);
  t.pass(P2);
  t.use(there);
  EXPECT_EQ(t.host(there), dude);
  t.pass_until_day(2);
  EXPECT_EQ(t.zone(here), Zone::in_play) << "and stays";
}

TEST(SearchDeck, MayFindCardsElsewhere) {
  Town t;
  t.empty_deck(P1);
  const CardId gone = t.put_card(P1, Zone::boot_hill, CardType::dude);
  const CardId seeker = t.dude(P1, {.abilities = {noon().effect(Verb::search_deck, you(), 0, never(), Argument(), op(Op::all, bit(Zone::boot_hill), {anything()}))
                                                     .effect(Verb::to_hand, slot(0))}});
  t.use(seeker);
  t.pick(gone);
  EXPECT_EQ(t.zone(gone), Zone::hand);
}

}  // namespace
}  // namespace highnoon::test
