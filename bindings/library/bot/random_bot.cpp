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

std::vector<std::string> bot_names() { return {"random", "heuristic", "curious"}; }

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed) {
  if (name == "random") return random_bot(seed);
  if (name == "heuristic") return heuristic_bot(seed);
  if (name == "curious") return curious_bot(seed);
  return Error{ErrorCode::not_found, "there is no bot \"" + std::string(name) + "\"; there are: random, heuristic, curious"};
}

}  // namespace highnoon
