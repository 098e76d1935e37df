#pragma once

#include "highnoon/game.hpp"

namespace highnoon {

/// An observer that also hears of every step that runs: for tests that want to know what games come to.
class StepWatcher : public Observer {
 public:
  /// Before the step runs; a step that asks or waits runs again. Both are numbers, the step's among the kernel's own steps.
  virtual void on_step(const Kernel& kernel, int procedure, int step) = 0;
};

}  // namespace highnoon
