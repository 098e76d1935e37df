#include "flow/loop.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "ability/ability.hpp"
#include "effect/cache.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

namespace {

/// Steps that are taken before anybody suspects a loop, and those after which there is no more doubt that it will not end. Both are far
/// above what any chain of legal plays needs.
constexpr int kQuietSteps = 2'000;
constexpr int kMaxSteps = 400'000;
/// Nested abilities less than this deep are nothing unusual.
constexpr int kDepth = 2;

/// Numbers that only count up become ranks: what matters is the order.
template <typename Items, typename Number>
void rank(Items items, Number number) {
  std::vector<std::uint16_t> all;
  for (auto& item : items) all.push_back(number(item));
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  for (auto& item : items) {
    number(item) = static_cast<std::uint16_t>(std::lower_bound(all.begin(), all.end(), number(item)) - all.begin());
  }
}

/// The position without what only counts up. Equal positions go on equally.
std::uint64_t position(const State& s, bool with_stack) {
  State t;
  copy_state(t, s);
  t.choices = {};
  t.next_serial = {};
  t.reveals = {};
  t.entries = {};
  t.modifiers_born = {};
  rank(t.all_cards(), [](Card& card) -> std::uint16_t& { return card.entered; });
  rank(std::span(t.modifiers.begin(), t.modifiers.count), [](Modifier& modifier) -> std::uint16_t& { return modifier.born; });
  for (Frame& frame : t.frames) frame.serial = 0;
  if (!with_stack) {
    t.frames = {};
    t.frame_count = 0;
    t.plays = {};
    t.events = {};
    t.arena = {};
    t.arena_top = 0;
    t.pending = {};
    t.result = 0;
  }
  return hash_state(t);
}

void add(std::vector<LoopPart>& parts, LoopPart part) {
  if (std::find(parts.begin(), parts.end(), part) == parts.end()) parts.push_back(part);
}

/// What is going on now: the abilities in use, or, where there are none, the cards that the events are about.
void note_parts(const Kernel& k, std::vector<LoopPart>& parts) {
  for (const Play& play : k.s.plays) add(parts, {k.s.card(play.card).def, play.ability});
  for (const Event& event : k.s.events) {
    for (int i = 0; i < event.count; ++i) add(parts, {k.s.card(event.subjects[static_cast<std::size_t>(i)]).def, kNoAbility});
  }
}

std::string text_of(const Kernel& k, const std::vector<LoopPart>& parts) {
  const bool any_ability = std::any_of(parts.begin(), parts.end(), [](const LoopPart& part) { return part.ability != kNoAbility; });
  std::vector<std::string> names;
  for (const LoopPart& part : parts) {
    const CardDef& card = k.d.cards[part.card];
    if (part.ability != kNoAbility) {
      names.push_back(fmt::format("{} (ability {})", card.title, part.ability + 1));
    } else if (!any_ability) {
      names.push_back(card.title);
    }
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

void watch_steps(Kernel& k) {
  LoopWatch& watch = k.cache.loop;
  if (++watch.steps < kQuietSteps) return;
  if (watch.steps >= kMaxSteps) throw Overflow(HaltReason::endless_loop);
  if (watch.steps == kQuietSteps) watch.next = watch.steps;
  const std::uint64_t now = position(k.s, true);
  if (watch.steps > kQuietSteps && now == watch.kept) throw Overflow(HaltReason::endless_loop);
  if (watch.steps == watch.next) {
    watch.kept = now;
    watch.next *= 2;
    watch.parts.clear();
  }
  note_parts(k, watch.parts);
}

void watch_nesting(Kernel& k) {
  LoopWatch& watch = k.cache.loop;
  const int depth = k.s.plays.size() - 1;
  const Play& play = k.s.plays.back();
  std::uint64_t& begun = watch.begun[static_cast<std::size_t>(depth)];
  begun = 0;
  if (depth < kDepth || play.timing != kTrait) return;
  const Event* event = play.event == 0xFF ? nullptr : &k.s.events[play.event];
  std::uint64_t now = position(k.s, false);
  const auto mix = [&](std::uint64_t value) { now = (now ^ value) * 0x9E3779B97F4A7C15u; };
  mix(play.card.raw);
  mix(play.ability);
  if (event) {
    mix(static_cast<std::uint64_t>(event->type));
    mix(static_cast<std::uint16_t>(event->amount));
    mix(play.subject == 0xFF ? 0u : event->subjects[play.subject].raw);
  }
  for (int i = depth - 1; i >= kDepth && watch.begun[static_cast<std::size_t>(i)] != 0; --i) {
    if (watch.begun[static_cast<std::size_t>(i)] != now) continue;
    watch.parts.clear();
    for (; i < depth; ++i) add(watch.parts, {k.s.card(k.s.plays[i].card).def, k.s.plays[i].ability});
    throw Overflow(HaltReason::endless_loop);
  }
  begun = now;
}

std::string stopped_by(const Kernel& k, HaltReason reason) {
  std::vector<LoopPart> parts;
  if (reason == HaltReason::endless_loop) parts = k.cache.loop.parts;
  if (parts.empty()) note_parts(k, parts);
  const std::string names = text_of(k, parts);
  return names.empty() ? to_string(reason) : fmt::format("{}: {}", to_string(reason), names);
}

}  // namespace highnoon
