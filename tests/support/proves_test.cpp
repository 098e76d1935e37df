#include "tests/support/proves.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest-spi.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace highnoon::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

long rules_with_prefix(const std::string& prefix) {
  return std::count_if(known_rules().begin(), known_rules().end(),
                       [&](const std::string& rule) { return rule.starts_with(prefix); });
}

TEST(Proves, TheIndexHasTheRulesOfEveryBook) {
  EXPECT_EQ(rules_with_prefix("RR-"), 491);
  EXPECT_EQ(rules_with_prefix("RC-"), 253 + 236);
  EXPECT_EQ(rules_with_prefix("WW-"), 40);
  EXPECT_EQ(rules_with_prefix("CL-"), 421);
  EXPECT_EQ(rules_with_prefix("CT-"), 76);
}

TEST(Proves, NoIdStandsInTheIndexTwice) {
  EXPECT_EQ(std::adjacent_find(known_rules().begin(), known_rules().end()), known_rules().end());
}

TEST(Proves, UpToThreeKnownIdsAreFine) {
  EXPECT_THAT(claim_faults({}, {"RR-GAME-001"}), IsEmpty());
  EXPECT_THAT(claim_faults({"RR-GAME-001"}, {"RR-VICTORY-001", "RR-VICTORY-002"}), IsEmpty());
}

TEST(Proves, AnUnknownIdIsAFault) {
  EXPECT_THAT(claim_faults({}, {"RR-NOSUCH-001"}),
              ElementsAre("RR-NOSUCH-001 is not in docs/rules"));
}

TEST(Proves, AFourthIdIsAFaultAlsoWhenClaimedLater) {
  EXPECT_THAT(
      claim_faults({}, {"RR-GAME-001", "RR-VICTORY-001", "RR-VICTORY-002", "RR-VICTORY-003"}),
      ElementsAre(HasSubstr("at most three")));
  EXPECT_THAT(claim_faults({"RR-GAME-001", "RR-VICTORY-001", "RR-VICTORY-002"}, {"RR-VICTORY-003"}),
              ElementsAre(HasSubstr("at most three")));
}

TEST(Proves, AnIdClaimedTwiceIsAFault) {
  EXPECT_THAT(claim_faults({"RR-GAME-001"}, {"RR-GAME-001"}),
              ElementsAre("RR-GAME-001 is claimed twice"));
}

TEST(Proves, NoIdAtAllIsAFault) {
  EXPECT_THAT(claim_faults({}, {}), ElementsAre("PROVES names no rule"));
}

TEST(Proves, AFaultFailsTheTestThatMadeIt) {
  EXPECT_NONFATAL_FAILURE(PROVES("RR-NOSUCH-001"), "RR-NOSUCH-001 is not in docs/rules");
}

TEST(Proves, OnlyATestThatPassedWritesItsClaims) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "claims_probe";
  std::filesystem::remove_all(folder);
  const std::string command =
      "HIGHNOON_CLAIMS_DIR='" + folder.string() + "' '" HIGHNOON_CLAIMS_PROBE "' >/dev/null 2>&1";
  EXPECT_NE(std::system(command.c_str()), 0) << "one of the probe's tests fails";
  std::ifstream file(folder / "highnoon_claims_probe.claims");
  std::ostringstream claims;
  claims << file.rdbuf();
  EXPECT_EQ(claims.str(), "RR-GAME-001\tProbe.Passes\nRR-VICTORY-001\tProbe.Passes\n");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace highnoon::test
