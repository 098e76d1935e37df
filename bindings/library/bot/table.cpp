#include "bot/table.hpp"

#include <algorithm>
#include <array>

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

Table::Table(const Game& game, PlayerId me) : game_(game), me_(me), view_(game.view(me)) {
  for (const PlayerView& player : view_.players) {
    for (const LocationView& place : player.street) add(place);
    for (const LocationView& place : player.out_of_town) add(place);
    for (const auto* pile : {&player.hand, &player.draw_hand, &player.discard, &player.boot_hill}) {
      for (const CardView& card : *pile) add(card, {});
    }
    add(player.legend, {});
  }
  add(view_.town_square);
  for (const CardView& card : view_.limbo) add(card, {});
}

void Table::add(const CardView& card, LocationId place) {
  if (!card.id) return;
  cards_[card.id.raw] = {&card, place};
  for (const CardView& attached : card.attachments) add(attached, place);
}

void Table::add(const LocationView& place) {
  places_.push_back(&place);
  add(place.card, place.id);
  for (const CardView& dude : place.dudes) add(dude, place.id);
}

const CardView* Table::card(CardId id) const {
  const auto found = cards_.find(id.raw);
  return found == cards_.end() ? nullptr : found->second.card;
}

LocationId Table::place_of(CardId id) const {
  const auto found = cards_.find(id.raw);
  return found == cards_.end() ? LocationId{} : found->second.place;
}

const LocationView* Table::place(LocationId id) const {
  for (const LocationView* place : places_) {
    if (place->id == id) return place;
  }
  return nullptr;
}

int Table::worth(const CardView& dude) const {
  int worth = 4 * dude.influence + 2 * dude.bullets + (dude.is_stud ? dude.bullets : 0) + dude.cost / 2 - dude.upkeep;
  for (const CardView& attached : dude.attachments) worth += 1 + attached.cost;
  return std::max(worth, 1);
}

int Table::fighting(const CardView& dude) const { return 5 + dude.bullets * (dude.is_stud ? 15 : 10); }

int Table::income() const {
  int income = 0;
  for (const LocationView* place : places_) {
    if (place->card.id && place->card.controller == me_) income += place->card.production;
    for (const CardView& dude : place->dudes) {
      if (is_mine(dude)) income -= dude.upkeep;
    }
  }
  return income;
}

int Table::gain_of_control(CardId dude, LocationId to) const {
  const CardView* moving = card(dude);
  if (moving == nullptr) return 0;
  const int players = static_cast<int>(view_.players.size());
  int gain = 0;
  for (const LocationView* place : places_) {
    if (place->id != to && place->id != place_of(dude)) continue;
    if (!place->card.id || place->card.type != CardType::deed) continue;
    std::array<int, kMaxPlayers> influence{};
    for (const CardView& other : place->dudes) {
      if (other.id != dude) influence[other.controller.value] += other.influence;
    }
    std::array<int, kMaxPlayers> after = influence;
    if (place->id == place_of(dude)) influence[moving->controller.value] += moving->influence;
    if (place->id == to) after[moving->controller.value] += moving->influence;
    const PlayerId before_controller = controller_by(influence, place->card.owner, players);
    const PlayerId after_controller = controller_by(after, place->card.owner, players);
    const int value = 10 * place->card.control + 4 * place->card.production + 2;
    if (before_controller != me_ && after_controller == me_) gain += value;
    if (before_controller == me_ && after_controller != me_) gain -= value;
  }
  return gain;
}

int Table::strength_at(LocationId at, bool of_me, CardId besides) const {
  int strength = 0;
  for (const LocationView* place : places_) {
    for (const CardView& dude : place->dudes) {
      if (is_mine(dude) != of_me || dude.id == besides) continue;
      if (place->id == at) {
        strength += fighting(dude);
      } else if (!dude.booted && !place->out_of_town) {
        // Some of them are not adjacent, and those that are must boot.
        strength += fighting(dude) * 4 / 10;
      }
    }
  }
  return strength;
}

int Table::posse_strength(bool of_me) const {
  int strength = 0;
  for (const LocationView* place : places_) {
    for (const CardView& dude : place->dudes) {
      if (dude.side != 0 && is_mine(dude) == of_me) strength += fighting(dude);
    }
  }
  return strength;
}

}  // namespace highnoon
