#pragma once

#include <string_view>
#include <vector>

#include "highnoon/decision.hpp"

namespace highnoon {

/// One argument of an option kind, as option_kinds.inl names it.
struct OptionArgument {
  std::string_view name;
  std::string_view kind;  ///< card place player number suit ability end
};

/// The arguments of a kind in the order of Option::a, b, c.
std::vector<OptionArgument> option_arguments(OptionKind kind);

}  // namespace highnoon
