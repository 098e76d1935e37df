#include <gtest/gtest.h>

#include "effect/actions.hpp"
#include "state/zone.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Expr own_discards() { return op(Op::all, bit(Zone::discard), {op(Op::owned_by, 0, {you()})}); }
/// Plays an action of the discard pile; this dude leads its job. Then gains 5.
Ability repeats_action() {
  return noon().choose(own_discards()).effect(Verb::play_action, slot(0), self()).effect(Verb::gain, you(), num(5));
}
CardId discarded(Town& t, PlayerId player, CardSpec spec) { return t.put_card(player, Zone::discard, CardType::action, std::move(spec)); }
Ability gains(int amount) { return noon().effect(Verb::gain, you(), num(amount)); }

TEST(PlayAction, AnActionIsPlayedAndPaidForAsFromHand) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {repeats_action()}});
  const CardId action = discarded(t, P1, {.cost = 2, .abilities = {gains(1)}});
  const CardId dear = discarded(t, P1, {.cost = 11, .abilities = {gains(1)}});
  const CardId late = discarded(t, P1, {.abilities = {shootout_play().effect(Verb::gain, you(), num(1))}});
  t.use(dude);
  EXPECT_FALSE(t.offers_any(dear));
  EXPECT_FALSE(t.offers_any(late)) << "not now";
  t.pick(action);
  EXPECT_EQ(t.ghost_rock(P1), 14) << "10, less 2, and 1, and then 5";
  EXPECT_EQ(t.happened("action.played"), 1);
  t.pass(P2);
  EXPECT_EQ(t.zone(action), Zone::discard);
}

TEST(PlayAction, OfTwoAbilitiesThePlayerChooses) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {repeats_action()}});
  const CardId action = discarded(t, P1, {.abilities = {gains(1), gains(2)}});
  t.use(dude);
  t.pick(action);
  ASSERT_EQ(t.kind(), DecisionKind::play_action);
  EXPECT_TRUE(t.offers(OptionKind::play_action, action, 0));
  t.take(OptionKind::play_action, action, 1);
  EXPECT_EQ(t.ghost_rock(P1), 17);
}

TEST(PlayAction, TheDudeNamedLeadsIfAble) {
  for (const bool tired : {false, true}) {
    Town t;
    const CardId dude = t.dude(P1, {.abilities = {repeats_action()}, .booted = tired});
    const CardId other = t.dude(P1);
    const CardId third = t.dude(P1);
    const CardId action = discarded(t, P1, {.abilities = {noon().job().on_success(effect(Verb::gain, you(), num(1)))}});
    t.use(dude);
    t.pick(action);
    EXPECT_EQ(t.kind() == DecisionKind::choose_leader, tired);
    if (!tired) {
      EXPECT_EQ(t.kernel().s.shootout.leader, dude);
      continue;
    }
    EXPECT_TRUE(t.offers_any(other));
    EXPECT_TRUE(t.offers_any(third));
    EXPECT_FALSE(t.offers_any(dude));
  }
}

TEST(PlayAction, AnActionThatPlaysActionsIsNotAskedAboutItself) {
  Town t;
  const CardId dude = t.dude(P1, {.abilities = {repeats_action()}});
  const CardId echo = discarded(t, P1, {.abilities = {repeats_action()}});
  discarded(t, P1, {.abilities = {gains(1)}});
  t.use(dude);
  EXPECT_FALSE(t.offers_any(echo)) << "what it would play is not looked for";
}

TEST(Ace, WhatHappensSurelyIsNeitherForbiddenNorReplaced) {
  for (const bool surely : {false, true}) {
    Town t;
    const CardId dude = t.dude(P1, {.abilities = {noon().effect(Verb::ace, dudes(!mine()), surely ? Argument(1) : Argument())}});
    const CardId plain = t.dude(P2);
    const CardId tough = t.dude(P2, {.abilities = {standing().forbids(Act::be_aced)}});
    const CardId lucky = t.dude(P2, {.abilities = {trait(TriggerPoint::dude_aced, Window::when).instead().about(subject_is(self())).effect(Verb::prevent)}});
    const CardId dead = t.dude(P2, {.keywords = {"Harrowed"}});
    t.use(dude);
    EXPECT_EQ(t.zone(plain), Zone::boot_hill);
    EXPECT_EQ(t.zone(tough), surely ? Zone::boot_hill : Zone::in_play);
    EXPECT_EQ(t.zone(lucky), surely ? Zone::boot_hill : Zone::in_play);
    EXPECT_EQ(t.zone(dead), surely ? Zone::boot_hill : Zone::discard);
  }
}

Expr kept_here() {
  return op(Op::all, bit(Zone::aside), {op(Op::attached_to, 0, {self(), op(Op::candidate)})});
}
Ability stores() { return noon().choose(op(Op::cards_in_hand, 0, {you()})).effect(Verb::put_on, slot(0), self(), Argument(), 1); }
Ability fetches() { return noon().effect(Verb::to_hand, kept_here()); }

TEST(KeptUnder, IsACardThatIsNeitherInPlayNorInAPile) {
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {stores(), fetches()}});
  const CardId card = t.in_hand(P1, CardType::goods);
  t.edit([&](Kernel& k) { k.card(card).known = 1; });  // to its owner
  t.use(deed);
  t.pick(card);
  EXPECT_EQ(t.zone(card), Zone::aside);
  EXPECT_EQ(t.host(card), deed);
  EXPECT_TRUE(attachments(t.kernel(), deed).empty()) << "it is not attached";
  EXPECT_TRUE(knows(t.kernel(), P1, card));
  EXPECT_FALSE(knows(t.kernel(), P2, card)) << "it lies face down";
  t.pass(P2);
  t.use(deed, 1);
  EXPECT_EQ(t.zone(card), Zone::hand);
  EXPECT_FALSE(t.host(card));
}

TEST(KeptUnder, WhatIsKeptGoesToItsOwnersPileWithTheKeeperOrAnotherOwner) {
  for (const bool leaves : {false, true}) {
    Town t;
    const CardId deed = t.deed(P1, {.abilities = {stores(), noon().effect(Verb::own, self(), op(Op::other_players))}});
    const CardId other = t.deed(P1, {.abilities = {stores()}});
    const CardId card = t.in_hand(P1, CardType::dude), safe = t.in_hand(P1, CardType::dude);
    t.use(deed);
    t.pick(card);
    t.pass(P2);
    t.use(other);
    t.pick(safe);
    t.pass(P2);
    if (leaves) {
      t.edit([&](Kernel& k) { discard(k, one(deed), {}); });
    } else {
      t.use(deed, 1);
    }
    EXPECT_EQ(t.zone(card), Zone::discard);
    EXPECT_TRUE(t.kernel().player(P1).discard.contains(card));
    EXPECT_EQ(t.zone(safe), Zone::aside) << "under another card";
  }
}

}  // namespace
}  // namespace highnoon::test
