// Games and bots.

#include <fmt/format.h>

#include <cstddef>
#include <span>

#include "guard.hpp"
#include "handles.hpp"
#include "view.hpp"

namespace highnoon::c {
namespace {

int players(const hn_game& game) { return static_cast<int>(game.session.game().config().seats.size()); }

PlayerId player_of(std::int32_t seat) { return seat < 0 ? PlayerId{} : PlayerId{static_cast<std::uint8_t>(seat)}; }

/// Whether there is such a seat; a spectator is one who has none.
bool is_seat(const hn_game& game, std::int32_t seat) { return seat >= 0 && seat < players(game); }
bool is_viewer(const hn_game& game, std::int32_t viewer) { return viewer == HN_SPECTATOR || is_seat(game, viewer); }

hn_status no_viewer(const hn_game& game, std::int32_t viewer) {
  return fail(HN_BAD_ARGUMENT, fmt::format("there is no viewer {}: seats are 0 to {}, spectators {}", viewer, players(game) - 1, HN_SPECTATOR));
}
hn_status no_seat(const hn_game& game, std::int32_t seat) {
  return fail(HN_BAD_ARGUMENT, fmt::format("there is no seat {}: seats are 0 to {}", seat, players(game) - 1));
}

hn_status status(const Result<void>& result) { return result ? HN_OK : fail(result.error()); }

hn_status give(Result<Session> session, hn_game** game) {
  if (!session) return fail(session.error());
  *game = new hn_game{*std::move(session)};
  return HN_OK;
}

/// Plays what was played by one of the libraries and may have moved to the others.
template <typename Play>
hn_status played_by(const hn_library* const* libraries, std::size_t count, Play&& play, hn_game** game) {
  if (count == 0) return fail(HN_BAD_ARGUMENT, "library_count is 0");
  for (std::size_t i = 0; i < count; ++i) {
    if (libraries[i] == nullptr) return fail(HN_BAD_ARGUMENT, fmt::format("libraries[{}] is NULL", i));
  }
  const ContentFinder find = [&](std::uint64_t hash, const std::string&) -> Result<ContentPtr> {
    for (std::size_t i = 0; i < count; ++i) {
      if (libraries[i]->library.hash() == hash) return libraries[i]->library.content();
    }
    return Error{ErrorCode::wrong_library, fmt::format("the library {:016x} is not among those given", hash)};
  };
  for (std::size_t i = 0;; ++i) {
    Result<Session> session = play(libraries[i]->library.content(), find);
    const bool is_others = !session && session.error().code == ErrorCode::wrong_library;
    if (!is_others || i + 1 == count) return give(std::move(session), game);
  }
}

Mark read(hn_mark mark) { return {mark.choices, static_cast<std::uint32_t>(mark.state)}; }

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace
}  // namespace highnoon::c

#define HN_NEED_VIEWER(game, viewer) \
  if (!c::is_viewer(*(game), viewer)) return c::no_viewer(*(game), viewer)
#define HN_NEED_SEAT(game, seat) \
  if (!c::is_seat(*(game), seat)) return c::no_seat(*(game), seat)

using namespace highnoon;

extern "C" {

// --- games

hn_status hn_game_start(const hn_library* library, const hn_game_config* config, hn_game** game) {
  if (game != nullptr) *game = nullptr;
  return c::guarded([&] {
    HN_NEED(library);
    HN_NEED(config);
    HN_NEED(game);
    hn_game_config from = HN_GAME_CONFIG_INIT;
    if (const hn_status status = c::read_struct(*config, sizeof from, "config", from); status != HN_OK) return status;
    HN_NEED(from.decks);
    if (from.prompts != HN_PROMPTS_QUICK && from.prompts != HN_PROMPTS_UNIFORM) return c::fail(HN_BAD_ARGUMENT, "there are no such prompts");
    if (from.seat_count < 2 || from.seat_count > kMaxPlayers) {
      return c::fail(HN_BAD_CONFIG, fmt::format("a game has 2 to {} players, not {}", kMaxPlayers, from.seat_count));
    }
    GameConfig to;
    to.ruleset = from.ruleset == nullptr ? "reloaded" : from.ruleset;
    to.seed = from.seed;
    to.prompts = from.prompts == HN_PROMPTS_UNIFORM ? PromptMode::uniform : PromptMode::quick;
    to.auto_take = from.auto_take;
    for (std::size_t i = 0; i < from.seat_count; ++i) {
      if (from.decks[i] == nullptr) return c::fail(HN_BAD_ARGUMENT, fmt::format("config.decks[{}] is NULL", i));
      if (from.decks[i]->library != library->library.hash()) {
        return c::fail(HN_WRONG_LIBRARY, fmt::format("config.decks[{}] was read with another library", i));
      }
      const char* const name = from.names == nullptr ? nullptr : from.names[i];
      to.seats.push_back({name == nullptr ? fmt::format("P{}", i + 1) : name, from.decks[i]->list});
    }
    return c::give(Session::start(library->library.content(), to, {.events = from.keep_events}), game);
  });
}

hn_status hn_game_copy(const hn_game* game, hn_game** copy) {
  if (copy != nullptr) *copy = nullptr;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(copy);
    *copy = new hn_game{game->session};
    return HN_OK;
  });
}

void hn_game_free(hn_game* game) { delete game; }

hn_status hn_game_get_info(const hn_game* game, hn_game_info* info) {
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(info);
    hn_game_info own = HN_GAME_INFO_INIT;
    if (const hn_status status = c::read_struct(*info, sizeof own, "info", own); status != HN_OK) return status;
    const Session& session = game->session;
    const Game& g = session.game();
    const std::size_t size = info->size;
    own.size = size;
    own.outcome = static_cast<hn_outcome>(g.outcome());
    own.winner = c::seat(g.winner());
    own.player_count = c::players(*game);
    own.decider = g.decision() == nullptr ? HN_NOBODY : c::seat(g.decision()->player);
    own.decision_number = g.decision() == nullptr ? 0 : session.decision_number();
    own.choices = session.choices();
    own.undone = session.undone();
    own.day = g.day();
    own.phase = static_cast<hn_phase>(session.phase());
    own.script_errors = g.script_errors().size();
    std::memcpy(static_cast<void*>(info), &own, size);
    return HN_OK;
  });
}

hn_status hn_game_halt_reason(const hn_game* game, hn_text* reason) {
  if (reason != nullptr) *reason = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(reason);
    return c::give_text(*reason, game->session.game().halt_reason());
  });
}

hn_status hn_game_script_errors(const hn_game* game, hn_text* errors) {
  if (errors != nullptr) *errors = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(errors);
    return c::give_text(*errors, c::joined(game->session.game().script_errors()));
  });
}

hn_status hn_game_hash(const hn_game* game, uint64_t* hash) {
  if (hash != nullptr) *hash = 0;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(hash);
    *hash = game->session.hash();
    return HN_OK;
  });
}

// --- deciding

void hn_decision_free(hn_decision* decision) { c::take_back(decision); }

hn_status hn_game_decision(const hn_game* game, int32_t viewer, hn_decision** decision) {
  if (decision != nullptr) *decision = nullptr;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(decision);
    HN_NEED_VIEWER(game, viewer);
    const std::optional<DecisionView> pending = game->session.decision(c::player_of(viewer));
    if (!pending) return c::fail(HN_GAME_OVER, "the game is over: nobody decides");
    *decision = c::make_decision(*pending).release();
    return HN_OK;
  });
}

hn_status hn_game_decision_json(const hn_game* game, int32_t viewer, hn_text* json) {
  if (json != nullptr) *json = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(json);
    HN_NEED_VIEWER(game, viewer);
    const std::optional<DecisionView> pending = game->session.decision(c::player_of(viewer));
    if (!pending) return c::fail(HN_GAME_OVER, "the game is over: nobody decides");
    return c::give_text(*json, to_json(*pending));
  });
}

hn_status hn_game_choose(hn_game* game, int32_t option) {
  return c::guarded([&] {
    HN_NEED(game);
    return c::status(game->session.choose(option));
  });
}

hn_status hn_game_choose_as(hn_game* game, int32_t player, uint64_t decision_number, int32_t option) {
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED_SEAT(game, player);
    return c::status(game->session.choose(c::player_of(player), decision_number, option));
  });
}

hn_status hn_game_choose_form(hn_game* game, int32_t player, uint64_t decision_number, const char* machine_form) {
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(machine_form);
    HN_NEED_SEAT(game, player);
    return c::status(game->session.choose(c::player_of(player), decision_number, std::string_view(machine_form)));
  });
}

// --- what a viewer sees

void hn_view_free(hn_view* view) { c::take_back(view); }

hn_status hn_game_view(const hn_game* game, int32_t viewer, hn_view** view) {
  if (view != nullptr) *view = nullptr;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(view);
    HN_NEED_VIEWER(game, viewer);
    *view = c::make_view(game->session.view(c::player_of(viewer)), game->session.game().content().definitions).release();
    return HN_OK;
  });
}

hn_status hn_game_view_json(const hn_game* game, int32_t viewer, hn_text* json) {
  if (json != nullptr) *json = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(json);
    HN_NEED_VIEWER(game, viewer);
    return c::give_text(*json, to_json(game->session.view(c::player_of(viewer)), game->session.game().content().definitions));
  });
}

// --- what has happened

void hn_events_free(hn_events* events) { c::take_back(events); }

hn_status hn_game_mark(const hn_game* game, hn_mark* mark) {
  if (mark != nullptr) *mark = {0, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(mark);
    const Mark now = game->session.mark();
    *mark = {now.choices, now.state};
    return HN_OK;
  });
}

hn_status hn_game_event_count(const hn_game* game, int32_t viewer, uint64_t* count) {
  if (count != nullptr) *count = 0;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(count);
    HN_NEED_VIEWER(game, viewer);
    *count = game->session.event_count(c::player_of(viewer));
    return HN_OK;
  });
}

hn_status hn_game_event_number(const hn_game* game, hn_mark mark, int32_t viewer, uint64_t* number) {
  if (number != nullptr) *number = 0;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(number);
    HN_NEED_VIEWER(game, viewer);
    *number = game->session.event_number(c::read(mark), c::player_of(viewer));
    return HN_OK;
  });
}

hn_status hn_game_events(const hn_game* game, int32_t viewer, uint64_t from, hn_events** events) {
  if (events != nullptr) *events = nullptr;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(events);
    HN_NEED_VIEWER(game, viewer);
    *events = c::make_events(game->session.events(c::player_of(viewer), from)).release();
    return HN_OK;
  });
}

hn_status hn_game_events_since(const hn_game* game, hn_mark mark, int32_t viewer, hn_events** events) {
  if (events != nullptr) *events = nullptr;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(events);
    HN_NEED_VIEWER(game, viewer);
    *events = c::make_events(game->session.events_since(c::read(mark), c::player_of(viewer))).release();
    return HN_OK;
  });
}

hn_status hn_game_events_json(const hn_game* game, int32_t viewer, uint64_t from, hn_text* json) {
  if (json != nullptr) *json = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(json);
    HN_NEED_VIEWER(game, viewer);
    std::string text = "[";
    for (const SessionEvent& event : game->session.events(c::player_of(viewer), from)) text += (text.size() > 1 ? "," : "") + to_json(event);
    return c::give_text(*json, text + "]");
  });
}

hn_status hn_game_log(const hn_game* game, int32_t viewer, uint64_t from, hn_text* log) {
  if (log != nullptr) *log = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(log);
    HN_NEED_VIEWER(game, viewer);
    return c::give_text(*log, c::joined(game->session.log(c::player_of(viewer), from)));
  });
}

// --- going back, saves, replays

hn_status hn_game_undo_to(hn_game* game, hn_mark mark, hn_undo undo) {
  return c::guarded([&] {
    HN_NEED(game);
    return c::status(game->session.undo_to(c::read(mark), undo == HN_UNDO_ANY ? Undo::any : Undo::fair));
  });
}

hn_status hn_game_take_back(hn_game* game, int32_t player, hn_undo undo) {
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED_SEAT(game, player);
    return c::status(game->session.take_back(c::player_of(player), undo == HN_UNDO_ANY ? Undo::any : Undo::fair));
  });
}

hn_status hn_game_save(const hn_game* game, hn_text* bytes) {
  if (bytes != nullptr) *bytes = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(bytes);
    const std::vector<std::byte> saved = game->session.save();
    return c::give_text(*bytes, {reinterpret_cast<const char*>(saved.data()), saved.size()});
  });
}

hn_status hn_game_load(const hn_library* const* libraries, size_t library_count, const void* bytes, size_t size, hn_game** game) {
  if (game != nullptr) *game = nullptr;
  return c::guarded([&] {
    HN_NEED(libraries);
    HN_NEED(bytes);
    HN_NEED(game);
    const std::span<const std::byte> saved(static_cast<const std::byte*>(bytes), size);
    return c::played_by(
        libraries, library_count, [&](const ContentPtr& content, const ContentFinder& find) { return Session::load(content, saved, find); }, game);
  });
}

hn_status hn_game_replay(const hn_game* game, hn_text* text) {
  if (text != nullptr) *text = {nullptr, 0};
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(text);
    const Result<std::string> replay = game->session.replay_text();
    return replay ? c::give_text(*text, *replay) : c::fail(replay.error());
  });
}

hn_status hn_game_from_replay(const hn_library* const* libraries, size_t library_count, const char* text, size_t size, hn_game** game) {
  if (game != nullptr) *game = nullptr;
  return c::guarded([&] {
    HN_NEED(libraries);
    HN_NEED(text);
    HN_NEED(game);
    const auto play = [&](const ContentPtr& first, const ContentFinder& find) -> Result<Session> {
      Result<Replay> replay = parse_replay({text, size}, first->definitions, "replay");
      return replay ? Session::from_replay(first, *std::move(replay), find) : replay.error();
    };
    return c::played_by(libraries, library_count, play, game);
  });
}

hn_status hn_game_move_to(hn_game* game, const hn_library* library, bool* moved) {
  if (moved != nullptr) *moved = false;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(library);
    HN_NEED(moved);
    const Result<bool> result = game->session.move_to(library->library.content());
    if (!result) return c::fail(result.error());
    *moved = *result;
    return HN_OK;
  });
}

hn_status hn_game_redeal(const hn_game* game, int32_t viewer, uint64_t seed, hn_game** dealt) {
  if (dealt != nullptr) *dealt = nullptr;
  return c::guarded([&] {
    HN_NEED(game);
    HN_NEED(dealt);
    HN_NEED_VIEWER(game, viewer);
    return c::give(game->session.redealt(c::player_of(viewer), seed), dealt);
  });
}

// --- bots

const char* hn_bot_name(size_t number) {
  static constexpr const char* kNames[] = {"random", "heuristic", "curious", "search"};  // a test holds it against bot_names()
  return number < std::size(kNames) ? kNames[number] : nullptr;
}

hn_status hn_bot_make(const char* name, uint64_t seed, hn_bot** bot) {
  if (bot != nullptr) *bot = nullptr;
  return c::guarded([&] {
    HN_NEED(name);
    HN_NEED(bot);
    Result<std::unique_ptr<Bot>> made = make_bot(name, seed);
    if (!made) return c::fail(made.error());
    *bot = new hn_bot{std::move(made).value()};
    return HN_OK;
  });
}

void hn_bot_free(hn_bot* bot) { delete bot; }

hn_status hn_bot_choose(hn_bot* bot, const hn_game* game, int32_t* option) {
  if (option != nullptr) *option = 0;
  return c::guarded([&] {
    HN_NEED(bot);
    HN_NEED(game);
    HN_NEED(option);
    if (game->session.game().decision() == nullptr) return c::fail(HN_GAME_OVER, "the game is over: nobody decides");
    *option = bot->bot->choose(game->session.game());
    return HN_OK;
  });
}

}  // extern "C"
