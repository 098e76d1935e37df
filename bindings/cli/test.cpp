// highnoon test: scenarios of cards and rules, written in Lua.

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <thread>

#include "command.hpp"
#include "highnoon/scenario.hpp"

namespace highnoon::cli {
namespace {

struct TestArguments {
  LibraryArguments library;
  std::vector<std::string> paths;
  std::string filter;
  int threads = 0;
  bool quiet = false;
};

/// What a passed scenario proves goes where the tests' claims go (tests/support/proves.hpp), if they are collected.
void claim(const std::vector<ScenarioResult>& results) {
  const char* folder = std::getenv("HIGHNOON_CLAIMS_DIR");
  if (!folder || !*folder) return;
  std::filesystem::create_directories(folder);
  std::ofstream claims(std::filesystem::path(folder) / "scenarios.claims", std::ios::app);
  for (const ScenarioResult& result : results) {
    if (!result.passed) continue;
    for (const std::string& id : result.proves) claims << id << '\t' << "Scenario." << result.name << '\n';
  }
}

void run_test(const TestArguments& arguments) {
  const Library library = arguments.library.load();
  const auto files = value_or_fail(find_scenarios({arguments.paths.begin(), arguments.paths.end()}));
  ScenarioOptions options;
  options.filter = arguments.filter;
  options.threads = arguments.threads > 0 ? arguments.threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const auto results = value_or_fail(run_scenarios(library, files, options));
  int passed = 0, failed = 0;
  for (const ScenarioResult& result : results) {
    ++(result.passed ? passed : failed);
    if (result.passed && !arguments.quiet) fmt::print("ok      {}\n", result.name);
    if (!result.passed) fmt::print("FAILED  {}\n{}\n\n", result.name, result.message);
  }
  claim(results);
  if (results.empty()) throw Failure("no scenario has \"" + arguments.filter + "\" in its name");
  fmt::print("{} passed, {} failed\n", passed, failed);
  if (failed > 0) throw Failure(fmt::format("{} of {} scenarios failed", failed, results.size()));
}

}  // namespace

void add_test(CLI::App& program) {
  auto arguments = std::make_shared<TestArguments>();
  CLI::App* command = program.add_subcommand("test", "run scenarios of cards and rules");
  command->add_option("paths", arguments->paths, "scenario files, or folders that hold them (packs, mods)")->required();
  command->add_option("--filter", arguments->filter, "only scenarios with this text in their name or file");
  command->add_option("--threads", arguments->threads, "how many run at once (default: all cores)");
  command->add_flag("--quiet", arguments->quiet, "tell failures only");
  arguments->library.add_packs_to(*command);
  command->callback([arguments] { run_test(*arguments); });
}

}  // namespace highnoon::cli
