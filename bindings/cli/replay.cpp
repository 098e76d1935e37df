// highnoon replay: a saved game, played again and verified.

#include <fmt/format.h>

#include <filesystem>
#include <iostream>

#include "command.hpp"
#include "drawing.hpp"
#include "highnoon/position.hpp"
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
  std::string position;
};

/// The library with this hash where the replay comes with it, else one put together from what is here.
/// @param as_of  of a library that the game moved to; "": the one it was started with
Library load_for(const ReplayArguments& arguments, const ReplayHead& head, std::uint64_t hash, const std::string& as_of = "") {
  LibraryArguments wanted = arguments.library;
  wanted.set_ruleset(head.ruleset);
  const bool asked_for = !wanted.as_of.empty() && as_of.empty();
  if (!asked_for) wanted.as_of = as_of.empty() ? head.as_of : as_of;
  const std::filesystem::path kept = KeptLibrary::folder_for(arguments.file, hash);
  if (std::filesystem::is_directory(kept)) return KeptLibrary::arguments_for(kept, wanted).load();
  // Whoever names a date wants to know whether it is the right one.
  if (asked_for || hash != head.library) return wanted.load();
  return value_or_fail(library_for(head, {wanted.packs.begin(), wanted.packs.end()}));
}

/// Waits for a line. @return false at "q" or the end of input
bool wait_for_enter() {
  fmt::print("-- Enter: next, q: end > ");
  std::fflush(stdout);
  std::string line;
  return std::getline(std::cin, line) && line != "q" && line != "quit";
}

void replay(const ReplayArguments& arguments) {
  const ReplayHead head = value_or_fail(load_replay_head(arguments.file));
  const Library library = load_for(arguments, head, head.library);
  if (!arguments.quiet) {
    for (const std::string& line : rule_changes(library)) fmt::print("{}.\n", line);
  }
  Replay loaded = value_or_fail(load_replay(arguments.file, library.definitions()));
  const int players = static_cast<int>(loaded.config.seats.size());
  if (arguments.seat < 0 || arguments.seat > players) throw Failure(fmt::format("--seat: there are seats 1 to {}", players), 2);
  const PlayerId viewer = arguments.seat > 0 ? PlayerId{static_cast<std::uint8_t>(arguments.seat - 1)} : PlayerId{};
  const auto last = static_cast<int>(loaded.choices.size());
  if (!arguments.position.empty() && arguments.at < 0) throw Failure("--position: say after which choice, with --at N", 2);
  if (arguments.at > last) throw Failure(fmt::format("--at {}: the replay has {} choices", arguments.at, last), 2);
  LogKeeper log(viewer, !arguments.quiet && arguments.at < 0);
  Replayer replayer = value_or_fail(Replayer::start(library.content(), std::move(loaded), &log, [&](std::uint64_t hash, const std::string& as_of) {
    return Result<ContentPtr>(load_for(arguments, head, hash, as_of).content());
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
    if (!arguments.position.empty()) {
      const Position position = position_of(replayer.game());
      check_or_fail(save_position(position, arguments.position));
      fmt::print("The position is saved as {}; play it with: highnoon play --position {}\n", arguments.position, arguments.position);
      for (const std::string& what : position.left_out) fmt::print("  left out: {}\n", what);
    }
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
  command->add_option("--position", arguments->position, "With --at: write the table there as a position")->type_name("FILE");
  command->add_option("--seat", arguments->seat, "See it as this seat does (default: what all may see)");
  arguments->library.add_packs_to(*command);
  command->callback([arguments] { replay(*arguments); });
}

}  // namespace highnoon::cli
