#include <cstdio>
#include <highnoon/data_directory.hpp>
#include <highnoon/result.hpp>

// Prints where the installed scripts and cards are; fails if what it links is not the library.
int main() {
  const highnoon::Result<int> nothing(highnoon::Error{highnoon::ErrorCode::not_found, "no deck"});
  if (highnoon::to_string(nothing.error().code) != std::string("not_found")) return 1;
  std::puts(highnoon::data_directory().c_str());
}
