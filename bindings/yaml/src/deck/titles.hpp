#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/definitions.hpp"

namespace highnoon::deck {

/// A title as it is compared: ASCII letters and digits in lower case, accents folded, the rest left
/// out, "&" as "and".
std::string folded(std::string_view title);

/// Finds cards by what people write.
class TitleIndex {
 public:
  explicit TitleIndex(const Definitions& definitions);

  /// @param set  id or name of a pack, preferred if it has the title; "" for none
  DefId find(std::string_view title, std::string_view set = {}) const;
  /// As `find`, but a title may end in its set, as in `Title (Set)`.
  DefId find_with_set(std::string_view title) const;
  /// By the id of OCTGN's decks; kNoDef: no card says that it is its.
  DefId find_octgn(std::string_view id) const;
  /// ` (did you mean "x"?)`, or "".
  std::string suggestion(std::string_view title) const;

 private:
  const Definitions& definitions_;
  std::map<std::string, std::vector<DefId>> by_title_;
  std::map<std::string, DefId, std::less<>> by_octgn_;
};

}  // namespace highnoon::deck
