#pragma once

/// highnoon check --mutate: what it prints.

#include <string>
#include <vector>

#include "highnoon/highnoon.hpp"
#include "highnoon/mistakes.hpp"

namespace highnoon::cli {

struct MistakeArguments {
  std::vector<std::string> paths;
  MistakeOptions options;
  double at_least = 95;  ///< percent of the mistakes that must be found, on the right line
  bool list = false;
  bool json = false;
  bool quiet = false;
};

/// Fails if too few mistakes are found.
void make_mistakes(const Library& library, const MistakeArguments& arguments);

}  // namespace highnoon::cli
