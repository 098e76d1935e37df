#include "file_watcher.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>

#ifdef __linux__
#include <sys/inotify.h>
#endif

namespace highnoon::cli {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kQuiet{20};      ///< an editor's events of one save come closer together
constexpr milliseconds kLongest{200};   ///< a file that is written without end does not hold up the others
constexpr milliseconds kLookAgain{250}; ///< where no events come
constexpr int kDeepest = 24;            ///< folders in folders

bool is_text_of_ours(const fs::path& file) {
  const std::string extension = file.extension().string();
  return extension == ".lua" || extension == ".yaml" || extension == ".yml" || extension == ".o8d" || extension == ".txt";
}

std::int64_t nanoseconds(const timespec& time) { return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec; }

}  // namespace

bool is_passed_over(const fs::path& folder) {
  std::error_code error;
  return folder.filename().string().starts_with(".") || fs::exists(folder / "CMakeCache.txt", error);
}

FileWatcher::FileWatcher(std::vector<fs::path> roots, bool polls) : roots_(std::move(roots)) {
  if (::pipe(calls_) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
  for (const int end : calls_) {
    ::fcntl(end, F_SETFL, O_NONBLOCK);
    ::fcntl(end, F_SETFD, FD_CLOEXEC);
  }
#ifdef __linux__
  if (!polls) events_ = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
#else
  static_cast<void>(polls);
#endif
  files_ = look();
}

FileWatcher::~FileWatcher() {
  for (const int handle : {events_, calls_[0], calls_[1]}) {
    if (handle >= 0) ::close(handle);
  }
}

void FileWatcher::watch(const fs::path& path) {
#ifdef __linux__
  if (events_ < 0) return;
  constexpr std::uint32_t kWhat = IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                                  IN_DELETE_SELF | IN_MOVE_SELF;
  // A folder that is watched already stays so. One that is gone again is told of by the folder above it.
  if (::inotify_add_watch(events_, path.c_str(), kWhat) >= 0 || errno == ENOENT || errno == ENOTDIR) return;
  is_whole_ = false;
#else
  static_cast<void>(path);
#endif
}

void FileWatcher::look_below(const fs::path& folder, int depth, Snapshot& files) {
  watch(folder);  // before looking into it, so that nothing is missed between
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path& path = entry->path();
    struct stat status{};
    if (::lstat(path.c_str(), &status) != 0) continue;
    if (S_ISDIR(status.st_mode)) {
      if (depth < kDeepest && !is_passed_over(path)) look_below(path, depth + 1, files);
      continue;
    }
    // A link is what it leads to: some editors and version controls save so.
    if (S_ISLNK(status.st_mode) && ::stat(path.c_str(), &status) != 0) continue;
    if (!S_ISREG(status.st_mode) || !is_text_of_ours(path)) continue;
    files[path] = {nanoseconds(status.st_mtim), nanoseconds(status.st_ctim), static_cast<std::uint64_t>(status.st_size), status.st_ino};
  }
}

FileWatcher::Snapshot FileWatcher::look() {
  Snapshot files;
  is_whole_ = true;
  for (const fs::path& root : roots_) {
    struct stat status{};
    if (::stat(root.c_str(), &status) != 0) {
      is_whole_ = false;  // nobody tells when it comes
    } else if (S_ISDIR(status.st_mode)) {
      look_below(root, 0, files);
    } else {
      // Its folder tells, for the file itself may be replaced by another.
      watch(root.has_parent_path() ? root.parent_path() : fs::path("."));
      files[root] = {nanoseconds(status.st_mtim), nanoseconds(status.st_ctim), static_cast<std::uint64_t>(status.st_size), status.st_ino};
    }
  }
  return files;
}

bool FileWatcher::drain() {
  bool any = false;
  std::array<char, 16384> buffer;
  while (events_ >= 0 && ::read(events_, buffer.data(), buffer.size()) > 0) any = true;
  return any;
}

void FileWatcher::settle() {
  const Clock::time_point end = Clock::now() + kLongest;
  pollfd quiet{events_, POLLIN, 0};
  while (Clock::now() < end && ::poll(&quiet, 1, static_cast<int>(kQuiet.count())) > 0) drain();
}

std::vector<fs::path> FileWatcher::compare() {
  Snapshot now = look();
  std::vector<fs::path> changed;
  auto a = files_.begin();
  auto b = now.begin();
  while (a != files_.end() || b != now.end()) {
    if (b == now.end() || (a != files_.end() && a->first < b->first)) {
      changed.push_back((a++)->first);
    } else if (a == files_.end() || b->first < a->first) {
      changed.push_back((b++)->first);
    } else {
      if (a->second != b->second) changed.push_back(a->first);
      ++a, ++b;
    }
  }
  files_ = std::move(now);
  return changed;
}

FileWatcher::Woken FileWatcher::wait(milliseconds most, int handle) {
  const Clock::time_point end = Clock::now() + std::max(most, milliseconds(0));
  while (true) {
    milliseconds left = most < milliseconds(0) ? milliseconds(-1)
                                               : std::max(milliseconds(0), std::chrono::duration_cast<milliseconds>(end - Clock::now()));
    const bool looks = events_ < 0 || !is_whole_;
    const bool is_last = left >= milliseconds(0) && (!looks || left <= kLookAgain);
    if (looks && !is_last) left = kLookAgain;
    pollfd waited[] = {{calls_[0], POLLIN, 0}, {events_, POLLIN, 0}, {handle, POLLIN, 0}};  // negative handles are passed over
    if (::poll(waited, 3, static_cast<int>(left.count())) < 0 && errno != EINTR) {
      throw std::system_error(errno, std::generic_category(), "poll");
    }
    Woken woken;
    char byte;
    while (::read(calls_[0], &byte, 1) == 1) woken.called = true;
    woken.readable = waited[2].revents != 0;
    if (drain()) {
      settle();
      woken.changed = compare();
    } else if (looks) {
      woken.changed = compare();
      if (!woken.changed.empty()) {
        // Without events nothing tells when the writing ends: once more after a while.
        ::poll(nullptr, 0, static_cast<int>(kQuiet.count()));
        for (fs::path& more : compare()) woken.changed.push_back(std::move(more));
        std::sort(woken.changed.begin(), woken.changed.end());
        woken.changed.erase(std::unique(woken.changed.begin(), woken.changed.end()), woken.changed.end());
      }
    }
    if (!woken.changed.empty() || woken.called || woken.readable || is_last) return woken;
  }
}

void FileWatcher::wake() {
  const int before = errno;
  // A full pipe wakes as well.
  [[maybe_unused]] const ssize_t written = ::write(calls_[1], "w", 1);
  errno = before;
}

}  // namespace highnoon::cli
