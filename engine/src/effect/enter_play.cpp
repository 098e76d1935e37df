// Entering play, being attached, changing hosts. Rules: Reloaded 1.3.1, "Shoppin'"; "Tradin'".

#include "effect/actions.hpp"
#include "effect/carrying.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "shootout/posse.hpp"
#include "state/zone.hpp"
#include "timing/changes.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

Flow entering(Kernel& k, Frame& f);
Flow enter(Kernel& k, Frame& f);
Flow attach(Kernel& k, Frame& f);
Flow finish(Kernel& k, Frame& f);

constexpr Step kSteps[] = {
    {"entering", entering}, {"enter", enter}, {"attach", attach}, {"finish", finish}};

struct EnterData {
  CardId card, host;
  LocationId place;
  CardId cause_card;
  std::uint16_t cause_timing = kRule;
  std::uint16_t cause_flags = 0;
  PlayerId cause_player;
  AbilityIx cause_ability = kNoAbility;
  std::uint8_t left_end = 0;
  std::uint8_t booted = 0;

  Cause cause() const {
    return {cause_player, cause_timing, cause_card, cause_ability, cause_flags};
  }
};
FIELDS(kEnterDataFields, EnterData, FIELD(card), FIELD(host), FIELD(place), FIELD(cause_card), FIELD(cause_timing, bits(kTimings)),
       FIELD(cause_flags), FIELD(cause_player), FIELD(cause_ability, ability_of(offsetof(S, cause_card))), FIELD(left_end, flag()),
       FIELD(booted, flag()));

/// Where the card will be.
LocationId destination(const Kernel& k, const EnterData& data, PlayerId controller) {
  if (data.host) return location_of(k, data.host);
  const CardType type = k.def(data.card).type;
  if (type == CardType::deed) return data.card;
  if (data.place || type != CardType::dude) return data.place;
  return home_of(k, controller);
}

Event entry(const Kernel& k, TriggerPoint type, const Frame& f) {
  const auto& data = f.as<EnterData>();
  Event event = make_event(type, data.card, data.cause());
  event.player = f.player;
  event.to = destination(k, data, f.player);
  event.other = data.host;
  event.detail = data.left_end;
  if (data.booted) event.flags |= kEventBooted;
  return event;
}

bool can_enter(const Kernel& k, const Event& event, CardId card) {
  if (k.card(card).in_play() || forbidden(k, Act::enter_play, card, cause_of(event), event.to)) return false;
  return !event.other || k.in_play(event.other);
}

Flow entering(Kernel& k, Frame& f) {
  raise(k, entry(k, TriggerPoint::card_entering_play, f));
  return Flow::next;
}

Flow enter(Kernel& k, Frame& f) {
  if (k.s.result == 0) return Flow::done;  // forbidden, or something else happens instead
  raise(k, entry(k, TriggerPoint::card_entered_play, f));
  return Flow::next;
}

Flow attach(Kernel& k, Frame& f) {
  const auto& data = f.as<EnterData>();
  const bool entered = k.s.result != 0 && k.exists(data.card);
  if (!entered || !data.host || k.card(data.card).host != data.host) return Flow::next;
  Event event = make_event(TriggerPoint::card_attached, data.card, data.cause());
  event.player = f.player;
  event.other = data.host;
  event.to = location_of(k, data.host);
  raise(k, event);
  return Flow::next;
}

Flow finish(Kernel& k, Frame& f) {
  const CardId card = f.as<EnterData>().card;
  k.s.result = k.in_play(card);
  return Flow::done;
}

/// Attached to a card, or planted at the town square.
void put_on(Kernel& k, Card& card, CardId host, LocationId place) {
  card.host = host ? host : place.card();
  card.host_location = !card.host && place.is_town_square() ? place : LocationId{};
  if (card.host) card.controller = k.card(card.host).controller;  // RR-CONTROL-011, -012
}

void put_into_place(Kernel& k, CardId id, const Event& event) {
  Card& card = k.card(id);
  switch (k.def(id).type) {
    case CardType::dude: card.location = event.to; break;
    case CardType::deed:
      if (!has_keyword(k, id, Keyword::out_of_town)) add_to_street(k, id, event.detail != 0);
      break;
    default: put_on(k, card, event.other, event.to); break;
  }
  card.set(kBooted, event.has(kEventBooted));
}

}  // namespace

const Procedure k_enter_play{"enter_play", kSteps, kEnterDataFields, Procedure::kOfPlayer};

void enter_play(Kernel& k, const EnterPlay& how, PlayerId controller, const Cause& cause) {
  EnterData data;
  data.card = how.card;
  data.host = how.host;
  data.place = how.place;
  data.left_end = how.left_end;
  data.booted = how.booted;
  data.cause_card = cause.card;
  data.cause_timing = cause.timing;
  data.cause_flags = cause.flags;
  if (k.card(how.card).zone == Zone::hand) data.cause_flags |= kEventFromHand;
  data.cause_player = cause.player;
  data.cause_ability = cause.ability;
  k.push(Proc::enter_play, controller, data);
}

void enter_elsewhere(Kernel& k, LocationId place) {
  const int index = k.find_frame(Proc::enter_play);
  if (index >= 0) k.s.frames[static_cast<std::size_t>(index)].as<EnterData>().place = place;
}

void change_card_entering_play(Kernel& k, Event& event) {
  change_each(k, event, [&](CardId card) { return can_enter(k, event, card); });
}

void change_card_entered_play(Kernel& k, Event& event) {
  change_each(k, event, [&](CardId card) {
    if (!can_enter(k, event, card)) return false;
    put(k, card, Zone::in_play, event.player);
    put_into_place(k, card, event);
    touch_board(k);
    settle_readiness(k, card);
    return true;
  });
}

/// It was put on its host when it entered play; this tells it.
void change_card_attached(Kernel& k, Event& event) {
  change_each_in_play(k, event, [&](CardId card) { return k.card(card).host == event.other; });
}

void transfer(Kernel& k, CardId card, CardId to, const Cause& cause) {
  const auto moving = those_in_play(k, one(card), [&](CardId c) {
    return k.in_play(to) && (k.card(c).host || k.card(c).host_location) && k.card(c).host != to &&
           c != to && !forbidden(k, Act::be_affected, c, cause);
  });
  raise_for(k, TriggerPoint::card_transferred, moving, cause, [&](Event& event) {
    event.player = k.card(to).controller;
    event.from = location_of(k, card);
    event.to = location_of(k, to);
    event.other = to;
  });
}

void become_condition(Kernel& k, CardId dude, CardId to, const Cause& cause) {
  raise_for(k, TriggerPoint::card_transferred, {dude}, cause, [&](Event& event) {
    event.player = k.card(to).controller;
    event.from = location_of(k, dude);
    event.to = location_of(k, to);
    event.other = to;
  });
}

void change_card_transferred(Kernel& k, Event& event) {
  if (!k.in_play(event.other)) return;
  change_each_in_play(k, event, [&](CardId card) {
    if (k.type_of(card) == CardType::dude) {
      remove_from_posse(k, card);
      k.card(card).location = {};
      k.card(card).bounty = 0;
    }
    put_on(k, k.card(card), event.other, {});
    touch_board(k);
    k.card(card).set(kUnready, false);
    settle_readiness(k, card);
    return true;
  });
}

}  // namespace highnoon
