#include "tests/bindings/cli/program.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace highnoon::test {

namespace fs = std::filesystem;

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write_file(const std::string& path, const std::string& text) {
  fs::create_directories(fs::path(path).parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

std::string scratch(const std::string& name) {
  const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
  const fs::path folder = fs::path(testing::TempDir()) / "highnoon" / (std::string(test.test_suite_name()) + "." + test.name());
  static const void* cleaned = nullptr;
  if (cleaned != &test) {
    cleaned = &test;
    fs::remove_all(folder);
    fs::create_directories(folder);
  }
  return (folder / name).string();
}

Ran run_highnoon(const std::string& arguments, const std::string& input) {
  const std::string in = scratch("stdin"), out = scratch("stdout"), err = scratch("stderr");
  write_file(in, input);
  const std::string command = std::string("cd '") + HIGHNOON_SOURCE_DIRECTORY + "' && '" + HIGHNOON_PROGRAM_FILE + "' " + arguments +
                              " <'" + in + "' >'" + out + "' 2>'" + err + "'";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_file(out), read_file(err)};
}

int line_named(const std::string& message, const std::string& file) {
  const std::size_t at = message.find(file + ":");
  return at == std::string::npos ? -1 : std::atoi(message.c_str() + at + file.size() + 1);
}

}  // namespace highnoon::test
