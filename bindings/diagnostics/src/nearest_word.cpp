#include <algorithm>

#include "highnoon/diagnostics.hpp"

namespace highnoon {
namespace {

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// Longer words are not typing mistakes of anything; comparing them would cost a hostile file's
// author nothing and us much.
constexpr std::size_t kLongestWord = 120;

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
  // Optimal string alignment: three rows of the table are enough, since a swap looks two rows back.
  std::vector<int> two_above(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1)});
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
          lower(a[i - 2]) == lower(b[j - 1])) {
        row[j] = std::min(row[j], two_above[j - 2] + 1);
      }
    }
    std::swap(two_above, above);
    std::swap(above, row);
  }
  return above[b.size()];
}

std::optional<std::string> nearest_word(std::string_view word,
                                        const std::vector<std::string>& known) {
  if (word.empty() || word.size() > kLongestWord) return std::nullopt;
  // One mistake in a short word, one in three letters of a long one.
  const int farthest = std::max(1, static_cast<int>(word.size()) / 3);
  int best_distance = farthest + 1;
  std::optional<std::string> best;
  for (const std::string& candidate : known) {
    const auto difference = static_cast<int>(candidate.size()) - static_cast<int>(word.size());
    if (std::abs(difference) >= best_distance) continue;
    const int distance = edit_distance(word, candidate);
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
  const std::optional<std::string> nearest = nearest_word(word, known);
  return nearest ? " (did you mean \"" + *nearest + "\"?)" : "";
}

}  // namespace highnoon
