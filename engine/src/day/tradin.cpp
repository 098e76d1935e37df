#include <algorithm>

#include "ability/ability.hpp"
#include "day/noon_play.hpp"
#include "effect/actions.hpp"
#include "effect/cache.hpp"
#include "effect/carrying.hpp"
#include "effect/modifier.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

struct Tradin {
  LocationId place;
  std::uint16_t spare = 0;
};
FIELDS(kTradinFields, Tradin, FIELD(place), FIELD(spare, nothing()));

CardList traders_at(const Kernel& k, PlayerId player, LocationId place) {
  auto dudes = dudes_at(k, place);
  erase_if(dudes, [&](CardId dude) { return k.card(dude).controller != player; });
  return dudes;
}

/// Goods that a trade at this place could move: no spells, nothing traded today. RR-TRADE-007,
/// -010.
CardList tradable_at(const Kernel& k, PlayerId player, LocationId place) {
  CardList goods;
  for (const CardId dude : traders_at(k, player, place)) {
    for (const CardId card : attachments(k, dude)) {
      const bool stuck =
          k.card(card).has(kTradedToday) || forbidden(k, Act::trade, card, basic_play(player));
      if (k.def(card).type == CardType::goods && !stuck) goods.push_back(card);
    }
  }
  return goods;
}

/// Receivers are unbooted and may carry it; surplus counts only after the trade. RR-TRADE-004 to
/// -006, -009.
bool may_receive(const Kernel& k, CardId goods, CardId dude) {
  Cause to_dude = basic_play(k.card(dude).controller);
  to_dude.card = dude;
  return k.card(goods).host != dude && !k.card(dude).booted() && is_fit_for(k, goods, dude) && !forbidden(k, Act::trade, goods, to_dude);
}

/// An open trade numbers the dudes from 1 and notes on each of the goods the number of the dude who
/// gets it.
void number_traders(Kernel& k, PlayerId player, LocationId place) {
  std::uint8_t number = 0;
  for (const CardId dude : traders_at(k, player, place)) k.card(dude).pick = ++number;
  touch(k);
}

CardId numbered(const Kernel& k, std::uint8_t number) {
  for (const Card& card : k.s.all_cards()) {
    if (card.in_play() && card.pick == number && k.d.cards[card.def].type == CardType::dude)
      return card.id;
  }
  return {};
}

bool is_given(const Kernel& k, CardId goods) { return k.card(goods).pick != 0; }

CardList given_at(const Kernel& k, PlayerId player, LocationId place) {
  auto goods = tradable_at(k, player, place);
  erase_if(goods, [&](CardId card) { return !is_given(k, card); });
  return goods;
}

// --- where a surplus is refused, nobody has one after the trade: CL-TRADE-006

/// How many more goods like these the dude may carry, as far as the trade is agreed.
int room_after(const Kernel& k, const CardList& tradable, CardId dude, CardId goods) {
  int room = room_for(k, dude, goods);
  for (const CardId other : tradable) {
    if (!is_given(k, other) || !is_limited_like(k, goods, other)) continue;
    room += (k.card(other).host == dude) - (k.card(other).pick == k.card(dude).pick);
  }
  return room;
}

/// Whether the dude could get the goods: there is room, or he can pass on what he has of the kind, to one who can pass it on in turn or
/// to who gives the goods. `asked`: who is not asked again.
bool can_make_room(const Kernel& k, const CardList& traders, const CardList& tradable, CardId goods, CardId dude, CardList& asked) {
  if (room_after(k, tradable, dude, goods) > 0) return true;
  asked.push_back(dude);
  return std::any_of(tradable.begin(), tradable.end(), [&](CardId own) {
    if (k.card(own).host != dude || is_given(k, own) || !is_limited_like(k, goods, own)) return false;
    return std::any_of(traders.begin(), traders.end(), [&](CardId next) {
      if (asked.contains(next) || !may_receive(k, own, next)) return false;
      return next == k.card(goods).host || can_make_room(k, traders, tradable, goods, next, asked);
    });
  });
}

bool leaves_surplus(const Kernel& k, const CardList& tradable, const CardList& given) {
  if (!k.parameter(Parameter::surplus_refused)) return false;
  return std::any_of(given.begin(), given.end(), [&](CardId card) { return room_after(k, tradable, numbered(k, k.card(card).pick), card) < 0; });
}

/// Gifts that are still possible.
void list_gifts(const Kernel& k, PlayerId player, LocationId place, OptionList& o) {
  const auto traders = traders_at(k, player, place);
  const auto tradable = tradable_at(k, player, place);
  const bool limited = k.parameter(Parameter::surplus_refused);
  for (const CardId goods : tradable) {
    if (is_given(k, goods)) continue;
    for (const CardId dude : traders) {
      CardList asked;
      const bool fits = may_receive(k, goods, dude) && (!limited || can_make_room(k, traders, tradable, goods, dude, asked));
      if (fits) o.push_back(option(OptionKind::trade_give, goods, dude));
    }
  }
}

// --- the procedure
// ---------------------------------------------------------------------------------

/// An effect leaves the place open. RR-TRADE-001, -002.
Flow choose_place(Kernel& k, Frame& f) {
  LocationId& place = f.as<Tradin>().place;
  if (place) return Flow::next;
  if (const auto answer = k.answer()) {
    place = place_a(*answer);
    return Flow::next;
  }
  if (!can_trade(k, f.player)) return Flow::done;
  return k.ask(f.player, DecisionKind::trade);
}

Flow begin(Kernel& k, Frame& f) {
  number_traders(k, f.player, f.as<Tradin>().place);
  return Flow::next;
}

/// Which dude gets which goods; nothing moves before the trade is agreed.
Flow agree(Kernel& k, Frame& f) {
  const LocationId place = f.as<Tradin>().place;
  const auto answer = k.answer();
  if (!answer) return k.ask(f.player, DecisionKind::trade, place.raw);
  if (answer->kind == OptionKind::done) return Flow::next;
  Card& goods = k.card(card_a(*answer));
  goods.pick = answer->kind == OptionKind::trade_give ? k.card(card_b(*answer)).pick : 0;
  touch(k);
  return Flow::stay;
}

/// One after the other.
Flow hand_over(Kernel& k, Frame& f) {
  const LocationId place = f.as<Tradin>().place;
  const auto goods = given_at(k, f.player, place);
  if (goods.empty()) return Flow::next;
  const CardId card = goods.front();
  const CardId dude = numbered(k, k.card(card).pick);
  k.card(card).pick = 0;
  k.card(card).set(kTradedToday);
  touch(k);
  if (dude) transfer(k, card, dude, basic_play(f.player));
  return Flow::stay;
}

Flow forget_numbers(Kernel& k, Frame&) {
  for (Card& card : k.s.all_cards()) card.pick = 0;
  touch(k);
  return Flow::next;
}

constexpr Step kSteps[] = {
    {"choose_place", choose_place}, {"begin", begin},       {"agree", agree},
    {"hand_over", hand_over},       {"end", forget_numbers}};

}  // namespace

const Procedure k_tradin{"tradin", kSteps, kTradinFields, Procedure::kOfPlayer};

/// Two or more dudes at a location the player controls, owned or not. RR-TRADE-001, -002.
void list_trades(const Kernel& k, PlayerId player, OptionList& o) {
  Borrowed<Option> gifts(k.cache.spare_options);
  for (const LocationId place : locations(k)) {
    if (controller_of(k, place) != player) continue;
    gifts->clear();
    list_gifts(k, player, place, *gifts);
    if (!gifts->empty()) o.push_back(option(OptionKind::trade_start, place));
  }
}

bool can_trade(const Kernel& k, PlayerId player) {
  Borrowed<Option> places(k.cache.spare_options);
  list_trades(k, player, *places);
  return !places->empty();
}

void trade(Kernel& k, PlayerId player) { k.push(Proc::tradin, player, Tradin{}); }

Flow trade(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t&) {
  Tradin data;
  data.place = place_a(chosen);
  k.push(Proc::tradin, player, data);
  return Flow::next;
}

/// a: the place, 0 if it is what is chosen. Any number of goods, at least one. RR-TRADE-003.
void list_trade(const Kernel& k, const Pending& p, OptionList& o) {
  const LocationId place{static_cast<std::uint16_t>(p.a)};
  if (!place) return list_trades(k, p.player, o);
  const auto given = given_at(k, p.player, place);
  if (!given.empty() && !leaves_surplus(k, tradable_at(k, p.player, place), given)) o.push_back(option(OptionKind::done));
  list_gifts(k, p.player, place, o);
  for (const CardId goods : given) o.push_back(option(OptionKind::take_back, goods));
}

}  // namespace highnoon
