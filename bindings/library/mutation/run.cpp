#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <sstream>
#include <thread>
#include <utility>

#include "highnoon/lua/load_scripts.hpp"
#include "highnoon/lua/tokens.hpp"
#include "highnoon/mutation.hpp"
#include "highnoon/scenario.hpp"

namespace highnoon {

namespace {

namespace fs = std::filesystem;
using lua::Token;
using lua::TokenKind;

std::string read_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// The names in quotes of a text, and the cards that it defines. In comments they do not count.
struct Named {
  std::set<std::string> strings;
  std::vector<std::string> cards;
};

Named named_in(const std::string& text) {
  Named named;
  const std::vector<Token> tokens = lua::tokens_of(text);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::string || tokens[i].text.size() < 2) continue;
    const std::string string(tokens[i].text.substr(1, tokens[i].text.size() - 2));
    if (i > 0 && tokens[i - 1].kind == TokenKind::name && tokens[i - 1].text == "card")
      named.cards.push_back(string);
    named.strings.insert(string);
  }
  return named;
}

/// All card scripts of a library and what they name.
class Scripts {
 public:
  explicit Scripts(const ScriptHost& host) : all_(sources_of(host)), rest_(all_) {
    rest_.cards.clear();
    for (std::size_t i = 0; i < all_.cards.size(); ++i) {
      named_.push_back(named_in(all_.cards[i].text));
      for (const std::string& card : named_.back().cards) by_card_.emplace(card, i);
    }
  }

  const std::vector<ScriptSource>& cards() const { return all_.cards; }
  const Named& named(std::size_t script) const { return named_[script]; }

  /// The words and rules with only the card scripts that these names lead to, one from the other:
  /// loading has less to do.
  ScriptSources only(const std::set<std::string>& names) const {
    std::set<std::size_t> wanted;
    std::vector<std::string> open(names.begin(), names.end());
    while (!open.empty()) {
      const std::string name = open.back();
      open.pop_back();
      const auto found = by_card_.find(name);
      if (found == by_card_.end() || !wanted.insert(found->second).second) continue;
      const Named& more = named_[found->second];
      open.insert(open.end(), more.strings.begin(), more.strings.end());
    }
    ScriptSources sources = rest_;
    for (const std::size_t i : wanted) sources.cards.push_back(all_.cards[i]);
    return sources;
  }
  const ScriptSources& all() const { return all_; }

 private:
  const ScriptSources& all_;
  ScriptSources rest_;  ///< all but the cards
  std::vector<Named> named_;
  std::map<std::string, std::size_t> by_card_;
};

/// Loads scripts over facts. @return null if there are errors
ContentPtr load(const Definitions& facts, const ScriptSources& sources, Diagnostics& diagnostics) {
  auto content = std::make_shared<Content>();
  content->definitions = facts;
  content->host = load_scripts(content->definitions, sources, diagnostics);
  if (!content->host) return nullptr;
  if (content->definitions.rulesets.empty())
    content->definitions.rulesets.push_back(default_ruleset());
  return content;
}

/// A script whose mutants are tried.
struct Subject {
  std::size_t script = 0;
  CardMutations result;
  ScriptSources sources;                      ///< what its scenarios need
  std::set<std::pair<fs::path, int>> wanted;  ///< scenarios
  std::size_t warnings = 0;                   ///< of loading, unchanged
};

fs::path resolved(const fs::path& path) {
  std::error_code error;
  fs::path result = fs::weakly_canonical(path, error);
  return error ? path : result;
}

class Run {
 public:
  Run(const Library& library, const MutationOptions& options)
      : options_(options),
        scripts_(*library.content()->host),
        facts_(facts_of(*library.content()->host)) {}

  Result<void> find_subjects(const std::vector<fs::path>& paths) {
    std::vector<fs::path> wanted;
    for (const fs::path& path : paths) {
      if (!fs::exists(path))
        return Error{ErrorCode::not_found, path.string() + ": no such file or folder"};
      wanted.push_back(scenario_subject(path));
    }
    std::set<std::string> unknown(options_.cards.begin(), options_.cards.end());
    for (std::size_t i = 0; i < scripts_.cards().size(); ++i) {
      const std::string& file = scripts_.cards()[i].file;
      const fs::path whole = resolved(file);
      const std::vector<std::string>& cards = scripts_.named(i).cards;
      const bool inside = std::any_of(wanted.begin(), wanted.end(),
                                      [&](const fs::path& path) { return is_below(whole, path); });
      if (!inside || cards.empty() || file.find(options_.filter) == std::string::npos) continue;
      bool chosen = options_.cards.empty();
      for (const std::string& card : cards) {
        chosen = chosen || std::find(options_.cards.begin(), options_.cards.end(), card) !=
                               options_.cards.end();
        unknown.erase(card);
      }
      if (!chosen) continue;
      Subject subject;
      subject.script = i;
      subject.result.file = file;
      subject.result.cards = cards;
      subjects_.push_back(std::move(subject));
    }
    if (!unknown.empty())
      return Error{ErrorCode::not_found,
                   "no script of a card \"" + *unknown.begin() + "\" at these paths"};
    if (subjects_.empty()) return Error{ErrorCode::not_found, "no card script at these paths"};
    return {};
  }

  /// Finds each subject's scenarios and sees that they pass.
  Result<void> prepare() {
    std::map<fs::path, std::vector<fs::path>> of_pack;
    for (Subject& subject : subjects_) {
      const fs::path folder = fs::path(subject.result.file).parent_path();
      if (of_pack.count(folder) == 0) {
        Result<std::vector<fs::path>> found = find_scenarios({folder});
        of_pack[folder] = found ? *found : std::vector<fs::path>();
      }
      for (const std::string& card : subject.result.cards) {
        const fs::path own = folder / "scenarios" / (card + ".lua");
        if (fs::is_regular_file(own)) subject.result.scenarios.push_back(own);
      }
      if (subject.result.scenarios.size() < subject.result.cards.size())
        add_others(subject, of_pack[folder]);
    }
    std::atomic<std::size_t> next{0};
    in_parallel([&] {
      for (std::size_t i = next++; i < subjects_.size(); i = next++) try_unchanged(subjects_[i]);
    });
    if (!load_error_.empty()) return Error{ErrorCode::bad_script, load_error_};
    return {};
  }

  void run() {
    std::vector<std::pair<std::size_t, std::size_t>> jobs;
    for (std::size_t i = 0; i < subjects_.size(); ++i) {
      if (!subjects_[i].result.problem.empty()) continue;
      for (Mutant& mutant : mutants_of(scripts_.cards()[subjects_[i].script].text)) {
        if (changes_nothing(subjects_[i], mutant)) continue;
        jobs.emplace_back(i, subjects_[i].result.mutants.size());
        subjects_[i].result.mutants.push_back({.mutant = std::move(mutant)});
      }
    }
    if (options_.sample > 0 && static_cast<std::size_t>(options_.sample) < jobs.size())
      choose_sample(jobs);
    std::atomic<std::size_t> next{0};
    int done = 0;
    in_parallel([&] {
      for (std::size_t i = next++; i < jobs.size(); i = next++) {
        Subject& subject = subjects_[jobs[i].first];
        try_mutant(subject, subject.result.mutants[jobs[i].second]);
        const std::lock_guard lock(mutex_);
        ++done;
        if (options_.on_progress) options_.on_progress(done, static_cast<int>(jobs.size()));
      }
    });
  }

  std::vector<CardMutations> take_results() {
    std::vector<CardMutations> results;
    for (Subject& subject : subjects_) results.push_back(std::move(subject.result));
    return results;
  }

 private:
  template <typename Work>
  void in_parallel(const Work& work) const {
    std::vector<std::thread> helpers;
    for (int i = 1; i < options_.threads; ++i) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
  }

  /// Files that name the card, where it has none of its own.
  void add_others(Subject& subject, const std::vector<fs::path>& files) const {
    for (const fs::path& file : files) {
      auto& scenarios = subject.result.scenarios;
      if (std::find(scenarios.begin(), scenarios.end(), file) != scenarios.end()) continue;
      std::set<std::string> names = named_in(read_text(file)).strings;
      // Cards may also come by another card's script, as tokens do.
      for (const ScriptSource& source : scripts_.only(names).cards) {
        const auto i = static_cast<std::size_t>(
            std::find_if(scripts_.cards().begin(), scripts_.cards().end(),
                         [&](const ScriptSource& s) { return s.file == source.file; }) -
            scripts_.cards().begin());
        names.insert(scripts_.named(i).cards.begin(), scripts_.named(i).cards.end());
      }
      const bool uses = std::any_of(subject.result.cards.begin(), subject.result.cards.end(),
                                    [&](const std::string& c) { return names.count(c) > 0; });
      if (uses) scenarios.push_back(file);
    }
  }

  /// Runs a subject's scenarios without a change, with as few scripts as they need: all of them if
  /// they need more than they name.
  void try_unchanged(Subject& subject) {
    std::set<std::string> names(subject.result.cards.begin(), subject.result.cards.end());
    for (const fs::path& file : subject.result.scenarios)
      names.merge(named_in(read_text(file)).strings);
    subject.sources = scripts_.only(names);
    if (run_unchanged(subject)) return;
    subject.sources = scripts_.all();
    run_unchanged(subject);
  }

  bool run_unchanged(Subject& subject) {
    subject.result.problem.clear();
    subject.wanted.clear();
    Diagnostics diagnostics;
    const ContentPtr content = load(facts_, subject.sources, diagnostics);
    subject.warnings = diagnostics.all().size();
    if (!content) {
      subject.result.problem = diagnostics.text();
      return false;
    }
    ScenarioOptions options;
    const Result<std::vector<ScenarioResult>> results =
        run_scenarios(content, subject.result.scenarios, options);
    if (!results) {
      const std::lock_guard lock(mutex_);
      load_error_ = results.error().message;
      return true;
    }
    for (const ScenarioResult& result : *results) {
      const bool uses =
          std::any_of(subject.result.cards.begin(), subject.result.cards.end(),
                      [&](const std::string& card) { return result.cards.count(card) > 0; });
      const std::string stem = fs::path(result.file).stem().string();
      const bool own = std::find(subject.result.cards.begin(), subject.result.cards.end(), stem) !=
                       subject.result.cards.end();
      if (!result.passed && (uses || own)) {
        subject.result.problem =
            fmt::format("fails before any change: {}\n{}", result.name, result.message);
        return false;
      }
      if (uses || own) subject.wanted.emplace(result.file, result.number);
    }
    subject.result.scenario_count = static_cast<int>(subject.wanted.size());
    return true;
  }

  /// A trait of what is not attached is about the card itself anyway.
  bool changes_nothing(const Subject& subject, const Mutant& mutant) const {
    if (mutant.change != "drops affects = self") return false;
    return std::none_of(facts_.cards.begin(), facts_.cards.end(), [&](const CardDef& card) {
      const bool attached = card.type == CardType::goods || card.type == CardType::spell || card.type == CardType::improvement;
      return attached && std::find(subject.result.cards.begin(), subject.result.cards.end(),
                                   card.script) != subject.result.cards.end();
    });
  }

  void choose_sample(std::vector<std::pair<std::size_t, std::size_t>>& jobs) {
    std::mt19937_64 chance(options_.seed);
    for (std::size_t i = jobs.size() - 1; i > 0; --i) std::swap(jobs[i], jobs[chance() % (i + 1)]);
    jobs.resize(static_cast<std::size_t>(options_.sample));
    std::sort(jobs.begin(), jobs.end());
    std::vector<std::vector<MutantResult>> chosen(subjects_.size());
    for (auto& [subject, mutant] : jobs) {
      chosen[subject].push_back(std::move(subjects_[subject].result.mutants[mutant]));
      mutant = chosen[subject].size() - 1;
    }
    for (std::size_t i = 0; i < subjects_.size(); ++i)
      subjects_[i].result.mutants = std::move(chosen[i]);
  }

  struct Loaded {
    ContentPtr content;  ///< null: errors, or new warnings
    std::string message;
  };

  Loaded load_changed(const Subject& subject, const std::string& text) const {
    ScriptSources sources = subject.sources;
    const auto changed =
        std::find_if(sources.cards.begin(), sources.cards.end(),
                     [&](const ScriptSource& s) { return s.file == subject.result.file; });
    changed->text = text;
    Diagnostics diagnostics;
    const ContentPtr content = load(facts_, sources, diagnostics);
    if (content && diagnostics.all().size() <= subject.warnings) return {content, ""};
    return {nullptr, diagnostics.all().empty() ? "" : to_string(diagnostics.all().front())};
  }

  void try_mutant(const Subject& subject, MutantResult& result) const {
    Mutant& mutant = result.mutant;
    Loaded loaded = load_changed(subject, mutant.text);
    if (!loaded.content && !mutant.alternative.empty()) {
      if (Loaded other = load_changed(subject, mutant.alternative); other.content) {
        loaded = std::move(other);
        mutant.text = mutant.alternative;
        mutant.change = mutant.alternative_change;
      }
    }
    if (!loaded.content) {
      result.fate = MutantFate::unloadable;
      result.by = loaded.message;
      return;
    }
    ScenarioOptions options;
    options.stop_at_failure = true;
    options.wanted = [&](const fs::path& path, int number) {
      return subject.wanted.count({path, number}) > 0;
    };
    const Result<std::vector<ScenarioResult>> run =
        run_scenarios(loaded.content, subject.result.scenarios, options);
    if (run && (run->empty() || run->back().passed)) return;
    result.fate = MutantFate::caught;
    result.by = run ? run->back().name : run.error().message;
  }

  const MutationOptions& options_;
  const Scripts scripts_;
  const Definitions& facts_;
  std::vector<Subject> subjects_;
  std::mutex mutex_;
  std::string load_error_;
};

}  // namespace

int CardMutations::count(MutantFate fate) const {
  return static_cast<int>(std::count_if(mutants.begin(), mutants.end(),
                                        [&](const MutantResult& m) { return m.fate == fate; }));
}

Result<std::vector<CardMutations>> run_mutants(const Library& library,
                                               const std::vector<fs::path>& paths,
                                               const MutationOptions& options) {
  if (!library.content()->host) return Error{ErrorCode::not_found, "the library has no scripts"};
  Run run(library, options);
  if (const Result<void> found = run.find_subjects(paths); !found) return found.error();
  if (const Result<void> prepared = run.prepare(); !prepared) return prepared.error();
  run.run();
  return run.take_results();
}

}  // namespace highnoon
