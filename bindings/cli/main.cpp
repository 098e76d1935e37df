// The program `highnoon`: one command a file.

#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <exception>

#include "command.hpp"

namespace highnoon::cli {
namespace {

int run(int argc, char** argv) {
  CLI::App program{"Highnoon: a rules engine for Doomtown"};
  program.require_subcommand(1);
  add_play(program);
  add_sim(program);
  add_replay(program);
  add_check(program);
  add_card(program);
  add_new(program);
  add_test(program);
  add_watch(program);
  add_rules(program);
  add_bench(program);
  try {
    program.parse(argc, argv);
    return 0;
  } catch (const CLI::Success& help) {
    return program.exit(help);
  } catch (const CLI::ParseError& wrong) {
    program.exit(wrong);
    return 2;
  } catch (const Failure& failure) {
    fmt::print(stderr, "highnoon: {}\n", failure.what());
    return failure.status;
  } catch (const std::exception& failure) {
    fmt::print(stderr, "highnoon: {}\n", failure.what());
    return 1;
  }
}

}  // namespace
}  // namespace highnoon::cli

int main(int argc, char** argv) {
  // `highnoon ... | head` ends quietly.
  std::signal(SIGPIPE, SIG_DFL);
  return highnoon::cli::run(argc, argv);
}
