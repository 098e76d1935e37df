// The registries' tables: each list is written once, in an .inl file, and included here for its
// names and documents.

#include <array>

#include "highnoon/definitions.hpp"
#include "highnoon/trigger_point.hpp"

namespace highnoon {
namespace {

/// The row of `table` with this name, as enumerator; the tables are short and searched only at
/// load.
template <typename Enum, typename Table>
std::optional<Enum> find_by_name(const Table& table, std::string_view name, std::size_t first = 0) {
  for (std::size_t i = first; i < table.size(); ++i) {
    if (name == table[i].name) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

template <typename Table, typename Enum>
const auto& row(const Table& table, Enum enumerator) {
  return table[static_cast<std::size_t>(enumerator)];
}

}  // namespace

// --- trigger points

namespace {
constexpr std::uint8_t S = kTriggerSubjects;
constexpr std::uint8_t L = kTriggerLocations;
constexpr std::uint8_t P = kTriggerPlayer;
constexpr std::uint8_t R = kTriggerReplaceable;
constexpr std::array<TriggerInfo, kTriggerPoints> kTriggers = {{
    {"none", 0, "no trigger point"},
#define TRIGGER(name, text, flags, doc) {text, flags, doc},
#include "highnoon/trigger_points.inl"
#undef TRIGGER
}};
}  // namespace

const TriggerInfo& info(TriggerPoint point) { return row(kTriggers, point); }

std::optional<TriggerPoint> find_trigger_point(std::string_view name) {
  return find_by_name<TriggerPoint>(kTriggers, name, 1);
}

// --- stats

namespace {
struct StatOf {
  static constexpr bool C = false;
  static constexpr bool P = true;
};
constexpr std::array<StatInfo, kStats> kStatTable = {{
#define STAT(name, text, where, low, high, doc) {text, StatOf::where, low, high},
#include "highnoon/stats.inl"
#undef STAT
}};
}  // namespace

const StatInfo& info(Stat stat) { return row(kStatTable, stat); }

std::optional<Stat> find_stat(std::string_view name) {
  return find_by_name<Stat>(kStatTable, name);
}

// --- keywords

namespace {
constexpr std::array kKeywordNames = {
#define KEYWORD(name, text) text,
#include "highnoon/keywords.inl"
#undef KEYWORD
};
static_assert(kKeywordNames.size() == static_cast<std::size_t>(Keyword::count_));
static_assert(kKeywordNames.size() < kMaxKeywords);
}  // namespace

const char* to_string(Keyword keyword) { return row(kKeywordNames, keyword); }

// --- ruleset parameters

namespace {
constexpr std::array<ParameterInfo, kParameters> kParameterTable = {{
#define PARAMETER(name, value, low, high, doc) {#name, value, low, high, doc},
#include "highnoon/parameters.inl"
#undef PARAMETER
}};
}  // namespace

const ParameterInfo& info(Parameter parameter) { return row(kParameterTable, parameter); }

std::optional<Parameter> find_parameter(std::string_view name) {
  return find_by_name<Parameter>(kParameterTable, name);
}

// --- operations and verbs

namespace {
enum : char { n = 'n', b = 'b', c = 'c', p = 'p', l = 'l' };
constexpr OpInfo kOps[] = {
#define OP(name, result, arguments, doc) {#name, result, arguments, doc},
#include "highnoon/ops.inl"
#undef OP
};
static_assert(std::size(kOps) == static_cast<std::size_t>(Op::count_));

constexpr VerbInfo kVerbs[] = {
#define VERB(name, text, arguments, doc) {text, arguments, doc},
#include "highnoon/verbs.inl"
#undef VERB
};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Verb::count_));
}  // namespace

const OpInfo& info(Op op) { return row(kOps, op); }

const VerbInfo& info(Verb verb) { return row(kVerbs, verb); }

}  // namespace highnoon
