#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Ability gains(int amount) { return noon().effect(Verb::gain, you(), num(amount)); }

TEST(Uses, AnAdditionalUseCountsForAnAbilityThatWasNotUsedYet) {
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {gains(1)}});
  const CardId helper = t.deed(P1, {.abilities = {noon().choose(cards(is(CardType::deed)))
                                                      .effect(Verb::refresh, slot(0), Argument{}, 1)}});
  t.use(helper);
  t.take(OptionKind::card, deed);
  t.pass(P2);
  for (int use = 0; use < 2; ++use) {
    t.use(deed);
    t.pass(P2);
  }
  EXPECT_EQ(t.ghost_rock(P1), 12);
  EXPECT_FALSE(t.can_use(deed));
}

TEST(Uses, ABarredAbilityCannotBeUsedUntilTheDayEnds) {
  Town t;
  const CardId deed = t.deed(P1, {.abilities = {gains(1).repeat(), gains(2).repeat()}});
  const CardId helper = t.deed(P1, {.abilities = {noon().choose(cards(is(CardType::deed)))
                                                      .choose(ChoiceDef::Kind::ability, slot(0), left_out(), left_out())
                                                      .effect(Verb::bar_ability, slot(0), slot(1))}});
  t.use(helper);
  t.take(OptionKind::card, deed);
  t.take(OptionKind::ability, deed, 0);
  t.pass(P2);
  EXPECT_FALSE(t.offers(OptionKind::use_ability, deed, 0));
  t.use(deed, 1);
  EXPECT_EQ(t.ghost_rock(P1), 12);
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play, P1);
  EXPECT_TRUE(t.offers(OptionKind::use_ability, deed, 0));
  EXPECT_TRUE(t.offers(OptionKind::use_ability, deed, 1));
}

}  // namespace
}  // namespace highnoon::test
