#pragma once

/// The rules of thumb, for the bot of that name and for those that think further.

#include <optional>
#include <vector>

#include "bot/dice.hpp"
#include "highnoon/bot.hpp"

namespace highnoon {

class Seen;
class Table;

class HeuristicBot : public Bot {
 public:
  /// What the verbs of an ability do to the cards it chooses.
  enum class Intent : std::uint8_t { unknown, helps, harms };

  explicit HeuristicBot(std::uint64_t seed) : dice_(seed) {}
  int choose(const Game& game) override;

  /// Tenths of a point for each option of the pending decision, as its player sees the game; 0 is what passing is worth.
  void weigh(const Game& game, std::vector<int>& points);
  /// Remembers what was taken, for choices that come of it. `choose` does so itself.
  void note(const Game& game, const Option& taken);
  /// Remembers what another one does.
  void remember(const HeuristicBot& other) { intent_ = other.intent_; }
  /// Begins anew, as a new bot.
  void reset(std::uint64_t seed) {
    dice_ = Dice(seed);
    intent_ = Intent::unknown;
  }

 private:
  /// What is worth keeping of a draw hand.
  struct GoodCards {
    bool stay_anyway = false;
    std::vector<CardId> cards;
  };

  int points_of(const Option& option);
  int noon_play(const Option& option);
  int fight_play(const Option& option, int readiness);
  int buy(const Seen& card, CardId host);
  int move(CardId dude, LocationId to, bool boots);
  int call_out(const Seen& caller, const Seen& target);
  int ability(const Option& option, int base);
  int join(const Option& option);
  int casualty(const Option& option);
  int chosen_card(const Seen& card);
  int keep_in_hand(const Seen& card) const;
  int pick_from_draw_hand(const Option& option, bool keeps);
  int joker(const Option& option);
  int upkeep(const Option& option);
  /// Grows from the tenth day on, so that two careful bots do not sit opposite each other for ever: they wander into town, call out
  /// stronger dudes and draw through their decks.
  int restlessness() const;
  int starter(const Seen& card) const;

  Dice dice_;
  Intent intent_ = Intent::unknown;  ///< of the ability used last
  std::vector<int> points_;
  // While a decision is weighed:
  const Game* game_ = nullptr;
  const Table* table_ = nullptr;
  std::optional<GoodCards> good_cards_;
};

}  // namespace highnoon
