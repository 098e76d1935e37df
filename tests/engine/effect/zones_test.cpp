#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "state/zone.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Cause effect_of(PlayerId player, CardId card) {
  Cause cause;
  cause.player = player;
  cause.timing = kNoon;
  cause.card = card;
  return cause;
}

TEST(LeavingPlay, AnAcedDudeGoesToBootHillAndWhatItCarriesToTheDiscardPile) {
  PROVES("RR-PILE-011", "RR-PILE-012");
  Town t;
  const CardId dude = t.dude(P1);
  const CardId goods = t.goods(P1, dude);
  t.edit([&](Kernel& k) { ace(k, one(dude), {}); });
  EXPECT_EQ(t.zone(dude), Zone::boot_hill);
  EXPECT_EQ(t.zone(goods), Zone::discard);
}

TEST(Discard, TakesCardsOutOfBootHill) {
  Town t;
  const CardId card = t.put_card(P1, Zone::boot_hill, CardType::deed);
  const CardId theirs = t.put_card(P2, Zone::boot_hill, CardType::deed);
  const CardId digger = t.deed(P1, {.abilities = {noon().effect(Verb::discard, op(Op::all, bit(Zone::boot_hill), {anything()}))}});
  t.use(digger);
  EXPECT_EQ(t.pile(P1, Zone::discard), std::vector{card});
  EXPECT_EQ(t.pile(P2, Zone::discard), std::vector{theirs});
}

TEST(LeavingPlay, WhatADiscardedDudeCarriesGoesToItsOwnersPile) {
  PROVES("RR-PILE-012");
  Town t;
  const CardId dude = t.dude(P1);
  const CardId goods = t.goods(P1, dude);
  const CardId lent = t.goods(P1, dude, {.owner = P2});
  t.edit([&](Kernel& k) { discard(k, one(dude), {}); });
  EXPECT_EQ(t.zone(goods), Zone::discard);
  EXPECT_EQ(t.pile(P2, Zone::discard), std::vector<CardId>{lent});
}

TEST(LeavingPlay, ADudeThatIsTakenIntoHandLeavesWhatItCarriesAndItsBountyBehind) {
  Town t;
  const CardId dude = t.dude(P2);
  const CardId goods = t.goods(P2, dude);
  const CardId source = t.deed(P1);
  t.edit([&](Kernel& k) {
    k.card(dude).bounty = 3;
    return_from_play(k, one(dude), Zone::hand, effect_of(P1, source));
  });
  EXPECT_EQ(t.zone(dude), Zone::hand);
  EXPECT_EQ(t.zone(goods), Zone::discard);
  EXPECT_EQ(t.ghost_rock(P1), 13);
  EXPECT_EQ(t.card(dude).bounty, 0);
}

TEST(LeavingPlay, CardsInPlayThatAreShuffledAwayLeavePlay) {
  Town t;
  const CardId dude = t.dude(P1);
  const CardId goods = t.goods(P1, dude);
  const CardId mixer = t.deed(P1, {.abilities = {noon().choose(dudes(mine())).effect(Verb::shuffle_into_deck, slot(0))}});
  t.use(mixer);
  if (t.kind() == DecisionKind::choose_cards) t.take(OptionKind::card, dude);
  EXPECT_EQ(t.zone(dude), Zone::deck);
  EXPECT_EQ(t.zone(goods), Zone::discard);
  EXPECT_EQ(t.happened("card.left_play"), 1);
  EXPECT_EQ(t.happened("deck.shuffled"), 1);
}

TEST(Stash, MoreThanItHoldsEndsTheGameByName) {
  Town t;
  const CardId bank = t.deed(P1, {.abilities = {noon().effect(Verb::gain, you(), num(20))}});
  t.ghost_rock(P1, 29'990);
  EXPECT_ANY_THROW(t.use(bank));  // the table does not go on without a game
  EXPECT_EQ(t.game().outcome(), Outcome::halted);
  EXPECT_TRUE(t.game().halt_reason().starts_with("a stash is full: ")) << t.game().halt_reason();
  EXPECT_EQ(t.ghost_rock(P1), 29'990);
}

TEST(LeavingPlay, ACardUnderAnotherPlayersControlGoesToItsOwnersPile) {
  PROVES("RR-PILE-014");
  Town t;
  const CardId dude = t.dude(P2, {.owner = P1});
  t.edit([&](Kernel& k) { discard(k, one(dude), {}); });
  EXPECT_EQ(t.pile(P1, Zone::discard), std::vector<CardId>{dude});
  EXPECT_EQ(t.controller(dude), P1);
}

TEST(LeavingPlay, DudesAtADeedThatLeavesPlayGoHomeBooted) {
  PROVES("RR-LOC-012", "RR-LOC-013");
  Town t;
  const CardId deed = t.deed(P1);
  const CardId mine = t.dude(P1, {.at = deed});
  const CardId theirs = t.dude(P2, {.at = deed});
  const CardId improvement = t.goods(P1, deed, {.keywords = {"Improvement"}});
  t.edit([&](Kernel& k) { ace(k, one(deed), {}); });
  EXPECT_EQ(t.where(mine), t.home(P1));
  EXPECT_EQ(t.where(theirs), t.home(P2));
  EXPECT_TRUE(t.is_booted(mine) && t.is_booted(theirs));
  EXPECT_EQ(t.zone(deed), Zone::boot_hill);
  EXPECT_EQ(t.zone(improvement), Zone::discard);
}

TEST(WantedDudes, AnEffectThatDiscardsAnOpposingWantedDudeEarnsTheBounty) {
  PROVES("RC-WANTED-005");
  Town t;
  const CardId source = t.dude(P1);
  const CardId wanted = t.dude(P2, {.bounty = 2});
  t.edit([&](Kernel& k) { discard(k, one(wanted), effect_of(P1, source)); });
  EXPECT_EQ(t.ghost_rock(P1), 12);
  EXPECT_EQ(t.ghost_rock(P2), 10);
}

TEST(WantedDudes, NobodyCollectsForADudeThatTheyOwnOrControl) {
  PROVES("RC-WANTED-006", "RC-WANTED-007");
  Town t;
  const CardId source = t.dude(P1);
  const CardId owned = t.dude(P2, {.bounty = 2, .owner = P1});
  const CardId controlled = t.dude(P1, {.bounty = 2, .owner = P2});
  t.edit([&](Kernel& k) {
    discard(k, one(owned), effect_of(P1, source));
    discard(k, one(controlled), effect_of(P1, source));
  });
  EXPECT_EQ(t.ghost_rock(P1), 10);
}

TEST(WantedDudes, WithoutAnEffectTheBountyIsTheBanks) {
  Town t;
  const CardId wanted = t.dude(P2, {.bounty = 2});
  t.edit([&](Kernel& k) { discard(k, one(wanted), {}); });
  EXPECT_EQ(t.ghost_rock(P1), 10);
  EXPECT_EQ(t.bounty(wanted), 0);
}

TEST(Harrowed, AnEffectThatWouldAceOneInPlayDiscardsIt) {
  PROVES("RC-HARROWED-004");
  Town t;
  const CardId source = t.dude(P1);
  const CardId harrowed = t.dude(P2, {.keywords = {"Harrowed"}});
  t.edit([&](Kernel& k) { ace(k, one(harrowed), effect_of(P1, source)); });
  EXPECT_EQ(t.zone(harrowed), Zone::discard);
}

TEST(Harrowed, ACasualtyIsAced) {
  PROVES("RC-HARROWED-005");
  Town t;
  const CardId source = t.dude(P1);
  const CardId harrowed = t.dude(P2, {.keywords = {"Harrowed"}});
  t.edit([&](Kernel& k) {
    Cause casualty = effect_of(P1, source);
    casualty.flags = kEventCasualty;
    ace(k, one(harrowed), casualty);
  });
  EXPECT_EQ(t.zone(harrowed), Zone::boot_hill);
}

TEST(Token, ATokenThatLeavesPlayIsRemovedFromTheGame) {
  PROVES("RC-TOKEN-003");
  Town t;
  const CardId token = t.dude(P1, {.keywords = {"Token"}});
  t.edit([&](Kernel& k) { ace(k, one(token), {}); });
  EXPECT_EQ(t.zone(token), Zone::none);
  EXPECT_TRUE(t.pile(P1, Zone::boot_hill).empty());
}

TEST(Deck, AnEmptyDeckIsRemadeFromTheDiscardPileWhenACardIsNeeded) {
  PROVES("RR-PILE-009", "RR-PILE-010");
  Town t({.deck = 1});
  for (int i = 0; i < 6; ++i) t.put_card(P1, Zone::discard, CardType::action);
  const CardId buried = t.put_card(P1, Zone::boot_hill, CardType::action);
  t.edit([&](Kernel& k) { draw_cards(k, P1, 1, {}); });
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 6u);
  t.edit([&](Kernel& k) { draw_cards(k, P1, 2, {}); });
  EXPECT_EQ(t.hand_size(P1), 3);
  EXPECT_EQ(t.pile(P1, Zone::deck).size(), 4u);
  EXPECT_EQ(t.pile(P1, Zone::discard).size(), 0u);
  EXPECT_EQ(t.zone(buried), Zone::boot_hill);
}

TEST(Zones, ATokenIsRemovedWithoutBeingDiscarded) {
  Town t;
  const CardId token = t.dude(P1, {.keywords = {"Token"}});
  const CardId gun = t.goods(P1, token);
  const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::remove, dudes(op(Op::is_token)))}});
  t.use(dude);
  EXPECT_EQ(t.zone(token), Zone::none);
  EXPECT_EQ(t.zone(gun), Zone::discard);
  EXPECT_EQ(t.happened("dude.discarded"), 0);
}

TEST(Harrowed, InHandIsNotKeptFromBootHill) {
  PROVES("RC-HARROWED-006");
  Town t;
  const CardId held = t.in_hand(P2, CardType::dude, {.keywords = {"Harrowed"}});
  const CardId acer = t.deed(P1, {.abilities = {noon().effect(Verb::ace, op(Op::cards_in_hand, 0, {opponent()}))}});
  t.use(acer);
  EXPECT_EQ(t.zone(held), Zone::boot_hill);
}

TEST(Token, ActsByItsOwnTextAndIsNeverUnique) {
  PROVES("RC-TOKEN-002", "RC-TOKEN-004");
  Town t;
  const DefId def = t.define(CardType::dude, {.title = "Gun for Hire",
                                              .bullets = 2,
                                              .keywords = {"Token"},
                                              .abilities = {standing().gives(Stat::influence, 1), noon().effect(Verb::remove, self())}});
  const CardId maker = t.deed(P1, {.abilities = {noon().repeat().effect(Verb::make_token, static_cast<std::int32_t>(def), you())}});
  t.use(maker);
  t.pass(P2);
  t.use(maker);
  std::vector<CardId> tokens;
  for (const Card& card : t.state().all_cards()) {
    if (card.in_play() && card.def == def) tokens.push_back(card.id);
  }
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(t.stat(tokens[0], Stat::bullets), 2);
  EXPECT_EQ(t.stat(tokens[1], Stat::influence), 1) << "a trait that the effect does not speak of";
  t.pass(P2);
  t.use(tokens[0], 1);
  EXPECT_NE(t.zone(tokens[0]), Zone::in_play);
}

TEST(Transfer, OfACardToItselfIsNothing) {
  Town t;
  const CardId dude = t.dude(P1);
  const CardId other = t.dude(P1);
  const CardId goods = t.goods(P1, dude);
  const auto moved = [&](CardId card, CardId to) {
    t.edit([&](Kernel& k) { transfer(k, card, to, {P2, kNoon, other, 0, 0}); });
    return t.host(card) == to;
  };
  EXPECT_FALSE(moved(goods, goods));
  EXPECT_EQ(t.host(goods), dude);
  EXPECT_TRUE(moved(goods, other));
}

TEST(ToDeck, IsItsTopUnlessTheBottomIsSaid) {
  for (const bool bottom : {true, false}) {
    Town t({.deck = 3});
    const Argument where = bottom ? Argument(1) : Argument(left_out());
    const CardId actor = t.dude(P1, {.abilities = {noon().choose(op(Op::cards_in_hand, 0, {you()})).effect(EffectSpec{Verb::to_deck, {Argument(slot(0)), where}})}});
    const CardId held = t.in_hand(P1, CardType::deed);
    t.use(actor);
    if (t.kind() == DecisionKind::choose_cards) t.pick(held);
    const auto deck = t.pile(P1, Zone::deck);
    ASSERT_EQ(deck.size(), 4u);
    EXPECT_EQ(bottom ? deck.front() : deck.back(), held);
  }
}

TEST(Remove, TakesACardOutOfTheGameNeitherAcedNorDiscarded) {
  PROVES("CL-PILE-008");
  Town t({.ruleset = "classic"});
  const CardId removed = t.dude(P2, {.title = "Jim"});
  const CardId actor = t.deed(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::remove, slot(0))}});
  const CardId watcher = t.dude(P2, {.abilities = {react(TriggerPoint::dude_aced).effect(Verb::gain, you(), 1),
                                                   react(TriggerPoint::dude_discarded).effect(Verb::gain, you(), 1)}});
  const CardId copy = t.in_hand(P2, CardType::dude, {.title = "Jim", .cost = 1});
  t.use(actor);
  t.pick(removed);
  EXPECT_EQ(t.zone(removed), Zone::none);
  EXPECT_EQ(t.pile(P2, Zone::discard).size() + t.pile(P2, Zone::boot_hill).size(), 0u);
  ASSERT_EQ(t.kind(), DecisionKind::noon_play) << "nothing to react to";
  ASSERT_EQ(t.decider(), P2);
  EXPECT_FALSE(t.can_use(watcher));
  EXPECT_TRUE(t.offers(OptionKind::shop, copy));
}

TEST(DiscardFromHand, AtRandomTakesEachCardOnce) {
  Town t;
  const CardId actor = t.dude(P1, {.abilities = {noon().effect(Verb::discard_from_hand, opponent(), 6, 1)}});
  t.hand(P2, 6);
  t.use(actor);
  EXPECT_EQ(t.hand_size(P2), 0);
  EXPECT_EQ(t.pile(P2, Zone::discard).size(), 6u);
}

TEST(Transfer, ToADudeWhoIsGoneByThenIsNothing) {
  Town t;
  const CardId from = t.dude(P1), to = t.dude(P1);
  const CardId goods = t.goods(P1, from);
  const CardId killer = t.dude(P2, {.abilities = {react(TriggerPoint::card_transferred, Window::before).effect(Verb::ace, op(Op::event_other))}});
  const CardId actor = t.dude(P1, {.abilities = {noon().choose(cards(is(CardType::goods))).choose(dudes(mine() && !is_card(self()) && !is_card(op(Op::host_of, 0, {slot(0)})))).effect(Verb::transfer, slot(0), slot(1))}});
  t.use(actor);
  if (t.kind() == DecisionKind::choose_cards && t.offers(OptionKind::card, goods)) t.pick(goods);
  if (t.kind() == DecisionKind::choose_cards) t.pick(to);
  ASSERT_EQ(t.kind(), DecisionKind::react) << t.describe();
  t.use(killer);
  EXPECT_EQ(t.zone(to), Zone::boot_hill);
  EXPECT_EQ(t.host(goods), from);
}

TEST(ToHand, ACardThatCannotBeDiscardedMayReturnToHand) {
  Town t;
  const CardId firm = t.dude(P1, {.abilities = {standing().forbids(Act::be_discarded)}});
  const CardId actor = t.dude(P1, {.abilities = {noon().effect(Verb::to_hand, dudes(!is_card(self())))}});
  t.use(actor);
  EXPECT_EQ(t.zone(firm), Zone::hand);
}

}  // namespace
}  // namespace highnoon::test
