#include "tests/support/town.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <map>
#include <stdexcept>

#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "highnoon/library.hpp"
#include "state/bare_table.hpp"
#include "state/zone.hpp"
#include "tests/support/poker_cards.hpp"
#include "town/town.hpp"

namespace highnoon::test {

namespace {

constexpr int kPatience = 400;  ///< plain answers before a wait is given up

/// "Huckster 1": a keyword and its rating; "Private": a keyword.
void add_keyword(Definitions& d, CardDef& def, const std::string& printed) {
  const std::size_t space = printed.rfind(' ');
  const bool rated = space != std::string::npos && printed.find_first_not_of("0123456789", space + 1) == std::string::npos;
  const KeywordId keyword = d.keyword(rated ? printed.substr(0, space) : printed);
  def.keywords.set(keyword);
  if (rated) def.ratings.push_back({keyword, static_cast<std::int16_t>(std::stoi(printed.substr(space + 1)))});
}

CardDef make_def(Definitions& d, CardType type, const CardSpec& spec) {
  CardDef def;
  def.code = fmt::format("test-{}", d.cards.size());
  def.title = spec.title.empty() ? fmt::format("{} {}", to_string(type), d.cards.size()) : spec.title;
  def.persona = def.title;
  def.script = def.code;
  def.pack = "test";
  def.type = type;
  def.poker.suit = spec.suit == Suit::none ? suit_of(type) : spec.suit;
  def.poker.value = def.poker.suit == Suit::none ? 0 : static_cast<std::uint8_t>(spec.value);
  def.faction = spec.faction.empty() ? 0 : d.faction(spec.faction);
  def.is_stud = spec.stud;
  def.has_bullets = type == CardType::dude || spec.bullets != 0;
  def.bullets = static_cast<std::int8_t>(spec.bullets);
  def.influence = static_cast<std::int8_t>(spec.influence);
  def.cost = static_cast<std::int8_t>(spec.cost);
  def.upkeep = static_cast<std::int8_t>(spec.upkeep);
  def.production = static_cast<std::int8_t>(spec.production);
  def.control = static_cast<std::int8_t>(spec.control);
  def.wealth = static_cast<std::int8_t>(spec.wealth);
  def.difficulty = static_cast<std::int8_t>(spec.difficulty);
  def.experience = static_cast<std::int8_t>(spec.experience);
  for (const std::string& keyword : spec.keywords) add_keyword(d, def, keyword);
  for (const Ability& ability : spec.abilities) {
    def.abilities.push_back(ability.build(d, static_cast<int>(def.abilities.size())));
  }
  def.scripted = true;
  return def;
}

/// Without what its abilities need: they are tried by scenarios.
RulesetDef ruleset_of_files(const std::string& name) {
  static std::map<std::string, RulesetDef> loaded;
  const auto [at, is_new] = loaded.try_emplace(name);
  if (!is_new) return at->second;
  LibraryOptions options;
  options.data = HIGHNOON_SOURCE_DIRECTORY;
  options.standard_packs = false;
  options.rulesets = {name};
  const Result<Library> library = Library::load({}, options);
  if (!library) throw std::logic_error(library.error().message);
  const Definitions& d = library->definitions();
  at->second = d.rulesets[static_cast<std::size_t>(d.find_ruleset(name))];
  at->second.rules_cards.clear();
  return at->second;
}

bool matches(const Option& option, OptionKind what, std::initializer_list<int> arguments) {
  if (option.kind != what) return false;
  const std::int32_t given[] = {option.a, option.b, option.c};
  std::size_t i = 0;
  return std::all_of(arguments.begin(), arguments.end(), [&](int wanted) { return given[i++] == wanted; });
}

}  // namespace

// --- the table -------------------------------------------------------------------------------------------------------------

Town::Town(TownSpec spec) : spec_(std::move(spec)), content_(std::make_shared<Content>()) {
  Definitions& d = content_->definitions;
  d.rulesets.push_back(spec_.ruleset.empty() ? default_ruleset() : ruleset_of_files(spec_.ruleset));
  for (const auto& [parameter, value] : spec_.parameters) {
    d.rulesets.front().parameters[static_cast<std::size_t>(parameter)] = static_cast<std::int16_t>(value);
  }

  GameConfig config;
  config.ruleset = d.rulesets.front().name;
  config.auto_take = spec_.auto_take;
  config.seed = spec_.seed;
  config.prompts = spec_.prompts;
  for (int i = 0; i < spec_.players; ++i) {
    d.cards.push_back(make_def(d, CardType::outfit, {.title = fmt::format("Home of P{}", i + 1)}));
    config.seats.push_back({fmt::format("P{}", i + 1), {.outfit = static_cast<DefId>(i)}});
  }
  Result<Game> started = bare_game(content_, config);
  if (!started.ok()) throw std::logic_error(started.error().message);
  game_.emplace(std::move(started.value()));

  State& s = game_->impl().state;
  s.phase = spec_.phase;
  if (spec_.phase != Phase::setup) {
    s.day = 1;
    s.winner = spec_.winner;
  }
  Kernel k = kernel();
  for (std::uint8_t i = 0; i < spec_.players; ++i) {
    const PlayerId player = sit_down(k, i, spec_.ghost_rock, spec_.phase != Phase::setup);
    for (int n = 0; n < spec_.deck; ++n) {
      // Different plain cards all through, so that a hand drawn by nobody's script is a poor one.
      const auto suit = static_cast<Suit>(1 + (n + i) % 4);
      put(k, new_card(k, plain({suit, static_cast<std::uint8_t>(1 + (n * 5 + i) % 13)}), player), Zone::deck, player);
    }
  }
}

Town::~Town() {
  if (std::uncaught_exceptions() > 0 || testing::Test::HasFailure()) return;
  std::string left;
  for (const CardId card : scripted_) {
    const Card& c = game_->state().card(card);
    if (c.zone != Zone::deck) continue;
    const PokerCard shown = content_->definitions.cards[c.def].poker;
    left += fmt::format(" P{}:{}", c.owner.index() + 1,
                        shown.is_joker() ? "joker" : fmt::format("{} of {}", shown.value, to_string(shown.suit)));
  }
  EXPECT_TRUE(left.empty()) << "scripted cards that nobody drew:" << left;
}

void Town::begin() {
  if (begun_) return;
  begun_ = true;
  Kernel k = kernel();
  if (spec_.phase == Phase::setup) {
    k.push(Proc::game);
  } else {
    begin_at(k, spec_.phase);
  }
  k.observer = game_->impl().observer = log_.get();
  game_->impl().run();
}

Game& Town::game() {
  begin();
  return *game_;
}

void Town::refresh() {
  Kernel k = kernel();
  forget_pool(k.cache);
  touch_board(k);
  if (begun_) {
    game_->impl().run();
  } else if (spec_.phase != Phase::setup) {
    settle_control(k);
  }
}

DefId Town::define(CardType type, CardSpec spec) {
  Definitions& d = content_->definitions;
  d.cards.push_back(make_def(d, type, spec));
  forget_pool(game_->impl().cache);
  return static_cast<DefId>(d.cards.size() - 1);
}

DefId Town::plain(PokerCard shown) {
  Definitions& d = content_->definitions;
  const std::string title = shown.is_joker() ? "Plain joker" : fmt::format("Plain {} of {}", shown.value, to_string(shown.suit));
  const DefId known = d.find_title(title);
  if (known != kNoDef) return known;
  if (shown.is_joker()) return define(CardType::joker, {.title = title});
  return define(CardType::action, {.title = title, .value = shown.value, .suit = shown.suit});
}

CardId Town::make(PlayerId player, CardType type, CardSpec spec) {
  Kernel k = kernel();
  return new_card(k, define(type, spec), spec.owner ? spec.owner : player);
}

CardId Town::enter(PlayerId player, CardType type, CardSpec spec, CardId host) {
  const CardId card = make(player, type, spec);
  Kernel k = kernel();
  lay_in_play(k, card, {.controller = player, .owner = {}, .at = spec.at, .host = host, .host_location = {}, .booted = spec.booted, .left = spec.side == Side::left, .bounty = spec.bounty});
  refresh();
  return card;
}

CardId Town::dude(PlayerId player, CardSpec spec) { return enter(player, CardType::dude, std::move(spec)); }
CardId Town::deed(PlayerId player, CardSpec spec) { return enter(player, CardType::deed, std::move(spec)); }
CardId Town::goods(PlayerId player, CardId host, CardSpec spec) { return enter(player, CardType::goods, std::move(spec), host); }
CardId Town::spell(PlayerId player, CardId host, CardSpec spec) { return enter(player, CardType::spell, std::move(spec), host); }

CardId Town::improvement(PlayerId player, CardId deed, CardSpec spec) { return enter(player, CardType::improvement, std::move(spec), deed); }

CardId Town::legend(PlayerId player, CardSpec spec) {
  const CardId card = enter(player, CardType::legend, spec);
  game_->impl().state.player(player).legend = card;
  return card;
}

CardId Town::outfit(PlayerId player, CardSpec spec) {
  Definitions& d = content_->definitions;
  const CardId card = game_->state().player(player).outfit;
  if (spec.title.empty()) spec.title = d.cards[game_->state().card(card).def].title;
  d.cards[game_->state().card(card).def] = make_def(d, CardType::outfit, spec);
  refresh();
  return card;
}

CardId Town::put_card(PlayerId player, Zone zone, CardType type, CardSpec spec) {
  const CardId card = make(player, type, std::move(spec));
  Kernel k = kernel();
  put(k, card, zone, player);
  refresh();
  return card;
}

void Town::hand(PlayerId player, int n) {
  Kernel k = kernel();
  for (int i = 0; i < n; ++i) {
    put(k, new_card(k, plain({Suit::clubs, static_cast<std::uint8_t>(1 + i % 13)}), player), Zone::hand, player);
  }
  refresh();
}

void Town::ghost_rock(PlayerId player, int amount) {
  game_->impl().state.player(player).ghost_rock = static_cast<std::int16_t>(amount);
  refresh();
}

void Town::draws(PlayerId player, std::string_view cards) {
  Kernel k = kernel();
  for (const PokerCard shown : test::hand(cards)) {
    const CardId card = new_card(k, plain(shown), player);
    // Below what was scripted before and is still to come.
    Pile& deck = k.player(player).deck;
    const auto waiting = std::count_if(scripted_.begin(), scripted_.end(), [&](CardId c) { return deck.contains(c); });
    lay_into_deck(k, card, player, static_cast<int>(waiting));
    scripted_.push_back(card);
  }
  refresh();
}

void Town::empty_deck(PlayerId player) {
  Kernel k = kernel();
  while (!k.player(player).deck.empty()) put(k, k.player(player).deck.back(), Zone::none, player);
  refresh();
}

// --- the decision ----------------------------------------------------------------------------------------------------------

PlayerId Town::decider() {
  const Decision* decision = game().decision();
  return decision ? decision->player : PlayerId{};
}

DecisionKind Town::kind() {
  const Decision* decision = game().decision();
  return decision ? decision->kind : DecisionKind::none;
}

std::vector<Option> Town::options() {
  const Decision* decision = game().decision();
  if (!decision) return {};
  return {decision->options.begin(), decision->options.end()};
}

bool Town::over() { return game().outcome() != Outcome::running; }

int Town::find(OptionKind what, std::initializer_list<int> arguments) {
  const auto list = options();
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (matches(list[i], what, arguments)) return static_cast<int>(i);
  }
  return -1;
}

int Town::count_matching(OptionKind what, std::initializer_list<int> arguments) {
  const auto list = options();
  return static_cast<int>(
      std::count_if(list.begin(), list.end(), [&](const Option& option) { return matches(option, what, arguments); }));
}

bool Town::offers_any(CardId card) {
  const auto list = options();
  return std::any_of(list.begin(), list.end(), [&](const Option& option) { return option.a == card.raw || option.b == card.raw; });
}

std::string Town::describe() {
  if (over()) return fmt::format("the game is over: {}", game().halt_reason());
  std::string text = fmt::format("P{} decides, {}: {}", decider().index() + 1, to_string(kind()), game().prompt());
  for (const Option& option : options()) text += fmt::format("\n  {:<40} {}", to_string(option), game().text(option));
  return text;
}

// --- acting ----------------------------------------------------------------------------------------------------------------

void Town::fail(const std::string& message) { throw std::runtime_error(message + "\n" + describe()); }

void Town::choose(int index) {
  const auto result = game().choose(index);
  if (!result.ok()) fail(result.error().message);
  if (game().outcome() == Outcome::halted) fail("the game was halted");
}

void Town::take_matching(OptionKind what, std::initializer_list<int> arguments) {
  const int index = find(what, arguments);
  if (index < 0) {
    Option wanted{what};
    std::int32_t* const fields[] = {&wanted.a, &wanted.b, &wanted.c};
    std::size_t i = 0;
    for (const int argument : arguments) *fields[i++] = argument;
    fail(fmt::format("not offered: {}", to_string(wanted)));
  }
  choose(index);
}

void Town::pass(PlayerId who) {
  if (decider() != who) fail(fmt::format("P{} is not asked", who.index() + 1));
  pass();
}

void Town::move(CardId dude, LocationId to) {
  take(offers(OptionKind::move_booting, dude, to) ? OptionKind::move_booting : OptionKind::move, dude, to);
}

void Town::join(CardId dude) { take(offers(OptionKind::join_booting, dude) ? OptionKind::join_booting : OptionKind::join, dude); }

int Town::find_use(CardId card, int ability) {
  for (const OptionKind what : {OptionKind::use_ability, OptionKind::play_action, OptionKind::react, OptionKind::trait}) {
    const int index = find(what, {raw(card), ability});
    if (index >= 0) return index;
  }
  return -1;
}

bool Town::can_use(CardId card, int ability) { return find_use(card, ability) >= 0; }

void Town::use(CardId card, int ability) {
  const int index = find_use(card, ability);
  if (index < 0) fail(fmt::format("{} cannot be used", kernel().def(card).title));
  choose(index);
}

void Town::shop(CardId deed, Side end) { take(OptionKind::shop_deed, deed, end); }

void Town::answer_plainly() {
  for (const OptionKind what : {OptionKind::pass, OptionKind::done, OptionKind::no, OptionKind::accept}) {
    const int index = find(what, {});
    if (index >= 0) return choose(index);
  }
  choose(0);
}

void Town::pass_until(DecisionKind wanted, PlayerId who) {
  for (int i = 0; i < kPatience; ++i) {
    if (over()) break;
    if (kind() == wanted && (!who || decider() == who)) return;
    answer_plainly();
  }
  fail(fmt::format("there was no decision {}", to_string(wanted)));
}

void Town::pass_until_phase(Phase phase) {
  const int today = game().state().day;
  for (int i = 0; i < kPatience; ++i) {
    if (over()) break;
    if (this->phase() == phase || day() != today) return;
    answer_plainly();
  }
  fail("the phase did not come");
}

void Town::pass_until_day(int wanted) {
  for (int i = 0; i < kPatience; ++i) {
    if (over()) break;
    if (game().state().day >= wanted) return;
    answer_plainly();
  }
  fail("the day did not come");
}

void Town::pass_until_event(std::string_view name) {
  game();
  const std::size_t from = log().size();
  for (int i = 0; i < kPatience; ++i) {
    if (std::any_of(log().begin() + static_cast<std::ptrdiff_t>(std::min(from, log().size())), log().end(),
                    [&](const Logged& logged) { return logged.name == name; })) {
      return;
    }
    if (over()) break;
    answer_plainly();
  }
  fail(fmt::format("{} did not happen", name));
}

void Town::shootout(CardId leader, CardId mark) {
  call_out(leader, mark);
  while (kind() == DecisionKind::react || kind() == DecisionKind::answer_callout) {
    if (kind() == DecisionKind::react) {
      pass();
    } else {
      accept();
    }
  }
  while (kind() == DecisionKind::join_posse) done();
}

// --- looking ---------------------------------------------------------------------------------------------------------------

LocationId Town::where(CardId id) {
  game();
  return location_of(kernel(), id);
}

int Town::stat(CardId id, Stat which) {
  game();
  return highnoon::stat(kernel(), id, which);
}

bool Town::is_stud(CardId dude) {
  game();
  return highnoon::is_stud(kernel(), dude);
}

std::vector<CardId> Town::street(PlayerId player) {
  const auto& street = game().state().player(player).street;
  return {street.begin(), street.end()};
}

std::vector<CardId> Town::pile(PlayerId player, Zone zone) {
  const Player& p = game().state().player(player);
  const auto copy = [](const auto& list) { return std::vector<CardId>(list.begin(), list.end()); };
  switch (zone) {
    case Zone::deck: return copy(p.deck);
    case Zone::hand: return copy(p.hand);
    case Zone::discard: return copy(p.discard);
    case Zone::boot_hill: return copy(p.boot_hill);
    case Zone::draw_hand: return copy(p.draw_hand);
    default: return {};
  }
}

// --- listening -------------------------------------------------------------------------------------------------------------

void Town::Log::on_event(const Kernel&, const Event& event) {
  Logged logged;
  logged.type = event.type;
  logged.name = info(event.type).name;
  for (int i = 0; i < event.count; ++i) {
    if (event.changed >> i & 1) logged.subjects.push_back(event.subjects[static_cast<std::size_t>(i)]);
  }
  logged.player = event.player;
  logged.cause_player = event.cause_player;
  logged.other = event.other;
  logged.cause = event.cause_card;
  logged.from = event.from;
  logged.to = event.to;
  logged.amount = event.amount;
  logged.flags = event.flags;
  events.push_back(std::move(logged));
}

std::vector<Logged> Town::events(std::string_view name) {
  if (!find_trigger_point(name)) throw std::logic_error(fmt::format("no trigger point is named {}", name));
  std::vector<Logged> found;
  std::copy_if(log_->events.begin(), log_->events.end(), std::back_inserter(found),
               [&](const Logged& logged) { return logged.name == name; });
  return found;
}

bool Town::came_before(std::string_view first, std::string_view second) {
  const auto at = [&](std::string_view name) {
    return std::find_if(log().begin(), log().end(), [&](const Logged& logged) { return logged.name == name; });
  };
  return at(first) != log().end() && at(second) != log().end() && at(first) < at(second);
}

}  // namespace highnoon::test

namespace highnoon {

void PrintTo(PlayerId player, std::ostream* out) {
  if (player) {
    *out << "P" << player.index() + 1;
  } else {
    *out << "nobody";
  }
}
void PrintTo(CardId card, std::ostream* out) { *out << "#" << card.index() << "." << card.generation(); }
void PrintTo(LocationId place, std::ostream* out) {
  if (place.is_town_square()) {
    *out << "town square";
  } else if (place) {
    PrintTo(place.card(), out);
  } else {
    *out << "nowhere";
  }
}
void PrintTo(const Option& option, std::ostream* out) { *out << to_string(option); }
void PrintTo(DecisionKind kind, std::ostream* out) { *out << to_string(kind); }
void PrintTo(Zone zone, std::ostream* out) {
  constexpr const char* kNames[] = {"nowhere", "deck", "hand", "draw hand", "discard pile", "Boot Hill", "play", "limbo", "pulled", "aside"};
  *out << kNames[static_cast<int>(zone)];
}

}  // namespace highnoon
