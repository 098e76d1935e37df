#include "effect/ban_price.hpp"

#include <algorithm>
#include <utility>

#include "ability/ability.hpp"
#include "effect/standing.hpp"
#include "effect/subjects.hpp"
#include "effect/verb.hpp"
#include "timing/event.hpp"

namespace highnoon {
namespace {

/// What is paid for one ban. A card that is played for the event is in no hand any more by then, so it is the cause.
std::vector<VerbCall> calls_of(const Kernel& k, const StandingRow& row, const Event& event) {
  const ModeGuard guard(k.cache, row.reflexive);
  Context context = context_of(k, row, event.subjects[0]);
  context.event = &event;
  context.subject = 0;
  context.place = event.to;
  const bool is_played = k.exists(event.cause_card) && k.card(event.cause_card).zone == Zone::hand;
  std::vector<VerbCall> calls;
  for (const Effect& effect : k.d.effect_lists[row.trait->price]) {
    calls.push_back(make_call(k, -1, effect, context));
    calls.back().cause = {player_of(k, row), timing_of(k, row), is_played ? event.cause_card : row.card, row.ability};
    drop_immune(k, calls.back());
  }
  return calls;
}

/// What is paid together, while it is asked whether it could be.
class Prices {
 public:
  explicit Prices(const Kernel& k) : k_(k), within_(std::exchange(k.cache.looking_at_prices, true)) {}
  ~Prices() { k_.cache.looking_at_prices = within_; }
  Prices(const Prices&) = delete;
  Prices& operator=(const Prices&) = delete;

  void add(const BanList& bans, const Event& event) {
    for (std::size_t i = 0; !within_ && i < bans.size(); ++i) {
      for (const VerbCall& call : calls_of(k_, *bans[i], event)) {
        const bool added = std::any_of(sums_.begin(), sums_.end(), [&](VerbCall& sum) { return add_up(sum, call); });
        if (!added) sums_.push_back(call);
      }
    }
  }
  /// No price is paid by doing what has one.
  bool can_be_paid() const {
    return !within_ && std::all_of(sums_.begin(), sums_.end(), [&](const VerbCall& sum) { return can_do(k_, sum); });
  }

 private:
  const Kernel& k_;
  const bool within_;
  std::vector<VerbCall> sums_;
};

/// Bans are paid for in this order: a payment may change what stands where in the pool.
struct PriceData {
  std::uint8_t event = 0;
  AbilityIx ability = 0;  ///< of the ban that was paid for last
  CardId card;            ///< none: none was
};
FIELDS(kPriceDataFields, PriceData, FIELD(event, is(Holds::event)), FIELD(ability), FIELD(card));

std::pair<CardId, AbilityIx> order_of(const StandingRow& ban) { return {ban.card, ban.ability}; }

/// One ban after another, as long as the rest can be paid.
Flow pay(Kernel& k, Frame& f) {
  PriceData& data = f.as<PriceData>();
  Event& event = k.s.events[data.event];
  const CardId dude = event.subjects[0];
  if (!k.exists(dude)) return Flow::done;
  BanList bans = priced_bans(k, Act::move, dude, cause_of(event), event.to);
  std::erase_if(bans, [&](const StandingRow* ban) { return data.card && order_of(*ban) <= std::pair(data.card, data.ability); });
  if (bans.empty()) {
    event.flags |= kEventPaid;
    return Flow::done;
  }
  if (!can_pay(k, bans, event)) {
    event.gone = 1;
    return Flow::done;
  }
  const StandingRow& ban = **std::min_element(bans.begin(), bans.end(), [](const StandingRow* a, const StandingRow* b) { return order_of(*a) < order_of(*b); });
  data.card = ban.card;
  data.ability = ban.ability;
  Delayed price;
  price.card = ban.card;
  price.ability = ban.ability;
  price.player = player_of(k, ban);
  price.performer = performer_of(k, ban.card);
  price.effects = ban.trait->price;
  use_delayed(k, price, data.event, 0);
  return Flow::stay;
}

constexpr Step kSteps[] = {{"pay", pay}};

}  // namespace

const Procedure k_ban_price{"ban_price", kSteps, kPriceDataFields};

bool can_pay(const Kernel& k, const BanList& bans, const Event& event) {
  Prices prices(k);
  prices.add(bans, event);
  return prices.can_be_paid();
}

bool can_pay_besides(const Kernel& k, CardId dude, LocationId to, std::span<const CardId> others) {
  const auto bans_of = [&](CardId mover) { return priced_bans(k, Act::move, mover, {k.card(mover).controller}, to); };
  const BanList bans = bans_of(dude);
  if (others.empty() || bans.empty()) return true;
  Prices prices(k);
  prices.add(bans, as_event(dude, {k.card(dude).controller}, to));
  for (const CardId other : others) prices.add(bans_of(other), as_event(other, {k.card(other).controller}, to));
  return prices.can_be_paid();
}

void raise_at_price(Kernel& k, const Event& move) {
  PriceData data;
  data.event = static_cast<std::uint8_t>(raise_step_by_step(k, move));
  k.push(Proc::ban_price, move.player, data);
}

}  // namespace highnoon
