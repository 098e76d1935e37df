#include "effect/fear.hpp"

#include <algorithm>

#include "effect/verbs.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

constexpr int kLowest = 1, kHighest = 10;
constexpr int kFarthest = 1'000;

}  // namespace

/// CL-FEAR-002, -003.
int fear_level(const Kernel& k) {
  return k.parameter(Parameter::fear_level) ? std::clamp<int>(k.s.fear, kLowest, kHighest) : 0;
}

bool can_change_fear(const Kernel& k, const VerbCall& call) { return k.parameter(Parameter::fear_level) && call[0].value != 0; }
void run_change_fear(Kernel& k, const VerbCall& call) {
  k.s.result = 0;
  if (!can_change_fear(k, call)) return;
  Event event = make_event(TriggerPoint::fear_changed, call.cause);
  event.amount = static_cast<std::int16_t>(std::clamp<int>(call[0].value, -kFarthest, kFarthest));
  raise(k, event);
}

/// It is tracked beyond what it reads as. CL-FEAR-004.
void change_fear_changed(Kernel& k, Event& event) {
  k.s.fear = static_cast<std::int16_t>(std::clamp(k.s.fear + event.amount, -kFarthest, kFarthest));
  event.changed = 1;
}

}  // namespace highnoon
