#include "shootout/posse.hpp"

#include "ability/ability.hpp"
#include "day/callin_out.hpp"
#include "effect/actions.hpp"
#include "effect/ban_price.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "effect/verb.hpp"
#include "shootout/joining.hpp"
#include "shootout/shootout.hpp"
#include "shootout/suspended.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

Flow first_joins(Kernel& k, Frame& f);
Flow first_invites(Kernel& k, Frame& f);
Flow first_posse(Kernel& k, Frame& f);
Flow second_joins(Kernel& k, Frame& f);
Flow second_invites(Kernel& k, Frame& f);
Flow second_posse(Kernel& k, Frame& f);

/// The leader's posse is complete before the mark's begins, unless an effect turns that round.
/// RR-POSSE-003, -014.
constexpr Step kPosseSteps[] = {
    {"leader_joins", first_joins},
    {"leader_invites", first_invites},
    {"leader_posse", first_posse},
    {"mark_joins", second_joins},
    {"mark_invites", second_invites},
    {"mark_posse", second_posse},
    // Where the ruleset lets those who join wait for each other.
    {"leader_posse_moves", leader_posse_moves, false},
    {"leader_posse_bounty", leader_posse_bounty, false},
    {"mark_posse_moves", mark_posse_moves, false},
    {"mark_posse_bounty", mark_posse_bounty, false},
};

Flow pay_costs(Kernel& k, Frame& f);
Flow joining(Kernel& k, Frame& f);
Flow boot_to_join(Kernel& k, Frame& f);
Flow move_to_join(Kernel& k, Frame& f);
Flow joined(Kernel& k, Frame& f);
Flow each_join(Kernel& k, Frame& f);

/// One dude after another: declared, paid for, booted and moved, in. RR-POSSE-012. Or those together who have been declared and paid for,
/// each step for all of them before the next. CL-POSSE-008.
constexpr Step kJoinSteps[] = {
    {"pay_costs", pay_costs}, {"joining", joining}, {"boot", boot_to_join},
    {"move", move_to_join},   {"joined", joined},   {"each_join", each_join},
};

// --- the posses of a call-out
// ----------------------------------------------------------------------------------------------

std::uint16_t flags_of_head(const Kernel& k, CardId dude) {
  return dude == k.s.shootout.mark && mark_must_join(k) ? kEventUnpreventable : 0;
}

/// Leader and mark join by themselves, and joining it is. RR-POSSE-004 to -006.
Flow automatic(Kernel& k, CardId dude, int side) {
  if (k.in_play(dude)) {
    const bool far = location_of(k, dude) != k.s.shootout.location;
    declare_for_posse(k, dude, side, far && k.parameter(Parameter::posse_movement), far,
                      {player_of_side(k, side), kRule, {}, kNoAbility, flags_of_head(k, dude)});
  }
  return Flow::next;
}

Flow head_joins(Kernel& k, int side) {
  return automatic(k, side == 1 ? k.s.shootout.leader : k.s.shootout.mark, side);
}
Flow others_join(Kernel& k, int side) { return choose_joiners(k, side, JoinFrom::shootout); }
int first_side(const Kernel& k) { return k.s.shootout.mark_first ? 2 : 1; }

Flow first_joins(Kernel& k, Frame&) { return head_joins(k, first_side(k)); }
Flow first_invites(Kernel& k, Frame&) { return invite_players(k, first_side(k)); }
Flow first_posse(Kernel& k, Frame&) { return others_join(k, first_side(k)); }
Flow second_joins(Kernel& k, Frame&) { return head_joins(k, other_side(first_side(k))); }
Flow second_invites(Kernel& k, Frame&) { return invite_players(k, other_side(first_side(k))); }
Flow second_posse(Kernel& k, Frame&) { return others_join(k, other_side(first_side(k))); }

// --- joining
// ---------------------------------------------------------------------------------------------------------------

struct JoinData {
  CardId dude;  ///< none: those who wait for this side, 0 for both
  CardId cause_card;
  std::uint16_t timing = kRule;
  std::uint16_t flags = 0;
  PlayerId player;
  AbilityIx ability = kNoAbility;
  std::uint8_t side = 0;
  std::uint8_t booting = 0;
  std::uint8_t moving = 0;
  std::uint8_t spare = 0;
  CardId announced;  ///< of those together: who is joining, as was told last

  Cause cause(std::uint16_t more = 0) const {
    return {player, timing, cause_card, ability, static_cast<std::uint16_t>(flags | more)};
  }
};
FIELDS(kJoinDataFields, JoinData, FIELD(dude), FIELD(cause_card), FIELD(timing, bits(kTimings)), FIELD(flags), FIELD(player),
       FIELD(ability, ability_of(offsetof(S, cause_card))), FIELD(side, up_to(2)), FIELD(booting, flag()), FIELD(moving, flag()),
       FIELD(spare, nothing()), FIELD(announced));

/// RR-POSSE-013: what joining costs is paid when the dude is declared, or there is no joining.
Flow pay_costs(Kernel& k, const JoinData& data) {
  const PlayerId payer = k.card(data.dude).controller;
  const int cost = stat(k, data.dude, Stat::join_cost);
  if (cost > 0 && !can_afford(k, payer, cost)) return Flow::done;
  if (cost > 0) pay(k, payer, cost, data.cause(kEventCost));
  return Flow::next;
}

// --- those who go together

CardList waiting(const Kernel& k, int side) {
  CardList dudes;
  for (const CardId dude : board_of(k).dudes) {
    const Card& card = k.card(dude);
    if (card.has(kWaits) && (side == 0 || card.side == side)) dudes.push_back(dude);
  }
  return dudes;
}

/// The next of them to have a turn in this step; none, so that the next step may begin, when all had one.
CardId next_waiting(Kernel& k, int side) {
  const CardList dudes = waiting(k, side);
  for (const CardId dude : dudes) {
    if (k.card(dude).has(kMarked)) continue;
    k.card(dude).set(kMarked);
    return dude;
  }
  for (const CardId dude : dudes) k.card(dude).set(kMarked, false);
  return {};
}

/// How one of them joins.
JoinData how_of(const Kernel& k, CardId dude) {
  const Card& card = k.card(dude);
  JoinData how;
  how.dude = dude;
  how.player = card.controller;
  how.side = card.side;
  how.booting = card.has(kWaitsBooting) && !permitted(k, Permit::join_without_booting, dude);  // who joins besides may allow that
  how.moving = card.has(kWaitsMoving);
  how.flags = flags_of_head(k, dude);
  return how;
}

/// A step for the one dude, or for one after another of those who go together. Flow::done: this dude does not join.
template <typename Do>
Flow for_each_joiner(Kernel& k, Frame& f, Do act) {
  const JoinData& data = f.as<JoinData>();
  if (data.dude) return act(data);
  const CardId dude = next_waiting(k, data.side);
  if (!dude) return Flow::next;
  if (act(how_of(k, dude)) == Flow::done) leave_present_posse(k, dude);
  return Flow::stay;
}

// --- the steps

/// Who waits has paid already.
Flow pay_costs(Kernel& k, Frame& f) {
  const JoinData& data = f.as<JoinData>();
  return data.dude ? pay_costs(k, data) : Flow::next;
}

void tell_joining(Kernel& k, const JoinData& data) {
  Event event = make_event(TriggerPoint::dude_joining_posse, data.dude, data.cause());
  event.player = k.card(data.dude).controller;
  event.from = location_of(k, data.dude);
  event.to = k.s.shootout.location;
  event.detail = data.side;
  event.amount = static_cast<std::int16_t>((data.booting ? 1 : 0) | (data.moving ? 2 : 0));
  raise(k, event);
}

Flow joining(Kernel& k, Frame& f) {
  JoinData& data = f.as<JoinData>();
  if (data.announced && k.s.result == 0 && k.exists(data.announced)) leave_present_posse(k, data.announced);
  data.announced = {};
  return for_each_joiner(k, f, [&](const JoinData& how) {
    if (how.dude != data.dude) data.announced = how.dude;
    tell_joining(k, how);
    return Flow::next;
  });
}

/// Those together boot before anybody moves.
Flow boot_together(Kernel& k, const JoinData& data) {
  CardList booting;
  for (const CardId dude : waiting(k, data.side)) {
    const JoinData how = how_of(k, dude);
    if (!may_join(k, dude, how.side, how.cause())) {
      leave_present_posse(k, dude);
    } else if (how.booting && !k.card(dude).booted()) {
      booting.push_back(dude);
    }
  }
  if (!booting.empty()) boot(k, booting, data.cause(kEventMovedPosse));
  return Flow::next;
}

Flow boot_to_join(Kernel& k, Frame& f) {
  const JoinData& data = f.as<JoinData>();
  if (!data.dude) return boot_together(k, data);
  if (k.s.result == 0 || !may_join(k, data.dude, data.side, data.cause())) return Flow::done;
  if (data.booting && !k.card(data.dude).booted()) boot(k, one(data.dude), data.cause(kEventMovedPosse));
  return Flow::next;
}

Flow move_to_join(Kernel& k, Frame& f) {
  return for_each_joiner(k, f, [&](const JoinData& data) {
    if (!k.in_play(data.dude)) return Flow::done;
    if (data.moving && location_of(k, data.dude) != k.s.shootout.location) {
      move(k, data.dude, k.s.shootout.location, data.cause(kEventMovedPosse));
    }
    return Flow::next;
  });
}

/// RR-POSSE-011: who does not get there does not join.
Flow joined(Kernel& k, Frame& f) {
  return for_each_joiner(k, f, [&](const JoinData& data) {
    const bool is_there = !data.moving || location_of(k, data.dude) == k.s.shootout.location;
    if (is_there && may_join(k, data.dude, data.side, data.cause())) {
      Event event = make_event(TriggerPoint::dude_joined_posse, data.dude, data.cause());
      event.player = k.card(data.dude).controller;
      event.to = k.s.shootout.location;
      event.detail = data.side;
      raise(k, event);
    } else if (!f.as<JoinData>().dude) {
      return Flow::done;
    }
    return Flow::next;
  });
}

/// What a job says happens to each dude who joins the leader's posse.
Flow run_each_join(Kernel& k, const JoinData& data) {
  const Shootout& s = k.s.shootout;
  Play* const job = s.is_job ? &k.s.plays[s.job_play] : nullptr;
  if (!job || data.side != 1 || side_of_card(k, data.dude) != 1) return Flow::done;
  const EffectListId effects = k.ability(*job).job.each_join;
  if (effects == kNoEffects) return Flow::done;
  Slot& slot = job->slots[kScriptSlot];
  slot = Slot{};
  slot.filled = 1;
  slot.count = 1;
  slot.values[0] = static_cast<std::int16_t>(data.dude.raw);
  run_effects(k, s.job_play, effects);
  return Flow::done;
}

Flow each_join(Kernel& k, Frame& f) {
  const JoinData& data = f.as<JoinData>();
  if (data.dude) return run_each_join(k, data);
  const CardId dude = next_waiting(k, data.side);
  if (dude) {
    run_each_join(k, how_of(k, dude));
    return Flow::stay;
  }
  for (const CardId one : waiting(k, data.side)) {
    for (const CardFlag flag : {kWaits, kWaitsBooting, kWaitsMoving}) k.card(one).set(flag, false);
  }
  touch(k);
  return Flow::done;
}

// --- who may join
// ----------------------------------------------------------------------------------------------------------

/// The place from which a substep takes dudes, and whether they must already be there rather than
/// adjacent.
struct Range {
  LocationId place;
  bool adjacent_only = false;
  bool same_only = false;
};

Range range_of(const Kernel& k, JoinFrom from) {
  const Shootout& s = k.s.shootout;
  switch (from) {
    case JoinFrom::with_leader: return {location_of(k, s.leader), false, true};
    case JoinFrom::near_leader: return {location_of(k, s.leader), true, false};
    case JoinFrom::near_mark: return {s.location, true, false};
    case JoinFrom::at_mark: return {s.location, false, true};
    case JoinFrom::near_either:
    case JoinFrom::shootout: break;
  }
  return {s.location, false, false};
}

bool in_range(const Kernel& k, CardId dude, LocationId place, const Range& range, JoinFrom from) {
  if (from == JoinFrom::near_either) {
    const LocationId start = location_of(k, k.s.shootout.leader);
    if (place == start || adjacent(k, place, start)) return true;
  }
  if (place == range.place) return !range.adjacent_only;
  if (range.same_only) return false;
  if (adjacent(k, place, range.place)) return true;
  const bool to_mark = from == JoinFrom::shootout || from == JoinFrom::near_mark || from == JoinFrom::near_either;
  return to_mark && permitted(k, Permit::join_from_anywhere, dude);
}

/// Dudes at the mark do not boot and join last, booted or not. RR-JOB-014, -015.
bool is_for_last_substep(const Kernel& k, LocationId place, JoinFrom from) {
  if (from == JoinFrom::shootout || from == JoinFrom::at_mark || from == JoinFrom::near_either) return false;
  const bool boots_there =
      from == JoinFrom::with_leader && k.parameter(Parameter::job_same_place_boots);
  return place == k.s.shootout.location && !boots_there;
}

bool fits_job(const Kernel& k, CardId dude, int side) {
  const Shootout& s = k.s.shootout;
  if (!s.is_job || side != 1) return true;
  const Play& play = k.s.plays[s.job_play];
  const NodeId joins = k.ability(play).job.joins;
  if (joins == kNoNode) return true;
  Context context = context_of(k, s.job_play);
  context.candidate = dude;
  return holds(context, joins);
}

}  // namespace

const Procedure k_posse{"shootout.posse", kPosseSteps};
const Procedure k_join{"shootout.join", kJoinSteps, kJoinDataFields};

bool is_closed_to(const Kernel& k, CardId dude) {
  const Shootout& s = k.s.shootout;
  return s.closed & kClosed && dude != s.leader && dude != s.mark;
}

bool may_join(const Kernel& k, CardId dude, int side, const Cause& cause) {
  const Shootout& s = k.s.shootout;
  if (s.active == 0 || s.active == 3 || !k.exists(dude) || is_closed_to(k, dude)) return false;
  const Card& card = k.card(dude);
  const bool waits = card.has(kWaits) && card.side == side;
  if (!card.in_play() || (card.side != 0 && !waits) || k.type_of(dude) != CardType::dude) return false;
  if (s.active == 2 && (shootout_over(k) || posse_empty(k, side))) return false;
  if (s.closed & kMarkStandsAlone && side == 2 && dude != s.mark) return false;
  const int already = side_of(k, card.controller);
  if (already != 0 && already != side) return false;
  return cause.flags & kEventUnpreventable || !forbidden(k, Act::join_posse, dude, cause, s.location);
}

Joinings who_may_join(const Kernel& k, PlayerId player, int side, JoinFrom from) {
  Joinings result;
  const LocationId mark = k.s.shootout.location;
  const Range range = range_of(k, from);
  const Cause cause{player, kRule, {}, kNoAbility, 0};
  CardList going;  // those who are declared pay once they go
  for (const CardId dude : waiting(k, 0)) {
    if (k.card(dude).has(kWaitsMoving)) going.push_back(dude);
  }
  const auto can_go = [&](CardId dude) { return !forbidden(k, Act::move, dude, cause, mark) && can_pay_besides(k, dude, mark, going); };
  for (const CardId dude : dudes_of(k, player)) {
    const LocationId place = location_of(k, dude);
    if (k.card(dude).side != 0 || !may_join(k, dude, side, cause) || !in_range(k, dude, place, range, from)) continue;
    if (is_for_last_substep(k, place, from) || !fits_job(k, dude, side)) continue;
    Joining how;
    how.dude = dude;
    how.cost = stat(k, dude, Stat::join_cost);
    if (how.cost > 0 && !can_afford(k, player, how.cost)) continue;
    const bool boots = place != mark || from == JoinFrom::with_leader;
    if (boots) {
      const bool booted = k.card(dude).booted();
      if (booted && !permitted(k, Permit::join_while_booted, dude)) continue;
      how.booting = !booted && !permitted(k, Permit::join_without_booting, dude);
      if (how.booting && forbidden(k, Act::boot, dude, cause)) continue;
    }
    if (place != mark && !permitted(k, Permit::join_without_moving, dude)) {
      if (!can_go(dude)) continue;
      // The dudes of a job's first substeps move later, all of them. RR-JOB-018, -019.
      how.moving = from != JoinFrom::with_leader && from != JoinFrom::near_leader;
    }
    result.push_back(how);
    // Who may stay behind unbooted may go there as well. In a job's first substeps nobody moves yet.
    const bool moves_now = from != JoinFrom::with_leader && from != JoinFrom::near_leader;
    if (boots && !how.booting && !how.moving && moves_now && !k.card(dude).booted() &&
        !forbidden(k, Act::boot, dude, cause) && can_go(dude)) {
      how.booting = how.moving = true;
      result.push_back(how);
    }
  }
  return result;
}

namespace {

bool is_invited(const Kernel& k, PlayerId player, int side) {
  return k.s.shootout.invited[static_cast<std::size_t>(side - 1)] >> player.value & 1;
}

bool could_join(const Kernel& k, PlayerId player, int side) {
  const auto from = [&](JoinFrom where) { return !who_may_join(k, player, side, where).empty(); };
  if (!k.s.shootout.is_job || side != 1) return from(JoinFrom::shootout);
  return from(JoinFrom::with_leader) || from(JoinFrom::near_leader) ||
         from(JoinFrom::near_mark) || from(JoinFrom::at_mark);
}

/// Who takes no part yet, is not the one to oppose the job first, and could send somebody.
/// WW-POSSE-001, -002.
bool may_be_invited(const Kernel& k, PlayerId player, int side) {
  if (k.player(player).has(kOut) || side_of(k, player) != 0) return false;
  const CardId mark = k.s.shootout.mark;
  if (k.exists(mark) && k.card(mark).controller == player) return false;
  return could_join(k, player, side);
}

PlayerList invitable(const Kernel& k, int side) {
  PlayerList found;
  for (const PlayerId player : k.from(k.next(player_of_side(k, side)))) {
    if (!is_invited(k, player, side) && may_be_invited(k, player, side)) found.push_back(player);
  }
  return found;
}

}  // namespace

Flow invite_players(Kernel& k, int side) {
  const PlayerId head = player_of_side(k, side);
  const int invitations = k.parameter(Parameter::posse_invitations);
  if (!invitations || (invitations == 2 && !k.s.shootout.is_job) || !head) return Flow::next;
  if (const auto answer = k.answer()) {
    if (answer->kind == OptionKind::done) return Flow::next;
    auto& invited = k.s.shootout.invited[static_cast<std::size_t>(side - 1)];
    invited = static_cast<std::uint8_t>(invited | 1u << answer->a);
    touch(k);
    return Flow::stay;
  }
  if (invitable(k, side).empty()) return Flow::next;
  return k.ask(head, DecisionKind::invite, side);
}

void list_invite(const Kernel& k, const Pending& p, OptionList& o) {
  for (const PlayerId player : invitable(k, p.a))
    o.push_back(option(OptionKind::player, player));
  o.push_back(option(OptionKind::done));
}

/// Who heads the posse first, then those invited, each until done. WW-POSSE-003, -004.
Flow choose_joiners(Kernel& k, int side, JoinFrom from) {
  const PlayerId head = player_of_side(k, side);
  for (const PlayerId player : k.from(head)) {
    const bool takes_part = player == head || is_invited(k, player, side);
    if (!takes_part || k.player(player).has(kDone)) continue;
    if (const auto answer = k.answer()) {
      if (answer->kind == OptionKind::done) {
        k.player(player).set(kDone);
      } else {
        declare_joiner(k, player, side, from, *answer);
      }
      return Flow::stay;
    }
    if (!who_may_join(k, player, side, from).empty())
      return k.ask(player, DecisionKind::join_posse, side, static_cast<int>(from));
    k.player(player).set(kDone);
  }
  for (const PlayerId player : k.from(head)) k.player(player).set(kDone, false);
  return Flow::next;
}

void declare_joiner(Kernel& k, PlayerId player, int side, JoinFrom from, const Option& chosen) {
  for (const Joining& how : who_may_join(k, player, side, from)) {
    if (how.dude != card_a(chosen) || how.booting != (chosen.kind == OptionKind::join_booting)) continue;
    declare_for_posse(k, how.dude, side, how.booting, how.moving, {player, kRule, {}, kNoAbility, 0});
  }
}

// --- going together
// ---------------------------------------------------------------------------------------------------------------

void declare_for_posse(Kernel& k, CardId dude, int side, bool booting, bool moving, const Cause& cause) {
  if (!k.parameter(Parameter::posse_movement)) return join_posse(k, dude, side, booting, moving, cause);
  if (!may_join(k, dude, side, cause)) return;
  JoinData how;
  how.dude = dude;
  how.player = cause.player;
  how.flags = cause.flags;
  if (pay_costs(k, how) == Flow::done) return;
  Card& card = k.card(dude);
  card.side = static_cast<std::uint8_t>(side);
  card.set(kWaits);
  card.set(kWaitsBooting, booting);
  card.set(kWaitsMoving, moving);
  touch(k);
}

namespace {

/// The posse is told, and then those go who need not wait for the other one.
Flow posse_declared(Kernel& k, int side, bool is_last) {
  const bool together = k.parameter(Parameter::posse_movement) == 2;
  if (!together || is_last) {
    JoinData data;
    data.side = static_cast<std::uint8_t>(together ? 0 : side);
    k.push(Proc::join, player_of_side(k, side), data);
  }
  const CardList dudes = waiting(k, side);
  if (dudes.empty()) return Flow::next;
  Event event = make_event(TriggerPoint::posse_declared, dudes, Cause{player_of_side(k, side)});
  event.to = k.s.shootout.location;
  event.detail = static_cast<std::uint8_t>(side);
  raise(k, event);
  return Flow::next;
}

}  // namespace

Flow leader_posse_moves(Kernel& k, Frame&) { return posse_declared(k, first_side(k), false); }
Flow mark_posse_moves(Kernel& k, Frame&) { return posse_declared(k, other_side(first_side(k)), true); }

Flow leader_posse_bounty(Kernel& k, Frame&) {
  give_private_bounty(k, posse(k, first_side(k)));
  return Flow::next;
}

Flow mark_posse_bounty(Kernel& k, Frame&) {
  give_private_bounty(k, posse(k, other_side(first_side(k))));
  return Flow::next;
}

void list_joiners(const Kernel& k, PlayerId player, int side, JoinFrom from, OptionList& o) {
  for (const Joining& how : who_may_join(k, player, side, from)) {
    o.push_back(option(how.booting ? OptionKind::join_booting : OptionKind::join, how.dude));
  }
}

void list_join_posse(const Kernel& k, const Pending& p, OptionList& o) {
  list_joiners(k, p.player, p.a, static_cast<JoinFrom>(p.b), o);
  o.push_back(option(OptionKind::done));
}

void join_posse(Kernel& k, CardId dude, int side, bool booting, bool moving, const Cause& cause) {
  if (!may_join(k, dude, side, cause)) return;
  JoinData data;
  data.dude = dude;
  data.cause_card = cause.card;
  data.timing = cause.timing;
  data.flags = cause.flags;
  data.player = cause.player;
  data.ability = cause.ability;
  data.side = static_cast<std::uint8_t>(side);
  data.booting = booting;
  data.moving = moving;
  k.push(Proc::join, k.card(dude).controller, data);
}

bool may_change_sides(const Kernel& k, CardId dude, int side, const Cause& cause) {
  if (side == 0 || k.s.shootout.active != 2 || shootout_over(k) || !k.in_play(dude)) return false;
  if (k.type_of(dude) != CardType::dude || k.card(dude).side != other_side(side)) return false;
  return !forbidden(k, Act::leave_posse, dude, cause) && !forbidden(k, Act::join_posse, dude, cause, k.s.shootout.location);
}

void change_sides(Kernel& k, std::span<const CardId> dudes, PlayerId to, Duration until, const Cause& cause) {
  const int side = side_of(k, to);
  CardList going;
  for (const CardId dude : dudes) {
    if (may_change_sides(k, dude, side, cause)) going.push_back(dude);
  }
  if (going.empty()) return;
  Event event = make_event(TriggerPoint::dude_joined_posse, going, cause);
  event.player = to;
  event.to = k.s.shootout.location;
  event.detail = static_cast<std::uint8_t>(side);
  event.mode = static_cast<std::uint8_t>(ModifierOp::control);
  event.until = static_cast<std::uint8_t>(until);
  raise(k, event);
}

void leave_posse(Kernel& k, std::span<const CardId> dudes, const Cause& cause) {
  CardList leaving;
  for (const CardId dude : dudes) {
    if (!k.exists(dude) || k.card(dude).side == 0) continue;
    if (!forbidden(k, Act::leave_posse, dude, cause)) leaving.push_back(dude);
  }
  if (!leaving.empty()) raise(k, make_event(TriggerPoint::dude_left_posse, leaving, cause));
}

void remove_from_posse(Kernel& k, CardId dude) {
  leave_present_posse(k, dude);
  leave_suspended(k, dude);
}

void leave_present_posse(Kernel& k, CardId dude) {
  Card& card = k.card(dude);
  card.side = 0;
  if (card.has(kWaits)) card.set(kMarked, false);
  for (const CardFlag flag : {kStaying, kForcedCasualty, kProtected, kWaits, kWaitsBooting, kWaitsMoving}) card.set(flag, false);
  if (!card.has(kFightsAsDude)) return touch(k);
  card.set(kFightsAsDude, false);
  card.bounty = 0;
  touch_board(k);
}

CardList companions_of(const Kernel& k, CardId dude) {
  CardList companions = attachments(k, dude);
  erase_if(companions, [&](CardId card) { return !k.card(card).has(kFightsAsDude); });
  return companions;
}

void dismiss_companions(Kernel& k, std::span<const CardId> dudes, const Cause& cause) {
  CardList companions;
  for (const CardId dude : dudes) {
    if (k.card(dude).has(kFightsAsDude)) companions.push_back(dude);
    for (const CardId card : companions_of(k, dude)) companions.push_back(card);
  }
  if (!companions.empty()) raise(k, make_event(TriggerPoint::dude_left_posse, companions, cause));
}

// --- changes
// ---------------------------------------------------------------------------------------------------------------

void change_posse_declared(Kernel& k, Event& event) {
  change_each_in_play(k, event, [](CardId) { return true; });
}

void change_dude_joining_posse(Kernel& k, Event& event) {
  change_each_in_play(k, event, [](CardId) { return true; });
}

void change_dude_joined_posse(Kernel& k, Event& event) {
  const bool from_other_side = event.mode == static_cast<std::uint8_t>(ModifierOp::control);
  CardList wanted, taken;
  change_each(k, event, [&](CardId dude) {
    const Cause cause = cause_of(event);
    if (!(from_other_side ? may_change_sides(k, dude, event.detail, cause) : may_join(k, dude, event.detail, cause))) return false;
    Card& card = k.card(dude);
    if (from_other_side) {
      const bool attached = card.has(kFightsAsDude);
      leave_present_posse(k, dude);
      card.set(kFightsAsDude, attached);
      if (card.controller != event.player) taken.push_back(dude);
      take_control(k, dude, event);
    }
    card.side = event.detail;
    if (from_other_side) {
      for (const CardId companion : companions_of(k, dude)) k.card(companion).side = event.detail;
    }
    card.set(kStaying, location_of(k, dude) != k.s.shootout.location);
    touch(k);
    if (k.s.shootout.active != 2 || !gets_private_bounty(k, dude)) return true;
    card.set(kPrivateBounty);
    wanted.push_back(dude);
    return true;
  });
  if (!wanted.empty()) change_bounty(k, wanted, k.parameter(Parameter::private_bounty), {});
  if (taken.empty()) return;
  Event told = make_event(TriggerPoint::control_changed, taken);
  told.player = event.player;
  raise(k, told);
}

void change_dude_left_posse(Kernel& k, Event& event) {
  CardList left;
  change_each(k, event, [&](CardId dude) {
    if (event.detail != kAlreadyDone && k.card(dude).side == 0) return false;
    if (event.detail != kAlreadyDone) remove_from_posse(k, dude);
    left.push_back(dude);
    return true;
  });
  dismiss_companions(k, left, cause_of(event));
}

// --- bounty of Private locations
// -------------------------------------------------------------------------------------------

namespace {

/// Who heads the other posse; while nobody opposes a job yet, who controls its mark.
PlayerId opponent_of(const Kernel& k, int side) {
  const Shootout& s = k.s.shootout;
  const PlayerId player = player_of_side(k, other_side(side));
  return player || side != 1 || !k.exists(s.mark) ? player : k.card(s.mark).controller;
}

}  // namespace

void give_private_bounty(Kernel& k, const CardList& dudes) {
  CardList gets;
  for (const CardId dude : dudes) {
    if (!k.card(dude).has(kPrivateBounty) && gets_private_bounty(k, dude)) gets.push_back(dude);
  }
  for (const CardId dude : gets) k.card(dude).set(kPrivateBounty);
  touch(k);
  if (!gets.empty()) change_bounty(k, gets, k.parameter(Parameter::private_bounty), {});
}

bool gets_private_bounty(const Kernel& k, CardId dude) {
  const Shootout& s = k.s.shootout;
  const Card& card = k.card(dude);
  if (card.side == 0 || !is_private(k, s.location)) return false;
  if (card.has(kPrivateBounty) && !k.parameter(Parameter::private_bounty_each_entry)) return false;
  const PlayerId owner = owner_of(k, s.location);
  if (k.parameter(Parameter::private_bounty_land) && owner != opponent_of(k, card.side)) return false;
  if (card.side == 1 && k.parameter(Parameter::private_bounty_spares_leader)) {
    // The owner's dudes among them speak for all of the leader's posse. WW-BOUNTY-001.
    for (const CardId member : posse(k, 1)) {
      if (k.card(member).controller == owner) return false;
    }
  }
  const PlayerId whose =
      k.parameter(Parameter::private_bounty_by_owner) ? card.owner : card.controller;
  // Nor does anybody in the owner's posse, in multiplayer. RC-BOUNTY-006.
  return whose != owner && player_of_side(k, card.side) != owner;
}

}  // namespace highnoon
