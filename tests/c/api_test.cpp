// Every function of the C API, used and misused.

#include <gmock/gmock.h>

#include <cstring>
#include <fstream>
#include <set>
#include <vector>

#include "playing.hpp"
#include "tests/support/scratch.hpp"

extern "C" const char* version_in_c(void);

namespace highnoon::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kOnePack =
    "id: one_pack\nname: One\nversion: 1.0.0\nlanguage: 1\nneeds: []\ncards:\n"
    "  - id: odd_one\n    code: \"95900\"\n    title: Odd One\n    type: dude\n    value: 5\n    suit: spades\n"
    "    bullets: 1 stud\n    influence: 1\n    cost: 1\n    upkeep: 0\n";
constexpr const char* kOneScript =
    "card \"odd_one\" {\n  noon { text = \"Noon, Boot: Gain 1 ghost rock.\", cost = { boot }, effect = { gain { ghost_rock = 1 } } },\n}\n";

/// A library with a pack beside the standard ones.
hn_status load_with(const std::string& pack, hn_library** library, hn_problems** problems) {
  const std::string data = root();
  const char* const paths[] = {pack.c_str()};
  hn_library_options options = HN_LIBRARY_OPTIONS_INIT;
  options.data = data.c_str();
  options.paths = paths;
  options.path_count = 1;
  return hn_library_load(&options, library, problems);
}

// --- versions, errors, texts

TEST(CApi, TellsItsVersion) {
  EXPECT_EQ(hn_abi_version(), static_cast<std::uint32_t>(HN_ABI_VERSION));
  EXPECT_STREQ(hn_version(), HIGHNOON_VERSION);
  EXPECT_STREQ(version_in_c(), hn_version());
}

TEST(CApi, EachStatusHasAName) {
  std::set<std::string> names;
  for (int status = HN_OK; status <= HN_INTERNAL; ++status) names.insert(hn_status_name(static_cast<hn_status>(status)));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(HN_INTERNAL) + 1);
  EXPECT_FALSE(names.contains("unknown"));
  EXPECT_STREQ(hn_status_name(static_cast<hn_status>(99)), "unknown");
  EXPECT_STREQ(hn_status_name(HN_NO_SUCH_OPTION), "no_such_option");
  EXPECT_STREQ(hn_status_name(HN_PAST_REVEAL), "past_reveal");
}

TEST(CApi, FreeingNothingDoesNothing) {
  hn_text_free(nullptr);
  hn_problems_free(nullptr);
  hn_library_free(nullptr);
  hn_deck_free(nullptr);
  hn_game_free(nullptr);
  hn_decision_free(nullptr);
  hn_view_free(nullptr);
  hn_events_free(nullptr);
  hn_bot_free(nullptr);
  hn_text empty = {nullptr, 0};
  hn_text_free(&empty);
  const Own<hn_game> game = start(library(), 5);
  hn_text log;
  ASSERT_EQ(hn_game_log(game.get(), HN_SPECTATOR, 0, &log), HN_OK);
  EXPECT_EQ(log.size, std::strlen(log.data));
  hn_text_free(&log);
  EXPECT_EQ(log.data, nullptr);
  EXPECT_EQ(log.size, 0u);
  hn_text_free(&log);
}

TEST(CApi, RefusesNullWhereverItIsNotAllowed) {
  const Own<hn_game> own = start(library(), 5);
  const Own<hn_bot> own_bot = made<hn_bot>(hn_bot_make, "random", 1u);
  const Own<hn_deck> own_deck = deck(library(), "law_dogs");
  hn_game* const game = own.get();
  const hn_library* const l = library();
  const hn_game_config config = HN_GAME_CONFIG_INIT;
  hn_library* library_out;
  hn_deck* deck_out;
  hn_game* game_out;
  hn_decision* decision_out;
  hn_view* view_out;
  hn_events* events_out;
  hn_bot* bot_out;
  hn_text text_out;
  hn_mark mark = {0, 0};
  std::uint64_t number;
  std::int32_t option;
  bool moved;
  hn_game_info info = HN_GAME_INFO_INIT;
  const hn_library* const libraries[] = {l};
  const hn_library* const no_library[] = {nullptr};
  const std::uint64_t before = hash(game);
  int calls = 0;
  const auto refused = [&](hn_status status, const char* argument) {
    EXPECT_EQ(status, HN_BAD_ARGUMENT) << "call " << calls;
    EXPECT_THAT(hn_last_error(), HasSubstr(std::string(argument) + " is NULL")) << "call " << calls;
    ++calls;
  };
  refused(hn_library_load(nullptr, nullptr, nullptr), "library");
  refused(hn_library_reload(nullptr, &library_out, nullptr), "library");
  refused(hn_library_reload(l, nullptr, nullptr), "fresh");
  refused(hn_library_hash(nullptr, &number), "library");
  refused(hn_library_hash(l, nullptr), "hash");
  refused(hn_library_cards_json(nullptr, &text_out), "library");
  refused(hn_library_cards_json(l, nullptr), "text");
  refused(hn_deck_without_script_json(nullptr, nullptr, &text_out), "library");
  refused(hn_deck_read(nullptr, "x", HN_BY_RULESET, nullptr, &deck_out), "library");
  refused(hn_deck_read(l, nullptr, HN_BY_RULESET, nullptr, &deck_out), "path");
  refused(hn_deck_read(l, "x", HN_BY_FORMAT, nullptr, &deck_out), "rules");
  refused(hn_deck_read(l, "x", HN_BY_RULESET, nullptr, nullptr), "deck");
  refused(hn_deck_parse(nullptr, "", "x", HN_BY_RULESET, nullptr, &deck_out), "library");
  refused(hn_deck_parse(l, nullptr, "x", HN_BY_RULESET, nullptr, &deck_out), "text");
  refused(hn_deck_parse(l, "", nullptr, HN_BY_RULESET, nullptr, &deck_out), "name");
  refused(hn_deck_parse(l, "", "x", HN_BY_FORMAT, nullptr, &deck_out), "rules");
  refused(hn_deck_parse(l, "", "x", HN_BY_RULESET, nullptr, nullptr), "deck");
  refused(hn_game_start(nullptr, &config, &game_out), "library");
  refused(hn_game_start(l, nullptr, &game_out), "config");
  refused(hn_game_start(l, &config, nullptr), "game");
  refused(hn_game_start(l, &config, &game_out), "decks");
  refused(hn_game_copy(nullptr, &game_out), "game");
  refused(hn_game_copy(game, nullptr), "copy");
  refused(hn_game_get_info(nullptr, &info), "game");
  refused(hn_game_get_info(game, nullptr), "info");
  refused(hn_game_halt_reason(nullptr, &text_out), "game");
  refused(hn_game_halt_reason(game, nullptr), "reason");
  refused(hn_game_script_errors(nullptr, &text_out), "game");
  refused(hn_game_script_errors(game, nullptr), "errors");
  refused(hn_game_hash(nullptr, &number), "game");
  refused(hn_game_hash(game, nullptr), "hash");
  refused(hn_game_decision(nullptr, 0, &decision_out), "game");
  refused(hn_game_decision(game, 0, nullptr), "decision");
  refused(hn_game_decision_json(nullptr, 0, &text_out), "game");
  refused(hn_game_decision_json(game, 0, nullptr), "json");
  refused(hn_game_choose(nullptr, 0), "game");
  refused(hn_game_choose_as(nullptr, 0, 1, 0), "game");
  refused(hn_game_choose_form(nullptr, 0, 1, "pass"), "game");
  refused(hn_game_choose_form(game, 0, 1, nullptr), "machine_form");
  refused(hn_game_view(nullptr, 0, &view_out), "game");
  refused(hn_game_view(game, 0, nullptr), "view");
  refused(hn_game_view_json(nullptr, 0, &text_out), "game");
  refused(hn_game_view_json(game, 0, nullptr), "json");
  refused(hn_game_mark(nullptr, &mark), "game");
  refused(hn_game_mark(game, nullptr), "mark");
  refused(hn_game_event_count(nullptr, 0, &number), "game");
  refused(hn_game_event_count(game, 0, nullptr), "count");
  refused(hn_game_event_number(nullptr, mark, 0, &number), "game");
  refused(hn_game_event_number(game, mark, 0, nullptr), "number");
  refused(hn_game_events(nullptr, 0, 0, &events_out), "game");
  refused(hn_game_events(game, 0, 0, nullptr), "events");
  refused(hn_game_events_since(nullptr, mark, 0, &events_out), "game");
  refused(hn_game_events_since(game, mark, 0, nullptr), "events");
  refused(hn_game_events_json(nullptr, 0, 0, &text_out), "game");
  refused(hn_game_events_json(game, 0, 0, nullptr), "json");
  refused(hn_game_log(nullptr, 0, 0, &text_out), "game");
  refused(hn_game_log(game, 0, 0, nullptr), "log");
  refused(hn_game_undo_to(nullptr, mark, HN_UNDO_ANY), "game");
  refused(hn_game_take_back(nullptr, 0, HN_UNDO_ANY), "game");
  refused(hn_game_save(nullptr, &text_out), "game");
  refused(hn_game_save(game, nullptr), "bytes");
  refused(hn_game_load(nullptr, 1, "", 0, &game_out), "libraries");
  refused(hn_game_load(no_library, 1, "", 0, &game_out), "libraries[0]");
  refused(hn_game_load(libraries, 1, nullptr, 0, &game_out), "bytes");
  refused(hn_game_load(libraries, 1, "", 0, nullptr), "game");
  refused(hn_game_replay(nullptr, &text_out), "game");
  refused(hn_game_replay(game, nullptr), "text");
  refused(hn_game_from_replay(nullptr, 1, "", 0, &game_out), "libraries");
  refused(hn_game_from_replay(no_library, 1, "", 0, &game_out), "libraries[0]");
  refused(hn_game_from_replay(libraries, 1, nullptr, 0, &game_out), "text");
  refused(hn_game_from_replay(libraries, 1, "", 0, nullptr), "game");
  refused(hn_game_move_to(nullptr, l, &moved), "game");
  refused(hn_game_move_to(game, nullptr, &moved), "library");
  refused(hn_game_move_to(game, l, nullptr), "moved");
  refused(hn_game_redeal(nullptr, 0, 1, &game_out), "game");
  refused(hn_game_redeal(game, 0, 1, nullptr), "dealt");
  refused(hn_bot_make(nullptr, 1, &bot_out), "name");
  refused(hn_bot_make("random", 1, nullptr), "bot");
  refused(hn_bot_choose(nullptr, game, &option), "bot");
  refused(hn_bot_choose(own_bot.get(), nullptr, &option), "game");
  refused(hn_bot_choose(own_bot.get(), game, nullptr), "option");
  EXPECT_EQ(hash(game), before);
}

TEST(CApi, RefusedCallsGiveOutNothing) {
  auto* game_out = reinterpret_cast<hn_game*>(1);
  const hn_library* const libraries[] = {library()};
  EXPECT_EQ(hn_game_load(libraries, 1, "nonsense", 8, &game_out), HN_BAD_DATA);
  EXPECT_EQ(game_out, nullptr);
  auto* view_out = reinterpret_cast<hn_view*>(1);
  EXPECT_EQ(hn_game_view(nullptr, 0, &view_out), HN_BAD_ARGUMENT);
  EXPECT_EQ(view_out, nullptr);
  hn_text text_out = {reinterpret_cast<char*>(1), 7};
  EXPECT_EQ(hn_game_log(nullptr, 0, 0, &text_out), HN_BAD_ARGUMENT);
  EXPECT_EQ(text_out.data, nullptr);
  EXPECT_EQ(text_out.size, 0u);
}

TEST(CApi, RefusesViewersAndSeatsThatAreNotThere) {
  const Own<hn_game> game = start(library(), 5);
  for (const std::int32_t viewer : {-2, 2, 6, 255, 256, 1 << 20}) {
    hn_view* view = nullptr;
    hn_text json;
    std::uint64_t count;
    EXPECT_EQ(hn_game_view(game.get(), viewer, &view), HN_BAD_ARGUMENT);
    EXPECT_THAT(hn_last_error(), HasSubstr("seats are 0 to 1"));
    EXPECT_EQ(hn_game_log(game.get(), viewer, 0, &json), HN_BAD_ARGUMENT);
    EXPECT_EQ(hn_game_event_count(game.get(), viewer, &count), HN_BAD_ARGUMENT);
    EXPECT_EQ(hn_game_choose_as(game.get(), viewer, 1, 0), HN_BAD_ARGUMENT);
    EXPECT_EQ(hn_game_take_back(game.get(), viewer, HN_UNDO_ANY), HN_BAD_ARGUMENT);
  }
  EXPECT_EQ(hn_game_choose_as(game.get(), HN_NOBODY, 1, 0), HN_BAD_ARGUMENT);
}

TEST(CApi, StructsOfOtherSizesAreRefused) {
  hn_library_options options = HN_LIBRARY_OPTIONS_INIT;
  hn_library* out = nullptr;
  for (const std::size_t size : {std::size_t{0}, sizeof options - 8, sizeof options + 1, std::size_t{1} << 40}) {
    options.size = size;
    EXPECT_EQ(hn_library_load(&options, &out, nullptr), HN_BAD_ARGUMENT);
    EXPECT_THAT(hn_last_error(), HasSubstr("options.size"));
  }
  hn_game_config config = HN_GAME_CONFIG_INIT;
  config.size = 8;
  hn_game* game = nullptr;
  EXPECT_EQ(hn_game_start(library(), &config, &game), HN_BAD_ARGUMENT);
  hn_game_info info = HN_GAME_INFO_INIT;
  info.size = 0;
  EXPECT_EQ(hn_game_get_info(start(library(), 5).get(), &info), HN_BAD_ARGUMENT);
}

// --- libraries and decks

TEST(CApi, ALibraryTellsEachProblemWithFileLineAndText) {
  const Scratch scratch;
  scratch.write("pack.yaml", kOnePack);
  const std::string script = scratch.write("odd_one.lua", "card \"odd_one\" {\n  noon { text = \"Noon.\", efect = { gain { ghost_rock = 1 } } },\n}\n");
  hn_library* out = nullptr;
  hn_problems* found = nullptr;
  EXPECT_EQ(load_with(scratch.folder().string(), &out, &found), HN_BAD_SCRIPT);
  const Own<hn_problems> problems(found);
  EXPECT_EQ(out, nullptr);
  EXPECT_THAT(hn_last_error(), HasSubstr("efect"));
  ASSERT_NE(problems, nullptr);
  ASSERT_GE(problems->count, 1u);
  const hn_problem& first = *problems->items[0];
  EXPECT_EQ(first.file, script);
  EXPECT_EQ(first.line, 2);
  EXPECT_TRUE(first.is_error);
  EXPECT_THAT(first.message, HasSubstr("effect"));
  EXPECT_THAT(first.text, HasSubstr("odd_one.lua:2:"));
  EXPECT_STRNE(first.card, "");
  EXPECT_EQ(load_with("/nowhere/at/all", &out, nullptr), HN_NOT_FOUND) << "problems need not be asked for";
}

TEST(CApi, ALibraryIsLoadedByItsOptions) {
  const std::string data = root();
  const char* const rulesets[] = {"reloaded+hand_of_six"};
  hn_library_options options = HN_LIBRARY_OPTIONS_INIT;
  options.data = data.c_str();
  options.rulesets = rulesets;
  options.ruleset_count = 1;
  options.as_of = "2017-03-01";
  hn_library* out = nullptr;
  hn_problems* found = nullptr;
  ASSERT_EQ(hn_library_load(&options, &out, &found), HN_OK) << hn_last_error();
  const Own<hn_library> own(out);
  const Own<hn_problems> problems(found);
  ASSERT_NE(problems, nullptr) << "warnings";
  std::uint64_t hash = 0, standard = 0;
  ASSERT_EQ(hn_library_hash(own.get(), &hash), HN_OK);
  ASSERT_EQ(hn_library_hash(library(), &standard), HN_OK);
  EXPECT_NE(hash, standard);
  options.as_of = "soon";
  EXPECT_EQ(hn_library_load(&options, &out, nullptr), HN_BAD_CONFIG);
  options.as_of = nullptr;
  const char* const no_rulesets[] = {nullptr};
  options.rulesets = no_rulesets;
  EXPECT_EQ(hn_library_load(&options, &out, nullptr), HN_BAD_ARGUMENT);
  options.rulesets = nullptr;
  EXPECT_EQ(hn_library_load(&options, &out, nullptr), HN_BAD_ARGUMENT);
}

TEST(CApi, WithoutOptionsTheLibraryThatCameWithHighnoonIsLoaded) {
  hn_library* out = nullptr;
  ASSERT_EQ(hn_library_load(nullptr, &out, nullptr), HN_OK) << hn_last_error();
  const Own<hn_library> own(out);
  std::uint64_t hash = 0, standard = 0;
  hn_library_hash(own.get(), &hash);
  hn_library_hash(library(), &standard);
  EXPECT_EQ(hash, standard);
}

TEST(CApi, AClientLearnsWhatTheCardsAre) {
  hn_text text{};
  ASSERT_EQ(hn_library_cards_json(library(), &text), HN_OK) << hn_last_error();
  const std::string cards(text.data, text.size);
  hn_text_free(&text);
  EXPECT_THAT(cards, AllOf(StartsWith("[{"), EndsWith("}]")));
  EXPECT_THAT(cards, HasSubstr(R"("code":"01001","title":"The Fourth Ring")"));
  EXPECT_THAT(cards, HasSubstr(R"("keywords":{"Huckster":1})"));
  EXPECT_THAT(cards, HasSubstr(R"("abilities":["Noon, Boot:)"));
}

TEST(CApi, ReloadReadsTheFilesAnewAndGamesMoveOver) {
  const Scratch scratch;
  scratch.write("pack.yaml", kOnePack);
  scratch.write("odd_one.lua", kOneScript);
  hn_library* out = nullptr;
  ASSERT_EQ(load_with(scratch.folder().string(), &out, nullptr), HN_OK) << hn_last_error();
  const Own<hn_library> old(out);
  const Own<hn_game> game = start(old.get(), 5);
  const std::string script = kOneScript;
  scratch.write("odd_one.lua", script + script);
  hn_problems* found = nullptr;
  EXPECT_NE(hn_library_reload(old.get(), &out, &found), HN_OK);
  EXPECT_EQ(out, nullptr);
  EXPECT_GE(Own<hn_problems>(found)->count, 1u);
  std::string changed = script;
  changed.replace(changed.find("ghost_rock = 1"), 14, "ghost_rock = 2");
  scratch.write("odd_one.lua", changed);
  ASSERT_EQ(hn_library_reload(old.get(), &out, nullptr), HN_OK) << hn_last_error();
  const Own<hn_library> fresh(out);
  bool moved = false;
  for (int i = 0; i < 100 && !moved; ++i) {
    ASSERT_EQ(hn_game_move_to(game.get(), fresh.get(), &moved), HN_OK) << hn_last_error();
    if (!moved) play(game.get(), 1);
  }
  EXPECT_TRUE(moved);
  ASSERT_TRUE(play(game.get(), 30));
  // Its replay needs both libraries.
  const std::string replay = text(hn_game_replay, game.get());
  const hn_library* const both[] = {old.get(), fresh.get()};
  const Own<hn_game> again = made<hn_game>(hn_game_from_replay, both, 2u, replay.data(), replay.size());
  EXPECT_EQ(hash(again.get()), hash(game.get()));
  hn_game* refused = nullptr;
  EXPECT_EQ(hn_game_from_replay(both, 1, replay.data(), replay.size(), &refused), HN_WRONG_LIBRARY);
  EXPECT_EQ(hn_game_from_replay(both + 1, 1, replay.data(), replay.size(), &refused), HN_WRONG_LIBRARY);
  const hn_library* const turned[] = {fresh.get(), old.get()};
  const std::string saved = text(hn_game_save, game.get());
  const Own<hn_game> loaded = made<hn_game>(hn_game_load, turned, 2u, saved.data(), saved.size());
  EXPECT_EQ(hash(loaded.get()), hash(game.get()));
  EXPECT_EQ(info(loaded.get()).choices, info(game.get()).choices);
  // Without the library that it began with, it begins where it was saved.
  const Own<hn_game> shorter = made<hn_game>(hn_game_load, turned, 1u, saved.data(), saved.size());
  EXPECT_EQ(hash(shorter.get()), hash(game.get()));
  EXPECT_EQ(info(shorter.get()).choices, 0u);
  EXPECT_EQ(hn_game_load(turned + 1, 1, saved.data(), saved.size(), &refused), HN_WRONG_LIBRARY);
  EXPECT_EQ(hn_game_load(turned, 0, saved.data(), saved.size(), &refused), HN_BAD_ARGUMENT);
  EXPECT_EQ(hn_game_move_to(game.get(), fresh.get(), &moved), HN_OK);
  EXPECT_TRUE(moved) << "it is there already";
}

TEST(CApi, DecksComeFromFilesAndFromText) {
  const std::string path = root() + "/examples/decks/law_dogs.yaml";
  std::ifstream stream(path);
  const std::string yaml(std::istreambuf_iterator<char>(stream), {});
  EXPECT_NE(made<hn_deck>(hn_deck_parse, library(), yaml.c_str(), "mine.yaml", HN_BY_RULESET, nullptr), nullptr);
  EXPECT_NE(made<hn_deck>(hn_deck_parse, library(), yaml.c_str(), "mine.yaml", HN_BY_RULESET, "reloaded"), nullptr);
  EXPECT_NE(made<hn_deck>(hn_deck_read, library(), path.c_str(), HN_BY_RULESET, "weird_west"), nullptr);
  const auto deck = made<hn_deck>(hn_deck_read, library(), path.c_str(), HN_BY_RULESET, nullptr);
  hn_text unscripted{};
  ASSERT_EQ(hn_deck_without_script_json(library(), deck.get(), &unscripted), HN_OK) << hn_last_error();
  EXPECT_EQ(std::string(unscripted.data, unscripted.size), "[]");
  hn_text_free(&unscripted);
  hn_deck* out = nullptr;
  EXPECT_EQ(hn_deck_read(library(), "/nowhere.yaml", HN_BY_RULESET, nullptr, &out), HN_NOT_FOUND);
  EXPECT_EQ(hn_deck_read(library(), path.c_str(), HN_BY_RULESET, "reloadd", &out), HN_BAD_CONFIG);
  EXPECT_THAT(hn_last_error(), HasSubstr("did you mean \"reloaded\""));
  EXPECT_EQ(hn_deck_read(library(), path.c_str(), HN_BY_FORMAT, "nonsense", &out), HN_NOT_FOUND);
  EXPECT_EQ(hn_deck_read(library(), path.c_str(), static_cast<hn_deck_rules>(7), "x", &out), HN_BAD_ARGUMENT);
  EXPECT_EQ(hn_deck_parse(library(), "outfit: [", "mine.yaml", HN_BY_RULESET, nullptr, &out), HN_BAD_DATA);
  EXPECT_THAT(hn_last_error(), HasSubstr("mine.yaml:1"));
  EXPECT_EQ(hn_deck_parse(library(), "Outfit: Law Dogs\n4x Blod Cursing\n", "mine.txt", HN_BY_RULESET, nullptr, &out), HN_NOT_FOUND);
  EXPECT_THAT(hn_last_error(), HasSubstr("mine.txt:2"));
  EXPECT_EQ(hn_deck_parse(library(), "Outfit: Law Dogs\n4x Blood Curse\n", "mine.txt", HN_BY_RULESET, nullptr, &out), HN_BAD_DECK);
  EXPECT_EQ(out, nullptr);
}

// --- games

TEST(CApi, AGameThatCannotBeIsRefused) {
  const Own<hn_deck> one = deck(library(), "law_dogs");
  const Own<hn_library> other = [] {
    const std::string data = root();
    const char* const rulesets[] = {"reloaded+hand_of_six"};
    hn_library_options options = HN_LIBRARY_OPTIONS_INIT;
    options.data = data.c_str();
    options.rulesets = rulesets;
    options.ruleset_count = 1;
    hn_library* out = nullptr;
    EXPECT_EQ(hn_library_load(&options, &out, nullptr), HN_OK);
    return Own<hn_library>(out);
  }();
  const hn_deck* const decks[] = {one.get(), one.get(), nullptr, nullptr, nullptr, nullptr, nullptr};
  hn_game_config config = HN_GAME_CONFIG_INIT;
  config.decks = decks;
  hn_game* game = nullptr;
  for (const std::size_t seats : {0u, 1u, 7u}) {
    config.seat_count = seats;
    EXPECT_EQ(hn_game_start(library(), &config, &game), HN_BAD_CONFIG);
    EXPECT_THAT(hn_last_error(), HasSubstr("2 to 6 players"));
  }
  config.seat_count = 3;
  EXPECT_EQ(hn_game_start(library(), &config, &game), HN_BAD_ARGUMENT);
  EXPECT_THAT(hn_last_error(), HasSubstr("decks[2] is NULL"));
  config.seat_count = 2;
  EXPECT_EQ(hn_game_start(other.get(), &config, &game), HN_WRONG_LIBRARY);
  config.ruleset = "nonsense";
  EXPECT_EQ(hn_game_start(library(), &config, &game), HN_BAD_CONFIG);
  config.ruleset = nullptr;
  config.prompts = static_cast<hn_prompts>(5);
  EXPECT_EQ(hn_game_start(library(), &config, &game), HN_BAD_ARGUMENT);
  config.prompts = HN_PROMPTS_QUICK;
  ASSERT_EQ(hn_game_start(library(), &config, &game), HN_OK) << hn_last_error();
  const Own<hn_game> own(game);
  const Own<hn_view> view = made<hn_view>(hn_game_view, own.get(), HN_SPECTATOR);
  EXPECT_STREQ(view->players[1]->name, "P2") << "names may be left out";
}

TEST(CApi, ChoicesOfAnotherPlayerOrDecisionAreRefused) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 20));
  const hn_game_info now = info(game.get());
  const std::uint64_t before = hash(game.get());
  const Own<hn_decision> asked = made<hn_decision>(hn_game_decision, game.get(), now.decider);
  const std::int32_t other = 1 - now.decider;
  EXPECT_EQ(hn_game_choose_as(game.get(), other, asked->number, 0), HN_NOT_YOUR_DECISION);
  EXPECT_EQ(hn_game_choose_as(game.get(), now.decider, asked->number - 1, 0), HN_STALE);
  EXPECT_EQ(hn_game_choose_as(game.get(), now.decider, asked->number, static_cast<std::int32_t>(asked->option_count)), HN_NO_SUCH_OPTION);
  EXPECT_EQ(hn_game_choose(game.get(), -1), HN_NO_SUCH_OPTION);
  EXPECT_EQ(hn_game_choose_form(game.get(), now.decider, asked->number, "fly to=moon"), HN_NO_SUCH_OPTION);
  EXPECT_EQ(hn_game_choose_form(game.get(), other, asked->number, asked->options[0]->machine_form), HN_NOT_YOUR_DECISION);
  EXPECT_EQ(hash(game.get()), before);
  ASSERT_EQ(hn_game_choose_form(game.get(), now.decider, asked->number, asked->options[0]->machine_form), HN_OK);
  EXPECT_EQ(hn_game_choose_as(game.get(), now.decider, asked->number, 0), HN_STALE);
  EXPECT_EQ(info(game.get()).choices, 21u);
  EXPECT_STRNE(asked->options[0]->text, "") << "what was given out stays as it was";
}

TEST(CApi, DecisionsAreShownToWhoDecidesOnly) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 20));
  const std::int32_t decider = info(game.get()).decider;
  const Own<hn_decision> own = made<hn_decision>(hn_game_decision, game.get(), decider);
  const Own<hn_decision> other = made<hn_decision>(hn_game_decision, game.get(), 1 - decider);
  const Own<hn_decision> spectator = made<hn_decision>(hn_game_decision, game.get(), HN_SPECTATOR);
  EXPECT_GT(own->option_count, 0u);
  EXPECT_STRNE(own->prompt, "");
  EXPECT_EQ(own->options[0]->index, 0);
  EXPECT_EQ(std::string(own->options[0]->machine_form).rfind(own->options[0]->kind, 0), 0u);
  for (const hn_decision* seen : {other.get(), spectator.get()}) {
    EXPECT_EQ(seen->option_count, 0u);
    EXPECT_EQ(seen->options, nullptr);
    EXPECT_STREQ(seen->prompt, "");
    EXPECT_EQ(seen->player, decider);
    EXPECT_EQ(seen->number, own->number);
    EXPECT_STREQ(seen->kind, own->kind);
  }
  EXPECT_THAT(text(hn_game_decision_json, game.get(), decider), HasSubstr(own->options[0]->machine_form));
  EXPECT_THAT(text(hn_game_decision_json, game.get(), 1 - decider), HasSubstr("\"options\":[]"));
}

TEST(CApi, AnEndedGameIsLookedAtAndNotPlayed) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 100'000));
  const hn_game_info end = info(game.get());
  EXPECT_EQ(end.outcome, HN_WON);
  EXPECT_GE(end.winner, 0);
  EXPECT_EQ(end.decider, HN_NOBODY);
  EXPECT_EQ(end.decision_number, 0u);
  const std::uint64_t before = hash(game.get());
  hn_decision* decision = nullptr;
  hn_text json;
  std::int32_t option;
  const Own<hn_bot> bot = made<hn_bot>(hn_bot_make, "random", 1u);
  EXPECT_EQ(hn_game_decision(game.get(), 0, &decision), HN_GAME_OVER);
  EXPECT_EQ(hn_game_decision_json(game.get(), 0, &json), HN_GAME_OVER);
  EXPECT_EQ(hn_game_choose(game.get(), 0), HN_GAME_OVER);
  EXPECT_EQ(hn_game_choose_as(game.get(), 0, 1, 0), HN_GAME_OVER);
  EXPECT_EQ(hn_game_choose_form(game.get(), 0, 1, "pass"), HN_GAME_OVER);
  EXPECT_EQ(hn_bot_choose(bot.get(), game.get(), &option), HN_GAME_OVER);
  EXPECT_EQ(hash(game.get()), before);
  EXPECT_EQ(text(hn_game_halt_reason, game.get()), "");
  EXPECT_EQ(text(hn_game_script_errors, game.get()), "");
  EXPECT_THAT(text(hn_game_log, game.get(), HN_SPECTATOR, std::uint64_t{0}), HasSubstr("wins the game"));
  EXPECT_NE(made<hn_view>(hn_game_view, game.get(), 0), nullptr);
  const std::string bytes = text(hn_game_save, game.get());
  EXPECT_EQ(hash(load(library(), bytes).get()), before);
  EXPECT_EQ(hn_game_take_back(game.get(), end.winner, HN_UNDO_ANY), HN_OK) << "and its last choice can be made anew";
  EXPECT_EQ(info(game.get()).outcome, HN_RUNNING);
}

// --- what a viewer sees and hears

TEST(CApi, AViewShowsWhatTheViewerMayKnow) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 60));
  for (const std::int32_t viewer : {HN_SPECTATOR, 0, 1}) {
    const Own<hn_view> view = made<hn_view>(hn_game_view, game.get(), viewer);
    EXPECT_EQ(view->viewer, viewer);
    EXPECT_EQ(view->day, info(game.get()).day);
    EXPECT_EQ(view->phase, info(game.get()).phase);
    ASSERT_EQ(view->player_count, 2u);
    EXPECT_STREQ(view->players[0]->name, "Ann");
    EXPECT_EQ(view->town_square->id, HN_TOWN_SQUARE);
    EXPECT_EQ(view->town_square->card, nullptr);
    for (std::int32_t p = 0; p < 2; ++p) {
      const hn_player& player = *view->players[p];
      EXPECT_EQ(player.id, p);
      ASSERT_GT(player.street_count, 0u);
      EXPECT_NE(player.street[0]->card, nullptr);
      EXPECT_EQ(player.street[0]->id, player.street[0]->card->id);
      for (std::size_t c = 0; c < player.hand_count; ++c) {
        const hn_card& card = *player.hand[c];
        EXPECT_EQ(card.id != HN_NO_CARD, viewer == p);
        EXPECT_EQ(*card.title != '\0', viewer == p);
        EXPECT_EQ(*card.code != '\0', viewer == p);
        EXPECT_EQ(card.owner, p);
      }
    }
    const std::string json = text(hn_game_view_json, game.get(), viewer);
    EXPECT_EQ(json.front(), '{');
    EXPECT_EQ(json.back(), '}');
    if (viewer >= 0) {
      EXPECT_THAT(json, HasSubstr(std::string("\"code\":\"") + view->players[viewer]->hand[0]->code));
    }
  }
}

TEST(CApi, EventsAndTheLogAreOfOneViewerAndSinceAMark) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 40));
  hn_mark mark;
  ASSERT_EQ(hn_game_mark(game.get(), &mark), HN_OK);
  EXPECT_EQ(mark.choices, 40u);
  ASSERT_TRUE(play(game.get(), 40));
  for (const std::int32_t viewer : {HN_SPECTATOR, 0, 1}) {
    std::uint64_t count = 0, number = 0;
    ASSERT_EQ(hn_game_event_count(game.get(), viewer, &count), HN_OK);
    ASSERT_EQ(hn_game_event_number(game.get(), mark, viewer, &number), HN_OK);
    const Own<hn_events> all = made<hn_events>(hn_game_events, game.get(), viewer, std::uint64_t{0});
    const Own<hn_events> since = made<hn_events>(hn_game_events_since, game.get(), mark, viewer);
    ASSERT_EQ(all->count, count);
    ASSERT_EQ(since->count, count - number);
    std::string lines;
    for (std::size_t i = 0; i < since->count; ++i) {
      const hn_event& event = *since->items[i];
      EXPECT_EQ(event.number, number + i);
      EXPECT_GT(event.choices, mark.choices);
      EXPECT_STREQ(event.type, all->items[number + i]->type);
      EXPECT_NE(std::strchr(event.type, '.'), nullptr);
      if (*event.text != '\0') lines += std::string(event.text) + "\n";
    }
    EXPECT_EQ(text(hn_game_log, game.get(), viewer, number), lines);
    EXPECT_EQ(text(hn_game_events_json, game.get(), viewer, count), "[]");
    EXPECT_THAT(text(hn_game_events_json, game.get(), viewer, number), HasSubstr(since->items[0]->type));
    const Own<hn_events> none = made<hn_events>(hn_game_events, game.get(), viewer, count + 100);
    EXPECT_EQ(none->count, 0u);
    EXPECT_EQ(text(hn_game_log, game.get(), viewer, count), "");
  }
}

// --- going back, saves, replays, copies

TEST(CApi, UndoIsRefusedPastAReveal) {
  const Own<hn_game> game = start(library(), 5);
  hn_mark start_mark;
  ASSERT_EQ(hn_game_mark(game.get(), &start_mark), HN_OK);
  const std::uint64_t at_start = hash(game.get());
  ASSERT_TRUE(play(game.get(), 80));
  const std::uint64_t before = hash(game.get());
  EXPECT_EQ(hn_game_undo_to(game.get(), start_mark, HN_UNDO_FAIR), HN_PAST_REVEAL);
  EXPECT_EQ(hash(game.get()), before);
  EXPECT_EQ(hn_game_undo_to(game.get(), {start_mark.choices, start_mark.state ^ 1}, HN_UNDO_ANY), HN_STALE);
  EXPECT_EQ(hn_game_undo_to(game.get(), {81, 0}, HN_UNDO_ANY), HN_STALE);
  ASSERT_EQ(hn_game_undo_to(game.get(), start_mark, HN_UNDO_ANY), HN_OK) << hn_last_error();
  EXPECT_EQ(hash(game.get()), at_start);
  EXPECT_EQ(info(game.get()).undone, 1u);
  EXPECT_EQ(hn_game_take_back(game.get(), 0, HN_UNDO_FAIR), HN_NOT_FOUND);
}

TEST(CApi, ACopyGoesItsOwnWay) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 30));
  const std::uint64_t before = hash(game.get());
  const Own<hn_game> copy = made<hn_game>(hn_game_copy, game.get());
  EXPECT_EQ(hash(copy.get()), before);
  ASSERT_TRUE(play(copy.get(), 30));
  EXPECT_EQ(hash(game.get()), before);
}

TEST(CApi, ASavedGameIsLoadedWithItsHistory) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 70));
  std::string bytes = text(hn_game_save, game.get());
  const Own<hn_game> loaded = load(library(), bytes);
  EXPECT_EQ(hash(loaded.get()), hash(game.get()));
  EXPECT_EQ(info(loaded.get()).choices, 70u);
  for (const std::int32_t viewer : {HN_SPECTATOR, 0, 1}) {
    EXPECT_EQ(text(hn_game_log, loaded.get(), viewer, std::uint64_t{0}), text(hn_game_log, game.get(), viewer, std::uint64_t{0}));
  }
  EXPECT_EQ(text(hn_game_replay, loaded.get()), text(hn_game_replay, game.get()));
  EXPECT_EQ(text(hn_game_save, loaded.get()), bytes);
  ASSERT_TRUE(play(loaded.get(), 50));
  ASSERT_TRUE(play(game.get(), 50));
  EXPECT_EQ(hash(loaded.get()), hash(game.get()));
}

TEST(CApi, ADamagedSaveIsRefused) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 40));
  const std::string bytes = text(hn_game_save, game.get());
  const hn_library* const libraries[] = {library()};
  hn_game* out = nullptr;
  for (std::size_t size : {std::size_t{0}, std::size_t{7}, std::size_t{8}, bytes.size() / 2, bytes.size() - 1}) {
    EXPECT_EQ(hn_game_load(libraries, 1, bytes.data(), size, &out), HN_BAD_DATA) << size;
    EXPECT_EQ(out, nullptr);
  }
  for (std::size_t i = 0; i < bytes.size(); i += 97) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x41);
    EXPECT_EQ(hn_game_load(libraries, 1, damaged.data(), damaged.size(), &out), HN_BAD_DATA) << i;
    EXPECT_EQ(out, nullptr);
  }
}

TEST(CApi, AReplayPlaysTheGameAgain) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 70));
  const std::string replay = text(hn_game_replay, game.get());
  const hn_library* const libraries[] = {library()};
  const Own<hn_game> again = made<hn_game>(hn_game_from_replay, libraries, 1u, replay.data(), replay.size());
  EXPECT_EQ(hash(again.get()), hash(game.get()));
  EXPECT_EQ(text(hn_game_log, again.get(), 0, std::uint64_t{0}), text(hn_game_log, game.get(), 0, std::uint64_t{0}));
  hn_game* out = nullptr;
  EXPECT_EQ(hn_game_from_replay(libraries, 0, replay.data(), replay.size(), &out), HN_BAD_ARGUMENT);
  EXPECT_EQ(hn_game_from_replay(libraries, 1, replay.data(), replay.size() / 2, &out), HN_BAD_DATA);
  EXPECT_THAT(hn_last_error(), HasSubstr("replay:"));
  EXPECT_EQ(hn_game_from_replay(libraries, 1, "", 0, &out), HN_BAD_DATA);
}

TEST(CApi, DealtAnewTheViewerSeesTheSame) {
  const Own<hn_game> game = start(library(), 5);
  ASSERT_TRUE(play(game.get(), 60));
  const Own<hn_game> dealt = made<hn_game>(hn_game_redeal, game.get(), 0, std::uint64_t{9});
  EXPECT_NE(hash(dealt.get()), hash(game.get()));
  EXPECT_EQ(text(hn_game_view_json, dealt.get(), 0), text(hn_game_view_json, game.get(), 0));
  EXPECT_NE(text(hn_game_view_json, dealt.get(), 1), text(hn_game_view_json, game.get(), 1));
  hn_text replay;
  EXPECT_EQ(hn_game_replay(dealt.get(), &replay), HN_NOT_FOUND);
  // What began in the middle of a game is saved as it stands, and begins again there.
  ASSERT_TRUE(play(dealt.get(), 30));
  const Own<hn_game> loaded = load(library(), text(hn_game_save, dealt.get()));
  EXPECT_EQ(hash(loaded.get()), hash(dealt.get()));
  EXPECT_EQ(info(loaded.get()).choices, 0u);
  ASSERT_TRUE(play(loaded.get(), 30));
}

TEST(CApi, WithoutEventsTheGameIsTheSame) {
  const Own<hn_deck> one = deck(library(), "law_dogs");
  const hn_deck* const decks[] = {one.get(), one.get()};
  hn_game_config config = HN_GAME_CONFIG_INIT;
  config.decks = decks;
  config.seat_count = 2;
  std::uint64_t hashes[2];
  for (const bool keeps : {false, true}) {
    config.keep_events = keeps;
    const Own<hn_game> game = made<hn_game>(hn_game_start, library(), static_cast<const hn_game_config*>(&config));
    ASSERT_TRUE(play(game.get(), 40));
    std::uint64_t count = 99;
    ASSERT_EQ(hn_game_event_count(game.get(), 0, &count), HN_OK);
    EXPECT_EQ(count > 0, keeps);
    hashes[keeps] = hash(game.get());
  }
  EXPECT_EQ(hashes[0], hashes[1]);
}

// --- bots

TEST(CApi, BotsHaveNamesAndChooseWhatCanBeChosen) {
  std::vector<std::string> names;
  for (std::size_t i = 0; hn_bot_name(i) != nullptr; ++i) names.push_back(hn_bot_name(i));
  EXPECT_THAT(names, testing::UnorderedElementsAre("random", "heuristic", "curious", "search"));
  for (std::string name : names) {
    if (name == "search") name += ":5";  // playouts a decision
    const Own<hn_bot> bot = made<hn_bot>(hn_bot_make, name.c_str(), 3u);
    const Own<hn_game> game = start(library(), 5);
    const std::uint64_t before = hash(game.get());
    std::int32_t option = -1;
    ASSERT_EQ(hn_bot_choose(bot.get(), game.get(), &option), HN_OK);
    EXPECT_EQ(hash(game.get()), before) << "asking changes nothing";
    EXPECT_EQ(hn_game_choose(game.get(), option), HN_OK);
  }
  hn_bot* out = nullptr;
  EXPECT_EQ(hn_bot_make("clever", 1, &out), HN_NOT_FOUND);
  EXPECT_THAT(hn_last_error(), HasSubstr("heuristic"));
}

}  // namespace
}  // namespace highnoon::test
