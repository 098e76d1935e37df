#include "file_watcher.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <thread>

#include "tests/support/scratch.hpp"

namespace highnoon::cli {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using test::Scratch;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr milliseconds kLong{20'000}, kShort{700};

class Watched : public testing::TestWithParam<bool> {
 protected:
  Scratch scratch;
};

INSTANTIATE_TEST_SUITE_P(FileWatcher, Watched, testing::Bool(), [](const auto& polls) { return polls.param ? "Polling" : "ByEvents"; });

TEST_P(Watched, WhatIsWrittenMadeAndDeletedIsTold) {
  const fs::path one = scratch.write("pack/one.lua", "1"), two = scratch.write("pack/two.lua", "2");
  FileWatcher watcher({scratch.folder()}, GetParam());
  EXPECT_EQ(watcher.has_events(), !GetParam());
  scratch.write("pack/one.lua", "1 again");
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(one));
  fs::remove(two);
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(two));
  const fs::path three = scratch.write("pack/three.yaml", "3");
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(three));
}

TEST_P(Watched, ASaveByRenameIsOfTheFileAlone) {
  const fs::path one = scratch.write("one.lua", "1"), part = scratch.write("one.lua~", "1");
  FileWatcher watcher({scratch.folder()}, GetParam());
  scratch.write("one.lua~", "2");
  fs::rename(part, one);
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(one));
}

TEST_P(Watched, TheSameBytesSavedAgainAreASave) {
  const fs::path one = scratch.write("one.lua", "1");
  FileWatcher watcher({scratch.folder()}, GetParam());
  scratch.write("one.lua", "1");
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(one));
}

TEST_P(Watched, FoldersMadeLaterAreWatchedToo) {
  FileWatcher watcher({scratch.folder()}, GetParam());
  const fs::path first = scratch.write("new/deeper/one.lua", "1");
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(first));
  const fs::path second = scratch.write("new/deeper/two.lua", "2");
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(second));
  fs::remove_all(scratch.folder() / "new");
  EXPECT_THAT(watcher.wait(kLong).changed, UnorderedElementsAre(first, second));
}

TEST_P(Watched, ARootThatGoesAndComesBackIsWatchedAgain) {
  const fs::path one = scratch.write("pack/one.lua", "1");
  FileWatcher watcher({scratch.folder() / "pack"}, GetParam());
  fs::remove_all(scratch.folder() / "pack");
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(one));
  scratch.write("pack/one.lua", "2");
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(one));
  scratch.write("pack/one.lua", "33");
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(one));
}

TEST_P(Watched, ASingleFileMayBeTheRoot) {
  const fs::path one = scratch.write("one.lua", "1"), part = scratch.write("part", "2");
  scratch.write("two.lua", "2");
  FileWatcher watcher({one}, GetParam());
  scratch.write("two.lua", "22");
  EXPECT_THAT(watcher.wait(kShort).changed, IsEmpty());
  fs::rename(part, one);
  EXPECT_THAT(watcher.wait(kLong).changed, ElementsAre(one));
}

TEST_P(Watched, OtherFilesHiddenFoldersAndBuildsSayNothing) {
  scratch.write("build/CMakeCache.txt", "");
  FileWatcher watcher({scratch.folder()}, GetParam());
  scratch.write("build/one.lua", "1");
  scratch.write(".git/one.lua", "1");
  scratch.write("one.lua.swp", "1");
  EXPECT_THAT(watcher.wait(kShort).changed, IsEmpty());
}

TEST(FileWatcher, SeveralWritesOfOneSaveAreToldOnce) {
  const Scratch scratch;
  const fs::path one = scratch.write("one.lua", "1");
  FileWatcher watcher({scratch.folder()});
  std::thread editor([&] {
    for (int i = 0; i < 5; ++i) {
      scratch.write("one.lua", std::string(static_cast<std::size_t>(i) + 2, 'x'));
      std::this_thread::sleep_for(milliseconds(2));
    }
  });
  const FileWatcher::Woken woken = watcher.wait(kLong);
  editor.join();
  EXPECT_THAT(woken.changed, ElementsAre(one));
  // On a slow machine the editor may have been held up for longer than a save takes: then once more, and never five times.
  int more = 0;
  while (!watcher.wait(milliseconds(300)).changed.empty()) ++more;
  EXPECT_LE(more, 2);
}

TEST(FileWatcher, ACallFromAnotherThreadAndAHandleEndTheWait) {
  const Scratch scratch;
  FileWatcher watcher({scratch.folder()});
  std::thread caller([&] { watcher.wake(); });
  EXPECT_TRUE(watcher.wait(kLong).called);
  caller.join();
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ASSERT_EQ(::write(ends[1], "x", 1), 1);
  const FileWatcher::Woken woken = watcher.wait(kLong, ends[0]);
  EXPECT_TRUE(woken.readable);
  EXPECT_FALSE(woken.called);
  for (const int end : ends) ::close(end);
}

}  // namespace
}  // namespace highnoon::cli
