#pragma once

/// The bounty of a casualty among several players. Rules: Weird West Edition multiplayer rules, "Bounty
/// from casualties" (WW-BOUNTY-004, -005).

#include "flow/kernel.hpp"

namespace highnoon {

/// Divides the bounty of a dude who has just left play among the players with dudes in the posse that
/// `head` leads (pushes a frame). Neither the dude's owner nor its controller gets any.
/// @param bounty  1 to 127 ghost rock
void share_bounty(Kernel& k, CardId dude, int bounty, PlayerId head, const Cause& cause);

}  // namespace highnoon
