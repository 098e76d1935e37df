#include "poker/pull.hpp"

#include <algorithm>

#include "ability/ability.hpp"
#include "day/inventing.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "effect/verb.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

Flow about_to_pull(Kernel& k, Frame& f);
Flow draw(Kernel& k, Frame& f);
Flow reveal(Kernel& k, Frame& f);
Flow feat(Kernel& k, Frame& f);
Flow result(Kernel& k, Frame& f);

constexpr Step kSteps[] = {
    {"about_to_pull", about_to_pull},
    {"draw", draw},
    {"reveal", reveal},
    {"feat", feat},
    {"result", result},
};

Flow test_pull(Kernel& k, Frame& f);
Flow test_total(Kernel& k, Frame& f);
Flow test_verdict(Kernel& k, Frame& f);
Flow test_finish(Kernel& k, Frame& f);

constexpr Step kTestSteps[] = {
    {"pull", test_pull},
    {"total", test_total},
    {"verdict", test_verdict},
    {"finish", test_finish},
};

constexpr std::uint8_t kNoPlay = 0xFF;

struct PullData {
  CardId card;
  CardId cause_card;
  std::uint16_t timing = kRule;
  PlayerId cause_player;
  AbilityIx ability = kNoAbility;
  std::uint8_t play = kNoPlay;
  std::int8_t change = 0;  ///< what effects add to its value
  CardId puller;  ///< for whom it is made; none: for a player
  std::uint8_t check = 0;  ///< 1: of a skill check
  std::uint8_t spare = 0;

  Cause cause() const {
    return {cause_player, timing, cause_card, ability, static_cast<std::uint16_t>(check ? kEventSkillCheck : 0)};
  }
};
FIELDS(kPullDataFields, PullData, FIELD(card), FIELD(cause_card), FIELD(timing, bits(kTimings)), FIELD(cause_player),
       FIELD(ability, ability_of(offsetof(S, cause_card))), FIELD(play, is(Holds::step_or_play)), FIELD(change), FIELD(puller),
       FIELD(check, flag()), FIELD(spare, nothing()));

bool is_joker(const Kernel& k, CardId card) { return k.def(card).type == CardType::joker; }

/// A joker comes down once it has been used. RR-JOKER-002.
void discard_pulled(Kernel& k, CardId card) {
  if (!k.exists(card) || k.card(card).zone != Zone::pulled) return;
  put(k, card, is_aced_after_use(k, card) ? Zone::boot_hill : Zone::discard);
  k.card(card).set(kDeclared, false);
  k.card(card).suit = Suit::none;
  k.card(card).value = 0;
  touch(k);
}

void show_to_all(Kernel& k, CardId card) {
  k.card(card).known = static_cast<std::uint8_t>((1u << k.players()) - 1);
  ++k.s.reveals;
  touch(k);
}

Flow about_to_pull(Kernel& k, Frame& f) {
  const PullData& data = f.as<PullData>();
  Event event = make_event(TriggerPoint::pull_about_to_be_made, data.cause());
  event.player = f.player;
  if (k.exists(data.puller)) event.subjects[event.count++] = data.puller;
  raise(k, event);
  return Flow::next;
}

/// RR-SKILL-003; an empty deck is made anew from the discard pile first. RR-SKILL-004.
Flow draw(Kernel& k, Frame& f) {
  PullData& data = f.as<PullData>();
  // What pulls again is through with its last pull.
  if (data.play != kNoPlay) discard_pulled(k, k.s.plays[data.play].pulled);
  discard_pulled(k, data.card);
  data.card = draw_top(k, f.player, Zone::pulled);
  if (data.card) show_to_all(k, data.card);
  return Flow::next;
}

/// What the pull shows. Without cards left: the ace of clubs. Values run from 1 to 13, RR-VALUE-002.
PokerCard shown(const Kernel& k, const PullData& data) {
  PokerCard pulled{Suit::clubs, static_cast<std::uint8_t>(k.parameter(Parameter::empty_pull_value))};
  if (data.card) pulled = poker_card(k, data.card);
  if (data.change != 0) pulled.value = static_cast<std::uint8_t>(std::clamp(pulled.value + data.change, 1, 13));
  return pulled;
}

/// The owner of a pulled joker picks at once. @return whether the step must wait
bool choose_joker(Kernel& k, CardId card) {
  if (const auto answer = k.answer()) declare_joker(k, card, *answer);
  if (!card || !is_joker(k, card) || k.card(card).has(kDeclared)) return false;
  k.ask(k.card(card).owner, DecisionKind::joker, static_cast<std::int16_t>(card.raw));
  return true;
}

void tell_play(Kernel& k, const PullData& data) {
  if (data.play == kNoPlay) return;
  Play& play = k.s.plays[data.play];
  const PokerCard pulled = shown(k, data);
  play.pulled = data.card;
  play.pull_value = pulled.value;
  play.pull_suit = pulled.suit;
}

Flow reveal(Kernel& k, Frame& f) {
  const PullData& data = f.as<PullData>();
  if (choose_joker(k, data.card)) return Flow::stay;
  tell_play(k, data);
  Event event = make_event(TriggerPoint::pull_revealed, data.cause());
  event.player = f.player;
  if (data.card) event.subjects[event.count++] = data.card;
  event.amount = shown(k, data).value;
  event.other = data.puller;
  raise(k, event);
  return Flow::next;
}

// --- a Feat that is pulled. Compendium, "Feats".

/// The plays that are being made.
std::uint16_t timings_now(const Kernel& k) {
  if (k.s.lowball) return kCheatin;
  if (!k.s.shootout.active) return k.s.phase == Phase::noon ? kNoon : 0;
  return k.s.shootout.step == kResolution ? kResolution | kCheatin : k.s.shootout.step;
}

/// RC-FEAT-002: what could be used were it played now.
OptionList ways_to_use(const Kernel& k, PlayerId player, CardId card) {
  OptionList options;
  if (!k.exists(card) || !has_keyword(k, card, Keyword::feat)) return options;
  const auto& abilities = k.def(card).abilities;
  for (std::size_t i = 0; i < abilities.size(); ++i) {
    for (const std::uint16_t one : {kNoon, kShootout, kResolution, kCheatin}) {
      const bool fits = abilities[i].kind == AbilityDef::Kind::ability && timings_now(k) & abilities[i].timing & one;
      if (!fits || !can_use_anywhere(k, player, card, static_cast<AbilityIx>(i), one)) continue;
      options.push_back({OptionKind::play_action, card.raw, static_cast<int>(i), one});
      break;
    }
  }
  return options;
}

/// Its ability may be used at once, for no ghost rock: it is not played from a hand. RC-FEAT-001, -003.
Flow feat(Kernel& k, Frame& f) {
  const PullData& data = f.as<PullData>();
  if (const auto answer = k.answer()) {
    if (answer->kind == OptionKind::pass) return Flow::next;
    use_ability(k, f.player, card_a(*answer), static_cast<AbilityIx>(answer->b),
                static_cast<std::uint16_t>(answer->c));
    return Flow::next;
  }
  if (ways_to_use(k, f.player, data.card).empty()) return Flow::next;
  return k.ask(f.player, DecisionKind::feat, static_cast<std::int16_t>(data.card.raw));
}

/// Another card may have taken the place of the pulled one.
Flow result(Kernel& k, Frame& f) {
  const PullData& data = f.as<PullData>();
  if (choose_joker(k, data.card)) return Flow::stay;
  tell_play(k, data);
  const PokerCard pulled = shown(k, data);
  if (data.play == kNoPlay) discard_pulled(k, data.card);
  k.s.result = static_cast<int>(pulled.suit) * 16 + pulled.value;
  return Flow::done;
}

// --- skill tests
// -----------------------------------------------------------------------------------------------------------

struct TestData {
  CardId dude;
  std::int16_t difficulty = 0;
  std::int16_t total = 0;
  std::uint8_t play = kNoPlay;
  KeywordId skill = 0;
  std::uint8_t succeeded = 0;
  std::uint8_t pulled = 0;  ///< value of the pull
  CardId gadget;            ///< what is invented by it

  /// Kung Fu is no skill: nothing that speaks of skill checks hears of its tests. RR-KUNGFU-004.
  bool is_kung_fu() const { return skill == static_cast<KeywordId>(Keyword::kung_fu); }
};
FIELDS(kTestDataFields, TestData, FIELD(dude), FIELD(difficulty), FIELD(total), FIELD(play, is(Holds::step_or_play)),
       FIELD(skill, is(Holds::keyword)), FIELD(succeeded, flag()), FIELD(pulled, up_to(14)), FIELD(gadget));

Cause cause_of_test(const Kernel& k, const TestData& data) {
  if (data.play != kNoPlay) return cause_of(k, data.play);
  return {k.card(data.dude).controller, kRule, {}, kNoAbility, 0};
}

Event test_event(const Kernel& k, const Frame& f, TriggerPoint type) {
  const TestData& data = f.as<TestData>();
  Event event = make_event(type, data.dude, cause_of_test(k, data));
  event.player = f.player;
  event.amount = data.total;
  event.detail = data.skill;
  if (data.play != kNoPlay) event.other = k.s.plays[data.play].card;
  if (data.gadget) {
    event.other = data.gadget;
    event.flags |= kEventInvention;
  }
  return event;
}

void push_pull(Kernel& k, PlayerId player, std::uint8_t play, CardId puller, const Cause& cause, bool check = false) {
  PullData data;
  data.cause_card = cause.card;
  data.timing = cause.timing;
  data.cause_player = cause.player;
  data.ability = cause.ability;
  data.play = play;
  data.puller = puller;
  data.check = check;
  k.push(Proc::pull, player, data);
}

Flow test_pull(Kernel& k, Frame& f) {
  const TestData& data = f.as<TestData>();
  push_pull(k, f.player, data.play, data.dude, cause_of_test(k, data), !data.is_kung_fu());
  return Flow::next;
}

/// RR-SKILL-006, -008.
std::int16_t total_now(const Kernel& k, const TestData& data) {
  const int skill = data.is_kung_fu() ? 0 : rating(k, data.dude, data.skill);
  return static_cast<std::int16_t>(data.pulled + skill);
}

Flow test_total(Kernel& k, Frame& f) {
  TestData& data = f.as<TestData>();
  data.pulled = static_cast<std::uint8_t>(k.s.result & 15);
  data.total = total_now(k, data);
  if (data.play != kNoPlay) {
    Play& play = k.s.plays[data.play];
    play.skill_total = data.total;
    play.difficulty = data.difficulty;
  }
  if (!data.is_kung_fu()) raise(k, test_event(k, f, TriggerPoint::skill_check_made));
  return Flow::next;
}

/// RR-SPELL-008, RR-KUNGFU-006, -007. What heard of the total may have changed it.
Flow test_verdict(Kernel& k, Frame& f) {
  TestData& data = f.as<TestData>();
  data.total = data.play != kNoPlay ? k.s.plays[data.play].skill_total : total_now(k, data);
  const int needed = data.difficulty + k.parameter(Parameter::skill_check_must_exceed);
  data.succeeded =
      data.is_kung_fu() ? data.total < stat(k, data.dude, Stat::value) : data.total >= needed;
  if (data.play != kNoPlay) k.s.plays[data.play].succeeded = data.succeeded;
  touch(k);
  if (data.is_kung_fu()) return Flow::next;
  raise(k, test_event(k, f,
                      data.succeeded ? TriggerPoint::skill_check_succeeded
                                     : TriggerPoint::skill_check_failed));
  return Flow::next;
}

Flow test_finish(Kernel& k, Frame& f) {
  k.s.result = f.as<TestData>().succeeded;
  return Flow::done;
}

}  // namespace

const Procedure k_pull{"pull", kSteps, kPullDataFields, Procedure::kOfPlayer};
const Procedure k_skill_test{"skill_test", kTestSteps, kTestDataFields};

void pull(Kernel& k, PlayerId player, int play, const Cause& cause) {
  const bool known = play >= 0 && play < k.s.plays.size();
  const CardId puller = known ? k.s.plays[play].performer : CardId{};
  push_pull(k, player, known ? static_cast<std::uint8_t>(play) : kNoPlay, puller, cause);
}

void skill_test(Kernel& k, int play, CardId dude, KeywordId skill, int difficulty,
                CardId gadget) {
  TestData data;
  data.gadget = gadget;
  data.dude = dude;
  data.difficulty = static_cast<std::int16_t>(difficulty);
  data.play = play < 0 ? kNoPlay : static_cast<std::uint8_t>(play);
  data.skill = skill;
  k.push(Proc::skill_test, k.card(dude).controller, data);
}

void list_feat(const Kernel& k, const Pending& p, OptionList& options) {
  options.push_back(option(OptionKind::pass));
  for (const Option& way : ways_to_use(k, p.player, CardId{static_cast<std::uint16_t>(p.a)}))
    options.push_back(way);
}

void settle_pull(Kernel& k, int play) {
  discard_pulled(k, k.s.plays[play].pulled);
}

bool is_testing(const Kernel& k) { return k.find_frame(Proc::skill_test) >= 0; }

bool can_pull_again(const Kernel& k) {
  const int test = k.find_frame(Proc::skill_test);
  const int pull = k.find_frame(Proc::pull);
  if (pull <= test) return test >= 0;
  return k.s.frames[static_cast<std::size_t>(pull)].step != k.step_index(Proc::pull, "draw");  // else it is still to be made
}

bool pull_again(Kernel& k) {
  const int test = k.find_frame(Proc::skill_test);
  const int pull = k.find_frame(Proc::pull);
  if (test < 0 && pull < 0) return false;
  // The frame waits for the event that told the pull, or the verdict; the next pull discards the first card.
  const bool of_pull = pull > test;
  Frame& frame = k.s.frames[static_cast<std::size_t>(of_pull ? pull : test)];
  if (of_pull) frame.as<PullData>().change = 0;
  frame.step = static_cast<std::uint8_t>(of_pull ? k.step_index(Proc::pull, "draw") : k.step_index(Proc::skill_test, "pull"));
  return true;
}

void make_harder(Kernel& k, int amount) {
  const int test = k.find_frame(Proc::skill_test);
  if (test < 0) return;
  auto& data = k.s.frames[static_cast<std::size_t>(test)].as<TestData>();
  data.difficulty = static_cast<std::int16_t>(std::clamp(data.difficulty + amount, -99, 99));
}

bool booted_for_check(const Kernel& k) {
  const int test = k.find_frame(Proc::skill_test);
  if (test < 0) return false;
  const auto& data = k.s.frames[static_cast<std::size_t>(test)].as<TestData>();
  if (data.gadget) return inventor_boots(k);
  return data.play != kNoPlay && k.s.plays[data.play].performer == data.dude && k.s.plays[data.play].flags & kPlayPerformerBooted;
}

namespace {

/// The frame of the innermost pull under way that fits, or null.
template <typename Fits>
Frame* find_pull(Kernel& k, Fits fits) {
  for (int i = k.s.frame_count - 1; i >= 0; --i) {
    Frame& frame = k.s.frames[static_cast<std::size_t>(i)];
    if (frame.procedure == static_cast<std::uint8_t>(Proc::pull) && fits(frame.as<PullData>())) return &frame;
  }
  return nullptr;
}

}  // namespace

bool is_pulling(const Kernel& k) { return k.find_frame(Proc::pull) >= 0; }

void change_pull(Kernel& k, int amount) {
  Frame* frame = find_pull(k, [](const PullData&) { return true; });
  if (!frame) return;
  PullData& data = frame->as<PullData>();
  data.change = static_cast<std::int8_t>(std::clamp(data.change + amount, -99, 99));
  tell_play(k, data);
  touch(k);
}

bool replace_pull(Kernel& k, CardId old, CardId with) {
  Frame* frame = find_pull(k, [&](const PullData& data) { return data.card == old; });
  if (!frame) return false;
  discard_pulled(k, old);
  put(k, with, Zone::pulled);
  show_to_all(k, with);
  frame->as<PullData>().card = with;
  tell_play(k, frame->as<PullData>());
  return true;
}

}  // namespace highnoon
