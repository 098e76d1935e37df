#pragma once

/// The order of things at a table, as an observer hears them.

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/town.hpp"

namespace highnoon::test {

/// The events of these names in the order in which they happened; the same name several times in a row counts once.
inline std::vector<std::string> order_of(Town& t, const std::vector<std::string>& names) {
  std::vector<std::string> order;
  for (const Logged& event : t.log()) {
    if (std::find(names.begin(), names.end(), event.name) == names.end()) continue;
    if (order.empty() || order.back() != event.name) order.push_back(event.name);
  }
  return order;
}

/// A dude at home whose React lets a test look at the table at a moment: `t.pass_until(DecisionKind::react)`.
inline CardId watcher(Town& t, PlayerId player, TriggerPoint moment, Window window = Window::after) {
  return t.dude(player, {.abilities = {react(moment, window).repeat().effect(Verb::gain, you(), 1)}});
}

}  // namespace highnoon::test
