#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <vector>

namespace highnoon::cli {

/// Whether a folder is one of version control or of a build: those hold nothing that an author saves, but a lot of it.
bool is_passed_over(const std::filesystem::path& folder);

/// Tells which files below some folders were saved, made or deleted.
///
/// Events of the system (inotify) only wake it: what has changed is found by comparing the files' times, sizes and inodes with those
/// before, so that an editor may write in place, write several times, or write beside and rename. Where no events come (another
/// system, a limit of it, a folder that is gone for now) it looks by itself a few times a second.
class FileWatcher {
 public:
  struct Woken {
    std::vector<std::filesystem::path> changed;  ///< in order; as the roots are written
    bool readable = false;                       ///< the handle that was waited for, too
    bool called = false;                         ///< wake()
  };

  /// @param roots  files or folders; they need not be there yet
  /// @param polls  true: without events of the system
  explicit FileWatcher(std::vector<std::filesystem::path> roots, bool polls = false);
  ~FileWatcher();
  FileWatcher(const FileWatcher&) = delete;
  FileWatcher& operator=(const FileWatcher&) = delete;

  /// Sleeps until files have changed and nothing has happened to them for 20 ms (at most for 200), until wake(), until `handle` can be
  /// read, or until the time is over: then all of the result is empty or false.
  /// @param most    negative: for ever
  /// @param handle  negative: none
  Woken wait(std::chrono::milliseconds most = std::chrono::milliseconds(-1), int handle = -1);

  /// Ends a wait, the next one if there is none now. From any thread, also from a signal's handler.
  void wake();

  /// Whether the system tells of changes; else they are looked for.
  bool has_events() const { return events_ >= 0; }

 private:
  struct Stamp {
    std::int64_t time = 0, status_time = 0;
    std::uint64_t size = 0, inode = 0;
    friend bool operator==(const Stamp&, const Stamp&) = default;
  };
  using Snapshot = std::map<std::filesystem::path, Stamp>;

  /// Looks at all files, and watches folders that are new.
  Snapshot look();
  void look_below(const std::filesystem::path& folder, int depth, Snapshot& files);
  void watch(const std::filesystem::path& path);
  /// Takes what the system has told. @return whether there was anything
  bool drain();
  void settle();
  std::vector<std::filesystem::path> compare();

  std::vector<std::filesystem::path> roots_;
  int events_ = -1;       ///< inotify
  int calls_[2] = {-1, -1};  ///< a pipe: wake() writes
  bool is_whole_ = true;  ///< every root is there and watched
  Snapshot files_;
};

}  // namespace highnoon::cli
