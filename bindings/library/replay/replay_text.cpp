// Replays as text: one JSON object a line, keys in a fixed order, so that people and diff can read them and an error has a line.

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>

#include "files/whole_file.hpp"
#include "highnoon/replay.hpp"
#include "state/seal.hpp"

namespace highnoon {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr int kFormat = 1;
constexpr const char* kOutcomes[] = {"running", "won", "drawn", "halted"};

// --- writing

/// Codes in order, equal neighbours counted: the deck's order decides how it is shuffled.
Json codes(const std::vector<DefId>& cards, const Definitions& d) {
  Json list = Json::array();
  for (std::size_t i = 0; i < cards.size();) {
    std::size_t end = i;
    while (end < cards.size() && cards[end] == cards[i]) ++end;
    const std::string& code = d.cards[cards[i]].code;
    list.push_back(end - i > 1 ? fmt::format("{}x {}", end - i, code) : code);
    i = end;
  }
  return list;
}

Json seat_line(int seat, const SeatConfig& config, const Definitions& d) {
  const DeckList& deck = config.deck;
  return {{"seat", seat},
          {"name", config.name},
          {"outfit", d.cards[deck.outfit].code},
          {"legend", deck.legend == kNoDef ? "" : d.cards[deck.legend].code},
          {"cards", codes(deck.cards, d)},
          {"start", codes(deck.starting_gang, d)}};
}

Json pin_list(const std::vector<Pin>& pins) {
  Json list = Json::array();
  for (const Pin& pin : pins) {
    Json one = {{"name", pin.name}, {"hash", fmt::format("{:016x}", pin.hash)}};
    for (const auto& [key, text] : {std::pair("version", &pin.version), std::pair("title", &pin.title), std::pair("pack", &pin.pack)}) {
      if (!text->empty()) one[key] = *text;
    }
    list.push_back(std::move(one));
  }
  return list;
}

// --- reading

/// What is wrong with the line being read; caught in parse_replay.
struct BadLine : std::runtime_error {
  using std::runtime_error::runtime_error;
};

const Json& at(const Json& line, const char* key) {
  const auto found = line.find(key);
  if (found == line.end()) throw BadLine(fmt::format("\"{}\" is missing", key));
  return *found;
}

std::string text_at(const Json& line, const char* key) {
  const Json& value = at(line, key);
  if (!value.is_string()) throw BadLine(fmt::format("\"{}\" is no text", key));
  return value.get<std::string>();
}

template <typename T>
T number_at(const Json& line, const char* key, T low, T high) {
  const Json& value = at(line, key);
  const bool fits = std::is_unsigned_v<T> ? value.is_number_unsigned() : value.is_number_integer();
  if (!fits) throw BadLine(fmt::format("\"{}\" is no whole number", key));
  const T number = value.get<T>();
  if (number < low || number > high) throw BadLine(fmt::format("\"{}\" is {}, not {} to {}", key, number, low, high));
  return number;
}

bool flag_at(const Json& line, const char* key) {
  const Json& value = at(line, key);
  if (!value.is_boolean()) throw BadLine(fmt::format("\"{}\" is neither true nor false", key));
  return value.get<bool>();
}

std::uint64_t hex_at(const Json& line, const char* key) {
  const std::string text = text_at(line, key);
  std::uint64_t value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (error != std::errc() || stop != text.data() + text.size()) throw BadLine(fmt::format("\"{}\" is no hexadecimal number", key));
  return value;
}

std::vector<Pin> read_pins(const Json& parts, const char* key) {
  const Json& list = at(parts, key);
  if (!list.is_array()) throw BadLine(fmt::format("\"{}\" is no list", key));
  std::vector<Pin> pins;
  for (const Json& one : list) {
    if (!one.is_object()) throw BadLine(fmt::format("\"{}\" holds something that is no part", key));
    const auto text = [&one](const char* name) { return one.contains(name) ? text_at(one, name) : std::string(); };
    pins.push_back({.name = text_at(one, "name"), .hash = hex_at(one, "hash"), .version = text("version"), .title = text("title"), .pack = text("pack")});
  }
  return pins;
}

LibraryPins read_parts(const Json& parts) {
  if (!parts.is_object()) throw BadLine("\"parts\" is no object");
  LibraryPins pins;
  pins.packs = read_pins(parts, "packs");
  pins.files = read_pins(parts, "files");
  pins.errata = read_pins(parts, "errata");
  pins.cards = read_pins(parts, "cards");
  const Json& rulesets = at(parts, "rulesets");
  if (!rulesets.is_array()) throw BadLine("\"rulesets\" is no list");
  for (const Json& ruleset : rulesets) {
    if (!ruleset.is_string()) throw BadLine("\"rulesets\" holds something else than names");
    pins.rulesets.push_back(ruleset.get<std::string>());
  }
  return pins;
}

DefId read_code(const std::string& code, const Definitions& d) {
  const DefId def = d.find_code(code);
  if (def == kNoDef) throw BadLine(fmt::format("no pack has a card \"{}\"", code));
  return def;
}

std::vector<DefId> read_codes(const Json& line, const char* key, const Definitions& d) {
  const Json& list = at(line, key);
  if (!list.is_array()) throw BadLine(fmt::format("\"{}\" is no list", key));
  std::vector<DefId> cards;
  for (const Json& entry : list) {
    if (!entry.is_string()) throw BadLine(fmt::format("\"{}\" holds something else than codes", key));
    std::string code = entry.get<std::string>();
    int count = 1;
    if (const std::size_t x = code.find("x "); x != std::string::npos) {
      const auto [stop, error] = std::from_chars(code.data(), code.data() + x, count);
      if (error != std::errc() || stop != code.data() + x || count < 1 || count > 60) {
        throw BadLine(fmt::format("\"{}\" is no number of cards", code));
      }
      code.erase(0, x + 2);
    }
    cards.insert(cards.end(), static_cast<std::size_t>(count), read_code(code, d));
  }
  return cards;
}

SeatConfig read_seat(const Json& line, const Definitions& d) {
  SeatConfig seat;
  seat.name = text_at(line, "name");
  seat.deck.outfit = read_code(text_at(line, "outfit"), d);
  if (const std::string legend = text_at(line, "legend"); !legend.empty()) seat.deck.legend = read_code(legend, d);
  seat.deck.cards = read_codes(line, "cards", d);
  seat.deck.starting_gang = read_codes(line, "start", d);
  return seat;
}

DecisionKind read_kind(const std::string& name) {
  for (int i = 1; i < static_cast<int>(DecisionKind::count_); ++i) {
    if (name == to_string(static_cast<DecisionKind>(i))) return static_cast<DecisionKind>(i);
  }
  throw BadLine(fmt::format("there is no decision \"{}\"", name));
}

PlayerId read_player(const Json& line, const char* key, const Replay& replay) {
  const int seat = number_at<int>(line, key, 1, static_cast<int>(replay.config.seats.size()));
  return PlayerId{static_cast<std::uint8_t>(seat - 1)};
}

/// What says what the rest has to be read with.
ReplayHead read_origin(const Json& line) {
  if (!line.contains("highnoon") || line["highnoon"] != "replay") throw BadLine("this is no replay of Highnoon");
  if (const int format = number_at<int>(line, "format", 1, 1'000'000); format != kFormat) {
    throw BadLine(fmt::format("its format is {}; this program reads {}", format, kFormat));
  }
  ReplayHead head;
  head.library = hex_at(line, "library");
  if (line.contains("as_of")) head.as_of = text_at(line, "as_of");
  head.ruleset = text_at(line, "ruleset");
  if (line.contains("parts")) head.pins = read_parts(line["parts"]);
  return head;
}

void read_head(const Json& line, Replay& replay, const Definitions& d) {
  ReplayHead head = read_origin(line);
  replay.library = head.library;
  replay.as_of = std::move(head.as_of);
  replay.config.ruleset = std::move(head.ruleset);
  replay.pins = std::move(head.pins);
  replay.config.seed = number_at<std::uint64_t>(line, "seed", 0, UINT64_MAX);
  const std::string prompts = text_at(line, "prompts");
  if (prompts != "quick" && prompts != "uniform") throw BadLine(fmt::format("there are no \"{}\" prompts", prompts));
  replay.config.prompts = prompts == "quick" ? PromptMode::quick : PromptMode::uniform;
  replay.config.auto_take = flag_at(line, "auto_take");
  replay.config.rebuild_scripts = false;
  if (replay.library != d.hash) {
    throw BadLine(fmt::format("it was made with the library {:016x}, and this is {:016x}: other cards, scripts or rules",
                              replay.library, d.hash));
  }
}

void read_choice(const Json& line, Replay& replay, int number) {
  const int expected = static_cast<int>(replay.choices.size()) + 1;
  if (number_at<int>(line, "choice", 0, INT32_MAX) != expected) throw BadLine(fmt::format("choice {} should stand here", expected));
  ReplayChoice choice;
  choice.day = number_at<int>(line, "day", 0, INT16_MAX);
  choice.player = read_player(line, "player", replay);
  choice.kind = read_kind(text_at(line, "kind"));
  choice.index = number_at<int>(line, "index", 0, INT16_MAX);
  const std::string form = text_at(line, "option");
  const std::optional<Option> option = parse_option(form);
  if (!option) throw BadLine(fmt::format("\"{}\" is no option", form));
  choice.option = *option;
  choice.state = static_cast<std::uint32_t>(hex_at(line, "state"));
  choice.line = number;
  replay.choices.push_back(choice);
}

void read_move(const Json& line, Replay& replay, int number) {
  const int expected = static_cast<int>(replay.choices.size()) + 1;
  if (number_at<int>(line, "move_before", 0, INT32_MAX) != expected) throw BadLine(fmt::format("the move must be before choice {}", expected));
  replay.moves.push_back({.position = replay.choices.size(), .library = hex_at(line, "library"), .as_of = text_at(line, "as_of"), .line = number});
}

void read_end(const Json& line, Replay& replay, int number) {
  const std::string outcome = text_at(line, "end");
  bool known = false;
  for (int i = 0; i < 4; ++i) {
    if (outcome != kOutcomes[i]) continue;
    replay.outcome = static_cast<Outcome>(i);
    known = true;
  }
  if (!known) throw BadLine(fmt::format("a game does not end \"{}\"", outcome));
  if (number_at<int>(line, "choices", 0, INT32_MAX) != static_cast<int>(replay.choices.size())) {
    throw BadLine(fmt::format("there are {} choices above, not as many as it says", replay.choices.size()));
  }
  if (replay.outcome == Outcome::won) replay.winner = read_player(line, "winner", replay);
  replay.final_hash = hex_at(line, "state");
  replay.end_line = number;
}

Json parse_line(std::string_view text) {
  Json line = Json::parse(text, nullptr, false);
  if (line.is_discarded() || !line.is_object()) throw BadLine("this is no JSON object");
  return line;
}

}  // namespace

std::string to_text(const Replay& replay, const Definitions& d) {
  const GameConfig& config = replay.config;
  std::string text;
  const auto add = [&](const Json& line) { text += line.dump() + "\n"; };
  Json head = {{"highnoon", "replay"},
       {"format", kFormat},
       {"library", fmt::format("{:016x}", replay.library)},
       {"as_of", replay.as_of},
       {"ruleset", config.ruleset},
       {"seed", config.seed},
       {"prompts", config.prompts == PromptMode::quick ? "quick" : "uniform"},
       {"auto_take", config.auto_take}};
  if (const LibraryPins& pins = replay.pins; !pins.empty()) {
    head["parts"] = {{"rulesets", pins.rulesets},
                     {"packs", pin_list(pins.packs)},
                     {"files", pin_list(pins.files)},
                     {"errata", pin_list(pins.errata)},
                     {"cards", pin_list(pins.cards)}};
  }
  add(head);
  for (std::size_t i = 0; i < config.seats.size(); ++i) add(seat_line(static_cast<int>(i) + 1, config.seats[i], d));
  auto move = replay.moves.begin();
  const auto add_moves = [&](std::size_t position) {
    for (; move != replay.moves.end() && move->position == position; ++move) {
      add({{"move_before", position + 1}, {"library", fmt::format("{:016x}", move->library)}, {"as_of", move->as_of}});
    }
  };
  for (std::size_t i = 0; i < replay.choices.size(); ++i) {
    add_moves(i);
    const ReplayChoice& choice = replay.choices[i];
    add({{"choice", i + 1},
         {"day", choice.day},
         {"player", choice.player.value + 1},
         {"kind", to_string(choice.kind)},
         {"index", choice.index},
         {"option", to_string(choice.option)},
         {"state", fmt::format("{:08x}", choice.state)}});
  }
  add_moves(replay.choices.size());
  Json end = {{"end", kOutcomes[static_cast<int>(replay.outcome)]}, {"choices", replay.choices.size()}};
  if (replay.outcome == Outcome::won) end["winner"] = replay.winner.value + 1;
  end["state"] = fmt::format("{:016x}", replay.final_hash);
  add(end);
  return text;
}

Result<void> save_replay(const Replay& replay, const Definitions& definitions, const fs::path& path) {
  return write_whole(path, to_text(replay, definitions));
}

Result<Replay> parse_replay(std::string_view text, const Definitions& definitions, const std::string& file) {
  Replay replay;
  replay.file = file;
  int number = 0;
  bool ended = false;
  const auto fault = [&](const std::string& what, ErrorCode code = ErrorCode::bad_data) {
    return Error{code, fmt::format("{}:{}: {}", file, number, what)};
  };
  try {
    while (!text.empty()) {
      ++number;
      const std::size_t end = text.find('\n');
      const std::string_view line = text.substr(0, end);
      if (end == std::string_view::npos) throw BadLine("the file ends in the middle of this line");
      text.remove_prefix(end + 1);
      if (ended) throw BadLine("there is something after the end of the replay");
      const Json json = parse_line(line);
      if (number == 1) {
        read_head(json, replay, definitions);
      } else if (json.contains("seat")) {
        if (!replay.choices.empty()) throw BadLine("a seat after the first choice");
        if (number_at<int>(json, "seat", 1, kMaxPlayers) != number - 1) throw BadLine(fmt::format("seat {} should stand here", number - 1));
        replay.config.seats.push_back(read_seat(json, definitions));
      } else if (json.contains("choice")) {
        read_choice(json, replay, number);
      } else if (json.contains("move_before")) {
        read_move(json, replay, number);
      } else if (json.contains("end")) {
        read_end(json, replay, number);
        ended = true;
      } else {
        throw BadLine("this is neither a seat nor a choice nor the end");
      }
    }
  } catch (const BadLine& bad) {
    return fault(bad.what(), number == 1 && replay.library != 0 && replay.library != definitions.hash ? ErrorCode::wrong_library
                                                                                                      : ErrorCode::bad_data);
  } catch (const nlohmann::json::exception& bad) {
    return fault(bad.what());
  }
  if (number == 0) return Error{ErrorCode::bad_data, file + ": the file is empty"};
  if (!ended) return fault("the replay ends here, without its last line: it was cut off");
  return replay;
}

Result<ReplayHead> parse_replay_head(std::string_view text, const std::string& file) {
  if (text.empty()) return Error{ErrorCode::bad_data, file + ": the file is empty"};
  if (text.starts_with(kSaveMagic)) {
    return Error{ErrorCode::bad_data, fmt::format("{}: this is a saved game, not a replay: highnoon play --load-game {}", file, file)};
  }
  try {
    ReplayHead head = read_origin(parse_line(text.substr(0, text.find('\n'))));
    head.file = file;
    return head;
  } catch (const BadLine& bad) {
    return Error{ErrorCode::bad_data, fmt::format("{}:1: {}", file, bad.what())};
  } catch (const nlohmann::json::exception& bad) {
    return Error{ErrorCode::bad_data, fmt::format("{}:1: {}", file, bad.what())};
  }
}

Result<ReplayHead> load_replay_head(const fs::path& path) {
  const Result<std::string> text = read_whole(path, "a replay");
  if (!text) return text.error();
  return parse_replay_head(*text, path.string());
}

Result<Replay> load_replay(const fs::path& path, const Definitions& definitions) {
  const Result<std::string> text = read_whole(path, "a replay");
  if (!text) return text.error();
  return parse_replay(*text, definitions, path.string());
}

}  // namespace highnoon
