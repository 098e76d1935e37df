#include "mistake_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command.hpp"
#include "layout.hpp"
#include "progress.hpp"

namespace highnoon::cli {
namespace {

double percent(const MistakeReport& report, int kind) {
  const int all = report.count(kind);
  return all == 0 ? 100 : 100.0 * report.count(kind, MistakeFate::found) / all;
}

std::string name_of_row(int kind) {
  return kind < 0 ? "total" : name_of(static_cast<MistakeKind>(kind));
}

std::string place_of(const MistakeResult& result) {
  return fmt::format("{}:{}:{}", result.file, result.mistake.line, result.mistake.column);
}

void print_list(const MistakeReport& report) {
  for (const MistakeResult& result : report.results) {
    if (result.fate == MistakeFate::found) continue;
    fmt::print("{}: {}: {}: {}\n", place_of(result), name_of(result.mistake.kind),
               result.fate == MistakeFate::missed ? "missed" : "elsewhere", result.mistake.change);
    if (!result.told.empty()) fmt::print("    {}\n", result.told);
  }
}

void print_text(const MistakeReport& report, double seconds) {
  std::vector<std::vector<std::string>> rows = {
      {"kind", "mistakes", "syntax", "missed", "other line", "right line", "%"}};
  const auto row = [&](int kind) {
    rows.push_back({name_of_row(kind), std::to_string(report.count(kind)),
                    std::to_string(report.syntax(kind)),
                    std::to_string(report.count(kind, MistakeFate::missed)),
                    std::to_string(report.count(kind, MistakeFate::elsewhere)),
                    std::to_string(report.count(kind, MistakeFate::found)),
                    fmt::format("{:.1f}", percent(report, kind))});
  };
  for (int kind = 0; kind < kMistakeKinds; ++kind) row(kind);
  row(-1);
  fmt::print("{}", table(rows));
  int first = 0;
  for (const MistakeResult& result : report.results) first += result.found_first ? 1 : 0;
  fmt::print("{} scripts; {} mistakes have the right line in the first thing told; {:.1f} s\n",
             report.scripts, first, seconds);
  for (const auto& [why, count] : report.left_out) fmt::print("left out: {}: {}\n", why, count);
}

void print_json(const MistakeReport& report, double seconds) {
  using Json = nlohmann::ordered_json;
  Json kinds = Json::array();
  for (int kind = -1; kind < kMistakeKinds; ++kind) {
    kinds.push_back({{"kind", name_of_row(kind)},
                     {"mistakes", report.count(kind)},
                     {"syntax", report.syntax(kind)},
                     {"missed", report.count(kind, MistakeFate::missed)},
                     {"other_line", report.count(kind, MistakeFate::elsewhere)},
                     {"right_line", report.count(kind, MistakeFate::found)},
                     {"percent", percent(report, kind)}});
  }
  Json misses = Json::array();
  for (const MistakeResult& result : report.results) {
    if (result.fate == MistakeFate::found) continue;
    misses.push_back({{"file", result.file},
                      {"line", result.mistake.line},
                      {"column", result.mistake.column},
                      {"kind", name_of(result.mistake.kind)},
                      {"change", result.mistake.change},
                      {"told", result.told}});
  }
  Json json = {{"scripts", report.scripts},
               {"seconds", seconds},
               {"kinds", std::move(kinds)},
               {"left_out", report.left_out},
               {"misses", std::move(misses)}};
  fmt::print("{}\n", json.dump(2));
}

}  // namespace

void make_mistakes(const Library& library, const MistakeArguments& arguments) {
  MistakeOptions options = arguments.options;
  Progress progress("mistakes", arguments.quiet);
  options.on_progress = progress.teller();
  const MistakeReport report = value_or_fail(
      try_mistakes(library, {arguments.paths.begin(), arguments.paths.end()}, options));
  progress.clear();
  if (arguments.list && !arguments.json) print_list(report);
  if (arguments.json) {
    print_json(report, progress.seconds());
  } else {
    print_text(report, progress.seconds());
  }
  if (const double found = percent(report, -1); found < arguments.at_least) {
    throw Failure(fmt::format("{:.1f}% of the mistakes are found on the right line, {}% are wanted",
                              found, arguments.at_least));
  }
}

}  // namespace highnoon::cli
