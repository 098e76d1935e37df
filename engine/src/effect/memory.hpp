#pragma once

/// What has changed a card for good stays with its name. Rules: classic rulebook, "Card memory" (CL-MEMORY).

#include "flow/kernel.hpp"

namespace highnoon {

/// Whether a lasting effect is such a change.
bool is_for_good(const Modifier& modifier);
/// Before a card leaves play: what was counted on it waits with its lasting changes, which stay on it.
void remember(Kernel& k, CardId card);
/// A card has come into play: what waits for its name is now about it.
void recall(Kernel& k, CardId card);

}  // namespace highnoon
