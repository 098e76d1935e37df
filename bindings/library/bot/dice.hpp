#pragma once

#include <cstdint>

namespace highnoon {

/// A bot's own chance (SplitMix64): portable, and apart from the game's.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
  }

  /// 0 to n - 1, all equally likely.
  int below(int n) {
    const auto bound = static_cast<std::uint64_t>(n);
    const std::uint64_t reject_from = UINT64_MAX - UINT64_MAX % bound;
    std::uint64_t value = next();
    while (value >= reject_from) value = next();
    return static_cast<int>(value % bound);
  }

 private:
  std::uint64_t state_;
};

}  // namespace highnoon
