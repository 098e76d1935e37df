// highnoon rules: the rule index, and which of its rules no test proves.

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "command.hpp"
#include "layout.hpp"

namespace highnoon::cli {
namespace {

namespace fs = std::filesystem;

struct RulesArguments {
  std::string index = "docs/rules";
  std::string claims;
  std::vector<std::string> ids;
  bool coverage = false;
  bool json = false;
};

struct Rule {
  std::string id, title, rule, section, area;
  std::string superseded;  ///< why another source's rule stands in its place; no test can prove it
};

struct RuleFile {
  std::string name;
  std::vector<Rule> rules;
};

/// "RR-JOB" of "RR-JOB-013".
std::string area_of(const std::string& id) { return id.substr(0, id.rfind('-')); }

std::string text_of(const YAML::Node& entry, const char* key) {
  return entry[key] && entry[key].IsScalar() ? entry[key].as<std::string>() : "";
}

RuleFile read_file(const fs::path& path) {
  RuleFile file{path.filename().string(), {}};
  try {
    for (const YAML::Node& entry : YAML::LoadFile(path.string())) {
      const std::string id = text_of(entry, "id");
      if (id.empty()) throw Failure(fmt::format("{}:{}: a rule without id", path.string(), entry.Mark().line + 1));
      file.rules.push_back({id, text_of(entry, "title"), text_of(entry, "rule"), text_of(entry, "section"), area_of(id),
                            text_of(entry, "superseded")});
    }
  } catch (const YAML::Exception& error) {
    throw Failure(fmt::format("{}:{}: {}", path.string(), error.mark.line + 1, error.msg));
  }
  return file;
}

std::vector<RuleFile> read_index(const std::string& folder) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".yaml") paths.push_back(entry.path());
  }
  if (error) throw Failure(fmt::format("{}: {}", folder, error.message()));
  if (paths.empty()) throw Failure(folder + ": there is no rule index (*.yaml) in it");
  std::sort(paths.begin(), paths.end());
  std::vector<RuleFile> files;
  for (const fs::path& path : paths) files.push_back(read_file(path));
  return files;
}

/// Tests by the rule they claim, from the .claims files that passing tests have written.
using Claims = std::map<std::string, std::set<std::string>>;

Claims read_claims(const std::string& folder, const std::vector<RuleFile>& index) {
  std::map<std::string, bool> superseded;
  for (const RuleFile& file : index) {
    for (const Rule& rule : file.rules) superseded[rule.id] = !rule.superseded.empty();
  }
  std::error_code error;
  Claims claims;
  int files = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".claims") continue;
    ++files;
    std::ifstream file(entry.path());
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      const std::size_t tab = line.find('\t');
      const std::string id = line.substr(0, tab);
      const auto known = superseded.find(id);
      const bool is_known = tab != std::string::npos && known != superseded.end();
      if (!is_known || known->second) {
        throw Failure(fmt::format("{}:{}: \"{}\" is {}", entry.path().string(), number, id,
                                  is_known ? "superseded: no test can prove it" : "not in the rule index"));
      }
      claims[id].insert(line.substr(tab + 1));
    }
  }
  if (error || files == 0) throw Failure(folder + ": no claims are there; tests/run.sh makes them");
  return claims;
}

struct Count {
  int rules = 0;
  int claimed = 0;
  int superseded = 0;
  void add(const Rule& rule, const Claims& claims) {
    ++rules;
    if (claims.count(rule.id) > 0) ++claimed;
    if (!rule.superseded.empty()) ++superseded;
  }
};

bool is_unproved(const Rule& rule, const Claims& claims) { return rule.superseded.empty() && claims.count(rule.id) == 0; }

void print_entry(const Rule& rule, const std::string& file) {
  fmt::print("{}: {} ({}, {})\n  {}\n", rule.id, rule.title, file, rule.section, wrapped(rule.rule, kColumns - 2, 2));
  if (!rule.superseded.empty()) fmt::print("  Superseded: {}\n", wrapped(rule.superseded, kColumns - 2, 2));
}

void print_entries(const std::vector<RuleFile>& index, const std::vector<std::string>& ids) {
  for (const std::string& id : ids) {
    bool found = false;
    for (const RuleFile& file : index) {
      for (const Rule& rule : file.rules) {
        if (rule.id != id && rule.area != id) continue;
        print_entry(rule, file.name);
        found = true;
      }
    }
    if (!found) throw Failure(fmt::format("\"{}\" is neither a rule nor an area of the index", id));
  }
}

void print_index(const std::vector<RuleFile>& index) {
  std::vector<std::vector<std::string>> rows = {{"file", "rules"}};
  for (const RuleFile& file : index) rows.push_back({file.name, std::to_string(file.rules.size())});
  fmt::print("{}", table(rows));
}

/// Of the rules that a test can prove.
std::string percent(const Count& count) {
  const int provable = count.rules - count.superseded;
  return fmt::format("{:.0f} %", provable > 0 ? 100.0 * count.claimed / provable : 0.0);
}

std::vector<std::string> row(std::string name, const Count& count) {
  return {std::move(name), std::to_string(count.rules), std::to_string(count.claimed), std::to_string(count.superseded), percent(count)};
}

void print_coverage(const std::vector<RuleFile>& index, const Claims& claims) {
  std::vector<std::vector<std::string>> rows = {{"file, area", "rules", "claimed", "superseded", "%"}};
  Count all;
  for (const RuleFile& file : index) {
    Count of_file;
    std::map<std::string, Count> areas;
    std::vector<std::string> order;
    for (const Rule& rule : file.rules) {
      if (areas.count(rule.area) == 0) order.push_back(rule.area);
      for (Count* count : {&areas[rule.area], &of_file, &all}) count->add(rule, claims);
    }
    rows.push_back(row(file.name, of_file));
    for (const std::string& area : order) rows.push_back(row("  " + area, areas[area]));
  }
  rows.push_back(row("all", all));
  fmt::print("Rules that no test claims:\n");
  for (const RuleFile& file : index) {
    for (const Rule& rule : file.rules) {
      if (is_unproved(rule, claims)) fmt::print("  {}  {}\n", rule.id, rule.title);
    }
  }
  fmt::print("\n{}", table(rows));
}

void print_json(const std::vector<RuleFile>& index, const Claims& claims) {
  nlohmann::ordered_json json;
  for (const RuleFile& file : index) {
    nlohmann::ordered_json& of_file = json["files"][file.name];
    Count count;
    std::map<std::string, Count> areas;
    nlohmann::ordered_json unclaimed = nlohmann::ordered_json::array();
    for (const Rule& rule : file.rules) {
      count.add(rule, claims);
      areas[rule.area].add(rule, claims);
      if (is_unproved(rule, claims)) unclaimed.push_back(rule.id);
    }
    of_file = {{"rules", count.rules}, {"claimed", count.claimed}, {"superseded", count.superseded}};
    for (const auto& [area, of] : areas) {
      of_file["areas"][area] = {{"rules", of.rules}, {"claimed", of.claimed}, {"superseded", of.superseded}};
    }
    of_file["unclaimed"] = unclaimed;
  }
  for (const auto& [id, tests] : claims) json["claims"][id] = tests;
  fmt::print("{}\n", json.dump(2));
}

void rules(const RulesArguments& arguments) {
  const std::vector<RuleFile> index = read_index(arguments.index);
  if (!arguments.ids.empty()) return print_entries(index, arguments.ids);
  if (!arguments.coverage) return print_index(index);
  const char* environment = std::getenv("HIGHNOON_CLAIMS_DIR");
  const std::string folder = !arguments.claims.empty() ? arguments.claims : environment != nullptr ? environment : "build/claims";
  const Claims claims = read_claims(folder, index);
  if (arguments.json) {
    print_json(index, claims);
  } else {
    print_coverage(index, claims);
  }
}

}  // namespace

std::set<std::string> rule_ids(const std::string& folder) {
  std::set<std::string> ids;
  for (const RuleFile& file : read_index(folder)) {
    for (const Rule& rule : file.rules) ids.insert(rule.id);
  }
  return ids;
}

void add_rules(CLI::App& program) {
  CLI::App* command = program.add_subcommand("rules", "Show rules of the index, and which of them no test proves");
  auto arguments = std::make_shared<RulesArguments>();
  command->add_option("ids", arguments->ids, "Rules or areas to show, e.g. RR-JOB-013 or RR-JOB")->type_name("ID");
  command->add_flag("--coverage", arguments->coverage, "List the rules that no test claims, and count");
  command->add_option("--index", arguments->index, "The folder of the rule index")->capture_default_str()->type_name("DIR");
  command->add_option("--claims", arguments->claims, "What the tests have claimed (default: $HIGHNOON_CLAIMS_DIR, else build/claims)")
      ->type_name("DIR");
  command->add_flag("--json", arguments->json, "Print JSON");
  command->callback([arguments] { rules(*arguments); });
}

}  // namespace highnoon::cli
