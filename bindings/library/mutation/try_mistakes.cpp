// Mistakes are put in the place of scripts, loaded and checked.

#include <algorithm>
#include <atomic>
#include <mutex>
#include <random>
#include <thread>
#include <tuple>
#include <utility>

#include "highnoon/lua/check_counts.hpp"
#include "highnoon/lua/load_scripts.hpp"
#include "highnoon/lua/tokens.hpp"
#include "highnoon/mistakes.hpp"
#include "highnoon/scenario.hpp"

namespace highnoon {

namespace {

namespace fs = std::filesystem;

/// Lua's own errors among all mistakes: one in so many.
constexpr std::size_t kSyntaxShare = 4;

fs::path resolved(const fs::path& path) {
  std::error_code error;
  fs::path result = fs::weakly_canonical(path, error);
  return error ? path : result;
}

using List = std::vector<ScriptSource> ScriptSources::*;

/// A script whose mistakes are tried, among the scripts that it is loaded with.
struct Subject {
  ScriptSources sources;
  List list = nullptr;    ///< the one of `sources` that it is in
  std::size_t index = 0;  ///< in it

  const ScriptSource& script() const { return (sources.*list)[index]; }
};

/// All words that stand anywhere: a misspelling must give none of them.
std::vector<std::string> words_of(const ScriptSources& sources, const Definitions& facts) {
  std::vector<std::string> words = facts.keywords;
  words.insert(words.end(), facts.factions.begin(), facts.factions.end());
  for (const CardDef& card : facts.cards) {
    words.push_back(card.title);
    words.push_back(card.script);
    words.push_back(card.code);
  }
  for (const List list : {&ScriptSources::words, &ScriptSources::cards, &ScriptSources::rulesets,
                          &ScriptSources::house_rules, &ScriptSources::errata}) {
    for (const ScriptSource& source : sources.*list) {
      for (const lua::Token& token : lua::tokens_of(source.text)) {
        const bool quoted = token.kind == lua::TokenKind::string;
        words.emplace_back(quoted ? token.text.substr(1, token.text.size() - 2) : token.text);
      }
    }
  }
  for (int i = 0; i < static_cast<int>(Verb::count_); ++i)
    words.emplace_back(info(static_cast<Verb>(i)).name);
  for (int i = 0; i < static_cast<int>(Op::count_); ++i)
    words.emplace_back(info(static_cast<Op>(i)).name);
  for (int i = 1; i < kTriggerPoints; ++i) {
    std::string name = info(static_cast<TriggerPoint>(i)).name;
    std::replace(name.begin(), name.end(), '.', '_');
    words.push_back(std::move(name));
  }
  for (int i = 0; i < kStats; ++i) {
    words.emplace_back(info(static_cast<Stat>(i)).name);
    words.push_back(words.back() + "_of");
  }
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

/// Everything that a script says, except where it says it.
template <typename Range, typename Tie>
bool same_rows(const Range& a, const Range& b, const Tie& tie) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](const auto& x, const auto& y) { return tie(x) == tie(y); });
}

bool same_ability(const AbilityDef& a, const AbilityDef& b) {
  const auto plain = [](const AbilityDef& x) {
    return std::tie(x.kind, x.timing, x.zones, x.boot, x.repeat, x.controller, x.owner_only,
                    x.optional_if, x.joins_posse, x.optional, x.continues, x.limit, x.limit_per,
                    x.pay_least, x.pay_most, x.condition, x.price, x.test, x.skill, x.difficulty,
                    x.tao, x.combo, x.effects, x.failure, x.is_job, x.attach_to, x.when_invented, x.is_lent, x.text);
  };
  const auto job = [](const JobDef& x) {
    return std::tie(x.mark_slot, x.leader, x.posse_requirement,
                    x.opposing_requirement, x.joins, x.start, x.each_join, x.success, x.failure);
  };
  const auto listen = [](const ListenDef& x) {
    return std::tie(x.trigger, x.window, x.condition, x.instead, x.as, x.each_subject);
  };
  const auto choice = [](const ChoiceDef& x) {
    return std::tie(x.kind, x.slot, x.from, x.least, x.most, x.chooser, x.random, x.optional,
                    x.affects, x.name);
  };
  const auto standing = [](const StandingDef& x) {
    return std::tie(x.kind, x.what, x.affects, x.amount, x.from, x.by, x.by_others_only);
  };
  return plain(a) == plain(b) && job(a.job) == job(b.job) && listen(a.listen) == listen(b.listen) &&
         same_rows(a.choices, b.choices, choice) && same_rows(a.standing, b.standing, standing);
}

bool same_cards(const Definitions& a, const Definitions& b) {
  const auto node = [](const Node& x) {
    return std::tie(x.op, x.argument_count, x.value, x.first_argument);
  };
  const auto effect = [](const Effect& x) { return std::tie(x.verb, x.arguments); };
  const auto same_list = [&](const auto& x, const auto& y) { return same_rows(x, y, effect); };
  const auto same_card = [](const CardDef& x, const CardDef& y) {
    return std::equal(x.abilities.begin(), x.abilities.end(), y.abilities.begin(),
                      y.abilities.end(), same_ability);
  };
  return a.arguments == b.arguments && same_rows(a.nodes, b.nodes, node) &&
         std::equal(a.effect_lists.begin(), a.effect_lists.end(), b.effect_lists.begin(),
                    b.effect_lists.end(), same_list) &&
         std::equal(a.cards.begin(), a.cards.end(), b.cards.begin(), b.cards.end(), same_card);
}

class Run {
 public:
  Run(const Library& library, const MistakeOptions& options)
      : options_(options),
        all_(sources_of(*library.content()->host)),
        facts_(facts_of(*library.content()->host)) {}

  Result<void> find_subjects(const std::vector<fs::path>& paths) {
    std::vector<fs::path> wanted;
    for (const fs::path& path : paths) {
      if (!fs::exists(path))
        return Error{ErrorCode::not_found, path.string() + ": no such file or folder"};
      wanted.push_back(resolved(path));
    }
    for (const List list : {&ScriptSources::cards, &ScriptSources::rulesets,
                            &ScriptSources::house_rules, &ScriptSources::errata}) {
      for (std::size_t i = 0; i < (all_.*list).size(); ++i) {
        const std::string& file = (all_.*list)[i].file;
        const fs::path whole = resolved(file);
        const bool inside = std::any_of(wanted.begin(), wanted.end(), [&](const fs::path& path) {
          return is_below(whole, path);
        });
        if (inside && file.find(options_.filter) != std::string::npos)
          subjects_.push_back(subject(list, i));
      }
    }
    if (subjects_.empty()) return Error{ErrorCode::not_found, "no script at these paths"};
    for (const Subject& subject : subjects_) {
      const Diagnostics found = check(subject, subject.script().text);
      if (!found.empty()) return Error{ErrorCode::bad_script, found.text()};
    }
    return {};
  }

  void run() {
    const std::vector<std::string> words = words_of(all_, facts_);
    std::vector<MistakesOfScript> made(subjects_.size());
    in_parallel(subjects_.size(), [&](std::size_t i) {
      made[i] = mistakes_of(subjects_[i].script().text, words, options_.seed + i);
    });
    std::vector<std::pair<std::size_t, std::size_t>> plain, syntax;
    for (std::size_t i = 0; i < made.size(); ++i) {
      for (const auto& [why, count] : made[i].left_out) report_.left_out[why] += count;
      for (std::size_t j = 0; j < made[i].mistakes.size(); ++j)
        (made[i].mistakes[j].is_syntax ? syntax : plain).emplace_back(i, j);
    }
    choose(plain, syntax);
    std::vector<std::pair<std::size_t, std::size_t>> jobs = plain;
    jobs.insert(jobs.end(), syntax.begin(), syntax.end());
    std::sort(jobs.begin(), jobs.end());
    report_.scripts = static_cast<int>(subjects_.size());
    std::vector<MistakeResult> results(jobs.size());
    int done = 0;
    in_parallel(jobs.size(), [&](std::size_t i) {
      const auto [subject, mistake] = jobs[i];
      results[i] = tried(subjects_[subject], std::move(made[subject].mistakes[mistake]));
      const std::lock_guard lock(mutex_);
      ++done;
      if (options_.on_progress) options_.on_progress(done, static_cast<int>(jobs.size()));
    });
    for (MistakeResult& result : results) {
      if (result.fate == MistakeFate::none) {
        ++report_.left_out["another way to write the same"];
      } else {
        report_.results.push_back(std::move(result));
      }
    }
  }

  MistakeReport take_report() { return std::move(report_); }

 private:
  template <typename Work>
  void in_parallel(std::size_t jobs, const Work& work) const {
    std::atomic<std::size_t> next{0};
    const auto work_on = [&] {
      for (std::size_t i = next++; i < jobs; i = next++) work(i);
    };
    std::vector<std::thread> helpers;
    for (int i = 1; i < options_.threads; ++i) helpers.emplace_back(work_on);
    work_on();
    for (std::thread& helper : helpers) helper.join();
  }

  /// With no more scripts than it needs: loading has less to do.
  Subject subject(List list, std::size_t index) const {
    Subject subject;
    subject.list = list;
    ScriptSources& sources = subject.sources;
    sources.words = all_.words;
    sources.as_of = all_.as_of;
    sources.set_fact = all_.set_fact;
    if (list == &ScriptSources::errata) sources.cards = all_.cards;
    if (list == &ScriptSources::house_rules) sources.rulesets = all_.rulesets;
    sources.*list = {(all_.*list)[index]};
    return subject;
  }

  /// What loading and checking say, with this text in the place of the script's.
  Diagnostics check(const Subject& subject, const std::string& text,
                    Definitions* loaded = nullptr) const {
    ScriptSources sources = subject.sources;
    (sources.*subject.list)[subject.index].text = text;
    Diagnostics diagnostics;
    Definitions definitions = facts_;
    const std::shared_ptr<ScriptHost> host = load_scripts(definitions, sources, diagnostics);
    if (host) check_counts(definitions, subject.script().pack, diagnostics);
    if (loaded != nullptr) *loaded = std::move(definitions);
    return diagnostics;
  }

  static void shuffle(std::vector<std::pair<std::size_t, std::size_t>>& list,
                      std::mt19937_64& chance) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[chance() % i]);
  }

  void choose(std::vector<std::pair<std::size_t, std::size_t>>& plain,
              std::vector<std::pair<std::size_t, std::size_t>>& syntax) const {
    std::mt19937_64 chance(options_.seed);
    shuffle(plain, chance);
    shuffle(syntax, chance);
    if (options_.sample > 0) {
      const auto sample = static_cast<std::size_t>(options_.sample);
      plain.resize(std::min(plain.size(), sample - sample / kSyntaxShare));
    }
    syntax.resize(std::min(syntax.size(), plain.size() / (kSyntaxShare - 1)));
  }

  MistakeResult tried(const Subject& subject, Mistake mistake) const {
    MistakeResult result;
    result.file = subject.script().file;
    Definitions changed;
    const Diagnostics told = check(subject, mistake.text, &changed);
    if (told.empty() && !mistake.in_function && subject.list == &ScriptSources::cards) {
      Definitions unchanged;
      check(subject, subject.script().text, &unchanged);
      if (same_cards(changed, unchanged)) result.fate = MistakeFate::none;
    }
    for (const Diagnostic& one : told.all()) {
      const bool right =
          one.file == result.file &&
          std::find(mistake.lines.begin(), mistake.lines.end(), one.line) != mistake.lines.end();
      const bool first = &one == &told.all().front();
      if (first) {
        result.found_first = right;
        result.fate = MistakeFate::elsewhere;
      }
      if (first || right) result.told = to_string(one);
      if (!right) continue;
      result.fate = MistakeFate::found;
      break;
    }
    result.mistake = std::move(mistake);
    return result;
  }

  const MistakeOptions& options_;
  const ScriptSources& all_;
  const Definitions& facts_;
  std::vector<Subject> subjects_;
  std::mutex mutex_;
  MistakeReport report_;
};

}  // namespace

int MistakeReport::count(int kind) const {
  return static_cast<int>(
      std::count_if(results.begin(), results.end(), [&](const MistakeResult& result) {
        return kind < 0 || static_cast<int>(result.mistake.kind) == kind;
      }));
}

int MistakeReport::syntax(int kind) const {
  return static_cast<int>(
      std::count_if(results.begin(), results.end(), [&](const MistakeResult& result) {
        return result.mistake.is_syntax &&
               (kind < 0 || static_cast<int>(result.mistake.kind) == kind);
      }));
}

int MistakeReport::count(int kind, MistakeFate fate) const {
  return static_cast<int>(
      std::count_if(results.begin(), results.end(), [&](const MistakeResult& result) {
        return result.fate == fate && (kind < 0 || static_cast<int>(result.mistake.kind) == kind);
      }));
}

Result<MistakeReport> try_mistakes(const Library& library, const std::vector<fs::path>& paths,
                                   const MistakeOptions& options) {
  if (!library.content()->host) return Error{ErrorCode::not_found, "the library has no scripts"};
  Run run(library, options);
  if (const Result<void> found = run.find_subjects(paths); !found) return found.error();
  run.run();
  return run.take_report();
}

}  // namespace highnoon
