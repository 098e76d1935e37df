#include <gtest/gtest.h>

#include <algorithm>

#include "flow/kernel.hpp"
#include "state/invariant.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// The phases of the first whole day, as the log has them.
std::vector<std::string> phases_of_a_day(Town& t, const std::string& first) {
  t.pass_until_day(4);
  std::vector<std::string> phases;
  for (const Logged& logged : t.log()) {
    if (logged.name.starts_with("phase.") && logged.name.ends_with("_begins")) phases.push_back(logged.name);
  }
  phases.erase(phases.begin(), std::find(phases.begin(), phases.end(), first));
  phases.resize(std::min<std::size_t>(phases.size(), 4));
  return phases;
}

TEST(Day, HasItsFourPhasesInOrder) {
  PROVES("RR-SEQ-001", "RC-DAY-002");
  Town t;
  t.dude(P1, {.influence = 1});
  EXPECT_EQ(phases_of_a_day(t, "phase.gambling_begins"),
            (std::vector<std::string>{"phase.gambling_begins", "phase.upkeep_begins", "phase.noon_begins", "phase.sundown_begins"}));
}

TEST(Day, IsFollowedByAnotherUntilSomebodyWins) {
  PROVES("RR-SEQ-002");
  Town t;
  t.dude(P1, {.influence = 1});
  t.dude(P2, {.influence = 1});
  t.pass_until_day(2);
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.happened("victory.checked"), 1);
  EXPECT_TRUE(t.came_before("victory.checked", "phase.gambling_begins"));
}

TEST(Procedure, AsksAboutADecisionWithOneOptionOnlyIfNotToTakeIt) {
  for (const bool auto_take : {true, false}) {
    Town t({.auto_take = auto_take});
    t.dude(P2, {.influence = 1});
    EXPECT_EQ(t.decider(), auto_take ? P2 : P1) << "P1 can only pass";
  }
}

TEST(Procedure, WithAStepLessGoesOnWithTheNext) {
  Town t;
  auto& steps = t.ruleset().procedures[static_cast<std::size_t>(Proc::day)];
  std::erase_if(steps, [](const StepRef& step) { return step.name == "upkeep"; });
  t.dude(P1, {.influence = 1});
  t.pass_until_day(2);
  t.pass_until(DecisionKind::noon_play);
  EXPECT_EQ(t.happened("phase.gambling_begins"), 1);
  EXPECT_EQ(t.happened("phase.upkeep_begins"), 0);
}

TEST(Procedure, TakesItsStepsInTheRulesetsOrder) {
  Town t;
  auto& steps = t.ruleset().procedures[static_cast<std::size_t>(Proc::day)];
  const auto step = [&](const char* name) {
    return std::find_if(steps.begin(), steps.end(), [&](const StepRef& ref) { return ref.name == name; });
  };
  std::iter_swap(step("gambling"), step("upkeep"));
  t.dude(P1, {.influence = 1});
  EXPECT_EQ(phases_of_a_day(t, "phase.upkeep_begins"),
            (std::vector<std::string>{"phase.upkeep_begins", "phase.gambling_begins", "phase.noon_begins", "phase.sundown_begins"}));
}

TEST(Procedure, NamesEveryStepOnce) {
  for (int p = 0; p < procedure_count(); ++p) {
    auto names = procedure_steps(p);
    EXPECT_FALSE(names.empty()) << procedure_name(p);
    EXPECT_EQ(find_procedure(procedure_name(p)), p);
    std::vector<std::string> sorted(names.begin(), names.end());
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(std::adjacent_find(sorted.begin(), sorted.end()), sorted.end()) << procedure_name(p) << " has two steps of one name";
  }
}

TEST(Choose, RefusesWhatIsNotListedAndChangesNothing) {
  Town t;
  t.dude(P1);
  const Game before = t.game();
  const int options = static_cast<int>(t.options().size());
  for (const int option : {-1, options, 1'000'000}) {
    const auto result = t.game().choose(option);
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().code, ErrorCode::no_such_option);
  }
  EXPECT_TRUE(before == t.game());
  EXPECT_EQ(before.hash(), t.game().hash());
}

TEST(Copy, OfAGameIsAGameOfItsOwn) {
  Town t;
  const CardId dude = t.dude(P1);
  Game copy = t.game();
  EXPECT_EQ(copy.hash(), t.game().hash());
  t.move(dude, kSquare);
  EXPECT_NE(copy.hash(), t.game().hash());
  EXPECT_EQ(copy.state().card(dude).location, t.home(P1));
  ASSERT_NE(copy.decision(), nullptr);
  EXPECT_EQ(copy.decision()->player, P1);
  copy = t.game();
  EXPECT_TRUE(copy == t.game());
}

TEST(Copy, TellsNoObserver) {
  Town t;
  const CardId dude = t.dude(P1);
  Game copy = t.game();
  const auto& options = copy.decision()->options;
  const Option wanted{OptionKind::move, dude.raw, kSquare.raw};
  const auto found = std::find(options.begin(), options.end(), wanted);
  ASSERT_NE(found, options.end());
  ASSERT_TRUE(copy.choose(static_cast<int>(found - options.begin())).ok());
  EXPECT_EQ(t.happened("dude.moved"), 0);
}

/// A chain of effects without end is stopped, and the game says why.
TEST(Halt, EndsAGameThatWouldNeverStop) {
  Town t;
  const CardId a = t.dude(P1, {.abilities = {noon().effect(Verb::boot, self()), trait(TriggerPoint::card_booted).effect(Verb::unboot, self()),
                                             trait(TriggerPoint::card_unbooted).effect(Verb::boot, self())}});
  EXPECT_THROW(t.use(a), std::runtime_error);
  EXPECT_EQ(t.game().outcome(), Outcome::halted);
  EXPECT_NE(t.game().halt_reason(), "");
  EXPECT_EQ(t.game().decision(), nullptr);
  EXPECT_EQ(t.game().choose(0).error().code, ErrorCode::game_over);
  EXPECT_EQ(broken_invariant(t.kernel()), "");
}

}  // namespace
}  // namespace highnoon::test
