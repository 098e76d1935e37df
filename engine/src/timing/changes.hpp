#pragma once

/// The changes that events make, one function a trigger point. Each sets Event::changed and skips
/// subjects that are gone.

#include "flow/kernel.hpp"

namespace highnoon {

#define CHANGE(name) void change_##name(Kernel& k, Event& event);
#include "timing/changes.inl"
#undef CHANGE

}  // namespace highnoon
