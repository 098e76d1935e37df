// What jokers stand for: the best for a hand's rank, or the lowest in lowball.

#include <algorithm>

#include "highnoon/poker.hpp"
#include "poker/hand_table.hpp"

namespace highnoon {
namespace {

using namespace poker;

constexpr std::array kSuits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

/// The values of a hand that is being completed, sorted.
struct Values {
  std::array<std::uint8_t, kHandSize> sorted{};
  int size = 0;

  explicit Values(const SortedCards& cards) : size(cards.size) {
    for (int i = 0; i < size; ++i) sorted[i] = cards.cards[i].value;
  }
  void insert(std::uint8_t value) {
    sorted[size++] = value;
    std::sort(sorted.begin(), sorted.begin() + size);
  }
  int row() const { return kFirstRow[size] + row_of(std::span(sorted).first(size)); }
};

/// A final hand whose jokers take suits and values one after the other.
struct Assignment {
  std::array<PokerCard, 5> cards{};
  int size = 0;

  explicit Assignment(std::span<const PokerCard> hand)
      : size(static_cast<int>(std::min(hand.size(), std::size_t{kHandSize}))) {
    std::copy_n(hand.begin(), size, cards.begin());
  }
  std::span<const PokerCard> hand() const { return std::span(cards).first(size); }
  bool holds(PokerCard card) const {
    return std::find(cards.begin(), cards.begin() + size, card) != cards.begin() + size;
  }
  /// Calls f(joker) for each joker, in the hand's order.
  template <typename F>
  void for_each_joker(F f) {
    for (int i = 0; i < size; ++i) {
      if (cards[i].is_joker()) f(cards[i]);
    }
  }
};

/// A suit for a joker of this value: one that the hand does not show yet, if there is one.
Suit free_suit(const Assignment& assignment, std::uint8_t value, Suit except = Suit::none) {
  for (const Suit suit : kSuits) {
    if (suit != except && !assignment.holds({suit, value})) return suit;
  }
  return except == Suit::clubs ? Suit::diamonds : Suit::clubs;
}

/// The first value, from king or from ace, that leads to this key in the rows of one card more.
std::uint8_t value_towards(std::uint32_t key, const Values& values, const HandTable::Rows& rows,
                           bool high_first) {
  for (int i = 1; i <= kValues; ++i) {
    const auto value = static_cast<std::uint8_t>(high_first ? kValues + 1 - i : i);
    Values longer = values;
    longer.insert(value);
    if (rows[longer.row()] == key) return value;
  }
  return 1;  // not reached: a row's key is always that of one of its extensions
}

}  // namespace

std::array<PokerCard, 5> assign_jokers(std::span<const PokerCard> cards) {
  Assignment assignment(cards);
  const HandTable& table = hand_table();
  const SortedCards sorted(assignment.hand());
  std::uint8_t common_suit = kAllSuits;
  std::uint64_t bits = 0;
  for (int i = 0; i < sorted.size; ++i) {
    common_suit &= suit_bit(sorted.cards[i]);
    bits |= card_bit(sorted.cards[i]);
  }
  if (assignment.size == kHandSize && are_dead_mans(bits, sorted.size)) {
    assignment.for_each_joker([&](PokerCard& joker) {
      joker = *std::find_if(kDeadMansHand.begin(), kDeadMansHand.end(),
                            [&](PokerCard card) { return !assignment.holds(card); });
    });
    return assignment.cards;
  }
  Values values(sorted);
  const bool suited = assignment.size == kHandSize && common_suit != 0;
  const HandTable::Rows& rows = suited ? table.suited : table.any[assignment.size];
  const std::uint32_t key = rows[values.row()];
  const HandRank rank = HandScore{key}.rank();
  const bool is_flush = rank == HandRank::flush || rank == HandRank::straight_flush;
  assignment.for_each_joker([&](PokerCard& joker) {
    const std::uint8_t value = value_towards(key, values, rows, true);
    values.insert(value);
    joker = {is_flush ? sorted.cards[0].suit : free_suit(assignment, value), value};
  });
  return assignment.cards;
}

std::array<PokerCard, 5> assign_jokers_lowball(std::span<const PokerCard> cards) {
  Assignment assignment(cards);
  const HandTable& table = hand_table();
  const SortedCards sorted(assignment.hand());
  Values values(sorted);
  const std::uint32_t key = table.any[values.size][values.row()];
  // Each joker takes another suit than the card before it, so there never is a flush; and the
  // lowest hand never adds a pair, so never a Dead Man's Hand.
  Suit before = sorted.size > 0 ? sorted.cards[0].suit : Suit::none;
  assignment.for_each_joker([&](PokerCard& joker) {
    const std::uint8_t value = value_towards(key, values, table.any[values.size + 1], false);
    values.insert(value);
    joker = {free_suit(assignment, value, before), value};
    before = joker.suit;
  });
  return assignment.cards;
}

}  // namespace highnoon
