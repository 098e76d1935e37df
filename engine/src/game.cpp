#include "game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

#include "effect/modifier.hpp"
#include "log/texts.hpp"
#include "state/invariant.hpp"
#include "state/rng.hpp"
#include "state/view.hpp"
#include "state/zone.hpp"

namespace highnoon {

std::uint64_t next_game_serial() {
  static std::atomic<std::uint64_t> serial{1};
  return serial.fetch_add(1, std::memory_order_relaxed);
}

std::string fault_of(const SeatConfig& seat, const Definitions& d) {
  const DeckList& deck = seat.deck;
  const auto is = [&](DefId id, CardType type) { return id < d.cards.size() && d.cards[id].type == type; };
  if (!is(deck.outfit, CardType::outfit)) return "has no outfit";
  if (deck.legend != kNoDef && !is(deck.legend, CardType::legend)) return "has a legend that is not one";
  if (deck.cards.size() > 56) return "has more than 56 cards besides outfit and legend";
  for (const DefId id : deck.cards) {
    if (id >= d.cards.size()) return "has a card that is not in the library";
    if (is(id, CardType::outfit) || is(id, CardType::legend)) return "has an outfit or legend among its cards";
  }
  std::vector<DefId> left = deck.cards;
  for (const DefId id : deck.starting_gang) {
    const auto found = std::find(left.begin(), left.end(), id);
    if (found == left.end()) return "starts with a card that is not in the deck";
    left.erase(found);
  }
  return "";
}

namespace {

Error bad_config(std::string message) { return {ErrorCode::bad_config, std::move(message)}; }

void deal_seat(Kernel& k, PlayerId player, const DeckList& deck) {
  Player& p = k.player(player);
  const auto add = [&](DefId def) { return new_card(k, def, player); };
  p.outfit = add(deck.outfit);
  if (deck.legend != kNoDef) p.legend = add(deck.legend);
  for (const DefId def : k.rules.rules_cards) add(def);
  for (const DefId def : deck.cards) put(k, add(def), Zone::deck);
}

}  // namespace

void Game::Impl::run() {
  Kernel k = kernel();
  cache.script_work = kScriptWork;
  try {
    k.run();
  } catch (...) {
    cache.script_work = kEndlessWork;
    throw;
  }
  cache.script_work = kEndlessWork;
#ifdef HIGHNOON_INVARIANTS
  if (const std::string broken = from_bytes ? "" : broken_invariant(k); !broken.empty()) {
    fmt::print(stderr, "highnoon: broken invariant: {}\n", broken);
    std::abort();
  }
#endif
  set_decision();
}

void Game::Impl::ask_anew() {
  forget_pool(cache);
  Kernel k = kernel();
  touch_board(k);
  output.options.clear();
  list_options(k, output.options);
  set_decision();
}

void Game::Impl::set_decision() {
  decision = Decision{};
  if (state.outcome != Outcome::running) return;
  decision.player = state.pending.player;
  decision.kind = state.pending.kind;
  decision.options = output.options;
}

Game::Game(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

Game::Game(const Game& other) { *this = other; }

Game& Game::operator=(const Game& other) {
  if (this == &other) return *this;
  if (impl_) {
    copy_state(impl_->state, other.impl_->state);
  } else {
    impl_ = std::make_unique<Impl>();
    std::memcpy(static_cast<void*>(&impl_->state), &other.impl_->state, other.impl_->state.used_bytes());
  }
  impl_->content = other.impl_->content;
  impl_->config = other.impl_->config;
  impl_->rules = other.impl_->rules;
  impl_->observer = nullptr;
  impl_->checkpoints = other.impl_->checkpoints;
  impl_->from_bytes = other.impl_->from_bytes;
  impl_->cache = other.impl_->cache;
  impl_->cache.game_serial = next_game_serial();
  impl_->output.options = other.impl_->output.options;
  impl_->output.script_errors.clear();
  impl_->set_decision();
  return *this;
}

Result<Game> Game::start(ContentPtr content, const GameConfig& config, Observer* observer) {
  const Definitions& d = content->definitions;
  if (config.seats.size() < 2 || config.seats.size() > kMaxPlayers) {
    return bad_config(fmt::format("a game has 2 to {} players, not {}", kMaxPlayers, config.seats.size()));
  }
  const int ruleset = d.find_ruleset(config.ruleset);
  if (ruleset < 0) return bad_config(fmt::format("there is no ruleset \"{}\"", config.ruleset));
  for (const SeatConfig& seat : config.seats) {
    if (const std::string fault = fault_of(seat, d); !fault.empty()) {
      return bad_config(fmt::format("the deck of {} {}", seat.name.empty() ? "a player" : seat.name, fault));
    }
  }

  auto impl = std::make_unique<Impl>();
  impl->content = std::move(content);
  impl->config = std::make_shared<const GameConfig>(config);
  impl->rules = &impl->content->definitions.rulesets[static_cast<std::size_t>(ruleset)];
  impl->observer = observer;
  impl->cache.game_serial = next_game_serial();
  State& state = impl->state;
  std::memset(static_cast<void*>(&state), 0, sizeof state);
  state = State{};
  seed(state.rng, config.seed);
  state.player_count = static_cast<std::uint8_t>(config.seats.size());
  state.fear = impl->rules->parameters[static_cast<std::size_t>(Parameter::fear_level)];
  Kernel k = impl->kernel();
  for (std::uint8_t i = 0; i < state.player_count; ++i) deal_seat(k, PlayerId{i}, config.seats[i].deck);
  k.push(Proc::game);
  try {
    impl->run();
  } catch (const std::bad_alloc& error) {
    return Error{ErrorCode::host_limit, error.what()};
  }
  return Game(std::move(impl));
}

const Decision* Game::decision() const {
  return impl_->state.outcome == Outcome::running ? &impl_->decision : nullptr;
}

Result<const Decision*> Game::choose(int option) {
  Impl& g = *impl_;
  if (g.state.outcome != Outcome::running) return Error{ErrorCode::game_over, "the game is over"};
  if (option < 0 || option >= static_cast<int>(g.output.options.size())) {
    return Error{ErrorCode::no_such_option,
                 fmt::format("there is no option {} among {}", option, g.output.options.size())};
  }
  // Only the script host can fail like that, and only then everything must be as it was.
  const bool may_fail = g.content->host != nullptr;
  const KeptState before(g.state);
  Checkpoints checkpoints = may_fail ? g.checkpoints : Checkpoints{};
  // What another player decides cannot be taken back by a failing script of this one.
  std::erase_if(g.checkpoints, [&](const auto& c) { return c->player != g.state.pending.player; });
  g.state.pending.answer = g.output.options[static_cast<std::size_t>(option)];
  g.state.pending.answered = 1;
  ++g.state.choices;
  if (g.output.options.size() > 1) g.cache.loop.reset();
  const std::size_t errors = g.output.script_errors.size();
  try {
    g.run();
  } catch (const std::bad_alloc& error) {
    if (!may_fail) throw;
    copy_state(g.state, before.get());
    g.checkpoints = std::move(checkpoints);
    g.output.script_errors.resize(errors);
    g.ask_anew();
    return Error{ErrorCode::host_limit, error.what()};
  }
  return decision();
}

Outcome Game::outcome() const { return impl_->state.outcome; }
PlayerId Game::winner() const { return impl_->state.winner_of_game; }
std::string Game::halt_reason() const { return impl_->cache.loop.told; }
const Content& Game::content() const { return *impl_->content; }
ContentPtr Game::content_ptr() const { return impl_->content; }
const State& Game::state() const { return impl_->state; }
const GameConfig& Game::config() const { return *impl_->config; }
const std::string& Game::player_name(PlayerId player) const {
  return impl_->config->seats[player.value].name;
}
std::uint64_t Game::hash() const { return hash_state(impl_->state); }
bool operator==(const Game& a, const Game& b) {
  return a.impl_->content == b.impl_->content && a.impl_->state == b.impl_->state;
}
void Game::set_observer(Observer* observer) { impl_->observer = observer; }
const std::vector<std::string>& Game::script_errors() const { return impl_->output.script_errors; }
View Game::view(PlayerId viewer) const { return make_view(impl_->reader(), viewer); }
std::string Game::prompt() const { return highnoon::prompt(impl_->reader()); }
std::string Game::text(const Option& option) const { return describe(impl_->reader(), option); }
int Game::day() const { return impl_->state.day; }
std::size_t Game::state_bytes() const { return impl_->state.used_bytes(); }
std::uint64_t Game::choices_taken() const { return impl_->state.choices; }

}  // namespace highnoon
