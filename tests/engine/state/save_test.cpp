#include "highnoon/save.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "state/seal.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

using ::testing::HasSubstr;

Result<Game> load_into(Town& t, const std::vector<std::byte>& bytes) { return load(t.game().content_ptr(), bytes); }

/// A shootout in which an ability waits for a choice.
struct Fight {
  Town t;
  CardId leader, other;
  Fight() {
    leader = t.dude(P1, {.title = "Ann", .bullets = 2, .abilities = {shootout_play().choose(dudes(in_fight())).effect(Verb::boot, slot(0))}, .at = kSquare});
    other = t.dude(P2, {.title = "Bob", .at = kSquare, .bounty = 2});
    t.shootout(leader, other);
    t.use(leader);
  }
};

TEST(Save, ALoadedGameIsTheSavedOneAndGoesOnAlike) {
  Fight f;
  const std::vector<std::byte> bytes = save(f.t.game());
  Result<Game> loaded = load_into(f.t, bytes);
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
  EXPECT_TRUE(*loaded == f.t.game());
  EXPECT_EQ(loaded->hash(), f.t.game().hash());
  EXPECT_EQ(save(*loaded), bytes);
  Dice dice(1);
  for (int i = 0; i < 200 && f.t.game().decision() != nullptr; ++i) {
    const Decision* decision = f.t.game().decision();
    const Decision* again = loaded->decision();
    ASSERT_TRUE(again && std::equal(decision->options.begin(), decision->options.end(), again->options.begin(), again->options.end()));
    const int option = dice.roll(static_cast<int>(decision->options.size()));
    ASSERT_TRUE(f.t.game().choose(option).ok());
    ASSERT_TRUE(loaded->choose(option).ok());
    ASSERT_EQ(loaded->hash(), f.t.game().hash());
  }
}

TEST(Save, EveryFlippedByteIsFoundAndSaidToBeDamage) {
  Fight f;
  const std::vector<std::byte> bytes = save(f.t.game());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::vector<std::byte> damaged = bytes;
    damaged[i] ^= std::byte{static_cast<unsigned char>(1u << i % 8)};
    const Result<Game> loaded = load_into(f.t, damaged);
    ASSERT_FALSE(loaded.ok()) << "byte " << i;
    ASSERT_EQ(loaded.error().code, ErrorCode::bad_data);
    ASSERT_THAT(loaded.error().message, HasSubstr(i >= kSaveChecksumAt ? "damaged" : "saved game")) << "byte " << i;
  }
}

TEST(Save, EveryCutAndEverythingAppendedIsFound) {
  Fight f;
  const std::vector<std::byte> bytes = save(f.t.game());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const Result<Game> loaded = load(f.t.game().content_ptr(), std::span(bytes).first(size));
    ASSERT_FALSE(loaded.ok()) << size << " bytes";
    ASSERT_THAT(loaded.error().message, HasSubstr(size == 0 ? "no saved game" : "cut off")) << size;
  }
  std::vector<std::byte> longer = bytes;
  longer.push_back(std::byte{0});
  EXPECT_THAT(load_into(f.t, longer).error().message, HasSubstr("1 bytes too many"));
  seal(longer);
  EXPECT_THAT(load_into(f.t, longer).error().message, HasSubstr("more in it than a game"));
}

TEST(Save, AnotherVersionAndAnotherLibraryAreNamed) {
  Fight f;
  const std::vector<std::byte> bytes = save(f.t.game());
  std::vector<std::byte> newer = bytes;
  newer[8] = std::byte{7};
  seal(newer);
  EXPECT_THAT(load_into(f.t, newer).error().message, HasSubstr("another version of Highnoon: it has format 7, and this version reads 1"));
  std::vector<std::byte> other_layout = bytes;
  other_layout[kSaveHeadSize] ^= std::byte{1};
  seal(other_layout);
  EXPECT_THAT(load_into(f.t, other_layout).error().message, HasSubstr("another version of Highnoon, whose games are laid out otherwise"));

  auto other = std::make_shared<Content>(*f.t.game().content_ptr());
  other->definitions.hash = 0xABC;
  const Result<Game> loaded = load(other, bytes);
  ASSERT_FALSE(loaded.ok());
  EXPECT_EQ(loaded.error().code, ErrorCode::wrong_library);
  EXPECT_THAT(loaded.error().message, HasSubstr("0000000000000abc"));
  EXPECT_THAT(loaded.error().message, HasSubstr(fmt::format("{:016x}", f.t.game().content().definitions.hash)));
}

TEST(Save, StepsGoByTheirNames) {
  Fight f;
  const std::vector<std::byte> bytes = save(f.t.game());
  auto other = std::make_shared<Content>(*f.t.game().content_ptr());
  // A house rule puts a step before the round's first, where the game stands already.
  auto& steps = other->definitions.rulesets.front().procedures[static_cast<std::size_t>(Proc::shootout_round)];
  steps.insert(steps.begin(), steps.back());
  Result<Game> loaded = load(other, bytes);
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
  const int frame = loaded->impl().reader().find_frame(Proc::shootout_round);
  EXPECT_EQ(loaded->state().frames[static_cast<std::size_t>(frame)].step, f.t.state().frames[static_cast<std::size_t>(frame)].step + 1);
  steps.erase(std::remove_if(steps.begin(), steps.end(), [](const StepRef& step) { return step.name == "pick_shooter"; }), steps.end());
  EXPECT_THAT(load(other, bytes).error().message, HasSubstr("shootout.round has no step \"pick_shooter\""));
}

/// Changes the state behind the game's back and loads what is saved of it.
std::string refusal(Fight& f, const std::function<void(State&)>& change) {
  Game game = f.t.game();
  change(game.impl().state);
  const Result<Game> loaded = load_into(f.t, save(game));
  return loaded.ok() ? "" : loaded.error().message;
}

TEST(Save, WhatCannotBeIsRefusedThoughTheChecksumIsRight) {
  Fight f;
  EXPECT_EQ(refusal(f, [](State&) {}), "");
  const auto refuses = [&](const char* what, const std::function<void(State&)>& change) { EXPECT_THAT(refusal(f, change), HasSubstr(what)); };
  refuses("card 3: def cannot be 5000", [](State& s) { s.cards[3].def = 5000; });
  refuses("card 0: host cannot be", [](State& s) { s.cards[0].host = CardId{0x1FF}; });
  refuses("a job, but of no ability", [](State& s) { s.shootout.is_job = 1; });
  refuses("card 0: zone cannot be 77", [](State& s) { s.cards[0].zone = static_cast<Zone>(77); });
  refuses("player 1: hand.count cannot be 57", [](State& s) { s.players[0].hand.count = 57; });
  refuses("ability in use 0: ability cannot be 9", [](State& s) { s.plays[0].ability = 9; });
  refuses("choice 0: count cannot be 12", [](State& s) { s.plays[0].slots[0].count = 12; });
  refuses("choice (", [](State& s) { s.frames[s.frame_count - 1u].player = {}; });
  refuses("play cannot be 3", [](State& s) { s.frames[s.frame_count - 1u].data[0] = std::byte{3}; });
  refuses("rng.increment cannot be 4", [](State& s) { s.rng.increment = 4; });
  refuses("choice does not ask react", [](State& s) { s.pending.kind = DecisionKind::react; });
  refuses("the decision: player cannot be 5", [](State& s) { s.pending.player = P6; });
  refuses("is in two places", [](State& s) { s.players[0].deck[0] = s.players[0].deck[1]; });
  refuses("lasting effect 0: op cannot be 200", [](State& s) {
    s.modifiers.push(Modifier{});
    s.modifiers[0].op = static_cast<ModifierOp>(200);
  });
  refuses("delayed trigger 0: effects cannot be", [](State& s) {
    s.delayed_count = 1;
    s.delayed[0].card = s.plays[0].card;
    s.delayed[0].ability = 0;
  });
}

TEST(Save, TheStepOfCheatinPlaysIsSavedToo) {
  Town t({.ruleset = "classic"});
  const CardId leader = t.dude(P1, {.at = kSquare}), other = t.dude(P2, {.at = kSquare});
  t.action_in_hand(P1, {.abilities = {cheatin().effect(Verb::gain, you(), 1)}});
  t.draws(P1, "2C 4D 6H 8S TC");
  t.draws(P2, "2C 2C 6H 8S TC");
  t.shootout(leader, other);
  t.pass_until(DecisionKind::cheatin_play, P1);
  const Result<Game> loaded = load_into(t, save(t.game()));
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
}

TEST(Save, AGameThatIsOverIsSavedToo) {
  Town t;
  t.edit([](Kernel& k) { k.s.outcome = Outcome::won; k.s.winner_of_game = P2; k.s.pending = Pending{}; });
  const Result<Game> loaded = load_into(t, save(t.game()));
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
  EXPECT_EQ(loaded->winner(), P2);
  EXPECT_EQ(loaded->decision(), nullptr);
}

}  // namespace
}  // namespace highnoon::test
