#pragma once

/// The registries: trigger points, stats, keywords with rules, ruleset parameters. Each list is written once, in an .inl file.

#include <cstdint>
#include <optional>
#include <string_view>

namespace highnoon {

enum class TriggerPoint : std::uint8_t {
  none,
#define TRIGGER(name, text, flags, doc) name,
#include "highnoon/trigger_points.inl"
#undef TRIGGER
  count_
};
inline constexpr int kTriggerPoints = static_cast<int>(TriggerPoint::count_);

enum TriggerFlag : std::uint8_t {
  kTriggerSubjects = 1,
  kTriggerLocations = 2,
  kTriggerPlayer = 4,
  kTriggerReplaceable = 8,
};
struct TriggerInfo {
  const char* name;
  std::uint8_t flags;
  const char* doc;
};
const TriggerInfo& info(TriggerPoint point);
std::optional<TriggerPoint> find_trigger_point(std::string_view name);

enum class Stat : std::uint8_t {
#define STAT(name, text, where, low, high, doc) name,
#include "highnoon/stats.inl"
#undef STAT
  count_
};
inline constexpr int kStats = static_cast<int>(Stat::count_);
struct StatInfo {
  const char* name;
  bool of_player;
  int floor, ceiling;  ///< applied when the number is read, never when it is stored
};
const StatInfo& info(Stat stat);
std::optional<Stat> find_stat(std::string_view name);

/// A keyword's number; those below Keyword::count_ are read by the rules, the rest come from packs.
using KeywordId = std::uint8_t;
enum class Keyword : KeywordId {
#define KEYWORD(name, text) name,
#include "highnoon/keywords.inl"
#undef KEYWORD
  count_
};
inline constexpr int kMaxKeywords = 128;
const char* to_string(Keyword keyword);

enum class Parameter : std::uint8_t {
#define PARAMETER(name, value, low, high, doc) name,
#include "highnoon/parameters.inl"
#undef PARAMETER
  count_
};
inline constexpr int kParameters = static_cast<int>(Parameter::count_);
struct ParameterInfo {
  const char* name;
  int value, low, high;
  const char* doc;
};
const ParameterInfo& info(Parameter parameter);
std::optional<Parameter> find_parameter(std::string_view name);

}  // namespace highnoon
