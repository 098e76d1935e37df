#pragma once

/// Standing traits as rows: which are active, whom they affect, by how much. Rules: Compendium 0.7,
/// "Trait".

#include "ability/predicate.hpp"
#include "effect/cache.hpp"

namespace highnoon {

/// Reads what a reflexive row reads, while the guard lives.
class ModeGuard {
 public:
  ModeGuard(GameCache& cache, bool reflexive) : cache_(cache), before_(cache.mode) {
    if (reflexive) cache.mode = kWithoutReflexive;
  }
  ~ModeGuard() { cache_.mode = before_; }
  ModeGuard(const ModeGuard&) = delete;
  ModeGuard& operator=(const ModeGuard&) = delete;

 private:
  GameCache& cache_;
  NumberMode before_;
};

inline bool left_out(const Kernel& k, const StandingRow& row) {
  return row.reflexive && k.cache.mode == kWithoutReflexive;
}

/// The lasting effect that lends a trait, about the card if one is given; null if none does.
const Modifier* lent_by(const Kernel& k, const StandingRow& row, CardId card = {});
/// Whether a trait's card still is in a zone where the trait works, and has its traits.
bool is_there(const Kernel& k, const StandingRow& row);
/// Whose the row is: the card's controller, or who used the ability that lends the trait.
PlayerId player_of(const Kernel& k, const StandingRow& row);
/// As what kind of play the row changes things: a trait, or the ability that lends it.
std::uint16_t timing_of(const Kernel& k, const StandingRow& row);
/// What a row's expressions are evaluated for.
Context context_of(const Kernel& k, const StandingRow& row, CardId candidate = {});
/// Whether a row is about the card. Left out, `affects` is the trait's own card, or what that is
/// attached to.
bool affects(const Kernel& k, const StandingRow& row, CardId card);
/// Of a trait that an effect lends: to this card, or to whatever fits.
bool is_lent_to(const Kernel& k, const StandingRow& row, CardId card);
/// A row's amount, or `otherwise` if it gives none.
int amount_of(const Kernel& k, const StandingRow& row, CardId card, int otherwise);

/// The rows of a group that are about the card now: calls use(row), within the row's reading mode.
template <typename Use>
void for_rows(const Kernel& k, StandingGroup group, CardId card, Use use) {
  for (const StandingRow* row : rows_of(k, group)) {
    if (left_out(k, *row) || !is_active(k, *row)) continue;
    const ModeGuard guard(k.cache, row->reflexive);
    if (affects(k, *row, card)) use(*row);
  }
}

}  // namespace highnoon
