#include "library.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <algorithm>
#include <deque>
#include <system_error>

#include "games.hpp"
#include "highnoon/session.hpp"

namespace highnoon::python {
namespace {

namespace fs = std::filesystem;

/// share/highnoon of the prefix that this extension is installed in, if it is: lib/pythonX.Y/dist-packages/highnoon/_highnoon.so.
std::string installed_data() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<const void*>(&installed_data), &info) == 0 || info.dli_fname == nullptr) return "";
  std::error_code error;
  const fs::path folder = fs::absolute(info.dli_fname, error).parent_path();
  const fs::path data = (folder / ".." / ".." / ".." / ".." / "share" / "highnoon").lexically_normal();
  return !error && fs::is_directory(data / "cards", error) ? data.string() : "";
}

std::string default_data() {
  const std::string installed = installed_data();
  return data_directory(installed.empty() ? HIGHNOON_DATA_DIRECTORY : installed);
}

py::dict dict_of(const Diagnostic& problem) {
  py::dict dict;
  dict["file"] = problem.file;
  dict["line"] = problem.line;
  dict["column"] = problem.column;
  dict["severity"] = to_string(problem.severity);
  dict["card"] = problem.card;
  dict["message"] = problem.message;
  dict["rule"] = problem.rule;
  dict["text"] = to_string(problem);
  return dict;
}

py::object dict_of(const Definitions& d, DefId id) { return from_json(to_json(d.cards[id], d)); }

/// A printing by code, script id or title.
DefId find_card(const Definitions& d, const std::string& name) {
  if (const DefId id = d.find_code(name); id != kNoDef) return id;
  const auto scripted = std::ranges::find(d.cards, name, &CardDef::script);
  if (scripted != d.cards.end()) return static_cast<DefId>(scripted - d.cards.begin());
  if (const DefId id = find_title_leniently(name, d); id != kNoDef) return id;
  std::vector<std::string> titles;
  for (const CardDef& card : d.cards) titles.push_back(card.title);
  throw Raised{{ErrorCode::not_found, fmt::format("there is no card \"{}\"{}", name, did_you_mean(name, titles))}};
}

DefId find_code(const Definitions& d, const std::string& code) {
  if (const DefId id = d.find_code(code); id != kNoDef) return id;
  throw Raised{{ErrorCode::not_found, fmt::format("no pack of this library has the card {}", code)}};
}

LoadedDeck loaded(const Definitions& d, const Deck& deck) {
  LoadedDeck made;
  made.name = deck.name;
  if (!deck.outfit.empty()) made.outfits.push_back({.card = find_code(d, deck.outfit), .count = 1});
  if (!deck.legend.empty()) made.legends.push_back({.card = find_code(d, deck.legend), .count = 1});
  for (const Deck::Entry& entry : deck.cards) {
    made.cards.push_back({.card = find_code(d, entry.code), .count = entry.count, .starting = entry.starting});
  }
  return made;
}

Deck deck_of(const Definitions& d, const LoadedDeck& loaded) {
  Deck deck;
  deck.name = loaded.name;
  if (!loaded.outfits.empty()) deck.outfit = d.cards[loaded.outfits.front().card].code;
  if (!loaded.legends.empty()) deck.legend = d.cards[loaded.legends.front().card].code;
  for (const DeckEntry& entry : loaded.cards) deck.cards.push_back({d.cards[entry.card].code, entry.count, entry.starting});
  return deck;
}

std::vector<DeckFault> faults_of(const LoadedLibrary& library, const LoadedDeck& deck, const std::string& ruleset,
                                 const std::string& format) {
  const Definitions& d = library.definitions();
  if (!format.empty()) {
    const Format found = value_or_raise(library.library.find_format(format));
    return check_deck(deck, d, d.rulesets[static_cast<std::size_t>(d.find_ruleset(found.ruleset))], found);
  }
  check_ruleset(library, ruleset);
  return check_deck(deck, d, d.rulesets[static_cast<std::size_t>(d.find_ruleset(ruleset))]);
}

Deck read_deck(const LoadedLibrary& library, const fs::path& path, const std::string& ruleset, const std::string& format) {
  const LoadedDeck deck = value_or_raise(load_deck(path, library.definitions()));
  std::string text;
  for (const DeckFault& fault : faults_of(library, deck, ruleset, format))
    text += fmt::format("{}{}", text.empty() ? "" : "\n", to_string(fault, deck));
  if (!text.empty()) throw Raised{{ErrorCode::bad_deck, text}};
  return deck_of(library.definitions(), deck);
}

std::vector<std::string> faults(const LoadedLibrary& library, const Deck& deck, const std::string& ruleset, const std::string& format) {
  std::vector<std::string> messages;
  for (const DeckFault& fault : faults_of(library, loaded(library.definitions(), deck), ruleset, format)) messages.push_back(fault.message);
  return messages;
}

/// Copies of cards from Python, {name: copies}.
using Copies = std::vector<std::pair<std::string, int>>;
Copies copies_in(const py::dict& dict) {
  Copies copies;
  for (const auto& [name, count] : dict) copies.emplace_back(py::cast<std::string>(name), py::cast<int>(count));
  return copies;
}

Deck make_deck(const LoadedLibrary& library, const std::string& outfit, const py::dict& cards, const std::string& legend,
               const py::dict& starting, const std::string& name) {
  const Definitions& d = library.definitions();
  Deck deck{.name = name, .outfit = d.cards[find_card(d, outfit)].code};
  if (!legend.empty()) deck.legend = d.cards[find_card(d, legend)].code;
  for (const auto& [card, count] : copies_in(cards)) {
    if (count < 1) throw Raised{{ErrorCode::bad_deck, fmt::format("{} copies of {}: at least 1", count, card)}};
    deck.cards.push_back({d.cards[find_card(d, card)].code, count, 0});
  }
  for (const auto& [card, count] : copies_in(starting)) {
    const std::string& code = d.cards[find_card(d, card)].code;
    const auto found = std::ranges::find(deck.cards, code, &Deck::Entry::code);
    if (found == deck.cards.end() || count < 0 || count > found->count) {
      throw Raised{{ErrorCode::bad_deck,
                    fmt::format("{} of {} begin in play, but the deck has {}", count, card, found == deck.cards.end() ? 0 : found->count)}};
    }
    found->starting = count;
  }
  return deck;
}

std::vector<std::string> without_script(const LoadedLibrary& library, const Deck& deck) {
  std::vector<std::string> codes;
  for (const DefId card : cards_without_script(loaded(library.definitions(), deck).list(), library.definitions())) {
    codes.push_back(library.definitions().cards[card].code);
  }
  return codes;
}

std::vector<Deck> random_decks(const LoadedLibrary& library, int count, std::uint64_t seed, const std::string& ruleset,
                               const std::string& format) {
  std::vector<LoadedDeck> made;
  without_lock([&] {
    RandomDecks random = value_or_raise(RandomDecks::make(library.library, {.ruleset = ruleset, .format = format, .seed = seed}));
    for (int i = 0; i < count; ++i) made.push_back(value_or_raise(random.next()));
  });
  std::vector<Deck> decks;
  for (const LoadedDeck& deck : made) decks.push_back(deck_of(library.definitions(), deck));
  return decks;
}

/// The same deck with another card in the place of each copy of one; of a card that is there already, more of it.
Deck swapped(const Deck& deck, const std::string& old_code, const std::string& new_code) {
  Deck made = deck;
  if (made.outfit == old_code) made.outfit = new_code;
  if (made.legend == old_code) made.legend = new_code;
  for (Deck::Entry& entry : made.cards) {
    if (entry.code == old_code) entry.code = new_code;
  }
  if (made == deck) throw Raised{{ErrorCode::not_found, fmt::format("the deck {} has no card {}", deck.name, old_code)}};
  return made;
}

py::dict copies_of(const Deck& deck, int Deck::Entry::*number) {
  py::dict dict;
  for (const Deck::Entry& entry : deck.cards) {
    if (entry.*number == 0) continue;
    const py::str code(entry.code);
    dict[code] = (dict.contains(code) ? py::cast<int>(dict[code]) : 0) + entry.*number;
  }
  return dict;
}

/// All libraries of this process, for pickles to find again.
std::vector<std::weak_ptr<LoadedLibrary>>& living() {
  static std::vector<std::weak_ptr<LoadedLibrary>> all;
  return all;
}

LibraryPtr load(const LibrarySource& source) {
  LibraryOptions options;
  options.data = source.data.empty() ? default_data() : source.data;
  options.rulesets = source.rulesets;
  options.standard_packs = source.standard_packs;
  options.as_of = source.as_of;
  options.game = source.game;
  const std::vector<fs::path> paths(source.paths.begin(), source.paths.end());
  Diagnostics diagnostics;
  Result<Library> loaded = without_lock([&] { return Library::load(paths, options, diagnostics); });
  if (!loaded) throw Raised{loaded.error(), diagnostics.all()};
  auto library = std::make_shared<LoadedLibrary>(LoadedLibrary{std::move(*loaded), source, diagnostics.all()});
  std::erase_if(living(), [](const std::weak_ptr<LoadedLibrary>& each) { return each.expired(); });
  living().push_back(library);
  return library;
}

py::list packs(const LoadedLibrary& library) {
  py::list list;
  for (const PackManifest& pack : library.library.packs()) {
    py::dict dict;
    dict["id"] = pack.id;
    dict["name"] = pack.name;
    dict["version"] = pack.version;
    dict["folder"] = pack.folder.string();
    list.append(dict);
  }
  return list;
}

py::list formats(const LoadedLibrary& library) {
  py::list list;
  for (const Format& format : library.library.formats()) {
    py::dict dict;
    dict["id"] = format.id;
    dict["name"] = format.name;
    dict["ruleset"] = format.ruleset;
    dict["packs"] = format.packs;
    dict["banned"] = format.banned;
    py::dict limits;
    for (const auto& [code, most] : format.limits) limits[py::str(code)] = most;
    dict["limits"] = limits;
    list.append(dict);
  }
  return list;
}

py::list cards(const LoadedLibrary& library) {
  py::list list;
  for (std::size_t id = 0; id < library.definitions().cards.size(); ++id)
    list.append(dict_of(library.definitions(), static_cast<DefId>(id)));
  return list;
}

std::vector<std::string> rulesets(const LoadedLibrary& library) {
  std::vector<std::string> names;
  for (const RulesetDef& ruleset : library.definitions().rulesets) names.push_back(ruleset.name);
  return names;
}

Deck unpickled_deck(const py::tuple& tuple) {
  Deck deck{py::cast<std::string>(tuple[0]), py::cast<std::string>(tuple[1]), py::cast<std::string>(tuple[2]), {}};
  for (const py::handle entry : tuple[3]) {
    const auto fields = py::cast<py::tuple>(entry);
    deck.cards.push_back({py::cast<std::string>(fields[0]), py::cast<int>(fields[1]), py::cast<int>(fields[2])});
  }
  return deck;
}

py::tuple pickled(const Deck& deck) {
  py::list cards;
  for (const Deck::Entry& entry : deck.cards) cards.append(py::make_tuple(entry.code, entry.count, entry.starting));
  return py::make_tuple(deck.name, deck.outfit, deck.legend, cards);
}

int count_of(const Deck& deck) {
  int count = 0;
  for (const Deck::Entry& entry : deck.cards) count += entry.count;
  return count;
}

}  // namespace

py::list dicts_of(const std::vector<Diagnostic>& problems) {
  py::list list;
  for (const Diagnostic& problem : problems) list.append(dict_of(problem));
  return list;
}

DeckList list_of(const LoadedLibrary& library, const Deck& deck) { return loaded(library.definitions(), deck).list(); }

void check_ruleset(const LoadedLibrary& library, const std::string& ruleset) {
  if (library.definitions().find_ruleset(ruleset) >= 0) return;
  const std::vector<std::string> known = rulesets(library);
  throw Raised{
      {ErrorCode::bad_config, fmt::format("this library has no ruleset \"{}\"{}", ruleset, did_you_mean(ruleset, known)) +
                                  (ruleset.find('+') == std::string::npos ? "" : "; Library.load(rulesets=[...]) puts it together")}};
}

LibraryPtr library_again(const LibrarySource& source, std::uint64_t hash) {
  for (const std::weak_ptr<LoadedLibrary>& each : living()) {
    const LibraryPtr library = each.lock();
    if (library && library->library.hash() == hash && library->source == source) return library;
  }
  LibraryPtr library = load(source);
  if (library->library.hash() != hash) {
    throw Raised{{ErrorCode::wrong_library, fmt::format("this was pickled with the library {}, but what is there now is {}", hex(hash),
                                                        hex(library->library.hash()))}};
  }
  // A worker that gets one game after the other loads once. The oldest goes.
  static std::deque<LibraryPtr> kept;
  kept.push_back(library);
  if (kept.size() > 4) kept.pop_front();
  return library;
}

py::tuple to_tuple(const LibrarySource& source) {
  return py::make_tuple(source.paths, source.data, source.rulesets, source.standard_packs, source.as_of, source.game);
}

LibrarySource source_of(const py::tuple& tuple) {
  return {py::cast<std::vector<std::string>>(tuple[0]), py::cast<std::string>(tuple[1]), py::cast<std::vector<std::string>>(tuple[2]),
          py::cast<bool>(tuple[3]), py::cast<std::string>(tuple[4]), py::cast<std::string>(tuple[5])};
}

std::string hex(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

void add_library(py::module_& module) {
  using namespace py::literals;

  py::class_<Deck>(module, "Deck", "A deck: an outfit, perhaps a legend, and cards, all by the codes of their printings. Immutable.")
      .def_readonly("name", &Deck::name, "For people.")
      .def_readonly("outfit", &Deck::outfit, "Code of the outfit; \"\": none.")
      .def_readonly("legend", &Deck::legend, "Code of the legend; \"\": none.")
      .def_property_readonly(
          "cards", [](const Deck& deck) { return copies_of(deck, &Deck::Entry::count); },
          "Copies of all other cards, jokers too: {code: copies}, in the order of the deck's file.")
      .def_property_readonly(
          "starting", [](const Deck& deck) { return copies_of(deck, &Deck::Entry::starting); },
          "Those of the cards that begin in play: {code: copies}; empty: the player chooses at setup.")
      .def("swap", &swapped, "old_code"_a, "new_code"_a,
           "The same deck with a card of another printing in the place of each copy of one. It may be illegal: see Library.faults.\n\n"
           "Raises NotFound if the deck has no such card.")
      .def("__len__", &count_of, "How many cards, without outfit and legend.")
      .def(
          "__eq__", [](const Deck& a, const Deck& b) { return a == b; }, py::is_operator(), "Whether name and cards are the same.")
      .def(
          "__hash__",
          [](const Deck& deck) { return py::hash(py::tuple(py::make_tuple(deck.name, deck.outfit, deck.legend, deck.cards.size()))); },
          "Equal decks have equal hashes.")
      .def(
          "__repr__", [](const Deck& deck) { return fmt::format("<highnoon.Deck \"{}\": {} cards>", deck.name, count_of(deck)); },
          "For people.")
      .def(py::pickle(&pickled, &unpickled_deck));

  py::class_<LoadedLibrary, LibraryPtr>(
      module, "Library",
      "Packs, scripts and rulesets, checked and put together for games. Immutable: any number of threads and games may share one.")
      .def_static(
          "load",
          [](std::vector<fs::path> paths, const fs::path& data, std::vector<std::string> rulesets, bool standard_packs, std::string as_of,
             std::string game) {
            std::vector<std::string> folders;
            for (const fs::path& path : paths) folders.push_back(path.string());
            return load({std::move(folders), data.string(), std::move(rulesets), standard_packs, std::move(as_of), std::move(game)});
          },
          "paths"_a = py::list(), py::kw_only(), "data"_a = "", "rulesets"_a = py::list(), "standard_packs"_a = true, "as_of"_a = "",
          "game"_a = "",
          "Reads the packs that come with Highnoon and those of `paths` (a pack's folder, or a folder of packs).\n\n"
          "data: where scripts/ and cards/ are; \"\": those that came with this module, or $HIGHNOON_DATA.\n"
          "rulesets: put together from a base and house rules, as \"reloaded+hand_of_six\"; each alone is there without asking.\n"
          "standard_packs: False for only the packs of `paths`.\n"
          "as_of: the date whose errata are in force, \"2017-03-01\"; \"\": all that are known.\n"
          "game: whose packs and rules, \"classic\"; \"\": that of the first of `rulesets`, else of the first of `paths` that is a pack, else "
          "\"reloaded\".\n\n"
          "Raises BadData with all that is wrong, a line each; its `problems` are as Library.problems. Releases the GIL.")
      .def_property_readonly(
          "problems", [](const LoadedLibrary& library) { return dicts_of(library.problems); },
          "What was found on the way, warnings: dicts with file, line, column, severity, card, message, rule, text.")
      .def_property_readonly("packs", &packs, "In load order: dicts with id, name, version, folder.")
      .def_property_readonly(
          "game", [](const LoadedLibrary& library) { return library.library.game().id; }, "The game that all of it is of: \"reloaded\".")
      .def_property_readonly("formats", &formats, "Dicts with id, name, ruleset, packs, banned, limits.")
      .def_property_readonly("rulesets", &rulesets, "Names of the rulesets that games may be played by.")
      .def_property_readonly("cards", &cards, "All printings as dicts, see card(); the index is the number that observations call def.")
      .def_property_readonly(
          "factions", [](const LoadedLibrary& library) { return library.definitions().factions; },
          "Names of the factions by number; 0 is none.")
      .def_property_readonly(
          "hash", [](const LoadedLibrary& library) { return library.library.hash(); },
          "Names all content, 64 bits: the same hash, the same rules and cards.")
      .def_property_readonly(
          "as_of", [](const LoadedLibrary& library) { return library.library.as_of(); },
          "The date whose errata are in force; \"\": there are none.")
      .def(
          "card",
          [](const LoadedLibrary& library, const std::string& name) {
            return dict_of(library.definitions(), find_card(library.definitions(), name));
          },
          "name"_a,
          "A printing by code, script id or title (leniently): a dict of printed facts, and `abilities`, a short text each.\n\n"
          "Raises NotFound, naming the nearest title.")
      .def("read_deck", &read_deck, "path"_a, py::kw_only(), "ruleset"_a = "reloaded", "format"_a = "",
           "A legal deck from a file: .yaml, .o8d (OCTGN), else a text list.\n\n"
           "ruleset: whose deckbuilding limits hold. format: id of a format, and the ruleset it names, instead.\n"
           "Raises NotFound (file, cards, format), BadData, BadDeck with all faults, BadConfig (ruleset).")
      .def("make_deck", &make_deck, "outfit"_a, "cards"_a, py::kw_only(), "legend"_a = "", "starting"_a = py::dict(), "name"_a = "",
           "A deck from names as card() takes them: {name: copies}. It may be illegal: see faults().\n\n"
           "starting: those of the cards that begin in play; none: the player chooses.\n"
           "Raises NotFound for a name, BadDeck for impossible numbers of copies.")
      .def("faults", &faults, "deck"_a, py::kw_only(), "ruleset"_a = "reloaded", "format"_a = "",
           "Every way in which a deck breaks the deckbuilding rules, a sentence each; empty if it is legal.\n\n"
           "Raises NotFound, BadConfig as read_deck.")
      .def("without_script", &without_script, "deck"_a,
           "Codes of a deck's cards that have a printed text and no script: they play as if nothing were printed on them.")
      .def("random_decks", &random_decks, "count"_a, py::kw_only(), "seed"_a = 1, "ruleset"_a = "reloaded", "format"_a = "",
           "Legal decks made by chance, which try to use every card alike: the same for the same library and seed.\n\n"
           "Raises BadConfig, NotFound, BadDeck (too few cards). Releases the GIL.")
      .def(
          "__repr__",
          [](const LoadedLibrary& library) {
            return fmt::format("<highnoon.Library {}: {} packs, {} cards>", hex(library.library.hash()), library.library.packs().size(),
                               library.definitions().cards.size());
          },
          "For people.")
      .def(py::pickle([](const LoadedLibrary& library) { return py::make_tuple(to_tuple(library.source), library.library.hash()); },
                      [](const py::tuple& pickled) {
                        return library_again(source_of(py::cast<py::tuple>(pickled[0])), py::cast<std::uint64_t>(pickled[1]));
                      }));
  module.def("data_directory", &default_data, "Where the scripts and cards are that Library.load reads by default.");
}

}  // namespace highnoon::python
