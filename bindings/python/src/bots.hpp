#pragma once

#include <memory>
#include <string>

#include "module.hpp"

namespace highnoon::python {

struct PyBot {
  std::string name;
  std::unique_ptr<Bot> bot;
  Turnstile turnstile{};
};

}  // namespace highnoon::python
