#pragma once

/// The choice of who joins a posse, shared by call-outs and jobs.

#include "shootout/posse.hpp"

namespace highnoon {

/// A step that lets a player add dudes one after another until "done".
Flow choose_joiners(Kernel& k, PlayerId player, int side, JoinFrom from);
/// The dude of the option is declared and joins as who_may_join() says.
void declare_joiner(Kernel& k, PlayerId player, int side, JoinFrom from, const Option& chosen);
/// An option for each dude who may join.
void list_joiners(const Kernel& k, PlayerId player, int side, JoinFrom from, OptionList& o);

}  // namespace highnoon
