#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "highnoon/bot.hpp"
#include "highnoon/many_games.hpp"
#include "highnoon/view.hpp"

namespace highnoon {
namespace {

/// Seeds of bots follow those of games; `highnoon sim` counts from here too.
constexpr std::uint64_t kFirstBotSeed = 100;

Result<PlayedGame> play(const ContentPtr& content, const ManyGames& games, std::uint64_t number) {
  const std::size_t players = games.decks.size();
  const std::uint64_t turn = games.rotate ? number % players : 0;
  const std::uint64_t seed = mixed_seed(games.seed, games.rotate ? number / players : number);
  GameConfig config;
  config.ruleset = games.ruleset;
  config.prompts = games.prompts;
  config.seed = seed;
  config.seats.resize(players);
  std::array<std::unique_ptr<Bot>, kMaxPlayers> bots;  // by seat
  std::array<int, kMaxPlayers> side_at{};
  for (std::size_t side = 0; side < players; ++side) {
    const std::size_t seat = (side + turn) % players;
    side_at[seat] = static_cast<int>(side);
    config.seats[seat] = {fmt::format("P{}", seat + 1), games.decks[side]};
    Result<std::unique_ptr<Bot>> bot = make_bot(games.bots[side], mixed_seed(seed, side + kFirstBotSeed));
    if (!bot) return bot.error();
    bots[seat] = std::move(*bot);
  }
  Result<Game> started = Game::start(content, config);
  if (!started) return started.error();
  Game& game = *started;
  PlayedGame played;
  while (const Decision* decision = game.decision()) {
    if (game.choices_taken() >= games.most_choices) break;
    if (decision->options.size() >= 2) ++played.decisions;
    const Result<const Decision*> next = game.choose(bots[static_cast<std::size_t>(decision->player.index())]->choose(game));
    if (!next) return Error{next.error().code, fmt::format("game {}, choice {}: {}", number, game.choices_taken(), next.error().message)};
  }
  played.outcome = game.outcome();
  if (game.outcome() == Outcome::won) {
    played.seat = game.winner().index();
    played.side = side_at[static_cast<std::size_t>(played.seat)];
  }
  played.days = game.day();
  played.choices = game.choices_taken();
  played.script_errors = static_cast<int>(game.script_errors().size());
  played.hash = game.hash();
  return played;
}

}  // namespace

std::uint64_t mixed_seed(std::uint64_t seed, std::uint64_t use) {
  std::uint64_t z = seed + (use + 1) * 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  return z ^ z >> 27;
}

Result<std::vector<PlayedGame>> play_many(const ContentPtr& content, const ManyGames& games) {
  if (games.decks.size() < 2 || games.decks.size() > kMaxPlayers) {
    return Error{ErrorCode::bad_config, fmt::format("{} decks: a game has 2 to {} players", games.decks.size(), kMaxPlayers)};
  }
  if (games.bots.size() != games.decks.size()) {
    return Error{ErrorCode::bad_config, fmt::format("{} bots for {} decks: one each", games.bots.size(), games.decks.size())};
  }
  for (const std::string& bot : games.bots) {
    if (const auto made = make_bot(bot, 0); !made) return made.error();
  }
  std::vector<PlayedGame> results(games.games);
  std::atomic<std::uint64_t> next{0};
  std::mutex mutex;
  std::optional<Error> failure;
  const auto work = [&] {
    for (std::uint64_t i = next++; i < games.games; i = next++) {
      Result<PlayedGame> played = play(content, games, games.first + i);
      if (played) {
        results[i] = *played;
        continue;
      }
      const std::lock_guard lock(mutex);
      failure = played.error();
      next = games.games;
    }
  };
  const std::uint64_t wanted =
      games.threads > 0 ? static_cast<std::uint64_t>(games.threads) : std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> threads;
  for (std::uint64_t i = 1; i < std::min(wanted, games.games); ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  if (failure) return *failure;
  return results;
}

}  // namespace highnoon
