#pragma once

#include <cstdint>
#include <string_view>

namespace highnoon {

/// FNV-1a over named pieces of content; lengths are hashed too, so that pieces cannot flow into each other.
class ContentHash {
 public:
  void add(std::string_view piece) {
    std::uint64_t length = piece.size();
    for (int i = 0; i < 8; ++i, length >>= 8) mix(static_cast<unsigned char>(length));
    for (const char c : piece) mix(static_cast<unsigned char>(c));
  }
  std::uint64_t value() const { return value_; }

 private:
  void mix(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001B3u; }
  std::uint64_t value_ = 0xCBF29CE484222325u;
};

}  // namespace highnoon
