#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/bindings/lua/scripted.hpp"

namespace highnoon::test {
namespace {

const std::string kRoot = HIGHNOON_SOURCE_DIRECTORY;

std::string read_file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(Annotations, HoldEveryWordAsItIsNow) {
  const Result<std::string> annotations = word_annotations(words());
  ASSERT_TRUE(annotations) << annotations.error().message;
  const std::string path = kRoot + "/scripts/meta/words.lua";
  if (std::getenv("HIGHNOON_WRITE_META") != nullptr) std::ofstream(path) << *annotations;
  EXPECT_EQ(read_file(path), *annotations) << "run this test with HIGHNOON_WRITE_META=1";
}

TEST(Annotations, EveryWordHasADocumentation) {
  const std::string text = word_annotations(words()).value();
  const std::string guide = read_file(kRoot + "/docs/card-language.md");
  std::istringstream lines(text);
  std::string undocumented;
  std::string before, line, previous;
  while (std::getline(lines, line)) {
    if (const std::size_t end = line.find(" = nil"); end != std::string::npos) {
      const std::string word = line.substr(0, end);
      // Either the annotation says what it is, or the guide names it.
      if (before.rfind("--- ", 0) != 0 && guide.find(word) == std::string::npos) undocumented += " " + word;
    }
    before = previous;
    previous = line;
  }
  EXPECT_EQ(undocumented, "");
}

}  // namespace
}  // namespace highnoon::test
