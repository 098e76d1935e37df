#include "flow/kernel.hpp"

namespace highnoon {

namespace {

using Lister = void (*)(const Kernel&, const Pending&, OptionList&);

void list_none(const Kernel&, const Pending&, OptionList&) {}

/// Who lists what: a row a kind of decision.
constexpr Lister kListers[] = {
    list_none,
#define DECISION(name, text) list_##name,
#include "highnoon/decision_kinds.inl"
#undef DECISION
};

}  // namespace

void list_options(const Kernel& k, OptionList& options) {
  kListers[static_cast<int>(k.s.pending.kind)](k, k.s.pending, options);
}

}  // namespace highnoon
