#include "bot/evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "game.hpp"

namespace highnoon {
namespace {

/// What a player has in play.
struct Holdings {
  int control = 0, influence = 0, income = 0, strength = 0, dudes = 0, deeds = 0, bounty = 0;
};

std::array<Holdings, kMaxPlayers> holdings_of(const Kernel& k) {
  std::array<Holdings, kMaxPlayers> all{};
  for (const CardId id : cards_in_play(k)) {
    const Card& card = k.card(id);
    Holdings& of = all[card.controller.value];
    of.control += stat(k, id, Stat::control);
    switch (k.def(id).type) {
      case CardType::dude:
        of.influence += stat(k, id, Stat::influence);
        of.income -= stat(k, id, Stat::upkeep);
        of.strength += 5 + stat(k, id, Stat::bullets) * (is_stud(k, id) ? 15 : 10);
        of.bounty += card.bounty;
        ++of.dudes;
        break;
      case CardType::deed: ++of.deeds; [[fallthrough]];
      case CardType::outfit: of.income += stat(k, id, Stat::production); break;
      default: break;
    }
  }
  return all;
}

Features features_of(const Kernel& k, const std::array<Holdings, kMaxPlayers>& all, PlayerId player) {
  const Holdings& mine = all[player.value];
  int their_influence = 0;
  for (int i = 0; i < k.players(); ++i) {
    if (i != player.index()) their_influence = std::max(their_influence, all[static_cast<std::size_t>(i)].influence);
  }
  const int lead = mine.control - their_influence;
  const Player& p = k.player(player);
  return {static_cast<double>(mine.control),
          static_cast<double>(mine.influence),
          std::max(0.0, lead + 1.0),
          std::max(0.0, lead + 4.0),
          std::log(1.0 + p.ghost_rock),
          static_cast<double>(mine.income),
          mine.strength / 10.0,
          static_cast<double>(mine.dudes),
          static_cast<double>(p.hand.size()),
          k.s.winner == player ? 1.0 : 0.0,
          static_cast<double>(p.victory_points)};
}

/// Fitted to games between heuristic bots (docs/bots.md, "The search bot").
constexpr Features kWeights{-0.05, 0.08, 0.17, 0.145, 0.39, 0.125, 0.0, 0.42, -0.06, 0.0, 0.8};

}  // namespace

Features features_of(const Game& game, PlayerId player) {
  const Kernel k = game.impl().reader();
  return features_of(k, holdings_of(k), player);
}

std::array<double, kMaxPlayers> chances(const Game& game) {
  const Kernel k = game.impl().reader();
  std::array<double, kMaxPlayers> chance{};
  if (game.outcome() == Outcome::won) {
    chance[game.winner().value] = 1;
    return chance;
  }
  const bool over = game.outcome() != Outcome::running;
  const std::array<Holdings, kMaxPlayers> all = holdings_of(k);
  double sum = 0;
  for (int i = 0; i < k.players(); ++i) {
    const PlayerId player{static_cast<std::uint8_t>(i)};
    if (k.player(player).has(kOut)) continue;
    double weight = 0;
    if (!over) {
      const Features features = features_of(k, all, player);
      for (std::size_t f = 0; f < kWeights.size(); ++f) weight += kWeights[f] * features[f];
    }
    sum += chance[static_cast<std::size_t>(i)] = std::exp(weight);
  }
  for (double& one : chance) one /= sum;
  return chance;
}

}  // namespace highnoon
