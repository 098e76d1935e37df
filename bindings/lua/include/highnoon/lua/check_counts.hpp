#pragma once

/// Whether scripts leave nothing out.

#include <string>

#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"

namespace highnoon {

/// Compares each scripted card of a pack with the counts of its pack.yaml (`abilities`, `traits`); what differs is an error at the card's
/// script. Cards that nobody counted, or without a script yet, are passed over.
void check_counts(const Definitions& definitions, const std::string& pack, Diagnostics& diagnostics);

}  // namespace highnoon
