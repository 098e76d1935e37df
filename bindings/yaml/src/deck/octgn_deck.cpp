#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>

#include "deck/builder.hpp"
#include "document/file.hpp"

namespace highnoon::deck {

void read_octgn_deck(const std::string& text, Builder& builder) {
  const auto line_of = [&](std::ptrdiff_t offset) {
    return document::line_at(text, static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)));
  };
  pugi::xml_document document;
  const pugi::xml_parse_result result =
      document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  if (!result) {
    builder.error(line_of(result.offset), fmt::format("broken XML: {}", result.description()));
    return;
  }
  const pugi::xml_node deck = document.child("deck");
  if (!deck) {
    builder.error(1, "not an OCTGN deck: there is no <deck>");
    return;
  }
  for (const pugi::xml_node section : deck.children("section")) {
    const bool starts = folded(section.attribute("name").value()).starts_with("start");
    for (const pugi::xml_node card : section.children("card")) {
      const int line = line_of(card.offset_debug());
      const pugi::xml_attribute quantity = card.attribute("qty");
      // What is no number reads as 0, which the builder refuses.
      const int count = quantity ? quantity.as_int() : 1;
      builder.add(card.child_value(), count, starts ? count : 0, line, card.attribute("id").value());
    }
  }
}

}  // namespace highnoon::deck
