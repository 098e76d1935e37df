// Scripts of chance in games of chance. Whatever they do: nothing crashes, everything ends, the game stays valid, a copy plays on
// identically, and so does the game in which every function is run again at every prompt.
//
// With HIGHNOON_FUZZ_SHOW set the script is printed and every error with it.

#include <cstdio>
#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/bindings/lua/scripted.hpp"
#include "state/state.hpp"
#include "tests/fuzz/script_writer.hpp"

namespace highnoon::fuzz {
namespace {

const bool kShows = std::getenv("HIGHNOON_FUZZ_SHOW") != nullptr;

void require(bool fine, const char* what) {
  if (fine) return;
  std::fprintf(stderr, "script_fuzz: %s\n", what);
  std::abort();
}

ScriptLimits small_limits() {
  return {.load_instructions = 500'000, .load_bytes = 16 << 20, .instructions = 20'000, .pure_instructions = 5'000, .kernel_calls = 300,
          .pure_kernel_calls = 100, .bytes = 256 << 10, .memory = 32u << 20, .machines = 2, .coroutines = 4};
}

std::string errors_of(const Game& game, std::size_t from) {
  std::string all;
  for (std::size_t i = from; i < game.script_errors().size(); ++i) all += game.script_errors()[i] + "\n";
  return all;
}

/// One choice in games that must be equal. Whether they go on.
bool choose(std::vector<Game*> games, int byte) {
  const Decision* const decision = games[0]->decision();
  if (decision == nullptr) return false;
  const int option = byte % static_cast<int>(decision->options.size());
  std::vector<std::size_t> told;
  for (const Game* game : games) told.push_back(game->script_errors().size());
  const auto first = games[0]->choose(option);
  // Guards of the host may fall elsewhere in another machine.
  if (!first) {
    require(first.error().code == ErrorCode::host_limit, first.error().message.c_str());
    return false;
  }
  for (std::size_t i = 1; i < games.size(); ++i) {
    const auto result = games[i]->choose(option);
    if (!result && result.error().code == ErrorCode::host_limit) return false;
    require(result.ok(), "what one game may do, the other must be able to do");
    if (games[i]->hash() != games[0]->hash()) {
      std::fprintf(stderr, "game %zu at choice %zu, decision %d by player %d:\n%s\n--\n%s", i, std::size_t{games[0]->state().choices},
                   games[0]->decision() != nullptr ? static_cast<int>(games[0]->decision()->kind) : -1,
                   games[0]->decision() != nullptr ? games[0]->decision()->player.value : -1, errors_of(*games[0], 0).c_str(),
                   errors_of(*games[i], 0).c_str());
    }
    require(games[i]->hash() == games[0]->hash(), "a copy plays on otherwise");
  }
  return true;
}

Result<Game> start(const ContentPtr& content, int seed, bool rebuild) {
  GameConfig config;
  config.ruleset = content->definitions.rulesets.front().name;
  config.seed = static_cast<std::uint64_t>(seed);
  config.rebuild_scripts = rebuild;
  for (int i = 0; i < 2; ++i) {
    std::vector<DefId> cards = test::deck_of(i);
    for (int j = 0; j < 6; ++j) cards.push_back(2);  // the dude
    config.seats.push_back({"P" + std::to_string(i + 1), {.outfit = static_cast<DefId>(i), .cards = cards, .starting_gang = {2, 2}}});
  }
  return Game::start(content, config);
}

test::Loaded load(const std::vector<std::pair<std::string, std::string>>& cards) {
  std::string script;
  for (const auto& [id, text] : cards) script += text;
  test::Loaded loaded = test::load(script, small_limits());
  if (kShows) std::printf("%s\n%s\n", script.c_str(), loaded.text().c_str());
  return loaded;
}

void play(Bytes& bytes) {
  ScriptWriter writer(bytes);
  const int seed = bytes.byte();
  std::vector<std::pair<std::string, std::string>> cards;
  for (const char* id : {"home", "other", "gun", "plain1", "plain5"}) {
    if (!bytes.empty()) cards.emplace_back(id, writer.card(id));
  }
  test::Loaded loaded = load(cards);
  if (!loaded.host) {
    require(loaded.diagnostics.has_errors(), "what does not load has an error");
    // The game is played with the cards that are right.
    std::erase_if(cards, [&](const auto& card) {
      return std::any_of(loaded.diagnostics.all().begin(), loaded.diagnostics.all().end(), [&](const Diagnostic& fault) { return fault.card == card.first || fault.card.empty(); });
    });
    if (cards.empty()) return;
    loaded = load(cards);
    if (!loaded.host) return;
  }
  auto content = std::make_shared<Content>();
  content->definitions = std::move(loaded.definitions);
  content->host = std::move(loaded.host);
  Result<Game> started = start(content, seed, false);
  Result<Game> other = start(content, seed, true);
  if (!started || !other) return;
  Game game = std::move(started).value();
  Game rebuilt = std::move(other).value();
  require(game.hash() == rebuilt.hash(), "two games begin otherwise");
  std::uint32_t chance = static_cast<std::uint32_t>(seed) * 2654435761u + 1;
  bool goes_on = true;
  for (int round = 0; round < 4 && goes_on; ++round) {
    Game copy = game;
    for (int i = 0; i < 30 && goes_on; ++i) {
      chance = chance * 1664525u + 1013904223u;
      goes_on = choose({&game, &copy, &rebuilt}, bytes.empty() ? static_cast<int>(chance >> 16) : bytes.byte());
    }
  }
  if (kShows) std::printf("%s", errors_of(game, 0).c_str());
}

}  // namespace
}  // namespace highnoon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  highnoon::fuzz::Bytes bytes(data, size);
  highnoon::fuzz::play(bytes);
  return 0;
}
