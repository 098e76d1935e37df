#include "bot/table.hpp"

#include <algorithm>
#include <array>

#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "game.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

/// Who would control a deed with these sums of influence: the most, its owner in a tie and if nobody is there.
PlayerId controller_by(const std::array<int, kMaxPlayers>& influence, PlayerId owner, int players) {
  PlayerId best = owner;
  int most = owner ? influence[owner.value] : 0;
  for (int i = 0; i < players; ++i) {
    if (influence[static_cast<std::size_t>(i)] > most) {
      most = influence[static_cast<std::size_t>(i)];
      best = PlayerId{static_cast<std::uint8_t>(i)};
    }
  }
  return best;
}

}  // namespace

bool Seen::is_stud() const { return type() == CardType::dude && highnoon::is_stud(*k_, id_); }
PokerCard Seen::poker() const { return poker_card(*k_, id_); }
int Seen::read(Stat what) const { return stat(*k_, id_, what); }

Table::Table(const Game& game, PlayerId me) : k_(game.impl().reader()), me_(me) {}

template <typename F>
void Table::for_each_dude(F f) const {
  for (const CardId id : cards_in_play(k_)) {
    if (k_.type_of(id) == CardType::dude) f(Seen(k_, id));
  }
}

std::vector<Seen> Table::draw_hand() const {
  std::vector<Seen> cards;
  for (const CardId id : k_.player(me_).draw_hand) cards.emplace_back(k_, id);
  return cards;
}

Seen Table::card(CardId id) const {
  if (!k_.exists(id) || !knows(k_, me_, id)) return {};
  switch (k_.card(id).zone) {
    case Zone::none:
    case Zone::deck:
    case Zone::pulled:
    case Zone::aside: return {};
    default: return {k_, id};
  }
}

LocationId Table::place_of(CardId id) const {
  if (!k_.exists(id) || k_.def(id).type == CardType::legend) return {};
  return location_of(k_, id);
}

bool Table::is_place(LocationId place) const { return is_location(k_, place); }

LocationId Table::fight() const {
  const Shootout& s = k_.s.shootout;
  return s.active == 1 || s.active == 2 ? s.location : LocationId{};
}

int Table::worth(const Seen& dude) const {
  const int bullets = dude.bullets();
  int worth = 4 * dude.influence() + 2 * bullets + (dude.is_stud() ? bullets : 0) + dude.cost() / 2 - dude.upkeep();
  for (CardId id = first_attached(k_, dude.id()); id; id = next_attached(k_, id)) worth += 1 + Seen(k_, id).cost();
  return std::max(worth, 1);
}

int Table::fighting(const Seen& dude) const { return 5 + dude.bullets() * (dude.is_stud() ? 15 : 10); }

int Table::income() const {
  int income = 0;
  for (const CardId id : cards_in_play(k_)) {
    const Seen card(k_, id);
    const CardType type = card.type();
    if (!is_mine(card)) continue;
    if (type == CardType::deed || type == CardType::outfit) income += card.production();
    if (type == CardType::dude) income -= card.upkeep();
  }
  return income;
}

int Table::gain_of_control(CardId dude, LocationId to) const {
  const Seen moving = card(dude);
  if (!moving) return 0;
  const LocationId from = place_of(dude);
  int gain = 0;
  for (const LocationId place : {from, to}) {
    if (place == LocationId{}) continue;
    const Seen deed = card(place.card());
    if (!deed || deed.type() != CardType::deed) continue;
    std::array<int, kMaxPlayers> influence{};
    for_each_dude([&](const Seen& other) {
      if (other.id() != dude && k_.card(other.id()).location == place) influence[other.controller().value] += other.influence();
    });
    std::array<int, kMaxPlayers> after = influence;
    if (place == from) influence[moving.controller().value] += moving.influence();
    if (place == to) after[moving.controller().value] += moving.influence();
    const PlayerId before_controller = controller_by(influence, deed.owner(), players());
    const PlayerId after_controller = controller_by(after, deed.owner(), players());
    const int value = 10 * deed.control() + 4 * deed.production() + 2;
    if (before_controller != me_ && after_controller == me_) gain += value;
    if (before_controller == me_ && after_controller != me_) gain -= value;
    if (from == to) break;
  }
  return gain;
}

int Table::strength_at(LocationId at, bool of_me, CardId besides) const {
  int strength = 0;
  for_each_dude([&](const Seen& dude) {
    if (is_mine(dude) != of_me || dude.id() == besides) return;
    const LocationId place = k_.card(dude.id()).location;
    if (place == at) {
      strength += fighting(dude);
    } else if (!dude.booted() && in_town(k_, place)) {
      // Some of them are not adjacent, and those that are must boot.
      strength += fighting(dude) * 4 / 10;
    }
  });
  return strength;
}

int Table::posse_strength(bool of_me) const {
  int strength = 0;
  for_each_dude([&](const Seen& dude) {
    if (dude.side() != 0 && is_mine(dude) == of_me) strength += fighting(dude);
  });
  return strength;
}

}  // namespace highnoon
