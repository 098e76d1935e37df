#include "state/pack.hpp"

namespace highnoon {
namespace {

/// A run of zeros that is worth a run of its own.
constexpr std::size_t kShortest = 5;

/// The difference, eight bytes at once; zeros beyond the end.
std::uint64_t word_at(std::span<const std::byte> bytes, std::size_t at) {
  std::uint64_t word = 0;
  if (at < bytes.size()) std::memcpy(&word, bytes.data() + at, std::min(sizeof word, bytes.size() - at));
  return word;
}

}  // namespace

// Pairs of lengths, of zeros and of other bytes after them, each with these bytes.
void ByteWriter::pack(std::span<const std::byte> bytes, std::span<const std::byte> base) {
  const auto difference = [&](std::size_t i) { return i < base.size() ? bytes[i] ^ base[i] : bytes[i]; };
  const auto zeros_from = [&](std::size_t from) {
    std::size_t at = from;
    while (at + 8 <= bytes.size() && word_at(bytes, at) == word_at(base, at)) at += 8;
    while (at < bytes.size() && difference(at) == std::byte{0}) ++at;
    return at - from;
  };
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t zeros = zeros_from(at);
    const std::size_t begin = at + zeros;
    std::size_t end = begin;
    while (end < bytes.size()) {
      if (difference(end) != std::byte{0}) {
        ++end;
        continue;
      }
      const std::size_t run = zeros_from(end);
      if (run >= kShortest || end + run == bytes.size()) break;
      end += run;
    }
    put(static_cast<std::uint16_t>(zeros));
    put(static_cast<std::uint16_t>(end - begin));
    const std::size_t to = bytes_.size();
    bytes_.resize(to + end - begin);
    for (std::size_t i = begin; i < end; ++i) bytes_[to + i - begin] = difference(i);
    at = end;
  }
}

bool ByteReader::unpack(std::span<std::byte> bytes) {
  for (std::size_t at = 0; ok_ && at < bytes.size();) {
    const std::size_t zeros = get<std::uint16_t>();
    const std::size_t others = get<std::uint16_t>();
    if (zeros + others == 0 || zeros + others > bytes.size() - at) ok_ = false;
    const auto from = take(others);
    at += zeros;
    for (const std::byte byte : from) bytes[at++] ^= byte;
  }
  return ok_;
}

}  // namespace highnoon
