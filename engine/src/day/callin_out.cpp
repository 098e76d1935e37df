#include "day/callin_out.hpp"

#include "day/noon_play.hpp"
#include "day/turns.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "shootout/shootout.hpp"
#include "shootout/suspended.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

struct CallinOut {
  CardId caller, target;
  CardId cause_card;
  std::uint16_t cause_timing = 0;
  PlayerId cause_player;
  AbilityIx cause_ability = kNoAbility;
  std::uint8_t by_effect = 0;
  std::uint8_t cannot_refuse = 0;
  std::uint8_t refused = 0;
  std::uint8_t mark_first = 0;
  std::uint8_t must_join = 0;  ///< the Winner has ruled that the ban on refusing goes first
  std::uint8_t closed = 0;  ///< bits of Closed
  std::uint8_t rounds = 0;
  std::uint8_t refuse_for = 0;

  Cause cause() const { return {cause_player, cause_timing, cause_card, cause_ability, 0}; }
};
FIELDS(kCallinOutFields, CallinOut, FIELD(caller), FIELD(target), FIELD(cause_card), FIELD(cause_timing, bits(kTimings)),
       FIELD(cause_player), FIELD(cause_ability, ability_of(offsetof(S, cause_card))), FIELD(by_effect, flag()),
       FIELD(cannot_refuse, flag()), FIELD(refused, flag()), FIELD(mark_first, flag()), FIELD(must_join, flag()), FIELD(closed, bits(kClosed | kMarkStandsAlone)), FIELD(rounds),
       FIELD(refuse_for));

/// Bans may depend on the caller: it counts as what does it.
Cause by_caller(const Cause& cause, CardId caller) {
  Cause by = cause;
  by.card = caller;
  return by;
}

/// Face to face; by an effect, where the ruleset has that, also where the caller can go to the other. CL-CALLOUT-012.
bool are_opposed(const Kernel& k, CardId caller, CardId target, bool by_effect) {
  if (!k.in_play(caller) || !k.in_play(target)) return false;
  const Card& a = k.card(caller);
  const Card& b = k.card(target);
  if (a.controller == b.controller || !a.location || !b.location) return false;
  if (a.location == b.location) return true;
  return by_effect && k.parameter(Parameter::callout_from_afar) && !forbidden(k, Act::move, caller, rule(a.controller), b.location);
}

/// The play cannot reach a dude at the dude's own home. RR-CALLOUT-007, -008.
bool is_safe_at_home(const Kernel& k, CardId caller, CardId target) {
  if (k.card(target).location != home_of(k, k.card(target).controller)) return false;
  return !k.parameter(Parameter::callout_at_home) &&
         !permitted(k, Permit::call_out_at_home, caller, target);
}

Event event_of(TriggerPoint type, const Kernel& k, const CallinOut& c) {
  Event event = make_event(type, c.target, c.cause());
  event.other = c.caller;
  event.to = k.card(c.target).location;
  return event;
}

// --- the procedure
// ---------------------------------------------------------------------------------

Flow make(Kernel& k, Frame& f) {
  const CallinOut& c = f.as<CallinOut>();
  if (!can_call_out(k, c.caller, c.target, c.cause(), c.by_effect)) return Flow::done;
  Event event = event_of(TriggerPoint::callout_made, k, c);
  event.player = k.card(c.caller).controller;
  raise(k, event);
  return Flow::next;
}

/// Goes on only if the call-out was not replaced and the dudes still stand against each other.
Flow stands(Kernel& k, Frame& f) {
  const CallinOut& c = f.as<CallinOut>();
  return k.s.result > 0 && are_opposed(k, c.caller, c.target, c.by_effect) ? Flow::next : Flow::done;
}

bool is_barred_from_refusing(const Kernel& k, const CallinOut& c) {
  return c.cannot_refuse ||
         forbidden(k, Act::refuse_callout, c.target, by_caller(c.cause(), c.caller));
}

/// What refusing costs besides: by the effect that calls out, and by what the caller is feared for.
int price_of_refusing(const Kernel& k, const CallinOut& c) {
  return c.refuse_for + stat(k, c.caller, Stat::refuse_cost);
}

/// Booted dudes must accept. RR-CALLOUT-009, -010, -013, -014.
bool may_refuse(const Kernel& k, const CallinOut& c) {
  if (is_barred_from_refusing(k, c)) return false;
  if (k.player(k.card(c.target).controller).ghost_rock < price_of_refusing(k, c)) return false;
  return !k.card(c.target).booted() ||
         permitted(k, Permit::refuse_while_booted, c.target, c.caller);
}

/// Two bans that exclude each other: who cannot refuse must be in the shootout, but this dude cannot
/// join a posse. RR-GOLD-003.
bool bans_clash(const Kernel& k, const CallinOut& c) {
  const Card& target = k.card(c.target);
  return is_barred_from_refusing(k, c) &&
         forbidden(k, Act::join_posse, c.target, rule(target.controller), target.location);
}

void pay_to_refuse(Kernel& k, const CallinOut& c) {
  Cause cause = c.cause();
  cause.flags |= kEventCost;
  Event event = make_event(TriggerPoint::ghost_rock_paid_to_player, cause);
  event.player = k.card(c.target).controller;
  event.other_player = k.card(c.caller).controller;
  event.amount = static_cast<std::int16_t>(price_of_refusing(k, c));
  raise(k, event);
}

/// Where bans clash the Winner decides in the controller's stead which of them counts.
Flow answer_callout(Kernel& k, Frame& f) {
  CallinOut& c = f.as<CallinOut>();
  const bool clash = bans_clash(k, c);
  if (!clash && !may_refuse(k, c)) return Flow::next;
  const auto answer = k.answer();
  if (!answer)
    return k.ask(clash ? first_player(k) : k.card(c.target).controller, DecisionKind::answer_callout,
                 c.target.raw, c.caller.raw);
  c.refused = answer->kind == OptionKind::refuse;
  c.must_join = clash && !c.refused;
  if (c.refused && price_of_refusing(k, c) > 0) pay_to_refuse(k, c);
  return Flow::next;
}

Flow settle(Kernel& k, Frame& f) {
  const CallinOut& c = f.as<CallinOut>();
  Event event =
      event_of(c.refused ? TriggerPoint::callout_refused : TriggerPoint::callout_accepted, k, c);
  event.player = k.card(c.target).controller;
  raise(k, event);
  return Flow::next;
}

/// RR-CALLOUT-015.
Flow shoot_it_out(Kernel& k, Frame& f) {
  const CallinOut& c = f.as<CallinOut>();
  if (c.refused || !are_opposed(k, c.caller, c.target, c.by_effect)) return Flow::done;
  StartShootout start = between(k, c.caller, c.target);
  start.mark_first = c.mark_first;
  start.closed = c.closed;
  start.most_rounds = c.rounds;
  start_shootout(k, start);
  return Flow::next;
}

constexpr Step kSteps[] = {
    {"make", make},     {"stands", stands},         {"answer", answer_callout},
    {"settle", settle}, {"shootout", shoot_it_out},
};

/// The call-out under way, which may have led to the present shootout; not one that has led to a shootout which is suspended.
int callout_frame(const Kernel& k) {
  const int callout = k.find_frame(Proc::callin_out), shootout = k.find_frame(Proc::shootout);
  if (callout < 0 || shootout < callout) return callout;
  const auto next = static_cast<std::size_t>(callout + 1);
  const bool suspends = k.s.frames[next].procedure == static_cast<std::uint8_t>(Proc::suspended);
  return shootout == callout + (suspends ? 2 : 1) ? callout : -1;
}

}  // namespace

const Procedure k_callin_out{"callin_out", kSteps, kCallinOutFields};

void call_out(Kernel& k, const CallOut& how, const Cause& cause) {
  CallinOut data;
  data.caller = how.caller;
  data.target = how.target;
  data.cause_card = cause.card;
  data.cause_timing = cause.timing;
  data.cause_player = cause.player;
  data.cause_ability = cause.ability;
  data.by_effect = how.by_effect;
  data.cannot_refuse = how.cannot_refuse;
  data.closed = how.alone ? kClosed : 0;
  data.rounds = how.rounds;
  data.refuse_for = how.refuse_for;
  k.push(Proc::callin_out, cause.player, data);
}

bool can_call_out(const Kernel& k, CardId caller, CardId target, const Cause& cause, bool by_effect) {
  if (!are_opposed(k, caller, target, by_effect) || !may_begin_shootout(k)) return false;
  return !forbidden(k, Act::call_out, caller, cause) &&
         !forbidden(k, Act::be_called_out, target, by_caller(cause, caller));
}

bool callout_under_way(const Kernel& k) { return callout_frame(k) >= 0; }

void take_place_of(Kernel& k, CardId dude, CardId of) {
  const int index = callout_frame(k);
  if (index >= 0) {
    CallinOut& c = k.s.frames[static_cast<std::size_t>(index)].as<CallinOut>();
    for (CardId* one : {&c.caller, &c.target}) {
      if (*one == of) *one = dude;
    }
  }
  if (!k.s.shootout.active) return;
  for (CardId* one : {&k.s.shootout.leader, &k.s.shootout.mark}) {
    if (*one == of) *one = dude;
  }
  touch(k);
}

void let_mark_form_first(Kernel& k) {
  const int index = callout_frame(k);
  if (index >= 0) k.s.frames[static_cast<std::size_t>(index)].as<CallinOut>().mark_first = 1;
}

void let_mark_stand_alone(Kernel& k) {
  const int index = callout_frame(k);
  if (index >= 0) k.s.frames[static_cast<std::size_t>(index)].as<CallinOut>().closed |= kMarkStandsAlone;
}

bool mark_must_join(const Kernel& k) {
  const int index = callout_frame(k);
  return index >= 0 && k.s.frames[static_cast<std::size_t>(index)].as<CallinOut>().must_join != 0;
}

/// The play: unbooted callers, and nobody at the own home. RR-CALLOUT-001 to -008.
void list_callouts(const Kernel& k, PlayerId player, OptionList& o) {
  for (const CardId caller : dudes_of(k, player)) {
    if (k.card(caller).booted() && !permitted(k, Permit::call_out_while_booted, caller)) continue;
    for (const CardId target : dudes_at(k, k.card(caller).location)) {
      if (!can_call_out(k, caller, target, basic_play(player)) ||
          is_safe_at_home(k, caller, target))
        continue;
      o.push_back(option(OptionKind::call_out, caller, target));
    }
  }
}

Flow call_out(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t&) {
  CallOut how;
  how.caller = card_a(chosen);
  how.target = card_b(chosen);
  call_out(k, how, basic_play(player));
  return Flow::next;
}

void list_answer_callout(const Kernel&, const Pending&, OptionList& o) {
  o.push_back(option(OptionKind::accept));
  o.push_back(option(OptionKind::refuse));
}

/// The dude goes home booted, also when at home already. RR-CALLOUT-009, -013.
void change_callout_refused(Kernel& k, Event& event) {
  const CardId target = event.subjects[0];
  if (event.is_gone(0) || !k.card(target).in_play()) return;
  event.changed = 1;
  send_home(k, one(target), k.parameter(Parameter::refusal_boots) != 0, rule(event.player));
}

}  // namespace highnoon
