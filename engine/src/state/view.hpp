#pragma once

#include "flow/kernel.hpp"
#include "highnoon/view.hpp"

namespace highnoon {

/// What a seat (none: a spectator) may know of the game. Hidden cards are there by place only: without id, title or numbers.
View make_view(const Kernel& k, PlayerId viewer);

}  // namespace highnoon
