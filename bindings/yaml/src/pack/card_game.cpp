#include "highnoon/yaml/card_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "document/yaml.hpp"
#include "pack/card_facts.hpp"

namespace highnoon {
namespace {

const std::vector<std::string> kKeys = {"name", "rulesets", "types", "one_of", "unrated", "reacts"};
const std::vector<std::string> kWindows = {"before", "when", "after"};

std::optional<CardGame> read_game(const std::filesystem::path& path, Diagnostics& diagnostics) {
  const int errors_before = diagnostics.error_count();
  const auto document = document::read_yaml(path, diagnostics);
  if (!document) return std::nullopt;
  document::Reader reader(path.string(), diagnostics);
  CardGame game{.id = path.stem().string()};
  const auto read_type = [&](const YAML::Node& word) { return reader.word(word, "a type of cards", pack::type_names()); };
  reader.each_entry(*document, "a game", [&](const YAML::Node& key, const YAML::Node& value) {
    const std::string& name = key.Scalar();
    if (name == "name") {
      game.name = reader.text(value, name).value_or("");
    } else if (name == "rulesets") {
      game.rulesets = reader.texts(value, name);
    } else if (name == "types") {
      game.types = 0;
      reader.texts(value, name);
      for (const YAML::Node& word : value) {
        if (const auto type = read_type(word)) game.types |= 1 << *type;
      }
    } else if (name == "one_of") {
      reader.each_entry(value, name, [&](const YAML::Node& word, const YAML::Node& keywords) {
        if (const auto type = read_type(word)) game.one_of.push_back({static_cast<CardType>(*type), reader.texts(keywords, name)});
      });
    } else if (name == "unrated") {
      game.unrated = reader.texts(value, name);
    } else if (name == "reacts") {
      if (const auto window = reader.word(value, "a window of reactions", kWindows)) game.reacts = static_cast<Window>(*window);
    } else {
      reader.error(key, fmt::format("unknown key \"{}\"{}", name, did_you_mean(name, kKeys)));
    }
  });
  for (const char* key : {"name", "rulesets", "types"}) {
    if (diagnostics.error_count() == errors_before && !(*document)[key]) reader.error(*document, fmt::format("\"{}\" is missing", key));
  }
  if (diagnostics.error_count() > errors_before) return std::nullopt;
  return game;
}

}  // namespace

bool CardGame::has_ruleset(const std::string& ruleset) const {
  return std::find(rulesets.begin(), rulesets.end(), ruleset.substr(0, ruleset.find('+'))) != rulesets.end();
}

std::vector<CardGame> read_games(const std::filesystem::path& folder, Diagnostics& diagnostics) {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (entry->path().extension() == ".yaml") files.push_back(entry->path());
  }
  std::sort(files.begin(), files.end());
  std::vector<CardGame> games;
  for (const std::filesystem::path& file : files) {
    if (auto game = read_game(file, diagnostics)) games.push_back(*std::move(game));
  }
  return games;
}

const CardGame* find_game_of(const std::vector<CardGame>& games, const std::string& ruleset) {
  const auto found = std::find_if(games.begin(), games.end(), [&](const CardGame& game) { return game.has_ruleset(ruleset); });
  return found == games.end() ? nullptr : &*found;
}

const CardGame* find_game(const std::vector<CardGame>& games, const std::string& id) {
  const auto found = std::find_if(games.begin(), games.end(), [&](const CardGame& game) { return game.id == id; });
  return found == games.end() ? nullptr : &*found;
}

}  // namespace highnoon
