#include "state/state.hpp"

#include <algorithm>

namespace highnoon {
namespace {

constexpr std::uint64_t kMixA = 0x9E3779B97F4A7C15u;
constexpr std::uint64_t kMixB = 0xD1B54A32D192ED03u;

/// Multiplies to 128 bits and folds the halves: every bit of both factors reaches every bit of the
/// result.
std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

std::uint64_t word_at(const std::byte* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

}  // namespace

void copy_state(State& to, const State& from) {
  if (&to == &from) return;
  const std::size_t before = to.used_bytes();
  const std::size_t used = from.used_bytes();
  std::memcpy(static_cast<void*>(&to), &from, used);
  if (before > used) std::memset(reinterpret_cast<std::byte*>(&to) + used, 0, before - used);
}

bool operator==(const State& a, const State& b) {
  return a.card_count == b.card_count && std::memcmp(&a, &b, a.used_bytes()) == 0;
}

std::uint64_t hash_state(const State& state) {
  const auto* bytes = reinterpret_cast<const std::byte*>(&state);
  const std::size_t size = state.used_bytes();
  // Two independent chains, so that the multiplications overlap.
  std::uint64_t left = kMixA ^ size;
  std::uint64_t right = kMixB;
  std::size_t at = 0;
  for (; at + 32 <= size; at += 32) {
    left = fold(word_at(bytes + at) ^ kMixA, word_at(bytes + at + 8) ^ left);
    right = fold(word_at(bytes + at + 16) ^ kMixB, word_at(bytes + at + 24) ^ right);
  }
  for (; at < size; at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at, std::min<std::size_t>(8, size - at));
    left = fold(word ^ kMixA, left ^ kMixB);
  }
  return fold(left ^ kMixB, right ^ kMixA);
}

}  // namespace highnoon
