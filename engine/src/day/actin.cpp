#include "ability/ability.hpp"
#include "day/noon_play.hpp"

namespace highnoon {

/// Rules: Reloaded 1.3.1, "Actin'" (RR-ACT): a Noon ability of an action card in the play hand or
/// of a card in play.
Flow act(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t&) {
  use_ability(k, player, card_a(chosen), static_cast<AbilityIx>(chosen.b), kNoon);
  return Flow::next;
}

}  // namespace highnoon
