#pragma once

/// What a dude may carry, and which of his Weapons are ready. Rules: Compendium 0.7, "Attachment Limits"; classic, "Weapons".

#include "flow/kernel.hpp"

namespace highnoon {

/// Whether the dude may carry these goods besides what he has. effect/surplus.cpp
bool has_room_for(const Kernel& k, CardId dude, CardId goods);
/// How many more Weapons or Horses, whichever the goods are, the dude may carry; negative: he has too many. Of what is neither: any number.
int room_for(const Kernel& k, CardId dude, CardId goods);
/// Whether the goods count against the same limit.
bool is_limited_like(const Kernel& k, CardId goods, CardId other);

/// A Weapon that comes to a dude who has as many as can be ready comes unready. effect/weapons.cpp
void settle_readiness(Kernel& k, CardId card);
/// Whether the dude carries the Weapon unready, so that it could take the place of the one that is ready.
bool can_ready(const Kernel& k, CardId weapon);
void ready_weapon(Kernel& k, CardId weapon, const Cause& cause);

}  // namespace highnoon
