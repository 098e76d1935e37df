#pragma once

/// Locations, streets, adjacency and control. Rules: Reloaded 1.3.1, "Locations and Adjacency", "Owner and Controller".

#include <vector>

#include "state/state.hpp"

namespace highnoon {

/// Every location in play: homes and streets by seat, then Out of Town deeds, the town square first.
PlaceList locations(const Kernel& k);
bool is_location(const Kernel& k, LocationId place);
/// Where a card is: a dude's place, a deed or outfit itself, an attached card's host's place; none when not in play.
LocationId location_of(const Kernel& k, CardId card);
/// What a card counts as attached to: its host; for a Totem that a dude carries at a deed, that deed.
CardId host_as_planted(const Kernel& k, CardId card);
/// Whether a Totem stands at a location, and is not just carried.
bool is_planted(const Kernel& k, CardId totem);
LocationId home_of(const Kernel& k, PlayerId player);
bool is_home(const Kernel& k, LocationId place);
/// On whose street a deed or home stands; nobody's: out of town.
PlayerId street_of(const Kernel& k, CardId place);
bool in_town(const Kernel& k, LocationId place);
/// Always both ways; by the street, the town square, and cards that say so. RR-LOC.
bool adjacent(const Kernel& k, LocationId a, LocationId b);
inline bool nearby(const Kernel& k, LocationId a, LocationId b) { return a && (a == b || adjacent(k, a, b)); }
/// Owner and controller of a deed or home; none for the town square.
PlayerId owner_of(const Kernel& k, LocationId place);
PlayerId controller_of(const Kernel& k, LocationId place);
/// Homes always, deeds by keyword. RR-POSSE-020, -021.
bool is_private(const Kernel& k, LocationId place);
bool has_keyword(const Kernel& k, LocationId place, KeywordId keyword);
/// Dudes at a place, in the order they entered play.
CardList dudes_at(const Kernel& k, LocationId place);
CardList dudes_of(const Kernel& k, PlayerId player);
/// Recomputes who controls each deed and, with it, attached cards; raises control_changed for those that changed. RR-CONTROL.
void settle_control(Kernel& k);
/// The bare change: an effect gives the event's player control of a card, for as long as the event says.
void take_control(Kernel& k, CardId card, const Event& event);
/// Puts an in-town deed at an end of its owner's street. RR-SHOP.
void add_to_street(Kernel& k, CardId deed, bool left_end);
/// Control points and influence of a player, for victory. RR-VICTORY.
int total_control(const Kernel& k, PlayerId player);
int total_influence(const Kernel& k, PlayerId player);

}  // namespace highnoon
