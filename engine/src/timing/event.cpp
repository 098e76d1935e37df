#include "timing/event.hpp"

#include <bit>

#include "effect/cache.hpp"
#include "effect/leaving.hpp"
#include "effect/modifier.hpp"
#include "timing/changes.hpp"
#include "timing/window.hpp"

namespace highnoon {

namespace {

struct EventData {
  std::uint8_t event = 0;
  std::uint8_t pulled = 0;  ///< subjects for which a Harrowed pull was made, or need not be
  std::uint8_t spare[2] = {0, 0};
};
FIELDS(kEventDataFields, EventData, FIELD(event, is(Holds::event)), FIELD(pulled, up_to(32)), FIELD(spare, nothing()));

Event& event_of(Kernel& k, const Frame& f) { return k.s.events[f.as<EventData>().event]; }

/// What makes the change of each trigger point; null where the event only marks a moment.
constexpr Change change_of(TriggerPoint type) {
  switch (type) {
#define CHANGE(name) \
  case TriggerPoint::name: return change_##name;
#include "timing/changes.inl"
#undef CHANGE
    default: return nullptr;
  }
}

constexpr auto kChanges = [] {
  std::array<Change, kTriggerPoints> table{};
  for (int i = 0; i < kTriggerPoints; ++i) table[static_cast<std::size_t>(i)] = change_of(static_cast<TriggerPoint>(i));
  return table;
}();

bool has_subjects(const Event& event) { return info(event.type).flags & kTriggerSubjects; }

/// After each window the event is checked again and may lapse: subjects whose card is no more drop out.
void drop_lost_subjects(const Kernel& k, Event& event) {
  for (int i = 0; i < event.count; ++i) {
    if (!k.exists(event.subjects[static_cast<std::size_t>(i)])) event.gone |= 1u << i;
  }
}

void make_change(Kernel& k, Event& event) {
  drop_lost_subjects(k, event);
  if (has_lapsed(event)) return;
  const Change change = kChanges[static_cast<std::size_t>(event.type)];
  if (!change) {
    event.changed = 1;
  } else {
    change(k, event);
    touch(k);
  }
  if (event.changed != 0) k.tell(event);
}

// --- the steps of an event ---------------------------------------------------------------------------------------------------

Flow open(Kernel& k, Frame& f, Window window) {
  const Event& event = event_of(k, f);
  if (!has_lapsed(event)) open_window(k, f.as<EventData>().event, window);
  return Flow::next;
}

Flow before(Kernel& k, Frame& f) { return open(k, f, Window::before); }

Flow when(Kernel& k, Frame& f) {
  drop_lost_subjects(k, event_of(k, f));
  return open(k, f, Window::when);
}

Flow change(Kernel& k, Frame& f) {
  make_change(k, event_of(k, f));
  return Flow::next;
}

Flow after(Kernel& k, Frame& f) {
  // "After" means that the event is complete: nothing is left that could be replaced.
  if (event_of(k, f).changed != 0) open_window(k, f.as<EventData>().event, Window::after);
  return Flow::next;
}

/// Aced cards that have stayed until now: those of Harrowed dudes are pulled for, then all the others go. CT-HARROWED-001, CT-PILE-001.
Flow leave(Kernel& k, Frame& f) {
  auto& data = f.as<EventData>();
  Event& event = event_of(k, f);
  if (event.changed == 0 || !leaves_last(k, event)) return Flow::next;
  while (data.pulled < event.count) {
    if (pull_for_harrowed(k, event, data.pulled++)) return Flow::stay;
  }
  bury(k, event);
  return Flow::next;
}

Flow finish(Kernel& k, Frame& f) {
  k.s.result = std::popcount(event_of(k, f).changed);
  return Flow::done;
}

constexpr Step kSteps[] = {
    {"before", before}, {"when", when}, {"change", change}, {"after", after}, {"leave", leave}, {"finish", finish},
};
enum : std::uint8_t { kStepLeave = 4, kStepFinish = 5 };

/// Whether this ruleset has other steps for an event than the kernel's; then none may be left out when nobody listens.
bool has_own_steps(const Kernel& k) {
  const auto& steps = k.rules.procedures[static_cast<std::size_t>(Proc::event)];
  if (steps.size() != std::size(kSteps)) return true;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].native != static_cast<int>(i)) return true;
  }
  return false;
}

}  // namespace

const Procedure k_event{"event", kSteps, kEventDataFields};

bool has_lapsed(const Event& event) {
  if (!has_subjects(event) || event.count == 0) return event.gone != 0;
  const std::uint32_t all = event.count == 32 ? ~0u : (1u << event.count) - 1;
  return (event.gone & all) == all;
}

/// By uniform prompts every event takes all its steps: in what order things are told must not depend on who could have listened.
bool heard(const Kernel& k, TriggerPoint type) {
  return k.config.prompts == PromptMode::uniform || !pool_of(k).of(type).empty() || is_awaited(k, type);
}

namespace {

Frame& begin(Kernel& k, const Event& event) {
  if (k.s.events.full()) throw Overflow(HaltReason::events_full);
  EventData data;
  data.event = static_cast<std::uint8_t>(k.s.events.size());
  Frame& frame = k.push(Proc::event, event.player, data);
  k.s.events.push(event);
  return frame;
}

}  // namespace

int raise_step_by_step(Kernel& k, const Event& event) { return begin(k, event).as<EventData>().event; }

bool raise(Kernel& k, const Event& event) {
  const int index = k.s.frame_count;
  Frame& frame = begin(k, event);
  if (heard(k, event.type) || has_own_steps(k)) return false;

  // Nobody listens: the change is made at once. What it leads to may be heard and then runs above this frame.
  frame.step = kStepFinish;
  make_change(k, k.s.events.back());
  if (leaves_last(k, event)) {
    frame.step = kStepLeave;
    return false;
  }
  if (k.s.frame_count - 1 != index) return false;
  finish(k, frame);
  k.pop();
  return true;
}

bool mark_moment(Kernel& k, TriggerPoint type, PlayerId player, int amount) {
  Event event = make_event(type);
  event.player = player;
  event.amount = static_cast<std::int16_t>(amount);
  return raise(k, event);
}

Event make_event(TriggerPoint type, const Cause& cause) {
  Event event;
  event.type = type;
  event.cause_player = cause.player;
  event.cause_timing = cause.timing;
  event.cause_card = cause.card;
  event.cause_ability = cause.ability;
  event.flags = cause.flags;
  if (cause.is_effect()) event.flags |= kEventEffect;
  event.player = cause.player;
  return event;
}

Event make_event(TriggerPoint type, CardId subject, const Cause& cause) {
  return make_event(type, std::span<const CardId>(&subject, 1), cause);
}

Event make_event(TriggerPoint type, std::span<const CardId> subjects, const Cause& cause) {
  Event event = make_event(type, cause);
  if (subjects.size() > event.subjects.size()) throw Overflow(HaltReason::list_full);
  for (const CardId card : subjects) event.subjects[event.count++] = card;
  return event;
}

}  // namespace highnoon
