// When lasting effects end. Rules: Compendium 0.7, "Duration of Abilities".

#include <algorithm>

#include "effect/gained.hpp"
#include "effect/memory.hpp"
#include "effect/modifier.hpp"
#include "shootout/suspended.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

/// How long a duration runs at the longest, as a rank: the end of a longer one ends it too. 0: only
/// its own end does.
int rank_of(Duration duration) {
  switch (duration) {
    case Duration::shootout_play: return 1;
    case Duration::round: return 2;
    case Duration::next_round: return 3;
    case Duration::shootout: return 4;
    case Duration::play: return 5;
    case Duration::phase:
    case Duration::noon: return 6;
    case Duration::day: return 7;
    default: return 0;
  }
}

bool ends(const Kernel& k, Duration until, Duration ending) {
  if (until == ending) return true;
  // A play of High Noon outlasts the rounds of the shootout that comes of it, but ends nothing else.
  if (ending == Duration::play || ending == Duration::shootout_play) return false;
  if (until == Duration::while_here_today && ending == Duration::day) return true;
  // The High Noon phase ends as any phase does.
  if (until == Duration::noon && ending == Duration::phase) return k.s.phase == Phase::noon;
  if (until == Duration::phase && ending == Duration::noon) return true;
  return rank_of(until) != 0 && rank_of(until) < rank_of(ending);
}

/// Whether plays are being made in a shootout.
bool plays_of_shootout(const Kernel& k) { return k.find_frame(Proc::plays) >= 0; }

/// What lasts until the end of the next round or day lasts until the end of this one, once the
/// present one is over.
Duration carried_over(Duration until, Duration ending) {
  if (until == Duration::next_round && ending == Duration::round) return Duration::round;
  if (until == Duration::next_day && ending == Duration::day) return Duration::day;
  return until;
}

/// @return whether some have gone
template <typename Gone>
bool remove_modifiers(Kernel& k, Gone gone) {
  auto& modifiers = k.s.modifiers;
  const auto kept = std::remove_if(modifiers.begin(), modifiers.end(), gone);
  if (kept == modifiers.end()) return false;
  for (int left = static_cast<int>(modifiers.end() - kept); left > 0; --left) modifiers.pop();
  touch(k);
  return true;
}

/// What was said of an ability that is no more: its numbers may soon be another's.
void forget_uses(Kernel& k) {
  forget_pool(k.cache);
  remove_modifiers(k, [&](const Modifier& modifier) {
    const bool of_ability = modifier.op == ModifierOp::used || modifier.op == ModifierOp::lend;
    return of_ability && modifier.source && is_gained(modifier.what) && !find_gained(k, modifier.source, modifier.what);
  });
}

template <typename Gone>
void erase_modifiers(Kernel& k, Gone gone) {
  bool lost = false;
  remove_modifiers(k, [&](Modifier& modifier) {
    if (!gone(modifier)) return false;
    if (modifier.op != ModifierOp::gained) return true;
    // A gained ability lasts through its use.
    if (is_in_use(k, modifier)) {
      modifier.until = Duration::play;
      return false;
    }
    lost = true;
    return true;
  });
  if (lost) forget_uses(k);
}

bool is_among(std::span<const CardId> some, CardId card) { return std::find(some.begin(), some.end(), card) != some.end(); }

template <typename Gone>
void erase_delayed(Kernel& k, Gone gone) {
  auto* const begin = k.s.delayed.data();
  auto* const end = begin + k.s.delayed_count;
  auto* const kept = std::remove_if(begin, end, gone);
  std::fill(kept, end, Delayed{});
  k.s.delayed_count = static_cast<std::uint16_t>(kept - begin);
}

/// Whether the uses of the card that are counted are counted anew then.
bool is_limited_until(const Kernel& k, const Card& card, Duration ending) {
  const std::vector<AbilityDef>& abilities = k.d.cards[card.def].abilities;
  return std::any_of(abilities.begin(), abilities.end(), [&](const AbilityDef& ability) { return ability.limit > 0 && ends(k, ability.limit_per, ending); });
}

/// "Only once per round": the count begins anew with the next.
void refresh_limited(Kernel& k, Duration ending) {
  for (Card& card : k.s.all_cards()) {
    if (card.limited_uses != 0 && is_limited_until(k, card, ending)) card.limited_uses = 0;
  }
}

}  // namespace

void end_effects(Kernel& k, Duration ending) {
  refresh_limited(k, ending);
  const auto over = [&](const auto& effect) { return ends(k, effect.until, ending) && !is_suspended(k, effect); };
  erase_modifiers(k, over);
  erase_delayed(k, over);
  const auto carry_over = [&](auto& effect) {
    if (!is_suspended(k, effect)) effect.until = carried_over(effect.until, ending);
  };
  for (Modifier& modifier : k.s.modifiers) carry_over(modifier);
  for (Delayed& delayed : k.s.all_delayed()) carry_over(delayed);
}

bool is_limited_by_shootout(const Kernel& k, const Card& card) { return is_limited_until(k, card, Duration::shootout); }

void end_effects_of_play(Kernel& k) { end_effects(k, plays_of_shootout(k) ? Duration::shootout_play : Duration::play); }

void forget_changes(Kernel& k, std::span<const CardId> cards, Stat stat, std::span<const CardId> except) {
  erase_modifiers(k, [&](const Modifier& modifier) {
    return modifier.card && changes_number(modifier) && modifier.what == static_cast<std::uint8_t>(stat) && is_among(cards, modifier.card) &&
           !is_among(except, modifier.source);
  });
}

void end_effects_of_place(Kernel& k, CardId card) {
  erase_modifiers(k, [&](const Modifier& modifier) {
    return lasts_here(modifier.until) && modifier.card == card &&
           location_of(k, card) != modifier.place;
  });
}

void end_effects_of_card(Kernel& k, CardId card) {
  const bool remembers = k.parameter(Parameter::card_memory);
  erase_modifiers(k, [&](const Modifier& modifier) {
    if (modifier.card == card) return !remembers || !is_for_good(modifier);
    if (modifier.op == ModifierOp::singled_out && modifier.place.card() == card) return true;
    return modifier.until == Duration::while_in_play && modifier.source == card;
  });
  erase_delayed(k, [&](const Delayed& delayed) {
    return delayed.until == Duration::while_in_play && delayed.card == card;
  });
}

bool has_lasting_effect(const Kernel& k, CardId source) {
  return std::any_of(k.s.modifiers.begin(), k.s.modifiers.end(), [&](const Modifier& modifier) { return modifier.source == source; });
}

void end_effects_from(Kernel& k, CardId source) {
  erase_modifiers(k, [&](const Modifier& modifier) { return modifier.source == source; });
  erase_delayed(k, [&](const Delayed& delayed) { return delayed.card == source; });
}

void end_effects_on(Kernel& k, std::span<const CardId> cards, std::span<const CardId> sources) {
  erase_modifiers(k, [&](const Modifier& modifier) { return is_among(cards, modifier.card) && is_among(sources, modifier.source); });
}

Duration settled_duration(const Kernel& k, Duration given, std::uint16_t timing) {
  if (given == Duration::standard) return standard_duration(k, timing);
  return given == Duration::play && plays_of_shootout(k) ? Duration::shootout_play : given;
}

Duration standard_duration(const Kernel& k, std::uint16_t timing) {
  const bool in_shootout = k.s.shootout.active != 0;
  if (timing & kNoon) return Duration::day;  // RR-ACT-016, RC-DURATION-004
  if (timing & kShootout)
    return in_shootout ? Duration::shootout : Duration::phase;  // RR-SHOOT-011
  if (timing & (kResolution | kCheatin))
    return in_shootout ? Duration::round : Duration::phase;  // RR-SHOOT-038
  if (!(timing & (kReact | kTrait))) return Duration::day;
  // Reacts, and traits that an event triggers.
  if (in_shootout) return Duration::shootout;
  const bool to_end_of_day =
      k.parameter(Parameter::react_duration) == 1 && k.s.phase == Phase::noon;  // RR-REACT-011
  return to_end_of_day ? Duration::day : Duration::phase;
}

}  // namespace highnoon
