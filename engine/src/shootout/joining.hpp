#pragma once

/// The choice of who joins a posse, shared by call-outs and jobs.

#include "shootout/posse.hpp"

namespace highnoon {

/// A step that lets the head of a posse, then each player invited to it, add dudes one after another
/// until "done".
Flow choose_joiners(Kernel& k, int side, JoinFrom from);
/// A step in which the head of a posse invites players who take no part, if the ruleset has that.
Flow invite_players(Kernel& k, int side);
/// The dude of the option is declared and joins as who_may_join() says.
void declare_joiner(Kernel& k, PlayerId player, int side, JoinFrom from, const Option& chosen);
/// The dude joins at once, or is one of the posse from now on and goes there with the others (`posse_movement`).
void declare_for_posse(Kernel& k, CardId dude, int side, bool booting, bool moving, const Cause& cause);
/// Steps: a posse is declared; those who wait for this boot and move, and get the bounty of a Private location. The first posse is the
/// leader's, unless an effect turns that round.
Flow leader_posse_moves(Kernel& k, Frame& f);
Flow leader_posse_bounty(Kernel& k, Frame& f);
Flow mark_posse_moves(Kernel& k, Frame& f);
Flow mark_posse_bounty(Kernel& k, Frame& f);
/// An option for each dude who may join.
void list_joiners(const Kernel& k, PlayerId player, int side, JoinFrom from, OptionList& o);

}  // namespace highnoon
