#pragma once

/// What a seat may know as numbers in arrays of fixed size, for programs that learn (docs/observation.md).

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "highnoon/game.hpp"
#include "highnoon/ids.hpp"
#include "highnoon/view.hpp"

namespace highnoon {

/// Rows of the options and length of the mask: action i is the i-th option of the decision. Random games of six reach 183 options.
inline constexpr int kObservedOptions = 512;

/// One number of a row.
struct ObservationColumn {
  std::string name;
  std::string meaning;
  std::string values;  ///< which of ObservationSchema::values its numbers are; "": a plain number
};

struct ObservationArray {
  std::string name;
  std::string type;  ///< "int16", "int32" or "bool"
  std::string meaning;
  int rows = 0;                            ///< 0: not a table but one row of columns
  std::vector<ObservationColumn> columns;  ///< none: one number a row

  /// Of the whole array.
  std::size_t size() const;
};

/// All about the arrays for one number of players.
struct ObservationSchema {
  int players = 0;
  std::vector<ObservationArray> arrays;  ///< cards, players, table, options, mask
  /// Names of values, by their number from 0.
  std::vector<std::pair<std::string, std::vector<std::string>>> values;
  std::uint64_t hash = 0;  ///< of all of it: changes whenever a name, a meaning, a size or a value does
};

/// @param players  2 to 6
const ObservationSchema& observation_schema(int players);

/// Where observe() writes: each of its size in the schema, all of it is written.
struct ObservationArrays {
  std::span<std::int16_t> cards;
  std::span<std::int16_t> players;
  std::span<std::int16_t> table;
  std::span<std::int32_t> options;
  std::span<bool> mask;
};

/// Writes what the view's seat knows and may do. Numbers that do not fit are written as the nearest that does.
/// @param decision  the pending one, null if there is none; its options are written only if the view's seat must decide
/// @param offered   cards that its options name and the view has not (highnoon/card_view.hpp), as the seat sees them
/// @param view      a seat's, not a spectator's
void observe(const View& view, const Decision* decision, std::span<const CardView> offered, const Definitions& definitions,
             const ObservationArrays& arrays);

/// As above, of a game as it stands: what `seat` may know. Reads nothing but its view, its decision, and card_view() of cards that its
/// options name.
void observe(const Game& game, PlayerId seat, const ObservationArrays& arrays);

}  // namespace highnoon
