// The stable machine form of decisions and options: names from the registries, cards as #slot.generation.

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

#include "highnoon/decision.hpp"
#include "highnoon/poker.hpp"
#include "log/option_arguments.hpp"

namespace highnoon {
namespace {

constexpr std::array kDecisionNames = {
    "none",
#define DECISION(name, text) #name,
#include "highnoon/decision_kinds.inl"
#undef DECISION
};

constexpr std::array kOptionNames = {
#define OPTION(name, arguments, text) #name,
#include "highnoon/option_kinds.inl"
#undef OPTION
};

constexpr std::array kArguments = {
#define OPTION(name, arguments, text) arguments,
#include "highnoon/option_kinds.inl"
#undef OPTION
};

constexpr std::string_view kEnds[] = {"right", "left"};

/// Takes the text up to `separator` (or all of it) off the front.
std::string_view take(std::string_view& text, char separator) {
  const std::size_t at = text.find(separator);
  const std::string_view head = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return head;
}

std::optional<int> read_number(std::string_view text) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || stop != end) return std::nullopt;
  return value;
}

std::optional<int> read_card(std::string_view text) {
  if (text == "none") return 0;
  if (!text.starts_with('#')) return std::nullopt;
  text.remove_prefix(1);
  const std::optional<int> slot = read_number(take(text, '.'));
  const std::optional<int> generation = read_number(text);
  if (!slot || !generation || *slot < 0 || *slot >= 512 || *generation < 1 || *generation > 127) return std::nullopt;
  return CardId::make(*slot, *generation).raw;
}

std::optional<int> read_suit(std::string_view text) {
  for (int suit = 0; suit <= static_cast<int>(Suit::spades); ++suit) {
    if (text == to_string(static_cast<Suit>(suit))) return suit;
  }
  return std::nullopt;
}

std::string write(std::string_view kind, std::int32_t value) {
  if (kind == "card" || kind == "place") {
    if (value == 0) return "none";
    if (kind == "place" && LocationId(static_cast<std::uint16_t>(value)).is_town_square()) return "square";
    const CardId card{static_cast<std::uint16_t>(value)};
    return fmt::format("#{}.{}", card.index(), card.generation());
  }
  if (kind == "player") return fmt::format("P{}", value + 1);
  if (kind == "suit" && value >= 0 && value <= static_cast<int>(Suit::spades)) return to_string(static_cast<Suit>(value));
  if (kind == "end" && (value == 0 || value == 1)) return std::string(kEnds[value]);
  return std::to_string(value);
}

std::optional<int> read(std::string_view kind, std::string_view text) {
  if (kind == "place" && text == "square") return LocationId::town_square().raw;
  if (kind == "card" || kind == "place") return read_card(text);
  if (kind == "player") {
    if (!text.starts_with('P')) return std::nullopt;
    const std::optional<int> seat = read_number(text.substr(1));
    if (!seat || *seat < 1 || *seat > kMaxPlayers) return std::nullopt;
    return *seat - 1;
  }
  if (kind == "suit") return read_suit(text);
  if (kind == "end") {
    for (int end = 0; end < 2; ++end) {
      if (text == kEnds[end]) return end;
    }
    return std::nullopt;
  }
  return read_number(text);
}

}  // namespace

std::vector<OptionArgument> option_arguments(OptionKind kind) {
  std::vector<OptionArgument> result;
  std::string_view rest = kArguments[static_cast<std::size_t>(kind)];
  while (!rest.empty()) {
    std::string_view one = take(rest, ' ');
    const std::string_view name = take(one, ':');
    result.push_back({name, one});
  }
  return result;
}

const char* to_string(DecisionKind kind) { return kDecisionNames[static_cast<std::size_t>(kind)]; }

const char* to_string(OptionKind kind) { return kOptionNames[static_cast<std::size_t>(kind)]; }

std::string to_string(const Option& option) {
  std::string text = to_string(option.kind);
  const std::int32_t values[] = {option.a, option.b, option.c};
  int i = 0;
  for (const OptionArgument& argument : option_arguments(option.kind)) {
    text += fmt::format(" {}={}", argument.name, write(argument.kind, values[i++]));
  }
  return text;
}

std::optional<Option> parse_option(std::string_view text) {
  const std::string_view name = take(text, ' ');
  for (std::size_t i = 0; i < kOptionNames.size(); ++i) {
    if (name != kOptionNames[i]) continue;
    Option option{.kind = static_cast<OptionKind>(i)};
    std::int32_t* const values[] = {&option.a, &option.b, &option.c};
    int n = 0;
    for (const OptionArgument& argument : option_arguments(option.kind)) {
      std::string_view one = take(text, ' ');
      if (take(one, '=') != argument.name) return std::nullopt;
      const std::optional<int> value = read(argument.kind, one);
      if (!value) return std::nullopt;
      *values[n++] = *value;
    }
    return text.empty() ? std::optional(option) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace highnoon
