#include <algorithm>

#include "ability/predicate.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "effect/verb.hpp"
#include "shootout/joining.hpp"
#include "shootout/shootout.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

Flow choose_mark(Kernel& k, Frame& f);
Flow leader_joins(Kernel& k, Frame& f);
Flow leader_invites(Kernel& k, Frame& f);
Flow with_leader(Kernel& k, Frame& f);
Flow near_leader(Kernel& k, Frame& f);
Flow move_to_mark(Kernel& k, Frame& f);
Flow near_mark(Kernel& k, Frame& f);
Flow at_mark(Kernel& k, Frame& f);
Flow leaders_posse_formed(Kernel& k, Frame& f);
Flow opposing_posse(Kernel& k, Frame& f);
Flow opposing_posse_formed(Kernel& k, Frame& f);
Flow saddle_up(Kernel& k, Frame& f);
Flow is_the_job_done(Kernel& k, Frame& f);
Flow survivors_go_home(Kernel& k, Frame& f);
Flow outcome(Kernel& k, Frame& f);
Flow announce_outcome(Kernel& k, Frame& f);
Flow disband(Kernel& k, Frame& f);
Flow leaders_posse(Kernel& k, Frame& f);
Flow over(Kernel& k, Frame& f);

/// The job has its leader when this begins. The five substeps of the leader's posse are with_leader
/// to at_mark. RR-JOB-012 to -045.
constexpr Step kSteps[] = {
    {"choose_mark", choose_mark},
    {"leader_joins", leader_joins},
    {"leader_invites", leader_invites},
    {"with_leader", with_leader},
    {"near_leader", near_leader},
    {"move_to_mark", move_to_mark},
    {"near_mark", near_mark},
    {"at_mark", at_mark},
    {"leaders_posse_formed", leaders_posse_formed},
    {"opposing_posse", opposing_posse},
    {"opposing_posse_formed", opposing_posse_formed},
    {"saddle_up", saddle_up},
    {"is_the_job_done", is_the_job_done},
    {"survivors_go_home", survivors_go_home},
    {"outcome", outcome},
    {"announce_outcome", announce_outcome},
    {"disband", disband},
    // In the place of the substeps, where a posse is declared in one go.
    {"leaders_posse", leaders_posse, false},
    {"leader_posse_moves", leader_posse_moves, false},
    {"leader_posse_bounty", leader_posse_bounty, false},
    {"mark_posse_moves", mark_posse_moves, false},
    {"mark_posse_bounty", mark_posse_bounty, false},
    {"over", over, false},
};

Flow ask_in_order(Kernel& k, Frame& f);
Flow opposing_invites(Kernel& k, Frame& f);
Flow form_posse(Kernel& k, Frame& f);
Flow posse_or_none(Kernel& k, Frame& f);

constexpr Step kOpposeSteps[] = {
    {"ask_in_order", ask_in_order},
    {"opposing_invites", opposing_invites},
    {"form_posse", form_posse},
    {"posse_or_none", posse_or_none},
};

struct JobData {
  std::uint8_t play = 0;
  std::uint8_t stage = 0;
};
FIELDS(kJobDataFields, JobData, FIELD(play, is(Holds::play)), FIELD(stage));

enum JobOutcome : std::uint8_t { kOpen, kSucceeded, kFailed };

Play& play_of(Kernel& k, const Frame& f) { return k.s.plays[f.as<JobData>().play]; }

const JobDef& job_of(const Kernel& k, const Play& play) {
  return k.ability(play).job;
}

Cause job_cause(const Kernel& k, std::uint16_t more = 0) {
  return {k.s.shootout.leader_player,
          kRule,
          {},
          kNoAbility,
          static_cast<std::uint16_t>(kEventByJob | more)};
}

Event job_event(const Kernel& k, TriggerPoint type) {
  const Shootout& s = k.s.shootout;
  Event event = make_event(type, job_cause(k));
  if (k.exists(s.mark)) event.subjects[event.count++] = s.mark;
  event.other = s.leader;
  event.to = s.location;
  return event;
}

// --- step 2
// ----------------------------------------------------------------------------------------------------------------

/// RR-JOB-002, -008 to -010: leader and mark were chosen when the ability was declared.
Flow choose_mark(Kernel& k, Frame& f) {
  const Play& play = play_of(k, f);
  const JobDef& job = job_of(k, play);
  Shootout& s = k.s.shootout;
  s = Shootout{};
  s.active = 1;
  s.is_job = 1;
  s.job_play = f.as<JobData>().play;
  s.leader_player = play.player;
  s.leader = play.leader;
  if (job.mark_slot < kMaxSlots) s.mark = play.slots[job.mark_slot].card();
  s.location = s.mark ? location_of(k, s.mark) : LocationId::town_square();
  touch(k);
  raise(k, job_event(k, TriggerPoint::job_marked));
  return Flow::next;
}

// --- step 3: the leader's posse
// --------------------------------------------------------------------------------------------

/// RR-JOB-013; unbooted still, if the job did not ask for it. RR-JOB-007.
Flow leader_joins(Kernel& k, Frame&) {
  const CardId leader = k.s.shootout.leader;
  const bool goes = k.parameter(Parameter::posse_movement) && k.in_play(leader) && location_of(k, leader) != k.s.shootout.location;
  declare_for_posse(k, leader, 1, false, goes, job_cause(k));
  return Flow::next;
}

Flow leader_invites(Kernel& k, Frame&) { return invite_players(k, 1); }

Flow choose(Kernel& k, JoinFrom from) { return choose_joiners(k, 1, from); }

Flow with_leader(Kernel& k, Frame&) { return choose(k, JoinFrom::with_leader); }
Flow near_leader(Kernel& k, Frame&) { return choose(k, JoinFrom::near_leader); }
Flow near_mark(Kernel& k, Frame&) { return choose(k, JoinFrom::near_mark); }
Flow at_mark(Kernel& k, Frame&) { return choose(k, JoinFrom::at_mark); }
Flow leaders_posse(Kernel& k, Frame&) { return choose(k, JoinFrom::near_either); }

bool stays(const Kernel& k, CardId dude) {
  return location_of(k, dude) == k.s.shootout.location ||
         permitted(k, Permit::join_without_moving, dude);
}

/// One after another, at whatever distance; who cannot go yet is tried again after the others.
/// RR-JOB-019; RC-CARD-068.
Flow move_to_mark(Kernel& k, Frame&) {
  const Cause cause = job_cause(k, kEventMovedPosse);
  for (const CardId dude : posse(k, 1)) {
    if (stays(k, dude) || k.card(dude).has(kMarked)) continue;
    if (forbidden(k, Act::move, dude, cause, k.s.shootout.location)) continue;
    k.card(dude).set(kMarked);
    move(k, dude, k.s.shootout.location, cause);
    return Flow::stay;
  }
  CardList left_behind;
  for (const CardId dude : posse(k, 1)) {
    k.card(dude).set(kMarked, false);
    k.card(dude).set(kStaying, location_of(k, dude) != k.s.shootout.location);
    if (!stays(k, dude) && dude != k.s.shootout.leader) left_behind.push_back(dude);
  }
  for (Card& card : k.s.all_cards()) card.set(kMarked, false);
  touch(k);
  if (!left_behind.empty()) leave_posse(k, left_behind, job_cause(k));
  return Flow::next;
}

/// An illegal posse (or none) fails the job at once. RR-JOB-034.
Flow leaders_posse_formed(Kernel& k, Frame& f) {
  Play& play = play_of(k, f);
  const JobDef& job = job_of(k, play);
  if (posse_empty(k, 1) || !holds(context_of(k, f.as<JobData>().play), job.posse_requirement)) {
    play.job_outcome = kFailed;
  } else if (job.start != kNoEffects) {
    run_effects(k, f.as<JobData>().play, job.start);
  }
  return Flow::next;
}

// --- step 3: who opposes
// ---------------------------------------------------------------------------------------------------

Flow opposing_posse(Kernel& k, Frame& f) {
  if (play_of(k, f).job_outcome == kOpen) k.push(Proc::oppose, k.s.shootout.leader_player);
  return Flow::next;
}

/// Nobody opposes: it succeeds. The opposing posse is illegal: likewise. RR-JOB-033, -035.
Flow opposing_posse_formed(Kernel& k, Frame& f) {
  Play& play = play_of(k, f);
  if (play.job_outcome != kOpen) return Flow::next;
  if (posse_empty(k, 1)) {
    play.job_outcome = kFailed;
  } else if (posse_empty(k, 2) ||
             !holds(context_of(k, f.as<JobData>().play), job_of(k, play).opposing_requirement)) {
    play.job_outcome = kSucceeded;
  }
  return Flow::next;
}

/// The mark's controller, then its owner, then, if the ruleset has that, everybody else from the leader's left; with the town
/// square or the leader's own card everybody, but a rival who owns the leader's card may be first.
/// RR-JOB-023, -029 to -032.
PlayerList who_may_oppose(const Kernel& k) {
  const Shootout& s = k.s.shootout;
  PlayerList order;
  const auto add = [&](PlayerId player) {
    if (!player || player == s.leader_player || k.player(player).has(kOut)) return;
    if (std::find(order.begin(), order.end(), player) == order.end()) order.push_back(player);
  };
  if (k.exists(s.mark)) {
    const Card& mark = k.card(s.mark);
    add(mark.controller);
    if (mark.controller != s.leader_player || k.parameter(Parameter::job_owner_may_oppose_leader))
      add(mark.owner);
  }
  if (k.parameter(Parameter::job_anybody_opposes) || !k.exists(s.mark)) {
    for (const PlayerId player : k.from(k.next(s.leader_player))) add(player);
  }
  return order;
}

struct OpposeData {
  std::uint8_t asked = 0;
  std::uint8_t spare = 0;
};
FIELDS(kOpposeDataFields, OpposeData, FIELD(asked, is(Holds::turn)), FIELD(spare, nothing()));

Flow ask_in_order(Kernel& k, Frame& f) {
  auto& data = f.as<OpposeData>();
  const PlayerList order = who_may_oppose(k);
  if (data.asked >= order.size()) return Flow::done;
  const PlayerId player = order[data.asked];
  if (const auto answer = k.answer()) {
    ++data.asked;
    if (answer->kind == OptionKind::pass) return Flow::stay;
    k.s.shootout.opposing_player = player;
    touch(k);
    declare_joiner(k, player, 2, JoinFrom::shootout, *answer);
    return Flow::next;
  }
  if (who_may_join(k, player, 2, JoinFrom::shootout).empty()) {
    ++data.asked;
    return Flow::stay;
  }
  return k.ask(player, DecisionKind::oppose_job, 2);
}

Flow opposing_invites(Kernel& k, Frame&) { return invite_players(k, 2); }
Flow form_posse(Kernel& k, Frame&) { return choose_joiners(k, 2, JoinFrom::shootout); }

/// There is no posse of nobody: the next player is asked. RR-JOB-028.
Flow posse_or_none(Kernel& k, Frame& f) {
  if (!posse_empty(k, 2)) return Flow::done;
  k.s.shootout.opposing_player = {};
  k.s.shootout.invited[1] = 0;
  touch(k);
  f.step = static_cast<std::uint8_t>(k.step_index(Proc::oppose, "ask_in_order"));
  return Flow::stay;
}

// --- steps 4 and 5
// ---------------------------------------------------------------------------------------------------------

Flow saddle_up(Kernel& k, Frame& f) {
  if (play_of(k, f).job_outcome == kOpen) k.push(Proc::shootout, k.s.shootout.leader_player);
  return Flow::next;
}

/// Only the leader's posse winning is success. RR-JOB-038, -039.
Flow is_the_job_done(Kernel& k, Frame& f) {
  Play& play = play_of(k, f);
  Shootout& s = k.s.shootout;
  if (play.job_outcome == kOpen)
    play.job_outcome = s.winner == s.leader_player ? kSucceeded : kFailed;
  s.active = 3;
  touch(k);
  return Flow::next;
}

/// RR-JOB-040, -041.
Flow survivors_go_home(Kernel& k, Frame&) {
  const CardList dudes = posse(k, 1);
  for (const CardId dude : dudes) k.card(dude).set(kFinishedJob);
  touch(k);
  if (!k.parameter(Parameter::job_survivors_home)) return Flow::next;
  for (const bool booted : {false, true}) {
    CardList going;
    for (const CardId dude : dudes) {
      if (permitted(k, Permit::go_home_unbooted, dude) != booted) going.push_back(dude);
    }
    if (!going.empty()) send_home(k, going, booted, job_cause(k));
  }
  return Flow::next;
}

/// RR-JOB-042 to -044.
Flow outcome(Kernel& k, Frame& f) {
  const Play& play = play_of(k, f);
  const JobDef& job = job_of(k, play);
  const EffectListId effects = play.job_outcome == kSucceeded ? job.success : job.failure;
  if (effects != kNoEffects) run_effects(k, f.as<JobData>().play, effects);
  return Flow::next;
}

Flow announce_outcome(Kernel& k, Frame& f) {
  const bool success = play_of(k, f).job_outcome == kSucceeded;
  raise(k, job_event(k, success ? TriggerPoint::job_succeeded : TriggerPoint::job_failed));
  return Flow::next;
}

/// RR-JOB-045.
Flow disband(Kernel& k, Frame&) {
  for (Card& card : k.s.all_cards()) card.set(kFinishedJob, false);
  dissolve_posses(k);
  end_effects(k, Duration::shootout);
  return Flow::next;
}

/// CT-SHOOT-021.
Flow over(Kernel& k, Frame&) {
  mark_moment(k, TriggerPoint::shootout_over);
  return Flow::next;
}

}  // namespace

const Procedure k_job{"job", kSteps, kJobDataFields};
const Procedure k_oppose{"job.oppose", kOpposeSteps, kOpposeDataFields};

void start_job(Kernel& k, int play) {
  JobData data;
  data.play = static_cast<std::uint8_t>(play);
  k.push(Proc::job, k.s.plays[play].player, data);
}

void list_oppose_job(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::pass));
  list_joiners(k, p.player, p.a, JoinFrom::shootout, o);
}

}  // namespace highnoon
