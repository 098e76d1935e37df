#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

void forbid(Town& t, CardId card, Act act) {
  t.edit([&](Kernel& k) {
    Modifier modifier;
    modifier.op = ModifierOp::restrict;
    modifier.what = static_cast<std::uint8_t>(act);
    modifier.until = Duration::day;
    add_modifier(k, one(card), modifier, {});
  });
}

void send_home_booted(Town& t, CardId dude) {
  t.edit([&](Kernel& k) { send_home(k, one(dude), true, {}); });
}

TEST(SendHomeBooted, TheDudeIsBootedAtItsControllersHome) {
  PROVES("RC-SHB-001", "RC-SHB-003");
  Town t;
  const CardId dude = t.dude(P2, {.at = kSquare, .owner = P1});
  send_home_booted(t, dude);
  EXPECT_TRUE(t.is_booted(dude));
  EXPECT_EQ(t.where(dude), t.home(P2));
}

TEST(SendHomeBooted, ADudeAtHomeDoesNotMove) {
  PROVES("RC-SHB-004");
  Town t;
  const CardId dude = t.dude(P1);
  send_home_booted(t, dude);
  EXPECT_TRUE(t.is_booted(dude));
  EXPECT_EQ(t.happened("dude.moved"), 0);
}

TEST(SendHomeBooted, WhoCannotBeBootedOrMovedStaysAsItIs) {
  PROVES("RC-SHB-006", "RC-SHB-007");
  for (const Act act : {Act::boot, Act::move}) {
    Town t;
    const CardId dude = t.dude(P1, {.at = kSquare});
    forbid(t, dude, act);
    send_home_booted(t, dude);
    EXPECT_FALSE(t.is_booted(dude));
    EXPECT_EQ(t.where(dude), kSquare);
  }
}

TEST(Bounty, ADudeLosesNoMoreThanItHas) {
  PROVES("RC-WANTED-008", "RC-BOUNTY-002");
  Town t;
  const CardId dude = t.dude(P1, {.bounty = 3});
  t.edit([&](Kernel& k) { change_bounty(k, one(dude), -1, {}); });
  EXPECT_EQ(t.bounty(dude), 2);
  t.edit([&](Kernel& k) { change_bounty(k, one(dude), -5, {}); });
  EXPECT_EQ(t.bounty(dude), 0);
}

TEST(Bounty, OnlyDudesGainIt) {
  PROVES("RC-WANTED-010");
  Town t;
  const CardId deed = t.deed(P1);
  t.edit([&](Kernel& k) { change_bounty(k, one(deed), 1, {}); });
  EXPECT_EQ(t.bounty(deed), 0);
}

TEST(SendHome, IsForDudesInPlayAndBootsThemIfTheyCanBoot) {
  Town t;
  const Expr held = op(Op::cards_in_hand, 0, {you()});
  const auto home = [](Expr whom) { return noon().effect(Verb::send_home, std::move(whom)); };
  const CardId plain = t.dude(P1, {.at = kSquare});
  const CardId firm = t.dude(P1, {.abilities = {standing().forbids(Act::boot)}, .at = kSquare});
  const CardId actor = t.dude(P1, {.abilities = {home(held), home(dudes(is_card(slot(0)))).choose(dudes(!is_card(self())))}});
  t.in_hand(P1, CardType::dude);
  EXPECT_FALSE(t.can_use(actor, 0)) << "a card in hand";
  t.use(actor, 1);
  EXPECT_TRUE(t.offers(OptionKind::card, plain));
  EXPECT_FALSE(t.offers(OptionKind::card, firm)) << "who goes home booted must boot";
}

TEST(TakeControl, OfADudeInAPosseDoesNotSplitAPlayersDudes) {
  PROVES("RR-POSSE-015");
  Town t({.players = 3});
  const CardId a = t.dude(P1, {.at = kSquare});
  const CardId b = t.dude(P2, {.abilities = {shootout_play().choose(dudes(!is_card(self()))).effect(Verb::take_control, slot(0), you())}, .at = kSquare});
  const CardId ally = t.dude(P3, {.at = kSquare});
  t.shootout(a, b);
  t.edit([&](Kernel& k) { k.card(ally).side = 2; });
  if (t.decider() == P1) t.pass();
  t.use(b);
  EXPECT_FALSE(t.offers(OptionKind::card, a)) << "of the other posse";
  EXPECT_TRUE(t.offers(OptionKind::card, ally)) << "of his own posse already";
}

TEST(SendHome, WhoCannotLeaveAPosseStaysInItAndGoesOutsideOne) {
  for (const bool in_posse : {true, false}) {
    Town t;
    const CardId loyal = t.dude(P1, {.abilities = {standing().forbids(Act::leave_posse)}, .at = kSquare});
    const CardId b = t.dude(P2, {.at = kSquare});
    if (in_posse) t.shootout(loyal, b);
    send_home_booted(t, loyal);
    EXPECT_EQ(t.where(loyal), in_posse ? kSquare : t.home(P1));
    EXPECT_EQ(t.is_booted(loyal), !in_posse);
  }
}

TEST(Counters, OfWhoseNumberCannotFallAreNotLost) {
  Town t;
  const CardId proud = t.dude(P1, {.influence = 3, .abilities = {standing().forbids(Act::stat_down)}});
  t.edit([&](Kernel& k) { change_counter(k, one(proud), Stat::influence, -1, {}); });
  EXPECT_EQ(t.stat(proud, Stat::influence), 3);
  EXPECT_EQ(t.happened("counter.changed"), 0);
  t.edit([&](Kernel& k) { change_counter(k, one(proud), Stat::influence, 2, {}); });
  EXPECT_EQ(t.stat(proud, Stat::influence), 5);
  t.edit([&](Kernel& k) { change_counter(k, one(proud), Stat::influence, 0, {}); });
  EXPECT_EQ(t.happened("counter.changed"), 1) << "none is no change";
}

}  // namespace
}  // namespace highnoon::test
