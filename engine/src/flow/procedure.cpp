#include <fmt/format.h>

#include <algorithm>

#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "flow/kernel.hpp"
#include "flow/step_watcher.hpp"
#include "ability/journal.hpp"
#include "shootout/shootout.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

constexpr const Procedure* kProcedures[] = {
#define PROCEDURE(name, text) &k_##name,
#include "flow/procedures.inl"
#undef PROCEDURE
};

}  // namespace

// --- procedures by name ----------------------------------------------------------------------------------------------------

const Procedure& procedure(Proc procedure) { return *kProcedures[static_cast<std::size_t>(procedure)]; }
int procedure_count() { return static_cast<int>(Proc::count_); }
const char* procedure_name(int procedure) { return kProcedures[procedure]->name; }

int find_procedure(std::string_view name) {
  for (int i = 0; i < procedure_count(); ++i) {
    if (name == kProcedures[i]->name) return i;
  }
  return -1;
}

std::vector<const char*> procedure_steps(int procedure) {
  std::vector<const char*> names;
  for (const Step& step : kProcedures[procedure]->steps) names.push_back(step.name);
  return names;
}

RulesetDef default_ruleset() {
  RulesetDef ruleset;
  ruleset.name = "reloaded";
  for (int i = 0; i < kParameters; ++i) {
    ruleset.parameters[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(info(static_cast<Parameter>(i)).value);
  }
  for (const Procedure* procedure : kProcedures) {
    std::vector<StepRef> steps;
    for (std::size_t i = 0; i < procedure->steps.size(); ++i) {
      if (procedure->steps[i].usual) steps.push_back({procedure->steps[i].name, static_cast<std::int16_t>(i), kNoFunction});
    }
    ruleset.procedures.push_back(std::move(steps));
  }
  return ruleset;
}

// --- overflow --------------------------------------------------------------------------------------------------------------

const char* to_string(HaltReason reason) {
  constexpr const char* kTexts[] = {"",
                                    "too many procedures inside each other",
                                    "too many abilities inside each other",
                                    "too many events inside each other",
                                    "too many lasting effects",
                                    "too many delayed triggers",
                                    "the scripts' journals are full",
                                    "too many cards",
                                    "a list is full",
                                    "a chain of effects without end",
                                    "a decision without options",
                                    "a stash is full"};
  return kTexts[static_cast<int>(reason)];
}

Overflow::Overflow(HaltReason r) : std::runtime_error(to_string(r)), reason(r) {}

void list_is_full() { throw Overflow(HaltReason::list_full); }

// --- the kernel ------------------------------------------------------------------------------------------------------------

Kernel::Kernel(State& state, const Content& content_, const RulesetDef& rules_, GameCache& cache_, const GameConfig& config_,
               Checkpoints& checkpoints_, Output& output_, Observer* observer_)
    : s(state),
      content(content_),
      d(content_.definitions),
      rules(rules_),
      cache(cache_),
      config(config_),
      checkpoints(checkpoints_),
      output(output_),
      observer(observer_) {}

PlayerList Kernel::from(PlayerId first) const {
  PlayerList order;
  for (int i = 0; i < players(); ++i) {
    const int seat = ((first ? first.index() : 0) + i) % players();
    order.push_back(PlayerId{static_cast<std::uint8_t>(seat)});
  }
  return order;
}

Frame& Kernel::push(Proc procedure, PlayerId player) {
  if (s.frame_count == kMaxFrames) throw Overflow(HaltReason::frames_full);
  Frame& frame = s.frames[s.frame_count++];
  frame = Frame{};
  frame.procedure = static_cast<std::uint8_t>(procedure);
  frame.player = player;
  frame.serial = s.next_serial++;
  frame.arena_base = s.arena_top;
  return frame;
}

void Kernel::pop() {
  Frame& frame = top();
  std::fill(s.arena.begin() + frame.arena_base, s.arena.begin() + s.arena_top, 0);
  s.arena_top = frame.arena_base;
  const auto procedure = static_cast<Proc>(frame.procedure);
  if (procedure == Proc::ability) {
    s.plays.pop();
    while (!checkpoints.empty() && checkpoints.back()->frame >= frame.serial) checkpoints.pop_back();
  }
  if (procedure == Proc::event) s.events.pop();
  frame = Frame{};
  --s.frame_count;
}

Flow Kernel::ask(PlayerId asked, DecisionKind kind, int a, int b, int c) {
  s.pending = Pending{};
  s.pending.kind = kind;
  s.pending.player = asked;
  s.pending.frame = static_cast<std::uint16_t>(s.frame_count - 1);
  s.pending.a = static_cast<std::int16_t>(a);
  s.pending.b = static_cast<std::int16_t>(b);
  s.pending.c = static_cast<std::int16_t>(c);
  return Flow::stay;
}

std::optional<Option> Kernel::answer() {
  if (!s.pending.answered || s.pending.frame != s.frame_count - 1) return std::nullopt;
  const Option given = s.pending.answer;
  s.pending = Pending{};
  return given;
}

int Kernel::find_frame(Proc procedure) const {
  for (int i = s.frame_count - 1; i >= 0; --i) {
    if (s.frames[static_cast<std::size_t>(i)].procedure == static_cast<std::uint8_t>(procedure)) return i;
  }
  return -1;
}

int Kernel::step_index(Proc procedure, const char* step) const {
  const auto& steps = rules.procedures[static_cast<std::size_t>(procedure)];
  const auto found = std::find_if(steps.begin(), steps.end(), [&](const StepRef& ref) { return ref.name == step; });
  return static_cast<int>(found - steps.begin());
}

void Kernel::jump_to(Proc procedure, const char* step) {
  const int target = find_frame(procedure);
  if (target < 0) return;
  while (s.frame_count - 1 > target) pop();
  top().step = static_cast<std::uint8_t>(step_index(procedure, step));
}

void Kernel::halt(HaltReason reason) {
  cache.loop.told = stopped_by(*this, reason);
  s.outcome = Outcome::halted;
  s.halt = static_cast<std::uint8_t>(reason);
  s.pending = Pending{};
}

void Kernel::tell(const Event& event) {
  if (observer) observer->on_event(*this, event);
}

namespace {

/// Takes the only option of a decision when the game is set to. @return false: somebody must decide
bool take_only_option(Kernel& k) {
  k.output.options.clear();
  list_options(k, k.output.options);
  if (k.output.options.empty()) {
    k.halt(HaltReason::no_options);
    return true;
  }
  // That there is but one option may tell what is in a hand.
  if (k.output.options.size() > 1 || !k.config.auto_take || k.config.prompts == PromptMode::uniform) return false;
  k.s.pending.answer = k.output.options.front();
  k.s.pending.answered = 1;
  return true;
}

/// Runs one step of the topmost frame, and moves that frame on if the step has not dropped it.
void run_step(Kernel& k, StepWatcher* watcher) {
  const auto index = static_cast<std::size_t>(k.s.frame_count - 1);
  Frame& frame = k.s.frames[index];
  const auto& steps = k.rules.procedures[frame.procedure];
  if (frame.step >= steps.size()) return k.pop();

  const std::uint32_t serial = frame.serial;
  const std::uint8_t at = frame.step;
  const StepRef& ref = steps[frame.step];
  Flow flow = Flow::next;
  if (ref.native >= 0) {
    if (watcher) watcher->on_step(k, frame.procedure, ref.native);
    flow = kProcedures[frame.procedure]->steps[static_cast<std::size_t>(ref.native)].run(k, frame);
  } else {
    run_function(k, -1, ref.function);
  }
  // An answer is for the step that has asked, and for nobody after it.
  if (k.s.pending.answered) k.s.pending = Pending{};
  const bool still_there = index < k.s.frame_count && frame.serial == serial && frame.step == at;
  if (!still_there || flow == Flow::stay) return;
  frame.step = static_cast<std::uint8_t>(flow == Flow::done ? steps.size() : at + 1u);
}

}  // namespace

void Kernel::run() {
  auto* const watcher = dynamic_cast<StepWatcher*>(observer);
  std::uint64_t settled = ~cache.stamp;  // not this one
  while (s.outcome == Outcome::running) {
    try {
      watch_steps(*this);
      if (s.pending.kind != DecisionKind::none && !s.pending.answered) {
        if (!take_only_option(*this)) return;
        continue;
      }
      // What holds at every moment: who controls a deed, and that a posse without dudes ends its shootout.
      if (settled != cache.stamp && !s.pending.answered) {
        settled = cache.stamp;
        const std::int32_t result = s.result;  // belongs to the procedure that is interrupted
        const int frames = s.frame_count;
        settle_control(*this);
        settle_posses(*this);
        if (s.frame_count == frames) s.result = result;
        if (s.pending.kind != DecisionKind::none) continue;
      }
      run_step(*this, watcher);
    } catch (const Overflow& overflow) {
      if (find_frame(Proc::script) < 0) return halt(overflow.reason);
      script_failed(*this, stopped_by(*this, overflow.reason));
      cache.loop.reset();
    }
  }
}

}  // namespace highnoon
