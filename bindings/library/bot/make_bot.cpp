#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "highnoon/bot.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/search_bot.hpp"

namespace highnoon {
namespace {

constexpr int kMostPlayouts = 10'000'000;
constexpr int kMostMilliseconds = 3'600'000;

/// "1000" playouts or "500ms" a decision. @return none: neither
std::optional<SearchOptions> read_budget(std::string_view text) {
  const bool is_time = text.ends_with("ms");
  if (is_time) text.remove_suffix(2);
  int number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
  if (number < 1 || number > (is_time ? kMostMilliseconds : kMostPlayouts)) return std::nullopt;
  SearchOptions options;
  (is_time ? options.milliseconds : options.playouts) = number;
  return options;
}

}  // namespace

std::vector<std::string> bot_names() { return {"random", "heuristic", "curious", "search"}; }

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed) {
  const std::size_t colon = name.find(':');
  const std::string_view kind = name.substr(0, colon);
  const bool has_budget = colon != std::string_view::npos;
  const std::string_view budget = has_budget ? name.substr(colon + 1) : "";
  if (kind == "search") {
    if (const auto options = has_budget ? read_budget(budget) : std::optional(SearchOptions{})) return search_bot(seed, *options);
    return Error{ErrorCode::bad_config,
                 fmt::format("\"{}\": after the colon stand playouts a decision, as search:1000, or milliseconds, as search:500ms", name)};
  }
  const std::vector<std::string> names = bot_names();
  if (has_budget && std::find(names.begin(), names.end(), kind) != names.end()) {
    return Error{ErrorCode::bad_config, fmt::format("\"{}\": only the search bot takes a budget", name)};
  }
  if (name == "random") return random_bot(seed);
  if (name == "heuristic") return heuristic_bot(seed);
  if (name == "curious") return curious_bot(seed);
  return Error{ErrorCode::not_found,
               fmt::format("there is no bot \"{}\"{}; there are: {}", name, did_you_mean(kind, names), fmt::join(names, ", "))};
}

}  // namespace highnoon
