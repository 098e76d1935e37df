#include "highnoon/session.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "flow/kernel.hpp"
#include "highnoon/redeal.hpp"
#include "highnoon/reload.hpp"

namespace highnoon {
namespace {

/// A game is kept every so many choices; to go back, it is played on from there.
constexpr std::uint64_t kBetweenSnapshots = 64;

std::uint32_t low_half(std::uint64_t hash) { return static_cast<std::uint32_t>(hash); }

}  // namespace

/// Listens while the game runs, for every viewer at once. What viewers hear alike is kept once.
class Session::Recorder : public Observer {
 public:
  Recorder(std::vector<std::vector<std::shared_ptr<const Heard>>>& streams, std::uint64_t choices) : streams_(streams), choices_(choices) {
    for (const auto& stream : streams_) before_.push_back(stream.size());
  }

  void on_event(const Kernel& kernel, const Event& event) override {
    std::shared_ptr<const Heard> last;
    for (std::size_t i = 0; i < streams_.size(); ++i) {
      const PlayerId viewer = i + 1 < streams_.size() ? PlayerId{static_cast<std::uint8_t>(i)} : PlayerId{};
      std::optional<EventView> seen = event_view(kernel, event, viewer);
      if (!seen) continue;
      std::string text = log_line(kernel, event, viewer);
      if (!last || last->event != *seen || last->text != text) {
        last = std::make_shared<const Heard>(Heard{choices_, kernel.s.day, *std::move(seen), std::move(text)});
      }
      streams_[i].push_back(last);
    }
  }

  /// Forgets what was heard: it has not happened.
  void forget() {
    for (std::size_t i = 0; i < streams_.size(); ++i) streams_[i].resize(before_[i]);
  }

 private:
  std::vector<std::vector<std::shared_ptr<const Heard>>>& streams_;
  std::uint64_t choices_;
  std::vector<std::size_t> before_;
};

// --- beginning

Session::Session(Game game, SessionOptions options)
    : game_(std::move(game)), replay_(Replay::of(game_)), options_(options), streams_(game_.config().seats.size() + 1) {
  game_.set_observer(nullptr);
  keep_snapshot();
}

Session Session::of(Game game, SessionOptions options) { return Session(std::move(game), options); }

Result<Session> Session::start(ContentPtr content, const GameConfig& config, SessionOptions options) {
  std::vector<std::vector<std::shared_ptr<const Heard>>> streams(config.seats.size() + 1);
  Recorder recorder(streams, 0);
  Result<Game> game = Game::start(std::move(content), config, options.events ? &recorder : nullptr);
  if (!game) return game.error();
  Session session(*std::move(game), options);
  session.from_start_ = true;
  session.streams_ = std::move(streams);
  return session;
}

void Session::keep_snapshot() { snapshots_.push_back({choices(), std::make_shared<const Game>(game_)}); }

Phase Session::phase() const { return game_.state().phase; }

// --- deciding

std::optional<DecisionView> Session::decision(PlayerId viewer) const {
  const Decision* pending = game_.decision();
  if (pending == nullptr) return std::nullopt;
  DecisionView view{.number = decision_number_, .player = pending->player, .kind = pending->kind};
  if (viewer != pending->player) return view;
  view.prompt = game_.prompt();
  for (std::size_t i = 0; i < pending->options.size(); ++i) {
    const Option& option = pending->options[i];
    view.options.push_back({static_cast<int>(i), option, to_string(option), game_.text(option)});
  }
  return view;
}

std::optional<DecisionView> Session::decision() const {
  const Decision* pending = game_.decision();
  return pending == nullptr ? std::nullopt : decision(pending->player);
}

Result<void> Session::choose(int option) {
  const Decision* pending = game_.decision();
  if (pending == nullptr) return Error{ErrorCode::game_over, "the game is over"};
  if (option < 0 || option >= static_cast<int>(pending->options.size())) {
    return Error{ErrorCode::no_such_option, fmt::format("there is no option {} among {}", option, pending->options.size())};
  }
  const std::size_t moves = replay_.moves.size();
  replay_.record(game_, option);
  Recorder recorder(streams_, choices());
  if (options_.events) game_.set_observer(&recorder);
  const Result<const Decision*> next = game_.choose(option);
  game_.set_observer(nullptr);
  if (!next) {
    recorder.forget();
    replay_.choices.pop_back();
    replay_.moves.resize(moves);
    return next.error();
  }
  ++decision_number_;
  if (choices() - snapshots_.back().choices >= kBetweenSnapshots) keep_snapshot();
  return {};
}

Result<void> Session::choose(PlayerId player, std::uint64_t decision, int option) {
  const Decision* pending = game_.decision();
  if (pending == nullptr) return Error{ErrorCode::game_over, "the game is over"};
  if (decision != decision_number_) {
    return Error{ErrorCode::stale, fmt::format("decision {} is not pending; {} is", decision, decision_number_)};
  }
  if (player != pending->player) {
    return Error{ErrorCode::not_your_decision, fmt::format("{} decides now", game_.player_name(pending->player))};
  }
  return choose(option);
}

Result<void> Session::choose(PlayerId player, std::uint64_t decision, std::string_view machine_form) {
  int index = -1;
  if (const Decision* pending = game_.decision(); pending != nullptr && pending->player == player && decision == decision_number_) {
    const std::optional<Option> option = parse_option(machine_form);
    const auto found = option ? std::find(pending->options.begin(), pending->options.end(), *option) : pending->options.end();
    if (found == pending->options.end()) {
      return Error{ErrorCode::no_such_option, fmt::format("\"{}\" is none of the options", machine_form)};
    }
    index = static_cast<int>(found - pending->options.begin());
  }
  return choose(player, decision, index);
}

// --- what has happened

int Session::stream_of(PlayerId viewer) const {
  const int spectators = static_cast<int>(streams_.size()) - 1;
  return viewer && viewer.index() < spectators ? viewer.index() : spectators;
}

std::uint64_t Session::event_count(PlayerId viewer) const { return streams_[static_cast<std::size_t>(stream_of(viewer))].size(); }

SessionEvent Session::told(int stream, std::uint64_t number) const {
  const Heard& heard = *streams_[static_cast<std::size_t>(stream)][number];
  return {number, heard.choices, heard.day, heard.event, heard.text};
}

std::vector<SessionEvent> Session::events(PlayerId viewer, std::uint64_t from) const {
  const int stream = stream_of(viewer);
  std::vector<SessionEvent> events;
  for (std::uint64_t number = from; number < event_count(viewer); ++number) events.push_back(told(stream, number));
  return events;
}

std::uint64_t Session::event_number(const Mark& mark, PlayerId viewer) const {
  const auto& stream = streams_[static_cast<std::size_t>(stream_of(viewer))];
  const auto after = std::partition_point(stream.begin(), stream.end(), [&](const auto& heard) { return heard->choices <= mark.choices; });
  return static_cast<std::uint64_t>(after - stream.begin());
}

std::vector<SessionEvent> Session::events_since(const Mark& mark, PlayerId viewer) const { return events(viewer, event_number(mark, viewer)); }

std::vector<std::string> Session::log(PlayerId viewer, std::uint64_t from) const {
  const auto& stream = streams_[static_cast<std::size_t>(stream_of(viewer))];
  std::vector<std::string> lines;
  for (std::uint64_t number = from; number < stream.size(); ++number) {
    if (!stream[number]->text.empty()) lines.push_back(stream[number]->text);
  }
  return lines;
}

// --- going back

Mark Session::mark() const { return {choices(), low_half(game_.hash())}; }

Result<Game> Session::game_at(std::uint64_t at) const {
  const auto after = std::partition_point(snapshots_.begin(), snapshots_.end(), [&](const Snapshot& kept) { return kept.choices <= at; });
  const Snapshot& kept = *std::prev(after);
  Game game = *kept.game;
  for (std::uint64_t i = kept.choices; i < at; ++i) {
    if (const auto next = game.choose(replay_.choices[i].index); !next) return next.error();
  }
  return game;
}

void Session::go_back(std::uint64_t at, Game game) {
  game_ = std::move(game);
  replay_.cut(at);
  std::erase_if(snapshots_, [&](const Snapshot& kept) { return kept.choices > at; });
  std::erase_if(moved_, [&](const Mark& mark) { return mark.choices > at; });
  for (auto& stream : streams_) {
    while (!stream.empty() && stream.back()->choices > at) stream.pop_back();
  }
  ++decision_number_;
  ++undone_;
}

Result<void> Session::undo_to(const Mark& mark, Undo undo) {
  if (mark.choices > choices()) return Error{ErrorCode::stale, fmt::format("{} choices were made, not {}", choices(), mark.choices)};
  const std::uint32_t state = mark.choices < choices() ? replay_.choices[mark.choices].state : low_half(game_.hash());
  const bool is_known = mark.state == state || std::count(moved_.begin(), moved_.end(), mark) > 0;
  if (!is_known) return Error{ErrorCode::stale, "the mark is of another course of the game"};
  if (mark.choices == choices()) return {};
  Result<Game> then = game_at(mark.choices);
  if (!then) return then.error();
  if (undo == Undo::fair && then->state().reveals != game_.state().reveals) {
    return Error{ErrorCode::past_reveal, "cards were shown or drawn since, or chance has decided: that cannot be taken back"};
  }
  go_back(mark.choices, *std::move(then));
  return {};
}

Result<void> Session::take_back(PlayerId player, Undo undo) {
  const auto last = std::find_if(replay_.choices.rbegin(), replay_.choices.rend(), [&](const ReplayChoice& choice) { return choice.player == player; });
  if (last == replay_.choices.rend()) return Error{ErrorCode::not_found, "there is no choice to take back"};
  if (undo == Undo::fair && last != replay_.choices.rbegin()) {
    return Error{ErrorCode::past_reveal, fmt::format("{} has decided since: that cannot be taken back",
                                                     game_.player_name(replay_.choices.back().player))};
  }
  return undo_to({static_cast<std::uint64_t>(replay_.choices.rend() - last) - 1, last->state}, undo);
}

// --- other content, replays

Result<bool> Session::move_to(ContentPtr content) {
  const bool is_other = content != game_.content_ptr();
  const Mark before = mark();
  const Result<bool> moved = highnoon::move_to(game_, std::move(content));
  if (moved && *moved && is_other) {
    ++decision_number_;
    moved_.push_back(before);
    keep_snapshot();
  }
  return moved;
}

Result<Session> Session::redealt(PlayerId viewer, std::uint64_t seed) const {
  Game game = game_;
  if (const Result<Redealt> dealt = redeal(game, viewer, seed); !dealt) return dealt.error();
  return of(std::move(game), options_);
}

Result<Replay> Session::replay() const {
  if (!from_start_) return Error{ErrorCode::not_found, "the session began in the middle of a game: there is no replay of it"};
  Replay replay = replay_;
  replay.finish(game_);
  return replay;
}

Result<std::string> Session::replay_text() const {
  const Result<Replay> whole = replay();
  if (!whole) return whole.error();
  return to_text(*whole, snapshots_.front().game->content().definitions);
}

Result<Session> Session::from_replay(ContentPtr content, Replay replay, const ContentFinder& find, SessionOptions options) {
  Result<Session> session = start(content, replay.config, options);
  if (!session) return session;
  Result<Replayer> replayer = Replayer::start(std::move(content), std::move(replay), nullptr, find);
  if (!replayer) return replayer.error();
  const auto follow = [&]() -> Result<void> {
    if (replayer->game().content_ptr() == session->game().content_ptr()) return {};
    const Result<bool> moved = session->move_to(replayer->game().content_ptr());
    return moved ? Result<void>() : Result<void>(moved.error());
  };
  while (!replayer->at_end()) {
    if (const Result<void> followed = follow(); !followed) return followed.error();
    const int index = replayer->replay().choices[replayer->position()].index;
    if (const Result<void> stepped = replayer->step(); !stepped) return stepped.error();
    if (const Result<void> chosen = session->choose(index); !chosen) return chosen.error();
  }
  if (const Result<void> followed = follow(); !followed) return followed.error();
  if (const Result<void> verified = replayer->verify_end(); !verified) return verified.error();
  return session;
}

}  // namespace highnoon
