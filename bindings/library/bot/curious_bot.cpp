#include <vector>

#include "bot/dice.hpp"
#include "highnoon/bot.hpp"

namespace highnoon {
namespace {

// Parts of a hundred decisions.
constexpr int kTries = 60;
constexpr int kByChance = 20;

/// Also what brings spells, goods and gadgets into play, whose abilities come after.
bool is_worth_a_try(OptionKind kind) {
  return kind == OptionKind::use_ability || kind == OptionKind::play_action ||
         kind == OptionKind::react || kind == OptionKind::trait ||
         kind == OptionKind::shop_attach || kind == OptionKind::invent;
}

class CuriousBot : public Bot {
 public:
  explicit CuriousBot(std::uint64_t seed) : dice_(seed), sensible_(heuristic_bot(seed)) {}

  int choose(const Game& game) override {
    const auto& options = game.decision()->options;
    std::vector<int> tries;
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (is_worth_a_try(options[i].kind)) tries.push_back(static_cast<int>(i));
    }
    if (!tries.empty() && dice_.below(100) < kTries) {
      return tries[static_cast<std::size_t>(dice_.below(static_cast<int>(tries.size())))];
    }
    if (dice_.below(100) < kByChance) return dice_.below(static_cast<int>(options.size()));
    return sensible_->choose(game);
  }

 private:
  Dice dice_;
  std::unique_ptr<Bot> sensible_;
};

}  // namespace

std::unique_ptr<Bot> curious_bot(std::uint64_t seed) { return std::make_unique<CuriousBot>(seed); }

}  // namespace highnoon
