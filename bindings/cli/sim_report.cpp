#include "sim_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "layout.hpp"

namespace highnoon::cli {
namespace {

/// What is told of the things that happened.
struct Reached {
  TriggerPoint point;
  const char* what;
};
constexpr Reached kReached[] = {{TriggerPoint::ability_declared, "abilities used"},
                                {TriggerPoint::pull_revealed, "pulls"},
                                {TriggerPoint::callout_made, "call-outs"},
                                {TriggerPoint::job_marked, "jobs"},
                                {TriggerPoint::shootout_begins, "shootouts"},
                                {TriggerPoint::shootout_round_begins, "rounds of shootouts"},
                                {TriggerPoint::draw_hand_revealed_cheatin, "cheatin' hands"},
                                {TriggerPoint::casualty_covered, "casualties"},
                                {TriggerPoint::dude_fled, "dudes fled"},
                                {TriggerPoint::dude_aced, "dudes aced"},
                                {TriggerPoint::dude_discarded, "dudes discarded"},
                                {TriggerPoint::deck_shuffled, "decks shuffled"}};

constexpr const char* kEndingNames[kEndings] = {"unfinished", "won at Sundown", "won by a card", "drawn", "halted"};
constexpr const char* kSeatNames[kMaxPlayers] = {"first", "second", "third", "fourth", "fifth", "sixth"};

std::size_t at(TriggerPoint point) { return static_cast<std::size_t>(point); }

/// Wilson's 95% interval of a share.
std::pair<double, double> interval(const Share& share) {
  if (share.games == 0) return {0, 1};
  const double z = 1.959964, n = share.games, p = share.wins / n;
  const double middle = p + z * z / (2 * n), spread = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {(middle - spread) / (1 + z * z / n), (middle + spread) / (1 + z * z / n)};
}

double part(const Share& share) { return share.games == 0 ? 0 : static_cast<double>(share.wins) / share.games; }

int ended(const SimTotals& totals, Ending ending) { return totals.endings[static_cast<std::size_t>(ending)]; }

std::string shares(const SimTable& sat, const SimTotals& totals) {
  std::vector<std::vector<std::string>> rows = {{"", "games", "wins", "%", "95% interval"}};
  const auto row = [&](const std::string& name, const Share& share) {
    const auto [low, high] = interval(share);
    rows.push_back({name, std::to_string(share.games), std::to_string(share.wins), fmt::format("{:.1f}", 100 * part(share)),
                    fmt::format("{:.1f} to {:.1f}", 100 * low, 100 * high)});
  };
  for (std::size_t side = 0; side < sat.bots.size(); ++side) {
    const std::string name = fmt::format("{}: {} bot", static_cast<char>('A' + side), sat.bots[side]);
    row(sat.swaps_decks ? name : name + ", " + sat.decks[side], totals.sides[side]);
  }
  for (std::size_t deck = 0; sat.swaps_decks && deck < sat.decks.size(); ++deck) row(sat.decks[deck], totals.decks[deck]);
  for (std::size_t seat = 0; seat < sat.bots.size(); ++seat) row(fmt::format("{} seat", kSeatNames[seat]), totals.seats[seat]);
  return table(rows);
}

std::string reached(const SimTotals& totals) {
  std::vector<std::vector<std::string>> rows = {{"reached", "times", "a game", "games with"}};
  for (const Reached& row : kReached) {
    const std::int64_t times = totals.happened[at(row.point)];
    rows.push_back({row.what, std::to_string(times), fmt::format("{:.2f}", static_cast<double>(times) / totals.games),
                    std::to_string(totals.games_with[at(row.point)])});
  }
  return table(rows);
}

nlohmann::ordered_json to_json(const Share& share) {
  const auto [low, high] = interval(share);
  return {{"games", share.games}, {"wins", share.wins}, {"share", part(share)}, {"low95", low}, {"high95", high}};
}

}  // namespace

SimTotals SimTotals::of(const std::vector<SimResult>& results) {
  SimTotals totals;
  totals.games = static_cast<int>(results.size());
  for (const SimResult& result : results) {
    ++totals.by_players[static_cast<std::size_t>(result.players)];
    ++totals.endings[static_cast<std::size_t>(result.ending)];
    for (int i = 0; i < result.players; ++i) {
      const auto index = static_cast<std::size_t>(i);
      for (auto* shares : {&totals.sides, &totals.decks, &totals.seats}) ++(*shares)[index].games;
    }
    if (result.side >= 0) {
      ++totals.sides[static_cast<std::size_t>(result.side)].wins;
      ++totals.decks[static_cast<std::size_t>(result.deck)].wins;
      ++totals.seats[static_cast<std::size_t>(result.seat)].wins;
    }
    for (std::size_t i = 0; i < result.happened.size(); ++i) {
      totals.happened[i] += result.happened[i];
      totals.games_with[i] += result.happened[i] > 0 ? 1 : 0;
    }
    totals.script_errors += result.script_errors;
    totals.least_days = std::min(totals.least_days, result.days);
    totals.most_days = std::max(totals.most_days, result.days);
    totals.days += result.days;
    totals.decisions += static_cast<double>(result.decisions);
    totals.choices += static_cast<double>(result.choices);
    totals.most_choices = std::max(totals.most_choices, result.choices);
    totals.hash = (totals.hash ^ result.hash) * 0x100000001B3u;
    if (!result.problem.empty()) totals.problems.push_back(result.problem);
  }
  totals.days /= totals.games;
  totals.decisions /= totals.games;
  totals.choices /= totals.games;
  return totals;
}

std::string sim_text(const SimTable& sat, const SimTotals& totals) {
  std::string text = shares(sat, totals) + "\n";
  if (sat.least_players < sat.most_players) {
    std::vector<std::vector<std::string>> rows = {{"players", "games"}};
    for (int n = sat.least_players; n <= sat.most_players; ++n) {
      rows.push_back({std::to_string(n), std::to_string(totals.by_players[static_cast<std::size_t>(n)])});
    }
    text += table(rows) + "\n";
  }
  std::vector<std::vector<std::string>> rows = {{"outcome", "games"}};
  for (const Ending ending : {Ending::at_sundown, Ending::by_effect, Ending::drawn, Ending::halted, Ending::unfinished}) {
    rows.push_back({kEndingNames[static_cast<int>(ending)], std::to_string(ended(totals, ending))});
  }
  text += table(rows) + "\n" + reached(totals);
  text += fmt::format("\ndays: mean {:.2f}, {} to {}\n", totals.days, totals.least_days, totals.most_days);
  text += fmt::format("decisions a game: mean {:.1f} (choices between at least two options)\n", totals.decisions);
  return text + fmt::format("script errors: {}\n", totals.script_errors);
}

nlohmann::ordered_json sim_json(const SimTable& sat, const SimTotals& totals) {
  nlohmann::ordered_json json = {{"decks", sat.decks}, {"bots", sat.bots}};
  for (std::size_t side = 0; side < sat.bots.size(); ++side) {
    json["sides"].push_back(to_json(totals.sides[side]));
    json["deck_wins"].push_back(totals.decks[side].wins);
    json["seat_wins"].push_back(totals.seats[side].wins);
    json["seats"].push_back(to_json(totals.seats[side]));
  }
  for (int n = sat.least_players; n <= sat.most_players; ++n) {
    json["players"][std::to_string(n)] = totals.by_players[static_cast<std::size_t>(n)];
  }
  json["won"] = ended(totals, Ending::at_sundown) + ended(totals, Ending::by_effect);
  json["won_at_sundown"] = ended(totals, Ending::at_sundown);
  json["won_by_a_card"] = ended(totals, Ending::by_effect);
  json["drawn"] = ended(totals, Ending::drawn);
  json["halted"] = ended(totals, Ending::halted);
  json["unfinished"] = ended(totals, Ending::unfinished);
  for (const Reached& row : kReached) {
    json["reached"][row.what] = {{"times", totals.happened[at(row.point)]}, {"games", totals.games_with[at(row.point)]}};
  }
  json["days"] = totals.days;
  json["most_days"] = totals.most_days;
  json["decisions"] = totals.decisions;
  json["choices"] = totals.choices;
  json["most_choices"] = totals.most_choices;
  json["script_errors"] = totals.script_errors;
  json["games_hash"] = fmt::format("{:016x}", totals.hash);
  json["problems"] = totals.problems;
  return json;
}

}  // namespace highnoon::cli
