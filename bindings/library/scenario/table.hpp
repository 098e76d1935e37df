#pragma once

/// The table of a scenario: a position set up by hand in a game of the real library, played on by name.

#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "highnoon/library.hpp"
#include "state/state.hpp"

namespace highnoon::scenario {

/// What a scenario gets wrong, or what did not come as it expects.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A card as a scenario describes it: one of the library by its script id, or a plain one of its own.
struct CardSpec {
  std::string script;
  CardType type = CardType::dude;
  std::string title, faction;
  int bullets = 0, influence = 0, value = 5, cost = 0, upkeep = 0, production = 0, control = 0;
  bool stud = false;
  std::vector<std::string> keywords;
};

class Table {
 public:
  /// @param watched  notes which abilities are used; takes time
  /// @param ruleset      "": the usual one
  /// @param house_rules  in their order, besides the ruleset
  explicit Table(const ContentPtr& library, bool watched = false, const std::string& ruleset = "",
                 const std::vector<std::string>& house_rules = {});
  ~Table();

  // --- setting up
  CardId make(int player, const CardSpec& spec);
  /// Into play: a dude or totem at a place, goods and spells on a host, a deed on the street (or out of town).
  void enter(CardId card, int player, LocationId at, CardId host, bool booted, int bounty, bool left);
  void put_card(CardId card, int player, Zone zone);
  /// So many sit at the table: 2 to 6; 2 if nothing is said.
  void set_players(int count);
  void set_outfit(int player, const std::string& script);
  /// It is attached to the outfit.
  CardId add_legend(int player, const std::string& script);
  void set_booted(CardId card, bool booted);
  void set_ghost_rock(int player, int amount);
  void set_fear(int level);
  void set_winner(int player);
  void start_at(Phase phase);
  /// The game begins as the players pick their starting gangs from their decks.
  void start_with_gangs();
  /// The next cards of a player's deck, in drawing order ("KC 5H *"); one left over at the end is a failure.
  std::vector<CardId> stack(int player, const std::string& cards);

  // --- playing
  Game& game();
  int find(OptionKind kind, std::initializer_list<int> arguments);
  /// The option with this text or machine form, whole or in part; -1: none. Several that fit in part are a failure.
  int find_text(const std::string& words);
  void take(int option);
  [[noreturn]] void fail(const std::string& what);
  /// What is asked and offered, and the end of the log.
  std::string describe();
  /// How often an event has happened since play began, by its name ("dude.aced").
  int happened(const std::string& event);
  /// A card or place for people.
  std::string name_of(LocationId id) const;
  /// The end of the scenario: fails if a scripted card was not drawn or a script went wrong.
  void finish();
  /// The ids of the library's cards that are in the game, or were.
  std::set<std::string> cards() const;
  /// If watched: the library's abilities and traits, by script id and index, that were used, triggered or in force.
  const std::set<std::pair<std::string, int>>& used() const { return used_; }

  PlayerId seat(int player) const;
  LocationId home(int player);
  Kernel kernel();

 private:
  void begin();
  void sit_down();
  void refresh();
  void settle();
  void check_scripts();
  void note_traits();
  std::string left_over() const;
  DefId plain(PokerCard shown);
  DefId find_script(const std::string& script);

  struct Log;
  std::shared_ptr<Content> content_;
  std::optional<Game> game_;
  std::unique_ptr<Log> log_;
  std::vector<CardId> scripted_;
  DefId plain_home_ = kNoDef;
  std::size_t library_cards_ = 0;  ///< the first definitions; those after them are this table's
  int choices_ = 0;
  bool watched_ = false;
  std::set<std::pair<std::string, int>> used_;
  Phase phase_ = Phase::noon;
  bool gangs_ = false;
  bool begun_ = false;
};

}  // namespace highnoon::scenario
