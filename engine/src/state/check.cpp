#include "state/check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ability/journal.hpp"
#include "effect/gained.hpp"
#include "log/option_arguments.hpp"
#include "shootout/suspended.hpp"
#include "state/field.hpp"

namespace highnoon {
namespace {

// --- what each struct holds ----------------------------------------------------------------------------------------------------

#define LIST_FIELDS(list, Capacity) FIELD(list.count, up_to(Capacity)), FIELD(list.items)

FIELDS(kCardFields, Card, FIELD(flags, bits(2 * kFightsAsDude - 1)), FIELD(def, is(Holds::printing)), FIELD(id.raw, is(Holds::card)), FIELD(owner),
       FIELD(controller), FIELD(zone), FIELD(known), FIELD(location), FIELD(host), FIELD(host_location),
       FIELD(entered), FIELD(note), FIELD(bounty), FIELD(pool), FIELD(control_counters), FIELD(production_counters),
       FIELD(influence_counters), FIELD(bullets_counters), FIELD(used), FIELD(extra), FIELD(barred), FIELD(limited_uses),
       FIELD(side, up_to(2)), FIELD(suit), FIELD(value, up_to(14)), FIELD(pick));
FIELDS(kPlayerFields, Player, FIELD(standing_pass), FIELD(revealed), FIELD(ghost_rock), FIELD(debt), FIELD(flags, bits(2 * kBonusesSwitched - 1)),
       FIELD(outfit), FIELD(legend), FIELD(shooter), FIELD(casualties), FIELD(covered), FIELD(cheatin_used), FIELD(redraws),
       FIELD(base_rank, up_to(16)), FIELD(early_plays), LIST_FIELDS(deck, 56), LIST_FIELDS(hand, 56), LIST_FIELDS(discard, 56),
       LIST_FIELDS(boot_hill, 56), LIST_FIELDS(draw_hand, 24), LIST_FIELDS(street, 56), FIELD(victory_points), FIELD(points_today));
FIELDS(kFrameFields, Frame, FIELD(procedure, up_to(static_cast<int>(Proc::count_) - 1)), FIELD(step), FIELD(player),
       FIELD(spare, nothing()), FIELD(serial), FIELD(arena_base), FIELD(spare2, nothing()), FIELD(data));
FIELDS(kSlotFields, Slot, FIELD(filled, flag()), FIELD(count, up_to(11)), FIELD(values));
FIELDS(kPlayFields, Play, FIELD(card), FIELD(ability, {Holds::own_ability, offsetof(S, card)}), FIELD(player), FIELD(timing, bits(kTimings)),
       FIELD(performer), FIELD(pulled), FIELD(leader), FIELD(visitor), FIELD(paid), FIELD(skill_total), FIELD(difficulty), FIELD(pull_value, up_to(14)),
       FIELD(pull_suit), FIELD(succeeded, flag()), FIELD(event, is(Holds::any_event)), FIELD(subject, is(Holds::subject)),
       FIELD(flags, bits(2 * kPlayWithoutBoot - 1)), FIELD(combo), FIELD(job_outcome, up_to(2)), FIELD(against),
       FIELD(spent), FIELD(slots));
FIELDS(kEventFields, Event, FIELD(type), FIELD(count, up_to(32)), FIELD(flags, bits(2 * kEventPaid - 1)), FIELD(player),
       FIELD(cause_player), FIELD(cause_timing, bits(kTimings)), FIELD(cause_card), FIELD(cause_ability, ability_of(offsetof(S, cause_card))),
       FIELD(detail), FIELD(from), FIELD(to), FIELD(other), FIELD(amount), FIELD(until, rule_of<Duration>()),
       FIELD(mode, rule_of<ModifierOp>()), FIELD(other_player), FIELD(used), FIELD(gone), FIELD(changed), FIELD(subjects));
FIELDS(kModifierFields, Modifier, FIELD(op), FIELD(what), FIELD(card), FIELD(player), FIELD(until), FIELD(amount), FIELD(source),
       FIELD(source_player), FIELD(source_ability, ability_of(offsetof(S, source))), FIELD(place), FIELD(source_timing, bits(kTimings)),
       FIELD(born), FIELD(number, up_to(kMostGained)), FIELD(spare, nothing()));
FIELDS(kDelayedFields, Delayed, FIELD(trigger), FIELD(until), FIELD(flags, bits(kDelayedEach | kDelayedFired)), FIELD(player), FIELD(card), FIELD(performer),
       FIELD(timing, bits(kTimings)), FIELD(ability, {Holds::own_ability, offsetof(S, card)}), FIELD(depth, up_to(kMaxSuspended)),
       FIELD(condition, is(Holds::condition)), FIELD(effects, is(Holds::effects)), FIELD(slots));
FIELDS(kShootoutFields, Shootout, FIELD(active, up_to(3)), FIELD(is_job, flag()), FIELD(round), FIELD(headlines), FIELD(leader_player),
       FIELD(opposing_player), FIELD(location), FIELD(leader), FIELD(mark), FIELD(round_winner), FIELD(round_loser), FIELD(winner),
       FIELD(ending, flag()), FIELD(job_play, is(Holds::any_play)), FIELD(step, bits(kShootout | kResolution | kCheatin)), FIELD(closed, bits(kClosed | kMarkStandsAlone)),
       FIELD(mark_first, flag()), FIELD(invited, is(Holds::players)), FIELD(most_rounds), FIELD(depth, up_to(kMaxSuspended)));
FIELDS(kSuspendedPlayerFields, SuspendedPlayer, FIELD(shooter), FIELD(flags, bits(kSuspendedPlayerFlags)), FIELD(base_rank, up_to(16)), FIELD(early_plays));
FIELDS(kSuspendedCardFields, SuspendedCard, FIELD(card), FIELD(side, up_to(2)), FIELD(limited_uses), FIELD(flags, bits(kSuspendedCardFlags)));
FIELDS(kPendingFields, Pending, FIELD(kind), FIELD(player), FIELD(frame), FIELD(a), FIELD(b), FIELD(c), FIELD(answered, nothing()),
       FIELD(answer.kind, nothing()), FIELD(answer.a, nothing()), FIELD(answer.b, nothing()), FIELD(answer.c, nothing()));
FIELDS(kStateFields, State, FIELD(rng.state), FIELD(rng.increment, is(Holds::increment)), FIELD(choices), FIELD(next_serial), FIELD(reveals),
       FIELD(card_count, up_to(kMaxCards)), FIELD(player_count, up_to(kMaxPlayers)), FIELD(outcome), FIELD(winner_of_game),
       FIELD(halt, up_to(static_cast<int>(HaltReason::stash_full))), FIELD(entries), FIELD(day), FIELD(phase), FIELD(winner),
       FIELD(previous_winner), FIELD(lowball, flag()), FIELD(pot), FIELD(modifiers_born), FIELD(passes), FIELD(extra_plays), FIELD(shootout),
       FIELD(result), FIELD(pending), FIELD(plays.count, up_to(kMaxPlays)), FIELD(plays.items), FIELD(fear),
       FIELD(events.count, up_to(kMaxEvents)), FIELD(events.items), FIELD(modifiers.count, up_to(kMaxModifiers)), FIELD(modifiers.items),
       FIELD(frame_count, up_to(kMaxFrames)), FIELD(delayed_count, up_to(kMaxDelayed)), FIELD(spare3, nothing()), FIELD(frames),
       FIELD(delayed), FIELD(arena_top, up_to(kArenaWords)), FIELD(spare4, nothing()), FIELD(arena), FIELD(players), FIELD(cards));

/// Each kind of decision: the steps that ask it, and what Pending::a, b, c are.
struct Asked {
  DecisionKind kind;
  Proc procedure;
  const char* step;
  Rule a = nothing(), b = nothing(), c = nothing();
};
using Kind = DecisionKind;
constexpr Rule kCard = is(Holds::card), kPlay = is(Holds::play), kSide = up_to(2), kSlot = is(Holds::slot),
               kAbility = {Holds::own_ability, offsetof(Pending, a)};
constexpr Asked kAsked[] = {
    {Kind::starting_gang, Proc::starting_gangs, "choose"},
    {Kind::grifter, Proc::setup, "grifters"},
    {Kind::noon_play, Proc::noon_play, "choose"},
    {Kind::shop_position, Proc::starting_gangs, "place_core_deeds", kCard},
    {Kind::shop_position, Proc::invent, "choose_place", kCard},
    {Kind::shop_position, Proc::play_card, "choose_end", kCard},
    {Kind::enter_with, Proc::shoppin, "choose_company", kCard, any(), is(Holds::place)},
    {Kind::enter_with, Proc::play_card, "choose_company", kCard, any(), is(Holds::place)},
    {Kind::attach_to, Proc::invent, "choose_place", kCard, kCard},
    {Kind::trade, Proc::tradin, "choose_place"},
    {Kind::trade, Proc::tradin, "agree", is(Holds::place)},
    {Kind::shootout_play, Proc::plays, "take_turns"},
    {Kind::resolution_play, Proc::plays, "take_turns"},
    {Kind::cheatin_play, Proc::lowball, "cheatin"},
    {Kind::cheatin_play, Proc::plays, "take_turns"},
    {Kind::react, Proc::window, "instead_reacts", flag()},
    {Kind::react, Proc::window, "other_reacts", flag()},
    {Kind::react, Proc::window, "reacts", up_to(2)},
    {Kind::order_traits, Proc::window, "instead_traits", flag()},
    {Kind::order_traits, Proc::window, "other_traits", flag()},
    {Kind::order_traits, Proc::window, "traits", up_to(2)},
    {Kind::use_trait, Proc::window, "instead_traits", kCard, kAbility},
    {Kind::use_trait, Proc::window, "other_traits", kCard, kAbility},
    {Kind::use_trait, Proc::window, "traits", kCard, kAbility},
    {Kind::answer_callout, Proc::callin_out, "answer", kCard, kCard},
    {Kind::join_posse, Proc::posse, "leader_posse", kSide, up_to(4)},
    {Kind::join_posse, Proc::posse, "mark_posse", kSide, up_to(4)},
    {Kind::join_posse, Proc::job, "with_leader", kSide, up_to(4)},
    {Kind::join_posse, Proc::job, "near_leader", kSide, up_to(4)},
    {Kind::join_posse, Proc::job, "near_mark", kSide, up_to(4)},
    {Kind::join_posse, Proc::job, "at_mark", kSide, up_to(4)},
    {Kind::join_posse, Proc::job, "leaders_posse", kSide, up_to(5)},
    {Kind::join_posse, Proc::oppose, "form_posse", kSide, up_to(4)},
    {Kind::invite, Proc::posse, "leader_invites", kSide},
    {Kind::invite, Proc::posse, "mark_invites", kSide},
    {Kind::invite, Proc::job, "leader_invites", kSide},
    {Kind::invite, Proc::oppose, "opposing_invites", kSide},
    {Kind::oppose_job, Proc::oppose, "ask_in_order", kSide},
    {Kind::choose_leader, Proc::ability, "declare", kPlay},
    {Kind::choose_leader, Proc::ability, "choose", kPlay, up_to(kMaxSlots)},
    {Kind::performer, Proc::ability, "declare", kPlay},
    {Kind::choose_player, Proc::ability, "declare", {Holds::number, -1}, kPlay},
    {Kind::pick_shooter, Proc::shootout_round, "pick_shooter", kSide},
    {Kind::draw_discards, Proc::draw_hand, "choose_discards", any()},
    {Kind::final_hand, Proc::draw_hand, "choose_final_hand", any()},
    {Kind::assign_casualty, Proc::casualties, "assign", up_to(INT16_MAX), up_to(255)},
    {Kind::share_bounty, Proc::share_bounty, "share", is(Holds::players), any()},
    {Kind::flee, Proc::shootout_round, "run_or_gun"},
    {Kind::pay_upkeep, Proc::upkeep, "pay_upkeep"},
    {Kind::sundown_discard, Proc::sundown, "may_discard"},
    {Kind::discard_to_hand_size, Proc::sundown, "discard_down"},
    {Kind::discard_from_hand, Proc::discard_choice, "discard"},
    {Kind::discard_surplus, Proc::surplus, "discard_surplus", kCard, flag()},
    {Kind::choose_cards, Proc::choice, "choose", kSlot},
    {Kind::choose_location, Proc::choice, "choose", kSlot},
    {Kind::choose_player, Proc::choice, "choose", kSlot},
    {Kind::choose_number, Proc::choice, "choose", kSlot},
    {Kind::choose_option, Proc::choice, "choose", kSlot},
    {Kind::choose_suit, Proc::choice, "choose", kSlot},
    {Kind::pay_amount, Proc::ability, "pay", any(), any(), bits(kTimings)},
    {Kind::may, Proc::may, "decide", is(Holds::step_or_play)},
    {Kind::joker, Proc::jokers, "choose", kCard},
    {Kind::joker, Proc::pull, "draw", kCard},
    {Kind::joker, Proc::pull, "reveal", kCard},
    {Kind::mad_scientist, Proc::invent, "choose_scientist", kCard},
    {Kind::combo, Proc::ability, "combo", kPlay},
    {Kind::play_action, Proc::play_action, "play"},
    {Kind::feat, Proc::pull, "feat", kCard},
    {Kind::pay_from, Proc::pay, "from_cards", kCard, any(), any()},
};

// --- reading by the tables ---------------------------------------------------------------------------------------------------

/// A member's value, and all bits set as -1 whatever its size.
std::int64_t value_at(const Field& field, const std::byte* at) {
  const auto get = [at]<typename T>(T value) {
    std::memcpy(&value, at, sizeof value);
    return static_cast<std::int64_t>(value);
  };
  switch (field.size) {
    case 1: return field.is_signed ? get(std::int8_t{}) : get(std::uint8_t{});
    case 2: return field.is_signed ? get(std::int16_t{}) : get(std::uint16_t{});
    case 4: return field.is_signed ? get(std::int32_t{}) : get(std::uint32_t{});
    default: return get(std::int64_t{});
  }
}

bool is_none(const Field& field, std::int64_t value) {
  return value == -1 || (!field.is_signed && field.size < 8 && value == (std::int64_t{1} << 8 * field.size) - 1);
}

class Checker {
 public:
  explicit Checker(const Kernel& k) : k_(k), s_(k.s) {}

  std::string run() {
    check("the game", kStateFields, &s_);
    if (fault_.empty()) counts();
    if (fault_.empty()) frames();
    if (fault_.empty()) lists();
    if (fault_.empty()) decision();
    return std::move(fault_);
  }

 private:
  bool fits(const Field& field, Rule rule, std::int64_t value, const std::byte* base, int item) {
    const auto below = [value](std::size_t end) { return value >= 0 && value < static_cast<std::int64_t>(end); };
    const auto other = [&](std::int32_t offset, std::size_t size) {
      std::uint32_t raw = 0;
      std::memcpy(&raw, base + offset, size);
      return raw;
    };
    const auto ability = [&] {
      const CardId card{static_cast<std::uint16_t>(other(rule.limit, 2))};
      return has_ability(k_, card, value);
    };
    switch (rule.holds) {
      case Holds::any: return true;
      case Holds::nothing: return value == 0;
      case Holds::number: return value == rule.limit;
      case Holds::up_to: return value >= 0 && value <= rule.limit;
      case Holds::bits: return (value & ~std::int64_t{rule.limit}) == 0;
      case Holds::card: return is_card(value);
      case Holds::place: return value == LocationId::town_square().raw || is_card(value);
      case Holds::player: return is_none(field, value) || below(s_.player_count);
      case Holds::players: return below(std::size_t{1} << s_.player_count);
      case Holds::seat: return below(s_.player_count);
      case Holds::turn: return below(s_.player_count + 1u);
      case Holds::printing: return below(k_.d.cards.size());
      case Holds::ability: return is_none(field, value) || ability();
      case Holds::own_ability: return ability();
      case Holds::play: return below(s_.plays.count) && value == play_;
      case Holds::step_or_play: return is_none(field, value) || value == play_;
      case Holds::any_play: return is_none(field, value) || below(s_.plays.count);
      case Holds::event: return below(s_.events.count) && value == event_;
      case Holds::any_event: return is_none(field, value) || (value >= 0 && value <= event_);
      case Holds::subject: return is_none(field, value) || below(32);
      case Holds::condition: return is_none(field, value) || (below(k_.d.nodes.size()) && is_number(k_.d.nodes[static_cast<std::size_t>(value)]));
      case Holds::effects: return below(k_.d.effect_lists.size());
      case Holds::may_effects: return is_none(field, value) || below(k_.d.effect_lists.size());
      case Holds::function: return k_.content.host && below(k_.d.functions.size());
      case Holds::slot: return below(kMaxSlots);
      case Holds::choice: {
        if (is_none(field, value)) return other(rule.limit, 1) != static_cast<std::uint32_t>(ChoiceDef::Kind::ability);
        const Play& play = s_.plays[play_];
        return below(k_.ability(play).choices.size());
      }
      case Holds::keyword: return below(kMaxKeywords);
      case Holds::arena: return below(s_.arena_top + 1u) && value + other(field.offset + field.size, 2) <= s_.arena_top;
      case Holds::arena_cards: return below(s_.arena_top + 1u) && are_cards(value, other(field.offset + field.size, 2));
      case Holds::journal: return below(s_.arena_top + 1u) && is_journal(value, other(field.offset + field.size, 2));
      case Holds::own_words: return value >= 0 && arena_base_ + value <= s_.arena_top;
      case Holds::fewer: return value >= 0 && value <= other(rule.limit, field.size);
      case Holds::increment: return (value & 1) != 0;
      case Holds::option: return item > 0 || is_option(base + field.offset);
    }
    return false;
  }

  bool is_card(std::int64_t raw) const {
    if (raw == 0) return true;
    const CardId card{static_cast<std::uint16_t>(raw)};
    return raw > 0 && raw <= 0xFFFF && card.generation() > 0 && card.index() < s_.card_count;
  }
  static bool is_number(const Node& node) { return info(node.op).result == 'b' || info(node.op).result == 'n'; }

  bool are_cards(std::int64_t begin, std::uint32_t count) const {
    if (begin + count > s_.arena_top) return false;
    const auto* const words = s_.arena.data() + begin;
    return std::all_of(words, words + count, [&](std::int32_t word) { return word != 0 && is_card(static_cast<std::uint16_t>(word)); });
  }

  /// Entries: a head word, then a kind, a number and cards.
  bool is_journal(std::int64_t begin, std::uint32_t length) const {
    if (begin + length > s_.arena_top) return false;
    const std::int64_t end = begin + length;
    while (begin < end) {
      const std::int64_t words = s_.arena[static_cast<std::size_t>(begin)] & 0xFF;
      if (words < 2 || words > 2 + 56 || begin + 1 + words > end) return false;
      const std::int32_t* const entry = s_.arena.data() + begin + 1;
      if (!is_result(entry[0], entry[1])) return false;
      if (!std::all_of(entry + 2, entry + words, [&](std::int32_t word) { return is_card(word); })) return false;
      begin += 1 + words;
    }
    return true;
  }
  bool is_result(std::int32_t kind, std::int32_t value) const {
    switch (kind) {
      case 'n':
      case 'b':
      case 'c':
      case '-': return true;
      case 'p': return value == -1 || value == 0xFF || (value >= 0 && value < s_.player_count);
      case 'l': return value == -1 || value == LocationId::town_square().raw || is_card(value);
      default: return false;
    }
  }

  bool is_option(const std::byte* at) {
    Option option;
    std::memcpy(&option, at, sizeof option);
    const auto kind = static_cast<std::int32_t>(option.kind);
    if (kind < 0 || kind >= static_cast<std::int32_t>(OptionKind::count_)) return false;
    const std::int32_t values[] = {option.a, option.b, option.c};
    std::size_t i = 0;
    for (const OptionArgument& argument : option_arguments(option.kind)) {
      const std::int32_t value = values[i++];
      if (argument.kind == "card" && !is_card(value)) return false;
      if (argument.kind == "place" && value != LocationId::town_square().raw && !is_card(value)) return false;
      if (argument.kind == "player" && (value < 0 || value >= s_.player_count)) return false;
      if (argument.kind == "ability") {
        const CardId card{static_cast<std::uint16_t>(option.a)};
        if (!has_ability(k_, card, value)) return false;
      }
    }
    return true;
  }

  void check(std::string_view what, Fields fields, const void* at, int number = -1) {
    const auto* const base = static_cast<const std::byte*>(at);
    for (const Field& field : fields) {
      if (field.rule.holds == Holds::any) continue;
      for (int i = 0; i < field.count; ++i) {
        const std::int64_t value = value_at(field, base + field.offset + i * field.size);
        if (fits(field, field.rule, value, base, i)) continue;
        fault_ = fmt::format("{}{}: {} cannot be {}", what, number < 0 ? "" : fmt::format(" {}", number), field.name, value);
        return;
      }
    }
  }

  void fail(std::string what) {
    if (fault_.empty()) fault_ = std::move(what);
  }

  /// What everything else counts on.
  void counts() {
    if (s_.player_count != k_.config.seats.size()) return fail(fmt::format("{} players sit in {} seats", s_.player_count, k_.config.seats.size()));
    if (s_.card_count == 0) return fail("there are no cards");
    if (s_.outcome == Outcome::running && std::all_of(s_.players.begin(), s_.players.begin() + s_.player_count, [](const Player& p) { return p.has(kOut); })) {
      return fail("nobody plays any more");
    }
    for (const Modifier& modifier : s_.modifiers) {
      if (modifier.op != ModifierOp::gained || can_be(k_, modifier)) continue;
      return fail("a card has gained an ability that there is not");
    }
    for (int i = 0; i < s_.card_count && fault_.empty(); ++i) check("card", kCardFields, &s_.cards[static_cast<std::size_t>(i)], i);
    for (int i = 0; i < kMaxPlayers && fault_.empty(); ++i) {
      if (i < s_.player_count) {
        check("player", kPlayerFields, &s_.players[static_cast<std::size_t>(i)], i + 1);
      } else if (const Player nobody{}; std::memcmp(&s_.players[static_cast<std::size_t>(i)], &nobody, sizeof nobody) != 0) {
        fail(fmt::format("seat {} is empty and has something", i + 1));
      }
    }
  }

  /// From the bottom: each frame with what is under way below it.
  void frames() {
    for (int i = 0; i < s_.frame_count && fault_.empty(); ++i) {
      const Frame& frame = s_.frames[static_cast<std::size_t>(i)];
      check("frame", kFrameFields, &frame, i);
      if (!fault_.empty()) return;
      const auto proc = static_cast<Proc>(frame.procedure);
      const Procedure& own = procedure(proc);
      if (frame.arena_base > s_.arena_top) return fail(fmt::format("frame {}: arena_base cannot be {}", i, frame.arena_base));
      arena_base_ = frame.arena_base;
      play_ += proc == Proc::ability;
      event_ += proc == Proc::event;
      if (play_ >= s_.plays.size() || event_ >= s_.events.size()) return fail(fmt::format("frame {}: what it is about is not there", i));
      if (proc == Proc::ability) check("ability in use", kPlayFields, &s_.plays[play_], play_);
      if (proc == Proc::event) check("event", kEventFields, &s_.events[event_], event_);
      if (!fault_.empty()) return;
      if (own.whose == Procedure::kOfPlayer && frame.player.value >= s_.player_count) return fail(fmt::format("{} ({}): it is no player's", own.name, i));
      // Who fights a round is known.
      const Shootout fight = fought_at(i);
      if (proc == Proc::shootout_round && (fight.active != 2 || fight.leader_player.value >= s_.player_count || fight.opposing_player.value >= s_.player_count)) {
        return fail(fmt::format("{} ({}): nobody fights it", own.name, i));
      }
      check(own.name, own.data, frame.data.data(), i);
      if (proc == Proc::suspended && fault_.empty()) suspended(i);
      const std::size_t used = own.data.empty() ? 0 : own.data.back().offset + std::size_t{own.data.back().size} * own.data.back().count;
      if (std::any_of(frame.data.begin() + static_cast<std::ptrdiff_t>(used), frame.data.end(), [](std::byte b) { return b != std::byte{0}; })) {
        fail(fmt::format("{} ({}): it holds more than it can", own.name, i));
      }
    }
    if (fault_.empty() && play_ + 1 != s_.plays.size()) fail(fmt::format("{} abilities are in use in {} frames", s_.plays.size(), play_ + 1));
    if (fault_.empty() && event_ + 1 != s_.events.size()) fail(fmt::format("{} events are under way in {} frames", s_.events.size(), event_ + 1));
  }

  /// The shootout that a frame is of: the next above it that is suspended, or the present one.
  Shootout fought_at(int index) const {
    for (int i = index + 1; i < s_.frame_count; ++i) {
      const Frame& frame = s_.frames[static_cast<std::size_t>(i)];
      if (frame.procedure == static_cast<std::uint8_t>(Proc::suspended)) return suspended_by(s_, frame).shootout;
    }
    return s_.shootout;
  }

  /// The frame's words are its own, and what they say can be.
  void suspended(int index) {
    const Frame& frame = s_.frames[static_cast<std::size_t>(index)];
    const int end = index + 1 < s_.frame_count ? s_.frames[static_cast<std::size_t>(index) + 1].arena_base : s_.arena_top;
    const int cards = suspended_cards(frame);
    const std::size_t bytes = sizeof(SuspendedShootout) + static_cast<std::size_t>(cards) * sizeof(SuspendedCard);
    const int words = frame.as<SuspendedData>().words;
    if (static_cast<std::size_t>(words) * sizeof(std::int32_t) != bytes || frame.arena_base + words > end) return fail(fmt::format("frame {}: no shootout is suspended in {} words", index, words));
    const SuspendedShootout outer = suspended_by(s_, frame);
    shootout("the suspended shootout", outer.shootout);
    for (const SuspendedPlayer& player : outer.players) check("of the suspended shootout", kSuspendedPlayerFields, &player);
    for (int i = 0; i < cards; ++i) {
      const SuspendedCard card = suspended_card(s_, frame, i);
      check("of the suspended shootout: card", kSuspendedCardFields, &card, i);
    }
    if (outer.shootout.depth != suspended_++) fail(fmt::format("frame {}: the suspended shootout is inside of {} others", index, outer.shootout.depth));
  }

  void shootout(std::string_view what, const Shootout& fight) {
    check(what, kShootoutFields, &fight);
    if (fault_.empty() && fight.is_job && fight.job_play == 0xFF) fail(fmt::format("{} is a job, but of no ability in use", what));
  }

  bool is_change(ModifierOp op, std::uint8_t what) const {
    switch (op) {
      case ModifierOp::none:
      case ModifierOp::control: return true;
      case ModifierOp::add:
      case ModifierOp::set:
      case ModifierOp::at_least:
      case ModifierOp::at_most: return what < kStats;
      case ModifierOp::keyword:
      case ModifierOp::lose_keyword: return what < kMaxKeywords;
      case ModifierOp::blank: return what <= (kBlankAbilities | kBlankTraits | kBlankBonuses);
      case ModifierOp::restrict: return what < static_cast<int>(Act::count_);
      case ModifierOp::permit: return what < static_cast<int>(Permit::count_);
      case ModifierOp::used:
      case ModifierOp::lend:
      case ModifierOp::singled_out:
      case ModifierOp::counted: return true;
      case ModifierOp::gained: return what < kGainedBase;
    }
    return false;
  }

  void slots(const Play& play, int number) {
    for (int i = 0; i < kMaxSlots && fault_.empty(); ++i) check(fmt::format("ability in use {}: choice", number), kSlotFields, &play.slots[static_cast<std::size_t>(i)], i);
  }

  void lists() {
    for (int i = 0; i < s_.plays.size() && fault_.empty(); ++i) slots(s_.plays[i], i);
    for (int i = 0; i < s_.events.size() && fault_.empty(); ++i) {
      const Event& event = s_.events[i];
      if (!is_change(static_cast<ModifierOp>(event.mode), event.detail)) fail(fmt::format("event {}: detail cannot be {}", i, event.detail));
    }
    for (int i = 0; i < s_.modifiers.size() && fault_.empty(); ++i) {
      const Modifier& modifier = s_.modifiers[i];
      check("lasting effect", kModifierFields, &modifier, i);
      if (!is_change(modifier.op, modifier.what)) fail(fmt::format("lasting effect {}: what cannot be {}", i, modifier.what));
    }
    for (int i = 0; i < s_.delayed_count && fault_.empty(); ++i) check("delayed trigger", kDelayedFields, &s_.delayed[static_cast<std::size_t>(i)], i);
    if (fault_.empty()) shootout("the shootout", s_.shootout);
    if (fault_.empty() && s_.shootout.depth != suspended_) fail(fmt::format("the shootout is inside of {} others, and {} are suspended", s_.shootout.depth, suspended_));
  }

  /// What a frame holds under a name of its procedure's table.
  static std::int64_t member(const Frame& frame, std::string_view name) {
    for (const Field& field : procedure(static_cast<Proc>(frame.procedure)).data) {
      if (field.name == name) return value_at(field, frame.data.data() + field.offset);
    }
    return -1;
  }

  void decision() {
    const Pending& pending = s_.pending;
    check("the decision", kPendingFields, &pending);
    if (!fault_.empty() || pending.kind == DecisionKind::none) return;
    if (s_.frame_count == 0 || pending.frame != s_.frame_count - 1) return fail("a step that is not the topmost one asks");
    const Frame& frame = s_.frames[pending.frame];
    const auto& steps = k_.rules.procedures[frame.procedure];
    const std::string_view step = frame.step < steps.size() ? std::string_view(steps[frame.step].name) : "";
    for (const Asked& asked : kAsked) {
      if (asked.kind != pending.kind || static_cast<std::uint8_t>(asked.procedure) != frame.procedure || asked.step != step) continue;
      const Field number{"", 0, 1, 2, true, {}};
      // Ids are kept as they are written, whatever their sign.
      const auto holds = [&](Rule rule, std::int16_t value) {
        const bool id = rule.holds == Holds::card || rule.holds == Holds::place;
        return fits(number, rule, id ? static_cast<std::uint16_t>(value) : value, reinterpret_cast<const std::byte*>(&pending), 0);
      };
      if (!holds(asked.a, pending.a) || !holds(asked.b, pending.b) || !holds(asked.c, pending.c)) continue;
      // The answer is about the trait that the window has noted.
      const bool other = pending.kind == DecisionKind::use_trait &&
                         (pending.a == 0 || member(frame, "card") != static_cast<std::uint16_t>(pending.a) || member(frame, "ability") != pending.b);
      if (!other) return;
    }
    fail(fmt::format("{} does not ask {} ({}, {}, {}) at \"{}\"", procedure(static_cast<Proc>(frame.procedure)).name, to_string(pending.kind),
                     pending.a, pending.b, pending.c, step));
  }

  const Kernel& k_;
  const State& s_;
  std::string fault_;
  int play_ = -1;   ///< the innermost ability in use
  int event_ = -1;  ///< the innermost event
  int suspended_ = 0;  ///< suspended shootouts
  int arena_base_ = 0;
};

// --- the fingerprint -----------------------------------------------------------------------------------------------------------

class Hash {
 public:
  void add(std::string_view text) {
    for (const char c : text) mix(static_cast<unsigned char>(c));
    mix(0x100);
  }
  void add(std::int64_t number) {
    for (int i = 0; i < 8; ++i) mix(static_cast<std::uint64_t>(number >> 8 * i) & 0xFF);
  }
  void add(Fields fields) {
    for (const Field& field : fields) {
      add(std::string_view(field.name));
      for (const int number : {int{field.offset}, int{field.count}, int{field.size}, int{field.is_signed}}) add(number);
    }
  }
  std::uint64_t value() const { return hash_; }

 private:
  void mix(std::uint64_t byte) { hash_ = (hash_ ^ byte) * 1099511628211u; }
  std::uint64_t hash_ = 14695981039346656037u;
};

}  // namespace

std::string impossible_in(const Kernel& k) { return Checker(k).run(); }

std::uint64_t layout_fingerprint() {
  static const std::uint64_t fingerprint = [] {
    Hash hash;
    for (const Fields fields : {Fields(kCardFields), Fields(kPlayerFields), Fields(kFrameFields), Fields(kSlotFields), Fields(kPlayFields),
                                Fields(kEventFields), Fields(kModifierFields), Fields(kDelayedFields), Fields(kShootoutFields),
                                Fields(kPendingFields), Fields(kStateFields), Fields(kSuspendedPlayerFields), Fields(kSuspendedCardFields)}) {
      hash.add(fields);
    }
    for (int i = 0; i < kTriggerPoints; ++i) hash.add(std::string_view(info(static_cast<TriggerPoint>(i)).name));
    for (int i = 0; i < kStats; ++i) hash.add(std::string_view(info(static_cast<Stat>(i)).name));
    for (int i = 0; i < static_cast<int>(Op::count_); ++i) hash.add(std::string_view(info(static_cast<Op>(i)).name));
    for (int i = 0; i < static_cast<int>(Verb::count_); ++i) hash.add(std::string_view(info(static_cast<Verb>(i)).name));
    for (int i = 0; i < static_cast<int>(Keyword::count_); ++i) hash.add(std::string_view(to_string(static_cast<Keyword>(i))));
    for (int i = 0; i < static_cast<int>(DecisionKind::count_); ++i) hash.add(std::string_view(to_string(static_cast<DecisionKind>(i))));
    for (int i = 0; i < static_cast<int>(OptionKind::count_); ++i) hash.add(std::string_view(to_string(static_cast<OptionKind>(i))));
#define ACT(name, text, doc) hash.add(std::string_view(#name));
#include "highnoon/acts.inl"
#undef ACT
#define PERMIT(name, text, doc) hash.add(std::string_view(#name));
#include "highnoon/permits.inl"
#undef PERMIT
    // Procedures go by their names, in whatever order.
    std::uint64_t sum = 0;
    for (int i = 0; i < procedure_count(); ++i) {
      Hash own;
      own.add(std::string_view(procedure(static_cast<Proc>(i)).name));
      own.add(procedure(static_cast<Proc>(i)).data);
      sum += own.value();
    }
    hash.add(static_cast<std::int64_t>(sum));
    return hash.value();
  }();
  return fingerprint;
}

}  // namespace highnoon
