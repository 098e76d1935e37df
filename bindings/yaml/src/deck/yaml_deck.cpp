#include <fmt/format.h>

#include "deck/builder.hpp"
#include "document/yaml.hpp"

namespace highnoon::deck {

const std::vector<std::string>& yaml_deck_keys() {
  static const std::vector<std::string> keys = {"name",  "outfit", "legend", "start",
                                                "cards", "source", "note"};
  return keys;
}

void read_yaml_deck(const std::string& text, const std::filesystem::path& path, Builder& builder, Diagnostics& diagnostics) {
  const auto document = document::parse_yaml(text, path, diagnostics);
  if (!document) return;
  document::Reader reader(path.string(), diagnostics);
  const auto add_single = [&](const YAML::Node& value, const std::string& what) {
    if (value.IsNull()) return;
    if (const auto title = reader.text(value, what)) {
      builder.add(*title, 1, 0, document::line_of(value));
    }
  };
  YAML::Node start;  // after the cards, wherever it stands
  bool has_cards = false;
  const bool is_map = reader.each_entry(
      *document, "a deck", [&](const YAML::Node& key_node, const YAML::Node& value) {
        const std::string& key = key_node.Scalar();
        if (key == "name") {
          if (const auto name = reader.text(value, key)) builder.set_name(*name);
        } else if (key == "outfit" || key == "legend") {
          add_single(value, key);
        } else if (key == "start") {
          start = value;
        } else if (key == "cards") {
          has_cards = true;
          reader.each_entry(value, key, [&](const YAML::Node& title, const YAML::Node& copies) {
            const auto count = reader.integer(
                copies, fmt::format("the number of \"{}\"", title.Scalar()), 1, kMostCopies);
            if (count) builder.add(title.Scalar(), *count, 0, document::line_of(title));
          });
        } else if (key != "source" && key != "note") {
          reader.error(key_node, fmt::format("unknown key \"{}\"{}", key, did_you_mean(key, yaml_deck_keys())));
        }
      });
  if (!is_map) return;
  if (!has_cards) reader.error(*document, "\"cards\" is missing");
  if (start.IsNull()) return;
  if (!start.IsSequence()) {
    reader.error(start, "start must be a list of titles");
    return;
  }
  for (const YAML::Node& entry : start) {
    if (const auto title = reader.text(entry, "an entry of start")) {
      builder.start(*title, document::line_of(entry));
    }
  }
}

}  // namespace highnoon::deck
