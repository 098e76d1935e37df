#pragma once

/// Bytes of saves: numbers with the lowest byte first, texts with their length, zero runs packed.

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace highnoon {

class ByteWriter {
 public:
  template <std::unsigned_integral T>
  void put(T number) {
    for (std::size_t i = 0; i < sizeof(T); ++i) bytes_.push_back(static_cast<std::byte>(number >> 8 * i & 0xFF));
  }
  void put(std::string_view text) {
    put(static_cast<std::uint16_t>(text.size()));
    append(std::as_bytes(std::span(text)));
  }
  void append(std::span<const std::byte> bytes) { bytes_.insert(bytes_.end(), bytes.begin(), bytes.end()); }
  /// What is in `bytes` and not in `base` (zeros beyond its end).
  void pack(std::span<const std::byte> bytes, std::span<const std::byte> base);

  std::vector<std::byte>& bytes() { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

/// Reads what a ByteWriter wrote. After the end it gives zeros and ok() is false.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

  template <std::unsigned_integral T>
  T get() {
    const auto from = take(sizeof(T));
    T number = 0;
    for (std::size_t i = 0; i < from.size(); ++i) number = static_cast<T>(number | static_cast<T>(static_cast<T>(from[i]) << 8 * i));
    return number;
  }
  std::string_view text() {
    const auto from = take(get<std::uint16_t>());
    return {reinterpret_cast<const char*>(from.data()), from.size()};
  }
  /// Changes the base that `bytes` holds into what was packed. False, and not ok(), if it does not fit.
  bool unpack(std::span<std::byte> bytes);

  bool ok() const { return ok_; }
  bool at_end() const { return at_ == bytes_.size(); }

 private:
  std::span<const std::byte> take(std::size_t size) {
    if (size > bytes_.size() - at_) ok_ = false;
    if (!ok_) return {};
    at_ += size;
    return bytes_.subspan(at_ - size, size);
  }

  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

}  // namespace highnoon
