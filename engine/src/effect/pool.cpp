// Builds what a game's cards can do at all, and finds which standing rows are reflexive. A row
// writes one key (a number, the keywords, or the rules by which cards are restricted, allowed and
// priced) and reads others in its expressions. It is reflexive if something it reads depends, over
// any rows, on what it writes. Without the reflexive rows no number depends on itself, so every
// number is the same whatever was read first.

#include <algorithm>

#include "ability/predicate.hpp"
#include "effect/cache.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "effect/standing.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

using KeySet = std::uint64_t;  ///< bit per Stat, then these
constexpr int kKeywordKey = kStats;
constexpr int kRulesKey = kStats + 1;
constexpr int kDudeKey = kStats + 2;  ///< who counts as a dude
constexpr int kWantedKey = kStats + 3;  ///< who is wanted without a counter
constexpr int kKeys = kStats + 4;
static_assert(kKeys <= 32);
constexpr KeySet key(int k) { return KeySet{1} << k; }
constexpr KeySet key(Stat stat) { return key(static_cast<int>(stat)); }
constexpr KeySet kEveryKey = key(kKeys) - 1;

/// What one operation reads by itself.
KeySet reads_of(const Node& node) {
  switch (node.op) {
    case Op::stat:
    case Op::player_stat:
    case Op::sum_of:
    case Op::highest_of:
    case Op::lowest_of: return key(node.value);
    case Op::grit: return key(Stat::value) | key(Stat::bullets) | key(Stat::influence);
    case Op::suit_of: return key(Stat::value);
    case Op::rating: return kEveryKey & ~key(kRulesKey);
    case Op::total_influence: return key(Stat::influence);
    case Op::total_control: return key(Stat::control) | key(Stat::control_points);
    case Op::draw_hand_rank: return key(Stat::hand_rank);
    case Op::base_rank: return key(Stat::value);
    case Op::casualties: return key(Stat::casualties) | key(Stat::least_casualties) | key(Stat::hand_rank);
    case Op::is_cheatin: return key(Stat::value);
    case Op::is_stud: return key(Stat::bullet_type);
    case Op::has_keyword:
      return node.argument_count > 1 ? kEveryKey & ~key(kRulesKey) : key(kKeywordKey);
    case Op::location_keyword:
    case Op::is_location_kind:
    case Op::in_town:
    case Op::is_token: return key(kKeywordKey);
    case Op::is_type: return node.value >> static_cast<int>(CardType::dude) & 1 ? key(kDudeKey) : 0;
    case Op::is_wanted:
    case Op::bounty: return key(kWantedKey);
    case Op::adjacent_to:
    case Op::nearby:
    case Op::is_adjacent: return key(kRulesKey) | key(kKeywordKey);
    case Op::can_attach_to:
    case Op::can_play:
    case Op::is_playable:
    case Op::can_join_gang:
    case Op::call_number:
    case Op::call_condition: return kEveryKey;
    default: return 0;
  }
}

KeySet reads_of(const Definitions& d, NodeId id) {
  if (id == kNoNode) return 0;
  const Node& node = d.nodes[id];
  KeySet keys = reads_of(node);
  for (const NodeId argument : arguments(d, node)) keys |= reads_of(d, argument);
  return keys;
}

/// Whether a price can be paid hangs on anything.
KeySet reads_of(const Definitions& d, const StandingRow& row) {
  if (row.trait->price != kNoEffects) return kEveryKey;
  return reads_of(d, row.trait->condition) | reads_of(d, row.effect->affects) |
         reads_of(d, row.effect->amount) | reads_of(d, row.effect->from);
}

StandingGroup group_of(const StandingDef& effect) {
  using Kind = StandingDef::Kind;
  switch (effect.kind) {
    case Kind::stat:
    case Kind::player_stat: return group_of(static_cast<Stat>(effect.what));
    case Kind::keyword:
    case Kind::lose_keyword: return kKeywordGroup;
    case Kind::stud:
    case Kind::draw: return group_of(Stat::bullet_type);
    case Kind::restrict: return group_of(static_cast<Act>(effect.what));
    case Kind::permit: return group_of(static_cast<Permit>(effect.what));
    case Kind::cost: return kCostGroup;
    case Kind::ignore_changes: return ignoring_group(static_cast<Stat>(effect.what));
    case Kind::fix: return kFixedGroup;
    case Kind::blank: return kBlankGroup;
  }
  return kCostGroup;
}

int written_key(const StandingDef& effect) {
  if (group_of(effect) == group_of(Act::count_as_dude)) return kDudeKey;
  if (group_of(effect) == group_of(Permit::always_wanted)) return kWantedKey;
  if (effect.kind == StandingDef::Kind::fix) return effect.what;
  const int group = static_cast<int>(group_of(effect));
  if (group <= kKeywordKey) return group;
  return effect.kind == StandingDef::Kind::ignore_changes ? effect.what : kRulesKey;
}

/// For each key the keys it depends on, over any number of rows.
std::array<KeySet, kKeys> dependencies(const Definitions& d, const std::vector<StandingRow>& rows) {
  std::array<KeySet, kKeys> needs{};
  const auto need = [&](Stat stat, KeySet keys) { needs[static_cast<std::size_t>(stat)] |= keys; };
  need(Stat::bullets, key(Stat::bullet_bonus));
  need(Stat::value, key(Stat::kung_fu));
  need(Stat::upkeep, key(Stat::influence));
  for (const Stat skill :
       {Stat::huckster, Stat::blessed, Stat::shaman, Stat::mad_scientist, Stat::kung_fu}) {
    need(skill, key(kKeywordKey));
  }
  for (const StandingRow& row : rows)
    needs[static_cast<std::size_t>(written_key(*row.effect))] |= reads_of(d, row);
  for (int via = 0; via < kKeys; ++via) {
    for (KeySet& keys : needs) {
      if (keys & key(via)) keys |= needs[static_cast<std::size_t>(via)];
    }
  }
  return needs;
}

void mark_reflexive(const Definitions& d, std::vector<StandingRow>& rows) {
  const std::array<KeySet, kKeys> needs = dependencies(d, rows);
  for (StandingRow& row : rows) {
    const KeySet written = key(written_key(*row.effect));
    const KeySet reads = reads_of(d, row);
    row.reflexive = reads & written;
    for (int read = 0; read < kKeys; ++read) {
      if (reads & key(read) && needs[static_cast<std::size_t>(read)] & written)
        row.reflexive = true;
    }
  }
}

/// Orders entries by group, keeping their order within one, and notes where each group begins.
template <typename Entry, typename First, typename GroupOf>
void arrange(std::vector<Entry>& entries, First& first, GroupOf group) {
  std::stable_sort(entries.begin(), entries.end(),
                   [&](const Entry& a, const Entry& b) { return group(a) < group(b); });
  first.fill(0);
  for (const Entry& entry : entries) ++first[static_cast<std::size_t>(group(entry)) + 1];
  for (std::size_t i = 1; i < first.size(); ++i)
    first[i] = static_cast<std::uint16_t>(first[i] + first[i - 1]);
}

void add_card(GamePool& pool, const Kernel& k, const Card& card) {
  for_abilities(k, card.id, [&](AbilityIx number, const AbilityDef& trait) {
    for (const StandingDef& effect : trait.standing)
      pool.rows.push_back({card.id, card.def, 0, number, &trait, &effect, false});
    if (trait.listen.trigger != TriggerPoint::none) pool.listeners.push_back({card.id, number, &trait});
  });
}

void look_at_library(GamePool& pool, const Definitions& d) {
  for (const CardDef& def : d.cards) {
    for (std::size_t i = 0; def.type == CardType::action && i < def.abilities.size(); ++i) {
      const AbilityDef& ability = def.abilities[i];
      if (ability.kind != AbilityDef::Kind::ability || ability.is_lent) continue;
      pool.heard_from_hand[static_cast<std::size_t>(ability.listen.trigger)] |= static_cast<std::uint8_t>(1u << static_cast<int>(ability.listen.window));
    }
  }
}

/// Names that no card of the library has say nothing.
void add_implied(GamePool& pool, const Kernel& k) {
  const auto number_of = [&](const std::string& name) { return std::find(k.d.keywords.begin(), k.d.keywords.end(), name) - k.d.keywords.begin(); };
  const auto all = static_cast<std::ptrdiff_t>(k.d.keywords.size());
  for (const auto& [keyword, implied] : k.rules.implies) {
    const auto first = number_of(keyword), second = number_of(implied);
    if (first < all && second < all) pool.implied.emplace_back(static_cast<KeywordId>(first), static_cast<KeywordId>(second));
  }
}

std::shared_ptr<const GamePool> new_pool(const Kernel& k) {
  auto pool = std::make_shared<GamePool>();
  add_implied(*pool, k);
  for (const Card& card : k.s.all_cards()) add_card(*pool, k, card);
  arrange(pool->rows, pool->first_row,
          [](const StandingRow& row) { return static_cast<int>(group_of(*row.effect)); });
  arrange(pool->listeners, pool->first_listener, [](const Listener& listener) {
    return static_cast<int>(listener.trait->listen.trigger);
  });
  for (std::size_t i = 0; i < pool->rows.size(); ++i)
    pool->rows[i].index = static_cast<std::uint16_t>(i);
  mark_reflexive(k.d, pool->rows);
  if (k.config.prompts == PromptMode::uniform) look_at_library(*pool, k.d);
  return pool;
}

bool is_place(CardType type) { return type == CardType::outfit || type == CardType::deed; }

void look_at_places(const Kernel& k, Board& board) {
  board.places.assign(1, LocationId::town_square());
  for (int seat = 0; seat < k.players(); ++seat) {
    for (const CardId card : k.s.players[static_cast<std::size_t>(seat)].street) board.places.emplace_back(card);
  }
  for (const CardId card : board.cards) {
    if (is_place(k.def(card).type) && !street_of(k, card)) board.places.emplace_back(card);
  }
}

/// In the order they entered play.
void link(const Kernel& k, const Card& card, Board& board) {
  const auto slot = [](CardId id) { return static_cast<std::size_t>(id.index()); };
  CardId* link = &board.first_attached[slot(card.host)];
  while (*link && k.card(*link).entered < card.entered) link = &board.next_attached[slot(*link)];
  board.next_attached[slot(card.id)] = *link;
  *link = card.id;
}

/// Nearly all traits work in play alone. RC-TRAIT-001, -004.
void look_at_rows(const Kernel& k, Board& board) {
  const GamePool& pool = pool_of(k);
  board.rows.clear();
  for (std::size_t group = 0; group < kStandingGroups; ++group) {
    board.first_row[group] = static_cast<std::uint16_t>(board.rows.size());
    for (const StandingRow& row : pool.of(static_cast<StandingGroup>(group))) {
      const bool there = row.trait->is_lent ? is_there(k, row) : row.trait->zones || k.card(row.card).in_play();
      if (there) board.rows.push_back(&row);
    }
  }
  board.first_row[kStandingGroups] = static_cast<std::uint16_t>(board.rows.size());
}

}  // namespace

void look_at_board(const Kernel& k) {
  Board& board = k.cache.in_play;
  board.stamp = k.cache.board;
  for (auto* list : {&board.cards, &board.dudes, &board.deeds, &board.attached}) list->clear();
  board.first_attached.assign(k.s.card_count, CardId{});
  board.next_attached.assign(k.s.card_count, CardId{});
  for (const Card& card : k.s.all_cards()) {
    if (!card.in_play()) continue;
    board.cards.push_back(card.id);
    const CardType type = k.type_of(card);
    if (type == CardType::deed) board.deeds.push_back(card.id);
    if (type == CardType::dude) {
      board.dudes.push_back(card.id);
      for (auto at = board.dudes.end() - 1; at != board.dudes.begin() && card.entered < k.card(at[-1]).entered; --at) std::swap(at[-1], *at);
    }
    if (!card.host) continue;
    board.attached.push_back(card.id);
    link(k, card, board);
  }
  look_at_places(k, board);
  look_at_rows(k, board);
}

void look_at_modifiers(const Kernel& k) {
  ModifierKinds& kinds = k.cache.modifiers;
  kinds = {.stamp = k.cache.stamp};
  for (const Modifier& modifier : k.s.modifiers) {
    kinds.ops |= 1u << static_cast<int>(modifier.op);
    if (modifier.op == ModifierOp::restrict) kinds.acts |= std::uint64_t{1} << modifier.what;
    if (modifier.op == ModifierOp::permit) kinds.permits |= std::uint64_t{1} << modifier.what;
  }
}

void build_pool(const Kernel& k) { k.cache.pool = new_pool(k); }

void forget_pool(GameCache& cache) {
  cache.pool.reset();
  ++cache.stamp;
  ++cache.board;
}

void touch(Kernel& k) { ++k.cache.stamp; }

void touch_board(Kernel& k) {
  ++k.cache.stamp;
  ++k.cache.board;
}

CardId first_attached(const Kernel& k, CardId host) {
  return k.exists(host) ? board_of(k).first_attached[static_cast<std::size_t>(host.index())] : CardId{};
}

CardId next_attached(const Kernel& k, CardId attached) {
  return board_of(k).next_attached[static_cast<std::size_t>(attached.index())];
}

}  // namespace highnoon
