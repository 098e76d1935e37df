// The transcripts of docs/results that scripts of examples/ make are what the program says now.

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

struct Shown {
  const char* script;
  const char* transcript;
};

class Transcript : public testing::TestWithParam<Shown> {};

INSTANTIATE_TEST_SUITE_P(Examples, Transcript,
                         testing::Values(Shown{"ship_an_erratum", "erratum"}, Shown{"add_a_card", "card_added"},
                                         Shown{"change_a_house_rule", "house_rule"}),
                         [](const auto& shown) { return std::string(shown.param.script); });

TEST_P(Transcript, IsWhatTheProgramSays) {
  const std::string script = std::string("examples/") + GetParam().script + ".sh";
  const std::string transcript = std::string("docs/results/") + GetParam().transcript + ".txt";
  const std::string command =
      "HIGHNOON='" HIGHNOON_PROGRAM_FILE "' '" HIGHNOON_SOURCE_DIRECTORY "/" + script + "' > '" + scratch("said.txt") + "'";
  ASSERT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(read_file(scratch("said.txt")), read_file(std::string(HIGHNOON_SOURCE_DIRECTORY) + "/" + transcript))
      << "if it is right so: " << script << " > " << transcript;
}

}  // namespace
}  // namespace highnoon::test
