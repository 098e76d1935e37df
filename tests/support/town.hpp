#pragma once

/// The table of a rules test: a game in the middle of a day, with exactly the cards the test names.
///
///   Town t;
///   const CardId a = t.dude(P1, {.title = "A", .bullets = 2, .at = square});
///   const CardId b = t.dude(P2, {.title = "B", .at = square});
///   t.call_out(a, b);
///   t.accept();
///   EXPECT_EQ(t.side(a), 1);
///
/// The table is set by bare writes, without events; play begins with the first call that acts or asks about the decision.
/// Nothing is taken automatically unless asked for, so that a test sees every decision of quick prompts. What is not given is
/// plain: homes without text, decks of plain cards, hands empty.

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "flow/kernel.hpp"
#include "game.hpp"
#include "highnoon/game.hpp"
#include "state/invariant.hpp"
#include "tests/support/abilities.hpp"

namespace highnoon::test {

inline constexpr PlayerId P1{0}, P2{1}, P3{2}, P4{3}, P5{4}, P6{5};
inline constexpr LocationId kSquare = LocationId::town_square();

enum class Side : std::uint8_t { right, left };

/// What a card of the test is. Left out: nothing of it. The order of the fields is the order in which they are given.
struct CardSpec {
  std::string title;            ///< also its identity for uniqueness; left out: a name of its own
  int bullets = 0;
  bool stud = false;
  int influence = 0;
  int value = 5;
  Suit suit = Suit::none;       ///< left out: the suit of its type
  int cost = 0;
  int upkeep = 0;
  int production = 0;
  int control = 0;
  int wealth = 0;
  int difficulty = 0;
  int experience = 0;
  std::vector<std::string> keywords;  ///< "Private", "Huckster 1"
  std::string faction;
  std::vector<Ability> abilities;
  LocationId at;                ///< a dude's place; left out: home
  Side side = Side::right;      ///< a deed's end of the street
  bool booted = false;
  int bounty = 0;
  PlayerId owner;               ///< left out: who controls it
};

struct TownSpec {
  int players = 2;
  PlayerId winner = P1;
  Phase phase = Phase::noon;    ///< where the first day goes on; setup: from the game's first step
  int ghost_rock = 10;
  int deck = 20;                ///< plain cards in each deck
  bool auto_take = false;
  PromptMode prompts = PromptMode::quick;
  std::uint64_t seed = 1;
  std::vector<std::pair<Parameter, int>> parameters;
  std::string ruleset;          ///< of scripts/rulesets, with house rules: "classic+hand_of_six"; "": the kernel's own
};

/// An event as an observer heard it.
struct Logged {
  TriggerPoint type = TriggerPoint::none;
  std::string name;               ///< "dude.joined_posse"
  std::vector<CardId> subjects;   ///< those really changed
  PlayerId player, cause_player;
  CardId other, cause;
  LocationId from, to;
  int amount = 0;
  std::uint16_t flags = 0;        ///< EventFlag
};

class Town {
 public:
  explicit Town(TownSpec spec = {});
  /// A scripted draw or pull that was not used fails the test.
  ~Town();
  Town(const Town&) = delete;
  Town& operator=(const Town&) = delete;

  // --- setting the table; also later, between two decisions
  CardId dude(PlayerId player, CardSpec spec = {});
  CardId deed(PlayerId player, CardSpec spec = {});
  CardId goods(PlayerId player, CardId host, CardSpec spec = {});
  CardId spell(PlayerId player, CardId host, CardSpec spec = {});
  CardId improvement(PlayerId player, CardId deed, CardSpec spec = {});
  CardId legend(PlayerId player, CardSpec spec = {});
  /// A card of any type in a zone out of play: hand, deck (on top), discard pile, Boot Hill, draw hand.
  CardId put_card(PlayerId player, Zone zone, CardType type, CardSpec spec = {});
  CardId in_hand(PlayerId player, CardType type, CardSpec spec = {}) { return put_card(player, Zone::hand, type, std::move(spec)); }
  CardId action_in_hand(PlayerId player, CardSpec spec = {}) { return in_hand(player, CardType::action, std::move(spec)); }
  /// `n` plain cards into the play hand.
  void hand(PlayerId player, int n);
  /// Gives the outfit (the home) its abilities, keywords, production.
  CardId outfit(PlayerId player, CardSpec spec);
  void ghost_rock(PlayerId player, int amount);
  /// The next cards of the deck, in drawing order: "KC TD 5H *" (poker_cards.hpp). They must all be drawn (or pulled) before the test ends.
  void draws(PlayerId player, std::string_view cards);
  void pulls(PlayerId player, std::string_view cards) { draws(player, cards); }
  void empty_deck(PlayerId player);
  /// Any other bare write. `write` gets the kernel; numbers and options are made anew afterwards. Fails the test if what it leaves can be no
  /// game's (broken_invariant).
  template <typename Write>
  void edit(Write write) {
    Kernel k = kernel();
    write(k);
    refresh();
    EXPECT_EQ(broken_invariant(k, begun_), "");
  }
  /// A definition that is on no card yet, for tokens.
  DefId define(CardType type, CardSpec spec);

  // --- the decision
  PlayerId decider();
  DecisionKind kind();
  std::vector<Option> options();
  bool over();
  /// Options of a kind; further arguments must match: `offers(OptionKind::move, dude, place)`.
  template <typename... Args>
  bool offers(OptionKind what, Args... args) {
    return find(what, {raw(args)...}) >= 0;
  }
  template <typename... Args>
  int count(OptionKind what, Args... args) {
    return count_matching(what, {raw(args)...});
  }
  bool offers_any(CardId card);  ///< an option about the card
  /// The decision as people read it, for messages.
  std::string describe();

  // --- acting: each fails the test, with the list, if the option is not there
  template <typename... Args>
  void take(OptionKind what, Args... args) {
    take_matching(what, {raw(args)...});
  }
  void pass() { take(OptionKind::pass); }
  void pass(PlayerId who);
  void done() { take(OptionKind::done); }
  void yes() { take(OptionKind::yes); }
  void no() { take(OptionKind::no); }
  void accept() { take(OptionKind::accept); }
  void refuse() { take(OptionKind::refuse); }
  void move(CardId dude, LocationId to);  ///< booting or not, as the rules have it
  void call_out(CardId caller, CardId target) { take(OptionKind::call_out, caller, target); }
  void join(CardId dude);                 ///< booting or not
  /// Uses an ability, plays an action, reacts, or resolves a trait: whichever the decision is about.
  void use(CardId card, int ability = 0);
  bool can_use(CardId card, int ability = 0);
  void pick(CardId card) { take(OptionKind::card, card); }
  void pick(LocationId place) { take(OptionKind::place, place); }
  void pick(PlayerId player) { take(OptionKind::player, player); }
  void pick_number(int n) { take(OptionKind::number, n); }
  void pick_shooter(CardId dude) { take(OptionKind::shooter, dude); }
  void shop(CardId card) { take(OptionKind::shop, card); }
  void shop(CardId card, CardId host) { take(OptionKind::shop_attach, card, host); }
  void shop(CardId deed, Side end);
  void keep_hand() { take(OptionKind::done); }
  void casualty_discard(CardId card) { take(OptionKind::casualty_discard, card); }
  void casualty_ace(CardId dude) { take(OptionKind::casualty_ace, dude); }
  void casualty_home(CardId dude) { take(OptionKind::casualty_home, dude); }
  void flee(CardId dude) { take(OptionKind::flee, dude); }
  /// The plainest answer: pass, done, no, accept, or the first option.
  void answer_plainly();
  /// Plain answers until a decision of this kind (of this player) is pending.
  void pass_until(DecisionKind wanted, PlayerId who = {});
  /// Plain answers until the phase is reached, or the day has ended.
  void pass_until_phase(Phase phase);
  void pass_until_day(int day);
  /// Plain answers until an event was heard, counted from now.
  void pass_until_event(std::string_view name);
  /// A call-out that is accepted; nobody else joins. Ends at the first decision of the shootout.
  void shootout(CardId leader, CardId mark);

  // --- looking
  const Card& card(CardId id) { return game().state().card(id); }
  LocationId where(CardId id);  ///< attached cards: where their host is
  LocationId home(PlayerId player) { return game().state().player(player).outfit; }
  CardId home_card(PlayerId player) { return game().state().player(player).outfit; }
  bool is_booted(CardId id) { return card(id).booted(); }
  Zone zone(CardId id) { return card(id).zone; }
  PlayerId controller(CardId id) { return card(id).controller; }
  CardId host(CardId id) { return card(id).host; }
  int side(CardId dude) { return card(dude).side; }
  int bounty(CardId dude) { return card(dude).bounty; }
  int stat(CardId id, Stat stat);
  bool is_stud(CardId dude);
  int ghost_rock(PlayerId player) { return game().state().player(player).ghost_rock; }
  int hand_size(PlayerId player) { return game().state().player(player).hand.size(); }
  std::vector<CardId> street(PlayerId player);
  std::vector<CardId> pile(PlayerId player, Zone zone);
  const State& state() { return game().state(); }
  Phase phase() { return state().phase; }
  int day() { return state().day; }

  // --- listening
  const std::vector<Logged>& log() { return log_->events; }
  std::vector<Logged> events(std::string_view name);
  int happened(std::string_view name) { return static_cast<int>(events(name).size()); }
  /// Whether the first event of one name came before the first of another.
  bool came_before(std::string_view first, std::string_view second);
  void forget_log() { log_->events.clear(); }

  // --- below
  Game& game();  ///< begins play
  Kernel kernel() { return game_->impl().kernel(); }
  Definitions& definitions() { return content_->definitions; }
  RulesetDef& ruleset() { return content_->definitions.rulesets.front(); }

 private:
  struct Log : Observer {
    std::vector<Logged> events;
    void on_event(const Kernel& k, const Event& event) override;
  };

  static int raw(int n) { return n; }
  static int raw(CardId c) { return c.raw; }
  static int raw(LocationId l) { return l.raw; }
  static int raw(PlayerId p) { return p.value; }
  static int raw(Suit s) { return static_cast<int>(s); }
  static int raw(Side s) { return static_cast<int>(s == Side::left); }

  int find(OptionKind what, std::initializer_list<int> arguments);
  int count_matching(OptionKind what, std::initializer_list<int> arguments);
  int find_use(CardId card, int ability);
  void take_matching(OptionKind what, std::initializer_list<int> arguments);
  void choose(int index);
  void fail(const std::string& message);
  void refresh();
  void begin();
  CardId make(PlayerId player, CardType type, CardSpec spec);
  CardId enter(PlayerId player, CardType type, CardSpec spec, CardId host = {});
  DefId plain(PokerCard shown);
  CardId scripted(PlayerId player, PokerCard shown);

  TownSpec spec_;
  std::shared_ptr<Content> content_;
  std::optional<Game> game_;
  std::unique_ptr<Log> log_ = std::make_unique<Log>();
  std::vector<CardId> scripted_;  ///< in drawing order
  bool begun_ = false;
};

}  // namespace highnoon::test

namespace highnoon {
/// So that gtest's messages can be read.
void PrintTo(PlayerId player, std::ostream* out);
void PrintTo(CardId card, std::ostream* out);
void PrintTo(LocationId place, std::ostream* out);
void PrintTo(const Option& option, std::ostream* out);
void PrintTo(DecisionKind kind, std::ostream* out);
void PrintTo(Zone zone, std::ostream* out);
}  // namespace highnoon
