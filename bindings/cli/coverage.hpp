#pragma once

/// highnoon test --coverage: which abilities and traits the scenarios never use.

#include <span>

#include "command.hpp"
#include "highnoon/scenario.hpp"

namespace highnoon::cli {

/// One ability or trait of a scripted card.
struct CoveredAbility {
  const CardDef* card = nullptr;
  int number = 0;     ///< from 0
  /// Passing ones in which it was used, triggered or in force.
  std::vector<const ScenarioResult*> scenarios;
};

/// Those of all cards whose script lies at one of the paths, or of whose scenarios one is; a design
/// once. In load order.
std::vector<CoveredAbility> coverage(const Library& library, const std::vector<std::string>& paths,
                                     std::span<const ScenarioResult> results);

/// "Noon", "React", "trait" ...
std::string form_of(const AbilityDef& ability);
/// The text of a card's ability; of a trait that an effect lends, that of the ability before it.
const std::string& text_of(const CardDef& card, int number);

}  // namespace highnoon::cli
