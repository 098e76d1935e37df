#pragma once

/// Which abilities and traits of the cards are used in a game: for scenarios' coverage and
/// usage.hpp.

#include <functional>
#include <optional>

#include "flow/kernel.hpp"

namespace highnoon {

/// One ability or trait of a printing.
struct AbilityOf {
  DefId card = kNoDef;
  int number = 0;  ///< index in CardDef::abilities
};

/// The ability, React or triggered trait that resolves if this step runs now; none at any other
/// step.
std::optional<AbilityOf> resolving(const Kernel& k, int procedure, int step);

/// The standing traits that are in force now and affect somebody, and the rules by which cards are
/// attached.
/// @param wanted  those that it answers with false are passed over: looking costs more than asking
void each_in_force(const Kernel& k, const std::function<bool(AbilityOf)>& wanted,
                   const std::function<void(AbilityOf)>& found);

}  // namespace highnoon
