#pragma once

/// The keys that tables may have, and the fields of what functions are given: what the manual is
/// held against.

#include <map>
#include <string>
#include <vector>

namespace highnoon::lua {

/// By the name of their class in scripts/meta.
using KeysByClass = std::map<std::string, std::vector<std::string>>;

void add_ability_keys(KeysByClass& keys);
void add_ruleset_keys(KeysByClass& keys);
void add_erratum_keys(KeysByClass& keys);
void add_handle_fields(KeysByClass& keys);

}  // namespace highnoon::lua
