#include "tests/bindings/cli/running.hpp"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <stdexcept>

namespace highnoon::test {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kPatience{60};

}  // namespace

Running::Running(const std::vector<std::string>& arguments, const std::string& data) {
  int in[2], out[2];
  if (::pipe(in) != 0 || ::pipe(out) != 0) throw std::runtime_error("no pipe");
  process_ = ::fork();
  if (process_ < 0) throw std::runtime_error("no process");
  if (process_ == 0) {
    ::dup2(in[0], 0);
    ::dup2(out[1], 1);
    ::dup2(out[1], 2);
    for (const int handle : {in[0], in[1], out[0], out[1]}) ::close(handle);
    if (::chdir(HIGHNOON_SOURCE_DIRECTORY) != 0) ::_exit(126);
    if (!data.empty()) ::setenv("HIGHNOON_DATA", data.c_str(), 1);
    std::vector<char*> words = {const_cast<char*>(HIGHNOON_PROGRAM_FILE)};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::execv(words[0], words.data());
    ::_exit(127);
  }
  ::close(in[0]);
  ::close(out[1]);
  in_ = in[1];
  out_ = out[0];
}

Running::~Running() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  ::close(in_);
  ::close(out_);
}

bool Running::read_more(int milliseconds) {
  pollfd waited{out_, POLLIN, 0};
  if (::poll(&waited, 1, milliseconds) <= 0) return true;
  std::array<char, 4096> buffer;
  const ssize_t size = ::read(out_, buffer.data(), buffer.size());
  if (size <= 0) return false;
  all_.append(buffer.data(), static_cast<std::size_t>(size));
  return true;
}

bool Running::says(const std::string& text) {
  const Clock::time_point end = Clock::now() + kPatience;
  for (bool open = true; open && Clock::now() < end; open = read_more(100)) {
    const std::size_t at = all_.find(text, seen_);
    if (at == std::string::npos) continue;
    last_ = all_.substr(seen_, at + text.size() - seen_);
    seen_ = at + text.size();
    return true;
  }
  return false;
}

void Running::type(const std::string& line) {
  const std::string whole = line + "\n";
  if (::write(in_, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size())) throw std::runtime_error("it reads no more");
}

void Running::signal(int number) { ::kill(process_, number); }

int Running::ends() {
  const Clock::time_point end = Clock::now() + kPatience;
  while (Clock::now() < end) {
    read_more(20);
    int status = 0;
    if (::waitpid(process_, &status, WNOHANG) != process_) continue;
    process_ = -1;
    while (read_more(0) && !all_.empty()) {
      pollfd waited{out_, POLLIN, 0};
      if (::poll(&waited, 1, 0) <= 0) break;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  return -1;
}

}  // namespace highnoon::test
