#include <algorithm>
#include <bit>

#include "ability/ability.hpp"
#include "day/turns.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "shootout/shootout.hpp"
#include "state/rng.hpp"
#include "state/zone.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

struct Gambling {
  std::uint8_t turn = 0;
  std::uint8_t redraws = 0;  ///< tied hands so far
  std::uint8_t drawing = 0;  ///< 1: a set of hands is out
  std::uint8_t last = 0;     ///< bit per player whose hand was compared last
  std::uint8_t second = 0;   ///< 1: the second lowest hand is being settled; 2: it is paid
};
FIELDS(kGamblingFields, Gambling, FIELD(turn, up_to(3 * kMaxPlayers)), FIELD(redraws), FIELD(drawing, flag()), FIELD(last, is(Holds::players)),
       FIELD(second, up_to(2)));

PlayerId& winner_before(Kernel& k) { return k.s.previous_winner; }

bool takes_part(const Kernel& k, PlayerId player) {
  const Player& p = k.player(player);
  return !p.has(kOut) && !forbidden(k, Act::take_part_in_lowball, p.outfit);
}

PlayerList gamblers(const Kernel& k) {
  PlayerList found;
  for (const PlayerId player : k.from(first_player(k))) {
    if (k.player(player).has(kInLowball)) found.push_back(player);
  }
  return found;
}

void ante(Kernel& k, PlayerId player, int amount) {
  if (amount == 0) return;
  Event event = make_event(TriggerPoint::lowball_ante_paid);
  event.player = player;
  event.amount = static_cast<std::int16_t>(amount);
  raise(k, event);
}

// --- the phase. Rules: Reloaded 1.3.1, "Gambling Phase"
// --------------------------------------------

Flow begin(Kernel& k, Frame&) {
  begin_phase(k, Phase::gambling);
  winner_before(k) = k.s.winner;
  for (const PlayerId player : k.from({})) k.player(player).set(kInLowball, takes_part(k, player));
  mark_moment(k, TriggerPoint::phase_gambling_begins, first_player(k));
  return Flow::next;
}

Flow ante_up(Kernel& k, Frame& f) {
  return each_player(k, f.as<Gambling>().turn, first_player(k), [&](PlayerId player) {
    if (k.player(player).has(kInLowball)) ante(k, player, player_stat(k, player, Stat::ante));
  });
}

Flow play_lowball(Kernel& k, Frame& f) {
  Gambling& g = f.as<Gambling>();
  const auto left = gamblers(k);
  if (g.drawing) g.last = static_cast<std::uint8_t>(k.s.result);
  if (left.empty() || (g.drawing && left.size() == 1)) return Flow::next;
  if (g.drawing && g.redraws >= k.parameter(Parameter::lowball_redraws)) {
    const PlayerId lucky = toss(k, left);  // RR-GAMBLE-016
    for (const PlayerId player : left) k.player(player).set(kInLowball, player == lucky);
    return Flow::next;
  }
  g.redraws = static_cast<std::uint8_t>(g.redraws + g.drawing);
  g.drawing = 1;
  k.push(Proc::lowball);
  return Flow::stay;
}

Flow take_pot(Kernel& k, Frame&) {
  const auto left = gamblers(k);
  if (left.empty()) {
    // Nobody may take part: the Winner stays, and chance makes the first one.
    if (!k.s.winner) k.s.winner = toss(k, k.from({}));
    return Flow::next;
  }
  const int prize = k.parameter(Parameter::lowball_prize);
  Event event = make_event(TriggerPoint::lowball_won);
  event.player = left.front();
  event.amount = prize > 0 ? std::min(k.s.pot, static_cast<std::int16_t>(prize)) : k.s.pot;
  raise(k, event);
  return Flow::next;
}

/// The lowest of these hands stay in lowball, the others do not.
void keep_lowest(Kernel& k, const PlayerList& hands) {
  HandScore lowest;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const HandScore score = final_score(k, hands[i]);
    if (i == 0 || score < lowest) lowest = score;
  }
  for (const PlayerId player : k.from({})) k.player(player).set(kInLowball, false);
  for (const PlayerId player : hands)
    k.player(player).set(kInLowball, final_score(k, player) == lowest);
}

/// The lowest of those whom the Winner beat last; who ties for it redraws as for the first place. What
/// is left of the pot is nobody's. WW-GAMBLE-003, -004.
Flow second_prize(Kernel& k, Frame& f) {
  Gambling& g = f.as<Gambling>();
  const int prize = k.parameter(Parameter::lowball_second_prize);
  if (prize == 0) return Flow::next;
  if (g.second == 2) {
    k.s.pot = 0;
    return Flow::next;
  }
  if (g.second == 0) {
    PlayerList beaten;
    for (const PlayerId player : k.from(first_player(k))) {
      if ((g.last >> player.value & 1) && player != k.s.winner) beaten.push_back(player);
    }
    keep_lowest(k, beaten);
    g.second = 1;
    g.redraws = 0;
    k.s.result = g.last;
  }
  if (play_lowball(k, f) == Flow::stay) return Flow::stay;
  g.second = 2;
  const auto left = gamblers(k);
  if (left.empty() || k.s.pot == 0) return Flow::stay;
  Event event = make_event(TriggerPoint::lowball_second);
  event.player = left.front();
  event.amount = std::min(k.s.pot, static_cast<std::int16_t>(prize));
  raise(k, event);
  return Flow::stay;
}

/// Once the Winner is known. CL-EVENT-003.
Flow events(Kernel& k, Frame&) {
  k.push(Proc::events);
  return Flow::next;
}

CardList lowball_hand(const Kernel& k, PlayerId player, bool jokers) {
  CardList cards;
  for (const CardId card : k.player(player).draw_hand) {
    if (is_aced_after_use(k, card) == jokers) cards.push_back(card);
  }
  return cards;
}

/// Puts the jokers of a player's lowball hand away, which are aced, or the rest.
void put_hand_away(Kernel& k, PlayerId player, bool jokers) {
  const auto cards = lowball_hand(k, player, jokers);
  if (cards.empty()) return;
  const auto type =
      jokers ? TriggerPoint::lowball_joker_aced : TriggerPoint::lowball_hand_discarded;
  Event event = make_event(type, std::span<const CardId>(cards));
  event.player = player;
  raise(k, event);
}

void forget_hand(Player& p) {
  for (const PlayerFlag flag : {kRevealed, kBaseRankSet, kCountsLegal, kCountsCheatin})
    p.set(flag, false);
  p.base_rank = 0;
  p.cheatin_used = 0;
  p.revealed = 0;
}

/// Puts away the hands of those for whom `whose` holds, each in three turns: about to, its jokers, then the rest.
template <typename Whose>
Flow discard_hands(Kernel& k, std::uint8_t& turn, Whose whose) {
  if (turn < 3 * k.players()) {
    const PlayerId player = player_in_turn(k, first_player(k), turn / 3);
    const int part = turn++ % 3;
    if (!whose(player)) return Flow::stay;
    if (part > 0) put_hand_away(k, player, part == 1);
    else if (!k.player(player).draw_hand.empty()) mark_moment(k, TriggerPoint::draw_hand_about_to_be_discarded, player);
    return Flow::stay;
  }
  for (const PlayerId player : k.from({})) {
    if (!whose(player)) continue;
    discard_draw_hand(k, player, true);  // what a replaced event left behind
    forget_hand(k.player(player));
  }
  turn = 0;
  touch(k);
  return Flow::next;
}

Flow discard_all(Kernel& k, Frame& f) {
  return discard_hands(k, f.as<Gambling>().turn, [](PlayerId) { return true; });
}

Flow end(Kernel& k, Frame&) {
  for (const PlayerId player : k.from({})) k.player(player).set(kInLowball, false);
  k.s.lowball = 0;
  end_phase(k);
  return Flow::next;
}

constexpr Step kGamblingSteps[] = {
    {"begin", begin},
    {"ante", ante_up},
    {"lowball", play_lowball},
    {"take_pot", take_pot},
    {"second_prize", second_prize},
    {"events", events, false},
    {"discard_hands", discard_all},
    {"end", end},
};

// --- one set of lowball hands
// ----------------------------------------------------------------------

struct Lowball {
  std::uint8_t turn = 0;
  std::uint8_t passes = 0;   ///< in a row, in the Cheatin' window
  std::uint8_t lowest = 0;   ///< pulled so far on the first day
  std::uint8_t pulling = 0;  ///< 1: a pull is under way
  std::uint8_t pullers = 0;  ///< bit per player who pulls
  std::uint8_t holders = 0;  ///< bit per player with the lowest pull
  std::uint8_t used = 0;     ///< 1: a Cheatin' Resolution has just been used
  std::uint8_t spare = 0;
};
FIELDS(kLowballFields, Lowball, FIELD(turn, up_to(3 * kMaxPlayers)), FIELD(passes), FIELD(lowest), FIELD(pulling, flag()),
       FIELD(pullers, is(Holds::players)), FIELD(holders, is(Holds::players)), FIELD(used, flag()), FIELD(spare, nothing()));

/// Tied players put their old hands away; a redraw has an ante of its own only if the ruleset says
/// so.
Flow discard_tied(Kernel& k, Frame& f) {
  return discard_hands(k, f.as<Lowball>().turn,
                       [&](PlayerId player) { return k.player(player).has(kInLowball); });
}

Flow redraw_ante(Kernel& k, Frame& f) {
  const bool redraw = k.s.lowball != 0;
  return each_player(k, f.as<Lowball>().turn, first_player(k), [&](PlayerId player) {
    if (redraw && k.player(player).has(kInLowball))
      ante(k, player, k.parameter(Parameter::lowball_redraw_ante));
  });
}

Flow draw(Kernel& k, Frame& f) {
  k.s.lowball = 1;
  return each_player(k, f.as<Lowball>().turn, first_player(k), [&](PlayerId player) {
    if (!k.player(player).has(kInLowball)) return;
    mark_moment(k, TriggerPoint::lowball_hand_drawn, player,
                k.parameter(Parameter::lowball_hand_size));
  });
}

/// All hands at once; each event then speaks of hands that are open already. RR-GAMBLE-004.
Flow reveal(Kernel& k, Frame&) {
  for (const PlayerId player : gamblers(k)) k.player(player).set(kRevealed);
  ++k.s.reveals;
  touch(k);
  return Flow::next;
}

/// As soon as a joker is revealed. RR-JOKER-003.
Flow jokers(Kernel& k, Frame& f) {
  return each_player(k, f.as<Lowball>().turn, first_player(k), [&](PlayerId player) {
    if (k.player(player).has(kInLowball)) declare_jokers(k, player);
  });
}

Flow revealed(Kernel& k, Frame& f) {
  return each_player(k, f.as<Lowball>().turn, first_player(k), [&](PlayerId player) {
    if (!k.player(player).has(kInLowball)) return;
    rescore(k, player);
    mark_moment(k, TriggerPoint::lowball_hand_revealed, player);
  });
}

bool somebody_cheats(const Kernel& k) {
  const auto hands = gamblers(k);
  return std::any_of(hands.begin(), hands.end(),
                     [&](PlayerId player) { return draw_hand_cheatin(k, player); });
}

/// Whether another player's hand is cheatin' and still open to a Cheatin' Resolution.
bool may_punish(const Kernel& k, PlayerId player) {
  const auto hands = gamblers(k);
  return std::any_of(hands.begin(), hands.end(), [&](PlayerId other) {
    return other != player && draw_hand_cheatin(k, other) &&
           k.player(other).cheatin_used < k.parameter(Parameter::cheatin_per_hand);
  });
}

/// Before there is a Winner the lowest pull starts the Cheatin' window; equal pulls pull again.
/// RR-GAMBLE-007.
Flow first_day_pulls(Kernel& k, Frame& f) {
  Lowball& l = f.as<Lowball>();
  if (winner_before(k) || !somebody_cheats(k)) return Flow::next;
  if (l.pullers == 0) {
    for (const PlayerId player : k.from({})) {
      if (!k.player(player).has(kOut))
        l.pullers = static_cast<std::uint8_t>(l.pullers | 1u << player.value);
    }
  }
  if (l.pulling) {
    const auto value = static_cast<std::uint8_t>(k.s.result & 15);
    const auto seat = static_cast<std::uint8_t>(1u << l.turn++);
    if (l.holders == 0 || value < l.lowest) {
      l.lowest = value;
      l.holders = seat;
    } else if (value == l.lowest) {
      l.holders = static_cast<std::uint8_t>(l.holders | seat);
    }
    l.pulling = 0;
  }
  while (l.turn < k.players() && !(l.pullers >> l.turn & 1)) ++l.turn;
  if (l.turn < k.players()) {
    l.pulling = 1;
    const PlayerId player{l.turn};
    pull(k, player, 0xFF, rule(player));
    return Flow::stay;
  }
  const std::uint8_t lowest = l.holders;
  l.turn = l.holders = 0;
  l.pullers = lowest;
  if (std::popcount(lowest) > 1) return Flow::stay;
  winner_before(k) = PlayerId{static_cast<std::uint8_t>(std::countr_zero(lowest))};
  return Flow::next;
}

/// If a hand is cheatin', all players in turn may use a Cheatin' Resolution until all pass in a
/// row. RR-GAMBLE-005, -006, -008 to -010.
Flow cheatin_window(Kernel& k, Frame& f) {
  Lowball& l = f.as<Lowball>();
  if (!winner_before(k)) return Flow::next;
  if (l.used) {
    l.used = 0;
    discard_limbo(k);  // the next player's turn has come
    return Flow::stay;
  }
  while (l.passes < k.players()) {
    const PlayerId player = player_in_turn(k, winner_before(k), l.turn);
    if (const auto answer = k.answer()) {
      l.turn = static_cast<std::uint8_t>((l.turn + 1) % k.players());
      l.used = answer->kind != OptionKind::pass;
      l.passes = l.used ? 0 : static_cast<std::uint8_t>(l.passes + 1);
      if (l.used)
        use_ability(k, player, card_a(*answer), static_cast<AbilityIx>(answer->b), kCheatin);
      return Flow::stay;
    }
    if (!k.player(player).has(kOut) && may_punish(k, player))
      return k.ask(player, DecisionKind::cheatin_play);
    l.turn = static_cast<std::uint8_t>((l.turn + 1) % k.players());
    ++l.passes;
  }
  l.turn = 0;
  return Flow::next;
}

/// The lowest hand stays in; who ties with it exactly stays in with it. RR-GAMBLE-011 to -013.
Flow compare(Kernel& k, Frame&) {
  const auto hands = gamblers(k);
  keep_lowest(k, hands);
  k.s.result = 0;
  for (const PlayerId player : hands) k.s.result |= 1 << player.value;
  return Flow::next;
}

constexpr Step kLowballSteps[] = {
    {"discard_tied", discard_tied},
    {"redraw_ante", redraw_ante},
    {"draw", draw},
    {"reveal", reveal},
    {"jokers", jokers},
    {"revealed", revealed},
    {"first_day_pulls", first_day_pulls},
    {"cheatin", cheatin_window},
    {"compare", compare},
};

void put_subjects(Kernel& k, Event& event, Zone zone) {
  change_each(k, event, [&](CardId card) {
    if (k.card(card).zone != Zone::draw_hand) return false;
    put(k, card, zone);
    return true;
  });
}

}  // namespace

const Procedure k_gambling{"gambling", kGamblingSteps, kGamblingFields};
const Procedure k_lowball{"gambling.lowball", kLowballSteps, kLowballFields};

void list_cheatin_play(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::pass));
  list_abilities(k, p.player, kCheatin, o);
}

/// Who cannot pay the ante borrows it from the bank. RR-GAMBLE-001, -002.
void change_lowball_ante_paid(Kernel& k, Event& event) {
  Player& p = k.player(event.player);
  const int borrowed = std::max(0, event.amount - p.ghost_rock);
  p.debt = static_cast<std::int16_t>(p.debt + borrowed);
  p.ghost_rock = static_cast<std::int16_t>(p.ghost_rock + borrowed - event.amount);
  k.s.pot = static_cast<std::int16_t>(k.s.pot + event.amount);
  event.changed = 1;
}

void change_lowball_hand_drawn(Kernel& k, Event& event) {
  for (int i = 0; i < event.amount; ++i) draw_top(k, event.player, Zone::draw_hand);
  event.changed = 1;
}

namespace {

void take_from_pot(Kernel& k, Event& event) {
  event.amount = std::min(event.amount, k.s.pot);
  Player& p = k.player(event.player);
  p.ghost_rock = static_cast<std::int16_t>(p.ghost_rock + event.amount);
  k.s.pot = static_cast<std::int16_t>(k.s.pot - event.amount);
  event.changed = 1;
}

}  // namespace

/// RR-GAMBLE-017, -018; WW-GAMBLE-002.
void change_lowball_won(Kernel& k, Event& event) {
  k.s.winner = event.player;
  take_from_pot(k, event);
}

void change_lowball_second(Kernel& k, Event& event) { take_from_pot(k, event); }

void change_lowball_hand_discarded(Kernel& k, Event& event) {
  put_subjects(k, event, Zone::discard);
}

void change_lowball_joker_aced(Kernel& k, Event& event) { put_subjects(k, event, Zone::boot_hill); }

}  // namespace highnoon
