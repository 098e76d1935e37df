#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace highnoon::test {

/// The program `highnoon` while it runs: what it says is read as it comes. Killed at the end, if it is still there.
class Running {
 public:
  /// @param data  the program's HIGHNOON_DATA; "": the project's own
  explicit Running(const std::vector<std::string>& arguments, const std::string& data = "");
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  /// Waits until it has said this, after what was waited for before. @return whether it has, within a minute
  bool says(const std::string& text);
  /// What it has said since says() last found something, and what was found then.
  const std::string& last() const { return last_; }
  /// Everything so far, for messages.
  const std::string& all() const { return all_; }

  void type(const std::string& line);
  void signal(int number);
  /// Waits for its end. @return its status; -1: killed by a signal, or none within a minute
  int ends();

 private:
  bool read_more(int milliseconds);

  pid_t process_ = -1;
  int in_ = -1;
  int out_ = -1;
  std::size_t seen_ = 0;  ///< how much of all_ was waited for
  std::string all_;
  std::string last_;
};

}  // namespace highnoon::test
