#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

const char* const kIndex = R"(
- id: RR-JOB-001
  title: First
  rule: One sentence.
  section: Jobs
- id: RR-JOB-002
  title: Second
  rule: Another sentence.
  section: Jobs
- id: RR-LUMPS-001
  title: Third
  rule: A third.
  section: Lumps
)";

class Rules : public testing::Test {
 protected:
  void SetUp() override {
    write_file(scratch("index/reloaded.yaml"), kIndex);
    write_file(scratch("claims/a.claims"), "RR-JOB-002\tJob.Second\n");
  }
  std::string arguments() const { return "rules --coverage --index " + scratch("index") + " --claims " + scratch("claims"); }
};

TEST_F(Rules, CoverageListsTheRulesThatNoTestClaims) {
  const Ran ran = run_highnoon(arguments());
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("RR-JOB-001  First"));
  EXPECT_THAT(ran.out, HasSubstr("RR-LUMPS-001  Third"));
  EXPECT_THAT(ran.out, Not(HasSubstr("RR-JOB-002")));
  EXPECT_THAT(ran.out, testing::ContainsRegex("RR-JOB +2 +1 +0 +50 %"));
  EXPECT_THAT(ran.out, testing::ContainsRegex("all +3 +1 +0 +33 %"));
}

TEST_F(Rules, SupersededRulesAreCountedApartAndCannotBeClaimed) {
  write_file(scratch("index/older.yaml"),
             "- id: CL-JOB-001\n  title: Old\n  rule: Old.\n  section: Jobs\n  superseded: a newer one stands\n");
  const Ran ran = run_highnoon(arguments());
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, Not(HasSubstr("CL-JOB-001")));
  EXPECT_THAT(ran.out, testing::ContainsRegex("all +4 +1 +1 +33 %"));
  write_file(scratch("claims/b.claims"), "CL-JOB-001\tJob.Old\n");
  const Ran claimed = run_highnoon(arguments());
  EXPECT_EQ(claimed.status, 1);
  EXPECT_EQ(line_named(claimed.err, scratch("claims/b.claims")), 1) << claimed.err;
}

TEST_F(Rules, CoverageAsJsonCountsFilesAndAreas) {
  const Ran ran = run_highnoon(arguments() + " --json");
  ASSERT_EQ(ran.status, 0) << ran.err;
  const nlohmann::json json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["files"]["reloaded.yaml"]["rules"], 3);
  EXPECT_EQ(json["files"]["reloaded.yaml"]["areas"]["RR-JOB"]["claimed"], 1);
  EXPECT_EQ(json["files"]["reloaded.yaml"]["unclaimed"], nlohmann::json({"RR-JOB-001", "RR-LUMPS-001"}));
  EXPECT_EQ(json["claims"]["RR-JOB-002"], nlohmann::json({"Job.Second"}));
}

TEST_F(Rules, AClaimOfAnUnknownRuleIsAnErrorWithItsLine) {
  write_file(scratch("claims/b.claims"), "RR-JOB-001\tJob.First\nRR-JOB-999\tJob.None\n");
  const Ran ran = run_highnoon(arguments());
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(line_named(ran.err, scratch("claims/b.claims")), 2) << ran.err;
}

TEST_F(Rules, WithoutClaimsThereIsNoCoverage) {
  const Ran ran = run_highnoon("rules --coverage --index " + scratch("index") + " --claims " + scratch("nothing"));
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr(scratch("nothing")));
}

TEST_F(Rules, ABrokenIndexIsAnErrorWithItsLine) {
  write_file(scratch("index/broken.yaml"), "- id: RR-X-001\n  title: [\n");
  const Ran ran = run_highnoon(arguments());
  EXPECT_EQ(ran.status, 1);
  EXPECT_GT(line_named(ran.err, scratch("index/broken.yaml")), 0) << ran.err;
}

TEST(RuleIndex, ShowsARuleByItsId) {
  const Ran ran = run_highnoon("rules RR-GAME-001");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Two or more players"));
  EXPECT_EQ(run_highnoon("rules RR-NOTHING").status, 1);
}

}  // namespace
}  // namespace highnoon::test
