#include "shootout/round.hpp"

#include <algorithm>
#include <cstdlib>

#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "shootout/shootout.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

Flow make_plays(Kernel& k, Frame& f);
Flow pick_shooter(Kernel& k, Frame& f);
Flow draw(Kernel& k, Frame& f);
Flow reveal(Kernel& k, Frame& f);
Flow resolution(Kernel& k, Frame& f);
Flow take_lumps(Kernel& k, Frame& f);
Flow compare(Kernel& k, Frame& f);
Flow discard_hands(Kernel& k, Frame& f);
Flow chamber(Kernel& k, Frame& f);

/// The seven steps; revealing and resolving are one in the book.
constexpr Step kSteps[] = {
    {"make_plays", make_plays}, {"pick_shooter", pick_shooter}, {"draw", draw},
    {"reveal", reveal},         {"resolution", resolution},     {"take_lumps", take_lumps},
    {"run_or_gun", run_or_gun}, {"chamber", chamber},
    {"compare", compare, false},
    {"discard_hands", discard_hands, false},
};

Flow step_done(RoundData& data) {
  data.stage = 0;
  return Flow::next;
}

void push_plays(Kernel& k, std::uint16_t timing) {
  PlaysData data;
  data.timing = timing;
  k.push(Proc::plays, {}, data);
}

Flow make_plays(Kernel& k, Frame&) {
  if (!shootout_over(k)) push_plays(k, kShootout);
  return Flow::next;
}

/// The leader announces first, then the mark. RR-SHOOT-014.
Flow pick_shooter(Kernel& k, Frame& f) {
  auto& data = f.as<RoundData>();
  if (shootout_over(k) || data.stage == 2) return step_done(data);
  const PlayerId player = player_of_side(k, data.stage + 1);
  if (const auto answer = k.answer()) {
    ++data.stage;
    Event event = make_event(TriggerPoint::shooter_declared, card_a(*answer));
    event.player = player;
    raise(k, event);
    return Flow::stay;
  }
  return k.ask(player, DecisionKind::pick_shooter, data.stage + 1);
}

Flow draw(Kernel& k, Frame&) {
  if (!shootout_over(k)) k.push(Proc::draw_hand);
  return Flow::next;
}

Flow reveal(Kernel& k, Frame&) {
  if (!shootout_over(k)) k.push(Proc::reveal);
  return Flow::next;
}

Flow resolution(Kernel& k, Frame&) {
  if (!shootout_over(k)) push_plays(k, kResolution);
  return Flow::next;
}

// --- take yer lumps
// --------------------------------------------------------------------------------------------------------

/// Who won the round, and what the ranks cost. RR-LUMPS-001 to -010.
void compare_hands(Kernel& k) {
  Shootout& s = k.s.shootout;
  const HandScore first = final_score(k, s.leader_player);
  const HandScore second = final_score(k, s.opposing_player);
  const int difference = static_cast<int>(first.rank()) - static_cast<int>(second.rank());
  if (first != second) {
    s.round_winner = first > second ? s.leader_player : s.opposing_player;
    s.round_loser = first > second ? s.opposing_player : s.leader_player;
  }
  for (const PlayerId player : {s.leader_player, s.opposing_player})
    k.player(player).casualties = 0;
  const bool tied = difference == 0 || !k.parameter(Parameter::casualties_from_rank);
  if (tied) {
    const auto each = static_cast<std::int16_t>(k.parameter(Parameter::tied_round_casualties));
    for (const PlayerId player : {s.leader_player, s.opposing_player})
      k.player(player).casualties = each;
  } else {
    k.player(s.round_loser).casualties = static_cast<std::int16_t>(std::abs(difference));
  }
  touch(k);
}

int rank_of(const Kernel& k, int side) { return static_cast<int>(final_score(k, player_of_side(k, side)).rank()); }

/// How the hands compare, before anybody has won by it. CT-REACT-013.
Flow compare(Kernel& k, Frame&) {
  if (shootout_over(k)) return Flow::next;
  const HandScore first = final_score(k, k.s.shootout.leader_player);
  const HandScore second = final_score(k, k.s.shootout.opposing_player);
  const PlayerId better = first == second ? PlayerId{} : player_of_side(k, first > second ? 1 : 2);
  mark_moment(k, TriggerPoint::hands_compared, better, std::abs(rank_of(k, 1) - rank_of(k, 2)));
  return Flow::next;
}

/// Hands are compared; then the loser (or the leader) assigns and takes, then the other.
/// RR-LUMPS-016, -017, -024. Or both assign and then take at once. CT-SHOOT-016.
Flow take_lumps(Kernel& k, Frame& f) {
  auto& data = f.as<RoundData>();
  const PlayerId first = loser_or_leader(k);
  CasualtiesData casualties;
  casualties.together = static_cast<std::uint8_t>(k.parameter(Parameter::casualties_together));
  switch (data.stage++) {
    case 0:
      if (shootout_over(k)) return step_done(data);
      compare_hands(k);
      mark_moment(k, TriggerPoint::round_compared, k.s.shootout.round_winner);
      return Flow::stay;
    case 1:
      if (shootout_over(k)) return step_done(data);
      data.lumps = 1;
      k.push(Proc::casualties, first, casualties);
      return Flow::stay;
    case 2:
      k.push(Proc::casualties, player_of_side(k, other_side(side_of(k, first))), casualties);
      return Flow::stay;
    case 3:
      if (casualties.together) k.push(Proc::casualties_together, {}, casualties);
      return Flow::stay;
    default:
      if (k.parameter(Parameter::empty_posse_ends_round) && (posse_empty(k, 1) || posse_empty(k, 2))) k.s.shootout.ending = 1;
      return step_done(data);
  }
}

// --- chamber another round
// -------------------------------------------------------------------------------------------------

/// Both draw hands go; before anybody flees, if the ruleset has this step. CL-SHOOT-022.
Flow discard_hands(Kernel& k, Frame& f) {
  auto& data = f.as<RoundData>();
  if (data.stage < 2) {
    const PlayerId player = player_of_side(k, ++data.stage);
    if (player && !k.player(player).draw_hand.empty()) mark_moment(k, TriggerPoint::draw_hand_about_to_be_discarded, player);
    return Flow::stay;
  }
  for (const int side : {1, 2}) {
    const PlayerId player = player_of_side(k, side);
    if (player) discard_draw_hand(k, player, k.player(player).has(kRevealed));
  }
  return step_done(data);
}

/// The hands go; shootout effects stay, those of the round end. RR-SHOOT-038, -040.
Flow chamber(Kernel& k, Frame& f) {
  if (discard_hands(k, f) == Flow::stay) return Flow::stay;
  for (int i = 0; i < k.players(); ++i) forget_round(k.s.players[static_cast<std::size_t>(i)]);
  for (Card& card : k.s.all_cards()) {
    for (const CardFlag flag : {kAssigned, kProtected, kFled, kWasCasualty})
      card.set(flag, false);
  }
  end_effects(k, Duration::round);
  touch(k);
  return Flow::done;
}

FIELDS(kRoundDataFields, RoundData, FIELD(stage, up_to(8)), FIELD(lumps, flag()), FIELD(spare, nothing()));

}  // namespace

void forget_round(Player& player) {
  player.shooter = {};
  player.casualties = player.covered = 0;
  player.cheatin_used = player.redraws = 0;
  player.base_rank = player.early_plays = 0;
  player.revealed = 0;
  for (const PlayerFlag flag :
       {kCannotFlee, kSkipPlay, kRevealed, kDecided, kBaseRankSet, kCountsLegal, kCountsCheatin, kBonusesSwitched}) {
    player.set(flag, false);
  }
}

const Procedure k_shootout_round{"shootout.round", kSteps, kRoundDataFields};

bool casualties_begun(const Kernel& k) {
  const int index = k.find_frame(Proc::shootout_round);
  return index >= 0 && k.s.frames[static_cast<std::size_t>(index)].as<RoundData>().lumps;
}

// --- the shooter
// -----------------------------------------------------------------------------------------------------------

/// Any dude of the posse, booted or not, whoever controls that dude. RR-SHOOT-015 to -018;
/// RC-SHOOT-013, -014.
void list_pick_shooter(const Kernel& k, const Pending& p, OptionList& o) {
  const CardList dudes = posse(k, p.a);
  for (const CardId dude : dudes) {
    if (!forbidden(k, Act::be_shooter, dude)) o.push_back(option(OptionKind::shooter, dude));
  }
  if (!o.empty()) return;
  for (const CardId dude : dudes) o.push_back(option(OptionKind::shooter, dude));
}

void change_shooter_declared(Kernel& k, Event& event) {
  k.player(event.player).shooter = event.subjects[0];
  event.changed = 1;
  touch(k);
}

// --- bonuses
// ---------------------------------------------------------------------------------------------------------------

namespace {

/// The shooter's full bullets if of this type, and one for every other dude of it, with 0 bullets
/// too. RC-CARD-160: an effect may let influence stand for bullets here.
int bonus(const Kernel& k, PlayerId player, bool stud) {
  if (k.player(player).has(kBonusesSwitched)) stud = !stud;
  const int side = side_of(k, player);
  const CardId shooter = k.player(player).shooter;
  int sum = 0;
  for (const CardId dude : posse(k, side)) {
    if (is_stud(k, dude) != stud || forbidden(k, Act::contribute, dude)) continue;
    const Stat counted = permitted(k, Permit::draw_by_influence, dude) ? Stat::influence : Stat::bullets;
    sum += dude == shooter ? stat(k, dude, counted) : 1;
  }
  return std::max(0, sum + player_stat(k, player, stud ? Stat::stud_bonus : Stat::draw_bonus));
}

}  // namespace

int ranks_beaten_by(const Kernel& k, CardId card) {
  const Shootout& s = k.s.shootout;
  const int side = side_of_card(k, card);
  if (side == 0 || s.round_loser != player_of_side(k, side) || !casualties_begun(k)) return 0;
  return std::max(0, rank_of(k, other_side(side)) - rank_of(k, side));
}

int stud_bonus(const Kernel& k, PlayerId player) { return bonus(k, player, true); }
int draw_bonus(const Kernel& k, PlayerId player) { return bonus(k, player, false); }

}  // namespace highnoon
