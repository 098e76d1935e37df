#include "effect/modifier.hpp"
#include "shootout/shootout.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TEST(GoldenRule, ACardsTextGoesBeforeTheRules) {
  PROVES("RR-GOLD-001");
  Town t;
  const CardId usual = t.dude(P1, {.booted = true});
  const CardId spry = t.dude(P1, {.abilities = {standing().permits(Permit::move_while_booted)}, .booted = true});
  EXPECT_FALSE(t.offers(OptionKind::move, usual, kSquare) || t.offers(OptionKind::move_booting, usual, kSquare));
  t.move(spry, kSquare);
  EXPECT_EQ(t.where(spry), kSquare);
}

TEST(GoldenRule, CannotGoesBeforeCan) {
  PROVES("RR-GOLD-002");
  for (const bool forbidden : {false, true}) {
    Town t;
    const CardId caller = t.dude(P1, {.at = kSquare});
    std::vector<Ability> abilities = {standing().permits(Permit::refuse_while_booted)};
    if (forbidden) abilities.insert(abilities.begin(), standing().forbids(Act::refuse_callout));
    const CardId called = t.dude(P2, {.abilities = abilities, .at = kSquare, .booted = true});
    t.call_out(caller, called);
    EXPECT_EQ(t.kind() == DecisionKind::answer_callout, !forbidden);
    EXPECT_EQ(t.happened("callout.accepted"), forbidden);
  }
}

/// P1's dude has called out a dude who can neither refuse nor join a posse.
struct Clash {
  explicit Clash(PlayerId winner) : t({.winner = winner}) {
    caller = t.dude(P1, {.at = kSquare});
    called = t.dude(P2, {.abilities = {standing().forbids(Act::refuse_callout), standing().forbids(Act::join_posse)},
                         .at = kSquare});
    if (t.decider() != P1) t.pass();
    t.call_out(caller, called);
  }
  Town t;
  CardId caller, called;
};

TEST(GoldenRule, TheWinnerOrdersCannotsThatExcludeEachOther) {
  PROVES("RR-GOLD-003");
  for (const PlayerId winner : {P1, P2}) {
    for (const bool fights : {true, false}) {
      Clash clash(winner);
      Town& t = clash.t;
      ASSERT_EQ(t.kind(), DecisionKind::answer_callout);
      EXPECT_EQ(t.decider(), winner);
      if (fights) {
        t.accept();
        t.pass_until(DecisionKind::shootout_play);
        EXPECT_EQ(t.side(clash.called), 2) << "the ban on joining gives way";
      } else {
        t.refuse();
        EXPECT_EQ(t.where(clash.called), t.home(P2)) << "the ban on refusing gives way";
        EXPECT_TRUE(t.is_booted(clash.called));
        EXPECT_EQ(t.happened("shootout.begins"), 0);
      }
    }
  }
}

TEST(Legend, IsOutOfReachOfEffectsThatDoNotNameLegends) {
  PROVES("RR-LEGEND-001");
  Town t;
  const CardId legend = t.legend(P1);
  const CardId goods = t.goods(P1, t.dude(P1));
  const CardId one = t.deed(P2, {.abilities = {noon().choose(cards(!mine())).effect(Verb::discard, slot(0))}});
  const CardId all = t.deed(P2, {.abilities = {noon().effect(Verb::boot, cards(!mine()))}});
  const CardId named = t.deed(
      P2, {.abilities = {noon().choose(cards(is(CardType::legend) && !mine())).effect(Verb::boot, slot(0))}});
  t.pass(P1);
  t.use(all);
  EXPECT_TRUE(t.is_booted(goods));
  EXPECT_FALSE(t.is_booted(legend));
  t.pass(P1);
  t.use(one);
  ASSERT_EQ(t.kind(), DecisionKind::choose_cards);
  EXPECT_TRUE(t.offers(OptionKind::card, goods));
  EXPECT_FALSE(t.offers(OptionKind::card, legend));
  t.pick(goods);
  t.pass(P1);
  t.use(named);
  if (t.kind() == DecisionKind::choose_cards) t.pick(legend);
  EXPECT_TRUE(t.is_booted(legend));
}

TEST(Restriction, MadeWhileADudeIsBeingDiscardedSavesHim) {
  Town t;
  const CardId victim = t.dude(P2);
  const CardId saver = t.dude(P2, {.abilities = {react(TriggerPoint::dude_discarded, Window::before).effect(Verb::restrict, subject(), Act::be_discarded)}});
  const CardId actor = t.dude(P1, {.abilities = {noon().choose(dudes(!mine())).effect(Verb::discard, slot(0))}});
  t.use(actor);
  t.pick(victim);
  ASSERT_EQ(t.kind(), DecisionKind::react);
  t.use(saver);
  EXPECT_EQ(t.zone(victim), Zone::in_play);
  EXPECT_EQ(t.happened("dude.discarded"), 0);
}

/// "Noon: your first dude gets cards of that kind anywhere, and as a Shootout play."
Ability blessing(Argument keyword) {
  return noon()
      .choose(dudes(mine()))
      .effect(Verb::permit_cards, slot(0), static_cast<int>(Permit::attach_anywhere), keyword)
      .effect(Verb::permit_cards, slot(0), static_cast<int>(Permit::shop_as_shootout_play), keyword);
}

TEST(PermitCards, AllowsTheCardsAndNobodyElse) {
  Town t;
  const CardId first = t.dude(P1, {.at = kSquare}), second = t.dude(P1, {.at = kSquare});
  const CardId gun = t.in_hand(P1, CardType::goods);
  const CardId deed = t.deed(P1, {.abilities = {blessing({})}});
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, gun));
  t.use(deed);
  t.pick(first);
  t.pass(P2);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, gun, first));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, gun, second));
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, gun)) << "for the day";
}

TEST(PermitCards, MayBeAboutCardsWithAKeyword) {
  Town t;
  const CardId dude = t.dude(P1, {.at = kSquare});
  const CardId rival = t.dude(P2, {.at = kSquare});
  const CardId gun = t.in_hand(P1, CardType::goods, {.keywords = {"Weapon"}});
  const CardId horse = t.in_hand(P1, CardType::goods, {.keywords = {"Horse"}});
  const CardId deed = t.deed(P1, {.abilities = {blessing(Keyword::weapon)}});
  t.use(deed);
  if (t.kind() == DecisionKind::choose_cards) t.pick(dude);
  t.pass(P2);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, gun, dude));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, horse));
  t.shootout(dude, rival);
  t.pass_until(DecisionKind::shootout_play, P1);
  EXPECT_TRUE(t.offers(OptionKind::shop_attach, gun, dude));
  EXPECT_FALSE(t.offers(OptionKind::shop_attach, horse));
  t.shop(gun, dude);
  EXPECT_EQ(t.host(gun), dude);
}

TEST(Restriction, KeepsCardsInPiles) {
  for (const Zone pile : {Zone::discard, Zone::boot_hill}) {
    for (const bool kept : {false, true}) {
      Town t;
      const Act act = pile == Zone::discard ? Act::leave_discard_pile : Act::leave_boot_hill;
      const CardId card = t.put_card(P1, pile, CardType::dude);
      const CardId user = t.dude(P1, {.abilities = {noon().choose(op(Op::all, bit(pile), {anything()})).effect(Verb::to_hand, slot(0)),
                                                    noon().effect(Verb::reveal, op(Op::all, bit(pile), {anything()})).effect(
                                                        Verb::to_hand, op(Op::all, bit(pile), {anything()}))}});
      if (kept) t.dude(P2, {.abilities = {standing().forbids(act, anything())}});
      EXPECT_EQ(t.can_use(user, 0), !kept) << "nothing can be done with it";
      t.use(user, 1);
      EXPECT_EQ(t.zone(card), kept ? pile : Zone::hand);
    }
  }
}

TEST(Restriction, KeepsTraitsAndNotAbilities) {
  Town t;
  const CardId dude = t.dude(P1, {.bullets = 1, .abilities = {standing().gives(Stat::bullets, 1), standing().forbids(Act::lose_traits),
                                                              noon().effect(Verb::gain, you(), 1)}});
  const CardId blanker = t.deed(P1, {.abilities = {noon().effect(Verb::blank, dudes(mine()), Argument(1), Argument(1))}});
  t.use(blanker);
  EXPECT_EQ(t.stat(dude, Stat::bullets), 2);
  t.pass(P2);
  EXPECT_FALSE(t.can_use(dude, 2));
}

TEST(Restriction, OfControlPointsIsNoneOfOtherCounters) {
  Town t;
  const CardId dude = t.dude(P1, {.influence = 1, .abilities = {standing().forbids(Act::gain_control_points)}});
  const CardId giver = t.deed(P1, {.abilities = {noon().effect(Verb::counter, dudes(mine()), Stat::control, 1).effect(
                                       Verb::counter, dudes(mine()), Stat::influence, 1)}});
  t.use(giver);
  EXPECT_EQ(t.stat(dude, Stat::control), 0);
  EXPECT_EQ(t.stat(dude, Stat::influence), 2);
}

}  // namespace
}  // namespace highnoon::test
