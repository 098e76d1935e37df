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

/// What is in use, item by item; `forget(items, from, to)` is called for the lists' items beyond.
template <typename Forget>
void copy_parts(State& to, const State& from, Forget forget) {
  const auto copy_bytes = [&](std::size_t begin, std::size_t end) {
    std::memcpy(reinterpret_cast<std::byte*>(&to) + begin, reinterpret_cast<const std::byte*>(&from) + begin, end - begin);
  };
  const auto copy_items = [&](auto& items, std::size_t used, const auto& given, std::size_t count) {
    std::memcpy(static_cast<void*>(items.data()), given.data(), count * sizeof(items[0]));
    forget(items, count, used);
  };
  copy_items(to.plays.items, to.plays.count, from.plays.items, from.plays.count);
  copy_items(to.events.items, to.events.count, from.events.items, from.events.count);
  copy_items(to.modifiers.items, to.modifiers.count, from.modifiers.items, from.modifiers.count);
  copy_items(to.frames, to.frame_count, from.frames, from.frame_count);
  copy_items(to.delayed, to.delayed_count, from.delayed, from.delayed_count);
  copy_items(to.arena, to.arena_top, from.arena, from.arena_top);
  copy_items(to.players, to.player_count, from.players, from.player_count);
  copy_items(to.cards, to.card_count, from.cards, from.card_count);
  to.plays.count = from.plays.count;
  to.events.count = from.events.count;
  to.modifiers.count = from.modifiers.count;
  copy_bytes(0, offsetof(State, plays));
  copy_bytes(offsetof(State, frame_count), offsetof(State, frames));
  copy_bytes(offsetof(State, arena_top), offsetof(State, arena));
}

}  // namespace

void copy_state(State& to, const State& from) {
  if (&to == &from) return;
  copy_parts(to, from, [](auto& items, std::size_t from_here, std::size_t used) {
    if (used > from_here) std::fill(items.begin() + from_here, items.begin() + used, typename std::decay_t<decltype(items)>::value_type{});
  });
}

KeptState::KeptState(const State& from) {
  copy_parts(state_, from, [](auto&, std::size_t, std::size_t) {});
}

bool operator==(const State& a, const State& b) {
  return a.card_count == b.card_count && std::memcmp(&a, &b, a.used_bytes()) == 0;
}

std::uint64_t hash_state(const State& state) { return hash_bytes({reinterpret_cast<const std::byte*>(&state), state.used_bytes()}); }

std::uint64_t hash_bytes(std::span<const std::byte> span) {
  const std::byte* const bytes = span.data();
  const std::size_t size = span.size();
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
