#pragma once

/// Writes card scripts that no author would write: statements, words and calls of the game with arguments of all kinds, the wrong ones
/// too. What is written depends on the fuzzer's bytes alone.

#include <cstdint>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/definitions.hpp"

namespace highnoon::fuzz {

/// The fuzzer's bytes as decisions; 0 when they have run out.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  bool empty() const { return at_ >= size_; }
  std::uint8_t byte() { return empty() ? 0 : data_[at_++]; }
  /// 0 to n - 1.
  int below(int n) { return byte() % n; }
  bool one_in(int n) { return below(n) == n - 1; }
  template <typename List>
  const auto& of(const List& list) {
    return list[static_cast<std::size_t>(byte()) % std::size(list)];
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

class ScriptWriter {
 public:
  explicit ScriptWriter(Bytes& bytes) : b_(bytes) {}

  std::string card(const char* id) {
    std::string out;
    if (b_.one_in(3)) out += "local shared = " + word(2) + "\n";
    out += "card \"" + std::string(id) + "\" {\n";
    const int abilities = 1 + b_.below(3);
    for (int i = 0; i < abilities; ++i) out += ability();
    return out + "}\n";
  }

 private:
  static constexpr const char* kNames[] = {"a", "b", "leader", "mark"};
  static constexpr const char* kStrings[] = {"a", "b", "leader", "mark", "Saloon", "Deputy", "hand", "deck", "in_play", "discard_pile",
                                             "dude", "deed", "home", "noon", "nobody", "", "\\xff\\0", "next upkeep", "permanent", "day"};
  static constexpr const char* kNumbers[] = {"0", "1", "2", "3", "-1", "5", "13", "60", "255", "256", "30000", "-30000", "99999", "1 << 31",
                                             "-(1 << 31)", "1 << 62", "1 << 63"};
  static constexpr const char* kNullary[] = {"self", "bearer", "you", "opponent", "yours", "opposing", "other_players", "all_players",
                                             "winner", "here", "town_square", "leader", "mark", "event_subject", "event_subjects",
                                             "event_other", "event_from", "event_to", "event_player", "in_a_shootout", "is_job",
                                             "shootout_location", "pulled_card", "paid", "day_number", "round_number", "event_amount",
                                             "skill_total", "candidate", "round_winner", "round_loser", "holding_draw_hand"};
  static constexpr const char* kSelectors[] = {"dude", "deed", "goods", "spell", "card_in_play", "attachment", "outfit", "legend", "action"};
  static constexpr const char* kLocals[] = {"x", "y", "t", "play"};
  static constexpr const char* kFields[] = {"title", "type", "booted", "wanted", "bounty", "ghost_rock", "note", "grit", "stud", "suit",
                                            "controller", "owner", "location", "host", "attachments", "in_shootout", "in_play", "bullets",
                                            "influence", "production", "hand_count", "deck_count", "hand", "draw_hand", "boot_hill", "home",
                                            "outfit", "dudes", "hand_rank", "casualties", "control", "card", "is_home", "in_town",
                                            "is_town_square", "nothing", "has", "rating"};
  static constexpr const char* kEvents[] = {"casualty", "booted", "ghost_rock_gained", "drawn", "discarded", "moved", "aced", "unbooted",
                                            "pulled", "entered_play", "called_out", "joined_posse"};

  std::string verb_name() { return info(static_cast<Verb>(b_.below(static_cast<int>(Verb::count_)))).name; }
  std::string stat_name() { return info(static_cast<Stat>(b_.below(kStats))).name; }
  std::string op_name() { return info(static_cast<Op>(b_.below(static_cast<int>(Op::count_)))).name; }
  std::string quoted(const std::string& text) { return "\"" + text + "\""; }
  std::string number() { return b_.of(kNumbers); }

  /// A selector with a few keys.
  std::string selector(int depth) {
    static constexpr const char* kKeys[] = {"side", "here", "booted", "wanted", "in_shootout", "keyword", "bullets", "influence", "at", "except",
                                            "within", "adjacent_to", "stud", "zone", "as", "least", "most", "owner", "has", "type",
                                            "condition", "where", "value", "in_posse", "random", "optional", "oddity"};
    std::string out = std::string(b_.of(kSelectors)) + " { ";
    for (int n = b_.below(3); n > 0; --n) out += std::string(b_.of(kKeys)) + " = " + (b_.one_in(2) ? "true" : word(depth - 1)) + ", ";
    return out + "}";
  }

  /// A word or a value, at load.
  std::string word(int depth) {
    const int kind = b_.below(depth > 0 ? 14 : 5);
    switch (kind) {
      case 0: case 1: return b_.of(kNullary);
      case 2: return number();
      case 3: return quoted(b_.of(kNames));
      case 4: return quoted(b_.of(kStrings));
      case 5: case 6: return selector(depth);
      case 7: return op_name() + "(" + word(depth - 1) + ", " + word(depth - 1) + ")";
      case 8: return stat_name() + "_of(" + word(depth - 1) + ")";
      case 9: return "(" + word(depth - 1) + b_.of(kOperators) + word(depth - 1) + ")";
      case 10: return "{ " + word(depth - 1) + ", " + word(depth - 1) + " }";
      case 11: return function("read", depth);
      case 12: return std::string(b_.of(kComparisons)) + "(" + word(depth - 1) + ")";
      default: return verb_word(depth - 1);
    }
  }
  static constexpr const char* kOperators[] = {" + ", " - ", " * "};
  static constexpr const char* kComparisons[] = {"below", "above", "at_least", "at_most", "exactly", "other_than", "there_is", "isnt", "count_of"};

  /// What an argument of this kind can be.
  std::string fitting(std::string_view kind, int depth) {
    if (kind.empty() || b_.one_in(8)) return word(depth);
    switch (kind[0]) {
      case 'n': return kind == "n" ? (b_.one_in(3) ? word(depth) : std::to_string(b_.below(6))) : word(depth);
      case 'c': return kind == "c" ? (b_.one_in(2) ? selector(depth) : std::string(b_.of(kCards))) : word(depth);
      case 'p': return kind == "p" ? std::string(b_.of(kPlayers)) : "true";
      case 'l': return kind == "l" ? std::string(b_.of(kPlaces)) : "\"day\"";
      case 'b': return kind == "b" ? selector(depth) : word(depth);
      case 's': return kind == "stat" ? quoted(stat_name()) : quoted(b_.of(kNames));
      case 'k': return b_.one_in(2) ? "\"Saloon\"" : "\"Deputy\"";
      case 'f': return "true";
      case 'e': return effects(depth - 1);
      default: return word(depth);
    }
  }
  static constexpr const char* kCards[] = {"self", "bearer", "\"a\"", "dude {}", "deed {}", "hand_of(you)", "top_of_deck(you, 2)", "draw_hand_of(you)"};
  static constexpr const char* kPlayers[] = {"you", "opponent", "all_players", "other_players", "winner"};
  static constexpr const char* kPlaces[] = {"here", "town_square", "home_of(you)", "home_of(opponent)", "location_of(self)"};

  std::string arguments(Verb verb, int depth) {
    std::string out = "{ ";
    std::string_view rest = info(verb).arguments;
    while (!rest.empty()) {
      const std::size_t space = std::min(rest.find(' '), rest.size());
      std::string_view one = rest.substr(0, space);
      rest.remove_prefix(std::min(space + 1, rest.size()));
      const bool optional = one.back() == '?';
      if (optional) one.remove_suffix(1);
      if (b_.one_in(optional ? 2 : 12)) continue;
      const std::size_t colon = one.find(':');
      out += std::string(one.substr(0, colon)) + " = " + fitting(one.substr(colon + 1), depth) + ", ";
    }
    if (b_.one_in(12)) out += "oddity = 1, ";
    if (b_.one_in(8)) out += word(depth) + ", ";
    return out + "}";
  }

  std::string verb_word(int depth) {
    const auto verb = static_cast<Verb>(b_.below(static_cast<int>(Verb::count_)));
    return std::string(info(verb).name) + " " + arguments(verb, depth);
  }

  std::string effects(int depth) {
    if (depth <= 0) return "draw(1)";
    std::string out = "{ ";
    for (int n = 1 + b_.below(2); n > 0; --n) out += (b_.one_in(2) ? verb_word(depth - 1) : function("play", depth)) + ", ";
    return out + "}";
  }

  // --- code that runs

  std::string value(int depth) {
    switch (b_.below(depth > 0 ? 16 : 6)) {
      case 0: case 1: return b_.of(kLocals);
      case 2: return number();
      case 3: return quoted(b_.of(kStrings));
      case 4: return std::string("play.") + b_.of(kNullary);
      case 5: return b_.of(kNullary);
      case 6: return "play:find(" + (b_.one_in(2) ? "shared" : value(depth - 1)) + ")";
      case 7: return value(depth - 1) + "." + b_.of(kFields);
      case 8: return "play." + std::string(b_.of(kNullary)) + "." + b_.of(kFields);
      case 9: return "{ " + value(depth - 1) + ", " + value(depth - 1) + " }";
      case 10: return "play:" + std::string(b_.of(kReads)) + "(" + value(depth - 1) + ", " + value(depth - 1) + ")";
      case 11: return "(" + value(depth - 1) + std::string(b_.of(kBinary)) + value(depth - 1) + ")";
      case 12: return "play:" + std::string(b_.of(kAsks)) + " { " + number() + ", " + number() + " }";
      case 13: return std::string(b_.of(kLibrary)) + "(" + value(depth - 1) + ", " + value(depth - 1) + ")";
      case 14: return value(depth - 1) + "[" + value(depth - 1) + "]";
      default: return "function(x) return " + value(depth - 1) + " end";
    }
  }
  static constexpr const char* kReads[] = {"find", "first", "fits", "holds", "number", "players", "place", "chosen"};
  static constexpr const char* kAsks[] = {"ask_number", "ask_option", "ask_rank", "ask_suit", "ask_player", "ask_location", "may", "choose_one"};
  static constexpr const char* kBinary[] = {" + ", " - ", " * ", " // ", " % ", " << ", " .. ", " == ", " < ", " and ", " or "};
  static constexpr const char* kLibrary[] = {"math.max", "math.abs", "string.rep", "string.sub", "string.find", "string.format", "string.upper",
                                             "string.byte", "table.concat", "table.unpack", "table.insert", "table.remove", "table.sort",
                                             "pairs", "ipairs", "tostring", "tonumber", "select", "type", "assert", "error", "pcall"};

  /// An argument of a verb, at run time.
  std::string given(std::string_view kind, int depth) {
    if (kind.empty() || b_.one_in(8)) return value(depth);
    if (kind == "n") return b_.one_in(4) ? value(depth) : std::to_string(b_.below(6));
    if (kind == "c") return b_.one_in(3) ? value(depth) : std::string(b_.of(kRunCards));
    if (kind == "p") return std::string("play.") + (b_.one_in(2) ? "you" : "opponent");
    if (kind == "l") return b_.one_in(2) ? "town_square" : "play.you.home";
    if (kind == "stat") return quoted(stat_name());
    if (kind == "keyword") return b_.one_in(2) ? "\"Saloon\"" : "\"Deputy\"";
    if (kind == "lasts") return b_.one_in(2) ? "\"day\"" : "\"permanent\"";
    if (kind == "def") return b_.one_in(2) ? "\"gun\"" : "\"plain1\"";
    if (kind == "flag") return "true";
    return value(depth);
  }
  static constexpr const char* kRunCards[] = {"x", "play.self", "play.you.dudes", "play.opponent.dudes", "play.you.hand", "play.you.discard_pile",
                                              "play.you.boot_hill", "play.you.draw_hand", "play.you.outfit", "play.opponent.outfit"};

  std::string verb_call(int depth) {
    const auto verb = static_cast<Verb>(b_.below(static_cast<int>(Verb::count_)));
    std::string out = std::string("play:") + info(verb).name + " { ";
    std::string_view rest = info(verb).arguments;
    while (!rest.empty()) {
      const std::size_t space = std::min(rest.find(' '), rest.size());
      std::string_view one = rest.substr(0, space);
      rest.remove_prefix(std::min(space + 1, rest.size()));
      const bool optional = one.back() == '?';
      if (optional) one.remove_suffix(1);
      const std::size_t colon = one.find(':');
      if (one.substr(colon + 1) == "slot" || b_.one_in(optional ? 2 : 12)) continue;
      out += std::string(one.substr(0, colon)) + " = " + given(one.substr(colon + 1), depth) + ", ";
    }
    return out + "}";
  }

  std::string statement(int depth) {
    switch (b_.below(depth > 0 ? 15 : 4)) {
      case 0: case 1: case 2: return verb_call(1) + "\n";
      case 3: return "x = " + value(2) + "\n";
      case 4: return "t[#t + 1] = " + value(1) + "\n";
      case 5: return "t[" + value(1) + "] = " + value(1) + "\n";
      case 6: return "for i = 1, " + number() + " do\n" + block(depth - 1) + "end\n";
      case 7: return "while " + value(1) + " do\n" + block(depth - 1) + "end\n";
      case 8: return "if " + value(1) + " then\n" + block(depth - 1) + "else\n" + block(depth - 1) + "end\n";
      case 9: return "for key, item in pairs(" + value(1) + ") do\n" + block(depth - 1) + "x = item\nend\n";
      case 10: return "local function f(y)\n" + block(depth - 1) + "end\nf(" + value(1) + ")\n";
      case 11: return "table.sort(t, function(x, y)\n" + block(depth - 1) + "return " + value(1) + " end)\n";
      case 12: return "y = " + value(3) + "\n";
      case 13: return "error(" + value(1) + ")\n";
      default: return verb_call(2) + "\n";
    }
  }

  std::string block(int depth) {
    std::string out;
    for (int n = 1 + b_.below(3); n > 0; --n) out += statement(depth);
    return out;
  }

  std::string function(const char* parameter, int depth) {
    std::string out = "function(" + std::string(parameter) + ")\nlocal play = " + parameter + "\nlocal x, y, t = play.self, 1, {}\n";
    out += block(depth > 1 ? 2 : 1);
    out += "return " + (b_.one_in(2) ? value(1) : std::to_string(b_.below(4))) + "\nend";
    return out;
  }

  std::string ability() {
    std::string out;
    switch (b_.below(7)) {
      case 0: case 1: case 2:
        out = std::string(b_.of(kForms)) + " { text = \"x\", ";
        if (b_.one_in(3)) out += "choose = { " + selector(1) + " }, ";
        if (b_.one_in(4)) out += "repeats = true, ";
        if (b_.one_in(5)) out += "cost = { boot }, ";
        if (b_.one_in(5)) out += "condition = " + word(2) + ", ";
        out += "effect = { " + (b_.one_in(3) ? verb_word(2) : function("play", 2)) + " } },\n";
        break;
      case 3:
        out = "react { text = \"x\", when = " + std::string(b_.of(kEvents)) + " { as = \"a\" }, effect = { " + function("play", 2) + " } },\n";
        break;
      case 4:
        out = "trait { text = \"x\", when = " + std::string(b_.of(kEvents)) + " {}, effect = { " + function("play", 2) + " } },\n";
        break;
      case 5:
        out = "trait { text = \"x\", affects = " + selector(1) + ", gives = { " + stat_name() + " = " + function("read", 2) + " } },\n";
        break;
      default:
        out = "noon { text = \"x\", effect = { choose_number { as = \"a\", least = 0, most = 3 }, gain { ghost_rock = " + function("read", 2) +
              " } } },\n";
    }
    return out;
  }
  static constexpr const char* kForms[] = {"noon", "noon", "noon", "noon_or_shootout", "shootout", "resolution", "resolution_or_cheatin", "cheatin"};

  Bytes& b_;
};

}  // namespace highnoon::fuzz
