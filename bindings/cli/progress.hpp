#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace highnoon::cli {

/// A bar on the standard error of a long count, at a terminal only; and how long it has taken.
class Progress {
 public:
  /// @param things  what is counted: "mutants"
  Progress(std::string things, bool quiet);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// What `on_progress` of a run takes; must not outlive this. Empty where nothing is to be seen.
  std::function<void(int done, int of)> teller();
  /// Takes the bar away.
  void clear();
  double seconds() const;

 private:
  std::string things_;
  bool shows_;
  bool drawn_ = false;
  double told_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace highnoon::cli
