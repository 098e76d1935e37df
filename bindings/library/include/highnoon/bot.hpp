#pragma once

/// Players that are programs.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/game.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// Decides for one seat. It sees what that seat may see. One instance plays one game at a time; not thread-safe.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Chooses among the options of the pending decision, which must be this bot's seat's.
  /// @return an index into game.decision()->options
  virtual int choose(const Game& game) = 0;
};

/// Takes any option, all equally likely.
std::unique_ptr<Bot> random_bot(std::uint64_t seed);

/// Plays by rules of thumb: buys deeds and dudes, stands where control is to be won, fights when stronger, keeps good poker cards, covers
/// casualties with the cheapest dudes.
std::unique_ptr<Bot> heuristic_bot(std::uint64_t seed);

/// Tries things out: of the abilities it may use it takes one, any, more often than not; decides by chance now and then, else by the
/// rules of thumb. For games that are to meet many cards.
std::unique_ptr<Bot> curious_bot(std::uint64_t seed);

/// The names make_bot knows.
std::vector<std::string> bot_names();
/// A bot by name: "random", "heuristic", "curious" or "search", which may say how long it thinks about a decision: "search:1000" playouts,
/// "search:500ms" (highnoon/search_bot.hpp).
/// @retval ErrorCode::not_found   another name; the message has the nearest
/// @retval ErrorCode::bad_config  a budget that is none
Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed);

}  // namespace highnoon
