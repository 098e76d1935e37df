#include "highnoon/foreign_choice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "highnoon/diagnostics.hpp"

namespace highnoon {
namespace {

constexpr std::size_t kMostChoices = 100'000;
constexpr std::size_t kLongestLine = 200;

/// The index of the option that is meant, or why there is none.
Result<int> find_option(const Decision& decision, const std::variant<int, Option>& wanted) {
  const auto count = static_cast<int>(decision.options.size());
  if (const int* const index = std::get_if<int>(&wanted)) {
    if (*index >= 0 && *index < count) return *index;
    return Error{ErrorCode::no_such_option, fmt::format("there is no option {}: there are 0 to {}", *index, count - 1)};
  }
  const Option& option = std::get<Option>(wanted);
  if (option.kind < OptionKind{0} || option.kind >= OptionKind::count_) {
    return Error{ErrorCode::no_such_option, fmt::format("there are no options of kind {}", static_cast<int>(option.kind))};
  }
  const auto found = std::find(decision.options.begin(), decision.options.end(), option);
  if (found != decision.options.end()) return static_cast<int>(found - decision.options.begin());
  std::vector<std::string> offered;
  for (const Option& other : decision.options) offered.push_back(to_string(other));
  return Error{ErrorCode::no_such_option,
               fmt::format("\"{}\" is not offered{}", to_string(option), did_you_mean(to_string(option), offered))};
}

/// Takes the text up to the next space off the front.
std::string_view take_word(std::string_view& text) {
  const std::size_t at = text.find(' ');
  const std::string_view word = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return word;
}

template <typename T>
std::optional<T> read_number(std::string_view text) {
  T value{};
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
  return value;
}

/// What a stranger wrote, fit to be shown.
std::string shown(std::string_view text) {
  std::string safe(text.substr(0, 60));
  for (char& c : safe) {
    if (c < ' ' || c > '~') c = '?';
  }
  return text.size() > 60 ? safe + "..." : safe;
}

std::string unreadable_option(std::string_view text) {
  std::string_view rest = text;
  const std::string kind(take_word(rest));
  std::vector<std::string> kinds;
  for (int i = 0; i < static_cast<int>(OptionKind::count_); ++i) kinds.emplace_back(to_string(static_cast<OptionKind>(i)));
  if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
    return fmt::format("there is no option \"{}\"{}", shown(kind), did_you_mean(kind, kinds));
  }
  return fmt::format("\"{}\" is no option: \"{}\" has other arguments", shown(text), kind);
}

/// Reads a line, or says what is wrong with it.
std::string read_choice(std::string_view line, ForeignChoice& choice) {
  if (line.size() > kLongestLine) return fmt::format("{} characters are too many", line.size());
  const std::string_view decision = take_word(line), player = take_word(line);
  const auto number = read_number<std::uint64_t>(decision);
  if (!number) return fmt::format("\"{}\" is no number of a decision", shown(decision));
  choice.decision = *number;
  const auto seat = player.starts_with('P') ? read_number<int>(player.substr(1)) : std::nullopt;
  if (!seat || *seat < 1 || *seat > kMaxPlayers) return fmt::format("\"{}\" is no player: write P1 to P{}", shown(player), kMaxPlayers);
  choice.player = PlayerId{static_cast<std::uint8_t>(*seat - 1)};
  if (line.empty()) return "the option is missing";
  if (const auto index = read_number<int>(line)) {
    choice.option = *index;
  } else if (const std::optional<Option> option = parse_option(line)) {
    choice.option = *option;
  } else {
    return unreadable_option(line);
  }
  return "";
}

}  // namespace

Result<const Decision*> choose_checked(Game& game, const ForeignChoice& choice) {
  const Decision* const decision = game.decision();
  if (decision == nullptr) return Error{ErrorCode::game_over, "the game is over"};
  const auto seats = static_cast<int>(game.config().seats.size());
  if (choice.player.index() >= seats) {
    return Error{ErrorCode::not_your_decision, fmt::format("there is no player {}: {} play", choice.player.index() + 1, seats)};
  }
  const std::uint64_t now = decision_number(game);
  if (choice.decision != now) {
    return Error{ErrorCode::stale, choice.decision < now ? fmt::format("decision {} is past: now it is decision {}", choice.decision, now)
                                                         : fmt::format("decision {} is still to come: now it is decision {}", choice.decision, now)};
  }
  if (choice.player != decision->player) {
    return Error{ErrorCode::not_your_decision, fmt::format("P{} decides now, not P{}", decision->player.index() + 1, choice.player.index() + 1)};
  }
  const Result<int> index = find_option(*decision, choice.option);
  if (!index) return index.error();
  return game.choose(*index);
}

Result<const Decision*> choose_checked(Game& game, std::span<const ForeignChoice> choices) {
  // Tried in a copy first, which no observer hears.
  Game trial = game;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Result<const Decision*> taken = choose_checked(trial, choices[i]);
    if (!taken) return Error{taken.error().code, fmt::format("choice {}: {}", i + 1, taken.error().message)};
  }
  for (const ForeignChoice& choice : choices) {
    if (const Result<const Decision*> taken = choose_checked(game, choice); !taken) return taken.error();
  }
  return game.decision();
}

Result<std::vector<ForeignChoice>> read_choices(std::string_view text) {
  std::vector<ForeignChoice> choices;
  int number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty()) continue;
    ForeignChoice choice;
    std::string fault = choices.size() == kMostChoices ? fmt::format("{} choices are enough", kMostChoices) : read_choice(line, choice);
    if (!fault.empty()) return Error{ErrorCode::bad_data, fmt::format("line {}: {}", number, fault)};
    choices.push_back(choice);
  }
  return choices;
}

std::string to_string(const ForeignChoice& choice) {
  const int* const index = std::get_if<int>(&choice.option);
  return fmt::format("{} P{} {}", choice.decision, choice.player.index() + 1,
                     index ? std::to_string(*index) : to_string(std::get<Option>(choice.option)));
}

}  // namespace highnoon
