#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

bool is_place(const Kernel& k, const Card& card) {
  const CardType type = k.d.cards[card.def].type;
  return card.in_play() && (type == CardType::outfit || type == CardType::deed);
}

}  // namespace

/// Nearly always its owner's; an effect may have given the card another owner since.
PlayerId street_of(const Kernel& k, CardId place) {
  const PlayerId owner = k.card(place).owner;
  if (k.player(owner).street.contains(place)) return owner;
  for (int seat = 0; seat < k.players(); ++seat) {
    const PlayerId player{static_cast<std::uint8_t>(seat)};
    if (k.player(player).street.contains(place)) return player;
  }
  return {};
}

PlaceList locations(const Kernel& k) {
  const auto& places = board_of(k).places;
  return {places.begin(), places.end()};
}

bool is_location(const Kernel& k, LocationId place) {
  if (place.is_town_square()) return true;
  return k.exists(place.card()) && is_place(k, k.card(place.card()));
}

LocationId location_of(const Kernel& k, CardId id) {
  if (!k.in_play(id)) return {};
  CardId at = id;
  while (k.card(at).host) at = k.card(at).host;
  const Card& card = k.card(at);
  if (is_place(k, card)) return at;
  return k.def(at).type == CardType::dude ? card.location : card.host_location;
}

/// By the printed keyword, for traits ask it, and keywords hang on traits.
CardId host_as_planted(const Kernel& k, CardId card) {
  const CardId host = k.card(card).host;
  if (!host || k.def(host).type != CardType::dude || !k.def(card).keywords[static_cast<KeywordId>(Keyword::totem)]) return host;
  const CardId place = k.card(host).location.card();
  return k.exists(place) && k.def(place).type == CardType::deed ? place : host;
}

bool is_planted(const Kernel& k, CardId totem) {
  const CardId host = host_as_planted(k, totem);
  return !host || k.def(host).type != CardType::dude;
}

LocationId home_of(const Kernel& k, PlayerId player) {
  return player ? LocationId(k.player(player).outfit) : LocationId{};
}

bool is_home(const Kernel& k, LocationId place) {
  return k.exists(place.card()) && k.def(place.card()).type == CardType::outfit;
}

/// A deed's place is settled when it enters play: on its owner's street it is in town, off it out
/// of town. RR-LOC-001, RR-SHOP-005.
bool in_town(const Kernel& k, LocationId place) {
  return place.is_town_square() || (k.exists(place.card()) && street_of(k, place.card()));
}

PlayerId owner_of(const Kernel& k, LocationId place) {
  return k.exists(place.card()) ? k.card(place.card()).owner : PlayerId{};
}

PlayerId controller_of(const Kernel& k, LocationId place) {
  return k.exists(place.card()) ? k.card(place.card()).controller : PlayerId{};
}

bool is_private(const Kernel& k, LocationId place) {
  return is_home(k, place) || has_keyword(k, place, static_cast<KeywordId>(Keyword::private_));
}

bool has_keyword(const Kernel& k, LocationId place, KeywordId keyword) {
  return k.exists(place.card()) && has_keyword(k, place.card(), keyword);
}

CardList dudes_at(const Kernel& k, LocationId place) {
  CardList dudes;
  for (const CardId dude : board_of(k).dudes) {
    if (k.card(dude).location == place) dudes.push_back(dude);
  }
  return dudes;
}

CardList dudes_of(const Kernel& k, PlayerId player) {
  CardList dudes;
  for (const CardId dude : board_of(k).dudes) {
    if (k.card(dude).controller == player) dudes.push_back(dude);
  }
  return dudes;
}

void add_to_street(Kernel& k, CardId deed, bool left_end) {
  auto& street = k.player(k.card(deed).owner).street;
  if (street.full()) throw Overflow(HaltReason::list_full);
  street.insert_at(left_end ? 0 : street.size(),
                   deed);  // RR-LOC-005, -006: outermost, never between
  touch_board(k);
}

}  // namespace highnoon
