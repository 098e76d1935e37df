#pragma once

/// One run of the rules over one state. Made for each call that may change a game; holds nothing that outlives it.

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "highnoon/definitions.hpp"
#include "highnoon/game.hpp"
#include "state/field.hpp"
#include "state/state.hpp"

namespace highnoon {

enum class Proc : std::uint8_t {
#define PROCEDURE(name, text) name,
#include "flow/procedures.inl"
#undef PROCEDURE
  count_
};

/// What a step returns. The frames that it has pushed run first in any case.
enum class Flow : std::uint8_t {
  next,  ///< go on with the next step
  stay,  ///< run this step again (after what was pushed or asked)
  done,  ///< the procedure is finished
};

using StepFunction = Flow (*)(Kernel&, Frame&);
/// A row of a procedure: the rulebook's name of the step and what does it.
struct Step {
  const char* name;
  StepFunction run;
  bool usual = true;  ///< false: rulesets that have it name it; the kernel's own has not
};
/// A procedure: its steps in the book's order. A ruleset may order them otherwise.
struct Procedure {
  enum Whose : std::uint8_t { kOfGame, kOfPlayer };

  const char* name;
  std::span<const Step> steps;
  Fields data = {};        ///< what its frames hold
  Whose whose = kOfGame;   ///< kOfPlayer: Frame::player is a seat
};
#define PROCEDURE(name, text) extern const Procedure k_##name;
#include "flow/procedures.inl"
#undef PROCEDURE
const Procedure& procedure(Proc procedure);

/// Why a game was halted.
enum class HaltReason : std::uint8_t { none, frames_full, plays_full, events_full, modifiers_full, delayed_full, arena_full, cards_full, list_full, endless_loop, no_options, stash_full };
const char* to_string(HaltReason reason);

/// A capacity of the state is used up, named. The topmost script fails by it, else the game is halted.
struct Overflow : std::runtime_error {
  explicit Overflow(HaltReason r);
  HaltReason reason;
};

/// Who or what makes a change: a card's ability in use, a basic play, or the rules.
struct Cause {
  PlayerId player;
  std::uint16_t timing = kRule;  ///< one bit of Timing
  CardId card;
  AbilityIx ability = kNoAbility;
  std::uint16_t flags = 0;       ///< EventFlag: cost, casualty, unpreventable

  bool is_effect() const { return card.raw != 0; }
};

struct GameCache;

/// The state before an ability that may call scripts was used, to go back to if a script fails. Copies of a game share it.
struct Checkpoint {
  State state;
  std::uint32_t frame = 0;    ///< serial of the ability's frame
  std::uint32_t reveals = 0;
  PlayerId player;
};
using Checkpoints = std::vector<std::shared_ptr<const Checkpoint>>;

/// What a run leaves for the host besides the state.
struct Output {
  std::vector<Option> options;              ///< of the pending decision
  std::vector<std::string> script_errors;   ///< "file:line: message", oldest first
};

class Kernel;
/// Abilities that a card has gained from others are told from its own by numbers from here on. effect/gained.cpp
inline constexpr AbilityIx kGainedBase = 0x80;
const AbilityDef& gained_ability(const Kernel& k, CardId card, AbilityIx number);

class Kernel {
 public:
  Kernel(State& state, const Content& content, const RulesetDef& rules, GameCache& cache, const GameConfig& config,
         Checkpoints& checkpoints, Output& output, Observer* observer);

  State& s;
  const Content& content;
  const Definitions& d;
  const RulesetDef& rules;
  GameCache& cache;
  const GameConfig& config;
  Checkpoints& checkpoints;
  Output& output;
  Observer* observer;
  /// The state as it was when the script that runs now was last resumed; null when none runs.
  const State* last_resume = nullptr;

  // --- looking things up
  const Card& card(CardId c) const { return s.card(c); }
  Card& card(CardId c) { return s.card(c); }
  Player& player(PlayerId p) { return s.player(p); }
  const Player& player(PlayerId p) const { return s.player(p); }
  const CardDef& def(CardId c) const { return d.cards[s.card(c).def]; }
  const AbilityDef& ability(CardId c, AbilityIx i) const {
    return i < kGainedBase ? at_or_none(def(c).abilities, i) : gained_ability(*this, c, i);
  }
  const AbilityDef& ability(const Play& play) const { return ability(play.card, play.ability); }
  const ChoiceDef& choice(const Play& play, int i) const { return at_or_none(ability(play).choices, static_cast<std::size_t>(i)); }
  /// What a card is now: a dude who hangs on another card has become a Condition, as actions are; what hangs there may fight as a dude.
  CardType type_of(const Card& c) const {
    const CardType type = d.cards[c.def].type;
    if (!c.host) return type;
    return c.has(kFightsAsDude) ? CardType::dude : type == CardType::dude ? CardType::action : type;
  }
  CardType type_of(CardId c) const { return type_of(s.card(c)); }
  /// Whether the id still names a card (a token's slot may have been given to another).
  bool exists(CardId c) const { return c && c.index() < s.card_count && s.card(c).id == c; }
  bool in_play(CardId c) const { return exists(c) && s.card(c).in_play(); }
  int parameter(Parameter p) const { return rules.parameters[static_cast<std::size_t>(p)]; }
  int players() const { return s.player_count; }
  /// The player to the left.
  PlayerId next(PlayerId p) const { return PlayerId{static_cast<std::uint8_t>((p.value + 1) % s.player_count)}; }
  /// All players clockwise, beginning with `first`.
  PlayerList from(PlayerId first) const;

  // --- flow (flow/procedure.cpp)
  /// Runs until somebody must decide or the game is over.
  void run();
  /// Pushes a frame; it runs as soon as the present step returns. Set its data through the reference at once.
  Frame& push(Proc procedure, PlayerId player = {});
  template <typename T>
  Frame& push(Proc procedure, PlayerId player, const T& data) {
    Frame& frame = push(procedure, player);
    frame.as<T>() = data;
    return frame;
  }
  Frame& top() { return s.frames[s.frame_count - 1u]; }
  /// Makes the present step wait for a player. The step runs again with the answer. a, b, c go to the lister of the kind.
  /// Returns Flow::stay.
  Flow ask(PlayerId player, DecisionKind kind, int a = 0, int b = 0, int c = 0);
  /// The answer to the present step's question, once.
  std::optional<Option> answer();
  /// Ends the frame of the present step's procedure and gives back what it holds (plays, events, arena).
  void pop();
  /// A frame of `procedure` nearest to the top goes to the step named `step`; frames above it are dropped.
  void jump_to(Proc procedure, const char* step);
  /// Index of the nearest frame of a procedure below the top, or -1.
  int find_frame(Proc procedure) const;
  /// Index of a named step in this ruleset's order, or the number of steps.
  int step_index(Proc procedure, const char* step) const;
  void halt(HaltReason reason);

  // --- telling (state is never changed)
  void tell(const Event& event);
};

/// Lists the options of a pending decision: one function a kind, in the file of its rule.
using OptionList = std::vector<Option>;
#define DECISION(name, text) void list_##name(const Kernel&, const Pending&, OptionList&);
#include "highnoon/decision_kinds.inl"
#undef DECISION
/// Lists by kind (flow/decision.cpp).
void list_options(const Kernel& k, OptionList& options);

// Options as values.
inline Option option(OptionKind kind) { return {kind, 0, 0, 0}; }
inline Option option(OptionKind kind, CardId a) { return {kind, a.raw, 0, 0}; }
inline Option option(OptionKind kind, CardId a, CardId b) { return {kind, a.raw, b.raw, 0}; }
inline Option option(OptionKind kind, CardId a, LocationId b) { return {kind, a.raw, b.raw, 0}; }
inline Option option(OptionKind kind, LocationId a) { return {kind, a.raw, 0, 0}; }
inline Option option(OptionKind kind, CardId a, int b) { return {kind, a.raw, b, 0}; }
inline Option option(OptionKind kind, PlayerId a) { return {kind, a.value, 0, 0}; }
inline CardId card_a(const Option& o) { return CardId{static_cast<std::uint16_t>(o.a)}; }
inline CardId card_b(const Option& o) { return CardId{static_cast<std::uint16_t>(o.b)}; }
inline LocationId place_a(const Option& o) { return LocationId{static_cast<std::uint16_t>(o.a)}; }
inline LocationId place_b(const Option& o) { return LocationId{static_cast<std::uint16_t>(o.b)}; }

}  // namespace highnoon
