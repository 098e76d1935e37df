#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += c;
    }
  }
  lines.pop_back();
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

class ReplayFile : public testing::Test {
 protected:
  void SetUp() override {
    file_ = scratch("game.replay");
    const Ran played = run_highnoon("play " + kDecks + " --bots --bot random --seed 5 --save " + file_);
    ASSERT_EQ(played.status, 0) << played.err;
    lines_ = lines_of(read_file(file_));
    ASSERT_GT(lines_.size(), 20u);
  }

  Ran replay(const std::vector<std::string>& lines) const {
    write_file(file_, joined(lines));
    return run_highnoon("replay --quiet " + file_);
  }

  std::string file_;
  std::vector<std::string> lines_;
};

TEST_F(ReplayFile, IsVerifiedToItsEnd) {
  const Ran ran = run_highnoon("replay --quiet " + file_);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("choices verified"));
}

TEST_F(ReplayFile, CutOffIsAnErrorThatSaysWhere) {
  std::vector<std::string> cut(lines_.begin(), lines_.begin() + 15);
  const Ran whole_lines = replay(cut);
  EXPECT_EQ(whole_lines.status, 1);
  EXPECT_EQ(line_named(whole_lines.err, file_), 15) << whole_lines.err;
  const std::string text = joined(lines_);
  write_file(file_, text.substr(0, text.size() - 5));
  const Ran mid_line = run_highnoon("replay --quiet " + file_);
  EXPECT_EQ(mid_line.status, 1);
  EXPECT_EQ(line_named(mid_line.err, file_), static_cast<int>(lines_.size())) << mid_line.err;
}

TEST_F(ReplayFile, TamperedWithIsAnErrorAtThatChoice) {
  std::vector<std::string> lines = lines_;
  const std::size_t at = lines[12].find("\"index\":");
  ASSERT_NE(at, std::string::npos);
  lines[12].insert(at + 8, "9");
  const Ran ran = replay(lines);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, file_), 13) << ran.err;
}

TEST_F(ReplayFile, WithAMissingChoiceIsAnErrorThere) {
  std::vector<std::string> lines = lines_;
  lines.erase(lines.begin() + 10);
  const Ran ran = replay(lines);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, file_), 11) << ran.err;
}

TEST_F(ReplayFile, OfAnotherSeedDoesNotFit) {
  std::vector<std::string> lines = lines_;
  const std::size_t at = lines[0].find("\"seed\":5");
  ASSERT_NE(at, std::string::npos);
  lines[0][at + 7] = '6';
  const Ran ran = replay(lines);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, file_), 4) << ran.err;
}

TEST_F(ReplayFile, OfAnotherLibraryIsRefused) {
  std::vector<std::string> lines = lines_;
  const std::size_t at = lines[0].find("\"library\":\"");
  ASSERT_NE(at, std::string::npos);
  lines[0][at + 11] = lines[0][at + 11] == '0' ? '1' : '0';
  const Ran ran = replay(lines);
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("library"));
  EXPECT_EQ(line_named(ran.err, file_), 1) << ran.err;
}

TEST_F(ReplayFile, StopsWhereAskedAndShowsTheTable) {
  const Ran ran = run_highnoon("replay --at 10 " + file_);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("after choice 10 of"));
  EXPECT_THAT(ran.out, HasSubstr("== town square"));
  EXPECT_EQ(run_highnoon("replay --at 1000000 " + file_).status, 2);
}

TEST_F(ReplayFile, StepsThroughTheGame) {
  const Ran ran = run_highnoon("replay --step --quiet " + file_, "\n\nq\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("3 of "));
  EXPECT_THAT(ran.out, Not(HasSubstr("4 of " + std::to_string(lines_.size() - 4))));
}

TEST(ReplayOfNothing, IsAnError) {
  const Ran ran = run_highnoon("replay " + scratch("none.replay"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("none.replay"));
  write_file(scratch("empty.replay"), "");
  EXPECT_EQ(run_highnoon("replay " + scratch("empty.replay")).status, 1);
  write_file(scratch("noise.replay"), "this is no replay\n");
  const Ran noise = run_highnoon("replay " + scratch("noise.replay"));
  EXPECT_EQ(noise.status, 1);
  EXPECT_EQ(line_named(noise.err, scratch("noise.replay")), 1) << noise.err;
}

}  // namespace
}  // namespace highnoon::test
