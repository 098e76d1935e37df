#pragma once

/// Ties a test to the rules it proves.

#include <initializer_list>
#include <string>
#include <vector>

namespace highnoon::test {

/// Claims rule ids for the running test; use the macro PROVES. The test fails if an id is not in
/// the rule index (docs/rules/*.yaml), is claimed twice, or if it claims none or more than three in
/// all.
void proves(std::initializer_list<const char*> ids, const char* file, int line);

/// What is wrong with claiming `ids` in a test that has claimed `earlier` already; empty if nothing
/// is.
std::vector<std::string> claim_faults(const std::vector<std::string>& earlier,
                                      const std::vector<std::string>& ids);

/// The ids of the rule index, sorted.
const std::vector<std::string>& known_rules();

/// Makes each test that passes append its claims, a line `id<TAB>suite.test` each, to a file of
/// this program in the folder HIGHNOON_CLAIMS_DIR (default: claims/ in the build tree). A test that
/// failed or was skipped claims nothing.
void install_claims_listener();

}  // namespace highnoon::test

/// First statement of a test that proves rules: `PROVES("RR-JOB-013", "RR-JOB-014");`.
#define PROVES(...) ::highnoon::test::proves({__VA_ARGS__}, __FILE__, __LINE__)
