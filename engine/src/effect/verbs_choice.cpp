// Verbs that ask, branch, repeat or wait.

#include <algorithm>

#include "ability/ability.hpp"
#include "ability/journal.hpp"
#include "day/victory.hpp"
#include "effect/modifier.hpp"
#include "effect/verbs.hpp"
#include "state/rng.hpp"
#include "timing/event.hpp"
#include "timing/window.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

// --- effect lists --------------------------------------------------------------------------------------------------------------

struct EffectsData {
  std::int16_t play = -1;
  std::uint16_t at = 0;
  std::uint32_t list = kNoEffects;
};
FIELDS(kEffectsDataFields, EffectsData, FIELD(play, is(Holds::play)), FIELD(at), FIELD(list, is(Holds::effects)));

Flow run_next(Kernel& k, Frame& f) {
  auto& data = f.as<EffectsData>();
  const auto& list = k.d.effect_lists[data.list];
  if (data.at >= list.size()) return Flow::next;
  const Effect& effect = list[data.at++];
  run_verb(k, make_call(k, data.play, effect, context_of(k, data.play)));
  return Flow::stay;
}
constexpr Step kEffectsSteps[] = {{"effects", run_next}};

// --- may -------------------------------------------------------------------------------------------------------------------------

struct MayData {
  std::int16_t play = -1;
  std::uint16_t spare = 0;
  std::uint32_t effects = kNoEffects;
  std::uint32_t otherwise = kNoEffects;
};
FIELDS(kMayDataFields, MayData, FIELD(play, is(Holds::step_or_play)), FIELD(spare, nothing()), FIELD(effects, is(Holds::may_effects)),
       FIELD(otherwise, is(Holds::may_effects)));

Flow decide(Kernel& k, Frame& f) {
  const auto data = f.as<MayData>();
  if (auto a = k.answer()) {
    k.s.result = a->kind == OptionKind::yes;
    run_effects(k, data.play, k.s.result ? data.effects : data.otherwise);
    return Flow::next;
  }
  return k.ask(f.player, DecisionKind::may, data.play);
}
constexpr Step kMaySteps[] = {{"decide", decide}};

// --- for each --------------------------------------------------------------------------------------------------------------------

struct ForEachData {
  std::int16_t play = -1;
  std::uint16_t begin = 0, count = 0, at = 0;
  std::uint32_t effects = kNoEffects;
  std::uint8_t slot = 0;
  std::uint8_t players = 0;  ///< instead of cards: bit per player whose turn is still to come
  std::uint8_t spare[2] = {0, 0};
};
FIELDS(kForEachDataFields, ForEachData, FIELD(play, is(Holds::play)), FIELD(begin, is(Holds::arena_cards)), FIELD(count),
       FIELD(at, at_most(offsetof(S, count))), FIELD(effects, is(Holds::effects)), FIELD(slot, is(Holds::slot)), FIELD(players, is(Holds::players)),
       FIELD(spare, nothing()));

/// The player whose turn it is, from the Winner; none is left: none.
PlayerId next_player(const Kernel& k, std::uint8_t& players) {
  for (const PlayerId player : k.from(k.s.winner ? k.s.winner : PlayerId{0})) {
    if (!(players >> player.value & 1)) continue;
    players = static_cast<std::uint8_t>(players & ~(1u << player.value));
    return player;
  }
  return {};
}

Flow next_one(Kernel& k, Frame& f) {
  auto& data = f.as<ForEachData>();
  const PlayerId player = next_player(k, data.players);
  if (!player && data.at == data.count) return Flow::next;
  Slot& slot = k.s.plays[data.play].slots[data.slot];
  slot = Slot{};
  slot.filled = slot.count = 1;
  slot.values[0] = static_cast<std::int16_t>(player ? player.value : k.s.arena[static_cast<std::size_t>(data.begin + data.at++)]);
  run_effects(k, data.play, data.effects);
  return Flow::stay;
}
constexpr Step kForEachSteps[] = {{"for_each", next_one}};

int slot_of(const VerbCall& call, int argument) { return call[argument].given ? call[argument].value : kScriptSlot; }
PlayerId chooser_of(const VerbCall& call) {
  const PlayerId player = player_in(call[0]);
  return player ? player : call.cause.player;
}

}  // namespace

const Procedure k_effects{"effects", kEffectsSteps, kEffectsDataFields};
const Procedure k_may{"may", kMaySteps, kMayDataFields, Procedure::kOfPlayer};
const Procedure k_for_each{"for_each", kForEachSteps, kForEachDataFields};

void run_effects(Kernel& k, int play, EffectListId list) {
  if (list == kNoEffects || k.d.effect_lists[list].empty()) return;
  EffectsData data;
  data.play = static_cast<std::int16_t>(play);
  data.list = list;
  k.push(Proc::effects, play < 0 ? PlayerId{} : k.s.plays[play].player, data);
}

// --- choices -----------------------------------------------------------------------------------------------------------------------

namespace {

/// What can be chosen of what the script names; while it is only asked whether the ability can be used there is no play yet.
/// @param several  with protected cards, which can be chosen with their guards
CardList choosable(const Kernel& k, const VerbCall& call, bool several = false) {
  CardList cards;
  for (const CardId card : call[2].cards) {
    if (call.play < 0 || can_be_chosen(k, k.s.plays[call.play], card)) cards.push_back(card);
  }
  if (call.play >= 0 && !several) drop_protected(k, k.s.plays[call.play], cards);
  return cards;
}

}  // namespace

namespace {

/// So many of the cards, or all there are.
void pick_by_chance(Kernel& k, int play, int slot, CardList left, int most) {
  if (play < 0) return;
  Slot picked;
  picked.filled = 1;
  most = std::min(most, static_cast<int>(picked.values.size()));
  while (picked.count < most && !left.empty()) {
    const CardId card = pick_random(k, left);
    erase(left, card);
    picked.values[picked.count++] = static_cast<std::int16_t>(card.raw);
  }
  ++k.s.reveals;
  k.s.plays[play].slots[static_cast<std::size_t>(slot)] = picked;
}

}  // namespace

bool can_choose(const Kernel& k, const VerbCall& call) { return !choosable(k, call).empty(); }
void run_choose(Kernel& k, const VerbCall& call) {
  const int least = call[3].given ? call[3].value : 1;
  const int most = call[4].given ? call[4].value : std::max(least, 1);
  const CardList cards = choosable(k, call, !call[5].given && most > 1);
  if (call[5].given) return pick_by_chance(k, call.play, slot_of(call, 1), cards, most);
  push_card_choice(k, call.play, slot_of(call, 1), chooser_of(call), cards, least, most);
}

bool can_choose_location(const Kernel&, const VerbCall&) { return true; }
void run_choose_location(Kernel& k, const VerbCall& call) {
  push_value_choice(k, call.play, slot_of(call, 1), chooser_of(call), ChoiceDef::Kind::location, 1, 1,
                    call[2].given ? static_cast<NodeId>(call[2].value) : kNoNode);
}
bool can_choose_number(const Kernel&, const VerbCall& call) { return call[2].value <= call[3].value; }
void run_choose_number(Kernel& k, const VerbCall& call) {
  push_value_choice(k, call.play, slot_of(call, 1), chooser_of(call), ChoiceDef::Kind::number, call[2].value, call[3].value,
                    call[4].given ? static_cast<NodeId>(call[4].value) : kNoNode);
}
bool can_choose_option(const Kernel&, const VerbCall& call) { return call[2].value > 0; }
void run_choose_option(Kernel& k, const VerbCall& call) {
  push_value_choice(k, call.play, slot_of(call, 1), chooser_of(call), ChoiceDef::Kind::option, 1, call[2].value);
}
bool can_choose_suit(const Kernel&, const VerbCall&) { return true; }
void run_choose_suit(Kernel& k, const VerbCall& call) {
  push_value_choice(k, call.play, slot_of(call, 1), chooser_of(call), ChoiceDef::Kind::suit, 1, 4);
}
bool can_choose_player(const Kernel&, const VerbCall&) { return true; }
void run_choose_player(Kernel& k, const VerbCall& call) {
  const int everybody = (1 << k.players()) - 1;
  push_value_choice(k, call.play, slot_of(call, 1), chooser_of(call), ChoiceDef::Kind::player, 1,
                    call[2].given ? call[2].value : everybody);
}

// --- branches ------------------------------------------------------------------------------------------------------------------------

bool can_may(const Kernel&, const VerbCall&) { return true; }
void run_may(Kernel& k, const VerbCall& call) {
  MayData data;
  data.play = static_cast<std::int16_t>(call.play);
  data.effects = static_cast<std::uint32_t>(call[1].value);
  data.otherwise = call[2].given ? static_cast<std::uint32_t>(call[2].value) : kNoEffects;
  // A function asks and acts upon the answer itself; else nobody is asked whether to do what cannot be done.
  const auto possible = [&](EffectListId list) {
    const auto& effects = k.d.effect_lists[list];
    return !effects.empty() && can_do(k, make_call(k, call.play, effects.front(), context_of(k, call.play)));
  };
  if (data.effects != kNoEffects && !possible(data.effects)) return run_effects(k, call.play, data.otherwise);
  k.push(Proc::may, chooser_of(call), data);
}

bool can_when(const Kernel&, const VerbCall&) { return true; }
void run_when(Kernel& k, const VerbCall& call) {
  const bool holds_now = holds(context_of(k, call.play), static_cast<NodeId>(call[0].value));
  if (holds_now) return run_effects(k, call.play, static_cast<EffectListId>(call[1].value));
  if (call[2].given) run_effects(k, call.play, static_cast<EffectListId>(call[2].value));
}

bool can_for_each(const Kernel&, const VerbCall& call) { return !call[0].cards.empty(); }
void run_for_each(Kernel& k, const VerbCall& call) {
  if (call.play < 0 || call[0].cards.empty()) return;
  if (k.s.arena_top + call[0].cards.size() > kArenaWords) throw Overflow(HaltReason::arena_full);
  ForEachData data;
  data.play = static_cast<std::int16_t>(call.play);
  data.count = static_cast<std::uint16_t>(call[0].cards.size());
  data.slot = static_cast<std::uint8_t>(slot_of(call, 1));
  data.effects = static_cast<std::uint32_t>(call[2].value);
  Frame& frame = k.push(Proc::for_each, call.cause.player, data);
  frame.as<ForEachData>().begin = k.s.arena_top;
  for (const CardId card : call[0].cards) k.s.arena[k.s.arena_top++] = static_cast<std::int16_t>(card.raw);
}

bool can_for_each_player(const Kernel&, const VerbCall& call) { return call[0].value != 0; }
void run_for_each_player(Kernel& k, const VerbCall& call) {
  if (call.play < 0) return;
  ForEachData data;
  data.play = static_cast<std::int16_t>(call.play);
  data.players = static_cast<std::uint8_t>(call[0].value);
  data.slot = static_cast<std::uint8_t>(slot_of(call, 1));
  data.effects = static_cast<std::uint32_t>(call[2].value);
  k.push(Proc::for_each, call.cause.player, data).as<ForEachData>().begin = k.s.arena_top;
}

bool can_name(const Kernel&, const VerbCall&) { return true; }
void run_name(Kernel& k, const VerbCall& call) {
  if (call.play < 0) return;
  Slot& slot = k.s.plays[call.play].slots[static_cast<std::size_t>(slot_of(call, 1))];
  slot = Slot{};
  slot.filled = 1;
  for (const CardId card : call[0].cards) {
    if (slot.count == slot.values.size()) throw Overflow(HaltReason::list_full);
    slot.values[slot.count++] = static_cast<std::int16_t>(card.raw);
  }
}

bool can_run_function(const Kernel&, const VerbCall&) { return true; }
void run_run_function(Kernel& k, const VerbCall& call) { run_function(k, call.play, static_cast<FunctionId>(call[0].value)); }

// --- later ---------------------------------------------------------------------------------------------------------------------------

namespace {

/// Triggers that have fired make room, unless a window may still name them.
void drop_fired(Kernel& k) {
  if (k.find_frame(Proc::window) >= 0) return;
  auto* end = k.s.delayed.data() + k.s.delayed_count;
  auto* kept = std::remove_if(k.s.delayed.data(), end, has_fired);
  std::fill(kept, end, Delayed{});
  k.s.delayed_count = static_cast<std::uint16_t>(kept - k.s.delayed.data());
}

}  // namespace

bool can_later(const Kernel&, const VerbCall&) { return true; }
void run_later(Kernel& k, const VerbCall& call) {
  drop_fired(k);
  if (k.s.delayed_count == kMaxDelayed) throw Overflow(HaltReason::delayed_full);
  Delayed& delayed = k.s.delayed[k.s.delayed_count++];
  delayed = Delayed{};
  delayed.trigger = static_cast<TriggerPoint>(call[0].value);
  if (call[1].given) delayed.condition = static_cast<std::uint32_t>(call[1].value);
  delayed.effects = static_cast<std::uint32_t>(call[2].value);
  delayed.until = settled_duration(k, call[3].given ? static_cast<Duration>(call[3].value) : Duration::standard, call.cause.timing);
  delayed.flags = call[4].given ? kDelayedEach : 0;
  delayed.depth = k.s.shootout.depth;
  delayed.player = call.cause.player;
  delayed.card = call.cause.card;
  delayed.ability = call.cause.ability;
  delayed.timing = call.cause.timing;
  if (call.play < 0) return;
  const Play& play = k.s.plays[call.play];
  delayed.performer = play.performer;
  for (std::size_t i = 0; i < kMaxSlots; ++i) {
    if (play.slots[i].count > 0) delayed.slots[i] = play.slots[i].values[0];
  }
}

bool can_win_game(const Kernel&, const VerbCall&) { return true; }
void run_win_game(Kernel& k, const VerbCall& call) { win_game(k, player_in(call[0]), call.cause); }

void list_may(const Kernel&, const Pending&, OptionList& options) {
  options.push_back(option(OptionKind::yes));
  options.push_back(option(OptionKind::no));
}

}  // namespace highnoon
