#include "convert/compiler.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "convert/bytecode.hpp"
#include "highnoon/lua/syntax.hpp"
#include "script_api/words.hpp"

namespace highnoon::lua {
namespace {

constexpr std::size_t kLargestFile = 512 << 10;  // bytes

/// Whether `key =` stands on the line, or, for a text in quotes, the text.
bool has_key(const std::string& line, const std::string& key) {
  for (std::size_t at = line.find(key); at != std::string::npos; at = line.find(key, at + 1)) {
    if (key.front() == '"') return true;
    if (at > 0 && is_word_letter(line[at - 1])) continue;
    std::size_t end = at + key.size();
    if (end < line.size() && is_word_letter(line[end])) continue;
    while (end < line.size() && (line[end] == ' ' || line[end] == '\t')) ++end;
    if (end < line.size() && line[end] == '=' && (end + 1 >= line.size() || line[end + 1] != '=')) return true;
  }
  return false;
}

/// Where the word begins on the line, as a whole word.
std::size_t find_whole(const std::string& line, const std::string& word) {
  for (std::size_t at = line.find(word); !word.empty() && at != std::string::npos; at = line.find(word, at + 1)) {
    const bool begins = at == 0 || !is_word_letter(line[at - 1]);
    const bool ends = at + word.size() >= line.size() || !is_word_letter(line[at + word.size()]);
    if (begins && ends) return at;
  }
  return std::string::npos;
}

/// Where the first word in quotes of the message stands on the line, from 1; else where the line begins.
int column_of(const std::string& line, const std::string& message) {
  for (std::size_t open = message.find('"'); open != std::string::npos;) {
    const std::size_t close = message.find('"', open + 1);
    if (close == std::string::npos) break;
    const std::string word = message.substr(open + 1, close - open - 1);
    if (const std::size_t at = line.find('"' + word + '"'); at != std::string::npos) return static_cast<int>(at) + 1;
    if (const std::size_t at = find_whole(line, word); at != std::string::npos) return static_cast<int>(at) + 1;
    open = message.find('"', close + 1);
  }
  const std::size_t first = line.find_first_not_of(" \t");
  return first == std::string::npos ? 1 : static_cast<int>(first) + 1;
}

/// "file:12: message" as Lua writes it, in its parts.
void take_apart(const std::string& raw, const std::string& file, int& line, std::string& message) {
  line = 0;
  message = raw;
  const std::size_t at = raw.find(file.substr(0, 55) + ":");
  std::size_t begin = 0;
  if (at == 0) {
    begin = raw.find(':', std::min(file.size(), raw.size()));
  } else {
    // Lua shortens long names: look for the first ":digits: ".
    for (std::size_t i = 0; i + 1 < raw.size(); ++i) {
      if (raw[i] == ':' && std::isdigit(static_cast<unsigned char>(raw[i + 1])) != 0) {
        begin = i;
        break;
      }
    }
  }
  if (begin == std::string::npos || begin >= raw.size() || raw[begin] != ':') return;
  std::size_t end = begin + 1;
  while (end < raw.size() && end - begin < 9 && std::isdigit(static_cast<unsigned char>(raw[end])) != 0) ++end;
  if (end == begin + 1 || end >= raw.size() || raw[end] != ':') return;
  line = std::stoi(raw.substr(begin + 1, end - begin - 1));
  message = raw.substr(std::min(end + 2, raw.size()));
}

}  // namespace

bool has_word(const std::string& line, const std::string& word) { return find_whole(line, word) != std::string::npos; }

Compiler::Compiler(Machine& machine, Definitions& definitions, Diagnostics& diagnostics, bool is_further_machine)
    : machine_(machine), L_(machine.state()), d_(definitions), diagnostics_(diagnostics), is_further_machine_(is_further_machine) {
  machine_.compiler = this;
}

Compiler::~Compiler() { machine_.compiler = nullptr; }

void Compiler::load(const ScriptSources& sources) {
  lints_ = sources.lints;
  reacts_ = sources.reacts;
  run(sources.words, Group::words);
  if (diagnostics_.has_errors()) return;  // with half of the words, every card would be wrong
  compile_nullary_words();
  find_known_names();
  for (const ScriptSource& source : sources.words) words_hash_ = std::hash<std::string>{}(source.text) ^ words_hash_ * 0x100000001B3u;
  run(sources.cards, Group::cards);
  run(sources.errata, Group::errata);
  apply_errata(sources);
  run(sources.rulesets, Group::rulesets);
  run(sources.house_rules, Group::house_rules);
}

void Compiler::run(const std::vector<ScriptSource>& sources, Group group) {
  group_ = group;
  for (const ScriptSource& source : sources) run(source);
}

bool Compiler::is_in(Group group, int line, const char* what) {
  if (group_ == group) return true;
  static constexpr const char* kPlaces[] = {"among the words", "in the folder of its pack", "in a folder errata/, in the file with the name of its pack",
                                            "in a folder rulesets/", "in a folder house_rules/"};
  fail(line, std::string(what) + " stands " + kPlaces[static_cast<std::size_t>(group)], "permissions");
  return false;
}

void Compiler::run(const ScriptSource& source) {
  source_ = &source;
  lines_ = lines_of(source.text);
  tokens_ = tokens_of(source.text);
  table_ = kNowhere;
  machine_.node_line = 0;
  source_hash_ = std::hash<std::string>{}(source.text) ^ words_hash_;
  card_.clear();
  slots_.clear();
  moment_ = {};
  card_is_open_ = false;
  line_ = 0;
  // A second machine, in which texts may not be shared in the same way, must not fail where the first did not.
  const int reserve = is_further_machine_ ? 2 : 1;
  Budget budget{machine_.limits().load_instructions * reserve, machine_.limits().load_bytes * reserve, 0};
  machine_.set_budget(&budget);
  mistakes_ = 0;
  nodes_before_ = d_.nodes.size();
  std::string error;
  const int top = lua_gettop(L_);
  const bool is_words = group_ == Group::words;
  const bool fits = source.text.size() <= kLargestFile;
  const bool loads = fits && machine_.load(source, is_words, error);
  if (!fits) error = "the file is too large";
  if (loads && !is_words) {
    for (const CodeFault& fault : faults_of_chunk(L_, -1)) fail(fault.line, fault.message);
  }
  if (!loads || !machine_.call(0, 0, error)) {
    SyntaxError found;
    take_apart(error, source.file, found.line, found.message);
    if (!loads && fits) found = located(source.text, found);
    if (loads && machine_.error_line() > 0) found.line = machine_.error_line();
    fail(found.line, found.message, loads ? "script" : "syntax");
    card_is_open_ = false;
  }
  end_open_card();
  end_errata();
  if (loads && lints_ && group_ != Group::words) lint(source, tokens_, known_names_, diagnostics_);
  machine_.set_budget(nullptr);
  lua_settop(L_, top);
  source_ = nullptr;
}

void Compiler::fail(int line, const std::string& message, const char* rule) { report(Severity::error, line, message, rule); }

void Compiler::warn(int line, const std::string& message, const char* rule) { report(Severity::warning, line, message, rule); }

void Compiler::report(Severity severity, int line, const std::string& text, const char* rule) {
  constexpr int kMostMistakes = 200;
  constexpr int kWork = 1000;  // in instructions: a script that makes mistakes in a loop must come to an end too
  machine_.spend(kWork);
  if (++mistakes_ > kMostMistakes) return;
  const std::string message = mistakes_ == kMostMistakes ? "there are more mistakes than can be told" : readable(text);
  const bool known = line > 0 && line <= static_cast<int>(lines_.size());
  diagnostics_.add({.file = source_ != nullptr ? source_->file : "",
                    .line = line,
                    .column = known ? column_of(lines_[static_cast<std::size_t>(line - 1)], message) : 0,
                    .severity = severity,
                    .card = readable(card_),
                    .message = message,
                    .rule = rule});
}

bool Compiler::card_is_wrong() const {
  const auto& all = diagnostics_.all();
  return std::any_of(all.begin(), all.end(), [&](const Diagnostic& one) {
    return one.severity == Severity::error && one.file == source_->file && one.card == readable(card_);
  });
}

void Compiler::end_open_card() {
  if (!std::exchange(card_is_open_, false)) return;
  fail(card_line_, "this card has no list of abilities: card \"" + card_ + "\" { ... }");
  card_.clear();
}

Compiler::Nesting::Nesting(Compiler& compiler) : compiler_(compiler) {
  ++compiler_.depth_;
  if (compiler_.depth_ > kDeepest) {
    compiler_.fail(compiler_.line_, "too much stands inside one another");
  } else if (!compiler_.machine_.spend(kWork) || compiler_.d_.nodes.size() - compiler_.nodes_before_ > kMostNodes) {
    compiler_.fail(compiler_.line_, "the file is too long once its words are written out");
  } else {
    fine_ = true;
  }
}

Compiler::Nesting::~Nesting() { --compiler_.depth_; }

int Compiler::line_of_key(int line, const std::string& key) const {
  if (const std::size_t value = value_at(table_, key); value != kNowhere) return tokens_[value - 2].line;
  constexpr int kFarthest = 60;
  const int last = std::min(static_cast<int>(lines_.size()), line + kFarthest);
  for (int i = std::max(line, 1); i <= last; ++i) {
    if (has_key(lines_[static_cast<std::size_t>(i - 1)], key)) return i;
  }
  return line;
}

std::vector<std::string> Compiler::titles_with(const std::string& word) const {
  std::set<std::string> titles;
  for (const CardDef& card : d_.cards) {
    if (card.title.find(word) != std::string::npos) titles.insert(card.title);
  }
  return {titles.begin(), titles.end()};
}

void Compiler::begin_card(const std::string& id, int line) {
  end_open_card();
  card_is_open_ = true;
  card_ = id;
  card_line_ = line;
  line_ = line;
  abilities_.clear();
  printings_.clear();
  for (std::size_t i = 0; i < d_.cards.size(); ++i) {
    if (d_.cards[i].script == id) printings_.push_back(static_cast<DefId>(i));
  }
  if (printings_.empty()) {
    std::set<std::string> known;
    for (const CardDef& card : d_.cards) known.insert(card.script);
    fail(line, "no card of the packs has this id" + did_you_mean(id, {known.begin(), known.end()}), "unknown-card");
  }
  if (std::find(seen_cards_.begin(), seen_cards_.end(), id) != seen_cards_.end()) fail(line, "this card has two scripts");
  is_in(Group::cards, line, "a card's script");
  if (!printings_.empty() && !source_->pack.empty()) {
    const std::string& pack = d_.cards[printings_.front()].pack;
    if (pack != source_->pack) {
      fail(line, "this is a card of the pack " + pack + ", which has its script; another pack changes it by an erratum", "permissions");
    }
  }
  seen_cards_.push_back(id);
}

void Compiler::list_of_abilities(int index, std::size_t table, const char* what) {
  constexpr lua_Integer kMost = 8;
  known_keys(index, {}, (std::string(what) + ", which is a list of abilities").c_str(), true);
  const lua_Integer n = item_count(index);
  if (n > kMost) fail(line_, std::string(what) + " can have eight abilities at most");
  for (lua_Integer i = 1; i <= std::min(n, kMost); ++i) {
    lua_rawgeti(L_, index, i);
    ability(lua_gettop(L_), item_at(table, i));
    lua_pop(L_, 1);
  }
}

void Compiler::end_card(int index) {
  card_is_open_ = false;
  if (lua_type(L_, index) != LUA_TTABLE) {
    fail(card_line_, "a card is a list of abilities in braces");
  } else {
    line_ = card_line_;
    const std::size_t table = table_of_block("card", card_line_);
    table_ = table;
    if (item_count(index) == 0) fail(card_line_, "a card without abilities needs no script");
    list_of_abilities(index, table, "a card");
    table_ = kNowhere;
  }
  for (const DefId printing : printings_) {
    CardDef& card = d_.cards[printing];
    card.abilities = abilities_;
    card.scripted = true;
    card.script_file = source_->file;
  }
  card_.clear();
}

}  // namespace highnoon::lua
