#include "effect/money.hpp"

#include <algorithm>

#include "effect/actions.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"

namespace highnoon {
namespace {

Flow from_cards(Kernel& k, Frame& f);
Flow from_stash(Kernel& k, Frame& f);

/// How much each card pays is chosen one card after another; the stash pays the rest.
constexpr Step kPaySteps[] = {{"from_cards", from_cards}, {"from_stash", from_stash}};

struct PayData {
  std::int16_t rest = 0;
  std::uint16_t timing = kRule;
  CardId cause_card;
  std::uint16_t flags = 0;
  PlayerId cause_player;
  AbilityIx ability = kNoAbility;
  std::uint8_t source = 0;  ///< index of the card that pays next
  std::uint8_t spare = 0;

  Cause cause() const { return {cause_player, timing, cause_card, ability, flags}; }
};
FIELDS(kPayDataFields, PayData, FIELD(rest), FIELD(timing, bits(kTimings)), FIELD(cause_card), FIELD(flags), FIELD(cause_player),
       FIELD(ability, ability_of(offsetof(S, cause_card))), FIELD(source), FIELD(spare, nothing()));

constexpr int kMost = 30'000;

std::int16_t cut(int amount) { return static_cast<std::int16_t>(std::clamp(amount, 0, kMost)); }

/// Cards whose ghost rock may pay for a play of this timing.
CardList sources(const Kernel& k, PlayerId player, std::uint16_t timing) {
  CardList cards;
  if (!(timing & kShootout) || pool_of(k).of(group_of(Permit::pay_shootout_abilities)).empty())
    return cards;
  for (const CardId card : cards_in_play(k)) {
    if (k.card(card).controller == player && permitted(k, Permit::pay_shootout_abilities, card))
      cards.push_back(card);
  }
  return cards;
}

int held_by(const Kernel& k, const CardList& cards, std::size_t from = 0) {
  int sum = 0;
  for (std::size_t i = from; i < cards.size(); ++i) sum += k.card(cards[i]).pool;
  return sum;
}

void raise_money(Kernel& k, TriggerPoint type, PlayerId player, int amount, const Cause& cause,
                 CardId from = {}) {
  k.s.result = 0;
  if (amount <= 0) return;
  Event event = make_event(type, cause);
  event.player = player;
  event.amount = cut(amount);
  event.other = from;
  raise(k, event);
}

Flow from_cards(Kernel& k, Frame& f) {
  auto& data = f.as<PayData>();
  const CardList cards = sources(k, f.player, data.timing);
  if (data.rest == 0 || data.source >= cards.size()) return Flow::next;
  const CardId card = cards[data.source];
  const int most = std::min<int>(k.card(card).pool, data.rest);
  const int others = k.player(f.player).ghost_rock + held_by(k, cards, data.source + 1u);
  const int least = std::clamp(data.rest - others, 0, most);
  int paid = most;
  if (auto a = k.answer()) {
    paid = a->a;
  } else if (least < most) {
    return k.ask(f.player, DecisionKind::pay_from, card.raw, least, most);
  }
  ++data.source;
  data.rest = static_cast<std::int16_t>(data.rest - paid);
  raise_money(k, TriggerPoint::ghost_rock_paid, f.player, paid, data.cause(), card);
  return Flow::stay;
}

Flow from_stash(Kernel& k, Frame& f) {
  const auto& data = f.as<PayData>();
  raise_money(k, TriggerPoint::ghost_rock_paid, f.player, data.rest, data.cause());
  return Flow::next;
}

/// Never more than there is.
int take_from_stash(Kernel& k, PlayerId player, int amount) {
  const int taken = std::min<int>(amount, k.player(player).ghost_rock);
  add_to_stash(k, player, -taken);
  return taken;
}

}  // namespace

const Procedure k_pay{"pay", kPaySteps, kPayDataFields, Procedure::kOfPlayer};

void add_to_stash(Kernel& k, PlayerId player, int amount) {
  Player& p = k.player(player);
  if (p.ghost_rock + amount > kMost) throw Overflow(HaltReason::stash_full);
  p.ghost_rock = cut(p.ghost_rock + amount);
  touch(k);
}

void give_back(Kernel& k, PlayerId player, int amount) {
  if (amount <= 0) return;
  add_to_stash(k, player, amount);
  Event told = make_event(TriggerPoint::ghost_rock_gained);
  told.player = player;
  told.amount = cut(amount);
  told.changed = 1;
  k.tell(told);
}

int available(const Kernel& k, PlayerId player, std::uint16_t timing) {
  return k.player(player).ghost_rock + held_by(k, sources(k, player, timing));
}

void gain(Kernel& k, PlayerId player, int amount, const Cause& cause) {
  raise_money(k, TriggerPoint::ghost_rock_gained, player, amount, cause);
}

void lose(Kernel& k, PlayerId player, int amount, const Cause& cause) {
  const int lost = std::min<int>(amount, k.player(player).ghost_rock);
  raise_money(k, TriggerPoint::ghost_rock_lost, player, lost, cause);
}

void pay(Kernel& k, PlayerId player, int amount, const Cause& cause) {
  if (held_by(k, sources(k, player, cause.timing)) == 0) {
    return raise_money(k, TriggerPoint::ghost_rock_paid, player, amount, cause);
  }
  PayData data;
  data.rest = cut(amount);
  data.timing = cause.timing;
  data.cause_card = cause.card;
  data.flags = cause.flags;
  data.cause_player = cause.player;
  data.ability = cause.ability;
  k.push(Proc::pay, player, data);
}

void list_pay_from(const Kernel&, const Pending& p, OptionList& options) {
  for (int amount = p.b; amount <= p.c; ++amount)
    options.push_back({OptionKind::number, amount, 0, 0});
}

void change_ghost_rock_gained(Kernel& k, Event& event) {
  add_to_stash(k, event.player, event.amount);
  event.changed = 1;
}

void change_ghost_rock_lost(Kernel& k, Event& event) {
  event.amount = cut(take_from_stash(k, event.player, event.amount));
  event.changed = event.amount > 0;
}

void change_ghost_rock_paid(Kernel& k, Event& event) {
  if (event.other) {
    Card& card = k.card(event.other);
    card.pool = static_cast<std::int8_t>(std::max(card.pool - event.amount, 0));
    touch(k);
  } else {
    event.amount = cut(take_from_stash(k, event.player, event.amount));
  }
  event.changed = event.amount > 0;
}

void change_ghost_rock_paid_to_player(Kernel& k, Event& event) {
  event.amount = cut(take_from_stash(k, event.player, event.amount));
  add_to_stash(k, event.other_player, event.amount);
  event.changed = event.amount > 0;
}

void change_ghost_rock_taken(Kernel& k, Event& event) {
  change_ghost_rock_paid_to_player(k, event);
}

}  // namespace highnoon
