// Libraries, what is wrong with them, and decks.

#include <dlfcn.h>

#include <cstdlib>
#include <cstring>

#include "given.hpp"
#include "guard.hpp"
#include "handles.hpp"

namespace highnoon::c {
namespace {

namespace fs = std::filesystem;

/// Where scripts/ and cards/ are if the caller names no folder: as the environment says, beside this library where it is installed, else as
/// for a program.
fs::path default_data() {
  const char* const chosen = std::getenv("HIGHNOON_DATA");
  Dl_info place{};
  if ((chosen == nullptr || *chosen == '\0') && dladdr(reinterpret_cast<const void*>(&hn_version), &place) != 0 && place.dli_fname != nullptr) {
    std::error_code error;
    // lib/libhighnoon.so, or lib/x86_64-linux-gnu/libhighnoon.so.
    fs::path folder = fs::weakly_canonical(place.dli_fname, error).parent_path();
    for (int up = 0; up < 2 && !error; ++up) {
      folder = folder.parent_path();
      if (const fs::path data = folder / "share" / "highnoon"; fs::is_directory(data / "scripts", error)) return data;
      error.clear();
    }
  }
  return data_directory();
}

void give(const Diagnostics& diagnostics, hn_problems** out) {
  if (out == nullptr) return;
  auto given = std::make_unique<Given<hn_problems>>();
  Arena& arena = given->arena;
  given->count = diagnostics.all().size();
  given->items = arena.each(diagnostics.all(), [&](const Diagnostic& fault) -> const hn_problem* {
    return arena.copy(hn_problem{.file = arena.text(fault.file),
                                 .line = fault.line,
                                 .column = fault.column,
                                 .is_error = fault.severity == Severity::error,
                                 .card = arena.text(fault.card),
                                 .message = arena.text(fault.message),
                                 .text = arena.text(to_string(fault))});
  });
  *out = given.release();
}

hn_status load(const std::vector<fs::path>& paths, const LibraryOptions& options, hn_library** library, hn_problems** problems) {
  Diagnostics diagnostics;
  Result<Library> loaded = Library::load(paths, options, diagnostics);
  if (!loaded && diagnostics.empty()) diagnostics.error("", 0, "", loaded.error().message);
  auto handle = loaded ? std::make_unique<hn_library>(hn_library{*loaded, paths, options}) : nullptr;
  give(diagnostics, problems);
  if (!loaded) return fail(loaded.error());
  *library = handle.release();
  return HN_OK;
}

/// A list of strings from C.
template <typename To>
hn_status read_list(const char* const* from, std::size_t count, const char* name, std::vector<To>& to) {
  if (count > 0 && from == nullptr) return null_argument(name);
  for (std::size_t i = 0; i < count; ++i) {
    if (from[i] == nullptr) return null_argument(name);
    to.emplace_back(from[i]);
  }
  return HN_OK;
}

hn_status give(Result<DeckList> read, const Library& library, hn_deck** deck) {
  if (!read) return fail(read.error());
  *deck = new hn_deck{*std::move(read), library.hash()};
  return HN_OK;
}

hn_status check_rules(hn_deck_rules by, const char* rules) {
  if (by != HN_BY_RULESET && by != HN_BY_FORMAT) return fail(HN_BAD_ARGUMENT, "by is neither HN_BY_RULESET nor HN_BY_FORMAT");
  if (by == HN_BY_FORMAT && rules == nullptr) return null_argument("rules");
  return HN_OK;
}

}  // namespace
}  // namespace highnoon::c

using namespace highnoon;

extern "C" {

void hn_problems_free(hn_problems* problems) { c::take_back(problems); }

hn_status hn_library_load(const hn_library_options* options, hn_library** library, hn_problems** problems) {
  if (library != nullptr) *library = nullptr;
  if (problems != nullptr) *problems = nullptr;
  return c::guarded([&] {
    HN_NEED(library);
    hn_library_options o = HN_LIBRARY_OPTIONS_INIT;
    if (options != nullptr) {
      if (const hn_status status = c::read_struct(*options, sizeof o, "options", o); status != HN_OK) return status;
    }
    LibraryOptions to;
    std::vector<std::filesystem::path> paths;
    to.data = o.data != nullptr && *o.data != '\0' ? std::filesystem::path(o.data) : c::default_data();
    to.standard_packs = o.standard_packs;
    if (o.as_of != nullptr) to.as_of = o.as_of;
    if (o.game != nullptr) to.game = o.game;
    if (const hn_status status = c::read_list(o.paths, o.path_count, "options.paths", paths); status != HN_OK) return status;
    if (const hn_status status = c::read_list(o.rulesets, o.ruleset_count, "options.rulesets", to.rulesets); status != HN_OK) return status;
    return c::load(paths, to, library, problems);
  });
}

hn_status hn_library_reload(const hn_library* library, hn_library** fresh, hn_problems** problems) {
  if (fresh != nullptr) *fresh = nullptr;
  if (problems != nullptr) *problems = nullptr;
  return c::guarded([&] {
    HN_NEED(library);
    HN_NEED(fresh);
    return c::load(library->paths, library->options, fresh, problems);
  });
}

void hn_library_free(hn_library* library) { delete library; }

hn_status hn_library_hash(const hn_library* library, uint64_t* hash) {
  if (hash != nullptr) *hash = 0;
  return c::guarded([&] {
    HN_NEED(library);
    HN_NEED(hash);
    *hash = library->library.hash();
    return HN_OK;
  });
}

hn_status hn_library_cards_json(const hn_library* library, hn_text* text) {
  if (text != nullptr) *text = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(library);
    HN_NEED(text);
    const Definitions& definitions = library->library.definitions();
    std::string cards = "[";
    for (const CardDef& card : definitions.cards) cards += (cards.size() > 1 ? "," : "") + to_json(card, definitions);
    return c::give_text(*text, cards + "]");
  });
}

hn_status hn_deck_read(const hn_library* library, const char* path, hn_deck_rules by, const char* rules, hn_deck** deck) {
  if (deck != nullptr) *deck = nullptr;
  return c::guarded([&] {
    HN_NEED(library);
    HN_NEED(path);
    HN_NEED(deck);
    if (const hn_status status = c::check_rules(by, rules); status != HN_OK) return status;
    const Library& l = library->library;
    return c::give(by == HN_BY_FORMAT ? l.read_deck_for(path, rules) : l.read_deck(path, rules == nullptr ? "reloaded" : rules), l, deck);
  });
}

hn_status hn_deck_parse(const hn_library* library, const char* text, const char* name, hn_deck_rules by, const char* rules, hn_deck** deck) {
  if (deck != nullptr) *deck = nullptr;
  return c::guarded([&] {
    HN_NEED(library);
    HN_NEED(text);
    HN_NEED(name);
    HN_NEED(deck);
    if (const hn_status status = c::check_rules(by, rules); status != HN_OK) return status;
    const Library& l = library->library;
    return c::give(by == HN_BY_FORMAT ? l.parse_deck_for(text, name, rules) : l.parse_deck(text, name, rules == nullptr ? "reloaded" : rules),
                   l, deck);
  });
}

hn_status hn_deck_without_script_json(const hn_library* library, const hn_deck* deck, hn_text* text) {
  if (text != nullptr) *text = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(library);
    HN_NEED(deck);
    HN_NEED(text);
    if (deck->library != library->library.hash()) return c::fail({ErrorCode::wrong_library, "the deck was read for another library"});
    const Definitions& definitions = library->library.definitions();
    std::string codes = "[";
    for (const DefId card : cards_without_script(deck->list, definitions)) {
      codes += std::string(codes.size() > 1 ? "," : "") + '"' + definitions.cards[card].code + '"';
    }
    return c::give_text(*text, codes + "]");
  });
}

void hn_deck_free(hn_deck* deck) { delete deck; }

}  // extern "C"
