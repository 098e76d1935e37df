#include "highnoon/diagnostics.hpp"

#include <gtest/gtest.h>

namespace highnoon {
namespace {

TEST(Diagnostics, SayFileLineColumnSeverityAndCard) {
  EXPECT_EQ(
      to_string(Diagnostic{
          .file = "cards/a/pack.yaml", .line = 7, .card = "odell_marsh", .message = "no cost"}),
      "cards/a/pack.yaml:7:1: error: odell_marsh: no cost");
  EXPECT_EQ(to_string(Diagnostic{.file = "a.yaml",
                                 .line = 7,
                                 .column = 12,
                                 .severity = Severity::warning,
                                 .card = "x",
                                 .message = "odd"}),
            "a.yaml:7:12: warning: x: odd");
}

TEST(Diagnostics, LeaveOutWhatIsUnknown) {
  EXPECT_EQ(to_string(Diagnostic{.file = "a.yaml", .message = "no such file"}),
            "a.yaml: error: no such file");
  EXPECT_EQ(to_string(Diagnostic{.message = "nothing to load"}), "error: nothing to load");
}

TEST(Diagnostics, BecomeOneErrorOfAllErrors) {
  Diagnostics diagnostics;
  diagnostics.warning("a.yaml", 1, "", "odd");
  EXPECT_FALSE(diagnostics.has_errors());
  diagnostics.error("a.yaml", 2, "", "bad");
  diagnostics.error("a.yaml", 3, "x", "worse");
  EXPECT_EQ(diagnostics.error_count(), 2);
  const Error error = diagnostics.to_error(ErrorCode::bad_data);
  EXPECT_EQ(error.code, ErrorCode::bad_data);
  EXPECT_EQ(error.message, "a.yaml:2:1: error: bad\na.yaml:3:1: error: x: worse");
}

TEST(EditDistance, CountsChangesAdditionsLossesAndSwaps) {
  EXPECT_EQ(edit_distance("", ""), 0);
  EXPECT_EQ(edit_distance("boot", ""), 4);
  EXPECT_EQ(edit_distance("boot", "Boot"), 0);
  EXPECT_EQ(edit_distance("boot", "boat"), 1);
  EXPECT_EQ(edit_distance("bullets", "bulets"), 1);
  EXPECT_EQ(edit_distance("influence", "infleunce"), 1);
  EXPECT_EQ(edit_distance("deed", "goods"), 4);
}

TEST(NearestWord, IsTheOneWithTheFewestMistakes) {
  const std::vector<std::string> known = {"bullets", "influence", "cost"};
  EXPECT_EQ(nearest_word("bulets", known), "bullets");
  EXPECT_EQ(nearest_word("Infleunce", known), "influence");
  EXPECT_EQ(did_you_mean("coast", known), " (did you mean \"cost\"?)");
}

TEST(NearestWord, IsNoneIfNothingIsNear) {
  EXPECT_EQ(nearest_word("upkeep", {"bullets", "cost"}), std::nullopt);
  EXPECT_EQ(nearest_word("", {"a"}), std::nullopt);
  EXPECT_EQ(nearest_word(std::string(100000, 'x'), {"xx"}), std::nullopt);
  EXPECT_EQ(did_you_mean("upkeep", {"bullets"}), "");
}

}  // namespace
}  // namespace highnoon
