#pragma once

/// How often games use each scripted ability and trait.

#include <memory>
#include <vector>

#include "highnoon/game.hpp"

namespace highnoon {

/// One ability or trait of a design; its printings count together.
struct AbilityUsage {
  const CardDef* card = nullptr;  ///< the first printing
  int number = 0;                 ///< index in CardDef::abilities
  int decks = 0;                  ///< decks that had the card
  int uses = 0;   ///< how often it resolved; a standing trait or rule of attaching counts once a
                  ///< game, as in `games`
  int games = 0;  ///< games in which it resolved or, standing, was in force and affected somebody
};

/// Counts the uses in games one after the other. Not thread-safe: one for each thread, added up in
/// the end.
class UsageCounter {
 public:
  explicit UsageCounter(ContentPtr content);
  ~UsageCounter();
  UsageCounter(UsageCounter&&) noexcept;

  /// Counts in this game from now on; the game must not outlive the counter or the next call, and
  /// must be of the same content.
  /// @param also  hears of its events too
  void watch(Game& game, Observer* also = nullptr);
  /// Looks which traits are in force: to be called at each decision.
  void look();

  void add(const UsageCounter& other);
  /// The least used first; else in load order.
  std::vector<AbilityUsage> list() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace highnoon
