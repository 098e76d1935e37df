#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace highnoon {

/// The head of a saved game, which stays as it is whatever the rest becomes: what it is, its format, its size, its checksum.
inline constexpr std::string_view kSaveMagic = "HIGHNOON";
inline constexpr std::uint32_t kSaveFormat = 1;
inline constexpr std::size_t kSaveSizeAt = 12, kSaveChecksumAt = 16, kSaveHeadSize = 24;

/// Writes size and checksum into the head. Fuzzers and tests mend with it what they have changed.
void seal(std::vector<std::byte>& save);

}  // namespace highnoon
