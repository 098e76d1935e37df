#include "highnoon/position.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <new>

#include "effect/modifier.hpp"
#include "files/whole_file.hpp"
#include "game.hpp"
#include "library/find_ruleset.hpp"
#include "state/bare_table.hpp"
#include "state/invariant.hpp"
#include "state/rng.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

constexpr const char* kSquare = "town square";

bool is_out_of_town(const CardDef& def) { return def.keywords[static_cast<KeywordId>(Keyword::out_of_town)]; }

/// Lays the cards of a position and notes everything that is wrong with it.
class Builder {
 public:
  Builder(const Library& library, const Position& position) : d_(library.definitions()), content_(library.content()), position_(position) {}

  Result<Game> build(Observer* observer) {
    if (const Result<int> ruleset = find_ruleset(d_, position_.ruleset); !ruleset) return ruleset.error();
    GameConfig config;
    config.ruleset = position_.ruleset;
    config.seed = position_.seed;
    config.prompts = position_.uniform_prompts ? PromptMode::uniform : PromptMode::quick;
    for (const PositionPlayer& player : position_.players) config.seats.push_back({player.name, deck_of(player)});
    add_owned_elsewhere(config);
    check_sizes(config);
    if (diagnostics_.has_errors()) return diagnostics_.to_error(ErrorCode::bad_data);
    Result<Game> game = bare_game(content_, config);
    if (!game) return game;
    Kernel k = game->impl().kernel();
    try {
      lay(k);
      if (diagnostics_.has_errors()) return diagnostics_.to_error(ErrorCode::bad_data);
      begin_at(k, position_.phase, seat(position_.turn));
      game->set_observer(observer);
      game->impl().run();
    } catch (const Overflow& overflow) {
      return Error{ErrorCode::bad_data, fmt::format("{}: the position is too large: {}", position_.file, overflow.what())};
    } catch (const std::bad_alloc& error) {
      return Error{ErrorCode::host_limit, error.what()};
    }
    if (const std::string fault = broken_invariant(game->impl().reader()); !fault.empty()) {
      return Error{ErrorCode::bad_data, fmt::format("{}: the position is impossible: {}", position_.file, fault)};
    }
    return game;
  }

 private:
  void error(int line, std::string what) { diagnostics_.error(position_.file, line, "", std::move(what)); }
  static PlayerId seat(int number) { return number > 0 ? PlayerId{static_cast<std::uint8_t>(number - 1)} : PlayerId{}; }

  /// The card that a name means: code, script id, title.
  DefId find(const NamedCard& named) {
    if (const auto known = found_.find(named.name); known != found_.end()) return known->second;
    DefId def = d_.find_code(named.name);
    for (std::size_t i = 0; i < d_.cards.size() && def == kNoDef; ++i) {
      if (d_.cards[i].script == named.name) def = static_cast<DefId>(i);
    }
    if (def == kNoDef) def = d_.find_title(named.name);
    if (def == kNoDef) def = find_title_leniently(named.name, d_);
    if (def == kNoDef) {
      std::vector<std::string> known;
      for (const CardDef& card : d_.cards) known.push_back(card.title);
      error(named.line, fmt::format("no card is called \"{}\"{}", named.name, did_you_mean(named.name, known)));
    }
    return found_[named.name] = def;
  }

  DefId find(const NamedCard& named, int types, const char* what) {
    const DefId def = find(named);
    if (def == kNoDef || (bit(d_.cards[def].type) & types) != 0) return def;
    error(named.line, fmt::format("{} cannot be {}", d_.cards[def].title, what));
    return kNoDef;
  }

  static bool is_home(const PositionCard& card) { return card.card.name == "home"; }

  void collect(const std::vector<PositionCard>& cards, int player, GameConfig& config) {
    for (const PositionCard& one : cards) {
      const int owner = one.owner > 0 ? one.owner : player;
      if (owner > static_cast<int>(config.seats.size())) {
        error(one.card.line, fmt::format("there is no player {}", owner));
      } else if (!is_home(one)) {
        if (const DefId def = find(one.card); def != kNoDef) config.seats[static_cast<std::size_t>(owner - 1)].deck.cards.push_back(def);
      }
      if (one.controller > static_cast<int>(config.seats.size())) error(one.card.line, fmt::format("there is no player {}", one.controller));
      collect(one.attached, one.controller > 0 ? one.controller : player, config);
    }
  }

  DeckList deck_of(const PositionPlayer& player) {
    DeckList deck;
    deck.outfit = find(player.outfit, bit(CardType::outfit), "an outfit");
    if (!player.legend.name.empty()) deck.legend = find(player.legend, bit(CardType::legend), "a legend");
    constexpr int kInDecks = bit(CardType::dude) | bit(CardType::deed) | bit(CardType::goods) | bit(CardType::spell) | bit(CardType::action) | bit(CardType::joker) |
                              bit(CardType::event) | bit(CardType::improvement);
    for (const auto* list : {&player.hand, &player.deck, &player.discard_pile, &player.boot_hill}) {
      for (const NamedCard& named : *list) {
        if (const DefId def = find(named, kInDecks, "in a deck"); def != kNoDef) deck.cards.push_back(def);
      }
    }
    return deck;
  }

  void add_owned_elsewhere(GameConfig& config) {
    for (std::size_t i = 0; i < position_.players.size(); ++i) {
      const PositionPlayer& player = position_.players[i];
      for (const auto* list : {&player.street, &player.out_of_town, &player.town_square, &player.dudes}) collect(*list, static_cast<int>(i) + 1, config);
    }
  }

  void check_sizes(const GameConfig& config) {
    for (std::size_t i = 0; i < config.seats.size(); ++i) {
      const std::size_t cards = config.seats[i].deck.cards.size();
      if (cards > 54) error(position_.players[i].line, fmt::format("player {} has {} cards; a deck has at most 54 besides outfit and legend", i + 1, cards));
    }
  }

  void lay(Kernel& k) {
    State& s = k.s;
    s.day = static_cast<std::uint16_t>(position_.day);
    s.winner = seat(position_.winner);
    s.pot = static_cast<std::int16_t>(position_.pot);
    if (position_.fear) s.fear = static_cast<std::int16_t>(*position_.fear);
    for (std::size_t i = 0; i < position_.players.size(); ++i) {
      const PositionPlayer& from = position_.players[i];
      Player& p = k.player(sit_down(k, k.config.seats[i].deck.outfit, from.ghost_rock));
      p.debt = static_cast<std::int16_t>(from.debt);
      p.victory_points = static_cast<std::uint16_t>(from.victory_points);
      p.set(kOut, from.out);
    }
    for (std::size_t i = 0; i < position_.players.size(); ++i) lay_places(k, position_.players[i], static_cast<int>(i) + 1);
    for (std::size_t i = 0; i < position_.players.size(); ++i) lay_rest(k, position_.players[i], static_cast<int>(i) + 1);
  }

  /// Home and deeds; then what lies on them can be found.
  void lay_places(Kernel& k, const PositionPlayer& from, int player) {
    const PlayerId id = seat(player);
    if (const DefId legend = k.config.seats[id.value].deck.legend; legend != kNoDef) {
      const CardId card = lay_in_play(k, legend, {.controller = id, .owner = {}, .at = {}, .host = k.player(id).outfit, .host_location = {}});
      k.player(id).legend = card;
    }
    const auto home = std::find_if(from.street.begin(), from.street.end(), is_home);
    if (home == from.street.end() && !from.street.empty()) error(from.street.front().card.line, "the street has no \"home\": say which deeds are left and right of it");
    if (std::count_if(from.street.begin(), from.street.end(), is_home) > 1) error(home->card.line, "the street has \"home\" twice");
    for (auto deed = home; deed != from.street.begin();) lay_deed(k, *--deed, player, true, false);
    for (auto deed = home; deed != from.street.end(); ++deed) {
      if (deed != home) lay_deed(k, *deed, player, false, false);
    }
    for (const PositionCard& deed : from.out_of_town) lay_deed(k, deed, player, false, true);
    if (home != from.street.end()) {
      set_numbers(k, k.player(id).outfit, *home);
      placed_.push_back({&*home, k.player(id).outfit, player});
    }
  }

  void lay_deed(Kernel& k, const PositionCard& from, int player, bool left, bool out_of_town) {
    if (is_home(from)) return;
    const DefId def = find(from.card, bit(CardType::deed), "on a street: it is no deed");
    if (def == kNoDef) return;
    if (is_out_of_town(d_.cards[def]) != out_of_town) {
      return error(from.card.line, fmt::format("{} is {}: write it under \"{}\"", d_.cards[def].title, out_of_town ? "in town" : "out of town", out_of_town ? "street" : "out_of_town"));
    }
    // A deed stands on its owner's street, whoever controls it; control follows from who is there.
    if (from.owner > 0 && from.owner != player) return error(from.card.line, "a deed is on its owner's street");
    if (from.controller > 0) return error(from.card.line, "who controls a deed follows from the dudes there");
    const CardId card = lay_in_play(k, def, {.controller = seat(player), .owner = {}, .at = {}, .host = {}, .host_location = {}, .booted = from.booted, .left = left, .bounty = from.bounty});
    set_numbers(k, card, from);
    placed_.push_back({&from, card, player});
  }

  void set_numbers(Kernel& k, CardId id, const PositionCard& from) {
    Card& card = k.card(id);
    card.set(kBooted, from.booted);
    card.pool = static_cast<std::int8_t>(from.ghost_rock);
    card.control_counters = static_cast<std::int8_t>(from.control);
    card.production_counters = static_cast<std::int8_t>(from.production);
    card.influence_counters = static_cast<std::int8_t>(from.influence);
    card.bullets_counters = static_cast<std::int8_t>(from.bullets);
    const auto abilities = static_cast<int>(k.def(id).abilities.size());
    for (const int ability : from.used) {
      if (ability > abilities) error(from.card.line, fmt::format("{} has {} abilities, not {}", k.def(id).title, abilities, ability));
      else card.used = static_cast<std::uint8_t>(card.used | 1 << (ability - 1));
    }
  }

  /// The place that a dude's `at` means.
  LocationId find_place(const Kernel& k, const NamedCard& at, int player) {
    if (at.name.empty() || at.name == "home") return k.player(seat(player)).outfit;
    if (at.name == kSquare || at.name == "square") return LocationId::town_square();
    std::string name = at.name;
    int of = 0;
    const std::string_view joint = name.starts_with("home ") ? "home " : " of ";
    const std::size_t split = joint == "home " ? 0 : name.rfind(joint);
    if (split != std::string::npos && name.size() == split + joint.size() + 1 && name.back() >= '1' && name.back() <= '6') {
      of = name.back() - '0';
      name.erase(split);
    }
    if (of > k.players()) return error(at.line, fmt::format("there is no player {}", of)), LocationId{};
    if (joint == "home " && of > 0) return k.player(seat(of)).outfit;
    std::vector<CardId> deeds;
    std::vector<std::string> known = {"home", kSquare};
    for (const Card& card : k.s.all_cards()) {
      if (!card.in_play() || k.d.cards[card.def].type != CardType::deed) continue;
      const CardDef& def = k.d.cards[card.def];
      known.push_back(def.title);
      if ((of == 0 || card.owner == seat(of)) && (def.code == name || def.script == name || def.title == name)) deeds.push_back(card.id);
    }
    if (deeds.size() > 1 && of == 0) return error(at.line, fmt::format("\"{0}\" is there more than once: write \"{0} of 1\", that of player 1", name)), LocationId{};
    if (deeds.empty()) return error(at.line, fmt::format("no place is called \"{}\"{}", at.name, did_you_mean(name, known))), LocationId{};
    return deeds.front();
  }

  void lay_rest(Kernel& k, const PositionPlayer& from, int player) {
    const PlayerId id = seat(player);
    for (const PositionCard& one : from.dudes) {
      const DefId def = find(one.card, bit(CardType::dude), "among dudes");
      const int controller = one.controller > 0 ? one.controller : player;
      const LocationId at = find_place(k, one.at, controller);
      if (def == kNoDef || !at) continue;
      const CardId card = lay_in_play(k, def, {.controller = seat(controller), .owner = seat(one.owner > 0 ? one.owner : player), .at = at, .host = {}, .host_location = {}, .booted = one.booted, .left = false, .bounty = one.bounty});
      set_numbers(k, card, one);
      lay_attached(k, one, card, controller);
    }
    for (const Placed& place : placed_) {
      if (place.player == player) lay_attached(k, *place.from, place.card, player);
    }
    for (const PositionCard& one : from.town_square) attach(k, one, {}, player);
    for (const NamedCard& named : from.boot_hill) pile(k, named, id, Zone::boot_hill);
    for (const NamedCard& named : from.discard_pile) pile(k, named, id, Zone::discard);
    for (const NamedCard& named : from.hand) pile(k, named, id, Zone::hand);
    for (auto named = from.deck.rbegin(); named != from.deck.rend(); ++named) pile(k, *named, id, Zone::deck);
    if (from.shuffled) shuffle_deck(k, id);
  }

  void pile(Kernel& k, const NamedCard& named, PlayerId player, Zone zone) {
    if (const DefId def = find(named); def != kNoDef) lay_out_of_play(k, new_card(k, def, player), player, zone);
  }

  void lay_attached(Kernel& k, const PositionCard& from, CardId host, int player) {
    for (const PositionCard& one : from.attached) attach(k, one, host, player);
  }
  void attach(Kernel& k, const PositionCard& one, CardId host, int player) {
    const DefId def = find(one.card, bit(CardType::goods) | bit(CardType::spell) | bit(CardType::action) | bit(CardType::improvement), "attached");
    if (!one.at.name.empty()) error(one.at.line, "an attached card is where its bearer is: it has no \"at\"");
    if (def == kNoDef) return;
    const int controller = one.controller > 0 ? one.controller : player;
    const CardId card = lay_in_play(k, def, {.controller = seat(controller), .owner = seat(one.owner > 0 ? one.owner : player), .at = {}, .host = host,
                                             .host_location = host ? LocationId{} : LocationId::town_square(), .booted = one.booted, .left = false, .bounty = one.bounty});
    set_numbers(k, card, one);
    lay_attached(k, one, card, controller);
  }

  struct Placed {
    const PositionCard* from;
    CardId card;
    int player;
  };
  const Definitions& d_;
  ContentPtr content_;
  const Position& position_;
  Diagnostics diagnostics_;
  std::map<std::string, DefId> found_;
  std::vector<Placed> placed_;
};

// --- the position of a game ------------------------------------------------------------------------------------------------------

class Teller {
 public:
  explicit Teller(const Game& game) : game_(game), k_(game.impl().reader()), s_(k_.s) {}

  Position tell() {
    Position position;
    position.ruleset = game_.config().ruleset;
    position.as_of = k_.d.as_of;
    position.uniform_prompts = game_.config().prompts == PromptMode::uniform;
    position.seed = game_.config().seed;
    position.day = s_.day;
    position.phase = s_.phase;
    position.winner = s_.winner ? s_.winner.index() + 1 : 0;
    position.pot = s_.pot;
    if (k_.parameter(Parameter::fear_level)) position.fear = s_.fear;
    if (s_.phase == Phase::setup) position.day = 0;
    // Between two Noon plays nothing is lost.
    const bool between = s_.pending.kind == DecisionKind::noon_play && s_.plays.empty() && s_.events.empty();
    if (s_.phase == Phase::noon && between) position.turn = s_.pending.player.index() + 1;
    if (s_.phase == Phase::noon && !between) position.turn = turn_under_way();
    for (int i = 0; i < k_.players(); ++i) position.players.push_back(player(PlayerId{static_cast<std::uint8_t>(i)}));
    if (!between) left_out_.insert(left_out_.begin(), under_way());
    tell_left_out();
    position.left_out = std::move(left_out_);
    return position;
  }

 private:
  void leave_out(std::string what) { left_out_.push_back(std::move(what)); }

  int turn_under_way() const {
    const int frame = k_.find_frame(Proc::noon_play);
    return frame < 0 ? 0 : k_.s.frames[static_cast<std::size_t>(frame)].player.index() + 1;
  }

  std::string under_way() const {
    std::vector<std::string> parts;
    for (const Play& play : s_.plays) parts.push_back(fmt::format("ability {} of {}", play.ability + 1, k_.def(play.card).title));
    if (s_.shootout.active) parts.push_back(s_.shootout.is_job ? "a job" : "a shootout");
    if (s_.lowball) parts.push_back("lowball");
    std::string text = s_.outcome != Outcome::running ? "that the game is over"
                                                      : fmt::format("what is under way ({}: {})", to_string(s_.pending.kind), game_.prompt());
    if (!parts.empty()) text += fmt::format(", in {}", fmt::join(parts, ", in "));
    return text;
  }

  std::string name(DefId def) const {
    const CardDef& card = k_.d.cards[def];
    return k_.d.find_title(card.title) == def ? card.title : card.code;
  }
  NamedCard named(CardId id) const { return {name(k_.card(id).def), 0}; }
  std::vector<NamedCard> names(const auto& pile) const {
    std::vector<NamedCard> list;
    for (const CardId id : pile) list.push_back(named(id));
    return list;
  }

  PositionCard card(CardId id, PlayerId beside) {
    const Card& c = k_.card(id);
    told_.push_back(id);
    PositionCard told;
    told.card = named(id);
    if (c.owner != beside) told.owner = c.owner.index() + 1;
    if (c.controller != beside) told.controller = c.controller.index() + 1;
    told.booted = c.booted();
    told.bounty = c.bounty;
    told.ghost_rock = c.pool;
    told.control = c.control_counters;
    told.production = c.production_counters;
    told.influence = c.influence_counters;
    told.bullets = c.bullets_counters;
    for (int i = 0; i < 8; ++i) {
      if (c.used >> i & 1) told.used.push_back(i + 1);
    }
    for (const CardId on : attachments(k_, id)) {
      if (k_.def(on).type == CardType::legend) {
        told_.push_back(on);
      } else {
        told.attached.push_back(card(on, c.controller));
      }
    }
    return told;
  }

  NamedCard place(LocationId at, PlayerId player) const {
    if (at.is_town_square()) return {kSquare, 0};
    const Card& there = k_.card(at.card());
    if (k_.def(at.card()).type == CardType::outfit) return {there.owner == player ? "" : fmt::format("home {}", there.owner.index() + 1), 0};
    const auto same = std::count_if(s_.all_cards().begin(), s_.all_cards().end(), [&](const Card& c) { return c.in_play() && k_.d.cards[c.def].title == k_.def(at.card()).title; });
    const std::string title = k_.def(at.card()).title;
    return {same > 1 ? fmt::format("{} of {}", title, there.owner.index() + 1) : title, 0};
  }

  PositionPlayer player(PlayerId id) {
    const Player& p = k_.player(id);
    PositionPlayer told;
    told.name = game_.player_name(id);
    told.outfit = named(p.outfit);
    if (p.legend) told.legend = named(p.legend);
    told.ghost_rock = p.ghost_rock;
    told.debt = p.debt;
    told.victory_points = p.victory_points;
    told.out = p.has(kOut);
    told.hand = names(p.hand);
    told.deck = names(p.deck);
    std::reverse(told.deck.begin(), told.deck.end());
    told.discard_pile = names(p.discard);
    told.boot_hill = names(p.boot_hill);
    for (const CardId place : p.street) {
      PositionCard one = card(place, id);
      if (place == p.outfit) one.card.name = "home";
      one.owner = one.controller = 0;
      told.street.push_back(std::move(one));
    }
    for (const Card& c : s_.all_cards()) {
      if (!c.in_play()) continue;
      const CardType type = k_.d.cards[c.def].type;
      if (type == CardType::dude && c.controller == id) {
        PositionCard one = card(c.id, id);
        one.at = place(c.location, id);
        told.dudes.push_back(std::move(one));
      } else if (type == CardType::deed && c.owner == id && !p.street.contains(c.id)) {
        PositionCard one = card(c.id, id);
        one.owner = one.controller = 0;
        told.out_of_town.push_back(std::move(one));
      } else if (c.host_location && !c.host && c.controller == id) {
        told.town_square.push_back(card(c.id, id));
      }
    }
    return told;
  }

  void tell_left_out() {
    for (const Modifier& modifier : s_.modifiers) {
      if (modifier.op == ModifierOp::control) continue;
      const std::string on = modifier.card && k_.exists(modifier.card) ? " on " + k_.def(modifier.card).title : "";
      const std::string of = modifier.source && k_.exists(modifier.source) ? " of " + k_.def(modifier.source).title : "";
      leave_out(fmt::format("a lasting effect{}{}", of, on));
    }
    for (int i = 0; i < s_.delayed_count; ++i) leave_out(fmt::format("what {} will do later", k_.def(s_.delayed[static_cast<std::size_t>(i)].card).title));
    std::map<std::string, std::vector<std::string>> cards;
    for (const Card& c : s_.all_cards()) {
      const std::string& title = k_.d.cards[c.def].title;
      const bool listed = c.zone == Zone::deck || c.zone == Zone::hand || c.zone == Zone::discard || c.zone == Zone::boot_hill || c.zone == Zone::none;
      if (!listed && (!c.in_play() || std::find(told_.begin(), told_.end(), c.id) == told_.end())) {
        cards["where these cards are"].push_back(title);
        continue;
      }
      if (c.has(kEnteredThisPhase)) cards["that these cards entered play in this phase"].push_back(title);
      if (c.flags & (kTradedToday | kReplacedToday) || c.limited_uses || c.extra || c.barred) cards["what these cards have done or may do today"].push_back(title);
      if (c.note != 0) cards["what is noted on these cards"].push_back(title);
      if (c.in_play() && k_.def(c.id).type == CardType::dude && c.controller != c.owner) continue;
    }
    for (const auto& [what, titles] : cards) leave_out(fmt::format("{}: {}", what, fmt::join(titles, ", ")));
    if (s_.passes > 0) leave_out(s_.passes == 1 ? "that a player has just passed" : fmt::format("that {} players in a row have passed", s_.passes));
    leave_out("the chance to come (the seed begins it anew), and who has seen hidden cards");
  }

  const Game& game_;
  const Kernel k_;
  const State& s_;
  std::vector<CardId> told_;
  std::vector<std::string> left_out_;
};

}  // namespace

Result<Position> load_position(const std::filesystem::path& path) {
  const Result<std::string> text = read_whole(path, "a position");
  if (!text) return text.error();
  Diagnostics diagnostics;
  std::optional<Position> position = parse_position(*text, path.string(), diagnostics);
  if (!position) return diagnostics.to_error(ErrorCode::bad_data);
  return *std::move(position);
}

Result<void> save_position(const Position& position, const std::filesystem::path& path) { return write_whole(path, to_yaml(position)); }

Result<Game> game_at(const Library& library, const Position& position, Observer* observer) { return Builder(library, position).build(observer); }

Position position_of(const Game& game) { return Teller(game).tell(); }

}  // namespace highnoon
