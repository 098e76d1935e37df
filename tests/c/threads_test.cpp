// Many games at once from one library, each by one thread.

#include <atomic>
#include <set>
#include <thread>
#include <vector>

#include "playing.hpp"

namespace highnoon::test {
namespace {

constexpr int kGames = 64;
constexpr int kThreads = 8;
constexpr const char* kBots[] = {"heuristic", "curious", "random"};

/// A whole game, with all that a server does on the way. @return its hash at the end
std::uint64_t play_a_game(const hn_library* from, std::uint64_t number) {
  Own<hn_game> game = start(from, number, number % 2 == 0 ? HN_PROMPTS_QUICK : HN_PROMPTS_UNIFORM);
  const Own<hn_bot> bots[] = {made<hn_bot>(hn_bot_make, kBots[number % 3], number), made<hn_bot>(hn_bot_make, kBots[(number + 1) % 3], number)};
  for (int i = 0; info(game.get()).outcome == HN_RUNNING; ++i) {
    const hn_game_info now = info(game.get());
    std::int32_t option = -1;
    EXPECT_EQ(hn_bot_choose(bots[now.decider].get(), game.get(), &option), HN_OK) << hn_last_error();
    if (hn_game_choose_as(game.get(), now.decider, now.decision_number, option) != HN_OK) {
      ADD_FAILURE() << hn_last_error();
      break;
    }
    if (i % 50 != 49) continue;
    const Own<hn_view> view = made<hn_view>(hn_game_view, game.get(), now.decider);
    const Own<hn_game> copy = made<hn_game>(hn_game_copy, game.get());
    const Own<hn_game> dealt = made<hn_game>(hn_game_redeal, game.get(), now.decider, number);
    play(dealt.get(), 10, number);
    const std::string bytes = text(hn_game_save, game.get());
    Own<hn_game> loaded = load(from, bytes);
    EXPECT_EQ(hash(loaded.get()), hash(copy.get()));
    game = std::move(loaded);
  }
  EXPECT_EQ(info(game.get()).script_errors, 0u) << text(hn_game_script_errors, game.get());
  return hash(game.get());
}

TEST(Threads, SixtyFourGamesOnEightThreadsEndAsTheyDoOnOne) {
  std::vector<std::uint64_t> hashes(kGames);
  std::atomic<int> next{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&] {
      for (int game = next++; game < kGames; game = next++) {
        hashes[static_cast<std::size_t>(game)] = play_a_game(library(), static_cast<std::uint64_t>(game));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  // Again, some of them, one after the other.
  for (int game = 0; game < kGames; game += 8) {
    EXPECT_EQ(play_a_game(library(), static_cast<std::uint64_t>(game)), hashes[static_cast<std::size_t>(game)]) << "game " << game;
  }
  EXPECT_EQ(std::set<std::uint64_t>(hashes.begin(), hashes.end()).size(), static_cast<std::size_t>(kGames));
}

TEST(Threads, AGameGoesFromThreadToThreadAndEachHasItsOwnLastError) {
  const Own<hn_game> game = start(library(), 5);
  const Own<hn_game> other = start(library(), 5);
  ASSERT_TRUE(play(other.get(), 80));
  EXPECT_EQ(hn_game_choose(game.get(), 9999), HN_NO_SUCH_OPTION);
  const std::string before = hn_last_error();
  const Own<hn_bot> bot = made<hn_bot>(hn_bot_make, "heuristic", 1);
  for (int i = 0; i < 8; ++i) {
    std::thread([&] {
      EXPECT_STREQ(hn_last_error(), "");
      play(game.get(), bot.get(), 10);
      EXPECT_EQ(hn_game_load(nullptr, 1, "x", 1, nullptr), HN_BAD_ARGUMENT);
      EXPECT_STRNE(hn_last_error(), "");
    }).join();
  }
  EXPECT_EQ(hn_last_error(), before);
  EXPECT_EQ(hash(game.get()), hash(other.get()));
}

TEST(Threads, ALibraryMayBeFreedWhileItsGamesArePlayed) {
  std::vector<Own<hn_game>> games;
  {
    const Own<hn_library> own = load_library();
    for (std::uint64_t seed = 0; seed < 4; ++seed) games.push_back(start(own.get(), seed));
  }
  std::vector<std::thread> threads;
  for (const Own<hn_game>& game : games) {
    threads.emplace_back([&] { play(game.get(), 60); });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Own<hn_game>& game : games) EXPECT_GE(info(game.get()).choices, 60u);
}

}  // namespace
}  // namespace highnoon::test
