#pragma once

/// Bringing cards of the play hand into play. Rules: Reloaded 1.3.1, "Shoppin'" (RR-SHOP).

#include <optional>

#include "flow/kernel.hpp"

namespace highnoon {

/// Appends the ways in which a player may bring one card of the play hand into play now: where, to
/// whom, or by which Mad Scientist.
void list_shopping_for(const Kernel& k, PlayerId player, CardId card, OptionList& o);
/// Carries out one of those options as a play of this timing (pushes frames).
void go_shopping(Kernel& k, PlayerId player, const Option& chosen, std::uint16_t timing);
/// Who is named as a dude is played, if anybody, and where the new one then enters.
struct Company {
  CardId with;
  LocationId place;
};
/// The part of a step that asks for it. `usual` is where the dude enters else.
/// @return nothing while it is asked
std::optional<Company> choose_company(Kernel& k, PlayerId player, CardId card, int reduce, bool free, LocationId usual);
/// Whether a dude can get the card by shoppin': unbooted, at a location the player controls.
bool is_open_for(const Kernel& k, PlayerId player, CardId card, CardId host);
/// Cards and places that a card could be attached to, the player's dudes first. RR-SHOP-009, -015,
/// -022.
CardList possible_hosts(const Kernel& k, PlayerId player, CardId card);

}  // namespace highnoon
