#pragma once

#include <string>

#include "highnoon/definitions.hpp"
#include "highnoon/result.hpp"

namespace highnoon {

/// @return the index among the rulesets
/// @retval ErrorCode::bad_config  no such ruleset; the nearest one is named, or all
Result<int> find_ruleset(const Definitions& definitions, const std::string& name);

}  // namespace highnoon
