#pragma once

/// Inventing Gadgets, by the play or by a card's effect. Rules: Reloaded 1.3.1, "Inventing Gadgets"
/// (RR-GADGET).

#include "flow/kernel.hpp"

namespace highnoon {

/// What is invented, by whom (none: the player chooses), and what an effect makes easier.
struct Invention {
  CardId card;
  CardId by;
  int reduce = 0;     ///< ghost rock off the cost
  int easier = 0;     ///< off the difficulty
  bool free = false;  ///< nothing is paid
  bool without_boot = false;
  CardId spent;       ///< who has booted to use the ability that it is by
  std::uint16_t timing = kRule;  ///< of the play that it is; by an effect: kRule, for the effect's timing pays for its costs only
};

/// Whether the invention could be tried now by an effect: a Mad Scientist who can pay for it, and a
/// place for the Gadget.
bool can_invent(const Kernel& k, PlayerId player, const Invention& invention);
/// Starts the invention (pushes frames): boot, pay, test; then the Gadget enters play or is
/// discarded.
void invent(Kernel& k, PlayerId player, const Invention& invention, const Cause& cause);
/// Whether the invention under way has booted its inventor.
bool inventor_boots(const Kernel& k);
/// Appends by which of the player's Mad Scientists the Gadget may be invented as a play.
void list_inventors(const Kernel& k, PlayerId player, CardId gadget, OptionList& o);

}  // namespace highnoon
