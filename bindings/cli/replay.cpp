// highnoon replay: a saved game, played again and verified.

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "command.hpp"
#include "drawing.hpp"
#include "kept_library.hpp"
#include "layout.hpp"
#include "log_keeper.hpp"

namespace highnoon::cli {
namespace {

struct ReplayArguments {
  LibraryArguments library;
  std::string file;
  int at = -1;
  int seat = 0;
  bool step = false;
  bool quiet = false;
};

/// What the head of a replay says under a key, or "". The ruleset may have to be put together, and the date picks the cards' text, so
/// the head is read before the library is loaded.
std::string in_head(const std::string& file, const std::string& key) {
  std::FILE* const handle = std::fopen(file.c_str(), "rb");
  if (handle == nullptr) return "";
  char buffer[4096];
  const std::size_t size = std::fread(buffer, 1, sizeof buffer, handle);
  std::fclose(handle);
  const std::string_view head(buffer, size);
  const std::string quoted = "\"" + key + "\":\"";
  const std::size_t at = head.find(quoted);
  if (at == std::string_view::npos) return "";
  const std::string_view rest = head.substr(at + quoted.size());
  return std::string(rest.substr(0, rest.find('"')));
}

/// The library with this hash where the replay comes with it, else that of now.
/// @param as_of  "": what the command line or the replay's head says
Library load_for(const ReplayArguments& arguments, std::uint64_t hash, const std::string& as_of = "") {
  LibraryArguments wanted = arguments.library;
  if (!as_of.empty()) wanted.as_of = as_of;
  std::string ruleset = in_head(arguments.file, "ruleset");
  if (wanted.as_of.empty()) wanted.as_of = in_head(arguments.file, "as_of");
  for (std::size_t plus = ruleset.rfind('+'); plus != std::string::npos; plus = ruleset.rfind('+')) {
    wanted.house_rules.insert(wanted.house_rules.begin(), ruleset.substr(plus + 1));
    ruleset.erase(plus);
  }
  if (!ruleset.empty()) wanted.ruleset = ruleset;
  const std::filesystem::path kept = KeptLibrary::folder_for(arguments.file, hash);
  if (std::filesystem::is_directory(kept)) wanted = KeptLibrary::arguments_for(kept, wanted);
  return wanted.load();
}

/// Waits for a line. @return false at "q" or the end of input
bool wait_for_enter() {
  fmt::print("-- Enter: next, q: end > ");
  std::fflush(stdout);
  std::string line;
  return std::getline(std::cin, line) && line != "q" && line != "quit";
}

void replay(const ReplayArguments& arguments) {
  const Library library = load_for(arguments, std::strtoull(in_head(arguments.file, "library").c_str(), nullptr, 16));
  if (!arguments.quiet) {
    for (const std::string& line : rule_changes(library)) fmt::print("{}.\n", line);
  }
  Replay loaded = value_or_fail(load_replay(arguments.file, library.definitions()));
  const int players = static_cast<int>(loaded.config.seats.size());
  if (arguments.seat < 0 || arguments.seat > players) throw Failure(fmt::format("--seat: there are seats 1 to {}", players), 2);
  const PlayerId viewer = arguments.seat > 0 ? PlayerId{static_cast<std::uint8_t>(arguments.seat - 1)} : PlayerId{};
  const auto last = static_cast<int>(loaded.choices.size());
  if (arguments.at > last) throw Failure(fmt::format("--at {}: the replay has {} choices", arguments.at, last), 2);
  LogKeeper log(viewer, !arguments.quiet && arguments.at < 0);
  Replayer replayer = value_or_fail(Replayer::start(library.content(), std::move(loaded), &log, [&](std::uint64_t hash, const std::string& as_of) {
    return Result<ContentPtr>(load_for(arguments, hash, as_of).content());
  }));
  const int stop = arguments.at >= 0 ? arguments.at : last;
  while (static_cast<int>(replayer.position()) < stop) {
    if (arguments.step) {
      const ReplayChoice& choice = replayer.replay().choices[replayer.position()];
      fmt::print("\n{}\n{} of {}: {}: {}\n", draw_table(replayer.game().view(viewer)), replayer.position() + 1, last,
                 replayer.game().player_name(choice.player), replayer.game().text(choice.option));
      if (!wait_for_enter()) return;
    }
    check_or_fail(replayer.step());
  }
  if (arguments.at >= 0) {
    const std::size_t lines = log.lines().size();
    for (std::size_t i = lines > 10 ? lines - 10 : 0; i < lines; ++i) fmt::print("{}\n", wrapped(log.lines()[i], kColumns, 4));
    fmt::print("\n{}\nafter choice {} of {}", draw_table(replayer.game().view(viewer)), arguments.at, last);
    if (replayer.game().decision() != nullptr) {
      fmt::print("; {} decides: {}", replayer.game().player_name(replayer.game().decision()->player), replayer.game().prompt());
    }
    fmt::print("\n");
    return;
  }
  check_or_fail(replayer.verify_end());
  fmt::print("{}: {} choices verified. {}\n", arguments.file, last, ending(replayer.game()));
}

}  // namespace

void add_replay(CLI::App& program) {
  CLI::App* command = program.add_subcommand("replay", "Play a saved game again and verify it");
  auto arguments = std::make_shared<ReplayArguments>();
  command->add_option("file", arguments->file, "A replay")->required()->type_name("FILE");
  command->add_option("--at", arguments->at, "Stop after this many choices and show the table")->check(CLI::NonNegativeNumber);
  command->add_flag("--step", arguments->step, "Show the table before every choice and wait");
  command->add_flag("--quiet", arguments->quiet, "Only say whether it is right");
  command->add_option("--seat", arguments->seat, "See it as this seat does (default: what all may see)");
  arguments->library.add_packs_to(*command);
  command->callback([arguments] { replay(*arguments); });
}

}  // namespace highnoon::cli
