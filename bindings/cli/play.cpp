// highnoon play: a game at the terminal, between persons and bots.

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <map>
#include <memory>
#include <optional>

#include "command.hpp"
#include "drawing.hpp"
#include "file_watcher.hpp"
#include "highnoon/changes.hpp"
#include "highnoon/position.hpp"
#include "highnoon/save_file.hpp"
#include "highnoon/session.hpp"
#include "kept_library.hpp"
#include "layout.hpp"
#include "log_keeper.hpp"

namespace highnoon::cli {
namespace {

constexpr int kMostChoices = 200'000;

struct PlayArguments {
  LibraryArguments library;
  std::vector<std::string> decks;
  std::vector<int> seats;  ///< of persons, from 1
  bool bots = false;
  bool narrate = false;
  std::string bot = "heuristic";
  std::array<std::string, kMaxPlayers> bots_by_seat;  ///< "": `bot`

  const std::string& bot_of(int seat) const {
    const std::string& of_seat = bots_by_seat[static_cast<std::size_t>(seat)];
    return of_seat.empty() ? bot : of_seat;
  }
  std::uint64_t seed = 0;
  std::vector<std::string> names;
  std::string save;       ///< the replay
  std::string save_game;
  std::string load_game;
  std::string position;
  bool watches = false;
};

/// The lines of the standard input, which may be waited for beside something else.
class Lines {
 public:
  /// The next line, if it is there already; at the end of input what is left.
  std::optional<std::string> next() {
    const std::size_t end = text_.find('\n');
    if (end == std::string::npos && (!ended_ || text_.empty())) return std::nullopt;
    std::string line = text_.substr(0, end);
    text_.erase(0, end == std::string::npos ? end : end + 1);
    return line;
  }
  /// Takes what there is; waits for it if need be.
  void read() {
    char buffer[4096];
    const ssize_t size = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (size > 0) text_.append(buffer, static_cast<std::size_t>(size));
    if (size == 0 || (size < 0 && errno != EINTR)) ended_ = true;
  }
  bool ended() const { return ended_; }

 private:
  std::string text_;
  bool ended_ = false;
};

/// Folders that a library is loaded from.
std::vector<std::filesystem::path> folders_of(const LibraryArguments& arguments) {
  const std::filesystem::path data = data_directory();
  std::vector<std::filesystem::path> folders = {data / "scripts", data / "cards"};
  folders.insert(folders.end(), arguments.packs.begin(), arguments.packs.end());
  return folders;
}

/// Heading that options of a kind stand under.
const char* group_of(OptionKind kind) {
  switch (kind) {
    case OptionKind::shop:
    case OptionKind::shop_deed:
    case OptionKind::shop_attach:
    case OptionKind::shop_plant:
    case OptionKind::invent:
    case OptionKind::replace_dude: return "Shoppin'";
    case OptionKind::move:
    case OptionKind::move_booting: return "Movin'";
    case OptionKind::call_out: return "Callin' out";
    case OptionKind::use_ability:
    case OptionKind::play_action:
    case OptionKind::react:
    case OptionKind::trait: return "Actin'";
    case OptionKind::trade_start:
    case OptionKind::trade_give: return "Tradin'";
    default: return "";
  }
}

/// One game at this terminal.
class Table {
 public:
  Table(const PlayArguments& arguments, const Library& library, Session session)
      : arguments_(arguments),
        library_(library),
        newest_(library),
        session_(std::move(session)),
        log_viewer_(viewer_of_log()) {
    for (int seat = 0; seat < static_cast<int>(game().config().seats.size()); ++seat) {
      const bool person = !arguments.bots && std::count(arguments.seats.begin(), arguments.seats.end(), seat + 1) > 0;
      bots_.push_back(person ? nullptr : named_bot(arguments.bot_of(seat), mixed_seed(arguments.seed, static_cast<std::uint64_t>(seat))));
    }
    // Whoever can say "reload" may want to replay the game from before it.
    if (!arguments.bots || arguments.watches) kept_.emplace(library.hash(), KeptLibrary::read(arguments.library));
    if (arguments.watches) watcher_.emplace(folders_of(arguments.library));
  }

  void run() {
    if (arguments_.narrate) show_log();
    while (game().decision() != nullptr && !quit_) {
      if (game().choices_taken() > kMostChoices) throw Failure(fmt::format("no end after {} choices", kMostChoices));
      if (watcher_ && !watcher_->wait(std::chrono::milliseconds(0)).changed.empty()) reload(false);
      move_game(false);
      const PlayerId player = game().decision()->player;
      const int seat = player.index();
      if (Bot* bot = bots_[static_cast<std::size_t>(seat)].get(); bot != nullptr) {
        take(bot->choose(game()));
      } else {
        ask();
      }
      if (arguments_.narrate) narrate_table();
    }
    if (!quit_) {
      show_log();
      fmt::print("\n{}", draw_table(game().view(log_viewer_)));
    }
    fmt::print("\n{}\n", ending(game()));
    if (!arguments_.save.empty()) save(arguments_.save);
    if (!arguments_.save_game.empty()) save_game_as(arguments_.save_game);
    if (!game().script_errors().empty()) {
      throw Failure(fmt::format("script errors:\n  {}", fmt::join(game().script_errors(), "\n  ")));
    }
    if (game().outcome() == Outcome::halted) throw Failure("the game was halted: " + game().halt_reason());
  }

 private:
  PlayerId viewer_of_log() const {
    const bool one_person = !arguments_.bots && arguments_.seats.size() == 1;
    return one_person ? PlayerId{static_cast<std::uint8_t>(arguments_.seats.front() - 1)} : PlayerId{};
  }

  const Game& game() const { return session_.game(); }

  void take(int option) {
    check_or_fail(session_.choose(option));
    if (arguments_.narrate) show_log();
  }

  /// The table stands in the narration where a day's plays begin.
  void narrate_table() {
    if (game().decision() == nullptr || game().decision()->kind != DecisionKind::noon_play || game().day() == day_drawn_) return;
    day_drawn_ = game().day();
    fmt::print("\n{}\n", draw_table(game().view(log_viewer_)));
  }

  /// What the log says that was not shown yet.
  void show_log() {
    for (const std::string& line : session_.log(log_viewer_, shown_)) fmt::print("{}\n", wrapped(line, kColumns, 4));
    shown_ = session_.event_count(log_viewer_);
  }

  void ask() {
    show_log();
    if (draws_table(*game().decision())) fmt::print("\n{}", draw_table(game().view(game().decision()->player)));
    print_options();
    while (!quit_) {
      fmt::print("{}> ", game().player_name(game().decision()->player));
      std::fflush(stdout);
      std::optional<std::string> read = lines_.next();
      while (!read && !lines_.ended()) {
        const FileWatcher::Woken woken = watcher_ ? watcher_->wait(std::chrono::milliseconds(-1), STDIN_FILENO) : FileWatcher::Woken{};
        if (!woken.changed.empty()) {
          fmt::print("\n");
          if (reload(false)) return;  // the options may be others
          fmt::print("{}> ", game().player_name(game().decision()->player));
          std::fflush(stdout);
        }
        if (!watcher_ || woken.readable) lines_.read();
        read = lines_.next();
      }
      if (!read) {
        fmt::print("\nEnd of input.\n");
        quit_ = true;
        return;
      }
      std::string line = *std::move(read);
      line.erase(0, line.find_first_not_of(" \t"));
      line.erase(line.find_last_not_of(" \t\r") + 1);
      if (command(line)) return;
    }
  }

  /// Loads the files as they are now; what does not load leaves everything as it was. @return whether the game plays by them already
  bool reload(bool is_asked_for) {
    std::optional<Library> loaded;
    std::optional<KeptLibrary> files;
    try {
      files = KeptLibrary::read(arguments_.library);
      loaded = arguments_.library.load();
    } catch (const std::exception& failure) {  // ours, or of a folder that goes while it is read
      fmt::print("{}\nThe game stays as it was.\n", failure.what());
      return false;
    }
    if (loaded->hash() == newest_.hash()) {
      if (is_asked_for) fmt::print("Nothing that games know of has changed.\n");
      return false;
    }
    const std::string changes = to_string(changes_between(newest_, *loaded));
    fmt::print("Changed: {}.\n", changes.empty() ? "the order of what is loaded" : changes);
    const std::vector<std::string> rules = rule_changes(*loaded);
    if (rules != rule_changes(newest_)) {
      for (const std::string& line : rules) fmt::print("{}.\n", line);
    }
    newest_ = *std::move(loaded);
    kept_.emplace(newest_.hash(), *std::move(files));
    return move_game(true);
  }

  /// Moves the game to the newest library, if it is not there and stands at a safe point. @return whether it moved
  bool move_game(bool is_new) {
    if (game().content().definitions.hash == newest_.hash() || refused_ == newest_.hash()) return false;
    const Result<bool> moved = session_.move_to(newest_.content());
    if (!moved) {
      refused_ = newest_.hash();
      fmt::print("{}. The game stays as it was.\n", moved.error().message);
      return false;
    }
    if (*moved) {
      asked_ = {};
      fmt::print("The game plays by it from now on.\n");
    } else if (is_new) {
      fmt::print("It takes effect as soon as no ability, event or job is under way.\n");
    }
    return *moved;
  }

  /// The cards as the game has them.
  const Definitions& definitions() const { return game().content().definitions; }

  /// The table is drawn where much may have changed, not between the picks of one choice.
  bool draws_table(const Decision& decision) {
    const std::pair<DecisionKind, PlayerId> asked{decision.kind, decision.player};
    const bool picks_go_on = asked == asked_ && decision.kind != DecisionKind::noon_play && decision.kind != DecisionKind::shootout_play;
    asked_ = asked;
    switch (decision.kind) {
      case DecisionKind::starting_gang:
      case DecisionKind::noon_play:
      case DecisionKind::shootout_play:
      case DecisionKind::resolution_play:
      case DecisionKind::answer_callout:
      case DecisionKind::oppose_job:
      case DecisionKind::join_posse:
      case DecisionKind::flee:
      case DecisionKind::pay_upkeep: return !picks_go_on;
      default: return false;
    }
  }

  void print_options() {
    const Decision& decision = *game().decision();
    numbered_.clear();
    // Groups in the order of their first option, so that the list reads as the rules list it.
    std::vector<std::string> groups;
    std::map<std::string, std::vector<int>> members;
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
      const std::string group = group_of(decision.options[i].kind);
      if (members[group].empty()) groups.push_back(group);
      members[group].push_back(static_cast<int>(i));
    }
    fmt::print("\n{}, {}\n", game().player_name(decision.player), wrapped(lower_first(game().prompt()), kColumns - 10, 2));
    for (const std::string& group : groups) {
      if (!group.empty() && groups.size() > 1) fmt::print("  {}\n", group);
      print_group(members[group]);
    }
  }

  void print_group(const std::vector<int>& options) {
    std::vector<std::string> texts;
    int widest = 0;
    for (const int option : options) {
      numbered_.push_back(option);
      texts.push_back(fmt::format("{:4} {}", numbered_.size(), game().text(game().decision()->options[static_cast<std::size_t>(option)])));
      widest = std::max(widest, width(texts.back()));
    }
    const int columns = widest + 2;
    if (columns <= kColumns / 2 && texts.size() > 3) {
      std::vector<std::vector<std::string>> blocks;
      for (const std::string& text : texts) blocks.push_back({text});
      fmt::print("{}", side_by_side(blocks, kColumns / (kColumns / columns)));
    } else {
      for (const std::string& text : texts) fmt::print("{}\n", wrapped_option(text));
    }
  }

  static std::string wrapped_option(const std::string& text) { return text.substr(0, 5) + wrapped(text.substr(5), kColumns - 5, 7); }

  static std::string lower_first(std::string text) {
    if (text.size() > 1 && text[1] != ' ') text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
  }

  /// Does what a line says. @return whether the decision was taken or is another now
  bool command(const std::string& line) {
    const std::size_t space = line.find(' ');
    const std::string word = line.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
    if (word.empty()) return false;
    if (word[0] == '?') return explain_option(word.size() > 1 ? word.substr(1) : rest), false;
    if (word == "help") return print_help(), false;
    if (word == "log") return print_log(rest), false;
    if (word == "table") return fmt::print("\n{}", draw_table(game().view(game().decision()->player))), print_options(), false;
    if (word == "options") return print_options(), false;
    if (word == "undo") return undo();
    if (word == "reload") return reload(true);
    if (word == "save") return save_now(rest), false;
    if (word == "quit" || word == "exit") return quit_ = true;
    const std::optional<int> number = read_number(line);
    if (!number || *number < 1 || *number > static_cast<int>(numbered_.size())) {
      fmt::print("That is none of the options 1 to {}; \"help\" lists what else can be said.\n", numbered_.size());
      return false;
    }
    history_.push_back(session_.mark());
    take(numbered_[static_cast<std::size_t>(*number) - 1]);
    return true;
  }

  static std::optional<int> read_number(const std::string& text) {
    int value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
    return value;
  }

  static void print_help() {
    fmt::print(
        "  N          take option N\n"
        "  ? N        what the cards of option N do;  ? TITLE: any card;  ?: the cards of all options\n"
        "  table      draw the table again;  options: list the options again\n"
        "  log [N]    the last N lines of the log (30)\n"
        "  undo       back to your choice before\n"
        "  save [replay] FILE   write how the game went so far: a replay, for \"highnoon replay FILE\"\n"
        "  save game FILE       write how it stands, to go on another time: \"highnoon play --load-game FILE\"\n"
        "  save position FILE   write the table as text, to be changed by hand: \"highnoon play --position FILE\"\n"
        "  reload     take cards and rules from the files as they are now\n"
        "  quit       end the program\n"
        "On the table, /Name/ is booted; \"2s 1i $3\" is 2 bullets (s stud, d draw), influence 1, bounty 3;\n"
        "* is in a posse, ! its shooter; > a dude on another player's street.\n");
  }

  void explain_cards_of(const Option& option, std::vector<DefId>& seen) {
    const View view = game().view(game().decision()->player);
    for (const std::int32_t raw : {option.a, option.b}) {
      const DefId def = find_def(view, CardId{static_cast<std::uint16_t>(raw)});
      if (def == kNoDef || std::count(seen.begin(), seen.end(), def) > 0) continue;
      seen.push_back(def);
      fmt::print("{}", explain(definitions().cards[def], definitions()));
    }
  }

  static DefId find_def(const std::vector<CardView>& cards, CardId id) {
    for (const CardView& card : cards) {
      if (card.id == id && id) return card.def;
      if (const DefId def = find_def(card.attachments, id); def != kNoDef) return def;
    }
    return kNoDef;
  }

  static DefId find_def(const LocationView& location, CardId id) {
    if (location.card.id == id && id) return location.card.def;
    if (const DefId def = find_def(location.card.attachments, id); def != kNoDef) return def;
    return find_def(location.dudes, id);
  }

  static DefId find_def(const View& view, CardId id) {
    DefId def = find_def(view.limbo, id);
    if (def == kNoDef) def = find_def(view.town_square, id);
    for (const PlayerView& player : view.players) {
      if (player.legend.id == id && id) return player.legend.def;
      for (const auto* cards : {&player.hand, &player.draw_hand, &player.discard, &player.boot_hill}) {
        if (def == kNoDef) def = find_def(*cards, id);
      }
      for (const auto* places : {&player.street, &player.out_of_town}) {
        for (const LocationView& place : *places) {
          if (def == kNoDef) def = find_def(place, id);
        }
      }
    }
    return def;
  }

  void explain_option(const std::string& what) {
    std::vector<DefId> seen;
    if (what.empty()) {
      for (const Option& option : game().decision()->options) explain_cards_of(option, seen);
      if (seen.empty()) print_help();
      return;
    }
    if (const std::optional<int> number = read_number(what)) {
      if (*number < 1 || *number > static_cast<int>(numbered_.size())) {
        fmt::print("There is no option {}.\n", *number);
        return;
      }
      explain_cards_of(game().decision()->options[static_cast<std::size_t>(numbered_[static_cast<std::size_t>(*number) - 1])], seen);
      if (seen.empty()) fmt::print("Option {} has no card to explain.\n", *number);
      return;
    }
    const DefId def = find_title_leniently(what, definitions());
    if (def == kNoDef) {
      fmt::print("No card is called \"{}\".\n", what);
    } else {
      fmt::print("{}", explain(definitions().cards[def], definitions()));
    }
  }

  void print_log(const std::string& count) {
    const std::size_t most = static_cast<std::size_t>(std::max(1, read_number(count).value_or(30)));
    const std::vector<std::string> lines = session_.log(log_viewer_);
    for (std::size_t i = lines.size() > most ? lines.size() - most : 0; i < lines.size(); ++i) {
      fmt::print("{}\n", wrapped(lines[i], kColumns, 4));
    }
  }

  bool undo() {
    if (history_.empty()) {
      fmt::print("There is nothing to take back.\n");
      return false;
    }
    check_or_fail(session_.undo_to(history_.back(), Undo::any));  // at one terminal nothing is hidden from who takes it back
    shown_ = session_.event_count(log_viewer_);
    asked_ = {};
    history_.pop_back();
    fmt::print("Taken back.\n");
    return true;
  }

  void save_now(std::string file) {
    const bool whole_game = file == "game" || file.starts_with("game ");
    const bool as_position = file == "position" || file.starts_with("position ");
    for (const std::string_view what : {"game", "replay", "position"}) {
      if (file == what) file.clear();
      if (file.starts_with(fmt::format("{} ", what))) {
        file.erase(0, what.size() + 1);
        break;
      }
    }
    try {
      if (whole_game) return save_game_as(file.empty() ? "highnoon.game" : file);
      if (as_position) return save_position_as(file.empty() ? "highnoon.yaml" : file);
      if (is_loaded()) {
        fmt::print("A replay tells a game from its start, and this one began in the middle. Say \"save game FILE\".\n");
        return;
      }
      save(file.empty() ? "highnoon.replay" : file);
    } catch (const Failure& failure) {
      fmt::print("{}\n", failure.what());
    }
  }

  /// Whether the game was not started here from its decks.
  bool is_loaded() const { return !arguments_.load_game.empty() || !arguments_.position.empty(); }

  void save_game_as(const std::string& file) const {
    check_or_fail(save_game(game(), file));
    fmt::print("The game is saved as {}; go on with: highnoon play --load-game {}\n", file, file);
  }

  void save_position_as(const std::string& file) const {
    const Position position = position_of(game());
    check_or_fail(save_position(position, file));
    fmt::print("The position is saved as {}; play it with: highnoon play --position {}\n", file, file);
    for (const std::string& what : position.left_out) fmt::print("  left out: {}\n", what);
  }

  void save(const std::string& file) {
    Replay replay = value_or_fail(session_.replay());
    replay.pins = pins_for(library_.pins(), replay.config, library_.definitions());
    check_or_fail(save_replay(replay, library_.definitions(), file));
    fmt::print("Saved as {}.\n", file);
    if (replay.moves.empty() && newest_.hash() == library_.hash()) return;
    // The files are not any more what the game was started with.
    keep_library(file, replay.library);
    for (const ReplayMove& move : replay.moves) keep_library(file, move.library);
    if (const Result<void> replays = verify(file, replay); !replays) {
      throw Failure(fmt::format("{}: cannot be replayed: {}", file, replays.error().message));
    }
    fmt::print("The cards and rules it was played with are kept in {}.libraries.\n", file);
  }

  void keep_library(const std::string& file, std::uint64_t hash) {
    const auto files = kept_.find(hash);
    if (files == kept_.end()) throw Failure(fmt::format("{}: cannot be replayed: the files of the library {:016x} are gone", file, hash));
    files->second.write(KeptLibrary::folder_for(file, hash));
  }

  /// Plays the replay with what was kept for it.
  Result<void> verify(const std::string& file, const Replay& replay) const {
    const auto kept = [&](std::uint64_t hash, const std::string& as_of) {
      LibraryArguments arguments = KeptLibrary::arguments_for(KeptLibrary::folder_for(file, hash), arguments_.library);
      arguments.as_of = as_of;
      return arguments.load();
    };
    const Library first = kept(replay.library, replay.as_of);
    Result<Replay> loaded = load_replay(file, first.definitions());
    if (!loaded) return loaded.error();
    Result<Replayer> replayer =
        Replayer::start(first.content(), *std::move(loaded), nullptr,
                        [&](std::uint64_t hash, const std::string& as_of) { return Result<ContentPtr>(kept(hash, as_of).content()); });
    if (!replayer) return replayer.error();
    while (!replayer->at_end()) {
      if (Result<void> stepped = replayer->step(); !stepped) return stepped;
    }
    return replayer->verify_end();
  }

  const PlayArguments& arguments_;
  const Library& library_;  ///< that the game was started with
  Library newest_;          ///< that it is to play by as soon as it can
  std::uint64_t refused_ = 0;                    ///< the library that it cannot play by
  std::map<std::uint64_t, KeptLibrary> kept_;    ///< by the library's hash
  std::optional<FileWatcher> watcher_;
  Lines lines_;
  Session session_;
  PlayerId log_viewer_;
  std::vector<std::unique_ptr<Bot>> bots_;  ///< by seat; null: a person
  std::vector<Mark> history_;               ///< before each choice of a person
  std::vector<int> numbered_;               ///< options in the order they are shown
  std::pair<DecisionKind, PlayerId> asked_{};
  std::uint64_t shown_ = 0;                 ///< events whose lines were shown
  int day_drawn_ = 0;
  bool quit_ = false;
};

void check_seats(const PlayArguments& arguments, int players) {
  for (const int seat : arguments.seats) {
    if (seat < 1 || seat > players) throw Failure(fmt::format("--seat {}: there are seats 1 to {}", seat, players), 2);
  }
}

void say_rules(const Library& library) {
  for (const std::string& line : rule_changes(library)) fmt::print("{}.\n", line);
}

/// What the file brings cannot be given as well.
void check_begins_in_the_middle(const PlayArguments& arguments, const char* option) {
  if (!arguments.decks.empty()) throw Failure(fmt::format("{}: the file has the decks; give none", option), 2);
  if (!arguments.names.empty()) throw Failure(fmt::format("{}: the names are those of the file", option), 2);
  if (!arguments.save.empty()) throw Failure(fmt::format("--save: a replay tells a game from its start; with {} there is --save-game", option), 2);
}

/// Goes on with a saved game, with the library put together that it was saved with.
void play_loaded(PlayArguments arguments, bool seed_given) {
  check_begins_in_the_middle(arguments, "--load-game");
  if (seed_given) throw Failure("--seed: the chance of a saved game is decided already", 2);
  const SavedWith with = value_or_fail(saved_game_with(arguments.load_game));
  arguments.library.set_ruleset(with.ruleset);
  arguments.library.as_of = with.as_of;
  const Library library = arguments.library.load();
  Game game = value_or_fail(load_game(arguments.load_game, library));
  check_seats(arguments, static_cast<int>(game.config().seats.size()));
  fmt::print("Highnoon, {} rules, seed {}, after {} choices.\n", with.ruleset, game.config().seed, game.choices_taken());
  say_rules(library);
  Table(arguments, library, Session::of(std::move(game))).run();
}

void play_position(PlayArguments arguments, bool seed_given) {
  check_begins_in_the_middle(arguments, "--position");
  Position position = value_or_fail(load_position(arguments.position));
  if (seed_given) position.seed = arguments.seed;
  arguments.library.set_ruleset(position.ruleset);
  if (arguments.library.as_of.empty()) arguments.library.as_of = position.as_of;
  const Library library = arguments.library.load();
  check_seats(arguments, static_cast<int>(position.players.size()));
  fmt::print("Highnoon, {} rules, seed {}, from {}.\n", position.ruleset, position.seed, arguments.position);
  say_rules(library);
  Table(arguments, library, Session::of(value_or_fail(game_at(library, position)))).run();
}

void play(PlayArguments arguments, bool seed_given) {
  if (arguments.seats.empty()) arguments.seats.push_back(1);
  for (int seat = 0; seat < kMaxPlayers; ++seat) named_bot(arguments.bot_of(seat), 0);
  if (!arguments.load_game.empty()) return play_loaded(std::move(arguments), seed_given);
  if (!arguments.position.empty()) return play_position(std::move(arguments), seed_given);
  check_players(arguments.decks.size());
  const int players = static_cast<int>(arguments.decks.size());
  check_seats(arguments, players);
  if (static_cast<int>(arguments.names.size()) > players) throw Failure("--name: more names than decks", 2);
  arguments.library.use_game_of(arguments.decks);
  const Library library = arguments.library.load();
  GameConfig config;
  config.ruleset = arguments.library.full_ruleset();
  if (!seed_given) arguments.seed = fresh_seed();
  config.seed = arguments.seed;
  for (int seat = 0; seat < players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    const std::string name = i < arguments.names.size() ? arguments.names[i] : default_name(seat);
    config.seats.push_back({name, read_deck(library, arguments.decks[i], arguments.library)});
  }
  fmt::print("Highnoon, {} rules, seed {}.\n", config.ruleset, config.seed);
  say_rules(library);
  Table(arguments, library, value_or_fail(Session::start(library.content(), config))).run();
}

}  // namespace

void add_play(CLI::App& program) {
  CLI::App* command = program.add_subcommand("play", "Play a game at this terminal");
  auto arguments = std::make_shared<PlayArguments>();
  command->add_option("decks", arguments->decks, "A deck file for each seat, two to six")->type_name("DECK");
  one_each(command->add_option("--seat", arguments->seats, "The seat that a person takes, or several (1,2; default: 1); the others are bots"))->type_name("N");
  command->add_flag("--bots", arguments->bots, "Bots take every seat");
  command->add_flag("--narrate", arguments->narrate, "Print the log as the game goes, and the table every day");
  command
      ->add_option("--bot", arguments->bot,
                   "What the bots are: random, heuristic, curious or search; search:200 and search:500ms say how long it thinks about a "
                   "decision")
      ->capture_default_str();
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    command->add_option(fmt::format("--bot-{}", seat + 1), arguments->bots_by_seat[static_cast<std::size_t>(seat)],
                        fmt::format("What the bot at seat {} is", seat + 1));
  }
  CLI::Option* seed = command->add_option("--seed", arguments->seed, "Of all chance in the game; the same seed deals the same cards");
  one_each(command->add_option("--name", arguments->names, "The names of the players (Ann,Bob), in the order of the seats"));
  command->add_option("--save", arguments->save, "Write a replay at the end: how the game went")->type_name("FILE");
  command->add_option("--save-game", arguments->save_game, "Write the game at the end, to go on another time: how it stands")->type_name("FILE");
  CLI::Option* load = command->add_option("--load-game", arguments->load_game, "Go on with a saved game (no decks are given)")->type_name("FILE");
  command->add_option("--position", arguments->position, "Play a position, set up by hand in a file (no decks are given)")
      ->type_name("FILE")->excludes(load);
  command->add_flag("--watch", arguments->watches, "Take changed cards and rules into the game as soon as their files are saved");
  arguments->library.add_packs_to(*command);
  arguments->library.add_rules_to(*command);
  command->callback([arguments, seed] { play(*arguments, seed->count() > 0); });
}

}  // namespace highnoon::cli
