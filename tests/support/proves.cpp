#include "tests/support/proves.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace highnoon::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostClaims = 3;

/// What the running test has claimed so far.
std::vector<std::string>& claims() {
  static std::vector<std::string> of_this_test;
  return of_this_test;
}

std::vector<std::string> read_rules(const fs::path& folder) {
  std::vector<std::string> ids;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".yaml") continue;
    std::ifstream file(entry.path());
    constexpr std::string_view kKey = "- id: ";
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with(kKey)) continue;
      line.erase(0, kKey.size());
      line.erase(line.find_last_not_of(" \r") + 1);
      ids.push_back(line);
    }
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

class ClaimsListener : public testing::EmptyTestEventListener {
 public:
  explicit ClaimsListener(fs::path folder) : folder_(std::move(folder)) {}

  void OnTestStart(const testing::TestInfo&) override { claims().clear(); }

  void OnTestEnd(const testing::TestInfo& test) override {
    if (!test.result()->Passed() || claims().empty()) return;
    std::string lines;
    for (const std::string& id : claims()) {
      lines += id + '\t' + test.test_suite_name() + '.' + test.name() + '\n';
    }
    append(lines);
  }

 private:
  // ctest runs each test as a process of its own, several at a time: one write with O_APPEND keeps
  // their lines whole.
  void append(const std::string& lines) const {
    fs::create_directories(folder_);
    const fs::path file = folder_ / (std::string(program_invocation_short_name) + ".claims");
    const int handle = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
    if (handle < 0 ||
        ::write(handle, lines.data(), lines.size()) != static_cast<ssize_t>(lines.size())) {
      std::perror(file.c_str());
      std::abort();
    }
    ::close(handle);
  }

  fs::path folder_;
};

}  // namespace

const std::vector<std::string>& known_rules() {
  static const std::vector<std::string> ids =
      read_rules(fs::path(HIGHNOON_SOURCE_DIRECTORY) / "docs" / "rules");
  return ids;
}

std::vector<std::string> claim_faults(const std::vector<std::string>& earlier,
                                      const std::vector<std::string>& ids) {
  std::vector<std::string> faults;
  if (ids.empty()) faults.push_back("PROVES names no rule");
  std::vector<std::string> all = earlier;
  for (const std::string& id : ids) {
    if (!std::binary_search(known_rules().begin(), known_rules().end(), id)) {
      faults.push_back(id + " is not in docs/rules");
    }
    if (std::find(all.begin(), all.end(), id) != all.end()) {
      faults.push_back(id + " is claimed twice");
    }
    all.push_back(id);
  }
  if (all.size() > kMostClaims) {
    faults.push_back("a test proves at most three rules: split it, a sentence of the rules each");
  }
  return faults;
}

void proves(std::initializer_list<const char*> ids, const char* file, int line) {
  const std::vector<std::string> named(ids.begin(), ids.end());
  const std::vector<std::string> faults = claim_faults(claims(), named);
  for (const std::string& fault : faults) ADD_FAILURE_AT(file, line) << fault;
  if (faults.empty()) claims().insert(claims().end(), named.begin(), named.end());
}

void install_claims_listener() {
  const char* folder = std::getenv("HIGHNOON_CLAIMS_DIR");
  testing::UnitTest::GetInstance()->listeners().Append(
      new ClaimsListener(folder != nullptr ? folder : HIGHNOON_CLAIMS_DIRECTORY));
}

}  // namespace highnoon::test
