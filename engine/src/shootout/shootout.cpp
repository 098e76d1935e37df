#include "shootout/shootout.hpp"

#include <algorithm>

#include "effect/cache.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "shootout/posse.hpp"
#include "shootout/suspended.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

Flow form_posses(Kernel& k, Frame& f);
Flow posses_formed(Kernel& k, Frame& f);
Flow private_bounty(Kernel& k, Frame& f);
Flow shootout_begins(Kernel& k, Frame& f);
Flow rounds(Kernel& k, Frame& f);
Flow winner(Kernel& k, Frame& f);
Flow shootout_ends(Kernel& k, Frame& f);
Flow dissolve(Kernel& k, Frame& f);
Flow over(Kernel& k, Frame& f);

constexpr Step kSteps[] = {
    {"form_posses", form_posses},
    {"posses_formed", posses_formed},
    {"private_bounty", private_bounty},
    {"shootout_begins", shootout_begins},
    {"rounds", rounds},
    {"winner", winner},
    {"shootout_ends", shootout_ends},
    {"dissolve", dissolve},
    {"over", over, false},
};

bool mark_place(Kernel& k, TriggerPoint type, PlayerId player = {}, int amount = 0) {
  Event event = make_event(type);
  event.player = player;
  event.amount = static_cast<std::int16_t>(amount);
  event.to = k.s.shootout.location;
  return raise(k, event);
}

/// A job's posses are formed before its shootout. RR-JOB-036.
Flow form_posses(Kernel& k, Frame&) {
  if (!k.s.shootout.is_job) k.push(Proc::posse, k.s.shootout.leader_player);
  return Flow::next;
}

Flow posses_formed(Kernel& k, Frame&) {
  k.s.shootout.closed &= kClosed;
  mark_place(k, TriggerPoint::posses_formed);
  return Flow::next;
}

/// Who takes part at a Private location now; who joins later gets the bounty on joining.
/// RR-POSSE-016, RC-BOUNTY-003.
Flow private_bounty(Kernel& k, Frame&) {
  CardList dudes = posse(k, 1);
  for (const CardId dude : posse(k, 2)) dudes.push_back(dude);
  k.s.shootout.active = 2;
  give_private_bounty(k, dudes);
  return Flow::next;
}

Flow shootout_begins(Kernel& k, Frame&) {
  mark_place(k, TriggerPoint::shootout_begins);
  return Flow::next;
}

/// RR-SHOOT-001, -043; RC-SHOOT-053.
Flow rounds(Kernel& k, Frame&) {
  Shootout& s = k.s.shootout;
  const bool last = s.most_rounds != 0 && s.round >= s.most_rounds;
  if (s.ending || last || posse_empty(k, 1) || posse_empty(k, 2)) return Flow::next;
  ++s.round;
  s.round_winner = s.round_loser = {};
  touch(k);
  k.push(Proc::shootout_round);
  mark_place(k, TriggerPoint::shootout_round_begins, {}, s.round);
  return Flow::stay;
}

/// RR-SHOOT-041, -042.
Flow winner(Kernel& k, Frame&) {
  Shootout& s = k.s.shootout;
  s.active = 3;
  const bool first = !posse_empty(k, 1);
  const bool second = !posse_empty(k, 2);
  if (first != second) s.winner = player_of_side(k, first ? 1 : 2);
  if (!first && !second && k.parameter(Parameter::both_posses_empty_winner))
    s.winner = s.opposing_player;
  touch(k);
  if (s.winner) mark_moment(k, TriggerPoint::shootout_won, s.winner);
  return Flow::next;
}

CardList token_dudes(const Kernel& k) {
  CardList tokens;
  for (const CardId dude : board_of(k).dudes) {
    if (has_keyword(k, dude, Keyword::token) && !came_before_shootout(k, dude)) tokens.push_back(dude);
  }
  return tokens;
}

/// RR-SHOOT-011, RC-SHOOT-054.
Flow shootout_ends(Kernel& k, Frame&) {
  end_effects(k, Duration::shootout);
  if (k.parameter(Parameter::tokens_leave)) remove(k, token_dudes(k), {});
  mark_place(k, TriggerPoint::shootout_ends, k.s.shootout.winner);
  return Flow::next;
}

/// A job still needs its posses: it dissolves them itself.
Flow dissolve(Kernel& k, Frame&) {
  if (!k.s.shootout.is_job) dissolve_posses(k);
  return Flow::next;
}

/// What was put off until after the shootout happens; after a job when that is over too, and after the shootout that this one was inside of.
/// CT-SHOOT-021.
Flow over(Kernel& k, Frame&) {
  if (!k.s.shootout.active && k.s.shootout.depth == 0) mark_moment(k, TriggerPoint::shootout_over);
  return Flow::next;
}

}  // namespace

const Procedure k_shootout{"shootout", kSteps};

StartShootout between(const Kernel& k, CardId leader, CardId mark) {
  StartShootout how;
  how.leader = leader;
  how.mark = mark;
  how.leader_player = k.card(leader).controller;
  how.mark_player = k.card(mark).controller;
  how.location = location_of(k, mark);
  return how;
}

bool can_fight(const Kernel& k, CardId leader, CardId mark, const Cause& cause) {
  if (!may_begin_shootout(k) || k.type_of(leader) != CardType::dude || k.type_of(mark) != CardType::dude) return false;
  const LocationId there = location_of(k, mark);
  const bool opposed = k.in_play(leader) && k.in_play(mark) && k.card(leader).controller != k.card(mark).controller;
  if (!opposed || !there || !location_of(k, leader)) return false;
  return location_of(k, leader) == there || !forbidden(k, Act::move, leader, cause, there);
}

void start_shootout(Kernel& k, const StartShootout& how) {
  if (!may_begin_shootout(k)) return;
  const bool attached = k.card(how.mark).has(kFightsAsDude);
  if (k.s.shootout.active) suspend_shootout(k);
  if (attached) k.card(how.mark).set(kFightsAsDude);  // a dude for this one, too
  Shootout& s = k.s.shootout;
  s.active = 1;
  s.leader_player = how.leader_player;
  s.opposing_player = how.mark_player;
  s.location = how.location;
  s.leader = how.leader;
  s.mark = how.mark;
  s.mark_first = how.mark_first;
  s.closed = how.closed;
  s.most_rounds = how.most_rounds;
  touch(k);
  k.push(Proc::shootout, how.leader_player);
}

void dissolve_posses(Kernel& k) {
  for (Card& card : k.s.all_cards()) {
    if (card.side != 0) leave_present_posse(k, card.id);
    card.flags &= ~static_cast<std::uint32_t>(kPrivateBounty | kUsedHere | kFightsAsDude);
  }
  for (int i = 0; i < k.players(); ++i) k.s.players[static_cast<std::size_t>(i)].shooter = {};
  const std::uint8_t depth = k.s.shootout.depth;
  k.s.shootout = Shootout{};
  k.s.shootout.depth = depth;
  touch_board(k);
}

// --- who is in it
// ----------------------------------------------------------------------------------------------------------

PlayerId player_of_side(const Kernel& k, int side) {
  if (!k.s.shootout.active) return {};
  return side == 1   ? k.s.shootout.leader_player
         : side == 2 ? k.s.shootout.opposing_player
                     : PlayerId{};
}

int side_of(const Kernel& k, PlayerId player) {
  if (!k.s.shootout.active || !player) return 0;
  if (player == k.s.shootout.leader_player) return 1;
  if (player == k.s.shootout.opposing_player) return 2;
  for (const CardId dude : board_of(k).dudes) {
    if (k.card(dude).side != 0 && k.card(dude).controller == player) return k.card(dude).side;
  }
  return 0;
}

CardList posse(const Kernel& k, int side) {
  CardList dudes;
  if (side == 0) return dudes;
  for (const CardId dude : board_of(k).dudes) {
    if (k.card(dude).side == side) dudes.push_back(dude);
  }
  return dudes;
}

bool posse_empty(const Kernel& k, int side) {
  const auto& dudes = board_of(k).dudes;
  return std::none_of(dudes.begin(), dudes.end(), [&](CardId dude) { return k.card(dude).side == side; });
}

bool has_posse(const Kernel& k, PlayerId player) {
  if (!k.s.shootout.active || !player) return false;
  const auto& dudes = board_of(k).dudes;
  return std::any_of(dudes.begin(), dudes.end(), [&](CardId dude) {
    const Card& card = k.card(dude);
    return card.side != 0 && (card.controller == player || player_of_side(k, card.side) == player);
  });
}

int side_of_card(const Kernel& k, CardId card) {
  if (!k.exists(card)) return 0;
  while (k.card(card).side == 0 && k.card(card).host) card = k.card(card).host;
  return k.card(card).in_play() ? k.card(card).side : 0;
}

bool in_posse(const Kernel& k, CardId card) { return side_of_card(k, card) != 0; }

PlayerId first_to_play(const Kernel& k) {
  if (k.s.winner && has_posse(k, k.s.winner)) return k.s.winner;
  const int side = k.parameter(Parameter::first_without_winner);
  if (const PlayerId player = player_of_side(k, side); player && has_posse(k, player)) return player;
  const PlayerId from = k.s.winner ? k.s.winner : k.s.shootout.leader_player;
  for (const PlayerId player : k.from(from)) {
    if (has_posse(k, player)) return player;
  }
  return from;
}

PlayerId loser_or_leader(const Kernel& k) {
  return k.s.shootout.round_loser ? k.s.shootout.round_loser : k.s.shootout.leader_player;
}

// --- ending
// ----------------------------------------------------------------------------------------------------------------

void settle_posses(Kernel& k) {
  Shootout& s = k.s.shootout;
  if (s.active != 2 || s.ending || casualties_begun(k)) return;
  if (posse_empty(k, 1) || posse_empty(k, 2)) s.ending = 1;
}

bool shootout_over(const Kernel& k) {
  const Shootout& s = k.s.shootout;
  if (s.active != 2) return s.active == 3;
  return s.ending || (!casualties_begun(k) && (posse_empty(k, 1) || posse_empty(k, 2)));
}

}  // namespace highnoon
