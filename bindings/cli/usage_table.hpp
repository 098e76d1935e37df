#pragma once

/// highnoon sim --usage: how often abilities and traits were used, for people and for programs.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "highnoon/usage.hpp"

namespace highnoon::cli {

std::string usage_table(const std::vector<AbilityUsage>& list);
/// An array; abilities are numbered from 1 as in `test --coverage --json`.
nlohmann::ordered_json usage_json(const std::vector<AbilityUsage>& list);

}  // namespace highnoon::cli
