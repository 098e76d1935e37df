#include "mutation_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "layout.hpp"
#include "progress.hpp"

namespace highnoon::cli {
namespace {

struct Counts {
  int mutants = 0, caught = 0, unloadable = 0, survived = 0;

  void add(const CardMutations& card) {
    mutants += static_cast<int>(card.mutants.size());
    caught += card.count(MutantFate::caught);
    unloadable += card.count(MutantFate::unloadable);
    survived += card.count(MutantFate::survived);
  }
  /// Of those that load: what scenarios alone notice.
  double percent() const {
    return caught + survived == 0 ? 100 : 100.0 * caught / (caught + survived);
  }
};

Counts counts_of(const CardMutations& card) {
  Counts counts;
  counts.add(card);
  return counts;
}

std::string line_of(const std::string& text, int line) {
  std::size_t begin = 0;
  for (int i = 1; i < line && begin != std::string::npos; ++i) begin = text.find('\n', begin) + 1;
  std::string found = text.substr(begin, text.find('\n', begin) - begin);
  found.erase(0, found.find_first_not_of(" \t"));
  return found;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

void print_text(const std::vector<CardMutations>& cards, const Counts& total, double seconds,
                bool quiet) {
  std::vector<std::vector<std::string>> rows = {
      {"card", "scenarios", "mutants", "caught", "do not load", "survive", "%"}};
  const auto row = [&](const std::string& name, int scenarios, const Counts& counts) {
    rows.push_back({name, std::to_string(scenarios), std::to_string(counts.mutants),
                    std::to_string(counts.caught), std::to_string(counts.unloadable),
                    std::to_string(counts.survived), fmt::format("{:.1f}", counts.percent())});
  };
  int scenarios = 0;
  for (const CardMutations& card : cards) {
    if (!card.problem.empty()) {
      fmt::print("{}: {}\n", card.file, card.problem);
      continue;
    }
    for (const MutantResult& result : card.mutants) {
      if (result.fate != MutantFate::survived) continue;
      fmt::print("{}:{}:{}: survives: {}\n", card.file, result.mutant.line, result.mutant.column,
                 result.mutant.change);
      const std::string line = line_of(result.mutant.text, result.mutant.line);
      if (!line.empty()) fmt::print("    {}\n", line);
    }
    scenarios += card.scenario_count;
    if (!quiet || counts_of(card).survived > 0)
      row(joined(card.cards), card.scenario_count, counts_of(card));
  }
  row("total", scenarios, total);
  fmt::print("{}", table(rows));
  fmt::print(
      "{:.1f}% of the {} mutants that load are caught by scenarios; with those that do not load "
      "{:.1f}% of {}; {:.1f} s\n",
      total.percent(), total.caught + total.survived,
      total.mutants == 0 ? 100 : 100.0 * (total.mutants - total.survived) / total.mutants,
      total.mutants, seconds);
}

void print_json(const std::vector<CardMutations>& cards, const Counts& total, double seconds) {
  using Json = nlohmann::ordered_json;
  const auto numbers = [](const Counts& counts) {
    return Json{{"mutants", counts.mutants},
                {"caught", counts.caught},
                {"unloadable", counts.unloadable},
                {"survived", counts.survived},
                {"percent", counts.percent()}};
  };
  Json list = Json::array();
  for (const CardMutations& card : cards) {
    Json one = {{"cards", card.cards}, {"file", card.file}, {"scenarios", card.scenario_count}};
    one.update(numbers(counts_of(card)));
    if (!card.problem.empty()) one["problem"] = card.problem;
    one["survivors"] = one["do_not_load"] = Json::array();
    for (const MutantResult& result : card.mutants) {
      if (result.fate == MutantFate::caught) continue;
      Json mutant = {{"line", result.mutant.line},
                     {"column", result.mutant.column},
                     {"kind", result.mutant.kind},
                     {"change", result.mutant.change},
                     {"text", line_of(result.mutant.text, result.mutant.line)}};
      if (result.fate == MutantFate::unloadable) mutant["message"] = result.by;
      one[result.fate == MutantFate::survived ? "survivors" : "do_not_load"].push_back(
          std::move(mutant));
    }
    list.push_back(std::move(one));
  }
  Json json = {{"total", numbers(total)}, {"seconds", seconds}, {"cards", std::move(list)}};
  fmt::print("{}\n", json.dump(2));
}

}  // namespace

void mutate(const Library& library, const MutateArguments& arguments) {
  MutationOptions options = arguments.options;
  Progress progress("mutants", arguments.quiet);
  options.on_progress = progress.teller();
  const std::vector<CardMutations> cards = value_or_fail(
      run_mutants(library, {arguments.paths.begin(), arguments.paths.end()}, options));
  progress.clear();
  Counts total;
  int broken = 0;
  for (const CardMutations& card : cards) {
    total.add(card);
    broken += card.problem.empty() ? 0 : 1;
  }
  if (arguments.json) {
    print_json(cards, total, progress.seconds());
  } else {
    print_text(cards, total, progress.seconds(), arguments.quiet);
  }
  if (broken > 0)
    throw Failure(fmt::format("the scenarios of {} scripts fail before any change", broken));
  if (total.percent() < arguments.at_least) {
    throw Failure(fmt::format("{:.1f}% of the mutants are caught, {}% are wanted", total.percent(),
                              arguments.at_least));
  }
}

}  // namespace highnoon::cli
