#pragma once

/// Which steps of which procedures, and which tiers of which windows, games have come to; against the committed list of those that
/// random games need not reach, each of which names the test that goes there on purpose.

#include <array>
#include <map>
#include <set>
#include <string>

#include "tests/support/ledger.hpp"

namespace highnoon::test {

/// A ledger that also counts.
class Coverage : public Ledger {
 public:
  void on_step(const Kernel& k, int procedure, int step) override {
    ++steps_[{procedure, step}];
    if (procedure != static_cast<int>(Proc::ability) || step != 0 || k.s.plays.empty()) return;
    const Play& play = k.s.plays.back();
    if (play.ability == kNoAbility || !(play.timing & (kReact | kTrait))) return;
    const ListenDef& listen = k.def(play.card).abilities[play.ability].listen;
    if (listen.trigger != TriggerPoint::none) ++tiers_[tier(listen.window, listen.instead, play.timing == kReact)];
  }

  /// "shootout.round.take_lumps", "window.before.instead_reacts": everything of the ruleset not reached, in the book's order.
  std::set<std::string> unreached(const RulesetDef& rules) const {
    std::set<std::string> names;
    for (int p = 0; p < procedure_count(); ++p) {
      for (const StepRef& step : rules.procedures[static_cast<std::size_t>(p)]) {
        if (!steps_.contains({p, step.native})) names.insert(std::string(procedure_name(p)) + "." + step.name);
      }
    }
    for (const Window window : {Window::before, Window::when, Window::after}) {
      for (const bool instead : {true, false}) {
        if (instead && window == Window::after) continue;
        for (const bool react : {false, true}) {
          if (!tiers_.contains(tier(window, instead, react))) names.insert(tier(window, instead, react));
        }
      }
    }
    return names;
  }

 private:
  static std::string tier(Window window, bool instead, bool react) {
    constexpr const char* kWindows[] = {"before", "when", "after"};
    return std::string("window ") + kWindows[static_cast<int>(window)] + (instead ? ".instead_" : ".other_") +
           (react ? "reacts" : "traits");
  }

  std::map<std::pair<int, int>, long> steps_;
  std::map<std::string, long> tiers_;
};

}  // namespace highnoon::test
