#include <cstdlib>

#include "effect/modifier.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

/// Neighbours on one street; different streets never touch. RR-LOC-008, -010, -014.
bool are_neighbours(const Kernel& k, CardId a, CardId b) {
  const PlayerId on = street_of(k, a);
  if (!on) return false;
  const auto& street = k.player(on).street;
  const int other = street.find(b);
  return other >= 0 && std::abs(street.find(a) - other) == 1;
}

/// A card says that its location is adjacent to some others; no card as the object is the town
/// square.
bool is_made_adjacent(const Kernel& k, LocationId place, LocationId to) {
  return place.card() && permitted(k, Permit::adjacent, place.card(), to.card());
}

/// A card denies it, and "cannot" beats all else. RC-ADJ-002.
bool is_kept_apart(const Kernel& k, LocationId place, LocationId from) {
  return place.card() && permitted(k, Permit::not_adjacent, place.card(), from.card());
}

}  // namespace

bool adjacent(const Kernel& k, LocationId a, LocationId b) {
  if (a == b || !is_location(k, a) || !is_location(k, b)) return false;
  if (is_kept_apart(k, a, b) || is_kept_apart(k, b, a)) return false;
  if (a.is_town_square() || b.is_town_square()) {
    if (in_town(k, a) && in_town(k, b)) return true;  // RR-LOC-009
  } else if (are_neighbours(k, a.card(), b.card())) {
    return true;
  }
  return is_made_adjacent(k, a, b) || is_made_adjacent(k, b, a);
}

}  // namespace highnoon
