#include <algorithm>
#include <utility>

#include "ability/ability.hpp"
#include "ability/operations.hpp"
#include "effect/cache.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "effect/verb.hpp"
#include "shootout/shootout.hpp"
#include "state/rng.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

/// A choice that is being made.
struct ChoiceData {
  std::uint8_t play = 0;
  std::uint8_t index = 0xFF;   ///< of the ability's choice; 0xFF: out of a list, or of values
  std::uint8_t slot = 0;
  ChoiceDef::Kind kind = ChoiceDef::Kind::cards;
  std::int16_t least = 1, most = 1;
  std::uint16_t begin = 0, count = 0;  ///< the list in the arena
  std::uint8_t optional = 0;
  std::uint8_t spare[3] = {0, 0, 0};
  std::uint32_t condition = kNoNode;
};
FIELDS(kChoiceDataFields, ChoiceData, FIELD(play, is(Holds::play)), FIELD(index, {Holds::choice, offsetof(S, kind)}), FIELD(slot, is(Holds::slot)), FIELD(kind), FIELD(least),
       FIELD(most), FIELD(begin, is(Holds::arena_cards)), FIELD(count), FIELD(optional, flag()), FIELD(spare, nothing()),
       FIELD(condition, is(Holds::condition)));

constexpr std::uint16_t kShootoutTimings = kShootout | kResolution | kCheatin;

Context context_for(const Kernel& k, const Play& play) {
  const Event* event = play.event == 0xFF ? nullptr : &k.s.events[play.event];
  return {k, play.card, play.player, &play, event, play.subject == 0xFF ? -1 : play.subject};
}

Cause cause_for(const Play& play) { return {play.player, play.timing, play.card, play.ability, 0}; }

void fill(Slot& slot, std::span<const int> values) {
  slot = Slot{};
  if (values.size() > slot.values.size()) throw Overflow(HaltReason::list_full);
  slot.filled = 1;
  for (const int value : values) slot.values[slot.count++] = static_cast<std::int16_t>(value);
}

void fill(Slot& slot, int value) { fill(slot, std::span<const int>(&value, 1)); }

// --- what can be chosen --------------------------------------------------------------------------------------------------------

/// Shootout and Resolution abilities touch only dudes and attachments in a posse. RR-SHOOT-008, -037.
bool is_in_reach(const Kernel& k, const Play& play, CardId card) {
  const AbilityDef& ability = k.ability(play);
  if (!(play.timing & kShootoutTimings) || !k.s.shootout.active || ability.joins_posse) return true;
  if (!k.card(card).in_play()) return true;
  const bool on_a_dude = k.type_of(card) == CardType::dude || k.type_of(performer_of(k, card)) == CardType::dude;
  return !on_a_dude || in_posse(k, card);
}

/// Who only cannot be affected can be chosen: what else the ability touches is not spared. RC-CARD-119.
bool is_immune(const Kernel& k, const Play& play, CardId card) {
  if (!k.card(card).in_play()) return false;
  return forbidden(k, Act::be_chosen, card, cause_for(play));
}

/// Traits by which some cards stand in for others.
std::span<const StandingRow* const> protectors(const Kernel& k) { return rows_of(k, group_of(Permit::protects)); }

bool has(const Slot& slot, int value) {
  const auto end = slot.values.begin() + slot.count;
  return std::find(slot.values.begin(), end, value) != end;
}

/// Some cards stand in for others: those cannot be chosen while the card itself could be (the object of its permission `protects`) and is not
/// chosen too. RC-CARD-152 to -154.
bool is_protected(const Kernel& k, CardId card, const Cause& cause, const CardList& candidates, const Slot& picks) {
  for (const StandingRow* row : protectors(k)) {
    const CardId guard = row->card;
    if (guard == card || !candidates.contains(guard) || has(picks, static_cast<std::int16_t>(guard.raw)) || !k.card(guard).in_play()) continue;
    if (k.card(guard).def != row->def || is_blank(k, guard, kBlankTraits)) continue;
    if (row->effect->by_others_only && cause.player == k.card(guard).controller) continue;
    Context context{k, guard, k.card(guard).controller};
    context.candidate = cause.card;
    if (row->effect->amount != kNoNode && !holds(context, row->effect->amount)) continue;
    context.candidate = card;
    if (holds(context, row->trait->condition) && holds(context, row->effect->from)) return true;
  }
  return false;
}

}  // namespace

void drop_protected(const Kernel& k, const Play& play, CardList& cards) {
  if (protectors(k).empty()) return;
  const CardList all = cards;
  erase_if(cards, [&](CardId card) { return is_protected(k, card, cause_for(play), all, {}); });
}

namespace {

/// A ruleset may have no job marked on a dude of the player's own. CL-JOB-001.
bool is_own_mark(const Kernel& k, const Play& play, const ChoiceDef& choice, CardId card) {
  const AbilityDef& ability = k.ability(play);
  if (!ability.is_job || choice.slot != ability.job.mark_slot || k.parameter(Parameter::job_marks_own)) return false;
  return k.type_of(card) == CardType::dude && k.card(card).controller == play.player;
}

bool may_be_picked(const Kernel& k, const Play& play, const ChoiceDef& choice, CardId card) {
  return (!choice.affects || can_be_chosen(k, play, card)) && !is_own_mark(k, play, choice, card);
}

/// What the job's text says of the mark may compare it with the leader.
bool is_mark_for_leader(const Kernel& k, const Play& play, CardId mark) {
  for (const ChoiceDef& choice : k.ability(play).choices) {
    if (choice.slot != k.ability(play).job.mark_slot) continue;
    auto is_mark = [&](CardId card) { return card == mark; };
    return visit(context_for(k, play), choice.from, visitor(is_mark));
  }
  return true;
}

/// Who leads a job that is marked first must be able to go there. CL-JOB-003, -005.
bool can_go_to_mark(const Kernel& k, const Play& play) {
  if (!k.ability(play).is_job || !k.parameter(Parameter::job_mark_first) || !k.in_play(play.leader)) return true;
  const std::uint8_t slot = k.ability(play).job.mark_slot;
  const CardId mark = slot < kMaxSlots ? play.slots[slot].card() : CardId{};
  const LocationId place = k.exists(mark) ? location_of(k, mark) : LocationId::town_square();
  if (k.exists(mark) && !is_mark_for_leader(k, play, mark)) return false;
  return location_of(k, play.leader) == place || !forbidden(k, Act::move, play.leader, Cause{play.player}, place);
}

/// What can be chosen; of several with protected cards behind their guards, which must be chosen too.
CardList card_candidates(const Kernel& k, const Play& play, const ChoiceDef& choice, bool several) {
  CardList all;
  collect(context_for(k, play), choice.from, all);
  CardList open;
  for (const CardId card : all) {
    if (open.contains(card)) continue;
    if (may_be_picked(k, play, choice, card)) open.push_back(card);
  }
  if (!choice.affects || protectors(k).empty()) return open;
  const CardList listed = open;
  drop_protected(k, play, open);
  for (const CardId card : several ? listed : CardList{}) {
    if (!open.contains(card)) open.push_back(card);
  }
  return open;
}

PlaceList place_candidates(const Kernel& k, Play& play, int slot, NodeId condition) {
  PlaceList found;
  const Slot before = play.slots[static_cast<std::size_t>(slot)];
  for (const LocationId place : locations(k)) {
    fill(play.slots[static_cast<std::size_t>(slot)], static_cast<std::int16_t>(place.raw));
    Context context = context_for(k, play);
    context.place = place;
    if (holds(context, condition)) found.push_back(place);
  }
  play.slots[static_cast<std::size_t>(slot)] = before;
  return found;
}

int least_of(const Context& context, const ChoiceDef& choice) {
  return choice.least == kNoNode ? 1 : number(context, choice.least);
}
int most_of(const Context& context, const ChoiceDef& choice) {
  return choice.most == kNoNode ? least_of(context, choice) : number(context, choice.most);
}

using Values = Borrowed<int>;

/// Abilities of a card by their numbers; `used`: those that have been used today.
Values abilities_of(const Kernel& k, CardId card, bool used) {
  Values found(k.cache.spare_numbers);
  if (!k.exists(card)) return found;
  const AbilityDef* above = nullptr;
  for_abilities(k, card, [&](AbilityIx number, const AbilityDef& ability) {
    const AbilityDef* const before = std::exchange(above, &ability);
    if (ability.kind != AbilityDef::Kind::ability || ability.is_granted()) return;
    if (is_gained(number) ? used_as(k, card, number) != number : before && ability.number == before->number) return;  // it goes on with another
    if (!used || was_used(k, card, number)) found->push_back(number);
  });
  return found;
}

bool is_multiple(const Context& context, const ChoiceDef& choice) {
  return choice.kind == ChoiceDef::Kind::cards && (least_of(context, choice) != 1 || most_of(context, choice) != 1);
}

/// The values of a choice that takes one (places, players, numbers, suits, options).
Values value_candidates(const Kernel& k, Play& play, const ChoiceDef& choice) {
  const Context context = context_for(k, play);
  Values values(k.cache.spare_numbers);
  switch (choice.kind) {
    case ChoiceDef::Kind::cards:
      for (const CardId card : card_candidates(k, play, choice, is_multiple(context, choice))) values->push_back(static_cast<std::int16_t>(card.raw));
      break;
    case ChoiceDef::Kind::location:
      for (const LocationId place : place_candidates(k, play, choice.slot, choice.from)) values->push_back(static_cast<std::int16_t>(place.raw));
      break;
    case ChoiceDef::Kind::player:
      for (const PlayerId player : players(context, choice.from)) values->push_back(player.value);
      break;
    case ChoiceDef::Kind::number:
      for (int i = least_of(context, choice); i <= most_of(context, choice); ++i) values->push_back(i);
      break;
    case ChoiceDef::Kind::option:
      for (int i = 1; i <= most_of(context, choice); ++i) values->push_back(i);
      break;
    case ChoiceDef::Kind::suit:
      for (int i = 1; i <= 4; ++i) values->push_back(i);
      break;
    case ChoiceDef::Kind::ability: return abilities_of(k, first_card(context, choice.from), choice.least != kNoNode);
  }
  return values;
}

/// What waits, or keeps something in mind, is no requirement: that is what comes after it.
bool only_prepares(Verb verb) { return verb == Verb::later || verb == Verb::note || verb == Verb::name; }

/// Whether price and first effect could happen with the choices that stand in the play.
bool can_start(const Kernel& k, const Play& play, const AbilityDef& ability) {
  const Context context = context_for(k, play);
  const auto possible = [&](EffectListId list, bool all) {
    if (list == kNoEffects) return true;
    for (const Effect& effect : k.d.effect_lists[list]) {
      if (!all && only_prepares(effect.verb)) continue;
      VerbCall call = make_call(k, -1, effect, context);
      call.cause = cause_for(play);
      drop_immune(k, call);
      if (!can_do(k, call)) return false;
      if (!all) break;
    }
    return true;
  };
  if (!can_go_to_mark(k, play) || !possible(ability.price, true)) return false;
  return ability.optional_if || ability.kind == AbilityDef::Kind::triggered || play.timing == kEvent || possible(ability.effects, false);
}

Option option_for(ChoiceDef::Kind kind, int value) {
  switch (kind) {
    case ChoiceDef::Kind::cards: return {OptionKind::card, static_cast<std::uint16_t>(value), 0, 0};
    case ChoiceDef::Kind::location: return {OptionKind::place, static_cast<std::uint16_t>(value), 0, 0};
    case ChoiceDef::Kind::player: return {OptionKind::player, value, 0, 0};
    case ChoiceDef::Kind::suit: return {OptionKind::suit, value, 0, 0};
    default: return {OptionKind::number, value, 0, 0};
  }
}

DecisionKind decision_for(ChoiceDef::Kind kind) {
  switch (kind) {
    case ChoiceDef::Kind::cards: return DecisionKind::choose_cards;
    case ChoiceDef::Kind::location: return DecisionKind::choose_location;
    case ChoiceDef::Kind::player: return DecisionKind::choose_player;
    case ChoiceDef::Kind::number: return DecisionKind::choose_number;
    case ChoiceDef::Kind::option: return DecisionKind::choose_option;
    case ChoiceDef::Kind::suit: return DecisionKind::choose_suit;
    case ChoiceDef::Kind::ability: return DecisionKind::choose_option;
  }
  return DecisionKind::choose_option;
}

bool picks_cards(const ChoiceData& c) { return c.kind == ChoiceDef::Kind::cards && (c.least != 1 || c.most != 1); }

CardList as_cards(const std::vector<int>& values) {
  CardList cards;
  for (const int value : values) cards.push_back(CardId{static_cast<std::uint16_t>(value)});
  return cards;
}

/// Of the cards those that cannot be picked next.
void drop_protected(const Kernel& k, const Play& play, const Slot& picks, std::vector<int>& values) {
  if (protectors(k).empty()) return;
  const CardList all = as_cards(values);
  std::erase_if(values, [&](int value) {
    return is_protected(k, CardId{static_cast<std::uint16_t>(value)}, cause_for(play), all, picks);
  });
}

/// All values of a choice frame, picks and what is protected among them.
Values all_values(const Kernel& k, Play& play, const ChoiceData& c) {
  if (c.index != 0xFF) return value_candidates(k, play, k.choice(play, c.index));
  Values values(k.cache.spare_numbers);
  for (int i = 0; i < c.count; ++i) values->push_back(static_cast<std::int16_t>(k.s.arena[static_cast<std::size_t>(c.begin + i)]));
  return values;
}

/// Whether cards can stand in for others in this choice.
bool heeds_guards(const Kernel& k, const ChoiceData& c) {
  return c.kind == ChoiceDef::Kind::cards && (c.index == 0xFF || k.choice(k.s.plays[c.play], c.index).affects);
}

/// Whether all picks can stand together: no guard of one was taken back.
bool are_unprotected(const Kernel& k, const ChoiceData& c) {
  if (!picks_cards(c) || protectors(k).empty() || !heeds_guards(k, c)) return true;
  Play play = k.s.plays[c.play];
  Values open = all_values(k, play, c);
  drop_protected(k, play, play.slots[c.slot], *open);
  const Slot& picks = play.slots[c.slot];
  return std::all_of(picks.values.begin(), picks.values.begin() + picks.count,
                     [&](int value) { return std::find(open->begin(), open->end(), value) != open->end(); });
}

/// The dudes who may do it: one, but for a job whose leader is chosen after its mark.
CardList who_does_it(const Kernel& k, const Play& play) {
  return play.performer || !k.ability(play).is_job ? CardList{play.performer} : performers(k, play);
}

Play done_by(const Kernel& k, Play play, CardId dude) {
  if (dude != play.performer) perform_by(k, play, dude);
  return play;
}

/// The values open in a choice frame now for a play, picks that stand already left out.
Values open_values(const Kernel& k, const ChoiceData& c, Play play) {
  if (c.index != 0xFF || c.kind == ChoiceDef::Kind::cards) {
    const Slot picks = play.slots[c.slot];
    Values values = all_values(k, play, c);
    if (heeds_guards(k, c)) drop_protected(k, play, picks, *values);
    std::erase_if(*values, [&](int v) { return has(picks, v); });
    if (c.index != 0xFF && c.most == 1) {
      std::erase_if(*values, [&](int v) {
        Play tried = play;
        fill(tried.slots[c.slot], v);
        return !can_complete(k, tried, c.index + 1);
      });
    }
    return values;
  }
  Values values(k.cache.spare_numbers);
  switch (c.kind) {
    case ChoiceDef::Kind::location:
      for (const LocationId place : place_candidates(k, play, c.slot, c.condition)) values->push_back(static_cast<std::int16_t>(place.raw));
      break;
    case ChoiceDef::Kind::player:
      for (const PlayerId player : k.from(k.s.winner)) {
        if (c.most >> player.value & 1) values->push_back(player.value);
      }
      break;
    case ChoiceDef::Kind::suit:
      for (int i = 1; i <= 4; ++i) values->push_back(i);
      break;
    default:
      for (int i = c.least; i <= c.most; ++i) {
        fill(play.slots[c.slot], i);
        if (holds(context_for(k, play), c.condition)) values->push_back(i);
      }
  }
  return values;
}

/// What is open to any who could do it.
Values open_values(const Kernel& k, const ChoiceData& c) {
  const Play& play = k.s.plays[c.play];
  const CardList dudes = who_does_it(k, play);
  if (dudes.size() == 1) return open_values(k, c, done_by(k, play, dudes[0]));
  Values all(k.cache.spare_numbers);
  for (const CardId dude : dudes) {
    for (const int value : open_values(k, c, done_by(k, play, dude))) {
      if (std::find(all->begin(), all->end(), value) == all->end()) all->push_back(value);
    }
  }
  return all;
}

CardId card_of_abilities(const Kernel& k, const ChoiceData& c) {
  const Play& play = k.s.plays[c.play];
  return first_card(context_for(k, play), k.choice(play, c.index).from);
}

bool can_stop(const Kernel& k, const ChoiceData& c) {
  const Play& play = k.s.plays[c.play];
  if (play.slots[c.slot].count < c.least) return c.optional && play.slots[c.slot].count == 0;
  if (!are_unprotected(k, c)) return false;
  if (c.index == 0xFF) return true;
  const CardList dudes = who_does_it(k, play);
  return std::any_of(dudes.begin(), dudes.end(), [&](CardId dude) {
    Play tried = done_by(k, play, dude);
    tried.slots[c.slot].filled = 1;
    return can_complete(k, tried, c.index + 1);
  });
}

Flow choose(Kernel& k, Frame& f) {
  auto& c = f.as<ChoiceData>();
  Play& play = k.s.plays[c.play];
  Slot& slot = play.slots[c.slot];
  if (auto a = k.answer()) {
    if (a->kind == OptionKind::done || a->kind == OptionKind::pass) {
      slot.filled = 1;
      return Flow::next;
    }
    const auto value = static_cast<std::int16_t>(c.kind == ChoiceDef::Kind::ability ? a->b : a->a);
    if (a->kind == OptionKind::take_back) {
      const auto end = std::remove(slot.values.begin(), slot.values.begin() + slot.count, value);
      *end = 0;
      --slot.count;
      return Flow::stay;
    }
    if (slot.count == static_cast<int>(slot.values.size())) throw Overflow(HaltReason::list_full);
    slot.values[slot.count++] = value;
    if (!picks_cards(c)) {
      slot.filled = 1;
      return Flow::next;
    }
    return Flow::stay;
  }
  if (c.index != 0xFF && k.choice(play, c.index).random) {
    auto values = open_values(k, c);
    if (!values->empty()) fill(slot, (*values)[below(k.s.rng, static_cast<std::uint32_t>(values->size()))]);
    ++k.s.reveals;
    return Flow::next;
  }
  const bool nothing = slot.count == 0 && open_values(k, c)->empty();
  // By uniform prompts this is asked too: that there is nothing may tell what is in a hand.
  if (nothing && c.kind == ChoiceDef::Kind::cards && c.optional && k.config.prompts == PromptMode::uniform) {
    return k.ask(f.player, decision_for(c.kind), c.slot);
  }
  const bool full = picks_cards(c) && slot.count >= c.most;
  if (full && c.least == c.most && slot.count == 0) return Flow::next;
  if (nothing) {
    slot.filled = static_cast<std::uint8_t>(c.least == 0 || c.optional);
    return Flow::next;
  }
  return k.ask(f.player, decision_for(c.kind), c.slot);
}

void list_choice(const Kernel& k, const Pending& p, OptionList& options) {
  const auto& c = k.s.frames[p.frame].as<ChoiceData>();
  const Slot& slot = k.s.plays[c.play].slots[c.slot];
  if (!picks_cards(c)) {
    const CardId owner = c.kind == ChoiceDef::Kind::ability ? card_of_abilities(k, c) : CardId{};
    for (const int value : open_values(k, c)) {
      options.push_back(owner ? option(OptionKind::ability, owner, value) : option_for(c.kind, value));
    }
    if (c.optional || c.least == 0) options.push_back(option(OptionKind::pass));
    return;
  }
  if (can_stop(k, c)) options.push_back(option(OptionKind::done));
  if (slot.count < c.most) {
    for (const int value : open_values(k, c)) options.push_back(option_for(c.kind, value));
  }
  for (int i = 0; i < slot.count; ++i) options.push_back(option(OptionKind::take_back, slot.card(i)));
}

/// The ability goes on only when it is heard what has been chosen.
Flow tell(Kernel& k, Frame& f) {
  const auto& c = f.as<ChoiceData>();
  const Play& play = k.s.plays[c.play];
  const Slot& slot = play.slots[c.slot];
  if (c.kind != ChoiceDef::Kind::cards || slot.count == 0 || !heard(k, TriggerPoint::target_chosen)) return Flow::next;
  CardList chosen;
  for (int i = 0; i < slot.count; ++i) chosen.push_back(slot.card(i));
  Event event = make_event(TriggerPoint::target_chosen, chosen, cause_for(play));
  event.detail = static_cast<std::uint8_t>(k.s.frame_count - 1);
  raise(k, event);
  return Flow::next;
}

/// The choice that an event tells of.
const ChoiceData* choice_of(const Kernel& k, const Event& event) {
  if (event.type != TriggerPoint::target_chosen || event.detail >= k.s.frame_count) return nullptr;
  const Frame& frame = k.s.frames[event.detail];
  return frame.procedure == static_cast<std::uint8_t>(Proc::choice) ? &frame.as<ChoiceData>() : nullptr;
}

constexpr Step kSteps[] = {{"choose", choose}, {"tell", tell}};

void push(Kernel& k, const ChoiceData& data, PlayerId chooser) {
  k.s.plays[data.play].slots[data.slot] = Slot{};
  k.push(Proc::choice, chooser, data);
}

}  // namespace

const Procedure k_choice{"choice", kSteps, kChoiceDataFields, Procedure::kOfPlayer};

bool can_be_chosen(const Kernel& k, const Play& play, CardId card) {
  return is_in_reach(k, play, card) && !is_immune(k, play, card);
}

bool could_be_chosen(const Kernel& k, const Event& event, CardId card) {
  const ChoiceData* choice = choice_of(k, event);
  if (!choice) return false;
  const Values open = open_values(k, *choice);
  return std::find(open.begin(), open.end(), static_cast<std::int16_t>(card.raw)) != open.end();
}

void choose_instead(Kernel& k, Event& event, CardId out, CardId in) {
  const ChoiceData* choice = choice_of(k, event);
  if (!choice) return;
  Slot& slot = k.s.plays[choice->play].slots[choice->slot];
  std::replace(slot.values.begin(), slot.values.begin() + slot.count, static_cast<std::int16_t>(out.raw), static_cast<std::int16_t>(in.raw));
  std::replace(event.subjects.begin(), event.subjects.begin() + event.count, out, in);
}

bool can_complete(const Kernel& k, Play& play, int first) {
  const AbilityDef& ability = k.ability(play);
  if (first == static_cast<int>(ability.choices.size())) return can_start(k, play, ability);
  const ChoiceDef& choice = ability.choices[static_cast<std::size_t>(first)];
  const Context context = context_for(k, play);
  const Slot before = play.slots[choice.slot];
  const bool multiple = is_multiple(context, choice);
  if (choice.kind == ChoiceDef::Kind::cards && !multiple && (!choice.affects || protectors(k).empty())) {
    // The first card that will do is enough.
    auto will_do = [&](CardId card) {
      if (!may_be_picked(k, play, choice, card)) return false;
      fill(play.slots[choice.slot], static_cast<std::int16_t>(card.raw));
      const bool possible = can_complete(k, play, first + 1);
      play.slots[choice.slot] = before;
      return possible;
    };
    if (visit(context, choice.from, visitor(will_do))) return true;
    if (!choice.optional) return false;
    play.slots[choice.slot] = Slot{};
    const bool possible = can_complete(k, play, first + 1);
    play.slots[choice.slot] = before;
    return possible;
  }
  auto values = value_candidates(k, play, choice);
  bool possible = false;
  if (multiple) {
    const int least = least_of(context, choice);
    const int most = most_of(context, choice);
    if (static_cast<int>(values->size()) >= least && most >= 0) {
      const auto take = std::clamp<std::size_t>(values->size(), 0, static_cast<std::size_t>(std::min(most, 11)));
      // The most that can be chosen helps most of what follows; the least is tried next.
      for (const std::size_t n : {take, static_cast<std::size_t>(std::max(least, 0))}) {
        fill(play.slots[choice.slot], std::span<const int>(values->data(), std::min(n, values->size())));
        if ((possible = can_complete(k, play, first + 1))) break;
      }
    }
  } else {
    possible = std::any_of(values.begin(), values.end(), [&](int value) {
      fill(play.slots[choice.slot], value);
      return can_complete(k, play, first + 1);
    });
    if (!possible && choice.optional) {
      play.slots[choice.slot] = Slot{};
      possible = can_complete(k, play, first + 1);
    }
  }
  play.slots[choice.slot] = before;
  return possible;
}

void push_choice(Kernel& k, int play, int index) {
  const Play& p = k.s.plays[play];
  const ChoiceDef& choice = k.choice(p, index);
  const Context context = context_for(k, p);
  ChoiceData data;
  data.play = static_cast<std::uint8_t>(play);
  data.index = static_cast<std::uint8_t>(index);
  data.slot = choice.slot;
  data.kind = choice.kind;
  data.least = static_cast<std::int16_t>(choice.kind == ChoiceDef::Kind::cards ? least_of(context, choice) : 1);
  data.most = static_cast<std::int16_t>(choice.kind == ChoiceDef::Kind::cards ? most_of(context, choice) : 1);
  data.optional = choice.optional;
  push(k, data, choice.chooser == kNoNode ? p.player : first_player(context, choice.chooser));
}

void push_card_choice(Kernel& k, int play, int slot, PlayerId chooser, const CardList& cards, int least, int most) {
  if (play < 0) return;
  ChoiceData data;
  data.play = static_cast<std::uint8_t>(play);
  data.slot = static_cast<std::uint8_t>(slot);
  data.least = static_cast<std::int16_t>(std::min(least, static_cast<int>(cards.size())));
  data.most = static_cast<std::int16_t>(std::min(most, static_cast<int>(cards.size())));
  data.optional = least == 0 && most == 1;
  if (data.optional) data.least = 1;
  data.count = static_cast<std::uint16_t>(cards.size());
  if (k.s.arena_top + cards.size() > kArenaWords) throw Overflow(HaltReason::arena_full);
  k.s.plays[play].slots[static_cast<std::size_t>(slot)] = Slot{};
  Frame& frame = k.push(Proc::choice, chooser, data);
  frame.as<ChoiceData>().begin = k.s.arena_top;
  for (const CardId card : cards) k.s.arena[k.s.arena_top++] = static_cast<std::int16_t>(card.raw);
}

void push_value_choice(Kernel& k, int play, int slot, PlayerId chooser, ChoiceDef::Kind kind, int least, int most,
                       NodeId condition) {
  if (play < 0) return;
  ChoiceData data;
  data.play = static_cast<std::uint8_t>(play);
  data.slot = static_cast<std::uint8_t>(slot);
  data.kind = kind;
  data.least = static_cast<std::int16_t>(least);
  data.most = static_cast<std::int16_t>(most);
  data.condition = condition;
  push(k, data, chooser);
}

void list_choose_cards(const Kernel& k, const Pending& p, OptionList& o) { list_choice(k, p, o); }
void list_choose_location(const Kernel& k, const Pending& p, OptionList& o) { list_choice(k, p, o); }
void list_choose_player(const Kernel& k, const Pending& p, OptionList& o) {
  if (p.a >= 0) return list_choice(k, p, o);
  for (const PlayerId player : cheatin_targets(k, p.player)) {
    Play tried = k.s.plays[static_cast<std::size_t>(p.b)];
    tried.against = player;
    if (can_complete(k, tried, 0)) o.push_back(option(OptionKind::player, player));
  }
}
void list_choose_number(const Kernel& k, const Pending& p, OptionList& o) { list_choice(k, p, o); }
void list_choose_option(const Kernel& k, const Pending& p, OptionList& o) { list_choice(k, p, o); }
void list_choose_suit(const Kernel& k, const Pending& p, OptionList& o) { list_choice(k, p, o); }

}  // namespace highnoon
