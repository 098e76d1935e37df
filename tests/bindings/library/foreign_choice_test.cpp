#include "highnoon/foreign_choice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

using ::testing::HasSubstr;

/// P1 is to make a Noon play; Ann can move to the square.
struct Table {
  Town t;
  CardId ann;
  std::uint64_t hash = 0;
  Table() {
    ann = t.dude(P1, {.title = "Ann"});
    hash = t.game().hash();
  }
  Option move() const { return {OptionKind::move, ann.raw, kSquare.raw, 0}; }
  /// The refusal's code, with the game unchanged and nothing heard.
  ErrorCode refused(const ForeignChoice& choice, const char* says) {
    const std::size_t heard = t.log().size();
    const auto decision = *t.game().decision();
    const Result<const Decision*> taken = choose_checked(t.game(), choice);
    EXPECT_FALSE(taken.ok());
    if (taken.ok()) return ErrorCode::bad_data;
    EXPECT_THAT(taken.error().message, HasSubstr(says));
    EXPECT_EQ(t.game().hash(), hash);
    EXPECT_EQ(t.game().decision()->player, decision.player);
    EXPECT_EQ(t.game().decision()->options.size(), decision.options.size());
    EXPECT_EQ(t.log().size(), heard);
    return taken.error().code;
  }
};

TEST(ForeignChoice, WhatIsOfferedIsTakenByIndexOrByItself) {
  Table a, b;
  const auto options = a.t.options();
  const int index = static_cast<int>(std::find(options.begin(), options.end(), a.move()) - options.begin());
  ASSERT_TRUE(choose_checked(a.t.game(), {P1, decision_number(a.t.game()), index}).ok());
  ASSERT_TRUE(choose_checked(b.t.game(), {P1, decision_number(b.t.game()), b.move()}).ok());
  EXPECT_EQ(a.t.where(a.ann), kSquare);
  EXPECT_EQ(b.t.where(b.ann), kSquare);
  EXPECT_EQ(decision_number(a.t.game()), 1u);
}

TEST(ForeignChoice, AWrongIndexOrOptionIsRefused) {
  Table x;
  const std::uint64_t now = decision_number(x.t.game());
  EXPECT_EQ(x.refused({P1, now, -1}, "no option -1"), ErrorCode::no_such_option);
  EXPECT_EQ(x.refused({P1, now, 1000}, "no option 1000: there are 0 to"), ErrorCode::no_such_option);
  EXPECT_EQ(x.refused({P1, now, Option{OptionKind::move, x.ann.raw, x.ann.raw, 0}}, "is not offered"), ErrorCode::no_such_option);
  EXPECT_EQ(x.refused({P1, now, Option{OptionKind::pass, 5, 0, 0}}, "is not offered"), ErrorCode::no_such_option);
  EXPECT_EQ(x.refused({P1, now, Option{static_cast<OptionKind>(9999), 5, 0, 0}}, "no options of kind 9999"), ErrorCode::no_such_option);
}

TEST(ForeignChoice, AnotherPlayersDecisionIsRefused) {
  Table x;
  const std::uint64_t now = decision_number(x.t.game());
  EXPECT_EQ(x.refused({P2, now, 0}, "P1 decides now, not P2"), ErrorCode::not_your_decision);
  EXPECT_EQ(x.refused({P4, now, 0}, "there is no player 4: 2 play"), ErrorCode::not_your_decision);
  EXPECT_EQ(x.refused({PlayerId{}, now, 0}, "there is no player 256"), ErrorCode::not_your_decision);
}

TEST(ForeignChoice, AStaleDecisionIsRefused) {
  Table x;
  x.t.pass();
  x.hash = x.t.game().hash();
  EXPECT_EQ(x.refused({P2, 0, 0}, "decision 0 is past: now it is decision 1"), ErrorCode::stale);
  EXPECT_EQ(x.refused({P2, 2, 0}, "decision 2 is still to come"), ErrorCode::stale);
}

TEST(ForeignChoice, AfterTheEndNothingCanBeChosen) {
  Table x;
  x.t.game().impl().state.outcome = Outcome::drawn;
  const Result<const Decision*> taken = choose_checked(x.t.game(), {P1, 0, 0});
  ASSERT_FALSE(taken.ok());
  EXPECT_EQ(taken.error().code, ErrorCode::game_over);
}

TEST(ForeignChoice, AListIsTakenWholeOrNotAtAll) {
  Table x;
  const Option pass{OptionKind::pass, 0, 0, 0};
  const std::vector<ForeignChoice> wrong = {{P1, 0, x.move()}, {P2, 1, pass}, {P2, 2, pass}};
  const Result<const Decision*> refused = choose_checked(x.t.game(), wrong);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().message, "choice 3: P1 decides now, not P2");
  EXPECT_EQ(x.t.game().hash(), x.hash);
  EXPECT_EQ(x.t.happened("dude.moved"), 0);
  const std::vector<ForeignChoice> right(wrong.begin(), wrong.begin() + 2);
  ASSERT_TRUE(choose_checked(x.t.game(), right).ok());
  EXPECT_EQ(decision_number(x.t.game()), 2u);
  EXPECT_EQ(x.t.happened("dude.moved"), 1);
}

TEST(ForeignChoice, ListsAreReadAsTheyAreWritten) {
  const std::string text = "12 P2 3\n\n13 P1 move dude=#12.1 to=square\r\n14 P6 pass";
  const Result<std::vector<ForeignChoice>> read = read_choices(text);
  ASSERT_TRUE(read.ok()) << read.error().message;
  ASSERT_EQ(read->size(), 3u);
  EXPECT_EQ(to_string((*read)[0]), "12 P2 3");
  EXPECT_EQ(to_string((*read)[1]), "13 P1 move dude=#12.1 to=square");
  EXPECT_EQ(to_string((*read)[2]), "14 P6 pass");
}

TEST(ForeignChoice, WhatIsWrongInAListIsSaidWithItsLine) {
  const auto fault = [](std::string_view text) {
    const auto read = read_choices(text);
    EXPECT_FALSE(read.ok()) << text;
    EXPECT_EQ(read.ok() ? ErrorCode::stale : read.error().code, ErrorCode::bad_data);
    return read.ok() ? "" : read.error().message;
  };
  EXPECT_EQ(fault("1 P1 pass\nx P1 pass"), "line 2: \"x\" is no number of a decision");
  EXPECT_EQ(fault("-1 P1 pass"), "line 1: \"-1\" is no number of a decision");
  EXPECT_EQ(fault("99999999999999999999 P1 pass"), "line 1: \"99999999999999999999\" is no number of a decision");
  EXPECT_EQ(fault("1 P7 pass"), "line 1: \"P7\" is no player: write P1 to P6");
  EXPECT_EQ(fault("1 P1"), "line 1: the option is missing");
  EXPECT_EQ(fault("1 P1 moev dude=#1.1"), "line 1: there is no option \"moev\" (did you mean \"move\"?)");
  EXPECT_EQ(fault("1 P1 move dude=#999.1 to=square"), "line 1: \"move dude=#999.1 to=square\" is no option: \"move\" has other arguments");
  EXPECT_THAT(fault("1 P1 " + std::string(300, 'x')), HasSubstr("characters are too many"));
  EXPECT_THAT(fault("1 P1 \x01\xFF"), HasSubstr("\"??\""));
}

}  // namespace
}  // namespace highnoon::test
