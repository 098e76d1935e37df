#include <algorithm>

#include "ability/ability.hpp"
#include "day/noon_play.hpp"
#include "day/turns.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "shootout/shootout.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

struct HighNoon {
  std::uint8_t seat = 0;     ///< whose turn it is
  std::uint8_t started = 0;  ///< 1: somebody has had a turn
  std::uint8_t spare[2] = {0, 0};
};
FIELDS(kHighNoonFields, HighNoon, FIELD(seat, is(Holds::seat)), FIELD(started, flag()), FIELD(spare, nothing()));

int players_left(const Kernel& k) {
  int left = 0;
  for (const PlayerId player : k.from({})) left += k.player(player).has(kOut) ? 0 : 1;
  return left;
}

PlayerId next_in_game(const Kernel& k, PlayerId player) {
  do player = k.next(player);
  while (k.player(player).has(kOut));
  return player;
}

// --- the phase. Rules: Reloaded 1.3.1, "High Noon Phase" (RR-NOON)
// ---------------------------------

Flow begin(Kernel& k, Frame&) {
  begin_phase(k, Phase::noon);
  k.s.passes = 0;
  k.s.extra_plays = 0;
  mark_moment(k, TriggerPoint::phase_noon_begins, first_player(k));
  return Flow::next;
}

/// Players in turn from the Winner, until all have passed in a row. RR-NOON-001, -004, -005.
Flow plays(Kernel& k, Frame& f) {
  HighNoon& h = f.as<HighNoon>();
  const int left = players_left(k);
  if (left == 0 || k.s.passes >= left) return Flow::next;
  PlayerId player{h.seat};
  if (!h.started) {
    h.started = 1;
    player = first_player(k);
    if (k.player(player).has(kOut)) player = next_in_game(k, player);
  } else if (k.s.extra_plays > 0 && !k.player(player).has(kOut)) {
    --k.s.extra_plays;
  } else {
    k.s.extra_plays = 0;
    player = next_in_game(k, player);
  }
  h.seat = player.value;
  k.push(Proc::noon_play, player);
  return Flow::stay;
}

/// RR-TAO-010: before victory is checked.
Flow techniques_leave(Kernel& k, Frame&) {
  discard_techniques(k, kNoon);
  return Flow::next;
}

Flow phase_ends(Kernel& k, Frame&) {
  mark_moment(k, TriggerPoint::phase_noon_ends, first_player(k));
  return Flow::next;
}

Flow effects_end(Kernel& k, Frame&) {
  end_effects(k, Duration::noon);
  end_phase(k);
  return Flow::next;
}

constexpr Step kNoonSteps[] = {
    {"begin", begin},
    {"plays", plays},
    {"techniques_leave", techniques_leave},
    {"phase_ends", phase_ends},
    {"effects_end", effects_end},
};

// --- a player's turn: one play, or a pass. RR-NOON-002
// ---------------------------------------------

struct Turn {
  Option chosen;
  std::uint8_t stage = 0;
  std::uint8_t spare[3] = {0, 0, 0};

  bool passed() const { return chosen.kind == OptionKind::pass; }
};
FIELDS(kTurnFields, Turn, OPTION_FIELD(chosen), FIELD(stage), FIELD(spare, nothing()));

/// A Noon action goes to the discard pile only when the next player's turn begins. RR-ACT-017.
Flow turn_begins(Kernel& k, Frame&) {
  discard_limbo(k);
  return Flow::next;
}

Flow about_to_play(Kernel& k, Frame& f) {
  mark_moment(k, TriggerPoint::play_about_to_be_made, f.player);
  return Flow::next;
}

Flow choose(Kernel& k, Frame& f) {
  Turn& turn = f.as<Turn>();
  Player& p = k.player(f.player);
  if (p.has(kSkipPlay)) {
    p.set(kSkipPlay, false);
    p.set(kNoActin, false);
    turn.chosen = option(OptionKind::pass);
    return Flow::next;
  }
  const auto answer = k.answer();
  if (!answer) return k.ask(f.player, DecisionKind::noon_play);
  turn.chosen = *answer;
  p.set(kNoActin, false);
  return Flow::next;
}

Flow declare(Kernel& k, Frame& f) {
  const Turn& turn = f.as<Turn>();
  if (turn.passed()) return Flow::next;
  Event event = make_event(TriggerPoint::play_declared, basic_play(f.player));
  if (turn.chosen.kind != OptionKind::trade_start)
    event.subjects[event.count++] = card_a(turn.chosen);
  raise(k, event);
  return Flow::next;
}

struct Kind {
  OptionKind kind;
  CarryOut carry_out;
};
constexpr Kind kKinds[] = {
    {OptionKind::use_ability, act},
    {OptionKind::play_action, act},
    {OptionKind::call_out, call_out},
    {OptionKind::move, move},
    {OptionKind::move_booting, move},
    {OptionKind::shop, shop},
    {OptionKind::shop_deed, shop},
    {OptionKind::shop_attach, shop},
    {OptionKind::shop_plant, shop},
    {OptionKind::invent, invent},
    {OptionKind::replace_dude, replace_dude},
    {OptionKind::trade_start, trade},
};

/// What answered the declaration may have made the play impossible; then it comes to nothing.
bool still_legal(const Kernel& k, PlayerId player, const Option& chosen) {
  if (!heard(k, TriggerPoint::play_declared)) return true;
  Pending asked;
  asked.player = player;
  Borrowed<Option> options(k.cache.spare_options);
  list_noon_play(k, asked, *options);
  return std::find(options.begin(), options.end(), chosen) != options.end();
}

Flow carry_out(Kernel& k, Frame& f) {
  Turn& turn = f.as<Turn>();
  if (turn.passed() || (turn.stage == 0 && !still_legal(k, f.player, turn.chosen)))
    return Flow::next;
  const auto found = std::find_if(std::begin(kKinds), std::end(kKinds),
                                  [&](const Kind& row) { return row.kind == turn.chosen.kind; });
  return found == std::end(kKinds) ? Flow::next
                                   : found->carry_out(k, f.player, turn.chosen, turn.stage);
}

/// Surplus and unfit attachments go when the play is over. RC-ATTACH.
Flow discard_surplus(Kernel& k, Frame& f) {
  if (!f.as<Turn>().passed()) k.push(Proc::surplus, f.player);
  return Flow::next;
}

Flow play_ends(Kernel& k, Frame& f) {
  if (!f.as<Turn>().passed()) mark_moment(k, TriggerPoint::play_finished, f.player);
  return Flow::next;
}

Flow count_passes(Kernel& k, Frame& f) {
  k.s.passes = f.as<Turn>().passed() ? static_cast<std::uint8_t>(k.s.passes + 1) : 0;
  return Flow::done;
}

constexpr Step kTurnSteps[] = {
    {"turn_begins", turn_begins}, {"about_to_play", about_to_play},
    {"choose", choose},           {"declare", declare},
    {"carry_out", carry_out},     {"discard_surplus", discard_surplus},
    {"play_ends", play_ends},     {"count_passes", count_passes},
};

}  // namespace

const Procedure k_high_noon{"high_noon", kNoonSteps, kHighNoonFields};
const Procedure k_noon_play{"high_noon.play", kTurnSteps, kTurnFields, Procedure::kOfPlayer};

void go_on_at_noon(Kernel& k, PlayerId player) {
  HighNoon data;
  data.seat = static_cast<std::uint8_t>((player.value + k.players() - 1) % k.players());
  data.started = 1;
  k.push(Proc::high_noon, {}, data).step = static_cast<std::uint8_t>(k.step_index(Proc::high_noon, "plays"));
}

void list_noon_play(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::pass));
  if (!k.player(p.player).has(kNoActin)) list_abilities(k, p.player, kNoon, o);
  list_callouts(k, p.player, o);
  list_moves(k, p.player, o);
  list_shopping(k, p.player, o);
  list_inventions(k, p.player, o);
  list_replacements(k, p.player, o);
  list_trades(k, p.player, o);
}

}  // namespace highnoon
