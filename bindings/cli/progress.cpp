#include "progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <utility>

namespace highnoon::cli {

Progress::Progress(std::string things, bool quiet)
    : things_(std::move(things)), shows_(!quiet && isatty(STDERR_FILENO) != 0) {}

double Progress::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

std::function<void(int, int)> Progress::teller() {
  if (!shows_) return {};
  return [this](int done, int of) {
    if (done < of && seconds() - told_ < 0.1) return;
    told_ = seconds();
    drawn_ = true;
    const auto filled = static_cast<std::size_t>(40 * done / of);
    fmt::print(stderr, "\r[{}{}] {}/{} {}, {:.0f} a second ", std::string(filled, '#'),
               std::string(40 - filled, '.'), done, of, things_, done / told_);
  };
}

void Progress::clear() {
  if (std::exchange(drawn_, false)) fmt::print(stderr, "\r{}\r", std::string(90, ' '));
}

}  // namespace highnoon::cli
