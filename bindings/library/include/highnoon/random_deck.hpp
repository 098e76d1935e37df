#pragma once

/// Legal decks made by chance, for games that are to meet every card.

#include <cstdint>
#include <memory>
#include <string>

#include "highnoon/library.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

struct RandomDeckOptions {
  std::string ruleset = "reloaded";  ///< its parameters are the limits
  /// Its packs, bans, limits and ruleset instead; "": every pack of the library.
  std::string format;
  std::uint64_t seed = 1;
};

/// Makes one legal deck after the other. Each begins with the card that the decks before had least
/// often, so that every card which a legal deck can have turns up, and takes what that card needs:
/// its outfit, and dudes with the skill for spells, gadgets and techniques. The rest is chance,
/// among the cards seen least. Up to two jokers; the starting gang is fixed.
class RandomDecks {
 public:
  /// @retval ErrorCode::bad_config  no such ruleset
  /// @retval ErrorCode::not_found   no such format
  /// @retval ErrorCode::bad_deck    the packs have no outfit
  static Result<RandomDecks> make(const Library& library, const RandomDeckOptions& options = {});
  ~RandomDecks();
  RandomDecks(RandomDecks&&) noexcept;

  /// The same decks in the same order for the same library, options and seed.
  /// @retval ErrorCode::bad_deck  the packs have too few cards: what the last try broke
  Result<LoadedDeck> next();

 private:
  struct Impl;
  explicit RandomDecks(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace highnoon
