#pragma once

/// What a call that can fail returns: a value, or an error with a code and a sentence for people.

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace highnoon {

/// Why a call was refused. In every case the game, library or file it was about is unchanged.
enum class ErrorCode : std::uint8_t {
  no_such_option,     ///< the option is not in decision().options
  game_over,          ///< the game has ended: nothing is left to decide
  stale,              ///< the id or decision belongs to another moment of the game
  not_your_decision,  ///< another player must decide now
  bad_config,         ///< the game's configuration is impossible (players, decks, ruleset)
  bad_deck,           ///< a deck breaks the deckbuilding rules
  bad_data,           ///< a file or byte sequence is damaged or not what it should be
  bad_script,         ///< a script does not load
  not_found,          ///< no such file, card, pack, ruleset
  wrong_library,      ///< the data belongs to another library than the one given
  host_limit,         ///< a resource cap of the host was met; the call had no effect
  past_reveal,        ///< undo would take back what has been shown, drawn or decided by others since
};

/// The enumerator's name, as in logs and JSON.
const char* to_string(ErrorCode code);

/// An error: a code for programs, a sentence for people ("file:line: what is wrong" where there is a file).
struct Error {
  ErrorCode code = ErrorCode::bad_data;
  std::string message;
};

/// A value of type T, or an Error. Small stand-in for std::expected, which C++20 lacks.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : data_(std::in_place_index<0>, std::move(value)) {}  // NOLINT: implicit by design
  Result(Error error) : data_(std::in_place_index<1>, std::move(error)) {}  // NOLINT: likewise

  bool ok() const { return data_.index() == 0; }
  explicit operator bool() const { return ok(); }
  /// The value; only when ok().
  T& value() & { return std::get<0>(data_); }
  const T& value() const& { return std::get<0>(data_); }
  T&& value() && { return std::get<0>(std::move(data_)); }
  T* operator->() { return &std::get<0>(data_); }
  T& operator*() { return std::get<0>(data_); }
  const T* operator->() const { return &std::get<0>(data_); }
  const T& operator*() const { return std::get<0>(data_); }
  /// The error; only when !ok().
  const Error& error() const { return std::get<1>(data_); }

 private:
  std::variant<T, Error> data_;
};

/// Success without a value, or an Error.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)), failed_(true) {}  // NOLINT: implicit by design

  bool ok() const { return !failed_; }
  explicit operator bool() const { return ok(); }
  const Error& error() const { return error_; }

 private:
  Error error_;
  bool failed_ = false;
};

}  // namespace highnoon
