#include "day/turns.hpp"
#include "effect/modifier.hpp"
#include "timing/event.hpp"

namespace highnoon {

// --- the game: setup, then day after day until somebody has won. RR-SEQ-002
// -----------------------

namespace {

Flow set_up(Kernel& k, Frame&) {
  k.push(Proc::setup);
  return Flow::next;
}

Flow play_days(Kernel& k, Frame&) {
  k.push(Proc::day);
  return Flow::stay;
}

constexpr Step kGameSteps[] = {{"setup", set_up}, {"days", play_days}};

// --- a day. Rules: Reloaded 1.3.1, "Sequence of Play" (RR-SEQ-001)
// ---------------------------------

Flow begin_day(Kernel& k, Frame&) {
  ++k.s.day;
  mark_moment(k, TriggerPoint::day_begins, first_player(k), k.s.day);
  return Flow::next;
}

template <Proc phase>
Flow play_phase(Kernel& k, Frame&) {
  k.push(phase);
  return Flow::next;
}

constexpr Step kDaySteps[] = {
    {"begin", begin_day},
    {"gambling", play_phase<Proc::gambling>},
    {"upkeep", play_phase<Proc::upkeep>},
    {"high_noon", play_phase<Proc::high_noon>},
    {"sundown", play_phase<Proc::sundown>},
};

}  // namespace

const Procedure k_game{"game", kGameSteps};
const Procedure k_day{"day", kDaySteps};

void begin_phase(Kernel& k, Phase phase) {
  k.s.phase = phase;
  for (Card& card : k.s.all_cards()) card.set(kEnteredThisPhase, false);
  touch(k);
}

void end_phase(Kernel& k) { end_effects(k, Duration::phase); }

}  // namespace highnoon
