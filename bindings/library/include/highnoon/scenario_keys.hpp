#pragma once

/// What scenarios can write, for the manual.

#include <map>
#include <string>
#include <vector>

namespace highnoon {

/// By the name of its class in scripts/meta/scenario.lua: methods of the table, keys of cards.
std::map<std::string, std::vector<std::string>> scenario_keys();

}  // namespace highnoon
