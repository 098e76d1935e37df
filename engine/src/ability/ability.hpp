#pragma once

/// Abilities: who may use which, declaring, paying, and what becomes of them. Rules: Reloaded 1.3.1, "Actin'"; Compendium 0.7,
/// "Abilities", "Paying Costs".

#include "ability/predicate.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

/// Whether a player may use the ability as a play of this timing (one bit) now: place and presence, usage, costs, requirement,
/// choices. For reacts, `event` and `subject` say to what.
bool can_use(const Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing, const Event* event = nullptr,
             int subject = -1);
/// Appends use_ability / play_action options for every ability the player may use with this timing.
void list_abilities(const Kernel& k, PlayerId player, std::uint16_t timing, OptionList& options);
/// Pushes the frames that use an ability. The caller has checked can_use().
void use_ability(Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing, int event = -1, int subject = -1);
/// Discards the action cards whose play is complete; called when the next player's turn to play comes. RR-ACTION, RR-SHOOT-009.
void discard_limbo(Kernel& k);
/// Whether a dude, deed etc. counts as the performer of a card's ability: the bearer, or self.
CardId performer_of(const Kernel& k, CardId card);

/// What a player would pay in ghost rock to play a card (not below 0), for abilities `reduce` off.
int cost_to_play(const Kernel& k, PlayerId player, CardId card, CardId host, int reduce);
/// Whether a player could pay that much now, for this kind of play (cards may hold ghost rock for some).
bool can_afford(const Kernel& k, PlayerId player, int amount, std::uint16_t timing = kNoon);
/// Uniqueness, attach rules: whether a card could come into play for this player. RR-UNIQUE, RR-SHOP.
bool can_enter_play(const Kernel& k, PlayerId player, CardId card);
bool can_attach(const Kernel& k, CardId card, CardId host);

}  // namespace highnoon
