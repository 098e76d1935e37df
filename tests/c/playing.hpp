#pragma once

/// Games for the tests of the C API.

#include <gtest/gtest.h>
#include <highnoon.h>

#include <memory>
#include <string>

namespace highnoon::test {

struct Free {
  void operator()(hn_library* p) const { hn_library_free(p); }
  void operator()(hn_problems* p) const { hn_problems_free(p); }
  void operator()(hn_deck* p) const { hn_deck_free(p); }
  void operator()(hn_game* p) const { hn_game_free(p); }
  void operator()(hn_bot* p) const { hn_bot_free(p); }
  void operator()(hn_decision* p) const { hn_decision_free(p); }
  void operator()(hn_view* p) const { hn_view_free(p); }
  void operator()(hn_events* p) const { hn_events_free(p); }
};
template <typename T>
using Own = std::unique_ptr<T, Free>;

/// What a call gives out through its last argument, owned; null and a failed test if it is refused.
template <typename T, typename... Parameters, typename... Arguments>
Own<T> made(hn_status (*function)(Parameters...), Arguments... arguments) {
  T* out = nullptr;
  EXPECT_EQ(function(arguments..., &out), HN_OK) << hn_last_error();
  return Own<T>(out);
}

/// A text that a call gives out, freed.
template <typename... Parameters, typename... Arguments>
std::string text(hn_status (*function)(Parameters...), Arguments... arguments) {
  hn_text out;
  EXPECT_EQ(function(arguments..., &out), HN_OK) << hn_last_error();
  std::string copy(out.data == nullptr ? "" : out.data, out.size);
  hn_text_free(&out);
  return copy;
}

inline std::string root() { return HIGHNOON_SOURCE_DIRECTORY; }

inline Own<hn_library> load_library() {
  hn_library_options options = HN_LIBRARY_OPTIONS_INIT;
  const std::string data = root();
  options.data = data.c_str();
  hn_library* library = nullptr;
  EXPECT_EQ(hn_library_load(&options, &library, nullptr), HN_OK) << hn_last_error();
  return Own<hn_library>(library);
}

/// The library that all tests of one process share.
inline const hn_library* library() {
  static const Own<hn_library> loaded = load_library();
  return loaded.get();
}

inline Own<hn_deck> deck(const hn_library* from, const std::string& name) {
  const std::string path = root() + "/examples/decks/" + name + ".yaml";
  return made<hn_deck>(hn_deck_read, from, path.c_str(), HN_BY_RULESET, nullptr);
}

inline Own<hn_game> start(const hn_library* from, std::uint64_t seed, hn_prompts prompts = HN_PROMPTS_QUICK) {
  const Own<hn_deck> first = deck(from, "law_dogs"), second = deck(from, "the_sloane_gang");
  const hn_deck* const decks[] = {first.get(), second.get()};
  const char* const names[] = {"Ann", "Bob"};
  hn_game_config config = HN_GAME_CONFIG_INIT;
  config.decks = decks;
  config.names = names;
  config.seat_count = 2;
  config.seed = seed;
  config.prompts = prompts;
  return made<hn_game>(hn_game_start, from, static_cast<const hn_game_config*>(&config));
}

inline Own<hn_game> load(const hn_library* from, const std::string& bytes) {
  return made<hn_game>(hn_game_load, &from, 1u, bytes.data(), bytes.size());
}

inline hn_game_info info(const hn_game* game) {
  hn_game_info info = HN_GAME_INFO_INIT;
  EXPECT_EQ(hn_game_get_info(game, &info), HN_OK) << hn_last_error();
  return info;
}

inline std::uint64_t hash(const hn_game* game) {
  std::uint64_t hash = 0;
  EXPECT_EQ(hn_game_hash(game, &hash), HN_OK) << hn_last_error();
  return hash;
}

/// Plays on with a bot, at most so many choices. @return whether all went well
inline bool play(hn_game* game, hn_bot* bot, int choices) {
  for (int i = 0; i < choices && info(game).outcome == HN_RUNNING; ++i) {
    std::int32_t option = -1;
    if (hn_bot_choose(bot, game, &option) != HN_OK || hn_game_choose(game, option) != HN_OK) {
      ADD_FAILURE() << hn_last_error();
      return false;
    }
  }
  return true;
}

inline bool play(hn_game* game, int choices, std::uint64_t seed = 1) {
  const Own<hn_bot> bot = made<hn_bot>(hn_bot_make, "heuristic", seed);
  return play(game, bot.get(), choices);
}

}  // namespace highnoon::test
