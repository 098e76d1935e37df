#pragma once

/// The Fear level: one number of the whole town. Rules: classic rulebook of April 2000, "Fear Level" (CL-FEAR).

#include "flow/kernel.hpp"

namespace highnoon {

/// As it reads, whatever it is tracked at; 0 where a game has none.
int fear_level(const Kernel& k);

}  // namespace highnoon
