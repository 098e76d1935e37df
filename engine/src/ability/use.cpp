#include <algorithm>

#include "ability/ability.hpp"
#include "ability/journal.hpp"
#include "effect/cache.hpp"
#include "effect/actions.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "effect/verb.hpp"
#include "flow/loop.hpp"
#include "poker/pull.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"
#include "timing/window.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

struct AbilityData {
  std::uint8_t play = 0;
  std::uint8_t part = 0;     ///< of the present step, from 0
  std::uint8_t spare[2] = {0, 0};
  std::uint32_t list = kNoEffects;  ///< a delayed trigger's effects instead of the ability's
};
FIELDS(kAbilityDataFields, AbilityData, FIELD(play, is(Holds::play)), FIELD(part), FIELD(spare, nothing()),
       FIELD(list, is(Holds::may_effects)));

Play& play_of(Kernel& k, Frame& f) { return k.s.plays[f.as<AbilityData>().play]; }
bool is_action(const Kernel& k, const Play& play) { return k.def(play.card).type == CardType::action; }
/// Traits and Events are used by nobody: they happen.
bool is_play_of_somebody(const Kernel& k, const Play& play) { return k.ability(play).kind == AbilityDef::Kind::ability && play.timing != kEvent; }

/// A step with several parts: part 0, 1, ... one a run, then the next step.
Flow next_part(Frame& f) {
  ++f.as<AbilityData>().part;
  return Flow::stay;
}
Flow last_part(Frame& f) {
  f.as<AbilityData>().part = 0;
  return Flow::next;
}

bool calls_function(const Definitions& d, EffectListId list) {
  if (list == kNoEffects) return false;
  return std::any_of(d.effect_lists[list].begin(), d.effect_lists[list].end(), [&](const Effect& effect) {
    switch (effect.verb) {
      case Verb::run_function: return true;
      case Verb::may:
      case Verb::when: return calls_function(d, effect.arguments[1]) || calls_function(d, effect.arguments[2]);
      case Verb::for_each:
      case Verb::for_each_player:
      case Verb::later: return calls_function(d, effect.arguments[2]);
      default: return false;
    }
  });
}

/// A failing script takes back its ability: remember how things stand before it is used. Design, "Errors". Called by the first
/// step, not by who uses the ability: their step must have moved on, or taking back would use it again.
void remember(Kernel& k, const Play& play, const Frame& frame) {
  if (!k.checkpoints.empty() && k.checkpoints.back()->frame == frame.serial) return;
  const AbilityDef& a = k.ability(play);
  const bool calls = calls_function(k.d, a.effects) || calls_function(k.d, a.failure) || calls_function(k.d, a.job.success) ||
                     calls_function(k.d, a.job.failure) || calls_function(k.d, a.job.start);
  if (!calls) return;
  auto checkpoint = std::make_shared<Checkpoint>();
  copy_state(checkpoint->state, k.s);
  checkpoint->frame = frame.serial;
  checkpoint->reveals = k.s.reveals;
  checkpoint->player = play.player;
  k.checkpoints.push_back(std::move(checkpoint));
}

/// Whether the leader of the job is chosen once its mark is. CL-JOB-002.
bool is_marked_first(const Kernel& k, const Play& play) {
  const AbilityDef& ability = k.ability(play);
  return ability.is_job && ability.job.mark_slot < kMaxSlots && k.parameter(Parameter::job_mark_first);
}

/// A Weapon of which a play was made in a shootout stays ready in it. CL-WEAPON-006, CT-WEAPON-001.
void note_weapon_used(Kernel& k, const Play& play) {
  if (k.parameter(Parameter::ready_weapons) == 0 || !k.s.shootout.active || play.timing == kReact) return;
  if (has_keyword(k, play.card, Keyword::weapon)) k.card(play.card).set(kUsedHere);
}

// --- the steps -----------------------------------------------------------------------------------------------------------------

/// Who does it, where the rules leave a choice; and whose hand a Cheatin' Resolution is used against.
Flow declare(Kernel& k, Frame& f) {
  Play& play = play_of(k, f);
  if (k.s.pending.kind == DecisionKind::none) remember(k, play, f);
  if (auto a = k.answer()) {
    if (a->kind == OptionKind::player) {
      play.against = PlayerId{static_cast<std::uint8_t>(a->a)};
      return Flow::stay;
    }
    perform_by(k, play, card_a(*a));
    return Flow::stay;
  }
  if (play.timing == kCheatin && !play.against) {
    return k.ask(play.player, DecisionKind::choose_player, -1, f.as<AbilityData>().play);
  }
  if (!play.performer && !is_marked_first(k, play)) {
    const bool job = k.ability(play).is_job;
    return k.ask(play.player, job ? DecisionKind::choose_leader : DecisionKind::performer, f.as<AbilityData>().play);
  }
  // A trait works from where it is; only an ability is played.
  const bool played = k.ability(play).kind == AbilityDef::Kind::ability;
  if (played && comes_from_pile(k, play)) {
    play.flags |= kPlayFromHand;
    put(k, play.card, Zone::limbo);
    Event event = make_event(TriggerPoint::action_played, play.card, cause_of(k, f.as<AbilityData>().play));
    event.player = play.player;
    raise(k, event);
  }
  spend_reach(k, play);
  return Flow::next;
}

/// Choices are made in the order of the text. Compendium, "Abilities".
Flow choose(Kernel& k, Frame& f) {
  auto& data = f.as<AbilityData>();
  Play& play = play_of(k, f);
  if (const auto answer = k.answer()) perform_by(k, play, card_a(*answer));
  const bool all = data.part >= k.ability(play).choices.size();
  if (!play.performer && (all || play.slots[k.ability(play).job.mark_slot].filled))
    return k.ask(play.player, DecisionKind::choose_leader, data.play, data.part);
  if (all) return last_part(f);
  push_choice(k, data.play, data.part);
  return next_part(f);
}

/// Costs are paid as one piece and cannot be reacted to; then the X of "do X to get Y". Compendium, "Paying Costs".
Flow pay_costs(Kernel& k, Frame& f) {
  auto& data = f.as<AbilityData>();
  Play& play = play_of(k, f);
  const AbilityDef& ability = k.ability(play);
  const Context context = context_of(k, data.play);
  Cause cause = cause_of(k, data.play);
  cause.flags |= kEventCost;
  if (data.part < 3 && costs_waived(k, play)) {
    data.part = 3;  // what is left is no cost: RC-ABILITY-011
    return Flow::stay;
  }
  switch (data.part) {
    case 0:
      if (ability.boot && ability.kind == AbilityDef::Kind::ability && !(play.flags & kPlayWithoutBoot)) {
        play.flags |= kPlayBootPaid;
        boot(k, one(boots_for(k, play)), cause);
      }
      return next_part(f);
    case 1: {
      if (ability.pay_least == kNoNode) return next_part(f);
      const int least = number(context, ability.pay_least);
      const int most = ability.pay_most == kNoNode ? least : number(context, ability.pay_most);
      if (auto a = k.answer()) {
        play.paid = static_cast<std::int16_t>(a->a);
        return next_part(f);
      }
      if (least == most) {
        play.paid = static_cast<std::int16_t>(std::max(0, least));
        return next_part(f);
      }
      return k.ask(play.player, DecisionKind::pay_amount, std::max(0, least), most, play.timing);
    }
    case 2: {
      int amount = play.paid;
      if (play.flags & kPlayFromHand) amount += cost_to_play(k, play.player, play.card, {}, 0);
      play.spent = static_cast<std::uint8_t>(std::clamp(amount, 0, 255));
      if (amount > 0) pay(k, play.player, amount, cause);
      return next_part(f);
    }
    case 3: {
      Card& card = k.card(play.card);
      if (ability.kind == AbilityDef::Kind::ability && (ability.is_granted() || !is_action(k, play))) {
        if (ability.is_granted() || is_gained(play.ability)) {
          spend_granted_use(k, play);
        } else {
          spend_use(k, card, ability);
          note_weapon_used(k, play);
        }
        if (ability.limit > 0 && !ability.is_granted() && !is_gained(play.ability)) ++card.limited_uses;
      }
      if (play.timing == kCheatin && play.against) ++k.player(play.against).cheatin_used;
      if (plays_headline(k, play)) ++k.s.shootout.headlines;
      if (ability.price != kNoEffects) run_effects(k, data.play, ability.price);
      return next_part(f);
    }
    default: return last_part(f);
  }
}

Flow announce(Kernel& k, Frame& f) {
  const Play& play = play_of(k, f);
  if (!is_play_of_somebody(k, play)) return Flow::next;
  Event event = make_event(TriggerPoint::ability_declared, play.card, cause_of(k, f.as<AbilityData>().play));
  event.player = play.player;
  raise(k, event);
  return Flow::next;
}

/// The pull or skill test that decides about it. RR-SKILL, RR-SPELL, RR-KUNGFU.
Flow test(Kernel& k, Frame& f) {
  auto& data = f.as<AbilityData>();
  Play& play = play_of(k, f);
  const AbilityDef& ability = k.ability(play);
  if (play.flags & kPlayCancelled) return Flow::next;
  switch (ability.test) {
    case SkillTest::none: play.succeeded = 1; return Flow::next;
    case SkillTest::pull:
      play.succeeded = 1;
      pull(k, play.player, data.play, cause_of(k, data.play));
      return Flow::next;
    case SkillTest::spell:
      skill_test(k, data.play, play.performer, ability.skill, number(context_of(k, data.play), ability.difficulty));
      return Flow::next;
    case SkillTest::kung_fu:
      skill_test(k, data.play, play.performer, static_cast<KeywordId>(Keyword::kung_fu), 0);
      return Flow::next;
  }
  return Flow::next;
}

Flow resolve(Kernel& k, Frame& f) {
  const auto& data = f.as<AbilityData>();
  Play& play = play_of(k, f);
  const AbilityDef& ability = k.ability(play);
  if (play.flags & kPlayCancelled) return Flow::next;
  if (data.list != kNoEffects) {
    run_effects(k, data.play, data.list);
    return Flow::next;
  }
  if (ability.test == SkillTest::pull && ability.difficulty != kNoNode) {
    play.succeeded = play.pull_value > number(context_of(k, data.play), ability.difficulty);
  }
  if (!play.succeeded) {
    run_effects(k, data.play, ability.failure);
    return Flow::next;
  }
  // Only an ability that succeeds replaces: after a failed test the window of the event goes on.
  if (ability.listen.instead) replace_event(k, play);
  if (ability.is_job) {
    start_job(k, data.play);
  } else {
    run_effects(k, data.play, ability.effects);
  }
  return Flow::next;
}

/// A successful Tao Technique may be followed by another of its school. RR-TAO. The pull is through by then: the pulled card lies
/// in the discard pile, from which the next Technique may come. RR-SKILL-007.
Flow combo(Kernel& k, Frame& f) {
  const auto& data = f.as<AbilityData>();
  settle_pull(k, data.play);
  Play& play = play_of(k, f);
  const AbilityDef& ability = k.ability(play);
  if (auto a = k.answer()) {
    if (a->kind == OptionKind::pass) return Flow::next;
    const Play done = play;
    use_ability(k, done.player, card_a(*a), static_cast<AbilityIx>(a->b), done.timing);
    Play& chained = k.s.plays.back();
    chained.performer = done.performer;
    chained.combo = static_cast<std::uint8_t>(done.combo + 1);
    return Flow::next;
  }
  if (ability.tao.empty() || ability.combo == kNoNode || !play.succeeded || play.flags & kPlayCancelled) return Flow::next;
  const auto rating_left = rating(k, play.performer, static_cast<KeywordId>(Keyword::kung_fu)) - play.combo;
  if (rating_left <= 0 || !holds(context_of(k, data.play), ability.combo) || shootout_over(k)) return Flow::next;
  Borrowed<Option> options(k.cache.spare_options);
  list_combos(k, play, *options);
  if (options->empty()) return Flow::next;
  return k.ask(play.player, DecisionKind::combo, data.play);
}

Flow finish(Kernel& k, Frame& f) {
  settle_pull(k, f.as<AbilityData>().play);
  const Play& play = play_of(k, f);
  const AbilityDef& ability = k.ability(play);
  const Card& card = k.card(play.card);
  if (is_action(k, play) && card.zone == Zone::limbo) {
    // A Tao Technique stays in play till the end of the phase or step, a failed one too (RR-TAO); a React is complete at once.
    const bool stays = !ability.tao.empty() && (play.succeeded || k.parameter(Parameter::tao_failed_stays));
    if (stays) {
      put(k, play.card, Zone::in_play);
    } else if (play.timing & (kReact | kTrait) || k.parameter(Parameter::action_leaves_at_once)) {
      put(k, play.card, Zone::discard);
    }
  }
  if (!is_play_of_somebody(k, play) || play.flags & (kPlayDelayed | kPlayCancelled)) return Flow::next;
  Event event = make_event(TriggerPoint::ability_resolved, play.card, cause_of(k, f.as<AbilityData>().play));
  event.player = play.player;
  if (play.flags & kPlayMovedDude) event.flags |= kEventMovedDude;
  raise(k, event);
  return Flow::next;
}

constexpr Step kSteps[] = {
    {"declare", declare}, {"choose", choose},   {"pay", pay_costs}, {"announce", announce},
    {"test", test},       {"resolve", resolve}, {"combo", combo},   {"finish", finish},
};

}  // namespace

const Procedure k_ability{"ability", kSteps, kAbilityDataFields};

namespace {

/// The play and its frame: both are there, or neither, whatever is full.
Frame& begin(Kernel& k, const Play& play, AbilityData data) {
  if (k.s.plays.full()) throw Overflow(HaltReason::plays_full);
  data.play = static_cast<std::uint8_t>(k.s.plays.size());
  Frame& frame = k.push(Proc::ability, play.player, data);
  k.s.plays.push(play);
  watch_nesting(k);
  return frame;
}

}  // namespace

void use_ability(Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing, int event, int subject,
                 std::uint8_t flags) {
  Play play;
  play.card = card;
  play.ability = ability;
  play.player = player;
  play.timing = timing;
  play.flags = flags;
  const AbilityDef& def = k.ability(card, ability);
  if (def.kind == AbilityDef::Kind::ability) play.visitor = visitor_of(k, player, card);
  if (event >= 0) {
    play.event = static_cast<std::uint8_t>(event);
    play.subject = subject >= 0 ? static_cast<std::uint8_t>(subject) : 0xFF;
    if (subject >= 0 && def.listen.as != 0xFF) {
      Slot& slot = play.slots[def.listen.as];
      slot.filled = slot.count = 1;
      slot.values[0] = static_cast<std::int16_t>(k.s.events[event].subjects[static_cast<std::size_t>(subject)].raw);
    }
  }
  if (!performer_is_chosen(k, card, ability)) {
    play.performer = performer_of(k, card);
    if (def.is_job) play.leader = play.performer;
  }
  begin(k, play, {});
}

void use_delayed(Kernel& k, const Delayed& delayed, int event, int subject) {
  Play play;
  play.card = delayed.card;
  play.ability = delayed.ability;
  play.player = delayed.player;
  play.performer = delayed.performer;
  play.timing = kTrait;
  play.flags = kPlayDelayed;
  play.succeeded = 1;
  play.event = static_cast<std::uint8_t>(event);
  play.subject = subject >= 0 ? static_cast<std::uint8_t>(subject) : 0xFF;
  for (std::size_t i = 0; i < kMaxSlots; ++i) {
    if (delayed.slots[i] == 0) continue;
    play.slots[i].filled = play.slots[i].count = 1;
    play.slots[i].values[0] = delayed.slots[i];
  }
  AbilityData data;
  data.list = delayed.effects;
  begin(k, play, data).step = static_cast<std::uint8_t>(k.step_index(Proc::ability, "resolve"));
}

void discard_limbo(Kernel& k) {
  end_effects_of_play(k);
  // A job's action waits while plays are made in its shootout.
  const auto in_use = [&](CardId card) {
    return std::any_of(k.s.plays.begin(), k.s.plays.end(), [&](const Play& play) { return play.card == card; });
  };
  for (Card& card : k.s.all_cards()) {
    if (card.zone == Zone::limbo && !in_use(card.id)) put(k, card.id, Zone::discard);
  }
}

void list_performer(const Kernel& k, const Pending& p, OptionList& options) {
  const Play& play = k.s.plays[p.a];
  for (const CardId dude : performers(k, play)) {
    Play tried = play;
    perform_by(k, tried, dude);
    if (play.flags & kPlayFromHand || can_complete(k, tried, 0)) options.push_back(option(OptionKind::card, dude));
  }
}

void list_choose_leader(const Kernel& k, const Pending& p, OptionList& options) {
  const Play& play = k.s.plays[p.a];
  for (const CardId dude : performers(k, play)) {
    Play tried = play;
    perform_by(k, tried, dude);
    if (can_complete(k, tried, p.b)) options.push_back(option(OptionKind::card, dude));
  }
}

void list_combo(const Kernel& k, const Pending& p, OptionList& options) {
  options.push_back(option(OptionKind::pass));
  list_combos(k, k.s.plays[p.a], options);
}

void list_pay_amount(const Kernel& k, const Pending& p, OptionList& options) {
  for (int amount = p.a; amount <= p.b && can_afford(k, p.player, amount, static_cast<std::uint16_t>(p.c)); ++amount) {
    options.push_back({OptionKind::number, amount, 0, 0});
  }
}

}  // namespace highnoon
