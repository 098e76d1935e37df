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

  auto weight() const { return std::tuple(control, influence); }  // RR-VICTORY-005, -006
};

std::vector<Standing> standings(const Kernel& k) {
  std::vector<Standing> all;
  for (const PlayerId player : k.from({})) {
    if (k.player(player).has(kOut)) continue;
    all.push_back({player, total_control(k, player), total_influence(k, player)});
  }
  return all;
}

/// Control points against the highest influence among the others. RR-VICTORY-004.
bool qualifies(const Kernel& k, const std::vector<Standing>& all, const Standing& one) {
  int highest = 0;
  for (const Standing& other : all) {
    if (other.player != one.player) highest = std::max(highest, other.influence);
  }
  return one.control >= highest + (k.parameter(Parameter::victory_needs_more) ? 1 : 0);
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
