#include "shootout/share_bounty.hpp"

#include <algorithm>
#include <bit>

#include "effect/actions.hpp"
#include "shootout/shootout.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

Flow share(Kernel& k, Frame& f);
Flow pay_out(Kernel& k, Frame& f);

constexpr Step kSteps[] = {{"share", share}, {"pay_out", pay_out}};

struct ShareData {
  CardId dude;
  std::uint16_t timing = kRule;
  std::uint16_t flags = 0;
  PlayerId cause_player;
  std::uint8_t sharers = 0;  ///< bit per player
  PlayerId chooser;
  std::uint8_t total = 0;
  std::uint8_t dealt = 0;
  std::uint8_t paid = 0;     ///< seats
  std::array<std::uint8_t, 6> shares{};
};
FIELDS(kShareDataFields, ShareData, FIELD(dude), FIELD(timing, bits(kTimings)), FIELD(flags), FIELD(cause_player),
       FIELD(sharers, is(Holds::players)), FIELD(chooser), FIELD(total), FIELD(dealt), FIELD(paid, up_to(kMaxPlayers)), FIELD(shares));

/// Evenly; else the shooter's controller hands it out, one ghost rock after another. WW-BOUNTY-004,
/// -005.
Flow share(Kernel& k, Frame& f) {
  auto& data = f.as<ShareData>();
  const int sharers = std::popcount(data.sharers);
  if (data.total % sharers == 0) {
    for (std::size_t i = 0; i < data.shares.size(); ++i)
      data.shares[i] = static_cast<std::uint8_t>(data.sharers >> i & 1 ? data.total / sharers : 0);
    return Flow::next;
  }
  if (const auto answer = k.answer()) {
    ++data.shares[static_cast<std::size_t>(answer->a)];
    ++data.dealt;
    return Flow::stay;
  }
  if (data.dealt == data.total) return Flow::next;
  return k.ask(data.chooser, DecisionKind::share_bounty, data.sharers, data.total - data.dealt);
}

Flow pay_out(Kernel& k, Frame& f) {
  auto& data = f.as<ShareData>();
  while (data.paid < data.shares.size() && data.shares[data.paid] == 0) ++data.paid;
  if (data.paid == data.shares.size()) return Flow::done;
  const PlayerId player{data.paid};
  Event collected = make_event(TriggerPoint::bounty_collected, data.dude,
                               {data.cause_player, data.timing, {}, kNoAbility, data.flags});
  collected.player = player;
  collected.amount = data.shares[data.paid++];
  raise(k, collected);
  return Flow::stay;
}

}  // namespace

const Procedure k_share_bounty{"share_bounty", kSteps, kShareDataFields};

void share_bounty(Kernel& k, CardId dude, int bounty, PlayerId head, const Cause& cause) {
  const int side = side_of(k, head);
  ShareData data;
  data.dude = dude;
  data.timing = cause.timing;
  data.flags = cause.flags;
  data.cause_player = cause.player;
  data.total = static_cast<std::uint8_t>(bounty);
  for (const CardId member : posse(k, side)) {
    const PlayerId player = k.card(member).controller;
    if (player != k.card(dude).owner && player != k.card(dude).controller)
      data.sharers = static_cast<std::uint8_t>(data.sharers | 1u << player.value);
  }
  if (data.sharers == 0) data.sharers = static_cast<std::uint8_t>(1u << head.value);
  const CardId shooter = k.player(head).shooter;
  data.chooser = k.exists(shooter) ? k.card(shooter).controller : head;
  k.push(Proc::share_bounty, data.chooser, data);
}

void list_share_bounty(const Kernel& k, const Pending& p, OptionList& o) {
  for (const PlayerId player : k.from({})) {
    if (p.a >> player.value & 1) o.push_back(option(OptionKind::player, player));
  }
}

}  // namespace highnoon
