#include "highnoon/yaml/position.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "document/file.hpp"
#include "document/yaml.hpp"

namespace highnoon {
namespace {

using document::Reader;

constexpr int kDeepest = 4;      ///< cards on cards
constexpr int kMostCopies = 54;  ///< of a card in one list
const std::vector<std::string> kPhases = {"setup", "gambling", "upkeep", "noon", "sundown"};

/// A key and what is done with its value.
struct Key {
  const char* name;
  std::function<void(const YAML::Node&)> read;
};

void read_keys(Reader& reader, const YAML::Node& node, const std::string& what, const std::vector<Key>& keys) {
  reader.each_entry(node, what, [&](const YAML::Node& key, const YAML::Node& value) {
    const auto found = std::find_if(keys.begin(), keys.end(), [&](const Key& one) { return key.Scalar() == one.name; });
    if (found != keys.end()) return found->read(value);
    std::vector<std::string> names;
    for (const Key& one : keys) names.emplace_back(one.name);
    reader.error(key, fmt::format("unknown key \"{}\" of {}{}", key.Scalar(), what, did_you_mean(key.Scalar(), names)));
  });
}

// Readers of one kind of value into a place.
template <typename T>
Key number(Reader& reader, const char* name, T& into, int low, int high) {
  return {name, [&reader, name, &into, low, high](const YAML::Node& node) { into = static_cast<T>(reader.integer(node, name, low, high).value_or(low)); }};
}
Key text(Reader& reader, const char* name, std::string& into) {
  return {name, [&reader, name, &into](const YAML::Node& node) { into = reader.text(node, name).value_or(""); }};
}
Key named(Reader& reader, const char* name, NamedCard& into) {
  return {name, [&reader, name, &into](const YAML::Node& node) { into = {reader.text(node, name).value_or(""), document::line_of(node)}; }};
}
Key truth(Reader& reader, const char* name, bool& into) {
  return {name, [&reader, name, &into](const YAML::Node& node) { into = reader.word(node, name, {"false", "true"}).value_or(0) == 1; }};
}

/// "2x Title" or "Title".
void read_names(Reader& reader, const YAML::Node& node, const std::string& what, std::vector<NamedCard>& into) {
  const std::vector<std::string> texts = reader.texts(node, what);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    std::string name = texts[i];
    int count = 1;
    const std::size_t x = name.find("x ");
    if (x != std::string::npos && x > 0 && x <= 2 && name.find_first_not_of("0123456789") == x) {
      count = std::stoi(name.substr(0, x));
      name.erase(0, x + 2);
      if (count < 1 || count > kMostCopies) reader.error(node[i], fmt::format("{} copies: write 1 to {}", count, kMostCopies));
    }
    into.insert(into.end(), static_cast<std::size_t>(std::clamp(count, 1, kMostCopies)), NamedCard{name, document::line_of(node[i])});
  }
}
Key names(Reader& reader, const char* name, std::vector<NamedCard>& into) {
  return {name, [&reader, name, &into](const YAML::Node& node) { read_names(reader, node, name, into); }};
}

Key cards(Reader& reader, const char* name, std::vector<PositionCard>& into, int depth);

/// A title alone, or a mapping that says more.
PositionCard read_card(Reader& reader, const YAML::Node& node, int depth) {
  PositionCard card;
  if (node.IsScalar()) {
    card.card = {reader.text(node, "a card").value_or(""), document::line_of(node)};
    return card;
  }
  std::vector<Key> keys = {named(reader, "card", card.card), named(reader, "at", card.at), number(reader, "owner", card.owner, 1, kMaxPlayers),
                           number(reader, "controller", card.controller, 1, kMaxPlayers), truth(reader, "booted", card.booted),
                           number(reader, "bounty", card.bounty, 0, 99), number(reader, "ghost_rock", card.ghost_rock, 0, 99),
                           number(reader, "control", card.control, -99, 99), number(reader, "production", card.production, -99, 99),
                           number(reader, "influence", card.influence, -99, 99), number(reader, "bullets", card.bullets, -99, 99),
                           {"used", [&](const YAML::Node& list) {
                              if (!list.IsSequence()) return reader.error(list, "\"used\" must be a list of abilities, from 1");
                              for (const YAML::Node& one : list) {
                                if (const auto ability = reader.integer(one, "used", 1, 8)) card.used.push_back(*ability);
                              }
                            }},
                           cards(reader, "attached", card.attached, depth + 1)};
  read_keys(reader, node, "a card", keys);
  if (card.card.name.empty() && node.IsMap()) reader.error(node, "\"card\" is missing: which card is it?");
  return card;
}

Key cards(Reader& reader, const char* name, std::vector<PositionCard>& into, int depth) {
  return {name, [&reader, name, &into, depth](const YAML::Node& node) {
            if (!node.IsSequence()) return reader.error(node, fmt::format("\"{}\" must be a list of cards", name));
            if (depth > kDeepest) return reader.error(node, "these are cards on cards on cards on cards");
            for (const YAML::Node& one : node) into.push_back(read_card(reader, one, depth));
          }};
}

PositionPlayer read_player(Reader& reader, const YAML::Node& node) {
  PositionPlayer p;
  p.line = document::line_of(node);
  read_keys(reader, node, "a player",
            {text(reader, "name", p.name), named(reader, "outfit", p.outfit), named(reader, "legend", p.legend),
             number(reader, "ghost_rock", p.ghost_rock, 0, 30'000), number(reader, "debt", p.debt, 0, 30'000),
             number(reader, "victory_points", p.victory_points, 0, 30'000), truth(reader, "out", p.out), names(reader, "hand", p.hand),
             {"deck", [&](const YAML::Node& deck) {
                if (!deck.IsMap()) return read_names(reader, deck, "deck", p.deck);
                p.shuffled = true;
                read_keys(reader, deck, "a deck", {names(reader, "shuffled", p.deck)});
              }},
             names(reader, "discard_pile", p.discard_pile), names(reader, "boot_hill", p.boot_hill), cards(reader, "street", p.street, 0),
             cards(reader, "out_of_town", p.out_of_town, 0), cards(reader, "town_square", p.town_square, 0),
             cards(reader, "dudes", p.dudes, 0)});
  if (p.outfit.name.empty() && node.IsMap()) reader.error(node, "the player has no \"outfit\"");
  return p;
}

// --- writing -----------------------------------------------------------------------------------------------------------------------

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

class Writer {
 public:
  std::string write(const Position& position) {
    add("# A position of Highnoon (docs/positions.md): highnoon play --position FILE");
    if (!position.left_out.empty()) add("# It could not say everything. Where that matters, save the game instead (highnoon play: save game FILE). Left out:");
    for (const std::string& what : position.left_out) add("# - " + what);
    add("position: 1");
    add("ruleset: " + quoted(position.ruleset));
    if (!position.as_of.empty()) add("as_of: " + quoted(position.as_of));
    if (position.uniform_prompts) add("prompts: uniform");
    add(fmt::format("seed: {}", position.seed));
    add(fmt::format("day: {}", position.day));
    add("phase: " + kPhases[static_cast<std::size_t>(position.phase)]);
    if (position.winner > 0) add(fmt::format("winner: {}", position.winner));
    if (position.turn > 0) add(fmt::format("turn: {}", position.turn));
    if (position.pot != 0) add(fmt::format("pot: {}", position.pot));
    if (position.fear) add(fmt::format("fear: {}", *position.fear));
    add("players:");
    for (const PositionPlayer& p : position.players) player(p);
    return std::move(text_);
  }

 private:
  void add(const std::string& line) { text_ += line + "\n"; }
  void player(const PositionPlayer& p) {
    add("  - name: " + quoted(p.name));
    add("    outfit: " + quoted(p.outfit.name));
    if (!p.legend.name.empty()) add("    legend: " + quoted(p.legend.name));
    add(fmt::format("    ghost_rock: {}", p.ghost_rock));
    if (p.debt != 0) add(fmt::format("    debt: {}", p.debt));
    if (p.victory_points != 0) add(fmt::format("    victory_points: {}", p.victory_points));
    if (p.out) add("    out: true");
    names("    hand", p.hand);
    if (p.shuffled) {
      add("    deck:");
      names("      shuffled", p.deck);
    } else {
      names("    deck", p.deck);
    }
    names("    discard_pile", p.discard_pile);
    names("    boot_hill", p.boot_hill);
    cards("street", p.street, 4);
    cards("out_of_town", p.out_of_town, 4);
    cards("town_square", p.town_square, 4);
    cards("dudes", p.dudes, 4);
  }
  void names(const std::string& key, const std::vector<NamedCard>& list) {
    if (list.empty()) return;
    std::vector<std::string> items;
    for (std::size_t i = 0; i < list.size();) {
      std::size_t end = i;
      while (end < list.size() && list[end].name == list[i].name) ++end;
      items.push_back(quoted(end - i > 1 ? fmt::format("{}x {}", end - i, list[i].name) : list[i].name));
      i = end;
    }
    add(fmt::format("{}: [{}]", key, fmt::join(items, ", ")));
  }
  void cards(const char* key, const std::vector<PositionCard>& list, int indent) {
    if (list.empty()) return;
    add(fmt::format("{:{}}{}:", "", indent, key));
    for (const PositionCard& one : list) {
      std::string line = fmt::format("{:{}}- card: {}", "", indent + 2, quoted(one.card.name));
      const auto more = [&](const std::string& text) { line += fmt::format("\n{:{}}{}", "", indent + 4, text); };
      if (!one.at.name.empty()) more("at: " + quoted(one.at.name));
      if (one.owner > 0) more(fmt::format("owner: {}", one.owner));
      if (one.controller > 0) more(fmt::format("controller: {}", one.controller));
      if (one.booted) more("booted: true");
      for (const auto& [name, value] : {std::pair("bounty", one.bounty), std::pair("ghost_rock", one.ghost_rock), std::pair("control", one.control),
                                        std::pair("production", one.production), std::pair("influence", one.influence), std::pair("bullets", one.bullets)}) {
        if (value != 0) more(fmt::format("{}: {}", name, value));
      }
      if (!one.used.empty()) more(fmt::format("used: [{}]", fmt::join(one.used, ", ")));
      add(line);
      cards("attached", one.attached, indent + 4);
    }
  }

  std::string text_;
};

}  // namespace

std::optional<Position> parse_position(const std::string& source, const std::string& file, Diagnostics& diagnostics) {
  const int errors_before = diagnostics.error_count();
  const auto document = document::parse_yaml(source, file, diagnostics);
  if (!document) return std::nullopt;
  Reader reader(file, diagnostics);
  Position position;
  position.file = file;
  int format = 0;
  read_keys(reader, *document, "a position",
            {number(reader, "position", format, 1, 1), text(reader, "ruleset", position.ruleset), text(reader, "as_of", position.as_of),
             {"prompts", [&](const YAML::Node& node) { position.uniform_prompts = reader.word(node, "prompts", {"quick", "uniform"}).value_or(0) == 1; }},
             {"seed", [&](const YAML::Node& node) {
                const std::string given = reader.text(node, "seed").value_or("0");
                try {
                  std::size_t used = 0;
                  position.seed = std::stoull(given, &used);
                  if (used != given.size() || given[0] == '-') throw std::invalid_argument("seed");
                } catch (const std::exception&) {
                  reader.error(node, "\"seed\" must be a whole number from 0 to 18446744073709551615");
                }
              }},
             number(reader, "day", position.day, 0, 60'000),
             {"phase", [&](const YAML::Node& node) { position.phase = static_cast<Phase>(reader.word(node, "phase", kPhases).value_or(3)); }},
             number(reader, "winner", position.winner, 1, kMaxPlayers), number(reader, "turn", position.turn, 1, kMaxPlayers),
             number(reader, "pot", position.pot, 0, 30'000),
             {"fear", [&](const YAML::Node& node) { position.fear = reader.integer(node, "fear", -1'000, 1'000); }},
             {"players", [&](const YAML::Node& node) {
                if (!node.IsSequence()) return reader.error(node, "\"players\" must be a list");
                for (const YAML::Node& one : node) position.players.push_back(read_player(reader, one));
              }}});
  if (diagnostics.error_count() == errors_before) {
    const auto players = static_cast<int>(position.players.size());
    if (format == 0) reader.error(*document, "this is no position: it has no line \"position: 1\"");
    if (players < 2 || players > kMaxPlayers) reader.error(*document, fmt::format("{} players sit here: write 2 to {}", players, kMaxPlayers));
    if (position.winner > players) reader.error(*document, fmt::format("\"winner\" is {}, and {} play", position.winner, players));
    if (position.turn > players) reader.error(*document, fmt::format("\"turn\" is {}, and {} play", position.turn, players));
    if (position.turn > 0 && position.phase != Phase::noon) reader.error(*document, "only at noon it is somebody's \"turn\"");
    if (position.day == 0 && position.phase != Phase::setup) reader.error(*document, "\"day\" is 0 during setup only");
  }
  if (diagnostics.error_count() > errors_before) return std::nullopt;
  return position;
}

std::optional<Position> read_position(const std::filesystem::path& path, Diagnostics& diagnostics) {
  const std::optional<std::string> text = document::read_file(path, diagnostics);
  if (!text) return std::nullopt;
  return parse_position(*text, path.string(), diagnostics);
}

std::string to_yaml(const Position& position) { return Writer().write(position); }

}  // namespace highnoon
