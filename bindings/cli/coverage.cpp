#include "coverage.hpp"

#include <algorithm>
#include <map>

namespace highnoon::cli {

namespace fs = std::filesystem;

std::vector<CoveredAbility> coverage(const Library& library, const std::vector<std::string>& paths,
                                     std::span<const ScenarioResult> results) {
  std::vector<fs::path> subjects;
  for (const std::string& path : paths) subjects.push_back(scenario_subject(path));
  std::map<std::pair<std::string, int>, std::vector<const ScenarioResult*>> used;
  for (const ScenarioResult& result : results) {
    if (!result.passed) continue;
    for (const auto& ability : result.used) used[ability].push_back(&result);
  }
  std::vector<CoveredAbility> list;
  std::set<std::string> seen;
  for (const CardDef& card : library.definitions().cards) {
    if (card.script_file.empty() || !seen.insert(card.script).second) continue;
    const fs::path file = fs::weakly_canonical(card.script_file);
    if (std::none_of(subjects.begin(), subjects.end(),
                     [&](const fs::path& path) { return is_below(file, path); }))
      continue;
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
      const int number = static_cast<int>(i);
      list.push_back({&card, number, used[{card.script, number}]});
    }
  }
  return list;
}

std::string form_of(const AbilityDef& ability) {
  if (ability.is_job) return "Job";
  if (ability.kind == AbilityDef::Kind::triggered && !(ability.timing & kReact))
    return "triggered trait";
  if (ability.kind == AbilityDef::Kind::standing) return ability.is_lent ? "trait for a while" : "trait";
  if (ability.kind == AbilityDef::Kind::attach_rule) return "rule of attaching";
  std::string form;
  constexpr std::pair<int, const char*> kForms[] = {{kNoon, "Noon"},
                                                    {kShootout, "Shootout"},
                                                    {kResolution, "Resolution"},
                                                    {kCheatin, "Cheatin' Resolution"},
                                                    {kReact, "React"},
                                                    {kEvent, "Event"}};
  for (const auto& [bit, name] : kForms) {
    if (ability.timing & bit) form += (form.empty() ? "" : " or ") + std::string(name);
  }
  return form.empty() ? "ability" : form;
}

const std::string& text_of(const CardDef& card, int number) {
  while (number > 0 && card.abilities[static_cast<std::size_t>(number)].is_lent) --number;
  return card.abilities[static_cast<std::size_t>(number)].text;
}

}  // namespace highnoon::cli
