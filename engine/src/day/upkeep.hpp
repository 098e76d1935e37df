#pragma once

/// What cards bring in and cost in the Upkeep phase.

#include "flow/kernel.hpp"

namespace highnoon {

/// Ghost rock a player receives as production now. Rules: Reloaded 1.3.1, "Upkeep Phase"
/// (RR-UPKEEP-001 to -003).
int production_of(const Kernel& k, PlayerId player);
/// Upkeep a card costs its controller now, at least 0: a deed with its improvements. Rules: as above (RR-UPKEEP-010, -011).
int upkeep_of(const Kernel& k, CardId card);

}  // namespace highnoon
