#pragma once

/// Moving cards between zones: the bare change, without events. Rules and verbs call these from an event's change.

#include "state/state.hpp"

namespace highnoon {

/// Of Card::known: whoever sits at the table.
inline constexpr std::uint8_t kKnownToAll = 0xFF;

/// Takes a card out of wherever it is and puts it into a zone of its owner (draw_hand: of `whose`). What it was in play (boots,
/// counters, attachment, posse, control) is forgotten; a token leaving play is removed from the game.
/// Rules: RR-PILE; Compendium "Token".
void put(Kernel& k, CardId card, Zone zone, PlayerId whose = {}, bool bottom = false);
/// Draws the top card into a zone (hand, draw_hand, pulled). If the deck is empty the discard pile is shuffled to make a new one first.
/// @return none if there are no cards left. Rules: RR-PILE.
CardId draw_top(Kernel& k, PlayerId player, Zone zone);
/// Cards attached to a card, in the order they entered.
CardList attachments(const Kernel& k, CardId host);
/// What is kept under a card: aside, with the card as its host.
CardList kept_under(const Kernel& k, CardId keeper);
/// It goes to its owners' discard piles.
void drop_kept(Kernel& k, CardId keeper);
/// Makes a token card; its slot may be one of a removed token.
CardId new_card(Kernel& k, DefId def, PlayerId owner);
/// What a card counts as in a poker hand or as a pull: as declared, else live value of cards in play, else printed.
PokerCard poker_card(const Kernel& k, CardId card);
/// Whether a player may know which card it is now. Rules: hidden information.
bool knows(const Kernel& k, PlayerId viewer, CardId card);

}  // namespace highnoon
