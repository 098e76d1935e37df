#include "scenario/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>

#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "flow/step_watcher.hpp"
#include "game.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/lua/load_scripts.hpp"
#include "state/bare_table.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"
#include "usage/in_use.hpp"

namespace highnoon::scenario {

namespace {

constexpr int kPlayers = 2;  ///< unless the scenario says otherwise
constexpr int kDeck = 30;
constexpr int kChoices = 5'000;  ///< of one scenario: more are a loop

std::vector<PokerCard> parse_hand(const std::string& text) {
  constexpr std::string_view kValues = "A23456789TJQK";
  constexpr std::string_view kSuits = "CDHS";
  std::vector<PokerCard> cards;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ') continue;
    if (text[i] == '*') {
      cards.emplace_back();
      continue;
    }
    const std::size_t value = kValues.find(text[i]);
    const std::size_t suit = i + 1 < text.size() ? kSuits.find(text[i + 1]) : std::string_view::npos;
    if (value == std::string_view::npos || suit == std::string_view::npos) {
      throw Failure("no cards: \"" + text + "\" (write them as KC 5H *)");
    }
    cards.push_back({static_cast<Suit>(suit + 1), static_cast<std::uint8_t>(value + 1)});
    ++i;
  }
  return cards;
}

}  // namespace

/// Keeps the last lines of what happened, counts all events by name, and notes the abilities that resolve.
struct Table::Log : StepWatcher {
  std::set<std::pair<std::string, int>>* used = nullptr;
  static constexpr std::size_t kLines = 40;
  std::deque<std::string> lines;
  std::array<int, static_cast<std::size_t>(TriggerPoint::count_)> heard{};
  void on_event(const Kernel& kernel, const Event& event) override {
    ++heard[static_cast<std::size_t>(type_of(event))];
    std::string line = log_line(kernel, event, {});
    if (line.empty()) return;
    lines.push_back(std::move(line));
    if (lines.size() > kLines) lines.pop_front();
  }
  void on_step(const Kernel& k, int procedure, int step) override {
    if (!used) return;
    if (const auto ability = resolving(k, procedure, step)) used->emplace(k.d.cards[ability->card].script, ability->number);
  }
};

Table::Table(const ContentPtr& library, bool watched, const std::string& ruleset, const std::vector<std::string>& house_rules)
    : content_(std::make_shared<Content>(*library)), log_(std::make_unique<Log>()), watched_(watched) {
  if (watched) log_->used = &used_;
  Definitions& d = content_->definitions;
  library_cards_ = d.cards.size();
  GameConfig config;
  // Nothing is taken without asking: the game waits at its first decision whatever the decks, and settle() decides what a scenario
  // need not say.
  config.auto_take = false;
  if (!d.rulesets.empty()) config.ruleset = d.rulesets.front().name;  // the game's usual one
  if (!ruleset.empty()) config.ruleset = ruleset;
  if (!ruleset.empty() || !house_rules.empty()) {
    const auto combined = combine_ruleset(d, *content_->host, config.ruleset, house_rules);
    if (!combined.ok()) throw Failure(combined.error().message);
    for (const std::string& rule : house_rules) config.ruleset += "+" + rule;
  }
  DefId outfit = kNoDef;
  for (std::size_t i = 0; i < d.cards.size() && outfit == kNoDef; ++i) {
    if (d.cards[i].type == CardType::outfit) outfit = static_cast<DefId>(i);
  }
  if (outfit == kNoDef) throw Failure("the library has no outfit");
  CardDef plain_home = d.cards[outfit];
  plain_home.abilities.clear();
  plain_home.title = plain_home.persona = "Home";
  plain_home.script.clear();
  d.cards.push_back(plain_home);
  outfit = plain_home_ = static_cast<DefId>(d.cards.size() - 1);
  for (int i = 0; i < kMaxPlayers; ++i) config.seats.push_back({fmt::format("P{}", i + 1), {.outfit = outfit}});
  config.seed = 1;
  Result<Game> started = bare_game(content_, config);
  if (!started.ok()) throw Failure(started.error().message);
  game_.emplace(std::move(started).value());
  game_->impl().state.day = 1;
  game_->impl().state.winner = PlayerId{0};
  set_players(kPlayers);
}

Table::~Table() = default;

Kernel Table::kernel() { return game_->impl().kernel(); }

void Table::set_players(int count) {
  State& s = game_->impl().state;
  if (begun_) throw Failure("who plays is said before play begins");
  if (count < s.player_count || count > kMaxPlayers) throw Failure(fmt::format("from {} to {} play", s.player_count, kMaxPlayers));
  while (s.player_count < count) sit_down();
}

void Table::sit_down() {
  Kernel k = kernel();
  const PlayerId player = highnoon::sit_down(k, plain_home_, 10);
  for (int n = 0; n < kDeck; ++n) {
    // Different plain cards all through, so that a hand drawn by nobody's script is a poor one.
    const int i = player.index();
    const PokerCard shown{static_cast<Suit>(1 + (n + i) % 4), static_cast<std::uint8_t>(1 + (n * 5 + i) % 13)};
    put(k, new_card(k, plain(shown), player), Zone::deck, player);
  }
}

PlayerId Table::seat(int player) const {
  if (player < 1 || player > game_->state().player_count) throw Failure(fmt::format("there is no player {}", player));
  return PlayerId{static_cast<std::uint8_t>(player - 1)};
}

LocationId Table::home(int player) { return LocationId(game_->state().player(seat(player)).outfit); }

void Table::refresh() {
  Kernel k = kernel();
  forget_pool(k.cache);
  touch_board(k);
  if (!begun_) return;
  // The kernel looks who controls a deed only while no decision is pending.
  const int frames = k.s.frame_count;
  settle_control(k);
  if (k.s.frame_count != frames) throw Failure("a card listens to who controls what: make this change before play begins");
  game_->impl().run();
  settle();
}

void Table::begin() {
  if (begun_) return;
  begun_ = true;
  Kernel k = kernel();
  for (const Card& one : k.s.all_cards()) {
    if (one.zone == Zone::deck) k.card(one.id).known = 0;  // as if just shuffled
  }
  begin_at(k, phase_);
  if (gangs_) {
    Frame& setup = k.s.frames[static_cast<std::size_t>(k.s.frame_count - 1)];
    setup.step = static_cast<std::uint8_t>(k.step_index(Proc::setup, "starting_gangs"));
  }
  game_->set_observer(log_.get());
  game_->impl().run();
  settle();
}

void Table::check_scripts() {
  if (game_->outcome() == Outcome::halted) fail("the game was halted: " + game_->halt_reason());
  if (!game_->script_errors().empty()) fail("a script failed: " + game_->script_errors().back());
}

/// Plays are left to the scenario even where a player can only pass, so that the table stands still after each and nobody's day runs
/// away; casualties, so that they are said the same way however many there are.
constexpr DecisionKind kSaid[] = {DecisionKind::noon_play, DecisionKind::shootout_play, DecisionKind::resolution_play,
                                  DecisionKind::cheatin_play, DecisionKind::assign_casualty};

/// The standing traits in force, and the rules by which cards were attached.
void Table::note_traits() {
  const auto name = [&](AbilityOf ability) { return std::pair(content_->definitions.cards[ability.card].script, ability.number); };
  each_in_force(
      kernel(), [&](AbilityOf ability) { return used_.count(name(ability)) == 0; }, [&](AbilityOf ability) { used_.insert(name(ability)); });
}

/// Answers what else leaves no choice.
void Table::settle() {
  check_scripts();
  if (watched_) note_traits();
  while (const Decision* decision = game_->decision()) {
    const bool said = std::find(std::begin(kSaid), std::end(kSaid), decision->kind) != std::end(kSaid);
    if (said || decision->options.size() > 1) return;
    if (const auto chosen = game_->choose(0); !chosen.ok()) fail(chosen.error().message);
    check_scripts();
    if (watched_) note_traits();
  }
}

Game& Table::game() {
  begin();
  return *game_;
}

DefId Table::plain(PokerCard shown) {
  Definitions& d = content_->definitions;
  const std::string title = shown.is_joker() ? "Plain joker" : fmt::format("Plain {} of {}", shown.value, to_string(shown.suit));
  if (const DefId known = d.find_title(title); known != kNoDef) return known;
  CardDef def;
  def.code = def.script = def.title = def.persona = title;
  def.type = shown.is_joker() ? CardType::joker : CardType::action;
  def.poker = shown;
  def.scripted = true;
  d.cards.push_back(def);
  return static_cast<DefId>(d.cards.size() - 1);
}

DefId Table::find_script(const std::string& script) {
  const Definitions& d = content_->definitions;
  std::vector<std::string> known;
  for (std::size_t i = 0; i < d.cards.size(); ++i) {
    if (d.cards[i].script == script || d.cards[i].code == script) return static_cast<DefId>(i);
    known.push_back(d.cards[i].script);
  }
  throw Failure(fmt::format("there is no card \"{}\"{}", script, did_you_mean(script, known)));
}

CardId Table::make(int player, const CardSpec& spec) {
  Definitions& d = content_->definitions;
  DefId id = kNoDef;
  if (!spec.script.empty()) {
    id = find_script(spec.script);
  } else {
    CardDef def;
    def.code = def.script = fmt::format("plain-{}", d.cards.size());
    def.title = def.persona = spec.title.empty() ? fmt::format("Card {}", d.cards.size()) : spec.title;
    def.type = spec.type;
    def.poker = {suit_of(spec.type), static_cast<std::uint8_t>(std::clamp(spec.value, 1, 13))};
    def.is_stud = spec.stud;
    def.has_bullets = spec.type == CardType::dude || spec.bullets != 0;
    def.bullets = static_cast<std::int8_t>(spec.bullets);
    def.influence = static_cast<std::int8_t>(spec.influence);
    def.cost = static_cast<std::int8_t>(spec.cost);
    def.upkeep = static_cast<std::int8_t>(spec.upkeep);
    def.production = static_cast<std::int8_t>(spec.production);
    def.control = static_cast<std::int8_t>(spec.control);
    def.faction = spec.faction.empty() ? 0 : d.faction(spec.faction);
    def.scripted = true;
    for (const std::string& printed : spec.keywords) {
      const std::size_t space = printed.rfind(' ');
      const bool rated = space != std::string::npos && printed.find_first_not_of("0123456789", space + 1) == std::string::npos;
      const KeywordId keyword = d.keyword(rated ? printed.substr(0, space) : printed);
      if (keyword >= kMaxKeywords) throw Failure("too many keywords");
      def.keywords.set(keyword);
      if (rated && keyword == static_cast<KeywordId>(Keyword::gadget)) {
        def.difficulty = static_cast<std::int8_t>(std::stoi(printed.substr(space + 1)));
      } else if (rated) def.ratings.push_back({keyword, static_cast<std::int16_t>(std::stoi(printed.substr(space + 1)))});
    }
    d.cards.push_back(def);
    id = static_cast<DefId>(d.cards.size() - 1);
  }
  Kernel k = kernel();
  return new_card(k, id, seat(player));
}

void Table::enter(CardId card, int player, LocationId at, CardId host, bool booted, int bounty, bool left) {
  Kernel k = kernel();
  const CardType type = k.def(card).type;
  const bool attaches = type == CardType::goods || type == CardType::spell || type == CardType::improvement;
  if (attaches && !host) host = at.card();
  if (attaches && !host && !at.is_town_square()) throw Failure(k.def(card).title + " needs a card to be attached to: on = ...");
  lay_in_play(k, card, {.controller = seat(player), .owner = {}, .at = at, .host = attaches ? host : CardId{}, .host_location = attaches && !host ? at : LocationId{}, .booted = booted, .left = left, .bounty = bounty});
  refresh();
}

void Table::put_card(CardId card, int player, Zone zone) {
  Kernel k = kernel();
  lay_out_of_play(k, card, seat(player), zone);
  refresh();
}

void Table::set_outfit(int player, const std::string& script) {
  const DefId id = find_script(script);
  if (content_->definitions.cards[id].type != CardType::outfit) throw Failure(script + " is no outfit");
  Kernel k = kernel();
  k.card(k.player(seat(player)).outfit).def = id;
  refresh();
}

CardId Table::add_legend(int player, const std::string& script) {
  const DefId id = find_script(script);
  if (content_->definitions.cards[id].type != CardType::legend) throw Failure(script + " is no legend");
  Kernel k = kernel();
  Player& p = k.player(seat(player));
  const CardId legend = lay_in_play(k, id, {.controller = seat(player), .host = p.outfit});
  p.legend = legend;
  refresh();
  return legend;
}

void Table::set_booted(CardId card, bool booted) {
  kernel().card(card).set(kBooted, booted);
  refresh();
}

void Table::set_ghost_rock(int player, int amount) {
  game_->impl().state.player(seat(player)).ghost_rock = static_cast<std::int16_t>(amount);
  refresh();
}

void Table::set_fear(int level) {
  game_->impl().state.fear = static_cast<std::int16_t>(level);
  refresh();
}

void Table::set_winner(int player) {
  if (begun_) throw Failure("the Winner is set before play begins");
  game_->impl().state.winner = seat(player);
}

void Table::start_at(Phase phase) {
  if (begun_) throw Failure("the phase is set before play begins");
  phase_ = phase;
}

void Table::start_with_gangs() {
  start_at(Phase::setup);
  gangs_ = true;
}

std::vector<CardId> Table::stack(int player, const std::string& cards) {
  Kernel k = kernel();
  Pile& deck = k.player(seat(player)).deck;
  std::vector<CardId> stacked;
  for (const PokerCard shown : parse_hand(cards)) {
    const CardId card = new_card(k, plain(shown), seat(player));
    const auto waiting = std::count_if(scripted_.begin(), scripted_.end(), [&](CardId c) { return deck.contains(c); });
    if (deck.full()) throw Failure("the deck is full");
    lay_into_deck(k, card, seat(player), static_cast<int>(waiting));
    scripted_.push_back(card);
    stacked.push_back(card);
  }
  refresh();
  return stacked;
}

int Table::find(OptionKind kind, std::initializer_list<int> arguments) {
  const Decision* decision = game().decision();
  if (!decision) return -1;
  for (std::size_t i = 0; i < decision->options.size(); ++i) {
    const Option& option = decision->options[i];
    const int given[] = {option.a, option.b, option.c};
    std::size_t n = 0;
    if (option.kind == kind && std::all_of(arguments.begin(), arguments.end(), [&](int wanted) { return given[n++] == wanted; })) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

void Table::take(int option) {
  if (++choices_ > kChoices) fail("the scenario makes too many choices");
  const auto chosen = game().choose(option);
  if (!chosen.ok()) fail(chosen.error().message);
  settle();
}

int Table::find_text(const std::string& words) {
  const Decision* decision = game().decision();
  if (!decision) return -1;
  int found = -1;
  for (std::size_t i = 0; i < decision->options.size(); ++i) {
    const Option& option = decision->options[i];
    const std::string text = game().text(option), form = to_string(option);
    if (text == words || form == words) return static_cast<int>(i);
    if (text.find(words) == std::string::npos && form.find(words) == std::string::npos) continue;
    if (found >= 0) fail("\"" + words + "\" fits several options");
    found = static_cast<int>(i);
  }
  return found;
}

int Table::happened(const std::string& event) {
  game();
  const auto point = find_trigger_point(event);
  if (!point) throw Failure("no event \"" + event + "\"");
  return log_->heard[static_cast<std::size_t>(*point)];
}

std::string Table::name_of(LocationId id) const {
  if (!id) return "nothing";
  if (id.is_town_square()) return "the town square";
  const Kernel k = game_->impl().reader();
  const CardId card = id.card();
  if (!k.exists(card)) return "a card that is no more";
  const bool is_home = k.def(card).type == CardType::outfit;
  return is_home ? fmt::format("P{}'s home", k.card(card).owner.index() + 1) : k.def(card).title;
}

std::string Table::describe() {
  std::string text;
  const Decision* decision = game().decision();
  if (!decision) {
    text = "  the game is over";
  } else {
    text = fmt::format("  P{} decides ({}): {}", decision->player.index() + 1, to_string(decision->kind), game().prompt());
    for (const Option& option : decision->options) text += "\n    " + game().text(option);
  }
  if (!log_->lines.empty()) text += "\n  before that:";
  for (const std::string& line : log_->lines) text += "\n    " + line;
  return text;
}

void Table::fail(const std::string& what) { throw Failure(what + "\n" + describe()); }

void Table::finish() {
  game();
  check_scripts();
  if (const std::string left = left_over(); !left.empty()) fail("scripted cards that nobody drew:" + left);
}

std::set<std::string> Table::cards() const {
  std::set<std::string> ids;
  for (const Card& card : game_->state().all_cards()) {
    if (card.def < library_cards_) ids.insert(content_->definitions.cards[card.def].script);
  }
  return ids;
}

std::string Table::left_over() const {
  std::string left;
  for (const CardId card : scripted_) {
    const Card& c = game_->state().card(card);
    if (c.zone == Zone::deck) left += fmt::format(" P{}: {};", c.owner.index() + 1, content_->definitions.cards[c.def].title);
  }
  return left;
}

}  // namespace highnoon::scenario
