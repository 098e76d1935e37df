#include "highnoon/library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>

#include "highnoon/lua/load_scripts.hpp"
#include "library/content_hash.hpp"
#include "library/find_ruleset.hpp"

namespace highnoon {
namespace {

namespace fs = std::filesystem;

/// Appends the scripts of a folder, if there is one.
void read_into(std::vector<ScriptSource>& sources, const fs::path& folder, const std::string& pack, Diagnostics& diagnostics) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) return;
  Result<std::vector<ScriptSource>> read = read_scripts(folder.string(), pack);
  if (!read) {
    diagnostics.error(folder.string(), 0, "", read.error().message);
    return;
  }
  for (ScriptSource& source : *read) sources.push_back(std::move(source));
}

/// A file of words or rules, as pins name it.
std::string file_name(const ScriptSource& source, std::string_view kind) {
  return fmt::format("{}{}{}/{}", source.pack, source.pack.empty() ? "" : ":", kind, fs::path(source.file).filename().string());
}

void add_to(ContentHash& hash, const char* group, const std::vector<ScriptSource>& sources) {
  hash.add(group);
  for (const ScriptSource& source : sources) {
    hash.add(source.pack);
    // The folder's place does not count, so that a library is the same on every machine.
    hash.add(fs::path(source.file).filename().string());
    hash.add(source.text);
  }
}

/// The errata of one file of errata that change what the cards' own files say: each by its id, with its lines and what stands above all
/// of them.
using ErratumLines = std::pair<const ErratumDef*, std::vector<std::string>>;
std::vector<ErratumLines> errata_in(const ScriptSource& source, const std::vector<ErratumDef>& all) {
  std::vector<const ErratumDef*> errata;
  for (const ErratumDef& erratum : all) {
    if (erratum.file == source.file) errata.push_back(&erratum);
  }
  std::sort(errata.begin(), errata.end(), [](const ErratumDef* a, const ErratumDef* b) { return a->line < b->line; });
  std::vector<std::string> lines(1);
  for (const char c : source.text) {
    if (c == '\n') lines.emplace_back();
    else lines.back() += c;
  }
  std::vector<ErratumLines> found;
  const auto add_lines = [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < std::min(end, lines.size()); ++i) {
      // Comments between errata belong to none of them.
      if (!lines[i].empty() && lines[i].rfind("--", 0) != 0) found.back().second.push_back(lines[i]);
    }
  };
  for (std::size_t i = 0; i < errata.size(); ++i) {
    if (!errata[i]->overlaid) continue;
    found.push_back({errata[i], {}});
    add_lines(0, errata.front()->line - 1);
    add_lines(errata[i]->line - 1, i + 1 < errata.size() ? errata[i + 1]->line - 1 : lines.size());
  }
  return found;
}

void add_errata(ContentHash& hash, const ScriptSource& source, const std::vector<ErratumDef>& all) {
  for (const auto& [erratum, lines] : errata_in(source, all)) {
    hash.add(erratum->id);
    for (const std::string& line : lines) hash.add(line);
  }
}

/// @param facts  the hash of the packs' facts
std::uint64_t hash_content(std::uint64_t facts, const ScriptSources& sources, const std::vector<ErratumDef>& errata,
                           const std::vector<std::string>& rulesets) {
  ContentHash hash;
  hash.add(std::to_string(facts));
  add_to(hash, "words", sources.words);
  add_to(hash, "cards", sources.cards);
  add_to(hash, "rulesets", sources.rulesets);
  add_to(hash, "house_rules", sources.house_rules);
  for (const ScriptSource& source : sources.errata) add_errata(hash, source, errata);
  for (const std::string& ruleset : rulesets) hash.add(ruleset);
  return hash.value();
}

/// "base+one+two" in its parts.
std::vector<std::string> parts_of(const std::string& ruleset) {
  std::vector<std::string> parts(1);
  for (const char c : ruleset) {
    if (c == '+') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

void combine(Definitions& definitions, const ScriptHost& host, const std::vector<std::string>& rulesets, Diagnostics& diagnostics) {
  for (const std::string& ruleset : rulesets) {
    if (definitions.find_ruleset(ruleset) >= 0) continue;
    std::vector<std::string> rules = parts_of(ruleset);
    const std::string base = rules.front();
    rules.erase(rules.begin());
    const Result<void> combined = combine_ruleset(definitions, host, base, rules);
    if (!combined) diagnostics.error("", 0, "", combined.error().message);
  }
}

/// Whether a pack of this id comes with Highnoon, of whatever game.
bool comes_with_highnoon(const fs::path& cards, const std::string& pack) {
  std::error_code error;
  if (fs::exists(cards / pack / "pack.yaml", error)) return true;
  fs::directory_iterator entries(cards, error);
  return !error && std::any_of(begin(entries), end(entries), [&](const fs::directory_entry& entry) { return fs::exists(entry.path() / pack / "pack.yaml"); });
}

/// The files of errata in a folder; each belongs to the pack it is named after. Those about packs that are not loaded wait for them.
/// @param cards  where the packs are that come with Highnoon: errata to those of another game are no mistake
void read_errata(std::vector<ScriptSource>& sources, const fs::path& folder, const std::vector<PackManifest>& packs,
                 const fs::path& cards, Diagnostics& diagnostics) {
  std::vector<ScriptSource> read;
  read_into(read, folder, "", diagnostics);
  for (ScriptSource& source : read) {
    source.pack = fs::path(source.file).stem().string();
    const bool is_loaded = std::any_of(packs.begin(), packs.end(), [&](const PackManifest& pack) { return pack.id == source.pack; });
    if (is_loaded) {
      sources.push_back(std::move(source));
    } else if (!comes_with_highnoon(cards, source.pack)) {
      diagnostics.warning(source.file, 0, "", fmt::format("no pack \"{}\" is loaded, so these errata change nothing", source.pack));
    }
  }
}

bool is_date(const std::string& text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  for (const std::size_t i : {0, 1, 2, 3, 5, 6, 8, 9}) {
    if (text[i] < '0' || text[i] > '9') return false;
  }
  const int month = std::stoi(text.substr(5, 2)), day = std::stoi(text.substr(8));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/// The Lua files that a folder has below it, as "house_rules/no_ante.lua"; errata to `own`'s cards are left out.
std::vector<std::string> rule_files(const fs::path& folder, const std::string& own) {
  std::vector<std::string> files;
  for (const char* kind : {"rulesets", "house_rules", "errata"}) {
    std::error_code error;
    for (fs::directory_iterator entry(folder / kind, error), end; !error && entry != end; entry.increment(error)) {
      const fs::path& file = entry->path();
      if (file.extension() != ".lua" || (kind == std::string("errata") && file.stem() == own)) continue;
      files.push_back((fs::path(kind) / file.filename()).string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// Whether a pack keeps to its permissions.
bool may_bring(const PackManifest& pack, const std::vector<std::string>& files, Diagnostics& diagnostics) {
  if (files.empty() || pack.permissions == Permissions::rules) return true;
  for (const std::string& file : files) {
    const bool is_errata = file.rfind("errata/", 0) == 0;
    diagnostics.error((pack.folder / file).string(), 0, "",
                      fmt::format("{}, which the pack \"{}\" may not do: {} lacks the line \"permissions: rules\"",
                                  is_errata ? "changes cards of another pack" : "changes rules", pack.id, (pack.folder / "pack.yaml").string()),
                      "permissions");
  }
  return false;
}

/// The formats of a folder, in the order of their names; those of rulesets of other games are passed over.
void read_formats(std::vector<Format>& formats, const fs::path& folder, const std::vector<PackManifest>& packs,
                  const std::vector<std::string>& foreign_rulesets, Diagnostics& diagnostics) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) return;
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> ids;
  for (const PackManifest& pack : packs) ids.push_back(pack.id);
  for (const fs::path& file : files) {
    std::optional<Format> format = load_format(file, ids, diagnostics, foreign_rulesets);
    if (!format) continue;
    const auto twin = std::find_if(formats.begin(), formats.end(), [&](const Format& other) { return other.id == format->id; });
    if (twin == formats.end()) {
      formats.push_back(*std::move(format));
    } else {
      diagnostics.error(file.string(), 0, "", fmt::format("there is a format \"{}\" already, in {}", format->id, twin->file), "conflict");
    }
  }
}

/// The rulesets that formats name, with their house rules.
void combine_formats(Definitions& definitions, const ScriptHost& host, const std::vector<Format>& formats, Diagnostics& diagnostics) {
  for (const Format& format : formats) {
    Diagnostics found;
    combine(definitions, host, {format.ruleset}, found);
    for (const Diagnostic& fault : found.all()) diagnostics.error(format.file, 0, "", fault.message);
  }
}

/// The packs on a search path that are asked for. Where only some are, what is wrong with the others does not matter.
std::vector<PackManifest> packs_of(const std::vector<fs::path>& search, const LibraryOptions& options, const std::string& game,
                                   Diagnostics& diagnostics) {
  if (!options.only) return find_packs(search, diagnostics, game);
  Diagnostics of_all;
  std::vector<PackManifest> packs = find_packs(search, of_all, game);
  const std::vector<std::string>& wanted = options.only->packs;
  std::erase_if(packs, [&](const PackManifest& pack) { return std::find(wanted.begin(), wanted.end(), pack.id) == wanted.end(); });
  return packs;
}

/// The game of a library.
Result<CardGame> choose_game(const std::vector<CardGame>& games, const std::vector<fs::path>& paths, const LibraryOptions& options) {
  if (!options.game.empty()) {
    if (const CardGame* game = find_game(games, options.game)) return *game;
    std::vector<std::string> known;
    for (const CardGame& game : games) known.push_back(game.id);
    return Error{ErrorCode::bad_config, fmt::format("there is no game \"{}\"{}", options.game, did_you_mean(options.game, known))};
  }
  const CardGame* game = options.rulesets.empty() ? nullptr : find_game_of(games, options.rulesets.front());
  for (std::size_t i = 0; game == nullptr && i < paths.size(); ++i) {
    std::error_code error;
    Diagnostics found_later;
    if (!fs::exists(paths[i] / "pack.yaml", error)) continue;
    if (const auto pack = read_manifest(paths[i], found_later)) game = find_game(games, pack->game);
  }
  if (game == nullptr) game = find_game(games, kUsualGame);
  return game == nullptr ? CardGame{} : *game;
}

/// The rulesets of a game that come with Highnoon, the usual one first.
void keep_rulesets(std::vector<ScriptSource>& sources, const CardGame& game) {
  if (game.rulesets.empty()) return;
  const auto place = [&](const ScriptSource& source) {
    return std::find(game.rulesets.begin(), game.rulesets.end(), fs::path(source.file).stem().string()) - game.rulesets.begin();
  };
  std::erase_if(sources, [&](const ScriptSource& source) { return place(source) == static_cast<std::ptrdiff_t>(game.rulesets.size()); });
  std::stable_sort(sources.begin(), sources.end(), [&](const ScriptSource& a, const ScriptSource& b) { return place(a) < place(b); });
}

/// Leaves out the files that are not asked for.
void keep_files(std::vector<ScriptSource>& sources, std::string_view kind, const std::vector<std::string>& wanted) {
  std::erase_if(sources, [&](const ScriptSource& source) { return std::find(wanted.begin(), wanted.end(), file_name(source, kind)) == wanted.end(); });
}

/// Facts as the library has them, errata included.
void add_facts(ContentHash& hash, const CardDef& card, const Definitions& d) {
  for (const std::string* text : {&card.code, &card.script, &card.title, &card.persona, &card.pack, &d.factions[card.faction]}) hash.add(*text);
  for (const int number : {static_cast<int>(card.type), static_cast<int>(card.poker.suit), int{card.poker.value}, int{card.is_stud}, int{card.has_bullets},
                           int{card.bullets}, int{card.influence}, int{card.cost}, int{card.upkeep}, int{card.production}, int{card.control},
                           int{card.wealth}, int{card.difficulty}, int{card.experience}, int{card.joker_kind}}) {
    hash.add(std::to_string(number));
  }
  for (std::size_t i = 0; i < d.keywords.size(); ++i) {
    if (card.keywords[i]) hash.add(d.keywords[i]);
  }
  for (const KeywordRating& rating : card.ratings) hash.add(fmt::format("{} {}", d.keywords[rating.keyword], rating.rating));
}

LibraryPins make_pins(const Library& library, const ScriptSources& sources, const std::vector<std::string>& rulesets) {
  const Definitions& d = library.definitions();
  LibraryPins pins;
  pins.rulesets = rulesets;
  std::map<std::string, const ScriptSource*> scripts;
  for (const ScriptSource& source : sources.cards) scripts[source.file] = &source;
  for (const PackManifest& pack : library.packs()) {
    ContentHash hash;
    std::ifstream facts(pack.folder / "pack.yaml", std::ios::binary);
    hash.add(std::string{std::istreambuf_iterator<char>(facts), std::istreambuf_iterator<char>()});
    for (const ScriptSource& source : sources.cards) {
      if (source.pack != pack.id) continue;
      hash.add(fs::path(source.file).filename().string());
      hash.add(source.text);
    }
    pins.packs.push_back({.name = pack.id, .hash = hash.value(), .version = pack.version, .title = pack.name});
  }
  const auto add_files = [&](const std::vector<ScriptSource>& group, std::string_view kind) {
    for (const ScriptSource& source : group) {
      ContentHash hash;
      hash.add(source.text);
      pins.files.push_back({.name = file_name(source, kind), .hash = hash.value()});
    }
  };
  add_files(sources.words, "highnoon");
  add_files(sources.rulesets, "rulesets");
  add_files(sources.house_rules, "house_rules");
  std::map<std::string, std::vector<Pin>> errata_of;  // by the card's script
  for (const ScriptSource& source : sources.errata) {
    for (const auto& [erratum, lines] : errata_in(source, d.errata)) {
      ContentHash hash;
      for (const std::string& line : lines) hash.add(line);
      pins.errata.push_back({.name = erratum->id, .hash = hash.value(), .pack = source.pack});
      errata_of[erratum->script].push_back(pins.errata.back());
    }
  }
  std::map<std::string, std::uint64_t> texts;  // by the script's file
  for (const auto& [file, source] : scripts) {
    ContentHash hash;
    hash.add(source->text);
    texts[file] = hash.value();
  }
  for (const CardDef& card : d.cards) {
    ContentHash hash;
    add_facts(hash, card, d);
    if (const auto text = texts.find(card.script_file); text != texts.end()) hash.add(std::to_string(text->second));
    if (const auto errata = errata_of.find(card.script); errata != errata_of.end()) {
      for (const Pin& erratum : errata->second) hash.add(fmt::format("{} {}", erratum.name, erratum.hash));
    }
    pins.cards.push_back({.name = card.code, .hash = hash.value(), .title = card.title, .pack = card.pack});
  }
  return pins;
}

/// All faults, a line each.
Error bad_deck(const std::vector<DeckFault>& faults, const LoadedDeck& deck) {
  std::string text;
  for (const DeckFault& fault : faults) text += (text.empty() ? "" : "\n") + to_string(fault, deck);
  return {ErrorCode::bad_deck, text};
}

/// What is no folder cannot be a pack or hold packs: said here, before the search passes over it.
bool check_paths(const std::vector<fs::path>& paths, Diagnostics& diagnostics) {
  for (const fs::path& path : paths) {
    std::error_code error;
    if (!fs::exists(path, error)) {
      diagnostics.error(path.string(), 0, "", "no such folder");
    } else if (!fs::is_directory(path, error)) {
      diagnostics.error(path.string(), 0, "", "a pack is a folder, and this is none");
    }
  }
  return !diagnostics.has_errors();
}

}  // namespace

Result<Library> Library::load(const std::vector<fs::path>& paths, const LibraryOptions& options) {
  Diagnostics diagnostics;
  return load(paths, options, diagnostics);
}

Result<Library> Library::load(const std::vector<fs::path>& paths, const LibraryOptions& options, Diagnostics& diagnostics) {
  const fs::path data = options.data.empty() ? fs::path(data_directory()) : options.data;
  const fs::path scripts = data / "scripts";
  std::vector<fs::path> search = paths;
  if (options.standard_packs) search.insert(search.begin(), data / "cards");
  if (!options.as_of.empty() && !is_date(options.as_of)) {
    return Error{ErrorCode::bad_config, fmt::format("\"{}\" is no date, such as 2017-03-01", options.as_of)};
  }
  if (!check_paths(search, diagnostics)) return diagnostics.to_error(ErrorCode::not_found);

  Library library;
  const std::vector<CardGame> games = read_games(scripts / "games", diagnostics);
  Result<CardGame> game = choose_game(games, paths, options);
  if (!game) return game.error();
  library.game_ = *std::move(game);
  std::vector<std::string> foreign_rulesets;
  for (const CardGame& other : games) {
    if (other.id != library.game_.id) foreign_rulesets.insert(foreign_rulesets.end(), other.rulesets.begin(), other.rulesets.end());
  }
  auto content = std::make_shared<Content>();
  Definitions& definitions = content->definitions;
  ScriptSources sources;
  sources.reacts = library.game_.reacts;
  read_into(sources.words, scripts / "highnoon", "", diagnostics);
  read_into(sources.rulesets, scripts / "rulesets", "", diagnostics);
  keep_rulesets(sources.rulesets, library.game_);
  read_into(sources.house_rules, scripts / "house_rules", "", diagnostics);
  library.packs_ = packs_of(search, options, library.game_.id, diagnostics);
  if (options.standard_packs) read_errata(sources.errata, scripts / "errata", library.packs_, data / "cards", diagnostics);
  if (options.standard_packs && !options.only) read_formats(library.formats_, scripts / "formats", library.packs_, foreign_rulesets, diagnostics);
  const auto read_besides = [&](const fs::path& folder, const std::string& pack) {
    read_into(sources.rulesets, folder / "rulesets", pack, diagnostics);
    read_into(sources.house_rules, folder / "house_rules", pack, diagnostics);
    read_errata(sources.errata, folder / "errata", library.packs_, data / "cards", diagnostics);
    if (!options.only) read_formats(library.formats_, folder / "formats", library.packs_, foreign_rulesets, diagnostics);
  };
  std::vector<PackManifest> before;
  for (const PackManifest& pack : library.packs_) {
    if (load_pack_facts(pack.folder, definitions, diagnostics, before, library.game_)) read_into(sources.cards, pack.folder, pack.id, diagnostics);
    before.push_back(pack);
    const std::vector<std::string> files = rule_files(pack.folder, pack.id);
    if (!may_bring(pack, files, diagnostics)) continue;
    if (!files.empty()) library.changed_rules_.push_back({pack.id, pack.folder, files});
    read_besides(pack.folder, pack.id);
  }
  // A folder that is no pack is the host's own: its files need no permission.
  for (const fs::path& path : paths) {
    std::error_code error;
    if (fs::exists(path / "pack.yaml", error)) continue;
    const std::vector<std::string> files = rule_files(path, "");
    if (!files.empty()) library.changed_rules_.push_back({"", path, files});
    read_besides(path, "");
  }
  if (options.only) {
    keep_files(sources.words, "highnoon", options.only->files);
    keep_files(sources.rulesets, "rulesets", options.only->files);
    keep_files(sources.house_rules, "house_rules", options.only->files);
  }
  sources.as_of = options.as_of;
  sources.set_fact = [](Definitions& d, CardDef& card, const std::string& key, const FactValue& value) {
    return change_fact(d, card, key, value.texts, value.is_list);
  };
  // Scripts of packs whose facts are wrong would only add errors that follow from those.
  if (diagnostics.has_errors()) return diagnostics.to_error(ErrorCode::bad_data);

  const std::uint64_t facts = definitions.hash;
  content->host = load_scripts(definitions, sources, diagnostics);
  if (content->host) {
    combine(definitions, *content->host, options.rulesets, diagnostics);
    combine_formats(definitions, *content->host, library.formats_, diagnostics);
  }
  if (diagnostics.has_errors() || !content->host) return diagnostics.to_error(ErrorCode::bad_script);
  // Without ruleset files there is still the one that the kernel knows.
  if (definitions.rulesets.empty()) definitions.rulesets.push_back(default_ruleset());
  definitions.hash = hash_content(facts, sources, definitions.errata, options.rulesets);
  library.content_ = std::move(content);
  library.pins_ = std::make_shared<const LibraryPins>(make_pins(library, sources, options.rulesets));
  return library;
}

Result<DeckList> Library::legal_deck(const Result<LoadedDeck>& deck, const std::string& ruleset) const {
  const Result<int> index = find_ruleset(definitions(), ruleset);
  if (!index) return index.error();
  if (!deck) return deck.error();
  const std::vector<DeckFault> faults = check_deck(*deck, definitions(), definitions().rulesets[static_cast<std::size_t>(*index)]);
  if (!faults.empty()) return bad_deck(faults, *deck);
  return deck->list();
}

Result<DeckList> Library::read_deck(const fs::path& path, const std::string& ruleset) const {
  return legal_deck(load_deck(path, definitions()), ruleset);
}

Result<DeckList> Library::parse_deck(const std::string& text, const std::string& name, const std::string& ruleset) const {
  return legal_deck(highnoon::parse_deck(text, name, definitions()), ruleset);
}

Result<Format> Library::find_format(const std::string& id) const {
  std::vector<std::string> known;
  for (const Format& format : formats_) {
    if (format.id == id) return format;
    known.push_back(format.id);
  }
  return Error{ErrorCode::not_found, fmt::format("there is no format \"{}\"{}", id, did_you_mean(id, known))};
}

Result<DeckList> Library::legal_deck_for(const Result<LoadedDeck>& deck, const std::string& format) const {
  const Result<Format> found = find_format(format);
  if (!found) return found.error();
  if (!deck) return deck.error();
  const int index = definitions().find_ruleset(found->ruleset);
  const std::vector<DeckFault> faults =
      check_deck(*deck, definitions(), definitions().rulesets[static_cast<std::size_t>(index)], *found);
  if (!faults.empty()) return bad_deck(faults, *deck);
  return deck->list();
}

Result<DeckList> Library::read_deck_for(const fs::path& path, const std::string& format) const {
  return legal_deck_for(load_deck(path, definitions()), format);
}

Result<DeckList> Library::parse_deck_for(const std::string& text, const std::string& name, const std::string& format) const {
  return legal_deck_for(highnoon::parse_deck(text, name, definitions()), format);
}

std::vector<CardGame> known_games(const fs::path& data) {
  Diagnostics found_later;
  return read_games((data.empty() ? fs::path(data_directory()) : data) / "scripts" / "games", found_later);
}

std::string game_of_path(const fs::path& path, const std::vector<CardGame>& games) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(path, error);
  for (fs::path at = error ? path : whole; at.has_relative_path(); at = at.parent_path()) {
    Diagnostics found_later;
    if (fs::is_regular_file(at / "pack.yaml", error)) {
      const auto pack = read_manifest(at, found_later);
      return pack ? pack->game : "";
    }
    if (find_game(games, at.filename().string()) != nullptr) return at.filename().string();
  }
  return "";
}

std::string game_of_format(const std::string& id, const std::vector<CardGame>& games, const fs::path& data) {
  const fs::path file = (data.empty() ? fs::path(data_directory()) : data) / "scripts" / "formats" / (id + ".yaml");
  std::error_code error;
  const CardGame* game = fs::exists(file, error) ? find_game_of(games, ruleset_of_format(file)) : nullptr;
  return game == nullptr ? "" : game->id;
}

Result<int> find_ruleset(const Definitions& definitions, const std::string& name) {
  if (const int index = definitions.find_ruleset(name); index >= 0) return index;
  std::vector<std::string> known;
  for (const RulesetDef& ruleset : definitions.rulesets) {
    if (ruleset.house_rules.empty()) known.push_back(ruleset.name);
  }
  std::string hint = did_you_mean(name, known);
  if (hint.empty()) hint = fmt::format("; there are {}", fmt::join(known, ", "));
  return Error{ErrorCode::bad_config, fmt::format("there is no ruleset \"{}\"{}", name, hint)};
}

}  // namespace highnoon
