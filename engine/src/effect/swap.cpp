// Two dudes change places. One of them in a posse: the other joins it, and only then does the first leave, so that a posse of one is
// never empty between and the shootout goes on. RR-SHOOT-043.

#include "effect/actions.hpp"
#include "effect/subjects.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

Flow come(Kernel& k, Frame& f);
Flow join(Kernel& k, Frame& f);
Flow leave(Kernel& k, Frame& f);
Flow go(Kernel& k, Frame& f);

constexpr Step kSteps[] = {{"come", come}, {"join", join}, {"leave", leave}, {"go", go}};

struct SwapData {
  CardId comes;  ///< moves first; joins the posse, if one of the two is in one
  CardId goes;
  LocationId from, to;  ///< where `comes` and `goes` were
  CardId cause_card;
  std::uint16_t timing = kRule;
  std::uint16_t flags = 0;
  PlayerId player;
  AbilityIx ability = kNoAbility;
  std::uint8_t side = 0;  ///< the posse that `comes` joins; 0: nobody joins or leaves
  std::uint8_t spare = 0;

  Cause cause() const { return {player, timing, cause_card, ability, flags}; }
};
FIELDS(kSwapDataFields, SwapData, FIELD(comes), FIELD(goes), FIELD(from), FIELD(to), FIELD(cause_card), FIELD(timing, bits(kTimings)),
       FIELD(flags), FIELD(player), FIELD(ability, ability_of(offsetof(S, cause_card))), FIELD(side, up_to(2)), FIELD(spare, nothing()));

Flow come(Kernel& k, Frame& f) {
  const SwapData data = f.as<SwapData>();
  move(k, data.comes, data.to, data.cause());
  return Flow::next;
}

Flow join(Kernel& k, Frame& f) {
  const SwapData data = f.as<SwapData>();
  if (data.side != 0) join_posse(k, data.comes, data.side, false, false, data.cause());
  return Flow::next;
}

Flow leave(Kernel& k, Frame& f) {
  const SwapData data = f.as<SwapData>();
  if (data.side != 0) leave_posse(k, one(data.goes), data.cause());
  return Flow::next;
}

Flow go(Kernel& k, Frame& f) {
  const SwapData data = f.as<SwapData>();
  move(k, data.goes, data.from, data.cause());
  return Flow::done;
}

}  // namespace

const Procedure k_swap{"swap", kSteps, kSwapDataFields};

void swap(Kernel& k, CardId a, CardId b, const Cause& cause) {
  const int side_a = k.card(a).side, side_b = k.card(b).side;
  SwapData data;
  // Who is in a posse waits for the other.
  data.comes = side_a != 0 && side_b == 0 ? b : a;
  data.goes = data.comes == a ? b : a;
  data.from = location_of(k, data.comes);
  data.to = location_of(k, data.goes);
  if ((side_a == 0) != (side_b == 0)) data.side = static_cast<std::uint8_t>(side_a + side_b);
  data.cause_card = cause.card;
  data.timing = cause.timing;
  data.flags = cause.flags;
  data.player = cause.player;
  data.ability = cause.ability;
  k.push(Proc::swap, cause.player, data);
}

}  // namespace highnoon
