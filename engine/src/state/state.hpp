#pragma once

/// Everything a game is: one trivially copyable value without pointers, heap or padding. Cards come last, so that a copy takes
/// only the part in use. Freed slots are zeroed, so that equal games are equal bytes.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

#include "highnoon/decision.hpp"
#include "highnoon/definitions.hpp"
#include "highnoon/game.hpp"
#include "highnoon/ids.hpp"
#include "state/list.hpp"

namespace highnoon {

/// A list with a fixed capacity, in order. Slots beyond `count` are zero.
template <typename T, int N>
struct FixedList {
  std::conditional_t<alignof(T) >= 4, std::uint32_t, std::uint16_t> count = 0;
  Row<T, static_cast<std::size_t>(N)> items{};

  static constexpr int capacity() { return N; }
  int size() const { return static_cast<int>(count); }
  bool empty() const { return count == 0; }
  bool full() const { return size() == N; }
  T* begin() { return items.data(); }
  T* end() { return items.data() + count; }
  const T* begin() const { return items.data(); }
  const T* end() const { return items.data() + count; }
  T& operator[](int i) { return items[static_cast<std::size_t>(i)]; }
  const T& operator[](int i) const { return items[static_cast<std::size_t>(i)]; }
  T& back() { return items[count - 1u]; }
  const T& back() const { return items[count - 1u]; }
  /// Adds at the end. @throw Overflow  it is full
  void push(T value) {
    if (full()) list_is_full();
    items[count++] = value;
  }
  void pop() {
    if (empty()) return;
    items[--count] = T{};
  }
  void erase_at(int i) {
    for (int j = i; j + 1 < size(); ++j) (*this)[j] = (*this)[j + 1];
    pop();
  }
  void insert_at(int i, T value) {
    push(value);
    for (int j = size() - 1; j > i; --j) (*this)[j] = (*this)[j - 1];
    (*this)[i] = value;
  }
  int find(const T& value) const {
    for (int i = 0; i < size(); ++i) {
      if ((*this)[i] == value) return i;
    }
    return -1;
  }
  bool contains(const T& value) const { return find(value) >= 0; }
  bool remove(const T& value) {
    const int i = find(value);
    if (i >= 0) erase_at(i);
    return i >= 0;
  }
  void clear() {
    while (count > 0) pop();
  }
};

using Pile = FixedList<CardId, 56>;  ///< bottom first: the top of a deck is back()

enum CardFlag : std::uint32_t {
  kBooted = 1,
  kEnteredThisPhase = 2,
  kTradedToday = 4,
  kReplacedToday = 8,
  kAssigned = 16,        ///< assigned as a casualty, not yet taken
  kForcedCasualty = 32,  ///< must be the first casualty
  kProtected = 64,       ///< cannot be chosen as a casualty this round
  kPrivateBounty = 128,  ///< got the bounty of a Private location in this shootout
  kDeclared = 256,       ///< a joker (or changed card) whose suit and value count as declared
  kFled = 512,
  kWasCasualty = 1024,   ///< discarded or aced as a casualty in this round
  kStaying = 2048,       ///< in a posse without being at the shootout's location
  kMarked = 4096,        ///< picked in a choice that is still open
  kUnpaid = 8192,        ///< its upkeep was not paid in this Upkeep phase
  kFinishedJob = 16384,  ///< was in the leader's posse as its job ended
  kUnready = 1 << 15,    ///< a Weapon that its dude carries and does not use
  kUsedHere = 1 << 16,       ///< a Weapon of which an ability was used in this shootout
  kWaits = 1 << 18,          ///< declared for a posse, on the way to it
  kWaitsBooting = 1 << 19,   ///< and boots for it
  kWaitsMoving = 1 << 20,    ///< and moves for it
  kAced = 1 << 21,           ///< aced, and still where it was until all reactions are over
  kBanned = 1 << 22,         ///< does not enter play for the rest of the game
  kFightsAsDude = 1 << 23,   ///< attached, and a dude of its dude's posse as long as it is in it
};

/// One card.
struct Card {
  std::uint32_t flags = 0;
  DefId def = kNoDef;
  CardId id;
  PlayerId owner, controller;
  Zone zone = Zone::none;
  std::uint8_t known = 0;          ///< bit per player who knows it while it is hidden
  LocationId location;             ///< of dudes in play; attached cards are where their host is
  CardId host;                     ///< card it is attached to
  LocationId host_location;        ///< location it is attached to (town square; deeds and homes use host)
  std::uint16_t entered = 0;       ///< order in which cards entered play
  std::int16_t note = 0;
  std::int8_t bounty = 0;
  std::int8_t pool = 0;            ///< ghost rock kept on it
  std::int8_t control_counters = 0;
  std::int8_t production_counters = 0;
  std::int8_t influence_counters = 0;
  std::int8_t bullets_counters = 0;
  std::uint8_t used = 0;           ///< bit per ability used today
  std::uint8_t extra = 0;          ///< bit per ability that may be used once more today
  std::uint8_t barred = 0;         ///< bit per ability that cannot be used today
  std::uint8_t limited_uses = 0;   ///< uses of its limited Repeat ability in the current period
  std::uint8_t side = 0;           ///< posse: 0 none, 1 the leader's, 2 opposing
  Suit suit = Suit::none;          ///< what it counts as when kDeclared
  std::uint8_t value = 0;
  std::uint8_t pick = 0;           ///< what an open choice has picked for it

  bool booted() const { return flags & kBooted; }
  bool has(CardFlag flag) const { return flags & flag; }
  void set(CardFlag flag, bool on = true) {
    flags = on ? flags | flag : flags & ~static_cast<std::uint32_t>(flag);
  }
  bool in_play() const { return zone == Zone::in_play; }
};

enum PlayerFlag : std::uint16_t {
  kInLowball = 1,
  kCannotFlee = 2,
  kSkipPlay = 4,
  kRevealed = 8,     ///< the draw hand is public
  kDecided = 16,     ///< has made a sealed choice
  kBaseRankSet = 32,
  kCountsLegal = 64,
  kCountsCheatin = 128,
  kOut = 256,        ///< has lost and plays no more
  kDone = 512,       ///< finished with the step that asks everybody
  kNoActin = 1024,   ///< the next Noon play is none of actin'
  kBonusesSwitched = 2048,  ///< stud and draw bonus have changed places
};

struct Player {
  std::uint64_t standing_pass[2] = {0, 0};  ///< bit per trigger point: do not ask today
  std::uint32_t revealed = 0;    ///< HandScore key of the revealed draw hand
  std::int16_t ghost_rock = 0;
  std::int16_t debt = 0;         ///< borrowed from the bank
  std::uint16_t flags = 0;
  CardId outfit, legend, shooter;
  std::int16_t casualties = 0;   ///< owed in this round
  std::int16_t covered = 0;      ///< covered so far
  std::int8_t cheatin_used = 0;  ///< Cheatin' Resolutions used against the present draw hand
  std::int8_t redraws = 0;       ///< draw bonus of this round
  std::uint8_t base_rank = 0;
  std::uint8_t early_plays = 0;  ///< Shootout plays granted before the step begins
  Pile deck, hand, discard, boot_hill;
  FixedList<CardId, 24> draw_hand;
  FixedList<CardId, 56> street;  ///< left to right, home and in-town deeds
  std::uint16_t victory_points = 0;
  std::uint16_t points_today = 0;  ///< of them scored today

  bool has(PlayerFlag flag) const { return flags & flag; }
  void set(PlayerFlag flag, bool on = true) {
    flags = static_cast<std::uint16_t>(on ? flags | flag : flags & ~flag);
  }
};

/// One step of a procedure that is under way. `data` holds the procedure's own few numbers.
struct Frame {
  std::uint8_t procedure = 0;
  std::uint8_t step = 0;
  PlayerId player;
  std::uint8_t spare = 0;
  std::uint32_t serial = 0;     ///< names the frame for the whole game
  std::uint16_t arena_base = 0; ///< the arena is cut back to here when the frame ends
  std::uint16_t spare2 = 0;
  alignas(4) std::array<std::byte, 24> data{};

  /// The procedure's numbers as its own struct.
  template <typename T>
  T& as() {
    static_assert(sizeof(T) <= 24 && alignof(T) <= 4 && std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>);
    return *reinterpret_cast<T*>(data.data());
  }
  template <typename T>
  const T& as() const {
    return const_cast<Frame*>(this)->as<T>();
  }
};

/// What was chosen in a choice of an ability.
struct Slot {
  std::uint8_t filled = 0;
  std::uint8_t count = 0;
  Row<std::int16_t, 11> values{};  ///< CardId::raw, LocationId::raw, player, number

  CardId card(int i = 0) const { return i < count ? CardId{static_cast<std::uint16_t>(values[static_cast<std::size_t>(i)])} : CardId{}; }
};

/// An ability in use. Self, controller and the choices made are fixed here and never read again from the table.
struct Play {
  CardId card;
  AbilityIx ability = kNoAbility;
  PlayerId player;
  std::uint16_t timing = 0;      ///< one bit of Timing: how it is being used
  CardId performer;              ///< the dude who does it: bearer, or who makes the test
  CardId pulled;
  CardId leader;                 ///< of its job
  CardId visitor;                ///< who counts as being where the card is
  std::int16_t paid = 0;
  std::int16_t skill_total = 0;
  std::int16_t difficulty = 0;
  std::uint8_t pull_value = 0;
  Suit pull_suit = Suit::none;
  std::uint8_t succeeded = 0;
  std::uint8_t event = 0xFF;     ///< index of the event reacted to
  std::uint8_t subject = 0xFF;   ///< index of its subject that the listener is about
  std::uint8_t flags = 0;        ///< PlayFlag
  std::uint8_t combo = 0;        ///< techniques chained so far
  std::uint8_t job_outcome = 0;  ///< 1 succeeded, 2 failed
  PlayerId against;              ///< whose draw hand a Cheatin' Resolution is used against
  std::uint8_t spent = 0;        ///< ghost rock paid as its cost
  Row<Slot, kMaxSlots> slots{};
};
enum PlayFlag : std::uint8_t {
  kPlayCancelled = 1,
  kPlayFromHand = 2,
  kPlayDelayed = 4,
  kPlayPerformerBooted = 8,  ///< the performer has booted by it
  kPlayBootPaid = 16,        ///< its Boot was paid
  kPlayMovedDude = 32,       ///< it has moved a dude of its player
  kPlayFromAfar = 64,        ///< of a Totem elsewhere: the performer's place stands for the Totem's
  kPlayWithoutBoot = 128,    ///< its Boot is not paid
};

/// An event under way, or being told to an observer.
struct Event {
  TriggerPoint type = TriggerPoint::none;
  std::uint8_t count = 0;          ///< subjects
  std::uint16_t flags = 0;         ///< EventFlag
  PlayerId player;
  PlayerId cause_player;
  std::uint16_t cause_timing = kRule;  ///< one bit of Timing
  CardId cause_card;
  AbilityIx cause_ability = kNoAbility;
  std::uint8_t detail = 0;         ///< stat, keyword, act, side ...
  LocationId from, to;
  CardId other;
  std::int16_t amount = 0;
  std::uint8_t until = 0;          ///< Duration, of changes that last
  std::uint8_t mode = 0;           ///< ModifierOp, of changes that last
  PlayerId other_player;
  std::uint8_t used = 0;           ///< listeners that have replaced in this chain
  std::uint32_t gone = 0;          ///< bit per subject that was replaced or lapsed
  std::uint32_t changed = 0;       ///< bit per subject that was really changed
  Row<CardId, 32> subjects{};

  bool has(EventFlag flag) const { return flags & flag; }
  bool is_gone(int i) const { return gone >> i & 1; }
};

enum class ModifierOp : std::uint8_t { none, add, set, at_least, at_most, keyword, lose_keyword, blank, restrict, control, permit, used, lend, singled_out, counted, gained };
enum BlankMask : std::uint8_t { kBlankAbilities = 1, kBlankTraits = 2, kBlankBonuses = 4, kBlankKeywords = 8 };

/// A lasting effect. Standing traits are not here: they are read from the cards in play.
/// `control`: `player` has taken control of `card`; the newest one counts.
/// `restrict`: `amount` holds bits of Timing of the plays meant; 0: all. Without a card and a player all cards are meant. `permit`: all cards of
/// `player` may, or `card`; with an `amount` only about cards with the keyword below it. `used`: `card` has used the ability `what` that `source`
/// grants it, or the permission that the trait `what` of `source` gives; without a card `player` has. It counts for one use and `amount` more.
/// `lend`: the trait `what` of `source` is in force, about `card` if there is one. `singled_out`: the text of `source` means `card`, or `place`.
/// `counted`: what `card` had of counters of the Stat `what`, or of bounty, when it left play. effect/memory.cpp
/// `gained`: `card` has the ability `what` of the definition `amount` as if it were printed on it. effect/gained.cpp
struct Modifier {
  ModifierOp op = ModifierOp::none;
  std::uint8_t what = 0;        ///< Stat, keyword, Act, Permit or BlankMask
  CardId card;                  ///< whose number; none: a player's
  PlayerId player;              ///< whose, or restrict: only effects of this player
  Duration until = Duration::permanent;
  std::int16_t amount = 0;
  CardId source;
  PlayerId source_player;
  AbilityIx source_ability = kNoAbility;
  LocationId place;             ///< while_here
  std::uint16_t source_timing = 0;
  std::uint16_t born = 0;       ///< order of effects
  std::uint8_t number = 0;      ///< gained: the first of the numbers that it has on `card`, from kGainedBase on
  std::uint8_t spare = 0;
};

/// Whether it is a number that it changes.
constexpr bool changes_number(const Modifier& modifier) { return modifier.op >= ModifierOp::add && modifier.op <= ModifierOp::at_most; }

/// A delayed trigger: effects of an ability that wait for an event.
struct Delayed {
  TriggerPoint trigger = TriggerPoint::none;
  Duration until = Duration::permanent;
  std::uint8_t flags = 0;        ///< DelayedFlag
  PlayerId player;
  CardId card;
  CardId performer;
  std::uint16_t timing = 0;
  AbilityIx ability = kNoAbility;
  std::uint8_t depth = 0;        ///< Shootout::depth as it was made
  std::uint32_t condition = kNoNode;
  std::uint32_t effects = kNoEffects;
  Row<std::int16_t, kMaxSlots> slots{};  ///< first value of each
};

enum DelayedFlag : std::uint8_t { kDelayedEach = 1, kDelayedFired = 2 };

/// Who may not join: nobody but leader and mark may; nobody else the mark's posse while the posses form.
enum Closed : std::uint8_t { kClosed = 1, kMarkStandsAlone = 2 };

struct Shootout {
  std::uint8_t active = 0;      ///< 1 posses form, 2 shootout, 3 over
  std::uint8_t is_job = 0;
  std::uint8_t round = 0;
  std::uint8_t headlines = 0;
  PlayerId leader_player, opposing_player;
  LocationId location;
  CardId leader, mark;
  PlayerId round_winner, round_loser, winner;
  std::uint8_t ending = 0;      ///< 1 a posse is empty or an effect ends it: go to the last step
  std::uint8_t job_play = 0xFF; ///< index of the play whose job it is
  std::uint8_t step = 0;        ///< Timing bit of the plays being made (shootout, resolution), 0 none
  std::uint8_t closed = 0;        ///< bits of Closed
  std::uint8_t mark_first = 0;    ///< 1 the mark's posse is formed before the leader's
  Row<std::uint8_t, 2> invited{};  ///< of each side, a bit per player invited to its posse
  std::uint8_t most_rounds = 0;    ///< it ends after so many rounds; 0: no limit
  std::uint8_t depth = 0;          ///< how many shootouts are suspended until it is over. shootout/suspended.cpp
};

struct Pending {
  DecisionKind kind = DecisionKind::none;
  PlayerId player;
  std::uint16_t frame = 0;      ///< index of the frame that asks
  std::int16_t a = 0, b = 0, c = 0;  ///< what the lister needs to know
  std::uint16_t answered = 0;   ///< 1: `answer` waits to be taken
  Option answer;

  friend bool operator==(const Pending&, const Pending&) = default;
};
static_assert(sizeof(Option) == 16);

struct Rng {
  std::uint64_t state = 0;
  std::uint64_t increment = 1;
};

inline constexpr int kMaxFrames = 56;
inline constexpr int kMaxPlays = 8;
inline constexpr int kMaxEvents = 14;
inline constexpr int kMaxModifiers = 112;
inline constexpr int kMaxDelayed = 12;
inline constexpr int kArenaWords = 896;

struct State {
  Rng rng;
  std::uint64_t choices = 0;       ///< options taken so far
  std::uint32_t next_serial = 1;   ///< of frames
  std::uint32_t reveals = 0;       ///< times something hidden was shown or chance was drawn; undo stops there

  std::uint16_t card_count = 0;
  std::uint8_t player_count = 0;
  Outcome outcome = Outcome::running;
  PlayerId winner_of_game;
  std::uint8_t halt = 0;           ///< HaltReason
  std::uint16_t entries = 0;       ///< cards that have entered play

  std::uint16_t day = 0;
  Phase phase = Phase::setup;
  PlayerId winner;                 ///< of lowball
  PlayerId previous_winner;
  std::uint8_t lowball = 0;        ///< 1 while lowball hands are out
  std::int16_t pot = 0;
  std::uint16_t modifiers_born = 0;
  std::uint8_t passes = 0;         ///< consecutive, in the present round of plays
  std::uint8_t extra_plays = 0;    ///< granted to the player who has just played

  Shootout shootout;
  std::int32_t result = 0;         ///< what the frame that ended last hands to the one below
  Pending pending;

  FixedList<Play, kMaxPlays> plays;
  std::int16_t fear = 0;           ///< the Fear level as it is tracked; it reads as 1 to 10
  FixedList<Event, kMaxEvents> events;
  FixedList<Modifier, kMaxModifiers> modifiers;
  std::uint16_t frame_count = 0;
  std::uint16_t delayed_count = 0;
  std::uint16_t spare3 = 0;
  Row<Frame, kMaxFrames> frames;
  Row<Delayed, kMaxDelayed> delayed;
  std::uint16_t arena_top = 0;
  std::uint16_t spare4 = 0;
  Row<std::int32_t, kArenaWords> arena{};  ///< journals and lists of the frames, used like a stack

  Row<Player, kMaxPlayers> players;
  std::array<Card, kMaxCards> cards;   ///< the first card_count are in use

  /// Bytes of the part in use.
  std::size_t used_bytes() const { return offsetof(State, cards) + sizeof(Card) * card_count; }

  Player& player(PlayerId p) { return players[p.value]; }
  const Player& player(PlayerId p) const { return players[p.value]; }
  Card& card(CardId c) { return cards[static_cast<std::size_t>(c.index())]; }
  const Card& card(CardId c) const { return cards[static_cast<std::size_t>(c.index())]; }
  std::span<Card> all_cards() { return {cards.data(), card_count}; }
  std::span<const Card> all_cards() const { return {cards.data(), card_count}; }
  std::span<Delayed> all_delayed() { return {delayed.data(), delayed_count}; }
  std::span<const Delayed> all_delayed() const { return {delayed.data(), delayed_count}; }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<Card>);
static_assert(std::has_unique_object_representations_v<Player>);
static_assert(std::has_unique_object_representations_v<Play>);
static_assert(std::has_unique_object_representations_v<Event>);
static_assert(std::has_unique_object_representations_v<Modifier>);
static_assert(std::has_unique_object_representations_v<Delayed>);
static_assert(std::has_unique_object_representations_v<Shootout>);
static_assert(std::has_unique_object_representations_v<Pending>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: copies, == and hashes work on bytes");
static_assert(offsetof(State, cards) + sizeof(Card) * 128 < 24 * 1024, "two players with sixteen tokens");
static_assert(sizeof(State) < 32 * 1024, "six players");

/// Copies the part in use; what the target used beyond it is as if it had never been used.
void copy_state(State& to, const State& from);

/// A state to go back to by copy_state(), and good for nothing else: what was not in use has no value.
class KeptState {
 public:
  explicit KeptState(const State& from);
  KeptState(const KeptState&) = delete;
  KeptState& operator=(const KeptState&) = delete;
  ~KeptState() {}

  const State& get() const { return state_; }

 private:
  union {
    State state_;
  };
};
bool operator==(const State& a, const State& b);
std::uint64_t hash_state(const State& state);
std::uint64_t hash_bytes(std::span<const std::byte> bytes);

}  // namespace highnoon
