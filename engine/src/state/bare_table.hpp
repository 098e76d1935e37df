#pragma once

/// Positions built by hand: cards are put where they are to be by bare writes, without events, and then play begins in a phase. What
/// tests, scenarios and position files build their tables with.

#include "flow/kernel.hpp"

namespace highnoon {

/// A game without cards and players, before its first day; the table is set through its kernel.
/// @param config  its seats need outfits; the rest of their decks may be there or not
/// @retval as Game::start
Result<Game> bare_game(ContentPtr content, const GameConfig& config);

/// The next player sits down, with a home of this printing and a stash.
/// @param in_play  false: the home waits for setup
PlayerId sit_down(Kernel& k, DefId outfit, int ghost_rock, bool in_play = true);

/// How a card lies in play.
struct Placement {
  PlayerId controller;
  PlayerId owner;           ///< none: who controls it
  LocationId at;            ///< of dudes; none: home
  CardId host;              ///< what it is attached to
  LocationId host_location; ///< likewise, a location without a card of its own
  bool booted = false;
  bool left = false;        ///< deeds: the left end of the street
  int bounty = 0;
};
CardId lay_in_play(Kernel& k, DefId def, const Placement& how);
/// The same for a card that is there already.
void lay_in_play(Kernel& k, CardId card, const Placement& how);

/// Into a zone out of play (decks: on top), known to those who see it there.
void lay_out_of_play(Kernel& k, CardId card, PlayerId player, Zone zone);
/// Into the deck below its `waiting` topmost cards.
void lay_into_deck(Kernel& k, CardId card, PlayerId player, int waiting);

/// Play begins, once: at the beginning of a phase of the day, with nothing under way. setup: gangs and hands are as they were laid.
/// @param turn  noon: whose play it is, as if somebody had made one before; none: the phase begins
void begin_at(Kernel& k, Phase phase, PlayerId turn = {});

}  // namespace highnoon
