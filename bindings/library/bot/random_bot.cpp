#include "bot/dice.hpp"
#include "highnoon/bot.hpp"

namespace highnoon {
namespace {

class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : dice_(seed) {}
  int choose(const Game& game) override { return dice_.below(static_cast<int>(game.decision()->options.size())); }

 private:
  Dice dice_;
};

}  // namespace

std::unique_ptr<Bot> random_bot(std::uint64_t seed) { return std::make_unique<RandomBot>(seed); }

}  // namespace highnoon
