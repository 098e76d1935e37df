#include "effect/play_card.hpp"

#include "ability/ability.hpp"
#include "day/inventing.hpp"
#include "day/shoppin.hpp"
#include "effect/modifier.hpp"
#include "shootout/shootout.hpp"
#include "state/rng.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

Cause cause_of(const PlayCard& p, PlayerId player) { return {player, p.timing, p.source, p.ability, 0}; }

/// An in-town deed goes to either end of the street.
Flow choose_end(Kernel& k, Frame& f) {
  auto& p = f.as<PlayCard>();
  if (auto a = k.answer()) {
    p.left_end = static_cast<std::uint8_t>(a->a);
    return Flow::next;
  }
  if (k.def(p.card).type != CardType::deed || has_keyword(k, p.card, Keyword::out_of_town)) return Flow::next;
  return k.ask(f.player, DecisionKind::shop_position, p.card.raw);
}

/// A dude may come with another, named now (never the host of anything).
Flow choose_company(Kernel& k, Frame& f) {
  auto& p = f.as<PlayCard>();
  const auto company = highnoon::choose_company(k, f.player, p.card, p.reduce, p.flags & kPlayFree, p.place);
  if (!company) return Flow::stay;
  if (!company->with) return Flow::next;
  p.host = company->with;
  p.place = company->place;
  return Flow::next;
}

/// What pays for Shootout abilities does not pay for cards that they bring. RC-CARD-033, -039.
Flow pay_cost(Kernel& k, Frame& f) {
  const auto& p = f.as<PlayCard>();
  if (p.flags & kPlayFree) return Flow::next;
  const int cost = cost_to_play(k, f.player, p.card, p.host, p.reduce);
  Cause cause = cause_of(p, f.player);
  cause.flags |= kEventCost;
  cause.timing = kRule;
  if (cost > 0) pay(k, f.player, cost, cause);
  return Flow::next;
}

Flow enter(Kernel& k, Frame& f) {
  const auto& p = f.as<PlayCard>();
  EnterPlay how;
  how.card = p.card;
  if (k.def(p.card).type != CardType::dude) how.host = p.host;
  how.place = p.place;
  how.left_end = p.left_end;
  how.booted = p.flags & kPlayBooted;
  enter_play(k, how, f.player, cause_of(p, f.player));
  return Flow::next;
}

Flow join(Kernel& k, Frame& f) {
  const auto& p = f.as<PlayCard>();
  const int side = side_of(k, f.player);
  if (p.flags & kPlayIntoPosse && side != 0 && k.in_play(p.card)) {
    join_posse(k, p.card, side, false, true, cause_of(p, f.player));
  }
  return Flow::next;
}

constexpr Step kSteps[] = {{"choose_end", choose_end}, {"choose_company", choose_company}, {"pay", pay_cost}, {"enter", enter}, {"join", join}};

// --- discarding from hand by choice ------------------------------------------------------------------------------------------------

Flow discard_chosen(Kernel& k, Frame& f) {
  auto& d = f.as<DiscardChoice>();
  if (auto a = k.answer()) {
    --d.amount;
    discard_from_hand(k, one(card_a(*a)), {f.player, d.timing, d.source});
    return Flow::stay;
  }
  if (d.amount == 0 || k.player(f.player).hand.empty()) return Flow::next;
  return k.ask(f.player, DecisionKind::discard_from_hand);
}
constexpr Step kDiscardSteps[] = {{"discard", discard_chosen}};

Flow shuffle_now(Kernel& k, Frame& f) {
  shuffle_deck(k, f.player);
  mark_moment(k, TriggerPoint::deck_shuffled, f.player);
  return Flow::next;
}
constexpr Step kShuffleSteps[] = {{"shuffle", shuffle_now}};

FIELDS(kPlayCardFields, PlayCard, FIELD(card), FIELD(host), FIELD(place), FIELD(reduce), FIELD(flags), FIELD(source),
       FIELD(timing, bits(kTimings)), FIELD(ability, ability_of(offsetof(S, source))), FIELD(left_end, flag()));

FIELDS(kDiscardChoiceFields, DiscardChoice, FIELD(amount), FIELD(source), FIELD(timing, bits(kTimings)));

}  // namespace

const Procedure k_play_card{"play_card", kSteps, kPlayCardFields, Procedure::kOfPlayer};
const Procedure k_discard_choice{"discard_choice", kDiscardSteps, kDiscardChoiceFields, Procedure::kOfPlayer};
const Procedure k_shuffle_after{"shuffle_after", kShuffleSteps, {}, Procedure::kOfPlayer};

void play_card(Kernel& k, PlayerId player, PlayCard how, const Cause& cause) {
  if (has_keyword(k, how.card, Keyword::gadget) && k.card(how.card).zone != Zone::aside) {
    return invent(k, player, {.card = how.card, .reduce = how.reduce, .free = (how.flags & kPlayFree) != 0}, cause);
  }
  how.source = cause.card;
  how.timing = cause.timing;
  how.ability = cause.ability;
  k.push(Proc::play_card, player, how);
}

void list_discard_from_hand(const Kernel& k, const Pending& p, OptionList& options) {
  for (const CardId card : k.player(p.player).hand) options.push_back(option(OptionKind::card, card));
}

}  // namespace highnoon
