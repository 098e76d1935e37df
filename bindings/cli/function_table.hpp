#pragma once

/// highnoon check --functions: which cards say with a function what words do not say.

#include <functional>
#include <string>

#include "command.hpp"

namespace highnoon::cli {

/// How many functions of each kind the cards of some packs have, then each with its place.
/// @param wanted  whether a card is counted
std::string function_table(const Definitions& definitions,
                           const std::function<bool(const CardDef&)>& wanted);

}  // namespace highnoon::cli
