#pragma once

/// highnoon test --mutate: what is said about mutants.

#include "command.hpp"
#include "highnoon/mutation.hpp"

namespace highnoon::cli {

struct MutateArguments {
  std::vector<std::string> paths;
  MutationOptions options;
  double at_least = 95;  ///< percent
  bool json = false;
  bool quiet = false;
};

/// Runs the mutants and reports. Fails if fewer than `at_least` percent of those that load are
/// caught, or a scenario fails before any change.
void mutate(const Library& library, const MutateArguments& arguments);

}  // namespace highnoon::cli
