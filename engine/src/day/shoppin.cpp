#include "day/shoppin.hpp"

#include <algorithm>

#include "ability/ability.hpp"
#include "day/inventing.hpp"
#include "day/noon_play.hpp"
#include "effect/actions.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "state/zone.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

struct Shoppin {
  CardId card, host;
  LocationId place;
  std::int16_t cost = 0;
  std::uint16_t timing = kNoonPlay;
  std::uint8_t left_end = 0;
  std::uint8_t spare = 0;
};
FIELDS(kShoppinFields, Shoppin, FIELD(card), FIELD(host), FIELD(place), FIELD(cost), FIELD(timing, bits(kTimings)), FIELD(left_end, flag()),
       FIELD(spare, nothing()));

// --- the procedure: pay, then the card enters play. RR-SHOP-002
// ------------------------------------

Flow choose_company(Kernel& k, Frame& f) {
  Shoppin& shopping = f.as<Shoppin>();
  const auto company = highnoon::choose_company(k, f.player, shopping.card, 0, false, shopping.place);
  if (!company) return Flow::stay;
  if (!company->with) return Flow::next;
  shopping.place = company->place;
  shopping.cost = static_cast<std::int16_t>(cost_to_play(k, f.player, shopping.card, company->with, 0));
  return Flow::next;
}

Flow pay_cost(Kernel& k, Frame& f) {
  const Shoppin& shopping = f.as<Shoppin>();
  if (shopping.cost > 0) {
    pay(k, f.player, shopping.cost, basic_play(f.player, shopping.timing, kEventCost));
  }
  return Flow::next;
}

Flow enter(Kernel& k, Frame& f) {
  const Shoppin& shopping = f.as<Shoppin>();
  EnterPlay how;
  how.card = shopping.card;
  how.host = shopping.host;
  how.place = shopping.place;
  how.left_end = shopping.left_end;
  enter_play(k, how, f.player, basic_play(f.player, shopping.timing));
  return Flow::next;
}

constexpr Step kSteps[] = {{"choose_company", choose_company}, {"pay", pay_cost}, {"enter", enter}};

// --- what may be bought
// ----------------------------------------------------------------------------

bool can_buy(const Kernel& k, PlayerId player, CardId card, CardId host = {}) {
  return can_afford(k, player, cost_to_play(k, player, card, host, 0), play_timing(k));
}

void list_deed(const Kernel& k, PlayerId player, CardId card, OptionList& o) {
  if (!can_buy(k, player, card)) return;
  if (has_keyword(k, card, Keyword::out_of_town)) {
    o.push_back(option(OptionKind::shop, card));  // RR-SHOP-005
    return;
  }
  for (const int end : {1, 0}) o.push_back(option(OptionKind::shop_deed, card, end));
}

void list_attachment(const Kernel& k, PlayerId player, CardId card, OptionList& o) {
  for (const CardId host : possible_hosts(k, player, card)) {
    if (is_open_for(k, player, card, host) && can_buy(k, player, card, host)) {
      o.push_back(option(OptionKind::shop_attach, card, host));
    }
  }
}

/// A location the player controls, with an unbooted Shaman of theirs. RR-TOTEM-002 to -005.
void list_totem(const Kernel& k, PlayerId player, CardId card, OptionList& o) {
  for (const LocationId place : locations(k)) {
    if (controller_of(k, place) != player || !can_attach(k, card, place.card())) continue;
    const auto dudes = dudes_at(k, place);
    const bool shaman = std::any_of(dudes.begin(), dudes.end(), [&](CardId dude) {
      return k.card(dude).controller == player && !k.card(dude).booted() &&
             has_keyword(k, dude, Keyword::shaman);
    });
    if (shaman && can_buy(k, player, card, place.card()))
      o.push_back(option(OptionKind::shop_plant, card, place));
  }
}

// --- other versions: Compendium 0.7, "Experienced Characters" (RC-EXPERIENCED)
// ------------------

/// Versions are of one type and name; which may follow which the ruleset says. CL-EXPERIENCED-009: not if the Unique one is in another gang.
bool can_replace(const Kernel& k, PlayerId player, CardId card, CardId with) {
  const CardDef& now = k.def(card);
  const CardDef& then = k.def(with);
  if (then.type != now.type || then.persona != now.persona || k.card(card).controller != player) return false;
  if (k.card(card).has(kReplacedToday) && k.parameter(Parameter::replacements_per_day)) return false;
  const bool same = then.title == now.title && then.experience == now.experience;
  if (same || std::abs(then.experience - now.experience) > k.parameter(Parameter::experience_step)) return false;
  if (!k.parameter(Parameter::unique_game_wide) || !is_unique(k, with)) return true;
  const auto in_play = cards_in_play(k);
  return std::none_of(in_play.begin(), in_play.end(), [&](CardId other) { return other != card && same_for_uniqueness(k, other, with); });
}

}  // namespace

const Procedure k_shoppin{"shoppin", kSteps, kShoppinFields, Procedure::kOfPlayer};

std::optional<Company> choose_company(Kernel& k, PlayerId player, CardId card, int reduce, bool free, LocationId usual) {
  if (auto a = k.answer()) return a->kind == OptionKind::pass ? Company{} : Company{card_a(*a), place_b(*a)};
  if (company_for(k, player, card).empty()) return Company{};
  const LocationId at = usual ? usual : home_of(k, player);
  k.ask(player, DecisionKind::enter_with, card.raw, free ? -1 : reduce, at.raw);
  return std::nullopt;
}

void list_enter_with(const Kernel& k, const Pending& p, OptionList& o) {
  const CardId card{static_cast<std::uint16_t>(p.a)};
  const LocationId usual{static_cast<std::uint16_t>(p.c)};
  const bool shopping = k.s.frames[p.frame].procedure == static_cast<std::uint8_t>(Proc::shoppin);
  const auto affordable = [&](CardId with) {
    return p.b < 0 || can_afford(k, p.player, cost_to_play(k, p.player, card, with, p.b), shopping ? play_timing(k) : std::uint16_t{kRule});
  };
  for (const CardId with : company_for(k, p.player, card)) {
    if (!affordable(with)) continue;
    if (k.def(with).type == CardType::dude) o.push_back(option(OptionKind::enter_with, with, usual));
    if (location_of(k, with) != usual) o.push_back(option(OptionKind::enter_with, with, location_of(k, with)));
  }
  if (affordable({})) o.push_back(option(OptionKind::pass));
}

/// Deeds as the card says. RR-SHOP-006 to -008, -015.
bool is_open_for(const Kernel& k, PlayerId player, CardId card, CardId host) {
  if (k.def(host).type != CardType::dude) return true;
  if (k.card(host).booted() && !permitted(k, Permit::attach_while_booted, host, card)) return false;
  return controller_of(k, k.card(host).location) == player ||
         permitted(k, Permit::attach_anywhere, host, card);
}

CardList possible_hosts(const Kernel& k, PlayerId player, CardId card) {
  CardList hosts;
  for (const CardId dude : dudes_of(k, player)) {
    if (can_attach(k, card, dude)) hosts.push_back(dude);
  }
  for (const LocationId place : locations(k)) {
    if (place.card() && can_attach(k, card, place.card())) hosts.push_back(place.card());
  }
  return hosts;
}

void list_shopping_for(const Kernel& k, PlayerId player, CardId card, OptionList& o) {
  const CardType type = k.def(card).type;
  const bool attached = type == CardType::goods || type == CardType::spell || type == CardType::improvement;
  const bool sold = type == CardType::dude || type == CardType::deed || attached;
  if (!sold || !can_enter_play(k, player, card)) return;  // RR-SHOP-001, RR-UNIQUE
  if (has_keyword(k, card, Keyword::gadget))
    return list_inventors(k, player, card, o);  // RR-GADGET-001
  if (type == CardType::dude && can_afford(k, player, least_cost_to_play(k, player, card, 0), play_timing(k)))
    o.push_back(option(OptionKind::shop, card));
  if (type == CardType::deed) list_deed(k, player, card, o);
  if (!attached) return;
  if (has_keyword(k, card, Keyword::totem)) return list_totem(k, player, card, o);
  list_attachment(k, player, card, o);
}

void list_shopping(const Kernel& k, PlayerId player, OptionList& o) {
  for (const CardId card : k.player(player).hand) {
    if (!has_keyword(k, card, Keyword::gadget)) list_shopping_for(k, player, card, o);
  }
}

void go_shopping(Kernel& k, PlayerId player, const Option& chosen, std::uint16_t timing) {
  if (chosen.kind == OptionKind::invent) {
    Invention invention;
    invention.card = card_a(chosen);
    invention.by = card_b(chosen);
    return invent(k, player, invention, basic_play(player, timing));
  }
  Shoppin shopping;
  shopping.card = card_a(chosen);
  if (chosen.kind == OptionKind::shop_attach) shopping.host = card_b(chosen);
  if (chosen.kind == OptionKind::shop_plant) {
    shopping.place = place_b(chosen);
    shopping.host = shopping.place.card();
  }
  shopping.left_end = chosen.kind == OptionKind::shop_deed && chosen.b == 1;
  shopping.cost =
      static_cast<std::int16_t>(cost_to_play(k, player, shopping.card, shopping.host, 0));
  shopping.timing = timing;
  k.push(Proc::shoppin, player, shopping);
}

Flow shop(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t&) {
  go_shopping(k, player, chosen, play_timing(k));
  return Flow::next;
}

void list_replacements(const Kernel& k, PlayerId player, OptionList& o) {
  const auto dudes = dudes_of(k, player);
  const auto list = [&](std::span<const CardId> in_play, CardId with) {
    for (const CardId card : in_play) {
      if (can_replace(k, player, card, with)) o.push_back(option(OptionKind::replace_dude, card, with));
    }
  };
  for (const CardId card : k.player(player).hand) {
    const CardType type = k.def(card).type;
    if (type == CardType::dude) {
      list({dudes.data(), dudes.size()}, card);
    } else if (type != CardType::action) {
      list(cards_in_play(k), card);
    }
  }
}

Flow replace_dude(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t&) {
  Event event = make_event(TriggerPoint::dude_replaced, card_a(chosen), basic_play(player));
  event.other = card_b(chosen);
  raise(k, event);
  return Flow::next;
}

/// The dude in play becomes the other version, so that everything on it and about it stays; the
/// card of the hand becomes the old version and is discarded. Nothing enters or leaves play.
/// RC-EXPERIENCED-004 to -006, -011 to -013. Another player's card goes to that player's pile, the
/// new one is its player's. RC-CARD-130.
void change_dude_replaced(Kernel& k, Event& event) {
  Card& dude = k.card(event.subjects[0]);
  if (!dude.in_play() || !k.exists(event.other)) return;
  Card& other = k.card(event.other);
  std::swap(dude.def, other.def);
  dude.used = dude.extra = dude.barred = 0;  // abilities of a card that has just come
  dude.limited_uses = 0;
  dude.set(kReplacedToday);
  put(k, event.other, Zone::aside);  // out of the hand while it is still the player's
  std::swap(dude.owner, other.owner);
  put(k, event.other, Zone::discard);
  forget_pool(k.cache);  // other traits and listeners than before
  event.changed = 1;
}

}  // namespace highnoon
