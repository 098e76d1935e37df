// highnoon watch: checks and tests what has changed at every save.

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <optional>
#include <set>
#include <thread>

#include "author_paths.hpp"
#include "command.hpp"
#include "file_watcher.hpp"
#include "highnoon/changes.hpp"
#include "highnoon/lua/check_counts.hpp"
#include "highnoon/scenario.hpp"

namespace highnoon::cli {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

struct WatchArguments {
  LibraryArguments library;
  std::vector<std::string> paths;
  std::string index = "docs/rules";
  int threads = 0;
  bool once = false;
  bool clear = false;
  bool polls = false;
};

bool has_part(const fs::path& path, const char* part) { return std::find(path.begin(), path.end(), part) != path.end(); }
bool is_scenario(const fs::path& path) { return path.extension() == ".lua" && has_part(path.parent_path(), "scenarios"); }
bool is_deck(const fs::path& path) {
  return path.extension() == ".o8d" || (path.extension() != ".lua" && has_part(path.parent_path(), "decks"));
}
/// Of what the library reads, whether or not it reads this one.
bool is_content(const fs::path& path) {
  return path.extension() == ".lua" || path.filename() == "pack.yaml" || (path.extension() == ".yaml" && has_part(path.parent_path(), "formats"));
}

/// What became of some scenario files.
struct Tested {
  int passed = 0;
  std::vector<ScenarioResult> failed;
  std::vector<std::string> unloadable;  ///< "file:line: what", a file each
  std::set<fs::path> bad;               ///< files of both

  bool is_fine() const { return failed.empty() && unloadable.empty(); }
};

Tested run_files(const ContentPtr& content, const std::vector<fs::path>& files, const ScenarioOptions& options) {
  Tested tested;
  const auto add = [&](const std::vector<ScenarioResult>& results) {
    for (const ScenarioResult& result : results) {
      if (result.passed) {
        ++tested.passed;
      } else {
        tested.bad.insert(result.file);
        tested.failed.push_back(result);
      }
    }
  };
  if (const auto results = run_scenarios(content, files, options)) {
    add(*results);
    return tested;
  }
  // A file does not load: each alone, so that the others are told of.
  for (const fs::path& file : files) {
    if (const auto results = run_scenarios(content, {file}, options)) {
      add(*results);
    } else {
      tested.unloadable.push_back(results.error().message);
      tested.bad.insert(file);
    }
  }
  return tested;
}

std::string count(std::size_t number, const char* one, const char* several) { return fmt::format("{} {}", number, number == 1 ? one : several); }

std::string summary(const Tested& tested) {
  const std::size_t all = static_cast<std::size_t>(tested.passed) + tested.failed.size();
  std::vector<std::string> parts;
  if (!tested.unloadable.empty()) parts.push_back(count(tested.unloadable.size(), "scenario file does not load", "scenario files do not load"));
  if (!tested.failed.empty()) {
    parts.push_back(fmt::format("{} of {} {}", tested.failed.size(), count(all, "scenario", "scenarios"), tested.failed.size() == 1 ? "fails" : "fail"));
  } else if (all > 0) {
    parts.push_back(count(all, "scenario passes", "scenarios pass"));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

/// Scenarios that run while the author goes on writing.
class Background {
 public:
  explicit Background(FileWatcher& watcher) : watcher_(watcher) {}
  ~Background() { stop(); }

  void start(ContentPtr content, std::vector<fs::path> files, ScenarioOptions options) {
    stop();
    stopped_ = false;
    ended_ = false;
    began_ = Clock::now();
    options.goes_on = [this] { return !stopped_; };
    worker_ = std::thread([this, content = std::move(content), files = std::move(files), options = std::move(options)] {
      Tested tested;
      try {
        tested = run_files(content, files, options);
      } catch (const std::exception& failure) {
        tested.unloadable.push_back(failure.what());
      }
      tested_ = std::move(tested);
      took_ = Clock::now() - began_;
      ended_ = true;
      watcher_.wake();
    });
  }
  /// @return whether it was running
  bool stop() {
    if (!worker_.joinable()) return false;
    stopped_ = true;
    worker_.join();
    return true;
  }
  /// The outcome, once.
  std::optional<Tested> take() {
    if (!ended_ || !worker_.joinable()) return std::nullopt;
    worker_.join();
    return std::move(tested_);
  }
  double seconds() const { return std::chrono::duration<double>(took_).count(); }

 private:
  FileWatcher& watcher_;
  std::thread worker_;
  std::atomic<bool> stopped_{false}, ended_{false};
  Clock::time_point began_;
  Clock::duration took_{};
  Tested tested_;
};

// What the handler of a signal may reach.
volatile std::sig_atomic_t interrupted = 0;
FileWatcher* interrupted_watcher = nullptr;

/// Ctrl-C and a plain kill end the watch, quietly.
class Interrupt {
 public:
  explicit Interrupt(FileWatcher& watcher) {
    interrupted_watcher = &watcher;
    struct sigaction action{};
    action.sa_handler = [](int) {
      interrupted = 1;
      interrupted_watcher->wake();
    };
    ::sigaction(SIGINT, &action, &before_int_);
    ::sigaction(SIGTERM, &action, &before_term_);
  }
  ~Interrupt() {
    ::sigaction(SIGINT, &before_int_, nullptr);
    ::sigaction(SIGTERM, &before_term_, nullptr);
  }
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  static bool came() { return interrupted != 0; }

 private:
  struct sigaction before_int_{}, before_term_{};
};

class Watch {
 public:
  explicit Watch(const WatchArguments& arguments) : arguments_(arguments), roots_(arguments.paths.begin(), arguments.paths.end()) {
    options_.threads = arguments.threads > 0 ? arguments.threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    if (fs::is_directory(arguments.index)) options_.rules = rule_ids(arguments.index);
  }

  /// Everything once. @return whether nothing is wrong
  bool look_once() {
    const Clock::time_point began = Clock::now();
    if (!load()) return print_end("everything", "the packs do not load", began), false;
    const std::vector<fs::path> files = scenarios();
    const Tested tested = run_files(library_->content(), files, options_);
    print(tested);
    bool decks_fine = true;
    for (const fs::path& deck : decks()) decks_fine = check_deck(deck) && decks_fine;
    const std::string said = summary(tested);
    print_end("everything", said.empty() ? "no scenarios" : said, began);
    return tested.is_fine() && decks_fine && counts_fine_;
  }

  void run() {
    FileWatcher watcher(roots_, arguments_.polls);
    const Interrupt interrupt(watcher);
    Background background(watcher);
    const Clock::time_point began = Clock::now();
    loads_ = load();
    print_end("everything", loads_ ? fmt::format("{} in {}", count(scenarios().size(), "scenario file", "scenario files"), place()) : kLoadNot, began);
    fmt::print("Watching{}. Ctrl-C ends.\n", watcher.has_events() ? "" : ", by looking four times a second");
    std::fflush(stdout);
    owes_all_ = true;
    while (!Interrupt::came()) {
      if (owes_all_ && library_ && !is_running_) {
        background.start(library_->content(), scenarios(), options_);
        is_running_ = true;
      }
      const FileWatcher::Woken woken = watcher.wait();
      if (const std::optional<Tested> tested = background.take()) {
        is_running_ = owes_all_ = false;
        bad_ = tested->bad;
        print(*tested);
        const std::string said = summary(*tested);
        if (!said.empty()) fmt::print("{} all scenarios: {}; {:.2f} s\n", time_now(), said, background.seconds());
        std::fflush(stdout);
      }
      if (woken.changed.empty()) continue;
      if (background.stop()) is_running_ = false;
      changed(woken.changed);
    }
    fmt::print("\n");
  }

 private:
  static constexpr const char* kLoadNot = "the packs do not load";

  static std::string time_now() { return fmt::format("{:%H:%M:%S}", fmt::localtime(std::time(nullptr))); }

  static void print_end(const std::string& what, const std::string& outcome, Clock::time_point began) {
    fmt::print("{} {}: {}; {:.2f} s\n", time_now(), what, outcome, std::chrono::duration<double>(Clock::now() - began).count());
    std::fflush(stdout);
  }

  std::string place() const { return fmt::format("{}", fmt::join(arguments_.paths, ", ")); }

  std::vector<fs::path> scenarios() const {
    std::vector<fs::path> files;
    for (const fs::path& root : roots_) {
      if (const auto found = find_scenarios({root})) files.insert(files.end(), found->begin(), found->end());
    }
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    std::erase_if(files, [&](const fs::path& file) { return !is_of_this_game(game_of_scenarios(file, games_)); });
    return files;
  }

  /// Of the game that is watched; what names none is of the usual one.
  bool is_of_this_game(const std::string& named) const {
    return (named.empty() ? kUsualGame : named) == (library_ ? library_->game().id : kUsualGame);
  }

  std::vector<fs::path> decks() const {
    std::vector<fs::path> files;
    for (const fs::path& root : roots_) {
      std::error_code error;
      if (fs::is_regular_file(root, error) && is_deck(root)) files.push_back(root);
      for (fs::recursive_directory_iterator entry(root, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code gone;
        if (entry->is_regular_file(gone) && is_deck(entry->path()) && is_of_this_game(game_of_path(entry->path(), games_))) files.push_back(entry->path());
      }
    }
    std::sort(files.begin(), files.end());
    return files;
  }

  bool check_deck(const fs::path& deck) const {
    try {
      read_deck(*library_, deck.string(), arguments_.library);
      return true;
    } catch (const Failure& failure) {
      fmt::print("{}\n", failure.what());
      return false;
    }
  }

  /// Loads all anew and tells what is wrong: errors always, warnings when they are new. The library stays what it was after an error.
  bool load() {
    changes_ = {};
    Diagnostics found;
    std::optional<Library> loaded;
    try {
      const AuthorPaths author = author_paths(arguments_.paths, arguments_.library.packs);
      std::vector<fs::path> paths(author.extra.begin(), author.extra.end());
      paths.insert(paths.end(), arguments_.library.packs.begin(), arguments_.library.packs.end());
      Result<Library> library = Library::load(paths, arguments_.library.options(), found);
      if (library) {
        for (const PackManifest& pack : library->packs()) {
          if (names_pack(author, pack.folder)) check_counts(library->definitions(), pack.id, found);
        }
        arguments_.library.use_format(*library);
        loaded = *std::move(library);
      } else if (!found.has_errors()) {
        found.error("", 0, "", library.error().message);
      }
    } catch (const std::exception& failure) {  // a folder that goes while it is read
      found.error("", 0, "", failure.what());
    }
    errors_ = found.error_count();
    counts_fine_ = errors_ == 0;
    std::set<std::string> warnings;
    for (const Diagnostic& diagnostic : found.all()) {
      const std::string text = to_string(diagnostic);
      const bool is_old = diagnostic.severity == Severity::warning && warnings_.count(text) > 0;
      if (diagnostic.severity == Severity::warning) warnings.insert(text);
      if (!is_old) fmt::print("{}\n", text);
    }
    if (!loaded) return false;
    warnings_ = std::move(warnings);
    if (library_) changes_ = changes_between(*library_, *loaded);
    library_ = std::move(loaded);
    return true;
  }

  void print(const Tested& tested) const {
    for (const std::string& fault : tested.unloadable) fmt::print("{}\n", fault);
    for (const ScenarioResult& result : tested.failed) fmt::print("FAILED  {}\n{}\n\n", result.name, result.message);
  }

  /// The scenario files to run after a change of these files and the library.
  std::vector<fs::path> concerned(const std::vector<fs::path>& changed, bool has_loaded) {
    std::set<fs::path> wanted;
    const std::vector<fs::path> all = scenarios();
    for (const fs::path& file : changed) {
      if (is_scenario(file) && std::find(all.begin(), all.end(), file) != all.end()) wanted.insert(file);
    }
    if (has_loaded) {
      std::set<std::string> names(changes_.house_rules.begin(), changes_.house_rules.end());
      for (const CardChange& card : changes_.cards) names.insert(card.script);
      const auto naming = scenarios_naming(all, names);
      wanted.insert(naming.begin(), naming.end());
      // What failed before may have been about this.
      for (const fs::path& file : bad_) {
        if (std::find(all.begin(), all.end(), file) != all.end()) wanted.insert(file);
      }
    }
    return {wanted.begin(), wanted.end()};
  }

  static std::string named(const std::vector<fs::path>& files) {
    constexpr std::size_t kMost = 3;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(kMost, files.size()); ++i) names.push_back(files[i].string());
    if (files.size() > kMost) names.push_back(fmt::format("{} more", files.size() - kMost));
    return fmt::format("{}", fmt::join(names, ", "));
  }

  void changed(std::vector<fs::path> files) {
    files.erase(std::remove_if(files.begin(), files.end(),
                               [](const fs::path& file) { return !is_content(file) && !is_deck(file); }),
                files.end());
    if (files.empty()) return;
    const Clock::time_point began = Clock::now();
    if (arguments_.clear) fmt::print("\033[H\033[2J");
    const bool loads_anew = std::any_of(files.begin(), files.end(), [](const fs::path& file) {
      return is_content(file) && !is_scenario(file);
    });
    const bool had_library = library_.has_value();
    const bool has_loaded = loads_anew && load();
    if (loads_anew) loads_ = has_loaded;
    std::vector<std::string> outcome;
    if (loads_anew && errors_ > 0) outcome.push_back(count(static_cast<std::size_t>(errors_), "error", "errors"));
    if (!loads_) outcome.push_back(library_ ? "the packs stay as they were" : kLoadNot);
    if (library_) {
      const std::vector<fs::path> wanted = concerned(files, has_loaded);
      const Tested tested = run_files(library_->content(), wanted, options_);
      for (const fs::path& file : wanted) bad_.erase(file);
      bad_.insert(tested.bad.begin(), tested.bad.end());
      print(tested);
      if (const std::string said = summary(tested); !said.empty()) outcome.push_back(said);
      if (has_loaded) tell_changes(outcome, wanted.empty());
      owes_all_ = owes_all_ || !had_library || (has_loaded && changes_.reach_everything());
      if (owes_all_) outcome.push_back("all scenarios follow");
      int legal = 0;
      for (const fs::path& file : files) {
        std::error_code error;
        if (!is_deck(file) || !fs::exists(file, error)) continue;
        if (check_deck(file)) ++legal;
        else outcome.push_back("not a legal deck");
      }
      if (legal > 0) outcome.push_back(count(static_cast<std::size_t>(legal), "legal deck", "legal decks"));
    }
    print_end(named(files), outcome.empty() ? "nothing to test" : fmt::format("{}", fmt::join(outcome, "; ")), began);
  }

  /// What is worth a word beside the scenarios' outcome.
  void tell_changes(std::vector<std::string>& outcome, bool has_run_none) const {
    if (!changes_.content) return outcome.push_back("nothing that games know of has changed");
    std::vector<std::string> fresh, gone;
    for (const CardChange& card : changes_.cards) {
      if (card.is_new) fresh.push_back(card.title);
      if (card.is_gone) gone.push_back(card.title);
    }
    constexpr std::size_t kMost = 5;
    if (!fresh.empty()) outcome.push_back(fresh.size() > kMost ? fmt::format("{} cards are new", fresh.size()) : fmt::format("new: {}", fmt::join(fresh, ", ")));
    if (!gone.empty()) outcome.push_back(gone.size() > kMost ? fmt::format("{} cards are gone", gone.size()) : fmt::format("gone: {}", fmt::join(gone, ", ")));
    const bool about_something = !changes_.cards.empty() || !changes_.house_rules.empty();
    if (has_run_none && about_something && gone.empty() && !changes_.reach_everything()) outcome.push_back("no scenario names it");
  }

  const WatchArguments& arguments_;
  const std::vector<CardGame> games_ = known_games();
  std::vector<fs::path> roots_;
  ScenarioOptions options_;
  std::optional<Library> library_;     ///< the last that loaded
  LibraryChanges changes_;             ///< from the one before
  std::set<std::string> warnings_;     ///< told already
  std::set<fs::path> bad_;             ///< scenario files that failed when they last ran
  int errors_ = 0;                     ///< of the last load
  bool counts_fine_ = true;
  bool loads_ = true;                  ///< the last load brought a library
  bool owes_all_ = false;              ///< all scenarios are still to run
  bool is_running_ = false;            ///< in the background
};

void watch(WatchArguments arguments) {
  if (arguments.paths.empty()) {
    if (fs::is_regular_file("pack.yaml")) {
      arguments.paths.push_back(".");
    } else {
      const fs::path data = data_directory();
      for (const fs::path& path : {data / "cards", data / "scripts", data / "tests" / "scenarios"}) {
        if (fs::is_directory(path)) arguments.paths.push_back(path.lexically_proximate(fs::current_path()).string());
      }
    }
  }
  for (const std::string& path : arguments.paths) {
    if (!fs::exists(path)) throw Failure(path + ": no such file or folder");
  }
  arguments.library.use_game_of(arguments.paths);
  Watch session(arguments);
  if (!arguments.once) return session.run();
  if (!session.look_once()) throw Failure("something is wrong");
}

}  // namespace

void add_watch(CLI::App& program) {
  auto arguments = std::make_shared<WatchArguments>();
  CLI::App* command = program.add_subcommand("watch", "Check and test what changes, at every save");
  command->add_option("paths", arguments->paths, "Packs, scripts, scenarios, decks, or folders of them (default: this pack, or all that comes with Highnoon)")->type_name("PATH");
  command->add_flag("--once", arguments->once, "Check and test everything there is now, and end");
  command->add_flag("--clear", arguments->clear, "Clear the terminal before each report");
  command->add_flag("--poll", arguments->polls, "Look for changes four times a second, where the system tells of none (network folders)");
  command->add_option("--threads", arguments->threads, "How many scenarios run at once (default: all cores)");
  command->add_option("--index", arguments->index, "The rule index that `proves` is checked against, if it is there")->capture_default_str();
  arguments->library.add_packs_to(*command);
  arguments->library.add_rules_to(*command);
  command->callback([arguments] { watch(*arguments); });
}

}  // namespace highnoon::cli
