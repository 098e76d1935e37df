#pragma once

/// What a game need not look up again: which traits and listeners its cards have, which cards are
/// in play, the numbers read since the last change. Never part of the state; a copy of a game
/// shares the pool and starts with empty numbers.

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "flow/kernel.hpp"
#include "flow/loop.hpp"

namespace highnoon {

/// What a standing trait changes, as one index: the rows of one group are read together.
enum class StandingGroup : std::uint8_t {};
inline constexpr int kActs = static_cast<int>(Act::count_);
inline constexpr int kPermits = static_cast<int>(Permit::count_);
constexpr StandingGroup group_of(Stat stat) {
  return StandingGroup{static_cast<std::uint8_t>(stat)};
}
inline constexpr StandingGroup kKeywordGroup{kStats};
inline constexpr StandingGroup kCostGroup{kStats + 1};
constexpr StandingGroup group_of(Act act) {
  return StandingGroup(kStats + 2 + static_cast<int>(act));
}
constexpr StandingGroup group_of(Permit permit) {
  return StandingGroup(kStats + 2 + kActs + static_cast<int>(permit));
}
/// Traits by which a card ignores changes of a number.
constexpr StandingGroup ignoring_group(Stat stat) {
  return StandingGroup(kStats + 2 + kActs + kPermits + static_cast<int>(stat));
}
/// Traits that take abilities, traits or keywords from what their card is attached to.
inline constexpr StandingGroup kBlankGroup{kStats + 2 + kActs + kPermits + kStats};
/// Traits that fix a number, whichever.
inline constexpr StandingGroup kFixedGroup{kStats + 2 + kActs + kPermits + kStats + 1};
inline constexpr int kStandingGroups = kStats + 2 + kActs + kPermits + kStats + 2;

/// One change that a standing trait of one card makes while the trait is active.
struct StandingRow {
  CardId card;
  DefId def = kNoDef;
  std::uint16_t index = 0;            ///< among all rows of the pool
  AbilityIx ability = kNoAbility;     ///< the trait's number on the card
  const AbilityDef* trait = nullptr;  ///< in the content, which outlives the game
  const StandingDef* effect = nullptr;
  bool reflexive = false;  ///< reads numbers that it, or rows that read it, change: left out of
                           ///< numbers it reads itself
};

/// A triggered trait or React of one card. It listens only while active(): the card may be
/// elsewhere, blank, or gone.
struct Listener {
  CardId card;
  AbilityIx ability = kNoAbility;
  const AbilityDef* trait = nullptr;
};

/// What the cards of a game can do at all. Immutable once built.
struct GamePool {
  std::vector<StandingRow> rows;
  std::array<std::uint16_t, kStandingGroups + 1> first_row{};
  std::vector<Listener> listeners;
  std::array<std::uint16_t, kTriggerPoints + 1> first_listener{};
  /// By uniform prompts, a bit per Window in which some action card of the library could be a React: what is in a play hand is not public.
  std::array<std::uint8_t, kTriggerPoints> heard_from_hand{};

  std::vector<std::pair<KeywordId, KeywordId>> implied;  ///< what has the first has the second too

  std::span<const StandingRow> of(StandingGroup group) const {
    const auto i = static_cast<std::size_t>(group);
    return {rows.data() + first_row[i], rows.data() + first_row[i + 1]};
  }
  std::span<const Listener> of(TriggerPoint point) const {
    const auto i = static_cast<std::size_t>(point);
    return {listeners.data() + first_listener[i], listeners.data() + first_listener[i + 1]};
  }
};

/// The numbers of one card, as far as they were read since the last change.
struct CardNumbers {
  std::uint64_t stamp = 0;
  std::uint32_t valid = 0;  ///< bit per Stat, and kKeywordsValid
  std::array<std::int16_t, kStats> raw{};
  KeywordSet keywords;
};
inline constexpr std::uint32_t kKeywordsValid = 1u << 31;

/// Numbers are kept twice: as they are, and without the reflexive rows, for those rows to read.
enum NumberMode : std::uint8_t { kWhole, kWithoutReflexive };

inline constexpr std::int64_t kEndlessWork = std::numeric_limits<std::int64_t>::max() / 2;
/// In instructions. A last guard, like the script host's memory: what it counts depends on the numbers that are kept here.
inline constexpr std::int64_t kScriptWork = 200'000'000;

/// What is in play, as it was last looked at.
struct Board {
  std::uint64_t stamp = 0;        ///< equal to GameCache::board if it is right
  std::vector<CardId> cards;      ///< by slot
  std::vector<CardId> dudes;      ///< in the order they entered play
  std::vector<CardId> deeds;      ///< by slot
  std::vector<CardId> attached;   ///< by slot
  std::vector<LocationId> places; ///< the town square, homes and streets by seat, then what is out of town
  std::vector<CardId> first_attached, next_attached;  ///< by slot of the card
  std::vector<const StandingRow*> rows;  ///< of the pool, in its order: those that can be active with these cards in play
  std::array<std::uint16_t, kStandingGroups + 1> first_row{};
};

/// Of which kinds lasting effects there are, as they were last looked at.
struct ModifierKinds {
  std::uint64_t stamp = 0;    ///< equal to GameCache::stamp if it is right
  std::uint64_t acts = 0;     ///< bit per Act that some effect restricts
  std::uint64_t permits = 0;  ///< bit per Permit that some effect gives
  std::uint32_t ops = 0;      ///< bit per ModifierOp
};
static_assert(kActs <= 64 && kPermits <= 64);

/// Lists that are lent out and given back, so that what is listed again and again takes no new memory.
template <typename T>
using Spares = std::vector<std::vector<T>>;

template <typename T>
class Borrowed {
 public:
  explicit Borrowed(Spares<T>& spares) : spares_(&spares) {
    if (spares.empty()) return;
    list_ = std::move(spares.back());
    spares.pop_back();
  }
  Borrowed(Borrowed&& other) noexcept : spares_(std::exchange(other.spares_, nullptr)), list_(std::move(other.list_)) {}
  Borrowed& operator=(Borrowed&&) = delete;
  ~Borrowed() {
    if (!spares_ || spares_->size() == kMost) return;
    list_.clear();
    spares_->reserve(kMost);
    spares_->push_back(std::move(list_));
  }

  std::vector<T>& operator*() { return list_; }
  std::vector<T>* operator->() { return &list_; }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }

 private:
  static constexpr std::size_t kMost = 16;
  Spares<T>* spares_;
  std::vector<T> list_;
};

struct GameCache {
  std::uint64_t game_serial =
      0;  ///< names the game for the script host; every copy, load and undo takes a new one
  std::shared_ptr<const GamePool> pool;
  std::uint64_t stamp = 1;        ///< of numbers
  std::uint64_t board = 1;        ///< of what is in play
  NumberMode mode = kWhole;
  /// What the script host may still spend on functions that compute values before the next decision; without end between choices.
  std::int64_t script_work = kEndlessWork;
  bool looking_for_actions = false;  ///< while it is asked what actions an ability could play
  bool looking_at_prices = false;    ///< while it is asked whether what lifts a ban could be paid
  Board in_play;
  Spares<int> spare_numbers;
  Spares<Option> spare_options;
  ModifierKinds modifiers;
  std::array<std::vector<CardNumbers>, 2> numbers;
  std::array<std::vector<std::uint64_t>, 2> row_states;  ///< by row: stamp * 2 + active
  LoopWatch loop;  ///< copied, for it says when a loop is noticed

  GameCache() = default;
  GameCache(const GameCache& other) : pool(other.pool), loop(other.loop) {}
  GameCache& operator=(const GameCache& other) {
    if (this == &other) return *this;
    pool = other.pool;
    loop = other.loop;
    ++stamp;
    ++board;
    return *this;
  }
};

/// Builds the pool of this game.
void build_pool(const Kernel& k);
/// The pool of this game, built when it is first needed.
inline const GamePool& pool_of(const Kernel& k) {
  if (!k.cache.pool) build_pool(k);
  return *k.cache.pool;
}
/// Cards were made, abilities gained or lost, or the state was replaced (load, undo, checkpoint): everything is looked up
/// anew.
void forget_pool(GameCache& cache);
void look_at_board(const Kernel& k);
/// What is in play. Valid until the next change.
inline const Board& board_of(const Kernel& k) {
  if (k.cache.in_play.stamp != k.cache.board) look_at_board(k);
  return k.cache.in_play;
}
/// The rows of a group that can be active with what is in play.
inline std::span<const StandingRow* const> rows_of(const Kernel& k, StandingGroup group) {
  const Board& board = board_of(k);
  const auto i = static_cast<std::size_t>(group);
  return {board.rows.data() + board.first_row[i], board.rows.data() + board.first_row[i + 1]};
}
void look_at_modifiers(const Kernel& k);
inline const ModifierKinds& modifier_kinds(const Kernel& k) {
  if (k.cache.modifiers.stamp != k.cache.stamp) look_at_modifiers(k);
  return k.cache.modifiers;
}
/// Whether any trait or lasting effect of this game gives the permission now and then.
inline bool is_ever_permitted(const Kernel& k, Permit permit) {
  return !pool_of(k).of(group_of(permit)).empty() || modifier_kinds(k).permits >> static_cast<int>(permit) & 1;
}
inline bool has_modifier(const Kernel& k, ModifierOp op) { return modifier_kinds(k).ops >> static_cast<int>(op) & 1; }
/// Cards in play, by slot. Valid until the next change.
inline std::span<const CardId> cards_in_play(const Kernel& k) { return board_of(k).cards; }
/// Cards attached to a card, in the order they entered play: first and, from one to the next, the
/// others.
CardId first_attached(const Kernel& k, CardId host);
CardId next_attached(const Kernel& k, CardId attached);

/// Whether a row changes something now: active, and its condition holds.
bool is_active(const Kernel& k, const StandingRow& row);

}  // namespace highnoon
