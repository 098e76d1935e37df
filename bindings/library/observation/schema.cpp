#include <fmt/format.h>

#include <array>

#include "highnoon/observation.hpp"
#include "highnoon/poker.hpp"
#include "library/content_hash.hpp"
#include "observation/columns.hpp"

namespace highnoon {
namespace {

std::vector<ObservationColumn> card_columns() {
  return {
#define CARD_COLUMN(name, meaning, values) {#name, meaning, values},
#include "highnoon/observation_columns.inl"
  };
}

std::vector<ObservationColumn> player_columns() {
  return {
#define PLAYER_COLUMN(name, meaning, values) {#name, meaning, values},
#include "highnoon/observation_columns.inl"
  };
}

std::vector<ObservationColumn> table_columns() {
  return {
#define TABLE_COLUMN(name, meaning, values) {#name, meaning, values},
#include "highnoon/observation_columns.inl"
  };
}

std::vector<ObservationColumn> option_columns() {
  return {
#define OPTION_COLUMN(name, meaning, values) {#name, meaning, values},
#include "highnoon/observation_columns.inl"
  };
}

/// to_string of each value from 0 to `count` - 1.
template <typename Kind>
std::vector<std::string> names(Kind count) {
  std::vector<std::string> all;
  for (int i = 0; i < static_cast<int>(count); ++i) all.emplace_back(to_string(static_cast<Kind>(i)));
  return all;
}

ObservationSchema make(int players) {
  ObservationSchema schema;
  schema.players = players;
  const int rows = kMaxCards - (kMaxPlayers - players) * kCardsOfAPlayer;
  schema.arrays = {
      {"cards", "int16", "the cards that the observer knows, in no special order; hidden ones have no row", rows, card_columns()},
      {"players", "int16", "the players from the observer on, clockwise", players, player_columns()},
      {"table", "int16", "what there is once", 0, table_columns()},
      {"options", "int32", "what the observer may do, in the order of the decision: row i is action i", kObservedOptions, option_columns()},
      {"mask", "bool", "which actions are legal: action i is the i-th option", kObservedOptions, {}},
  };
  schema.values = {
      {"type", {kCardTypeNames.begin(), kCardTypeNames.end()}},
      {"where",
       {"nowhere", "hand", "draw_hand", "discard", "boot_hill", "street", "out_of_town", "at_place", "attached", "legend", "limbo",
        "offered"}},
      {"suit", {"none", "clubs", "diamonds", "hearts", "spades"}},
      {"phase", {"setup", "gambling", "upkeep", "noon", "sundown"}},
      {"decision", names(DecisionKind::count_)},
      {"option", names(OptionKind::count_)},
  };
  ContentHash hash;
  for (const ObservationArray& array : schema.arrays) {
    for (const std::string* text : {&array.name, &array.type, &array.meaning}) hash.add(*text);
    hash.add(fmt::format("{} rows", array.rows));
    for (const ObservationColumn& column : array.columns) {
      for (const std::string* text : {&column.name, &column.meaning, &column.values}) hash.add(*text);
    }
  }
  for (const auto& [name, values] : schema.values) {
    hash.add(name);
    for (const std::string& value : values) hash.add(value);
  }
  schema.hash = hash.value();
  return schema;
}

}  // namespace

std::size_t ObservationArray::size() const {
  const auto all_rows = static_cast<std::size_t>(rows == 0 ? 1 : rows);
  return all_rows * (columns.empty() ? 1 : columns.size());
}

const ObservationSchema& observation_schema(int players) {
  static const std::array schemas = {make(2), make(3), make(4), make(5), make(6)};
  return schemas[static_cast<std::size_t>(players - 2)];
}

}  // namespace highnoon
