#include "highnoon/playouts.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "bot/dice.hpp"
#include "bot/heuristic_bot.hpp"

namespace highnoon {
namespace {

/// What one thread plays with.
class Player {
 public:
  Player(const Game& from, const PlayoutOptions& options) : from_(from), options_(options), game_(from) {
    for (std::size_t seat = 0; seat < from.config().seats.size(); ++seat) bots_.emplace_back(0);
  }

  Result<Playout> play(int number) {
    Dice dice(options_.seed ^ static_cast<std::uint64_t>(number) * 0x9E3779B97F4A7C15u);
    game_ = from_;
    if (options_.redeal_for) {
      if (const auto dealt = redeal(game_, *options_.redeal_for, dice.next(), options_.redeal); !dealt) return dealt.error();
    }
    for (HeuristicBot& bot : bots_) bot.reset(dice.next());
    Playout result;
    while (const Decision* decision = game_.decision()) {
      if (static_cast<int>(result.decisions) == options_.most_decisions) break;
      const int option = options_.policy == Policy::random ? dice.below(static_cast<int>(decision->options.size()))
                                                           : bots_[static_cast<std::size_t>(decision->player.index())].choose(game_);
      if (const auto next = game_.choose(option); !next) return next.error();
      ++result.decisions;
    }
    result.outcome = game_.outcome();
    result.winner = game_.outcome() == Outcome::won ? game_.winner() : PlayerId{};
    result.day = game_.day();
    result.hash = game_.hash();
    return result;
  }

 private:
  const Game& from_;
  const PlayoutOptions& options_;
  Game game_;
  std::vector<HeuristicBot> bots_;
};

Error bad(const char* message) { return {ErrorCode::bad_config, message}; }

}  // namespace

Result<std::vector<Playout>> play_out(const Game& game, const PlayoutOptions& options) {
  if (options.playouts < 1) return bad("at least one playout");
  if (options.most_decisions < 1) return bad("a playout of at least one decision");
  std::vector<Playout> results(static_cast<std::size_t>(options.playouts));
  std::atomic<int> next{0};
  std::mutex mutex;
  std::optional<Error> failure;
  const auto work = [&] {
    Player player(game, options);
    for (int i = next++; i < options.playouts; i = next++) {
      Result<Playout> result = player.play(i);
      if (result) {
        results[static_cast<std::size_t>(i)] = *result;
        continue;
      }
      const std::lock_guard lock(mutex);
      failure = result.error();
      next = options.playouts;
    }
  };
  const int hardware = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const int count = std::min(options.threads > 0 ? options.threads : hardware, options.playouts);
  std::vector<std::thread> threads;
  for (int i = 1; i < count; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  if (failure) return *failure;
  return results;
}

PlayoutTotals totals_of(const std::vector<Playout>& playouts, int players) {
  PlayoutTotals totals;
  totals.playouts = static_cast<int>(playouts.size());
  totals.won.assign(static_cast<std::size_t>(players), 0);
  const double one = 1.0 / std::max<double>(1, static_cast<double>(playouts.size()));
  for (const Playout& playout : playouts) {
    if (playout.winner) totals.won[playout.winner.value] += one;
    totals.drawn += playout.outcome == Outcome::drawn ? one : 0;
    totals.unfinished += playout.outcome == Outcome::running ? one : 0;
    totals.halted += playout.outcome == Outcome::halted ? one : 0;
    totals.days += one * playout.day;
    totals.decisions += one * playout.decisions;
  }
  return totals;
}

}  // namespace highnoon
