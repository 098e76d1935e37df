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

}  // namespace
}  // namespace highnoon::test
