#include "day/victory.hpp"

#include <algorithm>
#include <tuple>

#include "timing/changes.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

struct Standing {
  PlayerId player;
  int control = 0;
  int influence = 0;
  int points = 0;
  int points_today = 0;

  /// RR-VICTORY-005, -006; WW-TIE-001 to -003.
  auto weight() const { return std::tuple(points, points_today, control, influence); }
};

using Standings = List<Standing, kMaxPlayers>;

Standings standings(const Kernel& k) {
  Standings all;
  for (const PlayerId player : k.from({})) {
    if (k.player(player).has(kOut)) continue;
    Standing one{player, total_control(k, player), total_influence(k, player)};
    if (k.parameter(Parameter::victory_points) == 1) {
      one.points = k.player(player).victory_points;
      one.points_today = k.player(player).points_today;
    }
    all.push_back(one);
  }
  return all;
}

bool outclasses(const Kernel& k, const Standing& one, int influence) {
  return one.control >= influence + (k.parameter(Parameter::victory_needs_more) ? 1 : 0);
}

/// Control points against the highest influence among the others, RR-VICTORY-004; or a point for each
/// player who sat down against this one, WW-VICTORY-001; or, as more than two players may agree, against the
/// lowest influence of all, the own too, CL-VICTORY-010.
bool qualifies(const Kernel& k, const Standings& all, const Standing& one) {
  if (k.parameter(Parameter::victory_points) == 1) return one.points >= k.players() - 1;
  int highest = 0, lowest = one.influence;
  for (const Standing& other : all) {
    if (other.player != one.player) highest = std::max(highest, other.influence);
    lowest = std::min(lowest, other.influence);
  }
  const bool lowest_counts = k.parameter(Parameter::victory_against_lowest) && k.players() > 2;
  return outclasses(k, one, lowest_counts ? lowest : highest);
}

}  // namespace

PlayerId find_victor(const Kernel& k) {
  const auto all = standings(k);
  const Standing* best = nullptr;
  bool tied = false;
  for (const Standing& one : all) {
    if (!qualifies(k, all, one)) continue;
    tied = best && one.weight() == best->weight();
    if (!best || one.weight() > best->weight()) best = &one;
  }
  return best && !tied ? best->player : PlayerId{};  // RR-VICTORY-007
}

void count_points(Kernel& k) {
  const auto all = standings(k);
  for (const Standing& one : all) {
    int points = 0;
    for (const Standing& other : all)
      points += other.player != one.player && outclasses(k, one, other.influence) ? 1 : 0;
    k.player(one.player).points_today = static_cast<std::uint16_t>(points);
  }
}

void score(Kernel& k, PlayerId player, int amount, const Cause& cause) {
  if (amount <= 0) return;
  Event event = make_event(TriggerPoint::victory_points_scored, cause);
  event.player = player;
  event.amount = static_cast<std::int16_t>(std::min(amount, 1'000));
  raise(k, event);
}

/// Never lost again. WW-VICTORY-005, CL-VICTORY-001.
void change_victory_points_scored(Kernel& k, Event& event) {
  Player& player = k.player(event.player);
  player.victory_points = static_cast<std::uint16_t>(player.victory_points + event.amount);
  event.changed = 1;
}

void win_game(Kernel& k, PlayerId player, const Cause& cause) {
  Event event = make_event(TriggerPoint::game_won, cause);
  event.player = player;
  raise(k, event);
}

void change_game_won(Kernel& k, Event& event) {
  k.s.outcome = Outcome::won;
  k.s.winner_of_game = event.player;
  event.changed = 1;
}

}  // namespace highnoon
