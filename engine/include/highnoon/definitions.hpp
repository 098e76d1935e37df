#pragma once

/// What the kernel is told about cards, abilities and rulesets: plain data without pointers into scripts or files. Packs
/// and scripts are compiled to it by the bindings; a host may also build it by hand. Immutable once a game uses it.

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "highnoon/ids.hpp"
#include "highnoon/poker.hpp"
#include "highnoon/trigger_point.hpp"

namespace highnoon {

// --- enumerations of the card language ---------------------------------------------------------------------------------

/// `event`: happens when it turns up in a lowball hand. `improvement`: part of the deed it is attached to. `rules`: no printed card; it
/// holds what a ruleset lets players do besides (RulesetDef::abilities).
enum class CardType : std::uint8_t {
#define CARD_TYPE(name) name,
#include "highnoon/card_types.inl"
#undef CARD_TYPE
  count_
};
constexpr int bit(CardType type) { return 1 << static_cast<int>(type); }
/// As in packs and scripts, by CardType.
inline constexpr std::array<const char*, static_cast<std::size_t>(CardType::count_)> kCardTypeNames = {
#define CARD_TYPE(name) #name,
#include "highnoon/card_types.inl"
#undef CARD_TYPE
};
/// The suit that the rules give a type; none: it is in no deck, or a joker. Rules: Reloaded 1.3.1, "Card Types".
constexpr Suit suit_of(CardType type) {
  switch (type) {
    case CardType::dude: return Suit::spades;
    case CardType::deed:
    case CardType::improvement: return Suit::diamonds;
    case CardType::goods:
    case CardType::spell:
    case CardType::event: return Suit::hearts;
    case CardType::action: return Suit::clubs;
    default: return Suit::none;
  }
}
constexpr const char* to_string(CardType type) { return kCardTypeNames[static_cast<std::size_t>(type)]; }

/// Where a card is. `limbo`: an action card being played; `aside`: put aside by an effect; `none`: removed from the game.
enum class Zone : std::uint8_t { none, deck, hand, draw_hand, discard, boot_hill, in_play, limbo, pulled, aside };
constexpr int bit(Zone zone) { return 1 << static_cast<int>(zone); }

/// When an ability can be used, or what kind of play caused something. Bits, for "Noon or Shootout".
enum Timing : std::uint16_t {
  kNoon = 1,
  kShootout = 2,
  kResolution = 4,
  kCheatin = 8,   ///< Cheatin' Resolution
  kReact = 16,
  kTrait = 32,    ///< cause only: a triggered trait
  kRule = 64,     ///< cause only: the rules themselves
  kSetup = 128,
  kNoonPlay = 256,  ///< cause only: the other four plays (callin' out, movin', shoppin', tradin')
  kEvent = 512,     ///< an Event that turns up in a lowball hand
};

enum class Phase : std::uint8_t { setup, gambling, upkeep, noon, sundown };
constexpr int bit(Phase phase) { return 1 << static_cast<int>(phase); }

enum class Comparison : std::uint8_t { equal, not_equal, less, at_most, more, at_least };

/// The three windows of an event. Rules: Compendium 0.7, "React Priorities".
enum class Window : std::uint8_t { before, when, after };

/// How long an effect lasts. `standard`: what the rules say for the ability's timing (RR-ACT, RR-SHOOT-011/-038, RR-REACT). `play`: while
/// plays are made in a shootout it becomes `shootout_play`, for the Noon play that led to the shootout goes on.
enum class Duration : std::uint8_t {
  standard, play, shootout_play, round, shootout, next_round, phase, noon, day, next_upkeep, next_day, while_here,
  while_here_today, while_in_play, permanent,
};

enum LocationKind : std::uint8_t { kHome = 1, kDeed = 2, kTownSquare = 4, kInTown = 8, kOutOfTown = 16 };

/// What an event record says besides its numbers.
enum EventFlag : std::uint16_t {
  kEventCasualty = 1,     ///< a casualty being taken
  kEventEffect = 2,       ///< caused by a card effect, not by the rules
  kEventCost = 4,         ///< payment of a cost: Reacts cannot stop it
  kEventUnpreventable = 8,
  kEventBooted = 16,      ///< home booted; entering booted
  kEventInvention = 32,
  kEventHidden = 64,      ///< others may not see the subjects
  kEventReplacement = 128,  ///< stands for a replaced event, keeping its cause and role
  kEventByJob = 256,
  kEventRefill = 512,
  kEventMovedPosse = 1024,  ///< a boot or move that is part of joining a posse
  kEventFromHand = 2048,    ///< what enters play comes from a play hand
  kEventSkillCheck = 4096,  ///< a pull of a skill check
  kEventMovedDude = 8192,   ///< the ability has moved a dude of its player
  kEventPaid = 16384,       ///< what lifts the bans on it is paid
};

enum class Act : std::uint8_t {
#define ACT(name, text, doc) name,
#include "highnoon/acts.inl"
#undef ACT
  count_
};
enum class Permit : std::uint8_t {
#define PERMIT(name, text, doc) name,
#include "highnoon/permits.inl"
#undef PERMIT
  count_
};

// --- expressions ---------------------------------------------------------------------------------------------------------

enum class Op : std::uint8_t {
#define OP(name, result, arguments, doc) name,
#include "highnoon/ops.inl"
#undef OP
  count_
};
struct OpInfo {
  const char* name;
  char result;            ///< n number, b condition, c cards, p players, l location
  const char* arguments;  ///< kinds; upper case may be left out; '*' repeats the last
  const char* doc;
};
const OpInfo& info(Op op);

/// Index into Definitions::nodes; kNoNode means "left out".
using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = 0xFFFFFFFF;

/// One operation of a compiled expression; its arguments are Definitions::arguments[first_argument .. +argument_count).
struct Node {
  Op op = Op::number;
  std::uint8_t argument_count = 0;
  std::int32_t value = 0;
  std::uint32_t first_argument = 0;
};

// --- effects -------------------------------------------------------------------------------------------------------------

enum class Verb : std::uint8_t {
#define VERB(name, text, arguments, doc) name,
#include "highnoon/verbs.inl"
#undef VERB
  count_
};
struct VerbInfo {
  const char* name;
  const char* arguments;
  const char* doc;
};
const VerbInfo& info(Verb verb);
inline constexpr int kMaxVerbArguments = 6;

/// Index into Definitions::effect_lists; kNoEffects means "none".
using EffectListId = std::uint32_t;
inline constexpr EffectListId kNoEffects = 0xFFFFFFFF;
/// Index into Definitions::functions.
using FunctionId = std::uint16_t;
inline constexpr FunctionId kNoFunction = 0xFFFF;

/// A verb with its arguments in the order of its row in verbs.inl. Arguments of kinds n b c p l hold a NodeId; the others
/// (stat keyword act lasts effects trigger def slot function flag) hold the number itself. kNoNode: left out.
struct Effect {
  Verb verb = Verb::boot;
  std::array<std::uint32_t, kMaxVerbArguments> arguments = {kNoNode, kNoNode, kNoNode, kNoNode, kNoNode, kNoNode};
  std::uint32_t line = 0;
};

/// A script function an ability refers to. The script host knows what it is; the kernel only its number.
struct FunctionDef {
  std::string pack;
  std::string name;  ///< "card:ability:purpose", for messages
  std::uint32_t line = 0;
  bool pure = false;
  std::uint64_t code = 0;  ///< hash of the file it stands in: equal means that it does the same
};

// --- abilities -----------------------------------------------------------------------------------------------------------

inline constexpr int kMaxSlots = 8;

/// One choice made when an ability is used, before its costs are paid. Rules: Compendium 0.7, "Abilities".
struct ChoiceDef {
  enum class Kind : std::uint8_t { cards, location, player, number, option, suit, ability };
  Kind kind = Kind::cards;
  std::uint8_t slot = 0;
  NodeId from = kNoNode;      ///< cards: an expression of cards; location: a condition over slot_location of this slot; player: players;
                              ///< ability: the card whose abilities they are
  NodeId least = kNoNode;     ///< how many (cards) or the lowest number; left out: 1. ability: given if it must have been used today
  NodeId most = kNoNode;      ///< how many (cards) or the highest number; left out: the same as least
  NodeId chooser = kNoNode;   ///< a player; left out: you
  bool random = false;        ///< chance chooses
  bool optional = false;      ///< may be declined although something could be chosen
  bool affects = true;        ///< chosen to be affected: immunities apply
  std::string name;           ///< as in the script
};

enum class SkillTest : std::uint8_t { none, pull, spell, kung_fu };

struct JobDef {
  std::uint8_t mark_slot = 0xFF;       ///< the choice that is the mark; 0xFF: the town square
  NodeId leader = kNoNode;             ///< condition on the leader candidate beyond the rules'
  NodeId posse_requirement = kNoNode;  ///< condition on the formed leader's posse
  NodeId opposing_requirement = kNoNode;
  NodeId joins = kNoNode;              ///< condition on a candidate to join the leader's posse
  EffectListId start = kNoEffects;     ///< once the leader's posse is formed
  EffectListId each_join = kNoEffects; ///< for each dude who joins the leader's posse (slot 7)
  EffectListId success = kNoEffects;
  EffectListId failure = kNoEffects;
};

/// What a triggered trait or React listens to.
struct ListenDef {
  TriggerPoint trigger = TriggerPoint::none;
  Window window = Window::after;
  NodeId condition = kNoNode;  ///< may read the event; for events with subjects it is tried for each subject
  bool instead = false;        ///< replaces the event
  std::uint8_t as = 0xFF;      ///< slot that gets the subject
  bool each_subject = true;    ///< one use per subject that fits; false: once for the event
};

/// A standing effect of a trait while it is active: one row a change.
struct StandingDef {
  enum class Kind : std::uint8_t { stat, player_stat, keyword, lose_keyword, restrict, permit, cost, stud, draw, ignore_changes, fix, blank };
  Kind kind = Kind::stat;
  std::uint8_t what = 0;        ///< Stat, keyword, Act, Permit or bits of BlankMask (its bearer loses these)
  NodeId affects = kNoNode;     ///< cards (condition on the candidate) or players; left out: self (or its bearer), or you
  NodeId amount = kNoNode;      ///< of numbers; Permit::protects: condition on the card whose effect it is
  NodeId from = kNoNode;        ///< restrict: condition on the candidate being the affecting card; permit: on the object
  std::uint16_t by = 0;         ///< restrict: bits of Timing of the plays meant; 0: all, also the rules
  bool by_others_only = false;  ///< restrict: only effects of other players
};

struct AbilityDef {
  enum class Kind : std::uint8_t { ability, triggered, standing, attach_rule };
  bool is_granted() const { return granted_to != kNoNode || given_to != kNoNode; }
  bool is_lent_play() const { return is_lent && kind == Kind::ability; }
  Kind kind = Kind::ability;
  std::uint16_t timing = 0;     ///< bits of Timing
  std::uint16_t zones = 0;       ///< bits of Zone where it is active; 0: the usual (in play; action cards: hand)
  bool boot = false;            ///< boots the card as cost
  bool repeat = false;
  bool controller = false;      ///< printed "Controller"
  bool owner_only = false;
  bool optional_if = false;     ///< the Requirement Clause begins with "If": it may fail
  bool joins_posse = false;     ///< brings a card into a posse: may come from a card outside it
  bool optional = false;        ///< triggered: the controller may decline
  bool during_effect = false;   ///< no ability of the card but of its effect: anybody may use it while what that has done lasts
  bool headline = false;
  bool continues = false;       ///< goes on with the printed ability or trait above it: not one of its own
  std::uint8_t limit = 0;       ///< Repeat abilities: uses per limit_per; 0: none
  Duration limit_per = Duration::permanent;  ///< round, shootout or day
  std::uint8_t number = 0;      ///< index among the card's abilities, for usage marks
  NodeId pay_least = kNoNode;   ///< ghost rock; equal to pay_most: a fixed price
  NodeId pay_most = kNoNode;
  NodeId condition = kNoNode;   ///< Requirement Clause conditions, or the condition of a standing trait
  std::vector<ChoiceDef> choices;
  EffectListId price = kNoEffects;    ///< the X of "do X to get Y": paid with the costs, never waived. Of a standing trait: what lifts its bans
  SkillTest test = SkillTest::none;
  KeywordId skill = 0;          ///< spell: huckster, blessed or shaman
  NodeId difficulty = kNoNode;
  std::string tao;              ///< technique: its school, "" for none
  NodeId combo = kNoNode;
  EffectListId effects = kNoEffects;
  EffectListId failure = kNoEffects;
  bool is_job = false;
  JobDef job;
  ListenDef listen;
  std::vector<StandingDef> standing;
  NodeId attach_to = kNoNode;   ///< attach_rule: condition on the host candidate
  bool when_invented = false;   ///< attach_rule: only of what an invented Gadget goes to, instead of its Mad Scientist
  bool is_lent = false;         ///< standing: only while an effect of an ability of the card lends it; ability: only of who gains it by such an effect
  NodeId granted_to = kNoNode;  ///< condition on dudes: they have the ability, each once a day, while a trait of the card gives it
  NodeId given_to = kNoNode;    ///< players, likewise
  std::string text;             ///< our own short wording, for clients
  std::uint32_t line = 0;
};

// --- cards ---------------------------------------------------------------------------------------------------------------

using KeywordSet = std::bitset<kMaxKeywords>;

struct KeywordRating {
  KeywordId keyword = 0;
  std::int16_t rating = 0;
};

/// One printing of a card: facts from the pack, abilities from its script.
struct CardDef {
  std::string code;     ///< printing, e.g. "90001"
  std::string script;   ///< design id, e.g. "odell_marsh"
  std::string title;
  std::string persona;  ///< title without its experience; uniqueness and deck limits compare it
  std::string pack;
  std::string octgn;    ///< id of the card in OCTGN's decks, where its title does not tell it from other versions; ""
  CardType type = CardType::dude;
  PokerCard poker;      ///< none for outfits, legends; a joker has value 0
  std::uint8_t faction = 0;  ///< index into Definitions::factions; 0: none (drifter, neutral)
  bool is_stud = false;
  bool has_bullets = false;
  std::int8_t bullets = 0;   ///< goods: the bonus
  std::int8_t influence = 0;
  std::int8_t cost = 0;
  std::int8_t upkeep = 0;
  std::int8_t production = 0;
  std::int8_t control = 0;
  std::int8_t wealth = 0;    ///< outfits: starting stash; legends: its change
  std::int8_t difficulty = 0;
  std::int8_t experience = 0;
  std::int8_t joker_kind = 0;  ///< 0 plain, 1 devil's, 2 heretic
  KeywordSet keywords;
  std::vector<KeywordRating> ratings;
  std::vector<AbilityDef> abilities;
  bool scripted = false;     ///< has a script, or has no text to script
  std::string script_file;
  std::int8_t printed_abilities = -1;  ///< how many abilities the printed card has; -1: nobody counted
  std::int8_t printed_traits = -1;
};

// --- errata --------------------------------------------------------------------------------------------------------------

/// One thing about a card that an erratum changes, for people.
struct ErratumChange {
  std::string what;    ///< "bullets", "ability 2", "trait 1"
  std::string before;  ///< "" where it adds
  std::string after;   ///< "" where it removes
};

/// A correction of a card, from a day on. Those that the library's date picks are in the cards already.
struct ErratumDef {
  std::string id;      ///< "RC-ERRATA-033"
  std::string script;  ///< the card's id: all its printings are corrected
  std::string date;    ///< the first day it is in force, "2017-03-01"
  std::string reason;
  std::string file;
  std::uint32_t line = 0;
  bool in_force = true;        ///< on the library's date
  bool before_unknown = false; ///< nothing tells how the card was: it plays as corrected on every date
  bool overlaid = false;       ///< the card plays otherwise than its own files say, because of this erratum and the date
  std::vector<ErratumChange> changes;
};

// --- rulesets ------------------------------------------------------------------------------------------------------------

/// One step of a procedure as a ruleset orders it: a kernel step by name, or a script function.
struct StepRef {
  std::string name;
  std::int16_t native = -1;           ///< index into the procedure's kernel steps
  FunctionId function = kNoFunction;
};

struct RulesetDef {
  std::string name;
  std::array<std::int16_t, kParameters> parameters{};
  std::vector<std::vector<StepRef>> procedures;  ///< by procedure number
  std::vector<std::string> house_rules;          ///< in load order
  std::vector<DefId> rules_cards;                ///< each player has one of each: what the ruleset lets players do besides
  std::vector<std::pair<std::string, std::string>> implies;  ///< keywords by name: what has the first has the second too
  std::vector<std::pair<std::string, std::string>> words;  ///< what texts for people call things: "Sundown" -> "Nightfall"
};

/// The ruleset that the kernel itself knows: every procedure with its usual steps in the rulebook's order, and default parameters.
RulesetDef default_ruleset();
/// Number of a procedure by name ("shootout.round"), or -1.
int find_procedure(std::string_view name);
int procedure_count();
const char* procedure_name(int procedure);
/// The kernel's step names of a procedure in the rulebook's order, with those that only some rulesets have.
std::vector<const char*> procedure_steps(int procedure);

// --- everything together -------------------------------------------------------------------------------------------------

struct Definitions {
  std::vector<CardDef> cards;
  std::vector<std::string> keywords;  ///< by KeywordId; the first are those of keywords.inl
  std::vector<std::string> factions;  ///< [0] is "none"
  std::vector<Node> nodes;
  std::vector<NodeId> arguments;
  std::vector<std::vector<Effect>> effect_lists;
  std::vector<FunctionDef> functions;
  std::vector<RulesetDef> rulesets;
  std::vector<ErratumDef> errata;     ///< of each card from the oldest to the newest
  std::string as_of;                  ///< the date whose errata are in force; "": no errata are known
  std::uint64_t hash = 0;             ///< of all content in load order; in saves and replays

  Definitions();
  /// Appends a node; returns its index.
  NodeId add(Op op, std::int32_t value = 0, std::initializer_list<NodeId> arguments = {});
  NodeId add(Op op, std::int32_t value, const std::vector<NodeId>& arguments);
  NodeId number(std::int32_t value) { return add(Op::number, value); }
  EffectListId add(std::vector<Effect> effects);
  /// Finds or adds a keyword by its printed name; kMaxKeywords at most (returns 0xFF when full).
  KeywordId keyword(std::string_view printed_name);
  std::uint8_t faction(std::string_view name);
  /// Index of the printing with this code, or kNoDef.
  DefId find_code(std::string_view code) const;
  /// Index of the first printing with this title, or kNoDef.
  DefId find_title(std::string_view title) const;
  int find_ruleset(std::string_view name) const;
};

class ScriptHost;

/// A loaded library as a game sees it: definitions and, if there are script functions, who runs them.
struct Content {
  Definitions definitions;
  std::shared_ptr<ScriptHost> host;  ///< null: no script functions
};
using ContentPtr = std::shared_ptr<const Content>;

}  // namespace highnoon
