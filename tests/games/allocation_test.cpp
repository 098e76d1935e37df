// Once a game goes on, the engine takes no memory for a decision. What scripts take, and the checkpoints of abilities that may call them, is
// counted apart.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <cstdlib>
#include <new>

#include "ability/journal.hpp"
#include "game.hpp"
#include "tests/games/playing.hpp"

namespace {
std::uint64_t taken = 0;
}  // namespace

#ifdef __SANITIZE_ADDRESS__
constexpr bool kCounts = false;  // the sanitizer's own operators stay
#else
constexpr bool kCounts = true;
void* operator new(std::size_t size) {
  ++taken;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif

namespace highnoon::test {
namespace {

/// Runs scripts as before, and says that one ran.
class Watched : public ScriptHost {
 public:
  explicit Watched(std::shared_ptr<ScriptHost> host) : host_(std::move(host)) {}
  ScriptStatus resume(Kernel& k, Frame& frame, std::string& error) override {
    ++calls;
    return host_->resume(k, frame, error);
  }
  int call_pure(const Context& context, FunctionId function, std::string& error) override {
    ++calls;
    return host_->call_pure(context, function, error);
  }
  int calls = 0;

 private:
  std::shared_ptr<ScriptHost> host_;
};

TEST(Allocation, NoneForADecisionOnceAGameGoesOn) {
  if (!kCounts) GTEST_SKIP() << "not with this sanitizer";
  constexpr int kWarmUp = 100, kGames = 60;
  auto content = std::make_shared<Content>(*Published::get().content);
  const auto host = std::make_shared<Watched>(content->host);
  content->host = host;
  std::optional<Game> game;
  int decisions = 0, with_scripts = 0;
  std::uint64_t by_engine = 0, while_scripts_ran = 0;
  std::string first;
  for (std::uint64_t seed = 1; seed <= kWarmUp + kGames; ++seed) {
    GameConfig config = table_for(seed);
    config.rebuild_scripts = false;
    Result<Game> started = Game::start(content, config);
    ASSERT_TRUE(started.ok());
    game ? void(*game = *started) : void(game.emplace(*started));
    Dice dice(seed);
    while (const Decision* decision = game->decision()) {
      const int option = dice.roll(static_cast<int>(decision->options.size()));
      const std::string what = to_string(decision->options[static_cast<std::size_t>(option)]);
      const std::uint64_t before = taken;
      const int calls = host->calls;
      const bool in_ability = !game->impl().checkpoints.empty();
      ASSERT_TRUE(game->choose(option).ok());
      if (seed <= kWarmUp) continue;
      ++decisions;
      const bool ran = host->calls != calls || in_ability || !game->impl().checkpoints.empty();
      with_scripts += ran;
      (ran ? while_scripts_ran : by_engine) += taken - before;
      if (!ran && taken != before && first.empty()) first = fmt::format("seed {}: {} takes {}", seed, what, taken - before);
    }
  }
  RecordProperty("decisions", decisions);
  fmt::print("decisions: {}\nof these with scripts: {}\nallocations by the engine: {}\nwhile scripts ran: {}\n", decisions, with_scripts, by_engine,
             while_scripts_ran);
  EXPECT_EQ(by_engine, 0u) << first;
  EXPECT_GT(decisions, 5000);
}

}  // namespace
}  // namespace highnoon::test
