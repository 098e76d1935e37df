#include "ability/journal.hpp"

#include <algorithm>

#include "ability/ability.hpp"
#include "effect/cache.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "shootout/suspended.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

constexpr int kCountBits = 8;

Flow run_script(Kernel& k, Frame& f) {
  auto& data = f.as<ScriptData>();
  if (data.waiting) {
    data.waiting = 0;
    VerbCall call;
    call.verb = static_cast<Verb>(data.verb);
    call.play = data.play == 0xFF ? -1 : data.play;
    ResultWords words;
    encode(result_of(k, call), words);
    journal_append(k, f, data.tag, words);
  }
  // Kept only while the script runs: what it does until its next wait can be taken back.
  const KeptState before(k.s);
  k.last_resume = &before.get();
  std::string error;
  ScriptStatus status = ScriptStatus::failed;
  try {
    status = k.content.host->resume(k, f, error);
  } catch (const Overflow& overflow) {
    error = overflow.what();
  }
  if (status == ScriptStatus::failed) script_failed(k, error);
  k.last_resume = nullptr;
  if (status == ScriptStatus::failed) return Flow::stay;
  return status == ScriptStatus::finished ? Flow::done : Flow::stay;
}

constexpr Step kSteps[] = {{"run", run_script}};

FIELDS(kScriptDataFields, ScriptData, FIELD(function, is(Holds::function)), FIELD(begin, is(Holds::journal)), FIELD(length),
       FIELD(play, is(Holds::step_or_play)), FIELD(waiting, flag()), FIELD(tag), FIELD(verb, up_to(static_cast<int>(Verb::count_) - 1)),
       FIELD(slot, is(Holds::slot)), FIELD(resumes), FIELD(instructions));

}  // namespace

const Procedure k_script{"script", kSteps, kScriptDataFields};

void run_function(Kernel& k, int play, FunctionId function) {
  if (!k.content.host) return;
  ScriptData data;
  data.function = function;
  data.play = play < 0 ? 0xFF : static_cast<std::uint8_t>(play);
  data.begin = k.s.arena_top;
  k.push(Proc::script, play < 0 ? k.s.winner : k.s.plays[play].player, data);
}

void journal_append(Kernel& k, Frame& frame, std::uint32_t tag, std::span<const std::int32_t> words) {
  auto& data = frame.as<ScriptData>();
  if (words.size() >= (1u << kCountBits) || k.s.arena_top + words.size() + 1 > kArenaWords) {
    throw Overflow(HaltReason::arena_full);
  }
  k.s.arena[k.s.arena_top++] = static_cast<std::int32_t>(tag << kCountBits | words.size());
  for (const std::int32_t word : words) k.s.arena[k.s.arena_top++] = word;
  data.length = static_cast<std::uint16_t>(data.length + words.size() + 1);
}

JournalEntry journal_entry(const Kernel& k, const Frame& frame, int offset) {
  const auto& data = frame.as<ScriptData>();
  const auto* at = k.s.arena.data() + data.begin + offset;
  const auto head = static_cast<std::uint32_t>(*at);
  const std::size_t count = head & ((1u << kCountBits) - 1);
  return {head >> kCountBits, {at + 1, count}, offset + 1 + static_cast<int>(count)};
}

bool script_verb(Kernel& k, Frame& frame, const VerbCall& call, std::uint32_t tag) {
  auto& data = frame.as<ScriptData>();
  const int frames = k.s.frame_count;
  run_verb(k, call);
  if (k.s.frame_count == frames && k.s.pending.kind == DecisionKind::none) {
    ResultWords words;
    encode(result_of(k, call), words);
    journal_append(k, frame, tag, words);
    return true;
  }
  data.waiting = 1;
  data.tag = tag;
  data.verb = static_cast<std::uint8_t>(call.verb);
  return false;
}

void encode(const VerbResult& result, ResultWords& words) {
  words.push_back(result.kind);
  words.push_back(result.value);
  for (const CardId card : result.cards) words.push_back(card.raw);
}

VerbResult decode(std::span<const std::int32_t> words) {
  VerbResult result;
  result.kind = static_cast<char>(words[0]);
  result.value = words[1];
  for (const std::int32_t word : words.subspan(2)) result.cards.push_back(CardId{static_cast<std::uint16_t>(word)});
  return result;
}

// --- errors --------------------------------------------------------------------------------------------------------------------

namespace {

void tell_error(Kernel& k, CardId card, PlayerId player, const std::string& error) {
  k.output.script_errors.push_back(error);
  Event event = make_event(TriggerPoint::script_error, card, {player, kRule});
  event.changed = 1;
  k.tell(event);
}

/// The nearest ability frame below the top, or -1.
int ability_frame(const Kernel& k) { return k.find_frame(Proc::ability); }

void mark_used(Kernel& k, const Play& play) {
  Card& card = k.card(play.card);
  const AbilityDef& ability = k.ability(card.id, play.ability);
  if (ability.is_granted() || is_gained(play.ability)) {
    spend_granted_use(k, play);
  } else if (ability.kind == AbilityDef::Kind::ability) {
    spend_use(k, card, ability);
  }
  // An action card that failed is spent: else it would be offered again and again.
  if (!ability.is_granted() && k.d.cards[card.def].type == CardType::action && card.zone != Zone::discard) put(k, play.card, Zone::discard);
}

/// Drops frames until the one at `index` is gone too.
void unwind(Kernel& k, int index) {
  k.s.pending = Pending{};
  while (k.s.frame_count > index) {
    if (k.top().procedure == static_cast<std::uint8_t>(Proc::suspended)) resume_shootout(k, k.top());
    k.pop();
  }
}

}  // namespace

void script_failed(Kernel& k, const std::string& error) {
  const int script = k.find_frame(Proc::script);
  const int frame = ability_frame(k);
  const std::uint8_t of_play = script >= 0 ? k.s.frames[static_cast<std::size_t>(script)].as<ScriptData>().play : 0xFF;
  if (of_play == 0xFF || frame < 0) {  // a ruleset's step: it is skipped
    const State* before = k.last_resume;
    if (before) copy_state(k.s, *before);
    unwind(k, k.find_frame(Proc::script));
    forget_pool(k.cache);
    return tell_error(k, {}, {}, error);
  }

  const std::uint32_t serial = k.s.frames[static_cast<std::size_t>(frame)].serial;
  const Play play = k.s.plays.back();
  const auto found = std::find_if(k.checkpoints.begin(), k.checkpoints.end(), [&](const auto& c) { return c->frame == serial; });
  if (found != k.checkpoints.end() && (*found)->reveals == k.s.reveals) {
    copy_state(k.s, (*found)->state);  // its costs come back with it
  } else if (k.last_resume) {
    copy_state(k.s, *k.last_resume);
  }
  forget_pool(k.cache);  // what the script had made or given is not there
  unwind(k, ability_frame(k));
  mark_used(k, play);
  tell_error(k, play.card, play.player, error);
}

}  // namespace highnoon
