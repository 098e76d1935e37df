#pragma once

/// What a viewer sees and hears, as structs for C.

#include <memory>

#include "given.hpp"
#include "highnoon.h"
#include "highnoon/session.hpp"

namespace highnoon::c {

/// A seat as C has it: from 0, HN_NOBODY for none.
inline std::int32_t seat(PlayerId player) { return player ? player.index() : HN_NOBODY; }

std::unique_ptr<Given<hn_view>> make_view(const View& view, const Definitions& definitions);
std::unique_ptr<Given<hn_decision>> make_decision(const DecisionView& decision);
std::unique_ptr<Given<hn_events>> make_events(const std::vector<SessionEvent>& events);

}  // namespace highnoon::c
