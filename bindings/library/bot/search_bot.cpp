// Information-set Monte Carlo tree search. One tree stands for all that may be hidden: a node is a sequence of decisions, by their machine
// form, so that the same play of another deal comes to the same node. Options that a deal does not offer are left out of the comparison:
// each edge counts how often it could be taken.

#include "highnoon/search_bot.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "bot/evaluation.hpp"
#include "bot/heuristic_bot.hpp"
#include "game.hpp"
#include "highnoon/redeal.hpp"
#include "log/option_arguments.hpp"
#include "state/zone.hpp"

namespace highnoon {
namespace {

using Clock = std::chrono::steady_clock;
using Values = std::array<double, kMaxPlayers>;

constexpr int kLongestPlayout = 600;  ///< decisions; a game that goes on longer is judged in the middle of something
constexpr double kPointsApart = 25;   ///< so many points more make an option e times as promising
constexpr double kEvenShare = 0.25;   ///< of what is promised, shared out evenly
constexpr double kDoubt = 0.05;       ///< that an option never tried is worse than the mean

/// A way on from a node.
struct Edge {
  Option option;
  float promise = 0;    ///< e to the points of the rules of thumb
  int visits = 0;
  int offered = 0;      ///< how often it could be taken
  double value = 0;     ///< sum, for the player who decides
  int first_child = -1;
  int option_now = -1;  ///< its index in the decision of the present playout
};

/// What a player is asked after a sequence of decisions.
struct Node {
  PlayerId player;
  DecisionKind kind = DecisionKind::none;
  int next_sibling = -1;  ///< another question after the same decisions: chance decides which
  int visits = 0;
  double value = 0;       ///< sum, for the player who decides
  std::vector<Edge> edges;
};

/// What only goes round: nothing comes of it that another option would not bring.
bool is_idle(OptionKind kind) { return kind == OptionKind::take_back || kind == OptionKind::stand_pass_day; }

/// The options worth thinking about, by index; all if there are no others.
void sensible(const Decision& decision, std::vector<int>& options) {
  options.clear();
  for (std::size_t i = 0; i < decision.options.size(); ++i) {
    if (!is_idle(decision.options[i].kind)) options.push_back(static_cast<int>(i));
  }
  if (!options.empty()) return;
  for (std::size_t i = 0; i < decision.options.size(); ++i) options.push_back(static_cast<int>(i));
}

class SearchBot : public Bot {
 public:
  SearchBot(std::uint64_t seed, const SearchOptions& options) : options_(options), dice_(seed), habit_(dice_.next()) {}

  int choose(const Game& game) override {
    const Decision& decision = *game.decision();
    sensible(decision, sensible_);
    int best = sensible_.front();
    if (sensible_.size() > 1) best = search(game);
    habit_.note(game, decision.options[static_cast<std::size_t>(best)]);
    return best;
  }

 private:
  int search(const Game& game) {
    me_ = game.decision()->player;
    last_day_ = game.day() + options_.days;
    nodes_.clear();
    bots_.resize(game.config().seats.size(), HeuristicBot(0));
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) decks_.decks[seat] = options_.decks[seat] ? &*options_.decks[seat] : nullptr;
    const Clock::time_point end = Clock::now() + std::chrono::milliseconds(options_.milliseconds);
    const bool by_time = options_.milliseconds > 0;
    for (int i = 0; by_time ? i == 0 || Clock::now() < end : i < options_.playouts; ++i) try_once(game);
    const Node& root = nodes_.front();
    const auto better = [](const Edge& a, const Edge& b) {
      return a.visits != b.visits ? a.visits < b.visits : a.value < b.value;
    };
    const Edge& best = *std::max_element(root.edges.begin(), root.edges.end(), better);
    return static_cast<int>(std::ranges::find(game.decision()->options, best.option) - game.decision()->options.begin());
  }

  void try_once(const Game& game) {
    deal(game);
    path_.clear();
    bool in_tree = true;
    for (int decisions = 0; decisions < kLongestPlayout; ++decisions) {
      const Decision* decision = game_->decision();
      if (!decision || (decision->kind == DecisionKind::noon_play && game_->day() >= last_day_)) break;
      int option = 0;
      if (decision->options.size() > 1) {
        HeuristicBot& bot = bots_[decision->player.value];
        if (in_tree && !is_secret(*decision)) {
          in_tree = enter_node(*decision);
          option = take_edge(*decision, bot);
          bot.note(*game_, decision->options[static_cast<std::size_t>(option)]);
        } else {
          option = bot.choose(*game_);
        }
      }
      if (!game_->choose(option)) break;
    }
    learn(chances(*game_));
  }

  /// A game as it may be for all that the seat knows.
  void deal(const Game& game) {
    if (game_) *game_ = game;
    else game_.emplace(game);
    const std::uint64_t seed = dice_.next();
    if (!redeal(*game_, me_, seed, decks_)) {
      decks_ = {};
      (void)redeal(*game_, me_, seed);
    }
    for (HeuristicBot& bot : bots_) bot.reset(dice_.next());
    bots_[me_.value].remember(habit_);
  }

  /// Whether another player picks among cards that I do not know, and I shall not see which: no node can stand for that.
  bool is_secret(const Decision& decision) const {
    if (decision.player == me_) return false;
    const Kernel k = game_->impl().reader();
    return std::ranges::any_of(decision.options, [&](const Option& option) {
      const CardId card{static_cast<std::uint16_t>(option.a)};
      return (option.kind == OptionKind::card || option.kind == OptionKind::take_back) && k.exists(card) && !knows(k, me_, card);
    });
  }

  /// Goes to the node of this decision, or makes it. @return whether it was there
  bool enter_node(const Decision& decision) {
    int* link = nullptr;
    if (path_.empty()) {
      if (nodes_.empty()) nodes_.push_back({decision.player, decision.kind, -1, 0, 0, {}});
      at_ = 0;
      return true;
    }
    link = &nodes_[static_cast<std::size_t>(path_.back().node)].edges[static_cast<std::size_t>(path_.back().edge)].first_child;
    while (*link >= 0) {
      Node& node = nodes_[static_cast<std::size_t>(*link)];
      if (node.player == decision.player && node.kind == decision.kind) {
        at_ = *link;
        return true;
      }
      link = &node.next_sibling;
    }
    at_ = *link = static_cast<int>(nodes_.size());
    nodes_.push_back({decision.player, decision.kind, -1, 0, 0, {}});
    return false;
  }

  /// Takes the most promising edge of the node. @return its option
  int take_edge(const Decision& decision, HeuristicBot& bot) {
    Node& node = nodes_[static_cast<std::size_t>(at_)];
    offer(node, decision, bot);
    double promised = 0;
    int offered = 0;
    for (const Edge& edge : node.edges) {
      if (edge.option_now < 0) continue;
      promised += edge.promise;
      ++offered;
    }
    const double mean = node.visits > 0 ? node.value / node.visits : 0.5;
    int best = -1;
    double most = -1;
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
      Edge& edge = node.edges[i];
      if (edge.option_now < 0) continue;
      ++edge.offered;
      const double share = (1 - kEvenShare) * edge.promise / promised + kEvenShare / offered;
      const double value = edge.visits > 0 ? edge.value / edge.visits : mean - kDoubt;
      const double score = value + options_.curiosity * share * std::sqrt(static_cast<double>(edge.offered)) / (1 + edge.visits);
      if (score > most) {
        most = score;
        best = static_cast<int>(i);
      }
    }
    path_.push_back({at_, best});
    return node.edges[static_cast<std::size_t>(best)].option_now;
  }

  /// Finds the edges of the options of this playout; new ones are weighed by the rules of thumb.
  void offer(Node& node, const Decision& decision, HeuristicBot& bot) {
    for (Edge& edge : node.edges) edge.option_now = -1;
    sensible(decision, sensible_);
    bool weighed = false;
    for (const int option : sensible_) {
      const Option& what = decision.options[static_cast<std::size_t>(option)];
      auto edge = std::ranges::find(node.edges, what, &Edge::option);
      if (edge == node.edges.end()) {
        if (!weighed) bot.weigh(*game_, points_);
        weighed = true;
        Edge fresh;
        fresh.option = what;
        fresh.promise = static_cast<float>(std::exp(std::clamp(points_[static_cast<std::size_t>(option)] / kPointsApart, -20.0, 20.0)));
        edge = node.edges.insert(node.edges.end(), fresh);
      }
      edge->option_now = option;
    }
  }

  void learn(const Values& values) {
    for (const Step& step : path_) {
      Node& node = nodes_[static_cast<std::size_t>(step.node)];
      Edge& edge = node.edges[static_cast<std::size_t>(step.edge)];
      const double value = values[node.player.value];
      ++node.visits;
      node.value += value;
      ++edge.visits;
      edge.value += value;
    }
  }

  struct Step {
    int node, edge;
  };

  SearchOptions options_;
  Dice dice_;
  HeuristicBot habit_;  ///< remembers what I did, as the policy would
  // While it searches:
  PlayerId me_;
  int last_day_ = 0;
  RedealOptions decks_;
  std::vector<Node> nodes_;
  std::vector<Step> path_;
  int at_ = 0;  ///< the node of the present decision
  std::optional<Game> game_;
  std::vector<HeuristicBot> bots_;
  std::vector<int> sensible_, points_;
};

}  // namespace

std::unique_ptr<Bot> search_bot(std::uint64_t seed, const SearchOptions& options) { return std::make_unique<SearchBot>(seed, options); }

}  // namespace highnoon
