#pragma once

/// Ghost rock that a player can pay with. Rules: Compendium 0.7, "Paying Costs".

#include "flow/kernel.hpp"

namespace highnoon {

/// What a player could pay now for a play of this timing (one bit): the stash, and what cards that
/// pay for Shootout abilities hold.
int available(const Kernel& k, PlayerId player, std::uint16_t timing);

/// Ghost rock from the bank into a stash (out of it, if negative). More than a stash holds, 30,000, throws Overflow.
void add_to_stash(Kernel& k, PlayerId player, int amount);
/// What was paid comes back from the bank: no gain, so nothing listens.
void give_back(Kernel& k, PlayerId player, int amount);

}  // namespace highnoon
