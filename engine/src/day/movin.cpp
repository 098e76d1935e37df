#include "day/noon_play.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

/// The two moves that do not boot: from the own home to an adjacent place, and from the town square
/// to an adjacent place but the own home. RR-MOVE-005 to -012.
bool is_free(const Kernel& k, PlayerId player, LocationId from, LocationId to) {
  if (!adjacent(k, from, to)) return false;
  const LocationId home = home_of(k, player);
  return from == home || (from.is_town_square() && to != home);
}

void list_moves_of(const Kernel& k, PlayerId player, CardId dude, OptionList& o) {
  const Card& card = k.card(dude);
  const bool booted = card.booted();
  if (booted && !permitted(k, Permit::move_while_booted, dude)) return;  // RR-MOVE-003
  const Cause cause = basic_play(player);
  if (forbidden(k, Act::move_play, dude, cause)) return;
  const bool can_boot = !forbidden(k, Act::boot, dude, cause);
  for (const LocationId to : locations(k)) {
    if (to == card.location || forbidden(k, Act::move, dude, cause, to)) continue;
    const bool free = booted || permitted(k, Permit::move_without_booting, dude, to.card()) ||
                      (is_free(k, player, card.location, to) && !forbidden(k, Act::free_move, dude, cause, to));
    if (free) {
      o.push_back(option(OptionKind::move, dude, to));
    } else if (can_boot) {
      o.push_back(option(OptionKind::move_booting, dude, to));
    }
  }
}

}  // namespace

/// Rules: Reloaded 1.3.1, "Movin'" (RR-MOVE).
void list_moves(const Kernel& k, PlayerId player, OptionList& o) {
  for (const CardId dude : dudes_of(k, player)) list_moves_of(k, player, dude, o);
}

Flow move(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t& stage) {
  const CardId dude = card_a(chosen);
  if (stage++ == 0 && chosen.kind == OptionKind::move_booting) {
    boot(k, one(dude), basic_play(player, kNoonPlay, kEventCost));
    return Flow::stay;
  }
  move(k, dude, place_b(chosen), basic_play(player));
  return Flow::next;
}

}  // namespace highnoon
